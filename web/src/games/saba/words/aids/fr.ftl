# Le Collier de Saba : la table en mots, ce que rapportent les choix, pourquoi pas, et une première partie.

saba-told-cushion = Sur le coussin : { NAME($card) }, mis en vente par { SEAT($seat) }.
saba-told-bidder = { SEAT($seat) } : { $state }{ $bid ->
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
    [1] Un faux écarté : { NAME($cards, form: "a") }.
   *[other] { $count } faux écartés : { NAME($cards, form: "a") }.
}
saba-told-player = { SEAT($seat) }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
} : { $cash }k, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} en main.
saba-told-known = On sait que cette main contient : { NAME($cards, form: "a") }.

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
saba-why-not-laying = On ne pose rien maintenant : la vente d’abord.
saba-why-choose-card = Choisissez d’abord une carte de votre main.
saba-why-joker-only = Seul un joker peut aller sur cette place maintenant.
saba-why-other-card = Seul peut venir ici : { $may }.
saba-why-auction = Les cartes de votre main attendent votre propre vente, ou la reconstitution.
saba-why-waits = Il attend : il n’y a pas encore de place où une seule carte peut aller.

guide-saba-goal = Vous faites commerce des cartes du collier de la Reine. Achetez bon marché, vendez cher, et posez les cartes là où elles touchent de longues lignes. Le plus riche à la fin l’emporte.
guide-saba-offer = C’est votre vente : vous devez mettre en vente une carte de votre main. Sous chaque carte, vous voyez combien de places elle a et ce que rapporterait la meilleure.
guide-saba-bid = Vous pouvez enchérir pour la carte du coussin. Posée aussitôt, elle rapporte le double. « Enchérir pour moi » le fait à votre place, sans jamais dépasser votre limite.
guide-saba-answer = Les enchères sont closes. Vendez à ce prix, ou annoncez le vôtre, une seule fois. Si personne ne le paie, vous posez la carte vous-même, pour rien.
guide-saba-take = Le commissaire-priseur trouve les enchères trop basses et a annoncé un prix. Prenez, enchérissez, ou passez.
guide-saba-bought = La carte est à vous. Posez-la maintenant pour le double, ou gardez-la : pour la revendre, ou pour la poser quand le collier, plus plein, paiera mieux.
guide-saba-unsold = Personne ne l’a achetée, vous la posez donc pour rien. Sa place change pourtant ce que valent toutes les autres cartes.
guide-saba-draw = Après votre vente, vous pouvez piocher une carte pour 2k. Quand la pioche est vide, la reconstitution commence.
guide-saba-rebuild = La reconstitution : à tour de rôle, chacun pose une carte et touche sa récompense, ou écarte un faux. Les dernières cartes en touchent plus d’autres et rapportent plus.
guide-saba-necklace = Une carte rapporte dans chaque direction où d’autres la touchent : autant de k que la ligne compte de cartes, elle comprise. Montrez une place pour le voir.
guide-saba-fake = Une de vos cartes est devenue un faux : il n’y a plus de place pour elle. On peut encore la vendre à quelqu’un, ou gagner du temps avec elle à la fin.
guide-saba-joker = Un joker se pose là où une seule carte peut encore venir, et la remplace. Tant qu’il n’y a pas de telle place, il attend.
guide-saba-pile = La pioche est presque vide. La dernière carte piochée met fin aux enchères sur-le-champ, et le plus riche commence la reconstitution.
guide-saba-ours = L’image du collier, dans le livret d’origine, est perdue. Les colonnes sont les siennes ; la façon dont elles se touchent est de nous.

saba-hint-why-bid = Posée aussitôt, elle rapporte jusqu’à { $best }k, et il vous resterait { $left }k.
saba-hint-why-pass = Posée aussitôt, elle rapporterait { $best }k au plus : le prix n’en vaut pas la peine pour vous.
saba-hint-why-keep = Une place à venir devrait rapporter plus que celles d’aujourd’hui.
saba-hint-why-later = Vos cartes peuvent attendre : de meilleures places viendront.
saba-hint-why-brings = De vos choix, c’est celui qui devrait rapporter le plus : { $brings }.
