Turned up: one ruby, laid at b1
Turned up: two sapphires, laid at m2
Turned up: two emeralds, laid at h2
Turned up: four pearls, laid at e3
Amy is dealt three emeralds, four emeralds, two pearls, two topazes, three topazes and 2 jokers
Barnaby is dealt four rubies, three emeralds, two pearls, one sapphire, three sapphires, two topazes and a joker
Charles is dealt two rubies, three rubies, three pearls, one sapphire, two sapphires, one topaz and four topazes
Charles holds the first auction
Charles puts four topazes up for auction
Amy bids 2k
Barnaby bids 3k
Amy bids 6k
Barnaby passes
Amy buys the four topazes from Charles for 6k
Amy keeps the four topazes
Charles does not draw
Amy puts four emeralds up for auction
Barnaby bids 3k
Charles passes
Amy finds that too low and asks 4k
Barnaby bids 6k
Charles passes
Barnaby buys the four emeralds from Amy for 6k
Barnaby lays four emeralds at h4 at once and earns double: 2k
Amy does not draw
Barnaby puts three emeralds up for auction
Charles bids 2k
Amy bids 3k
Charles bids 6k
Amy passes
Barnaby finds that too low and asks 8k
Charles passes
Amy passes
Nobody buys the three emeralds
Barnaby lays three emeralds at h3, unsold, and earns nothing
Barnaby draws four rubies for 2k
Charles puts two rubies up for auction
Amy bids 1k
Barnaby bids 4k
Amy passes
Barnaby buys the two rubies from Charles for 4k
Barnaby lays two rubies at f1 at once and earns double: 2k
Charles does not draw
Amy puts three emeralds up for auction
Barnaby bids 3k
Charles passes
Barnaby buys the three emeralds from Amy for 3k
Barnaby keeps the three emeralds
Amy draws one emerald for 2k
Barnaby puts four rubies up for auction
Charles bids 1k
Amy bids 3k
Charles passes
Amy buys the four rubies from Barnaby for 3k
Amy lays four rubies at j3 at once and earns double: 2k
Barnaby does not draw
Charles puts two sapphires up for auction
Amy bids 3k
Barnaby bids 4k
Amy passes
Charles finds that too low and asks 21k
Nobody buys the two sapphires
Charles lays two sapphires at c2, unsold, and earns nothing
Charles does not draw
Amy puts four topazes up for auction
Barnaby bids 3k
Charles passes
Barnaby buys the four topazes from Amy for 3k
Barnaby lays four topazes at g4 at once and earns double: 8k
Amy does not draw
Barnaby puts three emeralds up for auction
Charles bids 3k
Amy passes
Barnaby finds that too low and asks 6k
Charles bids 8k
Amy passes
Charles buys the three emeralds from Barnaby for 8k
Charles keeps the three emeralds
Barnaby draws two rubies for 2k
Charles puts three emeralds up for auction
Amy bids 2k
Barnaby bids 4k
Amy passes
Charles finds that too low and asks 24k
Nobody buys the three emeralds
Charles puts the three emeralds aside: a fake nobody wanted
Charles draws one pearl for 2k
Amy puts three topazes up for auction
Barnaby bids 3k
Charles passes
Amy finds that too low and asks 24k
Nobody buys the three topazes
Amy lays three topazes at i3, unsold, and earns nothing
Amy does not draw
Barnaby puts three sapphires up for auction
Charles bids 3k
Amy passes
Barnaby finds that too low and asks 24k
Nobody buys the three sapphires
Barnaby lays three sapphires at d1, unsold, and earns nothing
Barnaby draws one topaz for 2k
Charles puts one sapphire up for auction
Amy passes
Barnaby bids 2k
Amy bids 3k
Barnaby bids 6k
Amy passes
Charles finds that too low and asks 7k
Amy bids 7k
Barnaby bids 10k
Amy passes
Barnaby buys the single sapphire from Charles for 10k
Barnaby lays one sapphire at m1 at once and earns double: 4k
Charles does not draw
Amy puts two topazes up for auction
Barnaby bids 2k
Charles bids 4k
Barnaby bids 6k
Charles bids 9k
Barnaby passes
Amy finds that too low and asks 31k
Nobody buys the two topazes
Amy lays two topazes at i2, unsold, and earns nothing
Amy does not draw
Barnaby puts one topaz up for auction
Charles bids 1k
Amy bids 2k
Charles bids 5k
Amy passes
Barnaby finds that too low and asks 7k
Charles passes
Amy passes
Nobody buys the single topaz
Barnaby lays one topaz at g1, unsold, and earns nothing
Barnaby does not draw
Charles puts three rubies up for auction
Amy passes
Barnaby passes
Nobody buys the three rubies
Charles lays three rubies at f2, unsold, and earns nothing
Charles does not draw
Amy puts one emerald up for auction
Barnaby bids 3k
Charles bids 6k
Barnaby bids 8k
Charles passes
Amy finds that too low and asks 31k
Nobody buys the single emerald
Amy lays one emerald at h1, unsold, and earns nothing
Amy does not draw
Barnaby puts two pearls up for auction
Charles bids 1k
Amy bids 3k
Charles passes
Barnaby finds that too low and asks 4k
Charles passes
Amy passes
Nobody buys the two pearls
Barnaby lays two pearls at e1, unsold, and earns nothing
Barnaby does not draw
Charles puts one pearl up for auction
Amy bids 2k
Barnaby passes
Charles finds that too low and asks 24k
Nobody buys the single pearl
Charles lays one pearl at a1, unsold, and earns nothing
Nobody has drawn for 6 turns: Charles has to draw
Charles draws one emerald for 2k
Amy puts two pearls up for auction
Barnaby bids 1k
Charles bids 4k
Barnaby bids 5k
Charles passes
Amy finds that too low and asks 6k
Barnaby passes
Charles passes
Nobody buys the two pearls
Amy lays two pearls at k1, unsold, and earns nothing
Amy draws three topazes for 2k
Barnaby puts one sapphire up for auction
Charles bids 2k
Amy passes
Charles buys the single sapphire from Barnaby for 2k
Charles keeps the single sapphire
Barnaby does not draw
Charles puts three pearls up for auction
Amy bids 3k
Barnaby bids 4k
Amy bids 6k
Barnaby bids 7k
Amy passes
Barnaby buys the three pearls from Charles for 7k
Barnaby lays three pearls at k2 at once and earns double: 4k
Charles draws one ruby for 2k
Amy puts three topazes up for auction
Barnaby passes
Charles bids 1k
Barnaby passes
Charles buys the three topazes from Amy for 1k
Charles lays three topazes at g3 at once and earns double: 18k
Amy does not draw
Barnaby puts two rubies up for auction
Charles passes
Amy bids 3k
Charles passes
Amy buys the two rubies from Barnaby for 3k
Amy lays two rubies at j1 at once and earns double: 16k
Barnaby does not draw
Charles puts one topaz up for auction
Amy passes
Barnaby bids 1k
Amy bids 4k
Barnaby passes
Charles finds that too low and asks 5k
Amy bids 7k
Barnaby passes
Amy buys the single topaz from Charles for 7k
Amy keeps the single topaz
Charles does not draw
Amy puts one topaz up for auction
Barnaby bids 3k
Charles bids 5k
Barnaby bids 8k
Charles passes
Barnaby buys the single topaz from Amy for 8k
Barnaby keeps the single topaz
Amy draws two emeralds for 2k
Barnaby puts one topaz up for auction
Charles bids 3k
Amy bids 5k
Charles passes
Amy buys the single topaz from Barnaby for 5k
Amy lays one topaz at i1 at once and earns double: 16k
Barnaby does not draw
Charles puts one sapphire up for auction
Amy bids 3k
Barnaby passes
Amy buys the single sapphire from Charles for 3k
Amy keeps the single sapphire
Charles does not draw
Amy puts one sapphire up for auction
Barnaby bids 3k
Charles bids 4k
Barnaby bids 6k
Charles passes
Amy finds that too low and asks 59k
Nobody buys the single sapphire
Amy lays one sapphire at c1, unsold, and earns nothing
Amy draws four sapphires for 2k
Barnaby puts four rubies up for auction
Charles bids 2k
Amy passes
Charles buys the four rubies from Barnaby for 2k
Charles lays four rubies at f3 at once and earns double: 28k
Barnaby draws three rubies for 2k
Charles puts one emerald up for auction
Amy bids 1k
Barnaby bids 2k
Amy bids 3k
Barnaby bids 6k
Amy passes
Charles finds that too low and asks 41k
Nobody buys the single emerald
Charles puts the single emerald aside: a fake nobody wanted
Charles does not draw
Amy puts two emeralds up for auction
Barnaby bids 2k
Charles bids 4k
Barnaby passes
Amy finds that too low and asks 85k
Nobody buys the two emeralds
Amy puts the two emeralds aside: a fake nobody wanted
Amy does not draw
Barnaby puts two topazes up for auction
Charles bids 1k
Amy passes
Barnaby finds that too low and asks 85k
Nobody buys the two topazes
Barnaby lays two topazes at g2, unsold, and earns nothing
Barnaby does not draw
Charles puts one ruby up for auction
Amy bids 1k
Barnaby passes
Charles finds that too low and asks 4k
Amy passes
Barnaby bids 6k
Amy passes
Barnaby buys the single ruby from Charles for 6k
Barnaby keeps the single ruby
Charles does not draw
Amy puts four sapphires up for auction
Barnaby bids 1k
Charles bids 2k
Barnaby bids 3k
Charles bids 6k
Barnaby passes
Amy finds that too low and asks 7k
Barnaby passes
Charles passes
Nobody buys the four sapphires
Amy lays four sapphires at l2, unsold, and earns nothing
Amy draws a joker for 2k
Barnaby puts one ruby up for auction
Charles bids 1k
Amy bids 3k
Charles bids 5k
Amy passes
Barnaby finds that too low and asks 91k
Nobody buys the single ruby
Barnaby lays one ruby at n1, unsold, and earns nothing
Barnaby draws four emeralds for 2k
Charles has no card to offer
Charles draws three pearls for 2k
Amy puts a joker up for auction
Barnaby bids 2k
Charles bids 5k
Barnaby bids 6k
Charles bids 8k
Amy finds that too low and asks 89k
Nobody buys the joker
Amy puts the joker aside: a fake nobody wanted
Amy does not draw
Barnaby puts three rubies up for auction
Charles bids 3k
Amy bids 6k
Charles passes
Barnaby finds that too low and asks 9k
Charles passes
Amy passes
Nobody buys the three rubies
Barnaby lays three rubies at j2, unsold, and earns nothing
Barnaby draws one pearl for 2k
Charles puts three pearls up for auction
Amy bids 1k
Barnaby bids 3k
Amy passes
Charles finds that too low and asks 39k
Nobody buys the three pearls
Charles lays three pearls at e2, unsold, and earns nothing
Charles draws four sapphires for 2k
Amy puts a joker up for auction
Barnaby bids 3k
Charles passes
Barnaby buys the joker from Amy for 3k
Barnaby keeps the joker
Amy does not draw
Barnaby puts one pearl up for auction
Charles bids 1k
Amy bids 4k
Charles bids 6k
Amy passes
Charles buys the single pearl from Barnaby for 6k
Charles lays one pearl at o1 at once and earns double: 8k
Barnaby draws three sapphires for 2k
Charles puts four sapphires up for auction
Amy bids 2k
Barnaby passes
Amy buys the four sapphires from Charles for 2k
Amy lays four sapphires at d2 at once and earns double: 30k
Charles draws four pearls for 2k
Amy puts a joker up for auction
Barnaby bids 2k
Charles bids 5k
Charles buys the joker from Amy for 5k
Charles keeps the joker
Amy draws four topazes for 2k
The pile is empty. Charles begins to rebuild the necklace
Charles puts a joker aside, a fake
Amy lays four topazes at i4 and earns 15k
Barnaby lays three sapphires at l1 and earns 14k
Charles lays four pearls at k3 and earns 17k
Barnaby puts four emeralds aside, a fake
Barnaby puts a joker aside, a fake
Barnaby puts a joker aside, a fake
The necklace is whole. Charles wins
