# What is said outside the scripts: by the app that was installed (manifest), and by the page before
# its scripts run. The build writes it into files; see web/build/outside.py.

manifest-about = O masă de cărți pentru familia Bézique, pentru Filicău și Filkó. Regulile și ceilalți jucători sunt în pagină, care nu are nevoie de rețea și nu trimite nimic nicăieri.
manifest-play-fildinski = Joacă Fildinski
manifest-play-filicau = Joacă Filicău
manifest-rules-fildinski = Reguli Fildinski
manifest-guide = Mese pentru paginile tale
manifest-wide = Fildinski pe un ecran lat, în mijlocul unei runde
manifest-narrow = Aceeași rundă pe telefon

boot-late = Brisques se încarcă. Dacă nu apare nimic altceva, lipsește o parte din pagină. Verifică conexiunea, apoi reîncarcă pagina.
boot-broken = O parte din pagină lipsește sau e deteriorată, așa că nu poate porni. Verifică conexiunea, apoi reîncarcă pagina. O partidă salvată pe acest dispozitiv rămâne acolo.
boot-disk = De pe disc pornește numai fișierul brisques.html, nu și copia dosarului de pe un server.
boot-reload = Reîncarcă pagina
boot-script = Brisques are nevoie de JavaScript: regulile și jocul calculatorului rulează în această pagină.

frame-late = Masa de joc se încarcă. Dacă nu apare nimic altceva, lipsește o parte din ea. Verifică conexiunea, apoi reîncarcă pagina.
frame-broken = O parte din masa de joc lipsește sau e deteriorată, așa că nu poate porni. Verifică conexiunea, apoi reîncarcă pagina.
frame-sandbox = Pentru autorul paginii din jur: într-un cadru cu atributul „sandbox”, adaugă „allow-same-origin”. Altfel masa vine numai de la un server care trimite „Access-Control-Allow-Origin”.
frame-reload = Reîncarcă masa
frame-script = Această masă de joc are nevoie de JavaScript: regulile și jocul calculatorului rulează în pagină.
