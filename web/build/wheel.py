"""The wheel of the Python package on the site itself, from which micropip installs it.

It is the wheel that the package's backend builds, without that backend: one folder and its
metadata, equal bytes each time.
"""

import base64
import hashlib
import tomllib
import zipfile
from pathlib import Path

from web.build.archive import EPOCH
from web.build.steps import PACKAGE, ROOT, WEB


def write(site: Path) -> Path:
    """Write the wheel into a folder; its path."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    info = f"{name}-{version}.dist-info"
    files = {f"{name}/{path}": content for path, content in package_files().items()}
    files |= {
        f"{info}/METADATA": metadata(project).encode(),
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nGenerator: brisques\nRoot-Is-Purelib: true\n"
        b"Tag: py3-none-any\n",
        f"{info}/licenses/LICENSE": (ROOT / "LICENSE").read_bytes(),
    }
    record = "".join(f"{path},{digest(files[path])},{len(files[path])}\n" for path in files)
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    target = site / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, content in files.items():
            archive.writestr(zipfile.ZipInfo(path, EPOCH), content, zipfile.ZIP_DEFLATED, 9)
    return target


def package_files() -> dict[str, bytes]:
    """Every file of the package by its path in it, the words of the page included."""
    found = {
        path.relative_to(PACKAGE).as_posix(): path
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    words = (WEB / "i18n").glob("*/*.ftl")
    found |= {f"words/{path.relative_to(WEB / 'i18n').as_posix()}": path for path in words}
    return {name: found[name].read_bytes() for name in sorted(found)}


def metadata(project: dict[str, str]) -> str:
    """What an installer reads; the extras are for machines, and left out."""
    fields = {
        "Metadata-Version": "2.4",
        "Name": project["name"],
        "Version": project["version"],
        "Summary": project["description"],
        "License-Expression": project["license"],
        "Requires-Python": project["requires-python"],
    }
    return "".join(f"{key}: {value}\n" for key, value in fields.items())


def digest(content: bytes) -> str:
    """The hash of a file as RECORD has it."""
    encoded = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
    return f"sha256={encoded.decode()}"
