"""A match in play: its seats take actions and get events; with undo and redo.

A match keeps its record; to undo it replays the deal in progress. Refused or malformed input
changes nothing. Every change increments `revision`, so that an answer to an outdated view is
recognised.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from brisques.claim import find_claim
from brisques.errors import EngineError, Refusal, RefusedError
from brisques.events import Event, MatchEnded, Played, event_for_seat
from brisques.game import (
    NOBODY,
    Deal,
    Game,
    Observation,
    Standing,
    State,
    refusal_params,
    seat_order,
)
from brisques.position import full_line, parse_position
from brisques.record import (
    Comment,
    DealEntry,
    Record,
    SeatEntry,
    format_record,
    one_line,
    parse_record,
)
from brisques.registry import load_game
from brisques.scoresheet import DealLog
from brisques.shuffle import deal_rng, dealer_from_seed, decision_rng

Chooser = Callable[[Observation, Random], int]
"""A computer player: picks one of the legal actions of an observation."""


class Match:
    """A match in play. `record.seats[i].kind` says whether a human or a program plays seat i."""

    def __init__(self, record: Record, standing: Standing | None = None) -> None:
        """Replay the deals of a record, its earlier deals too if there is no `standing`.

        `standing` is that with which `record.deals` begin, after `record.earlier`.

        Raises: play/..., meld/... and other refusals (RefusedError) with the deal and the action;
        record/wrong-dealer, record/deal-not-expected; table/no-such-seat for the servant.
        """
        if record.earlier and standing is None:
            record = parse_record(format_record(record))
        self.game: Game = load_game(record.variant)
        self.record = record
        self.revision = 0
        self.events: list[Event] = []
        self.standing = standing or self._first_standing()
        self.standing_before = self.standing
        """The standing with which the deal in progress began."""
        self.state: State | None = None
        self._movers: list[int] = []
        self._undone: list[list[str | Comment]] = []
        self._logs: dict[int, DealLog] = {}
        self._replay()

    @classmethod
    def new(
        cls, variant: str, seats: list[SeatEntry], seed: str, servant: int | None = None
    ) -> Match:
        """Return a new match, its first deal shuffled by the seed.

        The seat `servant` deals first and its side begins as servants; without it the seed decides
        who deals.

        Raises: table/wrong-seats; table/no-such-seat; match/no-servants, if the game has no
        servants; variant/...
        """
        game = load_game(variant)
        if len(seats) != game.players:
            raise EngineError("table/wrong-seats", expected=game.players)
        seed = one_line(seed)
        match = cls(Record(game.variant.name, list(seats), seed, servant=servant))
        if servant is None:
            match.standing = game.new_match(dealer_from_seed(game.players, seed))
        match._deal_next()
        return match

    @classmethod
    def at_position(cls, line: str, seats: list[SeatEntry]) -> Match:
        """Return a match that begins at a position; nothing is known of earlier play.

        Raises: position/..., table/wrong-seats.
        """
        line = full_line(line)
        game = load_game(line.partition(";")[0])
        if len(seats) != game.players:
            raise EngineError("table/wrong-seats", expected=game.players)
        return cls(Record(game.variant.name, list(seats), deals=[DealEntry(line)]))

    # --- state of the match -------------------------------------------------------------------

    @property
    def deal_over(self) -> bool:
        """Whether the deal has ended; the match may still go on."""
        return self.state is not None and self.state.to_move == NOBODY

    @property
    def to_move(self) -> int:
        """The seat to move, NOBODY between deals."""
        return self.state.to_move if self.state else NOBODY

    @property
    def can_undo(self) -> bool:
        """Whether `undo` can take anything back."""
        return self._last_human_decision() is not None

    @property
    def can_redo(self) -> bool:
        """Whether `redo` can play anything again."""
        return bool(self._undone)

    def persons(self) -> list[int]:
        """Return the seats that persons play, ascending."""
        return [at for at, seat in enumerate(self.record.seats) if seat.kind == "human"]

    def current_state(self) -> State:
        """Return the deal in progress, or the one that has just ended.

        Raises: table/no-deal.
        """
        if self.state is None:
            raise EngineError("table/no-deal")
        return self.state

    def playing(self) -> State:
        """Return the deal in progress.

        Raises: deal/over (RefusedError), table/no-deal.
        """
        state = self.current_state()
        if state.to_move == NOBODY:
            raise self._refused(Refusal("deal/over"))
        return state

    def check_revision(self, revision: int) -> None:
        """Check that the caller has seen the newest view.

        Raises: table/stale-revision.
        """
        if revision != self.revision:
            raise EngineError("table/stale-revision", given=revision, now=self.revision)

    def check_seat(self, seat: int) -> None:
        """Check that there is such a seat.

        Raises: table/no-such-seat.
        """
        if not 0 <= seat < self.game.players:
            raise EngineError("table/no-such-seat", last=self.game.players - 1)

    # --- changes ------------------------------------------------------------------------------

    def act(self, seat: int, code: str) -> list[Event]:
        """Carry out an action of a seat; return its events.

        Raises: the refusal (RefusedError) if the action is illegal; action/unknown.
        """
        state = self.playing()
        action = self._action(state, seat, code)
        refusal = state.why_not(action, seat)
        if refusal is not None:
            raise self._refused(refusal)
        self._undone.clear()
        return self._changed(self._apply(state, action))

    def step(self, choose: Callable[[str], Chooser]) -> list[Event]:
        """Let the computer player to move act; return its events.

        `choose(level)` returns the player of a level.

        Raises: deal/over (RefusedError), table/human-to-move.
        """
        level, observation, rng = self.next_decision()
        action = choose(level)(observation, rng)
        self._undone.clear()
        return self._changed(self._apply(self.playing(), action))

    def claim(self, seat: int) -> list[Event]:
        """Play the deal out for a seat that can prove how it ends (`claim.py`).

        The seat leads its strongest cards, in case it takes all further tricks; everything else is
        played as it comes, for it changes nothing. Only the choice of a servant is left open.

        Raises: claim/not-sure (RefusedError); deal/over (RefusedError).
        """
        state = self.playing()
        observation = self.game.observe(state, seat)
        if find_claim(self.game, self.standing_before, state, observation) is None:
            raise self._refused(Refusal("claim/not-sure"))
        self._undone.clear()
        done: list[Event] = []
        while legal := state.legal():
            seen = self.game.observe(state, seat)
            best = legal[0]
            if len(legal) > 1:
                if not any(seen.held):
                    break
                if state.to_move == seat and not seen.trick:
                    best = self.game.strongest(state)
            done += self._apply(state, best if best in legal else legal[0])
        return self._changed(done)

    def next_deal(self, seed: str | None = None) -> list[Event]:
        """Deal the next deal, by its own seed if one is given; return its events.

        A branch is over with its deal.

        Raises: table/deal-not-over, table/match-over, table/record-full.
        """
        if not self.deal_over:
            raise EngineError("table/deal-not-over")
        if self.game.is_over(self.standing) or self.record.branch:
            raise EngineError("table/match-over")
        if self.record.is_full:
            raise EngineError("table/record-full")
        self._deal_next(seed)
        return self._changed(self.events[:])

    def undo(self) -> list[Event]:
        """Go back to the last action in this deal before which a human was to move.

        So a human is to move after an undo, and an aside is undone with the action before it.

        Raises: table/nothing-to-undo.
        """
        keep = self._last_human_decision()
        if keep is None:
            raise EngineError("table/nothing-to-undo")
        return self.rewind(keep)

    def rewind(self, place: int) -> list[Event]:
        """Go back to before action number `place` (from 0) of this deal.

        A branch that goes back further than to its beginning begins there.

        Raises: table/no-such-place.
        """
        self._check_place(place, len(self._movers) - 1)
        deal = self.record.deals[-1]
        kept = deal.before(place)
        self._undone.append(deal.entries[len(kept.entries) :])
        self.record.assisted = True
        branch = self.record.branch
        if branch and place < branch.place:
            self.record.branch = branch._replace(place=place)
        self._replay_deal(kept)
        return self._changed([])

    def change_seat(self, seat: int, entry: SeatEntry) -> None:
        """Let another person or player take over a seat; the match counts as assisted.

        Raises: table/no-such-seat.
        """
        self.check_seat(seat)
        self.record.seats[seat] = entry
        self.record.assisted = True
        self._undone.clear()
        self._changed([])

    def redo(self) -> list[Event]:
        """Play again what the last undo took back; return its events.

        Raises: table/nothing-to-redo.
        """
        if not self._undone:
            raise EngineError("table/nothing-to-redo")
        known = len(self.events)
        self._replay_entries(self._undone.pop(), f"deal {self.record.number}")
        return self._changed(self.events[known:])

    # --- answers ------------------------------------------------------------------------------

    def next_decision(self) -> tuple[str, Observation, Random]:
        """Return what the computer player to move decides with: level, observation, random source.

        Raises: deal/over (RefusedError), table/human-to-move.
        """
        state = self.playing()
        seat = self.record.seats[state.to_move]
        if seat.kind != "player":
            raise EngineError("table/human-to-move", seat=state.to_move)
        return seat.level, self.game.observe(state, state.to_move), self.decision_rng()

    def decision_rng(self, purpose: str = "") -> Random:
        """Return the random source of the next decision: always the same for one purpose."""
        seed = "/".join(part for part in (self.record.seed, purpose) if part)
        return decision_rng(seed, self.record.number, len(self._movers))

    def actions(self) -> list[int]:
        """Return the actions of this deal so far."""
        return [self.game.parse_action(code) for code in self.record.deals[-1].codes()]

    def at_place(self, place: int) -> Match:
        """Return a copy of this match as it was before action number `place` (from 0) of this deal.

        `place` may be the number of actions so far: then it is a copy of the match as it is.

        Raises: table/no-such-place.
        """
        self._check_place(place, len(self._movers))
        deal, seats = self.record.deals[-1].before(place), self.record.seats[:]
        return Match(replace(self.record, deals=[deal], seats=seats), self.standing_before)

    def why_not(self, seat: int, code: str) -> Refusal | None:
        """Return why a seat may not do this action, or None if it may.

        Raises: action/unknown; deal/over (RefusedError).
        """
        state = self.playing()
        return state.why_not(self._action(state, seat, code), seat)

    def check_declaration(
        self, seat: int, codes: list[str]
    ) -> tuple[dict[str, Any] | None, Refusal | None]:
        """Return the declaration that exactly these cards make, or why the seat may not make it.

        Raises: card/bad-code; deal/over (RefusedError).
        """
        cards = [self.game.pattern.parse_card(code) for code in codes]
        return self.game.check_declaration(self.playing(), seat, cards)

    def events_for_seat(self, events: list[Event], seat: int) -> list[dict[str, Any]]:
        """Return events as a seat sees them, as plain data."""
        return [event_for_seat(event, seat, self.game.pattern) for event in events]

    def log(self, seat: int) -> DealLog:
        """Return the score sheet and the finished tricks of this deal as a seat sees them."""
        if seat not in self._logs:
            self._logs[seat] = DealLog(shows_sevens=self.game.shows_sevens)
        log = self._logs[seat]
        log.add(self.events_for_seat(self.events[log.count :], seat))
        return log

    # --- inside -------------------------------------------------------------------------------

    def _refused(self, refusal: Refusal, where: str = "") -> RefusedError:
        """Return the error of a refusal by the rules of this match."""
        params = refusal_params(refusal, self.game.pattern)
        return RefusedError(refusal, where, self.game.variant.name, **params)

    def _action(self, state: State, seat: int, code: str) -> int:
        """Return the action of a code as this seat does it."""
        return self.game.action_for_seat(state, seat, self.game.parse_action(code))

    def _changed(self, events: list[Event]) -> list[Event]:
        self.revision += 1
        return events

    def _apply(self, state: State, action: int) -> list[Event]:
        """Carry out a checked action, add it to the record, and settle the deal if it ended."""
        done: list[Event] = []
        self._movers.append(state.to_move)
        self.record.deals[-1].entries.append(self.game.action_code(action))
        state.apply(action, done)
        if state.to_move == NOBODY:
            self._settle(state, done)
        self.events += done
        return done

    def _settle(self, state: State, done: list[Event]) -> None:
        self.standing = self.game.settle(self.standing, state)
        if self.standing.winner is not None:
            done.append(MatchEnded(self.standing.winner, self.standing.stake))

    def _deal_next(self, seed: str | None = None) -> None:
        number = self.record.number + 1
        rng = deal_rng(seed or self.record.seed, number)
        self.standing = self.game.reset_for_deal(self.standing)
        self._start(self.game.shuffle(self.standing.dealer, rng))

    def _start(self, start: Deal | str) -> None:
        self.record.finish_deals()
        self.events = []
        self._logs = {}
        self._movers = []
        if isinstance(start, Deal):
            self.state = self.game.deal(self.standing, start, self.events)
        else:
            _, self.state = parse_position(start)
            observation = self.game.observe(self.state, 0)
            seats = seat_order(observation.leader, self.game.players)
            plays = zip(seats, observation.trick, strict=False)
            self.events = [Played(seat, card) for seat, card in plays]
            self.standing = replace(
                self.standing,
                scores=self.state.base,
                dealer=self.state.dealer,
                target=self.game.target_of(self.state),
            )
        self.standing_before = self.standing
        self.record.deals.append(DealEntry(start))
        if self.deal_over:  # as it was dealt: a turned seven may end it
            self._settle(self.state, self.events)

    def _first_standing(self) -> Standing:
        """Return the standing with which the record begins."""
        servant = self.record.servant
        if servant is not None:
            self.check_seat(servant)
            return self.game.new_match(servant, serves=True)
        first = self.record.deals[0].start if self.record.deals else ""
        return self.game.new_match(first.dealer if isinstance(first, Deal) else 0)

    def _replay(self) -> None:
        """Replay `record.deals`."""
        deals = self.record.deals
        self.record.deals = []
        for count, entry in enumerate(deals, 1):
            where = f"deal {self.record.number + 1}"
            if self.state is not None:
                if not self.deal_over or self.game.is_over(self.standing):
                    raise EngineError("record/deal-not-expected", where)
                self.standing = self.game.reset_for_deal(self.standing)
            if isinstance(entry.start, Deal) and entry.start.dealer != self.standing.dealer:
                raise EngineError("record/wrong-dealer", where)
            self._start(entry.start)
            if count < len(deals):
                self._pass_over(entry, where)
            else:
                self._replay_entries(entry.entries, where)

    def _pass_over(self, deal: DealEntry, where: str) -> None:
        """Check the actions of an earlier deal and settle it, without its events."""
        state = self.current_state()
        codes = deal.codes()
        for place, code in enumerate(codes, 1):
            state.apply(self._legal_action(state, code, f"{where}, action {place}"))
        self.record.deals[-1] = deal
        if codes and self.deal_over:
            self._settle(state, [])

    def _replay_deal(self, deal: DealEntry) -> None:
        """Replay this deal in place of the one in progress, from the standing before it."""
        self.record.deals.pop()
        self.standing = self.standing_before
        self._start(deal.start)
        self._replay_entries(deal.entries, f"deal {self.record.number}")

    def _replay_entries(self, entries: list[str | Comment], where: str) -> None:
        place = 0
        for item in entries:
            if not isinstance(item, str):
                self.record.deals[-1].entries.append(item)
                continue
            state = self.current_state()
            place += 1
            self._apply(state, self._legal_action(state, item, f"{where}, action {place}"))

    def _legal_action(self, state: State, code: str, where: str) -> int:
        """Return the action of a code, or raise why it may not be done in a record."""
        action = self.game.parse_action(code)
        if action in state.legal():
            return action
        refusal = state.why_not(action)
        if refusal is not None and not self.game.is_legal_in_old_records(state, action):
            raise self._refused(refusal, where)
        return action

    def _last_human_decision(self) -> int | None:
        """Return the number of the last action before which a human was to move."""
        for place in range(len(self._movers) - 1, -1, -1):
            if self.record.seats[self._movers[place]].kind == "human":
                return place
        return None

    def _check_place(self, place: int, last: int) -> None:
        self.current_state()
        if not 0 <= place <= last:
            raise EngineError("table/no-such-place", last=last)
