# Versailles: every sentence about this game.

title = Versailles
tagline = Lead your workers round the one-way circuit, harvest, learn, and build the palace tile by tile before the King arrives. Whoever has most points wins.

option-long-game = { $value ->
    [yes] The long game
   *[other] The usual length
}

# Zones
kings-favour = the King’s favour
    .the = the King’s favour
    .short = King’s favour
quarry = the marble quarry
    .the = the marble quarry
    .short = Marble quarry
mine = the gold mine
    .the = the gold mine
    .short = Gold mine
architects = the architects’ guild
    .the = the architects’ guild
    .short = Architects’ guild
workshop = the workshop
    .the = the workshop
    .short = Workshop
sawmill = the sawmill
    .the = the sawmill
    .short = Sawmill
alchemists = the alchemists’ guild
    .the = the alchemists’ guild
    .short = Alchemists’ guild
yard = the construction yard
    .the = the construction yard
    .short = Construction yard

kings-favour-effect = With two workers, recruit the worker on the first line; with three, the one on the second. One worker turns one or both of your coins active. Whenever somebody goes to the King’s favour or over it, the King takes a step.
quarry-effect = 1, 2 or 3 marble with 1, 2, or 3 or more workers.
mine-effect = 0, 1 or 2 gold with 1, 2, or 3 or more workers.
architects-effect = Take tiles from the display, remove tiles from it, or turn one coin active.
workshop-effect = Buy decorations for workers and goods, as long as there are any.
sawmill-effect = 1, 2 or 3 wood with 1, 2, or 3 or more workers.
alchemists-effect = Advance your technologies for workers and goods.
yard-effect = Build tiles that lie in front of you, for workers, goods and decorations. Sides must match the neighbours and the border.

# Goods
wood = wood
    .a = wood
    .the = the wood
    .many = wood
marble = marble
    .a = marble
    .the = the marble
    .many = marble
gold = gold
    .a = gold
    .the = the gold
    .many = gold

# Decorations
orange-tree = orange tree
    .a = an orange tree
    .the = the orange tree
    .many = orange trees
statue = statue
    .a = a statue
    .the = the statue
    .many = statues
fountain = fountain
    .a = a fountain
    .the = the fountain
    .many = fountains
tapestry = tapestry
    .a = a tapestry
    .the = the tapestry
    .many = tapestries
chandelier = chandelier
    .a = a chandelier
    .the = the chandelier
    .many = chandeliers
mirror = mirror
    .a = a mirror
    .the = the mirror
    .many = mirrors

# Technologies
yield = richer yields
    .the = the track of richer yields
    .short = Yields
harvest = shared harvests
    .the = the track of shared harvests
    .short = Harvests
specialists = shared specialists
    .the = the track of shared specialists
    .short = Specialists
yield-effect-1 = One more wood each time you get wood.
yield-effect-2 = One more marble each time you get marble.
yield-effect-3 = One more gold each time you get gold.
harvest-effect-1 = You harvest too when another player activates the sawmill and you have a worker there.
harvest-effect-2 = The same at the marble quarry.
harvest-effect-3 = The same at the gold mine.
specialists-effect-1 = You may activate the architects’ guild too when another player does and you have a worker there.
specialists-effect-2 = The same at the workshop.
specialists-effect-3 = The same at the construction yard.

# Tiles
bowling-green = the Bowling Green
    .short = Bowling Green
orangery-parterre = the Orangery Parterre
    .short = Orangery Parterre
water-theatre = the Water Theatre
    .short = Water Theatre
grand-canal-basin = the Grand Canal Basin
    .short = Grand Canal Basin
kitchen-garden = the Kitchen Garden
    .short = Kitchen Garden
timber-arcade-walk = the Timber Arcade Walk
    .short = Timber Arcade Walk
belvedere-gate = the Belvedere Gate
    .short = Belvedere Gate
orange-court = the Orange Court
    .short = Orange Court
orange-alley = the Orange Alley
    .short = Orange Alley
statue-walk = the Statue Walk
    .short = Statue Walk
statue-grove = the Statue Grove
    .short = Statue Grove
small-fountain-court = the Small Fountain Court
    .short = Small Fountain Court
fountain-terrace = the Fountain Terrace
    .short = Fountain Terrace
corner-pavilion = the Corner Pavilion
    .short = Corner Pavilion
stone-steps = the Stone Steps
    .short = Stone Steps
service-corner = the Service Corner
    .short = Service Corner
carpenters-corner = the Carpenters’ Corner
    .short = Carpenters’ Corner
gilded-corner = the Gilded Corner
    .short = Gilded Corner
orange-tree-loggia = the Orange Tree Loggia
    .short = Orange Tree Loggia
statue-loggia = the Statue Loggia
    .short = Statue Loggia
tapestry-corner-salon = the Tapestry Corner Salon
    .short = Tapestry Corner Salon
mirror-corner-salon = the Mirror Corner Salon
    .short = Mirror Corner Salon
gallery = the Gallery
    .short = Gallery
marble-colonnade = the Marble Colonnade
    .short = Marble Colonnade
ambassadors-passage = the Ambassadors’ Passage
    .short = Ambassadors’ Passage
fountain-arcade = the Fountain Arcade
    .short = Fountain Arcade
chandelier-gallery = the Chandelier Gallery
    .short = Chandelier Gallery
antechamber = the Antechamber
    .short = Antechamber
guard-room = the Guard Room
    .short = Guard Room
council-room = the Council Room
    .short = Council Room
tapestry-closet = the Tapestry Closet
    .short = Tapestry Closet
tapestry-salon = the Tapestry Salon
    .short = Tapestry Salon
candle-room = the Candle Room
    .short = Candle Room
ballroom-wing = the Ballroom Wing
    .short = Ballroom Wing
dressing-room = the Dressing Room
    .short = Dressing Room
mirror-cabinet = the Mirror Cabinet
    .short = Mirror Cabinet
inner-hall = the Inner Hall
    .short = Inner Hall
royal-bedchamber = the Royal Bedchamber
    .short = Royal Bedchamber
hall-of-mirrors = the Hall of Mirrors
    .short = Hall of Mirrors
queens-salon = the Queen’s Salon
    .short = Queen’s Salon

# What happened
event-turned-up = Slot { $slot } of the display shows { NAME($tile) }{ $new-pile ->
    [yes] {""}, the last of the pile: { $left } removed tiles become a new one
   *[other] {""}
}
event-began = { SEAT($seat) } begins
event-moved = { $workers ->
    [one] { $over ->
        [none] { SEAT($seat) } moves a worker from { NAME($from) } to { NAME($to) }
       *[other] { SEAT($seat) } turns a coin: a worker jumps from { NAME($from) } over { NAME($over) } to { NAME($to) }
    }
   *[other] { SEAT($seat) } turns a coin: { $workers } workers go from { NAME($from) } to { NAME($to) }
}
event-activated = { $workers ->
    [one] { SEAT($seat) } activates { NAME($zone) } with one worker
   *[other] { SEAT($seat) } activates { NAME($zone) } with { $workers } workers
}
event-left-alone = { SEAT($seat) } does not activate { NAME($zone) }
event-harvested = { $shared ->
    [yes] { SEAT($seat) } harvests too, by technology: { $gained } { NAME($resource) }
   *[other] { SEAT($seat) } harvests { $gained } { NAME($resource) }
}{ $more ->
    [0] {""}
   *[other] {" "}({ $more } of it by technology)
}
event-shares = { $workers ->
    [one] { SEAT($seat) } shares { NAME($zone) } with one worker
   *[other] { SEAT($seat) } shares { NAME($zone) } with { $workers } workers
}
event-declined = { SEAT($seat) } does not share { NAME($zone) }
event-took = { SEAT($seat) } takes { NAME($tile) } from slot { $slot } for { $workers ->
    [one] one worker
   *[other] { $workers } workers
}{ $paid ->
    [none] {""}
   *[other] , { $paid }
}
event-took-paid = { $count } { NAME($item) }
event-discarded = { SEAT($seat) } gives up { NAME($tile) }
event-removed = { SEAT($seat) } removes { NAME($tiles) } for { $workers ->
    [one] one worker
   *[other] { $workers } workers
}
event-turned-coins = { $coins ->
    [one] { SEAT($seat) } turns a coin active again for one worker
   *[other] { SEAT($seat) } turns both coins active again for one worker
}
event-bought = { SEAT($seat) } buys { NAME($decoration, form: "a") } for { $workers ->
    [one] one worker
   *[other] { $workers } workers
}{ $paid ->
    [none] {""}
   *[other] , { $paid }
}
event-bought-paid = { $count } { NAME($item) }
event-advanced = { SEAT($seat) } reaches step { $step } of { NAME($track, form: "the") } for { $workers ->
    [one] one worker
   *[other] { $workers } workers
}{ $paid ->
    [none] {""}
   *[other] , { $paid }
}
event-advanced-paid = { $count } { NAME($item) }
event-built = { SEAT($seat) } builds { NAME($tile) } at { $cell } for { $workers ->
    [one] one worker
   *[other] { $workers } workers
}{ $paid ->
    [none] {""}
   *[other] , { $paid }
}{ $decorations ->
    [none] {""}
   *[other] , with { NAME($decorations, form: "a") }
}: { $points ->
    [one] one point
   *[other] { $points } points
}
event-built-paid = { $count } { NAME($item) }
event-recruited = { SEAT($seat) } recruits a worker with { $workers } workers
event-finished = { SEAT($seat) } has finished at { NAME($zone) }
event-king-stepped = The King takes step { $steps } of { $of }
event-over = { $ending ->
    [yard-full] The palace is complete
    [king-arrived] The King has arrived
   *[tiles-spent] There are too few tiles left for a new pile
}
event-counted = { SEAT($seat) } has { $total ->
    [one] one point
   *[other] { $total } points
}: { $built } for the palace{ $wood ->
    [0] {""}
   *[other] , { $wood } for wood
}{ $marble ->
    [0] {""}
   *[other] , { $marble } for marble
}{ $gold ->
    [0] {""}
   *[other] , { $gold } for gold
}{ $tiles ->
    [0] {""}
   *[other] , { $tiles } for tiles not built
}{ $decorations ->
    [0] {""}
   *[other] , { $decorations } for decorations left
}
event-ended = { $winners-count ->
    [one] { SEAT($winners) } wins
   *[other] { SEAT($winners) } share the victory
}

# What one may do
action-move = Move a worker from { NAME($from) } to { NAME($to) }
action-move-pair = Turn a coin: move two workers from { NAME($from) } to { NAME($to) }
action-jump = Turn a coin: jump with a worker from { NAME($from) } to { NAME($to) }
action-activate = Activate { NAME($zone) }
action-pass = Do not activate
action-take = Take { NAME($tile) } from slot { $slot }
action-discard = Give up { NAME($tile) }
action-remove-one = Remove { NAME($tile) }
action-remove-three = { $tiles-count ->
    [one] With two workers, remove { NAME($tiles) }
   *[other] Remove { NAME($tiles) } together
}
action-turn-coins = { $coins ->
    [one] Turn one coin active
   *[other] Turn both coins active
}
action-buy = Buy { NAME($decoration, form: "a") }
action-advance = Advance on { NAME($track, form: "the") }
action-build = Build { NAME($tile) } at { $cell }{ $rotation ->
    [0] {""}
    [1] , turned a quarter
    [2] , turned by half
   *[3] , turned three quarters
}
action-recruit = { $line ->
    [1] Recruit with two workers
   *[2] Recruit with three workers
}
action-end = Finish here

# Where the game is
stage-move = Moving
stage-activate = Activating
stage-work = { $zone ->
    [architects] Architects’ guild
    [workshop] Workshop
    [alchemists] Alchemists’ guild
    [yard] Construction yard
   *[kings-favour] King’s favour
}
stage-discard = Five tiles
stage-over = The end

# What you must do
ask-move = Move a worker along an arrow, or turn a coin for a double move.
ask-activate = You have come to { NAME($zone) }. Activate it?
ask-work = { $workers ->
    [0] { NAME($zone, form: "short") }: all your workers have served.
    [one] { NAME($zone, form: "short") }: one worker is left. What will it do?
   *[other] { NAME($zone, form: "short") }: { $workers } workers are left. What will they do?
}
ask-discard = You hold five tiles. Give one up.
ask-over = The game is over.

# What the others do
wait-move = { SEAT($player) } moves.
wait-activate = { SEAT($player) } may activate { NAME($zone) }.
wait-work = { SEAT($player) } is busy at { NAME($zone) }.
wait-discard = { SEAT($player) } holds five tiles and gives one up.
wait-over = The game is over.
