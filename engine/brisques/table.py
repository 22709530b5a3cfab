"""The facade for programs: one match at a table, played by codes.

Everything a page, a player or a notebook can do with a match is a method of `Table`. Actions and
cards are text codes ("QS1", "marriage:KS1.QS1"); seats are numbers from 0 in order of play.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from brisques.drawing import picture
from brisques.events import Event
from brisques.game import Observation
from brisques.labels import action_label
from brisques.match import Match
from brisques.match_view import view_of
from brisques.notebook import Shown
from brisques.players.levels import player
from brisques.position import format_position, parse_position
from brisques.record import SeatEntry, format_record, parse_record
from brisques.registry import load_game


def _draw(observation: Observation) -> str:
    return picture(load_game(observation.variant).view(observation))


Observation.draw = _draw


class Table:
    """One match of a variant, all seats played by the program.

    >>> table = Table("fildinski", seed="7")
    >>> table.to_move, table.legal()[:3]
    (0, ['8H1', 'KH1', '8D1'])
    >>> events = table.play("KH1")
    >>> events[0].card == table.observe().trick[0]
    True
    >>> table.undo()
    >>> table.legal()[:3]
    ['8H1', 'KH1', '8D1']

    `match` is the match with its record, for what is not here.
    """

    def __init__(self, variant: str = "fildinski", *, seed: str = "1") -> None:
        """Begin a match and deal its first deal from a seed.

        `variant` is a name, or one with house rules: "bezique,meld.marriage=40".
        Raises: EngineError variant/... that names what is wrong, TypeError for a seed that is no
        text.
        """
        programs = _programs(load_game(variant).players)
        self.match = Match.new(variant, programs, _checked_seed(seed))

    @classmethod
    def from_record(cls, text: str) -> Table:
        """Take up a match where its record ends.

        Raises: EngineError record/... with the line, or RefusedError for an illegal action.

        >>> table = Table("filicau", seed="3")
        >>> again = Table.from_record(table.record())
        >>> again.legal() == table.legal()
        True
        """
        table = object.__new__(cls)
        record = parse_record(text)
        record.seats = _programs(len(record.seats))
        table.match = Match(record)
        return table

    @classmethod
    def from_position(cls, line: str) -> Table:
        """Take up a deal at a position; what was played before it is not known.

        Raises: EngineError position/... that names the field and the column.

        >>> table = Table("fildinski", seed="7")
        >>> Table.from_position(table.position()).view(0)["hand"] == table.view(0)["hand"]
        True
        """
        table = object.__new__(cls)
        game, _ = parse_position(line)
        table.match = Match.at_position(line, _programs(game.players))
        return table

    # --- what may be done ---------------------------------------------------------------------

    @property
    def to_move(self) -> int:
        """The seat to act; -1 when the deal is over."""
        return self.match.to_move

    def legal(self) -> list[str]:
        """List the codes of all legal actions; empty when the deal is over."""
        if self.match.deal_over:
            return []
        return [self.match.game.action_code(action) for action in self.match.playing().legal()]

    def labels(self) -> dict[str, str]:
        """Say in English what each legal action does, by its code.

        >>> Table("fildinski", seed="7").labels()["KH1"]
        'play the King of hearts'
        """
        shows_sevens = self.match.game.shows_sevens
        return {code: action_label(code, shows_sevens=shows_sevens) for code in self.legal()}

    def why_not(self, code: str) -> str | None:
        """Return the code of the rule that forbids an action now, or None if it is legal.

        Raises: EngineError action/unknown for what is no action, RefusedError deal/over.

        >>> Table("fildinski", seed="7").why_not("AS1")
        'play/not-in-hand'
        """
        refusal = self.match.why_not(self.to_move, code)
        return refusal.code if refusal else None

    # --- playing ------------------------------------------------------------------------------

    def play(self, code: str) -> list[Event]:
        """Carry out an action of the seat to move; return what happened.

        Raises: RefusedError with the rule that forbids it, EngineError action/unknown.

        >>> Table("fildinski", seed="7").play("AS1")
        Traceback (most recent call last):
            ...
        brisques.errors.RefusedError: play/not-in-hand
        """
        return self.match.act(self.to_move, code)

    def choose(self, level: str = "club") -> str:
        """Return the code that a computer player of this level would play.

        It sees what its seat may see and nothing else. The same position gives the same choice.
        Raises: EngineError player/unknown, RefusedError deal/over.

        >>> table = Table("fildinski", seed="7")
        >>> table.choose("casual") in table.legal()
        True
        """
        chosen = player(level)(self.observe(), self.match.decision_rng())
        return self.match.game.action_code(chosen)

    def undo(self) -> None:
        """Take back the last action; raises EngineError table/nothing-to-undo."""
        self.match.undo()

    def redo(self) -> list[Event]:
        """Play again what `undo` took back; raises EngineError table/nothing-to-redo."""
        return self.match.redo()

    def next_deal(self, *, seed: str | None = None) -> None:
        """Deal again after a deal, by its own seed if one is given.

        Raises: EngineError table/deal-not-over, table/match-over or table/record-full, TypeError as
        `Table` does.
        """
        self.match.next_deal(None if seed is None else _checked_seed(seed))

    # --- what is known ------------------------------------------------------------------------

    @property
    def deal_over(self) -> bool:
        """Whether the deal has ended; the match may go on."""
        return self.match.deal_over

    @property
    def points(self) -> tuple[int, ...]:
        """Match points by side, this deal's included."""
        state = self.match.state
        return tuple(state.totals) if state else self.match.standing.scores

    def observe(self, seat: int | None = None) -> Observation:
        """Return what a seat (default: the seat to move) may see, as players are given it.

        Raises: RefusedError deal/over, EngineError table/no-such-seat.
        """
        state = self.match.playing()
        seat = state.to_move if seat is None else seat
        self.match.check_seat(seat)
        return self.match.game.observe(state, seat)

    def view(self, seat: int = 0) -> dict[str, Any]:
        """Return what a seat may see as plain data with codes, as the page draws it.

        The data are a copy: changing them changes nothing at the table.

        Raises: EngineError table/no-such-seat.

        >>> view = Table("fildinski", seed="7").view(0)
        >>> len(view["hand"]), view["to_move"]
        (8, 0)
        """
        self.match.check_seat(seat)
        return deepcopy(view_of(self.match, seat))

    def show(self, seat: int | None = None, *, home: str = "") -> Shown:
        """Show in a notebook what a seat (default: the seat to move) sees.

        With `home`, the address of a host of the table, the deal is played on in the cell; the
        host's page is told the whole position, hidden hands included.
        Raises: RefusedError deal/over, EngineError table/no-such-seat, ValueError for a `home` that
        is no web address.

        >>> str(Table("fildinski", seed="7").show())[:20]
        'Diamonds are trumps.'
        """
        state = self.match.playing()
        return Shown(self.view(state.to_move if seat is None else seat), self.position(), home)

    def _repr_svg_(self) -> str:
        """Draw it in a notebook as the seat to move sees it, after a deal as the first seat."""
        return picture(self.view(max(self.to_move, 0)))

    # --- text ---------------------------------------------------------------------------------

    def record(self) -> str:
        """Write the match as text, which `from_record` reads.

        >>> print(Table("fildinski", seed="7").record().splitlines()[0])
        brisques 1
        """
        return format_record(self.match.record)

    def position(self) -> str:
        """Write the deal as one line with all hands, which `from_position` and links read.

        Raises: RefusedError deal/over.

        >>> Table("fildinski", seed="7").position().partition(";")[0]
        'fildinski'
        """
        return format_position(self.match.game, self.match.playing())

    def __repr__(self) -> str:
        """Tell variant, deal and points."""
        name, deal = self.match.game.variant.name, self.match.record.number
        return f"<Table {name!r}, deal {deal}, points {', '.join(map(str, self.points))}>"


def _programs(players: int) -> list[SeatEntry]:
    """Return an entry for each seat: the caller's program plays them all."""
    return [SeatEntry("human") for _ in range(players)]


def _checked_seed(seed: str) -> str:
    """Return the seed; raises TypeError for a number, which people give other generators."""
    if not isinstance(seed, str):
        raise TypeError(f"a seed is text, such as '7', not {seed!r}")
    return seed
