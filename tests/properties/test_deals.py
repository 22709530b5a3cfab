"""Properties of every step of every deal: cards, points, events, copies of a state."""

from collections import Counter
from dataclasses import replace

import pytest

from brisques.bezique.meld_types import MELD
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
    RandomDeal,
    cards_of,
    choose,
    fingerprint,
    knob,
    of_every_variant,
    scored,
    states,
)


@of_every_variant(6)
def test_cards_are_conserved_at_every_step(random_deal: RandomDeal) -> None:
    check_cards_are_conserved(random_deal)


def test_cards_are_conserved_where_a_turned_seven_ends_the_match() -> None:
    """Such a deal is over before its first action."""
    random_deal = RandomDeal("four-hand", 3, 2, (1950, 1970, 1990, 2010))
    assert random_deal.start().to_move == NOBODY
    check_cards_are_conserved(random_deal)


def check_cards_are_conserved(random_deal: RandomDeal) -> None:
    """Compare the cards of every state of a deal, the last one included, with the pack."""
    state, rng = random_deal.start(), random_deal.choices()
    while state.to_move != NOBODY:
        assert tuple(cards_of(random_deal.game, state)) == random_deal.game.cards
        state.apply(choose(state, rng))
    assert tuple(cards_of(random_deal.game, state)) == random_deal.game.cards


@of_every_variant(10)
def test_totals_are_the_base_plus_what_was_scored(random_deal: RandomDeal) -> None:
    events: list[Event] = []
    state, rng = random_deal.start(events), random_deal.choices()
    while True:
        gained = [now - was for now, was in zip(state.totals, state.base, strict=True)]
        assert gained == scored(random_deal.game, events)
        if state.to_move == NOBODY:
            break
        state.apply(choose(state, rng), events)
    assert state.base == random_deal.standing.scores
    for event in events:
        if isinstance(event, Scored):
            assert event.points > 0
            assert load(random_deal.variant).cites(event.rule)


@of_every_variant(5)
def test_no_side_scores_more_than_the_bound(random_deal: RandomDeal) -> None:
    game = random_deal.game
    state, rng = random_deal.start(), random_deal.choices()
    bounds = []
    while state.to_move != NOBODY:
        bounds.append((state.totals[:], game.most_points(state)))
        melds = [action for action in state.legal() if action >= MELD]
        state.apply(melds[-1] if melds else choose(state, rng))
    for before, most in bounds:
        assert max(now - was for now, was in zip(state.totals, before, strict=True)) <= most


@of_every_variant(5)
def test_recording_events_changes_no_result(random_deal: RandomDeal) -> None:
    """An action has the same effect with and without a list for its events."""
    told, rng = random_deal.start([]), random_deal.choices()
    untold = random_deal.start()
    while told.to_move != NOBODY:
        action = choose(told, rng)
        told.apply(action, [])
        untold.apply(action)
        assert fingerprint(random_deal.game, told) == fingerprint(random_deal.game, untold)
    assert untold.to_move == NOBODY


@of_every_variant(4)
def test_a_clone_is_independent_of_the_original(random_deal: RandomDeal) -> None:
    for place, (state, action) in enumerate(states(random_deal)):
        if place % 3 != random_deal.seed % 3:
            continue
        before = fingerprint(random_deal.game, state)
        copy = state.clone()
        assert fingerprint(random_deal.game, copy) == before
        copy.apply(action)
        assert fingerprint(random_deal.game, state) == before
        after = fingerprint(random_deal.game, copy)
        other = state.clone()
        other.apply(state.legal()[0])
        assert fingerprint(random_deal.game, copy) == after


@of_every_variant(10)
def test_events_describe_the_whole_deal(random_deal: RandomDeal) -> None:
    """Every trick is won as it was played; every card passes once; the deal ends once, last."""
    game = random_deal.game
    events: list[Event] = []
    state, rng = random_deal.start(events), random_deal.choices()
    while state.to_move != NOBODY:
        state.apply(choose(state, rng), events)
    played = [event.card for event in events if isinstance(event, Played)]
    won = [card for event in events if isinstance(event, TrickWon) for card in event.cards]
    assert won == played[: len(won)]
    assert [event for event in events if isinstance(event, DealEnded)] == [events[-1]]
    lifted = [event.seat for event in events if isinstance(event, Lifted)]
    guessed = [event.seat for event in events if isinstance(event, Guessed)]
    packet = bool(knob(game, "packet.aim"))
    assert (lifted, guessed) == (
        ([random_deal.dealer], [1 - random_deal.dealer]) if packet else ([], [])
    )
    if len(played) < len(game.cards):
        assert may_stop(random_deal, state)
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


def may_stop(random_deal: RandomDeal, state: State) -> bool:
    """Return whether the deal may end before its last trick: won, settled, or to be dealt again."""
    game = random_deal.game
    if game.variant.family == "bezique":
        ends_at_once = knob(game, "match.end") in ("immediate", "melds-immediate")
        return ends_at_once and max(state.totals) >= game.target
    if game.observe(state, 0).trump == NOBODY:
        return bool(knob(game, "party.both-overs") == "redeal")
    return bool(knob(game, "match.early-end"))


@of_every_variant(8, BEZIQUE)
def test_trumps_are_made_once_and_stay(random_deal: RandomDeal) -> None:
    """They are turned up, or made by one meld of a suit that is not barred."""
    game = random_deal.game
    events: list[Event] = []
    state, rng = random_deal.start(events), random_deal.choices()
    while state.to_move != NOBODY:
        made = [event.suit for event in events if isinstance(event, TrumpMade)]
        trump = game.observe(state, 0).trump
        if knob(game, "trump.method") != "turn-up":
            assert made == ([trump] if trump != NOBODY else [])
            assert trump == NOBODY or trump != random_deal.bar
        else:
            assert not made
            assert trump >= 0
        state.apply(choose(state, rng), events)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("place", [0, 17, 63])
def test_a_deal_of_another_pack_is_refused(variant: str, place: int) -> None:
    random_deal = RandomDeal(variant, place)
    deal = random_deal.deal()
    order = list(deal.order)
    order[place % len(order)] = order[place % len(order) - 1]
    for wrong in (tuple(order), deal.order[1:], (*deal.order, 0)):
        with pytest.raises(EngineError) as caught:
            random_deal.game.deal(random_deal.standing, replace(deal, order=wrong))
        assert caught.value.code == "deal/bad-order"


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("slips", [(), (0,), (9, 0), (0, 9), (0, 0, 0), (1, -1)])
def test_a_deal_has_the_slips_of_its_game(variant: str, slips: tuple[int, ...]) -> None:
    """They say how far hand and eye miss, where a packet is lifted; elsewhere there are none."""
    random_deal = RandomDeal(variant, 1)
    good = slips == (1, -1) if knob(random_deal.game, "packet.aim") else slips == ()
    deal = replace(random_deal.deal(), slips=slips)
    if good:
        assert random_deal.game.deal(random_deal.standing, deal).to_move != NOBODY
        return
    with pytest.raises(EngineError) as caught:
        random_deal.game.deal(random_deal.standing, deal)
    assert caught.value.code == "deal/bad-slips"
