# A table in another page: its strip of buttons, and the note while the table is loading.

embed-title = Stół do kart
embed-controls = Co można tu zrobić
embed-waits = Przygotowywanie stołu…
embed-full = Otwórz pełny stół w nowej karcie przeglądarki
again = Od nowa
engine-failed = Nie udało się tu uruchomić stołu. Odśwież stronę i spróbuj jeszcze raz.
protocol-bad-setting = Nie da się odczytać opisu tego stołu.
protocol-unknown-setting = Nie da się odczytać opisu tego stołu.
protocol-too-long = Opis tego stołu jest za długi.
