"""Lessons in the browser: keyboard, wrong tries, progress, and the match beside them."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.reader import OPEN, Reader, lesson_at
from tests.browser.table_page import BOOT, STORE_SETTING, TablePage, open_courses
from tests.browser.test_access import AXE, PLAIN, faults_in_every_look
from tests.builder import Scene
from web.build.steps import WEB

pytestmark = pytest.mark.browser

KEPT = """async () => {
  const open = indexedDB.open("brisques");
  await new Promise((done, failed) => Object.assign(open, { onsuccess: done, onerror: failed }));
  const name = open.result.objectStoreNames[0];
  const all = open.result.transaction(name).objectStore(name).getAll();
  await new Promise((done) => { all.onsuccess = done; });
  open.result.close();
  return all.result;
}"""

REVIVED = """() => {
  const { standing } = document.querySelector("brisques-lesson");
  return standing !== before && standing?.state === "open" && standing.actions === 0;
}"""

AT_STEP = """([lesson, step]) =>
  JSON.parse(localStorage["brisques.lessons.1"] ?? "{}")[lesson]?.step === step"""

OPEN_ALL = """(texts) => {
  const player = document.querySelector("brisques-lesson");
  return Promise.all(texts.map((text) => player.open(text, 2))).then(() => player.name);
}"""

BEGIN_ALL = """async (numbers) => {
  const player = document.querySelector("brisques-lesson");
  await Promise.all(numbers.map((number) => player.begin(number)));
  return player.table.view.hand;
}"""

LEAVE = """async ([words, action]) => {
  const player = document.querySelector("brisques-lesson");
  const troubles = [];
  player.addEventListener("lesson-trouble", ({ detail }) => troubles.push(detail.error.code));
  await player.open(words);
  const played = player.match.send([action]);
  await player.begin(2);
  await played;
  await player.match.rest();
  return [troubles, player.standing.step];
}"""

LEFT = f"""brisques-lesson 1
title: Two steps
variant: fildinski
step: Lead
position: {Scene("fildinski", trump="C", hands=("KS 9S", "QS"), leader=0).line().partition(";")[2]}
goal: win trick
right: KS
step: Read
text: Well.
"""


@pytest.fixture
def reader(page: Page) -> Reader:
    """Return a reader at a new page without motion."""
    page.emulate_media(reduced_motion="reduce")
    return Reader(page)


def test_a_lesson_is_shown_while_the_others_play(page: Page) -> None:
    """The next one need not wait for them, even if the table stands still until a tap."""
    reader = Reader(page)
    page.goto("")
    page.evaluate(STORE_SETTING, ["pause", "tap"])
    page.reload()
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator(".start h1").click()  # the focus moves only where a person has done something
    reader.open("filko/13")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    expect(page.locator(".lesson-wait")).to_have_count(0)
    expect(reader.title).to_be_focused()
    page.goto("#lesson=filko/12")
    expect(reader.title).to_have_text("No, thank you")


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("fildinski/1", "fildinski/01-pack.lesson"),
        ("fildinski/2", "fildinski/02-trumps.lesson"),
        ("fildinski/4", "fildinski/04-brisques.lesson"),
    ],
)
def test_a_lesson_is_done_by_keys_alone(seated: Reader, name: str, path: str) -> None:
    """From the first step to the end of the lesson, which is then remembered as done."""
    seated.open(name)
    for step in lesson_at(path).steps:
        seated.solve(step)
        seated.page.keyboard.press("Enter")
    end = seated.page.locator(".lesson-end")
    expect(end.get_by_role("heading", name="Lesson done")).to_be_visible()
    expect(end.get_by_role("button", name="Next lesson")).to_be_focused()
    assert seated.progress()[name]["done"]


def test_a_wrong_try_shows_what_it_teaches(seated: Reader) -> None:
    """The teacher's words are shown; Enter tries again, and then the solution is right."""
    wrong = lesson_at("fildinski/02-trumps.lesson").steps[1]
    seated.open("fildinski/2")
    seated.tab_to(".lesson-skip")
    seated.page.keyboard.press("Enter")
    expect(seated.title).to_be_focused()
    seated.play("TC")
    expect(seated.verdict).to_contain_text("Nothing of its own suit beats an Ace.")
    expect(seated.page.locator(".lesson-task .primary")).to_be_focused()
    seated.page.keyboard.press("Enter")
    expect(seated.verdict).to_be_empty()
    seated.solve(wrong)


LAYER = "(part) => Number(getComputedStyle(document.querySelector(part)).zIndex)"


def test_the_ring_of_a_focused_heading_lies_over_the_text(seated: Reader) -> None:
    seated.open("fildinski/2")
    assert seated.page.evaluate(LAYER, ".lesson-head") > seated.page.evaluate(LAYER, ".lesson-text")


def test_of_lessons_opened_at_once_the_last_is_shown(seated: Reader) -> None:
    """No step of another is begun, as when the language changes on the way to a lesson."""
    paths = ("fildinski/02-trumps", "fildinski/04-brisques", "filko/01-pack")
    texts = [Path(WEB, "lessons", f"{path}.lesson").read_text(encoding="utf-8") for path in paths]
    seated.open("fildinski/1")
    assert seated.page.evaluate(OPEN_ALL, texts) == "filko/1"
    last = lesson_at(f"{paths[-1]}.lesson")
    expect(seated.title).to_have_text(last.steps[1].title)
    expect(seated.page.get_by_role("alert")).to_have_count(0)


def test_of_steps_begun_at_once_the_last_is_on_the_table(seated: Reader) -> None:
    """It has the words and the cards of that step, as when its button is pressed quickly."""
    seated.open("fildinski/2")
    second, third = (seated.page.evaluate(BEGIN_ALL, [number]) for number in (2, 3))
    assert second != third
    assert seated.page.evaluate(BEGIN_ALL, [3, 2]) == second


def test_a_step_left_while_the_others_are_to_play_is_over(seated: Reader) -> None:
    """The others make no further move, and the next step begins without trouble."""
    seated.open("fildinski/1")
    assert seated.page.evaluate(LEAVE, [LEFT, "KS1"]) == [[], 2]


def test_hints_are_given_one_at_a_time(seated: Reader) -> None:
    """The key H gives the first, the button the next; then there are no more, and no button."""
    seated.open("fildinski/2")
    hints = seated.page.locator(".lesson-hint")
    seated.page.locator(".lesson-skip").click()
    expect(seated.title).to_be_focused()
    seated.page.locator(".lesson .hand [data-card]").first.focus()
    seated.page.keyboard.press("h")
    expect(hints).to_have_count(1)
    seated.page.get_by_role("button", name="Another hint").click()
    expect(hints).to_have_count(2)
    first, second = hints.all_inner_texts()
    assert first != second
    expect(seated.page.get_by_role("button", name="Another hint")).to_have_count(0)
    expect(seated.page.locator(".lesson-task")).to_be_focused()


def test_a_try_that_is_taken_back_leaves_the_focus_in_the_panel(seated: Reader) -> None:
    seated.open("fildinski/2")
    seated.page.locator(".lesson-skip").click()
    expect(seated.title).to_be_focused()
    seated.play("TC")
    back = seated.page.locator(".lesson-task .undo")
    back.press("Enter")
    expect(back).to_have_count(0)
    expect(seated.page.locator(".lesson-task")).to_be_focused()


def test_a_hint_that_is_asked_for_twice_at_once_is_given_once(seated: Reader) -> None:
    seated.open("fildinski/2")
    seated.page.locator(".lesson-skip").click()
    expect(seated.title).to_be_focused()
    twice = "(lesson) => Promise.all([lesson.hint(), lesson.hint()])"
    seated.page.locator("brisques-lesson").evaluate(twice)
    expect(seated.page.locator(".lesson-hint")).to_have_count(1)
    seated.page.get_by_role("button", name="Another hint").click()
    expect(seated.page.locator(".lesson-hint")).to_have_count(2)


def test_a_new_try_focuses_the_hand_that_comes_after_a_cut(seated: Reader) -> None:
    """The button that began it is gone, and the others cut before there is a hand."""
    page = seated.page
    seated.open("filko/13")
    page.wait_for_function(OPEN)
    page.evaluate("document.activeElement.blur()")
    page.evaluate("document.querySelector('brisques-lesson').again()")
    expect(page.locator(".hand [data-card]:focus")).to_have_count(1)


def test_progress_survives_a_reload(reader: Reader) -> None:
    """The lesson continues at the step where it was left; restarted, its progress is erased."""
    steps = lesson_at("fildinski/01-pack.lesson").steps
    reader.open("fildinski/1")
    for _ in range(2):
        reader.page.locator(".lesson-skip").click()
    expect(reader.title).to_have_text(steps[2].title)
    reader.page.wait_for_function(AT_STEP, arg=["fildinski/1", 3])
    reader.page.reload()
    expect(reader.title).to_have_text(steps[2].title, timeout=BOOT)
    expect(reader.page.locator(".lesson-task")).to_be_visible(timeout=BOOT)
    reader.page.get_by_role("button", name="Leave the lesson").click()
    reader.page.reload()  # the list of courses does not need the lesson player
    learn = open_courses(reader.page)
    begun = learn.locator(".learn-next [lang=en]")  # a title says its language
    expect(begun).to_have_text(lesson_at("fildinski/01-pack.lesson").title)
    learn.locator(".courses button").first.click()
    course = reader.page.locator("dialog.course")
    expect(course).to_contain_text(f"Step 3 of {len(steps)}")
    course.get_by_role("button", name="Start this course again").click()
    expect(course).not_to_contain_text("Step 3 of")
    assert reader.progress() == {}


def test_a_stored_step_beyond_the_end_of_a_lesson_is_its_last(page: Page) -> None:
    marks = json.dumps({"fildinski/1": {"step": 99_999_999, "done": False}})
    page.goto("")
    page.evaluate("(marks) => { localStorage['brisques.lessons.1'] = marks; }", marks)
    steps = len(lesson_at("fildinski/01-pack.lesson").steps)
    expect(open_courses(page)).to_contain_text(f"step {steps} of {steps}")


def test_a_lesson_does_not_disturb_the_match(page: Page) -> None:
    """The match goes on after a lesson, and also after a reload within a lesson."""
    table_page = TablePage(page)
    table_page.sit_down()
    before, kept = table_page.view, page.evaluate(KEPT)
    assert kept
    reader = Reader(page)
    page.evaluate("location.hash = '#lesson=fildinski/2'")
    page.locator(".lesson-skip").click(timeout=BOOT)
    reader.play("7H")
    expect(reader.verdict).to_contain_text("Done.")
    assert page.evaluate(KEPT) == kept
    page.get_by_role("button", name="Leave the lesson").click()
    table_page.wait()
    assert table_page.view == before
    table_page.take_turn()
    after = table_page.view
    assert after != before
    page.evaluate("location.hash = '#lesson=fildinski/2'")
    page.reload()
    expect(page.locator(".lesson-task")).to_be_visible(timeout=BOOT)
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.locator(".at-table .hand")).to_be_visible()
    table_page.wait(BOOT)
    for part in ("hand", "trick", "seats", "log"):
        assert table_page.view[part] == after[part]


def test_another_language_shows_the_same_step(reader: Reader) -> None:
    """Another tab changes it when the last step is solved and the lesson counts as done."""
    steps = lesson_at("fildinski/01-pack.lesson").steps
    reader.open("fildinski/1")
    for step in steps[1:]:
        reader.page.locator(".lesson-skip").click()
        expect(reader.title).to_have_text(step.title)
    reader.solve(steps[-1])
    other = reader.page.context.new_page()
    other.goto("")
    other.evaluate(STORE_SETTING, ["language", "de"])
    last = lesson_at("de/fildinski/01-pack.lesson").steps[-1]
    expect(reader.title).to_have_text(last.title)


def test_a_link_to_an_unknown_lesson_says_so(reader: Reader) -> None:
    """The message has a link that leads away."""
    reader.page.goto("#lesson=fildinski/999")
    expect(reader.page.get_by_role("alert")).to_contain_text("There is no such lesson here.")
    reader.page.get_by_role("button", name="Leave the lesson").click()
    expect(reader.page.locator(".start")).to_be_visible()


def test_a_lesson_survives_its_worker(reader: Reader) -> None:
    """When the engine is replaced, the step restarts and can be solved."""
    step = lesson_at("fildinski/02-trumps.lesson").steps[1]
    reader.open("fildinski/2")
    reader.page.locator(".lesson-skip").click()
    expect(reader.title).to_be_focused()
    reader.page.evaluate("window.before = document.querySelector('brisques-lesson').standing")
    reader.page.evaluate("brisques.engine.kill()")
    reader.play("7H")
    reader.page.wait_for_function(REVIVED, timeout=BOOT)
    reader.solve(step)


def test_a_rule_is_read_without_leaving_the_lesson(seated: Reader) -> None:
    """A link in a lesson opens the rules page at that rule; the way back leads to the lesson."""
    page = seated.page
    seated.open("fildinski/1")
    page.locator(".lesson-text a").first.click()
    rules = page.locator("dialog.rules")
    expect(rules.locator('[id="bezique.pack.copies"]')).to_be_visible()
    page.go_back()
    expect(rules).to_have_count(0)
    expect(seated.title).to_have_text("Two short packs")
    assert page.url.endswith("#lesson=fildinski/1")


TO_THE_RIGHT = "Play goes round to the right."


@pytest.mark.parametrize(
    ("link", "told", "game"),
    [
        ("lesson=filko/1", TO_THE_RIGHT, "Filkó for four"),
        ("lesson=bezique/1", "lay down melds from your hand", "Bézique"),
        ("problem=f17f1f", TO_THE_RIGHT, "Filicău"),
        ("position=filko-5;phase=play", TO_THE_RIGHT, "Filkó for five"),
    ],
)
def test_help_and_rules_are_those_of_the_game_beside_the_match(
    table: TablePage, link: str, told: str, game: str
) -> None:
    """Also at a step without a table, and at a position with mistakes."""
    page = table.page
    page.goto(f"#{link}")
    expect(page.locator(".lesson-task, .edit-state")).to_be_visible()
    page.locator(".lesson-bar").get_by_role("button", name="Help").click()
    panel = page.locator("dialog.help")
    expect(panel).to_contain_text(told)
    panel.get_by_role("button", name="Rules, with their sources").click()
    rules = page.locator("dialog.rules")
    expect(rules.get_by_role("heading", level=1)).to_have_text(f"Rules of {game}")


def test_axe_finds_nothing(reader: Reader) -> None:
    """With text and table, a verdict with a hint, and a question; nothing overflows sideways."""
    page = reader.page
    reader.open("fildinski/2")
    page.evaluate(AXE)
    page.evaluate(PLAIN)
    assert faults_in_every_look(page) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(".lesson-skip").click()
    reader.play("TC")
    expect(reader.verdict).to_contain_text("Not this way.")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".lesson-hint")).to_be_visible()
    assert faults_in_every_look(page) == []
