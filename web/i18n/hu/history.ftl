# A person's record: the matches played, statistics, texts, the deals of the day.

record-views = Mi látszódjon
record-matches = Partik
record-statistics = Statisztika
record-daily = Napi leosztások
record-branch = újrapróbálva
record-position = szerkesztett állásból
record-search = Keresés
record-game = Játék
record-level = Szint
record-result = Eredmény
record-any = mind
record-count = { $count ->
    [one] Egy parti
   *[other] { $count } parti
  }
record-none = Itt még nincs tárolt parti. Minden partid ezen az eszközön marad meg.
record-none-found = Nincs ilyen parti. Módosítsd a keresést vagy a fenti választást.
record-result-won = Nyert
record-result-lost = Vesztett
record-result-drawn = Döntetlen
record-result-drawn-filko = Egyenlő
record-result-undecided = Nincs győztes
record-result-open = Nincs befejezve
record-unknown = Egy régebbi változat partija
record-title = { $variant } – { $name }
record-score = { $me } : { $them }
record-deals = { $deals ->
    [0] első leosztás
    [one] egy leosztás
   *[other] { $deals } leosztás
  }
record-games-won = { $games } játszmából { $won } győzelem
record-assisted = segítséggel
record-deal = Leosztás
record-mine = Te
record-theirs = A többiek legjobbja
record-points = Az egyes leosztások pontjai
record-review = Elemzés
record-text = Szövegként
record-delete = Törlés
record-save = Mind mentése fájlba
record-read = Fájl beolvasása
record-saved-note = A fájlban ott vannak a partijaid minden lapjukkal, a statisztikád, a haladásod a leckékben és a feladványokban, a beállításaid és a házi szabályaid.
record-saved = A naplód fájlba mentve.
record-added = { $added ->
    [0] Nem került be új parti
    [one] Egy parti került be
   *[other] { $added } parti került be
  }{ $known ->
    [0] .
    [one] ; egy már itt volt.
   *[other] ; { $known } már itt volt.
  }
record-merged = A leckékben és a feladványokban elért haladásod és a házi szabályaid kiegészültek a fájlban lévőkkel. { $settings ->
    [taken] A beállítások mostantól a fájl beállításai.
   *[kept] A beállításaid nem változtak.
  }
record-rules-left = A fájl házi szabályai közül { $left } nem fért el: itt legfeljebb { $most } tárolható. Felejts el néhányat a játékok listájában, és olvasd be újra a fájlt.
record-reading = Ellenőrzés: { $done } / { $of } parti…
record-refused = Nem olvastunk be semmit. { $reason }
record-watched = csak nézve
record-shared = több személy
record-refused-match = A fájl { $number }. partija hibás: { $reason }
record-file-not-ours = Ez nem a Brisques által mentett napló.
record-file-newer = Ezt a fájlt a Brisques újabb változata mentette. Töltsd újra az oldalt, hogy megkapd az újabbat, és próbáld újra.
record-file-broken = A fájl sérült, vagy egy része hiányzik.
record-file-too-large = A fájl túl nagy.
record-unkept = A böngésző semmit sem tárol ehhez az oldalhoz, ezért semmit sem lehet hozzáadni.
record-rest-unkept = A böngésző nem tudott mindent tárolni, ami a partikon kívül a fájlban van.

## Texts

text-title = A parti szövegként
text-line = Minden leosztás, minden lappal és lépéssel. A Brisques újra be tudja olvasni.
text-record = A parti jegyzőkönyve
text-copy = Másolás
text-copied = Másolva.
text-not-copied = Ez a böngésző nem enged másolni. Jelöld ki a szöveget, és másold te.
link-newer = Ez a link a Brisques újabb változatával készült. Töltsd újra az oldalt, hogy megkapd az újabbat, és próbáld újra.
link-too-long = Ez a parti túl hosszú egy linkhez. Mentsd inkább szövegként.
text-save = Mentés fájlba

link-title = Link ehhez a pillanathoz
link-line = A linkben benne vannak a szabályok, az összes lap és az összes lépés. Itt vagy ennek az oldalnak bármely másolatában megnyílik; semmit sem küldünk el.
link-label = Link
link-copy = Link ehhez a pillanathoz
report-play = Hiba jelentése
report-title = Hiba jelentése
report-line = Másold ezt a szöveget egy hibajegybe, és írd az első kettőspont után, mi a baj. Benne van az egész parti, minden lappal.
report-label = Jelentés
report-what = Mi a baj
report-where = Pillanat
report-moment = { $deal }. leosztás, { $place } lépés után
report-last-moment = { $deal }. leosztás, az utolsó lépés után
report-link = Link
report-version = Változat
report-browser = Böngésző
report-box = Ablak
report-settings = Beállítások

## Deals of the day by date

calendar-before = Előző hónap
calendar-after = Következő hónap
calendar-open = nincs befejezve
calendar-none = Itt dátum szerint állnak majd a napi leosztások, amelyeket lejátszol.

## Statistics

statistics-none = Fejezz be egy leosztást, és itt lesznek a számai.
statistics-title = { $variant }, { $level }
statistics-level-mixed = több szint
statistics-level-people = emberek
statistics-deals = Leosztások
statistics-games = Játszmák
statistics-won = Nyert
statistics-lost = Vesztett
statistics-drawn = Döntetlen
statistics-drawn-filko = Eldöntetlen
statistics-share = { $won } ({ $percent }%)
statistics-streak = Győzelmi sorozat
statistics-streak-now = most { $now }, a leghosszabb { $longest }
statistics-average = Átlagos pontszám leosztásonként
statistics-assisted = Játszmák segítséggel
statistics-points = Pontjaid az utolsó { $count } leosztásban, és az átlaguk
statistics-since = Az ez után kezdett partik számítanak: { $when }.
statistics-reset = Kezdés nulláról
statistics-all = Mind számítson újra
statistics-were-reset = A statisztika nulláról indul. Egyetlen parti sem törlődik.
statistics-count-all = Újra minden parti számít.
statistics-note = A segítséggel (tippel vagy visszavett lépéssel) játszott játszma külön számít, győzelmi sorozatot nem növel és nem szakít meg. A befejezetlen játszma nem számít, és az sem, amit elemzésből próbáltál újra.
