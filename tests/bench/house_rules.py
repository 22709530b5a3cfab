"""Time of the exact endgame under random house rules: `build.py bench endgame --house-rules N`.

Rule sets are drawn like those of `tests/properties/test_house_rules.py`, until N are legal. In
each, one deal is played by `casual`, and one by random actions, which leaves more to declare. From
the end of the stock on, one solver is asked before every trick, as at a table. A step is the time
between two moments at which a caller may cancel.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time
from typing import Any, cast

from brisques.bezique.endgame.solver import Solver
from brisques.bezique.game import BeziqueGame
from brisques.bezique.meld_types import PLAY
from brisques.bezique.state import BeziqueState
from brisques.errors import EngineError
from brisques.game import NOBODY
from brisques.players.greedy import casual
from brisques.registry import analysis_of, load_game
from brisques.variants import load, names
from brisques.variants.bezique import BeziqueRules
from brisques.variants.choices import knob_choices
from brisques.variants.schema import knob_fields
from brisques.variants.spec import format_spec

FAMILY = "bezique"
MOST_RULES = 6
SHOWN = 5
"""The number of rule sets to name, those with the longest steps."""


@dataclass
class Asked:
    """The steps of one deal's searches in milliseconds, and how many searches were solved."""

    spec: str
    steps_ms: list[float]
    solved: int = 0
    declined: int = 0


def random_spec(rng: Random) -> str:
    """Return a preset with some of its rules changed, whether or not they go together."""
    preset = rng.choice([name for name in names() if load(name).family == FAMILY])
    knobs, choices = knob_fields(BeziqueRules), knob_choices(FAMILY)
    rules: dict[str, Any] = {}
    for path in rng.sample(sorted(choices), rng.randint(1, MOST_RULES)):
        rules[path] = rng.choice(choices[path]).value
        number = rng.choice((rng.randint(0, 40), rng.randint(0, 3000), None))
        if knobs[path].kind == "number" and knobs[path].check(number):
            rules[path] = number
    if rng.random() < 0.5:
        packets = [rng.randint(1, 5) for _ in range(rng.randint(1, 5))]
        shape = {"pack.copies": rng.randint(2, 8), "deal.players": rng.randint(2, 4)}
        rules |= shape | {"deal.hand": sum(packets), "deal.packets": packets}
    return format_spec(preset, rules)


def legal_game(rng: Random) -> BeziqueGame:
    """Return the game of a random rule set that is legal."""
    while True:
        try:
            return cast("BeziqueGame", load_game(random_spec(rng)))
        except EngineError:
            continue


def asked_along(game: BeziqueGame, seed: int, *, at_random: bool) -> Asked:
    """Solve the end of one deal before each of its last tricks."""
    rng = Random(seed)
    solver = Solver(game.ruleset, analysis_of(game).worth)
    state = game.deal(game.new_match(0), game.shuffle(0, rng))
    asked = Asked(game.variant.name, [])
    while state.to_move != NOBODY:
        if state.is_endgame and state.phase == PLAY and not state.trick:
            ask(solver, state, asked)
        if at_random:
            state.apply(rng.choice(state.legal()))
        else:
            state.apply(casual(game.observe(state, state.to_move), rng))
    return asked


def ask(solver: Solver, state: BeziqueState, asked: Asked) -> None:
    """Solve a state; record its steps."""
    steps = solver.solving(state)
    while True:
        start = process_time()
        try:
            next(steps)
        except StopIteration as end:
            asked.steps_ms.append(1000 * (process_time() - start))
            asked.solved += end.value is not None
            asked.declined += end.value is None
            return
        asked.steps_ms.append(1000 * (process_time() - start))


def tell(rule_sets: int, seed: str) -> None:
    """Measure a number of legal rule sets, and print their steps."""
    rng = Random(seed)
    deals = []
    for number in range(rule_sets):
        game = legal_game(rng)
        deals += [asked_along(game, number, at_random=at_random) for at_random in (False, True)]
    deals = [deal for deal in deals if deal.steps_ms]
    steps = sorted(step for deal in deals for step in deal.steps_ms)
    print(f"{rule_sets} rule sets, {len(deals)} deals, {len(steps)} steps")
    print(f"solved {sum(d.solved for d in deals)}, declined {sum(d.declined for d in deals)}")
    late = steps[int(0.95 * len(steps))]
    print(f"ms a step: median {median(steps):.1f}, 95 % {late:.1f}, worst {steps[-1]:.1f}")
    for deal in sorted(deals, key=lambda deal: -max(deal.steps_ms))[:SHOWN]:
        print(f"{max(deal.steps_ms):8.1f} {deal.spec}")
