# A table in another page: its strip of buttons, and the note while the table is loading.

embed-title = Table de jeu
embed-controls = Ce que vous pouvez faire ici
embed-waits = On dresse la table…
embed-full = Ouvrir la table entière (nouvel onglet)
again = Encore
engine-failed = La table n’a pas pu démarrer ici. Rechargez la page pour réessayer.
protocol-bad-setting = La description de cette table ne peut pas être lue.
protocol-unknown-setting = La description de cette table ne peut pas être lue.
protocol-too-long = La description de cette table est trop longue.
