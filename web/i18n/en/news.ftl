# What is new, in English, in few words for players. CHANGELOG.md has all changes.

news-version = Version { $version }
news-record = Any number of unfinished matches, a record with statistics and reviews, and a deal of the day.
news-settings = Settings with a search: faces, four colours, backs, cloths, a left hand.
news-hand = Drag a card to play it or to arrange your hand; sort it by suit or by rank. Help lists all keys.
news-sound = Short sounds for cards, melds and the end of a deal.
news-print = Score sheets and rules can be printed; the score can be saved as a table.
news-games = Fildinski, the Bézique family, and Filicău and Filkó: 28 games for two to six players.
news-rules = All rules with their sources, house rules of your own, and a comparison of any two games.
news-players = Six levels of players. All see only their own cards.
news-lessons = Five courses of lessons, hints in two steps, and a review after each deal.
news-offline = Play without a network after one visit.
news-not-stored = So far it needs the network here: this browser has not stored the game, perhaps because there is no room.
