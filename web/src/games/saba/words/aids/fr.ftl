# Le Collier de Saba : la table en mots, ce que rapportent les choix, pourquoi pas, et une première partie.

saba-told-cushion = Sur le coussin : { NAME($card) }, carte mise en vente par { SEAT($seat) }.
saba-told-bidder = { SEAT($seat) } : { $state }{ $bid ->
    [none] {""}
   *[other] , enchère { $bid }k
}.
saba-told-pile = { $count ->
    [0] La pioche est vide.
    [one] Une carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
saba-told-no-fakes = Aucun faux n’a été écarté.
saba-told-fakes = { $count ->
    [1] Un faux écarté : { NAME($cards, form: "a") }.
   *[other] { $count } faux écartés : { NAME($cards, form: "a") }.
}
saba-told-player = { SEAT($seat) }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
} : { $cash }k, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} en main.
saba-told-known = On sait que cette main contient : { NAME($cards, form: "a") }.

saba-brings-left = il vous reste { $k }k
saba-brings-cash = vous aurez { $k }k en tout
saba-brings-price = quelqu’un doit payer { $k }k, sinon vous posez la carte pour rien
saba-brings-earns = { $k ->
    [0] ne rapporte rien
   *[other] rapporte { $k }k{ $lines ->
        [0] {""}
        [one] {" "}par une ligne
       *[other] {" "}par { $lines } lignes
    }
}
saba-brings-card = { $places ->
    [0] { $fake ->
        [yes] un faux
       *[no] pas encore de place
    }
    [1] jusqu’à { $best }k, une place
   *[other] jusqu’à { $best }k, { $places } places
}

saba-why-filled = Une carte s’y trouve déjà.
saba-why-not-laying = On ne pose rien maintenant : la vente d’abord.
saba-why-choose-card = Choisissez d’abord une carte de votre main.
saba-why-joker-only = Seul un joker peut aller sur cette place maintenant.
saba-why-other-card = Seul peut venir ici : { $may }.
saba-why-auction = Les cartes de votre main attendent votre propre vente, ou la reconstitution.
saba-why-waits = Il attend : il n’y a pas encore de place où une seule carte peut aller.

guide-saba-goal = Qui a le plus d’argent à la fin gagne. Il vient des cartes vendues aux autres, et de la banque, pour les cartes posées sur le collier.
guide-saba-offer = C’est votre vente : vous devez y mettre une carte. Sous chacune, ses places et ce que la meilleure rapporterait : c’est ce que d’autres peuvent payer.
guide-saba-worth = Ce que vaut la carte : posée aussitôt, elle rapporte le double de sa meilleure place. Ce que vous enchérissez de moins vous reste ; votre enchère va à qui vend.
guide-saba-bid = Enchérissez, ou passez. La plus haute enchère peut poser la carte aussitôt pour le double, ou la garder.
guide-saba-up-to = « Jusqu’à » enchérit pour vous, le moins possible, jamais plus que vous ne dites, puis passe. « Hors de cette vente » passe aussitôt.
guide-saba-answer = Les enchères sont closes. Vendez à ce prix, ou demandez le vôtre, une fois. Si nul ne le paie, vous posez la carte vous-même, pour rien.
guide-saba-take = Qui vend trouve les enchères trop basses et demande ce prix. Prenez, enchérissez plus, ou passez.
guide-saba-bought = La carte est à vous. Posez-la sur une place éclairée pour le double, ou gardez-la : plus tard, près d’autres cartes, la place paie plus, mais une seule fois.
guide-saba-unsold = Nul ne l’a achetée : vous la posez pour rien. Là où elle est, les places voisines paieront plus, à qui viendra.
guide-saba-draw = Après votre vente, vous pouvez piocher une carte pour 2k. Quand la pioche est vide, les ventes cessent et la reconstitution commence.
guide-saba-rebuild = La reconstitution : à tour de rôle chacun pose une carte et en est payé, ou écarte un faux. Choisissez une carte, puis une place éclairée.
guide-saba-necklace = Une carte rapporte dans chaque ligne où d’autres la touchent : autant de k que de cartes dans la ligne, elle comprise. Pointez une place vide pour voir la somme.
guide-saba-fake = Une de vos cartes est un faux : il ne lui reste aucune place. Vendez-la si quelqu’un paie, ou gagnez du temps avec elle à la reconstitution.
guide-saba-joker = Un joker se pose là où une seule carte peut encore aller, et en tient lieu. Tant qu’il n’y a pas de telle place, il attend.
guide-saba-pile = La pioche est presque vide. Avec sa dernière carte les ventes cessent aussitôt, et qui a le plus d’argent commence la reconstitution.
guide-saba-ours = L’image du collier, dans le livret d’origine, est perdue. Les colonnes sont les siennes ; la façon dont elles se touchent est de nous.

saba-hint-why-bid = Posée aussitôt, elle rapporte jusqu’à { $best }k, et il vous resterait { $left }k.
saba-hint-why-pass = Posée aussitôt, elle rapporterait { $best }k au plus : le prix n’en vaut pas la peine pour vous.
saba-hint-why-keep = Une place à venir devrait rapporter plus que celles d’aujourd’hui.
saba-hint-why-later = Vos cartes peuvent attendre : de meilleures places viendront.
saba-hint-why-brings = De vos choix, c’est celui qui devrait rapporter le plus : { $brings }.
