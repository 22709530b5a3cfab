"""The modules of the project and what each may import; CONTRIBUTING's table is drawn from here.

A room is a module or a folder of `engine/brisques`, or a folder of `web`. A name such as "x.y"
allows one module of a folder. A room may always import its own modules.
"""

VALUES = ["cards", "errors", "shuffle", "tricks", "events"]
RULES = [*VALUES, "position_reader", "short_position", "game", "variants"]
THINKING = [*RULES, "players.contract"]
TEXTS = [*RULES, "registry", "position"]

PYTHON: dict[str, list[str]] = {
    "errors": [],
    "shuffle": [],
    "cards": ["errors"],
    "tricks": ["cards"],
    "events": ["cards", "tricks"],
    "variants": ["cards", "errors"],
    "rulebook": ["errors", "variants"],
    "position_reader": ["cards", "errors", "tricks"],
    "short_position": ["cards", "errors", "position_reader", "shuffle"],
    "game": [*VALUES, "variants.schema"],
    "bezique": RULES,
    "bezique.ai": [*THINKING, "bezique", "bezique.endgame"],
    "bezique.endgame": [*THINKING, "bezique"],
    "filko": RULES,
    "filko.ai": [*THINKING, "filko", "filko.endgame"],
    "filko.endgame": [*THINKING, "filko", "filko.ai"],
    "registry": [*THINKING, "bezique", "bezique.ai", "filko", "filko.ai"],
    "scoresheet": RULES,
    "position": [*RULES, "registry"],
    "record": TEXTS,
    "claim": RULES,
    "match": [*TEXTS, "claim", "record", "scoresheet"],
    "match_view": ["claim", "match", "scoresheet"],
    "players": [*RULES, "registry"],
    "plurals": [],
    "lessons": [*TEXTS, "record", "match", "players", "plurals"],
    "bridge": [*TEXTS, "record", "match", "match_view", "players", "lessons", "rulebook"],
    "lab": [*TEXTS, "players", "lessons", "bezique", "filko"],
    "labels": [],
    "words": ["plurals"],
    "drawing": ["labels"],
    "notebook": ["drawing"],
    "table": [*TEXTS, "labels", "drawing", "notebook", "record", "match", "match_view", "players"],
    "writers": ["errors", "words", "bridge", "drawing"],
    "cli": [
        *(*TEXTS, "record", "match", "players", "lessons", "rulebook"),
        *("words", "drawing", "bridge", "lab", "writers"),
    ],
    "__main__": ["cli"],
}

TABLE = ["files", "i18n", "table"]
PAGE = [*TABLE, "settings", "session", "panels", "lesson-player", "worker", "boot"]

JAVASCRIPT: dict[str, list[str]] = {
    "files": [],
    "i18n": ["files"],
    "boot": [],
    "bridge": [],
    "history": ["bridge"],
    "worker": ["boot", "bridge", "history"],
    "table": ["files", "i18n", "bridge", "table/families/bezique", "table/families/filko"],
    "table/families/bezique": TABLE,
    "table/families/filko": TABLE,
    "settings": ["i18n", "table"],
    "session": ["files", "bridge", "table", "worker", "history"],
    "panels": ["i18n", "table", "settings", "session", "history"],
    "lesson-player": ["i18n", "bridge", "table", "session", "panels", "history"],
    "editor": [*TABLE, "bridge", "session", "panels"],
    "embed": PAGE,
    "app": [*PAGE, "bridge", "editor", "history"],
    "single": ["i18n", "boot", "worker", "app"],
    "sw": ["i18n"],
    "guide": [],
    "npm": [],
}

DOORS = {"bridge", "cli", "writers"}
"""Only these import `json` and know files and clocks; all else takes and gives Python values."""
ONLY_DOORS = {"json", "time", "argparse"}


def table() -> str:
    """Return who may import what, as two Markdown tables."""
    lines = ["| room | may import |", "|---|---|"]
    lines += [f"| `{room}` | {_listed(allowed)} |" for room, allowed in PYTHON.items()]
    lines += ["", "| room of `web` | may import |", "|---|---|"]
    lines += [
        f"| `{room}` | {', '.join(allowed) or 'nothing of ours'} |"
        for room, allowed in JAVASCRIPT.items()
    ]
    return "\n".join(lines)


def _listed(allowed: list[str]) -> str:
    """Return the rooms as words, with one word for those below `game`."""
    names = allowed
    if set(RULES) <= set(allowed):
        names = ["game and below", *(name for name in allowed if name not in RULES)]
    return ", ".join(names) or "nothing of ours"
