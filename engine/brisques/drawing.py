"""Draw a position as one seat sees it, as an SVG, and describe it in words.

For notebooks, e-books and pages without scripts. A card is a drawing that the picture refers to,
where a host or a folder has them, or plain: a corner with its rank and suit, which needs nothing.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from typing import Any

from brisques.labels import SUITS, card_label

View = Mapping[str, Any]
"""What a seat sees, as `Game.view` returns it."""
Drawing = Callable[[str, float, float, int], str]
"""From the name of a card (`fr/QS`, `back-de`), its place and its width to a part of an SVG."""

ROOM = 640
MARGIN = 16
CARD_SHAPE = 7 / 5
"""Height of a drawn card over its width; web/cards draws them so."""
LARGE, MIDDLE, SMALL = 64, 50, 38
"""Widths of cards: in the hand, on the table, of rows that are only looked at."""
SIGNS = dict(zip("SHDCALB", "♠♥♦♣♣♠●", strict=True))
"""Signs of suits in plain drawings; German suits have the nearest sign, in their own colours."""
COLOURS = {**dict.fromkeys("SC", "#222"), **dict.fromkeys("HD", "#b3202c")}
COLOURS |= {"A": "#6b4a1f", "L": "#2c6e3f", "B": "#b07d12"}
BACK = "#8c2f2a"
INK, FAINT, CLOTH, LINE = "#2b241a", "#6d6250", "#f6f1e4", "#d9cfb8"


def linked(folder: str) -> Drawing:
    """Draw cards as links to files below an address, which ends in a slash."""
    return imaged(lambda name: f"{folder}{name}.svg")


def imaged(address: Callable[[str], str]) -> Drawing:
    """Draw cards as images; `address` returns the address of a card by its name."""

    def drawn(name: str, x: float, y: float, width: int) -> str:
        return (
            f'<image href="{escape(address(name))}" x="{x:.0f}" y="{y}"'
            f' width="{width}" height="{tall(width)}"/>'
        )

    return drawn


def plain(name: str, x: float, y: float, width: int) -> str:
    """Draw a card by its rank and suit alone; a picture of such cards depends on nothing."""
    code = name.partition("/")[2]
    paper = "#fffdf8" if code else BACK
    card = (
        f'<rect x="{x:.0f}" y="{y}" width="{width}" height="{tall(width)}" rx="4" fill="{paper}"'
        f' stroke="{LINE}"/>'
    )
    if not code:
        return card
    rank = {"T": "10"}.get(code[0], code[0])
    size = round(width * 0.34)
    return (
        f'{card}<text x="{x + 3:.0f}" y="{y + size:.0f}" font-size="{size}"'
        f' fill="{COLOURS[code[1]]}"><tspan font-weight="700">{rank}</tspan>'
        f'<tspan x="{x + 3:.0f}" dy="{size}">{SIGNS[code[1]]}</tspan></text>'
    )


# --- words --------------------------------------------------------------------------------------


class Labels:
    """The English words in a picture; those of another language override them."""

    trick = "The trick"
    hand = "Your hand"
    won = "You have won"
    turned_up = "turned up"

    def describe(self, view: View) -> str:
        """Describe the position in a few sentences."""
        return words(view)

    def player(self, view: View, seat: int) -> str:
        """Name a seat."""
        return player(view, seat)

    def trumps(self, suit: str) -> str:
        """Name the trumps."""
        return f"{SUITS[suit]} are trumps".capitalize()

    def left(self, count: int) -> str:
        """Return how many cards are in the stock."""
        return f"{count} left"

    def with_points(self, name: str, points: int) -> str:
        """Return a name with the points made so far."""
        return f"{name}, {'1 point' if points == 1 else f'{points} points'}"


def words(view: View) -> str:
    """Describe the position in a few sentences, for readers who do not see the picture."""
    return " ".join(sentences(view))


def sentences(view: View) -> Iterator[str]:
    """Yield sentences about trumps, stock, trick, hand, cards that lie face up, and points."""
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
        who = "You have" if seat == view["seat"] else f"{player(view, seat)} has"
        if info["tabled"]:
            yield f"{who} on the table: {listed(info['tabled'])}."
        if info["open"]:
            yield f"{who} won: {listed(info['open'])}."
    if any(info["score"] for info in view["seats"]):
        yield f"Points: {', '.join(str(info['score']) for info in view['seats'])}."


def listed(cards: Sequence[str]) -> str:
    """Return the names of cards, with commas between."""
    return ", ".join(map(card_label, cards)) or "no cards"


def player(view: View, seat: int) -> str:
    """Name a seat: "You", "The opponent", or a player by number."""
    if seat == view["seat"]:
        return "You"
    return "The opponent" if len(view["seats"]) == 2 else f"Player {seat + 1}"


# --- picture ------------------------------------------------------------------------------------


def picture(view: View, drawing: Drawing = plain, labels: Labels | None = None) -> str:
    """Draw the position as an SVG of 640 units across, labelled by its words."""
    page = Page(view, drawing, labels or Labels())
    page.others()
    page.middle()
    page.own()
    return page.svg()


class Page:
    """What has been drawn so far, from the top down."""

    def __init__(self, view: View, drawing: Drawing, labels: Labels) -> None:
        self.view = view
        self.labels = labels
        self.drawing = drawing
        german = view["pack"] == "german"
        self.faces, self.back = ("de", "back-de") if german else ("fr", "back-fr")
        self.y = MARGIN
        self.parts: list[str] = []

    def others(self) -> None:
        """Draw the other seats side by side: their hands, and below them won cards that lie open.

        Cards of a hand that lie on the table are drawn face up.
        """
        others = [n for n, _ in enumerate(self.view["seats"]) if n != self.view["seat"]]
        share = (ROOM - 2 * MARGIN) / len(others)
        lie_open = any(self.view["seats"][seat]["open"] for seat in others)
        top = self.y
        for place, seat in enumerate(others):
            info, x = self.view["seats"][seat], MARGIN + place * share
            self.y = top
            self.heading(self.labels.player(self.view, seat), info, x)
            hidden = [self.back] * (info["cards"] - len(info["tabled"]))
            self.row([*self.of(info["tabled"]), *hidden], SMALL, x=x, room=share - 12)
            if lie_open:
                self.y += tall(SMALL) + 6
                self.row(self.of(info["open"]), SMALL, x=x, room=share - 12)
        self.down(SMALL)

    def middle(self) -> None:
        """Draw the trick, and at the right trumps and the stock with the turn-up."""
        if self.view["trump"]:
            self.text(ROOM - MARGIN, self.labels.trumps(self.view["trump"]), end=True)
        self.text(MARGIN, self.labels.trick if self.view["trick"]["plays"] else "")
        self.y += 8
        x = MARGIN + 16
        for play in self.view["trick"]["plays"]:
            self.card(f"{self.faces}/{play['card'][:2]}", x, MIDDLE)
            self.label(x, MIDDLE, self.labels.player(self.view, play["seat"]))
            x += MIDDLE + 36
        self.stock()
        if self.view["trick"]["plays"] or self.view["stock"]:
            self.down(MIDDLE, extra=18)

    def stock(self) -> None:
        """Draw the stock with the number of its cards, and the turn-up."""
        right = ROOM - MARGIN - MIDDLE
        if self.view["stock"]:
            self.card(self.back, right, MIDDLE)
            self.label(right, MIDDLE, self.labels.left(self.view["stock"]))
        if self.view.get("turnup"):
            self.card(f"{self.faces}/{self.view['turnup'][:2]}", right - MIDDLE - 12, MIDDLE)
            self.label(right - MIDDLE - 12, MIDDLE, self.labels.turned_up)

    def own(self) -> None:
        """Draw the open cards and the hand of the seat."""
        info = self.view["seats"][self.view["seat"]]
        if info["open"]:
            self.text(MARGIN, self.labels.won)
            self.y += 8
            self.row(self.of(info["open"]), SMALL)
            self.down(SMALL)
        self.heading(self.labels.hand, info)
        self.row(self.of(self.view["hand"]), LARGE, gap=6)
        self.down(LARGE)

    def heading(self, words: str, info: Mapping[str, Any], x: float = MARGIN) -> None:
        """Write a name, with the points made so far."""
        self.text(x, self.labels.with_points(words, info["score"]) if info["score"] else words)
        self.y += 8

    def of(self, cards: Sequence[str]) -> list[str]:
        """Return the names by which cards are drawn."""
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
        """Draw cards side by side, closer where there are many."""
        step = min(width + gap, (room - width) / max(1, len(names) - 1))
        for place, name in enumerate(names):
            self.card(name, x + place * step, width)

    def card(self, name: str, x: float, width: int) -> None:
        """Draw one card at the present height."""
        self.parts.append(self.drawing(name, x, self.y, width))

    def text(self, x: float, words: str, *, end: bool = False) -> None:
        """Write a line of words; what follows stands below it, unless it is at the `end`."""
        anchor = ' text-anchor="end"' if end else ""
        self.parts.append(f'<text x="{x:.0f}" y="{self.y + 13}"{anchor}>{escape(words)}</text>')
        self.y += 0 if end else 13

    def label(self, x: float, width: int, words: str) -> None:
        """Write a small line under a card."""
        self.parts.append(
            f'<text x="{x + width / 2:.0f}" y="{self.y + tall(width) + 14}" font-size="11"'
            f' fill="{FAINT}" text-anchor="middle">{escape(words)}</text>'
        )

    def down(self, width: int, extra: int = 0) -> None:
        """Go below a row of cards."""
        self.y += tall(width) + 14 + extra

    def svg(self) -> str:
        """Return the whole picture, on its background."""
        description = escape(self.labels.describe(self.view))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {ROOM} {self.y}" role="img"'
            f' aria-label="{description}" font-family="system-ui,sans-serif" font-size="13"'
            f' fill="{INK}">'
            f'<rect x=".5" y=".5" width="{ROOM - 1}" height="{self.y - 1}" rx="10"'
            f' fill="{CLOTH}" stroke="{LINE}"/>{"".join(self.parts)}</svg>'
        )


def tall(width: int) -> int:
    """Return the height of a card of that width."""
    return round(width * CARD_SHAPE)
