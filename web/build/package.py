"""Make brisques.tgz, the npm package of the element, with a copy of the table to host.

Nothing is published. The manifest of the element is made from the tables of web/embed/README.md.
"""

import json
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from web.build.api import declare_types
from web.build.site import bundle_embedded, games_of
from web.build.steps import CACHE, ROOT, WEB, Trouble, replacing, run
from web.build.toolchain import Node

SOURCES = WEB / "npm"
ENTRY = "embed/package.js"
REFERENCE = WEB / "embed/README.md"
LEFT_OUT = ("api", "*.map", "*.whl", "files.json", "SHA256SUMS", "*-X?.*", "translators.*")
"""Left out of the copy: files for programmers and translators, the test languages, and the lists
that would still name them."""
PICTURES_OF_WORDS = "screenshots/words"
LINKS_TO_LEFT_OUT = (
    ' Another page is <a href="translators.html">for translators</a>.',
    (
        ',\nand the <a href="api/">API pages</a> have them with their types,'
        " besides the engine for programs in Python"
    ),
)
"""The words of the guide that lead to pages which are left out."""
ROW = re.compile(r"^\| `([a-z-]+)(?:\([a-z]*\))?` \| (.*) \|$", re.MULTILINE)
TAG, CLASS, MODULE = "card-table", "CardTable", "index.js"


def write(site: Path, target: Path, node: Node) -> None:
    """Lay out the package, and let npm pack it."""
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="package-") as folder:
        lay_out(site, Path(folder), node)
        told = run([*node.npm, "pack", "--json", "--ignore-scripts"], cwd=Path(folder))
        (packed,) = json.loads(told[told.index("[") :])
        with replacing(target) as part:
            shutil.move(Path(folder, packed["filename"]), part)


def lay_out(site: Path, folder: Path, node: Node) -> None:
    """Write everything that the package holds."""
    for file in SOURCES.iterdir():
        shutil.copy(file, folder)
    shutil.copy(ROOT / "LICENSE", folder)
    shutil.copy(site / "card-table.css", folder)
    copy_site(site, folder / "site")
    bundle_embedded(node, ENTRY, folder / MODULE, "esm", games_of(site))
    declare_types(node, folder / "types")
    version = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["version"]
    about = json.loads((SOURCES / "package.json").read_text(encoding="utf-8"))
    write_json(folder / "package.json", {"name": about.pop("name"), "version": version, **about})
    write_json(folder / "custom-elements.json", manifest(REFERENCE.read_text(encoding="utf-8")))


def copy_site(site: Path, target: Path) -> None:
    """Copy the built site without what no table needs."""
    shutil.copytree(site, target, ignore=shutil.ignore_patterns(*LEFT_OUT))
    shutil.rmtree(target / PICTURES_OF_WORDS)
    guide = target / "guide/index.html"
    words = guide.read_text(encoding="utf-8")
    for link in LINKS_TO_LEFT_OUT:
        if link not in words:
            raise Trouble(f"the guide has no words {link!r}")
        words = words.replace(link, "")
    guide.write_text(words, encoding="utf-8")


def write_json(file: Path, value: object) -> None:
    """Write a value as JSON that people can read."""
    file.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def manifest(reference: str) -> dict[str, Any]:
    """Return the custom-elements manifest, read from the tables in the reference."""
    element = {
        "kind": "class",
        "name": CLASS,
        "tagName": TAG,
        "customElement": True,
        "description": "A card table, a position to play on, or a lesson.",
        "superclass": {"name": "HTMLElement"},
        "attributes": [
            {"name": name, "description": words, **default}
            for name, words, default in rows(reference, "What a table is")
        ],
        "members": [
            {"kind": "method", "name": name, "description": words}
            for name, words, _ in rows(reference, "Methods")
        ],
        "events": [
            {"name": f"brisques-{name}", "type": {"text": "CustomEvent"}, "description": words}
            for name, words, _ in rows(reference, "Events")
        ],
    }
    exports: list[dict[str, Any]] = [
        {"kind": "js", "name": CLASS, "declaration": {"name": CLASS, "module": MODULE}},
        {
            "kind": "custom-element-definition",
            "name": TAG,
            "declaration": {"name": CLASS, "module": MODULE},
        },
    ]
    module = {
        "kind": "javascript-module",
        "path": MODULE,
        "declarations": [element],
        "exports": exports,
    }
    return {"schemaVersion": "1.0.0", "modules": [module]}


def rows(reference: str, heading: str) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Yield name, description and default of each row of the table under a heading."""
    section = reference.split(f"\n## {heading}\n")[1].split("\n## ", maxsplit=1)[0]
    for name, rest in ROW.findall(section):
        words, _, last = rest.partition(" | ")
        default = re.fullmatch(r"`(.*)`", last.strip())
        yield name, words, {"default": default[1]} if default else {}
