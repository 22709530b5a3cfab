# Help in Hungarian: the game in a few sentences, and the keys of the table.

help-title = Így kell játszani
help-aim = { $source ->
    [won] Vigyél el olyan ütéseket, amelyekben ász és tízes van, és az elvitt lapjaidból mondj be. A kezedben lévő lapok sosem számítanak a bemondáshoz.
    [hand] Vigyél ütéseket, és mondj be a kezedből: házasságot, sorozatot, bézique-et, négy egyformát. A lerakott lapokat még kijátszhatod.
   *[hand-and-won] Vigyél ütéseket, és mondj be a kezedből és az elvitt lapjaidból. A kezedből lerakott lapokat még kijátszhatod.
  }
help-trick = Egy ütésbe mindenki egy lapot tesz. A legnagyobb adu viszi; ha nincs adu, a hívott szín legnagyobb lapja. Két egyforma lap közül az első visz. A sorrend: ász, tízes, király, dáma, bubi, kilences, nyolcas, hetes. Amíg van talon, bármelyik lapot kijátszhatod.
help-meld = Aki az ütést viszi, bemondhat. Utána mindenki húz, elsőként ő. Hogy egy lap hányszor számíthat, az játékonként más: a szabályok megmondják.
help-end = Ha elfogyott a talon, az utolsó ütések kötöttek: színre szín, felülütés, adu. A ki nem játszható lap sötétebb; próbáld meg, és az asztal megmondja, miért.
help-keys = Billentyűk
key-arrows = végig a lapjaidon
key-ends = az első és az utolsó lapra
key-updown = a kéz, a bemondások és a gombok között
key-enter = lap kijátszása; két koppintásnál előbb kiemeli
key-figures = az első–kilencedik lap kijátszása
key-suit = e szín következő lapjára: C, D, H, S vagy A, L, H, B
key-move = lap mozgatása a kézben
key-m = a bemondásokhoz
key-m-filko = az esedékes meghíváshoz
key-l = előző ütés
key-n = új leosztás
key-undo = visszavétel
key-redo = újra
key-r = az állás felolvasása
key-t = az ütés felolvasása
key-p = a pontok felolvasása
key-v = a nyílt lapok felolvasása
key-f = teljes képernyő és vissza
key-z = nagyított lapok és vissza
key-help = ez az oldal
key-esc = bezárás, húzás megszakítása, kiemelt lap letétele
keyname-arrows = ← →
keyname-updown = ↑ ↓
keyname-enter = Enter, Szóköz
keyname-ends = Home, End
keyname-figures = 1–9
keyname-suit = S, aztán egy szín
keyname-move = Shift ← →
keyname-undo = Ctrl Z
keyname-redo = Ctrl Shift Z
key-a = mit mondhatsz: célok, kérdések, jelek
key-h = tipp; újra lenyomva az okai
