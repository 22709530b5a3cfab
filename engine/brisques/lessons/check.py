"""Checks lessons: plays every solution and every wrong try, and solves every best line.

A step is correct if
- its goal is not reached at its start;
- each `right` line is legal and reaches the goal with its last action;
- every scripted reply on the way is legal;
- no `wrong` try reaches the goal;
- where the goal is the best line, the solver finds no better first action, and no equally good one
  that the solutions do not begin with.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from brisques.errors import EngineError
from brisques.game import State
from brisques.lessons.codes import bare, is_card, matches
from brisques.lessons.lesson import Codes, Lesson, Step, Wrong
from brisques.lessons.prose import Prose
from brisques.lessons.session import FAILED, REACHED, Session, legal_code
from brisques.lessons.study import Study, play_one, play_own
from brisques.lessons.worlds import NEAR, best_everywhere, worths
from brisques.match import Match
from brisques.players.coach import knows_all
from brisques.players.contract import Analysis
from brisques.registry import analysis_of


@dataclass(frozen=True, slots=True)
class Solved:
    """The exact solution: its value for the player, its line, the value of each first action."""

    worth: float
    line: tuple[str, ...]
    worths: dict[str, float]
    ways: int = 1
    """In how many ways the cards that the player cannot see may lie; it is best in each."""


@dataclass(slots=True)
class Proof:
    """The result of checking a step: its solutions as played, and counts of its other tries.

    - `wrong`: wrong tries that the teacher comments on; `refused`: those that the rules forbid;
    - `tried`: other actions tried at each decision of the first solution; `missed`: those of them
      that miss the goal at once.
    """

    step: Step
    solutions: list[tuple[str, ...]] = field(default_factory=list)
    wrong: int = 0
    refused: int = 0
    tried: int = 0
    missed: int = 0
    solved: Solved | None = None


def check(lesson: Lesson) -> Iterator[Proof | EngineError]:
    """Yield for each step its proof, or the first error in it."""
    study = Study(lesson)
    for step in lesson.steps:
        try:
            yield _Prover(study, step).prove()
        except EngineError as error:
            yield error


class _Prover:
    """Checks one step."""

    def __init__(self, study: Study, step: Step) -> None:
        self.study = study
        self.step = step
        self.proof = Proof(step)
        self.said: list[Prose] = []
        """What the teacher said to some try or other."""

    def prove(self) -> Proof:
        """Return the proof of the step.

        Raises: lesson/..., with the place in the file.
        """
        step = self.step
        if step.goal is None:
            self.study.line(step.number)
            return self.proof
        self._check_start()
        for row in step.right:
            self._play_right(row)
        if step.kind == "ask":
            self._answer_wrong()
            return self.proof
        self._try_others(step.right[0])
        for wrong in step.wrong:
            self._check_wrong(wrong)
        return self.proof

    # --- solutions ----------------------------------------------------------------------------

    def _fresh(self) -> Session:
        """Return a new try at the step, with the seat to move."""
        session = self.study.fresh(self.step.number)
        self._replies(session)
        return session

    def _replies(self, session: Session) -> None:
        """Play all replies.

        Raises: lesson/illegal-reply, at a scripted reply that cannot be played.
        """
        while session.waits:
            words = session.prompt()
            if words and session.scripted() is None:
                raise words.bad("illegal-reply", given=words.text)
            session.reply()

    def _check_start(self) -> None:
        step, session = self.step, self._fresh()
        goal = step.goal
        if goal is None:
            return
        if session.match and session.match.deal_over:
            raise step.words.bad("no-turn")
        held = goal.holds(session.trail(), False)
        if held is not None:
            raise step.goal_words.bad("true-from-start" if held else "lost-from-start")
        if step.wants_best and session.match:
            self.proof.solved = self._solve(session.match)

    def _play_right(self, row: Codes) -> None:
        """Play a solution; it must reach the goal with its last action and not before."""
        session = self._fresh()
        if self.step.kind == "ask":
            session.answer(int(row.codes[0]))
        last = len(row.codes) - 1
        for place, words in enumerate(row.words):
            if self.step.kind != "ask":
                play_own(session, words.text, words.bad)
                self._replies(session)
            state = session.verdict().state
            if state == REACHED and place < last:
                raise row.words[place + 1].bad("right-too-long", given=row.codes[place + 1])
            if state == FAILED or (place == last and state != REACHED):
                raise words.bad("right-misses", given=words.text)
        trail = session.trail()
        self.proof.solutions.append(trail.actions or row.codes)

    # --- wrong tries --------------------------------------------------------------------------

    def _answer_wrong(self) -> None:
        """Give every wrong answer to a question."""
        for wrong in self.step.wrong:
            for code in wrong.codes:
                session = self.study.fresh(self.step.number)
                session.answer(int(code))
                self._must_teach(session, wrong)
                self.proof.wrong += 1

    def _try_others(self, row: Codes) -> None:
        """At each decision of a solution, try each other action; collect the comments."""
        for place in range(len(row.codes)):
            for code in self._legal(row, place):
                if matches(row.codes[place], code):
                    continue
                session = self._after(row, place, code)
                verdict = session.verdict()
                self.proof.tried += 1
                self.proof.missed += verdict.state == FAILED
                if verdict.state == FAILED and verdict.says is not None:
                    self.said.append(verdict.says)

    def _legal(self, row: Codes, place: int) -> list[str]:
        session = self._upto(row, place)
        match = session.match
        if match is None or match.deal_over:
            return []
        return [match.game.action_code(action) for action in match.playing().legal()]

    def _upto(self, row: Codes, place: int) -> Session:
        """Return the step after the first `place` actions of a solution."""
        session = self._fresh()
        for words in row.words[:place]:
            play_one(session, words.text, words.bad)
        return session

    def _after(self, row: Codes, place: int, code: str) -> Session:
        """Return the step after the first `place` actions of a solution and another action."""
        session = self._upto(row, place)
        play_one(session, code, row.words[place].bad)
        return session

    def _check_wrong(self, wrong: Wrong) -> None:
        """Check that a wrong try named by its code fails, and that one named by a goal occurs."""
        for code in wrong.codes:
            self._check_wrong_code(wrong, code)
        if wrong.codes or self.step.most > 1:
            return
        # After one action everything that can be tried has been.
        if wrong.says not in self.said:
            raise wrong.words.bad("wrong-never", given=wrong.words.text)

    def _check_wrong_code(self, wrong: Wrong, code: str) -> None:
        for row in self.step.right:
            for place in range(1 if wrong.first else len(row.codes)):
                match = self._upto(row, place).match
                if match is None or match.deal_over or legal_code(match, code) is None:
                    continue
                self._must_teach(self._after(row, place, code), wrong)
                self.proof.wrong += 1
                return
        self._must_be_held(wrong, code)
        self.proof.refused += 1

    def _must_teach(self, session: Session, wrong: Wrong) -> None:
        verdict = session.verdict()
        if verdict.state == REACHED:
            raise wrong.words.bad("wrong-reaches-goal", given=wrong.words.text)
        if verdict.says is not wrong.says:
            raise wrong.words.bad("wrong-never", given=wrong.words.text)

    def _must_be_held(self, wrong: Wrong, code: str) -> None:
        """Check that a try that the rules forbid can be made at all: the seat holds the card."""
        match = self._fresh().match
        if match is None or not is_card(code):
            return
        hand = match.game.observe(match.playing(), self.step.seat).hand
        if not any(matches(code, match.game.pattern.format_card(card)) for card in hand):
            raise wrong.words.bad("wrong-impossible", given=code)

    # --- the best line ------------------------------------------------------------------------

    def _solve(self, match: Match) -> Solved:
        """Return the exact solution.

        Raises: lesson/best-hidden, lesson/best-too-far, lesson/best-not-alone.
        """
        state, words = match.playing(), self.step.goal_words
        game, analysis = match.game, analysis_of(match.game)
        worth_by_action = worths(analysis, state)
        solution = analysis.solve(state)
        if solution is None or worth_by_action is None:
            raise words.bad("best-too-far")
        coded = {game.action_code(action): worth for action, worth in worth_by_action.items()}
        firsts = {bare(row.codes[0]) for row in self.step.right}
        best = max(coded.values())
        for code, worth in coded.items():
            if bare(code) not in firsts and worth >= best - NEAR:
                raise words.bad("best-not-alone", given=code, worth=worth)
        ways = 1
        if not knows_all(game.observe(state, self.step.seat)):
            ways = self._prove_hidden(analysis, state, firsts)
        line = tuple(game.action_code(action) for action in solution.line)
        return Solved(best, line, coded, ways)

    def _prove_hidden(self, analysis: Analysis, state: State, firsts: set[str]) -> int:
        """Return the number of deals of the hidden cards; the solution is best in all of them."""
        first = next(a for a in state.legal() if bare(analysis.game.action_code(a)) in firsts)
        ways = best_everywhere(analysis, state, first) if self.step.most == 1 else 0
        if not ways:
            raise self.step.goal_words.bad("best-hidden")
        return ways
