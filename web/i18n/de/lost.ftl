# The page that the service worker shows when the browser has deleted its files.

lost-title = Brisques braucht einmal das Netz
lost-why = Der Browser hat die Dateien gelöscht, die Brisques offline braucht, und gerade gibt es keine Verbindung.
lost-match = Deine Partie ist getrennt gespeichert. Versuche es noch einmal, sobald du online bist: Dann werden die Dateien wieder gespeichert.
lost-again = Noch einmal
