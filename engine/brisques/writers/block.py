"""A block in the text of a writer, and the HTML that it becomes.

    goal: Win this trick and declare bézique.
    controls: again hint
    fildinski;trump=C;dealer=1;leader=1;trick=QS1;hands=...

A line `name: value` is an attribute of `<card-table>`, or its `caption`. All other lines together
are the position, broken wherever the writer liked.
"""

import re
from html import escape
from urllib.parse import quote

from brisques.drawing import Labels, View, linked, picture
from brisques.words import ENGLISH, Words, languages, words_of
from brisques.writers.picture import PositionError, dealt, position_view
from brisques.writers.spoken import labels_in

SETTINGS = (
    *("variant", "position", "deal", "lesson", "seat", "level"),
    *("theme", "language", "read-only", "controls", "goal", "label"),
)
"""The attributes of the element that fit into a line."""
ALLOWED = {
    "level": ("novice", "casual", "club", "strong", "expert", "master"),
    "theme": ("auto", "light", "dark"),
    "controls": ("none", "again", "undo", "hint", "score"),
    "language": ("auto", *languages()),
}
"""The values of the settings that have only some; an empty value is the usual one."""
NAMED = re.compile(r"([a-z-]+):(?:\s+(.*))?$")

DEFAULT = "fildinski"
"""The variant of a block that names none."""
OWN_LESSON = re.compile(r"[^\s/]+/[0-9]+")
"""Name of a lesson of the full table, such as `fildinski/3`; a writer's file is unknown there."""
HOMES = "home in MkDocs, brisques_home in Sphinx, brisques-home in Pandoc"
"""The settings that hold the address of the site with the table."""

Said = dict[str, str]


class BlockError(ValueError):
    """A block that makes no table; the message is for its writer."""


def read(text: str) -> Said:
    """Return the settings of a block by name; raises BlockError."""
    said: Said = {}
    line = ""
    for part in filter(None, map(str.strip, text.splitlines())):
        if not (named := NAMED.match(part)):
            line += part
            continue
        name, value = named[1], (named[2] or "").strip()
        if name not in {*SETTINGS, "caption"}:
            raise BlockError(f"there is no setting {name!r}; there are {', '.join(SETTINGS)}")
        if name in said:
            raise BlockError(f"{name!r} is said twice")
        said[name] = value
    if line:
        if "position" in said:
            raise BlockError("there are two positions")
        said["position"] = line
    check(said)
    return said


def check(said: Said) -> None:
    """Refuse a value that the table does not know; raises BlockError."""
    for name, allowed in ALLOWED.items():
        value = said.get(name, "")
        if not parts_of(name, value) <= {"", *allowed}:
            values = f"{', '.join(allowed[:-1])} or {allowed[-1]}"
            raise BlockError(f"{name!r} may be {values}, not {value[:40]!r}")


def parts_of(name: str, value: str) -> set[str]:
    """Return the words of a value: several `controls`; of a `language` its first part."""
    if name == "controls":
        return {*value.split()}
    return {base_language(value) if name == "language" else value}


def base_language(tag: str) -> str:
    """Return the first part of a language's tag: "de" of "de-AT"."""
    return tag.lower().partition("-")[0]


def words_in(said: Said) -> Words:
    """Return the words of the block's language; English for `auto`, as the reader is unknown."""
    language = base_language(said.get("language", ""))
    return words_of(language if language in languages() else ENGLISH)


def labels_for(said: Said, view: View) -> Labels:
    """Return the words of the block's picture."""
    return labels_in(words_of(words_in(said).language, view["pack"]))


def html(text: str, home: str) -> str:
    """Return a block as HTML without blank lines; `home` is the address of the site with the table.

    Until the table runs, and in print, there is a picture and its words. Raises BlockError.
    """
    if not home:
        raise BlockError(f"the address of the site with the table is not set: {HOMES}")
    said = read(text)
    home = home.rstrip("/") + "/"
    caption = escape(said.pop("caption", ""))
    attributes = "".join(f' {name}="{escape(value)}"' for name, value in said.items())
    try:
        shown = fallback(said, home)
    except PositionError as error:
        raise BlockError(str(error)) from None
    below = f"{caption} {link(said, home)}".strip()
    return (
        f'<figure class="brisques"><link rel="stylesheet" href="{escape(home)}card-table.css">'
        f'<script async src="{escape(home)}embed.js"></script>'
        f"<card-table{attributes}>{shown}</card-table>"
        f"{below and f'<figcaption>{below}</figcaption>'}</figure>"
    )


def still(text: str) -> tuple[str, str, str]:
    """Return picture, words and caption of a block, where nothing can be played; raises BlockError.

    The picture depends on no other file; it is empty where every reader is dealt other cards.
    The goal, which stands above a table, begins the caption.
    """
    said = read(text)
    caption = " ".join(filter(None, (said.get("goal"), said.get("caption"))))
    if "lesson" in said:
        return "", words_in(said).text("block-lesson"), caption
    try:
        view = view_of(said)
    except PositionError as error:
        raise BlockError(str(error)) from None
    if view is None:
        return "", words_in(said).text("block-cards"), caption
    labels = labels_for(said, view)
    return picture(view, labels=labels), labels.describe(view), caption


def fallback(said: Said, home: str) -> str:
    """Return what stands there until the table runs, as HTML; raises as `view_of`."""
    if "lesson" in said:
        return f"<p>{escape(words_in(said).text('block-lesson'))}</p>"
    view = view_of(said)
    if view is None:
        return f"<p>{escape(words_in(said).text('block-cards'))}</p>"
    labels = labels_for(said, view)
    drawn = picture(view, linked(f"{home}cards/"), labels)
    picture_only = f'<div aria-hidden="true">{drawn}</div>'
    return f'<div class="still">{picture_only}<p>{escape(labels.describe(view))}</p></div>'


def view_of(said: Said) -> View | None:
    """Return what the reader sees at first; None where every reader is dealt other cards.

    Raises BlockError for a bad seat, PositionError for a bad position, variant or deal.
    """
    seat = said.get("seat", "0")
    if not re.fullmatch("[0-9]", seat):
        raise BlockError(f"the seat is a number from 0 to 9, not {seat[:40]!r}")
    if said.get("position"):
        view = position_view(named_position(said), int(seat))
        return None if is_random(said["position"]) else view
    variant = said.get("variant", DEFAULT)
    return dealt(variant, said["deal"], int(seat)) if said.get("deal") else None


def is_random(line: str) -> bool:
    """Return whether a position deals its other cards differently each time."""
    return "rest=random" in "".join(line.split()).split(";")


def named_position(said: Said) -> str:
    """Return the position with its variant, which may be set beside it."""
    line = said["position"]
    is_named = "=" not in re.split("[,;]", line)[0]
    return line if is_named else f"{said.get('variant', DEFAULT)};{line}"


def link(said: Said, home: str) -> str:
    """Return a link to the same at a full table; "" if no address gives the same cards and seat."""
    if said.get("lesson"):
        if not OWN_LESSON.fullmatch(said["lesson"]):
            return ""
        fragment = f"#lesson={quote(said['lesson'])}"
    elif said.get("seat", "0") != "0":
        return ""
    elif said.get("position"):
        fragment = f"#position={quote(named_position(said))}"
    elif "deal" in said:
        return ""
    else:
        fragment = f"#variant={quote(said['variant'])}" if said.get("variant") else ""
    return f'<a href="{escape(home)}{fragment}">{escape(words_in(said).text("block-full"))}</a>'
