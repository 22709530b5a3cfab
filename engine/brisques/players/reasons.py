"""Choose the reasons that tell one action from another.

The families list all that speaks for or against an action. A person who is told to prefer one
action needs only what speaks for it and is not just as true of the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from brisques.events import Event
from brisques.game import Observation
from brisques.players.contract import OWN, Reason
from brisques.players.policy_levels import tuned_policy
from brisques.registry import load_analysis, load_game

AGAINST = frozenset(
    f"reason-{key}"
    for key in (
        *("gives", "risks", "leaves-lead", "costs", "forgoes", "helps", "aids"),
        *("spends-bezique", "gives-up", "leaves-open"),
        *("worthless-trump", "overtakes", "cheaper", "spends-permanent", "helps-foes"),
        *("ruff-danger", "lets-reach", "ends-run", "talk-nothing"),
    )
)
"""Keys of reasons that speak against their action."""
NEUTRAL = frozenset(
    f"reason-{key}" for key in ("chance", "unseen", "party-chance", "partner-holds", "last-trick")
)
"""Keys of reasons that speak for or against it only beside those of another action."""
UNLIKELY = 25
"""Below this percent of winning the trick, its chance speaks for no action."""
CERTAIN = {
    "reason-wins": 100,
    "reason-takes": 100,
    "reason-party-takes": 100,
    "reason-gives": 0,
    "reason-leaves-lead": 0,
}
"""Percent of winning the trick that other keys of reasons say."""
CHANCES = {"reason-chance", "reason-party-chance", "reason-partner-holds", "reason-risks"}
"""Keys of reasons with the percent of winning the trick; `reason-risks` has that of losing it."""
LOSSES = {"reason-gives", "reason-risks"}
"""Keys of reasons that say which points an action loses or may lose."""
LATER_MELDS = {"reason-completes", "reason-keeps", "reason-later", "reason-nears"}
"""Keys of reasons with the rule of a meld that the seat may declare later."""


def all_reasons(observation: Observation, action: int) -> list[Reason]:
    """Return the reasons for or against an action by the weights of the computer players."""
    policy = tuned_policy(observation.variant)
    return load_analysis(observation.variant).reasons(observation, action, policy)


def exact_reason(worth: float) -> Reason:
    """Return the reason that says what the deal is worth in the end with best play."""
    return Reason("reason-exact", {"points": round(worth)})


def gain_reason(observation: Observation, points: int, over: int) -> Reason:
    """Return the reason that says what an action gains over another one."""
    code = load_game(observation.variant).action_code(over)
    return Reason("reason-gain", {"points": points, "over": code})


def equal_reason(observation: Observation, other: int) -> Reason:
    """Return the reason that says that another action is about as good."""
    return Reason("reason-equal", {"over": load_game(observation.variant).action_code(other)})


def is_against(reason: Reason) -> bool:
    """Return whether a reason speaks against its action."""
    declined = reason.key == "reason-declines" and not reason.params["later"]
    return declined or reason.key in AGAINST


def reasons_for(own: Sequence[Reason], other: Sequence[Reason]) -> list[Reason]:
    """Return the reasons for an action that is better than another, by the reasons of both.

    How likely it wins the trick is left out if that is little, or the other wins it as often. That
    it withholds points is left out if the other loses none.
    """
    percent = _percent_to_win(own)
    less = percent < UNLIKELY or (other and percent <= _percent_to_win(other))
    loses_none = other and LOSSES.isdisjoint(reason.key for reason in other)
    return [
        reason
        for reason in own
        if not is_against(reason)
        and reason not in other
        and not (reason.key in NEUTRAL and (less or _says_beatable(reason)))
        and not (reason.key == "reason-withholds" and loses_none)
    ]


def with_sources(sources: Sequence[Reason], own: Sequence[Reason]) -> list[Reason]:
    """Return where the gain of an action comes from, and then its own reasons.

    Later melds that it makes less often than the other action are left out.
    """
    less = {
        rule
        for source in sources
        if source.key == "reason-but-less"
        for rule, _ in source.params["scores"]
    }
    kept = (
        reason
        for reason in own
        if reason.key not in LATER_MELDS or reason.params["rule"] not in less
    )
    return [*sources, *kept]


def reasons_against(own: Sequence[Reason], other: Sequence[Reason]) -> list[Reason]:
    """Return the reasons against an action that is worse than another, by the reasons of both."""
    less = _percent_to_win(own) < _percent_to_win(other)
    return [
        reason
        for reason in own
        if (is_against(reason) or (less and reason.key in NEUTRAL and not _says_unbeaten(reason)))
        and reason not in other
    ]


def without_unmade_melds(
    reasons: Sequence[Reason], observation: Observation, line: Sequence[int]
) -> list[Reason]:
    """Leave out the melds that the seat's side does not declare in the rest of the deal.

    `line` are all actions of that rest. The observation must show where every card is.
    """
    if LATER_MELDS.isdisjoint(reason.key for reason in reasons):
        return list(reasons)
    analysis = load_analysis(observation.variant)
    state, events = analysis.determinize(observation, Random(0)), list[Event]()
    for action in line:
        state.apply(action, events)
    sources = analysis.sources(state, events, observation.seat)
    made = {source.name for source in sources if source.kind == OWN}
    return [
        reason
        for reason in reasons
        if reason.key not in LATER_MELDS or reason.params["rule"] in made
    ]


def _says_beatable(reason: Reason) -> bool:
    """Return whether a reason says that cards which beat this one are still out."""
    return reason.key == "reason-unseen" and reason.params["higher"] > 0


def _says_unbeaten(reason: Reason) -> bool:
    """Return whether a reason says that no card which beats this one in its suit is still out."""
    return reason.key == "reason-unseen" and reason.params["higher"] == 0


def _percent_to_win(reasons: Sequence[Reason]) -> int:
    """Return how likely an action wins the trick, in percent, by its reasons; 0 if none says."""
    for reason in reasons:
        if reason.key in CERTAIN:
            return CERTAIN[reason.key]
        if reason.key in CHANCES:
            percent: int = reason.params["percent"]
            return 100 - percent if reason.key == "reason-risks" else percent
    return 0
