# The house: people, tables, clocks, chat.

page-account = Account
page-account-guest = You play as a guest on this device. Claim your name to play from anywhere and to keep your games.
page-account-known = You are signed in as { $login }.
page-claim = Claim this name
page-claim-more = A name and a password are all it takes. No mail address is needed.
page-password = Password
page-password-hint = At least 8 characters, not one that everybody uses.
page-password-before = Password until now
page-password-new = New password
page-password-change = Change the password
page-password-changed = The password is changed.
page-sign-in = Sign in
page-sign-in-more = Tables of the guest on this device stay with that guest.
page-sign-out = Sign out
page-sign-out-everywhere = Sign out everywhere else
page-signed-out-everywhere = Every other device is signed out.
page-forgotten = I have forgotten my password
page-recover = Set a new password
page-recovery-code = Recovery code
page-recovery-shown = Your recovery code
page-recovery-keep = Write it down and keep it safe. With it you can set a new password; it is shown only now.
page-recovery-kept = I have written it down
page-mail = Mail address
page-mail-more = Used only to tell you that a slow game waits for you. Leave it empty to get no mail.
page-mail-save = Save
page-mail-saved = Saved.
page-data = Your data
page-export = Download everything
page-export-more = One file with everything the house keeps about you, your finished games included.
page-delete = Delete everything about me
page-delete-more = Your name, password, messages and lists are erased at once. Games you played stay, without your name. The computer plays on in games that are not over.
page-delete-sure = Yes, delete
page-blocked = Blocked players
page-blocked-none = You have blocked nobody.
page-blocked-more = They cannot sit down at your tables, and you do not see what they write.
page-unblock = Unblock
page-somebody-gone = somebody who has left
page-name-to-sign-in = Name

# Tables
page-tables = Tables
page-list-open = Open tables
page-list-running = Being played
page-list-finished = Finished
page-no-tables-mine = You sit at no table yet.
page-no-tables-open = No open table waits for players.
page-no-tables-running = Nothing to watch just now.
page-no-tables-finished = No open game has been finished yet.
page-tables-wait = { $count ->
    [0] No table waits for your move.
    [one] One table waits for your move.
   *[other] { $count } tables wait for your move.
}
page-tables-new = A new table
page-tables-more = { $count ->
    [one] One more
   *[other] { $count } more
}
page-list-over = My finished games
page-waits-for-you = Your move
page-next-table = Next table
page-no-next-table = No other table waits for you.
page-join = Join
page-watch = Watch
page-table = Table
page-who-comes = Who may sit down
page-by-link = Whoever has the link
page-open-to-all = Everybody
page-pace = Clock
page-pace-free = No clock
page-pace-free-more = Without a clock the computer plays for whoever lets 14 days go by, so that no game stays unfinished.
page-pace-live = { $minutes } min + { $increment } s
page-pace-slow = { $days ->
    [one] One day a decision
   *[other] { $days } days a decision
}
page-more-options = More options
page-stand-in = Who plays for somebody out of time
page-window = Reactions stay open for
page-seconds = { $seconds } s
page-window-open = This reaction stays open for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
page-undo-policy = Taking back
page-undo-consent = By consent of all
page-undo-reveal = Until something comes to light
page-undo-never = Nothing is taken back
page-who-watches = Who may watch
page-watch-everyone = Everybody may watch
page-watch-nobody = Nobody may watch
page-who-hints = Who may ask for a hint
page-hints-alone = Whoever plays against computers only
page-hints-everyone = Everybody may ask
page-hints-never = Nobody may ask
page-memory-aids = Memory aids

page-who-all-more = The table is listed, and anybody may take a free seat.
page-who-link-more = It is listed nowhere: only those you send the link to find it.
page-who-named = Only these names
page-who-named-more = Others who open the link can watch, not sit down. Nobody else can use a name that has an account.
page-names = Names, with commas between them
page-pace-live-more = Each has { $minutes } minutes for the whole game and gets { $increment } seconds more with every decision. Whoever runs out is played for by a computer.
page-pace-slow-more = { $days ->
    [one] For friends who are not there at the same time: each decision may take a day.
   *[other] For friends who are not there at the same time: each decision may take { $days } days.
}
page-stand-in-more = It plays for whoever runs out of time, resigns or is gone, until she takes her seat back.
page-window-more = When a card could be played out of turn, everybody is asked for this long, so that nobody learns who holds it.
page-undo-consent-more = A decision can be taken back while nothing came to light; later if all agree.
page-undo-reveal-more = A decision can be taken back only while nothing came to light.
page-undo-never-more = What is done is done.
page-watch-everyone-more = Friends may look on; they see no hidden cards.
page-watch-nobody-more = Once the game has begun, only its players see the table.
page-hints-alone-more = Hints are for one who plays with computers; among people they would be unfair.
page-hints-everyone-more = Every player may ask what a strong player would do.
page-hints-never-more = Everybody thinks for herself.
page-agreed = What was agreed
page-agreed-stand-in = The computer that stands in for somebody plays as { $level }.
page-agreed-window = Reactions stay open for { $seconds } seconds.
page-agreed-aids = { $on ->
    [yes] Memory aids are on.
   *[no] There are no memory aids.
}
page-agreed-hints-alone = Hints only for one who plays with computers alone.
page-agreed-hints-everyone = Everybody may ask for hints.
page-agreed-hints-never = Nobody may ask for hints.
page-agreed-named = Only { $names } may sit down.
page-agreed-open = Everybody may sit down.
page-agreed-link = Whoever has the link may sit down.
page-invites = { $name } invites you to
page-invited = You are invited to
page-invited-more = { $free ->
    [0] All seats are taken; you can watch.
    [one] { $seats } players, one seat is free.
   *[other] { $seats } players, { $free } seats are free.
}
page-sit-down = Take a seat
page-seated-now = You have a seat. The game begins when { $name } starts it.
page-gone-away = { $name } is gone. A computer can play until { $name } is back.
page-let-computer = Let a computer play
page-wait-for = Wait

# At the table
page-time-left = Time left:
page-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-has-resigned = resigned
page-computer-plays = computer plays on
page-stood-in = Your time is up: the computer plays for you.
page-you-resigned = You have resigned: the computer plays on for you.
page-take-seat-back = Take my seat back
page-resign = Resign
page-resign-more = If you resign, the computer plays your seat to the end and you cannot come back.
page-resign-sure = Yes, resign
page-ask-undo = Ask everybody to take back my last decision
page-undo-was-asked = Everybody is asked.
page-undo-asked = { SEAT($seat) } asks to take back a decision.
page-agree = Agree
page-refuse = Refuse
page-notify = Notice outside the page when it is your turn
page-talk = Talk
page-said = What was said
page-nothing-said = Nobody has said anything yet.
page-say = Say
page-say-something = Say something
page-phrases = Quick phrases
page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-well-played = Well played!
page-phrase-one-moment = One moment, please.
page-phrase-your-turn = It is your turn.
page-phrase-sorry = Sorry!
page-phrase-thanks = Thank you!
page-phrase-good-game = Good game!
page-mute = Mute { $name }
page-block = Block
page-blocked-now = { $name } is blocked. You can undo it in your account.
page-report = Report
page-report-for = Report { $name } for
page-report-detail = What happened (you may leave it empty)
page-reported = Thank you. An operator will read it.
page-fault-words = What is written
page-fault-name = The name
page-fault-play = The way of playing
page-fault-other = Something else

# Operators
page-operator = Operator’s desk
page-reports = Reports
page-no-reports = Nobody has reported anything.
page-reported-by = Reported by { $name }
page-holds = In force:
page-verdict-mute = May not write
page-verdict-bar = May not sit down
page-verdict-rename = Must take another name
page-verdict-close = Close the report
page-audit = What operators did
page-no-audit = Nothing yet.
page-undone = undone
page-act-mute = took away the right to write
page-act-bar = took away the right to sit down
page-act-rename = gave another name
page-act-close = closed a report
page-act-undo-mute = gave back the right to write
page-act-undo-bar = gave back the right to sit down
page-act-undo-rename = gave back the name
page-act-undo-close = opened a report again

refused-weak-password = A password needs at least { $fewest } characters and must not be one of the common ones or contain your name.
refused-wrong-password = Name and password or code do not fit.
refused-name-taken = Somebody else signs in with this name.
refused-already-claimed = You have an account already.
refused-not-claimed = This needs an account.
refused-bad-mail = That is no mail address.
refused-no-mail = This house sends no mail, so it keeps no address.
refused-not-operator = Only operators of the house may do this.
refused-no-such-report = There is no such report.
refused-muted = An operator has taken away your right to write.
refused-barred = An operator has taken away your right to sit down.
refused-name-held = An operator has given you this name.
refused-blocked = Somebody at this table does not want to play with you.
refused-stood-in = The computer plays for you. Take your seat back first.
refused-resigned = You have given up this seat for good.
refused-no-undo = That cannot be taken back at this table.
refused-nothing-asked = Nobody asks for this any more.
refused-not-watched = This table is for its players alone.
refused-wrong-ways = A table cannot be run that way.
