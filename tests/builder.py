"""Positions for tests, by naming only what matters; the rest of the pack is filled in.

    scene = Scene("fildinski", trump="H", won="KD KC", hands=("KS", "QS"))
    scene.play("KS QS")
    assert scene.melds() == {"marriage:KS.QS"}
    scene.do("marriage:KS.QS")
    assert scene.points() == [(0, "marriage", 20)]

Cards are faces ("KS", the first copy still free) or physical cards ("KS2"); seat 0 is whose pile
and melds are meant when only one is named. Whatever is not named is filled with cards that can
meld nothing, as far as the pack has them: to the pile of seat 1, the stock, then the hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.families import game
from engine.game import Drew, Event, Scored, State
from engine.record import format_position, parse_position

RANKS, SUITS = "ATKQJ987", "SHDC"
FACES = [rank + suit for rank in "89" for suit in SUITS]
FACES += [rank + suit for rank in "7JQKTA" for suit in SUITS]
"""All faces, those that can meld nothing first."""


class Scene:
    """A deal in progress that tests play on and ask about, in the words of the rules."""

    def __init__(
        self,
        variant: str,
        *,
        trump: str = "H",
        hands: Sequence[str] = ("", ""),
        won: str | Sequence[str] = "",
        stock: int = 20,
        drawn: str = "",
        turnup: str = "",
        melds: Sequence[str] = (),
        leader: int = 0,
        dealer: int = 1,
        points: tuple[int, int] = (0, 0),
        size: int = 0,
    ) -> None:
        """`stock` counts the turn-up; `drawn` are its next cards; `melds` are of seat 0.

        `size` is that of the hands without a stock, by default that of the larger one named.
        """
        self.game = game(variant)
        self._free = [face + copy for face in FACES for copy in "12"]
        self._free.sort(key=lambda card: card[:2] == "7" + trump)  # a deece is no filler
        piles = [won, ""] if isinstance(won, str) else list(won)
        up = self._take(turnup or (f"8{trump}" if stock else ""))
        next_cards = self._take(drawn)
        held = [self._take(hand) for hand in hands]
        taken = [self._take(pile) for pile in piles]
        size = 8 if stock else size or max(map(len, held))
        self._fill(taken[0], len(taken[0]) + len(taken[0]) % 2)
        self._fill(taken[1], 64 - 2 * size - stock - len(taken[0]))
        self._fill(next_cards, stock - len(up))
        for hand in held:
            self._fill(hand, size)
        assert not self._free, "the named cards do not fit the sizes"
        self.state = self.game.load_position(
            {
                "trump": trump,
                "dealer": str(dealer),
                "leader": str(leader),
                "trick": "",
                "hands": _piles(held),
                "won": _piles(taken),
                "stock": "".join(next_cards),
                "up": "".join(up),
                "points": f"{points[0]},{points[1]}",
                "base": f"{points[0]},{points[1]}",
                "melds": ",".join(f"0.1.{meld}" for meld in melds),
                "brisques": _piles([[c for c in pile if c[0] in "AT"] for pile in taken]),
                "sevens": self._scored_sevens(trump, taken),
            }
        )
        self.events: list[Event] = []

    # --- filling ------------------------------------------------------------------------------

    def _take(self, names: str) -> list[str]:
        """The cards of those names, which nothing else may hold any more."""
        cards = []
        for name in names.split():
            card = next((c for c in self._free if c.startswith(name)), None)
            assert card, f"no {name} left"
            self._free.remove(card)
            cards.append(card)
        return cards

    def _fill(self, pile: list[str], size: int) -> None:
        assert len(pile) <= size, f"{pile} are more than {size} cards"
        while len(pile) < size:
            pile.append(self._free.pop(0))

    def _scored_sevens(self, trump: str, taken: Iterable[list[str]]) -> str:
        """Where the winner of a trick scores its seven, one that is won has been scored."""
        if self.game.variant.knobs["bezique.seven.when"].value != "trick-won":
            return ""
        return "".join(card for pile in taken for card in pile if card[:2] == "7" + trump)

    # --- playing ------------------------------------------------------------------------------

    @property
    def to_move(self) -> int:
        """The seat to act."""
        return self.state.to_move

    def play(self, names: str) -> Scene:
        """Play cards by face, or any other actions by code, each by the seat to move."""
        for name in names.split():
            code = next((c for c in self.legal() if c == name or c[:-1] == name), name)
            self.do(code)
        return self

    def do(self, code: str) -> Scene:
        """Carry out one legal action; a meld may be named by faces."""
        action = next((a for c, a in self._actions() if code in (c, faces(c))), None)
        assert action is not None, f"{code} is not one of {self.legal()}"
        self.state.apply(action, self.events)
        return self

    def decline(self) -> Scene:
        """Declare nothing more, if there is anything to declare at all."""
        return self.do("done") if "done" in self.legal() else self

    def _actions(self) -> list[tuple[str, int]]:
        return [(self.game.action_code(action), action) for action in self.state.legal()]

    # --- asking -------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """Codes of the legal actions."""
        return [code for code, _ in self._actions()]

    def cards(self) -> set[str]:
        """Faces of the cards that may be played."""
        return {code[:2] for code in self.legal() if len(code) == 3}

    def melds(self) -> set[str]:
        """The melds on offer, by faces."""
        return {faces(code) for code in self.legal() if ":" in code}

    def refusal(self, code: str, seat: int | None = None) -> str | None:
        """The code of the refusal of an action by its exact code, None if it is legal."""
        refusal = self.state.why_not(self.game.parse_action(code), seat)
        return refusal.code if refusal else None

    def hand(self, seat: int) -> list[str]:
        """The cards a seat holds."""
        text = self.game.dump_position(self.state)["hands"].split(",")[seat]
        return [text[i : i + 3] for i in range(0, len(text), 3)]

    def points(self) -> list[tuple[int, str, int]]:
        """Every score since the start of the scene: seat, rule in short, points."""
        return [(e.seat, _short(e.rule), e.points) for e in self.events if isinstance(e, Scored)]

    def scored(self, seat: int) -> int:
        """Points a seat made since the start of the scene."""
        return sum(points for who, _, points in self.points() if who == seat)

    def draws(self) -> list[tuple[int, str, bool]]:
        """Every card drawn: seat, card, whether all saw it."""
        pattern = self.game.pattern
        found = [event for event in self.events if isinstance(event, Drew)]
        return [(event.seat, pattern.format_card(event.card), event.public) for event in found]

    def totals_by_melds(self) -> set[int]:
        """What can be made in all by declaring at this trick, over every choice and order."""
        found: set[int] = set()

        def follow(state: State, made: int) -> None:
            found.add(made)
            for action in state.legal():
                code = self.game.action_code(action)
                if code != "done" and len(code) != 3:
                    events: list[Event] = []
                    after = state.clone()
                    after.apply(action, events)
                    gain = sum(e.points for e in events if isinstance(e, Scored))
                    follow(after, made + gain)

        follow(self.state, 0)
        return found

    def line(self) -> str:
        """The position as its line, read back once to see that it can be."""
        line = format_position(self.game, self.state)
        assert format_position(*parse_position(line)) == line
        return line


def faces(code: str) -> str:
    """A meld code without its copies, high cards first: "marriage:KS.QS"; other codes as is."""
    kind, colon, cards = code.partition(":")
    if not colon:
        return code
    order = sorted(
        (c[:2] for c in cards.split(".")), key=lambda c: (RANKS.index(c[0]), SUITS.index(c[1]))
    )
    return f"{kind}:{'.'.join(order)}"


def _piles(piles: Iterable[Iterable[str]]) -> str:
    return ",".join("".join(pile) for pile in piles)


def _short(rule: str) -> str:
    """The telling part of a rule id: "bezique.meld.aces" is "aces"."""
    _, group, name = rule.split(".")
    return name if group == "meld" else f"{group}.{name}".removesuffix(".points")
