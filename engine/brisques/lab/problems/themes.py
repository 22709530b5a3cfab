"""Name the themes of a problem's solution, from facts alone.

Two lines are compared: the best play after the best action, and after the tempting one. The points
by which they differ give the source of the gain (a meld, brisques, the last trick, the deal); the
trick of the best card gives its form (a trump led, a trick let go, a brisque given to the partner).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import NamedTuple, cast

from brisques.bezique.state import BeziqueState
from brisques.cards import FACES, MOST_COPIES, NO_CARD, is_brisque
from brisques.events import Event, Played, Scored, TrickWon
from brisques.filko.state import FilkoState
from brisques.game import FIRST_OTHER_ACTION, Game, State
from brisques.lessons.codes import is_card
from brisques.tricks import TrickOrder
from brisques.variants.bezique import BeziqueRules

SOURCES = ("meld", "deny", "last-trick", "catch", "save", "seven", "deal")
FORMS = (
    *("exchange", "declare", "wait", "smear", "partner-takes"),
    *("draw-trumps", "keep-trump", "ruff", "duck", "sacrifice", "ahead"),
)
THEMES = (*SOURCES, *FORMS)
"""All themes: what brings the gain, and how the best action is played."""

LAST_TRICK, SEVEN, MELD = "bezique.last-trick.points", "bezique.seven.points", "bezique.meld."
DECIDED = 25
"""Points of worth, in a family without scores, that a mean loss takes if a deal often hangs on it.

A deal won is worth a hundred more than a free one.
"""
FORM_SHARE = 0.75
"""Share of the worlds in which the best action must have a form."""


CardState = BeziqueState | FilkoState


@dataclass(slots=True)
class Line:
    """What a line played out from a position brings, from the view of the seat that began it.

    - `own`, `theirs`: points of the side and of the others, by source;
    - `saved`, `caught`: brisques that its own hand kept for the side, and those won from others;
    - `first`: points of the side above the others' when the second trick begins.
    """

    own: Counter[str] = field(default_factory=Counter)
    theirs: Counter[str] = field(default_factory=Counter)
    saved: int = 0
    caught: int = 0
    tricks: list[TrickWon] = field(default_factory=list)
    first: int = 0


class Pair(NamedTuple):
    """The best line and the tempting one, as actions from the same state on."""

    state: State
    best: Sequence[int]
    tempting: Sequence[int]


def themes_in(game: Game) -> tuple[str, ...]:
    """Return the themes that problems of a game can have, in the order of `THEMES`."""
    no_partners = len(set(game.sides)) == game.players
    missing = {"smear", "partner-takes"} if no_partners else set()
    if game.variant.family == "filko":
        missing |= {*SOURCES, "exchange", "declare", "wait"} - {"deal"}
    else:
        rules: BeziqueRules = game.variant.rules
        missing |= {"deal"}
        missing |= set() if rules.seven else {"seven"}
        missing |= set() if rules.exchange != "none" else {"exchange"}
    return tuple(theme for theme in THEMES if theme not in missing)


def themes(game: Game, pairs: Sequence[Pair], lost: float) -> tuple[str, ...]:
    """Return the themes of a problem: the source of the gain, then the forms of the best action.

    There is a pair for each world that the seat must reckon with. Points are summed over all of
    them; a form must be that of `FORM_SHARE` of them. `lost` is what the tempting action loses.
    """
    gains: Counter[str] = Counter()
    forms: Counter[str] = Counter()
    for pair in pairs:
        right = play(game, pair.state, pair.best)
        wrong = play(game, pair.state, pair.tempting)
        gains.update(_gains(right, wrong))
        forms.update(set(_forms(game, pair, right, wrong)))
    found = []
    if game.variant.family == "filko":
        found += ["deal"] if lost >= DECIDED else []
    elif gains and max(gains.values()) > 0:
        source = max(SOURCES, key=lambda name: gains[name])
        found.append(source)
    found += [form for form in FORMS if forms[form] >= FORM_SHARE * len(pairs)]
    return tuple(found)


def play(game: Game, state: State, actions: Sequence[int]) -> Line:
    """Play actions from a state on; return what they bring."""
    side, after, events = game.sides[state.to_move], state.clone(), list[Event]()
    hand = set(cast(CardState, state).hands[state.to_move])
    for action in actions:
        after.apply(action, events)
    line = Line()
    is_first = True
    for event in events:
        if isinstance(event, Scored):
            is_own = game.sides[event.seat] == side
            (line.own if is_own else line.theirs)[_source(event.rule)] += event.points
            line.first += is_first * (event.points if is_own else -event.points)
        elif isinstance(event, TrickWon):
            line.tricks.append(event)
            brisques = {*filter(is_brisque, event.cards)}
            if game.sides[event.seat] == side:
                line.saved += len(brisques & hand)
                line.caught += len(brisques - hand)
        elif isinstance(event, Played):
            is_first = not line.tricks
    return line


def _source(rule: str) -> str:
    if rule.startswith(MELD):
        return "meld"
    return {LAST_TRICK: "last-trick", SEVEN: "seven"}.get(rule, "cards")


def _gains(right: Line, wrong: Line) -> dict[str, int]:
    """Return what the right line gains over the wrong one, by source."""
    catches = right.caught - wrong.caught > right.saved - wrong.saved
    return {
        "meld": right.own["meld"] - wrong.own["meld"],
        "deny": wrong.theirs["meld"] - right.theirs["meld"],
        "last-trick": _swing(right, wrong, "last-trick"),
        "seven": _swing(right, wrong, "seven"),
        "catch" if catches else "save": _swing(right, wrong, "cards"),
    }


def _swing(right: Line, wrong: Line, source: str) -> int:
    """Return the gain of the side and the loss of the others."""
    return right.own[source] - right.theirs[source] - wrong.own[source] + wrong.theirs[source]


def _forms(game: Game, pair: Pair, right: Line, wrong: Line) -> Iterator[str]:
    """Yield how the best action is played."""
    code = game.action_code(pair.best[0])
    if code == "exchange":
        yield "exchange"
    elif not is_card(code):
        yield "wait" if code == "done" else "declare"
    elif right.tricks:
        yield from _forms_of_card(game, pair, right.tricks[0])
    if len(right.tricks) > 1 and right.first == wrong.first:
        yield "ahead"


def _forms_of_card(game: Game, pair: Pair, trick: TrickWon) -> Iterator[str]:
    """Yield the forms of a card played to a trick whose end is known."""
    state = cast(CardState, pair.state)
    card, other = pair.best[0], pair.tempting[0]
    seat, order = state.to_move, trick_order(state)
    side, is_lead = game.sides[seat], trick.cards[0] == card
    is_ours, has_brisque = game.sides[trick.seat] == side, is_brisque(card)
    is_trump = [order.group[each] == order.trump for each in range(FACES * MOST_COPIES)]
    others = chain(*(hand for who, hand in enumerate(state.hands) if game.sides[who] != side))
    if is_lead and is_trump[card] and any(is_trump[each] for each in others):
        yield "draw-trumps"
    if other < FIRST_OTHER_ACTION and is_trump[other] and not is_trump[card]:
        yield "keep-trump"
    if trick.seat == seat and is_trump[card] and not is_trump[trick.cards[0]]:
        yield "ruff"
    if trick.seat != seat and is_ours and (has_brisque or is_lead):
        yield "smear" if has_brisque else "partner-takes"
    if not is_ours and has_brisque:
        yield "sacrifice"
    so_far = [each for each in state.trick if each != NO_CARD]
    if so_far and not is_ours and other < FIRST_OTHER_ACTION:
        beats = order.beats[so_far[order.best(so_far)]]
        if beats[other] and not beats[card]:
            yield "duck"


def trick_order(state: CardState) -> TrickOrder:
    """Return the order of cards in the deal's tricks."""
    if isinstance(state, FilkoState):
        return state.ruleset.orders[state.trump]
    return state.context.order
