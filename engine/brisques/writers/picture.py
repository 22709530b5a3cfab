"""The view of a position or a deal that a writer names; raises what is wrong in sentences."""

import base64
import json
from pathlib import Path
from typing import Any

from brisques.bridge import Bridge
from brisques.drawing import Drawing, View, imaged
from brisques.errors import EngineError
from brisques.words import ENGLISH, words_of
from brisques.words.complaints import complaint


class PositionError(EngineError):
    """A position that the engine refuses; says in sentences what is wrong, and where."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["code"], problem["where"], **problem["params"])
        problems = (problem, *problem.get("others", ()))
        words = words_of(ENGLISH)
        self.sentences = [complaint(words, p["code"], p["where"], p["params"]) for p in problems]

    def __str__(self) -> str:
        """Return a line for each thing that is wrong."""
        return "\n".join(self.sentences)


def position_view(line: str, seat: int = 0) -> View:
    """Return what a seat sees of a position; raises PositionError."""
    return answered("position", line=line, seat=seat)


def dealt(variant: str, seed: str, seat: int = 0) -> View:
    """Return what a seat sees of a fresh deal; raises PositionError for a bad argument."""
    return answered("new", variant=variant, seed=seed, seat=seat)


def answered(op: str, **arguments: Any) -> View:
    """Return the view that answers a request to a table of its own; raises PositionError."""
    answer = json.loads(Bridge().call(json.dumps({"op": op, **arguments})))
    if not answer["ok"]:
        raise PositionError(answer["error"])
    view: View = answer["view"]
    return view


def put_in(folder: Path) -> Drawing:
    """Draw cards as data out of a folder of drawn ones, for a picture that stands alone.

    The drawing raises picture/no-cards for a card that the folder lacks.
    """

    def data(name: str) -> str:
        try:
            drawing = (folder / f"{name}.svg").read_bytes()
        except OSError:
            raise EngineError("picture/no-cards", str(folder)) from None
        return f"data:image/svg+xml;base64,{base64.b64encode(drawing).decode()}"

    return imaged(data)
