# Playing without a network, and new versions. The lost-… lines are a page of their own, drawn by the
# service worker; all others are short notes.

update-ready = O nouă versiune Brisques e gata.
update-now = Folosește-o acum
update-elsewhere = Altă filă a trecut la o nouă versiune Brisques. Reîncarcă și fila asta.
update-later = Mai târziu
offline-missing = Browserul a șters un fișier de care Brisques are nevoie fără internet. Conectează-te o dată și reîncarcă pagina ca să-l recapeți.
kept = Partida ta e păstrată pe acest dispozitiv.

lost-title = Brisques are nevoie o dată de internet
lost-why = Browserul a șters fișierele de care Brisques are nevoie fără internet, iar acum nu există conexiune.
lost-match = Partida ta e păstrată separat. Încearcă din nou când ai internet: atunci fișierele se salvează iar.
lost-again = Reîncearcă
