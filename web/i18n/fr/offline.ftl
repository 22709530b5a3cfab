# Playing without a network, and new versions. The lost-… lines are a page of their own, drawn by the
# service worker; all others are short notes.

update-ready = Une nouvelle version de Brisques est prête.
update-now = L’utiliser
update-elsewhere = Un autre onglet est passé à une nouvelle version de Brisques. Rechargez aussi cet onglet.
update-later = Plus tard
offline-missing = Le navigateur a supprimé un fichier dont Brisques a besoin hors ligne. Connectez-vous une fois et rechargez pour le retrouver.
kept = Votre partie est en sécurité sur cet appareil.

lost-title = Brisques a besoin du réseau une fois
lost-why = Le navigateur a supprimé les fichiers dont Brisques a besoin hors ligne, et il n’y a pas de connexion en ce moment.
lost-match = Votre partie est gardée à part. Réessayez dès que vous serez en ligne : les fichiers seront alors enregistrés de nouveau.
lost-again = Réessayer
