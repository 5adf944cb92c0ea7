# Le Collier de la Reine : la table en mots, ce que rapportent les choix, pourquoi pas, et une première partie.

qn-told-place = { $at } : { $what }
qn-told-purse = { $ducats ->
    [1] Vous avez un ducat à dépenser.
   *[other] Vous avez { $ducats } ducats à dépenser.
}
qn-told-turn = Tour { $turn }, celui { SEAT($seat, form: "de") }.
qn-told-fashion = Mode : { NAME($fashion-1) } plus 30, { NAME($fashion-2) } plus 20, { NAME($fashion-3) } plus 10, { NAME($fashion-4) } plus 0.
qn-told-deck = { $deck } cartes dans la pioche, { $gone } hors jeu.
qn-told-gone = Hors jeu : { NAME($cards, form: "a") }.
qn-told-waiting = Une vente attend la fin du prochain tour { SEAT($seats, form: "de") }.
qn-told-unseen = Pierres pas encore vues : Rubis { $ruby }, Émeraude { $emerald }, Diamant { $diamond }, Ambre { $amber }.
qn-told-player = { SEAT($seat) }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
} : { $score ->
    [one] { $score } livre
   *[other] { $score } livres
}, { $cards ->
    [1] une carte
   *[other] { $cards } cartes
} en main{ $necklace ->
    [yes] , porte le Collier de la Reine
   *[no] {""}
}.
qn-told-known = On sait que cette main contient : { NAME($cards, form: "a") }.
qn-told-estimate = { $pounds } livres si personne d’autre ne montrait rien

qn-brings-ducats = { $ducats } ducats à dépenser ce tour-ci
qn-brings-fashion = la mode serait { NAME($fashion-1) } +30, { NAME($fashion-2) } +20, { NAME($fashion-3) } +10, { NAME($fashion-4) } +0
qn-brings-purchase = { $ducats ->
    [1] avec un ducat à dépenser
   *[other] avec { $ducats } ducats à dépenser
}
qn-brings-loss = { $ducats ->
    [0] rien n’est perdu
    [one] un ducat est perdu
   *[other] { $ducats } ducats sont perdus
}

qn-why-influence-first = Finissez d’abord votre influence : vous achèterez ensuite.
qn-why-only-purchase = On achète des cartes pendant son propre achat.
qn-why-for-sale = Cette carte se montre lors d’une vente, quand vient un Marchand.
qn-why-waits = Elle attend son heure.
qn-why-influence-over = L’influence se joue avant l’achat : ce sera à votre prochain tour.
qn-why-just-come = Elle est arrivée dans votre main ce tour-ci : vous pourrez la jouer dès votre prochain tour.
qn-why-nobody = Il n’y a personne contre qui la jouer maintenant.

guide-qn-goal = Qui a le plus de livres après trois ventes gagne. Une vente a lieu quand un Marchand paraît ; les pierres à la mode (ici, la plus chère à gauche) et les plus rares rapportent le plus.
guide-qn-influence = D’abord l’influence : une carte éclairée peut être jouée, ou passez à vos achats.
guide-qn-purchase = Achetez, avec dix ducats par tour. Une carte au moins ; les ducats qui restent sont perdus.
guide-qn-gems = Les pierres sont ce que vous vendez. Seul qui en montre le plus vend une pierre : mieux vaut en réunir deux sortes qu’un peu de chacune.
guide-qn-price = Un bijou se vend mode plus rareté. La mode est le nombre au-dessus de sa pierre. La rareté se fixe à la vente : la pierre la moins montrée reçoit 30 de plus, puis 20, 10, 0.
guide-qn-king = Un Roi posé avec une pierre en interdit la vente à tous, à vous aussi. Gardez-le pour la pierre où un rival vous devance.
guide-qn-banker = Un Banquier ajoute 10 livres à chaque bijou que vous vendez : plus vous vendez, mieux il vaut.
guide-qn-ring = Une Bague fait un bijou de plus de la pierre avec laquelle elle est posée, au plein prix, si vous en montrez le plus.
guide-qn-more = Achetez encore tant que durent vos ducats, ou arrêtez-vous là.
guide-qn-fall = À la fin du tour, ce qui reste descend au prix suivant, la bague dorée glisse ; passé le dernier prix, la carte quitte la partie. Attendre coûte moins, si nul n’achète avant vous.
guide-qn-queen = Une pierre est arrivée au marché. Une Reine la prendrait pour rien. On demande à tous, pour que nul n’apprenne qui la tient.
guide-qn-cardinal = Un Marchand est arrivé. Un Cardinal remettrait la vente à la fin de votre prochain tour.
guide-qn-forger = Un Faussaire veut une de vos pierres : cédez-en une, montrez votre main si vous n’en avez pas, ou répondez par un Mousquetaire.
guide-qn-sale = Une vente : disposez en secret ce que vous montrez. De chaque pierre, qui en montre le plus vend un bijou. Ce que vous montrez quitte la partie ; vous gardez le reste.
guide-qn-sale-price = Ce que cela rapporterait si nul autre ne montrait rien. Les pierres que d’autres montrent aussi sont moins rares, et qui en montre plus emporte la vente.
guide-qn-sale-ring = Posez la Bague avec la pierre que vous emporterez à coup sûr : un bijou de plus au même prix.
guide-qn-sale-king = Votre Roi interdit à tous la vente de la pierre avec laquelle il est posé. Ce doit être une pierre que vous montrez, de préférence une que vous perdriez.
guide-qn-sale-banker = Votre Banquier ajoute 10 à chaque bijou vendu ici, dans chaque rangée.
guide-qn-alchemist = Tous les étalages sont dévoilés. Un Alchimiste peut changer une carte montrée en une autre pierre, avant que la rareté soit comptée.
guide-qn-merchant = Le prochain Marchand est quelque part dans cette pioche. Tenez une bonne main prête : ce que vous n’avez pas montré pourra l’être.
guide-qn-necklace = Vous portez le Collier de la Reine. Montré avec une pierre, il défie tout Roi qui s’y trouve, et chacun de leurs joueurs vous paie 50 livres.
guide-qn-ours = Tous les prix d’origine ne sont pas connus. Quand vous regardez une carte de près, une petite marque dit lesquels sont de nous.

qn-hint-show = Montrer { $list }
qn-hint-nothing = Ne rien montrer
qn-hint-why-show = Cela rapporte { $pounds } livres si personne n’en montre davantage.
qn-hint-why-kept = Ce que vous gardez ({ $kept }) peut encore gagner une vente suivante.
qn-hint-why-last = C’est la dernière vente : ce que l’on garde ne vaut plus rien.
qn-hint-why-nothing = Ce que vous gardez ({ $kept }) peut encore gagner une vente suivante, et rapporterait peu ici.
qn-hint-why-gem = { NAME($gem) } vaut { $bonus } livres de plus par la mode, et vous en auriez { $count }.
qn-hint-why-save = Ce que vous pourriez jouer vaudra plus tard davantage que maintenant.
qn-hint-why-stop = Ce qui reste au marché ne vaut pas son prix pour vous.
qn-hint-why-decline = La carte vous servira mieux à un autre moment.
