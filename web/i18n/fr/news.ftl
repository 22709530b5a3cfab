# What is new, in French, in few words for players. CHANGELOG.md has all changes.

news-version = Version { $version }
news-record = Autant de parties inachevées que vous voulez, un historique avec statistiques et analyses, et une donne du jour.
news-settings = Des réglages avec recherche : dessins, quatre teintes, dos, tapis, main gauche.
news-hand = Faites glisser une carte pour la jouer ou ranger votre main ; triez-la par couleur ou par rang. L’aide liste toutes les touches.
news-sound = Des sons courts pour les cartes, les annonces et la fin d’une donne.
news-print = Feuilles de marque et règles peuvent être imprimées, le score enregistré en tableau.
news-games = Fildinski, la famille du bésigue, Filicău et Filkó : 28 jeux de deux à six joueurs.
news-rules = Toutes les règles avec leurs sources, vos règles maison, et la comparaison de deux jeux au choix.
news-players = Six niveaux de joueurs. Aucun ne voit d’autres cartes que les siennes.
news-lessons = Cinq cours, des conseils en deux temps, et une analyse après chaque donne.
news-offline = Jouez sans réseau après une première visite.
news-not-stored = Ici, il faut encore le réseau : ce navigateur n’a pas enregistré le jeu, peut-être faute de place.
