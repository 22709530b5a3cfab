"""Lists every file of dist/ with its hash: for the service worker, and for people who check a copy.

sw.js gets the list of what it is to keep in the browser; files.json and SHA256SUMS have all.
"""

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

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
API = "guide/api/"
"""For programmers; not fetched by a player's browser."""
FORMS = ("runtime/pyodide.*.wasm", "runtime/memory.*.wasm", "runtime/snapshot.*.bin")
"""The program, and the two forms of its memory: of these a browser needs one; see boot/parts.js."""


@dataclass(frozen=True)
class File:
    """What a published file must be: its size in bytes and its SHA-256 in hex."""

    bytes: int
    sha256: str


def write(site: Path, node: Node) -> None:
    """Add the service worker to a finished site, and then the lists of all that is in it."""
    write_worker(site, node)
    files = files_of(site)
    listed = {"files": {path: asdict(file) for path, file in files.items()}}
    sums = "".join(f"{file.sha256}  {path}\n" for path, file in files.items())
    (site / "files.json").write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")
    (site / "SHA256SUMS").write_text(sums, encoding="utf-8", newline="\n")


def files_of(site: Path) -> dict[str, File]:
    """Every file by its path in the site, in order; but for the lists themselves."""
    paths = {path.relative_to(site).as_posix(): path for path in site.rglob("*") if path.is_file()}
    return {name: described(paths[name]) for name in sorted(paths.keys() - {*LISTS})}


def described(path: Path) -> File:
    """Size and hash of one file."""
    content = path.read_bytes()
    return File(len(content), hashlib.sha256(content).hexdigest())


def kept(files: dict[str, File]) -> dict[str, str]:
    """The hashes of what the service worker keeps; an index goes by the address of its folder.

    Many hosts send a browser that asks for index.html on to the folder, and what was sent on is
    refused when a page is opened from the cache.
    """
    return {
        folder(path) if Path(path).name == HOME else path: file.sha256
        for path, file in files.items()
        if path != WORKER
        and not path.startswith(API)
        and not any(Path(path).match(pattern) for pattern in NOT_KEPT)
    }


def folder(index: str) -> str:
    """Return the address of the folder that an index opens."""
    return index.removesuffix(HOME) or "./"


def write_worker(site: Path, node: Node) -> None:
    """Bundle the service worker, with the list in front of it.

    It keeps its name in all versions, since browsers ask for it again to learn of one.
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
            "--loader:.ftl=text",
            f"--outfile={bundled}",
            "--log-level=warning",
        ],
        cwd=WEB,
    )
    files = json.dumps(kept(files_of(site)), separators=(",", ":"))
    forms = [path.relative_to(site).as_posix() for form in FORMS for path in site.glob(form)]
    lists = f"const FILES={files};\nconst FORMS={json.dumps(forms)};\n"
    script = lists + bundled.read_text(encoding="utf-8")
    bundled.write_text(script, encoding="utf-8")
    bundled.replace(site / WORKER)  # whole at any moment, also for a page that is served now
