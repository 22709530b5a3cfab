# A table in another page, in German: its strip of buttons, and the note while the table is loading.

embed-title = Kartentisch
embed-controls = Was du hier tun kannst
embed-waits = Der Tisch wird gedeckt …
embed-full = An einem ganzen Tisch öffnen, in einem neuen Tab
again = Nochmal
protocol-bad-setting = Dieser Tisch kennt den Wert von „{ $where }“ nicht.
protocol-unknown-setting = Dieser Tisch hat keine Einstellung „{ $where }“.
protocol-too-long = „{ $where }“ ist zu lang: höchstens { $longest } Zeichen.
embed-no-lesson = Hier gibt es keine Lektion „{ $where }“.
