# What the engine cannot use, in Romanian: a sentence for each error code, with dots and slashes turned to dashes. `where`
# is the place, `value` and `given` the word at fault; `reason` comes in words already where it has any.

## Positions

position-bad-field = Poziția nu se poate așeza. { $where }, coloana { $column }, „{ $value }”: { $reason }
position-missing-field = Poziția nu se poate așeza: lipsește „{ $where }”. Numai un rând cu ? sau rest= îl poate omite.
position-unknown-field = Poziția nu se poate citi: jocul acesta nu are „{ $where }”.
position-card-missing = Poziția nu se poate așeza. Cărți lipsă: { $count }, între ele { $where }.
position-card-twice = Poziția nu se poate așeza. Apar de două ori: { $where }.
position-too-long = Un rând de { $chars ->
    [one] { $chars } caracter
    [few] { $chars } caractere
   *[other] { $chars } de caractere
  } e prea lung pentru o poziție, de la { $where } încolo.
position-unknown-version = Poziția are nevoie de versiunea { $given } ({ $where }). Aici se cunoaște versiunea { $known }.
position-no-deal = Nu se joacă nicio rundă, deci nu există o poziție.

## Records

match-daily = Runda zilei se joacă o singură dată și fără ajutor.
match-not-kept = Partida aceasta nu este păstrată în acest browser. A fost ștearsă aici sau jucată în alt browser.
record-not-a-record = Aceasta nu e înregistrarea unei partide: { $where } trebuie să fie „brisques 1”.
record-unknown-version = Înregistrarea are nevoie de versiunea { $given } ({ $where }). Aici se cunoaște versiunea { $known }.
record-too-long = O înregistrare de { $chars ->
    [one] { $chars } caracter
    [few] { $chars } caractere
   *[other] { $chars } de caractere
  } e prea lungă, de la { $where } încolo.
record-no-variant = Înregistrarea se termină la { $where } și nu numește niciun joc.
record-no-seats = Înregistrarea se termină la { $where } și nu numește niciun loc.
record-no-deal = Înregistrarea se termină la { $where } și nu are nicio rundă.
record-bad-line = Înregistrarea nu se poate citi la { $where }. { $reason } { $at }
record-bad-dealer = Cel care împarte nu are loc la această masă.
record-bad-seat = Un loc este „human NUME” sau „player NIVEL NUME”.
record-too-many-seats = Sunt mai multe locuri decât în acest joc.
record-deal-not-expected = Înregistrarea nu se poate juca: { $where } începe înainte să se încheie runda dinainte sau după sfârșitul partidei.
record-wrong-dealer = Înregistrarea nu se poate juca: alt loc împarte { $where }.
record-wrong-branch = Înregistrarea nu se poate juca: runda reluată ({ $where }) trebuie să fie ultima.
deal-bad-order = Cărțile unei runde trebuie să fie tot pachetul, fiecare carte o dată. { $count ->
    [0] Aici nu e niciuna.
   *[other] Date: { $count }.
  }
deal-bad-slips = Numerele dinaintea cărților unei runde nu se potrivesc cu acest joc.

## Cards and players

card-bad-code = „{ $where }” nu e codul unei cărți, cum e QS1.
card-bad-suit = „{ $where }” nu e litera unei culori.
player-unknown = Nu există jucătorul „{ $where }”.
player-bad-rollouts = „{ $where }”: numărul de simulări de după @ este un număr întreg de la 0 la { $most }.
player-wrong-count = Trebuie câte un jucător pentru fiecare loc, nu „{ $where }”.

## The table

picture-no-cards = La „{ $where }” nu sunt cărți desenate: le desenează build.py build.
oembed-bad-home = „{ $where }” nu e o adresă web: trebuie să înceapă cu https:// sau http://.
match-no-servants = Jocul acesta nu poate începe cu stăpâni și slugi.
table-no-deal = Nu a început nicio rundă.
table-deal-not-over = Runda nu s-a încheiat încă.
table-match-over = Partida s-a încheiat.
table-record-full = Partida aceasta are deja atâtea runde câte încap într-o înregistrare. Începe o partidă nouă.
table-covered = Cărțile sunt acoperite. Trebuie să le descopere persoana care e la rând.
table-not-your-turn = Locul { $seat } nu poate privi acum: e rândul altei persoane.
table-no-such-seat = Nu există acest loc; ultimul este { $last }.
table-nothing-to-undo = Nu e nimic de luat înapoi.
table-nothing-to-redo = Nu e nimic de jucat din nou.
table-no-such-place = Runda nu are acest moment; ultimul este { $last }.
table-human-to-move = E rândul unei persoane, la locul { $seat }.
table-stale-revision = Masa s-a schimbat între timp (starea { $given }, acum { $now }). Încearcă din nou.
table-wrong-seats = Jucători pentru acest joc: { $expected }.

## Rule sets

variant-bad-file = Un fișier de reguli nu se poate citi: { $where }. { $reason }
variant-house-needs-why = O regulă a casei nu spune motivul: { $where }.
variant-missing-cite = O regulă nu citează nicio sursă: { $where }.
variant-missing-key = Dintr-un fișier de reguli lipsește { $where }.
variant-other-family = „{ $where }” e un joc din altă familie ({ $family }).
variant-too-long = „{ $where }” și regulile casei pot avea împreună cel mult { $most ->
    [one] { $most } caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
  }.
variant-unknown-family = Nu există această familie de jocuri: { $where }.
variant-unknown-source = „{ $where }” citează o sursă necunoscută: { $source }.

## Computer players

value-none = Pentru { $where } nu există o valoare învățată: simulările merg până la capătul rundei.
value-no-fit = Fără --fit nu se scriu ponderi, așa că --out { $where } nu are niciun efect.

## Requests

bridge-internal = Motorul a greșit ({ $where }). Spune-ne, te rugăm, ce ai făcut.
bridge-failed = Motorul nu a răspuns. Reîncarcă pagina ca să încerci din nou.
bridge-no-table = Nu s-a pregătit nicio masă.
bridge-unknown-op = Motorul nu are operația „{ $where }”.
bridge-bad-json = Cererea nu se poate citi. { $reason } { $where }
bridge-bad-argument = Cererea nu se poate folosi. { $where } trebuie să fie: { $expected }.

## Files and work of the shell

file-unreadable = Fișierul { $where } nu se poate citi ({ $reason }).
file-unwritable = Fișierul { $where } nu se poate scrie ({ $reason }).
file-exists = Există deja un fișier { $where }; nu s-a scris nimic.
file-no-site = În { $where } nu există o masă: construiește-o întâi, cu „python build.py build”.
file-no-port = Portul { $where } nu poate fi folosit: dă altul cu --port sau niciunul.
file-not-utf-8 = { $where } e în altă codare, cum arată rândul { $line }. Salvează fișierul ca UTF-8.
arena-bad-file = { $where } nu conține perechile unei întreceri.
arena-house-rules = Tabelul cu forța nivelurilor nu conține jocuri cu reguli ale casei: { $where }.
arena-no-interval = Aceste perechi sunt prea puține sau toate egale, deci rezultatul nu are interval și nu se notează ({ $where }).
arena-other-run = { $where } conține perechile altei întreceri.
cluster-unreachable = Niciun cluster nu răspunde la { $where } ({ $reason }).
extra-not-installed = Comanda are nevoie de biblioteca „{ $where }”. În dosarul surselor: pip install ".[lab]".
regret-hint-at-table = Nu s-a măsurat câte simulări are un sfat la masă, așa că --at-table nu are niciun efect cu --level { $where }.
teach-bad-file = { $where } nu conține decizii ale căutării.
teach-other-run = { $where } conține deciziile altei comenzi.
tune-bad-file = { $where } nu conține nicio ajustare.
tune-no-weights = În { $where } nu e nimic de ajustat.
tune-other-family = Ponderile din { $where } sunt pentru altă familie de jocuri.
tune-other-run = { $where } conține ajustarea altei comenzi.
problem-no-partners = În { $where } nu se poate demonstra niciun final, fiindcă joacă mai mult de doi jucători fără parteneri ficși. „problems find --drawn” găsește probleme prin simulări.
problem-no-theme = Nicio problemă din { $where } nu poate avea tema „{ $theme }”. Teme posibile: { $possible }.
problem-bad-row = Acest rând dintr-o colecție de probleme nu poate fi citit: { $where }.{ $field ->
    [none] {""}
   *[other] {" "}„{ $field }” lipsește sau e greșit.
  }
weights-bad-header = Fișierul de ponderi are primul rând greșit: { $where }.
weights-bad-toml = Fișierul de ponderi nu se poate citi: { $where }. { $reason }
weights-missing = Din fișierul de ponderi lipsește { $where }.
weights-no-number = În fișierul de ponderi, { $where } nu e un număr.
weights-unknown = În fișierul de ponderi, { $where } nu e o pondere a acestui joc.

## Lessons that are played

lesson-not-open = Nicio lecție nu e deschisă ({ $where }).
lesson-not-begun = Niciun pas nu a fost început ({ $where }).
lesson-no-such-step = Lecția nu are acest pas ({ $where }). Numărul pașilor: { $steps }.
lesson-no-hint = Pasul nu are acest sfat ({ $where }). Numărul sfaturilor: { $hints }.
lesson-no-question = Pasul acesta nu întreabă nimic ({ $where }).
lesson-no-table = La pasul acesta nu e nimic de jucat ({ $where }).
lesson-no-next-deal = O lecție nu are o rundă următoare ({ $where }).
lesson-no-claim = Într-o lecție runda nu poate fi încheiată deodată ({ $where }).
lesson-no-problems = Nu s-au găsit asemenea finaluri ({ $where }).
lesson-step-over = Pasul s-a încheiat. Începe-l din nou ({ $where }).

## Lessons that are proved

lesson-true-from-start = Scopul e atins înainte ca jucătorul să facă ceva.
lesson-lost-from-start = Scopul nu se poate atinge.
lesson-then-after-end = Runda se încheie înainte de acest pas.
lesson-no-turn = Nu e niciodată rândul acestui loc.
lesson-illegal-right = Aceasta nu se poate juca aici: { $given }. Se poate juca: { $legal }
lesson-illegal-reply = Acest răspuns nu se poate juca aici: { $given }. Se poate juca: { $legal }
lesson-right-misses = Soluția nu atinge scopul: { $given }
lesson-right-too-long = Soluția continuă după ce scopul e atins: { $given }
lesson-wrong-impossible = Locul acesta nu are cartea: { $given }
lesson-illegal-wrong = Această încercare greșită nu se poate juca aici: { $given }. Se poate juca: { $legal }
lesson-impossible-count = Restul rundei nu poate aduce atât: cel mult { $most }, nu { $given }
lesson-best-hidden = Nu e cea mai bună mutare în toate felurile în care pot sta cărțile ascunse: { $given }
lesson-best-not-clear = Nu e limpede cea mai bună mutare: { $given } e mai slabă, puncte: { $lead } (eroare { $error })
lesson-best-is-other = Altă mutare e mai bună: { $given }, cu atâtea puncte: { $lead } (eroare { $error })
lesson-wrong-never = Nicio încercare nu se potrivește cu: { $given }
lesson-wrong-reaches-goal = Încercarea aceasta atinge scopul: { $given }
lesson-best-not-alone = Altă mutare e la fel de bună, la { $worth }, și nicio soluție nu începe cu ea: { $given }
lesson-best-too-far = E prea departe de final ca să se poată calcula.

## What is wrong with a field of a position

edit-reason-wrong-size = număr greșit de cărți pentru acest moment al rundei.
edit-reason-other-size = număr greșit de cărți. În acest moment al rundei: { $size }.
edit-reason-not-a-card = aceasta nu e o carte.
edit-reason-number-alone = aceasta nu e o carte. Înaintea numărului de cărți care nu sunt numite scrie ?.
edit-reason-not-in-pack = jocul acesta nu are cartea.
edit-reason-one-for-each-seat = câte una pentru fiecare loc.
edit-reason-one-for-each-side = câte una pentru fiecare echipă.
edit-reason-not-a-number = trebuie să fie un număr posibil aici.
edit-reason-not-a-count = după ? și * stă doar numărul cărților care nu sunt numite.
edit-reason-not-a-suit = trebuie să fie o culoare.
edit-reason-one-card = o singură carte.
edit-reason-missing = cât timp există talon trebuie să fie o carte întoarsă.
edit-reason-not-a-trump = cartea întoarsă trebuie să fie un atu.
edit-reason-deal-over = nimeni nu mai are cărți, deci runda s-a încheiat.
edit-reason-empty-hand = mâna aceasta e goală, alta nu. Scrie ? pentru cărțile care nu sunt numite.
edit-reason-card-not-won = locul acesta nu a câștigat toate aceste cărți.
edit-reason-card-spent = una dintre aceste cărți a fost deja anunțată.
edit-reason-not-a-brisque = trebuie să fie ași și zecari, fiecare scris o singură dată.
edit-reason-not-won-yet = levata aceasta nu a fost încă câștigată.
edit-reason-not-a-meld = ceva de aici nu e un anunț.
edit-reason-not-a-seven = trebuie să fie un șeptar de atu.
edit-reason-no-trick = e nevoie de cărțile levatei abia luate.
edit-reason-nothing-to-declare = nu e nimic de anunțat.
edit-reason-not-to-move = e rândul altui loc.
edit-reason-not-a-phase = nu există această fază.
edit-reason-fewer-than-before = acum sunt mai puține puncte decât înainte de această rundă.
edit-reason-deal-ended = o echipă cu atâtea puncte a încheiat runda.
edit-reason-not-a-status = scrie stăpâni, echipă, pălării, slugă, atu, Bătrân cu puncte între ele.
edit-reason-not-a-party = aceste locuri nu sunt o echipă.
edit-reason-not-of-this-game = jocul acesta nu are așa ceva.
edit-reason-must-be-carried = aici nu poate fi liniuță: în jocul acesta, asta trece de la o rundă la alta.
edit-reason-servant-is-master = sluga e unul dintre stăpâni.
edit-reason-no-old-man = în această echipă trebuie să fie Bătrânul și cel mult un partener.
edit-reason-not-now = asta nu ține de acest moment al rundei.
edit-reason-not-the-trump = după cartea întoarsă sau chemată, atu e altă culoare.
edit-reason-not-the-winner = alt loc a luat una dintre aceste levate.
edit-reason-not-the-old-man = cartea Bătrânului a fost împărțită altui loc.
edit-reason-not-the-party = echipa este Bătrânul și locul care a primit cartea chemată.
edit-reason-not-shown-yet = cartea chemată nu s-a jucat, deci partenerul nu se vede încă.
edit-reason-not-the-called-card = aici nu e chemată nicio carte sau e chemată alta.
edit-reason-not-callable = cartea aceasta nu se poate chema.
edit-reason-own-card = Bătrânul are chiar el această carte.
edit-reason-dealt-again = un loc are cei mai mari doi filicăi, deci se împarte din nou.
edit-reason-deal-goes-on = runda nu s-a încheiat încă.
edit-reason-no-servant-to-choose = acum nu e nicio slugă de ales.
edit-reason-not-a-partner = în locul câștigătorului poate anunța numai partenerul lui.
edit-reason-cards-dealt = în acest moment nu s-a împărțit nicio carte.
edit-reason-twice-or-no-value = scris de două ori sau fără valoare.
edit-reason-too-many-cards = pachetul are mai puține cărți decât atât.
edit-reason-no-card-to-turn = nu a rămas nicio carte de această culoare de întors.
edit-reason-not-a-rest = aici se scrie „random” sau „seed:” și un cuvânt.
edit-reason-no-copy-left = toate exemplarele acestei cărți sunt deja în poziție.

## Places in a text, inside the sentences above as $where

place-line = rândul { $number }
place-line-column = rândul { $number }, coloana { $at }
place-deal = runda { $number }
place-deal-action = runda { $number }, mutarea { $at }
