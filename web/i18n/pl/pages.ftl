# Start page and panels in Polish. In causes and sums, what stands after a comma is left out where
# there is little room.

## Start page

tagline = Dwie stare rodziny gier karcianych: Fildinski z bezikiem i Filicău z Filkó.
start-lead = Wychodzisz. Dotknij dowolnej karty.
start-wait = Rozdawanie pierwszych kart
start-no-hand = Nie udało się rozdać kart. Odśwież stronę i spróbuj jeszcze raz.
games-missing = Nie udało się wczytać listy gier. Sprawdź połączenie i odśwież stronę.
are-trumps = atut
fildinski-pack = dwoje graczy, karty francuskie
fildinski-line = Zdobywaj asy i dziesiątki. Ze zdobytych kart układaj mariaże, sekwensy i beziki.
filicau-pack = czworo graczy, karty niemieckie
filicau-line = Dwoje na dwoje o osiem asów i dziesiątek. Cztery wyżniki są zawsze atutami, bez względu na kolor.
games = Wszystkie gry
games-note = wybierz coś dla siebie
new-match-note = miejsca, poziomy, zasady
help-note = jak się gra
your-match = Twoja partia
your-matches = Twoje partie
your-matches-more = { $count ->
    [one] Jeszcze jedna partia
    [few] Jeszcze { $count } partie
    [many] Jeszcze { $count } partii
   *[other] Jeszcze { $count } partii
  }
match-opening = Otwieranie…
match-put-away-button = Odłóż
match-put-away = Partia odłożona. Znajdziesz ją w archiwum.
match-deleted = Partia usunięta.
match-unchanged = Partia pozostaje bez zmian: ta przeglądarka nie mogła zapisać zmiany.
record = Twoje archiwum
record-note = partie, statystyki
daily = Rozdanie dnia
when-today = dziś, { $time }
when-yesterday = wczoraj, { $time }
when-date = { $date }, { $time }
your-match-line = { $variant }: { $name }, rozdanie { $deal }
your-match-score = *{ $me }* do *{ $them }*
your-match-saved = Partia jest zapisana na tym urządzeniu
go-on = Graj dalej
contents = Spis treści
learn = Nauka
learn-note = rozgrywając pozycje
new-match = Nowa partia
rules = Zasady i ich źródła
rules-short = Zasady i źródła
rules-note = ze źródłami
settings = Ustawienia
settings-note = wygląd, tempo, dotyk
other-hand = Inne karty
private-note = Wszystko zostaje na tym urządzeniu.

stage-downloading = Pobieranie gry…
stage-starting = Uruchamianie gry…
stage-loading = Wczytywanie zasad…
stage-ready = Gotowe.
stage-failed = Nie udało się uruchomić gry.
stage-failed-help = Odśwież stronę i spróbuj jeszcze raz. Twoja partia jest bezpieczna na tym urządzeniu.
engine-failed = Nie udało się tu uruchomić stołu. Odśwież stronę i spróbuj jeszcze raz.
loading = Wczytywanie…
reload = Odśwież
queued = Gdy gra będzie gotowa, zagrasz: { $card }.
recovered = Silnik gry zatrzymał się i działa od nowa. Nic nie przepadło.
unkept = Ta przeglądarka niczego tu nie zapisuje, jak w oknie prywatnym: po zamknięciu lub odświeżeniu strony partia przepadnie.
single-broken = Tego pliku nie da się uruchomić. Jest niepełny lub uszkodzony i potrzebna jest nowa kopia albo ta przeglądarka jest za stara.
trouble = Coś poszło nie tak: { $code }
page-part-missing = Nie udało się wczytać tej części strony. Możesz grać dalej. Gdy będziesz online, odśwież stronę.
elsewhere = Grasz tę partię w innej karcie przeglądarki.
elsewhere-status = Grasz ją w innej karcie przeglądarki. Tutaj tylko ją widać.
play-here = Graj tutaj
aside-title = Partia odłożona na bok
aside-why = { $why ->
    [newer] Zapisała ją nowsza wersja Brisques i ta wersja nie umie jej otworzyć. Odśwież stronę, aby pobrać nowszą wersję, i spróbuj jeszcze raz.
    [silent] Silnik zatrzymał się dwa razy przy otwieraniu tej partii. Nic z niej nie przepadło.
   *[unreadable] Nie dało się jej odczytać ({ $code }). Zostaje tak, jak jest.
  }
aside-export = Zapisz jako plik
aside-retry = Spróbuj znów
aside-delete = Usuń
leave-match-title = Zacząć nową partię?
leave-match-unkept = Ta przeglądarka niczego tu nie zapisuje: nowa partia kończy tę, która jest na stole.
begin-new = Zacznij nową partię
keep-match = Zachowaj moją partię
reload-title = Odświeżyć stronę?
reload-unkept = Ta przeglądarka niczego tu nie zapisuje: odświeżenie strony kończy partię, która jest na stole.

## The games

group-won = Fildinski
group-hand = Bezik
group-many = Wiele talii
group-more = Troje i czworo graczy
variant-house = { $name }, zasady domowe
variant-fildinski = Fildinski
variant-fildinski-penguin = Fildinski, Penguin
variant-fildinski-catsatcards = Fildinski, Cats at Cards
variant-open-bezique = Bezik otwarty
variant-bezique = Bezik
variant-bezique-penguin = Bezik, Penguin
variant-bezique-1500 = Bezik do 1500
variant-bezique-no-trump = Bezik bez odkrytej karty
variant-bezique-pinochle = Bezik jak pinochle
variant-foster-polish = Bezik polski, Foster
variant-rubicon = Bezik rubikonowy
variant-six-pack = Bezik na sześć talii
variant-six-pack-pokerwiner = Sześć talii, Pokerwiner
variant-eight-pack = Bezik na osiem talii
variant-three-hand = Bezik we troje
variant-four-hand = Bezik we czworo
variant-four-hand-partners = We czworo, w parach

companion-1 = Halina
companion-2 = Bruno
companion-3 = Teresa

## End of a deal and of a match

deal-number = Rozdanie { $deal }
you-lead-by = Prowadzisz, przewaga: { $points }
they-lead-by = { $name } { $count ->
    [one] prowadzi
    [few] prowadzą
    [many] prowadzą
   *[other] prowadzą
  }, przewaga: { $points }
level-score = Nikt nie prowadzi
better-deal-you = Najlepszy wynik w tym rozdaniu jest twój, przewaga: { $points }.
better-deal-they = Najlepszy wynik w tym rozdaniu: { $name }, przewaga: { $points }.
better-deal-none = W tym rozdaniu nikt nie był lepszy.
points-by-cause = Za co są punkty
times = ×{ $count }
carried = { $deals ->
    [one] Z przeniesienia, z rozdania 1
    [2] Z przeniesienia, z rozdań 1 i 2
    [few] Z przeniesienia, z rozdań od 1 do { $deals }
    [many] Z przeniesienia, z rozdań od 1 do { $deals }
   *[other] Z przeniesienia, z rozdań od 1 do { $deals }
  }
total = Razem
total-at = Razem, partia do { $target }
next-deal = Następne rozdanie
rematch = Rewanż
next-game = Następna gra
deal-sheet = Zapis rozdania
sheet-assisted = Gra z pomocą: w statystykach liczy się osobno.
branch-line = Rozdanie { $deal }, gra dalej { $place ->
    [0] od początku
    [one] po jednym ruchu
    [few] po { $place } ruchach
    [many] po { $place } ruchach
   *[other] po { $place } ruchach
  }
branch-back = Wróć do partii
branch-note = Możesz już znać te karty, więc to się nie liczy. Próba zostaje przy partii.
daily-kept = Ten wynik zostaje na dziś. Jutro będzie inne rozdanie.
daily-kept-earlier = Ten wynik zostaje. Dziś jest inne rozdanie.
next-dealer-you = Następne karty rozdajesz ty.
next-dealer-they = Następne karty rozdaje { $name }.
match-over = Koniec partii
match-won = Wygrywasz { $unit ->
    [deal] grę
   *[match] partię
  }
match-lost = { $name } { $count ->
    [one] wygrywa
    [few] wygrywają
    [many] wygrywają
   *[other] wygrywają
  } { $unit ->
    [deal] grę
   *[match] partię
  }
match-drawn = { $unit ->
    [deal] Gra
   *[match] Partia
  } kończy się remisem
match-line = { $winner } do { $loser } po { $deals ->
    [one] jednym rozdaniu
    [few] { $deals } rozdaniach
    [many] { $deals } rozdaniach
   *[other] { $deals } rozdaniach
  }.
match-pays = Przegrany płaci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
match-stake = Liczy się { $stake } razy.
match-double = Liczy się podwójnie.
to-start = Na stronę główną
cause-sequence = Sekwens, atutowy
cause-marriage = Mariaże, nieatutowe
cause-plain-sequence = Sekwensy zwykłe
cause-packet-lift = Paczka, podniesiona co do karty
cause-packet-guess = Paczka, dobrze odgadnięta
cause-match-bonus = Premia, za grę
cause-match-rubicon-bonus = Premia, za rubikon
cause-match-rubicon = Punkty przegranego, za rubikon
cause-match-rubicon-brisques = Bryski, za rubikon
cause-seven-points = Siódemka, atutowa
cause-brisque-points = Bryski, asy i dziesiątki
position-points = Przed tą pozycją

## Small words, and lines of the menu

done = Gotowe
yes = tak
no = nie
zoom = Powiększ moje karty
zoom-end = Pokaż karty w zwykłym rozmiarze
sort = Ułóż karty od nowa
sound-on = Włącz dźwięki
sound-off = Wyłącz dźwięki
news = Co nowego
print = Drukuj
score-save = Zapisz jako CSV
score-file = brisques-wyniki.csv
csv-deal = Rozdanie
csv-trick = Lewa
csv-player = Gracz
csv-cause = Za co
csv-cards = Karty
csv-points = Punkty
csv-earlier = całe rozdanie
fullscreen = Pełny ekran

## Several persons at one device, and the computer alone

person-number = Osoba { $number }
curtain-turn = Teraz gra { $name }
curtain-wait = Inni grają…
curtain-note = Teraz urządzenie bierze { $name }. Do tego czasu karty są zakryte.
curtain-look = { $name }: pokaż moje karty
take-seats = Miejsca
watch = Komputer gra na wszystkich miejscach
watch-pause = Pauza
watch-go = Dalej
watch-step = Jeden ruch
watch-speed = Tempo
watch-speed-slow = wolno
watch-speed-normal = normalnie
watch-speed-fast = szybko
watch-speed-none = bez ruchu

## Links to rules, and what may be wrong with them

link-trouble = Link do tych zasad nie działa: { $reason }
link-damaged = Ten link jest uszkodzony: niepełny albo zmieniony.
link-bad = Jest uszkodzony albo zmienia za wiele zasad.
link-without-engine = Silnik nie działa, więc nie można go odczytać.
variant-unknown = Nie ma gry „{ $where }”.
variant-unknown-key = Nie ma zasady „{ $where }”.
variant-bad-value = „{ $where }” nie może mieć tej wartości.
variant-key-twice = „{ $where }” podano dwa razy.
variant-conflict = Te zasady się wykluczają. { $reason }

## The way to the position editor and from it

edit = Ułóż pozycję
share = Link do tej partii
report = Zgłoś to zagranie
edit-note = karta po karcie
edit-leave = Wyjdź
edit-fresh = Nowe rozdanie gry
