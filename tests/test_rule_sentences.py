"""The sentences that explain a rule set: they say what is played, and no rule without effect."""

import pytest

from brisques.cli.main import main


def sentences(capsys: pytest.CaptureFixture[str], spec: str) -> list[str]:
    """Return the lines that the shell prints of a rule set in English."""
    assert main(["--lang=en", "explain", spec]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("time", ["at-once", "end-of-deal"])
def test_brisques_that_have_counted_are_not_said_to_be_given_again(
    time: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = "The winner of a rubicon is also given all the brisques of the deal."
    assert given in sentences(capsys, "rubicon")
    assert given not in sentences(capsys, f"rubicon,brisque.time={time}")


EXCHANGE_TAKES = "The exchange takes the place of a meld at that trick."


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("bezique", "It takes the place of a meld at that trick."),
        ("bezique,seven.when=shown", EXCHANGE_TAKES),
        ("bezique,seven.points=0", EXCHANGE_TAKES),
        ("fildinski,seven.exchange-uses-slot=true", EXCHANGE_TAKES),
    ],
)
def test_what_a_seven_does_that_takes_a_meld_s_place(
    spec: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = sentences(capsys, spec)
    assert [line for line in lines if "the place of a meld" in line] == [sentence]


@pytest.mark.parametrize(
    ("spec", "counts"),
    [
        ("fildinski", True),
        ("fildinski,seven.in-endgame=false", False),
        ("bezique,seven.in-endgame=true", False),
        ("bezique,endgame.melds=true", True),
    ],
)
def test_a_declared_seven_counts_in_the_endgame_as_melds_do(
    spec: str, counts: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = sentences(capsys, spec)
    assert ("It counts in the last tricks too." in lines) == counts
    assert ("When the stock is gone it no longer counts." in lines) != counts


@pytest.mark.parametrize(
    ("spec", "exception"),
    [
        ("rubicon,meld.table-only=false", ", except when marrying again."),
        ("rubicon,meld.table-only=false,meld.remarriage=none", "."),
        ("bezique,meld.table-only=false", "."),
    ],
)
def test_a_meld_of_declared_cards_alone_and_marrying_again_agree(
    spec: str, exception: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two of declared cards marry again (`reuse.re_form`) though no card is new."""
    needs = "Every meld needs at least one card that has not been declared before"
    assert needs + exception in sentences(capsys, spec)
    alone = "A meld may consist of cards that all lie on the table already"
    assert f"{alone}." in sentences(capsys, "rubicon")
    assert f"{alone}, if they have not counted in its kind." in sentences(capsys, "bezique")


GROWS = "A bézique may grow into a larger one"
TURNED = "If the card turned up is a seven"
SPOILS = "all the loser’s points"


@pytest.mark.parametrize(
    ("spec", "words", "told"),
    [
        ("bezique-no-trump", "and no sequence.", True),
        ("rubicon,trump.method=first-marriage", "and no sequence.", False),
        ("fildinski,meld.double-from=may-extend", "A bézique may grow", False),
        ("rubicon,meld.double-from=four-unused", GROWS, True),
        ("three-hand,meld.double-from=four-unused", GROWS, False),
        ("bezique,meld.lay-waiting=true", "may be laid down", True),
        ("bezique,meld.lay-waiting=true,meld.per-trick=0", "may be laid down", False),
        ("bezique,endgame.duty=free", "as before", True),
        ("bezique,endgame.duty=free,stock.duty=follow-beat-trump", "as before", False),
        ("three-hand,seven.turned-points=20", TURNED, True),
        ("rubicon,seven.turned-points=20", TURNED, False),
        ("rubicon,match.rubicon-bonus=0", SPOILS, True),
        ("bezique-penguin,match.rubicon-bonus=1000", SPOILS, False),
        ("bezique-penguin", "counts double", True),
        ("rubicon,match.rubicon-stake=2", "counts double", False),
        ("rubicon,match.settlement=stake", "all the brisques", False),
        ("bezique", "a deece that reaches", True),
        ("bezique-no-trump", "a deece that reaches", False),
        ("bezique,match.tie-raise=0", "the target goes up", False),
        ("filko-5", "calls again", True),
        ("filko-4,match.outcome=liberation", "calls again", False),
        ("filicau,match.outcome=liberation", "the suit of trumps and the first lead stay", False),
    ],
)
def test_a_rule_without_effect_is_not_said(
    spec: str, words: str, told: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = sentences(capsys, spec)
    assert any(words in line for line in lines) == told
