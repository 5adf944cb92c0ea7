# Versailles: the table in words, what choices bring, why not, and a first game.

ver-told-hand = Your tiles and stores
ver-told-plan = The plan
ver-told-slot = Slot { $slot }: { $what }.
ver-told-edges = sides: north { $north }, east { $east }, south { $south }, west { $west }
ver-edge-i = inside
ver-edge-x = outside
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

guide-ver-goal = Together you build the palace, but every tile scores for the one who builds it. Lead your workers round, gather goods, and build before the King has walked to his gate.
guide-ver-move = Each turn you move one worker along an arrow. Point at one of your workers to see where it may go and what you would get there.
guide-ver-activate = You may now use the place you came to. The more of your workers stand there, the more you get.
guide-ver-architects = The architects’ guild: take tiles to build later, clear away what you do not want, or make a coin active again. Each worker serves one thing.
guide-ver-workshop = The workshop sells decorations. Better tiles ask for them, and those on a built tile stay there for good.
guide-ver-alchemists = Technologies: richer harvests, or a share when others activate a place where you have a worker.
guide-ver-favour = The King’s favour: recruit a waiting worker with two or three, or turn your coins active with one.
guide-ver-yard = The yard: choose a tile, then a lit cell. Inside joins inside and outside joins outside, with the neighbours and the border. Press R to turn it.
guide-ver-discard = You may keep four tiles. Give one up.
guide-ver-share = By your technology you may use this place too, though it is not your turn.
guide-ver-coins = A coin buys a double move: two workers together, or one worker over a place. Such goals have a dashed frame.
guide-ver-marker = Your activation marker stands where you went last. None of your workers may stop there in your next move, only pass over it.
guide-ver-king = Whenever somebody enters the King’s favour or jumps it, the King takes a step. At his gate the game ends at once.
guide-ver-end = The end is near. Goods, decorations and tiles you hold count a little; built tiles count most.
guide-ver-ours = The tiles of the original and most numbers of its board are not known. What is ours bears a small mark.

ver-hint-why-end = Nothing more here is worth a worker to you.
ver-hint-why-build = Built tiles are what scores: { $brings }.
ver-hint-why-brings = What it brings helps you most towards your next tile: { $brings }.
ver-hint-why-nothing = Nothing is won or lost here: both come to the same.
