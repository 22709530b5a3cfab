"""In place of what writes docstrings for Pyodide's own objects: nobody reads them in a worker."""

from typing import Any


def get_cmeth_docstring(func: Any) -> str:  # noqa: ARG001
    """The text in a method's `__doc__`."""
    return ""
