# What the engine cannot use, in Hungarian: a sentence for each error code, with dots and slashes turned to dashes. `where`
# is the place, `value` and `given` the word at fault; `reason` comes in words already where it has any.

## Positions

position-bad-field = Az állás nem állítható fel. { $where }, { $column }. oszlop, „{ $value }”: { $reason }
position-missing-field = Az állás nem állítható fel, mert ez hiányzik: „{ $where }”. Csak olyan sor hagyhatja el, amelyben ? vagy rest= van.
position-unknown-field = Az állás nem olvasható: ebben a játékban nincs ilyen: „{ $where }”.
position-card-missing = Az állás nem állítható fel. Hiányzó lapok száma: { $count }, köztük { $where }.
position-card-twice = Az állás nem állítható fel. Kétszer van benne: { $where }.
position-too-long = Egy állás sora nem lehet { $chars } karakter, túl hosszú innen: { $where }.
position-unknown-version = Ehhez az álláshoz { $given } változat kell ({ $where }). Itt { $known } az ismert.
position-no-deal = Nem folyik leosztás, ezért nincs állás.

## Records

match-daily = A nap leosztása egyszer játszható, segítség nélkül.
match-not-kept = Ez a parti nincs meg ebben a böngészőben. Itt törölték, vagy egy másik böngészőben játszották.
record-not-a-record = Ez nem egy parti jegyzőkönyve: { $where } helyén ez kell: „brisques 1”.
record-unknown-version = Ehhez a jegyzőkönyvhöz { $given } változat kell ({ $where }). Itt { $known } az ismert.
record-too-long = A jegyzőkönyv nem lehet { $chars } karakter, túl hosszú innen: { $where }.
record-no-variant = A jegyzőkönyv itt véget ér: { $where }, és nem nevez meg játékot.
record-no-seats = A jegyzőkönyv itt véget ér: { $where }, és nem nevez meg helyeket.
record-no-deal = A jegyzőkönyv itt véget ér: { $where }, és nincs benne leosztás.
record-bad-line = A jegyzőkönyv itt nem olvasható: { $where }. { $reason } { $at }
record-bad-dealer = Nincs ilyen osztó.
record-bad-seat = Egy hely alakja „human NÉV” vagy „player SZINT NÉV”.
record-too-many-seats = Több a hely, mint ebben a játékban.
record-deal-not-expected = A jegyzőkönyv nem játszható le: { $where } az előző leosztás vége előtt vagy a parti vége után kezdődik.
record-wrong-dealer = A jegyzőkönyv nem játszható le: más hely oszt itt: { $where }.
record-wrong-branch = A jegyzőkönyv nem játszható le: az újrapróbált leosztásnak ({ $where }) kell az utolsónak lennie.
deal-bad-order = Egy leosztás lapjai a teljes paklit adják ki, minden lap egyszer. { $count ->
    [0] Egy sincs.
   *[other] Megadva: { $count }.
  }
deal-bad-slips = A leosztás lapjai előtti számok nem illenek ehhez a játékhoz.

## Cards and players

card-bad-code = Ez nem lapkód (mint például QS1): „{ $where }”.
card-bad-suit = Ez nem egy szín betűje: „{ $where }”.
player-unknown = Nincs ilyen nevű játékos: „{ $where }”.
player-bad-rollouts = „{ $where }”: a @ utáni próbajátékok száma 0 és { $most } közötti egész szám.
player-wrong-count = Minden helyre egy játékos kell, nem pedig ez: „{ $where }”.

## The table

picture-no-cards = Itt nincsenek rajzolt lapok: „{ $where }”; a build.py build rajzolja meg őket.
oembed-bad-home = „{ $where }” nem webcím: a cím eleje https:// vagy http://.
match-no-servants = Ez a játék nem kezdődhet urakkal és szolgákkal.
table-no-deal = Még nem kezdődött leosztás.
table-deal-not-over = A leosztásnak még nincs vége.
table-match-over = A partinak vége.
table-record-full = Ebben a partiban már annyi leosztás van, amennyi egy jegyzőkönyvbe fér. Kezdj új partit.
table-covered = A lapok takarva vannak. A soron lévő személynek kell felfednie őket.
table-not-your-turn = { $seat }. hely: most nem nézheti, más személy van soron.
table-no-such-seat = Nincs ilyen hely; az utolsó { $last }.
table-nothing-to-undo = Nincs mit visszavenni.
table-nothing-to-redo = Nincs mit újra meglépni.
table-no-such-place = A leosztásban nincs ilyen pillanat; az utolsó { $last }.
table-human-to-move = Személy van soron, helye: { $seat }.
table-stale-revision = Az asztal közben megváltozott (állapot: { $given }, most { $now }). Próbáld újra.
table-wrong-seats = A játékhoz ez kell: { $expected }.

## Rule sets

variant-bad-file = Egy szabályfájl nem olvasható: { $where }. { $reason }
variant-house-needs-why = Egy házi szabály nem mond okot: { $where }.
variant-missing-cite = Egy szabály nem nevez meg forrást: { $where }.
variant-missing-key = Egy szabályfájlból hiányzik: { $where }.
variant-other-family = „{ $where }” egy másik család ({ $family }) játéka.
variant-too-long = „{ $where }” és a házi szabályai együtt legfeljebb { $most } karakter lehet.
variant-unknown-family = Nincs ilyen játékcsalád: { $where }.
variant-unknown-source = „{ $where }” ismeretlen forrásra hivatkozik: { $source }.

## Computer players

value-none = Ehhez nincs megtanult érték ({ $where }): a próbajátékok a leosztás végéig tartanak.
value-no-fit = --fit nélkül nem készülnek súlyok, így a --out { $where } hatástalan.

## Requests

bridge-internal = A motor hibázott ({ $where }). Kérjük, írd meg, mit csináltál.
bridge-failed = A motor nem válaszolt. Töltsd újra az oldalt.
bridge-no-table = Nincs felállított asztal.
bridge-unknown-op = A motor nem ismeri ezt a műveletet: „{ $where }”.
bridge-bad-json = A kérés nem olvasható. { $reason } { $where }
bridge-bad-argument = A kérés nem használható. { $where }, ez kell: { $expected }.

## Files and work of the shell

file-unreadable = A fájl nem olvasható: { $where } ({ $reason }).
file-unwritable = A fájl nem írható: { $where } ({ $reason }).
file-exists = Már van ilyen fájl: { $where }; semmi sem íródott ki.
file-no-site = Itt nincs asztal: { $where }. Előbb építsd meg: „python build.py build”.
file-no-port = Ez a port nem használható: { $where }. Adj meg másikat a --port után, vagy egyet se.
file-not-utf-8 = Más a kódolás: { $where }, { $line }. sor. Mentsd a fájlt UTF-8-ban.
arena-bad-file = Ebben a fájlban nincsenek verseny párjai: { $where }.
arena-house-rules = Az erősségek táblázatában nincs házi szabályokkal játszott játék: { $where }.
arena-no-interval = Túl kevés a pár, vagy mind egyforma, ezért az eredménynek nincs intervalluma, és nincs feljegyezve ({ $where }).
arena-other-run = Ez egy másik verseny párjait tartalmazza: { $where }.
cluster-unreachable = Innen egy fürt sem válaszol: { $where } ({ $reason }).
extra-not-installed = Ehhez a parancshoz kell egy könyvtár, „{ $where }”. A forrás mappájában: pip install ".[lab]".
regret-hint-at-table = Nincs megmérve, hány próbajátékot kap egy tipp az asztalnál, ezért a --at-table a --level { $where } mellett hatástalan.
teach-bad-file = Ebben a fájlban nincsenek a keresés döntései: { $where }.
teach-other-run = Ez egy másik parancs döntéseit tartalmazza: { $where }.
tune-bad-file = Ebben a fájlban nincs hangolás: { $where }.
tune-no-weights = Itt nincs mit hangolni: { $where }.
tune-other-family = Ezek a súlyok egy másik játékcsaládé: { $where }.
tune-other-run = Ez egy másik parancs hangolása: { $where }.
problem-no-partners = Ebben a játékban egy végjáték sem bizonyítható ({ $where }), mert kettőnél többen játszanak állandó társak nélkül. A „problems find --drawn” próbajátékokkal keres feladványokat.
problem-no-theme = Ebben a játékban ({ $where }) nincs feladvány ezzel a témával: „{ $theme }”. Lehetséges témák: { $possible }.
problem-bad-row = A feladványgyűjtemény e sora nem olvasható: { $where }.{ $field ->
    [none] {""}
   *[other] {" "}Hiányzik vagy hibás: „{ $field }”.
  }
weights-bad-header = A súlyfájl első sora hibás: { $where }.
weights-bad-toml = A súlyfájl nem olvasható: { $where }. { $reason }
weights-missing = A súlyfájlból hiányzik: { $where }.
weights-no-number = A súlyfájlban ez nem szám: { $where }.
weights-unknown = A súlyfájlban ez nem e játék súlya: { $where }.

## Lessons that are played

lesson-not-open = Nincs megnyitott lecke ({ $where }).
lesson-not-begun = Nincs elkezdett lépés ({ $where }).
lesson-no-such-step = Nincs ilyen lépés ({ $where }): a leckének { $steps } lépése van.
lesson-no-hint = Nincs ilyen tipp ({ $where }): a lépéshez { $hints } tipp van.
lesson-no-question = Ez a lépés nem kérdez semmit ({ $where }).
lesson-no-table = Ebben a lépésben nincs mit játszani ({ $where }).
lesson-no-next-deal = Egy leckében nincs következő leosztás ({ $where }).
lesson-no-claim = Egy leckében nem lehet egyszerre befejezni a leosztást ({ $where }).
lesson-no-problems = Nem találtunk ilyen végjátékot ({ $where }).
lesson-step-over = A lépésnek vége. Kezdd újra ({ $where }).

## Lessons that are proved

lesson-true-from-start = A cél megvan, mielőtt a játékos bármit tenne.
lesson-lost-from-start = A cél nem érhető el.
lesson-then-after-end = A leosztás véget ér e lépés előtt.
lesson-no-turn = Ez a hely sosem kerül sorra.
lesson-illegal-right = Ez itt nem játszható ki: { $given }. Ami játszható: { $legal }
lesson-illegal-reply = Ez a válasz itt nem játszható ki: { $given }. Ami játszható: { $legal }
lesson-right-misses = A megoldás nem éri el a célt: { $given }
lesson-right-too-long = A megoldás a cél elérése után is folytatódik: { $given }
lesson-wrong-impossible = Ez a lap nincs ennél a helynél: { $given }
lesson-illegal-wrong = Ez a hibás próbálkozás itt nem játszható ki: { $given }. Ami játszható: { $legal }
lesson-impossible-count = A leosztás hátralévő része ennyit nem hozhat: legfeljebb { $most }, nem { $given }
lesson-best-hidden = Ez nem a rejtett lapok minden elosztásában a legjobb: { $given }
lesson-best-not-clear = Ez nem egyértelműen a legjobb: { $given } { $lead } ponttal marad el, { $error } hibával
lesson-best-is-other = Egy másik lépés jobb: { $given } { $lead } ponttal jobb, { $error } hibával
lesson-wrong-never = Egy próbálkozás sem felel meg ennek: { $given }
lesson-wrong-reaches-goal = Ez a próbálkozás eléri a célt: { $given }
lesson-best-not-alone = Egy másik lépés is ugyanilyen jó, értéke { $worth }, és egy megoldás sem kezdődik vele: { $given }
lesson-best-too-far = Ez túl messze van a végétől ahhoz, hogy meg lehessen oldani.

## What is wrong with a field of a position

edit-reason-wrong-size = nem annyi lap, amennyi a leosztás e pillanatában kell.
edit-reason-other-size = nem annyi lap, amennyi kell. A leosztás e pillanatában ennyi: { $size }.
edit-reason-not-a-card = ez nem lap.
edit-reason-number-alone = ez nem lap. A meg nem nevezett lapok száma elé ? kerül.
edit-reason-not-in-pack = ebben a játékban nincs ilyen lap.
edit-reason-one-for-each-seat = minden helyhez egy.
edit-reason-one-for-each-side = minden oldalhoz egy.
edit-reason-not-a-number = ide itt lehetséges szám kell.
edit-reason-not-a-count = a ? és a * után csak a meg nem nevezett lapok száma állhat.
edit-reason-not-a-suit = ide szín kell.
edit-reason-one-card = csak egy lap.
edit-reason-missing = amíg van talon, kell felütött lap.
edit-reason-not-a-trump = a felütött lapnak adunak kell lennie.
edit-reason-deal-over = senkinél sincs lap, a leosztásnak vége.
edit-reason-empty-hand = ez a kéz üres, egy másik nem. A meg nem nevezett lapok helyére írj ?-et.
edit-reason-card-not-won = e lapok nem mindegyikét vitte el ez a hely.
edit-reason-card-spent = e lapok egyikét már bemondták.
edit-reason-not-a-brisque = csak ászok és tízesek lehetnek, mindegyik egyszer leírva.
edit-reason-not-won-yet = ezt az ütést még senki sem vitte el.
edit-reason-not-a-meld = valami itt nem bemondás.
edit-reason-not-a-seven = ide aduhetes kell.
edit-reason-no-trick = kellenek a most elvitt ütés lapjai.
edit-reason-nothing-to-declare = nincs mit bemondani.
edit-reason-not-to-move = más hely van soron.
edit-reason-not-a-phase = nincs ilyen szakasz.
edit-reason-fewer-than-before = most kevesebb a pont, mint e leosztás előtt.
edit-reason-deal-ended = ennyi ponttal az egyik oldal már befejezte a leosztást.
edit-reason-not-a-status = írd így, pontokkal elválasztva: urak, fél, kalapok, szolga, adu, öreg.
edit-reason-not-a-party = ezek a helyek nem egy oldal.
edit-reason-not-of-this-game = ebben a játékban ilyen nincs.
edit-reason-must-be-carried = itt nem állhat kötőjel: ebben a játékban ez leosztásról leosztásra megmarad.
edit-reason-servant-is-master = a szolga az urak közé tartozik.
edit-reason-no-old-man = ezen az oldalon az öregnek és legfeljebb egy társának kell lennie.
edit-reason-not-now = ez nem a leosztás e pillanatába való.
edit-reason-not-the-trump = a felütött vagy meghívott lap szerint más szín az adu.
edit-reason-not-the-winner = ezen ütések egyikét más hely vitte el.
edit-reason-not-the-old-man = az öreg más helynek jutott.
edit-reason-not-the-party = ez az oldal az öreg és az a hely, amelynek a meghívott lap jutott.
edit-reason-not-shown-yet = a meghívott lapot még nem játszották ki, így a társ még nem ismert.
edit-reason-not-the-called-card = itt nincs meghívott lap, vagy más lap az.
edit-reason-not-callable = ez a lap nem hívható meg.
edit-reason-own-card = ez a lap magánál az öregnél van.
edit-reason-dealt-again = a két legnagyobb felső egy helyen van, ezért újra osztanak.
edit-reason-deal-goes-on = a leosztásnak még nincs vége.
edit-reason-no-servant-to-choose = most nem kell szolgát választani.
edit-reason-not-a-partner = ahelyett, aki az ütést vitte, csak a társa mondhat be.
edit-reason-cards-dealt = ebben a pillanatban még nincs kiosztott lap.
edit-reason-twice-or-no-value = kétszer szerepel, vagy nincs értéke.
edit-reason-too-many-cards = a pakliban kevesebb lap van ennél.
edit-reason-no-card-to-turn = ebből a színből nem maradt felüthető lap.
edit-reason-not-a-rest = ide „random” kell, vagy „seed:” és egy szó.
edit-reason-no-copy-left = e lap minden példánya benne van már az állásban.

## Places in a text, inside the sentences above as $where

place-line = { $number }. sor
place-line-column = { $number }. sor, { $at }. oszlop
place-deal = { $number }. leosztás
place-deal-action = { $number }. leosztás, { $at }. lépés
