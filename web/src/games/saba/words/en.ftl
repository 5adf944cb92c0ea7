# The Necklace of Saba: the sentences of its table on the page.

page-player-label = { $name }, { $score }k
page-orders-more = In an auction, “up to” on the cushion’s panel bids for you as long as the price is not above yours, then passes; “out of this auction” passes for you. Both end with that auction.

saba-k = { $k }k
saba-auction-n = auction { $auction }
saba-setting-up = before the first auction
saba-rebuilding = rebuilding
saba-over = the end

# What to do
saba-your-offer = Your auction.
saba-your-bid = Your bid.
saba-your-answer = Your answer.
saba-your-take = A named price.
saba-your-bought = Sold to you.
saba-your-unsold = Unsold.
saba-your-draw = The pile.
saba-your-rebuild = Your turn.
saba-sending = One moment…
saba-only = { $type ->
    [pass] You cannot pay more, so you pass.
    [bid] You have to bid.
    [accept] No higher price can be asked: it is sold.
    [name-price] Only one price can be asked.
    [keep] It has no place now, so you keep it.
    [place] Only one place takes it.
    [draw] You have to draw a card for 2k.
    [end-turn] You cannot pay for a card: your turn ends.
    [offer] Your last card goes up for auction.
   *[other] Only one thing can be done.
}
saba-only-place = Lay a card on the necklace.
saba-only-discard = None of your cards has a place now: put a fake aside.
saba-choose-place = Choose one of the lit places.
saba-offer-it = { $state ->
    [fake] Put { NAME($card, form: "the") } up for auction? Everybody can see that it is a fake.
    [waits] Put { NAME($card, form: "the") } up for auction? It has no place yet.
   *[fits] Put { NAME($card, form: "the") } up for auction? Bought and laid at once it would earn up to { $best }k, on { $places ->
        [one] one place
       *[other] { $places } places
    }.
}
saba-discard-it = Put { NAME($card, form: "the") } aside? It can lie nowhere any more.
saba-place-it = { $earns ->
    [0] Lay { NAME($card, form: "the") } at { $place }, for nothing?
   *[other] Lay { NAME($card, form: "the") } at { $place } for { $earns }k?
}
saba-offer = Put it up for auction
saba-lay-it = Lay it here
saba-put-aside = Put it aside

# The necklace
saba-necklace = The necklace, { $filled } of 36 places filled
saba-place-filled = { $place }: { NAME($card) }
saba-place-joker = { $place }: joker for { NAME($card, form: "a") }
saba-place-empty = { $place }, empty: { $may }. It would earn { $earns }k
saba-place-kept = { $place }, empty, kept for a joker. It would earn { $earns }k
saba-or = { " or " }
saba-enlarge = Enlarge the necklace
saba-reduce = Show the whole necklace
saba-pile = Pile
saba-pile-left = { $count ->
    [0] empty
   *[other] left before the rebuilding
}
saba-filled-of = of 36 places filled
saba-aside = Fakes put aside
saba-aside-of = of { $all } in all
saba-direction = { $direction ->
    [up] upwards
    [up_right] up to the right
    [down_right] down to the right
    [down] downwards
    [down_left] down to the left
   *[up_left] up to the left
}
saba-stones-and-one = { $stones ->
    [one] one card + 1
   *[other] { $stones } cards + 1
}
saba-alone = next to no other card
saba-from-bank = from the bank
saba-twice = twice, laid at once
saba-for-nothing = unsold, so nothing
saba-look-at-place = Point at an empty place to see what a card would earn there.
saba-choose-card = Choose a card of your hand, then a lit place.

# The auction
saba-auction = The auction
saba-seller = { SEAT($seat) } sells
saba-you-sell = You sell
saba-seller-short = sells
saba-no-bid = no bid yet
saba-highest-bid = highest bid, by { SEAT($seat) }
saba-bidders = Who bids
saba-bidder-leads = leads
saba-bidder-asked = is asked
saba-bidder-passed = passed
saba-bidder-outbid = outbid
saba-bidder-waits = waits
saba-may-name = When bidding ends { SEAT($seat) } may name a price, once.
saba-named = { SEAT($seat) } asks { $price }k
saba-one-less = One less
saba-one-more = One more
saba-all = all { $k }
saba-your-price = Your price
saba-pass = Pass
saba-bid-k = Bid { $k }k
saba-take-k = Take it for { $k }k
saba-sell-k = Sell for { $k }k
saba-name-k = Ask { $k }k
saba-order = Let it be answered for you, in this auction
saba-out = Out of this auction
saba-up-to = Up to { $k }k
saba-out-on = You are out: the table passes for you until this card is gone. Only you see this.
saba-up-to-on = The table bids for you, as little as will do, up to { $k }k, then passes. Only you see this.
saba-back-in = Come back in
saba-order-off = Take it back
saba-promise = { $places ->
    [0] { $fake ->
        [yes] A fake: it can lie nowhere, and only buys time.
       *[no] No place for it yet: it can only be kept.
    }
    [one] Bought and laid at once it earns { $best }k, on one place.
   *[other] Bought and laid at once it earns up to { $best }k, on { $places } places.
}
saba-cannot-pay = You cannot pay more.
saba-keep = Keep it in hand
saba-lay-or-keep = Or lay it on a lit place at once, for double.
saba-only-keep = It has no place now, so it can only be kept.
saba-lay-unsold = Lay it on a lit place. It earns nothing.
saba-draw-2k = Draw a card for 2k
saba-end-turn = Do not draw
saba-must-draw = { $you ->
    [yes] Nobody has drawn for long: after your auction you have to draw.
   *[no] Nobody has drawn for long: after this auction { SEAT($seat) } has to draw.
}
saba-cushion-empty = No card is on the cushion.
saba-choose-offer = Choose the card of your hand that you want to sell.
saba-choosing-offer = { SEAT($seat) } chooses a card to auction.
saba-drawing = { SEAT($seat) } may draw a card for 2k.
saba-rebuilds = { SEAT($seat) } lays a card or puts a fake aside.

# The hand
saba-cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
saba-hand-empty = Your hand is empty.
saba-hand-card = { NAME($card) }{ $count ->
    [one] {""}
   *[other] , { $count } cards
}, { $state ->
    [fake] a fake
    [waits] waits for a place
   *[fits] { $places ->
        [one] one place
       *[other] { $places } places
    }, best { $best }k
}
saba-fake = fake
saba-no-place = no place
saba-waits = waits
saba-places = { $count ->
    [one] place
   *[other] places
}
saba-best = best { $k }k
saba-sort-ruby = Ruby
saba-sort-emerald = Emerald
saba-sort-pearl = Pearl
saba-sort-sapphire = Sapphire
saba-sort-topaz = Topaz
saba-sort-lion = Joker
saba-known-of = What is known of the hand of { SEAT($seat) }
saba-nothing-known = No card of it is known to all.
saba-unknown-cards = { $count ->
    [0] Nothing else is in it.
    [one] And one card not known to all.
   *[other] And { $count } cards not known to all.
}

# The end
saba-final = Final sums
saba-start = Start
saba-rewards = Rewards
saba-sales = Sales
saba-purchases = Purchases
saba-draws = Draws
saba-cash = Cash
saba-chart = Everybody’s money over the game
page-aids-show = The table shows the cards of a hand that all have seen. Without the aids everybody remembers for herself.

# What can be agreed for a table
option-jokers-free-more = A joker lies where only one card can still belong, and stands for it.
option-jokers-absent-more = The four jokers stay in the box; four cards turn out to be fakes.
option-jokers-mirrored-more = Opposite a joker, on the other half of the necklace, only another joker may lie.
