"""The interface between the page and the engine: requests and answers as JSON text.

`operations.py` lists the operations, `lesson_operations.py` has those of lessons, and `table.py`
what they share: the table and its answers. `arguments.py` checks the arguments of a request, and
`coaching.py` divides long work over several calls: thinking, hints, reviews and exact ends.
"""

from brisques.bridge.operations import Bridge, call

__all__ = ["Bridge", "call"]
