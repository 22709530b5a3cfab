# The page that the service worker shows when the browser has deleted its files.

lost-title = Brisques a besoin du réseau une fois
lost-why = Le navigateur a supprimé les fichiers dont Brisques a besoin hors ligne, et il n’y a pas de connexion en ce moment.
lost-match = Votre partie est gardée à part. Réessayez dès que vous serez en ligne : les fichiers seront alors enregistrés de nouveau.
lost-again = Réessayer
