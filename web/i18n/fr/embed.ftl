# A table in another page: its strip of buttons, and the note while the table is loading.

embed-title = Table de jeu
embed-controls = Ce que vous pouvez faire ici
embed-waits = On dresse la table…
embed-full = Ouvrir la table entière (nouvel onglet)
again = Encore
protocol-bad-setting = Cette table ne connaît pas la valeur de « { $where } ».
protocol-unknown-setting = Cette table n’a pas de réglage « { $where } ».
protocol-too-long = « { $where } » est trop long : { $longest } caractères au plus.
embed-no-lesson = Il n’y a pas ici de leçon « { $where } ».
