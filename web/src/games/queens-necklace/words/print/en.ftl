# Queen’s Necklace: what is printed.

qn-print-turn = A turn
qn-print-turn-1 = Influence: play any number of blue cards you held when the turn began, and three Musketeers together if you like.
qn-print-turn-2 = Purchase: ten ducats, and three more for each Courtier. Buy at least one card. Ducats left over are lost.
qn-print-turn-3 = An Astrologer is discarded when bought: draw the top card unseen.
qn-print-turn-4 = Every card left in the market falls to its next price; past the fourth it leaves the game.
qn-print-turn-5 = Fill the market to five. A gem just drawn may be taken by a Queen. A Merchant brings a sale at once, unless a Cardinal puts it off.
qn-print-sale = A sale
qn-print-sale-1 = In secret, lay out gems in rows by kind, as many as you like. Rings, one King and the Necklace lie with a gem, Bankers with any row. All is shown together.
qn-print-sale-2 = An Alchemist may now turn one of its player’s Ruby, Emerald or Diamond cards into another of these.
qn-print-sale-3 = Rarity: count all gems shown of each kind. The fewest +30, then +20, +10, +0; on a tie the more fashionable is rarer.
qn-print-sale-4 = For each kind, whoever shows most gems sells; tied players all sell.
qn-print-sale-5 = A jewel’s price is fashion plus rarity. The seller sells one jewel, and one more for each Ring in that row.
qn-print-sale-6 = Each Banker shown adds 10 pounds to every jewel its player sells.
qn-print-sale-7 = A King forbids his row to all. Against the Necklace he does nothing, and each King’s player pays its wearer 50 pounds.
qn-print-sale-8 = Everything shown leaves the game. After the third sale the most pounds win.
qn-print-gems = Gems
qn-print-cards = Other cards
qn-print-card = Card
qn-print-prices = Prices
qn-print-effect = What it does
qn-print-tribute = King and Necklace
qn-print-copies = Number
