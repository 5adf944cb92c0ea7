# Le Collier de la Reine : la table en mots, ce que rapportent les choix, pourquoi pas, et une première partie.

qn-told-place = { $at } : { $what }
qn-told-purse = { $ducats ->
    [1] Vous avez un ducat à dépenser.
   *[other] Vous avez { $ducats } ducats à dépenser.
}
qn-told-turn = Tour { $turn }, celui { SEAT($seat, form: "de") }.
qn-told-fashion = Mode : { NAME($fashion-1) } plus 30, { NAME($fashion-2) } plus 20, { NAME($fashion-3) } plus 10, { NAME($fashion-4) } plus 0.
qn-told-deck = { $deck } cartes dans la pioche, { $gone } hors jeu.
qn-told-gone = Hors jeu : { NAME($cards, form: "a") }.
qn-told-waiting = Une vente attend la fin du prochain tour { SEAT($seats, form: "de") }.
qn-told-unseen = Pierres pas encore vues : Rubis { $ruby }, Émeraude { $emerald }, Diamant { $diamond }, Ambre { $amber }.
qn-told-player = { SEAT($seat) }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
} : { $score ->
    [one] { $score } livre
   *[other] { $score } livres
}, { $cards ->
    [1] une carte
   *[other] { $cards } cartes
} en main{ $necklace ->
    [yes] , porte le Collier de la Reine
   *[no] {""}
}.
qn-told-known = On sait que cette main contient : { NAME($cards, form: "a") }.
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

qn-why-influence-first = Finissez d’abord votre influence : vous achèterez ensuite.
qn-why-only-purchase = On achète des cartes pendant son propre achat.
qn-why-for-sale = Cette carte se montre lors d’une vente, quand vient un Marchand.
qn-why-waits = Elle attend son heure.
qn-why-influence-over = L’influence se joue avant l’achat : ce sera à votre prochain tour.
qn-why-just-come = Elle est arrivée dans votre main ce tour-ci : vous pourrez la jouer dès votre prochain tour.
qn-why-nobody = Il n’y a personne contre qui la jouer maintenant.

guide-qn-goal = Trois fois dans la partie, un Marchand vient acheter des bijoux. Réunissez des pierres qui seront rares et à la mode, et montrez-en plus que les autres. Qui gagne le plus de livres l’emporte.
guide-qn-influence = Votre tour commence par l’influence : jouez les cartes bleues que vous aviez avant ce tour, autant que vous voulez. Ou passez tout de suite à l’achat.
guide-qn-purchase = Achetez maintenant : vous avez dix ducats par tour et devez acheter au moins une carte. Les ducats non dépensés sont perdus.
guide-qn-more = Vous pouvez continuer à acheter tant qu’il vous reste des ducats. Ce que personne n’achète devient moins cher : attendre peut payer, si les autres n’y touchent pas.
guide-qn-fall = Après chaque tour, les cartes restées au marché descendent au prix suivant. Une carte qui dépasse son dernier prix quitte la partie.
guide-qn-fashion = La rangée du haut est la mode : la pierre de gauche se vend 30 livres de plus, la dernière sans supplément. Une Favorite met une pierre en tête.
guide-qn-queen = Une pierre vient d’arriver au marché. Qui tient une Reine peut la prendre gratuitement, même hors de son tour. On demande à tout le monde, pour que personne n’apprenne qui la tient.
guide-qn-cardinal = Un Marchand est arrivé. Un Cardinal remet la vente à la fin de votre prochain tour.
guide-qn-forger = Un Faussaire frappe à votre porte : cédez une pierre du type demandé, montrez votre main si vous n’en avez pas, ou répondez par un Mousquetaire.
guide-qn-sale = Une vente : choisissez en secret ce que vous montrez. Dans chaque rangée, qui montre le plus de pierres vend un bijou, et un de plus par Bague posée avec. Moins on montre en tout d’une pierre, plus elle est rare et chère.
guide-qn-alchemist = Tous les étalages sont dévoilés. Un Alchimiste peut changer une pierre montrée en une autre et tout bouleverser.
guide-qn-merchant = Il reste deux Marchands dans la pioche, ou moins. Toutes les cartes montrées ont quitté la partie ; ce que vous avez gardé pourra servir la prochaine fois.
guide-qn-necklace = Vous portez le Collier de la Reine. Montré avec une pierre, il défie tous les Rois qui s’y trouvent, et leurs joueurs vous paient 50 livres chacun.
guide-qn-ours = Tous les prix d’origine ne sont pas connus. Quand vous regardez une carte de près, une petite marque dit lesquels sont de nous.

qn-hint-show = Montrer { $list }
qn-hint-nothing = Ne rien montrer
qn-hint-why-show = Cela rapporte { $pounds } livres si personne n’en montre davantage.
qn-hint-why-kept = Ce que vous gardez ({ $kept }) peut encore gagner une vente suivante.
qn-hint-why-last = C’est la dernière vente : ce que l’on garde ne vaut plus rien.
qn-hint-why-nothing = Ce que vous gardez ({ $kept }) peut encore gagner une vente suivante, et rapporterait peu ici.
qn-hint-why-gem = { NAME($gem) } vaut { $bonus } livres de plus par la mode, et vous en auriez { $count }.
qn-hint-why-save = Ce que vous pourriez jouer vaudra plus tard davantage que maintenant.
qn-hint-why-stop = Ce qui reste au marché ne vaut pas son prix pour vous.
qn-hint-why-decline = La carte vous servira mieux à un autre moment.
