"""Prove the problems of a collection again, from their rows alone."""

from __future__ import annotations

from typing import Any

from brisques.lab.problems.find import themes_of
from brisques.lab.problems.prove import prove
from brisques.position import parse_position
from brisques.registry import analysis_of

SEED = "check"
"""Seed of other worlds than those of the first proof by playouts."""
ROUNDED = 0.06
"""Points by which a loss may differ, since losses are stored with one digit."""
MARGIN, SURE = 0.5, 2.5
"""Points by which every other action must lose again, and by playouts the standard errors beyond.

These are fewer than when it was found, for then the luckiest worlds were kept.
"""
SPREAD = 5.0
"""Standard errors within which a loss by playouts must come out again."""


def fault(row: dict[str, Any]) -> str:
    """Return what of a problem's row is not proved again, "" if all is.

    Raises: position/..., if the row's position cannot be read.
    """
    game, state = parse_position(row["position"])
    if state.to_move != row["seat"]:
        return f"seat {state.to_move} is to move"
    analysis = analysis_of(game)
    proof = prove(analysis, state, MARGIN, f"{SEED}/{row['id']}", sure=SURE)
    if proof is None:
        return "no action is proved best"
    if (proof.best, proof.method) != (row["best"], row["method"]):
        return f"best is {proof.best}, {proof.method}"
    if sorted(proof.lost) != sorted(row["lost"]):
        return f"the other actions are {' '.join(sorted(proof.lost))}"
    for code, lost in proof.lost.items():
        error = (proof.errors[code] ** 2 + row.get("errors", {}).get(code, 0.0) ** 2) ** 0.5
        if abs(lost - row["lost"][code]) > ROUNDED + SPREAD * error:
            return f"{code} loses {lost:.1f}"
    if proof.method != "playouts" and proof.count != row["count"]:
        return f"{proof.count} worlds"
    about = themes_of(analysis, state, proof, row["tempting"])
    return "" if list(about) == row["themes"] else f"themes are {' '.join(about)}"
