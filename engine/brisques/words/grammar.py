"""What a language does with numbers and lists, as the Unicode CLDR has it."""

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
AND = {"de": "und", "en": "and", "fr": "et", "hu": "és", "pl": "i", "ro": "și"}


def plural_category(language: str) -> Callable[[float], str]:
    """Return the function from a number to its plural category in a language."""
    return CATEGORIES.get(language, _one_or_other)


def decimal(number: float, language: str) -> str:
    """Return a number with at most three decimal places, as a language writes it."""
    written = f"{number:.3f}".rstrip("0").rstrip(".")
    return written if language == "en" else written.replace(".", ",")


def all_of(items: Sequence[str], language: str) -> str:
    """Join items of which all count: "red, green and blue"."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {AND.get(language, AND['en'])} {items[-1]}"
