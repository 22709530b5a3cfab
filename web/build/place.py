"""Write card-table.css, the styles that reserve the height of an embedded table before it loads.

The height follows from the game, the width and the goal. The element has the same rules for itself;
the sheet is for pages, which load it before any script, while the element is not defined yet. The
height is that of a float without outer width, which does not move the element's content. The float
holds the text of the goal, so the goal takes as many lines as it will in the table. Its padding, as
wide as the buttons, may be wider than a narrow element, which therefore clips.
"""

import json
from collections.abc import Callable, Iterator, Mapping

from web.build.steps import WEB, Trouble

HEIGHTS = WEB / "embed/heights.json"
LESSON = "lesson"
USUAL = "bezique"
"""The shape of an element that names no game."""
TOOLS = {"again": 86, "undo": 73, "hint": 68, "score": 75}
"""Widths of the buttons beside a goal, in px."""
ROOMY = 480
"""Least width of a box whose buttons have words, in px, as in web/css/embed.css."""
ICON = 44
"""Width of a button without words and of the link to the full table, in px."""
HIGHEST = 116
"""Largest height of the strip with the goal, in px; a longer goal scrolls."""
FONT = (
    '600 16px/1.2 "Iowan Old Style","Palatino Linotype","URW Palladio L",P052,Palatino,'
    '"Book Antiqua","Noto Serif",Georgia,serif'
)
"""The font of a goal, as in web/css/tokens.css."""

STILL = "card-table > .still"
"""The picture of a position in an element, with its words: brisques/writers/block.py."""

Games = Mapping[str, tuple[str, int]]
"""Family and number of seats of each game."""
Host = Callable[[str], str]
"""From a condition, such as `[lesson]` or none, to a selector of the elements that meet it."""


def sheet(games: Games) -> str:
    """Return the sheet for pages: styles of elements not defined yet, and of a picture in them."""

    def host(condition: str) -> str:
        return f"card-table:not(:defined){condition}"

    return (
        "".join(rules(games, host))
        + f"{STILL} {{ position: absolute; inset: 0; overflow: auto; display: flex;"
        " flex-direction: column }\n"
        + f"{STILL} > [aria-hidden] {{ min-height: 0 }}\n"
        + f"{STILL} svg {{ max-width: 100%; max-height: 100% }}\n"
        + "@media print {\n"
        + f"{host('')}::before {{ display: none }}\n"
        + f"{STILL}, {STILL} > * {{ position: static; height: auto }}\n"
        + "}\n"
    )


def of_element(games: Games) -> str:
    """Return the same rules for the shadow tree of the element."""
    return "".join(rules(games, lambda condition: f":host({condition})" if condition else ":host"))


def rules(games: Games, host: Host) -> Iterator[str]:
    """Yield all rules for the elements that `host` selects."""

    def before(condition: str = "") -> str:
        return f"{host(condition)}::before"

    yield (
        f"{host('')} {{ display: block; position: relative; flex-grow: 1; min-width: 240px;"
        " container-type: inline-size; overflow-x: clip }\n"
    )
    yield (
        f"{before()} {{ --b-again: {ICON}px; --b-hint: {ICON}px;"
        " --b-undo: 0px; --b-score: 0px; --b-link: 0px; content: attr(goal); float: left;"
        " box-sizing: border-box; width: 100%; margin-right: -100%;"
        f" max-height: calc({HIGHEST}px + var(--b-table));"
        f" min-height: calc(48px + var(--b-table)); padding: 6px calc(8px + var(--b-again) +"
        " var(--b-undo) + var(--b-hint) + var(--b-score) + var(--b-link))"
        f" calc(6px + var(--b-table)) 14px; font: {FONT}; overflow-wrap: anywhere;"
        " visibility: hidden }\n"
    )
    usual = "; ".join(f"--b-{name}: {TOOLS[name]}px" for name in ("again", "hint"))
    yield f"@container (min-width: {ROOMY}px) {{ {before()} {{ {usual} }} }}\n"
    yield f"{before('[controls]')} {{ --b-again: 0px; --b-hint: 0px }}\n"
    for name, width in TOOLS.items():
        button = before(f"[controls~={name}]")
        yield f"{button} {{ --b-{name}: {ICON}px }}\n"
        yield f"@container (min-width: {ROOMY}px) {{ {button} {{ --b-{name}: {width}px }} }}\n"
    for seat in (":not([seat])", '[seat="0"]'):
        yield f"{before(f'[position]:not([controls=none]){seat}')} {{ --b-link: {ICON}px }}\n"
    bare = ("[lesson]", "[controls=none]:not([goal])")
    plain = ", ".join(map(before, bare))
    yield f"{plain} {{ min-height: 0; height: var(--b-table); padding: 0 }}\n"
    yield f'{before("[lesson]")} {{ content: "" }}\n'
    yield from tables(games, before)


def tables(games: Games, before: Callable[[str], str]) -> Iterator[str]:
    """Yield the rules for the heights of tables, without the strip, by shape and layout."""
    heights = json.loads(HEIGHTS.read_text(encoding="utf-8"))
    for shape, condition in {USUAL: "", **conditions_of(games), LESSON: "[lesson]"}.items():
        values = "; ".join(
            f"--b-{layout}: clamp({least}px, {100 * share:g}cqw, {most}px)"
            for layout, (least, share, most) in heights[shape].items()
        )
        yield f"{before(condition)} {{ {values} }}\n"
    yield f"{before('')} {{ --b-table: var(--b-narrow) }}\n"
    for layout in ("low", "wide"):
        rule = f"{before('')} {{ --b-table: var(--b-{layout}) }}"
        yield f"@container (min-width: {heights[layout]}px) {{ {rule} }}\n"


def conditions_of(games: Games) -> dict[str, str]:
    """Return for each shape but the usual one the selector of elements whose game has it."""
    by_shape: dict[str, list[str]] = {}
    for name, (family, seats) in games.items():
        by_shape.setdefault(shape_of(family, seats), []).append(name)
    usual = by_shape.pop(USUAL, [])
    conditions = {}
    for shape, names in by_shape.items():
        begins = [n for n in names if not any(n != m and n.startswith(m) for m in names)]
        others = usual + [n for each in by_shape if each != shape for n in by_shape[each]]
        if any(other.startswith(begin) for begin in begins for other in others):
            raise Trouble(f"a game of another shape begins like one of {begins}: {__file__}")
        named = (f'[{at}^="{name}"]' for name in begins for at in ("variant", "position"))
        conditions[shape] = f":is({','.join(named)})"
    return conditions


def shape_of(family: str, seats: int) -> str:
    """Return the shape of a table, as `shapeOf` in web/embed/heights.js does."""
    if family == "filko":
        return "filko"
    return "bezique-cross" if seats > 2 else USUAL
