# What the engine cannot use, in French: a sentence for each error code, with dots and slashes turned to dashes. `where`
# is the place, `value` and `given` the word at fault; `reason` comes in words already where it has any.

## Positions

position-bad-field = La position ne peut pas être mise en place. { $where }, colonne { $column }, « { $value } » : { $reason }
position-missing-field = La position ne peut pas être mise en place : il manque « { $where } ». Seule une ligne avec ? ou rest= peut l’omettre.
position-unknown-field = La position ne peut pas être lue : ce jeu n’a pas de « { $where } ».
position-card-missing = La position ne peut pas être mise en place. Cartes manquantes : { $count }, dont { $where }.
position-card-twice = La position ne peut pas être mise en place. En double : { $where }.
position-too-long = Une ligne de { $chars } caractères est trop longue pour une position, à partir de { $where }.
position-unknown-version = Cette position demande la version { $given } ({ $where }). La version connue ici est { $known }.
position-no-deal = Aucune donne n’est en cours : il n’y a pas de position.

## Records

match-daily = La donne du jour se joue une fois et sans aide.
match-not-kept = Cette partie n’est pas conservée dans ce navigateur. Elle y a été supprimée, ou jouée dans un autre navigateur.
record-not-a-record = Ce n’est pas la notation d’une partie : il faut ({ $where }) « brisques 1 ».
record-unknown-version = Cette notation demande la version { $given } ({ $where }). La version connue ici est { $known }.
record-too-long = Une notation de { $chars } caractères est trop longue ({ $where }).
record-no-variant = La notation finit ({ $where }) et ne nomme pas de jeu.
record-no-seats = La notation finit ({ $where }) et ne nomme pas de places.
record-no-deal = La notation finit ({ $where }) et n’a pas de donne.
record-bad-line = La notation ne peut pas être lue ({ $where }). { $reason } { $at }
record-bad-dealer = Ce donneur n’existe pas.
record-bad-seat = Une place s’écrit « human NOM » ou « player NIVEAU NOM ».
record-too-many-seats = Il y a plus de places que dans ce jeu.
record-deal-not-expected = La notation ne peut pas être jouée : { $where } commence avant la fin de la donne précédente, ou après la fin de la partie.
record-wrong-dealer = La notation ne peut pas être jouée : une autre place donne ({ $where }).
record-wrong-branch = La notation ne peut pas être jouée : la donne rejouée ({ $where }) doit être la dernière.
deal-bad-order = Les cartes d’une donne doivent être le jeu entier, chaque carte une fois. { $count ->
    [0] Il n’y en a aucune.
   *[other] Nombre donné : { $count }.
  }
deal-bad-slips = Les nombres placés devant les cartes d’une donne ne conviennent pas à ce jeu.

## Cards and players

card-bad-code = « { $where } » n’est pas le code d’une carte, comme QS1.
card-bad-suit = « { $where } » n’est pas la lettre d’une couleur.
player-unknown = Il n’y a pas de joueur nommé « { $where } ».
player-bad-rollouts = « { $where } » : le nombre de parties simulées après le @ est un nombre entier de 0 à { $most }.
player-wrong-count = Il faut un joueur pour chaque place, et non « { $where } ».

## The table

picture-no-cards = Il n’y a pas de cartes dessinées dans « { $where } » : « build.py build » les dessine.
oembed-bad-home = « { $where } » n’est pas une adresse web : elle doit commencer par https:// ou http://.
match-no-servants = Ce jeu ne peut pas commencer avec des maîtres et des serviteurs.
table-no-deal = Aucune donne n’a commencé.
table-deal-not-over = La donne n’est pas encore finie.
table-match-over = La partie est finie.
table-record-full = Cette partie compte autant de donnes qu’une notation peut en contenir. Commencez une nouvelle partie.
table-covered = Les cartes sont cachées. La personne qui doit jouer doit les découvrir.
table-not-your-turn = La place { $seat } ne peut pas regarder maintenant : c’est à une autre personne de jouer.
table-no-such-seat = Cette place n’existe pas ; la dernière est { $last }.
table-nothing-to-undo = Il n’y a rien à reprendre.
table-nothing-to-redo = Il n’y a rien à rejouer.
table-no-such-place = Ce moment n’existe pas dans la donne ; le dernier est { $last }.
table-human-to-move = C’est à une personne de jouer, à la place { $seat }.
table-stale-revision = La table a changé depuis (état { $given }, maintenant { $now }). Réessayez.
table-wrong-seats = Nombre de joueurs de ce jeu : { $expected }.

## Rule sets

variant-bad-file = Un fichier de règles ne peut pas être lu : { $where }. { $reason }
variant-house-needs-why = Une règle maison ne donne pas de raison : { $where }.
variant-missing-cite = Une règle ne cite pas de source : { $where }.
variant-missing-key = Il manque { $where } dans un fichier de règles.
variant-other-family = « { $where } » est un jeu d’une autre famille ({ $family }).
variant-too-long = « { $where } » et ses règles maison peuvent avoir { $most } caractères au plus.
variant-unknown-family = Cette famille de jeux n’existe pas : { $where }.
variant-unknown-source = « { $where } » cite une source inconnue : { $source }.

## Computer players

value-none = { $where } n’a pas de valeur apprise : les simulations vont jusqu’à la fin de la donne.
value-no-fit = Sans --fit, aucun poids n’est écrit : --out { $where } ne sert à rien.

## Requests

bridge-internal = Le moteur a fait une erreur ({ $where }). Dites-nous, s’il vous plaît, ce que vous avez fait.
bridge-failed = Le moteur n’a pas répondu. Rechargez la page pour réessayer.
bridge-no-table = Aucune table n’est dressée.
bridge-unknown-op = Le moteur n’a pas d’opération « { $where } ».
bridge-bad-json = La demande ne peut pas être lue. { $reason } { $where }
bridge-bad-argument = La demande ne peut pas être utilisée. Il faut ({ $where }) : { $expected }.

## Files and work of the shell

file-unreadable = Le fichier { $where } ne peut pas être lu ({ $reason }).
file-unwritable = Le fichier { $where } ne peut pas être écrit ({ $reason }).
file-exists = Il y a déjà un fichier { $where } ; rien n’a été écrit.
file-no-site = Il n’y a pas de table dans { $where } : construisez-la d’abord, avec « python build.py build ».
file-no-port = Le port { $where } ne peut pas être utilisé : nommez-en un autre avec --port, ou aucun.
file-not-utf-8 = { $where } est dans un autre encodage, comme le montre la ligne { $line }. Enregistrez le fichier en UTF-8.
arena-bad-file = { $where } ne contient pas de paires d’un tournoi.
arena-house-rules = Le tableau des forces ne contient pas de jeux avec règles maison : { $where }.
arena-no-interval = Ces paires sont trop peu nombreuses ou toutes égales : le résultat n’a pas d’intervalle et n’est pas noté ({ $where }).
arena-other-run = { $where } contient les paires d’un autre tournoi.
cluster-unreachable = Aucune grappe de calcul ne répond à { $where } ({ $reason }).
extra-not-installed = Cette commande demande la bibliothèque « { $where } ». Dans le dossier des sources : pip install ".[lab]".
regret-hint-at-table = Le nombre de simulations d’un conseil à la table n’est pas mesuré : --at-table ne sert à rien avec --level { $where }.
teach-bad-file = { $where } ne contient pas de décisions de la recherche.
teach-other-run = { $where } contient les décisions d’une autre commande.
tune-bad-file = { $where } ne contient aucun ajustement.
tune-no-weights = Il n’y a rien à ajuster dans { $where }.
tune-other-family = Les poids de { $where } sont pour une autre famille de jeux.
tune-other-run = { $where } contient l’ajustement d’une autre commande.
problem-no-partners = Aucune fin de donne de { $where } ne peut être prouvée, car on joue à plus de deux sans partenaires fixes. « problems find --drawn » trouve des problèmes par simulation.
problem-no-theme = Aucun problème de { $where } ne peut avoir le thème « { $theme } ». Thèmes possibles : { $possible }.
problem-bad-row = Cette ligne d’un recueil de problèmes est illisible : { $where }.{ $field ->
    [none] {""}
   *[other] {" "}« { $field } » manque ou est faux.
  }
weights-bad-header = Le fichier de poids a une première ligne incorrecte : { $where }.
weights-bad-toml = Le fichier de poids ne peut pas être lu : { $where }. { $reason }
weights-missing = Il manque { $where } dans le fichier de poids.
weights-no-number = Dans le fichier de poids, { $where } n’est pas un nombre.
weights-unknown = Dans le fichier de poids, { $where } n’est pas un poids de ce jeu.

## Lessons that are played

lesson-not-open = Aucune leçon n’est ouverte ({ $where }).
lesson-not-begun = Aucune étape n’est commencée ({ $where }).
lesson-no-such-step = Cette étape n’existe pas ({ $where }). Étapes de la leçon : { $steps }.
lesson-no-hint = Ce conseil n’existe pas ({ $where }). Conseils de l’étape : { $hints }.
lesson-no-question = Cette étape ne pose pas de question ({ $where }).
lesson-no-table = Il n’y a rien à jouer dans cette étape ({ $where }).
lesson-no-next-deal = Une leçon n’a pas de donne suivante ({ $where }).
lesson-no-claim = Dans une leçon, on ne peut pas finir la donne d’un coup ({ $where }).
lesson-no-problems = Aucune fin de donne de ce genre n’a été trouvée ({ $where }).
lesson-step-over = L’étape est finie. Recommencez-la ({ $where }).

## Lessons that are proved

lesson-true-from-start = Le but est atteint avant que le joueur fasse quoi que ce soit.
lesson-lost-from-start = Le but ne peut pas être atteint.
lesson-then-after-end = La donne finit avant cette étape.
lesson-no-turn = Ce n’est jamais à cette place de jouer.
lesson-illegal-right = Ceci ne peut pas être joué ici : { $given }. Coups possibles : { $legal }
lesson-illegal-reply = Cette réponse ne peut pas être jouée ici : { $given }. Coups possibles : { $legal }
lesson-right-misses = La solution n’atteint pas le but : { $given }
lesson-right-too-long = La solution continue après le but : { $given }
lesson-wrong-impossible = La place n’a pas cette carte : { $given }
lesson-illegal-wrong = Cet essai faux ne peut pas être joué ici : { $given }. Coups possibles : { $legal }
lesson-impossible-count = Le reste de la donne ne peut pas rapporter autant : { $most } au plus, et non { $given }
lesson-best-hidden = Ce n’est pas le meilleur coup dans toutes les répartitions des cartes cachées : { $given }
lesson-best-not-clear = Ce n’est pas nettement le meilleur coup : { $given } est { $lead } points derrière, à { $error } près
lesson-best-is-other = Un autre coup est meilleur : { $given } a { $lead } points d’avance, à { $error } près
lesson-wrong-never = Aucun essai ne correspond à ceci : { $given }
lesson-wrong-reaches-goal = Cet essai atteint le but : { $given }
lesson-best-not-alone = Un autre coup est aussi bon, à { $worth }, et aucune solution ne commence par lui : { $given }
lesson-best-too-far = C’est trop loin de la fin pour être résolu.

## What is wrong with a field of a position

edit-reason-wrong-size = pas le bon nombre de cartes pour ce moment de la donne.
edit-reason-other-size = pas le bon nombre de cartes. À ce moment de la donne : { $size }.
edit-reason-not-a-card = ce n’est pas une carte.
edit-reason-number-alone = ce n’est pas une carte. Pour un nombre de cartes qui ne sont pas nommées, mettez ? devant.
edit-reason-not-in-pack = ce jeu n’a pas cette carte.
edit-reason-one-for-each-seat = il en faut un pour chaque place.
edit-reason-one-for-each-side = il en faut un pour chaque camp.
edit-reason-not-a-number = il faut un nombre possible ici.
edit-reason-not-a-count = après ? et * vient seulement le nombre de cartes qui ne sont pas nommées.
edit-reason-not-a-suit = il faut une couleur.
edit-reason-one-card = une seule carte.
edit-reason-missing = il faut une retourne tant qu’il y a un talon.
edit-reason-not-a-trump = la retourne doit être un atout.
edit-reason-deal-over = personne n’a plus de carte : la donne est finie.
edit-reason-empty-hand = cette main est vide, une autre ne l’est pas. Écrivez ? pour les cartes qui ne sont pas nommées.
edit-reason-card-not-won = cette place n’a pas gagné toutes ces cartes.
edit-reason-card-spent = l’une de ces cartes a déjà été annoncée.
edit-reason-not-a-brisque = ce doivent être des as et des dix, chacun écrit une seule fois.
edit-reason-not-won-yet = ce pli n’a pas encore été gagné.
edit-reason-not-a-meld = quelque chose ici n’est pas une combinaison.
edit-reason-not-a-seven = il faut un sept d’atout.
edit-reason-no-trick = il faut les cartes du pli qui vient d’être gagné.
edit-reason-nothing-to-declare = il n’y a rien à annoncer.
edit-reason-not-to-move = c’est à une autre place de jouer.
edit-reason-not-a-phase = cette phase n’existe pas.
edit-reason-fewer-than-before = il y a maintenant moins de points qu’avant cette donne.
edit-reason-deal-ended = un camp avec tant de points a terminé la donne.
edit-reason-not-a-status = écrivez, dans l’ordre, maîtres, camp, chapeaux, serviteur, atout, Vieux, séparés par des points.
edit-reason-not-a-party = ces places ne forment pas un camp.
edit-reason-not-of-this-game = cela n’existe pas dans ce jeu.
edit-reason-must-be-carried = un tiret est impossible ici : dans ce jeu, cela passe d’une donne à la suivante.
edit-reason-servant-is-master = le serviteur est l’un des maîtres.
edit-reason-no-old-man = ce camp doit comprendre le Vieux et un partenaire au plus.
edit-reason-not-now = cela ne convient pas à ce moment de la donne.
edit-reason-not-the-trump = l’atout est une autre couleur, d’après la retourne ou la carte appelée.
edit-reason-not-the-winner = une autre place a gagné l’un de ces plis.
edit-reason-not-the-old-man = le Vieux est à une autre place, d’après la donne.
edit-reason-not-the-party = le camp est le Vieux et la place qui a reçu la carte appelée.
edit-reason-not-shown-yet = la carte appelée n’est pas jouée : le partenaire n’est pas encore connu.
edit-reason-not-the-called-card = aucune carte n’est appelée ici, ou c’en est une autre.
edit-reason-not-callable = cette carte ne peut pas être appelée.
edit-reason-own-card = le Vieux tient lui-même cette carte.
edit-reason-dealt-again = une place a les deux plus forts Ober : on redonne.
edit-reason-deal-goes-on = la donne n’est pas encore finie.
edit-reason-no-servant-to-choose = il n’y a pas de serviteur à choisir maintenant.
edit-reason-not-a-partner = seul le partenaire du gagnant peut annoncer à sa place.
edit-reason-cards-dealt = aucune carte n’est encore donnée à ce moment.
edit-reason-twice-or-no-value = écrit deux fois, ou sans valeur.
edit-reason-too-many-cards = le jeu a moins de cartes que cela.
edit-reason-no-card-to-turn = il ne reste pas de carte de cette couleur à retourner.
edit-reason-not-a-rest = ceci s’écrit « random », ou « seed: » et un mot.
edit-reason-no-copy-left = tous les exemplaires de cette carte sont déjà dans la position.

## Places in a text, inside the sentences above as $where

place-line = ligne { $number }
place-line-column = ligne { $number }, colonne { $at }
place-deal = donne { $number }
place-deal-action = donne { $number }, coup { $at }
