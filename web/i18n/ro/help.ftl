# Help in Romanian: the game in a few sentences, and the keys of the table.

help-title = Cum se joacă
help-aim = { $source ->
    [won] Câștigă levate cu ași și zecari și fă anunțuri din cărțile câștigate. Cărțile din mână nu contează niciodată la anunțuri.
    [hand] Câștigă levate și pune jos anunțuri din mână: mariaje, secvențe, bézique-uri, patru de același rang. Cărțile puse jos le poți juca și după aceea.
   *[hand-and-won] Câștigă levate și fă anunțuri din mână și din cărțile câștigate. Cărțile puse jos din mână le poți juca și după aceea.
  }
help-trick = Fiecare joacă o carte la levată. O ia cel mai mare atu; fără atu, cea mai mare carte din culoarea atacată. Din două cărți egale câștigă prima. Ordinea este as, zecar, popă, damă, valet, nouar, optar, șeptar. { $stock ->
    [free] Cât timp există talon, poți juca orice carte.
   *[strict] Chiar și cât timp există talon, trebuie, dacă poți, să dai la culoare, să bați și să tai cu atu.
  }
help-meld = Cine ia levata poate anunța. Apoi toți trag, întâi câștigătorul. De câte ori contează o carte diferă de la joc la joc: vezi regulile.
help-end = { $endgame ->
    [free] La ultimele levate, când s-a terminat talonul, poți juca orice carte.
   *[strict] Când s-a terminat talonul, ultimele levate sunt stricte: dă la culoare, bate, taie cu atu. O carte pe care nu o poți juca e mai întunecată; încearc-o și masa îți spune de ce.
  }
help-keys = Taste
key-arrows = de-a lungul mâinii
key-ends = la prima și la ultima carte
key-updown = între mână, anunțuri și butoane
key-enter = joacă cartea; cu două atingeri, întâi o ridică
key-figures = joacă o carte, de la prima la a noua
key-suit = la următoarea carte: C treflă, D caro, H cupă, S pică; A ghindă, L verde, H roșu, B dubă
key-move = mută cartea de-a lungul mâinii
key-m = la anunțuri
key-m-filko = la chemarea de făcut
key-l = levata anterioară
key-n = runda următoare
key-undo = ia înapoi
key-redo = joacă din nou
key-r = ascultă cum stau lucrurile
key-t = ascultă levata
key-p = ascultă punctele
key-v = ascultă cărțile la vedere
key-f = ecran complet și înapoi
key-z = mâna mea mare și înapoi
key-help = această pagină
key-esc = închide, anulează o glisare, coboară cartea ridicată
keyname-arrows = ← →
keyname-updown = ↑ ↓
keyname-enter = Enter, Spațiu
keyname-ends = Home, End
keyname-figures = 1–9
keyname-suit = S, apoi o culoare
keyname-move = Shift ← →
keyname-undo = Ctrl Z
keyname-redo = Ctrl Shift Z
key-a = ce poți spune: ținte, întrebări, semne
key-h = un sfat; încă o dată pentru motive

## Help for Filicău and Filkó

filko-help-aim = { $points-values ->
    [aces-and-tens] Câștigă levate cu ași și zecari: fiecare dintre aceste cărți e un punct.
   *[card-values] Câștigă levate cu cărți mari: asul face 11 puncte, zecarul 10, popa 4, filicăul 3 și doiarul 2.
  } { $match-outcome ->
    [run-away] Cu { $match-win-points } sau mai multe puncte, dar nu cu toate, echipa ta ajunge stăpână, iar ceilalți slugi. Echipa care nu ia niciunul a fugit și atunci echipele sunt egale.
    [servant] Cu { $match-win-points } sau mai multe puncte, chiar și cu toate, echipa ta ajunge stăpână; unul dintre ceilalți e sluga și împarte.
    [liberation] Cu { $match-win-points } sau mai multe puncte echipa ta ajunge stăpână. Așa rămâne, iar sluga împarte, până când echipa slugii ia { $match-win-points } sau mai multe, ori niciunul.
    [each-deal] Bogații câștigă cu { $match-win-points } sau mai multe puncte, săracii cu { $match-poor-points }. Fiecare rundă se socotește separat, iar pe următoarea o împarte un învins.
    [kept] În prima rundă bogații câștigă cu { $match-win-points } sau mai multe puncte, săracii cu { $match-poor-points }. Apoi împarte un învins, iar echipele rămân până când echipa care împarte ia { $match-win-points } sau mai multe.
   *[hats] Echipa ta câștigă cu { $match-win-points } sau mai multe puncte, iar ceilalți { $match-penalty ->
        [hat-off] își scot pălăriile
        [worn-hat] poartă pălării ponosite
       *[stand] joacă în picioare
    } până când câștigă. Dacă ambele echipe au mai puține, nu câștigă nimeni și totul rămâne cum a fost.
  } Foaia de lângă masă arată ce aduce fiecare număr de puncte.
filko-help-parties = { $party-method ->
    [fixed] { $deal-players ->
        [6] Fiecare al doilea jucător e în echipa ta: trei contra trei.
       *[other] Cine stă în fața ta e partenerul tău.
    }
    [called] Cine are filicăul de ghindă e Bătrânul. Cine are cartea pe care o cheamă el îi e partener, în secret până când cartea se joacă; ceilalți joacă împotriva lor.
   *[top-overs] Cei care au cei mai mari doi filicăi sunt bogații; toți ceilalți sunt săracii. Afli cine e cine când se joacă acei filicăi.
  } { $trump-method ->
    [dealer-first-card] Prima carte a celui care împarte hotărăște atuul.
    [cut] Cartea de la tăiere hotărăște atuul.
    [call-card] Culoarea cărții chemate e atu.
   *[name-suit] Cine are filicăul de ghindă e Bătrânul și numește atuul.
  }
filko-help-trumps = Acestea sunt atuuri în fiecare rundă, de sus în jos, și nu țin de altă culoare: { $permanent }. Sub ele vine culoarea de atu. Ordinea celorlalte cărți din joc, în fiecare culoare: as, zecar, popă, doiar, nouar, optar, șeptar.
filko-help-trick = Jocul merge spre dreapta. { $play-duty ->
    [follow-trump] Dă la culoare; dacă nu poți, pune atu; numai dacă nu ai nici atu joci orice carte. Nu ești obligat să bați cărțile jucate înainte.
   *[follow-beat-trump] Dă la culoare și, dacă poți, cu o carte care o bate pe cea mai mare de până atunci. Dacă nu poți da la culoare, pune atu, iar dacă poți, tot unul care bate. Numai fără culoare și fără atu joci orice carte.
  }
filko-help-talk = { $talk-aims ->
    [true] Când e rândul tău sau înainte, poți spune pe cât joci, dar niciodată ce cărți ai. Partenerul poate fi de acord.
   *[false] { "" }
  } { $talk-signals ->
    [true] Poți face semn cu fața ca partenerul să atace cu o culoare.
   *[false] { "" }
  } { $talk-count ->
    [true] Stăpânii pot întreba slugile câte puncte au.
   *[false] { "" }
  }
filko-help-end = { $match-early-end ->
    [true] Când cărțile rămase nu mai pot schimba nimic, poți încheia runda.
   *[false] Fiecare rundă se joacă până la ultima levată.
  } O carte pe care nu o poți juca e mai întunecată; încearc-o și masa îți spune de ce.
