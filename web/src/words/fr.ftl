# Les phrases propres à la page.

page-title = Parure : trois jeux royaux
page-title-your-turn = ● À vous de jouer · Parure
page-three-games = Trois jeux royaux
page-site = Site
page-tools = Outils de la table
page-skip-to-main = Aller à la table
page-close = Fermer
page-cancel = Annuler
page-not-yet = Pas encore
page-skip = Passer
page-go-on = Continuer
page-key-space = Espace
page-on = Oui
page-off = Non
page-new = nouveau
page-loading = Un instant…
page-home = Accueil
page-open = Ouvrir
page-play = Jouer

# Accueil
game-queens-necklace = Le Collier de la Reine
game-queens-necklace-pitch = Achetez quand les prix baissent, vendez ce qui est rare et à la mode.
game-queens-necklace-facts = 2 à 4 joueurs, 30 à 45 minutes
game-versailles = Versailles
game-versailles-pitch = Menez vos ouvriers de lieu en lieu et bâtissez le palais du Roi-Soleil.
game-versailles-facts = 2 à 5 joueurs, construction
game-saba = Le Collier de Saba
game-saba-pitch = Enchérissez pour des cartes, revendez-les cher, posez-les là où elles touchent de longues lignes.
game-saba-facts = 3 à 7 joueurs, enchères
page-play-now = Jouer
page-friends = Entre amis
page-my-tables = Mes tables
page-table-others = Avec { $others }
page-stage-lobby = En attente de joueurs
page-stage-playing = Partie en cours
page-ended = { $place ->
    [0] Partie terminée
    [1] Gagné, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
   *[other] { $place }e place, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}
page-guest-here = invité sur cet appareil

# Une nouvelle table et son salon
page-new-table = Une table entre amis
page-how-many = Nombre de joueurs
page-variant = Variante
page-usual-way = Comme dans le livret
option-smaller-hands = Petites mains
page-lay-table = Dresser la table
page-waiting-more = Envoyez ce lien à vos amis. Qui l’ouvre peut s’asseoir, ou regarder.
page-link = Le lien de cette table
page-copy = Copier le lien
page-copied = Copié
page-seats = Places
page-free-seat = place libre
page-add-computer = Ajouter un ordinateur
page-send-away = Renvoyer
page-sit = S’asseoir ici
page-move-here = Venir ici
page-watching = { $count ->
    [0] Personne ne regarde.
    [one] Un invité regarde.
   *[other] { $count } invités regardent.
}
page-start = Commencer
page-fill-seats = { $count ->
    [1] Compléter avec un ordinateur
   *[other] Compléter avec { $count } ordinateurs
}
page-start-when-full = Toutes les places doivent d’abord être prises
page-host-starts = L’hôte commence la partie quand toutes les places sont prises.
page-leave = Quitter la table
page-no-table = Table introuvable

# Réglages
page-settings = Réglages
page-language = Langue
page-speed = Mouvements
page-speed-calm = Calmes
page-speed-normal = Normaux
page-speed-quick = Rapides
page-speed-instant = Immédiats
page-theme = Couleurs
page-theme-night = Nuit
page-theme-day = Jour
page-theme-contrast = Contraste élevé
page-sound = Sons : votre tour, les pièces, les ventes
page-confirm-moves = Confirmer les coups importants
page-your-name = Votre nom
page-change-name = Changer de nom
page-name-saved = C’est noté. Vous portez désormais ce nom.

# La table
page-rules = Règles
page-rulebook = Livre de règles
page-rules-reference = La référence de l’arbitre
page-rules-reference-more = Chaque règle avec son numéro, ce que les livrets laissent ouvert et comment c’est tranché ici. Si le livre de règles et cette référence se contredisent, c’est elle qui a raison.
page-level = Niveau des ordinateurs
page-level-beginner = Débutant
page-level-regular = Habitué
page-level-expert = Expert
page-level-master = Maître
page-computer-of = ordinateur, { $level }
page-others = Les autres places
page-seat-number = Place { $seat }
page-hint = Conseil
page-hint-more = Ce que ferait un bon joueur à votre place, en sachant ce que vous savez
page-hint-thinking = On réfléchit pour vous…
page-undo = Revenir
page-undo-can = Revenir sur votre dernière décision
page-undo-cannot = Il n’y a rien sur quoi revenir pour l’instant
page-orders = Consignes
page-orders-more = Certaines cartes se jouent pendant le tour des autres. Tous ceux qui pourraient en tenir une sont interrogés : la question ne révèle donc rien. Dites ici comment vous voulez qu’on vous interroge.
page-standing-order = Consigne
page-order-mine = Demander si je l’ai
page-order-ask = Toujours demander
page-order-never = Ne jamais la jouer
page-status = Ce qu’il faut faire
page-players = Joueurs
page-player = Joueur
page-player-label = { $name }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
page-you = vous
page-watch-badge = vous regardez
page-you-cap = Vous
page-computer = ordinateur
page-away = absent
page-winner = Vainqueur
page-your-hand = Votre main
page-what-happened = Ce qui s’est passé
page-look-back = Montrer la table telle qu’elle était alors
page-back-to-now = Revenir au présent
page-in-words = Tous les coups en toutes lettres
page-line-lost = La connexion est coupée. Reconnexion…
page-try-now = Réessayer
page-version-newer = Une version plus récente de cette page est prête.
page-version-broken = Une partie de cette page n’a pas pu être chargée. La recharger suffit ; aucune partie n’est perdue.
page-version-take = Recharger
page-refused = Refusé ({ $reason }).
page-won = { $count ->
    [1] { SEAT($seats) } l’emporte
   *[other] { SEAT($seats) } se partagent la victoire
}
page-place = Place
page-total = Total
page-rematch = Revanche
page-see-table = Voir la table

# Refus de la maison
refused-no-line = La maison est injoignable. Veuillez réessayer.
refused-not-an-action = Ce n’est pas un coup de ce jeu.
refused-not-understood = La maison n’a pas compris.
refused-wrong-version = Cette page est périmée. Veuillez la recharger.
refused-too-long = C’est trop long.
refused-too-fast = C’était trop rapide. Attendez un instant.
refused-other-origin = Cette demande vient d’un autre site.
refused-no-such-game = Ce jeu n’existe pas ici.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-seat = Cette place n’existe pas.
refused-no-such-bot = Ce joueur automatique n’existe pas.
refused-not-host = Seul l’hôte peut faire cela.
refused-seat-taken = Cette place est déjà prise.
refused-table-full = La table est complète.
refused-too-many-tables = Vous êtes déjà à { $most } tables, le maximum. Terminez-en une ou quittez-la d’abord.
refused-removed = L’hôte vous a demandé de quitter cette table.
refused-not-invited = L’hôte a dit qui peut s’asseoir à cette table, et vous n’en êtes pas.
refused-not-gone = Cette personne est là, ou n’est pas partie depuis assez longtemps.
refused-seats-free = Il reste des places libres.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-already-started = La partie a déjà commencé.
refused-not-started = La partie n’a pas encore commencé.
refused-not-over = La partie n’est pas encore terminée.
refused-no-hints = On ne donne pas de conseils à cette table.
refused-bad-name = Un nom compte de 1 à 24 caractères visibles.
refused-no-guest = La maison ne vous connaît pas encore. Veuillez recharger la page.
refused-bad-token = Ce n’est pas un jeton de cette table.
refused-bad-record = Cette partie enregistrée est refusée : { $why }
refused-set-aside =
    Cette partie est mise de côté : { $why ->
        [other_rules] elle a commencé avec des règles que cette maison ne connaît pas.
        [no_secret] l’origine de son hasard manque.
       *[damaged] ce qui en est écrit ne peut pas être rejoué.
    } Rien n’a été effacé ; prévenez qui tient la maison.
refused-paused = La maison n’a pas accès à ses registres pour l’instant. Rien n’est perdu ; la table reprendra d’elle-même.
refused-house-trouble = La maison a un souci ; rien ne s’est passé. Veuillez réessayer.

# Replays and fair luck
page-replay = Revoir la partie
page-replay-move = Coup { $at }
page-replay-scrub = Moment de la partie
page-replay-back = Un choix en arrière
page-replay-on = Un choix en avant
page-replay-turn-back = Un tour en arrière
page-replay-turn-on = Un tour en avant
page-replay-eyes = Vu par
page-replay-spectator = Un spectateur
page-replay-all = Toutes cartes visibles
page-replay-copy = Copier le lien vers ce coup
page-replay-copied = Lien copié
page-replay-download = Télécharger
page-replay-result = Montrer le résultat
page-replay-bring = Choisir un enregistrement
page-replay-bring-more = Apportez l’enregistrement d’une partie finie. La maison la rejoue, en prouve le hasard et la montre ; rien n’est conservé.
page-luck = Hasard équitable
page-luck-more = Avant la partie, la maison s’est engagée sur son secret ; chaque joueur a ajouté un texte. Tout le hasard en découle, et chacun peut refaire les calculs.
page-luck-commitment = L’engagement
page-luck-texts = Les textes des joueurs
page-luck-secret = Le secret, révélé après la partie
page-luck-here = { $count ->
    [0] Rien n’a été tiré à ce coup
    [one] Tiré à ce coup
   *[other] Tirés à ce coup
}
page-luck-check = Vérifier ce tirage
page-luck-proved = Prouvé dans ce navigateur : le secret correspond à l’engagement, et les { $picks } tirages en découlent.
page-luck-as-shown = C’est l’engagement que ce navigateur a vu avant la partie.
page-luck-with-yours = Le texte donné par ce navigateur en fait partie.
page-luck-made-up = personne n’en a donné : il découle du secret
page-luck-other-promise = Ce n’est pas l’engagement que ce navigateur a vu avant la partie.
page-luck-other-text = Le texte donné par ce navigateur manque.
page-luck-lobby = La maison s’est déjà engagée sur son hasard. Quand vous vous asseyez, votre navigateur y ajoute un texte ; après la partie, tout peut être vérifié.
page-luck-other-secret = Le secret ne correspond pas à l’engagement.
page-luck-other-pick = Un tirage du coup { $at } ne découle pas du secret.

# La table en mots, et les touches
page-twin = en mots
page-table-in-words = La table en mots
page-in-pictures = La table en images
page-keys = Touches
page-say-hand = Ma main, mes biens
page-say-market = Le marché : ce qu’on peut avoir maintenant
page-say-board = Le plateau
page-say-players = Les joueurs
page-say-changed = Ce qui a changé depuis ma dernière décision
page-say-status = À qui de jouer, et que faire
page-nothing-changed = Rien n’a changé depuis.
page-nothing-there = Il n’y a rien.
page-key-number = Choisir un coup dans la liste des phrases
page-key-confirm = Confirmer ce qui est choisi
page-key-pass = Passer, ou finir le tour
page-key-escape = Annuler un choix, fermer, revenir au présent
page-key-arrows = Regarder en arrière : un choix en arrière ou en avant ; avec Maj un tour ; Origine et Fin ; Espace fait défiler, Échap revient
page-key-turn = Tourner une tuile
page-key-help = Ces touches
page-why-not-your-turn = Ce n’est pas à vous de jouer.
page-why-looking = Vous regardez un moment passé.

# Taille, guide, impression
page-card-size = Cartes
page-cards-small = Petites
page-cards-normal = Normales
page-cards-large = Grandes
page-guide = Première partie
page-guide-next = Compris
page-guide-stop = Je connais ce jeu
page-guide-later = Je reprends la parole quand il y a du nouveau à faire.
page-guide-again = Expliquer le jeu en jouant
page-print = Feuilles à imprimer
page-print-now = Imprimer
page-print-score = Feuille de score
page-print-aid = Aide de jeu
page-print-name = Nom

# La fin
page-watch-again = Revoir la partie
page-share-replay = Partager sans dévoiler la fin
page-luck-promised = Ce que la maison a promis sur son hasard avant la donne, à vérifier après la partie :

# De qui vient le nombre
page-origin-derived = se déduit d’un exemple du livret d’origine
page-origin-derived-more = Se déduit d’un exemple du livret d’origine : aucun autre nombre ne convient.
page-origin-ours = de nous, et non du livret d’origine
page-origin-ours-more = De nous : aucune source connue ne le donne. Qui possède la boîte peut le corriger.
game-queens-necklace-ours = { $ours } des { $all } prix sont de nous : aucune source connue ne les donne. Cette marque les signale.
game-versailles-ours = { $whole ->
    [yes] Les { $all } tuiles
   *[no] { $ours } des { $all } tuiles
} sont de nous, comme une grande part du plateau : aucune source connue ne les montre. Cette marque les signale.
game-saba-ours = La disposition des { $all } places du collier est de nous : l’image du livret d’origine est perdue. Cette marque le signale.

page-hint-about = environ
page-hint-in-100 = sur 100
page-hint-as-good = C’est aussi bon que le premier.
page-hint-lay-out = Disposez-le pour moi
page-hint-why-usual = Sur bien des parties imaginées à partir d’ici, c’est ce qui a le mieux réussi.
page-hint-note = Chances de gagner, d’après ce que vous pouvez savoir. Les barres s’arrêtent à { $end }. Touchez-en une autre pour la voir éclairée. Rien n’est fait avant que vous ne confirmiez.
page-replay-of = { $at } sur { $last }
page-replay-play = Faire défiler
page-replay-pause = Arrêter
page-replay-pace = Vitesse
page-past = La partie jusqu’ici
page-past-now = maintenant
page-past-deal = La partie commence
page-past-quiet = Quelqu’un décide en secret
page-past-meanwhile = En ce moment, à la table :
page-see-end = Le résultat
page-end-mine = { $place ->
    [1] { $alone ->
        [yes] La victoire est à vous.
       *[other] La victoire est partagée, et à vous aussi.
    }
   *[other] Vous êtes { $place }e sur { $of }.
}
page-rematch-level = Qui joue aux autres places
page-rematch-same = Les mêmes ordinateurs
page-rematch-others = { $count ->
    [1] Un ordinateur joue autrement
   *[other] { $count } ordinateurs jouent autrement
}
