# Help in Romanian: the game in a few sentences, and the keys of the table.

help-title = Cum se joacă
help-aim = { $source ->
    [won] Câștigă levate cu ași și zecari și fă anunțuri din cărțile câștigate. Cărțile din mână nu contează niciodată la anunțuri.
    [hand] Câștigă levate și pune jos anunțuri din mână: mariaje, secvențe, bézique-uri, patru de același rang. Cărțile puse jos le poți juca și după aceea.
   *[hand-and-won] Câștigă levate și fă anunțuri din mână și din cărțile câștigate. Cărțile puse jos din mână le poți juca și după aceea.
  }
help-trick = Fiecare joacă o carte la levată. O ia cel mai mare atu; fără atu, cea mai mare carte din culoarea atacată. Din două cărți egale câștigă prima. Ordinea este as, zecar, popă, damă, valet, nouar, optar, șeptar. Cât timp există talon, poți juca orice carte.
help-meld = Cine ia levata poate anunța. Apoi toți trag, întâi câștigătorul. De câte ori contează o carte diferă de la joc la joc: vezi regulile.
help-end = Când s-a terminat talonul, ultimele levate sunt stricte: dă la culoare, bate, taie cu atu. O carte pe care nu o poți juca e mai întunecată; încearc-o și masa îți spune de ce.
help-keys = Taste
key-arrows = de-a lungul mâinii
key-ends = la prima și la ultima carte
key-updown = între mână, anunțuri și butoane
key-enter = joacă cartea; cu două atingeri, întâi o ridică
key-figures = joacă o carte, de la prima la a noua
key-suit = la următoarea carte: C treflă, D caro, H roșu, S pică; A ghindă, L verde, B dubă
key-move = mută cartea de-a lungul mâinii
key-m = la anunțuri
key-m-filko = la chemarea de făcut
key-l = ultima levată
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
