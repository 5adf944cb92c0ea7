# La maison : les gens, les tables, les pendules, les messages.

page-account = Compte
page-account-guest = Vous jouez comme invité sur cet appareil. Réservez votre nom pour jouer de partout et garder vos parties.
page-account-known = Vous êtes connecté sous le nom { $login }.
page-claim = Réserver ce nom
page-claim-more = Un nom et un mot de passe suffisent. Aucune adresse n’est demandée.
page-password = Mot de passe
page-password-hint = Au moins 8 caractères, et pas celui de tout le monde.
page-password-before = Mot de passe actuel
page-password-new = Nouveau mot de passe
page-password-change = Changer le mot de passe
page-password-changed = Le mot de passe est changé.
page-sign-in = Se connecter
page-sign-in-more = Les tables de l’invité de cet appareil restent à cet invité.
page-sign-out = Se déconnecter
page-sign-out-everywhere = Déconnecter tous les autres appareils
page-signed-out-everywhere = Tous les autres appareils sont déconnectés.
page-forgotten = J’ai oublié mon mot de passe
page-recover = Choisir un nouveau mot de passe
page-recovery-code = Code de secours
page-recovery-shown = Votre code de secours
page-recovery-keep = Notez-le et gardez-le en lieu sûr. Il permet de choisir un nouveau mot de passe ; il n’est montré que maintenant.
page-recovery-kept = Je l’ai noté
page-mail = Adresse de courriel
page-mail-more = Elle ne sert qu’à vous dire qu’une partie lente vous attend. Laissez vide pour ne rien recevoir.
page-mail-save = Enregistrer
page-mail-saved = C’est enregistré.
page-data = Vos données
page-export = Tout télécharger
page-export-more = Un seul fichier avec tout ce que la maison garde de vous, parties terminées comprises.
page-delete = Effacer tout ce qui me concerne
page-delete-more = Votre nom, votre mot de passe, vos messages et vos listes sont effacés aussitôt. Les parties jouées restent, sans votre nom. L’ordinateur continue les parties en cours.
page-delete-sure = Oui, effacer
page-blocked = Joueurs bloqués
page-blocked-none = Vous n’avez bloqué personne.
page-blocked-more = Ils ne peuvent pas s’asseoir à vos tables et vous ne voyez pas leurs messages.
page-unblock = Débloquer
page-somebody-gone = quelqu’un qui est parti
page-name-to-sign-in = Nom

# Les tables
page-tables = Tables
page-list-open = Tables ouvertes
page-list-running = En cours
page-list-finished = Terminées
page-no-tables-mine = Vous n’êtes encore à aucune table.
page-no-tables-open = Aucune table ouverte n’attend de joueurs.
page-no-tables-running = Rien à regarder pour l’instant.
page-no-tables-finished = Aucune partie ouverte n’est encore terminée.
page-tables-wait = { $count ->
    [0] Aucune table n’attend votre coup.
    [one] Une table attend votre coup.
   *[other] { $count } tables attendent votre coup.
}
page-tables-new = Une nouvelle table
page-tables-more = { $count ->
    [1] Encore une
   *[other] Encore { $count }
}
page-list-over = Mes parties terminées
page-waits-for-you = À vous de jouer
page-next-table = Table suivante
page-no-next-table = Aucune autre table ne vous attend.
page-join = Rejoindre
page-watch = Regarder
page-table = Table
page-who-comes = Qui peut s’asseoir
page-by-link = Ceux qui ont le lien
page-open-to-all = Tout le monde
page-pace = Pendule
page-pace-free = Sans pendule
page-pace-free-more = Sans pendule, l’ordinateur joue pour qui laisse passer 14 jours, pour qu’aucune partie ne reste inachevée.
page-pace-live = { $minutes } min + { $increment } s
page-pace-slow = { $days ->
    [1] Un jour par décision
   *[other] { $days } jours par décision
}
page-more-options = Plus d’options
page-stand-in = Qui joue quand un joueur n’a plus de temps
page-window = Les réactions restent ouvertes
page-seconds = { $seconds } s
page-window-open = Cette réaction reste ouverte { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
page-undo-policy = Revenir sur un coup
page-undo-consent = Si tout le monde l’accepte
page-undo-reveal = Tant que rien n’est révélé
page-undo-never = On ne revient sur rien
page-who-watches = Qui peut regarder
page-watch-everyone = Tout le monde peut regarder
page-watch-nobody = Personne ne peut regarder
page-who-hints = Qui peut demander un conseil
page-hints-alone = Qui joue seul contre des ordinateurs
page-hints-everyone = Tout le monde peut demander
page-hints-never = Personne ne peut demander
page-memory-aids = Aide-mémoire

page-who-all-more = La table figure dans la liste, et chacun peut prendre une place libre.
page-who-link-more = Elle ne figure nulle part : seuls la trouvent ceux à qui vous envoyez le lien.
page-who-named = Seulement ces noms
page-who-named-more = Les autres qui ouvrent le lien peuvent regarder, non s’asseoir. Personne d’autre ne peut porter un nom qui a un compte.
page-names = Noms, séparés par des virgules
page-pace-live-more = Chacun a { $minutes } minutes pour toute la partie et reçoit { $increment } secondes de plus à chaque décision. Un ordinateur joue pour qui n’a plus de temps.
page-pace-slow-more = { $days ->
    [1] Pour des amis qui ne sont pas là en même temps : chaque décision peut prendre un jour.
   *[other] Pour des amis qui ne sont pas là en même temps : chaque décision peut prendre { $days } jours.
}
page-stand-in-more = Il joue pour qui n’a plus de temps, abandonne ou est parti, jusqu’à son retour.
page-window-more = Quand une carte pourrait être jouée hors de son tour, on demande à tous pendant ce temps, pour que nul n’apprenne qui la tient.
page-undo-consent-more = Une décision se reprend tant que rien n’a été révélé ; plus tard, si tous l’acceptent.
page-undo-reveal-more = Une décision se reprend seulement tant que rien n’a été révélé.
page-undo-never-more = Ce qui est fait est fait.
page-watch-everyone-more = Des amis peuvent regarder ; ils ne voient aucune carte cachée.
page-watch-nobody-more = Une fois la partie commencée, seuls ses joueurs voient la table.
page-hints-alone-more = Les conseils sont pour qui joue avec des ordinateurs ; entre personnes ils seraient injustes.
page-hints-everyone-more = Chacun peut demander ce que ferait un fort joueur.
page-hints-never-more = Chacun réfléchit pour soi.
page-agreed = Ce qui est convenu
page-agreed-stand-in = L’ordinateur qui remplace quelqu’un joue en { $level }.
page-agreed-window = Les réactions restent ouvertes { $seconds } secondes.
page-agreed-aids = { $on ->
    [yes] Les aide-mémoire sont affichés.
   *[no] Il n’y a pas d’aide-mémoire.
}
page-agreed-hints-alone = Des conseils seulement pour qui joue seul avec des ordinateurs.
page-agreed-hints-everyone = Chacun peut demander des conseils.
page-agreed-hints-never = Nul ne peut demander de conseils.
page-agreed-named = Seuls { $names } peuvent s’asseoir.
page-agreed-open = Chacun peut s’asseoir.
page-agreed-link = Qui a le lien peut s’asseoir.
page-invites = { $name } vous invite à jouer à
page-invited = On vous invite à jouer à
page-invited-more = { $free ->
    [0] Toutes les places sont prises ; vous pouvez regarder.
    [one] { $seats } joueurs, une place est libre.
   *[other] { $seats } joueurs, { $free } places sont libres.
}
page-sit-down = Prendre place
page-seated-now = Vous avez une place. La partie commence quand { $name } la lance.
page-gone-away = { $name } n’est plus là. Un ordinateur peut jouer jusqu’à son retour.
page-let-computer = Laisser jouer un ordinateur
page-wait-for = Attendre

# À la table
page-time-left = Temps restant :
page-days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-has-resigned = a abandonné
page-computer-plays = l’ordinateur joue
page-stood-in = Votre temps est écoulé : l’ordinateur joue pour vous.
page-you-resigned = Vous avez abandonné : l’ordinateur joue à votre place.
page-take-seat-back = Reprendre ma place
page-resign = Abandonner
page-resign-more = Si vous abandonnez, l’ordinateur joue votre place jusqu’au bout et vous ne pouvez pas revenir.
page-resign-sure = Oui, abandonner
page-ask-undo = Demander à tous de revenir sur ma dernière décision
page-undo-was-asked = Tout le monde est consulté.
page-undo-asked = { SEAT($seat) } demande à revenir sur une décision.
page-agree = Accepter
page-refuse = Refuser
page-notify = Avis hors de la page quand c’est à vous
page-talk = Messages
page-said = Ce qui s’est dit
page-nothing-said = Personne n’a encore rien dit.
page-say = Dire
page-say-something = Dire quelque chose
page-phrases = Petites phrases
page-phrase-hello = Bonjour !
page-phrase-good-luck = Bonne chance !
page-phrase-well-played = Bien joué !
page-phrase-one-moment = Un instant, s’il vous plaît.
page-phrase-your-turn = C’est à vous.
page-phrase-sorry = Pardon !
page-phrase-thanks = Merci !
page-phrase-good-game = Belle partie !
page-mute = Ne plus lire { $name }
page-block = Bloquer
page-blocked-now = Vous avez bloqué { $name }. Vous pouvez l’annuler dans votre compte.
page-report = Signaler
page-report-for = Signaler { $name } pour
page-report-detail = Ce qui s’est passé (facultatif)
page-reported = Merci. Un responsable le lira.
page-fault-words = Ses messages
page-fault-name = Son nom
page-fault-play = Sa façon de jouer
page-fault-other = Autre chose

# Les responsables
page-operator = Bureau des responsables
page-reports = Signalements
page-no-reports = Personne n’a rien signalé.
page-reported-by = Signalé par { $name }
page-holds = En vigueur :
page-verdict-mute = Ne peut plus écrire
page-verdict-bar = Ne peut plus s’asseoir
page-verdict-rename = Doit porter un autre nom
page-verdict-close = Classer le signalement
page-audit = Ce que les responsables ont fait
page-no-audit = Rien pour l’instant.
page-undone = annulé
page-act-mute = a retiré le droit d’écrire
page-act-bar = a retiré le droit de s’asseoir
page-act-rename = a donné un autre nom
page-act-close = a classé un signalement
page-act-undo-mute = a rendu le droit d’écrire
page-act-undo-bar = a rendu le droit de s’asseoir
page-act-undo-rename = a rendu le nom
page-act-undo-close = a rouvert un signalement

refused-weak-password = Un mot de passe a au moins { $fewest } caractères, n’est pas des plus courants et ne contient pas votre nom.
refused-wrong-password = Le nom et le mot de passe ou le code ne vont pas ensemble.
refused-name-taken = Quelqu’un d’autre se connecte sous ce nom.
refused-already-claimed = Vous avez déjà un compte.
refused-not-claimed = Il faut un compte pour cela.
refused-bad-mail = Ce n’est pas une adresse de courriel.
refused-no-mail = Cette maison n’envoie pas de courriel et ne garde donc aucune adresse.
refused-not-operator = C’est réservé aux responsables de la maison.
refused-no-such-report = Ce signalement n’existe pas.
refused-muted = Un responsable vous a retiré le droit d’écrire.
refused-barred = Un responsable vous a retiré le droit de vous asseoir.
refused-name-held = Un responsable vous a donné ce nom.
refused-blocked = Quelqu’un à cette table ne souhaite pas jouer avec vous.
refused-stood-in = L’ordinateur joue pour vous. Reprenez d’abord votre place.
refused-resigned = Vous avez abandonné cette place pour de bon.
refused-no-undo = On ne revient pas là-dessus à cette table.
refused-nothing-asked = Plus personne ne le demande.
refused-not-watched = Cette table est réservée à ses joueurs.
refused-wrong-ways = Une table ne peut pas se tenir ainsi.
