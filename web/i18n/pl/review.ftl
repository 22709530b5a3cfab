# The review of a deal, in Polish.

review = Analiza
review-words = Co mówi trener i wszystkie ruchy
review-steps = Przewijanie rozdania
review-moves = Ruchy
review-end = Koniec rozdania
review-in-play = To rozdanie jeszcze trwa: ocena będzie po jego końcu.
review-progress = ocenione decyzje: { $done } z { $of }
review-none = W tym rozdaniu nie było o czym decydować.
review-clean = { $of ->
    [one] Twoja jedyna decyzja nie mogła być lepsza.
    [few] Żadna z { $of } decyzji nie mogła być lepsza.
    [many] Żadna z { $of } decyzji nie mogła być lepsza.
   *[other] Żadna z { $of } decyzji nie mogła być lepsza.
  }
review-lost = Strata: *{ $points }* { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }, przy { $count } z { $of } decyzji.
review-heard-trick = Lewa
review-move-by = { $name }:
review-note = Ocena według tego, co było wtedy widać, nigdy według zakrytych kart. = oznacza, co jest dowiedzione.
review-lost-filko = Strata: *{ $points }*% stawki, przy { $count } z { $of } decyzji.
review-note-filko = Ocena według tego, co było wtedy widać, nigdy według zakrytych kart. Stawką jest panowanie po rozdaniu albo jego wygranie. = oznacza, co jest dowiedzione.

## Moves and moments

review-leave = Wróć
review-which-deal = Rozdanie
review-deal-of = { $deal } z { $deals }
review-place = Ruch { $place } z { $of }
review-first = Na początek rozdania
review-earlier = Jeden ruch wstecz
review-later = Jeden ruch dalej
review-last = Na koniec rozdania
review-cost-exact = koszt { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }, dowiedzione
review-cost-about = koszt około { $points } { $points ->
    [one] punktu
    [few] punktów
    [many] punktów
   *[other] punktu
  }
review-cost-exact-filko = koszt { $points }% stawki, dowiedzione
review-cost-about-filko = koszt około { $points }% stawki
past-title = Lewa { $trick }
past-played = Twój wybór: { $action }.
past-good = Twój wybór: { $action }. Nic nie było lepsze.
past-best = Najlepsze: { $action }.
past-equal = Mniej więcej tak samo dobre: { $action }.
past-ends = Przy najlepszej grze stąd po twoim ruchu wynik to { $played }, po najlepszym { $best }.
ends-ahead = przewaga { $points }
ends-behind = strata { $points }
ends-even = remis
past-line = Najlepsza gra do końca:
loss-exact = Koszt to *{ $points }* { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }: dowiedzione.
loss-about = Koszt to około *{ $points }* { $points ->
    [one] punktu
    [few] punktów
    [many] punktów
   *[other] punktu
  }, plus minus { $error }.
loss-about-filko = Koszt to około *{ $points }*% stawki, plus minus { $error }.
loss-exact-filko = Koszt to *{ $points }*% stawki: dowiedzione.
past-does = { $me ->
    [yes] Twój wybór:
   *[no] { $name } wybiera:
  } { $action }.
past-forced = Nie było innego wyboru.
past-over = Rozdanie skończone.
past-now = Od tej chwili można grać dalej.
past-plain = Przed ruchem { $place }.
past-again = Spróbuj znów od tej chwili
past-play-on = Graj dalej od tej chwili
mistake-before = Poprzedni błąd
mistake-after = Następny błąd

## Branches

branches = Nowe próby
branch-name = Rozdanie { $deal } { $place ->
    [0] od początku
    [one] po jednym ruchu
    [few] po { $place } ruchach
    [many] po { $place } ruchach
   *[other] po { $place } ruchach
  }, { $when }
branch-main = Wróć do partii w jej pierwotnym przebiegu
branch-look = Zobacz
