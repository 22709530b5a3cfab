"""What the bridge asks computer players and the coach for: thoughts, hints, reviews, exact ends.

Nothing here changes a deal; a hint is noted in the record. Whatever takes long is done in slices:
each call goes on until it has had enough, and the next one for the same revision takes up where it
stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from brisques.bridge.expectation import Expectation
from brisques.bridge.messages import Answer
from brisques.bridge.thinker import Enough, Thinker
from brisques.errors import EngineError, Refusal, RefusedError
from brisques.game import Game, Observation, State, knows_all
from brisques.match import Match
from brisques.players.contract import Reason
from brisques.players.hint import HINT_LEVEL, Adviser
from brisques.players.judging import Verdict, worth_after
from brisques.players.levels import level
from brisques.players.review import Review, decisions
from brisques.players.thinking import Tally
from brisques.position import format_position, parse_position
from brisques.registry import analysis_of
from brisques.shuffle import rng_from_seed


class Coaching:
    """What is being thought about at a table; forgotten when the table changes."""

    def __init__(self) -> None:
        self._revision = -1
        self._turn: Thinker | None = None
        self._hint: Adviser | None = None
        self._review: Review | None = None
        self._reviewed_seat = -1
        self._expectation: Expectation | None = None
        self._expected_at = -1

    def _at(self, match: Match) -> None:
        """Forget what was thought about another state of the table."""
        if match.revision != self._revision:
            self._revision = match.revision
            self._turn = self._hint = self._review = None

    # --- the player to move -------------------------------------------------------------------

    def think(self, match: Match, tallies: Sequence[Tally], enough: Enough) -> Answer:
        """The computer player to move thinks on; raises as `Match.next_decision`."""
        self._at(match)
        if self._turn is None:
            name, observation, rng = match.next_decision()
            who = level(name)
            expected = self._expectation and self._expectation.thinker(who, observation)
            self._turn = expected or Thinker(who, observation, rng)
        self._turn.go_on(enough, tallies)
        return self._turn.progress()

    def expect(self, match: Match, enough: Enough) -> Answer:
        """The player whose turn is next thinks about what the person to move may do.

        `think` goes on with that thought if the person does so. A player that does not search
        expects nothing.
        """
        if match.revision != self._expected_at:
            self._expectation = _expectation(match)
            self._expected_at = match.revision
        if self._expectation is None:
            return {"settled": True, "rollouts": 0, "ms": 0}
        self._expectation.go_on(enough)
        return self._expectation.progress()

    def player(self, match: Match) -> Callable[[str], Callable[[Observation, Random], int]]:
        """For `Match.step`: who acts on its thought if it has one, else thinks it all at once."""
        self._at(match)
        turn = self._turn
        if turn is None:
            return lambda name: level(name).play
        return lambda _: lambda *_: turn.thought.action

    def lend(self, match: Match) -> Answer:
        """What another worker needs to think along: a guess that looks the same to the seat."""
        name, observation, _ = match.next_decision()
        guess = analysis_of(match.game).determinize(observation, match.decision_rng("lend"))
        line = format_position(match.game, guess)
        return {"line": line, "seat": observation.seat, "level": name}

    # --- who wants advice ---------------------------------------------------------------------

    def hint(self, match: Match, seat: int, dose: int, enough: Enough) -> Answer:
        """What strong play says: the action and its cards, with the second dose also why."""
        self._at(match)
        game = match.game
        state = match.playing()
        if state.to_move != seat:
            raise RefusedError(Refusal("turn/not-yours", params={"seat": state.to_move}))
        if self._hint is None:
            observation = game.observe(state, seat)
            self._hint = Adviser(observation, match.decision_rng("hint"))
        match.record.assisted = True
        hint = self._hint
        while not (hint.settled or enough()):
            hint.step()
        thought = hint.thought
        answer = {
            "dose": dose,
            "action": game.action_code(thought.action),
            "cards": _cards(game, thought.action),
            "settled": hint.settled,
            "rollouts": thought.rollouts,
            "ms": HINT_LEVEL.ms,
        }
        if dose == 1:
            return answer
        return {
            **answer,
            "reasons": _reasons(hint.reasons()),
            "exact": thought.solution is not None,
            "worth": thought.solution.worth if thought.solution else None,
        }

    def review(self, match: Match, seat: int, seen: int, enough: Enough) -> Answer:
        """The seat's decisions of the finished deal, those judged after `seen` changes.

        Once all are judged, each call makes the least certain ones surer, until they are settled.

        Raises: table/deal-not-over.
        """
        if not match.deal_over:
            raise EngineError("table/deal-not-over")
        self._at(match)
        if self._review is None or seat != self._reviewed_seat:
            self._reviewed_seat = seat
            todo = decisions(
                analysis_of(match.game), match.at_place(0).current_state(), match.actions(), seat
            )
            seed = f"{match.record.seed}/review/{match.record.number}"
            self._review = Review(todo, seed)
        review = self._review
        was_done = review.done  # a call that judges the last decision answers at once
        while not (review.settled or enough()) and review.done == was_done:
            review.step()
        answer = {
            "done": review.done,
            "settled": review.settled,
            "of": len(review.decisions),
            "changes": len(review.changes),
            "rows": [_row(match.game, verdict) for verdict in review.since(seen)],
        }
        if review.done:
            answer["worst"] = [verdict.decision.place for verdict in review.worst()]
            answer["lost"] = round(review.lost, 1)
        return answer


def _expectation(match: Match) -> Expectation | None:
    """Return the thought of the player whose turn is after a person's.

    None if no person is to move, or if the next seat has no player that searches.

    Raises: deal/over (RefusedError).
    """
    state, entries = match.playing(), match.record.seats
    if entries[state.to_move].kind == "player":
        return None
    seat = (state.to_move + 1) % len(entries)
    if entries[seat].kind != "player":
        return None
    who = level(entries[seat].level)
    if not who.ms:
        return None
    return Expectation(who, match.game.observe(state, seat), match.decision_rng("expect"))


# --- without a table ----------------------------------------------------------------------------


def ponder(line: str, seat: int, name: str, seed: str, enough: Enough) -> Answer:
    """Think along about a lent position; what is found out is for `Coaching.think`."""
    game, state = parse_position(line)
    if seat != state.to_move:
        raise EngineError("bridge/bad-argument", "seat", expected=str(state.to_move))
    thinker = Thinker(level(name), game.observe(state, seat), rng_from_seed(seed))
    thinker.go_on(enough)
    return {
        "tally": {
            game.action_code(tally.action): [tally.count, tally.total, tally.squares]
            for tally in thinker.thought.tallies
        }
    }


def solve_line(line: str) -> Answer:
    """The exact end of a position, as if everybody knew all of its cards."""
    return _end(*parse_position(line))


def solve_table(match: Match) -> Answer:
    """The exact end of the deal at the table, if the seat to move knows all cards."""
    state = match.playing()
    known = knows_all(match.game.observe(state, state.to_move))
    return _end(match.game, state) if known else _UNSOLVED


def _end(game: Game, state: State) -> Answer:
    analysis = analysis_of(game)
    solution = analysis.solve(state)
    if solution is None:
        return _UNSOLVED
    worths = {}
    for action in state.legal():
        worth = worth_after(analysis, state, action)
        worths[game.action_code(action)] = worth[0] if worth else None
    return {
        "solvable": True,
        "worth": solution.worth,
        "line": [game.action_code(action) for action in solution.line],
        "worths": worths,
    }


_UNSOLVED: Answer = {"solvable": False, "worth": None, "line": [], "worths": {}}


# --- as plain data ------------------------------------------------------------------------------


def _row(game: Game, verdict: Verdict) -> Answer:
    place, observation, action = verdict.decision
    return {
        "place": place,
        "trick": observation.number,
        "played": game.action_code(action),
        "best": game.action_code(verdict.best),
        "loss": round(verdict.loss, 1),
        "error": round(verdict.error, 1),
        "exact": verdict.exact,
        "line": [game.action_code(following) for following in verdict.line],
        "reasons_played": _reasons(verdict.for_played),
        "reasons_best": _reasons(verdict.for_best),
    }


def _reasons(reasons: Sequence[Reason]) -> list[Answer]:
    return [{"key": reason.key, "params": reason.params} for reason in reasons]


def _cards(game: Game, action: int) -> list[str]:
    """The cards that an action names."""
    code = game.action_code(action)
    known = {game.pattern.format_card(card) for card in game.cards}
    return [part for part in code.rpartition(":")[2].split(".") if part in known]
