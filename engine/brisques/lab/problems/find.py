"""Find problems in played deals: proved positions in which the obvious action is wrong.

An action is obvious if a greedy player or the policy chooses it. A deal gives one problem at most,
and themes that are common make room for those that are rare.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import islice
from random import Random

from brisques.errors import EngineError
from brisques.game import NOBODY, Observation, State
from brisques.lab.problems.difficulty import rating, solved
from brisques.lab.problems.problem import Problem, Proof
from brisques.lab.problems.prove import distinct_actions, has_partners, prove
from brisques.lab.problems.themes import Pair, themes, themes_in
from brisques.lab.regret import Judge
from brisques.lessons.codes import bare, is_card
from brisques.lessons.worlds import possible_worlds
from brisques.players.contract import Analysis
from brisques.players.judging import worth_after
from brisques.players.levels import player
from brisques.players.policy_levels import tuned_policy
from brisques.position import format_position
from brisques.registry import load_analysis

LEAST_CARDS, MOST_CARDS = 3, 7
"""Cards in the hand of the seat, with all cards known."""
MOST_HIDDEN_CARDS = 3
"""The same, where the hands of partners and others are hidden."""
MOST_STOCK = 0.6
"""Share of the pack still to be drawn, at most, for a proof by playouts."""
MOST_ACTIONS = 12
"""Different actions at most: more are slow to judge, and tedious to choose from."""
DEALS = 5000
"""Deals to search, unless otherwise wanted."""
LARGEST = 3
"""One main theme has a share of one in this many of the problems found, at most."""
DRAWN_POSITIONS = 3
"""Positions of a deal that are judged by playouts."""
THEME_WORLDS = 24
"""Worlds from which the themes are read."""
NAME = 6
"""Hexadecimal digits of a problem's name."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to search for.

    - `count`: the number of problems;
    - `deals`: the deals played, at most;
    - `cards`: the cards in the seat's hand, at most, where all cards are known;
    - `margin`: the points by which the best action beats every other, at least;
    - `theme`: one that each problem must have, "" for any;
    - `drawn`: whether to search before the stock is gone, or where partners are not fixed, by
      playouts; else at the end, by exact proofs.
    """

    variant: str
    seed: str
    count: int = 1
    margin: float = 10
    cards: int = MOST_CARDS
    drawn: bool = False
    deals: int = DEALS
    theme: str = ""

    @property
    def most(self) -> int:
        """Problems of one main theme, at most."""
        return self.count if self.theme else max(2, self.count // LARGEST)


def find(request: Wanted, fits: Callable[[Problem], bool] = bool) -> Iterator[Problem]:
    """Yield problems that fit, at most one of a deal; the same for the same seed.

    May find fewer than wanted. Raises: as `check_provable`.
    """
    analysis = check_provable(request)
    counts: Counter[str] = Counter()
    for number in range(1, request.deals + 1):
        problem = _of_deal(analysis, request, number, counts)
        if problem and fits(problem):
            counts[problem.themes[0]] += 1
            yield problem
        if counts.total() == request.count:
            return


def check_provable(request: Wanted) -> Analysis:
    """Return the analysis of the game, if its problems can be proved as is wanted.

    Raises: problem/no-partners, where several seats have no fixed partners, so that only playouts
    (`drawn`) can judge a position; problem/no-theme for a theme that the game cannot have;
    variant/...
    """
    analysis = load_analysis(request.variant)
    if analysis.game.players > 2 and not has_partners(analysis) and not request.drawn:
        raise EngineError("problem/no-partners", request.variant)
    possible = themes_in(analysis.game)
    if request.theme and request.theme not in possible:
        names = ", ".join(possible)
        raise EngineError("problem/no-theme", request.variant, theme=request.theme, possible=names)
    return analysis


def _of_deal(
    analysis: Analysis, request: Wanted, number: int, counts: Counter[str]
) -> Problem | None:
    """Return the problem of a deal whose main theme is rarest so far; of those the surest."""
    found: list[tuple[int, float, Problem]] = []
    for state in _positions(analysis, request, number):
        problem = problem_of(analysis, state, request.margin)
        if problem and request.theme and request.theme not in problem.themes:
            continue
        if problem and counts[problem.themes[0]] < request.most:
            found.append((counts[problem.themes[0]], -problem.proof.margin, problem))
            if request.drawn:
                break
    rarest = min(found, key=lambda each: each[:2], default=None)
    return rarest[2] if rarest else None


def _positions(analysis: Analysis, request: Wanted, number: int) -> Iterator[State]:
    """Yield the positions of a deal that may be problems."""
    game = analysis.game
    rng = Random(f"{request.seed}/{number}")
    standing = game.reset_for_deal(game.new_match(number % game.players))
    state = game.deal(standing, game.shuffle(standing.dealer, rng))
    choose = [_chooser(rng) for _ in range(game.players)]
    fits = _fits_draw if request.drawn else partial(_fits_end, request.cards)
    states: list[State] = []
    while state.to_move != NOBODY:
        observation = game.observe(state, state.to_move)
        if len(observation.legal) > 1 and fits(analysis, observation):
            states.append(state.clone())
        state.apply(choose[state.to_move](observation, rng))
    if request.drawn:
        states = sorted(states, key=lambda _: rng.random())
        states = [each for each in states if _is_doubtful(analysis, each)][:DRAWN_POSITIONS]
    yield from states


def _chooser(rng: Random) -> Callable[[Observation, Random], int]:
    """Return a player of one of three strengths, so that problems are of all kinds."""
    return player(("novice", "casual", "pupil")[int(rng.random() * 3)])


def _fits_end(cards: int, analysis: Analysis, observation: Observation) -> bool:
    if observation.stock:
        return False
    most = cards if observation.players == 2 else MOST_HIDDEN_CARDS
    return (
        max(observation.held) <= most
        and len(observation.hand) >= min(LEAST_CARDS, most - 1)
        and (observation.players == 2 or has_partners(analysis))
        and _is_plain(analysis, observation)
    )


def _fits_draw(analysis: Analysis, observation: Observation) -> bool:
    if observation.stock > MOST_STOCK * len(analysis.game.cards):
        return False
    hidden = observation.stock > 0 or (not has_partners(analysis) and observation.players > 2)
    return (
        hidden
        and len(observation.hand) >= LEAST_CARDS
        and _is_plain(analysis, observation)
        and 2 <= len(distinct_actions(analysis, observation)) <= MOST_ACTIONS
    )


def _is_plain(analysis: Analysis, observation: Observation) -> bool:
    """Return whether the seat either plays a card or does something else, but has not both.

    Talk does not count, for it is no answer to a problem.
    """
    codes = [analysis.game.action_code(action) for action in observation.legal]
    if analysis.game.variant.family == "filko":
        return any(map(is_card, codes))
    return len(set(map(is_card, codes))) == 1


def _is_doubtful(analysis: Analysis, state: State) -> bool:
    """Return whether the obvious players disagree."""
    return len(_obvious(analysis, state)) > 1


def _obvious(analysis: Analysis, state: State) -> dict[str, int]:
    """Return the actions of a greedy player and of the policy alone, by code without copies."""
    observation = analysis.game.observe(state, state.to_move)
    choices = (
        player("casual")(observation, Random(0)),
        tuned_policy(observation.variant).choose(state),
    )
    return {bare(analysis.game.action_code(action)): action for action in choices}


def problem_of(analysis: Analysis, state: State, margin: float) -> Problem | None:
    """Return the problem of a position, None if no action is proved best or the obvious one is."""
    line = format_position(analysis.game, state)
    name = sha256(line.encode()).hexdigest()[:NAME]
    obvious = _obvious(analysis, state)
    proof = prove(analysis, state, margin, name, obvious)
    wrong = [code for code in obvious if code in proof.lost] if proof else []
    if proof is None or not wrong:
        return None
    tempting = max(wrong, key=lambda code: proof.lost[code])
    about = themes_of(analysis, state, proof, tempting)
    if not about:
        return None
    observation = analysis.game.observe(state, state.to_move)
    shares = solved(analysis, observation, proof.best, name)
    return Problem(name, line, state.to_move, proof, tempting, about, shares, rating(shares))


def themes_of(analysis: Analysis, state: State, proof: Proof, tempting: str) -> tuple[str, ...]:
    """Return the themes, from the lines after the best action and after the tempting one.

    They are the best lines, or those of the policy where the end cannot be solved, in some of the
    worlds of the proof.
    """
    game = analysis.game
    observation = game.observe(state, state.to_move)
    actions = distinct_actions(analysis, observation)
    best, other = actions[proof.best], actions[tempting]
    worlds: Iterator[State] = iter([state])
    if proof.method == "worlds":
        worlds = possible_worlds(analysis, state)
    elif proof.method == "playouts":
        worlds = Judge(observation, Random(0)).worlds
    pairs = [
        Pair(world, _line_after(analysis, world, best), _line_after(analysis, world, other))
        for world in islice(worlds, THEME_WORLDS)
    ]
    return themes(game, pairs, proof.lost[tempting])


def _line_after(analysis: Analysis, state: State, action: int) -> tuple[int, ...]:
    solution = worth_after(analysis, state, action)
    if solution:
        return solution[1]
    after, line = state.clone(), [action]
    after.apply(action)
    policy = tuned_policy(analysis.game.variant.name)
    while after.to_move != NOBODY:
        line.append(policy.choose(after))
        after.apply(line[-1])
    return tuple(line)
