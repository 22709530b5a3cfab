# What the commands of a shell print, in Hungarian. No page shows it.

## Rules: `explain`, `compare`, `choices`

shell-house-rule = házi szabály
shell-printed = nyomtatásban: { $value }
shell-inferred = következtetésünk: { $reason }
shell-misprint = sajtóhiba
shell-not-now = most nem lehet: { $reason } ({ $other })

## Play: `selfplay`, `replay`, `perft`, `solve`

shell-points-a-deal = pont leosztásonként
shell-deal = { $number }. leosztás: { $points }
shell-deal-open = { $number }. leosztás, még tart: soron lévő hely: { $seat }
shell-winner-nobody = győztes: senki
shell-winner = győztes hely: { $seats }; tét: { $stake }
shell-depth = mélység { $depth }: { $count }
shell-stopped = megszakítva{ $file ->
    [none] {""}
   *[other] ; ugyanez a parancs innen folytatja: { $file }
  }
shell-too-far = túl messze van a vége
shell-worth = értéke { $worth }
shell-line = lépések: { $line }

## Lessons: `lesson new`, `check`, `watch`, `show`, `problems`

shell-lesson-new = { $file }: példa a kezdéshez; a „lesson watch” megmutatja
shell-watch-at = A lecke címe: { $address } (Ctrl+C: vége)
shell-watch-ended = A „lesson watch” parancs véget ért. Indítsd újra, hogy lásd a változásokat.
shell-lesson-fits = { $title }: megfelel az eredetinek ({ $course }, { $original })
shell-only-read = csak olvasni való
shell-or = { $first } vagy így: { $then }
shell-reached = elérhető így: { $codes }
shell-missed = { $count } hibás próba nem éri el
shell-refused = { $count } próbát a szabályok nem engednek
shell-others-miss = más lépések: { $count }; közülük azonnal elvéti: { $missed }
shell-ahead = { $lead } ponttal jobb, mint { $nearest } (standard hiba: { $error }; feltevések a rejtett lapokról: { $guesses })
shell-best-all-ways = legjobb a rejtett lapok minden lehetséges elosztásában ({ $ways }); értéke { $worth }{ $next ->
    [none] {""}
   *[other] , a második legjobbé { $next }
  }
shell-best = a legjobb lépéssor értéke { $worth }{ $next ->
    [none] {""}
   *[other] , a második legjobbé { $next }
  }: { $line }
shell-unreached = nem teljesült: { $text }
shell-brought = eredménye: { $text }
shell-caught = ez a sor fogta meg: { $text }
shell-goal = cél: { $goal }
shell-problems = { $count } feladvány itt: { $file }: { $themes }

## Blocks in the text of writers: what stands there until the table runs, and the link below it

block-lesson = Itt egy lecke játszható.
block-cards = Itt egy kártyaasztal áll, amelynél játszani lehet.
block-full = Megnyitás teljes asztalon
