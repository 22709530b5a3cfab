# Help in Hungarian: the game in a few sentences, and the keys of the table.

help-title = Így kell játszani
help-aim = { $source ->
    [won] Vigyél el olyan ütéseket, amelyekben ász és tízes van, és az elvitt lapjaidból mondj be. A kezedben lévő lapok sosem számítanak a bemondáshoz.
    [hand] Vigyél ütéseket, és mondj be a kezedből: házasságot, sorozatot, bézique-et, négy egyformát. A lerakott lapokat még kijátszhatod.
   *[hand-and-won] Vigyél ütéseket, és mondj be a kezedből és az elvitt lapjaidból. A kezedből lerakott lapokat még kijátszhatod.
  }
help-trick = Egy ütésbe mindenki egy lapot tesz. A legnagyobb adu viszi; ha nincs adu, a hívott szín legnagyobb lapja. Két egyforma lap közül az első visz. A sorrend: ász, tízes, király, dáma, bubi, kilences, nyolcas, hetes. { $stock ->
    [free] Amíg van talon, bármelyik lapot kijátszhatod.
   *[strict] Már a talon alatt is színre színt kell adnod, ha lehet, felülütnöd, és szín híján adut tenned.
  }
help-meld = Aki az ütést viszi, bemondhat. Utána mindenki húz, elsőként ő. Hogy egy lap hányszor számíthat, az játékonként más: a szabályok megmondják.
help-end = { $endgame ->
    [free] Az utolsó ütésekben, ha elfogyott a talon, bármelyik lapot kijátszhatod.
   *[strict] Ha elfogyott a talon, az utolsó ütések kötöttek: színre szín, felülütés, adu. A ki nem játszható lap sötétebb; próbáld meg, és az asztal megmondja, miért.
  }
help-keys = Billentyűk
key-arrows = végig a lapjaidon
key-ends = az első és az utolsó lapra
key-updown = a kéz, a bemondások és a gombok között
key-enter = lap kijátszása; két koppintásnál előbb kiemeli
key-figures = az első–kilencedik lap kijátszása
key-suit = e szín következő lapjára: C treff, D káró, H kőr, S pikk; A makk, L zöld, H piros, B tök
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

## Help for Filicău and Filkó

filko-help-aim = { $points-values ->
    [aces-and-tens] Vigyél el olyan ütéseket, amelyekben ász és tízes van: mindegyik egy pontot ér.
   *[card-values] Vigyél el olyan ütéseket, amelyekben nagy lapok vannak: az ász 11 pont, a tízes 10, a király 4, a felső 3, az alsó 2.
  } { $match-outcome ->
    [run-away] Ha megvan legalább { $match-win-points } pontotok, de nem az összes, a te oldalad lesz az úr, a másik a szolga. Amelyik oldal egy pontot sem visz, megszökött: akkor nincs se úr, se szolga.
    [servant] Ha megvan legalább { $match-win-points } pontotok, akár az összes is, a te oldalad lesz az úr; a többiek közül egy a szolga, ő oszt.
    [liberation] Ha megvan legalább { $match-win-points } pontotok, a te oldalad lesz az úr. Ez így marad, és a szolga oszt, amíg az ő oldala nem visz legalább { $match-win-points } pontot, vagy egyet sem.
    [each-deal] A gazdagoknak legalább { $match-win-points } pont kell a győzelemhez, a szegényeknek { $match-poor-points }. Minden leosztás külön számít, és a következőt egy vesztes osztja.
    [kept] Az első leosztásban a gazdagoknak legalább { $match-win-points } pont kell a győzelemhez, a szegényeknek { $match-poor-points }. Utána egy vesztes oszt, és a felek maradnak, amíg az osztó oldala nem visz legalább { $match-win-points } pontot.
   *[hats] Legalább { $match-win-points } ponttal győz az oldalad, és a többiek { $match-penalty ->
        [hat-off] leveszik a kalapjukat
        [worn-hat] ócska kalapot viselnek
       *[stand] állva játszanak
    }, amíg nem nyernek. Ha mindkét oldalon kevesebb van, senki sem győz, és minden marad a régiben.
  } Az asztal melletti táblázat megmutatja, melyik pontszám mit hoz.
filko-help-parties = { $party-method ->
    [fixed] { $deal-players ->
        [6] Minden második játékos a te oldaladon van: három játszik három ellen.
       *[other] A veled szemben ülő a társad.
    }
    [called] Akinél a makk felső van, az az öreg. Akinél az általa meghívott lap van, az a társa, titokban, amíg a lap ki nem jön; a többiek ellenük játszanak.
   *[top-overs] Akiknél a két legnagyobb felső van, azok a gazdagok; mindenki más szegény. Akkor derül ki, ki kicsoda, amikor ezek a felsők kijönnek.
  } { $trump-method ->
    [dealer-first-card] Az adut az osztó első lapja adja.
    [cut] Az adut az emelés lapja adja.
    [call-card] A meghívott lap színe az adu.
   *[name-suit] Akinél a makk felső van, az az öreg: ő nevezi meg az adut.
  }
filko-help-trumps = Ezek minden leosztásban aduk (tromfok), erősség szerint, és más színhez nem tartoznak: { $permanent }. Alattuk jön az adu színe. A többi játékban lévő lap sorrendje minden színben: ász, tízes, király, alsó, kilences, nyolcas, hetes.
filko-help-trick = A játék jobbra halad. { $play-duty ->
    [follow-trump] Színre színt; ha nincs, adut; csak ha az sincs, akkor bármit. Nem kell felülütnöd azt, ami már kint van.
   *[follow-beat-trump] Színre színt, és ha tudod, üsd felül az addigi legjobb lapot. Ha nincs szín, tégy adut, és ha tudod, azzal is üss felül. Csak szín és adu nélkül tehetsz bármit.
  }
filko-help-talk = { $talk-aims ->
    [true] Elmondhatod, mire játszol, amikor te jössz, vagy előtte, de azt soha, hogy milyen lapjaid vannak. A társad egyetérthet.
   *[false] { "" }
  } { $talk-signals ->
    [true] Arccal jelezhetsz a társadnak, milyen színt hívjon.
   *[false] { "" }
  } { $talk-count ->
    [true] Az urak megkérdezhetik a szolgákat, hány pontjuk van.
   *[false] { "" }
  }
filko-help-end = { $match-early-end ->
    [true] Ha a hátralévő lapok már semmin sem változtatnak, befejezheted a leosztást.
   *[false] Minden leosztást az utolsó ütésig játszunk.
  } A ki nem játszható lap sötétebb; próbáld meg, és az asztal megmondja, miért.
