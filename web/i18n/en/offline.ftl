# Playing without a network, and new versions: short notes.

update-ready = A new version of Brisques is ready.
update-now = Use it now
update-elsewhere = Another tab has changed to a new version of Brisques. Reload this tab too.
update-later = Later
offline-missing = The browser has deleted a file that Brisques needs offline. Go online once and reload to get it back.
kept = Your match is safe on this device.
