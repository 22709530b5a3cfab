# The panels in which a game, its seats and the deal of the day are chosen, in Romanian.

## All the games

games-found = { $count ->
    [0] Niciun joc nu se potrivește.
    [one] Un joc
    [few] { $count } jocuri
   *[other] { $count } de jocuri
  }
games-all = Arată toate
find-players = Jucători
find-length = Durată
find-length-short = scurtă
find-length-medium = medie
find-length-long = lungă
find-mood = Stil
find-mood-first = bun de început
find-mood-plan = puține anunțuri, bine plănuite
find-mood-lavish = multe anunțuri, scoruri mari
find-mood-open = atuul urmează să fie stabilit
find-mood-partners = cu parteneri
find-mood-secret = cu partener secret
find-mood-alone = fiecare pentru sine
find-mood-talk = vorbă la masă
find-any = oricare
game-facts = { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
  }, { $packs ->
    [one] un pachet
    [few] { $packs } pachete
   *[other] { $packs } de pachete
  }, { $target ->
    [0] o rundă de { $tricks ->
        [one] { $tricks } levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
      }
   *[other] { $tricks ->
        [one] { $tricks } levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
      } pe rundă, până la { $target }
  }
game-kind = { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
  }, durată { $length }: { $tricks ->
    [0] nemăsurată
    [one] circa { $tricks } levată
    [few] circa { $tricks } levate
   *[other] circa { $tricks } de levate
  }
forget = Uită
forget-rules = Uită { $name }
own-rules-about = { $name }, cu { $count ->
    [one] o regulă schimbată
    [few] { $count } reguli schimbate
   *[other] { $count } de reguli schimbate
  }
variant-fildinski-about = Două anunțuri la o levată, iar fiecare carte numai într-un anunț.
variant-fildinski-penguin-about = Oricare patru de același rang; cărțile pot conta din nou mai târziu; partida se încheie pe loc.
variant-fildinski-catsatcards-about = Anunțul nu are nevoie de o carte din levată; așii și zecarii se numără la sfârșit.
variant-open-bezique-about = Câte anunțuri permit cărțile, o carte în mai multe.
variant-bezique-about = Jocul clasic: un anunț la levată, așii și zecarii se numără la sfârșit.
variant-bezique-penguin-about = Așii și zecarii aduc puncte pe loc; câștigă cine ajunge primul.
variant-bezique-1500-about = Jocul clasic, cu jumătate mai lung.
variant-bezique-no-trump-about = Fără atu până când un jucător anunță un mariaj.
variant-bezique-pinochle-about = Patru de același rang cer câte o carte din fiecare culoare.
variant-foster-polish-about = Anunțurile amestecă mâna cu figurile câștigate în levate.
variant-rubicon-about = Patru pachete; un anunț refăcut aduce iar puncte; cine pierde cu puține puncte pierde mai mult.
variant-six-pack-about = Ridică și ghicește un teanc; culoarea de atu spune ce cărți fac un bézique.
variant-six-pack-pokerwiner-about = Șase pachete și același bézique în fiecare rundă.
variant-eight-pack-about = Cincisprezece cărți în mână, cinci de același rang, bézique cvintuplu.
variant-three-hand-about = Fiecare pentru sine, cu bézique triplu.
variant-four-hand-about = Fiecare pentru sine, iar la sfârșit toți trebuie să bată.
variant-four-hand-partners-about = Doi contra doi: lasă-i partenerului anunțul, anunță cu cărțile lui.
variant-filicau-about = Doi contra doi, ca în România; o echipă cu mână proastă poate fugi.
variant-filko-4-about = Atuul vine din tăiere, iar sluga împarte până când echipa ei e liberă.
variant-filko-5-about = Bătrânul cheamă o carte, iar cine o are îi e partener secret.
variant-filko-6-about = Trei contra trei, câte cinci cărți.
variant-szeged-5-about = Șeptarul de roșu e cel mai mare atu dintre toate.
variant-szeged-6-about = Șeptarii de roșu și de ghindă stau deasupra filicăilor.
variant-kelebia-about = Opt atuuri oricare ar fi culoarea și, dacă poți, trebuie să bați.
variant-rich-poor-about = Cei mai mari doi filicăi contra celorlalți trei jucători.
variant-rich-poor-kept-about = Aceleași echipe până când învinșii se eliberează.
variant-rich-poor-called-about = Bătrânul își cheamă partenerul bogat printr-o carte.
variant-hats-about = Punctele cărților, semne către partener și învinși fără pălărie.

## New match

another-game = Alt joc
which-opponent = Adversarul tău
which-opponents = Nivelul celorlalți jucători
deal-cards = Împarte cărțile
earlier-sitting = De la o întâlnire trecută
who-serves = Cine împarte ca slugă
who-serves-note = Echipele care au mai jucat își pot păstra stăpânii. Întâi împarte o slugă.
nobody-serves = Nimeni: echipele sunt egale
servant-line = { $me ->
    [yes] Tu împarți
   *[no] { $name } împarte
  }. Slugi: { $side }
change-rules = Schimbă regulile
level-novice-about = știe regulile, dar joacă adesea în grabă și uită anunțurile mici
level-novice-about-filko = știe regulile, vorbește rar și joacă adesea în grabă
level-casual-about = își numără așii și zecarii și își construiește anunțurile
level-casual-about-filko = numără așii și zecarii și știe cine joacă alături de el
level-club-about = judecă fiecare carte după reguli potrivite pe multe mii de runde
level-strong-about = ca nivelul de club, și calculează ultimele levate
level-expert-about = se gândește o clipă înainte de fiecare carte
level-master-about = se gândește până la o secundă înainte de fiecare carte
level-beats = întrece nivelul { $over } în { $share } din 100 de runde, în medie cu *{ $mean } ± { $doubt }* p.
chosen-match = { $seats ->
    [several] { $variant }, mai multe persoane
    [watch] { $variant }, numai calculatorul
    [seats] { $variant }, locuri alese
   *[usual] { $variant }, nivel { $level }
  }
level-beats-filko = întrece nivelul { $over } în { $share } din 100 de runde, în medie cu *{ $mean } ± { $doubt }* la sută din miză
level-beats-nobody = niciun avantaj măsurat față de nivelul { $over } în acest joc
level-not-measured = încă nemăsurat în acest joc
level-alike = în acest joc greu de deosebit de { $levels }, de aceea apare doar unul dintre ele: mai bun în mai puțin de 55 din 100 de runde

## Seats

seats = Locuri
seats-about = cine joacă unde: persoane și câte un nivel pentru celelalte locuri
seat-number = Locul { $number }
seat-person = o persoană
seat-player = calculator, { $level }
seat-name = Numele persoanei de la locul { $number }
seats-usual = Tu joci la locul 1, calculatorul la celelalte.
seats-seats = Tu joci la locul persoanei, calculatorul la celelalte.
seats-several = Pe acest dispozitiv joacă mai multe persoane. Între mutările lor cărțile stau acoperite până le descoperă persoana următoare. Nimic nu se poate lua înapoi.
seats-watch = Calculatorul joacă la toate locurile, iar tu privești.

take-seats-about = Poți prelua locul unui jucător al calculatorului sau poți lăsa calculatorul să joace în locul tău. O partidă în care s-au schimbat locurile contează ca partidă cu ajutor.
take-seats-change = Schimbă locurile

## Deal of the day

daily-game = Jocul
daily-play = Joacă
daily-points = Ai făcut { $me ->
    [one] { $me } punct
    [few] { $me } puncte
   *[other] { $me } de puncte
  }, ceilalți { $them }.
daily-points-won = Ai câștigat: { $me } la { $them }.
daily-points-lost = Ai pierdut: { $me } la { $them }.
daily-points-drawn = N-a câștigat nimeni: { $me } la { $them }.
daily-about = Azi toți au aceleași cărți. Se joacă o singură dată, fără sfaturi și fără mutări luate înapoi.
