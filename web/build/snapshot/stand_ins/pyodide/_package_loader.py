"""Replace Pyodide's package loader: there are no packages to load."""

# Pyodide counts on this reference when a snapshot is made and restored.
from pyodide_js import loadedPackages  # type: ignore[import-not-found]  # noqa: F401


class _Folder:
    """A folder's name as a Python object, since Pyodide calls its `__str__`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name


SITE_PACKAGES = _Folder("/lib/python3.14/site-packages")
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Do nothing; Pyodide calls this once."""
