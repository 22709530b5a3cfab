"""The page object of the table: read what the page shows, tap, and wait until the table is idle.

Taps are real ones, at a point where the card is visible. The page's own objects, which it keeps at
`window.brisques`, are used to read state and to set up a position, never to play.
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

# Find the longest visible run of a card over a few heights, or the first that is wide enough; `x`
# and `y` are its middle.
STRIP = """(node, enough) => {
  const box = node.getBoundingClientRect();
  const isSeen = (x, y) => node.contains(document.elementFromPoint(x, y));
  let best = { width: 0, x: 0, y: 0 };
  for (const part of [0.2, 0.4, 0.6]) {
    const y = box.top + box.height * part;
    let width = 0;
    for (let x = Math.ceil(box.left); x < box.right; x += 1) {
      width = isSeen(x, y) ? width + 1 : 0;
      if (width > best.width) best = { width, x: x - width / 2, y };
      if (enough && width >= enough) return best;
    }
  }
  return best;
}"""

# Wait for two frames: before that, a new size may not be laid out, and a click may miss what has
# just been placed.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

FOCUS = """() => {
  const { tagName, ariaLabel, textContent } = document.activeElement;
  const label = ariaLabel ?? textContent.trim().replace(/\\s+/g, " ");
  return tagName === "BODY" ? tagName : `${tagName} ${label}`.trim();
}"""

RESTORE_SETTINGS = """(settings) => {
  const key = "brisques.settings";
  localStorage.setItem(key, JSON.stringify(settings));
  dispatchEvent(new StorageEvent("storage", { key }));
}"""

STORE_SETTING = """([name, value]) => {
  const key = "brisques.settings";
  const stored = JSON.parse(localStorage.getItem(key) ?? "{}");
  localStorage.setItem(key, JSON.stringify({ ...stored, [name]: value }));
  dispatchEvent(new StorageEvent("storage", { key })); // no other tab gets this one
}"""
"""Change a setting for this tab and all others."""

SET_UP = """async ([line, seats]) => {
  const { engine, match } = window.brisques;
  await match.recovered(await engine.call("position", { line, seats }));
}"""


LOAD = """async (record) => {
  const { engine, match } = window.brisques;
  await match.recovered(await engine.call("load", { record }));
}"""
RECORD = "async () => (await window.brisques.engine.call('save')).record"


# A service worker fetches all files, and would answer requests that a test blocks.
NO_SERVICE_WORKER = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined })"

BEGIN = """([variant, names, seed]) =>
  window.brisques.match.begin({ variant, level: "casual", names, seed })"""


HOLD_ENGINE = """(held) => {
  const { engine } = window.brisques;
  const call = engine.call.bind(engine);
  const going = new Promise((resolve) => (window.goOn = resolve));
  engine.call = async (op, ...rest) => {
    if (op === held) await going;
    return call(op, ...rest);
  };
}"""
"""Keep the engine from an operation, which is the argument, until `goOn` is called."""

SLOW_TIMERS = """() => {
  const { setTimeout } = window;
  window.usualTimeout = setTimeout;
  window.setTimeout = (what, ms = 0) => setTimeout(what, ms * 20);
}"""
USUAL_TIMERS = "() => { window.setTimeout = window.usualTimeout; }"

# Lengthen the time that the engine gives a level, in the worker that enforces it. `0` is the
# result.
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

FULL_STORAGE = """() => {
  const stores = [[IDBObjectStore.prototype, "put"]];
  if (self.Storage) stores.push([Storage.prototype, "setItem"]); // a worker has none
  self.usualStores = stores.map(([store, name]) => [store, name, store[name]]);
  const full = () => { throw new DOMException("full", "QuotaExceededError"); };
  for (const [store, name] of stores) store[name] = full;
}"""
USUAL_STORAGE = """() => {
  for (const [store, name, usual] of self.usualStores) store[name] = usual;
}"""


@contextmanager
def slow_timers(page: Page) -> Iterator[None]:
    """Make every timer of the page take twenty times as long inside the block."""
    page.evaluate(SLOW_TIMERS)
    try:
        yield
    finally:
        page.evaluate(USUAL_TIMERS)


@contextmanager
def long_thoughts(page: Page) -> Iterator[None]:
    """Let a player think forty times as long inside the block, unless it is told to stop."""
    page.workers[0].evaluate(LONG_THOUGHTS)
    try:
        yield
    finally:
        page.workers[0].evaluate(USUAL_THOUGHTS)


@contextmanager
def full_storage(page: Page) -> Iterator[None]:
    """Let the page store nothing inside the block; its worker stores as usual."""
    page.evaluate(FULL_STORAGE)
    try:
        yield
    finally:
        page.evaluate(USUAL_STORAGE)


def wait_until(page: Page, holds: str, arg: Any = None) -> None:
    """Wait until an async function returns true; `wait_for_function` takes any promise for true.

    A call that gets no answer in five seconds is repeated.
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
    """Return the seats of a match: one person, and computer players for the rest."""
    others = [{"kind": "player", "level": "casual", "name": name} for name in OTHERS]
    return [{"kind": "human"}, *others[: players - 1]]


def tap_first(page: Page) -> None:
    """Play the first card of the start page, at its index: the next card covers its middle."""
    page.locator(".start .hand [data-card]").first.click(position={"x": 14, "y": 36})


def pick_game(page: Page, variant: str) -> None:
    """Choose a game from the list on the start page, which opens the panel of a new match."""
    page.locator(".contents").get_by_role("button", name="All the games").click()
    page.locator(f'dialog.games [data-variant="{variant}"]').click()
    expect(page.locator(f'dialog.new-match [data-variant="{variant}"]')).to_be_visible()


def open_courses(page: Page) -> Locator:
    """Open the list of courses from the start page; return its panel."""
    page.locator(".contents").get_by_role("button", name="Learn").click()
    panel = page.locator("dialog.learn")
    expect(panel).to_be_visible()
    return panel


class Position(Protocol):
    """A deal in progress, as the builders of both families make it."""

    @property
    def game(self) -> Game:
        """Return the game of the deal."""
        ...

    def line(self) -> str:
        """Return the whole deal as one line."""
        ...


class TablePage:
    """One page with the table; what a test can read on it and do to it."""

    def __init__(
        self, page: Page, speed: str = "none", settings: dict[str, str] | None = None
    ) -> None:
        self.page = page
        page.set_default_timeout(MOVE)
        usual = {"version": 2, "taps": "one", "sound": "off", "notes": "off"}
        self._settings = {**usual, "speed": speed, **(settings or {})}
        page.add_init_script(f"({SETTINGS})({json.dumps(self._settings)})")

    def restore_settings(self) -> None:
        """Choose the settings of the beginning again, as another tab does."""
        self.page.evaluate(RESTORE_SETTINGS, self._settings)

    # --- looking ------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        """Return the view that the page last got from the engine."""
        return dict(self.page.evaluate("window.brisques.match.view"))

    @property
    def focus(self) -> str:
        """Return the tag and the label of the focused element; "BODY" if none has the focus."""
        return str(self.page.evaluate(FOCUS))

    def wait_for_focus(self, pattern: str) -> None:
        """Wait until the whole tag and label of the focused element match a regular expression."""
        matches = f"(pattern) => new RegExp(`^(?:${{pattern}})$`).test(({FOCUS})())"
        self.page.wait_for_function(matches, arg=pattern)

    def card(self, code: str, inside: str = "") -> Locator:
        """Return a card of the hand; the start page has two hands, so name the container there."""
        return self.page.locator(f'{inside} .hand [data-card="{code}"]')

    @property
    def chooser(self) -> Locator:
        """Return the slip that offers declarations."""
        return self.page.locator(".chooser")

    @property
    def sheet(self) -> Locator:
        """Return the sheet at the end of a deal."""
        return self.page.locator("dialog.deal-sheet")

    def button(self, name: str, *, inside: str = "body") -> Locator:
        """Return a button by its exact name."""
        return self.page.locator(inside).get_by_role("button", name=name, exact=True)

    # --- doing --------------------------------------------------------------------------------

    def wait(self, timeout: float = MOVE) -> None:
        """Wait until no animation runs and a person has to act."""
        self.page.wait_for_function(QUIET, timeout=timeout)

    def sit_down(self) -> None:
        """Open the start page and play the first card of its hand; wait for the table."""
        self.page.goto("")
        tap_first(self.page)
        self.wait(BOOT)

    def stop_storing(self) -> None:
        """Let the engine's worker store nothing from now on."""
        self.page.workers[0].evaluate(f"({FULL_STORAGE})()")

    def set_up(self, scene: Position) -> None:
        """Set up a position on the table; the computer moves if it is its turn."""
        self.page.evaluate(SET_UP, [scene.line(), seats(scene.game.players)])
        self.wait()

    def record(self) -> str:
        """Return the record of the match, as the engine keeps it."""
        return str(self.page.evaluate(RECORD))

    def load(self, record: str) -> None:
        """Load the match of a record; the computer moves if it is its turn."""
        self.page.evaluate(LOAD, record)
        self.wait()

    def begin(self, variant: str, players: int, seed: str) -> None:
        """Begin a match of any game, dealt from this seed."""
        self.page.evaluate(BEGIN, [variant, OTHERS[: players - 1], seed])
        self.wait()

    def leave(self) -> None:
        """Go to the start page."""
        self.button("Brisques: leave the table").click()
        expect(self.page.locator(".start")).to_be_visible()

    def clear(self) -> None:
        """Close all panels and go back to the table."""
        self.page.evaluate("document.querySelectorAll('dialog').forEach((it) => it.close())")
        self.page.evaluate("location.hash = '#table'")
        expect(self.page.locator("brisques-table")).to_be_visible()

    def tap(self, code: str, inside: str = "") -> None:
        """Tap a card at a visible point; the card may be one that is refused."""
        card = self.card(code, inside)
        card.scroll_into_view_if_needed()
        point = card.evaluate(STRIP)
        assert point["width"] > 0, f"{code} is nowhere to be seen"
        self.page.mouse.click(point["x"], point["y"])

    def play(self, code: str) -> None:
        """Tap a card; wait until the table is idle."""
        self.tap(code)
        self.wait()

    def take_turn(self) -> None:
        """Do what the table asks for: show, exchange or declare what is offered, or play a card."""
        view = self.view
        declare = view["declare"]
        if view["phase"] in ("call", "servant"):
            self._call()
        elif view["packet"] or view["phase"] == "cut":
            self.page.locator(".packet .primary").click()
        elif declare and declare["exchange"]:
            self.chooser.locator(f'[data-action="{declare["exchange"]["action"]}"]').click()
        elif declare:
            kind = ".primary" if declare["options"] else ".actions .button"
            self.chooser.locator(kind).first.click()
        elif view["announce"]:
            self.page.locator(".announce").first.click()
        else:
            self.tap(next(card for card in view["hand"] if card in view["legal"]))
        self.wait()

    def _call(self) -> None:
        """Call the first suit and card that may be called, or choose the first possible servant."""
        page = self.page
        for kind in (".suit-picks button", '.card-picks [aria-disabled="false"]'):
            if page.locator(kind).count():
                page.locator(kind).first.click()
        page.locator(".choice-slip .primary").first.click()

    def open_panel(self, name: str) -> Locator:
        """Open a panel from the table's menu."""
        self.button("Menu").click()
        self.page.locator("dialog.menu").get_by_role("button", name=name, exact=True).click()
        panel = self.page.get_by_role("dialog")
        expect(panel).to_be_visible()
        return panel
