# A person's record: the matches played, statistics, texts, the deals of the day.

record-views = Que voir
record-matches = Parties
record-statistics = Statistiques
record-daily = Du jour
record-branch = rejouée
record-position = depuis une position
record-search = Chercher
record-game = Jeu
record-level = Niveau
record-result = Résultat
record-any = tous
record-count = { $count ->
    [one] Une partie
    [many] { $count } parties
   *[other] { $count } parties
  }
record-none = Aucune partie n’est encore gardée ici. Chaque partie que vous jouez reste sur cet appareil.
record-none-found = Aucune partie ne correspond. Changez la recherche ou les choix ci-dessus.
record-result-won = Gagnée
record-result-lost = Perdue
record-result-drawn = Égalité
record-result-drawn-filko = Égalité
record-result-undecided = Sans vainqueur
record-result-open = Inachevée
record-unknown = Partie d’une version plus ancienne
record-title = { $variant } avec { $name }
record-score = { $me } à { $them }
record-deals = { $deals ->
    [0] première donne
    [one] une donne
    [many] { $deals } donnes
   *[other] { $deals } donnes
  }
record-games-won = gagnées : { $won } sur { $games }
record-assisted = avec aide
record-deal = Donne
record-mine = Vous
record-theirs = Meilleur des autres
record-points = Points de chaque donne
record-review = Analyser
record-text = En texte
record-delete = Supprimer
record-save = Tout enregistrer
record-read = Lire un fichier
record-saved-note = Le fichier contient vos parties avec toutes leurs cartes, vos statistiques, vos progrès dans les leçons et les problèmes, vos réglages et vos règles maison.
record-saved = Votre historique est enregistré dans un fichier.
record-added = { $added ->
    [0] Aucune partie ajoutée
    [one] Une partie ajoutée
    [many] { $added } parties ajoutées
   *[other] { $added } parties ajoutées
  }{ $known ->
    [0] .
    [one]  ; une était déjà là.
    [many]  ; { $known } étaient déjà là.
   *[other]  ; { $known } étaient déjà là.
  }
record-merged = Vos progrès dans les leçons et les problèmes et vos règles maison ont été complétés par ceux du fichier. { $settings ->
    [taken] Les réglages sont maintenant ceux du fichier.
   *[kept] Vos réglages n’ont pas changé.
  }
record-rules-left = { $left ->
    [one] Un jeu de règles maison du fichier n’a pas trouvé de place
   *[other] { $left } jeux de règles maison du fichier n’ont pas trouvé de place
  } : on en garde ici { $most } au plus. Oubliez-en dans la liste des jeux, puis relisez le fichier.
record-reading = Vérification de la partie { $done } sur { $of }…
record-refused = Rien n’a été lu. { $reason }
record-watched = regardée
record-shared = plusieurs personnes
record-refused-match = La partie { $number } du fichier est incorrecte : { $reason }
record-file-not-ours = Ce n’est pas un historique enregistré par Brisques.
record-file-newer = Une version plus récente de Brisques a enregistré ce fichier. Rechargez la page pour obtenir la nouvelle version, puis réessayez.
record-file-broken = Le fichier est endommagé, ou une partie manque.
record-file-too-large = Le fichier est trop gros.
record-unkept = Ce navigateur ne garde rien pour cette page : on ne peut rien ajouter.
record-rest-unkept = Ce navigateur n’a pas pu garder tout ce que le fichier contient en plus des parties.

## Texts

text-title = La partie en texte
text-line = Chaque donne avec toutes ses cartes et tous ses coups. Brisques peut la relire.
text-record = Notation de la partie
text-copy = Copier
text-copied = Copié.
text-not-copied = Ce navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.
link-newer = Ce lien vient d’une version plus récente de Brisques. Rechargez la page pour obtenir la nouvelle version, puis réessayez.
link-too-long = Cette partie est trop longue pour un lien. Enregistrez-la plutôt en texte.
text-save = Enregistrer

link-title = Lien vers ce moment
link-line = Le lien contient les règles, toutes les cartes et tous les coups. Il s’ouvre ici ou dans tout autre exemplaire de cette page ; rien n’est envoyé.
link-label = Lien
link-copy = Lien vers ce moment
report-play = Signaler ce coup
report-title = Signaler ce coup
report-line = Copiez ce texte dans un ticket et écrivez, après le premier deux-points, ce qui ne va pas. Il contient toute la partie avec toutes ses cartes.
report-label = Rapport
report-what = Ce qui ne va pas
report-where = Moment
report-moment = donne { $deal }, coups joués : { $place }
report-last-moment = donne { $deal }, après le dernier coup
report-link = Lien
report-version = Version
report-browser = Navigateur
report-box = Fenêtre
report-settings = Réglages

## Deals of the day by date

calendar-before = Mois précédent
calendar-after = Mois suivant
calendar-open = inachevée
calendar-none = Les donnes du jour que vous jouez s’affichent ici par date.

## Statistics

statistics-none = Finissez une donne, et ses chiffres s’afficheront ici.
statistics-title = { $variant }, { $level }
statistics-level-mixed = plusieurs niveaux
statistics-level-people = personnes
statistics-deals = Donnes
statistics-games = Parties
statistics-won = Gagnées
statistics-lost = Perdues
statistics-drawn = Égalités
statistics-drawn-filko = Indécises
statistics-share = { $won } ({ $percent } %)
statistics-streak = Victoires de suite
statistics-streak-now = { $now } en cours, { $longest } au mieux
statistics-average = Points par donne, en moyenne
statistics-assisted = Parties avec aide
statistics-points = Vos points dans les { $count } dernières donnes, et leur moyenne
statistics-since = Sont comptées les parties commencées depuis : { $when }.
statistics-reset = Repartir de zéro
statistics-all = Tout compter de nouveau
statistics-were-reset = Les statistiques repartent de zéro. Aucune partie n’est supprimée.
statistics-count-all = Toutes les parties comptent de nouveau.
statistics-note = Une partie avec aide (un conseil, ou un coup repris) est comptée à part ; elle ne prolonge ni n’arrête une série de victoires. Une partie inachevée n’est pas comptée, ni ce qui a été rejoué depuis une analyse.
