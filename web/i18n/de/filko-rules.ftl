# The rules of Filicău and Filkó in German, made like those in rules.ftl. Cards in lists stand as
# tokens; $value is 0 for an empty list.

## The pack and the deal

rule-filko-pack-pattern = Karten
    .value = { $value ->
       *[german] Tell-Karten
    }
    .say = { $value ->
       *[german] Gespielt wird mit Tell-Karten, dem doppeldeutschen Blatt: Eichel, Laub, Herz und Schellen, jeweils Ass, Zehn, König, Ober, Unter, Neun, Acht und Sieben. Beim Ober steht das Farbzeichen oben, beim Unter tiefer.
    }
rule-filko-pack-removed = Aussortierte Karten
    .value = { $value ->
        [0] keine
       *[other] { $value }
    }
    .say = { $value ->
        [0] Alle 32 Karten sind im Spiel.
       *[other] Nicht im Spiel sind: { $value }.
    }
rule-filko-deal-players = Spieler
    .say = { $value ->
        [4] Gespielt wird zu viert. Geben und Spielen gehen nach rechts weiter.
        [5] Gespielt wird zu fünft. Geben und Spielen gehen nach rechts weiter.
       *[6] Gespielt wird zu sechst. Geben und Spielen gehen nach rechts weiter.
    }
rule-filko-deal-packets = Gegeben werden je
    .value = { $value ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
       *[other] { $value }
    }
    .say = { $value ->
        [1] Alle Karten werden gegeben, immer einzeln.
        [2] Alle Karten werden gegeben, immer zwei auf einmal.
        [3] Alle Karten werden gegeben, immer drei auf einmal.
        [4] Alle Karten werden gegeben, immer vier auf einmal.
       *[other] Alle Karten werden gegeben, in Päckchen: { $value }.
    }
rule-filko-deal-first-dealer = Erster Geber
    .value = { $value ->
       *[random] durch Zufall
    }
    .say = { $value ->
       *[random] Wer zuerst gibt, entscheidet der Zufall.
    }

rule-filko-deal-cut = Das Abheben
    .value = { $value ->
        [for-trumps] nur, wo es Trumpf bestimmt
        [left] links vom Geber
       *[masters-choose] links vom Geber, oder wie die Herren wollen
    }
    .say = { $value ->
        [for-trumps] { $trump-method ->
            [cut] Wer links vom Geber sitzt, hebt ab.
           *[other] Es wird gemischt und nicht abgehoben.
        }
        [left] Wer links vom Geber sitzt, hebt ab.
       *[masters-choose] Wer links vom Geber sitzt, hebt ab. Sitzen zu beiden Seiten eines gebenden Knechts Herren, darf stattdessen der zu seiner Rechten abheben.
    }

## Trumps

rule-filko-trump-permanent = Immer Trumpf
    .say = Egal welche Farbe Trumpf ist, diese Karten stehen über ihrem Ass, { $trump-over-order ->
        [acorns-leaves-hearts-bells] von oben nach unten
       *[acorns-hearts-bells-leaves] von oben nach unten, bis auf die Reihenfolge der Ober
    }: { $value }. Sie gehören zum Trumpf und nie zu der Farbe, die auf ihnen steht. Für die übrigen Karten jeder Farbe gilt, soweit sie im Spiel sind: Ass, Zehn, König, Unter, Neun, Acht, Sieben.
rule-filko-trump-over-order = Reihenfolge der Ober
    .value = { $value ->
        [acorns-leaves-hearts-bells] Eichel, Laub, Herz, Schellen
       *[acorns-hearts-bells-leaves] Eichel, Herz, Schellen, Laub
    }
    .say = { $value ->
        [acorns-leaves-hearts-bells] Von den Obern ist der Eichel-Ober der höchste, dann kommen Laub, Herz und Schellen.
       *[acorns-hearts-bells-leaves] Von den Obern ist der Eichel-Ober der höchste, dann kommen Herz und Schellen, und der Laub-Ober ist der niedrigste.
    }
rule-filko-trump-method = Trumpf bestimmt
    .value = { $value ->
        [dealer-first-card] die erste Karte des Gebers
        [cut] das Abheben
        [call-card] der Alte, der eine Karte ruft
       *[name-suit] der Alte, der eine Farbe nennt
    }
    .say = { $value ->
        [dealer-first-card] Der Geber zeigt die erste Karte, die er bekommt: Ihre Farbe ist Trumpf. Eine Karte, die immer Trumpf ist, wird übergangen und die nächste gezeigt.
        [cut] Die unterste Karte des abgehobenen Packens bestimmt mit ihrer Farbe Trumpf. Eine Karte, die immer Trumpf ist, wird übergangen und die nächste angesehen. Die gezeigten Karten werden zuletzt gegeben, so wissen alle, wer sie bekommt: der Geber, und wenn es mehr sind als sein letztes Päckchen, auch der Spieler zu seiner Linken.
        [call-card] Wer den Eichel-Ober hat, ist der Alte. Er ruft eine Karte, die nicht immer Trumpf ist: Ihre Farbe ist Trumpf.
       *[name-suit] Wer den Eichel-Ober hat, ist der Alte. Er nennt die Trumpffarbe.
    }

## Parties

rule-filko-party-method = Parteien
    .value = { $value ->
        [fixed] fest
        [called] durch die gerufene Karte
       *[top-overs] durch die beiden höchsten Ober
    }
    .say = { $value ->
        [fixed] { $deal-players ->
            [6] Jeder Zweite gehört zur selben Seite: drei gegen drei.
           *[other] Wer sich gegenübersitzt, spielt zusammen.
        }
        [called] Wer die gerufene Karte hat, ist der Partner des Alten und sagt es niemandem: Alle erfahren es, wenn die Karte gespielt wird. Die anderen spielen gegen die beiden.
       *[top-overs] Wer einen der beiden höchsten Ober hat, gehört zu den Reichen und spielt gegen alle anderen, die Armen. Wer das ist, zeigt sich, wenn diese Ober gespielt werden.
    }
rule-filko-party-own-card = Die eigene Karte des Alten
    .value = { $value ->
        [forbidden] darf nicht gerufen werden
       *[alone] darf gerufen werden
    }
    .say = { $party-method ->
        [called] { $value ->
            [forbidden] Er darf keine eigene Karte rufen.
           *[alone] Ruft er eine eigene Karte, spielt er allein, und nur er weiß es.
        }
       *[other] { "" }
    }
rule-filko-party-both-overs = Beide höchsten Ober auf einer Hand
    .value = { $value ->
        [alone] er spielt allein
       *[redeal] es wird neu gegeben
    }
    .say = { $party-method ->
        [top-overs] { $value ->
            [alone] Wer beide hat, spielt allein gegen alle.
           *[redeal] Hat einer beide, wird neu gegeben.
        }
       *[other] { "" }
    }

## Play

rule-filko-play-duty = Pflichten im Stich
    .value = { $value ->
        [follow-trump] bedienen, sonst trumpfen
       *[follow-beat-trump] bedienen, schlagen, trumpfen
    }
    .say = { $value ->
        [follow-trump]
            Wer nicht ausspielt, hat diese Pflichten, in dieser Reihenfolge:
            Bediene die ausgespielte Farbe; alle Trümpfe sind eine Farbe.
            Ohne diese Farbe spiel einen Trumpf, hoch oder niedrig.
            Hast du auch keinen Trumpf, spiel eine beliebige Karte.
       *[follow-beat-trump]
            Wer nicht ausspielt, hat diese Pflichten, in dieser Reihenfolge:
            Bediene die ausgespielte Farbe, und schlage die bisher beste Karte, wenn du kannst; alle Trümpfe sind eine Farbe.
            Kannst du sie nicht schlagen, bediene trotzdem.
            Ohne diese Farbe spiel einen Trumpf, und zwar einen, der die bisher beste Karte schlägt, wenn du kannst.
            Hast du auch keinen Trumpf, spiel eine beliebige Karte.
    }
rule-filko-play-first-lead = Erstes Ausspiel
    .value = { $value ->
        [right-of-dealer] rechts vom Geber
       *[old-man] der Alte
    }
    .say = { $value ->
        [right-of-dealer] Zum ersten Stich spielt aus, wer rechts vom Geber sitzt, danach immer der Gewinner des Stichs.
       *[old-man] Zum ersten Stich spielt der Alte aus, danach immer der Gewinner des Stichs.
    }

## Points and what they decide

rule-filko-points-values = Punkte
    .value = { $value ->
        [aces-and-tens] Asse und Zehnen, je einer
       *[card-values] Ass 11, Zehn 10, König 4, Ober 3, Unter 2
    }
    .say = { $value ->
        [aces-and-tens] Jedes Ass und jede Zehn in einem gewonnenen Stich ist ein Punkt, acht im ganzen Kartenspiel. Die anderen Karten zählen nichts.
       *[card-values] In gewonnenen Stichen zählt ein Ass 11 Punkte, eine Zehn 10, ein König 4, ein Ober 3 und ein Unter 2: 120 im ganzen Kartenspiel.
    }
rule-filko-match-outcome = Was eine Runde entscheidet
    .value = { $value ->
        [run-away] Herren, Knechte oder Flucht
        [servant] Herren und ein Knecht, der gibt
        [liberation] Herren, bis der Knecht frei ist
        [each-deal] jede Runde für sich
        [kept] Reich und Arm, bis die Geber frei sind
       *[hats] wer die Strafe der Verlierer trägt
    }
    .say = { $value ->
        [run-away]
            Die Punkte einer Runde machen Herren und Knechte:
            Mit { $match-win-points } Punkten oder mehr, aber nicht allen, wird eine Seite Herr, und die andere dient.
            Hat keine Seite so viele, bleibt alles, wie es war.
            Eine Seite ganz ohne Punkte ist geflohen: Dann ist niemand Herr.
            Solange es Herren gibt, gibt einer der Knechte, sonst wandert das Geben nach rechts.
        [servant]
            Die Punkte einer Runde machen Herren und Knechte:
            Mit { $match-win-points } Punkten oder mehr wird eine Seite Herr, auch mit allen.
            Hat keine Seite so viele, bleibt alles, wie es war.
            Die ersten Herren wählen einen der anderen zum Knecht. Er gibt jede Runde, bis seine Seite selbst { $match-win-points } hat; dann ist der Spieler zu seiner Rechten der Knecht und gibt. Bevor es Herren gibt, wandert das Geben nach rechts.
        [liberation]
            Die Punkte einer Runde machen Herren und einen Knecht:
            Mit { $match-win-points } Punkten oder mehr wird eine Seite Herr. Der Geber dient, wenn er verloren hat, sonst der nächste Verlierer zu seiner Rechten, und der Knecht gibt. Ohne Herren wandert das Geben nach rechts.
            { $trump-method ->
                [cut] Trumpf wird in jeder Runde neu bestimmt.
                [dealer-first-card] Trumpf wird in jeder Runde neu bestimmt.
               *[other] Solange es Herren gibt, bleiben die Parteien, die Trumpffarbe und das erste Ausspiel.
            }
            Die Seite des Knechts ist frei mit { $match-win-points } Punkten oder mehr, oder mit gar keinem; das heißt davonschwimmen. { $trump-method ->
                [cut] Dann gibt es keine Herren, und das Geben geht an den Spieler rechts vom Knecht.
                [dealer-first-card] Dann gibt es keine Herren, und das Geben geht an den Spieler rechts vom Knecht.
               *[other] Dann gibt es keine Herren, das Geben geht an den Spieler rechts vom Knecht, und der Alte ruft von Neuem.
            }
        [each-deal] Jede Runde wird für sich gewonnen oder verloren, und ein Verlierer gibt die nächste: der Geber, wenn er verloren hat, sonst der nächste Verlierer zu seiner Rechten.
        [kept] Die Parteien der ersten Runde bleiben. Ein Verlierer gibt: der Geber, wenn er verloren hat, sonst der nächste Verlierer zu seiner Rechten, und er gibt so lange, bis die gebende Seite { $match-win-points } Punkte oder mehr hat. { $party-method ->
            [called] Bis dahin wird nicht gerufen: Die Trumpffarbe und das erste Ausspiel bleiben. Dann wandert das Geben nach rechts, und der Alte ruft von Neuem.
           *[other] Dann wandert das Geben nach rechts, und die Parteien bilden sich neu.
        }
       *[hats] Die Verlierer tragen eine Strafe, bis sie gewinnen; eine unentschiedene Runde ändert nichts. Das Geben wandert nach rechts.
    }
rule-filko-match-penalty = Strafe der Verlierer
    .value = { $value ->
        [hat-off] Hut absetzen
        [worn-hat] alte Hüte tragen
       *[stand] im Stehen spielen
    }
    .say = { $match-outcome ->
        [hats] { $value ->
            [hat-off] Die Verlierer nehmen den Hut ab.
            [worn-hat] Alle kommen ohne Hut, und die Verlierer setzen alte auf.
           *[stand] Die Verlierer spielen im Stehen.
        }
       *[other] { "" }
    }
rule-filko-match-win-points = Punkte zum Sieg
    .say = { $match-outcome ->
        [each-deal] Die Reichen gewinnen mit { $value } Punkten oder mehr.
        [kept] In der ersten Runde gewinnen die Reichen mit { $value } Punkten oder mehr.
        [hats] Eine Seite gewinnt mit { $value } Punkten oder mehr.
       *[other] { "" }
    }
rule-filko-match-poor-points = Punkte zum Sieg der Armen
    .say = { $match-outcome ->
        [each-deal] Die Armen gewinnen mit { $value } Punkten oder mehr.
        [kept] In der ersten Runde gewinnen die Armen mit { $value } Punkten oder mehr.
       *[other] { "" }
    }
rule-filko-match-early-end = Eine entschiedene Runde darf früher enden
    .say = { $value ->
        [true] Sobald die übrigen Karten nichts mehr ändern, darf die Runde beendet werden.
       *[false] Jede Runde wird bis zum letzten Stich gespielt.
    }

## Talk

rule-filko-talk-aims = Ziele dürfen gesagt werden
    .say = { $value ->
        [true] Jeder darf sagen, worauf seine Seite spielt, wenn er dran ist oder vorher, und es bei einem späteren Stich ändern. Niemand darf über die Karten reden, die er hat.
       *[false] Niemand darf sagen, worauf er spielt.
    }
rule-filko-talk-count = Herren dürfen nach den Punkten fragen
    .say = { $value ->
        [true] Jeder Herr darf die Knechte einmal pro Stich fragen, wie viele Punkte sie bisher haben.
       *[false] { "" }
    }
rule-filko-talk-signals = Zeichen an den Partner
    .say = { $value ->
        [true] Mit einer Grimasse darf man den Partner um eine Farbe bitten: Mund zur Seite gezogen für Eichel, Blick nach oben für Laub, Zungenspitze für Herz, geblähte Backen für Schellen.
       *[false] { "" }
    }

## The sources, in short

source-S3 = Pagat, Filicău
source-X-PA = Pagat, Seite von 2021
source-X-UL = Pagat, Ulti
