# Help in English: the game in a few sentences, and the keys of the table.

help-title = How to play
help-aim = { $source ->
    [won] Win tricks with aces and tens in them, and make melds of the cards you have won. Cards in your hand never count for melds.
    [hand] Win tricks, and lay down melds from your hand: marriages, sequences, béziques, four of a kind. You may still play the cards you have laid down.
   *[hand-and-won] Win tricks, and make melds of your hand and of the cards you have won. You may still play the cards laid down from your hand.
  }
help-trick = Everyone plays one card to a trick. The highest trump wins it; without a trump, the highest card of the suit led. Of two equal cards the first one wins. The order is ace, ten, king, queen, jack, nine, eight, seven. While there is a stock, you may play any card.
help-meld = The winner of a trick may declare. Then everyone draws, the winner first. How often a card may count differs from game to game: the rules tell you.
help-end = When the stock is gone, the last tricks are strict: follow suit, beat, trump. A card that you may not play is darker; try it and the table says why.
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
key-l = last trick
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
