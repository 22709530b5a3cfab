# The page that the service worker shows when the browser has deleted its files.

lost-title = Brisques needs the network once
lost-why = The browser has deleted the files that Brisques needs offline, and there is no connection now.
lost-match = Your match is stored separately. Try again as soon as you are online: the files are then stored again.
lost-again = Try again
