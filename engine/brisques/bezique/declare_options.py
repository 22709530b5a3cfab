"""Describes what a seat may declare: points, combinations, and the melds that become impossible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from brisques.bezique.deece import exchange_points, seven_at_hand
from brisques.bezique.meld_losses import MeldLosses
from brisques.bezique.meld_types import DECLARE, DECLARE_SEVEN, DONE, EXCHANGE, LAY, MELD, PASS
from brisques.errors import Refusal

if TYPE_CHECKING:
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.state import BeziqueState

MOST_SETS = 200
"""Limit of the combinations of declarations that are listed for one trick."""
MOST_TRIED = 2_000
"""Limit of the declarations that are looked at in order to find them: about 50 ms in CPython."""

OptionKey = tuple[str, tuple[int, ...]]
"""Two declarations with an equal rule and equal faces are one option: only the copies differ."""
Kind = tuple[int, tuple[int, ...], tuple[int, ...], bool]
"""Copies of an equal kind are alike."""


class _Declared(NamedTuple):
    """Declarations of one trick, as actions and as numbers of options, with their points.

    `state` is the one before the last of them.
    """

    state: BeziqueState
    actions: tuple[int, ...]
    options: tuple[int, ...]
    points: int


def describe_options(
    ruleset: BeziqueRuleset, state: BeziqueState, legal: Sequence[int]
) -> dict[str, Any]:
    """Return what the seat to move may declare: the field `declare` of the view.

    `options` are single declarations, `sets` the combinations of them that fit into one trick.
    """
    pattern = ruleset.pattern
    limit = ruleset.rules.meld_limit or None
    groups: dict[OptionKey, int] = {}
    options: list[dict[str, Any]] = []
    losses = MeldLosses(state)
    ordered = _thriftiest_first(losses, legal)
    for action in ordered:
        if _option_key(state, action) in groups:
            continue
        groups[_option_key(state, action)] = len(options)
        options.append({"id": len(options), **describe_declaration(losses, action)})
    exchange = None
    if EXCHANGE in legal:
        seven = seven_at_hand(state)
        exchange = {
            "action": ruleset.action_code(EXCHANGE),
            "gives": pattern.format_card(seven),
            "takes": pattern.format_card(state.turnup),
            "points": exchange_points(state),
        }
    return {
        "limit": limit,
        "left": max(limit - state.slots, 0) if limit else None,
        "fresh": [pattern.format_card(card) for card in state.fresh],
        "options": options,
        "sets": _sets(state, ordered, groups),
        "exchange": exchange,
        "pass": ruleset.action_code(PASS) if PASS in legal else None,
        "lays": [_describe_lay(state, action) for action in legal if action >= LAY],
        "done": ruleset.action_code(DONE),
    }


def _scores(action: int) -> bool:
    """Return whether the action declares something, rather than exchange, lay, pass or stop."""
    return action == DECLARE_SEVEN or MELD <= action < LAY


def _thriftiest_first(losses: MeldLosses, actions: Sequence[int]) -> list[int]:
    """Return the declarations among the actions; of each option the one that costs least first.

    Of those that differ only by copies that are alike the first is kept.
    """
    state = losses.state
    kinds: list[Kind | None] = [None] * len(state.used)
    kept: dict[tuple[OptionKey, tuple[Kind, ...]], int] = {}
    for action in filter(_scores, actions):
        copies = []
        for card in _cards(state, action):
            kind = kinds[card] = kinds[card] or _kind(state, card)
            copies.append(kind)
        kept.setdefault((_option_key(state, action), tuple(copies)), action)
    return sorted(kept.values(), key=lambda action: _thrift_key(losses, action))


def _kind(state: BeziqueState, card: int) -> Kind:
    """Return what tells a card from the other copies of its face.

    That is what it has counted in, who holds it, and whether the trick just won brought it.
    """
    melds = [number for number, meld in enumerate(state.melds) if card in meld[2]]
    holders = [seat for seat, hand in enumerate(state.hands) if card in hand]
    return state.used[card], tuple(melds), tuple(holders), card in state.fresh


def describe_declaration(losses: MeldLosses, action: int) -> dict[str, Any]:
    """Return a declaration as plain data, with the melds that it would make impossible."""
    costs = _describe_lost_melds(losses, action)
    return {**describe_without_costs(losses.state, action), "costs": costs}


def describe_without_costs(state: BeziqueState, action: int) -> dict[str, Any]:
    """Return a declaration as plain data: its code, rule, cards and points."""
    return {
        "action": state.ruleset.action_code(action),
        "rule": _rule_id(state, action),
        "cards": state.ruleset.pattern.format_cards(_cards(state, action), " ").split(),
        "points": _points(state, action),
    }


def _describe_lay(state: BeziqueState, action: int) -> dict[str, Any]:
    shown = describe_without_costs(state, action - LAY)
    return {**shown, "action": state.ruleset.action_code(action), "costs": []}


def _rule_id(state: BeziqueState, action: int) -> str:
    if action == DECLARE_SEVEN:
        return "bezique.seven.points"
    return state.context.rule_ids[state.ruleset.meld_of(action)[0].index]


def _option_key(state: BeziqueState, action: int) -> OptionKey:
    if action == DECLARE_SEVEN:
        return (_rule_id(state, action), ())
    return (_rule_id(state, action), state.ruleset.meld_of(action)[0].faces)


def _thrift_key(losses: MeldLosses, action: int) -> tuple[int, int]:
    """Sort key for declarations of one option: least points lost first, then most reused cards.

    The copies of a hand differ by what they have counted in; won cards are all alike.
    """
    state = losses.state
    if action == DECLARE_SEVEN or not state.ruleset.from_hand:
        return 0, 0
    lost = sum(state.context.points[choice.meld.index] for choice in losses.find(action))
    counted = sum(state.used[card].bit_count() for card in state.ruleset.meld_of(action)[1])
    return lost, -counted


def _cards(state: BeziqueState, action: int) -> tuple[int, ...]:
    if action == DECLARE_SEVEN:
        return (seven_at_hand(state),)
    return tuple(reversed(state.ruleset.meld_of(action)[1]))


def _points(state: BeziqueState, action: int) -> int:
    if action == DECLARE_SEVEN:
        return state.ruleset.rules.seven
    return state.context.points[state.ruleset.meld_of(action)[0].index]


def _describe_lost_melds(losses: MeldLosses, action: int) -> list[dict[str, Any]]:
    if action == DECLARE_SEVEN:
        return []
    state = losses.state
    return [
        {
            "rule": state.context.rule_ids[choice.meld.index],
            "points": state.context.points[choice.meld.index],
            "cards": state.ruleset.pattern.format_cards(reversed(choice.cards), " ").split(),
        }
        for choice in losses.find(action)
    ]


def _sets(
    state: BeziqueState, ordered: Sequence[int], groups: dict[OptionKey, int]
) -> list[dict[str, Any]]:
    """Return every set of options that fit into this trick together, most points first.

    `ordered` are the declarations of the state, the thriftiest first. Small sets are found first.
    """
    sets: dict[tuple[int, ...], dict[str, Any]] = {}
    found: list[_Declared] = []

    def add(before: _Declared, now: BeziqueState, actions: Sequence[int]) -> None:
        for action in actions:
            number = groups[_option_key(now, action)]
            points = before.points + _points(now, action)
            grown = _Declared(now, (*before.actions, action), (*before.options, number), points)
            found.append(grown)
            if len(sets) < MOST_SETS:
                sets.setdefault(grown.options, _describe_set(grown))

    add(_Declared(state, (), (), 0), state, ordered)
    tried = 0
    for last in found:  # `add` makes it longer
        if tried >= MOST_TRIED or len(sets) >= MOST_SETS:
            break
        after = last.state.clone()
        after.apply(last.actions[-1])
        if after.phase == DECLARE and after.number == state.number:
            tried += len(after.options)
            # Options are taken in rising order; every choice of copies is followed, since which
            # copy is spent decides what else can be declared.
            more = [
                action
                for action in filter(_scores, after.options)
                if groups.get(_option_key(after, action), -1) > last.options[-1]
            ]
            add(last, after, _thriftiest_first(MeldLosses(after), more))
    return sorted(sets.values(), key=lambda entry: (-entry["points"], entry["options"]))


def _describe_set(declared: _Declared) -> dict[str, Any]:
    code = declared.state.ruleset.action_code
    return {
        "options": list(declared.options),
        "actions": [code(action) for action in declared.actions],
        "points": declared.points,
    }


def check_declaration(
    state: BeziqueState, seat: int, cards: Sequence[int]
) -> tuple[dict[str, Any] | None, Refusal | None]:
    """Return the declaration that exactly these cards make, or why the seat may not make it."""
    ruleset = state.ruleset
    chosen = tuple(sorted(cards, key=lambda card: (card & 31, card)))
    faces = tuple(card & 31 for card in chosen)
    melds = [meld for meld in ruleset.melds if meld.faces == faces]
    melds.sort(key=lambda meld: -state.context.points[meld.index])
    refusals = []
    for meld in melds if len(set(cards)) == len(cards) else ():
        action = ruleset.meld_action(meld, chosen)
        refusal = state.why_not(action, seat)
        if refusal is None:
            return describe_declaration(MeldLosses(state), action), None
        refusals.append(refusal)
    if refusals:
        return None, refusals[0]
    return None, Refusal("meld/not-a-meld", "bezique.meld.source", {"cards": tuple(cards)})
