# What is said outside the scripts: by the app that was installed (manifest), and by the page before
# its scripts run. The build writes it into files; see web/build/outside.py.

manifest-about = Une table de cartes pour la famille du bésigue, pour le Filicău et le Filkó. Les règles et les autres joueurs sont dans la page : elle n’a pas besoin de réseau et n’envoie rien nulle part.
manifest-play-fildinski = Jouer au Fildinski
manifest-play-filicau = Jouer au Filicău
manifest-rules-fildinski = Règles du Fildinski
manifest-guide = Des tables pour vos pages
manifest-wide = Fildinski sur un écran large, au milieu d’une donne
manifest-narrow = La même donne sur un téléphone

boot-late = Brisques se charge. Si rien d’autre n’apparaît, il manque une partie de la page. Vérifiez la connexion, puis rechargez la page.
boot-broken = Une partie de la page manque ou est endommagée ; elle ne peut pas démarrer. Vérifiez la connexion, puis rechargez la page. Une partie enregistrée sur cet appareil y reste.
boot-disk = Depuis un disque, seul le fichier brisques.html démarre, pas la copie du dossier d’un serveur.
boot-reload = Recharger la page
boot-script = Brisques a besoin de JavaScript : les règles et le joueur ordinateur fonctionnent dans cette page.

frame-late = La table de jeu se charge. Si rien d’autre n’apparaît, il en manque une partie. Vérifiez la connexion, puis rechargez la page.
frame-broken = Une partie de la table manque ou est endommagée ; elle ne peut pas démarrer. Vérifiez la connexion, puis rechargez la page.
frame-sandbox = Pour l’auteur de la page qui l’entoure : dans un cadre avec l’attribut « sandbox », ajoutez « allow-same-origin ». Sinon la table ne vient que d’un serveur qui envoie « Access-Control-Allow-Origin ».
frame-reload = Recharger la table
frame-script = Cette table de jeu a besoin de JavaScript : les règles et le joueur ordinateur fonctionnent dans la page.
