"""Parses a goal: `win trick and not (lose brisque or play QS)`.

`and` binds tighter than `or`; `not` negates what follows it; parentheses group.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Collection
from typing import Any

from brisques.errors import EngineError
from brisques.game import NOBODY, Game
from brisques.lessons.codes import example
from brisques.lessons.goals import (
    Act,
    Answer,
    Best,
    Brisques,
    Call,
    Do,
    EndAhead,
    EndDeal,
    EndWith,
    Goal,
    Joined,
    Not,
    Score,
    ScoreBy,
    Tricks,
    WinDeal,
)
from brisques.lessons.limits import Limits
from brisques.lessons.source import Words
from brisques.lessons.values import check_rule

MAX_WORDS = 120
MAX_DEPTH = 16
MOST_POINTS = 100_000
_TOKEN = re.compile(r"[()]|[^\s()]+")
Tree = dict[str, Any]
_JOINTS = frozenset({"and", "or", "not", "(", ")"})


def parse_goal(
    words: Words,
    game: Game,
    reach: Collection[int] | None = None,
    limits: Limits | None = None,
) -> Goal:
    """Return the goal of a text.

    `reach` holds the faces that can still be played, if known; `limits` what the rest of the deal
    can bring at most, if counts are to be checked.

    Raises, at the word at fault: lesson/no-goal, goal-too-long, goal-too-deep, bracket,
    unknown-goal, expected, bad-number, bad-card, unreachable-card, bad-action, unknown-meld,
    unknown-rule, bad-call, impossible-count.
    """
    tokens = [words.part(*match.span()) for match in _TOKEN.finditer(words.text)]
    if not tokens:
        raise words.bad("no-goal")
    if len(tokens) > MAX_WORDS:
        raise tokens[MAX_WORDS].bad("goal-too-long", most=MAX_WORDS)
    parser = _Parser(tokens, game, reach, limits)
    goal = parser.either(0)
    if parser.now:
        if parser.now == ")":
            raise parser.bad("bracket")
        raise parser.bad("expected", expected="and | or")
    return goal


def goal_tree(text: str) -> Tree:
    """Return a goal that `parse_goal` has read as nested plain data.

    A predicate is {"name", "args"}, a contrary {"goal"}, several joined {"any", "goals"}.

    >>> goal_tree("win trick and not lose 2 brisques")["goals"][1]
    {'goal': {'name': 'lose', 'args': ['2', 'brisques']}}
    """
    return _either(deque(_TOKEN.findall(text)))


def _either(tokens: deque[str]) -> Tree:
    return _several(tokens, "or", lambda: _several(tokens, "and", lambda: _one(tokens)))


def _several(tokens: deque[str], joint: str, part: Callable[[], Tree]) -> Tree:
    goals = [part()]
    while tokens and tokens[0] == joint:
        tokens.popleft()
        goals.append(part())
    return goals[0] if len(goals) == 1 else {"any": joint == "or", "goals": goals}


def _one(tokens: deque[str]) -> Tree:
    first = tokens.popleft()
    if first == "not":
        return {"goal": _one(tokens)}
    if first == "(":
        goal = _either(tokens)
        tokens.popleft()  # the bracket that closes
        return goal
    args = []
    while tokens and tokens[0] not in _JOINTS:
        args.append(tokens.popleft())
    return {"name": first, "args": args}


class _Parser:
    """A recursive descent parser over the words of a goal."""

    def __init__(
        self,
        tokens: list[Words],
        game: Game,
        reach: Collection[int] | None,
        limits: Limits | None,
    ) -> None:
        self.tokens = tokens
        self.game = game
        self.reach = reach
        self.limits = limits
        self.place = 0

    @property
    def now(self) -> str:
        """The token at hand, "" at the end."""
        return self.tokens[self.place].text if self.place < len(self.tokens) else ""

    def bad(self, code: str, **params: Any) -> EngineError:
        """Return an error at the current token, or after the last one."""
        if self.now:
            return self.tokens[self.place].bad(code, given=self.now[:40], **params)
        last = self.tokens[-1]
        return last.bad(code, len(last.text), given="", **params)

    def take(self) -> str:
        """Return the current token and go on to the next."""
        token = self.now
        self.place += 1
        return token

    def expect(self, *wanted: str) -> str:
        """Take the current token, which must be one of these."""
        if self.now not in wanted:
            raise self.bad("expected", expected=" | ".join(wanted))
        return self.take()

    # --- joints -------------------------------------------------------------------------------

    def either(self, depth: int) -> Goal:
        """Parse goals joined by `or`."""
        return self._joined("or", depth, lambda: self._joined("and", depth, self._single(depth)))

    def _joined(self, joint: str, depth: int, part: Callable[[], Goal]) -> Goal:
        if depth > MAX_DEPTH:
            raise self.bad("goal-too-deep", most=MAX_DEPTH)
        goals = [part()]
        while self.now == joint:
            self.take()
            goals.append(part())
        return goals[0] if len(goals) == 1 else Joined(tuple(goals), joint == "or")

    def _single(self, depth: int) -> Callable[[], Goal]:
        """Return a parser of one predicate, a group, or a negation."""

        def read() -> Goal:
            turned = False
            while self.now == "not":
                self.take()
                turned = not turned
            if self.now == "(":
                opened = self.tokens[self.place]
                self.take()
                goal = self.either(depth + 1)
                if self.now != ")":
                    raise opened.bad("bracket", given="(")
                self.take()
            else:
                goal = self._predicate()
            return Not(goal) if turned else goal

        return read

    # --- predicates ---------------------------------------------------------------------------

    def _predicate(self) -> Goal:
        read = _PREDICATES.get(self.now)
        if read is None:
            raise self.bad("unknown-goal", expected=" | ".join(_PREDICATES))
        self.take()
        return read(self)

    def number(self, most: int = MOST_POINTS, least: int = 0) -> int:
        """Parse a whole number."""
        text = self.now
        is_number = text.isascii() and text.isdigit() and len(text) < 8
        if not is_number or not least <= int(text) <= most:
            raise self.bad("bad-number", least=least, most=most)
        return int(self.take())

    def count(self, kind: str) -> int:
        """Parse how many tricks or brisques, or points, that the rest of the deal can bring.

        Raises: lesson/impossible-count, if it cannot.
        """
        most = getattr(self.limits, kind) if self.limits else None
        number = self.number(MOST_POINTS if most is None else 10**7)
        if most is not None and number > most:
            self.place -= 1
            raise self.bad("impossible-count", most=most)
        return number

    def row(self) -> list[Words]:
        """Parse the tokens up to the next joint or parenthesis, at least one."""
        words = []
        while self.now and self.now not in _JOINTS:
            words.append(self.tokens[self.place])
            self.take()
        if not words:
            raise self.bad("expected", expected="codes")
        return words

    def play(self) -> Goal:
        """Parse the cards of `play`."""
        codes = self.row()
        for code in codes:
            face = self._face(code)
            if self.reach is not None and face not in self.reach:
                raise code.bad("unreachable-card", given=code.text)
        return Do(tuple(code.text for code in codes))

    def _face(self, code: Words) -> int:
        """Return the face of a card of the pack."""
        try:
            face = self.game.pattern.parse_face(code.text[:2])
            example(self.game, code.text)
        except EngineError:
            raise code.bad("bad-card", given=code.text[:20]) from None
        return face

    def do(self) -> Goal:
        """Parse the actions of `do`."""
        codes = self.row()
        for code in codes:
            check_action(code, self.game)
        return Do(tuple(code.text for code in codes))

    def call(self) -> Goal:
        """Parse the suit or the card of `call`."""
        pattern = self.game.pattern
        try:
            if len(self.now) == 1:
                goal = Call(pattern.parse_suit(self.now), NOBODY)
            else:
                goal = Call(NOBODY, pattern.parse_face(self.now))
        except EngineError:
            raise self.bad("bad-call") from None
        self.take()
        return goal

    def declare(self, *, others: bool = False) -> Goal:
        """Parse the meld of `declare`."""
        name = self.now
        rule = name if "." in name else f"{self.game.variant.family}.meld.{name}"
        if rule not in self._melds().values():
            raise self.bad("unknown-meld", expected=" | ".join(self._melds()) or "–")
        self.take()
        return ScoreBy(rule, others)

    def _melds(self) -> dict[str, str]:
        """Return the rules of the melds that score in this game, by their short names."""
        melds = f"{self.game.variant.family}.meld."
        return {
            rule.removeprefix(melds): rule
            for rule, knob in self.game.variant.knobs.items()
            if rule.startswith(melds) and type(knob.value) is int and knob.value > 0
            if rule != f"{melds}per-trick"  # how many melds a trick allows
        }

    def score(self, *, others: bool = False) -> Goal:
        """Parse the points or the rule of `score`."""
        if "." not in self.now:
            return Score(self.count("points"), others)
        check_rule(self.tokens[self.place], self.game.variant.knobs)
        return ScoreBy(self.take(), others)

    def win(self) -> Goal:
        """Parse `deal`, or the tricks or brisques of `win`."""
        if self.now == "deal":
            self.take()
            return WinDeal()
        return self._count(won=True)

    def lose(self) -> Goal:
        """Parse the tricks or brisques of `lose`."""
        return self._count(won=False)

    def _count(self, *, won: bool) -> Goal:
        first = self.place
        count = self.number(99, least=1) if self.now.isdigit() else 1
        noun = self.expect("trick", "tricks", "brisque", "brisques")
        is_tricks = noun.startswith("trick")
        most = (self.limits.tricks if is_tricks else self.limits.brisques) if self.limits else count
        if count > most:
            raise self.tokens[first].bad("impossible-count", given=count, most=most)
        return Tricks(won, count) if is_tricks else Brisques(won, count)

    def end(self) -> Goal:
        """Parse `deal`, the total of `end with`, or the lead of `end ahead by`."""
        how = self.expect("with", "deal", "ahead")
        if how == "deal":
            return EndDeal()
        if how == "with":
            return EndWith(self.count("total"))
        self.expect("by")
        return EndAhead(self.count("total"))

    def others(self) -> Goal:
        """Parse what another side scores, declares or has at the end."""
        what = self.expect("score", "declare", "end")
        if what == "score":
            return self.score(others=True)
        if what == "declare":
            return self.declare(others=True)
        self.expect("with")
        return EndWith(self.count("total"), others=True)

    def answer(self) -> Goal:
        """Parse the numbers of `answer`, `answer all` or `answer typed`."""
        how = self.take() if self.now in ("all", "typed") else ""
        answers = [self.number()]
        while self.now.isdigit():
            answers.append(self.number())
        return Answer(tuple(answers), all=how == "all", typed=how == "typed")


_PREDICATES: dict[str, Callable[[_Parser], Goal]] = {
    "act": lambda _: Act(),
    "play": _Parser.play,
    "do": _Parser.do,
    "declare": _Parser.declare,
    "score": _Parser.score,
    "win": _Parser.win,
    "lose": _Parser.lose,
    "call": _Parser.call,
    "end": _Parser.end,
    "others": _Parser.others,
    "best": lambda _: Best(),
    "answer": _Parser.answer,
}


def check_action(code: Words, game: Game) -> None:
    """Check that a code names an action of the game.

    Raises: lesson/bad-action.
    """
    try:
        example(game, code.text)
    except EngineError:
        raise code.bad("bad-action", given=code.text[:40]) from None
