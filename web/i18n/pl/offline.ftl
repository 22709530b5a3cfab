# Playing without a network, and new versions: short notes.

update-ready = Nowa wersja Brisques jest gotowa.
update-now = Użyj jej teraz
update-elsewhere = W innej karcie przeglądarki działa już nowa wersja Brisques. Odśwież też tę kartę.
update-later = Później
offline-missing = Przeglądarka usunęła plik, którego Brisques potrzebuje offline. Połącz się raz z siecią i odśwież stronę, aby go odzyskać.
kept = Twoja partia jest bezpieczna na tym urządzeniu.
