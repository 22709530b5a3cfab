# The rules about points and winning in Polish; see rules.ftl for how a rule is worded.

## The seven of trumps

rule-bezique-seven-points = Siódemka atutowa
    .say = { $value ->
        [0] { "" }
       *[other] Siódemka atutowa jest warta { $value }.
    }
rule-bezique-seven-when = Siódemka liczy się
    .value = { $value ->
        [trick-won] zdobyta w lewie
        [declared] zgłoszona jak meldunek
       *[shown] pokazana we własnym ruchu
    }
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [trick-won] Kto zdobywa ją w lewie, od razu zapisuje punkty.
            [declared] Zgłasza ją, jak meldunek, biorący lewę.
           *[shown] Kto ją ma, pokazuje ją we własnym ruchu, najpóźniej przy zagraniu; nie trzeba do tego brać lewy.
        }
    }
rule-bezique-seven-uses-slot = Siódemka zajmuje miejsce meldunku
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [true] { $seven-when ->
                [shown] { "" }
               *[other] W tej lewie zajmuje miejsce meldunku.
            }
           *[false] { $seven-when ->
                [declared] Nie zajmuje miejsca meldunku.
               *[other] { "" }
            }
        }
    }
rule-bezique-seven-in-endgame = Siódemka w ostatnich lewach
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $seven-when ->
            [declared] { $endgame-melds ->
                [true] Liczy się także w ostatnich lewach.
               *[false] Gdy talon jest pusty, już się nie liczy.
            }
           *[other] { $value ->
                [true] Liczy się także w ostatnich lewach.
               *[false] Gdy talon jest pusty, już się nie liczy.
            }
        }
    }
rule-bezique-seven-turned-points = Odkryta siódemka, dla rozdającego
    .say = { $trump-method ->
        [turn-up] { $value ->
            [0] { "" }
           *[other] Jeśli odkryta karta to siódemka, rozdający od razu zapisuje { $value }.
        }
       *[other] { "" }
    }
rule-bezique-seven-exchange = Wymiana za odkrytą kartę
    .value = { $value ->
        [none] nie ma
       *[first-or-second-if-declined] pierwszą siódemką, po odmowie następną
    }
    .say = { $value ->
        [none] { "" }
       *[first-or-second-if-declined] { $seven-when ->
            [trick-won] Kto zdobywa pierwszą siódemkę atutową, może wziąć za nią odkrytą kartę. Jeśli nie chce, można wymienić następną siódemkę.
            [declared] Kto zgłasza pierwszą siódemkę atutową, może wziąć za nią odkrytą kartę. Jeśli nie chce, można wymienić następną siódemkę.
           *[shown] Po wzięciu lewy gracz z siódemką atutową może wziąć za nią odkrytą kartę, raz w rozdaniu.
        }
    }
rule-bezique-seven-exchange-uses-slot = Wymiana zajmuje miejsce meldunku
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $value ->
            [true] { $seven-when ->
                [declared] { $seven-points ->
                    [0] W tej lewie wymiana zajmuje miejsce meldunku.
                   *[other] { $seven-uses-slot ->
                        [true] { "" }
                       *[false] W tej lewie wymiana zajmuje miejsce meldunku.
                    }
                }
               *[other] W tej lewie wymiana zajmuje miejsce meldunku.
            }
           *[false] { $seven-when ->
                [shown] Wymiana nie zajmuje miejsca meldunku.
               *[other] { $seven-uses-slot ->
                    [true] Sama wymiana nie zajmuje miejsca meldunku.
                   *[false] { "" }
                }
            }
        }
    }
rule-bezique-seven-exchanged-to = Wzięta karta trafia do
    .value = { $value ->
        [won] kart zdobytych
       *[hand] ręki
    }
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $value ->
            [won] Wzięta karta trafia do kart zdobytych i można ją od razu meldować.
           *[hand] Wzięta karta trafia do ręki.
        }
    }
rule-bezique-seven-exchanged-brisque = Wzięty as lub dziesiątka to bryska
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $seven-exchanged-to ->
            [hand] { "" }
           *[won] { $value ->
                [true] As lub dziesiątka wzięte w ten sposób to bryska.
               *[false] Nawet as lub dziesiątka wzięte w ten sposób to nie bryska.
            }
        }
    }
rule-bezique-seven-exchanged-is-trick-card = Wzięta karta jest kartą z lewy
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $meld-trick-card ->
            [true] { $value ->
                [true] Przy meldowaniu liczy się jak karta z tej lewy.
               *[false] Przy meldowaniu nie liczy się jak karta z tej lewy.
            }
           *[false] { "" }
        }
    }

## Brisques and the last trick

rule-bezique-brisque-points = Bryska, zdobyty as lub dziesiątka
    .say = { $value ->
        [0] { "" }
       *[other] Każdy as i każda dziesiątka zdobyte w lewie to bryska warta { $value }.
    }
rule-bezique-brisque-time = Bryski liczą się
    .value = { $value ->
        [at-once] od razu
        [end-of-deal] na końcu rozdania
        [tie-or-rescue] tylko przy remisie lub na ratunek przed rubikonem
       *[when-decisive] tylko gdy zmieniają wynik
    }
    .say = { $brisque-points ->
        [0] { "" }
       *[other] { $value ->
            [at-once] Bryski liczą się od razu, razem z lewą.
            [end-of-deal] Bryski liczy się po ostatniej lewie.
            [tie-or-rescue] Bryski odkłada się na bok i liczy tylko przy remisie albo gdy wynoszą przegranego ponad rubikon.
           *[when-decisive] Bryski odkłada się na bok i liczy tylko wtedy, gdy zmieniają zwycięzcę albo ratują przegranego przed rubikonem.
        }
    }
rule-bezique-last-trick-points = Ostatnia lewa
    .say = { $value ->
        [0] { "" }
       *[other] Kto bierze ostatnią lewę, zapisuje { $value }.
    }
rule-bezique-last-trick-which = Za ostatnią uznaje się lewę
    .value = { $value ->
        [stock] kończącą talon
       *[deal] kończącą rozdanie
    }
    .say = { $last-trick-points ->
        [0] { "" }
       *[other] { $value ->
            [stock] Ostatnia lewa to tutaj ta, po której talon jest pusty.
           *[deal] Ostatnia lewa to ostatnia w rozdaniu, numer { $tricks }.
        }
    }

## How it is won

rule-bezique-match-target = Gra do tylu punktów
    .value = { $value ->
        [0] bez celu
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] Gra się rozdanie za rozdaniem, aż któraś ze stron będzie miała { $value } punktów.
    }
rule-bezique-match-end = Partia kończy się
    .value = { $value ->
        [end-of-deal] na końcu rozdania
        [immediate] zaraz po osiągnięciu celu
        [melds-immediate] od razu meldunkiem, inaczej na końcu rozdania
       *[one-deal] z każdym rozdaniem
    }
    .say = { $value ->
        [end-of-deal] Liczy się dopiero koniec rozdania: z tych, którzy osiągnęli cel, wygrywa najwyższy wynik.
        [immediate] Gra kończy się natychmiast, nawet w środku rozdania.
        [melds-immediate] { $seven-points ->
            [0] Meldunek, dzięki któremu osiąga się cel, daje
           *[other] Meldunek lub siódemka, dzięki którym osiąga się cel, dają
        } wygraną od razu. W innym razie liczy się koniec rozdania: z tych, którzy osiągnęli cel, wygrywa najwyższy wynik.
       *[one-deal] Każde rozdanie jest osobną grą i wygrywa ją wyższy wynik.
    }
rule-bezique-match-tie = Remis na końcu
    .value = { $value ->
        [another-deal] gra się jeszcze jedno rozdanie
        [cannot-occur] niemożliwy
        [raise] cel rośnie
       *[drawn] gra kończy się remisem
    }
    .say = { $value ->
        [another-deal] Gdy najlepsze wyniki są równe, gra się jeszcze jedno rozdanie.
        [cannot-occur] Wyniki nie mogą być równe, bo punkty zapisuje się po kolei.
        [raise] { $match-tie-raise ->
            [0] Gdy najlepsze wyniki są równe, gra się jeszcze jedno rozdanie.
           *[other] Gdy najlepsze wyniki są równe, cel rośnie o { $match-tie-raise }, aż je przekroczy, i gra toczy się dalej.
        }
       *[drawn] Gdy wyniki są równe, gra kończy się remisem.
    }
rule-bezique-match-tie-raise = Przy remisie cel rośnie o
    .say = { "" }
rule-bezique-match-settlement = Zwycięzca dostaje
    .value = { $value ->
        [stake] stawkę
        [bonus] premię do wyniku
       *[portland] różnicę w setkach i premię
    }
    .say = { $value ->
        [stake] { "" }
        [bonus] { "" }
       *[portland] W obu wynikach odrzuca się końcówki poniżej setki; zwycięzca dostaje różnicę, co najmniej sto.
    }
rule-bezique-match-bonus = Premia za grę
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] Zwycięzca dodaje { $value } za grę.
        }
    }
rule-bezique-match-rubicon = Rubikon, poniżej
    .value = { $value ->
        [0] bez rubikonu
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] Przegrany, który ma mniej niż { $value }, nie przekracza rubikonu.
    }
rule-bezique-match-rubicon-stake = Rubikon, mnożnik stawki
    .say = { $match-settlement ->
        [stake] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [0] { "" }
                [1] { "" }
                [2] Gra liczy się wtedy podwójnie.
               *[other] Gra liczy się wtedy { $value } razy.
            }
        }
       *[other] { "" }
    }
rule-bezique-match-rubicon-bonus = Premia za rubikon
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [0] Zamiast tego zwycięzca dodaje wtedy wszystkie punkty przegranego.
               *[other] Zamiast tego zwycięzca dodaje wtedy { $value } oraz wszystkie punkty przegranego.
            }
        }
    }
rule-bezique-match-rubicon-brisques = Rubikon zabiera wszystkie bryski
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [true] { $brisque-time ->
                    [at-once] { "" }
                    [end-of-deal] { "" }
                   *[other] Przy rubikonie zwycięzca dostaje też wszystkie bryski z rozdania.
                }
               *[false] { "" }
            }
        }
    }
