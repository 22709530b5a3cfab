# The settings in Romanian: a setting's name, what it does, and its choices.

settings-search = Caută o setare
settings-found = { $count ->
    [0] Nicio setare nu are aceste cuvinte.
    [one] O setare găsită.
    [few] { $count } setări găsite.
   *[other] { $count } de setări găsite.
  }
settings-unkept = Browserul nu păstrează nimic pentru această pagină: ce alegi se pierde când o închizi sau o reîncarci.
settings-language-missing = Textele în această limbă nu s-au putut încărca. Când ai internet, reîncarcă pagina ca să le primești.
settings-sample = Cum arată cărțile acum
settings-cards = Cărți
settings-table = Masă
settings-play = Joc
settings-sound = Sunet
settings-access = Accesibilitate
setting-on = Da
setting-off = Nu

setting-faces = Fețe
setting-faces-about = O carte mică arată mai puțin, ca rangul și culoarea să rămână mari.
faces-auto = După mărimea cărții
faces-full = Desen întreg
faces-large = Colțuri mari
faces-jumbo = Numai rang și culoare, mari
setting-suits = Culorile cărților
suits-traditional = Tradiționale
suits-safe = Patru culori, și pentru daltonism
setting-back = Dosuri
back-pack = Fiecare pachet cu al lui
back-madder = Roșu
back-loden = Verde
back-indigo = Albastru
back-walnut = Maro
setting-zoom = Mărește mâna mea
setting-zoom-about = Mâna ta e mai mare, iar din cărțile celorlalți rămâne doar un număr. La masă, tasta Z face același lucru.

setting-theme = Aspect
theme-system = Ca sistemul
theme-light = Luminos
theme-dark = Întunecat
setting-felt = Postav
felt-linen = In
felt-sand = Nisip
felt-slate = Ardezie
felt-moss = Mușchi
setting-speed = Viteză
speed-none = Pe loc
speed-fast = Rapid
speed-normal = Normal
speed-slow = Lent
setting-pause = După o levată sau un anunț
pause-timed = Continuă după o clipă
pause-one = Cel puțin 1 secundă
pause-two = Cel puțin 2,5 secunde
pause-tap = Așteaptă până ating

setting-taps = Ca să joci o carte
setting-taps-about = Cu două atingeri, prima ridică, a doua joacă cartea.
taps-auto = Două atingeri pe ecran îngust
taps-one = O atingere
taps-two = Două atingeri

setting-sort = Ordinea în mână
setting-sort-about = Poți și să glisezi o carte de-a lungul mâinii sau s-o muți cu Shift și o săgeată. Ordinea aceea ține cât runda.
sort-trumps = Întâi atuurile
sort-suits = După culoare
sort-ranks = După rang, pentru anunțuri
sort-own = Cum le așez eu
setting-order = Ordinea culorilor
setting-order-about = La cărțile franțuzești; atuurile stau primele dacă vrei.
order-alternate = Roșu și negru pe rând
order-fixed = Mereu pică, cupă, treflă, caro
setting-fan = Cărțile mari
fan-left = La stânga
fan-right = La dreapta
setting-tricks = Levate încheiate
setting-tricks-about = Care pot fi văzute în timpul rundei. După rundă se pot vedea toate.
tricks-all = Toate
tricks-last = Numai ultima
tricks-none = Niciuna
setting-notes = Note explicative
setting-notes-about = Note scurte explică ce se întâmplă pentru prima dată, nu și în runda zilei. Dacă le pornești din nou, apar iarăși toate.

setting-sound = Sunete
setting-sound-about = Scurte și discrete: o carte, o levată, un anunț, sfârșitul rundei.
setting-volume = Volum
volume-quiet = Încet
volume-medium = Mediu
volume-loud = Tare
setting-haptics = Vibrează ușor telefonul
setting-haptics-about = Când se joacă o carte, la un anunț și la sfârșitul rundei.

setting-language = Limbă
language-auto = Ca în browser
setting-hand = Mână
setting-hand-about = Pentru mâna stângă, evantaiul și butoanele de sub el apar în oglindă, iar scorul stă la stânga.
hand-right = Dreapta
hand-left = Stânga
setting-letters = Taste cu litere
setting-letters-about = Literele și cifrele singure merg cât timp masa e selectată. Le găsești la Ajutor.
