# Le Collier de Saba : toutes les phrases de ce jeu.

title = Le Collier de Saba
tagline = Vendez aux enchères les cartes du collier de la reine de Saba, puis reconstituez-le place par place. Le marchand le plus riche gagne.

option-jokers-free = Avec jokers
option-jokers-absent = Sans jokers
option-jokers-mirrored = Jokers en miroir

# Cartes
ruby-1 = un rubis
    .a = un rubis
    .the = le rubis seul
    .many = cartes d’un rubis
ruby-2 = deux rubis
    .a = deux rubis
    .the = les deux rubis
    .many = cartes de deux rubis
ruby-3 = trois rubis
    .a = trois rubis
    .the = les trois rubis
    .many = cartes de trois rubis
ruby-4 = quatre rubis
    .a = quatre rubis
    .the = les quatre rubis
    .many = cartes de quatre rubis
emerald-1 = une émeraude
    .a = une émeraude
    .the = l’émeraude seule
    .many = cartes d’une émeraude
emerald-2 = deux émeraudes
    .a = deux émeraudes
    .the = les deux émeraudes
    .many = cartes de deux émeraudes
emerald-3 = trois émeraudes
    .a = trois émeraudes
    .the = les trois émeraudes
    .many = cartes de trois émeraudes
emerald-4 = quatre émeraudes
    .a = quatre émeraudes
    .the = les quatre émeraudes
    .many = cartes de quatre émeraudes
pearl-1 = une perle
    .a = une perle
    .the = la perle seule
    .many = cartes d’une perle
pearl-2 = deux perles
    .a = deux perles
    .the = les deux perles
    .many = cartes de deux perles
pearl-3 = trois perles
    .a = trois perles
    .the = les trois perles
    .many = cartes de trois perles
pearl-4 = quatre perles
    .a = quatre perles
    .the = les quatre perles
    .many = cartes de quatre perles
sapphire-1 = un saphir
    .a = un saphir
    .the = le saphir seul
    .many = cartes d’un saphir
sapphire-2 = deux saphirs
    .a = deux saphirs
    .the = les deux saphirs
    .many = cartes de deux saphirs
sapphire-3 = trois saphirs
    .a = trois saphirs
    .the = les trois saphirs
    .many = cartes de trois saphirs
sapphire-4 = quatre saphirs
    .a = quatre saphirs
    .the = les quatre saphirs
    .many = cartes de quatre saphirs
topaz-1 = une topaze
    .a = une topaze
    .the = la topaze seule
    .many = cartes d’une topaze
topaz-2 = deux topazes
    .a = deux topazes
    .the = les deux topazes
    .many = cartes de deux topazes
topaz-3 = trois topazes
    .a = trois topazes
    .the = les trois topazes
    .many = cartes de trois topazes
topaz-4 = quatre topazes
    .a = quatre topazes
    .the = les quatre topazes
    .many = cartes de quatre topazes
joker = joker
    .a = un joker
    .the = le joker
    .many = jokers
joker-effect = Va sur une place où une seule carte peut aller, et la remplace. Il n’est jamais remplacé.

# Ce qui s’est passé
event-turned-up = Carte retournée : { NAME($card, form: "a") }, en { $place }
event-put-back = Carte retournée : { NAME($card, form: "a") }, remise dans la pioche
event-dealt = { $cards-1 ->
    [down] { SEAT($seat) } reçoit { $count } cartes
   *[other] { SEAT($seat) } reçoit { NAME($cards, form: "a") }
}
event-began = { SEAT($seat) } ouvre la première vente
event-nothing-to-offer = { SEAT($seat) } n’a pas de carte à vendre
event-offered = { SEAT($seat) } met en vente { NAME($card, form: "a") }
event-bid = { SEAT($seat) } enchérit à { $price }k
event-passed = { SEAT($seat) } passe
event-named-price = { SEAT($seat) } trouve cela trop peu et demande { $price }k
event-sold = { SEAT($buyer) } achète { NAME($card, form: "the") } à { SEAT($seller) } pour { $price }k
event-unsold = Personne n’achète { NAME($card, form: "the") }
event-unsold-fake = { SEAT($seat) } écarte { NAME($card, form: "the") } : un faux, dont personne ne voulait
event-returned = { SEAT($seat) } reprend { NAME($card, form: "the") }, encore sans place
event-kept = { SEAT($seat) } garde { NAME($card, form: "the") }
event-placed = { SEAT($seat) } pose { NAME($card, form: "a") } en { $place }{ $card ->
    [joker] {" "}pour { NAME($stands-for, form: "a") }
   *[other] {""}
}{ $times ->
    [0] , carte invendue, et ne gagne rien
    [2] {" "}aussitôt et gagne le double : { $earned }k
   *[other] {" "}et gagne { $earned }k
}
event-placed-lines = { $direction ->
    [up] vers le haut
    [up_right] vers le haut à droite
    [down_right] vers le bas à droite
    [down] vers le bas
    [down_left] vers le bas à gauche
   *[up_left] vers le haut à gauche
} : { $worth }k
event-has-to-draw = Personne n’a pioché depuis { $turns } tours : { SEAT($seat) } doit piocher
event-drew = { $paid ->
    [0] { SEAT($seat) } ne peut payer 2k et pioche { NAME($card, form: "a") } pour rien
   *[other] { SEAT($seat) } pioche { NAME($card, form: "a") } pour { $paid }k
}
event-left-pile = { SEAT($seat) } ne pioche pas
event-rebuilding-began = La pioche est vide. { SEAT($seat) } commence la reconstitution du collier
event-discarded = { SEAT($seat) } écarte un faux : { NAME($card, form: "a") }
event-waited = { $jokers ->
    [1] { SEAT($seat) } passe : il ne lui reste qu’un joker, qui attend sa place
   *[other] { SEAT($seat) } passe : il ne lui reste que des jokers, qui attendent leur place
}
event-ended = { $winners-count ->
    [1] Le collier est complet. { SEAT($winners) } gagne
   *[other] Le collier est complet. { SEAT($winners) } se partagent la victoire
}

# Ce qu’on peut faire
action-offer = Mettre en vente { NAME($card, form: "the") }
action-bid = Enchérir à { $price }k
action-pass = Passer
action-accept = Vendre au meilleur enchérisseur
action-name-price = Annoncer un prix de { $price }k
action-keep = Garder la carte
action-place = Poser { NAME($card, form: "the") } en { $place }
action-draw = Piocher une carte pour 2k
action-end-turn = Finir le tour sans piocher
action-discard = Écarter { NAME($card, form: "the") }, un faux

# Où en est la partie
stage-offer = Vente
stage-bid = Enchères
stage-answer = La réponse du commissaire-priseur
stage-take = Le prix annoncé
stage-bought = Vendu
stage-unsold = Invendu
stage-draw = La pioche
stage-rebuild = Reconstitution
stage-over = La fin

# Ce que vous devez faire
ask-offer = Mettez en vente une de vos cartes.
ask-bid = Enchérissez pour { NAME($card, form: "the") }, ou passez.
ask-answer = Les enchères se sont arrêtées à { $highest-price }k. Vendez { NAME($card, form: "the") }, ou annoncez votre prix, une seule fois.
ask-take = { SEAT($auctioneer) } demande { $named }k pour { NAME($card, form: "the") }. Acceptez, enchérissez, ou passez.
ask-bought = Vous avez acheté { NAME($card, form: "the") } pour { $price }k. Gardez la carte, ou posez-la aussitôt pour le double.
ask-unsold = Personne n’a acheté { NAME($card, form: "the") }. Posez la carte où vous voulez, sans rien gagner.
ask-draw = Voulez-vous piocher une carte pour 2k ?
ask-rebuild = Posez une carte sur le collier, ou écartez un faux.
ask-over = La partie est terminée.

# Ce que font les autres
wait-offer = { SEAT($auctioneer) } choisit une carte à vendre.
wait-bid = { SEAT($asked) } peut enchérir pour { NAME($card, form: "the") }.
wait-answer = { SEAT($auctioneer) } peut vendre { NAME($card, form: "the") } pour { $highest-price }k, ou annoncer un prix.
wait-take = { SEAT($asked) } peut prendre { NAME($card, form: "the") } pour { $named }k.
wait-bought = { SEAT($buyer) } garde { NAME($card, form: "the") } ou pose la carte aussitôt.
wait-unsold = { SEAT($auctioneer) } doit poser { NAME($card, form: "the") }.
wait-draw = { SEAT($auctioneer) } peut piocher.
wait-rebuild = { SEAT($player) } reconstitue le collier.
wait-over = La partie est terminée.
