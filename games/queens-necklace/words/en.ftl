title = Queen’s Necklace
tagline = Buy while prices fall, and sell to the court what is rare and in fashion.

# Gems
ruby = Ruby
    .a = a Ruby
    .the = the Ruby
    .many = Rubies
emerald = Emerald
    .a = an Emerald
    .the = the Emerald
    .many = Emeralds
diamond = Diamond
    .a = a Diamond
    .the = the Diamond
    .many = Diamonds
none = nothing
    .a = nothing
    .the = nothing
    .many = nothing
down = hidden card
    .a = a card
    .the = the hidden card
    .many = hidden cards

# Gem cards. Several single gems are told from pairs and trios.
ruby-1 = Ruby
    .a = a Ruby
    .the = the Ruby
    .many = single Rubies
ruby-1-effect = One gem. In a sale, whoever shows most Rubies sells a jewel at fashion plus rarity.
ruby-2 = Pair of Rubies
    .a = a pair of Rubies
    .the = the pair of Rubies
    .many = pairs of Rubies
ruby-2-effect = Two gems on one card. In a sale, whoever shows most Rubies sells a jewel at fashion plus rarity.
ruby-3 = Trio of Rubies
    .a = a trio of Rubies
    .the = the trio of Rubies
    .many = trios of Rubies
ruby-3-effect = Three gems on one card. In a sale, whoever shows most Rubies sells a jewel at fashion plus rarity.
emerald-1 = Emerald
    .a = an Emerald
    .the = the Emerald
    .many = single Emeralds
emerald-1-effect = One gem. In a sale, whoever shows most Emeralds sells a jewel at fashion plus rarity.
emerald-2 = Pair of Emeralds
    .a = a pair of Emeralds
    .the = the pair of Emeralds
    .many = pairs of Emeralds
emerald-2-effect = Two gems on one card. In a sale, whoever shows most Emeralds sells a jewel at fashion plus rarity.
emerald-3 = Trio of Emeralds
    .a = a trio of Emeralds
    .the = the trio of Emeralds
    .many = trios of Emeralds
emerald-3-effect = Three gems on one card. In a sale, whoever shows most Emeralds sells a jewel at fashion plus rarity.
diamond-1 = Diamond
    .a = a Diamond
    .the = the Diamond
    .many = single Diamonds
diamond-1-effect = One gem. In a sale, whoever shows most Diamonds sells a jewel at fashion plus rarity.
diamond-2 = Pair of Diamonds
    .a = a pair of Diamonds
    .the = the pair of Diamonds
    .many = pairs of Diamonds
diamond-2-effect = Two gems on one card. In a sale, whoever shows most Diamonds sells a jewel at fashion plus rarity.
diamond-3 = Trio of Diamonds
    .a = a trio of Diamonds
    .the = the trio of Diamonds
    .many = trios of Diamonds
diamond-3-effect = Three gems on one card. In a sale, whoever shows most Diamonds sells a jewel at fashion plus rarity.
amber = Amber
    .a = an Amber
    .the = the Amber
    .many = Ambers
amber-effect = The common gem, always alone on its card. In a sale, whoever shows most Ambers sells a jewel at fashion plus rarity.

# Cards laid out in a sale
ring = Ring
    .a = a Ring
    .the = the Ring
    .many = Rings
ring-effect = Laid with a row of gems: if that row sells, you sell one jewel more.
necklace = Queen’s Necklace
    .a = the Queen’s Necklace
    .the = the Queen’s Necklace
    .many = Queen’s Necklaces
necklace-effect = Whoever holds it wears it for all to see. Laid with a gem, it defies every King there: that gem sells, and each of those Kings’ players pays you 50 pounds.
king = King
    .a = a King
    .the = the King
    .many = Kings
king-effect = Laid with a row of gems: nobody sells that gem in this sale, you neither, unless the Queen’s Necklace lies with it. At most one King a player and sale.
banker = Banker
    .a = a Banker
    .the = the Banker
    .many = Bankers
banker-effect = Laid with any of your gems: each jewel you sell, in every row, brings 10 pounds more.

# Characters
confessor = Confessor
    .a = a Confessor
    .the = the Confessor
    .many = Confessors
confessor-effect = Influence. Look at another player’s whole hand.
courtier = Courtier
    .a = a Courtier
    .the = the Courtier
    .many = Courtiers
courtier-effect = Influence. You have three more ducats this turn.
forger = Forger
    .a = a Forger
    .the = the Forger
    .many = Forgers
forger-effect = Influence. Name a player and a gem: that player discards a card of that gem or, having none, shows you the whole hand.
favorite = Favorite
    .a = a Favorite
    .the = the Favorite
    .many = Favorites
favorite-effect = Influence. Move one gem to the head of fashion.
thief = Thief
    .a = a Thief
    .the = the Thief
    .many = Thieves
thief-effect = Influence. Take a card at random from another player’s hand. If you draw a Musketeer, your Thief is caught: the Musketeer is discarded, and that player draws a card from you.
alchemist = Alchemist
    .a = an Alchemist
    .the = the Alchemist
    .many = Alchemists
alchemist-effect = In a sale, once all displays are open: turn one of your Ruby, Emerald or Diamond cards into another of these three.
astrologer = Astrologer
    .a = an Astrologer
    .the = the Astrologer
    .many = Astrologers
astrologer-effect = Discarded as soon as it is bought: draw the top card of the deck, unseen by the others.
cardinal = Cardinal
    .a = a Cardinal
    .the = the Cardinal
    .many = Cardinals
cardinal-effect = When a Merchant arrives in another player’s turn: the sale is put off to the end of your next turn.
musketeer = Musketeer
    .a = a Musketeer
    .the = the Musketeer
    .many = Musketeers
musketeer-effect = Shields your hand from a Thief and answers a Forger. Three together, as influence, fetch the Queen’s Necklace.
queen = Queen
    .a = the Queen
    .the = the Queen
    .many = Queens
queen-effect = When a gem has just been drawn into the market, in anybody’s turn: take it at once and pay nothing.
merchant = Merchant
    .a = a Merchant
    .the = the Merchant
    .many = Merchants
merchant-effect = Brings a sale as soon as it is drawn. The third sale ends the game.

# Options
option-smaller-hands = { $value ->
    [no] The whole deck
   *[yes] Smaller hands
}
    .help = For two players: a quarter of the deck is left out unseen, so hands stay small and the sales come sooner.

# Where in the turn we are
stage-influence = Influence
stage-obey = The Forger
stage-purchase = Purchase
stage-cardinal = A Merchant arrives
stage-queen = The Queen’s pleasure
stage-sale = Sale
stage-alchemist = The Alchemist
stage-over = The end

ask-influence = Play your influence cards, or go on to the purchase with { $ducats } ducats.
ask-obey = { SEAT($seat) } plays a Forger against you: give up { NAME($gem, form: "a") }, or answer with a Musketeer.
ask-purchase = You have { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
}. { $bought ->
    [yes] Buy another card, or stop here.
   *[no] Buy at least one card.
}
ask-cardinal = { $by ->
    [none] A Merchant arrives. Will you play a Cardinal to put the sale off?
   *[other] { SEAT($by) } has put the sale off. Will you add a Cardinal of your own?
}
ask-queen = { NAME($card) } is new in the market. Will you play the Queen to take it?
ask-sale = Choose in secret what you show to the court.
ask-alchemist = All displays are open. Will you play the Alchemist?
ask-over = The game is over.

wait-influence = { SEAT($seat) } may play influence cards.
wait-obey = { SEAT($seat) } is answering a Forger who asks for { NAME($gem, form: "a") }.
wait-purchase = { SEAT($seat) } is buying, with { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
} to spend.
wait-cardinal = { SEAT($seat) } may put the sale off with a Cardinal.
wait-queen = { NAME($card) } is new in the market: the Queen might take it.
wait-sale = The displays are being chosen in secret.
wait-alchemist = All displays are open: an Alchemist might change them.
wait-over = The game is over.

# What a player may do
action-confessor = Play a Confessor and look at { SEAT($target) }’s hand
action-courtier = Play a Courtier for three more ducats
action-forger = Play a Forger against { SEAT($target) } and demand { NAME($gem, form: "a") }
action-favorite = Play a Favorite and put { NAME($gem, form: "the") } at the head of fashion
action-thief = Play a Thief against { SEAT($target) }
action-musketeers = Send three Musketeers to fetch the Queen’s Necklace
action-end-influence = Go on to the purchase
action-discard = Discard { NAME($card, form: "a") }
action-show-hand = Show the whole hand
action-parry = Answer with a Musketeer
action-buy = Buy { NAME($card, form: "the") } for { $price ->
    [one] one ducat
   *[other] { $price } ducats
}
action-end-purchase = Buy no more
action-cardinal = Play a Cardinal and put the sale off
action-queen = Play the Queen and take the gem
action-transmute = Play the Alchemist and turn { NAME($card, form: "a") } into { NAME($into) }
action-decline = Pass
action-show = { $count ->
    [0] Show no { NAME($card, form: "many") }
    [1] Show { NAME($card, form: "a") }
   *[other] Show { $count } { NAME($card, form: "many") }
}
action-rings = { $count ->
    [0] Lay no Ring with the { NAME($gem, form: "many") }
    [1] Lay a Ring with the { NAME($gem, form: "many") }
   *[other] Lay { $count } Rings with the { NAME($gem, form: "many") }
}
action-king = { $row ->
    [none] Lay no King
   *[other] Lay a King with the { NAME($row, form: "many") }
}
action-necklace = { $row ->
    [none] Keep the Queen’s Necklace
   *[other] Lay the Queen’s Necklace with the { NAME($row, form: "many") }
}
action-bankers = { $count ->
    [0] Lay no Banker
    [1] Lay a Banker
   *[other] Lay { $count } Bankers
}
action-seal = Seal the display

# What happens
event-dealt = Fashion at court: { NAME($fashion-1) } +30, { NAME($fashion-2) } +20, { NAME($fashion-3) } +10, { NAME($fashion-4) } +0. { $deck } cards lie in the deck. { SEAT($first) } begins
event-hand-dealt = { SEAT($seat) } is dealt { NAME($cards, form: "a") }
event-necklace-dealt = { SEAT($seat) } is dealt the Queen’s Necklace and puts it on
event-market-laid = The market opens with { NAME($cards, form: "a") }
event-turn-began = Turn { $turn }: { SEAT($seat) }
event-confessor-played = { SEAT($seat) } sends a Confessor to { SEAT($target) }
event-hand-seen = { $cards-count ->
    [0] { SEAT($seat) } sees that { SEAT($target) } holds no card
   *[other] { SEAT($seat) } sees that { SEAT($target) } holds { NAME($cards, form: "a") }
}
event-courtier-played = { SEAT($seat) } plays a Courtier and has { $ducats } ducats to spend
event-forger-played = { SEAT($seat) } sends a Forger to { SEAT($target) } and demands { NAME($gem, form: "a") }
event-gem-discarded = { SEAT($seat) } discards { NAME($card, form: "a") }
event-hand-proved = { SEAT($seat) } has no { NAME($gem) } and shows { SEAT($to) } the whole hand
event-forger-parried = { SEAT($seat) }’s Musketeer turns { SEAT($forger) }’s Forger away
event-favorite-played = { SEAT($seat) } plays a Favorite, and fashion is now { NAME($fashion-1) } +30, { NAME($fashion-2) } +20, { NAME($fashion-3) } +10, { NAME($fashion-4) } +0
event-thief-played = { SEAT($seat) } sends a Thief to { SEAT($target) }
event-stole = { SEAT($thief) } takes { NAME($card, form: "a") } from { SEAT($victim) }
event-caught = { SEAT($thief) } draws a Musketeer and is caught: the Musketeer is discarded, and { SEAT($victim) } draws in turn
event-nothing-to-take = { SEAT($thief) } finds no card left in { SEAT($victim) }’s hand
event-musketeers-played = Three Musketeers fetch the Queen’s Necklace from { SEAT($victim) } for { SEAT($seat) }
event-bought = { SEAT($seat) } buys { NAME($card, form: "a") } for { $price ->
    [one] one ducat
   *[other] { $price } ducats
}
event-astrologer-drew = { $card ->
    [down] The Astrologer lets { SEAT($seat) } draw a card
   *[other] The Astrologer lets { SEAT($seat) } draw { NAME($card, form: "a") }
}
event-astrologer-met = { SEAT($seat) } draws another Astrologer, discards it and draws again
event-nothing-to-draw = The deck is empty: the Astrologer has nothing for { SEAT($seat) }
event-purchase-ended = { SEAT($seat) }’s purchase is done{ $lost ->
    [0] { "" }
    [one] ; one ducat is lost
   *[other] ; { $lost } ducats are lost
}
event-prices-fell = { $fallen-count ->
    [0] { "" }
   *[other] Prices fall: { $fallen }
}{ $discarded-count ->
    [0] { "" }
   *[other] { $fallen-count ->
        [0] Unsold and discarded: { $discarded }
       *[other] . Unsold and discarded: { $discarded }
    }
}
event-prices-fell-fallen = { NAME($card) } { $price }
event-prices-fell-discarded = { NAME($card) }
event-market-filled = New in the market: { NAME($card, form: "a") }
event-queen-played = { SEAT($seat) } plays the Queen and takes { NAME($card, form: "the") }
event-merchant-came = { $merchant ->
    [1] The first Merchant arrives
    [2] The second Merchant arrives
   *[other] The last Merchant arrives
}
event-cardinal-played = { SEAT($seat) } plays a Cardinal to put the sale off
event-cardinal-declined = { SEAT($seat) } plays no Cardinal
event-sale-put-off = The sale waits for the end of { SEAT($seat) }’s next turn
event-sale-began = { $sale ->
    [1] The first sale begins
    [2] The second sale begins
   *[other] The third and last sale begins
}
event-display-sealed = { SEAT($seat) } has chosen
event-displays-shown = The displays are opened. { $laid }
event-displays-shown-displays = { SEAT($seat) }
event-displays-shown-laid = { SEAT($seat) } shows { NAME($cards, form: "a") }

# What lies beside a gem in a display
ring-with-ruby = Ring with the Rubies
    .a = a Ring with the Rubies
    .many = Rings with the Rubies
king-with-ruby = King with the Rubies
    .a = a King with the Rubies
    .many = Kings with the Rubies
necklace-with-ruby = Queen’s Necklace with the Rubies
    .a = the Queen’s Necklace with the Rubies
    .many = Queen’s Necklaces with the Rubies
ring-with-emerald = Ring with the Emeralds
    .a = a Ring with the Emeralds
    .many = Rings with the Emeralds
king-with-emerald = King with the Emeralds
    .a = a King with the Emeralds
    .many = Kings with the Emeralds
necklace-with-emerald = Queen’s Necklace with the Emeralds
    .a = the Queen’s Necklace with the Emeralds
    .many = Queen’s Necklaces with the Emeralds
ring-with-diamond = Ring with the Diamonds
    .a = a Ring with the Diamonds
    .many = Rings with the Diamonds
king-with-diamond = King with the Diamonds
    .a = a King with the Diamonds
    .many = Kings with the Diamonds
necklace-with-diamond = Queen’s Necklace with the Diamonds
    .a = the Queen’s Necklace with the Diamonds
    .many = Queen’s Necklaces with the Diamonds
ring-with-amber = Ring with the Ambers
    .a = a Ring with the Ambers
    .many = Rings with the Ambers
king-with-amber = King with the Ambers
    .a = a King with the Ambers
    .many = Kings with the Ambers
necklace-with-amber = Queen’s Necklace with the Ambers
    .a = the Queen’s Necklace with the Ambers
    .many = Queen’s Necklaces with the Ambers

event-alchemist-played = { SEAT($seat) }’s Alchemist turns { NAME($card, form: "a") } into { NAME($into, form: "a") }
event-sale-held = { $sale ->
    [1] First sale
    [2] Second sale
   *[other] Third sale
}, a jewel’s price: { $prices }. { $sold-count ->
    [0] Nobody sells anything
   *[other] { $sold }
}{ $tributes-count ->
    [0] { "" }
   *[other] . { $tributes }
}. Purses: { $scores-count ->
    [2] { SEAT(0) } { $scores-1 } and { SEAT(1) } { $scores-2 }
    [3] { SEAT(0) } { $scores-1 }, { SEAT(1) } { $scores-2 } and { SEAT(2) } { $scores-3 }
   *[4] { SEAT(0) } { $scores-1 }, { SEAT(1) } { $scores-2 }, { SEAT(2) } { $scores-3 } and { SEAT(3) } { $scores-4 }
}
event-sale-held-displays = { SEAT($seat) }
event-sale-held-prices = { $forbidden ->
    [yes] { NAME($gem) } none, by the King’s order
   *[no] { NAME($gem) } { $fashion }+{ $rarity }
}
event-sale-held-sold = { SEAT($seat) } sells { $jewels ->
    [1] { NAME($gem, form: "a") } jewel
   *[other] { $jewels } { NAME($gem) } jewels at { $each } each
} for { $pounds ->
    [0] nothing
   *[other] { $pounds } pounds
}
event-sale-held-tributes = { SEAT($from) } pays { SEAT($to) } { $pounds } pounds for a King against the Queen’s Necklace
event-game-ended = The game is over. { $standings-scores-count ->
    [2] { event-game-ended-1 }; { event-game-ended-2 }
    [3] { event-game-ended-1 }; { event-game-ended-2 }; { event-game-ended-3 }
   *[4] { event-game-ended-1 }; { event-game-ended-2 }; { event-game-ended-3 }; { event-game-ended-4 }
}
event-game-ended-1 = { $standings-places-1 ->
    [1] { SEAT(0) } wins with { $standings-scores-1 } pounds
   *[other] { SEAT(0) } ends with { $standings-scores-1 }
}
event-game-ended-2 = { $standings-places-2 ->
    [1] { SEAT(1) } wins with { $standings-scores-2 } pounds
   *[other] { SEAT(1) } ends with { $standings-scores-2 }
}
event-game-ended-3 = { $standings-places-3 ->
    [1] { SEAT(2) } wins with { $standings-scores-3 } pounds
   *[other] { SEAT(2) } ends with { $standings-scores-3 }
}
event-game-ended-4 = { $standings-places-4 ->
    [1] { SEAT(3) } wins with { $standings-scores-4 } pounds
   *[other] { SEAT(3) } ends with { $standings-scores-4 }
}
