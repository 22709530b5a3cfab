# What the commands of a shell print, in English. No page shows it.
# `value` is a value as the rule set's file writes it; `codes` and `line` are codes of actions.

## Rules: `explain`, `compare`, `choices`

shell-house-rule = house rule
shell-printed = printed: { $value }
shell-inferred = inferred: { $reason }
shell-misprint = misprint
shell-not-now = not now: { $reason } ({ $other })

## Play: `selfplay`, `replay`, `perft`, `solve`

shell-points-a-deal = points a deal
# `points` is several numbers, one for each side.
shell-deal = deal { $number }: { $points }
shell-deal-open = deal { $number } in progress: seat { $seat } to move
shell-winner-nobody = winner: nobody
# `seats` is one number or several, “0 and 2”.
shell-winner = winner: seat { $seats }, stake { $stake }
shell-depth = depth { $depth }: { $count }
shell-stopped = stopped{ $file ->
    [none] {""}
   *[other] ; the same command goes on from { $file }
  }
shell-too-far = too far from the end
shell-worth = worth { $worth }
shell-line = line { $line }

## Lessons: `lesson new`, `check`, `watch`, `show`, `problems`

shell-lesson-new = { $file }: an example to begin from; “lesson watch” shows it
shell-watch-at = The lesson is at { $address } (Ctrl+C ends it)
shell-watch-ended = The command “lesson watch” has ended. Start it again to see changes.
shell-lesson-fits = { $title }: fits { $original } of { $course }
shell-only-read = only read
shell-or = { $first } or by { $then }
shell-reached = reached by { $codes }
shell-missed = { $count ->
    [one] missed by { $count } wrong try
   *[other] missed by { $count } wrong tries
  }
shell-refused = { $count } refused by the rules
shell-others-miss = other actions: { $count }; miss it at once: { $missed }
shell-ahead = { $guesses ->
    [one] { $lead } points ahead of { $nearest } (standard error { $error }, { $guesses } guess of the hidden cards)
   *[other] { $lead } points ahead of { $nearest } (standard error { $error }, { $guesses } guesses of the hidden cards)
  }
# `next` is what the next best action is worth, or empty.
shell-best-all-ways = best in all { $ways } ways the hidden cards may lie; worth { $worth }{ $next ->
    [none] {""}
   *[other] , the next best { $next }
  }
shell-best = best line worth { $worth }{ $next ->
    [none] {""}
   *[other] , the next best { $next }
  }: { $line }
# A failing solution or wrong try: parts of the goal, what the try brought (as numbers are called in a lesson), lines of the file.
shell-unreached = not reached: { $text }
shell-brought = it brought: { $text }
shell-caught = caught by line { $text }
shell-goal = goal: { $goal }
shell-problems = { $count ->
    [one] { $count } problem in { $file }: { $themes }
   *[other] { $count } problems in { $file }: { $themes }
  }

## Blocks in the text of writers: what stands there until the table runs, and the link below it

block-lesson = Here is a lesson to be played.
block-cards = Here is a card table to be played at.
block-full = Open at a full table
