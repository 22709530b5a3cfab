# What is refused and why, in English: house rules that do not go together, and moves of the larger games.

## Why two house rules do not go together

conflict-packets-are-the-hand = The packets dealt must add up to the cards in the hand.
conflict-stock-too-small = The hands take too many cards: no stock is left to draw from.
conflict-stock-shares-evenly = The stock must give everyone the same number of cards.
conflict-packet-is-for-two = Lifting and guessing a packet is for two players.
conflict-packet-has-no-turn-up = A lifted packet is dealt out whole, so no card is turned up after it.
conflict-partners-are-four = Partners need four players.
conflict-no-partner = Without partners there is nobody to share melds with.
conflict-won-cards-have-no-partner = Cards won in tricks are melded by the player who won them alone.
conflict-exchange-needs-turn-up = Without a turned-up card there is nothing to exchange.
conflict-turned-trumps-repeat = A card that is turned up can always show the trump suit of the deal before.
conflict-trick-card-needs-won-cards = The cards of a trick are not in the hand, so melds from the hand cannot contain one.
conflict-re-form-needs-hand = Only a meld that lies open before the hand can lose a card by play and be made again.
conflict-remarriage-needs-re-form = Marrying again belongs to games in which a meld can be made again.
conflict-kept-needs-hand-and-won = Which won cards are kept matters only when hand and won cards are melded together.
conflict-laying-needs-hand = Only cards of the hand can be laid down to wait.
conflict-shown-seven-needs-hand = Where melds come from won cards alone, nothing is shown from the hand.
conflict-won-seven-needs-won-cards = A seven won in a trick can be exchanged only where won cards stay in use.
conflict-exchanged-goes-where-melds-are = The card taken must join the cards that melds are made from.
conflict-exchanged-brisque-counts-twice = An ace or ten taken into the hand would be a brisque again when it is won.
conflict-brisques-decide-one-deal = Brisques kept aside to decide a game need a game of one deal.
conflict-match-needs-target = A match of several deals needs a number of points to play to.
conflict-one-deal-has-no-target = A game of one deal has no points to play to.
conflict-drawn-is-for-one-deal = Only a game of one deal can be drawn; a match goes on.
conflict-one-deal-has-no-next = A game of one deal has no further deal to settle a tie.
conflict-tie-can-occur = Scores can be level here, so the rules must say what happens then.
conflict-bonus-is-for-one-deal = Bonus and difference are paid only in a game of one deal.
conflict-portland-is-for-two = The difference is paid between two sides only.

## Why a move is refused, where the table has no words of its own for it

meld-still-whole = The meld these cards made before is still whole: a card of it must be played first.
meld-nothing-new = None of these cards is new to this meld.
meld-in-larger = One of these cards has counted in a higher meld of the same kind.
meld-not-in-hand = One of these cards is neither in your hand nor open for melds.
meld-no-lay = Melds are not laid down to wait in this game.
meld-partner-only = A meld with a partner’s cards must be completed by a card of your own.
meld-one-hand = A bézique such as this must come from one hand.
meld-table-only = At least one of these cards must not have been declared before.
trump-barred = This suit was trumps in the last deal and cannot be trumps again.
carte-not-now = Carte blanche is shown before you play your first card. After that, each card that you draw is shown at once.
carte-first-hand-only = Carte blanche is shown before you play your first card.
carte-court-held = A hand with a king, queen or jack is no carte blanche.
carte-none = Carte blanche does not count in this game.
packet-not-now = The packet is lifted and guessed before the deal.
packet-bad-size = A packet of { $least } to { $most } cards is possible.
packet-none = In this game no packet is lifted.
cut-bad-size = { $least } to { $most } cards can be cut off.
cut-none = In this game the pack is not cut.
pass-no-partner = There is no partner to pass to.
pass-not-now = Only the winner of the trick may pass on the right to declare, and only before declaring.
seven-already-shown = This seven has scored already.
seven-not-shown = In this game the seven is not shown from the hand.
seven-endgame = When the stock is gone the seven no longer counts.

## House rules of Filicău and Filkó that exclude each other

conflict-packets-are-the-pack = The packets dealt to all players must use up the pack.
conflict-trumps-are-in-the-pack = A card that is always a trump cannot be left out of the pack.
conflict-overs-are-trumps = All four Overs are always trumps.
conflict-hand-shows-a-suit = Too many cards are always trumps: the dealer’s hand might show no suit.
conflict-suits-outnumber-a-hand = Too many cards are always trumps: too few are left to call a suit by.
conflict-fixed-parties-are-even = Fixed parties need four or six players.
conflict-called-card-makes-partners = Where a card is called, the called card must make the partners.
conflict-top-overs-name-a-suit = Where the top Overs are partners, the Old Man names a suit and no card.
conflict-old-man-leads-if-he-calls = Without a call there is no Old Man to lead.
conflict-masters-are-fixed-parties = Masters who stay need parties that stay.
conflict-rich-are-no-fixed-party = Fixed parties are neither rich nor poor.
conflict-one-side-can-win = The points needed to win must be more than half of the pack’s points, and no more than all of them.
conflict-masters-take-less-than-all = Where taking all the points makes both sides even, fewer must be enough to become masters.
conflict-rich-or-poor-win = The points of the Rich and of the Poor must leave exactly one of them the winner.
