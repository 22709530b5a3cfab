# The table in Hungarian. Ids that begin with bezique-, play-, meld-, exchange-, turn- or deal- are the
# engine's own rule ids and refusal codes with dots and slashes turned to dashes.

## Cards

rank-A = ász
rank-T = tízes
rank-K = király
rank-Q = dáma
rank-J = bubi
rank-9 = kilences
rank-8 = nyolcas
rank-7 = hetes
# The ace and the under of the German pack are told apart by Á and Al.
index-A = { $pack ->
    [german] Á
   *[french] A
  }
index-T = 10
index-K = K
index-Q = D
index-J = B
index-9 = 9
index-8 = 8
index-7 = 7
suit-S = pikk
suit-H = { $pack ->
    [german] piros
   *[french] kőr
  }
suit-D = káró
suit-C = treff
card = { $suit } { $rank }
the-card = { $card }
the-card-first = { $card }
# A name inside a sentence: $alone as it stands alone, or $small, which begins with a small letter.
name-inside = { $small }
card-trump = { $card }, adu
card-barred = { $card }, most nem játszható ki
card-laid = { $card }, az asztalon
card-used = { $card }, már bemondva: { $melds }
card-melds = Már bemondva: { $melds }
card-picked = { $card }, megjelölve
card-selected = { $card }, kiválasztva: válaszd újra, és kijátszod

## Players

you = Te
you-small = te
opponent-novice = Zosia
opponent-casual = Ludwik
opponent-other = A gép
level-novice = Kezdő
level-casual = Alkalmi
level-note = { $name }, szint: *{ $level }*.
your-partner = a társad
partner-of = társa: { $name }

## The table

table = Kártyaasztal
leave = Brisques: felállás az asztaltól
brand = Brisques
deal-and-trick = { $deal }. leosztás, ütés: { $trick } / { $of }
deal-opens = { $deal }. leosztás
deal-finished = { $deal }. leosztás, vége
zone-opponent = { $name }
zone-stock = Talon és adu
zone-packet = A köteg
zone-hand = A lapjaid
hand-of = { $name } lapjai
zone-score = Pontok és ütések
zone-actions = Műveletek
holds = { $name } kezében { $count ->
    [one] { $count } lap
   *[other] { $count } lap
  }
holds-open = { $name } kezében { $count ->
    [one] { $count } lap
   *[other] { $count } lap
  }, ebből nyíltan { $open }
laid-cards = Lapok az asztalon
carte-blanche = Carte blanche
won-cards = Elvitt, még bemondható lapok
brisques = { $count ->
    [one] *{ $count }* zsír
   *[other] *{ $count }* zsír
  }
spent = *{ $count }* már bemondva
in-stock = *{ $count }* a talonban
trumps = adu
trumps-open = Még nincs adu
trumps-bar = { $suit } most nem lehet
trumps-none = Nincs adu
stock-gone = Elfogyott a talon
stock-gone-note = { $count ->
    [one] az utolsó ütés: kötött játék
   *[other] az utolsó { $count } ütés: kötött játék
  }
name-led = { $name } hívott
you-led = Te hívtál
name-played = { $name } lapja
you-played = A te lapod
highest-so-far = eddig legjobb
your-card = a te lapod
their-card = { $name } jön
you-take-it = Te viszed
name-takes-it = { $name } viszi
draws-next = ide húzol
last-trick = Előző ütés
last-trick-number = { $number }. ütés
last-trick-none = Ebben a leosztásban még nem volt teljes ütés.
took-you = Te vitted el.
took-name = { $name } vitte el.
undo = Vissza
redo = Újra
last = Előző
score = Pontok
menu = Menü
help = Súgó
close = Bezárás

turn-lead = Te hívsz: bármit kijátszhatsz.
turn-tap = Koppints a folytatáshoz.
meld-shown = { $me ->
    [yes] { $what }: *+{ $points }*
   *[no] { $name }: { $what }, *+{ $points }*
  }
turn-any = Te jössz: bármit kijátszhatsz.
turn-some = Te jössz: { $count ->
    [one] játszd ki a kiemelt lapot.
   *[other] játssz ki egyet a kiemelt lapok közül.
  }
turn-declare = Mondj be valamit, vagy húzz.
turn-declare-last = Bemondhatsz.
turn-took = Tiéd az ütés.
turn-declare-passed = A társad rád bízza a bemondást.
turn-they-passed = { $name } mondhat be.
show-seven = Hetes felmutatása: *{ $points }*
show-carte = Carte blanche felmutatása: *{ $points }*
show-other = { $what }: *{ $points }*
turn-they = { $name } jön.
turn-they-declare = { $name } vitte az ütést.
turn-over = Vége a leosztásnak.
turn-match-over = Vége a partinak.
turn-confirm = Válaszd újra, és kijátszod: { $card }.

banner-title = Elfogyott a talon: { $count ->
    [one] az utolsó ütés
   *[other] az utolsó { $count } ütés
  }
banner-text = { $players ->
    [2] Mostantól a második játékos színre színt ad, és ha tudja, felülüti a hívott lapot; ha nincs olyan színe, adut tesz; bármi mást csak akkor tehet, ha egyik sincs.
   *[other] { $duty ->
        [follow-beat-overtrump] Mostantól a hívó után mindenki színre színt ad, és ha tudja, felülüti az addigi legjobb lapot; ha nincs olyan színe, olyan adut tesz, amely azt üti; bármi mást csak akkor tehet, ha egyik sincs.
       *[follow-beat-trump] Mostantól a hívó után mindenki színre színt ad, és ha tudja, felülüti az addigi legjobb lapot; ha nincs olyan színe, adut tesz; bármi mást csak akkor tehet, ha egyik sincs.
      }
  }

## Melds

may-declare = Bemondhatod
limit-none = Ennél az ütésnél akárhányat.
limit-some = { $left ->
    [one] Ennél az ütésnél egy bemondás.
   *[other] Ennél az ütésnél legfeljebb { $left } bemondás.
  }
may-exchange = Cserélhetsz
may-pass = Nincs mit bemondanod
may-lay = Lerakhatod
declare-one = Bemondom *{ $points }*
declare-two = Mindkettő *{ $points }*
declare-many = Mindet bemondom *{ $points }*
declare-none = Bemondom
not-now = Most nem
draw-on = Megtartom, húzok
declare-pass = Tovább
exchange-offer = Add oda: { $gives }, vedd fel: { $takes }
exchange-points = és { $points } pont
exchange = Csere
cost = { $what } { $points }
costs = elvész: { $what }
lay = Lerakom
lay-note = egy későbbi ütésnél { $points } pont
pass-to = Átadom: { $name }
ask-other = Más lapok…
ask-title = Ezeket be lehet mondani?
ask-about = Jelöld meg a lapokat, amelyekre gondolsz.
ask-about-hand = Koppints a kezedben azokra a lapokra, amelyeket be akarsz mondani.
ask-yes = Igen: { $what }, *{ $points }*.
ask = Kérdés
ask-back = Mégse
first-choose = Előbb itt dönts: mondj be valamit, vagy lépj tovább nélküle.

bezique-meld-sequence = Sorozat
bezique-meld-royal-marriage = Királyi házasság
bezique-meld-marriage = Házasság
bezique-meld-aces = Négy ász
bezique-meld-kings = Négy király
bezique-meld-queens = Négy dáma
bezique-meld-jacks = Négy bubi
bezique-meld-bezique = Bézique
bezique-meld-double-bezique = Dupla bézique
bezique-seven-points = Aduhetes
bezique-seven-turned-points = Felütött hetes
bezique-brisque-points = Zsírok
bezique-last-trick-points = Utolsó ütés

## The packet, lifted before the deal

packet-lift = Emelj le egy köteget
packet-lift-note = A cél { $aim } lap. Lehet, hogy valamivel többet vagy kevesebbet emelsz, mint amennyit választasz.
packet-guess = Becsüld meg a köteget
packet-guess-note = Hány lap van benne?
packet-amount = Hány lap
packet-cards = { $count ->
    [one] { $count } lap
   *[other] { $count } lap
  }
one-less = Eggyel kevesebb
one-more = Eggyel több
packet-lift-it = Kb. *{ $count }* lap
packet-guess-it = Tipp: *{ $count }*
packet-they-lift = { $name } mindjárt leemel egy köteget.
packet-they-guess = { $name } megbecsüli, hány lap van a kötegben.
packet-counted = A tipp *{ $said }*, a valóság *{ $size }*.
packet-gain = { $name } +{ $points }
packet-no-gain = Senki sem kap pontot.
packet-drawing = { $count ->
    [0] A pakli oldalról
   *[other] A pakli, és egy nagyjából { $count } laposnak látszó köteg
  }
bezique-packet-lift = Pontosan leemelt köteg
bezique-packet-guess = Eltalált köteg

## The score sheet

this-deal = Ez a leosztás
no-points = Ebben a leosztásban még nincs pont.
column-trick = ütés
tricks = Ütések
no-tricks = Még nincs ütés.
score-scale-label = { $list }, a cél { $target } pont
score-of = { $name } { $points }
games-won = { $games ->
    [one] { $games } játszma
   *[other] { $games } játszma
  }
log-points = { $what } { $points }, { $who }
log-plus = +{ $points } { $who }
why-points = miért?
variant-note = Szabályok: { $variant }.
assisted-note = Segítséggel játszva: tipp, visszavett lépés vagy helyváltoztatás.

## What a screen reader hears

say-dealt = Új leosztás. { $me ->
    [yes] Te osztasz.
   *[no] { $name } oszt.
  }
say-turned = Felütött lap: { $card }. Az adu: { $suit }.
say-played = { $me ->
    [yes] A te lapod: { $card }.
   *[no] { $name } lapja: { $card }.
  }
say-won = { $me ->
    [yes] Te viszed az ütést.
   *[no] { $name } viszi az ütést.
  }
say-scored = { $me ->
    [yes] { $points } pontot kapsz: { $what }.
   *[no] { $name } { $points } pontot kap: { $what }.
  }
say-lifted = { $me ->
    [yes] Leemelsz egy köteget.
   *[no] { $name } leemel egy köteget.
  }
say-guessed = { $me ->
    [yes] A tipped { $guess } lap.
   *[no] { $name } tippje { $guess } lap.
  }
say-counted = A kötegben { $size } lap van.
say-trump-made = Mostantól az adu: { $suit }.
say-passed = { $me ->
    [yes] A társadra bízod.
   *[no] { $name } a társára bízza.
  }
say-laid = { $me ->
    [yes] Lerakod: { $what }.
   *[no] { $name } lerakja: { $what }.
  }
say-exchanged = { $me ->
    [yes] Cserélsz. Odaadod: { $gave }, felveszed: { $took }.
   *[no] { $name } cserél. Odaadja: { $gave }, felveszi: { $took }.
  }
say-drew = { $me ->
    [yes] Húzott lapod: { $card }.
   *[no] { $name } húzott lapja: { $card }.
  }
say-endgame = { $strict ->
    [yes] Elfogyott a talon: kezdődik a kötött játék.
   *[no] Elfogyott a talon.
  }
say-match-ended = { $me ->
    [yes] Megnyerted a partit.
   *[no] { $name } nyerte a partit.
  }
say-match-drawn = A parti döntetlen.
say-undone = Visszavéve.
say-your-turn = Te jössz.

say-moved = { $card }, helye { $at } / { $of }.
report-trumps = Az adu: { $suit }.
report-stock = { $count ->
    [one] { $count } lap
   *[other] { $count } lap
  } a talonban.
report-hand = A lapjaid: { $cards }.
report-hand-of = { $name } lapjai: { $cards }.
report-no-card = Ebben az ütésben még nincs lap.
report-played = { $who }: { $card }.
report-highest = Eddig a legnagyobb lap: { $who }.
report-score = { $who }: { $points } pont.
report-party-points = A ti oldalatok pontja { $ours }, a másiké { $theirs }.{ $unsure ->
    [0] { "" }
   *[other] {" "}További { $unsure } olyan játékosoknál van, akiknek az oldala még nem ismert.
  }
report-visible = Nyílt lapok, { $who }: { $cards }.
report-visible-you = Előtted nyíltan fekszik: { $cards }.
report-none-visible = Nincs nyílt lap.

## The reason slip

reason-card = Most nem játszható ki: { $card }
reason-meld = Ezt nem lehet bemondani
reason-plain = Ez most nem lehetséges
reason-must = Kijátszható: { $cards }.
reason-must-raised = Játssz ki egyet a kiemelt lapok közül.
play-not-in-hand = Ez a lap nincs a kezedben.
play-must-follow = Van a hívott színből, ezért színt kell adnod.
play-must-beat = Felül tudod ütni az eddigi legjobb lapot, ezért muszáj is.
play-must-trump = Nincs a hívott színből, ezért adut kell tenned.
play-declare-first = Tiéd az ütés: előbb mondj be, vagy lépj tovább, aztán hívj.
turn-not-yours = Nem te jössz.
hand-laid = Ezt a lapot már bemondtad. Az asztalon marad, amíg ki nem játszod.
hand-held = A kezedben lévő lap csak akkor kerül az asztalra, ha bemondod vagy kijátszod.
claim = Leosztás befejezése
claim-rest = Az összes hátralévő ütést { $me ->
    [yes] te viszed
   *[no] { $name } viszi
  }.
claim-equal = Akárhogy folytatódik a játék, az eredmény ugyanaz.
claim-not-sure = Még nem biztos, kié a többi ütés.
meld-not-your-trick = Csak az mondhat be, aki az ütést vitte.
meld-no-trick-card = A bemondásba kell egy lap a most elvitt ütésből.
meld-card-spent = Az egyik lapot már bemondták.
meld-card-not-won = Csak elvitt lapokat lehet bemondani.
meld-limit-reached = Ennél az ütésnél több bemondás nincs.
meld-used-in-type = Az egyik lap már szerepelt ilyen fajta bemondásban.
meld-used-this-trick = Az egyik lapot ennél az ütésnél már bemondták.
meld-part-of-larger = Ezek a lapok egy nagyobb bemondás részei, amely már elhangzott.
meld-not-a-meld = Ezekből a lapokból nincs bemondás.
meld-endgame-closed = Ha elfogyott a talon, nincs több bemondás.
exchange-no-seven = A cseréhez saját aduhetes kell: a kezedben, vagy ha az elvitt lapokból lehet bemondani, az elvitt lapjaid közt.
exchange-no-turn-up = Már nincs felütött lap.
exchange-already-made = A felütött lapot már kicserélték.
deal-over = Vége a leosztásnak.
action-unknown = Az asztal nem ismeri ezt a lépést: „{ $where }”.

## Computer players and their help

opponent-club = Irena
opponent-strong = Stefan
opponent-expert = Wanda
opponent-master = Emil
level-club = Klub
level-strong = Erős
level-expert = Szakértő
level-master = Mester
turn-thinks = { $name } gondolkodik
hint = Tipp
review-deal = A leosztás elemzése
show-table = Az asztal

## Names at the table for what scores in the larger games

bezique-meld-plain-sequence = Közönséges sorozat
bezique-meld-triple-bezique = Tripla bézique
bezique-meld-quadruple-bezique = Négyszeres bézique
bezique-meld-quintuple-bezique = Ötszörös bézique
bezique-meld-tens = Négy tízes
bezique-meld-trump-aces = Négy aduász
bezique-meld-trump-tens = Négy adutízes
bezique-meld-trump-kings = Négy adukirály
bezique-meld-trump-queens = Négy adudáma
bezique-meld-trump-jacks = Négy adububi
bezique-meld-five-trump-aces = Öt aduász
bezique-meld-five-trump-tens = Öt adutízes
bezique-meld-five-trump-kings = Öt adukirály
bezique-meld-five-trump-queens = Öt adudáma
bezique-meld-five-trump-jacks = Öt adububi
bezique-carte-blanche-points = Carte blanche
bezique-match-bonus = Jutalom a játszmáért
bezique-match-rubicon-bonus = Jutalom a rubikonért
bezique-match-rubicon = A vesztes pontjai
bezique-match-rubicon-brisques = A rubikon zsírjai
