# The table of Filicău and Filkó in Hungarian. Ids that begin with call-, cut-, servant-, end- or talk-
# are the engine's refusal codes with slashes turned to dashes.

## Cards of the German pack

rank-O = felső
rank-U = alsó
index-O = F
index-U = Al
suit-A = makk
suit-L = zöld
suit-B = tök

## Players

filicau-name-1 = Mircea
filicau-name-2 = Ilinca
filicau-name-3 = Sanda
filicau-name-4 = Dorin
filicau-name-5 = Ileana
filicau-name-6 = Radu
filko-name-1 = Márton
filko-name-2 = Ilka
filko-name-3 = Sándor
filko-name-4 = Bori
filko-name-5 = Gergely
filko-name-6 = Teréz
filko-role-master = Úr
filko-role-servant = Szolga
filko-role-hat-off = Kalap le
filko-role-worn-hat = Ócska kalap
filko-role-stand = Állva játszik
filko-old-man = öreg
filko-the-servant = oszt
filko-dealer = osztó
filko-seat = { $name }{ $some ->
    [yes] : { $notes }
   *[no] {""}
  }
filko-tricks = { $count ->
    [one] *{ $count }* ütés
   *[other] *{ $count }* ütés
  }
filko-masters = Urak
filko-servants = Szolgák
filko-our-party = A te oldalad
filko-their-party = Ellenetek
filko-party-of = { $name } oldala
filko-party-against = { $name } ellen
filko-unsure = Még nem tudni

## Trumps

filko-by-first-card = { $me ->
    [yes] az első lapod
   *[no] { $name } első lapja
  } szerint
filko-by-later-card = { $me ->
    [yes] az első olyan lapod
   *[no] { $name } első olyan lapja
  } szerint, amely nem állandó adu
filko-by-cut = az emelés szerint
filko-named = { $me ->
    [yes] te nevezted meg
   *[no] { $name } nevezte meg
  }
filko-stay = amíg az urak uralkodnak
filko-called = { $me ->
    [yes] A te társad az, akinél ez van: { $card }.
   *[no] { $name } társa az, akinél ez van: { $card }.
  }
filko-was-called = { $me ->
    [yes] Meghívtad: { $card }.
   *[no] { $name } meghívta: { $card }.
  }
filko-you-hold = Nálad van: { $card }. A társad { $name }.
filko-you-hold-alone = Nálad van: { $card }. Egyedül játszol.
filko-order = Aduk erősség szerint

## What has been taken

filko-zone-coins = Elvitt pontok
filko-ours = *{ $points }* a miénk
filko-theirs = az övék *{ $points }*
filko-coins = miénk { $ours }, övék { $theirs }, { $unsure ->
    [0] {""}
   *[other] bizonytalan oldalon { $unsure },{" "}
  }még kint { $left }
filko-with = *{ $points }* { $name } oldalán
filko-against = ellenük *{ $points }*
filko-coins-of = { $name } oldalán { $ours }, ellenük { $theirs }, { $unsure ->
    [0] {""}
   *[other] bizonytalan oldalon { $unsure },{" "}
  }még kint { $left }
filko-legend-coins = ászok, tízesek: kint { $left }
filko-legend-values = lappontok: kint { $left }
filko-ways = Mit döntenek el a pontjaid
filko-or = {" "}vagy{" "}
filko-range = { $from }–{ $to }
filko-either-count = { $from } vagy { $to }
filko-out-of-reach = (már nem érhető el)
filko-way-masters = urak lesztek
filko-way-servants = szolgák lesztek
filko-way-stay-masters = urak maradtok
filko-way-stay-servants = szolgák maradtok
filko-way-same = nem változik semmi
filko-way-even = nincs se úr, se szolga
filko-way-free = a szolgák felszabadulnak
filko-way-win = ti győztök
filko-way-lose = ti vesztetek
filko-way-nobody = senki sem győz
filko-own-tricks = A te ütéseid, és a legutóbbi
filko-trick = { $who }, { $points ->
    [0] pont nélkül
    [one] { $points } pont
   *[other] { $points } pont
  }
filko-won-deals = Győzelmek

## The cut

filko-zone-cut = A pakli
filko-cut = Emelj a pakliból
filko-cut-note = Az emelés lapja adja az adu színét. Ha az állandó adu, akkor a következő.
filko-cut-order-note = Ezután jön az osztás. Az adu színét az osztó első lapja adja, vagy az első, amely nem állandó adu.
filko-leave-cut = Emeljen { $name }
filko-cut-parts = { $count } lap leemelve, { $rest } marad
filko-cut-it = Emelek: *{ $count }* lap
filko-they-cut = { $name } mindjárt emel.
filko-was-cut = { $me ->
    [yes] Leemelsz { $count } lapot.
   *[no] { $name } leemel { $count } lapot.
  }
filko-goes-to = { $me ->
    [yes] te kapod
   *[no] { $name } kapja
  }

## The match

filko-facts = { $players } játékos, egy pakli, leosztásonként { $tricks } ütés
filko-stands-even = senki sem úr
filko-stands-master = ti vagytok az urak
filko-stands-servant = ti vagytok a szolgák

## The call, the servant

filko-call = Te vagy az öreg
filko-call-note = Hívj meg egy lapot: a színe lesz az adu, és akinél van, az a társad, titokban, amíg ki nem játsszák.
filko-name-note = Nevezd meg az adut.
filko-choose-suit = Válassz színt
filko-choose-card = Válassz lapot
filko-call-it = Meghívom: { $card }
filko-name-it = Legyen adu: { $suit }
filko-not-callable = { $card }, nem hívható meg
filko-turn-calls = { $name } az öreg, ő nevezi meg az adut.
filko-turn-servant = { $name } szolgát választ.
filko-choose-servant = Ti vagytok az urak
filko-choose-servant-note = Válassz szolgát. Ő oszt, amíg az oldala fel nem szabadul.

## Talk

filko-say = Szólj…
filko-talk = Mit szeretnél mondani?
filko-aim-six = { $points ->
    [6] Menjünk hatra.
   *[other] Menjünk { $points } pontra.
  }
filko-aim-hold = { $points ->
    [1] Tartsunk ki. Egy is elég.
    [3] Tartsunk ki. Három is elég.
   *[other] Tartsunk ki. { $points } is elég.
  }
filko-aim-run = Szökjünk meg.
filko-short-six = { $points ->
    [6] Hatra megyünk
   *[other] { $points } pontra megyünk
  }
filko-short-hold = Kitartunk
filko-short-run = Megszökünk
filko-word-six = { $points ->
    [6] hatra
   *[other] { $points } pontra
  }
filko-word-hold = kitart
filko-word-run = megszökik
filko-aim-of = { $name } célja
filko-agreed = Egyetértek
filko-ask = A szolgák pontjai?
filko-talk-note = Az asztalnál mindenki hallja. Senkit sem köt egy laphoz sem.
filko-say-note = Nézd meg, mit mondhatsz; amíg nem választasz, semmi sem hangzik el.
filko-agreed-note = Jelzed a társadnak, hogy te is ugyanarra játszol.
filko-about-six = A leosztáshoz { $points } pont kell. Vigyél el minden ütést, amit tudsz.
filko-about-hold = { $points ->
    [one] Egy pont elég
   *[other] { $points } pont elég
  } ahhoz, hogy a másik oldalnak ne legyen { $win } pontja.
filko-about-run = Ne vigyél egyetlen pontot se: a pont nélkül maradt oldal megszökött.
filko-about-ask = A szolgáknak meg kell mondaniuk, hány pontjuk van eddig.
filko-signals = Jelezz arccal: kérj színt a társadtól
filko-asks = ezt kéri: { $suit }
filko-end = Leosztás befejezése
filko-end-note = A hátralévő lapok már semmin sem változtathatnak.

## Moments

filko-moment-called = { $me ->
    [yes] Megnevezed az adut: { $suit }{ $some ->
        [yes] ; a meghívott lap: { $card }.
       *[no] .
      }
   *[no] { $name } megnevezi az adut: { $suit }{ $some ->
        [yes] ; a meghívott lap: { $card }.
       *[no] .
      }
  }
filko-moment-cut-left = { $me ->
    [yes] Átengeded az emelést, emel: { $other }.
   *[no] { $to ->
        [me] { $name } neked engedi át az emelést.
       *[other] { $name } átengedi az emelést, emel: { $other }.
      }
  }
filko-moment-partner-shown = Itt van: { $card }! { $with ->
    [alone] { $me ->
        [yes] Egyedül játszol.
       *[no] { $name } egyedül játszik.
      }
    [me] { $name } a te társad.
   *[other] { $me ->
        [yes] Te vagy { $partner } társa.
       *[no] { $partner } társa { $name }.
      }
  }
filko-moment-said = { $me ->
    [yes] Azt mondod: „{ $aim }”
   *[no] { $name }: „{ $aim }”
  }
filko-moment-signalled = { $me ->
    [yes] Arccal jelzed: { $suit }.
   *[no] { $name } arccal jelzi: { $suit }.
  }
filko-moment-asked = { $me ->
    [yes] Rákérdezel
   *[no] { $name } rákérdez
  }: a szolgáknál *{ $points }* pont van.
filko-moment-servant-chosen = { $me ->
    [yes] Te leszel a szolga.
   *[no] { $name } lesz a szolga.
  }
filko-say-turned = Felfordított lap: { $card }.

## The end of a deal

filko-end-masters = { $me ->
    [yes] Most már ti vagytok az urak
   *[no] Most már ők az urak
  }
filko-end-kept = { $me ->
    [yes] Ti maradtok az urak
   *[no] Ők maradnak az urak
  }
filko-end-unchanged = Nem változik semmi
filko-end-ran-away = Minden pont egy oldalon: nincs se úr, se szolga
filko-end-liberated = A szolgák felszabadultak
filko-end-swam-away = Egyetlen pont sincs: a szolgák elúsztak, és szabadok
filko-end-rich-win = { $me ->
    [yes] Győztetek: a gazdagok nyertek
   *[no] A gazdagok győztek
  }
filko-end-poor-win = { $me ->
    [yes] Győztetek: a szegények nyertek
   *[no] A szegények győztek
  }
filko-end-hats = { $me ->
    [yes] Ti győztetek
   *[no] Ők győztek
  }
filko-end-nobody = Senki sem győzött
filko-end-redeal = A két legnagyobb felső egy kézben: új osztás
filko-deal-left = Korábban véget ért, a kezekben maradt: { $left ->
    [one] { $left } pont
   *[other] { $left } pont
  }.
filko-next-dealer = { $me ->
    [yes] A következőt te osztod.
   *[no] A következőt { $name } osztja.
  }
filko-penalty-hat-off = { $who }: { $me ->
    [yes] kalap le.
   *[no] kalap le.
  }
filko-penalty-worn-hat = Ócska kalapot tesz fel: { $who }.
filko-penalty-stand = Mostantól állva játszik: { $who }.

## Help

# Made like the sentences of the rules: of what the game at hand does.

## Refusals

filko-reason-call = Nem hívható meg: { $card }
cut-first = Előbb emelni kell.
call-first = Előbb az öreg nevezi meg az adut.
call-not-now = Most nincs meghívás.
cut-not-now = Az emelés már megvolt.
deal-not-cut = E szabályok szerint osztás előtt nincs emelés.
cut-not-left = Csak azok az urak engedhetik át az emelést az osztó jobbján ülőnek, akik a szolgáló osztó két oldalán ülnek.
call-permanent-trump = Ez állandó adu, és ilyen lap nem hívható meg.
call-own-card = Ez a te kezedben van, pedig a meghívással társat kell találnod.
call-suit-only = Itt színt nevezz meg, ne lapot.
servant-not-now = Most nem kell szolgát választani.
servant-choose-first = Az új urak előbb szolgát választanak.
end-not-decided = A hátralévő pontok még változtathatnak valamin.
end-never = E szabályok szerint minden leosztást végigjátszunk.
talk-not-now = Ezt most nem mondhatod.
talk-no-run = Ebben a játékban a pont nélküli oldal nem szabadul fel, ezért megszökni sem lehet.

## The games

group-filko = Filicău és Filkó
variant-filicau = Filicău
variant-filko-4 = Filkó négyen
variant-filko-5 = Filkó öten
variant-filko-6 = Filkó hatan
variant-szeged-5 = Szegedi, öten
variant-szeged-6 = Szegedi, hatan
variant-kelebia = Kelebiai
variant-rich-poor = Gazdag-szegény
variant-rich-poor-kept = Gazdag-szegény, maradó felek
variant-rich-poor-called = Gazdag-szegény, meghívással
variant-hats = Kalapos filkó
