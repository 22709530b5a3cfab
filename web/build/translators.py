"""Put languages, glossary and messages into the page for translators, guide/translators.html.

The comment above a message or its group says what it is for. A picture of the page stands with the
file of messages that it shows (`web/screenshots/words`, taken by `tests/screens.py`).
"""

import re
import tomllib
from collections.abc import Iterator
from html import escape
from pathlib import Path

from brisques.words.fluent import Message, read_messages
from web.build import languages
from web.build.steps import WEB

PAGE = "translators.html"
GLOSSARY = WEB / "i18n/glossary.toml"
PICTURES = "screenshots/words"
NAMES = {"de": "Deutsch", "fr": "Français", "hu": "Magyar", "pl": "Polski", "ro": "Română"}
PICTURE_OF = {
    **dict.fromkeys(("rules-melds", "rules-scores", "rules-readings", "filko-rules"), "rules"),
    **dict.fromkeys(("refusals", "notes"), "table"),
    "lessons": "courses",
}
"""Files whose messages are seen in the picture of another."""


def filled(page: str) -> str:
    """Return the page with languages, glossary and messages in place of its comments."""
    parts = {
        "languages": language_table(),
        "glossary": glossary_table(),
        "choices": "".join(map(choice, languages.tags())),
        "messages": "".join(map(section, english_files())),
    }
    for name, part in parts.items():
        page = page.replace(f"<!-- {name} -->", part)
    return page


def choice(tag: str) -> str:
    """Return the line of a language in the list from which one is chosen."""
    file = languages.word_file(tag)
    return f'<option lang="{tag}" value="{file}">{NAMES.get(tag, tag)}</option>'


def english_files() -> list[Path]:
    """Return the files of English messages, those of the table first."""
    files = (languages.FOLDER / languages.ENGLISH).glob("*.ftl")
    return sorted(files, key=lambda file: (file.stem != "table", file.stem))


def messages_of(file: Path) -> list[tuple[str, Message]]:
    """Return the messages of a file with their names."""
    return read_messages(file.read_text(encoding="utf-8"), file.name)


def language_table() -> str:
    """Return each language with its messages, and whether a native speaker has read it."""
    wanted = {name for file in english_files() for name, _ in messages_of(file)}
    rows = ""
    for tag in languages.tags():
        files = sorted((languages.FOLDER / tag).glob("*.ftl"))
        count = len(wanted & {name for file in files for name, _ in messages_of(file)})
        read = "yes" if tag in languages.REVIEWED else "<b>not yet</b>"
        name = f'<th scope="row" lang="{tag}">{NAMES.get(tag, tag)}</th>'
        rows += f"<tr>{name}<td>{count} of {len(wanted)}</td><td>{read}</td></tr>\n"
    return _table(("language", "messages", "read by a native speaker"), rows)


def glossary_table() -> str:
    """Return the terms in every language, each with its note and source."""
    terms = tomllib.loads(GLOSSARY.read_text(encoding="utf-8"))
    tags = languages.tags()
    rows = ""
    for english, by_tag in terms.items():
        cells = "".join(f"<td>{_term(tag, by_tag.get(tag))}</td>" for tag in tags)
        rows += f'<tr><th scope="row">{escape(english)}</th>{cells}</tr>\n'
    head = GLOSSARY.read_text(encoding="utf-8").partition("\n[")[0]
    sources = escape(re.sub(r"(?m)^# ?", "", head))
    table = _table(("English", *(NAMES.get(tag, tag) for tag in tags)), rows)
    return (
        f"<details><summary>{len(terms)} terms</summary>{table}"
        f'<pre tabindex="0">{sources}</pre></details>'
    )


def _term(tag: str, entry: dict[str, str] | None) -> str:
    if entry is None:
        return ""
    note = "; ".join(escape(entry[key]) for key in ("note", "source") if key in entry)
    return f'<span lang="{tag}">{escape(entry["term"])}</span><br><small>{note}</small>'


def section(file: Path) -> str:
    """Return the messages of a file, what they are for, and a picture of where they are seen."""
    head = re.match(r"(?:# .*\n)+", file.read_text(encoding="utf-8"))
    about = " ".join(line.removeprefix("# ") for line in head[0].splitlines()) if head else ""
    messages = messages_of(file)
    return (
        f'<details class="messages" id="file-{file.stem}">'
        f"<summary><code>{file.name}</code>, {len(messages)} messages</summary>"
        f"<p>{escape(about)}</p>{_picture(file.stem)}"
        f"{_table(('message', 'English', ''), ''.join(_rows(messages)))}</details>\n"
    )


def _picture(name: str) -> str:
    picture = f"{PICTURES}/{PICTURE_OF.get(name, name)}.jpg"
    if not (WEB / picture).exists():
        return ""
    return (
        f'<figure><img src="../{picture}" width="360" height="640" loading="lazy" '
        'alt="The page where these messages are seen"></figure>'
    )


def _rows(messages: list[tuple[str, Message]]) -> Iterator[str]:
    group = ""
    for name, message in messages:
        if message.section != group:
            group = message.section
            yield f'<tr><th colspan="3" scope="colgroup">{escape(group)}</th></tr>\n'
        parts = (f"\n    .{part} = {text}" for part, text in message.parts.items())
        said = f"<br><small>{escape(message.comment)}</small>" if message.comment else ""
        yield (
            f'<tr id="message-{name}"><th scope="row"><code>{name}</code>{said}</th>'
            f"<td><pre>{escape(message.text + ''.join(parts))}</pre></td>"
            f'<td><pre data-message="{name}"></pre></td></tr>\n'
        )


def _table(columns: tuple[str, ...], rows: str) -> str:
    head = "".join(f'<th scope="col">{column}</th>' for column in columns)
    return (
        f'<div class="facts" tabindex="0"><table><thead><tr>{head}</tr></thead>\n'
        f"<tbody>{rows}</tbody></table></div>"
    )
