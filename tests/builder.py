"""Positions for tests, by naming only what matters; the rest of the pack is filled in.

    scene = Scene("fildinski", trump="H", won="KD KC", hands=("KS", "QS"))
    scene.play("KS QS")
    assert scene.melds() == {"marriage:KS.QS"}
    scene.do("marriage:KS.QS")
    assert scene.points() == [(0, "marriage", 20)]

    scene = Scene("three-hand,meld.marriage=40", hands=["8D KC QC"]).take("8D")
    assert scene.do("marriage:KC.QC").scored(0) == 40

Cards are faces ("KS", the first copy still free), physical cards ("KS2") or "." for any card; seat
0 is whose pile and melds are meant when only one is named. Whatever is not named is filled with
cards that can meld nothing, as far as the pack has them: first where melds come from.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from brisques.events import DealEnded, Drew, Event, Scored
from brisques.game import Standing, State
from brisques.position import format_position, parse_position
from brisques.registry import load_game
from brisques.tricks import plain_order
from tests.fill import FACES, RANKS, SUITS, Pack, piles

COUNTED = ("lift", "guess")
"""Actions that name a number and no cards."""


class Scene:
    """A deal in progress: tests play actions in it and query it, in the words of the rules."""

    def __init__(
        self,
        variant: str,
        *,
        trump: str = "H",
        hands: Sequence[str] = (),
        won: str | Sequence[str] = (),
        stock: int | None = None,
        drawn: str = "",
        turnup: str = "",
        melds: Sequence[str] = (),
        leader: int = 0,
        dealer: int = 1,
        points: Sequence[int] = (),
        size: int = 0,
        **fields: str,
    ) -> None:
        """`variant` is a spec; `trump` is "-" before there are trumps.

        `stock` counts the turn-up, and `drawn` are its next cards, in the order of drawing.
        `melds` are of seat 0 unless written whole ("2.1.marriage:KS1.QS1", seat and trick first).
        `points` go by side. `size` is that of the hands without a stock, by default that of the
        largest one named. `fields` are further ones of the position, as it writes them: `bar`,
        `laid`, `carte`, `target`, or `slips`, with which the deal is still to come.
        """
        self.game = load_game(variant)
        rules = self.game.variant.rules
        players = self.game.players
        sides = len(set(self.game.sides))
        points = tuple(points) or (0,) * sides
        if stock is None:
            stock = 10 * players
        self.pack = Pack(rules.copies, trump)
        turned = rules.trump_method == "turn-up" and stock > 0
        up = self.pack.take(turnup or f"8{trump}") if turned else []
        next_cards = self.pack.take(drawn)
        held = [self.pack.take(hand) for hand in _for_each(players, hands)]
        taken = [self.pack.take(pile) for pile in _for_each(players, won)]
        if "slips" in fields:
            size, stock = 0, len(self.game.cards)
        elif stock:
            size = rules.hand
        else:
            size = size or max(map(len, held))
        from_hand = rules.meld_source != "won"
        if from_hand:
            self._fill_all(held, size)
        for pile in taken[:-1]:
            self.pack.fill(pile, -(-len(pile) // players) * players)
        if from_hand:
            self.pack.fill(next_cards, stock - len(up))
        rest = len(self.game.cards) - players * size - stock - sum(map(len, taken[:-1]))
        self.pack.fill(taken[-1], rest)
        if not from_hand:
            self.pack.fill(next_cards, stock - len(up))
            self._fill_all(held, size)
        assert not self.pack.left, "the named cards do not fit the sizes"
        self.target = int(fields.get("target", self.game.target))
        self.state = self.game.load_position(
            {
                "trump": trump,
                "dealer": str(dealer),
                "leader": str(leader),
                "trick": "",
                "hands": piles(held),
                "won": piles(taken),
                "stock": "".join(next_cards),
                "up": "".join(up),
                "points": ",".join(map(str, points)),
                "base": ",".join(map(str, points)),
                "melds": ",".join(m if m[0].isdigit() else f"0.1.{m}" for m in melds),
                "brisques": piles([[c for c in pile if c[0] in "AT"] for pile in taken]),
                "sevens": self._scored_sevens(trump, taken),
                **fields,
            }
        )
        self.events: list[Event] = []

    def _fill_all(self, hands: list[list[str]], size: int) -> None:
        for hand in hands:
            self.pack.fill(hand, size)

    def _scored_sevens(self, trump: str, taken: list[list[str]]) -> str:
        """Mark a seven as scored if it was won in a game where the winner of a trick scores it."""
        if self.game.variant.rules.seven_when != "trick-won":
            return ""
        return "".join(card for card in chain(*taken) if card[:2] == "7" + trump)

    # --- playing ------------------------------------------------------------------------------

    @property
    def to_move(self) -> int:
        """Return the seat to act."""
        return self.state.to_move

    def play(self, names: str) -> Scene:
        """Play cards by face, or any other actions by code, each by the seat to move."""
        for name in names.split():
            code = next((c for c in self.legal() if c == name or c[:-1] == name), name)
            self.do(code)
        return self

    def do(self, code: str) -> Scene:
        """Carry out one legal action; a meld may be named by faces, its cards in any order."""
        wanted = ordered(code)
        action = next((a for c, a in self._actions() if wanted in (ordered(c), faces(c))), None)
        assert action is not None, f"{code} is not one of {self.legal()}"
        self.state.apply(action, self.events)
        return self

    def take(self, lead: str) -> Scene:
        """Lead a card and win the trick with it: the others throw off."""
        return self.play(lead).throw_off()

    def throw_off(self) -> Scene:
        """Let everybody still to play to the trick play a card that does not win it."""
        pattern = self.game.pattern
        order = plain_order(self.state.trump)
        while self.state.trick:
            best = self.state.trick[order.best(self.state.trick)]
            losing = [code for code in self.legal() if len(code) == 3]
            losing = [c for c in losing if not order.beats[best][pattern.parse_card(c)]]
            self.do(min(losing, key=lambda code: FACES.index(code[:2])))
        return self

    def decline(self) -> Scene:
        """Declare nothing more, if there is anything to declare at all."""
        return self.do("done") if "done" in self.legal() else self

    def _actions(self) -> list[tuple[str, int]]:
        return [(self.game.action_code(action), action) for action in self.state.legal()]

    # --- asking -------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """Return the codes of the legal actions."""
        return [code for code, _ in self._actions()]

    def cards(self) -> set[str]:
        """Return the faces of the cards that may be played."""
        return {code[:2] for code in self.legal() if len(code) == 3}

    def melds(self) -> set[str]:
        """Return the melds on offer, by faces."""
        return {faces(code) for code in self.legal() if ":" in code}

    def refusal(self, code: str, seat: int | None = None) -> str | None:
        """Return the code of the refusal of an action by its exact code, None if it is legal."""
        refusal = self.state.why_not(self.game.parse_action(code), seat)
        return refusal.code if refusal else None

    def hand(self, seat: int) -> list[str]:
        """Return the cards that a seat holds."""
        text = self.game.dump_position(self.state)["hands"].split(",")[seat]
        return [text[i : i + 3] for i in range(0, len(text), 3)]

    def points(self) -> list[tuple[int, str, int]]:
        """Return every score since the start of the scene: seat, end of the rule id, points."""
        return [(e.seat, _short(e.rule), e.points) for e in self.events if isinstance(e, Scored)]

    def scored(self, seat: int) -> int:
        """Return the points that a seat has scored since the start of the scene."""
        return sum(points for who, _, points in self.points() if who == seat)

    def draws(self) -> list[tuple[int, str, bool]]:
        """Return every card drawn: seat, card, whether all saw it."""
        pattern = self.game.pattern
        found = [event for event in self.events if isinstance(event, Drew)]
        return [(event.seat, pattern.format_card(event.card), event.public) for event in found]

    def totals_by_melds(self) -> set[int]:
        """Return the totals that can be declared at this trick, over every choice and order."""
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

    def settled(self) -> Standing:
        """Return the state of the match after the deal, which must be over."""
        assert self.to_move == -1
        assert self.events[-1] == DealEnded()
        base = self.state.base
        before = Standing(base, self.state.dealer, self.target, games=(0,) * len(base))
        return self.game.settle(before, self.state)

    def line(self) -> str:
        """Return the position as its line, after reading it back to validate it."""
        line = format_position(self.game, self.state)
        assert format_position(*parse_position(line)) == line
        return line


def faces(code: str) -> str:
    """Return a meld code by faces, high cards first: "marriage:KS.QS"; other codes unchanged."""
    kind, colon, cards = ordered(code).partition(":")
    if not colon or kind in COUNTED:
        return code
    return f"{kind}:{'.'.join(card[:2] for card in cards.split('.'))}"


def ordered(code: str) -> str:
    """Return a meld code with its high cards first; other codes unchanged."""
    kind, colon, cards = code.partition(":")
    if not colon or kind in COUNTED:
        return code
    places = sorted((RANKS.index(c[0]), SUITS.index(c[1]), c) for c in cards.split("."))
    return f"{kind}:{'.'.join(card for _, _, card in places)}"


def _for_each(players: int, named: str | Sequence[str]) -> list[str]:
    """Return the cards named for each seat; a single text is for seat 0 only."""
    texts = [named] if isinstance(named, str) else list(named)
    return texts + [""] * (players - len(texts))


def _short(rule: str) -> str:
    """Return the last part of a rule id: "bezique.meld.aces" gives "aces"."""
    _, group, name = rule.split(".")
    return name if group == "meld" else f"{group}.{name}".removesuffix(".points")
