# What is new, in Hungarian, in few words for players. CHANGELOG.md has all changes.

news-version = { $version } változat
news-record = Akárhány befejezetlen parti, napló statisztikával és elemzéssel, és a nap leosztása.
news-settings = Kereshető beállítások: lapképek, négy szín, hátlapok, posztók, balkezes elrendezés.
news-hand = Húzd a lapot, ha ki akarod játszani vagy rendezni; rendezhetsz szín és érték szerint is. A súgó minden billentyűt felsorol.
news-sound = Rövid hangok a lapokhoz, a bemondásokhoz és a leosztás végéhez.
news-print = A pontlap és a szabályok nyomtathatók; a pontok táblázatként menthetők.
news-games = Fildinski, a Bézique-család, Filicău és Filkó: 28 játék kettőtől hat játékosig.
news-rules = Minden szabály forrással, saját házi szabályok, és bármely két játék összevetése.
news-players = Gépi játékosok hat szinten. Mind csak a saját lapjait látja.
news-lessons = Öt tanfolyam, kétlépéses tippek, és elemzés minden leosztás után.
news-offline = Egy látogatás után hálózat nélkül is játszhatsz.
news-not-stored = Itt egyelőre kell a hálózat: ez a böngésző nem tárolta a játékot, talán mert nincs elég hely.
