"""Score sheet, log and summary: every point appears once, and the sums are the scores."""

from collections import Counter
from random import Random
from typing import Any

from brisques.game import FIRST_OTHER_ACTION
from brisques.match import Match
from brisques.match_view import view_of
from brisques.players.levels import player
from brisques.position import format_position
from brisques.record import SeatEntry
from brisques.registry import load_game
from brisques.scoresheet import BEFORE_POSITION, DealLog, summarize
from brisques.variants import load
from tests.presets import each_bezique

SEATS = [SeatEntry("player", "casual"), SeatEntry("player", "novice")]
MOST_DEALS = 2
"""Deals to play where a match has no end."""


def seated(variant: str, seed: str) -> Match:
    return Match.new(variant, (SEATS * 3)[: load_game(variant).players], seed)


def scored(seat: int, points: int, rule: str, *cards: str) -> dict[str, Any]:
    return {"e": "scored", "seat": seat, "points": points, "rule": rule, "cards": list(cards)}


def played(seat: int, card: str) -> dict[str, Any]:
    return {"e": "played", "seat": seat, "card": card}


def won(seat: int, number: int, *cards: str) -> dict[str, Any]:
    return {"e": "trick-won", "seat": seat, "number": number, "cards": list(cards)}


BRISQUE, CARTE, MARRIAGE, SEVEN, TURNED = (
    "bezique.brisque.points",
    "bezique.carte-blanche.points",
    "bezique.meld.marriage",
    "bezique.seven.points",
    "bezique.seven.turned-points",
)
EVENTS = [
    {"e": "dealt", "dealer": 1},
    {"e": "turned", "card": "7H1"},
    scored(1, 10, TURNED, "7H1"),
    played(0, "AS1"),
    played(1, "TS1"),
    won(0, 1, "AS1", "TS1"),
    scored(0, 10, BRISQUE, "AS1"),
    scored(0, 10, BRISQUE, "TS1"),
    played(0, "KC1"),
    played(1, "QC1"),
    won(0, 2, "KC1", "QC1"),
    scored(0, 20, MARRIAGE, "KC1", "QC1"),
    played(0, "9S1"),
]


def test_the_sheet_numbers_each_point_by_its_trick() -> None:
    rows = DealLog(EVENTS).sheet
    assert [(row["trick"], row["seat"], row["points"]) for row in rows] == [
        (0, 1, 10),
        (1, 0, 10),
        (1, 0, 10),
        (2, 0, 20),
    ]
    assert rows[3] == {
        "trick": 2,
        "seat": 0,
        "points": 20,
        "rule": MARRIAGE,
        "cards": ["KC1", "QC1"],
    }


def test_a_seven_shown_in_a_trick_is_a_score_of_that_trick() -> None:
    """So is one shown after the cards for it are drawn; not after a position without a number."""
    drew = {"e": "drew", "seat": 0}
    for more in ([drew], [drew, played(0, "9S1")], [played(0, "9S1")]):
        log = DealLog([*EVENTS[:-1], *more, scored(1, 10, SEVEN, "7H2")])
        assert log.sheet[-1]["trick"] == 3
        assert [gain["cards"] for gain in log.latest_gains(2)[1]] == [["7H2"]]
    assert DealLog([played(0, "9S1"), scored(1, 10, SEVEN, "7H2")]).sheet[0]["trick"] == 0


def test_a_seven_shown_by_the_leader_in_the_endgame_begins_its_trick() -> None:
    """No card is drawn before it; one that is declared after a trick belongs to that trick."""
    events = [*EVENTS[:-1], {"e": "endgame"}, *EVENTS[3:6]]
    events[-1] = won(0, 3, "AS1", "TS1")
    shown = scored(0, 10, SEVEN, "7H2")
    assert DealLog([*events, shown], shows_sevens=True).sheet[-1]["trick"] == 4
    assert DealLog([*events, shown]).sheet[-1]["trick"] == 3
    brisque = scored(0, 10, BRISQUE, "AS1")
    assert DealLog([*events, brisque], shows_sevens=True).sheet[-1]["trick"] == 3


def test_a_seven_exchanged_before_cards_are_drawn_is_a_score_of_the_trick_before() -> None:
    exchanged = scored(0, 10, SEVEN, "7H2")
    assert DealLog([*EVENTS[:-1], exchanged], shows_sevens=True).sheet[-1]["trick"] == 2


def test_every_seven_shown_on_a_turn_stands_in_the_trick_of_that_turn() -> None:
    """In random deals, whether the seat leads or follows, before and after the stock is gone."""
    kinds = Counter[tuple[bool, bool]]()
    for seed in range(40):
        match = Match.new("bezique-penguin", [SeatEntry("player", "random")] * 2, f"sevens {seed}")
        while not match.deal_over:
            state, rows = match.playing(), len(match.log(0).sheet)
            number, leads = len(match.log(0).tricks) + 1, not state.trick
            is_turn = any(action < FIRST_OTHER_ACTION for action in state.legal())
            match.step(player)
            for row in match.log(0).sheet[rows:]:
                if row["rule"] == SEVEN and is_turn:
                    assert row["trick"] == number
                    kinds[state.is_endgame, leads] += 1
    assert len(kinds) == 4, "a test of all four cases"


def test_the_log_holds_finished_tricks_only() -> None:
    tricks = DealLog(EVENTS).tricks
    assert [(trick["number"], trick["leader"], trick["winner"]) for trick in tricks] == [
        (1, 0, 0),
        (2, 0, 0),
    ]
    assert tricks[1]["plays"] == [{"seat": 0, "card": "KC1"}, {"seat": 1, "card": "QC1"}]


def test_gains_are_those_of_the_latest_trick() -> None:
    def cards(log: DealLog) -> list[list[list[str]]]:
        return [[gain["cards"] for gain in seat] for seat in log.latest_gains(2)]

    assert cards(DealLog(EVENTS[:8])) == [[["AS1"], ["TS1"]], []]
    assert cards(DealLog(EVENTS)) == [[["KC1", "QC1"]], []]


def test_an_extended_log_equals_the_log_of_all_its_events() -> None:
    grown = DealLog()
    for event in EVENTS:
        grown.add([event])
    whole = DealLog(EVENTS)
    assert (grown.sheet, grown.tricks, grown.count) == (whole.sheet, whole.tricks, len(EVENTS))


def test_the_summary_counts_brisques_by_cards_and_all_else_once() -> None:
    at_the_end = scored(1, 30, BRISQUE, "AC1", "AC2", "TC1")
    carte = scored(1, 50, CARTE, "AS2", "TS2", "9S1")
    told = summarize(DealLog([*EVENTS, at_the_end, carte]).sheet, [100, 200], [140, 290], [0, 1])
    rows = {row["rule"]: (row["counts"], row["points"]) for row in told["rows"]}
    assert rows == {
        TURNED: ([0, 1], [0, 10]),
        BRISQUE: ([2, 3], [20, 30]),
        MARRIAGE: ([1, 0], [20, 0]),
        CARTE: ([0, 1], [0, 50]),
    }
    assert (told["deal"], told["carried"], told["total"]) == ([40, 90], [100, 200], [140, 290])


def test_brisques_scored_together_are_counted_by_card() -> None:
    rows = DealLog([scored(0, 30, BRISQUE, "AS1", "TS1", "AC1")]).sheet
    assert summarize(rows, [0, 0], [30, 0], [0, 1])["rows"][0]["counts"] == [3, 0]


def test_partners_share_what_they_score() -> None:
    """Rows of the sheet are by seat, the summary by side."""
    events = [scored(2, 40, MARRIAGE, "KC1", "QC1"), scored(0, 10, BRISQUE, "AS1")]
    events += [scored(3, 20, MARRIAGE, "KD1", "QD1"), scored(0, 40, MARRIAGE, "KS1", "QS1")]
    rows = DealLog(events).sheet
    assert [row["seat"] for row in rows] == [2, 0, 3, 0]
    told = summarize(rows, [100, 50], [190, 70], [0, 1, 0, 1])
    counts = {row["rule"]: (row["counts"], row["points"]) for row in told["rows"]}
    assert counts == {MARRIAGE: ([2, 1], [80, 20]), BRISQUE: ([1, 0], [10, 0])}
    assert (told["deal"], told["total"]) == ([90, 20], [190, 70])


def test_a_deal_without_points_has_an_empty_summary() -> None:
    told = summarize([], [5, 6, 7], [5, 6, 7], [0, 1, 2])
    assert (told["rows"], told["deal"], told["total"]) == ([], [0, 0, 0], [5, 6, 7])


@each_bezique
def test_points_before_a_position_are_in_the_summary(variant: str) -> None:
    first = seated(variant, "position")
    while not first.log(0).sheet:
        first.step(player)
    assert first.state is not None
    match = Match.at_position(format_position(first.game, first.state), first.record.seats)
    before = [0] * len(match.playing().totals)
    for row in first.log(0).sheet:
        before[match.game.sides[row["seat"]]] += row["points"]
    while not match.deal_over:
        match.step(player)
    told = view_of(match, 0)["summary"]
    assert (told["rows"][0]["rule"], told["rows"][0]["points"]) == (BEFORE_POSITION, before)
    by_row = [row["points"] for row in told["rows"]]
    assert told["deal"] == [sum(points) for points in zip(*by_row, strict=True)]
    assert told["deal"] == view_of(match, 0)["match"]["deals"][-1]
    assert told["total"] == list(match.standing.scores)


def test_the_sums_are_the_scores_at_every_step(variant: str) -> None:
    """Over a match: sheet = deal scores, gains = the latest trick, summary = finished deals."""
    match = seated(variant, "sums")
    sides = match.game.sides
    while True:
        view = view_of(match, 0)
        scores = [0] * len(set(sides))
        for row in view["sheet"]:
            scores[sides[row["seat"]]] += row["points"]
        for seat, shown in enumerate(view["seats"]):
            assert shown["side"] == sides[seat]
            assert shown["deal_score"] == scores[sides[seat]]
            assert shown["score"] == shown["deal_score"] + view["match"]["scores"][sides[seat]]
            latest = view["last_trick"]["number"] if view["last_trick"] else 0
            assert [gain["points"] for gain in shown["gains"]] == [
                row["points"]
                for row in view["sheet"]
                if row["seat"] == seat and row["trick"] >= latest
            ]
        assert len(view["log"]) == sum(shown["tricks"] for shown in view["seats"])
        if match.deal_over:
            check_summary(match)
            if match.game.is_over(match.standing) or len(match.standing.deals) == MOST_DEALS:
                break
            match.next_deal()
        match.step(player)


def by_side(match: Match, key: str) -> list[int]:
    """Return what the seats of each side show, which must agree."""
    shown = view_of(match, 1)["seats"]
    found: dict[int, set[int]] = {}
    for seat in shown:
        found.setdefault(seat["side"], set()).add(seat[key])
    assert all(len(values) == 1 for values in found.values())
    return [values.pop() for _, values in sorted(found.items())]


def check_summary(match: Match) -> None:
    view = view_of(match, 1)
    told = view["summary"]
    assert told["deal"] == view["match"]["deals"][-1] == by_side(match, "deal_score")
    assert told["total"] == by_side(match, "score") == list(match.standing.scores)
    for row in told["rows"]:
        assert [points > 0 for points in row["points"]] == [count > 0 for count in row["counts"]]
    if match.game.variant.family == "bezique":
        check_brisques(view)


def check_brisques(view: dict[str, Any]) -> None:
    """Assert that aces, tens and the last trick are in the summary as often as they count."""
    told, rules = view["summary"], load(view["variant"]).rules
    counts = Counter({row["rule"]: sum(row["counts"]) for row in told["rows"]})
    brisques = sum(shown["brisques"] for shown in view["seats"])
    if rules.end not in ("immediate", "melds-immediate") and rules.brisque:
        counted = rules.brisque_time in ("at-once", "end-of-deal") or counts[BRISQUE] > 0
        assert counts[BRISQUE] == (brisques if counted else 0)
        assert counts["bezique.last-trick.points"] == bool(rules.last_trick)


@each_bezique
def test_a_brisque_is_won_once(variant: str) -> None:
    """At the end each Ace and Ten is a brisque of a seat, except one exchanged from won cards."""
    rules = load(variant).rules
    rng = Random(variant)
    for _ in range(max(1, 6 * 2 // rules.copies)):
        seats = [SeatEntry("player", "random")] * load_game(variant).players
        match = Match.new(variant, seats, str(rng.random()))
        while not match.deal_over:
            match.step(player)
        view = view_of(match, 0)
        if match.standing.winner is not None and "immediate" in rules.end:
            continue
        swaps = [
            event for event in match.events_for_seat(match.events, 0) if event["e"] == "exchanged"
        ]
        lost = sum(swap["took"][0] in "AT" for swap in swaps)
        stays = rules.exchanged_brisque or rules.exchanged_to == "hand"
        expected = 8 * rules.copies - (0 if stays else lost)
        assert sum(shown["brisques"] for shown in view["seats"]) == expected
