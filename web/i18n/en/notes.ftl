# Notes on what happens for the first time in a family of games. A note is a title and a few sentences; the facts are those
# of the game's rules.

note-title = Note
note-read = Understood
note-none = No more notes

note-bezique-brisque = You won a brisque
note-bezique-brisque-text = Aces and tens are called brisques. { $brisque-time ->
    [at-once] Each brisque in a trick scores { $brisque-points } points for the winner of the trick.
   *[other] Each brisque won in tricks scores { $brisque-points } points at the end of the deal.
  }
note-bezique-meld = You may declare a meld
note-bezique-meld-text = A meld is a set of cards that scores when it is declared. { $meld-source ->
    [won] It is made of cards won in tricks.
    [hand] It is made of cards of your hand. They lie open then, and you can still play them.
   *[other] It is made of cards of your hand and cards won in tricks.
  } You may declare now or later; the table lists what you can declare now.
note-bezique-exchange = You may exchange
note-bezique-exchange-text = The seven of trumps can be exchanged for the turned-up card, once in a deal.
note-bezique-last-trick = { $last-trick-which ->
    [stock] The last trick before the stock is gone
   *[other] The last trick
  }
note-bezique-last-trick-text = Its winner scores { $last-trick-points } points more.
note-bezique-claim = You can finish the deal
note-bezique-claim-text = All other tricks go to one side, however the cards lie. “Finish the deal” plays them at once.

note-filko-permanent = Cards that are always trumps
note-filko-permanent-text = { $cards } in your hand: trumps in every deal, whatever their suit. The sheet lists all trumps, high to low.
note-filko-aim = Your partner names an aim
note-filko-aim-text = It says for how many points your side should play. “Agreed” says that you want the same. You may also play on without an answer.
note-filko-points = What counts
note-filko-points-text = { $points-values ->
    [aces-and-tens] Every ace and every ten in a trick is one point for the side of its winner.
   *[card-values] The cards of a trick count for the side of its winner: an ace 11, a ten 10, a king 4, an Over 3, an Under 2.
  } The sheet says what each number of points decides.
note-filko-talk = You may speak
note-filko-talk-text = “Say…” lists what you may say. All at the table hear it. Nobody is bound to a card by it.
note-filko-masters = There are masters now
note-filko-masters-text = One side are masters, the other side servants, until the result of a deal changes it. The sheet says what each number of points decides.
note-filko-end = You may end the deal
note-filko-end-text = The cards left can change nothing. You may end the deal now, or play it out.
note-filko-claim = You can finish the deal
note-filko-claim-text = All other tricks go to one side, however the cards lie. “Finish the deal” plays them at once.
