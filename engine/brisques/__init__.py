"""Brisques: the rules of two families of trick games, and all that is needed to play them.

Pure Python, standard library only; the same files run on CPython 3.11+ and in Pyodide.
Start with `game.py` (the contract a family fulfils) and `families.py` (a name to its game).
"""

__version__ = "0.1.0"
