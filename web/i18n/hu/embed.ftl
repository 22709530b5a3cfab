# A table in another page: its strip of buttons, and the note while the table is loading.

embed-title = Kártyaasztal
embed-controls = Mit tehetsz itt
embed-waits = Készül az asztal …
embed-full = Megnyitás teljes asztalon, új fülön
again = Újra
engine-failed = Az asztalt itt nem sikerült elindítani. Töltsd újra az oldalt.
protocol-bad-setting = Ennek az asztalnak a leírása nem olvasható.
protocol-unknown-setting = Ennek az asztalnak a leírása nem olvasható.
protocol-too-long = Ennek az asztalnak a leírása túl hosszú.
