# The Necklace of Saba: the table in words, what choices bring, why not, and a first game.

saba-told-cushion = On the cushion: { NAME($card) }, offered by { SEAT($seat) }.
saba-told-bidder = { SEAT($seat) }: { $state }{ $bid ->
    [none] {""}
   *[other] , bid { $bid }k
}.
saba-told-pile = { $count ->
    [0] The pile is empty.
    [one] One card in the pile.
   *[other] { $count } cards in the pile.
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

guide-saba-goal = Whoever has most money in the end wins. It comes from selling cards to others and from the bank, for cards laid on the necklace.
guide-saba-offer = You hold an auction and must offer a card. Under each you see how many places it fits and what the best would earn: that is what others may pay.
guide-saba-worth = What the card is worth: laid at once it earns double the best place it fits. What you bid below that is your gain; what you bid goes to the auctioneer.
guide-saba-bid = Bid, or pass. Whoever bids most may lay the card at once for double, or keep it.
guide-saba-up-to = “Up to” bids for you, the least that is needed, never more than you say, then passes. “Out of this auction” passes at once.
guide-saba-answer = The bidding has ended. Sell for this bid, or name your price once. If nobody pays it you lay the card yourself, for nothing.
guide-saba-take = The auctioneer found the bids too low and has named this price. Take it, bid more, or pass.
guide-saba-bought = The card is yours. Lay it on a lit place now for double, or keep it: later, beside more cards, the place pays more, but once only.
guide-saba-unsold = Nobody bought it, so you lay it for nothing. Where it lies still makes the places beside it pay more, for whoever comes next.
guide-saba-draw = After your auction you may draw a card for 2k. When the pile is empty the auctions end and the rebuilding begins.
guide-saba-rebuild = The rebuilding: in turn everybody lays one card and is paid for it, or puts a fake aside. Choose a card, then a lit place.
guide-saba-necklace = A card earns along each line in which others lie next to it: as many k as there are cards in that line, itself included. Point at an empty place to see the sum.
guide-saba-fake = One of your cards is a fake: no place is left for it. Sell it if somebody pays, or use it to win time when rebuilding.
guide-saba-joker = A joker lies where only one card can still belong, and stands for it. Until there is such a place it waits.
guide-saba-pile = The pile is nearly empty. With its last card the auctions end at once, and whoever has most money begins the rebuilding.
guide-saba-ours = The original booklet’s picture of the necklace is lost. The columns are as it says; how they lie beside each other is ours.

saba-hint-why-bid = Laid at once it earns up to { $best }k, and you would keep { $left }k.
saba-hint-why-pass = Laid at once it would earn at most { $best }k: the price is not worth it to you.
saba-hint-why-keep = A later place should bring more than any of today.
saba-hint-why-later = Your cards can wait: better places will come.
saba-hint-why-brings = Of your choices it should bring most: { $brings }.
