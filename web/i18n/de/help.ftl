# Help in German: the game in a few sentences, and the keys of the table.

help-title = So wird gespielt
help-aim = { $source ->
    [won] Gewinne Stiche mit Assen und Zehnen, und bilde Meldungen aus deinen gewonnenen Karten. Karten auf der Hand zählen nie für Meldungen.
    [hand] Gewinne Stiche, und lege Meldungen aus der Hand aus: Mariagen, Sequenzen, Béziques, vier Gleiche. Ausgelegte Karten darfst du noch spielen.
   *[hand-and-won] Gewinne Stiche, und bilde Meldungen aus deiner Hand und aus gewonnenen Karten. Karten, die du aus der Hand ausgelegt hast, darfst du noch spielen.
  }
help-trick = Alle spielen eine Karte zum Stich. Der höchste Trumpf gewinnt; ohne Trumpf die höchste Karte der ausgespielten Farbe. Von zwei gleichen Karten gewinnt die erste. Die Rangfolge ist Ass, Zehn, König, Dame, Bube, Neun, Acht, Sieben. Solange der Talon liegt, ist jede Karte erlaubt.
help-meld = Wer den Stich gewinnt, darf melden. Dann ziehen alle eine Karte, zuerst der Gewinner. Wie oft eine Karte zählen darf, ist von Spiel zu Spiel anders: Das steht in den Regeln.
help-end = Wenn der Talon leer ist, gilt für die letzten Stiche: bedienen, schlagen, trumpfen. Karten, die du nicht spielen darfst, sind dunkler; versuch es, und der Tisch sagt dir, warum.
help-keys = Tasten
key-arrows = entlang der Hand
key-ends = zur ersten und zur letzten Karte
key-updown = zwischen Hand, Meldungen und Knöpfen
key-enter = Karte spielen; bei zweimal Tippen erst anheben
key-figures = die erste bis neunte Karte spielen
key-suit = zur nächsten Karte der Farbe: C Kreuz, D Karo, H Herz, S Pik; A Eichel, L Laub, H Herz, B Schellen
key-move = die Karte in der Hand verschieben
key-m = zu den Meldungen
key-m-filko = zum Rufen, wenn es ansteht
key-l = letzter Stich
key-n = nächste Runde
key-undo = zurücknehmen
key-redo = wieder spielen
key-r = hören, wie es steht
key-t = den Stich hören
key-p = die Punkte hören
key-v = die offenen Karten hören
key-f = Vollbild und zurück
key-z = Hand groß und zurück
key-help = diese Seite
key-esc = schließen, Ziehen abbrechen, angehobene Karte senken
keyname-arrows = ← →
keyname-updown = ↑ ↓
keyname-enter = Eingabe, Leertaste
keyname-ends = Pos1, Ende
keyname-figures = 1 bis 9
keyname-suit = S, dann eine Farbe
keyname-move = Umschalt ← →
keyname-undo = Strg Z
keyname-redo = Strg Umschalt Z
key-a = was man sagen kann: Ziele, Fragen, Grimassen
key-h = ein Tipp; noch einmal für die Gründe
