"""A try at one step: a match, the replies of the others, and whether the goal is reached.

The match is the only state: what has happened in the step is replayed from its start on demand, so
undo and redo need no code here. The step is judged when the seat is to move or the deal is over, so
that a reply is seen before the verdict.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from brisques.errors import EngineError
from brisques.events import Event
from brisques.game import State
from brisques.lessons.codes import bare, example, matches
from brisques.lessons.goals import Act, Do, Loss, Trail
from brisques.lessons.lesson import Branch, Codes, Step, Try, Wrong
from brisques.lessons.numbers import fill
from brisques.lessons.paths import begins
from brisques.lessons.prose import Prose
from brisques.lessons.source import Words
from brisques.lessons.spelling import choice_spelled
from brisques.match import Chooser, Match
from brisques.players.contract import Analysis
from brisques.players.judging import worth_after
from brisques.players.levels import player
from brisques.record import SeatEntry
from brisques.registry import load_analysis, load_game

OPEN, REACHED, FAILED, READ = "open", "reached", "failed", "read"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The state of a step; `says` is the teacher's comment, `why` the text key that replaces it.

    `wrong` is the line of the lesson that caught the try.
    """

    state: str
    says: Prose | None = None
    why: tuple[str, dict[str, Any]] | None = None
    wrong: Wrong | None = None


class Session:
    """One try at a step; make another for the next try."""

    def __init__(self, step: Step, line: str | None, seed: str) -> None:
        """Begin at a position line; None for a step without a match."""
        self.step = step
        self.answers: tuple[int, ...] = ()
        self.match: Match | None = None
        self._losses: dict[tuple[int, ...], Loss] = {}
        self._counts_talk = _names_talk(step)
        if line is not None:
            self.match = Match.at_position(line, seats(step))
            self.match.record.seed = seed
            self._start: State = self.match.playing().clone()

    # --- playing ------------------------------------------------------------------------------

    def act(self, code: str) -> list[Event]:
        """Carry out an action of the seat.

        Raises: as `Match.act`; lesson/step-over.
        """
        match = self._match()
        self._check_open()
        return match.act(self.step.seat, code)

    def reply(self, choose: Callable[[str], Chooser] = player) -> list[Event]:
        """Let the seat to move reply: by the script of the step, otherwise by its level."""
        match = self._match()
        code = self.scripted()
        return match.act(match.to_move, code) if code else match.step(choose)

    def scripted(self) -> str | None:
        """Return the scripted action of the seat to move, None if there is none that is legal."""
        words = self.prompt()
        return legal_code(self._match(), words.text) if words else None

    def prompt(self) -> Words | None:
        """Return the words of the script's next action, legal or not."""
        match = self._match()
        trail = self.trail()
        own, replies = trail.actions, trail.replies
        if match.deal_over or match.to_move == self.step.seat:
            return None
        # The replies to more of the seat's actions go first, those to any actions last.
        for row in sorted(self.step.replies, key=lambda row: -len(row.after)):
            if begins(row.after, own) and len(replies) < len(row.script.codes):
                return row.script.words[len(replies)]
        return None

    @property
    def waits(self) -> bool:
        """Whether others are to move before the seat is."""
        match = self.match
        return match is not None and not match.deal_over and match.to_move != self.step.seat

    def answer(self, answers: Iterable[int]) -> None:
        """Answer the question by a number, or by those of several choices.

        Raises: lesson/no-question; lesson/step-over, once it has been answered right.
        """
        if self.step.kind != "ask":
            raise EngineError("lesson/no-question", f"step {self.step.number}")
        if self.verdict().state == REACHED:
            raise EngineError("lesson/step-over", f"step {self.step.number}")
        self.answers = tuple(sorted(set(answers)))

    def type_answer(self, text: str) -> None:
        """Answer the question by a word; one that is no choice of the step counts as 0.

        Raises: lesson/no-question; lesson/step-over, once it has been answered right.
        """
        if not self.step.asks_word:
            raise EngineError("lesson/no-question", f"step {self.step.number}")
        self.answer((choice_spelled(text, self.step.spellings),))

    def _check_open(self) -> None:
        if self.verdict().state not in (OPEN, READ):
            raise EngineError("lesson/step-over", f"step {self.step.number}")

    def _match(self) -> Match:
        if self.match is None:
            raise EngineError("lesson/no-table", f"step {self.step.number}")
        return self.match

    # --- judging ------------------------------------------------------------------------------

    def verdict(self) -> Verdict:
        """Return whether the goal is reached, still open, or missed."""
        step = self.step
        if step.goal is None:
            return Verdict(READ)
        if self.waits and step.kind == "play":
            return Verdict(OPEN)
        trail = self.trail()
        if step.kind == "ask":
            ended = bool(trail.answers)  # cards may be tried out at its table
        else:
            ended = trail.over or 0 < step.most <= len(trail.actions)
        holds = step.goal.holds(trail, ended)
        if holds:
            return Verdict(REACHED, step.done and fill(step.done, trail, step.language))
        wrong = self._caught(trail, ended or holds is False)
        if wrong:
            return Verdict(FAILED, fill(wrong.says, trail, step.language), wrong=wrong)
        return Verdict(FAILED, why=_why(step, trail)) if holds is False else Verdict(OPEN)

    def _caught(self, trail: Trail, failed: bool) -> Wrong | None:
        """Return the first wrong try of the step that this try matches, None if it matches none."""
        return next(
            (wrong for wrong in self.step.wrong if _fits(wrong, trail, failed, failed)), None
        )

    def branch(self) -> Branch | None:
        """Return the branch that the try takes, None if there is none or the step is open."""
        state = self.verdict().state
        if state == OPEN or not self.step.branches:
            return None
        trail, failed = self.trail(), state == FAILED
        for branch in self.step.branches:
            if _fits(branch.tried, trail, True, failed) if branch.tried else not failed:
                return branch
        return None

    def taught_refused(self, code: str) -> Prose | None:
        """Return the teacher's comment on a try that the rules forbid."""
        trail = self.trail()
        actions = (*trail.actions, code)
        for wrong in self.step.wrong:
            at_path = wrong.path and len(wrong.path) == len(actions) and begins(wrong.path, actions)
            codes = () if wrong.first and trail.actions else wrong.codes
            if at_path or any(matches(each, code) for each in codes):
                return fill(wrong.says, trail, self.step.language)
        return None

    def trail(self) -> Trail:
        """Return what has happened since the seat was first to move."""
        game, seat = load_game(self.step.variant), self.step.seat
        if self.match is None:
            return Trail(game, seat, answers=self.answers)
        state = self._start.clone()
        own: list[str] = []
        replies: list[str] = []
        events: list[Event] = []
        path: tuple[int, ...] = ()
        lost: list[Loss] = []
        for action in self.match.actions():
            path = (*path, action)
            said = state.to_move == seat and game.is_talk(action) and not self._counts_talk
            if said or game.is_aside(action):
                state.apply(action)  # nothing that a goal counts
                continue
            if state.to_move == seat:
                own.append(game.action_code(action))
                if self.step.wants_best:
                    lost.append(self._loss(path, state, own))
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
            self.answers,
            tuple(lost),
        )

    def _loss(self, path: tuple[int, ...], state: State, own: list[str]) -> Loss:
        """Return what the last action of a line lost; `own` are the seat's. Cached."""
        if path not in self._losses:
            analysis = load_analysis(self.step.variant)
            stock = analysis.game.observe(state, self.step.seat).stock
            self._losses[path] = (
                measured_loss(self.step, own) if stock else loss(analysis, state, path[-1])
            )
        return self._losses[path]


# --- beside a table -----------------------------------------------------------------------------


def _names_talk(step: Step) -> bool:
    """Return whether the step names something to say, or counts each action (`act`)."""
    if step.kind != "play" or step.goal is None:
        return False
    game = load_game(step.variant)
    leaves = list(step.goal.leaves())
    tries = [*step.wrong, *(branch.tried for branch in step.branches if branch.tried)]
    paths = [*(each.path for each in tries), *(row.after for row in step.replies)]
    codes = [code for row in step.right for code in row.codes]
    codes += [code for each in tries for code in each.codes]
    codes += [code for leaf in leaves if isinstance(leaf, Do) for code in leaf.codes]
    codes += [words.text for path in paths for words in chain(*path)]
    return any(isinstance(leaf, Act) for leaf in leaves) or any(
        game.is_talk(example(game, code)) for code in codes
    )


def _fits(tried: Try, trail: Trail, ended: bool, failed: bool) -> bool:
    """Return whether a try is the one that a line of the lesson is about."""
    if tried.codes:
        done = tuple(map(str, trail.answers)) or trail.actions
        done = done[:1] if tried.first else done
        return any(matches(code, each) for code in tried.codes for each in done)
    if tried.path:
        return begins(tried.path, trail.actions)
    if tried.goal is not None:
        return tried.goal.holds(trail, ended) is True
    return failed


def loss(analysis: Analysis, state: State, action: int) -> Loss:
    """Return what an action loses against the exact solution; 0 where that is too far off."""
    solution = analysis.solve(state) if len(state.legal()) > 1 else None
    after = worth_after(analysis, state, action) if solution else None
    if solution is None or after is None:
        return Loss(0.0, "")
    return Loss(max(0.0, solution.worth - after[0]), analysis.game.action_code(solution.line[0]))


def measured_loss(step: Step, own: list[str]) -> Loss:
    """Return what the last action lost while there is a stock: nothing if a solution has it."""
    last = len(own) - 1
    rows = [row for row in step.right if follows(row, own[:last]) and len(row.codes) > last]
    if not rows or any(matches(row.codes[last], own[last]) for row in rows):
        return Loss(0.0, "", is_exact=False)
    return Loss(1.0, rows[0].codes[last], is_exact=False)


def follows(row: Codes, own: Sequence[str]) -> bool:
    """Return whether these actions are the beginning of a solution."""
    return len(own) <= len(row.codes) and all(map(matches, row.codes, own))


def legal_code(match: Match | None, wanted: str) -> str | None:
    """Return the first legal action that a teacher's code may mean, None if there is none."""
    return next((code for code in legal_codes(match) if matches(wanted, code)), None)


def legal_codes(match: Match | None) -> list[str]:
    """Return the codes of all legal actions; none without a match, or after the deal."""
    if match is None or match.deal_over:
        return []
    return [match.game.action_code(action) for action in match.playing().legal()]


def explain_illegal(match: Match | None, code: str) -> dict[str, str]:
    """Return, for an error, the rule that forbids an action (`why`) and what is `legal`.

    An action that no rule forbids is not of this game, or the deal is over and nothing is legal.
    """
    if match is None or match.deal_over:
        return {"legal": "–"}
    state = match.playing()
    hand = match.game.observe(state, state.to_move).hand
    try:
        action = example(match.game, code, list(map(match.game.pattern.format_card, hand)))
        refusal = state.why_not(action, state.to_move)
    except EngineError:
        refusal = None
    legal = " ".join(dict.fromkeys(map(bare, legal_codes(match))))
    return {"why": refusal.code, "legal": legal} if refusal else {"legal": legal}


def seats(step: Step) -> list[SeatEntry]:
    """Return a human at the seat of the step, and computer players of its level at all others."""
    others = SeatEntry("player", step.others)
    people = load_game(step.variant).players
    return [SeatEntry("human") if seat == step.seat else others for seat in range(people)]


def _why(step: Step, trail: Trail) -> tuple[str, dict[str, Any]]:
    """Return the text key of why a step is missed, where the teacher has no comment."""
    given_away = [each for each in trail.lost if each.points > 0]
    if given_away:
        first = given_away[0]
        if not first.is_exact:
            return "lesson-better", {"best": first.best}
        return "lesson-best-lost", {"points": round(first.points), "best": first.best}
    if trail.answers:
        return "lesson-wrong-answer", {}
    if trail.over:
        return "lesson-deal-over", {}
    if len(trail.actions) >= step.most:
        return "lesson-actions-used", {"actions": step.most}
    return "lesson-lost", {}
