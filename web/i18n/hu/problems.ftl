# Problems: positions with one best action, their themes and proofs, and what comes next for a learner, in the language of this folder.

problems = Feladványok
problems-about = Állások lejátszott leosztásokból. Mindegyikben egy lépés bizonyítottan a legjobb, és a kézenfekvő gyakran rossz.
problems-not-loaded = A feladványok nem töltődtek be.
problem-unknown = Itt nincs ilyen feladvány. Lehet, hogy kikerült a gyűjteményekből.
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
problems-run = Egyre nehezebb feladványok
problems-run-best = leghosszabb: { $count }
problems-themes = Téma szerint
problems-collection = Játékok
collection-fildinski = Fildinski
collection-bezique = Bézique két vagy több paklival
collection-filko = Filicău és Filkó
problems-rating = Értékszámod: { $rating }
problems-rating-about = Nő, ha elsőre megoldasz egy feladványt, és csökken, ha nem. A megoldott nehéz és az elrontott könnyű feladvány változtat rajta a legtöbbet. { $kept ->
    [yes] Ezen az eszközön marad.
   *[no] A böngésző semmit sem tárol ehhez az oldalhoz: az értékszámod elvész, ha bezárod vagy újratöltöd az oldalt.
  }
problems-solved = { $solved } / { $count }
problems-again = Az elrontott feladvány egy nap, három nap és egy hét múlva visszatér.
problem-rating = nehézség: { $rating }
problem-leave = Feladványok
problem-card = Melyik lap?
problem-action = Mit teszel?
problem-ask-exact = Nincs semmi rejtve: elfogyott a talon, és minden lap, amelyet nem láttál, az ellenfeledé.
problem-ask-worlds = Nem kell találgatnod: egy lap a rejtett lapok minden elosztásában a legjobb (összesen { $count } van).
problem-ask-playouts = Vannak rejtett lapok, és egy lépés átlagosan minden másnál jobb.
problem-right-points = { $points } ponttal többet hoz bármi másnál.
problem-right-mean = Átlagosan kb. { $points } ponttal többet hoz bármi másnál.
problem-right-deal = Ez minden elosztásban a legjobb (összesen { $count } van); bármi más átlagosan a tét legalább { $points } százalékát adja fel.
problem-wrong-points = { $action }: ez { $points } pontot ad fel.
problem-wrong-mean = { $action }: ez átlagosan kb. { $points } pontot ad fel.
problem-wrong-deal = { $action }: ez { $count } elosztás átlagában a tét { $points } százalékát adja fel.
problem-nothing = bemondás nélkül
problem-exchange = a hetes cseréje
problem-next = Következő feladvány
problem-play-on = Játssz tovább innen
problem-proof = Bizonyítás
problem-solution = Megoldás
problem-run-place = Sorozat: { $number }. feladvány
problem-run-over = Vége a sorozatnak, megoldott feladványok: { $count }
problem-rated = Értékszám: { $rating } ({ $change })
problem-proof-exact = Minden lépés után pontosan meg van oldva a leosztás vége, mindkét fél legjobb játékával.
problem-proof-worlds = A vége pontosan meg van oldva a rejtett lapok minden elosztásában (összesen { $count } van). A lépés mindegyikben a legjobb.
problem-proof-deal = A veszteségek átlagok, a tét százalékában; a tét az, hogy a leosztás után urak legyetek, vagy megnyerjétek.
problem-proof-mean = A veszteségek átlagok, pontban.
problem-proof-playouts = Minden lépés után { $count } alkalommal játszották végig a leosztást, a rejtett lapok ugyanazon feltételezett elosztásaival. Minden veszteség átlag, a standard hibájával; mindegyik több mint öt standard hibával { $least } pont fölött van.
problem-proof-action = lépés
problem-proof-loss = felad
problem-proof-best = legjobb
problem-proof-line = Mindkét fél legjobb játéka
problem-proof-levels = Megoldja: { $levels }
problem-proof-level = { $level } { $share }%
problem-level-careless = Klub nagy hibákkal
problem-level-unsure = Klub kis hibákkal
problem-level-reader = Klub előreszámolással
problem-proof-check = A forrás másolatában a python -m engine problems check FILE egy gyűjtemény minden feladványát újra bizonyítja.
theme-meld = Készülő bemondás
theme-meld-hint = Melyik lappal mondhatsz be többet?
theme-deny = Bemondás megakadályozása
theme-deny-hint = Mit remél bemondani az ellenfeled?
theme-last-trick = Az utolsó ütés
theme-last-trick-hint = Melyik lap viszi az utolsó ütést?
theme-catch = Zsírok elfogása
theme-catch-hint = Melyik ászt, tízest viheted el más kezéből?
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
theme-wait-hint = Mely lapokat használná el ez a bemondás?
theme-smear = Adj pontot a társadnak
theme-smear-hint = Ki viszi ezt az ütést, és mi legyen benne?
theme-partner-takes = Vigye a társad
theme-partner-takes-hint = Melyik hívásodat viheti el a társad?
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
theme-ahead-hint = Ez az ütés mindenképp ugyanannyit hoz. Számolj tovább a végéig.
learn-next = Következő
learn-lesson = Következő lecke: { $title }
learn-unfinished = Elkezdve: { $title }, { $step } / { $steps } lépés
