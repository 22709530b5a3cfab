"""The only door to the page: requests and answers as JSON text.

`operations.py` lists what can be asked, `arguments.py` checks what a request hands in, and
`coaching.py` slices what takes long: thoughts, hints, reviews and exact ends.
"""

from brisques.bridge.operations import Bridge, call

__all__ = ["Bridge", "call"]
