# The settings in German: a setting's name, what it does, and its choices.

settings-search = Einstellung suchen
settings-found = { $count ->
    [0] Keine Einstellung passt dazu.
    [one] Eine Einstellung gefunden.
   *[other] { $count } Einstellungen gefunden.
  }
settings-unkept = Dieser Browser speichert nichts für diese Seite: Deine Wahl geht verloren, wenn du sie schließt oder neu lädst.
settings-language-missing = Die Texte dieser Sprache konnten nicht geladen werden. Lade die Seite neu, sobald du online bist.
settings-sample = So sehen die Karten jetzt aus
settings-cards = Karten
settings-table = Tisch
settings-play = Spiel
settings-sound = Ton
settings-access = Bedienung
setting-on = An
setting-off = Aus

setting-faces = Kartenbild
setting-faces-about = Eine kleine Karte zeigt weniger, damit Rang und Farbe groß bleiben.
faces-auto = Je nach Größe der Karte
faces-full = Ganzes Bild
faces-large = Große Ecken
faces-jumbo = Nur Rang und Farbe, groß
setting-suits = Farben
suits-traditional = Wie üblich
suits-safe = Vier Farben, auch bei Farbenblindheit
setting-back = Rückseiten
back-pack = Jedes Kartenspiel eine eigene
back-madder = Rot
back-loden = Grün
back-indigo = Blau
back-walnut = Braun
setting-zoom = Meine Hand vergrößern
setting-zoom-about = Deine Hand ist größer, und von den Karten der anderen bleibt nur eine Zahl. Am Tisch macht das die Taste Z.

setting-theme = Aussehen
theme-system = System
theme-light = Hell
theme-dark = Dunkel
setting-felt = Tuch
felt-linen = Leinen
felt-sand = Sand
felt-slate = Schiefer
felt-moss = Moos
setting-speed = Tempo
speed-none = Sofort
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
setting-pause = Nach Stich oder Meldung
pause-timed = Kurz warten, dann weiter
pause-one = Mindestens 1 Sekunde
pause-two = Mindestens 2,5 Sekunden
pause-tap = Warten, bis ich tippe

setting-taps = Karte spielen
setting-taps-about = Wenn du zweimal tippst, hebt das erste Tippen die Karte an, und das zweite spielt sie.
taps-auto = Zweimal auf schmalem Bildschirm
taps-one = Einmal tippen
taps-two = Zweimal tippen

setting-sort = Ordnung der Hand
setting-sort-about = Du kannst eine Karte auch entlang der Hand ziehen oder mit Umschalt und Pfeiltaste verschieben. Diese Ordnung gilt für die Runde.
sort-trumps = Trumpf zuerst
sort-suits = Nach Farbe
sort-ranks = Nach Rang, für Meldungen
sort-own = Wie ich sie stecke
setting-order = Reihenfolge der Farben
setting-order-about = Bei französischen Karten. Trümpfe liegen weiter vorn, wenn du das willst.
order-alternate = Rot und schwarz im Wechsel
order-fixed = Immer Pik, Herz, Kreuz, Karo
setting-fan = Hohe Karten
fan-left = Links
fan-right = Rechts
setting-tricks = Gespielte Stiche
setting-tricks-about = Welche man in der laufenden Runde ansehen darf. Danach darf man alle ansehen.
tricks-all = Alle
tricks-last = Nur den letzten
tricks-none = Keinen
setting-notes = Hinweise beim ersten Mal
setting-notes-about = Kurze Hinweise erklären, was zum ersten Mal geschieht, aber nicht in der Tagesrunde. Schaltest du sie wieder ein, kommen alle noch einmal.

setting-sound = Töne
setting-sound-about = Kurz und leise: eine Karte, ein Stich, eine Meldung, das Ende einer Runde.
setting-volume = Lautstärke
volume-quiet = Leise
volume-medium = Mittel
volume-loud = Laut
setting-haptics = Leichtes Vibrieren
setting-haptics-about = Beim Spielen einer Karte, bei einer Meldung und am Ende einer Runde.

setting-language = Sprache
language-auto = Wie im Browser
setting-hand = Haltehand
setting-hand-about = Bei der linken Hand sind der Fächer und die Knöpfe darunter gespiegelt, und die Punkte stehen links.
hand-right = Rechts
hand-left = Links
setting-letters = Buchstabentasten
setting-letters-about = Einzelne Buchstaben und Ziffern wirken, solange der Tisch den Fokus hat. Sie stehen in der Hilfe.
