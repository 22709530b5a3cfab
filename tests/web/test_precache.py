"""The lists of the built files, and what the service worker keeps."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from web.build import precache
from web.build.precache import File, by_language, kept
from web.build.toolchain import Node, find_node

SHOWN = re.compile(r"^const FILES=(\{.*\});$", re.MULTILINE)


@pytest.fixture(scope="module")
def node() -> Node:
    """Return the Node that bundles the service worker."""
    return find_node()


@pytest.fixture
def site(tmp_path: Path, node: Node) -> Path:
    """Return a small site with its lists."""
    site = tmp_path / "site"
    files = {
        "index.html": "<p>page",
        "app.ABC.js": "script",
        "app.ABC.js.map": "where from",
        "cards/fr/AS.svg": "<svg/>",
        "icons/icon-192.png": "icon",
        "screenshots/wide.jpg": "picture",
    }
    for path, text in files.items():
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        (site / path).write_text(text, encoding="utf-8")
    precache.write(site, node)
    return site


def told(site: Path) -> dict[str, str]:
    """Return the list in the service worker."""
    [shown] = SHOWN.findall((site / "sw.js").read_text("utf-8"))
    return dict(json.loads(shown))


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_the_service_worker_lists_what_the_game_needs(site: Path) -> None:
    assert told(site) == {
        "./": sha256(site / "index.html"),
        "app.ABC.js": sha256(site / "app.ABC.js"),
        "cards/fr/AS.svg": sha256(site / "cards/fr/AS.svg"),
    }


def test_every_file_is_listed_with_its_size_and_hash(site: Path) -> None:
    listed = json.loads((site / "files.json").read_text("utf-8"))["files"]
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert set(listed) == there - {"files.json", "SHA256SUMS"}
    assert "sw.js" in listed
    for path, file in listed.items():
        assert file == {"bytes": (site / path).stat().st_size, "sha256": sha256(site / path)}


def test_the_checksums_can_be_read_by_sha256sum(site: Path) -> None:
    lines = (site / "SHA256SUMS").read_text("utf-8").splitlines()
    sums = dict(line.split("  ", 1)[::-1] for line in lines)
    listed = json.loads((site / "files.json").read_text("utf-8"))["files"]
    assert sums == {path: file["sha256"] for path, file in listed.items()}


def test_the_same_files_give_the_same_lists(site: Path, node: Node) -> None:
    before = {path.name: path.read_bytes() for path in site.iterdir() if path.is_file()}
    precache.write(site, node)
    assert before == {path.name: path.read_bytes() for path in site.iterdir() if path.is_file()}


def test_a_changed_file_changes_only_its_entry_in_the_service_worker(
    site: Path, node: Node
) -> None:
    before = told(site)
    (site / "cards/fr/AS.svg").write_text("<svg></svg>", encoding="utf-8")
    precache.write(site, node)
    assert before.items() ^ told(site).items() == {
        ("cards/fr/AS.svg", before["cards/fr/AS.svg"]),
        ("cards/fr/AS.svg", sha256(site / "cards/fr/AS.svg")),
    }


def test_the_service_worker_does_not_keep_itself() -> None:
    file = File(1, "00")
    assert kept({"sw.js": file, "index.html": file}) == {"./": "00"}


def test_files_for_readers_of_one_language_are_listed_apart() -> None:
    polish = dict.fromkeys(["words/pl.json", "lessons/pl/index.json"], "0")
    english = {"lessons/filko/a.lesson": "0"}
    parts = by_language(polish | english)
    assert (parts.pop("pl"), parts.pop("")) == (polish, english)
    assert not any(parts.values())


def test_an_index_is_listed_by_its_folder() -> None:
    assert kept({"guide/index.html": File(1, "00")}) == {"guide/": "00"}
