# Le Collier de Saba : ce qui s’imprime.

saba-print-auction = Première étape : les enchères
saba-print-auction-1 = Le commissaire-priseur met en vente une carte de sa main, face visible. Il ne peut passer et n’enchérit jamais.
saba-print-auction-2 = Depuis sa gauche, les autres enchérissent par k entiers, chacun plus que le dernier, ou passent. Qui a passé peut revenir.
saba-print-auction-3 = Quand tous les autres ont passé après une enchère, il vend, ou annonce un prix plus haut, une seule fois. Si quelqu’un l’accepte, les enchères reprennent de là et il doit vendre.
saba-print-auction-4 = L’acheteur le paie et garde la carte, ou la pose aussitôt pour le double.
saba-print-auction-5 = Si personne n’achète, il pose la carte lui-même, pour rien ; un faux est écarté.
saba-print-auction-6 = Il peut ensuite piocher une carte pour 2k, puis c’est au joueur suivant de mettre en vente.
saba-print-auction-7 = La dernière carte piochée met fin à l’étape sur-le-champ.
saba-print-rebuild = Seconde étape : la reconstitution
saba-print-rebuild-1 = Le plus riche commence. À tour de rôle, chacun pose une carte et touche sa récompense, ou écarte un faux.
saba-print-rebuild-2 = Seul passe qui n’a plus de carte, ou seulement des jokers en attente.
saba-print-rebuild-3 = Quand toutes les cartes sont jouées, qui a le plus d’argent l’emporte.
saba-print-reward = Ce que rapporte une carte
saba-print-reward-1 = Dans chacune des six directions : si n cartes la touchent sans interruption, n + 1 k.
saba-print-reward-2 = À côté d’aucune autre : 1k.
saba-print-reward-3 = Achetée et posée aussitôt : le double. Posée invendue : rien.
saba-print-rules = Où se posent les cartes
saba-print-rules-1 = La gauche et la droite se répondent en miroir ; la colonne centrale n’a pas de double.
saba-print-rules-2 = Une colonne n’a qu’une sorte, et chaque carte une pierre de plus que celle du dessus.
saba-print-rules-3 = Les colonnes de quatre vont de 1 à 4, de trois de 1 à 3 ou de 2 à 4, de deux 1, 2 ou 3, 4. La carte qui manque à une colonne de trois va dans une colonne d’une place, à l’extrémité.
saba-print-rules-4 = Une carte qui ne va plus nulle part est un faux.
saba-print-rules-5 = Un joker se pose là où une seule carte peut encore venir, et la remplace.
saba-print-columns = Places par colonne, du centre vers l’extérieur
saba-print-centre = centre
saba-print-shape = Chaque colonne est décalée d’une demi-place par rapport à sa voisine : une place en touche jusqu’à six autres.
