# The table of Filicău and Filkó in German. Ids that begin with call-, cut-, servant-, end- or talk-
# are the engine's refusal codes with slashes turned to dashes.

## Cards of the German pack

rank-O = Ober
rank-U = Unter
index-O = O
index-U = U
suit-A = Eichel
suit-L = Laub
suit-B = Schellen

## Players

filicau-name-1 = Mircea
filicau-name-2 = Ilinca
filicau-name-3 = Sanda
filicau-name-4 = Dorin
filicau-name-5 = Ileana
filicau-name-6 = Radu
filko-name-1 = Márton
filko-name-2 = Ilka
filko-name-3 = Sándor
filko-name-4 = Bori
filko-name-5 = Gergely
filko-name-6 = Teréz
filko-role-master = Herr
filko-role-servant = Knecht
filko-role-hat-off = Ohne Hut
filko-role-worn-hat = Alter Hut
filko-role-stand = Steht
filko-old-man = der Alte
filko-the-servant = gibt
filko-dealer = Geber
filko-seat = { $name }{ $some ->
    [yes] : { $notes }
   *[no] {""}
  }
filko-tricks = { $count ->
    [one] *{ $count }* Stich
   *[other] *{ $count }* Stiche
  }
filko-masters = Herren
filko-servants = Knechte
filko-our-party = Deine Seite
filko-their-party = Gegen dich
filko-party-of = Mit { $name }
filko-party-against = Gegen { $name }
filko-unsure = Noch unbekannt

## Trumps

filko-by-first-card = durch { $me ->
    [yes] deine erste Karte
   *[no] die erste Karte von { $name }
  }
filko-by-later-card = durch { $me ->
    [yes] deine erste Karte
   *[no] die erste Karte von { $name }
  }, die nicht immer Trumpf ist
filko-by-cut = durch das Abheben
filko-named = bestimmt von { $me ->
    [yes] dir
   *[no] { $name }
  }
filko-stay = solange es Herren gibt
filko-called = { $me ->
    [yes] Wer { $card } hat, ist dein Partner.
   *[no] Wer { $card } hat, spielt mit { $name }.
  }
filko-was-called = { $me ->
    [yes] Du hast { $card } gerufen.
   *[no] { $name } hat { $card } gerufen.
  }
filko-you-hold = Du hast { $card }: Du spielst mit { $name }.
filko-you-hold-alone = Du hast { $card } selbst: Du spielst allein.
filko-order = Trümpfe, der höchste zuerst

## What has been taken

filko-zone-coins = Gewonnene Punkte
filko-ours = *{ $points }* für uns
filko-theirs = gegen uns *{ $points }*
filko-coins = { $ours } bei uns, { $theirs } bei den anderen, { $unsure ->
    [0] {""}
   *[other] { $unsure } auf unbekannter Seite,{" "}
  }noch { $left } im Spiel
filko-with = *{ $points }* mit { $name }
filko-against = dagegen *{ $points }*
filko-coins-of = { $ours } mit { $name }, { $theirs } dagegen, { $unsure ->
    [0] {""}
   *[other] { $unsure } auf unbekannter Seite,{" "}
  }noch { $left } im Spiel
filko-legend-coins = Asse, Zehnen: noch { $left }
filko-legend-values = Kartenpunkte: noch { $left }
filko-ways = Was deine Punkte entscheiden
filko-or = {" "}oder{" "}
filko-range = { $from } bis { $to }
filko-either-count = { $from } oder { $to }
filko-out-of-reach = (nicht mehr möglich)
filko-way-masters = ihr werdet Herren
filko-way-servants = ihr werdet Knechte
filko-way-stay-masters = ihr bleibt Herren
filko-way-stay-servants = ihr bleibt Knechte
filko-way-same = nichts ändert sich
filko-way-even = niemand ist Herr
filko-way-free = die Knechte sind frei
filko-way-win = ihr gewinnt
filko-way-lose = ihr verliert
filko-way-nobody = niemand gewinnt
filko-own-tricks = Deine Stiche und der letzte
filko-trick = { $who }, { $points ->
    [0] kein Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
filko-won-deals = Gewonnene Runden

## The cut

filko-zone-cut = Die Karten
filko-cut = Karten abheben
filko-cut-note = Die Karte beim Abheben bestimmt Trumpf. Ist sie immer Trumpf, gilt die nächste.
filko-cut-order-note = Danach wird gegeben. Die erste Karte des Gebers bestimmt Trumpf, oder die erste, die nicht immer Trumpf ist.
filko-leave-cut = { $name } abheben lassen
filko-cut-parts = { $count } Karten abgehoben, { $rest } übrig
filko-cut-it = Abheben: *{ $count }*
filko-they-cut = { $name } hebt gleich ab.
filko-was-cut = { $me ->
    [yes] Du hebst { $count } Karten ab.
   *[no] { $name } hebt { $count } Karten ab.
  }
filko-goes-to = { $me ->
    [yes] geht an dich
   *[no] geht an { $name }
  }

## The match

filko-facts = { $players } Spieler, ein Kartenspiel, Runden mit { $tricks } Stichen
filko-stands-even = niemand ist Herr
filko-stands-master = ihr seid Herren
filko-stands-servant = ihr seid Knechte

## The call, the servant

filko-call = Du bist der Alte
filko-call-note = Ruf eine Karte: Ihre Farbe ist Trumpf, und wer sie hat, ist dein Partner – heimlich, bis sie gespielt wird.
filko-name-note = Bestimme Trumpf.
filko-choose-suit = Farbe wählen
filko-choose-card = Karte wählen
filko-call-it = { $card } rufen
filko-name-it = { $suit } als Trumpf
filko-not-callable = { $card }, darf nicht gerufen werden
filko-turn-calls = { $name } ist der Alte und bestimmt Trumpf.
filko-turn-servant = { $name } wählt einen Knecht.
filko-choose-servant = Ihr seid Herren
filko-choose-servant-note = Wähle den Knecht. Er gibt, bis seine Seite frei ist.

## Talk

filko-say = Sagen …
filko-talk = Was willst du sagen?
filko-aim-six = { $points ->
    [6] Spielen wir auf sechs.
   *[other] Spielen wir auf { $points }.
  }
filko-aim-hold = { $points ->
    [1] Halten wir. Einer reicht.
    [3] Halten wir. Drei reichen.
   *[other] Halten wir. { $points } reichen.
  }
filko-aim-run = Fliehen wir.
filko-short-six = { $points ->
    [6] Auf sechs spielen
   *[other] Auf { $points } spielen
  }
filko-short-hold = Halten
filko-short-run = Fliehen
filko-word-six = { $points ->
    [6] auf sechs
   *[other] auf { $points }
  }
filko-word-hold = halten
filko-word-run = fliehen
filko-aim-of = Ziel von { $name }
filko-agreed = Abgemacht
filko-ask = Knechte nach Punkten fragen
filko-talk-note = Alle am Tisch hören es. Es bindet niemanden an eine Karte.
filko-say-note = Sieh nach, was du sagen darfst; gesagt wird erst, was du wählst.
filko-agreed-note = Sag deinem Partner, dass du dasselbe Ziel hast.
filko-about-six = { $points } Punkte gewinnen die Runde. Nimm jeden Stich, den du kannst.
filko-about-hold = { $points ->
    [one] Ein Punkt reicht,
   *[other] { $points } Punkte reichen,
  } damit die andere Seite nicht auf { $win } kommt.
filko-about-run = Nimm gar keinen Punkt: Eine Seite ohne Punkte ist geflohen.
filko-about-ask = Die Knechte müssen sagen, wie viele Punkte sie haben.
filko-signals = Grimasse: den Partner um eine Farbe bitten
filko-asks = bittet um { $suit }
filko-end = Runde beenden
filko-end-note = Die übrigen Karten ändern nichts mehr.

## Moments

filko-moment-called = { $me ->
    [yes] Du machst { $suit } zu Trumpf{ $some ->
        [yes] {" "}und rufst { $card }.
       *[no] .
      }
   *[no] { $name } macht { $suit } zu Trumpf{ $some ->
        [yes] {" "}und ruft { $card }.
       *[no] .
      }
  }
filko-moment-cut-left = { $me ->
    [yes] Du überlässt { $other } das Abheben.
   *[no] { $to ->
        [me] { $name } überlässt dir das Abheben.
       *[other] { $name } überlässt { $other } das Abheben.
      }
  }
filko-moment-partner-shown = { $card }! { $with ->
    [alone] { $me ->
        [yes] Du spielst allein.
       *[no] { $name } spielt allein.
      }
    [me] { $name } ist dein Partner.
   *[other] { $me ->
        [yes] Du spielst mit { $partner }.
       *[no] { $name } spielt mit { $partner }.
      }
  }
filko-moment-said = { $me ->
    [yes] Du sagst: „{ $aim }“
   *[no] { $name }: „{ $aim }“
  }
filko-moment-signalled = { $me ->
    [yes] Du schneidest eine Grimasse: { $suit }.
   *[no] { $name } schneidet eine Grimasse: { $suit }.
  }
filko-moment-asked = { $me ->
    [yes] Du fragst
   *[no] { $name } fragt
  } nach den Punkten: Die Knechte haben *{ $points }*.
filko-moment-servant-chosen = { $me ->
    [yes] Du bist jetzt der Knecht.
   *[no] Der Knecht ist jetzt { $name }.
  }
filko-say-turned = Aufgeschlagen: { $card }.

## The end of a deal

filko-end-masters = { $me ->
    [yes] Ihr seid jetzt Herren
   *[no] Die anderen sind jetzt Herren
  }
filko-end-kept = { $me ->
    [yes] Ihr bleibt Herren
   *[no] Die anderen bleiben Herren
  }
filko-end-unchanged = Nichts ändert sich
filko-end-ran-away = Eine Seite hat alle Punkte: Niemand ist Herr
filko-end-liberated = Die Knechte sind frei
filko-end-swam-away = Kein einziger Punkt: Die Knechte schwimmen davon und sind frei
filko-end-rich-win = { $me ->
    [yes] Ihr gewinnt: Sieg der Reichen
   *[no] Die Reichen gewinnen
  }
filko-end-poor-win = { $me ->
    [yes] Ihr gewinnt: Sieg der Armen
   *[no] Die Armen gewinnen
  }
filko-end-hats = { $me ->
    [yes] Ihr gewinnt
   *[no] Die anderen gewinnen
  }
filko-end-nobody = Niemand gewinnt
filko-end-redeal = Beide höchsten Ober auf einer Hand: Es wird neu gegeben
filko-deal-left = Früher beendet: noch { $left ->
    [one] { $left } Punkt
   *[other] { $left } Punkte
  } auf den Händen.
filko-next-dealer = { $me ->
    [yes] Du gibst als Nächstes.
   *[no] { $name } gibt als Nächstes.
  }
filko-penalty-hat-off = { $me ->
    [yes] Ihr nehmt den Hut ab: { $who }.
   *[no] Den Hut nehmen ab: { $who }.
  }
filko-penalty-worn-hat = Alte Hüte tragen ab jetzt: { $who }.
filko-penalty-stand = Ab jetzt spielen im Stehen: { $who }.

## Help

# Made like the sentences of the rules: of what the game at hand does.

## Refusals

filko-reason-call = { $card } darf nicht gerufen werden
cut-first = Zuerst muss abgehoben werden.
call-first = Zuerst bestimmt der Alte Trumpf.
call-not-now = Jetzt wird nicht gerufen.
cut-not-now = Es ist schon abgehoben.
deal-not-cut = Bei diesen Regeln wird vor dem Geben nicht abgehoben.
cut-not-left = Nur wenn Herren zu beiden Seiten des gebenden Knechts sitzen, dürfen sie das Abheben dem zu seiner Rechten überlassen.
call-permanent-trump = Diese Karte ist immer Trumpf und darf nicht gerufen werden.
call-own-card = Du hast die Karte selbst, und das Rufen muss einen Partner finden.
call-suit-only = Hier nennst du eine Farbe und keine Karte.
servant-not-now = Jetzt wird kein Knecht gewählt.
servant-choose-first = Zuerst wählen die neuen Herren ihren Knecht.
end-not-decided = Die übrigen Punkte können noch etwas ändern.
end-never = Bei diesen Regeln wird jede Runde zu Ende gespielt.
talk-not-now = Das kannst du jetzt nicht sagen.
talk-no-run = Ohne Punkte zu bleiben macht in diesem Spiel niemanden frei, also kannst du nicht fliehen.

## The games

group-filko = Filicău und Filkó
variant-filicau = Filicău
variant-filko-4 = Filkó zu viert
variant-filko-5 = Filkó zu fünft
variant-filko-6 = Filkó zu sechst
variant-szeged-5 = Szeged, zu fünft
variant-szeged-6 = Szeged, zu sechst
variant-kelebia = Kelebia
variant-rich-poor = Reich und Arm
variant-rich-poor-kept = Reich und Arm, fest
variant-rich-poor-called = Reich und Arm, gerufen
variant-hats = Filkó mit Hüten
