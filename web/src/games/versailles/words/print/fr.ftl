# Versailles : ce qui s’imprime.

ver-print-turn = Un tour
ver-print-turn-1 = Déplacez un ouvrier le long d’une flèche.
ver-print-turn-2 = Ou retournez une pièce active pour un double déplacement : deux ouvriers ensemble le long d’une flèche, ou un seul le long de deux, en sautant le lieu entre elles.
ver-print-turn-3 = Aucun ouvrier ne peut s’arrêter là où se trouve votre jeton d’activation. Posez-le ensuite sur le lieu atteint.
ver-print-turn-4 = Vous pouvez activer ce lieu avec tous vos ouvriers présents ; chacun ne sert qu’une fois.
ver-print-turn-5 = Si l’on est entré à la faveur du Roi ou si on l’a sautée, le Roi fait un pas à la fin du tour.
ver-print-places = Lieux
ver-print-place = Lieu
ver-print-gives = Ce qu’il donne
ver-print-slot = Emplacement, le plus bas d’abord
ver-print-cost = Coût
ver-print-end = La fin
ver-print-end-1 = La partie s’arrête aussitôt que le chantier est plein, que le Roi atteint sa grille, ou qu’il reste sept tuiles ou moins pour une nouvelle pile.
ver-print-end-2 = Chaque tuile bâtie a rapporté ses points. Ajoutez 1 par lot de 3 Bois, de 3 Marbre et de 2 Or, 1 par tuile non bâtie et 3 par décoration restante.
ver-print-end-3 = Qui a le plus de points l’emporte ; à égalité, la victoire est partagée.
ver-print-count-built = Tuiles bâties
ver-print-count-wood = Bois, 1 pour 3
ver-print-count-marble = Marbre, 1 pour 3
ver-print-count-gold = Or, 1 pour 2
ver-print-count-tiles = Tuiles non bâties, 1 chacune
ver-print-count-decorations = Décorations restantes, 3 chacune
