# Playing without a network, and new versions: short notes.

update-ready = Készen áll a Brisques új változata.
update-now = Használom most
update-elsewhere = Egy másik fülön már a Brisques új változata fut. Ezt a fület is töltsd újra.
update-later = Később
offline-missing = A böngésző törölt egy fájlt, amely a Brisques hálózat nélküli játékához kell. Csatlakozz egyszer a hálózatra, és töltsd újra az oldalt.
kept = A partid megvan ezen az eszközön.
