# Le Collier de Saba : les images et les exemples du livret.

saba-book-anna = Anna
saba-book-bert = Bert
saba-book-cleo = Cléo
saba-book-dora = Dora

saba-book-coordinates = Les 36 places : le nom de chacune et, dessous, sa colonne x et sa hauteur doublée y
saba-book-earned = de la banque
saba-book-lines = Les cartes des lignes : touchez-en une pour l’ôter ou la remettre
saba-book-is-fake = Nulle part : c’est un faux.
saba-book-waits = Nulle part encore : il attend.
saba-book-may-lie = { $count ->
    [1] Une seule place : { $places }.
   *[other] { $count } places possibles : { $places }.
}
saba-book-fakes = { $count ->
    [0] Aucune carte n’est devenue un faux.
    [one] est devenue un faux.
   *[other] sont devenues des faux.
}
saba-book-left = { $count ->
    [1] collier fini reste possible
   *[other] colliers finis restent possibles
}

saba-book-sold = { SEAT($seat) } paie { $price }k ; { $earned ->
    [0] la carte est gardée et n’a encore rien rapporté.
   *[other] posée aussitôt, la carte rapporte { $earned }k.
}
saba-book-unsold = Personne ne paie ce prix. { SEAT($seat) } doit poser la carte, pour rien.
saba-book-building-said = { NAME($card, form: "the") } : { $fake ->
    [yes] désormais un faux.
   *[no] { $count ->
        [0] pas encore de place.
       *[other] { $places }.
    }
} Colliers finis encore possibles : { $left }.
saba-book-reward-said = { $times ->
    [0] { $sum }, mais carte invendue : rien.
    [2] { $sum }, le double : { $earned }k.
   *[other] { $sum } : { $earned }k.
}
saba-book-joker-said = Le joker remplace { NAME($card, form: "a") }. Faux désormais : { NAME($cards, form: "a") }.

example-auction-answer = Anna répond à l’enchère de 5k
example-auction-answer-name-8 = Elle annonce 8k
example-auction-answer-sell = Elle vend à 5k
example-auction-answer-name-15 = Elle annonce 15k
example-auction-use = L’acheteur
example-auction-use-lay = pose la carte aussitôt
example-auction-use-keep = la garde
example-building-first = La première carte de trois rubis est en
example-building-first-h3 = h3, au centre
example-building-first-i3 = i3, dans une colonne de quatre
example-building-first-j2 = j2, dans une colonne de trois
example-building-first-l1 = l1, dans une colonne de deux
example-building-next = Où peut aller cette carte ?
example-building-next-ruby-3 = la seconde carte de trois rubis
example-building-next-ruby-1 = un rubis
example-building-next-emerald-4 = quatre émeraudes
example-building-next-joker = un joker
example-double-stage = La carte de trois saphirs est
example-double-stage-bought = achetée et posée aussitôt
example-double-stage-rebuilding = posée dans la seconde étape
example-double-stage-unsold = posée invendue
example-double-place = en
example-double-place-j2 = j2
example-double-place-f2 = f2
example-joker-lion = Le joker est posé en
example-joker-lion-h2 = h2, au centre
example-joker-lion-j2 = j2
example-joker-lion-f1 = f1

saba-book-here-cash = Vous avez { $k }k.
saba-book-here-necklace = { $filled } places sur 36 sont remplies ; { $left ->
    [1] un seul collier fini reste possible.
   *[other] { $left } colliers finis restent possibles.
}
