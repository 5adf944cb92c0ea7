# Parties sur cet appareil : ce qui se dit une fois le module chargé.

page-device-guest = Invité
page-device-here = Sur cet appareil
page-device-setting = Jouer tout de suite
page-device-on = sur cet appareil
page-device-off = dans la maison
page-device-setting-more = Sur cet appareil, chaque réponse est immédiate et aucun réseau n’est nécessaire. Dans la maison, la partie se poursuit depuis n’importe où.
page-device-other-tab = Cette partie est ouverte dans un autre onglet
page-device-other-tab-more = Elle se joue dans un seul onglet à la fois. Continuez là-bas, ou fermez l’autre onglet : la partie viendra ici.
page-device-storage-refused = Ce navigateur ne garde rien pour cette page. La partie peut se jouer, mais elle disparaît quand la page est fermée.
page-device-storage-full = Cet appareil n’a plus de place : le dernier coup n’a pas pu être gardé et n’a pas été joué. Libérez de la place, puis jouez à nouveau.
page-device-send = Envoyer à la maison
page-device-sent = La maison a vérifié la partie et la garde parmi vos tables.
page-device-send-more = Distribuée par cet appareil ; la maison refait les comptes.
page-device-thinks = L’ordinateur réfléchit…
refused-no-device = Les parties de cet appareil ne peuvent pas s’ouvrir pour l’instant. Rechargez la page ; rien n’est perdu.
refused-no-endpoint = Cette maison ne prend pas encore les parties d’un appareil.

page-pass-where = Où
page-pass-apart = chacun sur son appareil
page-pass-here = tous sur cet appareil
page-pass-people = Qui joue
page-pass-player = Joueur { $seat }
page-pass-person = une personne
page-pass-computer = Un ordinateur
page-pass-who = Qui occupe la place { $seat }
page-pass-two = Au moins deux personnes partagent l’appareil.
page-pass-to = Passez l’appareil à { $name }
page-pass-more = Toutes les mains sont cachées.
page-pass-ready = Je suis { $name } : montrer ma table
