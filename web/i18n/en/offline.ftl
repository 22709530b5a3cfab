# Playing without a network, and new versions. The lost-… lines are a page of their own, drawn by the
# service worker; all others are short notes.

update-ready = A new version of Brisques is ready. Your match goes on where it stands.
update-now = Use it now
update-elsewhere = Another tab has changed to a new version of Brisques. Your match is safe; reload this tab too.
update-later = Later
offline-missing = A file that was kept for playing without a network is gone from this browser. Go online once and reload: it is then kept again. Your match is safe on this device.

lost-title = Brisques needs the network once
lost-why = The table was kept in this browser for playing without a network, but the browser has since made room, and there is no connection now.
lost-match = A match under way is kept apart from it. As soon as you are online, try again: all is then kept anew.
lost-again = Try again
