# The page that the service worker shows when the browser has deleted its files.

lost-title = A Brisques-nek egyszer hálózat kell
lost-why = A böngésző törölte a hálózat nélküli játékhoz szükséges fájlokat, és most nincs kapcsolat.
lost-match = A partid külön van tárolva. Próbáld újra, amint van hálózat: akkor a fájlok is újra a helyükre kerülnek.
lost-again = Újra
