# Versailles : toutes les phrases de ce jeu.

title = Versailles
tagline = Menez vos ouvriers sur le circuit à sens unique, récoltez, apprenez et bâtissez le palais tuile après tuile avant l’arrivée du Roi. Qui a le plus de points gagne.

option-long-game = { $value ->
    [yes] La partie longue
   *[other] La durée habituelle
}

# Lieux
kings-favour = la faveur du Roi
    .the = la faveur du Roi
    .of = de la faveur du Roi
    .at = à la faveur du Roi
    .short = Faveur du Roi
quarry = la carrière de marbre
    .the = la carrière de marbre
    .of = de la carrière de marbre
    .at = à la carrière de marbre
    .short = Carrière de marbre
mine = la mine d’or
    .the = la mine d’or
    .of = de la mine d’or
    .at = à la mine d’or
    .short = Mine d’or
architects = la guilde des architectes
    .the = la guilde des architectes
    .of = de la guilde des architectes
    .at = à la guilde des architectes
    .short = Guilde des architectes
workshop = l’atelier
    .the = l’atelier
    .of = de l’atelier
    .at = à l’atelier
    .short = Atelier
sawmill = la scierie
    .the = la scierie
    .of = de la scierie
    .at = à la scierie
    .short = Scierie
alchemists = la guilde des alchimistes
    .the = la guilde des alchimistes
    .of = de la guilde des alchimistes
    .at = à la guilde des alchimistes
    .short = Guilde des alchimistes
yard = le chantier
    .the = le chantier
    .of = du chantier
    .at = au chantier
    .short = Chantier

kings-favour-effect = Avec deux ouvriers, recrutez celui de la première ligne ; avec trois, celui de la seconde. Un ouvrier réactive une de vos pièces ou les deux. Chaque fois que quelqu’un va à la faveur du Roi ou la saute, le Roi fait un pas.
quarry-effect = 1, 2 ou 3 Marbre avec 1, 2, 3 ouvriers ou plus.
mine-effect = 0, 1 ou 2 Or avec 1, 2, 3 ouvriers ou plus.
architects-effect = Prenez des tuiles du présentoir, retirez-en, ou réactivez une pièce.
workshop-effect = Achetez des décorations contre ouvriers et ressources, tant qu’il y en a.
sawmill-effect = 1, 2 ou 3 Bois avec 1, 2, 3 ouvriers ou plus.
alchemists-effect = Faites progresser vos technologies contre ouvriers et ressources.
yard-effect = Bâtissez les tuiles posées devant vous, contre ouvriers, ressources et décorations. Les côtés doivent s’accorder avec les voisines et le bord.

# Ressources
wood = Bois
    .a = Bois
    .the = le Bois
    .many = Bois
marble = Marbre
    .a = Marbre
    .the = le Marbre
    .many = Marbre
gold = Or
    .a = Or
    .the = l’Or
    .many = Or

# Décorations
orange-tree = oranger
    .a = un oranger
    .the = l’oranger
    .many = orangers
statue = statue
    .a = une statue
    .the = la statue
    .many = statues
fountain = fontaine
    .a = une fontaine
    .the = la fontaine
    .many = fontaines
tapestry = tapisserie
    .a = une tapisserie
    .the = la tapisserie
    .many = tapisseries
chandelier = lustre
    .a = un lustre
    .the = le lustre
    .many = lustres
mirror = miroir
    .a = un miroir
    .the = le miroir
    .many = miroirs

# Technologies
yield = meilleures récoltes
    .the = la piste des meilleures récoltes
    .of = de la piste des meilleures récoltes
    .short = Récoltes
harvest = récoltes partagées
    .the = la piste des récoltes partagées
    .of = de la piste des récoltes partagées
    .short = Partage des récoltes
specialists = spécialistes partagés
    .the = la piste des spécialistes partagés
    .of = de la piste des spécialistes partagés
    .short = Partage des spécialistes
yield-effect-1 = Un Bois de plus chaque fois que vous recevez du Bois.
yield-effect-2 = Un Marbre de plus chaque fois que vous recevez du Marbre.
yield-effect-3 = Un Or de plus chaque fois que vous recevez de l’Or.
harvest-effect-1 = Vous récoltez aussi quand un autre joueur active la scierie et que vous y avez un ouvrier.
harvest-effect-2 = De même à la carrière de marbre.
harvest-effect-3 = De même à la mine d’or.
specialists-effect-1 = Vous pouvez activer aussi la guilde des architectes quand un autre joueur le fait et que vous y avez un ouvrier.
specialists-effect-2 = De même à l’atelier.
specialists-effect-3 = De même au chantier.

# Tuiles
bowling-green = le Boulingrin
    .short = Boulingrin
orangery-parterre = le Parterre de l’Orangerie
    .short = Parterre de l’Orangerie
water-theatre = le Théâtre d’eau
    .short = Théâtre d’eau
grand-canal-basin = le Bassin du Grand Canal
    .short = Bassin du Grand Canal
kitchen-garden = le Potager
    .short = Potager
timber-arcade-walk = la Promenade des berceaux
    .short = Promenade des berceaux
belvedere-gate = la Porte du Belvédère
    .short = Porte du Belvédère
orange-court = la Cour des orangers
    .short = Cour des orangers
orange-alley = l’Allée des orangers
    .short = Allée des orangers
statue-walk = la Promenade des statues
    .short = Promenade des statues
statue-grove = le Bosquet des statues
    .short = Bosquet des statues
small-fountain-court = la Petite Cour à la fontaine
    .short = Petite Cour à la fontaine
fountain-terrace = la Terrasse aux fontaines
    .short = Terrasse aux fontaines
corner-pavilion = le Pavillon d’angle
    .short = Pavillon d’angle
stone-steps = les Degrés de pierre
    .short = Degrés de pierre
service-corner = le Coin des communs
    .short = Coin des communs
carpenters-corner = le Coin des charpentiers
    .short = Coin des charpentiers
gilded-corner = le Coin doré
    .short = Coin doré
orange-tree-loggia = la Loggia aux orangers
    .short = Loggia aux orangers
statue-loggia = la Loggia aux statues
    .short = Loggia aux statues
tapestry-corner-salon = le Salon d’angle aux tapisseries
    .short = Salon d’angle aux tapisseries
mirror-corner-salon = le Salon d’angle aux miroirs
    .short = Salon d’angle aux miroirs
gallery = la Galerie
    .short = Galerie
marble-colonnade = la Colonnade de marbre
    .short = Colonnade de marbre
ambassadors-passage = le Passage des ambassadeurs
    .short = Passage des ambassadeurs
fountain-arcade = l’Arcade à la fontaine
    .short = Arcade à la fontaine
chandelier-gallery = la Galerie des lustres
    .short = Galerie des lustres
antechamber = l’Antichambre
    .short = Antichambre
guard-room = la Salle des gardes
    .short = Salle des gardes
council-room = la Salle du conseil
    .short = Salle du conseil
tapestry-closet = le Cabinet des tapisseries
    .short = Cabinet des tapisseries
tapestry-salon = le Salon des tapisseries
    .short = Salon des tapisseries
candle-room = la Chambre aux chandelles
    .short = Chambre aux chandelles
ballroom-wing = l’Aile du bal
    .short = Aile du bal
dressing-room = le Cabinet de toilette
    .short = Cabinet de toilette
mirror-cabinet = le Cabinet des miroirs
    .short = Cabinet des miroirs
inner-hall = la Salle intérieure
    .short = Salle intérieure
royal-bedchamber = la Chambre du Roi
    .short = Chambre du Roi
hall-of-mirrors = la Galerie des Glaces
    .short = Galerie des Glaces
queens-salon = le Salon de la Reine
    .short = Salon de la Reine

# Ce qui s’est passé
event-turned-up = L’emplacement { $slot } du présentoir montre { NAME($tile) }{ $new-pile ->
    [yes] {""}, dernière de la pile : { $left } tuiles retirées en forment une nouvelle
   *[other] {""}
}
event-began = { SEAT($seat) } commence
event-moved = { $workers ->
    [1] { $over ->
        [none] { SEAT($seat) } mène un ouvrier { NAME($from, form: "of") } { NAME($to, form: "at") }
       *[other] { SEAT($seat) } retourne une pièce : un ouvrier va { NAME($from, form: "of") } { NAME($to, form: "at") } en sautant { NAME($over) }
    }
   *[other] { SEAT($seat) } retourne une pièce : { $workers } ouvriers vont { NAME($from, form: "of") } { NAME($to, form: "at") }
}
event-activated = { $workers ->
    [1] { SEAT($seat) } active { NAME($zone) } avec un ouvrier
   *[other] { SEAT($seat) } active { NAME($zone) } avec { $workers } ouvriers
}
event-left-alone = { SEAT($seat) } n’active pas { NAME($zone) }
event-harvested = { $shared ->
    [yes] { SEAT($seat) } récolte aussi, par sa technologie : { $gained } { NAME($resource) }
   *[other] { SEAT($seat) } récolte { $gained } { NAME($resource) }
}{ $more ->
    [0] {""}
   *[other] {" "}(dont { $more } par technologie)
}
event-shares = { $workers ->
    [1] { SEAT($seat) } partage { NAME($zone) } avec un ouvrier
   *[other] { SEAT($seat) } partage { NAME($zone) } avec { $workers } ouvriers
}
event-declined = { SEAT($seat) } ne partage pas { NAME($zone) }
event-took = { SEAT($seat) } prend { NAME($tile) } à l’emplacement { $slot } pour { $workers ->
    [1] un ouvrier
   *[other] { $workers } ouvriers
}{ $paid ->
    [none] {""}
   *[other] , { $paid }
}
event-took-paid = { $count } { NAME($item) }
event-discarded = { SEAT($seat) } se défait d’une tuile : { NAME($tile) }
event-removed = { SEAT($seat) } retire { NAME($tiles) } pour { $workers ->
    [1] un ouvrier
   *[other] { $workers } ouvriers
}
event-turned-coins = { $coins ->
    [1] { SEAT($seat) } réactive une pièce pour un ouvrier
   *[other] { SEAT($seat) } réactive ses deux pièces pour un ouvrier
}
event-bought = { SEAT($seat) } achète { NAME($decoration, form: "a") } pour { $workers ->
    [1] un ouvrier
   *[other] { $workers } ouvriers
}{ $paid ->
    [none] {""}
   *[other] , { $paid }
}
event-bought-paid = { $count } { NAME($item) }
event-advanced = { SEAT($seat) } atteint l’étape { $step } { NAME($track, form: "of") } pour { $workers ->
    [1] un ouvrier
   *[other] { $workers } ouvriers
}{ $paid ->
    [none] {""}
   *[other] , { $paid }
}
event-advanced-paid = { $count } { NAME($item) }
event-built = { SEAT($seat) } bâtit { NAME($tile) } en { $cell } pour { $workers ->
    [1] un ouvrier
   *[other] { $workers } ouvriers
}{ $paid ->
    [none] {""}
   *[other] , { $paid }
}{ $decorations ->
    [none] {""}
   *[other] , avec { NAME($decorations, form: "a") }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-built-paid = { $count } { NAME($item) }
event-recruited = { SEAT($seat) } recrute un ouvrier avec { $workers } ouvriers
event-finished = { SEAT($seat) } a fini { NAME($zone, form: "at") }
event-king-stepped = Le Roi avance : pas { $steps } sur { $of }
event-over = { $ending ->
    [yard-full] Le palais est achevé
    [king-arrived] Le Roi est arrivé
   *[tiles-spent] Il ne reste pas assez de tuiles pour une nouvelle pile
}
event-counted = { SEAT($seat) } a { $total ->
    [one] { $total } point
   *[other] { $total } points
} : { $built } pour le palais{ $wood ->
    [0] {""}
   *[other] , { $wood } pour le Bois
}{ $marble ->
    [0] {""}
   *[other] , { $marble } pour le Marbre
}{ $gold ->
    [0] {""}
   *[other] , { $gold } pour l’Or
}{ $tiles ->
    [0] {""}
   *[other] , { $tiles } pour les tuiles non bâties
}{ $decorations ->
    [0] {""}
   *[other] , { $decorations } pour les décorations restantes
}
event-ended = { $winners-count ->
    [1] { SEAT($winners) } gagne
   *[other] { SEAT($winners) } se partagent la victoire
}

# Ce que l’on peut faire
action-move = Mener un ouvrier { NAME($from, form: "of") } { NAME($to, form: "at") }
action-move-pair = Retourner une pièce : mener deux ouvriers { NAME($from, form: "of") } { NAME($to, form: "at") }
action-jump = Retourner une pièce : sauter avec un ouvrier { NAME($from, form: "of") } { NAME($to, form: "at") }
action-activate = Activer { NAME($zone) }
action-pass = Ne pas activer
action-take = Prendre { NAME($tile) } à l’emplacement { $slot }
action-discard = Se défaire d’une tuile : { NAME($tile) }
action-remove-one = Retirer { NAME($tile) }
action-remove-three = { $tiles-count ->
    [1] Avec deux ouvriers, retirer { NAME($tiles) }
   *[other] Retirer ensemble { NAME($tiles) }
}
action-turn-coins = { $coins ->
    [1] Réactiver une pièce
   *[other] Réactiver les deux pièces
}
action-buy = Acheter { NAME($decoration, form: "a") }
action-advance = Avancer sur { NAME($track, form: "the") }
action-build = Bâtir { NAME($tile) } en { $cell }{ $rotation ->
    [0] {""}
    [1] , un quart de tour
    [2] , un demi-tour
   *[3] , trois quarts de tour
}
action-recruit = { $line ->
    [1] Recruter avec deux ouvriers
   *[2] Recruter avec trois ouvriers
}
action-end = Finir ici

# Où en est la partie
stage-move = Déplacement
stage-activate = Activation
stage-work = { $zone ->
    [architects] Guilde des architectes
    [workshop] Atelier
    [alchemists] Guilde des alchimistes
    [yard] Chantier
   *[kings-favour] Faveur du Roi
}
stage-discard = Cinq tuiles
stage-over = La fin

# Ce que vous devez faire
ask-move = Menez un ouvrier le long d’une flèche, ou retournez une pièce pour un double déplacement.
ask-activate = Vous voici { NAME($zone, form: "at") }. Voulez-vous l’activer ?
ask-work = { $workers ->
    [0] { NAME($zone, form: "short") } : tous vos ouvriers ont servi.
    [one] { NAME($zone, form: "short") } : il reste un ouvrier. Que fera-t-il ?
   *[other] { NAME($zone, form: "short") } : il reste { $workers } ouvriers. Que feront-ils ?
}
ask-discard = Vous avez cinq tuiles. Défaites-vous de l’une d’elles.
ask-over = La partie est terminée.

# Ce que font les autres
wait-move = { SEAT($player) } se déplace.
wait-activate = { SEAT($player) } peut activer { NAME($zone) }.
wait-work = { SEAT($player) } est à l’œuvre { NAME($zone, form: "at") }.
wait-discard = { SEAT($player) } a cinq tuiles et se défait de l’une d’elles.
wait-over = La partie est terminée.
