# The panels in which a game, its seats and the deal of the day are chosen, in German.

## All the games

games-found = { $count ->
    [0] Kein Spiel passt dazu.
    [one] Ein Spiel
   *[other] { $count } Spiele
  }
games-all = Alle zeigen
find-players = Spieler
find-length = Dauer
find-length-short = kurz
find-length-medium = mittel
find-length-long = lang
find-mood = Art
find-mood-first = gut für den Anfang
find-mood-plan = wenige, gut geplante Meldungen
find-mood-lavish = viele Meldungen, viele Punkte
find-mood-open = Trumpf steht noch nicht fest
find-mood-partners = mit Partner
find-mood-secret = heimlicher Partner
find-mood-alone = jeder für sich
find-mood-talk = Reden am Tisch
find-any = egal
game-facts = { $players } Spieler, { $packs } Kartenspiele, { $target ->
    [0] eine Runde mit { $tricks } Stichen
   *[other] { $tricks } Stiche pro Runde, bis { $target }
  }
game-kind = { $players } Spieler, { $length }: { $tricks ->
    [0] Dauer nicht gemessen
   *[other] etwa { $tricks } Stiche
  }
forget = Vergessen
forget-rules = { $name } vergessen
own-rules-about = { $name }, mit { $count ->
    [one] einer geänderten Regel
   *[other] { $count } geänderten Regeln
  }
variant-fildinski-about = Zwei Meldungen pro Stich, und jede Karte nur in einer.
variant-fildinski-penguin-about = Vier Gleiche in beliebigen Farben; Karten zählen später wieder; die Partie endet sofort.
variant-fildinski-catsatcards-about = Meldungen brauchen keine Karte aus dem Stich; Asse und Zehnen zählen am Ende.
variant-open-bezique-about = So viele Meldungen, wie die Karten hergeben, eine Karte in mehreren.
variant-bezique-about = Der Klassiker: eine Meldung pro Stich, Asse und Zehnen zählen am Ende.
variant-bezique-penguin-about = Asse und Zehnen zählen sofort; wer zuerst am Ziel ist, gewinnt.
variant-bezique-1500-about = Der Klassiker, um die Hälfte länger.
variant-bezique-no-trump-about = Kein Trumpf, bis jemand eine Mariage meldet.
variant-bezique-pinochle-about = Vier Gleiche brauchen eine Karte jeder Farbe.
variant-foster-polish-about = Meldungen mischen Handkarten mit Bildern aus gewonnenen Stichen.
variant-rubicon-about = Vier Kartenspiele; eine neu gebildete Meldung zählt neu; wer mit wenig Punkten verliert, verliert mehr.
variant-six-pack-about = Einen Packen abheben und schätzen; nach der Trumpffarbe richtet sich, was ein Bézique ist.
variant-six-pack-pokerwiner-about = Sechs Kartenspiele und in jeder Runde dasselbe Bézique.
variant-eight-pack-about = Fünfzehn Karten auf der Hand, fünf Gleiche, Fünffach-Bézique.
variant-three-hand-about = Jeder für sich, mit Dreifach-Bézique.
variant-four-hand-about = Jeder für sich, und am Ende gilt Stichzwang für alle.
variant-four-hand-partners-about = Zwei gegen zwei: das Melden abgeben, mit Karten des Partners melden.
variant-filicau-about = Zwei gegen zwei in Rumänien; eine Seite mit schlechten Karten kann fliehen.
variant-filko-4-about = Trumpf durch Abheben und ein Knecht, der gibt, bis seine Seite frei ist.
variant-filko-5-about = Der Alte ruft eine Karte, und wer sie hat, ist sein heimlicher Partner.
variant-filko-6-about = Drei gegen drei, fünf Karten für jeden.
variant-szeged-5-about = Die Herz-Sieben ist der höchste Trumpf von allen.
variant-szeged-6-about = Herz-Sieben und Eichel-Sieben stehen über den Obern.
variant-kelebia-about = Acht Trümpfe, egal welche Farbe gilt, und wer schlagen kann, muss.
variant-rich-poor-about = Die beiden höchsten Ober gegen die anderen drei.
variant-rich-poor-kept-about = Dieselben Parteien, bis die Verlierer sich befreien.
variant-rich-poor-called-about = Der Alte ruft seinen reichen Partner mit einer Karte.
variant-hats-about = Kartenpunkte, Zeichen an den Partner und Verlierer ohne Hut.

## New match

another-game = Anderes Spiel
which-opponent = Dein Gegner
which-opponents = Stufe der Mitspieler
deal-cards = Karten geben
earlier-sitting = Von einem früheren Abend
who-serves = Wer als Knecht gibt
who-serves-note = Wer schon zusammen gespielt hat, kann seine Herren behalten. Zuerst gibt ein Knecht.
nobody-serves = Niemand: Es gibt keine Herren
servant-line = { $me ->
    [yes] Du gibst
   *[no] { $name } gibt
  }: Knechte sind { $side }
change-rules = Regeln ändern
level-novice-about = kennt die Regeln, spielt aber oft hastig und vergisst kleine Meldungen
level-novice-about-filko = kennt die Regeln, spricht selten und spielt oft hastig
level-casual-about = zählt Asse und Zehnen und baut Meldungen auf
level-casual-about-filko = zählt Asse und Zehnen und weiß, wer mit ihm spielt
level-club-about = beurteilt jede Karte nach Regeln, die an vielen tausend Runden eingestellt sind
level-strong-about = wie Klub, und rechnet die letzten Stiche aus
level-expert-about = denkt vor jeder Karte einen Moment voraus
level-master-about = denkt vor jeder Karte bis zu einer Sekunde voraus
level-beats = in { $share } von 100 Runden besser als Stufe { $over }, im Mittel um *{ $mean } ± { $doubt }* Punkte
chosen-match = { $seats ->
    [several] { $variant }, mehrere Personen
    [watch] { $variant }, nur Computerspieler
    [seats] { $variant }, Plätze wie gewählt
   *[usual] { $variant }, Stufe { $level }
  }
level-beats-filko = in { $share } von 100 Runden besser als Stufe { $over }, im Mittel um *{ $mean } ± { $doubt }* Prozent des Einsatzes
level-beats-nobody = in diesem Spiel kein messbarer Vorteil gegenüber Stufe { $over }
level-not-measured = in diesem Spiel noch nicht gemessen
level-alike = in diesem Spiel kaum von { $levels } zu unterscheiden, darum steht nur eine dieser Stufen hier: in weniger als 55 von 100 Runden besser

## Seats

seats = Plätze
seats-about = wer wo spielt: Personen und eine Stufe für jeden anderen Platz
seat-number = Platz { $number }
seat-person = eine Person
seat-player = Computer, { $level }
seat-name = Name der Person auf Platz { $number }
seats-usual = Du spielst auf Platz 1, der Computer auf den anderen.
seats-seats = Du spielst auf dem Platz der Person, der Computer auf den anderen.
seats-several = Mehrere Personen spielen an diesem Gerät. Zwischen ihren Zügen sind die Karten verdeckt, bis die nächste Person sie aufdeckt. Zurücknehmen geht nicht.
seats-watch = Der Computer spielt auf allen Plätzen, und du siehst zu.

take-seats-about = Du kannst den Platz eines Computerspielers übernehmen oder einen für dich spielen lassen. Eine Partie mit getauschten Plätzen zählt als eine mit Hilfe.
take-seats-change = Plätze ändern

## Deal of the day

daily-game = Spiel
daily-play = Spielen
daily-points = Deine Punkte: { $me }, die anderen: { $them }.
daily-points-won = Gewonnen: { $me } zu { $them }.
daily-points-lost = Verloren: { $me } zu { $them }.
daily-points-drawn = Niemand hat gewonnen: { $me } zu { $them }.
daily-about = Alle haben heute dieselben Karten. Gespielt wird einmal, ohne Tipps und ohne Zurücknehmen.
