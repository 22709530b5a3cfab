# Playing without a network, and new versions. The lost-… lines are a page of their own, drawn by the
# service worker; all others are short notes.

update-ready = Készen áll a Brisques új változata.
update-now = Használom most
update-elsewhere = Egy másik fülön már a Brisques új változata fut. Ezt a fület is töltsd újra.
update-later = Később
offline-missing = A böngésző törölt egy fájlt, amely a Brisques hálózat nélküli játékához kell. Csatlakozz egyszer a hálózatra, és töltsd újra az oldalt.
kept = A partid megvan ezen az eszközön.

lost-title = A Brisques-nek egyszer hálózat kell
lost-why = A böngésző törölte a hálózat nélküli játékhoz szükséges fájlokat, és most nincs kapcsolat.
lost-match = A partid külön van tárolva. Próbáld újra, amint van hálózat: akkor a fájlok is újra a helyükre kerülnek.
lost-again = Újra
