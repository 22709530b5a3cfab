# Levels, thinking, hints and the review of a deal, in German. What begins with reason- comes from the
# engine, with its parameters.

## Hints

hint-line = Tipp: { $action }
hint-why = Warum?
hint-exact = Bewiesen: Keine Karte ist mehr verborgen, und jeder Weg bis zum Ende ist durchgerechnet.
hint-judged = Beurteilt nach dem, was du sehen kannst, wie es ein starker Spieler täte.
some-cards = { $count } Karten
tag-hint = Tipp
tag-hint-long = der Tipp
tag-best = beste
tag-best-long = wäre am besten gewesen
tag-played = deine
tag-played-long = deine Wahl
tag-good = deine
tag-good-long = deine Wahl, und nichts war besser

## What an action is called

action-done = nichts mehr melden
action-exchange = die Sieben tauschen
action-seven = die Trumpf-Sieben
action-pass = den Partner melden lassen
action-carte-blanche = Carte blanche zeigen
action-end = die Runde beenden
action-ask = nach den Punkten fragen
action-lift = { $count } abheben
action-guess = { $count } sagen
action-cut = bei { $count } abheben
action-leave-cut = rechts vom Geber abheben lassen
action-call = { $card } rufen
action-name = { $suit } als Trumpf
action-signal = um { $suit } bitten
action-aim = „{ $aim }“
action-servant = { $name } als Knecht
action-lay = auslegen: { $what }
action-meld-suit = { $name } in { $suit }

## Why: what search found

reason-gain = Im Schnitt etwa *{ $points }* { $points ->
    [one] Punkt
   *[other] Punkte
  } besser als { $over }.
reason-equal = Im Schnitt etwa gleich gut: { $over }.
reason-more = Im Schnitt mehr für dich: { $scores }.
reason-less = Im Schnitt weniger für die andere Seite: { $scores }.
reason-but-less = Dafür im Schnitt weniger für dich: { $scores }.
reason-but-more = Dafür im Schnitt mehr für die andere Seite: { $scores }.
reason-outcome = In etwa *{ $percent }* von 100 Fällen statt in { $instead }: { $comes }.
reason-exact = Bei bestem Spiel ab hier steht es am Ende der Runde { $way ->
    [ahead] *{ $points }* für dich
    [behind] *{ $points }* gegen dich
   *[even] gleich
  }.

## Why: Bézique and its kin

reason-only = Du darfst nichts anderes spielen.
reason-wins = Holt sicher { $cards }: *{ $points }* { $points ->
    [one] Punkt
   *[other] Punkte
  }.
reason-gives = { $cards } { $cards-count ->
    [one] geht
   *[other] gehen
  } sicher an die andere Seite: *{ $points }* { $points ->
    [one] Punkt
   *[other] Punkte
  }.
reason-risks = { $card } kann verloren gehen, etwa in { $percent } von 100 Fällen.
reason-chance = Gewinnt den Stich etwa in { $percent } von 100 Fällen, wenn ihn jeder nimmt, der ihn nehmen kann.
reason-takes = Gewinnt den Stich sicher.
reason-leaves-lead = Überlässt der anderen Seite den Stich und das Ausspiel.
reason-none-wins = Keine Karte, die du spielen darfst, gewinnt diesen Stich.
reason-spares = Kostet wenig und hebt { $cards } für einen Stich auf, der sich lohnt.
reason-last-trick = Dieser Stich bringt *{ $points }* mehr{ $percent ->
    [0] , und du verlierst ihn.
    [100] , und du gewinnst ihn.
   *[other] . Du gewinnst ihn etwa in { $percent } von 100 Fällen, wenn ihn jeder nimmt, der ihn nehmen kann.
  }
reason-keeps-trumps = { $count ->
    [one] Behält einen Trumpf für die letzten Stiche.
   *[other] Behält { $count } Trümpfe für die letzten Stiche.
  }
reason-draws-open = { $percent ->
    [100] Verliert den Stich und zieht so die aufgeschlagene Karte, { $card }.
   *[other] Zieht die aufgeschlagene Karte, { $card }, wenn der Stich verloren geht.
  }
reason-leaves-open = Gewinnt den Stich, also zieht die andere Seite die aufgeschlagene Karte, { $card }.
reason-seven = Bringt *{ $points }* für die Trumpf-Sieben, { $card }.
reason-exchange = Gibt { $gives } und nimmt { $takes }.
reason-lets-exchange = Danach darfst du { $gives } geben und { $takes } nehmen.
reason-carte = Zeigt Carte blanche: *{ $points }* Punkte.
reason-declares = Gemeldet wird: { $rule }, *{ $points }* Punkte.
reason-makes-trumps = Trumpf wird { $suit }: Davon hast du { $count }.
reason-lays = Ausgelegt wird: { $rule }, für *{ $points }* Punkte bei einem späteren Stich.
reason-costs = Verbraucht Karten für: { $rule }, *{ $points }* Punkte.
reason-forgoes = Verbraucht eine Karte aus: { $rule }, *{ $points }* Punkte. Noch nötig: { $missing }{ $percent ->
    [0] .
   *[other] {" "}(gezogen in etwa { $percent } von 100 Fällen).
  }
reason-declines = { $later ->
    [yes] Aufgespart für einen späteren Stich: { $rule }, *{ $points }* Punkte.
   *[no] Für immer verschenkt: { $rule }, *{ $points }* Punkte.
  }
reason-passes = Statt dir darf dein Partner melden.
reason-completes = Wenn du den Stich gewinnst, kannst du melden: { $rule }, *{ $points }* Punkte.
reason-later = { $percent ->
    [0] Geht der Stich verloren, fehlt noch einmal { $missing } für: { $rule }. Zu ziehen ist das nicht mehr.
   *[other] Geht der Stich verloren, fehlt noch einmal { $missing } für: { $rule } (gezogen in etwa { $percent } von 100 Fällen).
  }
reason-helps = Wenn die andere Seite den Stich gewinnt, kann sie melden: { $rule }, *{ $points }* Punkte.
reason-aids = Gibt der anderen Seite { $card } für: { $rule }, *{ $points }* Punkte. Ihr fehlt noch: { $missing }.
reason-denies = Verhindert bei der anderen Seite: { $rule }, *{ $points }* Punkte.
reason-nears = Rückt näher: { $rule }, *{ $points }* Punkte{ $missing-count ->
    [0] .
   *[other] . Noch nötig: { $missing }{ $percent ->
        [0] .
       *[other] {" "}(gezogen in etwa { $percent } von 100 Fällen).
      }
  }
reason-keeps = Behält, was nötig ist für: { $rule }, *{ $points }* Punkte{ $missing-count ->
    [0] .
   *[other] . Noch nötig: { $missing }{ $percent ->
        [0] .
       *[other] {" "}(gezogen in etwa { $percent } von 100 Fällen).
      }
  }
reason-gives-up = Gibt eine Karte weg, die nötig ist für: { $rule }, *{ $points }* Punkte{ $missing-count ->
    [0] .
   *[other] . Noch nötig: { $missing }{ $percent ->
        [0] .
       *[other] {" "}(gezogen in etwa { $percent } von 100 Fällen).
      }
  }
reason-spends-bezique = Verbraucht { $card }: Damit wäre noch ein Bézique möglich.
reason-worthless-trump = Verbraucht einen Trumpf, { $card }, für einen Stich, der nichts bringt.
reason-unseen = { $higher ->
    [0] In der Farbe ist nichts mehr im Spiel, das { $face } schlägt
    [one] In der Farbe ist noch eine Karte im Spiel, die { $face } schlägt
   *[other] In der Farbe sind noch { $higher } Karten im Spiel, die { $face } schlagen
  }{ $left ->
    [0] .
   *[other] , und noch { $left }-mal { $face }.
  }
reason-ends = Beendet die Runde sofort: Das Ziel ist erreicht.
reason-guess = { $count } stimmt etwa in { $percent } von 100 Fällen.

## Why: Filicău and Filkó

reason-gain-filko = Im Schnitt etwa *{ $points }* Prozent des Einsatzes besser als { $over }.
reason-withholds = Gibt { $cards } nicht an die andere Seite.
reason-party-takes = Deine Seite gewinnt den Stich sicher.
reason-party-chance = Deine Seite gewinnt den Stich etwa in { $percent } von 100 Fällen.
reason-catches = Mit dem Stich holt deine Seite { $cards }: *{ $points }* { $points ->
    [one] Punkt
   *[other] Punkte
  }.
reason-partner-holds = { $percent ->
    [100] Bisher gehört der Stich { $seat }, und er bleibt euch.
   *[other] Bisher gehört der Stich { $seat }; er bleibt euch etwa in { $percent } von 100 Fällen.
  }
reason-feeds = Schmiert { $card }: { $seat } spielt mit dir und hat bisher den Stich. Das bringt *{ $points }* { $points ->
    [one] Punkt
   *[other] Punkte
  }.
reason-overtakes = Schlägt { $card } von { $seat }, obwohl ihr zusammen spielt und der Stich euch geblieben wäre.
reason-cheaper = { $enough } hätte den Stich genauso sicher geholt wie { $card }.
reason-spends-permanent = Verbraucht { $card }, immer Trumpf.
reason-keeps-permanent = Hebt { $cards } für später auf.
reason-keeps-high = Behält { $card }, die höchste Karte, die in { $suit } noch da ist.
reason-boss = { $card } ist die höchste Karte, die in { $suit } noch da ist: Nur ein Trumpf schlägt sie.
reason-boss-trump = { $card } ist der höchste Trumpf, der noch da ist: Nichts schlägt ihn.
reason-draws = Zieht Trümpfe: Du hast { $mine }, alle anderen zusammen { $left }.
reason-helps-foes = Spielt Trumpf aus: Du hast { $mine }, die anderen { $left }.
reason-ruff-danger = Ein Gegner ist vielleicht frei in { $suit } und sticht mit Trumpf, etwa in { $percent } von 100 Fällen.
reason-friend-ruffs = { $seat } spielt mit dir, ist frei in { $suit } und kann mit Trumpf stechen.
reason-asked = { $seat } hat um { $suit } gebeten.
reason-empties = Deine letzte Karte in { $suit }: Beim nächsten Mal kannst du mit Trumpf stechen.
reason-reaches = Mit diesen Karten hat deine Seite *{ $points }* { $points ->
    [one] Punkt
   *[other] Punkte
  }: { $comes }.
reason-lets-reach = Die anderen hätten *{ $points }* { $points ->
    [one] Punkt
   *[other] Punkte
  }: { $comes }.
reason-runs = { $percent ->
    [0] Verliert den Stich
   *[other] Verliert den Stich wahrscheinlich
  }: Für deine Seite ist es besser, keinen Punkt zu nehmen.
reason-ends-run = Bringt vielleicht einen Punkt, aber für deine Seite ist es besser, keinen zu nehmen.
reason-decided = Was noch im Spiel ist, kann am Ausgang nichts mehr ändern.
reason-says-run = Sagt deinem Partner, dass ihr keinen Punkt nehmen sollt.
reason-says-six = Sagt deinem Partner, dass du wieder auf Punkte spielst.
reason-asks-ace = Bittet um { $suit }: Du hast { $card }.
reason-talk-nothing = Sagt nichts, was dein Partner wissen muss.
reason-call-suit = Mit { $suit } als Trumpf hast du { $count ->
    [one] einen Trumpf
   *[other] { $count } Trümpfe
  }{ $permanent ->
    [0] .
   *[other] , davon immer Trumpf: { $permanent }.
  }
reason-call-high = { $card } ist die höchste Karte, die du dort rufen darfst und nicht selbst hast: ein starker Partner.
reason-call-aces = { $count ->
    [one] Ein Ass einer anderen Farbe steht dahinter.
   *[other] { $count } Asse anderer Farben stehen dahinter.
  }
reason-cut-alike = Jedes Abheben ist so gut wie ein anderes.
reason-servant-alike = Jeder Knecht ist so gut wie ein anderer.
