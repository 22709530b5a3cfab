"""Replace the module that writes docstrings of Pyodide's objects; a worker never reads them."""

from typing import Any


def get_cmeth_docstring(func: Any) -> str:  # noqa: ARG001
    """Return an empty docstring for a method."""
    return ""
