# The table in German. Ids that begin with bezique-, play-, meld-, exchange-, turn- or deal- are the
# engine's own rule ids and refusal codes with dots and slashes turned to dashes.

## Cards

rank-A = Ass
rank-T = Zehn
rank-K = König
rank-Q = Dame
rank-J = Bube
rank-9 = Neun
rank-8 = Acht
rank-7 = Sieben
index-A = A
index-T = 10
index-K = K
index-Q = D
index-J = B
index-9 = 9
index-8 = 8
index-7 = 7
suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz
card = { $suit }-{ $rank }
the-card = { $card }
the-card-first = { $card }
# A name inside a sentence: $alone as it stands alone, or $small, which begins with a small letter.
name-inside = { $alone }
card-trump = { $card }, Trumpf
card-barred = { $card }, jetzt nicht erlaubt
card-laid = { $card }, auf dem Tisch
card-used = { $card }, schon in: { $melds }
card-melds = Schon in: { $melds }
card-picked = { $card }, ausgesucht
card-selected = { $card }, gewählt: zum Spielen noch einmal wählen

## Players

you = Du
you-small = du
opponent-novice = Zosia
opponent-casual = Ludwik
opponent-other = Computer
level-novice = Anfänger
level-casual = Hobby
level-note = { $name } { $count ->
    [one] spielt
   *[other] spielen
  } auf Stufe *{ $level }*.
your-partner = dein Partner
partner-of = mit { $name }

## The table

table = Kartentisch
leave = Brisques: vom Tisch aufstehen
brand = Brisques
deal-and-trick = Runde { $deal }, Stich { $trick }/{ $of }
deal-opens = Runde { $deal }
deal-finished = Runde { $deal }, zu Ende
zone-opponent = { $name }
zone-stock = Talon und Trumpf
zone-packet = Der Packen
zone-hand = Deine Hand
hand-of = Karten: { $name }
zone-score = Punkte und Stiche
zone-actions = Aktionen
holds = { $name } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
holds-open = { $name } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }, davon { $open } offen
laid-cards = Karten auf dem Tisch
carte-blanche = Carte blanche
won-cards = Gewonnene Karten, die noch für Meldungen zählen
brisques = { $count ->
    [one] *{ $count }* Brisque
   *[other] *{ $count }* Brisquen
  }
spent = *{ $count }* gemeldet
in-stock = *{ $count }* im Talon
trumps = Trumpf
trumps-open = Noch kein Trumpf
trumps-bar = nicht wieder { $suit }
trumps-none = Kein Trumpf
stock-gone = Talon ist leer
stock-gone-note = { $count ->
    [one] letzter Stich: Stichzwang
   *[other] letzte { $count } Stiche: Stichzwang
  }
name-led = { $name } spielt aus
you-led = Du spielst aus
name-played = { $name } spielt
you-played = Du spielst
highest-so-far = bisher die höchste
your-card = deine Karte
their-card = { $name } ist dran
you-take-it = Du bekommst ihn
name-takes-it = { $name } bekommt ihn
draws-next = neue Karte
last-trick = Voriger Stich
last-trick-number = Stich { $number }
last-trick-none = In dieser Runde ist noch kein Stich zu Ende gespielt.
took-you = Du hast ihn.
took-name = { $name } hat ihn.
undo = Zurück
redo = Vor
last = Stich
score = Punkte
menu = Menü
help = Hilfe
close = Schließen

turn-lead = Du spielst aus: Jede Karte geht.
turn-tap = Zum Fortfahren tippen.
meld-shown = { $me ->
    [yes] { $what }: *+{ $points }*
   *[no] { $name }: { $what }, *+{ $points }*
  }
turn-any = Du bist dran: Jede Karte geht.
turn-some = Du bist dran: { $count ->
    [one] Spiele die angehobene Karte.
   *[other] Spiele eine der { $count } angehobenen Karten.
  }
turn-declare = Melde oder ziehe.
turn-declare-last = Du darfst melden.
turn-took = Dein Stich.
turn-declare-passed = Dein Partner überlässt dir das Melden.
turn-they-passed = { $name } darf melden.
show-seven = Sieben zeigen: *{ $points }*
show-carte = Carte blanche zeigen: *{ $points }*
show-other = { $what }: *{ $points }*
turn-they = { $name } ist dran.
turn-they-declare = Der Stich geht an { $name }.
turn-over = Die Runde ist zu Ende.
turn-match-over = Die Partie ist zu Ende.
turn-confirm = Wähle { $card } zum Spielen noch einmal.

banner-title = Der Talon ist leer: { $count ->
    [one] der letzte Stich
   *[other] die letzten { $count } Stiche
  }
banner-text = Ab jetzt gilt: { $players ->
    [2] Wer als Zweiter spielt, muss Farbe bedienen und dabei die ausgespielte Karte schlagen, wenn es geht. Ohne diese Farbe ist Trumpf Pflicht. Nur ohne beides ist jede Karte erlaubt.
   *[other] { $duty ->
        [follow-beat-overtrump] Wer nicht ausspielt, muss Farbe bedienen und dabei die bisher beste Karte schlagen, wenn es geht. Ohne diese Farbe ist ein Trumpf Pflicht, der sie schlägt. Nur ohne beides ist jede Karte erlaubt.
       *[follow-beat-trump] Wer nicht ausspielt, muss Farbe bedienen und dabei die bisher beste Karte schlagen, wenn es geht. Ohne diese Farbe ist Trumpf Pflicht. Nur ohne beides ist jede Karte erlaubt.
      }
  }

## Melds

may-declare = Du darfst melden
limit-none = Zu diesem Stich so viel du willst.
limit-some = { $left ->
    [one] Eine Meldung zu diesem Stich.
   *[other] Bis zu { $left } Meldungen zu diesem Stich.
  }
may-exchange = Du darfst tauschen
may-pass = Du hast nichts zu melden
may-lay = Du darfst auslegen
declare-one = Melden *{ $points }*
declare-two = Beide melden *{ $points }*
declare-many = Alle { $count } melden *{ $points }*
declare-none = Melden
not-now = Jetzt nicht
draw-on = Behalten und ziehen
declare-pass = Weiter
exchange-offer = Gib { $gives }, nimm { $takes }
exchange-points = und { $points } Punkte
exchange = Tauschen
cost = { $what } { $points }
costs = kostet { $what }
lay = Auslegen
lay-note = bringt { $points } bei einem späteren Stich
pass-to = An { $name } abgeben
ask-other = Andere Karten …
ask-title = Darf man das melden?
ask-about = Such die Karten aus, an die du denkst.
ask-about-hand = Tippe auf die Karten deiner Hand, an die du denkst.
ask-yes = Ja: { $what }, *{ $points }*.
ask = Fragen
ask-back = Zurück
first-choose = Entscheide erst hier: melden oder ohne Meldung weiterspielen.

bezique-meld-sequence = Sequenz
bezique-meld-royal-marriage = Trumpf-Mariage
bezique-meld-marriage = Mariage
bezique-meld-aces = Vier Asse
bezique-meld-kings = Vier Könige
bezique-meld-queens = Vier Damen
bezique-meld-jacks = Vier Buben
bezique-meld-bezique = Bézique
bezique-meld-double-bezique = Doppel-Bézique
bezique-seven-points = Trumpf-Sieben
bezique-seven-turned-points = Aufgeschlagene Sieben
bezique-brisque-points = Brisquen
bezique-last-trick-points = Letzter Stich

## The packet, lifted before the deal

packet-lift = Packen abheben
packet-lift-note = Ziel: { $aim } Karten. Du hebst vielleicht einige mehr oder weniger ab, als du wählst.
packet-guess = Packen schätzen
packet-guess-note = Wie viele Karten sind es?
packet-amount = Wie viele Karten
packet-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
one-less = Eine weniger
one-more = Eine mehr
packet-lift-it = Etwa *{ $count }* abheben
packet-guess-it = *{ $count }* sagen
packet-they-lift = { $name } hebt gleich einen Packen ab.
packet-they-guess = { $name } schätzt, wie viele Karten der Packen hat.
packet-counted = Geschätzt *{ $said }*, gezählt *{ $size }*.
packet-gain = { $name } +{ $points }
packet-no-gain = Niemand bekommt Punkte.
packet-drawing = { $count ->
    [0] Der Kartenstapel, von der Seite gesehen
   *[other] Der Kartenstapel und ein Packen, der nach etwa { $count } Karten aussieht
  }
bezique-packet-lift = Packen, abgehoben
bezique-packet-guess = Packen, geschätzt

## The score sheet

this-deal = Diese Runde
no-points = In dieser Runde noch keine Punkte.
column-trick = Stich
tricks = Stiche
no-tricks = Noch kein Stich.
score-scale-label = { $list }, von { $target } Punkten
score-of = { $name } { $points }
games-won = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  }
log-points = { $what } { $points }, { $who }
log-plus = +{ $points } { $who }
why-points = warum?
variant-note = Regeln: { $variant }.
assisted-note = Mit Hilfe gespielt: ein Tipp, ein zurückgenommener Zug oder ein Wechsel der Plätze.

## What a screen reader hears

say-dealt = Eine neue Runde. { $me ->
    [yes] Du gibst.
   *[no] { $name } gibt.
  }
say-turned = Aufgeschlagen: { $card }. { $suit } ist Trumpf.
say-played = { $me ->
    [yes] Du spielst { $card }.
   *[no] { $name } spielt { $card }.
  }
say-won = { $me ->
    [yes] Der Stich geht an dich.
   *[no] Der Stich geht an { $name }.
  }
say-scored = { $me ->
    [yes] Du bekommst { $points }: { $what }.
   *[no] { $name } bekommt { $points }: { $what }.
  }
say-lifted = { $me ->
    [yes] Du hebst einen Packen ab.
   *[no] { $name } hebt einen Packen ab.
  }
say-guessed = { $me ->
    [yes] Du schätzt { $guess } Karten.
   *[no] { $name } schätzt { $guess } Karten.
  }
say-counted = Der Packen hat { $size } Karten.
say-trump-made = Trumpf ist jetzt { $suit }.
say-passed = { $me ->
    [yes] Du überlässt deinem Partner das Melden.
   *[no] { $name } überlässt dem Partner das Melden.
  }
say-laid = { $me ->
    [yes] Du legst aus: { $what }.
   *[no] { $name } legt aus: { $what }.
  }
say-exchanged = { $me ->
    [yes] Du tauschst { $gave } gegen { $took }.
   *[no] { $name } tauscht { $gave } gegen { $took }.
  }
say-drew = { $me ->
    [yes] Du ziehst { $card }.
   *[no] { $name } zieht { $card }.
  }
say-endgame = { $strict ->
    [yes] Der Talon ist leer: Ab jetzt gilt Farb- und Stichzwang.
   *[no] Der Talon ist leer.
  }
say-match-ended = { $me ->
    [yes] Du gewinnst die Partie.
   *[no] Die Partie geht an { $name }.
  }
say-match-drawn = Die Partie endet unentschieden.
say-undone = Zurückgenommen.
say-your-turn = Du bist dran.

say-moved = { $card }, Platz { $at } von { $of }.
report-trumps = Trumpf ist { $suit }.
report-stock = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } im Talon.
report-hand = Deine Hand: { $cards }.
report-hand-of = { $name } hat { $cards } auf der Hand.
report-no-card = Zu diesem Stich ist noch keine Karte gespielt.
report-played = { $who }: { $card }.
report-highest = Bisher am höchsten: { $who }.
report-score = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
report-party-points = Punkte deiner Seite: { $ours }, der anderen: { $theirs }.{ $unsure ->
    [0] { "" }
   *[other] {" "}Seite noch unbekannt: { $unsure }.
  }
report-visible = Offen bei { $who }: { $cards }.
report-visible-you = Offen bei dir: { $cards }.
report-none-visible = Keine Karten liegen offen.

## The reason slip

reason-card = { $card } ist jetzt nicht erlaubt
reason-meld = Das darf man nicht melden
reason-plain = Das geht jetzt nicht
reason-must = Spiele { $cards }.
reason-must-raised = Spiele eine der angehobenen Karten.
play-not-in-hand = Diese Karte hast du nicht auf der Hand.
play-must-follow = Du hast die ausgespielte Farbe und musst sie bedienen.
play-must-beat = Du kannst die bisher beste Karte schlagen, also musst du es tun.
play-must-trump = Du hast keine Karte der ausgespielten Farbe, also musst du Trumpf spielen.
play-declare-first = Dein Stich: Erst melden oder verzichten, dann ausspielen.
turn-not-yours = Du bist nicht dran.
hand-laid = Diese Karte ist gemeldet. Sie bleibt auf dem Tisch, bis du sie spielst.
hand-held = Eine Karte deiner Hand kommt nur auf den Tisch, wenn du sie meldest oder spielst.
claim = Runde beenden
claim-rest = Alle weiteren Stiche gehen an { $me ->
    [yes] dich
   *[no] { $name }
  }.
claim-equal = Wie auch weitergespielt wird, das Ergebnis bleibt gleich.
claim-not-sure = Wer die übrigen Stiche bekommt, steht noch nicht fest.
meld-not-your-trick = Melden darf nur, wer den Stich gewonnen hat.
meld-no-trick-card = Zu einer Meldung gehört eine Karte aus dem eben gewonnenen Stich.
meld-card-spent = Eine dieser Karten ist schon gemeldet.
meld-card-not-won = Gemeldet wird nur mit gewonnenen Karten.
meld-limit-reached = Zu diesem Stich ist keine weitere Meldung erlaubt.
meld-used-in-type = Eine dieser Karten hat schon in einer Meldung dieser Art gezählt.
meld-used-this-trick = Eine dieser Karten ist zu diesem Stich schon gemeldet.
meld-part-of-larger = Diese Karten gehören zu einer größeren Meldung, die schon gemeldet ist.
meld-not-a-meld = Diese Karten sind keine Meldung.
meld-endgame-closed = Wenn der Talon leer ist, wird nicht mehr gemeldet.
exchange-no-seven = Zum Tauschen brauchst du selbst eine Trumpf-Sieben: auf der Hand, oder in einem Stich gewonnen, wo mit gewonnenen Karten gemeldet wird.
exchange-no-turn-up = Es liegt keine aufgeschlagene Karte mehr da.
exchange-already-made = Die aufgeschlagene Karte ist schon getauscht.
deal-over = Die Runde ist zu Ende.
action-unknown = Diesen Zug kennt der Tisch nicht: „{ $where }“.

## Computer players and their help

opponent-club = Irena
opponent-strong = Stefan
opponent-expert = Wanda
opponent-master = Emil
level-club = Klub
level-strong = Stark
level-expert = Experte
level-master = Meister
turn-thinks = { $name } überlegt
hint = Tipp
review-deal = Rückblick auf die Runde
show-table = Tisch zeigen

## Names at the table for what scores in the larger games

bezique-meld-plain-sequence = Einfache Sequenz
bezique-meld-triple-bezique = Dreifach-Bézique
bezique-meld-quadruple-bezique = Vierfach-Bézique
bezique-meld-quintuple-bezique = Fünffach-Bézique
bezique-meld-tens = Vier Zehnen
bezique-meld-trump-aces = Vier Trumpf-Asse
bezique-meld-trump-tens = Vier Trumpf-Zehnen
bezique-meld-trump-kings = Vier Trumpf-Könige
bezique-meld-trump-queens = Vier Trumpf-Damen
bezique-meld-trump-jacks = Vier Trumpf-Buben
bezique-meld-five-trump-aces = Fünf Trumpf-Asse
bezique-meld-five-trump-tens = Fünf Trumpf-Zehnen
bezique-meld-five-trump-kings = Fünf Trumpf-Könige
bezique-meld-five-trump-queens = Fünf Trumpf-Damen
bezique-meld-five-trump-jacks = Fünf Trumpf-Buben
bezique-carte-blanche-points = Carte blanche
bezique-match-bonus = Prämie für den Sieg
bezique-match-rubicon-bonus = Prämie für den Rubikon
bezique-match-rubicon = Punkte des Verlierers
bezique-match-rubicon-brisques = Brisquen beim Rubikon
