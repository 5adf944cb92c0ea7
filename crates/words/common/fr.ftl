# Ce que tous les jeux disent pareil. Le fichier d’un jeu peut le dire autrement.

list-and = et
list-parts = { "\u00A0; " }
seat-unnamed = Joueur { $number }
seat-name = { SEAT($seat) }
# Devant une voyelle ou un h, le mot s’élide : d’Anne, qu’Hélène.
seat-de = { "de " }
    .elided = d’
seat-que = { "que " }
    .elided = qu’
nobody = personne
none = rien
down = une carte cachée
    .a = une carte cachée
    .the = la carte cachée
yes = oui
no = non

# Revenir en arrière
heard-taken-back = { SEAT($seat) } revient sur sa décision
heard-rewound = La table revient en arrière

# Ce qui est noté à côté des décisions
act-deal = La partie est mise en place
act-play = { SEAT($seat) } : { $what }
act-take-back = { SEAT($seat) } revient sur sa dernière décision
act-rewind = La table s’accorde pour revenir en arrière

# Refus
refused-game-over = La partie est terminée.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-illegal-action = Ce coup n’est pas permis maintenant.
refused-stale = La partie a avancé entre-temps : regardez à nouveau la table.
refused-no-steps = Rien n’a été choisi.
refused-steps-too-far = C’est aller trop loin d’un coup : la suite dépend de ce qui va être dévoilé.
refused-nothing-to-take-back = Il n’y a rien sur quoi vous puissiez revenir.
refused-no-such-ply = Ce moment de la partie n’existe pas.
refused-too-many-undos = On ne revient plus en arrière dans cette partie : cela a été fait { $most } fois.
refused-wrong-seats = { $seats ->
    [1] Un seul joueur ne suffit pas : ce jeu se joue de { $fewest } à { $most }.
   *[other] On ne peut pas jouer à { $seats } : ce jeu se joue de { $fewest } à { $most }.
}
refused-wrong-options = Ces options ne conviennent pas à ce nombre de joueurs.
