# A table in another page: its strip of buttons, and the note while the table is loading.

embed-title = Stół do kart
embed-controls = Co można tu zrobić
embed-waits = Przygotowywanie stołu…
embed-full = Otwórz pełny stół w nowej karcie przeglądarki
again = Od nowa
protocol-bad-setting = Ten stół nie zna wartości ustawienia „{ $where }”.
protocol-unknown-setting = Ten stół nie ma ustawienia „{ $where }”.
protocol-too-long = Za długi tekst w „{ $where }”: najwyższa liczba znaków to { $longest }.
embed-no-lesson = Nie ma tu lekcji „{ $where }”.
