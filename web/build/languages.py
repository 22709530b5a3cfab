"""Write and check the words of the page's languages, and of two test languages.

English is in `web/i18n/en`, and a folder beside it holds another language, with files of the same
names. The page offers the languages in `WHOLE`; any other is shown only at its tag in the address
(`?lang=pl`), for its translators. Two languages are made from English for tests: PSEUDO has accents
and is 40 % longer, MIRRORED is PSEUDO from right to left.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from brisques.plurals import plural_category
from brisques.words.fluent import format_text
from web.build import ftl
from web.build.steps import WEB, Trouble

FOLDER = WEB / "i18n"
ENGLISH = "en"
WHOLE: tuple[str, ...] = ("de", "fr", "hu", "pl", "ro")
"""Languages that have every message; `problems` checks this."""
REVIEWED: tuple[str, ...] = ()
"""Languages that a native speaker has read; the page for translators says which."""
PSEUDO, MIRRORED = "en-XA", "ar-XB"
LEAST_WORDS = 2
"""A text with fewer words in small letters may be the same in two languages."""
FREE = {"pack", "alone"}
"""Variables that a language may use though English does not: the pack of a card, and the form of a
name outside a sentence."""

Files = Mapping[str, Mapping[str, object]]
"""File and wholeness of each language, by tag."""

_ACCENTS = str.maketrans("AEIOUaeiouyCcNnSsZz", "ÁÉÎÖÛáéîöûÿÇçÑñŠšŽž")
_DOUBLED = re.compile(r"([áéîöûÿñ])")
_LITERAL = re.compile(r"(\{[^{}]*\}|\[\[[^\]]*\]\]|\$[\w-]+|`[^`]*`)")
_START = re.compile(r"^( *\*?\[[\w-]+\] ?|[A-Za-z][\w-]* = ?|    \.[A-Za-z][\w-]* = ?|\s+)(.*)$")
_PLACEABLE = re.compile(r"\{[^{}]*\}|\[\[[^\]]*\]\]|\$[\w-]+|\[[\w-]+\]|`[^`]*`")
_WORD = re.compile(r"(?<![\w-])[a-z]{2,}(?![\w-])")
_VARIABLE = re.compile(r"\$([\w-]+)")
_PREFIX = re.compile(r"[`\"]([a-z][\w./-]*[-./])\$?\{")
_SUFFIX = re.compile(r"\}(-[a-z][\w-]*)[`\"]")
_BETWEEN_TAGS = re.compile(r">([^<>`${}=();]*[a-z]{2,} [a-z]{2,}[^<>`${}=();]*)</")
_NAME = re.compile(r"[\w./-]+")


def tags() -> list[str]:
    """Return the tags of all languages besides English."""
    return sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != ENGLISH)


def write_words(site: Path) -> Files:
    """Write a file of words for each language; return their descriptions for the page, by tag."""
    words = {tag: texts(tag) for tag in tags()}
    pseudo = [pseudo_text(text) for text in texts(ENGLISH)]
    return {
        tag: {"file": _write(site, tag, files), "whole": tag in WHOLE}
        for tag, files in {**words, PSEUDO: pseudo, MIRRORED: pseudo}.items()
    }


def _write(site: Path, tag: str, files: list[str]) -> str:
    path = _word_file(tag, files)
    (site / "words").mkdir(exist_ok=True)
    (site / path).write_bytes(_content(files))
    return path


def word_file(tag: str) -> str:
    """Return the path in the site of the words of a language."""
    return _word_file(tag, texts(tag))


def _word_file(tag: str, files: list[str]) -> str:
    return f"words/{tag}.{hashlib.sha256(_content(files)).hexdigest()[:10]}.json"


def _content(files: list[str]) -> bytes:
    return json.dumps(files, ensure_ascii=False).encode()


def alternates() -> str:
    """Return links by which a search engine finds the start page in each language offered.

    The site may lie at any path of any host, so they are relative to the page.
    """
    if not WHOLE:
        return ""
    links = {tag: f"?lang={tag}" for tag in (ENGLISH, *WHOLE)} | {"x-default": "./"}
    return "".join(
        f'<link rel="alternate" hreflang="{tag}" href="{href}">\n' for tag, href in links.items()
    )


def texts(tag: str) -> list[str]:
    """Return the files of a language."""
    return [path.read_text(encoding="utf-8") for path in sorted((FOLDER / tag).glob("*.ftl"))]


def pseudo_text(text: str) -> str:
    """Return a file of messages with accents and longer words; variables and marks stay."""
    return "\n".join(_pseudo_line(line) for line in text.splitlines()) + "\n"


def _pseudo_line(line: str) -> str:
    start = _START.match(line)
    if not start or line.startswith("#") or line.endswith("->"):
        return line
    parts = _LITERAL.split(start[2])
    return start[1] + "".join(
        part if place % 2 else _DOUBLED.sub(r"\1\1", part.translate(_ACCENTS))
        for place, part in enumerate(parts)
    )


def problems(tag: str) -> Iterator[str]:
    """Yield a line for each error in a language."""
    english, words = dict(ftl.messages(ENGLISH)), dict(ftl.messages(tag))
    for name, message in words.items():
        if name not in english:
            yield f"{message.place}: there is no message {name}"
            continue
        originals = english[name].all()
        if missing := [part for part in originals if part not in message.all()]:
            yield f"{message.place}: {name} lacks the part {', '.join(missing)}"
        for part, text in message.all().items():
            original = originals.get(part)
            if broken := syntax_error(text):
                yield f"{message.place}: {name}: {broken}"
            elif original is None:
                yield f"{message.place}: {name} has no part {part}"
            elif unknown := variables(text) - variables(original) - FREE:
                yield f"{message.place}: {name} has no variable {', '.join(sorted(unknown))}"
            elif tag in WHOLE and text == original and len(words_in(text)) >= LEAST_WORDS:
                yield f"{message.place}: {name} is in English"
    if tag in WHOLE:
        yield from (f"{tag}: {name} is missing" for name in english if name not in words)


def syntax_error(text: str) -> str:
    """Return what is wrong with the Fluent syntax of a text, "" if nothing."""
    try:
        format_text(text, defaultdict(str), plural_category(ENGLISH))
    except ValueError as error:
        return str(error)
    return ""


def sentences_in(script: str) -> list[str]:
    """Return the texts between the tags of a script's markup: they would be in no language."""
    return _BETWEEN_TAGS.findall(script)


def words_in(text: str) -> list[str]:
    """Return the words of a text that begin with a small letter; names and variables are none."""
    return _WORD.findall(_PLACEABLE.sub(" ", text))


def variables(text: str) -> set[str]:
    """Return the variables of a text."""
    return set(_VARIABLE.findall(text))


def unused() -> list[str]:
    """Return the English messages that nothing asks for.

    A message is asked for by its name, by the beginning or the end of its name beside a variable,
    by two words that are joined, or by the id of something in the engine.
    """
    package = WEB.parent / "engine/brisques"
    builders = (WEB / "build").glob("*.py")
    files = [*_scripts(), *package.rglob("*.py"), *package.rglob("*.toml"), *builders]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in files)
    names = {_dashed(name) for name in _NAME.findall(sources)}
    prefixes = tuple({_dashed(prefix) for prefix in _PREFIX.findall(sources)})
    suffixes = tuple(set(_SUFFIX.findall(sources)))
    return [
        name
        for name, _ in ftl.messages(ENGLISH)
        if name not in names
        and not name.startswith(prefixes)
        and not name.endswith(suffixes)
        and not names.issuperset(name.split("-", 1))
    ]


def _scripts() -> list[Path]:
    return [path for path in WEB.rglob("*.js") if "node_modules" not in path.parts]


def _dashed(name: str) -> str:
    """Return the name of the message for an id."""
    return re.sub("[./]", "-", name)


def check() -> None:
    """Check every language; raise Trouble with all that is wrong."""
    found = [problem for tag in (ENGLISH, *tags()) for problem in problems(tag)]
    found += [f"{name} is used nowhere" for name in unused()]
    for path in _scripts():
        texts_found = sentences_in(path.read_text(encoding="utf-8"))
        found += [f"{path.name}: “{text}” is not in i18n" for text in texts_found]
    if found:
        raise Trouble("\n".join(found))
