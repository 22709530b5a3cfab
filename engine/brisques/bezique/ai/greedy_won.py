"""Rules of thumb for games that meld from won cards.

What the trick brings now (brisques, deece, melds it completes for its winner), a little for cards
that may meld later, less what the played card was good for in the hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from brisques.bezique.meld_types import DECLARE_SEVEN, DONE, EXCHANGE, is_trump_seven
from brisques.bezique.melds import is_open
from brisques.bezique.observation import BeziqueObservation, unseen
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState
from brisques.cards import ACE, JACK, KING, QUEEN, TEN

EXCHANGE_FIRST = 600.0
"""Puts a free exchange before any meld: the card it brings may complete a better one."""

LATER = {ACE: 5.0, KING: 4.0, QUEEN: 3.5, JACK: 2.5}
"""What an unspent won card is worth towards melds still to come."""


def player(
    ruleset: BeziqueRuleset, seen: BeziqueObservation, view: BeziqueState
) -> Callable[[int], float]:
    """The worth of playing a card to this trick."""
    if seen.trick:
        return partial(_follow, ruleset, seen, view)
    return partial(_lead, ruleset, seen, view, unseen(ruleset, seen))


def declaration(
    ruleset: BeziqueRuleset, seen: BeziqueObservation, view: BeziqueState, action: int
) -> float:
    """The worth of an action after a trick won."""
    if action == DONE:
        return 0.0
    if action == DECLARE_SEVEN:
        return ruleset.rules.seven - 0.5
    if action == EXCHANGE:
        free = EXCHANGE_FIRST if ruleset.auto_seven else ruleset.rules.seven
        return free + LATER.get(seen.turnup & 7, 0.0)
    meld, _, _ = ruleset.meld_of(action)
    return float(view.context.points[meld.index])


def _follow(
    ruleset: BeziqueRuleset, seen: BeziqueObservation, view: BeziqueState, card: int
) -> float:
    order = ruleset.contexts[seen.trump].order
    trick = [*seen.trick, card]
    winner = (seen.leader + order.best(trick)) % seen.players
    gain = _trick_worth(ruleset, view, winner, trick)
    return (gain if winner == seen.seat else -gain) - _control(seen, card)


def _lead(
    ruleset: BeziqueRuleset,
    seen: BeziqueObservation,
    view: BeziqueState,
    rest: list[int],
    card: int,
) -> float:
    """Weigh keeping the trick against losing it by how likely an unseen card beats the lead."""
    order = ruleset.contexts[seen.trump].order
    other = (seen.seat + 1) % seen.players
    beaters = sum(order.beats[card][c] for c in (*rest, *seen.known[other]))
    share = beaters / max(1, len(rest) + len(seen.known[other]))
    beaten = 1.0 - (1.0 - share) ** seen.held[other]
    risk = _trick_worth(ruleset, view, other, [card])
    worth = _trick_worth(ruleset, view, seen.seat, [card])
    # A trick that brings the other side little is not worth a high card to win.
    wants = beaten * (0.35 + 0.65 * min(1.0, risk / 20.0))
    return (1.0 - wants) * (worth + 4.0) - wants * risk - _control(seen, card)


def _control(seen: BeziqueObservation, card: int) -> float:
    """What the card is worth in the hand for winning a later trick."""
    rank = card & 7
    if card >> 3 & 3 == seen.trump:
        return 6.0 + 1.5 * rank
    if rank == ACE:
        return 7.0
    return 3.0 if rank == TEN else 0.5 * rank


def _trick_worth(
    ruleset: BeziqueRuleset, view: BeziqueState, winner: int, trick: list[int]
) -> float:
    """Points the cards bring their winner: at once, by melds they complete, and perhaps later."""
    rules = ruleset.rules
    worth = 0.0
    for card in trick:
        rank = card & 7
        if rank >= TEN:
            worth += rules.brisque
        if is_trump_seven(card, view.trump):
            worth += rules.seven
        if view.context.types[card & 31]:
            worth += LATER.get(rank, 1.0)
    if view.strict and not rules.endgame_melds:
        return worth
    return worth + sum(sorted(_completed(view, winner, trick), reverse=True)[:2])


def _completed(view: BeziqueState, winner: int, trick: list[int]) -> list[float]:
    """For each card of the trick, the best meld it completes among the winner's open cards."""
    points = view.context.points
    faces = [card & 31 for card in trick]
    held = Counter(c & 31 for c in view.won[winner] if is_open(view, c)) + Counter(faces)
    best = []
    for f in faces:
        gain = 0.0
        for meld in view.context.scoring:
            if meld.mask >> f & 1 and all(held[g] >= n for g, n in meld.need):
                gain = max(gain, float(points[meld.index]))
        best.append(gain)
    return best
