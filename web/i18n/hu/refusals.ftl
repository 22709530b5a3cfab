# What is refused and why, in Hungarian: house rules that do not go together, moves of the larger games;
# and the names of what scores in those.

## Why two house rules do not go together

conflict-packets-are-the-hand = Az osztott adagoknak együtt ki kell adniuk a kéz lapszámát.
conflict-stock-too-small = Túl sok lap kerül a kezekbe: nem marad talon, amelyből húzni lehet.
conflict-stock-shares-evenly = A talonból mindenkinek ugyanannyi lapnak kell jutnia.
conflict-packet-is-for-two = A köteg leemelése és megbecsülése két játékosnak való.
conflict-packet-has-no-turn-up = A leemelt köteget teljesen kiosztják, ezért utána nincs felütött lap.
conflict-partners-are-four = A párokhoz négy játékos kell.
conflict-no-partner = Társ nélkül nincs kivel közösen bemondani.
conflict-won-cards-have-no-partner = Az ütésekben elvitt lapokból csak az mondhat be, aki elvitte őket.
conflict-exchange-needs-turn-up = Felütött lap nélkül nincs mit cserélni.
conflict-turned-trumps-repeat = A felütött lap bármikor mutathatja az előző leosztás aduszínét.
conflict-trick-card-needs-won-cards = Az ütés lapjai nincsenek a kézben, ezért kézből való bemondásban nem lehetnek.
conflict-re-form-needs-hand = Csak a kézhez tartozó, lerakott bemondásból játszható ki lap, hogy aztán megújuljon.
conflict-remarriage-needs-re-form = Az újraházasodás olyan játékba való, ahol a bemondás megújulhat.
conflict-kept-needs-hand-and-won = Hogy mely elvitt lapok maradnak, csak akkor számít, ha a kézből és az elvitt lapokból együtt lehet bemondani.
conflict-laying-needs-hand = Várakozásra csak a kéz lapjai rakhatók le.
conflict-shown-seven-needs-hand = Ahol csak az elvitt lapokból lehet bemondani, ott kézből semmit sem mutatnak fel.
conflict-won-seven-needs-won-cards = Az ütésben elvitt hetes csak ott cserélhető, ahol az elvitt lapok játékban maradnak.
conflict-exchanged-goes-where-melds-are = A felvett lapnak oda kell kerülnie, ahonnan bemondani lehet.
conflict-exchanged-brisque-counts-twice = A kézbe felvett ász vagy tízes még egyszer zsír lenne, amikor elviszik.
conflict-brisques-decide-one-deal = A játszma eldöntésére félretett zsírokhoz egyleosztásos játszma kell.
conflict-match-needs-target = A több leosztásból álló partihoz célpontszám kell.
conflict-one-deal-has-no-target = Az egyleosztásos játszmának nincs célpontszáma.
conflict-drawn-is-for-one-deal = Csak egyleosztásos játszma lehet döntetlen; a parti folytatódik.
conflict-one-deal-has-no-next = Az egyleosztásos játszmában nincs további leosztás, amely a döntetlent eldöntené.
conflict-tie-can-occur = Itt lehet egyenlő az állás, ezért a szabályoknak meg kell mondaniuk, mi történik akkor.
conflict-bonus-is-for-one-deal = Jutalom és különbség csak egyleosztásos játszmáért jár.
conflict-portland-is-for-two = A különbséget csak két fél között fizetik ki.

## Why a move is refused, where the table has no words of its own for it

meld-still-whole = E lapok korábbi bemondása még hiánytalan: előbb ki kell játszani egy lapját.
meld-nothing-new = E lapok közül egy sem új ebben a bemondásban.
meld-in-larger = E lapok egyike már számított egy nagyobb, ugyanilyen fajta bemondásban.
meld-not-in-hand = E lapok egyike nincs a kezedben, és bemondáshoz nyíltan sem fekszik.
meld-no-lay = Ebben a játékban nem lehet bemondást előre lerakni.
meld-partner-only = A társ lapjaival tett bemondást a saját lapodnak kell kiegészítenie.
meld-one-hand = Az ilyen bézique-nek egy kézből kell jönnie.
meld-table-only = Legalább egy lap olyan legyen, amelyet még nem mondtak be.
trump-barred = Ez a szín volt az adu az előző leosztásban, most nem lehet az.
carte-not-now = A carte blanche-t az első lapod kijátszása előtt kell felmutatni. Azután minden húzott lapot rögtön fel kell mutatni.
carte-first-hand-only = A carte blanche-t az első lapod kijátszása előtt kell felmutatni.
carte-court-held = Ha van király, dáma vagy bubi a kézben, nem carte blanche.
carte-none = Ebben a játékban a carte blanche nem számít.
packet-not-now = A köteg leemelése és megbecsülése osztás előtt történik.
packet-bad-size = A köteg { $least }–{ $most } lapból állhat.
packet-none = Ebben a játékban nem emelnek le köteget.
cut-bad-size = { $least }–{ $most } lapot lehet leemelni.
cut-none = Ebben a játékban nem emelnek.
pass-no-partner = Nincs társ, akinek átadhatnád.
pass-not-now = Csak az ütés nyertese adhatja át a bemondást, és csak mielőtt maga bemond valamit.
seven-already-shown = Ez a hetes már számított.
seven-not-shown = Ebben a játékban a hetest nem mutatják fel kézből.
seven-endgame = Ha elfogyott a talon, a hetes már nem számít.

## House rules of Filicău and Filkó that exclude each other

conflict-packets-are-the-pack = Az összes játékosnak osztott adagoknak együtt ki kell adniuk a paklit.
conflict-trumps-are-in-the-pack = Állandó adu nem hagyható ki a pakliból.
conflict-overs-are-trumps = Mind a négy felsőnek állandó adunak kell lennie.
conflict-hand-shows-a-suit = Túl sok az állandó adu: lehet, hogy az osztó kezében egy lap sem mutatna színt.
conflict-suits-outnumber-a-hand = Túl sok az állandó adu: túl kevés lap marad, amelynek a színét meg lehetne hívni.
conflict-fixed-parties-are-even = Az állandó felekhez négy vagy hat játékos kell.
conflict-called-card-makes-partners = Ahol lapot hívnak meg, a társakat a meghívott lapnak kell kijelölnie.
conflict-top-overs-name-a-suit = Ahol a legnagyobb felsők a társak, az öreg színt nevez meg, nem lapot.
conflict-old-man-leads-if-he-calls = Meghívás nélkül nincs öreg, aki az első ütésbe hívhatna.
conflict-masters-are-fixed-parties = A megmaradó urakhoz megmaradó felek kellenek.
conflict-rich-are-no-fixed-party = Az állandó felek se nem gazdagok, se nem szegények.
conflict-one-side-can-win = A győzelemhez szükséges pont legyen több, mint a pakli pontjainak fele, de ne több az összesnél.
conflict-masters-take-less-than-all = Ahol az összes pont elvitele mindkét felet egyenlővé teszi, kevesebbnek is elégnek kell lennie az urasághoz.
conflict-rich-or-poor-win = A gazdagok és a szegények pontjaiból mindig pontosan egyik fél kerüljön ki győztesen.
