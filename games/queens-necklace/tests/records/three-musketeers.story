queens-necklace · rules 1 · 2 seats · the house
  0       deal [0, 1, 1, 60, 22, 40, 55, 66, 14, 43, 57, 0, 0, 1, 47, 1, 80, 86, 70, 1]
      dealt deck 90 fashion (amber, diamond, emerald, ruby) first bert seats 2
      [anna alone] hand-dealt anna cards (emerald-2, diamond-3, amber, ring)
      [bert alone] hand-dealt bert cards (emerald-1, amber, ring, banker)
      market-laid cards (amber, ruby-1, astrologer, musketeer, forger)
      turn-began bert turn 1
  1  bert end-influence · buy musketeer 7
      bought bert card musketeer left 3 price 7 slot 3
  3  bert end-purchase [65]
      purchase-ended bert lost 3
      prices-fell fallen (card amber price 4 slot 0, card ruby-1 price 4 slot 1, card astrologer price 5 slot 2, card forger price 5 slot 4)
      market-filled card confessor slot 3
      turn-began anna turn 2
  4  anna end-influence · buy ruby-1 4
      bought anna card ruby-1 left 6 price 4 slot 1
  6  anna end-purchase [55]
      purchase-ended anna lost 6
      prices-fell fallen (card amber price 2 slot 0, card astrologer price 3 slot 2, card confessor price 4 slot 3, card forger price 3 slot 4)
      market-filled card ring slot 1
      turn-began bert turn 3
  7  bert end-influence · buy amber 2
      bought bert card amber left 8 price 2 slot 0
  9  bert buy confessor 4
      bought bert card confessor left 4 price 4 slot 3
 10  bert end-purchase [69, 25]
      purchase-ended bert lost 4
      prices-fell fallen (card ring price 7 slot 1, card astrologer price 1 slot 2, card forger price 1 slot 4)
      market-filled card favorite slot 0
      market-filled card diamond-1 slot 3
 11  anna decline
 12  bert decline
      turn-began anna turn 4
 13  anna end-influence · buy astrologer 1 [75, 75, 35]
      bought anna card astrologer left 9 price 1 slot 2
      astrologer-met anna
      astrologer-met anna
      [anna] astrologer-drew anna card (up diamond-2)
      [others] astrologer-drew anna card down
 15  anna buy ring 7
      bought anna card ring left 2 price 7 slot 1
 16  anna end-purchase [19]
      purchase-ended anna lost 2
      prices-fell discarded (card forger slot 4) fallen (card favorite price 6 slot 0, card diamond-1 price 4 slot 3)
      market-filled card emerald-2 slot 1
 17  anna decline
 18  bert decline [32]
      market-filled card diamond-2 slot 2
 19  anna decline
 20  bert decline [56]
      market-filled card banker slot 4
      turn-began bert turn 5
 21  bert end-influence · buy diamond-2 8
      bought bert card diamond-2 left 2 price 8 slot 2
 23  bert end-purchase [53]
      purchase-ended bert lost 2
      prices-fell fallen (card favorite price 4 slot 0, card emerald-2 price 6 slot 1, card diamond-1 price 2 slot 3, card banker price 8 slot 4)
      market-filled card king slot 2
      turn-began anna turn 6
 24  anna end-influence · buy diamond-1 2
      bought anna card diamond-1 left 8 price 2 slot 3
 26  anna buy favorite 4
      bought anna card favorite left 4 price 4 slot 0
 27  anna end-purchase [58, 1]
      purchase-ended anna lost 4
      prices-fell fallen (card emerald-2 price 4 slot 1, card king price 9 slot 2, card banker price 6 slot 4)
      market-filled card courtier slot 0
      market-filled card ruby-1 slot 3
 28  anna decline
 29  bert decline
      turn-began bert turn 7
 30  bert end-influence · buy king 9
      bought bert card king left 1 price 9 slot 2
 32  bert end-purchase [20]
      purchase-ended bert lost 1
      prices-fell fallen (card courtier price 4 slot 0, card emerald-2 price 2 slot 1, card ruby-1 price 4 slot 3, card banker price 4 slot 4)
      market-filled card emerald-2 slot 2
 33  anna decline
 34  bert decline
      turn-began anna turn 8
 35  anna favorite emerald
      favorite-played anna fashion (emerald, amber, diamond, ruby) gem emerald
 36  anna end-influence · buy courtier 4
      bought anna card courtier left 6 price 4 slot 0
 38  anna buy ruby-1 4
      bought anna card ruby-1 left 2 price 4 slot 3
 39  anna buy emerald-2 2
      bought anna card emerald-2 left 0 price 2 slot 1
 40  anna end-purchase [54, 3]
      purchase-ended anna lost 0
      prices-fell discarded (card banker slot 4) fallen (card emerald-2 price 6 slot 2)
      market-filled card confessor slot 0
      market-filled card ruby-1 slot 1
 41  anna decline
 42  bert decline [70, 6]
      market-filled card queen slot 3
      market-filled card ruby-2 slot 4
      turn-began bert turn 9
 43  bert end-influence · buy emerald-2 6
      bought bert card emerald-2 left 4 price 6 slot 2
 45  bert end-purchase [56]
      purchase-ended bert lost 4
      prices-fell fallen (card confessor price 4 slot 0, card ruby-1 price 4 slot 1, card queen price 8 slot 3, card ruby-2 price 6 slot 4)
      market-filled card forger slot 2
      turn-began anna turn 10
 46  anna courtier
      courtier-played anna ducats 13
 47  anna end-influence · buy ruby-2 6
      bought anna card ruby-2 left 7 price 6 slot 4
 49  anna buy confessor 4
      bought anna card confessor left 3 price 4 slot 0
 50  anna end-purchase [7, 50]
      purchase-ended anna lost 3
      prices-fell fallen (card ruby-1 price 2 slot 1, card forger price 5 slot 2, card queen price 6 slot 3)
      market-filled card ruby-2 slot 0
      market-filled card confessor slot 4
      turn-began bert turn 11
 51  bert confessor 0
      confessor-played bert target anna
      [bert alone] hand-seen bert cards (ruby-1, ruby-1, ruby-2, emerald-2, emerald-2, diamond-1, diamond-2, diamond-3, amber, ring, ring, confessor) target anna
 52  bert end-influence · buy forger 5
      bought bert card forger left 5 price 5 slot 2
 54  bert end-purchase [38]
      purchase-ended bert lost 5
      prices-fell fallen (card ruby-2 price 6 slot 0, card ruby-1 price 1 slot 1, card queen price 4 slot 3, card confessor price 4 slot 4)
      market-filled card amber slot 2
      turn-began anna turn 12
 55  anna end-influence · buy ruby-2 6
      bought anna card ruby-2 left 4 price 6 slot 0
 57  anna buy queen 4
      bought anna card queen left 0 price 4 slot 3
 58  anna end-purchase [38]
      purchase-ended anna lost 0
      prices-fell discarded (card ruby-1 slot 1) fallen (card amber price 4 slot 2, card confessor price 2 slot 4)
      market-filled card amber slot 0
 59  anna decline
      merchant-came anna merchant 1
 60  bert decline
      cardinal-declined bert
      sale-began sale 1
 61  anna show ruby-1 1 · show ruby-2 1 · show emerald-2 1 · show diamond-1 0 · show diamond-2 0 · show diamond-3 0 · show amber 0 · rings ruby 1 · rings emerald 0 · seal
      display-sealed anna
 71  bert show emerald-1 1 · show emerald-2 0 · show diamond-2 0 · show amber 2 · rings emerald 0 · rings amber 0 · king emerald · bankers 0 · seal
      display-sealed bert
      displays-shown displays (anna gems (emerald-2 1 ruby-1 1 ruby-2 1) rings (1, 0, 0, 0), bert gems (amber 2 emerald-1 1) king emerald) laid (anna cards (emerald-2, ruby-1, ruby-2, ring-with-ruby), bert cards (emerald-1, king-with-emerald, amber, amber))
 80  anna decline
 81  bert decline [54, 27]
      sale-held displays (anna gems (emerald-2 1 ruby-1 1 ruby-2 1) rings (1, 0, 0, 0), bert gems (amber 2 emerald-1 1) king emerald) fashion (emerald, amber, diamond, ruby) prices (fashion 30 forbidden true gem emerald price 40 rarity 10 shown 3, fashion 20 gem amber price 40 rarity 20 shown 2, fashion 10 gem diamond price 40 rarity 30 shown 0, fashion 0 gem ruby price 0 rarity 0 shown 3) sale 1 scores (0, 40) sold (bert each 40 gem amber jewels 1 pounds 40, anna each 0 gem ruby jewels 2 pounds 0)
      market-filled card thief slot 1
      market-filled card diamond-2 slot 3
 82  anna queen [7]
      queen-played anna card diamond-2 slot 3
      market-filled card ruby-3 slot 3
      turn-began bert turn 13
 83  bert forger 0 diamond
      forger-played bert gem diamond target anna
 84  anna discard diamond-3
      gem-discarded anna card diamond-3
 85  bert end-influence · buy ruby-3 10
      bought bert card ruby-3 left 0 price 10 slot 3
 87  bert end-purchase [21]
      purchase-ended bert lost 0
      prices-fell fallen (card amber price 4 slot 0, card thief price 6 slot 1, card amber price 2 slot 2, card confessor price 1 slot 4)
      market-filled card diamond-1 slot 3
      turn-began anna turn 14
 88  anna confessor 1
      confessor-played anna target bert
      [anna alone] hand-seen anna cards (ruby-3, emerald-2, diamond-2, ring, banker, musketeer) target bert
 89  anna end-influence · buy confessor 1
      bought anna card confessor left 9 price 1 slot 4
 91  anna buy diamond-1 6
      bought anna card diamond-1 left 3 price 6 slot 3
 92  anna buy amber 2
      bought anna card amber left 1 price 2 slot 2
 93  anna end-purchase [23, 40, 8]
      purchase-ended anna lost 1
      prices-fell fallen (card amber price 2 slot 0, card thief price 4 slot 1)
      market-filled card diamond-2 slot 2
      market-filled card ring slot 3
      market-filled card emerald-1 slot 4
      turn-began bert turn 15
 94  bert end-influence · buy emerald-1 6
      bought bert card emerald-1 left 4 price 6 slot 4
 96  bert buy thief 4
      bought bert card thief left 0 price 4 slot 1
 97  bert end-purchase [1, 14]
      purchase-ended bert lost 0
      prices-fell fallen (card amber price 1 slot 0, card diamond-2 price 6 slot 2, card ring price 7 slot 3)
      market-filled card ruby-1 slot 1
      market-filled card emerald-3 slot 4
      turn-began anna turn 16
 98  anna end-influence · buy emerald-3 10
      bought anna card emerald-3 left 0 price 10 slot 4
100  anna end-purchase [0, 44]
      purchase-ended anna lost 0
      prices-fell discarded (card amber slot 0) fallen (card ruby-1 price 4 slot 1, card diamond-2 price 4 slot 2, card ring price 5 slot 3)
      market-filled card ruby-1 slot 0
      market-filled card favorite slot 4
      turn-began bert turn 17
101  bert thief 0 [9]
      thief-played bert target anna
      [anna, bert] stole card (up amber) thief bert victim anna
      [others] stole card down thief bert victim anna
102  bert end-influence · buy ruby-1 6
      bought bert card ruby-1 left 4 price 6 slot 0
104  bert end-purchase [11]
      purchase-ended bert lost 4
      prices-fell fallen (card ruby-1 price 2 slot 1, card diamond-2 price 2 slot 2, card ring price 3 slot 3, card favorite price 6 slot 4)
      market-filled card emerald-2 slot 0
      turn-began anna turn 18
105  anna confessor 1
      confessor-played anna target bert
      [anna alone] hand-seen anna cards (ruby-1, ruby-3, emerald-1, emerald-2, diamond-2, amber, ring, banker, musketeer) target bert
106  anna end-influence · buy diamond-2 2
      bought anna card diamond-2 left 8 price 2 slot 2
108  anna buy favorite 6
      bought anna card favorite left 2 price 6 slot 4
109  anna buy ruby-1 2
      bought anna card ruby-1 left 0 price 2 slot 1
110  anna end-purchase [5, 17, 45, 17]
      purchase-ended anna lost 0
      prices-fell discarded (card ring slot 3) fallen (card emerald-2 price 6 slot 0)
      market-filled card ruby-3 slot 1
      market-filled card diamond-2 slot 2
      market-filled card cardinal slot 3
      market-filled card diamond-3 slot 4
      turn-began bert turn 19
111  bert end-influence · buy diamond-3 10
      bought bert card diamond-3 left 0 price 10 slot 4
113  bert end-purchase [46]
      purchase-ended bert lost 0
      prices-fell fallen (card emerald-2 price 4 slot 0, card ruby-3 price 8 slot 1, card diamond-2 price 6 slot 2, card cardinal price 6 slot 3)
      market-filled card musketeer slot 4
      turn-began anna turn 20
114  anna favorite amber
      favorite-played anna fashion (amber, emerald, diamond, ruby) gem amber
115  anna end-influence · buy musketeer 7
      bought anna card musketeer left 3 price 7 slot 4
117  anna end-purchase [3]
      purchase-ended anna lost 3
      prices-fell fallen (card emerald-2 price 2 slot 0, card ruby-3 price 6 slot 1, card diamond-2 price 4 slot 2, card cardinal price 4 slot 3)
      market-filled card ruby-2 slot 4
      turn-began bert turn 21
118  bert end-influence · buy ruby-3 6
      bought bert card ruby-3 left 4 price 6 slot 1
120  bert buy emerald-2 2
      bought bert card emerald-2 left 2 price 2 slot 0
121  bert end-purchase [0, 12]
      purchase-ended bert lost 2
      prices-fell fallen (card diamond-2 price 2 slot 2, card cardinal price 2 slot 3, card ruby-2 price 6 slot 4)
      market-filled card ruby-1 slot 0
      market-filled card diamond-1 slot 1
      turn-began anna turn 22
122  anna end-influence · buy diamond-2 2
      bought anna card diamond-2 left 8 price 2 slot 2
124  anna end-purchase [5, 1]
      purchase-ended anna lost 8
      prices-fell discarded (card cardinal slot 3) fallen (card ruby-1 price 4 slot 0, card diamond-1 price 4 slot 1, card ruby-2 price 4 slot 4)
      market-filled card emerald-1 slot 2
      market-filled card ruby-2 slot 3
      turn-began bert turn 23
125  bert end-influence · buy emerald-1 6
      bought bert card emerald-1 left 4 price 6 slot 2
127  bert buy diamond-1 4
      bought bert card diamond-1 left 0 price 4 slot 1
128  bert end-purchase [37, 20]
      purchase-ended bert lost 0
      prices-fell fallen (card ruby-1 price 2 slot 0, card ruby-2 price 6 slot 3, card ruby-2 price 2 slot 4)
      market-filled card thief slot 1
      market-filled card amber slot 2
      turn-began anna turn 24
129  anna end-influence · buy ruby-2 6
      bought anna card ruby-2 left 4 price 6 slot 3
131  anna buy ruby-2 2
      bought anna card ruby-2 left 2 price 2 slot 4
132  anna end-purchase [5, 32]
      purchase-ended anna lost 2
      prices-fell fallen (card ruby-1 price 1 slot 0, card thief price 6 slot 1, card amber price 4 slot 2)
      market-filled card emerald-1 slot 3
      market-filled card favorite slot 4
      turn-began bert turn 25
133  bert end-influence · buy amber 4
      bought bert card amber left 6 price 4 slot 2
135  bert buy ruby-1 1
      bought bert card ruby-1 left 5 price 1 slot 0
136  bert end-purchase [25, 14]
      purchase-ended bert lost 5
      prices-fell fallen (card thief price 4 slot 1, card emerald-1 price 4 slot 3, card favorite price 6 slot 4)
      market-filled card necklace slot 0
      market-filled card amber slot 2
      turn-began anna turn 26
137  anna end-influence · buy amber 6
      bought anna card amber left 4 price 6 slot 2
139  anna end-purchase [8]
      purchase-ended anna lost 4
      prices-fell fallen (card necklace price 11 slot 0, card thief price 2 slot 1, card emerald-1 price 2 slot 3, card favorite price 4 slot 4)
      market-filled card diamond-1 slot 2
      turn-began bert turn 27
140  bert end-influence · buy favorite 4
      bought bert card favorite left 6 price 4 slot 4
142  bert buy emerald-1 2
      bought bert card emerald-1 left 4 price 2 slot 3
143  bert end-purchase [32, 26]
      purchase-ended bert lost 4
      prices-fell discarded (card thief slot 1) fallen (card necklace price 9 slot 0, card diamond-1 price 4 slot 2)
      market-filled card cardinal slot 1
      market-filled card courtier slot 3
      merchant-came bert merchant 2
      sale-began sale 2
144  anna show ruby-1 1 · show ruby-2 2 · show emerald-2 1 · show emerald-3 1 · show diamond-1 2 · show diamond-2 1 · show amber 1 · rings ruby 0 · rings emerald 1 · seal
      display-sealed anna
154  bert show ruby-1 2 · show ruby-3 1 · show emerald-1 2 · show emerald-2 0 · show diamond-1 0 · show diamond-2 0 · show diamond-3 0 · show amber 0 · rings ruby 1 · bankers 1 · seal
      display-sealed bert
      displays-shown displays (anna gems (amber 1 diamond-1 2 diamond-2 1 emerald-2 1 emerald-3 1 ruby-1 1 ruby-2 2) rings (0, 1, 0, 0), bert bankers 1 gems (emerald-1 2 ruby-1 2 ruby-3 1) rings (1, 0, 0, 0)) laid (anna cards (amber, emerald-2, emerald-3, ring-with-emerald, diamond-1, diamond-1, diamond-2, ruby-1, ruby-2, ruby-2), bert cards (emerald-1, emerald-1, ruby-1, ruby-1, ruby-3, ring-with-ruby, banker))
165  anna decline
166  bert decline [10]
      sale-held displays (anna gems (amber 1 diamond-1 2 diamond-2 1 emerald-2 1 emerald-3 1 ruby-1 1 ruby-2 2) rings (0, 1, 0, 0), bert bankers 1 gems (emerald-1 2 ruby-1 2 ruby-3 1) rings (1, 0, 0, 0)) fashion (amber, emerald, diamond, ruby) prices (fashion 30 gem amber price 60 rarity 30 shown 1, fashion 20 gem emerald price 30 rarity 10 shown 7, fashion 10 gem diamond price 30 rarity 20 shown 4, fashion 0 gem ruby price 0 rarity 0 shown 10) sale 2 scores (150, 60) sold (anna each 60 gem amber jewels 1 pounds 60, anna each 30 gem emerald jewels 2 pounds 60, anna each 30 gem diamond jewels 1 pounds 30, anna each 0 gem ruby jewels 1 pounds 0, bert each 10 gem ruby jewels 2 pounds 20)
      market-filled card amber slot 4
      turn-began anna turn 28
167  anna end-influence · buy necklace 9
      bought anna card necklace left 1 price 9 slot 0
169  anna end-purchase [6]
      purchase-ended anna lost 1
      prices-fell fallen (card cardinal price 6 slot 1, card diamond-1 price 2 slot 2, card courtier price 4 slot 3, card amber price 4 slot 4)
      market-filled card emerald-3 slot 0
      turn-began bert turn 29
170  bert favorite ruby
      favorite-played bert fashion (ruby, amber, emerald, diamond) gem ruby
171  bert end-influence · buy emerald-3 10
      bought bert card emerald-3 left 0 price 10 slot 0
173  bert end-purchase [21]
      purchase-ended bert lost 0
      prices-fell fallen (card cardinal price 4 slot 1, card diamond-1 price 1 slot 2, card courtier price 2 slot 3, card amber price 2 slot 4)
      market-filled card king slot 0
      turn-began anna turn 30
174  anna end-influence · buy cardinal 4
      bought anna card cardinal left 6 price 4 slot 1
176  anna end-purchase [8, 24]
      purchase-ended anna lost 6
      prices-fell discarded (card diamond-1 slot 2) fallen (card king price 9 slot 0, card courtier price 1 slot 3, card amber price 1 slot 4)
      market-filled card diamond-1 slot 1
      market-filled card thief slot 2
      turn-began bert turn 31
177  bert end-influence · buy diamond-1 6
      bought bert card diamond-1 left 4 price 6 slot 1
179  bert buy courtier 1
      bought bert card courtier left 3 price 1 slot 3
180  bert buy amber 1
      bought bert card amber left 2 price 1 slot 4
181  bert end-purchase [10, 11, 6]
      purchase-ended bert lost 2
      prices-fell fallen (card king price 7 slot 0, card thief price 6 slot 2)
      market-filled card amber slot 1
      market-filled card amber slot 3
      market-filled card diamond-1 slot 4
      turn-began anna turn 32
182  anna end-influence · buy thief 6
      bought anna card thief left 4 price 6 slot 2
184  anna end-purchase [3]
      purchase-ended anna lost 4
      prices-fell fallen (card king price 5 slot 0, card amber price 4 slot 1, card amber price 4 slot 3, card diamond-1 price 4 slot 4)
      market-filled card emerald-1 slot 2
      turn-began bert turn 33
185  bert courtier
      courtier-played bert ducats 13
186  bert end-influence · buy diamond-1 4
      bought bert card diamond-1 left 9 price 4 slot 4
188  bert buy emerald-1 6
      bought bert card emerald-1 left 3 price 6 slot 2
189  bert end-purchase [18, 9, 19]
      purchase-ended bert lost 3
      prices-fell discarded (card king slot 0) fallen (card amber price 2 slot 1, card amber price 2 slot 3)
      market-filled card courtier slot 0
      market-filled card amber slot 2
      market-filled card alchemist slot 4
      turn-began anna turn 34
190  anna end-influence · buy amber 6
      bought anna card amber left 4 price 6 slot 2
192  anna buy amber 2
      bought anna card amber left 2 price 2 slot 1
193  anna end-purchase [20, 10]
      purchase-ended anna lost 2
      prices-fell fallen (card courtier price 4 slot 0, card amber price 1 slot 3, card alchemist price 8 slot 4)
      market-filled card musketeer slot 1
      market-filled card amber slot 2
      turn-began bert turn 35
194  bert end-influence · buy musketeer 7
      bought bert card musketeer left 3 price 7 slot 1
196  bert buy amber 1
      bought bert card amber left 2 price 1 slot 3
197  bert end-purchase [0, 13]
      purchase-ended bert lost 2
      prices-fell fallen (card courtier price 2 slot 0, card amber price 4 slot 2, card alchemist price 6 slot 4)
      market-filled card ruby-1 slot 1
      market-filled card king slot 3
      turn-began anna turn 36
198  anna end-influence · buy courtier 2
      bought anna card courtier left 8 price 2 slot 0
200  anna buy ruby-1 6
      bought anna card ruby-1 left 2 price 6 slot 1
201  anna end-purchase [11, 2]
      purchase-ended anna lost 2
      prices-fell fallen (card amber price 2 slot 2, card king price 9 slot 3, card alchemist price 4 slot 4)
      market-filled card ring slot 0
      market-filled card emerald-1 slot 1
      turn-began bert turn 37
202  bert end-influence · buy ring 9
      bought bert card ring left 1 price 9 slot 0
204  bert end-purchase [1, 0]
      purchase-ended bert lost 1
      prices-fell discarded (card alchemist slot 4) fallen (card emerald-1 price 4 slot 1, card amber price 1 slot 2, card king price 7 slot 3)
      market-filled card emerald-1 slot 0
      market-filled card ruby-2 slot 4
      turn-began anna turn 38
205  anna courtier
      courtier-played anna ducats 13
206  anna end-influence · buy emerald-1 4
      bought anna card emerald-1 left 9 price 4 slot 1
208  anna buy king 7
      bought anna card king left 2 price 7 slot 3
209  anna buy amber 1
      bought anna card amber left 1 price 1 slot 2
210  anna end-purchase [3, 5, 10]
      purchase-ended anna lost 1
      prices-fell fallen (card emerald-1 price 4 slot 0, card ruby-2 price 6 slot 4)
      market-filled card amber slot 1
      market-filled card amber slot 2
      market-filled card musketeer slot 3
      turn-began bert turn 39
211  bert end-influence · buy musketeer 7
      bought bert card musketeer left 3 price 7 slot 3
213  bert end-purchase [5]
      purchase-ended bert lost 3
      prices-fell fallen (card emerald-1 price 2 slot 0, card amber price 4 slot 1, card amber price 4 slot 2, card ruby-2 price 4 slot 4)
      market-filled card ring slot 3
      turn-began anna turn 40
214  anna end-influence · buy emerald-1 2
      bought anna card emerald-1 left 8 price 2 slot 0
216  anna buy ruby-2 4
      bought anna card ruby-2 left 4 price 4 slot 4
217  anna end-purchase [7, 2]
      purchase-ended anna lost 4
      prices-fell fallen (card amber price 2 slot 1, card amber price 2 slot 2, card ring price 7 slot 3)
      market-filled card forger slot 0
      market-filled card amber slot 4
      turn-began bert turn 41
218  bert musketeers
      musketeers-played bert victim anna
219  bert end-influence · buy amber 2
      bought bert card amber left 8 price 2 slot 1
221  bert end-purchase [6]
      purchase-ended bert lost 8
      prices-fell fallen (card forger price 5 slot 0, card amber price 1 slot 2, card ring price 5 slot 3, card amber price 4 slot 4)
      market-filled card thief slot 1
      turn-began anna turn 42
222  anna end-influence · buy forger 5
      bought anna card forger left 5 price 5 slot 0
224  anna buy amber 1
      bought anna card amber left 4 price 1 slot 2
225  anna end-purchase [0, 2]
      purchase-ended anna lost 4
      prices-fell fallen (card thief price 6 slot 1, card ring price 3 slot 3, card amber price 2 slot 4)
      market-filled card emerald-2 slot 0
      market-filled card amber slot 2
      turn-began bert turn 43
226  bert end-influence · buy thief 6
      bought bert card thief left 4 price 6 slot 1
228  bert buy ring 3
      bought bert card ring left 1 price 3 slot 3
229  bert end-purchase [3]
      purchase-ended bert lost 1
      prices-fell fallen (card emerald-2 price 6 slot 0, card amber price 4 slot 2, card amber price 1 slot 4)
      market-filled card confessor slot 1
      merchant-came bert merchant 3
230  anna decline
      cardinal-declined anna
      sale-began sale 3
231  anna show ruby-1 0 · show ruby-2 1 · show emerald-1 1 · show diamond-2 1 · show amber 0 · king ruby · seal
      display-sealed anna
238  bert show ruby-3 1 · show emerald-1 1 · show emerald-2 2 · show emerald-3 1 · show diamond-1 1 · show diamond-2 0 · show diamond-3 1 · show amber 1 · rings ruby 1 · rings emerald 0 · rings diamond 0 · rings amber 0 · necklace none · seal
      display-sealed bert
      displays-shown displays (anna gems (diamond-2 1 emerald-1 1 ruby-2 1) king ruby, bert gems (amber 1 diamond-1 1 diamond-3 1 emerald-1 1 emerald-2 2 emerald-3 1 ruby-3 1) rings (1, 0, 0, 0)) laid (anna cards (ruby-2, king-with-ruby, emerald-1, diamond-2), bert cards (ruby-3, ring-with-ruby, amber, emerald-1, emerald-2, emerald-2, emerald-3, diamond-1, diamond-3))
      sale-held displays (anna gems (diamond-2 1 emerald-1 1 ruby-2 1) king ruby, bert gems (amber 1 diamond-1 1 diamond-3 1 emerald-1 1 emerald-2 2 emerald-3 1 ruby-3 1) rings (1, 0, 0, 0)) fashion (ruby, amber, emerald, diamond) prices (fashion 30 forbidden true gem ruby price 50 rarity 20 shown 5, fashion 20 gem amber price 50 rarity 30 shown 1, fashion 10 gem emerald price 10 rarity 0 shown 9, fashion 0 gem diamond price 10 rarity 10 shown 6) sale 3 scores (150, 130) sold (bert each 50 gem amber jewels 1 pounds 50, bert each 10 gem emerald jewels 1 pounds 10, bert each 10 gem diamond jewels 1 pounds 10)
      game-ended standings (places (1, 2) scores (150, 130))
scores [150, 130] places [1, 2]
