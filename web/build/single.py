"""Write the whole site into one HTML file that is played from a disk, without a host.

Scripts and styles are plain text; all else is in blocks of gzip that web/single/ unpacks. In base64
the blocks would be a third larger and leave no room for the snapshot, from which Python starts
three times as fast. So each byte is one character of windows-1252, which has 256 of them; the few
that a browser would change are escaped. The same site gives the same bytes.
"""

import base64
import gzip
import hashlib
import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from web.build import languages, outside
from web.build.runtime import NODE_ONLY, PARTS, PROGRAM, runtime, trimmed_pyodide
from web.build.steps import CACHE, WEB, Command, Trouble, need, replacing, run
from web.build.toolchain import Node, web_tool

PAGE = "index.html"
FOLDERS = ("cards", "lessons", "problems")
WORDS = {tag: languages.word_file(tag) for tag in languages.WHOLE}
"""Path of the file of words, by language tag."""
FILES = ("start.json",)
"""Further files that the page asks for by their paths; see web/files.js."""
GONE = ("prefetch.js", "icons/apple-touch-icon.png")
"""Files that the page on a host names and the single file does not need."""
NOWHERE = "https://pyodide.invalid/pyodide.asm.mjs"
"""The address that Pyodide requires as its own; it fetches nothing from there."""
ENCODING = "windows-1252"
ESCAPED = (b"=", b"\0", b"\r", b"<")
"""Escaped bytes: the escape itself, bytes that HTML replaces, and the begin of an end tag."""


def write(site: Path, target: Path, node: Node) -> None:
    """Write the single file of a finished site."""
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
    with replacing(target) as part:
        part.write_bytes(b"".join(parts))


def bundles(node: Node, folder: Path, python: Path) -> tuple[bytes, bytes, bytes]:
    """Return the page's script and style and the worker with Pyodide, bundled in a folder."""
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
    """Bundle a script or style, with the modules of web/single/ in place of those for a host."""
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
        "--charset=ascii",  # of strings; so templates become strings too
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
    """Return the texts of the site by path, sorted by name: similar ones pack better together."""
    paths = [path for folder in FOLDERS for path in (site / folder).rglob("*.*")]
    paths += [site / name for name in (*FILES, *WORDS.values())]
    ordered = sorted(paths, key=lambda path: (path.name, path))
    return {path.relative_to(site).as_posix(): path.read_text("utf-8") for path in ordered}


def encoded(text: str) -> bytes:
    """Encode text for the page; a character outside ASCII becomes a numeric reference."""
    return text.encode("ascii", "xmlcharrefreplace")


def escaped(contents: bytes) -> bytes:
    """Escape the bytes that HTML would change; web/single/packed.js reverses it."""
    for byte in ESCAPED:
        contents = contents.replace(byte, b"=" + bytes([byte[0] ^ 0x40]))
    return contents


def block(name: str, contents: bytes) -> bytes:
    """Return an element with this id and contents that the browser neither runs nor shows."""
    return b'<script type="text/plain" id="%s">%s</script>\n' % (name.encode(), contents)


def unmarked(text: str) -> str:
    """Return the text; raises Trouble if it would end its element or hide the end."""
    for mark in ("</script", "</style", "<!--"):
        if mark in text.lower():
            raise Trouble(f"a part of the single file holds {mark}, which would break it")
    return text


def head(script: str, style: str) -> str:
    """Return the hosted page with script and style in it, up to its blocks."""
    source = outside.filled(need(WEB / PAGE, "the page itself").read_text(encoding="utf-8"), "boot")
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
    """Yield a mark of each line to be replaced in the hosted page, and the new line."""
    yield '"utf-8"', f'<meta charset="{ENCODING}">'
    yield "Content-Security-Policy", policy(script, style)
    yield '"icon.svg"', f'<link rel="icon" href="{icon}">'
    yield '"app.css"', f"<style>{unmarked(style)}</style>"
    yield '"app.js"', f'<script type="module">{unmarked(script)}</script>'


def policy(script: str, style: str) -> str:
    """Return a policy that allows this script and style alone, and no address of the network."""
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
    """Return the hash by which a policy names a script or style."""
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"
