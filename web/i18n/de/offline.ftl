# Playing without a network, and new versions: short notes.

update-ready = Eine neue Version von Brisques ist bereit.
update-now = Jetzt nutzen
update-elsewhere = Ein anderer Tab nutzt schon eine neue Version von Brisques. Lade auch diesen Tab neu.
update-later = Später
offline-missing = Der Browser hat eine Datei gelöscht, die Brisques offline braucht. Geh einmal online und lade neu, dann ist sie wieder da.
kept = Deine Partie ist auf diesem Gerät sicher.
