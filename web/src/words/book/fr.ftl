# Le livret, de quelque jeu qu’il soit.
book-rulebook = Livre de règles
book-chapters = Dans ce livre
book-find = Chercher une carte, une règle, un mot
book-found = { $count ->
    [0] Rien trouvé. Essayez un seul mot.
    [one] Un endroit
   *[other] { $count } endroits
}
book-clear = Effacer la recherche
book-here = À cette table
book-rule = La référence de l’arbitre, { $id }
book-link = Copier le lien vers « { $title } »
book-copied = Le lien est copié.
book-players = { $players } joueurs
book-minutes = { $minutes } minutes
example-told = Tel quel
example-try = Essayez :
example-changes = Ce que vous pouvez changer
example-asking = La maison fait le compte…
example-failed = La maison n’a pas répondu : l’exemple reste comme il était. Réessayez.
