# Problems: positions with one best action, their themes and proofs, and what comes next for a learner, in the language of this folder.

problems = Zadania
problems-about = Pozycje z rozegranych rozdań. W każdej jedno zagranie jest najlepsze i jest to dowiedzione, a to oczywiste często bywa złe.
problems-not-loaded = Nie udało się wczytać zadań.
problem-unknown = Nie ma tu takiego zadania. Być może usunięto je ze zbiorów.
problems-today = Zadanie dnia
problems-today-done = Zadanie dnia (już za tobą)
problems-due = { $count ->
    [one] Czeka jedno zadanie
    [few] Czekają { $count } zadania
    [many] Czeka { $count } zadań
   *[other] Czeka { $count } zadania
  }
problems-waiting = { $count ->
    [0] Żadne nierozwiązane zadanie nie czeka.
    [one] Jedno nierozwiązane zadanie wróci innego dnia.
    [few] { $count } nierozwiązane zadania wrócą innego dnia.
    [many] { $count } nierozwiązanych zadań wróci innego dnia.
   *[other] { $count } nierozwiązanego zadania wróci innego dnia.
  }
problems-next = Następne zadanie na moim poziomie
problems-run = Seria coraz trudniejszych zadań
problems-run-best = najdłuższa: { $count }
problems-themes = Według tematu
problems-collection = Gry
collection-fildinski = Fildinski
collection-bezique = Bezik, na dwie talie i więcej
collection-filko = Filicău i Filkó
problems-rating = Twój ranking: { $rating }
problems-rating-about = Rośnie, gdy rozwiązujesz zadanie za pierwszym razem, i spada, gdy się nie uda. Najbardziej zmienia go trudne zadanie rozwiązane i łatwe nierozwiązane. { $kept ->
    [yes] Zostaje na tym urządzeniu.
   *[no] Ta przeglądarka niczego tu nie zapisuje: po zamknięciu lub odświeżeniu strony twój ranking przepadnie.
  }
problems-solved = { $solved } z { $count }
problems-again = Nierozwiązane zadanie wraca po dniu, po trzech dniach i po tygodniu.
problem-rating = trudność { $rating }
problem-leave = Zadania
problem-card = Która karta?
problem-action = Co robisz?
problem-ask-exact = Nic nie jest zakryte: talon się skończył, a każda karta, której jeszcze nie było widać, jest u przeciwnika.
problem-ask-worlds = Nie musisz zgadywać: jedna karta jest najlepsza przy każdym rozkładzie zakrytych kart (jest ich { $count }).
problem-ask-playouts = Część kart jest zakryta, a jedno zagranie jest średnio lepsze od wszystkich innych.
problem-right-points = Daje o { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  } więcej niż cokolwiek innego.
problem-right-mean = Średnio daje o około { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  } więcej niż cokolwiek innego.
problem-right-deal = To najlepsze przy każdym z { $count } rozkładów; wszystko inne oddaje średnio co najmniej { $points }% stawki.
problem-wrong-points = { $action }: to oddaje { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }.
problem-wrong-mean = { $action }: to oddaje średnio około { $points } { $points ->
    [one] punktu
    [few] punktów
    [many] punktów
   *[other] punktu
  }.
problem-wrong-deal = { $action }: to oddaje średnio { $points }% stawki, przy { $count } rozkładach.
problem-nothing = bez meldowania
problem-exchange = wymiana siódemki
problem-next = Następne zadanie
problem-play-on = Graj dalej stąd
problem-proof = Dowód
problem-solution = Rozwiązanie
problem-run-place = Seria: zadanie { $number }
problem-run-over = Koniec serii, rozwiązane zadania: { $count }
problem-rated = Ranking { $rating } ({ $change })
problem-proof-exact = Po każdym zagraniu resztę rozdania rozwiązano dokładnie, przy najlepszej grze obu stron.
problem-proof-worlds = Końcówkę rozwiązano dokładnie przy każdym rozkładzie zakrytych kart (jest ich { $count }). Zagranie jest najlepsze przy każdym.
problem-proof-deal = Straty to średnie, w procentach stawki; stawką jest panowanie po rozdaniu albo jego wygranie.
problem-proof-mean = Straty to średnie, w punktach.
problem-proof-playouts = Po każdym zagraniu rozdanie rozegrano do końca { $count } razy, przy tych samych odgadniętych rozkładach. Każda strata to średnia z błędem standardowym; każda przekracza { $least ->
    [one] { $least } punkt
    [few] { $least } punkty
    [many] { $least } punktów
   *[other] { $least } punktu
  } o ponad pięć błędów standardowych.
problem-proof-action = zagranie
problem-proof-loss = oddaje
problem-proof-best = najlepsze
problem-proof-line = Najlepsza gra obu stron
problem-proof-levels = Rozwiązują: { $levels }
problem-proof-level = { $level } { $share }%
problem-level-careless = Klubowy z dużymi błędami
problem-level-unsure = Klubowy z drobnymi błędami
problem-level-reader = Klubowy liczący naprzód
problem-proof-check = W kopii źródeł python -m engine problems check FILE dowodzi od nowa wszystkich zadań zbioru.
theme-meld = Meldunek w drodze
theme-meld-hint = Która karta pozwoli ci więcej zameldować?
theme-deny = Nie daj zameldować
theme-deny-hint = Co chce zameldować przeciwnik?
theme-last-trick = Ostatnia lewa
theme-last-trick-hint = Która karta bierze ostatnią lewę?
theme-catch = Zdobądź bryski
theme-catch-hint = Które asy i dziesiątki z innej ręki możesz zdobyć?
theme-save = Ratuj bryski
theme-save-hint = Który twój as lub dziesiątka jest w niebezpieczeństwie?
theme-seven = Siódemka
theme-seven-hint = Siódemka atutowa jeszcze się liczy.
theme-deal = Od tego zależy rozdanie
theme-deal-hint = Policz, ile punktów brakuje jeszcze każdej stronie.
theme-exchange = Najpierw wymiana
theme-exchange-hint = Ile jest dla ciebie warta odkryta karta?
theme-declare = Melduj teraz
theme-declare-hint = Czy będzie lepsza chwila?
theme-wait = Wstrzymaj meldunek
theme-wait-hint = Które karty zużyłby ten meldunek?
theme-smear = Daj punkty partnerowi
theme-smear-hint = Kto bierze tę lewę i co powinno w niej być?
theme-partner-takes = Niech weźmie partner
theme-partner-takes-hint = Jakie wyjście może wziąć partner?
theme-draw-trumps = Ściągnij atuty
theme-draw-trumps-hint = Kto ma jeszcze atuty?
theme-keep-trump = Zachowaj atut
theme-keep-trump-hint = Co później weźmie twój atut?
theme-ruff = Przebij atutem
theme-ruff-hint = Czy ta lewa jest warta atutu?
theme-duck = Oddaj lewę
theme-duck-hint = Kto ma potem wychodzić i z czego?
theme-sacrifice = Poświęć bryskę
theme-sacrifice-hint = Co zyskasz, oddając asa lub dziesiątkę?
theme-ahead = Patrz dalej
theme-ahead-hint = Ta lewa tak czy inaczej da tyle samo. Licz dalej, do końca.
learn-next = Dalej
learn-lesson = Następna lekcja: { $title }
learn-unfinished = Zaczęta: { $title }, krok { $step } z { $steps }
