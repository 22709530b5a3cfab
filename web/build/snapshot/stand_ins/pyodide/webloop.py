"""In place of Pyodide's event loop: nothing in the engine awaits."""

# Pyodide counts on these two references, in this order, when a snapshot is made and restored.
from pyodide_js._api import scheduleCallback  # type: ignore[import-not-found]  # noqa: F401


def _initialize_event_loop() -> None:
    """Pyodide calls this once; there is no loop to begin."""
