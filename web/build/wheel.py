"""Write a wheel of the Python package into the site, from which micropip installs it.

Its files are those that the package's build backend packs, the same bytes every time.
"""

import base64
import hashlib
import tomllib
import zipfile
from pathlib import Path

from web.build.archive import EPOCH
from web.build.steps import PACKAGE, ROOT, WEB


def write(site: Path) -> Path:
    """Write the wheel into a folder; return its path."""
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
    """Return the contents of each file of the package, words of the page included, by path."""
    found = {
        path.relative_to(PACKAGE).as_posix(): path
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    words = (WEB / "i18n").glob("*/*.ftl")
    found |= {f"words/{path.relative_to(WEB / 'i18n').as_posix()}": path for path in words}
    return {name: found[name].read_bytes() for name in sorted(found)}


def metadata(project: dict[str, str]) -> str:
    """Return the file METADATA, without the extras, which a browser cannot use."""
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
    """Return the hash of a file in the form of RECORD."""
    encoded = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
    return f"sha256={encoded.decode()}"
