# The table in Romanian. Ids that begin with bezique-, play-, meld-, exchange-, turn- or deal- are the
# engine's own rule ids and refusal codes with dots and slashes turned to dashes.

## Cards

rank-A = Asul
rank-T = Zecarul
rank-K = Popa
rank-Q = Dama
rank-J = Valetul
rank-9 = Nouarul
rank-8 = Optarul
rank-7 = Șeptarul
index-A = A
index-T = 10
index-K = K
index-Q = Q
index-J = J
index-9 = 9
index-8 = 8
index-7 = 7
suit-S = pică
suit-H = { $pack ->
    [german] roșu
   *[french] cupă
  }
suit-D = caro
suit-C = treflă
card = { $rank } de { $suit }
the-card = { $card }
the-card-first = { $card }
# A name inside a sentence: $alone as it stands alone, or $small, which begins with a small letter.
name-inside = { $small }
card-trump = { $card }, atu
card-barred = { $card }, nu se poate juca acum
card-laid = { $card }, pe masă
card-used = { $card }, deja în: { $melds }
card-melds = Deja în: { $melds }
card-picked = { $card }, carte aleasă
card-selected = { $card }, carte aleasă: alege-o din nou ca s-o joci

## Players

you = Tu
you-small = tu
opponent-novice = Zosia
opponent-casual = Ludwik
opponent-other = Calculatorul
level-novice = Începător
level-casual = Amator
level-note = { $name } { $count ->
    [one] joacă
   *[other] joacă
  } la nivelul *{ $level }*.
your-partner = partenerul tău
partner-of = cu { $name }

## The table

table = Masa de joc
leave = Brisques: pleacă de la masă
brand = Brisques
deal-and-trick = runda { $deal }, levata { $trick }/{ $of }
deal-opens = runda { $deal }
deal-finished = runda { $deal }, încheiată
zone-opponent = { $name }
zone-stock = Talonul și atuul
zone-packet = Teancul
zone-hand = Mâna ta
hand-of = Cărțile: { $name }
zone-score = Scorul și levatele
zone-actions = Acțiuni
holds = { $name }: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  } în mână
holds-open = { $name }: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  } în mână, din care { $open } la vedere
laid-cards = Cărți pe masă
carte-blanche = Carte blanche
won-cards = Cărți câștigate, bune pentru anunțuri
brisques = { $count ->
    [one] *{ $count }* brisque
    [few] *{ $count }* brisques
   *[other] *{ $count }* de brisques
  }
spent = folosite: *{ $count }*
in-stock = *{ $count }* în talon
trumps = atu
trumps-open = Încă fără atu
trumps-bar = nu iar { $suit }
trumps-none = Fără atu
stock-gone = Talonul s-a terminat
stock-gone-note = { $count ->
    [one] ultima levată: joc strict
    [few] ultimele { $count } levate: joc strict
   *[other] ultimele { $count } de levate: joc strict
  }
name-led = { $name } a atacat
you-led = Ai atacat
name-played = { $name } a jucat
you-played = Ai jucat
highest-so-far = cea mai mare
your-card = cartea ta
their-card = { $name } la rând
you-take-it = O iei tu
name-takes-it = O ia { $name }
draws-next = vine cartea
last-trick = Levata anterioară
last-trick-number = Levata { $number }
last-trick-none = În runda asta nu s-a încheiat încă nicio levată.
took-you = Ai luat-o tu.
took-name = A luat-o { $name }.
undo = Anulează
redo = Refă
last = Levata
score = Scor
menu = Meniu
help = Ajutor
close = Închide

turn-lead = Ești la atac: joacă orice carte.
turn-tap = Atinge ca să continui.
meld-shown = { $me ->
    [yes] { $what }: *+{ $points }*
   *[no] { $name }: { $what }, *+{ $points }*
  }
turn-any = E rândul tău: joacă orice carte.
turn-some = E rândul tău: { $count ->
    [one] joacă cartea ridicată.
    [few] joacă una dintre cele { $count } cărți ridicate.
   *[other] joacă una dintre cele { $count } de cărți ridicate.
  }
turn-declare = Anunță sau trage.
turn-declare-last = Poți anunța.
turn-took = Ai luat levata.
turn-declare-passed = Partenerul îți lasă ție anunțul.
turn-they-passed = { $name } poate anunța.
show-seven = Arată șeptarul: *{ $points }*
show-carte = Arată carte blanche: *{ $points }*
show-other = { $what }: *{ $points }*
turn-they = La rând: { $name }.
turn-they-declare = { $name } a luat levata.
turn-over = Runda s-a încheiat.
turn-match-over = Partida s-a încheiat.
turn-confirm = Alege încă o dată { $card } pentru a juca.

banner-title = Talonul s-a terminat: { $count ->
    [one] ultima levată
    [few] ultimele { $count } levate
   *[other] ultimele { $count } de levate
  }
banner-text = De acum înainte { $players ->
    [2] cine joacă al doilea dă la culoare și, dacă poate, bate cartea de atac; fără culoare taie cu atu; numai fără culoare și fără atu joacă orice carte.
   *[other] { $duty ->
        [follow-beat-overtrump] toți cei de după atac dau la culoare și, dacă pot, bat cea mai mare carte de până atunci; fără culoare taie cu un atu care o bate; numai fără culoare și fără un asemenea atu joacă orice carte.
       *[follow-beat-trump] toți cei de după atac dau la culoare și, dacă pot, bat cea mai mare carte de până atunci; fără culoare taie cu atu; numai fără culoare și fără atu joacă orice carte.
      }
  }

## Melds

may-declare = Poți anunța
limit-none = La levata asta, oricâte vrei.
limit-some = { $left ->
    [one] Un anunț la levata asta.
    [few] Cel mult { $left } anunțuri la levata asta.
   *[other] Cel mult { $left } de anunțuri la levata asta.
  }
may-exchange = Poți schimba
may-pass = Nu ai ce anunța
may-lay = Poți pune jos
declare-one = Anunță *{ $points }*
declare-two = Anunță ambele *{ $points }*
declare-many = Anunță toate cele { $count } *{ $points }*
declare-none = Anunță
not-now = Nu acum
draw-on = Păstrează și trage
declare-pass = Continuă
exchange-offer = Dă { $gives }, ia { $takes }
exchange-points = și { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
exchange = Schimbă
cost = { $what } { $points }
costs = renunți la: { $what }
lay = Pune jos
lay-note = pentru { $points } la o levată ulterioară
pass-to = Cedează către { $name }
ask-other = Alte cărți…
ask-title = Se pot anunța acestea?
ask-about = Alege cărțile la care te gândești.
ask-about-hand = Atinge în mâna ta cărțile la care te gândești.
ask-yes = Da: { $what }, *{ $points }*.
ask = Întreabă
ask-back = Înapoi
first-choose = Alege mai întâi aici: anunță sau continuă fără anunț.

bezique-meld-sequence = Secvență
bezique-meld-royal-marriage = Mariaj regal
bezique-meld-marriage = Mariaj
bezique-meld-aces = Patru ași
bezique-meld-kings = Patru popi
bezique-meld-queens = Patru dame
bezique-meld-jacks = Patru valeți
bezique-meld-bezique = Bézique
bezique-meld-double-bezique = Bézique dublu
bezique-seven-points = Dix
bezique-seven-turned-points = Șeptar întors
bezique-brisque-points = Brisques
bezique-last-trick-points = Ultima levată

## The packet, lifted before the deal

packet-lift = Ridică un teanc
packet-lift-note = Ținta: { $aim ->
    [one] { $aim } carte
    [few] { $aim } cărți
   *[other] { $aim } de cărți
  }. Poți ridica ceva mai multe sau mai puține decât alegi.
packet-guess = Ghicește teancul
packet-guess-note = Câte cărți sunt în el?
packet-amount = Câte cărți
packet-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }
one-less = Una în minus
one-more = Una în plus
packet-lift-it = Ridică circa *{ $count }*
packet-guess-it = Spune *{ $count }*
packet-they-lift = { $name } urmează să ridice un teanc.
packet-they-guess = { $name } ghicește câte cărți are teancul.
packet-counted = Spuse: *{ $said }*, numărate: *{ $size }*.
packet-gain = { $name } +{ $points }
packet-no-gain = Niciun punct.
packet-drawing = { $count ->
    [0] Pachetul, văzut din lateral
    [one] Pachetul și un teanc care pare să aibă { $count } carte
    [few] Pachetul și un teanc care pare să aibă circa { $count } cărți
   *[other] Pachetul și un teanc care pare să aibă circa { $count } de cărți
  }
bezique-packet-lift = Teancul ridicat
bezique-packet-guess = Teancul ghicit

## The score sheet

this-deal = Runda asta
no-points = Încă niciun punct în runda asta.
column-trick = levată
tricks = Levate
no-tricks = Încă nicio levată.
score-scale-label = { $list }, din { $target ->
    [one] { $target } punct
    [few] { $target } puncte
   *[other] { $target } de puncte
  }
score-of = { $name } { $points }
games-won = { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
  }
log-points = { $what } { $points }, { $who }
log-plus = +{ $points } { $who }
why-points = de ce?
variant-note = Reguli: { $variant }.
assisted-note = Jucată cu ajutor: un sfat, o mutare luată înapoi sau o schimbare de locuri.

## What a screen reader hears

say-dealt = O rundă nouă. { $me ->
    [yes] Tu împarți.
   *[no] { $name } împarte.
  }
say-turned = Cartea întoarsă: { $card }. Atu: { $suit }.
say-played = { $me ->
    [yes] Joci { $card }.
   *[no] { $name } joacă { $card }.
  }
say-won = { $me ->
    [yes] Iei levata.
   *[no] { $name } ia levata.
  }
say-scored = { $me ->
    [yes] Primești { $points } pentru: { $what }.
   *[no] { $name } primește { $points } pentru: { $what }.
  }
say-lifted = { $me ->
    [yes] Ridici un teanc.
   *[no] { $name } ridică un teanc.
  }
say-guessed = { $me ->
    [yes] Spui { $guess ->
        [one] { $guess } carte
        [few] { $guess } cărți
       *[other] { $guess } de cărți
      }.
   *[no] { $name } spune { $guess ->
        [one] { $guess } carte
        [few] { $guess } cărți
       *[other] { $guess } de cărți
      }.
  }
say-counted = Teancul are { $size ->
    [one] { $size } carte
    [few] { $size } cărți
   *[other] { $size } de cărți
  }.
say-trump-made = Acum atu este { $suit }.
say-passed = { $me ->
    [yes] Îi lași partenerului anunțul.
   *[no] { $name } îi lasă partenerului anunțul.
  }
say-laid = { $me ->
    [yes] Pui jos: { $what }.
   *[no] { $name } pune jos: { $what }.
  }
say-exchanged = { $me ->
    [yes] Dai { $gave } și iei { $took }.
   *[no] { $name } dă { $gave } și ia { $took }.
  }
say-drew = { $me ->
    [yes] Tragi { $card }.
   *[no] { $name } trage { $card }.
  }
say-endgame = { $strict ->
    [yes] Talonul s-a terminat: începe jocul strict.
   *[no] Talonul s-a terminat.
  }
say-match-ended = { $me ->
    [yes] Câștigi partida.
   *[no] { $name } câștigă partida.
  }
say-match-drawn = Partida se termină la egalitate.
say-undone = Mutare luată înapoi.
say-your-turn = E rândul tău.

say-moved = { $card }, locul { $at } din { $of }.
report-trumps = Atu este { $suit }.
report-stock = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  } în talon.
report-hand = Mâna ta: { $cards }.
report-hand-of = { $name } are { $cards }.
report-no-card = La levata asta nu s-a jucat încă nicio carte.
report-played = { $who }: { $card }.
report-highest = Cea mai mare până acum: { $who }.
report-score = { $who }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
report-party-points = Puncte: echipa ta { $ours }, cealaltă echipă { $theirs }.{ $unsure ->
    [0] { "" }
    [one] {" "}Încă { $unsure } punct e la jucători a căror echipă nu se știe.
    [few] {" "}Încă { $unsure } puncte sunt la jucători a căror echipă nu se știe.
   *[other] {" "}Încă { $unsure } de puncte sunt la jucători a căror echipă nu se știe.
  }
report-visible = La vedere, { $who }: { $cards }.
report-visible-you = În fața ta: { $cards }.
report-none-visible = Nicio carte nu e la vedere.

## The reason slip

reason-card = { $card }: nu se poate juca
reason-meld = Asta nu se poate anunța
reason-plain = Asta nu se poate acum
reason-must = Joacă { $cards }.
reason-must-raised = Joacă una dintre cărțile ridicate.
play-not-in-hand = Cartea asta nu e în mâna ta.
play-must-follow = Ai culoarea atacată, deci trebuie să dai la culoare.
play-must-beat = Poți bate cea mai mare carte de până acum, deci trebuie s-o bați.
play-must-trump = Nu ai culoarea atacată, deci trebuie să tai cu atu.
play-declare-first = Ai luat levata: mai întâi anunță sau continuă, apoi atacă.
turn-not-yours = Nu e rândul tău.
hand-laid = Cartea asta a fost anunțată. Rămâne pe masă până o joci.
hand-held = O carte din mână ajunge pe masă doar când o anunți sau o joci.
claim = Încheie runda
claim-rest = Toate celelalte levate le { $me ->
    [yes] iei tu
   *[no] ia { $name }
  }.
claim-equal = Oricum s-ar juca mai departe, rezultatul e același.
claim-not-sure = Restul levatelor nu e încă sigur.
meld-not-your-trick = Numai cine a luat levata poate anunța.
meld-no-trick-card = Anunțul trebuie să aibă o carte din levata abia luată.
meld-card-spent = Una dintre aceste cărți a fost deja anunțată.
meld-card-not-won = Anunțurile se fac numai din cărți câștigate.
meld-limit-reached = La levata asta nu mai poți anunța nimic.
meld-used-in-type = Una dintre aceste cărți a contat deja într-un anunț de același fel.
meld-used-this-trick = Una dintre aceste cărți a fost deja anunțată la levata asta.
meld-part-of-larger = Aceste cărți fac parte dintr-un anunț mai mare, deja făcut.
meld-not-a-meld = Aceste cărți nu fac un anunț.
meld-endgame-closed = După ce s-a terminat talonul, nu se mai anunță.
exchange-no-seven = Pentru schimb îți trebuie un șeptar de atu al tău: în mână sau, unde anunțurile se fac din cărți câștigate, luat într-o levată.
exchange-no-turn-up = Nu mai există carte întoarsă.
exchange-already-made = Cartea întoarsă a fost deja schimbată.
deal-over = Runda s-a încheiat.
action-unknown = Masa nu cunoaște această mutare: „{ $where }”.

## Computer players and their help

opponent-club = Irena
opponent-strong = Stefan
opponent-expert = Wanda
opponent-master = Emil
level-club = Club
level-strong = Puternic
level-expert = Expert
level-master = Maestru
turn-thinks = { $name } se gândește
hint = Sfat
review-deal = Revezi runda
show-table = Arată masa

## Names at the table for what scores in the larger games

bezique-meld-plain-sequence = Secvență simplă
bezique-meld-triple-bezique = Bézique triplu
bezique-meld-quadruple-bezique = Bézique cvadruplu
bezique-meld-quintuple-bezique = Bézique cvintuplu
bezique-meld-tens = Patru zecari
bezique-meld-trump-aces = Patru ași de atu
bezique-meld-trump-tens = Patru zecari de atu
bezique-meld-trump-kings = Patru popi de atu
bezique-meld-trump-queens = Patru dame de atu
bezique-meld-trump-jacks = Patru valeți de atu
bezique-meld-five-trump-aces = Cinci ași de atu
bezique-meld-five-trump-tens = Cinci zecari de atu
bezique-meld-five-trump-kings = Cinci popi de atu
bezique-meld-five-trump-queens = Cinci dame de atu
bezique-meld-five-trump-jacks = Cinci valeți de atu
bezique-carte-blanche-points = Carte blanche
bezique-match-bonus = Bonus pentru joc
bezique-match-rubicon-bonus = Bonus pentru rubicon
bezique-match-rubicon = Punctele învinsului
bezique-match-rubicon-brisques = Brisques din rubicon
