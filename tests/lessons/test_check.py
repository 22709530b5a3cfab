"""`lesson check`: what it proves, and each fault that it finds."""

from math import factorial, prod
from pathlib import Path
from random import Random

import pytest

from brisques.cli import lesson as shell
from brisques.cli.main import main
from brisques.errors import EngineError
from brisques.game import FIRST_OTHER_ACTION, Game, State
from brisques.lab.problems.find import Wanted, find
from brisques.lab.problems.lesson_text import sides
from brisques.lab.problems.problem import Problem
from brisques.lessons import parse_lesson
from brisques.lessons.check import Proof
from brisques.lessons.codes import bare
from brisques.lessons.worlds import best_everywhere, worths
from brisques.position import format_position, parse_position
from brisques.registry import analysis_of, load_game
from brisques.words import words_of
from tests.builder import Scene
from tests.filko_scene import playing
from tests.lessons.sample import DECLARING, ENDING, HEAD, STOCK, found, lesson, step

ALL = "AC KS QS done 7H"


def past_the_end(line: str) -> str:
    """Return a step with a wrong line that goes on after the end of the deal."""
    keys = {"goal": "play AC and not win 2 tricks", "actions": "1", f"wrong {line}": "No."}
    return step(**keys)


FAULTS = [
    (step(goal="not lose trick or not act", right="AC", actions="2"), "right-misses", "right"),
    (step(goal="win 2 tricks", right="AC"), "right-misses", "right"),
    (step(goal="win trick", right="AC KS"), "right-too-long", "right"),
    (step(goal="win trick", right="TC"), "illegal-right", "right"),
    (step(goal="win 2 tricks", right="AC AC"), "illegal-right", "right"),
    (step(replies="7D"), "illegal-reply", "replies"),
    (step(**{"replies AC": "9S"}), "illegal-reply", "replies AC"),
    (step(**{"wrong KS": "No."}), "wrong-reaches-goal", "wrong KS"),
    (step(goal="play AC", **{"wrong AD": "No."}), "wrong-impossible", "wrong AD"),
    (step(goal="play AC", **{"wrong if lose trick": "No."}), "wrong-never", "wrong if"),
    (
        step(goal="play AC", **{"wrong KS QS 7H": "No.", "wrong any": "No!"}),
        "wrong-never",
        "wrong any",
    ),
    (
        step(goal="play AC", **{"wrong KS": "No.", "wrong 7H KS": "Yes."}),
        "wrong-never",
        "wrong 7H",
    ),
    (step(**{"wrong AC then AD": "No."}), "wrong-reaches-goal", "wrong AC"),
    (
        step(goal="win 2 tricks", right="AC KS", **{"wrong KS then AD": "No."}),
        "wrong-impossible",
        "wrong KS",
    ),
    (past_the_end("KS then QS then 7H then AC then KS"), "illegal-wrong", "wrong KS"),
    (past_the_end("KS then QS then 7H then AC then KS then QS"), "illegal-wrong", "wrong KS"),
    (step(goal="best", right=ALL), "best-not-alone", "goal"),
]


@pytest.mark.parametrize(("steps", "code", "key"), FAULTS)
def test_a_fault_is_reported_at_its_place(steps: str, code: str, key: str) -> None:
    text = lesson(steps)
    error = found(text)
    assert isinstance(error, EngineError), error
    assert error.code == f"lesson/{code}"
    assert text.split("\n")[error.params["line"] - 1].startswith(key)


def test_a_goal_that_is_decided_before_any_action_is_found() -> None:
    """`end with` and the like are open at first; a goal about a seat that never plays is not."""
    over = lesson(step(goal="win trick", right=ALL, actions="5"))
    assert isinstance(found(over), EngineError)
    then = "step: Next\nposition: then\ngoal: act\nright: AC"
    error = found(lesson(step(goal="end deal", right=ALL), then))
    assert isinstance(error, EngineError)
    assert error.code == "lesson/then-after-end"


def test_a_deal_that_its_turn_up_ends_has_no_turn() -> None:
    head = "brisques-lesson 1\ntitle: A seven\nvariant: bezique,match.target=10\n"
    error = found(f"{head}step: A deal\ndeal: 2\ngoal: act\nright: 7D\n")
    assert isinstance(error, EngineError)
    assert (error.code, error.where) == ("lesson/no-turn", "line 5, column 7")


def test_a_wrong_answer_must_be_wrong() -> None:
    error = found(lesson("step: Ask\ngoal: answer 2 3\nwrong 3: No."))
    assert isinstance(error, EngineError)
    assert error.code == "lesson/wrong-reaches-goal"


def test_of_several_wrong_tries_the_one_that_reaches_the_goal_is_named() -> None:
    finding = found(lesson(step(goal="win brisque") + "wrong either KS AC: No.\n"))
    assert isinstance(finding, EngineError)
    assert finding.params["given"] == "AC"


def test_findings_show_the_solution_of_a_step() -> None:
    proof = found(lesson(step(goal="win brisque", **{"wrong KS": "No.", "wrong any": "No!"})))
    assert isinstance(proof, Proof)
    assert proof.solutions == [("AC1",)]
    assert (proof.wrong, proof.refused, proof.tried, proof.missed) == (1, 0, 3, 3)


MISSES = [
    ("win trick and win 2 brisques", "win 2 brisques"),
    ("not win trick or not act", "not win trick; not act"),
    ("play KS or win 2 tricks and lose trick", "play KS; win 2 tricks; lose trick"),
    ("not (win trick or lose trick)", "not win trick"),
]


@pytest.mark.parametrize(("goal", "missing"), MISSES)
def test_a_solution_that_misses_the_goal_says_what_is_missing(goal: str, missing: str) -> None:
    error = found(lesson(step(goal=goal, right="AC", replies="8C", actions="1")))
    assert isinstance(error, EngineError)
    assert error.params["missing"] == missing
    brought = (
        "points 10, tricks 1, brisques 1, actions 1, scored bezique.brisque.points, replies 8C1"
    )
    assert error.params["brought"] == brought


def test_an_illegal_action_is_reported_with_the_legal_ones() -> None:
    for keys in ({"right": "TC"}, {"wrong TC then KS": "No."}):
        error = found(lesson(step(**keys)))
        assert isinstance(error, EngineError)
        assert error.params["why"] == "play/not-in-hand"
        assert error.params["legal"] == "QS KS 7H AC"


def test_a_wrong_try_after_the_end_of_the_deal_is_reported() -> None:
    """Nothing is legal then."""
    line = Scene("fildinski", trump="H", hands=("TC 7D", "AC 8C"), stock=0, leader=0).line()
    error = found(lesson(step(line, right="7D", **{"wrong TC then 7D then 9D": "No."})))
    assert isinstance(error, EngineError)
    assert (error.code, error.params["legal"]) == ("lesson/illegal-wrong", "–")


def test_a_refused_wrong_try_counts_as_proved() -> None:
    """Seat 1 must follow suit when the King is led: its Seven of diamonds is refused."""
    keys = {"seat": "1", "goal": "play 9S", "right": "9S", "replies": "KS"}
    proof = found(lesson(step(**keys, **{"wrong 7D": "You must follow."})))
    assert isinstance(proof, Proof)
    assert proof.refused == 1


def test_a_refused_end_of_a_wrong_line_counts_as_proved() -> None:
    """Seat 1 follows with the Nine of spades; its Seven of diamonds is refused at the next one."""
    line = Scene("fildinski", trump="H", hands=("KS QS AS", "9S 8S 7D"), stock=0, leader=0).line()
    keys = {"seat": "1", "goal": "play 8S and play 9S", "right": "8S 9S", "replies": "KS QS"}
    proof = found(lesson(step(line, **keys, **{"wrong 8S then 7D": "You must follow."})))
    assert isinstance(proof, Proof), proof
    assert (proof.wrong, proof.refused) == (0, 1)


def test_a_best_line_is_proved_with_its_worth() -> None:
    ending = next(find(Wanted("fildinski", "proof")))
    line, replies = map(" ".join, sides(ending))
    keys = {"goal": "best", "right": line, "replies": replies, "seat": str(ending.seat)}
    proof = found(lesson(step(ending.position, **keys)))
    assert isinstance(proof, Proof)
    assert proof.solved
    assert proof.solved.line[0] == ending.proof.line[0]
    others = [w for code, w in proof.solved.worths.items() if bare(code) != ending.proof.best]
    assert max(others) == proof.solved.worth - ending.proof.margin
    assert min(others) < max(others)
    said = shell._best(words_of("en"), proof.solved)
    assert f"the next best {words_of('en').decimal(max(others))}: " in said


def test_a_best_line_too_far_from_the_end_is_found() -> None:
    line = playing("filicau", ["AH 7B 9A 8A TB KH", "7H 8B 7A 9L AB KB", "TH", "8H"]).line()
    head = HEAD.replace("fildinski", "filicau")
    error = found(lesson(step(line, goal="best", right="7B", actions="6"), head=head))
    assert isinstance(error, EngineError)
    assert error.code == "lesson/best-too-far"


@pytest.fixture(scope="module")
def hidden() -> Problem:
    """Return a problem with cards that the seat cannot see."""
    return next(find(Wanted("filicau", "1", margin=50)))


def hidden_step(hidden: Problem, **keys: str) -> str:
    """Return a step of that problem."""
    cards = " ".join([hidden.proof.best, *hidden.proof.lost])
    usual = {"goal": f"best and play {cards}", "right": hidden.proof.best}
    return lesson(step(hidden.position, seat=str(hidden.seat), **{**usual, **keys}))


def test_with_hidden_cards_the_solution_is_best_in_every_world(hidden: Problem) -> None:
    proof = found(hidden_step(hidden))
    assert isinstance(proof, Proof)
    assert proof.solved
    assert proof.solved.ways == hidden.proof.count > 1


def test_every_world_of_the_hidden_cards_is_tried(hidden: Problem) -> None:
    """All ways to deal them, none with open cards; the play so far rules out none."""
    game, state = parse_position(hidden.position)
    seen = game.observe(state, hidden.seat)
    unseen = [n - len(seen.known[s]) for s, n in enumerate(seen.held) if s != seen.seat]
    assert hidden.proof.count == factorial(sum(unseen)) // prod(map(factorial, unseen))
    other = next(a for a in seen.legal if bare(game.action_code(a)) in hidden.proof.lost)
    assert best_everywhere(analysis_of(game), state, other) == 0
    talk = next(a for a in seen.legal if a >= FIRST_OTHER_ACTION)
    assert best_everywhere(analysis_of(game), state, talk) == 0


def test_an_action_that_is_best_only_in_the_true_world_is_not_proved(hidden: Problem) -> None:
    error = found(lesson(_lucky()))
    assert isinstance(error, EngineError)
    assert error.code == "lesson/best-hidden"


def _lucky() -> str:
    """Return a step whose answer is best as the cards lie, but not in every possible world."""
    game, rng = load_game("filicau"), Random(5)
    for _ in range(200):
        state = game.deal(game.new_match(0), game.shuffle(0, rng))
        while state.to_move >= 0:
            found_ = _two_cards(game, state)
            if found_ and not best_everywhere(analysis_of(game), state, found_[0]):
                cards = [game.action_code(action) for action in found_]
                goal = f"best and play {' '.join(cards)}"
                line = format_position(game, state)
                return step(line, seat=str(state.to_move), goal=goal, right=cards[0])
            legal = state.legal()
            state.apply(legal[int(rng.random() * len(legal))])
    raise AssertionError("no such position")


def _two_cards(game: Game, state: State) -> list[int]:
    """Return the better and the worse of two last cards; none if they are equal or not the last."""
    few = max(game.observe(state, state.to_move).held) == 2
    found_ = (worths(analysis_of(game), state) if few else None) or {}
    ranked = sorted(found_, key=lambda action: -found_[action])
    return ranked if len(set(found_.values())) == 2 else []


# --- from the shell -----------------------------------------------------------------------------


def test_the_shell_prints_one_line_for_each_step(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "good.lesson"
    file.write_text(lesson(step(), "step: Read\ntext: {QS} it is."), encoding="utf-8")
    assert main(["lesson", "check", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{file}: Test"
    assert lines[1].startswith("  1. A step: reached by AC1; ")
    assert lines[2:] == ["  2. Read: only read"]
    assert main(["lesson", "show", str(file)]) == 0
    assert "QS it is." in capsys.readouterr().out


def test_the_shell_shows_no_answer_to_a_question(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "asks.lesson"
    choice = "step: Pick\nchoice: queen\nchoice: king\ngoal: answer 2"
    typed = "step: Type\nchoice: stock / talon\ngoal: answer typed 1"
    file.write_text(lesson(choice, typed), encoding="utf-8")
    assert main(["lesson", "show", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "1) queen\n  2) king" in shown
    assert "answer" not in shown
    assert "talon" not in shown


def test_the_shell_names_file_line_and_column(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, wrong = tmp_path / "bad.lesson", tmp_path / "wrong.lesson"
    bad.write_text("brisques-lesson 1\ncolour: red\n", encoding="utf-8")
    wrong.write_text(lesson(step(right="TC")), encoding="utf-8")
    assert main(["lesson", "check", str(bad), str(wrong), str(tmp_path / "none")]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{bad}:2:1: lesson/unknown-key: There is no such key here: ")
    assert lines[2].startswith(f"{wrong}:10:8: lesson/illegal-right: ")
    assert lines[2].endswith(" (play/not-in-hand: That card is not in your hand.)")
    assert "file/unreadable" in lines[3]


def test_the_shell_names_all_wrong_words_of_a_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.lesson"
    file.write_text(lesson(step("fildinski; trump=X; hands=ZZ ?")), encoding="utf-8")
    assert main(["lesson", "check", str(file)]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.endswith("trump, column 28, “X”: this must be a suit.")
    assert second.endswith("hands, column 37, “ZZ”: this is not a card.")


def test_the_shell_says_what_a_line_missed_and_which_line_caught_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "caught.lesson"
    text = lesson(step(goal="win 2 tricks", right="AC KS", **{"wrong if win trick": "No."}))
    file.write_text(text, encoding="utf-8")
    assert main(["lesson", "check", str(file)]) == 1
    line = text.split("\n").index("wrong if win trick: No.") + 1
    told = capsys.readouterr().out
    assert "(not reached: win 2 tricks; it brought: points 10, tricks 1" in told
    assert f"; caught by line {line})" in told


def test_the_shell_writes_the_same_problems_for_the_same_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = []
    for name in ("one", "two"):
        out = tmp_path / name
        command = ["lesson", "problems", "fildinski", "--count", "2", "--seed", "x"]
        command += ["--title", "Two\nendings", "--course", "my-course", "--number", "999"]
        assert main([*command, "--out", str(out)]) == 0
        texts.append(out.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert main(["lesson", "check", str(tmp_path / "one")]) == 0
    assert "best line worth" in capsys.readouterr().out
    lesson = parse_lesson(texts[0])
    assert (lesson.title, lesson.course, lesson.number) == ("Two endings", "my-course", 999)
    assert len(lesson.steps) == 2


def test_problems_with_hidden_hands_are_proved_by_the_lesson(tmp_path: Path) -> None:
    out = str(tmp_path / "partners")
    command = ["lesson", "problems", "four-hand-partners", "--count", "2", "--margin", "8"]
    assert main([*command, "--out", out]) == 0
    assert main(["lesson", "check", out]) == 0


def test_no_problems_are_made_where_hands_stay_hidden(tmp_path: Path) -> None:
    assert main(["lesson", "problems", "kelebia", "--out", str(tmp_path / "none")]) == 2


def test_the_samples_are_what_their_comments_say() -> None:
    assert DECLARING.startswith("bezique;")
    assert "trick=TC1" in STOCK
    assert "stock=;" in ENDING
