"""The rules of the Bézique family as one typed dataclass; each field is a TOML knob."""

from __future__ import annotations

from dataclasses import dataclass

from brisques.variants.schema import choice, fact, number, numbers, switch

DUTIES = ("free", "follow-beat-trump", "follow-beat-overtrump")
"""What binds who follows; they part where a void player's trumps are too low to win the trick."""


@dataclass(frozen=True, slots=True)
class BeziqueRules:
    """Every knob of the Bézique family. 0 points means: does not score in this variant."""

    pattern: str = fact("pack.pattern", "french")
    copies: int = number("pack.copies", 2, 8)
    ranking: str = fact("pack.ranking", "a-t-k-q-j-9-8-7")

    players: int = number("deal.players", 2, 4)
    parties: str = choice("deal.parties", "each-alone", "opposite-partners")
    hand: int = number("deal.hand", 4, 16)
    packets: list[int] = numbers("deal.packets")
    first_dealer: str = fact(
        "deal.first-dealer", "lowest-cut", "highest-cut", "highest-cut-chooses"
    )
    rotation: str = fact("deal.rotation", "alternate", "left")
    first_lead: str = fact("deal.first-lead", "left-of-dealer")

    packet_aim: int = number("packet.aim", 0, 32)
    packet_lift: int = number("packet.lift")
    packet_guess: int = number("packet.guess")

    trump_method: str = choice(
        "trump.method", "turn-up", "first-marriage", "first-marriage-or-sequence"
    )
    trump_repeat: bool = switch("trump.repeat")

    equal_cards: str = fact("trick.equal-cards", "first-wins")
    draw_order: str = fact("stock.draw", "winner-first")
    last_draw: str = fact("stock.last-draw", "last-card-to-last-drawer")
    stock_duty: str = choice("stock.duty", *DUTIES)
    endgame_duty: str = choice("endgame.duty", *DUTIES)
    endgame_melds: bool = switch("endgame.melds")

    meld_source: str = choice("meld.source", "won", "hand", "hand-and-won")
    kept: str = choice("meld.kept", "all", "courts-and-trump-ten")
    meld_limit: int = number("meld.per-trick", 0, 16)
    needs_trick_card: bool = switch("meld.trick-card")
    lay_waiting: bool = switch("meld.lay-waiting")
    partner: str = choice("meld.partner", "none", "pass", "either")
    partner_cards: str = choice(
        "meld.partner-cards", "none", "not-beziques", "not-larger-beziques", "all"
    )
    reuse: str = choice(
        "meld.reuse", "single-use", "type-once", "disjoint-now", "compound", "re-form"
    )
    remarriage: str = choice("meld.remarriage", "none", "after-play", "cross")
    sequence_remarry: bool = switch("meld.sequence-remarry")
    table_only: bool = switch("meld.table-only")
    quartets: str = choice("meld.quartets", "each-suit", "any")
    double_from: str = choice("meld.double-from", "four-unused", "may-extend")
    bezique_cards: str = choice("meld.bezique-cards", "qs-jd", "qs-jd-or-qc-jh", "by-trump")
    sequence: int = number("meld.sequence")
    plain_sequence: int = number("meld.plain-sequence")
    royal_marriage: int = number("meld.royal-marriage")
    marriage: int = number("meld.marriage")
    bezique: int = number("meld.bezique")
    double_bezique: int = number("meld.double-bezique")
    triple_bezique: int = number("meld.triple-bezique")
    quadruple_bezique: int = number("meld.quadruple-bezique")
    quintuple_bezique: int = number("meld.quintuple-bezique")
    aces: int = number("meld.aces")
    tens: int = number("meld.tens")
    kings: int = number("meld.kings")
    queens: int = number("meld.queens")
    jacks: int = number("meld.jacks")
    trump_aces: int = number("meld.trump-aces")
    trump_tens: int = number("meld.trump-tens")
    trump_kings: int = number("meld.trump-kings")
    trump_queens: int = number("meld.trump-queens")
    trump_jacks: int = number("meld.trump-jacks")
    five_trump_aces: int = number("meld.five-trump-aces")
    five_trump_tens: int = number("meld.five-trump-tens")
    five_trump_kings: int = number("meld.five-trump-kings")
    five_trump_queens: int = number("meld.five-trump-queens")
    five_trump_jacks: int = number("meld.five-trump-jacks")

    carte_blanche: int = number("carte-blanche.points")
    carte_continues: bool = switch("carte-blanche.continues")

    seven: int = number("seven.points")
    turned_seven: int = number("seven.turned-points")
    seven_when: str = choice("seven.when", "trick-won", "declared", "shown")
    seven_uses_slot: bool = switch("seven.uses-slot")
    seven_in_endgame: bool = switch("seven.in-endgame")
    exchange: str = choice("seven.exchange", "none", "first-or-second-if-declined")
    exchange_uses_slot: bool = switch("seven.exchange-uses-slot")
    exchanged_to: str = choice("seven.exchanged-to", "won", "hand")
    exchanged_brisque: bool = switch("seven.exchanged-brisque")
    exchanged_is_trick_card: bool = switch("seven.exchanged-is-trick-card")

    brisque: int = number("brisque.points")
    brisque_time: str = choice(
        "brisque.time", "at-once", "end-of-deal", "tie-or-rescue", "when-decisive"
    )
    last_trick: int = number("last-trick.points")
    last_trick_which: str = choice("last-trick.which", "stock", "deal")

    target: int = number("match.target")
    end: str = choice("match.end", "end-of-deal", "immediate", "melds-immediate", "one-deal")
    tie: str = choice("match.tie", "another-deal", "cannot-occur", "raise", "drawn")
    tie_raise: int = number("match.tie-raise")
    settlement: str = choice("match.settlement", "stake", "bonus", "portland")
    bonus: int = number("match.bonus")
    rubicon: int = number("match.rubicon")
    rubicon_stake: int = number("match.rubicon-stake")
    rubicon_bonus: int = number("match.rubicon-bonus")
    rubicon_brisques: bool = switch("match.rubicon-brisques")
