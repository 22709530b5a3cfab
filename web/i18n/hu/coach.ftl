# Levels, thinking, hints and the review of a deal, in Hungarian. What begins with reason- comes from the
# engine, with its parameters.

## Hints

hint-line = Tipp: { $action }
hint-why = Miért?
hint-exact = Bizonyított: már nincs rejtett lap, és minden folytatás végig van számolva.
hint-judged = Abból ítélve, amit látsz, ahogyan egy erős játékos ítélné meg.
some-cards = { $count } lap
tag-hint = tipp
tag-hint-long = a tipp
tag-best = legjobb
tag-best-long = ez lett volna a legjobb
tag-played = tiéd
tag-played-long = ezt játszottad
tag-good = tiéd
tag-good-long = ezt játszottad, és semmi sem volt jobb

## What an action is called

action-done = nincs több bemondás
action-exchange = hetes cseréje
action-seven = aduhetes
action-pass = a társadra bízni
action-carte-blanche = carte blanche felmutatása
action-end = leosztás befejezése
action-ask = rákérdezni a pontokra
action-lift = { $count } lapot leemelni
action-guess = { $count } lapot mondani
action-cut = { $count } lapnál emelni
action-leave-cut = emeljen az osztó jobb szomszédja
action-call = meghívni: { $card }
action-name = adu: { $suit }
action-signal = színt kérni: { $suit }
action-aim = „{ $aim }”
action-servant = a szolga: { $name }
action-lay = lerakni: { $what }
action-meld-suit = { $name } ({ $suit })

## Why: what search found

reason-gain = Átlagosan kb. *{ $points }* { $points ->
    [one] ponttal
   *[other] ponttal
  } jobb, mint ez: { $over }.
reason-equal = Átlagosan nagyjából ugyanolyan jó: { $over }.
reason-more = Neked átlagosan több jut: { $scores }.
reason-less = Az ellenfélnek átlagosan kevesebb jut: { $scores }.
reason-but-less = Viszont neked átlagosan kevesebb jut: { $scores }.
reason-but-more = Viszont az ellenfélnek átlagosan több jut: { $scores }.
reason-outcome = 100 esetből kb. *{ $percent }* esetben { $instead } helyett: { $comes }.
reason-exact = Innen a legjobb játékkal a leosztás vége { $way ->
    [ahead] *{ $points }* pont előny
    [behind] *{ $points }* pont hátrány
   *[even] egyenlő állás
  }.

## Why: Bézique and its kin

reason-only = Mást nem is játszhatsz ki.
reason-wins = Biztosan elviszi: { $cards }, *{ $points }* pont.
reason-gives = { $cards } { $cards-count ->
    [one] biztosan
   *[other] biztosan
  } az ellenfélhez kerül: *{ $points }* pont.
reason-risks = 100 esetből kb. { $percent } esetben elveszhet: { $card }.
reason-chance = 100 esetből kb. { $percent } esetben elviszi az ütést, ha mindenki üt, aki tud.
reason-takes = Biztosan elviszi az ütést.
reason-leaves-lead = Az ellenfélnek hagyja az ütést és a hívást.
reason-none-wins = Egyik kijátszható lap sem viszi el ezt az ütést.
reason-spares = Keveset ad fel, és jobban fizető ütésre tartogatja: { $cards }.
reason-last-trick = Ez az ütés *{ $points }* ponttal többet ér{ $percent ->
    [0] , és elveszíted.
    [100] , és elviszed.
   *[other] . 100 esetből kb. { $percent } esetben elviszed, ha mindenki üt, aki tud.
  }
reason-keeps-trumps = { $count } adut tartogat az utolsó ütésekre.
reason-draws-open = { $percent ->
    [100] Elengedi az ütést, így övé a felütött lap: { $card }.
   *[other] Ha elmegy az ütés, övé a felütött lap: { $card }.
  }
reason-leaves-open = Elviszi az ütést, így a felütött lapot az ellenfél húzza: { $card }.
reason-seven = *{ $points }* pont az aduhetesért: { $card }.
reason-exchange = Odaadja: { $gives }, felveszi: { $takes }.
reason-lets-exchange = Utána odaadhatod: { $gives }, és felveheted: { $takes }.
reason-carte = Felmutatja a carte blanche-t: *{ $points }* pont.
reason-declares = Bemondás: { $rule }, *{ $points }* pont.
reason-makes-trumps = Adu lesz: { $suit }; nálad { $count } van belőle.
reason-lays = Lerakás: { $rule }, egy későbbi ütésnél *{ $points }* pont.
reason-costs = Elhasználja ennek a lapjait: { $rule }, *{ $points }* pont.
reason-forgoes = Elhasznál egy lapot ebből: { $rule }, *{ $points }* pont; még hiányzik: { $missing }{ $percent ->
    [0] .
   *[other] {" "}(a húzás esélye 100-ból kb. { $percent }).
  }
reason-declines = { $later ->
    [yes] Későbbi ütésre tartogatja: { $rule }, *{ $points }* pont.
   *[no] Végleg bemondatlanul hagyja: { $rule }, *{ $points }* pont.
  }
reason-passes = Helyetted a társad mondhat be.
reason-completes = Ha viszed az ütést, bemondható: { $rule }, *{ $points }* pont.
reason-later = { $percent ->
    [0] Ha elmegy az ütés, még egy ilyen lap kell: { $missing } ({ $rule }), de az már nem húzható.
   *[other] Ha elmegy az ütés, még egy ilyen lap kell: { $missing } ({ $rule }); a húzás esélye 100-ból kb. { $percent }.
  }
reason-helps = Ha az ellenfél viszi az ütést, bemondhatja: { $rule }, *{ $points }* pont.
reason-aids = Az ellenfélnek adja ezt: { $card }, ehhez: { $rule }, *{ $points }* pont; neki még hiányzik: { $missing }.
reason-denies = Az ellenfél nem jut hozzá: { $rule }, *{ $points }* pont.
reason-nears = Közelebb hozza: { $rule }, *{ $points }* pont{ $missing-count ->
    [0] .
   *[other] ; még hiányzik: { $missing }{ $percent ->
        [0] .
       *[other] {" "}(a húzás esélye 100-ból kb. { $percent }).
      }
  }
reason-keeps = Megtartja, ami ehhez kell: { $rule }, *{ $points }* pont{ $missing-count ->
    [0] .
   *[other] ; még hiányzik: { $missing }{ $percent ->
        [0] .
       *[other] {" "}(a húzás esélye 100-ból kb. { $percent }).
      }
  }
reason-gives-up = Odaad egy lapot, amely ehhez kellene: { $rule }, *{ $points }* pont{ $missing-count ->
    [0] .
   *[other] ; még hiányzik: { $missing }{ $percent ->
        [0] .
       *[other] {" "}(a húzás esélye 100-ból kb. { $percent }).
      }
  }
reason-spends-bezique = Elkölti ezt, pedig még lehetne belőle bézique: { $card }.
reason-worthless-trump = Adut költ olyan ütésre, amely nem hoz semmit: { $card }.
reason-unseen = { $higher ->
    [0] A színében már nincs kint nagyobb, mint { $face }
    [one] A színében egy nagyobb lap van még kint, mint { $face }
   *[other] A színében { $higher } nagyobb lap van még kint, mint { $face }
  }{ $left ->
    [0] .
   *[other] ; ugyanilyenből { $left } van még kint.
  }
reason-ends = Azonnal véget vet a leosztásnak: megvan a célpontszám.
reason-guess = 100 esetből kb. { $percent } esetben { $count } a helyes szám.

## Why: Filicău and Filkó

reason-gain-filko = A tét kb. *{ $points }* százalékával jobb átlagosan, mint ez: { $over }.
reason-withholds = Nem kerül az ellenfélhez: { $cards }.
reason-party-takes = Az ütést biztosan a te oldalad viszi.
reason-party-chance = 100 esetből kb. { $percent } esetben a te oldalad viszi az ütést.
reason-catches = Az ütéssel a te oldalad ezt viszi el: { $cards }, *{ $points }* pont.
reason-partner-holds = { $percent ->
    [100] Eddig { $seat } viszi az ütést, és az a tiétek marad.
   *[other] Eddig { $seat } viszi az ütést; 100 esetből kb. { $percent } esetben a tiétek marad.
  }
reason-feeds = Lap a veled játszó { $seat } ütésébe: { $card }, *{ $points }* { $points ->
    [one] pont
   *[other] pont
  }.
reason-overtakes = Felülüti a veled játszó { $seat } lapját ({ $card }), pedig az vitte volna az ütést.
reason-cheaper = { $enough } is ugyanolyan biztosan vitte volna az ütést, mint { $card }.
reason-spends-permanent = Elkölt egy állandó adut: { $card }.
reason-keeps-permanent = Későbbre tartogatja: { $cards }.
reason-keeps-high = Későbbre tartogatja: { $card }. Ebben a színben ({ $suit }) már ez a legnagyobb lap.
reason-boss = { $card }: ebben a színben ({ $suit }) már ez a legnagyobb lap, csak adu üti.
reason-boss-trump = { $card }: már ez a legnagyobb adu, semmi sem üti.
reason-draws = Kihúzza az adukat: nálad { $mine } van, a többieknél összesen { $left }.
reason-helps-foes = Adut hív, pedig nálad { $mine } van, a többieknél { $left }.
reason-ruff-danger = Lehet, hogy egy ellenfélnél nincs ilyen szín: { $suit }; 100 esetből kb. { $percent } esetben aduval üthet.
reason-friend-ruffs = A veled játszó { $seat } kezében nincs ilyen szín: { $suit }, és aduval üthet.
reason-asked = { $seat } ezt a színt kérte: { $suit }.
reason-empties = Az utolsó lapod ebből: { $suit }. Legközelebb aduval üthetsz.
reason-reaches = Ezekkel a lapokkal az oldaladnak megvan *{ $points }* { $points ->
    [one] pontja
   *[other] pontja
  }: { $comes }.
reason-lets-reach = A többieknek meglenne *{ $points }* { $points ->
    [one] pontja
   *[other] pontja
  }: { $comes }.
reason-runs = { $percent ->
    [0] Elengedi
   *[other] Valószínűleg elengedi
  } az ütést: az oldaladnak jobb, ha nem visz pontot.
reason-ends-run = Pontot vihet, pedig az oldaladnak jobb, ha egyet sem visz.
reason-decided = Ami még kint van, az eredményen már nem változtathat.
reason-says-run = Szól a társadnak, hogy ne vigyen pontot.
reason-says-six = Szól a társadnak, hogy megint pontra játszol.
reason-asks-ace = Színt kér: { $suit }; nálad van { $card }.
reason-talk-nothing = Nem mond semmit, amit a társadnak tudnia kellene.
reason-call-suit = Ha ez az adu: { $suit }, nálad { $count } van belőle{ $permanent ->
    [0] .
   *[other] , köztük { $permanent } állandó adu.
  }
reason-call-high = Abban a színben ez a legnagyobb meghívható lap, amely nincs nálad: { $card }. Erős társat ad.
reason-call-aces = { $count ->
    [one] Egy más színű ász áll mögötte.
   *[other] { $count } más színű ász áll mögötte.
  }
reason-cut-alike = Bármelyik emelés egyformán jó.
reason-servant-alike = Bármelyik szolga egyformán jó.
