# The page's own sentences.

page-title = Parure: three royal games
page-title-your-turn = ● Your turn · Parure
page-three-games = Three royal games
page-site = Site
page-tools = Table tools
page-skip-to-main = Skip to the table
page-close = Close
page-cancel = Cancel
page-not-yet = Not yet
page-skip = Skip
page-go-on = Go on
page-key-space = Space
page-on = On
page-off = Off
page-new = new
page-loading = One moment…
page-home = Home
page-open = Open
page-play = Play

# Home
game-queens-necklace = Queen’s Necklace
game-queens-necklace-pitch = Buy while prices fall, sell what is rare and in fashion.
game-queens-necklace-facts = 2 to 4 players, 30 to 45 minutes
game-versailles = Versailles
game-versailles-pitch = Lead your workers from place to place and build the palace of the Sun King.
game-versailles-facts = 2 to 5 players, building
game-saba = The Necklace of Saba
game-saba-pitch = Bid for cards, sell them dear, and lay them where they touch long lines.
game-saba-facts = 3 to 7 players, auctions
page-play-now = Play now
page-friends = Friends
page-my-tables = My tables
page-table-others = With { $others }
page-stage-lobby = Waiting for players
page-stage-playing = In play
page-ended = { $place ->
    [0] Over
    [1] You won, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
   *[other] Place { $place }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}
page-guest-here = guest on this device

# A new table and its lobby
page-new-table = A table with friends
page-how-many = How many play
page-variant = Which way to play
page-usual-way = As in the booklet
option-smaller-hands = Smaller hands
page-lay-table = Lay the table
page-waiting-more = Send this link to your friends. Whoever opens it can sit down, or watch.
page-link = The link of this table
page-copy = Copy the link
page-copied = Copied
page-seats = Seats
page-free-seat = free seat
page-add-computer = Add a computer
page-send-away = Send away
page-sit = Sit here
page-move-here = Move here
page-watching = { $count ->
    [0] Nobody is watching.
    [one] One guest is watching.
   *[other] { $count } guests are watching.
}
page-start = Start
page-fill-seats = { $count ->
    [one] Add a computer and be complete
   *[other] Fill { $count } seats with computers
}
page-start-when-full = Every seat must be taken first
page-host-starts = The host starts the game when all seats are taken.
page-leave = Leave the table
page-no-table = No such table

# Settings
page-settings = Settings
page-language = Language
page-speed = Movement
page-speed-calm = Calm
page-speed-normal = Normal
page-speed-quick = Quick
page-speed-instant = Instant
page-theme = Colours
page-theme-night = Night
page-theme-day = Day
page-theme-contrast = High contrast
page-sound = Sounds: your turn, pieces, sales
page-confirm-moves = Confirm moves that matter
page-your-name = Your name
page-change-name = Change name
page-name-saved = Saved. You are known by this name now.

# The table
page-rules = Rules
page-rulebook = Rulebook
page-rules-reference = The judge’s reference
page-rules-reference-more = Every rule with its id, what the booklets leave open, and how it is settled here. Where the rulebook and this reference disagree, the reference is right.
page-level = Level of the computers
page-level-beginner = Beginner
page-level-regular = Regular
page-level-expert = Expert
page-level-master = Master
page-computer-of = computer, { $level }
page-others = The other seats
page-seat-number = Seat { $seat }
page-hint = Hint
page-hint-more = What a strong player would do in your place, knowing what you know
page-hint-thinking = Somebody wise is thinking…
page-undo = Undo
page-undo-can = Take your last decision back
page-undo-cannot = Nothing can be taken back now
page-orders = Standing orders
page-orders-more = Some cards may be played in other players’ turns. Everybody who might hold one is asked, so being asked tells nothing. Say here how you want to be asked.
page-standing-order = Standing order
page-order-mine = Ask if I hold it
page-order-ask = Always ask
page-order-never = Never play it
page-status = What to do
page-players = Players
page-player = Player
page-player-label = { $name }, { $score ->
    [one] one point
   *[other] { $score } points
}
page-you = you
page-watch-badge = you are watching
page-you-cap = You
page-computer = computer
page-away = away
page-winner = Winner
page-your-hand = Your hand
page-what-happened = What happened
page-look-back = Show the table as it was then
page-back-to-now = Back to now
page-in-words = All moves in words
page-line-lost = The connection is lost. Reconnecting…
page-try-now = Try now
page-version-newer = A newer version of this page is ready.
page-version-broken = A part of this page could not be fetched. Loading it anew helps; no game is lost.
page-version-take = Load it
page-refused = That was refused ({ $reason }).
page-won = { $count ->
    [one] { SEAT($seats) } wins
   *[other] { SEAT($seats) } share the victory
}
page-place = Place
page-total = Total
page-rematch = Rematch
page-see-table = See the table

# Refusals of the house
refused-no-line = The house cannot be reached. Please try again.
refused-not-an-action = That is no move of this game.
refused-not-understood = The house did not understand that.
refused-wrong-version = This page is out of date. Please reload it.
refused-too-long = That is too long.
refused-too-fast = That was too fast. Please wait a moment.
refused-other-origin = That request came from another site.
refused-no-such-game = There is no such game here.
refused-no-such-table = There is no such table.
refused-no-such-seat = There is no such seat.
refused-no-such-bot = There is no such computer player.
refused-not-host = Only the host may do this.
refused-seat-taken = Somebody sits there already.
refused-table-full = The table is full.
refused-too-many-tables = You are at as many tables as you can have at once ({ $most }). Finish or leave one first.
refused-not-invited = The host has said who may sit down at this table, and you are not among them.
refused-not-gone = This player is here, or has not been gone for long enough.
refused-removed = The host has asked you to leave this table.
refused-seats-free = Some seats are still free.
refused-not-seated = You have no seat at this table.
refused-already-started = The game has already begun.
refused-not-started = The game has not begun yet.
refused-not-over = The game is not over yet.
refused-no-hints = Hints are not given at this table.
refused-bad-name = A name has 1 to 24 visible characters.
refused-no-guest = The house does not know you yet. Please reload.
refused-bad-token = That is no token of this table.
refused-bad-record = This record was refused: { $why }
refused-set-aside =
    This game was set aside: { $why ->
        [other_rules] it was begun with rules this house does not know.
        [no_secret] what its luck came from is missing.
       *[damaged] what is written down of it does not replay.
    } Nothing was deleted; please tell whoever runs the house.
refused-paused = The house cannot reach its books just now. Nothing is lost; the table goes on by itself.
refused-house-trouble = The house is in trouble; nothing happened. Please try again.

# Replays and fair luck
page-replay = Replay
page-replay-move = Move { $at }
page-replay-scrub = Moment of the game
page-replay-back = One choice back
page-replay-on = One choice on
page-replay-turn-back = One turn back
page-replay-turn-on = One turn on
page-replay-eyes = Seen by
page-replay-spectator = Spectator
page-replay-all = All cards open
page-replay-copy = Copy link to this move
page-replay-copied = Link copied
page-replay-download = Download
page-replay-result = Show the result
page-replay-bring = Choose a record
page-replay-bring-more = Bring the record of a finished game. The house plays it again, proves its luck and shows it; nothing is kept.
page-luck = Fair luck
page-luck-more = Before the game the house promised its secret; every player added a text. All luck follows from both, and anybody can do the sums again.
page-luck-commitment = The promise
page-luck-texts = The players’ texts
page-luck-secret = The secret, revealed after the game
page-luck-here = { $count ->
    [0] Nothing was drawn at this move
    [one] Drawn at this move
   *[other] Drawn at this move
}
page-luck-check = Check this shuffle
page-luck-proved = Proved in this browser: the secret fits the promise, and all { $picks } picks follow from it.
page-luck-as-shown = It is the promise this browser was shown before the game.
page-luck-with-yours = The text this browser gave is among them.
page-luck-made-up = nobody gave one: it follows from the secret
page-luck-other-promise = This is not the promise this browser was shown before the game.
page-luck-other-text = The text this browser gave is missing.
page-luck-lobby = The house has already promised its luck. When you sit down, your browser adds a text of its own; after the game both can be checked.
page-luck-other-secret = The secret does not fit the promise.
page-luck-other-pick = A pick of move { $at } does not follow from the secret.

# The table in words, and the keys
page-twin = in words
page-table-in-words = The table in words
page-in-pictures = The table in pictures
page-keys = Keys
page-say-hand = My hand, my possessions
page-say-market = The market: what can be had now
page-say-board = The board
page-say-players = The players
page-say-changed = What changed since my last decision
page-say-status = Whose move, and what to do
page-nothing-changed = Nothing has changed since then.
page-nothing-there = There is nothing.
page-key-number = Choose a move from the list of sentences
page-key-confirm = Confirm what is chosen
page-key-pass = Pass, or end the turn
page-key-escape = Take back a choice, close, back to now
page-key-arrows = Look back: one choice back or on; with Shift one turn; Home and End; Space plays on, Esc returns
page-key-turn = Turn a tile
page-key-help = These keys
page-why-not-your-turn = It is not your turn.
page-why-looking = You are looking at an earlier moment.

# Size, guide, print
page-card-size = Cards
page-cards-small = Small
page-cards-normal = Normal
page-cards-large = Large
page-guide = First game
page-guide-next = I see
page-guide-stop = I know this game
page-guide-later = I speak again when something new can be done.
page-guide-again = Explain the game as we play
page-print = Sheets to print
page-print-now = Print
page-print-score = Score sheet
page-print-aid = Player aid
page-print-name = Name

# The end
page-watch-again = Watch again
page-share-replay = Share, without telling the end
page-luck-promised = What the house promised about its luck before the deal, to be checked after the game:

# Whose number it is
page-origin-derived = follows from an example of the original booklet
page-origin-derived-more = Follows from an example of the original booklet: no other number fits.
page-origin-ours = ours, not from the original booklet
page-origin-ours-more = Ours: no source we know gives it. Whoever owns the box can correct it.
game-queens-necklace-ours = { $ours } of the { $all } prices are our own: no source we know gives them. This mark stands beside them.
game-versailles-ours = { $whole ->
    [yes] All { $all } tiles are
   *[no] { $ours } of the { $all } tiles are
} our own, and so is much of the board: no source we know shows them. This mark stands beside them.
game-saba-ours = How the { $all } places of the necklace lie is our own: the original booklet’s picture is lost. This mark stands beside it.

page-hint-about = about
page-hint-in-100 = in 100
page-hint-as-good = It is as good as the first.
page-hint-lay-out = Lay it out for me
page-hint-why-usual = Played on from here in many imagined games, it did best.
page-hint-note = Chances of winning, from what you can know. The bars end at { $end }. Touch another to see it lit. Nothing is done before you confirm it.
page-replay-of = { $at } of { $last }
page-replay-play = Play on by itself
page-replay-pause = Pause
page-replay-pace = Speed
page-past = The game so far
page-past-now = now
page-past-deal = The game begins
page-past-quiet = Somebody decides in secret
page-past-meanwhile = Now, at the table:
page-see-end = The result
page-end-mine = { $place ->
    [1] { $alone ->
        [yes] The victory is yours.
       *[other] The victory is shared, and yours too.
    }
   *[other] You are number { $place } of { $of }.
}
page-rematch-level = Who plays the other seats
page-rematch-same = The same computers
page-rematch-others = { $count ->
    [one] One computer plays otherwise
   *[other] { $count } computers play otherwise
}
