# The rules in Polish. A rule's message is its name; `.value` is the word for what is chosen, `.say`
# the sentence on the rules page, `.cards` what a meld is made of. In `.value` and `.say` the rule's
# own value is $value; every other knob stands there by its path, as $meld-source does, beside
# $cards (in play), $stock (cards), $stock-tricks and $tricks. An empty `.say` means that there is
# nothing to tell in such a game. Lines after the first become a numbered list.

## The pack and the deal

rule-bezique-pack-pattern = Karty
    .value = { $value ->
       *[french] kolory francuskie
    }
    .say = { $value ->
       *[french] Gra się kartami francuskimi: pik, kier, karo i trefl.
    }
rule-bezique-pack-copies = Liczba potasowanych talii
    .say = { $value ->
        [2] Tasuje się razem dwie talie po 32 karty; wszystkich kart: { $cards }, każda dwa razy.
        [3] Tasuje się razem trzy talie po 32 karty; wszystkich kart: { $cards }, każda trzy razy.
        [4] Tasuje się razem cztery talie po 32 karty; wszystkich kart: { $cards }, każda cztery razy.
        [6] Tasuje się razem sześć talii po 32 karty; wszystkich kart: { $cards }, każda sześć razy.
        [8] Tasuje się razem osiem talii po 32 karty; wszystkich kart: { $cards }, każda osiem razy.
       *[other] Liczba talii po 32 karty tasowanych razem to { $value }, a kart jest { $cards }: każda jest tyle razy, ile jest talii.
    }
rule-bezique-pack-ranking = Starszeństwo od najwyższej karty
    .value = { $value ->
       *[a-t-k-q-j-9-8-7] as, dziesiątka, król, dama, walet, dziewiątka, ósemka, siódemka
    }
    .say = { $value ->
       *[a-t-k-q-j-9-8-7] Starszeństwo w każdym kolorze: as, dziesiątka, król, dama, walet, dziewiątka, ósemka, siódemka. Dziesiątka jest starsza od króla.
    }
rule-bezique-deal-players = Gracze
    .say = { $value ->
        [2] Gra dla dwóch osób.
        [3] Gra dla trzech osób.
       *[4] Gra dla czterech osób.
    }
rule-bezique-deal-parties = Strony
    .value = { $value ->
        [each-alone] każdy za siebie
       *[opposite-partners] partnerzy naprzeciwko
    }
    .say = { $value ->
        [each-alone] { $deal-players ->
            [2] { "" }
           *[other] Każdy gra za siebie.
        }
       *[opposite-partners] Siedzący naprzeciw siebie są partnerami i mają wspólny wynik.
    }
rule-bezique-deal-first-dealer = Pierwszy rozdający
    .value = { $value ->
        [lowest-cut] najniższa karta z przełożenia
        [highest-cut] najwyższa karta z przełożenia
       *[highest-cut-chooses] najwyższa karta z przełożenia wybiera
    }
    .say = { $value ->
        [lowest-cut] Gracze przekładają talię, a pierwszy rozdaje ten, kto odkrył najniższą kartę.
        [highest-cut] Gracze przekładają talię, a pierwszy rozdaje ten, kto odkrył najwyższą kartę.
       *[highest-cut-chooses] Gracze przekładają talię, a kto odkrył najwyższą kartę, wybiera miejsce i mówi, kto rozdaje pierwszy.
    }
rule-bezique-deal-rotation = Kolejność rozdających
    .value = { $value ->
        [alternate] na zmianę
       *[left] w lewo
    }
    .say = { $value ->
        [alternate] Potem rozdają na zmianę.
       *[left] Potem rozdawanie przechodzi w lewo.
    }
rule-bezique-packet-aim = Paczka podnoszona przed rozdaniem, cel
    .value = { $value ->
        [0] bez paczki
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] Przed rozdaniem rozdający podnosi z talii paczkę i próbuje wziąć dokładnie tyle kart: { $value }. Paczka może wyjść większa lub mniejsza najwyżej o trzy karty.
    }
rule-bezique-packet-lift = Za podniesienie dokładnie tylu
    .say = { $packet-aim ->
        [0] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] Za paczkę dokładnie tej wielkości rozdający zdobywa { $value }.
        }
    }
rule-bezique-packet-guess = Za odgadnięcie paczki
    .say = { $packet-aim ->
        [0] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] Drugi gracz ogląda paczkę i zgaduje, ile w niej kart: za trafną odpowiedź zdobywa { $value }. To, co widać, może różnić się od prawdziwej liczby najwyżej o dwie karty.
        }
    }
rule-bezique-deal-hand = Karty w ręce
    .say = Każdy dostaje tyle kart: { $value }. Talon to pozostałe { $stock }.
rule-bezique-deal-packets = Rozdaje się po
    .value = { $value ->
        [1] jednej
        [2] dwie
        [3] trzy
       *[other] { $value }
    }
    .say = { $value ->
        [1] Rozdaje się po jednej karcie.
        [2] Rozdaje się po dwie karty.
        [3] Rozdaje się po trzy karty.
       *[other] Rozdaje się kolejno po { $value }.
    }
rule-bezique-deal-first-lead = Pierwsze wyjście
    .value = { $value ->
       *[left-of-dealer] po lewej rozdającego
    }
    .say = { $value ->
       *[left-of-dealer] { $deal-players ->
            [2] Do pierwszej lewy wychodzi ten, kto nie rozdawał.
           *[other] Do pierwszej lewy wychodzi gracz po lewej rozdającego. Gra toczy się zgodnie z ruchem wskazówek zegara.
        }
    }

## Trumps

rule-bezique-trump-method = Atut wyznacza
    .value = { $value ->
        [turn-up] odkryta karta
        [first-marriage] pierwszy mariaż
       *[first-marriage-or-sequence] pierwszy mariaż lub sekwens
    }
    .say = { $value ->
        [turn-up] Następną kartę po rozdaniu odkrywa się: jej kolor jest atutem. Leży do połowy pod talonem i dobiera się ją jako ostatnią.
        [first-marriage] Nie odkrywa się żadnej karty. Pierwszy zameldowany mariaż wyznacza atut do końca rozdania i liczy się jak królewski. { $meld-plain-sequence ->
            [0] Do tej chwili nie ma atutów ani sekwensu.
           *[other] Do tej chwili nie ma atutów.
        }
       *[first-marriage-or-sequence] Nie odkrywa się żadnej karty. Pierwszy zameldowany mariaż lub sekwens wyznacza atut do końca rozdania i liczy się jak atutowy. Do tej chwili nie ma atutów.
    }
rule-bezique-trump-repeat = Atut z poprzedniego rozdania może się powtórzyć
    .say = { $value ->
        [true] { "" }
       *[false] Kolor, który był atutem w poprzednim rozdaniu, nie może nim być znowu: mariaż lub sekwens w tym kolorze liczy się jak zwykły i nie wyznacza atutu.
    }

## A trick

rule-bezique-trick-equal-cards = Z dwóch takich samych kart
    .value = { $value ->
       *[first-wins] wygrywa zagrana pierwsza
    }
    .say = { $value ->
       *[first-wins] Lewę bierze najwyższy atut, a bez atutu najwyższa karta w kolorze wyjścia. Z dwóch takich samych kart wygrywa zagrana pierwsza. Kto bierze lewę, wychodzi do następnej.
    }
rule-bezique-stock-duty = Dopóki jest talon
    .value = { $value ->
        [free] można zagrać dowolną kartę
        [follow-beat-trump] kolor, przebicie, atut
       *[follow-beat-overtrump] kolor, przebicie, wyższy atut
    }
    .say = { $value ->
        [free] Dopóki jest talon, do każdej lewy można zagrać dowolną kartę: nikt nie musi dokładać do koloru.
        [follow-beat-trump]
            Nawet póki jest talon, gracz, który nie wychodzi, ma takie obowiązki, w tej kolejności:
            Dołóż do koloru wyjścia i przebij najwyższą kartę, jeśli możesz.
            Bez tego koloru zagraj atut.
            Bez atutu zagraj, co chcesz.
       *[follow-beat-overtrump]
            Nawet póki jest talon, gracz, który nie wychodzi, ma takie obowiązki, w tej kolejności:
            Dołóż do koloru wyjścia i przebij najwyższą kartę, jeśli możesz.
            Bez tego koloru zagraj atut, który na razie bierze lewę.
            Bez takiego atutu zagraj, co chcesz.
    }
rule-bezique-stock-draw = Dobieranie z talonu
    .value = { $value ->
       *[winner-first] najpierw biorący lewę
    }
    .say = { $value ->
       *[winner-first] { $deal-players ->
            [2] Po każdej lewie gracze dobierają po karcie, najpierw biorący lewę. Liczba lew z talonem: { $stock-tricks }.
           *[other] Po każdej lewie wszyscy dobierają po karcie, najpierw biorący lewę, potem pozostali po kolei. Liczba lew z talonem: { $stock-tricks }.
        }
    }
rule-bezique-stock-last-draw = Ostatnia karta talonu
    .value = { $value ->
       *[last-card-to-last-drawer] dla dobierającego ostatni
    }
    .say = { $value ->
       *[last-card-to-last-drawer] { $trump-method ->
            [turn-up] { $deal-players ->
                [2] Odkryta karta jest ostatnia: bierze ją ten, kto przegrał ostatnią lewę przed końcem talonu.
               *[other] Odkryta karta jest ostatnia: bierze ją ten, kto dobiera ostatni.
            }
           *[other] { "" }
        }
    }

## The last tricks

rule-bezique-endgame-duty = Gdy talon jest pusty
    .value = { $value ->
        [free] można zagrać dowolną kartę
        [follow-beat-trump] kolor, przebicie, atut
       *[follow-beat-overtrump] kolor, przebicie, wyższy atut
    }
    .say = { $value ->
        [free] { $stock-duty ->
            [free] W ostatnich lewach (jest ich { $deal-hand }) można, jak dotąd, zagrać dowolną kartę.
           *[other] W ostatnich lewach (jest ich { $deal-hand }) można zagrać dowolną kartę.
        }
        [follow-beat-trump]
            Gdy talon jest pusty, w ostatnich lewach (jest ich { $deal-hand }) obowiązują ścisłe reguły. Gracz, który nie wychodzi, ma takie obowiązki, w tej kolejności:
            Dołóż do koloru wyjścia i przebij najwyższą kartę, jeśli możesz.
            Jeśli nie możesz przebić, i tak dołóż do koloru.
            Bez tego koloru zagraj atut.
            Bez atutu zagraj, co chcesz.
       *[follow-beat-overtrump]
            Gdy talon jest pusty, w ostatnich lewach (jest ich { $deal-hand }) obowiązują ścisłe reguły. Gracz, który nie wychodzi, ma takie obowiązki, w tej kolejności:
            { $deal-parties ->
                [opposite-partners] Dołóż do koloru wyjścia i przebij najwyższą kartę, jeśli możesz, nawet kartę partnera.
               *[each-alone] Dołóż do koloru wyjścia i przebij najwyższą kartę, jeśli możesz.
            }
            Jeśli nie możesz przebić, i tak dołóż do koloru.
            Bez tego koloru zagraj atut, który na razie bierze lewę.
            Bez takiego atutu zagraj, co chcesz.
    }
rule-bezique-endgame-melds = Meldunki w ostatnich lewach
    .say = { $value ->
        [true] W tych lewach melduje się tak jak dotąd.
       *[false] { $meld-source ->
            [won] W tych lewach się nie melduje.
           *[other] Ostatnie meldunki zgłasza się przed dobraniem ostatnich kart. W tych lewach już się nie melduje, a karty ze stołu wracają do rąk.
        }
    }

## The sources, in short

source-S0 = White Knuckle Cards
source-S1 = Penguin Book
source-S2 = CatsAtCards
source-S4 = Pokerwiner
source-X-BI4 = Bicycle, we czworo
source-X-BIR = Bicycle, Rubicon
source-X-CA = Cassell’s Amusements
source-X-CM = Crazy Monkey
source-X-EB = Britannica
source-X-EB9 = Britannica z 1875
source-X-EN = Enquire Within
source-X-FO = Foster’s Hoyle
source-X-HE = Herring
source-X-HO = Hoyle’s Games
source-X-PE = Penguin Book, s. 94
source-X-PW = Pokerwiner, Bezique
source-X-WI = Wikipedia
source-X-WK = White Knuckle Cards, Rubicon
source-house = Zasada domowa

## Rules page and comparison

rules-of = Zasady: { $name }
rules-choose = Zasady gry
rules-contents = Rozdziały
rules-compare = Porównaj z inną grą
rules-change = Zmień te zasady
chapter-deal = Talia i rozdanie
chapter-trumps = Atuty
chapter-parties = Strony
chapter-trick = Lewa
chapter-endgame = Ostatnie lewy
chapter-melding = Meldowanie
chapter-points = Meldunki i ich punkty
chapter-reuse = Jedna karta w kilku meldunkach
chapter-carte-blanche = Carte blanche
chapter-seven = Siódemka atutowa
chapter-brisques = Bryski i ostatnia lewa
chapter-talk = Rozmowy przy stole
chapter-match = Jak się wygrywa
chapter-other = Inne zasady
meld-column = Meldunek
points-column = Punkty
rule-column = Zasada
value-column = Wartość
source-column = Źródło
rules-house = Inaczej niż w grze { $name }.
rules-inferred = nasze odczytanie: { $reason }
rules-misprint = Błąd druku: { $source } podaje { $printed }; gra się według: { $value }.
rules-all = Wszystkie zasady po kolei
rules-sources = Źródła
rules-failed = Nie udało się wczytać zasad: { $reason }
rules-retry = Spróbuj znów
not-counted = brak
compare = Porównanie dwóch gier
compare-title = Z gry { $from } do gry { $to }
compare-from = Z gry
compare-to = Do gry
compare-swap = W drugą stronę
compare-count = { $count ->
    [0] Te dwie gry mają takie same zasady.
    [one] Zmienia się jedna zasada.
    [few] Zmieniają się { $count } zasady.
    [many] Zmienia się { $count } zasad.
   *[other] Zmienia się { $count } zasady.
  }
why-points-meld = Karty: { $cards }. Wartość: { $value }.
why-points-line = { $me ->
    [yes] Zdobywasz
   *[no] { $name } zdobywa
  } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }{ $trick ->
    [0] .
   *[other] {" "}w lewie { $trick }.
  }

## House rules

house-rules = Zasady domowe
house-over = { $name } z twoimi zmianami. Przy każdej opcji są gry, w których tak się gra.
house-count = { $count ->
    [0] Jeszcze bez zmian.
    [one] Jedna zmieniona zasada:
    [few] { $count } zmienione zasady:
    [many] { $count } zmienionych zasad:
   *[other] { $count } zmienionej zasady:
  }
house-group-count = zmiany: { $count }
house-own = twoje
house-also = jak w: { $names }
house-misprint = błąd druku
house-number = { $name }: inna liczba
house-other = inne
house-back = Wróć do „{ $value }”
house-name = Nazwa tych zasad
house-name-hint = na stół i do archiwum
house-link = Link do tych zasad
copy-link = Kopiuj
link-copied = Skopiowane.
house-link-by-hand = Ta przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go ręcznie.
house-use = Graj według tych zasad
house-drop = Odrzuć zmiany
house-conflict = Te zasady się wykluczają
house-conflict-hint = Zmień jedną z dwóch. Inne twoje zmiany zostają:
house-clash = { $reason } ({ $names })
house-loading = Wczytywanie opcji…
house-failed = Nie udało się wczytać opcji: { $reason }
