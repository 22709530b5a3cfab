# Help in English: the game in a few sentences, and the keys of the table.

help-title = How to play
help-aim = { $source ->
    [won] Win tricks with aces and tens in them, and make melds of the cards you have won. Cards in your hand never count for melds.
    [hand] Win tricks, and lay down melds from your hand: marriages, sequences, béziques, four of a kind. You may still play the cards you have laid down.
   *[hand-and-won] Win tricks, and make melds of your hand and of the cards you have won. You may still play the cards laid down from your hand.
  }
help-trick = Everyone plays one card to a trick. The highest trump wins it; without a trump, the highest card of the suit led. Of two equal cards the first one wins. The order is ace, ten, king, queen, jack, nine, eight, seven. { $stock ->
    [free] While there is a stock, you may play any card.
   *[strict] Even while there is a stock, you must follow suit, beat and trump as far as you can.
  }
help-meld = The winner of a trick may declare. Then everyone draws, the winner first. How often a card may count differs from game to game: see the rules.
help-end = { $endgame ->
    [free] In the last tricks, when the stock is gone, you may play any card.
   *[strict] When the stock is gone, the last tricks are strict: follow suit, beat, trump. A card that you may not play is darker; try it and the table says why.
  }
help-keys = Keys
key-arrows = along the hand
key-ends = to the first and to the last card
key-updown = between the hand, the melds and the buttons
key-enter = play the card; where two taps are set, raise it first
key-figures = play the first to the ninth card
key-suit = to the next card of that suit: C, D, H, S or A, L, H, B
key-move = move the card along the hand
key-m = to the melds
key-m-filko = to a call that is due
key-l = previous trick
key-n = next deal
key-undo = take back
key-redo = play again
key-r = hear how things stand
key-t = hear the trick
key-p = hear the points
key-v = hear the cards that lie open
key-f = full screen, and back
key-z = my hand large, and back
key-help = this page
key-esc = close, cancel a drag, lower a raised card
keyname-arrows = ← →
keyname-updown = ↑ ↓
keyname-enter = Enter, Space
keyname-ends = Home, End
keyname-figures = 1 to 9
keyname-suit = S, then a suit
keyname-move = Shift ← →
keyname-undo = Ctrl Z
keyname-redo = Ctrl Shift Z
key-a = what to say: aims, questions, faces
key-h = a hint; again for the reasons

## Help for Filicău and Filkó

filko-help-aim = { $points-values ->
    [aces-and-tens] Win tricks with aces and tens in them: each of those cards is a point.
   *[card-values] Win tricks with high cards in them: an ace is worth 11 points, a ten 10, a king 4, an Over 3 and an Under 2.
  } { $match-outcome ->
    [run-away] With { $match-win-points } points or more, but not all of them, your side becomes masters and the others servants. A side that takes none has run away, and then both sides are even.
    [servant] With { $match-win-points } points or more, even with all of them, your side becomes masters; one of the others is the servant and deals.
    [liberation] With { $match-win-points } points or more your side becomes masters. It stays so, and the servant deals, until the servant’s side takes { $match-win-points } or more, or none at all.
    [each-deal] The Rich win with { $match-win-points } points or more, the Poor with { $match-poor-points }. Each deal stands by itself, and a loser deals the next.
    [kept] In a first deal the Rich win with { $match-win-points } points or more, the Poor with { $match-poor-points }. Then a loser deals, and the parties stay, until the dealing side takes { $match-win-points } or more.
   *[hats] With { $match-win-points } points or more your side wins, and the others { $match-penalty ->
        [hat-off] take their hats off
        [worn-hat] wear worn-out hats
       *[stand] play standing
    } until they win. With fewer on both sides nobody wins, and all stays as it was.
  } The sheet beside the table says what each number of points brings.
filko-help-parties = { $party-method ->
    [fixed] { $deal-players ->
        [6] Every other player is of your side: three play against three.
       *[other] The player opposite is your partner.
    }
    [called] The holder of the Over of acorns is the Old Man. The holder of the card he calls is his partner, in secret until that card is played; the others play against them.
   *[top-overs] The holders of the two highest Overs are the Rich; all others are the Poor. You learn who is who when those Overs are played.
  } { $trump-method ->
    [dealer-first-card] The dealer’s first card makes trumps.
    [cut] The card at the cut makes trumps.
    [call-card] The suit of the card called is trumps.
   *[name-suit] The holder of the Over of acorns is the Old Man and names trumps.
  }
filko-help-trumps = These are trumps in every deal, from high to low, and belong to no other suit: { $permanent }. Below them comes the suit that is trumps. The other cards of every suit run ace, ten, king, Under, nine, eight, seven, as far as they are in play.
filko-help-trick = Play goes round to the right. { $play-duty ->
    [follow-trump] Follow suit; if you cannot, play a trump; only then may you play anything. You need not beat the cards played before.
   *[follow-beat-trump] Follow suit, with a card that beats the best so far if you can. If you cannot follow, play a trump, and again one that beats if you can. Only without suit and trumps may you play anything.
  }
filko-help-talk = { $talk-aims ->
    [true] You may say what you play for, on your turn or before it, but never which cards you hold. Your partner may agree.
   *[false] { "" }
  } { $talk-signals ->
    [true] You may make a face to ask your partner to lead a suit.
   *[false] { "" }
  } { $talk-count ->
    [true] Masters may ask the servants how many points they have.
   *[false] { "" }
  }
filko-help-end = { $match-early-end ->
    [true] When the cards left can change nothing, you may end the deal.
   *[false] Every deal is played to its last trick.
  } A card that you may not play is darker; try it and the table says why.
