"""The end of a deal: brisques that are counted now, and what a game of one deal is worth.

In Rubicon and the many-pack games one deal is a game. The winner gets a bonus, and the points of a
loser below the rubicon as well. In Rubicon brisques count only where they decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.bezique.meld_types import UNREACHABLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brisques.bezique.state_data import BeziqueStateData
    from brisques.events import Event
    from brisques.variants.bezique import BeziqueRules


DECISIVE = ("tie-or-rescue", "when-decisive")
"""Values of `brisque.time` under which brisques count only where they decide."""


def score_deal_end(state: BeziqueStateData, events: list[Event] | None) -> None:
    """Score all that is counted after the last trick; none of it ends the deal early.

    Source: `brisque.time`, `match.settlement`.
    """
    state.stop_at = UNREACHABLE
    ruleset = state.ruleset
    if _brisques_count(state):
        state.brisques_counted = True
        for seat in ruleset.turns[state.leader]:
            cards = tuple(state.brisques[seat])
            points = ruleset.rules.brisque * len(cards)
            state.score(seat, points, "bezique.brisque.points", cards, events)
    if ruleset.pays_bonus:
        _pay_bonus(state, events)


def totals_with_brisques(state: BeziqueStateData) -> list[int]:
    """Return the totals by side as they would be with all brisques counted."""
    totals = state.totals[:]
    for seat, cards in enumerate(state.brisques):
        totals[state.ruleset.side[seat]] += state.ruleset.rules.brisque * len(cards)
    return totals


def _brisques_count(state: BeziqueStateData) -> bool:
    """Return whether brisques are counted at the end of this deal (`brisque.time`)."""
    rules = state.ruleset.rules
    if rules.brisque_time == "at-once":
        return False
    if rules.brisque_time == "end-of-deal":
        return True
    return brisques_decide(rules, state.totals, totals_with_brisques(state))


def brisques_decide(rules: BeziqueRules, before: Sequence[int], after: Sequence[int]) -> bool:
    """Return whether brisques are counted where they decide, by the totals without and with them.

    They break a tie, save the loser from the rubicon, or, under `when-decisive`, change the winner.
    """
    lowest = before.index(min(before))
    tied = before.count(max(before)) > 1
    rescued = before[lowest] < rules.rubicon <= after[lowest]
    turned = _leaders(before) != _leaders(after)
    return tied or rescued or (rules.brisque_time == "when-decisive" and turned)


def _leaders(totals: Sequence[int]) -> list[int]:
    """Return the sides with the most points."""
    return [side for side, points in enumerate(totals) if points == max(totals)]


def uncounted_brisques(state: BeziqueStateData) -> int:
    """Return how many brisques are in no total."""
    return 0 if state.brisques_counted else sum(map(len, state.brisques))


def _pay_bonus(state: BeziqueStateData, events: list[Event] | None) -> None:
    """Score the bonus of the game, and a rubicon's points, for the winner."""
    totals = state.totals[:]
    top = max(totals)
    if totals.count(top) > 1:
        return
    winner = totals.index(top)
    lost = [points for side, points in enumerate(totals) if side != winner]
    for points, rule in bonuses(state.ruleset.rules, lost, uncounted_brisques(state)):
        state.score(winner, points, f"bezique.match.{rule}", (), events)


def bonuses(rules: BeziqueRules, lost: list[int], brisques: int) -> list[tuple[int, str]]:
    """Return what the winner of a game of one deal gets for it, each with its rule.

    `lost` are the totals of the other sides, `brisques` those that have not been counted.

    Source: S2.
    """
    if min(lost) >= rules.rubicon:
        return [(rules.bonus, "bonus")]
    spoils = rules.brisque * brisques if rules.rubicon_brisques else 0
    return [
        (rules.rubicon_bonus, "rubicon-bonus"),
        (sum(lost), "rubicon"),
        (spoils, "rubicon-brisques"),
    ]


def portland_stake(rules: BeziqueRules, totals: tuple[int, ...], brisques: int) -> int:
    """Return what the loser pays by the Portland Club's laws, in points.

    Totals are rounded down to hundreds; a difference below 100 counts 100. A loser below the
    rubicon pays its own points too, at least 100, the bonus, and all brisques in hundreds.
    `brisques` are those that have not been counted.

    Source: X-HO laws 56 to 61.
    """
    high, low = (points // 100 * 100 for points in sorted(totals, reverse=True)[:2])
    if min(totals) >= rules.rubicon:
        return max(100, high - low) + rules.bonus
    spoils = rules.brisque * brisques // 100 * 100 if rules.rubicon_brisques else 0
    return high + max(100, low) + rules.rubicon_bonus + spoils
