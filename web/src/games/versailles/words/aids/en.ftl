# Versailles: the table in words, what choices bring, why not, and a first game.

ver-told-hand = Your tiles and stores
ver-told-plan = The plan
ver-told-slot = Slot { $slot }: { $what }.
ver-told-edges = sides: north { $north }, east { $east }, south { $south }, west { $west }
ver-edge-i = interior
ver-edge-x = exterior
ver-told-places = fits on { $places }
ver-told-decoration = { NAME($decoration) }: costs { $cost }, { $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
}.
ver-told-track = { NAME($track, form: "short") }, step { $step }: costs { $cost }. { $effect }
ver-told-track-done = { NAME($track, form: "short") }: all three steps are reached.
ver-told-workers = { SEAT($seat) } { $count }
ver-told-arrows = leads to { NAME($zones) }
ver-told-free = { $count ->
    [one] One cell is free.
   *[other] { $count } cells are free.
}
ver-told-built = { $cell }: { NAME($tile) }{ $turns ->
    [0] {""}
    [1] , turned a quarter
    [2] , turned by half
   *[3] , turned three quarters
}.
ver-told-border = The border. North, a to f: { $north }. East, 1 to 4: { $east }. South: { $south }. West: { $west }.
ver-told-decorations = with { NAME($decorations, form: "a") }
ver-told-steps = { NAME($track, form: "short") } { $steps }
ver-told-player = { SEAT($seat) }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}: { $score ->
    [one] one point
   *[other] { $score } points
}, { $total } if it ended now.
ver-told-tiles = tiles: { NAME($tiles) }

ver-why-moved = Your move is made: no more workers move this turn.
ver-why-no-arrow = No arrow leads there from the chosen place.
ver-why-no-worker = None of your workers stands here.
ver-why-stuck = From here every way is closed now.
ver-why-yard = Tiles are built in the construction yard: lead workers there.
ver-why-guild = Tiles are taken in the architects’ guild: lead workers there.
ver-why-workshop = Decorations are bought in the workshop: lead workers there.
ver-why-alchemists = Technologies are learnt in the alchemists’ guild: lead workers there.
ver-why-favour = Workers are recruited in the King’s favour: lead workers there.
ver-why-recruited = This worker is already at work.
ver-why-workers = { $workers ->
    [0] No worker is left for it.
    [one] One worker left is too few for it.
   *[other] { $workers } workers left are too few for it.
}

guide-ver-goal = Whoever has most points wins, and points come from tiles you build in this yard. Goods, decorations and workers serve to build; left over they count little. It ends when the King reaches his gate.
guide-ver-move = Each turn one worker goes along an arrow. Choose a lit place: you see where its workers may go and what you would get there.
guide-ver-activate = Use the place you came to, or leave it. The more of your workers stand there, the more you get.
guide-ver-architects = Take tiles to build later; high slots cost more workers. Look at the points and at what a tile costs, and take what you can pay soon.
guide-ver-workshop = Decorations: better tiles ask for them. Buy those your tiles show as lacking.
guide-ver-alchemists = Technologies: richer harvests, or a share when others use a place where you have a worker. The sooner, the longer they serve.
guide-ver-favour = Recruit a waiting worker with two or three, or turn your coins active with one. More workers make every place give more.
guide-ver-yard = Choose one of your tiles, then a lit cell. Interior touches interior, exterior touches exterior, with neighbours and border. Turn it with R or the button.
guide-ver-discard = You may keep four tiles. Give one up: the one you could pay for last.
guide-ver-share = By your technology you may use this place too, though it is not your turn.
guide-ver-no-tile = Without a tile nothing can be built. Lead workers to the architects’ guild and take some.
guide-ver-build-why = Your tiles. Each shows its points, what it costs and what you lack. Gather just that: marble, wood and gold from their places, decorations from the workshop.
guide-ver-build-when = One of your tiles is paid for. Build as soon as the workers it asks for stand in the yard: cells that fit grow fewer, and only built tiles count in full.
guide-ver-coins = A coin buys a double move: two workers together, or one over a place. Goals with a dashed frame cost one.
guide-ver-marker = Your activation marker, the pennant, stands where you went last. None of your workers may stop there next, only pass over.
guide-ver-king = Each time somebody enters the King’s favour or jumps it, the King takes a step. At his gate the game ends at once: do not keep tiles for later too long.
guide-ver-end = The end is near. Build what you can: a tile in hand counts little, and no new goods will pay for dear ones in time.
guide-ver-ours = The tiles of the original and most numbers of its board are not known. What is ours bears a small mark.

ver-hint-why-end = Nothing more here is worth a worker to you.
ver-hint-why-build = Built tiles are what scores: { $brings }.
ver-hint-why-brings = What it brings helps you most towards your next tile: { $brings }.
ver-hint-why-nothing = Nothing is won or lost here: both come to the same.
