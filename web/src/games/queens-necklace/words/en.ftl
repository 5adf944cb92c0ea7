# Queen’s Necklace: the sentences of its table on the page.

# Queen's Necklace: the board
page-qn-gems-on-card = { $count } { NAME($gem, form: "many") }
page-qn-turn = turn { $turn }
page-qn-phases = The turn
page-qn-phase-influence = Influence
page-qn-phase-purchase = Purchase
page-qn-phase-fall = Devaluation
page-qn-sales = Sales
page-qn-sales-held = { $sales ->
    [0] No sale of three held yet
    [one] One sale of three held
   *[other] { $sales } sales of three held
}
page-qn-fashion-and-rarity = Fashion and rarity
page-qn-fashion = Fashion
page-qn-gem = Gem
page-qn-rarity = Rarity
page-qn-tile = { NAME($gem) }, fashion plus { $points }
page-qn-piles = Deck and discards
page-qn-deck = deck
page-qn-discarded = out of play
page-qn-see-discard = { $count ->
    [0] No card out of play yet
    [one] One card out of play: look at it
   *[other] { $count } cards out of play: look at them
}
page-qn-gone = Out of play
page-qn-nothing-gone = No card has left the game yet.
page-qn-hand-of = The hand of { SEAT($seat) }
page-qn-hand-empty = The hand is empty.
page-qn-known-of = What is known of the hand of { SEAT($seat) }
page-qn-nothing-known = No card of it is known to all.
page-qn-unknown-cards = { $count ->
    [0] Nothing else is in it.
    [one] And one card not known to all.
   *[other] And { $count } cards not known to all.
}
page-qn-unseen = Gems not yet seen
page-qn-market = Market
page-qn-empty-place = empty place
page-qn-stall = { NAME($card) }, { $kind }, { $price ->
    [one] one ducat
   *[other] { $price } ducats
}, { $step ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} price of four{ $note ->
    [none] {""}
   *[other] , { $note }
}
page-qn-kind-gray = To sell
page-qn-kind-blue = Influence
page-qn-kind-purple = In reserve
page-qn-kind-wine = Merchant
page-qn-tip-fashion = Fashion
page-qn-tip-fashion-more = What each gem is worth before anything is shown. A Favorite moves a gem to the front.
page-qn-tip-rarity = Rarity, not known yet
page-qn-tip-rarity-more = It is set anew at every sale: the gem of which fewest are shown brings 30 more, then 20, 10 and nothing.
page-qn-tip-rarity-of = Rarity of { NAME($gem) }: not known before the sale
page-qn-tip-deck = The deck
page-qn-tip-deck-more = Three Merchants wait in it. Each brings a sale when it is drawn; the third ends the game.
page-qn-sort = Sort
page-qn-sort-kind = by kind
page-qn-sort-fashion = by fashion
page-qn-sort-price = by price
page-qn-sort-more = How your hand is sorted: { $by }. Change it.
page-qn-leaves = leaves { $left }
page-qn-then-leaves = then { $left } left
page-qn-chosen-left = chosen, { $left } left
page-qn-short = { $short ->
    [one] one ducat short
   *[other] { $short } ducats short
}
page-qn-short-with-it = { $short } short with it
page-qn-group-jewels = Jewels and court
page-qn-group-influence = Influence
page-qn-group-reserve = In reserve
page-qn-held = { NAME($card) }{ $count ->
    [one] {""}
   *[other] , { $count } cards
}
page-qn-empty-hand = Your hand is empty.
page-qn-purse = Ducats left this turn
page-qn-ducats = { $count ->
    [one] ducat
   *[other] ducats
}
page-qn-cards-in-hand = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
page-qn-wears = { $name } wears the Queen’s Necklace
page-qn-sale-waits = sale waits
page-qn-doing-influence = influence
page-qn-doing-purchase = buying

# What to do
page-qn-your-influence = Your influence.
page-qn-your-influence-more = Play a lit card, or go on to your purchase.
page-qn-no-influence = No card of yours can be played now: on to your purchase.
page-qn-your-purchase = Your purchase.
page-qn-buy-one = Buy at least one card.
page-qn-buy-only = You must buy one, and your ducats leave only this.
page-qn-buy-more = Buy more, or finish.
page-qn-buy-none = Your ducats buy nothing more.
page-qn-doubt-purchase = Buy no more? { $ducats ->
    [one] One ducat
   *[other] { $ducats } ducats
} would be lost, and { $more ->
    [one] one card is
   *[other] { $more } cards are
} still within reach.
page-qn-yes-purchase = Buy no more
page-qn-take-it = Take { NAME($card, form: "the") } for { $price }? It leaves { $left }.
page-qn-buy-for = Buy for { $price }
page-qn-confirm-it = Is that what you want?
page-qn-forged = { SEAT($seat) }’s Forger wants { NAME($gem, form: "a") } from you.
page-qn-forged-more = Choose which one to discard, or answer otherwise.
page-qn-forged-which = Choose which one to discard.
page-qn-forged-only = You have one: it must go.
page-qn-forged-none = You have none, so you show your hand.
page-qn-formal = You hold no such card. You are asked all the same, so that nobody learns it.
page-qn-merchant-came = A Merchant has come.
page-qn-cardinal-ask = Put the sale off with a Cardinal?
page-qn-cardinal-add = { SEAT($by) } has put the sale off. Add a Cardinal of yours?
page-qn-gem-drawn = New in the market: { NAME($card, form: "a") }.
page-qn-queen-ask = Take it with the Queen?
page-qn-all-shown = All displays are open.
page-qn-alchemist-ask = Turn one of your cards with the Alchemist?
page-qn-over = The game is over.
page-qn-over-more = Three sales have been held.
page-qn-choose-seat = Choose a player.
page-qn-choose-gem = Choose a gem.
page-qn-choose-row = Choose a row.
page-qn-choose-count = How many?
page-qn-choose-shown = Choose one of your shown cards.
page-qn-choose-market = Choose a card of the market.
page-qn-choose-card = Choose a card.
page-qn-a-moment = One moment…
page-qn-sending = One moment…
page-qn-wait-influence = { SEAT($seat) } may play influence cards.
page-qn-wait-purchase = { SEAT($seat) } is buying.
page-qn-wait-obey = { SEAT($seat) } answers a Forger who wants { NAME($gem, form: "a") }.
page-qn-wait-cardinal = A Merchant has come. { SEAT($seat) } is asked for a Cardinal.
page-qn-wait-queen = { NAME($card) } has come: does the Queen want it?
page-qn-wait-sale = { $choosing ->
    [one] A sale: one player is still choosing.
   *[other] A sale: { $choosing } players are still choosing.
}
page-qn-wait-alchemist = All displays are open: does the Alchemist step in?

# The sale
page-qn-sale = The sale
page-qn-sale-title = The Merchant is here: { $sale ->
    [1] the first sale.
    [2] the second sale.
   *[other] the third and last sale.
}
page-qn-lay-out = Lay out in secret what you want to show, then seal the tray.
page-qn-lay-none = You hold no gem to show, so you seal an empty tray.
page-qn-doubt-empty = Seal with nothing shown? You would earn nothing; all your gems together could bring up to { $could } pounds.{ $last ->
    [yes] {" "}It is the last sale: what stays in hand is lost.
   *[no] {""}
}
page-qn-doubt-poor = Seal it like this? It shows { $pounds } pounds’ worth; your hand could bring up to { $could }.{ $last ->
    [yes] {" "}It is the last sale: what stays in hand is lost.
   *[no] {""}
}
page-qn-yes-seal = Seal it all the same
page-qn-lay-held = Where shall { NAME($card, form: "the") } lie?
page-qn-lay-here = Lay { NAME($card, form: "the") } here
page-qn-nothing-yet = nothing laid yet
page-qn-gems = { $count ->
    [0] none yet
    [one] one gem
   *[other] { $count } gems
}
page-qn-jewels-at = { $jewels ->
    [0] nothing shown
    [one] one jewel at { $each }
   *[other] { $jewels } jewels at { $each }
}
page-qn-banker-adds = with { $pounds } by the Banker
page-qn-own-king = your King forbids it
page-qn-take-back = { NAME($card) }: take back from the tray
page-qn-if-alone = If nobody else showed anything
page-qn-pounds = { $pounds ->
    [one] pound
   *[other] pounds
}
page-qn-seal = Seal the tray
page-qn-unseal = Open the tray again
page-qn-who-chooses = Who is still choosing
page-qn-has-sealed = has sealed
page-qn-still-choosing = { $choosing ->
    [0] Everybody else has sealed
    [one] One is still choosing
   *[other] { $choosing } are still choosing
}
page-qn-sealed-wait = { $choosing ->
    [0] Your tray is sealed.
    [one] Your tray is sealed. One player is still choosing.
   *[other] Your tray is sealed. { $choosing } players are still choosing.
}
page-qn-may-show = May be shown
page-qn-stay = Stay in hand, not for a sale
page-qn-needs-gem = Lay a gem first: this card lies beside one
page-qn-tray-hint = Drag a card to its row, or tap the card and then the row. A Ring, a King or the Necklace needs a gem beside it. Tap a laid card to take it back. Until you seal, nobody sees anything.

# The ceremony
page-qn-reveal-title = { $sale ->
    [1] The first sale
    [2] The second sale
   *[other] The third sale
}
page-qn-ceremony = The ceremony
page-qn-part-rows = Rows
page-qn-part-rarity = Rarity
page-qn-part-sells = Who sells
page-qn-part-pounds = Pounds
page-qn-reveal-rows = The row of { NAME($gem) } is turned up.
page-qn-reveal-rows-all = The trays are opened, most fashionable row first.
page-qn-reveal-rarity-all = The fewest gems shown are the rarest.
page-qn-reveal-sells = Whoever shows most { NAME($gem, form: "many") } sells.
page-qn-reveal-sells-all = Whoever shows most of a gem sells.
page-qn-reveal-pounds = The pounds are counted.
page-qn-back-to-table = Back to the table
page-qn-price-sum = Fashion + rarity = price
page-qn-what-happens = What happens
page-qn-this-sale = This sale
page-qn-in-all = { $score } in all
page-qn-gems-shown = Gems shown: { $list }. The fewest are the rarest.
page-qn-tribute = { SEAT($from) } pays { $pounds } to { SEAT($to) }: King against Necklace.
page-qn-king-forbids = The King of { SEAT($seats) } forbids it.
page-qn-no-sale = No sale
page-qn-nobody-sells = Nobody shows any.
page-qn-banker-sold = The Banker of { SEAT($seat) } adds { $pounds } to each jewel.
page-qn-sells = { $jewels ->
    [one] { SEAT($seat) } sells one jewel at { $each }.
   *[other] { SEAT($seat) } sells { $jewels } jewels at { $each } each.
}
page-qn-sale-n = Sale { $sale }
page-qn-final = Final scores
page-qn-chart = The scores after each sale
page-qn-prices = Prices
page-aids-show = The table shows the gems not yet seen, and the cards of a hand that all have seen. Without the aids everybody remembers for herself.

# What can be agreed for a table
option-smaller-hands-more = { $value ->
    [yes] A quarter of the deck is left out unseen: hands stay small and the sales come sooner.
   *[no] All cards are in the deck.
}
