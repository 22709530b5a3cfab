# A table in another page: its strip of buttons, and the note while the table is loading.

embed-title = Masa de joc
embed-controls = Ce poți face aici
embed-waits = Se pregătește masa…
embed-full = Deschide la masa completă, în filă nouă
again = Din nou
engine-failed = Masa nu a putut porni aici. Reîncarcă pagina ca să încerci din nou.
protocol-bad-setting = Descrierea acestei mese nu se poate citi.
protocol-unknown-setting = Descrierea acestei mese nu se poate citi.
protocol-too-long = Descrierea acestei mese e prea lungă.
