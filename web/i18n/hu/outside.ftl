# What is said outside the scripts: by the app that was installed (manifest), and by the page before
# its scripts run. The build writes it into files; see web/build/outside.py.

manifest-about = Kártyaasztal a Bézique-családhoz, a Filicăuhoz és a Filkóhoz. A szabályok és a többi játékos az oldalban vannak: nem kell hozzá hálózat, és nem küld semmit sehová.
manifest-play-fildinski = Fildinski játék
manifest-play-filicau = Filicău játék
manifest-rules-fildinski = A Fildinski szabályai
manifest-guide = Asztalok a saját oldalaidra
manifest-wide = Fildinski széles képernyőn, leosztás közben
manifest-narrow = Ugyanez a leosztás telefonon

boot-late = A Brisques betöltődik. Ha nem jelenik meg más, az oldal egy része hiányzik. Ellenőrizd a kapcsolatot, majd töltsd újra az oldalt.
boot-broken = Az oldal egy része hiányzik vagy sérült, ezért nem tud elindulni. Ellenőrizd a kapcsolatot, majd töltsd újra az oldalt. Az ezen az eszközön mentett parti megmarad.
boot-disk = Lemezről csak a brisques.html fájl indul el, egy kiszolgáló mappájának másolata nem.
boot-reload = Az oldal újratöltése
boot-script = A Brisques működéséhez JavaScript kell: a szabályok és a gépi játékos ezen az oldalon belül futnak.

frame-late = A kártyaasztal betöltődik. Ha nem jelenik meg más, egy része hiányzik. Ellenőrizd a kapcsolatot, majd töltsd újra az oldalt.
frame-broken = A kártyaasztal egy része hiányzik vagy sérült, ezért nem tud elindulni. Ellenőrizd a kapcsolatot, majd töltsd újra az oldalt.
frame-sandbox = A befogadó oldal írójának: ha a keretnek van „sandbox” attribútuma, add hozzá ezt is: „allow-same-origin”. Enélkül az asztal csak olyan kiszolgálóról jön, amely küld „Access-Control-Allow-Origin” fejlécet.
frame-reload = Az asztal újratöltése
frame-script = Ennek a kártyaasztalnak JavaScript kell: a szabályok és a gépi játékos az oldalon belül futnak.
