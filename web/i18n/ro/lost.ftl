# The page that the service worker shows when the browser has deleted its files.

lost-title = Brisques are nevoie o dată de internet
lost-why = Browserul a șters fișierele de care Brisques are nevoie fără internet, iar acum nu există conexiune.
lost-match = Partida ta e păstrată separat. Încearcă din nou când ai internet: atunci fișierele se salvează iar.
lost-again = Reîncearcă
