# The rules of Filicău and Filkó in Romanian, made like those in rules.ftl. Cards in lists stand as
# tokens; $value is 0 for an empty list.

## The pack and the deal

rule-filko-pack-pattern = Cărți
    .value = { $value ->
       *[german] cărți ungurești
    }
    .say = { $value ->
       *[german] Se joacă cu cărți ungurești, cele cu Wilhelm Tell: ghindă, verde, roșu și dubă, fiecare cu as, zecar, popă, filicău, doiar, nouar, optar și șeptar. Filicăul are semnul culorii sus, doiarul mai jos.
    }
rule-filko-pack-removed = Cărți scoase
    .value = { $value ->
        [0] niciuna
       *[other] { $value }
    }
    .say = { $value ->
        [0] Se joacă cu toate cele 32 de cărți.
       *[other] Scoase din pachet: { $value }.
    }
rule-filko-deal-players = Jucători
    .say = { $value ->
        [4] Se joacă în patru. Împărțirea și jocul merg spre dreapta.
        [5] Se joacă în cinci. Împărțirea și jocul merg spre dreapta.
       *[6] Se joacă în șase. Împărțirea și jocul merg spre dreapta.
    }
rule-filko-deal-packets = Se împart câte
    .value = { $value ->
        [1] una
        [2] două
        [3] trei
        [4] patru
       *[other] { $value }
    }
    .say = { $value ->
        [1] Se împart toate cărțile, câte una.
        [2] Se împart toate cărțile, câte două.
        [3] Se împart toate cărțile, câte trei.
        [4] Se împart toate cărțile, câte patru.
       *[other] Se împart toate cărțile, câte { $value }.
    }
rule-filko-deal-first-dealer = Cine împarte întâi
    .value = { $value ->
       *[random] la întâmplare
    }
    .say = { $value ->
       *[random] Întâmplarea hotărăște cine împarte primul.
    }

rule-filko-deal-cut = Tăierea
    .value = { $value ->
        [for-trumps] numai unde hotărăște atuul
        [left] cel din stânga celui care împarte
       *[masters-choose] cel din stânga celui care împarte sau cum vor stăpânii
    }
    .say = { $value ->
        [for-trumps] { $trump-method ->
            [cut] Jucătorul din stânga celui care împarte taie pachetul.
           *[other] Pachetul se amestecă și nu se taie.
        }
        [left] Jucătorul din stânga celui care împarte taie pachetul.
       *[masters-choose] Jucătorul din stânga celui care împarte taie pachetul. Dacă împarte o slugă și de ambele părți stau stăpâni, poate tăia în schimb cel din dreapta ei.
    }

## Trumps

rule-filko-trump-permanent = Mereu atuuri
    .say = Oricare ar fi culoarea de atu, acestea stau deasupra asului ei, { $trump-over-order ->
        [acorns-leaves-hearts-bells] de sus în jos
       *[acorns-hearts-bells-leaves] de sus în jos, în afară de ordinea filicăilor
    }: { $value }. Ele țin de atu și niciodată de culoarea desenată pe ele. Ordinea celorlalte cărți din joc, în fiecare culoare: as, zecar, popă, doiar, nouar, optar, șeptar.
rule-filko-trump-over-order = Ordinea filicăilor
    .value = { $value ->
        [acorns-leaves-hearts-bells] ghindă, verde, roșu, dubă
       *[acorns-hearts-bells-leaves] ghindă, roșu, dubă, verde
    }
    .say = { $value ->
        [acorns-leaves-hearts-bells] Dintre filicăi, cel mai mare e cel de ghindă, apoi verde, roșu și dubă.
       *[acorns-hearts-bells-leaves] Dintre filicăi, cel mai mare e cel de ghindă, apoi roșu și dubă, iar cel mai mic e cel de verde.
    }
rule-filko-trump-method = Atuul e hotărât de
    .value = { $value ->
        [dealer-first-card] prima carte a celui care împarte
        [cut] tăiere
        [call-card] Bătrân, care cheamă o carte
       *[name-suit] Bătrân, care numește o culoare
    }
    .say = { $value ->
        [dealer-first-card] Cel care împarte arată prima carte primită: culoarea ei e atu. Peste o carte care e mereu atu se trece și se arată următoarea.
        [cut] Cartea de dedesubt a părții ridicate la tăiere hotărăște culoarea de atu. Peste o carte care e mereu atu se trece și se privește următoarea. Cărțile arătate se împart ultimele, deci toți știu cui îi revin: celui care împarte și, dacă sunt mai multe decât ultimul lui teanc, jucătorului din stânga lui.
        [call-card] Cine are filicăul de ghindă e Bătrânul. El cheamă o carte care nu e mereu atu: culoarea ei e atu.
       *[name-suit] Cine are filicăul de ghindă e Bătrânul. El numește culoarea de atu.
    }

## Parties

rule-filko-party-method = Echipe
    .value = { $value ->
        [fixed] fixe
        [called] după cartea chemată
       *[top-overs] după cei mai mari doi filicăi
    }
    .say = { $value ->
        [fixed] { $deal-players ->
            [6] Fiecare al doilea jucător e în aceeași echipă: trei contra trei.
           *[other] Cei care stau față în față sunt parteneri.
        }
        [called] Cine are cartea chemată e partenerul Bătrânului și nu spune nimănui: toți află când cartea se joacă. Ceilalți joacă împotriva lor.
       *[top-overs] Cei care au cei mai mari doi filicăi sunt bogații și joacă împotriva tuturor celorlalți, săracii. Afli cine sunt când se joacă acei filicăi.
    }
rule-filko-party-own-card = Cartea proprie a Bătrânului
    .value = { $value ->
        [forbidden] nu se poate chema
       *[alone] se poate chema
    }
    .say = { $party-method ->
        [called] { $value ->
            [forbidden] El nu are voie să cheme o carte a lui.
           *[alone] Dacă cheamă o carte a lui, joacă singur și numai el știe.
        }
       *[other] { "" }
    }
rule-filko-party-both-overs = Cei mai mari doi filicăi la un jucător
    .value = { $value ->
        [alone] joacă singur
       *[redeal] se împarte din nou
    }
    .say = { $party-method ->
        [top-overs] { $value ->
            [alone] Cine îi are pe amândoi joacă singur contra tuturor.
           *[redeal] Dacă un jucător îi are pe amândoi, se împarte din nou.
        }
       *[other] { "" }
    }

## Play

rule-filko-play-duty = Obligații după atac
    .value = { $value ->
        [follow-trump] la culoare, altfel atu
       *[follow-beat-trump] la culoare, bate, taie
    }
    .say = { $value ->
        [follow-trump]
            Cine nu atacă are aceste obligații, în această ordine:
            Dă la culoarea atacată; atuurile sunt o singură culoare.
            Dacă nu ai culoarea, pune atu, mare sau mic.
            Dacă nu ai nici atu, joacă orice.
       *[follow-beat-trump]
            Cine nu atacă are aceste obligații, în această ordine:
            Dă la culoarea atacată și, dacă poți, bate cea mai mare carte de până atunci; atuurile sunt o singură culoare.
            Dacă nu o poți bate, dă totuși la culoare.
            Dacă nu ai culoarea, pune atu și, dacă poți, unul care bate cea mai mare carte de până atunci.
            Dacă nu ai nici atu, joacă orice.
    }
rule-filko-play-first-lead = Primul atac
    .value = { $value ->
        [right-of-dealer] la dreapta celui care împarte
       *[old-man] Bătrânul
    }
    .say = { $value ->
        [right-of-dealer] La prima levată atacă jucătorul din dreapta celui care împarte, apoi cine ia o levată atacă la următoarea.
       *[old-man] La prima levată atacă Bătrânul, apoi cine ia o levată atacă la următoarea.
    }

## Points and what they decide

rule-filko-points-values = Puncte
    .value = { $value ->
        [aces-and-tens] ași și zecari, câte unul
       *[card-values] as 11, zecar 10, popă 4, filicău 3, doiar 2
    }
    .say = { $value ->
        [aces-and-tens] Fiecare as și fiecare zecar câștigat într-o levată e un punct, opt într-un pachet întreg. Celelalte cărți nu aduc puncte.
       *[card-values] Un as câștigat într-o levată face 11 puncte, un zecar 10, un popă 4, un filicău 3 și un doiar 2: 120 într-un pachet întreg.
    }
rule-filko-match-outcome = Ce hotărăște o rundă
    .value = { $value ->
        [run-away] stăpâni, slugi sau fugă
        [servant] stăpâni și o slugă care împarte
        [liberation] stăpâni, până se eliberează sluga
        [each-deal] fiecare rundă separat
        [kept] bogați și săraci, până când cei care împart sunt liberi
       *[hats] cine poartă pedeapsa învinșilor
    }
    .say = { $value ->
        [run-away]
            Punctele unei runde hotărăsc cine sunt stăpânii și cine slugile:
            Cu { $match-win-points } sau mai multe puncte, dar nu cu toate, o echipă e stăpână, iar cealaltă slujește.
            Dacă nicio echipă nu are atâtea, totul rămâne cum a fost.
            Echipa care nu ia niciun punct a fugit: atunci nimeni nu e stăpân.
            Cât timp există stăpâni, împarte una dintre slugi; altfel împărțirea trece la dreapta.
        [servant]
            Punctele unei runde hotărăsc cine sunt stăpânii și cine slugile:
            Cu { $match-win-points } sau mai multe puncte o echipă e stăpână, chiar și cu toate.
            Dacă nicio echipă nu are atâtea, totul rămâne cum a fost.
            Primii stăpâni aleg drept slugă pe unul dintre ceilalți. Sluga împarte fiecare rundă până când echipa ei face { $match-win-points }; atunci sluga e jucătorul din dreapta ei și împarte el. Înainte de a exista stăpâni, împărțirea trece la dreapta.
        [liberation]
            Punctele unei runde hotărăsc cine sunt stăpânii și cine e sluga:
            Cu { $match-win-points } sau mai multe puncte o echipă e stăpână. Sluga e cel care a împărțit, dacă a pierdut, altfel următorul învins din dreapta lui, iar sluga împarte. Fără stăpâni, împărțirea trece la dreapta.
            { $trump-method ->
                [cut] Atuul se stabilește din nou la fiecare rundă.
                [dealer-first-card] Atuul se stabilește din nou la fiecare rundă.
               *[other] Cât timp există stăpâni, echipele, culoarea de atu și primul atac rămân aceleași.
            }
            Echipa slugii e liberă cu { $match-win-points } sau mai multe puncte ori cu niciunul, ceea ce se numește a scăpa înot. { $trump-method ->
                [cut] Atunci nu mai sunt stăpâni, iar împărțirea trece la dreapta slugii.
                [dealer-first-card] Atunci nu mai sunt stăpâni, iar împărțirea trece la dreapta slugii.
               *[other] Atunci nu mai sunt stăpâni, împărțirea trece la dreapta slugii, iar Bătrânul cheamă din nou.
            }
        [each-deal] Fiecare rundă se câștigă sau se pierde separat, iar pe următoarea o împarte un învins: cel care a împărțit, dacă a pierdut, altfel următorul învins din dreapta lui.
        [kept] Echipele din prima rundă rămân aceleași. Împarte un învins: cel care a împărțit, dacă a pierdut, altfel următorul învins din dreapta lui, și împarte mai departe până când echipa lui face { $match-win-points } sau mai multe puncte. { $party-method ->
            [called] Până atunci nu se cheamă nimic: culoarea de atu și primul atac rămân aceleași. Apoi împărțirea trece la dreapta lui, iar Bătrânul cheamă din nou.
           *[other] Apoi împărțirea trece la dreapta lui, iar echipele se formează din nou.
        }
       *[hats] Învinșii poartă o pedeapsă până câștigă; o rundă egală nu schimbă nimic. Împărțirea trece la dreapta.
    }
rule-filko-match-penalty = Ce pățesc învinșii
    .value = { $value ->
        [hat-off] își scot pălăriile
        [worn-hat] poartă pălării ponosite
       *[stand] joacă în picioare
    }
    .say = { $match-outcome ->
        [hats] { $value ->
            [hat-off] Învinșii își scot pălăriile.
            [worn-hat] Toți vin fără pălărie, iar învinșii își pun pălării ponosite.
           *[stand] Învinșii joacă în picioare.
        }
       *[other] { "" }
    }
rule-filko-match-win-points = Puncte pentru victorie
    .say = { $match-outcome ->
        [each-deal] Bogații câștigă cu { $value } sau mai multe puncte.
        [kept] În prima rundă bogații câștigă cu { $value } sau mai multe puncte.
        [hats] O echipă câștigă cu { $value } sau mai multe puncte.
       *[other] { "" }
    }
rule-filko-match-poor-points = Puncte pentru victoria săracilor
    .say = { $match-outcome ->
        [each-deal] Săracii câștigă cu { $value } sau mai multe puncte.
        [kept] În prima rundă săracii câștigă cu { $value } sau mai multe puncte.
       *[other] { "" }
    }
rule-filko-match-early-end = O rundă hotărâtă se poate încheia
    .say = { $value ->
        [true] Când cărțile rămase nu mai pot schimba nimic, runda se poate încheia.
       *[false] Fiecare rundă se joacă până la ultima levată.
    }

## Talk

rule-filko-talk-aims = Țintele se pot spune
    .say = { $value ->
        [true] Un jucător poate spune pe cât joacă echipa lui, la rândul său sau înainte, și se poate răzgândi la o levată ulterioară. Nimeni nu are voie să vorbească despre cărțile pe care le are.
       *[false] Nimeni nu are voie să spună pe cât joacă.
    }
rule-filko-talk-count = Stăpânii pot întreba câte puncte sunt
    .say = { $value ->
        [true] Fiecare stăpân poate întreba slugile, o dată pe levată, câte puncte au până atunci.
       *[false] { "" }
    }
rule-filko-talk-signals = Semne către partener
    .say = { $value ->
        [true] Un jucător îi poate cere partenerului o culoare printr-un semn: gura trasă într-o parte pentru ghindă, o privire în sus pentru verde, vârful limbii pentru roșu, obrajii umflați pentru dubă.
       *[false] { "" }
    }

## The sources, in short

source-S3 = Pagat, Filicău
source-X-PA = Pagat, pagina din 2021
source-X-UL = Pagat, Ulti
