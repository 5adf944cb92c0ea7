# What every game says alike. A game's own file may say any of it differently.

list-and = and
list-parts = { "; " }
seat-unnamed = Player { $number }
seat-name = { SEAT($seat) }
# Words that French elides before a name.
seat-de = { "of " }
seat-que = { "that " }
nobody = nobody
none = nothing
down = a hidden card
    .a = a hidden card
    .the = the hidden card
yes = yes
no = no

# Going back
heard-taken-back = { SEAT($seat) } takes that back
heard-rewound = The table goes back

# What was written down beside the players' decisions
act-deal = The game is set up
act-play = { SEAT($seat) }: { $what }
act-take-back = { SEAT($seat) } takes the last decision back
act-rewind = The table agrees to go back

# Refusals
refused-game-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-illegal-action = That is not allowed now.
refused-stale = The table has moved on; please look again.
refused-no-steps = Nothing was chosen.
refused-steps-too-far = This goes too far at once: part of it depends on what comes to light first.
refused-nothing-to-take-back = There is nothing you can take back.
refused-no-such-ply = There is no such moment to go back to.
refused-too-many-undos = No more going back in this game: it was done { $most } times.
refused-wrong-seats = { $seats ->
    [one] One player is not enough: this game is for { $fewest } to { $most }.
   *[other] { $seats } cannot play: this game is for { $fewest } to { $most }.
}
refused-wrong-options = These options cannot be played with so many players.
