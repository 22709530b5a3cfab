"""Ship Pyodide as npm has it, with the engine's sources: `build.py build --plain`.

There is no trimming, splitting or snapshot, so another Pyodide needs no work here: set its version
in web/package.json and build. Such a site is larger and starts six to eight times as slowly; see
web/boot/README.md.
"""

import hashlib
import shutil
import zipfile
from pathlib import Path
from typing import TypedDict

from web.build.archive import EPOCH
from web.build.runtime import PYODIDE, integrity, keep, shipped_sources
from web.build.steps import DIST, ENGINE, need

NOT_SHIPPED = ("*.d.ts", "*.html", "*.map", "README.md", "package.json", "pyodide.js")
"""Files of Pyodide's package that a module worker never asks for."""


class PlainRuntime(TypedDict):
    """What web/boot/plain.js reads: Pyodide's folder, the files in it, the engine's sources.

    A file has its `name` in runtime/ and its `integrity`.
    """

    folder: str
    pyodide: list[dict[str, str]]
    engine: dict[str, str]


def write(target: Path) -> PlainRuntime:
    """Write Pyodide and the engine into a new folder; return what the worker is told of them."""
    target.mkdir()
    folder = copy_pyodide(target)
    engine = write_engine(target)

    def told(file: Path) -> dict[str, str]:
        name = file.relative_to(target).as_posix()
        return {"name": name, "integrity": integrity(file.read_bytes())}

    pyodide = [told(file) for file in sorted((target / folder).iterdir())]
    return {"folder": folder, "pyodide": pyodide, "engine": told(target / engine)}


def copy_pyodide(target: Path) -> str:
    """Copy Pyodide's files into a folder whose name has their hash; return that name."""
    unshipped = {file for pattern in NOT_SHIPPED for file in PYODIDE.glob(pattern)}
    need(PYODIDE, "run `python build.py clean` and try again")
    files = sorted(file for file in PYODIDE.iterdir() if file.is_file() and file not in unshipped)
    whole = hashlib.sha256()
    for file in files:
        whole.update(file.name.encode() + b"\0" + file.read_bytes())
    folder = target / f"pyodide-{whole.hexdigest()[:10]}"
    folder.mkdir()
    for file in files:
        shutil.copyfile(file, folder / file.name)
    return folder.name


def write_engine(target: Path) -> str:
    """Write the engine's sources as a zip, the same bytes each time; return its name."""
    draft = target / "engine.zip"
    with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in shipped_sources():
            entry = zipfile.ZipInfo(file.relative_to(ENGINE).as_posix(), EPOCH)
            archive.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    name = keep(target, "engine", ".zip", draft.read_bytes())
    draft.unlink()
    return name


def is_plain(site: Path = DIST) -> bool:
    """Return whether a built site has plain Pyodide."""
    return any(site.glob("runtime/pyodide-*/"))
