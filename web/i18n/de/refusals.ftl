# What is refused and why, in German: house rules that do not go together, moves of the larger games;
# and the names of what scores in those.

## Why two house rules do not go together

conflict-packets-are-the-hand = Die gegebenen Päckchen müssen zusammen die Karten auf der Hand ergeben.
conflict-stock-too-small = Auf den Händen sind zu viele Karten: Zum Ziehen bleibt kein Talon.
conflict-stock-shares-evenly = Der Talon muss allen gleich viele Karten geben.
conflict-packet-is-for-two = Einen Packen abheben und schätzen geht nur zu zweit.
conflict-packet-has-no-turn-up = Ein abgehobener Packen wird ganz ausgegeben, danach wird also keine Karte aufgeschlagen.
conflict-partners-are-four = Mit Partnern spielt man zu viert.
conflict-no-partner = Ohne Partner gibt es niemanden, mit dem man Meldungen teilt.
conflict-won-cards-have-no-partner = Mit Karten aus gewonnenen Stichen meldet nur, wer sie gewonnen hat.
conflict-exchange-needs-turn-up = Ohne aufgeschlagene Karte gibt es nichts zu tauschen.
conflict-turned-trumps-repeat = Eine aufgeschlagene Karte kann immer die Trumpffarbe der vorigen Runde zeigen.
conflict-trick-card-needs-won-cards = Die Karten eines Stichs sind nicht auf der Hand, also können Meldungen aus der Hand keine enthalten.
conflict-re-form-needs-hand = Nur Meldungen aus der Hand können durch Spielen eine Karte verlieren und neu gebildet werden.
conflict-remarriage-needs-re-form = Eine neue Mariage gibt es nur in Spielen, in denen Meldungen neu gebildet werden.
conflict-kept-needs-hand-and-won = Welche gewonnenen Karten bleiben, ist nur wichtig, wenn mit Hand und gewonnenen Karten zusammen gemeldet wird.
conflict-laying-needs-hand = Nur Handkarten können auf Vorrat ausliegen.
conflict-shown-seven-needs-hand = Wo nur mit gewonnenen Karten gemeldet wird, zeigt man nichts aus der Hand.
conflict-won-seven-needs-won-cards = Eine in einem Stich gewonnene Sieben lässt sich nur tauschen, wo gewonnene Karten in Gebrauch bleiben.
conflict-exchanged-goes-where-melds-are = Die genommene Karte muss zu den Karten kommen, mit denen gemeldet wird.
conflict-exchanged-brisque-counts-twice = Ein auf die Hand genommenes Ass oder eine Zehn wäre beim Gewinnen noch einmal eine Brisque.
conflict-brisques-decide-one-deal = Beiseitegelegte Brisquen, die ein Spiel entscheiden, gibt es nur in Spielen mit einer Runde.
conflict-match-needs-target = Eine Partie mit mehreren Runden braucht ein Ziel in Punkten.
conflict-one-deal-has-no-target = Ein Spiel mit einer Runde hat kein Ziel in Punkten.
conflict-drawn-is-for-one-deal = Nur ein Spiel mit einer Runde kann unentschieden enden; eine Partie geht weiter.
conflict-one-deal-has-no-next = Ein Spiel mit einer Runde hat keine weitere, die einen Gleichstand entscheidet.
conflict-tie-can-occur = Gleichstand ist hier möglich, also müssen die Regeln sagen, was dann geschieht.
conflict-bonus-is-for-one-deal = Prämie und Differenz gibt es nur in Spielen mit einer Runde.
conflict-portland-is-for-two = Die Differenz gibt es nur zwischen zwei Seiten.

## Why a move is refused, where the table has no words of its own for it

meld-still-whole = Die frühere Meldung dieser Karten ist noch vollständig: Erst muss eine Karte daraus gespielt werden.
meld-nothing-new = Keine dieser Karten ist neu für diese Meldung.
meld-in-larger = Eine dieser Karten hat schon in einer höheren Meldung derselben Art gezählt.
meld-not-in-hand = Eine dieser Karten ist weder auf deiner Hand noch offen für Meldungen.
meld-no-lay = In diesem Spiel liegen keine Meldungen auf Vorrat aus.
meld-partner-only = Eine Meldung mit Karten des Partners muss eine eigene Karte vervollständigen.
meld-one-hand = Ein Bézique wie dieses muss aus einer Hand kommen.
meld-table-only = Mindestens eine dieser Karten darf noch nicht gemeldet sein.
trump-barred = Diese Farbe war in der letzten Runde Trumpf und kann es nicht wieder sein.
carte-not-now = Carte blanche zeigst du, bevor du deine erste Karte spielst. Danach zeigst du jede gezogene Karte sofort.
carte-first-hand-only = Carte blanche zeigst du, bevor du deine erste Karte spielst.
carte-court-held = Ein Blatt mit König, Dame oder Bube ist keine Carte blanche.
carte-none = Carte blanche zählt in diesem Spiel nicht.
packet-not-now = Der Packen wird vor dem Geben abgehoben und geschätzt.
packet-bad-size = Möglich ist ein Packen von { $least } bis { $most } Karten.
packet-none = In diesem Spiel wird kein Packen abgehoben.
cut-bad-size = Abgehoben werden können { $least } bis { $most } Karten.
cut-none = In diesem Spiel wird nicht abgehoben.
pass-no-partner = Es gibt keinen Partner, an den du abgeben kannst.
pass-not-now = Nur wer den Stich gewonnen hat, darf das Melden abgeben, und nur vor der eigenen Meldung.
seven-already-shown = Diese Sieben hat schon gezählt.
seven-not-shown = In diesem Spiel wird die Sieben nicht aus der Hand gezeigt.
seven-endgame = Wenn der Talon leer ist, zählt die Sieben nicht mehr.

## House rules of Filicău and Filkó that exclude each other

conflict-packets-are-the-pack = Die Päckchen für alle Spieler müssen das Kartenspiel aufbrauchen.
conflict-trumps-are-in-the-pack = Eine Karte, die immer Trumpf ist, kann nicht aussortiert sein.
conflict-overs-are-trumps = Alle vier Ober sind immer Trumpf.
conflict-hand-shows-a-suit = Zu viele Karten sind immer Trumpf: Das Blatt des Gebers zeigt vielleicht keine Farbe.
conflict-suits-outnumber-a-hand = Zu viele Karten sind immer Trumpf: Zum Rufen einer Farbe bleiben zu wenige.
conflict-fixed-parties-are-even = Feste Parteien gibt es nur zu viert oder zu sechst.
conflict-called-card-makes-partners = Wo eine Karte gerufen wird, muss sie die Partner bestimmen.
conflict-top-overs-name-a-suit = Wo die höchsten Ober Partner sind, nennt der Alte eine Farbe und keine Karte.
conflict-old-man-leads-if-he-calls = Ohne Rufen gibt es keinen Alten, der ausspielt.
conflict-masters-are-fixed-parties = Herren, die bleiben, brauchen Parteien, die bleiben.
conflict-rich-are-no-fixed-party = Feste Parteien sind weder reich noch arm.
conflict-one-side-can-win = Die Punkte zum Sieg müssen mehr als die Hälfte der Punkte im Spiel sein und nicht mehr als alle.
conflict-masters-take-less-than-all = Wo mit allen Punkten niemand Herr wird, müssen weniger reichen, um Herr zu werden.
conflict-rich-or-poor-win = Mit den Punkten der Reichen und der Armen muss immer genau eine Seite gewinnen.
