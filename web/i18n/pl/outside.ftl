# What is said outside the scripts: by the app that was installed (manifest), and by the page before
# its scripts run. The build writes it into files; see web/build/outside.py.

manifest-about = Stół do gier z rodziny bezika oraz do Filicău i Filkó. Zasady i pozostali gracze są w samej stronie, która nie potrzebuje sieci i niczego nigdzie nie wysyła.
manifest-play-fildinski = Zagraj w Fildinski
manifest-play-filicau = Zagraj w Filicău
manifest-rules-fildinski = Zasady gry Fildinski
manifest-guide = Stoły na twoje strony
manifest-wide = Fildinski na szerokim ekranie, w środku rozdania
manifest-narrow = To samo rozdanie na telefonie

boot-late = Brisques się wczytuje. Jeśli nic więcej się nie pojawi, brakuje części strony. Sprawdź połączenie i wczytaj stronę ponownie.
boot-broken = Brakuje części strony albo jest ona uszkodzona, więc strona nie może się uruchomić. Sprawdź połączenie i wczytaj stronę ponownie. Partia zapisana na tym urządzeniu na nim zostaje.
boot-disk = Z dysku uruchamia się tylko plik brisques.html, a nie kopia folderu z serwera.
boot-reload = Wczytaj stronę ponownie
boot-script = Brisques potrzebuje JavaScriptu: zasady i gracz komputerowy działają wewnątrz tej strony.

frame-late = Stół do kart się wczytuje. Jeśli nic więcej się nie pojawi, brakuje jego części. Sprawdź połączenie i wczytaj stronę ponownie.
frame-broken = Brakuje części stołu albo jest uszkodzona, więc nie może się uruchomić. Sprawdź połączenie i wczytaj stronę ponownie.
frame-sandbox = Dla autora strony, w której jest ten stół: w ramce z atrybutem „sandbox” dodaj „allow-same-origin”. Bez tego stół przychodzi tylko z serwera, który wysyła „Access-Control-Allow-Origin”.
frame-reload = Wczytaj stół ponownie
frame-script = Ten stół do kart potrzebuje JavaScriptu: zasady i gracz komputerowy działają wewnątrz strony.
