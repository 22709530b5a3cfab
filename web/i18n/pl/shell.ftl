# What the commands of a shell print, in Polish. No page shows it.

## Rules: `explain`, `compare`, `choices`

shell-house-rule = zasada domowa
shell-printed = w druku: { $value }
shell-inferred = nasz wniosek: { $reason }
shell-misprint = błąd druku
shell-not-now = teraz niemożliwe: { $reason } ({ $other })

## Play: `selfplay`, `replay`, `perft`, `solve`

shell-points-a-deal = punktów na rozdanie
shell-deal = rozdanie { $number }: { $points }
shell-deal-open = rozdanie { $number } w toku: ruch ma miejsce { $seat }
shell-winner-nobody = zwycięzca: nikt
shell-winner = zwycięzca: miejsce { $seats }, stawka { $stake }
shell-depth = głębokość { $depth }: { $count }
shell-stopped = przerwano{ $file ->
    [none] {""}
   *[other] ; to samo polecenie podejmie pracę od { $file }
  }
shell-too-far = za daleko do końca
shell-worth = wartość { $worth }
shell-line = przebieg { $line }

## Lessons: `lesson new`, `check`, `watch`, `show`, `problems`

shell-lesson-new = { $file }: przykład na początek; „lesson watch” go pokazuje
shell-watch-at = Lekcja jest pod adresem { $address } (Ctrl+C kończy)
shell-watch-ended = Polecenie „lesson watch” się zakończyło. Uruchom je ponownie, aby widzieć zmiany.
shell-lesson-fits = { $title }: pasuje do { $original } z kursu { $course }
shell-only-read = tylko do czytania
shell-or = { $first } albo przez { $then }
shell-reached = cel osiągnięty przez { $codes }
shell-missed = { $count ->
    [one] { $count } błędna próba mija cel
    [few] { $count } błędne próby mijają cel
   *[many] { $count } błędnych prób mija cel
  }
shell-refused = { $count ->
    [one] { $count } niezgodna z zasadami
    [few] { $count } niezgodne z zasadami
   *[many] { $count } niezgodnych z zasadami
  }
shell-others-miss = inne zagrania: { $count }; od razu mija cel { $missed }
shell-ahead = { $guesses ->
    [one] o { $lead } pkt lepiej niż { $nearest } (błąd standardowy { $error }, { $guesses } układ zakrytych kart)
    [few] o { $lead } pkt lepiej niż { $nearest } (błąd standardowy { $error }, { $guesses } układy zakrytych kart)
   *[many] o { $lead } pkt lepiej niż { $nearest } (błąd standardowy { $error }, { $guesses } układów zakrytych kart)
  }
shell-best-all-ways = najlepsze przy każdym możliwym układzie zakrytych kart ({ $ways }); wartość { $worth }{ $next ->
    [none] {""}
   *[other] , drugie najlepsze { $next }
  }
shell-best = najlepszy przebieg o wartości { $worth }{ $next ->
    [none] {""}
   *[other] , drugie najlepsze { $next }
  }: { $line }
shell-unreached = nieosiągnięte: { $text }
shell-brought = wynik: { $text }
shell-caught = przechwycone przez wiersz { $text }
shell-goal = cel: { $goal }
shell-problems = { $count ->
    [one] { $count } zadanie w { $file }: { $themes }
    [few] { $count } zadania w { $file }: { $themes }
   *[many] { $count } zadań w { $file }: { $themes }
  }

## Blocks in the text of writers: what stands there until the table runs, and the link below it

block-lesson = Tu jest lekcja do rozegrania.
block-cards = Tu jest stół do gry w karty.
block-full = Otwórz pełny stół
