# The settings in Hungarian: a setting's name, what it does, and its choices.

settings-search = Beállítás keresése
settings-found = { $count ->
    [0] Nincs ilyen beállítás.
    [one] Egy találat.
   *[other] { $count } találat.
  }
settings-unkept = A böngésző semmit sem tárol ehhez az oldalhoz: amit választasz, elvész, ha bezárod vagy újratöltöd.
settings-language-missing = Ennek a nyelvnek a szövegei nem töltődtek be. Ha van hálózat, töltsd újra az oldalt.
settings-sample = Most ilyenek a lapok
settings-cards = Lapok
settings-table = Asztal
settings-play = Játék
settings-sound = Hang
settings-access = Kezelés
setting-on = Be
setting-off = Ki

setting-faces = Lapképek
setting-faces-about = A kis lapon kevesebb látszik, hogy az értéke és a színe nagy maradjon.
faces-auto = A lap mérete szerint
faces-full = Teljes kép
faces-large = Nagy sarkok
faces-jumbo = Csak nagy érték és szín
setting-suits = Kártyaszínek
suits-traditional = Hagyományos
suits-safe = Négy szín, színtévesztőknek is
setting-back = Hátlapok
back-pack = Paklinként más
back-madder = Vörös
back-loden = Zöld
back-indigo = Kék
back-walnut = Barna
setting-zoom = Lapjaim nagyítása
setting-zoom-about = A lapjaid nagyobbak, a többiekéből csak egy szám marad. Az asztalnál a Z billentyű teszi ugyanezt.

setting-theme = Megjelenés
theme-system = Rendszer
theme-light = Világos
theme-dark = Sötét
setting-felt = Posztó
felt-linen = Vászon
felt-sand = Homok
felt-slate = Pala
felt-moss = Moha
setting-speed = Sebesség
speed-none = Azonnal
speed-fast = Gyors
speed-normal = Közepes
speed-slow = Lassú
setting-pause = Ütés vagy bemondás után
pause-timed = Kis szünet, aztán tovább
pause-one = Legalább 1 másodperc
pause-two = Legalább 2,5 másodperc
pause-tap = Várjon, amíg koppintok

setting-taps = Lap kijátszása
setting-taps-about = Két koppintásnál az első kiemeli a lapot, a második kijátssza.
taps-auto = Keskeny képernyőn két koppintás
taps-one = Egy koppintás
taps-two = Két koppintás

setting-sort = A lapjaid sorrendje
setting-sort-about = A lapot húzhatod is a kezedben, vagy mozgathatod Shifttel és nyíllal. Ez a sorrend a leosztás végéig marad.
sort-trumps = Elöl az aduk
sort-suits = Szín szerint
sort-ranks = Érték szerint, bemondáshoz
sort-own = Ahogy én rendezem
setting-order = A színek sorrendje
setting-order-about = Francia lapoknál; az aduk elöl fekszenek, ha úgy kéred.
order-alternate = Piros és fekete felváltva
order-fixed = Mindig pikk, kőr, treff, káró
setting-fan = Nagy lapok
fan-left = Bal oldalon
fan-right = Jobb oldalon
setting-tricks = Lejátszott ütések
setting-tricks-about = Melyiket lehet megnézni a leosztás közben. Utána mindegyiket lehet.
tricks-all = Mindet
tricks-last = Csak az utolsót
tricks-none = Egyiket sem
setting-notes = Magyarázat első alkalommal
setting-notes-about = Rövid magyarázat jelenik meg, ha valami először történik; a napi leosztásban nem. Ha újra bekapcsolod, mindegyik újra megjelenik.

setting-sound = Hangok
setting-sound-about = Rövid és halk: lap, ütés, bemondás, a leosztás vége.
setting-volume = Hangerő
volume-quiet = Halk
volume-medium = Közepes
volume-loud = Hangos
setting-haptics = A telefon rezegjen kicsit
setting-haptics-about = Lap kijátszásakor, bemondásnál és a leosztás végén.

setting-language = Nyelv
language-auto = Mint a böngészőben
setting-hand = Kéz
setting-hand-about = Bal kéznél a legyező és az alatta lévő gombok tükrözve állnak, a pontok bal oldalra kerülnek.
hand-right = Jobb
hand-left = Bal
setting-letters = Betűbillentyűk
setting-letters-about = Az egyes betűk és számok akkor működnek, ha az asztal van fókuszban. A súgó felsorolja őket.
