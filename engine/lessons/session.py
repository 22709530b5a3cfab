"""A step being played: a table, what the others reply, and whether the goal is reached.

Nothing is remembered beside the table: what has happened in the step is played again from its
start whenever it is asked about, so undo and redo need no care. It is judged when the seat is to
move or the deal is over, so that a reply is seen before the verdict.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.bots import player
from engine.bots.coach import worth_after
from engine.errors import EngineError
from engine.events import Event
from engine.families import game
from engine.game import Game, State
from engine.lessons.codes import matches
from engine.lessons.goals import Loss, Trail
from engine.lessons.lesson import Step
from engine.lessons.prose import Prose
from engine.lessons.source import Words
from engine.record import SeatEntry
from engine.table import Chooser, Table

OPEN, REACHED, FAILED, READ = "open", "reached", "failed", "read"


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a step stands; `says` are the teacher's words, `why` the key of others in their place."""

    state: str
    says: Prose | None = None
    why: tuple[str, dict[str, Any]] | None = None


class Session:
    """One try at a step; begin another for the next try."""

    def __init__(self, step: Step, line: str | None, seed: str) -> None:
        """`line` is the position it begins at, None for a step without a table."""
        self.step = step
        self.answered: int | None = None
        self.table: Table | None = None
        self._losses: dict[tuple[int, ...], Loss] = {}
        if line is not None:
            self.table = Table.at_position(line, seats(step))
            self.table.record.seed = seed
            self._start: State = self.table.playing().clone()

    # --- playing ------------------------------------------------------------------------------

    def act(self, code: str) -> list[Event]:
        """An action of the seat; raises as `Table.act`, and EngineError lesson/step-over."""
        table = self._table()
        self._check_open()
        return table.act(self.step.seat, code)

    def reply(self, choose: Callable[[str], Chooser] = player) -> list[Event]:
        """The seat to move replies, as the step has it or else by its level."""
        table = self._table()
        code = self.scripted()
        return table.act(table.to_move, code) if code else table.step(choose)

    def scripted(self) -> str | None:
        """What the script has the seat to move play; None where it has ended or does not fit."""
        words = self.prompt()
        return legal_code(self._table(), words.text) if words else None

    def prompt(self) -> Words | None:
        """What the script says now, whether it can be played or not."""
        table = self._table()
        trail = self.trail()
        own, replies = trail.actions, trail.replies
        if table.deal_over or table.to_move == self.step.seat:
            return None
        # What is meant for this very action goes before what is meant for any.
        for row in sorted(self.step.replies, key=lambda row: not row.after):
            if row.after and not (own and matches(row.after, own[0])):
                continue
            if len(replies) < len(row.script.codes):
                return row.script.words[len(replies)]
        return None

    @property
    def waits(self) -> bool:
        """Whether others are to move before the seat is."""
        table = self.table
        return table is not None and not table.deal_over and table.to_move != self.step.seat

    def answer(self, answer: int) -> None:
        """Answer the question; raises EngineError lesson/no-question."""
        if self.step.kind != "ask":
            raise EngineError("lesson/no-question", f"step {self.step.number}")
        self.answered = answer

    def _check_open(self) -> None:
        if self.verdict().state not in (OPEN, READ):
            raise EngineError("lesson/step-over", f"step {self.step.number}")

    def _table(self) -> Table:
        if self.table is None:
            raise EngineError("lesson/no-table", f"step {self.step.number}")
        return self.table

    # --- judging ------------------------------------------------------------------------------

    def verdict(self) -> Verdict:
        """Whether the goal is reached, still open, or missed."""
        step = self.step
        if step.goal is None:
            return Verdict(READ)
        if self.waits and step.kind == "play":
            return Verdict(OPEN)
        trail = self.trail()
        ended = trail.answer is not None or trail.over or 0 < step.most <= len(trail.actions)
        holds = step.goal.holds(trail, ended)
        if holds:
            return Verdict(REACHED, step.done)
        says = self._taught(trail, ended or holds is False)
        if says is not None or holds is False:
            return Verdict(FAILED, says, None if says is not None else _why(step, trail))
        return Verdict(OPEN)

    def _taught(self, trail: Trail, failed: bool) -> Prose | None:
        """What the teacher says to a try like this, None where it may go on or he says nothing."""
        for wrong in self.step.wrong:
            if wrong.codes:
                tried = (str(trail.answer),) if self.step.kind == "ask" else trail.actions
                tried = tried[:1] if wrong.first else tried
                if any(matches(code, done) for code in wrong.codes for done in tried):
                    return wrong.says
            elif wrong.goal is not None:
                if wrong.goal.holds(trail, failed):
                    return wrong.says
            elif failed:
                return wrong.says
        return None

    def taught_refused(self, code: str) -> Prose | None:
        """What the teacher says to a try that the rules do not allow."""
        for wrong in self.step.wrong:
            if any(matches(each, code) for each in wrong.codes):
                return wrong.says
        return None

    def trail(self) -> Trail:
        """What has happened since the seat was first to move."""
        rules, seat = game(self.step.variant), self.step.seat
        if self.table is None:
            return Trail(rules, seat, answer=self.answered)
        state = self._start.clone()
        own: list[str] = []
        replies: list[str] = []
        events: list[Event] = []
        path: tuple[int, ...] = ()
        lost: list[Loss] = []
        for action in self.table.actions():
            path = (*path, action)
            if rules.is_aside(action):
                state.apply(action)  # nobody's turn, and nothing that a goal counts
                continue
            if state.to_move == seat:
                own.append(rules.action_code(action))
                if self.step.wants_best:
                    lost.append(self._loss(path, state))
            else:
                replies.append(rules.action_code(action))
            state.apply(action, events)
            if not own:
                events.clear()  # what came before the seat was to move
        return Trail(
            rules,
            seat,
            state,
            tuple(own),
            tuple(replies),
            tuple(events),
            self.answered,
            tuple(lost),
        )

    def _loss(self, path: tuple[int, ...], state: State) -> Loss:
        """What the last action of a path gave away; worked out once."""
        if path not in self._losses:
            self._losses[path] = loss(game(self.step.variant), state, path[-1])
        return self._losses[path]


# --- beside a table -----------------------------------------------------------------------------


def loss(rules: Game, state: State, action: int) -> Loss:
    """What an action gives away against the exact end; nothing where that is too far off."""
    solution = rules.solve(state) if len(state.legal()) > 1 else None
    after = worth_after(rules, state, action) if solution else None
    if solution is None or after is None:
        return Loss(0.0, "")
    return Loss(max(0.0, solution.worth - after[0]), rules.action_code(solution.line[0]))


def legal_code(table: Table, wanted: str) -> str | None:
    """The first legal action that a teacher's code may mean, None if there is none."""
    for action in table.playing().legal():
        code = table.game.action_code(action)
        if matches(wanted, code):
            return code
    return None


def seats(step: Step) -> list[SeatEntry]:
    """A person at the seat of the step, and its level at all others."""
    others = SeatEntry("player", step.others)
    people = game(step.variant).players
    return [SeatEntry("human") if seat == step.seat else others for seat in range(people)]


def _why(step: Step, trail: Trail) -> tuple[str, dict[str, Any]]:
    """Why a step is missed, where the teacher says nothing to it."""
    given_away = [each for each in trail.lost if each.points > 0]
    if given_away:
        first = given_away[0]
        return "lesson-best-lost", {"points": round(first.points), "best": first.best}
    if trail.answer is not None:
        return "lesson-wrong-answer", {}
    if trail.over:
        return "lesson-deal-over", {}
    if len(trail.actions) >= step.most:
        return "lesson-actions-used", {"actions": step.most}
    return "lesson-lost", {}
