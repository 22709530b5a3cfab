"""What holds at every step of every deal: cards, points, events, copies of a state."""

from collections import Counter
from dataclasses import replace

import pytest

from brisques.errors import EngineError
from brisques.events import (
    DealEnded,
    Drew,
    Event,
    Exchanged,
    Guessed,
    Lifted,
    Played,
    Scored,
    TrickWon,
    TrumpMade,
)
from brisques.game import NOBODY, State
from brisques.variants import load
from tests.presets import BEZIQUE
from tests.properties.play import (
    VARIANTS,
    Walk,
    cards_of,
    choose,
    fingerprint,
    knob,
    of_every_variant,
    scored,
    states,
)


@of_every_variant(6)
def test_cards_are_conserved_at_every_step(walk: Walk) -> None:
    check_cards_are_conserved(walk)


def test_cards_are_conserved_where_a_turned_seven_ends_the_match() -> None:
    """Such a deal is over before its first action."""
    walk = Walk("four-hand", 3, 2, (1950, 1970, 1990, 2010))
    assert walk.start().to_move == NOBODY
    check_cards_are_conserved(walk)


def check_cards_are_conserved(walk: Walk) -> None:
    """Compare the cards of every state of a deal, the last one included, with the pack."""
    state, rng = walk.start(), walk.choices()
    while state.to_move != NOBODY:
        assert tuple(cards_of(walk.game, state)) == walk.game.cards
        state.apply(choose(state, rng))
    assert tuple(cards_of(walk.game, state)) == walk.game.cards


@of_every_variant(10)
def test_totals_are_the_base_and_what_was_scored(walk: Walk) -> None:
    events: list[Event] = []
    state, rng = walk.start(events), walk.choices()
    while True:
        gained = [now - was for now, was in zip(state.totals, state.base, strict=True)]
        assert gained == scored(walk.game, events)
        if state.to_move == NOBODY:
            break
        state.apply(choose(state, rng), events)
    assert state.base == walk.standing.scores
    for event in events:
        if isinstance(event, Scored):
            assert event.points > 0
            assert load(walk.variant).cites(event.rule)


@of_every_variant(5)
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


@of_every_variant(4)
def test_a_clone_lives_its_own_life(walk: Walk) -> None:
    for place, (state, action) in enumerate(states(walk)):
        if place % 3 != walk.seed % 3:
            continue
        before = fingerprint(walk.game, state)
        copy = state.clone()
        assert fingerprint(walk.game, copy) == before
        copy.apply(action)
        assert fingerprint(walk.game, state) == before
        after = fingerprint(walk.game, copy)
        other = state.clone()
        other.apply(state.legal()[0])
        assert fingerprint(walk.game, copy) == after


@of_every_variant(10)
def test_events_tell_the_whole_deal(walk: Walk) -> None:
    """Every trick is won as it was played; every card passes once; the deal ends once, last."""
    game = walk.game
    events: list[Event] = []
    state, rng = walk.start(events), walk.choices()
    while state.to_move != NOBODY:
        state.apply(choose(state, rng), events)
    played = [event.card for event in events if isinstance(event, Played)]
    won = [card for event in events if isinstance(event, TrickWon) for card in event.cards]
    assert won == played[: len(won)]
    assert [event for event in events if isinstance(event, DealEnded)] == [events[-1]]
    lifted = [event.seat for event in events if isinstance(event, Lifted)]
    guessed = [event.seat for event in events if isinstance(event, Guessed)]
    packet = bool(knob(game, "packet.aim"))
    assert (lifted, guessed) == (([walk.dealer], [1 - walk.dealer]) if packet else ([], []))
    if len(played) < len(game.cards):
        assert may_stop(walk, state)
        return
    assert won == played
    # A won seven given for the turn-up is drawn and played a second time, the card taken never.
    swaps = [event for event in events if isinstance(event, Exchanged)]
    passed = Counter(played)
    if knob(game, "seven.exchanged-to") == "won":
        passed += Counter(swap.took for swap in swaps)
        passed -= Counter(swap.gave for swap in swaps)
    assert passed == Counter(game.cards)
    draws = [event for event in events if isinstance(event, Drew)]
    dealt = game.players * (knob(game, "deal.hand") or sum(knob(game, "deal.packets")))
    assert len(draws) == len(game.cards) - dealt


def may_stop(walk: Walk, state: State) -> bool:
    """Whether the deal may be over before its last trick: won, settled, or to be dealt again."""
    game = walk.game
    if game.variant.family == "bezique":
        ends_at_once = knob(game, "match.end") in ("immediate", "melds-immediate")
        return ends_at_once and max(state.totals) >= game.target
    if game.observe(state, 0).trump == NOBODY:
        return bool(knob(game, "party.both-overs") == "redeal")
    return bool(knob(game, "match.early-end"))


@of_every_variant(8, BEZIQUE)
def test_trumps_are_made_once_and_stay(walk: Walk) -> None:
    """Turned up, or made by one meld of a suit that is not barred."""
    game = walk.game
    events: list[Event] = []
    state, rng = walk.start(events), walk.choices()
    while state.to_move != NOBODY:
        made = [event.suit for event in events if isinstance(event, TrumpMade)]
        trump = game.observe(state, 0).trump
        if knob(game, "trump.method") != "turn-up":
            assert made == ([trump] if trump != NOBODY else [])
            assert trump == NOBODY or trump != walk.bar
        else:
            assert not made
            assert trump >= 0
        state.apply(choose(state, rng), events)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("place", [0, 17, 63])
def test_a_deal_of_another_pack_is_refused(variant: str, place: int) -> None:
    walk = Walk(variant, place)
    deal = walk.deal()
    order = list(deal.order)
    order[place % len(order)] = order[place % len(order) - 1]
    for wrong in (tuple(order), deal.order[1:], (*deal.order, 0)):
        with pytest.raises(EngineError) as caught:
            walk.game.deal(walk.standing, replace(deal, order=wrong))
        assert caught.value.code == "deal/bad-order"


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("slips", [(), (0,), (9, 0), (0, 9), (0, 0, 0), (1, -1)])
def test_a_deal_has_the_slips_of_its_game(variant: str, slips: tuple[int, ...]) -> None:
    """How far hand and eye miss, where a packet is lifted, and nothing elsewhere."""
    walk = Walk(variant, 1)
    good = slips == (1, -1) if knob(walk.game, "packet.aim") else slips == ()
    deal = replace(walk.deal(), slips=slips)
    if good:
        assert walk.game.deal(walk.standing, deal).to_move != NOBODY
        return
    with pytest.raises(EngineError) as caught:
        walk.game.deal(walk.standing, deal)
    assert caught.value.code == "deal/bad-slips"
