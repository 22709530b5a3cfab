"""What holds at every step of every deal: cards, points, events, copies of a state."""

from collections import Counter

import pytest
from hypothesis import given

from engine.errors import EngineError
from engine.game import (
    NOBODY,
    Deal,
    DealEnded,
    Drew,
    Event,
    Exchanged,
    Played,
    Scored,
    TrickWon,
)
from engine.variants import load
from tests.properties.play import (
    Walk,
    cards_of,
    choose,
    examples,
    fingerprint,
    scored,
    states,
    walks,
)


@examples(25)
@given(walks)
def test_cards_are_conserved_at_every_step(walk: Walk) -> None:
    for state, _ in states(walk):
        assert tuple(cards_of(walk.game, state)) == walk.game.cards
    assert tuple(cards_of(walk.game, state)) == walk.game.cards


@examples(40)
@given(walks)
def test_totals_are_the_base_and_what_was_scored(walk: Walk) -> None:
    events: list[Event] = []
    state, rng = walk.start(events), walk.choices()
    while True:
        gained = [now - was for now, was in zip(state.totals, state.base, strict=True)]
        assert gained == scored(events)
        if state.to_move == NOBODY:
            break
        state.apply(choose(state, rng), events)
    assert state.base == walk.scores
    for event in events:
        if isinstance(event, Scored):
            assert event.points > 0
            assert load(walk.variant).cites(event.rule)


@examples(25)
@given(walks)
def test_events_change_nothing(walk: Walk) -> None:
    """Applied with a list for its events and without, an action does the same."""
    told, rng = walk.start([]), walk.choices()
    untold = walk.start()
    while told.to_move != NOBODY:
        action = choose(told, rng)
        told.apply(action, [])
        untold.apply(action)
        assert fingerprint(walk.game, told) == fingerprint(walk.game, untold)
    assert untold.to_move == NOBODY


@examples(25)
@given(walks)
def test_a_clone_lives_its_own_life(walk: Walk) -> None:
    for state, action in states(walk):
        before = fingerprint(walk.game, state)
        copy = state.clone()
        assert fingerprint(walk.game, copy) == before
        copy.apply(action)
        assert fingerprint(walk.game, state) == before
        after = fingerprint(walk.game, copy)
        other = state.clone()
        other.apply(state.legal()[0])
        assert fingerprint(walk.game, copy) == after


@examples(40)
@given(walks)
def test_events_tell_the_whole_deal(walk: Walk) -> None:
    """Every trick is won as it was played; every card passes once; the deal ends once, last."""
    events: list[Event] = []
    state, rng = walk.start(events), walk.choices()
    while state.to_move != NOBODY:
        state.apply(choose(state, rng), events)
    played = [event.card for event in events if isinstance(event, Played)]
    won = [card for event in events if isinstance(event, TrickWon) for card in event.cards]
    assert won == played
    assert [event for event in events if isinstance(event, DealEnded)] == [events[-1]]
    if len(played) < len(walk.game.cards):
        assert load(walk.variant).rules.end == "immediate"
        assert max(state.totals) >= walk.game.target
        return
    # A seven given for the turn-up is drawn and played a second time, the card taken never.
    swaps = [event for event in events if isinstance(event, Exchanged)]
    passed = Counter(played) + Counter(swap.took for swap in swaps)
    passed -= Counter(swap.gave for swap in swaps)
    assert passed == Counter(walk.game.cards)
    assert len([event for event in events if isinstance(event, Drew)]) == 48


@examples(20)
@given(walks)
def test_a_deal_of_another_pack_is_refused(walk: Walk) -> None:
    order = list(walk.deal().order)
    place = walk.seed % len(order)
    order[place] = order[place - 1]
    with pytest.raises(EngineError) as caught:
        walk.game.deal(walk.game.new_match(0), Deal(tuple(order), 0))
    assert caught.value.code == "deal/bad-order"
