"""Plain words: code, comments and docs avoid the words of an earlier, less clear style."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
OLD_STYLE = ("whoever", "somebody", "anybody", "anew", "meanwhile", "so many", "goes by itself")
PATTERN = re.compile(rf"\b({'|'.join(OLD_STYLE)})\b", re.IGNORECASE)
KINDS = {".py", ".js", ".mjs", ".css", ".md"}


def sources(folder: Path) -> list[Path]:
    """List our files below a folder that have code, styles or docs."""
    files = (file for file in folder.rglob("*") if file.suffix in KINDS)
    return sorted(file for file in files if "node_modules" not in file.parts)


FILES = [
    ROOT / "build.py",
    *sorted(ROOT.glob("*.md")),
    *sources(ROOT / "engine"),
    *sources(ROOT / "web"),
    *(file for file in sources(ROOT / "tests") if file != Path(__file__)),
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_sentence_has_a_word_of_the_old_style(file: Path) -> None:
    found = [
        f"{number}: {line.strip()}"
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if PATTERN.search(line)
    ]
    assert found == []


def test_the_check_can_fail() -> None:
    assert PATTERN.search("What comes so many times is whoever's.")
