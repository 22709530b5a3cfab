# The rules about points and winning in German; see rules.ftl for how a rule is worded.

## The seven of trumps

rule-bezique-seven-points = Trumpf-Sieben
    .say = { $value ->
        [0] { "" }
       *[other] Die Trumpf-Sieben zählt { $value }.
    }
rule-bezique-seven-when = Die Trumpf-Sieben zählt
    .value = { $value ->
        [trick-won] wenn sie in einem Stich gewonnen ist
        [declared] wenn sie gemeldet ist
       *[shown] wenn man sie zeigt und dran ist
    }
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [trick-won] Wer sie in einem Stich gewinnt, bekommt die Punkte sofort.
            [declared] Wer einen Stich gewinnt, darf sie melden, wie andere Meldungen auch.
           *[shown] Wer sie hat, zeigt sie, wenn er dran ist, spätestens wenn er sie spielt, und muss keinen Stich gewonnen haben.
        }
    }
rule-bezique-seven-uses-slot = Die Trumpf-Sieben zählt als Meldung
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [true] { $seven-when ->
                [shown] { "" }
               *[other] Sie nimmt bei diesem Stich den Platz einer Meldung ein.
            }
           *[false] { $seven-when ->
                [declared] Sie nimmt keiner Meldung den Platz.
               *[other] { "" }
            }
        }
    }
rule-bezique-seven-in-endgame = Die Trumpf-Sieben in den letzten Stichen
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $seven-when ->
            [declared] { $endgame-melds ->
                [true] Sie zählt auch in den letzten Stichen.
               *[false] Wenn der Talon leer ist, zählt sie nicht mehr.
            }
           *[other] { $value ->
                [true] Sie zählt auch in den letzten Stichen.
               *[false] Wenn der Talon leer ist, zählt sie nicht mehr.
            }
        }
    }
rule-bezique-seven-turned-points = Aufgeschlagene Sieben, für den Geber
    .say = { $trump-method ->
        [turn-up] { $value ->
            [0] { "" }
           *[other] Ist die aufgeschlagene Karte eine Sieben, bekommt der Geber sofort { $value }.
        }
       *[other] { "" }
    }
rule-bezique-seven-exchange = Tausch gegen die aufgeschlagene Karte
    .value = { $value ->
        [none] keiner
       *[first-or-second-if-declined] mit der ersten Sieben, sonst mit einer späteren
    }
    .say = { $value ->
        [none] { "" }
       *[first-or-second-if-declined] { $seven-when ->
            [trick-won] Wer die erste Trumpf-Sieben gewinnt, darf dafür die aufgeschlagene Karte nehmen. Will er nicht, darf die nächste Sieben getauscht werden.
            [declared] Wer die erste Trumpf-Sieben meldet, darf dafür die aufgeschlagene Karte nehmen. Will er nicht, darf die nächste Sieben getauscht werden.
           *[shown] Wer eine Trumpf-Sieben hat, darf nach einem gewonnenen Stich dafür die aufgeschlagene Karte nehmen, einmal pro Runde.
        }
    }
rule-bezique-seven-exchange-uses-slot = Der Tausch zählt als Meldung
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $value ->
            [true] { $seven-when ->
                [declared] { $seven-points ->
                    [0] Der Tausch nimmt bei diesem Stich den Platz einer Meldung ein.
                   *[other] { $seven-uses-slot ->
                        [true] { "" }
                       *[false] Der Tausch nimmt bei diesem Stich den Platz einer Meldung ein.
                    }
                }
               *[other] Der Tausch nimmt bei diesem Stich den Platz einer Meldung ein.
            }
           *[false] { $seven-when ->
                [shown] Der Tausch nimmt keiner Meldung den Platz.
               *[other] { $seven-uses-slot ->
                    [true] Der Tausch selbst nimmt keiner Meldung den Platz.
                   *[false] { "" }
                }
            }
        }
    }
rule-bezique-seven-exchanged-to = Die genommene Karte kommt
    .value = { $value ->
        [won] zu den gewonnenen Karten
       *[hand] auf die Hand
    }
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $value ->
            [won] Die genommene Karte kommt zu den gewonnenen und darf sofort gemeldet werden.
           *[hand] Die genommene Karte kommt auf die Hand.
        }
    }
rule-bezique-seven-exchanged-brisque = Genommenes Ass, genommene Zehn als Brisque
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $seven-exchanged-to ->
            [hand] { "" }
           *[won] { $value ->
                [true] Ist sie ein Ass oder eine Zehn, ist sie eine Brisque.
               *[false] Auch als Ass oder Zehn ist sie keine Brisque.
            }
        }
    }
rule-bezique-seven-exchanged-is-trick-card = Die genommene Karte gehört zum Stich
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $meld-trick-card ->
            [true] { $value ->
                [true] Für Meldungen gilt sie als Karte aus dem Stich.
               *[false] Für Meldungen gilt sie nicht als Karte aus dem Stich.
            }
           *[false] { "" }
        }
    }

## Brisques and the last trick

rule-bezique-brisque-points = Brisque, Ass oder Zehn im Stich
    .say = { $value ->
        [0] { "" }
       *[other] Jedes Ass und jede Zehn in einem gewonnenen Stich ist eine Brisque und zählt { $value }.
    }
rule-bezique-brisque-time = Brisquen zählen
    .value = { $value ->
        [at-once] sofort
        [end-of-deal] am Ende der Runde
        [tie-or-rescue] nur bei Gleichstand oder als Rettung vor dem Rubikon
       *[when-decisive] nur, wenn sie den Ausgang ändern
    }
    .say = { $brisque-points ->
        [0] { "" }
       *[other] { $value ->
            [at-once] Brisquen zählen sofort, mit dem Stich.
            [end-of-deal] Brisquen werden nach dem letzten Stich gezählt.
            [tie-or-rescue] Brisquen werden beiseitegelegt und nur gezählt, wenn Gleichstand herrscht oder wenn sie den Verlierer über den Rubikon heben.
           *[when-decisive] Brisquen werden beiseitegelegt und nur gezählt, wenn sich durch sie ändert, wer gewinnt, oder wenn sie den Verlierer vor dem Rubikon retten.
        }
    }
rule-bezique-last-trick-points = Letzter Stich
    .say = { $value ->
        [0] { "" }
       *[other] Wer den letzten Stich gewinnt, bekommt { $value }.
    }
rule-bezique-last-trick-which = Letzter Stich ist der letzte
    .value = { $value ->
        [stock] des Talons
       *[deal] der Runde
    }
    .say = { $last-trick-points ->
        [0] { "" }
       *[other] { $value ->
            [stock] Als letzter Stich gilt hier der, mit dem der Talon leer wird.
           *[deal] Der letzte Stich ist der letzte der Runde, Nummer { $tricks }.
        }
    }

## How it is won

rule-bezique-match-target = Gespielt wird bis
    .value = { $value ->
        [0] ohne Ziel
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] Runde folgt auf Runde, bis eine Seite { $value } Punkte hat.
    }
rule-bezique-match-end = Die Partie endet
    .value = { $value ->
        [end-of-deal] am Ende einer Runde
        [immediate] sobald das Ziel erreicht ist
        [melds-immediate] sofort durch eine Meldung, sonst am Ende einer Runde
       *[one-deal] mit jeder Runde
    }
    .say = { $value ->
        [end-of-deal] Dafür gilt nur das Ende einer Runde: Von denen, die es erreicht haben, gewinnt, wer mehr hat.
        [immediate] Das Spiel endet sofort, auch mitten in einer Runde.
        [melds-immediate] { $seven-points ->
            [0] Eine Meldung, die
           *[other] Eine Meldung oder eine Trumpf-Sieben, die
        } das Ziel erreicht, gewinnt sofort. Sonst gilt das Ende der Runde: Von denen, die es erreicht haben, gewinnt, wer mehr hat.
       *[one-deal] Jede Runde ist ein Spiel für sich, und wer mehr Punkte hat, gewinnt es.
    }
rule-bezique-match-tie = Gleichstand am Ende
    .value = { $value ->
        [another-deal] noch eine Runde
        [cannot-occur] kommt nicht vor
        [raise] das Ziel steigt
       *[drawn] das Spiel ist unentschieden
    }
    .say = { $value ->
        [another-deal] Haben die Besten gleich viel, wird noch eine Runde gespielt.
        [cannot-occur] Gleichstand kommt nicht vor, weil Punkte nacheinander gezählt werden.
        [raise] { $match-tie-raise ->
            [0] Haben die Besten gleich viel, wird noch eine Runde gespielt.
           *[other] Haben die Besten gleich viel, steigt das Ziel in Schritten von { $match-tie-raise }, bis es darüber liegt, und es geht weiter.
        }
       *[drawn] Bei Gleichstand ist das Spiel unentschieden.
    }
rule-bezique-match-tie-raise = Bei Gleichstand steigt das Ziel um
    .say = { "" }
rule-bezique-match-settlement = Der Sieger bekommt
    .value = { $value ->
        [stake] den Einsatz
        [bonus] eine Prämie auf die Punkte
       *[portland] die Differenz in Hundertern und eine Prämie
    }
    .say = { $value ->
        [stake] { "" }
        [bonus] { "" }
       *[portland] Beide Punktzahlen werden auf Hunderter abgerundet; der Sieger bekommt die Differenz, mindestens hundert.
    }
rule-bezique-match-bonus = Prämie für den Sieg
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] Der Sieger bekommt { $value } für das Spiel dazu.
        }
    }
rule-bezique-match-rubicon = Rubikon, unter
    .value = { $value ->
        [0] kein Rubikon
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] Ein Verlierer mit weniger als { $value } bleibt unter dem Rubikon.
    }
rule-bezique-match-rubicon-stake = Rubikon, mal Einsatz
    .say = { $match-settlement ->
        [stake] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [0] { "" }
                [1] { "" }
                [2] Das Spiel zählt dann doppelt.
               *[other] Das Spiel zählt dann { $value }-fach.
            }
        }
       *[other] { "" }
    }
rule-bezique-match-rubicon-bonus = Prämie für einen Rubikon
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [0] Der Sieger bekommt dann stattdessen alle Punkte des Verlierers dazu.
               *[other] Der Sieger bekommt dann stattdessen { $value } dazu, und auch alle Punkte des Verlierers.
            }
        }
    }
rule-bezique-match-rubicon-brisques = Ein Rubikon bringt alle Brisquen
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [true] { $brisque-time ->
                    [at-once] { "" }
                    [end-of-deal] { "" }
                   *[other] Wer durch Rubikon gewinnt, bekommt auch alle Brisquen der Runde.
                }
               *[false] { "" }
            }
        }
    }
