"""Won cards as the endgame of two sees them, and what the engine itself lets be declared of them.

Where a card may count in more than one meld, each trick is played at a *desk*, a state of its own.
"""

from __future__ import annotations

from engine.bezique.endgame_cards import Layout
from engine.bezique.endgame_goals import NO_PAST, End, Past
from engine.bezique.endgame_tricks import TooFarError
from engine.bezique.kinds import (
    BEZIQUES,
    CARD_BIT,
    DECLARE,
    LAY,
    MELD,
    MELDED,
    NEVER,
    PLAY,
    SEQUENCE,
    SEVEN_SCORED,
    card_bits,
    is_trump_seven,
)
from engine.bezique.state import BeziqueState
from engine.cards import FACES

MOST_STEPS = 7_000
"""How many states of declaring a question may lead to before it is given up."""


class Desk:
    """The won cards of a deal; `sevens` are the places of the deeces that score when declared."""

    def __init__(self, layout: Layout, state: BeziqueState, sevens: int) -> None:
        self.layout = layout
        self.sevens = sevens
        self.single = state.tables.spends
        self.start = _cleared(state)
        self.steps = 0

    # --- states as places ---------------------------------------------------------------------

    def opened(self, state: BeziqueState, seat: int) -> int:
        """The won cards of a seat that may be melded, as places; deeces that have paid are none."""
        place = self.layout.place
        opened = 0
        for card in state.won[seat]:
            if state.open[seat] & CARD_BIT[card]:
                paid = self.sevens >> place[card] & 1 and state.used[card] & SEVEN_SCORED
                opened |= 0 if paid else 1 << place[card]
        return opened

    def past(self, state: BeziqueState, seat: int) -> Past:
        """What the won cards of a seat have counted in, as far as that may matter."""
        if self.single:
            return NO_PAST
        used, place = state.used, self.layout.place
        counted = sorted((place[c], used[c] & MELDED) for c in state.won[seat] if used[c] & MELDED)
        known = state.tables.melds
        melds = {
            (index, cards)
            for _, index, cards, _ in state.melds
            if known[index].level & (BEZIQUES | SEQUENCE)
        }
        return tuple(counted), tuple(sorted(melds))

    # --- declaring ----------------------------------------------------------------------------

    def played(self, opened: int, past: Past, fresh: int) -> list[End]:
        """All ways to declare at a trick of the two fresh places, with these open ones won before.

        `past` is what those have counted in.
        """
        state = self.start.clone()
        held = self.layout.cards(opened)
        state.won = [held[:], held[:]]
        for seat in (0, 1):
            state.set_open(seat, card_bits(held))
        for place, counted in past[0]:
            state.used[self.layout.card[place]] |= counted
        state.melds = [(0, index, cards, -1) for index, cards in past[1]]
        led, answer = self.layout.cards(fresh)
        state.trick = (led,)
        state.hands[1].append(answer)
        state.apply(answer)
        return self._ways_on(state, state.to_move)

    def declared(self, state: BeziqueState) -> list[End]:
        """All ways to go on declaring in a state of that phase."""
        table = state.clone()
        table.hands = [[0], [0]]  # so that no end of the deal is counted in
        table.stop_at = NEVER
        return self._ways_on(table, state.to_move)

    def _ways_on(self, state: BeziqueState, seat: int) -> list[End]:
        """Every way to go on declaring to the end, copies that are alike being taken in order."""
        found: dict[tuple[int, Past], int] = {}
        known = set()
        begun = len(state.melds)
        stack = [state]
        while stack:
            now = stack.pop()
            self.steps += 1
            if self.steps > MOST_STEPS:
                raise TooFarError
            key = now.phase, now.slots, now.used.tobytes(), tuple(sorted(now.melds[begun:]))
            if key in known:
                continue
            known.add(key)
            if now.phase != DECLARE:
                end = self.opened(now, seat), self.past(now, seat)
                found[end] = max(now.totals[seat] - state.totals[seat], found.get(end, 0))
                continue
            for action in now.options:
                if not MELD <= action < LAY or self._in_order(now, action):
                    then = now.clone()
                    then.apply(action)
                    stack.append(then)
        return [(points, *end) for end, points in found.items()]

    def _in_order(self, state: BeziqueState, action: int) -> bool:
        """Whether a meld takes no card where a lower copy, like it in all, lies unused."""
        _, cards, bits = state.tables.meld_of(action)
        spare = state.open[state.to_move] & ~bits
        for card in cards:
            for other in range(card - FACES, -1, -FACES):
                if spare & CARD_BIT[other] and self._likeness(state, other) == self._likeness(
                    state, card
                ):
                    return False
        return True

    def _likeness(self, state: BeziqueState, card: int) -> tuple[object, ...]:
        """What tells a won card from another copy: whether it is fresh, and what it counted in."""
        fresh = state.fresh_bits >> card & 1
        melds = [place for place, (_, _, cards, _) in enumerate(state.melds) if card in cards]
        return fresh, state.used[card], melds


def _cleared(state: BeziqueState) -> BeziqueState:
    """A copy of the deal at which tricks are played by themselves, to see what they would bring.

    Both hands keep a card, so that it never ends; nothing has been melded.
    """
    desk = state.clone()
    desk.phase = PLAY
    desk.hands = [[0], [0]]
    desk.stop_at = NEVER
    desk.number = 0
    desk.leader, desk.to_move = 0, 1
    desk.slots = 0
    desk.fresh, desk.fresh_bits, desk.near, desk.options = (), 0, [], []
    for card in range(state.tables.card_count):
        desk.used[card] &= ~MELDED
        if may_score(state, card):
            desk.used[card] &= ~SEVEN_SCORED
    return desk


def may_score(state: BeziqueState, card: int) -> bool:
    """Whether a card is a deece that scores when won; what is won already is not asked about."""
    left = card in (*state.trick, *state.hands[0], *state.hands[1])
    return is_trump_seven(card, state.trump) and not (left and state.used[card] & SEVEN_SCORED)
