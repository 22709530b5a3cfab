# The rules about melds in Hungarian; see rules.ftl for how a rule is worded.

## Melding

rule-bezique-meld-source = Miből lehet bemondani
    .value = { $value ->
        [won] az ütésekben elvitt lapokból
        [hand] a kéz lapjaiból
       *[hand-and-won] a kézből és az elvitt lapokból
    }
    .say = { $value ->
        [won] Bemondani az ütésekben elvitt lapokból lehet. Ezek nyíltan fekszenek az előtt, aki elvitte őket, egy elvitt ütés után rögtön bemondhatók, és többé nem játszhatók ki. A kéz lapjai nem számítanak.
        [hand] Aki az ütést vitte, húzás előtt bemondhat a kezéből. A lapok képpel fölfelé az asztalra kerülnek, de továbbra is a kézhez tartoznak, és bármelyik ütésben kijátszhatók.
       *[hand-and-won] Aki az ütést vitte, húzás előtt bemondhat a kezéből, az elvitt lapokból, vagy mindkettőből. A kéz lapjai képpel fölfelé lekerülnek, és még kijátszhatók; az elvittek nem.
    }
rule-bezique-meld-kept = Bemondáshoz megtartott lapok
    .value = { $value ->
        [all] minden elvitt lap
       *[courts-and-trump-ten] királyok, dámák, bubik, adutízes
    }
    .say = { $value ->
        [all] { "" }
       *[courts-and-trump-ten] Az elvitt lapok közül csak a királyok, a dámák, a bubik és az adutízesek maradnak nyíltan a bemondásokhoz.
    }
rule-bezique-meld-per-trick = Bemondások egy ütésnél
    .value = { $value ->
        [0] akárhány
       *[other] { $value }
    }
    .say = { $value ->
        [0] Egy ütésnél akárhány bemondás lehet.
        [1] Egy ütésnél egy bemondás számít.
       *[other] Egy ütésnél legfeljebb { $value } bemondás lehet.
    }
rule-bezique-meld-trick-card = Kell bele az ütés egy lapja
    .say = { $value ->
        [true] Minden bemondásban benne kell lennie a most elvitt ütés egyik lapjának.
       *[false] { $meld-source ->
            [won] A bemondásba nem kell lap a most elvitt ütésből.
           *[other] { "" }
        }
    }
rule-bezique-meld-lay-waiting = Előre lerakható bemondás
    .say = { $value ->
        [true] { $meld-per-trick ->
            [0] { "" }
           *[other] További bemondások is lerakhatók pont nélkül; egy későbbi ütésre várnak.
        }
       *[false] { "" }
    }
rule-bezique-meld-partner = A társ szerepe a bemondásban
    .value = { $value ->
        [none] nincs: az mond be, aki az ütést vitte
        [pass] aki az ütést vitte, átadhatja a jogot
       *[either] a kettő közül bármelyik bemondhat
    }
    .say = { $value ->
        [none] { $deal-parties ->
            [opposite-partners] Csak az mondhat be, aki az ütést vitte, a társa nem.
           *[other] { "" }
        }
        [pass] Aki az ütést vitte, bemond, vagy átadja a jogot a társának. Ha átadta, nem kapja vissza.
       *[either] Ha egy pár elvitt egy ütést, bármelyikük bemondhat.
    }
rule-bezique-meld-partner-cards = A társ lapjai egy bemondásban
    .value = { $value ->
        [none] nem
        [not-beziques] igen, de bézique-ben nem
        [not-larger-beziques] igen, de dupla vagy nagyobb bézique-ben nem
       *[all] igen, minden bemondásban
    }
    .say = { $value ->
        [none] { $deal-parties ->
            [opposite-partners] Bemondani csak saját lapokból lehet.
           *[other] { "" }
        }
        [not-beziques] Egy saját lap kiegészíthet egy bemondást a társ előtt nyíltan fekvő lapokkal, ha a társ azt úgy bemondhatná. A bézique-nek egy kézből kell jönnie.
        [not-larger-beziques] Egy saját lap kiegészíthet egy bemondást a társ előtt nyíltan fekvő lapokkal, ha a társ azt úgy bemondhatná. A dupla vagy nagyobb bézique-nek egy kézből kell jönnie.
       *[all] Egy saját lap kiegészíthet egy bemondást a társ előtt nyíltan fekvő lapokkal, ha a társ azt úgy bemondhatná. Ez a bézique-re is érvényes.
    }
rule-bezique-meld-quartets = Négy egyforma
    .value = { $value ->
        [each-suit] minden színből egy
       *[any] bármely négy
    }
    .say = { $value ->
        [each-suit] A négy egyforma rangú lapból minden színből egy kell.
       *[any] A négy egyforma rangú lap bármilyen színű lehet.
    }
rule-bezique-meld-bezique-cards = A bézique lapjai
    .value = { $value ->
        [qs-jd] pikk dáma, káró bubi
        [qs-jd-or-qc-jh] ugyanaz; ha pikk vagy káró az adu: treff dáma, kőr bubi
       *[by-trump] az adu színe szerint
    }
    .say = { $value ->
        [qs-jd] A bézique: [[QS]] és [[JD]], bármi az adu.
        [qs-jd-or-qc-jh] A bézique: [[QS]] és [[JD]], de ha pikk vagy káró az adu, akkor [[QC]] és [[JH]].
       *[by-trump] Az adu színe mondja meg, mely lapok adják a bézique-et: pikknél [[QS]] és [[JD]], kárónál [[QD]] és [[JS]], kőrnél [[QH]] és [[JC]], treffnél [[QC]] és [[JH]]. Amíg nincs adu, bézique sincs.
    }
rule-bezique-meld-double-from = Dupla bézique
    .value = { $value ->
        [four-unused] négy még be nem mondott lap
       *[may-extend] kinőhet egy bézique-ből
    }
    .say = { $meld-reuse ->
        [single-use] A dupla bézique-hez négy még be nem mondott lap kell: egyszerű bézique-ből nem nőhet ki.
        [re-form] { $pack-copies ->
            [2] A bézique duplává nőhet: a második pár akkor kerül mellé, amikor az első még hiánytalanul fekszik, és a nagyobb bemondás teljes értéke jár.
           *[other] A bézique nagyobbá nőhet: az új pár akkor kerül mellé, amikor az első még hiánytalanul fekszik, és a nagyobb bemondás teljes értéke jár.
        }
       *[other] { $value ->
            [four-unused] A dupla bézique-hez négy még be nem mondott lap kell: egyszerű bézique-ből nem nőhet ki.
           *[may-extend] { $pack-copies ->
                [2] A bézique duplává nőhet: a második pár akkor kerül mellé, amikor az első még hiánytalanul fekszik, és a nagyobb bemondás teljes értéke jár.
               *[other] A bézique nagyobbá nőhet: az új pár akkor kerül mellé, amikor az első még hiánytalanul fekszik, és a nagyobb bemondás teljes értéke jár. Ha egy dupla egyik párját kijátszották, egy másik pár újra duplává teszi.
            }
        }
    }

## Melds and their points

rule-bezique-meld-sequence = Sorozat
    .cards = ász, tízes, király, dáma és bubi aduból
rule-bezique-meld-plain-sequence = Közönséges sorozat
    .cards = ász, tízes, király, dáma és bubi más színből
rule-bezique-meld-royal-marriage = Királyi házasság
    .cards = király és dáma aduból
rule-bezique-meld-marriage = Házasság
    .cards = király és dáma más színből
rule-bezique-meld-bezique = Bézique
    .cards = { $meld-bezique-cards ->
        [qs-jd] [[QS]] és [[JD]]
       *[other] egy dáma és egy bubi, az adu színe szerint
    }
rule-bezique-meld-double-bezique = Dupla bézique
    .cards = mindkét lap kétszer
rule-bezique-meld-triple-bezique = Tripla bézique
    .cards = mindkét lap háromszor
rule-bezique-meld-quadruple-bezique = Négyszeres bézique
    .cards = mindkét lap négyszer
rule-bezique-meld-quintuple-bezique = Ötszörös bézique
    .cards = mindkét lap ötször
rule-bezique-meld-aces = Négy ász
    .cards = { $meld-quartets ->
        [each-suit] minden színből egy
       *[any] bármely négy
    }
rule-bezique-meld-tens = Négy tízes
    .cards = { $meld-quartets ->
        [each-suit] minden színből egy
       *[any] bármely négy
    }
rule-bezique-meld-kings = Négy király
    .cards = { $meld-quartets ->
        [each-suit] minden színből egy
       *[any] bármely négy
    }
rule-bezique-meld-queens = Négy dáma
    .cards = { $meld-quartets ->
        [each-suit] minden színből egy
       *[any] bármely négy
    }
rule-bezique-meld-jacks = Négy bubi
    .cards = { $meld-quartets ->
        [each-suit] minden színből egy
       *[any] bármely négy
    }
rule-bezique-meld-trump-aces = Négy aduász
    .cards = mind aduból
rule-bezique-meld-trump-tens = Négy adutízes
    .cards = mind aduból
rule-bezique-meld-trump-kings = Négy adukirály
    .cards = mind aduból
rule-bezique-meld-trump-queens = Négy adudáma
    .cards = mind aduból
rule-bezique-meld-trump-jacks = Négy adububi
    .cards = mind aduból
rule-bezique-meld-five-trump-aces = Öt aduász
    .cards = mind aduból
rule-bezique-meld-five-trump-tens = Öt adutízes
    .cards = mind aduból
rule-bezique-meld-five-trump-kings = Öt adukirály
    .cards = mind aduból
rule-bezique-meld-five-trump-queens = Öt adudáma
    .cards = mind aduból
rule-bezique-meld-five-trump-jacks = Öt adububi
    .cards = mind aduból

## One card in several melds

rule-bezique-meld-reuse = Egy lap több bemondásban
    .value = { $value ->
        [single-use] nem: bemondás után elhasználódik
        [type-once] minden fajta bemondásban egyszer
        [disjoint-now] ugyanannál az ütésnél nem; később más fajtában
        [compound] egy ütésnél is, különböző fajtákban
       *[re-form] fajtánként egyszer; megújult bemondásban újra
    }
    .say = { $value ->
        [single-use] Egy lap csak egy bemondásban számít. Ha bemondták, elhasználódott.
        [type-once] Egy lap több bemondásban is számíthat, fajtánként egyszer: házasság, sorozat, bézique, négy egyforma. Kisebb bemondás nagyobbá nőhet, és mindkettő számít, például házasságból sorozat; nagyobból viszont kisebb már nem jár.
        [disjoint-now] Egy ütésnél egyik lap sem számít két bemondásban. Egy későbbi ütés után újra számíthat, más fajta bemondásban.
        [compound] Egy ütésnél egy lap minden bemondásban számíthat, amelyhez hozzájárul, ha azok különböző fajták; ugyanabban a fajtában kétszer soha.
       *[re-form] Egy lap minden fajta bemondásban egyszer számíthat. Ha egy bemondás lapját kijátszották, és egy másik kerül a helyére, a bemondás megújul, és újra számít. Kisebb bemondás nagyobbá nőhet; nagyobból viszont kisebb már nem jár.
    }
rule-bezique-meld-sequence-remarry = Sorozat királya vagy dámája házasodhat
    .say = { $meld-reuse ->
        [single-use] { "" }
       *[other] { $value ->
            [true] Az a király vagy dáma, amely sorozatban számított, új párral még házasodhat.
           *[false] Az a király vagy dáma, amely sorozatban számított, többé nem házasodik.
        }
    }
rule-bezique-meld-remarriage = Újraházasodás
    .value = { $value ->
        [none] csak új párral
        [after-play] ha a párja már ki van játszva
       *[cross] azonnal, két házasság keresztben
    }
    .say = { $meld-reuse ->
        [re-form] { $value ->
            [none] A házas király vagy dáma csak új párral házasodik újra.
            [after-play] Ha egy házas királyt vagy dámát kijátszanak, a párja még egyszer házasodhat, ugyanazon szín egy másik házasságának lapjával; ugyanaz a kettő soha nem házasodik kétszer.
           *[cross] Ha egy színből két házasság fekszik az asztalon, mindegyik király azonnal házasodhat a másik dámájával is; ugyanaz a kettő soha nem házasodik kétszer.
        }
       *[other] { "" }
    }
rule-bezique-meld-table-only = Csupa bemondott lapból álló bemondás
    .value = { $value ->
        [true] megengedett
       *[false] új lap kell hozzá
    }
    .say = { $meld-reuse ->
        [single-use] { "" }
        [re-form] { $value ->
            [true] Bemondás állhat csupa olyan lapból is, amely már az asztalon fekszik.
           *[false] { $meld-remarriage ->
                [none] Minden bemondáshoz legalább egy még be nem mondott lap kell.
               *[other] Minden bemondáshoz legalább egy még be nem mondott lap kell, kivéve az újraházasodást.
            }
        }
       *[other] { $value ->
            [true] { $meld-source ->
                [won] { "" }
               *[other] Bemondás állhat csupa olyan lapból is, amely már az asztalon fekszik, ha az adott fajtában még nem számított.
            }
           *[false] Minden bemondáshoz legalább egy még be nem mondott lap kell.
        }
    }

## Carte blanche

rule-bezique-carte-blanche-points = Carte blanche
    .say = { $value ->
        [0] { "" }
       *[other] Carte blanche az, ha a kiosztott lapok közt nincs se király, se dáma, se bubi. Ha a gazdája felmutatja, mielőtt lapot játszana ki, { $value } pontot ér.
    }
rule-bezique-carte-blanche-continues = A carte blanche folytatódik
    .say = { $carte-blanche-points ->
        [0] { "" }
       *[other] { $value ->
            [true] Utána minden húzott lap felmutatható, mielőtt a gazdája újra lapot játszik ki, további { $carte-blanche-points } pontért, az első királyig, dámáig vagy bubiig, illetve az első fel nem mutatott lapig.
           *[false] Egyszer számít, bármit húz később a gazdája.
        }
    }
