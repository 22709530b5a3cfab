# Help in Polish: the game in a few sentences, and the keys of the table.

help-title = Jak się gra
help-aim = { $source ->
    [won] Bierz lewy z asami i dziesiątkami i układaj meldunki ze zdobytych kart. Karty w ręce nigdy nie liczą się do meldunków.
    [hand] Bierz lewy i wykładaj meldunki z ręki: mariaże, sekwensy, beziki i kwartety, na przykład cztery króle. Wyłożonymi kartami możesz nadal grać.
   *[hand-and-won] Bierz lewy i układaj meldunki z ręki i ze zdobytych kart. Kartami wyłożonymi z ręki możesz nadal grać.
  }
help-trick = Do każdej lewy gracze zagrywają po jednej karcie. Bierze ją najwyższy atut, a bez atutu najwyższa karta w kolorze wyjścia. Z dwóch takich samych kart wygrywa pierwsza. Starszeństwo: as, dziesiątka, król, dama, walet, dziewiątka, ósemka, siódemka. Dopóki jest talon, możesz zagrać dowolną kartę.
help-meld = Kto bierze lewę, może meldować. Potem wszyscy dobierają, najpierw biorący lewę. Ile razy liczy się jedna karta, zależy od gry: powiedzą to zasady.
help-end = Gdy talon jest pusty, w ostatnich lewach obowiązują ścisłe reguły: dołóż do koloru, przebij, zagraj atut. Karta, której nie można zagrać, jest ciemniejsza; spróbuj, a stół powie dlaczego.
help-keys = Klawisze
key-arrows = wzdłuż ręki
key-ends = do pierwszej i do ostatniej karty
key-updown = między ręką, meldunkami i przyciskami
key-enter = zagraj kartę; przy dwóch dotknięciach najpierw ją unieś
key-figures = zagraj kartę od pierwszej do dziewiątej
key-suit = do następnej karty koloru: C (trefl), D (karo), H (kier), S (pik) lub A (żołądź), L (wino), H, B (dzwonek)
key-move = przesuń kartę w ręce
key-m = do meldunków
key-m-filko = do czekającego wywołania
key-l = ostatnia lewa
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
