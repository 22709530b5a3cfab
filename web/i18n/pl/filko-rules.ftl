# The rules of Filicău and Filkó in Polish, made like those in rules.ftl. Cards in lists stand as
# tokens; $value is 0 for an empty list.

## The pack and the deal

rule-filko-pack-pattern = Karty
    .value = { $value ->
       *[german] karty z Wilhelmem Tellem
    }
    .say = { $value ->
       *[german] Gra się kartami niemieckimi z Wilhelmem Tellem: żołądź, wino, czerwień i dzwonek, w każdym kolorze as, dziesiątka, król, wyżnik, niżnik, dziewiątka, ósemka i siódemka. Wyżnik ma znak koloru u góry, niżnik niżej.
    }
rule-filko-pack-removed = Karty odłożone
    .value = { $value ->
        [0] żadne
       *[other] { $value }
    }
    .say = { $value ->
        [0] Gra się wszystkimi 32 kartami.
       *[other] Z talii odkłada się: { $value }.
    }
rule-filko-deal-players = Gracze
    .say = { $value ->
        [4] Gra dla czterech osób. Rozdawanie i gra idą w prawo.
        [5] Gra dla pięciu osób. Rozdawanie i gra idą w prawo.
       *[6] Gra dla sześciu osób. Rozdawanie i gra idą w prawo.
    }
rule-filko-deal-packets = Rozdaje się po
    .value = { $value ->
        [1] jednej
        [2] dwie
        [3] trzy
        [4] cztery
       *[other] { $value }
    }
    .say = { $value ->
        [1] Rozdaje się wszystkie karty, po jednej.
        [2] Rozdaje się wszystkie karty, po dwie.
        [3] Rozdaje się wszystkie karty, po trzy.
        [4] Rozdaje się wszystkie karty, po cztery.
       *[other] Rozdaje się wszystkie karty, kolejno po { $value }.
    }
rule-filko-deal-first-dealer = Pierwszy rozdający
    .value = { $value ->
       *[random] losowo
    }
    .say = { $value ->
       *[random] O tym, kto rozdaje pierwszy, decyduje los.
    }

rule-filko-deal-cut = Przełożenie
    .value = { $value ->
        [for-trumps] tylko gdy wyznacza atut
        [left] gracz po lewej rozdającego
       *[masters-choose] gracz po lewej rozdającego albo jak zechcą panowie
    }
    .say = { $value ->
        [for-trumps] { $trump-method ->
            [cut] Talię przekłada gracz po lewej rozdającego.
           *[other] Talię się tasuje, ale nie przekłada.
        }
        [left] Talię przekłada gracz po lewej rozdającego.
       *[masters-choose] Talię przekłada gracz po lewej rozdającego. Gdy panowie siedzą po obu stronach rozdającego sługi, może zamiast niego przełożyć ten po prawej.
    }

## Trumps

rule-filko-trump-permanent = Stałe atuty
    .say = Bez względu na kolor atutowy ponad jego asem stoją, { $trump-over-order ->
        [acorns-leaves-hearts-bells] od najwyższej
       *[acorns-hearts-bells-leaves] od najwyższej, pomijając kolejność wyżników
    }: { $value }. Należą do atutów, a nigdy do koloru, który na nich widać. Starszeństwo pozostałych kart w grze, w każdym kolorze, to as, dziesiątka, król, niżnik, dziewiątka, ósemka, siódemka.
rule-filko-trump-over-order = Kolejność wyżników
    .value = { $value ->
        [acorns-leaves-hearts-bells] żołądź, wino, czerwień, dzwonek
       *[acorns-hearts-bells-leaves] żołądź, czerwień, dzwonek, wino
    }
    .say = { $value ->
        [acorns-leaves-hearts-bells] Wśród wyżników najwyższy jest żołądź, potem wino, czerwień i dzwonek.
       *[acorns-hearts-bells-leaves] Wśród wyżników najwyższy jest żołądź, potem czerwień i dzwonek, a najniższe wino.
    }
rule-filko-trump-method = Atut wyznacza
    .value = { $value ->
        [dealer-first-card] pierwsza karta rozdającego
        [cut] przełożenie
        [call-card] Stary, który wywołuje kartę
       *[name-suit] Stary, który podaje kolor
    }
    .say = { $value ->
        [dealer-first-card] Rozdający pokazuje pierwszą kartę, którą sam dostaje: jej kolor jest atutem. Stały atut pomija się i pokazuje następną.
        [cut] Kolor atutowy wyznacza spodnia karta podniesionej części. Stały atut pomija się i patrzy na następną. Pokazane karty rozdaje się na końcu, więc wszyscy wiedzą, kto je dostaje: rozdający, a jeśli jest ich więcej niż w jego ostatniej porcji, gracz po jego lewej.
        [call-card] Kto ma wyżnika żołądź, jest Starym. Wywołuje kartę, która nie jest stałym atutem: jej kolor jest atutem.
       *[name-suit] Kto ma wyżnika żołądź, jest Starym. Podaje kolor atutowy.
    }

## Parties

rule-filko-party-method = Strony
    .value = { $value ->
        [fixed] stałe
        [called] przez wywołaną kartę
       *[top-overs] przez dwa najwyższe wyżniki
    }
    .say = { $value ->
        [fixed] { $deal-players ->
            [6] Po jednej stronie jest co drugi gracz: troje na troje.
           *[other] Siedzący naprzeciw siebie są partnerami.
        }
        [called] Kto ma wywołaną kartę, jest partnerem Starego i nikomu tego nie mówi: wszyscy dowiadują się, gdy karta zostaje zagrana. Pozostali grają przeciw nim.
       *[top-overs] Kto ma jednego z dwóch najwyższych wyżników, jest bogaty. Bogaci grają przeciw wszystkim innym, czyli biednym. Kto jest kim, widać, gdy te wyżniki zostają zagrane.
    }
rule-filko-party-own-card = Własna karta Starego
    .value = { $value ->
        [forbidden] nie można jej wywołać
       *[alone] można ją wywołać
    }
    .say = { $party-method ->
        [called] { $value ->
            [forbidden] Nie może wywołać własnej karty.
           *[alone] Jeśli wywoła własną kartę, gra sam i tylko on o tym wie.
        }
       *[other] { "" }
    }
rule-filko-party-both-overs = Dwa najwyższe wyżniki w jednej ręce
    .value = { $value ->
        [alone] gra sam
       *[redeal] nowe rozdanie
    }
    .say = { $party-method ->
        [top-overs] { $value ->
            [alone] Kto ma oba, gra sam przeciw wszystkim.
           *[redeal] Jeśli jeden gracz ma oba, karty rozdaje się od nowa.
        }
       *[other] { "" }
    }

## Play

rule-filko-play-duty = Obowiązki po wyjściu
    .value = { $value ->
        [follow-trump] kolor, inaczej atut
       *[follow-beat-trump] kolor, przebicie, atut
    }
    .say = { $value ->
        [follow-trump]
            Gracz, który nie wychodzi, ma takie obowiązki, w tej kolejności:
            Dołóż do koloru wyjścia; atuty to jeden kolor.
            Bez tego koloru zagraj atut, wysoki lub niski.
            Bez atutu zagraj, co chcesz.
       *[follow-beat-trump]
            Gracz, który nie wychodzi, ma takie obowiązki, w tej kolejności:
            Dołóż do koloru wyjścia i przebij najwyższą kartę, jeśli możesz; atuty to jeden kolor.
            Jeśli nie możesz przebić, i tak dołóż do koloru.
            Bez tego koloru zagraj atut, a jeśli możesz, taki, który przebija najwyższą kartę.
            Bez atutu zagraj, co chcesz.
    }
rule-filko-play-first-lead = Pierwsze wyjście
    .value = { $value ->
        [right-of-dealer] po prawej rozdającego
       *[old-man] Stary
    }
    .say = { $value ->
        [right-of-dealer] Do pierwszej lewy wychodzi gracz po prawej rozdającego, potem do każdej ten, kto wziął poprzednią.
       *[old-man] Do pierwszej lewy wychodzi Stary, potem do każdej ten, kto wziął poprzednią.
    }

## Points and what they decide

rule-filko-points-values = Punkty
    .value = { $value ->
        [aces-and-tens] asy i dziesiątki, po jednym
       *[card-values] as 11, dziesiątka 10, król 4, wyżnik 3, niżnik 2
    }
    .say = { $value ->
        [aces-and-tens] Każdy as i każda dziesiątka zdobyte w lewie to punkt, osiem w całej talii. Inne karty są bez wartości.
       *[card-values] As zdobyty w lewie jest wart 11 punktów, dziesiątka 10, król 4, wyżnik 3, a niżnik 2: razem 120 w całej talii.
    }
rule-filko-match-outcome = O czym decyduje rozdanie
    .value = { $value ->
        [run-away] panowie, słudzy albo ucieczka
        [servant] panowie i sługa, który rozdaje
        [liberation] panowie, aż sługa będzie wolny
        [each-deal] każde rozdanie osobno
        [kept] bogaci i biedni, aż rozdający będą wolni
       *[hats] kto ponosi karę przegranych
    }
    .say = { $value ->
        [run-away]
            Punkty z rozdania wyznaczają panów i sług:
            Strona, która zdobędzie { $match-win-points } lub więcej punktów, ale nie wszystkie, panuje, a druga służy.
            Jeśli żadna strona tylu nie ma, wszystko zostaje po staremu.
            Strona, która nie bierze żadnego punktu, ucieka: wtedy nikt nie panuje.
            Póki są panowie, rozdaje jeden ze sług, a bez panów rozdawanie przechodzi w prawo.
        [servant]
            Punkty z rozdania wyznaczają panów i sług:
            Strona, która zdobędzie { $match-win-points } lub więcej punktów, nawet wszystkie, panuje.
            Jeśli żadna strona tylu nie ma, wszystko zostaje po staremu.
            Pierwsi panowie wybierają sługę spośród drugiej strony. Rozdaje on za każdym razem, aż jego strona sama zdobędzie { $match-win-points }; wtedy sługą zostaje i rozdaje gracz po jego prawej. Póki nie ma panów, rozdawanie przechodzi w prawo.
        [liberation]
            Punkty z rozdania wyznaczają panów i sługę:
            Strona, która zdobędzie { $match-win-points } lub więcej punktów, panuje. Służy rozdający, jeśli przegrał, a jeśli nie, następny przegrany po jego prawej; sługa rozdaje. Bez panów rozdawanie przechodzi w prawo.
            { $trump-method ->
                [cut] Atut wyznacza się na nowo w każdym rozdaniu.
                [dealer-first-card] Atut wyznacza się na nowo w każdym rozdaniu.
               *[other] Póki są panowie, strony, kolor atutowy i pierwsze wyjście zostają.
            }
            Strona sługi jest wolna, gdy zdobędzie { $match-win-points } lub więcej punktów albo ani jednego; to drugie nazywa się odpłynięciem. { $trump-method ->
                [cut] Wtedy nie ma panów, a rozdawanie przechodzi na prawo od sługi.
                [dealer-first-card] Wtedy nie ma panów, a rozdawanie przechodzi na prawo od sługi.
               *[other] Wtedy nie ma panów, rozdawanie przechodzi na prawo od sługi, a Stary wywołuje od nowa.
            }
        [each-deal] Każde rozdanie wygrywa się lub przegrywa osobno, a następne rozdaje przegrany: rozdający, jeśli przegrał, a jeśli nie, następny przegrany po jego prawej.
        [kept] Strony z pierwszego rozdania zostają. Rozdaje przegrany: rozdający, jeśli przegrał, a jeśli nie, następny przegrany po jego prawej. Rozdaje dalej, aż jego strona zdobędzie { $match-win-points } lub więcej punktów. { $party-method ->
            [called] Do tego czasu nic się nie wywołuje: kolor atutowy i pierwsze wyjście zostają. Potem rozdawanie przechodzi w prawo, a Stary wywołuje od nowa.
           *[other] Potem rozdawanie przechodzi w prawo, a strony są nowe.
        }
       *[hats] Przegrani ponoszą karę, aż wygrają; rozdanie nierozstrzygnięte nic nie zmienia. Rozdawanie przechodzi w prawo.
    }
rule-filko-match-penalty = Kara przegranych
    .value = { $value ->
        [hat-off] bez kapeluszy
        [worn-hat] znoszone kapelusze
       *[stand] gra na stojąco
    }
    .say = { $match-outcome ->
        [hats] { $value ->
            [hat-off] Przegrani zdejmują kapelusze.
            [worn-hat] Wszyscy przychodzą bez kapelusza, a przegrani wkładają znoszone.
           *[stand] Przegrani grają na stojąco.
        }
       *[other] { "" }
    }
rule-filko-match-win-points = Punkty do wygranej
    .say = { $match-outcome ->
        [each-deal] Bogaci wygrywają, gdy mają { $value } lub więcej punktów.
        [kept] W pierwszym rozdaniu bogaci wygrywają, gdy mają { $value } lub więcej punktów.
        [hats] Strona wygrywa, gdy ma { $value } lub więcej punktów.
       *[other] { "" }
    }
rule-filko-match-poor-points = Punkty do wygranej biednych
    .say = { $match-outcome ->
        [each-deal] Biedni wygrywają, gdy mają { $value } lub więcej punktów.
        [kept] W pierwszym rozdaniu biedni wygrywają, gdy mają { $value } lub więcej punktów.
       *[other] { "" }
    }
rule-filko-match-early-end = Rozstrzygnięte rozdanie można skończyć
    .say = { $value ->
        [true] Gdy pozostałe karty nie mogą już nic zmienić, rozdanie można zakończyć.
       *[false] Każde rozdanie gra się do ostatniej lewy.
    }

## Talk

rule-filko-talk-aims = Można mówić o celu
    .say = { $value ->
        [true] Gracz może powiedzieć, o co gra jego strona, w swoim ruchu lub przed nim, i może to zmienić w późniejszej lewie. O kartach w ręce mówić nie wolno.
       *[false] Nie wolno mówić, o co się gra.
    }
rule-filko-talk-count = Panowie mogą pytać o punkty
    .say = { $value ->
        [true] Każdy z panów może raz w lewie zapytać sług, ile mają dotąd punktów.
       *[false] { "" }
    }
rule-filko-talk-signals = Znaki dla partnera
    .say = { $value ->
        [true] Gracz może miną poprosić partnera o kolor: usta w bok to żołądź, spojrzenie w górę to wino, czubek języka to czerwień, wydęte policzki to dzwonek.
       *[false] { "" }
    }

## The sources, in short

source-S3 = Pagat, Filicău
source-X-PA = Pagat, strona z 2021
source-X-UL = Pagat, Ulti
