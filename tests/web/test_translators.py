"""The page for translators: every message once, the terms, and what no native speaker has read."""

import re
from pathlib import Path

from tests.screens import FOLDER, SCREENS
from web.build import ftl, languages, translators

PAGE = translators.filled(
    (Path(__file__).parents[2] / "web/guide/translators.html").read_text("utf-8")
)
WORDS = [name for name, _ in ftl.messages()]


def test_every_placeholder_is_filled_and_every_id_is_unique() -> None:
    assert "<!-- m" not in PAGE
    ids = re.findall(r'\sid="([^"]+)"', PAGE)
    assert sorted(ids) == sorted(set(ids))


def test_every_message_has_a_place_for_the_translation() -> None:
    assert sorted(re.findall(r'data-message="([\w-]+)"', PAGE)) == sorted(WORDS)
    assert "An empty `.say` means that there is" in PAGE
    assert "Why two house rules do not go together" in PAGE


def test_it_says_which_languages_no_native_speaker_has_read() -> None:
    rows = re.findall(r'lang="(\w+)">\w+</th><td>(\d+) of (\d+)</td><td>(.*?)</td>', PAGE)
    assert [tag for tag, *_ in rows] == languages.tags()
    for tag, *_, read in rows:
        assert ("not yet" in read) == (tag not in languages.REVIEWED)


def test_the_glossary_has_its_sources() -> None:
    assert '<span lang="pl">meldunek</span>' in PAGE
    assert "kobiece-pasje.wieszjak.polki.pl" in PAGE


def test_each_picture_shows_a_file_of_messages_and_is_small() -> None:
    files = {path.stem for path in (languages.FOLDER / "en").glob("*.ftl")}
    assert set(SCREENS) <= files
    assert files >= set(translators.PICTURE_OF)
    assert {path.stem for path in FOLDER.glob("*.jpg")} == {*SCREENS}
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 400_000
