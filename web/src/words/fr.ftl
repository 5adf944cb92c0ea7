# Les phrases propres à la page.

page-title = Parure : trois jeux royaux
page-title-your-turn = ● À vous de jouer · Parure
page-three-games = Trois jeux royaux
page-site = Site
page-tools = Outils de la table
page-skip-to-main = Aller à la table
page-close = Fermer
page-cancel = Annuler
page-skip = Passer
page-go-on = Continuer
page-key-space = Espace
page-on = Oui
page-off = Non
page-new = nouveau
page-loading = Un instant …
page-home = Accueil
page-open = Ouvrir
page-play = Jouer

# Accueil
game-queens-necklace = Le Collier de la Reine
game-queens-necklace-pitch = Achetez quand les prix baissent, vendez ce qui est rare et à la mode.
game-queens-necklace-facts = 2 à 4 joueurs, 30 à 45 minutes
game-versailles = Versailles
game-versailles-pitch = Envoyez vos ouvriers autour de la cour et bâtissez le palais du Roi-Soleil.
game-versailles-facts = 2 à 5 joueurs, construction
game-saba = Le Collier de Saba
game-saba-pitch = Enchérissez pour les pierres et sertissez-les pour que brillent des lignes entières.
game-saba-facts = 3 à 7 joueurs, enchères
page-play-now = Jouer
page-friends = Entre amis
page-my-tables = Mes tables
page-table-with = { NAME($game) }, avec { $others }
page-stage-lobby = En attente de joueurs
page-stage-playing = Partie en cours
page-ended = { $place ->
    [0] Partie terminée
    [1] Gagné, { $score } points
   *[other] { $place }e place, { $score } points
}
page-guest-here = invité sur cet appareil

# Une nouvelle table et son salon
page-new-table = Une table entre amis
page-how-many = Nombre de joueurs
page-variant = Variante
page-usual-way = Comme dans la règle
option-smaller-hands = Mains réduites
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
page-watching = { $count ->
    [0] Personne ne regarde.
    [one] Un invité regarde.
   *[other] { $count } invités regardent.
}
page-start = Commencer
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
page-sound = Un son quand c’est à vous
page-confirm-moves = Confirmer les coups importants
page-your-name = Votre nom
page-change-name = Changer de nom
page-name-saved = C’est noté. Vous portez désormais ce nom.

# La table
page-rules = Règles
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
page-hint-best = Conseil :
page-hint-worth = environ { $percent } % de la victoire
page-hint-others = Sinon :
page-hint-percent = { $percent } %
page-undo = Revenir
page-undo-can = Revenir sur votre dernière décision
page-undo-cannot = Il n’y a rien sur quoi revenir pour l’instant
page-orders = Consignes
page-orders-more = Certaines cartes se jouent pendant le tour des autres. Tous ceux qui pourraient en tenir une sont interrogés : la question ne révèle donc rien. Dites ici comment vous voulez être interrogé.
page-standing-order = Consigne
page-order-mine = Demander si je l’ai
page-order-ask = Toujours demander
page-order-never = Ne jamais la jouer
page-status = Ce qu’il faut faire
page-players = Joueurs
page-player = Joueur
page-player-label = { $name }, { $score } points
page-you = vous
page-watch-badge = vous regardez
page-you-cap = Vous
page-computer = ordinateur
page-away = absent
page-winner = Vainqueur
page-your-hand = Votre main
page-what-happened = Ce qui s’est passé
page-look-back = Montrer la table telle qu’elle était alors
page-looking-back = Vous regardez un moment passé.
page-back-to-now = Revenir au présent
page-in-words = Tous les coups en toutes lettres
page-line-lost = La liaison est coupée. Reconnexion …
page-try-now = Réessayer
page-refused = Refusé ({ $reason }).
page-won = { $count ->
    [one] { SEAT($seats) } l’emporte
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
refused-seats-free = Il reste des places libres.
refused-not-seated = Vous n’êtes pas assis à cette table.
refused-already-started = La partie a déjà commencé.
refused-not-started = La partie n’a pas encore commencé.
refused-not-over = La partie n’est pas encore terminée.
refused-no-hints = On ne donne pas de conseils à cette table.
refused-bad-name = Un nom compte de 1 à 24 caractères visibles.
refused-no-guest = La maison ne vous connaît pas encore. Veuillez recharger la page.
refused-bad-token = Ce n’est pas un jeton de cette table.
refused-bad-record = Cette partie enregistrée est refusée : { $why }
refused-paused = La maison n’a pas accès à ses registres pour l’instant. Rien n’est perdu ; la table reprendra d’elle-même.
refused-house-trouble = La maison a un souci ; rien ne s’est passé. Veuillez réessayer.

# Le Collier de la Reine : le plateau
page-qn-gems-on-card = { $count } { NAME($gem, form: "many") }
page-qn-turn = tour { $turn }
page-qn-phases = Le tour
page-qn-phase-influence = Influence
page-qn-phase-purchase = Achat
page-qn-phase-fall = Baisse des prix
page-qn-sales = Ventes
page-qn-sales-held = { $sales ->
    [0] Aucune des trois ventes n’a eu lieu
    [one] Une vente sur trois a eu lieu
   *[other] { $sales } ventes sur trois ont eu lieu
}
page-qn-fashion-and-rarity = Mode et rareté
page-qn-fashion = Mode
page-qn-gem = Pierre
page-qn-rarity = Rareté
page-qn-tile = { NAME($gem) }, mode plus { $points }
page-qn-piles = Pioche et défausse
page-qn-deck = pioche
page-qn-discarded = hors jeu
page-qn-see-discard = { $count ->
    [0] Aucune carte hors jeu
    [one] Une carte hors jeu : la regarder
   *[other] { $count } cartes hors jeu : les regarder
}
page-qn-gone = Hors jeu
page-qn-nothing-gone = Aucune carte n’a encore quitté le jeu.
page-qn-hand-of = La main de { SEAT($seat) }
page-qn-hand-empty = La main est vide.
page-qn-known-of = Ce qu’on sait de la main de { SEAT($seat) }
page-qn-nothing-known = Aucune de ses cartes n’est connue de tous.
page-qn-unknown-cards = { $count ->
    [0] Rien d’autre ne s’y trouve.
    [one] Et une carte que tous ne connaissent pas.
   *[other] Et { $count } cartes que tous ne connaissent pas.
}
page-qn-unseen = Pierres pas encore vues
page-qn-market = Marché
page-qn-empty-place = place vide
page-qn-stall = { NAME($card) }, { $price ->
    [one] un ducat
   *[other] { $price } ducats
}, { $step ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
} prix sur quatre{ $note ->
    [none] {""}
   *[other] , { $note }
}
page-qn-leaves = reste { $left }
page-qn-then-leaves = puis reste { $left }
page-qn-chosen-left = choisi, reste { $left }
page-qn-short = { $short ->
    [one] il manque un ducat
   *[other] il manque { $short } ducats
}
page-qn-short-with-it = il manquerait { $short }
page-qn-group-jewels = Bijoux et cour
page-qn-group-influence = Influence
page-qn-group-reserve = En réserve
page-qn-held = { NAME($card) }{ $count ->
    [one] {""}
   *[other] , { $count } cartes
}
page-qn-empty-hand = Votre main est vide.
page-qn-purse = Ducats restants ce tour-ci
page-qn-ducats = { $count ->
    [one] ducat
   *[other] ducats
}
page-qn-cards-in-hand = { $count ->
    [one] Une carte en main
   *[other] { $count } cartes en main
}
page-qn-wears = { $name } porte le Collier de la Reine
page-qn-sale-waits = vente en attente
page-qn-doing-influence = influence
page-qn-doing-purchase = achète

# Ce qu’il faut faire
page-qn-your-influence = Votre influence.
page-qn-your-influence-more = Jouez une carte éclairée, ou passez à l’achat.
page-qn-your-purchase = Votre achat.
page-qn-buy-one = Achetez au moins une carte.
page-qn-buy-more = Achetez encore, ou terminez.
page-qn-take-it = Prendre { NAME($card, form: "the") } pour { $price } ? Il vous restera { $left }.
page-qn-buy-for = Acheter pour { $price }
page-qn-confirm-it = Est-ce bien ce que vous voulez ?
page-qn-forged = Le Faussaire de { SEAT($seat) } vous réclame { NAME($gem, form: "a") }.
page-qn-forged-more = Choisissez la carte à défausser, ou répondez autrement.
page-qn-merchant-came = Un Marchand est arrivé.
page-qn-cardinal-ask = Repousser la vente avec un Cardinal ?
page-qn-cardinal-add = { SEAT($by) } a repoussé la vente. Ajouter votre Cardinal ?
page-qn-gem-drawn = Nouveau au marché : { NAME($card, form: "a") }.
page-qn-queen-ask = Prendre cette carte avec la Reine ?
page-qn-all-shown = Toutes les parures sont dévoilées.
page-qn-alchemist-ask = Transformer une de vos cartes avec l’Alchimiste ?
page-qn-over = La partie est terminée.
page-qn-over-more = Trois ventes ont eu lieu.
page-qn-choose-seat = Choisissez un joueur.
page-qn-choose-gem = Choisissez une pierre.
page-qn-choose-row = Choisissez une rangée.
page-qn-choose-count = Combien ?
page-qn-choose-shown = Choisissez une de vos cartes exposées.
page-qn-choose-market = Choisissez une carte du marché.
page-qn-choose-card = Choisissez une carte.
page-qn-a-moment = Un instant …
page-qn-sending = On prévient la maison …
page-qn-looking-back = Voici la table telle qu’elle était.
page-qn-wait-influence = { SEAT($seat) } songe à son influence.
page-qn-wait-purchase = { SEAT($seat) } fait ses achats.
page-qn-wait-obey = { SEAT($seat) } doit répondre à un Faussaire ({ NAME($gem) }).
page-qn-wait-cardinal = Un Marchand est arrivé. On demande à { SEAT($seat) } s’il joue un Cardinal.
page-qn-wait-queen = { NAME($card) } vient de sortir : la Reine en veut-elle ?
page-qn-wait-sale = { $choosing ->
    [one] Une vente : un joueur choisit encore.
   *[other] Une vente : { $choosing } joueurs choisissent encore.
}
page-qn-wait-alchemist = Tout est dévoilé : l’Alchimiste intervient-il ?

# La vente
page-qn-sale = La vente
page-qn-sale-title = Le Marchand est là : { $sale ->
    [1] première vente.
    [2] deuxième vente.
   *[other] troisième et dernière vente.
}
page-qn-lay-out = Disposez en secret ce que vous voulez montrer, puis scellez l’écrin.
page-qn-lay-held = Où poser { NAME($card, form: "the") } ?
page-qn-lay-here = Poser { NAME($card, form: "the") } ici
page-qn-nothing-yet = rien pour l’instant
page-qn-gems = { $count ->
    [0] aucune
    [one] une pierre
   *[other] { $count } pierres
}
page-qn-jewels-at = { $jewels ->
    [0] rien d’exposé
    [one] un bijou à { $each }
   *[other] { $jewels } bijoux à { $each }
}
page-qn-own-king = votre Roi l’interdit
page-qn-take-back = { NAME($card) } : reprendre de l’écrin
page-qn-if-alone = Si personne d’autre ne montrait rien
page-qn-pounds = { $pounds ->
    [one] livre
   *[other] livres
}
page-qn-seal = Sceller l’écrin
page-qn-unseal = Rouvrir l’écrin
page-qn-who-chooses = Qui choisit encore
page-qn-has-sealed = a scellé
page-qn-still-choosing = { $choosing ->
    [0] Tous les autres ont scellé
    [one] Un joueur choisit encore
   *[other] { $choosing } joueurs choisissent encore
}
page-qn-sealed-wait = { $choosing ->
    [0] Votre écrin est scellé.
    [one] Votre écrin est scellé. Un joueur choisit encore.
   *[other] Votre écrin est scellé. { $choosing } joueurs choisissent encore.
}
page-qn-may-show = À exposer
page-qn-stay = Restent en main, hors vente
page-qn-needs-gem = Posez d’abord une pierre : cette carte l’accompagne
page-qn-tray-hint = Glissez une carte dans sa rangée, ou touchez la carte puis la rangée. Une Bague, un Roi ou le Collier accompagne toujours une pierre. Touchez une carte posée pour la reprendre. Tant que vous n’avez pas scellé, personne ne voit rien.

# La cérémonie
page-qn-reveal-title = { $sale ->
    [1] La première vente
    [2] La deuxième vente
   *[other] La troisième vente
}
page-qn-ceremony = La cérémonie
page-qn-part-rows = Rangées
page-qn-part-rarity = Rareté
page-qn-part-sells = Qui vend
page-qn-part-pounds = Livres
page-qn-reveal-rows = { NAME($gem) } : la rangée est dévoilée.
page-qn-reveal-rows-all = Les écrins s’ouvrent, en commençant par la pierre la plus à la mode.
page-qn-reveal-rarity-all = Les pierres les moins montrées sont les plus rares.
page-qn-reveal-sells = { NAME($gem) } : qui en montre le plus vend.
page-qn-reveal-sells-all = Qui montre le plus d’une pierre vend.
page-qn-reveal-pounds = On compte les livres.
page-qn-back-to-table = Retour à la table
page-qn-price-sum = Mode + rareté = prix
page-qn-what-happens = Ce qui se passe
page-qn-this-sale = Cette vente
page-qn-in-all = { $score } en tout
page-qn-gems-shown = Pierres montrées : { $list }. Les moins nombreuses sont les plus rares.
page-qn-tribute = { SEAT($from) } verse { $pounds } à { SEAT($to) } : le Roi contre le Collier.
page-qn-king-forbids = Le Roi de { SEAT($seats) } l’interdit.
page-qn-no-sale = Pas de vente
page-qn-nobody-sells = Personne n’en montre.
page-qn-sells = { SEAT($seat) } en vend { $jewels } à { $each }.
page-qn-sale-n = Vente { $sale }
page-qn-final = Scores finaux
page-qn-chart = Les scores après chaque vente

# Replays and fair luck
page-replay = Revoir la partie
page-replay-move = Coup { $at }
page-replay-scrub = Moment de la partie
page-replay-back = Une décision en arrière
page-replay-on = Une décision en avant
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
page-replay-bring-more = Apportez l’enregistrement d’une partie finie. La maison la rejoue, en prouve le hasard et la montre ; rien n’est conservé.
page-luck = Hasard équitable
page-luck-more = Avant la partie, la maison s’est engagée sur son secret ; chaque joueur a ajouté un texte. Tout le hasard en découle, et chacun peut refaire les calculs.
page-luck-commitment = L’engagement
page-luck-texts = Les textes des joueurs
page-luck-secret = Le secret, révélé après la partie
page-luck-here = { $count ->
    [0] Rien n’a été tiré à ce coup
    [one] Tiré à ce coup
   *[other] Tirés à ce coup
}
page-luck-check = Vérifier ce tirage
page-luck-proved = Prouvé dans ce navigateur : le secret correspond à l’engagement, et les { $picks } tirages en découlent.
page-luck-other-secret = Le secret ne correspond pas à l’engagement.
page-luck-other-pick = Un tirage du coup { $at } ne découle pas du secret.
