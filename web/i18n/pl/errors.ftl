# What the engine cannot use, in Polish: a sentence for each error code, with dots and slashes turned to dashes. `where`
# is the place, `value` and `given` the word at fault; `reason` comes in words already where it has any.

## Positions

position-bad-field = Nie można ułożyć pozycji. { $where }, kolumna { $column }, „{ $value }”: { $reason }
position-missing-field = Nie można ułożyć pozycji: brakuje „{ $where }”. Pominąć to może tylko wiersz z ? albo rest=.
position-unknown-field = Nie można odczytać pozycji: w tej grze nie ma „{ $where }”.
position-card-missing = Nie można ułożyć pozycji. Brakujące karty: { $count }, wśród nich { $where }.
position-card-twice = Nie można ułożyć pozycji. Jest w niej dwa razy: { $where }.
position-too-long = Wiersz jest za długi na pozycję: liczba znaków to { $chars }, od { $where }.
position-unknown-version = Ta pozycja potrzebuje wersji { $given } ({ $where }). Tu znana jest wersja { $known }.
position-no-deal = Żadne rozdanie nie trwa, więc nie ma pozycji.

## Records

match-daily = Rozdanie dnia gra się raz i bez pomocy.
match-not-kept = Ta partia nie jest zapisana w tej przeglądarce. Została tu usunięta albo rozegrano ją w innej przeglądarce.
record-not-a-record = To nie jest zapis partii ({ $where }): powinno być „brisques 1”.
record-unknown-version = Ten zapis potrzebuje wersji { $given } ({ $where }). Tu znana jest wersja { $known }.
record-too-long = Zapis jest za długi, liczba znaków: { $chars } ({ $where }).
record-no-variant = Zapis kończy się ({ $where }), a nie podaje gry.
record-no-seats = Zapis kończy się ({ $where }), a nie podaje miejsc.
record-no-deal = Zapis kończy się ({ $where }), a nie ma w nim rozdania.
record-bad-line = Nie można odczytać zapisu ({ $where }). { $reason } { $at }
record-bad-dealer = Nie ma takiego rozdającego.
record-bad-seat = Miejsce to „human IMIĘ” albo „player POZIOM IMIĘ”.
record-too-many-seats = Jest więcej miejsc niż w tej grze.
record-deal-not-expected = Nie można odtworzyć zapisu: { $where } zaczyna się przed końcem poprzedniego rozdania albo po końcu partii.
record-wrong-dealer = Nie można odtworzyć zapisu ({ $where }): rozdaje inne miejsce.
record-wrong-branch = Nie można odtworzyć zapisu ({ $where }): rozdanie, od którego zaczyna się próba, musi być ostatnie.
deal-bad-order = Karty rozdania muszą być całą talią, każda karta raz. { $count ->
    [0] Nie ma żadnej.
   *[other] Podane: { $count }.
  }
deal-bad-slips = Liczby przed kartami rozdania nie pasują do tej gry.

## Cards and players

card-bad-code = „{ $where }” nie jest kodem karty, takim jak QS1.
card-bad-suit = „{ $where }” nie jest literą koloru.
player-unknown = Nie ma gracza „{ $where }”.
player-bad-rollouts = „{ $where }”: liczba symulacji po @ to liczba całkowita od 0 do { $most }.
player-wrong-count = Na każdym miejscu musi być gracz, a nie „{ $where }”.

## The table

picture-no-cards = W „{ $where }” nie ma narysowanych kart: rysuje je build.py build.
oembed-bad-home = „{ $where }” to nie adres internetowy: musi zaczynać się od https:// lub http://.
match-no-servants = Ta gra nie może się zacząć z panami i sługami.
table-no-deal = Żadne rozdanie się nie zaczęło.
table-deal-not-over = Rozdanie jeszcze trwa.
table-match-over = Partia skończona.
table-record-full = Ta partia ma już tyle rozdań, ile mieści zapis. Zacznij nową partię.
table-covered = Karty są zakryte. Musi je odkryć osoba, która ma ruch.
table-not-your-turn = Miejsce { $seat } nie może teraz patrzeć: ruch ma inna osoba.
table-no-such-seat = Nie ma takiego miejsca; ostatnie to { $last }.
table-nothing-to-undo = Nie ma czego cofnąć.
table-nothing-to-redo = Nie ma czego ponowić.
table-no-such-place = W rozdaniu nie ma takiej chwili; ostatnia to { $last }.
table-human-to-move = Ruch ma osoba na miejscu { $seat }.
table-stale-revision = Stół zmienił się od tamtej pory (stan { $given }, teraz { $now }). Spróbuj jeszcze raz.
table-wrong-seats = Ta gra jest dla: { $expected }.

## Rule sets

variant-bad-file = Nie można odczytać pliku z zasadami: { $where }. { $reason }
variant-house-needs-why = Zasada domowa nie podaje powodu: { $where }.
variant-missing-cite = Zasada nie podaje źródła: { $where }.
variant-missing-key = W pliku z zasadami brakuje { $where }.
variant-other-family = „{ $where }” to gra z innej rodziny ({ $family }).
variant-too-long = „{ $where }” i zasady domowe mogą mieć razem najwyżej tyle znaków: { $most }.
variant-unknown-family = Nie ma takiej rodziny gier: { $where }.
variant-unknown-source = „{ $where }” podaje nieznane źródło: { $source }.

## Computer players

value-none = Gra { $where } nie ma wyuczonej oceny: symulacje biegną do końca rozdania.
value-no-fit = Bez --fit nie zapisuje się wag, więc --out { $where } nic nie daje.

## Requests

bridge-internal = Silnik popełnił błąd ({ $where }). Napisz nam, co się działo.
bridge-failed = Silnik nie odpowiada. Odśwież stronę i spróbuj jeszcze raz.
bridge-no-table = Stół nie jest ustawiony.
bridge-unknown-op = Silnik nie zna operacji „{ $where }”.
bridge-bad-json = Nie można odczytać żądania. { $reason } { $where }
bridge-bad-argument = Nie można użyć żądania. { $where } musi być takie: { $expected }.

## Files and work of the shell

file-unreadable = Nie można odczytać pliku { $where } ({ $reason }).
file-unwritable = Nie można zapisać pliku { $where } ({ $reason }).
file-exists = Plik { $where } już istnieje; nic nie zostało zapisane.
file-no-site = W { $where } nie ma stołu: najpierw go zbuduj, „python build.py build”.
file-no-port = Nie można użyć portu { $where }: podaj inny po --port albo żadnego.
file-not-utf-8 = { $where } ma inne kodowanie, widać to w wierszu { $line }. Zapisz plik jako UTF-8.
arena-bad-file = { $where } nie zawiera par turnieju.
arena-house-rules = Tabela siły poziomów nie zawiera gier z zasadami domowymi: { $where }.
arena-no-interval = Tych par jest za mało albo są jednakowe, więc wynik nie ma przedziału i nie zostaje zapisany ({ $where }).
arena-other-run = { $where } zawiera pary innego turnieju.
cluster-unreachable = Pod adresem { $where } nie odpowiada żaden klaster ({ $reason }).
extra-not-installed = To polecenie potrzebuje biblioteki „{ $where }”. W folderze ze źródłami: pip install ".[lab]".
regret-hint-at-table = Nie zmierzono, ile symulacji ma podpowiedź przy stole, więc --at-table nic nie daje z --level { $where }.
teach-bad-file = { $where } nie zawiera decyzji przeszukiwania.
teach-other-run = { $where } zawiera decyzje innego polecenia.
tune-bad-file = { $where } nie zawiera strojenia.
tune-no-weights = W { $where } nie ma czego stroić.
tune-other-family = Wagi { $where } są dla innej rodziny gier.
tune-other-run = { $where } zawiera strojenie innego polecenia.
problem-no-partners = W grze { $where } nie da się udowodnić żadnej końcówki, bo gra więcej niż dwóch graczy bez stałych partnerów. „problems find --drawn” znajduje zadania przez symulacje.
problem-no-theme = Żadne zadanie w grze { $where } nie może mieć tematu „{ $theme }”. Możliwe tematy: { $possible }.
problem-bad-row = Nie można odczytać tego wiersza zbioru zadań: { $where }.{ $field ->
    [none] {""}
   *[other] {" "}Brak „{ $field }” albo jest tam błąd.
  }
weights-bad-header = Plik wag ma zły pierwszy wiersz: { $where }.
weights-bad-toml = Nie można odczytać pliku wag: { $where }. { $reason }
weights-missing = W pliku wag brakuje { $where }.
weights-no-number = W pliku wag { $where } nie jest liczbą.
weights-unknown = W pliku wag { $where } nie jest wagą tej gry.

## Lessons that are played

lesson-not-open = Żadna lekcja nie jest otwarta ({ $where }).
lesson-not-begun = Żaden krok nie jest zaczęty ({ $where }).
lesson-no-such-step = Nie ma takiego kroku ({ $where }). Liczba kroków lekcji: { $steps }.
lesson-no-hint = Nie ma takiej podpowiedzi ({ $where }). Liczba podpowiedzi w kroku: { $hints }.
lesson-no-question = Ten krok o nic nie pyta ({ $where }).
lesson-no-table = W tym kroku nie ma nic do zagrania ({ $where }).
lesson-no-next-deal = Lekcja nie ma następnego rozdania ({ $where }).
lesson-no-claim = W lekcji nie można od razu zakończyć rozdania ({ $where }).
lesson-no-problems = Nie znaleziono takich końcówek ({ $where }).
lesson-step-over = Krok jest skończony. Zacznij go od nowa ({ $where }).

## Lessons that are proved

lesson-true-from-start = Cel jest osiągnięty, zanim gracz cokolwiek zrobi.
lesson-lost-from-start = Celu nie da się osiągnąć.
lesson-then-after-end = Rozdanie kończy się przed tym krokiem.
lesson-no-turn = To miejsce nigdy nie ma ruchu.
lesson-illegal-right = Tego nie można tu zagrać: { $given }. Można zagrać: { $legal }
lesson-illegal-reply = Takiej odpowiedzi nie można tu zagrać: { $given }. Można zagrać: { $legal }
lesson-right-misses = Rozwiązanie nie osiąga celu: { $given }
lesson-right-too-long = Rozwiązanie ciągnie się po osiągnięciu celu: { $given }
lesson-wrong-impossible = To miejsce nie ma tej karty: { $given }
lesson-illegal-wrong = Tej błędnej próby nie można tu zagrać: { $given }. Można zagrać: { $legal }
lesson-impossible-count = Reszta rozdania nie może tyle dać: najwyżej { $most }, a nie { $given }
lesson-best-hidden = To nie jest najlepsze przy każdym rozkładzie zakrytych kart: { $given }
lesson-best-not-clear = To nie jest wyraźnie najlepsze: { $given } jest gorsze, punkty: { $lead } (błąd do { $error })
lesson-best-is-other = Inne zagranie jest lepsze: { $given }, o tyle punktów: { $lead } (błąd do { $error })
lesson-wrong-never = Żadna próba do tego nie pasuje: { $given }
lesson-wrong-reaches-goal = Ta próba osiąga cel: { $given }
lesson-best-not-alone = Inne zagranie jest równie dobre ({ $worth }), a żadne rozwiązanie się od niego nie zaczyna: { $given }
lesson-best-too-far = Stąd jest za daleko do końca, aby to rozwiązać.

## What is wrong with a field of a position

edit-reason-wrong-size = zła liczba kart jak na tę chwilę rozdania.
edit-reason-other-size = zła liczba kart. W tej chwili rozdania: { $size }.
edit-reason-not-a-card = to nie jest karta.
edit-reason-number-alone = to nie karta. Przed liczbą kart, których nie podajesz, wpisz ?.
edit-reason-not-in-pack = w tej grze nie ma tej karty.
edit-reason-one-for-each-seat = po jednym dla każdego miejsca.
edit-reason-one-for-each-side = po jednym dla każdej strony.
edit-reason-not-a-number = to musi być liczba, która jest tu możliwa.
edit-reason-not-a-count = po ? i * stoi tylko liczba kart, których nie podajesz.
edit-reason-not-a-suit = to musi być kolor.
edit-reason-one-card = tylko jedna karta.
edit-reason-missing = póki jest talon, jedna karta musi być odkryta.
edit-reason-not-a-trump = odkryta karta musi być atutem.
edit-reason-deal-over = nikt nie ma już kart, więc rozdanie jest skończone.
edit-reason-empty-hand = ta ręka jest pusta, a inna nie. Zamiast kart, których nie podajesz, wpisz ?.
edit-reason-card-not-won = to miejsce nie zdobyło wszystkich tych kart.
edit-reason-card-spent = jedna z tych kart jest już zameldowana.
edit-reason-not-a-brisque = to muszą być asy i dziesiątki, każda karta zapisana raz.
edit-reason-not-won-yet = tej lewy jeszcze nikt nie wziął.
edit-reason-not-a-meld = coś tu nie jest meldunkiem.
edit-reason-not-a-seven = to musi być siódemka atutowa.
edit-reason-no-trick = potrzebne są karty z właśnie wziętej lewy.
edit-reason-nothing-to-declare = nie ma nic do zameldowania.
edit-reason-not-to-move = ruch ma inne miejsce.
edit-reason-not-a-phase = nie ma takiej fazy.
edit-reason-fewer-than-before = punktów jest teraz mniej niż przed tym rozdaniem.
edit-reason-deal-ended = strona, która ma tyle punktów, zakończyła rozdanie.
edit-reason-not-a-status = wpisz panów, stronę, kapelusze, sługę, atut, Starego, oddzielając kropkami.
edit-reason-not-a-party = te miejsca nie tworzą strony.
edit-reason-not-of-this-game = tego w tej grze nie ma.
edit-reason-must-be-carried = tu nie może być kreski: w tej grze to przechodzi z rozdania na rozdanie.
edit-reason-servant-is-master = sługa jest jednym z panów.
edit-reason-no-old-man = po tej stronie musi być Stary i najwyżej jeden partner.
edit-reason-not-now = to nie należy do tej chwili rozdania.
edit-reason-not-the-trump = według karty odkrytej lub wywołanej atutem jest inny kolor.
edit-reason-not-the-winner = jedną z tych lew wzięło inne miejsce.
edit-reason-not-the-old-man = Stary trafił na inne miejsce.
edit-reason-not-the-party = strona to Stary i miejsce, na które trafiła wywołana karta.
edit-reason-not-shown-yet = wywołana karta nie została zagrana, więc partner nie jest jeszcze znany.
edit-reason-not-the-called-card = nic tu nie jest wywołane albo wywołana jest inna karta.
edit-reason-not-callable = tej karty nie można wywołać.
edit-reason-own-card = tę kartę ma sam Stary.
edit-reason-dealt-again = jedno miejsce ma oba najwyższe wyżniki, więc karty rozdaje się od nowa.
edit-reason-deal-goes-on = rozdanie jeszcze trwa.
edit-reason-no-servant-to-choose = nie ma teraz sługi do wyboru.
edit-reason-not-a-partner = zamiast biorącego lewę może meldować tylko jego partner.
edit-reason-cards-dealt = w tej chwili żadna karta nie jest jeszcze rozdana.
edit-reason-twice-or-no-value = wpisane dwa razy albo bez wartości.
edit-reason-too-many-cards = w talii jest mniej kart.
edit-reason-no-card-to-turn = nie ma już karty tego koloru do odkrycia.
edit-reason-not-a-rest = tu ma być „random” albo „seed:” i słowo.
edit-reason-no-copy-left = wszystkie egzemplarze tej karty są już w pozycji.

## Places in a text, inside the sentences above as $where

place-line = wiersz { $number }
place-line-column = wiersz { $number }, kolumna { $at }
place-deal = rozdanie { $number }
place-deal-action = rozdanie { $number }, ruch { $at }
