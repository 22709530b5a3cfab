"""Replace Pyodide's event loop: the engine awaits nothing."""

# Pyodide counts on these two references, in this order, when a snapshot is made and restored.
from pyodide_js._api import scheduleCallback  # type: ignore[import-not-found]  # noqa: F401


def _initialize_event_loop() -> None:
    """Do nothing; Pyodide calls this once."""
