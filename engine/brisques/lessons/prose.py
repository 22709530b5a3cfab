"""The texts of a lesson: paragraphs, lists and tables of words and drawn cards; never markup.

    You hold {AS} and {TD KD}: *brisques* count [ten each](bezique.brisque.points).

`{QS}` is a card, `{S}` the sign of a suit, `{tricks}` a number of the try, and
`{tricks: trick / tricks}` the form of a word for that number. A blank line begins a new block: a
paragraph, a list (`- ` or `1. ` before each item) or a table (`| one | two |`). A backslash keeps
the next character as it is. The result is plain data, so a page has nothing to parse or to trust.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import pairwise
from typing import Any

from brisques.cards import Pattern
from brisques.errors import EngineError
from brisques.lessons.source import Words
from brisques.lessons.values import check_rule
from brisques.variants.schema import Variant

Span = dict[str, Any]
Block = list[Span] | dict[str, Any]
"""A paragraph of spans, a list {"items", "ordered"}, or a table {"head", "rows"}.

Items and cells are lists of spans: {"t": text} with "em" or "rule", {"card": "QS"}, {"suit": "S"},
or {"number": name}, which a verdict replaces by the number, or by one of its "forms". `head` says
that the first row has titles.
"""
Prose = list[Block]

MAX_PROSE = 4_000
# The lines of a text come without blanks around them.
_MARK = re.compile(r"\\(?P<kept>.)|(?P<open>[*{\[])|(?P<gap>\n)|(?P<wrong>[}\]])", re.DOTALL)
_LINK = re.compile(r"\[([^][{}*\\]+)\]\(([a-z0-9.-]+)\)")
_SPACES = re.compile(r"\s+")
_ITEM = re.compile(r"^(?:-|\d{1,3}\.) ", re.MULTILINE)
_BAR = re.compile(r"(?<!\\)\|")
_RULE_ROW = re.compile(r"\|[\s|:-]*\|")
"""The row below the head of a table, if it has a dash too."""
MAX_CELLS = 12
"""In a row of a table."""


def prose(
    words: Words,
    variant: Variant,
    pattern: Pattern,
    numbers: Collection[str] = (),
    forms: int = 2,
) -> Prose:
    """Return the blocks of a text; `numbers` are the names of numbers that it may have.

    `forms` is how many forms a word beside a number has in the language of the text.

    Raises: lesson/prose-too-long, open-mark, bad-card, bad-link, unknown-rule, bad-table,
    unknown-number, bad-forms.
    """
    if len(words.text) > MAX_PROSE:
        raise words.bad("prose-too-long", MAX_PROSE, most=MAX_PROSE)
    reader = _Reader(words, variant, pattern, numbers, forms)
    blocks: Prose = []
    start = 0
    for gap in re.finditer(r"\n{2,}|\Z", words.text):
        block = reader.block(start, gap.start())
        if block:
            blocks.append(block)
        start = gap.end()
    return blocks


def plain(text: Prose) -> str:
    """Return the text without emphasis and links, for a shell."""
    return "\n\n".join(map(_plain_block, text))


def _plain_block(block: Block) -> str:
    if isinstance(block, list):
        return _plain_spans(block)
    if "rows" in block:
        return "\n".join(" | ".join(map(_plain_spans, row)) for row in block["rows"])
    marks = (f"{number}." if block["ordered"] else "-" for number in range(1, MAX_PROSE))
    items = zip(marks, block["items"], strict=False)
    return "\n".join(f"{mark} {_plain_spans(item)}" for mark, item in items)


def _plain_spans(spans: list[Span]) -> str:
    return "".join(str(next(iter(span.values()))) for span in spans)


class _Reader:
    """Parses one text into spans."""

    def __init__(
        self,
        words: Words,
        variant: Variant,
        pattern: Pattern,
        numbers: Collection[str],
        forms: int,
    ) -> None:
        self.words = words
        self.variant = variant
        self.pattern = pattern
        self.numbers = numbers
        self.forms = forms

    def block(self, start: int, stop: int) -> Block:
        """Return a paragraph, a list or a table."""
        text = self.words.text
        if _ITEM.match(text, start, stop):
            starts = [*_ITEM.finditer(text, start, stop)]
            stops = [mark.start() - 1 for mark in starts[1:]] + [stop]
            items = [self.spans(mark.end(), end) for mark, end in zip(starts, stops, strict=True)]
            return {"items": items, "ordered": text[start] != "-"}
        if text[start : start + 1] == "|":
            return self._table(start, stop)
        return self.spans(start, stop)

    def _table(self, start: int, stop: int) -> Block:
        """Return a table; a second row of hyphens makes titles of the first."""
        rows: list[list[list[Span]]] = []
        head = False
        for number, line in enumerate(re.finditer(r"[^\n]+", self.words.text[:stop][start:])):
            if number == 1 and "-" in line[0] and _RULE_ROW.fullmatch(line[0]):
                head = True
            else:
                rows.append(self._row(start + line.start(), line[0]))
                if len(rows[-1]) != len(rows[0]):
                    raise self.words.bad("bad-table", start + line.start(), cells=len(rows[0]))
        return {"head": head, "rows": rows}

    def _row(self, start: int, line: str) -> list[list[Span]]:
        bars = [bar.start() for bar in _BAR.finditer(line)]
        if len(bars) < 2 or len(bars) > MAX_CELLS + 1 or bars[0] or bars[-1] != len(line) - 1:
            raise self.words.bad("bad-table", start, cells=MAX_CELLS)
        return [self._cell(start + left + 1, start + right) for left, right in pairwise(bars)]

    def _cell(self, start: int, stop: int) -> list[Span]:
        text = self.words.text[start:stop]
        return self.spans(start + len(text) - len(text.lstrip()), start + len(text.rstrip()))

    def spans(self, start: int, stop: int) -> list[Span]:
        """Return the spans of one paragraph."""
        text = self.words.text
        spans: list[Span] = []
        place = start
        while place < stop:
            mark = _MARK.search(text, place, stop)
            upto = mark.start() if mark else stop
            _add_text(spans, text[place:upto])
            if mark is None:
                break
            if mark["open"]:
                marked, place = self._marked(upto, stop)
                spans += marked
                continue
            if mark["wrong"]:
                raise self.words.bad("open-mark", upto, mark=mark["wrong"])
            _add_text(spans, mark["kept"] or " ")
            place = mark.end()
        return spans

    def _marked(self, start: int, stop: int) -> tuple[list[Span], int]:
        """Return the span that a mark begins, and where it ends."""
        mark = self.words.text[start]
        if mark == "[":
            return self._link(start, stop)
        end = self.words.text.find("}" if mark == "{" else "*", start + 1, stop)
        inside = self.words.text[start + 1 : end]
        if end < 0 or not inside.strip() or set(inside) & set("{[\\"):
            raise self.words.bad("open-mark", start, mark=mark)
        if mark == "*":
            return [{"t": _SPACES.sub(" ", inside), "em": True}], end + 1
        if ":" in inside:
            return [self._word(inside, start + 1)], end + 1
        spans: list[Span] = []
        for word in re.finditer(r"\S+", inside):
            spans += [{"t": " "}] if spans else []
            spans.append(self._card(word[0], start + 1 + word.start()))
        return spans, end + 1

    def _card(self, code: str, place: int) -> Span:
        if len(code) == 1 and code in self.pattern.suits:
            return {"suit": code}
        if code in self.numbers:
            return {"number": code}
        try:
            self.pattern.parse_face(code)
        except EngineError:
            raise self.words.bad("bad-card", place, given=code[:20]) from None
        return {"card": code}

    def _word(self, inside: str, place: int) -> Span:
        """Return the forms of a word beside a number, as in `tricks: trick / tricks`."""
        name, _, words = inside.partition(":")
        forms = [" ".join(form.split()) for form in words.split("/")]
        if name not in self.numbers:
            if not self.numbers:
                raise self.words.bad("no-numbers", place, given=name[:20])
            expected = " | ".join(self.numbers)
            raise self.words.bad("unknown-number", place, given=name[:20], expected=expected)
        if len(forms) != self.forms:
            after = place + len(name) + 1
            raise self.words.bad("bad-forms", after, given=len(forms), forms=self.forms)
        return {"number": name, "forms": forms}

    def _link(self, start: int, stop: int) -> tuple[list[Span], int]:
        match = _LINK.match(self.words.text, start, stop)
        if match is None:
            raise self.words.bad("bad-link", start)
        check_rule(self.words.part(*match.span(2)), self.variant.knobs)
        return [{"t": _SPACES.sub(" ", match[1]), "rule": match[2]}], match.end()


def _add_text(spans: list[Span], text: str) -> None:
    """Add text to the last span if it is plain text too."""
    if not text:
        return
    if spans and spans[-1].keys() == {"t"}:
        spans[-1]["t"] += text
    else:
        spans.append({"t": text})
