Fashion at court: Amber +30, Emerald +20, Diamond +10, Ruby +0. 86 cards lie in the deck. Amy begins
Amy is dealt a pair of Emeralds, an Amber, a Courtier and a Thief
Barnaby is dealt a Ruby, an Amber, a Ring and a Banker
Charles is dealt an Emerald, a pair of Emeralds, a trio of Emeralds and a Ring
The market opens with a Courtier, a Ruby, 2 pairs of Rubies and a Musketeer
Turn 1: Amy
Amy plays a Courtier and has 13 ducats to spend
Amy sends a Thief to Charles
Amy takes a pair of Emeralds from Charles
Amy buys a Courtier for 6 ducats
Amy buys a Ruby for 6 ducats
Amy’s purchase is done; one ducat is lost
Prices fall: Pair of Rubies 6; Musketeer 5; Pair of Rubies 6
New in the market: an Astrologer
New in the market: the Queen
Turn 2: Barnaby
Barnaby buys an Astrologer for 7 ducats
The Astrologer lets Barnaby draw a Forger
Barnaby’s purchase is done; 3 ducats are lost
Prices fall: Queen 8; Pair of Rubies 4; Musketeer 3; Pair of Rubies 4
New in the market: a Diamond
Turn 3: Charles
Charles buys a pair of Rubies for 4 ducats
Charles buys a Musketeer for 3 ducats
Charles’s purchase is done; 3 ducats are lost
Prices fall: Diamond 4; Queen 6; Pair of Rubies 2
New in the market: an Amber
New in the market: an Alchemist
Turn 4: Amy
Amy plays a Courtier and has 13 ducats to spend
Amy buys a Diamond for 4 ducats
Amy buys the Queen for 6 ducats
Amy buys a pair of Rubies for 2 ducats
Amy’s purchase is done; one ducat is lost
Prices fall: Amber 4; Alchemist 8
New in the market: an Amber
Amy plays the Queen and takes the Amber
New in the market: a Forger
New in the market: a King
New in the market: an Amber
Turn 5: Barnaby
Barnaby buys an Amber for 6 ducats
Barnaby’s purchase is done; 4 ducats are lost
Prices fall: Forger 5; King 9; Amber 2; Alchemist 6
New in the market: an Amber
Turn 6: Charles
Charles buys a Forger for 5 ducats
Charles’s purchase is done; 5 ducats are lost
Prices fall: King 7; Amber 1; Alchemist 4; Amber 4
New in the market: an Amber
Turn 7: Amy
Amy buys an Amber for 6 ducats
Amy buys an Amber for one ducat
Amy’s purchase is done; 3 ducats are lost
Prices fall: King 5; Amber 2. Unsold and discarded: Alchemist
New in the market: a trio of Rubies
New in the market: a Diamond
New in the market: a trio of Diamonds
Turn 8: Barnaby
Barnaby sends a Forger to Charles and demands a Ruby
Charles discards a pair of Rubies
Barnaby buys a trio of Diamonds for 10 ducats
Barnaby’s purchase is done
Prices fall: Trio of Rubies 8; Diamond 4; Amber 1. Unsold and discarded: King
New in the market: an Emerald
New in the market: a Musketeer
Turn 9: Charles
Charles sends a Forger to Amy and demands a Diamond
Amy discards a Diamond
Charles buys a trio of Rubies for 8 ducats
Charles’s purchase is done; 2 ducats are lost
Prices fall: Emerald 4; Diamond 2; Musketeer 5. Unsold and discarded: Amber
New in the market: the Queen’s Necklace
New in the market: an Amber
Turn 10: Amy
Amy buys an Emerald for 4 ducats
Amy buys an Amber for 6 ducats
Amy’s purchase is done
Prices fall: Queen’s Necklace 11; Diamond 1; Musketeer 3
New in the market: an Amber
New in the market: a Diamond
Turn 11: Barnaby
Barnaby buys a Diamond for one ducat
Barnaby’s purchase is done; 9 ducats are lost
Prices fall: Queen’s Necklace 9; Amber 4; Musketeer 1; Diamond 4
New in the market: an Amber
Turn 12: Charles
Charles buys an Amber for 6 ducats
Charles buys an Amber for 4 ducats
Charles’s purchase is done
Prices fall: Queen’s Necklace 7; Diamond 2. Unsold and discarded: Musketeer
New in the market: a trio of Diamonds
New in the market: a Musketeer
New in the market: an Amber
Turn 13: Amy
Amy buys a Diamond for 2 ducats
Amy buys a Musketeer for 7 ducats
Amy’s purchase is done; one ducat is lost
Prices fall: Trio of Diamonds 8; Amber 4. Unsold and discarded: Queen’s Necklace
New in the market: a Thief
The first Merchant arrives
Barnaby plays no Cardinal
Charles plays no Cardinal
The first sale begins
Amy has chosen
Barnaby has chosen
Charles has chosen
The displays are opened. Amy shows an Emerald, a pair of Emeralds and a Ruby; Barnaby shows 2 Ambers, a trio of Diamonds and a Banker; Charles shows 2 Ambers, an Emerald, a trio of Emeralds and a trio of Rubies
First sale, a jewel’s price: Amber 30+20; Emerald 20+0; Diamond 10+30; Ruby 0+10. Barnaby sells an Amber jewel for 60 pounds; Charles sells an Amber jewel for 50 pounds; Charles sells an Emerald jewel for 20 pounds; Barnaby sells a Diamond jewel for 50 pounds; Charles sells a Ruby jewel for 10 pounds. Purses: Amy 0, Barnaby 110 and Charles 80
New in the market: an Emerald
New in the market: a Ruby
Turn 14: Barnaby
Barnaby buys an Amber for 4 ducats
Barnaby’s purchase is done; 6 ducats are lost
Prices fall: Thief 6; Trio of Diamonds 6; Emerald 4; Ruby 4
New in the market: a Ring
Turn 15: Charles
Charles buys a Thief for 6 ducats
Charles buys an Emerald for 4 ducats
Charles’s purchase is done
Prices fall: Trio of Diamonds 4; Ring 7; Ruby 2
New in the market: an Emerald
New in the market: a Ruby
Turn 16: Amy
Amy buys a Ruby for 6 ducats
Amy’s purchase is done; 4 ducats are lost
Prices fall: Emerald 4; Ring 5; Ruby 1. Unsold and discarded: Trio of Diamonds
New in the market: a pair of Emeralds
New in the market: a pair of Diamonds
Turn 17: Barnaby
Barnaby buys a Ruby for one ducat
Barnaby buys a pair of Diamonds for 8 ducats
Barnaby’s purchase is done; one ducat is lost
Prices fall: Emerald 2; Pair of Emeralds 6; Ring 3
New in the market: an Astrologer
New in the market: a Confessor
Turn 18: Charles
Charles sends a Thief to Barnaby
Charles takes a pair of Diamonds from Barnaby
Charles buys an Astrologer for 7 ducats
The Astrologer lets Charles draw a Ruby
Charles buys a Ring for 3 ducats
Charles’s purchase is done
Prices fall: Emerald 1; Pair of Emeralds 4; Confessor 4
New in the market: a pair of Diamonds
New in the market: an Amber
Turn 19: Amy
Amy buys an Emerald for one ducat
Amy buys an Amber for 6 ducats
Amy’s purchase is done; 3 ducats are lost
Prices fall: Pair of Emeralds 2; Pair of Diamonds 6; Confessor 2
New in the market: a Cardinal
New in the market: a Ring
Turn 20: Barnaby
Barnaby buys a Confessor for 2 ducats
Barnaby buys a pair of Emeralds for 2 ducats
Barnaby’s purchase is done; 6 ducats are lost
Prices fall: Cardinal 6; Pair of Diamonds 4; Ring 7
New in the market: a Diamond
New in the market: a Banker
Turn 21: Charles
Charles buys a Cardinal for 6 ducats
Charles buys a pair of Diamonds for 4 ducats
Charles’s purchase is done
Prices fall: Diamond 4; Ring 5; Banker 8
New in the market: a pair of Emeralds
New in the market: a trio of Rubies
Turn 22: Amy
Amy buys a Banker for 8 ducats
Amy’s purchase is done; 2 ducats are lost
Prices fall: Pair of Emeralds 6; Diamond 2; Trio of Rubies 8; Ring 3
New in the market: a King
Turn 23: Barnaby
Barnaby buys a Ring for 3 ducats
Barnaby buys a Diamond for 2 ducats
Barnaby’s purchase is done; 5 ducats are lost
Prices fall: Pair of Emeralds 4; Trio of Rubies 6; King 9
New in the market: a Diamond
New in the market: a Ruby
Turn 24: Charles
Charles buys a Ruby for 6 ducats
Charles’s purchase is done; 4 ducats are lost
Prices fall: Pair of Emeralds 2; Diamond 4; Trio of Rubies 4; King 7
New in the market: an Amber
Turn 25: Amy
Amy buys a pair of Emeralds for 2 ducats
Amy buys a trio of Rubies for 4 ducats
Amy buys a Diamond for 4 ducats
Amy’s purchase is done
Prices fall: Amber 4; King 5
New in the market: a Ring
New in the market: a pair of Diamonds
New in the market: a pair of Rubies
Turn 26: Barnaby
Barnaby sends a Confessor to Charles
Barnaby sees that Charles holds 2 single Rubies, an Emerald, 2 pairs of Diamonds, 2 Rings, a Cardinal and a Musketeer
Barnaby buys a pair of Rubies for 8 ducats
Barnaby’s purchase is done; 2 ducats are lost
Prices fall: Ring 7; Pair of Diamonds 6; Amber 2. Unsold and discarded: King
New in the market: a Thief
New in the market: an Amber
Turn 27: Charles
Charles buys a Thief for 8 ducats
Charles’s purchase is done; 2 ducats are lost
Prices fall: Ring 5; Pair of Diamonds 4; Amber 1; Amber 4
The second Merchant arrives
Amy plays no Cardinal
Barnaby plays no Cardinal
The second sale begins
Amy has chosen
Barnaby has chosen
Charles has chosen
The displays are opened. Amy shows 5 Ambers, a Ruby and a Banker; Barnaby shows an Amber, a Ring with the Ambers, a Ruby and a Ring with the Rubies; Charles shows an Emerald, a Ruby and a Ring with the Rubies
Second sale, a jewel’s price: Amber 30+0; Emerald 20+20; Diamond 10+30; Ruby 0+10. Amy sells an Amber jewel for 40 pounds; Charles sells an Emerald jewel for 40 pounds; Amy sells a Ruby jewel for 20 pounds; Barnaby sells 2 Ruby jewels at 10 each for 20 pounds; Charles sells 2 Ruby jewels at 10 each for 20 pounds. Purses: Amy 60, Barnaby 130 and Charles 140
New in the market: a Favorite
Turn 28: Amy
Amy buys a Favorite for 8 ducats
Amy’s purchase is done; 2 ducats are lost
Prices fall: Ring 3; Pair of Diamonds 2; Amber 2. Unsold and discarded: Amber
New in the market: a Confessor
New in the market: a pair of Emeralds
Turn 29: Barnaby
Barnaby buys a pair of Emeralds for 8 ducats
Barnaby buys a pair of Diamonds for 2 ducats
Barnaby’s purchase is done
Prices fall: Confessor 4; Amber 1. Unsold and discarded: Ring
New in the market: a Cardinal
New in the market: a pair of Rubies
New in the market: a Musketeer
Turn 30: Charles
Charles sends a Thief to Amy
Charles takes a trio of Rubies from Amy
Charles buys a pair of Rubies for 8 ducats
Charles’s purchase is done; 2 ducats are lost
Prices fall: Cardinal 6; Confessor 2; Musketeer 5. Unsold and discarded: Amber
New in the market: a Favorite
New in the market: a Ruby
Turn 31: Amy
Amy plays a Favorite, and fashion is now Emerald +30, Amber +20, Diamond +10, Ruby +0
Amy buys a Ruby for 6 ducats
Amy’s purchase is done; 4 ducats are lost
Prices fall: Cardinal 4; Favorite 6; Confessor 1; Musketeer 3
New in the market: a Courtier
Turn 32: Barnaby
Barnaby buys a Courtier for 6 ducats
Barnaby buys a Confessor for one ducat
Barnaby buys a Musketeer for 3 ducats
Barnaby’s purchase is done
Prices fall: Cardinal 2; Favorite 4
New in the market: a pair of Rubies
New in the market: a trio of Emeralds
New in the market: an Emerald
Turn 33: Charles
Charles buys a pair of Rubies for 8 ducats
Charles’s purchase is done; 2 ducats are lost
Prices fall: Favorite 2; Trio of Emeralds 8; Emerald 4. Unsold and discarded: Cardinal
New in the market: a pair of Diamonds
New in the market: a Confessor
Turn 34: Amy
Amy buys a Favorite for 2 ducats
Amy buys a pair of Diamonds for 8 ducats
Amy’s purchase is done
Prices fall: Confessor 4; Trio of Emeralds 6; Emerald 2
New in the market: an Amber
New in the market: an Astrologer
Turn 35: Barnaby
Barnaby buys an Astrologer for 7 ducats
The Astrologer lets Barnaby draw a Diamond
Barnaby buys an Emerald for 2 ducats
Barnaby’s purchase is done; one ducat is lost
Prices fall: Amber 4; Confessor 2; Trio of Emeralds 4
New in the market: a pair of Diamonds
New in the market: a Confessor
Turn 36: Charles
Charles buys an Amber for 4 ducats
Charles’s purchase is done; 6 ducats are lost
Prices fall: Pair of Diamonds 6; Confessor 1; Confessor 4. Unsold and discarded: Trio of Emeralds
New in the market: a Ring
New in the market: an Emerald
Turn 37: Amy
Amy plays a Favorite, and fashion is now Ruby +30, Emerald +20, Amber +10, Diamond +0
Amy buys a pair of Diamonds for 6 ducats
Amy buys a Confessor for one ducat
Amy’s purchase is done; 3 ducats are lost
Prices fall: Ring 7; Emerald 4; Confessor 2
New in the market: an Amber
New in the market: a Thief
Turn 38: Barnaby
Barnaby plays a Courtier and has 13 ducats to spend
Barnaby sends a Confessor to Amy
Barnaby sees that Amy holds a Ruby, a pair of Rubies, an Emerald, 2 pairs of Emeralds, 2 single Diamonds, 2 pairs of Diamonds, an Amber, a Confessor and a Musketeer
Barnaby buys a Confessor for 2 ducats
Barnaby’s purchase is done; 11 ducats are lost
Prices fall: Ring 5; Amber 4; Thief 6; Emerald 2
New in the market: a Favorite
Turn 39: Charles
Charles buys an Emerald for 2 ducats
Charles buys an Amber for 4 ducats
Charles’s purchase is done; 4 ducats are lost
Prices fall: Ring 3; Thief 4; Favorite 6
New in the market: an Emerald
New in the market: a Forger
Turn 40: Amy
Amy sends a Confessor to Charles
Amy sees that Charles holds a Ruby, 2 pairs of Rubies, a trio of Rubies, an Emerald, 2 pairs of Diamonds, 2 Ambers, a Ring, a Cardinal and a Musketeer
Amy buys a Thief for 4 ducats
Amy buys a Ring for 3 ducats
Amy’s purchase is done; 3 ducats are lost
Prices fall: Emerald 4; Forger 5; Favorite 4
New in the market: a King
New in the market: an Amber
Turn 41: Barnaby
Barnaby sends a Confessor to Charles
Barnaby sees that Charles holds a Ruby, 2 pairs of Rubies, a trio of Rubies, an Emerald, 2 pairs of Diamonds, 2 Ambers, a Ring, a Cardinal and a Musketeer
Barnaby buys an Amber for 6 ducats
Barnaby buys an Emerald for 4 ducats
Barnaby’s purchase is done
Prices fall: King 9; Forger 3; Favorite 2
The last Merchant arrives
Charles plays no Cardinal
The third and last sale begins
Amy has chosen
Barnaby has chosen
Charles has chosen
The displays are opened. Amy shows a pair of Rubies, an Emerald, a pair of Emeralds, an Amber, 2 single Diamonds, a pair of Diamonds and a Ring with the Diamonds; Barnaby shows a pair of Emeralds, 2 single Diamonds and a pair of Diamonds; Charles shows a pair of Rubies, a Ring with the Rubies, an Emerald, an Amber and a pair of Diamonds
Third sale, a jewel’s price: Ruby 30+20; Emerald 20+10; Amber 10+30; Diamond 0+0. Amy sells a Ruby jewel for 50 pounds; Charles sells 2 Ruby jewels at 50 each for 100 pounds; Amy sells an Emerald jewel for 30 pounds; Amy sells an Amber jewel for 40 pounds; Charles sells an Amber jewel for 40 pounds; Amy sells 2 Diamond jewels at 0 each for nothing; Barnaby sells a Diamond jewel for nothing. Purses: Amy 180, Barnaby 130 and Charles 280
The game is over. Amy ends with 180; Barnaby ends with 130; Charles wins with 280 pounds
