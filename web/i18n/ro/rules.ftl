# The rules in Romanian. A rule's message is its name; `.value` is the word for what is chosen, `.say`
# the sentence on the rules page, `.cards` what a meld is made of. In `.value` and `.say` the rule's
# own value is $value; every other knob stands there by its path, as $meld-source does, beside
# $cards (in play), $stock (cards), $stock-tricks and $tricks. An empty `.say` means that there is
# nothing to tell in such a game. Lines after the first become a numbered list.

## The pack and the deal

rule-bezique-pack-pattern = Cărți
    .value = { $value ->
       *[french] culori franțuzești
    }
    .say = { $value ->
       *[french] Se joacă cu cărți franțuzești: pică, cupă, caro și treflă.
    }
rule-bezique-pack-copies = Pachete amestecate laolaltă
    .say = { $value ->
        [2] Se amestecă laolaltă două pachete de câte 32: { $cards } de cărți, fiecare de două ori.
        [3] Se amestecă laolaltă trei pachete de câte 32: { $cards } de cărți, fiecare de trei ori.
        [4] Se amestecă laolaltă patru pachete de câte 32: { $cards } de cărți, fiecare de patru ori.
        [6] Se amestecă laolaltă șase pachete de câte 32: { $cards } de cărți, fiecare de șase ori.
        [8] Se amestecă laolaltă opt pachete de câte 32: { $cards } de cărți, fiecare de opt ori.
       *[other] Pachete de câte 32 amestecate laolaltă: { $value }. Cărți: { $cards }, fiecare de { $value } ori.
    }
rule-bezique-pack-ranking = Ordinea, de sus în jos
    .value = { $value ->
       *[a-t-k-q-j-9-8-7] as, zecar, popă, damă, valet, nouar, optar, șeptar
    }
    .say = { $value ->
       *[a-t-k-q-j-9-8-7] De sus în jos, fiecare culoare are as, zecar, popă, damă, valet, nouar, optar, șeptar. Zecarul e mai mare decât popa.
    }
rule-bezique-deal-players = Jucători
    .say = { $value ->
        [2] Se joacă în doi.
        [3] Se joacă în trei.
       *[4] Se joacă în patru.
    }
rule-bezique-deal-parties = Echipe
    .value = { $value ->
        [each-alone] fiecare pentru sine
       *[opposite-partners] parteneri față în față
    }
    .say = { $value ->
        [each-alone] { $deal-players ->
            [2] { "" }
           *[other] Fiecare joacă pentru sine.
        }
       *[opposite-partners] Cei care stau față în față sunt parteneri și au un scor comun.
    }
rule-bezique-deal-first-dealer = Cine împarte întâi
    .value = { $value ->
        [lowest-cut] cea mai mică carte tăiată
        [highest-cut] cea mai mare carte tăiată
       *[highest-cut-chooses] cea mai mare carte tăiată alege
    }
    .say = { $value ->
        [lowest-cut] Jucătorii taie, iar cel cu cartea cea mai mică împarte primul.
        [highest-cut] Jucătorii taie, iar cel cu cartea cea mai mare împarte primul.
       *[highest-cut-chooses] Jucătorii taie, iar cel cu cartea cea mai mare își alege locul și spune cine împarte primul.
    }
rule-bezique-deal-rotation = Împărțirea trece
    .value = { $value ->
        [alternate] pe rând
       *[left] la stânga
    }
    .say = { $value ->
        [alternate] Apoi împart pe rând.
       *[left] Apoi împărțirea trece la stânga.
    }
rule-bezique-packet-aim = Teanc înainte de împărțire, cărți vizate
    .value = { $value ->
        [0] fără teanc
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
        [one] Înainte de împărțire, cel care împarte ridică un teanc din pachet și încearcă să ia exact { $value } carte. Teancul poate ieși cu cel mult trei cărți mai mare sau mai mic.
        [few] Înainte de împărțire, cel care împarte ridică un teanc din pachet și încearcă să ia exact { $value } cărți. Teancul poate ieși cu cel mult trei cărți mai mare sau mai mic.
       *[other] Înainte de împărțire, cel care împarte ridică un teanc din pachet și încearcă să ia exact { $value } de cărți. Teancul poate ieși cu cel mult trei cărți mai mare sau mai mic.
    }
rule-bezique-packet-lift = Pentru teancul ridicat exact
    .say = { $packet-aim ->
        [0] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] Pentru un teanc exact cât trebuie, cel care împarte primește { $value }.
        }
    }
rule-bezique-packet-guess = Pentru teancul ghicit
    .say = { $packet-aim ->
        [0] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] Celălalt jucător se uită la teanc și ghicește câte cărți are: dacă nimerește, primește { $value }. Ce se vede poate să difere cu cel mult două cărți.
        }
    }
rule-bezique-deal-hand = Cărți în mână
    .say = Fiecare primește { $value ->
        [one] { $value } carte
        [few] { $value } cărți
       *[other] { $value } de cărți
    }; celelalte { $stock } fac talonul.
rule-bezique-deal-packets = Se împart câte
    .value = { $value ->
        [1] una
        [2] două
        [3] trei
       *[other] { $value }
    }
    .say = { $value ->
        [1] Se împart câte una.
        [2] Se împart câte două.
        [3] Se împart câte trei.
       *[other] Se împart câte { $value }.
    }
rule-bezique-deal-first-lead = Primul atac
    .value = { $value ->
       *[left-of-dealer] la stânga celui care împarte
    }
    .say = { $value ->
       *[left-of-dealer] { $deal-players ->
            [2] La prima levată atacă jucătorul care nu a împărțit.
           *[other] La prima levată atacă jucătorul din stânga celui care împarte. Rândul merge în sensul acelor de ceasornic.
        }
    }

## Trumps

rule-bezique-trump-method = Atuul e hotărât de
    .value = { $value ->
        [turn-up] cartea întoarsă
        [first-marriage] primul mariaj
       *[first-marriage-or-sequence] primul mariaj sau prima secvență
    }
    .say = { $value ->
        [turn-up] După împărțire se întoarce cartea următoare: culoarea ei e atu. Stă pe jumătate sub talon și se trage ultima.
        [first-marriage] Nu se întoarce nicio carte. Primul mariaj anunțat face din culoarea lui atuul rundei și contează ca mariaj regal. { $meld-plain-sequence ->
            [0] Până atunci nu există atu și nici secvență.
           *[other] Până atunci nu există atu.
        }
       *[first-marriage-or-sequence] Nu se întoarce nicio carte. Primul mariaj sau prima secvență anunțată face din culoarea sa atuul rundei și contează ca fiind de atu. Până atunci nu există atu.
    }
rule-bezique-trump-repeat = Atuul dinainte poate fi iar atu
    .say = { $value ->
        [true] { "" }
       *[false] Culoarea care a fost atu în runda dinainte nu poate fi din nou atu: un mariaj sau o secvență din ea contează ca fiind simple și nu fac atu.
    }

## A trick

rule-bezique-trick-equal-cards = Din două cărți egale
    .value = { $value ->
       *[first-wins] câștigă prima jucată
    }
    .say = { $value ->
       *[first-wins] Levata o ia cel mai mare atu, altfel cea mai mare carte din culoarea atacată. Din două cărți egale câștigă prima jucată. Cine ia levata atacă la următoarea.
    }
rule-bezique-stock-duty = Cât timp există talon
    .value = { $value ->
        [free] se joacă orice carte
        [follow-beat-trump] la culoare, bate, taie
       *[follow-beat-overtrump] la culoare, bate, taie peste
    }
    .say = { $value ->
        [free] Cât timp există talon, la orice levată se poate juca orice carte: nimeni nu e obligat să dea la culoare.
        [follow-beat-trump]
            Chiar și cât timp există talon, cine nu atacă are aceste obligații, în această ordine:
            Dă la culoarea atacată și, dacă poți, bate cea mai mare carte de până atunci.
            Dacă nu ai culoarea, taie cu atu.
            Dacă nu ai nici atu, joacă orice.
       *[follow-beat-overtrump]
            Chiar și cât timp există talon, cine nu atacă are aceste obligații, în această ordine:
            Dă la culoarea atacată și, dacă poți, bate cea mai mare carte de până atunci.
            Dacă nu ai culoarea, taie cu un atu care bate tot ce s-a jucat.
            Dacă nu ai un asemenea atu, joacă orice.
    }
rule-bezique-stock-draw = Cum se trage din talon
    .value = { $value ->
       *[winner-first] întâi cine a luat levata
    }
    .say = { $value ->
       *[winner-first] { $deal-players ->
            [2] După fiecare levată amândoi trag câte o carte, întâi câștigătorul. Levate cu talon: { $stock-tricks }.
           *[other] După fiecare levată toți trag câte o carte, întâi câștigătorul, apoi ceilalți pe rând. Levate cu talon: { $stock-tricks }.
        }
    }
rule-bezique-stock-last-draw = Ultima carte din talon
    .value = { $value ->
       *[last-card-to-last-drawer] la ultimul care trage
    }
    .say = { $value ->
       *[last-card-to-last-drawer] { $trump-method ->
            [turn-up] { $deal-players ->
                [2] Cartea întoarsă vine ultima: o ia cine a pierdut ultima levată cu talon.
               *[other] Cartea întoarsă vine ultima: o ia ultimul jucător care trage.
            }
           *[other] { "" }
        }
    }

## The last tricks

rule-bezique-endgame-duty = Când s-a terminat talonul
    .value = { $value ->
        [free] se joacă orice carte
        [follow-beat-trump] la culoare, bate, taie
       *[follow-beat-overtrump] la culoare, bate, taie peste
    }
    .say = { $value ->
        [free] La ultimele { $deal-hand ->
            [one] { $deal-hand } levate
            [few] { $deal-hand } levate
           *[other] { $deal-hand } de levate
        } se poate juca{ $stock-duty ->
            [free] , la fel ca înainte,
           *[other] { "" }
        } orice carte.
        [follow-beat-trump]
            Când s-a terminat talonul, ultimele levate, { $deal-hand } la număr, sunt stricte. Cine nu atacă are aceste obligații, în această ordine:
            Dă la culoarea atacată și, dacă poți, bate cea mai mare carte de până atunci.
            Dacă nu o poți bate, dă totuși la culoare.
            Dacă nu ai culoarea, taie cu atu.
            Dacă nu ai nici atu, joacă orice.
       *[follow-beat-overtrump]
            Când s-a terminat talonul, ultimele levate, { $deal-hand } la număr, sunt stricte. Cine nu atacă are aceste obligații, în această ordine:
            { $deal-parties ->
                [opposite-partners] Dă la culoarea atacată și, dacă poți, bate cea mai mare carte de până atunci, chiar și pe a partenerului.
               *[each-alone] Dă la culoarea atacată și, dacă poți, bate cea mai mare carte de până atunci.
            }
            Dacă nu o poți bate, dă totuși la culoare.
            Dacă nu ai culoarea, taie cu un atu care bate tot ce s-a jucat.
            Dacă nu ai un asemenea atu, joacă orice.
    }
rule-bezique-endgame-melds = Anunțuri la ultimele levate
    .say = { $value ->
        [true] La aceste levate se poate anunța ca înainte.
       *[false] { $meld-source ->
            [won] La aceste levate nu se anunță.
           *[other] Ultimele anunțuri se fac înainte de a trage ultimele cărți. La aceste levate nu mai sunt, iar ce era pe masă se întoarce în mâini.
        }
    }

## The sources, in short

source-S0 = White Knuckle Cards
source-S1 = Penguin Book
source-S2 = CatsAtCards
source-S4 = Pokerwiner
source-X-BI4 = Bicycle, în patru
source-X-BIR = Bicycle, Rubicon
source-X-CA = Cassell’s Amusements
source-X-CM = Crazy Monkey
source-X-EB = Britannica
source-X-EB9 = Britannica din 1875
source-X-EN = Enquire Within
source-X-FO = Foster’s Hoyle
source-X-HE = Herring
source-X-HO = Hoyle’s Games
source-X-PE = Penguin Book, p. 94
source-X-PW = Pokerwiner, Bezique
source-X-WI = Wikipedia
source-X-WK = White Knuckle Cards, Rubicon
source-house = Regula casei

## Rules page and comparison

rules-of = Reguli: { $name }
rules-choose = Reguli pentru
rules-contents = Capitole
rules-compare = Compară cu alt joc
rules-change = Schimbă aceste reguli
chapter-deal = Pachetul și împărțirea
chapter-trumps = Atuul
chapter-parties = Echipele
chapter-trick = O levată
chapter-endgame = Ultimele levate
chapter-melding = Cum se anunță
chapter-points = Anunțurile și punctele lor
chapter-reuse = O carte în mai multe anunțuri
chapter-carte-blanche = Carte blanche
chapter-seven = Șeptarul de atu
chapter-brisques = Brisques și ultima levată
chapter-talk = Vorba la masă
chapter-match = Cum se câștigă
chapter-other = Alte reguli
meld-column = Anunț
points-column = Puncte
rule-column = Regulă
value-column = Valoare
source-column = Sursă
rules-house = Altfel decât la { $name }.
rules-inferred = interpretarea noastră: { $reason }
rules-misprint = Greșeală de tipar: { $source } scrie { $printed }; se joacă { $value }.
rules-all = Toate regulile, una câte una
rules-sources = Sursele
rules-failed = Regulile nu s-au putut încărca: { $reason }
rules-retry = Reîncearcă
not-counted = fără
compare = De la un joc la altul
compare-title = De la { $from } la { $to }
compare-from = De la
compare-to = La
compare-swap = Invers
compare-count = { $count ->
    [0] Cele două jocuri au aceleași reguli.
    [one] Se schimbă o regulă.
    [few] Se schimbă { $count } reguli.
   *[other] Se schimbă { $count } de reguli.
  }
why-points-meld = Alcătuit din: { $cards }. Valoare: { $value }.
why-points-line = { $me ->
    [yes] Primești
   *[no] { $name } primește
  } { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }{ $trick ->
    [0] .
   *[other] {" "}la levata { $trick }.
  }

## House rules

house-rules = Regulile casei
house-over = { $name }, cu schimbările tale. La fiecare opțiune scrie ce jocuri o folosesc.
house-count = { $count ->
    [0] Încă nu s-a schimbat nimic.
    [one] O regulă schimbată:
    [few] { $count } reguli schimbate:
   *[other] { $count } de reguli schimbate:
  }
house-group-count = { $count ->
    [one] { $count } schimbată
   *[other] { $count } schimbate
  }
house-own = a ta
house-also = ca la { $names }
house-misprint = greșeală de tipar
house-number = { $name }: alt număr
house-other = altul
house-back = Înapoi la „{ $value }”
house-name = Numele acestor reguli
house-name-hint = pentru masă și arhivă
house-link = Link către aceste reguli
copy-link = Copiază
link-copied = Copiat.
house-link-by-hand = Browserul nu permite copierea. Selectează linkul și copiază-l tu.
house-use = Joacă după aceste reguli
house-drop = Șterge schimbările
house-conflict = Aceste reguli nu se potrivesc între ele
house-conflict-hint = Schimbă una dintre cele două. Celelalte schimbări ale tale rămân cum sunt:
house-clash = { $reason } ({ $names })
house-loading = Se încarcă opțiunile…
house-failed = Opțiunile nu s-au putut încărca: { $reason }
