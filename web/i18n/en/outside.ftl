# What is said outside the scripts: by the app that was installed (manifest), and by the page before
# its scripts run. The build writes it into files; see web/build/outside.py.

manifest-about = A card table for the Bézique family and for Filicău and Filkó. The rules and the other players are in the page: it needs no network and sends nothing anywhere.
manifest-play-fildinski = Play Fildinski
manifest-play-filicau = Play Filicău
manifest-rules-fildinski = Rules of Fildinski
manifest-guide = Tables for your own pages
manifest-wide = Fildinski on a wide screen, in the middle of a deal
manifest-narrow = The same deal on a phone

boot-late = Brisques is loading. If nothing more appears, a part of the page is missing. Check the connection, then reload the page.
boot-broken = A part of the page is missing or damaged, so it cannot start. Check the connection, then reload the page. A match that was saved on this device stays there.
boot-disk = From a disk, only the file brisques.html starts; a copy of a host’s folder does not.
boot-reload = Reload the page
boot-script = Brisques needs JavaScript: the rules and the computer player run inside this page.

frame-late = The card table is loading. If nothing more appears, a part of it is missing. Check the connection, then reload the page.
frame-broken = A part of the card table is missing or damaged, so it cannot start. Check the connection, then reload the page.
frame-sandbox = For the writer of the page around it: in a frame with the attribute “sandbox”, add “allow-same-origin”, or the table comes only from a host that sends “Access-Control-Allow-Origin”.
frame-reload = Reload the table
frame-script = This card table needs JavaScript: the rules and the computer player run inside the page.
