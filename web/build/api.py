"""Build the API pages, guide/api/, with Sphinx from docstrings, types and the embed's reference.

They are rebuilt only when one of their sources has changed; a warning is an error. TypeScript's
compiler, which checks the page anyway, writes the types of the element and its messages.
"""

import re
import shutil
import tempfile
from pathlib import Path

from web.build.steps import CACHE, PACKAGE, ROOT, WEB, digest, is_fresh, python_sources, run
from web.build.toolchain import Node, python_with, web_tool

SOURCES = WEB / "api"
EMBED = ("element.js", "home.js", "package.js", "protocol.js", "README.md")
OUT = CACHE / "api"
STAMP = CACHE / "api.stamp"
BACK = re.compile(r'<a class="viewcode-back".*?</a>')
"""Links from source listings back to pages; removed, since those of re-exported names are dead."""
LINKED = (
    *("CONTRIBUTING.md", "engine"),
    *(f"web/{room}" for room in ("boot", "bridge", "build", "embed", "session", "table", "worker")),
)
"""What the pages include or link to."""
DECLARE = (
    *("--ignoreConfig", "--allowJs", "--checkJs", "--declaration", "--emitDeclarationOnly"),
    *("--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"),
)
LATER = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>API pages</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<p>The API pages are not built here. <code>python build.py build</code> makes them.</p>
"""


def ship(target: Path, node: Node, *, make: bool) -> None:
    """Copy the pages into a new folder; with `make` build them first if a source has changed.

    Without `make`, pages of older sources are replaced by a note that says how to build them.
    """
    if not is_fresh(STAMP, made_of()):
        if not make:
            target.mkdir()
            (target / "index.html").write_text(LATER, encoding="utf-8")
            return
        build(node)
    shutil.copytree(OUT, target)


def made_of() -> str:
    """Return one hash of everything that the pages depend on."""
    own = [
        file for file in SOURCES.rglob("*") if file.is_file() and "__pycache__" not in file.parts
    ]
    own += [WEB / "embed" / name for name in EMBED]
    own += [WEB / "boot/README.md", WEB / "boot/boot.svg", Path(__file__)]
    own += [ROOT / "CONTRIBUTING.md", ROOT / "requirements-dev.txt", WEB / "package-lock.json"]
    return digest([*python_sources(PACKAGE), *own])


def build(node: Node) -> None:
    """Build the pages into the cache."""
    now = made_of()
    python = python_with("dev")
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="api-") as folder:
        # Sphinx reads a copy of the tree, so that generated files stay out of the source folders.
        tree = Path(folder, "tree")
        shutil.copytree(SOURCES, tree / "web/api")
        declare_types(node, tree / "web/api/generated")
        for name in LINKED:
            (tree / name).symlink_to(ROOT / name)
        made = Path(folder, "out")
        options = ("-q", "-W", "--keep-going", "-b", "html", "-d", Path(folder, "doctrees"))
        run([python, "-m", "sphinx", *options, tree / "web/api", made])
        for unread in (made / ".buildinfo", made / "objects.inv", *made.glob("_static/*.js")):
            unread.unlink(missing_ok=True)
        shutil.rmtree(made / "_sources", ignore_errors=True)
        for page in made.glob("_modules/**/*.html"):
            page.write_text(BACK.sub("", page.read_text(encoding="utf-8")), encoding="utf-8")
        shutil.rmtree(OUT, ignore_errors=True)
        shutil.move(made, OUT)
    STAMP.write_text(now, encoding="utf-8")


def declare_types(node: Node, folder: Path) -> None:
    """Write the types of the element and of its messages as TypeScript declares them."""
    scripts = [WEB / "embed" / name for name in EMBED if name.endswith(".js")]
    run([node.program, web_tool("typescript/bin/tsc"), *scripts, *DECLARE, "--outDir", folder])
