"""What a deal does to masters and servants: one function for each value of `match.outcome`.

Parties are sets of seats, as ints with a bit for each. An outcome is a pure function of the points
that the parties took, so `is_decided` can tell whether the rest of a deal still matters.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from brisques.game import NOBODY
from brisques.variants.filko import FilkoRules


class Status(NamedTuple):
    """What outlives a deal.

    - `masters`: the masters' party, or 0;
    - `party`: the Old Man's party while parties are kept from deal to deal, else 0;
    - `servant`: the seat that deals for its side, or NOBODY;
    - `trump`, `old_man`: the suit and the caller of parties that a call has made;
    - `hats`: the seats with the losers' penalty: a hat off, or another by `match.penalty`.
    """

    masters: int = 0
    party: int = 0
    servant: int = NOBODY
    trump: int = NOBODY
    old_man: int = NOBODY
    hats: int = 0


STATUS_PARTS = ("masters", "party", "hats", "servant", "trump", "old_man")
"""The fields of a status in the order in which a position writes them."""


class DealResult(NamedTuple):
    """The result of a deal: `party` took `points` of the `total`."""

    players: int
    dealer: int
    party: int
    points: int
    total: int
    trump: int
    old_man: int

    @property
    def others(self) -> int:
        """The seats of the other party."""
        return (1 << self.players) - 1 & ~self.party

    def points_of(self, party: int) -> int:
        """Return the points that a party took."""
        return self.points if party == self.party else self.total - self.points

    def right_of(self, seat: int) -> int:
        """Return the next seat, anticlockwise."""
        return (seat + 1) % self.players

    def next_of(self, party: int, seat: int) -> int:
        """Return the first seat of the party from `seat` on; `seat` if the party is empty."""
        seats = ((seat + turn) % self.players for turn in range(self.players))
        return next((other for other in seats if party >> other & 1), seat)


class Outcome(NamedTuple):
    """The outcome of a deal: `kind` names it, `winners` is a party or 0."""

    kind: str
    winners: int
    status: Status
    dealer: int
    """Who deals next; NOBODY until the new masters have chosen a servant."""


def _winner(deal: DealResult, least: int) -> int:
    """Return the party that took at least `least` points, 0 for none."""
    for party in (deal.party, deal.others):
        if deal.points_of(party) >= least:
            return party
    return 0


def run_away(rules: FilkoRules, status: Status, deal: DealResult) -> Outcome:
    """Return the outcome of Filicău: 6 or 7 points make masters, all 8 make both sides even.

    Source: S3.
    """
    winners = _winner(deal, rules.win)
    masters = status.masters
    kind = "unchanged"
    if winners and deal.points_of(winners) == deal.total:
        kind, winners, masters = "ran-away", 0, 0
    elif winners:
        kind = "kept" if winners == masters else "masters"
        masters = winners
    if not masters or masters >> deal.dealer & 1:
        dealer = deal.right_of(deal.dealer)
    else:
        dealer = deal.dealer
    return Outcome(kind, winners, status._replace(masters=masters), dealer)


def servant(rules: FilkoRules, status: Status, deal: DealResult) -> Outcome:
    """Return the outcome of Filkó: 6 or more make masters; a servant deals until his side has 6.

    Source: S3.
    """
    winners = _winner(deal, rules.win)
    if not winners or winners == status.masters:
        dealer = status.servant if status.masters else deal.right_of(deal.dealer)
        kind = "kept" if winners else "unchanged"
        return Outcome(kind, winners, status, dealer)
    if status.servant == NOBODY:
        return Outcome("masters", winners, status._replace(masters=winners), NOBODY)
    losers = deal.others if winners == deal.party else deal.party
    seat = deal.next_of(losers, deal.right_of(status.servant))
    return Outcome("masters", winners, status._replace(masters=winners, servant=seat), seat)


def liberation(rules: FilkoRules, status: Status, deal: DealResult) -> Outcome:
    """Return the outcome of Filkó for five: masters stay until the servant's side frees itself.

    Source: S3.
    """
    if status.masters:
        servants = (1 << deal.players) - 1 & ~status.masters
        points = deal.points_of(servants)
        if 0 < points < rules.win:
            return Outcome("kept", 0, status, status.servant)
        kind = "liberated" if points else "swam-away"
        return Outcome(kind, servants, Status(), deal.right_of(status.servant))
    winners = _winner(deal, rules.win)
    if not winners:
        return Outcome("unchanged", 0, Status(), deal.right_of(deal.dealer))
    losers = deal.others if winners == deal.party else deal.party
    seat = deal.next_of(losers, deal.dealer)
    ruled = Status(winners, deal.party, seat, deal.trump, deal.old_man)
    return Outcome("masters", winners, ruled, seat)


def each_deal(rules: FilkoRules, status: Status, deal: DealResult) -> Outcome:  # noqa: ARG001
    """Return the outcome of Rich and Poor, where each deal stands alone: a loser deals next.

    Source: S3.
    """
    rich = deal.points >= rules.win
    winners = deal.party if rich else deal.others
    losers = deal.others if rich else deal.party
    dealer = deal.next_of(losers, deal.dealer)
    return Outcome("rich-win" if rich else "poor-win", winners, Status(), dealer)


def kept(rules: FilkoRules, status: Status, deal: DealResult) -> Outcome:
    """Return the outcome of Rich and Poor with kept parties: losers deal until they win.

    Source: S3.
    """
    if not status.party:
        first = each_deal(rules, status, deal)
        held = Status(first.winners, deal.party, first.dealer)
        if rules.parties == "called":  # no partner is to be found, so nothing is called
            held = held._replace(trump=deal.trump, old_man=deal.old_man)
        return first._replace(status=held)
    dealing = (1 << deal.players) - 1 & ~status.masters
    if deal.points_of(dealing) < rules.win:
        return Outcome("kept", 0, status, deal.dealer)
    return Outcome("liberated", dealing, Status(), deal.right_of(deal.dealer))


def hats(rules: FilkoRules, status: Status, deal: DealResult) -> Outcome:
    """Return the outcome of Filkó with Hats: losers take hats off; a draw changes nothing.

    Source: S3 Filkó with Hats.
    """
    winners = _winner(deal, rules.win)
    dealer = deal.right_of(deal.dealer)
    if not winners:
        return Outcome("nobody", 0, status, dealer)
    losers = (1 << deal.players) - 1 & ~winners
    return Outcome("hats", winners, Status(hats=losers), dealer)


def may_run(rules: FilkoRules, status: Status, seat: int) -> bool:
    """Return whether taking no point frees the seat's side (running away, or swimming away).

    Source: S3.
    """
    if rules.outcome == "liberation":
        return status.masters != 0 and not status.masters >> seat & 1
    return rules.outcome == "run-away"


OUTCOMES: dict[str, Callable[[FilkoRules, Status, DealResult], Outcome]] = {
    "run-away": run_away,
    "servant": servant,
    "liberation": liberation,
    "each-deal": each_deal,
    "kept": kept,
    "hats": hats,
}


def outcome(rules: FilkoRules, status: Status, deal: DealResult) -> Outcome:
    """Return the outcome of a deal (`match.outcome`)."""
    return OUTCOMES[rules.outcome](rules, status, deal)


def is_decided(rules: FilkoRules, status: Status, deal: DealResult, left: int) -> bool:
    """Return whether the points not taken yet (`left`) cannot change the outcome.

    `deal.points` are those taken so far; any part of the rest may go to either party.
    """
    most = deal.points + left
    turns = {rules.win - 1, rules.win}
    turns |= {deal.total - points for points in turns}
    # The outcome is constant between the counts at which it turns.
    counts = {deal.points, most, *(points for points in turns if deal.points <= points <= most)}
    ends = [outcome(rules, status, deal._replace(points=points)) for points in sorted(counts)]
    # Masters who stay masters with six or with five points: no difference.
    changes = {
        (0 if end.kind in ("kept", "unchanged") else end.winners, end.status, end.dealer)
        for end in ends
    }
    return len(changes) == 1
