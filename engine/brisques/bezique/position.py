"""A whole deal as named text fields, and back, with every field checked.

Cards are codes without a separator; a comma separates seats. A position says where every card of
the pack is, so it holds hidden cards: it is for lessons, bug reports and tests.
"""

from __future__ import annotations

from collections.abc import Mapping

from brisques.bezique import packet
from brisques.bezique.announcing import new_state
from brisques.bezique.meld_types import (
    DECLARE,
    DONE,
    GUESS,
    LAY,
    LIFT,
    MELD,
    MELDED,
    PLAY,
    SEVEN_SCORED,
    SHOWN,
    TABLED,
    UNREACHABLE,
    is_trump_seven,
)
from brisques.bezique.position_checks import (
    check_brisques,
    check_cards,
    check_points,
    check_sizes,
    meldable_cards,
)
from brisques.bezique.position_reader import MAX_POINTS, BeziquePositionReader
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState
from brisques.cards import NO_CARD
from brisques.errors import EngineError
from brisques.game import NOBODY
from brisques.position_reader import NONE
from brisques.tricks import NO_TRUMP

OF_DECLARING = ("winner", "declarer", "fresh", "slots", "swap")
"""Fields of a position in which the winner of a trick may declare."""

MAX_SLOTS = 15
"""The most melds that are declared at one trick where the rules set no limit."""


def dump(state: BeziqueState) -> dict[str, str]:
    """Return the fields of a deal that is not over; optional ones only if they are not empty."""
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
    return {
        key: value
        for key, value in fields.items()
        if value.strip(",") or key in BeziquePositionReader.required
    }


def _suit(ruleset: BeziqueRuleset, suit: int) -> str:
    return NONE if suit == NO_TRUMP else ruleset.pattern.suits[suit]


def _dump_meld(ruleset: BeziqueRuleset, meld: tuple[int, int, tuple[int, ...], int]) -> str:
    seat, index, cards, trick = meld
    return f"{seat}.{trick}.{ruleset.action_code(ruleset.meld_action(ruleset.melds[index], cards))}"


def load(ruleset: BeziqueRuleset, fields: Mapping[str, str]) -> BeziqueState:
    """Return the deal of these fields.

    Raises: position/..., with the field at fault; the error holds all others that were found.
    """
    reader = BeziquePositionReader(ruleset, fields)
    state = new_state(ruleset, tuple(reader.scores("base")), reader.seat("dealer"))
    state.totals = reader.scores("points")
    if "target" in fields:
        target = reader.number("target", MAX_POINTS)
        if target == 0 and ruleset.stop != UNREACHABLE and reader.is_sound("target"):
            reader.refuse("target", "not-a-number")
        state.stop_at = ruleset.stop_at(target)
    check_points(reader, state)
    state.trump = reader.suit("trump")
    bar = NO_TRUMP if ruleset.rules.trump_repeat else reader.suit("bar")
    if state.trump == NO_TRUMP:
        state.context = ruleset.unset[bar]
    state.hands = [sorted(hand) for hand in reader.piles("hands")]
    state.won = reader.piles("won")
    state.trick = tuple(reader.cards("trick"))
    state.stock = tuple(reader.cards("stock"))
    state.turnup = reader.one_card("up")
    if state.turnup != NO_CARD:
        state.stock += (state.turnup,)
    state.leader = reader.seat("leader")
    check_cards(reader, state)
    state.is_endgame = state.stock_left == 0
    _load_card_marks(reader, state)
    _load_phase(reader, state)
    _refuse_other_games(reader)
    reader.raise_errors()
    state.restore()
    if "winner" in fields and not ruleset.from_hand and state.options == [DONE]:
        reader.refuse("winner", "nothing-to-declare")
        reader.raise_errors()
    return state


def _refuse_other_games(reader: BeziquePositionReader) -> None:
    """Refuse fields that mean nothing in this game."""
    ruleset = reader.ruleset
    has_field = {
        "bar": not ruleset.rules.trump_repeat,
        "laid": ruleset.from_hand,
        "target": ruleset.stop != UNREACHABLE,
    }
    for key, has in has_field.items():
        if reader.fields.get(key) and reader.is_sound(key) and not has:
            reader.refuse(key, "not-of-this-game")


def _load_phase(reader: BeziquePositionReader, state: BeziqueState) -> None:
    """Load the phase, and check that the hands have the sizes it requires."""
    if "slips" in reader.fields:
        _load_packet(reader, state)
        _refuse_fields(reader, OF_DECLARING)
        return
    if "winner" in reader.fields:
        _load_declaring(reader, state)
        _refuse_fields(reader, ("lifted",))
    else:
        _refuse_fields(reader, ("lifted", *OF_DECLARING))
        players = reader.ruleset.players
        state.phase = PLAY
        state.to_move = (state.leader + len(state.trick)) % players
        state.number = sum(map(len, state.won)) // players + 1
    check_sizes(reader, state)


def _refuse_fields(reader: BeziquePositionReader, keys: tuple[str, ...]) -> None:
    """Refuse fields that belong to another phase."""
    for key in keys:
        if reader.fields.get(key):
            reader.refuse(key, "not-now")


def _load_packet(reader: BeziquePositionReader, state: BeziqueState) -> None:
    """Load a deal in which the dealer lifts a packet, or the opponent guesses its size."""
    ruleset = reader.ruleset
    state.slips = reader.signed_numbers("slips")
    if not ruleset.rules.packet_aim or not packet.are_slips(state.slips):
        reader.refuse("slips", "not-a-number")
    if any(state.hands) or any(state.won) or state.trick or state.turnup != NO_CARD:
        reader.refuse("slips", "cards-dealt")
    state.phase = LIFT
    state.to_move = state.dealer
    if "lifted" in reader.fields:
        sizes = reader.signed_numbers("lifted")
        if len(sizes) != 2 or sizes[0] not in packet.guess_sizes(ruleset):
            reader.refuse("lifted", "not-a-number")
            return
        state.lifted, state.looks = sizes
        state.phase = GUESS
        state.to_move = ruleset.after[state.dealer]


def _load_card_marks(reader: BeziquePositionReader, state: BeziqueState) -> None:
    """Load what cards have counted in: melds, scored sevens, brisques, and cards seen by all."""
    for text, at in reader.parts("melds"):
        if text:
            _load_meld(reader, state, text, at)
    for card in reader.cards("sevens"):
        if reader.is_sound("trump") and not is_trump_seven(card, state.trump):
            reader.refuse("sevens", "not-a-seven", reader.pattern.format_card(card))
        state.used[card] |= SEVEN_SCORED
    for card in reader.cards("shown"):
        state.used[card] |= SHOWN
    for card in reader.cards("laid"):
        state.used[card] |= reader.ruleset.laid
    if "carte" in reader.fields:
        _load_carte(reader, state)
    state.brisques = reader.piles("brisques")
    check_brisques(reader, state)


def _load_carte(reader: BeziquePositionReader, state: BeziqueState) -> None:
    """Load which seats go on with a carte blanche."""
    going = [text for text, _ in reader.by_seat("carte")]
    if not set(going) <= {"0", "1"}:
        reader.refuse("carte", "one-for-each-seat")
    elif "1" in going and not reader.ruleset.rules.carte_blanche:
        reader.refuse("carte", "not-of-this-game")
    state.carte = tuple(text == "1" for text in going)


def _load_meld(reader: BeziquePositionReader, state: BeziqueState, text: str, at: int) -> None:
    """Load a meld, such as "0.3.marriage:KS1.QS1"; `at` is the index of `text` in the field."""
    ruleset = reader.ruleset
    seat_text, _, rest = text.partition(".")
    trick, _, code = rest.partition(".")
    try:
        action = ruleset.parse_action(code)
    except EngineError:
        action = DONE
    is_seat = seat_text in map(str, range(ruleset.players))
    is_number = trick.isdecimal() and len(trick) < 4
    if not is_seat or not is_number or not MELD <= action < LAY:
        reader.refuse("melds", "not-a-meld", text, at)
        return
    tricks = sum(map(len, state.won)) // ruleset.players
    if reader.is_sound("won") and not 1 <= int(trick) <= tricks:
        reader.refuse("melds", "not-won-yet", text, at)
    seat = int(seat_text)
    meld, cards, _ = ruleset.meld_of(action)
    if reader.is_sound("hands", "won", "trick") and not set(cards) <= meldable_cards(state, seat):
        reader.refuse("melds", "card-not-won", text, at)
    context = ruleset.contexts[state.trump]
    scores = context.points[meld.index] or state.context.points[meld.index]
    if reader.is_sound("trump", "bar") and not scores:
        reader.refuse("melds", "not-a-meld", text, at)
    is_repeated = any(old[1:3] == (meld.index, cards) for old in state.melds)
    if is_repeated or (ruleset.spends and any(state.used[card] & MELDED for card in cards)):
        reader.refuse("melds", "card-spent", text, at)
    for card in cards:
        state.used[card] |= meld.level | ruleset.laid
    state.melds.append((seat, meld.index, cards, int(trick)))


def _load_declaring(reader: BeziquePositionReader, state: BeziqueState) -> None:
    """Load a deal in which the winner of a trick, or the partner, may declare."""
    players = reader.ruleset.players
    state.phase = DECLARE
    winner = state.to_move = reader.seat("winner")
    if "declarer" in reader.fields:
        state.to_move = reader.seat("declarer")
        state.passed_by = winner
        partner = reader.ruleset.partner[winner]
        if reader.is_sound("winner", "declarer") and (
            state.to_move == winner or state.to_move != partner
        ):
            reader.refuse("declarer", "not-a-partner")
    state.number = sum(map(len, state.won)) // players
    state.fresh = tuple(reader.cards("fresh"))
    if "slots" in reader.fields:
        state.slots = reader.number("slots", 1 + _most_slots(state))
    state.swap = reader.one_card("swap")
    _check_fresh(reader, state, winner)


def _most_slots(state: BeziqueState) -> int:
    """Return how many melds may have been declared at this trick; a seven won in it may be one."""
    ruleset = state.ruleset
    sevens = [card for card in state.fresh if is_trump_seven(card, state.trump)]
    return min(MAX_SLOTS, max(ruleset.meld_limit, len(sevens) * ruleset.seven_uses_slot))


def _check_fresh(reader: BeziquePositionReader, state: BeziqueState, winner: int) -> None:
    """Check that the winner has won the trick, and a seven that was exchanged at it."""
    if not reader.is_sound("winner", "won"):
        return
    mine = set(state.won[winner])
    if reader.is_sound("fresh", "trick"):
        fresh = set(state.fresh)
        if len(state.fresh) < reader.ruleset.players or state.trick:
            reader.refuse("fresh" if "fresh" in reader.fields else "winner", "no-trick")
        # A seven of the trick that was exchanged at it lies turned up by now.
        elif len(fresh) < len(state.fresh) or not fresh <= {*mine, state.turnup}:
            reader.refuse("fresh", "card-not-won")
    has_swapped = reader.is_sound("swap", "trump") and state.swap != NO_CARD
    if has_swapped and (state.swap not in mine or not is_trump_seven(state.swap, state.trump)):
        reader.refuse("swap", "not-a-seven")
