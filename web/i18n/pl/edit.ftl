# The editing table, on which a position is made, in Polish.

edit-paper = Pozycja
edit-right = Tę pozycję można rozegrać.
edit-hands = { $me ->
    [yes] Twoje karty
   *[other] Karty: { $name }
  }
edit-won = { $me ->
    [yes] Twoja zdobycz
   *[other] Zdobycz: { $name }
  }
edit-tricks = Lewa { $number }, zagrana
edit-trick = Lewa
edit-stock = Talon od najbliższej karty
edit-up = Odkryta
edit-aside = Na boku
edit-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
edit-put = Gdzie położyć: { $what }?
edit-choose-none = Zostaw
edit-moved = { $what }, nowe miejsce: { $to }
edit-no-trump = jeszcze brak
edit-marks = Karty zameldowane, pokazane lub policzone
edit-marks-about = Dotychczasowy przebieg rozdania. Zapomnij go, gdy nie pasuje już do kart.
edit-marks-forget = Zapomnij wszystko
edit-line = Pozycja jako wiersz tekstu. Możesz go zmienić albo wkleić inny.
edit-open = Otwórz obrazek
edit-play = Graj stąd
edit-copy-line = Kopiuj wiersz
edit-copy-short = Kopiuj skrót
edit-copy-html = Kopiuj HTML
edit-copy-markdown = Kopiuj blok Markdown
edit-copy-link = Kopiuj link
edit-copy-svg = Kopiuj SVG
edit-save-svg = Zapisz SVG
edit-save-png = Zapisz PNG
edit-copied = Zrobione: { $what }
edit-not-copied = Przeglądarka nie pozwala kopiować. Skopiuj wiersz ręcznie.
edit-no-line = To nie jest pozycja.
edit-picture = Pozycja przy stole do kart
edit-nothing = nic
edit-words-hand = W ręce: { $cards }.
edit-words-trick = W lewie: { $cards }.
edit-words-trump = Atut: { $suit }.
edit-words-stock = W talonie: { $count }.

## Fields

edit-field-trump = Atut
edit-field-dealer = Rozdający
edit-field-leader = Kto wychodzi
edit-field-turn = Kto ma ruch
edit-field-winner = Biorący lewę, który melduje
edit-field-declarer = Kto melduje
edit-field-points = Punkty teraz
edit-field-base = Punkty przed tym rozdaniem
edit-field-phase = Faza rozdania
edit-field-melds = Zgłoszone meldunki
edit-field-brisques = Bryski już policzone
edit-field-sevens = Siódemki już policzone
edit-field-shown = Pokazane dotąd
edit-field-laid = Karty wyłożone
edit-field-fresh = Karty z właśnie wziętej lewy
edit-field-slots = Meldunki w tej lewie
edit-field-exposed = Karty, które wszyscy widzieli
edit-field-called = Wywołana karta
edit-field-oldman = Kto wywołuje
edit-field-party = Miejsca, które grają razem
edit-field-status = Co zostało z wcześniejszych rozdań
edit-field-order = Talia przed przełożeniem
edit-field-aims = Zapowiedziane cele
edit-field-signals = Kolory, o które proszono
edit-field-said = Powiedziane w tej lewie
edit-field-swap = Siódemka do wymiany
edit-field-carte = Trwająca carte blanche
edit-field-bar = Kolor, który nie może być atutem
edit-field-target = Cel w punktach
edit-field-slips = Pomyłka ręki i oka
edit-field-lifted = Podniesiona paczka
edit-field-hands = Ręce
edit-field-won = Zdobyte karty
edit-field-trick = Lewa
edit-field-tricks = Zagrane lewy
edit-field-stock = Talon
edit-field-up = Odkryta karta

## What is wrong

edit-at = { $place }: { $reason }
edit-at-word = { $place }, „{ $word }”: { $reason }
edit-missing = { $place }: tego brakuje.
edit-card-missing = { $count ->
    [one] Jednej karty nie ma w pozycji: dołóż ją do ręki, na stos lub do talonu.
    [few] W pozycji brakuje { $count } kart: dołóż je do rąk, na stosy lub do talonu.
    [many] W pozycji brakuje { $count } kart: dołóż je do rąk, na stosy lub do talonu.
   *[other] W pozycji brakuje { $count } kart: dołóż je do rąk, na stosy lub do talonu.
  }
edit-card-twice = Ta karta jest dwa razy: { $card }
