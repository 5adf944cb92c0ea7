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

guide-qn-goal = Three times in a game a Merchant comes and buys jewels. Collect gems that will be rare and in fashion, and show more of them than anybody else. Whoever earns most pounds wins.
guide-qn-influence = Your turn begins with influence: play any blue cards you held before this turn, as many as you like. Or go straight on to your purchase.
guide-qn-purchase = Now buy: you have ten ducats each turn and must buy at least one card. Ducats you do not spend are lost.
guide-qn-more = You may go on buying while your ducats last. What nobody buys gets cheaper, so waiting can pay, if the others let it lie.
guide-qn-fall = After each turn the cards left in the market fall to their next price. A card that falls past its last price leaves the game.
guide-qn-fashion = The row on top is fashion: the gem at its left sells for 30 pounds more, the last for nothing more. A Favorite moves a gem to the head.
guide-qn-queen = A gem has just come to the market. Whoever holds a Queen may take it for nothing, in anybody’s turn. All are asked, so that nobody learns who holds her.
guide-qn-cardinal = A Merchant has come. A Cardinal puts the sale off to the end of your next turn.
guide-qn-forger = A Forger is at your door: give up a gem of the kind demanded, show your hand if you have none, or answer with a Musketeer.
guide-qn-sale = A sale: choose in secret what you show. In each row whoever shows most gems sells one jewel, and one more for each Ring with it. The fewer gems of a kind all show together, the rarer and dearer it is.
guide-qn-alchemist = All displays are open. An Alchemist can now turn one shown gem into another and upset everything.
guide-qn-merchant = Two more Merchants are in the deck, or fewer. Every card that was shown has left the game; what you kept back can be shown next time.
guide-qn-necklace = You wear the Queen’s Necklace. Shown with a gem it defies every King there, and their players pay you 50 pounds each.
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
