"""Carte blanche, and the packet the dealer lifts: the worked examples E91, E92, E95 and E96.

Seat 1 deals, seat 0 leads; hearts are trumps, which matters to neither.
"""

from typing import Any

import pytest

from brisques.events import Counted, Dealt, Guessed, Lifted
from brisques.game import Deal
from brisques.variants import load
from tests.builder import Scene
from tests.rules.presets import CATS, EIGHT, PENGUIN, RUBICON, SIX, SIX_S4

PLAIN_HAND = "AS TS 9S 8S AH TH 9H 8H AD TD 9D 8D"
"""Twelve cards and no king, queen or jack."""


def dealt(variant: str, hands: list[str], drawn: str = "", **more: Any) -> Scene:
    """Return a deal whose cards have just been dealt."""
    rules = load(variant).rules
    size = rules.hand
    named = [" ".join(hand.split()[:size]) for hand in hands]
    stock = rules.copies * 32 - 2 * size
    return Scene(variant, hands=named, stock=stock, drawn=drawn, **more)


def next_trick(scene: Scene) -> Scene:
    """Let seat 0 win with its drawn card or another low one; nothing is declared."""
    return scene.take(next(face for face in ("8D", "9D", "9S", "8S") if face in scene.cards()))


# --- carte blanche ----------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "points"), [(SIX, 250), (SIX_S4, 250), (RUBICON, 50)])
def test_s2_rubicon_carte_blanche(variant: str, points: int) -> None:
    """Shown before the first card, without a trick won; everybody sees the hand."""
    scene = dealt(variant, [PLAIN_HAND]).do("carte-blanche")
    assert scene.points() == [(0, "carte-blanche", points)]
    assert scene.to_move == 0
    seen = scene.game.observe(scene.state, 1)
    assert len(seen.known[0]) == load(variant).rules.hand
    assert scene.refusal("carte-blanche") == "carte/not-now", "once"


def test_s2_rubicon_carte_blanche_of_both() -> None:
    """The other shows his before his own first card, the lead being on the table."""
    other = PLAIN_HAND.replace("S", "C")
    scene = dealt(SIX, [PLAIN_HAND, other]).do("carte-blanche").play("8D").do("carte-blanche")
    assert scene.points() == [(0, "carte-blanche", 250), (1, "carte-blanche", 250)]


@pytest.mark.parametrize("court", ["KS", "QH", "JD"])
def test_s2_rubicon_carte_blanche_with_a_court_card(court: str) -> None:
    """One king, queen or jack and it is none."""
    scene = dealt(SIX, [PLAIN_HAND.replace("8S", court)])
    assert "carte-blanche" not in scene.legal()
    assert scene.refusal("carte-blanche") == "carte/court-held"


def test_house_carte_blanche_after_a_seven_was_shown() -> None:
    """Showing a seven plays no card, so the right goes on (`seven.when` "shown")."""
    hand = "7H 9S 8S 7S 9D 8D 7D TC"
    scene = dealt("bezique-penguin,carte-blanche.points=50", [hand], trump="H").do("seven")
    assert scene.do("carte-blanche").points()[-1] == (0, "carte-blanche", 50)


def test_s2_rubicon_carte_blanche_only_before_the_first_card() -> None:
    """Once a card is played it is too late, also for the winner of the trick."""
    scene = dealt(SIX, [PLAIN_HAND], drawn="8C . 8C")
    assert scene.refusal("carte-blanche", seat=1) == "turn/not-yours"
    next_trick(scene)
    assert scene.refusal("carte-blanche") == "carte/not-now"
    scene.decline()
    assert scene.refusal("carte-blanche") == "carte/not-now"


@pytest.mark.parametrize("variant", [CATS, EIGHT])
def test_xpe_eight_pack_no_carte_blanche(variant: str) -> None:
    """Neither in the two-pack games nor with eight packs."""
    scene = Scene(variant, hands=["9S"])
    assert "carte-blanche" not in scene.legal()
    assert scene.take("9S").refusal("carte-blanche") == "carte/none"


def test_s1_no_carte_blanche_where_a_seven_is_shown() -> None:
    """S1 knows none, though its sevens are announced on one's turn as well."""
    scene = dealt(PENGUIN, ["9S 8S 7S 9D 8D 7D TC 9C"])
    assert scene.refusal("carte-blanche") == "carte/none"


@pytest.mark.parametrize("variant", [SIX, SIX_S4])
def test_s2_six_pack_carte_blanche_goes_on(variant: str) -> None:
    """E91: the hand, then 9H and AC each 250; KD ends it, and the 8S drawn after it is nothing."""
    scene = dealt(variant, [PLAIN_HAND], drawn="9H . AC . KD . 8S").do("carte-blanche")
    for _ in range(2):
        next_trick(scene).decline().do("carte-blanche")
    next_trick(scene).decline()
    assert scene.refusal("carte-blanche") == "carte/court-held"
    next_trick(scene).decline()
    assert scene.refusal("carte-blanche") == "carte/not-now"
    assert [points for _, _, points in scene.points()] == [250, 250, 250]


def test_s2_six_pack_carte_blanche_declined_is_over() -> None:
    """E92: 9H is not shown, so AC may not be: 250 in all."""
    scene = dealt(SIX, [PLAIN_HAND], drawn="9H . AC").do("carte-blanche")
    next_trick(scene).decline()
    assert scene.refusal("carte-blanche") is None
    next_trick(scene).decline()
    assert scene.refusal("carte-blanche") == "carte/not-now"
    assert scene.scored(0) == 250


def test_house_carte_blanche_draw_is_shown_until_the_next_play() -> None:
    """Drawn after a lost trick it is shown with the other's lead already on the table."""
    scene = dealt(SIX, [PLAIN_HAND, "KD"], drawn="8C 9H").do("carte-blanche")
    scene.play("8D KD").decline()
    assert scene.to_move == 1
    assert scene.refusal("carte-blanche") == "carte/not-now", "not the one who led"
    scene.play("8C").do("carte-blanche").play("9H")
    assert scene.points() == [(0, "carte-blanche", 250)] * 2


def test_s2_rubicon_carte_blanche_that_does_not_go_on() -> None:
    """The dealt hand alone, as a house rule."""
    scene = dealt("six-pack,carte-blanche.continues=false", [PLAIN_HAND], drawn="9H")
    scene.do("carte-blanche")
    assert scene.refusal("carte-blanche") == "carte/first-hand-only"
    assert next_trick(scene).refusal("carte-blanche") == "carte/first-hand-only"
    scene.decline()
    assert scene.refusal("carte-blanche") == "carte/first-hand-only"


def test_xho_43_aces_after_carte_blanche() -> None:
    """Four aces in the hand shown may still be declared at a trick."""
    scene = dealt(RUBICON, ["AS AH AD AC 9S 9S 9S 8S 8S"]).do("carte-blanche").take("9S")
    scene.do("aces:AS.AH.AD.AC")
    assert [points for _, _, points in scene.points()] == [50, 100]


# --- the packet -------------------------------------------------------------------------------


def packet(variant: str = SIX, slips: str = "0.0") -> Scene:
    """Return a deal whose dealer is about to lift; by `slips` his hand and the other's eye miss."""
    return Scene(variant, trump="-", slips=slips)


def lifted(tried: int, guess: int, **more: Any) -> Scene:
    return packet(**more).do(f"lift:{tried}").do(f"guess:{guess}")


@pytest.mark.parametrize("variant", [SIX, SIX_S4])
@pytest.mark.parametrize(
    ("tried", "guess", "points"),
    [
        pytest.param(24, 24, [(1, "packet.lift", 250), (0, "packet.guess", 150)], id="E95"),
        pytest.param(26, 26, [(0, "packet.guess", 150)], id="E96"),
        pytest.param(24, 26, [(1, "packet.lift", 250)], id="only the dealer"),
        pytest.param(26, 24, [], id="neither"),
    ],
)
def test_s2_six_pack_packet(
    variant: str, tried: int, guess: int, points: list[tuple[int, str, int]]
) -> None:
    """E95 and E96: both may score; whatever was lifted, each gets twelve cards and no more."""
    scene = lifted(tried, guess, variant=variant)
    assert scene.points() == points
    seen = scene.game.observe(scene.state, 0)
    assert (seen.held, seen.stock) == ((12, 12), 168)
    assert scene.to_move == 0


def test_house_packet_the_hand_misses() -> None:
    """Not what he tried for counts, but what he has in his hand."""
    scene = lifted(26, 24, slips="-2.1")
    assert scene.points() == [(1, "packet.lift", 250), (0, "packet.guess", 150)]
    tellings = [e for e in scene.events if isinstance(e, Lifted | Guessed | Counted)]
    assert tellings == [Lifted(1), Guessed(0, 24), Counted(24)]


def test_house_packet_the_eye_misses() -> None:
    """The other sees how thick it looks, which may be wrong; the dealer sees nothing of that."""
    scene = packet(slips="1.2").do("lift:24")
    assert scene.to_move == 0
    assert scene.game.observe(scene.state, 0).looks == 27
    assert scene.game.observe(scene.state, 1).looks == 0


def test_house_packet_never_looks_like_no_card() -> None:
    scene = packet(f"{SIX},packet.aim=4", slips="-3.-2").do("lift:4")
    assert scene.game.observe(scene.state, 0).looks == 1


def sizes_refused(scene: Scene, code: str) -> dict[str, Any]:
    """Return the sizes that the refusal of a packet of a wrong size names."""
    refusal = scene.state.why_not(scene.game.parse_action(code))
    assert refusal is not None
    assert refusal.code == "packet/bad-size"
    return refusal.params


def test_house_packet_phases_bind() -> None:
    """Lift, then guess, by turns, within reach; no card is played before."""
    scene = packet()
    assert scene.to_move == 1
    assert scene.refusal("lift:24", seat=0) == "turn/not-yours"
    for code in ("guess:24", "9S1", "done"):
        assert scene.refusal(code) == "packet/not-now"
    assert sizes_refused(scene, "lift:5") == {"least": 16, "most": 32}
    scene.do("lift:24")
    assert scene.refusal("lift:24") == "packet/not-now"
    assert sizes_refused(scene, "guess:99") == {"least": 13, "most": 35}
    scene.do("guess:24")
    assert scene.refusal("guess:24") == "packet/not-now"
    assert scene.refusal("lift:24") == "packet/not-now"


def test_house_eight_pack_packet_of_thirty() -> None:
    """Two hands of fifteen."""
    assert lifted(30, 29, variant=EIGHT).points() == [(1, "packet.lift", 250)]
    assert lifted(24, 24, variant=EIGHT).points() == [(0, "packet.guess", 150)]


def test_house_packet_that_ends_the_match() -> None:
    """Where points end the match at once, those of a packet do so too: no card is dealt."""
    ending = "bezique-no-trump,match.end=immediate,match.target=200,packet.aim=16,packet.lift=250"
    scene = lifted(16, 16, variant=ending)
    assert scene.points() == [(1, "packet.lift", 250)]
    assert not any(isinstance(event, Dealt) for event in scene.events)
    assert scene.settled().winner == 1


@pytest.mark.parametrize("variant", [SIX, EIGHT, RUBICON])
def test_s2_six_pack_only_these_lift(variant: str) -> None:
    """Rubicon deals at once."""
    game = Scene(variant, trump="-").game
    slips = (0, 0) if variant != RUBICON else ()
    state = game.deal(game.new_match(1), Deal(game.cards, 1, slips))
    codes = {game.action_code(action).partition(":")[0] for action in state.legal()}
    assert ("lift" in codes) is (variant != RUBICON)
    refusal = state.why_not(game.parse_action("guess:24"))
    assert refusal is not None
    assert refusal.code == ("packet/none" if variant == RUBICON else "packet/not-now")
