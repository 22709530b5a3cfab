"""Give the reasons for or against an action, as far as its seat can see, for hints and reviews.

The table lists the message keys and their parameters. Cards are codes such as "QS1", faces such as
"QS"; a list of faces among the missing ones means that one of them is enough; `rule` is the id of
the rule that gives a meld its points; points and percent are integers; `suit` is that of a
marriage, a sequence or a trump quartet, else "":

    reason-only                                  nothing else is legal, and nothing else is said
    reason-wins          cards points            brisques are taken, in a trick or by an exchange
    reason-gives         cards points            they go to another side for certain
    reason-risks         card points percent     a brisque is played that may be lost, so likely
    reason-chance        percent                 how likely nobody can take the trick
    reason-partner-holds seat percent            the partner is winning it; how likely it stays so
    reason-takes                                 the trick is won for certain
    reason-leaves-lead                           it is lost for certain, and the lead with it
    reason-none-wins                             it is lost whatever legal card is played
    reason-spares        cards                   what the hand keeps by playing a card of no worth
    reason-keeps-trumps  count                   trumps that stay in hand, near the end of the stock
    reason-draws-open    card percent            the turn-up goes to who loses the last draw
    reason-leaves-open   card                    it goes to the other side
    reason-last-trick    points percent          this trick pays; percent as in reason-chance
    reason-seven         card points             a deece scores
    reason-exchange      gives takes             a deece for the turn-up
    reason-lets-exchange gives takes             the same, once the trick is won for certain
    reason-carte         points                  a carte blanche is shown
    reason-declares      rule points cards       a meld is declared
    reason-makes-trumps  suit count              the declared meld makes trumps; those in hand
    reason-lays          rule points cards       a meld that must wait is laid down
    reason-costs         rule points cards       a meld that the declaration makes impossible
    reason-forgoes       rule points missing percent suit  the same of a meld that lacks a card
    reason-declines      rule points cards later a meld not declared; later: it may still be
    reason-passes                                the partner may declare instead
    reason-completes     rule points cards       a meld to declare if the trick is won
    reason-later         rule missing percent    faces it needs if the trick is lost
    reason-helps         rule points cards       a meld for the other side if it wins the trick
    reason-aids          card rule points missing  a meld that it brings the other side nearer to
    reason-denies        rule points cards       a meld that the other side would have made of it
    reason-nears         rule points missing percent suit  a meld that comes nearer
    reason-gives-up      rule points missing percent suit  a meld that needs this card
    reason-keeps         rule points missing percent suit  a meld whose cards are not lost
    reason-spends-bezique  card                  a queen or jack that could still make a bézique
    reason-worthless-trump card                  a trump on a trick that brings nothing
    reason-unseen        face left higher        copies still out, and cards that beat it in suit
    reason-ends          points                  the total that ends the deal is reached
    reason-guess         count percent           how likely the packet has that number of cards
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Any

from brisques.bezique import declare_options, declaring, packet
from brisques.bezique.ai import explain_melds, explain_sevens
from brisques.bezique.ai.explain_melds import UNLIKELY
from brisques.bezique.ai.explain_sevens import BRISQUE_POINTS, SEVEN_POINTS
from brisques.bezique.ai.trick_odds import chance_to_win
from brisques.bezique.meld_losses import MeldLosses
from brisques.bezique.meld_types import (
    CARTE_BLANCHE,
    DECLARE_SEVEN,
    DONE,
    EXCHANGE,
    GUESS,
    GUESS_BASE,
    LAY,
    MELD,
    PASS,
    PLAY,
    is_trump_seven,
)
from brisques.bezique.melds import melds_end
from brisques.bezique.observation import BeziqueObservation, determinize, unseen
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState
from brisques.cards import FACE_MASK, NO_CARD, is_brisque
from brisques.players.contract import Reason, to_percent

WeightedReasons = list[tuple[float, Reason]]
"""Reasons, each with its weight in points."""

MAX_DECLINED, MAX_SPARED = 2, 3
GAINS = {"reason-completes", "reason-nears", "reason-denies"}
"""Reasons with which a trick is not won for nothing."""
LOSSES = {"reason-gives-up", "reason-helps", "reason-spends-bezique"}
"""Reasons with which a card loses more than a little."""
KEPT = 0.9
"""The weight of a meld that a declaration keeps, as a share of the points that are declared."""
PASSING, WINNING, BACKGROUND = 1000.0, 5.0, 1.0
"""Weights of reasons without points of their own: who declares or wins the trick, what is left.

The weight of any other is its points times how likely they are scored or lost.
"""


def reasons(ruleset: BeziqueRuleset, observation: BeziqueObservation, action: int) -> list[Reason]:
    """Return the reasons for or against an action of `observation.legal`, weightiest first."""
    if len(observation.legal) == 1:
        return [Reason("reason-only", {})]
    if observation.phase < PLAY:
        return _guess_reasons(ruleset, observation, action) if observation.phase == GUESS else []
    world = determinize(ruleset, observation, Random(0))  # only its open parts are read
    weighted = (
        _play_reasons(ruleset, observation, world, action)
        if action < DONE
        else _declare_reasons(observation, world, action)
    )
    weighted.sort(key=lambda weighed: -weighed[0])
    return [reason for _, reason in weighted]


def _guess_reasons(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, action: int
) -> list[Reason]:
    aim = ruleset.rules.packet_aim
    chances = {
        count: packet.chance_of_hand(count - aim) * packet.chance_of_eye(observation.looks - count)
        for count in (legal - GUESS_BASE for legal in observation.legal)
    }
    whole = sum(chances.values()) or 1.0
    count = action - GUESS_BASE
    percent = to_percent(chances[count] / whole)
    return [Reason("reason-guess", {"count": count, "percent": percent})]


# --- after a trick ----------------------------------------------------------------------------


def _declare_reasons(
    observation: BeziqueObservation, world: BeziqueState, action: int
) -> WeightedReasons:
    """Return the reasons for a declaration, or for declaring nothing."""
    weighted: WeightedReasons = []

    def add(weight: float, key: str, **params: Any) -> None:
        weighted.append((weight, Reason(key, params)))

    if action == DONE:
        return _decline_reasons(world)
    if action == PASS:
        return [(PASSING, Reason("reason-passes", {})), *_decline_reasons(world)]
    if action >= MELD:
        declaration = action - LAY if action >= LAY else action
        shown = declare_options.describe_declaration(MeldLosses(world), declaration)
        params = {key: shown[key] for key in ("rule", "points", "cards")}
        if action >= LAY:
            if not melds_end(world):
                add(shown["points"], "reason-lays", **params)
        else:
            add(shown["points"], "reason-declares", **params)
            weighted += _made_trumps(world, action)
            is_last = world.ruleset.rules.meld_limit == 1 and melds_end(world)
            for cost in () if is_last else shown["costs"]:
                add(-1.0 + cost["points"] / 1000, "reason-costs", **cost)
            weighted += _kept_declaration(world, shown)
            after = world.clone()
            declaring.mark_declared(after, action)
            weighted += explain_melds.forgone_melds(observation, world, after)
            _add_end(world, [(shown["points"], shown["rule"])], weighted)
    elif action in (EXCHANGE, DECLARE_SEVEN):
        brisque_points = _brisque_points(world.ruleset)
        weighted += explain_sevens.seven_reasons(world, action, brisque_points)
        _add_end(world, explain_sevens.seven_gains(world, action), weighted)
    elif action == CARTE_BLANCHE:
        points = world.ruleset.rules.carte_blanche
        add(points, "reason-carte", points=points)
        _add_end(world, [(points, "bezique.carte-blanche.points")], weighted)
    return weighted


def _made_trumps(world: BeziqueState, action: int) -> WeightedReasons:
    """Return how many trumps the seat holds if the meld that it declares makes trumps."""
    meld, _, _ = world.ruleset.meld_of(action)
    if not world.context.sets[meld.index]:
        return []
    count = sum(card >> 3 & 3 == meld.suit for card in world.hands[world.to_move])
    params = {"suit": world.ruleset.pattern.suits[meld.suit], "count": count}
    return [(WINNING, Reason("reason-makes-trumps", params))]


def _brisque_points(ruleset: BeziqueRuleset) -> int:
    """Return the points of a brisque; 0 where it counts only if brisques decide."""
    counts = ruleset.rules.brisque_time in ("at-once", "end-of-deal")
    return ruleset.rules.brisque if counts else 0


def _add_end(
    world: BeziqueState, gains: Sequence[tuple[int, str]], weighted: WeightedReasons
) -> None:
    """Add a reason if points by rules, scored in this order, end the deal."""
    total = world.totals[world.ruleset.side[world.to_move]]
    for points, rule in gains:
        total += points
        if total >= world.stop_at and rule.startswith(world.ruleset.ending_rules):
            weighted.append((2000.0, Reason("reason-ends", {"points": total})))
            return


def _decline_reasons(world: BeziqueState) -> WeightedReasons:
    """Return the best melds that were not declared."""
    later = not world.ruleset.needs_trick_card and not melds_end(world)
    shown: dict[str, dict[str, Any]] = {}
    for action in world.options:
        if MELD <= action < LAY:
            option = declare_options.describe_without_costs(world, action)
            shown.setdefault(option["rule"], option)
    best = sorted(shown.values(), key=lambda option: -option["points"])[:MAX_DECLINED]
    return [
        (
            option["points"],
            Reason(
                "reason-declines",
                {**{key: option[key] for key in ("rule", "points", "cards")}, "later": later},
            ),
        )
        for option in best
    ]


def _kept_declaration(world: BeziqueState, shown: dict[str, Any]) -> WeightedReasons:
    """Return the best other meld that may still be declared after a declaration, as `shown`."""
    rules = world.ruleset.rules
    if rules.meld_limit != 1 or world.ruleset.needs_trick_card or melds_end(world):
        return []
    gone = {shown["rule"], *(cost["rule"] for cost in shown["costs"])}
    kept = [reason for reason in _decline_reasons(world) if reason[1].params["rule"] not in gone]
    return [(KEPT * shown["points"], reason) for _, reason in kept[:1]]


# --- in a trick -------------------------------------------------------------------------------


def _play_reasons(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, world: BeziqueState, card: int
) -> WeightedReasons:
    """Return the reasons for playing a card."""
    chance = chance_to_win(ruleset, observation, world, card)
    weighted = _trick_reasons(ruleset, observation, world, card, chance)
    weighted += _stock_reasons(observation, world, card, chance)
    weighted += explain_melds.meld_reasons(observation, world, card, chance)
    keys = {reason.key for _, reason in weighted}
    if GAINS.isdisjoint(keys):
        weighted += _wasted_trump(observation, world, card)
    if chance < UNLIKELY and LOSSES.isdisjoint(keys):
        weighted += _spared_cards(observation, world, card)
    return weighted


def _trick_reasons(
    ruleset: BeziqueRuleset,
    observation: BeziqueObservation,
    world: BeziqueState,
    card: int,
    chance: float,
) -> WeightedReasons:
    """Return the reasons about the points of the trick and who is likely to win it."""
    rules = ruleset.rules
    trick = [*observation.trick, card]
    percent = to_percent(chance)
    weighted: WeightedReasons = []
    codes = ruleset.pattern.format_card

    def add(weight: float, key: str, **params: Any) -> None:
        weighted.append((weight, Reason(key, params)))

    brisques = [codes(c) for c in trick if is_brisque(c)] if _brisque_points(ruleset) else []
    points = rules.brisque * len(brisques)
    if chance == 1.0:
        if brisques:
            add(10.0 + points, "reason-wins", cards=brisques, points=points)
        else:
            weighted += _winner_reasons(observation, world, card, percent)
    elif chance == 0.0:
        if brisques:
            add(10.0 + points, "reason-gives", cards=brisques, points=points)
        add(WINNING, "reason-leaves-lead")
        cards = [legal for legal in observation.legal if legal < DONE]
        if not any(chance_to_win(ruleset, observation, world, each) for each in cards):
            add(BACKGROUND, "reason-none-wins")
    else:
        weighted += _winner_reasons(observation, world, card, percent)
        if is_brisque(card) and brisques:
            lost = {"points": rules.brisque, "percent": 100 - percent}
            add(rules.brisque * (1 - chance), "reason-risks", card=codes(card), **lost)
    if observation.number == ruleset.paid_trick and rules.last_trick:
        paid = rules.last_trick
        add(paid, "reason-last-trick", points=paid, percent=percent)
    if len(trick) == observation.players and chance == 1.0:
        weighted += [(WINNING, each) for each in explain_sevens.won_exchange(world, card)]
    seven = explain_sevens.scoring_seven(world, trick, chance)
    if seven is not None:
        add(rules.seven, "reason-seven", card=codes(seven), points=rules.seven)
    taken = len(brisques) if chance == 1.0 and ruleset.brisque_now else 0
    gains = [(rules.brisque, BRISQUE_POINTS)] * taken
    shown = [] if seven is None else [(rules.seven, SEVEN_POINTS)]
    _add_end(world, shown + gains if ruleset.shows_sevens else gains + shown, weighted)
    return weighted


def _winner_reasons(
    observation: BeziqueObservation, world: BeziqueState, card: int, percent: int
) -> WeightedReasons:
    """Return how likely a card wins the trick, or a partner who is winning it keeps it."""
    ruleset = world.ruleset
    best = world.context.order.best([*observation.trick, card])
    holder = (observation.leader + best) % observation.players
    if holder != observation.seat and holder == ruleset.partner[observation.seat]:
        return [(WINNING, Reason("reason-partner-holds", {"seat": holder, "percent": percent}))]
    if percent == 100:
        return [(WINNING, Reason("reason-takes", {}))]
    chance = Reason("reason-chance", {"percent": percent})
    return [(WINNING, chance), (BACKGROUND, _unseen(ruleset, observation, card))]


def _stock_reasons(
    observation: BeziqueObservation, world: BeziqueState, card: int, chance: float
) -> WeightedReasons:
    """Return the reasons about the end of the stock: trumps for the last tricks, and the turn-up.

    Of two players, who loses the last trick before it draws the card that lies open.
    """
    weighted: WeightedReasons = []
    if not 0 < observation.stock <= observation.players * world.ruleset.rules.hand // 2:
        return weighted
    trumps = sum(each >> 3 & 3 == world.trump for each in observation.hand)
    if trumps and card >> 3 & 3 != world.trump:
        weighted.append((BACKGROUND, Reason("reason-keeps-trumps", {"count": trumps})))
    if observation.stock == observation.players == 2 and world.turnup != NO_CARD:
        params = {"card": world.ruleset.pattern.format_card(world.turnup)}
        if chance == 1.0:
            weighted.append((6.0, Reason("reason-leaves-open", params)))
        elif chance < UNLIKELY:
            percent = to_percent(1.0 - chance)
            weighted.append((6.0, Reason("reason-draws-open", {**params, "percent": percent})))
    return weighted


def _spared_cards(
    observation: BeziqueObservation, world: BeziqueState, card: int
) -> WeightedReasons:
    """Return a reason if a card of no worth keeps valuable ones for a later trick."""
    if observation.is_endgame or _is_valuable(world, card):
        return []
    spared = [other for other in observation.hand if _is_valuable(world, other)]
    dearest = sorted(spared, key=lambda other: (-(other & 7), other & FACE_MASK))[:MAX_SPARED]
    codes = [world.ruleset.pattern.format_card(other) for other in dearest]
    return [(WINNING, Reason("reason-spares", {"cards": codes}))] if codes else []


def _is_valuable(world: BeziqueState, card: int) -> bool:
    """Return whether a card is a brisque or a trump."""
    return is_brisque(card) or card >> 3 & 3 == world.trump


def _unseen(ruleset: BeziqueRuleset, observation: BeziqueObservation, card: int) -> Reason:
    """Return how many copies of the card, and how many higher cards of its suit, are still out."""
    seat, known = observation.seat, observation.known
    rest = [*unseen(ruleset, observation), *chain(*known[:seat], *known[seat + 1 :])]
    left = sum(other & FACE_MASK == card & FACE_MASK for other in rest)
    higher = sum(other >> 3 & 3 == card >> 3 & 3 and other & 7 > card & 7 for other in rest)
    face = ruleset.pattern.format_face(card)
    return Reason("reason-unseen", {"face": face, "left": left, "higher": higher})


def _wasted_trump(
    observation: BeziqueObservation, world: BeziqueState, card: int
) -> WeightedReasons:
    """Return a reason if a trump ends a trick without brisques, melds or points of its own.

    There is none where the partner may declare after it: nobody knows what the partner holds.
    """
    trick = [*observation.trick, card]
    if len(trick) < observation.players or world.ruleset.rules.partner != "none":
        return []
    is_trump = world.trump >= 0 and card >> 3 & 3 == world.trump
    pays = observation.number == world.ruleset.paid_trick or any(map(is_brisque, trick))
    pays = pays or any(is_trump_seven(c, world.trump) for c in trick)
    if not is_trump or pays or observation.is_endgame or explain_sevens.lets_use_seven(world):
        return []
    code = world.ruleset.pattern.format_card(card)
    return [(4.0 + (card & 7), Reason("reason-worthless-trump", {"card": code}))]
