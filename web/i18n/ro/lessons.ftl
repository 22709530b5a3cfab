# Lessons and what a lesson wants, in Romanian. A goal's sentences are put together: each is an imperative that
# can be joined to another.

## While a lesson is played

lesson-step-of = Pasul { $step } din { $of }
lesson-back = Pasul dinainte
lesson-skip = Pasul următor
lesson-words = Ce spune profesorul
lesson-task = Ce ai de făcut
lesson-goal = { $goal }.
lesson-reached = Ai reușit.
lesson-failed = Nu așa.
lesson-next = Pasul următor
lesson-finish = Sfârșitul lecției
lesson-again = Reîncearcă
lesson-undo = Ia înapoi
lesson-hint-more = Încă un sfat
lesson-your-answer = Răspunsul tău:
lesson-answer = Răspunde
lesson-choose-all = Bifează toate răspunsurile corecte.
lesson-best-lost = { $points ->
    [0] Nu era cel mai bine
    [one] Ai cedat un punct
    [few] Ai cedat { $points } puncte
   *[other] Ai cedat { $points } de puncte
  }. Mai bine era: { $best }.
lesson-better = Mai bine: { $best }.
lesson-other-action = altă mutare
lesson-actions-used = { $actions ->
    [one] Așa nu s-a atins scopul.
    [few] Scopul nu s-a atins în { $actions } mutări.
   *[other] Scopul nu s-a atins în { $actions } de mutări.
  }
lesson-deal-over = Runda s-a încheiat și scopul nu s-a atins.
lesson-lost = Scopul nu se mai poate atinge.
lesson-wrong-answer = Nu acesta e răspunsul.

## Goals

goal-act = fă orice e permis
goal-not-act = nu face nimic
goal-play = joacă cartea potrivită
goal-not-play = păstrează cărțile de care ai nevoie
goal-do = găsește mutarea potrivită
goal-not-do = evită mutarea care strică
goal-declare = anunță: { $what }
goal-not-declare = nu anunța: { $what }
goal-score = { $points ->
    [one] fă puncte
    [few] fă cel puțin { $points } puncte
   *[other] fă cel puțin { $points } de puncte
  }
goal-not-score = { $points ->
    [one] nu face niciun punct
    [few] fă mai puțin de { $points } puncte
   *[other] fă mai puțin de { $points } de puncte
  }
goal-score-by = fă puncte cu: { $what }
goal-not-score-by = nu face puncte cu: { $what }
goal-win-trick = { $count ->
    [one] ia o levată
    [few] ia { $count } levate
   *[other] ia { $count } de levate
  }
goal-not-win-trick = { $count ->
    [one] nu lua nicio levată
    [few] ia mai puțin de { $count } levate
   *[other] ia mai puțin de { $count } de levate
  }
goal-lose-trick = { $count ->
    [one] cedează o levată
    [few] cedează { $count } levate
   *[other] cedează { $count } de levate
  }
goal-not-lose-trick = { $count ->
    [one] nu pierde nicio levată
    [few] pierde mai puțin de { $count } levate
   *[other] pierde mai puțin de { $count } de levate
  }
goal-win-brisque = { $count ->
    [one] câștigă o brisque
    [few] câștigă { $count } brisques
   *[other] câștigă { $count } de brisques
  }
goal-not-win-brisque = { $count ->
    [one] nu câștiga nicio brisque
    [few] câștigă mai puțin de { $count } brisques
   *[other] câștigă mai puțin de { $count } de brisques
  }
goal-lose-brisque = { $count ->
    [one] cedează o brisque
    [few] cedează { $count } brisques
   *[other] cedează { $count } de brisques
  }
goal-not-lose-brisque = { $count ->
    [one] nu pierde nicio brisque
    [few] pierde mai puțin de { $count } brisques
   *[other] pierde mai puțin de { $count } de brisques
  }
goal-call = fă chemarea potrivită
goal-not-call = ferește-te de chemarea greșită
goal-end-deal = joacă runda până la capăt
goal-not-end-deal = ține runda în joc
goal-end-with = termină runda cu cel puțin { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
goal-not-end-with = termină runda cu mai puțin de { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
goal-others-score = { $points ->
    [one] lasă-i pe ceilalți să facă puncte
    [few] lasă-i pe ceilalți să facă cel puțin { $points } puncte
   *[other] lasă-i pe ceilalți să facă cel puțin { $points } de puncte
  }
goal-not-others-score = { $points ->
    [one] nu-i lăsa pe ceilalți să facă puncte
    [few] ține-i pe ceilalți sub { $points } puncte
   *[other] ține-i pe ceilalți sub { $points } de puncte
  }
goal-others-score-by = lasă-i pe ceilalți să facă puncte cu: { $what }
goal-not-others-score-by = nu-i lăsa pe ceilalți să facă puncte cu: { $what }
goal-others-declare = lasă-i pe ceilalți să anunțe: { $what }
goal-not-others-declare = nu-i lăsa pe ceilalți să anunțe: { $what }
goal-others-end-with = lasă-i pe ceilalți să termine runda cu un scor de cel puțin { $points }
goal-not-others-end-with = ține-i pe ceilalți sub { $points } la sfârșitul rundei
goal-end-ahead = termină runda cu un avans de cel puțin { $points }
goal-not-end-ahead = termină runda cu un avans mai mic de { $points }
goal-win-deal = câștigă runda
goal-not-win-deal = nu câștiga runda
goal-best = nu ceda nimic
goal-not-best = cedează ceva
goal-answer = răspunde la întrebare
goal-not-answer = răspunde la întrebare

## When a lesson cannot be shown

lesson-not-a-lesson = O lecție începe cu rândul „{ $expected }”.
lesson-unknown-version = Această lecție are nevoie de versiunea { $given }. Masa aceasta cunoaște versiunea { $known }.
lesson-too-long = Are mai mult de { $most ->
    [one] { $most } caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
  }.
lesson-line-too-long = Rândul acesta are mai mult de { $most ->
    [one] { $most } caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
  }.
lesson-stray-line = Un rând retras îl continuă pe cel de deasupra, dar acela nu există.
lesson-bad-line = Un rând este „cheie: valoare”, iar acesta nu e: { $given }
lesson-bad-character = Aici e un caracter invizibil.
lesson-missing-key = Antetul lecției trebuie să conțină „{ $key }”.
lesson-unknown-key = Aici nu există cheia: { $key }. Posibile: { $expected }
lesson-twice = Aceasta apare de două ori.
lesson-no-step = Încă nu e niciun pas.
lesson-too-many = Numărul maxim permis aici este { $most }.
lesson-bad-variant = „{ $at }” nu poate sta aici. { $reason }
lesson-bad-name = Numele unui curs sau al unui pas are litere mici, cifre și cratime, nu: { $given }
lesson-bad-language = O limbă e un cod ca „en”, nu: { $given }
lesson-bad-need = O lecție de știut dinainte este „2” sau „bezique/1”, nu: { $given }
lesson-empty = Nu are voie să fie gol.
lesson-too-long-text = Aici încap cel mult { $most ->
    [one] { $most } caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
  }.
lesson-prose-too-long = Textul unui pas poate avea cel mult { $most ->
    [one] { $most } caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
  }.
lesson-bad-number = Trebuie să fie un număr de la { $least } la { $most }, nu: { $given }
lesson-no-argument = „{ $key }” nu primește nimic înainte de două puncte.
lesson-bad-level = Nu există nivelul: { $given }. Posibile: { $expected }
lesson-bad-position = { $reason }
lesson-then-without-play = Pasul dinainte nu are o soluție de la care să continue acesta.
lesson-mixed-goal = Un scop e fie o întrebare, fie ceva de jucat, nu amândouă.
lesson-no-position = Scopul acesta are nevoie de o poziție sau de o rundă.
lesson-no-use = Fără un scop, asta nu folosește la nimic.
lesson-no-right = Lipsește o soluție: un rând „right: …”.
lesson-one-choice = O întrebare are nevoie de cel puțin două variante.
lesson-no-answer = O întrebare are nevoie de numărul răspunsului: goal: answer 2
lesson-bad-table = Fiecare rând de tabel începe și se termină cu „|” și are același număr de celule: { $cells }
lesson-no-such-choice = Nu există varianta { $given }; ultima este { $choices }.
lesson-no-later-step = Niciun pas de mai târziu nu are acest nume: { $given }
lesson-step-unreached = Niciun drum nu duce la acest pas: cel dinainte continuă în altă parte.
lesson-no-goal = Scopul e gol.
lesson-goal-too-long = Un scop are cel mult { $most ->
    [one] { $most } cuvânt
    [few] { $most } cuvinte
   *[other] { $most } de cuvinte
  }.
lesson-goal-too-deep = Numărul maxim de paranteze una într-alta este { $most }.
lesson-bracket = O paranteză nu e închisă sau nu a fost deschisă: { $given }
lesson-expected = Se aștepta aici, în loc de „{ $given }”: { $expected }
lesson-unknown-goal = Nu există scopul: { $given }. Posibile aici: { $expected }
lesson-unknown-meld = În acest joc nu există anunțul: { $given }. Posibile aici: { $expected }
lesson-unknown-rule = Nu există regula: { $given }. Posibile aici: { $expected }
lesson-unknown-number = Nu există numărul: { $given }. Posibile: { $expected }
lesson-no-numbers = Numerele unei încercări pot sta numai în done și wrong: { $given }
lesson-bad-forms = După două puncte trebuie să stea formele cuvântului pentru fiecare fel de număr, despărțite prin „/”, în total { $forms }, nu { $given }: levată / levate / de levate
lesson-unreachable-card = Cartea aceasta n-o mai poate juca nimeni: { $given }
lesson-bad-action = Acesta nu e codul unei mutări: { $given }
lesson-bad-call = Se poate chema o culoare sau o carte, nu: { $given }
lesson-bad-card = Nu există cartea: { $given }
lesson-bad-link = Un link se scrie [cuvinte](regulă).
lesson-open-mark = „{ $mark }” se deschide aici și nu se închide niciodată.
