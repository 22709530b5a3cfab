# What is said outside the scripts: by the app that was installed (manifest), and by the page before
# its scripts run. The build writes it into files; see web/build/outside.py.

manifest-about = Ein Kartentisch für die Bézique-Familie, für Filicău und Filkó. Die Regeln und die anderen Spieler stecken in der Seite: Sie braucht kein Netz und verschickt nichts.
manifest-play-fildinski = Fildinski spielen
manifest-play-filicau = Filicău spielen
manifest-rules-fildinski = Regeln von Fildinski
manifest-guide = Tische für eigene Seiten
manifest-wide = Fildinski auf einem breiten Bildschirm, mitten in einer Runde
manifest-narrow = Dieselbe Runde auf dem Telefon

boot-late = Brisques wird geladen. Wenn nichts weiter erscheint, fehlt ein Teil der Seite. Prüfe die Verbindung und lade die Seite neu.
boot-broken = Ein Teil der Seite fehlt oder ist beschädigt, deshalb kann sie nicht starten. Prüfe die Verbindung und lade die Seite neu. Eine Partie, die auf diesem Gerät gespeichert ist, bleibt dort.
boot-disk = Von einem Datenträger startet nur die Datei brisques.html, nicht die Kopie eines Ordners von einem Server.
boot-reload = Seite neu laden
boot-script = Brisques braucht JavaScript: Die Regeln und der Computerspieler laufen in dieser Seite.

frame-late = Der Kartentisch wird geladen. Wenn nichts weiter erscheint, fehlt ein Teil davon. Prüfe die Verbindung und lade die Seite neu.
frame-broken = Ein Teil des Kartentischs fehlt oder ist beschädigt, deshalb kann er nicht starten. Prüfe die Verbindung und lade die Seite neu.
frame-sandbox = Für die Autorin oder den Autor der Seite ringsum: In einem Rahmen mit dem Attribut „sandbox“ gehört „allow-same-origin“ dazu. Sonst kommt der Tisch nur von einem Server, der „Access-Control-Allow-Origin“ sendet.
frame-reload = Tisch neu laden
frame-script = Dieser Kartentisch braucht JavaScript: Die Regeln und der Computerspieler laufen in der Seite.
