"""Collect the licences of everything that is shipped in one text, dist/licences.txt.

The bundler reports which npm packages are shipped, so none can be forgotten. The folder licences/
has the texts of licences that a package names but does not contain.
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
    """Return the names of the npm packages in the bundles."""
    inputs = (path for output in outputs.values() for path in output.get("inputs", {}))
    return {package_of(path) for path in inputs if "node_modules/" in path}


def package_of(path: str) -> str:
    """Return a file's package: `@fluent/bundle` for `node_modules/@fluent/bundle/esm/index.js`."""
    parts = path.rpartition("node_modules/")[2].split("/")
    return "/".join(parts[: 2 if path_is_scoped(parts) else 1])


def path_is_scoped(parts: list[str]) -> bool:
    """Return whether the package's name begins with an owner."""
    return parts[0].startswith("@")


def write(target: Path, bundled: Iterable[str]) -> None:
    """Write the whole text."""
    target.write_text(RULE.join(notices({*bundled, "pyodide"})) + "\n", encoding="utf-8")


def notices(names: set[str]) -> Iterator[str]:
    """Yield Brisques' own licence, then that of each thing that it ships."""
    yield "Brisques\n\n" + text(ROOT / "LICENSE")
    yield "The court cards\n\n" + text(WEB / "cards/LICENSE-courts.txt")
    yield TITLE
    yield PYTHON + "\n\n" + text(TEXTS / "PSF-2.0.txt")
    for name in sorted(names):
        yield npm_notice(MODULES / name)


def npm_notice(folder: Path) -> str:
    """Return a package's name, version, address of its source, and licence."""
    package = json.loads(text(folder / "package.json"))
    head = f"{package['name']} {package['version']} ({package['license']})\n{source_of(package)}"
    own = sorted(folder.glob("LICEN[CS]E*"))
    return f"{head}\n\n{text(own[0] if own else TEXTS / (package['license'] + '.txt'))}"


def source_of(package: dict[str, Any]) -> str:
    """Return the address of a package's source, which the MPL asks us to name."""
    url: str = package["repository"]["url"]
    return url.removeprefix("git+").replace("git://", "https://").removesuffix(".git")


def text(path: Path) -> str:
    """Return a file's text without empty lines at its ends."""
    return need(path, "licences.txt must have it").read_text(encoding="utf-8").strip("\n")
