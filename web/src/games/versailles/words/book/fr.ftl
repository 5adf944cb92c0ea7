# Versailles : les mots des images de son livre de règles.

ver-book-players = Joueurs
ver-book-place = Rang
ver-book-or-more = ou plus
ver-book-slot = emplacement { $slot }
ver-book-points = points
ver-book-workers = { $count ->
    [1] un ouvrier au chantier
   *[other] { $count } ouvriers au chantier
}
ver-book-pays = { $count } { NAME($good) } à payer
ver-book-adorns = { NAME($decoration, form: "a") }, qui y reste
ver-book-side-i = intérieur
ver-book-side-x = extérieur
ver-book-agree = Les côtés s’accordent.
ver-book-clash = Un jardin contre une salle : interdit.
ver-book-north = nord
ver-book-east = est
ver-book-south = sud
ver-book-west = ouest
ver-book-north-letter = N
ver-book-east-letter = E
ver-book-south-letter = S
ver-book-west-letter = O
ver-book-ledger-tiles = Les 40 tuiles, avec leurs dessins
ver-book-ledger-yard = Le chantier : son bord et les noms de ses cases
ver-book-ledger-sides = Les côtés tels que la tuile est dessinée ici, avant d’être tournée : I intérieur, un mur avec une porte ; X extérieur, le jardin. Un quart de tour va dans le sens des aiguilles d’une montre : ce qui était au nord est alors à l’est.
ver-book-ledger-tile = Tuile
ver-book-ledger-cost = Coût
ver-book-move-normal = Déplacement normal : un ouvrier, une flèche.
ver-book-move-pair = Double déplacement : deux ouvriers ensemble, une flèche.
ver-book-move-jump = Double déplacement : un ouvrier, deux flèches.
ver-book-shape = { $shape ->
    [XXXX] Jardins : quatre côtés extérieurs
    [IXXX] Un côté intérieur
    [IIXX] Angles : deux côtés intérieurs
    [IXIX] Passages : deux côtés intérieurs, opposés
    [IIIX] Trois côtés intérieurs
   *[IIII] Salles : quatre côtés intérieurs
}

# Les exemples
ver-book-name-0 = Anne
ver-book-name-1 = Bruno
ver-book-activates = Anne active { NAME($zone) }.
ver-book-by-technology = dont { $count } par technologie
ver-book-nothing = rien : { $why ->
    [absent] aucun ouvrier là
   *[untaught] pas appris
}
ver-book-done = Ce qui est fait
ver-book-taken = prise
ver-book-removed = retirée
ver-book-move-refused = Interdit : { $why ->
    [coin] un double déplacement demande une pièce active.
   *[marker] son propre jeton est { NAME($zone, form: "at") }, et aucun de ses ouvriers ne peut s’y arrêter.
}
ver-book-build-refused = Interdit : { $why ->
    [workers] trop peu d’ouvriers sont au chantier pour { NAME($tile) }.
    [turn] tournée ainsi, la tuile a un côté qui ne s’accorde pas avec ce qu’elle touche en { $cell }.
   *[cell] la tuile ne peut se poser en { $cell }, de quelque façon qu’on la tourne.
}
ver-book-end-said = Anne a { $one } points, Bruno { $two } : { SEAT($winners) } { $winners-count ->
    [1] gagne.
   *[other] se partagent la victoire.
}

example-from-the-quarry-goes = Anne veut
example-from-the-quarry-goes-jump-sawmill = sauter à la scierie
example-from-the-quarry-goes-jump-architects = sauter à la guilde des architectes
example-from-the-quarry-goes-move-mine = mener un ouvrier à la mine
example-from-the-quarry-goes-move-yard = mener un ouvrier au chantier
example-from-the-quarry-goes-pair-mine = en mener deux à la mine
example-from-the-quarry-goes-pair-yard = en mener deux au chantier
example-from-the-quarry-marker = Son jeton est
example-from-the-quarry-marker-mine = à la mine
example-from-the-quarry-marker-yard = au chantier
example-from-the-quarry-marker-sawmill = à la scierie
example-from-the-quarry-marker-architects = à la guilde des architectes
example-from-the-quarry-coins = Pièces actives
example-from-the-quarry-coins-1 = une
example-from-the-quarry-coins-0 = aucune
ver-book-case-mine = À la mine quand même
ver-book-case-pair = Deux ensemble
ver-book-case-no-coin = Sans pièce

example-harvest-place = Lieu
example-harvest-place-sawmill = Scierie
example-harvest-place-quarry = Carrière de marbre
example-harvest-place-mine = Mine d’or
example-harvest-workers = Ouvriers d’Anne présents
example-harvest-workers-1 = 1
example-harvest-workers-2 = 2
example-harvest-workers-3 = 3
example-harvest-workers-4 = 4
example-harvest-yield = Ses étapes de meilleures récoltes
example-harvest-yield-0 = aucune
example-harvest-yield-1 = 1 : Bois
example-harvest-yield-2 = 2 : et Marbre
example-harvest-yield-3 = 3 : et Or
example-harvest-neighbour = Bruno
example-harvest-neighbour-none = est ailleurs
example-harvest-neighbour-untaught = y a un ouvrier
example-harvest-neighbour-taught = en a un, et partage les récoltes
example-harvest-neighbour-pair-taught = en a deux, et partage les récoltes
ver-book-case-one-miner = Un seul ouvrier à la mine
ver-book-case-gold = … qui a appris
ver-book-case-shared = Bruno partage

example-four-workers-plan = Le projet d’Anne
example-four-workers-plan-top-coin = la tuile du haut, une pièce, la plus basse
example-four-workers-plan-low = les trois plus basses
example-four-workers-plan-clear = en retirer une, en prendre deux, une pièce
example-four-workers-plan-sweep = en retirer trois, en prendre deux
example-four-workers-gold = Son Or
example-four-workers-gold-1 = 1
example-four-workers-gold-0 = aucun
ver-book-case-no-gold = Sans Or
ver-book-case-sweep = Vider le présentoir

example-building-tile = Tuile
example-building-tile-tapestry-salon = Salon des tapisseries
example-building-tile-service-corner = Coin des communs
example-building-tile-statue-walk = Promenade des statues
example-building-cell = Case
example-building-cell-c4 = c4
example-building-cell-a3 = a3
example-building-cell-b3 = b3
example-building-cell-e1 = e1
example-building-cell-c2 = c2
example-building-turns = Quarts de tour
example-building-turns-0 = 0
example-building-turns-1 = 1
example-building-turns-2 = 2
example-building-turns-3 = 3
example-building-workers = Ouvriers au chantier
example-building-workers-2 = 2
example-building-workers-1 = 1
ver-book-case-turned = Tournée une fois
ver-book-case-middle = Au milieu
ver-book-case-one-worker = Avec un seul ouvrier

example-the-end-marble = Marbre d’Anne
example-the-end-marble-7 = 7
example-the-end-marble-6 = 6
example-the-end-marble-5 = 5
example-the-end-marble-0 = 0
example-the-end-wood = Bois
example-the-end-wood-5 = 5
example-the-end-wood-6 = 6
example-the-end-wood-0 = 0
example-the-end-gold = Or
example-the-end-gold-3 = 3
example-the-end-gold-4 = 4
example-the-end-gold-1 = 1
example-the-end-tiles = Tuiles non bâties
example-the-end-tiles-1 = 1
example-the-end-tiles-0 = 0
example-the-end-tiles-4 = 4
example-the-end-decorations = Décorations non employées
example-the-end-decorations-1 = 1
example-the-end-decorations-0 = 0
example-the-end-decorations-2 = 2
ver-book-case-statue-used = Sans la statue
ver-book-case-equal = Sans la tuile

# À cette table
ver-book-here-first = { SEAT($seat) } a commencé.
ver-book-here-marker = Votre jeton est { NAME($zone, form: "at") } : aucun de vos ouvriers ne peut s’y arrêter cette fois.
ver-book-here-no-marker = Votre jeton n’est encore nulle part et n’interdit rien.
ver-book-here-coins = { $count ->
    [0] Vous n’avez aucune pièce active : seuls les déplacements normaux vous sont ouverts.
    [1] Vous avez une pièce active : un double déplacement, avant d’en réactiver une.
   *[other] Vous avez { $count } pièces actives, chacune pour un double déplacement.
}
ver-book-here-king = Le Roi a fait { $steps } pas ; { $left ->
    [1] encore un et la partie finit.
   *[other] encore { $left } et la partie finit.
}
ver-book-here-tile = { NAME($tile, form: "short") }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $state ->
    [nowhere] elle ne va nulle part pour l’instant.
    [lacks] il vous manque { $lacking } ; elle va sur { $places ->
        [1] une case
       *[other] { $places } cases
    }.
   *[ready] prête à bâtir, sur { $places ->
        [1] une case
       *[other] { $places } cases
    }.
}
ver-book-here-no-tile = Vous n’avez pas encore de tuile. La guilde des architectes en a cinq au présentoir.
ver-book-here-step = { $done ->
    [yes] { NAME($track) } : vous avez tout appris.
   *[no] { NAME($track) } : l’étape { $step } vous coûterait { $cost }.
}
ver-book-here-count = Vous avez { $goods }. Vos tuiles bâties font { $built ->
    [one] { $built } point
   *[other] { $built } points
} ; si la partie finissait maintenant, vous en auriez { $total }.
ver-book-here-free = { $count ->
    [1] Une case du chantier est libre.
   *[other] { $count } cases du chantier sont libres.
}
ver-book-here-pile = La pile a { $count ->
    [1] une tuile
   *[other] { $count } tuiles
}, { $removed ->
    [0] aucune n’est retirée.
    [1] une est retirée.
   *[other] { $removed } sont retirées.
}
ver-book-here-held = { $count ->
    [0] Vous n’avez encore aucune tuile : il y a place pour quatre.
    [1] Vous avez une tuile ; il y a place pour { $room } de plus.
   *[other] Vous avez { $count } tuiles ; { $room ->
        [0] qui en prend une autre se défait d’une.
        [1] il y a place pour une de plus.
       *[other] il y a place pour { $room } de plus.
    }
}
ver-book-here-waiting = { $count ->
    [0] Vos deux ouvriers en attente sont recrutés.
    [1] Un de vos ouvriers attend encore d’être recruté.
   *[other] Deux de vos ouvriers attendent d’être recrutés.
}
ver-book-here-decorations = { $count ->
    [0] Aucune de vos tuiles ne manque de décoration.
   *[other] Vos tuiles demandent encore { NAME($decorations, form: "a") }.
}
