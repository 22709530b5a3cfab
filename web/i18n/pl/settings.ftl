# The settings in Polish: a setting's name, what it does, and its choices.

settings-search = Znajdź ustawienie
settings-found = { $count ->
    [0] Żadne ustawienie nie ma tych słów.
    [one] Znaleziono jedno ustawienie.
    [few] Znaleziono { $count } ustawienia.
    [many] Znaleziono { $count } ustawień.
   *[other] Znaleziono { $count } ustawienia.
  }
settings-unkept = Ta przeglądarka niczego tu nie zapisuje: po zamknięciu lub odświeżeniu strony twój wybór przepadnie.
settings-language-missing = Nie udało się wczytać tekstów w tym języku. Gdy będziesz online, odśwież stronę.
settings-sample = Tak wyglądają teraz karty
settings-cards = Karty
settings-table = Stół
settings-play = Gra
settings-sound = Dźwięk
settings-access = Dostępność
setting-on = Wł.
setting-off = Wył.

setting-faces = Wygląd kart
setting-faces-about = Na małej karcie jest mniej, by wartość i kolor zostały duże.
faces-auto = Zależnie od rozmiaru karty
faces-full = Pełny rysunek
faces-large = Duże rogi
faces-jumbo = Tylko duża wartość i kolor
setting-suits = Barwy kolorów
suits-traditional = Tradycyjne
suits-safe = Cztery barwy, także dla daltonistów
setting-back = Rewersy
back-pack = Inny dla każdej talii
back-madder = Czerwone
back-loden = Zielone
back-indigo = Niebieskie
back-walnut = Brązowe
setting-zoom = Powiększ moje karty
setting-zoom-about = Twoje karty są większe, a z kart innych widać tylko ich liczbę. Przy stole robi to klawisz Z.

setting-theme = Motyw
theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny
setting-felt = Sukno
felt-linen = Len
felt-sand = Piasek
felt-slate = Łupek
felt-moss = Mech
setting-speed = Tempo
speed-none = Od razu
speed-fast = Szybko
speed-normal = Normalnie
speed-slow = Wolno
setting-pause = Po lewie lub meldunku
pause-timed = Po chwili graj dalej
pause-one = Co najmniej 1 sekunda
pause-two = Co najmniej 2,5 sekundy
pause-tap = Czekaj na dotyk

setting-taps = Zagranie karty
setting-taps-about = Przy dwóch dotknięciach pierwsze unosi kartę, a drugie nią gra.
taps-auto = Na wąskim ekranie dwa dotknięcia
taps-one = Jedno dotknięcie
taps-two = Dwa dotknięcia

setting-sort = Układ kart w ręce
setting-sort-about = Kartę możesz też przeciągnąć wzdłuż ręki albo przesunąć klawiszami Shift i strzałka. Taki układ trwa do końca rozdania.
sort-trumps = Najpierw atuty
sort-suits = Według koloru
sort-ranks = Według wartości, do meldunków
sort-own = Tak, jak je ułożę
setting-order = Kolejność kolorów
setting-order-about = Dla kart francuskich; atuty leżą na początku, jeśli tak wybierzesz.
order-alternate = Czerwone i czarne na zmianę
order-fixed = Zawsze pik, kier, trefl, karo
setting-fan = Wysokie karty
fan-left = Po lewej
fan-right = Po prawej
setting-tricks = Skończone lewy
setting-tricks-about = Które można oglądać w trakcie rozdania. Po nim można wszystkie.
tricks-all = Wszystkie
tricks-last = Tylko ostatnia
tricks-none = Żadna
setting-notes = Objaśnienia za pierwszym razem
setting-notes-about = Krótkie objaśnienia pojawiają się, gdy coś dzieje się po raz pierwszy, ale nie w rozdaniu dnia. Po ponownym włączeniu wszystkie pojawią się jeszcze raz.

setting-sound = Dźwięki
setting-sound-about = Krótkie i ciche: karta, lewa, meldunek, koniec rozdania.
setting-volume = Głośność
volume-quiet = Cicho
volume-medium = Średnio
volume-loud = Głośno
setting-haptics = Lekkie drgania telefonu
setting-haptics-about = Przy zagraniu karty, meldunku i na końcu rozdania.

setting-language = Język
language-auto = Jak w przeglądarce
setting-hand = Ręka
setting-hand-about = Przy lewej ręce wachlarz kart i przyciski pod nim są odbite jak w lustrze, a punkty są po lewej.
hand-right = Prawa
hand-left = Lewa
setting-letters = Klawisze literowe
setting-letters-about = Pojedyncze litery i cyfry działają, gdy stół jest aktywny. Ich lista jest w Pomocy.
