"""Find a Chromium for the tests: $CHROMIUM, the PATH, Playwright's own, or npm's (Linux x64)."""

import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from web.build.steps import CACHE, ROOT, Command, Trouble, digest, is_fresh, on_windows, run, timed
from web.build.toolchain import Node, find_node, install_npm, python_with

ON_PATH = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "msedge")
INSTALLED = (  # browsers that macOS and Windows do not put on the PATH
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
PINNED = ROOT / "tests/browser/chromium"
UNPACKED = CACHE / "chromium"
PLAYWRIGHTS = {"PLAYWRIGHT_BROWSERS_PATH": str(CACHE / "playwright")}
OWN_PATH = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""

UNPACK = """
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
const [from, to] = process.argv.slice(1);
await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
"""

# On a bare machine the browser lacks some libraries and fonts; its package has both.
# Chromium makes the folders .config and Downloads in its home folder.
LAUNCHER = f"""#!/bin/sh
export HOME="{UNPACKED}/home"
export LD_LIBRARY_PATH="{UNPACKED}/lib${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}"
export FONTCONFIG_PATH="{UNPACKED}"
exec "{UNPACKED}/chromium" "$@"
"""

# The package's own list of font folders is made for Amazon's servers. Ours begins with the font of
# Android, the widest that the page names; a phone has these four faces of it.
FACES = ("400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic")
FACE_FOLDERS = "\n".join(
    f"  <dir>{UNPACKED}/node_modules/@expo-google-fonts/noto-serif/{face}</dir>" for face in FACES
)
FONTS = f"""<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
{FACE_FOLDERS}
  <dir>{UNPACKED}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{UNPACKED}/fonts-cache</cachedir>
</fontconfig>
"""


def find_browser() -> Path:
    """Return a Chromium that runs on this machine; download one if there is none."""
    for candidate in already_here():
        if starts(candidate):
            return candidate
    return fetch()


def already_here() -> Iterator[Path]:
    """Yield the browsers that may be on this machine, the preferred one first."""
    named = os.environ.get("CHROMIUM")
    if named:
        if not shutil.which(named):
            raise Trouble(f"$CHROMIUM is {named}, which is no program")
        yield Path(named)
    yield from (Path(program) for name in ON_PATH if (program := shutil.which(name)))
    yield from (path for name in INSTALLED if (path := Path(name)).exists())
    yield from filter(Path.exists, (playwrights_own(), playwrights_own(PLAYWRIGHTS)))
    if is_fresh(UNPACKED / ".stamp", npms_contents()):
        yield UNPACKED / "run"


def starts(program: Path) -> bool:
    """Return whether the browser prints its version; it does not if a library is missing."""
    if not program.exists():
        return False
    if on_windows():
        return True  # on Windows `--version` opens a window
    command = [str(program), "--version"]
    try:
        return subprocess.run(command, capture_output=True, timeout=30, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def playwrights_own(env: Mapping[str, str] | None = None) -> Path:
    """Return where Playwright installs its own Chromium: the home folder, or the one in `env`."""
    command: Command = [python_with("dev"), "-c", OWN_PATH]
    return Path(run(command, env={**find_node().env, **(env or {})}).strip())


def fetch() -> Path:
    """Let Playwright download its Chromium; if it cannot, install the one on npm (Linux x64)."""
    node = find_node()
    print("no browser found on this machine", flush=True)
    with timed("asking Playwright for its Chromium"):
        downloaded = download_playwrights(node)
    if downloaded and starts(own := playwrights_own(PLAYWRIGHTS)):
        return own
    if sys.platform == "linux" and platform.machine() == "x86_64":
        print("Playwright's Chromium cannot be had here, so the one on npm is used", flush=True)
        return unpack_npms(node)
    raise Trouble("no Chromium found: install Chrome, Chromium or Edge, or set $CHROMIUM to one")


def download_playwrights(node: Node) -> bool:
    """Let Playwright download its Chromium into .cache; return whether that worked."""
    command: Command = [python_with("dev"), "-m", "playwright", "install", "chromium"]
    try:
        run(command, env={**node.env, **PLAYWRIGHTS}, cure="Playwright could not download it")
    except Trouble:
        return False  # a common case: many networks allow only the npm registry
    return True


def unpack_npms(node: Node) -> Path:
    """Install @sparticuz/chromium and a font into .cache, not into the system's /tmp."""
    launcher, stamp = UNPACKED / "run", UNPACKED / ".stamp"
    now = npms_contents()
    if not is_fresh(stamp, now):
        shutil.copytree(PINNED, UNPACKED, dirs_exist_ok=True)
        install_npm(node, UNPACKED, "installing a Chromium from npm")
        with timed("unpacking it"):
            packed = UNPACKED / "node_modules/@sparticuz/chromium/bin"
            inflate(node, packed / "chromium.br", UNPACKED / "chromium")
            for name in ("al2023", "fonts", "swiftshader"):
                untar(node, packed / f"{name}.tar.br")
            launcher.write_text(LAUNCHER, encoding="utf-8")
            (UNPACKED / "fonts.conf").write_text(FONTS, encoding="utf-8")
            for program in (launcher, UNPACKED / "chromium"):
                program.chmod(0o755)
        stamp.write_text(now, encoding="utf-8")
    if not starts(launcher):
        raise Trouble("npm's Chromium does not start here: install chromium, or set $CHROMIUM")
    return launcher


def npms_contents() -> str:
    """Return a hash of everything that the unpacked browser depends on."""
    return digest([PINNED / "package-lock.json"], LAUNCHER, FONTS)


def inflate(node: Node, source: Path, target: Path) -> None:
    """Decompress brotli with Node; Python's standard library cannot."""
    run([node.program, "--input-type=module", "-e", UNPACK, "--", source, target])


def untar(node: Node, packed: Path) -> None:
    """Unpack one of the archives beside the browser."""
    archive = UNPACKED / packed.name.removesuffix(".br")
    inflate(node, packed, archive)
    with tarfile.open(archive) as files:
        if hasattr(tarfile, "data_filter"):  # missing in Debian 12's Python 3.11.2
            files.extractall(UNPACKED, filter="data")
        else:
            files.extractall(UNPACKED)  # noqa: S202 (our own lockfile's archive, checked by npm)
    archive.unlink()
