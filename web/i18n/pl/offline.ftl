# Playing without a network, and new versions. The lost-… lines are a page of their own, drawn by the
# service worker; all others are short notes.

update-ready = Nowa wersja Brisques jest gotowa.
update-now = Użyj jej teraz
update-elsewhere = W innej karcie przeglądarki działa już nowa wersja Brisques. Odśwież też tę kartę.
update-later = Później
offline-missing = Przeglądarka usunęła plik, którego Brisques potrzebuje offline. Połącz się raz z siecią i odśwież stronę, aby go odzyskać.
kept = Twoja partia jest bezpieczna na tym urządzeniu.

lost-title = Brisques musi raz połączyć się z siecią
lost-why = Przeglądarka usunęła pliki, których Brisques potrzebuje offline, a teraz nie ma połączenia.
lost-match = Twoja partia jest zapisana osobno. Gdy będziesz online, spróbuj jeszcze raz: pliki zapiszą się ponownie.
lost-again = Spróbuj znów
