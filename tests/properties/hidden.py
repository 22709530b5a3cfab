"""The cards that a seat cannot see, and the same deal with just these dealt again.

Both work on the fields of the position, which hold the true state, and do not use `determinize`, so
that each can be checked against the other.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

from brisques.game import Game, State
from tests.properties.play import knob

CODE = re.compile("...")
OLD_MAN = "OA1"

Fields = Mapping[str, str]


def hidden_cards(game: Game, state: State, seat: int) -> list[int]:
    """Return the cards whose place the seat does not know."""
    fields = game.dump_position(state)
    parse = game.pattern.parse_cards
    hands = [parse(hand) for hand in fields["hands"].split(",")]
    others = [card for other, hand in enumerate(hands) if other != seat for card in hand]
    return sorted({*others, *parse(pile(fields))} - _shown_to_all(game, fields))


def reshuffled(game: Game, state: State, seat: int, rng: Random, *fixed: int) -> State:
    """Return the state with all that the seat cannot see dealt again, except the `fixed` cards."""
    fields = game.dump_position(state)
    hidden = [card for card in hidden_cards(game, state, seat) if card not in fixed]
    names = [game.pattern.format_card(card) for card in hidden]
    while True:
        swapped = names[:]
        rng.shuffle(swapped)
        other = _renamed(fields, seat, dict(zip(names, swapped, strict=True)))
        other.update(_another_packet(game, state, seat, rng))
        if is_secret(fields):
            holder = _holder(other)
            if holder == other["oldman"] and not may_be_alone(game):
                continue
            other["party"] = "".join(sorted({holder, other["oldman"]}))
        return game.load_position(other)


def is_secret(fields: Fields) -> bool:
    """Return whether a card makes partners and has not been played yet."""
    return "called" in fields and fields.get("shown") != "1"


def may_be_alone(game: Game) -> bool:
    """Return whether the Old Man may be his own partner."""
    if knob(game, "party.method") == "top-overs":
        return bool(knob(game, "party.both-overs") == "alone")
    return bool(knob(game, "party.own-card") == "alone")


def _holder(fields: Fields) -> str:
    """Return the seat that holds the called card, as its digit."""
    hands = fields["hands"].split(",")
    return next(str(seat) for seat, hand in enumerate(hands) if fields["called"] in hand)


def pile(fields: Fields) -> str:
    """Return the cards of no hand yet: a stock, or a pack that is to be cut."""
    return fields.get("stock", "") + fields.get("order", "")


def _shown_to_all(game: Game, fields: Fields) -> set[int]:
    """Return cards in hands that have lain open; where the Old Man calls, also his card."""
    parse = game.pattern.parse_cards
    if game.variant.family == "bezique":
        return set(parse(fields.get("shown", "")))
    shown = set(parse(fields.get("exposed", "")))
    rules_on = fields.get("status", "-.-.-.-.-.-").split(".")[4] != "-"
    if "oldman" in fields and not rules_on:
        shown.update(parse(OLD_MAN))
    return shown


def _renamed(fields: Fields, seat: int, names: Mapping[str, str]) -> dict[str, str]:
    """Return the fields with cards in other hands and in the pile replaced by others."""

    def change(cards: str) -> str:
        return CODE.sub(lambda found: names.get(found[0], found[0]), cards)

    hands = fields["hands"].split(",")
    new = {**fields, "hands": ",".join(h if s == seat else change(h) for s, h in enumerate(hands))}
    for key in ("stock", "order"):
        if key in fields:
            new[key] = change(fields[key])
    return new


def _another_packet(game: Game, state: State, seat: int, rng: Random) -> dict[str, Any]:
    """Return other errors of hand and eye, and a packet that looks the same to the guesser."""
    asked = game.view(game.observe(state, seat))["packet"]
    if asked is None:
        return {}
    hand, eye = rng.randint(-3, 3), rng.randint(-2, 2)
    if "lifted" not in game.dump_position(state):
        return {"slips": f"{hand}.{eye}"}
    size = rng.randint(asked["least"], asked["most"])
    if asked["looks"]:
        size = max(asked["least"], min(asked["most"], asked["looks"] - eye))
    return {"slips": f"{hand}.{eye}", "lifted": f"{size}.{asked['looks'] or size + eye}"}
