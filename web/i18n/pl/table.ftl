# The table in Polish. Ids that begin with bezique-, play-, meld-, exchange-, turn- or deal- are the
# engine's own rule ids and refusal codes with dots and slashes turned to dashes.

## Cards

rank-A = as
rank-T = dziesiątka
rank-K = król
rank-Q = dama
rank-J = walet
rank-9 = dziewiątka
rank-8 = ósemka
rank-7 = siódemka
index-A = A
index-T = 10
index-K = K
index-Q = D
index-J = W
index-9 = 9
index-8 = 8
index-7 = 7
suit-S = pik
suit-H = { $pack ->
    [german] czerwień
   *[french] kier
  }
suit-D = karo
suit-C = trefl
card = { $rank } { $suit }
the-card = { $card }
the-card-first = { $card }
# A name inside a sentence: $alone as it stands alone, or $small, which begins with a small letter.
name-inside = { $small }
card-trump = { $card }, atut
card-barred = { $card }, teraz nie do zagrania
card-laid = { $card }, na stole
card-used = { $card }, już w meldunku: { $melds }
card-melds = Już w meldunku: { $melds }
card-picked = { $card }, zaznaczona karta
card-selected = { $card }, wybrana karta: wybierz ją jeszcze raz, aby zagrać

## Players

you = Ty
you-small = ty
opponent-novice = Zosia
opponent-casual = Ludwik
opponent-other = Komputer
level-novice = Nowicjusz
level-casual = Amator
level-note = { $name } { $count ->
    [one] gra
    [few] grają
    [many] grają
   *[other] grają
  } na poziomie *{ $level }*.
your-partner = twój partner
partner-of = w parze: { $name }

## The table

table = Stół do kart
leave = Brisques: odejdź od stołu
brand = Brisques
deal-and-trick = rozdanie { $deal }, lewa { $trick }/{ $of }
deal-opens = rozdanie { $deal }
deal-finished = rozdanie { $deal }, koniec
zone-opponent = { $name }
zone-stock = Talon i atut
zone-packet = Paczka
zone-hand = Twoje karty
hand-of = Karty: { $name }
zone-score = Punkty i lewy
zone-actions = Przyciski
holds = { $name } ma w ręce { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
holds-open = { $name } ma w ręce { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }, w tym odkryte: { $open }
laid-cards = Karty na stole
carte-blanche = Carte blanche
won-cards = Zdobyte karty, z których można jeszcze meldować
brisques = { $count ->
    [one] *{ $count }* bryska
    [few] *{ $count }* bryski
    [many] *{ $count }* brysk
   *[other] *{ $count }* bryski
  }
spent = zużyte: *{ $count }*
in-stock = *{ $count }* w talonie
trumps = atut
trumps-open = Jeszcze bez atutów
trumps-bar = nie znów { $suit }
trumps-none = Bez atutów
stock-gone = Talon pusty
stock-gone-note = { $count ->
    [one] ostatnia lewa: ścisłe reguły
    [few] ostatnie { $count } lewy: ścisłe reguły
    [many] ostatnie { $count } lew: ścisłe reguły
   *[other] ostatnie { $count } lewy: ścisłe reguły
  }
name-led = Wychodzi { $name }
you-led = Twoje wyjście
name-played = { $name } zagrywa
you-played = Twoja karta
highest-so-far = bierze
your-card = twoja karta
their-card = gra { $name }
you-take-it = Bierzesz lewę
name-takes-it = Bierze { $name }
draws-next = nowa karta
last-trick = Poprzednia lewa
last-trick-number = Lewa { $number }
last-trick-none = W tym rozdaniu nie ma jeszcze skończonej lewy.
took-you = Ta lewa jest twoja.
took-name = Lewę bierze { $name }.
undo = Cofnij
redo = Ponów
last = Lewa
score = Punkty
menu = Menu
help = Pomoc
close = Zamknij

turn-lead = Wychodzisz: zagraj dowolną kartę.
turn-tap = Dotknij, aby grać dalej.
meld-shown = { $me ->
    [yes] { $what }: *+{ $points }*
   *[no] { $name }: { $what }, *+{ $points }*
  }
turn-any = Twój ruch: zagraj dowolną kartę.
turn-some = Twój ruch: { $count ->
    [one] zagraj uniesioną kartę.
    [few] zagraj jedną z { $count } uniesionych kart.
    [many] zagraj jedną z { $count } uniesionych kart.
   *[other] zagraj jedną z { $count } uniesionych kart.
  }
turn-declare = Zamelduj albo dobierz.
turn-declare-last = Możesz zameldować.
turn-took = Bierzesz lewę.
turn-declare-passed = Partner zostawia meldowanie tobie.
turn-they-passed = Teraz może meldować { $name }.
show-seven = Pokaż siódemkę: *{ $points }*
show-carte = Pokaż carte blanche: *{ $points }*
show-other = { $what }: *{ $points }*
turn-they = Teraz gra { $name }.
turn-they-declare = Lewę bierze { $name }.
turn-over = Rozdanie skończone.
turn-match-over = Partia skończona.
turn-confirm = Aby zagrać, wybierz jeszcze raz: { $card }.

banner-title = Talon pusty: { $count ->
    [one] ostatnia lewa
    [few] ostatnie { $count } lewy
    [many] ostatnie { $count } lew
   *[other] ostatnie { $count } lewy
  }
banner-text = Od teraz { $players ->
    [2] drugi gracz musi dołożyć do koloru i, jeśli może, przebić kartę wyjścia. Bez tego koloru musi zagrać atut, a bez atutu może zagrać, co chce.
   *[other] { $duty ->
        [follow-beat-overtrump] każdy po wychodzącym musi dołożyć do koloru i, jeśli może, przebić najwyższą kartę. Bez tego koloru musi zagrać atut, który ją przebija, a bez takiego atutu może zagrać, co chce.
       *[follow-beat-trump] każdy po wychodzącym musi dołożyć do koloru i, jeśli może, przebić najwyższą kartę. Bez tego koloru musi zagrać atut, a bez atutu może zagrać, co chce.
      }
  }

## Melds

may-declare = Możesz zameldować
limit-none = W tej lewie bez ograniczeń.
limit-some = { $left ->
    [one] W tej lewie jeden meldunek.
    [few] W tej lewie do { $left } meldunków.
    [many] W tej lewie do { $left } meldunków.
   *[other] W tej lewie do { $left } meldunków.
  }
may-exchange = Możesz wymienić
may-pass = Nie masz czego meldować
may-lay = Możesz wyłożyć
declare-one = Zamelduj *{ $points }*
declare-two = Zamelduj oba *{ $points }*
declare-many = Zamelduj wszystkie ({ $count }) *{ $points }*
declare-none = Zamelduj
not-now = Nie teraz
draw-on = Zachowaj i dobierz
declare-pass = Dalej
exchange-offer = Oddajesz: { $gives }, bierzesz: { $takes }
exchange-points = i { $points } pkt
exchange = Wymień
cost = { $what } { $points }
costs = wyklucza: { $what }
lay = Wyłóż
lay-note = za { $points } w późniejszej lewie
pass-to = Oddaj: { $name }
ask-other = Inne karty…
ask-title = Czy można je zameldować?
ask-about = Zaznacz karty, o które ci chodzi.
ask-about-hand = Dotknij tych kart w ręce, o które ci chodzi.
ask-yes = Tak: { $what }, *{ $points }*.
ask = Sprawdź
ask-back = Wróć
first-choose = Najpierw wybierz tutaj: zamelduj albo idź dalej bez meldunku.

bezique-meld-sequence = Sekwens
bezique-meld-royal-marriage = Mariaż królewski
bezique-meld-marriage = Mariaż
bezique-meld-aces = Cztery asy
bezique-meld-kings = Cztery króle
bezique-meld-queens = Cztery damy
bezique-meld-jacks = Cztery walety
bezique-meld-bezique = Bezik
bezique-meld-double-bezique = Podwójny bezik
bezique-seven-points = Siódemka atutowa
bezique-seven-turned-points = Odkryta siódemka
bezique-brisque-points = Bryski
bezique-last-trick-points = Ostatnia lewa

## The packet, lifted before the deal

packet-lift = Podnieś paczkę
packet-lift-note = Cel: { $aim ->
    [one] { $aim } karta
    [few] { $aim } karty
    [many] { $aim } kart
   *[other] { $aim } karty
  }. Możesz podnieść trochę więcej lub mniej, niż wybierzesz.
packet-guess = Zgadnij liczbę kart
packet-guess-note = Ile kart jest w paczce?
packet-amount = Ile kart
packet-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
one-less = O jedną mniej
one-more = O jedną więcej
packet-lift-it = Podnieś około *{ $count }*
packet-guess-it = Powiedz *{ $count }*
packet-they-lift = { $name } zaraz podniesie paczkę.
packet-they-guess = { $name } zgaduje, ile kart ma paczka.
packet-counted = Zgadywano: *{ $said }*, policzono: *{ $size }*.
packet-gain = { $name } +{ $points }
packet-no-gain = Nikt nie dostaje punktów.
packet-drawing = { $count ->
    [0] Talia widziana z boku
   *[other] Talia i paczka, która wygląda na około { $count } kart
  }
bezique-packet-lift = Podniesiona paczka
bezique-packet-guess = Odgadnięta paczka

## The score sheet

this-deal = To rozdanie
no-points = W tym rozdaniu jeszcze bez punktów.
column-trick = lewa
tricks = Lewy
no-tricks = Jeszcze bez lew.
score-scale-label = { $list }, do { $target } punktów
score-of = { $name } { $points }
games-won = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
  }
log-points = { $what } { $points }, { $who }
log-plus = +{ $points } { $who }
why-points = skąd?
variant-note = Zasady: { $variant }.
assisted-note = Gra z pomocą: podpowiedź, cofnięty ruch lub zmiana miejsc.

## What a screen reader hears

say-dealt = Nowe rozdanie. { $me ->
    [yes] Rozdajesz.
   *[no] Rozdaje { $name }.
  }
say-turned = Odkryta karta: { $card }. Atut: { $suit }.
say-played = { $me ->
    [yes] Zagrywasz: { $card }.
   *[no] { $name } zagrywa: { $card }.
  }
say-won = { $me ->
    [yes] Bierzesz lewę.
   *[no] Lewę bierze { $name }.
  }
say-scored = { $me ->
    [yes] Zdobywasz { $points }: { $what }.
   *[no] { $name } zdobywa { $points }: { $what }.
  }
say-lifted = { $me ->
    [yes] Podnosisz paczkę.
   *[no] { $name } podnosi paczkę.
  }
say-guessed = { $me ->
    [yes] Mówisz, ile kart: { $guess }.
   *[no] { $name } mówi, ile kart: { $guess }.
  }
say-counted = Kart w paczce: { $size }.
say-trump-made = Atutem jest teraz { $suit }.
say-passed = { $me ->
    [yes] Zostawiasz to partnerowi.
   *[no] { $name } zostawia to partnerowi.
  }
say-laid = { $me ->
    [yes] Wykładasz: { $what }.
   *[no] { $name } wykłada: { $what }.
  }
say-exchanged = { $me ->
    [yes] Oddajesz: { $gave }, bierzesz: { $took }.
   *[no] { $name } oddaje: { $gave }, bierze: { $took }.
  }
say-drew = { $me ->
    [yes] Dobierasz: { $card }.
   *[no] { $name } dobiera: { $card }.
  }
say-endgame = { $strict ->
    [yes] Talon pusty: od teraz ścisłe reguły.
   *[no] Talon pusty.
  }
say-match-ended = { $me ->
    [yes] Wygrywasz partię.
   *[no] Partię wygrywa { $name }.
  }
say-match-drawn = Partia kończy się remisem.
say-undone = Ruch cofnięty.
say-your-turn = Twój ruch.

say-moved = { $card }, miejsce { $at } z { $of }.
report-trumps = Atut: { $suit }.
report-stock = W talonie { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
report-hand = Twoje karty: { $cards }.
report-hand-of = Karty w ręce, { $name }: { $cards }.
report-no-card = W tej lewie nie ma jeszcze żadnej karty.
report-played = { $who }: { $card }.
report-highest = Na razie najwyższa karta: { $who }.
report-score = { $who }, punkty: { $points }.
report-party-points = Punkty: twoja strona { $ours }, druga strona { $theirs }.{ $unsure ->
    [0] { "" }
   *[other] {" "}U graczy, których strona nie jest jeszcze znana: { $unsure }.
  }
report-visible = Odkryte karty, { $who }: { $cards }.
report-visible-you = Twoje odkryte karty: { $cards }.
report-none-visible = Nie ma odkrytych kart.

## The reason slip

reason-card = { $card }: tej karty nie można zagrać
reason-meld = Tego nie można zameldować
reason-plain = Teraz nie można tego zrobić
reason-must = Do zagrania: { $cards }.
reason-must-raised = Zagraj jedną z uniesionych kart.
play-not-in-hand = Nie masz tej karty w ręce.
play-must-follow = Masz kolor wyjścia, więc musisz do niego dołożyć.
play-must-beat = Możesz przebić najwyższą dotąd kartę, więc musisz to zrobić.
play-must-trump = Nie masz koloru wyjścia, więc musisz zagrać atut.
play-declare-first = Lewa jest twoja: najpierw zamelduj albo idź dalej, potem wyjdź.
turn-not-yours = To nie jest twój ruch.
hand-laid = Ta karta jest zameldowana. Leży na stole, dopóki nią nie zagrasz.
hand-held = Karta z ręki trafia na stół tylko wtedy, gdy ją zameldujesz albo nią zagrasz.
claim = Zakończ rozdanie
claim-rest = Wszystkie pozostałe lewy { $me ->
    [yes] są twoje
   *[no] bierze { $name }
  }.
claim-equal = Jakkolwiek potoczy się gra, wynik będzie ten sam.
claim-not-sure = Reszta lew nie jest jeszcze pewna.
meld-not-your-trick = Meldować może tylko ten, kto bierze lewę.
meld-no-trick-card = W meldunku musi być karta z właśnie wziętej lewy.
meld-card-spent = Jedna z tych kart jest już zameldowana.
meld-card-not-won = Melduje się tylko ze zdobytych kart.
meld-limit-reached = W tej lewie nie można już meldować.
meld-used-in-type = Jedna z tych kart liczy się już w meldunku tego rodzaju.
meld-used-this-trick = Jedna z tych kart jest już zameldowana w tej lewie.
meld-part-of-larger = Te karty należą do większego meldunku, już zgłoszonego.
meld-not-a-meld = Te karty nie tworzą meldunku.
meld-endgame-closed = Gdy talon jest pusty, już się nie melduje.
exchange-no-seven = Do wymiany potrzeba własnej siódemki atutowej: trzymanej w ręce albo, gdy melduje się ze zdobytych kart, zdobytej w lewie.
exchange-no-turn-up = Nie ma już odkrytej karty.
exchange-already-made = Odkrytą kartę już wymieniono.
deal-over = Rozdanie jest skończone.
action-unknown = Stół nie zna tego ruchu: „{ $where }”.

## Computer players and their help

opponent-club = Irena
opponent-strong = Stefan
opponent-expert = Wanda
opponent-master = Emil
level-club = Klubowy
level-strong = Mocny
level-expert = Ekspert
level-master = Mistrz
turn-thinks = { $name } myśli
hint = Podpowiedź
review-deal = Analiza rozdania
show-table = Pokaż stół

## Names at the table for what scores in the larger games

bezique-meld-plain-sequence = Sekwens zwykły
bezique-meld-triple-bezique = Potrójny bezik
bezique-meld-quadruple-bezique = Poczwórny bezik
bezique-meld-quintuple-bezique = Pięciokrotny bezik
bezique-meld-tens = Cztery dziesiątki
bezique-meld-trump-aces = Cztery asy atutowe
bezique-meld-trump-tens = Cztery dziesiątki atutowe
bezique-meld-trump-kings = Cztery króle atutowe
bezique-meld-trump-queens = Cztery damy atutowe
bezique-meld-trump-jacks = Cztery walety atutowe
bezique-meld-five-trump-aces = Pięć asów atutowych
bezique-meld-five-trump-tens = Pięć dziesiątek atutowych
bezique-meld-five-trump-kings = Pięć króli atutowych
bezique-meld-five-trump-queens = Pięć dam atutowych
bezique-meld-five-trump-jacks = Pięć waletów atutowych
bezique-carte-blanche-points = Carte blanche
bezique-match-bonus = Premia za grę
bezique-match-rubicon-bonus = Premia za rubikon
bezique-match-rubicon = Punkty przegranego
bezique-match-rubicon-brisques = Bryski za rubikon
