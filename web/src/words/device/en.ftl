# Games on this device: what is said once the module is fetched.

page-device-guest = Guest
page-device-here = On this device
page-device-setting = Play now
page-device-on = on this device
page-device-off = in the house
page-device-setting-more = On this device every answer is immediate and no network is needed. In the house the game can be gone on with anywhere.
page-device-other-tab = This game is open in another tab
page-device-other-tab-more = It is played in one tab at a time. Go on there, or close that tab: then the game comes here.
page-device-storage-refused = This browser keeps nothing for this page. The game can be played, but it is gone when the page is closed.
page-device-storage-full = This device has no room left: the last move could not be kept, and was not made. Free some space, then move again.
page-device-send = Send to the house
page-device-sent = The house has checked the game and keeps it among your tables.
page-device-send-more = Dealt by this device; the house does the sums again.
page-device-thinks = The computer is thinking…
refused-no-device = The games on this device cannot be opened now. Please load the page anew; nothing is lost.
refused-no-endpoint = This house does not take games of a device yet.

page-pass-where = Where
page-pass-apart = each at her own device
page-pass-here = all at this device
page-pass-people = Who plays
page-pass-player = Player { $seat }
page-pass-person = a person
page-pass-computer = A computer
page-pass-who = Who sits in seat { $seat }
page-pass-two = At least two people share the device.
page-pass-to = Please hand the device to { $name }
page-pass-more = All hands are covered.
page-pass-ready = I am { $name }: show my table
