"""Give the reasons about a deece: that it scores, or is exchanged now or after the trick."""

from __future__ import annotations

from brisques.bezique.deece import exchange_points, seven_actions, seven_at_hand
from brisques.bezique.meld_types import EXCHANGE, SEVEN_SCORED, is_trump_seven
from brisques.bezique.state import BeziqueState
from brisques.cards import is_brisque
from brisques.players.contract import Reason

SEVEN_POINTS, BRISQUE_POINTS = "bezique.seven.points", "bezique.brisque.points"
"""Ids of the rules by which a deece and a brisque score."""


def seven_reasons(
    world: BeziqueState, action: int, brisque_points: int
) -> list[tuple[float, Reason]]:
    """Return the weighted reasons for declaring a deece, or for exchanging it.

    `brisque_points` are what a brisque counts in the end.
    """
    codes = world.ruleset.pattern.format_card
    seven, takes = codes(seven_at_hand(world)), world.turnup
    points = _declared_points(world, action)
    weighted: list[tuple[float, Reason]] = []
    if points:
        weighted.append((points, Reason("reason-seven", {"card": seven, "points": points})))
    if action == EXCHANGE:
        weighted.append(
            (1000.0, Reason("reason-exchange", {"gives": seven, "takes": codes(takes)}))
        )
        if brisque_points and _takes_brisque(world, action):
            won = {"cards": [codes(takes)], "points": brisque_points}
            weighted.append((brisque_points, Reason("reason-wins", won)))
    return weighted


def seven_gains(world: BeziqueState, action: int) -> list[tuple[int, str]]:
    """Return the points that declaring or exchanging a deece scores now, with their rules."""
    gains = [(_declared_points(world, action), SEVEN_POINTS)]
    if _takes_brisque(world, action):
        gains.append((world.ruleset.brisque_now, BRISQUE_POINTS))
    return [gain for gain in gains if gain[0]]


def _declared_points(world: BeziqueState, action: int) -> int:
    """Return the points of the deece itself, declared or exchanged."""
    points: int = exchange_points(world) if action == EXCHANGE else world.ruleset.rules.seven
    return points


def _takes_brisque(world: BeziqueState, action: int) -> bool:
    """Return whether an exchange takes a turn-up that counts as a brisque won."""
    counts = bool(world.ruleset.rules.exchanged_brisque)
    return action == EXCHANGE and counts and is_brisque(world.turnup)


def scoring_seven(world: BeziqueState, trick: list[int], chance: float) -> int | None:
    """Return the deece that scores for the seat to move by this trick, if it certainly does."""
    ruleset = world.ruleset
    shows = ruleset.shows_sevens
    if not ruleset.rules.seven or not (shows or (ruleset.auto_seven and chance == 1.0)):
        return None
    if not world.deece_counts:
        return None
    for card in trick[-1:] if shows else trick:
        if is_trump_seven(card, world.trump) and not world.used[card] & SEVEN_SCORED:
            return card
    return None


def won_exchange(world: BeziqueState, card: int) -> list[Reason]:
    """Return the exchange of a deece that the seat may make once this card has won the trick."""
    after = world.clone()
    after.apply(card)
    if after.to_move != world.to_move or EXCHANGE not in after.legal():
        return []
    codes = world.ruleset.pattern.format_card
    params = {"gives": codes(seven_at_hand(after)), "takes": codes(after.turnup)}
    return [Reason("reason-lets-exchange", params)]


def lets_use_seven(world: BeziqueState) -> bool:
    """Return whether the seat may declare or exchange a deece only if it wins the trick."""
    actions = seven_actions(world)
    return EXCHANGE in actions or (bool(actions) and not world.ruleset.shows_sevens)
