# The courses on the start page, and the way to a lesson and from it, in Hungarian.

course-standing = { $of } leckéből { $done } kész
course-none = Leckék
course-in-english = Egyelőre csak angolul.
course-fildinski = Fildinski az alapoktól
course-fildinski-about = A paklitól az utolsó nyolc ütésig. Más játékot nem kell ismerned.
course-from-bezique = Bézique után Fildinski
course-from-bezique-about = Mi változik annak, aki kézből szokott bemondani.
course-bezique = Bézique
course-bezique-about = A klasszikus játék: mit mondj be, mit tarts meg, hogyan fejezd be.
course-rubicon = Rubicon és a sok pakli
course-rubicon-about = Négy és több pakli, újra számító bemondások, carte blanche, rubikon.
course-filko = Filicău és Filkó
course-filko-about = Állandó aduk, mikor kell megszökni, meghívás és szolgálat.
course-reset = A tanfolyam elölről
lesson-is-done = kész
lesson-from-file = Lecke megnyitása fájlból
for-writers = Asztal és lecke a saját oldaladra
lesson-leave = Kilépés
lesson-own = Lecke fájlból
lesson-ended = Vége a leckének
lesson-then = Ez következik: { $title }
lesson-following = Következő lecke
lesson-once-more = Még egyszer
lesson-not-found = Itt nincs ilyen lecke.
lesson-not-loaded = A lecke nem töltődött be. Próbáld újra, ha van hálózat.
lesson-bad-at = { $line }. sor, { $column }. oszlop: { $reason }
