"""A match being played: seats, actions in, events and views out, undo and redo, resume.

The table keeps the record and replays it when it must; a refused or broken input leaves it as it
was. Every change counts up `revision`, so that an answer to an old view can be told from a new one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from brisques import scoresheet
from brisques.errors import EngineError, Refusal, RefusedError
from brisques.events import Event, MatchEnded, Played, event_for_seat
from brisques.game import NOBODY, Deal, Game, Observation, Standing, State, seat_order
from brisques.record import DealEntry, Record, SeatEntry, one_line, parse_position
from brisques.registry import load_game
from brisques.shuffle import deal_rng, dealer_from_seed, decision_rng

Chooser = Callable[[Observation, Random], int]
"""A computer player: picks one of the legal actions of what it sees."""


class Match:
    """One match at one table; `seats[i].kind` says who acts for seat i."""

    def __init__(self, record: Record) -> None:
        """A table at which the record has been played; raises what a replay raises."""
        self.game: Game = load_game(record.variant)
        self.record = record
        self.revision = 0
        self.events: list[Event] = []
        self.standing: Standing = self.game.new_match(0)
        self.state: State | None = None
        self._movers: list[int] = []
        self._undone: list[list[str]] = []
        self._replay()

    @classmethod
    def new(
        cls, variant: str, seats: list[SeatEntry], seed: str, servant: int | None = None
    ) -> Match:
        """A fresh match, its first deal dealt from the seed.

        A servant deals first, and his side serves since an earlier sitting; without one the seed
        says who deals. Raises EngineError match/no-servants where the game has no such state.
        """
        game = load_game(variant)
        if len(seats) != game.players:
            raise EngineError("table/wrong-seats", expected=game.players)
        seed = one_line(seed)
        match = cls(Record(variant, list(seats), seed, servant=servant))
        if servant is None:
            match.standing = game.new_match(dealer_from_seed(game.players, seed))
        match._deal_next()
        return match

    @classmethod
    def at_position(cls, line: str, seats: list[SeatEntry]) -> Match:
        """A table that stands at a position; what came before is not known."""
        game, _ = parse_position(line)
        if len(seats) != game.players:
            raise EngineError("table/wrong-seats", expected=game.players)
        return cls(Record(game.variant.name, list(seats), deals=[DealEntry(line)]))

    # --- state of the match -------------------------------------------------------------------

    @property
    def deal_over(self) -> bool:
        """Whether the deal has ended; the match may go on."""
        return self.state is not None and self.state.to_move == NOBODY

    @property
    def to_move(self) -> int:
        """The seat to act, NOBODY between deals."""
        return self.state.to_move if self.state else NOBODY

    def playing(self) -> State:
        """The deal in progress; raises RefusedError deal/over."""
        state = self._state()
        if state.to_move == NOBODY:
            raise RefusedError(Refusal("deal/over"))
        return state

    def check_revision(self, revision: int) -> None:
        """Raise EngineError table/stale-revision unless the caller has seen the newest view."""
        if revision != self.revision:
            raise EngineError("table/stale-revision", given=revision, now=self.revision)

    # --- changes ------------------------------------------------------------------------------

    def act(self, seat: int, code: str) -> list[Event]:
        """An action of a seat; raises RefusedError, or EngineError action/unknown."""
        state = self.playing()
        action = self._action(state, seat, code)
        refusal = state.why_not(action, seat)
        if refusal is not None:
            raise RefusedError(refusal)
        self._undone.clear()
        return self._changed(self._apply(state, action))

    def step(self, choose: Callable[[str], Chooser]) -> list[Event]:
        """Let the computer player to move act; `choose(level)` gives the player."""
        level, seen, rng = self.next_decision()
        action = choose(level)(seen, rng)
        self._undone.clear()
        return self._changed(self._apply(self.playing(), action))

    def next_deal(self, seed: str | None = None) -> list[Event]:
        """Deal again; raises EngineError table/deal-not-over or table/match-over."""
        if not self.deal_over:
            raise EngineError("table/deal-not-over")
        if self.game.is_over(self.standing):
            raise EngineError("table/match-over")
        self._undone.clear()
        self._deal_next(seed)
        return self._changed(self.events)

    def undo(self) -> list[Event]:
        """Take back to the last decision of a human in this deal; raises table/nothing-to-undo.

        That is a moment at which a human was to move, so that nothing goes on by itself: what was
        said before one's turn is taken back with the action before it.
        """
        keep = self._last_human_decision()
        if keep is None:
            raise EngineError("table/nothing-to-undo")
        return self.rewind(keep)

    def rewind(self, place: int) -> list[Event]:
        """Take this deal back to before the action at `place`; raises table/no-such-place."""
        self._check_place(place, len(self._movers) - 1)
        deal = self.record.deals[-1]
        self._undone.append(deal.codes()[place:])
        self.record.deals[-1] = _shortened(deal, place)
        self.record.assisted = True
        self._replay()
        return self._changed([])

    def redo(self) -> list[Event]:
        """Play again what the last undo took back; raises table/nothing-to-redo."""
        if not self._undone:
            raise EngineError("table/nothing-to-redo")
        state = self.playing()
        done: list[Event] = []
        for code in self._undone.pop():
            done += self._apply(state, self.game.parse_action(code))
        return self._changed(done)

    # --- answers ------------------------------------------------------------------------------

    def next_decision(self) -> tuple[str, Observation, Random]:
        """What the computer player to move is asked: its level, what it sees, and its chance.

        Raises RefusedError deal/over, or EngineError table/human-to-move.
        """
        state = self.playing()
        seat = self.record.seats[state.to_move]
        if seat.kind != "player":
            raise EngineError("table/human-to-move", seat=state.to_move)
        return seat.level, self.game.observe(state, state.to_move), self.decision_rng()

    def decision_rng(self, purpose: str = "") -> Random:
        """Chance for the decision at hand: the same each time, another for another purpose."""
        seed = "/".join(part for part in (self.record.seed, purpose) if part)
        return decision_rng(seed, len(self.record.deals), len(self._movers))

    def actions(self) -> list[int]:
        """The actions of this deal so far."""
        return [self.game.parse_action(code) for code in self.record.deals[-1].codes()]

    def at_place(self, place: int) -> Match:
        """A table as this one was before the action at `place` of this deal, or as it is now.

        Raises EngineError table/no-such-place.
        """
        self._check_place(place, len(self._movers))
        *before, deal = self.record.deals
        return Match(replace(self.record, deals=[*before, _shortened(deal, place)]))

    def why_not(self, seat: int, code: str) -> Refusal | None:
        """The refusal of an action by a seat, or None if it may be done."""
        state = self.playing()
        return state.why_not(self._action(state, seat, code), seat)

    def check_declaration(
        self, seat: int, codes: list[str]
    ) -> tuple[dict[str, Any] | None, Refusal | None]:
        """What a seat would declare with these cards, or why it may not."""
        cards = [self.game.pattern.parse_card(code) for code in codes]
        return self.game.check_declaration(self.playing(), seat, cards)

    def events_for_seat(self, events: list[Event], seat: int) -> list[dict[str, Any]]:
        """Events as a seat sees them."""
        return [event_for_seat(event, seat, self.game.pattern) for event in events]

    def view(self, seat: int) -> dict[str, Any]:
        """Everything a table needs to draw for a seat, and no more than that seat may see."""
        state = self._state()
        view = self.game.view(self.game.observe(state, seat))
        seen = self.events_for_seat(self.events, seat)
        rows = scoresheet.build_sheet(seen)
        tricks = scoresheet.build_trick_log(seen)
        sides = self.game.sides
        self._name_seats(view, rows, tricks)
        carried = list(state.base)
        view["last_trick"] = tricks[-1] if tricks else None
        view["sheet"] = rows
        view["log"] = tricks
        view["match"] = self._match(carried)
        view["summary"] = scoresheet.summarize(rows, carried, sides) if self.deal_over else None
        if self.deal_over and self.game.is_over(self.standing):
            view["phase"] = "match-over"
        view["assisted"] = self.record.assisted
        view["can_undo"] = self._last_human_decision() is not None
        view["can_redo"] = bool(self._undone)
        return view

    def _name_seats(
        self, view: dict[str, Any], rows: list[dict[str, Any]], tricks: list[dict[str, Any]]
    ) -> None:
        latest = tricks[-1]["number"] if tricks else 0
        gains = scoresheet.gains_by_seat(rows, latest, self.game.players)
        for number, shown in enumerate(view["seats"]):
            entry = self.record.seats[number]
            shown["kind"] = entry.kind
            shown["level"] = entry.level or None
            shown["name"] = entry.name or None
            shown["gains"] = gains[number]

    def _match(self, carried: list[int]) -> dict[str, Any]:
        standing = self.standing
        return {
            "deal": len(self.record.deals),
            "dealer": self._state().dealer,
            "packets": list(self.game.packets),
            "next_dealer": standing.dealer if self.deal_over else None,
            "target": standing.target,
            "scores": carried,
            "deals": [list(points) for points in standing.deals],
            "winner": standing.winner,
            "stake": standing.stake,
            "games": list(standing.games),
            "unit": "match" if standing.target else "deal",
            "over": self.game.is_over(standing),
        }

    # --- inside -------------------------------------------------------------------------------

    def _state(self) -> State:
        if self.state is None:
            raise EngineError("table/no-deal")
        return self.state

    def _action(self, state: State, seat: int, code: str) -> int:
        """The action of a code when this seat does it."""
        return self.game.action_for_seat(state, seat, self.game.parse_action(code))

    def _changed(self, events: list[Event]) -> list[Event]:
        self.revision += 1
        return events

    def _apply(self, state: State, action: int) -> list[Event]:
        """Carry out a checked action, write it down, and settle the deal if it ended."""
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
        number = len(self.record.deals) + 1
        rng = deal_rng(seed or self.record.seed, number)
        self.standing = self.game.reset_for_deal(self.standing)
        self._start(self.game.shuffle(self.standing.dealer, rng))

    def _start(self, start: Deal | str) -> None:
        self.events = []
        self._movers = []
        if isinstance(start, Deal):
            self.state = self.game.deal(self.standing, start, self.events)
        else:
            _, self.state = parse_position(start)
            seen = self.game.observe(self.state, 0)
            seats = seat_order(seen.leader, self.game.players)
            plays = zip(seats, seen.trick, strict=False)
            self.events = [Played(seat, card) for seat, card in plays]
            self.standing = replace(self.standing, scores=self.state.base, dealer=self.state.dealer)
        self.record.deals.append(DealEntry(start))

    def _replay(self) -> None:
        """Play the record from its start: the one way to get a state back."""
        deals = self.record.deals
        first = deals[0].start if deals else ""
        dealer = first.dealer if isinstance(first, Deal) else 0
        servant = self.record.servant
        if servant is None:
            self.standing = self.game.new_match(dealer)
        else:
            self.standing = self.game.new_match(servant, serves=True)
        self.state = None
        self.record.deals = []
        for number, entry in enumerate(deals, 1):
            where = f"deal {number}"
            if self.state is not None:
                if not self.deal_over or self.game.is_over(self.standing):
                    raise EngineError("record/deal-not-expected", where)
                self.standing = self.game.reset_for_deal(self.standing)
            if isinstance(entry.start, Deal) and entry.start.dealer != self.standing.dealer:
                raise EngineError("record/wrong-dealer", where)
            self._start(entry.start)
            self._replay_actions(entry, where)

    def _replay_actions(self, entry: DealEntry, where: str) -> None:
        for place, item in enumerate(entry.entries, 1):
            if not isinstance(item, str):
                self.record.deals[-1].entries.append(item)
                continue
            state = self._state()
            action = self.game.parse_action(item)
            refusal = state.why_not(action)
            if refusal is not None and not self.game.is_legal_in_old_records(state, action):
                raise RefusedError(refusal, f"{where}, action {place}")
            self._apply(state, action)

    def _last_human_decision(self) -> int | None:
        """How many actions of this deal came before the last one that a human chose."""
        for place in range(len(self._movers) - 1, -1, -1):
            if self.record.seats[self._movers[place]].kind == "human":
                return place
        return None

    def _check_place(self, place: int, last: int) -> None:
        self._state()
        if not 0 <= place <= last:
            raise EngineError("table/no-such-place", last=last)


def _shortened(deal: DealEntry, keep: int) -> DealEntry:
    """The deal with its first so many actions, and the comments before the next."""
    count = 0
    for place, entry in enumerate(deal.entries):
        if isinstance(entry, str):
            if count == keep:
                return DealEntry(deal.start, deal.entries[:place])
            count += 1
    return DealEntry(deal.start, deal.entries[:])
