"""Draw a position as one seat sees it, as an SVG, and describe it in words.

For pages without scripts. The picture refers to each drawn card by an address: one of a host where
it lies in a page, the card itself as data where it is a file of its own.
"""

import base64
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from brisques.bridge import Bridge
from brisques.english import complaint
from brisques.errors import EngineError
from brisques.labels import SUITS, card_label

View = Mapping[str, Any]
"""What a seat sees, as the engine's border tells it."""
Address = Callable[[str], str]
"""From the name of a drawing (`fr/QS`, `back-de`) to where it is."""

ROOM = 640
MARGIN = 16
CARD_SHAPE = 7 / 5
"""Height of a drawn card over its width; web/cards draws them so."""
LARGE, MIDDLE, SMALL = 64, 50, 38
"""Widths of cards: in the hand, on the table, of rows that are only looked at."""
INK, FAINT, CLOTH, LINE = "#2b241a", "#6d6250", "#f6f1e4", "#d9cfb8"


class PositionError(EngineError):
    """A position that the engine refuses; says in sentences what is wrong, and where."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["code"], problem["where"], **problem["params"])
        problems = (problem, *problem.get("others", ()))
        self.sentences = [complaint(p["code"], p["where"], p["params"]) for p in problems]

    def __str__(self) -> str:
        """Return a line for each thing that is wrong."""
        return "\n".join(self.sentences)


def position_view(line: str, seat: int = 0) -> View:
    """What that seat sees of a position; raises PositionError."""
    return answered("position", line=line, seat=seat)


def dealt(variant: str, seed: str, seat: int = 0) -> View:
    """What that seat sees of a fresh deal; raises PositionError for what there is not."""
    return answered("new", variant=variant, seed=seed, seat=seat)


def answered(op: str, **arguments: Any) -> View:
    """The view that one request to a table of its own is answered with; raises PositionError."""
    answer = json.loads(Bridge().call(json.dumps({"op": op, **arguments})))
    if not answer["ok"]:
        raise PositionError(answer["error"])
    view: View = answer["view"]
    return view


def linked(folder: str) -> Address:
    """Cards that stay where they are: below that address, which ends in a slash."""
    return lambda name: f"{folder}{name}.svg"


def put_in(folder: Path) -> Address:
    """Cards as data out of a folder of drawn ones, for a picture that stands alone."""

    def data(name: str) -> str:
        drawing = (folder / f"{name}.svg").read_bytes()
        return f"data:image/svg+xml;base64,{base64.b64encode(drawing).decode()}"

    return data


# --- words --------------------------------------------------------------------------------------


def words(view: View) -> str:
    """Describe the position in a few sentences, for readers who do not see the picture."""
    return " ".join(sentences(view))


def sentences(view: View) -> Iterator[str]:
    """One thing a sentence: trumps, stock, trick, hand, open cards, points."""
    if view["trump"]:
        yield f"{SUITS[view['trump']].capitalize()} are trumps."
    if view["stock"]:
        turned = view.get("turnup")
        yield f"Stock: {view['stock']}" + (f", {card_label(turned)} turned up." if turned else ".")
    for play in view["trick"]["plays"]:
        verb = "led" if play["seat"] == view["trick"]["leader"] else "played"
        yield f"{player(view, play['seat'])} {verb} the {card_label(play['card'])}."
    yield f"Your hand: {listed(view['hand'])}."
    for seat, info in enumerate(view["seats"]):
        if info["open"]:
            whose = "Your won cards" if seat == view["seat"] else f"Won by {player(view, seat)}"
            yield f"{whose}: {listed(info['open'])}."
    if any(info["score"] for info in view["seats"]):
        yield f"Points: {', '.join(str(info['score']) for info in view['seats'])}."


def listed(cards: Sequence[str]) -> str:
    """Names of cards, with commas between."""
    return ", ".join(map(card_label, cards)) or "no cards"


def player(view: View, seat: int) -> str:
    """You, the opponent, or a player by number."""
    if seat == view["seat"]:
        return "You"
    return "The opponent" if len(view["seats"]) == 2 else f"Player {seat + 1}"


# --- picture ------------------------------------------------------------------------------------


def picture(view: View, address: Address) -> str:
    """The position as an SVG of 640 units across, with the words as what it is called."""
    page = Page(view, address)
    page.others()
    page.middle()
    page.own()
    return page.svg()


class Page:
    """What has been drawn so far, from the top down."""

    def __init__(self, view: View, address: Address) -> None:
        self.view = view
        self.address = address
        german = view["pack"] == "german"
        self.faces, self.back = ("de", "back-de") if german else ("fr", "back-fr")
        self.y = MARGIN
        self.parts: list[str] = []

    def others(self) -> None:
        """Everybody else, side by side: how many cards, and below them those that lie open."""
        others = [n for n, _ in enumerate(self.view["seats"]) if n != self.view["seat"]]
        share = (ROOM - 2 * MARGIN) / len(others)
        lie_open = any(self.view["seats"][seat]["open"] for seat in others)
        top = self.y
        for place, seat in enumerate(others):
            info, x = self.view["seats"][seat], MARGIN + place * share
            self.y = top
            self.heading(player(self.view, seat), info, x)
            self.row([self.back] * info["cards"], SMALL, x=x, room=share - 12)
            if lie_open:
                self.y += tall(SMALL) + 6
                self.row(self.of(info["open"]), SMALL, x=x, room=share - 12)
        self.down(SMALL)

    def middle(self) -> None:
        """The trick, and at the right trumps and the stock with the turn-up."""
        if self.view["trump"]:
            self.text(
                ROOM - MARGIN, f"{SUITS[self.view['trump']]} are trumps".capitalize(), end=True
            )
        self.text(MARGIN, "The trick" if self.view["trick"]["plays"] else "")
        self.y += 8
        x = MARGIN + 16
        for play in self.view["trick"]["plays"]:
            self.card(f"{self.faces}/{play['card'][:2]}", x, MIDDLE)
            self.label(x, MIDDLE, player(self.view, play["seat"]))
            x += MIDDLE + 36
        self.stock()
        if self.view["trick"]["plays"] or self.view["stock"]:
            self.down(MIDDLE, extra=18)

    def stock(self) -> None:
        """The pile that is drawn from, with its number."""
        right = ROOM - MARGIN - MIDDLE
        if self.view["stock"]:
            self.card(self.back, right, MIDDLE)
            self.label(right, MIDDLE, f"{self.view['stock']} left")
        if self.view.get("turnup"):
            self.card(f"{self.faces}/{self.view['turnup'][:2]}", right - MIDDLE - 12, MIDDLE)
            self.label(right - MIDDLE - 12, MIDDLE, "turned up")

    def own(self) -> None:
        """The reader's open cards and hand."""
        info = self.view["seats"][self.view["seat"]]
        if info["open"]:
            self.text(MARGIN, "You have won")
            self.y += 8
            self.row(self.of(info["open"]), SMALL)
            self.down(SMALL)
        self.heading("Your hand", info)
        self.row(self.of(self.view["hand"]), LARGE, gap=6)
        self.down(LARGE)

    def heading(self, words: str, info: Mapping[str, Any], x: float = MARGIN) -> None:
        """A name, with the points made so far."""
        self.text(x, f"{words}, {info['score']} points" if info["score"] else words)
        self.y += 8

    def of(self, cards: Sequence[str]) -> list[str]:
        """The drawings of cards."""
        return [f"{self.faces}/{card[:2]}" for card in cards]

    def row(
        self,
        names: Sequence[str],
        width: int,
        *,
        x: float = MARGIN,
        room: float = 608,
        gap: int = -14,
    ) -> None:
        """Cards side by side, closer where there are many."""
        step = min(width + gap, (room - width) / max(1, len(names) - 1))
        for place, name in enumerate(names):
            self.card(name, x + place * step, width)

    def card(self, name: str, x: float, width: int) -> None:
        """One card at the present height."""
        self.parts.append(
            f'<image href="{escape(self.address(name))}" x="{x:.0f}" y="{self.y}"'
            f' width="{width}" height="{tall(width)}"/>'
        )

    def text(self, x: float, words: str, *, end: bool = False) -> None:
        """A line of words; what follows stands below it."""
        anchor = ' text-anchor="end"' if end else ""
        self.parts.append(f'<text x="{x:.0f}" y="{self.y + 13}"{anchor}>{escape(words)}</text>')
        self.y += 0 if end else 13

    def label(self, x: float, width: int, words: str) -> None:
        """A small line under a card."""
        self.parts.append(
            f'<text x="{x + width / 2:.0f}" y="{self.y + tall(width) + 14}" font-size="11"'
            f' fill="{FAINT}" text-anchor="middle">{escape(words)}</text>'
        )

    def down(self, width: int, extra: int = 0) -> None:
        """Go below a row of cards."""
        self.y += tall(width) + 14 + extra

    def svg(self) -> str:
        """All of it, on its cloth."""
        description = escape(words(self.view))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {ROOM} {self.y}" role="img"'
            f' aria-label="{description}" font-family="system-ui,sans-serif" font-size="13"'
            f' fill="{INK}">'
            f'<rect x=".5" y=".5" width="{ROOM - 1}" height="{self.y - 1}" rx="10"'
            f' fill="{CLOTH}" stroke="{LINE}"/>{"".join(self.parts)}</svg>'
        )


def tall(width: int) -> int:
    """The height of a card of that width."""
    return round(width * CARD_SHAPE)
