"""What the start page can offer before the engine is up: start.json.

The variants, the levels of the players, and hands of two games, all asked of the engine. Run as
`python -m web.build.start_offer OUT`, so that the engine's errors stay in their own process.
"""

import json
import sys
from pathlib import Path
from typing import Any

from brisques.bridge import call

SEEDS = 400
DEALS = 24
FIRST = {"fildinski": 2, "filicau": 4}
"""The two games that lie dealt on the start page, and how many play them."""


def ask(op: str, **arguments: Any) -> dict[str, Any]:
    """An answer of the engine."""
    answer: dict[str, Any] = json.loads(call(json.dumps({"op": op, **arguments})))
    if not answer["ok"]:
        raise SystemExit(f"the engine refuses {op} {arguments}: {answer['error']['code']}")
    return answer


def first_deals(variant: str, players: int) -> list[dict[str, Any]]:
    """Deals in which the human leads, so that the first tap can be a play."""
    deals = []
    seats = [{"kind": "human"}, *[{"kind": "player", "level": "casual"}] * (players - 1)]
    for number in range(1, SEEDS + 1):
        seed = f"f{number}"
        update = ask("new", variant=variant, seats=seats, seed=seed)
        while update["view"]["phase"] == "cut" and update["view"]["to_move"] != 0:
            update = ask("step", revision=update["revision"])
        view = update["view"]
        if view["to_move"] == 0 and view["phase"] == "play":
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
        "deals": [deal for game in FIRST.items() for deal in first_deals(*game)],
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(
        json.dumps(offer(), separators=(",", ":")) + "\n", encoding="utf-8"
    )
