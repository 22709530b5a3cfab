"""What a deal does to masters and servants, by the five ways of `match.outcome`.

Parties are sets of seats, as ints with a bit for each. An outcome is a pure function of the points
the parties took, so that it can also be asked whether the rest of a deal still matters.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from brisques.variants.filko import FilkoRules

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Status:
    """What outlives a deal. `masters` is a party or 0.

    `party` is that of the Old Man while parties are kept from deal to deal, else 0; `servant` the
    seat that deals for its side; `trump` and `old_man` the suit and the leader that stay with the
    parties a call has made; `hats` the seats that bear the losers' penalty: a hat off, or what
    `match.penalty` has in its place.
    """

    masters: int = 0
    party: int = 0
    servant: int = NOBODY
    trump: int = NOBODY
    old_man: int = NOBODY
    hats: int = 0


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal as the outcome sees it; `points` are those of `party`, of `total` in all."""

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
        """What a party took."""
        return self.points if party == self.party else self.total - self.points

    def right_of(self, seat: int) -> int:
        """The next seat, anticlockwise."""
        return (seat + 1) % self.players

    def next_of(self, party: int, seat: int) -> int:
        """The seat itself if it is of the party, else the next of it; itself if there is none."""
        seats = ((seat + turn) % self.players for turn in range(self.players))
        return next((other for other in seats if party >> other & 1), seat)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a deal: `kind` names it, `winners` is a party or 0."""

    kind: str
    winners: int
    status: Status
    dealer: int
    """Who deals next; NOBODY until the new masters have chosen a servant."""


def _winner(deal: DealResult, least: int) -> int:
    """The party that took at least so many points, 0 for none."""
    for party in (deal.party, deal.others):
        if deal.points_of(party) >= least:
            return party
    return 0


def run_away(rules: FilkoRules, status: Status, deal: DealResult) -> Outcome:
    """Filicău: 6 or 7 points make masters, all 8 make both sides even."""
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
    return Outcome(kind, winners, replace(status, masters=masters), dealer)


def servant(rules: FilkoRules, status: Status, deal: DealResult) -> Outcome:
    """Filkó: 6 or more make masters, whose servant deals until his side has 6 itself."""
    winners = _winner(deal, rules.win)
    if not winners or winners == status.masters:
        dealer = status.servant if status.masters else deal.right_of(deal.dealer)
        kind = "kept" if winners else "unchanged"
        return Outcome(kind, winners, status, dealer)
    if status.servant == NOBODY:
        return Outcome("masters", winners, replace(status, masters=winners), NOBODY)
    losers = deal.others if winners == deal.party else deal.party
    seat = deal.next_of(losers, deal.right_of(status.servant))
    return Outcome("masters", winners, replace(status, masters=winners, servant=seat), seat)


def liberation(rules: FilkoRules, status: Status, deal: DealResult) -> Outcome:
    """Filkó for five: the masters and their servant stay until the servant's side frees him."""
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
    """Rich and poor, each deal by itself: a loser deals next."""
    rich = deal.points >= rules.win
    winners = deal.party if rich else deal.others
    losers = deal.others if rich else deal.party
    dealer = deal.next_of(losers, deal.dealer)
    return Outcome("rich-win" if rich else "poor-win", winners, Status(), dealer)


def kept(rules: FilkoRules, status: Status, deal: DealResult) -> Outcome:
    """Rich and poor with kept parties: the losers deal until they make the points to be free."""
    if not status.party:
        first = each_deal(rules, status, deal)
        held = Status(first.winners, deal.party, first.dealer)
        if rules.parties == "called":  # no partner is to be found, so nothing is called
            held = replace(held, trump=deal.trump, old_man=deal.old_man)
        return replace(first, status=held)
    dealing = (1 << deal.players) - 1 & ~status.masters
    if deal.points_of(dealing) < rules.win:
        return Outcome("kept", 0, status, deal.dealer)
    return Outcome("liberated", dealing, Status(), deal.right_of(deal.dealer))


def hats(rules: FilkoRules, status: Status, deal: DealResult) -> Outcome:
    """Filkó with hats: the losers take theirs off until they win; a drawn deal changes no hat."""
    winners = _winner(deal, rules.win)
    dealer = deal.right_of(deal.dealer)
    if not winners:
        return Outcome("nobody", 0, status, dealer)
    losers = (1 << deal.players) - 1 & ~winners
    return Outcome("hats", winners, Status(hats=losers), dealer)


def may_run(rules: FilkoRules, status: Status, seat: int) -> bool:
    """Whether taking no point frees the seat's side: running away, or swimming away (S3)."""
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
    """What comes of a deal."""
    return OUTCOMES[rules.outcome](rules, status, deal)


def is_decided(rules: FilkoRules, status: Status, deal: DealResult, left: int) -> bool:
    """Whether the points still out (`left`) can change nothing.

    `deal.points` are those taken so far; any share of the rest may still go to either party.
    """
    most = deal.points + left
    turns = {0, 1, rules.win - 1, rules.win}
    turns |= {deal.total - points for points in turns}
    # Between the counts at which an outcome turns, all are alike.
    counts = {deal.points, most, *(points for points in turns if deal.points <= points <= most)}
    ends = [outcome(rules, status, replace(deal, points=points)) for points in sorted(counts)]
    # Masters who stay it with six or with five: that is no difference.
    changes = {
        (0 if end.kind in ("kept", "unchanged") else end.winners, end.status, end.dealer)
        for end in ends
    }
    return len(changes) == 1
