# Levels, thinking, hints and the review of a deal, in French. What begins with reason- comes from the
# engine, with its parameters.

## Hints

hint-line = Conseil : { $action }
hint-why = Pourquoi ?
hint-exact = Prouvé : plus aucune carte n’est cachée, et toutes les suites jusqu’à la fin ont été calculées.
hint-judged = Jugé d’après ce que vous voyez, comme le ferait un joueur fort.
some-cards = { $count } cartes
tag-hint = conseil
tag-hint-long = le conseil
tag-best = mieux
tag-best-long = le meilleur choix
tag-played = joué
tag-played-long = ce que vous avez joué
tag-good = joué
tag-good-long = ce que vous avez joué, et rien n’était meilleur

## What an action is called

action-done = ne plus rien annoncer
action-exchange = échanger le sept
action-seven = le sept d’atout
action-pass = laisser à votre partenaire
action-carte-blanche = montrer la carte blanche
action-end = finir la donne
action-ask = demander le compte
action-lift = soulever { $count }
action-guess = dire { $count }
action-cut = couper à { $count }
action-leave-cut = laisser couper à droite du donneur
action-call = appeler { $card }
action-name = atout { $suit }
action-signal = demander { $suit }
action-aim = « { $aim } »
action-servant = serviteur : { $name }
action-lay = étaler : { $what }
action-meld-suit = { $name } à { $suit }

## Why: what search found

reason-gain = Environ *{ $points }* { $points ->
    [one] point
    [many] points
   *[other] points
  } de mieux en moyenne (au lieu de : { $over }).
reason-equal = En moyenne, à peu près aussi bien : { $over }.
reason-more = En moyenne, plus pour vous : { $scores }.
reason-less = En moyenne, moins pour l’adversaire : { $scores }.
reason-but-less = En revanche, en moyenne, moins pour vous : { $scores }.
reason-but-more = En revanche, en moyenne, plus pour l’adversaire : { $scores }.
reason-outcome = Dans environ *{ $percent }* cas sur 100 au lieu de { $instead } : { $comes }.
reason-exact = Avec le meilleur jeu à partir d’ici, la donne finit { $way ->
    [ahead] avec *{ $points }* d’avance
    [behind] avec *{ $points }* de retard
   *[even] à égalité
  }.

## Why: Bézique and its kin

reason-only = Vous ne pouvez rien jouer d’autre.
reason-wins = Prend à coup sûr : { $cards }, *{ $points }* { $points ->
    [one] point
    [many] points
   *[other] points
  }.
reason-gives = { $cards-count ->
    [one] Va à coup sûr à l’adversaire
    [many] Vont à coup sûr à l’adversaire
   *[other] Vont à coup sûr à l’adversaire
  } : { $cards }, *{ $points }* { $points ->
    [one] point
    [many] points
   *[other] points
  }.
reason-risks = Risque de perdre { $card } dans environ { $percent } cas sur 100.
reason-chance = Gagne le pli dans environ { $percent } cas sur 100, si tous ceux qui peuvent le prendre le prennent.
reason-takes = Gagne le pli à coup sûr.
reason-leaves-lead = Laisse à l’adversaire le pli et l’entame.
reason-none-wins = Aucune carte que vous puissiez jouer ne prend ce pli.
reason-spares = Sacrifie peu, et garde { $cards } pour un pli qui rapporte.
reason-last-trick = Ce pli rapporte *{ $points }* de plus{ $percent ->
    [0] , et vous le perdez.
    [100] , et vous le gagnez.
   *[other] . Vous le gagnez dans environ { $percent } cas sur 100, si tous ceux qui peuvent le prendre le prennent.
  }
reason-keeps-trumps = { $count ->
    [one] Garde { $count } atout pour les derniers plis.
    [many] Garde { $count } atouts pour les derniers plis.
   *[other] Garde { $count } atouts pour les derniers plis.
  }
reason-draws-open = { $percent ->
    [100] Perd le pli, et pioche donc la retourne, { $card }.
   *[other] Pioche la retourne, { $card }, si le pli est perdu.
  }
reason-leaves-open = Gagne le pli : c’est donc l’adversaire qui pioche la retourne, { $card }.
reason-seven = Marque *{ $points }* pour le sept d’atout, { $card }.
reason-exchange = Donne { $gives } et prend { $takes }.
reason-lets-exchange = Permet de donner { $gives } et de prendre { $takes }.
reason-carte = Montre la carte blanche : *{ $points }* points.
reason-declares = Annonce : { $rule }, *{ $points }* points.
reason-makes-trumps = L’atout devient { $suit } : vous en avez { $count }.
reason-lays = Étale : { $rule }, *{ $points }* points à marquer à un autre pli.
reason-costs = Dépense des cartes utiles : { $rule }, *{ $points }* points.
reason-forgoes = Dépense une carte utile : { $rule }, *{ $points }* points ; manque encore : { $missing }{ $percent ->
    [0] .
   *[other] {" "}(à piocher dans environ { $percent } cas sur 100).
  }
reason-declines = { $later ->
    [yes] Garde pour un autre pli : { $rule }, *{ $points }* points.
   *[no] Renonce pour de bon : { $rule }, *{ $points }* points.
  }
reason-passes = Votre partenaire peut annoncer à votre place.
reason-completes = Si le pli est gagné, annonce possible : { $rule }, *{ $points }* points.
reason-later = { $percent ->
    [0] Si le pli est perdu, il manque encore { $missing } pour : { $rule }. On ne peut plus piocher cette carte.
   *[other] Si le pli est perdu, il manque encore { $missing } pour : { $rule } (à piocher dans environ { $percent } cas sur 100).
  }
reason-helps = Si l’adversaire gagne le pli, il peut annoncer : { $rule }, *{ $points }* points.
reason-aids = Donne { $card } à l’adversaire pour : { $rule }, *{ $points }* points ; il lui manque encore : { $missing }.
reason-denies = Prive l’adversaire d’une annonce : { $rule }, *{ $points }* points.
reason-nears = Rapproche d’une annonce : { $rule }, *{ $points }* points{ $missing-count ->
    [0] .
   *[other]  ; manque encore : { $missing }{ $percent ->
        [0] .
       *[other] {" "}(à piocher dans environ { $percent } cas sur 100).
      }
  }
reason-keeps = Garde de quoi faire : { $rule }, *{ $points }* points{ $missing-count ->
    [0] .
   *[other]  ; manque encore : { $missing }{ $percent ->
        [0] .
       *[other] {" "}(à piocher dans environ { $percent } cas sur 100).
      }
  }
reason-gives-up = Perd une carte utile : { $rule }, *{ $points }* points{ $missing-count ->
    [0] .
   *[other]  ; manque encore : { $missing }{ $percent ->
        [0] .
       *[other] {" "}(à piocher dans environ { $percent } cas sur 100).
      }
  }
reason-spends-bezique = Dépense { $card }, qui pouvait encore former un bésigue.
reason-worthless-trump = Dépense un atout, { $card }, pour un pli qui ne rapporte rien.
reason-unseen = { $higher ->
    [0] Plus rien en jeu ne bat { $face } dans sa couleur
    [one] Une carte encore en jeu bat { $face } dans sa couleur
    [many] { $higher } cartes encore en jeu battent { $face } dans sa couleur
   *[other] { $higher } cartes encore en jeu battent { $face } dans sa couleur
  }{ $left ->
    [0] .
   *[other] , et il reste { $left } fois { $face }.
  }
reason-ends = Finit la donne aussitôt : le but est atteint.
reason-guess = { $count } est juste dans environ { $percent } cas sur 100.

## Why: Filicău and Filkó

reason-gain-filko = Environ *{ $points }* % de l’enjeu de mieux en moyenne (au lieu de : { $over }).
reason-withholds = Ne donne pas { $cards } à l’adversaire.
reason-party-takes = Votre camp prend le pli à coup sûr.
reason-party-chance = Votre camp prend le pli dans environ { $percent } cas sur 100.
reason-catches = Avec le pli, votre camp prend { $cards } : *{ $points }* { $points ->
    [one] point
    [many] points
   *[other] points
  }.
reason-partner-holds = { $percent ->
    [100] { $seat } tient le pli pour l’instant, et il reste à vous.
   *[other] { $seat } tient le pli pour l’instant ; il reste à vous dans environ { $percent } cas sur 100.
  }
reason-feeds = Donne { $card } au pli que tient { $seat }, qui joue avec vous : *{ $points }* { $points ->
    [one] point
    [many] points
   *[other] points
  }.
reason-overtakes = Bat { $card }, carte jouée par { $seat }, qui joue avec vous et allait faire le pli.
reason-cheaper = { $enough } aurait suffi pour prendre le pli : { $card } n’était pas nécessaire.
reason-spends-permanent = Dépense { $card }, toujours atout.
reason-keeps-permanent = Garde { $cards } pour plus tard.
reason-keeps-high = Garde { $card }, la plus forte carte restante à { $suit }.
reason-boss = { $card } est la plus forte carte restante à { $suit } : seul un atout la bat.
reason-boss-trump = { $card } est le plus fort atout restant : rien ne le bat.
reason-draws = Fait tomber les atouts : vous en avez { $mine }, les autres { $left } en tout.
reason-helps-foes = Entame atout : vous en avez { $mine }, les autres { $left }.
reason-ruff-danger = Un adversaire peut manquer de { $suit } et couper, dans environ { $percent } cas sur 100.
reason-friend-ruffs = { $seat }, qui joue avec vous, n’a pas de { $suit } et peut couper.
reason-asked = { $seat } a demandé { $suit }.
reason-empties = Votre dernière carte à { $suit } : la prochaine fois, vous pouvez couper.
reason-reaches = Avec ces cartes, votre camp a *{ $points }* { $points ->
    [one] point
    [many] points
   *[other] points
  } : { $comes }.
reason-lets-reach = Les autres auraient *{ $points }* { $points ->
    [one] point
    [many] points
   *[other] points
  } : { $comes }.
reason-runs = { $percent ->
    [0] Perd
   *[other] Perd sans doute
  } le pli : votre camp a intérêt à ne prendre aucun point.
reason-ends-run = Peut prendre un point, alors que votre camp a intérêt à n’en prendre aucun.
reason-decided = Rien de ce qui est encore en jeu ne peut changer le résultat.
reason-says-run = Dit à votre partenaire de ne prendre aucun point.
reason-says-six = Dit à votre partenaire que vous jouez de nouveau pour des points.
reason-asks-ace = Demande { $suit } : vous avez { $card }.
reason-talk-nothing = Ne dit rien que votre partenaire ait besoin de savoir.
reason-call-suit = Avec { $suit } pour atout, vous en avez { $count }{ $permanent ->
    [0] .
    [one] , dont { $permanent } qui l’est toujours.
    [many] , dont { $permanent } qui le sont toujours.
   *[other] , dont { $permanent } qui le sont toujours.
  }
reason-call-high = { $card } est la plus forte que vous puissiez y appeler sans l’avoir : un bon partenaire.
reason-call-aces = { $count ->
    [one] Un as d’une autre couleur l’appuie.
    [many] { $count } as d’autres couleurs l’appuient.
   *[other] { $count } as d’autres couleurs l’appuient.
  }
reason-cut-alike = Toutes les coupes se valent.
reason-servant-alike = Tous les serviteurs se valent.
