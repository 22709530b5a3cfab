# Help in Polish: the game in a few sentences, and the keys of the table.

help-title = Jak się gra
help-aim = { $source ->
    [won] Bierz lewy z asami i dziesiątkami i układaj meldunki ze zdobytych kart. Karty w ręce nigdy nie liczą się do meldunków.
    [hand] Bierz lewy i wykładaj meldunki z ręki: mariaże, sekwensy, beziki i kwartety, na przykład cztery króle. Wyłożonymi kartami możesz nadal grać.
   *[hand-and-won] Bierz lewy i układaj meldunki z ręki i ze zdobytych kart. Kartami wyłożonymi z ręki możesz nadal grać.
  }
help-trick = Do każdej lewy gracze zagrywają po jednej karcie. Bierze ją najwyższy atut, a bez atutu najwyższa karta w kolorze wyjścia. Z dwóch takich samych kart wygrywa pierwsza. Starszeństwo: as, dziesiątka, król, dama, walet, dziewiątka, ósemka, siódemka. { $stock ->
    [free] Dopóki jest talon, możesz zagrać dowolną kartę.
   *[strict] Nawet gdy jest talon, trzeba w miarę możności dołożyć do koloru, przebić i zagrać atut.
  }
help-meld = Kto bierze lewę, może meldować. Potem wszyscy dobierają, najpierw biorący lewę. Ile razy liczy się jedna karta, zależy od gry: powiedzą to zasady.
help-end = { $endgame ->
    [free] W ostatnich lewach, gdy talon jest pusty, możesz zagrać dowolną kartę.
   *[strict] Gdy talon jest pusty, w ostatnich lewach obowiązują ścisłe reguły: dołóż do koloru, przebij, zagraj atut. Karta, której nie można zagrać, jest ciemniejsza; spróbuj, a stół powie dlaczego.
  }
help-keys = Klawisze
key-arrows = wzdłuż ręki
key-ends = do pierwszej i do ostatniej karty
key-updown = między ręką, meldunkami i przyciskami
key-enter = zagraj kartę; przy dwóch dotknięciach najpierw ją unieś
key-figures = zagraj kartę od pierwszej do dziewiątej
key-suit = do następnej karty koloru: C (trefl), D (karo), H (kier), S (pik) lub A (żołądź), L (wino), H (czerwień), B (dzwonek)
key-move = przesuń kartę w ręce
key-m = do meldunków
key-m-filko = do czekającego wywołania
key-l = poprzednia lewa
key-n = następne rozdanie
key-undo = cofnij
key-redo = ponów
key-r = odsłuchaj stan gry
key-t = odsłuchaj lewę
key-p = odsłuchaj punkty
key-v = odsłuchaj odkryte karty
key-f = pełny ekran i z powrotem
key-z = powiększ karty i z powrotem
key-help = ta strona
key-esc = zamknij, przerwij przeciąganie, opuść uniesioną kartę
keyname-arrows = ← →
keyname-updown = ↑ ↓
keyname-enter = Enter, spacja
keyname-ends = Home, End
keyname-figures = od 1 do 9
keyname-suit = S, potem kolor
keyname-move = Shift ← →
keyname-undo = Ctrl Z
keyname-redo = Ctrl Shift Z
key-a = co powiedzieć: cele, pytania, miny
key-h = podpowiedź; jeszcze raz: powody

## Help for Filicău and Filkó

filko-help-aim = { $points-values ->
    [aces-and-tens] Bierz lewy z asami i dziesiątkami: każda z tych kart to punkt.
   *[card-values] Bierz lewy z wysokimi kartami: as jest wart 11 punktów, dziesiątka 10, król 4, wyżnik 3, a niżnik 2.
  } { $match-outcome ->
    [run-away] Gdy twoja strona zdobędzie { $match-win-points } lub więcej punktów, ale nie wszystkie, zostajecie panami, a przeciwnicy sługami. Strona bez punktów ucieka i wtedy obie są równe.
    [servant] Gdy twoja strona zdobędzie { $match-win-points } lub więcej punktów, nawet wszystkie, zostajecie panami; jeden z przeciwników jest sługą i rozdaje.
    [liberation] Gdy twoja strona zdobędzie { $match-win-points } lub więcej punktów, zostajecie panami. Tak jest dalej, a sługa rozdaje, aż jego strona zdobędzie { $match-win-points } lub więcej albo ani jednego.
    [each-deal] Bogaci wygrywają, gdy mają { $match-win-points } lub więcej punktów, a biedni, gdy mają { $match-poor-points } lub więcej. Każde rozdanie liczy się osobno, a następne rozdaje przegrany.
    [kept] W pierwszym rozdaniu bogaci wygrywają, gdy mają { $match-win-points } lub więcej punktów, a biedni, gdy mają { $match-poor-points } lub więcej. Potem rozdaje przegrany, a strony zostają, aż strona rozdająca zdobędzie { $match-win-points } lub więcej.
   *[hats] Mając { $match-win-points } lub więcej punktów, twoja strona wygrywa, a przegrani { $match-penalty ->
        [hat-off] zdejmują kapelusze
        [worn-hat] noszą znoszone kapelusze
       *[stand] grają na stojąco
    }, aż wygrają. Gdy obie strony mają mniej, nikt nie wygrywa i nic się nie zmienia.
  } Tabela obok stołu mówi, co daje każda liczba punktów.
filko-help-parties = { $party-method ->
    [fixed] { $deal-players ->
        [6] Po twojej stronie jest co drugi gracz: gra troje na troje.
       *[other] Twój partner siedzi naprzeciwko.
    }
    [called] Kto ma wyżnika żołądź, jest Starym. Kto ma wywołaną przez niego kartę, jest jego partnerem, w tajemnicy, aż ta karta zostanie zagrana. Reszta gra przeciw nim.
   *[top-overs] Kto ma jednego z dwóch najwyższych wyżników, jest bogaty; wszyscy inni są biedni. Kto jest kim, widać, gdy te wyżniki zostaną zagrane.
  } { $trump-method ->
    [dealer-first-card] Atut wyznacza pierwsza karta rozdającego.
    [cut] Atut wyznacza karta w miejscu przełożenia.
    [call-card] Atutem jest kolor wywołanej karty.
   *[name-suit] Kto ma wyżnika żołądź, jest Starym i wybiera atut.
  }
filko-help-trumps = Te karty są atutami w każdym rozdaniu, od najwyższej, i nie należą do żadnego innego koloru: { $permanent }. Pod nimi jest kolor atutowy. Starszeństwo pozostałych kart w grze, w każdym kolorze, to as, dziesiątka, król, niżnik, dziewiątka, ósemka, siódemka.
filko-help-trick = Gra idzie w prawo. { $play-duty ->
    [follow-trump] Dołóż do koloru; jeśli nie możesz, zagraj atut; dopiero gdy nie masz atutu, zagraj, co chcesz. Nie musisz przebijać.
   *[follow-beat-trump] Dołóż do koloru i przebij najwyższą kartę, jeśli możesz. Bez tego koloru zagraj atut i też przebij, jeśli możesz. Gdy nie masz ani koloru, ani atutu, zagraj, co chcesz.
  }
filko-help-talk = { $talk-aims ->
    [true] Możesz mówić, o co grasz, w swoim ruchu lub przed nim, ale nigdy, jakie masz karty. Partner może się zgodzić.
   *[false] { "" }
  } { $talk-signals ->
    [true] Możesz miną poprosić partnera, by wyszedł w jakiś kolor.
   *[false] { "" }
  } { $talk-count ->
    [true] Panowie mogą pytać sług, ile mają punktów.
   *[false] { "" }
  }
filko-help-end = { $match-early-end ->
    [true] Gdy pozostałe karty nie mogą nic zmienić, możesz zakończyć rozdanie.
   *[false] Każde rozdanie gra się do ostatniej lewy.
  } Karta, której nie można zagrać, jest ciemniejsza; spróbuj, a stół powie dlaczego.
