# Lessons and what a lesson wants, in Hungarian. A goal's sentences are put together: each is an imperative that
# can be joined to another.

## While a lesson is played

lesson-step-of = { $step }. lépés / { $of }
lesson-back = Előző lépés
lesson-skip = Következő lépés
lesson-words = Mit mond a tanár
lesson-task = Mi a feladat
lesson-goal = { $goal }.
lesson-reached = Kész.
lesson-failed = Így nem.
lesson-next = Tovább
lesson-finish = A lecke vége
lesson-again = Újra
lesson-undo = Visszavétel
lesson-hint-more = Még egy tipp
lesson-your-answer = A válaszod:
lesson-answer = Válasz
lesson-choose-all = Jelöld be az összes helyes választ.
lesson-best-lost = { $points ->
    [0] Nem a legjobb
    [one] Ez egy pontba került
   *[other] Ez { $points } pontba került
  }: jobb lett volna { $best }.
lesson-better = Jobb: { $best }.
lesson-other-action = más lépés
lesson-actions-used = { $actions ->
    [one] Ezzel nem érted el a célt.
   *[other] { $actions } lépésben nem sikerült elérni a célt.
  }
lesson-deal-over = Vége a leosztásnak, és nem érted el a célt.
lesson-lost = A cél már nem érhető el.
lesson-wrong-answer = Nem ez a válasz.

## Goals

goal-act = tégy bármit, ami szabad
goal-not-act = ne tégy semmit
goal-play = játszd ki a megfelelő lapot
goal-not-play = tartsd meg a lapokat, amelyek kellenek
goal-do = találd meg, mit kell tenni
goal-not-do = ne tedd azt, ami árt
goal-declare = mondd be ezt: { $what }
goal-not-declare = ne mondd be ezt: { $what }
goal-score = { $points ->
    [one] szerezz pontot
   *[other] szerezz legalább { $points } pontot
  }
goal-not-score = { $points ->
    [one] ne szerezz pontot
   *[other] maradj { $points } pont alatt
  }
goal-score-by = szerezz pontot ezért: { $what }
goal-not-score-by = ne szerezz pontot ezért: { $what }
goal-win-trick = { $count ->
    [one] vigyél el egy ütést
   *[other] vigyél el { $count } ütést
  }
goal-not-win-trick = { $count ->
    [one] ne vigyél el ütést
   *[other] ütéseid száma legyen kevesebb, mint { $count }
  }
goal-lose-trick = { $count ->
    [one] engedj el egy ütést
   *[other] engedj el { $count } ütést
  }
goal-not-lose-trick = { $count ->
    [one] ne engedj el ütést
   *[other] elengedett ütéseid száma legyen kevesebb, mint { $count }
  }
goal-win-brisque = { $count ->
    [one] vigyél el egy zsírt
   *[other] vigyél el { $count } zsírt
  }
goal-not-win-brisque = { $count ->
    [one] ne vigyél el zsírt
   *[other] zsírjaid száma legyen kevesebb, mint { $count }
  }
goal-lose-brisque = { $count ->
    [one] adj oda egy zsírt
   *[other] adj oda { $count } zsírt
  }
goal-not-lose-brisque = { $count ->
    [one] ne veszíts el zsírt
   *[other] elvesztett zsírjaid száma legyen kevesebb, mint { $count }
  }
goal-call = válaszd ki a helyes meghívást
goal-not-call = kerüld el a rossz meghívást
goal-end-deal = játszd végig a leosztást
goal-not-end-deal = ne fejezd be a leosztást
goal-end-with = a leosztás végén legyen legalább { $points } pontod
goal-not-end-with = a leosztás végén maradj { $points } pont alatt
goal-others-score = { $points ->
    [one] hagyd, hogy az ellenfél pontot szerezzen
   *[other] hagyd, hogy az ellenfél legalább { $points } pontot szerezzen
  }
goal-not-others-score = { $points ->
    [one] ne hagyd, hogy az ellenfél pontot szerezzen
   *[other] tartsd az ellenfelet { $points } pont alatt
  }
goal-others-score-by = hagyd, hogy az ellenfél pontot szerezzen ezért: { $what }
goal-not-others-score-by = ne hagyd, hogy az ellenfél pontot szerezzen ezért: { $what }
goal-others-declare = hagyd, hogy az ellenfél bemondja ezt: { $what }
goal-not-others-declare = ne hagyd, hogy az ellenfél bemondja ezt: { $what }
goal-others-end-with = hagyd, hogy a leosztás végén az ellenfélnek legalább { $points } pontja legyen
goal-not-others-end-with = tartsd az ellenfelet a leosztás végén { $points } pont alatt
goal-end-ahead = a leosztás végén legyen legalább { $points } pont előnyöd
goal-not-end-ahead = a leosztás végén legyen { $points } pontnál kisebb előnyöd
goal-win-deal = nyerd meg a leosztást
goal-not-win-deal = ne nyerd meg a leosztást
goal-best = ne hagyj veszni semmit
goal-not-best = hagyj veszni valamit
goal-answer = válaszolj a kérdésre
goal-not-answer = válaszolj a kérdésre

## When a lesson cannot be shown

lesson-not-a-lesson = A lecke ezzel a sorral kezdődik: „{ $expected }”.
lesson-unknown-version = Ehhez a leckéhez ez a változat kell: { $given }. Ez az asztal ezt ismeri: { $known }.
lesson-too-long = Több mint { $most } karakter van benne.
lesson-line-too-long = Ebben a sorban több mint { $most } karakter van.
lesson-stray-line = A behúzott sor a fölötte lévőt folytatja, de olyan nincs.
lesson-bad-line = Egy sor alakja „kulcs: érték”, ez nem olyan: { $given }
lesson-bad-character = Itt láthatatlan karakter van.
lesson-missing-key = A lecke fejlécében ott kell állnia ennek: „{ $key }”.
lesson-unknown-key = Itt nincs ilyen kulcs: { $key }. Lehetséges: { $expected }
lesson-twice = Ez kétszer szerepel.
lesson-no-step = Még nincs lépés.
lesson-too-many = Ezekből legfeljebb { $most } lehet.
lesson-bad-variant = „{ $at }” nem állhat itt. { $reason }
lesson-bad-name = A tanfolyam vagy a lépés neve kisbetűkből, számjegyekből és kötőjelekből áll, ez nem: { $given }
lesson-bad-language = A nyelv egy kód, például „en”, ez nem az: { $given }
lesson-bad-need = Az előzőleg szükséges lecke alakja „2” vagy „bezique/1”, ez nem olyan: { $given }
lesson-empty = Ez nem lehet üres.
lesson-too-long-text = Ez legfeljebb { $most } karakter lehet.
lesson-prose-too-long = Egy lépés szövege legfeljebb { $most } karakter lehet.
lesson-bad-number = Ide szám kell, { $least } és { $most } között, ez nem az: { $given }
lesson-no-argument = A kettőspont előtt semmit sem kap: „{ $key }”.
lesson-bad-level = Nincs ilyen szint: { $given }. Lehetséges: { $expected }
lesson-bad-position = { $reason }
lesson-then-without-play = Az előző lépésnek nincs megoldása, amelyből ez folytatódhatna.
lesson-mixed-goal = A cél vagy kérdés, vagy lejátszandó feladat, a kettő együtt nem.
lesson-no-position = Ehhez a célhoz állás vagy leosztás kell.
lesson-no-use = Cél nélkül ennek nincs értelme.
lesson-no-right = Hiányzik a megoldás: egy „right: …” sor.
lesson-one-choice = Egy kérdéshez legalább két válasz kell.
lesson-no-answer = Egy kérdéshez kell a válasz száma: goal: answer 2
lesson-bad-table = A táblázat minden sora „|” jellel kezdődik és végződik, és ugyanannyi cellája van: { $cells }
lesson-no-such-choice = Nincs ilyen válasz: { $given }; az utolsó { $choices }.
lesson-no-later-step = Nincs ilyen nevű későbbi lépés: { $given }
lesson-step-unreached = Ehhez a lépéshez nem vezet út: az előtte álló máshol folytatódik.
lesson-no-goal = A cél üres.
lesson-goal-too-long = A cél legfeljebb { $most } szó.
lesson-goal-too-deep = A zárójelek legfeljebb { $most } mélységig ágyazhatók.
lesson-bracket = Egy zárójel nincs bezárva, vagy nem nyílt meg: { $given }
lesson-expected = „{ $given }” helyett ide ez kell: { $expected }
lesson-unknown-goal = Nincs ilyen cél: { $given }. Itt lehetséges: { $expected }
lesson-unknown-meld = Ebben a játékban nincs ilyen bemondás: { $given }. Itt lehetséges: { $expected }
lesson-unknown-rule = Nincs ilyen szabály: { $given }. Itt lehetséges: { $expected }
lesson-unknown-number = Nincs ilyen szám: { $given }. Lehetséges: { $expected }
lesson-no-numbers = A próba számai csak a done és a wrong szövegében állhatnak: { $given }
lesson-bad-forms = A kettőspont után a szó alakjai állnak minden fajta számhoz, köztük „/”, összesen { $forms }, nem pedig { $given }: ütés / ütés
lesson-unreachable-card = Ezt a lapot már senki sem játszhatja ki: { $given }
lesson-bad-action = Ez nem egy lépés kódja: { $given }
lesson-bad-call = Színt vagy lapot lehet meghívni, ezt nem: { $given }
lesson-bad-card = Nincs ilyen lap: { $given }
lesson-bad-link = A link alakja: [szöveg](szabály).
lesson-open-mark = Itt megnyílik, de sosem zárul be: „{ $mark }”.
