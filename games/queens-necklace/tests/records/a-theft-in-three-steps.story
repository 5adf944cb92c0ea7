queens-necklace · rules 1 · 3 seats · the house
  0       deal [3, 0, 0, 88, 69, 51, 35, 42, 67, 33, 29, 46, 76, 80, 59, 2, 4, 4, 8, 7, 6, 58, 58, 2]
      dealt deck 86 fashion (emerald, diamond, ruby, amber) first cleo seats 3
      [anna alone] hand-dealt anna cards (diamond-2, amber, king, thief)
      [bert alone] hand-dealt bert cards (diamond-1, diamond-1, amber, banker)
      [cleo alone] hand-dealt cleo cards (amber, ring, favorite, cardinal)
      market-laid cards (ruby-2, ruby-2, ruby-1, king, banker)
      turn-began cleo turn 1
  1  cleo favorite ruby
      favorite-played cleo fashion (ruby, emerald, diamond, amber) gem ruby
  2  cleo end-influence · buy banker 10
      bought cleo card banker left 0 price 10 slot 4
  4  cleo end-purchase [22]
      purchase-ended cleo lost 0
      prices-fell fallen (card ruby-2 price 6 slot 0, card ruby-2 price 6 slot 1, card ruby-1 price 4 slot 2, card king price 9 slot 3)
      market-filled card emerald-2 slot 4
  5  anna decline
  6  bert decline
  7  cleo decline
      turn-began anna turn 2
  8  anna thief 2 [3]
      thief-played anna target cleo
      [anna, cleo] stole card (up cardinal) thief anna victim cleo
      [others] stole card down thief anna victim cleo
  9  anna end-influence · buy ruby-1 4
      bought anna card ruby-1 left 6 price 4 slot 2
 11  anna end-purchase [52]
      purchase-ended anna lost 6
      prices-fell fallen (card ruby-2 price 4 slot 0, card ruby-2 price 4 slot 1, card king price 7 slot 3, card emerald-2 price 6 slot 4)
      market-filled card ring slot 2
      turn-began bert turn 3
 12  bert end-influence · buy emerald-2 6
      bought bert card emerald-2 left 4 price 6 slot 4
 14  bert end-purchase [49]
      purchase-ended bert lost 4
      prices-fell fallen (card ruby-2 price 2 slot 0, card ruby-2 price 2 slot 1, card ring price 7 slot 2, card king price 5 slot 3)
      market-filled card ring slot 4
      turn-began cleo turn 4
 15  cleo end-influence · buy ring 7
      bought cleo card ring left 3 price 7 slot 2
 17  cleo buy ruby-2 2
      bought cleo card ruby-2 left 1 price 2 slot 0
 18  cleo end-purchase [23]
      purchase-ended cleo lost 1
      prices-fell discarded (card ruby-2 slot 1, card king slot 3) fallen (card ring price 7 slot 4)
      market-filled card emerald-3 slot 0
 19  anna decline
 20  bert decline
 21  cleo decline [68, 1]
      market-filled card thief slot 1
      market-filled card ruby-1 slot 2
 22  anna decline
 23  bert decline
 24  cleo decline [50]
      market-filled card ring slot 3
      turn-began anna turn 5
 25  anna end-influence · buy ring 7
      bought anna card ring left 3 price 7 slot 4
 27  anna end-purchase [3]
      purchase-ended anna lost 3
      prices-fell fallen (card emerald-3 price 8 slot 0, card thief price 6 slot 1, card ruby-1 price 4 slot 2, card ring price 7 slot 3)
      market-filled card ruby-1 slot 4
 28  anna decline
 29  bert decline
 30  cleo decline
      turn-began bert turn 6
 31  bert end-influence · buy thief 6
      bought bert card thief left 4 price 6 slot 1
 33  bert buy ruby-1 4
      bought bert card ruby-1 left 0 price 4 slot 2
 34  bert end-purchase [6]
      purchase-ended bert lost 0
      prices-fell fallen (card emerald-3 price 6 slot 0, card ring price 5 slot 3, card ruby-1 price 4 slot 4)
      market-filled card ruby-2 slot 1
 35  anna decline
 36  bert decline
 37  cleo decline [47]
      market-filled card ring slot 2
      turn-began cleo turn 7
 38  cleo end-influence · buy ruby-2 8
      bought cleo card ruby-2 left 2 price 8 slot 1
 40  cleo end-purchase [3]
      purchase-ended cleo lost 2
      prices-fell fallen (card emerald-3 price 4 slot 0, card ring price 7 slot 2, card ring price 3 slot 3, card ruby-1 price 2 slot 4)
      market-filled card ruby-1 slot 1
 41  anna decline
 42  bert decline
 43  cleo decline
      turn-began anna turn 8
 44  anna end-influence · buy emerald-3 4
      bought anna card emerald-3 left 6 price 4 slot 0
 46  anna buy ruby-1 6
      bought anna card ruby-1 left 0 price 6 slot 1
 47  anna end-purchase [49, 21]
      purchase-ended anna lost 0
      prices-fell discarded (card ring slot 3) fallen (card ring price 5 slot 2, card ruby-1 price 1 slot 4)
      market-filled card confessor slot 0
      market-filled card diamond-1 slot 1
 48  anna decline
 49  bert decline
 50  cleo decline [65]
      market-filled card musketeer slot 3
      turn-began bert turn 9
 51  bert thief 0 [2]
      thief-played bert target anna
      [anna, bert] stole card (up emerald-3) thief bert victim anna
      [others] stole card down thief bert victim anna
 52  bert end-influence · buy musketeer 7
      bought bert card musketeer left 3 price 7 slot 3
 54  bert buy ruby-1 1
      bought bert card ruby-1 left 2 price 1 slot 4
 55  bert end-purchase [1]
      purchase-ended bert lost 2
      prices-fell fallen (card confessor price 4 slot 0, card diamond-1 price 4 slot 1, card ring price 3 slot 2)
      market-filled card ruby-1 slot 3
 56  anna decline
 57  bert decline
 58  cleo decline [34]
      market-filled card amber slot 4
 59  anna decline
 60  bert decline
 61  cleo decline
      turn-began cleo turn 10
 62  cleo end-influence · buy confessor 4
      bought cleo card confessor left 6 price 4 slot 0
 64  cleo buy ring 3
      bought cleo card ring left 3 price 3 slot 2
 65  cleo end-purchase [7]
      purchase-ended cleo lost 3
      prices-fell fallen (card diamond-1 price 2 slot 1, card ruby-1 price 4 slot 3, card amber price 4 slot 4)
      market-filled card emerald-1 slot 0
 66  anna decline
 67  bert decline
 68  cleo decline [46]
      market-filled card confessor slot 2
      turn-began anna turn 11
 69  anna end-influence · buy confessor 6
      bought anna card confessor left 4 price 6 slot 2
 71  anna end-purchase [8]
      purchase-ended anna lost 4
      prices-fell fallen (card emerald-1 price 4 slot 0, card diamond-1 price 1 slot 1, card ruby-1 price 2 slot 3, card amber price 2 slot 4)
      market-filled card emerald-1 slot 2
 72  anna decline
 73  bert decline
 74  cleo decline
      turn-began bert turn 12
 75  bert end-influence · buy emerald-1 6
      bought bert card emerald-1 left 4 price 6 slot 2
 77  bert buy ruby-1 2
      bought bert card ruby-1 left 2 price 2 slot 3
 78  bert buy amber 2
      bought bert card amber left 0 price 2 slot 4
 79  bert end-purchase [20]
      purchase-ended bert lost 0
      prices-fell discarded (card diamond-1 slot 1) fallen (card emerald-1 price 2 slot 0)
      market-filled card diamond-2 slot 1
 80  anna decline
 81  bert decline
 82  cleo decline [42, 2]
      market-filled card confessor slot 2
      market-filled card ruby-2 slot 3
 83  anna decline
 84  bert decline
 85  cleo decline [1]
      market-filled card ruby-1 slot 4
 86  anna decline
 87  bert decline
 88  cleo decline
      turn-began cleo turn 13
 89  cleo confessor 1
      confessor-played cleo target bert
      [cleo alone] hand-seen cleo cards (ruby-1, ruby-1, ruby-1, emerald-1, emerald-2, emerald-3, diamond-1, diamond-1, amber, amber, banker, musketeer) target bert
 90  cleo end-influence · buy ruby-1 6
      bought cleo card ruby-1 left 4 price 6 slot 4
 92  cleo end-purchase [20]
      purchase-ended cleo lost 4
      prices-fell fallen (card emerald-1 price 1 slot 0, card diamond-2 price 6 slot 1, card confessor price 4 slot 2, card ruby-2 price 6 slot 3)
      market-filled card diamond-2 slot 4
 93  anna decline
 94  bert decline
 95  cleo decline
      turn-began anna turn 14
 96  anna confessor 1
      confessor-played anna target bert
      [anna alone] hand-seen anna cards (ruby-1, ruby-1, ruby-1, emerald-1, emerald-2, emerald-3, diamond-1, diamond-1, amber, amber, banker, musketeer) target bert
 97  anna end-influence · buy ruby-2 6
      bought anna card ruby-2 left 4 price 6 slot 3
 99  anna end-purchase
      purchase-ended anna lost 4
      prices-fell discarded (card emerald-1 slot 0) fallen (card diamond-2 price 4 slot 1, card confessor price 2 slot 2, card diamond-2 price 6 slot 4)
      merchant-came anna merchant 1
100  bert decline
      cardinal-declined bert
101  cleo decline
      cardinal-declined cleo
      sale-began sale 1
102  anna show ruby-1 0 · show ruby-2 1 · show diamond-2 0 · show amber 0 · rings ruby 1 · king ruby · seal
      display-sealed anna
109  bert show ruby-1 1 · show emerald-1 1 · show emerald-2 1 · show emerald-3 1 · show diamond-1 1 · show amber 2 · bankers 0 · seal
      display-sealed bert
117  cleo show ruby-1 0 · show ruby-2 2 · show amber 1 · rings ruby 0 · rings amber 0 · bankers 1 · seal
      display-sealed cleo
      displays-shown displays (anna gems (ruby-2 1) king ruby rings (1, 0, 0, 0), bert gems (amber 2 diamond-1 1 emerald-1 1 emerald-2 1 emerald-3 1 ruby-1 1), cleo bankers 1 gems (amber 1 ruby-2 2)) laid (anna cards (ruby-2, ring-with-ruby, king-with-ruby), bert cards (ruby-1, emerald-1, emerald-2, emerald-3, diamond-1, amber, amber), cleo cards (ruby-2, ruby-2, amber, banker))
124  anna decline
125  bert decline
126  cleo decline [52, 11]
      sale-held displays (anna gems (ruby-2 1) king ruby rings (1, 0, 0, 0), bert gems (amber 2 diamond-1 1 emerald-1 1 emerald-2 1 emerald-3 1 ruby-1 1), cleo bankers 1 gems (amber 1 ruby-2 2)) fashion (ruby, emerald, diamond, amber) prices (fashion 30 forbidden true gem ruby price 30 rarity 0 shown 7, fashion 20 gem emerald price 30 rarity 10 shown 6, fashion 10 gem diamond price 40 rarity 30 shown 1, fashion 0 gem amber price 20 rarity 20 shown 3) sale 1 scores (0, 90, 0) sold (bert each 30 gem emerald jewels 1 pounds 30, bert each 40 gem diamond jewels 1 pounds 40, bert each 20 gem amber jewels 1 pounds 20)
      market-filled card astrologer slot 0
      market-filled card emerald-2 slot 3
127  anna decline
128  bert decline
129  cleo decline
      turn-began bert turn 15
130  bert end-influence · buy diamond-2 6
      bought bert card diamond-2 left 4 price 6 slot 4
132  bert buy diamond-2 4
      bought bert card diamond-2 left 0 price 4 slot 1
133  bert end-purchase [46, 47]
      purchase-ended bert lost 0
      prices-fell fallen (card astrologer price 5 slot 0, card confessor price 1 slot 2, card emerald-2 price 6 slot 3)
      market-filled card favorite slot 1
      market-filled card thief slot 4
      turn-began cleo turn 16
134  cleo end-influence · buy thief 8
      bought cleo card thief left 2 price 8 slot 4
136  cleo end-purchase [43, 17]
      purchase-ended cleo lost 2
      prices-fell discarded (card confessor slot 2) fallen (card astrologer price 3 slot 0, card favorite price 6 slot 1, card emerald-2 price 4 slot 3)
      market-filled card forger slot 2
      market-filled card diamond-2 slot 4
137  anna decline
138  bert decline
139  cleo decline
      turn-began anna turn 17
140  anna end-influence · buy forger 7
      bought anna card forger left 3 price 7 slot 2
142  anna end-purchase [13]
      purchase-ended anna lost 3
      prices-fell fallen (card astrologer price 1 slot 0, card favorite price 4 slot 1, card emerald-2 price 2 slot 3, card diamond-2 price 6 slot 4)
      market-filled card diamond-1 slot 2
143  anna decline
144  bert decline
145  cleo decline
      turn-began bert turn 18
146  bert end-influence · buy astrologer 1 [13]
      bought bert card astrologer left 9 price 1 slot 0
      [bert] astrologer-drew bert card (up diamond-1)
      [others] astrologer-drew bert card down
148  bert end-purchase [31, 49]
      purchase-ended bert lost 9
      prices-fell discarded (card emerald-2 slot 3) fallen (card favorite price 2 slot 1, card diamond-1 price 4 slot 2, card diamond-2 price 4 slot 4)
      market-filled card ring slot 0
      market-filled card queen slot 3
      turn-began cleo turn 19
149  cleo thief 0 [5]
      thief-played cleo target anna
      [anna, cleo] stole card (up cardinal) thief cleo victim anna
      [others] stole card down thief cleo victim anna
150  cleo end-influence · buy favorite 2
      bought cleo card favorite left 8 price 2 slot 1
152  cleo end-purchase [23]
      purchase-ended cleo lost 8
      prices-fell fallen (card ring price 7 slot 0, card diamond-1 price 2 slot 2, card queen price 8 slot 3, card diamond-2 price 2 slot 4)
      market-filled card amber slot 1
      turn-began anna turn 20
153  anna forger 2 emerald
      forger-played anna gem emerald target cleo
154  cleo show-hand
      hand-proved cleo gem emerald to anna
      [anna alone] hand-seen anna cards (ruby-1, ring, ring, ring, favorite, cardinal) target cleo
155  anna end-influence · buy diamond-1 2
      bought anna card diamond-1 left 8 price 2 slot 2
157  anna buy queen 8
      bought anna card queen left 0 price 8 slot 3
158  anna end-purchase [32, 34, 37]
      purchase-ended anna lost 0
      prices-fell discarded (card diamond-2 slot 4) fallen (card ring price 5 slot 0, card amber price 4 slot 1)
      market-filled card king slot 2
      market-filled card courtier slot 3
      market-filled card favorite slot 4
      turn-began bert turn 21
159  bert end-influence · buy courtier 6
      bought bert card courtier left 4 price 6 slot 3
161  bert end-purchase [19]
      purchase-ended bert lost 4
      prices-fell fallen (card ring price 3 slot 0, card amber price 2 slot 1, card king price 9 slot 2, card favorite price 6 slot 4)
      market-filled card amber slot 3
162  anna decline
      turn-began cleo turn 22
163  cleo favorite emerald
      favorite-played cleo fashion (emerald, ruby, diamond, amber) gem emerald
164  cleo end-influence · buy amber 2
      bought cleo card amber left 8 price 2 slot 1
166  cleo buy favorite 6
      bought cleo card favorite left 2 price 6 slot 4
167  cleo end-purchase [39, 42, 28]
      purchase-ended cleo lost 2
      prices-fell discarded (card ring slot 0) fallen (card king price 7 slot 2, card amber price 4 slot 3)
      market-filled card astrologer slot 0
      market-filled card musketeer slot 1
      market-filled card amber slot 4
168  anna queen [20]
      queen-played anna card amber slot 4
      market-filled card amber slot 4
      turn-began anna turn 23
169  anna end-influence · buy musketeer 7
      bought anna card musketeer left 3 price 7 slot 1
171  anna end-purchase [34]
      purchase-ended anna lost 3
      prices-fell fallen (card astrologer price 5 slot 0, card king price 5 slot 2, card amber price 2 slot 3, card amber price 4 slot 4)
      market-filled card thief slot 1
      turn-began bert turn 24
172  bert end-influence · buy thief 8
      bought bert card thief left 2 price 8 slot 1
174  bert end-purchase [38, 29]
      purchase-ended bert lost 2
      prices-fell discarded (card king slot 2) fallen (card astrologer price 3 slot 0, card amber price 1 slot 3, card amber price 2 slot 4)
      market-filled card musketeer slot 1
      market-filled card confessor slot 2
      turn-began cleo turn 25
175  cleo favorite emerald
      favorite-played cleo fashion (emerald, ruby, diamond, amber) gem emerald
176  cleo end-influence · buy musketeer 7
      bought cleo card musketeer left 3 price 7 slot 1
178  cleo buy astrologer 3 [4]
      bought cleo card astrologer left 0 price 3 slot 0
      [cleo] astrologer-drew cleo card (up emerald-1)
      [others] astrologer-drew cleo card down
179  cleo end-purchase [11, 31, 13]
      purchase-ended cleo lost 0
      prices-fell discarded (card amber slot 3) fallen (card confessor price 4 slot 2, card amber price 1 slot 4)
      market-filled card emerald-3 slot 0
      market-filled card alchemist slot 1
      market-filled card diamond-2 slot 3
      turn-began anna turn 26
180  anna end-influence · buy diamond-2 8
      bought anna card diamond-2 left 2 price 8 slot 3
182  anna end-purchase [14, 26]
      purchase-ended anna lost 2
      prices-fell discarded (card amber slot 4) fallen (card emerald-3 price 8 slot 0, card alchemist price 8 slot 1, card confessor price 2 slot 2)
      market-filled card diamond-3 slot 3
      market-filled card courtier slot 4
      turn-began bert turn 27
183  bert thief 0 [7, 8, 1]
      thief-played bert target anna
      caught thief bert victim anna
      caught thief anna victim bert
      [anna, bert] stole card (up ruby-1) thief bert victim anna
      [others] stole card down thief bert victim anna
184  bert end-influence · buy courtier 6
      bought bert card courtier left 4 price 6 slot 4
186  bert end-purchase [16]
      purchase-ended bert lost 4
      prices-fell fallen (card emerald-3 price 6 slot 0, card alchemist price 6 slot 1, card confessor price 1 slot 2, card diamond-3 price 8 slot 3)
      market-filled card amber slot 4
      turn-began cleo turn 28
187  cleo end-influence · buy confessor 1
      bought cleo card confessor left 9 price 1 slot 2
189  cleo buy emerald-3 6
      bought cleo card emerald-3 left 3 price 6 slot 0
190  cleo end-purchase [17, 26]
      purchase-ended cleo lost 3
      prices-fell fallen (card alchemist price 4 slot 1, card diamond-3 price 6 slot 3, card amber price 4 slot 4)
      market-filled card amber slot 0
      market-filled card astrologer slot 2
      turn-began anna turn 29
191  anna end-influence · buy astrologer 7
      bought anna card astrologer left 3 price 7 slot 2
      merchant-came anna merchant 2
193  bert decline
      cardinal-declined bert
194  cleo decline
      cardinal-declined cleo
      sale-began sale 2
195  anna show ruby-1 0 · show diamond-1 0 · show diamond-2 2 · show amber 1 · seal
      display-sealed anna
200  bert show ruby-1 0 · show diamond-1 1 · show diamond-2 2 · bankers 1 · seal
      display-sealed bert
205  cleo show ruby-1 1 · show emerald-1 1 · show emerald-3 0 · show amber 0 · rings ruby 2 · rings emerald 1 · seal [17]
      display-sealed cleo
      displays-shown displays (anna gems (amber 1 diamond-2 2), bert bankers 1 gems (diamond-1 1 diamond-2 2), cleo gems (emerald-1 1 ruby-1 1) rings (2, 1, 0, 0)) laid (anna cards (diamond-2, diamond-2, amber), bert cards (diamond-1, diamond-2, diamond-2, banker), cleo cards (emerald-1, ring-with-emerald, ruby-1, ring-with-ruby, ring-with-ruby))
      sale-held displays (anna gems (amber 1 diamond-2 2), bert bankers 1 gems (diamond-1 1 diamond-2 2), cleo gems (emerald-1 1 ruby-1 1) rings (2, 1, 0, 0)) fashion (emerald, ruby, diamond, amber) prices (fashion 30 gem emerald price 60 rarity 30 shown 1, fashion 20 gem ruby price 40 rarity 20 shown 1, fashion 10 gem diamond price 10 rarity 0 shown 9, fashion 0 gem amber price 10 rarity 10 shown 1) sale 2 scores (10, 110, 240) sold (cleo each 60 gem emerald jewels 2 pounds 120, cleo each 40 gem ruby jewels 3 pounds 120, bert each 20 gem diamond jewels 1 pounds 20, anna each 10 gem amber jewels 1 pounds 10)
      [anna] astrologer-drew anna card (up amber)
      [others] astrologer-drew anna card down
212  anna end-purchase [6, 25]
      purchase-ended anna lost 3
      prices-fell discarded (card alchemist slot 1) fallen (card amber price 4 slot 0, card diamond-3 price 4 slot 3, card amber price 2 slot 4)
      market-filled card emerald-1 slot 1
      market-filled card musketeer slot 2
      turn-began bert turn 30
213  bert courtier
      courtier-played bert ducats 13
214  bert end-influence · buy emerald-1 6
      bought bert card emerald-1 left 7 price 6 slot 1
216  bert buy musketeer 7
      bought bert card musketeer left 0 price 7 slot 2
217  bert end-purchase [17, 1, 0]
      purchase-ended bert lost 0
      prices-fell discarded (card diamond-3 slot 3) fallen (card amber price 2 slot 0, card amber price 1 slot 4)
      market-filled card amber slot 1
      market-filled card ruby-2 slot 2
      market-filled card ruby-1 slot 3
      turn-began cleo turn 31
218  cleo end-influence · buy ruby-2 8
      bought cleo card ruby-2 left 2 price 8 slot 2
220  cleo buy amber 1
      bought cleo card amber left 1 price 1 slot 4
221  cleo end-purchase [10, 9]
      purchase-ended cleo lost 1
      prices-fell fallen (card amber price 1 slot 0, card amber price 4 slot 1, card ruby-1 price 4 slot 3)
      market-filled card diamond-3 slot 2
      market-filled card diamond-1 slot 4
      turn-began anna turn 32
222  anna end-influence · buy amber 1
      bought anna card amber left 9 price 1 slot 0
224  anna buy ruby-1 4
      bought anna card ruby-1 left 5 price 4 slot 3
225  anna end-purchase [15, 0]
      purchase-ended anna lost 5
      prices-fell fallen (card amber price 2 slot 1, card diamond-3 price 8 slot 2, card diamond-1 price 4 slot 4)
      market-filled card necklace slot 0
      market-filled card ruby-3 slot 3
      turn-began bert turn 33
226  bert end-influence · buy diamond-1 4
      bought bert card diamond-1 left 6 price 4 slot 4
228  bert end-purchase [1]
      purchase-ended bert lost 6
      prices-fell fallen (card necklace price 11 slot 0, card amber price 1 slot 1, card diamond-3 price 6 slot 2, card ruby-3 price 8 slot 3)
      market-filled card emerald-1 slot 4
      turn-began cleo turn 34
229  cleo end-influence · buy ruby-3 8
      bought cleo card ruby-3 left 2 price 8 slot 3
231  cleo buy amber 1
      bought cleo card amber left 1 price 1 slot 1
232  cleo end-purchase [16, 14]
      purchase-ended cleo lost 1
      prices-fell fallen (card necklace price 9 slot 0, card diamond-3 price 4 slot 2, card emerald-1 price 4 slot 4)
      market-filled card cardinal slot 1
      market-filled card forger slot 3
      turn-began anna turn 35
233  anna end-influence · buy necklace 9
      bought anna card necklace left 1 price 9 slot 0
235  anna end-purchase [2, 10]
      purchase-ended anna lost 1
      prices-fell discarded (card diamond-3 slot 2) fallen (card cardinal price 6 slot 1, card forger price 5 slot 3, card emerald-1 price 2 slot 4)
      market-filled card emerald-1 slot 0
      market-filled card amber slot 2
      turn-began bert turn 36
236  bert end-influence · buy forger 5
      bought bert card forger left 5 price 5 slot 3
238  bert end-purchase [9]
      purchase-ended bert lost 5
      prices-fell fallen (card emerald-1 price 4 slot 0, card cardinal price 4 slot 1, card amber price 4 slot 2, card emerald-1 price 1 slot 4)
      market-filled card amber slot 3
      turn-began cleo turn 37
239  cleo confessor 1
      confessor-played cleo target bert
      [cleo alone] hand-seen cleo cards (ruby-1, ruby-1, ruby-1, emerald-1, diamond-1, diamond-1, courtier, forger, musketeer) target bert
240  cleo end-influence · buy amber 4
      bought cleo card amber left 6 price 4 slot 2
242  cleo buy emerald-1 1
      bought cleo card emerald-1 left 5 price 1 slot 4
243  cleo buy cardinal 4
      bought cleo card cardinal left 1 price 4 slot 1
244  cleo end-purchase [0, 3, 1]
      purchase-ended cleo lost 1
      prices-fell fallen (card emerald-1 price 2 slot 0, card amber price 4 slot 3)
      market-filled card ruby-3 slot 1
      market-filled card emerald-2 slot 2
      market-filled card emerald-2 slot 4
      turn-began anna turn 38
245  anna end-influence · buy emerald-1 2
      bought anna card emerald-1 left 8 price 2 slot 0
247  anna buy amber 4
      bought anna card amber left 4 price 4 slot 3
248  anna end-purchase [4, 3]
      purchase-ended anna lost 4
      prices-fell fallen (card ruby-3 price 8 slot 1, card emerald-2 price 6 slot 2, card emerald-2 price 6 slot 4)
      market-filled card amber slot 0
      market-filled card amber slot 3
      turn-began bert turn 39
249  bert courtier
      courtier-played bert ducats 13
250  bert end-influence · buy emerald-2 6
      bought bert card emerald-2 left 7 price 6 slot 2
252  bert buy amber 6
      bought bert card amber left 1 price 6 slot 0
253  bert end-purchase [2, 4]
      purchase-ended bert lost 1
      prices-fell fallen (card ruby-3 price 6 slot 1, card amber price 4 slot 3, card emerald-2 price 4 slot 4)
      market-filled card diamond-1 slot 0
      market-filled card courtier slot 2
      turn-began cleo turn 40
254  cleo end-influence · buy amber 4
      bought cleo card amber left 6 price 4 slot 3
256  cleo buy emerald-2 4
      bought cleo card emerald-2 left 2 price 4 slot 4
257  cleo end-purchase [1, 1]
      purchase-ended cleo lost 2
      prices-fell fallen (card diamond-1 price 4 slot 0, card ruby-3 price 4 slot 1, card courtier price 4 slot 2)
      market-filled card emerald-2 slot 3
      market-filled card amber slot 4
      turn-began anna turn 41
258  anna end-influence · buy emerald-2 8
      bought anna card emerald-2 left 2 price 8 slot 3
260  anna end-purchase [0, 1]
      purchase-ended anna lost 2
      prices-fell discarded (card ruby-3 slot 1) fallen (card diamond-1 price 2 slot 0, card courtier price 2 slot 2, card amber price 4 slot 4)
      market-filled card emerald-1 slot 1
      market-filled card forger slot 3
      turn-began bert turn 42
261  bert forger 2 emerald
      forger-played bert gem emerald target cleo
262  cleo discard emerald-2
      gem-discarded cleo card emerald-2
263  bert buy diamond-1 2
      bought bert card diamond-1 left 8 price 2 slot 0
264  bert buy amber 4
      bought bert card amber left 4 price 4 slot 4
265  bert buy courtier 2
      bought bert card courtier left 2 price 2 slot 2
266  bert end-purchase
      purchase-ended bert lost 2
      prices-fell fallen (card emerald-1 price 4 slot 1, card forger price 5 slot 3)
      market-filled card ring slot 0
      merchant-came bert merchant 3
267  cleo decline
      cardinal-declined cleo
268  anna decline
      cardinal-declined anna
      sale-began sale 3
269  anna show ruby-1 0 · show emerald-1 0 · show emerald-2 0 · show diamond-1 1 · show amber 2 · necklace amber · seal
      display-sealed anna
276  bert show ruby-1 0 · show emerald-1 1 · show emerald-2 1 · show diamond-1 0 · show amber 1 · seal
      display-sealed bert
282  cleo show ruby-2 0 · show ruby-3 1 · show emerald-1 1 · show emerald-3 0 · show amber 1 · seal
      display-sealed cleo
      displays-shown displays (anna gems (amber 2 diamond-1 1) necklace amber, bert gems (amber 1 emerald-1 1 emerald-2 1), cleo gems (amber 1 emerald-1 1 ruby-3 1)) laid (anna cards (diamond-1, amber, amber, necklace-with-amber), bert cards (emerald-1, emerald-2, amber), cleo cards (emerald-1, ruby-3, amber))
      sale-held displays (anna gems (amber 2 diamond-1 1) necklace amber, bert gems (amber 1 emerald-1 1 emerald-2 1), cleo gems (amber 1 emerald-1 1 ruby-3 1)) fashion (emerald, ruby, diamond, amber) prices (fashion 30 gem emerald price 40 rarity 10 shown 4, fashion 20 gem ruby price 40 rarity 20 shown 3, fashion 10 gem diamond price 40 rarity 30 shown 1, fashion 0 gem amber price 0 rarity 0 shown 4) sale 3 scores (50, 150, 280) sold (bert each 40 gem emerald jewels 1 pounds 40, cleo each 40 gem ruby jewels 1 pounds 40, anna each 40 gem diamond jewels 1 pounds 40, anna each 0 gem amber jewels 1 pounds 0)
      game-ended standings (places (3, 2, 1) scores (50, 150, 280))
scores [50, 150, 280] places [3, 2, 1]
