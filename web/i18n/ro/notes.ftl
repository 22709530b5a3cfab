# Notes on what happens for the first time in a family of games.

note-title = Notă
note-read = Am înțeles
note-none = Fără alte note

note-bezique-brisque = Ai câștigat o brisque
note-bezique-brisque-text = Așii și zecarii se numesc brisques. { $brisque-time ->
    [at-once] Fiecare brisque dintr-o levată aduce { $brisque-points ->
          [one] { $brisque-points } punct
          [few] { $brisque-points } puncte
         *[other] { $brisque-points } de puncte
        } celui care o ia.
   *[other] Fiecare brisque câștigată aduce { $brisque-points ->
          [one] { $brisque-points } punct
          [few] { $brisque-points } puncte
         *[other] { $brisque-points } de puncte
        } la sfârșitul rundei.
  }
note-bezique-meld = Poți anunța
note-bezique-meld-text = Un anunț este un grup de cărți care aduce puncte când este anunțat. { $meld-source ->
    [won] Se face din cărți câștigate în levate.
    [hand] Se face din cărți din mâna ta. Ele stau apoi la vedere și le poți juca în continuare.
   *[other] Se face din cărți din mână și cărți câștigate în levate.
  } Poți anunța acum sau mai târziu; masa arată ce poți anunța acum.
note-bezique-exchange = Poți schimba
note-bezique-exchange-text = Șeptarul de atu se poate schimba cu cartea întoarsă, o dată într-o rundă.
note-bezique-last-trick = { $last-trick-which ->
    [stock] Ultima levată înainte să se termine talonul
   *[other] Ultima levată
  }
note-bezique-last-trick-text = Cine o ia primește încă { $last-trick-points } { $last-trick-points ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }.
note-bezique-claim = Poți încheia runda
note-bezique-claim-text = Toate levatele rămase merg la aceeași parte, oricum ar sta cărțile. „Încheie runda” le joacă deodată.

note-filko-permanent = Cărți care sunt mereu atu
note-filko-permanent-text = În mâna ta, atu în fiecare rundă, oricare ar fi culoarea: { $cards }. Foaia arată toate atuurile, de sus în jos.
note-filko-aim = Partenerul spune o țintă
note-filko-aim-text = Spune pe câte puncte să joace echipa ta. „De acord” spune că vrei același lucru. Poți juca mai departe și fără răspuns.
note-filko-points = Ce aduce puncte
note-filko-points-text = { $points-values ->
    [aces-and-tens] Fiecare as și fiecare zecar dintr-o levată este un punct pentru echipa care o ia.
   *[card-values] Cărțile unei levate contează pentru echipa care o ia: asul 11, zecarul 10, popa 4, filicăul 3, doiarul 2.
  } Foaia spune ce hotărăște fiecare număr de puncte.
note-filko-talk = Poți vorbi
note-filko-talk-text = „Spune…” arată ce poți spune. Aude toată masa. Nu te leagă de nicio carte.
note-filko-masters = Acum sunt stăpâni
note-filko-masters-text = Jucătorii unei echipe sunt stăpâni, ceilalți slugi, până când rezultatul unei runde schimbă asta. Foaia spune ce hotărăște fiecare număr de puncte.
note-filko-end = Poți încheia runda
note-filko-end-text = Cărțile rămase nu mai pot schimba nimic. Poți încheia runda acum sau o poți juca până la capăt.
note-filko-claim = Poți încheia runda
note-filko-claim-text = Toate levatele rămase merg la o singură echipă, oricum ar sta cărțile. „Încheie runda” le joacă deodată.
