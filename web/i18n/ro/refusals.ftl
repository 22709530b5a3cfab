# What is refused and why, in Romanian: house rules that do not go together, moves of the larger games;
# and the names of what scores in those.

## Why two house rules do not go together

conflict-packets-are-the-hand = Cărțile împărțite pe rând trebuie să facă, adunate, exact o mână.
conflict-stock-too-small = Mâinile iau prea multe cărți: nu mai rămâne talon din care să se tragă.
conflict-stock-shares-evenly = Din talon trebuie să tragă toți același număr de cărți.
conflict-packet-is-for-two = Teancul se ridică și se ghicește numai în doi.
conflict-packet-has-no-turn-up = Teancul ridicat se împarte întreg, deci după el nu se întoarce nicio carte.
conflict-partners-are-four = Pentru parteneri e nevoie de patru jucători.
conflict-no-partner = Fără parteneri nu ai cu cine face anunțuri comune.
conflict-won-cards-have-no-partner = Cărțile câștigate în levate le anunță numai jucătorul care le-a câștigat.
conflict-exchange-needs-turn-up = Fără carte întoarsă nu există ce schimba.
conflict-turned-trumps-repeat = Cartea întoarsă poate avea oricând culoarea de atu din runda dinainte.
conflict-trick-card-needs-won-cards = Cărțile levatei nu sunt în mână, deci anunțurile din mână nu pot conține una.
conflict-re-form-needs-hand = Numai anunțurile puse jos din mână pot pierde o carte jucată și pot fi refăcute.
conflict-remarriage-needs-re-form = Încă un mariaj se poate numai în jocurile în care un anunț poate fi refăcut.
conflict-kept-needs-hand-and-won = Ce cărți câștigate se păstrează contează numai când mâna și cărțile câștigate se anunță împreună.
conflict-laying-needs-hand = Numai cărțile din mână se pot pune jos în așteptare.
conflict-shown-seven-needs-hand = Unde anunțurile se fac numai din cărți câștigate, din mână nu se arată nimic.
conflict-won-seven-needs-won-cards = Un șeptar luat într-o levată se poate schimba numai unde cărțile câștigate rămân în folosință.
conflict-exchanged-goes-where-melds-are = Cartea luată trebuie să ajungă la cărțile din care se fac anunțurile.
conflict-exchanged-brisque-counts-twice = Un as sau un zecar luat în mână ar fi încă o dată brisque când e câștigat.
conflict-brisques-decide-one-deal = Brisques puse deoparte, care hotărăsc jocul, cer un joc de o singură rundă.
conflict-match-needs-target = O partidă de mai multe runde are nevoie de un număr de puncte până la care se joacă.
conflict-one-deal-has-no-target = Un joc de o rundă nu are puncte până la care se joacă.
conflict-drawn-is-for-one-deal = Numai un joc de o rundă se poate termina egal; o partidă continuă.
conflict-one-deal-has-no-next = Un joc de o rundă nu mai are altă rundă pentru a rupe egalitatea.
conflict-tie-can-occur = Aici scorurile pot fi egale, deci regulile trebuie să spună ce se întâmplă atunci.
conflict-bonus-is-for-one-deal = Bonusul și diferența se plătesc numai într-un joc de o rundă.
conflict-portland-is-for-two = Diferența se plătește numai între două părți.

## Why a move is refused, where the table has no words of its own for it

meld-still-whole = Anunțul făcut înainte din aceste cărți e încă întreg: întâi trebuie jucată o carte din el.
meld-nothing-new = Nicio carte dintre acestea nu e nouă pentru acest anunț.
meld-in-larger = Una dintre aceste cărți a contat într-un anunț mai mare de același fel.
meld-not-in-hand = Una dintre aceste cărți nu e nici în mâna ta, nici la vedere pentru anunțuri.
meld-no-lay = În acest joc anunțurile nu se pun jos în așteptare.
meld-partner-only = Un anunț cu cărți ale partenerului trebuie completat de o carte a ta.
meld-one-hand = Un asemenea bézique trebuie să vină dintr-o singură mână.
meld-table-only = Cel puțin una dintre aceste cărți trebuie să fie încă neanunțată.
trump-barred = Culoarea asta a fost atu în runda trecută și nu poate fi din nou atu.
carte-not-now = Carte blanche se arată înainte să joci prima carte. Apoi fiecare carte trasă se arată pe loc.
carte-first-hand-only = Carte blanche se arată înainte să joci prima carte.
carte-court-held = O mână cu popă, damă sau valet nu e carte blanche.
carte-none = În acest joc carte blanche nu contează.
packet-not-now = Teancul se ridică și se ghicește înainte de împărțire.
packet-bad-size = Numărul de cărți din teanc poate fi de la { $least } la { $most }.
packet-none = În acest joc nu se ridică niciun teanc.
cut-bad-size = Numărul de cărți tăiate poate fi de la { $least } la { $most }.
cut-none = În acest joc pachetul nu se taie.
pass-no-partner = Nu există un partener căruia să-i lași anunțul.
pass-not-now = Doar cine a luat levata poate lăsa anunțul partenerului, și numai înainte să anunțe el însuși.
seven-already-shown = Șeptarul acesta a adus deja puncte.
seven-not-shown = În acest joc șeptarul nu se arată din mână.
seven-endgame = După ce s-a terminat talonul, șeptarul nu mai contează.

## House rules of Filicău and Filkó that exclude each other

conflict-packets-are-the-pack = Cărțile împărțite tuturor jucătorilor trebuie să epuizeze pachetul.
conflict-trumps-are-in-the-pack = O carte care e mereu atu nu poate fi scoasă din pachet.
conflict-overs-are-trumps = Toți cei patru filicăi sunt mereu atuuri.
conflict-hand-shows-a-suit = Prea multe cărți sunt mereu atuuri: mâna celui care împarte ar putea să nu arate nicio culoare.
conflict-suits-outnumber-a-hand = Prea multe cărți sunt mereu atuuri: rămân prea puține cu care să se cheme o culoare.
conflict-fixed-parties-are-even = Pentru echipe fixe e nevoie de patru sau șase jucători.
conflict-called-card-makes-partners = Unde se cheamă o carte, cartea chemată trebuie să facă partenerii.
conflict-top-overs-name-a-suit = Unde sunt parteneri filicăii cei mai mari, Bătrânul numește o culoare, nu o carte.
conflict-old-man-leads-if-he-calls = Fără chemare nu există un Bătrân care să atace.
conflict-masters-are-fixed-parties = Stăpânii care rămân cer echipe care rămân.
conflict-rich-are-no-fixed-party = Echipele fixe nu sunt nici bogate, nici sărace.
conflict-one-side-can-win = Punctele pentru victorie trebuie să fie mai mult de jumătate din punctele pachetului și nu mai multe decât toate.
conflict-masters-take-less-than-all = Unde toate punctele fac echipele egale, pentru a ajunge stăpâni trebuie să fie de ajuns mai puține.
conflict-rich-or-poor-win = Punctele bogaților și ale săracilor trebuie să lase exact o echipă câștigătoare.
