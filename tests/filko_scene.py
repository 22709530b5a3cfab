"""Deals of the Filicău / Filkó family for tests, by naming only what matters.

    scene = following("filicau", "AH", "OH 9H")        # seat 0 led, leaves are trumps
    assert scene.cards() == {"9H"}
    assert takes("szeged-6", "OA 7A") == "7A"           # these two in one trick

    scene = dealt("filko-4", dealer=0, bottom="OA OL 8B").do("cut:10")
    assert scene.trump() == "B"

Cards are faces ("OA"); there is one of each. Seats go anticlockwise from 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import cast

from brisques.events import Event, Scored, TrickWon
from brisques.filko.game import FilkoGame
from brisques.filko.position import dump_status
from brisques.filko.ruleset import WORDS
from brisques.filko.state import FilkoState
from brisques.filko.status import Outcome, Status
from brisques.game import Deal, Standing
from brisques.position import format_position
from brisques.registry import load_game
from brisques.tricks import NO_TRUMP

EVEN = Status()
NO_FIELDS: Mapping[str, str] = MappingProxyType({})


class Scene:
    """A deal in progress: tests play actions in it and query it."""

    def __init__(self, of: FilkoGame, state: FilkoState) -> None:
        self.game = of
        self.state = state
        self.events: list[Event] = []

    def do(self, *codes: str) -> Scene:
        """Carry out legal actions, each by the seat to move; a card may be named by its face."""
        for code in codes:
            action = next((a for c, a in self._actions() if code in (c, c.removesuffix("1"))), None)
            assert action is not None, f"{code} is not one of {self.legal()}"
            self.state.apply(action, self.events)
        return self

    def play(self, faces: str) -> Scene:
        """Play cards, each by the seat to move."""
        return self.do(*faces.split())

    def settled(self) -> Standing:
        """Return the state of the match after the deal, which must be over."""
        assert self.state.to_move == -1
        before = _standing(self.game, self.state.dealer, self.state.status)
        return self.game.settle(before, self.state)

    def line(self) -> str:
        """Return the position as its line."""
        return format_position(self.game, self.state)

    # --- queries ------------------------------------------------------------------------------

    def _actions(self) -> list[tuple[str, int]]:
        return [(self.game.action_code(action), action) for action in self.state.legal()]

    def legal(self) -> list[str]:
        """Return the codes of the legal actions."""
        return [code for code, _ in self._actions()]

    def cards(self) -> set[str]:
        """Return the faces of the cards that may be played."""
        return {code[:2] for code in self.legal() if len(code) == 3 and code[2] == "1"}

    def called(self, suit: str = "") -> set[str]:
        """Return the faces that may be called, of one suit or of all."""
        codes = [code[5:7] for code in self.legal() if code.startswith("call:")]
        return {code for code in codes if code.endswith(suit)}

    def refusal(self, code: str, seat: int | None = None) -> str | None:
        """Return the code of the refusal of an action, None if it is legal."""
        text = code if {":", "@"} & {*code} or code in WORDS.values() else f"{code}1"
        refusal = self.state.why_not(self.game.parse_action(text), seat)
        return refusal.code if refusal else None

    def trump(self) -> str:
        """Return the letter of the trump suit."""
        return self.game.pattern.suits[self.state.trump]

    def hand(self, seat: int) -> set[str]:
        """Return the faces in a hand."""
        return {self.game.pattern.format_face(card) for card in self.state.hands[seat]}

    def exposed(self) -> list[str]:
        """Return the faces shown before play, in order."""
        return [self.game.pattern.format_face(card) for card in self.state.exposed]

    def winners(self) -> list[int]:
        """Return who won each trick since the start of the scene."""
        return [event.seat for event in self.events if isinstance(event, TrickWon)]

    def scored(self, seat: int) -> int:
        """Return the points that a seat took since the start of the scene."""
        return sum(e.points for e in self.events if isinstance(e, Scored) and e.seat == seat)


def seats(*which: int) -> int:
    """Return a party, or any other set of seats, as a mask."""
    return sum(1 << seat for seat in which)


def ruled(
    masters: int, servant: int = -1, *, party: int = 0, trump: str = "", old_man: int = -1
) -> Status:
    """Return the status that masters carry from deal to deal; the trump suit by its letter."""
    suit = "ALHB".index(trump) if trump else NO_TRUMP
    return Status(masters, party, servant, suit, old_man)


# --- deals in progress ----------------------------------------------------------------------------


def playing(
    variant: str,
    hands: Sequence[str],
    *,
    trump: str = "L",
    trick: str = "",
    taken: Sequence[str] = (),
    leader: int = 0,
    dealer: int | None = None,
    status: Status = EVEN,
    fields: Mapping[str, str] = NO_FIELDS,
) -> Scene:
    """Return a deal with as few cards left as the largest hand that is named.

    `taken` names cards each seat has won; points not named as won stay in the hands as far as
    there is room. `fields` are further fields of the position, as it writes them.
    """
    of = _game(variant)
    players = of.players
    held = [hand.split() for hand in (*hands, *[""] * (players - len(hands)))]
    won = [pile.split() for pile in (*taken, *[""] * (players - len(taken)))]
    shown = trick.split()
    missing = [(seat - leader) % players < len(shown) for seat in range(players)]
    size = max(len(hand) + gone for hand, gone in zip(held, missing, strict=True))
    rest = _rest(of, [*held, *won, shown])
    for pile in won:
        while len(pile) % players:
            pile.append(rest.pop(0))
    for hand, gone in zip(held, missing, strict=True):
        while len(hand) < size - gone:
            hand.append(rest.pop())
    won[-1] += rest
    tricks = [
        (seat, pile[at : at + players])
        for seat, pile in enumerate(won)
        for at in range(0, len(pile), players)
    ]
    carried = dump_status(of.ruleset, status)
    if of.ruleset.rules.parties == "called" and not status.party and "called" not in fields:
        plays = [(_leader(of, trump, seat, faces), faces) for seat, faces in tricks]
        called = _some_called(of, trump, held, [*plays, (leader, shown)])
        fields = {**fields, "called": called}
    state = of.load_position(
        {
            "phase": "play",
            "trump": trump,
            "dealer": str((leader - 1) % players if dealer is None else dealer),
            "leader": str(leader),
            "turn": str((leader + len(shown)) % players),
            "trick": _codes(shown),
            "hands": ",".join(map(_codes, held)),
            "tricks": ",".join(
                f"{_leader(of, trump, seat, faces)}.{seat}.{_codes(faces)}"
                for seat, faces in tricks
            ),
            **({"status": carried} if carried else {}),
            **fields,
        }
    )
    written = of.dump_position(state)
    assert of.dump_position(of.load_position(written)) == written
    return Scene(of, state)


def _leader(of: FilkoGame, trump: str, seat: int, faces: list[str]) -> int:
    """Return who led these cards, given in order of play, if this seat won them."""
    order = of.ruleset.orders[of.pattern.parse_suit(trump)]
    best = order.best(tuple(of.pattern.parse_face(face) for face in faces))
    return (seat - best) % of.players


def _some_called(
    of: FilkoGame, trump: str, held: list[list[str]], tricks: list[tuple[int, list[str]]]
) -> str:
    """Return a trump that the Old Man may have called: one that was not dealt to him."""
    dealt_to = {face: seat for seat, hand in enumerate(held) for face in hand}
    for led, faces in tricks:
        dealt_to |= {face: (led + turn) % of.players for turn, face in enumerate(faces)}
    cards = map(of.pattern.format_face, of.ruleset.callable_cards())
    return next(
        f"{face}1" for face in cards if face[1] == trump and dealt_to[face] != dealt_to["OA"]
    )


def following(variant: str, trick: str, hand: str, trump: str = "L") -> Scene:
    """Return a trick that seat 0 led, so far, with the hand of the seat to play next."""
    played = len(trick.split())
    return playing(variant, [*[""] * played, hand], trick=trick, trump=trump)


def takes(variant: str, trick: str, trump: str = "L") -> str:
    """Return the card that wins a trick; players whose cards are not named play other suits."""
    of = _game(variant)
    order = of.ruleset.orders[of.pattern.parse_suit(trump)]
    named = trick.split()
    lead = order.group[of.pattern.parse_face(named[0])]
    for card in of.cards:
        face = of.pattern.format_face(card)
        if len(named) < of.players and order.group[card] not in (lead, order.trump):
            named += [face] if face not in named else []
    scene = playing(variant, named, trump=trump)
    return named[scene.play(" ".join(named)).winners()[0]]


# --- deals from the start -------------------------------------------------------------------------


def dealt(
    variant: str,
    *,
    dealer: int = 0,
    hands: Sequence[str] = (),
    bottom: str = "",
    cut: int = 10,
    status: Status = EVEN,
    is_cut: bool = False,
) -> Scene:
    """Return a deal at its start, each hand named in the order in which it is dealt.

    `bottom` are the lowest cards, lowest first, after a cut that lifts `cut` cards; `is_cut`
    has the pack cut where that makes no trumps.
    """
    of = _game(variant)
    places = _places(of, dealer)
    named: list[str] = [""] * len(places)
    for up, face in enumerate(bottom.split(), 1):
        named[-up] = face
    for seat, hand in enumerate(hands):
        free = [at for at, whose in enumerate(places) if whose == seat and not named[at]]
        for at, face in zip(free, hand.split(), strict=False):
            named[at] = face
    rest = _rest(of, [named])
    order = [of.pattern.parse_face(face or rest.pop(0)) for face in named]
    if is_cut or of.ruleset.rules.trump_method == "cut":
        order = order[-cut:] + order[:-cut]
    standing = _standing(of, dealer, status)
    events: list[Event] = []
    scene = Scene(of, of.deal(standing, Deal(tuple(order), dealer, cut=is_cut), events))
    scene.events = events
    return scene


def _places(of: FilkoGame, dealer: int) -> list[int]:
    """Return who gets each card of the pack, from the top."""
    round_ = [(dealer + turn) % of.players for turn in range(1, of.players + 1)]
    return [seat for count in of.ruleset.rules.packets for seat in round_ for _ in range(count)]


def _standing(of: FilkoGame, dealer: int, status: Status) -> Standing:
    return replace(of.new_match(dealer), carried=Outcome("", 0, status, dealer))


def _game(variant: str) -> FilkoGame:
    return cast("FilkoGame", load_game(variant))


def _rest(of: FilkoGame, piles: Sequence[Sequence[str]]) -> list[str]:
    """Return the faces in no pile, those without points first; each may be in one pile only."""
    faces = [of.pattern.format_face(card) for card in of.cards]
    named = [face for pile in piles for face in pile if face]
    assert {*named} <= {*faces}, "a card that is not in the pack"
    assert len({*named}) == len(named), "a card twice"
    rest = [face for face in faces if face not in named]
    return sorted(rest, key=lambda face: of.ruleset.value[of.pattern.parse_face(face)])


def _codes(faces: Sequence[str]) -> str:
    return "".join(f"{face}1" for face in faces)
