# The Necklace of Saba: what is printed.

saba-print-auction = First stage: auctions
saba-print-auction-1 = The auctioneer puts one card of her hand up for auction, face up. She cannot pass and never bids.
saba-print-auction-2 = From her left, the others bid whole k, each more than the last, or pass. One who passed may come back in.
saba-print-auction-3 = When all others have passed after a bid, she sells, or names a higher price, once. If somebody takes it, bidding goes on from there and she must sell.
saba-print-auction-4 = The buyer pays her and keeps the card, or lays it at once for double.
saba-print-auction-5 = If nobody buys she lays the card herself, for nothing; a fake is put aside.
saba-print-auction-6 = Then she may draw a card for 2k, and the next player is auctioneer.
saba-print-auction-7 = The last card drawn ends the stage at once.
saba-print-rebuild = Second stage: rebuilding
saba-print-rebuild-1 = The richest begins. In turn everybody lays one card and is paid for it, or puts one fake aside.
saba-print-rebuild-2 = Only one without a card, or with nothing but waiting jokers, passes.
saba-print-rebuild-3 = When all cards are played, the most money wins.
saba-print-reward = What a card earns
saba-print-reward-1 = In each of six directions: if n cards lie next to it without a gap, n + 1 k.
saba-print-reward-2 = Next to no other card: 1k.
saba-print-reward-3 = Bought and laid at once: double. Laid unsold: nothing.
saba-print-rules = Where cards may lie
saba-print-rules-1 = Left and right mirror each other; the centre column has no twin.
saba-print-rules-2 = A column holds one sort, and each card one stone more than the one above it.
saba-print-rules-3 = Columns of four read 1 to 4, of three 1 to 3 or 2 to 4, of two 1, 2 or 3, 4. The card a column of three leaves over goes to an end column of one.
saba-print-rules-4 = A card that fits nowhere any more is a fake.
saba-print-rules-5 = A joker lies where only one card can still belong, and stands for it.
saba-print-columns = Places in a column, from the centre outwards
saba-print-centre = centre
saba-print-shape = Each column lies half a place higher or lower than its neighbour, so that a place touches up to six others.
