"""Completes a short position of the Filicău and Filkó family: tricks, hands, and defaults.

Finished tricks that are not written are dealt so that each of their cards was allowed. Where no
such tricks are found, as when a hand that is written could always follow suit, they hold any cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random

from brisques.filko import position
from brisques.filko.past_tricks import PastTricks
from brisques.filko.ruleset import FilkoRuleset
from brisques.filko.status import STATUS_PARTS
from brisques.position_reader import NONE
from brisques.short_position import MARKS, Pile, ShortPosition
from brisques.tricks import TrickOrder

PLAY = "play"
BEFORE_TRUMPS = ("cut", "call")
"""Phases in which no suit is trumps yet."""
MARKED = {"called": "", "exposed": "", "order": ""}
"""Fields that name cards of the piles once more."""


def complete(ruleset: FilkoRuleset, fields: Mapping[str, str], rng: Random) -> dict[str, str]:
    """Return the fields of a full position that holds all that is written.

    Raises: position/..., with the field at fault.
    """
    return _Completion(ruleset, fields, rng).complete()


class _Completion(ShortPosition):
    """A short position being completed; `tricks` are its finished tricks as far as written."""

    def __init__(self, ruleset: FilkoRuleset, fields: Mapping[str, str], rng: Random) -> None:
        piles = {"trick": 1, "hands": ruleset.players}
        none = {"trick": ""} if "trick" not in fields else {}
        said = {"phase": PLAY, **none, **fields}
        super().__init__(said, ruleset.pattern, ruleset.cards, piles, MARKED)
        self.ruleset = ruleset
        self.rng = rng
        self.tricks, unwritten = self._read_tricks()
        self.leader = self.read_leader(first_trick=not self.tricks and not unwritten)
        count = self._finished(unwritten)
        self.new_tricks = [Pile([], ruleset.players) for _ in range(count - len(self.tricks))]
        self.piles["tricks"] = [*(pile for _, pile in self.tricks), *self.new_tricks]

    def load(self, fields: Mapping[str, str]) -> object:
        """Read the fields of a full position.

        Raises: position/...
        """
        return position.load(self.ruleset, fields)

    def complete(self) -> dict[str, str]:
        """Give every pile its size, deal the cards that are not written, and write the fields.

        Raises: position/..., with all other errors that were found.
        """
        left = self.ruleset.hand - len(self.piles["tricks"])
        if left < 1:
            self.refuse_over("tricks", "hands")
        else:
            seats = range(self.ruleset.players)
            self.set_hand_sizes([left - self.has_played(seat) for seat in seats])
        cards = self.deal(self.rng)
        written = [len(pile.cards) for pile in self.piles["hands"]]
        self.fill(cards[:])
        self._write_trump(cards)
        order = self._order()
        if order and self.new_tricks:
            self._play_new_tricks(order, written)
        self.write("trick")
        self.write("hands")
        self._write_tricks(order)
        players = self.ruleset.players
        turn = (self.leader + len(self.piles["trick"][0].cards)) % players
        self.fields.setdefault("turn", str(turn))
        return self.fields

    # --- sizes --------------------------------------------------------------------------------

    def _read_tricks(self) -> tuple[list[tuple[str, Pile]], int | None]:
        """Return the written tricks, each with its leader and winner, and how many are not."""
        text = self.fields.get("tricks")
        if text is None:
            return [], None
        tricks: list[tuple[str, Pile]] = []
        at = 0
        for part in filter(None, text.split(",")):
            if part[0] in MARKS:
                return tricks, self.read_pile("tricks", part, at).unwritten
            led, _, rest = part.partition(".")
            won, _, codes = rest.partition(".")
            pile = self.read_pile("tricks", codes, at + len(part) - len(codes))
            self.set_size("tricks", pile, self.ruleset.players, part, at)
            tricks.append((f"{led}.{won}.", pile))
            at += len(part) + 1
        return tricks, 0

    def _finished(self, unwritten: int | None) -> int:
        """Return how many tricks are finished, by what is written of them or by the hands."""
        if unwritten is not None:
            return len(self.tricks) + unwritten
        for seat, pile in enumerate(self.piles["hands"]):
            if pile.size is not None:
                return max(len(self.tricks), self.ruleset.hand - pile.size - self.has_played(seat))
        return len(self.tricks)

    # --- trumps and tricks --------------------------------------------------------------------

    def _write_trump(self, cards: list[int]) -> None:
        """Name the trump suit, and the called card in a game that has one.

        Only one of the cards that were dealt is called, so that its holder stays open, and none
        that the Old Man holds himself. Where the status keeps the parties of an earlier deal,
        nothing is called, and its trumps stay.
        """
        if self.fields["phase"] in BEFORE_TRUMPS:
            self.fields.setdefault("trump", NONE)
            return
        called = self.fields.get("called")
        calls = self.ruleset.rules.parties == "called" and self._carried("party") == NONE
        if calls and called is None:
            wanted = self.fields.get("trump", self.pattern.suits)
            callable_cards = self.ruleset.callable_cards()
            own = self._old_mans_hand()
            others = [card for card in cards if card in callable_cards and card not in own]
            fit = [card for card in others if self._suit(card) in wanted]
            if not fit:
                self.refuse_missing("called")
                self.raise_errors()
            called = self.fields["called"] = self.pattern.format_card(fit[0])
        if "trump" not in self.fields:
            some = self.pattern.suits[int(self.rng.random() * 4)]
            kept = self._carried("trump")
            stays = self.pattern.suits[int(kept)] if kept in ("0", "1", "2", "3") else some
            self.fields["trump"] = called[1:2] if called else stays

    def _carried(self, name: str) -> str:
        """Return the text of a part of the status, a dash if nothing is carried."""
        parts = self.fields.get("status", "").split(".")
        return dict(zip(STATUS_PARTS, parts, strict=False)).get(name, NONE)

    def _old_mans_hand(self) -> list[int]:
        hands = [pile.cards for pile in self.piles["hands"]]
        return next((hand for hand in hands if self.ruleset.old_man_card in hand), [])

    def _suit(self, card: int) -> str:
        return self.pattern.suits[card >> 3 & 3]

    def _order(self) -> TrickOrder | None:
        """Return the order of the cards; None if no suit is trumps."""
        trump = self.fields["trump"]
        suits = tuple(self.pattern.suits)
        return self.ruleset.orders[suits.index(trump)] if trump in suits else None

    def _seat(self, text: str) -> int:
        """Return the seat that a text names, 0 if it names none."""
        return int(text) if text in map(str, range(self.ruleset.players)) else 0

    def _later_plays(self) -> list[tuple[int, list[int]]]:
        """Return the leader and the cards of each trick after the new ones."""
        finished = [(self._seat(head.partition(".")[0]), pile.cards) for head, pile in self.tricks]
        return [*finished, (self.leader, self.piles["trick"][0].cards)]

    def _play_new_tricks(self, order: TrickOrder, written: Sequence[int]) -> None:
        """Make the new tricks of cards that were allowed, and deal the others to the hands.

        `written` is the number of cards of each hand that are written.
        """
        hands = self.piles["hands"]
        sizes = [len(pile.cards) for pile in hands]
        kept = [pile.cards[:count] for pile, count in zip(hands, written, strict=True)]
        rest = [c for pile, count in zip(hands, written, strict=True) for c in pile.cards[count:]]
        rest += [card for pile in self.new_tricks for card in pile.cards]
        self._keep_called(kept, rest, sizes)
        held = [cards[:] for cards in kept]
        plays = self._later_plays()
        for leader, cards in plays:
            for turn, card in enumerate(cards):
                held[(leader + turn) % self.ruleset.players].append(card)
        past = PastTricks(self.ruleset, order, held, rest, self.rng)
        tricks = past.find(len(self.new_tricks), winner=plays[0][0])
        if not tricks:
            return
        played = {card for trick in tricks for card in trick}
        left = iter([card for card in rest if card not in played])
        for pile, cards, size in zip(hands, kept, sizes, strict=True):
            pile.cards = [*cards, *islice(left, size - len(cards))]
        for pile, trick in zip(self.new_tricks, reversed(tricks), strict=True):
            pile.cards = trick

    def _keep_called(self, kept: list[list[int]], rest: list[int], sizes: list[int]) -> None:
        """Deal the called card to a hand with room for it, so that its holder stays open."""
        called = self.fields.get("called")
        cards = [card for card in rest if self.pattern.format_card(card) == called]
        room = [seat for seat, hand in enumerate(kept) if len(hand) < sizes[seat]]
        if cards and room:
            kept[room[int(self.rng.random() * len(room))]] += cards
            rest.remove(cards[0])

    def _write_tricks(self, order: TrickOrder | None) -> None:
        """Write the finished tricks, the new ones first, each led by the winner of the one before.

        The leader of each follows from the next, back from the trick on the table.
        """
        winner = self._later_plays()[0][0]
        texts: list[str] = [f"{head}{self._codes(pile)}" for head, pile in self.tricks]
        for pile in self.new_tricks:
            best = order.best(pile.cards) if order else 0
            leader = (winner - best) % self.ruleset.players
            texts.insert(0, f"{leader}.{winner}.{self._codes(pile)}")
            winner = leader
        self.fields["tricks"] = ",".join(texts)

    def _codes(self, pile: Pile) -> str:
        return self.pattern.format_cards(pile.cards)
