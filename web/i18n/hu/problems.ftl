# Problems: positions with one best action, their themes and proofs, and what comes next for a learner, in the language of this folder.

problems = Feladványok
problems-about = Állások lejátszott leosztásokból, amelyekben egy lépés a legjobb, bizonyítottan. A kézenfekvő gyakran rossz.
problems-not-loaded = A feladványok nem töltődtek be.
problems-today = A nap feladványa
problems-today-done = A nap feladványa (volt már)
problems-due = { $count ->
    [one] Egy feladvány vár
   *[other] { $count } feladvány vár
  }
problems-waiting = { $count ->
    [0] Nem vár rád elrontott feladvány.
    [one] Egy elrontott feladvány egy későbbi napon visszatér.
   *[other] { $count } elrontott feladvány egy későbbi napon visszatér.
  }
problems-next = Következő feladvány a szintemen
problems-run = Egyre nehezebb sorozat
problems-run-best = leghosszabb: { $count }
problems-themes = Téma szerint
problems-collection = Játékok
collection-fildinski = Fildinski
collection-bezique = Bézique, a sokpaklisak is
collection-filko = Filicău és Filkó
problems-rating = Értékszámod: { $rating }
problems-rating-about = Nő, ha elsőre megoldasz egy feladványt, és csökken, ha nem; annál többet, minél kevésbé volt várható. Ezen az eszközön marad.
problems-solved = { $solved } / { $count }
problems-again = Az elrontott feladvány egy nap, három nap és egy hét múlva visszatér.
problems-all-done = Ezeket mind megpróbáltad.
problem-rating = nehézség: { $rating }
problem-leave = Feladványok
problem-card = Melyik lap?
problem-action = Mit teszel?
problem-ask-exact = Nincs semmi rejtve: elfogyott a talon, és minden lap, amelyet nem láttál, az ellenfeledé.
problem-ask-worlds = Nem kell találgatnod: egy lap a legjobb a rejtett lapok mind a { $count } lehetséges elosztásában.
problem-ask-playouts = Vannak rejtett lapok, és egy lépés átlagosan minden másnál jobb.
problem-right-points = { $points } ponttal többet hoz bármi másnál.
problem-right-mean = Átlagosan kb. { $points } ponttal többet hoz bármi másnál.
problem-right-deal = Mind a { $count } elosztásban ez a legjobb; bármi más átlagosan a tét legalább { $points } százalékát adja fel.
problem-wrong-points = { $action }: ez { $points } pontot ad fel. A jó megoldás: { $best }.
problem-wrong-mean = { $action }: ez átlagosan kb. { $points } pontot ad fel. A jó megoldás: { $best }.
problem-wrong-deal = { $action }: ez { $count } elosztás átlagában a tét { $points } százalékát adja fel. A jó megoldás: { $best }.
problem-nothing = bemondás nélkül
problem-exchange = a hetes kicserélése
problem-next = Következő feladvány
problem-play-on = Játszd tovább innen
problem-proof = Bizonyítás
problem-run-place = Sorozat: { $number }. feladvány
problem-run-over = A sorozat { $count ->
    [one] egy
   *[other] { $count }
  } feladvány után véget ért.
problem-rated = Értékszám: { $rating } ({ $change })
problem-proof-exact = Minden lépés után a vége pontosan meg van oldva, mindkét fél legjobb játékával.
problem-proof-worlds = A vége pontosan meg van oldva a rejtett lapok mind a { $count } elosztásában. A lépés mindegyikben a legjobb. A veszteségek átlagok, a tét százalékában; a tét az, hogy a leosztás után urak legyetek, vagy megnyerjétek.
problem-proof-playouts = Minden lépés után { $count } alkalommal játszották végig a leosztást, ugyanazokkal a kitalált lapelosztásokkal. Minden veszteség átlag a standard hibájával; mind több mint öt ilyen hibával { $least } pont fölött van.
problem-proof-action = lépés
problem-proof-loss = felad
problem-proof-best = legjobb
problem-proof-line = Mindkét fél legjobb játéka
problem-proof-levels = Megoldja: { $levels }
problem-proof-level = { $level } { $share }%
problem-level-unsure = klub bizonytalan
problem-proof-check = A python -m engine problems check minden feladványt újra bizonyít.
theme-meld = Készülő bemondás
theme-meld-hint = Melyik lappal mondhatsz be többet?
theme-deny = Bemondás megakadályozása
theme-deny-hint = Mit remél bemondani az ellenfeled?
theme-last-trick = Az utolsó ütés
theme-last-trick-hint = Melyik lap viszi az utolsó ütést?
theme-catch = Zsírok elfogása
theme-catch-hint = Az ellenfeled melyik ászát, tízesét viheted el?
theme-save = Zsírok mentése
theme-save-hint = Melyik ászod vagy tízesed van veszélyben?
theme-seven = A hetes
theme-seven-hint = Az aduhetes még számít.
theme-deal = Ezen múlik a leosztás
theme-deal-hint = Számold meg, hány pont hiányzik még az egyes oldalaknak.
theme-exchange = Előbb a csere
theme-exchange-hint = Mit hoz a felütött lap?
theme-declare = Mondd be most
theme-declare-hint = Lesz jobb pillanat?
theme-wait = Bemondás visszatartása
theme-wait-hint = Mit használna el a bemondás?
theme-smear = Add a társadnak
theme-smear-hint = Ki viszi ezt az ütést, és mi legyen benne?
theme-partner-takes = Vigye a társad
theme-partner-takes-hint = Mit vihet el a társad, ha azt hívod?
theme-draw-trumps = Aduk kihúzása
theme-draw-trumps-hint = Kinél van még adu?
theme-keep-trump = Adu megtartása
theme-keep-trump-hint = Mit visz majd később az adud?
theme-ruff = Üsd aduval
theme-ruff-hint = Megér ez az ütés egy adut?
theme-duck = Az ütés elengedése
theme-duck-hint = Ki hívjon ezután, és miből?
theme-sacrifice = Zsír feláldozása
theme-sacrifice-hint = Mit nyersz, ha ászt vagy tízest adsz fel?
theme-ahead = Számolj előre
theme-ahead-hint = Ez az ütés mindenképp ugyanaz. Számolj tovább a végéig.
learn-next = Következő
learn-lesson = Következő lecke: { $title }
learn-unfinished = Elkezdve: { $title }, { $step } / { $steps } lépés
