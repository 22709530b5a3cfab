# Levels, thinking, hints and the review of a deal, in Romanian. What begins with reason- comes from the
# engine, with its parameters.

## Hints

hint-line = Sfat: { $action }
hint-why = De ce?
hint-exact = Dovedit: nu mai e nicio carte ascunsă și s-au calculat toate variantele până la capăt.
hint-judged = Judecat din ce poți vedea, cum ar face un jucător puternic.
some-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }
tag-hint = sfat
tag-hint-long = sfatul
tag-best = optim
tag-best-long = ar fi fost cea mai bună mutare
tag-played = a ta
tag-played-long = mutarea ta
tag-good = a ta
tag-good-long = mutarea ta, și nimic nu era mai bun

## What an action is called

action-done = fără alt anunț
action-exchange = schimbă șeptarul
action-seven = șeptarul de atu
action-pass = lasă-i partenerului anunțul
action-carte-blanche = arată carte blanche
action-end = încheie runda
action-ask = întreabă câte au
action-lift = ridică { $count }
action-guess = spune { $count }
action-cut = taie la { $count }
action-leave-cut = lasă tăierea celui din dreapta
action-call = cheamă { $card }
action-name = numește atu { $suit }
action-signal = cere { $suit }
action-aim = „{ $aim }”
action-servant = { $name } ca slugă
action-lay = pune jos: { $what }
action-meld-suit = { $name } de { $suit }

## Why: what search found

reason-gain = Cu circa *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  } mai bine în medie decât: { $over }.
reason-equal = În medie, cam la fel de bine: { $over }.
reason-more = În medie, mai mult pentru tine: { $scores }.
reason-less = În medie, mai puțin pentru partea adversă: { $scores }.
reason-but-less = În schimb, în medie, mai puțin pentru tine: { $scores }.
reason-but-more = În schimb, în medie, mai mult pentru partea adversă: { $scores }.
reason-outcome = Cam în *{ $percent }* din 100 de cazuri în loc de { $instead }: { $comes }.
reason-exact = Cu cel mai bun joc de aici încolo, runda se termină { $way ->
    [ahead] cu *{ $points }* în plus
    [behind] cu *{ $points }* în minus
   *[even] la egalitate
  }.

## Why: Bézique and its kin

reason-only = Altceva nu ai voie să joci.
reason-wins = Câștigă sigur { $cards }: *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }.
reason-gives = { $cards } { $cards-count ->
    [one] ajunge
   *[other] ajung
  } sigur la partea adversă: *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }.
reason-risks = { $card } se poate pierde, cam în { $percent } din 100 de cazuri.
reason-chance = Ia levata cam în { $percent } din 100 de cazuri, dacă o ia oricine o poate lua.
reason-takes = Ia sigur levata.
reason-leaves-lead = Lasă celeilalte părți levata și atacul.
reason-none-wins = Nicio carte pe care o poți juca nu ia această levată.
reason-spares = Cedează puțin și păstrează { $cards } pentru o levată care aduce ceva.
reason-last-trick = Levata asta aduce *{ $points }* în plus{ $percent ->
    [0] , și o pierzi.
    [100] , și o iei.
   *[other] . O iei cam în { $percent } din 100 de cazuri, dacă o ia oricine o poate lua.
  }
reason-keeps-trumps = { $count ->
    [one] Păstrează un atu pentru ultimele levate.
    [few] Păstrează { $count } atuuri pentru ultimele levate.
   *[other] Păstrează { $count } de atuuri pentru ultimele levate.
  }
reason-draws-open = { $percent ->
    [100] Pierde levata, deci trage cartea întoarsă, { $card }.
   *[other] Dacă pierzi levata, tragi cartea întoarsă, { $card }.
  }
reason-leaves-open = Ia levata, deci cartea întoarsă, { $card }, o trage partea adversă.
reason-seven = Primește *{ $points }* pentru dix, { $card }.
reason-exchange = Dă { $gives } și ia { $takes }.
reason-lets-exchange = Te lasă să dai { $gives } și să iei { $takes }.
reason-carte = Arată carte blanche: *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }.
reason-declares = Anunță { $rule }: *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }.
reason-makes-trumps = Atu devine { $suit }: tu ai { $count }.
reason-lays = Pune jos { $rule }, pentru *{ $points }* la o levată ulterioară.
reason-costs = Consumă cărți bune pentru { $rule }, *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }.
reason-forgoes = Consumă o carte din { $rule }, *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }; mai trebuie { $missing }{ $percent ->
    [0] .
   *[other] {" "}(șansa de a trage: cam { $percent } din 100).
  }
reason-declines = { $later ->
    [yes] Păstrează { $rule }, *{ $points }*, pentru o levată ulterioară.
   *[no] Renunță definitiv la { $rule }, *{ $points }*.
  }
reason-passes = În locul tău poate anunța partenerul.
reason-completes = Dacă iei levata, poți anunța { $rule }: *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }.
reason-later = { $percent ->
    [0] Dacă pierzi levata, pentru { $rule } îți trebuie altă carte, care nu se mai poate trage: { $missing }.
   *[other] Dacă pierzi levata, pentru { $rule } îți trebuie altă carte: { $missing } (șansa de a trage: cam { $percent } din 100).
  }
reason-helps = Dacă levata o ia partea adversă, ea poate anunța { $rule }: *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }.
reason-aids = Dă părții adverse { $card } pentru { $rule }, *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }; îi mai trebuie { $missing }.
reason-denies = Nu lasă partea adversă să facă { $rule }: *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }.
reason-nears = Te apropie de { $rule }, *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }{ $missing-count ->
    [0] .
   *[other] : { $missing-count ->
        [one] mai lipsește
       *[other] mai lipsesc
      } { $missing }{ $percent ->
        [0] .
       *[other] {" "}(șansa de a trage: cam { $percent } din 100).
      }
  }
reason-keeps = Păstrează ce trebuie pentru { $rule }, *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }{ $missing-count ->
    [0] .
   *[other] ; mai trebuie { $missing }{ $percent ->
        [0] .
       *[other] {" "}(șansa de a trage: cam { $percent } din 100).
      }
  }
reason-gives-up = Pierde o carte necesară pentru { $rule }, *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }{ $missing-count ->
    [0] .
   *[other] ; mai trebuie { $missing }{ $percent ->
        [0] .
       *[other] {" "}(șansa de a trage: cam { $percent } din 100).
      }
  }
reason-spends-bezique = Consumă { $card }, care mai putea face un bézique.
reason-worthless-trump = Consumă un atu, { $card }, la o levată care nu aduce nimic.
reason-unseen = { $higher ->
    [0] Nu mai e în joc nicio carte de aceeași culoare peste { $face }
    [one] Mai e în joc o carte de aceeași culoare peste { $face }
    [few] Mai sunt în joc { $higher } cărți de aceeași culoare peste { $face }
   *[other] Mai sunt în joc { $higher } de cărți de aceeași culoare peste { $face }
  }{ $left ->
    [0] .
   *[other] , și încă { $left } la fel.
  }
reason-ends = Încheie runda pe loc: ținta e atinsă.
reason-guess = { $count } e corect cam în { $percent } din 100 de cazuri.

## Why: Filicău and Filkó

reason-gain-filko = Cu circa *{ $points }* la sută din miză mai bine în medie decât: { $over }.
reason-withholds = Nu lasă părții adverse: { $cards }.
reason-party-takes = Echipa ta ia sigur levata.
reason-party-chance = Echipa ta ia levata cam în { $percent } din 100 de cazuri.
reason-catches = Cu această levată echipa ta câștigă { $cards }: *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }.
reason-partner-holds = { $percent ->
    [100] Deocamdată { $seat } ține levata, și ea rămâne a voastră.
   *[other] Deocamdată { $seat } ține levata; rămâne a voastră cam în { $percent } din 100 de cazuri.
  }
reason-feeds = Dă { $card } la levata ținută de { $seat }, din echipa ta: *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }.
reason-overtakes = Bate { $card } de la { $seat }, din echipa ta, care ar fi ținut levata.
reason-cheaper = { $enough } ar fi luat levata la fel de sigur ca { $card }.
reason-spends-permanent = Consumă { $card }, mereu atu.
reason-keeps-permanent = Păstrează { $cards } pentru mai târziu.
reason-keeps-high = Păstrează { $card }, cea mai mare carte rămasă la { $suit }.
reason-boss = { $card }: cea mai mare carte rămasă la { $suit }; o bate doar un atu.
reason-boss-trump = { $card } e cel mai mare atu rămas: nimic nu-l bate.
reason-draws = Scoate atuurile: tu ai { $mine }, toți ceilalți { $left }.
reason-helps-foes = Atacă cu atu: tu ai { $mine }, ceilalți { $left }.
reason-ruff-danger = Un adversar poate să nu aibă { $suit } și să taie cu atu, cam în { $percent } din 100 de cazuri.
reason-friend-ruffs = { $seat }, din echipa ta, nu are { $suit } și poate tăia cu atu.
reason-asked = { $seat } a cerut { $suit }.
reason-empties = Ultima ta carte de { $suit }: data viitoare poți tăia cu atu.
reason-reaches = Cu aceste cărți echipa ta are *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }: { $comes }.
reason-lets-reach = Ceilalți ar avea *{ $points }* { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }: { $comes }.
reason-runs = { $percent ->
    [0] Pierde
   *[other] Probabil pierde
  } levata: echipei tale îi e mai bine fără niciun punct.
reason-ends-run = Poate lua un punct, dar echipei tale îi e mai bine fără.
reason-decided = Nimic din ce a rămas nu mai poate schimba rezultatul.
reason-says-run = Îi spune partenerului să nu ia niciun punct.
reason-says-six = Îi spune partenerului că joci din nou pe puncte.
reason-asks-ace = Cere { $suit }: tu ai { $card }.
reason-talk-nothing = Nu spune nimic de care partenerul să aibă nevoie.
reason-call-suit = Cu atu { $suit } ai { $count }{ $permanent ->
    [0] .
    [one] , din care { $permanent } e mereu atu.
   *[other] , din care { $permanent } sunt mereu atuuri.
  }
reason-call-high = { $card } e cea mai mare carte pe care o poți chema acolo și pe care n-o ai: un partener puternic.
reason-call-aces = { $count ->
    [one] În spate stă un as de altă culoare.
    [few] În spate stau { $count } ași de alte culori.
   *[other] În spate stau { $count } de ași de alte culori.
  }
reason-cut-alike = Orice tăiere e la fel de bună.
reason-servant-alike = Orice slugă e la fel de bună.
