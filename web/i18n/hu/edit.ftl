# The editing table, on which a position is made, in Hungarian.

edit-paper = Az állás
edit-right = Ez az állás játszható.
edit-hands = { $me ->
    [yes] A te lapjaid
   *[other] { $name } lapjai
  }
edit-won = { $me ->
    [yes] Amit te vittél el
   *[other] { $name } elvitt lapjai
  }
edit-tricks = { $number }. ütés, lejátszva
edit-trick = Ütés
edit-stock = Talon, elöl a következő lap
edit-up = Felütött lap
edit-aside = Félretéve
edit-cards = { $count } lap
edit-put = Hová kerüljön: { $what }?
edit-choose-none = Marad
edit-moved = { $what } új helye: { $to }
edit-no-trump = még nincs
edit-marks = Bemondott, felmutatott vagy számított lapok
edit-marks-about = A leosztás eddigi menete. Ha már nem illik a lapokhoz, felejtsd el.
edit-marks-forget = Elfelejtem mindet
edit-line = Az állás egy sorban. Átírhatod, vagy beilleszthetsz másikat.
edit-open = Kép megnyitása
edit-play = Játék innen
edit-copy-line = Sor másolása
edit-copy-short = Másolás röviden
edit-copy-html = HTML másolása
edit-copy-markdown = Markdown-blokk másolása
edit-copy-link = Link másolása
edit-copy-svg = SVG másolása
edit-save-svg = SVG mentése
edit-save-png = PNG mentése
edit-copied = Kész: { $what }
edit-not-copied = A böngésző nem enged másolni. Másold ki a sort te.
edit-no-line = Ez nem állás.
edit-picture = Állás a kártyaasztalon
edit-nothing = semmi
edit-words-hand = Kézben: { $cards }.
edit-words-trick = Az ütésben: { $cards }.
edit-words-trump = Adu: { $suit }.
edit-words-stock = A talonban: { $count }.

## Fields

edit-field-trump = Adu
edit-field-dealer = Osztó
edit-field-leader = Az ütés hívója
edit-field-turn = Ki jön
edit-field-winner = Aki az ütés után mond be
edit-field-declarer = Ki mond be
edit-field-points = Pontok most
edit-field-base = Pontok a leosztás előtt
edit-field-phase = A leosztás szakasza
edit-field-melds = Bemondások
edit-field-brisques = Már számított zsírok
edit-field-sevens = Már számított hetesek
edit-field-shown = Eddig felmutatva
edit-field-laid = Lerakott lapok
edit-field-fresh = A most elvitt ütés lapjai
edit-field-slots = Bemondások ennél az ütésnél
edit-field-exposed = Mindenki által látott lapok
edit-field-called = Meghívott lap
edit-field-oldman = Az öreg
edit-field-party = Együtt játszó helyek
edit-field-status = Ami a korábbi leosztásokból megmaradt
edit-field-order = A pakli emelés előtt
edit-field-aims = Elhangzott célok
edit-field-signals = Kért színek
edit-field-said = Ennél az ütésnél mondva
edit-field-swap = Cserélhető hetes
edit-field-carte = Folytatódó carte blanche
edit-field-bar = Szín, amely nem lehet adu
edit-field-target = Célpontszám
edit-field-slips = A kéz és a szem tévedése
edit-field-lifted = Leemelt köteg
edit-field-hands = Kezek
edit-field-won = Elvitt lapok
edit-field-trick = Ütés
edit-field-tricks = Lejátszott ütések
edit-field-stock = Talon
edit-field-up = Felütött lap

## What is wrong

edit-at = { $place }: { $reason }
edit-at-word = { $place }, „{ $word }”: { $reason }
edit-missing = { $place }: ez hiányzik.
edit-card-missing = { $count ->
    [one] Egy lap nincs az állásban: tedd kézbe, egy halomba vagy a talonba.
   *[other] { $count } lap nincs az állásban: tedd kézbe, egy halomba vagy a talonba.
  }
edit-card-twice = Ez a lap kétszer szerepel: { $card }
