# Lessons and what a lesson wants, in English. A goal's sentences are put together: each is an imperative that
# can be joined to another.

## While a lesson is played

lesson-step-of = Step { $step } of { $of }
lesson-back = Step before
lesson-skip = Step after
lesson-words = What the teacher says
lesson-task = What to do
lesson-goal = { $goal }.
lesson-reached = Done.
lesson-failed = Not this way.
lesson-next = Next step
lesson-finish = End of the lesson
lesson-again = Try again
lesson-undo = Take back
lesson-hint-more = Another hint
lesson-your-answer = Your answer:
lesson-answer = Answer
lesson-choose-all = Choose every answer that is right.
lesson-best-lost = { $points ->
    [0] Not the best
    [one] That gave away a point
   *[other] That gave away { $points } points
  }: { $best } was better.
lesson-better = Better: { $best }.
lesson-other-action = another action
lesson-actions-used = { $actions ->
    [one] That did not reach the goal.
   *[other] The goal was not reached in { $actions } actions.
  }
lesson-deal-over = The deal is over, and the goal was not reached.
lesson-lost = The goal can no longer be reached.
lesson-wrong-answer = That is not the answer.

## Goals

goal-act = do anything that is allowed
goal-not-act = do nothing
goal-play = play the right card
goal-not-play = keep back the cards you need
goal-do = find the right thing to do
goal-not-do = leave out what does harm
goal-declare = declare this: { $what }
goal-not-declare = do not declare this: { $what }
goal-score = { $points ->
    [one] score
   *[other] score at least { $points } points
  }
goal-not-score = { $points ->
    [one] score nothing
   *[other] score less than { $points } points
  }
goal-score-by = score for this: { $what }
goal-not-score-by = do not score for this: { $what }
goal-win-trick = { $count ->
    [one] win a trick
   *[other] win { $count } tricks
  }
goal-not-win-trick = { $count ->
    [one] win no trick
   *[other] win fewer than { $count } tricks
  }
goal-lose-trick = { $count ->
    [one] let a trick go
   *[other] let { $count } tricks go
  }
goal-not-lose-trick = { $count ->
    [one] lose no trick
   *[other] lose fewer than { $count } tricks
  }
goal-win-brisque = { $count ->
    [one] win a brisque
   *[other] win { $count } brisques
  }
goal-not-win-brisque = { $count ->
    [one] win no brisque
   *[other] win fewer than { $count } brisques
  }
goal-lose-brisque = { $count ->
    [one] give a brisque away
   *[other] give { $count } brisques away
  }
goal-not-lose-brisque = { $count ->
    [one] lose no brisque
   *[other] lose fewer than { $count } brisques
  }
goal-call = make the right call
goal-not-call = avoid the wrong call
goal-end-deal = play the deal to its end
goal-not-end-deal = keep the deal going
goal-end-with = end the deal with at least { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
goal-not-end-with = end the deal with less than { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
goal-others-score = { $points ->
    [one] let the others score
   *[other] let the others score at least { $points } points
  }
goal-not-others-score = { $points ->
    [one] let the others score nothing
   *[other] hold the others to less than { $points } points
  }
goal-others-score-by = let the others score for this: { $what }
goal-not-others-score-by = do not let the others score for this: { $what }
goal-others-declare = let the others declare this: { $what }
goal-not-others-declare = do not let the others declare this: { $what }
goal-others-end-with = let the others end the deal with at least { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
goal-not-others-end-with = hold the others to less than { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end of the deal
goal-end-ahead = end the deal at least { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ahead
goal-not-end-ahead = end the deal less than { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ahead
goal-win-deal = win the deal
goal-not-win-deal = do not win the deal
goal-best = give nothing away
goal-not-best = give something away
goal-answer = answer the question
goal-not-answer = answer the question

## When a lesson cannot be shown

lesson-not-a-lesson = A lesson begins with the line “{ $expected }”.
lesson-unknown-version = This lesson needs version { $given }. This table knows version { $known }.
lesson-too-long = It has more than { $most } characters.
lesson-line-too-long = This line has more than { $most } characters.
lesson-stray-line = An indented line continues the one above it, but there is none.
lesson-bad-line = A line is “key: value”, and this one is not: { $given }
lesson-bad-character = There is an invisible character here.
lesson-missing-key = The head of the lesson must say “{ $key }”.
lesson-unknown-key = There is no such key here: { $key }. Possible: { $expected }
lesson-twice = This is here twice.
lesson-no-step = There is no step yet.
lesson-too-many = At most { $most } of these are allowed.
lesson-bad-variant = “{ $at }” cannot stand here. { $reason }
lesson-bad-name = The name of a course or of a step has small letters, digits and hyphens, not: { $given }
lesson-bad-language = A language is a code such as “en”, not: { $given }
lesson-bad-need = A lesson to know before is “2” or “bezique/1”, not: { $given }
lesson-empty = This must not be empty.
lesson-too-long-text = This may have at most { $most } characters.
lesson-prose-too-long = The text of a step may have at most { $most } characters.
lesson-bad-number = This must be a number from { $least } to { $most }, not: { $given }
lesson-no-argument = “{ $key }” takes nothing before the colon.
lesson-bad-level = There is no such level: { $given }. Possible: { $expected }
lesson-bad-position = { $reason }
lesson-then-without-play = The step before has no solution from which this one could go on.
lesson-mixed-goal = A goal is either a question or something to play, not both.
lesson-no-position = This goal needs a position or a deal.
lesson-no-use = Without a goal this has no use.
lesson-no-right = A solution is missing: a line “right: …”.
lesson-one-choice = A question needs at least two choices.
lesson-no-answer = A question needs the number of its answer: goal: answer 2
lesson-bad-table = Each row of a table begins and ends with “|” and has the same number of cells: { $cells }
lesson-no-such-choice = There is no choice { $given }; the last is { $choices }.
lesson-no-later-step = No later step has this name: { $given }
lesson-step-unreached = No way leads to this step: the one before it goes on elsewhere.
lesson-no-goal = The goal is empty.
lesson-goal-too-long = A goal has at most { $most } words.
lesson-goal-too-deep = Brackets may be nested at most { $most } deep.
lesson-bracket = A bracket is not closed, or was never opened: { $given }
lesson-expected = Expected here, instead of “{ $given }”: { $expected }
lesson-unknown-goal = There is no such goal: { $given }. Possible here: { $expected }
lesson-unknown-meld = There is no such meld in this game: { $given }. Possible here: { $expected }
lesson-unknown-rule = There is no such rule: { $given }. Possible here: { $expected }
lesson-unknown-number = There is no such number: { $given }. Possible: { $expected }
lesson-no-numbers = Numbers of a try can stand only in done and wrong: { $given }
lesson-bad-forms = Give one form of the word for each kind of number after the colon, with “/” between them: { $forms } in all, not { $given }, as in trick / tricks
lesson-unreachable-card = Nobody can play this card any more: { $given }
lesson-bad-action = This is not an action’s code: { $given }
lesson-bad-call = You can call a suit or a card, not: { $given }
lesson-bad-card = There is no such card: { $given }
lesson-bad-link = A link is written [words](rule).
lesson-open-mark = “{ $mark }” is opened here and never closed.
