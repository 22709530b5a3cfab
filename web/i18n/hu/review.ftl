# The review of a deal, in Hungarian.

review = Elemzés
review-words = Az edző szavai és minden lépés
review-steps = Végig a leosztáson
review-moves = Lépések
review-end = A leosztás vége
review-in-play = Ez a leosztás még tart: az értékelés a végén jön.
review-progress = { $of } döntésből { $done } értékelve
review-none = Ebben a leosztásban nem volt miről dönteni.
review-clean = { $of ->
    [one] Az egyetlen döntésednél nem volt jobb.
   *[other] { $of } döntésed volt, és egyiknél sem volt jobb.
  }
review-lost = *{ $points }* { $points ->
    [one] pont
   *[other] pont
  } veszett el, { $of } döntésből { $count } miatt.
review-heard-trick = Ütés
review-move-by = { $name }:
review-note = Abból ítélve, amit akkor láttál, sosem rejtett lapokból. Az = jel jelentése: bizonyított.
review-lost-filko = A tét *{ $points }* százaléka veszett el, { $of } döntésből { $count } miatt.
review-note-filko = Abból ítélve, amit akkor láttál, sosem rejtett lapokból. A tét az, hogy a leosztás után urak legyetek, vagy megnyerjétek. Az = jel jelentése: bizonyított.

## Moves and moments

review-leave = Vissza
review-which-deal = Leosztás
review-deal-of = { $deal } / { $deals }
review-place = { $place }. lépés / { $of }
review-first = A leosztás elejére
review-earlier = Egy lépéssel vissza
review-later = Egy lépéssel tovább
review-last = A leosztás végére
review-cost-exact = ára { $points } { $points ->
    [one] pont
   *[other] pont
  }, bizonyított
review-cost-about = ára kb. { $points } { $points ->
    [one] pont
   *[other] pont
  }
review-cost-exact-filko = ára a tét { $points } százaléka, bizonyított
review-cost-about-filko = ára a tét kb. { $points } százaléka
past-title = { $trick }. ütés
past-played = Ezt választottad: { $action }.
past-good = Ezt választottad: { $action }, és semmi sem volt jobb.
past-best = A legjobb: { $action }.
past-equal = Nagyjából ugyanolyan jó: { $action }.
past-ends = Innen a legjobb játékkal a tiéd vége: { $played }, a legjobbé: { $best }.
ends-ahead = { $points } pont előny
ends-behind = { $points } pont hátrány
ends-even = egyenlő
past-line = A legjobb folytatás:
loss-exact = Ára *{ $points }* { $points ->
    [one] pont
   *[other] pont
  }: bizonyított.
loss-about = Ára kb. *{ $points }* { $points ->
    [one] pont
   *[other] pont
  }, ± { $error }.
loss-about-filko = Ára a tét kb. *{ $points }* százaléka, ± { $error }.
loss-exact-filko = Ára a tét *{ $points }* százaléka: bizonyított.
past-does = { $me ->
    [yes] Ezt választottad
   *[no] { $name } ezt választotta
  }: { $action }.
past-forced = Nem volt más választás.
past-over = Vége a leosztásnak.
past-now = Innen játszhatsz tovább.
past-plain = { $place }. lépés előtt.
past-again = Próbáld újra innen
past-play-on = Játssz tovább innen
mistake-before = Előző hiba
mistake-after = Következő hiba

## Branches

branches = Újrapróbálva
branch-name = { $deal }. leosztás { $place ->
    [0] az elejétől
    [one] egy lépés után
   *[other] { $place } lépés után
  }, { $when }
branch-main = Vissza a partihoz, ahogy lezajlott
branch-look = Megnézem
