# Versailles: the sentences of its table on the page.

page-player-label = { $name }, { $score ->
    [one] one point
   *[other] { $score } points
}
page-orders-more = When another player activates a place that your technology lets you share, you are asked. Here you can give the answer beforehand.
page-order-mine = Ask if I can act
page-order-never = Never share
share-architects = The architects’ guild is shared with you
share-workshop = The workshop is shared with you
share-yard = The construction yard is shared with you

ver-turn-n = turn { $turn }
ver-over = the end
ver-board = The plan: the yard, seven places around it, and the King’s walk
ver-sending = One moment…

# The places
ver-short-kings-favour = King’s favour
ver-short-quarry = Marble quarry
ver-short-mine = Gold mine
ver-short-architects = Architects’ guild
ver-short-workshop = Workshop
ver-short-sawmill = Sawmill
ver-short-alchemists = Alchemists’ guild
ver-short-yard = Yard
ver-gives-kings-favour = recruits · coins
ver-gives-quarry = 1 · 2 · 3 marble
ver-gives-mine = 0 · 1 · 2 gold
ver-gives-architects = tiles · a coin
ver-gives-workshop = decorations
ver-gives-sawmill = 1 · 2 · 3 wood
ver-gives-alchemists = technologies
ver-gives-yard = build tiles
ver-gives-guild-n = { $tiles ->
    [0] { $coin ->
        [yes] a coin
       *[no] no tile
    }
    [one] one tile{ $coin ->
        [yes] , a coin
       *[no] {""}
    }
   *[other] { $tiles } tiles to choose from{ $coin ->
        [yes] , a coin
       *[no] {""}
    }
}
ver-gives-workshop-n = { $count ->
    [0] nothing to buy
    [one] one to buy
   *[other] { $count } to buy
}
ver-gives-alchemists-n = { $count ->
    [0] no step
    [one] one track
   *[other] { $count } tracks
}
ver-gives-yard-n = { $count ->
    [0] nothing to build
    [one] one tile to build
   *[other] { $count } tiles to build
}
ver-gives-favour-n = { $workers ->
    [0] { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    }
   *[other] a worker{ $coins ->
        [0] {""}
       *[other] , coins
    }
}
ver-nobody-here = nobody stands here
ver-marker-of = activation marker of { SEAT($seats) }
ver-no-stop = Your activation marker stands here: none of your workers may stop here
ver-with-workers = { $count ->
    [one] with one worker
   *[other] with { $count } workers
}
ver-for-a-coin = costs a coin
ver-king-would-step = the King takes a step
ver-shared-by = shared by { SEAT($seats) }
ver-king-at = The King, { $steps } of { $of } steps
ver-king-left = { $left ->
    [one] The King is one step from his gate.
   *[other] The King is { $left } steps from his gate.
}

# What to do
ver-your-move = Your turn.
ver-your-activate = Your move is made.
ver-your-work = At work.
ver-your-discard = A fifth tile.
ver-you-share = You may share.
ver-ask-move = Choose a place where one of your workers stands.
ver-ask-goal = From { NAME($zone) }: choose where to. A dashed frame costs a coin.
ver-ask-way = To { NAME($zone) }: one worker, or two for a coin?
ver-ask-activate = Activate { NAME($zone) } { $brings }?
ver-workers-left = { $workers ->
    [one] One worker left of { $of }.
   *[other] { $workers } workers left of { $of }.
}
ver-all-served = All your workers have served.{ $zone ->
    [architects] {" "}The display is filled again.
   *[other] {""}
}
ver-nothing-here = There is nothing for you now: you leave { NAME($zone) }.
ver-doubt-leave = Leave { NAME($zone) } without using it? It would give you: { $gives }.
ver-doubt-end = { $workers ->
    [one] Stop here? One worker could still do something.
   *[other] Stop here? { $workers } workers could still do something.
}
ver-yes-end = Stop here
ver-ask-architects = { $take ->
    [yes] Choose a tile to take or remove{ $coin ->
        [yes] , or turn a coin.
       *[no] .
    }
   *[no] { $remove ->
        [yes] Choose a tile to remove{ $coin ->
            [yes] , or turn a coin.
           *[no] .
        }
       *[no] Turn a coin, or stop.
    }
}
ver-ask-workshop = Choose a decoration.
ver-ask-alchemists = Choose a technology.
ver-ask-kings-favour = { $recruit ->
    [yes] { $coin ->
        [yes] Recruit, or turn coins.
       *[no] Recruit a worker.
    }
   *[no] Turn your coins.
}
ver-ask-yard = Choose a tile of yours to build.
ver-ask-take = Take it, or remove it?
ver-ask-three = Choose the tiles to remove together.
ver-ask-cell = Choose a lit cell for { NAME($tile) }.
ver-ask-discard = Five tiles lie in front of you: give one up.
ver-build-it = Build { NAME($tile) } at { $cell } for { $points ->
    [one] one point
   *[other] { $points } points
}? It costs { $cost }.{ $ways ->
    [0] {""}
    [one] {""}
   *[other] {" "}Turn it as you like.
}
ver-discard-it = Give up { NAME($tile) }?
ver-remove-them = Remove { NAME($tiles) }?
ver-build = Build it here
ver-give-up = Give it up
ver-remove = Remove them
ver-activate = Activate
ver-leave-it = Leave it
ver-way-normal = one
ver-way-pair = two together
ver-way-jump = one, over a place
ver-turn-tile = Turn

# Tiles
ver-display = On display
ver-pile = { $count ->
    [one] one tile in the pile
   *[other] { $count } tiles in the pile
}
ver-removed = { $count ->
    [one] one tile removed
   *[other] { $count } tiles removed
}
ver-gap = taken
ver-remove-three = { $count ->
    [one] Remove it (two workers)
   *[other] Remove { $count } (two workers)
}
ver-your-tiles = Your tiles
ver-tiles = Tiles
ver-tiles-n = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
ver-tiles-of = { $count } of { $most }
ver-no-tiles = No tile yet: the architects’ guild has them.
ver-points-n = { $count ->
    [one] one point
   *[other] { $count } points
}
ver-costs = costs { $what }
ver-takes = to take it: { $what }
ver-fits = { $count ->
    [0] fits nowhere
    [one] fits on one cell
   *[other] fits on { $count } cells
}
ver-fits-in = { $count ->
    [one] one cell
   *[other] { $count } cells
}
ver-fits-nowhere = fits nowhere
ver-lacks = lacks { $what }
ver-lacking = lacks
ver-ready = ready to build
ver-workers-n = { $count ->
    [one] one worker
   *[other] { $count } workers
}
ver-good-n = { $count } { NAME($good) }
ver-built-at = { $cell }: { NAME($tile) }
ver-cell-for = { $ways ->
    [0] { $cell }, free
    [one] { $cell }: { NAME($tile) } may lie here
   *[other] { $cell }: { NAME($tile) } may lie here in { $ways } ways, now turned { $turns ->
        [0] not at all
        [one] once
       *[other] { $turns } times
    }
}
ver-stands-at = Stands at { $cell }.

# Stores and work
ver-your-stores = Your stores
ver-decorations = Decorations
ver-double-moves = Double moves
ver-coins-n = { $count ->
    [0] no coin for a double move
    [one] one coin for a double move
   *[other] { $count } coins for double moves
}
ver-turn-coins = { $coins ->
    [one] Turn one coin
   *[other] Turn both coins
}
ver-total-now = If it ended now
ver-none = none
ver-bench = What workers can do
ver-tab-display = On display
ver-tab-mine = Yours
ver-tab-workshop = Workshop
ver-tab-alchemists = Technologies
ver-tab-kings-favour = Recruits
ver-left-n = { $count ->
    [0] sold out
    [one] one left
   *[other] { $count } left
}
ver-sold-out = none
ver-technologies = Technologies
ver-track-done = nothing more to learn
ver-recruit = { $waits ->
    [yes] Recruit for { $workers } workers
   *[no] Recruited
}
ver-waits = waits
ver-recruited = recruited
ver-favour-coins = One worker turns one or both coins.

# The end
ver-final = Final count
ver-yard-full = The palace is complete.
ver-king-arrived = The King has arrived.
ver-tiles-spent = There are too few tiles for a new pile.
ver-count-built = Palace
ver-count-wood = Wood
ver-count-marble = Marble
ver-count-gold = Gold
ver-count-tiles = Tiles
ver-count-decorations = Decorations
ver-count-total = Points
ver-palace = { $count ->
    [one] The palace, with one tile
   *[other] The palace, with { $count } tiles
}
ver-works = The works, turn by turn: tiles above, learning and recruits below
ver-works-told = { SEAT($seat) } built { $count ->
    [0] no tile
    [one] one tile: { NAME($tiles) }
   *[other] { $count } tiles: { NAME($tiles) }
}; steps learnt: { $steps }; workers recruited: { $recruits }
ver-works-tile = Turn { $turn }: { NAME($tile) }, { $points ->
    [one] one point
   *[other] { $points } points
}
ver-works-step = Turn { $turn }: step { $step } of { NAME($track) }
ver-works-recruit = Turn { $turn }: a worker recruited
ver-works-first = turn 1
ver-works-last = turn { $turn }

ver-king-mark = King { $steps }

# What can be agreed for a table
option-long-game-more = { $value ->
    [yes] The King takes 24 steps to his gate instead of 20: time to build more.
   *[other] The King takes 20 steps to his gate; then the game ends.
}
