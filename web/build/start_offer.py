"""Write start.json, what the start page offers before the engine is up.

That is the variants, the levels of the players and hands of two games, as the engine returns them.
Run `python -m web.build.start_offer OUT` in a process of its own, where the engine may fail.
"""

import json
import sys
from pathlib import Path
from typing import Any

from brisques.bridge import call

SEEDS = 400
DEALS = 24
FIRST = {"fildinski": 2, "filicau": 4}
"""The two games whose hands the start page shows, with their numbers of players."""


def ask(op: str, **arguments: Any) -> dict[str, Any]:
    """Ask the engine; exit if it refuses."""
    answer: dict[str, Any] = json.loads(call(json.dumps({"op": op, **arguments})))
    if not answer["ok"]:
        raise SystemExit(f"the engine refuses {op} {arguments}: {answer['error']['code']}")
    return answer


def first_deals(variant: str, players: int) -> list[dict[str, Any]]:
    """Return deals in which the human leads, so that a first tap plays a card."""
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
    """Return the content of start.json."""
    hello, measured = ask("hello"), ask("strengths")
    games = ask("variants")["variants"]
    for game in games:
        game["strength"] = measured["groups"][game["name"]]
    return {
        "games": games,
        "levels": hello["levels"],
        "strengths": measured["strengths"],
        "steps": measured["steps"],
        "deals": [deal for game in FIRST.items() for deal in first_deals(*game)],
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(
        json.dumps(offer(), separators=(",", ":")) + "\n", encoding="utf-8"
    )
