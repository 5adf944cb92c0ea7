queens-necklace · rules 1 · 2 seats · the house
  0       deal [2, 0, 0, 22, 12, 74, 64, 21, 62, 45, 59, 4, 3, 4, 61, 39, 32, 64, 42, 0]
      dealt deck 90 fashion (emerald, amber, ruby, diamond) first anna seats 2
      [anna alone] hand-dealt anna cards (ruby-3, emerald-2, necklace, courtier)
      [bert alone] hand-dealt bert cards (emerald-2, amber, ring, ring)
      necklace-dealt anna
      market-laid cards (king, amber, diamond-2, confessor, amber)
      turn-began anna turn 1
  1  anna courtier
      courtier-played anna ducats 13
  2  anna end-influence · buy diamond-2 8
      bought anna card diamond-2 left 5 price 8 slot 2
  4  anna end-purchase [25]
      purchase-ended anna lost 5
      prices-fell fallen (card king price 9 slot 0, card amber price 4 slot 1, card confessor price 4 slot 3, card amber price 4 slot 4)
      market-filled card diamond-1 slot 2
  5  anna decline
  6  bert decline
      turn-began bert turn 2
  7  bert end-influence · buy king 9
      bought bert card king left 1 price 9 slot 0
  9  bert end-purchase [45]
      purchase-ended bert lost 1
      prices-fell fallen (card amber price 2 slot 1, card diamond-1 price 4 slot 2, card confessor price 2 slot 3, card amber price 2 slot 4)
      market-filled card amber slot 0
 10  anna decline
 11  bert decline
      turn-began anna turn 3
 12  anna end-influence · buy diamond-1 4
      bought anna card diamond-1 left 6 price 4 slot 2
 14  anna buy amber 6
      bought anna card amber left 0 price 6 slot 0
 15  anna end-purchase [4]
      purchase-ended anna lost 0
      prices-fell fallen (card amber price 1 slot 1, card confessor price 1 slot 3, card amber price 1 slot 4)
      market-filled card ruby-1 slot 0
 16  anna decline
 17  bert decline [63]
      market-filled card forger slot 2
      turn-began bert turn 4
 18  bert end-influence · buy ruby-1 6
      bought bert card ruby-1 left 4 price 6 slot 0
 20  bert end-purchase [32]
      purchase-ended bert lost 4
      prices-fell discarded (card amber slot 1, card confessor slot 3, card amber slot 4) fallen (card forger price 5 slot 2)
      market-filled card diamond-2 slot 0
 21  anna decline
 22  bert decline [43]
      market-filled card amber slot 1
 23  anna decline
 24  bert decline [65, 72]
      market-filled card favorite slot 3
      market-filled card astrologer slot 4
      turn-began anna turn 5
 25  anna end-influence · buy amber 6
      bought anna card amber left 4 price 6 slot 1
 27  anna end-purchase [18]
      purchase-ended anna lost 4
      prices-fell fallen (card diamond-2 price 6 slot 0, card forger price 3 slot 2, card favorite price 6 slot 3, card astrologer price 5 slot 4)
      market-filled card emerald-1 slot 1
 28  anna decline
 29  bert decline
      turn-began bert turn 6
 30  bert end-influence · buy emerald-1 6
      bought bert card emerald-1 left 4 price 6 slot 1
 32  bert end-purchase [51]
      purchase-ended bert lost 4
      prices-fell fallen (card diamond-2 price 4 slot 0, card forger price 1 slot 2, card favorite price 4 slot 3, card astrologer price 3 slot 4)
      market-filled card king slot 1
      turn-began anna turn 7
 33  anna end-influence · buy favorite 4
      bought anna card favorite left 6 price 4 slot 3
 35  anna buy diamond-2 4
      bought anna card diamond-2 left 2 price 4 slot 0
 36  anna end-purchase [27]
      purchase-ended anna lost 2
      prices-fell discarded (card forger slot 2) fallen (card king price 9 slot 1, card astrologer price 1 slot 4)
      market-filled card diamond-1 slot 0
 37  anna decline
 38  bert decline [53, 36]
      market-filled card confessor slot 2
      market-filled card amber slot 3
 39  anna decline
 40  bert decline
      turn-began bert turn 8
 41  bert end-influence · buy confessor 6
      bought bert card confessor left 4 price 6 slot 2
 43  bert end-purchase [26]
      purchase-ended bert lost 4
      prices-fell discarded (card astrologer slot 4) fallen (card diamond-1 price 4 slot 0, card king price 7 slot 1, card amber price 4 slot 3)
      market-filled card diamond-1 slot 2
 44  anna decline
 45  bert decline [5]
      market-filled card ruby-1 slot 4
 46  anna decline
 47  bert decline
      turn-began anna turn 9
 48  anna end-influence · buy king 7
      bought anna card king left 3 price 7 slot 1
 50  anna end-purchase [4]
      purchase-ended anna lost 3
      prices-fell fallen (card diamond-1 price 2 slot 0, card diamond-1 price 4 slot 2, card amber price 2 slot 3, card ruby-1 price 4 slot 4)
      market-filled card ruby-1 slot 1
 51  anna decline
 52  bert decline
      turn-began bert turn 10
 53  bert confessor 0
      confessor-played bert target anna
      [bert alone] hand-seen bert cards (ruby-3, emerald-2, diamond-1, diamond-2, diamond-2, amber, amber, necklace, king, favorite) target anna
 54  bert end-influence · buy ruby-1 4
      bought bert card ruby-1 left 6 price 4 slot 4
 56  bert buy ruby-1 6
      bought bert card ruby-1 left 0 price 6 slot 1
 57  bert end-purchase [16]
      purchase-ended bert lost 0
      prices-fell fallen (card diamond-1 price 1 slot 0, card diamond-1 price 2 slot 2, card amber price 1 slot 3)
      market-filled card emerald-2 slot 1
 58  anna decline
 59  bert decline [23]
      market-filled card diamond-1 slot 4
 60  anna decline
 61  bert decline
      turn-began anna turn 11
 62  anna favorite diamond
      favorite-played anna fashion (diamond, emerald, amber, ruby) gem diamond
 63  anna end-influence · buy emerald-2 8
      bought anna card emerald-2 left 2 price 8 slot 1
 65  anna end-purchase [53, 9]
      purchase-ended anna lost 2
      prices-fell discarded (card diamond-1 slot 0, card amber slot 3) fallen (card diamond-1 price 1 slot 2, card diamond-1 price 4 slot 4)
      market-filled card favorite slot 0
      market-filled card ruby-3 slot 1
 66  anna decline
 67  bert decline [12]
      market-filled card emerald-1 slot 3
 68  anna decline
 69  bert decline
      turn-began bert turn 12
 70  bert end-influence · buy favorite 8
      bought bert card favorite left 2 price 8 slot 0
 72  bert end-purchase [11]
      purchase-ended bert lost 2
      prices-fell discarded (card diamond-1 slot 2) fallen (card ruby-3 price 8 slot 1, card emerald-1 price 4 slot 3, card diamond-1 price 2 slot 4)
      market-filled card emerald-1 slot 0
 73  anna decline
 74  bert decline [31]
      market-filled card amber slot 2
 75  anna decline
 76  bert decline
      turn-began anna turn 13
 77  anna end-influence · buy ruby-3 8
      bought anna card ruby-3 left 2 price 8 slot 1
 79  anna end-purchase [16]
      purchase-ended anna lost 2
      prices-fell fallen (card emerald-1 price 4 slot 0, card amber price 4 slot 2, card emerald-1 price 2 slot 3, card diamond-1 price 1 slot 4)
      market-filled card emerald-3 slot 1
 80  anna decline
 81  bert decline
      turn-began bert turn 14
 82  bert favorite emerald
      favorite-played bert fashion (emerald, diamond, amber, ruby) gem emerald
 83  bert end-influence · buy emerald-1 4
      bought bert card emerald-1 left 6 price 4 slot 0
 85  bert buy amber 4
      bought bert card amber left 2 price 4 slot 2
 86  bert buy diamond-1 1
      bought bert card diamond-1 left 1 price 1 slot 4
 87  bert end-purchase [62, 19, 18]
      purchase-ended bert lost 1
      prices-fell fallen (card emerald-3 price 8 slot 1, card emerald-1 price 1 slot 3)
      market-filled card queen slot 0
      market-filled card diamond-2 slot 2
      market-filled card diamond-1 slot 4
      turn-began anna turn 15
 88  anna end-influence · buy diamond-2 8
      bought anna card diamond-2 left 2 price 8 slot 2
 90  anna end-purchase
      purchase-ended anna lost 2
      prices-fell discarded (card emerald-1 slot 3) fallen (card queen price 8 slot 0, card emerald-3 price 6 slot 1, card diamond-1 price 4 slot 4)
      merchant-came anna merchant 1
 91  bert decline
      cardinal-declined bert
      sale-began sale 1
 92  anna show ruby-3 2 · show emerald-2 1 · show diamond-1 1 · show diamond-2 2 · show amber 2 · king diamond · necklace none · seal
      display-sealed anna
100  bert show ruby-1 2 · show emerald-1 0 · show emerald-2 1 · show diamond-1 1 · show amber 1 · rings ruby 0 · rings emerald 0 · rings diamond 2 · king emerald · seal
      display-sealed bert
      displays-shown displays (anna gems (amber 2 diamond-1 1 diamond-2 2 emerald-2 1 ruby-3 2) king diamond, bert gems (amber 1 diamond-1 1 emerald-2 1 ruby-1 2) king emerald rings (0, 0, 2, 0)) laid (anna cards (emerald-2, diamond-1, diamond-2, diamond-2, king-with-diamond, amber, amber, ruby-3, ruby-3), bert cards (emerald-2, king-with-emerald, diamond-1, ring-with-diamond, ring-with-diamond, amber, ruby-1, ruby-1))
110  anna decline
111  bert decline [5, 39]
      sale-held displays (anna gems (amber 2 diamond-1 1 diamond-2 2 emerald-2 1 ruby-3 2) king diamond, bert gems (amber 1 diamond-1 1 emerald-2 1 ruby-1 2) king emerald rings (0, 0, 2, 0)) fashion (emerald, diamond, amber, ruby) prices (fashion 30 forbidden true gem emerald price 50 rarity 20 shown 4, fashion 20 forbidden true gem diamond price 30 rarity 10 shown 6, fashion 10 gem amber price 40 rarity 30 shown 3, fashion 0 gem ruby price 0 rarity 0 shown 8) sale 1 scores (40, 0) sold (anna each 40 gem amber jewels 1 pounds 40, anna each 0 gem ruby jewels 1 pounds 0)
      market-filled card ruby-2 slot 2
      market-filled card confessor slot 3
      turn-began bert turn 16
112  bert end-influence · buy ruby-2 8
      bought bert card ruby-2 left 2 price 8 slot 2
114  bert end-purchase [46]
      purchase-ended bert lost 2
      prices-fell fallen (card queen price 6 slot 0, card emerald-3 price 4 slot 1, card confessor price 4 slot 3, card diamond-1 price 2 slot 4)
      market-filled card thief slot 2
      turn-began anna turn 17
115  anna end-influence · buy thief 8
      bought anna card thief left 2 price 8 slot 2
117  anna end-purchase [46, 2]
      purchase-ended anna lost 2
      prices-fell discarded (card emerald-3 slot 1) fallen (card queen price 4 slot 0, card confessor price 2 slot 3, card diamond-1 price 1 slot 4)
      market-filled card thief slot 1
      market-filled card ruby-1 slot 2
      turn-began bert turn 18
118  bert end-influence · buy ruby-1 6
      bought bert card ruby-1 left 4 price 6 slot 2
120  bert buy confessor 2
      bought bert card confessor left 2 price 2 slot 3
121  bert buy diamond-1 1
      bought bert card diamond-1 left 1 price 1 slot 4
122  bert end-purchase [8, 39, 36, 0]
      purchase-ended bert lost 1
      prices-fell discarded (card queen slot 0) fallen (card thief price 6 slot 1)
      market-filled card emerald-1 slot 0
      market-filled card courtier slot 2
      market-filled card banker slot 3
      market-filled card ruby-1 slot 4
      turn-began anna turn 19
123  anna end-influence · buy thief 6
      bought anna card thief left 4 price 6 slot 1
125  anna end-purchase [14]
      purchase-ended anna lost 4
      prices-fell fallen (card emerald-1 price 4 slot 0, card courtier price 4 slot 2, card banker price 8 slot 3, card ruby-1 price 4 slot 4)
      market-filled card diamond-2 slot 1
      turn-began bert turn 20
126  bert confessor 0
      confessor-played bert target anna
      [bert alone] hand-seen bert cards (emerald-2, diamond-2, necklace, thief, thief) target anna
127  bert end-influence · buy diamond-2 8
      bought bert card diamond-2 left 2 price 8 slot 1
129  bert end-purchase [22]
      purchase-ended bert lost 2
      prices-fell fallen (card emerald-1 price 2 slot 0, card courtier price 2 slot 2, card banker price 6 slot 3, card ruby-1 price 2 slot 4)
      market-filled card amber slot 1
      turn-began anna turn 21
130  anna end-influence · buy amber 6
      bought anna card amber left 4 price 6 slot 1
132  anna buy emerald-1 2
      bought anna card emerald-1 left 2 price 2 slot 0
133  anna buy ruby-1 2
      bought anna card ruby-1 left 0 price 2 slot 4
134  anna end-purchase [41, 31, 21]
      purchase-ended anna lost 0
      prices-fell fallen (card courtier price 1 slot 2, card banker price 4 slot 3)
      market-filled card astrologer slot 0
      market-filled card king slot 1
      market-filled card amber slot 4
      turn-began bert turn 22
135  bert end-influence · buy amber 6
      bought bert card amber left 4 price 6 slot 4
137  bert end-purchase [17, 44, 0]
      purchase-ended bert lost 4
      prices-fell discarded (card courtier slot 2, card banker slot 3) fallen (card astrologer price 5 slot 0, card king price 9 slot 1)
      market-filled card amber slot 2
      market-filled card musketeer slot 3
      market-filled card ruby-1 slot 4
      turn-began anna turn 23
138  anna thief 1 [7]
      thief-played anna target bert
      [anna, bert] stole card (up amber) thief anna victim bert
      [others] stole card down thief anna victim bert
139  anna end-influence · buy musketeer 7
      bought anna card musketeer left 3 price 7 slot 3
141  anna end-purchase [9]
      purchase-ended anna lost 3
      prices-fell fallen (card astrologer price 3 slot 0, card king price 7 slot 1, card amber price 4 slot 2, card ruby-1 price 4 slot 4)
      market-filled card emerald-2 slot 3
      turn-began bert turn 24
142  bert end-influence · buy king 7
      bought bert card king left 3 price 7 slot 1
144  bert end-purchase [11]
      purchase-ended bert lost 3
      prices-fell fallen (card astrologer price 1 slot 0, card amber price 2 slot 2, card emerald-2 price 6 slot 3, card ruby-1 price 2 slot 4)
      market-filled card diamond-1 slot 1
      turn-began anna turn 25
145  anna thief 1 [3]
      thief-played anna target bert
      [anna, bert] stole card (up emerald-1) thief anna victim bert
      [others] stole card down thief anna victim bert
146  anna end-influence · buy diamond-1 6
      bought anna card diamond-1 left 4 price 6 slot 1
148  anna buy astrologer 1 [24]
      bought anna card astrologer left 3 price 1 slot 0
      [anna] astrologer-drew anna card (up ring)
      [others] astrologer-drew anna card down
149  anna end-purchase [12, 23]
      purchase-ended anna lost 3
      prices-fell fallen (card amber price 1 slot 2, card emerald-2 price 4 slot 3, card ruby-1 price 1 slot 4)
      market-filled card diamond-3 slot 0
      market-filled card ring slot 1
      turn-began bert turn 26
150  bert end-influence · buy ring 9
      bought bert card ring left 1 price 9 slot 1
152  bert end-purchase [25, 13, 23]
      purchase-ended bert lost 1
      prices-fell discarded (card amber slot 2, card ruby-1 slot 4) fallen (card diamond-3 price 8 slot 0, card emerald-2 price 2 slot 3)
      market-filled card courtier slot 1
      market-filled card amber slot 2
      market-filled card confessor slot 4
      turn-began anna turn 27
153  anna end-influence · buy diamond-3 8
      bought anna card diamond-3 left 2 price 8 slot 0
155  anna end-purchase [23, 8]
      purchase-ended anna lost 2
      prices-fell discarded (card emerald-2 slot 3) fallen (card courtier price 4 slot 1, card amber price 4 slot 2, card confessor price 4 slot 4)
      market-filled card forger slot 0
      market-filled card emerald-2 slot 3
      turn-began bert turn 28
156  bert end-influence · buy forger 7
      bought bert card forger left 3 price 7 slot 0
158  bert end-purchase [25]
      purchase-ended bert lost 3
      prices-fell fallen (card courtier price 2 slot 1, card amber price 2 slot 2, card emerald-2 price 6 slot 3, card confessor price 2 slot 4)
      market-filled card thief slot 0
      turn-began anna turn 29
159  anna end-influence · buy emerald-2 6
      bought anna card emerald-2 left 4 price 6 slot 3
161  anna end-purchase [20]
      purchase-ended anna lost 4
      prices-fell fallen (card thief price 6 slot 0, card courtier price 1 slot 1, card amber price 1 slot 2, card confessor price 1 slot 4)
      market-filled card ring slot 3
      turn-began bert turn 30
162  bert forger 0 diamond
      forger-played bert gem diamond target anna
163  anna discard diamond-3
      gem-discarded anna card diamond-3
164  bert end-influence · buy ring 9
      bought bert card ring left 1 price 9 slot 3
166  bert end-purchase [1]
      purchase-ended bert lost 1
      prices-fell discarded (card courtier slot 1, card amber slot 2, card confessor slot 4) fallen (card thief price 4 slot 0)
      market-filled card ruby-2 slot 1
      merchant-came bert merchant 2
167  anna decline
      cardinal-declined anna
      sale-began sale 2
168  anna show ruby-1 1 · show emerald-1 1 · show emerald-2 0 · show diamond-1 0 · show diamond-2 0 · show amber 0 · rings ruby 1 · necklace none · seal
      display-sealed anna
177  bert show ruby-1 1 · show ruby-2 1 · show emerald-1 1 · show diamond-1 1 · show diamond-2 0 · show amber 1 · rings ruby 0 · rings emerald 0 · rings diamond 1 · rings amber 0 · king none · seal
      display-sealed bert
      displays-shown displays (anna gems (emerald-1 1 ruby-1 1) rings (1, 0, 0, 0), bert gems (amber 1 diamond-1 1 emerald-1 1 ruby-1 1 ruby-2 1) rings (0, 0, 1, 0)) laid (anna cards (emerald-1, ruby-1, ring-with-ruby), bert cards (emerald-1, diamond-1, ring-with-diamond, amber, ruby-1, ruby-2))
189  anna decline
190  bert decline [2, 14, 11]
      sale-held displays (anna gems (emerald-1 1 ruby-1 1) rings (1, 0, 0, 0), bert gems (amber 1 diamond-1 1 emerald-1 1 ruby-1 1 ruby-2 1) rings (0, 0, 1, 0)) fashion (emerald, diamond, amber, ruby) prices (fashion 30 gem emerald price 40 rarity 10 shown 2, fashion 20 gem diamond price 50 rarity 30 shown 1, fashion 10 gem amber price 30 rarity 20 shown 1, fashion 0 gem ruby price 0 rarity 0 shown 4) sale 2 scores (80, 170) sold (anna each 40 gem emerald jewels 1 pounds 40, bert each 40 gem emerald jewels 1 pounds 40, bert each 50 gem diamond jewels 2 pounds 100, bert each 30 gem amber jewels 1 pounds 30, bert each 0 gem ruby jewels 1 pounds 0)
      market-filled card ruby-2 slot 2
      market-filled card amber slot 3
      market-filled card amber slot 4
      turn-began anna turn 31
191  anna end-influence · buy ruby-2 8
      bought anna card ruby-2 left 2 price 8 slot 1
193  anna end-purchase [15]
      purchase-ended anna lost 2
      prices-fell fallen (card thief price 2 slot 0, card ruby-2 price 6 slot 2, card amber price 4 slot 3, card amber price 4 slot 4)
      market-filled card ring slot 1
      turn-began bert turn 32
194  bert end-influence · buy ring 9
      bought bert card ring left 1 price 9 slot 1
196  bert end-purchase [19, 17]
      purchase-ended bert lost 1
      prices-fell discarded (card thief slot 0) fallen (card ruby-2 price 4 slot 2, card amber price 2 slot 3, card amber price 2 slot 4)
      market-filled card alchemist slot 0
      market-filled card favorite slot 1
      turn-began anna turn 33
197  anna end-influence · buy alchemist 10
      bought anna card alchemist left 0 price 10 slot 0
199  anna end-purchase [21]
      purchase-ended anna lost 0
      prices-fell fallen (card favorite price 6 slot 1, card ruby-2 price 2 slot 2, card amber price 1 slot 3, card amber price 1 slot 4)
      market-filled card musketeer slot 0
      turn-began bert turn 34
200  bert end-influence · buy favorite 6
      bought bert card favorite left 4 price 6 slot 1
202  bert end-purchase [16, 3, 5, 10]
      purchase-ended bert lost 4
      prices-fell discarded (card ruby-2 slot 2, card amber slot 3, card amber slot 4) fallen (card musketeer price 5 slot 0)
      market-filled card forger slot 1
      market-filled card emerald-1 slot 2
      market-filled card emerald-3 slot 3
      market-filled card amber slot 4
      turn-began anna turn 35
203  anna end-influence · buy amber 6
      bought anna card amber left 4 price 6 slot 4
205  anna end-purchase [16]
      purchase-ended anna lost 4
      prices-fell fallen (card musketeer price 3 slot 0, card forger price 5 slot 1, card emerald-1 price 4 slot 2, card emerald-3 price 8 slot 3)
      market-filled card cardinal slot 4
      turn-began bert turn 36
206  bert favorite emerald
      favorite-played bert fashion (emerald, diamond, amber, ruby) gem emerald
207  bert end-influence · buy cardinal 8
      bought bert card cardinal left 2 price 8 slot 4
209  bert end-purchase [5]
      purchase-ended bert lost 2
      prices-fell fallen (card musketeer price 1 slot 0, card forger price 3 slot 1, card emerald-1 price 2 slot 2, card emerald-3 price 6 slot 3)
      market-filled card diamond-1 slot 4
      turn-began anna turn 37
210  anna end-influence · buy emerald-3 6
      bought anna card emerald-3 left 4 price 6 slot 3
212  anna end-purchase [5, 9]
      purchase-ended anna lost 4
      prices-fell discarded (card musketeer slot 0) fallen (card forger price 1 slot 1, card emerald-1 price 1 slot 2, card diamond-1 price 4 slot 4)
      market-filled card diamond-2 slot 0
      market-filled card ring slot 3
      turn-began bert turn 38
213  bert end-influence · buy ring 9
      bought bert card ring left 1 price 9 slot 3
215  bert buy emerald-1 1
      bought bert card emerald-1 left 0 price 1 slot 2
216  bert end-purchase [5, 11, 4]
      purchase-ended bert lost 0
      prices-fell discarded (card forger slot 1) fallen (card diamond-2 price 6 slot 0, card diamond-1 price 2 slot 4)
      market-filled card diamond-3 slot 1
      market-filled card cardinal slot 2
      market-filled card emerald-1 slot 3
      turn-began anna turn 39
217  anna end-influence · buy diamond-3 10
      bought anna card diamond-3 left 0 price 10 slot 1
219  anna end-purchase [5]
      purchase-ended anna lost 0
      prices-fell fallen (card diamond-2 price 4 slot 0, card cardinal price 6 slot 2, card emerald-1 price 4 slot 3, card diamond-1 price 1 slot 4)
      market-filled card amber slot 1
      turn-began bert turn 40
220  bert end-influence · buy amber 6
      bought bert card amber left 4 price 6 slot 1
222  bert buy emerald-1 4
      bought bert card emerald-1 left 0 price 4 slot 3
223  bert end-purchase [9, 0, 6]
      purchase-ended bert lost 0
      prices-fell discarded (card diamond-1 slot 4) fallen (card diamond-2 price 2 slot 0, card cardinal price 4 slot 2)
      market-filled card musketeer slot 1
      market-filled card ruby-1 slot 3
      market-filled card thief slot 4
      turn-began anna turn 41
224  anna buy musketeer 7
      bought anna card musketeer left 3 price 7 slot 1
225  anna end-purchase [0, 1]
      purchase-ended anna lost 3
      prices-fell discarded (card diamond-2 slot 0) fallen (card cardinal price 2 slot 2, card ruby-1 price 4 slot 3, card thief price 6 slot 4)
      market-filled card ruby-2 slot 0
      market-filled card emerald-1 slot 1
      turn-began bert turn 42
226  bert buy ruby-2 8
      bought bert card ruby-2 left 2 price 8 slot 0
227  bert buy cardinal 2
      bought bert card cardinal left 0 price 2 slot 2
228  bert end-purchase [5, 2]
      purchase-ended bert lost 0
      prices-fell fallen (card emerald-1 price 4 slot 1, card ruby-1 price 2 slot 3, card thief price 4 slot 4)
      market-filled card musketeer slot 0
      market-filled card amber slot 2
      turn-began anna turn 43
229  anna buy amber 6
      bought anna card amber left 4 price 6 slot 2
230  anna end-purchase [1]
      purchase-ended anna lost 4
      prices-fell fallen (card musketeer price 5 slot 0, card emerald-1 price 2 slot 1, card ruby-1 price 1 slot 3, card thief price 2 slot 4)
      market-filled card amber slot 2
      turn-began bert turn 44
231  bert buy musketeer 5
      bought bert card musketeer left 5 price 5 slot 0
232  bert end-purchase [2, 0]
      purchase-ended bert lost 5
      prices-fell discarded (card ruby-1 slot 3, card thief slot 4) fallen (card emerald-1 price 1 slot 1, card amber price 4 slot 2)
      market-filled card astrologer slot 0
      market-filled card ruby-2 slot 3
      market-filled card banker slot 4
      turn-began anna turn 45
233  anna buy banker 10
      bought anna card banker left 0 price 10 slot 4
234  anna end-purchase
      purchase-ended anna lost 0
      prices-fell discarded (card emerald-1 slot 1) fallen (card astrologer price 5 slot 0, card amber price 2 slot 2, card ruby-2 price 6 slot 3)
      merchant-came anna merchant 3
235  bert cardinal
      cardinal-played bert
      sale-put-off bert
      turn-began bert turn 46
236  bert buy amber 2
      bought bert card amber left 8 price 2 slot 2
237  bert buy astrologer 5
      bought bert card astrologer left 3 price 5 slot 0
      nothing-to-draw bert
238  bert end-purchase
      purchase-ended bert lost 3
      prices-fell fallen (card ruby-2 price 4 slot 3)
      sale-began sale 3
239  anna show ruby-2 1 · show emerald-1 1 · show emerald-2 2 · show emerald-3 1 · show diamond-1 1 · show diamond-2 0 · show diamond-3 1 · show amber 2 · necklace emerald · bankers 0 · seal
      display-sealed anna
250  bert show ruby-1 0 · show ruby-2 1 · show emerald-1 2 · show diamond-2 1 · show amber 1 · rings ruby 3 · king diamond · seal
      display-sealed bert
      displays-shown displays (anna gems (amber 2 diamond-1 1 diamond-3 1 emerald-1 1 emerald-2 2 emerald-3 1 ruby-2 1) necklace emerald, bert gems (amber 1 diamond-2 1 emerald-1 2 ruby-2 1) king diamond rings (3, 0, 0, 0)) laid (anna cards (emerald-1, emerald-2, emerald-2, emerald-3, necklace-with-emerald, diamond-1, diamond-3, amber, amber, ruby-2), bert cards (emerald-1, emerald-1, diamond-2, king-with-diamond, amber, ruby-2, ring-with-ruby, ring-with-ruby, ring-with-ruby))
258  anna transmute emerald-1 ruby
      alchemist-played anna card emerald-1 into ruby-1
      sale-held displays (anna gems (amber 2 diamond-1 1 diamond-3 1 emerald-2 2 emerald-3 1 ruby-1 1 ruby-2 1) necklace emerald, bert gems (amber 1 diamond-2 1 emerald-1 2 ruby-2 1) king diamond rings (3, 0, 0, 0)) fashion (emerald, diamond, amber, ruby) prices (fashion 30 gem emerald price 30 rarity 0 shown 9, fashion 20 forbidden true gem diamond price 30 rarity 10 shown 6, fashion 10 gem amber price 40 rarity 30 shown 3, fashion 0 gem ruby price 20 rarity 20 shown 5) sale 3 scores (170, 170) sold (anna each 30 gem emerald jewels 1 pounds 30, anna each 40 gem amber jewels 1 pounds 40, anna each 20 gem ruby jewels 1 pounds 20) transmuted (anna card emerald-1 into ruby-1)
      game-ended standings (places (1, 1) scores (170, 170))
scores [170, 170] places [1, 1]
