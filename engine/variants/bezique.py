"""The rules of the Bézique family as one typed record; each field is a knob of the TOML files."""

from __future__ import annotations

from dataclasses import dataclass

from engine.variants.record import choice, number, numbers, switch


@dataclass(frozen=True, slots=True)
class BeziqueRules:
    """Every knob of a game of the Bézique family. 0 points means: not scored in this game."""

    pattern: str = choice("pack.pattern", "french")
    copies: int = number("pack.copies")
    ranking: str = choice("pack.ranking", "a-t-k-q-j-9-8-7")

    players: int = number("deal.players")
    hand: int = number("deal.hand")
    packets: list[int] = numbers("deal.packets")
    first_dealer: str = choice("deal.first-dealer", "lowest-cut", "highest-cut")
    rotation: str = choice("deal.rotation", "alternate")
    first_lead: str = choice("deal.first-lead", "left-of-dealer")

    trump_method: str = choice("trump.method", "turn-up")

    equal_cards: str = choice("trick.equal-cards", "first-wins")
    draw_order: str = choice("stock.draw", "winner-first")
    last_draw: str = choice("stock.last-draw", "turn-up-to-loser")
    stock_duty: str = choice("stock.duty", "free", "follow-beat-trump")
    endgame_duty: str = choice("endgame.duty", "free", "follow-beat-trump")
    endgame_melds: bool = switch("endgame.melds")

    meld_source: str = choice("meld.source", "won")
    meld_limit: int = number("meld.per-trick")
    needs_trick_card: bool = switch("meld.trick-card")
    reuse: str = choice("meld.reuse", "single-use", "type-once", "disjoint-now", "compound")
    quartets: str = choice("meld.quartets", "each-suit", "any")
    double_from: str = choice("meld.double-from", "four-unused", "may-extend")
    sequence: int = number("meld.sequence")
    royal_marriage: int = number("meld.royal-marriage")
    marriage: int = number("meld.marriage")
    bezique: int = number("meld.bezique")
    double_bezique: int = number("meld.double-bezique")
    aces: int = number("meld.aces")
    kings: int = number("meld.kings")
    queens: int = number("meld.queens")
    jacks: int = number("meld.jacks")

    seven: int = number("seven.points")
    turned_seven: int = number("seven.turned-points")
    seven_when: str = choice("seven.when", "trick-won", "declared")
    seven_uses_slot: bool = switch("seven.uses-slot")
    exchange: str = choice("seven.exchange", "none", "first-or-second-if-declined")
    exchanged_to: str = choice("seven.exchanged-to", "won")
    exchanged_brisque: bool = switch("seven.exchanged-brisque")
    exchanged_is_trick_card: bool = switch("seven.exchanged-is-trick-card")

    brisque: int = number("brisque.points")
    brisque_time: str = choice("brisque.time", "at-once", "end-of-deal")
    last_trick: int = number("last-trick.points")
    last_trick_which: str = choice("last-trick.which", "stock", "deal")

    target: int = number("match.target")
    end: str = choice("match.end", "end-of-deal", "immediate")
    tie: str = choice("match.tie", "another-deal", "cannot-occur")
    rubicon: int = number("match.rubicon")
    rubicon_stake: int = number("match.rubicon-stake")
