# What is new, in Polish, in few words for players. CHANGELOG.md has all changes.

news-version = Wersja { $version }
news-record = Dowolnie wiele nieskończonych partii, archiwum ze statystykami i analizami oraz rozdanie dnia.
news-settings = Ustawienia z wyszukiwaniem: wygląd kart, cztery barwy, rewersy, sukna, lewa ręka.
news-hand = Przeciągnij kartę, aby nią zagrać lub ułożyć rękę; ułóż ją według koloru lub wartości. W Pomocy są wszystkie klawisze.
news-sound = Krótkie dźwięki przy kartach, meldunkach i na końcu rozdania.
news-print = Zapis punktów i zasady można wydrukować, a wynik zapisać jako tabelę.
news-games = Fildinski, rodzina bezika oraz Filicău i Filkó: 28 gier dla dwóch do sześciu osób.
news-rules = Wszystkie zasady ze źródłami, własne zasady domowe i porównanie dowolnych dwóch gier.
news-players = Sześć poziomów graczy. Każdy widzi tylko własne karty.
news-lessons = Pięć kursów z lekcjami, podpowiedzi w dwóch krokach i analiza po każdym rozdaniu.
news-offline = Po jednej wizycie gra działa bez sieci.
news-not-stored = Tutaj na razie potrzebna jest sieć: ta przeglądarka nie zapisała gry, być może z braku miejsca.
