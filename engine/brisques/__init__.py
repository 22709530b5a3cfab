"""Brisques: the rules of two families of trick games, and all that is needed to play them.

>>> import brisques
>>> table = brisques.Table("fildinski", seed="7")
>>> while not table.deal_over:
...     events = table.play(table.choose("casual"))
>>> sum(table.points) > 0
True

`Table` is the facade for programs. Inside, `game.py` is the contract of the rules, `registry.py`
finds the game of a variant, and `players/contract.py` is what computer players need of it. Pure
Python, standard library only: the same files run on CPython 3.11 and later and in Pyodide.
"""

from typing import TYPE_CHECKING, Any

from brisques.errors import EngineError, RefusedError
from brisques.variants import names as variants

if TYPE_CHECKING:
    from brisques.table import Table

__version__ = "0.1.0"
__all__ = ["EngineError", "RefusedError", "Table", "__version__", "variants"]


def __getattr__(name: str) -> Any:
    """Import `Table` when it is asked for: the page needs neither it nor its pictures."""
    if name != "Table":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from brisques.table import Table  # noqa: PLC0415

    return Table
