"""In place of Pyodide's package loader: there are no packages, and no files to unpack."""

# Pyodide counts on this reference when a snapshot is made and restored.
from pyodide_js import loadedPackages  # type: ignore[import-not-found]  # noqa: F401


class _Folder:
    """A folder's name; an object of Python's, since Pyodide calls its `__str__`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name


SITE_PACKAGES = _Folder("/lib/python3.14/site-packages")
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Pyodide calls this once; nothing is loaded."""
