# Playing without a network, and new versions. The lost-… lines are a page of their own, drawn by the
# service worker; all others are short notes.

update-ready = A new version of Brisques is ready.
update-now = Use it now
update-elsewhere = Another tab has changed to a new version of Brisques. Reload this tab too.
update-later = Later
offline-missing = The browser has deleted a file that Brisques needs offline. Go online once and reload to get it back.
kept = Your match is safe on this device.

lost-title = Brisques needs the network once
lost-why = The browser has deleted the files that Brisques needs offline, and there is no connection now.
lost-match = Your match is stored separately. Try again as soon as you are online: the files are then stored again.
lost-again = Try again
