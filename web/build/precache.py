"""List every file of dist/ with its hash, for the service worker and for people who check a copy.

The list in sw.js has the files to keep in the browser; files.json and SHA256SUMS have all files.
"""

import hashlib
import json
import re
from dataclasses import asdict, dataclass
from pathlib import Path

from web.build import languages
from web.build.steps import WEB, need, run
from web.build.toolchain import Node, web_tool

WORKER = "sw.js"
LISTS = ("files.json", "SHA256SUMS")
HOME = "index.html"
# For developers, tests, translators, and for installing the page as an app: not for playing, nor
# for reading the guide.
NOT_KEPT = (
    "*.map",
    "*.whl",
    "icons/*",
    "screenshots/*",
    "screenshots/words/*",
    "words/*-X?.*",
    "guide/translators.*",
)
WHOLE = {"file": "", "whole": True}
"""The description of a language in the service worker, which uses only its tag."""
WORDS = "lost.ftl"
"""The messages that the service worker writes into its own page."""
API = "guide/api/"
"""For programmers; not fetched by a player's browser."""
OF_LANGUAGE = re.compile(r"(?:words/|lessons/|manifest\.)([a-z]{2})[./]")
"""How the path of a file begins that only readers of one language need."""
FORMS = ("runtime/pyodide.*.wasm", "runtime/memory.*.wasm", "runtime/snapshot.*.bin")
"""The program and two forms of its memory, of which a browser needs one; see boot/parts.js."""


@dataclass(frozen=True)
class File:
    """The size of a published file in bytes, and its SHA-256 in hexadecimal."""

    bytes: int
    sha256: str


def write(site: Path, node: Node) -> None:
    """Add the service worker to a finished site, then the lists of all its files."""
    write_worker(site, node)
    files = files_of(site)
    listed = {"files": {path: asdict(file) for path, file in files.items()}}
    sums = "".join(f"{file.sha256}  {path}\n" for path, file in files.items())
    (site / "files.json").write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")
    (site / "SHA256SUMS").write_text(sums, encoding="utf-8", newline="\n")


def files_of(site: Path) -> dict[str, File]:
    """Return every file but the lists, by its path in the site, in order."""
    paths = {path.relative_to(site).as_posix(): path for path in site.rglob("*") if path.is_file()}
    return {name: described(paths[name]) for name in sorted(paths.keys() - {*LISTS})}


def described(path: Path) -> File:
    """Return size and hash of a file."""
    content = path.read_bytes()
    return File(len(content), hashlib.sha256(content).hexdigest())


def kept(files: dict[str, File]) -> dict[str, str]:
    """Return the hashes of the files that the service worker keeps, by path.

    An index.html is listed by its folder, since pages link to the folder.
    """
    return {
        folder(path) if Path(path).name == HOME else path: file.sha256
        for path, file in files.items()
        if path != WORKER
        and not path.startswith(API)
        and not any(Path(path).match(pattern) for pattern in NOT_KEPT)
    }


def by_language(hashes: dict[str, str]) -> dict[str, dict[str, str]]:
    """Return the hashes of what is kept by language; those under "" are kept in every browser."""
    parts: dict[str, dict[str, str]] = {tag: {} for tag in ("", *languages.WHOLE)}
    for path, sha256 in hashes.items():
        match = OF_LANGUAGE.match(path)
        parts[match[1] if match and match[1] in parts else ""][path] = sha256
    return parts


def folder(index: str) -> str:
    """Return the address of the folder that an index opens."""
    return index.removesuffix(HOME) or "./"


def write_worker(site: Path, node: Node) -> None:
    """Bundle the service worker, with the list in front of it.

    It has the same name in all versions: a browser fetches it again to learn of a new version.
    """
    bundled = site.with_name(WORKER)
    run(
        [
            node.program,
            web_tool("esbuild/bin/esbuild"),
            need(WEB / "sw/sw.js", "it lets the page be opened without a network"),
            "--bundle",
            "--minify",
            "--format=iife",
            "--target=es2022",
            f"--define:BRISQUES_LANGUAGES={json.dumps(dict.fromkeys(languages.WHOLE, WHOLE))}",
            f"--outfile={bundled}",
            "--log-level=warning",
        ],
        cwd=WEB,
    )
    parts = by_language(kept(files_of(site)))
    listed: dict[str, object] = {"FILES": parts.pop(""), "TRANSLATED": parts, "WORDS": words()}
    forms = [path.relative_to(site).as_posix() for form in FORMS for path in site.glob(form)]
    listed["FORMS"] = forms
    lists = "".join(
        f"const {name}={json.dumps(value, ensure_ascii=False, separators=(',', ':'))};\n"
        for name, value in listed.items()
    )
    script = lists + bundled.read_text(encoding="utf-8")
    bundled.write_text(script, encoding="utf-8")
    bundled.replace(site / WORKER)  # atomic, for a page that is being served


def words() -> dict[str, str]:
    """Return the messages of the service worker in each language."""
    tags = (languages.ENGLISH, *languages.WHOLE)
    return {tag: (languages.FOLDER / tag / WORDS).read_text(encoding="utf-8") for tag in tags}
