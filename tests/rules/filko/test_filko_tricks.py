"""Filicău and Filkó: what must be played and what takes the trick (E118 to E123, E148 to E158).

Leaves are trumps unless the test says otherwise.
"""

from itertools import pairwise

import pytest

from brisques.filko.game import FilkoGame
from brisques.registry import load_game
from tests.filko_scene import Scene, following, playing, takes

OTHER_ORDER = "trump.over-order=acorns-hearts-bells-leaves"

# --- Filicău: follow, else trump ------------------------------------------------------------------


def test_s3_play_an_over_is_no_card_of_its_printed_suit() -> None:
    """E118: hearts led; the Over of hearts is a trump."""
    scene = following("filicau", "AH", "OH 9H")
    assert scene.cards() == {"9H"}
    assert scene.refusal("OH") == "play/must-follow"


def test_s3_play_a_led_over_asks_for_trumps() -> None:
    """E119: an Over led is a trump led."""
    scene = following("filicau", "OH", "OB AH KH")
    assert scene.cards() == {"OB"}
    assert scene.refusal("AH") == "play/must-follow"


def test_s3_play_who_is_void_must_trump() -> None:
    """E120: void in hearts, so a trump: the Over or the seven of leaves."""
    scene = following("filicau", "AH", "OH KB 7L")
    assert scene.cards() == {"OH", "7L"}
    assert scene.refusal("KB") == "play/must-trump"


def test_s3_play_no_duty_to_beat() -> None:
    """E121: bells led and ruffed high; any trump will do, but a trump it must be."""
    scene = following("filicau", "KB AL", "7L OA 9A")
    assert scene.cards() == {"7L", "OA"}
    assert scene.refusal("9A") == "play/must-trump"


def test_s3_play_neither_suit_nor_trump_leaves_the_choice() -> None:
    assert following("filicau", "KB", "9A TH").cards() == {"9A", "TH"}


def test_s3_play_a_leader_is_free() -> None:
    assert playing("filicau", ["OA 7B TL"]).cards() == {"OA", "7B", "TL"}


def test_s3_play_the_highest_trump_takes_its_points() -> None:
    """E122: two points, the aces of hearts and of leaves, to the Over of bells."""
    scene = playing("filicau", ["AH", "7L", "OB", "AL"]).play("AH 7L OB AL")
    assert scene.winners() == [2]
    assert [scene.scored(seat) for seat in range(4)] == [0, 0, 2, 0]


def test_s3_players_and_cards_overs_stand_above_the_trump_suit() -> None:
    """E123: the Over of hearts is above that of bells, and both above ace and ten of trumps."""
    scene = playing("filicau", ["AL", "TL", "OB", "OH"]).play("AL TL OB OH")
    assert scene.winners() == [3]
    assert scene.scored(3) == 2


def test_s3_play_without_a_trump_the_suit_led_wins() -> None:
    assert takes("filicau", "KH AB TH 7H") == "TH"


@pytest.mark.parametrize("variant", ["filicau", "filko-4", "filko-5", "filko-6", "rich-poor"])
def test_xpa_the_order_of_trumps(variant: str) -> None:
    trumps = ["OA", "OL", "OH", "OB", "AL", "TL", "KL", "UL", "9L", "8L"]
    for high, low in pairwise(trumps):
        assert takes(variant, f"{low} {high}") == high
        assert takes(variant, f"{high} {low}") == high


def test_xpa_the_order_of_a_plain_suit() -> None:
    suit = ["AH", "TH", "KH", "UH", "9H", "8H", "7H"]
    for high, low in pairwise(suit):
        assert takes("filicau", f"{low} {high}") == high


# --- other top trumps -----------------------------------------------------------------------------


def test_s3_variations_the_seven_of_hearts_is_a_trump() -> None:
    """E148: hearts led, and the seven of hearts is the only trump of a hand void in hearts."""
    scene = following("szeged-5", "AH", "7H KB")
    assert scene.cards() == {"7H"}
    assert scene.refusal("KB") == "play/must-trump"


def test_s3_variations_the_seven_of_hearts_does_not_follow_hearts() -> None:
    assert following("szeged-5", "AH", "7H 8H").cards() == {"8H"}


@pytest.mark.parametrize(("trick", "winner"), [("OA 7A", "7A"), ("7A 7H", "7H"), ("OL OA", "OA")])
def test_s3_variations_two_sevens_above_the_overs(trick: str, winner: str) -> None:
    """E149."""
    assert takes("szeged-6", trick) == winner


def test_s3_variations_five_players_have_one_seven_above_the_overs() -> None:
    assert takes("szeged-5", "OA 7H") == "7H"
    assert takes("szeged-5", "OB 7A") == "OB"


@pytest.mark.parametrize("base", ["filicau", "filko-5", "szeged-6", "hats"])
def test_s3_variations_another_order_of_overs(base: str) -> None:
    """E150: acorns, hearts, bells, leaves."""
    variant = f"{base},{OTHER_ORDER}"
    assert takes(variant, "OL OH") == "OH"
    assert takes(variant, "OL OB") == "OB"
    assert takes(variant, "OH OB") == "OH"
    assert takes(variant, "OH OA") == "OA"
    assert takes(base, "OL OH") == "OL"


def test_s3_variations_another_order_leaves_sevens_where_they_are() -> None:
    """Kelebia's seven of hearts stays second, between the first Over and the next."""
    variant = f"kelebia,{OTHER_ORDER}"
    assert takes(variant, "OH 7H") == "7H"
    assert takes(variant, "7H OA") == "OA"
    assert takes(variant, "OL 7B") == "OL"
    assert takes(variant, "OL OB") == "OB"


# --- Kelebia: eight permanent trumps, and every card must beat ------------------------------------


@pytest.mark.parametrize("trump", "ALHB")
@pytest.mark.parametrize(
    ("trick", "winner"), [("OL 7H", "7H"), ("OA 7H", "OA"), ("7B 7L", "7B"), ("7A 7L", "7L")]
)
def test_xpa_kelebia_permanent_trumps(trump: str, trick: str, winner: str) -> None:
    """E151: whatever the suit of trumps."""
    assert takes("kelebia", trick, trump) == winner


@pytest.mark.parametrize("trump", "ALHB")
def test_xpa_kelebia_the_last_seven_is_above_the_ace_of_trumps(trump: str) -> None:
    """E151: the seven of acorns is the lowest of the eight."""
    assert takes("kelebia", f"A{trump} 7A", trump) == "7A"


@pytest.mark.parametrize(
    ("variant", "counts"),
    [
        ("kelebia", [13, 13, 14, 14]),
        ("filicau", [11, 11, 11, 11]),
        ("filko-6", [11, 10, 11, 10]),
        ("szeged-5", [12, 11, 11, 11]),
        ("szeged-6", [12, 12, 12, 12]),
    ],
)
def test_s3_variations_how_many_trumps(variant: str, counts: list[int]) -> None:
    """E152, and the counts of the other packs: acorns, leaves, hearts, bells."""
    of = load_game(variant)
    assert isinstance(of, FilkoGame)
    orders = of.ruleset.orders
    assert [
        sum(order.group[card] == order.trump for card in of.cards) for order in orders
    ] == counts


def kelebia(trick: str, hand: str) -> Scene:
    """Return a trick in Kelebia with bells for trumps, and the hand to play next."""
    return following("kelebia", trick, hand, "B")


def test_xul_kelebia_who_follows_must_beat() -> None:
    """E153: both beat the nine; and a card that does not is refused."""
    assert kelebia("9A", "AA UA").cards() == {"AA", "UA"}
    scene = kelebia("KA", "AA UA")
    assert scene.cards() == {"AA"}
    assert scene.refusal("UA") == "play/must-beat"


def test_xul_kelebia_who_cannot_beat_follows_with_any() -> None:
    """E154."""
    assert kelebia("9A AA", "KA TA").cards() == {"KA", "TA"}


def test_xul_kelebia_no_beating_of_a_ruff_while_following() -> None:
    """E155: leaves led and ruffed; leaves must be played, and cannot win."""
    assert kelebia("KL 9B", "AL 9L").cards() == {"AL", "9L"}


def test_xul_kelebia_who_is_void_must_overtrump() -> None:
    """E156."""
    scene = kelebia("KL 9B", "8B OB AH")
    assert scene.cards() == {"OB"}
    assert (scene.refusal("8B"), scene.refusal("AH")) == ("play/must-beat", "play/must-trump")


def test_xul_kelebia_who_cannot_overtrump_must_trump() -> None:
    """E157."""
    scene = kelebia("KL 9B 9L OB", "8B AH")
    assert scene.cards() == {"8B"}
    assert scene.refusal("AH") == "play/must-trump"


def test_xul_kelebia_a_led_trump_must_be_beaten() -> None:
    """E158: the ace of bells and the seven of acorns are above the Under, the nine is not."""
    assert kelebia("UB", "AB 9B 7A").cards() == {"AB", "7A"}


# --- card points ----------------------------------------------------------------------------------


def test_s3_hats_card_points() -> None:
    """E161: 11, 10, 4 and 3 in one trick."""
    scene = playing("hats", ["AL", "TL", "KH", "OB"], trump="A").play("AL TL KH OB")
    assert scene.scored(3) == 28
    assert scene.winners() == [3]


def test_s3_hats_the_pack_is_worth_120() -> None:
    of = load_game("hats")
    assert isinstance(of, FilkoGame)
    points = {of.pattern.ranks[card & 7]: of.ruleset.value[card] for card in of.cards}
    assert points == {"A": 11, "T": 10, "K": 4, "O": 3, "U": 2, "9": 0, "8": 0, "7": 0}
    assert of.ruleset.total == 120
