# The editing table, on which a position is made, in English.

edit = Make a position
edit-note = card by card
edit-leave = Leave
edit-fresh = Fresh deal of
edit-paper = The position
edit-right = This position can be played.
edit-hands = { $me ->
    [yes] Your hand
   *[other] { $name }’s hand
  }
edit-won = { $me ->
    [yes] Won by you
   *[other] Won by { $name }
  }
edit-tricks = Trick { $number }, played
edit-trick = Trick
edit-stock = Stock, next card first
edit-up = Turned up
edit-aside = Aside
edit-cards = { $count } cards
edit-put = Where does { $what } go?
edit-choose-none = Leave it
edit-moved = { $what } is now here: { $to }
edit-no-trump = none yet
edit-marks = Cards declared, shown or counted
edit-marks-about = The deal so far. Forget it when it no longer fits the cards.
edit-marks-forget = Forget all of it
edit-line = The position as a line. You can change it or paste another.
edit-open = Open a picture
edit-play = Play from here
edit-copy-line = Copy the line
edit-copy-html = Copy HTML
edit-copy-link = Copy a link
edit-copy-svg = Copy SVG
edit-save-svg = Save SVG
edit-save-png = Save PNG
edit-copied = Done: { $what }
edit-not-copied = The browser does not allow copying. Copy the line by hand.
edit-no-line = This is not a position.
edit-picture = A position at the card table
edit-nothing = nothing
edit-words-hand = In hand: { $cards }.
edit-words-trick = In the trick: { $cards }.
edit-words-trump = Trumps: { $suit }.
edit-words-stock = In the stock: { $count }.

## Fields

edit-field-trump = Trumps
edit-field-dealer = Dealer
edit-field-leader = Leader of the trick
edit-field-turn = To move
edit-field-winner = Winner who declares
edit-field-declarer = Who declares
edit-field-points = Points now
edit-field-base = Points before this deal
edit-field-phase = Phase of the deal
edit-field-melds = Melds declared
edit-field-brisques = Brisques that have counted
edit-field-sevens = Sevens that have scored
edit-field-shown = Cards shown
edit-field-laid = Cards laid down
edit-field-fresh = Cards of the trick just won
edit-field-slots = Melds made at this trick
edit-field-exposed = Cards everyone has seen
edit-field-called = Card called
edit-field-oldman = Who calls
edit-field-hands = Hands
edit-field-won = Won cards
edit-field-trick = Trick
edit-field-tricks = Tricks played
edit-field-stock = Stock
edit-field-up = Card turned up

## What is wrong

edit-at = { $place }: { $reason }
edit-at-word = { $place }, “{ $word }”: { $reason }
edit-missing = { $place }: this is missing.
edit-card-missing = { $count ->
    [one] A card is not in the position: put it in a hand, a pile or the stock.
   *[other] { $count } cards are not in the position: put them in a hand, a pile or the stock.
  }
edit-card-twice = This card is there twice: { $card }
edit-reason-wrong-size = the wrong number of cards for this moment of the deal.
edit-reason-not-a-card = something here is not a card.
edit-reason-not-in-pack = a card that this game does not have.
edit-reason-one-for-each-seat = one for each seat.
edit-reason-one-for-each-side = one for each side.
edit-reason-not-a-number = this must be a number.
edit-reason-not-a-suit = this must be a suit.
edit-reason-one-card = one card only.
edit-reason-missing = a card must be turned up while there is a stock.
edit-reason-not-a-trump = the card turned up must be a trump.
edit-reason-deal-over = nobody has a card left, so the deal is over.
edit-reason-card-not-won = this seat has not won all of these cards.
edit-reason-card-spent = one of these cards has been melded already.
edit-reason-not-a-meld = something here is not a meld.
edit-reason-not-a-seven = this must be a seven of trumps.
edit-reason-no-trick = the cards of the trick just won are needed.
edit-reason-nothing-to-declare = there is nothing to declare.
edit-reason-not-to-move = it is another seat’s turn.
edit-reason-not-a-phase = there is no such phase.
edit-reason-fewer-than-before = there are fewer points now than before this deal.
edit-reason-not-a-status = this must be masters, party, hats, servant, trumps and Old Man, with dots between them.
edit-reason-not-a-party = these seats are not a party.
edit-reason-not-of-this-game = this game does not have that.
edit-reason-servant-is-master = the servant is one of the masters.
edit-reason-no-old-man = the Old Man is not in this party with at most one partner.
edit-reason-not-now = this does not belong to this moment of the deal.
edit-reason-not-the-trump = trumps are another suit by the card turned up or called.
edit-reason-not-the-winner = another seat won one of these tricks.
edit-reason-not-the-old-man = the Old Man was dealt to another seat.
edit-reason-not-the-party = the party is the Old Man and the seat that the called card was dealt to.
edit-reason-not-shown-yet = the called card has not been played, so the partner is not shown yet.
edit-reason-not-the-called-card = no card is called here, or another one.
edit-reason-not-callable = this card cannot be called.
edit-reason-own-card = the Old Man holds this card himself.
edit-reason-dealt-again = one seat has both top Overs, so the cards are dealt again.
edit-reason-deal-goes-on = the deal is not over yet.
edit-reason-no-servant-to-choose = there is no servant to choose now.
edit-reason-not-a-partner = only the winner’s partner can declare in the winner’s place.
edit-reason-cards-dealt = no card has been dealt at this moment.
edit-reason-twice-or-no-value = written twice, or without a value.
