"""Pairs of knob values that cannot be played together, as one table.

A combination is refused only if it cannot be played, or would contradict itself; a value that has
no effect beside another is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar

from brisques.cards import FACES
from brisques.variants.bezique import BeziqueRules
from brisques.variants.filko import FilkoRules, total_points

Rules = TypeVar("Rules")


@dataclass(frozen=True, slots=True)
class Exclusion(Generic[Rules]):
    """An impossible combination: the key of its reason, all knobs in it, and its test."""

    reason: str
    paths: tuple[str, ...]
    broken: Callable[[Rules], bool]


@dataclass(frozen=True, slots=True)
class Conflict:
    """A broken exclusion: the knob that was changed, the reason, another knob in it."""

    path: str
    reason: str
    other: str


def _stock(rules: BeziqueRules) -> int:
    """Return the number of cards left after dealing, the turn-up included."""
    return rules.copies * FACES - rules.players * rules.hand


def _exchanges(rules: BeziqueRules) -> bool:
    return rules.exchange != "none"


def _one_deal(rules: BeziqueRules) -> bool:
    return rules.end == "one-deal"


BEZIQUE: tuple[Exclusion[BeziqueRules], ...] = (
    # --- the deal
    Exclusion(
        "packets-are-the-hand",
        ("deal.packets", "deal.hand"),
        lambda rules: sum(rules.packets) != rules.hand,
    ),
    Exclusion(
        "stock-too-small",
        ("deal.hand", "pack.copies", "deal.players"),
        lambda rules: _stock(rules) < rules.players,
    ),
    Exclusion(
        "stock-shares-evenly",
        ("pack.copies", "deal.players", "deal.hand"),
        lambda rules: _stock(rules) % rules.players != 0,
    ),
    Exclusion(
        "packet-is-for-two",
        ("packet.aim", "deal.players"),
        lambda rules: rules.packet_aim > 0 and rules.players != 2,
    ),
    Exclusion(
        "packet-has-no-turn-up",
        ("packet.aim", "trump.method"),
        lambda rules: rules.packet_aim > 0 and rules.trump_method == "turn-up",
    ),
    # --- partners
    Exclusion(
        "partners-are-four",
        ("deal.parties", "deal.players"),
        lambda rules: rules.parties == "opposite-partners" and rules.players != 4,
    ),
    Exclusion(
        "no-partner",
        ("meld.partner", "deal.parties"),
        lambda rules: rules.partner != "none" and rules.parties == "each-alone",
    ),
    Exclusion(
        "no-partner",
        ("meld.partner-cards", "deal.parties"),
        lambda rules: rules.partner_cards != "none" and rules.parties == "each-alone",
    ),
    Exclusion(
        "won-cards-have-no-partner",
        ("meld.partner", "meld.source"),
        lambda rules: rules.partner != "none" and rules.meld_source == "won",
    ),
    Exclusion(
        "won-cards-have-no-partner",
        ("meld.partner-cards", "meld.source"),
        lambda rules: rules.partner_cards != "none" and rules.meld_source == "won",
    ),
    # --- trumps
    Exclusion(
        "exchange-needs-turn-up",
        ("seven.exchange", "trump.method"),
        lambda rules: _exchanges(rules) and rules.trump_method != "turn-up",
    ),
    Exclusion(
        "turned-trumps-repeat",
        ("trump.repeat", "trump.method"),
        lambda rules: not rules.trump_repeat and rules.trump_method == "turn-up",
    ),
    # --- melds
    Exclusion(
        "trick-card-needs-won-cards",
        ("meld.trick-card", "meld.source"),
        lambda rules: rules.needs_trick_card and rules.meld_source == "hand",
    ),
    Exclusion(
        "re-form-needs-hand",
        ("meld.reuse", "meld.source"),
        lambda rules: rules.reuse == "re-form" and rules.meld_source != "hand",
    ),
    Exclusion(
        "remarriage-needs-re-form",
        ("meld.remarriage", "meld.reuse"),
        lambda rules: rules.remarriage != "none" and rules.reuse != "re-form",
    ),
    Exclusion(
        "kept-needs-hand-and-won",
        ("meld.kept", "meld.source"),
        lambda rules: rules.kept != "all" and rules.meld_source != "hand-and-won",
    ),
    Exclusion(
        "laying-needs-hand",
        ("meld.lay-waiting", "meld.source"),
        lambda rules: rules.lay_waiting and rules.meld_source == "won",
    ),
    # --- the seven of trumps: it must be where it is looked for
    Exclusion(
        "shown-seven-needs-hand",
        ("seven.when", "meld.source"),
        lambda rules: rules.seven_when == "shown" and rules.meld_source == "won",
    ),
    Exclusion(
        "won-seven-needs-won-cards",
        ("seven.when", "meld.source", "seven.exchange"),
        lambda rules: (
            _exchanges(rules) and rules.seven_when == "trick-won" and rules.meld_source != "won"
        ),
    ),
    Exclusion(
        "exchanged-goes-where-melds-are",
        ("seven.exchanged-to", "meld.source", "seven.exchange"),
        lambda rules: (
            _exchanges(rules) and (rules.exchanged_to == "won") != (rules.meld_source == "won")
        ),
    ),
    Exclusion(
        "exchanged-brisque-counts-twice",
        ("seven.exchanged-brisque", "seven.exchanged-to", "seven.exchange"),
        lambda rules: (
            _exchanges(rules) and rules.exchanged_brisque and rules.exchanged_to == "hand"
        ),
    ),
    # --- brisques and the end of the match
    Exclusion(
        "brisques-decide-one-deal",
        ("brisque.time", "match.end"),
        lambda rules: (
            rules.brisque_time in ("tie-or-rescue", "when-decisive") and not _one_deal(rules)
        ),
    ),
    Exclusion(
        "match-needs-target",
        ("match.target", "match.end"),
        lambda rules: rules.target == 0 and not _one_deal(rules),
    ),
    Exclusion(
        "one-deal-has-no-target",
        ("match.target", "match.end"),
        lambda rules: rules.target > 0 and _one_deal(rules),
    ),
    Exclusion(
        "drawn-is-for-one-deal",
        ("match.tie", "match.end"),
        lambda rules: rules.tie == "drawn" and not _one_deal(rules),
    ),
    Exclusion(
        "one-deal-has-no-next",
        ("match.tie", "match.end"),
        lambda rules: _one_deal(rules) and rules.tie != "drawn",
    ),
    Exclusion(
        "tie-can-occur",
        ("match.tie", "match.end"),
        lambda rules: rules.tie == "cannot-occur" and rules.end != "immediate",
    ),
    Exclusion(
        "tie-can-occur",
        ("match.tie", "brisque.time", "brisque.points"),
        lambda rules: (
            rules.tie == "cannot-occur" and rules.brisque > 0 and rules.brisque_time != "at-once"
        ),
    ),
    Exclusion(
        "bonus-is-for-one-deal",
        ("match.settlement", "match.end"),
        lambda rules: rules.settlement != "stake" and not _one_deal(rules),
    ),
    Exclusion(
        "portland-is-for-two",
        ("match.settlement", "deal.players", "deal.parties"),
        lambda rules: (
            rules.settlement == "portland" and rules.players > 2 and rules.parties == "each-alone"
        ),
    ),
)


# --- Filicău / Filkó --------------------------------------------------------------------------

_OVERS = frozenset({"OA", "OL", "OH", "OB"})


def _pack(rules: FilkoRules) -> int:
    """Return the cards of the pack."""
    return FACES - len(rules.removed)


def _rich(rules: FilkoRules) -> bool:
    return rules.outcome in ("each-deal", "kept")


FILKO: tuple[Exclusion[FilkoRules], ...] = (
    # --- the deal
    Exclusion(
        "packets-are-the-pack",
        ("deal.packets", "deal.players", "pack.removed"),
        lambda rules: sum(rules.packets) * rules.players != _pack(rules),
    ),
    # --- trumps
    Exclusion(
        "trumps-are-in-the-pack",
        ("trump.permanent", "pack.removed"),
        lambda rules: not {*rules.permanent}.isdisjoint(rules.removed),
    ),
    Exclusion(
        "overs-are-trumps",
        ("trump.permanent", "trump.over-order"),
        lambda rules: not _OVERS.issubset(rules.permanent),
    ),
    Exclusion(
        "hand-shows-a-suit",
        ("trump.permanent", "trump.method", "deal.packets"),
        lambda rules: (
            rules.trump_method == "dealer-first-card" and len(rules.permanent) >= sum(rules.packets)
        ),
    ),
    Exclusion(
        "suits-outnumber-a-hand",
        ("trump.permanent", "pack.removed", "deal.packets"),
        lambda rules: _pack(rules) - len(rules.permanent) <= sum(rules.packets),
    ),
    # --- parties
    Exclusion(
        "fixed-parties-are-even",
        ("party.method", "deal.players"),
        lambda rules: rules.parties == "fixed" and rules.players % 2 == 1,
    ),
    Exclusion(
        "called-card-makes-partners",
        ("party.method", "trump.method"),
        lambda rules: (rules.parties == "called") != (rules.trump_method == "call-card"),
    ),
    Exclusion(
        "top-overs-name-a-suit",
        ("party.method", "trump.method"),
        lambda rules: rules.parties == "top-overs" and rules.trump_method != "name-suit",
    ),
    Exclusion(
        "old-man-leads-if-he-calls",
        ("play.first-lead", "trump.method"),
        lambda rules: (
            rules.first_lead == "old-man" and rules.trump_method in ("dealer-first-card", "cut")
        ),
    ),
    # --- what a deal decides
    Exclusion(
        "masters-are-fixed-parties",
        ("match.outcome", "party.method"),
        lambda rules: rules.outcome in ("run-away", "servant") and rules.parties != "fixed",
    ),
    Exclusion(
        "rich-are-no-fixed-party",
        ("match.outcome", "party.method"),
        lambda rules: _rich(rules) and rules.parties == "fixed",
    ),
    Exclusion(
        "one-side-can-win",
        ("match.win-points", "points.values", "pack.removed"),
        lambda rules: not total_points(rules) < 2 * rules.win <= 2 * total_points(rules),
    ),
    Exclusion(
        "masters-take-less-than-all",
        ("match.win-points", "match.outcome", "points.values", "pack.removed"),
        lambda rules: rules.outcome == "run-away" and rules.win == total_points(rules),
    ),
    Exclusion(
        "rich-or-poor-win",
        ("match.poor-points", "match.win-points", "match.outcome"),
        lambda rules: _rich(rules) and rules.win + rules.poor != total_points(rules) + 1,
    ),
)

RULES: dict[str, tuple[Exclusion[Any], ...]] = {"bezique": BEZIQUE, "filko": FILKO}
"""By family, in the order in which they are told."""


def find_conflict(family: str, rules: Any, changed: Collection[str]) -> Conflict | None:
    """Return the first exclusion that the values break, None if they can be played.

    Only exclusions with a knob in `changed` are tried; the conflict names such a knob.
    """
    for rule in RULES[family]:
        mine = [path for path in rule.paths if path in changed]
        if mine and rule.broken(rules):
            other = next(path for path in rule.paths if path != mine[0])
            return Conflict(mine[0], rule.reason, other)
    return None


@cache
def conflicting_knobs(family: str) -> frozenset[str]:
    """Return the knobs that are part of some exclusion; all others may have any value."""
    return frozenset(path for rule in RULES[family] for path in rule.paths)
