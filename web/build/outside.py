"""Write the texts outside the scripts in each language: manifests, and notes of the page."""

import json
from html import escape
from pathlib import Path

from web.build import ftl
from web.build.languages import ENGLISH, WHOLE
from web.build.steps import WEB

MANIFEST = "manifest.webmanifest"
SHORTCUTS = (
    "manifest-play-fildinski",
    "manifest-play-filicau",
    "manifest-rules-fildinski",
    "manifest-guide",
)
SCREENSHOTS = ("manifest-wide", "manifest-narrow")


def write_manifests(site: Path) -> None:
    """Write a manifest for each language; the English one is for all others too."""
    manifest = json.loads((WEB / MANIFEST).read_text(encoding="utf-8"))
    for language in (ENGLISH, *WHOLE):
        words = words_of(language)
        manifest |= {"lang": language, "description": words["manifest-about"]}
        for shortcut, name in zip(manifest["shortcuts"], SHORTCUTS, strict=True):
            shortcut["name"] = words[name]
        for screenshot, name in zip(manifest["screenshots"], SCREENSHOTS, strict=True):
            screenshot["label"] = words[name]
        name = MANIFEST if language == ENGLISH else f"manifest.{language}.webmanifest"
        text = json.dumps(manifest, ensure_ascii=False, indent=1)
        (site / name).write_text(text + "\n", encoding="utf-8")


def filled(page: str, name: str) -> str:
    """Return a page with its notes in all languages in place of two comments.

    `name` begins the names of their messages. English is seen until a script has chosen.
    """
    by_language = {language: words_of(language) for language in (ENGLISH, *WHOLE)}
    notes = "".join(note(tag, words, name) for tag, words in by_language.items())
    script = "".join(
        f'<p lang="{tag}">{escape(words[f"{name}-script"])}</p>'
        for tag, words in by_language.items()
    )
    return page.replace("<!-- notes -->\n", notes).replace("<!-- script -->", script)


def note(language: str, words: dict[str, str], name: str) -> str:
    """Return the note of a page that is loading, or cannot start."""
    hidden = "" if language == ENGLISH else " hidden"
    sandbox, disk = words.get(f"{name}-sandbox"), words.get(f"{name}-disk")
    return (
        f'<div lang="{language}"{hidden}><p class="late">{escape(words[f"{name}-late"])}</p>\n'
        f'<p class="broken" hidden>{escape(words[f"{name}-broken"])}</p>\n'
        + (f"<p>{escape(sandbox)}</p>\n" if sandbox else "")
        + f'<p><a href="" target="_self">{escape(words[f"{name}-reload"])}</a></p>\n'
        + (f'<p class="late disk">{escape(disk)}</p>\n' if disk else "")
        + "</div>\n"
    )


def words_of(language: str) -> dict[str, str]:
    """Return the messages of a language by their names."""
    return {name: message.text for name, message in ftl.messages(language)}
