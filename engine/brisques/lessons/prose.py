"""The texts of a lesson: paragraphs with emphasis, drawn cards and links to rules; never markup.

    You hold {AS} and {TD KD}: *brisques* count [ten each](bezique.brisque.points).

`{QS}` is a card, `{S}` the sign of a suit; a blank line begins a new paragraph; a backslash keeps
the next character as it is. The result is plain data, so a page has nothing to parse or to trust.
"""

from __future__ import annotations

import re
from typing import Any

from brisques.cards import Pattern
from brisques.errors import EngineError
from brisques.lessons.source import Words
from brisques.variants.schema import Variant

Span = dict[str, Any]
Prose = list[list[Span]]
"""Paragraphs of spans: {"t": text} with "em" or "rule", or {"card": "QS"}, or {"suit": "S"}."""

MAX_PROSE = 4_000
# The lines of a text come without blanks around them.
_MARK = re.compile(r"\\(?P<kept>.)|(?P<open>[*{\[])|(?P<gap>\n)|(?P<wrong>[}\]])", re.DOTALL)
_LINK = re.compile(r"\[([^][{}*\\]+)\]\(([a-z0-9.-]+)\)")
_SPACES = re.compile(r"\s+")


def prose(words: Words, variant: Variant, pattern: Pattern) -> Prose:
    """Return the paragraphs of a text.

    Raises: lesson/prose-too-long, open-mark, bad-card, bad-link, unknown-rule.
    """
    if len(words.text) > MAX_PROSE:
        raise words.bad("prose-too-long", MAX_PROSE, most=MAX_PROSE)
    reader = _Reader(words, variant, pattern)
    paragraphs: Prose = []
    start = 0
    for gap in re.finditer(r"\n{2,}|\Z", words.text):
        paragraph = reader.spans(start, gap.start())
        if paragraph:
            paragraphs.append(paragraph)
        start = gap.end()
    return paragraphs


def plain(paragraphs: Prose) -> str:
    """Return the text without emphasis and links, for a shell."""
    return "\n\n".join("".join(_told(span) for span in paragraph) for paragraph in paragraphs)


def _told(span: Span) -> str:
    return str(span.get("t") or span.get("card") or span.get("suit"))


class _Reader:
    """Parses one text into spans."""

    def __init__(self, words: Words, variant: Variant, pattern: Pattern) -> None:
        self.words = words
        self.variant = variant
        self.pattern = pattern

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
        spans: list[Span] = []
        for word in re.finditer(r"\S+", inside):
            spans += [{"t": " "}] if spans else []
            spans.append(self._card(word[0], start + 1 + word.start()))
        return spans, end + 1

    def _card(self, code: str, place: int) -> Span:
        if len(code) == 1 and code in self.pattern.suits:
            return {"suit": code}
        try:
            self.pattern.parse_face(code)
        except EngineError:
            raise self.words.bad("bad-card", place, given=code[:20]) from None
        return {"card": code}

    def _link(self, start: int, stop: int) -> tuple[list[Span], int]:
        match = _LINK.match(self.words.text, start, stop)
        if match is None:
            raise self.words.bad("bad-link", start)
        if match[2] not in self.variant.knobs:
            raise self.words.bad("unknown-rule", match.start(2), given=match[2][:60])
        return [{"t": _SPACES.sub(" ", match[1]), "rule": match[2]}], match.end()


def _add_text(spans: list[Span], text: str) -> None:
    """Add text to the last span if it is plain text too."""
    if not text:
        return
    if spans and spans[-1].keys() == {"t"}:
        spans[-1]["t"] += text
    else:
        spans.append({"t": text})
