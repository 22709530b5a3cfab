"""Define a problem, and the row of plain data that a collection keeps of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Method = Literal["exact", "worlds", "playouts"]
"""How a problem is proved.

- `exact`: the seat knows all cards, and the end is solved for each action;
- `worlds`: the end is solved in every deal of the hidden cards, and the action is best in each;
- `playouts`: the deal is played to its end by the policy in every seat, in guessed worlds.
"""


@dataclass(frozen=True, slots=True)
class Proof:
    """What proves that an action is best. Values are in points, at the end of the deal.

    - `best`: its code without copies;
    - `lost`: what each other action loses against it, by code; in the mean of `count` worlds;
    - `errors`: the standard error of each loss, 0 unless `method` is `playouts`;
    - `count`: worlds in which the actions are compared, 1 for an exact proof;
    - `line`: the best play of all seats from the position on, empty for playouts.
    """

    method: Method
    best: str
    lost: dict[str, float]
    errors: dict[str, float]
    count: int
    line: tuple[str, ...]

    @property
    def margin(self) -> float:
        """What the next best action loses."""
        return min(self.lost.values())


@dataclass(frozen=True, slots=True)
class Problem:
    """A position with its proof, its themes and its difficulty.

    - `seat`: the seat that is to move;
    - `tempting`: the wrong action that an obvious player chooses, by code;
    - `themes`: what the solution is about, the main one first, in comparison with `tempting`;
    - `solved`: the share of tries, 0 to 1, in which each solver finds the best action;
    - `rating`: the difficulty on the scale of `difficulty.rating`.
    """

    id: str
    position: str
    seat: int
    proof: Proof
    tempting: str
    themes: tuple[str, ...]
    solved: dict[str, float]
    rating: int

    @property
    def variant(self) -> str:
        """The variant's name."""
        return self.position.partition(";")[0]

    def row(self) -> dict[str, Any]:
        """Return the problem as plain data."""
        proof = self.proof
        row: dict[str, Any] = {
            "id": self.id,
            "position": self.position,
            "seat": self.seat,
            "best": proof.best,
            "lost": {code: round(lost, 1) for code, lost in proof.lost.items()},
            "tempting": self.tempting,
            "themes": list(self.themes),
            "method": proof.method,
            "count": proof.count,
            "solved": [*self.solved.values()],
            "rating": self.rating,
        }
        if proof.line:
            row["line"] = " ".join(proof.line)
        if proof.method == "playouts":
            row["errors"] = {code: round(error, 2) for code, error in proof.errors.items()}
        return row
