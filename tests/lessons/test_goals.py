"""Every predicate of a goal, true, false and undecided; and the words that combine them."""

from random import Random

import pytest

from brisques.cards import ACORNS, NO_CARD
from brisques.errors import EngineError
from brisques.events import Called, Scored
from brisques.lab.problems.find import Wanted, find
from brisques.lab.problems.lesson_text import sides
from brisques.lab.problems.problem import Problem
from brisques.lessons.codes import bare, matches
from brisques.lessons.goals import Trail
from brisques.lessons.grammar import parse_goal
from brisques.lessons.session import FAILED, OPEN, REACHED, measured_loss
from brisques.lessons.source import Words
from brisques.lessons.study import play_one
from brisques.position import format_position, parse_position
from brisques.registry import load_game
from tests.builder import Scene
from tests.lessons.sample import DECLARING, STOCK, lesson, session, state_after, step

WHOLE = ("AC", "KS", "QS", "done", "7H")
"""The actions of seat 0 to the end: it wins every trick."""


def words(text: str) -> Words:
    """Parse a text as if it stood at the beginning of a file."""
    return Words(text, ((0, 1, 1),))


DONE = [
    ("act", "KS", "AC", REACHED),
    ("play AC QS", "QS", "AC", REACHED),
    ("play AC1 QS", "KS", "AC", FAILED),
    ("do AC", "AC", "AC", REACHED),
    ("do AC", "7H", "AC", FAILED),
    ("win trick", "AC", "AC", REACHED),
    ("lose trick", "AC", "AC", FAILED),
    ("not lose trick", "AC", "AC", REACHED),
    ("win 2 tricks", "AC KS", "AC KS", REACHED),
    ("win 2 tricks", "AC", "AC KS", OPEN),
    ("win 3 tricks", "AC KS", "AC KS", FAILED),
    ("win brisque", "AC", "AC", REACHED),
    ("win brisque", "KS", "AC", FAILED),
    ("lose brisque", "KS", "AC", FAILED),
    ("score 10", "AC", "AC", REACHED),
    ("score 10", "KS", "AC", FAILED),
    ("score bezique.brisque.points", "AC", "AC", REACHED),
    ("score bezique.last-trick.points", "AC", "AC", FAILED),
    ("end deal", " ".join(WHOLE), " ".join(WHOLE), REACHED),
    ("end deal", "AC KS", " ".join(WHOLE), OPEN),
    ("declare marriage", "AC KS QS marriage:KS.QS", "AC", REACHED),
    ("end with 30", " ".join(WHOLE), " ".join(WHOLE), REACHED),
    ("end with 900", " ".join(WHOLE), " ".join(WHOLE), FAILED),
    ("win deal", " ".join(WHOLE), " ".join(WHOLE), REACHED),
    ("win deal", "AC", " ".join(WHOLE), OPEN),
    ("win trick and win brisque", "AC", "AC", REACHED),
    ("win trick and win brisque", "KS", "AC", FAILED),
    ("win brisque or play KS", "KS", "AC", REACHED),
    ("win brisque or play QS", "KS", "AC", FAILED),
    ("not (win brisque or play QS)", "KS", "AC", REACHED),
    ("not not act", "KS", "AC", REACHED),
    ("act and not play KS or play KS", "KS", "AC", REACHED),
    ("act and (not play KS or play QS)", "KS", "AC", FAILED),
]


@pytest.mark.parametrize(("goal", "codes", "right", "wanted"), DONE)
def test_a_goal_is_judged_after_some_actions(
    goal: str, codes: str, right: str, wanted: str
) -> None:
    text = lesson(step(goal=goal, right=right))
    assert state_after(text, *codes.split()) == wanted


MELDS = [
    ("declare bezique", "bezique:QS.JD", REACHED),
    ("declare bezique", "marriage:KS.QS", FAILED),
    ("declare bezique.meld.marriage", "marriage:QS1.KS1", REACHED),
    ("declare marriage", "done", FAILED),
    ("do done", "done", REACHED),
    ("do marriage:QS.KS", "marriage:KS.QS", REACHED),
    ("do marriage:KS2.QS", "marriage:KS.QS", FAILED),
    ("score 40", "bezique:JD1.QS1", REACHED),
    ("score 41", "bezique:JD1.QS1", FAILED),
]


@pytest.mark.parametrize(("goal", "code", "wanted"), MELDS)
def test_a_goal_of_declaring_is_judged(goal: str, code: str, wanted: str) -> None:
    text = lesson(step(DECLARING, goal=goal, right="done", actions="1"))
    assert state_after(text, code) == wanted


def test_tricks_and_brisques_of_the_others_count_as_lost() -> None:
    lost = lesson(step(STOCK, goal="lose trick and lose brisque", right="7C", others="novice"))
    assert state_after(lost, "7C") == REACHED
    assert state_after(lost, "AC") == FAILED
    two = lesson(step(STOCK, goal="win 2 brisques", right="AC"))
    assert state_after(two, "AC") == REACHED


@pytest.fixture(scope="module")
def ending() -> Problem:
    """Return a position in which the first action matters."""
    return next(find(Wanted("fildinski", "goals")))


def test_brisques_are_counted() -> None:
    for goal, wanted in (("win brisque", REACHED), ("win 2 brisques", FAILED)):
        assert state_after(lesson(step(goal=goal, replies="8C")), "AC") == wanted


def test_a_partners_points_count_for_the_side_but_his_melds_do_not() -> None:
    game = load_game("four-hand-partners")
    event = Scored(2, 20, "bezique.meld.marriage", ())
    trail = Trail(game, 0, events=(event,))
    assert parse_goal(words("score 20"), game).holds(trail, ended=True) is True
    assert parse_goal(words("declare marriage"), game).holds(trail, ended=True) is False
    assert parse_goal(words("score 20"), game).holds(Trail(game, 1, events=(event,)), True) is False


@pytest.mark.parametrize(
    ("wanted", "code", "same"),
    [
        ("QS", "QS1", True),
        ("QS2", "QS1", False),
        ("marriage:QS.KS", "marriage:KS1.QS2", True),
        ("marriage:QS.KS", "lay-marriage:KS1.QS2", False),
        ("double-bezique:QS.QS2.JD.JD", "double-bezique:JD1.JD2.QS2.QS1", True),
        ("kings:KS.KS.KH.KD", "kings:KS1.KC1.KH1.KD1", False),
        ("aim:run", "aim:run", True),
        ("aim:run", "aim:six", False),
    ],
)
def test_an_action_code_may_be_written_in_a_teachers_form(
    wanted: str, code: str, same: bool
) -> None:
    assert matches(wanted, code) is same


def test_a_best_line_holds_to_the_end_or_is_lost_at_once(ending: Problem) -> None:
    line, replies = sides(ending)
    keys = {"seat": str(ending.seat), "goal": "best", "right": line[0], "actions": str(len(line))}
    text = lesson(step(ending.position, **keys, replies=" ".join(replies)))
    game, state = parse_position(ending.position)
    for action in state.legal():
        code = game.action_code(action)
        wanted = OPEN if bare(code) == ending.proof.best else FAILED
        assert state_after(text, code) == wanted, code
    assert state_after(text, *line) == REACHED
    assert state_after(text, *line[:-1]) == OPEN


def test_a_lost_best_line_says_how_much_was_lost(ending: Problem) -> None:
    best, loss = ending.proof.line[0], ending.proof.lost[ending.tempting]
    keys = {"seat": str(ending.seat), "goal": "best", "right": best}
    begun = session(lesson(step(ending.position, **keys)))
    play_one(begun, ending.tempting, EngineError)
    verdict = begun.verdict()
    assert verdict.says is None
    assert verdict.why == ("lesson-best-lost", {"points": round(loss), "best": best})


@pytest.mark.parametrize(
    ("answer", "wanted"), [(1, FAILED), (2, REACHED), (3, REACHED), (10**9, FAILED)]
)
def test_answers(answer: int, wanted: str) -> None:
    begun = session(lesson("step: How many?\ngoal: answer 2 3\nright: 2"))
    assert begun.verdict().state == OPEN
    begun.answer([answer])
    assert begun.verdict().state == wanted


@pytest.mark.parametrize(
    ("goal", "wanted"),
    [("call A", REACHED), ("call AA", REACHED), ("call L", FAILED), ("call 7A", FAILED)],
)
def test_a_goal_may_name_calls_of_the_other_family(goal: str, wanted: str) -> None:
    """Trumps, or the card whose holder is the partner."""
    game = load_game("filko-5")
    state = game.deal(game.reset_for_deal(game.new_match(0)), game.shuffle(0, Random(1)))
    line, seat = format_position(game, state), str(state.to_move)
    text = lesson(step(line, seat=seat, goal=goal, right="call:AA", others="novice"))
    assert state_after(text, "call:AA") == wanted


def test_a_goal_may_name_a_card_that_may_still_be_drawn() -> None:
    """The other player holds a king of hearts; where the second one lies is unknown."""
    goal = "win trick or play KH"
    assert state_after(lesson(step(STOCK, goal=goal, right="AC")), "AC") == REACHED
    with pytest.raises(EngineError, match="unreachable-card"):
        session(lesson(step(goal="win trick or play AH")))


def test_only_a_call_of_the_seat_itself_counts() -> None:
    game = load_game("filko-5")
    goal = parse_goal(words("call A"), game)
    for caller in (0, 1):
        trail = Trail(game, 0, events=(Called(caller, ACORNS, NO_CARD),))
        assert goal.holds(trail, ended=True) == (caller == 0)


def test_naming_trumps_calls_no_card() -> None:
    game = load_game("filicau")
    trail = Trail(game, 0, events=(Called(0, ACORNS, NO_CARD),))
    for card in ("AA", "AB"):
        assert parse_goal(words(f"call {card}"), game).holds(trail, ended=True) is False


@pytest.mark.parametrize(("card", "wanted"), [("9D", FAILED), ("AD", REACHED)])
def test_a_deal_that_ends_level_is_not_won(card: str, wanted: str) -> None:
    line = Scene("fildinski", trump="H", stock=0, hands=(card, "8D")).line()
    assert state_after(lesson(step(line, goal="win deal", right=card)), card) == wanted


@pytest.mark.parametrize(
    ("goal", "right", "codes", "key"),
    [
        ("not win brisque and win 2 tricks", "KS QS", "AC", "lesson-lost"),
        ("win 2 brisques", "AC", "AC", "lesson-actions-used"),
        ("win 4 brisques", " ".join(WHOLE), " ".join(WHOLE), "lesson-deal-over"),
    ],
)
def test_a_missed_goal_says_why(goal: str, right: str, codes: str, key: str) -> None:
    begun = session(lesson(step(goal=goal, right=right, replies="8C")))
    for code in codes.split():
        play_one(begun, code, EngineError)
    assert begun.verdict().why[0] == key


def test_a_better_action_is_that_of_a_solution_that_began_alike() -> None:
    begun = session(lesson(step(STOCK, goal="best", right="AC 7H\nright: 7C KS")))
    assert measured_loss(begun.step, ["AC1", "7H1"]).points == 0
    assert measured_loss(begun.step, ["7C1", "KS1"]).points == 0
    assert measured_loss(begun.step, ["AC1", "KS1"])[:2] == (1.0, "7H")
    assert measured_loss(begun.step, ["AH1"])[:2] == (1.0, "AC")


def test_no_goal_holds_before_the_first_action() -> None:
    """A goal that needs an action is undecided at the start, and so is its negation."""
    game = load_game("fildinski")
    for goal, *_ in DONE:
        parsed = parse_goal(words(goal), game)
        assert parsed.holds(Trail(game, 0), False) is None, goal


def test_a_goal_without_meaning_in_the_family_is_refused() -> None:
    with pytest.raises(EngineError, match="unknown-meld"):
        parse_goal(words("declare marriage"), load_game("filicau"))


@pytest.mark.parametrize(
    ("goal", "possible"),
    [
        ("declare flush", "| bezique | double-bezique |"),
        ("score bezique.endgame.must", "bezique.endgame.duty | bezique.endgame.melds"),
        ("score endgame.must", "| bezique.endgame.… |"),
    ],
)
def test_an_unknown_rule_or_meld_is_refused_with_those_that_are_near(
    goal: str, possible: str
) -> None:
    with pytest.raises(EngineError) as caught:
        parse_goal(words(goal), load_game("fildinski"))
    assert possible in caught.value.params["expected"]
