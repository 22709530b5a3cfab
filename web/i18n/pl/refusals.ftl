# What is refused and why, in Polish: house rules that do not go together, moves of the larger games;
# and the names of what scores in those.

## Why two house rules do not go together

conflict-packets-are-the-hand = Rozdawane porcje muszą dać razem tyle kart, ile jest w ręce.
conflict-stock-too-small = Gracze dostają za dużo kart: nie zostaje talon, z którego można dobierać.
conflict-stock-shares-evenly = Z talonu każdy musi dostać tyle samo kart.
conflict-packet-is-for-two = Podnoszenie i odgadywanie paczki jest dla dwóch graczy.
conflict-packet-has-no-turn-up = Podniesioną paczkę rozdaje się całą, więc nie odkrywa się po niej karty.
conflict-partners-are-four = Do gry w parach trzeba czterech graczy.
conflict-no-partner = Bez partnerów nie ma z kim dzielić meldunków.
conflict-won-cards-have-no-partner = Karty zdobyte w lewach melduje tylko ten, kto je zdobył.
conflict-exchange-needs-turn-up = Bez odkrytej karty nie ma czego wymieniać.
conflict-turned-trumps-repeat = Odkryta karta może zawsze pokazać kolor atutowy z poprzedniego rozdania.
conflict-trick-card-needs-won-cards = Kart z lewy nie ma w ręce, więc nie mogą być w meldunkach z ręki.
conflict-re-form-needs-hand = Tylko meldunek wyłożony z ręki może stracić zagraną kartę i odnowić się.
conflict-remarriage-needs-re-form = Ponowny mariaż należy do gier, w których meldunek może się odnowić.
conflict-kept-needs-hand-and-won = Które zdobyte karty zostają, jest ważne tylko wtedy, gdy melduje się z ręki i ze zdobytych razem.
conflict-laying-needs-hand = Na później można wyłożyć tylko karty z ręki.
conflict-shown-seven-needs-hand = Gdy melduje się tylko ze zdobytych kart, z ręki nic się nie pokazuje.
conflict-won-seven-needs-won-cards = Siódemkę zdobytą w lewie można wymienić tylko tam, gdzie zdobyte karty są dalej w użyciu.
conflict-exchanged-goes-where-melds-are = Wzięta karta musi trafić do kart, z których się melduje.
conflict-exchanged-brisque-counts-twice = As lub dziesiątka wzięte do ręki byłyby bryską drugi raz, po zdobyciu w lewie.
conflict-brisques-decide-one-deal = Bryski odłożone na rozstrzygnięcie wymagają gry z jednym rozdaniem.
conflict-match-needs-target = Partia z wielu rozdań wymaga liczby punktów, do której się gra.
conflict-one-deal-has-no-target = Gra z jednym rozdaniem nie ma liczby punktów, do której się gra.
conflict-drawn-is-for-one-deal = Remisem może się skończyć tylko gra z jednym rozdaniem; partia toczy się dalej.
conflict-one-deal-has-no-next = W grze z jednym rozdaniem nie ma następnego, które rozstrzygnie remis.
conflict-tie-can-occur = Tu wyniki mogą być równe, więc zasady muszą mówić, co wtedy.
conflict-bonus-is-for-one-deal = Premię i różnicę płaci się tylko w grze z jednym rozdaniem.
conflict-portland-is-for-two = Różnicę płacą sobie tylko dwie strony.

## Why a move is refused, where the table has no words of its own for it

meld-still-whole = Meldunek z tych kart jest jeszcze cały: najpierw trzeba zagrać jedną z nich.
meld-nothing-new = Żadna z tych kart nie jest w tym meldunku nowa.
meld-in-larger = Jedna z tych kart liczy się już w wyższym meldunku tego rodzaju.
meld-not-in-hand = Jednej z tych kart nie ma ani w twojej ręce, ani wśród odkrytych do meldunków.
meld-no-lay = W tej grze nie wykłada się meldunków na później.
meld-partner-only = Meldunek z kartami partnera musi uzupełnić twoja własna karta.
meld-one-hand = Taki bezik musi pochodzić z jednej ręki.
meld-table-only = Co najmniej jedna z tych kart musi być jeszcze niemeldowana.
trump-barred = Ten kolor był atutem w poprzednim rozdaniu i nie może nim być znowu.
carte-not-now = Carte blanche pokazuje się przed zagraniem pierwszej karty. Potem każdą dobraną kartę pokazuje się od razu.
carte-first-hand-only = Carte blanche pokazuje się przed zagraniem pierwszej karty.
carte-court-held = Ręka z królem, damą lub waletem to nie carte blanche.
carte-none = Carte blanche w tej grze się nie liczy.
packet-not-now = Paczkę podnosi się i odgaduje przed rozdaniem.
packet-bad-size = Paczka może mieć od { $least } do { $most } kart.
packet-none = W tej grze nie podnosi się paczki.
cut-bad-size = Przełożyć można od { $least } do { $most } kart.
cut-none = W tej grze nie przekłada się talii.
pass-no-partner = Nie ma partnera, któremu można to oddać.
pass-not-now = Meldowanie może oddać tylko ten, kto wziął lewę, i to zanim sam coś zamelduje.
seven-already-shown = Ta siódemka jest już policzona.
seven-not-shown = W tej grze nie pokazuje się siódemki z ręki.
seven-endgame = Gdy talon jest pusty, siódemka już się nie liczy.

## House rules of Filicău and Filkó that exclude each other

conflict-packets-are-the-pack = Porcje rozdane wszystkim graczom muszą wyczerpać talię.
conflict-trumps-are-in-the-pack = Stałego atutu nie można odłożyć z talii.
conflict-overs-are-trumps = Wszystkie cztery wyżniki są stałymi atutami.
conflict-hand-shows-a-suit = Za dużo stałych atutów: ręka rozdającego mogłaby nie pokazać żadnego koloru.
conflict-suits-outnumber-a-hand = Za dużo stałych atutów: zostaje za mało kart, którymi można wywołać kolor.
conflict-fixed-parties-are-even = Stałe strony wymagają czterech lub sześciu graczy.
conflict-called-card-makes-partners = Gdy wywołuje się kartę, partnerów musi wyznaczać wywołana karta.
conflict-top-overs-name-a-suit = Gdy partnerów wyznaczają najwyższe wyżniki, Stary podaje kolor, a nie kartę.
conflict-old-man-leads-if-he-calls = Bez wywołania nie ma Starego, który by wyszedł.
conflict-masters-are-fixed-parties = Gdy panowie są stali, strony też muszą być stałe.
conflict-rich-are-no-fixed-party = Stałe strony nie są ani bogate, ani biedne.
conflict-one-side-can-win = Do wygranej musi być potrzebna więcej niż połowa punktów w talii, ale nie więcej niż wszystkie.
conflict-masters-take-less-than-all = Gdy wszystkie punkty wyrównują obie strony, do panowania musi wystarczyć mniej.
conflict-rich-or-poor-win = Z punktów bogatych i biednych musi wynikać dokładnie jeden zwycięzca.
