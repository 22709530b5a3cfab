# The rules about melds in Romanian; see rules.ftl for how a rule is worded.

## Melding

rule-bezique-meld-source = Anunțurile se fac din
    .value = { $value ->
        [won] cărți câștigate în levate
        [hand] cărți din mână
       *[hand-and-won] mână și cărți câștigate
    }
    .say = { $value ->
        [won] Anunțurile se fac din cărți câștigate în levate. Ele stau la vedere în fața celui care le-a câștigat, se pot anunța imediat după ce a luat o levată și nu se mai joacă niciodată. Cărțile din mână nu contează.
        [hand] Cine ia levata poate anunța înainte de a trage, cu cărți din mână. Ele se pun pe masă cu fața în sus, dar țin tot de mână și se pot juca la orice levată.
       *[hand-and-won] Cine ia levata poate anunța înainte de a trage, cu cărți din mână, cu cărți câștigate în levate sau cu amândouă. Cărțile din mână se pun cu fața în sus și se pot juca în continuare; cele câștigate, nu.
    }
rule-bezique-meld-kept = Cărți păstrate pentru anunțuri
    .value = { $value ->
        [all] toate cele câștigate
       *[courts-and-trump-ten] popi, dame, valeți, zecarul de atu
    }
    .say = { $value ->
        [all] { "" }
       *[courts-and-trump-ten] Dintre cărțile câștigate rămân la vedere, pentru anunțuri, numai popii, damele, valeții și zecarul de atu.
    }
rule-bezique-meld-per-trick = Anunțuri la o levată
    .value = { $value ->
        [0] oricâte
       *[other] { $value }
    }
    .say = { $value ->
        [0] La o levată se pot face oricâte anunțuri.
        [1] La o levată se poate face un singur anunț cu puncte.
        [few] La o levată se pot face cel mult { $value } anunțuri.
       *[other] La o levată se pot face cel mult { $value } de anunțuri.
    }
rule-bezique-meld-trick-card = Fiecare cere o carte din levată
    .say = { $value ->
        [true] Fiecare anunț trebuie să aibă o carte din levata abia luată.
       *[false] { $meld-source ->
            [won] Anunțul nu are nevoie de o carte din levata abia luată.
           *[other] { "" }
        }
    }
rule-bezique-meld-lay-waiting = Anunțuri puse jos, în așteptare
    .say = { $value ->
        [true] { $meld-per-trick ->
            [0] { "" }
           *[other] Și alte anunțuri se pot pune jos fără puncte; ele așteaptă o levată ulterioară.
        }
       *[false] { "" }
    }
rule-bezique-meld-partner = Rolul partenerului la anunț
    .value = { $value ->
        [none] niciunul: anunță cine ia levata
        [pass] câștigătorul poate ceda dreptul
       *[either] poate anunța oricare din doi
    }
    .say = { $value ->
        [none] { $deal-parties ->
            [opposite-partners] Poate anunța numai cine a luat levata, nu și partenerul.
           *[other] { "" }
        }
        [pass] Cine a luat levata anunță sau îi cedează partenerului dreptul. Odată cedat, dreptul nu se mai întoarce.
       *[either] Când o echipă a luat o levată, poate anunța oricare dintre parteneri.
    }
rule-bezique-meld-partner-cards = Cărțile partenerului în anunț
    .value = { $value ->
        [none] nu
        [not-beziques] da, dar nu la bézique
        [not-larger-beziques] da, dar nu la bézique dublu sau mai mare
       *[all] da, la toate anunțurile
    }
    .say = { $value ->
        [none] { $deal-parties ->
            [opposite-partners] Anunțul se face numai din cărți proprii.
           *[other] { "" }
        }
        [not-beziques] O carte proprie poate completa un anunț cu cărți aflate la vedere în fața partenerului, dacă partenerul l-ar putea anunța la fel. Un bézique trebuie să vină dintr-o singură mână.
        [not-larger-beziques] O carte proprie poate completa un anunț cu cărți aflate la vedere în fața partenerului, dacă partenerul l-ar putea anunța la fel. Un bézique dublu sau mai mare trebuie să vină dintr-o singură mână.
       *[all] O carte proprie poate completa un anunț cu cărți aflate la vedere în fața partenerului, dacă partenerul l-ar putea anunța la fel. Asta e valabil și la bézique.
    }
rule-bezique-meld-quartets = Patru de același rang
    .value = { $value ->
        [each-suit] câte una din fiecare culoare
       *[any] oricare patru
    }
    .say = { $value ->
        [each-suit] Patru de același rang trebuie să fie câte una din fiecare culoare.
       *[any] Patru de același rang pot fi oricare patru, indiferent de culoare.
    }
rule-bezique-meld-bezique-cards = Cărțile unui bézique
    .value = { $value ->
        [qs-jd] dama de pică, valetul de caro
        [qs-jd-or-qc-jh] la fel; la atu pică sau caro, dama de treflă, valetul de cupă
       *[by-trump] după culoarea de atu
    }
    .say = { $value ->
        [qs-jd] Un bézique este [[QS]] cu [[JD]], oricare ar fi atuul.
        [qs-jd-or-qc-jh] Un bézique este [[QS]] cu [[JD]], dar [[QC]] cu [[JH]] când atu e pică sau caro.
       *[by-trump] Culoarea de atu spune ce cărți fac un bézique: [[QS]] cu [[JD]] la pică, [[QD]] cu [[JS]] la caro, [[QH]] cu [[JC]] la cupă, [[QC]] cu [[JH]] la treflă. Până nu există atu, nu există bézique.
    }
rule-bezique-meld-double-from = Bézique dublu
    .value = { $value ->
        [four-unused] patru cărți încă neanunțate
       *[may-extend] poate crește dintr-un bézique
    }
    .say = { $meld-reuse ->
        [single-use] Un bézique dublu cere patru cărți care nu au mai fost anunțate: nu poate crește dintr-unul simplu.
        [re-form] { $pack-copies ->
            [2] Un bézique poate crește până la unul dublu: se adaugă a doua pereche cât timp prima stă încă întreagă, iar anunțul mai mare aduce toate punctele.
           *[other] Un bézique poate crește: se adaugă o pereche cât timp prima stă încă întreagă, iar anunțul mai mare aduce toate punctele.
        }
       *[other] { $value ->
            [four-unused] Un bézique dublu cere patru cărți care nu au mai fost anunțate: nu poate crește dintr-unul simplu.
           *[may-extend] { $pack-copies ->
                [2] Un bézique poate crește până la unul dublu: se adaugă a doua pereche cât timp prima stă încă întreagă, iar anunțul mai mare aduce toate punctele.
               *[other] Un bézique poate crește: se adaugă o pereche cât timp prima stă încă întreagă, iar anunțul mai mare aduce toate punctele. După ce s-a jucat o pereche dintr-unul dublu, alta îl face iar dublu.
            }
        }
    }

## Melds and their points

rule-bezique-meld-sequence = Secvență
    .cards = as, zecar, popă, damă și valet de atu
rule-bezique-meld-plain-sequence = Secvență simplă
    .cards = as, zecar, popă, damă și valet de altă culoare
rule-bezique-meld-royal-marriage = Mariaj regal
    .cards = popă și damă de atu
rule-bezique-meld-marriage = Mariaj
    .cards = popă și damă de altă culoare
rule-bezique-meld-bezique = Bézique
    .cards = { $meld-bezique-cards ->
        [qs-jd] [[QS]] și [[JD]]
       *[other] o damă și un valet, după culoarea de atu
    }
rule-bezique-meld-double-bezique = Bézique dublu
    .cards = ambele cărți de două ori
rule-bezique-meld-triple-bezique = Bézique triplu
    .cards = ambele cărți de trei ori
rule-bezique-meld-quadruple-bezique = Bézique cvadruplu
    .cards = ambele cărți de patru ori
rule-bezique-meld-quintuple-bezique = Bézique cvintuplu
    .cards = ambele cărți de cinci ori
rule-bezique-meld-aces = Patru ași
    .cards = { $meld-quartets ->
        [each-suit] câte unul din fiecare culoare
       *[any] oricare patru
    }
rule-bezique-meld-tens = Patru zecari
    .cards = { $meld-quartets ->
        [each-suit] câte unul din fiecare culoare
       *[any] oricare patru
    }
rule-bezique-meld-kings = Patru popi
    .cards = { $meld-quartets ->
        [each-suit] câte unul din fiecare culoare
       *[any] oricare patru
    }
rule-bezique-meld-queens = Patru dame
    .cards = { $meld-quartets ->
        [each-suit] câte una din fiecare culoare
       *[any] oricare patru
    }
rule-bezique-meld-jacks = Patru valeți
    .cards = { $meld-quartets ->
        [each-suit] câte unul din fiecare culoare
       *[any] oricare patru
    }
rule-bezique-meld-trump-aces = Patru ași de atu
    .cards = toți din culoarea de atu
rule-bezique-meld-trump-tens = Patru zecari de atu
    .cards = toți din culoarea de atu
rule-bezique-meld-trump-kings = Patru popi de atu
    .cards = toți din culoarea de atu
rule-bezique-meld-trump-queens = Patru dame de atu
    .cards = toate din culoarea de atu
rule-bezique-meld-trump-jacks = Patru valeți de atu
    .cards = toți din culoarea de atu
rule-bezique-meld-five-trump-aces = Cinci ași de atu
    .cards = toți din culoarea de atu
rule-bezique-meld-five-trump-tens = Cinci zecari de atu
    .cards = toți din culoarea de atu
rule-bezique-meld-five-trump-kings = Cinci popi de atu
    .cards = toți din culoarea de atu
rule-bezique-meld-five-trump-queens = Cinci dame de atu
    .cards = toate din culoarea de atu
rule-bezique-meld-five-trump-jacks = Cinci valeți de atu
    .cards = toți din culoarea de atu

## One card in several melds

rule-bezique-meld-reuse = O carte în mai multe anunțuri
    .value = { $value ->
        [single-use] nu: odată anunțată, e folosită
        [type-once] o dată în fiecare fel de anunț
        [disjoint-now] nu la aceeași levată; mai târziu, în alt fel
        [compound] și la aceeași levată, în feluri diferite
       *[re-form] o dată în fiecare fel; din nou când anunțul e refăcut
    }
    .say = { $value ->
        [single-use] O carte contează într-un singur anunț. Odată anunțată, e folosită.
        [type-once] O carte poate conta în mai multe anunțuri, o dată în fiecare fel: mariaj, secvență, bézique, patru de același rang. Un anunț mai mic poate crește până la unul mai mare și ambele aduc puncte, de pildă un mariaj până la o secvență; dintr-unul mai mare nu se mai face unul mai mic.
        [disjoint-now] La aceeași levată nicio carte nu contează în două anunțuri. După o levată ulterioară poate conta din nou, într-un anunț de alt fel.
        [compound] La aceeași levată o carte poate conta în fiecare anunț la care ajută, dacă sunt de feluri diferite; niciodată de două ori în același fel.
       *[re-form] O carte poate conta o dată în fiecare fel de anunț. Când o carte dintr-un anunț a fost jucată și alta îi ia locul, anunțul e refăcut și aduce iar puncte. Un anunț mai mic poate crește până la unul mai mare; dintr-unul mai mare nu se mai face unul mai mic.
    }
rule-bezique-meld-sequence-remarry = Popa sau dama din secvență poate face mariaj
    .say = { $meld-reuse ->
        [single-use] { "" }
       *[other] { $value ->
            [true] Popa sau dama care a contat într-o secvență mai poate face mariaj cu o pereche nouă.
           *[false] Popa sau dama care a contat într-o secvență nu mai face mariaj.
        }
    }
rule-bezique-meld-remarriage = Încă un mariaj
    .value = { $value ->
        [none] numai cu o pereche nouă
        [after-play] după ce perechea a fost jucată
       *[cross] pe loc, două mariaje în cruce
    }
    .say = { $meld-reuse ->
        [re-form] { $value ->
            [none] Popa sau dama dintr-un mariaj mai face unul numai cu o pereche nouă.
            [after-play] Când popa sau dama dintr-un mariaj e jucată, perechea rămasă mai poate face un mariaj, cu o carte din alt mariaj de aceeași culoare; aceleași două cărți nu fac niciodată mariaj de două ori.
           *[cross] Cu două mariaje de aceeași culoare pe masă, fiecare popă poate face mariaj pe loc și cu dama celuilalt; aceleași două cărți nu fac niciodată mariaj de două ori.
        }
       *[other] { "" }
    }
rule-bezique-meld-table-only = Anunț numai din cărți anunțate
    .value = { $value ->
        [true] permis
       *[false] cere o carte nouă
    }
    .say = { $meld-reuse ->
        [single-use] { "" }
        [re-form] { $value ->
            [true] Un anunț poate fi făcut numai din cărți aflate deja pe masă.
           *[false] { $meld-remarriage ->
                [none] Fiecare anunț cere cel puțin o carte care nu a mai fost anunțată.
               *[other] Fiecare anunț cere cel puțin o carte care nu a mai fost anunțată, cu excepția unui mariaj făcut din nou.
            }
        }
       *[other] { $value ->
            [true] { $meld-source ->
                [won] { "" }
               *[other] Un anunț poate fi făcut numai din cărți aflate deja pe masă, dacă nu au contat într-unul de același fel.
            }
           *[false] Fiecare anunț cere cel puțin o carte care nu a mai fost anunțată.
        }
    }

## Carte blanche

rule-bezique-carte-blanche-points = Carte blanche
    .say = { $value ->
        [0] { "" }
       *[other] O mână primită fără popă, damă sau valet este o carte blanche. Arătată înainte ca posesorul ei să joace o carte, aduce { $value }.
    }
rule-bezique-carte-blanche-continues = Carte blanche continuă
    .say = { $carte-blanche-points ->
        [0] { "" }
       *[other] { $value ->
            [true] După aceea fiecare carte trasă poate fi arătată înainte de mutarea următoare, pentru încă { $carte-blanche-points }, până apare un popă, o damă sau un valet ori până la prima carte nearătată.
           *[false] Aduce puncte o singură dată, orice ar trage apoi posesorul ei.
        }
    }
