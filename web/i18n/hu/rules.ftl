# The rules in Hungarian. A rule's message is its name; `.value` is the word for what is chosen, `.say`
# the sentence on the rules page, `.cards` what a meld is made of. In `.value` and `.say` the rule's
# own value is $value; every other knob stands there by its path, as $meld-source does, beside
# $cards (in play), $stock (cards), $stock-tricks and $tricks. An empty `.say` means that there is
# nothing to tell in such a game. Lines after the first become a numbered list.

## The pack and the deal

rule-bezique-pack-pattern = Kártya
    .value = { $value ->
       *[french] francia
    }
    .say = { $value ->
       *[french] A játék francia kártyával folyik: pikk, kőr, káró és treff.
    }
rule-bezique-pack-copies = Összekevert paklik
    .say = { $value ->
        [2] Két 32 lapos pakli van összekeverve: { $cards } lap, mindegyikből kettő.
        [3] Három 32 lapos pakli van összekeverve: { $cards } lap, mindegyikből három.
        [4] Négy 32 lapos pakli van összekeverve: { $cards } lap, mindegyikből négy.
        [6] Hat 32 lapos pakli van összekeverve: { $cards } lap, mindegyikből hat.
        [8] Nyolc 32 lapos pakli van összekeverve: { $cards } lap, mindegyikből nyolc.
       *[other] { $value } darab 32 lapos pakli van összekeverve: { $cards } lap, mindegyikből { $value }.
    }
rule-bezique-pack-ranking = Rangsor, fentről lefelé
    .value = { $value ->
       *[a-t-k-q-j-9-8-7] ász, tízes, király, dáma, bubi, kilences, nyolcas, hetes
    }
    .say = { $value ->
       *[a-t-k-q-j-9-8-7] Fentről lefelé minden színben: ász, tízes, király, dáma, bubi, kilences, nyolcas, hetes. A tízes a király fölött áll.
    }
rule-bezique-deal-players = Játékosok
    .say = { $value ->
        [2] Ketten játszanak.
        [3] Hárman játszanak.
       *[4] Négyen játszanak.
    }
rule-bezique-deal-parties = Felek
    .value = { $value ->
        [each-alone] mindenki egyedül
       *[opposite-partners] a szemben ülők társak
    }
    .say = { $value ->
        [each-alone] { $deal-players ->
            [2] { "" }
           *[other] Mindenki egyedül játszik.
        }
       *[opposite-partners] A szemben ülők társak, és közös a pontjuk.
    }
rule-bezique-deal-first-dealer = Első osztó
    .value = { $value ->
        [lowest-cut] a legkisebb emelt lap
        [highest-cut] a legnagyobb emelt lap
       *[highest-cut-chooses] a legnagyobb emelt lap választ
    }
    .say = { $value ->
        [lowest-cut] A játékosok emelnek, és az oszt először, akinek a legkisebb lap jutott.
        [highest-cut] A játékosok emelnek, és az oszt először, akinek a legnagyobb lap jutott.
       *[highest-cut-chooses] A játékosok emelnek; akinek a legnagyobb lap jutott, az helyet választ, és megmondja, ki oszt először.
    }
rule-bezique-deal-rotation = Az osztás sora
    .value = { $value ->
        [alternate] felváltva
       *[left] balra
    }
    .say = { $value ->
        [alternate] Utána felváltva osztanak.
       *[left] Utána az osztás balra halad.
    }
rule-bezique-packet-aim = Osztás előtti leemelés, megcélzott lapszám
    .value = { $value ->
        [0] nincs leemelés
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] Az osztó osztás előtt leemel egy köteget a pakliról, és pontosan { $value } lapra törekszik. A köteg legfeljebb három lappal lehet nagyobb vagy kisebb.
    }
rule-bezique-packet-lift = Pontosan ennyi leemeléséért
    .say = { $packet-aim ->
        [0] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] Ha a köteg pontosan akkora, az osztó pontja: { $value }.
        }
    }
rule-bezique-packet-guess = A köteg eltalálásáért
    .say = { $packet-aim ->
        [0] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] A másik játékos megnézi a köteget, és megbecsüli, hány lap van benne: a találat { $value } pont. A látott méret legfeljebb két lappal térhet el.
        }
    }
rule-bezique-deal-hand = Lapok a kézben
    .say = Mindenki { $value } lapot kap; a többi { $stock } lap a talon.
rule-bezique-deal-packets = Egyszerre osztva
    .value = { $value ->
        [1] egy
        [2] kettő
        [3] három
       *[other] { $value }
    }
    .say = { $value ->
        [1] Egyesével osztanak.
        [2] Kettesével osztanak.
        [3] Hármasával osztanak.
       *[other] Egyszerre ennyi lapot osztanak: { $value }.
    }
rule-bezique-deal-first-lead = Első hívás
    .value = { $value ->
       *[left-of-dealer] az osztó bal szomszédja
    }
    .say = { $value ->
       *[left-of-dealer] { $deal-players ->
            [2] Az első ütésbe az hív, aki nem osztott.
           *[other] Az első ütésbe az osztó bal oldalán ülő hív. A sor az óramutató járása szerint halad.
        }
    }

## Trumps

rule-bezique-trump-method = Az adut meghatározza
    .value = { $value ->
        [turn-up] a felütött lap
        [first-marriage] az első házasság
       *[first-marriage-or-sequence] az első házasság vagy sorozat
    }
    .say = { $value ->
        [turn-up] Osztás után a következő lapot felütik: ennek színe az adu. Félig a talon alatt fekszik, és utolsónak húzzák.
        [first-marriage] Nincs felütött lap. Az elsőként bemondott házasság színe lesz az adu a leosztás végéig, és királyi házasságnak számít. { $meld-plain-sequence ->
            [0] Addig nincs adu, és sorozat sincs.
           *[other] Addig nincs adu.
        }
       *[first-marriage-or-sequence] Nincs felütött lap. Az elsőként bemondott házasság vagy sorozat színe lesz az adu a leosztás végéig, és aduból valónak számít. Addig nincs adu.
    }
rule-bezique-trump-repeat = Az előző leosztás aduja újra adu lehet
    .say = { $value ->
        [true] { "" }
       *[false] Ami az előző leosztásban adu volt, most nem lehet az: az ilyen színű házasság vagy sorozat közönségesnek számít, és nem tesz semmit aduvá.
    }

## A trick

rule-bezique-trick-equal-cards = Két egyforma lap közül
    .value = { $value ->
       *[first-wins] az elsőként kijátszott visz
    }
    .say = { $value ->
       *[first-wins] Az ütést a legnagyobb adu viszi, ha nincs adu, a hívott szín legnagyobb lapja. Két egyforma lap közül az elsőként kijátszott visz. Utána az hív, aki az ütést vitte.
    }
rule-bezique-stock-duty = Amíg van talon
    .value = { $value ->
        [free] bármelyik lap kijátszható
        [follow-beat-trump] színre színt, felülütni, adu
       *[follow-beat-overtrump] színre színt, felülütni, nagyobb adu
    }
    .say = { $value ->
        [free] Amíg van talon, bármelyik ütésbe bármelyik lap kijátszható: színt adni senkinek sem kell.
        [follow-beat-trump]
            Aki nem hív, annak már a talon idején is ez a kötelessége, ebben a sorrendben:
            Színre színt, és ha lehet, felülütni az addigi legjobb lapot.
            Ha nincs olyan szín, adut kell tenni.
            Ha adu sincs, bármit.
       *[follow-beat-overtrump]
            Aki nem hív, annak már a talon idején is ez a kötelessége, ebben a sorrendben:
            Színre színt, és ha lehet, felülütni az addigi legjobb lapot.
            Ha nincs olyan szín, olyan adut kell tenni, amely addig viszi az ütést.
            Ha ilyen adu sincs, bármit.
    }
rule-bezique-stock-draw = Húzás a talonból
    .value = { $value ->
       *[winner-first] elsőként, aki az ütést vitte
    }
    .say = { $value ->
       *[winner-first] { $deal-players ->
            [2] Minden ütés után mindketten húznak egy lapot, elsőként az, aki az ütést vitte. A talon { $stock-tricks } ütésig tart.
           *[other] Minden ütés után mindenki húz egy lapot, elsőként az, aki az ütést vitte, aztán sorban a többiek. A talon { $stock-tricks } ütésig tart.
        }
    }
rule-bezique-stock-last-draw = A talon utolsó lapja
    .value = { $value ->
       *[last-card-to-last-drawer] az utolsóként húzóé
    }
    .say = { $value ->
       *[last-card-to-last-drawer] { $trump-method ->
            [turn-up] { $deal-players ->
                [2] A felütött lap marad utolsónak: az kapja, aki a talon utolsó ütését elvesztette.
               *[other] A felütött lap marad utolsónak: az utolsóként húzó kapja.
            }
           *[other] { "" }
        }
    }

## The last tricks

rule-bezique-endgame-duty = Ha elfogyott a talon
    .value = { $value ->
        [free] bármelyik lap kijátszható
        [follow-beat-trump] színre színt, felülütni, adu
       *[follow-beat-overtrump] színre színt, felülütni, nagyobb adu
    }
    .say = { $value ->
        [free] { $stock-duty ->
            [free] Az utolsó { $deal-hand } ütésben, mint addig, bármelyik lap kijátszható.
           *[other] Az utolsó { $deal-hand } ütésben bármelyik lap kijátszható.
        }
        [follow-beat-trump]
            Ha elfogyott a talon, az utolsó { $deal-hand } ütés kötött. Aki nem hív, annak ez a kötelessége, ebben a sorrendben:
            Színre színt, és ha lehet, felülütni az addigi legjobb lapot.
            Ha nem lehet felülütni, akkor is színt kell adni.
            Ha nincs olyan szín, adut kell tenni.
            Ha adu sincs, bármit.
       *[follow-beat-overtrump]
            Ha elfogyott a talon, az utolsó { $deal-hand } ütés kötött. Aki nem hív, annak ez a kötelessége, ebben a sorrendben:
            { $deal-parties ->
                [opposite-partners] Színre színt, és ha lehet, felülütni az addigi legjobb lapot, a társét is.
               *[each-alone] Színre színt, és ha lehet, felülütni az addigi legjobb lapot.
            }
            Ha nem lehet felülütni, akkor is színt kell adni.
            Ha nincs olyan szín, olyan adut kell tenni, amely addig viszi az ütést.
            Ha ilyen adu sincs, bármit.
    }
rule-bezique-endgame-melds = Bemondás az utolsó ütésekben
    .say = { $value ->
        [true] Ezekben az ütésekben is lehet bemondani, mint addig.
       *[false] { $meld-source ->
            [won] Ezekben az ütésekben nincs bemondás.
           *[other] Az utolsó bemondások az utolsó húzás előtt történnek. Ezekben az ütésekben már nincs, és ami az asztalon feküdt, visszakerül a kezekbe.
        }
    }

## The sources, in short

source-S0 = White Knuckle Cards
source-S1 = Penguin Book
source-S2 = CatsAtCards
source-S4 = Pokerwiner
source-X-BI4 = Bicycle, négyszemélyes
source-X-BIR = Bicycle, Rubicon
source-X-CA = Cassell’s Amusements
source-X-CM = Crazy Monkey
source-X-EB = Britannica
source-X-EB9 = Britannica, 1875
source-X-EN = Enquire Within
source-X-FO = Foster’s Hoyle
source-X-HE = Herring
source-X-HO = Hoyle’s Games
source-X-PE = Penguin Book, 94. oldal
source-X-PW = Pokerwiner, Bezique
source-X-WI = Wikipédia
source-X-WK = White Knuckle Cards, Rubicon
source-house = Házi szabály

## Rules page and comparison

rules-of = Szabályok: { $name }
rules-choose = Szabályok:
rules-contents = Fejezetek
rules-compare = Összevetés egy másik játékkal
rules-change = E szabályok módosítása
chapter-deal = A pakli és az osztás
chapter-trumps = Adu
chapter-parties = Felek
chapter-trick = Egy ütés
chapter-endgame = Az utolsó ütések
chapter-melding = Bemondás
chapter-points = Bemondások és pontjaik
chapter-reuse = Egy lap több bemondásban
chapter-carte-blanche = Carte blanche
chapter-seven = Az aduhetes
chapter-brisques = Zsírok és az utolsó ütés
chapter-talk = Beszéd az asztalnál
chapter-match = Hogyan lehet nyerni
chapter-other = Egyéb szabályok
meld-column = Bemondás
points-column = Pont
rule-column = Szabály
value-column = Érték
source-column = Forrás
rules-house = Módosítva ebből: { $name }.
rules-inferred = a mi olvasatunk: { $reason }
rules-misprint = Sajtóhiba: { $source } szerint { $printed }; amivel játszunk: { $value }.
rules-all = Minden szabály, egyenként
rules-sources = A források
rules-failed = A szabályok nem töltődtek be: { $reason }
rules-retry = Újra
not-counted = nincs
compare = Egyik játékról a másikra
compare-title = { $from } → { $to }
compare-from = Erről
compare-to = Erre
compare-swap = Fordítva
compare-count = { $count ->
    [0] A két játék szabályai azonosak.
    [one] Egy szabály változik.
   *[other] { $count } szabály változik.
  }
why-points-meld = Lapjai: { $cards }. Értéke { $value }.
why-points-line = { $me ->
    [yes] Te kapsz
   *[no] { $name } kap
  } { $points ->
    [one] { $points } pontot
   *[other] { $points } pontot
  }{ $trick ->
    [0] .
   *[other] {" "}({ $trick }. ütés).
  }

## House rules

house-rules = Házi szabályok
house-over = { $name }, a te módosításaiddal. Minden választásnál ott áll, mely játékokban így játsszák.
house-count = { $count ->
    [0] Még semmi sem változott.
    [one] Egy szabály változott:
   *[other] { $count } szabály változott:
  }
house-group-count = { $count } módosítva
house-own = a sajátod
house-also = mint itt: { $names }
house-misprint = sajtóhiba
house-number = { $name }: más szám
house-other = más
house-back = Vissza erre: „{ $value }”
house-name = E szabályok neve
house-name-hint = az asztalhoz és a naplóhoz
house-link = Link e szabályokhoz
copy-link = Másolás
link-copied = Másolva.
house-link-by-hand = Ez a böngésző nem enged másolni. Jelöld ki a linket, és másold te.
house-use = Játék e szabályokkal
house-drop = Elvetés
house-conflict = Ezek a szabályok nem férnek össze
house-conflict-hint = A kettő közül az egyiket változtasd meg. A többi módosításod marad:
house-clash = { $reason } ({ $names })
house-loading = A lehetőségek betöltése…
house-failed = A lehetőségek nem töltődtek be: { $reason }
