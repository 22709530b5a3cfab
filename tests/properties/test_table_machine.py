"""A table in random sequences of requests, compared with a model.

The requests are acts, steps, undo, rewind, redo, reload and bad input.

The model is a list of what every seat saw after each action of the deal. Undo goes back in that
list to a human decision, rewind to any place, redo forward to where either was made, and nothing
else moves it.
"""

from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from brisques.errors import EngineError
from brisques.match import Match
from brisques.match_view import view_of
from brisques.players.levels import player
from brisques.position import format_position
from brisques.record import SeatEntry, format_record, parse_record
from brisques.registry import load_game
from tests.properties.play import VARIANTS, choose, examples

SEATED = {
    "h": SeatEntry("human"),
    "c": SeatEntry("player", "casual"),
    "n": SeatEntry("player", "novice"),
}
TABLES = ["hccncn", "nhccnc", "hhhhhh", "ncncnc"]
"""The players by seat, as many as there are seats."""

CODES = ["ZZ1", "", "QS1", "done", "exchange", "marriage:KS1.QS1", "pass", "lift:24", "guess:24"]
CODES += ["carte-blanche", "seven", "lay-marriage:KS1.QS1"]
CODES += ["AL1", "cut:12", "call:AL1", "aim:six", "ask", "end", "servant:1"]
REFUSED = ("turn/", "meld/not-your-trick", "action/unknown", "talk/")
BEFORE_PLAY = ("cut/first", "call/first", "servant/choose-first")

Look = dict[str, Any]


# Games of each type of deal; undo works the same in the others.
UNDONE = (
    "fildinski",
    "open-bezique",
    "bezique",
    "rubicon",
    "three-hand",
    "four-hand-partners",
    "filicau",
    "filko-5",
    "rich-poor-called",
    "hats",
)


def seated(variant: str, who: str, seed: str) -> Match:
    return Match.new(variant, [SEATED[kind] for kind in who[: load_game(variant).players]], seed)


def look(table: Match) -> Look:
    """Return what all seats see and where all cards lie, without what undo may change for good."""
    views = [view_of(table, seat) for seat in range(table.game.players)]
    for view in views:
        del view["assisted"], view["can_redo"]
    assert table.state is not None
    line = "" if table.deal_over else format_position(table.game, table.state)
    return {"views": views, "line": line, "standing": table.standing}


class TableMachine(RuleBasedStateMachine):
    """One table and its model: `looks[n]` after n actions of a deal, `actors[n]` to move then."""

    @initialize(
        variant=st.sampled_from(VARIANTS),
        who=st.sampled_from(TABLES),
        seed=st.integers(0, 999),
    )
    def sit_down(self, variant: str, who: str, seed: int) -> None:
        self.table = seated(variant, who, str(seed))
        self.begin_deal()

    def begin_deal(self) -> None:
        self.looks = [look(self.table)]
        self.actors: list[int] = []
        self.undone: list[int] = []
        self.at = 0

    def is_human(self, seat: int) -> bool:
        return self.table.record.seats[seat].kind == "human"

    def one_action(self, rng: Random) -> None:
        seat = self.table.to_move
        del self.looks[self.at + 1 :], self.actors[self.at :]
        if self.is_human(seat):
            assert self.table.state is not None
            code = self.table.game.action_code(choose(self.table.state, rng))
            self.table.act(seat, code)
        else:
            self.table.step(player)
        self.undone.clear()
        self.actors.append(seat)
        self.at += 1
        self.looks.append(look(self.table))

    @rule(count=st.integers(1, 25), seed=st.integers(0, 99))
    def play_on(self, count: int, seed: int) -> None:
        rng = Random(seed)
        for _ in range(count):
            if not self.table.deal_over:
                self.one_action(rng)

    def asides(self, seat: int) -> list[str]:
        """Return what a seat may say before its turn."""
        codes: list[str] = view_of(self.table, seat).get("asides", [])
        return codes

    @precondition(lambda self: not self.table.deal_over)
    @rule(seat=st.integers(0, 5), number=st.integers(0, 9))
    def say_before_ones_turn(self, seat: int, number: int) -> None:
        """Talk before the own turn: the turn stays, and undo depends on who was to move."""
        seat %= self.table.game.players
        codes = self.asides(seat)
        if not codes:
            return
        del self.looks[self.at + 1 :], self.actors[self.at :]
        to_move = self.table.to_move
        self.table.act(seat, codes[number % len(codes)])
        assert self.table.to_move == to_move
        self.undone.clear()
        self.actors.append(to_move)
        self.at += 1
        self.looks.append(look(self.table))

    @precondition(lambda self: self.table.deal_over)
    @rule()
    def next_deal(self) -> None:
        if not self.table.game.is_over(self.table.standing):
            self.table.next_deal()
            self.begin_deal()

    @rule()
    def undo(self) -> None:
        before = [n for n in range(self.at) if self.is_human(self.actors[n])]
        if not before:
            self.refused(self.table.undo, "table/nothing-to-undo")
            return
        self.undone.append(self.at)
        self.table.undo()
        self.at = before[-1]
        assert self.table.record.assisted

    @rule(share=st.floats(0, 1))
    def rewind(self, share: float) -> None:
        place = int(share * self.at)
        if place == self.at:
            self.refused(lambda: self.table.rewind(place), "table/no-such-place")
            return
        assert look(self.table.at_place(place)) == self.looks[place]
        self.undone.append(self.at)
        self.table.rewind(place)
        self.at = place
        assert self.table.record.assisted

    @rule()
    def redo(self) -> None:
        if not self.undone:
            self.refused(self.table.redo, "table/nothing-to-redo")
            return
        self.table.redo()
        self.at = self.undone.pop()

    @rule()
    def leave_and_come_back(self) -> None:
        """Resume from the record at any point, also in mid-trick; only what was undone is lost."""
        self.table = Match(parse_record(format_record(self.table.record)))
        self.undone.clear()

    @rule(code=st.sampled_from(CODES))
    def bad_input(self, code: str) -> None:
        """Try actions out of turn, unknown or illegal: they are refused and change nothing."""
        self.refused(lambda: self.table.check_revision(self.table.revision - 1), "table/stale")
        if self.table.to_move < 0:
            self.refused(lambda: self.table.act(0, "QS1"), "deal/over")
            return
        other = (self.table.to_move + 1) % self.table.game.players
        if code not in self.asides(other):
            self.refused(lambda: self.table.act(other, code), (*REFUSED, *BEFORE_PLAY))
        self.refused(self.table.next_deal, "table/deal-not-over")
        if self.is_human(self.table.to_move):
            self.refused(lambda: self.table.step(player), "table/human-to-move")

    def refused(self, change: Any, code: str | tuple[str, ...]) -> None:
        before = (format_record(self.table.record), self.table.revision, self.undone[:])
        with pytest.raises(EngineError) as caught:
            change()
        assert caught.value.code.startswith(code)
        assert (format_record(self.table.record), self.table.revision, self.undone) == before

    @invariant()
    def stands_where_the_model_says(self) -> None:
        assert look(self.table) == self.looks[self.at]
        view = view_of(self.table, 0)
        assert view["can_redo"] == bool(self.undone)
        assert view["can_undo"] == any(map(self.is_human, self.actors[: self.at]))

    @invariant()
    def the_record_tells_it_all(self) -> None:
        text = format_record(self.table.record)
        again = Match(parse_record(text))
        assert look(again) == look(self.table)
        assert format_record(again.record) == text


TestTable = TableMachine.TestCase
TestTable.settings = examples(20)


@pytest.mark.parametrize("who", ["nhccnc", "hhhhhh"])
@pytest.mark.parametrize("variant", UNDONE)
def test_undo_and_redo_are_inverse_at_every_prefix(variant: str, who: str) -> None:
    """Back through a whole deal and its end, and forward again, step by step."""
    table, rng = seated(variant, who, "prefix"), Random(7)
    looks, decisions = {0: look(table)}, 0
    while not table.deal_over:
        if table.record.seats[table.to_move].kind == "human":
            assert table.state is not None
            decisions += 1
            table.act(table.to_move, table.game.action_code(choose(table.state, rng)))
        else:
            table.step(player)
        looks[len(table.record.deals[-1].codes())] = look(table)
    back = []
    while view_of(table, 0)["can_undo"]:
        back.append(look(table))
        table.undo()
        assert look(table) == looks[len(table.record.deals[-1].codes())]
    assert len(back) == decisions > 3
    while back:
        table.redo()
        assert look(table) == back.pop()
    assert not view_of(table, 0)["can_redo"]
