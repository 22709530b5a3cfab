"""The Bézique presets: their values by the tables of the rules, and the sources of each."""

from typing import Any

import pytest

from brisques.registry import default_variant, load_game
from brisques.variants import conflicts, load, names
from brisques.variants.bezique import BeziqueRules
from brisques.variants.choices import readings
from brisques.variants.schema import knob_fields

FILDINSKI = ("fildinski", "fildinski-penguin", "fildinski-catsatcards", "open-bezique")
TWO_PACK = (
    "bezique",
    "bezique-penguin",
    "bezique-1500",
    "bezique-no-trump",
    "bezique-pinochle",
    "foster-polish",
)
MANY_PACKS = ("rubicon", "six-pack", "six-pack-pokerwiner", "eight-pack")
MORE_PLAYERS = ("three-hand", "four-hand", "four-hand-partners")
BEZIQUE = (*FILDINSKI, *TWO_PACK, *MANY_PACKS, *MORE_PLAYERS)

each_bezique = pytest.mark.parametrize("variant", BEZIQUE)

Expected = dict[str, tuple[Any, ...]]

OF_FILDINSKI: Expected = {
    "meld.source": ("won", "won", "won", "won"),
    "meld.per-trick": (2, 0, 2, 0),
    "meld.trick-card": (True, True, False, True),
    "meld.reuse": ("single-use", "disjoint-now", "single-use", "compound"),
    "meld.quartets": ("each-suit", "any", "each-suit", "any"),
    "meld.double-from": ("four-unused", "may-extend", "four-unused", "may-extend"),
    "seven.turned-points": (0, 0, 10, 10),
    "seven.when": ("trick-won", "trick-won", "declared", "trick-won"),
    "seven.uses-slot": (False, False, True, False),
    "seven.in-endgame": (True, True, True, True),
    "seven.exchanged-to": ("won", "won", "won", "won"),
    "seven.exchanged-brisque": (False, True, True, True),
    "seven.exchanged-is-trick-card": (True, True, True, False),
    "brisque.time": ("at-once", "at-once", "end-of-deal", "at-once"),
    "last-trick.which": ("stock", "deal", "deal", "deal"),
    "endgame.melds": (True, False, True, True),
    "match.target": (2000, 1000, 2000, 2000),
    "match.end": ("end-of-deal", "immediate", "end-of-deal", "end-of-deal"),
    "match.rubicon": (0, 500, 0, 500),
    "match.rubicon-stake": (1, 2, 1, 2),
}

OF_TWO_PACK: Expected = {
    "trump.method": ("turn-up", "turn-up", "turn-up", "first-marriage", "turn-up", "turn-up"),
    "deal.first-dealer": (*("lowest-cut",) * 5, "highest-cut"),
    "meld.source": (*("hand",) * 5, "hand-and-won"),
    "meld.kept": (*("all",) * 5, "courts-and-trump-ten"),
    "meld.per-trick": (1, 1, 1, 1, 1, 1),
    "meld.reuse": ("type-once",) * 6,
    "meld.table-only": (True,) * 6,
    "meld.sequence-remarry": (False, True, False, False, False, False),
    "meld.quartets": ("any", "any", "any", "any", "each-suit", "any"),
    "meld.marriage": (20,) * 6,
    "meld.double-bezique": (500,) * 6,
    "meld.bezique-cards": ("qs-jd",) * 6,
    "seven.points": (10, 10, 10, 0, 10, 10),
    "seven.turned-points": (10, 0, 10, 0, 10, 0),
    "seven.when": ("declared", "shown", "declared", "declared", "declared", "shown"),
    "seven.uses-slot": (True, False, True, True, True, False),
    "seven.exchange-uses-slot": (True,) * 6,
    "seven.in-endgame": (False, True, False, False, False, True),
    "seven.exchanged-to": ("hand",) * 6,
    "brisque.points": (10,) * 6,
    "brisque.time": (
        *("end-of-deal", "at-once", "end-of-deal"),
        *("end-of-deal", "end-of-deal", "at-once"),
    ),
    "last-trick.points": (10,) * 6,
    "last-trick.which": ("deal",) * 6,
    "endgame.melds": (False,) * 6,
    "match.target": (1000, 1000, 1500, 1000, 1000, 1000),
    "match.end": (
        *("melds-immediate", "immediate", "melds-immediate"),
        *("melds-immediate", "melds-immediate", "immediate"),
    ),
    "match.tie": ("raise", "cannot-occur", "raise", "raise", "raise", "cannot-occur"),
    "match.tie-raise": (500, 0, 500, 500, 500, 0),
    "match.rubicon": (0, 500, 0, 0, 0, 500),
    "match.rubicon-stake": (1, 2, 1, 1, 1, 2),
}

OF_MANY_PACKS: Expected = {
    "deal.packets": ([3, 3, 3], [1] * 12, [1] * 12, [1] * 15),
    "deal.first-dealer": ("highest-cut-chooses",) * 4,
    "packet.aim": (0, 24, 24, 30),
    "packet.lift": (0, 250, 250, 250),
    "packet.guess": (0, 150, 150, 150),
    "trump.method": ("first-marriage-or-sequence",) * 4,
    "trump.repeat": (True, False, True, False),
    "meld.bezique-cards": ("qs-jd", "by-trump", "qs-jd", "by-trump"),
    "meld.marriage": (20,) * 4,
    "meld.sequence": (250,) * 4,
    "meld.plain-sequence": (150,) * 4,
    "meld.triple-bezique": (1500,) * 4,
    "meld.quadruple-bezique": (4500,) * 4,
    "meld.quintuple-bezique": (0, 0, 0, 9000),
    "meld.quartets": ("any",) * 4,
    "meld.tens": (0,) * 4,
    "meld.trump-aces": (0, 1000, 1000, 1000),
    "meld.trump-tens": (0, 900, 900, 900),
    "meld.trump-kings": (0, 800, 800, 800),
    "meld.trump-queens": (0, 600, 600, 600),
    "meld.trump-jacks": (0, 400, 400, 400),
    "meld.five-trump-aces": (0, 0, 0, 2000),
    "meld.five-trump-tens": (0, 0, 0, 1800),
    "meld.five-trump-kings": (0, 0, 0, 1600),
    "meld.five-trump-queens": (0, 0, 0, 1200),
    "meld.five-trump-jacks": (0, 0, 0, 800),
    "meld.reuse": ("re-form",) * 4,
    "meld.remarriage": ("after-play", "none", "none", "none"),
    "meld.sequence-remarry": (False,) * 4,
    "meld.lay-waiting": (False,) * 4,
    "seven.points": (0,) * 4,
    "seven.exchange": ("none",) * 4,
    "carte-blanche.points": (50, 250, 250, 0),
    "carte-blanche.continues": (True, True, True, False),
    "brisque.points": (10, 0, 0, 0),
    "brisque.time": ("tie-or-rescue", *("end-of-deal",) * 3),
    "last-trick.points": (50, 0, 0, 0),
    "endgame.duty": ("follow-beat-trump",) * 4,
    "match.target": (0,) * 4,
    "match.end": ("one-deal",) * 4,
    "match.tie": ("drawn",) * 4,
    "match.settlement": ("bonus",) * 4,
    "match.bonus": (500, 1000, 1000, 1000),
    "match.rubicon": (1000, 3000, 3000, 5000),
    "match.rubicon-bonus": (1000,) * 4,
    "match.rubicon-brisques": (True, False, False, False),
}

OF_MORE_PLAYERS: Expected = {
    "deal.packets": ([3, 2, 3],) * 3,
    "deal.first-dealer": ("lowest-cut",) * 3,
    "deal.rotation": ("left",) * 3,
    "deal.parties": ("each-alone", "each-alone", "opposite-partners"),
    "trump.method": ("turn-up",) * 3,
    "meld.reuse": ("type-once",) * 3,
    "meld.marriage": (20,) * 3,
    "meld.plain-sequence": (0,) * 3,
    "meld.triple-bezique": (1500,) * 3,
    "meld.quadruple-bezique": (0,) * 3,
    "meld.lay-waiting": (False, False, True),
    "meld.partner": ("none", "none", "pass"),
    "meld.partner-cards": ("none", "none", "not-larger-beziques"),
    "seven.points": (10,) * 3,
    "brisque.time": ("end-of-deal",) * 3,
    "last-trick.points": (10,) * 3,
    "endgame.duty": ("follow-beat-overtrump",) * 3,
    "match.target": (2000,) * 3,
    "match.tie": ("raise",) * 3,
}

TABLES = [
    (FILDINSKI, OF_FILDINSKI),
    (TWO_PACK, OF_TWO_PACK),
    (MANY_PACKS, OF_MANY_PACKS),
    (MORE_PLAYERS, OF_MORE_PLAYERS),
]

SIZES = {
    **dict.fromkeys((*FILDINSKI, *TWO_PACK), (2, 2, 8, 24, 8)),
    "three-hand": (3, 3, 8, 24, 8),
    "four-hand": (4, 4, 8, 24, 8),
    "four-hand-partners": (4, 4, 8, 24, 8),
    "rubicon": (2, 4, 9, 55, 9),
    "six-pack": (2, 6, 12, 84, 12),
    "six-pack-pokerwiner": (2, 6, 12, 84, 12),
    "eight-pack": (2, 8, 15, 113, 15),
}
"""Players, packs, cards in a hand, tricks with a stock and without."""


def test_the_shipped_presets() -> None:
    assert tuple(name for name in names() if load(name).family == "bezique") == BEZIQUE
    assert default_variant() == "fildinski"


@pytest.mark.parametrize(
    ("name", "path", "value"),
    [
        (name, path, values[at])
        for presets, table in TABLES
        for path, values in table.items()
        for at, name in enumerate(presets)
    ],
)
def test_values(name: str, path: str, value: Any) -> None:
    assert load(name).knobs[f"bezique.{path}"].value == value


@pytest.mark.parametrize(("presets", "table"), TABLES, ids=lambda item: str(item)[:20])
def test_every_preset_is_in_the_tables(presets: tuple[str, ...], table: Expected) -> None:
    assert all(len(values) == len(presets) for values in table.values())


@each_bezique
def test_numbers_of_players_packs_and_cards(variant: str) -> None:
    rules = load(variant).rules
    players, packs, hand, of_stock, of_endgame = SIZES[variant]
    assert (rules.players, rules.copies, rules.hand) == (players, packs, hand)
    assert packs * 32 == players * (of_stock + of_endgame)
    assert len(load_game(variant).cards) == packs * 32


@each_bezique
def test_points_that_all_games_share(variant: str) -> None:
    rules = load(variant).rules
    melds = (rules.sequence, rules.royal_marriage, rules.marriage, rules.bezique)
    assert melds == (250, 40, 20, 40)
    quartets = (rules.aces, rules.kings, rules.queens, rules.jacks)
    assert quartets == (100, 80, 60, 40)
    assert rules.double_bezique == 500


def test_every_rule_cites_a_source_of_the_game_or_the_house(variant: str) -> None:
    """A value taken over from another book is a choice of the house, and gives the reason."""
    shown = load(variant)
    strangers = [
        rule.id
        for rule in shown.knobs.values()
        if not {cite.source for cite in rule.cites} & {*shown.sources, "house"}
    ]
    assert strangers == []


@each_bezique
def test_presets_can_be_played(variant: str) -> None:
    shown = load(variant)
    assert conflicts.find_conflict("bezique", shown.rules, knob_fields(BeziqueRules)) is None
    assert (shown.name, shown.preset, shown.house) == (variant, variant, ())


def test_misprints_name_the_presets_that_correct_them() -> None:
    found = {(r.path, r.value, name) for r in readings("bezique") for name in r.misprint_in}
    assert {name for _, _, name in found} <= set(BEZIQUE)
    for path, value, name in found:
        assert load(name).knobs[f"bezique.{path}"].value != value
        assert (
            load(name).knobs[f"bezique.{path}"].value
            == {
                "meld.marriage": 20,
                "meld.double-bezique": 500,
                "meld.trump-queens": 600,
                "meld.trump-jacks": 400,
                "seven.points": 10,
            }[path]
        )
