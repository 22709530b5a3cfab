# Playing without a network, and new versions: short notes.

update-ready = O nouă versiune Brisques e gata.
update-now = Folosește-o acum
update-elsewhere = Altă filă a trecut la o nouă versiune Brisques. Reîncarcă și fila asta.
update-later = Mai târziu
offline-missing = Browserul a șters un fișier de care Brisques are nevoie fără internet. Conectează-te o dată și reîncarcă pagina ca să-l recapeți.
kept = Partida ta e păstrată pe acest dispozitiv.
