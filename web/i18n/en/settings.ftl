# The settings in English: a setting's name, what it does, and its choices.

settings-search = Find a setting
settings-found = { $count ->
    [0] No setting has these words.
    [one] One setting found.
   *[other] { $count } settings found.
  }
settings-unkept = This browser stores nothing for this page: what you choose is lost when you close or reload it.
settings-language-missing = The words of this language could not be loaded. When you are online, reload the page to get them.
settings-sample = Cards as they look now
settings-cards = Cards
settings-table = Table
settings-play = Play
settings-sound = Sound
settings-access = Access
setting-on = On
setting-off = Off

setting-faces = Faces
setting-faces-about = A small card shows less, so that its rank and suit stay large.
faces-auto = By the size of the card
faces-full = Full picture
faces-large = Large corners
faces-jumbo = Large rank and suit only
setting-suits = Suit colours
suits-traditional = Traditional
suits-safe = Four colours, for colour blindness too
setting-back = Backs
back-pack = Each pack its own
back-madder = Red
back-loden = Green
back-indigo = Blue
back-walnut = Brown
setting-zoom = Zoom my hand
setting-zoom-about = Your hand is larger, and of the others’ cards only the number is shown. At the table, the key Z does the same.

setting-theme = Appearance
theme-system = System
theme-light = Light
theme-dark = Dark
setting-felt = Cloth
felt-linen = Linen
felt-sand = Sand
felt-slate = Slate
felt-moss = Moss
setting-speed = Speed
speed-none = At once
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
setting-pause = After a trick or a meld
pause-timed = Go on after a moment
pause-one = 1 second at least
pause-two = 2.5 seconds at least
pause-tap = Wait until I tap

setting-taps = To play a card
setting-taps-about = With two taps, the first raises the card and the second plays it.
taps-auto = Two taps on a narrow screen
taps-one = One tap
taps-two = Two taps

setting-sort = Order of your hand
setting-sort-about = You can also drag a card along the hand, or move it with Shift and an arrow key. That order lasts for the deal.
sort-trumps = Trumps first
sort-suits = By suit
sort-ranks = By rank, for melds
sort-own = As I arrange it
setting-order = Order of the suits
setting-order-about = With French cards. Trumps still come first if you want them first.
order-alternate = Red and black in turn
order-fixed = Always spades, hearts, clubs, diamonds
setting-fan = High cards
fan-left = On the left
fan-right = On the right
setting-tricks = Finished tricks
setting-tricks-about = Which may be looked at while a deal is played. Afterwards all may.
tricks-all = All
tricks-last = Only the last one
tricks-none = None
setting-notes = First-time notes
setting-notes-about = Short notes explain what happens for the first time, except in the deal of the day. Turn them on again to see all of them once more.

setting-sound = Sounds
setting-sound-about = Short and quiet: a card, a trick, a meld, the end of a deal.
setting-volume = Volume
volume-quiet = Quiet
volume-medium = Medium
volume-loud = Loud
setting-haptics = Shake the phone a little
setting-haptics-about = When a card is played, at a meld and at the end of a deal.

setting-language = Language
language-auto = As in the browser
setting-hand = Hand
setting-hand-about = In the left hand, the fan and the buttons below it are mirrored, and the score lies on the left.
hand-right = Right
hand-left = Left
setting-letters = Letter keys
setting-letters-about = Single letters and digits work while the table has the focus. Help lists them.
