"""A whole deal as named fields of plain text, and back, with every field checked.

Cards are written as codes in a row, seats apart with a comma. A position says where every card of
the pack lies, so it holds hidden cards: it is for lessons, bug reports and tests.
"""

from __future__ import annotations

from collections.abc import Mapping

from brisques.bezique import packet
from brisques.bezique.announcing import new_state
from brisques.bezique.meld_types import (
    DECLARE,
    DONE,
    GUESS,
    LIFT,
    MELDED,
    PLAY,
    SEVEN_SCORED,
    SHOWN,
    TABLED,
    UNREACHABLE,
    is_trump_seven,
)
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState
from brisques.cards import NO_CARD, check_whole_pack
from brisques.errors import EngineError, bad_field
from brisques.game import NOBODY
from brisques.tricks import NO_TRUMP

REQUIRED = ("trump", "dealer", "leader", "trick", "hands", "won", "stock", "up", "points", "base")
MARKS = ("melds", "brisques", "sevens", "shown", "laid", "carte", "bar", "target")
MOMENT = ("slips", "lifted", "winner", "declarer", "fresh", "slots", "swap")
NO_SUIT = "-"
"""In the place of trumps where there are none yet."""


def dump(state: BeziqueState) -> dict[str, str]:
    """The fields of a deal that is not over; optional ones only where they say something."""
    ruleset = state.ruleset
    write = ruleset.pattern.format_cards
    marked = range(ruleset.card_count)
    fields = {
        "trump": _suit(ruleset, state.trump),
        "dealer": str(state.dealer),
        "leader": str(state.leader),
        "trick": write(state.trick),
        "hands": ",".join(write(hand) for hand in state.hands),
        "won": ",".join(write(cards) for cards in state.won),
        "stock": write(card for card in state.stock[state.drawn :] if card != state.turnup),
        "up": write([state.turnup]) if state.turnup != NO_CARD else "",
        "points": ",".join(map(str, state.totals)),
        "base": ",".join(map(str, state.base)),
        "melds": ",".join(_dump_meld(ruleset, meld) for meld in state.melds),
        "brisques": ",".join(write(cards) for cards in state.brisques),
        "sevens": write(card for card in marked if state.used[card] & SEVEN_SCORED),
        "shown": write(card for card in marked if state.used[card] & SHOWN),
        "laid": write(card for card in marked if state.used[card] & TABLED),
    }
    if any(state.carte):
        fields["carte"] = ",".join(str(int(going)) for going in state.carte)
    if state.trump == NO_TRUMP and state.context.bar != NO_TRUMP:
        fields["bar"] = _suit(ruleset, state.context.bar)
    if state.stop_at not in (ruleset.stop, UNREACHABLE):
        fields["target"] = str(state.stop_at)
    if state.phase in (LIFT, GUESS):
        fields["slips"] = ".".join(map(str, state.slips))
    if state.phase == GUESS:
        fields["lifted"] = f"{state.lifted}.{state.looks}"
    if state.phase == DECLARE:
        fields["winner"] = str(state.winner)
        if state.passed_by != NOBODY:
            fields["declarer"] = str(state.to_move)
        fields["fresh"] = write(state.fresh)
        fields["slots"] = str(state.slots)
        fields["swap"] = write([state.swap]) if state.swap != NO_CARD else ""
    return {key: value for key, value in fields.items() if value.strip(",") or key in REQUIRED}


def _suit(ruleset: BeziqueRuleset, suit: int) -> str:
    return NO_SUIT if suit == NO_TRUMP else ruleset.pattern.suits[suit]


def _dump_meld(ruleset: BeziqueRuleset, meld: tuple[int, int, tuple[int, ...], int]) -> str:
    seat, index, cards, trick = meld
    return f"{seat}.{trick}.{ruleset.action_code(ruleset.meld_action(ruleset.melds[index], cards))}"


class _Reader:
    """Fields of a position, read with errors that name the field."""

    def __init__(self, ruleset: BeziqueRuleset, given: Mapping[str, str]) -> None:
        self.ruleset = ruleset
        self.given = given
        for key in given:
            if key not in (*REQUIRED, *MARKS, *MOMENT):
                raise EngineError("position/unknown-field", key[:40])
        for key in REQUIRED:
            if key not in given:
                raise EngineError("position/missing-field", key)

    def bad(self, key: str, reason: str, word: str = "", at: int = -1) -> EngineError:
        """The error of a field that cannot be what it is, at a word of it if that is known."""
        return bad_field(key, self.given.get(key, ""), reason, word, at)

    def cards(self, key: str) -> list[int]:
        return self._cards(key, self.given.get(key, ""))

    def _cards(self, key: str, text: str, at: int = 0) -> list[int]:
        """The cards of a text that begins at a place of the field."""
        found = []
        for start in range(0, len(text), 3):
            code = text[start : start + 3]
            try:
                card = self.ruleset.pattern.parse_card(code)
            except EngineError:
                raise self.bad(key, "not-a-card", code, at + start) from None
            if card >= self.ruleset.card_count:
                raise self.bad(key, "not-in-pack", code, at + start)
            found.append(card)
        return found

    def piles(self, key: str) -> list[list[int]]:
        """A pile of cards for each seat."""
        if key not in self.given:
            return [[] for _ in range(self.ruleset.players)]
        parts = self.given[key].split(",")
        if len(parts) != self.ruleset.players:
            raise self.bad(key, "one-for-each-seat")
        found, at = [], 0
        for part in parts:
            found.append(self._cards(key, part, at))
            at += len(part) + 1
        return found

    def scores(self, key: str) -> list[int]:
        """A number for each side."""
        parts = self.given[key].split(",")
        if len(parts) != self.ruleset.sides:
            raise self.bad(key, "one-for-each-side")
        return [self._number(key, part, 10**6) for part in parts]

    def suit(self, key: str) -> int:
        """A suit, or none where trumps are still to be made."""
        text = self.given.get(key, NO_SUIT)
        if text == NO_SUIT and self.ruleset.rules.trump_method != "turn-up":
            return NO_TRUMP
        try:
            return self.ruleset.pattern.parse_suit(text)
        except EngineError:
            raise self.bad(key, "not-a-suit") from None

    def small(self, key: str) -> tuple[int, ...]:
        """Whole numbers, joined by dots, that may be below nothing."""
        parts = self.given[key].split(".")
        if not all(part.removeprefix("-").isdecimal() and len(part) < 4 for part in parts):
            raise self.bad(key, "not-a-number")
        return tuple(map(int, parts))

    def number(self, key: str, below: int) -> int:
        return self._number(key, self.given[key], below)

    def _number(self, key: str, text: str, below: int) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 8 and int(text) < below):
            raise self.bad(key, "not-a-number", text)
        return int(text)

    def one_card(self, key: str) -> int:
        cards = self.cards(key)
        if len(cards) > 1:
            raise self.bad(key, "one-card")
        return cards[0] if cards else NO_CARD


def load(ruleset: BeziqueRuleset, given: Mapping[str, str]) -> BeziqueState:
    """The deal of those fields; raises EngineError position/... naming the field at fault."""
    read = _Reader(ruleset, given)
    state = new_state(ruleset, tuple(read.scores("base")), read.number("dealer", ruleset.players))
    state.totals = read.scores("points")
    if any(now < was for now, was in zip(state.totals, state.base, strict=True)):
        raise read.bad("points", "fewer-than-before")
    if "target" in given:
        state.stop_at = ruleset.stop_at(read.number("target", 10**6))
    state.trump = read.suit("trump")
    if state.trump == NO_TRUMP and not ruleset.rules.trump_repeat:
        state.context = ruleset.unset[read.suit("bar")]
    state.hands = [sorted(hand) for hand in read.piles("hands")]
    state.won = read.piles("won")
    state.trick = tuple(read.cards("trick"))
    state.stock = tuple(read.cards("stock"))
    state.turnup = read.one_card("up")
    if state.turnup != NO_CARD:
        state.stock += (state.turnup,)
    state.leader = read.number("leader", ruleset.players)
    _check_whole_pack(read, state)
    state.strict = state.stock_left == 0
    _load_marks(read, state)
    _load_phase(read, state)
    state.restore()
    if "winner" in given and not ruleset.from_hand and state.options == [DONE]:
        raise read.bad("winner", "nothing-to-declare")
    return state


def _load_phase(read: _Reader, state: BeziqueState) -> None:
    """What the deal stands at, and hands as large as that makes them."""
    if "slips" in read.given:
        _load_packet(read, state)
        return
    if "winner" in read.given:
        _load_declaring(read, state)
    else:
        players = read.ruleset.players
        state.phase = PLAY
        state.to_move = (state.leader + len(state.trick)) % players
        state.number = sum(map(len, state.won)) // players + 1
    _check_sizes(read, state)


def _load_packet(read: _Reader, state: BeziqueState) -> None:
    """The dealer is about to lift a packet, or the other to guess its size."""
    ruleset = read.ruleset
    state.slips = read.small("slips")
    if not ruleset.rules.packet_aim or not packet.are_slips(state.slips):
        raise read.bad("slips", "not-a-number")
    if any(state.hands) or any(state.won) or state.trick or state.turnup != NO_CARD:
        raise read.bad("slips", "cards-dealt")
    state.phase = LIFT
    state.to_move = state.dealer
    if "lifted" in read.given:
        sizes = read.small("lifted")
        if len(sizes) != 2 or sizes[0] not in packet.guess_sizes(ruleset):
            raise read.bad("lifted", "not-a-number")
        state.lifted, state.looks = sizes
        state.phase = GUESS
        state.to_move = ruleset.after[state.dealer]


def _check_whole_pack(read: _Reader, state: BeziqueState) -> None:
    piles = [*state.hands, *state.won, state.trick, state.stock]
    cards = [card for pile in piles for card in pile]
    check_whole_pack(cards, range(read.ruleset.card_count), read.ruleset.pattern)


def _check_sizes(read: _Reader, state: BeziqueState) -> None:
    """Hands as large as the moment of the deal makes them."""
    players, full = read.ruleset.players, read.ruleset.rules.hand
    declaring = state.phase == DECLARE
    tricks_left = read.ruleset.card_count // players - state.number + 1
    before = full if state.stock_left or tricks_left > full else tricks_left
    if declaring and not state.strict:
        before = full
    for seat, hand in enumerate(state.hands):
        turn = (seat - state.leader) % players
        wanted = before - (declaring or turn < len(state.trick))
        if len(hand) != wanted:
            raise read.bad("hands", "wrong-size")
    if sum(map(len, state.won)) % players:
        raise read.bad("won", "wrong-size")
    if len(state.trick) >= players:
        raise read.bad("trick", "wrong-size")
    if not before:
        raise read.bad("hands", "deal-over")
    turns_up = read.ruleset.rules.trump_method == "turn-up"
    if turns_up and state.turnup == NO_CARD and state.stock:
        raise read.bad("up", "missing")
    if state.turnup != NO_CARD and state.turnup >> 3 & 3 != state.trump:
        raise read.bad("up", "not-a-trump")


def _load_marks(read: _Reader, state: BeziqueState) -> None:
    """What cards have counted in: melds, scored sevens, brisques, and cards seen by all."""
    for text in filter(None, read.given.get("melds", "").split(",")):
        _load_meld(read, state, text)
    for card in read.cards("sevens"):
        if not is_trump_seven(card, state.trump):
            raise read.bad("sevens", "not-a-seven")
        state.used[card] |= SEVEN_SCORED
    for card in read.cards("shown"):
        state.used[card] |= SHOWN
    for card in read.cards("laid"):
        state.used[card] |= read.ruleset.laid
    if "carte" in read.given:
        going = read.given["carte"].split(",")
        if len(going) != read.ruleset.players or not set(going) <= {"0", "1"}:
            raise read.bad("carte", "one-for-each-seat")
        state.carte = tuple(text == "1" for text in going)
    state.brisques = read.piles("brisques")
    for seat, pile in enumerate(state.brisques):
        if not set(pile) <= set(state.won[seat]):
            raise read.bad("brisques", "card-not-won")


def _load_meld(read: _Reader, state: BeziqueState, text: str) -> None:
    ruleset = read.ruleset
    seat_text, _, rest = text.partition(".")
    trick, _, code = rest.partition(".")
    if (
        seat_text not in map(str, range(ruleset.players))
        or not trick.isdecimal()
        or ":" not in code
    ):
        raise read.bad("melds", "not-a-meld", text)
    seat = int(seat_text)
    try:
        meld, cards, _ = ruleset.meld_of(ruleset.parse_action(code))
    except EngineError:
        raise read.bad("melds", "not-a-meld", text) from None
    if not set(cards) <= _meldable(state, seat):
        raise read.bad("melds", "card-not-won", text)
    context = ruleset.contexts[state.trump]
    if not (context.points[meld.index] or state.context.points[meld.index]):
        raise read.bad("melds", "not-a-meld", text)
    if ruleset.spends and any(state.used[card] & MELDED for card in cards):
        raise read.bad("melds", "card-spent", text)
    for card in cards:
        state.used[card] |= meld.level | ruleset.laid
    state.melds.append((seat, meld.index, cards, int(trick[:3])))


def _meldable(state: BeziqueState, seat: int) -> set[int]:
    """The cards that a seat may have declared by now: what it holds or won, or once held."""
    ruleset = state.ruleset
    if not ruleset.from_hand:
        return set(state.won[seat])
    piles = [*state.won, state.trick, state.hands[seat], state.hands[ruleset.partner[seat]]]
    return {card for pile in piles for card in pile}


def _load_declaring(read: _Reader, state: BeziqueState) -> None:
    """The winner of a trick is about to declare."""
    players = read.ruleset.players
    state.phase = DECLARE
    winner = state.to_move = read.number("winner", players)
    if "declarer" in read.given:
        state.to_move = read.number("declarer", players)
        state.passed_by = winner
        if state.to_move == winner or state.to_move != read.ruleset.partner[winner]:
            raise read.bad("declarer", "not-a-partner")
    state.number = sum(map(len, state.won)) // players
    state.slots = read.number("slots", 16) if "slots" in read.given else 0
    state.fresh = tuple(read.cards("fresh"))
    if len(state.fresh) < players or state.trick:
        raise read.bad("fresh" if "fresh" in read.given else "winner", "no-trick")
    state.swap = read.one_card("swap")
    mine = set(state.won[winner])
    # A seven of the trick that was exchanged at it lies turned up by now.
    if len(set(state.fresh)) < len(state.fresh) or not {*state.fresh} <= {*mine, state.turnup}:
        raise read.bad("fresh", "card-not-won")
    if state.swap != NO_CARD and (
        state.swap not in mine or not is_trump_seven(state.swap, state.trump)
    ):
        raise read.bad("swap", "not-a-seven")
