# Le Collier de la Reine : ce qui s’imprime.

qn-print-turn = Un tour
qn-print-turn-1 = Influence : jouez autant de cartes bleues que vous voulez parmi celles que vous aviez au début du tour, et trois Mousquetaires ensemble si cela vous plaît.
qn-print-turn-2 = Achat : dix ducats, et trois de plus par Courtisan. Achetez au moins une carte. Les ducats restants sont perdus.
qn-print-turn-3 = Un Astrologue est défaussé dès l’achat : piochez une carte sans la montrer.
qn-print-turn-4 = Chaque carte restée au marché descend au prix suivant ; passé le quatrième, elle quitte la partie.
qn-print-turn-5 = Complétez le marché à cinq cartes. Une pierre qui vient d’arriver peut être prise par une Reine. Un Marchand amène aussitôt une vente, sauf si un Cardinal la remet.
qn-print-sale = Une vente
qn-print-sale-1 = En secret, disposez des pierres en rangées par type, autant que vous voulez. Bagues, un Roi et le Collier vont avec une pierre, les Banquiers avec n’importe quelle rangée. Tout est dévoilé ensemble.
qn-print-sale-2 = Un Alchimiste peut alors changer une carte Rubis, Émeraude ou Diamant de son joueur en une autre de ces trois.
qn-print-sale-3 = Rareté : comptez toutes les pierres montrées de chaque type. La moins montrée +30, puis +20, +10, +0 ; à égalité, la plus à la mode est la plus rare.
qn-print-sale-4 = Pour chaque type, qui montre le plus de pierres vend ; à égalité, tous vendent.
qn-print-sale-5 = Le prix d’un bijou est mode plus rareté. Le vendeur vend un bijou, et un de plus par Bague dans cette rangée.
qn-print-sale-6 = Chaque Banquier montré ajoute 10 livres à chaque bijou que vend son joueur.
qn-print-sale-7 = Un Roi interdit sa rangée à tous. Contre le Collier il ne peut rien, et le joueur de chaque Roi paie 50 livres à qui le porte.
qn-print-sale-8 = Tout ce qui a été montré quitte la partie. Après la troisième vente, qui a le plus de livres l’emporte.
qn-print-gems = Pierres
qn-print-cards = Autres cartes
qn-print-card = Carte
qn-print-prices = Prix
qn-print-effect = Effet
qn-print-tribute = Roi et Collier
qn-print-copies = Nombre
