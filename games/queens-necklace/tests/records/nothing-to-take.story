queens-necklace · rules 1 · 2 seats · the house
  0       deal [1, 0, 1, 70, 52, 59, 76, 65, 26, 41, 10, 4, 4, 0, 26, 51, 20, 42, 74, 1]
      dealt deck 67 fashion (diamond, amber, ruby, emerald) first bert seats 2
      [anna alone] hand-dealt anna cards (amber, ring, banker, forger)
      [bert alone] hand-dealt bert cards (ruby-2, emerald-3, amber, king)
      market-laid cards (diamond-1, amber, emerald-2, amber, thief)
      turn-began bert turn 1
  1  bert end-influence · buy thief 8
      bought bert card thief left 2 price 8 slot 4
  3  bert end-purchase [30]
      purchase-ended bert lost 2
      prices-fell fallen (card diamond-1 price 4 slot 0, card amber price 4 slot 1, card emerald-2 price 6 slot 2, card amber price 4 slot 3)
      market-filled card diamond-1 slot 4
  4  anna decline
  5  bert decline
      turn-began anna turn 2
  6  anna forger 1 emerald
      forger-played anna gem emerald target bert
  7  bert discard emerald-3
      gem-discarded bert card emerald-3
  8  anna end-influence · buy amber 4
      bought anna card amber left 6 price 4 slot 1
 10  anna buy amber 4
      bought anna card amber left 2 price 4 slot 3
 11  anna end-purchase [26]
      purchase-ended anna lost 2
      prices-fell fallen (card diamond-1 price 2 slot 0, card emerald-2 price 4 slot 2, card diamond-1 price 4 slot 4)
      market-filled card diamond-1 slot 1
 12  anna decline
 13  bert decline [77]
      market-filled card astrologer slot 3
      turn-began bert turn 3
 14  bert thief 0 [3]
      thief-played bert target anna
      [anna, bert] stole card (up ring) thief bert victim anna
      [others] stole card down thief bert victim anna
 15  bert end-influence · buy astrologer 7 [69]
      bought bert card astrologer left 3 price 7 slot 3
      [bert] astrologer-drew bert card (up favorite)
      [others] astrologer-drew bert card down
 17  bert end-purchase [27]
      purchase-ended bert lost 3
      prices-fell fallen (card diamond-1 price 1 slot 0, card diamond-1 price 4 slot 1, card emerald-2 price 2 slot 2, card diamond-1 price 2 slot 4)
      market-filled card diamond-1 slot 3
 18  anna decline
 19  bert decline
      turn-began anna turn 4
 20  anna end-influence · buy diamond-1 4
      bought anna card diamond-1 left 6 price 4 slot 1
 22  anna end-purchase [50, 46]
      purchase-ended anna lost 6
      prices-fell discarded (card diamond-1 slot 0, card emerald-2 slot 2) fallen (card diamond-1 price 4 slot 3, card diamond-1 price 1 slot 4)
      market-filled card ring slot 0
      market-filled card amber slot 1
 23  anna decline
 24  bert decline [59]
      market-filled card confessor slot 2
      turn-began bert turn 5
 25  bert end-influence · buy ring 9
      bought bert card ring left 1 price 9 slot 0
 27  bert end-purchase [35]
      purchase-ended bert lost 1
      prices-fell discarded (card diamond-1 slot 4) fallen (card amber price 4 slot 1, card confessor price 4 slot 2, card diamond-1 price 2 slot 3)
      market-filled card amber slot 0
 28  anna decline
 29  bert decline [38]
      market-filled card amber slot 4
 30  anna decline
 31  bert decline
      turn-began anna turn 6
 32  anna end-influence · buy confessor 4
      bought anna card confessor left 6 price 4 slot 2
 34  anna buy amber 4
      bought anna card amber left 2 price 4 slot 1
 35  anna end-purchase [5]
      purchase-ended anna lost 2
      prices-fell fallen (card amber price 4 slot 0, card diamond-1 price 1 slot 3, card amber price 4 slot 4)
      market-filled card ruby-1 slot 1
 36  anna decline
 37  bert decline [11]
      market-filled card ruby-3 slot 2
 38  anna decline
 39  bert decline
      turn-began bert turn 7
 40  bert favorite diamond
      favorite-played bert fashion (diamond, amber, ruby, emerald) gem diamond
 41  bert end-influence · buy ruby-1 6
      bought bert card ruby-1 left 4 price 6 slot 1
 43  bert end-purchase [7]
      purchase-ended bert lost 4
      prices-fell discarded (card diamond-1 slot 3) fallen (card amber price 2 slot 0, card ruby-3 price 8 slot 2, card amber price 2 slot 4)
      market-filled card ruby-2 slot 1
 44  anna decline
 45  bert decline [70]
      market-filled card musketeer slot 3
      turn-began anna turn 8
 46  anna confessor 1
      confessor-played anna target bert
      [anna alone] hand-seen anna cards (ruby-1, ruby-2, amber, ring, ring, king) target bert
 47  anna end-influence · buy ruby-2 8
      bought anna card ruby-2 left 2 price 8 slot 1
 49  anna end-purchase [51]
      purchase-ended anna lost 2
      prices-fell fallen (card amber price 1 slot 0, card ruby-3 price 6 slot 2, card musketeer price 5 slot 3, card amber price 1 slot 4)
      market-filled card confessor slot 1
      turn-began bert turn 9
 50  bert end-influence · buy musketeer 5
      bought bert card musketeer left 5 price 5 slot 3
 52  bert end-purchase [44, 69, 67]
      purchase-ended bert lost 5
      prices-fell discarded (card amber slot 0, card amber slot 4) fallen (card confessor price 4 slot 1, card ruby-3 price 4 slot 2)
      market-filled card ring slot 0
      market-filled card musketeer slot 3
      market-filled card musketeer slot 4
      turn-began anna turn 10
 53  anna end-influence · buy confessor 4
      bought anna card confessor left 6 price 4 slot 1
 55  anna end-purchase [19]
      purchase-ended anna lost 6
      prices-fell discarded (card ruby-3 slot 2) fallen (card ring price 7 slot 0, card musketeer price 5 slot 3, card musketeer price 5 slot 4)
      market-filled card emerald-2 slot 1
 56  anna decline
 57  bert decline [42]
      market-filled card ring slot 2
      turn-began bert turn 11
 58  bert end-influence · buy emerald-2 8
      bought bert card emerald-2 left 2 price 8 slot 1
 60  bert end-purchase
      purchase-ended bert lost 2
      prices-fell fallen (card ring price 5 slot 0, card ring price 7 slot 2, card musketeer price 3 slot 3, card musketeer price 3 slot 4)
      merchant-came bert merchant 1
 61  anna decline
      cardinal-declined anna
      sale-began sale 1
 62  anna show ruby-2 1 · show diamond-1 1 · show amber 3 · bankers 1 · seal
      display-sealed anna
 67  bert show ruby-1 1 · show ruby-2 1 · show emerald-2 1 · show amber 1 · rings ruby 2 · king ruby · seal
      display-sealed bert
      displays-shown displays (anna bankers 1 gems (amber 3 diamond-1 1 ruby-2 1), bert gems (amber 1 emerald-2 1 ruby-1 1 ruby-2 1) king ruby rings (2, 0, 0, 0)) laid (anna cards (diamond-1, amber, amber, amber, ruby-2, banker), bert cards (amber, ruby-1, ruby-2, ring-with-ruby, ring-with-ruby, king-with-ruby, emerald-2))
 74  anna decline [65]
      sale-held displays (anna bankers 1 gems (amber 3 diamond-1 1 ruby-2 1), bert gems (amber 1 emerald-2 1 ruby-1 1 ruby-2 1) king ruby rings (2, 0, 0, 0)) fashion (diamond, amber, ruby, emerald) prices (fashion 30 gem diamond price 60 rarity 30 shown 1, fashion 20 gem amber price 30 rarity 10 shown 4, fashion 10 forbidden true gem ruby price 10 rarity 0 shown 5, fashion 0 gem emerald price 20 rarity 20 shown 2) sale 1 scores (110, 20) sold (anna each 70 gem diamond jewels 1 pounds 70, anna each 40 gem amber jewels 1 pounds 40, bert each 20 gem emerald jewels 1 pounds 20)
      market-filled card musketeer slot 1
      turn-began anna turn 12
 75  anna confessor 1
      confessor-played anna target bert
      [anna alone] hand-seen anna cards (musketeer) target bert
 76  anna end-influence · buy musketeer 3
      bought anna card musketeer left 7 price 3 slot 3
 78  anna buy musketeer 7
      bought anna card musketeer left 0 price 7 slot 1
 79  anna end-purchase [10]
      purchase-ended anna lost 0
      prices-fell fallen (card ring price 3 slot 0, card ring price 5 slot 2, card musketeer price 1 slot 4)
      market-filled card emerald-1 slot 1
 80  anna decline [20]
      market-filled card diamond-1 slot 3
 81  anna decline
      turn-began bert turn 13
 82  bert buy musketeer 1
      bought bert card musketeer left 9 price 1 slot 4
 83  bert buy diamond-1 6
      bought bert card diamond-1 left 3 price 6 slot 3
 84  bert buy ring 3
      bought bert card ring left 0 price 3 slot 0
 85  bert end-purchase [24]
      purchase-ended bert lost 0
      prices-fell fallen (card emerald-1 price 4 slot 1, card ring price 3 slot 2)
      market-filled card diamond-2 slot 0
 86  anna decline [23]
      market-filled card diamond-2 slot 3
 87  anna decline [28]
      market-filled card amber slot 4
 88  anna decline
      turn-began anna turn 14
 89  anna end-influence · buy ring 3
      bought anna card ring left 7 price 3 slot 2
 91  anna buy amber 6
      bought anna card amber left 1 price 6 slot 4
 92  anna end-purchase [49, 3]
      purchase-ended anna lost 1
      prices-fell fallen (card diamond-2 price 6 slot 0, card emerald-1 price 2 slot 1, card diamond-2 price 6 slot 3)
      market-filled card forger slot 2
      market-filled card ruby-1 slot 4
 93  anna decline
      turn-began bert turn 15
 94  bert buy diamond-2 6
      bought bert card diamond-2 left 4 price 6 slot 0
 95  bert end-purchase [13]
      purchase-ended bert lost 4
      prices-fell fallen (card emerald-1 price 1 slot 1, card forger price 5 slot 2, card diamond-2 price 4 slot 3, card ruby-1 price 4 slot 4)
      market-filled card emerald-1 slot 0
 96  anna decline
      turn-began anna turn 16
 97  anna end-influence · buy emerald-1 6
      bought anna card emerald-1 left 4 price 6 slot 0
 99  anna buy diamond-2 4
      bought anna card diamond-2 left 0 price 4 slot 3
100  anna end-purchase [57, 51, 14]
      purchase-ended anna lost 0
      prices-fell discarded (card emerald-1 slot 1) fallen (card forger price 3 slot 2, card ruby-1 price 2 slot 4)
      market-filled card queen slot 0
      market-filled card thief slot 1
      market-filled card emerald-2 slot 3
      turn-began bert turn 17
101  bert buy queen 10
      bought bert card queen left 0 price 10 slot 0
102  bert end-purchase [48]
      purchase-ended bert lost 0
      prices-fell fallen (card thief price 6 slot 1, card forger price 1 slot 2, card emerald-2 price 6 slot 3, card ruby-1 price 1 slot 4)
      market-filled card thief slot 0
      turn-began anna turn 18
103  anna end-influence · buy emerald-2 6
      bought anna card emerald-2 left 4 price 6 slot 3
105  anna end-purchase [43, 43, 7]
      purchase-ended anna lost 4
      prices-fell discarded (card forger slot 2, card ruby-1 slot 4) fallen (card thief price 6 slot 0, card thief price 4 slot 1)
      market-filled card courtier slot 2
      market-filled card courtier slot 3
      market-filled card ruby-2 slot 4
106  bert queen [22]
      queen-played bert card ruby-2 slot 4
      market-filled card diamond-3 slot 4
      turn-began bert turn 19
107  bert buy thief 4
      bought bert card thief left 6 price 4 slot 1
108  bert buy thief 6
      bought bert card thief left 0 price 6 slot 0
109  bert end-purchase [33, 5]
      purchase-ended bert lost 0
      prices-fell fallen (card courtier price 4 slot 2, card courtier price 4 slot 3, card diamond-3 price 8 slot 4)
      market-filled card ring slot 0
      market-filled card ruby-2 slot 1
      turn-began anna turn 20
110  anna end-influence · buy ring 9
      bought anna card ring left 1 price 9 slot 0
112  anna end-purchase [42]
      purchase-ended anna lost 1
      prices-fell fallen (card ruby-2 price 6 slot 1, card courtier price 2 slot 2, card courtier price 2 slot 3, card diamond-3 price 6 slot 4)
      market-filled card thief slot 0
      turn-began bert turn 21
113  bert thief 0 [6]
      thief-played bert target anna
      [anna, bert] stole card (up ring) thief bert victim anna
      [others] stole card down thief bert victim anna
114  bert thief 0 [1]
      thief-played bert target anna
      [anna, bert] stole card (up emerald-2) thief bert victim anna
      [others] stole card down thief bert victim anna
115  bert buy thief 8
      bought bert card thief left 2 price 8 slot 0
116  bert end-purchase [2]
      purchase-ended bert lost 2
      prices-fell fallen (card ruby-2 price 4 slot 1, card courtier price 1 slot 2, card courtier price 1 slot 3, card diamond-3 price 4 slot 4)
      market-filled card ruby-1 slot 0
      turn-began anna turn 22
117  anna end-influence · buy diamond-3 4
      bought anna card diamond-3 left 6 price 4 slot 4
119  anna buy ruby-1 6
      bought anna card ruby-1 left 0 price 6 slot 0
120  anna end-purchase [34, 20]
      purchase-ended anna lost 0
      prices-fell discarded (card courtier slot 2, card courtier slot 3) fallen (card ruby-2 price 2 slot 1)
      market-filled card banker slot 0
      market-filled card amber slot 2
      merchant-came anna merchant 2
121  bert decline
      cardinal-declined bert
      sale-began sale 2
122  anna show ruby-1 1 · show emerald-1 1 · show diamond-2 1 · show diamond-3 1 · show amber 2 · rings ruby 1 · seal
      display-sealed anna
129  bert show ruby-2 1 · show emerald-2 1 · show diamond-1 1 · show diamond-2 1 · rings ruby 2 · seal [25, 13]
      display-sealed bert
      displays-shown displays (anna gems (amber 2 diamond-2 1 diamond-3 1 emerald-1 1 ruby-1 1) rings (1, 0, 0, 0), bert gems (diamond-1 1 diamond-2 1 emerald-2 1 ruby-2 1) rings (2, 0, 0, 0)) laid (anna cards (diamond-2, diamond-3, amber, amber, ruby-1, ring-with-ruby, emerald-1), bert cards (diamond-1, diamond-2, ruby-2, ring-with-ruby, ring-with-ruby, emerald-2))
      sale-held displays (anna gems (amber 2 diamond-2 1 diamond-3 1 emerald-1 1 ruby-1 1) rings (1, 0, 0, 0), bert gems (diamond-1 1 diamond-2 1 emerald-2 1 ruby-2 1) rings (2, 0, 0, 0)) fashion (diamond, amber, ruby, emerald) prices (fashion 30 gem diamond price 30 rarity 0 shown 8, fashion 20 gem amber price 50 rarity 30 shown 2, fashion 10 gem ruby price 30 rarity 20 shown 3, fashion 0 gem emerald price 10 rarity 10 shown 3) sale 2 scores (190, 120) sold (anna each 30 gem diamond jewels 1 pounds 30, anna each 50 gem amber jewels 1 pounds 50, bert each 30 gem ruby jewels 3 pounds 90, bert each 10 gem emerald jewels 1 pounds 10)
      market-filled card amber slot 3
      market-filled card emerald-3 slot 4
      turn-began bert turn 23
135  bert thief 0 [0, 1]
      thief-played bert target anna
      caught thief bert victim anna
      caught thief anna victim bert
      caught thief bert victim anna
      caught thief anna victim bert
      nothing-to-take thief bert victim anna
136  bert buy amber 6
      bought bert card amber left 4 price 6 slot 2
137  bert buy ruby-2 2
      bought bert card ruby-2 left 2 price 2 slot 1
138  bert end-purchase [15, 9]
      purchase-ended bert lost 2
      prices-fell fallen (card banker price 8 slot 0, card amber price 4 slot 3, card emerald-3 price 8 slot 4)
      market-filled card diamond-2 slot 1
      market-filled card emerald-1 slot 2
      turn-began anna turn 24
139  anna buy banker 8
      bought anna card banker left 2 price 8 slot 0
140  anna end-purchase [27]
      purchase-ended anna lost 2
      prices-fell fallen (card diamond-2 price 6 slot 1, card emerald-1 price 4 slot 2, card amber price 2 slot 3, card emerald-3 price 6 slot 4)
      market-filled card king slot 0
      turn-began bert turn 25
141  bert buy amber 2
      bought bert card amber left 8 price 2 slot 3
142  bert buy diamond-2 6
      bought bert card diamond-2 left 2 price 6 slot 1
143  bert end-purchase [9, 21]
      purchase-ended bert lost 2
      prices-fell fallen (card king price 9 slot 0, card emerald-1 price 2 slot 2, card emerald-3 price 4 slot 4)
      market-filled card emerald-1 slot 1
      market-filled card amber slot 3
      turn-began anna turn 26
144  anna buy king 9
      bought anna card king left 1 price 9 slot 0
145  anna end-purchase [8, 8]
      purchase-ended anna lost 1
      prices-fell discarded (card emerald-3 slot 4) fallen (card emerald-1 price 4 slot 1, card emerald-1 price 1 slot 2, card amber price 4 slot 3)
      market-filled card emerald-1 slot 0
      market-filled card emerald-2 slot 4
      turn-began bert turn 27
146  bert buy emerald-2 8
      bought bert card emerald-2 left 2 price 8 slot 4
147  bert buy emerald-1 1
      bought bert card emerald-1 left 1 price 1 slot 2
148  bert end-purchase [14, 9]
      purchase-ended bert lost 1
      prices-fell fallen (card emerald-1 price 4 slot 0, card emerald-1 price 2 slot 1, card amber price 2 slot 3)
      market-filled card amber slot 2
      market-filled card diamond-1 slot 4
      turn-began anna turn 28
149  anna buy emerald-1 4
      bought anna card emerald-1 left 6 price 4 slot 0
150  anna end-purchase [28]
      purchase-ended anna lost 6
      prices-fell fallen (card emerald-1 price 1 slot 1, card amber price 4 slot 2, card amber price 1 slot 3, card diamond-1 price 4 slot 4)
      market-filled card alchemist slot 0
      turn-began bert turn 29
151  bert buy alchemist 10
      bought bert card alchemist left 0 price 10 slot 0
152  bert end-purchase [8, 18, 26]
      purchase-ended bert lost 0
      prices-fell discarded (card emerald-1 slot 1, card amber slot 3) fallen (card amber price 2 slot 2, card diamond-1 price 2 slot 4)
      market-filled card emerald-2 slot 0
      market-filled card ring slot 1
      market-filled card astrologer slot 3
      turn-began anna turn 30
153  anna buy ring 9
      bought anna card ring left 1 price 9 slot 1
154  anna end-purchase [21]
      purchase-ended anna lost 1
      prices-fell fallen (card emerald-2 price 6 slot 0, card amber price 1 slot 2, card astrologer price 5 slot 3, card diamond-1 price 1 slot 4)
      market-filled card confessor slot 1
      turn-began bert turn 31
155  bert buy emerald-2 6
      bought bert card emerald-2 left 4 price 6 slot 0
156  bert end-purchase [12]
      purchase-ended bert lost 4
      prices-fell discarded (card amber slot 2, card diamond-1 slot 4) fallen (card confessor price 4 slot 1, card astrologer price 3 slot 3)
      market-filled card amber slot 0
      merchant-came bert merchant 3
      sale-began sale 3
157  anna show emerald-1 1 · rings emerald 1 · king none · bankers 0 · seal
      display-sealed anna
162  bert show ruby-2 1 · show emerald-1 1 · show emerald-2 2 · show diamond-2 1 · show amber 2 · seal
      display-sealed bert
      displays-shown displays (anna gems (emerald-1 1) rings (0, 1, 0, 0), bert gems (amber 2 diamond-2 1 emerald-1 1 emerald-2 2 ruby-2 1)) laid (anna cards (emerald-1, ring-with-emerald), bert cards (diamond-2, amber, amber, ruby-2, emerald-1, emerald-2, emerald-2))
168  bert transmute emerald-2 ruby
      alchemist-played bert card emerald-2 into ruby-2
      sale-held displays (anna gems (emerald-1 1) rings (0, 1, 0, 0), bert gems (amber 2 diamond-2 1 emerald-1 1 emerald-2 1 ruby-2 2)) fashion (diamond, amber, ruby, emerald) prices (fashion 30 gem diamond price 60 rarity 30 shown 2, fashion 20 gem amber price 40 rarity 20 shown 2, fashion 10 gem ruby price 20 rarity 10 shown 4, fashion 0 gem emerald price 0 rarity 0 shown 4) sale 3 scores (190, 240) sold (bert each 60 gem diamond jewels 1 pounds 60, bert each 40 gem amber jewels 1 pounds 40, bert each 20 gem ruby jewels 1 pounds 20, bert each 0 gem emerald jewels 1 pounds 0) transmuted (bert card emerald-2 into ruby-2)
      game-ended standings (places (2, 1) scores (190, 240))
scores [190, 240] places [2, 1]
