# Le Collier de Saba : les phrases de sa table sur la page.

page-player-label = { $name }, { $score }k
page-orders-more = Pendant une vente, « jusqu’à » enchérit pour vous tant que le prix ne dépasse pas le vôtre, puis passe ; « hors de cette vente » passe pour vous. Ces consignes finissent avec la vente.

saba-k = { $k }k
saba-auction-n = vente { $auction }
saba-setting-up = avant la première vente
saba-rebuilding = reconstitution
saba-over = la fin

# Que faire
saba-your-offer = Votre vente.
saba-your-bid = À vous d’enchérir.
saba-your-answer = À vous de répondre.
saba-your-take = Un prix est annoncé.
saba-your-bought = La carte est à vous.
saba-your-unsold = Invendu.
saba-your-draw = La pioche.
saba-your-rebuild = À vous.
saba-sending = Un instant…
saba-only = { $type ->
    [pass] Vous ne pouvez payer plus : vous passez.
    [bid] Vous devez enchérir.
    [accept] Aucun prix plus haut n’est possible : elle est vendue.
    [name-price] Un seul prix est possible.
    [keep] Elle n’a pas de place à présent : vous la gardez.
    [place] Une seule place peut la recevoir.
    [draw] Vous devez piocher une carte pour 2k.
    [end-turn] Vous ne pouvez payer une carte : votre tour s’achève.
    [offer] Vous mettez en vente votre dernière carte.
   *[other] Il n’y a qu’une chose à faire.
}
saba-only-place = Posez une carte sur le collier.
saba-only-discard = Aucune de vos cartes n’a de place à présent : écartez un faux.
saba-choose-place = Choisissez une des places éclairées.
saba-offer-it = { $state ->
    [fake] Mettre en vente { NAME($card, form: "the") } ? Tous voient que c’est un faux.
    [waits] Mettre en vente { NAME($card, form: "the") } ? Aucune place pour l’instant.
   *[fits] Mettre en vente { NAME($card, form: "the") } ? Achetée et posée aussitôt, elle rapporterait jusqu’à { $best }k, sur { $places ->
        [1] une place
       *[other] { $places } places
    }.
}
saba-discard-it = Écarter { NAME($card, form: "the") } ? Il n’y a plus de place nulle part.
saba-place-it = { $earns ->
    [0] Poser { NAME($card, form: "the") } en { $place }, pour rien ?
   *[other] Poser { NAME($card, form: "the") } en { $place } pour { $earns }k ?
}
saba-offer = Mettre en vente
saba-lay-it = Poser ici
saba-put-aside = Écarter

# Le collier
saba-necklace = Le collier, { $filled } places remplies sur 36
saba-place-filled = { $place } : { NAME($card) }
saba-place-joker = { $place } : joker pour { NAME($card, form: "a") }
saba-place-empty = { $place }, vide : { $may }. Elle rapporterait { $earns }k
saba-place-kept = { $place }, vide, réservée à un joker. Elle rapporterait { $earns }k
saba-or = { " ou " }
saba-enlarge = Agrandir le collier
saba-reduce = Montrer tout le collier
saba-pile = Pioche
saba-pile-left = { $count ->
    [0] vide
   *[other] avant la reconstitution
}
saba-filled-of = places remplies sur 36
saba-aside = Faux écartés
saba-aside-of = sur { $all } en tout
saba-direction = { $direction ->
    [up] vers le haut
    [up_right] vers le haut à droite
    [down_right] vers le bas à droite
    [down] vers le bas
    [down_left] vers le bas à gauche
   *[up_left] vers le haut à gauche
}
saba-stones-and-one = { $stones ->
    [1] une carte + 1
   *[other] { $stones } cartes + 1
}
saba-alone = à côté d’aucune autre
saba-from-bank = de la banque
saba-twice = le double, posée aussitôt
saba-for-nothing = invendue, donc rien
saba-look-at-place = Montrez une place vide pour voir ce qu’une carte y rapporterait.
saba-choose-card = Choisissez une carte de votre main, puis une place éclairée.

# L’enchère
saba-auction = La vente
saba-seller = { SEAT($seat) } vend
saba-you-sell = Vous vendez
saba-seller-short = vend
saba-no-bid = pas encore d’enchère
saba-highest-bid = meilleure enchère, { SEAT($seat, form: "de") }
saba-bidders = Qui enchérit
saba-bidder-leads = mène
saba-bidder-asked = doit parler
saba-bidder-passed = a passé
saba-bidder-outbid = dépassé
saba-bidder-waits = attend
saba-may-name = À la fin des enchères, { SEAT($seat) } peut annoncer un prix, une fois.
saba-named = { SEAT($seat) } demande { $price }k
saba-one-less = Un de moins
saba-one-more = Un de plus
saba-all = tout : { $k }
saba-your-price = Votre prix
saba-pass = Passer
saba-bid-k = Enchérir à { $k }k
saba-take-k = Prendre à { $k }k
saba-sell-k = Vendre à { $k }k
saba-name-k = Demander { $k }k
saba-order = Répondre à votre place, pour cette vente
saba-out = Hors de cette vente
saba-up-to = Jusqu’à { $k }k
saba-out-on = Vous êtes hors de cette vente : la table passe pour vous jusqu’à ce que la carte soit partie. Personne d’autre ne voit ceci.
saba-up-to-on = La table enchérit pour vous, au plus juste, jusqu’à { $k }k, puis passe. Personne d’autre ne voit ceci.
saba-back-in = Revenir
saba-order-off = Reprendre la main
saba-promise = { $places ->
    [0] { $fake ->
        [yes] Un faux : aucune place, il fait seulement gagner du temps.
       *[no] Pas encore de place : on ne peut que garder la carte.
    }
    [1] Achetée et posée aussitôt, elle rapporte { $best }k, sur une place.
   *[other] Achetée et posée aussitôt, elle rapporte jusqu’à { $best }k, sur { $places } places.
}
saba-cannot-pay = Vous ne pouvez pas payer plus.
saba-keep = Garder en main
saba-lay-or-keep = Ou posez-la aussitôt sur une place éclairée, pour le double.
saba-only-keep = Aucune place pour l’instant : on ne peut que la garder.
saba-lay-unsold = Posez-la sur une place éclairée. Elle ne rapporte rien.
saba-draw-2k = Piocher pour 2k
saba-end-turn = Ne pas piocher
saba-must-draw = { $you ->
    [yes] Personne n’a pioché depuis longtemps : après votre vente, vous devrez piocher.
   *[no] Personne n’a pioché depuis longtemps : après cette vente, { SEAT($seat) } devra piocher.
}
saba-cushion-empty = Rien sur le coussin.
saba-choose-offer = Choisissez la carte de votre main à vendre.
saba-choosing-offer = { SEAT($seat) } choisit une carte à vendre.
saba-drawing = { SEAT($seat) } peut piocher pour 2k.
saba-rebuilds = { SEAT($seat) } pose une carte ou écarte un faux.

# La main
saba-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
saba-hand-empty = Votre main est vide.
saba-hand-card = { NAME($card) }{ $count ->
    [1] {""}
   *[other] , { $count } cartes
}, { $state ->
    [fake] un faux
    [waits] attend une place
   *[fits] { $places ->
        [1] une place
       *[other] { $places } places
    }, au mieux { $best }k
}
saba-fake = faux
saba-no-place = aucune place
saba-waits = attend
saba-places = { $count ->
    [1] place
   *[other] places
}
saba-best = max. { $k }k
saba-sort-ruby = Rubis
saba-sort-emerald = Émeraude
saba-sort-pearl = Perle
saba-sort-sapphire = Saphir
saba-sort-topaz = Topaze
saba-sort-lion = Joker
saba-known-of = Ce qu’on sait de la main { SEAT($seat, form: "de") }
saba-nothing-known = Aucune de ses cartes n’est connue de tous.
saba-unknown-cards = { $count ->
    [0] Rien d’autre.
    [one] Et une carte qui n’est pas connue de tous.
   *[other] Et { $count } cartes qui ne sont pas connues de tous.
}

# La fin
saba-final = Comptes
saba-start = Départ
saba-rewards = Récompenses
saba-sales = Ventes
saba-purchases = Achats
saba-draws = Pioche
saba-cash = Argent
saba-chart = L’argent de chacun au fil de la partie
page-aids-show = La table montre les cartes d’une main que tous ont vues. Sans aide-mémoire, chacun s’en souvient soi-même.

# Ce dont une table convient
option-jokers-free-more = Un joker se pose là où une seule carte peut encore aller, et en tient lieu.
option-jokers-absent-more = Les quatre jokers restent dans la boîte ; quatre cartes se révèlent des faux.
option-jokers-mirrored-more = En face d’un joker, sur l’autre moitié du collier, seul un autre joker peut se poser.
