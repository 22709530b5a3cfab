"""What a language does with lists and decimal places, as the Unicode CLDR has it."""

from __future__ import annotations

from collections.abc import Sequence

AND = {"de": "und", "en": "and", "fr": "et", "hu": "és", "pl": "i", "ro": "și"}


def decimal(number: float, language: str) -> str:
    """Return a number with at most three decimal places, as a language writes it."""
    rounded = round(number, 3) + 0.0  # no "-0"
    written = f"{rounded:.3f}".rstrip("0").rstrip(".")
    return written if language == "en" else written.replace(".", ",")


def all_of(items: Sequence[str], language: str) -> str:
    """Join items of which all count: "red, green and blue"."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {AND.get(language, AND['en'])} {items[-1]}"
