"""The tuned policy: what an action is worth at a glance, by weights found in self-play.

A card is worth what the trick brings whoever takes it, less what the hand loses without it. The
policy is asked about a whole state, because search asks it of a million, but it reads only what the
seat to move sees: its hand, the trick, the won cards, and how many cards the others hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import mul
from typing import TYPE_CHECKING, cast

from brisques.bezique.ai import greedy
from brisques.bezique.ai.card_value import Mind
from brisques.bezique.ai.meld_value import STAGES
from brisques.bezique.meld_types import DECLARE, DONE, EXCHANGE, GUESS, LIFT, PLAY
from brisques.game import State
from brisques.tricks import NO_TRUMP

if TYPE_CHECKING:
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.state import BeziqueState
    from brisques.bezique.trump_context import TrumpContext

RANKS = ("7", "8", "9", "j", "q", "k", "t", "a")
SHORT = ("one-short", "two-short", "three-short", "four-short")

DEFAULTS: dict[str, float] = {
    "ready": 0.9,
    **dict(zip(SHORT, (0.8, 0.7, 0.6, 0.5), strict=True)),
    "deny": 1.0,
    "brisque": 1.0,
    "lead": 2.0,
    "declare": 0.3,
    "spend": 0.6,
    "want": 0.35,
    "want-more": 0.03,
    "late-plain": 1.0,
    "late-trump": 1.0,
    "endgame": 0.7,
    **dict(zip((f"plain-{r}" for r in RANKS), (0, 0, 1, 1, 2, 2, 3, 7), strict=True)),
    **dict(zip((f"trump-{r}" for r in RANKS), (6, 7, 9, 10, 12, 13, 15, 17), strict=True)),
}
"""What tuning starts from.

`plain-...` and `trump-...` are points that keeping a card is worth, `late-...` and `endgame`
factors on them. `ready` and `...-short` are the parts of a meld's points that it is worth when so
many cards are missing and sure to come, `spend` how much melds spoilt by declaring count. `lead` is
the worth of the lead in points, `declare` the part of what is ready that a trick adds, `deny` how
much the other side's gains count. `want` and `want-more` say how likely it takes a lead that it can
take: so much, and more by each point that it brings.
"""


def group(ruleset: BeziqueRuleset) -> str:
    """The games that are played alike, named after the best known of them."""
    rules = ruleset.rules
    if ruleset.from_won:
        return "foster-polish" if ruleset.from_hand else "fildinski"
    if rules.players > 2:
        return "three-hand" if rules.players == 3 else "four-hand"
    if rules.copies > 2:
        return "rubicon" if rules.copies <= 4 else "six-pack"
    return "bezique"


HORIZON = {
    "fildinski": 20,
    "foster-polish": 20,
    "bezique": 20,
    "three-hand": 40,
    "four-hand": 72,
    "rubicon": 40,
    "six-pack": 12,
}
"""Actions that a playout lasts: beyond them luck drowns the rest. Of more than two players, and in
Rubicon, it must last longer: what lies ready in a hand is easily misjudged there, and search gained
nothing until it did (tests/bench/gains.py, and the arena)."""
DOUBT = 30.0
"""Points by which a judgement may well be wrong; about the same in all groups."""
NOISE = {
    "fildinski": 80.0,
    "foster-polish": 120.0,
    "bezique": 150.0,
    "three-hand": 60.0,
    "four-hand": 60.0,
    "rubicon": 120.0,
    "six-pack": 190.0,
}
"""Points by which a playout may well be off: what tests/bench/doubts.py found, or with which
tests/bench/gains.py and the arena found search to gain."""


COUNT = {"fildinski": (0.587, 0.678, 0.673, 0.617, 0.45, 0.492, -5.0)}
"""How much each of `Instinct.parts` but the last counts in the value at a playout's horizon.

Fitted to full playouts by `python -m tests.bench.horizon fildinski --deals 900`, for games in which
a card counts in one meld only: there 30 % of what the rest of a deal brings is explained, and by
the policy's own weights, as all other games have it, 11 %. (The second never differed from 0.)
"""


class BeziquePolicy:
    """The policy with certain weights, for one set of rules."""

    guesses = 1

    def __init__(self, ruleset: BeziqueRuleset, weights: Mapping[str, float]) -> None:
        self.ruleset = ruleset
        self.weights = weights
        self.share = (weights["ready"], *(weights[name] for name in SHORT), 0.0)
        self.keep = [self._keep(stage) for stage in range(STAGES)]
        self.minds: dict[int, Mind] = {}
        alike = group(ruleset)
        fitted = COUNT.get(alike) if ruleset.spends else None
        counted = fitted or (1.0, *self.share[:-1], 0.0)
        self.count = (*counted, weights["brisque"])
        self.doubt, self.noise, self.horizon = DOUBT, NOISE[alike], HORIZON[alike]

    def choose(self, state: State) -> int:
        """The action with the highest worth, the lowest among equals."""
        now = cast("BeziqueState", state)
        actions = now.legal()
        if len(actions) == 1:
            return actions[0]
        if now.phase == LIFT:
            ranks = self._ranks(now, actions)
            return actions[ranks.index(max(ranks))]
        first = self._first(now, actions)
        if first:
            return first[0]
        worths = self._worths(now, actions)
        return actions[worths.index(max(worths))]

    def worths(self, state: State) -> list[float]:
        """The worth in points of each legal action."""
        now = cast("BeziqueState", state)
        return self._worths(now, now.legal())

    def ranks(self, state: State) -> list[int]:
        """1 for what is done before all else, 0 for the rest; lifts by how near they are."""
        now = cast("BeziqueState", state)
        return self._ranks(now, now.legal())

    def completing_actions(self, state: State) -> list[int]:
        """For each meld that the trick would complete for the seat, the best card to take it."""
        now = cast("BeziqueState", state)
        if now.phase != PLAY or not self.ruleset.from_won:
            return []
        actions = now.legal()
        worths = dict(zip(actions, self._worths(now, actions), strict=True))
        mind, stage = self._mind(now.context), self._stage(now)
        best: dict[int, int] = {}
        for card in sorted((a for a in actions if a < DONE), key=lambda a: -worths[a]):
            for meld in mind.completed(now, card, stage):
                best.setdefault(meld, card)
        return list(dict.fromkeys(best.values()))

    def _ranks(self, state: BeziqueState, actions: list[int]) -> list[int]:
        if state.phase == LIFT:
            return greedy.lift_ranks(self.ruleset, actions)
        first = self._first(state, actions)
        return [int(action in first) for action in actions]

    def _first(self, state: BeziqueState, actions: list[int]) -> list[int]:
        """What is done before all else, as it takes nothing from what may follow.

        That is showing what scores, and a free exchange: its card may complete a better meld.
        """
        if state.phase == DECLARE:
            free = not self.ruleset.rules.exchange_uses_slot
            return [EXCHANGE] if free and EXCHANGE in actions else []
        if self.ruleset.announces and state.phase == PLAY:
            return [action for action in actions if action >= DONE]
        return []

    def evaluate(self, state: State) -> tuple[float, ...] | None:
        """What an unfinished deal looks worth to each seat; None in the middle of a trick."""
        now = cast("BeziqueState", state)
        if now.phase != PLAY or now.trick:
            return None
        gains = [points - was for points, was in zip(now.totals, now.base, strict=True)]
        hopes: list[float] = [float(gain) for gain in gains]
        sides, count = self.ruleset.side, self.count
        for seat, side in enumerate(sides):
            hopes[side] += sum(map(mul, self.parts(now, seat), count))
        best = [max(hopes[:side] + hopes[side + 1 :]) for side in range(len(hopes))]
        return tuple(hopes[side] - best[side] for side in sides)

    def parts(self, state: BeziqueState, seat: int) -> list[float]:
        """What `outlook` adds up for a seat beyond its points, each part times its `COUNT`.

        They are those of `Mind.prospects`, 1 for the seat that is to lead, and the points of
        brisques that are still to be counted.
        """
        mind, stage = self._mind(state.context), self._stage(state)
        ruleset = self.ruleset
        taken = 0 if ruleset.brisque_now else ruleset.rules.brisque * len(state.brisques[seat])
        leads = float(state.to_move == seat)
        return [*mind.prospects(state, seat, stage), leads, float(taken)]

    def _worths(self, state: BeziqueState, actions: list[int]) -> list[float]:
        if state.phase == LIFT:
            return [0.0 for _ in actions]
        if state.phase == GUESS:
            return greedy.guess_worths(self.ruleset, state.looks, actions)
        mind, stage = self._mind(state.context), self._stage(state)
        if state.phase == DECLARE:
            return mind.declarations(state, actions, stage)
        return mind.cards(state, actions, stage)

    def _mind(self, context: TrumpContext) -> Mind:
        mind = self.minds.get(id(context))
        if mind is None:
            mind = self.minds[id(context)] = Mind(
                self.ruleset, context, self.weights, self.share, self.keep
            )
        return mind

    def _stage(self, state: BeziqueState) -> int:
        if state.strict:
            return 0
        left = len(state.stock) - state.drawn
        return 1 + left * (STAGES - 1) // (self.ruleset.stock + 1)

    def _keep(self, stage: int) -> list[list[float]]:
        """What each card is worth in the hand, for each trump suit and for none (the last)."""
        given = self.weights
        plain, trump = (
            (1.0, 1.0) if stage > STAGES // 2 else (given["late-plain"], given["late-trump"])
        )
        if not stage:
            plain *= given["endgame"]
            trump *= given["endgame"]
        plains = [plain * given[f"plain-{rank}"] for rank in RANKS]
        trumps = [trump * given[f"trump-{rank}"] for rank in RANKS]
        rows = []
        for suit in (*range(4), NO_TRUMP):
            row = [worth for other in range(4) for worth in (trumps if other == suit else plains)]
            rows.append(row * self.ruleset.rules.copies)
        return rows
