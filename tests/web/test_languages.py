"""The pseudo-language for tests, and the checks of translations."""

import re
from pathlib import Path

import pytest

from web.build import ftl, languages

ENGLISH = """one = Two cards of { $suit } and *three* more
two = { $count ->
    [one] one card
   *[other] { $count } cards
  }
    .say = Take them
four = { $count } cards
"""
WRONG = """one = Two cards of { $suit } and *three* more
two = { $number } kart
    .ask = Weź je
three = trzy
four = { $count ->
    [one] jedna karta
  }
"""


def test_the_pseudo_language_is_longer_and_keeps_variables_and_markup() -> None:
    made = languages.pseudo_text(ENGLISH)
    assert made.splitlines()[0] == "one = Twöö çáárdš ööf { $suit } ááññd *thréééé* mööréé"
    assert "{ $count ->" in made
    assert "   *[other] { $count } çáárdš" in made
    assert "    .say = Táákéé théém" in made
    prose = "Nobody has declared anything yet, and the deal is played without trumps."
    assert len(languages.pseudo_text(f"say = {prose}")) > 1.3 * len(prose)


def test_errors_in_a_translation_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for tag, text in (("en", ENGLISH), ("pl", WRONG)):
        (tmp_path / tag).mkdir()
        (tmp_path / tag / "some.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(ftl, "FOLDER", tmp_path)
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    monkeypatch.setattr(languages, "WHOLE", ("pl",))
    assert languages.tags() == ["pl"]
    assert list(languages.problems("pl")) == [
        "some.ftl:1: one is in English",
        "some.ftl:2: two lacks the part say",
        "some.ftl:2: two has no variable number",
        "some.ftl:2: two has no part ask",
        "some.ftl:4: there is no message three",
        "some.ftl:5: four: a choice without a default: " + repr(WRONG.split("four = ")[1].strip()),
    ]


def test_the_start_page_names_each_language_on_offer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(languages, "WHOLE", ())
    assert languages.alternates() == ""
    monkeypatch.setattr(languages, "WHOLE", ("pl",))
    assert languages.alternates().splitlines() == [
        '<link rel="alternate" hreflang="en" href="?lang=en">',
        '<link rel="alternate" hreflang="pl" href="?lang=pl">',
        '<link rel="alternate" hreflang="x-default" href="./">',
    ]


def test_a_sentence_in_a_script_is_found() -> None:
    """Text between tags, or with a link in it, but no expression."""
    assert languages.sentences_in("html`<p>Take your card</p>`") == ["Take your card"]
    assert languages.sentences_in('html`<p>${text("take")}</p><b>Brisques</b>`') == []
    assert languages.sentences_in("if (a > b && c < d) return html`<p>${a}</p>`") == []


def test_every_message_is_used_and_every_translation_is_correct() -> None:
    languages.check()


def test_no_french_line_breaks_before_a_mark() -> None:
    """Marks that stand apart from their word have a no-break space before or after them."""
    loose = re.compile(r"« | »|\S [;:!?](?!\S)")
    for _, message in ftl.messages("fr"):
        found = [text for text in message.all().values() if loose.search(text)]
        assert found == [], message.place


def test_no_french_word_that_elides_stands_before_a_name() -> None:
    """Names may begin with a vowel: "de Irena" would have to be "d’Irena"."""
    hiatus = re.compile(
        r"\b(?:de|le|la|ne|que|se) \{ \$(?:cards?|levels?|names?|other|over|partner|seat|who)\b"
    )
    for _, message in ftl.messages("fr"):
        found = [text for text in message.all().values() if hiatus.search(text)]
        assert found == [], message.place


def test_no_hungarian_article_stands_before_a_variable() -> None:
    """The article is „a” or „az” by the sound that follows, which a variable does not tell."""
    article = re.compile(r"\b[Aa]z? [„*]?\{ \$[\w-]+ \}")
    for _, message in ftl.messages("hu"):
        found = [text for text in message.all().values() if article.search(text)]
        assert found == [], message.place


def test_polish_points_after_about_stand_in_the_genitive() -> None:
    """„około” asks for „punktu” or „punktów”; after „o około” the case is that of „o”."""
    nominative = re.compile(r"(?<!\bo )\bokoło \*?\{ \$\w+ \}\*? \{[^}]*\] punkty?\n")
    for _, message in ftl.messages("pl"):
        found = [text for text in message.all().values() if nominative.search(text)]
        assert found == [], message.place


def test_no_hungarian_suffix_stands_at_the_mark_of_a_source() -> None:
    """The page puts a name there, and the vowels of the name decide the suffix."""
    suffixed = re.compile(r"\b(?:S\d|X-[A-Z]+\d?)-[a-záéíóöőúüű]")
    for _, message in ftl.messages("hu"):
        found = [text for text in message.all().values() if suffixed.search(text)]
        assert found == [], message.place


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_the_trick_before_is_not_named_like_the_one_that_scores(language: str) -> None:
    messages = dict(ftl.messages(language))
    scored = messages["bezique-last-trick-points"].text
    assert messages["last-trick"].text.lower() != scored.lower()


@pytest.mark.parametrize("language", ["hu", "pl", "ro"])
def test_an_ellipsis_stands_at_its_word(language: str) -> None:
    """These languages, unlike English and German, put no space before an ellipsis."""
    for _, message in ftl.messages(language):
        found = [text for text in message.all().values() if re.search(r"\w …", text)]
        assert found == [], message.place


@pytest.mark.parametrize("language", ["en", *languages.tags()])
def test_an_exchange_names_the_card_that_is_taken_last(language: str) -> None:
    """Points stand after the offer, as if they went with the card that it names last."""
    offer = dict(ftl.messages(language))["exchange-offer"].text
    assert offer.index("$gives") < offer.index("$takes")


@pytest.mark.parametrize("language", ["en", "ro"])
def test_an_action_that_is_compared_stands_after_a_colon(language: str) -> None:
    """These languages name it as an order, such as “exchange the seven”, or as a plural."""
    messages = dict(ftl.messages(language))
    for name in ("reason-gain", "reason-gain-filko", "reason-equal", "past-equal"):
        assert re.search(r": \{ \$(over|action) \}", messages[name].text), name
