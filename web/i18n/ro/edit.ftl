# The editing table, on which a position is made, in Romanian.

edit-paper = Poziția
edit-right = Poziția aceasta se poate juca.
edit-hands = { $me ->
    [yes] Mâna ta
   *[other] Mâna: { $name }
  }
edit-won = { $me ->
    [yes] Câștigate de tine
   *[other] Câștigate de { $name }
  }
edit-tricks = Levata { $number }, jucată
edit-trick = Levată
edit-stock = Talon, întâi cartea următoare
edit-up = Cartea întoarsă
edit-aside = Deoparte
edit-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }
edit-put = Unde pui: { $what }?
edit-choose-none = Las-o acolo
edit-moved = { $what }, acum aici: { $to }
edit-no-trump = încă fără
edit-marks = Cărți anunțate, arătate sau numărate
edit-marks-about = Runda de până acum. Uit-o când nu se mai potrivește cu cărțile.
edit-marks-forget = Uită totul
edit-line = Poziția ca rând. Îl poți schimba sau poți lipi altul.
edit-open = Deschide o imagine
edit-play = Joacă de aici
edit-copy-line = Copiază rândul
edit-copy-short = Copiază forma scurtă
edit-copy-html = Copiază HTML
edit-copy-markdown = Copiază un bloc Markdown
edit-copy-link = Copiază un link
edit-copy-svg = Copiază SVG
edit-save-svg = Salvează SVG
edit-save-png = Salvează PNG
edit-copied = Gata: { $what }
edit-not-copied = Browserul nu permite copierea. Copiază rândul cu mâna.
edit-no-line = Aceasta nu e o poziție.
edit-picture = O poziție la masa de joc
edit-nothing = nimic
edit-words-hand = În mână: { $cards }.
edit-words-trick = În levată: { $cards }.
edit-words-trump = Atu: { $suit }.
edit-words-stock = În talon: { $count }.

## Fields

edit-field-trump = Atu
edit-field-dealer = Cine împarte
edit-field-leader = Cine atacă
edit-field-turn = La rând
edit-field-winner = Câștigătorul care anunță
edit-field-declarer = Cine anunță
edit-field-points = Puncte acum
edit-field-base = Puncte înainte de rundă
edit-field-phase = Faza rundei
edit-field-melds = Anunțuri făcute
edit-field-brisques = Brisques care au contat
edit-field-sevens = Șeptari care au adus puncte
edit-field-shown = Arătat până acum
edit-field-laid = Cărți puse jos
edit-field-fresh = Cărțile levatei abia luate
edit-field-slots = Anunțuri făcute la această levată
edit-field-exposed = Cărți văzute de toți
edit-field-called = Cartea chemată
edit-field-oldman = Cine cheamă
edit-field-party = Locuri care joacă împreună
edit-field-status = Ce a rămas din rundele dinainte
edit-field-order = Pachetul înainte de tăiere
edit-field-aims = Ținte spuse
edit-field-signals = Culori cerute
edit-field-said = Spus la această levată
edit-field-swap = Șeptar care poate fi schimbat
edit-field-carte = Carte blanche care continuă
edit-field-bar = Culoare care nu poate deveni atu
edit-field-target = Ținta în puncte
edit-field-slips = Greșeala mâinii și a ochiului
edit-field-lifted = Teancul ridicat
edit-field-hands = Mâini
edit-field-won = Cărți câștigate
edit-field-trick = Levată
edit-field-tricks = Levate jucate
edit-field-stock = Talon
edit-field-up = Cartea întoarsă

## What is wrong

edit-at = { $place }: { $reason }
edit-at-word = { $place }, „{ $word }”: { $reason }
edit-missing = { $place }: lipsește.
edit-card-missing = { $count ->
    [one] O carte nu e în poziție: pune-o într-o mână, într-o grămadă sau în talon.
    [few] { $count } cărți nu sunt în poziție: pune-le într-o mână, într-o grămadă sau în talon.
   *[other] { $count } de cărți nu sunt în poziție: pune-le într-o mână, într-o grămadă sau în talon.
  }
edit-card-twice = Cartea aceasta apare de două ori: { $card }
