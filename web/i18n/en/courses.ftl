# The courses, and the way to a lesson and from it, in English.

course-standing = { $done } of { $of } lessons done
course-none = Lessons
course-in-english = Only in English so far.
course-fildinski = Fildinski from scratch
course-fildinski-about = From the pack to the last eight tricks. You need to know no other game.
course-from-bezique = From Bézique to Fildinski
course-from-bezique-about = What changes for those who meld from the hand.
course-bezique = Bézique
course-bezique-about = The classic game: what to declare, what to keep, how to end.
course-rubicon = Rubicon and the many packs
course-rubicon-about = Four packs and more, melds that score again, carte blanche, the rubicon.
course-filko = Filicău and Filkó
course-filko-about = Permanent trumps, when to run away, calling and serving.
course-reset = Start this course again
lesson-is-done = done
lesson-from-file = Open a lesson from a file
for-writers = Put tables and lessons into your own pages
lesson-leave = Leave the lesson
lesson-own = A lesson from a file
lesson-ended = Lesson done
lesson-then = Next comes: { $title }
lesson-following = Next lesson
lesson-once-more = Once more
lesson-not-found = There is no such lesson here.
lesson-not-loaded = The lesson could not be loaded. Try again when you are online.
lesson-bad-at = Line { $line }, column { $column }: { $reason }
