"""Do all that people do at a table, while called.mjs records which functions Pyodide calls.

A function called here ships with the first download, any other is fetched when it is first called.
So this covers much and need not be exact. `lessons` is set from outside: the texts of all lessons.
"""

import gc
import json
from random import Random
from typing import Any

from brisques.bridge import Bridge

DEALS = {"fildinski": 3, "bezique": 2, "filicau": 3, "filko-5": 3}
"""How many deals are played of each game, of others one."""
QUICK = ("novice", "casual", "club", "strong")
"""Levels that think for no more than a moment."""
MOST_ACTIONS = 600
THOUGHTS = 2
"""How often a thought or a hint is asked to go on."""
MOST_SLICES = 100
"""How often a review is asked to go on, and the first hint of a match: until both have compared."""
ROUNDS = 2
"""How often all games are played, each time with other cards."""
NONSENSE: tuple[str, ...] = (
    *("{", "[]", '{"op":"fly"}', '{"op":"new"}', '{"op":"new","variant":"whist"}', "[" * 2000),
    '{"op":"new","variant":"fildinski,target=0","seats":[],"seed":1}',
    '{"op":"act","action":"Zażółć 漢字","revision":0}',
    '{"op":"load","record":"brisques 1\\nvariant: none"}',
    '{"op":"position","line":"fildinski; ♠♥"}',
    '{"op":"lesson-open","text":"brisques-lesson 1\\ntitle: Ő"}',
    '{"op":"review","revision":999}',
    '{"op":"judge","cards":["K♥","QH1"]}',
)

bridge = Bridge()
chance = Random(1)


def ask(op: str, **arguments: Any) -> dict[str, Any]:
    """Ask the bridge for one operation; return its answer, an error too."""
    answer: dict[str, Any] = json.loads(bridge.call(json.dumps({"op": op, **arguments})))
    return answer


def look_around(variant: str) -> None:
    """Ask for all that the start page and the rules pages show."""
    for op in ("hello", "variants", "strengths"):
        ask(op)
    for op in ("choices", "explain"):
        ask(op, variant=variant)
    ask("compare", a=variant, b="bezique-1500")


def play(variant: str, players: int, level: str, deals: int, seed: str = "") -> None:
    """Play a match against players of a level, as a person who asks, errs and takes back."""
    name = "Őri 漢字 " + variant
    seats = [{"kind": "human", "name": name}]
    seats += [{"kind": "player", "level": level}] * (players - 1)
    seed += variant
    now = ask("new", variant=variant, seats=seats, seed=seed, rules_name="Zażółć")
    for number in range(MOST_ACTIONS):
        view, revision = now["view"], now["revision"]
        if view["to_move"] is None:
            deals -= 1
            review(revision)
            if deals <= 0 or not (now := ask("next", revision=revision))["ok"]:
                break
        elif view["to_move"] == view["seat"]:
            now = act(view, revision, number)
        else:
            if number < 2 * players:
                think(revision)
            now = ask("step", revision=revision)
    keep()


def think(revision: int) -> None:
    """Let the player to move think, and another worker think along."""
    for _ in range(THOUGHTS):
        if ask("think", revision=revision).get("settled"):
            break
    lent = ask("lend", revision=revision)
    task = {key: lent[key] for key in ("line", "seat", "level")}
    found = ask("ponder", ms=20, seed="1", **task)
    ask("think", revision=revision, tallies=[found["tally"]])
    ask("solve", line=task["line"])


def act(view: dict[str, Any], revision: int, number: int) -> dict[str, Any]:
    """Take the person's turn; return the answer."""
    code = chance.choice(view["legal"])
    if number % 5 == 0:
        for action in ("KH9", *view["hand"][:2]):
            ask("why_not", action=action)
        ask("act", action="KH9", revision=revision)
        ask("judge", cards=view["hand"][:2])
        ask("judge", cards=["KH1", "QH1"])
        ask("expect", revision=revision)
    if number % 7 == 0:
        hint(revision, THOUGHTS if number else MOST_SLICES)
    if number % 11 == 0:
        ask("position")
        return ask("load", record=ask("save")["record"])
    if number % 13 == 0 and view["can_undo"]:
        ask("redo", revision=ask("undo", revision=revision)["revision"])
        return ask("view")
    return ask("act", action=code, revision=revision)


def hint(revision: int, slices: int) -> None:
    """Ask for a hint in both doses until it is settled; `slices` limits how often each."""
    for dose in (1, 2):
        for _ in range(slices):
            if ask("hint", revision=revision, dose=dose).get("settled"):
                break


def review(revision: int) -> None:
    """Ask the coach for its review of the deal, then look back and solve."""
    for _ in range(MOST_SLICES):
        if ask("review", revision=revision).get("settled", True):
            break
    ask("moves")
    ask("at", place=2)
    ask("solve")


def keep() -> None:
    """Save and load the match, go back in it, and set its position up."""
    record = ask("save")["record"]
    now = ask("load", record=record)
    now = ask("rewind", place=4, revision=now["revision"])
    ask("claim", revision=now["revision"])
    ask("branch", record=record, place=4)
    line = ask("position")["line"]
    ask("shorten", line=line)
    ask("position", line=line, seat=0, level="club")
    ask("load", record=record[: len(record) // 2])
    ask("close")


def share() -> None:
    """Play as two persons who pass the table, and put a player in the place of one of them."""
    seats = [{"kind": "human", "name": name} for name in ("Ana", "Ödön")]
    now = ask("new", variant="fildinski", seats=seats, seed="1", curtain=True)
    now = ask("look", seat=now["covered"]["seat"], revision=now["revision"])
    now = ask("act", action=now["view"]["legal"][0], revision=now["revision"])
    ask("sit", seat=1, who={"kind": "player", "level": "club"}, revision=now["revision"])


def learn(text: str) -> None:
    """Take all steps of a lesson: answer each, ask for a hint, begin it again."""
    ask("lesson-open", text=text)
    for step in range(12):
        now = ask("lesson-step", step=step)
        for answer in (0, 1):
            ask("lesson-answer", answers=[answer])
        ask("lesson-hint", dose=1)
        for _ in range(3):
            if not now["ok"] or not now.get("view", {}).get("legal"):
                break
            code = chance.choice(now["view"]["legal"])
            now = ask("act", action=code, revision=now["revision"])
        ask("lesson-again")
    ask("lesson-close")


def everything(lessons: list[str]) -> None:
    """Do all that a page may do: nonsense, every variant, every lesson."""
    for text in NONSENSE:
        bridge.call(text)
    for number, line in enumerate(ask("variants")["variants"]):
        name, players = line["name"], line["players"]
        look_around(name)
        for again in range(ROUNDS):
            level = QUICK[(number + again) % len(QUICK)]
            play(name, players, level, DEALS.get(name, 1), str(again))
        for text in NONSENSE:
            bridge.call(text)
    share()
    for level in ("expert", "master"):
        play("fildinski", 2, level, 1)
    play("filko-5", 5, "expert", 1)
    for text in lessons:
        learn(text)
    gc.collect()
