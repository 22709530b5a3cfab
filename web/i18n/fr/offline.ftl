# Playing without a network, and new versions: short notes.

update-ready = Une nouvelle version de Brisques est prête.
update-now = L’utiliser
update-elsewhere = Un autre onglet est passé à une nouvelle version de Brisques. Rechargez aussi cet onglet.
update-later = Plus tard
offline-missing = Le navigateur a supprimé un fichier dont Brisques a besoin hors ligne. Connectez-vous une fois et rechargez pour le retrouver.
kept = Votre partie est en sécurité sur cet appareil.
