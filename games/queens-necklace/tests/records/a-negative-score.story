queens-necklace · rules 1 · 4 seats · the house
  0       deal [1, 0, 0, 5, 35, 8, 10, 9, 17, 10, 36, 74, 12, 57, 71, 56, 46, 5, 54, 0, 4, 1, 55, 71, 77, 22, 8, 0]
      dealt deck 82 fashion (amber, diamond, ruby, emerald) first anna seats 4
      [anna alone] hand-dealt anna cards (ruby-1, ruby-2, ruby-3, diamond-2)
      [bert alone] hand-dealt bert cards (ruby-2, emerald-1, emerald-2, amber)
      [cleo alone] hand-dealt cleo cards (emerald-1, necklace, forger, favorite)
      [dora alone] hand-dealt dora cards (ruby-1, amber, ring, king)
      necklace-dealt cleo
      market-laid cards (king, thief, musketeer, diamond-1, ruby-3)
      turn-began anna turn 1
  1  anna end-influence · buy ruby-3 10
      bought anna card ruby-3 left 0 price 10 slot 4
  3  anna end-purchase [6]
      purchase-ended anna lost 0
      prices-fell fallen (card king price 9 slot 0, card thief price 6 slot 1, card musketeer price 5 slot 2, card diamond-1 price 4 slot 3)
      market-filled card ruby-2 slot 4
  4  anna decline
  5  bert decline
  6  cleo decline
  7  dora decline
      turn-began bert turn 2
  8  bert end-influence · buy king 9
      bought bert card king left 1 price 9 slot 0
 10  bert end-purchase [22]
      purchase-ended bert lost 1
      prices-fell fallen (card thief price 4 slot 1, card musketeer price 3 slot 2, card diamond-1 price 2 slot 3, card ruby-2 price 6 slot 4)
      market-filled card diamond-1 slot 0
 11  anna decline
 12  bert decline
 13  cleo decline
 14  dora decline
      turn-began cleo turn 3
 15  cleo forger 0 diamond
      forger-played cleo gem diamond target anna
 16  anna discard diamond-2
      gem-discarded anna card diamond-2
 17  cleo favorite ruby
      favorite-played cleo fashion (ruby, amber, diamond, emerald) gem ruby
 18  cleo end-influence · buy ruby-2 6
      bought cleo card ruby-2 left 4 price 6 slot 4
 20  cleo end-purchase [41]
      purchase-ended cleo lost 4
      prices-fell fallen (card diamond-1 price 4 slot 0, card thief price 2 slot 1, card musketeer price 1 slot 2, card diamond-1 price 1 slot 3)
      market-filled card amber slot 4
 21  anna decline
 22  bert decline
 23  cleo decline
 24  dora decline
      turn-began dora turn 4
 25  dora end-influence · buy thief 2
      bought dora card thief left 8 price 2 slot 1
 27  dora buy diamond-1 4
      bought dora card diamond-1 left 4 price 4 slot 0
 28  dora buy diamond-1 1
      bought dora card diamond-1 left 3 price 1 slot 3
 29  dora end-purchase [33]
      purchase-ended dora lost 3
      prices-fell discarded (card musketeer slot 2) fallen (card amber price 4 slot 4)
      market-filled card amber slot 0
 30  anna decline
 31  bert decline
 32  cleo decline
 33  dora decline [61, 3]
      market-filled card favorite slot 1
      market-filled card ruby-1 slot 2
 34  anna decline
 35  bert decline
 36  cleo decline
 37  dora decline [22]
      market-filled card diamond-2 slot 3
 38  anna decline
 39  bert decline
 40  cleo decline
 41  dora decline
      turn-began anna turn 5
 42  anna end-influence · buy amber 4
      bought anna card amber left 6 price 4 slot 4
 44  anna buy ruby-1 6
      bought anna card ruby-1 left 0 price 6 slot 2
 45  anna end-purchase [43, 29]
      purchase-ended anna lost 0
      prices-fell fallen (card amber price 4 slot 0, card favorite price 6 slot 1, card diamond-2 price 6 slot 3)
      market-filled card ring slot 2
      market-filled card amber slot 4
 46  anna decline
 47  bert decline
 48  cleo decline
 49  dora decline
      turn-began bert turn 6
 50  bert end-influence · buy favorite 6
      bought bert card favorite left 4 price 6 slot 1
 52  bert buy amber 4
      bought bert card amber left 0 price 4 slot 0
 53  bert end-purchase [6]
      purchase-ended bert lost 0
      prices-fell fallen (card ring price 7 slot 2, card diamond-2 price 4 slot 3, card amber price 4 slot 4)
      market-filled card emerald-1 slot 0
 54  anna decline
 55  bert decline
 56  cleo decline
 57  dora decline [42]
      market-filled card ring slot 1
      turn-began cleo turn 7
 58  cleo end-influence · buy ring 7
      bought cleo card ring left 3 price 7 slot 2
 60  cleo end-purchase [9]
      purchase-ended cleo lost 3
      prices-fell fallen (card emerald-1 price 4 slot 0, card ring price 7 slot 1, card diamond-2 price 2 slot 3, card amber price 2 slot 4)
      market-filled card emerald-1 slot 2
 61  anna decline
 62  bert decline
 63  cleo decline
 64  dora decline
      turn-began dora turn 8
 65  dora end-influence · buy emerald-1 4
      bought dora card emerald-1 left 6 price 4 slot 0
 67  dora end-purchase [34]
      purchase-ended dora lost 6
      prices-fell discarded (card diamond-2 slot 3) fallen (card ring price 5 slot 1, card emerald-1 price 4 slot 2, card amber price 1 slot 4)
      market-filled card amber slot 0
 68  anna decline
 69  bert decline
 70  cleo decline
 71  dora decline [58]
      market-filled card astrologer slot 3
      turn-began anna turn 9
 72  anna end-influence · buy astrologer 7 [35]
      bought anna card astrologer left 3 price 7 slot 3
      [anna] astrologer-drew anna card (up amber)
      [others] astrologer-drew anna card down
 74  anna buy amber 1
      bought anna card amber left 2 price 1 slot 4
 75  anna end-purchase [4]
      purchase-ended anna lost 2
      prices-fell fallen (card amber price 4 slot 0, card ring price 3 slot 1, card emerald-1 price 2 slot 2)
      market-filled card ruby-2 slot 3
 76  anna decline
 77  bert decline
 78  cleo decline
 79  dora decline [48]
      market-filled card forger slot 4
      turn-began bert turn 10
 80  bert favorite amber
      favorite-played bert fashion (amber, ruby, diamond, emerald) gem amber
 81  bert end-influence · buy ruby-2 8
      bought bert card ruby-2 left 2 price 8 slot 3
 83  bert end-purchase [54, 35]
      purchase-ended bert lost 2
      prices-fell discarded (card ring slot 1) fallen (card amber price 2 slot 0, card emerald-1 price 1 slot 2, card forger price 5 slot 4)
      market-filled card astrologer slot 1
      market-filled card ring slot 3
      turn-began cleo turn 11
 84  cleo end-influence · buy forger 5
      bought cleo card forger left 5 price 5 slot 4
 86  cleo buy amber 2
      bought cleo card amber left 3 price 2 slot 0
 87  cleo end-purchase [36, 49]
      purchase-ended cleo lost 3
      prices-fell discarded (card emerald-1 slot 2) fallen (card astrologer price 5 slot 1, card ring price 7 slot 3)
      market-filled card ring slot 0
      market-filled card thief slot 2
      merchant-came cleo merchant 1
 88  dora decline
      cardinal-declined dora
 89  anna decline
      cardinal-declined anna
 90  bert decline
      cardinal-declined bert
      sale-began sale 1
 91  anna show ruby-1 2 · show ruby-2 1 · show ruby-3 1 · show amber 0 · seal
      display-sealed anna
 96  bert show ruby-2 2 · show emerald-1 1 · show emerald-2 1 · show amber 1 · king ruby · seal
      display-sealed bert
102  cleo show ruby-2 1 · show emerald-1 0 · show amber 1 · rings ruby 1 · necklace ruby · seal
      display-sealed cleo
108  dora show ruby-1 1 · show emerald-1 1 · show diamond-1 1 · show amber 0 · rings ruby 1 · king ruby · seal
      display-sealed dora
      displays-shown displays (anna gems (ruby-1 2 ruby-2 1 ruby-3 1), bert gems (amber 1 emerald-1 1 emerald-2 1 ruby-2 2) king ruby, cleo gems (amber 1 ruby-2 1) necklace ruby rings (1, 0, 0, 0), dora gems (diamond-1 1 emerald-1 1 ruby-1 1) king ruby rings (1, 0, 0, 0)) laid (anna cards (ruby-1, ruby-1, ruby-2, ruby-3), bert cards (amber, ruby-2, ruby-2, king-with-ruby, emerald-1, emerald-2), cleo cards (amber, ruby-2, ring-with-ruby, necklace-with-ruby), dora cards (ruby-1, ring-with-ruby, king-with-ruby, diamond-1, emerald-1))
115  anna decline
116  bert decline
117  cleo decline
118  dora decline [10]
      sale-held displays (anna gems (ruby-1 2 ruby-2 1 ruby-3 1), bert gems (amber 1 emerald-1 1 emerald-2 1 ruby-2 2) king ruby, cleo gems (amber 1 ruby-2 1) necklace ruby rings (1, 0, 0, 0), dora gems (diamond-1 1 emerald-1 1 ruby-1 1) king ruby rings (1, 0, 0, 0)) fashion (amber, ruby, diamond, emerald) prices (fashion 30 gem amber price 50 rarity 20 shown 2, fashion 20 gem ruby price 20 rarity 0 shown 14, fashion 10 gem diamond price 40 rarity 30 shown 1, fashion 0 gem emerald price 10 rarity 10 shown 4) sale 1 scores (20, 10, 150, -10) sold (bert each 50 gem amber jewels 1 pounds 50, cleo each 50 gem amber jewels 1 pounds 50, anna each 20 gem ruby jewels 1 pounds 20, dora each 40 gem diamond jewels 1 pounds 40, bert each 10 gem emerald jewels 1 pounds 10) tributes (from bert pounds 50 to cleo, from dora pounds 50 to cleo)
      market-filled card emerald-2 slot 4
119  anna decline
120  bert decline
121  cleo decline
122  dora decline
      turn-began dora turn 12
123  dora thief 0 [3]
      thief-played dora target anna
      [anna, dora] stole card (up amber) thief dora victim anna
      [others] stole card down thief dora victim anna
124  dora end-influence · buy astrologer 5 [35]
      bought dora card astrologer left 5 price 5 slot 1
      [dora] astrologer-drew dora card (up king)
      [others] astrologer-drew dora card down
126  dora end-purchase [9]
      purchase-ended dora lost 5
      prices-fell fallen (card ring price 7 slot 0, card thief price 6 slot 2, card ring price 5 slot 3, card emerald-2 price 6 slot 4)
      market-filled card emerald-2 slot 1
127  anna decline
128  bert decline
129  cleo decline
130  dora decline
      turn-began anna turn 13
131  anna end-influence · buy ring 7
      bought anna card ring left 3 price 7 slot 0
133  anna end-purchase [20]
      purchase-ended anna lost 3
      prices-fell fallen (card emerald-2 price 6 slot 1, card thief price 4 slot 2, card ring price 3 slot 3, card emerald-2 price 4 slot 4)
      market-filled card diamond-3 slot 0
134  anna decline
135  bert decline
136  cleo decline
137  dora decline
      turn-began bert turn 14
138  bert end-influence · buy emerald-2 4
      bought bert card emerald-2 left 6 price 4 slot 4
140  bert buy emerald-2 6
      bought bert card emerald-2 left 0 price 6 slot 1
141  bert end-purchase [18]
      purchase-ended bert lost 0
      prices-fell discarded (card ring slot 3) fallen (card diamond-3 price 8 slot 0, card thief price 2 slot 2)
      market-filled card diamond-2 slot 1
142  anna decline
143  bert decline
144  cleo decline
145  dora decline [42, 17]
      market-filled card favorite slot 3
      market-filled card diamond-2 slot 4
146  anna decline
147  bert decline
148  cleo decline
149  dora decline
      turn-began cleo turn 15
150  cleo end-influence · buy thief 2
      bought cleo card thief left 8 price 2 slot 2
152  cleo buy favorite 8
      bought cleo card favorite left 0 price 8 slot 3
153  cleo end-purchase [33, 4]
      purchase-ended cleo lost 0
      prices-fell fallen (card diamond-3 price 6 slot 0, card diamond-2 price 6 slot 1, card diamond-2 price 6 slot 4)
      market-filled card confessor slot 2
      market-filled card ruby-2 slot 3
154  anna decline
155  bert decline
156  cleo decline
157  dora decline
      turn-began dora turn 16
158  dora end-influence · buy ruby-2 8
      bought dora card ruby-2 left 2 price 8 slot 3
160  dora end-purchase [39]
      purchase-ended dora lost 2
      prices-fell fallen (card diamond-3 price 4 slot 0, card diamond-2 price 4 slot 1, card confessor price 4 slot 2, card diamond-2 price 4 slot 4)
      market-filled card thief slot 3
      turn-began anna turn 17
161  anna end-influence · buy confessor 4
      bought anna card confessor left 6 price 4 slot 2
163  anna buy diamond-3 4
      bought anna card diamond-3 left 2 price 4 slot 0
164  anna end-purchase [12]
      purchase-ended anna lost 2
      prices-fell fallen (card diamond-2 price 2 slot 1, card thief price 6 slot 3, card diamond-2 price 2 slot 4)
      market-filled card diamond-1 slot 0
165  anna decline
166  bert decline
167  cleo decline
168  dora decline [40]
      market-filled card astrologer slot 2
      turn-began bert turn 18
169  bert end-influence · buy thief 6
      bought bert card thief left 4 price 6 slot 3
171  bert end-purchase [21]
      purchase-ended bert lost 4
      prices-fell discarded (card diamond-2 slot 1, card diamond-2 slot 4) fallen (card diamond-1 price 4 slot 0, card astrologer price 5 slot 2)
      market-filled card amber slot 1
172  anna decline
173  bert decline
174  cleo decline
175  dora decline [10]
      market-filled card emerald-3 slot 3
176  anna decline
177  bert decline
178  cleo decline
179  dora decline [13]
      market-filled card diamond-1 slot 4
180  anna decline
181  bert decline
182  cleo decline
183  dora decline
      turn-began cleo turn 19
184  cleo thief 0 [3]
      thief-played cleo target anna
      [anna, cleo] stole card (up amber) thief cleo victim anna
      [others] stole card down thief cleo victim anna
185  cleo favorite emerald
      favorite-played cleo fashion (emerald, amber, ruby, diamond) gem emerald
186  cleo forger 1 diamond
      forger-played cleo gem diamond target bert
187  bert show-hand
      hand-proved bert gem diamond to cleo
      [cleo alone] hand-seen cleo cards (emerald-2, emerald-2, amber, thief) target bert
188  cleo end-influence · buy amber 6
      bought cleo card amber left 4 price 6 slot 1
190  cleo buy diamond-1 4
      bought cleo card diamond-1 left 0 price 4 slot 0
191  cleo end-purchase [16]
      purchase-ended cleo lost 0
      prices-fell fallen (card astrologer price 3 slot 2, card emerald-3 price 8 slot 3, card diamond-1 price 4 slot 4)
      market-filled card amber slot 0
192  anna decline
193  bert decline
194  cleo decline
195  dora decline [5]
      market-filled card emerald-1 slot 1
196  anna decline
197  bert decline
198  cleo decline
199  dora decline
      turn-began dora turn 20
200  dora end-influence · buy astrologer 3 [11]
      bought dora card astrologer left 7 price 3 slot 2
      [dora] astrologer-drew dora card (up diamond-1)
      [others] astrologer-drew dora card down
202  dora buy emerald-1 6
      bought dora card emerald-1 left 1 price 6 slot 1
203  dora end-purchase [25, 5]
      purchase-ended dora lost 1
      prices-fell fallen (card amber price 4 slot 0, card emerald-3 price 6 slot 3, card diamond-1 price 2 slot 4)
      market-filled card confessor slot 1
      market-filled card emerald-1 slot 2
204  anna decline
205  bert decline
206  cleo decline
207  dora decline
      turn-began anna turn 21
208  anna confessor 3
      confessor-played anna target dora
      [anna alone] hand-seen anna cards (ruby-2, emerald-1, diamond-1, diamond-1, amber, amber, king) target dora
209  anna end-influence · buy amber 4
      bought anna card amber left 6 price 4 slot 0
211  anna buy emerald-3 6
      bought anna card emerald-3 left 0 price 6 slot 3
212  anna end-purchase [19]
      purchase-ended anna lost 0
      prices-fell fallen (card confessor price 4 slot 1, card emerald-1 price 4 slot 2, card diamond-1 price 1 slot 4)
      market-filled card amber slot 0
213  anna decline
214  bert decline
215  cleo decline
216  dora decline [2]
      market-filled card ruby-1 slot 3
217  anna decline
218  bert decline
219  cleo decline
220  dora decline
      turn-began bert turn 22
221  bert end-influence · buy ruby-1 6
      bought bert card ruby-1 left 4 price 6 slot 3
223  bert end-purchase [33, 2]
      purchase-ended bert lost 4
      prices-fell discarded (card diamond-1 slot 4) fallen (card amber price 4 slot 0, card confessor price 2 slot 1, card emerald-1 price 2 slot 2)
      market-filled card musketeer slot 3
      market-filled card ruby-1 slot 4
224  anna decline
225  bert decline
226  cleo decline
227  dora decline
      turn-began cleo turn 23
228  cleo end-influence · buy ruby-1 6
      bought cleo card ruby-1 left 4 price 6 slot 4
230  cleo buy amber 4
      bought cleo card amber left 0 price 4 slot 0
231  cleo end-purchase [30, 21]
      purchase-ended cleo lost 0
      prices-fell fallen (card confessor price 1 slot 1, card emerald-1 price 1 slot 2, card musketeer price 5 slot 3)
      market-filled card cardinal slot 0
      market-filled card confessor slot 4
      turn-began dora turn 24
232  dora end-influence · buy emerald-1 1
      bought dora card emerald-1 left 9 price 1 slot 2
234  dora end-purchase [23, 8]
      purchase-ended dora lost 9
      prices-fell discarded (card confessor slot 1) fallen (card cardinal price 6 slot 0, card musketeer price 3 slot 3, card confessor price 4 slot 4)
      market-filled card courtier slot 1
      market-filled card diamond-2 slot 2
235  anna decline
236  bert decline
237  cleo decline
238  dora decline
      turn-began anna turn 25
239  anna end-influence · buy courtier 6
      bought anna card courtier left 4 price 6 slot 1
241  anna buy confessor 4
      bought anna card confessor left 0 price 4 slot 4
242  anna end-purchase [3]
      purchase-ended anna lost 0
      prices-fell fallen (card cardinal price 4 slot 0, card diamond-2 price 6 slot 2, card musketeer price 1 slot 3)
      market-filled card emerald-2 slot 1
243  anna decline
244  bert decline
245  cleo decline
246  dora decline [3]
      market-filled card emerald-2 slot 4
247  anna decline
248  bert decline
249  cleo decline
250  dora decline
      turn-began bert turn 26
251  bert end-influence · buy emerald-2 8
      bought bert card emerald-2 left 2 price 8 slot 1
253  bert buy musketeer 1
      bought bert card musketeer left 1 price 1 slot 3
254  bert end-purchase [2]
      purchase-ended bert lost 1
      prices-fell fallen (card cardinal price 2 slot 0, card diamond-2 price 4 slot 2, card emerald-2 price 6 slot 4)
      market-filled card emerald-1 slot 1
255  anna decline
256  bert decline
257  cleo decline
258  dora decline [9]
      market-filled card amber slot 3
259  anna decline
260  bert decline
261  cleo decline
262  dora decline
      turn-began cleo turn 27
263  cleo end-influence · buy diamond-2 4
      bought cleo card diamond-2 left 6 price 4 slot 2
265  cleo end-purchase
      purchase-ended cleo lost 6
      prices-fell discarded (card cardinal slot 0) fallen (card emerald-1 price 4 slot 1, card amber price 4 slot 3, card emerald-2 price 4 slot 4)
      merchant-came cleo merchant 2
266  dora decline
      cardinal-declined dora
267  anna decline
      cardinal-declined anna
268  bert decline
      cardinal-declined bert
      sale-began sale 2
269  anna show ruby-3 1 · show emerald-3 1 · show diamond-3 0 · show amber 0 · rings ruby 1 · seal
      display-sealed anna
275  bert show ruby-1 1 · show emerald-2 0 · show amber 0 · seal
      display-sealed bert
279  cleo show ruby-1 0 · show emerald-1 1 · show diamond-1 0 · show diamond-2 1 · show amber 2 · seal
      display-sealed cleo
285  dora show ruby-2 1 · show emerald-1 2 · show diamond-1 0 · show amber 2 · king amber · seal
      display-sealed dora
      displays-shown displays (anna gems (emerald-3 1 ruby-3 1) rings (1, 0, 0, 0), bert gems (ruby-1 1), cleo gems (amber 2 diamond-2 1 emerald-1 1), dora gems (amber 2 emerald-1 2 ruby-2 1) king amber) laid (anna cards (emerald-3, ruby-3, ring-with-ruby), bert cards (ruby-1), cleo cards (emerald-1, amber, amber, diamond-2), dora cards (emerald-1, emerald-1, amber, amber, king-with-amber, ruby-2))
291  anna decline
292  bert decline
293  cleo decline
294  dora decline [7]
      sale-held displays (anna gems (emerald-3 1 ruby-3 1) rings (1, 0, 0, 0), bert gems (ruby-1 1), cleo gems (amber 2 diamond-2 1 emerald-1 1), dora gems (amber 2 emerald-1 2 ruby-2 1) king amber) fashion (emerald, amber, ruby, diamond) prices (fashion 30 gem emerald price 40 rarity 10 shown 6, fashion 20 forbidden true gem amber price 40 rarity 20 shown 4, fashion 10 gem ruby price 10 rarity 0 shown 6, fashion 0 gem diamond price 30 rarity 30 shown 2) sale 2 scores (80, 10, 180, -10) sold (anna each 40 gem emerald jewels 1 pounds 40, anna each 10 gem ruby jewels 2 pounds 20, cleo each 30 gem diamond jewels 1 pounds 30)
      market-filled card amber slot 0
295  anna decline
296  bert decline
297  cleo decline
298  dora decline [1]
      market-filled card ruby-1 slot 2
299  anna decline
300  bert decline
301  cleo decline
302  dora decline
      turn-began dora turn 28
303  dora end-influence · buy amber 6
      bought dora card amber left 4 price 6 slot 0
305  dora buy emerald-1 4
      bought dora card emerald-1 left 0 price 4 slot 1
306  dora end-purchase [23, 13]
      purchase-ended dora lost 0
      prices-fell fallen (card ruby-1 price 4 slot 2, card amber price 2 slot 3, card emerald-2 price 2 slot 4)
      market-filled card queen slot 0
      market-filled card banker slot 1
      turn-began anna turn 29
307  anna courtier
      courtier-played anna ducats 13
308  anna end-influence · buy banker 10
      bought anna card banker left 3 price 10 slot 1
310  anna buy emerald-2 2
      bought anna card emerald-2 left 1 price 2 slot 4
311  anna end-purchase [4, 11]
      purchase-ended anna lost 1
      prices-fell fallen (card queen price 8 slot 0, card ruby-1 price 2 slot 2, card amber price 1 slot 3)
      market-filled card diamond-3 slot 1
      market-filled card banker slot 4
      turn-began bert turn 30
312  bert end-influence · buy amber 1
      bought bert card amber left 9 price 1 slot 3
314  bert buy queen 8
      bought bert card queen left 1 price 8 slot 0
315  bert end-purchase [15, 13]
      purchase-ended bert lost 1
      prices-fell fallen (card diamond-3 price 8 slot 1, card ruby-1 price 1 slot 2, card banker price 8 slot 4)
      market-filled card thief slot 0
      market-filled card courtier slot 3
      turn-began cleo turn 31
316  cleo end-influence · buy ruby-1 1
      bought cleo card ruby-1 left 9 price 1 slot 2
318  cleo buy courtier 6
      bought cleo card courtier left 3 price 6 slot 3
319  cleo end-purchase [14, 12]
      purchase-ended cleo lost 3
      prices-fell fallen (card thief price 6 slot 0, card diamond-3 price 6 slot 1, card banker price 6 slot 4)
      market-filled card alchemist slot 2
      market-filled card courtier slot 3
      turn-began dora turn 32
320  dora end-influence · buy courtier 6
      bought dora card courtier left 4 price 6 slot 3
322  dora end-purchase [9]
      purchase-ended dora lost 4
      prices-fell fallen (card thief price 4 slot 0, card diamond-3 price 4 slot 1, card alchemist price 8 slot 2, card banker price 4 slot 4)
      market-filled card ring slot 3
      turn-began anna turn 33
323  anna confessor 1
      confessor-played anna target bert
      [anna alone] hand-seen anna cards (emerald-2, emerald-2, emerald-2, amber, amber, thief, musketeer, queen) target bert
324  anna end-influence · buy alchemist 8
      bought anna card alchemist left 2 price 8 slot 2
326  anna end-purchase [2]
      purchase-ended anna lost 2
      prices-fell discarded (card diamond-3 slot 1, card banker slot 4) fallen (card thief price 2 slot 0, card ring price 7 slot 3)
      market-filled card diamond-1 slot 1
327  bert queen [12, 6, 5]
      queen-played bert card diamond-1 slot 1
      market-filled card musketeer slot 1
      market-filled card amber slot 2
      market-filled card amber slot 4
      turn-began bert turn 34
328  bert thief 3 [0]
      thief-played bert target dora
      [bert, dora] stole card (up emerald-1) thief bert victim dora
      [others] stole card down thief bert victim dora
329  bert end-influence · buy musketeer 7
      bought bert card musketeer left 3 price 7 slot 1
331  bert buy thief 2
      bought bert card thief left 1 price 2 slot 0
332  bert end-purchase [8, 0]
      purchase-ended bert lost 1
      prices-fell fallen (card amber price 4 slot 2, card ring price 5 slot 3, card amber price 4 slot 4)
      market-filled card forger slot 0
      market-filled card ruby-1 slot 1
      turn-began cleo turn 35
333  cleo courtier
      courtier-played cleo ducats 13
334  cleo end-influence · buy ruby-1 6
      bought cleo card ruby-1 left 7 price 6 slot 1
336  cleo buy amber 4
      bought cleo card amber left 3 price 4 slot 2
337  cleo end-purchase [0, 2]
      purchase-ended cleo lost 3
      prices-fell fallen (card forger price 5 slot 0, card ring price 3 slot 3, card amber price 2 slot 4)
      market-filled card emerald-3 slot 1
      market-filled card amber slot 2
      turn-began dora turn 36
338  dora end-influence · buy ring 3
      bought dora card ring left 7 price 3 slot 3
340  dora end-purchase [0]
      purchase-ended dora lost 7
      prices-fell fallen (card forger price 3 slot 0, card emerald-3 price 8 slot 1, card amber price 4 slot 2, card amber price 1 slot 4)
      market-filled card diamond-1 slot 3
      turn-began anna turn 37
341  anna end-influence · buy emerald-3 8
      bought anna card emerald-3 left 2 price 8 slot 1
343  anna buy amber 1
      bought anna card amber left 1 price 1 slot 4
344  anna end-purchase [3, 1]
      purchase-ended anna lost 1
      prices-fell fallen (card forger price 1 slot 0, card amber price 2 slot 2, card diamond-1 price 4 slot 3)
      market-filled card confessor slot 1
      market-filled card amber slot 4
      turn-began bert turn 38
345  bert thief 3 [4]
      thief-played bert target dora
      [bert, dora] stole card (up courtier) thief bert victim dora
      [others] stole card down thief bert victim dora
346  bert end-influence · buy diamond-1 4
      bought bert card diamond-1 left 6 price 4 slot 3
348  bert buy amber 2
      bought bert card amber left 4 price 2 slot 2
349  bert buy forger 1
      bought bert card forger left 3 price 1 slot 0
350  bert end-purchase [2]
      purchase-ended bert lost 3
      prices-fell fallen (card confessor price 4 slot 1, card amber price 4 slot 4)
      market-filled card cardinal slot 0
      merchant-came bert merchant 3
      sale-began sale 3
351  anna show emerald-2 1 · show emerald-3 1 · show diamond-3 0 · show amber 2 · bankers 0 · seal
      display-sealed anna
357  bert show emerald-1 1 · show emerald-2 2 · show diamond-1 2 · show amber 1 · seal
      display-sealed bert
362  cleo show ruby-1 2 · show diamond-1 0 · show amber 1 · seal
      display-sealed cleo
366  dora show diamond-1 2 · show amber 0 · rings diamond 0 · seal
      display-sealed dora
      displays-shown displays (anna gems (amber 2 emerald-2 1 emerald-3 1), bert gems (amber 1 diamond-1 2 emerald-1 1 emerald-2 2), cleo gems (amber 1 ruby-1 2), dora gems (diamond-1 2)) laid (anna cards (emerald-2, emerald-3, amber, amber), bert cards (emerald-1, emerald-2, emerald-2, amber, diamond-1, diamond-1), cleo cards (amber, ruby-1, ruby-1), dora cards (diamond-1, diamond-1))
370  anna transmute emerald-3 diamond
      alchemist-played anna card emerald-3 into diamond-3
      sale-held displays (anna gems (amber 2 diamond-3 1 emerald-2 1), bert gems (amber 1 diamond-1 2 emerald-1 1 emerald-2 2), cleo gems (amber 1 ruby-1 2), dora gems (diamond-1 2)) fashion (emerald, amber, ruby, diamond) prices (fashion 30 gem emerald price 40 rarity 10 shown 7, fashion 20 gem amber price 40 rarity 20 shown 4, fashion 10 gem ruby price 40 rarity 30 shown 2, fashion 0 gem diamond price 0 rarity 0 shown 7) sale 3 scores (120, 50, 220, -10) sold (bert each 40 gem emerald jewels 1 pounds 40, anna each 40 gem amber jewels 1 pounds 40, cleo each 40 gem ruby jewels 1 pounds 40, anna each 0 gem diamond jewels 1 pounds 0) transmuted (anna card emerald-3 into diamond-3)
      game-ended standings (places (2, 3, 1, 4) scores (120, 50, 220, -10))
scores [120, 50, 220, -10] places [2, 3, 1, 4]
