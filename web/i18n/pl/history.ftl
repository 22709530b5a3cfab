# A person's record: the matches played, statistics, texts, the deals of the day.

record-views = Co pokazać
record-matches = Partie
record-statistics = Statystyki
record-daily = Rozdania dnia
record-branch = nowa próba
record-position = od ułożonej pozycji
record-search = Szukaj
record-game = Gra
record-level = Poziom
record-result = Wynik
record-any = wszystkie
record-count = { $count ->
    [one] Jedna partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
  }
record-none = Nie ma tu jeszcze żadnej partii. Każda rozegrana partia zostaje na tym urządzeniu.
record-none-found = Nie ma takiej partii. Zmień wyszukiwanie albo filtry powyżej.
record-result-won = Wygrana
record-result-lost = Przegrana
record-result-drawn = Remis
record-result-drawn-filko = Po równo
record-result-undecided = Bez zwycięzcy
record-result-open = Nieskończona
record-unknown = Partia ze starszej wersji
record-title = { $variant }: { $name }
record-score = { $me } do { $them }
record-deals = { $deals ->
    [0] pierwsze rozdanie
    [one] jedno rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
  }
record-games-won = wygrane { $won } z { $games }
record-assisted = z pomocą
record-deal = Rozdanie
record-mine = Ty
record-theirs = Najlepszy z innych
record-points = Punkty w każdym rozdaniu
record-review = Analiza
record-text = Jako tekst
record-delete = Usuń
record-save = Zapisz wszystko jako plik
record-read = Wczytaj plik
record-saved-note = Plik zawiera twoje partie ze wszystkimi kartami, statystyki, postępy w lekcjach i zadaniach, ustawienia i zasady domowe.
record-saved = Twoje archiwum jest zapisane jako plik.
record-added = { $added ->
    [0] Żadna partia nie doszła
    [one] Doszła jedna partia
    [few] Doszły { $added } partie
    [many] Doszło { $added } partii
   *[other] Doszło { $added } partii
  }{ $known ->
    [0] .
    [one] ; jedna już tu była.
    [few] ; { $known } już tu były.
    [many] ; { $known } już tu było.
   *[other] ; { $known } już tu było.
  }
record-merged = Twoje postępy w lekcjach i zadaniach oraz zasady domowe zostały połączone z tymi z pliku. { $settings ->
    [taken] Ustawienia są teraz takie jak w pliku.
   *[kept] Twoje ustawienia się nie zmieniły.
  }
record-rules-left = { $left ->
    [one] Jeden zestaw zasad domowych z pliku się nie zmieścił
    [few] { $left } zestawy zasad domowych z pliku się nie zmieściły
   *[many] { $left } zestawów zasad domowych z pliku się nie zmieściło
  }: można tu zachować najwyżej { $most }. Zapomnij niektóre na liście gier i wczytaj plik jeszcze raz.
record-reading = Sprawdzanie partii { $done } z { $of }…
record-refused = Nic nie zostało wczytane. { $reason }
record-watched = oglądana
record-shared = kilka osób
record-refused-match = Partia { $number } w pliku jest błędna: { $reason }
record-file-not-ours = To nie jest archiwum zapisane przez Brisques.
record-file-newer = Ten plik zapisała nowsza wersja Brisques. Odśwież stronę, aby pobrać nowszą wersję, i spróbuj jeszcze raz.
record-file-broken = Plik jest uszkodzony albo brakuje jego części.
record-file-too-large = Plik jest za duży.
record-unkept = Ta przeglądarka niczego tu nie zapisuje, więc nie da się nic dodać.
record-rest-unkept = Ta przeglądarka nie mogła zapisać wszystkiego, co plik zawiera oprócz partii.

## Texts

text-title = Partia jako tekst
text-line = Każde rozdanie ze wszystkimi kartami i ruchami. Brisques umie to znowu odczytać.
text-record = Zapis partii
text-copy = Kopiuj
text-copied = Skopiowane.
text-not-copied = Ta przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go ręcznie.
link-newer = Ten link pochodzi z nowszej wersji Brisques. Odśwież stronę, aby pobrać nowszą wersję, i spróbuj jeszcze raz.
link-too-long = Ta partia jest za długa na link. Zapisz ją jako tekst.
text-save = Zapisz jako plik

link-title = Link do tej chwili
link-line = Link zawiera zasady, wszystkie karty i wszystkie ruchy. Otwiera się tutaj lub w każdej innej kopii tej strony; nic nie jest wysyłane.
link-label = Link
link-copy = Link do tej chwili
report-play = Zgłoś to zagranie
report-title = Zgłoś to zagranie
report-line = Skopiuj ten tekst do zgłoszenia i napisz po pierwszym dwukropku, co jest nie tak. Jest w nim cała partia ze wszystkimi kartami.
report-label = Zgłoszenie
report-what = Co jest nie tak
report-where = Chwila
report-moment = rozdanie { $deal }, zagrane ruchy: { $place }
report-last-moment = rozdanie { $deal }, po ostatnim ruchu
report-link = Link
report-version = Wersja
report-browser = Przeglądarka
report-box = Okno
report-settings = Ustawienia

## Deals of the day by date

calendar-before = Poprzedni miesiąc
calendar-after = Następny miesiąc
calendar-open = nieskończone
calendar-none = Tu znajdziesz rozegrane rozdania dnia, według dat.

## Statistics

statistics-none = Skończ rozdanie, a zobaczysz tu jego liczby.
statistics-title = { $variant }, { $level }
statistics-level-mixed = różne poziomy
statistics-level-people = ludzie
statistics-deals = Rozdania
statistics-games = Gry
statistics-won = Wygrane
statistics-lost = Przegrane
statistics-drawn = Remisy
statistics-drawn-filko = Nierozstrzygnięte
statistics-share = { $won } ({ $percent }%)
statistics-streak = Wygrane z rzędu
statistics-streak-now = teraz { $now }, najwięcej { $longest }
statistics-average = Średnia punktów w rozdaniu
statistics-assisted = Gry z pomocą
statistics-points = Twoje punkty w ostatnich rozdaniach ({ $count }) i ich średnia
statistics-since = Liczą się partie rozpoczęte od: { $when }.
statistics-reset = Zacznij od zera
statistics-all = Licz znów wszystko
statistics-were-reset = Statystyka zaczyna się od zera. Żadna partia nie znika.
statistics-count-all = Znów liczą się wszystkie partie.
statistics-note = Gra z pomocą (podpowiedź lub cofnięty ruch) liczy się osobno i ani nie tworzy serii wygranych, ani jej nie kończy. Gry nieskończone się nie liczą, nowe próby po analizie też nie.
