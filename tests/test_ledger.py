"""The score sheet, the log and the summary: every point told once, and the sums are the scores."""

from collections import Counter
from random import Random
from typing import Any

from engine import ledger
from engine.bots import player
from engine.record import SeatEntry
from engine.table import Table
from engine.variants import load

SEATS = [SeatEntry("player", "casual"), SeatEntry("player", "novice")]


def scored(seat: int, points: int, rule: str, *cards: str) -> dict[str, Any]:
    return {"e": "scored", "seat": seat, "points": points, "rule": rule, "cards": list(cards)}


def played(seat: int, card: str) -> dict[str, Any]:
    return {"e": "played", "seat": seat, "card": card}


def won(seat: int, number: int, *cards: str) -> dict[str, Any]:
    return {"e": "trick-won", "seat": seat, "number": number, "cards": list(cards)}


BRISQUE, MARRIAGE, TURNED = (
    "bezique.brisque.points",
    "bezique.meld.marriage",
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
    rows = ledger.sheet(EVENTS)
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


def test_the_log_holds_finished_tricks_only() -> None:
    tricks = ledger.log(EVENTS)
    assert [(trick["number"], trick["leader"], trick["winner"]) for trick in tricks] == [
        (1, 0, 0),
        (2, 0, 0),
    ]
    assert tricks[1]["plays"] == [{"seat": 0, "card": "KC1"}, {"seat": 1, "card": "QC1"}]


def test_gains_are_those_of_one_trick() -> None:
    gains = ledger.gains(ledger.sheet(EVENTS), 1, 2)
    assert [[gain["cards"] for gain in seat] for seat in gains] == [[["AS1"], ["TS1"]], []]


def test_the_summary_counts_cards_or_melds() -> None:
    told = ledger.summary(ledger.sheet(EVENTS), [100, 200])
    rows = {row["rule"]: (row["counts"], row["points"]) for row in told["rows"]}
    assert rows == {
        TURNED: ([0, 1], [0, 10]),
        BRISQUE: ([2, 0], [20, 0]),
        MARRIAGE: ([1, 0], [20, 0]),
    }
    assert (told["deal"], told["carried"], told["total"]) == ([40, 10], [100, 200], [140, 210])


def test_brisques_told_in_one_row_are_counted_by_card() -> None:
    rows = ledger.sheet([scored(0, 30, BRISQUE, "AS1", "TS1", "AC1")])
    assert ledger.summary(rows, [0, 0])["rows"][0]["counts"] == [3, 0]


def test_nothing_scored_is_an_empty_summary() -> None:
    told = ledger.summary([], [5, 6])
    assert (told["rows"], told["deal"], told["total"]) == ([], [0, 0], [5, 6])


def test_the_sums_are_the_scores_at_every_step(variant: str) -> None:
    """Over a match: sheet = deal scores, gains = the latest trick, summary = finished deals."""
    table = Table.new(variant, SEATS, "sums")
    while table.standing.winner is None:
        if table.deal_over:
            table.next_deal()
        view = table.view(0)
        for seat, shown in enumerate(view["seats"]):
            rows = [row for row in view["sheet"] if row["seat"] == seat]
            assert sum(row["points"] for row in rows) == shown["deal_score"]
            assert shown["score"] == shown["deal_score"] + view["match"]["scores"][seat]
            latest = view["last_trick"]["number"] if view["last_trick"] else 0
            assert [gain["points"] for gain in shown["gains"]] == [
                row["points"] for row in rows if row["trick"] == latest
            ]
        assert len(view["log"]) == sum(shown["tricks"] for shown in view["seats"])
        table.step(player)
        if table.deal_over:
            check_summary(table)


def check_summary(table: Table) -> None:
    view = table.view(1)
    told = view["summary"]
    assert told["deal"] == view["match"]["deals"][-1]
    assert told["deal"] == [shown["deal_score"] for shown in view["seats"]]
    assert told["total"] == [shown["score"] for shown in view["seats"]]
    assert told["total"] == list(table.standing.scores)
    counts = Counter({row["rule"]: sum(row["counts"]) for row in told["rows"]})
    rules = load(table.game.variant.name).rules
    brisques = sum(shown["brisques"] for shown in view["seats"])
    if rules.end != "immediate":
        assert counts[BRISQUE] == brisques
        assert counts["bezique.last-trick.points"] == 1
    for row in told["rows"]:
        assert [points > 0 for points in row["points"]] == [count > 0 for count in row["counts"]]


def test_a_brisque_is_won_once(variant: str) -> None:
    """All sixteen Aces and Tens are somebody's brisques at the end, save an exchanged one."""
    rules = load(variant).rules
    rng = Random(variant)
    for _ in range(12):
        table = Table.new(variant, SEATS, str(rng.random()))
        while not table.deal_over:
            table.step(player)
        view = table.view(0)
        if table.standing.winner is not None and rules.end == "immediate":
            continue
        swaps = [event for event in table.seen(table.events, 0) if event["e"] == "exchanged"]
        lost = sum(swap["took"][0] in "AT" for swap in swaps)
        expected = 16 if rules.exchanged_brisque else 16 - lost
        assert sum(shown["brisques"] for shown in view["seats"]) == expected
