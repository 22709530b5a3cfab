"""The words of a picture for writers, in languages other than English."""

from collections.abc import Iterator, Sequence

from brisques.drawing import Labels, View
from brisques.words import ENGLISH, Words


class SpokenLabels(Labels):
    """The words of a picture in a language other than English."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.trick = words.text("edit-field-trick")
        self.hand = words.text("zone-hand")
        self.won = words.text("won-cards")
        self.turned_up = ""  # it is as long as the card is wide only in English

    def describe(self, view: View) -> str:
        """Describe the position in a few sentences."""
        return " ".join(self._sentences(view))

    def player(self, view: View, seat: int) -> str:
        """Name a seat."""
        if seat == view["seat"]:
            return self.words.text("you")
        if len(view["seats"]) == 2:
            return self.words.text("opponent-other")
        return self.words.text("seat-number", {"number": seat + 1})

    def trumps(self, suit: str) -> str:
        """Name the trumps."""
        name = self.words.text(f"suit-{suit}", {"pack": self.words.pack})
        return self.words.text("report-trumps", {"suit": name})

    def left(self, count: int) -> str:
        """Return how many cards are in the stock."""
        return self.words.text("in-stock", {"count": count})

    def with_points(self, name: str, points: int) -> str:
        """Return a name with the points made so far."""
        return self.words.text("report-score", {"who": name, "points": points})

    def _sentences(self, view: View) -> Iterator[str]:
        """Yield sentences in the order of the English ones."""
        say = self.words.text
        if view["trump"]:
            yield self.trumps(view["trump"])
        if view["stock"]:
            yield say("report-stock", {"count": view["stock"]})
            if view.get("turnup"):
                yield say("filko-say-turned", {"card": self._listed([view["turnup"]])})
        for play in view["trick"]["plays"]:
            who, card = self.player(view, play["seat"]), self._listed([play["card"]])
            yield say("report-played", {"who": who, "card": card})
        if view["hand"]:
            yield say("report-hand", {"cards": self._listed(view["hand"])})
        for seat, info in enumerate(view["seats"]):
            if cards := [*info["tabled"], *info["open"]]:
                name = "report-visible-you" if seat == view["seat"] else "report-visible"
                who = self.player(view, seat)
                yield say(name, {"who": who, "cards": self._listed(cards)})
        if any(info["score"] for info in view["seats"]):
            for seat, info in enumerate(view["seats"]):
                yield self.with_points(self.player(view, seat), info["score"])

    def _listed(self, cards: Sequence[str]) -> str:
        """Return the names of cards as they are written inside a sentence."""
        names = [self.words.card(card) for card in cards]
        small = [name[0].lower() + name[1:] for name in names]
        inside = [
            self.words.text("name-inside", {"alone": alone, "small": low})
            for alone, low in zip(names, small, strict=True)
        ]
        return self.words.all_of(inside)


def labels_in(words: Words) -> Labels:
    """Return the words of pictures in a language."""
    return Labels() if words.language == ENGLISH else SpokenLabels(words)
