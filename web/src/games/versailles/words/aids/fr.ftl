# Versailles : la table en mots, ce que rapportent les choix, pourquoi pas, et une première partie.

ver-told-hand = Vos tuiles et vos réserves
ver-told-plan = Le plan
ver-told-slot = Emplacement { $slot } : { $what }.
ver-told-edges = côtés : nord { $north }, est { $east }, sud { $south }, ouest { $west }
ver-edge-i = intérieur
ver-edge-x = extérieur
ver-told-places = va en { $places }
ver-told-decoration = { NAME($decoration) } : coûte { $cost }, { $left ->
    [0] il n’en reste pas
    [one] il en reste une
   *[other] il en reste { $left }
}.
ver-told-track = { NAME($track, form: "short") }, étape { $step } : coûte { $cost }. { $effect }
ver-told-track-done = { NAME($track, form: "short") } : les trois étapes sont atteintes.
ver-told-workers = { SEAT($seat) } { $count }
ver-told-arrows = mène à : { NAME($zones) }
ver-told-free = { $count ->
    [1] Une case est libre.
   *[other] { $count } cases sont libres.
}
ver-told-built = { $cell } : { NAME($tile) }{ $turns ->
    [0] {""}
    [1] , tournée d’un quart
    [2] , tournée d’un demi-tour
   *[3] , tournée de trois quarts
}.
ver-told-border = Le bord. Nord, de a à f : { $north }. Est, de 1 à 4 : { $east }. Sud : { $south }. Ouest : { $west }.
ver-told-decorations = avec { NAME($decorations, form: "a") }
ver-told-steps = { NAME($track, form: "short") } { $steps }
ver-told-player = { SEAT($seat) }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
} : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $total } si tout s’arrêtait là.
ver-told-tiles = tuiles : { NAME($tiles) }

ver-why-moved = Votre déplacement est fait : plus aucun ouvrier ne bouge ce tour-ci.
ver-why-no-arrow = Aucune flèche n’y mène depuis le lieu choisi.
ver-why-no-worker = Aucun de vos ouvriers ne se trouve ici.
ver-why-stuck = D’ici, tous les chemins sont fermés pour l’instant.
ver-why-yard = On bâtit les tuiles au chantier : menez-y des ouvriers.
ver-why-guild = On prend les tuiles chez les architectes : menez-y des ouvriers.
ver-why-workshop = On achète les décorations à l’atelier : menez-y des ouvriers.
ver-why-alchemists = On apprend les technologies chez les alchimistes : menez-y des ouvriers.
ver-why-favour = On recrute à la faveur du Roi : menez-y des ouvriers.
ver-why-recruited = Cet ouvrier est déjà au travail.
ver-why-workers = { $workers ->
    [0] Il ne reste aucun ouvrier pour cela.
    [one] Il ne reste qu’un ouvrier, c’est trop peu.
   *[other] Il reste { $workers } ouvriers, c’est trop peu.
}

guide-ver-goal = Vous bâtissez le palais ensemble, mais chaque tuile rapporte à qui la pose. Menez vos ouvriers de lieu en lieu, récoltez, et bâtissez avant que le Roi n’atteigne sa grille.
guide-ver-move = À chaque tour, vous déplacez un ouvrier le long d’une flèche. Montrez un de vos ouvriers pour voir où il peut aller et ce que vous y gagneriez.
guide-ver-activate = Vous pouvez maintenant utiliser le lieu atteint. Plus vous y avez d’ouvriers, plus il rapporte.
guide-ver-architects = La guilde des architectes : prenez des tuiles à bâtir plus tard, retirez celles dont vous ne voulez pas, ou réactivez une pièce. Chaque ouvrier ne sert qu’une fois.
guide-ver-workshop = L’atelier vend des décorations. Les meilleures tuiles en demandent, et elles y restent pour toujours.
guide-ver-alchemists = Les technologies : de meilleures récoltes, ou une part quand d’autres activent un lieu où se trouve l’un de vos ouvriers.
guide-ver-favour = La faveur du Roi : recrutez un ouvrier qui attend, avec deux ou trois des vôtres, ou réactivez vos pièces avec un seul.
guide-ver-yard = Le chantier : choisissez une tuile, puis une case éclairée. L’intérieur touche l’intérieur et l’extérieur l’extérieur, chez les voisines comme au bord. La touche R la tourne.
guide-ver-discard = Vous pouvez garder quatre tuiles. Défaites-vous de l’une d’elles.
guide-ver-share = Grâce à votre technologie, vous pouvez aussi utiliser ce lieu, hors de votre tour.
guide-ver-coins = Une pièce paie un double déplacement : deux ouvriers ensemble, ou un seul par-dessus un lieu. Ces buts ont un cadre pointillé.
guide-ver-marker = Votre jeton d’activation est là où vous êtes allé en dernier. Au prochain déplacement, aucun de vos ouvriers ne peut s’y arrêter, seulement passer par-dessus.
guide-ver-king = Chaque fois que quelqu’un entre à la faveur du Roi ou la saute, le Roi fait un pas. À sa grille, la partie s’arrête aussitôt.
guide-ver-end = La fin approche. Ressources, décorations et tuiles gardées comptent un peu ; les tuiles bâties comptent bien plus.
guide-ver-ours = Les tuiles d’origine et la plupart des nombres du plateau ne sont pas connus. Une petite marque signale ce qui est de nous.

ver-hint-why-end = Rien de plus ici ne vaut pour vous un ouvrier.
ver-hint-why-build = Ce sont les tuiles construites qui comptent : { $brings }.
ver-hint-why-brings = C’est ce qui vous rapproche le plus de votre prochaine tuile : { $brings }.
ver-hint-why-nothing = Rien n’est à gagner ni à perdre ici : les deux se valent.
