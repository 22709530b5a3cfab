# The panels in which a game, its seats and the deal of the day are chosen, in Polish.

## All the games

games-found = { $count ->
    [0] Nie ma takiej gry.
    [one] Jedna gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
  }
games-all = Pokaż wszystkie
find-players = Gracze
find-length = Długość
find-length-short = krótka
find-length-medium = średnia
find-length-long = długa
find-mood = Charakter
find-mood-first = dobra na początek
find-mood-plan = mało meldunków, dobry plan
find-mood-lavish = dużo meldunków i punktów
find-mood-open = atut dopiero się pojawi
find-mood-partners = pary
find-mood-secret = tajny partner
find-mood-alone = każdy za siebie
find-mood-talk = rozmowy przy stole
find-any = obojętnie
game-facts = Gracze: { $players }, talie: { $packs }, { $target ->
    [0] jedno rozdanie, lewy: { $tricks }
   *[other] lewy w rozdaniu: { $tricks }, gra do { $target }
  }
game-kind = Gracze: { $players }, gra { $length }: { $tricks ->
    [0] długość niezmierzona
   *[other] około { $tricks } lew
  }
forget = Zapomnij
forget-rules = Zapomnij: { $name }
own-rules-about = { $name }, { $count ->
    [one] jedna zmieniona zasada
    [few] { $count } zmienione zasady
    [many] { $count } zmienionych zasad
   *[other] { $count } zmienionej zasady
  }
variant-fildinski-about = Dwa meldunki w lewie, a każda karta tylko w jednym meldunku.
variant-fildinski-penguin-about = Dowolne kwartety; kartę można później zameldować znowu; partia kończy się natychmiast.
variant-fildinski-catsatcards-about = W meldunku nie musi być karty z lewy; asy i dziesiątki liczą się na końcu.
variant-open-bezique-about = Tyle meldunków, na ile pozwalają karty, jedna karta w kilku.
variant-bezique-about = Klasyczny: jeden meldunek w lewie, asy i dziesiątki liczone na końcu.
variant-bezique-penguin-about = Asy i dziesiątki liczą się od razu; wygrywa, kto pierwszy u celu.
variant-bezique-1500-about = Gra klasyczna, dłuższa o połowę.
variant-bezique-no-trump-about = Bez atutów, dopóki ktoś nie zamelduje mariażu.
variant-bezique-pinochle-about = W kwartecie musi być po jednej karcie z każdego koloru.
variant-foster-polish-about = W meldunkach karty z ręki łączą się z figurami zdobytymi w lewach.
variant-rubicon-about = Cztery talie; odnowiony meldunek liczy się znów; przegrany z małą liczbą punktów traci więcej.
variant-six-pack-about = Podnieś paczkę i zgadnij, ile w niej kart; kolor atutowy mówi, które karty są bezikiem.
variant-six-pack-pokerwiner-about = Sześć talii i w każdym rozdaniu ten sam bezik.
variant-eight-pack-about = Piętnaście kart w ręce, kwintety atutowe, pięciokrotny bezik.
variant-three-hand-about = Każdy za siebie, z potrójnym bezikiem.
variant-four-hand-about = Każdy za siebie, a w końcówce każdy musi przebijać.
variant-four-hand-partners-about = Dwoje na dwoje: oddaj partnerowi prawo meldunku, melduj przy jego kartach.
variant-filicau-about = Dwoje na dwoje w Rumunii; strona ze słabymi kartami może uciec.
variant-filko-4-about = Atut z przełożenia i sługa, który rozdaje, aż jego strona będzie wolna.
variant-filko-5-about = Stary wywołuje kartę, a kto ją ma, jest jego tajnym partnerem.
variant-filko-6-about = Troje na troje, po pięć kart.
variant-szeged-5-about = Siódemka czerwień jest najwyższym atutem ze wszystkich.
variant-szeged-6-about = Siódemki czerwień i żołądź stoją ponad wyżnikami.
variant-kelebia-about = Osiem stałych atutów i trzeba przebijać, gdy można.
variant-rich-poor-about = Dwa najwyższe wyżniki przeciw reszcie.
variant-rich-poor-kept-about = Te same strony, aż przegrani się uwolnią.
variant-rich-poor-called-about = Stary wywołuje kartą swojego bogatego partnera.
variant-hats-about = Punkty za karty, znaki dla partnera i przegrani bez kapeluszy.

## New match

another-game = Inna gra
which-opponent = Twój przeciwnik
which-opponents = Poziom innych graczy
deal-cards = Rozdaj karty
earlier-sitting = Z poprzedniego spotkania
who-serves = Kto rozdaje jako sługa
who-serves-note = Gracze, którzy grali już razem, mogą zachować swoich panów. Wtedy najpierw rozdaje sługa.
nobody-serves = Nikt: obie strony są równe
servant-line = { $me ->
    [yes] Rozdajesz
   *[no] Rozdaje { $name }
  }, służba: { $side }
change-rules = Zmień zasady
level-novice-about = zna zasady, ale często gra w pośpiechu i zapomina o małych meldunkach
level-novice-about-filko = zna zasady, rzadko się odzywa i często gra w pośpiechu
level-casual-about = liczy swoje asy i dziesiątki i buduje meldunki
level-casual-about-filko = liczy asy i dziesiątki i wie, kto gra po jego stronie
level-club-about = ocenia każdą kartę według reguł dostrojonych na wielu tysiącach rozdań
level-strong-about = jak poziom klubowy, a ostatnie lewy oblicza
level-expert-about = przed każdą kartą przez chwilę myśli naprzód
level-master-about = przed każdą kartą myśli naprzód nawet sekundę
level-beats = lepszy niż { $over } w { $share } na 100 rozdań, średnio o *{ $mean } ± { $doubt }* pkt
chosen-match = { $seats ->
    [several] { $variant }, kilka osób
    [watch] { $variant }, sami gracze komputerowi
    [seats] { $variant }, miejsca według wyboru
   *[usual] { $variant }, poziom: { $level }
  }
level-beats-filko = lepszy niż { $over } w { $share } na 100 rozdań, średnio o *{ $mean } ± { $doubt }*% stawki
level-beats-nobody = w tej grze bez zmierzonej przewagi nad poziomem „{ $over }”
level-not-measured = w tej grze jeszcze nie zmierzono
level-alike = w tej grze trudny do odróżnienia od poziomu { $levels }, dlatego podany jest tylko jeden z nich: lepszy w mniej niż 55 na 100 rozdań

## Seats

seats = Miejsca
seats-about = kto gdzie gra: osoby, a dla innych miejsc poziom
seat-number = Miejsce { $number }
seat-person = osoba
seat-player = komputer, { $level }
seat-name = Imię osoby na miejscu { $number }
seats-usual = Grasz na miejscu 1, komputer na pozostałych.
seats-seats = Grasz na miejscu osoby, komputer na pozostałych.
seats-several = Na tym urządzeniu gra kilka osób. Między ich ruchami karty są zakryte, aż odkryje je następna osoba. Niczego nie można cofnąć.
seats-watch = Komputer gra na wszystkich miejscach, a ty patrzysz.

take-seats-about = Możesz przejąć miejsce gracza komputerowego albo pozwolić, by komputer grał za ciebie. Partia ze zmianą miejsc liczy się jako gra z pomocą.
take-seats-change = Zmień miejsca

## Deal of the day

daily-game = Gra
daily-play = Graj
daily-points = Twoje punkty: { $me }, inni: { $them }.
daily-points-won = Wygrywasz: { $me } do { $them }.
daily-points-lost = Przegrywasz: { $me } do { $them }.
daily-points-drawn = Nikt nie wygrywa: { $me } do { $them }.
daily-about = Wszyscy mają dziś te same karty. Gra się raz, bez podpowiedzi i bez cofania.
