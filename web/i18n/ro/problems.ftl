# Problems: positions with one best action, their themes and proofs, and what comes next for a learner, in the language of this folder.

problems = Probleme
problems-about = Poziții din runde jucate. În fiecare, o mutare e cea mai bună, dovedit, iar cea evidentă e adesea greșită.
problems-not-loaded = Problemele nu s-au putut încărca.
problem-unknown = Aici nu există această problemă. Poate că a fost scoasă din colecții.
problems-today = Problema zilei
problems-today-done = Problema zilei (încercată)
problems-due = { $count ->
    [one] O problemă te așteaptă
    [few] { $count } probleme te așteaptă
   *[other] { $count } de probleme te așteaptă
  }
problems-waiting = { $count ->
    [0] Nu te așteaptă nicio problemă ratată.
    [one] O problemă ratată revine în altă zi.
    [few] { $count } probleme ratate revin în alte zile.
   *[other] { $count } de probleme ratate revin în alte zile.
  }
problems-next = Următoarea problemă la nivelul meu
problems-run = Serie de probleme tot mai grele
problems-run-best = cea mai lungă: { $count }
problems-themes = După temă
problems-collection = Jocuri
collection-fildinski = Fildinski
collection-bezique = Bézique, cu două pachete sau mai multe
collection-filko = Filicău și Filkó
problems-rating = Punctajul tău: { $rating }
problems-rating-about = Crește când rezolvi o problemă din prima și scade când greșești. Cel mai mult îl schimbă o problemă grea rezolvată sau una ușoară ratată. { $kept ->
    [yes] Rămâne pe acest dispozitiv.
   *[no] Browserul nu păstrează nimic pentru această pagină: punctajul tău se pierde când închizi sau reîncarci pagina.
  }
problems-solved = { $solved } din { $count }
problems-again = O problemă ratată revine după o zi, trei zile și o săptămână.
problem-rating = dificultate { $rating }
problem-leave = Probleme
problem-card = Care carte?
problem-action = Ce faci?
problem-ask-exact = Nimic nu e ascuns: talonul s-a terminat, iar orice carte pe care n-ai văzut-o e la adversar.
problem-ask-worlds = Nu trebuie să ghicești: o carte e cea mai bună în toate felurile în care pot sta cărțile ascunse ({ $count }).
problem-ask-playouts = Sunt cărți ascunse, iar o mutare e în medie mai bună decât toate celelalte.
problem-right-points = Aduce cu { $points } { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  } mai mult decât orice altceva.
problem-right-mean = În medie aduce cu circa { $points } { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  } mai mult decât orice altceva.
problem-right-deal = E cea mai bună în toate felurile în care pot sta cărțile ({ $count }); orice altceva pierde în medie cel puțin { $points } la sută din miză.
problem-wrong-points = { $action }: pierde { $points } { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }.
problem-wrong-mean = { $action }: pierde în medie circa { $points } { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }.
problem-wrong-deal = { $action }: pierde în medie { $points } la sută din miză, pentru toate felurile în care pot sta cărțile ({ $count }).
problem-nothing = fără anunț
problem-exchange = schimbul șeptarului
problem-next = Problema următoare
problem-play-on = Joacă mai departe de aici
problem-proof = Dovada
problem-solution = Soluția
problem-run-place = Serie: problema { $number }
problem-run-over = Seria s-a încheiat, probleme rezolvate: { $count }
problem-rated = Punctaj { $rating } ({ $change })
problem-proof-exact = Sfârșitul a fost rezolvat exact după fiecare mutare, cu cel mai bun joc al ambelor părți.
problem-proof-worlds = Sfârșitul a fost rezolvat exact în fiecare fel în care pot sta cărțile ascunse ({ $count }). Mutarea e cea mai bună în toate.
problem-proof-deal = Pierderile sunt medii, în procente din miză: să fii stăpân după rundă sau să o câștigi.
problem-proof-mean = Pierderile sunt medii, în puncte.
problem-proof-playouts = După fiecare mutare runda a fost jucată până la capăt de { $count ->
    [one] { $count } ori
    [few] { $count } ori
   *[other] { $count } de ori
  }, cu aceleași împărțiri ghicite. Fiecare pierdere e o medie cu eroarea ei standard; fiecare trece de { $least ->
    [one] { $least } punct
    [few] { $least } puncte
   *[other] { $least } de puncte
  } cu peste cinci erori standard.
problem-proof-action = mutare
problem-proof-loss = pierde
problem-proof-best = cea mai bună
problem-proof-line = Cel mai bun joc al ambelor părți
problem-proof-levels = Rezolvată de: { $levels }
problem-proof-level = { $level } { $share }%
problem-level-careless = Club cu greșeli mari
problem-level-unsure = Club cu greșeli mici
problem-level-reader = Club cu calcul în avans
problem-proof-check = Într-o copie a surselor, python -m engine problems check FILE dovedește din nou toate problemele unei colecții.
theme-meld = Un anunț care vine
theme-meld-hint = Care carte te lasă să anunți mai mult?
theme-deny = Împiedică un anunț
theme-deny-hint = Ce speră adversarul să anunțe?
theme-last-trick = Ultima levată
theme-last-trick-hint = Care carte ia ultima levată?
theme-catch = Prinde brisques
theme-catch-hint = Ce ași și zecari din altă mână poți câștiga?
theme-save = Salvează-ți brisques
theme-save-hint = Care as sau zecar al tău e în pericol?
theme-seven = Șeptarul
theme-seven-hint = Șeptarul de atu încă se numără.
theme-deal = De asta depinde runda
theme-deal-hint = Numără câte puncte îi mai lipsesc fiecărei echipe.
theme-exchange = Întâi schimbul
theme-exchange-hint = Ce aduce cartea întoarsă?
theme-declare = Anunță acum
theme-declare-hint = Va fi un moment mai bun?
theme-wait = Păstrează un anunț
theme-wait-hint = Ce cărți ar consuma acest anunț?
theme-smear = Dă-i puncte partenerului
theme-smear-hint = Cine ia levata asta și ce ar trebui să fie în ea?
theme-partner-takes = Lasă partenerul să ia
theme-partner-takes-hint = Ce atac al tău poate lua partenerul?
theme-draw-trumps = Scoate atuurile
theme-draw-trumps-hint = Cine mai are atuuri?
theme-keep-trump = Păstrează atuul
theme-keep-trump-hint = Ce va lua mai târziu atuul tău?
theme-ruff = Taie cu atu
theme-ruff-hint = Merită levata asta un atu?
theme-duck = Lasă levata
theme-duck-hint = Cine să atace după asta și din ce?
theme-sacrifice = Sacrifică o brisque
theme-sacrifice-hint = Ce câștigi dacă dai un as sau un zecar?
theme-ahead = Calculează în avans
theme-ahead-hint = Levata asta aduce la fel oricum. Numără mai departe, până la capăt.
learn-next = Următoarea
learn-lesson = Lecția următoare: { $title }
learn-unfinished = Începută: { $title }, pasul { $step } din { $steps }
