"""The constant tables of a variant: card orders, points of cards, and the codes of actions."""

from __future__ import annotations

from functools import lru_cache, partial

from brisques.cards import FACES, OVER, PATTERNS, face, pack
from brisques.errors import EngineError
from brisques.filko.status import is_decided
from brisques.tricks import DUTIES, NO_TRUMP, TrickOrder
from brisques.variants.filko import POINTS, FilkoRules
from brisques.variants.schema import Variant

CUT, CALL, PLAY, CHOOSE, END = range(5)
"""The phases of a deal: the pack is cut, the Old Man calls, play, a servant is chosen, over."""

END_EARLY = 256
ASK_COUNT = 257
LEAVE_CUT = 258
AIM_BASE = 260
SIGNAL_BASE = 270
NAME_BASE = 280
SERVANT_BASE = 290
CALL_BASE = 300
CUT_BASE = 400
ASIDE = 512
"""An aside is a talk action plus `ASIDE * (seat + 1)`."""

WORDS = {END_EARLY: "end", ASK_COUNT: "ask", LEAVE_CUT: "leave-cut"}
CODES = {code: action for action, code in WORDS.items()}

AIMS = ("six", "hold", "run")
"""What a party may say it plays for: the points to win, which are mostly six; enough to keep the
others from them; or none at all."""

LEAST_CUT = 4
"""The least number of cards that a cut lifts, and that it leaves."""

SUIT_OF_TRUMPS = 9
"""The group of all trumps, permanent ones and those of the trump suit alike."""

OVER_ORDERS = {
    "acorns-leaves-hearts-bells": "ALHB",
    "acorns-hearts-bells-leaves": "AHBL",
}


def is_talk(action: int) -> bool:
    """Return whether an action is talk."""
    return action == ASK_COUNT or AIM_BASE <= action < NAME_BASE


def aside_of(seat: int, action: int) -> int:
    """Return the aside of a seat: talk although it is not to move."""
    return ASIDE * (seat + 1) + action


class FilkoRuleset:
    """The rules of a variant, and the tables made of them; never changed while it is played.

    - `permanent`: the faces that are trumps in every suit, highest first;
    - `orders[suit]`: the `TrickOrder` under a trump suit;
    - `value[face]`: the points of a face; `total`: the points of the pack;
    - `aims[word]`: the points that a party with this aim plays for;
    - `side[seat]`: the side that its points go to; `after[seat]`: the next seat;
    - `first_party`: the seats of the first of two fixed parties, as bits;
    - `is_decided(status, deal, left)`: that of `status.py` under these rules, cached.
    """

    def __init__(self, variant: Variant) -> None:
        rules: FilkoRules = variant.rules
        self.variant = variant
        self.rules = rules
        self.pattern = PATTERNS[rules.pattern]
        self.players = rules.players
        self.everybody = (1 << rules.players) - 1
        self.removed = tuple(map(self.pattern.parse_face, rules.removed))
        self.cards = pack(1, self.removed)
        self.hand = len(self.cards) // rules.players
        self.permanent = self._permanent()
        self.orders = [self._order(suit) for suit in range(4)]
        self.value = [self._value(f) for f in range(FACES)]
        self.total = sum(self.value[card] for card in self.cards)
        self.aims = dict(zip(AIMS, (rules.win, self.total - rules.win + 1, 0), strict=True))
        self.duty = DUTIES[rules.duty]
        self.fixed = rules.parties == "fixed"
        self.after = [(seat + 1) % rules.players for seat in range(rules.players)]
        self.first_party = sum(1 << seat for seat in range(0, rules.players, 2))
        self.side = [seat % 2 if self.fixed else seat for seat in range(rules.players)]
        self.sides = 2 if self.fixed else rules.players
        self.old_man_card = face(OVER, 0)
        overs = [f for f in self.permanent if f & 7 == OVER]
        self.second_over = overs[1]
        self.is_decided = lru_cache(maxsize=1 << 12)(partial(is_decided, rules))

    def _permanent(self) -> tuple[int, ...]:
        """Return the permanent trumps, the Overs in the order of `trump.over-order`."""
        suits = OVER_ORDERS[self.rules.over_order]
        overs = iter([self.pattern.parse_face(f"O{suit}") for suit in suits])
        faces = map(self.pattern.parse_face, self.rules.permanent)
        return tuple(next(overs) if f & 7 == OVER else f for f in faces)

    def _order(self, trump: int) -> TrickOrder:
        group = [f >> 3 for f in range(FACES)]
        power = [f & 7 for f in range(FACES)]
        for f in range(FACES):
            if f >> 3 == trump:
                group[f] = SUIT_OF_TRUMPS
        for height, f in enumerate(reversed(self.permanent)):
            group[f] = SUIT_OF_TRUMPS
            power[f] = FACES + height
        return TrickOrder(group, power, SUIT_OF_TRUMPS)

    def _value(self, f: int) -> int:
        return POINTS[self.rules.values].get(self.pattern.ranks[f & 7], 0)

    def points(self, cards: tuple[int, ...] | list[int]) -> int:
        """Return the points of some faces."""
        return sum(self.value[card] for card in cards)

    def callable_cards(self) -> list[int]:
        """Return the cards that may be called: those of the pack but the permanent trumps."""
        return [card for card in self.cards if card not in self.permanent]

    def trumps(self, suit: int) -> list[int]:
        """Return all trumps of the pack, high to low; for NO_TRUMP only the permanent ones."""
        own = [] if suit == NO_TRUMP else [f for f in self.cards if f >> 3 & 3 == suit]
        plain = [f for f in reversed(own) if f not in self.permanent]
        return [f for f in self.permanent if f in self.cards] + plain

    def seats(self, party: int) -> list[int]:
        """Return the seats of a party, ascending."""
        return [seat for seat in range(self.players) if party >> seat & 1]

    def party_of(self, seat: int, party: int) -> int:
        """Return the party of a seat; `party` is one of the two. Both are sets of seats."""
        return party if party >> seat & 1 else self.everybody & ~party

    def stranger_chance(self, allies: int, foes: int) -> float:
        """Return the probability that a player who is in neither set of seats is an ally.

        Parties are secret only where two players are against all others. One of the two knows no
        foe and looks for a partner; another knows one foe, and looks for the second.
        """
        unknown = self.players - (allies | foes).bit_count()
        return (self.players - 3 if foes else 1) / max(1, unknown)

    # --- codes --------------------------------------------------------------------------------

    def action_code(self, action: int) -> str:
        """Return the text code of an action: "QS1", "cut:12", "call:AL1", "aim:six", "end".

        An aside names its speaker: "aim:six@2".
        """
        if action >= ASIDE:
            return f"{self.action_code(action % ASIDE)}@{action // ASIDE - 1}"
        if action < END_EARLY:
            return self.pattern.format_card(action)
        if action >= CUT_BASE:
            return f"cut:{action - CUT_BASE}"
        if action >= CALL_BASE:
            return f"call:{self.pattern.format_card(action - CALL_BASE)}"
        if action >= SERVANT_BASE:
            return f"servant:{action - SERVANT_BASE}"
        if action >= NAME_BASE:
            return f"name:{self.pattern.suits[action - NAME_BASE]}"
        if action >= SIGNAL_BASE:
            return f"signal:{self.pattern.suits[action - SIGNAL_BASE]}"
        if action >= AIM_BASE:
            return f"aim:{AIMS[action - AIM_BASE]}"
        return WORDS[action]

    def parse_action(self, text: str) -> int:
        """Return the action of a text code; it need not be legal.

        Raises: action/unknown.
        """
        word, colon, rest = text.partition(":")
        try:
            if "@" in text:
                return self._parse_aside(text)
            if not colon:
                return CODES[word] if word in CODES else self._card(word)
            return self._parse_pair(word, rest)
        except (EngineError, ValueError):
            raise EngineError("action/unknown", text[:60]) from None

    def _parse_pair(self, word: str, rest: str) -> int:
        if word == "call":
            return CALL_BASE + self._card(rest)
        if word == "name":
            return NAME_BASE + self.pattern.parse_suit(rest)
        if word == "signal":
            return SIGNAL_BASE + self.pattern.parse_suit(rest)
        if word == "aim":
            return AIM_BASE + AIMS.index(rest)
        if word in ("cut", "servant") and rest.isascii() and rest.isdigit() and len(rest) < 3:
            base, most = (CUT_BASE, 99) if word == "cut" else (SERVANT_BASE, self.players - 1)
            if int(rest) <= most:
                return base + int(rest)
        raise EngineError("action/unknown")

    def _parse_aside(self, text: str) -> int:
        """Return the aside of a text such as "aim:six@2"."""
        words, _, seat = text.rpartition("@")
        action = self.parse_action(words)
        if not is_talk(action) or seat not in map(str, range(self.players)):
            raise EngineError("action/unknown")
        return aside_of(int(seat), action)

    def _card(self, code: str) -> int:
        card = self.pattern.parse_card(code)
        if card not in self.cards:
            raise EngineError("action/unknown")
        return card
