# The Necklace of Saba: every sentence about this game.

title = The Necklace of Saba
tagline = Auction the cards of the Queen of Saba’s necklace, then rebuild it place by place. The richest trader wins.

option-jokers-free = With jokers
option-jokers-absent = Without jokers
option-jokers-mirrored = Mirrored jokers

# Cards
ruby-1 = one ruby
    .a = one ruby
    .the = the single ruby
    .many = cards of one ruby
ruby-2 = two rubies
    .a = two rubies
    .the = the two rubies
    .many = cards of two rubies
ruby-3 = three rubies
    .a = three rubies
    .the = the three rubies
    .many = cards of three rubies
ruby-4 = four rubies
    .a = four rubies
    .the = the four rubies
    .many = cards of four rubies
emerald-1 = one emerald
    .a = one emerald
    .the = the single emerald
    .many = cards of one emerald
emerald-2 = two emeralds
    .a = two emeralds
    .the = the two emeralds
    .many = cards of two emeralds
emerald-3 = three emeralds
    .a = three emeralds
    .the = the three emeralds
    .many = cards of three emeralds
emerald-4 = four emeralds
    .a = four emeralds
    .the = the four emeralds
    .many = cards of four emeralds
pearl-1 = one pearl
    .a = one pearl
    .the = the single pearl
    .many = cards of one pearl
pearl-2 = two pearls
    .a = two pearls
    .the = the two pearls
    .many = cards of two pearls
pearl-3 = three pearls
    .a = three pearls
    .the = the three pearls
    .many = cards of three pearls
pearl-4 = four pearls
    .a = four pearls
    .the = the four pearls
    .many = cards of four pearls
sapphire-1 = one sapphire
    .a = one sapphire
    .the = the single sapphire
    .many = cards of one sapphire
sapphire-2 = two sapphires
    .a = two sapphires
    .the = the two sapphires
    .many = cards of two sapphires
sapphire-3 = three sapphires
    .a = three sapphires
    .the = the three sapphires
    .many = cards of three sapphires
sapphire-4 = four sapphires
    .a = four sapphires
    .the = the four sapphires
    .many = cards of four sapphires
topaz-1 = one topaz
    .a = one topaz
    .the = the single topaz
    .many = cards of one topaz
topaz-2 = two topazes
    .a = two topazes
    .the = the two topazes
    .many = cards of two topazes
topaz-3 = three topazes
    .a = three topazes
    .the = the three topazes
    .many = cards of three topazes
topaz-4 = four topazes
    .a = four topazes
    .the = the four topazes
    .many = cards of four topazes
joker = joker
    .a = a joker
    .the = the joker
    .many = jokers
joker-effect = Goes on a place where only one card can lie, and stands for it. It is never replaced.

# What happened
event-turned-up = Turned up: { NAME($card, form: "a") }, laid at { $place }
event-put-back = Turned up: { NAME($card, form: "a") }, but put back
event-dealt = { $cards-1 ->
    [down] { SEAT($seat) } is dealt { $count } cards
   *[other] { SEAT($seat) } is dealt { NAME($cards, form: "a") }
}
event-began = { SEAT($seat) } holds the first auction
event-nothing-to-offer = { SEAT($seat) } has no card to offer
event-offered = { SEAT($seat) } puts { NAME($card, form: "a") } up for auction
event-bid = { SEAT($seat) } bids { $price }k
event-passed = { SEAT($seat) } passes
event-named-price = { SEAT($seat) } finds that too low and asks { $price }k
event-sold = { SEAT($buyer) } buys { NAME($card, form: "the") } from { SEAT($seller) } for { $price }k
event-unsold = Nobody buys { NAME($card, form: "the") }
event-unsold-fake = { SEAT($seat) } puts { NAME($card, form: "the") } aside: a fake nobody wanted
event-returned = { SEAT($seat) } takes { NAME($card, form: "the") } back: it has no place yet
event-kept = { SEAT($seat) } keeps { NAME($card, form: "the") }
event-placed = { SEAT($seat) } lays { NAME($card, form: "a") } at { $place }{ $card ->
    [joker] {" "}for { NAME($stands-for, form: "a") }
   *[other] {""}
}{ $times ->
    [0] , unsold, and earns nothing
    [2] {" "}at once and earns double: { $earned }k
   *[other] {" "}and earns { $earned }k
}
event-placed-lines = { $direction ->
    [up] upwards
    [up_right] up to the right
    [down_right] down to the right
    [down] downwards
    [down_left] down to the left
   *[up_left] up to the left
}: { $worth }k
event-has-to-draw = Nobody has drawn for { $turns } turns: { SEAT($seat) } has to draw
event-drew = { $paid ->
    [0] { SEAT($seat) } cannot pay 2k and draws { NAME($card, form: "a") } for nothing
   *[other] { SEAT($seat) } draws { NAME($card, form: "a") } for { $paid }k
}
event-left-pile = { SEAT($seat) } does not draw
event-rebuilding-began = The pile is empty. { SEAT($seat) } begins to rebuild the necklace
event-discarded = { SEAT($seat) } puts { NAME($card, form: "a") } aside, a fake
event-waited = { $jokers ->
    [one] { SEAT($seat) } passes: the only card left is a joker that waits for its place
   *[other] { SEAT($seat) } passes: only jokers are left, and they wait for their places
}
event-ended = { $winners-count ->
    [one] The necklace is whole. { SEAT($winners) } wins
   *[other] The necklace is whole. { SEAT($winners) } share the victory
}

# What one may do
action-offer = Put { NAME($card, form: "the") } up for auction
action-bid = Bid { $price }k
action-pass = Pass
action-accept = Sell to the highest bidder
action-name-price = Name a price of { $price }k
action-keep = Keep the card
action-place = Lay { NAME($card, form: "the") } at { $place }
action-draw = Draw a card for 2k
action-end-turn = End the turn without drawing
action-discard = Put { NAME($card, form: "the") } aside as a fake

# Where the game is
stage-offer = Auction
stage-bid = Bidding
stage-answer = The auctioneer’s answer
stage-take = The named price
stage-bought = Sold
stage-unsold = Unsold
stage-draw = The pile
stage-rebuild = Rebuilding
stage-over = The end

# What you must do
ask-offer = Put one of your cards up for auction.
ask-bid = Bid for { NAME($card, form: "the") }, or pass.
ask-answer = The bidding has ended at { $highest-price }k. Sell { NAME($card, form: "the") }, or name your price, once.
ask-take = { SEAT($auctioneer) } asks { $named }k for { NAME($card, form: "the") }. Take it, bid more, or pass.
ask-bought = You have bought { NAME($card, form: "the") } for { $price }k. Keep it, or lay it at once for double.
ask-unsold = Nobody bought { NAME($card, form: "the") }. Lay it where you like, for nothing.
ask-draw = Will you draw a card for 2k?
ask-rebuild = Lay a card on the necklace, or put a fake aside.
ask-over = The game is over.

# What the others do
wait-offer = { SEAT($auctioneer) } chooses a card to auction.
wait-bid = { SEAT($asked) } may bid for { NAME($card, form: "the") }.
wait-answer = { SEAT($auctioneer) } may sell { NAME($card, form: "the") } for { $highest-price }k, or name a price.
wait-take = { SEAT($asked) } may take { NAME($card, form: "the") } for { $named }k.
wait-bought = { SEAT($buyer) } keeps { NAME($card, form: "the") }, or lays it at once.
wait-unsold = { SEAT($auctioneer) } must lay { NAME($card, form: "the") }.
wait-draw = { SEAT($auctioneer) } may draw a card.
wait-rebuild = { SEAT($player) } is rebuilding the necklace.
wait-over = The game is over.
