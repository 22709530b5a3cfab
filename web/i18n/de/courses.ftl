# The courses on the start page, and the way to a lesson and from it, in German.

course-standing = { $done } von { $of } Lektionen geschafft
course-none = Lektionen
course-in-english = Bisher nur auf Englisch.
course-fildinski = Fildinski von Anfang an
course-fildinski-about = Vom Kartenspiel bis zu den letzten acht Stichen. Du musst kein anderes Spiel kennen.
course-from-bezique = Von Bézique zu Fildinski
course-from-bezique-about = Was anders ist, wenn man sonst aus der Hand meldet.
course-bezique = Bézique
course-bezique-about = Der Klassiker: was melden, was behalten, wie enden.
course-rubicon = Rubicon: vier Kartenspiele und mehr
course-rubicon-about = Vier Kartenspiele und mehr, Meldungen, die erneut zählen, Carte blanche, der Rubikon.
course-filko = Filicău und Filkó
course-filko-about = Ständige Trümpfe, wann man flieht, Rufen und Dienen.
course-reset = Kurs neu beginnen
lesson-is-done = geschafft
lesson-from-file = Lektion aus Datei öffnen
for-writers = Tische und Lektionen in eigene Seiten einbauen
lesson-leave = Verlassen
lesson-own = Eine Lektion aus einer Datei
lesson-ended = Lektion geschafft
lesson-then = Als Nächstes: { $title }
lesson-following = Nächste Lektion
lesson-once-more = Noch einmal
lesson-not-found = Diese Lektion gibt es hier nicht.
lesson-not-loaded = Die Lektion konnte nicht geladen werden. Versuche es noch einmal, wenn du online bist.
lesson-bad-at = Zeile { $line }, Spalte { $column }: { $reason }
