# The courses on the start page, and the way to a lesson and from it, in Polish.

course-standing = ukończone lekcje: { $done } z { $of }
course-none = Lekcje
course-in-english = Na razie tylko po angielsku.
course-fildinski = Fildinski od zera
course-fildinski-about = Od talii do ostatnich ośmiu lew. Nie musisz znać żadnej innej gry.
course-from-bezique = Z bezika na Fildinski
course-from-bezique-about = Co się zmienia dla tych, którzy meldują z ręki.
course-bezique = Bezik
course-bezique-about = Klasyczna gra: co meldować, co zachować, jak kończyć.
course-rubicon = Rubikon i wiele talii
course-rubicon-about = Cztery talie i więcej, meldunki liczone od nowa, carte blanche, rubikon.
course-filko = Filicău i Filkó
course-filko-about = Stałe atuty, kiedy uciekać, wywołanie i służba.
course-reset = Zacznij ten kurs od nowa
lesson-is-done = zrobiona
lesson-from-file = Otwórz lekcję z pliku
for-writers = Umieść stoły i lekcje na własnych stronach
lesson-leave = Wyjdź z lekcji
lesson-own = Lekcja z pliku
lesson-ended = Lekcja skończona
lesson-then = Dalej: { $title }
lesson-following = Następna lekcja
lesson-once-more = Jeszcze raz
lesson-not-found = Nie ma tu takiej lekcji.
lesson-not-loaded = Nie udało się wczytać lekcji. Gdy będziesz online, spróbuj jeszcze raz.
lesson-bad-at = Wiersz { $line }, kolumna { $column }: { $reason }
