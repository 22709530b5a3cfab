"""The coach: what a decision lost, exactly where all is known, and no more than is certain."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from math import inf
from random import Random
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import pytest

from brisques.game import NOBODY, Game, State, knows_all
from brisques.players import judging
from brisques.players.contract import Reason
from brisques.players.hint import hint_reasons
from brisques.players.judging import Decision, Verdict, worth_after
from brisques.players.levels import level
from brisques.players.policy_levels import tuned_policy
from brisques.players.reasons import NEUTRAL, all_reasons, is_against, reasons_against
from brisques.players.review import Review, charges, decisions
from brisques.players.search import FIRST_WIDTH, MIN_WORLDS, Search
from brisques.players.thinking import Lead, Tally, Thought
from brisques.position import parse_position
from brisques.registry import analysis_of, load_game
from tests.builder import Scene
from tests.filko_scene import playing
from tests.properties.play import RandomDeal, some_states


def judged(game: Game, start: State, actions: list[int], seat: int, seed: str = "s") -> Review:
    review = Review(decisions(analysis_of(game), start, actions, seat), seed)
    while not review.done:
        review.step()
    return review


def one(scene: Scene, code: str) -> Verdict:
    """Return the verdict on one action in a scene."""
    action = scene.game.parse_action(code)
    return judged(scene.game, scene.state, [action], scene.to_move).verdicts[0]


def brute(game: Game, state: State) -> float:
    """Return the worth of the deal to seat 0 with best play, by searching every line."""
    if state.to_move == NOBODY:
        return analysis_of(game).worth(state)[0]
    found = []
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        found.append(brute(game, after))
    return max(found) if state.to_move == 0 else min(found)


def test_every_action_meets_the_worlds_that_a_judgement_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A game of eight packs gets the fewest in which a gain is believed, and has many melds."""
    searches: list[Search] = []
    monkeypatch.setattr(judging, "_is_sure", searches.append)
    hand = "AS KS QS KH QH KD QD JD QC KC AH AD AC 9S"
    scene = Scene("eight-pack", trump="S", hands=(hand, "8D")).play("9S 8D")
    one(scene, "aces:AS1.AH1.AD1.AC1")
    assert len(searches[0].tallies) > FIRST_WIDTH
    assert min(tally.count for tally in searches[0].remaining) >= MIN_WORLDS


ENDS = [
    Scene("fildinski", stock=0, hands=("AS KS 7C", "TS 8C QH"), won="QS KD KC KH"),
    Scene("bezique", stock=0, hands=("TC 7C 8D", "AC 9D KD")),
    Scene("rubicon", stock=0, hands=("AH TC 8D", "KH AC 9D")),
    Scene("foster-polish", stock=0, hands=("TS 9H 7D", "AS 8H 8D")),
]


@pytest.mark.parametrize("scene", ENDS, ids=lambda scene: scene.game.variant.name)
def test_the_endgame_is_judged_exactly(scene: Scene) -> None:
    """Compared with every line to the end: the loss of each card, and the best continuation."""
    game, best = scene.game, brute(scene.game, scene.state)
    losses = {}
    for code in scene.legal():
        verdict = one(scene, code)
        after = scene.state.clone()
        after.apply(game.parse_action(code))
        losses[code] = verdict.loss
        assert verdict.exact
        assert verdict.error == 0
        assert verdict.loss == best - brute(game, after)
        assert (verdict.best == game.parse_action(code)) == (verdict.loss == 0)
        assert verdict.line[0] == verdict.best
        for action in verdict.line:
            assert action in scene.state.legal() or action != verdict.line[0]
        exact = [dict(verdict.for_played[0].params), dict(verdict.for_best[0].params)]
        assert exact == [{"points": best - verdict.loss}, {"points": best}]
    assert min(losses.values()) == 0


def test_a_best_line_leads_to_its_worth() -> None:
    for scene in ENDS:
        seen = scene.game.observe(scene.state, 0)
        solution = analysis_of(scene.game).solve(
            analysis_of(scene.game).determinize(seen, Random(0))
        )
        assert solution
        assert knows_all(seen)
        state = scene.state.clone()
        for action in solution.line:
            assert action in state.legal()
            state.apply(action)
        assert analysis_of(scene.game).worth(state)[0] == solution.worth
        found = worth_after(analysis_of(scene.game), scene.state, solution.line[0])
        assert found
        assert found[0] == solution.worth


@pytest.mark.parametrize(
    ("hands", "won", "is_made"),
    [
        (("QH 9H", "KS TS"), "9C 8C 8D 8C KH TD", True),
        (("TH QD", "9D TD"), "7D JD KD QH", False),
    ],
)
def test_an_exact_end_names_no_meld_that_its_best_line_does_not_make(
    hands: tuple[str, str], won: str, *, is_made: bool
) -> None:
    """The other seat has the queen of diamonds taken by its ten; none takes that of hearts."""
    scene = Scene("fildinski", trump="C", stock=0, hands=hands, won=(won, ""))
    seen = scene.game.observe(scene.state, 0)
    solution = analysis_of(scene.game).solve(scene.state)
    assert solution
    best = solution.line[0]
    said = hint_reasons(seen, Thought(best, 0, settled=True, solution=solution))
    verdict = one(scene, scene.game.action_code(best))
    worse = one(scene, next(code for code in scene.legal() if code[:2] == hands[0][3:]))
    for reasons in (said, verdict.for_best, worse.for_best):
        keys = {"reason-completes", "reason-keeps"}
        rules = {each.params["rule"] for each in reasons if each.key in keys}
        assert rules == ({"bezique.meld.marriage"} if is_made else set())


@pytest.mark.parametrize("seat", range(4))
def test_an_action_that_ends_the_deal_is_worth_its_end_to_its_seat(seat: int) -> None:
    """Six points to one: the seat's side will be masters, so the deal may be ended."""
    hands, won = ["AH 7L", "9H 8L", "8H 7A", "7H 8A"], ["AA TA AL TL AB TB", "TH", "", ""]
    turned, taken = ([cards[place - seat] for place in range(4)] for cards in (hands, won))
    scene = playing("filicau", turned, taken=taken, leader=seat)
    action = scene.game.parse_action("end")
    assert worth_after(analysis_of(scene.game), scene.state, action) == (105.0, (action,))


def test_no_verdict_is_exact_where_hands_are_hidden() -> None:
    """The ace is lost to the trump unless the partner holds it, which the seat cannot see."""
    hands = ["OA AH", "7L 9B", "9A 8B", "8A 7B"]
    scene = playing("filicau", hands, taken=["TA AA TL AL TB", "AB TH"])
    [verdict] = judged(scene.game, scene.state, [scene.game.parse_action("AH1")], 0).verdicts
    assert scene.game.action_code(verdict.best) == "OA1"
    assert not verdict.exact
    assert verdict.loss > verdict.error > 0


def test_a_blunder_is_found_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leading one of three cards of a double bézique; a worthless card instead loses nothing."""
    monkeypatch.setattr(judging, "SUSPECT_WORLDS", 60)
    monkeypatch.setattr(judging, "JUDGING_WORLDS", 40)
    scene = Scene("bezique", stock=44, hands=("QS QS JD 8D 9C 7C 8C 9D", ""))
    blunder = one(scene, "QS1")
    assert not blunder.exact
    assert scene.game.action_code(blunder.best) not in ("QS1", "QS2", "JD1")
    assert blunder.loss > blunder.error > 0
    assert blunder.for_best[0].key == "reason-gain"
    assert blunder.for_best[0].params == {"points": round(blunder.loss), "over": "QS1"}
    assert one(scene, "8C1").loss == 0


def test_a_loss_is_found_against_an_action_that_the_policy_would_not_take() -> None:
    """A ten, led late in a deal of a novice, where the policy prefers three other cards."""
    line = (
        "fildinski;trump=S;dealer=0;leader=0;trick=;"
        "hands=7S1TS1TH19D1QC17H2AH2KC2,JS1KH1KD1TC18S2JS2QH2AC2;"
        "won=7D2QD18C29S17C19S2JC18C19H2KH2AH1KS29D2AD2JH1QS2JC2TC2KS17H1,"
        "7D1AD1AS18H19C2AC1JH2TH2KD2TD18D2TD28H2JD2QD29H19C1JD18D1QS1QC2KC1;"
        "stock=TS27C28S1AS2QH1;up=7S2;points=80,140;base=0,0;"
        "melds=1.14.marriage:KD2.QD2,1.17.bezique:JD1.QS1,1.19.marriage:KC1.QC2,"
        "0.21.marriage:KS1.QS2;brisques=AH1AD2TC2,AD1AS1AC1TH2TD1TD2;sevens=7S2"
    )
    game, state = parse_position(line)
    [verdict] = judged(game, state, [game.parse_action("7H2")], 0).verdicts
    assert game.action_code(verdict.best) == "TH1"
    assert verdict.loss > 10


def test_only_decisions_of_the_seat_with_a_choice_are_judged(variant: str) -> None:
    game, casual = load_game(variant), level("casual").play
    state = RandomDeal(variant, 3).start()
    start, actions, wanted = state.clone(), [], []
    for place in count():
        if state.to_move == NOBODY:
            break
        seen = game.observe(state, state.to_move)
        actions.append(casual(seen, Random(place)))
        others = [each for each in seen.legal if each != actions[-1] and not game.is_talk(each)]
        if state.to_move == 1 and others:
            wanted.append((place, seen, actions[-1]))
        state.apply(actions[-1])
    assert decisions(analysis_of(game), start, actions, 1) == wanted
    assert wanted
    assert game.dump_position(start) == game.dump_position(RandomDeal(variant, 3).start())


def test_talk_of_another_seat_is_no_decision_of_the_seat_to_move() -> None:
    scene = playing("filicau", ["AH 7B", "7H 8B", "TH 9B", "8H KB"], taken=["AA", "TA"])
    actions = [scene.game.parse_action(code) for code in ("aim:hold@2", "aim:six", "AH1")]
    places = [found.place for found in decisions(analysis_of(scene.game), scene.state, actions, 0)]
    assert places == [1, 2]


def test_the_only_card_is_no_decision_though_something_may_be_said() -> None:
    scene = playing("filicau", ["AH 7B", "7H 8B", "TH 9B", "8H KB"], taken=["AA", "TA"])
    actions = [scene.game.parse_action(code) for code in ("AH1", "7H1", "TH1", "8H1")]
    assert len(decisions(analysis_of(scene.game), scene.state, actions, 0)) == 1
    assert not decisions(analysis_of(scene.game), scene.state, actions, 1)


def test_the_three_worst_decisions_come_first() -> None:
    review = Review([], "s")
    decision: Any = None
    losses = (0.0, 20.0, 5.0, 0.0, 90.0, 20.0)
    review.verdicts += [Verdict(decision, 0, loss, charged=loss) for loss in losses]
    assert review.worst() == [review.verdicts[place] for place in (4, 1, 5)]
    review.verdicts[:] = review.verdicts[:3]
    assert review.worst() == [review.verdicts[place] for place in (1, 2)]


def test_the_same_missed_meld_is_counted_once() -> None:
    """At its greatest loss; another meld, and a loss without one, are counted apart."""

    def missed(loss: float, *codes: str) -> Verdict:
        params = {"rule": "bezique.meld.marriage", "points": 20, "cards": [*codes]}
        best = (Reason("reason-declares", params),) if codes else ()
        return Verdict(cast("Any", None), 0, loss, for_best=best, span=(-50.0, 50.0))

    verdicts = [
        *(missed(12.0, "KS1", "QS1"), missed(9.0, "QS2", "KS1"), missed(15.0, "KS2", "QS1")),
        *(missed(8.0, "KD1", "QD1"), missed(5.0), missed(5.0)),
    ]
    assert charges(verdicts) == [12.0, 0.0, 3.0, 8.0, 5.0, 5.0]


def test_the_total_loss_is_at_most_what_the_deal_could_bring() -> None:
    """That is the range between the worst and the best end of the playouts that judged the deal."""
    none = cast("Any", None)
    verdicts = [
        Verdict(none, 0, 60.0, span=(-10.0, 60.0)),
        Verdict(none, 0, 30.0, span=(-20.0, 40.0)),
        Verdict(none, 0),
        Verdict(none, 0, 25.0, span=(0.0, 5.0)),
    ]
    assert charges(verdicts) == [60.0, 20.0, 0.0, 0.0]
    verdicts = [Verdict(none, 0), Verdict(none, 0, 15.0, span=(40.0, 50.0))]
    assert charges(verdicts) == [0.0, 10.0], "a decision without a loss has no range"


class FakeJudging:
    """A judgement in one step; the decision is its suspicion and its doubt."""

    log: ClassVar[list[tuple[str, float]]] = []

    def __init__(self, suspicion: Any, _: str) -> None:
        self.doubt: float = suspicion
        self.verdict: Verdict | None = None

    def suspicion(self) -> float:
        return self.doubt

    def judge(self) -> Iterator[None]:
        self.renew("judge")
        yield

    def refine(self) -> Iterator[None]:
        self.renew("refine")
        self.doubt /= 2
        yield

    def renew(self, work: str) -> None:
        self.log.append((work, self.doubt))
        self.verdict = Verdict(cast("Any", None), 0)


@pytest.fixture
def fake_log(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """Replace judgings by fake ones; return the list of what they are asked to do."""
    monkeypatch.setattr("brisques.players.review.Judging", FakeJudging)
    monkeypatch.setattr(FakeJudging, "log", [])
    return FakeJudging.log


def test_a_review_refines_the_widest_doubt_until_all_are_small(
    fake_log: list[tuple[str, float]],
) -> None:
    """Each refinement halves a doubt here; those of two points and less stay."""
    review = Review(cast("Any", [3.0, 9.0, 2.0]), "s")
    while not review.done:
        review.step()
    assert "refine" not in dict(fake_log)
    while not review.settled:
        review.step()
    refined = [doubt for work, doubt in fake_log if work == "refine"]
    assert refined == [9.0, 4.5, 3.0, 2.25]


def test_a_review_judges_the_worst_decisions_first(fake_log: list[tuple[str, float]]) -> None:
    review = Review(cast("Any", [0.5, 1.5, 1.0]), "s")
    while not review.done:
        review.step()
    assert fake_log == [("judge", 1.5), ("judge", 1.0), ("judge", 0.5)]
    assert review.changes == [1, 2, 0]


@pytest.mark.parametrize("code", ["QS1", "8C1"])
def test_a_decision_is_suspicious_by_what_the_policy_would_rather_do(code: str) -> None:
    """Leading one of three cards of a double bézique, or a worthless card."""
    scene = Scene("bezique", stock=44, hands=("QS QS JD 8D 9C 7C 8C 9D", ""))
    seen = scene.game.observe(scene.state, 0)
    suspicion = judging.Judging(Decision(0, seen, scene.game.parse_action(code)), "s").suspicion()
    assert (suspicion > 30.0) == (code == "QS1")


def test_decisions_without_hidden_cards_are_the_most_suspicious() -> None:
    for scene in ENDS:
        seen = scene.game.observe(scene.state, 0)
        assert judging.Judging(Decision(0, seen, seen.legal[0]), "s").suspicion() == inf


@pytest.mark.parametrize("variant", ["fildinski", "bezique", "rubicon", "filko-4", "filko-5"])
def test_reasons_never_argue_against_the_recommendation(variant: str) -> None:
    """For any recommendation over any other action, and in reviews against what was played."""
    game, said, dropped = load_game(variant), 0, 0
    for number, state in enumerate(some_states(RandomDeal(variant, 12))):
        seen = game.observe(state, state.to_move)
        if len(seen.legal) < 2:
            continue
        best, other = Random(number).sample(seen.legal, 2)
        thought = Thought(best, 9, settled=True, lead=Lead(other, 5.0))
        reasons = hint_reasons(seen, thought)[1:]
        own = all_reasons(seen, best)
        compared = all_reasons(seen, other)
        assert not any(is_against(reason) or reason in compared for reason in reasons)
        chances = [
            [reason.params["percent"] for reason in each if reason.key == "reason-chance"]
            for each in (reasons, compared)
        ]
        assert not all(chances) or chances[0] > chances[1]
        assert all(
            is_against(reason) or reason.key in NEUTRAL for reason in reasons_against(compared, own)
        )
        said += len(reasons)
        dropped += len(own) - len(reasons)
    assert said
    assert dropped


def test_a_verdict_depends_on_the_record_alone() -> None:
    scene = Scene("bezique", stock=10, hands=("QS JD AC 7S 8S 9D 9H 7C", ""))
    action = scene.game.parse_action("QS1")
    same = [judged(scene.game, scene.state, [action], 0).verdicts for _ in range(2)]
    assert same[0] == same[1]


def test_a_good_play_is_not_blamed_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert's play is seldom called a loss, though search would sometimes disagree."""
    monkeypatch.setattr(judging, "WORLDS", 20)
    monkeypatch.setattr(judging, "SUSPECT_WORLDS", 40)
    monkeypatch.setattr(judging, "JUDGING_WORLDS", 40)
    game, strong = load_game("bezique"), level("strong").play
    blamed = judged_decisions = 0
    for seed in range(2):
        state = RandomDeal("bezique", seed * 4).start()
        start, actions = state.clone(), []
        while state.to_move != NOBODY:
            actions.append(strong(game.observe(state, state.to_move), Random(0)))
            state.apply(actions[-1])
        review = judged(game, start, actions, 0, f"blame {seed}")
        blamed += len(review.worst(99))
        judged_decisions += len(review.decisions)
    assert judged_decisions > 40
    assert blamed <= judged_decisions // 8


@pytest.mark.parametrize(
    ("gain", "value_doubt", "is_told"), [(60.0, 0.0, True), (6.0, 0.0, False), (60.0, 40.0, False)]
)
def test_a_loss_within_its_doubt_is_none(gain: float, value_doubt: float, is_told: bool) -> None:
    """The interval of the first one lies above 0; the other action is named in all cases."""
    scene = Scene("fildinski", hands=("QS KS 7D 8D", ""))
    seen = scene.game.observe(scene.state, 0)
    action, other, *_ = seen.legal
    squares = 100 * (gain**2 + 40.0**2)
    tallies = [Tally(action), Tally(other, 100, 100 * gain, squares)]
    found = SimpleNamespace(tallies=tallies, least=-90.0, most=90.0, value_doubt=value_doubt)
    policy = tuned_policy("fildinski")
    verdict = judging._verdict(Decision(0, seen, action), cast("Any", found), policy)
    assert verdict.best == other
    assert verdict.loss == (gain if is_told else 0.0)
    assert (gain > verdict.error > 0) == is_told
    keys = [reason.key for reason in verdict.for_best]
    assert ("reason-gain" in keys) == is_told


# --- hints --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "told"), [(12.3, 12), (0.6, 1), (0.4, None), (None, None)])
def test_a_hint_says_what_it_gains(points: float | None, told: int | None) -> None:
    scene = Scene("fildinski", hands=("QS KS", ""))
    seen = scene.game.observe(scene.state, 0)
    best, other, *_ = seen.legal
    lead = None if points is None else Lead(other, points)
    said = hint_reasons(seen, Thought(best, 99, settled=False, lead=lead))
    gains = [reason.params for reason in said if reason.key == "reason-gain"]
    wanted = {"points": told, "over": scene.game.action_code(other)}
    assert gains == ([wanted] if told else [])


def test_a_hint_within_its_doubt_says_that_both_are_about_as_good() -> None:
    scene = Scene("fildinski", hands=("QS KS", ""))
    seen = scene.game.observe(scene.state, 0)
    best, other, *_ = seen.legal
    for points, deviation, key in (
        (12.0, 5.0, "reason-gain"),
        (12.0, 7.0, "reason-equal"),
        (0.3, 5.0, "reason-equal"),
    ):
        thought = Thought(best, 99, settled=False, lead=Lead(other, points, deviation))
        said = hint_reasons(seen, thought)
        assert said[0].key == key
        assert said[0].params["over"] == scene.game.action_code(other)


def test_what_is_as_true_of_an_equal_action_still_speaks_for_the_hint() -> None:
    """Both keep four kings; only where one is better is a reason that both share left out."""
    scene = Scene("fildinski", hands=("KS KH KD 7D 8D", ""), won="KC")
    seen, parse = scene.game.observe(scene.state, 0), scene.game.parse_action
    keys = []
    for points in (1.0, 30.0):
        lead = Lead(parse("8D1"), points, deviation=5.0)
        thought = Thought(parse("7D1"), 99, settled=False, lead=lead)
        keys.append([reason.key for reason in hint_reasons(seen, thought)])
    assert keys[0][0] == "reason-equal"
    assert "reason-keeps" in keys[0]
    assert keys[1][0] == "reason-gain"
    assert "reason-keeps" not in keys[1]


@pytest.mark.parametrize(("less", "told"), [("kings", []), ("queens", ["kings"])])
def test_a_meld_that_an_action_makes_less_often_does_not_speak_for_it(
    less: str, told: list[str]
) -> None:
    """In a hint as in a review: playouts know better than the position alone."""
    scene = Scene("fildinski", hands=("AH KH TC 8D", ""), won="KC KS KD")
    seen, parse = scene.game.observe(scene.state, 0), scene.game.parse_action
    lead = Lead(parse("8D1"), 30.0, deviation=5.0)
    thought = Thought(parse("KH1"), 99, settled=False, lead=lead)
    sources = [Reason("reason-but-less", {"scores": [[f"bezique.meld.{less}", -9]]})]
    said = hint_reasons(seen, thought, sources)
    rules = [reason.params["rule"] for reason in said if reason.key == "reason-completes"]
    assert rules == [f"bezique.meld.{rule}" for rule in told]


def test_other_copies_of_the_same_cards_are_not_said_to_be_as_good() -> None:
    """The seat holds all kings of spades and one of hearts; any three of the former will do."""
    hands = ("KS KS KS KS KH AD", "8D")
    scene = Scene("six-pack", trump="D", hands=hands).play("AD 8D")
    seen = scene.game.observe(scene.state, 0)
    kings = [code for code in scene.legal() if code.startswith("kings:KH")]
    best, other = (scene.game.parse_action(code) for code in kings[:2])
    for over, key in (
        (other, "reason-declares"),
        (scene.game.parse_action("done"), "reason-equal"),
    ):
        thought = Thought(best, 99, settled=False, lead=Lead(over, 1.0, 5.0))
        assert hint_reasons(seen, thought)[0].key == key
