La mode à la cour : Ambre +30, Émeraude +20, Diamant +10, Rubis +0. La pioche compte 86 cartes. Anne commence
Anne reçoit une paire d’Émeraudes, un Ambre, un Courtisan et un Voleur
Barnabé reçoit un Rubis, un Ambre, une Bague et un Banquier
Charles reçoit une Émeraude, une paire d’Émeraudes, un trio d’Émeraudes et une Bague
Le marché s’ouvre : un Courtisan, un Rubis, 2 paires de Rubis et un Mousquetaire
Tour 1 : Anne
Anne joue un Courtisan et dispose de 13 ducats
Anne envoie un Voleur chez Charles
Anne prend une paire d’Émeraudes à Charles
Anne achète un Courtisan pour 6 ducats
Anne achète un Rubis pour 6 ducats
Anne achève ses achats ; un ducat est perdu
Les prix baissent : Paire de Rubis 6 ; Mousquetaire 5 ; Paire de Rubis 6
Nouveau au marché : un Astrologue
Nouveau au marché : la Reine
Tour 2 : Barnabé
Barnabé achète un Astrologue pour 7 ducats
Barnabé pioche un Faussaire sur le conseil de l’Astrologue
Barnabé achève ses achats ; 3 ducats sont perdus
Les prix baissent : Reine 8 ; Paire de Rubis 4 ; Mousquetaire 3 ; Paire de Rubis 4
Nouveau au marché : un Diamant
Tour 3 : Charles
Charles achète une paire de Rubis pour 4 ducats
Charles achète un Mousquetaire pour 3 ducats
Charles achève ses achats ; 3 ducats sont perdus
Les prix baissent : Diamant 4 ; Reine 6 ; Paire de Rubis 2
Nouveau au marché : un Ambre
Nouveau au marché : un Alchimiste
Tour 4 : Anne
Anne joue un Courtisan et dispose de 13 ducats
Anne achète un Diamant pour 4 ducats
Anne achète la Reine pour 6 ducats
Anne achète une paire de Rubis pour 2 ducats
Anne achève ses achats ; un ducat est perdu
Les prix baissent : Ambre 4 ; Alchimiste 8
Nouveau au marché : un Ambre
Anne joue la Reine et prend l’Ambre
Nouveau au marché : un Faussaire
Nouveau au marché : un Roi
Nouveau au marché : un Ambre
Tour 5 : Barnabé
Barnabé achète un Ambre pour 6 ducats
Barnabé achève ses achats ; 4 ducats sont perdus
Les prix baissent : Faussaire 5 ; Roi 9 ; Ambre 2 ; Alchimiste 6
Nouveau au marché : un Ambre
Tour 6 : Charles
Charles achète un Faussaire pour 5 ducats
Charles achève ses achats ; 5 ducats sont perdus
Les prix baissent : Roi 7 ; Ambre 1 ; Alchimiste 4 ; Ambre 4
Nouveau au marché : un Ambre
Tour 7 : Anne
Anne achète un Ambre pour 6 ducats
Anne achète un Ambre pour un ducat
Anne achève ses achats ; 3 ducats sont perdus
Les prix baissent : Roi 5 ; Ambre 2. Faute d’acheteur, on défausse : Alchimiste
Nouveau au marché : un trio de Rubis
Nouveau au marché : un Diamant
Nouveau au marché : un trio de Diamants
Tour 8 : Barnabé
Barnabé envoie un Faussaire chez Charles et réclame un Rubis
Charles défausse une paire de Rubis
Barnabé achète un trio de Diamants pour 10 ducats
Barnabé achève ses achats
Les prix baissent : Trio de Rubis 8 ; Diamant 4 ; Ambre 1. Faute d’acheteur, on défausse : Roi
Nouveau au marché : une Émeraude
Nouveau au marché : un Mousquetaire
Tour 9 : Charles
Charles envoie un Faussaire chez Anne et réclame un Diamant
Anne défausse un Diamant
Charles achète un trio de Rubis pour 8 ducats
Charles achève ses achats ; 2 ducats sont perdus
Les prix baissent : Émeraude 4 ; Diamant 2 ; Mousquetaire 5. Faute d’acheteur, on défausse : Ambre
Nouveau au marché : le Collier de la Reine
Nouveau au marché : un Ambre
Tour 10 : Anne
Anne achète une Émeraude pour 4 ducats
Anne achète un Ambre pour 6 ducats
Anne achève ses achats
Les prix baissent : Collier de la Reine 11 ; Diamant 1 ; Mousquetaire 3
Nouveau au marché : un Ambre
Nouveau au marché : un Diamant
Tour 11 : Barnabé
Barnabé achète un Diamant pour un ducat
Barnabé achève ses achats ; 9 ducats sont perdus
Les prix baissent : Collier de la Reine 9 ; Ambre 4 ; Mousquetaire 1 ; Diamant 4
Nouveau au marché : un Ambre
Tour 12 : Charles
Charles achète un Ambre pour 6 ducats
Charles achète un Ambre pour 4 ducats
Charles achève ses achats
Les prix baissent : Collier de la Reine 7 ; Diamant 2. Faute d’acheteur, on défausse : Mousquetaire
Nouveau au marché : un trio de Diamants
Nouveau au marché : un Mousquetaire
Nouveau au marché : un Ambre
Tour 13 : Anne
Anne achète un Diamant pour 2 ducats
Anne achète un Mousquetaire pour 7 ducats
Anne achève ses achats ; un ducat est perdu
Les prix baissent : Trio de Diamants 8 ; Ambre 4. Faute d’acheteur, on défausse : Collier de la Reine
Nouveau au marché : un Voleur
Le premier Marchand arrive
Barnabé ne joue pas de Cardinal
Charles ne joue pas de Cardinal
La première vente s’ouvre
Anne a fait son choix
Barnabé a fait son choix
Charles a fait son choix
Les étalages sont dévoilés. Anne montre une Émeraude, une paire d’Émeraudes et un Rubis ; Barnabé montre 2 Ambres, un trio de Diamants et un Banquier ; Charles montre 2 Ambres, une Émeraude, un trio d’Émeraudes et un trio de Rubis
Première vente, prix d’un bijou : Ambre 30+20 ; Émeraude 20+0 ; Diamant 10+30 ; Rubis 0+10. Barnabé vend un bijou d’Ambre pour 60 livres ; Charles vend un bijou d’Ambre pour 50 livres ; Charles vend un bijou d’Émeraude pour 20 livres ; Barnabé vend un bijou de Diamant pour 50 livres ; Charles vend un bijou de Rubis pour 10 livres. Bourses : Anne 0, Barnabé 110 et Charles 80
Nouveau au marché : une Émeraude
Nouveau au marché : un Rubis
Tour 14 : Barnabé
Barnabé achète un Ambre pour 4 ducats
Barnabé achève ses achats ; 6 ducats sont perdus
Les prix baissent : Voleur 6 ; Trio de Diamants 6 ; Émeraude 4 ; Rubis 4
Nouveau au marché : une Bague
Tour 15 : Charles
Charles achète un Voleur pour 6 ducats
Charles achète une Émeraude pour 4 ducats
Charles achève ses achats
Les prix baissent : Trio de Diamants 4 ; Bague 7 ; Rubis 2
Nouveau au marché : une Émeraude
Nouveau au marché : un Rubis
Tour 16 : Anne
Anne achète un Rubis pour 6 ducats
Anne achève ses achats ; 4 ducats sont perdus
Les prix baissent : Émeraude 4 ; Bague 5 ; Rubis 1. Faute d’acheteur, on défausse : Trio de Diamants
Nouveau au marché : une paire d’Émeraudes
Nouveau au marché : une paire de Diamants
Tour 17 : Barnabé
Barnabé achète un Rubis pour un ducat
Barnabé achète une paire de Diamants pour 8 ducats
Barnabé achève ses achats ; un ducat est perdu
Les prix baissent : Émeraude 2 ; Paire d’Émeraudes 6 ; Bague 3
Nouveau au marché : un Astrologue
Nouveau au marché : un Confesseur
Tour 18 : Charles
Charles envoie un Voleur chez Barnabé
Charles prend une paire de Diamants à Barnabé
Charles achète un Astrologue pour 7 ducats
Charles pioche un Rubis sur le conseil de l’Astrologue
Charles achète une Bague pour 3 ducats
Charles achève ses achats
Les prix baissent : Émeraude 1 ; Paire d’Émeraudes 4 ; Confesseur 4
Nouveau au marché : une paire de Diamants
Nouveau au marché : un Ambre
Tour 19 : Anne
Anne achète une Émeraude pour un ducat
Anne achète un Ambre pour 6 ducats
Anne achève ses achats ; 3 ducats sont perdus
Les prix baissent : Paire d’Émeraudes 2 ; Paire de Diamants 6 ; Confesseur 2
Nouveau au marché : un Cardinal
Nouveau au marché : une Bague
Tour 20 : Barnabé
Barnabé achète un Confesseur pour 2 ducats
Barnabé achète une paire d’Émeraudes pour 2 ducats
Barnabé achève ses achats ; 6 ducats sont perdus
Les prix baissent : Cardinal 6 ; Paire de Diamants 4 ; Bague 7
Nouveau au marché : un Diamant
Nouveau au marché : un Banquier
Tour 21 : Charles
Charles achète un Cardinal pour 6 ducats
Charles achète une paire de Diamants pour 4 ducats
Charles achève ses achats
Les prix baissent : Diamant 4 ; Bague 5 ; Banquier 8
Nouveau au marché : une paire d’Émeraudes
Nouveau au marché : un trio de Rubis
Tour 22 : Anne
Anne achète un Banquier pour 8 ducats
Anne achève ses achats ; 2 ducats sont perdus
Les prix baissent : Paire d’Émeraudes 6 ; Diamant 2 ; Trio de Rubis 8 ; Bague 3
Nouveau au marché : un Roi
Tour 23 : Barnabé
Barnabé achète une Bague pour 3 ducats
Barnabé achète un Diamant pour 2 ducats
Barnabé achève ses achats ; 5 ducats sont perdus
Les prix baissent : Paire d’Émeraudes 4 ; Trio de Rubis 6 ; Roi 9
Nouveau au marché : un Diamant
Nouveau au marché : un Rubis
Tour 24 : Charles
Charles achète un Rubis pour 6 ducats
Charles achève ses achats ; 4 ducats sont perdus
Les prix baissent : Paire d’Émeraudes 2 ; Diamant 4 ; Trio de Rubis 4 ; Roi 7
Nouveau au marché : un Ambre
Tour 25 : Anne
Anne achète une paire d’Émeraudes pour 2 ducats
Anne achète un trio de Rubis pour 4 ducats
Anne achète un Diamant pour 4 ducats
Anne achève ses achats
Les prix baissent : Ambre 4 ; Roi 5
Nouveau au marché : une Bague
Nouveau au marché : une paire de Diamants
Nouveau au marché : une paire de Rubis
Tour 26 : Barnabé
Barnabé envoie un Confesseur chez Charles
Barnabé découvre la main de Charles : 2 Rubis seuls, une Émeraude, 2 paires de Diamants, 2 Bagues, un Cardinal et un Mousquetaire
Barnabé achète une paire de Rubis pour 8 ducats
Barnabé achève ses achats ; 2 ducats sont perdus
Les prix baissent : Bague 7 ; Paire de Diamants 6 ; Ambre 2. Faute d’acheteur, on défausse : Roi
Nouveau au marché : un Voleur
Nouveau au marché : un Ambre
Tour 27 : Charles
Charles achète un Voleur pour 8 ducats
Charles achève ses achats ; 2 ducats sont perdus
Les prix baissent : Bague 5 ; Paire de Diamants 4 ; Ambre 1 ; Ambre 4
Le deuxième Marchand arrive
Anne ne joue pas de Cardinal
Barnabé ne joue pas de Cardinal
La deuxième vente s’ouvre
Anne a fait son choix
Barnabé a fait son choix
Charles a fait son choix
Les étalages sont dévoilés. Anne montre 5 Ambres, un Rubis et un Banquier ; Barnabé montre un Ambre, une Bague avec les Ambres, un Rubis et une Bague avec les Rubis ; Charles montre une Émeraude, un Rubis et une Bague avec les Rubis
Deuxième vente, prix d’un bijou : Ambre 30+0 ; Émeraude 20+20 ; Diamant 10+30 ; Rubis 0+10. Anne vend un bijou d’Ambre pour 40 livres ; Charles vend un bijou d’Émeraude pour 40 livres ; Anne vend un bijou de Rubis pour 20 livres ; Barnabé vend 2 bijoux de Rubis à 10 chacun pour 20 livres ; Charles vend 2 bijoux de Rubis à 10 chacun pour 20 livres. Bourses : Anne 60, Barnabé 130 et Charles 140
Nouveau au marché : une Favorite
Tour 28 : Anne
Anne achète une Favorite pour 8 ducats
Anne achève ses achats ; 2 ducats sont perdus
Les prix baissent : Bague 3 ; Paire de Diamants 2 ; Ambre 2. Faute d’acheteur, on défausse : Ambre
Nouveau au marché : un Confesseur
Nouveau au marché : une paire d’Émeraudes
Tour 29 : Barnabé
Barnabé achète une paire d’Émeraudes pour 8 ducats
Barnabé achète une paire de Diamants pour 2 ducats
Barnabé achève ses achats
Les prix baissent : Confesseur 4 ; Ambre 1. Faute d’acheteur, on défausse : Bague
Nouveau au marché : un Cardinal
Nouveau au marché : une paire de Rubis
Nouveau au marché : un Mousquetaire
Tour 30 : Charles
Charles envoie un Voleur chez Anne
Charles prend un trio de Rubis à Anne
Charles achète une paire de Rubis pour 8 ducats
Charles achève ses achats ; 2 ducats sont perdus
Les prix baissent : Cardinal 6 ; Confesseur 2 ; Mousquetaire 5. Faute d’acheteur, on défausse : Ambre
Nouveau au marché : une Favorite
Nouveau au marché : un Rubis
Tour 31 : Anne
Anne joue une Favorite, et la mode devient Émeraude +30, Ambre +20, Diamant +10, Rubis +0
Anne achète un Rubis pour 6 ducats
Anne achève ses achats ; 4 ducats sont perdus
Les prix baissent : Cardinal 4 ; Favorite 6 ; Confesseur 1 ; Mousquetaire 3
Nouveau au marché : un Courtisan
Tour 32 : Barnabé
Barnabé achète un Courtisan pour 6 ducats
Barnabé achète un Confesseur pour un ducat
Barnabé achète un Mousquetaire pour 3 ducats
Barnabé achève ses achats
Les prix baissent : Cardinal 2 ; Favorite 4
Nouveau au marché : une paire de Rubis
Nouveau au marché : un trio d’Émeraudes
Nouveau au marché : une Émeraude
Tour 33 : Charles
Charles achète une paire de Rubis pour 8 ducats
Charles achève ses achats ; 2 ducats sont perdus
Les prix baissent : Favorite 2 ; Trio d’Émeraudes 8 ; Émeraude 4. Faute d’acheteur, on défausse : Cardinal
Nouveau au marché : une paire de Diamants
Nouveau au marché : un Confesseur
Tour 34 : Anne
Anne achète une Favorite pour 2 ducats
Anne achète une paire de Diamants pour 8 ducats
Anne achève ses achats
Les prix baissent : Confesseur 4 ; Trio d’Émeraudes 6 ; Émeraude 2
Nouveau au marché : un Ambre
Nouveau au marché : un Astrologue
Tour 35 : Barnabé
Barnabé achète un Astrologue pour 7 ducats
Barnabé pioche un Diamant sur le conseil de l’Astrologue
Barnabé achète une Émeraude pour 2 ducats
Barnabé achève ses achats ; un ducat est perdu
Les prix baissent : Ambre 4 ; Confesseur 2 ; Trio d’Émeraudes 4
Nouveau au marché : une paire de Diamants
Nouveau au marché : un Confesseur
Tour 36 : Charles
Charles achète un Ambre pour 4 ducats
Charles achève ses achats ; 6 ducats sont perdus
Les prix baissent : Paire de Diamants 6 ; Confesseur 1 ; Confesseur 4. Faute d’acheteur, on défausse : Trio d’Émeraudes
Nouveau au marché : une Bague
Nouveau au marché : une Émeraude
Tour 37 : Anne
Anne joue une Favorite, et la mode devient Rubis +30, Émeraude +20, Ambre +10, Diamant +0
Anne achète une paire de Diamants pour 6 ducats
Anne achète un Confesseur pour un ducat
Anne achève ses achats ; 3 ducats sont perdus
Les prix baissent : Bague 7 ; Émeraude 4 ; Confesseur 2
Nouveau au marché : un Ambre
Nouveau au marché : un Voleur
Tour 38 : Barnabé
Barnabé joue un Courtisan et dispose de 13 ducats
Barnabé envoie un Confesseur chez Anne
Barnabé découvre la main d’Anne : un Rubis, une paire de Rubis, une Émeraude, 2 paires d’Émeraudes, 2 Diamants seuls, 2 paires de Diamants, un Ambre, un Confesseur et un Mousquetaire
Barnabé achète un Confesseur pour 2 ducats
Barnabé achève ses achats ; 11 ducats sont perdus
Les prix baissent : Bague 5 ; Ambre 4 ; Voleur 6 ; Émeraude 2
Nouveau au marché : une Favorite
Tour 39 : Charles
Charles achète une Émeraude pour 2 ducats
Charles achète un Ambre pour 4 ducats
Charles achève ses achats ; 4 ducats sont perdus
Les prix baissent : Bague 3 ; Voleur 4 ; Favorite 6
Nouveau au marché : une Émeraude
Nouveau au marché : un Faussaire
Tour 40 : Anne
Anne envoie un Confesseur chez Charles
Anne découvre la main de Charles : un Rubis, 2 paires de Rubis, un trio de Rubis, une Émeraude, 2 paires de Diamants, 2 Ambres, une Bague, un Cardinal et un Mousquetaire
Anne achète un Voleur pour 4 ducats
Anne achète une Bague pour 3 ducats
Anne achève ses achats ; 3 ducats sont perdus
Les prix baissent : Émeraude 4 ; Faussaire 5 ; Favorite 4
Nouveau au marché : un Roi
Nouveau au marché : un Ambre
Tour 41 : Barnabé
Barnabé envoie un Confesseur chez Charles
Barnabé découvre la main de Charles : un Rubis, 2 paires de Rubis, un trio de Rubis, une Émeraude, 2 paires de Diamants, 2 Ambres, une Bague, un Cardinal et un Mousquetaire
Barnabé achète un Ambre pour 6 ducats
Barnabé achète une Émeraude pour 4 ducats
Barnabé achève ses achats
Les prix baissent : Roi 9 ; Faussaire 3 ; Favorite 2
Le dernier Marchand arrive
Charles ne joue pas de Cardinal
La troisième et dernière vente s’ouvre
Anne a fait son choix
Barnabé a fait son choix
Charles a fait son choix
Les étalages sont dévoilés. Anne montre une paire de Rubis, une Émeraude, une paire d’Émeraudes, un Ambre, 2 Diamants seuls, une paire de Diamants et une Bague avec les Diamants ; Barnabé montre une paire d’Émeraudes, 2 Diamants seuls et une paire de Diamants ; Charles montre une paire de Rubis, une Bague avec les Rubis, une Émeraude, un Ambre et une paire de Diamants
Troisième vente, prix d’un bijou : Rubis 30+20 ; Émeraude 20+10 ; Ambre 10+30 ; Diamant 0+0. Anne vend un bijou de Rubis pour 50 livres ; Charles vend 2 bijoux de Rubis à 50 chacun pour 100 livres ; Anne vend un bijou d’Émeraude pour 30 livres ; Anne vend un bijou d’Ambre pour 40 livres ; Charles vend un bijou d’Ambre pour 40 livres ; Anne vend 2 bijoux de Diamant à 0 chacun pour rien ; Barnabé vend un bijou de Diamant pour rien. Bourses : Anne 180, Barnabé 130 et Charles 280
La partie est terminée. Anne finit avec 180 ; Barnabé finit avec 130 ; Charles l’emporte avec 280 livres
