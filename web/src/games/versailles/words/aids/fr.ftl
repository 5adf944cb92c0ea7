# Versailles : la table en mots, ce que rapportent les choix, pourquoi pas, et une première partie.

ver-told-hand = Vos tuiles et vos réserves
ver-told-plan = Le plan
ver-told-slot = Emplacement { $slot } : { $what }.
ver-told-edges = côtés : nord { $north }, est { $east }, sud { $south }, ouest { $west }
ver-edge-i = intérieur
ver-edge-x = extérieur
ver-told-places = va en { $places }
ver-told-decoration = { NAME($decoration) } : coûte { $cost }, { $left ->
    [0] il n’en reste plus
    [one] il en reste { $left }
   *[other] il en reste { $left }
}.
ver-told-track = { NAME($track, form: "short") }, étape { $step } : coûte { $cost }. { $effect }
ver-told-track-done = { NAME($track, form: "short") } : les trois étapes sont atteintes.
ver-told-workers = { SEAT($seat) } { $count }
ver-told-arrows = mène à : { NAME($zones) }
ver-told-free = { $count ->
    [1] Une case est libre.
   *[other] { $count } cases sont libres.
}
ver-told-built = { $cell } : { NAME($tile) }{ $turns ->
    [0] {""}
    [1] , tournée d’un quart
    [2] , tournée d’un demi-tour
   *[3] , tournée de trois quarts
}.
ver-told-border = Le bord. Nord, de a à f : { $north }. Est, de 1 à 4 : { $east }. Sud : { $south }. Ouest : { $west }.
ver-told-decorations = avec { NAME($decorations, form: "a") }
ver-told-steps = { NAME($track, form: "short") } { $steps }
ver-told-player = { SEAT($seat) }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
} : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $total } si tout s’arrêtait là.
ver-told-tiles = tuiles : { NAME($tiles) }

ver-why-moved = Votre déplacement est fait : plus aucun ouvrier ne bouge ce tour-ci.
ver-why-no-arrow = Aucune flèche n’y mène depuis le lieu choisi.
ver-why-no-worker = Aucun de vos ouvriers ne se trouve ici.
ver-why-stuck = D’ici, tous les chemins sont fermés pour l’instant.
ver-why-yard = On bâtit les tuiles au chantier : menez-y des ouvriers.
ver-why-guild = On prend les tuiles chez les architectes : menez-y des ouvriers.
ver-why-workshop = On achète les décorations à l’atelier : menez-y des ouvriers.
ver-why-alchemists = On apprend les technologies chez les alchimistes : menez-y des ouvriers.
ver-why-favour = On recrute à la faveur du Roi : menez-y des ouvriers.
ver-why-recruited = Cet ouvrier est déjà au travail.
ver-why-workers = { $workers ->
    [0] Il ne reste aucun ouvrier pour cela.
    [one] Il ne reste qu’un ouvrier, c’est trop peu.
   *[other] Il reste { $workers } ouvriers, c’est trop peu.
}

guide-ver-goal = Qui a le plus de points gagne, et ils viennent des tuiles que vous bâtissez sur ce chantier. Ressources, décorations et ouvriers servent à bâtir ; ce qui reste compte peu. Tout finit quand le Roi atteint sa grille.
guide-ver-move = À chaque tour un ouvrier suit une flèche. Choisissez un lieu éclairé : vous voyez où ses ouvriers peuvent aller et ce que vous y auriez.
guide-ver-activate = Activez le lieu où vous arrivez, ou laissez-le. Plus vous y avez d’ouvriers, plus il donne.
guide-ver-architects = Prenez des tuiles à bâtir plus tard ; les plus hautes coûtent plus d’ouvriers. Regardez les points et le coût, et prenez ce que vous pourrez bientôt payer.
guide-ver-workshop = Les décorations : les meilleures tuiles en demandent. Achetez celles qui manquent à vos tuiles.
guide-ver-alchemists = Les technologies : des récoltes plus riches, ou une part quand d’autres activent un lieu où vous avez un ouvrier. Plus tôt elles viennent, plus elles servent.
guide-ver-favour = Recrutez un ouvrier avec deux ou trois des vôtres, ou réactivez vos pièces avec un. Plus d’ouvriers, et chaque lieu donne plus.
guide-ver-yard = Choisissez une de vos tuiles, puis une case éclairée. Intérieur contre intérieur, extérieur contre extérieur, avec les voisines et le bord. Tournez avec R ou le bouton.
guide-ver-discard = Vous pouvez garder quatre tuiles. Défaites-vous de celle que vous pourriez payer en dernier.
guide-ver-share = Par votre technologie vous pouvez activer ce lieu aussi, hors de votre tour.
guide-ver-no-tile = Sans tuile, rien à bâtir. Menez des ouvriers à la guilde des architectes et prenez-en.
guide-ver-build-why = Vos tuiles. Chacune montre ses points, son coût et ce qui vous manque. Ne cherchez que cela : Marbre, Bois et Or en leurs lieux, décorations à l’atelier.
guide-ver-build-when = Une de vos tuiles est payée. Bâtissez dès que les ouvriers qu’elle demande sont au chantier : les cases qui conviennent se font rares, et seule une tuile bâtie compte en plein.
guide-ver-coins = Une pièce achète un double déplacement : deux ouvriers ensemble, ou un par-dessus un lieu. Les buts au cadre pointillé en coûtent une.
guide-ver-marker = Votre jeton d’activation, le fanion, marque votre dernier lieu d’arrivée. Aucun de vos ouvriers ne peut s’y arrêter au prochain déplacement, seulement passer.
guide-ver-king = Chaque fois qu’on entre à la faveur du Roi ou qu’on la saute, le Roi fait un pas. À sa grille la partie finit aussitôt : ne gardez pas vos tuiles trop longtemps.
guide-ver-end = La fin est proche. Bâtissez ce que vous pouvez : une tuile en main compte peu, et les chères ne seront plus payées à temps.
guide-ver-ours = Les tuiles d’origine et la plupart des nombres du plateau ne sont pas connus. Une petite marque signale ce qui est de nous.

ver-hint-why-end = Rien de plus ici ne vaut pour vous un ouvrier.
ver-hint-why-build = Ce sont les tuiles bâties qui comptent : { $brings }.
ver-hint-why-brings = C’est ce qui vous rapproche le plus de votre prochaine tuile : { $brings }.
ver-hint-why-nothing = Rien n’est à gagner ni à perdre ici : les deux se valent.
