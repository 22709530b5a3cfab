"""Groups of games that share tuned weights, and how far search trusts policy and playouts there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from brisques.players.contract import HintTrust

if TYPE_CHECKING:
    from brisques.bezique.ruleset import BeziqueRuleset


class Trust(NamedTuple):
    """How far the policy and its playouts are trusted.

    `doubt` is the standard deviation of the policy's error, `noise` that of the gain of one action
    over another in one world, both in points. `horizon` is the length of a playout in actions:
    beyond it, luck outweighs skill. `value_doubt` is the standard deviation of what stopping there
    adds to a gain by error, in points. With fewer cards than `late_stock` in the stock, no playout
    is stopped.
    """

    doubt: float
    noise: float
    horizon: int
    value_doubt: float
    late_stock: int = 0


TRUST = {
    "fildinski": Trust(60.0, 60.0, 4, 20.0, 14),
    "fildinski-penguin": Trust(60.0, 60.0, 4, 20.0, 14),
    "open-bezique": Trust(60.0, 60.0, 4, 20.0, 14),
    "foster-polish": Trust(30.0, 120.0, 20, 10.0),
    "bezique": Trust(30.0, 80.0, 20, 10.0),
    "three-hand": Trust(60.0, 60.0, 20, 10.0),
    "four-hand": Trust(30.0, 60.0, 24, 15.0),
    "rubicon": Trust(60.0, 120.0, 20, 120.0),
    "six-pack": Trust(30.0, 190.0, 12, 400.0),
}
"""By group; noise and doubt were measured by tests/bench/doubts.py, or chosen so that search gains
in tests/bench/gains.py and in the arena.

Late in Fildinski the policy errs by more: with a doubt of 60 instead of 30, 80 playouts lost 9.7
points a decision instead of 14.0 below 13 cards in the stock, and no more before. There the learned
value errs by 24 points and more, since a few tricks decide who melds what both sides have saved;
before, by 13 to 19. With a late stock of 14 cards instead of 8, a search of `expert`'s time gained
1.4 ± 1.7 points a decision from 8 to 22 cards (250 decisions, fresh worlds), and one of a quarter
of it 0.0 ± 1.8.

With more than two players a table's time allows few playouts, so shorter ones are better. In equal
time, 24 actions instead of 72 gained 0.7 ± 0.3 points a decision more with four hands (413
decisions, 57 playouts for 29), and 20 instead of 40, with a doubt of 60 instead of 30, gained
0.9 ± 0.4 more with three (414 decisions, half of which had helped to choose this; 89 playouts for
54). Against `strong`, expert then gained 27.5 points a deal (17.5 to 37.8) with three hands.

In Rubicon, where the value expects the settlement, a horizon of 20 is as good as one of 40 and
takes half the time (gains of 25.3 and 24.9 points a decision over 150 decisions). With a doubt of
60 instead of 30 there, 64 playouts gained 4.2 ± 1.2 points a decision over the policy instead of
1.7 ± 0.8 (1,178 decisions; 2.6 ± 0.9 more). In six packs it made no difference (0.0 ± 3.6 over
390).

What a horizon adds by error was measured by tests/bench/horizons.py: 13 to 24 points in Fildinski,
5 at most in Bézique and Foster's game, 14 at most with three hands and 16 with four. At the losses
that the coach finds, gains at the horizon differ from those in the end by 121 points in Rubicon
(145 losses), and by 264 with six packs (91); with 260 there, only 82 % of 61 intervals held, with
400 it was 92.5 % of 40.
"""
HINT_TRUST = {"six-pack": HintTrust(horizon=30, value_doubt=40.0, opinion_worlds=64)}
"""By group, where hints do not compare actions in playouts to the end of the deal alone.

With six packs these are mostly luck: the best of the policy's five best actions by 24 playouts of
each lost 34 ± 36 points a decision against the policy's choice, in 16 decisions and other worlds.
After 30 actions the standard deviation of a gain is 467 points instead of 1,112, and a playout
takes a fifth of the time. The best by 24 such playouts and the policy's opinion gained 4 ± 12; the
worst choice lost 72 points with a doubt of 50 for the opinion, 119 without it.

A fixed doubt outweighs the playouts where gains differ by thousands from world to world: a hint led
an eight where an ace wins the trick for the marriage that makes trumps, and lost 1,688 ± 1,360. So
the opinion counts as some worlds do, in most decisions with a doubt of 58.

In Rubicon (23 decisions) the best by 24 playouts to the end gained 52 ± 27, by 24 of 50 actions
36 ± 29, and with the opinion neither gained more.
"""
SOLVED_GROUPS = ("fildinski", "fildinski-penguin", "open-bezique", "foster-polish", "bezique")
SOLVED_STOCK = 2
"""Cards in the stock from which on search solves the end of each playout, in these groups.

With 2 cards left and 240 playouts, or as many solved ends as take as long, search gained 40 points
a decision over the policy instead of 29 in Fildinski (32 decisions, three times each), and 78
instead of 65 in open bézique (33). With 4 cards left, solving no longer paid.
"""
ONE_DEAL = ("rubicon", "six-pack")
"""Groups in which one deal is a game, and the winner gets a bonus."""


def group(ruleset: BeziqueRuleset) -> str:
    """Return the group of games that share tuned weights, named after the best known of them."""
    rules = ruleset.rules
    if ruleset.from_won:
        return _won_group(ruleset)
    if rules.players > 2:
        return "three-hand" if rules.players == 3 else "four-hand"
    if rules.copies > 2:
        return "rubicon" if rules.copies <= 4 else "six-pack"
    return "bezique"


def _won_group(ruleset: BeziqueRuleset) -> str:
    """Return the group of a game whose melds are made from won cards.

    Two rules change what cards are worth: whether melds go on in the endgame, and whether a card
    may count in several. With the weights of Fildinski, the value explained nothing in Penguin's
    game (R² -0.65), and its policy lost 109 ± 10 points a deal to one that was tuned a little.
    """
    if ruleset.from_hand:
        return "foster-polish"
    if not ruleset.rules.endgame_melds:
        return "fildinski-penguin"
    return "open-bezique" if ruleset.rules.reuse == "compound" else "fildinski"
