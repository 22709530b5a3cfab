"""Filicău and Filkó: a secret partner stays secret, and talk reveals only what is said."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, permutations
from random import Random
from typing import cast

import pytest

from brisques.filko.game import FilkoGame
from brisques.filko.ruleset import END_EARLY
from brisques.filko.state import FilkoState
from brisques.registry import analysis_of, load_game
from brisques.tricks import allowed_cards
from tests.presets import FILKO, each_filko
from tests.properties.hidden import hidden_cards, is_secret, reshuffled
from tests.properties.play import RandomDeal, knob, of_every_variant, some_states, states

ALONE = [
    "filko-5,party.own-card=alone",
    "rich-poor-called,party.own-card=alone",
    "rich-poor",
    "rich-poor-kept",
]


@of_every_variant(6, FILKO)
def test_talk_changes_only_what_was_said(random_deal: RandomDeal) -> None:
    """For all other seats nothing changes but who has said what."""
    game, talked = random_deal.game, 0
    for state, action in states(random_deal):
        if action <= END_EARLY or state.legal()[0] > END_EARLY:
            continue
        before = [game.observe(state, seat) for seat in range(game.players)]
        after = state.clone()
        after.apply(action)
        talked += 1
        for seat, was in enumerate(before):
            now = game.observe(after, seat)
            told = {"aims": now.aims, "signals": now.signals, "said": now.said}
            heard = replace(was, legal=now.legal, **told)
            assert heard == now
            assert now.legal == was.legal or seat == state.to_move
    assert talked or not any(knob(game, f"talk.{kind}") for kind in ("aims", "signals"))


@of_every_variant(6, FILKO)
def test_talk_before_ones_turn_changes_only_what_was_said(random_deal: RandomDeal) -> None:
    """Each seat is told what it may say; saying it changes nothing else for any seat."""
    game = random_deal.game
    for state in some_states(random_deal):
        before = [game.observe(state, seat) for seat in range(game.players)]
        for speaker, seen in enumerate(before):
            for plain in seen.asides:
                after = state.clone()
                after.apply(game.action_for_seat(state, speaker, plain))
                for seat, was in enumerate(before):
                    now = game.observe(after, seat)
                    told = {"aims": now.aims, "signals": now.signals, "said": now.said}
                    own = now.asides if seat == speaker else was.asides
                    assert replace(was, asides=own, **told) == now
                    assert set(own) < set(seen.asides) if seat == speaker else own == was.asides


@of_every_variant(4, FILKO)
def test_what_may_be_said_before_ones_turn_reveals_no_cards(random_deal: RandomDeal) -> None:
    """Whatever others hold, as far as the seat knows, it may say the same."""
    game = random_deal.game
    for number, state in enumerate(some_states(random_deal)):
        for seat in range(game.players):
            other = reshuffled(game, state, seat, Random(number))
            for speaker in range(game.players):
                mine = game.observe(state, speaker).asides
                assert game.observe(other, speaker).asides == mine


@of_every_variant(4, FILKO)
def test_what_may_be_said_reveals_no_cards(random_deal: RandomDeal) -> None:
    """Whatever the seat to speak holds, as far as others know, it may say the same."""
    game = random_deal.game
    for number, state in enumerate(some_states(random_deal)):
        if state.legal()[0] > END_EARLY:
            continue
        said = [action for action in state.legal() if action >= END_EARLY]
        for seat in {*range(game.players)} - {state.to_move}:
            other = reshuffled(game, state, seat, Random(number))
            assert [action for action in other.legal() if action >= END_EARLY] == said


@of_every_variant(6, FILKO)
def test_a_secret_partner_is_known_only_to_himself(random_deal: RandomDeal) -> None:
    """Until the card falls only its holder knows whole parties; all others know one name."""
    game = random_deal.game
    for state, _ in states(random_deal):
        fields = game.dump_position(state)
        hands = fields["hands"].split(",")
        for seat in range(game.players):
            view = game.view(game.observe(state, seat))
            if not is_secret(fields):
                continue
            holds = fields["called"] in hands[seat]
            assert (view["parties"] is not None) == holds
            if not holds:
                strangers = [place for place in view["seats"] if place["ally"] is None]
                caller = {int(fields["oldman"])} - {seat}
                assert len(strangers) == game.players - 1 - len(caller)


@pytest.mark.parametrize("variant", ALONE)
def test_a_guessed_world_may_leave_the_old_man_alone(variant: str) -> None:
    """Where he may be his own partner, others must expect both that and a real partner."""
    sizes = set()
    for seed in range(40):
        random_deal = RandomDeal(variant, seed, seed % 5)
        for number, state in enumerate(some_states(random_deal)):
            fields = random_deal.game.dump_position(state)
            for seat in range(random_deal.game.players):
                seen = random_deal.game.observe(state, seat)
                if is_secret(fields) and not seen.party and str(seat) != fields["oldman"]:
                    guess = analysis_of(random_deal.game).determinize(seen, Random(number))
                    sizes.add(len(random_deal.game.dump_position(guess)["party"]))
        if sizes == {1, 2}:
            return
    pytest.fail(f"only parties of {sizes}")


@each_filko
def test_every_possible_last_trick_is_guessed(variant: str) -> None:
    """With one card left to each, every way to deal the unseen cards that fits is guessed.

    No other is. It fits what every seat could have played at every trick before.
    """
    game = cast("FilkoGame", load_game(variant))
    last = (
        cast("FilkoState", state)
        for seed in range(40)
        for state, _ in states(RandomDeal(variant, seed))
        if set(game.observe(state, 0).held) == {1} and not is_secret(game.dump_position(state))
    )
    several = 0
    for state in islice(last, 6):  # of deals that did not end before
        hands = {tuple(hand) for hand in permutations(hidden_cards(game, state, 0))}
        seen = game.observe(state, 0)
        known = [cards for cards in seen.known[1:] if cards]
        assert len(next(iter(hands))) == game.players - 1 - len(known)
        places = [seat for seat in range(1, game.players) if not seen.known[seat]]
        fitting = {
            hand
            for hand in hands
            if all(could_have_played(state, s, c) for s, c in zip(places, hand, strict=True))
        }
        guessed = set()
        for number in range(2000):  # of up to 120 that fit, each must occur
            world = analysis_of(game).determinize(seen, Random(number))
            guessed.add(tuple(world.hands[seat][0] for seat in places))
        assert guessed == fitting
        several += len(fitting) > 1
    assert several


def could_have_played(state: FilkoState, seat: int, card: int) -> bool:
    """Return whether a seat kept its duty in all its plays, if this card is the one it has left."""
    ruleset, hand = state.ruleset, [card]
    for leader, cards, _ in reversed(state.tricks):
        turn = (seat - leader) % ruleset.players
        hand.append(cards[turn])
        if cards[turn] not in allowed_cards(
            hand, cards[:turn], ruleset.orders[state.trump], ruleset.duty
        ):
            return False
    return True
