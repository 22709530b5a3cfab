# Lessons and what a lesson wants, in Polish. A goal's sentences are put together: each is an imperative that
# can be joined to another.

## While a lesson is played

lesson-step-of = Krok { $step } z { $of }
lesson-back = Poprzedni krok
lesson-skip = Następny krok
lesson-words = Co mówi nauczyciel
lesson-task = Co zrobić
lesson-goal = { $goal }.
lesson-reached = Zrobione.
lesson-failed = Nie tędy droga.
lesson-next = Następny krok
lesson-finish = Koniec lekcji
lesson-again = Spróbuj znów
lesson-undo = Cofnij
lesson-hint-more = Kolejna podpowiedź
lesson-your-answer = Twoja odpowiedź:
lesson-answer = Odpowiedz
lesson-choose-all = Zaznacz każdą poprawną odpowiedź.
lesson-best-lost = { $points ->
    [0] To nie jest najlepsze
    [one] To kosztuje punkt
    [few] To kosztuje { $points } punkty
    [many] To kosztuje { $points } punktów
   *[other] To kosztuje { $points } punktu
  }. Lepsze było: { $best }.
lesson-better = Lepsze: { $best }.
lesson-other-action = inne zagranie
lesson-actions-used = { $actions ->
    [one] Cel nieosiągnięty.
    [few] Cel nieosiągnięty w { $actions } zagraniach.
    [many] Cel nieosiągnięty w { $actions } zagraniach.
   *[other] Cel nieosiągnięty w { $actions } zagraniach.
  }
lesson-deal-over = Rozdanie skończone, a cel nieosiągnięty.
lesson-lost = Celu nie da się już osiągnąć.
lesson-wrong-answer = To nie ta odpowiedź.

## Goals

goal-act = zrób cokolwiek, co wolno
goal-not-act = nie rób nic
goal-play = zagraj właściwą kartę
goal-not-play = zachowaj karty, których potrzebujesz
goal-do = znajdź właściwy ruch
goal-not-do = nie rób tego, co szkodzi
goal-declare = zamelduj: { $what }
goal-not-declare = nie melduj: { $what }
goal-score = { $points ->
    [one] zdobądź punkty
    [few] zdobądź co najmniej { $points } punkty
    [many] zdobądź co najmniej { $points } punktów
   *[other] zdobądź co najmniej { $points } punktu
  }
goal-not-score = { $points ->
    [one] nie zdobywaj punktów
    [few] zdobądź mniej niż { $points } punkty
    [many] zdobądź mniej niż { $points } punktów
   *[other] zdobądź mniej niż { $points } punktu
  }
goal-score-by = zdobądź punkty za: { $what }
goal-not-score-by = nie zdobywaj punktów za: { $what }
goal-win-trick = { $count ->
    [one] weź lewę
    [few] weź { $count } lewy
    [many] weź { $count } lew
   *[other] weź { $count } lewy
  }
goal-not-win-trick = { $count ->
    [one] nie bierz żadnej lewy
    [few] weź mniej niż { $count } lewy
    [many] weź mniej niż { $count } lew
   *[other] weź mniej niż { $count } lewy
  }
goal-lose-trick = { $count ->
    [one] oddaj lewę
    [few] oddaj { $count } lewy
    [many] oddaj { $count } lew
   *[other] oddaj { $count } lewy
  }
goal-not-lose-trick = { $count ->
    [one] nie oddawaj żadnej lewy
    [few] oddaj mniej niż { $count } lewy
    [many] oddaj mniej niż { $count } lew
   *[other] oddaj mniej niż { $count } lewy
  }
goal-win-brisque = { $count ->
    [one] zdobądź bryskę
    [few] zdobądź { $count } bryski
    [many] zdobądź { $count } brysk
   *[other] zdobądź { $count } bryski
  }
goal-not-win-brisque = { $count ->
    [one] nie zdobywaj żadnej bryski
    [few] zdobądź mniej niż { $count } bryski
    [many] zdobądź mniej niż { $count } brysk
   *[other] zdobądź mniej niż { $count } bryski
  }
goal-lose-brisque = { $count ->
    [one] oddaj bryskę
    [few] oddaj { $count } bryski
    [many] oddaj { $count } brysk
   *[other] oddaj { $count } bryski
  }
goal-not-lose-brisque = { $count ->
    [one] nie oddawaj żadnej bryski
    [few] oddaj mniej niż { $count } bryski
    [many] oddaj mniej niż { $count } brysk
   *[other] oddaj mniej niż { $count } bryski
  }
goal-call = wywołaj dobrze
goal-not-call = nie wywołuj źle
goal-end-deal = doprowadź rozdanie do końca
goal-not-end-deal = nie kończ rozdania
goal-end-with = zakończ rozdanie z wynikiem co najmniej { $points }
goal-not-end-with = zakończ rozdanie z wynikiem poniżej { $points }
goal-others-score = { $points ->
    [one] pozwól przeciwnikom zdobyć punkty
    [few] pozwól przeciwnikom zdobyć co najmniej { $points } punkty
    [many] pozwól przeciwnikom zdobyć co najmniej { $points } punktów
   *[other] pozwól przeciwnikom zdobyć co najmniej { $points } punktu
  }
goal-not-others-score = { $points ->
    [one] nie pozwól przeciwnikom zdobyć punktów
    [few] nie pozwól przeciwnikom zdobyć { $points } punktów
    [many] nie pozwól przeciwnikom zdobyć { $points } punktów
   *[other] nie pozwól przeciwnikom zdobyć { $points } punktu
  }
goal-others-score-by = pozwól przeciwnikom zdobyć punkty za: { $what }
goal-not-others-score-by = nie pozwól przeciwnikom zdobyć punktów za: { $what }
goal-others-declare = pozwól przeciwnikom zameldować: { $what }
goal-not-others-declare = nie pozwól przeciwnikom zameldować: { $what }
goal-others-end-with = pozwól przeciwnikom zakończyć rozdanie z wynikiem co najmniej { $points }
goal-not-others-end-with = nie pozwól przeciwnikom zakończyć rozdania z wynikiem { $points } lub wyższym
goal-end-ahead = zakończ rozdanie z przewagą co najmniej { $points }
goal-not-end-ahead = zakończ rozdanie z przewagą poniżej { $points }
goal-win-deal = wygraj rozdanie
goal-not-win-deal = nie wygrywaj rozdania
goal-best = nic nie strać
goal-not-best = coś strać
goal-answer = odpowiedz na pytanie
goal-not-answer = odpowiedz na pytanie

## When a lesson cannot be shown

lesson-not-a-lesson = Lekcja zaczyna się od wiersza „{ $expected }”.
lesson-unknown-version = Ta lekcja wymaga wersji { $given }. Ten stół zna wersję { $known }.
lesson-too-long = Ma więcej znaków niż { $most }.
lesson-line-too-long = Ten wiersz ma więcej znaków niż { $most }.
lesson-stray-line = Wcięty wiersz jest dalszym ciągiem tego nad nim, ale takiego nie ma.
lesson-bad-line = Wiersz ma postać „klucz: wartość”, a ten nie: { $given }
lesson-bad-character = Jest tu niewidoczny znak.
lesson-missing-key = Na początku lekcji musi być „{ $key }”.
lesson-unknown-key = Nie ma tu takiego klucza: { $key }. Możliwe: { $expected }
lesson-twice = To jest tu dwa razy.
lesson-no-step = Nie ma jeszcze żadnego kroku.
lesson-too-many = Może ich tu być najwyżej { $most }.
lesson-bad-variant = „{ $at }” nie może tu stać. { $reason }
lesson-bad-name = Nazwa kursu lub kroku ma małe litery, cyfry i łączniki, a nie: { $given }
lesson-bad-language = Język to kod taki jak „pl”, a nie: { $given }
lesson-bad-need = Lekcja, którą trzeba znać wcześniej, to „2” albo „bezique/1”, a nie: { $given }
lesson-empty = To nie może być puste.
lesson-too-long-text = Tu może być najwyżej tyle znaków: { $most }.
lesson-prose-too-long = W tekście kroku może być najwyżej tyle znaków: { $most }.
lesson-bad-number = To musi być liczba od { $least } do { $most }, a nie: { $given }
lesson-no-argument = „{ $key }” nie ma nic przed dwukropkiem.
lesson-bad-level = Nie ma takiego poziomu: { $given }. Możliwe: { $expected }
lesson-bad-position = { $reason }
lesson-then-without-play = Poprzedni krok nie ma rozwiązania, od którego ten mógłby iść dalej.
lesson-mixed-goal = Cel to albo pytanie, albo coś do zagrania, nie jedno i drugie.
lesson-no-position = Ten cel potrzebuje pozycji albo rozdania.
lesson-no-use = Bez celu to na nic się nie przyda.
lesson-no-right = Brakuje rozwiązania: wiersza „right: …”.
lesson-one-choice = Pytanie musi mieć co najmniej dwie odpowiedzi.
lesson-no-answer = Pytanie wymaga numeru odpowiedzi: goal: answer 2
lesson-bad-table = Każdy wiersz tabeli zaczyna się i kończy znakiem „|” i ma tyle samo komórek: { $cells }
lesson-no-such-choice = Nie ma odpowiedzi { $given }; ostatnia to { $choices }.
lesson-no-later-step = Żaden późniejszy krok nie ma tej nazwy: { $given }
lesson-step-unreached = Do tego kroku nie prowadzi żadna droga: poprzedni prowadzi gdzie indziej.
lesson-no-goal = Cel jest pusty.
lesson-goal-too-long = W celu może być najwyżej tyle słów: { $most }.
lesson-goal-too-deep = Głębokość nawiasów może wynosić najwyżej { $most }.
lesson-bracket = Nawias nie jest zamknięty albo nie był otwarty: { $given }
lesson-expected = Zamiast „{ $given }” powinno tu być: { $expected }
lesson-unknown-goal = Nie ma takiego celu: { $given }. Możliwe tutaj: { $expected }
lesson-unknown-meld = W tej grze nie ma takiego meldunku: { $given }. Możliwe tutaj: { $expected }
lesson-unknown-rule = Nie ma takiej zasady: { $given }. Możliwe tutaj: { $expected }
lesson-unknown-number = Nie ma takiej liczby: { $given }. Możliwe: { $expected }
lesson-no-numbers = Liczby z próby mogą stać tylko w done i wrong: { $given }
lesson-bad-forms = Po dwukropku muszą stać formy wyrazu dla każdego rodzaju liczby, oddzielone znakiem „/”, razem { $forms }, a nie { $given }: lewa / lewy / lew
lesson-unreachable-card = Tej karty nikt już nie może zagrać: { $given }
lesson-bad-action = To nie jest kod ruchu: { $given }
lesson-bad-call = Wywołać można kolor albo kartę, a nie: { $given }
lesson-bad-card = Nie ma takiej karty: { $given }
lesson-bad-link = Link pisze się tak: [słowa](zasada).
lesson-open-mark = „{ $mark }” jest tu otwarte i nigdzie nie zamknięte.
