"""Every export of the page's modules has a description; tsc checks their types."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
SCRIPTS = sorted(file for file in WEB.rglob("*.js") if "node_modules" not in file.parts)
EXPORT = re.compile(
    r"^export (?:default )?(?:async )?(?:function\*?|class|const|let) (\w+)", re.MULTILINE
)
COMMENT = re.compile(r"/\*\*((?:(?!\*/).)*)\*/\s*\Z", re.DOTALL)
SENTENCE = re.compile(r"[A-Z].*[.:]\Z", re.DOTALL)


def undescribed(source: str) -> list[str]:
    """List the exports of a script with no sentence about them in the comment before them."""
    names = []
    for export in EXPORT.finditer(source):
        comment = COMMENT.search(source[: export.start()])
        if not (comment and SENTENCE.match(description(comment[1]))):
            names.append(export[1])
    return names


def description(comment: str) -> str:
    """Take the text of a JSDoc comment up to its first tag."""
    lines = (re.sub(r"^\s*\*? ?", "", line) for line in comment.splitlines())
    return re.split(r"(?:^|\s)@\w+", " ".join(lines), maxsplit=1)[0].strip()


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.relative_to(WEB).as_posix())
def test_every_export_has_a_description(file: Path) -> None:
    assert undescribed(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "export const LIMIT = 3;",
        "/** @param {string} text */\nexport function read(text) {}",
        "/** Read it. */\nconst other = 1;\nexport class Reader {}",
        "/** a fragment */\nexport async function load() {}",
    ],
)
def test_the_check_can_fail(source: str) -> None:
    assert undescribed(source) != []


def test_a_description_passes() -> None:
    source = "/** Read a text.\n * @param {string} text @returns {string} */\n"
    assert undescribed(f"{source}export function read(text) {{}}") == []
