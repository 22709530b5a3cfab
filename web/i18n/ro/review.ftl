# The review of a deal, in Romanian.

review = Analiză
review-words = Ce spune antrenorul și toate mutările
review-steps = Pașii rundei
review-moves = Mutări
review-end = Sfârșitul rundei
review-in-play = Runda asta încă se joacă: e judecată după ce se încheie.
review-progress = { $done } din { $of ->
    [one] { $of } decizie judecată
    [few] { $of } decizii judecate
   *[other] { $of } de decizii judecate
  }
review-none = În runda asta nu a fost nimic de hotărât.
review-clean = { $of ->
    [one] Singura ta decizie nu putea fi mai bună.
    [few] Niciuna dintre cele { $of } decizii nu putea fi mai bună.
   *[other] Niciuna dintre cele { $of } de decizii nu putea fi mai bună.
  }
review-lost = Ai cedat *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }, la { $count } din { $of ->
    [one] { $of } decizie
    [few] { $of } decizii
   *[other] { $of } de decizii
  }.
review-heard-trick = Levată
review-move-by = { $name }:
review-note = Judecat din ce puteai vedea atunci, niciodată din cărțile ascunse. Semnul = arată ce e dovedit.
review-lost-filko = Ai cedat *{ $points }* la sută din miză, la { $count } din { $of ->
    [one] { $of } decizie
    [few] { $of } decizii
   *[other] { $of } de decizii
  }.
review-note-filko = Judecat din ce puteai vedea atunci, niciodată din cărțile ascunse. Miza este să fii stăpân după rundă sau să o câștigi. Semnul = arată ce e dovedit.

## Moves and moments

review-leave = Înapoi
review-which-deal = Rundă
review-deal-of = { $deal } din { $deals }
review-place = Mutarea { $place } din { $of }
review-first = La începutul rundei
review-earlier = O mutare înapoi
review-later = O mutare înainte
review-last = La sfârșitul rundei
review-cost-exact = a costat { $points } { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }, dovedit
review-cost-about = a costat circa { $points } { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }
review-cost-exact-filko = a costat { $points } la sută din miză, dovedit
review-cost-about-filko = a costat circa { $points } la sută din miză
past-title = Levata { $trick }
past-played = Ai ales: { $action }.
past-good = Ai ales: { $action }, și nimic nu era mai bun.
past-best = Cel mai bine: { $action }.
past-equal = Cam la fel de bine: { $action }.
past-ends = Cu cel mai bun joc de aici încolo, alegerea ta duce la { $played }, cea mai bună la { $best }.
ends-ahead = { $points } în plus
ends-behind = { $points } în minus
ends-even = egalitate
past-line = Cel mai bine până la capăt:
loss-exact = A costat *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }: dovedit.
loss-about = A costat circa *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }, plus sau minus { $error }.
loss-about-filko = A costat circa *{ $points }* la sută din miză, plus sau minus { $error }.
loss-exact-filko = A costat *{ $points }* la sută din miză: dovedit.
past-does = { $me ->
    [yes] Ai ales
   *[no] { $name } a ales
  }: { $action }.
past-forced = Nu era altceva de ales.
past-over = Runda s-a încheiat.
past-now = De la acest moment se joacă mai departe.
past-plain = Înainte de mutarea { $place }.
past-again = Reia de aici
past-play-on = Joacă de aici
mistake-before = Greșeala dinainte
mistake-after = Greșeala următoare

## Branches

branches = Reluări
branch-name = Runda { $deal } { $place ->
    [0] de la început
    [one] după o mutare
    [few] după { $place } mutări
   *[other] după { $place } de mutări
  }, { $when }
branch-main = Înapoi la partida așa cum s-a jucat
branch-look = Privește
