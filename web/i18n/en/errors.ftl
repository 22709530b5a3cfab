# What the engine cannot use, in English: a sentence for each error code, with dots and slashes turned to dashes. `where`
# is the place, `value` and `given` the word at fault; `reason` comes in words already where it has any.

## Positions

position-bad-field = The position cannot be set up. { $where }, column { $column }, “{ $value }”: { $reason }
position-missing-field = The position cannot be set up: “{ $where }” is missing. Only a line with ? or rest= may leave it out.
position-unknown-field = The position cannot be read: this game has no “{ $where }”.
position-card-missing = The position cannot be set up. Cards missing: { $count }, among them { $where }.
position-card-twice = The position cannot be set up. Twice in it: { $where }.
position-too-long = A line of { $chars } characters is too long for a position, from { $where } on.
position-unknown-version = This position needs version { $given } ({ $where }). Version { $known } is known here.
position-no-deal = No deal is being played, so there is no position.

## Records

match-daily = The deal of the day is played once and without help.
match-not-kept = This match is not kept in this browser. It was deleted here, or played in another browser.
record-not-a-record = This is not a record of a match: { $where } must be “brisques 1”.
record-unknown-version = This record needs version { $given } ({ $where }). Version { $known } is known here.
record-too-long = A record of { $chars } characters is too long, from { $where } on.
record-no-variant = The record ends at { $where } and names no game.
record-no-seats = The record ends at { $where } and names no seats.
record-no-deal = The record ends at { $where } and has no deal.
record-bad-line = The record cannot be read at { $where }. { $reason } { $at }
record-bad-dealer = There is no such dealer.
record-bad-seat = A seat is “human NAME” or “player LEVEL NAME”.
record-too-many-seats = There are more seats than in this game.
record-deal-not-expected = The record cannot be played: { $where } begins before the deal above it is over, or after the end of the match.
record-wrong-dealer = The record cannot be played: another seat deals { $where }.
record-wrong-branch = The record cannot be played: it is a branch of { $where }, which must be its last deal.
deal-bad-order = The cards of a deal must be the whole pack, each card once. { $count ->
    [0] There are none.
   *[other] Given: { $count }.
  }
deal-bad-slips = The numbers before the cards of a deal do not fit this game.

## Cards and players

card-bad-code = “{ $where }” is not the code of a card, such as QS1.
card-bad-suit = “{ $where }” is not the letter of a suit.
player-unknown = There is no player called “{ $where }”.
player-bad-rollouts = “{ $where }”: the number of rollouts after the @ is a whole number from 0 to { $most }.
player-wrong-count = There must be a player for each seat, not “{ $where }”.

## The table

picture-no-cards = There are no drawn cards at “{ $where }”: build.py build draws them.
oembed-bad-home = “{ $where }” is not the address of a web page: it must begin with https:// or http://.
match-no-servants = This game cannot begin with masters and servants.
table-no-deal = No deal has begun.
table-deal-not-over = The deal is not over yet.
table-match-over = The match is over.
table-record-full = This match has as many deals as a record can hold. Begin a new match.
table-covered = The cards are covered. The person to move must uncover them.
table-not-your-turn = Seat { $seat } cannot look now: another person is to move.
table-no-such-seat = There is no such seat; the last is { $last }.
table-nothing-to-undo = There is nothing to take back.
table-nothing-to-redo = There is nothing to play again.
table-no-such-place = The deal has no such place; the last is { $last }.
table-human-to-move = It is a person’s turn, at seat { $seat }.
table-stale-revision = The table has changed since then (state { $given }, now { $now }). Try again.
table-wrong-seats = This game is for { $expected }.

## Rule sets

variant-bad-file = A file of rules cannot be read: { $where }. { $reason }
variant-house-needs-why = A house rule gives no reason: { $where }.
variant-missing-cite = A rule cites no source: { $where }.
variant-missing-key = A file of rules lacks { $where }.
variant-other-family = “{ $where }” is a game of another family ({ $family }).
variant-too-long = “{ $where }” and its house rules may have at most { $most } characters.
variant-unknown-family = There is no such family of games: { $where }.
variant-unknown-source = “{ $where }” cites a source that is not known: { $source }.

## Computer players

value-none = There is no learned value for { $where }: its playouts run to the end of the deal.
value-no-fit = Without --fit no weights are written, so --out { $where } has no use.

## Requests

bridge-internal = The engine made a mistake ({ $where }). Please tell us what you did.
bridge-failed = The engine did not answer. Reload the page to try again.
bridge-no-table = No table has been set up.
bridge-unknown-op = The engine has no operation “{ $where }”.
bridge-bad-json = The request cannot be read. { $reason } { $where }
bridge-bad-argument = The request cannot be used. { $where } must be: { $expected }.

## Files and work of the shell

file-unreadable = The file { $where } cannot be read ({ $reason }).
file-unwritable = The file { $where } cannot be written ({ $reason }).
file-exists = There is a file { $where } already; nothing was written.
file-no-site = There is no table in { $where }: build it first, with “python build.py build”.
file-no-port = Port { $where } cannot be used: name another with --port, or none.
file-not-utf-8 = { $where } is in another encoding, as line { $line } shows. Save the file as UTF-8.
arena-bad-file = { $where } holds no pairs of a contest.
arena-house-rules = The table of strengths holds no games with house rules: { $where }.
arena-no-interval = These pairs are too few or all equal, so the result has no interval and is not noted ({ $where }).
arena-other-run = { $where } holds the pairs of another contest.
cluster-unreachable = No cluster answers at { $where } ({ $reason }).
extra-not-installed = This command needs the library “{ $where }”. In the folder of the source: pip install ".[lab]".
regret-hint-at-table = The playouts of a hint at a table are not measured, so --at-table has no use with --level { $where }.
teach-bad-file = { $where } holds no decisions of search.
teach-other-run = { $where } holds the decisions of another command.
tune-bad-file = { $where } holds no tuning run.
tune-no-weights = There is nothing to tune in { $where }.
tune-other-family = The weights of { $where } are for another family of games.
tune-other-run = { $where } holds a tuning run of another command.
problem-no-partners = No ending of { $where } can be proved, since more than two play without fixed partners. “problems find --drawn” finds problems by playouts.
problem-no-theme = No problem of { $where } can have the theme “{ $theme }”. Possible themes: { $possible }.
# `field` is what is missing or wrong in it, “none” if the line is no problem at all.
problem-bad-row = This line of a collection of problems cannot be read: { $where }.{ $field ->
    [none] {""}
   *[other] {" "}“{ $field }” is missing or wrong.
  }
weights-bad-header = The file of weights has a wrong first line: { $where }.
weights-bad-toml = The file of weights cannot be read: { $where }. { $reason }
weights-missing = The file of weights lacks { $where }.
weights-no-number = In the file of weights, { $where } is no number.
weights-unknown = In the file of weights, { $where } is no weight of this game.

## Lessons that are played

lesson-not-open = No lesson is open ({ $where }).
lesson-not-begun = No step has been started ({ $where }).
lesson-no-such-step = There is no such step ({ $where }). Steps in this lesson: { $steps }.
lesson-no-hint = There is no such hint ({ $where }). Hints in this step: { $hints }.
lesson-no-question = This step asks nothing ({ $where }).
lesson-no-table = There is nothing to play in this step ({ $where }).
lesson-no-next-deal = A lesson has no next deal ({ $where }).
lesson-no-claim = In a lesson a deal cannot be finished at once ({ $where }).
lesson-no-problems = No such endings were found ({ $where }).
lesson-step-over = The step is over. Start it again ({ $where }).

## Lessons that are proved

lesson-true-from-start = The goal is reached before the player does anything.
lesson-lost-from-start = The goal cannot be reached.
lesson-then-after-end = The deal ends before this step.
lesson-no-turn = It is never this seat’s turn.
lesson-illegal-right = This cannot be played here: { $given }. What could be played: { $legal }
lesson-illegal-reply = This reply cannot be played here: { $given }. What could be played: { $legal }
lesson-right-misses = The solution does not reach the goal: { $given }
lesson-right-too-long = The solution goes on after the goal is reached: { $given }
lesson-wrong-impossible = The seat does not hold this card: { $given }
lesson-illegal-wrong = This wrong try cannot be played here: { $given }. What could be played: { $legal }
lesson-impossible-count = The rest of the deal cannot bring that: at most { $most }, not { $given }
lesson-best-hidden = This is not best in every way in which the hidden cards can lie: { $given }
lesson-best-not-clear = This is not clearly the best: { $given } is { $lead } points behind, give or take { $error }
lesson-best-is-other = Another action is better: { $given } is { $lead } points ahead, give or take { $error }
lesson-wrong-never = No try matches this: { $given }
lesson-wrong-reaches-goal = This try reaches the goal: { $given }
lesson-best-not-alone = Another action is as good, at { $worth }, and no solution begins with it: { $given }
lesson-best-too-far = This is too far from the end to be solved.

## What is wrong with a field of a position

edit-reason-wrong-size = the wrong number of cards for this moment of the deal.
edit-reason-other-size = the wrong number of cards. At this moment of the deal it is: { $size }.
edit-reason-not-a-card = this is not a card.
edit-reason-number-alone = this is not a card. For a number of cards that are not named, write ? before it.
edit-reason-not-in-pack = this game does not have this card.
edit-reason-one-for-each-seat = one for each seat.
edit-reason-one-for-each-side = one for each side.
edit-reason-not-a-number = this must be a number that is possible here.
edit-reason-not-a-count = after ? and * stands only the number of cards that are not named.
edit-reason-not-a-suit = this must be a suit.
edit-reason-one-card = one card only.
edit-reason-missing = a card must be turned up while there is a stock.
edit-reason-not-a-trump = the card turned up must be a trump.
edit-reason-deal-over = nobody has a card left, so the deal is over.
edit-reason-empty-hand = this hand is empty while another is not. Write ? for cards that are not named.
edit-reason-card-not-won = this seat has not won all of these cards.
edit-reason-card-spent = one of these cards has been melded already.
edit-reason-not-a-brisque = these must be Aces and Tens, each written once.
edit-reason-not-won-yet = this trick has not been won yet.
edit-reason-not-a-meld = something here is not a meld.
edit-reason-not-a-seven = this must be a seven of trumps.
edit-reason-no-trick = the cards of the trick just won are needed.
edit-reason-nothing-to-declare = there is nothing to declare.
edit-reason-not-to-move = it is another seat’s turn.
edit-reason-not-a-phase = there is no such phase.
edit-reason-fewer-than-before = there are fewer points now than before this deal.
edit-reason-deal-ended = a side with so many points has ended the deal.
edit-reason-not-a-status = write masters, party, hats, servant, trumps, Old Man with dots between.
edit-reason-not-a-party = these seats are not a party.
edit-reason-not-of-this-game = this game does not have that.
edit-reason-must-be-carried = a dash is not possible here: a deal of this game leaves this to the next.
edit-reason-servant-is-master = the servant is one of the masters.
edit-reason-no-old-man = in this party there must be the Old Man and at most one partner.
edit-reason-not-now = this does not belong to this moment of the deal.
edit-reason-not-the-trump = the card turned up or called makes another suit trumps.
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
edit-reason-too-many-cards = the pack has fewer cards than this.
edit-reason-no-card-to-turn = no card of this suit is left to be turned up.
edit-reason-not-a-rest = write “random”, or “seed:” and a word.
edit-reason-no-copy-left = all copies of this card are in the position already.

## Places in a text, inside the sentences above as $where

place-line = line { $number }
place-line-column = line { $number }, column { $at }
place-deal = deal { $number }
place-deal-action = deal { $number }, action { $at }
