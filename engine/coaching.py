"""What the bridge asks computer players and the coach for: thoughts, hints, reviews, exact ends.

Nothing here changes a deal; a hint is noted in the record. Whatever takes long is done in slices:
each call goes on until it has had enough, and the next one for the same revision takes up where it
stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.bots import Level, Tally, level
from engine.bots.coach import (
    ADVISER,
    Review,
    Verdict,
    decisions,
    knows_all,
    why,
    worth_after,
)
from engine.errors import EngineError, Refusal, RefusedError
from engine.game import NOBODY, Game, Observation, Reason, State
from engine.record import format_position, parse_position
from engine.shuffle import seeded
from engine.table import Table

Answer = dict[str, Any]
Enough = Callable[[], bool]
"""Whether the time of a call is up."""


class Thinker:
    """A level at one decision; `thought` is what it would do now."""

    def __init__(self, who: Level, seen: Observation, rng: Random) -> None:
        self.level = who
        self.seen = seen
        self._thoughts = who.think(seen, rng)
        self.thought = next(self._thoughts)

    def go_on(self, enough: Enough, tallies: Sequence[Tally] = ()) -> None:
        """Think on until the time is up, beginning with what others found."""
        if tallies and not self.thought.settled:
            self.thought = self._thoughts.send(tallies)
        while not (self.thought.settled or enough()):
            self.thought = next(self._thoughts)

    def progress(self) -> Answer:
        """How far it is, as plain data."""
        thought = self.thought
        return {
            "settled": thought.settled,
            "rollouts": thought.rollouts,
            "ms": self.level.ms,
        }


class Coaching:
    """What is being thought about at a table; forgotten when the table changes."""

    def __init__(self) -> None:
        self._revision = -1
        self._turn: Thinker | None = None
        self._hint: Thinker | None = None
        self._review: Review | None = None

    def _at(self, table: Table) -> None:
        """Forget what was thought about another state of the table."""
        if table.revision != self._revision:
            self._revision = table.revision
            self._turn = self._hint = self._review = None

    # --- the player to move -------------------------------------------------------------------

    def think(self, table: Table, tallies: Sequence[Tally], enough: Enough) -> Answer:
        """The computer player to move thinks on; raises as `Table.question`."""
        self._at(table)
        if self._turn is None:
            name, seen, rng = table.question()
            self._turn = Thinker(level(name), seen, rng)
        self._turn.go_on(enough, tallies)
        return self._turn.progress()

    def player(self, table: Table) -> Callable[[str], Callable[[Observation, Random], int]]:
        """For `Table.step`: who acts on its thought if it has one, else thinks it all at once."""
        self._at(table)
        turn = self._turn
        if turn is None:
            return lambda name: level(name).play
        return lambda _: lambda *_: turn.thought.action

    def lend(self, table: Table) -> Answer:
        """What another worker needs to think along: a guess that looks the same to the seat."""
        name, seen, _ = table.question()
        guess = table.game.determinize(seen, table.chance("lend"))
        line = format_position(table.game, guess)
        return {"line": line, "seat": seen.seat, "level": name}

    # --- who wants advice ---------------------------------------------------------------------

    def hint(self, table: Table, seat: int, dose: int, enough: Enough) -> Answer:
        """What strong play says: the action and its cards, with the second dose also why."""
        self._at(table)
        rules = table.game
        state = table.playing()
        if state.to_move != seat:
            raise RefusedError(Refusal("turn/not-yours", params={"seat": state.to_move}))
        if self._hint is None:
            seen = rules.observe(state, seat)
            self._hint = Thinker(ADVISER, seen, table.chance("hint"))
        table.record.assisted = True
        hint = self._hint
        hint.go_on(enough)
        thought = hint.thought
        answer = {
            "dose": dose,
            "action": rules.action_code(thought.action),
            "cards": _cards(rules, thought.action),
            **hint.progress(),
        }
        if dose == 1:
            return answer
        return {
            **answer,
            "reasons": _reasons(why(hint.seen, thought)),
            "exact": thought.solution is not None,
            "worth": thought.solution.worth if thought.solution else None,
        }

    def review(self, table: Table, seat: int, enough: Enough) -> Answer:
        """The seat's decisions of the finished deal, judged so far; raises table/deal-not-over."""
        if not table.deal_over:
            raise EngineError("table/deal-not-over")
        self._at(table)
        if self._review is None:
            todo = decisions(table.game, table.at(0).playing(), table.actions(), seat)
            seed = f"{table.record.seed}/review/{len(table.record.deals)}"
            self._review = Review(todo, seed)
        review = self._review
        while not (review.done or enough()):
            review.step()
        answer = {
            "done": review.done,
            "of": len(review.todo),
            "rows": [_row(table.game, verdict) for verdict in review.verdicts],
        }
        if review.done:
            answer["worst"] = [verdict.decision.place for verdict in review.worst()]
            answer["lost"] = round(sum(verdict.loss for verdict in review.verdicts), 1)
        return answer


# --- without a table ----------------------------------------------------------------------------


def ponder(line: str, seat: int, name: str, seed: str, enough: Enough) -> Answer:
    """Think along about a lent position; what is found out is for `Coaching.think`."""
    rules, state = parse_position(line)
    if seat != state.to_move:
        raise EngineError("bridge/bad-argument", "seat", expected="seat to move")
    thinker = Thinker(level(name), rules.observe(state, seat), seeded(seed))
    thinker.go_on(enough)
    return {
        "tally": {
            rules.action_code(found.action): [found.count, found.total, found.squares]
            for found in thinker.thought.tallies
        }
    }


def solve_line(line: str) -> Answer:
    """The exact end of a position, as if everybody knew all of its cards."""
    return _end(*parse_position(line))


def solve_table(table: Table) -> Answer:
    """The exact end of the deal at the table, if the seat to move knows all cards."""
    state = table.playing()
    known = knows_all(table.game.observe(state, state.to_move))
    return _end(table.game, state) if known else _UNSOLVED


def _end(rules: Game, state: State) -> Answer:
    solution = rules.solve(state) if state.to_move != NOBODY else None
    if solution is None:
        return _UNSOLVED
    worths = {}
    for action in state.legal():
        found = worth_after(rules, state, action)
        worths[rules.action_code(action)] = found[0] if found else None
    return {
        "solvable": True,
        "worth": solution.worth,
        "line": [rules.action_code(action) for action in solution.line],
        "worths": worths,
    }


_UNSOLVED: Answer = {"solvable": False, "worth": None, "line": [], "worths": {}}


# --- as plain data ------------------------------------------------------------------------------


def _row(rules: Game, verdict: Verdict) -> Answer:
    place, seen, action = verdict.decision
    return {
        "place": place,
        "trick": seen.number,
        "played": rules.action_code(action),
        "best": rules.action_code(verdict.best),
        "loss": round(verdict.loss, 1),
        "error": round(verdict.error, 1),
        "exact": verdict.exact,
        "line": [rules.action_code(following) for following in verdict.line],
        "reasons_played": _reasons(verdict.for_played),
        "reasons_best": _reasons(verdict.for_best),
    }


def _reasons(reasons: Sequence[Reason]) -> list[Answer]:
    return [{"key": reason.key, "params": reason.params} for reason in reasons]


def _cards(rules: Game, action: int) -> list[str]:
    """The cards that an action names."""
    code = rules.action_code(action)
    known = {rules.pattern.format_card(card) for card in rules.cards}
    return [part for part in code.rpartition(":")[2].split(".") if part in known]
