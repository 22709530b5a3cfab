"""The rules of the Filicău / Filkó family as one typed dataclass; each field is a TOML knob."""

from __future__ import annotations

from dataclasses import dataclass

from brisques.cards import GERMAN
from brisques.variants.schema import choice, faces, fact, number, numbers, switch

POINTS = {
    "aces-and-tens": {"A": 1, "T": 1},
    "card-values": {"A": 11, "T": 10, "K": 4, "O": 3, "U": 2},
}
"""What a card is worth by its rank, for each value of `points.values`; others nothing."""


@dataclass(frozen=True, slots=True)
class FilkoRules:
    """Every knob of the Filicău / Filkó family."""

    pattern: str = fact("pack.pattern", "german")
    removed: list[str] = faces("pack.removed")

    players: int = number("deal.players", 4, 6)
    packets: list[int] = numbers("deal.packets")
    first_dealer: str = fact("deal.first-dealer", "random")
    cut: str = choice("deal.cut", "for-trumps", "left", "masters-choose")

    permanent: list[str] = faces("trump.permanent")
    over_order: str = choice(
        "trump.over-order", "acorns-leaves-hearts-bells", "acorns-hearts-bells-leaves"
    )
    trump_method: str = choice("trump.method", "dealer-first-card", "cut", "call-card", "name-suit")

    parties: str = choice("party.method", "fixed", "called", "top-overs")
    own_card: str = choice("party.own-card", "forbidden", "alone")
    both_overs: str = choice("party.both-overs", "alone", "redeal")

    duty: str = choice("play.duty", "follow-trump", "follow-beat-trump")
    first_lead: str = choice("play.first-lead", "right-of-dealer", "old-man")

    values: str = choice("points.values", "aces-and-tens", "card-values")

    outcome: str = choice(
        "match.outcome", "run-away", "servant", "liberation", "each-deal", "kept", "hats"
    )
    win: int = number("match.win-points", 1, 120)
    poor: int = number("match.poor-points", 0, 120)
    penalty: str = choice("match.penalty", "hat-off", "worn-hat", "stand")
    early_end: bool = switch("match.early-end")

    aims: bool = switch("talk.aims")
    count: bool = switch("talk.count")
    signals: bool = switch("talk.signals")


def keeps_masters(rules: FilkoRules) -> bool:
    """Return whether fixed teams may begin a match as masters and servants."""
    return rules.outcome in ("run-away", "servant")


def total_points(rules: FilkoRules) -> int:
    """Return the points of the whole pack."""
    by_rank = POINTS[rules.values]
    gone = sum(by_rank.get(code[0], 0) for code in rules.removed)
    return len(GERMAN.suits) * sum(by_rank.values()) - gone
