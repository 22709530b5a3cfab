# The rules about melds in German; see rules.ftl for how a rule is worded.

## Melding

rule-bezique-meld-source = Gemeldet wird mit
    .value = { $value ->
        [won] Karten aus gewonnenen Stichen
        [hand] Karten auf der Hand
       *[hand-and-won] Hand und gewonnenen Karten
    }
    .say = { $value ->
        [won] Gemeldet wird mit Karten aus gewonnenen Stichen. Sie liegen offen vor dem, der sie gewonnen hat, dürfen gleich nach einem gewonnenen Stich gemeldet werden und werden nie wieder gespielt. Karten auf der Hand zählen nicht.
        [hand] Wer einen Stich gewinnt, darf vor dem Ziehen melden, mit Karten aus der Hand. Sie werden offen auf den Tisch gelegt, gehören aber weiter zur Hand und dürfen zu jedem Stich gespielt werden.
       *[hand-and-won] Wer einen Stich gewinnt, darf vor dem Ziehen melden, mit Karten aus der Hand, mit gewonnenen Karten oder mit beidem. Karten aus der Hand werden offen ausgelegt und dürfen noch gespielt werden, gewonnene nicht.
    }
rule-bezique-meld-kept = Gewonnene Karten für Meldungen
    .value = { $value ->
        [all] jede gewonnene Karte
       *[courts-and-trump-ten] Könige, Damen, Buben, Trumpf-Zehn
    }
    .say = { $value ->
        [all] { "" }
       *[courts-and-trump-ten] Von den gewonnenen Karten bleiben nur Könige, Damen, Buben und die Trumpf-Zehn offen für Meldungen.
    }
rule-bezique-meld-per-trick = Meldungen pro Stich
    .value = { $value ->
        [0] beliebig viele
       *[other] { $value }
    }
    .say = { $value ->
        [0] Zu einem Stich sind beliebig viele Meldungen erlaubt.
        [1] Zu einem Stich darf eine Meldung gemacht und gewertet werden.
       *[other] Zu einem Stich sind bis zu { $value } Meldungen erlaubt.
    }
rule-bezique-meld-trick-card = Jede braucht eine Karte aus dem Stich
    .say = { $value ->
        [true] Zu jeder Meldung gehört eine Karte aus dem eben gewonnenen Stich.
       *[false] { $meld-source ->
            [won] Eine Meldung braucht keine Karte aus dem eben gewonnenen Stich.
           *[other] { "" }
        }
    }
rule-bezique-meld-lay-waiting = Meldungen dürfen auf Vorrat ausliegen
    .say = { $value ->
        [true] { $meld-per-trick ->
            [0] { "" }
           *[other] Weitere Meldungen dürfen ohne Punkte ausgelegt werden; sie warten auf einen späteren Stich.
        }
       *[false] { "" }
    }
rule-bezique-meld-partner = Der Partner beim Melden
    .value = { $value ->
        [none] gar nicht: Der Gewinner des Stichs meldet
        [pass] der Gewinner darf das Recht abgeben
       *[either] einer der beiden darf melden
    }
    .say = { $value ->
        [none] { $deal-parties ->
            [opposite-partners] Nur der Gewinner des Stichs darf melden, nicht der Partner.
           *[other] { "" }
        }
        [pass] Der Gewinner des Stichs meldet oder gibt das Recht an den Partner ab. Einmal abgegeben, kommt es nicht zurück.
       *[either] Hat eine Seite einen Stich gewonnen, darf einer der beiden Partner melden.
    }
rule-bezique-meld-partner-cards = Karten des Partners in einer Meldung
    .value = { $value ->
        [none] keine
        [not-beziques] ja, aber nicht im Bézique
        [not-larger-beziques] ja, aber nicht ab Doppel-Bézique
       *[all] ja, in allen Meldungen
    }
    .say = { $value ->
        [none] { $deal-parties ->
            [opposite-partners] Eine Meldung besteht nur aus eigenen Karten.
           *[other] { "" }
        }
        [not-beziques] Eine eigene Karte darf eine Meldung mit Karten vervollständigen, die offen vor dem Partner liegen, wenn der Partner sie so werten könnte. Ein Bézique muss aus einer Hand kommen.
        [not-larger-beziques] Eine eigene Karte darf eine Meldung mit Karten vervollständigen, die offen vor dem Partner liegen, wenn der Partner sie so werten könnte. Ein Doppel-Bézique oder größeres muss aus einer Hand kommen.
       *[all] Eine eigene Karte darf eine Meldung mit Karten vervollständigen, die offen vor dem Partner liegen, wenn der Partner sie so werten könnte. Das gilt auch für Béziques.
    }
rule-bezique-meld-quartets = Vier Gleiche
    .value = { $value ->
        [each-suit] eine jeder Farbe
       *[any] beliebige vier
    }
    .say = { $value ->
        [each-suit] Vier Gleiche müssen aus einer Karte jeder Farbe bestehen.
       *[any] Vier Gleiche dürfen beliebige Farben haben.
    }
rule-bezique-meld-bezique-cards = Karten des Bézique
    .value = { $value ->
        [qs-jd] Pik-Dame, Karo-Bube
        [qs-jd-or-qc-jh] ebenso; bei Trumpf Pik oder Karo aber Kreuz-Dame, Herz-Bube
       *[by-trump] je nach Trumpffarbe
    }
    .say = { $value ->
        [qs-jd] Ein Bézique ist [[QS]] mit [[JD]], egal was Trumpf ist.
        [qs-jd-or-qc-jh] Ein Bézique ist [[QS]] mit [[JD]], aber [[QC]] mit [[JH]], wenn Pik oder Karo Trumpf ist.
       *[by-trump] Nach der Trumpffarbe richtet sich, was ein Bézique ist: [[QS]] mit [[JD]] bei Pik, [[QD]] mit [[JS]] bei Karo, [[QH]] mit [[JC]] bei Herz, [[QC]] mit [[JH]] bei Kreuz. Solange es keinen Trumpf gibt, gibt es auch kein Bézique.
    }
rule-bezique-meld-double-from = Doppel-Bézique
    .value = { $value ->
        [four-unused] vier noch nicht gemeldete Karten
       *[may-extend] darf aus einem Bézique wachsen
    }
    .say = { $meld-reuse ->
        [single-use] Ein Doppel-Bézique braucht vier Karten, die noch nicht gemeldet sind: Es kann nicht aus einem einfachen wachsen.
        [re-form] { $pack-copies ->
            [2] Ein Bézique darf zu einem doppelten wachsen: Ein zweites Paar kommt dazu, solange das erste noch vollständig liegt, und die größere Meldung zählt voll.
           *[other] Ein Bézique darf zu einem größeren wachsen: Ein Paar kommt dazu, solange das erste noch vollständig liegt, und die größere Meldung zählt voll.
        }
       *[other] { $value ->
            [four-unused] Ein Doppel-Bézique braucht vier Karten, die noch nicht gemeldet sind: Es kann nicht aus einem einfachen wachsen.
           *[may-extend] { $pack-copies ->
                [2] Ein Bézique darf zu einem doppelten wachsen: Ein zweites Paar kommt dazu, solange das erste noch vollständig liegt, und die größere Meldung zählt voll.
               *[other] Ein Bézique darf zu einem größeren wachsen: Ein Paar kommt dazu, solange das erste noch vollständig liegt, und die größere Meldung zählt voll. Ist ein Paar eines doppelten gespielt, wird es mit einem anderen Paar wieder ein doppeltes.
            }
        }
    }

## Melds and their points

rule-bezique-meld-sequence = Sequenz
    .cards = Ass, Zehn, König, Dame und Bube in Trumpf
rule-bezique-meld-plain-sequence = Einfache Sequenz
    .cards = Ass, Zehn, König, Dame und Bube einer anderen Farbe
rule-bezique-meld-royal-marriage = Trumpf-Mariage
    .cards = König und Dame in Trumpf
rule-bezique-meld-marriage = Mariage
    .cards = König und Dame einer anderen Farbe
rule-bezique-meld-bezique = Bézique
    .cards = { $meld-bezique-cards ->
        [qs-jd] [[QS]] und [[JD]]
       *[other] eine Dame und ein Bube, je nach Trumpffarbe
    }
rule-bezique-meld-double-bezique = Doppel-Bézique
    .cards = beide Karten zweimal
rule-bezique-meld-triple-bezique = Dreifach-Bézique
    .cards = beide Karten dreimal
rule-bezique-meld-quadruple-bezique = Vierfach-Bézique
    .cards = beide Karten viermal
rule-bezique-meld-quintuple-bezique = Fünffach-Bézique
    .cards = beide Karten fünfmal
rule-bezique-meld-aces = Vier Asse
    .cards = { $meld-quartets ->
        [each-suit] eins jeder Farbe
       *[any] beliebige vier
    }
rule-bezique-meld-tens = Vier Zehnen
    .cards = { $meld-quartets ->
        [each-suit] eine jeder Farbe
       *[any] beliebige vier
    }
rule-bezique-meld-kings = Vier Könige
    .cards = { $meld-quartets ->
        [each-suit] einer jeder Farbe
       *[any] beliebige vier
    }
rule-bezique-meld-queens = Vier Damen
    .cards = { $meld-quartets ->
        [each-suit] eine jeder Farbe
       *[any] beliebige vier
    }
rule-bezique-meld-jacks = Vier Buben
    .cards = { $meld-quartets ->
        [each-suit] einer jeder Farbe
       *[any] beliebige vier
    }
rule-bezique-meld-trump-aces = Vier Trumpf-Asse
    .cards = alle in Trumpf
rule-bezique-meld-trump-tens = Vier Trumpf-Zehnen
    .cards = alle in Trumpf
rule-bezique-meld-trump-kings = Vier Trumpf-Könige
    .cards = alle in Trumpf
rule-bezique-meld-trump-queens = Vier Trumpf-Damen
    .cards = alle in Trumpf
rule-bezique-meld-trump-jacks = Vier Trumpf-Buben
    .cards = alle in Trumpf
rule-bezique-meld-five-trump-aces = Fünf Trumpf-Asse
    .cards = alle in Trumpf
rule-bezique-meld-five-trump-tens = Fünf Trumpf-Zehnen
    .cards = alle in Trumpf
rule-bezique-meld-five-trump-kings = Fünf Trumpf-Könige
    .cards = alle in Trumpf
rule-bezique-meld-five-trump-queens = Fünf Trumpf-Damen
    .cards = alle in Trumpf
rule-bezique-meld-five-trump-jacks = Fünf Trumpf-Buben
    .cards = alle in Trumpf

## One card in several melds

rule-bezique-meld-reuse = Eine Karte in mehreren Meldungen
    .value = { $value ->
        [single-use] nein: einmal gemeldet, verbraucht
        [type-once] einmal in jeder Art von Meldung
        [disjoint-now] nicht zum selben Stich; später in anderer Art
        [compound] auch zu einem Stich, in verschiedenen Arten
       *[re-form] einmal in jeder Art; erneut bei neu gebildeter Meldung
    }
    .say = { $value ->
        [single-use] Eine Karte zählt nur in einer Meldung. Einmal gemeldet, ist sie verbraucht.
        [type-once] Eine Karte darf in mehreren Meldungen zählen, einmal in jeder Art: Mariage, Sequenz, Bézique, vier Gleiche. Eine kleinere Meldung darf zu einer größeren wachsen, und beide zählen, etwa eine Mariage zur Sequenz; aus einer größeren wird keine kleinere gewertet.
        [disjoint-now] Zum selben Stich zählt keine Karte in zwei Meldungen. Nach einem späteren Stich darf sie wieder zählen, in einer Meldung anderer Art.
        [compound] Zum selben Stich darf eine Karte in jeder Meldung zählen, zu der sie gehört, wenn die Meldungen verschiedener Art sind; nie zweimal in derselben Art.
       *[re-form] Eine Karte darf in jeder Art von Meldung einmal zählen. Ist eine Karte einer Meldung gespielt und tritt eine andere an ihre Stelle, ist die Meldung neu gebildet und zählt erneut. Eine kleinere Meldung darf zu einer größeren wachsen; aus einer größeren wird keine kleinere gewertet.
    }
rule-bezique-meld-sequence-remarry = König oder Dame einer Sequenz in neuer Mariage
    .say = { $meld-reuse ->
        [single-use] { "" }
       *[other] { $value ->
            [true] König oder Dame, die in einer Sequenz gezählt haben, dürfen mit einem neuen Partner noch eine Mariage bilden.
           *[false] König oder Dame, die in einer Sequenz gezählt haben, bilden keine Mariage mehr.
        }
    }
rule-bezique-meld-remarriage = Neue Mariage
    .value = { $value ->
        [none] nur mit neuem Partner
        [after-play] wenn der Partner gespielt ist
       *[cross] sofort, zwei Mariagen über Kreuz
    }
    .say = { $meld-reuse ->
        [re-form] { $value ->
            [none] König oder Dame einer Mariage bilden nur mit einem neuen Partner wieder eine.
            [after-play] Ist König oder Dame einer Mariage gespielt, darf die andere Karte noch eine bilden, mit einer Karte aus einer anderen Mariage der Farbe; dieselben zwei nie zweimal.
           *[cross] Liegen zwei Mariagen einer Farbe auf dem Tisch, darf jeder König sofort auch mit der Dame der anderen eine bilden; dieselben zwei nie zweimal.
        }
       *[other] { "" }
    }
rule-bezique-meld-table-only = Meldung nur aus gemeldeten Karten
    .value = { $value ->
        [true] erlaubt
       *[false] braucht eine neue Karte
    }
    .say = { $meld-reuse ->
        [single-use] { "" }
        [re-form] { $value ->
            [true] Eine Meldung darf ganz aus Karten bestehen, die schon auf dem Tisch liegen.
           *[false] { $meld-remarriage ->
                [none] Jede Meldung braucht mindestens eine Karte, die noch nicht gemeldet ist.
               *[other] Jede Meldung braucht mindestens eine Karte, die noch nicht gemeldet ist, außer bei einer neuen Mariage.
            }
        }
       *[other] { $value ->
            [true] { $meld-source ->
                [won] { "" }
               *[other] Eine Meldung darf ganz aus Karten bestehen, die schon auf dem Tisch liegen, wenn sie in dieser Art noch nicht gezählt haben.
            }
           *[false] Jede Meldung braucht mindestens eine Karte, die noch nicht gemeldet ist.
        }
    }

## Carte blanche

rule-bezique-carte-blanche-points = Carte blanche
    .say = { $value ->
        [0] { "" }
       *[other] Ein gegebenes Blatt ohne König, Dame und Bube ist eine Carte blanche. Wer sie zeigt, bevor er eine Karte spielt, bekommt { $value }.
    }
rule-bezique-carte-blanche-continues = Carte blanche geht weiter
    .say = { $carte-blanche-points ->
        [0] { "" }
       *[other] { $value ->
            [true] Danach darf jede gezogene Karte vor dem nächsten Spielen gezeigt werden, für weitere { $carte-blanche-points }, bis zum ersten König, zur ersten Dame, zum ersten Buben oder zur ersten nicht gezeigten Karte.
           *[false] Sie zählt einmal, was auch immer später gezogen wird.
        }
    }
