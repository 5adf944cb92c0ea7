# Queen’s Necklace: the words of the rulebook’s pictures and examples.
qn-book-known = No mark: the price is known from published sources.
qn-book-pounds-each = pounds a jewel
qn-book-first-merchant = first: about a third down
qn-book-second-merchant = second: about two thirds
qn-book-third-merchant = third: last five cards
qn-book-barnaby = Barnaby
qn-book-charles = Charles
qn-book-amy = Amy
qn-book-colette = Colette
qn-book-bastien = Bastien
qn-book-ines = Inès
qn-book-touch = Touch a card to keep it in hand or to lay it down; arrow keys lead from card to card.
qn-book-lay = { $name }: { NAME($card) }, { $how ->
    [laid] laid
    [stuck] in hand, no gem lies beside it
   *[kept] kept in hand
}
qn-book-tribute = { SEAT($from) } pays { SEAT($to) } { $pounds } pounds.
qn-book-earned = Earned in this sale
qn-book-shown = Gems shown, rarest first:
qn-book-sale-said = { $first } earns { $one } pounds, { $second } { $two }, { $third } { $three }. The rarest gem is { NAME($gem) }.
qn-book-case-no-king = Barnaby keeps his King
qn-book-case-level = Amy has three Diamonds on a card
qn-book-case-banker = Charles keeps his Banker
qn-book-case-king-stays = The King stays in hand
qn-book-case-necklace = The Necklace comes out
qn-book-case-ring = Only the Ring
qn-book-case-gems = Rubies and Emerald
qn-book-courtiers = Courtiers played first
qn-book-ducats = { $count } ducats
qn-book-before = The market: touch what to buy
qn-book-after = Afterwards
qn-book-bought = bought
qn-book-short = too dear
qn-book-buy = { NAME($card) } for { $price ->
    [one] one ducat
   *[other] { $price } ducats
}, { $how ->
    [bought] bought
    [short] too dear now
   *[left] left lying
}
qn-book-must-buy = At least one card must be bought.
qn-book-market-said = Bought: { NAME($cards, form: "a") } for { $paid } ducats, { $lost ->
    [0] none is lost
    [one] one is lost
   *[other] { $lost } are lost
}. The prices now read { $prices }.
qn-book-here-merchant = { $sales ->
    [0] No sale has been held yet.
    [one] One sale is held, two are to come.
   *[other] Two sales are held, one is to come.
} With { $deck } cards in the deck, the next Merchant lies between place { $from } and place { $to } from the top.
qn-book-here-no-merchant = { $sales ->
    [3] All three sales are held.
   *[other] No Merchant is left in the deck.
}
qn-book-here-fashion = Fashion now: { $list }.
qn-book-here-stall = { NAME($card) } ({ $price })
qn-book-here-ducats = { SEAT($seat) } has { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
} now{ $count ->
    [0] : no card in the market is that cheap.
   *[other] , enough for { $cards }.
}
qn-book-here-last = Unbought, this goes when prices fall next: { NAME($cards) }.
qn-book-here-blue = The blue cards in your hand:
qn-book-here-row = If your { $count ->
    [one] { NAME($gem) }
   *[other] { $count } { NAME($gem, form: "many") }
} led{ $rings ->
    [0] {""}
    [one] , with your Ring
   *[other] , with all { $rings } Rings
}: { $jewels } × ({ $fashion } + rarity), so { $low } to { $high } pounds.
