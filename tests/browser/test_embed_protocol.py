"""The embedding protocol: methods, events, versions, and which windows a table listens to."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser import embedding
from tests.browser.embedding import (
    HostPage,
    Pages,
    context_of,
    to_follow,
)
from tests.browser.table_page import BOOT
from tests.browser.test_secrets import CARD, hidden
from tests.builder import Scene

pytestmark = pytest.mark.browser
host, shared_page, page = embedding.host, embedding.shared_page, embedding.page

LINE = to_follow().line()
STRICT = Scene(
    "fildinski", trump="D", stock=0, hands=("AS 9S KH QH", "QS JS 9H 8H"), leader=1
).play("QS")
OURS = "**/lessons/fildinski/**"
LAST = Scene("fildinski", stock=0, hands=("AS", "9S"), points=(720, 540))


# --- methods -------------------------------------------------------------------------------------


def test_a_page_can_play_by_its_own_buttons(page: HostPage) -> None:
    name = page.table(position=LINE)
    assert page.call(name, "act", "KS1")["view"]["phase"] == "declare"
    assert page.call(name, "undo")["view"]["phase"] == "play"
    in_order = page.page.evaluate(
        """async (id) => {
          const table = document.getElementById(id);
          const answers = await Promise.all([table.act("KS1"), table.undo(), table.act("9S1")]);
          return answers.map(({ view }) => view.log.length + view.trick.plays.length);
        }""",
        name,
    )
    assert len(in_order) == 3


def test_a_hint_is_shown_and_returned(page: HostPage) -> None:
    name = page.table(position=LINE)
    first, second = page.call(name, "hint")["hint"], page.call(name, "hint")["hint"]
    assert first["action"] == second["action"]
    assert "reasons" not in first
    assert second["reasons"]
    expect(page.frame(name).locator(".slip.advice")).to_be_visible()


def test_load_replaces_the_table(page: HostPage) -> None:
    name = page.table(variant="fildinski", deal="a")
    view = page.call(name, "load", {"position": LINE, "goal": "Win."})["view"]
    assert view["trick"]["plays"] == [{"seat": 1, "card": "QS1"}]
    assert page.call(name, "load", {"deal": "a"})["view"]["trick"]["plays"] == []


LOAD_BOTH = """([id, ...changes]) => {
  const table = document.getElementById(id);
  return Promise.allSettled(changes.map((change) => table.load(change)));
}"""


def test_a_refused_change_takes_back_nothing_of_a_later_one(page: HostPage) -> None:
    """Both are under way at once; only what was refused is as before."""
    name = page.table(position=LINE)
    page.page.evaluate(LOAD_BOTH, [name, {"position": "fildinski;trump=Q"}, {"goal": "Think."}])
    expect(page.frame(name).locator(".goal p")).to_have_text("Think.")
    assert "view" in page.call(name, "load", {"level": "club"})


LOAD_EARLIER = """([id, change]) => {
  window.earlier = document.getElementById(id).load(change);
}"""


def test_a_lesson_that_comes_late_does_not_replace_a_later_table(page: HostPage) -> None:
    held: list[Route] = []
    name = page.table(position=LINE)
    page.page.route(OURS, lambda route: held.append(route))  # noqa: PLW0108
    with page.page.expect_request(OURS):
        page.page.evaluate(LOAD_EARLIER, [name, {"lesson": "fildinski/2"}])
    page.call(name, "load", {"position": LINE})
    held[0].continue_()
    page.page.evaluate("earlier")
    page.page.unroute(OURS)
    expect(page.frame(name).locator('[data-card="KS1"]')).to_be_visible()
    expect(page.frame(name).locator(".lesson")).to_have_count(0)


def test_a_lesson_replaces_a_table_where_others_are_moving(page: HostPage) -> None:
    name = page.table(position=LINE)
    page.page.evaluate(LESSON_MEANWHILE, [name, lesson(LINE, "win trick", "KS")])
    expect(page.frame(name).locator(".lesson")).to_be_visible()
    assert page.call(name, "act", "KS1")["view"]["phase"] == "declare"


LESSON_MEANWHILE = """async ([id, lesson]) => {
  const table = document.getElementById(id);
  const moved = new Promise((resolve) =>
    table.addEventListener("brisques-action", resolve, { once: true }));
  const laid = table.load({ variant: "filko-4", deal: "a" });
  await moved;
  await table.load({ lesson });
  await laid;
}"""


def test_an_early_call_waits_for_the_table(page: HostPage) -> None:
    page.page.evaluate("document.body.style.paddingTop = '5000px'")
    name = page.add(position=LINE)
    page.page.evaluate("document.body.style.paddingTop = ''")
    assert page.call(name, "get")["view"]["phase"] == "play"
    assert page.call(name, "act", "KS1")["view"]["phase"] == "declare"


REFUSED: list[tuple[str, Any, str]] = [
    ("act", "AS1", "play/"),
    ("act", "no such thing", "action/unknown"),
    ("act", "K" * 500, "protocol/too-long"),
    ("act", 7, "protocol/bad-params"),
    ("load", {"variant": "whist", "deal": "a"}, "variant/unknown"),
    ("load", {"variant": "<b>"}, "protocol/bad-setting"),
    ("load", {"position": "fildinski;trump=Q"}, "position/"),
    ("load", {"record": "brisques 99"}, "record/unknown-version"),
    ("load", {"seat": "7"}, "bridge/bad-argument"),
    ("load", {"level": "expert@99999"}, "protocol/bad-setting"),
    ("load", {"theme": "pink"}, "protocol/bad-setting"),
    ("load", {"controls": "menu"}, "protocol/bad-setting"),
    ("load", {"onclick": "1"}, "protocol/unknown-setting"),
    ("load", {"goal": "x" * 501}, "protocol/too-long"),
    ("load", {"goal": ["x"]}, "protocol/bad-params"),
]
"""Methods, what they are given, and how the code of the error begins."""


def test_a_call_that_cannot_be_carried_out_is_a_named_error(page: HostPage) -> None:
    """After each of them the table plays on."""
    name = page.table(position=LINE)
    for method, given, code in REFUSED:
        assert page.call(name, method, given)["problem"].startswith(code), (method, given)
        assert page.call(name, "load", {"position": LINE})["view"]["hand"]
        assert "problem" not in page.call(name, "act", "KS1"), (method, given)


# --- events --------------------------------------------------------------------------------------


def test_ready_carries_the_view(page: HostPage) -> None:
    name = page.table(position=LINE, goal="Win this trick.")
    detail = page.heard(name, "ready")[0]
    assert detail["goal"] == "Win this trick."
    assert detail["view"]["hand"]


def test_actions_and_points_are_events(page: HostPage) -> None:
    name = page.table(position=LINE)
    page.frame(name).locator('[data-card="KS1"]').click()
    told = page.wait(name, "action")
    assert [event["e"] for event in told["events"]][:2] == ["played", "trick-won"]
    assert told["toMove"] == 0
    page.frame(name).locator(".chooser .primary").first.click()
    scored = page.wait(name, "scored")
    assert scored["points"] == 40
    assert scored["seat"] == 0


def test_a_refusal_is_an_event_with_its_source(page: HostPage) -> None:
    name = page.table(position=STRICT.line())
    page.frame(name).locator('[data-card="KH1"]').click(force=True)
    told = page.wait(name, "refused")
    assert told["code"] == "play/must-follow"
    assert told["cites"]
    expect(page.frame(name).get_by_role("alert")).to_be_visible()


def test_the_end_of_a_deal_is_an_event(page: HostPage) -> None:
    name = page.table(position=LAST.line())
    page.call(name, "act", "AS1")
    told = page.wait(name, "ended")
    assert told["phase"].endswith("over")
    assert told["scores"][0] > 720


def test_an_error_is_an_event(page: HostPage) -> None:
    name = page.add(position="fildinski;trump=Z")
    page.page.locator(f"#{name}").scroll_into_view_if_needed()
    assert page.wait(name, "error")["code"].startswith("position/")
    assert len(page.heard(name, "error")) == 1


BAD_POSITION = {"position": "fildinski;trump=Q"}


REFUSING: list[tuple[str, Any]] = [("act", "marriage:KS1"), ("load", BAD_POSITION)]
SUCCEEDING: list[tuple[str, Any]] = [("act", "KS1"), ("load", {"theme": "dark"})]


@pytest.mark.parametrize("inside", ["table", "lesson"])
def test_an_error_is_shown_until_the_next_success(page: HostPage, inside: str) -> None:
    ours = lesson(LINE, "declare bezique", "KS bezique:QS.JD")
    begun = {"position": LINE} if inside == "table" else {"lesson": ours}
    name = page.table(**begun)
    note = page.frame(name).locator(".embed-note")
    for refused, succeeding in product(REFUSING, SUCCEEDING):
        assert page.call(name, "load", begun)["view"]
        assert page.call(name, *refused)["problem"]
        expect(note).not_to_be_empty()
        assert page.call(name, *succeeding)["view"]
        expect(note).to_be_empty()


HINT_AFTER_A_CARD = """() => {
  document.querySelector('[data-card="KS1"]').click();
  document.querySelector('[data-tool="hint"]').click();
}"""


def test_a_hint_that_comes_too_late_is_no_error(page: HostPage) -> None:
    name = page.table(position=LINE)
    page.frame(name).locator("html").evaluate(HINT_AFTER_A_CARD)
    assert page.call(name, "undo")["view"]["phase"] == "play"  # answered after the hint
    assert page.heard(name, "error") == []


# --- lessons -------------------------------------------------------------------------------------


def lesson(line: str, goal: str, right: str) -> str:
    """Return a lesson of one step at this position."""
    return f"""brisques-lesson 1
title: One step
course: mine
number: 1
variant: fildinski
language: en

step: Now you
text: Play.
position: {line.partition(";")[2]}
goal: {goal}
right: {right}
"""


def test_play_in_a_lesson_is_reported_as_outside(page: HostPage) -> None:
    name = page.table(lesson=lesson(LINE, "declare bezique", "KS bezique:QS.JD"))
    page.frame(name).locator('[data-card="KS1"]').click()
    told = page.wait(name, "action")
    assert [event["e"] for event in told["events"]][:2] == ["played", "trick-won"]
    page.frame(name).locator(".chooser .primary").first.click()
    scored = page.wait(name, "scored")
    assert (scored["seat"], scored["points"]) == (0, 40)
    page.wait(name, "goal", 2)
    order = page.page.evaluate(
        "(id) => heard.filter((it) => it.id === id).map((it) => it.name)", name
    )
    assert order.index("ready") < order.index("action"), "no play is told before the table is ready"


def test_a_refusal_in_a_lesson_is_returned_to_every_caller(page: HostPage) -> None:
    name = page.table(lesson=lesson(STRICT.line(), "win trick", "AS"))
    answer = page.call(name, "act", "KH1")
    assert answer["problem"] == "play/must-follow"
    assert page.wait(name, "refused")["code"] == "play/must-follow"
    assert (
        page.call(name, "act", "AS1")["view"]["hand"]
        != page.heard(name, "ready")[0]["view"]["hand"]
    )


def test_no_action_is_taken_where_a_lesson_has_no_table(page: HostPage) -> None:
    head = lesson(LINE, "win trick", "KS").partition("step:")[0]
    name = page.table(lesson=f"{head}step: Read\ntext: An Ace is a brisque.\n")
    assert page.call(name, "act", "KS1")["problem"] == "bridge/no-table"


def test_hints_in_a_lesson_are_the_teachers(page: HostPage) -> None:
    hinted = "hint: Look at {QS}.\nhint: The *King* takes it.\n"
    name = page.table(lesson=lesson(LINE, "declare bezique", "KS bezique:QS.JD") + hinted)
    said = [page.call(name, "hint")["hint"] for _ in range(3)]
    assert said == [{"text": "Look at Queen of spades."}, {"text": "The King takes it."}, None]
    expect(page.frame(name).locator(".lesson-hint")).to_have_count(2)


def test_the_end_of_a_lessons_deal_is_an_event(page: HostPage) -> None:
    name = page.table(lesson=lesson(LAST.line(), "end deal", "AS"))
    page.call(name, "act", "AS1")
    told = page.wait(name, "ended")
    assert told["phase"].endswith("over")
    assert told["scores"][0] > 720


def test_a_call_waits_for_the_file_of_the_lesson(page: HostPage) -> None:
    """A call made before the host has sent the file is carried out in the lesson."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.page.route("**/mine.lesson", hold)
    with page.page.expect_request("**/mine.lesson"):
        name = page.add(lesson="mine.lesson")
        page.page.locator(f"#{name}").scroll_into_view_if_needed()
    page.page.evaluate(
        "(id) => { window.answer = document.getElementById(id).act('KS1').then("
        "({ view }) => view.phase, ({ code }) => code) }",
        name,
    )
    held[0].fulfill(body=lesson(LINE, "declare bezique", "KS bezique:QS.JD"))
    assert page.page.evaluate("answer") == "declare"
    assert page.heard(name, "goal")[0]["state"] == "open"
    page.page.unroute("**/mine.lesson")


def test_a_missing_lesson_file_is_an_error(browser: Browser, site: str, host: Pages) -> None:
    context = browser.new_context()  # whose browser reports the missing file
    page = HostPage(context.new_page())
    page.page.route("**/gone.lesson", lambda route: route.abort())
    script = f'<script type="module" src="{site}embed.js"></script>'
    page.page.goto(host.put("gone", "<h1>A tutorial</h1>", script))
    assert page.wait(page.add(lesson="gone.lesson"), "error")["code"] == "embed/no-lesson"
    context.close()


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ({"controls": "menu"}, "This table does not know the value of “controls”."),
        ({"goal": "x" * 501}, "“goal” is too long: at most 500 characters."),
        ({"lesson": "nobody/9"}, "There is no lesson “nobody/9” here."),
    ],
)
def test_an_error_names_the_setting(page: HostPage, setting: dict[str, str], sentence: str) -> None:
    assert page.wait(page.add(**setting), "error")["message"] == sentence


# --- secrets -------------------------------------------------------------------------------------


def test_the_page_gets_no_card_that_its_reader_may_not_see(page: HostPage) -> None:
    name = page.table(variant="fildinski", deal="a")
    for _ in range(4):
        view = page.call(name, "get")["view"]
        page.call(name, "act", view["legal"][0])
    page.call(name, "undo")
    view = page.call(name, "get")["view"]
    told = str(page.page.evaluate("JSON.stringify(heard)")) + str(view)
    lay = page.page.frames
    truth = next(
        line
        for frame in lay
        if "await" in frame.url
        for line in [frame.evaluate("brisquesFrame.engine.call('position').then((it) => it.line)")]
    )
    unseen = hidden(truth, view)
    assert len(unseen) > 10
    seen_once = set(CARD.findall(str(page.heard(name, "action"))))
    assert sorted((set(CARD.findall(told)) - seen_once) & unseen) == []


# --- bare messages -------------------------------------------------------------------------------

TALK = """async (message) => {
  const frame = document.querySelector("iframe").contentWindow;
  const answer = new Promise((resolve) => addEventListener("message", function hear({ data }) {
    if (!("event" in data)) { removeEventListener("message", hear); resolve(data); }
  }));
  frame.postMessage(message, "*");
  return answer;
}"""


@pytest.fixture(scope="module")
def bare(browser: Browser, site: str, host: Pages) -> Iterator[Page]:
    """Return a page with a plain frame, which sends its messages itself."""
    body = f'<iframe title="A table" src="{site}embed.html?position={LINE}"></iframe>'
    with context_of(browser, site, host) as context:
        window = context.new_page()
        window.goto(host.put("bare", body))
        expect(window.frame_locator("iframe").locator(".hand [data-card]").first).to_be_visible(
            timeout=BOOT
        )
        yield window


def test_an_answer_carries_the_id_of_its_request(bare: Page) -> None:
    answer = bare.evaluate(TALK, {"brisques": 1, "id": "mine", "method": "get"})
    assert (answer["brisques"], answer["id"]) == (1, "mine")
    assert "KS1" in answer["result"]["view"]["hand"]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"brisques": 2, "id": 1, "method": "get"}, "protocol/unknown-version"),
        ({"brisques": "1", "id": 1, "method": "get"}, "protocol/unknown-version"),
        ({"brisques": 1, "method": "get"}, "protocol/bad-id"),
        ({"brisques": 1, "id": "x" * 65, "method": "get"}, "protocol/bad-id"),
        ({"brisques": 1, "id": 1, "method": "save"}, "protocol/unknown-method"),
        ({"brisques": 1, "id": 1, "method": "constructor"}, "protocol/unknown-method"),
        ({"brisques": 1, "id": 1}, "protocol/unknown-method"),
        ({"brisques": 1, "id": 1, "method": "load", "params": 4}, "protocol/bad-params"),
    ],
)
def test_an_unknown_message_is_answered_with_an_error(
    bare: Page, message: object, code: str
) -> None:
    assert bare.evaluate(TALK, message)["error"]["code"] == code
