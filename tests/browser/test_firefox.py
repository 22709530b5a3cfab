"""The main uses of the page in the Firefox of the machine, if one is installed."""

from collections.abc import Iterator

import pytest

from tests.browser.firefox import LAST_CARD, Firefox, find_firefox, firefox

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(find_firefox() is None, reason="no Firefox on this machine"),
]


@pytest.fixture(scope="module")
def window(site: str) -> Iterator[Firefox]:
    """Return a Firefox with a new profile, at the start page."""
    with firefox(find_firefox() or "") as opened:
        opened.open(site)
        yield opened


def shown(css: str) -> str:
    """Return the JavaScript condition that such an element exists."""
    return f"page.document.querySelector('{css}')"


def tap(window: Firefox, variant: str) -> None:
    """Play the last card of a hand dealt on the start page."""
    card = f".start [data-variant={variant}] {LAST_CARD}"
    window.wait_for(shown(card))
    window.click(card)


def test_a_first_trick_of_fildinski_is_played_and_taken_back(window: Firefox) -> None:
    tap(window, "fildinski")
    played = window.settled_view()
    assert played["variant"] == "fildinski"
    first, second = played["log"][0]["plays"]
    assert (first["seat"], second["seat"]) == (0, 1)
    window.click(".bar [data-tool=undo]")
    window.wait_for("page.brisques.match.view.log.length === 0")
    assert first["card"] in window.settled_view()["hand"]


def test_settings_and_a_lesson_can_be_opened(window: Firefox) -> None:
    window.run("page.location.hash = '#start'")
    window.click(".contents li:last-child button")
    window.wait_for(shown("dialog.settings [type=radio]"))
    window.click("dialog.settings .primary")
    window.run("page.location.hash = '#lesson=fildinski/1'")
    window.wait_for(shown(".lesson-task .primary"))
    first = window.run("page.document.querySelector('.lesson-head h1').textContent")
    window.click(".lesson-task .primary")
    window.wait_for(f"page.document.querySelector('.lesson-head h1').textContent !== {first!r}")


def test_a_first_trick_of_filicau_is_played(window: Firefox) -> None:
    window.run("page.location.hash = '#start'")
    tap(window, "filicau")
    played = window.settled_view()
    assert played["variant"] == "filicau"
    assert played["log"][0]["plays"][0]["seat"] == 0
    assert len(played["log"][0]["plays"]) == 4
