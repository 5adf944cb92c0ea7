L’emplacement 1 du présentoir montre le Théâtre d’eau
L’emplacement 2 du présentoir montre le Passage des ambassadeurs
L’emplacement 3 du présentoir montre la Galerie des Glaces
L’emplacement 4 du présentoir montre le Salon d’angle aux tapisseries
L’emplacement 5 du présentoir montre la Chambre du Roi
Anne commence
Anne retourne une pièce : 2 ouvriers vont de la faveur du Roi à la carrière de marbre
Anne active la carrière de marbre avec 3 ouvriers
Anne récolte 3 Marbre
Barnabé retourne une pièce : un ouvrier va de la faveur du Roi à la mine d’or en sautant la carrière de marbre
Barnabé active la mine d’or avec 2 ouvriers
Barnabé récolte 1 Or
Charles retourne une pièce : un ouvrier va de la faveur du Roi à la mine d’or en sautant la carrière de marbre
Charles active la mine d’or avec 2 ouvriers
Charles récolte 1 Or
Anne retourne une pièce : 2 ouvriers vont de la carrière de marbre à la mine d’or
Anne active la mine d’or avec 3 ouvriers
Anne récolte 2 Or
Barnabé retourne une pièce : un ouvrier va de la guilde des architectes à la scierie en sautant l’atelier
Barnabé active la scierie avec 2 ouvriers
Barnabé récolte 2 Bois
Charles retourne une pièce : un ouvrier va de la guilde des architectes à la scierie en sautant l’atelier
Charles active la scierie avec 2 ouvriers
Charles récolte 2 Bois
Anne mène un ouvrier de la mine d’or à la guilde des architectes
Anne active la guilde des architectes avec 2 ouvriers
Anne prend le Passage des ambassadeurs à l’emplacement 2 pour un ouvrier
Anne prend le Théâtre d’eau à l’emplacement 1 pour un ouvrier
Anne a fini à la guilde des architectes
L’emplacement 4 du présentoir montre le Coin des charpentiers
L’emplacement 5 du présentoir montre la Promenade des statues
Barnabé mène un ouvrier de la carrière de marbre à la mine d’or
Barnabé active la mine d’or avec 3 ouvriers
Barnabé récolte 2 Or
Charles mène un ouvrier de la carrière de marbre à la mine d’or
Charles active la mine d’or avec 3 ouvriers
Charles récolte 2 Or
Anne mène un ouvrier de la carrière de marbre à la mine d’or
Anne active la mine d’or avec 3 ouvriers
Anne récolte 2 Or
Barnabé mène un ouvrier de l’atelier à la scierie
Barnabé active la scierie avec 3 ouvriers
Barnabé récolte 3 Bois
Charles mène un ouvrier de l’atelier à la scierie
Charles active la scierie avec 3 ouvriers
Charles récolte 3 Bois
Anne mène un ouvrier de l’atelier à la scierie
Anne active la scierie avec un ouvrier
Anne récolte 1 Bois
Barnabé mène un ouvrier de la mine d’or à la guilde des architectes
Barnabé active la guilde des architectes avec un ouvrier
Barnabé prend le Salon d’angle aux tapisseries à l’emplacement 2 pour un ouvrier
Barnabé a fini à la guilde des architectes
L’emplacement 5 du présentoir montre l’Arcade à la fontaine
Charles mène un ouvrier de la mine d’or à la guilde des architectes
Charles active la guilde des architectes avec un ouvrier
Charles prend la Chambre du Roi à l’emplacement 2 pour un ouvrier
Charles a fini à la guilde des architectes
L’emplacement 5 du présentoir montre la Terrasse aux fontaines
Anne mène un ouvrier de la mine d’or à la guilde des architectes
Anne active la guilde des architectes avec 3 ouvriers
Anne prend la Promenade des statues à l’emplacement 3 pour 2 ouvriers
Anne prend le Coin des charpentiers à l’emplacement 2 pour un ouvrier
Anne a fini à la guilde des architectes
L’emplacement 4 du présentoir montre le Coin des communs
L’emplacement 5 du présentoir montre l’Allée des orangers
Barnabé mène un ouvrier de la guilde des architectes à l’atelier
Barnabé active l’atelier avec un ouvrier
Barnabé achète une tapisserie pour un ouvrier, 1 Or, 1 Bois
Charles mène un ouvrier de la guilde des architectes à l’atelier
Charles active l’atelier avec un ouvrier
Charles achète un oranger pour un ouvrier, 3 Bois
Anne mène un ouvrier de la guilde des architectes à l’atelier
Anne active l’atelier avec un ouvrier
Anne achète une tapisserie pour un ouvrier, 1 Or, 1 Bois
Barnabé mène un ouvrier de l’atelier à la scierie
Barnabé active la scierie avec 4 ouvriers
Barnabé récolte 3 Bois
Charles mène un ouvrier de la mine d’or à la guilde des architectes
Charles active la guilde des architectes avec un ouvrier
Charles prend l’Arcade à la fontaine à l’emplacement 2 pour un ouvrier
Charles a fini à la guilde des architectes
L’emplacement 5 du présentoir montre la Colonnade de marbre
Anne mène un ouvrier de l’atelier à la scierie
Anne active la scierie avec 2 ouvriers
Anne récolte 2 Bois
Barnabé mène un ouvrier de la mine d’or à la guilde des architectes
Barnabé active la guilde des architectes avec un ouvrier
Barnabé prend la Galerie des Glaces à l’emplacement 1 pour un ouvrier
Barnabé a fini à la guilde des architectes
L’emplacement 5 du présentoir montre la Galerie
Charles mène un ouvrier de la guilde des architectes à l’atelier
Charles active l’atelier avec 2 ouvriers
Charles achète une tapisserie pour un ouvrier, 1 Or, 1 Bois
Charles achète une tapisserie pour un ouvrier, 1 Or, 1 Bois
Anne mène un ouvrier de la guilde des architectes à l’atelier
Anne active l’atelier avec un ouvrier
Anne achète une tapisserie pour un ouvrier, 1 Or, 1 Bois
Barnabé mène un ouvrier de la scierie à la guilde des alchimistes
Barnabé active la guilde des alchimistes avec un ouvrier
Barnabé atteint l’étape 1 de la piste des récoltes partagées pour un ouvrier, 1 Or
Charles mène un ouvrier de la scierie à la guilde des alchimistes
Charles active la guilde des alchimistes avec un ouvrier
Charles atteint l’étape 1 de la piste des récoltes partagées pour un ouvrier, 1 Or
Anne mène un ouvrier de la mine d’or au chantier
Anne active le chantier avec un ouvrier
Barnabé mène un ouvrier de la guilde des architectes à l’atelier
Barnabé active l’atelier avec un ouvrier
Barnabé achète un oranger pour un ouvrier, 3 Bois
Charles mène un ouvrier de l’atelier à la scierie
Charles active la scierie avec 3 ouvriers
Charles récolte 3 Bois
Barnabé récolte aussi, par sa technologie : 3 Bois
Anne mène un ouvrier de l’atelier à la scierie
Anne active la scierie avec 3 ouvriers
Anne récolte 3 Bois
Barnabé récolte aussi, par sa technologie : 3 Bois
Charles récolte aussi, par sa technologie : 3 Bois
Barnabé mène un ouvrier de la mine d’or à la guilde des architectes
Barnabé active la guilde des architectes avec un ouvrier
Barnabé prend la Terrasse aux fontaines à l’emplacement 1 pour un ouvrier
Barnabé a fini à la guilde des architectes
L’emplacement 5 du présentoir montre les Degrés de pierre
Charles mène un ouvrier de la mine d’or à la guilde des architectes
Charles active la guilde des architectes avec un ouvrier
Charles prend l’Allée des orangers à l’emplacement 2 pour un ouvrier
Charles a fini à la guilde des architectes
L’emplacement 5 du présentoir montre la Cour des orangers
Anne mène un ouvrier de la guilde des architectes au chantier
Anne active le chantier avec 2 ouvriers
Anne bâtit le Passage des ambassadeurs en c4 pour 2 ouvriers, 1 Or, 2 Marbre, 2 Bois : 7 points
Barnabé mène un ouvrier de la guilde des architectes à l’atelier
Barnabé active l’atelier avec 2 ouvriers
Barnabé achète un oranger pour un ouvrier, 3 Bois
Barnabé achète un oranger pour un ouvrier, 3 Bois
Charles mène un ouvrier de la guilde des architectes à l’atelier
Charles active l’atelier avec 2 ouvriers
Charles achète un oranger pour un ouvrier, 3 Bois
Anne mène un ouvrier du chantier à la scierie
Anne active la scierie avec 4 ouvriers
Anne récolte 3 Bois
Barnabé récolte aussi, par sa technologie : 3 Bois
Charles récolte aussi, par sa technologie : 3 Bois
Barnabé mène un ouvrier de l’atelier à la scierie
Barnabé active la scierie avec 4 ouvriers
Barnabé récolte 3 Bois
Charles récolte aussi, par sa technologie : 3 Bois
Charles mène un ouvrier de l’atelier à la scierie
Charles active la scierie avec 4 ouvriers
Charles récolte 3 Bois
Barnabé récolte aussi, par sa technologie : 3 Bois
Anne mène un ouvrier de la mine d’or au chantier
Anne active le chantier avec 2 ouvriers
Anne bâtit le Coin des charpentiers en a2 pour 2 ouvriers, 1 Marbre, 3 Bois : 5 points
Barnabé mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Barnabé n’active pas la faveur du Roi
Le Roi avance : pas 1 sur 20
Charles mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Charles n’active pas la faveur du Roi
Le Roi avance : pas 2 sur 20
Anne mène un ouvrier du chantier à la scierie
Anne active la scierie avec 5 ouvriers
Anne récolte 3 Bois
Barnabé récolte aussi, par sa technologie : 3 Bois
Charles récolte aussi, par sa technologie : 3 Bois
Barnabé mène un ouvrier de la faveur du Roi à la carrière de marbre
Barnabé active la carrière de marbre avec un ouvrier
Barnabé récolte 1 Marbre
Charles mène un ouvrier de l’atelier à la scierie
Charles active la scierie avec 5 ouvriers
Charles récolte 3 Bois
Barnabé récolte aussi, par sa technologie : 3 Bois
Anne mène un ouvrier de la scierie à la guilde des alchimistes
Anne active la guilde des alchimistes avec un ouvrier
Anne atteint l’étape 1 de la piste des récoltes partagées pour un ouvrier, 1 Or
Barnabé mène un ouvrier de la scierie à la guilde des alchimistes
Barnabé active la guilde des alchimistes avec un ouvrier
Barnabé atteint l’étape 1 de la piste des meilleures récoltes pour un ouvrier, 1 Marbre, 1 Bois
Charles mène un ouvrier de la faveur du Roi à la carrière de marbre
Charles active la carrière de marbre avec un ouvrier
Charles récolte 1 Marbre
Anne mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Anne n’active pas la faveur du Roi
Le Roi avance : pas 3 sur 20
Barnabé mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Barnabé n’active pas la faveur du Roi
Le Roi avance : pas 4 sur 20
Charles mène un ouvrier de la carrière de marbre au chantier
Charles active le chantier avec un ouvrier
Anne mène un ouvrier de la faveur du Roi à la carrière de marbre
Anne active la carrière de marbre avec un ouvrier
Anne récolte 1 Marbre
Barnabé mène un ouvrier de la faveur du Roi à la carrière de marbre
Barnabé active la carrière de marbre avec 2 ouvriers
Barnabé récolte 2 Marbre
Charles mène un ouvrier du chantier à la scierie
Charles active la scierie avec 6 ouvriers
Charles récolte 3 Bois
Anne récolte aussi, par sa technologie : 3 Bois
Barnabé récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Anne mène un ouvrier du chantier à la scierie
Anne active la scierie avec 5 ouvriers
Anne récolte 3 Bois
Barnabé récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Charles récolte aussi, par sa technologie : 3 Bois
Barnabé mène un ouvrier de l’atelier à la scierie
Barnabé active la scierie avec 4 ouvriers
Barnabé récolte 4 Bois (dont 1 par technologie)
Charles récolte aussi, par sa technologie : 3 Bois
Anne récolte aussi, par sa technologie : 3 Bois
Charles mène un ouvrier de la scierie à la guilde des alchimistes
Charles active la guilde des alchimistes avec un ouvrier
Charles atteint l’étape 1 de la piste des meilleures récoltes pour un ouvrier, 1 Marbre, 1 Bois
Anne mène un ouvrier de la scierie à la guilde des alchimistes
Anne active la guilde des alchimistes avec un ouvrier
Anne atteint l’étape 1 de la piste des meilleures récoltes pour un ouvrier, 1 Marbre, 1 Bois
Barnabé mène un ouvrier de la scierie à la guilde des alchimistes
Barnabé active la guilde des alchimistes avec un ouvrier
Barnabé atteint l’étape 2 de la piste des meilleures récoltes pour un ouvrier, 1 Marbre, 2 Bois
Charles mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Charles n’active pas la faveur du Roi
Le Roi avance : pas 5 sur 20
Anne mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Anne n’active pas la faveur du Roi
Le Roi avance : pas 6 sur 20
Barnabé mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Barnabé n’active pas la faveur du Roi
Le Roi avance : pas 7 sur 20
Charles mène un ouvrier de la faveur du Roi à la carrière de marbre
Charles active la carrière de marbre avec un ouvrier
Charles récolte 1 Marbre
Anne mène un ouvrier de la faveur du Roi à la carrière de marbre
Anne active la carrière de marbre avec 2 ouvriers
Anne récolte 2 Marbre
Barnabé mène un ouvrier de la faveur du Roi à la carrière de marbre
Barnabé active la carrière de marbre avec 3 ouvriers
Barnabé récolte 4 Marbre (dont 1 par technologie)
Charles mène un ouvrier de la carrière de marbre au chantier
Charles active le chantier avec un ouvrier
Anne mène un ouvrier de la carrière de marbre au chantier
Anne n’active pas le chantier
Barnabé mène un ouvrier de la carrière de marbre à la mine d’or
Barnabé active la mine d’or avec un ouvrier
Barnabé récolte 0 Or
Charles mène un ouvrier du chantier à la scierie
Charles active la scierie avec 6 ouvriers
Charles récolte 4 Bois (dont 1 par technologie)
Anne récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Barnabé récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Anne mène un ouvrier de la carrière de marbre à la mine d’or
Anne n’active pas la mine d’or
Barnabé mène un ouvrier de la mine d’or à la guilde des architectes
Barnabé active la guilde des architectes avec un ouvrier
Barnabé prend le Coin des communs à l’emplacement 1 pour un ouvrier
Barnabé a fini à la guilde des architectes
L’emplacement 5 du présentoir montre la Promenade des berceaux
Charles mène un ouvrier de la scierie à la guilde des alchimistes
Charles active la guilde des alchimistes avec un ouvrier
Charles atteint l’étape 2 de la piste des meilleures récoltes pour un ouvrier, 1 Marbre, 2 Bois
Anne mène un ouvrier de la mine d’or à la guilde des architectes
Anne active la guilde des architectes avec un ouvrier
Anne prend la Galerie à l’emplacement 2 pour un ouvrier
Anne a fini à la guilde des architectes
L’emplacement 5 du présentoir montre la Petite Cour à la fontaine
Barnabé mène un ouvrier de la guilde des architectes à l’atelier
Barnabé active l’atelier avec un ouvrier
Barnabé achète une statue pour un ouvrier, 3 Marbre
Charles mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Charles n’active pas la faveur du Roi
Le Roi avance : pas 8 sur 20
Anne mène un ouvrier de la guilde des architectes au chantier
Anne active le chantier avec 2 ouvriers
Anne bâtit la Galerie en d1 pour 2 ouvriers, 2 Marbre, 2 Bois : 5 points
Barnabé mène un ouvrier de l’atelier au chantier
Barnabé active le chantier avec un ouvrier
Charles mène un ouvrier de la faveur du Roi à la carrière de marbre
Charles active la carrière de marbre avec un ouvrier
Charles récolte 2 Marbre (dont 1 par technologie)
Anne mène un ouvrier du chantier à la scierie
Anne n’active pas la scierie
Barnabé mène un ouvrier de la carrière de marbre à la mine d’or
Barnabé active la mine d’or avec un ouvrier
Barnabé récolte 0 Or
Charles mène un ouvrier de la carrière de marbre à la mine d’or
Charles n’active pas la mine d’or
Anne mène un ouvrier de la scierie à la guilde des alchimistes
Anne n’active pas la guilde des alchimistes
Barnabé mène un ouvrier de la carrière de marbre au chantier
Barnabé active le chantier avec 2 ouvriers
Barnabé bâtit le Coin des communs en b2 pour 2 ouvriers, 2 Marbre, 2 Bois : 5 points
Charles mène un ouvrier de la scierie à la guilde des alchimistes
Charles active la guilde des alchimistes avec un ouvrier
Charles atteint l’étape 1 de la piste des spécialistes partagés pour un ouvrier, 1 Bois
Anne mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Anne n’active pas la faveur du Roi
Le Roi avance : pas 9 sur 20
Barnabé mène un ouvrier du chantier à la scierie
Barnabé active la scierie avec 4 ouvriers
Barnabé récolte 4 Bois (dont 1 par technologie)
Charles récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Anne récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Charles mène un ouvrier de la mine d’or à la guilde des architectes
Charles active la guilde des architectes avec un ouvrier
Charles prend les Degrés de pierre à l’emplacement 2 pour un ouvrier
Charles a fini à la guilde des architectes
L’emplacement 5 du présentoir montre le Cabinet de toilette
Anne mène un ouvrier de la faveur du Roi à la carrière de marbre
Anne active la carrière de marbre avec un ouvrier
Anne récolte 1 Marbre
Barnabé mène un ouvrier de la mine d’or à la guilde des architectes
Barnabé active la guilde des architectes avec un ouvrier
Barnabé prend la Colonnade de marbre à l’emplacement 1 pour un ouvrier
Barnabé a fini à la guilde des architectes
L’emplacement 5 du présentoir montre le Potager
Charles partage la guilde des architectes avec un ouvrier
Charles prend la Promenade des berceaux à l’emplacement 2 pour un ouvrier
Charles se défait d’une tuile : l’Arcade à la fontaine
Charles a fini à la guilde des architectes
L’emplacement 5 du présentoir montre le Bassin du Grand Canal
Charles mène un ouvrier de la guilde des architectes au chantier
Charles active le chantier avec un ouvrier
Charles bâtit les Degrés de pierre en d4 pour un ouvrier, 2 Marbre, 1 Bois : 4 points
Anne mène un ouvrier du chantier à la scierie
Anne active la scierie avec 5 ouvriers
Anne récolte 4 Bois (dont 1 par technologie)
Barnabé récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Charles récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Barnabé mène un ouvrier de la guilde des architectes au chantier
Barnabé n’active pas le chantier
Charles mène un ouvrier du chantier à la scierie
Charles active la scierie avec 5 ouvriers
Charles récolte 4 Bois (dont 1 par technologie)
Anne récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Barnabé récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Anne mène un ouvrier de la carrière de marbre à la mine d’or
Anne n’active pas la mine d’or
Barnabé mène un ouvrier de la scierie à la guilde des alchimistes
Barnabé n’active pas la guilde des alchimistes
Charles mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Charles n’active pas la faveur du Roi
Le Roi avance : pas 10 sur 20
Anne mène un ouvrier de la mine d’or à la guilde des architectes
Anne active la guilde des architectes avec un ouvrier
Anne prend la Cour des orangers à l’emplacement 1 pour un ouvrier
Anne a fini à la guilde des architectes
L’emplacement 5 du présentoir montre la Loggia aux orangers
Barnabé mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Barnabé n’active pas la faveur du Roi
Le Roi avance : pas 11 sur 20
Charles mène un ouvrier de la scierie à la guilde des alchimistes
Charles active la guilde des alchimistes avec un ouvrier
Anne mène un ouvrier de la guilde des architectes au chantier
Anne n’active pas le chantier
Barnabé mène un ouvrier de la faveur du Roi à la carrière de marbre
Barnabé active la carrière de marbre avec un ouvrier
Barnabé récolte 2 Marbre (dont 1 par technologie)
Charles mène un ouvrier de la faveur du Roi à la carrière de marbre
Charles active la carrière de marbre avec un ouvrier
Charles récolte 2 Marbre (dont 1 par technologie)
Anne mène un ouvrier du chantier à la scierie
Anne active la scierie avec 6 ouvriers
Anne récolte 4 Bois (dont 1 par technologie)
Barnabé récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Charles récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Barnabé mène un ouvrier de la carrière de marbre au chantier
Barnabé active le chantier avec 3 ouvriers
Barnabé bâtit le Salon d’angle aux tapisseries en d3 pour 3 ouvriers, 1 Or, 1 Marbre, 1 Bois, avec une tapisserie : 10 points
Charles mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Charles n’active pas la faveur du Roi
Le Roi avance : pas 12 sur 20
Anne mène un ouvrier de la scierie à la guilde des alchimistes
Anne n’active pas la guilde des alchimistes
Barnabé mène un ouvrier du chantier à la scierie
Barnabé active la scierie avec 4 ouvriers
Barnabé récolte 4 Bois (dont 1 par technologie)
Charles récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Anne récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Charles mène un ouvrier de la faveur du Roi à la carrière de marbre
Charles active la carrière de marbre avec 2 ouvriers
Charles récolte 3 Marbre (dont 1 par technologie)
Anne mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Anne n’active pas la faveur du Roi
Le Roi avance : pas 13 sur 20
Barnabé mène un ouvrier de la scierie à la guilde des alchimistes
Barnabé active la guilde des alchimistes avec un ouvrier
Barnabé a fini à la guilde des alchimistes
Charles mène un ouvrier de la carrière de marbre au chantier
Charles active le chantier avec un ouvrier
Charles bâtit la Promenade des berceaux en e3 pour un ouvrier, 3 Bois : 4 points
Anne mène un ouvrier de la faveur du Roi à la carrière de marbre
Anne active la carrière de marbre avec un ouvrier
Anne récolte 1 Marbre
Barnabé mène un ouvrier du chantier à la scierie
Barnabé active la scierie avec 4 ouvriers
Barnabé récolte 4 Bois (dont 1 par technologie)
Charles récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Anne récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Charles mène un ouvrier de la carrière de marbre à la mine d’or
Charles active la mine d’or avec un ouvrier
Charles récolte 0 Or
Anne mène un ouvrier de la carrière de marbre à la mine d’or
Anne active la mine d’or avec un ouvrier
Anne récolte 0 Or
Barnabé mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Barnabé n’active pas la faveur du Roi
Le Roi avance : pas 14 sur 20
Charles mène un ouvrier de la mine d’or au chantier
Charles active le chantier avec 2 ouvriers
Charles bâtit l’Allée des orangers en b3 pour 2 ouvriers, 2 Marbre, 1 Bois, avec un oranger : 8 points
Anne mène un ouvrier de la mine d’or à la guilde des architectes
Anne active la guilde des architectes avec un ouvrier
Anne prend le Cabinet de toilette à l’emplacement 2 pour un ouvrier
Anne a fini à la guilde des architectes
L’emplacement 5 du présentoir montre la Loggia aux statues
Barnabé mène un ouvrier de la faveur du Roi à la carrière de marbre
Barnabé active la carrière de marbre avec un ouvrier
Barnabé récolte 2 Marbre (dont 1 par technologie)
Charles mène un ouvrier du chantier à la scierie
Charles active la scierie avec 5 ouvriers
Charles récolte 4 Bois (dont 1 par technologie)
Anne récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Barnabé récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Anne mène un ouvrier de la guilde des architectes au chantier
Anne n’active pas le chantier
Barnabé mène un ouvrier de la carrière de marbre au chantier
Barnabé active le chantier avec 2 ouvriers
Barnabé bâtit la Colonnade de marbre en c3 pour 2 ouvriers, 3 Marbre, 1 Bois : 5 points
Charles mène un ouvrier de la scierie à la guilde des alchimistes
Charles active la guilde des alchimistes avec un ouvrier
Charles a fini à la guilde des alchimistes
Anne mène un ouvrier du chantier à la scierie
Anne active la scierie avec 6 ouvriers
Anne récolte 4 Bois (dont 1 par technologie)
Barnabé récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Charles récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Barnabé mène un ouvrier du chantier à la scierie
Barnabé active la scierie avec 5 ouvriers
Barnabé récolte 4 Bois (dont 1 par technologie)
Charles récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Anne récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Charles mène un ouvrier du chantier à la scierie
Charles active la scierie avec 5 ouvriers
Charles récolte 4 Bois (dont 1 par technologie)
Anne récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Barnabé récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Anne mène un ouvrier de la scierie à la guilde des alchimistes
Anne active la guilde des alchimistes avec un ouvrier
Anne atteint l’étape 2 de la piste des meilleures récoltes pour un ouvrier, 1 Marbre, 2 Bois
Barnabé mène un ouvrier de la scierie à la guilde des alchimistes
Barnabé n’active pas la guilde des alchimistes
Charles mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Charles n’active pas la faveur du Roi
Le Roi avance : pas 15 sur 20
Anne mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Anne n’active pas la faveur du Roi
Le Roi avance : pas 16 sur 20
Barnabé mène un ouvrier du chantier à la scierie
Barnabé active la scierie avec 5 ouvriers
Barnabé récolte 4 Bois (dont 1 par technologie)
Charles récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Anne récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Charles mène un ouvrier de la faveur du Roi à la carrière de marbre
Charles active la carrière de marbre avec un ouvrier
Charles récolte 2 Marbre (dont 1 par technologie)
Anne mène un ouvrier de la faveur du Roi à la carrière de marbre
Anne active la carrière de marbre avec un ouvrier
Anne récolte 2 Marbre (dont 1 par technologie)
Barnabé mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Barnabé n’active pas la faveur du Roi
Le Roi avance : pas 17 sur 20
Charles mène un ouvrier de la carrière de marbre à la mine d’or
Charles active la mine d’or avec un ouvrier
Charles récolte 0 Or
Anne mène un ouvrier de la carrière de marbre à la mine d’or
Anne active la mine d’or avec un ouvrier
Anne récolte 0 Or
Barnabé mène un ouvrier de la faveur du Roi à la carrière de marbre
Barnabé active la carrière de marbre avec un ouvrier
Barnabé récolte 2 Marbre (dont 1 par technologie)
Charles mène un ouvrier de la mine d’or à la guilde des architectes
Charles active la guilde des architectes avec un ouvrier
Charles prend le Potager à l’emplacement 2 pour un ouvrier
Charles a fini à la guilde des architectes
L’emplacement 5 du présentoir montre le Pavillon d’angle
Anne mène un ouvrier de la mine d’or à la guilde des architectes
Anne n’active pas la guilde des architectes
Barnabé mène un ouvrier de la carrière de marbre au chantier
Barnabé active le chantier avec un ouvrier
Charles mène un ouvrier de la guilde des architectes à l’atelier
Charles active l’atelier avec un ouvrier
Charles achète une statue pour un ouvrier, 3 Marbre
Anne mène un ouvrier de la guilde des architectes à l’atelier
Anne active l’atelier avec un ouvrier
Anne achète une statue pour un ouvrier, 3 Marbre
Barnabé mène un ouvrier du chantier à la scierie
Barnabé active la scierie avec 6 ouvriers
Barnabé récolte 4 Bois (dont 1 par technologie)
Charles récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Anne récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Charles mène un ouvrier de l’atelier au chantier
Charles active le chantier avec un ouvrier
Charles bâtit le Potager en e2 pour un ouvrier, 2 Bois : 3 points
Anne mène un ouvrier de l’atelier à la scierie
Anne active la scierie avec 6 ouvriers
Anne récolte 4 Bois (dont 1 par technologie)
Barnabé récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Charles récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Barnabé mène un ouvrier de la scierie à la guilde des alchimistes
Barnabé active la guilde des alchimistes avec un ouvrier
Barnabé atteint l’étape 1 de la piste des spécialistes partagés pour un ouvrier, 1 Bois
Charles mène un ouvrier du chantier à la scierie
Charles active la scierie avec 6 ouvriers
Charles récolte 4 Bois (dont 1 par technologie)
Anne récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Barnabé récolte aussi, par sa technologie : 4 Bois (dont 1 par technologie)
Anne mène un ouvrier de la scierie à la guilde des alchimistes
Anne n’active pas la guilde des alchimistes
Barnabé mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Barnabé n’active pas la faveur du Roi
Le Roi avance : pas 18 sur 20
Charles mène un ouvrier de la scierie à la guilde des alchimistes
Charles active la guilde des alchimistes avec un ouvrier
Charles atteint l’étape 2 de la piste des spécialistes partagés pour un ouvrier, 1 Marbre, 1 Bois
Anne mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Anne active la faveur du Roi avec un ouvrier
Anne réactive une pièce pour un ouvrier
Le Roi avance : pas 19 sur 20
Barnabé mène un ouvrier de la faveur du Roi à la carrière de marbre
Barnabé active la carrière de marbre avec un ouvrier
Barnabé récolte 2 Marbre (dont 1 par technologie)
Charles mène un ouvrier de la guilde des alchimistes à la faveur du Roi
Charles active la faveur du Roi avec un ouvrier
Charles réactive une pièce pour un ouvrier
Le Roi avance : pas 20 sur 20
Le Roi est arrivé
Anne a 53 points : 17 pour le palais, 23 pour le Bois, 4 pour les tuiles non bâties, 9 pour les décorations restantes
Barnabé a 62 points : 20 pour le palais, 27 pour le Bois, 1 pour le Marbre, 2 pour les tuiles non bâties, 12 pour les décorations restantes
Charles a 57 points : 19 pour le palais, 25 pour le Bois, 1 pour les tuiles non bâties, 12 pour les décorations restantes
Barnabé gagne
