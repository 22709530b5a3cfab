"""Checks lessons: plays every solution and every wrong try, and solves every best line.

A step is correct if
- its goal is not reached at its start;
- each `right` line is legal and reaches the goal with its last action;
- every scripted reply on the way is legal;
- no `wrong` try reaches the goal;
- each `next` line that is about a try is taken by one;
- no goal wants more than the rest of the deal can bring;
- where the goal is the best line, the solver finds no better first action, and no equally good one
  that the solutions do not begin with. Where cards are hidden that is asked of each action of the
  solutions; where there is a stock they are measured (`measured.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from brisques.errors import EngineError
from brisques.game import knows_all
from brisques.lessons.codes import bare, is_card, matches
from brisques.lessons.grammar import parse_goal
from brisques.lessons.lesson import Branch, Codes, Lesson, Step, Wrong
from brisques.lessons.limits import Limits, limits_of
from brisques.lessons.measured import Measured, measure
from brisques.lessons.missing import check_caught, check_taken, report_miss, report_uncaught
from brisques.lessons.paths import lines
from brisques.lessons.questions import answer_branches, answer_right, answer_wrong
from brisques.lessons.session import (
    FAILED,
    REACHED,
    Session,
    explain_illegal,
    legal_code,
    legal_codes,
)
from brisques.lessons.source import Words
from brisques.lessons.study import Study, play_one, play_own
from brisques.lessons.worlds import NEAR, best_everywhere, worths
from brisques.match import Match
from brisques.registry import analysis_of, load_game


@dataclass(frozen=True, slots=True)
class Solved:
    """The exact solution: its value for the player, its line, the value of each first action."""

    worth: float
    line: tuple[str, ...]
    worths: dict[str, float]
    ways: int = 1
    """The number of ways in which the hidden cards may lie; the line is best in each."""


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
    measured: list[Measured] = field(default_factory=list)


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
        self.caught: list[Wrong] = []
        """The wrong tries that caught some other action."""
        self.taken: list[Branch | None] = []
        """The branches that the solutions and all other actions took."""

    def prove(self) -> Proof:
        """Return the proof of the step.

        Raises: lesson/..., with the place in the file.
        """
        step = self.step
        if step.goal is None:
            self.study.line(step.number)
            return self.proof
        self._check_start()
        if step.wants_best:
            self._check_best()
        if step.kind == "ask":
            self.proof.solutions = answer_right(self.study, step)
            self.proof.wrong = answer_wrong(self.study, step)
            answer_branches(self.study, step)
            return self.proof
        for row in step.right:
            self._play_right(row)
        self._try_others(step.right[0])
        for wrong in step.wrong:
            self._check_wrong(wrong)
        if step.most == 1:  # everything that can be tried has been
            check_taken(step.branches, self.taken)
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
                why = explain_illegal(session.match, words.text)
                raise words.bad("illegal-reply", given=words.text, **why)
            session.reply()

    def _check_start(self) -> None:
        step, session = self.step, self._fresh()
        goal = step.goal
        if goal is None:
            return
        if session.match and session.match.deal_over:
            raise step.words.bad("no-turn")
        if session.match and step.kind == "play":
            self._check_limits(limits_of(session.match.game, session.match.playing()))
        held = goal.holds(session.trail(), False)
        if held is not None:
            raise step.goal_words.bad("true-from-start" if held else "lost-from-start")

    def _check_limits(self, limits: Limits) -> None:
        """Check that no goal, and no wrong try, wants more than the deal can bring."""
        game = load_game(self.step.variant)
        parse_goal(self.step.goal_words, game, limits=limits)
        for wrong in self.step.wrong:
            if wrong.goal:
                start = len(wrong.words.text) - len(wrong.words.text.partition(" ")[2])
                goal = wrong.words.part(start, len(wrong.words.text))
                parse_goal(goal, game, limits=limits)

    def _play_right(self, row: Codes) -> None:
        """Play a solution; it must reach the goal with its last action and not before."""
        session = self._fresh()
        last = len(row.codes) - 1
        for place, words in enumerate(row.words):
            play_own(session, words.text, words.bad)
            self._replies(session)
            verdict = session.verdict()
            if verdict.state == REACHED and place < last:
                raise row.words[place + 1].bad("right-too-long", given=row.codes[place + 1])
            if verdict.state == FAILED or (place == last and verdict.state != REACHED):
                raise report_miss(self.step, words, session, verdict)
        self.proof.solutions.append(session.trail().actions)
        self.taken.append(session.branch())

    # --- wrong tries --------------------------------------------------------------------------

    def _try_others(self, row: Codes) -> None:
        """At each decision of a solution, try each other action; collect the comments."""
        for place in range(len(row.codes)):
            for code in self._legal(row, place):
                if matches(row.codes[place], code):
                    continue
                session = self._after(row, place, code)
                verdict = session.verdict()
                self.taken.append(session.branch())
                self.proof.tried += 1
                self.proof.missed += verdict.state == FAILED
                if verdict.wrong:
                    self.caught.append(verdict.wrong)

    def _legal(self, row: Codes, place: int) -> list[str]:
        return legal_codes(self._upto(row, place).match)

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
        for line in lines(wrong.path) if wrong.path else ():
            self._check_wrong_line(wrong, line)
        if wrong.codes or wrong.path or self.step.most > 1:
            return
        # After one action everything that can be tried has been.
        if wrong not in self.caught:
            raise report_uncaught(wrong, self.caught)

    def _check_wrong_line(self, wrong: Wrong, line: Sequence[Words]) -> None:
        """Check that a line of actions can be played, its last one at least tried, and fails."""
        session = self._fresh()
        for words in line[:-1]:
            if legal_code(session.match, words.text) is None:
                raise self._illegal_wrong(words, session.match)
            play_own(session, words.text, words.bad)
            self._replies(session)
            verdict = session.verdict()
            if verdict.state == REACHED:
                raise wrong.words.bad("wrong-reaches-goal", given=wrong.words.text)
            if verdict.wrong:
                raise report_uncaught(wrong, [verdict.wrong])
        match, code = session.match, line[-1].text
        if match is None or match.deal_over:
            raise self._illegal_wrong(line[-1], match)
        if legal_code(match, code) is None:
            self._must_be_held(wrong, code, match)
            self.proof.refused += 1
            return
        play_one(session, code, line[-1].bad)
        check_caught(session, wrong)
        self.proof.wrong += 1

    def _check_wrong_code(self, wrong: Wrong, code: str) -> None:
        for row in self.step.right:
            for place in range(1 if wrong.first else len(row.codes)):
                if legal_code(self._upto(row, place).match, code) is None:
                    continue
                check_caught(self._after(row, place, code), wrong)
                self.proof.wrong += 1
                return
        self._must_be_held(wrong, code, self._fresh().match)
        self.proof.refused += 1

    @staticmethod
    def _illegal_wrong(words: Words, match: Match | None) -> EngineError:
        """Return the error of a wrong try with an action that cannot be played where it stands."""
        why = explain_illegal(match, words.text)
        return words.bad("illegal-wrong", given=words.text, **why)

    def _must_be_held(self, wrong: Wrong, code: str, match: Match | None) -> None:
        """Check that a try that the rules forbid can be made at all: the seat holds the card."""
        if match is None or match.deal_over or not is_card(code):
            return
        hand = match.game.observe(match.playing(), self.step.seat).hand
        if not any(matches(code, match.game.pattern.format_card(card)) for card in hand):
            raise wrong.words.bad("wrong-impossible", given=code)

    # --- the best line ------------------------------------------------------------------------

    def _check_best(self) -> None:
        """Prove or measure the first action of each solution; where cards are hidden, each one.

        Solutions that begin alike are measured once.
        """
        done: set[tuple[str, ...]] = set()
        for row in self.step.right:
            for place in range(len(row.codes)):
                if row.codes[: place + 1] in done:
                    continue
                done.add(row.codes[: place + 1])
                match = self._upto(row, place).match
                if match is None or match.deal_over:
                    break
                observation = match.game.observe(match.playing(), self.step.seat)
                if knows_all(observation) and (place or row is not self.step.right[0]):
                    break  # what a later action loses is exact, so `_play_right` finds it
                firsts = self._firsts(row, place)
                if observation.stock:
                    self._measure(match, row.words[place], firsts)
                else:
                    solved = self._solve(match, row.words[place], firsts)
                    self.proof.solved = self.proof.solved or solved

    def _firsts(self, row: Codes, place: int) -> set[str]:
        """Return the next actions of all solutions that begin like this one."""
        before = row.codes[:place]
        return {
            bare(other.codes[place])
            for other in self.step.right
            if len(other.codes) > place and other.codes[:place] == before
        }

    def _measure(self, match: Match, words: Words, firsts: set[str]) -> None:
        """Measure an action while there is a stock.

        Raises: lesson/best-not-clear, lesson/best-is-other.
        """
        observation = match.game.observe(match.playing(), self.step.seat)
        measured = measure(observation, self._legal_action(match, words), firsts)
        if measured is None:
            return
        if not measured.is_clear:
            raise words.bad(
                "best-not-clear" if measured.lead >= 0 else "best-is-other",
                given=bare(measured.nearest),
                lead=abs(round(measured.lead, 1)),
                error=round(measured.error, 1),
            )
        self.proof.measured.append(measured)

    @staticmethod
    def _legal_action(match: Match, words: Words) -> int:
        """Return the legal action that a solution names.

        Raises: lesson/illegal-right.
        """
        for action in match.playing().legal():
            if matches(words.text, match.game.action_code(action)):
                return action
        raise words.bad("illegal-right", given=words.text, **explain_illegal(match, words.text))

    def _solve(self, match: Match, right: Words, firsts: set[str]) -> Solved:
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
        best = max(coded.values())
        for other, worth in coded.items():
            if bare(other) not in firsts and worth >= best - NEAR:
                raise words.bad("best-not-alone", given=other, worth=worth)
        ways = 1
        if not knows_all(game.observe(state, self.step.seat)):
            ways = best_everywhere(analysis, state, self._legal_action(match, right))
            if not ways:
                raise words.bad("best-hidden", given=right.text)
        line = tuple(game.action_code(action) for action in solution.line)
        return Solved(best, line, coded, ways)
