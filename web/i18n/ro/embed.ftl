# A table in another page: its strip of buttons, and the note while the table is loading.

embed-title = Masa de joc
embed-controls = Ce poți face aici
embed-waits = Se pregătește masa…
embed-full = Deschide la masa completă, în filă nouă
again = Din nou
protocol-bad-setting = Această masă nu cunoaște valoarea pentru „{ $where }”.
protocol-unknown-setting = Această masă nu are setarea „{ $where }”.
protocol-too-long = Text prea lung în „{ $where }”: numărul maxim de caractere e { $longest }.
embed-no-lesson = Aici nu există lecția „{ $where }”.
