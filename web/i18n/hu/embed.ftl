# A table in another page: its strip of buttons, and the note while the table is loading.

embed-title = Kártyaasztal
embed-controls = Mit tehetsz itt
embed-waits = Készül az asztal…
embed-full = Megnyitás teljes asztalon, új fülön
again = Újra
protocol-bad-setting = Ez az asztal nem ismeri a beállítás értékét: „{ $where }”.
protocol-unknown-setting = Ennek az asztalnak nincs ilyen beállítása: „{ $where }”.
protocol-too-long = Túl hosszú: „{ $where }”, legfeljebb { $longest } karakter lehet.
embed-no-lesson = Itt nincs ilyen lecke: „{ $where }”.
