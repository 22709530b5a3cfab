# The rules in German. A rule's message is its name; `.value` is the word for what is chosen, `.say`
# the sentence on the rules page, `.cards` what a meld is made of. In `.value` and `.say` the rule's
# own value is $value; every other knob stands there by its path, as $meld-source does, beside
# $cards (in play), $stock (cards), $stock-tricks and $tricks. An empty `.say` means that there is
# nothing to tell in such a game. Lines after the first become a numbered list.

## The pack and the deal

rule-bezique-pack-pattern = Karten
    .value = { $value ->
       *[french] französisches Blatt
    }
    .say = { $value ->
       *[french] Gespielt wird mit französischen Farben: Pik, Herz, Karo und Kreuz.
    }
rule-bezique-pack-copies = Kartenspiele, zusammengemischt
    .say = { $value ->
        [2] Zwei Kartenspiele zu 32 Karten werden zusammengemischt: { $cards } Karten, jede zweimal.
        [3] Drei Kartenspiele zu 32 Karten werden zusammengemischt: { $cards } Karten, jede dreimal.
        [4] Vier Kartenspiele zu 32 Karten werden zusammengemischt: { $cards } Karten, jede viermal.
        [6] Sechs Kartenspiele zu 32 Karten werden zusammengemischt: { $cards } Karten, jede sechsmal.
        [8] Acht Kartenspiele zu 32 Karten werden zusammengemischt: { $cards } Karten, jede achtmal.
       *[other] { $value } Kartenspiele zu 32 Karten werden zusammengemischt: { $cards } Karten, jede { $value }-mal.
    }
rule-bezique-pack-ranking = Rang, von oben nach unten
    .value = { $value ->
       *[a-t-k-q-j-9-8-7] Ass, Zehn, König, Dame, Bube, Neun, Acht, Sieben
    }
    .say = { $value ->
       *[a-t-k-q-j-9-8-7] In jeder Farbe gilt von oben nach unten: Ass, Zehn, König, Dame, Bube, Neun, Acht, Sieben. Die Zehn steht über dem König.
    }
rule-bezique-deal-players = Spieler
    .say = { $value ->
        [2] Gespielt wird zu zweit.
        [3] Gespielt wird zu dritt.
       *[4] Gespielt wird zu viert.
    }
rule-bezique-deal-parties = Parteien
    .value = { $value ->
        [each-alone] jeder für sich
       *[opposite-partners] Partner gegenüber
    }
    .say = { $value ->
        [each-alone] { $deal-players ->
            [2] { "" }
           *[other] Jeder spielt für sich.
        }
       *[opposite-partners] Wer sich gegenübersitzt, spielt zusammen und hat gemeinsame Punkte.
    }
rule-bezique-deal-first-dealer = Erster Geber
    .value = { $value ->
        [lowest-cut] die niedrigste abgehobene Karte
        [highest-cut] die höchste abgehobene Karte
       *[highest-cut-chooses] die höchste abgehobene Karte wählt
    }
    .say = { $value ->
        [lowest-cut] Alle heben ab, und wer die niedrigste Karte hat, gibt zuerst.
        [highest-cut] Alle heben ab, und wer die höchste Karte hat, gibt zuerst.
       *[highest-cut-chooses] Alle heben ab, und wer die höchste Karte hat, wählt einen Platz und bestimmt, wer zuerst gibt.
    }
rule-bezique-deal-rotation = Das Geben wechselt
    .value = { $value ->
        [alternate] abwechselnd
       *[left] nach links
    }
    .say = { $value ->
        [alternate] Danach wird abwechselnd gegeben.
       *[left] Danach wandert das Geben nach links.
    }
rule-bezique-packet-aim = Abheben vor dem Geben, Ziel in Karten
    .value = { $value ->
        [0] kein Abheben
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] Vor dem Geben hebt der Geber einen Packen vom Stapel und versucht, genau { $value } Karten zu nehmen. Der Packen kann um bis zu drei Karten zu groß oder zu klein ausfallen.
    }
rule-bezique-packet-lift = Für genau so viele Karten
    .say = { $packet-aim ->
        [0] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] Für einen Packen von genau dieser Größe bekommt der Geber { $value }.
        }
    }
rule-bezique-packet-guess = Für richtiges Schätzen des Packens
    .say = { $packet-aim ->
        [0] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] Der andere Spieler sieht den Packen an und schätzt, wie viele Karten es sind: Richtig geschätzt bringt { $value }. Was man sieht, kann um bis zu zwei Karten abweichen.
        }
    }
rule-bezique-deal-hand = Karten auf der Hand
    .say = Jeder bekommt { $value } Karten; die übrigen { $stock } bilden den Talon.
rule-bezique-deal-packets = Gegeben werden je
    .value = { $value ->
        [1] eine
        [2] zwei
        [3] drei
       *[other] { $value }
    }
    .say = { $value ->
        [1] Gegeben wird einzeln.
        [2] Gegeben werden je zwei Karten.
        [3] Gegeben werden je drei Karten.
       *[other] Gegeben wird in Päckchen: { $value }.
    }
rule-bezique-deal-first-lead = Erstes Ausspiel
    .value = { $value ->
       *[left-of-dealer] links vom Geber
    }
    .say = { $value ->
       *[left-of-dealer] { $deal-players ->
            [2] Zum ersten Stich spielt aus, wer nicht gegeben hat.
           *[other] Zum ersten Stich spielt aus, wer links vom Geber sitzt. Gespielt wird immer im Uhrzeigersinn.
        }
    }

## Trumps

rule-bezique-trump-method = Trumpf bestimmt
    .value = { $value ->
        [turn-up] die aufgeschlagene Karte
        [first-marriage] die erste Mariage
       *[first-marriage-or-sequence] die erste Mariage oder Sequenz
    }
    .say = { $value ->
        [turn-up] Nach dem Geben wird die nächste Karte aufgeschlagen: Ihre Farbe ist Trumpf. Sie liegt halb unter dem Talon und wird als letzte gezogen.
        [first-marriage] Es wird keine Karte aufgeschlagen. Die Farbe der ersten gemeldeten Mariage ist Trumpf für den Rest der Runde, und diese Mariage zählt als Trumpf-Mariage. { $meld-plain-sequence ->
            [0] Bis dahin gibt es keinen Trumpf und keine Sequenz.
           *[other] Bis dahin gibt es keinen Trumpf.
        }
       *[first-marriage-or-sequence] Es wird keine Karte aufgeschlagen. Die Farbe der ersten gemeldeten Mariage oder Sequenz ist Trumpf für den Rest der Runde, und diese Meldung zählt wie in Trumpf. Bis dahin gibt es keinen Trumpf.
    }
rule-bezique-trump-repeat = Trumpf der letzten Runde darf wieder Trumpf sein
    .say = { $value ->
        [true] { "" }
       *[false] Die Trumpffarbe der vorigen Runde kann nicht wieder Trumpf sein: Eine Mariage oder Sequenz in ihr zählt als einfache und macht keinen Trumpf.
    }

## A trick

rule-bezique-trick-equal-cards = Von zwei gleichen Karten
    .value = { $value ->
       *[first-wins] gewinnt die zuerst gespielte
    }
    .say = { $value ->
       *[first-wins] Der höchste Trumpf gewinnt den Stich, sonst die höchste Karte der ausgespielten Farbe. Von zwei gleichen Karten gewinnt die zuerst gespielte. Wer den Stich gewinnt, spielt als Nächstes aus.
    }
rule-bezique-stock-duty = Solange der Talon liegt
    .value = { $value ->
        [free] jede Karte erlaubt
        [follow-beat-trump] bedienen, schlagen, trumpfen
       *[follow-beat-overtrump] bedienen, schlagen, übertrumpfen
    }
    .say = { $value ->
        [free] Solange der Talon liegt, ist zu jedem Stich jede Karte erlaubt: Niemand muss Farbe bedienen.
        [follow-beat-trump]
            Auch solange der Talon liegt, gilt für alle, die nicht ausspielen, in dieser Reihenfolge:
            Bediene die ausgespielte Farbe, und schlage die bisher beste Karte, wenn du kannst.
            Ohne diese Farbe spiel einen Trumpf.
            Hast du auch keinen Trumpf, spiel eine beliebige Karte.
       *[follow-beat-overtrump]
            Auch solange der Talon liegt, gilt für alle, die nicht ausspielen, in dieser Reihenfolge:
            Bediene die ausgespielte Farbe, und schlage die bisher beste Karte, wenn du kannst.
            Ohne diese Farbe spiel einen Trumpf, der den Stich bis dahin gewinnt.
            Ohne einen solchen Trumpf spiel eine beliebige Karte.
    }
rule-bezique-stock-draw = Ziehen vom Talon
    .value = { $value ->
       *[winner-first] zuerst der Gewinner des Stichs
    }
    .say = { $value ->
       *[winner-first] { $deal-players ->
            [2] Nach jedem Stich ziehen beide eine Karte, zuerst der Gewinner. Der Talon reicht für { $stock-tricks } Stiche.
           *[other] Nach jedem Stich ziehen alle eine Karte, zuerst der Gewinner, dann die anderen der Reihe nach. Der Talon reicht für { $stock-tricks } Stiche.
        }
    }
rule-bezique-stock-last-draw = Die letzte Karte des Talons
    .value = { $value ->
       *[last-card-to-last-drawer] an den, der zuletzt zieht
    }
    .say = { $value ->
       *[last-card-to-last-drawer] { $trump-method ->
            [turn-up] { $deal-players ->
                [2] Die aufgeschlagene Karte kommt zuletzt: Wer den letzten Stich mit Talon verliert, nimmt sie.
               *[other] Die aufgeschlagene Karte kommt zuletzt: Wer als Letzter zieht, nimmt sie.
            }
           *[other] { "" }
        }
    }

## The last tricks

rule-bezique-endgame-duty = Wenn der Talon leer ist
    .value = { $value ->
        [free] jede Karte erlaubt
        [follow-beat-trump] bedienen, schlagen, trumpfen
       *[follow-beat-overtrump] bedienen, schlagen, übertrumpfen
    }
    .say = { $value ->
        [free] { $stock-duty ->
            [free] In den letzten { $deal-hand } Stichen ist wie zuvor jede Karte erlaubt.
           *[other] In den letzten { $deal-hand } Stichen ist jede Karte erlaubt.
        }
        [follow-beat-trump]
            Wenn der Talon leer ist, gilt in den letzten { $deal-hand } Stichen Farb- und Stichzwang. Wer nicht ausspielt, hat diese Pflichten, in dieser Reihenfolge:
            Bediene die ausgespielte Farbe, und schlage die bisher beste Karte, wenn du kannst.
            Kannst du sie nicht schlagen, bediene trotzdem.
            Ohne diese Farbe spiel einen Trumpf.
            Hast du auch keinen Trumpf, spiel eine beliebige Karte.
       *[follow-beat-overtrump]
            Wenn der Talon leer ist, gilt in den letzten { $deal-hand } Stichen Farb- und Stichzwang. Wer nicht ausspielt, hat diese Pflichten, in dieser Reihenfolge:
            { $deal-parties ->
                [opposite-partners] Bediene die ausgespielte Farbe, und schlage die bisher beste Karte, wenn du kannst, auch die deines Partners.
               *[each-alone] Bediene die ausgespielte Farbe, und schlage die bisher beste Karte, wenn du kannst.
            }
            Kannst du sie nicht schlagen, bediene trotzdem.
            Ohne diese Farbe spiel einen Trumpf, der den Stich bis dahin gewinnt.
            Ohne einen solchen Trumpf spiel eine beliebige Karte.
    }
rule-bezique-endgame-melds = Meldungen in den letzten Stichen
    .say = { $value ->
        [true] In diesen Stichen darf wie zuvor gemeldet werden.
       *[false] { $meld-source ->
            [won] In diesen Stichen wird nicht gemeldet.
           *[other] Zum letzten Mal wird gemeldet, bevor die letzten Karten gezogen werden. In diesen Stichen gibt es keine Meldungen, und was auf dem Tisch lag, geht zurück auf die Hände.
        }
    }

## The sources, in short

source-S0 = White Knuckle Cards
source-S1 = Penguin Book
source-S2 = CatsAtCards
source-S4 = Pokerwiner
source-X-BI4 = Bicycle, zu viert
source-X-BIR = Bicycle, Rubicon
source-X-CA = Cassell’s Amusements
source-X-CM = Crazy Monkey
source-X-EB = Britannica
source-X-EB9 = Britannica von 1875
source-X-EN = Enquire Within
source-X-FO = Foster’s Hoyle
source-X-HE = Herring
source-X-HO = Hoyle’s Games
source-X-PE = Penguin Book, S. 94
source-X-PW = Pokerwiner, Bezique
source-X-WI = Wikipedia
source-X-WK = White Knuckle Cards, Rubicon
source-house = Hausregel

## Rules page and comparison

rules-of = Regeln: { $name }
rules-choose = Regeln für
rules-contents = Kapitel
rules-compare = Mit einem anderen Spiel vergleichen
rules-change = Diese Regeln ändern
chapter-deal = Karten und Geben
chapter-trumps = Trumpf
chapter-parties = Parteien
chapter-trick = Ein Stich
chapter-endgame = Die letzten Stiche
chapter-melding = Melden
chapter-points = Meldungen und ihre Punkte
chapter-reuse = Eine Karte in mehreren Meldungen
chapter-carte-blanche = Carte blanche
chapter-seven = Die Trumpf-Sieben
chapter-brisques = Brisquen und letzter Stich
chapter-talk = Reden am Tisch
chapter-match = Wie man gewinnt
chapter-other = Weitere Regeln
meld-column = Meldung
points-column = Punkte
rule-column = Regel
value-column = Wert
source-column = Quelle
rules-house = Geändert gegenüber { $name }.
rules-inferred = unsere Lesart: { $reason }
rules-misprint = Druckfehler: { $source } druckt { $printed }; gespielt wird { $value }.
rules-all = Alle Regeln, einzeln
rules-sources = Die Quellen
rules-failed = Die Regeln konnten nicht geladen werden: { $reason }
rules-retry = Noch einmal
not-counted = keine
compare = Von einem Spiel zum anderen
compare-title = Von { $from } zu { $to }
compare-from = Von
compare-to = Zu
compare-swap = Umgekehrt
compare-count = { $count ->
    [0] Die beiden Spiele haben dieselben Regeln.
    [one] Eine Regel ist anders.
   *[other] { $count } Regeln sind anders.
  }
why-points-meld = Karten: { $cards }. Wert: { $value }.
why-points-line = { $me ->
    [yes] Du bekommst
   *[no] { $name } bekommt
  } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }{ $trick ->
    [0] .
   *[other] {" "}in Stich { $trick }.
  }

## House rules

house-rules = Hausregeln
house-over = { $name }, mit deinen Änderungen. Bei jeder Wahl steht, welche Spiele so gespielt werden.
house-count = { $count ->
    [0] Noch nichts geändert.
    [one] Eine Regel geändert:
   *[other] { $count } Regeln geändert:
  }
house-group-count = { $count } geändert
house-own = deine eigene
house-also = wie in { $names }
house-misprint = ein Druckfehler
house-number = { $name }: andere Zahl
house-other = andere
house-back = Zurück zu „{ $value }“
house-name = Name dieser Regeln
house-name-hint = für den Tisch und das Archiv
house-link = Ein Link zu diesen Regeln
copy-link = Kopieren
link-copied = Kopiert.
house-link-by-hand = Dieser Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn selbst.
house-use = Nach diesen Regeln spielen
house-drop = Verwerfen
house-conflict = Diese Regeln passen nicht zusammen
house-conflict-hint = Ändere eine der beiden. Deine übrigen Änderungen bleiben:
house-clash = { $reason } ({ $names })
house-loading = Die Auswahl wird geladen …
house-failed = Die Auswahl konnte nicht geladen werden: { $reason }
