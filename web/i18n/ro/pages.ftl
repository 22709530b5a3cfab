# Start page and panels in Romanian. In causes and sums, what stands after a comma is left out where
# there is little room.

## Start page

tagline = Două vechi familii de jocuri de cărți: Fildinski cu Bézique, Filicău cu Filkó.
start-lead = Ești la atac. Atinge orice carte.
start-wait = Se împarte prima mână
start-no-hand = Nu s-a putut împărți nicio mână. Reîncarcă pagina ca să încerci din nou.
games-missing = Lista jocurilor nu s-a putut încărca. Verifică conexiunea și reîncarcă pagina.
are-trumps = este atu
fildinski-pack = doi jucători, cărți franțuzești
fildinski-line = Câștigă ași și zecari; din cărțile câștigate fă mariaje, secvențe și bézique-uri.
filicau-pack = patru jucători, cărți ungurești
filicau-line = Doi contra doi pentru opt ași și zecari. Cei patru filicăi sunt mereu atuuri, oricare ar fi culoarea.
games = Toate jocurile
games-note = găsește-l pe al tău
new-match-note = locuri, niveluri, reguli
help-note = cum se joacă
your-match = Partida ta
your-matches = Partidele tale
your-matches-more = { $count ->
    [one] Încă o partidă
    [few] Încă { $count } partide
   *[other] Încă { $count } de partide
  }
match-opening = Se deschide…
match-put-away-button = Pune deoparte
match-put-away = Partida e pusă deoparte. O găsești în arhiva ta.
match-deleted = Partida a fost ștearsă.
match-unchanged = Partida rămâne cum era: browserul nu a putut păstra schimbarea.
record = Arhiva ta
record-note = partide, statistici
daily = Runda zilei
when-today = azi, { $time }
when-yesterday = ieri, { $time }
when-date = { $date }, { $time }
your-match-line = { $variant } cu { $name }, runda { $deal }
your-match-score = *{ $me }* la *{ $them }*
your-match-saved = Pe acest dispozitiv e salvată o partidă
go-on = Continuă
contents = Cuprins
learn = Învață
learn-note = jucând poziții
new-match = Partidă nouă
rules = Regulile, cu sursele lor
rules-short = Reguli și surse
rules-note = toate cu sursa
settings = Setări
settings-note = aspect, viteză, atingeri
other-hand = Altă mână
private-note = Totul rămâne pe acest dispozitiv.

stage-downloading = Se descarcă jocul…
stage-starting = Pornește jocul…
stage-loading = Se încarcă regulile…
stage-ready = Gata.
stage-failed = Jocul nu a putut porni.
stage-failed-help = Reîncarcă pagina ca să încerci din nou. Partida ta e păstrată pe acest dispozitiv.
engine-failed = Masa nu a putut porni aici. Reîncarcă pagina ca să încerci din nou.
loading = Se încarcă…
reload = Reîncarcă
queued = Joci { $card } de îndată ce jocul e gata.
recovered = Motorul s-a oprit și a fost repornit. Nu s-a pierdut nimic.
unkept = Browserul nu păstrează nimic pentru această pagină, ca într-o fereastră privată: partida se pierde când închizi sau reîncarci pagina.
single-broken = Fișierul nu se poate juca. E incomplet sau deteriorat și îți trebuie altă copie, ori browserul e prea vechi pentru el.
trouble = Ceva n-a mers: { $code }
page-part-missing = Această parte a paginii nu s-a putut încărca. Poți juca mai departe. Când ai internet, reîncarcă pagina ca s-o primești.
elsewhere = Joci partida asta în altă filă.
elsewhere-status = O joci în altă filă. Fila aceasta doar o arată.
play-here = Joacă aici
aside-title = O partidă pusă deoparte
aside-why = { $why ->
    [newer] A fost salvată de o versiune Brisques mai nouă, iar aceasta nu o poate deschide. Reîncarcă pagina ca să primești versiunea nouă, apoi încearcă din nou.
    [silent] Motorul s-a oprit de două ori când a deschis această partidă. Nu s-a pierdut nimic din ea.
   *[unreadable] Nu s-a putut citi ({ $code }). Se păstrează așa cum e.
  }
aside-export = Salvează ca fișier
aside-retry = Reîncearcă
aside-delete = Șterge-o
leave-match-title = Începi o partidă nouă?
leave-match-unkept = Browserul nu păstrează nimic pentru această pagină: o partidă nouă o încheie pe cea de pe masă.
begin-new = Începe o partidă nouă
keep-match = Păstrează partida
reload-title = Reîncarci pagina?
reload-unkept = Browserul nu păstrează nimic pentru această pagină: reîncărcarea încheie partida de pe masă.

## The games

group-won = Fildinski
group-hand = Bézique
group-many = Multe pachete
group-more = Trei și patru jucători
variant-house = { $name }, regulile casei
variant-fildinski = Fildinski
variant-fildinski-penguin = Fildinski, Penguin
variant-fildinski-catsatcards = Fildinski, Cats at Cards
variant-open-bezique = Bézique deschis
variant-bezique = Bézique
variant-bezique-penguin = Bézique, Penguin
variant-bezique-1500 = Bézique până la 1500
variant-bezique-no-trump = Bézique fără carte întoarsă
variant-bezique-pinochle = Bézique ca la Pinochle
variant-foster-polish = Bézique polonez, Foster
variant-rubicon = Bézique Rubicon
variant-six-pack = Bézique cu șase pachete
variant-six-pack-pokerwiner = Șase pachete, Pokerwiner
variant-eight-pack = Bézique cu opt pachete
variant-three-hand = Bézique în trei
variant-four-hand = Bézique în patru
variant-four-hand-partners = În patru, cu parteneri

companion-1 = Halina
companion-2 = Bruno
companion-3 = Teresa

## End of a deal and of a match

deal-number = Runda { $deal }
you-lead-by = Conduci cu { $points }
they-lead-by = { $name } { $count ->
    [one] conduce
   *[other] conduc
  } cu { $points }
level-score = Nimeni nu conduce
better-deal-you = Ai făcut cea mai bună rundă, cu { $points } în plus.
better-deal-they = { $name }: cea mai bună rundă, cu { $points } în plus.
better-deal-none = În runda asta nimeni nu a fost în față.
points-by-cause = Puncte pe categorii
times = ×{ $count }
carried = { $deals ->
    [one] Report, din runda 1
    [2] Report, din rundele 1 și 2
   *[other] Report, din rundele 1–{ $deals }
  }
total = Total
total-at = Total, joc până la { $target }
next-deal = Runda următoare
rematch = Revanșă
next-game = Jocul următor
deal-sheet = Foaia rundei
sheet-assisted = Jucată cu ajutor: se numără separat în statistica ta.
branch-line = Runda { $deal } continuată { $place ->
    [0] de la început
    [one] după o mutare
    [few] după { $place } mutări
   *[other] după { $place } de mutări
  }
branch-back = Înapoi la partidă
branch-note = Aici poate că știi cărțile, deci nu se numără. Se păstrează împreună cu partida.
daily-kept = Rezultatul se păstrează pentru azi. Mâine vine altă rundă.
daily-kept-earlier = Rezultatul se păstrează. Azi este altă rundă.
next-dealer-you = Apoi împarți tu.
next-dealer-they = Apoi împarte { $name }.
match-over = Sfârșitul partidei
match-won = Câștigi { $unit ->
    [deal] jocul
   *[match] partida
  }
match-lost = { $name } { $count ->
    [one] câștigă
   *[other] câștigă
  } { $unit ->
    [deal] jocul
   *[match] partida
  }
match-drawn = { $unit ->
    [deal] Jocul
   *[match] Partida
  } se termină la egalitate
match-line = { $winner } la { $loser } după { $deals ->
    [one] o rundă
    [few] { $deals } runde
   *[other] { $deals } de runde
  }.
match-pays = Cine pierde plătește { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
match-stake = Contează de { $stake } ori.
match-double = Contează dublu.
to-start = La pagina de start
cause-sequence = Secvență, de atu
cause-marriage = Mariaje, în culori simple
cause-plain-sequence = Secvențe simple
cause-packet-lift = Teanc, ridicat exact
cause-packet-guess = Teanc, ghicit exact
cause-match-bonus = Bonus, pentru joc
cause-match-rubicon-bonus = Bonus, pentru rubicon
cause-match-rubicon = Punctele învinsului, prin rubicon
cause-match-rubicon-brisques = Brisques, prin rubicon
cause-seven-points = Dix, șeptarul de atu
cause-brisque-points = Brisques, ași și zecari
position-points = Înainte de această poziție

## Small words, and lines of the menu

done = Gata
yes = da
no = nu
zoom = Mărește mâna
zoom-end = Mâna la mărimea obișnuită
sort = Sortează din nou mâna
sound-on = Pornește sunetele
sound-off = Oprește sunetele
news = Ce e nou
print = Tipărește
score-save = Salvează CSV
score-file = brisques-scor.csv
csv-deal = Rundă
csv-trick = Levată
csv-player = Jucător
csv-cause = Pentru
csv-cards = Cărți
csv-points = Puncte
csv-earlier = toată runda
fullscreen = Ecran complet

## Several persons at one device, and the computer alone

person-number = Persoana { $number }
curtain-turn = Urmează { $name }
curtain-wait = Joacă ceilalți…
curtain-note = Dă dispozitivul mai departe: { $name }. Până atunci cărțile rămân acoperite.
curtain-look = { $name }: arată-mi cărțile
take-seats = Locuri
watch = Calculatorul joacă la toate locurile
watch-pause = Pauză
watch-go = Continuă
watch-step = O mutare
watch-speed = Viteză
watch-speed-slow = lent
watch-speed-normal = normal
watch-speed-fast = rapid
watch-speed-none = fără mișcare

## Links to rules, and what may be wrong with them

link-trouble = Linkul către aceste reguli nu merge: { $reason }
link-damaged = Linkul e deteriorat: o parte lipsește sau a fost schimbată.
link-bad = E deteriorat sau schimbă prea multe reguli.
link-without-engine = Motorul nu a pornit, deci linkul nu se poate citi.
variant-unknown = Nu există jocul „{ $where }”.
variant-unknown-key = Nu există regula „{ $where }”.
variant-bad-value = „{ $where }” nu poate avea această valoare.
variant-key-twice = „{ $where }” apare de două ori.
variant-conflict = Aceste reguli nu se potrivesc între ele. { $reason }

## The way to the position editor and from it

edit = Fă o poziție
share = Link către partidă
report = Raportează mutarea
edit-note = carte cu carte
edit-leave = Ieși
edit-fresh = Rundă nouă la
