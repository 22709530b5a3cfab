# Help in German: the game in a few sentences, and the keys of the table.

help-title = So wird gespielt
help-aim = { $source ->
    [won] Gewinne Stiche mit Assen und Zehnen, und bilde Meldungen aus deinen gewonnenen Karten. Karten auf der Hand zählen nie für Meldungen.
    [hand] Gewinne Stiche, und lege Meldungen aus der Hand aus: Mariagen, Sequenzen, Béziques, vier Gleiche. Ausgelegte Karten darfst du noch spielen.
   *[hand-and-won] Gewinne Stiche, und bilde Meldungen aus deiner Hand und aus gewonnenen Karten. Karten, die du aus der Hand ausgelegt hast, darfst du noch spielen.
  }
help-trick = Alle spielen eine Karte zum Stich. Der höchste Trumpf gewinnt; ohne Trumpf die höchste Karte der ausgespielten Farbe. Von zwei gleichen Karten gewinnt die erste. Die Rangfolge ist Ass, Zehn, König, Dame, Bube, Neun, Acht, Sieben. { $stock ->
    [free] Solange der Talon liegt, ist jede Karte erlaubt.
   *[strict] Auch solange der Talon liegt, musst du nach Möglichkeit bedienen, schlagen und trumpfen.
  }
help-meld = Wer den Stich gewinnt, darf melden. Dann ziehen alle eine Karte, zuerst der Gewinner. Wie oft eine Karte zählen darf, ist von Spiel zu Spiel anders: Das steht in den Regeln.
help-end = { $endgame ->
    [free] In den letzten Stichen, wenn der Talon leer ist, ist jede Karte erlaubt.
   *[strict] Wenn der Talon leer ist, gilt für die letzten Stiche: bedienen, schlagen, trumpfen. Karten, die du nicht spielen darfst, sind dunkler; versuch es, und der Tisch sagt dir, warum.
  }
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
key-l = voriger Stich
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

## Help for Filicău and Filkó

filko-help-aim = { $points-values ->
    [aces-and-tens] Gewinne Stiche mit Assen und Zehnen: Jede dieser Karten ist ein Punkt.
   *[card-values] Gewinne Stiche mit hohen Karten: Ein Ass zählt 11 Punkte, eine Zehn 10, ein König 4, ein Ober 3 und ein Unter 2.
  } { $match-outcome ->
    [run-away] Mit { $match-win-points } Punkten oder mehr, aber nicht allen, wird deine Seite Herr, und die anderen werden Knechte. Eine Seite ohne Punkte ist geflohen, und dann ist niemand Herr.
    [servant] Mit { $match-win-points } Punkten oder mehr, auch mit allen, wird deine Seite Herr; von den anderen ist einer der Knecht und gibt.
    [liberation] Mit { $match-win-points } Punkten oder mehr wird deine Seite Herr. Das bleibt so, und der Knecht gibt, bis seine Seite { $match-win-points } oder mehr hat oder gar keinen.
    [each-deal] Die Reichen gewinnen mit { $match-win-points } Punkten oder mehr, die Armen mit { $match-poor-points }. Jede Runde steht für sich, und ein Verlierer gibt die nächste.
    [kept] In der ersten Runde gewinnen die Reichen mit { $match-win-points } Punkten oder mehr, die Armen mit { $match-poor-points }. Danach gibt ein Verlierer, und die Parteien bleiben, bis die gebende Seite { $match-win-points } oder mehr hat.
   *[hats] Mit { $match-win-points } Punkten oder mehr gewinnt deine Seite, und die anderen { $match-penalty ->
        [hat-off] nehmen den Hut ab
        [worn-hat] tragen alte Hüte
       *[stand] spielen im Stehen
    }, bis sie gewinnen. Mit weniger auf beiden Seiten gewinnt niemand, und alles bleibt, wie es war.
  } Das Blatt neben dem Tisch zeigt, was jede Punktzahl bringt.
filko-help-parties = { $party-method ->
    [fixed] { $deal-players ->
        [6] Jeder Zweite gehört zu deiner Seite: Drei spielen gegen drei.
       *[other] Wer dir gegenübersitzt, ist dein Partner.
    }
    [called] Wer den Eichel-Ober hat, ist der Alte. Wer die Karte hat, die er ruft, ist sein Partner – heimlich, bis sie gespielt wird; die anderen spielen gegen die beiden.
   *[top-overs] Wer einen der beiden höchsten Ober hat, gehört zu den Reichen; alle anderen sind die Armen. Wer wer ist, zeigt sich, wenn diese Ober gespielt werden.
  } { $trump-method ->
    [dealer-first-card] Die erste Karte des Gebers bestimmt Trumpf.
    [cut] Die Karte beim Abheben bestimmt Trumpf.
    [call-card] Die Farbe der gerufenen Karte ist Trumpf.
   *[name-suit] Wer den Eichel-Ober hat, ist der Alte und bestimmt Trumpf.
  }
filko-help-trumps = Diese Karten sind in jeder Runde Trumpf und gehören zu keiner anderen Farbe, die höchste zuerst: { $permanent }. Darunter kommt die Trumpffarbe. Für die übrigen Karten jeder Farbe gilt, soweit sie im Spiel sind: Ass, Zehn, König, Unter, Neun, Acht, Sieben.
filko-help-trick = Gespielt wird nach rechts weiter, gegen den Uhrzeigersinn. { $play-duty ->
    [follow-trump] Bediene die Farbe; wenn du nicht kannst, spiel einen Trumpf; erst dann ist jede Karte erlaubt. Du musst die Karten vor dir nicht schlagen.
   *[follow-beat-trump] Bediene die Farbe, und schlage dabei die bisher beste Karte, wenn du kannst. Kannst du nicht bedienen, spiel einen Trumpf, und wieder einen, der schlägt, wenn du kannst. Nur ohne Farbe und Trumpf ist jede Karte erlaubt.
  }
filko-help-talk = { $talk-aims ->
    [true] Wenn du dran bist oder vorher, darfst du sagen, worauf du spielst, aber nie, welche Karten du hast. Dein Partner kann zustimmen.
   *[false] { "" }
  } { $talk-signals ->
    [true] Mit einer Grimasse darfst du deinen Partner bitten, eine Farbe auszuspielen.
   *[false] { "" }
  } { $talk-count ->
    [true] Herren dürfen die Knechte fragen, wie viele Punkte sie haben.
   *[false] { "" }
  }
filko-help-end = { $match-early-end ->
    [true] Wenn die übrigen Karten nichts mehr ändern, darfst du die Runde beenden.
   *[false] Jede Runde wird bis zum letzten Stich gespielt.
  } Karten, die du nicht spielen darfst, sind dunkler; versuch es, und der Tisch sagt dir, warum.
