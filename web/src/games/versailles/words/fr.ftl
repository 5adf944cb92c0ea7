# Versailles : les phrases de sa table sur la page.

page-player-label = { $name }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
page-orders-more = Quand un autre joueur active un lieu que votre technologie vous permet de partager, on vous le demande. Vous pouvez donner ici la réponse d’avance.
page-order-mine = Demander si je peux agir
page-order-never = Ne jamais partager
share-architects = La guilde des architectes est partagée avec vous
share-workshop = L’atelier est partagé avec vous
share-yard = Le chantier est partagé avec vous

ver-turn-n = tour { $turn }
ver-over = la fin
ver-board = Le plan : le chantier, sept lieux autour, et la piste du Roi
ver-sending = Un instant…

# Les lieux
ver-short-kings-favour = Faveur du Roi
ver-short-quarry = Carrière
ver-short-mine = Mine d’or
ver-short-architects = Architectes
ver-short-workshop = Atelier
ver-short-sawmill = Scierie
ver-short-alchemists = Alchimistes
ver-short-yard = Chantier
ver-gives-kings-favour = recrues · pièces
ver-gives-quarry = 1 · 2 · 3 Marbre
ver-gives-mine = 0 · 1 · 2 Or
ver-gives-architects = tuiles · pièce
ver-gives-workshop = décorations
ver-gives-sawmill = 1 · 2 · 3 Bois
ver-gives-alchemists = technologies
ver-gives-yard = bâtir
ver-gives-guild-n = { $tiles ->
    [0] { $coin ->
        [yes] une pièce
       *[no] aucune tuile
    }
    [1] { $tiles } tuile{ $coin ->
        [yes] , pièce
       *[no] {""}
    }
   *[other] { $tiles } tuiles{ $coin ->
        [yes] , pièce
       *[no] {""}
    }
}
ver-gives-workshop-n = { $count ->
    [0] rien à acheter
    [one] { $count } à acheter
   *[other] { $count } à acheter
}
ver-gives-alchemists-n = { $count ->
    [0] aucune étape
    [one] { $count } piste
   *[other] { $count } pistes
}
ver-gives-yard-n = { $count ->
    [0] rien à bâtir
    [one] { $count } à bâtir
   *[other] { $count } à bâtir
}
ver-gives-favour-n = { $workers ->
    [0] { $coins ->
        [0] rien
        [one] une pièce
       *[other] { $coins } pièces
    }
   *[other] une recrue{ $coins ->
        [0] {""}
       *[other] , pièces
    }
}
ver-nobody-here = personne ici
ver-marker-of = jeton d’activation { SEAT($seats, form: "de") }
ver-no-stop = Votre jeton d’activation est ici : aucun de vos ouvriers ne peut s’y arrêter
ver-with-workers = { $count ->
    [one] avec { $count } ouvrier
   *[other] avec { $count } ouvriers
}
ver-for-a-coin = coûte une pièce
ver-king-would-step = le Roi fait un pas
ver-shared-by = partagé par { SEAT($seats) }
ver-king-at = Le Roi, { $steps } pas sur { $of }
ver-king-left = { $left ->
    [one] Le Roi est à { $left } pas de sa grille.
   *[other] Le Roi est à { $left } pas de sa grille.
}

# Que faire
ver-your-move = À vous.
ver-your-activate = Le déplacement est fait.
ver-your-work = Au travail.
ver-your-discard = Une cinquième tuile.
ver-you-share = Vous pouvez partager.
ver-ask-move = Choisissez un lieu où se trouve un de vos ouvriers.
ver-ask-goal = Lieu de départ : { NAME($zone) }. Choisissez où aller. Un cadre en pointillé coûte une pièce.
ver-ask-way = Lieu d’arrivée : { NAME($zone) }. Un ouvrier, ou deux pour une pièce ?
ver-ask-activate = Activer { NAME($zone) } { $brings } ?
ver-workers-left = { $workers ->
    [one] Il reste { $workers } ouvrier sur { $of }.
   *[other] Il reste { $workers } ouvriers sur { $of }.
}
ver-all-served = Tous vos ouvriers ont servi.{ $zone ->
    [architects] {" "}Le présentoir se remplit de nouveau.
   *[other] {""}
}
ver-nothing-here = Il n’y a rien pour vous maintenant : vous laissez { NAME($zone) }.
ver-doubt-leave = Laisser { NAME($zone) } sans l’activer ? Vous y auriez : { $gives }.
ver-doubt-end = { $workers ->
    [1] S’arrêter là ? Un ouvrier pourrait encore servir.
   *[other] S’arrêter là ? { $workers } ouvriers pourraient encore servir.
}
ver-yes-end = S’arrêter là
ver-ask-architects = { $take ->
    [yes] Choisissez une tuile à prendre ou à retirer{ $coin ->
        [yes] , ou retournez une pièce.
       *[no] .
    }
   *[no] { $remove ->
        [yes] Choisissez une tuile à retirer{ $coin ->
            [yes] , ou retournez une pièce.
           *[no] .
        }
       *[no] Retournez une pièce, ou arrêtez-vous.
    }
}
ver-ask-workshop = Choisissez une décoration.
ver-ask-alchemists = Choisissez une technologie.
ver-ask-kings-favour = { $recruit ->
    [yes] { $coin ->
        [yes] Recrutez, ou retournez des pièces.
       *[no] Recrutez un ouvrier.
    }
   *[no] Retournez vos pièces.
}
ver-ask-yard = Choisissez une de vos tuiles à bâtir.
ver-ask-take = La prendre, ou la retirer ?
ver-ask-three = Choisissez les tuiles à retirer ensemble.
ver-ask-cell = Choisissez une case éclairée pour { NAME($tile) }.
ver-ask-discard = Cinq tuiles sont devant vous : défaites-vous d’une.
ver-build-it = Bâtir { NAME($tile) } en { $cell } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ? Coût : { $cost }.{ $ways ->
    [0] {""}
    [one] {""}
   *[other] {" "}Tournez-la à votre gré.
}
ver-discard-it = Se défaire de cette tuile : { NAME($tile) } ?
ver-remove-them = Retirer { NAME($tiles) } ?
ver-build = Bâtir ici
ver-give-up = S’en défaire
ver-remove = Les retirer
ver-activate = Activer
ver-leave-it = Ne pas activer
ver-way-normal = un seul
ver-way-pair = deux ensemble
ver-way-jump = un, par-dessus un lieu
ver-turn-tile = Tourner

# Les tuiles
ver-display = Au présentoir
ver-pile = { $count ->
    [one] { $count } tuile dans la pile
   *[other] { $count } tuiles dans la pile
}
ver-removed = { $count ->
    [one] { $count } tuile retirée
   *[other] { $count } tuiles retirées
}
ver-gap = prise
ver-remove-three = { $count ->
    [1] La retirer (2 ouvriers)
   *[other] En retirer { $count } (2 ouvriers)
}
ver-your-tiles = Vos tuiles
ver-tiles = Tuiles
ver-tiles-n = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
ver-tiles-of = { $count } sur { $most }
ver-no-tiles = Pas encore de tuile : la guilde des architectes les distribue.
ver-points-n = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ver-costs = coûte { $what }
ver-takes = pour la prendre : { $what }
ver-fits = { $count ->
    [0] ne va nulle part
    [one] va sur une case
   *[other] va sur { $count } cases
}
ver-fits-in = { $count ->
    [1] une case
   *[other] { $count } cases
}
ver-fits-nowhere = nulle part
ver-lacks = manque : { $what }
ver-lacking = manque
ver-ready = prête à bâtir
ver-workers-n = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
ver-good-n = { $count } { NAME($good) }
ver-built-at = { $cell } : { NAME($tile) }
ver-cell-for = { $ways ->
    [0] { $cell }, libre
    [one] { $cell } : { NAME($tile) } peut aller ici
   *[other] { $cell } : { NAME($tile) } peut aller ici de { $ways } façons ; { $turns ->
        [0] sans la tourner
        [1] tournée d’un quart
        [2] tournée d’un demi-tour
       *[3] tournée de trois quarts
    }
}
ver-stands-at = Bâtie en { $cell }.

# Réserves et travail
ver-your-stores = Vos réserves
ver-decorations = Décorations
ver-double-moves = Pièces
ver-coins-n = { $count ->
    [0] aucune pièce pour un double déplacement
    [one] { $count } pièce pour un double déplacement
   *[other] { $count } pièces pour des doubles déplacements
}
ver-turn-coins = { $coins ->
    [1] Retourner une pièce
   *[other] Retourner les deux
}
ver-total-now = Si c’était la fin
ver-none = aucune
ver-bench = Ce que font les ouvriers
ver-tab-display = Présentoir
ver-tab-mine = À vous
ver-tab-workshop = Atelier
ver-tab-alchemists = Technologies
ver-tab-kings-favour = Recrues
ver-left-n = { $count ->
    [0] il n’en reste plus
    [one] il en reste { $count }
   *[other] il en reste { $count }
}
ver-sold-out = tout vendu
ver-technologies = Technologies
ver-track-done = plus rien à apprendre
ver-recruit = { $waits ->
    [yes] Recruter pour { $workers } ouvriers
   *[no] Recruté
}
ver-waits = attend
ver-recruited = recruté
ver-favour-coins = Un ouvrier retourne une pièce ou les deux.

# La fin
ver-final = Décompte final
ver-yard-full = Le palais est achevé.
ver-king-arrived = Le Roi est arrivé.
ver-tiles-spent = Il reste trop peu de tuiles pour une nouvelle pile.
ver-count-built = Palais
ver-count-wood = Bois
ver-count-marble = Marbre
ver-count-gold = Or
ver-count-tiles = Tuiles
ver-count-decorations = Décorations
ver-count-total = Points
ver-palace = { $count ->
    [one] Le palais, avec { $count } tuile
   *[other] Le palais, avec { $count } tuiles
}
ver-works = Les travaux, tour après tour : les tuiles en haut, savoir et recrues en bas
ver-works-told = { SEAT($seat) } : { $count ->
    [0] aucune tuile bâtie
    [one] une tuile bâtie ({ NAME($tiles) })
   *[other] { $count } tuiles bâties ({ NAME($tiles) })
} ; étapes de technologie : { $steps } ; ouvriers recrutés : { $recruits }
ver-works-tile = Tour { $turn } : { NAME($tile) }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ver-works-step = Tour { $turn } : étape { $step }, { NAME($track) }
ver-works-recruit = Tour { $turn } : un ouvrier recruté
ver-works-first = tour 1
ver-works-last = tour { $turn }

ver-king-mark = Roi { $steps }

# Ce dont une table convient
option-long-game-more = { $value ->
    [yes] Le Roi fait 24 pas jusqu’à sa grille au lieu de 20 : le temps de bâtir davantage.
   *[other] Le Roi fait 20 pas jusqu’à sa grille ; alors la partie finit.
}
