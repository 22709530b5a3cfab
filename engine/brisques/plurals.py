"""The forms of words after numbers in each language, as the Unicode CLDR has them."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def _one_or_other(number: float) -> str:
    return "one" if number == 1 else "other"


def _french(number: float) -> str:
    if 0 <= number < 2:
        return "one"
    return "many" if number % 1_000_000 == 0 else "other"


def _polish(number: float) -> str:
    if number != int(number):
        return "other"
    if number == 1:
        return "one"
    few = 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14
    return "few" if few else "many"


def _romanian(number: float) -> str:
    if number == 1:
        return "one"
    few = number != int(number) or number == 0 or 1 <= number % 100 <= 19
    return "few" if few else "other"


CATEGORIES: dict[str, Callable[[float], str]] = {
    "fr": _french,
    "pl": _polish,
    "ro": _romanian,
}
FORMS: dict[str, tuple[str, ...]] = {"pl": ("one", "few", "many"), "ro": ("one", "few", "other")}
"""The categories of whole numbers, in the order in which writers give the forms of a word."""
ONE_AND_MORE = ("one", "other")
"""The categories of whole numbers in all other languages."""


def plural_category(language: str) -> Callable[[float], str]:
    """Return the function from a number to its plural category in a language, by its tag."""
    return CATEGORIES.get(language.partition("-")[0], _one_or_other)


def plural_forms(language: str) -> tuple[str, ...]:
    """Return the plural categories of whole numbers in a language, by its tag.

    >>> plural_forms("pl")
    ('one', 'few', 'many')
    """
    return FORMS.get(language.partition("-")[0], ONE_AND_MORE)


def choose_form(forms: Sequence[str], language: str, number: int) -> str:
    """Return the form of a word for a number; `forms` are in the order of `plural_forms`.

    >>> choose_form(["trick", "tricks"], "en", 3)
    'tricks'
    """
    category, names = plural_category(language)(number), plural_forms(language)
    return forms[names.index(category) if category in names else -1]
