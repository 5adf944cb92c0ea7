# Versailles: the words in the pictures of its rulebook.

ver-book-players = Players
ver-book-place = Turn
ver-book-or-more = or more
ver-book-slot = slot { $slot }
ver-book-points = points
ver-book-workers = { $count ->
    [one] one worker in the yard
   *[other] { $count } workers in the yard
}
ver-book-pays = { $count } { NAME($good) } to pay
ver-book-adorns = { NAME($decoration, form: "a") }, which stays on it
ver-book-side-i = interior
ver-book-side-x = exterior
ver-book-agree = The sides agree.
ver-book-clash = A garden against a room: not allowed.
ver-book-north = north
ver-book-east = east
ver-book-south = south
ver-book-west = west
ver-book-north-letter = N
ver-book-east-letter = E
ver-book-south-letter = S
ver-book-west-letter = W
ver-book-ledger-tiles = The 40 tiles, with their drawings
ver-book-ledger-yard = The yard: its border, and the names of its cells
ver-book-ledger-sides = Sides as the tile is drawn here, before it is turned: I interior, a wall with a door; X exterior, garden. A quarter turn goes clockwise: what was north is then east.
ver-book-ledger-tile = Tile
ver-book-ledger-cost = Cost
ver-book-move-normal = A normal move: one worker, one arrow.
ver-book-move-pair = A double move: two workers together, one arrow.
ver-book-move-jump = A double move: one worker, two arrows.
ver-book-shape = { $shape ->
    [XXXX] Gardens: four exterior sides
    [IXXX] One interior side
    [IIXX] Corners: two interior sides
    [IXIX] Passages: two interior sides, opposite
    [IIIX] Three interior sides
   *[IIII] Rooms: four interior sides
}

# The worked examples
ver-book-name-0 = Ann
ver-book-name-1 = Bert
ver-book-activates = Ann activates { NAME($zone) }.
ver-book-by-technology = { $count } of it by technology
ver-book-nothing = nothing: { $why ->
    [absent] no worker there
   *[untaught] not learnt
}
ver-book-done = What is done
ver-book-taken = taken
ver-book-removed = removed
ver-book-move-refused = Not allowed: { $why ->
    [coin] a double move needs an active coin.
   *[marker] her own marker stands at { NAME($zone) }, and there no worker of hers may stop.
}
ver-book-build-refused = Not allowed: { $why ->
    [workers] there are too few workers in the yard for { NAME($tile) }.
    [turn] turned like this, a side of { NAME($tile) } does not agree with what it touches at { $cell }.
   *[cell] { NAME($tile) } cannot stand at { $cell }, however it is turned.
}
ver-book-end-said = Ann has { $one }, Bert { $two }: { SEAT($winners) } { $winners-count ->
    [one] wins.
   *[other] share the victory.
}

example-from-the-quarry-goes = Ann wants to
example-from-the-quarry-goes-jump-sawmill = jump to the sawmill
example-from-the-quarry-goes-jump-architects = jump to the architects’ guild
example-from-the-quarry-goes-move-mine = lead one worker to the mine
example-from-the-quarry-goes-move-yard = lead one worker to the yard
example-from-the-quarry-goes-pair-mine = lead two to the mine
example-from-the-quarry-goes-pair-yard = lead two to the yard
example-from-the-quarry-marker = Her marker stands at
example-from-the-quarry-marker-mine = the mine
example-from-the-quarry-marker-yard = the yard
example-from-the-quarry-marker-sawmill = the sawmill
example-from-the-quarry-marker-architects = the architects’ guild
example-from-the-quarry-coins = Active coins
example-from-the-quarry-coins-1 = one
example-from-the-quarry-coins-0 = none
ver-book-case-mine = To the mine after all
ver-book-case-pair = Two together
ver-book-case-no-coin = Without a coin

example-harvest-place = Place
example-harvest-place-sawmill = Sawmill
example-harvest-place-quarry = Marble quarry
example-harvest-place-mine = Gold mine
example-harvest-workers = Ann’s workers there
example-harvest-workers-1 = 1
example-harvest-workers-2 = 2
example-harvest-workers-3 = 3
example-harvest-workers-4 = 4
example-harvest-yield = Her steps of richer yields
example-harvest-yield-0 = none
example-harvest-yield-1 = 1: wood
example-harvest-yield-2 = 2: and marble
example-harvest-yield-3 = 3: and gold
example-harvest-neighbour = Bert
example-harvest-neighbour-none = is elsewhere
example-harvest-neighbour-untaught = has one worker there
example-harvest-neighbour-taught = has one, and shares harvests
example-harvest-neighbour-pair-taught = has two, and shares harvests
ver-book-case-one-miner = One worker in the mine
ver-book-case-gold = … who has learnt
ver-book-case-shared = Bert shares

example-four-workers-plan = Ann’s plan
example-four-workers-plan-top-coin = the top tile, a coin, the lowest
example-four-workers-plan-low = the three lowest
example-four-workers-plan-clear = remove one, take two, a coin
example-four-workers-plan-sweep = remove three, take two
example-four-workers-gold = Her gold
example-four-workers-gold-1 = 1
example-four-workers-gold-0 = none
ver-book-case-no-gold = Without gold
ver-book-case-sweep = Sweep the display

example-building-tile = Tile
example-building-tile-tapestry-salon = Tapestry Salon
example-building-tile-service-corner = Service Corner
example-building-tile-statue-walk = Statue Walk
example-building-cell = Cell
example-building-cell-c4 = c4
example-building-cell-a3 = a3
example-building-cell-b3 = b3
example-building-cell-e1 = e1
example-building-cell-c2 = c2
example-building-turns = Quarter turns
example-building-turns-0 = 0
example-building-turns-1 = 1
example-building-turns-2 = 2
example-building-turns-3 = 3
example-building-workers = Workers in the yard
example-building-workers-2 = 2
example-building-workers-1 = 1
ver-book-case-turned = Turned once
ver-book-case-middle = In the middle
ver-book-case-one-worker = With one worker

example-the-end-marble = Ann’s marble
example-the-end-marble-7 = 7
example-the-end-marble-6 = 6
example-the-end-marble-5 = 5
example-the-end-marble-0 = 0
example-the-end-wood = wood
example-the-end-wood-5 = 5
example-the-end-wood-6 = 6
example-the-end-wood-0 = 0
example-the-end-gold = gold
example-the-end-gold-3 = 3
example-the-end-gold-4 = 4
example-the-end-gold-1 = 1
example-the-end-tiles = tiles not built
example-the-end-tiles-1 = 1
example-the-end-tiles-0 = 0
example-the-end-tiles-4 = 4
example-the-end-decorations = decorations not used
example-the-end-decorations-1 = 1
example-the-end-decorations-0 = 0
example-the-end-decorations-2 = 2
ver-book-case-statue-used = Without the statue
ver-book-case-equal = Without the tile

# At this table
ver-book-here-first = { SEAT($seat) } began.
ver-book-here-marker = Your marker stands at { NAME($zone) }: none of your workers may stop there this time.
ver-book-here-no-marker = Your marker stands nowhere yet, and forbids nothing.
ver-book-here-coins = { $count ->
    [0] You have no active coin, so only normal moves are open to you.
    [one] You have one active coin: one double move, until you turn a coin back.
   *[other] You have { $count } active coins, each good for one double move.
}
ver-book-here-king = The King has taken { $steps ->
    [one] one step
   *[other] { $steps } steps
}; { $left ->
    [one] one more ends the game.
   *[other] { $left } more end the game.
}
ver-book-here-tile = { NAME($tile, form: "short") }, { $points ->
    [one] one point
   *[other] { $points } points
}: { $state ->
    [nowhere] it fits nowhere now.
    [lacks] you lack { $lacking }; it fits on { $places ->
        [one] one cell
       *[other] { $places } cells
    }.
   *[ready] ready to build, on { $places ->
        [one] one cell
       *[other] { $places } cells
    }.
}
ver-book-here-no-tile = You have no tile yet. The architects’ guild has five on display.
ver-book-here-step = { $done ->
    [yes] { NAME($track) }: you have learnt all of it.
   *[no] { NAME($track) }: step { $step } would cost you { $cost }.
}
ver-book-here-count = You have { $goods }. { $built ->
    [one] One point is
   *[other] { $built } points are
} built; if it ended now you would have { $total }.
ver-book-here-free = { $count ->
    [one] One cell of the yard is free.
   *[other] { $count } cells of the yard are free.
}
ver-book-here-pile = { $count ->
    [one] One tile is
   *[other] { $count } tiles are
} in the pile, { $removed ->
    [0] none removed.
    [one] one removed.
   *[other] { $removed } removed.
}
ver-book-here-held = { $count ->
    [0] No tile lies in front of you yet: there is room for four.
    [one] One tile lies in front of you; there is room for { $room } more.
   *[other] { $count } tiles lie in front of you; { $room ->
        [0] who takes another gives one up.
        [one] there is room for one more.
       *[other] there is room for { $room } more.
    }
}
ver-book-here-waiting = { $count ->
    [0] Both your workers are recruited.
    [one] One worker of yours still waits to be recruited.
   *[other] Two workers of yours wait to be recruited.
}
ver-book-here-decorations = { $count ->
    [0] No tile of yours lacks a decoration.
   *[other] Your tiles still ask for { NAME($decorations, form: "a") }.
}
