# The editing table, on which a position is made, in English.

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
edit-put = Where should { $what } go?
edit-choose-none = Leave it
edit-moved = { $what }, now here: { $to }
edit-no-trump = none yet
edit-marks = Cards declared, shown or counted
edit-marks-about = The deal so far. Forget it when it no longer fits the cards.
edit-marks-forget = Forget all of it
edit-line = The position as a line. You can change it or paste another.
edit-open = Open a picture
edit-play = Play from here
edit-copy-line = Copy the line
edit-copy-short = Copy in short
edit-copy-html = Copy HTML
edit-copy-markdown = Copy a Markdown block
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
edit-field-shown = Shown so far
edit-field-laid = Cards laid down
edit-field-fresh = Cards of the trick just won
edit-field-slots = Melds made at this trick
edit-field-exposed = Cards everyone has seen
edit-field-called = Card called
edit-field-oldman = Who calls
edit-field-party = Seats that play together
edit-field-status = What earlier deals have left
edit-field-order = Pack before the cut
edit-field-aims = Aims said
edit-field-signals = Suits asked for
edit-field-said = Said at this trick
edit-field-swap = Seven that may be exchanged
edit-field-carte = Carte blanche that goes on
edit-field-bar = Suit that may not become trumps
edit-field-target = Target
edit-field-slips = How far hand and eye err
edit-field-lifted = Packet lifted
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
