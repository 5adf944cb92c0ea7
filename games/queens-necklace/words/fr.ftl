title = Le Collier de la Reine
tagline = Achetez quand les prix baissent, vendez à la cour ce qui est rare et à la mode.

# Pierres
ruby = Rubis
    .no = de Rubis
    .a = un Rubis
    .the = le Rubis
    .de = du Rubis
    .many = Rubis
emerald = Émeraude
    .no = d’Émeraude
    .a = une Émeraude
    .the = l’Émeraude
    .de = de l’Émeraude
    .many = Émeraudes
diamond = Diamant
    .no = de Diamant
    .a = un Diamant
    .the = le Diamant
    .de = du Diamant
    .many = Diamants
none = rien
    .a = rien
    .the = rien
    .de = de rien
    .many = rien
down = carte cachée
    .a = une carte
    .the = la carte cachée
    .de = de la carte cachée
    .many = cartes cachées

# Cartes de pierres. Plusieurs pierres seules se distinguent des paires et des trios.
# `.no` suit « ne pas montrer ».
ruby-1 = Rubis
    .a = un Rubis
    .the = le Rubis
    .de = du Rubis
    .many = Rubis seuls
    .no = de Rubis seul
ruby-1-effect = Une pierre. À la vente, qui montre le plus de Rubis vend un bijou au prix de la mode et de la rareté.
ruby-2 = Paire de Rubis
    .bare = paire de Rubis
    .a = une paire de Rubis
    .the = la paire de Rubis
    .de = de la paire de Rubis
    .many = paires de Rubis
    .no = de paire de Rubis
ruby-2-effect = Deux pierres sur une carte. À la vente, qui montre le plus de Rubis vend un bijou au prix de la mode et de la rareté.
ruby-3 = Trio de Rubis
    .bare = trio de Rubis
    .a = un trio de Rubis
    .the = le trio de Rubis
    .de = du trio de Rubis
    .many = trios de Rubis
    .no = de trio de Rubis
ruby-3-effect = Trois pierres sur une carte. À la vente, qui montre le plus de Rubis vend un bijou au prix de la mode et de la rareté.
emerald-1 = Émeraude
    .a = une Émeraude
    .the = l’Émeraude
    .de = de l’Émeraude
    .many = Émeraudes seules
    .no = d’Émeraude seule
emerald-1-effect = Une pierre. À la vente, qui montre le plus d’Émeraudes vend un bijou au prix de la mode et de la rareté.
emerald-2 = Paire d’Émeraudes
    .bare = paire d’Émeraudes
    .a = une paire d’Émeraudes
    .the = la paire d’Émeraudes
    .de = de la paire d’Émeraudes
    .many = paires d’Émeraudes
    .no = de paire d’Émeraudes
emerald-2-effect = Deux pierres sur une carte. À la vente, qui montre le plus d’Émeraudes vend un bijou au prix de la mode et de la rareté.
emerald-3 = Trio d’Émeraudes
    .bare = trio d’Émeraudes
    .a = un trio d’Émeraudes
    .the = le trio d’Émeraudes
    .de = du trio d’Émeraudes
    .many = trios d’Émeraudes
    .no = de trio d’Émeraudes
emerald-3-effect = Trois pierres sur une carte. À la vente, qui montre le plus d’Émeraudes vend un bijou au prix de la mode et de la rareté.
diamond-1 = Diamant
    .a = un Diamant
    .the = le Diamant
    .de = du Diamant
    .many = Diamants seuls
    .no = de Diamant seul
diamond-1-effect = Une pierre. À la vente, qui montre le plus de Diamants vend un bijou au prix de la mode et de la rareté.
diamond-2 = Paire de Diamants
    .bare = paire de Diamants
    .a = une paire de Diamants
    .the = la paire de Diamants
    .de = de la paire de Diamants
    .many = paires de Diamants
    .no = de paire de Diamants
diamond-2-effect = Deux pierres sur une carte. À la vente, qui montre le plus de Diamants vend un bijou au prix de la mode et de la rareté.
diamond-3 = Trio de Diamants
    .bare = trio de Diamants
    .a = un trio de Diamants
    .the = le trio de Diamants
    .de = du trio de Diamants
    .many = trios de Diamants
    .no = de trio de Diamants
diamond-3-effect = Trois pierres sur une carte. À la vente, qui montre le plus de Diamants vend un bijou au prix de la mode et de la rareté.
amber = Ambre
    .a = un Ambre
    .the = l’Ambre
    .de = de l’Ambre
    .many = Ambres
    .no = d’Ambre
amber-effect = La pierre commune, toujours seule sur sa carte. À la vente, qui montre le plus d’Ambres vend un bijou au prix de la mode et de la rareté.

# Cartes que l’on expose à la vente
ring = Bague
    .a = une Bague
    .the = la Bague
    .de = de la Bague
    .many = Bagues
ring-effect = Jointe à une rangée de pierres : si cette rangée se vend, vous vendez un bijou de plus.
necklace = Collier de la Reine
    .a = le Collier de la Reine
    .the = le Collier de la Reine
    .de = du Collier de la Reine
    .many = Colliers de la Reine
necklace-effect = Qui le tient le porte au vu de tous. Joint à une pierre, il y défie les Rois : elle se vend, et quiconque y a posé un Roi vous verse 50 livres.
king = Roi
    .a = un Roi
    .the = le Roi
    .de = du Roi
    .many = Rois
king-effect = Joint à une rangée de pierres : personne ne vend cette pierre à cette vente, vous non plus, sauf si le Collier de la Reine s’y trouve. Un seul Roi par joueur et par vente.
banker = Banquier
    .a = un Banquier
    .the = le Banquier
    .de = du Banquier
    .many = Banquiers
banker-effect = Joint à l’une de vos rangées : chaque bijou que vous vendez, dans toutes vos rangées, rapporte 10 livres de plus.

# Personnages
confessor = Confesseur
    .a = un Confesseur
    .the = le Confesseur
    .de = du Confesseur
    .many = Confesseurs
confessor-effect = Influence. Regardez toute la main d’un autre joueur.
courtier = Courtisan
    .a = un Courtisan
    .the = le Courtisan
    .de = du Courtisan
    .many = Courtisans
courtier-effect = Influence. Vous disposez de trois ducats de plus ce tour-ci.
forger = Faussaire
    .a = un Faussaire
    .the = le Faussaire
    .de = du Faussaire
    .many = Faussaires
forger-effect = Influence. Nommez un joueur et une pierre : il défausse une carte de cette pierre ou, s’il n’en a pas, vous montre toute sa main.
favorite = Favorite
    .a = une Favorite
    .the = la Favorite
    .de = de la Favorite
    .many = Favorites
favorite-effect = Influence. Placez une pierre en tête de la mode.
thief = Voleur
    .a = un Voleur
    .the = le Voleur
    .de = du Voleur
    .many = Voleurs
thief-effect = Influence. Prenez une carte au hasard dans la main d’un autre joueur. Si c’est un Mousquetaire, votre Voleur est pris sur le fait : le Mousquetaire est défaussé, et ce joueur tire une carte chez vous.
alchemist = Alchimiste
    .a = un Alchimiste
    .the = l’Alchimiste
    .de = de l’Alchimiste
    .many = Alchimistes
alchemist-effect = À la vente, une fois les étalages dévoilés : changez une de vos cartes Rubis, Émeraude ou Diamant en une autre de ces trois pierres.
astrologer = Astrologue
    .a = un Astrologue
    .the = l’Astrologue
    .de = de l’Astrologue
    .many = Astrologues
astrologer-effect = Défaussé sitôt acheté : piochez la première carte de la pioche, à l’insu des autres.
cardinal = Cardinal
    .a = un Cardinal
    .the = le Cardinal
    .de = du Cardinal
    .many = Cardinaux
cardinal-effect = Quand un Marchand arrive pendant le tour d’un autre joueur : la vente est remise à la fin de votre prochain tour.
musketeer = Mousquetaire
    .a = un Mousquetaire
    .the = le Mousquetaire
    .de = du Mousquetaire
    .many = Mousquetaires
musketeer-effect = Garde votre main du Voleur et répond au Faussaire. Trois ensemble, en influence, rapportent le Collier de la Reine.
queen = Reine
    .a = la Reine
    .the = la Reine
    .de = de la Reine
    .many = Reines
queen-effect = Quand une pierre vient d’entrer au marché, pendant le tour de n’importe qui : prenez-la aussitôt, sans rien payer.
merchant = Marchand
    .a = un Marchand
    .the = le Marchand
    .de = du Marchand
    .many = Marchands
merchant-effect = Sitôt pioché, il ouvre une vente. La troisième vente met fin à la partie.

# Options
option-smaller-hands = { $value ->
    [no] Toutes les cartes
   *[yes] Petites mains
}
    .help = À deux joueurs : un quart des cartes est écarté sans être vu ; les mains restent petites et les ventes viennent plus tôt.

# Où en est le tour
stage-influence = Influence
stage-obey = Le Faussaire
stage-purchase = Achat
stage-cardinal = Un Marchand arrive
stage-queen = Le caprice de la Reine
stage-sale = Vente
stage-alchemist = L’Alchimiste
stage-over = La fin

ask-influence = Jouez vos cartes d’influence, ou passez à l’achat avec { $ducats } ducats.
ask-obey = { SEAT($seat) } joue un Faussaire contre vous : cédez { NAME($gem, form: "a") }, ou répondez par un Mousquetaire.
ask-purchase = Vous avez { $ducats ->
    [0] zéro ducat
    [1] un ducat
   *[other] { $ducats } ducats
}. { $bought ->
    [yes] Achetez encore une carte, ou restez-en là.
   *[no] Achetez au moins une carte.
}
ask-cardinal = { $by ->
    [none] Un Marchand arrive. Jouez-vous un Cardinal pour remettre la vente ?
   *[other] { SEAT($by) } a remis la vente. Y ajoutez-vous un Cardinal ?
}
ask-queen = Nouveau au marché : { NAME($card, form: "a") }. Jouez-vous la Reine pour prendre cette carte ?
ask-sale = Choisissez en secret ce que vous montrez à la cour.
ask-alchemist = Les étalages sont dévoilés. Jouez-vous l’Alchimiste ?
ask-over = La partie est terminée.

wait-influence = { SEAT($seat) } peut jouer des cartes d’influence.
wait-obey = { SEAT($seat) } répond à un Faussaire qui réclame { NAME($gem, form: "a") }.
wait-purchase = { SEAT($seat) } fait ses achats, avec { $ducats ->
    [0] zéro ducat
    [1] un ducat
   *[other] { $ducats } ducats
} en bourse.
wait-cardinal = { SEAT($seat) } peut remettre la vente par un Cardinal.
wait-queen = Nouveau au marché : { NAME($card, form: "a") }. La Reine pourrait s’en saisir.
wait-sale = Chacun compose en secret son étalage.
wait-alchemist = Les étalages sont dévoilés : un Alchimiste pourrait y toucher.
wait-over = La partie est terminée.

# Ce qu’un joueur peut faire
action-confessor = Jouer un Confesseur et voir la main { SEAT($target, form: "de") }
action-courtier = Jouer un Courtisan pour trois ducats de plus
action-forger = Jouer un Faussaire contre { SEAT($target) } et réclamer { NAME($gem, form: "a") }
action-favorite = Jouer une Favorite et mettre { NAME($gem, form: "the") } en tête de la mode
action-thief = Jouer un Voleur contre { SEAT($target) }
action-musketeers = Envoyer trois Mousquetaires prendre le Collier de la Reine
action-end-influence = Passer à l’achat
action-discard = Défausser { NAME($card, form: "a") }
action-show-hand = Montrer toute sa main
action-parry = Répondre par un Mousquetaire
action-buy = Acheter { NAME($card, form: "the") } pour { $price ->
    [1] un ducat
   *[other] { $price } ducats
}
action-end-purchase = Ne plus rien acheter
action-cardinal = Jouer un Cardinal et remettre la vente
action-queen = Jouer la Reine et prendre la pierre
action-transmute = Jouer l’Alchimiste et changer { NAME($card, form: "a") } en { NAME($into) }
action-decline = Passer
action-show = { $count ->
    [0] Ne pas montrer { NAME($card, form: "no") }
    [1] Montrer { NAME($card, form: "a") }
   *[other] Montrer { $count } { NAME($card, form: "many") }
}
action-rings = { $count ->
    [0] Ne joindre aucune Bague aux { NAME($gem, form: "many") }
    [1] Joindre une Bague aux { NAME($gem, form: "many") }
   *[other] Joindre { $count } Bagues aux { NAME($gem, form: "many") }
}
action-king = { $row ->
    [none] Ne poser aucun Roi
   *[other] Poser un Roi avec les { NAME($row, form: "many") }
}
action-necklace = { $row ->
    [none] Garder le Collier de la Reine
   *[other] Poser le Collier de la Reine avec les { NAME($row, form: "many") }
}
action-bankers = { $count ->
    [0] Ne poser aucun Banquier
    [1] Poser un Banquier
   *[other] Poser { $count } Banquiers
}
action-seal = Sceller l’étalage

# Ce qui arrive
event-dealt = La mode à la cour : { NAME($fashion-1) } +30, { NAME($fashion-2) } +20, { NAME($fashion-3) } +10, { NAME($fashion-4) } +0. La pioche compte { $deck } cartes. { SEAT($first) } commence
event-hand-dealt = { SEAT($seat) } reçoit { NAME($cards, form: "a") }
event-necklace-dealt = { SEAT($seat) } reçoit le Collier de la Reine et s’en pare
event-market-laid = Le marché s’ouvre : { NAME($cards, form: "a") }
event-turn-began = Tour { $turn } : { SEAT($seat) }
event-confessor-played = { SEAT($seat) } envoie un Confesseur chez { SEAT($target) }
event-hand-seen = { $cards-count ->
    [0] { SEAT($seat) } voit { SEAT($target, form: "que") } n’a aucune carte
   *[other] { SEAT($seat) } découvre la main { SEAT($target, form: "de") } : { NAME($cards, form: "a") }
}
event-courtier-played = { SEAT($seat) } joue un Courtisan et dispose de { $ducats } ducats
event-forger-played = { SEAT($seat) } envoie un Faussaire chez { SEAT($target) } et réclame { NAME($gem, form: "a") }
event-gem-discarded = { SEAT($seat) } défausse { NAME($card, form: "a") }
event-hand-proved = { SEAT($seat) }, sans { NAME($gem) }, montre toute sa main à { SEAT($to) }
event-forger-parried = { SEAT($seat) } oppose un Mousquetaire au Faussaire { SEAT($forger, form: "de") }
event-favorite-played = { SEAT($seat) } joue une Favorite, et la mode devient { NAME($fashion-1) } +30, { NAME($fashion-2) } +20, { NAME($fashion-3) } +10, { NAME($fashion-4) } +0
event-thief-played = { SEAT($seat) } envoie un Voleur chez { SEAT($target) }
event-stole = { SEAT($thief) } prend { NAME($card, form: "a") } à { SEAT($victim) }
event-caught = { SEAT($thief) } tire un Mousquetaire et se fait prendre : le Mousquetaire est défaussé, et { SEAT($victim) } tire à son tour
event-nothing-to-take = { SEAT($thief) } ne trouve plus aucune carte chez { SEAT($victim) }
event-musketeers-played = Trois Mousquetaires prennent le Collier de la Reine à { SEAT($victim) } et l’apportent à { SEAT($seat) }
event-bought = { SEAT($seat) } achète { NAME($card, form: "a") } pour { $price ->
    [1] un ducat
   *[other] { $price } ducats
}
event-astrologer-drew = { $card ->
    [down] { SEAT($seat) } pioche une carte sur le conseil de l’Astrologue
   *[other] { SEAT($seat) } pioche { NAME($card, form: "a") } sur le conseil de l’Astrologue
}
event-astrologer-met = { SEAT($seat) } pioche un autre Astrologue, le défausse et pioche encore
event-nothing-to-draw = La pioche est vide : l’Astrologue n’a rien pour { SEAT($seat) }
event-purchase-ended = { $lost ->
    [0] { SEAT($seat) } achève ses achats
    [1] { SEAT($seat) } achève ses achats ; un ducat est perdu
   *[other] { SEAT($seat) } achève ses achats ; { $lost } ducats sont perdus
}
event-prices-fell = { $fallen-count ->
    [0] { "" }
   *[other] Les prix baissent : { $fallen }
}{ $discarded-count ->
    [0] { "" }
   *[other] { $fallen-count ->
        [0] Faute d’acheteur, on défausse : { $discarded }
       *[other] . Faute d’acheteur, on défausse : { $discarded }
    }
}
event-prices-fell-fallen = { NAME($card) } { $price }
event-prices-fell-discarded = { NAME($card) }
event-market-filled = Nouveau au marché : { NAME($card, form: "a") }
event-queen-played = { SEAT($seat) } joue la Reine et prend { NAME($card, form: "the") }
event-merchant-came = { $merchant ->
    [1] Le premier Marchand arrive
    [2] Le deuxième Marchand arrive
   *[other] Le dernier Marchand arrive
}
event-cardinal-played = { SEAT($seat) } joue un Cardinal pour remettre la vente
event-cardinal-declined = { SEAT($seat) } ne joue pas de Cardinal
event-sale-put-off = La vente est remise à la fin du prochain tour { SEAT($seat, form: "de") }
event-sale-began = { $sale ->
    [1] La première vente s’ouvre
    [2] La deuxième vente s’ouvre
   *[other] La troisième et dernière vente s’ouvre
}
event-display-sealed = { SEAT($seat) } a fait son choix
event-displays-shown = Les étalages sont dévoilés. { $laid }
event-displays-shown-displays = { SEAT($seat) }
event-displays-shown-laid = { SEAT($seat) } { $cards-count ->
    [0] ne montre rien
   *[other] montre { NAME($cards, form: "a") }
}

# Ce qui se pose à côté d’une pierre
ring-with-ruby = Bague avec les Rubis
    .a = une Bague avec les Rubis
    .many = Bagues avec les Rubis
king-with-ruby = Roi avec les Rubis
    .a = un Roi avec les Rubis
    .many = Rois avec les Rubis
necklace-with-ruby = Collier de la Reine avec les Rubis
    .a = le Collier de la Reine avec les Rubis
    .many = Colliers de la Reine avec les Rubis
ring-with-emerald = Bague avec les Émeraudes
    .a = une Bague avec les Émeraudes
    .many = Bagues avec les Émeraudes
king-with-emerald = Roi avec les Émeraudes
    .a = un Roi avec les Émeraudes
    .many = Rois avec les Émeraudes
necklace-with-emerald = Collier de la Reine avec les Émeraudes
    .a = le Collier de la Reine avec les Émeraudes
    .many = Colliers de la Reine avec les Émeraudes
ring-with-diamond = Bague avec les Diamants
    .a = une Bague avec les Diamants
    .many = Bagues avec les Diamants
king-with-diamond = Roi avec les Diamants
    .a = un Roi avec les Diamants
    .many = Rois avec les Diamants
necklace-with-diamond = Collier de la Reine avec les Diamants
    .a = le Collier de la Reine avec les Diamants
    .many = Colliers de la Reine avec les Diamants
ring-with-amber = Bague avec les Ambres
    .a = une Bague avec les Ambres
    .many = Bagues avec les Ambres
king-with-amber = Roi avec les Ambres
    .a = un Roi avec les Ambres
    .many = Rois avec les Ambres
necklace-with-amber = Collier de la Reine avec les Ambres
    .a = le Collier de la Reine avec les Ambres
    .many = Colliers de la Reine avec les Ambres

event-alchemist-played = L’Alchimiste { SEAT($seat, form: "de") } change { NAME($card, form: "a") } en { NAME($into, form: "bare") }
event-sale-held = { $sale ->
    [1] Première vente
    [2] Deuxième vente
   *[other] Troisième vente
}, prix d’un bijou : { $prices }. { $sold-count ->
    [0] Personne ne vend rien
   *[other] { $sold }
}{ $tributes-count ->
    [0] { "" }
   *[other] . { $tributes }
}. Bourses : { $scores-count ->
    [2] { SEAT(0) } { $scores-1 } et { SEAT(1) } { $scores-2 }
    [3] { SEAT(0) } { $scores-1 }, { SEAT(1) } { $scores-2 } et { SEAT(2) } { $scores-3 }
   *[4] { SEAT(0) } { $scores-1 }, { SEAT(1) } { $scores-2 }, { SEAT(2) } { $scores-3 } et { SEAT(3) } { $scores-4 }
}
event-sale-held-displays = { SEAT($seat) }
event-sale-held-prices = { $forbidden ->
    [yes] { NAME($gem) } aucun, de par le Roi
   *[no] { NAME($gem) } { $fashion }+{ $rarity }
}
event-sale-held-sold = { SEAT($seat) } vend { $jewels ->
    [1] un bijou { NAME($gem, form: "no") }
   *[other] { $jewels } bijoux { NAME($gem, form: "no") } à { $each } chacun
} pour { $pounds ->
    [0] rien
   *[other] { $pounds } livres
}
event-sale-held-tributes = { SEAT($from) } verse { $pounds } livres à { SEAT($to) } pour un Roi opposé au Collier de la Reine
event-game-ended = La partie est terminée. { $standings-scores-count ->
    [2] { event-game-ended-1 } ; { event-game-ended-2 }
    [3] { event-game-ended-1 } ; { event-game-ended-2 } ; { event-game-ended-3 }
   *[4] { event-game-ended-1 } ; { event-game-ended-2 } ; { event-game-ended-3 } ; { event-game-ended-4 }
}
event-game-ended-1 = { $standings-places-1 ->
    [1] { SEAT(0) } l’emporte avec { $standings-scores-1 } livres
   *[other] { SEAT(0) } finit avec { $standings-scores-1 }
}
event-game-ended-2 = { $standings-places-2 ->
    [1] { SEAT(1) } l’emporte avec { $standings-scores-2 } livres
   *[other] { SEAT(1) } finit avec { $standings-scores-2 }
}
event-game-ended-3 = { $standings-places-3 ->
    [1] { SEAT(2) } l’emporte avec { $standings-scores-3 } livres
   *[other] { SEAT(2) } finit avec { $standings-scores-3 }
}
event-game-ended-4 = { $standings-places-4 ->
    [1] { SEAT(3) } l’emporte avec { $standings-scores-4 } livres
   *[other] { SEAT(3) } finit avec { $standings-scores-4 }
}
