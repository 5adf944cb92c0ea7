# Le Collier de la Reine : les mots des images et des exemples du livret.
qn-book-known = Sans marque : le prix est connu par des sources publiées.
qn-book-pounds-each = livres par bijou
qn-book-first-merchant = premier : vers le tiers
qn-book-second-merchant = deuxième : aux deux tiers
qn-book-third-merchant = troisième : les cinq dernières
qn-book-barnaby = Barnabé
qn-book-charles = Charles
qn-book-amy = Anne
qn-book-colette = Colette
qn-book-bastien = Bastien
qn-book-ines = Inès
qn-book-touch = Touchez une carte pour la garder en main ou la poser ; les flèches mènent d’une carte à l’autre.
qn-book-lay = { $name } : { NAME($card) }, { $how ->
    [laid] carte montrée
    [stuck] carte en main, faute de pierre à côté
   *[kept] carte gardée en main
}
qn-book-tribute = { SEAT($from) } verse { $pounds } livres à { SEAT($to) }.
qn-book-earned = Gagné à cette vente
qn-book-shown = Pierres montrées, la plus rare d’abord :
qn-book-sale-said = { $first } gagne { $one } livres, { $second } { $two }, { $third } { $three }. La pierre la plus rare : { NAME($gem) }.
qn-book-case-no-king = Barnabé garde son Roi
qn-book-case-level = Anne a trois Diamants sur une carte
qn-book-case-banker = Charles garde son Banquier
qn-book-case-king-stays = Le Roi reste en main
qn-book-case-necklace = Le Collier sort
qn-book-case-ring = La Bague seule
qn-book-case-gems = Rubis et Émeraude
qn-book-courtiers = Courtisans joués d’abord
qn-book-ducats = { $count } ducats
qn-book-before = Le marché : touchez ce qu’il faut acheter
qn-book-after = Ensuite
qn-book-bought = achetée
qn-book-short = trop chère
qn-book-buy = { NAME($card) } à { $price ->
    [1] un ducat
   *[other] { $price } ducats
}, { $how ->
    [bought] carte achetée
    [short] carte trop chère à présent
   *[left] carte laissée
}
qn-book-must-buy = Il faut acheter au moins une carte.
qn-book-market-said = Acheté : { NAME($cards, form: "a") } pour { $paid } ducats ; { $lost ->
    [0] aucun n’est perdu
    [one] un ducat est perdu
   *[other] { $lost } sont perdus
}. Les prix se lisent maintenant { $prices }.
qn-book-here-merchant = { $sales ->
    [0] Aucune vente ne s’est encore tenue.
    [one] Une vente s’est tenue, deux sont à venir.
   *[other] Deux ventes se sont tenues, une est à venir.
} Avec { $deck } cartes dans la pioche, le prochain Marchand se trouve entre la place { $from } et la place { $to } depuis le dessus.
qn-book-here-no-merchant = { $sales ->
    [3] Les trois ventes se sont tenues.
   *[other] Il n’y a plus de Marchand dans la pioche.
}
qn-book-here-fashion = La mode à présent : { $list }.
qn-book-here-stall = { NAME($card) } ({ $price })
qn-book-here-ducats = { SEAT($seat) } a { $ducats ->
    [1] un ducat
   *[other] { $ducats } ducats
} à présent{ $count ->
    [0] {" : aucune carte du marché n’est à ce prix."}
   *[other] , de quoi payer { $cards }.
}
qn-book-here-last = Si personne n’achète, la prochaine dévaluation emporte : { NAME($cards) }.
qn-book-here-blue = Les cartes bleues de votre main :
qn-book-here-row = Si { $count ->
    [1] votre { NAME($gem) }
   *[other] vos { $count } { NAME($gem, form: "many") }
} l’emportai{ $count ->
    [1] t
   *[other] ent
}{ $rings ->
    [0] {""}
    [one] , avec votre Bague
   *[other] , avec vos { $rings } Bagues
} : { $jewels } × ({ $fashion } + rareté), soit de { $low } à { $high } livres.
