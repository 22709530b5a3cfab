"""Seeds give the same cards on every Python: literals here, not goldens that can be rewritten."""

from collections import Counter
from collections.abc import Iterable

from brisques.cards import FRENCH, pack
from brisques.shuffle import deal_rng, dealer_from_seed, decision_rng, shuffled

CARDS = pack(2)

ORDER = (
    "9S1 9C1 8S2 KS1 JD2 KS2 JC2 7S1 7D1 8H1 KC2 JH2 QC2 9D1 QD1 KD1 "
    "AD2 TD2 QS2 8D2 AH2 9H1 9H2 TC1 AD1 JS2 QH2 7D2 8C2 JC1 KH1 8H2 "
    "KC1 9C2 TS1 7S2 KH2 9S2 7H1 TC2 TH2 8D1 AH1 AS2 JH1 AC2 AC1 7C1 "
    "TD1 QD2 QC1 JD1 8S1 8C1 9D2 TH1 AS1 JS1 QS1 KD2 TS2 7C2 7H2 QH1"
)
SMALL = (0, 4, 1, 9, 3, 5, 6, 8, 2, 7)
DEALERS = [1, 1, 1, 0, 1, 0, 1, 0]
DECISION = 0.18300485657068144


def order_from_seed(cards: Iterable[int], seed: str, deal: int) -> tuple[int, ...]:
    return tuple(shuffled(cards, deal_rng(seed, deal)))


def test_the_order_of_a_seed_is_fixed() -> None:
    """The deal that README and bug reports name by its seed must stay that deal."""
    order = FRENCH.format_cards(order_from_seed(CARDS, "7f3a", 1), " ")
    assert order == ORDER


def test_the_order_of_a_small_pack_is_fixed() -> None:
    assert order_from_seed(range(10), "brisques", 1) == SMALL


def test_the_order_contains_the_whole_pack() -> None:
    assert tuple(sorted(order_from_seed(CARDS, "any", 3))) == CARDS


def test_seed_and_number_of_the_deal_both_matter() -> None:
    orders = {
        order_from_seed(CARDS, seed, deal) for seed in ("a", "b", "A", "") for deal in (1, 2, 11)
    }
    assert len(orders) == 12


def test_the_first_dealer_of_a_seed_is_fixed() -> None:
    assert [dealer_from_seed(2, seed) for seed in "abcdefgh"] == DEALERS


def test_the_first_dealer_is_fair() -> None:
    """Over 1000 seeds each seat deals first about as often."""
    deals = Counter(dealer_from_seed(4, str(seed)) for seed in range(1000))
    assert set(deals) == {0, 1, 2, 3}
    assert min(deals.values()) > 200


def test_each_decision_has_its_own_random_numbers() -> None:
    """They follow from match, deal and ply; a replay gets the same ones."""
    first = decision_rng("a", 1, 0).random()
    assert first == decision_rng("a", 1, 0).random() == DECISION
    others = [decision_rng("b", 1, 0), decision_rng("a", 2, 0), decision_rng("a", 1, 1)]
    assert first not in [rng.random() for rng in others]


def test_every_place_in_the_pack_is_equally_likely() -> None:
    """Each of 8 cards is on top about as often in 4000 shuffles."""
    rng = decision_rng("shuffles", 1, 1)
    tops = Counter(shuffled(range(8), rng)[0] for _ in range(4000))
    assert set(tops) == set(range(8))
    assert max(tops.values()) < 600
    assert min(tops.values()) > 400
