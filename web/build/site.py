"""Build dist/: the page, its worker, the cards, Pyodide and the engine, as one static folder.

The site is made in another folder, which replaces dist/ at the end: a failed build changes nothing.
"""

import json
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from web.build import api, languages, licences, outside, place, plain, precache, wheel
from web.build.runtime import Runtime, runtime
from web.build.steps import (
    CACHE,
    DIST,
    MODULES,
    PACKAGE,
    WEB,
    Command,
    Progress,
    Trouble,
    digest,
    is_fresh,
    need,
    python_sources,
    run,
)
from web.build.toolchain import Node, node_modules, web_tool

COURTS = MODULES / "@heruka_urgyen/react-playing-cards/src/images/2color"
AS_THEY_ARE = ("icon.svg", "icons", "screenshots")
START, FRAME = "index.html", "embed.html"
PAGES = {
    START: ("boot/prefetch.js", "app.js", "css/app.css"),
    FRAME: ("embed/table-frame.js", "css/embed.css"),
    "embed-hub.html": ("embed/hub-frame.js",),
}
"""The scripts and styles of each page, which names them without their folders."""
NOTES = {START: "boot", FRAME: "frame"}
"""What the names of the messages begin with that a page says before its scripts run."""
LATE_SHEET = "css/parts.css"
"""The style sheet of the parts that load on demand; see web/app/parts.js."""
ENGINE_WORKER = "worker/worker.js"
"""The worker's script, a text in the scripts that start it; see worker-address.js."""
ENTRIES = tuple(dict.fromkeys(entry for entries in PAGES.values() for entry in entries))
HASHED = "[name].[hash]"
Definitions = Mapping[str, object]
"""Values that the build puts into scripts, by the names that the scripts use."""
PLAIN = "BRISQUES_PLAIN"
"""The name used in a build with plain Pyodide."""
ELEMENT, BLOCKS = "embed/embed.js", "embed/blocks.js"
"""The scripts that pages of writers name, so their names have no hash."""


def build_site(*, plain_pyodide: bool = False, make_api: bool = False) -> None:
    """Rebuild dist/; draw cards and deal first hands again only if their sources have changed.

    With `plain_pyodide` Pyodide is shipped as published: see web/boot/README.md. With `make_api`
    the API pages are rebuilt if their sources have changed, which takes some ten seconds.
    """
    need(PACKAGE / "bridge", "the engine's border to the page")
    need(WEB / "cards/__main__.py", "it draws the cards")
    for entry in (*ENTRIES, LATE_SHEET, ENGINE_WORKER, ELEMENT, BLOCKS):
        need(WEB / entry, "the pages are made of it")
    node = node_modules()
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="site-") as folder:
        site = Path(folder, "dist")
        site.mkdir()
        lay_out(site, node, plain_pyodide=plain_pyodide, make_api=make_api)
        replace(DIST, site)


def replace(old: Path, new: Path) -> None:
    """Put a new folder in the place of an old one, which is moved beside the new one first.

    Deleting the old one in its place could be interrupted, or fail in the middle.
    """
    if old.exists():
        old.rename(new.with_name("old"))
    new.rename(old)


def lay_out(site: Path, node: Node, *, plain_pyodide: bool, make_api: bool) -> None:
    """Write everything that is shipped into a folder."""
    progress = Progress(9)
    with progress.step("drawing the cards"):
        shutil.copytree(drawn_cards(), site / "cards", ignore=shutil.ignore_patterns(".*"))
    if plain_pyodide:
        with progress.step("copying plain Pyodide"):
            definitions: Definitions = {PLAIN: plain.write(site / "runtime")}
    else:
        with progress.step("starting Python and keeping its memory"):
            made = runtime(node)
            copy_runtime(made, site / "runtime")
            definitions = {"BRISQUES_RUNTIME": made.told()}
    with progress.step("dealing the first hands"):
        shutil.copy(start_offer(), site)
    with progress.step("reading the lessons and problems"):
        run([sys.executable, "-m", "web.build.lesson_list", WEB / "lessons", site / "lessons"])
        shutil.copytree(WEB / "problems", site / "problems")
    with progress.step("writing the guide, and the wheel for notebooks"):
        run([sys.executable, "-m", "web.build.guide", WEB / "guide", site / "guide"])
        wheel.write(site)
    with progress.step("writing the API pages"):
        api.ship(site / "guide/api", node, make=make_api)
    with progress.step("bundling the pages"):
        outputs = bundle(node, site, definitions)
        write_pages(outputs, site)
        bundle_element(node, site)
    with progress.step("collecting the licences"):
        licences.write(site / "licences.txt", bundled=licences.packages(outputs))
    with progress.step("listing the files for the service worker"):
        precache.write(site, node)


def drawn_cards() -> Path:
    """Return the folder of drawn cards; draw them if the code or the court figures changed."""
    need(COURTS, "run `python build.py clean` and try again")
    out = CACHE / "cards"
    now = digest([*python_sources(WEB / "cards"), WEB / "package-lock.json"])
    if not is_fresh(out / ".stamp", now):
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        run([sys.executable, "-m", "web.cards", COURTS, out])
        (out / ".stamp").write_text(now, encoding="utf-8")
    return out


def start_offer() -> Path:
    """Return the file start.json, written again only when the engine changed."""
    out = CACHE / "start.json"
    stamp = CACHE / "start.stamp"
    now = digest([*python_sources(PACKAGE), WEB / "build/start_offer.py"])
    if not (out.exists() and is_fresh(stamp, now)):
        run([sys.executable, "-m", "web.build.start_offer", out])
        stamp.write_text(now, encoding="utf-8")
    return out


def copy_runtime(made: Runtime, folder: Path) -> None:
    """Copy the files that the worker fetches; browsers may keep them, as names have hashes."""
    folder.mkdir()
    for part in made.names:
        shutil.copy(made.path(part), folder)


def bundle(node: Node, site: Path, definitions: Definitions) -> licences.Outputs:
    """Bundle scripts and styles under hashed names; return esbuild's report on them.

    Each is bundled alone, since shared modules would be more files to wait for. A module that is
    imported dynamically becomes a file of its own.
    """
    worker = bundle_worker(node, site.with_name("worker.js"), definitions)
    outputs = bundle_entry(node, site, LATE_SHEET, {})
    named = {
        "BRISQUES_WORKER": worker,
        "BRISQUES_LANGUAGES": languages.write_words(site),
        "BRISQUES_SHEET": file_of(LATE_SHEET, outputs),
    }
    for entry in ENTRIES:
        outputs |= bundle_entry(node, site, entry, named)
    return outputs


def bundle_entry(node: Node, site: Path, entry: str, definitions: Definitions) -> licences.Outputs:
    """Bundle one script or style and its parts.

    Each part imports the whole script (`--inject`), which the page has already, so all shared
    modules are in one file. Otherwise esbuild makes a file for each set of parts that share a
    module: twenty for the page, together 8 kB larger in gzip.
    """
    metafile = site.with_name("bundle.json")
    command: Command = [
        node.program,
        web_tool("esbuild/bin/esbuild"),
        f"{Path(entry).stem}={entry}",
        "--bundle",
        "--splitting",
        *([f"--inject:./{entry}"] if entry.endswith(".js") else []),
        "--minify",
        "--format=esm",
        "--target=es2022",
        "--loader:.ftl=text",
        *defines(definitions),
        "--legal-comments=none",  # licences.txt has the whole texts
        "--sourcemap",
        f"--entry-names={HASHED}",
        f"--chunk-names={HASHED}",
        f"--asset-names={HASHED}",
        f"--outdir={site}",
        f"--metafile={metafile}",
        "--log-level=warning",
    ]
    run(command, cwd=WEB)
    outputs: licences.Outputs = json.loads(metafile.read_text(encoding="utf-8"))["outputs"]
    return outputs


def defines(definitions: Definitions) -> list[str]:
    """Return the arguments by which esbuild puts values in the place of names."""
    return [f"--define:{name}={json.dumps(value)}" for name, value in definitions.items()]


def file_of(entry: str, outputs: licences.Outputs) -> str:
    """Return the name of the file that a script or style was bundled to."""
    return next(
        Path(path).name for path, output in outputs.items() if output.get("entryPoint") == entry
    )


def bundle_worker(node: Node, target: Path, definitions: Definitions) -> str:
    """Bundle the worker; return its script."""
    run(
        [
            node.program,
            web_tool("esbuild/bin/esbuild"),
            ENGINE_WORKER,
            "--bundle",
            "--minify",
            "--format=esm",
            "--target=es2022",
            *defines(definitions),
            *(["--conditions=plain"] if PLAIN in definitions else []),
            "--legal-comments=none",
            f"--outfile={target}",
            "--log-level=warning",
        ],
        cwd=WEB,
    )
    return target.read_text(encoding="utf-8")


def bundle_element(node: Node, site: Path) -> None:
    """Bundle the element for pages of writers, as a script that is both classic and module.

    Write the style sheet that such a page may load first, too.
    """
    games = games_of(site)
    for entry in (ELEMENT, BLOCKS):
        bundle_embedded(node, entry, site / Path(entry).name, "iife", games)
    (site / "card-table.css").write_text(place.sheet(games), encoding="utf-8")


def bundle_embedded(node: Node, entry: str, target: Path, form: str, games: place.Games) -> None:
    """Bundle a script with the element in it."""
    run(
        [
            node.program,
            web_tool("esbuild/bin/esbuild"),
            entry,
            "--bundle",
            "--minify",
            f"--format={form}",
            "--target=es2022",
            f"--define:BRISQUES_PLACE={json.dumps(place.of_element(games))}",
            f"--outfile={target}",
            "--log-level=warning",
        ],
        cwd=WEB,
    )


def games_of(site: Path) -> place.Games:
    """Return family and number of seats of each game."""
    offer = json.loads((site / "start.json").read_text(encoding="utf-8"))
    return {game["name"]: (game["family"], game["players"]) for game in offer["games"]}


def preloads(outputs: licences.Outputs, script: str) -> str:
    """Return links by which a browser fetches a script's imports along with the script."""
    needed: list[str] = []
    names = [script]
    by_name = {Path(path).name: output for path, output in outputs.items()}
    for name in names:
        for imported in by_name[name].get("imports", ()):
            part = Path(imported["path"]).name
            if imported["kind"] == "import-statement" and part not in names:
                names.append(part)
                needed.append(f'<link rel="modulepreload" href="{part}">\n')
    return "".join(needed)


def write_pages(outputs: licences.Outputs, site: Path) -> None:
    """Write the pages with the hashed names put in, and the files that need no work."""
    for name, entries in PAGES.items():
        page = need(WEB / name, "a page itself").read_text(encoding="utf-8")
        for entry in entries:
            plain = f'"{Path(entry).name}"'
            if page.count(plain) != 1:
                raise Trouble(f"web/{name} must name {plain} once")
            made = file_of(entry, outputs)
            page = page.replace(plain, f'"{made}"')
            page = page.replace("</head>", f"{preloads(outputs, made)}</head>")
        if name in NOTES:
            page = outside.filled(page, NOTES[name])
        if name == START:
            page = page.replace("</head>", f"{languages.alternates()}</head>")
        (site / name).write_text(page, encoding="utf-8")
    outside.write_manifests(site)
    for name in AS_THEY_ARE:
        source = need(WEB / name, "the page links to it")
        copy = shutil.copytree if source.is_dir() else shutil.copy
        copy(source, site / name)
