"""What the Markdown files name and link to: every file of ours is there."""

import re
from pathlib import Path

import pytest

from brisques.variants import names
from tests.presets import BEZIQUE
from web.build.languages import WHOLE

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("engine", "web", "tests")
LISTED = [
    *ROOT.glob("*"),
    *(file for room in ROOMS for file in (ROOT / room).rglob("*") if file.suffix),
]
FILES = [file.relative_to(ROOT) for file in LISTED if "node_modules" not in file.parts]
ENDS = {"/".join(file.parts[start:]) for file in FILES for start in range(len(file.parts))}
"""All that may name a file: its path, or as much of the end of it as one likes."""

NAMED = re.compile(r"`((?:[a-z]\w*/)*[a-z][\w-]*\.(?:css|ftl|js|md|py|toml))`")
"""A source in its text; capitals stand for a name of one's own, as in `NAME.toml`."""
LINK = re.compile(r"\]\(([^)#: ]+\.(?:css|js|md|mjs|png|py|svg|toml|txt))\)")
DOCUMENTS = [file for file in FILES if file.suffix == ".md" and file.name != "CHANGELOG.md"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
def test_files_that_a_document_names_are_there(document: Path) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    assert [name for name in NAMED.findall(text) if name not in ENDS] == []
    links = LINK.findall(text)
    assert [it for it in links if not ((ROOT / document).parent / it).exists()] == []


def test_the_guide_for_variants_names_every_file_that_lists_them() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    guide = guide.partition("## Adding a variant")[2].partition("\n## ")[0]
    word = re.compile(rf"(?<![\w-])(?:variant-)?({'|'.join(names())})(?=-about|[^\w-])")
    lists = {
        file.name
        for file in FILES
        if file.suffix in {".ftl", ".js", ".py", ".toml"}
        and {*word.findall((ROOT / file).read_text("utf-8"))} >= {*BEZIQUE}
    }
    assert "index.toml" in lists
    assert {name for name in lists if name not in guide} == set()


def test_the_guide_for_languages_names_every_file_that_lists_them() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    guide = guide.partition("## Adding a language")[2].partition("\n## ")[0]
    tag = re.compile(rf"""["`/]({"|".join(WHOLE)})["`]""")
    files = [file for file in FILES if file.suffix in {".js", ".py", ".toml"}]
    lists = {
        file.name
        for file in files
        if file.parts[0] != "tests" and {*tag.findall((ROOT / file).read_text("utf-8"))} == {*WHOLE}
    }
    assert "languages.py" in lists
    assert {name for name in lists if name not in guide} == set()


def test_the_check_can_fail() -> None:
    (name,) = NAMED.findall("It was in `players/guess.py` before, beside `NAME.toml`.")
    assert name not in ENDS
    assert LINK.findall("[a](b/c.js), [d](#e), [f](https://g.h/i.js)") == ["b/c.js"]
