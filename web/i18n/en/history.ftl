# A person's record: the matches played, statistics, texts, the deals of the day.

record-views = What to show
record-matches = Matches
record-statistics = Statistics
record-daily = Deals of the day
record-branch = tried again
record-position = from a position
record-search = Search
record-game = Game
record-level = Level
record-result = Result
record-any = all
record-count = { $count ->
    [one] One match
   *[other] { $count } matches
  }
record-none = No match is stored here yet. Each match you play is kept on this device.
record-none-found = No match fits. Change the search or the choices above.
record-result-won = Won
record-result-lost = Lost
record-result-drawn = Drawn
record-result-drawn-filko = Even
record-result-undecided = No winner
record-result-open = Not finished
record-unknown = A match of an older version
record-title = { $variant } with { $name }
record-score = { $me } to { $them }
record-deals = { $deals ->
    [0] first deal
    [one] one deal
   *[other] { $deals } deals
  }
record-games-won = { $won } of { $games } won
record-assisted = with help
record-deal = Deal
record-mine = You
record-theirs = Best of the others
record-points = Points of each deal
record-review = Review
record-text = As text
record-delete = Delete
record-save = Save all as a file
record-read = Read a file
record-saved-note = The file holds your matches with all their cards, your statistics, your progress in lessons and problems, your settings and your house rules.
record-saved = Your record was saved as a file.
record-added = { $added ->
    [0] No match was added
    [one] One match was added
   *[other] { $added } matches were added
  }{ $known ->
    [0] .
    [one] ; one was here already.
   *[other] ; { $known } were here already.
  }
record-merged = Your progress in lessons and problems and your house rules were merged with those in the file. { $settings ->
    [taken] The settings are now those of the file.
   *[kept] Your settings stayed as they were.
  }
record-rules-left = { $left ->
    [one] One set of house rules in the file found no room
   *[other] { $left } sets of house rules in the file found no room
  }: at most { $most } are kept here. Forget some in the list of games, and read the file again.
record-reading = Checking match { $done } of { $of } …
record-refused = Nothing was read. { $reason }
record-watched = watched
record-shared = several persons
record-refused-match = Match { $number } of the file is not right: { $reason }
record-file-not-ours = This is not a record that Brisques saved.
record-file-newer = A newer version of Brisques saved this file. Reload the page to get the newer version, then try again.
record-file-broken = The file is damaged, or a part of it is missing.
record-file-too-large = The file is too large.
record-unkept = This browser stores nothing for this page, so nothing can be added.
record-rest-unkept = This browser could not store everything that the file holds besides matches.

## Texts

text-title = The match as text
text-line = Every deal with all its cards and moves. Brisques can read it again.
text-record = Record of the match
text-copy = Copy
text-copied = Copied.
text-not-copied = This browser does not allow copying. Select the text and copy it yourself.
link-newer = This link was made by a newer version of Brisques. Reload the page to get the newer version, then try again.
link-too-long = This match is too long for a link. Save it as text instead.
text-save = Save as a file

link-title = Link to this moment
link-line = The link holds the rules, all cards and all moves. It opens here or in any other copy of this page; nothing is sent.
link-label = Link
link-copy = Link to this moment
report-play = Report this play
report-title = Report this play
report-line = Copy this text into an issue, and write after the first colon what is wrong. It holds the whole match with all its cards.
report-label = Report
report-what = What is wrong
report-where = Moment
report-moment = deal { $deal }, { $place ->
    [one] { $place } move played
   *[other] { $place } moves played
  }
report-last-moment = deal { $deal }, after its last move
report-link = Link
report-version = Version
report-browser = Browser
report-box = Window
report-settings = Settings

## Deals of the day by date

calendar-before = Month before
calendar-after = Month after
calendar-open = not finished
calendar-none = The deals of the day that you play are listed here by date.

## Statistics

statistics-none = Statistics begin with the first deal that you finish.
statistics-title = { $variant }, { $level }
statistics-level-mixed = several levels
statistics-level-people = people
statistics-deals = Deals
statistics-games = Games
statistics-won = Won
statistics-lost = Lost
statistics-drawn = Drawn
statistics-drawn-filko = Not decided
statistics-share = { $won } ({ $percent } %)
statistics-streak = Wins in a row
statistics-streak-now = { $now } now, { $longest } the longest
statistics-average = Average points in a deal
statistics-assisted = Games with help
statistics-points = Your points in the last { $count } deals, and their average
statistics-since = Only matches begun since { $when } count.
statistics-reset = Start again from zero
statistics-all = Count all again
statistics-were-reset = The statistics start again from zero. No match is deleted.
statistics-count-all = All matches count again.
statistics-note = Games with help (a hint, or a move taken back) are counted apart. They neither make nor end a row of wins. Games that are not finished are not counted, nor is what was tried again from a review.
