"""A step being played: a table, what the others reply, and whether the goal is reached.

Nothing is remembered beside the table: what has happened in the step is played again from its
start whenever it is asked about, so undo and redo need no care. It is judged when the seat is to
move or the deal is over, so that a reply is seen before the verdict.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from brisques.errors import EngineError
from brisques.events import Event
from brisques.game import State
from brisques.lessons.codes import matches
from brisques.lessons.goals import Loss, Trail
from brisques.lessons.lesson import Step
from brisques.lessons.prose import Prose
from brisques.lessons.source import Words
from brisques.match import Chooser, Match
from brisques.players.coach import worth_after
from brisques.players.contract import Analysis
from brisques.players.levels import player
from brisques.record import SeatEntry
from brisques.registry import load_analysis, load_game

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
        self.match: Match | None = None
        self._losses: dict[tuple[int, ...], Loss] = {}
        if line is not None:
            self.match = Match.at_position(line, seats(step))
            self.match.record.seed = seed
            self._start: State = self.match.playing().clone()

    # --- playing ------------------------------------------------------------------------------

    def act(self, code: str) -> list[Event]:
        """An action of the seat; raises as `Match.act`, and EngineError lesson/step-over."""
        match = self._match()
        self._check_open()
        return match.act(self.step.seat, code)

    def reply(self, choose: Callable[[str], Chooser] = player) -> list[Event]:
        """The seat to move replies, as the step has it or else by its level."""
        match = self._match()
        code = self.scripted()
        return match.act(match.to_move, code) if code else match.step(choose)

    def scripted(self) -> str | None:
        """What the script has the seat to move play; None where it has ended or does not fit."""
        words = self.prompt()
        return legal_code(self._match(), words.text) if words else None

    def prompt(self) -> Words | None:
        """What the script says now, whether it can be played or not."""
        match = self._match()
        trail = self.trail()
        own, replies = trail.actions, trail.replies
        if match.deal_over or match.to_move == self.step.seat:
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
        match = self.match
        return match is not None and not match.deal_over and match.to_move != self.step.seat

    def answer(self, answer: int) -> None:
        """Answer the question; raises EngineError lesson/no-question."""
        if self.step.kind != "ask":
            raise EngineError("lesson/no-question", f"step {self.step.number}")
        self.answered = answer

    def _check_open(self) -> None:
        if self.verdict().state not in (OPEN, READ):
            raise EngineError("lesson/step-over", f"step {self.step.number}")

    def _match(self) -> Match:
        if self.match is None:
            raise EngineError("lesson/no-table", f"step {self.step.number}")
        return self.match

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
        game, seat = load_game(self.step.variant), self.step.seat
        if self.match is None:
            return Trail(game, seat, answer=self.answered)
        state = self._start.clone()
        own: list[str] = []
        replies: list[str] = []
        events: list[Event] = []
        path: tuple[int, ...] = ()
        lost: list[Loss] = []
        for action in self.match.actions():
            path = (*path, action)
            if game.is_aside(action):
                state.apply(action)  # nobody's turn, and nothing that a goal counts
                continue
            if state.to_move == seat:
                own.append(game.action_code(action))
                if self.step.wants_best:
                    lost.append(self._loss(path, state))
            else:
                replies.append(game.action_code(action))
            state.apply(action, events)
            if not own:
                events.clear()  # what came before the seat was to move
        return Trail(
            game,
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
            self._losses[path] = loss(load_analysis(self.step.variant), state, path[-1])
        return self._losses[path]


# --- beside a table -----------------------------------------------------------------------------


def loss(analysis: Analysis, state: State, action: int) -> Loss:
    """What an action gives away against the exact end; nothing where that is too far off."""
    solution = analysis.solve(state) if len(state.legal()) > 1 else None
    after = worth_after(analysis, state, action) if solution else None
    if solution is None or after is None:
        return Loss(0.0, "")
    return Loss(max(0.0, solution.worth - after[0]), analysis.game.action_code(solution.line[0]))


def legal_code(match: Match, wanted: str) -> str | None:
    """The first legal action that a teacher's code may mean, None if there is none."""
    for action in match.playing().legal():
        code = match.game.action_code(action)
        if matches(wanted, code):
            return code
    return None


def seats(step: Step) -> list[SeatEntry]:
    """A person at the seat of the step, and its level at all others."""
    others = SeatEntry("player", step.others)
    people = load_game(step.variant).players
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
