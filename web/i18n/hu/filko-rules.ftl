# The rules of Filicău and Filkó in Hungarian, made like those in rules.ftl. Cards in lists stand as
# tokens; $value is 0 for an empty list.

## The pack and the deal

rule-filko-pack-pattern = Kártya
    .value = { $value ->
       *[german] magyar (Tell-) kártya
    }
    .say = { $value ->
       *[german] A játék magyar kártyával (Tell-kártyával) folyik: makk, zöld, piros és tök, mindegyikben ász, tízes, király, felső, alsó, kilences, nyolcas és hetes. A felsőn a szín jele fent van, az alsón lejjebb.
    }
rule-filko-pack-removed = Kihagyott lapok
    .value = { $value ->
        [0] nincs
       *[other] { $value }
    }
    .say = { $value ->
        [0] Mind a 32 lap játékban van.
       *[other] A pakliból kimarad: { $value }.
    }
rule-filko-deal-players = Játékosok
    .say = { $value ->
        [4] Négyen játszanak. Az osztás és a játék jobbra halad.
        [5] Öten játszanak. Az osztás és a játék jobbra halad.
       *[6] Hatan játszanak. Az osztás és a játék jobbra halad.
    }
rule-filko-deal-packets = Egyszerre osztva
    .value = { $value ->
        [1] egy
        [2] kettő
        [3] három
        [4] négy
       *[other] { $value }
    }
    .say = { $value ->
        [1] Minden lapot kiosztanak, egyesével.
        [2] Minden lapot kiosztanak, kettesével.
        [3] Minden lapot kiosztanak, hármasával.
        [4] Minden lapot kiosztanak, négyesével.
       *[other] Minden lapot kiosztanak, egyszerre ennyit: { $value }.
    }
rule-filko-deal-first-dealer = Első osztó
    .value = { $value ->
       *[random] sorsolással
    }
    .say = { $value ->
       *[random] Az első osztót a véletlen dönti el.
    }

rule-filko-deal-cut = Az emelés
    .value = { $value ->
        [for-trumps] csak ahol az adja az adut
        [left] az osztó bal szomszédja
       *[masters-choose] az osztó bal szomszédja, vagy ahogy az urak akarják
    }
    .say = { $value ->
        [for-trumps] { $trump-method ->
            [cut] Az osztó bal oldalán ülő emel.
           *[other] A paklit megkeverik, emelés nincs.
        }
        [left] Az osztó bal oldalán ülő emel.
       *[masters-choose] Az osztó bal oldalán ülő emel. Ha a szolgáló osztó mindkét oldalán urak ülnek, helyette a jobb oldalán ülő is emelhet.
    }

## Trumps

rule-filko-trump-permanent = Állandó aduk
    .say = Bármilyen szín is az adu (tromf), ezek az aduász fölött állnak, { $trump-over-order ->
        [acorns-leaves-hearts-bells] fentről lefelé
       *[acorns-hearts-bells-leaves] fentről lefelé, a felsők sorrendjét kivéve
    }: { $value }. Az aduhoz tartoznak, és sosem ahhoz a színhez, amely rajtuk van. A többi játékban lévő lap sorrendje minden színben: ász, tízes, király, alsó, kilences, nyolcas, hetes.
rule-filko-trump-over-order = A felsők sorrendje
    .value = { $value ->
        [acorns-leaves-hearts-bells] makk, zöld, piros, tök
       *[acorns-hearts-bells-leaves] makk, piros, tök, zöld
    }
    .say = { $value ->
        [acorns-leaves-hearts-bells] A felsők közül a makk a legnagyobb, utána a zöld, a piros és a tök.
       *[acorns-hearts-bells-leaves] A felsők közül a makk a legnagyobb, utána a piros és a tök, a zöld a legkisebb.
    }
rule-filko-trump-method = Az adut meghatározza
    .value = { $value ->
        [dealer-first-card] az osztó első lapja
        [cut] az emelés
        [call-card] az öreg, aki meghív egy lapot
       *[name-suit] az öreg, aki megnevez egy színt
    }
    .say = { $value ->
        [dealer-first-card] Az osztó megmutatja az elsőként neki osztott lapot: ennek színe az adu. Ha állandó adu, akkor átlépi, és a következőt mutatja.
        [cut] Az emeléskor leemelt rész legalsó lapjának színe az adu. Ha állandó adu, akkor átlépik, és a következőt nézik. A megmutatott lapokat utoljára osztják ki, így mindenki tudja, kié lesznek: az osztóé, és ha több van belőlük, mint ahány lap az utolsó adagjában van, akkor a bal szomszédjáé is.
        [call-card] Akinél a makk felső van, az az öreg. Meghív egy lapot, amely nem állandó adu: ennek színe az adu.
       *[name-suit] Akinél a makk felső van, az az öreg. Ő nevezi meg az adu színét.
    }

## Parties

rule-filko-party-method = Felek
    .value = { $value ->
        [fixed] állandók
        [called] a meghívott lap szerint
       *[top-overs] a két legnagyobb felső szerint
    }
    .say = { $value ->
        [fixed] { $deal-players ->
            [6] Minden második játékos egy oldalon van: három három ellen.
           *[other] A szemben ülők társak.
        }
        [called] Akinél a meghívott lap van, az az öreg társa, de nem árulja el: akkor derül ki, amikor a lapot kijátsszák. A többiek ellenük játszanak.
       *[top-overs] Akiknél a két legnagyobb felső van, azok a gazdagok; a többiek, a szegények ellen játszanak. Akkor derül ki, kik ők, amikor ezek a felsők kijönnek.
    }
rule-filko-party-own-card = Az öreg saját lapja
    .value = { $value ->
        [forbidden] nem hívható meg
       *[alone] meghívható
    }
    .say = { $party-method ->
        [called] { $value ->
            [forbidden] Saját lapját nem hívhatja meg.
           *[alone] Ha saját lapját hívja meg, egyedül játszik, és ezt csak ő tudja.
        }
       *[other] { "" }
    }
rule-filko-party-both-overs = A két legnagyobb felső egy kézben
    .value = { $value ->
        [alone] egyedül játszik
       *[redeal] új osztás
    }
    .say = { $party-method ->
        [top-overs] { $value ->
            [alone] Akinél mindkettő van, egyedül játszik mindenki ellen.
           *[redeal] Ha mindkettő egy játékosnál van, újra osztanak.
        }
       *[other] { "" }
    }

## Play

rule-filko-play-duty = A nem hívó kötelessége
    .value = { $value ->
        [follow-trump] színre színt, különben adu
       *[follow-beat-trump] színre színt, felülütni, adu
    }
    .say = { $value ->
        [follow-trump]
            Aki nem hív, annak ez a kötelessége, ebben a sorrendben:
            Színre színt; az aduk egy színnek számítanak.
            Ha nincs olyan szín, adut kell tenni, akár kicsit, akár nagyot.
            Ha adu sincs, bármit.
       *[follow-beat-trump]
            Aki nem hív, annak ez a kötelessége, ebben a sorrendben:
            Színre színt, és ha lehet, felülütni az addigi legjobb lapot; az aduk egy színnek számítanak.
            Ha nem lehet felülütni, akkor is színt kell adni.
            Ha nincs olyan szín, adut kell tenni, és ha lehet, olyat, amely felülüti az addigi legjobbat.
            Ha adu sincs, bármit.
    }
rule-filko-play-first-lead = Első hívás
    .value = { $value ->
        [right-of-dealer] az osztó jobb szomszédja
       *[old-man] az öreg
    }
    .say = { $value ->
        [right-of-dealer] Az első ütésbe az osztó jobb oldalán ülő hív, utána mindig az, aki az ütést vitte.
       *[old-man] Az első ütésbe az öreg hív, utána mindig az, aki az ütést vitte.
    }

## Points and what they decide

rule-filko-points-values = Pontok
    .value = { $value ->
        [aces-and-tens] ászok és tízesek, egy-egy pont
       *[card-values] ász 11, tízes 10, király 4, felső 3, alsó 2
    }
    .say = { $value ->
        [aces-and-tens] Minden ütésben elvitt ász és tízes egy pont, a teljes pakliban nyolc. A többi lap nem ér semmit.
       *[card-values] Az ütésben elvitt ász 11 pont, a tízes 10, a király 4, a felső 3, az alsó 2: a teljes pakliban 120.
    }
rule-filko-match-outcome = Mit dönt el egy leosztás
    .value = { $value ->
        [run-away] urak, szolgák vagy megszökés
        [servant] urak, és egy szolga, aki oszt
        [liberation] urak, amíg a szolga fel nem szabadul
        [each-deal] minden leosztás külön
        [kept] gazdagok és szegények, amíg az osztók fel nem szabadulnak
       *[hats] ki viseli a vesztesek büntetését
    }
    .say = { $value ->
        [run-away]
            A leosztás pontjai döntik el, ki az úr és ki a szolga:
            Legalább { $match-win-points } ponttal, de nem az összessel, az egyik oldal úr, a másik szolga.
            Ha egyik oldalnak sincs annyi, minden marad a régiben.
            Amelyik oldal egy pontot sem visz, megszökött: akkor senki sem úr.
            Amíg vannak urak, az egyik szolga oszt, különben az osztás jobbra halad.
        [servant]
            A leosztás pontjai döntik el, ki az úr és ki a szolga:
            Legalább { $match-win-points } ponttal egy oldal úr lesz, akár az összessel is.
            Ha egyik oldalnak sincs annyi, minden marad a régiben.
            Az első urak a többiek közül választanak egy szolgát. Ő oszt minden leosztásban, amíg az oldala maga is meg nem szerez { $match-win-points } pontot; akkor a jobb szomszédja lesz a szolga, és ő oszt. Amíg nincsenek urak, az osztás jobbra halad.
        [liberation]
            A leosztás pontjai döntik el, ki az úr és ki a szolga:
            Legalább { $match-win-points } ponttal egy oldal úr lesz. Ha az osztó vesztett, ő a szolga, különben a tőle jobbra következő vesztes, és a szolga oszt. Ha nincsenek urak, az osztás jobbra halad.
            { $trump-method ->
                [cut] Az adu minden leosztásban újra eldől.
                [dealer-first-card] Az adu minden leosztásban újra eldől.
               *[other] Amíg vannak urak, maradnak a felek, az adu színe és az első hívás.
            }
            A szolga oldala legalább { $match-win-points } ponttal szabadul fel, vagy ha egyet sem visz: ezt hívják elúszásnak. { $trump-method ->
                [cut] Akkor nincsenek urak, és az osztás a szolga jobb szomszédjára száll.
                [dealer-first-card] Akkor nincsenek urak, és az osztás a szolga jobb szomszédjára száll.
               *[other] Akkor nincsenek urak, az osztás a szolga jobb szomszédjára száll, és az öreg újra meghív egy lapot.
            }
        [each-deal] Minden leosztást külön nyernek vagy vesztenek el, és a következőt egy vesztes osztja: az osztó, ha vesztett, különben a tőle jobbra következő vesztes.
        [kept] Az első leosztás felei maradnak. Egy vesztes oszt: az osztó, ha vesztett, különben a tőle jobbra következő vesztes, és addig oszt, amíg az osztó oldala meg nem szerez legalább { $match-win-points } pontot. { $party-method ->
            [called] Addig nincs meghívás: marad az adu színe és az első hívás. Utána az osztás a jobb szomszédjára száll, és az öreg újra meghív egy lapot.
           *[other] Utána az osztás a jobb szomszédjára száll, és új felek alakulnak.
        }
       *[hats] A vesztesek büntetést viselnek, amíg nem nyernek; a döntetlen leosztás nem változtat semmin. Az osztás jobbra halad.
    }
rule-filko-match-penalty = A vesztesek büntetése
    .value = { $value ->
        [hat-off] kalap le
        [worn-hat] ócska kalapot viselnek
       *[stand] állva játszanak
    }
    .say = { $match-outcome ->
        [hats] { $value ->
            [hat-off] A vesztesek leveszik a kalapjukat.
            [worn-hat] Mindenki kalap nélkül jön, és a vesztesek ócska kalapot tesznek fel.
           *[stand] A vesztesek állva játszanak.
        }
       *[other] { "" }
    }
rule-filko-match-win-points = Pont a győzelemhez
    .say = { $match-outcome ->
        [each-deal] A gazdagok legalább { $value } ponttal győznek.
        [kept] Az első leosztásban a gazdagok legalább { $value } ponttal győznek.
        [hats] Egy oldal legalább { $value } ponttal győz.
       *[other] { "" }
    }
rule-filko-match-poor-points = Pont a szegények győzelméhez
    .say = { $match-outcome ->
        [each-deal] A szegények legalább { $value } ponttal győznek.
        [kept] Az első leosztásban a szegények legalább { $value } ponttal győznek.
       *[other] { "" }
    }
rule-filko-match-early-end = Az eldőlt leosztás befejezhető
    .say = { $value ->
        [true] Ha a hátralévő lapok már semmin sem változtathatnak, a leosztás befejezhető.
       *[false] Minden leosztást az utolsó ütésig játszanak.
    }

## Talk

rule-filko-talk-aims = A cél elmondható
    .say = { $value ->
        [true] A játékos elmondhatja, mire játszik az oldala, amikor ő jön, vagy előtte, és egy későbbi ütésnél meg is változtathatja. A kezében lévő lapokról senki sem beszélhet.
       *[false] Senki sem mondhatja el, mire játszik.
    }
rule-filko-talk-count = Az urak rákérdezhetnek a pontokra
    .say = { $value ->
        [true] Minden úr ütésenként egyszer megkérdezheti a szolgákat, hány pontjuk van eddig.
       *[false] { "" }
    }
rule-filko-talk-signals = Jelek a társnak
    .say = { $value ->
        [true] A játékos az arcával kérhet színt a társától: félrehúzott száj a makk, felfelé pillantás a zöld, a nyelv hegye a piros, felfújt arc a tök.
       *[false] { "" }
    }

## The sources, in short

source-S3 = Pagat, Filicău
source-X-PA = Pagat, a 2021-es oldal
source-X-UL = Pagat, Ulti
