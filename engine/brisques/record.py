"""A match as readable text.

A record is a header and then deals::

    brisques 1
    variant fildinski,match.target=1000
    rules A short evening
    seat human You
    seat player casual
    seed 7f3a
    deal 0 AS1KD2...
    KS1 QS2 marriage:KS1.QS2 done
    # a comment keeps its place

`variant` is a spec; `rules` is the name that a player gave to house rules, if any. A line
``servant 2`` says that seat 2 deals first and its side begins as servants; ``assisted`` that help
was given; ``branch 2 14`` that this match left another one in its second deal, after 14 actions.

A deal line gives the dealer and the pack from top to bottom; the actions follow in order. Where
the pack is cut and the cut makes no trumps, the word `cut` stands between the two. Actions are
those of the seat to move; only talk by another seat (an aside) names its seat: ``aim:six@2``. A
record may also begin with ``position LINE`` in place of its first deal.

The reader checks everything and changes nothing; errors name the line. Every later version reads
what this one reads; text of a later version is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from brisques.cards import Pattern
from brisques.errors import EngineError
from brisques.game import Deal, Game
from brisques.position import full_line
from brisques.registry import load_game

VERSION = "1"
DETAILED = {"position/bad-field", "variant/conflict"}
"""Errors with a reason that is told to people."""
MAX_CHARS = 1_000_000
"""Characters of the longest record that is read."""
LONGEST_DEAL = 10_000
"""More characters than a header and the text of any deal have: eight packs take 3,000."""
LINE_CHARS = 96
WORDS_CHARS = 64
SLIP = re.compile("[+-][0-9]{1,2}")
"""A number of `Deal.slips` in a deal's line."""
BRANCH = re.compile("[1-9][0-9]{0,4} [0-9]{1,5}")
"""What follows the word `branch`."""
CUT = "cut"
"""The word in a deal's line that says that the pack is cut before it is dealt.

Only for a cut that makes no trumps. Records written before there was such a cut do not have it.
"""


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """Who plays a seat: kind "human" or "player" (a program), a player's level, a shown name."""

    kind: str
    level: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment line inside a deal."""

    text: str


@dataclass(slots=True)
class DealEntry:
    """One deal of a record: its start, then action codes and comments in order."""

    start: Deal | str
    """The chance action, or the position line that the deal begins from."""
    entries: list[str | Comment] = field(default_factory=list)

    def codes(self) -> list[str]:
        """Return the action codes without the comments."""
        return [entry for entry in self.entries if isinstance(entry, str)]

    def before(self, place: int) -> DealEntry:
        """Return the deal up to action number `place` (from 0), with the comments on the way."""
        count = 0
        for at, entry in enumerate(self.entries):
            if isinstance(entry, str):
                if count == place:
                    return DealEntry(self.start, self.entries[:at])
                count += 1
        return DealEntry(self.start, self.entries[:])


class Branch(NamedTuple):
    """Where a branch left its match: the number of the deal, from 1, and of the action, from 0."""

    deal: int
    place: int


@dataclass(slots=True)
class Record:
    """A whole match: everything needed to play it again."""

    variant: str
    seats: list[SeatEntry]
    seed: str = ""
    rules_name: str = ""
    assisted: bool = False
    servant: int | None = None
    """The first dealer, if its side begins as servants; else None."""
    branch: Branch | None = None
    """Where this match left another, to be played on with cards that may be known; else None."""
    deals: list[DealEntry] = field(default_factory=list)
    earlier: str = ""
    """The text of finished deals that come before `deals`."""
    finished: int = 0
    """How many deals `earlier` holds."""

    @property
    def number(self) -> int:
        """The number of the latest deal, from 1."""
        return self.finished + len(self.deals)

    @property
    def from_position(self) -> bool:
        """Whether the match begins at a position, not with a deal."""
        if self.earlier:
            return self.earlier.startswith("position ")
        return bool(self.deals) and isinstance(self.deals[0].start, str)

    @property
    def is_full(self) -> bool:
        """Whether the text may be too long to be read if another deal is added."""
        return len(format_record(self)) + LONGEST_DEAL > MAX_CHARS

    def finish_deals(self) -> None:
        """Keep `deals` as text alone, since nothing reads their actions again."""
        pattern = load_game(self.variant).pattern
        self.earlier += "".join(_format_deal(deal, pattern) for deal in self.deals)
        self.finished += len(self.deals)
        self.deals = []


def one_line(words: str) -> str:
    """Return a name or a seed as a record holds it: one line, single spaces, cut to length."""
    return " ".join(well_formed(words).split())[:WORDS_CHARS].rstrip()


_SURROGATE = re.compile("[\ud800-\udfff]")


def well_formed(text: str) -> str:
    """Return the text with U+FFFD for each lone surrogate, which no file or message can hold."""
    if text.isascii():
        return text
    return _SURROGATE.sub("\N{REPLACEMENT CHARACTER}", text)  # the page has no codec for UTF-16


# --- printing ---------------------------------------------------------------------------------


def format_record(record: Record) -> str:
    """Return the text of a record; `parse_record` is its inverse."""
    pattern = load_game(record.variant).pattern
    latest = "".join(_format_deal(deal, pattern) for deal in record.deals)
    return format_header(record) + record.earlier + latest


def format_header(record: Record) -> str:
    """Return the text of a record up to its first deal."""
    lines = [f"brisques {VERSION}", f"variant {record.variant}"]
    if record.rules_name:
        lines.append(f"rules {record.rules_name}")
    for seat in record.seats:
        lines.append(" ".join(part for part in ("seat", seat.kind, seat.level, seat.name) if part))
    if record.seed:
        lines.append(f"seed {record.seed}")
    if record.servant is not None:
        lines.append(f"servant {record.servant}")
    if record.assisted:
        lines.append("assisted")
    if record.branch:
        lines.append(f"branch {record.branch.deal} {record.branch.place}")
    return "\n".join(lines) + "\n"


def _format_deal(deal: DealEntry, pattern: Pattern) -> str:
    start = deal.start
    if isinstance(start, Deal):
        cards = pattern.format_cards(start.order)
        chance = "".join(f"{slip:+d} " for slip in start.slips)
        cut = f"{CUT} " if start.cut else ""
        line = f"deal {start.dealer} {cut}{chance}{cards}"
    else:
        line = f"position {start}"
    return "\n".join((line, *_format_entries(deal.entries), ""))


def _format_entries(entries: list[str | Comment]) -> Iterator[str]:
    line = ""
    for entry in entries:
        if isinstance(entry, Comment):
            if line:
                yield line
            yield f"# {entry.text}"
            line = ""
        elif len(line) + len(entry) >= LINE_CHARS:
            yield line
            line = entry
        else:
            line = f"{line} {entry}" if line else entry
    if line:
        yield line


# --- parsing ----------------------------------------------------------------------------------


def parse_record(text: str, finished: int = 0) -> Record:
    """Return the record of a text, which may leave out its first deals: `finished` is their number.

    Checks the form and the codes; `Match` checks that the actions are legal when it replays them.

    Raises: record/..., with the line or the deal at fault.
    """
    if len(text) > MAX_CHARS:
        raise EngineError("record/too-long", f"character {MAX_CHARS}", chars=len(text))
    lines = list(enumerate(text.splitlines(), 1))
    _check_first(lines[0][1].split() if lines else [])
    record = Record("", [], finished=finished)
    for number, line in lines[1:]:
        try:
            _parse_line(record, line.strip())
        except EngineError as error:
            if error.code == "record/bad-line":
                raise EngineError("record/bad-line", f"line {number}", reason="", at="") from None
            at = error.where[:40]
            more = {key: each for key, each in error.params.items() if key not in ("reason", "at")}
            if error.code in DETAILED:
                more["detail"] = error.params["reason"]
            raise EngineError(
                "record/bad-line", f"line {number}", reason=error.code, at=at, **more
            ) from None
    for part, code in (
        (record.variant, "record/no-variant"),
        (record.seats, "record/no-seats"),
        (record.deals, "record/no-deal"),
    ):
        if not part:
            raise EngineError(code, f"line {len(lines)}")
    if record.branch and record.branch.deal != record.number:
        raise EngineError("record/wrong-branch", f"deal {record.branch.deal}")
    _check_room(record)
    return record


def _check_room(record: Record) -> None:
    """Check that the record can still be read after its latest deal has been played to the end.

    Raises: record/too-long.
    """
    pattern = load_game(record.variant).pattern
    *earlier, latest = record.deals
    chars = sum(len(_format_deal(deal, pattern)) for deal in earlier)
    chars += sum(len(f"# {item.text}\n") for item in latest.entries if isinstance(item, Comment))
    most = MAX_CHARS - LONGEST_DEAL
    if chars > most:
        raise EngineError("record/too-long", f"character {most}", chars=chars)


def _check_first(words: list[str]) -> None:
    if len(words) != 2 or words[0] != "brisques" or not words[1].isdecimal():
        raise EngineError("record/not-a-record", "line 1")
    if words[1] != VERSION:
        raise EngineError("record/unknown-version", "line 1", given=words[1][:20], known=VERSION)


def _parse_line(record: Record, line: str) -> None:
    word, _, rest = line.partition(" ")
    if not line:
        return
    if line.startswith("#"):
        if record.deals:
            record.deals[-1].entries.append(Comment(line[1:].strip()))
    elif record.deals and word not in ("deal", "position"):
        _parse_actions(record, line)
    elif word == "variant" and not record.variant:
        record.variant = load_game(rest).variant.name
    elif word == "rules" and record.variant and not (record.seats or record.rules_name):
        record.rules_name = one_line(rest)
    elif word == "seat" and record.variant:
        _parse_seat(record, rest)
    elif word == "seed" and rest and not record.seed:
        record.seed = one_line(rest)
    elif word in ("servant", "assisted", "branch"):
        _parse_mark(record, word, rest)
    elif word in ("deal", "position") and len(record.seats) == load_game(record.variant).players:
        _parse_start(record, word, rest)
    else:
        raise EngineError("record/bad-line")


def _parse_mark(record: Record, word: str, rest: str) -> None:
    seats = map(str, range(len(record.seats)))
    if word == "assisted" and not rest:
        record.assisted = True
    elif word == "servant" and record.servant is None and rest in seats:
        record.servant = int(rest)
    elif word == "branch" and record.branch is None and BRANCH.fullmatch(rest):
        record.branch = Branch(*map(int, rest.split()))
    else:
        raise EngineError("record/bad-line")


def _parse_seat(record: Record, rest: str) -> None:
    kind, _, more = rest.partition(" ")
    level, _, name = more.partition(" ") if kind == "player" else ("", "", more)
    if kind not in ("human", "player") or (kind == "player") != bool(level):
        raise EngineError("record/bad-seat")
    if len(record.seats) >= load_game(record.variant).players:
        raise EngineError("record/too-many-seats")
    record.seats.append(SeatEntry(kind, level[:32], one_line(name)))


def _parse_deal(game: Game, rest: str) -> Deal:
    dealer, *chance, cards = rest.split(" ") if " " in rest else (rest, "")
    if dealer not in map(str, range(game.players)):
        raise EngineError("record/bad-dealer")
    cut = chance[:1] == [CUT]
    chance = chance[cut:]
    if not all(SLIP.fullmatch(slip) for slip in chance):
        raise EngineError("deal/bad-slips")
    order = tuple(game.pattern.parse_cards(cards))
    deal = Deal(order, int(dealer), tuple(map(int, chance)), cut)
    if tuple(sorted(deal.order)) != game.cards:
        raise EngineError("deal/bad-order", count=len(order))
    return deal


def _parse_start(record: Record, word: str, line: str) -> None:
    if word == "deal":
        record.deals.append(DealEntry(_parse_deal(load_game(record.variant), line)))
        return
    line = full_line(line)
    game = load_game(line.partition(";")[0])
    if record.deals or record.servant is not None or game.variant.name != record.variant:
        raise EngineError("record/bad-line")
    record.deals.append(DealEntry(line))


def _parse_actions(record: Record, line: str) -> None:
    game = load_game(record.variant)
    for code in line.split():
        game.parse_action(code)
        record.deals[-1].entries.append(code)
