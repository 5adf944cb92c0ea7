queens-necklace · rules 1 · 4 seats · the house
  0       deal [3, 1, 1, 57, 81, 32, 44, 2, 45, 52, 44, 81, 13, 20, 33, 33, 14, 13, 27, 1, 0, 3, 79, 6, 44, 60, 31, 3]
      dealt deck 82 fashion (ruby, diamond, emerald, amber) first dora seats 4
      [anna alone] hand-dealt anna cards (diamond-1, amber, amber, favorite)
      [bert alone] hand-dealt bert cards (ruby-1, amber, amber, amber)
      [cleo alone] hand-dealt cleo cards (emerald-1, emerald-2, diamond-2, alchemist)
      [dora alone] hand-dealt dora cards (emerald-1, emerald-1, diamond-1, diamond-2)
      market-laid cards (musketeer, ruby-2, ring, courtier, diamond-3)
      turn-began dora turn 1
  1  dora end-influence · buy diamond-3 10
      bought dora card diamond-3 left 0 price 10 slot 4
  3  dora end-purchase [29]
      purchase-ended dora lost 0
      prices-fell fallen (card musketeer price 5 slot 0, card ruby-2 price 6 slot 1, card ring price 7 slot 2, card courtier price 4 slot 3)
      market-filled card diamond-2 slot 4
  4  anna decline
  5  bert decline
  6  cleo decline
  7  dora decline
      turn-began anna turn 2
  8  anna favorite amber
      favorite-played anna fashion (amber, ruby, diamond, emerald) gem amber
  9  anna end-influence · buy ruby-2 6
      bought anna card ruby-2 left 4 price 6 slot 1
 11  anna buy courtier 4
      bought anna card courtier left 0 price 4 slot 3
 12  anna end-purchase [41]
      purchase-ended anna lost 0
      prices-fell fallen (card musketeer price 3 slot 0, card ring price 5 slot 2, card diamond-2 price 6 slot 4)
      market-filled card amber slot 1
 13  anna decline
 14  bert decline
 15  cleo decline
 16  dora decline [11]
      market-filled card ruby-3 slot 3
 17  anna decline
 18  bert decline
 19  cleo decline
 20  dora decline
      turn-began bert turn 3
 21  bert end-influence · buy diamond-2 6
      bought bert card diamond-2 left 4 price 6 slot 4
 23  bert end-purchase [64]
      purchase-ended bert lost 4
      prices-fell fallen (card musketeer price 1 slot 0, card amber price 4 slot 1, card ring price 3 slot 2, card ruby-3 price 8 slot 3)
      market-filled card thief slot 4
      turn-began cleo turn 4
 24  cleo end-influence · buy ring 3
      bought cleo card ring left 7 price 3 slot 2
 26  cleo buy amber 4
      bought cleo card amber left 3 price 4 slot 1
 27  cleo end-purchase [51, 66, 3]
      purchase-ended cleo lost 3
      prices-fell discarded (card musketeer slot 0) fallen (card ruby-3 price 6 slot 3, card thief price 6 slot 4)
      market-filled card banker slot 0
      market-filled card astrologer slot 1
      market-filled card ruby-1 slot 2
 28  anna decline
 29  bert decline
 30  cleo decline
 31  dora decline
      turn-began dora turn 5
 32  dora end-influence · buy banker 10
      bought dora card banker left 0 price 10 slot 0
 34  dora end-purchase [66]
      purchase-ended dora lost 0
      prices-fell fallen (card astrologer price 5 slot 1, card ruby-1 price 4 slot 2, card ruby-3 price 4 slot 3, card thief price 4 slot 4)
      market-filled card cardinal slot 0
      turn-began anna turn 6
 35  anna courtier
      courtier-played anna ducats 13
 36  anna end-influence · buy cardinal 8
      bought anna card cardinal left 5 price 8 slot 0
 38  anna buy astrologer 5 [19]
      bought anna card astrologer left 0 price 5 slot 1
      [anna] astrologer-drew anna card (up emerald-3)
      [others] astrologer-drew anna card down
 39  anna end-purchase [50, 65, 64]
      purchase-ended anna lost 0
      prices-fell discarded (card ruby-3 slot 3) fallen (card ruby-1 price 2 slot 2, card thief price 2 slot 4)
      market-filled card confessor slot 0
      market-filled card musketeer slot 1
      market-filled card cardinal slot 3
      turn-began bert turn 7
 40  bert end-influence · buy cardinal 8
      bought bert card cardinal left 2 price 8 slot 3
 42  bert buy thief 2
      bought bert card thief left 0 price 2 slot 4
 43  bert end-purchase [2]
      purchase-ended bert lost 0
      prices-fell fallen (card confessor price 4 slot 0, card musketeer price 5 slot 1, card ruby-1 price 1 slot 2)
      market-filled card ruby-1 slot 3
 44  anna decline
 45  bert decline
 46  cleo decline
 47  dora decline [36]
      market-filled card amber slot 4
 48  anna decline
 49  bert decline
 50  cleo decline
 51  dora decline
      turn-began cleo turn 8
 52  cleo end-influence · buy musketeer 5
      bought cleo card musketeer left 5 price 5 slot 1
 54  cleo end-purchase [62, 62]
      purchase-ended cleo lost 5
      prices-fell discarded (card ruby-1 slot 2) fallen (card confessor price 2 slot 0, card ruby-1 price 4 slot 3, card amber price 4 slot 4)
      market-filled card musketeer slot 1
      market-filled card musketeer slot 2
      turn-began dora turn 9
 55  dora end-influence · buy confessor 2
      bought dora card confessor left 8 price 2 slot 0
 57  dora buy musketeer 7
      bought dora card musketeer left 1 price 7 slot 1
 58  dora end-purchase [3]
      purchase-ended dora lost 1
      prices-fell fallen (card musketeer price 5 slot 2, card ruby-1 price 2 slot 3, card amber price 2 slot 4)
      market-filled card ruby-1 slot 0
 59  anna decline
 60  bert decline
 61  cleo decline
 62  dora decline [27]
      market-filled card amber slot 1
 63  anna decline
 64  bert decline
 65  cleo decline
 66  dora decline
      turn-began anna turn 10
 67  anna end-influence · buy amber 6
      bought anna card amber left 4 price 6 slot 1
 69  anna buy ruby-1 2
      bought anna card ruby-1 left 2 price 2 slot 3
 70  anna end-purchase [4]
      purchase-ended anna lost 2
      prices-fell fallen (card ruby-1 price 4 slot 0, card musketeer price 3 slot 2, card amber price 1 slot 4)
      market-filled card ruby-2 slot 1
 71  anna decline
 72  bert decline
 73  cleo decline
 74  dora decline [49]
      market-filled card forger slot 3
      turn-began bert turn 11
 75  bert thief 3 [5]
      thief-played bert target dora
      [bert, dora] stole card (up banker) thief bert victim dora
      [others] stole card down thief bert victim dora
 76  bert end-influence · buy ruby-2 8
      bought bert card ruby-2 left 2 price 8 slot 1
 78  bert buy amber 1
      bought bert card amber left 1 price 1 slot 4
 79  bert end-purchase [45, 49]
      purchase-ended bert lost 1
      prices-fell fallen (card ruby-1 price 2 slot 0, card musketeer price 1 slot 2, card forger price 5 slot 3)
      market-filled card confessor slot 1
      market-filled card forger slot 4
      turn-began cleo turn 12
 80  cleo end-influence · buy musketeer 1
      bought cleo card musketeer left 9 price 1 slot 2
 82  cleo buy forger 7
      bought cleo card forger left 2 price 7 slot 4
 83  cleo end-purchase
      purchase-ended cleo lost 2
      prices-fell fallen (card ruby-1 price 1 slot 0, card confessor price 4 slot 1, card forger price 3 slot 3)
      merchant-came cleo merchant 1
 84  anna cardinal
      cardinal-played anna
 85  bert cardinal [3]
      cardinal-played bert
      sale-put-off bert
      market-filled card ruby-2 slot 2
 86  anna decline
 87  bert decline
 88  cleo decline
 89  dora decline [39]
      market-filled card king slot 4
      turn-began dora turn 13
 90  dora confessor 1
      confessor-played dora target bert
      [dora alone] hand-seen dora cards (ruby-1, ruby-2, diamond-2, amber, amber, amber, amber, banker) target bert
 91  dora end-influence · buy ruby-1 1
      bought dora card ruby-1 left 9 price 1 slot 0
 93  dora buy confessor 4
      bought dora card confessor left 5 price 4 slot 1
 94  dora buy forger 3
      bought dora card forger left 2 price 3 slot 3
 95  dora end-purchase [6]
      purchase-ended dora lost 2
      prices-fell fallen (card ruby-2 price 6 slot 2, card king price 9 slot 4)
      market-filled card emerald-1 slot 0
 96  anna decline
 97  bert decline
 98  cleo decline
 99  dora decline [42, 15]
      market-filled card confessor slot 1
      market-filled card diamond-1 slot 3
100  anna decline
101  bert decline
102  cleo decline
103  dora decline
      turn-began anna turn 14
104  anna end-influence · buy confessor 6
      bought anna card confessor left 4 price 6 slot 1
106  anna end-purchase [49]
      purchase-ended anna lost 4
      prices-fell fallen (card emerald-1 price 4 slot 0, card ruby-2 price 4 slot 2, card diamond-1 price 4 slot 3, card king price 7 slot 4)
      market-filled card astrologer slot 1
      turn-began bert turn 15
107  bert end-influence · buy emerald-1 4
      bought bert card emerald-1 left 6 price 4 slot 0
109  bert buy diamond-1 4
      bought bert card diamond-1 left 2 price 4 slot 3
110  bert end-purchase [9]
      purchase-ended bert lost 2
      prices-fell fallen (card astrologer price 5 slot 1, card ruby-2 price 2 slot 2, card king price 5 slot 4)
      market-filled card emerald-2 slot 0
111  anna decline
112  bert decline
113  cleo decline
114  dora decline [40]
      market-filled card courtier slot 3
      sale-began sale 1
115  anna show ruby-1 1 · show ruby-2 0 · show emerald-3 0 · show diamond-1 1 · show amber 1 · seal
      display-sealed anna
121  bert show ruby-1 0 · show ruby-2 1 · show emerald-1 0 · show diamond-1 0 · show diamond-2 1 · show amber 4 · bankers 0 · seal
      display-sealed bert
129  cleo show emerald-1 1 · show emerald-2 0 · show diamond-2 1 · show amber 0 · rings emerald 1 · seal
      display-sealed cleo
135  dora show ruby-1 0 · show emerald-1 1 · show diamond-1 1 · show diamond-2 1 · show diamond-3 0 · seal
      display-sealed dora
      displays-shown displays (anna gems (amber 1 diamond-1 1 ruby-1 1), bert gems (amber 4 diamond-2 1 ruby-2 1), cleo gems (diamond-2 1 emerald-1 1) rings (0, 1, 0, 0), dora gems (diamond-1 1 diamond-2 1 emerald-1 1)) laid (anna cards (amber, ruby-1, diamond-1), bert cards (amber, amber, amber, amber, ruby-2, diamond-2), cleo cards (diamond-2, emerald-1, ring-with-emerald), dora cards (diamond-1, diamond-2, emerald-1))
141  anna decline
142  bert decline
143  cleo transmute diamond-2 ruby
144  dora decline
      alchemist-played cleo card diamond-2 into ruby-2
      sale-held displays (anna gems (amber 1 diamond-1 1 ruby-1 1), bert gems (amber 4 diamond-2 1 ruby-2 1), cleo gems (emerald-1 1 ruby-2 1) rings (0, 1, 0, 0), dora gems (diamond-1 1 diamond-2 1 emerald-1 1)) fashion (amber, ruby, diamond, emerald) prices (fashion 30 gem amber price 50 rarity 20 shown 5, fashion 20 gem ruby price 30 rarity 10 shown 5, fashion 10 gem diamond price 10 rarity 0 shown 6, fashion 0 gem emerald price 30 rarity 30 shown 2) sale 1 scores (0, 80, 90, 40) sold (bert each 50 gem amber jewels 1 pounds 50, bert each 30 gem ruby jewels 1 pounds 30, cleo each 30 gem ruby jewels 1 pounds 30, dora each 10 gem diamond jewels 1 pounds 10, cleo each 30 gem emerald jewels 2 pounds 60, dora each 30 gem emerald jewels 1 pounds 30) transmuted (cleo card diamond-2 into ruby-2)
      turn-began cleo turn 16
145  cleo forger 1 diamond
      forger-played cleo gem diamond target bert
146  bert discard diamond-1
      gem-discarded bert card diamond-1
147  cleo end-influence · buy king 5
      bought cleo card king left 5 price 5 slot 4
149  cleo end-purchase [25]
      purchase-ended cleo lost 5
      prices-fell discarded (card ruby-2 slot 2) fallen (card emerald-2 price 6 slot 0, card astrologer price 3 slot 1, card courtier price 4 slot 3)
      market-filled card amber slot 2
150  anna decline
151  bert decline
152  cleo decline
153  dora decline [42]
      market-filled card favorite slot 4
      turn-began dora turn 17
154  dora forger 0 ruby
      forger-played dora gem ruby target anna
155  anna discard ruby-2
      gem-discarded anna card ruby-2
156  dora confessor 0
      confessor-played dora target anna
      [dora alone] hand-seen dora cards (emerald-3, amber, amber, confessor) target anna
157  dora end-influence · buy amber 6
      bought dora card amber left 4 price 6 slot 2
159  dora end-purchase [34]
      purchase-ended dora lost 4
      prices-fell fallen (card emerald-2 price 4 slot 0, card astrologer price 1 slot 1, card courtier price 2 slot 3, card favorite price 6 slot 4)
      market-filled card necklace slot 2
      turn-began anna turn 18
160  anna confessor 1
      confessor-played anna target bert
      [anna alone] hand-seen anna cards (ruby-1, emerald-1, banker) target bert
161  anna end-influence · buy astrologer 1 [8]
      bought anna card astrologer left 9 price 1 slot 1
      [anna] astrologer-drew anna card (up emerald-1)
      [others] astrologer-drew anna card down
163  anna buy favorite 6
      bought anna card favorite left 3 price 6 slot 4
164  anna buy courtier 2
      bought anna card courtier left 1 price 2 slot 3
165  anna end-purchase [11]
      purchase-ended anna lost 1
      prices-fell fallen (card emerald-2 price 2 slot 0, card necklace price 11 slot 2)
      market-filled card emerald-3 slot 1
166  anna decline
167  bert decline
168  cleo decline
169  dora decline [39, 29]
      market-filled card thief slot 3
      market-filled card ring slot 4
      turn-began bert turn 19
170  bert end-influence · buy emerald-2 2
      bought bert card emerald-2 left 8 price 2 slot 0
172  bert end-purchase [6]
      purchase-ended bert lost 8
      prices-fell fallen (card emerald-3 price 8 slot 1, card necklace price 9 slot 2, card thief price 6 slot 3, card ring price 7 slot 4)
      market-filled card emerald-1 slot 0
173  anna decline
174  bert decline
175  cleo decline
176  dora decline
      turn-began cleo turn 20
177  cleo end-influence · buy emerald-1 6
      bought cleo card emerald-1 left 4 price 6 slot 0
179  cleo end-purchase [26]
      purchase-ended cleo lost 4
      prices-fell fallen (card emerald-3 price 6 slot 1, card necklace price 7 slot 2, card thief price 4 slot 3, card ring price 5 slot 4)
      market-filled card ring slot 0
      turn-began dora turn 21
180  dora end-influence · buy emerald-3 6
      bought dora card emerald-3 left 4 price 6 slot 1
182  dora buy thief 4
      bought dora card thief left 0 price 4 slot 3
183  dora end-purchase [4]
      purchase-ended dora lost 0
      prices-fell discarded (card necklace slot 2) fallen (card ring price 7 slot 0, card ring price 3 slot 4)
      market-filled card ruby-2 slot 1
184  anna decline
185  bert decline
186  cleo decline
187  dora decline [25, 21]
      market-filled card ring slot 2
      market-filled card amber slot 3
188  anna decline
189  bert decline
190  cleo decline
191  dora decline
      turn-began anna turn 22
192  anna favorite amber
      favorite-played anna fashion (amber, ruby, diamond, emerald) gem amber
193  anna end-influence · buy amber 6
      bought anna card amber left 4 price 6 slot 3
195  anna buy ring 3
      bought anna card ring left 1 price 3 slot 4
196  anna end-purchase [34, 18]
      purchase-ended anna lost 1
      prices-fell fallen (card ring price 5 slot 0, card ruby-2 price 6 slot 1, card ring price 7 slot 2)
      market-filled card thief slot 3
      market-filled card amber slot 4
197  anna decline
198  bert decline
199  cleo decline
200  dora decline
      turn-began bert turn 23
201  bert end-influence · buy amber 6
      bought bert card amber left 4 price 6 slot 4
203  bert end-purchase [2]
      purchase-ended bert lost 4
      prices-fell fallen (card ring price 3 slot 0, card ruby-2 price 4 slot 1, card ring price 5 slot 2, card thief price 6 slot 3)
      market-filled card ruby-1 slot 4
204  anna decline
205  bert decline
206  cleo decline
207  dora decline
      turn-began cleo turn 24
208  cleo end-influence · buy ring 5
      bought cleo card ring left 5 price 5 slot 2
210  cleo end-purchase [23, 22]
      purchase-ended cleo lost 5
      prices-fell discarded (card ring slot 0) fallen (card ruby-2 price 2 slot 1, card thief price 4 slot 3, card ruby-1 price 4 slot 4)
      market-filled card ring slot 0
      market-filled card ring slot 2
      turn-began dora turn 25
211  dora thief 1 [4]
      thief-played dora target bert
      [bert, dora] stole card (up banker) thief dora victim bert
      [others] stole card down thief dora victim bert
212  dora end-influence · buy ruby-1 4
      bought dora card ruby-1 left 6 price 4 slot 4
214  dora buy ruby-2 2
      bought dora card ruby-2 left 4 price 2 slot 1
215  dora buy thief 4
      bought dora card thief left 0 price 4 slot 3
216  dora end-purchase [4]
      purchase-ended dora lost 0
      prices-fell fallen (card ring price 7 slot 0, card ring price 7 slot 2)
      market-filled card emerald-1 slot 1
217  anna decline
218  bert decline
219  cleo decline
220  dora decline [6]
      market-filled card emerald-2 slot 3
221  anna decline
222  bert decline
223  cleo decline
224  dora decline
      merchant-came dora merchant 2
      sale-began sale 2
225  anna show emerald-1 1 · show emerald-3 0 · show amber 3 · rings emerald 1 · seal
      display-sealed anna
230  bert show ruby-1 1 · show emerald-1 0 · show emerald-2 0 · show amber 0 · seal
      display-sealed bert
235  cleo show emerald-1 0 · show emerald-2 1 · show amber 1 · rings emerald 1 · king amber · seal
      display-sealed cleo
241  dora show ruby-1 2 · show ruby-2 1 · show emerald-1 0 · show emerald-3 1 · show diamond-3 0 · show amber 1 · bankers 1 · seal [29]
      display-sealed dora
      displays-shown displays (anna gems (amber 3 emerald-1 1) rings (0, 1, 0, 0), bert gems (ruby-1 1), cleo gems (amber 1 emerald-2 1) king amber rings (0, 1, 0, 0), dora bankers 1 gems (amber 1 emerald-3 1 ruby-1 2 ruby-2 1)) laid (anna cards (amber, amber, amber, emerald-1, ring-with-emerald), bert cards (ruby-1), cleo cards (amber, king-with-amber, emerald-2, ring-with-emerald), dora cards (amber, ruby-1, ruby-1, ruby-2, emerald-3, banker))
      sale-held displays (anna gems (amber 3 emerald-1 1) rings (0, 1, 0, 0), bert gems (ruby-1 1), cleo gems (amber 1 emerald-2 1) king amber rings (0, 1, 0, 0), dora bankers 1 gems (amber 1 emerald-3 1 ruby-1 2 ruby-2 1)) fashion (amber, ruby, diamond, emerald) prices (fashion 30 forbidden true gem amber price 50 rarity 20 shown 5, fashion 20 gem ruby price 30 rarity 10 shown 5, fashion 10 gem diamond price 40 rarity 30 shown 0, fashion 0 gem emerald price 0 rarity 0 shown 6) sale 2 scores (0, 80, 90, 90) sold (dora each 40 gem ruby jewels 1 pounds 40, dora each 10 gem emerald jewels 1 pounds 10)
      market-filled card queen slot 4
      turn-began anna turn 26
249  anna courtier
      courtier-played anna ducats 13
250  anna end-influence · buy queen 10
      bought anna card queen left 3 price 10 slot 4
252  anna end-purchase [6]
      purchase-ended anna lost 3
      prices-fell fallen (card ring price 5 slot 0, card emerald-1 price 4 slot 1, card ring price 5 slot 2, card emerald-2 price 6 slot 3)
      market-filled card diamond-1 slot 4
253  anna decline
      turn-began bert turn 27
254  bert end-influence · buy emerald-2 6
      bought bert card emerald-2 left 4 price 6 slot 3
256  bert buy emerald-1 4
      bought bert card emerald-1 left 0 price 4 slot 1
257  bert end-purchase [1]
      purchase-ended bert lost 0
      prices-fell fallen (card ring price 3 slot 0, card ring price 3 slot 2, card diamond-1 price 4 slot 4)
      market-filled card ruby-1 slot 1
258  anna decline [9]
      market-filled card diamond-2 slot 3
259  anna queen [17]
      queen-played anna card diamond-2 slot 3
      market-filled card king slot 3
      turn-began cleo turn 28
260  cleo buy diamond-1 4
      bought cleo card diamond-1 left 6 price 4 slot 4
261  cleo buy ruby-1 6
      bought cleo card ruby-1 left 0 price 6 slot 1
262  cleo end-purchase [16, 2, 15, 13]
      purchase-ended cleo lost 0
      prices-fell discarded (card ring slot 0, card ring slot 2) fallen (card king price 9 slot 3)
      market-filled card ring slot 0
      market-filled card ruby-3 slot 1
      market-filled card king slot 2
      market-filled card amber slot 4
      turn-began dora turn 29
263  dora end-influence · buy amber 6
      bought dora card amber left 4 price 6 slot 4
265  dora end-purchase [10]
      purchase-ended dora lost 4
      prices-fell fallen (card ring price 7 slot 0, card ruby-3 price 8 slot 1, card king price 9 slot 2, card king price 7 slot 3)
      market-filled card amber slot 4
      turn-began anna turn 30
266  anna end-influence · buy amber 6
      bought anna card amber left 4 price 6 slot 4
268  anna end-purchase [14]
      purchase-ended anna lost 4
      prices-fell fallen (card ring price 5 slot 0, card ruby-3 price 6 slot 1, card king price 7 slot 2, card king price 5 slot 3)
      market-filled card confessor slot 4
      turn-began bert turn 31
269  bert end-influence · buy confessor 6
      bought bert card confessor left 4 price 6 slot 4
271  bert end-purchase [3, 9]
      purchase-ended bert lost 4
      prices-fell discarded (card king slot 3) fallen (card ring price 3 slot 0, card ruby-3 price 4 slot 1, card king price 5 slot 2)
      market-filled card emerald-2 slot 3
      market-filled card amber slot 4
      turn-began cleo turn 32
272  cleo buy king 5
      bought cleo card king left 5 price 5 slot 2
273  cleo end-purchase [13, 11, 0]
      purchase-ended cleo lost 5
      prices-fell discarded (card ring slot 0, card ruby-3 slot 1) fallen (card emerald-2 price 6 slot 3, card amber price 4 slot 4)
      market-filled card forger slot 0
      market-filled card banker slot 1
      market-filled card ruby-1 slot 2
      turn-began dora turn 33
274  dora thief 0 [1]
      thief-played dora target anna
      [anna, dora] stole card (up diamond-2) thief dora victim anna
      [others] stole card down thief dora victim anna
275  dora end-influence · buy banker 10
      bought dora card banker left 0 price 10 slot 1
277  dora end-purchase [3]
      purchase-ended dora lost 0
      prices-fell fallen (card forger price 5 slot 0, card ruby-1 price 4 slot 2, card emerald-2 price 4 slot 3, card amber price 2 slot 4)
      market-filled card diamond-1 slot 1
      turn-began anna turn 34
278  anna end-influence · buy ruby-1 4
      bought anna card ruby-1 left 6 price 4 slot 2
280  anna buy forger 5
      bought anna card forger left 1 price 5 slot 0
281  anna end-purchase [5, 10]
      purchase-ended anna lost 1
      prices-fell fallen (card diamond-1 price 4 slot 1, card emerald-2 price 2 slot 3, card amber price 1 slot 4)
      market-filled card diamond-3 slot 0
      market-filled card thief slot 2
      turn-began bert turn 35
282  bert end-influence · buy amber 1
      bought bert card amber left 9 price 1 slot 4
284  bert buy thief 8
      bought bert card thief left 1 price 8 slot 2
285  bert end-purchase [1, 5, 2]
      purchase-ended bert lost 1
      prices-fell discarded (card emerald-2 slot 3) fallen (card diamond-3 price 8 slot 0, card diamond-1 price 2 slot 1)
      market-filled card emerald-2 slot 2
      market-filled card amber slot 3
      market-filled card diamond-1 slot 4
      turn-began cleo turn 36
286  cleo buy amber 6
      bought cleo card amber left 4 price 6 slot 3
287  cleo end-purchase [2]
      purchase-ended cleo lost 4
      prices-fell fallen (card diamond-3 price 6 slot 0, card diamond-1 price 1 slot 1, card emerald-2 price 6 slot 2, card diamond-1 price 4 slot 4)
      market-filled card diamond-2 slot 3
      turn-began dora turn 37
288  dora end-influence · buy emerald-2 6
      bought dora card emerald-2 left 4 price 6 slot 2
290  dora buy diamond-1 4
      bought dora card diamond-1 left 0 price 4 slot 4
291  dora end-purchase [1, 2, 0]
      purchase-ended dora lost 0
      prices-fell discarded (card diamond-1 slot 1) fallen (card diamond-3 price 4 slot 0, card diamond-2 price 6 slot 3)
      market-filled card diamond-1 slot 1
      market-filled card amber slot 2
      market-filled card ruby-2 slot 4
      turn-began anna turn 38
292  anna forger 1 diamond
      forger-played anna gem diamond target bert
293  bert show-hand
      hand-proved bert gem diamond to anna
      [anna alone] hand-seen anna cards (emerald-1, emerald-1, emerald-2, emerald-2, amber, amber, confessor, thief) target bert
294  anna end-influence · buy ruby-2 8
      bought anna card ruby-2 left 2 price 8 slot 4
296  anna end-purchase [2, 2]
      purchase-ended anna lost 2
      prices-fell discarded (card diamond-3 slot 0) fallen (card diamond-1 price 4 slot 1, card amber price 4 slot 2, card diamond-2 price 4 slot 3)
      market-filled card favorite slot 0
      market-filled card astrologer slot 4
      turn-began bert turn 39
297  bert end-influence · buy diamond-1 4
      bought bert card diamond-1 left 6 price 4 slot 1
299  bert buy diamond-2 4
      bought bert card diamond-2 left 2 price 4 slot 3
300  bert end-purchase [0]
      purchase-ended bert lost 2
      prices-fell fallen (card favorite price 6 slot 0, card amber price 2 slot 2, card astrologer price 5 slot 4)
      market-filled card amber slot 1
      merchant-came bert merchant 3
      sale-began sale 3
301  anna show ruby-1 0 · show ruby-2 0 · show emerald-3 0 · show amber 1 · seal
      display-sealed anna
306  bert show emerald-1 2 · show emerald-2 1 · show diamond-1 0 · show diamond-2 0 · show amber 1 · seal
      display-sealed bert
312  cleo show ruby-1 1 · show emerald-1 1 · show diamond-1 1 · show amber 0 · king none · seal
      display-sealed cleo
318  dora show emerald-1 1 · show emerald-2 1 · show diamond-1 1 · show diamond-2 0 · show diamond-3 1 · show amber 0 · bankers 0 · seal
      display-sealed dora
      displays-shown displays (anna gems (amber 1), bert gems (amber 1 emerald-1 2 emerald-2 1), cleo gems (diamond-1 1 emerald-1 1 ruby-1 1), dora gems (diamond-1 1 diamond-3 1 emerald-1 1 emerald-2 1)) laid (anna cards (amber), bert cards (amber, emerald-1, emerald-1, emerald-2), cleo cards (ruby-1, diamond-1, emerald-1), dora cards (diamond-1, diamond-3, emerald-1, emerald-2))
      sale-held displays (anna gems (amber 1), bert gems (amber 1 emerald-1 2 emerald-2 1), cleo gems (diamond-1 1 emerald-1 1 ruby-1 1), dora gems (diamond-1 1 diamond-3 1 emerald-1 1 emerald-2 1)) fashion (amber, ruby, diamond, emerald) prices (fashion 30 gem amber price 50 rarity 20 shown 2, fashion 20 gem ruby price 50 rarity 30 shown 1, fashion 10 gem diamond price 20 rarity 10 shown 5, fashion 0 gem emerald price 0 rarity 0 shown 8) sale 3 scores (50, 130, 140, 110) sold (anna each 50 gem amber jewels 1 pounds 50, bert each 50 gem amber jewels 1 pounds 50, cleo each 50 gem ruby jewels 1 pounds 50, dora each 20 gem diamond jewels 1 pounds 20, bert each 0 gem emerald jewels 1 pounds 0)
      game-ended standings (places (4, 2, 1, 3) scores (50, 130, 140, 110))
scores [50, 130, 140, 110] places [4, 2, 1, 3]
