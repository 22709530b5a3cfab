# Start page and panels in Hungarian. In causes and sums, what stands after a comma is left out where
# there is little room.

## Start page

tagline = Két régi kártyajáték-család: Fildinski és Bézique, Filicău és Filkó.
start-lead = Te hívsz. Koppints egy lapra.
start-wait = Osztjuk az első lapokat
start-no-hand = Nem sikerült osztani. Töltsd újra az oldalt.
games-missing = A játékok listája nem töltődött be. Ellenőrizd a kapcsolatot, és töltsd újra az oldalt.
are-trumps = az adu
fildinski-pack = két játékos, francia kártya
fildinski-line = Vidd el az ászokat és a tízeseket; elvitt lapjaidból mondj be házasságot, sorozatot, bézique-et.
filicau-pack = négy játékos, magyar kártya
filicau-line = Ketten kettő ellen nyolc ászért és tízesért. A négy felső mindig adu, bármi is az adu színe.
games = Minden játék
games-note = keress egyet magadnak
new-match-note = helyek, szintek, szabályok
help-note = így kell játszani
your-match = A partid
your-matches = Partijaid
your-matches-more = { $count ->
    [one] Még egy parti
   *[other] Még { $count } parti
  }
match-opening = Megnyitás…
match-put-away-button = Elteszem
match-put-away = A parti eltéve. A naplódban megtalálod.
match-deleted = A parti törölve.
match-unchanged = A parti úgy maradt, ahogy volt: a böngésző nem tudta tárolni a változást.
record = Napló
record-note = partik, statisztika
daily = A nap leosztása
when-today = ma, { $time }
when-yesterday = tegnap, { $time }
when-date = { $date }, { $time }
your-match-line = { $variant } – { $name }, { $deal }. leosztás
your-match-score = *{ $me }* : *{ $them }*
your-match-saved = Ezen az eszközön van egy mentett parti
go-on = Folytatás
contents = Tartalom
learn = Tanulás
learn-note = állások lejátszásával
new-match = Új parti
rules = Szabályok és forrásaik
rules-short = Szabályok, források
rules-note = mind forrással
settings = Beállítások
settings-note = külső, sebesség, koppintás
other-hand = Másik leosztás
private-note = Minden adat ezen az eszközön marad.

stage-downloading = A játék letöltése…
stage-starting = A játék indítása…
stage-loading = A szabályok betöltése…
stage-ready = Kész.
stage-failed = A játékot nem sikerült elindítani.
stage-failed-help = Töltsd újra az oldalt. A partid megvan ezen az eszközön.
engine-failed = Az asztalt itt nem sikerült elindítani. Töltsd újra az oldalt.
loading = Betöltés…
reload = Újratöltés
queued = Amint a játék elindul, ezt játszod ki: { $card }.
recovered = A motor leállt, majd újraindult. Semmi sem veszett el.
unkept = A böngésző semmit sem tárol ehhez az oldalhoz (így van ez privát ablakban is): a partid elvész, ha bezárod vagy újratöltöd az oldalt.
single-broken = Ezzel a fájllal nem lehet játszani. Hiányos vagy sérült, és új példány kell belőle; vagy a böngésző túl régi hozzá.
trouble = Hiba történt: { $code }
page-part-missing = Az oldalnak ez a része nem töltődött be. Tovább játszhatsz. Ha van hálózat, töltsd újra az oldalt.
elsewhere = Ezt a partit egy másik fülön játszod.
elsewhere-status = Egy másik fülön játszod. Ez a fül csak mutatja.
play-here = Játék itt
aside-title = Egy félretett parti
aside-why = { $why ->
    [newer] A Brisques újabb változata mentette el, ez a változat nem tudja megnyitni. Töltsd újra az oldalt, hogy megkapd az újabbat, és próbáld újra.
    [silent] A motor kétszer is leállt, miközben ezt a partit nyitotta. A partiból semmi sem veszett el.
   *[unreadable] Nem olvasható ({ $code }). Változatlanul megmarad.
  }
aside-export = Mentés fájlba
aside-retry = Újra
aside-delete = Törlés
leave-match-title = Új partit kezdesz?
leave-match-unkept = A böngésző semmit sem tárol ehhez az oldalhoz: ha új partit kezdesz, a mostani elvész.
begin-new = Új partit kezdek
keep-match = Maradok a partimnál
reload-title = Újratöltöd az oldalt?
reload-unkept = A böngésző semmit sem tárol ehhez az oldalhoz: ha újratöltöd, a mostani parti elvész.

## The games

group-won = Fildinski
group-hand = Bézique
group-many = Sok pakli
group-more = Három és négy játékos
variant-house = { $name }, házi szabályok
variant-fildinski = Fildinski
variant-fildinski-penguin = Fildinski, Penguin
variant-fildinski-catsatcards = Fildinski, Cats at Cards
variant-open-bezique = Nyílt Bézique
variant-bezique = Bézique
variant-bezique-penguin = Bézique, Penguin
variant-bezique-1500 = Bézique 1500 pontig
variant-bezique-no-trump = Bézique felütött lap nélkül
variant-bezique-pinochle = Bézique Pinochle módra
variant-foster-polish = Lengyel Bézique, Foster
variant-rubicon = Rubicon Bézique
variant-six-pack = Hatpaklis Bézique
variant-six-pack-pokerwiner = Hat pakli, Pokerwiner
variant-eight-pack = Nyolcpaklis Bézique
variant-three-hand = Háromszemélyes Bézique
variant-four-hand = Négyszemélyes Bézique
variant-four-hand-partners = Négyen, párban

companion-1 = Halina
companion-2 = Bruno
companion-3 = Teresa

## End of a deal and of a match

deal-number = { $deal }. leosztás
you-lead-by = { $points } ponttal vezetsz
they-lead-by = { $name }: { $points } pont előny
level-score = Senki sem vezet
better-deal-you = Ebben a leosztásban te voltál a legjobb, { $points } pont előnnyel.
better-deal-they = Ebben a leosztásban { $name } volt a legjobb, { $points } pont előnnyel.
better-deal-none = Ebben a leosztásban senki sem volt jobb.
points-by-cause = Miből lett a pont
times = ×{ $count }
carried = { $deals ->
    [one] Áthozat az 1. leosztásból
    [2] Áthozat az 1. és 2. leosztásból
   *[other] Áthozat az 1–{ $deals }. leosztásból
  }
total = Összesen
total-at = Összesen, a cél { $target }
next-deal = Új leosztás
rematch = Visszavágó
next-game = Új játszma
deal-sheet = Pontlap
sheet-assisted = Segítséggel játszva: a statisztikában külön számít.
branch-line = { $deal }. leosztás, továbbjátszva { $place ->
    [0] az elejétől
    [one] egy lépés után
   *[other] { $place } lépés után
  }
branch-back = Vissza a partihoz
branch-note = Itt már ismerheted a lapokat, ezért ez nem számít. A partival együtt megmarad.
daily-kept = A mai eredmény ez marad. Holnap másik leosztás lesz.
daily-kept-earlier = Az eredmény ez marad. Ma már másik leosztás van.
next-dealer-you = A következőt te osztod.
next-dealer-they = A következőt { $name } osztja.
match-over = Vége a partinak
match-won = Megnyerted a { $unit ->
    [deal] játszmát
   *[match] partit
  }
match-lost = { $name } nyerte a { $unit ->
    [deal] játszmát
   *[match] partit
  }
match-drawn = A { $unit ->
    [deal] játszma
   *[match] parti
  } döntetlen
match-line = { $winner } : { $loser }, { $deals ->
    [one] egy leosztás
   *[other] { $deals } leosztás
  } után.
match-pays = A vesztes { $points } pontot fizet.
match-stake = { $stake }× számít.
match-double = Duplán számít.
to-start = A kezdőlapra
cause-sequence = Sorozat, aduból
cause-marriage = Házasságok, más színből
cause-plain-sequence = Sorozat más színből
cause-packet-lift = Köteg, pontosan leemelve
cause-packet-guess = Köteg, eltalálva
cause-match-bonus = Jutalom, a játszmáért
cause-match-rubicon-bonus = Jutalom, a rubikonért
cause-match-rubicon = A vesztes pontjai, a rubikon miatt
cause-match-rubicon-brisques = Zsírok, a rubikon miatt
cause-seven-points = Aduhetes
cause-brisque-points = Zsírok, ászok és tízesek
position-points = Az állás előtt

## Small words, and lines of the menu

done = Kész
yes = igen
no = nem
zoom = Lapjaim nagyítása
zoom-end = Lapjaim rendes méretben
sort = Lapjaim újrarendezése
sound-on = Hang be
sound-off = Hang ki
news = Újdonságok
print = Nyomtatás
score-save = Mentés CSV-be
score-file = brisques-pontok.csv
csv-deal = Leosztás
csv-trick = Ütés
csv-player = Játékos
csv-cause = Miért
csv-cards = Lapok
csv-points = Pont
csv-earlier = teljes leosztás
fullscreen = Teljes képernyő

## Several persons at one device, and the computer alone

person-number = { $number }. személy
curtain-turn = { $name } következik
curtain-wait = A többiek játszanak…
curtain-note = Add tovább az eszközt, { $name } következik. A lapok addig takarva maradnak.
curtain-look = { $name }: mutasd a lapjaimat
take-seats = Helyek
watch = Minden helyen a gép játszik
watch-pause = Szünet
watch-go = Tovább
watch-step = Egy lépés
watch-speed = Sebesség
watch-speed-slow = lassú
watch-speed-normal = közepes
watch-speed-fast = gyors
watch-speed-none = mozgás nélkül

## Links to rules, and what may be wrong with them

link-trouble = A szabályokra mutató link nem működik: { $reason }
link-damaged = Ez a link sérült: egy része hiányzik vagy megváltozott.
link-bad = Sérült, vagy túl sok szabályt módosít.
link-without-engine = A motor nem indult el, ezért nem olvasható.
variant-unknown = Nincs ilyen nevű játék: „{ $where }”.
variant-unknown-key = Nincs ilyen nevű szabály: „{ $where }”.
variant-bad-value = Ennek nem lehet ilyen értéke: „{ $where }”.
variant-key-twice = Kétszer van megadva: „{ $where }”.
variant-conflict = Ezek a szabályok nem férnek össze. { $reason }

## The way to the position editor and from it

edit = Állás szerkesztése
share = Link ehhez a partihoz
report = Hiba jelentése
edit-note = lapról lapra
edit-leave = Kilépés
edit-fresh = Új leosztás:
