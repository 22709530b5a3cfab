"""Parses one step of a lesson file: its start, its goal, its tries and its words."""

from __future__ import annotations

import re
from functools import cached_property
from itertools import chain
from math import prod

from brisques.cards import FACE_MASK
from brisques.errors import EngineError, joined
from brisques.game import Game, Observation
from brisques.lessons.goals import Answer, Goal
from brisques.lessons.grammar import check_action, parse_goal
from brisques.lessons.lesson import (
    DEAL,
    POSITION,
    THEN,
    Branch,
    Codes,
    Replies,
    Start,
    Step,
    Try,
    Wrong,
    is_several,
    is_typed,
)
from brisques.lessons.numbers import NUMBERS
from brisques.lessons.paths import EITHER, THEN_WORD, Path, lines, parse_path
from brisques.lessons.prose import Prose, prose
from brisques.lessons.source import Entry, Words
from brisques.lessons.spelling import spellings
from brisques.lessons.values import MAX_TITLE, no_argument, number, one_line, slug
from brisques.plurals import plural_forms
from brisques.position import full_line, parse_position
from brisques.registry import load_game

ONCE = ("step", "text", "position", "deal", "seat", "others", "goal", "actions", "done")
OFTEN = ("replies", "choice", "right", "wrong", "next", "hint")
WITH_ARGUMENT = ("step", "replies", "wrong", "next")
VERDICTS = ("wrong", "done")
"""Texts that may tell what the try has brought."""
LEVELS = ("novice", "casual", "club", "strong")
"""Who may reply: levels that answer at once."""
USUAL_LEVEL = "casual"
MAX_ROWS = 40
"""Most lines of one key in a step."""
MAX_CODES = 80
"""Most codes in one line."""
MAX_SEED = 64
MAX_TOGETHER = 8
"""Choices of a question with several answers at once: `check` gives every set of them."""
_FIELD_FIRST = re.compile(r"[a-z]+=")


def _of_position(words: Words, error: EngineError, begins: int) -> EngineError:
    """Return the lesson's error for one of a position.

    The line of the position begins `begins` characters before the words.
    """
    params = dict(error.params)
    at = params.pop("column", 1) - 1 - begins
    values = {
        "reason": error.code,
        "field": error.where[:60],
        "detail": params.pop("reason", ""),
        "given": params.get("value", ""),
    }
    return words.bad("bad-position", _place_of(words.text, at), **values | params)


def _place_of(text: str, count: int) -> int:
    """Return the index in a text after its first `count` characters that are not blank."""
    places = [place for place, sign in enumerate(text) if not sign.isspace()]
    return places[count] if 0 <= count < len(places) else 0


def _at_most(most: int, parts: list[Words]) -> list[Words]:
    """Return the words of a row.

    Raises: lesson/too-many, at the first word too many.
    """
    if len(parts) > most:
        raise parts[most].bad("too-many", most=most)
    return parts


class StepReader:
    """Parses the entries of one step; errors are EngineError lesson/... with their places."""

    def __init__(
        self, entries: list[Entry], place: int, variant: str, language: str, before: list[Step]
    ) -> None:
        """Read a step of a lesson of `variant`; `before` are the steps already read."""
        self.place = place
        self.language = language
        self.before = before[-1] if before else None
        self.head = entries[0]
        self.once: dict[str, Entry] = {}
        self.often: dict[str, list[Entry]] = {key: [] for key in OFTEN}
        for entry in entries:
            self._sort(entry)
        self.start = self._start(variant)
        self.variant = self._variant(variant)
        self.game: Game = load_game(self.variant)

    def _sort(self, entry: Entry) -> None:
        """Store an entry by its key."""
        if entry.key not in WITH_ARGUMENT:
            no_argument(entry)
        if entry.key in self.often:
            rows = self.often[entry.key]
            rows.append(entry)
            if len(rows) > MAX_ROWS:
                raise entry.bad("too-many", most=MAX_ROWS)
        elif entry.key not in ONCE:
            raise entry.bad("unknown-key", expected=" | ".join((*ONCE, *OFTEN)))
        elif entry.key in self.once:
            raise entry.bad("twice")
        else:
            self.once[entry.key] = entry

    def step(self) -> Step:
        """Return the step.

        Raises: lesson/..., with the place at fault.
        """
        seat = self._seat()
        goal = self.goal
        choices = tuple(self._prose(entry) for entry in self.often["choice"])
        self._check_kind(goal)
        right = self._right(goal)
        text, done = self.once.get("text"), self.once.get("done")
        return Step(
            number=self.place,
            name=slug(self.head.argument),
            title=one_line(self.head.value, MAX_TITLE),
            words=self.head.value,
            variant=self.variant,
            language=self.language,
            text=self._prose(text) if text else [],
            start=self.start,
            seat=seat,
            others=self._others(),
            replies=tuple(self._replies(entry) for entry in self.often["replies"]),
            goal=goal,
            goal_words=self._value("goal"),
            most=self._most(right),
            choices=choices,
            spellings=self._spellings(),
            right=right,
            wrong=tuple(self._wrong(entry) for entry in self.often["wrong"]),
            branches=tuple(self._branch(entry) for entry in self.often["next"]),
            hints=tuple(self._prose(entry) for entry in self.often["hint"]),
            done=self._prose(done) if done else None,
        )

    def _value(self, key: str) -> Words:
        """Return the value of a key, or the step's title if the key is missing."""
        return self.once.get(key, self.head).value

    def _prose(self, entry: Entry) -> Prose:
        words = entry.value
        if not words.text:
            raise words.bad("empty")
        names = NUMBERS if entry.key in VERDICTS else ()
        forms = len(plural_forms(self.language))
        return prose(words, self.game.variant, self.game.pattern, names, forms)

    # --- where it begins ----------------------------------------------------------------------

    def _start(self, variant: str) -> Start | None:
        if "position" in self.once and "deal" in self.once:
            raise self.once["deal"].bad("twice")
        if "deal" in self.once:
            words = self.once["deal"].value
            return Start(DEAL, one_line(words, MAX_SEED), words)
        if "position" not in self.once:
            return None
        words = self.once["position"].value
        line = "".join(words.text.split())
        if line == THEN:
            if self.before is None or self.before.start is None:
                raise words.bad("then-without-play")
            return Start(THEN, "", words)
        begins = f"{variant};" if _FIELD_FIRST.match(line) else ""
        line = begins + line
        try:
            line = full_line(line)
        except EngineError as error:
            errors = [_of_position(words, one, len(begins)) for one in (error, *error.others)]
            raise joined(errors) from None
        return Start(POSITION, line, words)

    def _variant(self, variant: str) -> str:
        if self.start is None or self.start.kind == DEAL:
            return variant
        if self.start.kind == THEN and self.before:
            return self.before.variant
        return load_game(self.start.text.partition(";")[0]).variant.name

    @cached_property
    def _observation(self) -> Observation | None:
        """Return the seat's observation of the position, if the step has one."""
        if self.start is None or self.start.kind != POSITION:
            return None
        _, state = parse_position(self.start.text)
        return self.game.observe(state, self._seat())

    def _seat(self) -> int:
        if "seat" not in self.once:
            return 0
        return number(self.once["seat"].value, self.game.players - 1)

    def _others(self) -> str:
        if "others" not in self.once:
            return USUAL_LEVEL
        words = self.once["others"].value
        if words.text not in LEVELS:
            raise words.bad("bad-level", given=words.text[:20], expected=" | ".join(LEVELS))
        return words.text

    # --- goal ---------------------------------------------------------------------------------

    @cached_property
    def goal(self) -> Goal | None:
        """The goal, None of a step that is only read."""
        if "goal" not in self.once:
            return None
        return parse_goal(self._value("goal"), self.game, self._reach())

    def _reach(self) -> frozenset[int] | None:
        """Return the faces that the seat can still play, None where it may draw others."""
        observation = self._observation
        if observation is None or observation.stock or not observation.hand:
            return None
        return frozenset(card & FACE_MASK for card in observation.hand)

    def _check_kind(self, goal: Goal | None) -> None:
        """Check that a goal has the keys it needs, and no useless ones."""
        leaves = list(goal.leaves()) if goal else []
        asks = [isinstance(leaf, Answer) for leaf in leaves]
        if any(asks) and not all(asks):
            raise self._value("goal").bad("mixed-goal")
        useless: list[str] = []
        if goal is None and self.often["choice"]:
            raise self.often["choice"][0].bad("no-answer")
        if goal is None:
            useless = ["right", "wrong", "replies", "hint"]
        elif all(asks):
            useless = ["replies"]
            self._check_answers(leaves)
        else:
            useless = ["choice"]
            if self.start is None:
                raise self.head.bad("no-position")
        for key in useless:
            if self.often[key]:
                raise self.often[key][0].bad("no-use")

    def _check_answers(self, leaves: list[Goal]) -> None:
        """Check that choices are numbered from 1, and that each answer is one of them."""
        rows = self.often["choice"]
        choices = len(rows)
        typed = is_typed(self.goal)
        if choices == 1 and not typed:
            raise rows[0].bad("one-choice")
        if is_several(self.goal):
            if not rows:
                raise self._value("goal").bad("one-choice")
            if choices > MAX_TOGETHER:
                raise rows[MAX_TOGETHER].bad("too-many", most=MAX_TOGETHER)
        for leaf in leaves:
            answers = leaf.answers if isinstance(leaf, Answer) else ()
            for answer in answers:
                if (choices or typed) and not 1 <= answer <= choices:
                    raise self._value("goal").bad("no-such-choice", given=answer, choices=choices)

    def _spellings(self) -> tuple[tuple[str, ...], ...]:
        """Return the accepted spellings of each choice, where the answer is typed."""
        if not is_typed(self.goal):
            return ()
        before: set[str] = set()
        rows = []
        for entry in self.often["choice"]:
            row = spellings(entry.value.text)
            if "" in row:
                raise entry.value.bad("expected", given="", expected="words")
            if not before.isdisjoint(row):
                raise entry.value.bad("twice")
            before.update(row)
            rows.append(row)
        return tuple(rows)

    # --- tries --------------------------------------------------------------------------------

    def _right(self, goal: Goal | None) -> tuple[Codes, ...]:
        """Return the solutions; those of a question are in its goal."""
        rows: list[Codes] = []
        for entry in self.often["right"]:
            rows += self._lines(entry)
            if len(rows) > MAX_ROWS:
                raise entry.bad("too-many", most=MAX_ROWS)
        if rows or goal is None:
            return tuple(rows)
        if not self.asks:
            raise self.head.bad("no-right")
        words = self._value("goal")
        first = next(leaf for leaf in goal.leaves() if isinstance(leaf, Answer))
        numbers = first.answers if first.all else first.answers[:1]
        return (Codes(tuple(map(str, numbers)), (words,) * len(numbers)),)

    @cached_property
    def asks(self) -> bool:
        """Whether the goal is the answer to a question."""
        goal = self.goal
        return goal is not None and any(isinstance(leaf, Answer) for leaf in goal.leaves())

    def _most(self, right: tuple[Codes, ...]) -> int:
        if "actions" in self.once:
            return number(self._value("actions"), MAX_CODES, 1)
        return max((len(row.codes) for row in right), default=0)

    def _lines(self, entry: Entry) -> list[Codes]:
        """Return the solutions of a line: one for each choice among its alternatives."""
        words = entry.value
        parts = [part for part in words.split() if part.text not in (EITHER, THEN_WORD)]
        if self.asks or not parts or len(parts) > MAX_CODES:
            return [self._codes(words, asks=self.asks)]
        path = self._path(words.split())
        if prod(map(len, path)) > MAX_ROWS:
            raise entry.bad("too-many", most=MAX_ROWS)
        return [Codes(tuple(code.text for code in row), row) for row in lines(path)]

    def _path(self, parts: list[Words]) -> Path:
        return parse_path(parts, lambda word: check_action(word, self.game))

    def _codes(self, words: Words, *, asks: bool) -> Codes:
        """Return a line of actions or, with `asks`, an answer."""
        parts = words.split()
        if not parts or (asks and len(parts) > 1 and not is_several(self.goal)):
            raise words.bad(
                "expected", given=words.text[:40], expected="one answer" if asks else "codes"
            )
        for part in _at_most(MAX_CODES, parts):
            if asks:
                number(part, 10**6)
            else:
                check_action(part, self.game)
        return Codes(tuple(part.text for part in parts), tuple(parts))

    def _replies(self, entry: Entry) -> Replies:
        after = self._path(_at_most(MAX_CODES, entry.argument.split()))
        return Replies(after, self._codes(entry.value, asks=False))

    def _wrong(self, entry: Entry) -> Wrong:
        says, tried = self._prose(entry), self._try(entry)
        return Wrong(tried.codes, tried.path, tried.first, tried.goal, tried.words, says)

    def _branch(self, entry: Entry) -> Branch:
        if not entry.argument.text:
            return Branch(None, entry.value)
        if self.goal is None:
            raise entry.bad("no-use")
        return Branch(self._try(entry), entry.value)

    def _try(self, entry: Entry) -> Try:
        """Return a try: `any`, `if GOAL`, `first CODES`, codes, or a line of actions."""
        words = entry.argument
        first, _, rest = words.text.partition(" ")
        if not words.text:
            raise entry.bad("expected", expected="any | if GOAL | codes")
        if words.text == "any":
            return Try((), (), False, None, words)
        if first == "if":
            goal_words = words.part(len(words.text) - len(rest), len(words.text))
            return Try((), (), False, parse_goal(goal_words, self.game), words)
        is_first = first == "first" and bool(rest)
        parts = _at_most(MAX_CODES, words.split()[is_first:])
        path: Path = (tuple(parts),)
        if any(part.text in (EITHER, THEN_WORD) for part in parts):
            path = parse_path(parts, lambda code: code)
        for code in chain.from_iterable(path):
            self._codes(code, asks=self.asks)
        if len(path) > 1:
            if is_first or self.asks or prod(map(len, path)) > MAX_ROWS:
                raise words.bad("expected", given=words.text[:40], expected="any | if GOAL | codes")
            return Try((), path, False, None, words)
        return Try(tuple(code.text for code in path[0]), (), is_first, None, words)
