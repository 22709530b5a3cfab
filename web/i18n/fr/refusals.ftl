# What is refused and why, in French: house rules that do not go together, moves of the larger games;
# and the names of what scores in those.

## Why two house rules do not go together

conflict-packets-are-the-hand = Les paquets donnés doivent faire au total le nombre de cartes de la main.
conflict-stock-too-small = Les mains prennent trop de cartes : il ne reste pas de talon où piocher.
conflict-stock-shares-evenly = Le talon doit donner à chacun le même nombre de cartes.
conflict-packet-is-for-two = Soulever et deviner un paquet se joue à deux.
conflict-packet-has-no-turn-up = Un paquet soulevé est donné en entier : aucune carte n’est retournée ensuite.
conflict-partners-are-four = Des partenaires demandent quatre joueurs.
conflict-no-partner = Sans partenaire, il n’y a personne avec qui partager une annonce.
conflict-won-cards-have-no-partner = Seul celui qui a gagné des cartes dans les plis peut les annoncer.
conflict-exchange-needs-turn-up = Sans retourne, il n’y a rien à échanger.
conflict-turned-trumps-repeat = Une retourne peut toujours montrer la couleur d’atout de la donne précédente.
conflict-trick-card-needs-won-cards = Les cartes du pli ne sont pas dans la main : une combinaison de la main ne peut pas en contenir.
conflict-re-form-needs-hand = Seules des combinaisons étalées devant la main peuvent perdre une carte jouée et être refaites.
conflict-remarriage-needs-re-form = On ne se remarie que dans les jeux où une combinaison peut être refaite.
conflict-kept-needs-hand-and-won = Choisir quelles cartes gagnées on garde n’a de sens que si l’on annonce à la fois avec la main et avec les cartes gagnées.
conflict-laying-needs-hand = Seules des cartes de la main peuvent être étalées en attente.
conflict-shown-seven-needs-hand = Si les annonces ne se font qu’avec les cartes gagnées, on ne montre rien de sa main.
conflict-won-seven-needs-won-cards = Un sept gagné dans un pli ne peut être échangé que si les cartes gagnées servent encore.
conflict-exchanged-goes-where-melds-are = La carte prise doit rejoindre les cartes qui servent aux annonces.
conflict-exchanged-brisque-counts-twice = Un as ou un dix pris en main serait de nouveau une brisque une fois gagné.
conflict-brisques-decide-one-deal = Des brisques mises de côté pour décider demandent un jeu d’une seule donne.
conflict-match-needs-target = Une partie de plusieurs donnes demande un nombre de points à atteindre.
conflict-one-deal-has-no-target = Un jeu d’une seule donne n’a pas de points à atteindre.
conflict-drawn-is-for-one-deal = Seul un jeu d’une seule donne peut finir à égalité ; une partie continue.
conflict-one-deal-has-no-next = Un jeu d’une seule donne n’a pas de donne suivante pour départager.
conflict-tie-can-occur = Les scores peuvent être égaux ici : les règles doivent dire ce qui se passe alors.
conflict-bonus-is-for-one-deal = La prime et la différence ne se paient que dans un jeu d’une seule donne.
conflict-portland-is-for-two = La différence se paie entre deux camps seulement.

## Why a move is refused, where the table has no words of its own for it

meld-still-whole = La combinaison faite avec ces cartes est encore entière : il faut d’abord en jouer une carte.
meld-nothing-new = Aucune de ces cartes n’est nouvelle pour cette combinaison.
meld-in-larger = L’une de ces cartes a compté dans une combinaison supérieure du même genre.
meld-not-in-hand = L’une de ces cartes n’est ni dans votre main, ni étalée pour une annonce.
meld-no-lay = Dans ce jeu, on n’étale pas de combinaison en attente.
meld-partner-only = Une combinaison avec des cartes d’un partenaire doit être complétée par une carte à vous.
meld-one-hand = Un tel bésigue doit venir d’une seule main.
meld-table-only = L’une de ces cartes au moins ne doit pas avoir déjà été annoncée.
trump-barred = Cette couleur était atout à la donne précédente et ne peut pas l’être de nouveau.
carte-not-now = La carte blanche se montre avant que vous jouiez votre première carte. Ensuite chaque carte piochée se montre aussitôt.
carte-first-hand-only = La carte blanche se montre avant que vous jouiez votre première carte.
carte-court-held = Une main avec un roi, une dame ou un valet n’est pas une carte blanche.
carte-none = La carte blanche ne compte pas dans ce jeu.
packet-not-now = Le paquet se soulève et se devine avant la donne.
packet-bad-size = Le paquet peut avoir de { $least } à { $most } cartes.
packet-none = Dans ce jeu, on ne soulève pas de paquet.
cut-bad-size = On peut couper de { $least } à { $most } cartes.
cut-none = Dans ce jeu, on ne coupe pas.
pass-no-partner = Il n’y a pas de partenaire à qui laisser l’annonce.
pass-not-now = Seul le gagnant du pli peut laisser l’annonce à son partenaire, et seulement avant d’annoncer lui-même.
seven-already-shown = Ce sept a déjà compté.
seven-not-shown = Dans ce jeu, on ne montre pas le sept de sa main.
seven-endgame = Quand le talon est épuisé, le sept ne compte plus.

## House rules of Filicău and Filkó that exclude each other

conflict-packets-are-the-pack = Les paquets donnés à tous les joueurs doivent épuiser le jeu.
conflict-trumps-are-in-the-pack = Une carte toujours atout ne peut pas être retirée du jeu.
conflict-overs-are-trumps = Les quatre Ober sont toujours atouts.
conflict-hand-shows-a-suit = Trop de cartes sont toujours atouts : la main du donneur pourrait ne montrer aucune couleur.
conflict-suits-outnumber-a-hand = Trop de cartes sont toujours atouts : il en reste trop peu pour appeler une couleur.
conflict-fixed-parties-are-even = Des camps fixes demandent quatre ou six joueurs.
conflict-called-card-makes-partners = Si l’on appelle une carte, c’est elle qui doit faire les partenaires.
conflict-top-overs-name-a-suit = Là où les plus forts Ober font les partenaires, le Vieux choisit une couleur et non une carte.
conflict-old-man-leads-if-he-calls = Sans appel, il n’y a pas de Vieux pour entamer.
conflict-masters-are-fixed-parties = Des maîtres qui restent demandent des camps qui restent.
conflict-rich-are-no-fixed-party = Des camps fixes ne sont ni riches ni pauvres.
conflict-one-side-can-win = Pour gagner il faut plus de la moitié des points du jeu, et jamais plus que tous.
conflict-masters-take-less-than-all = Si prendre tous les points remet les camps à égalité, il doit en falloir moins pour devenir maîtres.
conflict-rich-or-poor-win = Les points des Riches et des Pauvres doivent toujours laisser un seul gagnant.
