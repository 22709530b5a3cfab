# Playing without a network, and new versions, in German. The lost-… lines are a page of their own, drawn by the
# service worker; all others are short notes.

update-ready = Eine neue Version von Brisques ist bereit.
update-now = Jetzt nutzen
update-elsewhere = Ein anderer Tab nutzt schon eine neue Version von Brisques. Lade auch diesen Tab neu.
update-later = Später
offline-missing = Der Browser hat eine Datei gelöscht, die Brisques offline braucht. Geh einmal online und lade neu, dann ist sie wieder da.
kept = Deine Partie ist auf diesem Gerät sicher.

lost-title = Brisques braucht einmal das Netz
lost-why = Der Browser hat die Dateien gelöscht, die Brisques offline braucht, und gerade gibt es keine Verbindung.
lost-match = Deine Partie ist getrennt gespeichert. Versuche es noch einmal, sobald du online bist: Dann werden die Dateien wieder gespeichert.
lost-again = Noch einmal
