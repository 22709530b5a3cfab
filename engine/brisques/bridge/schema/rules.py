"""Rule sets: the list of variants, one explained, two compared, and house rules."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from brisques.bridge.schema.problems import Cite


class VariantLine(TypedDict):
    """What a person needs to choose a game."""

    name: str
    title: str
    family: Literal["bezique", "filko"]
    pack: Literal["french", "german"]
    players: int
    group: str
    packs: int
    hand: int
    unit: Literal["match", "deal"]
    target: int
    servants: NotRequired[bool]
    """Filko: whether a match may begin with masters and servants."""
    sources: list[str]


class Variants(TypedDict):
    """All playable variants."""

    variants: list[VariantLine]


class Strength(TypedDict):
    """How far a level is above another: in points a deal, and its share of deals won."""

    over: str
    mean: float
    low: float
    high: float
    share: float
    pairs: int


class Strengths(TypedDict):
    """The measured strengths by group and level, and the group of each variant.

    `steps` are the levels that people can tell apart in each group that was measured.
    """

    strengths: dict[str, dict[str, Strength]]
    steps: dict[str, list[list[str]]]
    groups: dict[str, str]


Setting = bool | int | str | list[int] | list[str]
"""The value of a rule."""


class Misprint(TypedDict):
    """What a source prints in place of a value."""

    value: Setting
    cites: list[Cite]


class RuleValue(TypedDict):
    """A value with its citations; `inferred` is the key of our reason where no source gives it."""

    value: Setting
    cites: list[Cite]
    inferred: str | None


class Rule(RuleValue):
    """A rule of a variant with its value and citations."""

    id: str
    misprint: Misprint | None


class Source(TypedDict):
    """A book or page that is cited."""

    title: str
    author: str
    url: str


class Explanation(TypedDict):
    """Every rule of a variant; `house` lists the ids of its house rules."""

    variant: str
    preset: str
    title: str
    house: list[str]
    rules: list[Rule]
    sources: dict[str, Source]


class VariantTitle(TypedDict):
    """A variant and what a person calls it."""

    variant: str
    title: str


class Difference(TypedDict):
    """A rule that has another value in each of two variants."""

    id: str
    a: RuleValue
    b: RuleValue


class Comparison(TypedDict):
    """The rules in which two variants of a family differ."""

    a: VariantTitle
    b: VariantTitle
    rows: list[Difference]


class Conflict(TypedDict):
    """What keeps a value from being chosen, given the other rules."""

    code: Literal["variant/conflict"]
    where: str
    params: dict[str, str]
    """`reason`, the key of a message, and `other`, the path of the other rule."""


class Choice(TypedDict):
    """A value that a rule may have; a list is written as in a spec, "3-2-3"."""

    value: bool | int | str
    cites: list[Cite]
    variants: list[str]
    """Presets with this value."""
    misprint: bool
    conflict: Conflict | None


class KnobChoices(TypedDict):
    """A rule with its value, that of the preset, and all it may be."""

    id: str
    path: str
    kind: Literal["choice", "number", "switch"]
    value: bool | int | str
    preset: bool | int | str
    choices: list[Choice]


class KnobGroup(TypedDict):
    """Rules whose paths begin alike."""

    group: str
    knobs: list[KnobChoices]


class Choices(TypedDict):
    """Every rule of a variant that a house rule may change."""

    variant: str
    groups: list[KnobGroup]
