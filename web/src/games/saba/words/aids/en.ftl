# The Necklace of Saba: the table in words, what choices bring, why not, and a first game.

saba-told-cushion = On the cushion: { NAME($card) }, offered by { SEAT($seat) }.
saba-told-bidder = { SEAT($seat) }: { $state }{ $bid ->
    [none] {""}
   *[other] , bid { $bid }k
}.
saba-told-pile = { $count ->
    [0] The draw pile is empty.
    [one] One card in the draw pile.
   *[other] { $count } cards in the draw pile.
}
saba-told-no-fakes = No fake has been put aside.
saba-told-fakes = { $count ->
    [one] One fake put aside: { NAME($cards, form: "a") }.
   *[other] { $count } fakes put aside: { NAME($cards, form: "a") }.
}
saba-told-player = { SEAT($seat) }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}: { $cash }k, { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} in hand.
saba-told-known = Known to be in that hand: { NAME($cards, form: "a") }.

saba-brings-left = leaves you { $k }k
saba-brings-cash = gives you { $k }k in all
saba-brings-price = somebody must pay { $k }k, or you lay the card for nothing
saba-brings-earns = { $k ->
    [0] earns nothing
   *[other] earns { $k }k{ $lines ->
        [0] {""}
        [one] {" "}from one line
       *[other] {" "}from { $lines } lines
    }
}
saba-brings-card = { $places ->
    [0] { $fake ->
        [yes] a fake
       *[no] no place for it yet
    }
    [one] up to { $best }k, one place
   *[other] up to { $best }k, { $places } places
}

saba-why-filled = A card lies there already.
saba-why-not-laying = Nothing is laid now: first comes the auction.
saba-why-choose-card = First choose a card of your hand.
saba-why-joker-only = Only a joker may lie on this place now.
saba-why-other-card = Only this may lie here: { $may }.
saba-why-auction = Cards of your hand wait for your own auction, or for the rebuilding.
saba-why-waits = It waits: there is no place yet where only one card can lie.

guide-saba-goal = You trade in the cards of the Queen’s necklace. Buy cheap, sell dear, and lay cards where they touch long lines. Whoever has most money in the end wins.
guide-saba-offer = You hold an auction and must offer a card of your hand. Under each card you see how many places it fits and what the best would earn.
guide-saba-bid = You may bid for the card on the cushion. Laid at once it earns double. “Bid up to” bids for you, never more than you say.
guide-saba-answer = The bidding has ended. Sell for this bid, or name your price once. If nobody pays your price you must lay the card yourself, for nothing.
guide-saba-take = The auctioneer finds the bids too low and has named a price. Take it, bid more, or pass.
guide-saba-bought = The card is yours. Lay it now for double, or keep it to sell again, or to lay when the necklace is fuller and pays more.
guide-saba-unsold = Nobody bought it, so you lay it for nothing. Where it lies still changes what all other cards are worth.
guide-saba-draw = After your auction you may draw a card for 2k. When the pile is empty, the rebuilding begins.
guide-saba-rebuild = The rebuilding: in turn everybody lays one card and is paid for it, or puts one fake aside. Late cards touch more of the others and earn more.
guide-saba-necklace = A card earns for each direction in which others lie next to it: as many k as there are cards in that line, itself included. Point at a place to see it.
guide-saba-fake = One of your cards has become a fake: no place is left for it. It can still be sold to somebody, or win you time at the end.
guide-saba-joker = A joker can lie where only one card can still belong, and stands for it. Until there is such a place it waits.
guide-saba-pile = The pile is nearly empty. The last card drawn ends the auctions at once, and the richest begins to rebuild.
guide-saba-ours = The original booklet’s picture of the necklace is lost. The columns are as it says; how they lie beside each other is ours.

saba-hint-why-bid = Laid at once it earns up to { $best }k, and you would keep { $left }k.
saba-hint-why-pass = Laid at once it would earn at most { $best }k: the price is not worth it to you.
saba-hint-why-keep = A later place should bring more than any of today.
saba-hint-why-later = Your cards can wait: better places will come.
saba-hint-why-brings = Of your choices it should bring most: { $brings }.
