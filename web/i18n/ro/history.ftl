# A person's record: the matches played, statistics, texts, the deals of the day.

record-views = Ce se arată
record-matches = Partide
record-statistics = Statistici
record-daily = Rundele zilei
record-branch = reluată
record-position = de la o poziție făcută
record-search = Caută
record-game = Joc
record-level = Nivel
record-result = Rezultat
record-any = toate
record-count = { $count ->
    [one] O partidă
    [few] { $count } partide
   *[other] { $count } de partide
  }
record-none = Încă nu e nicio partidă aici. Fiecare partidă jucată se păstrează pe acest dispozitiv.
record-none-found = Nicio partidă nu se potrivește. Schimbă căutarea sau opțiunile de mai sus.
record-result-won = Câștigată
record-result-lost = Pierdută
record-result-drawn = Egală
record-result-drawn-filko = La egalitate
record-result-undecided = Fără câștigător
record-result-open = Neterminată
record-unknown = O partidă a unei versiuni mai vechi
record-title = { $variant } cu { $name }
record-score = { $me } la { $them }
record-deals = { $deals ->
    [0] prima rundă
    [one] o rundă
    [few] { $deals } runde
   *[other] { $deals } de runde
  }
record-games-won = { $won } din { $games } câștigate
record-assisted = cu ajutor
record-deal = Rundă
record-mine = Tu
record-theirs = Cel mai bun dintre ceilalți
record-points = Punctele fiecărei runde
record-review = Analiză
record-text = Ca text
record-delete = Șterge
record-save = Salvează tot ca fișier
record-read = Citește un fișier
record-saved-note = Fișierul conține partidele tale cu toate cărțile, statistica, progresul la lecții și probleme, setările și regulile casei.
record-saved = Arhiva ta a fost salvată ca fișier.
record-added = { $added ->
    [0] Nu s-a adăugat nicio partidă
    [one] S-a adăugat o partidă
    [few] S-au adăugat { $added } partide
   *[other] S-au adăugat { $added } de partide
  }{ $known ->
    [0] .
    [one] ; una era deja aici.
   *[other] ; { $known } erau deja aici.
  }
record-merged = Progresul tău la lecții și probleme și regulile casei au fost completate cu cele din fișier. { $settings ->
    [taken] Setările sunt acum cele din fișier.
   *[kept] Setările tale au rămas cum erau.
  }
record-rules-left = { $left ->
    [one] Un set de reguli ale casei din fișier nu a mai încăput
    [few] { $left } seturi de reguli ale casei din fișier nu au mai încăput
   *[other] { $left } de seturi de reguli ale casei din fișier nu au mai încăput
  }: aici se păstrează cel mult { $most }. Uită câteva în lista de jocuri și citește din nou fișierul.
record-reading = Se verifică partida { $done } din { $of }…
record-refused = Nu s-a citit nimic. { $reason }
record-watched = urmărită
record-shared = mai multe persoane
record-refused-match = Partida { $number } din fișier nu e în regulă: { $reason }
record-file-not-ours = Aceasta nu e o arhivă salvată de Brisques.
record-file-newer = Fișierul a fost salvat de o versiune Brisques mai nouă. Reîncarcă pagina ca să primești versiunea nouă, apoi încearcă din nou.
record-file-broken = Fișierul e deteriorat sau îi lipsește o parte.
record-file-too-large = Fișierul e prea mare.
record-unkept = Browserul nu păstrează nimic pentru această pagină, deci nu se poate adăuga nimic.
record-rest-unkept = Browserul nu a putut păstra tot ce conține fișierul în afară de partide.

## Texts

text-title = Partida ca text
text-line = Fiecare rundă cu toate cărțile și mutările. Brisques poate citi textul din nou.
text-record = Înregistrarea partidei
text-copy = Copiază
text-copied = Copiat.
text-not-copied = Browserul nu permite copierea. Selectează textul și copiază-l tu.
link-newer = Linkul a fost făcut de o versiune Brisques mai nouă. Reîncarcă pagina ca să primești versiunea nouă, apoi încearcă din nou.
link-too-long = Partida e prea lungă pentru un link. Salveaz-o ca text.
text-save = Salvează ca fișier

link-title = Link către acest moment
link-line = Linkul conține regulile, toate cărțile și toate mutările. Se deschide aici sau în orice altă copie a paginii; nu se trimite nimic.
link-label = Link
link-copy = Link către acest moment
report-play = Raportează mutarea
report-title = Raportează mutarea
report-line = Copiază textul într-o sesizare și scrie după primele două puncte ce e greșit. Conține toată partida cu toate cărțile.
report-label = Raport
report-what = Ce e greșit
report-where = Moment
report-moment = runda { $deal }, { $place ->
    [one] { $place } mutare jucată
    [few] { $place } mutări jucate
   *[other] { $place } de mutări jucate
  }
report-last-moment = runda { $deal }, după ultima mutare
report-link = Link
report-version = Versiune
report-browser = Browser
report-box = Fereastră
report-settings = Setări

## Deals of the day by date

calendar-before = Luna anterioară
calendar-after = Luna următoare
calendar-open = neterminată
calendar-none = Aici apar, după dată, rundele zilei pe care le joci.

## Statistics

statistics-none = Termină o rundă și cifrele ei apar aici.
statistics-title = { $variant }, { $level }
statistics-level-mixed = mai multe niveluri
statistics-level-people = persoane
statistics-deals = Runde
statistics-games = Jocuri
statistics-won = Câștigate
statistics-lost = Pierdute
statistics-drawn = Egale
statistics-drawn-filko = Nedecise
statistics-share = { $won } ({ $percent }%)
statistics-streak = Victorii la rând
statistics-streak-now = { $now } acum, maximum { $longest }
statistics-average = Media punctelor pe rundă
statistics-assisted = Jocuri cu ajutor
statistics-points = Punctele tale în { $count ->
    [one] ultima rundă
    [few] ultimele { $count } runde
   *[other] ultimele { $count } de runde
  } și media lor
statistics-since = Se numără partidele începute de la: { $when }.
statistics-reset = Pornește de la zero
statistics-all = Numără din nou tot
statistics-were-reset = Statistica pornește de la zero. Nicio partidă nu se șterge.
statistics-count-all = Se numără din nou toate partidele.
statistics-note = Un joc cu ajutor (un sfat sau o mutare luată înapoi) se numără separat și nici nu începe, nici nu încheie un șir de victorii. Un joc neterminat nu se numără, și nici ce s-a reluat dintr-o analiză.
