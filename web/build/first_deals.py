"""Deals the hands that the start page can show before the engine is up: first-deals.json.

Run as `python -m web.build.first_deals OUT`, so that the engine's errors stay in their own process.
"""

import json
import sys
from pathlib import Path
from typing import Any

from engine.bridge import call

SEEDS = 400
DEALS = 48
SEATS = [{"kind": "human"}, {"kind": "player", "level": "casual"}]


def deal(seed: str) -> dict[str, Any]:
    """The view of a new match from this seed."""
    request = {"op": "new", "variant": "fildinski", "seats": SEATS, "seed": seed}
    answer = json.loads(call(json.dumps(request)))
    if not answer["ok"]:
        raise SystemExit(f"the engine refuses to deal {seed}: {answer['error']['code']}")
    view: dict[str, Any] = answer["view"]
    return view


def first_deals() -> list[dict[str, Any]]:
    """The first deals in which the human leads, so that the first tap can be a play."""
    views = ((seed, deal(seed)) for seed in (f"f{number}" for number in range(1, SEEDS + 1)))
    ours = [{"seed": seed, "view": view} for seed, view in views if view["to_move"] == 0]
    return ours[:DEALS]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(
        json.dumps(first_deals(), separators=(",", ":")) + "\n", encoding="utf-8"
    )
