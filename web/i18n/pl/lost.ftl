# The page that the service worker shows when the browser has deleted its files.

lost-title = Brisques musi raz połączyć się z siecią
lost-why = Przeglądarka usunęła pliki, których Brisques potrzebuje offline, a teraz nie ma połączenia.
lost-match = Twoja partia jest zapisana osobno. Gdy będziesz online, spróbuj jeszcze raz: pliki zapiszą się ponownie.
lost-again = Spróbuj znów
