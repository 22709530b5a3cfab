# Levels, thinking, hints and the review of a deal, in Polish. What begins with reason- comes from the
# engine, with its parameters.

## Hints

hint-line = Podpowiedź: { $action }
hint-why = Dlaczego?
hint-exact = Dowiedzione: żadna karta nie jest już zakryta i policzone są wszystkie drogi do końca.
hint-judged = Ocena tylko z tego, co widzisz, okiem mocnego gracza.
some-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
tag-hint = podpowiedź
tag-hint-long = podpowiedź
tag-best = najlepsze
tag-best-long = to byłoby najlepsze
tag-played = twoje
tag-played-long = twoje zagranie
tag-good = twoje
tag-good-long = twoje zagranie i nie było lepszego

## What an action is called

action-done = koniec meldowania
action-exchange = wymiana siódemki
action-seven = siódemka atutowa
action-pass = zostawienie meldowania partnerowi
action-carte-blanche = pokazanie carte blanche
action-end = zakończenie rozdania
action-ask = pytanie o punkty
action-lift = podniesienie: { $count }
action-guess = odpowiedź: { $count }
action-cut = przełożenie: { $count }
action-leave-cut = przekłada gracz po prawej rozdającego
action-call = wywołanie: { $card }
action-name = atut: { $suit }
action-signal = prośba o kolor: { $suit }
action-aim = „{ $aim }”
action-servant = sługa: { $name }
action-lay = wyłożenie: { $what }
action-meld-suit = { $name } { $suit }

## Why: what search found

reason-gain = Średnio lepsze o około *{ $points }* { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  } niż: { $over }.
reason-equal = Średnio mniej więcej tak samo dobre: { $over }.
reason-more = Średnio więcej dla ciebie: { $scores }.
reason-less = Średnio mniej dla drugiej strony: { $scores }.
reason-but-less = Za to średnio mniej dla ciebie: { $scores }.
reason-but-more = Za to średnio więcej dla drugiej strony: { $scores }.
reason-outcome = W około *{ $percent }* na 100 przypadków zamiast { $instead }: { $comes }.
reason-exact = Przy najlepszej grze stąd rozdanie kończy się { $way ->
    [ahead] przewagą: *{ $points }*
    [behind] stratą: *{ $points }*
   *[even] remisem
  }.

## Why: Bézique and its kin

reason-only = Nie możesz zagrać nic innego.
reason-wins = Na pewno zdobywa: { $cards }. Punkty: *{ $points }*.
reason-gives = Na pewno { $cards-count ->
    [one] przepada
    [few] przepadają
    [many] przepadają
   *[other] przepadają
  }: { $cards }. Punkty dla drugiej strony: *{ $points }*.
reason-risks = { $card }: ta karta może przepaść, w około { $percent } na 100 przypadków.
reason-chance = Bierze lewę w około { $percent } na 100 przypadków, jeśli bije każdy, kto może.
reason-takes = Na pewno bierze lewę.
reason-leaves-lead = Zostawia drugiej stronie lewę i wyjście.
reason-none-wins = Żadna karta, którą możesz zagrać, nie bierze tej lewy.
reason-spares = Niewiele oddaje, a na lepszą lewę zachowuje: { $cards }.
reason-last-trick = Ta lewa daje o *{ $points }* więcej{ $percent ->
    [0] , a ty ją oddajesz.
    [100] , i ją bierzesz.
   *[other] . Bierzesz ją w około { $percent } na 100 przypadków, jeśli bije każdy, kto może.
  }
reason-keeps-trumps = { $count ->
    [one] Zachowuje atut na ostatnie lewy.
    [few] Zachowuje { $count } atuty na ostatnie lewy.
    [many] Zachowuje { $count } atutów na ostatnie lewy.
   *[other] Zachowuje { $count } atutu na ostatnie lewy.
  }
reason-draws-open = { $percent ->
    [100] Oddaje lewę, więc dobiera odkrytą kartę: { $card }.
   *[other] Po stracie lewy dobiera odkrytą kartę, { $card }.
  }
reason-leaves-open = Bierze lewę, więc odkrytą kartę, { $card }, dobiera druga strona.
reason-seven = Zdobywa *{ $points }* za siódemkę atutową: { $card }.
reason-exchange = Oddaje: { $gives }. Bierze: { $takes }.
reason-lets-exchange = Potem możesz oddać: { $gives } i wziąć: { $takes }.
reason-carte = Pokazuje carte blanche. Punkty: *{ $points }*.
reason-declares = Melduje { $rule }. Punkty: *{ $points }*.
reason-makes-trumps = Atutem staje się { $suit }. Masz atutów: { $count }.
reason-lays = Wykłada { $rule }, by zdobyć *{ $points }* w późniejszej lewie.
reason-costs = Zużywa karty potrzebne na { $rule }. Punkty: *{ $points }*.
reason-forgoes = Zużywa kartę na { $rule }, punkty: *{ $points }*. Jeszcze brakuje: { $missing }{ $percent ->
    [0] .
   *[other] {" "}(szansa dobrania: około { $percent } na 100).
  }
reason-declines = { $later ->
    [yes] Zachowuje { $rule } na późniejszą lewę. Punkty: *{ $points }*.
   *[no] Na zawsze porzuca { $rule }. Punkty: *{ $points }*.
  }
reason-passes = Zamiast ciebie może meldować partner.
reason-completes = Po wzięciu tej lewy można zameldować { $rule }. Punkty: *{ $points }*.
reason-later = { $percent ->
    [0] Po stracie tej lewy na { $rule } trzeba drugiej takiej karty, a nie da się jej dobrać: { $missing }.
   *[other] Po stracie tej lewy na { $rule } trzeba dobrać drugą taką kartę: { $missing } (szansa: około { $percent } na 100).
  }
reason-helps = Jeśli lewę weźmie druga strona, może zameldować { $rule }. Punkty: *{ $points }*.
reason-aids = Daje drugiej stronie kartę { $card } na { $rule }, punkty: *{ $points }*. Jeszcze jej brakuje: { $missing }.
reason-denies = Odbiera drugiej stronie { $rule }. Punkty: *{ $points }*.
reason-nears = Przybliża { $rule }, punkty: *{ $points }*{ $missing-count ->
    [0] .
   *[other] . Jeszcze brakuje: { $missing }{ $percent ->
        [0] .
       *[other] {" "}(szansa dobrania: około { $percent } na 100).
      }
  }
reason-keeps = Zachowuje to, czego trzeba na { $rule }, punkty: *{ $points }*{ $missing-count ->
    [0] .
   *[other] . Jeszcze brakuje: { $missing }{ $percent ->
        [0] .
       *[other] {" "}(szansa dobrania: około { $percent } na 100).
      }
  }
reason-gives-up = Traci kartę potrzebną na { $rule }, punkty: *{ $points }*{ $missing-count ->
    [0] .
   *[other] . Jeszcze brakuje: { $missing }{ $percent ->
        [0] .
       *[other] {" "}(szansa dobrania: około { $percent } na 100).
      }
  }
reason-spends-bezique = Zużywa kartę { $card }: mógłby z niej jeszcze być bezik.
reason-worthless-trump = Zużywa atut ({ $card }) na lewę, która nic nie daje.
reason-unseen = { $higher ->
    [0] W grze nie ma już karty, która w tym kolorze przebija kartę { $face }
    [one] W grze jest jeszcze jedna karta, która w tym kolorze przebija kartę { $face }
    [few] W grze są jeszcze { $higher } karty, które w tym kolorze przebijają kartę { $face }
    [many] W grze jest jeszcze { $higher } kart, które w tym kolorze przebijają kartę { $face }
   *[other] W grze jest jeszcze { $higher } karty, które w tym kolorze przebijają kartę { $face }
  }{ $left ->
    [0] .
   *[other] . Takich kart jak { $face } jest w grze jeszcze { $left }.
  }
reason-ends = Od razu kończy rozdanie: cel osiągnięty.
reason-guess = { $count } to trafna liczba w około { $percent } na 100 przypadków.

## Why: Filicău and Filkó

reason-gain-filko = Średnio lepsze o około *{ $points }*% stawki niż: { $over }.
reason-withholds = Nie oddaje drugiej stronie: { $cards }.
reason-party-takes = Twoja strona na pewno bierze lewę.
reason-party-chance = Twoja strona bierze lewę w około { $percent } na 100 przypadków.
reason-catches = Z tą lewą twoja strona zdobywa: { $cards }. Punkty: *{ $points }*.
reason-partner-holds = { $percent ->
    [100] Lewę na razie trzyma { $seat } i zostaje ona wasza.
   *[other] Lewę na razie trzyma { $seat }; zostaje wasza w około { $percent } na 100 przypadków.
  }
reason-feeds = Dokłada kartę { $card } do lewy, którą trzyma { $seat }, twój partner: *{ $points }* { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }.
reason-overtakes = Przebija kartę { $card }, którą twój partner ({ $seat }) i tak wziąłby tę lewę.
reason-cheaper = Zamiast karty { $card } równie pewnie lewę wzięłaby karta { $enough }.
reason-spends-permanent = Zużywa kartę { $card }, stały atut.
reason-keeps-permanent = Zachowuje na później: { $cards }.
reason-keeps-high = Zachowuje { $card }: to najwyższa pozostała karta w kolorze { $suit }.
reason-boss = { $card } to najwyższa pozostała karta w kolorze { $suit }: przebije ją tylko atut.
reason-boss-trump = { $card } to najwyższy pozostały atut: nic go nie przebije.
reason-draws = Ściąga atuty: masz ich { $mine }, wszyscy inni { $left }.
reason-helps-foes = Wychodzi w atut, a masz ich { $mine }, inni { $left }.
reason-ruff-danger = Przeciwnik może nie mieć koloru { $suit } i zagrać atut, w około { $percent } na 100 przypadków.
reason-friend-ruffs = { $seat } gra z tobą, nie ma koloru { $suit } i może zagrać atut.
reason-asked = O kolor { $suit } prosi { $seat }.
reason-empties = Twoja ostatnia karta w kolorze { $suit }: następnym razem możesz zagrać atut.
reason-reaches = Z tymi kartami twoja strona ma *{ $points }* { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }: { $comes }.
reason-lets-reach = Przeciwnicy mieliby *{ $points }* { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }: { $comes }.
reason-runs = { $percent ->
    [0] Oddaje
   *[other] Najpewniej oddaje
  } lewę: twojej stronie lepiej nie brać punktów.
reason-ends-run = Może zdobyć punkt, a twojej stronie lepiej nie brać żadnego.
reason-decided = Nic, co jest jeszcze w grze, nie zmieni wyniku.
reason-says-run = Mówi partnerowi, by nie brał punktów.
reason-says-six = Mówi partnerowi, że znów grasz o punkty.
reason-asks-ace = Prosi o kolor { $suit }. W ręce: { $card }.
reason-talk-nothing = Nie mówi nic, co partner musiałby wiedzieć.
reason-call-suit = Gdy atutem jest { $suit }, masz atutów: { $count }{ $permanent ->
    [0] .
   *[other] , w tym stałych: { $permanent }.
  }
reason-call-high = { $card } to najwyższa karta, którą możesz tam wywołać, a której nie masz: mocny partner.
reason-call-aces = { $count ->
    [one] Wspiera to jeden as innego koloru.
    [few] Wspierają to { $count } asy innych kolorów.
    [many] Wspiera to { $count } asów innych kolorów.
   *[other] Wspiera to { $count } asa innych kolorów.
  }
reason-cut-alike = Każde przełożenie jest równie dobre.
reason-servant-alike = Każdy sługa jest równie dobry.
