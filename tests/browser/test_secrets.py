"""The page holds nothing that its player may not see: neither the other hand nor the stock."""

import json
import re
from typing import Any

import pytest

from tests.browser.deals import rest_of_deal
from tests.browser.table_page import BOOT, TablePage
from tests.builder import Scene

pytestmark = pytest.mark.browser

# Collect all text that scripts of the page can reach: its document, its storage, and every object
# reachable from the app, through properties and collections. The first deals are left out: they are
# other deals than the one at the table, and the last test reads each of them.
HOLDINGS = """() => {
  const found = [document.documentElement.outerHTML];
  const seen = new Set([window.brisques.startView.offer.known.deals]);
  const visit = (it) => {
    if (typeof it === "string") found.push(it);
    if (it === null || typeof it !== "object" || seen.has(it)) return;
    seen.add(it);
    if (it instanceof Map || it instanceof Set) [...it].forEach(visit);
    for (const key of Object.getOwnPropertyNames(it)) {
      found.push(key);
      try { visit(it[key]); } catch { /* a getter that wants another owner */ }
    }
  };
  for (const node of document.querySelectorAll("*")) visit(node);
  visit(window.brisques);
  visit(window.brisques.match.view);
  visit({ ...localStorage });
  visit({ ...sessionStorage });
  visit(history.state);
  visit(location.href);
  return found;
}"""
TRUTH = "async () => (await window.brisques.engine.call('position')).line"
IMAGES = (
    "(nodes) => nodes.map((node) => /cards.fr.(\\w\\w)\\.svg$/.exec(node.src)?.[1]).filter(Boolean)"
)

FACE = re.compile(r"cards/fr/(\w\w)\.svg")
CARD = re.compile(r"(?<![A-Za-z0-9])([ATKQJOU987][SHDCALB][12])(?![A-Za-z0-9])")
RECORD = re.compile(r"(?:[ATKQJ987][SHDC][12]){3}")


def hidden(line: str, view: dict[str, Any]) -> set[str]:
    """Return the cards of the other hand and the stock that have not been shown."""
    fields = dict(part.split("=", 1) for part in line.split(";") if "=" in part)
    theirs = fields["hands"].split(",")[1]
    return (codes(theirs) - set(view["seats"][1]["known"])) | codes(fields["stock"])


def codes(row: str) -> set[str]:
    """Split card codes that are written without gaps."""
    return {row[at : at + 3] for at in range(0, len(row), 3)}


def check(table_page: TablePage) -> int:
    """Assert that the page holds no hidden card; return how many are hidden."""
    held = table_page.page.evaluate(HOLDINGS)
    shown = FACE.findall(" ".join(table_page.page.locator("img").evaluate_all(IMAGES)))
    view = table_page.view
    unseen = hidden(table_page.page.evaluate(TRUTH), view)
    text = "\n".join(held)
    named = set(CARD.findall(text))
    assert set(view["hand"]) <= named, "the search does not even find our own hand"
    assert sorted(named & unseen) == []
    assert not RECORD.search(text), "a row of codes, as records and positions have them"
    faces = {code[:2] for code in named}
    assert set(shown) <= faces
    return len(unseen)


def test_no_hidden_card_is_anywhere_in_the_page(table: TablePage) -> None:
    """In the first turns of a deal, in those around the end of the stock, and in the last."""
    table.set_up(Scene("fildinski", hands=("AS KS QS TH KH QD JC 9C", "")))
    counts = [check(table)]
    turns = rest_of_deal(table.record())
    ends = sum(view["stock"] > 0 for _, view in turns)
    for first in (0, ends - 2, len(turns) - 3):
        table.load(turns[first][0])
        for _ in range(4):
            if table.view["phase"] not in {"play", "declare"}:
                break
            counts.append(check(table))
            table.take_turn()
    assert counts[0] > 20
    assert counts[-1] < 8
    assert len(counts) > 10


def test_a_reload_reveals_nothing(table: TablePage) -> None:
    table.set_up(Scene("fildinski", hands=("AS KS QS TH KH QD JC 9C", ""), leader=1))
    table.page.reload()
    table.wait(BOOT)
    check(table)


def test_the_search_finds_a_hidden_card_that_is_there(table: TablePage) -> None:
    table.set_up(Scene("fildinski", hands=("AS KS QS TH KH QD JC 9C", "TD AD")))
    table.page.evaluate("window.brisques.match.spare = { deep: [new Set(['TD1'])] }")
    try:
        with pytest.raises(AssertionError, match="TD1"):
            check(table)
    finally:
        table.page.evaluate("delete window.brisques.match.spare")
    check(table)


def test_the_first_deals_hold_one_hand_each(table: TablePage, site: str) -> None:
    deals = table.page.request.get(f"{site}start.json").json()["deals"]
    assert deals
    for deal in deals:
        view = deal["view"]
        shown = view["exposed"] if view["family"] == "filko" else [view["turnup"]]
        assert set(CARD.findall(json.dumps(deal))) <= {*view["hand"], *shown}
