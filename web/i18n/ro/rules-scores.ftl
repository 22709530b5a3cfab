# The rules about points and winning in Romanian; see rules.ftl for how a rule is worded.

## The seven of trumps

rule-bezique-seven-points = Dix, șeptarul de atu
    .say = { $value ->
        [0] { "" }
       *[other] Șeptarul de atu, numit dix, face { $value }.
    }
rule-bezique-seven-when = Când contează dix
    .value = { $value ->
        [trick-won] când e luat într-o levată
        [declared] când e anunțat, ca orice anunț
       *[shown] când e arătat, la rândul propriu
    }
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [trick-won] Jucătorul care îl ia într-o levată primește punctele pe loc.
            [declared] Îl anunță, ca pe orice anunț, cine ia levata.
           *[shown] Cine îl are îl arată la rândul său, cel târziu când îl joacă, și nu trebuie să fi luat o levată.
        }
    }
rule-bezique-seven-uses-slot = Dix ține loc de anunț
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [true] { $seven-when ->
                [shown] { "" }
               *[other] Ține loc de anunț la levata aceea.
            }
           *[false] { $seven-when ->
                [declared] Nu ține loc de anunț.
               *[other] { "" }
            }
        }
    }
rule-bezique-seven-in-endgame = Dix la ultimele levate
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $seven-when ->
            [declared] { $endgame-melds ->
                [true] Contează și la ultimele levate.
               *[false] După ce s-a terminat talonul, nu mai contează.
            }
           *[other] { $value ->
                [true] Contează și la ultimele levate.
               *[false] După ce s-a terminat talonul, nu mai contează.
            }
        }
    }
rule-bezique-seven-turned-points = Șeptar întors, pentru cine împarte
    .say = { $trump-method ->
        [turn-up] { $value ->
            [0] { "" }
           *[other] Dacă se întoarce un șeptar, cel care împarte primește pe loc { $value }.
        }
       *[other] { "" }
    }
rule-bezique-seven-exchange = Schimb cu cartea întoarsă
    .value = { $value ->
        [none] fără
       *[first-or-second-if-declined] cu primul șeptar sau, după un refuz, cu altul
    }
    .say = { $value ->
        [none] { "" }
       *[first-or-second-if-declined] { $seven-when ->
            [trick-won] Jucătorul care ia primul șeptar de atu poate lua în schimbul lui cartea întoarsă. Dacă refuză, se poate schimba șeptarul următor.
            [declared] Jucătorul care anunță primul șeptar de atu poate lua în schimbul lui cartea întoarsă. Dacă refuză, se poate schimba șeptarul următor.
           *[shown] După ce a luat o levată, jucătorul care are șeptarul de atu poate lua în schimbul lui cartea întoarsă, o dată pe rundă.
        }
    }
rule-bezique-seven-exchange-uses-slot = Schimbul ține loc de anunț
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $value ->
            [true] { $seven-when ->
                [declared] { $seven-points ->
                    [0] Schimbul ține loc de anunț la levata aceea.
                   *[other] { $seven-uses-slot ->
                        [true] { "" }
                       *[false] Schimbul ține loc de anunț la levata aceea.
                    }
                }
               *[other] Schimbul ține loc de anunț la levata aceea.
            }
           *[false] { $seven-when ->
                [shown] Schimbul nu ține loc de anunț.
               *[other] { $seven-uses-slot ->
                    [true] Schimbul în sine nu ține loc de anunț.
                   *[false] { "" }
                }
            }
        }
    }
rule-bezique-seven-exchanged-to = Cartea luată ajunge
    .value = { $value ->
        [won] la cărțile câștigate
       *[hand] în mână
    }
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $value ->
            [won] Cartea luată ajunge la cărțile câștigate și poate fi anunțată pe loc.
           *[hand] Cartea luată ajunge în mână.
        }
    }
rule-bezique-seven-exchanged-brisque = Asul sau zecarul luat e brisque
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $seven-exchanged-to ->
            [hand] { "" }
           *[won] { $value ->
                [true] Dacă e un as sau un zecar, este o brisque.
               *[false] Chiar dacă e un as sau un zecar, nu este o brisque.
            }
        }
    }
rule-bezique-seven-exchanged-is-trick-card = Cartea luată ține de levată
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $meld-trick-card ->
            [true] { $value ->
                [true] La anunțuri contează drept carte din levată.
               *[false] La anunțuri nu contează drept carte din levată.
            }
           *[false] { "" }
        }
    }

## Brisques and the last trick

rule-bezique-brisque-points = Brisque, as sau zecar câștigat
    .say = { $value ->
        [0] { "" }
       *[other] Fiecare as și fiecare zecar câștigat într-o levată este o brisque și face { $value }.
    }
rule-bezique-brisque-time = Când contează brisques
    .value = { $value ->
        [at-once] pe loc
        [end-of-deal] la sfârșitul rundei
        [tie-or-rescue] numai la egalitate sau ca scăpare din rubicon
       *[when-decisive] numai când schimbă rezultatul
    }
    .say = { $brisque-points ->
        [0] { "" }
       *[other] { $value ->
            [at-once] Ele aduc puncte pe loc, odată cu levata.
            [end-of-deal] Ele se numără după ultima levată.
            [tie-or-rescue] Ele se pun deoparte și se numără numai la scor egal sau dacă îl trec pe învins peste rubicon.
           *[when-decisive] Ele se pun deoparte și se numără numai dacă schimbă câștigătorul sau îl scapă pe învins de rubicon.
        }
    }
rule-bezique-last-trick-points = Ultima levată
    .say = { $value ->
        [0] { "" }
       *[other] Cine ia ultima levată primește { $value }.
    }
rule-bezique-last-trick-which = Ultima levată este cea
    .value = { $value ->
        [stock] a talonului
       *[deal] a rundei
    }
    .say = { $last-trick-points ->
        [0] { "" }
       *[other] { $value ->
            [stock] Drept ultima levată contează aici cea care golește talonul.
           *[deal] Ultima levată este ultima din rundă, cea cu numărul { $tricks }.
        }
    }

## How it is won

rule-bezique-match-target = Puncte de atins
    .value = { $value ->
        [0] fără
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
        [one] Se joacă rundă după rundă până când una dintre părți are { $value } punct.
        [few] Se joacă rundă după rundă până când una dintre părți are { $value } puncte.
       *[other] Se joacă rundă după rundă până când una dintre părți are { $value } de puncte.
    }
rule-bezique-match-end = Partida se încheie
    .value = { $value ->
        [end-of-deal] la sfârșitul unei runde
        [immediate] de îndată ce se atinge ținta
        [melds-immediate] pe loc cu un anunț, altfel la sfârșit de rundă
       *[one-deal] cu fiecare rundă
    }
    .say = { $value ->
        [end-of-deal] Pentru asta contează numai sfârșitul rundei: dintre cei care au atins ținta câștigă cel cu mai multe puncte.
        [immediate] Jocul se oprește pe loc, chiar și în mijlocul unei runde.
        [melds-immediate] { $seven-points ->
            [0] Un anunț care
           *[other] Un anunț sau un dix care
        } atinge ținta câștigă pe loc. Altfel contează sfârșitul rundei: dintre cei care au atins ținta câștigă cel cu mai multe puncte.
       *[one-deal] Fiecare rundă e un joc în sine și îl câștigă scorul mai mare.
    }
rule-bezique-match-tie = Egalitate la sfârșit
    .value = { $value ->
        [another-deal] se mai joacă o rundă
        [cannot-occur] nu se poate întâmpla
        [raise] ținta se ridică
       *[drawn] jocul e egal
    }
    .say = { $value ->
        [another-deal] Dacă cele mai bune scoruri sunt egale, se mai joacă o rundă.
        [cannot-occur] Scorurile nu pot fi egale, pentru că punctele vin unele după altele.
        [raise] { $match-tie-raise ->
            [0] Dacă cele mai bune scoruri sunt egale, se mai joacă o rundă.
           *[other] Dacă cele mai bune scoruri sunt egale, ținta urcă în pași de { $match-tie-raise } până le depășește și se joacă mai departe.
        }
       *[drawn] Dacă scorurile sunt egale, jocul se termină la egalitate.
    }
rule-bezique-match-tie-raise = La egalitate, ținta urcă cu
    .say = { "" }
rule-bezique-match-settlement = Câștigătorul primește
    .value = { $value ->
        [stake] miza
        [bonus] un bonus la scor
       *[portland] diferența în sute și un bonus
    }
    .say = { $value ->
        [stake] { "" }
        [bonus] { "" }
       *[portland] La ambele scoruri se lasă deoparte ce trece de sute întregi; câștigătorul primește diferența, cel puțin o sută.
    }
rule-bezique-match-bonus = Bonus pentru joc
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] Câștigătorul adaugă { $value } pentru joc.
        }
    }
rule-bezique-match-rubicon = Rubicon, sub
    .value = { $value ->
        [0] fără rubicon
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] Învinsul care are sub { $value } cade în rubicon.
    }
rule-bezique-match-rubicon-stake = Rubicon, de câte ori miza
    .say = { $match-settlement ->
        [stake] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [0] { "" }
                [1] { "" }
                [2] Atunci jocul contează dublu.
               *[other] Atunci jocul contează de { $value } ori.
            }
        }
       *[other] { "" }
    }
rule-bezique-match-rubicon-bonus = Bonus pentru rubicon
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [0] Atunci câștigătorul adaugă, în locul acestui bonus, toate punctele învinsului.
               *[other] Atunci câștigătorul adaugă, în locul acestui bonus, { $value } și încă toate punctele învinsului.
            }
        }
    }
rule-bezique-match-rubicon-brisques = Rubiconul ia toate brisques
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [true] { $brisque-time ->
                    [at-once] { "" }
                    [end-of-deal] { "" }
                   *[other] Cine câștigă un rubicon primește și toate brisques din rundă.
                }
               *[false] { "" }
            }
        }
    }
