"""Collects the licences of everything that is shipped into one text, dist/licences.txt.

Which npm packages are shipped is read from the bundler's account, so none can be forgotten. The
folder licences/ has the texts that a package names without bringing them.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from web.build.steps import MODULES, ROOT, WEB, need

Outputs = dict[str, dict[str, Any]]

TEXTS = Path(__file__).with_name("licences")
RULE = "\n\n" + "=" * 80 + "\n\n"
TITLE = (
    "The title: outlines of EB Garamond SemiBold (OFL-1.1)\n"
    "Copyright 2017 The EB Garamond Project Authors\n"
    "https://github.com/octaviopardo/EBGaramond12"
)
PYTHON = (
    "The Python standard library and interpreter, within Pyodide (PSF-2.0)\nhttps://www.python.org/"
)


def packages(outputs: Outputs) -> set[str]:
    """The names of the npm packages that the bundles contain."""
    inputs = (path for output in outputs.values() for path in output.get("inputs", {}))
    return {package_of(path) for path in inputs if "node_modules/" in path}


def package_of(path: str) -> str:
    """`@fluent/bundle` of `node_modules/@fluent/bundle/esm/index.js`."""
    parts = path.rpartition("node_modules/")[2].split("/")
    return "/".join(parts[: 2 if path_is_scoped(parts) else 1])


def path_is_scoped(parts: list[str]) -> bool:
    """Whether the package's name has an owner before it."""
    return parts[0].startswith("@")


def write(target: Path, bundled: Iterable[str]) -> None:
    """Write the whole text."""
    target.write_text(RULE.join(notices({*bundled, "pyodide"})) + "\n", encoding="utf-8")


def notices(names: set[str]) -> Iterator[str]:
    """Brisques' own licence first, then each thing that it ships."""
    yield "Brisques\n\n" + text(ROOT / "LICENSE")
    yield "The court cards\n\n" + text(WEB / "cards/LICENSE-courts.txt")
    yield TITLE
    yield PYTHON + "\n\n" + text(TEXTS / "PSF-2.0.txt")
    for name in sorted(names):
        yield npm_notice(MODULES / name)


def npm_notice(folder: Path) -> str:
    """Name, version, where its source is, and its licence."""
    package = json.loads(text(folder / "package.json"))
    head = f"{package['name']} {package['version']} ({package['license']})\n{source_of(package)}"
    own = sorted(folder.glob("LICEN[CS]E*"))
    return f"{head}\n\n{text(own[0] if own else TEXTS / (package['license'] + '.txt'))}"


def source_of(package: dict[str, Any]) -> str:
    """Where the package's source is; the MPL asks us to say it."""
    url: str = package["repository"]["url"]
    return url.removeprefix("git+").replace("git://", "https://").removesuffix(".git")


def text(path: Path) -> str:
    """The file's text, without blank ends."""
    return need(path, "licences.txt must have it").read_text(encoding="utf-8").strip("\n")
