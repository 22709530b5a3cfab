# The rules about points and winning in Hungarian; see rules.ftl for how a rule is worded.

## The seven of trumps

rule-bezique-seven-points = Aduhetes
    .say = { $value ->
        [0] { "" }
       *[other] Az aduhetes { $value } pontot ér.
    }
rule-bezique-seven-when = Az aduhetes számít
    .value = { $value ->
        [trick-won] ha ütésben viszik el
        [declared] ha bemondják
       *[shown] ha felmutatják, a gazdája lépésekor
    }
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [trick-won] A pont azonnal azé, aki ütésben elviszi.
            [declared] Az mondja be, aki az ütést vitte, akárcsak a többi bemondást.
           *[shown] A gazdája felmutatja, amikor ő jön, legkésőbb a kijátszásakor; ütést nem kell hozzá vinnie.
        }
    }
rule-bezique-seven-uses-slot = Az aduhetes bemondás helyett áll
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [true] { $seven-when ->
                [shown] { "" }
               *[other] Annál az ütésnél egy bemondás helyét foglalja el.
            }
           *[false] { $seven-when ->
                [declared] Nem foglalja el bemondás helyét.
               *[other] { "" }
            }
        }
    }
rule-bezique-seven-in-endgame = Az aduhetes az utolsó ütésekben
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $seven-when ->
            [declared] { $endgame-melds ->
                [true] Az utolsó ütésekben is számít.
               *[false] Ha elfogyott a talon, már nem számít.
            }
           *[other] { $value ->
                [true] Az utolsó ütésekben is számít.
               *[false] Ha elfogyott a talon, már nem számít.
            }
        }
    }
rule-bezique-seven-turned-points = Felütött hetes, az osztónak
    .say = { $trump-method ->
        [turn-up] { $value ->
            [0] { "" }
           *[other] Ha a felütött lap hetes, az osztó azonnal { $value } pontot kap.
        }
       *[other] { "" }
    }
rule-bezique-seven-exchange = Csere a felütött lapra
    .value = { $value ->
        [none] nincs
       *[first-or-second-if-declined] az első hetessel, vagy ha nem élnek vele, egy későbbivel
    }
    .say = { $value ->
        [none] { "" }
       *[first-or-second-if-declined] { $seven-when ->
            [trick-won] Aki az első aduhetest elviszi, kicserélheti a felütött lapra. Ha nem él vele, a következő hetes cserélhető.
            [declared] Aki az első aduhetest bemondja, kicserélheti a felütött lapra. Ha nem él vele, a következő hetes cserélhető.
           *[shown] Akinél aduhetes van, egy elvitt ütés után kicserélheti a felütött lapra, leosztásonként egyszer.
        }
    }
rule-bezique-seven-exchange-uses-slot = A csere bemondás helyett áll
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $value ->
            [true] { $seven-when ->
                [declared] { $seven-points ->
                    [0] A csere annál az ütésnél egy bemondás helyét foglalja el.
                   *[other] { $seven-uses-slot ->
                        [true] { "" }
                       *[false] A csere annál az ütésnél egy bemondás helyét foglalja el.
                    }
                }
               *[other] A csere annál az ütésnél egy bemondás helyét foglalja el.
            }
           *[false] { $seven-when ->
                [shown] A csere nem foglalja el bemondás helyét.
               *[other] { $seven-uses-slot ->
                    [true] Maga a csere nem foglalja el bemondás helyét.
                   *[false] { "" }
                }
            }
        }
    }
rule-bezique-seven-exchanged-to = A felvett lap helye
    .value = { $value ->
        [won] az elvitt lapok közt
       *[hand] a kézben
    }
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $value ->
            [won] A felvett lap az elvitt lapok közé kerül, és azonnal bemondható.
           *[hand] A felvett lap a kézbe kerül.
        }
    }
rule-bezique-seven-exchanged-brisque = A felvett ász vagy tízes zsír
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $seven-exchanged-to ->
            [hand] { "" }
           *[won] { $value ->
                [true] Ha ász vagy tízes, zsírnak számít.
               *[false] Akkor sem számít zsírnak, ha ász vagy tízes.
            }
        }
    }
rule-bezique-seven-exchanged-is-trick-card = A felvett lap az ütés lapja
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $meld-trick-card ->
            [true] { $value ->
                [true] Bemondásnál az ütés lapjának számít.
               *[false] Bemondásnál nem számít az ütés lapjának.
            }
           *[false] { "" }
        }
    }

## Brisques and the last trick

rule-bezique-brisque-points = Zsír (brisque), elvitt ász vagy tízes
    .say = { $value ->
        [0] { "" }
       *[other] Minden ütésben elvitt ász és tízes zsír (brisque), és { $value } pontot ér.
    }
rule-bezique-brisque-time = A zsírok számítanak
    .value = { $value ->
        [at-once] azonnal
        [end-of-deal] a leosztás végén
        [tie-or-rescue] csak egyenlő állásnál, vagy ha megmentenek a rubikontól
       *[when-decisive] csak ha az eredményt megváltoztatják
    }
    .say = { $brisque-points ->
        [0] { "" }
       *[other] { $value ->
            [at-once] A zsírok azonnal, az ütéssel együtt számítanak.
            [end-of-deal] A zsírokat az utolsó ütés után számolják.
            [tie-or-rescue] A zsírokat félreteszik, és csak akkor számolják, ha egyenlő az állás, vagy ha a vesztest átsegítik a rubikonon.
           *[when-decisive] A zsírokat félreteszik, és csak akkor számolják, ha megváltoztatják, ki nyer, vagy megmentik a vesztest a rubikontól.
        }
    }
rule-bezique-last-trick-points = Utolsó ütés
    .say = { $value ->
        [0] { "" }
       *[other] Aki az utolsó ütést viszi, { $value } pontot kap.
    }
rule-bezique-last-trick-which = Az utolsó ütés
    .value = { $value ->
        [stock] a taloné
       *[deal] a leosztásé
    }
    .say = { $last-trick-points ->
        [0] { "" }
       *[other] { $value ->
            [stock] Utolsó ütésnek itt az számít, amelyik után elfogy a talon.
           *[deal] Utolsó ütésnek a leosztás legutolsója számít, sorszáma { $tricks }.
        }
    }

## How it is won

rule-bezique-match-target = Célpontszám
    .value = { $value ->
        [0] nincs
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] Leosztás leosztást követ, amíg valamelyik fél el nem éri a célt: { $value } pont.
    }
rule-bezique-match-end = A parti vége
    .value = { $value ->
        [end-of-deal] egy leosztás végén
        [immediate] amint megvan a célpontszám
        [melds-immediate] bemondással azonnal, különben a leosztás végén
       *[one-deal] minden leosztással
    }
    .say = { $value ->
        [end-of-deal] Ehhez csak a leosztás vége számít: azok közül, akik elérték a célt, az nyer, akinek a legtöbb pontja van.
        [immediate] A játék azonnal megáll, akár a leosztás közepén is.
        [melds-immediate] { $seven-points ->
            [0] A célpontszámot elérő bemondás azonnal
           *[other] A célpontszámot elérő bemondás vagy aduhetes azonnal
        } nyer. Különben a leosztás vége számít: azok közül, akik elérték a célt, az nyer, akinek a legtöbb pontja van.
       *[one-deal] Minden leosztás önálló játszma, és az nyeri, akinek több pontja van.
    }
rule-bezique-match-tie = Egyenlő állás a végén
    .value = { $value ->
        [another-deal] még egy leosztás
        [cannot-occur] nem fordulhat elő
        [raise] a célpontszám emelkedik
       *[drawn] a játszma döntetlen
    }
    .say = { $value ->
        [another-deal] Ha a legjobbak egyenlők, még egy leosztás következik.
        [cannot-occur] Egyenlő állás nem lehet, mert a pontok egymás után érkeznek.
        [raise] { $match-tie-raise ->
            [0] Ha a legjobbak egyenlők, még egy leosztás következik.
           *[other] Ha a legjobbak egyenlők, a célpontszám ilyen lépésekben nő: { $match-tie-raise }, amíg meg nem haladja őket, és a játék folytatódik.
        }
       *[drawn] Egyenlő állásnál a játszma döntetlen.
    }
rule-bezique-match-tie-raise = Egyenlőségnél a célpontszám ennyivel nő
    .say = { "" }
rule-bezique-match-settlement = A győztes kap
    .value = { $value ->
        [stake] a tétet
        [bonus] jutalmat a pontjaihoz
       *[portland] a százasok különbségét, és jutalmat
    }
    .say = { $value ->
        [stake] { "" }
        [bonus] { "" }
       *[portland] Mindkét pontszámot lefelé százasra kerekítik; a győztesnek a különbség jár, de legalább száz.
    }
rule-bezique-match-bonus = Jutalom a játszmáért
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] A győztes a játszmáért további { $value } pontot kap.
        }
    }
rule-bezique-match-rubicon = Rubikon, ez alatt
    .value = { $value ->
        [0] nincs rubikon
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] Rubikonban marad az a vesztes, akinek a pontja nem éri el ezt: { $value }.
    }
rule-bezique-match-rubicon-stake = Rubikon, a tét szorzója
    .say = { $match-settlement ->
        [stake] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [0] { "" }
                [1] { "" }
                [2] A játszma ilyenkor duplán számít.
               *[other] A játszma szorzója ilyenkor { $value }.
            }
        }
       *[other] { "" }
    }
rule-bezique-match-rubicon-bonus = Jutalom a rubikonért
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [0] A győztes ilyenkor ehelyett a vesztes összes pontját kapja.
               *[other] A győztes ilyenkor ehelyett { $value } pontot kap, és hozzá a vesztes összes pontját is.
            }
        }
    }
rule-bezique-match-rubicon-brisques = A rubikon minden zsírt visz
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [true] { $brisque-time ->
                    [at-once] { "" }
                    [end-of-deal] { "" }
                   *[other] A rubikon győztese a leosztás összes zsírját is megkapja.
                }
               *[false] { "" }
            }
        }
    }
