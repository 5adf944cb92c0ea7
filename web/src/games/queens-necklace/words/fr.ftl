# Le Collier de la Reine : les phrases de sa table sur la page.

# Le Collier de la Reine : le plateau
page-qn-gems-on-card = { $count } { NAME($gem, form: "many") }
page-qn-turn = tour { $turn }
page-qn-phases = Le tour
page-qn-phase-influence = Influence
page-qn-phase-purchase = Achat
page-qn-phase-fall = Dévaluation
page-qn-sales = Ventes
page-qn-sales-held = { $sales ->
    [0] Aucune des trois ventes n’a eu lieu
    [one] Une vente sur trois a eu lieu
   *[other] { $sales } ventes sur trois ont eu lieu
}
page-qn-fashion-and-rarity = Mode et rareté
page-qn-fashion = Mode
page-qn-gem = Pierre
page-qn-rarity = Rareté
page-qn-tile = { NAME($gem) }, mode plus { $points }
page-qn-piles = Pioche et défausse
page-qn-deck = pioche
page-qn-discarded = hors jeu
page-qn-see-discard = { $count ->
    [0] Aucune carte hors jeu
    [one] Une carte hors jeu : la regarder
   *[other] { $count } cartes hors jeu : les regarder
}
page-qn-gone = Hors jeu
page-qn-nothing-gone = Aucune carte n’a encore quitté le jeu.
page-qn-hand-of = La main { SEAT($seat, form: "de") }
page-qn-hand-empty = La main est vide.
page-qn-known-of = Ce qu’on sait de la main { SEAT($seat, form: "de") }
page-qn-nothing-known = Aucune de ses cartes n’est connue de tous.
page-qn-unknown-cards = { $count ->
    [0] Rien d’autre ne s’y trouve.
    [one] Et une carte qui n’est pas connue de tous.
   *[other] Et { $count } cartes qui ne sont pas connues de tous.
}
page-qn-unseen = Pierres pas encore vues
page-qn-market = Marché
page-qn-empty-place = place vide
page-qn-stall = { NAME($card) }, { $kind }, { $price ->
    [1] un ducat
   *[other] { $price } ducats
}, { $step ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
} prix sur quatre{ $note ->
    [none] {""}
   *[other] , { $note }
}
page-qn-kind-gray = À vendre
page-qn-kind-blue = Influence
page-qn-kind-purple = En réserve
page-qn-kind-wine = Marchand
page-qn-tip-fashion = La mode
page-qn-tip-fashion-more = Ce que vaut chaque pierre avant que rien ne soit montré. Une Favorite met une pierre en tête.
page-qn-tip-rarity = La rareté, encore inconnue
page-qn-tip-rarity-more = Elle se fixe à chaque vente : la pierre la moins montrée rapporte 30 de plus, puis 20, 10 et rien.
page-qn-tip-rarity-of = Rareté, { NAME($gem) } : inconnue avant la vente
page-qn-tip-deck = La pioche
page-qn-tip-deck-more = Trois Marchands y attendent. Chacun amène une vente quand on le pioche ; la troisième finit la partie.
page-qn-sort = Trier
page-qn-sort-kind = par genre
page-qn-sort-fashion = par mode
page-qn-sort-price = par prix
page-qn-sort-more = Votre main est triée { $by }. Changer.
page-qn-leaves = reste { $left }
page-qn-then-leaves = puis reste { $left }
page-qn-chosen-left = choisi, reste { $left }
page-qn-short = { $short ->
    [1] manque un ducat
   *[other] manque { $short } ducats
}
page-qn-short-with-it = il manquerait { $short }
page-qn-group-jewels = Bijoux et cour
page-qn-group-influence = Influence
page-qn-group-reserve = En réserve
page-qn-held = { NAME($card) }{ $count ->
    [1] {""}
   *[other] , { $count } cartes
}
page-qn-empty-hand = Votre main est vide.
page-qn-purse = Ducats restants ce tour-ci
page-qn-ducats = { $count ->
    [1] ducat
   *[other] ducats
}
page-qn-cards-in-hand = { $count ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $count } cartes en main
}
page-qn-wears = { $name } porte le Collier de la Reine
page-qn-sale-waits = vente en attente
page-qn-doing-influence = influence
page-qn-doing-purchase = achète

# Ce qu’il faut faire
page-qn-your-influence = Votre influence.
page-qn-your-influence-more = Jouez une carte éclairée, ou passez à l’achat.
page-qn-no-influence = Aucune de vos cartes ne peut être jouée : passez à vos achats.
page-qn-your-purchase = Votre achat.
page-qn-buy-one = Achetez au moins une carte.
page-qn-buy-only = Il faut en acheter une, et vos ducats ne permettent que celle-ci.
page-qn-buy-none = Vos ducats n’achètent plus rien.
page-qn-doubt-purchase = Ne plus rien acheter ? { $ducats ->
    [1] Un ducat serait perdu
   *[other] { $ducats } ducats seraient perdus
}, et { $more ->
    [1] une carte reste
   *[other] { $more } cartes restent
} à votre portée.
page-qn-yes-purchase = Ne plus rien acheter
page-qn-buy-more = Achetez encore, ou terminez.
page-qn-take-it = Prendre { NAME($card, form: "the") } pour { $price } ? Il vous restera { $left }.
page-qn-buy-for = Acheter pour { $price }
page-qn-confirm-it = Est-ce bien ce que vous voulez ?
page-qn-forged = Le Faussaire { SEAT($seat, form: "de") } vous réclame { NAME($gem, form: "a") }.
page-qn-forged-more = Choisissez la carte à défausser, ou répondez autrement.
page-qn-forged-which = Choisissez la carte à défausser.
page-qn-forged-only = Vous n’en avez qu’une carte : elle doit partir.
page-qn-forged-none = Vous n’en avez pas : vous montrez votre main.
page-qn-formal = Vous n’avez pas cette carte. On vous le demande quand même, pour que nul ne l’apprenne.
page-qn-merchant-came = Un Marchand est arrivé.
page-qn-cardinal-ask = Remettre la vente avec un Cardinal ?
page-qn-cardinal-add = { SEAT($by) } a remis la vente. Ajouter votre Cardinal ?
page-qn-gem-drawn = Nouveau au marché : { NAME($card, form: "a") }.
page-qn-queen-ask = Prendre cette carte avec la Reine ?
page-qn-all-shown = Tous les étalages sont dévoilés.
page-qn-alchemist-ask = Changer une de vos cartes avec l’Alchimiste ?
page-qn-over = La partie est terminée.
page-qn-over-more = Trois ventes ont eu lieu.
page-qn-choose-seat = Choisissez un joueur.
page-qn-choose-gem = Choisissez une pierre.
page-qn-choose-row = Choisissez une rangée.
page-qn-choose-count = Combien ?
page-qn-choose-shown = Choisissez une de vos cartes exposées.
page-qn-choose-market = Choisissez une carte du marché.
page-qn-choose-card = Choisissez une carte.
page-qn-a-moment = Un instant…
page-qn-sending = Un instant…
page-qn-wait-influence = { SEAT($seat) } peut jouer des cartes d’influence.
page-qn-wait-purchase = { SEAT($seat) } fait ses achats.
page-qn-wait-obey = { SEAT($seat) } répond à un Faussaire qui réclame { NAME($gem, form: "a") }.
page-qn-wait-cardinal = Un Marchand est arrivé. { SEAT($seat) } peut jouer un Cardinal.
page-qn-wait-queen = Nouveau au marché : { NAME($card, form: "a") }. La Reine en veut-elle ?
page-qn-wait-sale = { $choosing ->
    [1] Une vente : un joueur choisit encore.
   *[other] Une vente : { $choosing } joueurs choisissent encore.
}
page-qn-wait-alchemist = Tout est dévoilé : l’Alchimiste intervient-il ?

# La vente
page-qn-sale = La vente
page-qn-sale-title = Le Marchand est là : { $sale ->
    [1] première vente.
    [2] deuxième vente.
   *[other] troisième et dernière vente.
}
page-qn-lay-out = Disposez en secret ce que vous voulez montrer, puis scellez l’écrin.
page-qn-lay-none = Vous n’avez aucune pierre à montrer : vous scellez un écrin vide.
page-qn-doubt-empty = Sceller sans rien montrer ? Vous ne gagneriez rien ; toutes vos pierres pourraient rapporter jusqu’à { $could } livres.{ $last ->
    [yes] {" "}C’est la dernière vente : ce qui reste en main est perdu.
   *[no] {""}
}
page-qn-doubt-poor = Sceller ainsi ? L’écrin vaut { $pounds } livres ; votre main pourrait en rapporter jusqu’à { $could }.{ $last ->
    [yes] {" "}C’est la dernière vente : ce qui reste en main est perdu.
   *[no] {""}
}
page-qn-yes-seal = Sceller quand même
page-qn-lay-held = Où poser { NAME($card, form: "the") } ?
page-qn-lay-here = Poser { NAME($card, form: "the") } ici
page-qn-nothing-yet = rien pour l’instant
page-qn-gems = { $count ->
    [0] aucune
    [one] une pierre
   *[other] { $count } pierres
}
page-qn-jewels-at = { $jewels ->
    [0] rien d’exposé
    [one] un bijou à { $each }
   *[other] { $jewels } bijoux à { $each }
}
page-qn-banker-adds = dont { $pounds } par le Banquier
page-qn-own-king = votre Roi l’interdit
page-qn-take-back = { NAME($card) } : reprendre de l’écrin
page-qn-if-alone = Si personne d’autre ne montrait rien
page-qn-pounds = { $pounds ->
    [0] livre
    [1] livre
   *[other] livres
}
page-qn-seal = Sceller l’écrin
page-qn-unseal = Rouvrir l’écrin
page-qn-who-chooses = Qui choisit encore
page-qn-has-sealed = a scellé
page-qn-still-choosing = { $choosing ->
    [0] Tous les autres ont scellé
    [one] Un joueur choisit encore
   *[other] { $choosing } joueurs choisissent encore
}
page-qn-sealed-wait = { $choosing ->
    [0] Votre écrin est scellé.
    [one] Votre écrin est scellé. Un joueur choisit encore.
   *[other] Votre écrin est scellé. { $choosing } joueurs choisissent encore.
}
page-qn-may-show = À exposer
page-qn-stay = Restent en main, hors vente
page-qn-needs-gem = Posez d’abord une pierre : cette carte l’accompagne
page-qn-tray-hint = Glissez une carte dans sa rangée, ou touchez la carte puis la rangée. Une Bague, un Roi ou le Collier accompagne toujours une pierre. Touchez une carte posée pour la reprendre. Tant que vous n’avez pas scellé, personne ne voit rien.

# La cérémonie
page-qn-reveal-title = { $sale ->
    [1] La première vente
    [2] La deuxième vente
   *[other] La troisième vente
}
page-qn-ceremony = La cérémonie
page-qn-part-rows = Rangées
page-qn-part-rarity = Rareté
page-qn-part-sells = Qui vend
page-qn-part-pounds = Livres
page-qn-reveal-rows = { NAME($gem) } : la rangée est dévoilée.
page-qn-reveal-rows-all = Les écrins s’ouvrent, en commençant par la pierre la plus à la mode.
page-qn-reveal-rarity-all = Les pierres les moins montrées sont les plus rares.
page-qn-reveal-sells = { NAME($gem) } : qui en montre le plus vend.
page-qn-reveal-sells-all = Qui montre le plus d’une pierre vend.
page-qn-reveal-pounds = On compte les livres.
page-qn-back-to-table = Retour à la table
page-qn-price-sum = Mode + rareté = prix
page-qn-what-happens = Ce qui se passe
page-qn-this-sale = Cette vente
page-qn-in-all = { $score } en tout
page-qn-gems-shown = Pierres montrées : { $list }. Les moins nombreuses sont les plus rares.
page-qn-tribute = { SEAT($from) } verse { $pounds } à { SEAT($to) } : le Roi contre le Collier.
page-qn-king-forbids = Le Roi { SEAT($seats, form: "de") } l’interdit.
page-qn-no-sale = Pas de vente
page-qn-nobody-sells = Personne n’en montre.
page-qn-banker-sold = Le Banquier { SEAT($seat, form: "de") } ajoute { $pounds } à chaque bijou.
page-qn-sells = { $jewels ->
    [1] { SEAT($seat) } vend un bijou à { $each }.
   *[other] { SEAT($seat) } vend { $jewels } bijoux à { $each } chacun.
}
page-qn-sale-n = Vente { $sale }
page-qn-final = Scores finaux
page-qn-chart = Les scores après chaque vente
page-qn-prices = Prix
page-aids-show = La table montre les pierres pas encore vues, et les cartes d’une main que tous ont vues. Sans aide-mémoire, chacun s’en souvient soi-même.

# Ce dont une table convient
option-smaller-hands-more = { $value ->
    [yes] Un quart de la pioche est écarté sans être vu : les mains restent petites et les ventes viennent plus tôt.
   *[no] Toutes les cartes sont dans la pioche.
}
