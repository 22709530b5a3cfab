"""Contrast of every cloth and every set of suit inks in both themes."""

import re
from itertools import product

import pytest

from tests.web_cards.colours import contrast
from web.build.steps import WEB

CSS = "".join((WEB / f"css/{name}.css").read_text(encoding="utf-8") for name in ("tokens", "looks"))
FELTS = ("linen", "sand", "slate", "moss")
THEMES = {"light": ":root", "dark": ':root[data-theme="dark"]'}
INKS = ("--on-cloth", "--on-cloth-2", "--gain")


def tokens(*selectors: str) -> dict[str, str]:
    """Return the colours that rules with one of these selectors set; later rules win."""
    found: dict[str, str] = {}
    for wanted in selectors:
        for names, body in re.findall(r"([^{}]+)\{([^{}]*)\}", re.sub(r"/\*.*?\*/", "", CSS)):
            if wanted in [name.strip() for name in names.split(",")]:
                found.update(re.findall(r"(--[\w-]+): (#[0-9a-f]{6});", body))
    return found


@pytest.mark.parametrize(("theme", "felt"), list(product(THEMES, FELTS)))
def test_text_is_readable_on_every_cloth(theme: str, felt: str) -> None:
    own = f'[data-felt="{felt}"]' if theme == "light" else f'{THEMES[theme]}[data-felt="{felt}"]'
    colours = tokens(":root", THEMES[theme], own)
    assert colours["--cloth"] == tokens(own)["--cloth"]
    # The weave reduces the contrast a little.
    assert min(contrast(colours[ink], colours["--cloth"]) for ink in INKS) >= 5.5


@pytest.mark.parametrize(("theme", "suits"), list(product(THEMES, ("traditional", "safe"))))
def test_suit_signs_are_readable_on_paper(theme: str, suits: str) -> None:
    colours = tokens(":root", '[data-suits="safe"]' if suits == "safe" else ":root", THEMES[theme])
    if theme == "dark" and suits == "safe":
        colours |= tokens(':root[data-theme="dark"][data-suits="safe"]')
    assert all(contrast(colours[f"--suit-{suit}"], colours["--paper"]) >= 4.5 for suit in "SHDC")
