queens-necklace · rules 1 · 3 seats · the house
  0       deal [1, 2, 1, 37, 9, 38, 24, 13, 70, 54, 89, 30, 84, 24, 50, 0, 2, 0, 77, 46, 57, 44, 71, 1]
      dealt deck 86 fashion (ruby, amber, diamond, emerald) first bert seats 3
      [anna alone] hand-dealt anna cards (ruby-2, emerald-2, diamond-2, diamond-3)
      [bert alone] hand-dealt bert cards (emerald-1, ring, confessor, queen)
      [cleo alone] hand-dealt cleo cards (emerald-3, diamond-1, amber, musketeer)
      market-laid cards (thief, amber, king, amber, favorite)
      turn-began bert turn 1
  1  bert confessor 0
      confessor-played bert target anna
      [bert alone] hand-seen bert cards (ruby-2, emerald-2, diamond-2, diamond-3) target anna
  2  bert end-influence · buy favorite 8
      bought bert card favorite left 2 price 8 slot 4
  4  bert end-purchase [37]
      purchase-ended bert lost 2
      prices-fell fallen (card thief price 6 slot 0, card amber price 4 slot 1, card king price 9 slot 2, card amber price 4 slot 3)
      market-filled card amber slot 4
  5  anna decline
  6  bert queen
  7  cleo decline [50]
      queen-played bert card amber slot 4
      market-filled card ring slot 4
      turn-began cleo turn 2
  8  cleo end-influence · buy ring 9
      bought cleo card ring left 1 price 9 slot 4
 10  cleo end-purchase [43]
      purchase-ended cleo lost 1
      prices-fell fallen (card thief price 4 slot 0, card amber price 2 slot 1, card king price 7 slot 2, card amber price 2 slot 3)
      market-filled card amber slot 4
      turn-began anna turn 3
 11  anna end-influence · buy amber 6
      bought anna card amber left 4 price 6 slot 4
 13  anna end-purchase [64]
      purchase-ended anna lost 4
      prices-fell fallen (card thief price 2 slot 0, card amber price 1 slot 1, card king price 5 slot 2, card amber price 1 slot 3)
      market-filled card forger slot 4
      turn-began bert turn 4
 14  bert favorite emerald
      favorite-played bert fashion (emerald, ruby, amber, diamond) gem emerald
 15  bert end-influence · buy forger 7
      bought bert card forger left 3 price 7 slot 4
 17  bert buy thief 2
      bought bert card thief left 1 price 2 slot 0
 18  bert buy amber 1
      bought bert card amber left 0 price 1 slot 1
 19  bert end-purchase [77, 61, 75, 37, 54]
      purchase-ended bert lost 0
      prices-fell discarded (card king slot 2, card amber slot 3)
      market-filled card musketeer slot 0
      market-filled card courtier slot 1
      market-filled card musketeer slot 2
      market-filled card amber slot 3
      market-filled card banker slot 4
      turn-began cleo turn 5
 20  cleo end-influence · buy courtier 6
      bought cleo card courtier left 4 price 6 slot 1
 22  cleo end-purchase [39]
      purchase-ended cleo lost 4
      prices-fell fallen (card musketeer price 5 slot 0, card musketeer price 5 slot 2, card amber price 4 slot 3, card banker price 8 slot 4)
      market-filled card amber slot 1
      turn-began anna turn 6
 23  anna end-influence · buy banker 8
      bought anna card banker left 2 price 8 slot 4
 25  anna end-purchase [54]
      purchase-ended anna lost 2
      prices-fell fallen (card musketeer price 3 slot 0, card amber price 4 slot 1, card musketeer price 3 slot 2, card amber price 2 slot 3)
      market-filled card confessor slot 4
      turn-began bert turn 7
 26  bert thief 0 [3]
      thief-played bert target anna
      [anna, bert] stole card (up diamond-3) thief bert victim anna
      [others] stole card down thief bert victim anna
 27  bert forger 0 amber
      forger-played bert gem amber target anna
 28  anna discard amber
      gem-discarded anna card amber
 29  bert end-influence · buy amber 4
      bought bert card amber left 6 price 4 slot 1
 31  bert buy amber 2
      bought bert card amber left 4 price 2 slot 3
 32  bert buy musketeer 3
      bought bert card musketeer left 1 price 3 slot 0
 33  bert end-purchase [8, 50, 7]
      purchase-ended bert lost 1
      prices-fell fallen (card musketeer price 1 slot 2, card confessor price 4 slot 4)
      market-filled card ruby-2 slot 0
      market-filled card king slot 1
      market-filled card ruby-2 slot 3
      turn-began cleo turn 8
 34  cleo courtier
      courtier-played cleo ducats 13
 35  cleo end-influence · buy confessor 4
      bought cleo card confessor left 9 price 4 slot 4
 37  cleo end-purchase [19, 4]
      purchase-ended cleo lost 9
      prices-fell discarded (card musketeer slot 2) fallen (card ruby-2 price 6 slot 0, card king price 9 slot 1, card ruby-2 price 6 slot 3)
      market-filled card emerald-2 slot 2
      market-filled card ruby-1 slot 4
      turn-began anna turn 9
 38  anna end-influence · buy king 9
      bought anna card king left 1 price 9 slot 1
 40  anna end-purchase [15]
      purchase-ended anna lost 1
      prices-fell fallen (card ruby-2 price 4 slot 0, card emerald-2 price 6 slot 2, card ruby-2 price 4 slot 3, card ruby-1 price 4 slot 4)
      market-filled card emerald-1 slot 1
      turn-began bert turn 10
 41  bert end-influence · buy emerald-1 6
      bought bert card emerald-1 left 4 price 6 slot 1
 43  bert buy ruby-1 4
      bought bert card ruby-1 left 0 price 4 slot 4
 44  bert end-purchase [46, 51]
      purchase-ended bert lost 0
      prices-fell fallen (card ruby-2 price 2 slot 0, card emerald-2 price 4 slot 2, card ruby-2 price 2 slot 3)
      market-filled card king slot 1
      market-filled card forger slot 4
      turn-began cleo turn 11
 45  cleo end-influence · buy emerald-2 4
      bought cleo card emerald-2 left 6 price 4 slot 2
 47  cleo buy ruby-2 2
      bought cleo card ruby-2 left 4 price 2 slot 0
 48  cleo end-purchase [57, 9, 28]
      purchase-ended cleo lost 4
      prices-fell discarded (card ruby-2 slot 3) fallen (card king price 9 slot 1, card forger price 5 slot 4)
      market-filled card alchemist slot 0
      market-filled card ruby-3 slot 2
      market-filled card diamond-3 slot 3
      turn-began anna turn 12
 49  anna end-influence · buy diamond-3 10
      bought anna card diamond-3 left 0 price 10 slot 3
 51  anna end-purchase
      purchase-ended anna lost 0
      prices-fell fallen (card alchemist price 8 slot 0, card king price 7 slot 1, card ruby-3 price 8 slot 2, card forger price 3 slot 4)
      merchant-came anna merchant 1
 52  bert decline
      cardinal-declined bert
 53  cleo decline
      cardinal-declined cleo
      sale-began sale 1
 54  anna show ruby-2 1 · show emerald-2 0 · show diamond-2 0 · show diamond-3 1 · king ruby · bankers 0 · seal
      display-sealed anna
 61  bert show ruby-1 0 · show emerald-1 1 · show diamond-3 0 · show amber 1 · rings emerald 0 · rings amber 1 · seal
      display-sealed bert
 68  cleo show ruby-2 0 · show emerald-2 0 · show emerald-3 1 · show diamond-1 0 · show amber 1 · rings emerald 1 · seal [3]
      display-sealed cleo
      displays-shown displays (anna gems (diamond-3 1 ruby-2 1) king ruby, bert gems (amber 1 emerald-1 1) rings (0, 0, 0, 1), cleo gems (amber 1 emerald-3 1) rings (0, 1, 0, 0)) laid (anna cards (ruby-2, king-with-ruby, diamond-3), bert cards (emerald-1, amber, ring-with-amber), cleo cards (emerald-3, ring-with-emerald, amber))
      sale-held displays (anna gems (diamond-3 1 ruby-2 1) king ruby, bert gems (amber 1 emerald-1 1) rings (0, 0, 0, 1), cleo gems (amber 1 emerald-3 1) rings (0, 1, 0, 0)) fashion (emerald, ruby, amber, diamond) prices (fashion 30 gem emerald price 30 rarity 0 shown 4, fashion 20 forbidden true gem ruby price 50 rarity 30 shown 2, fashion 10 gem amber price 30 rarity 20 shown 2, fashion 0 gem diamond price 10 rarity 10 shown 3) sale 1 scores (10, 60, 90) sold (cleo each 30 gem emerald jewels 2 pounds 60, bert each 30 gem amber jewels 2 pounds 60, cleo each 30 gem amber jewels 1 pounds 30, anna each 10 gem diamond jewels 1 pounds 10)
      market-filled card ruby-1 slot 3
      turn-began bert turn 13
 75  bert end-influence · buy king 7
      bought bert card king left 3 price 7 slot 1
 77  bert buy forger 3
      bought bert card forger left 0 price 3 slot 4
 78  bert end-purchase [17, 6]
      purchase-ended bert lost 0
      prices-fell fallen (card alchemist price 6 slot 0, card ruby-3 price 6 slot 2, card ruby-1 price 4 slot 3)
      market-filled card diamond-1 slot 1
      market-filled card ruby-2 slot 4
      turn-began cleo turn 14
 79  cleo confessor 0
      confessor-played cleo target anna
      [cleo alone] hand-seen cleo cards (emerald-2, diamond-2, banker) target anna
 80  cleo end-influence · buy ruby-1 4
      bought cleo card ruby-1 left 6 price 4 slot 3
 82  cleo buy diamond-1 6
      bought cleo card diamond-1 left 0 price 6 slot 1
 83  cleo end-purchase [17, 3]
      purchase-ended cleo lost 0
      prices-fell fallen (card alchemist price 4 slot 0, card ruby-3 price 4 slot 2, card ruby-2 price 6 slot 4)
      market-filled card diamond-1 slot 1
      market-filled card ruby-1 slot 3
      turn-began anna turn 15
 84  anna end-influence · buy alchemist 4
      bought anna card alchemist left 6 price 4 slot 0
 86  anna buy ruby-3 4
      bought anna card ruby-3 left 2 price 4 slot 2
 87  anna end-purchase [18, 45]
      purchase-ended anna lost 2
      prices-fell fallen (card diamond-1 price 4 slot 1, card ruby-1 price 4 slot 3, card ruby-2 price 4 slot 4)
      market-filled card diamond-1 slot 0
      market-filled card favorite slot 2
      turn-began bert turn 16
 88  bert forger 0 emerald
      forger-played bert gem emerald target anna
 89  anna discard emerald-2
      gem-discarded anna card emerald-2
 90  bert end-influence · buy ruby-2 4
      bought bert card ruby-2 left 6 price 4 slot 4
 92  bert buy diamond-1 6
      bought bert card diamond-1 left 0 price 6 slot 0
 93  bert end-purchase [8, 43]
      purchase-ended bert lost 0
      prices-fell fallen (card diamond-1 price 2 slot 1, card favorite price 6 slot 2, card ruby-1 price 2 slot 3)
      market-filled card emerald-1 slot 0
      market-filled card favorite slot 4
      turn-began cleo turn 17
 94  cleo end-influence · buy emerald-1 6
      bought cleo card emerald-1 left 4 price 6 slot 0
 96  cleo buy diamond-1 2
      bought cleo card diamond-1 left 2 price 2 slot 1
 97  cleo end-purchase [5, 22]
      purchase-ended cleo lost 2
      prices-fell fallen (card favorite price 4 slot 2, card ruby-1 price 1 slot 3, card favorite price 6 slot 4)
      market-filled card ruby-3 slot 0
      market-filled card amber slot 1
      turn-began anna turn 18
 98  anna end-influence · buy favorite 4
      bought anna card favorite left 6 price 4 slot 2
100  anna buy favorite 6
      bought anna card favorite left 0 price 6 slot 4
101  anna end-purchase [34, 31, 2]
      purchase-ended anna lost 0
      prices-fell discarded (card ruby-1 slot 3) fallen (card ruby-3 price 8 slot 0, card amber price 4 slot 1)
      market-filled card necklace slot 2
      market-filled card ring slot 3
      market-filled card ruby-1 slot 4
      turn-began bert turn 19
102  bert end-influence · buy ruby-3 8
      bought bert card ruby-3 left 2 price 8 slot 0
104  bert end-purchase [32]
      purchase-ended bert lost 2
      prices-fell fallen (card amber price 2 slot 1, card necklace price 11 slot 2, card ring price 7 slot 3, card ruby-1 price 4 slot 4)
      market-filled card banker slot 0
      turn-began cleo turn 20
105  cleo end-influence · buy ruby-1 4
      bought cleo card ruby-1 left 6 price 4 slot 4
107  cleo end-purchase [3]
      purchase-ended cleo lost 6
      prices-fell fallen (card banker price 8 slot 0, card amber price 1 slot 1, card necklace price 9 slot 2, card ring price 5 slot 3)
      market-filled card ruby-2 slot 4
      turn-began anna turn 21
108  anna end-influence · buy banker 8
      bought anna card banker left 2 price 8 slot 0
110  anna buy amber 1
      bought anna card amber left 1 price 1 slot 1
111  anna end-purchase [34, 10]
      purchase-ended anna lost 1
      prices-fell fallen (card necklace price 7 slot 2, card ring price 3 slot 3, card ruby-2 price 6 slot 4)
      market-filled card courtier slot 0
      market-filled card emerald-3 slot 1
      turn-began bert turn 22
112  bert end-influence · buy ring 3
      bought bert card ring left 7 price 3 slot 3
114  bert buy ruby-2 6
      bought bert card ruby-2 left 1 price 6 slot 4
115  bert end-purchase [2, 33, 5]
      purchase-ended bert lost 1
      prices-fell discarded (card necklace slot 2) fallen (card courtier price 4 slot 0, card emerald-3 price 8 slot 1)
      market-filled card ruby-1 slot 2
      market-filled card thief slot 3
      market-filled card emerald-1 slot 4
      turn-began cleo turn 23
116  cleo end-influence · buy courtier 4
      bought cleo card courtier left 6 price 4 slot 0
118  cleo buy ruby-1 6
      bought cleo card ruby-1 left 0 price 6 slot 2
119  cleo end-purchase [39, 27]
      purchase-ended cleo lost 0
      prices-fell fallen (card emerald-3 price 6 slot 1, card thief price 6 slot 3, card emerald-1 price 4 slot 4)
      market-filled card musketeer slot 0
      market-filled card ring slot 2
      turn-began anna turn 24
120  anna favorite amber
      favorite-played anna fashion (amber, emerald, ruby, diamond) gem amber
121  anna favorite amber
      favorite-played anna fashion (amber, emerald, ruby, diamond) gem amber
122  anna end-influence · buy emerald-3 6
      bought anna card emerald-3 left 4 price 6 slot 1
124  anna end-purchase [24]
      purchase-ended anna lost 4
      prices-fell fallen (card musketeer price 5 slot 0, card ring price 7 slot 2, card thief price 4 slot 3, card emerald-1 price 2 slot 4)
      market-filled card ring slot 1
      turn-began bert turn 25
125  bert end-influence · buy ring 9
      bought bert card ring left 1 price 9 slot 1
127  bert end-purchase [5]
      purchase-ended bert lost 1
      prices-fell fallen (card musketeer price 3 slot 0, card ring price 5 slot 2, card thief price 2 slot 3, card emerald-1 price 1 slot 4)
      market-filled card emerald-2 slot 1
      turn-began cleo turn 26
128  cleo end-influence · buy emerald-2 8
      bought cleo card emerald-2 left 2 price 8 slot 1
130  cleo buy thief 2
      bought cleo card thief left 0 price 2 slot 3
131  cleo end-purchase [5, 10, 23]
      purchase-ended cleo lost 0
      prices-fell discarded (card emerald-1 slot 4) fallen (card musketeer price 1 slot 0, card ring price 3 slot 2)
      market-filled card emerald-2 slot 1
      market-filled card diamond-2 slot 3
      market-filled card confessor slot 4
      turn-began anna turn 27
132  anna end-influence · buy ring 3
      bought anna card ring left 7 price 3 slot 2
134  anna buy confessor 6
      bought anna card confessor left 1 price 6 slot 4
135  anna end-purchase [8, 31, 1]
      purchase-ended anna lost 1
      prices-fell discarded (card musketeer slot 0) fallen (card emerald-2 price 6 slot 1, card diamond-2 price 6 slot 3)
      market-filled card diamond-1 slot 0
      market-filled card cardinal slot 2
      market-filled card ruby-1 slot 4
      turn-began bert turn 28
136  bert end-influence · buy diamond-2 6
      bought bert card diamond-2 left 4 price 6 slot 3
138  bert end-purchase
      purchase-ended bert lost 4
      prices-fell fallen (card diamond-1 price 4 slot 0, card emerald-2 price 4 slot 1, card cardinal price 6 slot 2, card ruby-1 price 4 slot 4)
      merchant-came bert merchant 2
139  cleo decline
      cardinal-declined cleo
140  anna decline
      cardinal-declined anna
      sale-began sale 2
141  anna show ruby-3 1 · show emerald-3 1 · show diamond-2 1 · show amber 0 · rings ruby 1 · bankers 1 · seal
      display-sealed anna
148  bert show ruby-1 1 · show ruby-2 2 · show ruby-3 1 · show emerald-1 0 · show diamond-1 1 · show diamond-2 0 · show diamond-3 0 · show amber 2 · rings ruby 2 · king none · seal
      display-sealed bert
159  cleo show ruby-1 0 · show ruby-2 0 · show emerald-1 1 · show emerald-2 2 · show diamond-1 3 · seal
      display-sealed cleo
      displays-shown displays (anna bankers 1 gems (diamond-2 1 emerald-3 1 ruby-3 1) rings (1, 0, 0, 0), bert gems (amber 2 diamond-1 1 ruby-1 1 ruby-2 2 ruby-3 1) rings (2, 0, 0, 0), cleo gems (diamond-1 3 emerald-1 1 emerald-2 2)) laid (anna cards (emerald-3, ruby-3, ring-with-ruby, diamond-2, banker), bert cards (amber, amber, ruby-1, ruby-2, ruby-2, ruby-3, ring-with-ruby, ring-with-ruby, diamond-1), cleo cards (emerald-1, emerald-2, emerald-2, diamond-1, diamond-1, diamond-1))
165  anna decline [28]
      sale-held displays (anna bankers 1 gems (diamond-2 1 emerald-3 1 ruby-3 1) rings (1, 0, 0, 0), bert gems (amber 2 diamond-1 1 ruby-1 1 ruby-2 2 ruby-3 1) rings (2, 0, 0, 0), cleo gems (diamond-1 3 emerald-1 1 emerald-2 2)) fashion (amber, emerald, ruby, diamond) prices (fashion 30 gem amber price 60 rarity 30 shown 2, fashion 20 gem emerald price 30 rarity 10 shown 8, fashion 10 gem ruby price 10 rarity 0 shown 11, fashion 0 gem diamond price 20 rarity 20 shown 6) sale 2 scores (10, 150, 140) sold (bert each 60 gem amber jewels 1 pounds 60, cleo each 30 gem emerald jewels 1 pounds 30, bert each 10 gem ruby jewels 3 pounds 30, cleo each 20 gem diamond jewels 1 pounds 20)
      market-filled card astrologer slot 3
      turn-began cleo turn 29
166  cleo end-influence · buy emerald-2 4
      bought cleo card emerald-2 left 6 price 4 slot 1
168  cleo buy diamond-1 4
      bought cleo card diamond-1 left 2 price 4 slot 0
169  cleo end-purchase [23, 19]
      purchase-ended cleo lost 2
      prices-fell fallen (card cardinal price 4 slot 2, card astrologer price 5 slot 3, card ruby-1 price 2 slot 4)
      market-filled card forger slot 0
      market-filled card ring slot 1
      turn-began anna turn 30
170  anna end-influence · buy forger 7
      bought anna card forger left 3 price 7 slot 0
172  anna buy ruby-1 2
      bought anna card ruby-1 left 1 price 2 slot 4
173  anna end-purchase [15, 16]
      purchase-ended anna lost 1
      prices-fell fallen (card ring price 7 slot 1, card cardinal price 2 slot 2, card astrologer price 3 slot 3)
      market-filled card amber slot 0
      market-filled card amber slot 4
      turn-began bert turn 31
174  bert end-influence · buy ring 7
      bought bert card ring left 3 price 7 slot 1
176  bert buy cardinal 2
      bought bert card cardinal left 1 price 2 slot 2
177  bert end-purchase [24, 12]
      purchase-ended bert lost 1
      prices-fell fallen (card amber price 4 slot 0, card astrologer price 1 slot 3, card amber price 4 slot 4)
      market-filled card cardinal slot 1
      market-filled card amber slot 2
      turn-began cleo turn 32
178  cleo courtier
      courtier-played cleo ducats 13
179  cleo end-influence · buy amber 4
      bought cleo card amber left 9 price 4 slot 0
181  cleo buy amber 4
      bought cleo card amber left 5 price 4 slot 4
182  cleo end-purchase [12, 6, 7]
      purchase-ended cleo lost 5
      prices-fell discarded (card astrologer slot 3) fallen (card cardinal price 6 slot 1, card amber price 4 slot 2)
      market-filled card amber slot 0
      market-filled card diamond-1 slot 3
      market-filled card diamond-2 slot 4
      turn-began anna turn 33
183  anna end-influence · buy amber 6
      bought anna card amber left 4 price 6 slot 0
185  anna buy amber 4
      bought anna card amber left 0 price 4 slot 2
186  anna end-purchase [13, 9]
      purchase-ended anna lost 0
      prices-fell fallen (card cardinal price 4 slot 1, card diamond-1 price 4 slot 3, card diamond-2 price 6 slot 4)
      market-filled card ring slot 0
      market-filled card amber slot 2
      turn-began bert turn 34
187  bert end-influence · buy ring 9
      bought bert card ring left 1 price 9 slot 0
189  bert end-purchase [1]
      purchase-ended bert lost 1
      prices-fell fallen (card cardinal price 2 slot 1, card amber price 4 slot 2, card diamond-1 price 2 slot 3, card diamond-2 price 4 slot 4)
      market-filled card emerald-1 slot 0
      turn-began cleo turn 35
190  cleo end-influence · buy amber 4
      bought cleo card amber left 6 price 4 slot 2
192  cleo buy diamond-2 4
      bought cleo card diamond-2 left 2 price 4 slot 4
193  cleo end-purchase [13, 2, 3]
      purchase-ended cleo lost 2
      prices-fell discarded (card cardinal slot 1) fallen (card emerald-1 price 4 slot 0, card diamond-1 price 1 slot 3)
      market-filled card thief slot 1
      market-filled card emerald-1 slot 2
      market-filled card diamond-1 slot 4
      turn-began anna turn 36
194  anna forger 2 emerald
      forger-played anna gem emerald target cleo
195  cleo discard emerald-2
      gem-discarded cleo card emerald-2
196  anna confessor 1
      confessor-played anna target bert
      [anna alone] hand-seen anna cards (emerald-1, diamond-2, diamond-3, amber, ring, ring, king, cardinal, musketeer) target bert
197  anna end-influence · buy diamond-1 1
      bought anna card diamond-1 left 9 price 1 slot 3
199  anna end-purchase [10]
      purchase-ended anna lost 9
      prices-fell fallen (card emerald-1 price 2 slot 0, card thief price 6 slot 1, card emerald-1 price 4 slot 2, card diamond-1 price 4 slot 4)
      market-filled card courtier slot 3
      turn-began bert turn 37
200  bert end-influence · buy emerald-1 2
      bought bert card emerald-1 left 8 price 2 slot 0
202  bert buy courtier 6
      bought bert card courtier left 2 price 6 slot 3
203  bert end-purchase [8, 1]
      purchase-ended bert lost 2
      prices-fell fallen (card thief price 4 slot 1, card emerald-1 price 2 slot 2, card diamond-1 price 2 slot 4)
      market-filled card amber slot 0
      market-filled card emerald-1 slot 3
      turn-began cleo turn 38
204  cleo end-influence · buy emerald-1 2
      bought cleo card emerald-1 left 8 price 2 slot 2
206  cleo buy thief 4
      bought cleo card thief left 4 price 4 slot 1
207  cleo end-purchase [1, 3]
      purchase-ended cleo lost 4
      prices-fell fallen (card amber price 4 slot 0, card emerald-1 price 4 slot 3, card diamond-1 price 1 slot 4)
      market-filled card emerald-2 slot 1
      market-filled card amber slot 2
      turn-began anna turn 39
208  anna end-influence · buy emerald-2 8
      bought anna card emerald-2 left 2 price 8 slot 1
210  anna buy diamond-1 1
      bought anna card diamond-1 left 1 price 1 slot 4
211  anna end-purchase [1, 4]
      purchase-ended anna lost 1
      prices-fell fallen (card amber price 2 slot 0, card amber price 4 slot 2, card emerald-1 price 2 slot 3)
      market-filled card diamond-2 slot 1
      market-filled card confessor slot 4
      turn-began bert turn 40
212  bert courtier
      courtier-played bert ducats 13
213  bert end-influence · buy diamond-2 8
      bought bert card diamond-2 left 5 price 8 slot 1
215  bert buy emerald-1 2
      bought bert card emerald-1 left 3 price 2 slot 3
216  bert buy amber 2
      bought bert card amber left 1 price 2 slot 0
217  bert end-purchase [6, 1, 1]
      purchase-ended bert lost 1
      prices-fell fallen (card amber price 2 slot 2, card confessor price 4 slot 4)
      market-filled card astrologer slot 0
      market-filled card diamond-2 slot 1
      market-filled card amber slot 3
      turn-began cleo turn 41
218  cleo thief 0 [4]
      thief-played cleo target anna
      [anna, cleo] stole card (up amber) thief cleo victim anna
      [others] stole card down thief cleo victim anna
219  cleo thief 1 [5]
      thief-played cleo target bert
      [bert, cleo] stole card (up diamond-3) thief cleo victim bert
      [others] stole card down thief cleo victim bert
220  cleo end-influence · buy astrologer 7
      bought cleo card astrologer left 3 price 7 slot 0
      merchant-came cleo merchant 3
222  anna decline
      cardinal-declined anna
223  bert decline
      cardinal-declined bert
      sale-began sale 3
224  anna show ruby-1 1 · show emerald-2 0 · show diamond-1 2 · show amber 2 · bankers 1 · seal
      display-sealed anna
230  bert show emerald-1 2 · show diamond-2 2 · show amber 1 · rings emerald 0 · rings diamond 0 · rings amber 2 · king diamond · seal
      display-sealed bert
238  cleo show ruby-1 0 · show ruby-2 0 · show emerald-1 0 · show diamond-1 0 · show diamond-2 0 · show diamond-3 0 · show amber 4 · seal
      display-sealed cleo
      displays-shown displays (anna bankers 1 gems (amber 2 diamond-1 2 ruby-1 1), bert gems (amber 1 diamond-2 2 emerald-1 2) king diamond rings (0, 0, 0, 2), cleo gems (amber 4)) laid (anna cards (amber, amber, ruby-1, diamond-1, diamond-1, banker), bert cards (amber, ring-with-amber, ring-with-amber, emerald-1, emerald-1, diamond-2, diamond-2, king-with-diamond), cleo cards (amber, amber, amber, amber))
246  anna decline
247  bert decline
      sale-held displays (anna bankers 1 gems (amber 2 diamond-1 2 ruby-1 1), bert gems (amber 1 diamond-2 2 emerald-1 2) king diamond rings (0, 0, 0, 2), cleo gems (amber 4)) fashion (amber, emerald, ruby, diamond) prices (fashion 30 gem amber price 30 rarity 0 shown 7, fashion 20 gem emerald price 40 rarity 20 shown 2, fashion 10 gem ruby price 40 rarity 30 shown 1, fashion 0 forbidden true gem diamond price 10 rarity 10 shown 6) sale 3 scores (60, 190, 170) sold (cleo each 30 gem amber jewels 1 pounds 30, bert each 40 gem emerald jewels 1 pounds 40, anna each 50 gem ruby jewels 1 pounds 50)
      game-ended standings (places (3, 1, 2) scores (60, 190, 170))
scores [60, 190, 170] places [3, 1, 2]
