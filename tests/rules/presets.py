"""The presets by the names of their sources, and marks that run a test over a group of presets."""

import pytest

from brisques.variants import load
from tests.presets import BEZIQUE

S0, S1, S2, EB = "fildinski", "fildinski-penguin", "fildinski-catsatcards", "open-bezique"
PENGUIN, CATS, NO_TRUMPS = "bezique-penguin", "bezique", "bezique-no-trump"
PINOCHLE, FOSTER = "bezique-pinochle", "foster-polish"
RUBICON, SIX, SIX_S4, EIGHT = "rubicon", "six-pack", "six-pack-pokerwiner", "eight-pack"
THREE, FOUR, PARTNERS = "three-hand", "four-hand", "four-hand-partners"

FILDINSKI = [name for name in BEZIQUE if load(name).rules.meld_source == "won"]
FROM_HAND = [name for name in BEZIQUE if name not in FILDINSKI]
TWO_HANDED = [name for name in BEZIQUE if load(name).rules.players == 2]
TURNED = [name for name in BEZIQUE if load(name).rules.trump_method == "turn-up"]

each_fildinski = pytest.mark.parametrize("variant", FILDINSKI)
each_from_hand = pytest.mark.parametrize("variant", FROM_HAND)
each_two_handed = pytest.mark.parametrize("variant", TWO_HANDED)
each_two_handed_turned = pytest.mark.parametrize(
    "variant", [name for name in TURNED if name in TWO_HANDED]
)
