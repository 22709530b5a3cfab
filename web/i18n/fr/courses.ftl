# The courses on the start page, and the way to a lesson and from it, in French.

course-standing = Leçons faites : { $done } sur { $of }
course-none = Leçons
course-in-english = Pour l’instant, seulement en anglais.
course-fildinski = Le Fildinski en partant de zéro
course-fildinski-about = Du jeu de cartes aux huit derniers plis. Aucun autre jeu à connaître.
course-from-bezique = Du bésigue au Fildinski
course-from-bezique-about = Ce qui change pour qui annonce les cartes de sa main.
course-bezique = Bésigue
course-bezique-about = Le jeu classique : quoi annoncer, quoi garder, comment finir.
course-rubicon = Rubicon, à quatre jeux et plus
course-rubicon-about = Quatre jeux et plus, des combinaisons qui comptent encore, la carte blanche, le rubicon.
course-filko = Filicău et Filkó
course-filko-about = Les atouts permanents, quand fuir, appeler et servir.
course-reset = Reprendre ce cours au début
lesson-is-done = faite
lesson-from-file = Ouvrir une leçon depuis un fichier
for-writers = Mettre des tables et des leçons dans vos pages
lesson-leave = Quitter
lesson-own = Une leçon d’un fichier
lesson-ended = Leçon finie
lesson-then = Ensuite : { $title }
lesson-following = Leçon suivante
lesson-once-more = Encore une fois
lesson-not-found = Cette leçon n’existe pas ici.
lesson-not-loaded = La leçon n’a pas pu être chargée. Réessayez une fois en ligne.
lesson-bad-at = Ligne { $line }, colonne { $column } : { $reason }
