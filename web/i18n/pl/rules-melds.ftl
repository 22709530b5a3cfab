# The rules about melds in Polish; see rules.ftl for how a rule is worded.

## Melding

rule-bezique-meld-source = Meldunki tworzy się z
    .value = { $value ->
        [won] kart zdobytych w lewach
        [hand] kart z ręki
       *[hand-and-won] kart z ręki i zdobytych
    }
    .say = { $value ->
        [won] Melduje się z kart zdobytych w lewach. Leżą odkryte przed zdobywcą, można je meldować zaraz po wzięciu lewy i nigdy już się nimi nie gra. Karty w ręce się nie liczą.
        [hand] Kto bierze lewę, może przed dobraniem zameldować karty z ręki. Kładzie je odkryte na stole, ale nadal należą do ręki i można nimi grać w każdej lewie.
       *[hand-and-won] Kto bierze lewę, może przed dobraniem zameldować karty z ręki, karty zdobyte w lewach albo jedne z drugimi. Karty z ręki kładzie odkryte i nadal może nimi grać; zdobytymi nie.
    }
rule-bezique-meld-kept = Karty zachowane do meldunków
    .value = { $value ->
        [all] wszystkie zdobyte
       *[courts-and-trump-ten] króle, damy, walety, dziesiątka atutowa
    }
    .say = { $value ->
        [all] { "" }
       *[courts-and-trump-ten] Ze zdobytych kart do meldunków zostają odkryte tylko króle, damy, walety i dziesiątka atutowa.
    }
rule-bezique-meld-per-trick = Meldunki w jednej lewie
    .value = { $value ->
        [0] dowolnie wiele
       *[other] { $value }
    }
    .say = { $value ->
        [0] W jednej lewie można zgłosić dowolnie wiele meldunków.
        [1] W jednej lewie można zgłosić i zapisać jeden meldunek.
       *[other] W jednej lewie można zgłosić do { $value } meldunków.
    }
rule-bezique-meld-trick-card = W każdym karta z tej lewy
    .say = { $value ->
        [true] W każdym meldunku musi być karta z właśnie wziętej lewy.
       *[false] { $meld-source ->
            [won] W meldunku nie musi być karty z właśnie wziętej lewy.
           *[other] { "" }
        }
    }
rule-bezique-meld-lay-waiting = Meldunki wyłożone na później
    .say = { $value ->
        [true] { $meld-per-trick ->
            [0] { "" }
           *[other] Dalsze meldunki można wyłożyć bez zapisywania punktów; czekają na późniejszą lewę.
        }
       *[false] { "" }
    }
rule-bezique-meld-partner = Udział partnera w meldowaniu
    .value = { $value ->
        [none] żaden: melduje biorący lewę
        [pass] biorący lewę może oddać prawo
       *[either] może meldować każdy z dwóch
    }
    .say = { $value ->
        [none] { $deal-parties ->
            [opposite-partners] Melduje tylko biorący lewę, nie partner.
           *[other] { "" }
        }
        [pass] Biorący lewę melduje albo oddaje to prawo partnerowi. Oddane już nie wraca.
       *[either] Po lewie wziętej przez jednego z partnerów meldować może każdy z nich.
    }
rule-bezique-meld-partner-cards = Karty partnera w meldunku
    .value = { $value ->
        [none] nie
        [not-beziques] tak, ale nie w bezikach
        [not-larger-beziques] tak, ale nie w podwójnym i większym beziku
       *[all] tak, w każdym meldunku
    }
    .say = { $value ->
        [none] { $deal-parties ->
            [opposite-partners] Melduje się tylko z własnych kart.
           *[other] { "" }
        }
        [not-beziques] Własną kartą można uzupełnić meldunek z kart odkrytych przed partnerem, jeśli partner mógłby go tak zapisać. Bezik musi być z jednej ręki.
        [not-larger-beziques] Własną kartą można uzupełnić meldunek z kart odkrytych przed partnerem, jeśli partner mógłby go tak zapisać. Podwójny i większy bezik musi być z jednej ręki.
       *[all] Własną kartą można uzupełnić meldunek z kart odkrytych przed partnerem, jeśli partner mógłby go tak zapisać. Dotyczy to także bezików.
    }
rule-bezique-meld-quartets = Kwartet, cztery karty jednej wartości
    .value = { $value ->
        [each-suit] po jednej z każdego koloru
       *[any] dowolne cztery
    }
    .say = { $value ->
        [each-suit] W kwartecie musi być po jednej karcie z każdego koloru.
       *[any] Kwartet to dowolne cztery karty jednej wartości, bez względu na kolory.
    }
rule-bezique-meld-bezique-cards = Karty bezika
    .value = { $value ->
        [qs-jd] dama pik, walet karo
        [qs-jd-or-qc-jh] te same; przy atucie pik lub karo dama trefl, walet kier
       *[by-trump] zależnie od atutu
    }
    .say = { $value ->
        [qs-jd] Bezik to [[QS]] i [[JD]], bez względu na atut.
        [qs-jd-or-qc-jh] Bezik to [[QS]] i [[JD]], a gdy atutem jest pik lub karo, [[QC]] i [[JH]].
       *[by-trump] Bezik zależy od atutu: przy piku [[QS]] i [[JD]], przy karo [[QD]] i [[JS]], przy kierze [[QH]] i [[JC]], przy treflu [[QC]] i [[JH]]. Dopóki nie ma atutu, nie ma bezika.
    }
rule-bezique-meld-double-from = Podwójny bezik
    .value = { $value ->
        [four-unused] cztery karty jeszcze niemeldowane
       *[may-extend] może powstać z bezika
    }
    .say = { $meld-reuse ->
        [single-use] Na podwójny bezik trzeba czterech kart jeszcze niemeldowanych: nie powstaje z pojedynczego.
        [re-form] { $pack-copies ->
            [2] Bezik może urosnąć do podwójnego: drugą parę dokłada się, póki pierwsza leży cała, a większy meldunek liczy się w pełni.
           *[other] Bezik może urosnąć do większego: parę dokłada się, póki pierwsza leży cała, a większy meldunek liczy się w pełni.
        }
       *[other] { $value ->
            [four-unused] Na podwójny bezik trzeba czterech kart jeszcze niemeldowanych: nie powstaje z pojedynczego.
           *[may-extend] { $pack-copies ->
                [2] Bezik może urosnąć do podwójnego: drugą parę dokłada się, póki pierwsza leży cała, a większy meldunek liczy się w pełni.
               *[other] Bezik może urosnąć do większego: parę dokłada się, póki pierwsza leży cała, a większy meldunek liczy się w pełni. Gdy para z podwójnego została zagrana, następna znów czyni go podwójnym.
            }
        }
    }

## Melds and their points

rule-bezique-meld-sequence = Sekwens
    .cards = as, dziesiątka, król, dama i walet atutowe
rule-bezique-meld-plain-sequence = Sekwens zwykły
    .cards = as, dziesiątka, król, dama i walet innego koloru
rule-bezique-meld-royal-marriage = Mariaż królewski
    .cards = król i dama atutowe
rule-bezique-meld-marriage = Mariaż
    .cards = król i dama innego koloru
rule-bezique-meld-bezique = Bezik
    .cards = { $meld-bezique-cards ->
        [qs-jd] [[QS]] i [[JD]]
       *[other] dama i walet, zależnie od atutu
    }
rule-bezique-meld-double-bezique = Podwójny bezik
    .cards = obie karty po dwa razy
rule-bezique-meld-triple-bezique = Potrójny bezik
    .cards = obie karty po trzy razy
rule-bezique-meld-quadruple-bezique = Poczwórny bezik
    .cards = obie karty po cztery razy
rule-bezique-meld-quintuple-bezique = Pięciokrotny bezik
    .cards = obie karty po pięć razy
rule-bezique-meld-aces = Cztery asy
    .cards = { $meld-quartets ->
        [each-suit] po jednym z każdego koloru
       *[any] dowolne cztery
    }
rule-bezique-meld-tens = Cztery dziesiątki
    .cards = { $meld-quartets ->
        [each-suit] po jednej z każdego koloru
       *[any] dowolne cztery
    }
rule-bezique-meld-kings = Cztery króle
    .cards = { $meld-quartets ->
        [each-suit] po jednym z każdego koloru
       *[any] dowolne cztery
    }
rule-bezique-meld-queens = Cztery damy
    .cards = { $meld-quartets ->
        [each-suit] po jednej z każdego koloru
       *[any] dowolne cztery
    }
rule-bezique-meld-jacks = Cztery walety
    .cards = { $meld-quartets ->
        [each-suit] po jednym z każdego koloru
       *[any] dowolne cztery
    }
rule-bezique-meld-trump-aces = Cztery asy atutowe
    .cards = wszystkie w kolorze atutowym
rule-bezique-meld-trump-tens = Cztery dziesiątki atutowe
    .cards = wszystkie w kolorze atutowym
rule-bezique-meld-trump-kings = Cztery króle atutowe
    .cards = wszystkie w kolorze atutowym
rule-bezique-meld-trump-queens = Cztery damy atutowe
    .cards = wszystkie w kolorze atutowym
rule-bezique-meld-trump-jacks = Cztery walety atutowe
    .cards = wszystkie w kolorze atutowym
rule-bezique-meld-five-trump-aces = Pięć asów atutowych
    .cards = wszystkie w kolorze atutowym
rule-bezique-meld-five-trump-tens = Pięć dziesiątek atutowych
    .cards = wszystkie w kolorze atutowym
rule-bezique-meld-five-trump-kings = Pięć króli atutowych
    .cards = wszystkie w kolorze atutowym
rule-bezique-meld-five-trump-queens = Pięć dam atutowych
    .cards = wszystkie w kolorze atutowym
rule-bezique-meld-five-trump-jacks = Pięć waletów atutowych
    .cards = wszystkie w kolorze atutowym

## One card in several melds

rule-bezique-meld-reuse = Jedna karta w kilku meldunkach
    .value = { $value ->
        [single-use] nie: zameldowana jest zużyta
        [type-once] raz w każdym rodzaju meldunku
        [disjoint-now] nie w tej samej lewie; później w innym rodzaju
        [compound] w jednej lewie też, w różnych rodzajach
       *[re-form] raz w każdym rodzaju; znów, gdy meldunek się odnowi
    }
    .say = { $value ->
        [single-use] Karta liczy się w jednym meldunku. Zameldowana jest zużyta.
        [type-once] Karta może się liczyć w kilku meldunkach, raz w każdym rodzaju: mariaż, sekwens, bezik, kwartet. Mniejszy meldunek może urosnąć do większego i oba się liczą, jak mariaż do sekwensu; z większego nie zapisuje się mniejszego.
        [disjoint-now] W jednej lewie żadna karta nie liczy się w dwóch meldunkach. Po późniejszej lewie może się liczyć znowu, w meldunku innego rodzaju.
        [compound] W jednej lewie karta może się liczyć w każdym meldunku, który współtworzy, jeśli są różnego rodzaju; nigdy dwa razy w tym samym rodzaju.
       *[re-form] Karta może się liczyć raz w każdym rodzaju meldunku. Gdy karta z meldunku została zagrana, a inna zajmie jej miejsce, meldunek się odnawia i liczy znowu. Mniejszy meldunek może urosnąć do większego; z większego nie zapisuje się mniejszego.
    }
rule-bezique-meld-sequence-remarry = Król lub dama z sekwensu w mariażu
    .say = { $meld-reuse ->
        [single-use] { "" }
       *[other] { $value ->
            [true] Król lub dama, które liczyły się w sekwensie, mogą jeszcze utworzyć mariaż z nową kartą.
           *[false] Król lub dama, które liczyły się w sekwensie, nie tworzą już mariażu.
        }
    }
rule-bezique-meld-remarriage = Ponowny mariaż
    .value = { $value ->
        [none] tylko z nową kartą
        [after-play] gdy druga karta pary została zagrana
       *[cross] od razu, dwa mariaże na krzyż
    }
    .say = { $meld-reuse ->
        [re-form] { $value ->
            [none] Król lub dama z mariażu tworzą następny tylko z nową kartą.
            [after-play] Gdy król lub dama z mariażu zostają zagrane, druga karta pary może utworzyć jeszcze jeden mariaż, z kartą z innego mariażu tego koloru; te same dwie karty nigdy nie łączą się dwa razy.
           *[cross] Gdy na stole są dwa mariaże jednego koloru, każdy król może od razu połączyć się też z damą z drugiego; te same dwie karty nigdy nie łączą się dwa razy.
        }
       *[other] { "" }
    }
rule-bezique-meld-table-only = Meldunek z samych zameldowanych kart
    .value = { $value ->
        [true] dozwolony
       *[false] potrzebuje nowej karty
    }
    .say = { $meld-reuse ->
        [single-use] { "" }
        [re-form] { $value ->
            [true] W meldunku mogą być same karty, które już leżą na stole.
           *[false] { $meld-remarriage ->
                [none] W każdym meldunku musi być co najmniej jedna karta jeszcze niemeldowana.
               *[other] W każdym meldunku musi być co najmniej jedna karta jeszcze niemeldowana, z wyjątkiem ponownego mariażu.
            }
        }
       *[other] { $value ->
            [true] { $meld-source ->
                [won] { "" }
               *[other] W meldunku mogą być same karty, które już leżą na stole, jeśli nie liczyły się w tym rodzaju.
            }
           *[false] W każdym meldunku musi być co najmniej jedna karta jeszcze niemeldowana.
        }
    }

## Carte blanche

rule-bezique-carte-blanche-points = Carte blanche
    .say = { $value ->
        [0] { "" }
       *[other] Ręka rozdana bez króla, damy i waleta to carte blanche. Pokazana przed zagraniem pierwszej karty daje { $value }.
    }
rule-bezique-carte-blanche-continues = Carte blanche trwa dalej
    .say = { $carte-blanche-points ->
        [0] { "" }
       *[other] { $value ->
            [true] Potem każdą dobraną kartę można pokazać przed następnym zagraniem i zdobyć kolejne { $carte-blanche-points }, aż do pierwszego króla, damy lub waleta albo do pierwszej karty niepokazanej.
           *[false] Liczy się raz, bez względu na to, co się potem dobierze.
        }
    }
