# What the engine cannot use, in English: a sentence for each error code, with dots and slashes turned to dashes. `where`
# is the place, `value` and `given` the word at fault; `reason` comes in words already where it has any.

## Positions

position-bad-field = The position cannot be set up. { $where }, column { $column }, “{ $value }”: { $reason }
position-missing-field = The position cannot be set up: “{ $where }” is missing.
position-unknown-field = The position cannot be read: this game has no “{ $where }” in it.
position-card-missing = The position cannot be set up. Cards missing: { $count }, among them { $where }.
position-card-twice = The position cannot be set up. There twice: { $where }.
position-too-long = A line of { $chars } characters is no position. Too long from { $where } on.
position-unknown-version = This position is of version { $given } ({ $where }). Known here is version { $known }.
position-no-deal = No deal is being played, so there is no position.

## Records

record-not-a-record = This is no record of a match: { $where } must be “brisques 1”.
record-unknown-version = This record is of version { $given } ({ $where }). Known here is version { $known }.
record-too-long = A record of { $chars } characters is too long, from { $where } on.
record-no-variant = The record names no game, to its end at { $where }.
record-no-seats = The record names no seats, to its end at { $where }.
record-no-deal = The record has no deal, to its end at { $where }.
record-bad-line = The record cannot be read at { $where }. { $reason } { $at }
record-bad-dealer = There is no such dealer.
record-bad-seat = A seat is “human NAME” or “player LEVEL NAME”.
record-too-many-seats = There are more seats than in this game.
record-deal-not-expected = The record cannot be played: { $where } comes before the deal above it is over, or after the match.
record-wrong-dealer = The record cannot be played: another seat deals { $where }.
deal-bad-order = The cards of a deal must be the whole pack, each card once. { $count ->
    [0] None are given.
   *[other] Given: { $count }.
  }
deal-bad-slips = The numbers before the cards of a deal do not fit this game.

## Cards and players

card-bad-code = “{ $where }” is not the code of a card, such as QS1.
card-bad-suit = “{ $where }” is not the letter of a suit.
player-unknown = There is no player called “{ $where }”.
player-bad-rollouts = “{ $where }”: the number of rollouts after the @ is at most { $most }.
player-wrong-count = There must be a player for each seat, not “{ $where }”.

## The table

picture-no-cards = There are no drawn cards at “{ $where }”: build.py build draws them.
match-no-servants = This game cannot begin with masters and servants.
table-no-deal = No deal has begun.
table-deal-not-over = The deal is not over yet.
table-match-over = The match is over.
table-nothing-to-undo = There is nothing to take back.
table-nothing-to-redo = There is nothing to play again.
table-no-such-place = The deal has no such place; the last is { $last }.
table-human-to-move = A person is to move at seat { $seat }.
table-stale-revision = The table has changed meanwhile ({ $given }, now { $now }). Try it again.
table-wrong-seats = This game is for { $expected }.

## Rule sets

variant-bad-file = A file of rules cannot be read: { $where }. { $reason }
variant-house-needs-why = A house rule gives no reason: { $where }.
variant-missing-cite = A rule cites no source: { $where }.
variant-missing-key = A file of rules lacks { $where }.
variant-other-family = “{ $where }” is a game of another family ({ $family }).
variant-unknown-family = There is no such family of games: { $where }.
variant-unknown-source = “{ $where }” cites a source that is not known: { $source }.

## Requests

bridge-internal = The engine made a mistake ({ $where }). Please tell us what you did.
bridge-failed = The engine did not answer. Reload the page to try again.
bridge-no-table = No table has been set up.
bridge-unknown-op = The engine has no operation “{ $where }”.
bridge-bad-json = The engine was asked in a way it cannot read. { $reason } { $where }
bridge-bad-argument = The engine was asked in a way it cannot use. { $where } must be: { $expected }.

## Files and work of the shell

file-unreadable = The file { $where } cannot be read ({ $reason }).
file-unwritable = The file { $where } cannot be written ({ $reason }).
file-not-utf-8 = { $where } is in another encoding, as line { $line } shows. Save the file as UTF-8.
arena-bad-file = { $where } does not keep the pairs of a contest.
arena-no-interval = These pairs tell no interval, so the result is not noted ({ $where }).
arena-other-run = { $where } keeps the pairs of another contest.
cluster-unreachable = No cluster answers at { $where } ({ $reason }).
extra-not-installed = This command needs the library “{ $where }”: pip install "brisques[lab]".
tune-bad-file = { $where } does not keep a tuning.
tune-no-weights = There is nothing to tune in { $where }.
tune-other-family = The weights of { $where } mean nothing in this game.
tune-other-run = { $where } keeps a tuning by another command.
weights-bad-header = The file of weights does not begin as it must: { $where }.
weights-bad-toml = The file of weights cannot be read: { $where }. { $reason }
weights-missing = The file of weights lacks { $where }.
weights-no-number = In the file of weights, { $where } is no number.
weights-unknown = In the file of weights, { $where } is no weight of this game.

## Lessons that are played

lesson-not-open = No lesson is open ({ $where }).
lesson-not-begun = No step has been begun ({ $where }).
lesson-no-such-step = This lesson has { $steps } steps, and not the one asked for ({ $where }).
lesson-no-hint = This step has { $hints } hints, and not the one asked for ({ $where }).
lesson-no-question = This step asks nothing ({ $where }).
lesson-no-table = There is nothing to play in this step ({ $where }).
lesson-no-next-deal = A lesson has no next deal ({ $where }).
lesson-no-problems = No such endings were found ({ $where }).
lesson-step-over = The step is over; begin it again ({ $where }).

## Lessons that are proved

lesson-true-from-start = The goal is reached before anything has been done.
lesson-lost-from-start = The goal cannot be reached.
lesson-then-after-end = The deal is over where this step should go on.
lesson-no-turn = The seat never comes to move.
lesson-illegal-right = This cannot be played here: { $given }
lesson-illegal-reply = This reply cannot be played here: { $given }
lesson-right-misses = The solution does not reach the goal: { $given }
lesson-right-too-long = The goal is reached before this: { $given }
lesson-wrong-impossible = The seat does not hold this card: { $given }
lesson-wrong-never = No try comes to this: { $given }
lesson-wrong-reaches-goal = This try reaches the goal: { $given }
lesson-best-not-alone = Another action is as good, at { $worth }, and no solution begins with it: { $given }
lesson-best-too-far = This is too far from the end to be solved.
