"""What the policy and the rules of thumb declare in the Bézique family."""

from __future__ import annotations

from brisques.players.policy_levels import tuned_policy
from brisques.registry import analysis_of
from tests.builder import Scene


def choices(scene: Scene) -> tuple[str, str]:
    """Return the codes of the actions that the policy and the rules of thumb choose."""
    state, game = scene.state, scene.game
    seen = game.observe(state, state.to_move)
    estimates = analysis_of(game).estimate(seen)
    by_thumb = seen.legal[estimates.index(max(estimates))]
    by_policy = tuned_policy(game.variant.name).choose(state)
    return game.action_code(by_policy), game.action_code(by_thumb)


def test_no_meld_is_laid_down_where_none_can_be_declared_later() -> None:
    """One marriage scores at this trick; the other could wait if the stock gave another trick."""
    for stock, choice in ((8, "lay-marriage:KS1.QS1"), (4, "done")):
        hands = ("KD QD KS QS AC",)
        scene = Scene("four-hand-partners", trump="C", stock=stock, hands=hands).take("AC")
        scene.do("marriage:KD1.QD1")
        assert choices(scene) == (choice, choice)


def test_nothing_is_kept_for_a_sequence_after_the_last_trick() -> None:
    """The ace of trumps lies with the other four cards of the sequence."""
    scene = Scene(
        "fildinski", trump="C", stock=0, hands=("AH", "7H"), won="AC TC KC QC JC AD AS"
    ).play("AH 7H")
    assert choices(scene) == ("aces:AC1.AD1.AH1.AS1", "aces:AC1.AD1.AH1.AS1")


def test_an_exchange_is_worth_what_its_seven_still_scores() -> None:
    """The seven has scored with the trick; a nine of trumps is worth less than a marriage."""
    rules = "fildinski,meld.marriage=5,seven.exchange-uses-slot=true"
    scene = Scene(rules, trump="C", turnup="9C", hands=("7C", "QS"), won="KS", leader=1)
    scene.play("QS 7C")
    assert "exchange" in scene.legal()
    assert choices(scene) == ("marriage:KS1.QS1", "marriage:KS1.QS1")
