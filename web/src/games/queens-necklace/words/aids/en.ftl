# Queen’s Necklace: the table in words, what choices bring, why not, and a first game.

qn-told-place = { $at }: { $what }
qn-told-purse = { $ducats ->
    [one] You have one ducat to spend.
   *[other] You have { $ducats } ducats to spend.
}
qn-told-turn = Turn { $turn }, of { SEAT($seat) }.
qn-told-fashion = Fashion: { NAME($fashion-1) } plus 30, { NAME($fashion-2) } plus 20, { NAME($fashion-3) } plus 10, { NAME($fashion-4) } plus 0.
qn-told-deck = { $deck } cards in the deck, { $gone } out of play.
qn-told-gone = Out of play: { NAME($cards, form: "a") }.
qn-told-waiting = A sale waits for the end of the next turn of { SEAT($seats) }.
qn-told-unseen = Gems not yet seen: { $ruby } of Ruby, { $emerald } of Emerald, { $diamond } of Diamond, { $amber } of Amber.
qn-told-player = { SEAT($seat) }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}: { $score ->
    [one] { $score } pound
   *[other] { $score } pounds
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand{ $necklace ->
    [yes] , wears the Queen’s Necklace
   *[no] {""}
}.
qn-told-known = Known to be in that hand: { NAME($cards, form: "a") }.
qn-told-estimate = { $pounds } pounds if nobody else showed anything

qn-brings-ducats = { $ducats } ducats to spend this turn
qn-brings-fashion = fashion would be { NAME($fashion-1) } +30, { NAME($fashion-2) } +20, { NAME($fashion-3) } +10, { NAME($fashion-4) } +0
qn-brings-purchase = { $ducats ->
    [one] with one ducat to spend
   *[other] with { $ducats } ducats to spend
}
qn-brings-loss = { $ducats ->
    [0] nothing is lost
    [one] one ducat is lost
   *[other] { $ducats } ducats are lost
}

qn-why-influence-first = First end your influence: then you may buy.
qn-why-only-purchase = Cards are bought in your own purchase.
qn-why-for-sale = This card is shown in a sale, when a Merchant comes.
qn-why-waits = It waits for its moment.
qn-why-influence-over = Influence is played before the purchase: again in your next turn.
qn-why-just-come = It came to your hand this turn: it can be played from your next turn on.
qn-why-nobody = There is nobody to play it against now.

guide-qn-goal = Whoever has most pounds after three sales wins. A sale comes when a Merchant turns up; then gems in fashion (here, left is dearest) and rare ones bring most.
guide-qn-influence = First influence: a lit card may be played now, or go on to your purchase.
guide-qn-purchase = Now buy, with ten ducats each turn. One card at least; ducats left over are lost.
guide-qn-gems = Gems are what you sell. Only whoever shows most of a gem sells it, so gather two kinds rather than a little of each.
guide-qn-price = A jewel sells for fashion plus rarity. Fashion is the number over its gem. Rarity is set in the sale: the gem of which all show fewest gets 30 more, then 20, 10, 0.
guide-qn-king = A King laid with a gem stops its sale for everybody, you too. Keep him for the gem in which a rival is ahead of you.
guide-qn-banker = A Banker adds 10 pounds to every jewel you sell in a sale: the more you sell, the better he is.
guide-qn-ring = A Ring makes one jewel more of the gem it is laid with, at the full price, if you show most of it.
guide-qn-more = You may go on buying while your ducats last, or stop here.
guide-qn-fall = When the turn ends, what is left falls to its next price, the ring slides down; past the last price it leaves the game. Waiting is cheaper if nobody else buys.
guide-qn-queen = A gem has come to the market. A Queen would take it for nothing. All are asked, so that nobody learns who holds her.
guide-qn-cardinal = A Merchant has come. A Cardinal would put the sale off to the end of your next turn.
guide-qn-forger = A Forger wants a gem of yours: give one up, show your hand if you have none, or answer with a Musketeer.
guide-qn-sale = A sale: lay out in secret what you show. Of each gem, whoever shows most sells one jewel. What you show leaves the game; the rest you keep.
guide-qn-sale-price = What it would earn if nobody else showed anything. Gems that others show too are less rare, and whoever shows more takes the sale.
guide-qn-sale-ring = Lay a Ring with the gem you are sure to win: one jewel more at the same price.
guide-qn-sale-king = Your King stops the sale of the gem he lies with, for all. It must be a gem you show, best one you would lose anyway.
guide-qn-sale-banker = Your Banker adds 10 to every jewel you sell here, in every row.
guide-qn-alchemist = All displays are open. An Alchemist may now turn one shown card into another gem, before rarity is counted.
guide-qn-merchant = The next Merchant is somewhere in this deck. Keep a good hand ready: what you did not show can be shown then.
guide-qn-necklace = You wear the Queen’s Necklace. Shown with a gem it defies every King there, and each of their players pays you 50 pounds.
guide-qn-ours = Not every price of the original is known. Where you hold a card close, a small mark says which are ours.

qn-hint-show = Show { $list }
qn-hint-nothing = Show nothing
qn-hint-why-show = It earns { $pounds } pounds if nobody shows more of these.
qn-hint-why-kept = { $kept } not shown now can still win a later sale.
qn-hint-why-last = This is the last sale: what is kept is worth nothing.
qn-hint-why-nothing = { $kept } not shown now can still win a later sale, and here they would bring little.
qn-hint-why-gem = { NAME($gem) } is worth { $bonus } pounds more by fashion, and you would hold { $count } of them.
qn-hint-why-save = What you could play is worth more later than now.
qn-hint-why-stop = What still lies there is not worth its price to you.
qn-hint-why-decline = The card is worth more to you in a later moment.
