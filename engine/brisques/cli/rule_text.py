"""Write the rules of a game in words, like the page of rules (`web/panels/rule-text.js`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from brisques.cards import FACES
from brisques.rulebook import Answer
from brisques.variants.presets import HOUSE
from brisques.words import Words

_SOURCE_MARK = re.compile(r"\b(?:S\d|X-[A-Z]+\d?)\b")


def rule_lines(shown: Answer, words: Words) -> Iterator[str]:
    """Yield the lines of a game's rules in a language; `shown` is the answer of `explain`."""
    facts = _facts(shown["rules"], words)
    yield words.text(f"variant-{shown['preset']}")
    for rule in shown["rules"]:
        said = _said(rule, facts, words)
        if said:
            yield ""
            yield from said
            yield from _origin(rule, shown, words)
    yield ""
    yield words.text("rules-sources")
    for mark, source in shown["sources"].items():
        if mark != HOUSE:
            parts = (source["author"], source["title"], source["url"])
            name = words.text(f"source-{mark}")
            yield f"    {name}: {', '.join(part for part in parts if part)}"


def game_name(spec: str, words: Words) -> str:
    """Return the name of a rule set, also of one with house rules (`variantName` of the page)."""
    preset, _, changes = spec.partition(",")
    name = words.text(f"variant-{preset}")
    return words.text("variant-house", {"name": name}) if changes else name


def _facts(rules: list[Answer], words: Words) -> Answer:
    """Return what sentences may speak of: each knob's value by its path, and a few sums."""
    values = {_path(rule["id"]): rule["value"] for rule in rules}
    facts = {path.replace(".", "-"): _argument(value, words) for path, value in values.items()}
    players = values["deal.players"]
    cards = values.get("pack.copies", 1) * FACES - len(values.get("pack.removed", ()))
    stock = cards - players * values.get("deal.hand", cards // players)
    sums = {"cards": cards, "stock": stock, "tricks": cards // players}
    return {**facts, **sums, "stock-tricks": stock // players}


def _path(rule_id: str) -> str:
    """Return a rule's path among the knobs: its id without the family."""
    return rule_id.partition(".")[2]


def _argument(value: Any, words: Words) -> str | int | float:
    """Return a value as the texts take it: packets of one size as that size, no cards as 0."""
    if isinstance(value, bool):
        return str(value).lower()
    if not isinstance(value, list):
        number_or_word: str | int | float = value
        return number_or_word
    if all(isinstance(item, int) for item in value) and len(set(value)) == 1:
        size: int = value[0]
        return size
    names = [str(item) if isinstance(item, int) else words.card(item) for item in value]
    return words.all_of(names) if names else 0


def _said(rule: Answer, facts: Answer, words: Words) -> list[str]:
    """Return what a rule says in a game, line by line; nothing if it says nothing."""
    name, value = f"rule-{rule['id']}", rule["value"]
    cards = words.part(name, "cards", facts)
    if cards is not None:
        return [f"{words.text(name)} ({cards}): {value}"] if value else []
    written = words.part(name, "say", {**facts, "value": _argument(value, words)}) or ""
    first, *steps = [line.strip() for line in written.splitlines() if line.strip()] or [""]
    return [first, *(f"  {n}. {step}" for n, step in enumerate(steps, 1))] if first else []


def _origin(rule: Answer, shown: Answer, words: Words) -> Iterator[str]:
    """Yield where a rule is written, why it was chosen if nowhere, and what was misprinted."""
    if rule["id"] in shown["house"]:
        name = words.text(f"variant-{shown['preset']}")
        yield f"    {words.text('rules-house', {'name': name})}"
    cites = [cite for cite in rule["cites"] if cite["source"] != HOUSE]
    for mark in dict.fromkeys(cite["source"] for cite in cites):
        places = [cite["where"] for cite in cites if cite["source"] == mark and cite["where"]]
        yield f"    {', '.join([words.text(f'source-{mark}'), '; '.join(places)]).rstrip(', ')}"
    if rule["inferred"]:
        written = words.text(reading_key(rule))
        reason = _SOURCE_MARK.sub(lambda mark: words.text(f"source-{mark[0]}"), written)
        yield f"    {words.text('rules-inferred', {'reason': reason})}"
    if rule["misprint"]:
        yield f"    {_misprint(rule, words)}"


def reading_key(rule: Answer) -> str:
    """Return the message with our reason for a value that no source gives."""
    return f"reading-{rule['inferred']}"


def _misprint(rule: Answer, words: Words) -> str:
    marks = dict.fromkeys(cite["source"] for cite in rule["misprint"]["cites"])
    args = {
        "source": words.all_of([words.text(f"source-{mark}") for mark in marks]),
        "printed": _value_word(rule["id"], rule["misprint"]["value"], words),
        "value": _value_word(rule["id"], rule["value"], words),
    }
    return words.text("rules-misprint", args)


def _value_word(rule_id: str, value: Any, words: Words) -> str:
    """Return a value as a word or a number."""
    word = _argument(value, words)
    own = words.part(f"rule-{rule_id}", "value", {"value": word})
    if own is not None:
        return own
    if isinstance(value, bool):
        return words.text("yes" if value else "no")
    return words.text("not-counted") if value == 0 else str(word)
