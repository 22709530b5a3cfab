"""What the start page can offer before the engine is up: start.json.

The variants, the levels of the players, and hands already dealt, all asked of the engine. Run as
`python -m web.build.start_offer OUT`, so that the engine's errors stay in their own process.
"""

import json
import sys
from pathlib import Path
from typing import Any

from brisques.bridge import call

SEEDS = 400
DEALS = 48
SEATS = [{"kind": "human"}, {"kind": "player", "level": "casual"}]


def ask(op: str, **arguments: Any) -> dict[str, Any]:
    """An answer of the engine."""
    answer: dict[str, Any] = json.loads(call(json.dumps({"op": op, **arguments})))
    if not answer["ok"]:
        raise SystemExit(f"the engine refuses {op} {arguments}: {answer['error']['code']}")
    return answer


def first_deals(variant: str) -> list[dict[str, Any]]:
    """Deals in which the human leads, so that the first tap can be a play."""
    deals = []
    for number in range(1, SEEDS + 1):
        seed = f"f{number}"
        view = ask("new", variant=variant, seats=SEATS, seed=seed)["view"]
        if view["to_move"] == 0:
            deals.append({"seed": seed, "view": view})
    return deals[:DEALS]


def offer() -> dict[str, Any]:
    """All that start.json holds."""
    hello, measured = ask("hello"), ask("strengths")
    games = ask("variants")["variants"]
    for game in games:
        game["strength"] = measured["groups"][game["name"]]
    return {
        "games": games,
        "levels": hello["levels"],
        "strengths": measured["strengths"],
        "deals": first_deals(hello["default"]),
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(
        json.dumps(offer(), separators=(",", ":")) + "\n", encoding="utf-8"
    )
