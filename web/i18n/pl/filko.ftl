# The table of Filicău and Filkó in Polish. Ids that begin with call-, cut-, servant-, end- or talk-
# are the engine's refusal codes with slashes turned to dashes.

## Cards of the German pack

rank-O = wyżnik
rank-U = niżnik
index-O = W
index-U = N
suit-A = żołądź
suit-L = wino
suit-B = dzwonek

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
filko-role-master = Panuje
filko-role-servant = Służy
filko-role-hat-off = Bez kapelusza
filko-role-worn-hat = Znoszony kapelusz
filko-role-stand = Na stojąco
filko-old-man = Stary
filko-the-servant = rozdaje
filko-dealer = rozdający
filko-seat = { $name }{ $some ->
    [yes] : { $notes }
   *[no] {""}
  }
filko-tricks = { $count ->
    [one] *{ $count }* lewa
    [few] *{ $count }* lewy
    [many] *{ $count }* lew
   *[other] *{ $count }* lewy
  }
filko-masters = Panowie
filko-servants = Słudzy
filko-our-party = Twoja strona
filko-their-party = Przeciw tobie
filko-party-of = Strona: { $name }
filko-party-against = Przeciwnicy
filko-unsure = Jeszcze nie wiadomo

## Trumps

filko-by-first-card = { $me ->
    [yes] twoja pierwsza karta
   *[no] pierwsza karta: { $name }
  }
filko-by-later-card = pierwsza karta poza stałymi atutami: { $me ->
    [yes] twoja
   *[no] { $name }
  }
filko-by-cut = z przełożenia
filko-named = { $me ->
    [yes] twój wybór
   *[no] wybiera { $name }
  }
filko-stay = póki są panowie
filko-called = { $me ->
    [yes] Kto ma kartę { $card }, jest twoim partnerem.
   *[no] { $name } ma partnera: to ten, kto trzyma kartę { $card }.
  }
filko-was-called = { $me ->
    [yes] Wywołujesz: { $card }.
   *[no] { $name } wywołuje: { $card }.
  }
filko-you-hold = Masz kartę { $card }: twój partner to { $name }.
filko-you-hold-alone = Masz kartę { $card }: grasz bez partnera.
filko-order = Atuty od najwyższego

## What has been taken

filko-zone-coins = Zdobyte punkty
filko-ours = *{ $points }* nasze
filko-theirs = ich *{ $points }*
filko-coins = nasze { $ours }, ich { $theirs }, { $unsure ->
    [0] {""}
   *[other] o nieznanej stronie { $unsure },{" "}
  }w grze jeszcze { $left }
filko-with = *{ $points }*: { $name }
filko-against = przeciwnicy *{ $points }*
filko-coins-of = { $name } i partnerzy { $ours }, przeciwnicy { $theirs }, { $unsure ->
    [0] {""}
   *[other] o nieznanej stronie { $unsure },{" "}
  }w grze jeszcze { $left }
filko-legend-coins = asy, dziesiątki: jeszcze { $left }
filko-legend-values = punkty kart: jeszcze { $left }
filko-ways = O czym decydują twoje punkty
filko-or = {" "}lub{" "}
filko-range = od { $from } do { $to }
filko-either-count = { $from } lub { $to }
filko-out-of-reach = (poza zasięgiem)
filko-way-masters = zostajecie panami
filko-way-servants = zostajecie sługami
filko-way-stay-masters = nadal panami
filko-way-stay-servants = nadal sługami
filko-way-same = bez zmian
filko-way-even = strony są równe
filko-way-free = słudzy są wolni
filko-way-win = wygrana
filko-way-lose = przegrana
filko-way-nobody = nikt nie wygrywa
filko-own-tricks = Twoje lewy i poprzednia lewa
filko-trick = { $who }, { $points ->
    [0] bez punktu
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
filko-won-deals = Wygrane rozdania

## The cut

filko-zone-cut = Talia
filko-cut = Przełóż talię
filko-cut-note = Karta w miejscu przełożenia wyznacza atut. Jeśli to stały atut, liczy się następna.
filko-cut-order-note = Potem karty są rozdawane. Atut wyznacza pierwsza karta rozdającego, która nie jest stałym atutem.
filko-leave-cut = Niech przełoży { $name }
filko-cut-parts = podniesione karty: { $count }, reszta: { $rest }
filko-cut-it = Przełóż: podnieś *{ $count }*
filko-they-cut = Talię przekłada { $name }.
filko-was-cut = { $me ->
    [yes] Podnosisz { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
      }
   *[no] { $name } podnosi { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
      }
  }
filko-goes-to = { $me ->
    [yes] dostajesz ty
   *[no] dostaje { $name }
  }

## The match

filko-facts = Gracze: { $players }, jedna talia, w rozdaniu { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
  }
filko-stands-even = nikt nie panuje
filko-stands-master = jesteście panami
filko-stands-servant = jesteście sługami

## The call, the servant

filko-call = Stary to ty
filko-call-note = Wywołaj kartę: jej kolor jest atutem, a kto ją ma, jest twoim partnerem, w tajemnicy, aż ją zagra.
filko-name-note = Wybierz atut.
filko-choose-suit = Wybierz kolor
filko-choose-card = Wybierz kartę
filko-call-it = Wywołaj: { $card }
filko-name-it = Atut: { $suit }
filko-not-callable = { $card }, tej karty nie można wywołać
filko-turn-calls = Stary to { $name } i teraz wybiera atut.
filko-turn-servant = Sługę wybiera { $name }.
filko-choose-servant = Jesteście panami
filko-choose-servant-note = Wybierz sługę. Rozdaje, aż jego strona będzie wolna.

## Talk

filko-say = Powiedz…
filko-talk = Co chcesz powiedzieć?
filko-aim-six = { $points ->
    [6] Grajmy na sześć.
   *[other] Grajmy na { $points }.
  }
filko-aim-hold = { $points ->
    [1] Brońmy się. Wystarczy jeden.
    [3] Brońmy się. Wystarczą trzy.
   *[other] Brońmy się. Wystarczy { $points }.
  }
filko-aim-run = Uciekajmy.
filko-short-six = { $points ->
    [6] Gra na sześć
   *[other] Gra na { $points }
  }
filko-short-hold = Bronić się
filko-short-run = Uciekać
filko-word-six = { $points ->
    [6] na sześć
   *[other] na { $points }
  }
filko-word-hold = bronić się
filko-word-run = uciekać
filko-aim-of = { $name }, cel
filko-agreed = Zgoda
filko-ask = Zapytaj sług o punkty
filko-talk-note = Słyszą to wszyscy przy stole. Do żadnej karty to nie zobowiązuje.
filko-say-note = Zobacz, co możesz powiedzieć. Dopóki nie wybierzesz, nic nie pada.
filko-agreed-note = Powiedz partnerowi, że grasz o to samo.
filko-about-six = Rozdanie wygrywa się, mając { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }. Bierz każdą lewę, jaką możesz.
filko-about-hold = { $points ->
    [one] Wystarczy { $points } punkt
    [few] Wystarczą { $points } punkty
    [many] Wystarczy { $points } punktów
   *[other] Wystarczy { $points } punktu
  }, aby druga strona nie doszła do { $win }.
filko-about-run = Nie bierz żadnego punktu: strona bez punktów ucieka.
filko-about-ask = Słudzy muszą powiedzieć, ile punktów mają.
filko-signals = Zrób minę: poproś partnera o kolor
filko-asks = prosi o kolor: { $suit }
filko-end = Zakończ rozdanie
filko-end-note = Pozostałe karty nie mogą nic zmienić.

## Moments

filko-moment-called = { $me ->
    [yes] Atut: { $suit }, twój wybór{ $some ->
        [yes] {". "}Wywołujesz: { $card }.
       *[no] .
      }
   *[no] { $name } wybiera atut: { $suit }{ $some ->
        [yes] {". "}Wywołana karta: { $card }.
       *[no] .
      }
  }
filko-moment-cut-left = { $me ->
    [yes] Zostawiasz przełożenie. Przekłada { $other }.
   *[no] { $to ->
        [me] { $name } zostawia przełożenie tobie.
       *[other] { $name } zostawia przełożenie. Przekłada { $other }.
      }
  }
filko-moment-partner-shown = Jest { $card }! { $with ->
    [alone] { $me ->
        [yes] Grasz bez partnera.
       *[no] { $name } gra bez partnera.
      }
    [me] { $name } to twój partner.
   *[other] { $me ->
        [yes] Ty i { $partner } gracie razem.
       *[no] { $name } i { $partner } grają razem.
      }
  }
filko-moment-said = { $me ->
    [yes] Mówisz: „{ $aim }”
   *[no] { $name }: „{ $aim }”
  }
filko-moment-signalled = { $me ->
    [yes] Robisz minę: { $suit }.
   *[no] { $name } robi minę: { $suit }.
  }
filko-moment-asked = { $me ->
    [yes] Pytasz
   *[no] { $name } pyta
  } o punkty: słudzy mają *{ $points }*.
filko-moment-servant-chosen = { $me ->
    [yes] Sługą będziesz ty.
   *[no] Sługą będzie { $name }.
  }
filko-say-turned = Odkryta karta: { $card }.

## The end of a deal

filko-end-masters = { $me ->
    [yes] Teraz jesteście panami
   *[no] Teraz oni są panami
  }
filko-end-kept = { $me ->
    [yes] Nadal jesteście panami
   *[no] Oni nadal są panami
  }
filko-end-unchanged = Bez zmian
filko-end-ran-away = Jedna strona ma wszystkie punkty: obie są równe
filko-end-liberated = Słudzy są wolni
filko-end-swam-away = Ani jednego punktu: słudzy odpływają i są wolni
filko-end-rich-win = { $me ->
    [yes] Wygrywacie: górą bogaci
   *[no] Wygrywają bogaci
  }
filko-end-poor-win = { $me ->
    [yes] Wygrywacie: górą biedni
   *[no] Wygrywają biedni
  }
filko-end-hats = { $me ->
    [yes] Wygrywacie
   *[no] Oni wygrywają
  }
filko-end-nobody = Nikt nie wygrywa
filko-end-redeal = Dwa najwyższe wyżniki w jednej ręce: nowe rozdanie
filko-deal-left = Koniec przed czasem: w rękach { $left ->
    [one] został { $left } punkt
    [few] zostały { $left } punkty
    [many] zostało { $left } punktów
   *[other] zostało { $left } punktu
  }.
filko-next-dealer = { $me ->
    [yes] Następne karty rozdajesz ty.
   *[no] Następne karty rozdaje { $name }.
  }
filko-penalty-hat-off = { $who } { $me ->
    [yes] zdejmujecie kapelusze.
   *[no] zdejmują kapelusze.
  }
filko-penalty-worn-hat = { $who }: pora na znoszone kapelusze.
filko-penalty-stand = { $who }: od teraz gra na stojąco.

## Help

# Made like the sentences of the rules: of what the game at hand does.

## Refusals

filko-reason-call = { $card }: tej karty nie można wywołać
cut-first = Najpierw trzeba przełożyć talię.
call-first = Najpierw Stary wybiera atut.
call-not-now = Teraz nic się nie wywołuje.
cut-not-now = Talia jest już przełożona.
deal-not-cut = W tych zasadach nie przekłada się talii przed rozdaniem.
cut-not-left = Tylko panowie, którzy siedzą po obu stronach rozdającego sługi, mogą zostawić przełożenie temu po jego prawej.
call-permanent-trump = To stały atut, a takiej karty nie można wywołać.
call-own-card = Ta karta jest w twojej ręce, a wywołanie ma znaleźć partnera.
call-suit-only = Tu podaj kolor, a nie kartę.
servant-not-now = Teraz nie wybiera się sługi.
servant-choose-first = Nowi panowie najpierw wybierają sługę.
end-not-decided = Pozostałe punkty mogą jeszcze coś zmienić.
end-never = W tych zasadach każde rozdanie gra się do końca.
talk-not-now = Teraz nie możesz tego powiedzieć.
talk-no-run = W tej grze brak punktów nikogo nie uwalnia, więc nie możesz uciec.

## The games

group-filko = Filicău i Filkó
variant-filicau = Filicău
variant-filko-4 = Filkó we czworo
variant-filko-5 = Filkó w pięć osób
variant-filko-6 = Filkó w sześć osób
variant-szeged-5 = Szeged, pięć osób
variant-szeged-6 = Szeged, sześć osób
variant-kelebia = Kelebia
variant-rich-poor = Bogaci i biedni
variant-rich-poor-kept = Bogaci i biedni, stałe strony
variant-rich-poor-called = Bogaci i biedni, z wywołaniem
variant-hats = Filkó z kapeluszami
