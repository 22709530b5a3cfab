# The courses on the start page, and the way to a lesson and from it, in Romanian.

course-standing = { $done } din { $of ->
    [one] { $of } lecție făcută
    [few] { $of } lecții făcute
   *[other] { $of } de lecții făcute
  }
course-none = Lecții
course-in-english = Deocamdată doar în engleză.
course-fildinski = Fildinski de la zero
course-fildinski-about = De la pachet la ultimele opt levate. Nu trebuie să știi alt joc.
course-from-bezique = De la Bézique la Fildinski
course-from-bezique-about = Ce se schimbă pentru cine anunță din mână.
course-bezique = Bézique
course-bezique-about = Jocul clasic: ce anunți, ce păstrezi, cum închei.
course-rubicon = Rubicon și multe pachete
course-rubicon-about = Patru pachete și mai multe, anunțuri care aduc iar puncte, carte blanche, rubiconul.
course-filko = Filicău și Filkó
course-filko-about = Cărțile mereu atu, când să fugi, cum chemi și cum slujești.
course-reset = Ia cursul de la capăt
lesson-is-done = făcută
lesson-from-file = Deschide o lecție dintr-un fișier
for-writers = Pune mese și lecții în paginile tale
lesson-leave = Ieși din lecție
lesson-own = O lecție dintr-un fișier
lesson-ended = Lecție încheiată
lesson-then = Urmează: { $title }
lesson-following = Lecția următoare
lesson-once-more = Încă o dată
lesson-not-found = Aici nu există această lecție.
lesson-not-loaded = Lecția nu s-a putut încărca. Încearcă din nou când ai internet.
lesson-bad-at = Rândul { $line }, coloana { $column }: { $reason }
lesson-trouble = Lecția nu se poate arăta
