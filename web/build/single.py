"""Writes the whole site into one HTML file that is played from a disk, without a host.

Scripts and styles stand in it as they are; all else is in blocks of gzip that web/single/ unpacks.
In base64 they would be a third larger, and there would be no room for the snapshot, from which
Python starts three times as fast. So a byte is a letter here, in an encoding that has 256 of them,
but for the few that a browser would not leave alone. The same site gives the same bytes.
"""

import base64
import gzip
import hashlib
import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from web.build import languages
from web.build.runtime import NODE_ONLY, PARTS, PROGRAM, runtime, trimmed_pyodide
from web.build.steps import CACHE, WEB, Command, Trouble, need, run
from web.build.toolchain import Node, web_tool

PAGE = "index.html"
FOLDERS = ("cards", "lessons", "problems")
WORDS = {tag: languages.word_file(tag) for tag in languages.WHOLE}
"""The words of each language, by its tag."""
FILES = ("start.json",)
"""What the page asks for by its path; see web/files.js."""
GONE = ("prefetch.js", "icons/apple-touch-icon.png")
"""What a page on a host names, and a file has no use for."""
NOWHERE = "https://pyodide.invalid/pyodide.asm.mjs"
"""Pyodide wants to know an address of its own, and fetches nothing from there."""
ENCODING = "windows-1252"
ESCAPED = (b"=", b"\0", b"\r", b"<")
"""The sign of an escape, what HTML takes for another letter, and what may begin its end."""


def write(site: Path, target: Path, node: Node) -> None:
    """Write the file from a finished site."""
    made = runtime(node)
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="single-") as folder:
        page, style, worker = bundles(node, Path(folder), made.folder)
    blocks = {
        "worker": worker,
        "files": json.dumps(texts(site), ensure_ascii=False).encode(),
        "wasm": (made.folder / PROGRAM).read_bytes(),
    }
    packed = {name: gzip.compress(contents, mtime=0) for name, contents in blocks.items()}
    packed |= {name: made.path(name).read_bytes() for name in ("snapshot", "library")}
    licences = unmarked((site / "licences.txt").read_text(encoding="utf-8"))
    parts = [
        encoded(head(script=page.decode("ascii"), style=style.decode("ascii"))),
        block("licences", encoded(licences)),
        *(block(name, escaped(contents)) for name, contents in packed.items()),
        b"</body>\n</html>\n",
    ]
    target.write_bytes(b"".join(parts))


def bundles(node: Node, folder: Path, python: Path) -> tuple[bytes, bytes, bytes]:
    """The page's script and style, and its worker with Python in it, made in a folder."""
    words = {tag: {"file": file, "whole": True} for tag, file in WORDS.items()}
    told = f"--define:BRISQUES_LANGUAGES={json.dumps(words)}"
    bundle(node, folder / "page.js", "single/page.js", "--format=esm", told)
    bundle(node, folder / "app.css", "css/single.css")
    bundle(
        node,
        folder / "worker.js",
        "worker/worker.js",
        "--format=iife",
        *trimmed_pyodide(python),
        f"--define:import.meta.url={json.dumps(NOWHERE)}",
        f"--define:globalThis.brisquesHome={json.dumps(NOWHERE)}",
    )
    page, style, worker = (folder / name for name in ("page.js", "app.css", "worker.js"))
    return page.read_bytes(), style.read_bytes(), worker.read_bytes()


def bundle(node: Node, target: Path, entry: str, *more: str) -> None:
    """One script or style; where it imports `#files`, it gets those that lie in the page."""
    names = {part: {"name": "", "integrity": ""} for part in PARTS}
    command: Command = [
        node.program,
        web_tool("esbuild/bin/esbuild"),
        need(WEB / entry, "the one file is made of it"),
        "--bundle",
        "--minify",
        "--target=es2022",
        "--conditions=single",
        "--loader:.ftl=text",
        "--charset=ascii",  # strings, that is; templates become strings
        "--supported:template-literal=false",
        f"--define:BRISQUES_RUNTIME={json.dumps(names)}",
        *(f"--external:{name}" for name in NODE_ONLY),
        "--legal-comments=none",  # the licences are in the file, whole
        *more,
        f"--outfile={target}",
        "--log-level=warning",
    ]
    run(command, cwd=WEB)


def texts(site: Path) -> dict[str, str]:
    """Texts of the page by their paths; those alike lie together, and pack better."""
    paths = [path for folder in FOLDERS for path in (site / folder).rglob("*.*")]
    paths += [site / name for name in (*FILES, *WORDS.values())]
    ordered = sorted(paths, key=lambda path: (path.name, path))
    return {path.relative_to(site).as_posix(): path.read_text("utf-8") for path in ordered}


def encoded(text: str) -> bytes:
    """Text as it stands in the page; a letter that the encoding has not, by its number."""
    return text.encode("ascii", "xmlcharrefreplace")


def escaped(contents: bytes) -> bytes:
    """Bytes as letters; web/single/packed.js takes it back."""
    for byte in ESCAPED:
        contents = contents.replace(byte, b"=" + bytes([byte[0] ^ 0x40]))
    return contents


def block(name: str, contents: bytes) -> bytes:
    """Something that the browser leaves alone."""
    return b'<script type="text/plain" id="%s">%s</script>\n' % (name.encode(), contents)


def unmarked(text: str) -> str:
    """The text; where it holds what would end its element, or hide the end, it is a trouble."""
    for mark in ("</script", "</style", "<!--"):
        if mark in text.lower():
            raise Trouble(f"a part of the single file holds {mark}, which would break it")
    return text


def head(script: str, style: str) -> str:
    """The page up to its blocks: the hosted one, with its script and style in it."""
    source = need(WEB / PAGE, "the page itself").read_text(encoding="utf-8")
    source = re.sub(r"<!-- .*?-->\n", "", source, flags=re.DOTALL)
    icon = base64.b64encode((WEB / "icon.svg").read_bytes()).decode()
    lines = dict(replaced(script, style, f"data:image/svg+xml;base64,{icon}"))
    page = []
    for line in source.split("</body>")[0].splitlines():
        if any(f'"{name}"' in line for name in GONE):
            continue
        hit = [mark for mark in lines if mark in line]
        page.append(lines.pop(hit[0]) if hit else line)
    if lines:
        raise Trouble(f"web/{PAGE} must name {', '.join(lines)}, each in a line of its own")
    return "\n".join(page) + "\n"


def replaced(script: str, style: str, icon: str) -> Iterator[tuple[str, str]]:
    """What is put in place of which lines of the hosted page."""
    yield '"utf-8"', f'<meta charset="{ENCODING}">'
    yield "Content-Security-Policy", policy(script, style)
    yield '"icon.svg"', f'<link rel="icon" href="{icon}">'
    yield '"app.css"', f"<style>{unmarked(style)}</style>"
    yield '"app.js"', f'<script type="module">{unmarked(script)}</script>'


def policy(script: str, style: str) -> str:
    """As strict as on a host: this script and style and no other, and no address
    but those that the page makes itself."""
    rules = (
        "default-src 'none'",
        f"script-src '{sum_of(script)}' 'wasm-unsafe-eval'",
        f"style-src '{sum_of(style)}'",
        "img-src blob: data:",
        "connect-src blob:",
        "worker-src blob:",
        "base-uri 'none'",
        "form-action 'none'",
    )
    return f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}">'


def sum_of(text: str) -> str:
    """What a policy calls a script or style by."""
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"
