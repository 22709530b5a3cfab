# The panels in which a game, its seats and the deal of the day are chosen, in Hungarian.

## All the games

games-found = { $count ->
    [0] Nincs ilyen játék.
    [one] Egy játék
   *[other] { $count } játék
  }
games-all = Mind
find-players = Játékosok
find-length = Hossz
find-length-short = rövid
find-length-medium = közepes
find-length-long = hosszú
find-mood = Jelleg
find-mood-first = kezdésnek jó
find-mood-plan = kevés, jól tervezett bemondás
find-mood-lavish = sok bemondás, nagy pontszámok
find-mood-open = az adu játék közben dől el
find-mood-partners = párban
find-mood-secret = titkos társ
find-mood-alone = mindenki egyedül
find-mood-talk = beszéd az asztalnál
find-any = bármi
game-facts = { $players } játékos, { $packs } pakli, { $target ->
    [0] egy leosztás, { $tricks } ütés
   *[other] leosztásonként { $tricks } ütés, a cél { $target }
  }
game-kind = { $players } játékos, { $length }: { $tricks ->
    [0] a hossza nincs mérve
   *[other] kb. { $tricks } ütés
  }
forget = Elfelejtem
forget-rules = Elfelejtem: { $name }
own-rules-about = { $name }, módosítva { $count ->
    [one] egy szabály
   *[other] { $count } szabály
  }
variant-fildinski-about = Ütésenként két bemondás, és minden lap csak egyben szerepelhet.
variant-fildinski-penguin-about = Bármely négy egyforma; a lapok később újra bemondhatók; a parti azonnal véget ér.
variant-fildinski-catsatcards-about = A bemondáshoz nem kell az ütés lapja; az ászok és tízesek a végén számítanak.
variant-open-bezique-about = Annyi bemondás, amennyit a lapok engednek; egy lap többször is számít.
variant-bezique-about = A klasszikus: ütésenként egy bemondás, ászok és tízesek a végén.
variant-bezique-penguin-about = Az ászok és tízesek azonnal számítanak; aki előbb célba ér, nyer.
variant-bezique-1500-about = A klasszikus játék, másfélszer olyan hosszan.
variant-bezique-no-trump-about = Nincs adu, amíg valaki be nem mond egy házasságot.
variant-bezique-pinochle-about = A négy egyformához minden színből kell egy lap.
variant-foster-polish-about = A bemondás keveri a kéz lapjait és az elvitt figurákat.
variant-rubicon-about = Négy pakli; a megújult bemondás újra számít; aki kevés ponttal veszít, többet veszít.
variant-six-pack-about = Emelj le és becsülj meg egy köteget; az adu színe mondja meg, mely lapok adják a bézique-et.
variant-six-pack-pokerwiner-about = Hat pakli, és minden leosztásban ugyanaz a bézique.
variant-eight-pack-about = Tizenöt lap kézben, öt egyforma, ötszörös bézique.
variant-three-hand-about = Mindenki egyedül, tripla bézique-kel.
variant-four-hand-about = Mindenki egyedül, és a végén mindenkinek felül kell ütnie.
variant-four-hand-partners-about = Ketten kettő ellen: add át a bemondás jogát, mondj be a társad lapjaihoz.
variant-filicau-about = Ketten kettő ellen Romániában; rossz lapokkal meg lehet szökni.
variant-filko-4-about = Adu emeléssel, és egy szolga, aki oszt, amíg az oldala fel nem szabadul.
variant-filko-5-about = Az öreg meghív egy lapot, és akinél van, az a titkos társa.
variant-filko-6-about = Hárman három ellen, fejenként öt lappal.
variant-szeged-5-about = A piros hetes a legnagyobb adu.
variant-szeged-6-about = A piros és a makk hetes a felsők fölött áll.
variant-kelebia-about = Nyolc állandó adu, és felül kell ütnöd, ha tudsz.
variant-rich-poor-about = A két legnagyobb felső a másik három ellen.
variant-rich-poor-kept-about = Ugyanazok a felek, amíg a vesztesek fel nem szabadulnak.
variant-rich-poor-called-about = Az öreg egy lappal hívja meg gazdag társát.
variant-hats-about = Lapértékek, jelek a társnak, és vesztesek kalap nélkül.

## New match

another-game = Másik játék
which-opponent = Az ellenfeled
which-opponents = A többi játékos szintje
deal-cards = Osztás
earlier-sitting = Egy korábbi alkalomról
who-serves = Ki oszt szolgaként
who-serves-note = Akik már játszottak együtt, megtarthatják a korábbi urakat. Elsőként egy szolga oszt.
nobody-serves = Senki: nincs se úr, se szolga
servant-line = { $me ->
    [yes] Te osztasz
   *[no] { $name } oszt
  }; szolgák: { $side }
change-rules = Szabályok módosítása
level-novice-about = ismeri a szabályokat, de sokszor kapkod, és elfelejti a kis bemondásokat
level-novice-about-filko = ismeri a szabályokat, ritkán szól, és sokszor kapkod
level-casual-about = számolja az ászokat és tízeseket, építi a bemondásait
level-casual-about-filko = számolja az ászokat és tízeseket, és tudja, ki van vele
level-club-about = minden lapot sok ezer leosztáson beállított szabályok szerint ítél meg
level-strong-about = mint a klub szint, és az utolsó ütéseket kiszámolja
level-expert-about = minden lap előtt egy pillanatra előretekint
level-master-about = minden lap előtt akár egy másodpercig is előretekint
level-beats = 100 leosztásból { $share } alkalommal jobb ennél a szintnél: { $over }; átlagosan *{ $mean } ± { $doubt }* ponttal
chosen-match = { $seats ->
    [several] { $variant }, több személy
    [watch] { $variant }, csak gépi játékosok
    [seats] { $variant }, választott helyekkel
   *[usual] { $variant }, szint: { $level }
  }
level-beats-filko = 100 leosztásból { $share } alkalommal jobb ennél a szintnél: { $over }; átlagosan a tét *{ $mean } ± { $doubt }* százalékával
level-beats-nobody = ebben a játékban nincs mért előnye ezzel a szinttel szemben: { $over }
level-not-measured = ebben a játékban még nem mértük
level-alike = ebben a játékban alig különbözik ettől: { $levels }, ezért csak az egyik választható; 100 leosztásból kevesebb mint 55 alkalommal jobb

## Seats

seats = Helyek
seats-about = ki hol játszik: személyek, és a többi hely szintje
seat-number = { $number }. hely
seat-person = személy
seat-player = gép, { $level }
seat-name = { $number }. hely: a személy neve
seats-usual = Te az 1. helyen játszol, a többin a gép.
seats-seats = Te a személy helyén játszol, a többin a gép.
seats-several = Ezen az eszközön több személy játszik. Két lépés között a lapok takarva vannak, amíg a következő személy fel nem fedi őket. Semmit sem lehet visszavenni.
seats-watch = Minden helyen a gép játszik, te nézed.

take-seats-about = Átveheted egy gépi játékos helyét, vagy beültethetsz egyet magad helyett. Az a parti, amelyben a helyek változtak, segítséggel játszottnak számít.
take-seats-change = Helyek módosítása

## Deal of the day

daily-game = Játék
daily-play = Játszom
daily-points = A te pontod { $me }, a többieké { $them }.
daily-points-won = Nyertél: { $me } : { $them }.
daily-points-lost = Vesztettél: { $me } : { $them }.
daily-points-drawn = Senki sem nyert: { $me } : { $them }.
daily-about = Ma mindenki ugyanezeket a lapokat kapja. Egyszer lehet játszani, tipp és visszavétel nélkül.
