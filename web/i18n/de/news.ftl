# What is new, in German, in few words for players. CHANGELOG.md has all changes.

news-version = Version { $version }
news-record = Beliebig viele offene Partien, ein Archiv mit Statistik und Rückblicken und eine Tagesrunde.
news-settings = Einstellungen mit Suche: Kartenbilder, vier Farben, Rückseiten, Tücher, linke Hand.
news-hand = Zieh eine Karte, um sie zu spielen oder die Hand zu ordnen; sortiere nach Farbe oder Rang. Alle Tasten stehen in der Hilfe.
news-sound = Kurze Töne für Karten, Meldungen und das Ende einer Runde.
news-print = Punkteblätter und Regeln lassen sich drucken; die Punkte lassen sich als Tabelle sichern.
news-games = Fildinski, die Bézique-Familie, Filicău und Filkó: 28 Spiele für zwei bis sechs Spieler.
news-rules = Alle Regeln mit ihren Quellen, eigene Hausregeln und ein Vergleich von je zwei Spielen.
news-players = Sechs Stufen von Mitspielern. Alle sehen nur ihre eigenen Karten.
news-lessons = Fünf Kurse mit Lektionen, Tipps in zwei Schritten und nach jeder Runde ein Rückblick.
news-offline = Nach einem Besuch spielst du auch ohne Netz.
news-not-stored = Hier braucht das Spiel bisher das Netz: Dieser Browser hat es nicht gespeichert, vielleicht aus Platzmangel.
