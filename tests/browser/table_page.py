"""Somebody who sits at the table in a browser: looks, taps, and waits until the table is quiet.

Taps are real ones, at a point where the card can be seen. The page's own objects, which it keeps
at `window.brisques`, are used to look and to set up a position, never to play.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect

from brisques.game import Game

BOOT = 90_000  # ms; Python starts slowly on a busy machine
MOVE = 20_000

OTHERS = ("Ludwik", "Marta", "Henryk", "Dorin", "Ileana")

QUIET = """() => {
  const { match, table } = window.brisques ?? {};
  const view = match?.view;
  if (!view || table.busy || table.status || table.matches("[data-moving]")) return false;
  return view.to_move === view.seat || view.phase.endsWith("over");
}"""

SETTINGS = """(settings) => {
  const key = "brisques.settings";
  if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(settings));
}"""

# The longest run of one card that can be touched, over a few heights; `x` and `y` are its middle.
STRIP = """(node) => {
  const box = node.getBoundingClientRect();
  const isSeen = (x, y) => node.contains(document.elementFromPoint(x, y));
  let best = { width: 0, x: 0, y: 0 };
  for (const part of [0.2, 0.4, 0.6]) {
    const y = box.top + box.height * part;
    let width = 0;
    for (let x = Math.ceil(box.left); x < box.right; x += 1) {
      width = isSeen(x, y) ? width + 1 : 0;
      if (width > best.width) best = { width, x: x - width / 2, y };
    }
  }
  return best;
}"""

SET_UP = """async ([line, seats]) => {
  const { engine, match } = window.brisques;
  await match.recovered(await engine.call("position", { line, seats }));
}"""


LOAD = """async (record) => {
  const { engine, match } = window.brisques;
  await match.recovered(await engine.call("load", { record }));
}"""
RECORD = "async () => (await window.brisques.engine.call('save')).record"


# It fetches all files, and would answer what a test refuses.
NO_SERVICE_WORKER = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined })"

BEGIN = """([variant, names, seed]) =>
  window.brisques.match.begin({ variant, level: "casual", names, seed })"""


SLOW_TIMERS = """() => {
  const { setTimeout } = window;
  window.usualTimeout = setTimeout;
  window.setTimeout = (what, ms = 0) => setTimeout(what, ms * 20);
}"""
USUAL_TIMERS = "() => { window.setTimeout = window.usualTimeout; }"

# What the engine says of a level's time, in the worker that watches over it. The 0 is its answer.
LONG_THOUGHTS = """
  JSON.usual ??= JSON.parse;
  JSON.parse = (text) => {
    const it = JSON.usual(text);
    if (it?.ms) it.ms *= 40;
    return it;
  };
  0
"""
USUAL_THOUGHTS = "if (JSON.usual) JSON.parse = JSON.usual; 0"


@contextmanager
def slow_timers(page: Page) -> Iterator[None]:
    """Meanwhile what the page does by itself after a while it does twenty times later."""
    page.evaluate(SLOW_TIMERS)
    try:
        yield
    finally:
        page.evaluate(USUAL_TIMERS)


@contextmanager
def long_thoughts(page: Page) -> Iterator[None]:
    """Meanwhile a player may think forty times as long, unless the thought settles or is ended."""
    page.workers[0].evaluate(LONG_THOUGHTS)
    try:
        yield
    finally:
        page.workers[0].evaluate(USUAL_THOUGHTS)


def wait_until(page: Page, holds: str, arg: Any = None) -> None:
    """Wait for an async function to answer yes; to `wait_for_function` any promise is a yes.

    A question that is never answered is asked again.
    """
    page.evaluate(
        f"""async (arg) => {{
          const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
          const end = Date.now() + {BOOT};
          while (!(await Promise.race([({holds})(arg), wait(5000)]))) {{
            if (Date.now() > end) throw new Error(`still not: ${{JSON.stringify(arg)}}`);
            await wait(100);
          }}
        }}""",
        arg,
    )


def seats(players: int) -> list[dict[str, str]]:
    """A person and the computer's players."""
    others = [{"kind": "player", "level": "casual", "name": name} for name in OTHERS]
    return [{"kind": "human"}, *others[: players - 1]]


def tap_first(page: Page) -> None:
    """Play the first card of the start page, at its index: the next one covers its middle."""
    page.locator(".start .hand [data-card]").first.click(position={"x": 14, "y": 36})


def pick_game(page: Page, variant: str) -> None:
    """A game out of the list on the start page, which opens the panel of a new match."""
    page.locator(".contents").get_by_role("button", name="All the games").click()
    page.locator(f'dialog.games [data-variant="{variant}"]').click()
    expect(page.locator(f'dialog.new-match [data-variant="{variant}"]')).to_be_visible()


def open_courses(page: Page) -> Locator:
    """The list of courses, from the start page."""
    page.locator(".contents").get_by_role("button", name="Learn").click()
    panel = page.locator("dialog.learn")
    expect(panel).to_be_visible()
    return panel


class Position(Protocol):
    """A deal in progress, as the builders of both families make it."""

    @property
    def game(self) -> Game:
        """The game it is of."""
        ...

    def line(self) -> str:
        """The whole deal in one line."""
        ...


class TablePage:
    """One page and the person before it."""

    def __init__(
        self, page: Page, speed: str = "none", settings: dict[str, str] | None = None
    ) -> None:
        self.page = page
        page.set_default_timeout(MOVE)
        usual = {"version": 2, "taps": "one", "sound": "off", "notes": "off"}
        chosen = {**usual, "speed": speed, **(settings or {})}
        page.add_init_script(f"({SETTINGS})({json.dumps(chosen)})")

    # --- looking ------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        """What the engine last told the page."""
        return dict(self.page.evaluate("window.brisques.match.view"))

    @property
    def focus(self) -> str:
        """What has the focus, in a few words; "BODY" when nothing has."""
        return str(
            self.page.evaluate(
                """() => {
                  const { tagName, ariaLabel, textContent } = document.activeElement;
                  if (tagName === "BODY") return tagName;
                  return `${tagName} ${ariaLabel ?? textContent}`.trim();
                }"""
            )
        )

    def card(self, code: str, inside: str = "") -> Locator:
        """A card of the hand; the start page has two hands, so say inside of what."""
        return self.page.locator(f'{inside} .hand [data-card="{code}"]')

    @property
    def chooser(self) -> Locator:
        """The slip with what may be declared."""
        return self.page.locator(".chooser")

    @property
    def sheet(self) -> Locator:
        """The sheet at the end of a deal."""
        return self.page.locator("dialog.deal-sheet")

    def button(self, name: str, *, inside: str = "body") -> Locator:
        """A button by its exact name."""
        return self.page.locator(inside).get_by_role("button", name=name, exact=True)

    # --- doing --------------------------------------------------------------------------------

    def wait(self, timeout: float = MOVE) -> None:
        """Until nothing moves any more and a person is asked for something."""
        self.page.wait_for_function(QUIET, timeout=timeout)

    def sit_down(self) -> None:
        """From the start page to the table: the first card of the hand is played."""
        self.page.goto("")
        tap_first(self.page)
        self.wait(BOOT)

    def set_up(self, scene: Position) -> None:
        """This position on the table; the computer moves if it is its turn."""
        self.page.evaluate(SET_UP, [scene.line(), seats(scene.game.players)])
        self.wait()

    def record(self) -> str:
        """The record of the match, as the engine keeps it."""
        return str(self.page.evaluate(RECORD))

    def load(self, record: str) -> None:
        """The match of a record on the table; the computer moves if it is its turn."""
        self.page.evaluate(LOAD, record)
        self.wait()

    def begin(self, variant: str, players: int, seed: str) -> None:
        """A new match of any game, dealt from this seed."""
        self.page.evaluate(BEGIN, [variant, OTHERS[: players - 1], seed])
        self.wait()

    def clear(self) -> None:
        """Back to the bare table from wherever the page has got to."""
        self.page.evaluate("document.querySelectorAll('dialog').forEach((it) => it.close())")
        self.page.evaluate("location.hash = '#table'")
        expect(self.page.locator("brisques-table")).to_be_visible()

    def tap(self, code: str, inside: str = "") -> None:
        """A tap on a card where it can be seen; it may be one that is refused."""
        card = self.card(code, inside)
        card.scroll_into_view_if_needed()
        point = card.evaluate(STRIP)
        assert point["width"] > 0, f"{code} is nowhere to be seen"
        self.page.mouse.click(point["x"], point["y"])

    def play(self, code: str) -> None:
        """A tap on a card, and all that follows from it."""
        self.tap(code)
        self.wait()

    def take_turn(self) -> None:
        """Whatever is asked now: show, exchange or declare what is offered, or play a card."""
        view = self.view
        declare = view["declare"]
        if view["phase"] in ("call", "servant"):
            self._call()
        elif view["packet"] or view["phase"] == "cut":
            self.page.locator(".packet .primary").click()
        elif declare and declare["exchange"]:
            self.button("Exchange", inside=".chooser").click()
        elif declare:
            kind = ".primary" if declare["options"] else ".actions .button"
            self.chooser.locator(kind).first.click()
        elif view["announce"]:
            self.page.locator(".announce").first.click()
        else:
            self.tap(next(card for card in view["hand"] if card in view["legal"]))
        self.wait()

    def _call(self) -> None:
        """The first suit and card that may be called, or the first who may be servant."""
        page = self.page
        for kind in (".suit-picks button", '.card-picks [aria-disabled="false"]'):
            if page.locator(kind).count():
                page.locator(kind).first.click()
        page.locator(".choice-slip .primary").first.click()

    def open_panel(self, name: str) -> Locator:
        """A panel out of the table's menu."""
        self.button("Menu").click()
        self.page.locator("dialog.menu").get_by_role("button", name=name, exact=True).click()
        panel = self.page.get_by_role("dialog")
        expect(panel).to_be_visible()
        return panel
