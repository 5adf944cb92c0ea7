queens-necklace · rules 1 · 4 seats · the house
  0       deal [0, 2, 1, 76, 44, 84, 25, 63, 67, 6, 49, 24, 23, 54, 16, 14, 69, 24, 8, 1, 1, 1, 6, 52, 73, 0, 67, 2]
      dealt deck 82 fashion (amber, emerald, diamond, ruby) first cleo seats 4
      [anna alone] hand-dealt anna cards (emerald-2, amber, courtier, thief)
      [bert alone] hand-dealt bert cards (ruby-1, amber, ring, banker)
      [cleo alone] hand-dealt cleo cards (emerald-1, emerald-2, emerald-3, ring)
      [dora alone] hand-dealt dora cards (ruby-2, emerald-1, diamond-1, forger)
      market-laid cards (ruby-2, ring, astrologer, ruby-1, thief)
      turn-began cleo turn 1
  1  cleo end-influence · buy ruby-2 8
      bought cleo card ruby-2 left 2 price 8 slot 0
  3  cleo end-purchase [21]
      purchase-ended cleo lost 2
      prices-fell fallen (card ring price 7 slot 1, card astrologer price 5 slot 2, card ruby-1 price 4 slot 3, card thief price 6 slot 4)
      market-filled card diamond-1 slot 0
  4  anna decline
  5  bert decline
  6  cleo decline
  7  dora decline
      turn-began dora turn 2
  8  dora forger 0 amber
      forger-played dora gem amber target anna
  9  anna discard amber
      gem-discarded anna card amber
 10  dora end-influence · buy astrologer 5 [9]
      bought dora card astrologer left 5 price 5 slot 2
      [dora] astrologer-drew dora card (up ruby-3)
      [others] astrologer-drew dora card down
 12  dora buy ruby-1 4
      bought dora card ruby-1 left 1 price 4 slot 3
 13  dora end-purchase [35]
      purchase-ended dora lost 1
      prices-fell fallen (card diamond-1 price 4 slot 0, card ring price 5 slot 1, card thief price 4 slot 4)
      market-filled card amber slot 2
 14  anna decline
 15  bert decline
 16  cleo decline
 17  dora decline [57]
      market-filled card courtier slot 3
      turn-began anna turn 3
 18  anna thief 2 [3]
      thief-played anna target cleo
      [anna, cleo] stole card (up emerald-3) thief anna victim cleo
      [others] stole card down thief anna victim cleo
 19  anna courtier
      courtier-played anna ducats 13
 20  anna end-influence · buy amber 6
      bought anna card amber left 7 price 6 slot 2
 22  anna buy ring 5
      bought anna card ring left 2 price 5 slot 1
 23  anna end-purchase [54, 41]
      purchase-ended anna lost 2
      prices-fell fallen (card diamond-1 price 2 slot 0, card courtier price 4 slot 3, card thief price 2 slot 4)
      market-filled card confessor slot 1
      market-filled card amber slot 2
 24  anna decline
 25  bert decline
 26  cleo decline
 27  dora decline
      turn-began bert turn 4
 28  bert end-influence · buy diamond-1 2
      bought bert card diamond-1 left 8 price 2 slot 0
 30  bert buy amber 6
      bought bert card amber left 2 price 6 slot 2
 31  bert buy thief 2
      bought bert card thief left 0 price 2 slot 4
 32  bert end-purchase [37]
      purchase-ended bert lost 0
      prices-fell fallen (card confessor price 4 slot 1, card courtier price 2 slot 3)
      market-filled card amber slot 0
 33  anna decline
 34  bert decline
 35  cleo decline
 36  dora decline [43, 8]
      market-filled card ring slot 2
      market-filled card ruby-3 slot 4
 37  anna decline
 38  bert decline
 39  cleo decline
 40  dora decline
      turn-began cleo turn 5
 41  cleo end-influence · buy confessor 4
      bought cleo card confessor left 6 price 4 slot 1
 43  cleo end-purchase [22]
      purchase-ended cleo lost 6
      prices-fell fallen (card amber price 4 slot 0, card ring price 7 slot 2, card courtier price 1 slot 3, card ruby-3 price 8 slot 4)
      market-filled card diamond-2 slot 1
 44  anna decline
 45  bert decline
 46  cleo decline
 47  dora decline
      turn-began dora turn 6
 48  dora end-influence · buy amber 4
      bought dora card amber left 6 price 4 slot 0
 50  dora end-purchase [30]
      purchase-ended dora lost 6
      prices-fell discarded (card courtier slot 3) fallen (card diamond-2 price 6 slot 1, card ring price 5 slot 2, card ruby-3 price 6 slot 4)
      market-filled card amber slot 0
 51  anna decline
 52  bert decline
 53  cleo decline
 54  dora decline [10]
      market-filled card emerald-1 slot 3
 55  anna decline
 56  bert decline
 57  cleo decline
 58  dora decline
      turn-began anna turn 7
 59  anna end-influence · buy amber 6
      bought anna card amber left 4 price 6 slot 0
 61  anna end-purchase [65]
      purchase-ended anna lost 4
      prices-fell fallen (card diamond-2 price 4 slot 1, card ring price 3 slot 2, card emerald-1 price 4 slot 3, card ruby-3 price 4 slot 4)
      market-filled card musketeer slot 0
      turn-began bert turn 8
 62  bert end-influence · buy musketeer 7
      bought bert card musketeer left 3 price 7 slot 0
 64  bert buy ring 3
      bought bert card ring left 0 price 3 slot 2
 65  bert end-purchase [44, 32]
      purchase-ended bert lost 0
      prices-fell discarded (card ruby-3 slot 4) fallen (card diamond-2 price 2 slot 1, card emerald-1 price 2 slot 3)
      market-filled card king slot 0
      market-filled card amber slot 2
 66  anna decline
 67  bert decline
 68  cleo decline
 69  dora decline [34]
      market-filled card amber slot 4
 70  anna decline
 71  bert decline
 72  cleo decline
 73  dora decline
      turn-began cleo turn 9
 74  cleo confessor 3
      confessor-played cleo target dora
      [cleo alone] hand-seen cleo cards (ruby-1, ruby-2, ruby-3, emerald-1, diamond-1, amber) target dora
 75  cleo end-influence · buy amber 6
      bought cleo card amber left 4 price 6 slot 2
 77  cleo buy emerald-1 2
      bought cleo card emerald-1 left 2 price 2 slot 3
 78  cleo buy diamond-2 2
      bought cleo card diamond-2 left 0 price 2 slot 1
 79  cleo end-purchase [21]
      purchase-ended cleo lost 0
      prices-fell fallen (card king price 9 slot 0, card amber price 4 slot 4)
      market-filled card diamond-2 slot 1
 80  anna decline
 81  bert decline
 82  cleo decline
 83  dora decline [35, 27]
      market-filled card ring slot 2
      market-filled card amber slot 3
 84  anna decline
 85  bert decline
 86  cleo decline
 87  dora decline
      turn-began dora turn 10
 88  dora end-influence · buy king 9
      bought dora card king left 1 price 9 slot 0
 90  dora end-purchase [58]
      purchase-ended dora lost 1
      prices-fell fallen (card diamond-2 price 6 slot 1, card ring price 7 slot 2, card amber price 4 slot 3, card amber price 2 slot 4)
      market-filled card musketeer slot 0
      turn-began anna turn 11
 91  anna end-influence · buy diamond-2 6
      bought anna card diamond-2 left 4 price 6 slot 1
 93  anna end-purchase [30]
      purchase-ended anna lost 4
      prices-fell fallen (card musketeer price 5 slot 0, card ring price 5 slot 2, card amber price 2 slot 3, card amber price 1 slot 4)
      market-filled card amber slot 1
 94  anna decline
 95  bert decline
 96  cleo decline
 97  dora decline
      turn-began bert turn 12
 98  bert thief 0 [4]
      thief-played bert target anna
      [anna, bert] stole card (up amber) thief bert victim anna
      [others] stole card down thief bert victim anna
 99  bert end-influence · buy musketeer 5
      bought bert card musketeer left 5 price 5 slot 0
101  bert end-purchase [53]
      purchase-ended bert lost 5
      prices-fell discarded (card amber slot 4) fallen (card amber price 4 slot 1, card ring price 3 slot 2, card amber price 1 slot 3)
      market-filled card cardinal slot 0
      merchant-came bert merchant 1
102  cleo decline
      cardinal-declined cleo
103  dora decline
      cardinal-declined dora
104  anna decline
      cardinal-declined anna
      sale-began sale 1
105  anna show emerald-2 0 · show emerald-3 0 · show diamond-2 1 · show amber 1 · rings diamond 1 · seal
      display-sealed anna
111  bert show ruby-1 0 · show diamond-1 1 · show amber 0 · rings diamond 2 · bankers 0 · seal
      display-sealed bert
117  cleo show ruby-2 0 · show emerald-1 0 · show emerald-2 1 · show diamond-2 1 · show amber 0 · rings emerald 0 · rings diamond 1 · seal
      display-sealed cleo
125  dora show ruby-1 1 · show ruby-2 1 · show ruby-3 1 · show emerald-1 0 · show diamond-1 0 · show amber 0 · king none · seal
      display-sealed dora
      displays-shown displays (anna gems (amber 1 diamond-2 1) rings (0, 0, 1, 0), bert gems (diamond-1 1) rings (0, 0, 2, 0), cleo gems (diamond-2 1 emerald-2 1) rings (0, 0, 1, 0), dora gems (ruby-1 1 ruby-2 1 ruby-3 1)) laid (anna cards (amber, diamond-2, ring-with-diamond), bert cards (diamond-1, ring-with-diamond, ring-with-diamond), cleo cards (emerald-2, diamond-2, ring-with-diamond), dora cards (ruby-1, ruby-2, ruby-3))
133  anna decline
134  bert decline
135  cleo decline
136  dora decline [43]
      sale-held displays (anna gems (amber 1 diamond-2 1) rings (0, 0, 1, 0), bert gems (diamond-1 1) rings (0, 0, 2, 0), cleo gems (diamond-2 1 emerald-2 1) rings (0, 0, 1, 0), dora gems (ruby-1 1 ruby-2 1 ruby-3 1)) fashion (amber, emerald, diamond, ruby) prices (fashion 30 gem amber price 60 rarity 30 shown 1, fashion 20 gem emerald price 40 rarity 20 shown 2, fashion 10 gem diamond price 20 rarity 10 shown 5, fashion 0 gem ruby price 0 rarity 0 shown 6) sale 1 scores (100, 0, 80, 0) sold (anna each 60 gem amber jewels 1 pounds 60, cleo each 40 gem emerald jewels 1 pounds 40, anna each 20 gem diamond jewels 2 pounds 40, cleo each 20 gem diamond jewels 2 pounds 40, dora each 0 gem ruby jewels 1 pounds 0)
      market-filled card forger slot 4
      turn-began cleo turn 13
137  cleo end-influence · buy amber 1
      bought cleo card amber left 9 price 1 slot 3
139  cleo buy amber 4
      bought cleo card amber left 5 price 4 slot 1
140  cleo buy ring 3
      bought cleo card ring left 2 price 3 slot 2
141  cleo end-purchase [9]
      purchase-ended cleo lost 2
      prices-fell fallen (card cardinal price 6 slot 0, card forger price 5 slot 4)
      market-filled card emerald-1 slot 1
142  anna decline
143  bert decline
144  cleo decline
145  dora decline [37, 47]
      market-filled card banker slot 2
      market-filled card alchemist slot 3
      turn-began dora turn 14
146  dora end-influence · buy banker 10
      bought dora card banker left 0 price 10 slot 2
148  dora end-purchase [38]
      purchase-ended dora lost 0
      prices-fell fallen (card cardinal price 4 slot 0, card emerald-1 price 4 slot 1, card alchemist price 8 slot 3, card forger price 3 slot 4)
      market-filled card confessor slot 2
      turn-began anna turn 15
149  anna end-influence · buy confessor 6
      bought anna card confessor left 4 price 6 slot 2
151  anna buy emerald-1 4
      bought anna card emerald-1 left 0 price 4 slot 1
152  anna end-purchase [19]
      purchase-ended anna lost 0
      prices-fell fallen (card cardinal price 2 slot 0, card alchemist price 6 slot 3, card forger price 1 slot 4)
      market-filled card diamond-1 slot 1
153  anna decline
154  bert decline
155  cleo decline
156  dora decline [30]
      market-filled card amber slot 2
157  anna decline
158  bert decline
159  cleo decline
160  dora decline
      turn-began bert turn 16
161  bert end-influence · buy forger 1
      bought bert card forger left 9 price 1 slot 4
163  bert buy amber 6
      bought bert card amber left 3 price 6 slot 2
164  bert end-purchase [44, 9]
      purchase-ended bert lost 3
      prices-fell discarded (card cardinal slot 0) fallen (card diamond-1 price 4 slot 1, card alchemist price 4 slot 3)
      market-filled card astrologer slot 0
      market-filled card emerald-1 slot 2
165  anna decline
166  bert decline
167  cleo decline
168  dora decline [0]
      market-filled card ruby-1 slot 4
169  anna decline
170  bert decline
171  cleo decline
172  dora decline
      turn-began cleo turn 17
173  cleo end-influence · buy ruby-1 6
      bought cleo card ruby-1 left 4 price 6 slot 4
175  cleo buy alchemist 4
      bought cleo card alchemist left 0 price 4 slot 3
176  cleo end-purchase [16]
      purchase-ended cleo lost 0
      prices-fell fallen (card astrologer price 5 slot 0, card diamond-1 price 2 slot 1, card emerald-1 price 4 slot 2)
      market-filled card diamond-1 slot 3
177  anna decline
178  bert decline
179  cleo decline
180  dora decline [19]
      market-filled card diamond-3 slot 4
181  anna decline
182  bert decline
183  cleo decline
184  dora decline
      turn-began dora turn 18
185  dora end-influence · buy astrologer 5 [42]
      bought dora card astrologer left 5 price 5 slot 0
      [dora] astrologer-drew dora card (up musketeer)
      [others] astrologer-drew dora card down
187  dora buy emerald-1 4
      bought dora card emerald-1 left 1 price 4 slot 2
188  dora end-purchase [24]
      purchase-ended dora lost 1
      prices-fell fallen (card diamond-1 price 1 slot 1, card diamond-1 price 4 slot 3, card diamond-3 price 8 slot 4)
      market-filled card amber slot 0
189  anna decline
190  bert decline
191  cleo decline
192  dora decline [14]
      market-filled card diamond-1 slot 2
193  anna decline
194  bert decline
195  cleo decline
196  dora decline
      turn-began anna turn 19
197  anna end-influence · buy diamond-1 1
      bought anna card diamond-1 left 9 price 1 slot 1
199  anna buy diamond-1 6
      bought anna card diamond-1 left 3 price 6 slot 2
200  anna end-purchase [28, 9]
      purchase-ended anna lost 3
      prices-fell fallen (card amber price 4 slot 0, card diamond-1 price 2 slot 3, card diamond-3 price 6 slot 4)
      market-filled card king slot 1
      market-filled card emerald-2 slot 2
201  anna decline
202  bert decline
203  cleo decline
204  dora decline
      turn-began bert turn 20
205  bert forger 0 diamond
      forger-played bert gem diamond target anna
206  anna discard diamond-1
      gem-discarded anna card diamond-1
207  bert end-influence · buy amber 4
      bought bert card amber left 6 price 4 slot 0
209  bert buy diamond-3 6
      bought bert card diamond-3 left 0 price 6 slot 4
210  bert end-purchase [5]
      purchase-ended bert lost 0
      prices-fell fallen (card king price 9 slot 1, card emerald-2 price 6 slot 2, card diamond-1 price 1 slot 3)
      market-filled card ruby-2 slot 0
211  anna decline
212  bert decline
213  cleo decline
214  dora decline [25]
      market-filled card king slot 4
      turn-began cleo turn 21
215  cleo end-influence · buy ruby-2 8
      bought cleo card ruby-2 left 2 price 8 slot 0
217  cleo end-purchase [12]
      purchase-ended cleo lost 2
      prices-fell discarded (card diamond-1 slot 3) fallen (card king price 7 slot 1, card emerald-2 price 4 slot 2, card king price 9 slot 4)
      market-filled card diamond-1 slot 0
218  anna decline
219  bert decline
220  cleo decline
221  dora decline [1]
      market-filled card ruby-1 slot 3
222  anna decline
223  bert decline
224  cleo decline
225  dora decline
      turn-began dora turn 22
226  dora end-influence · buy ruby-1 6
      bought dora card ruby-1 left 4 price 6 slot 3
228  dora buy emerald-2 4
      bought dora card emerald-2 left 0 price 4 slot 2
229  dora end-purchase [17]
      purchase-ended dora lost 0
      prices-fell fallen (card diamond-1 price 4 slot 0, card king price 5 slot 1, card king price 7 slot 4)
      market-filled card amber slot 2
230  anna decline
231  bert decline
232  cleo decline
233  dora decline [20]
      market-filled card ring slot 3
      turn-began anna turn 23
234  anna end-influence · buy diamond-1 4
      bought anna card diamond-1 left 6 price 4 slot 0
236  anna buy amber 6
      bought anna card amber left 0 price 6 slot 2
237  anna end-purchase [11]
      purchase-ended anna lost 0
      prices-fell discarded (card king slot 1) fallen (card ring price 7 slot 3, card king price 5 slot 4)
      market-filled card diamond-2 slot 0
238  anna decline
239  bert decline
240  cleo decline
241  dora decline [2]
      market-filled card ruby-1 slot 1
242  anna decline
243  bert decline
244  cleo decline
245  dora decline [28]
      market-filled card astrologer slot 2
      turn-began bert turn 24
246  bert end-influence · buy ruby-1 6
      bought bert card ruby-1 left 4 price 6 slot 1
248  bert end-purchase [13]
      purchase-ended bert lost 4
      prices-fell discarded (card king slot 4) fallen (card diamond-2 price 6 slot 0, card astrologer price 5 slot 2, card ring price 5 slot 3)
      market-filled card amber slot 1
249  anna decline
250  bert decline
251  cleo decline
252  dora decline [25]
      market-filled card thief slot 4
      turn-began cleo turn 25
253  cleo end-influence · buy diamond-2 6
      bought cleo card diamond-2 left 4 price 6 slot 0
255  cleo end-purchase
      purchase-ended cleo lost 4
      prices-fell fallen (card amber price 4 slot 1, card astrologer price 3 slot 2, card ring price 3 slot 3, card thief price 6 slot 4)
      merchant-came cleo merchant 2
256  dora decline
      cardinal-declined dora
257  anna decline
      cardinal-declined anna
258  bert decline
      cardinal-declined bert
      sale-began sale 2
259  anna show emerald-1 1 · show emerald-2 1 · show emerald-3 1 · show diamond-1 1 · show amber 0 · seal
      display-sealed anna
265  bert show ruby-1 0 · show diamond-3 0 · show amber 3 · bankers 1 · seal
      display-sealed bert
270  cleo show ruby-1 1 · show ruby-2 0 · show emerald-1 1 · show diamond-2 0 · show amber 0 · rings ruby 1 · seal
      display-sealed cleo
277  dora show ruby-1 1 · show emerald-1 1 · show emerald-2 1 · show diamond-1 0 · show amber 1 · king ruby · bankers 1 · seal
      display-sealed dora
      displays-shown displays (anna gems (diamond-1 1 emerald-1 1 emerald-2 1 emerald-3 1), bert bankers 1 gems (amber 3), cleo gems (emerald-1 1 ruby-1 1) rings (1, 0, 0, 0), dora bankers 1 gems (amber 1 emerald-1 1 emerald-2 1 ruby-1 1) king ruby) laid (anna cards (emerald-1, emerald-2, emerald-3, diamond-1), bert cards (amber, amber, amber, banker), cleo cards (emerald-1, ruby-1, ring-with-ruby), dora cards (amber, emerald-1, emerald-2, ruby-1, king-with-ruby, banker))
285  cleo transmute emerald-1 diamond [19]
      alchemist-played cleo card emerald-1 into diamond-1
      sale-held displays (anna gems (diamond-1 1 emerald-1 1 emerald-2 1 emerald-3 1), bert bankers 1 gems (amber 3), cleo gems (diamond-1 1 ruby-1 1) rings (1, 0, 0, 0), dora bankers 1 gems (amber 1 emerald-1 1 emerald-2 1 ruby-1 1) king ruby) fashion (amber, emerald, diamond, ruby) prices (fashion 30 gem amber price 40 rarity 10 shown 4, fashion 20 gem emerald price 20 rarity 0 shown 9, fashion 10 gem diamond price 40 rarity 30 shown 2, fashion 0 forbidden true gem ruby price 20 rarity 20 shown 2) sale 2 scores (160, 50, 120, 0) sold (bert each 50 gem amber jewels 1 pounds 50, anna each 20 gem emerald jewels 1 pounds 20, anna each 40 gem diamond jewels 1 pounds 40, cleo each 40 gem diamond jewels 1 pounds 40) transmuted (cleo card emerald-1 into diamond-1)
      market-filled card confessor slot 0
      turn-began dora turn 26
286  dora end-influence · buy astrologer 3 [6]
      bought dora card astrologer left 7 price 3 slot 2
      [dora] astrologer-drew dora card (up emerald-2)
      [others] astrologer-drew dora card down
288  dora buy confessor 6
      bought dora card confessor left 1 price 6 slot 0
289  dora end-purchase [25, 1]
      purchase-ended dora lost 1
      prices-fell discarded (card ring slot 3) fallen (card amber price 2 slot 1, card thief price 4 slot 4)
      market-filled card musketeer slot 0
      market-filled card ruby-1 slot 2
290  bert decline
291  cleo decline
292  dora decline [24]
      market-filled card queen slot 3
      turn-began anna turn 27
293  anna confessor 3
      confessor-played anna target dora
      [anna alone] hand-seen anna cards (emerald-1, emerald-2, diamond-1, confessor, musketeer) target dora
294  anna buy queen 10
      bought anna card queen left 0 price 10 slot 3
295  anna end-purchase [9]
      purchase-ended anna lost 0
      prices-fell fallen (card musketeer price 5 slot 0, card amber price 1 slot 1, card ruby-1 price 4 slot 2, card thief price 2 slot 4)
      market-filled card diamond-2 slot 3
296  anna queen [18]
      queen-played anna card diamond-2 slot 3
      market-filled card favorite slot 3
      turn-began bert turn 28
297  bert end-influence · buy amber 1
      bought bert card amber left 9 price 1 slot 1
299  bert buy musketeer 5
      bought bert card musketeer left 4 price 5 slot 0
300  bert end-purchase [19, 11, 15]
      purchase-ended bert lost 4
      prices-fell discarded (card thief slot 4) fallen (card ruby-1 price 2 slot 2, card favorite price 6 slot 3)
      market-filled card favorite slot 0
      market-filled card amber slot 1
      market-filled card courtier slot 4
      turn-began cleo turn 29
301  cleo end-influence · buy courtier 6
      bought cleo card courtier left 4 price 6 slot 4
303  cleo end-purchase [1]
      purchase-ended cleo lost 4
      prices-fell fallen (card favorite price 6 slot 0, card amber price 4 slot 1, card ruby-1 price 1 slot 2, card favorite price 4 slot 3)
      market-filled card ruby-2 slot 4
      turn-began dora turn 30
304  dora end-influence · buy ruby-1 1
      bought dora card ruby-1 left 9 price 1 slot 2
306  dora end-purchase [3]
      purchase-ended dora lost 9
      prices-fell fallen (card favorite price 4 slot 0, card amber price 2 slot 1, card favorite price 2 slot 3, card ruby-2 price 6 slot 4)
      market-filled card emerald-1 slot 2
      turn-began anna turn 31
307  anna buy emerald-1 6
      bought anna card emerald-1 left 4 price 6 slot 2
308  anna buy amber 2
      bought anna card amber left 2 price 2 slot 1
309  anna end-purchase [7, 13, 4]
      purchase-ended anna lost 2
      prices-fell discarded (card favorite slot 3) fallen (card favorite price 2 slot 0, card ruby-2 price 4 slot 4)
      market-filled card diamond-3 slot 1
      market-filled card favorite slot 2
      market-filled card emerald-3 slot 3
      turn-began bert turn 32
310  bert end-influence · buy favorite 2
      bought bert card favorite left 8 price 2 slot 0
312  bert buy favorite 8
      bought bert card favorite left 0 price 8 slot 2
313  bert end-purchase [11, 7]
      purchase-ended bert lost 0
      prices-fell fallen (card diamond-3 price 8 slot 1, card emerald-3 price 8 slot 3, card ruby-2 price 2 slot 4)
      market-filled card forger slot 0
      market-filled card amber slot 2
      turn-began cleo turn 33
314  cleo courtier
      courtier-played cleo ducats 13
315  cleo end-influence · buy diamond-3 8
      bought cleo card diamond-3 left 5 price 8 slot 1
317  cleo end-purchase [5, 7]
      purchase-ended cleo lost 5
      prices-fell discarded (card ruby-2 slot 4) fallen (card forger price 5 slot 0, card amber price 4 slot 2, card emerald-3 price 6 slot 3)
      market-filled card diamond-2 slot 1
      market-filled card necklace slot 4
      turn-began dora turn 34
318  dora end-influence · buy forger 5
      bought dora card forger left 5 price 5 slot 0
320  dora buy amber 4
      bought dora card amber left 1 price 4 slot 2
321  dora end-purchase [0, 6]
      purchase-ended dora lost 1
      prices-fell fallen (card diamond-2 price 6 slot 1, card emerald-3 price 4 slot 3, card necklace price 11 slot 4)
      market-filled card ruby-1 slot 0
      market-filled card confessor slot 2
      turn-began anna turn 35
322  anna buy diamond-2 6
      bought anna card diamond-2 left 4 price 6 slot 1
323  anna buy emerald-3 4
      bought anna card emerald-3 left 0 price 4 slot 3
324  anna end-purchase [0, 1]
      purchase-ended anna lost 0
      prices-fell fallen (card ruby-1 price 4 slot 0, card confessor price 4 slot 2, card necklace price 9 slot 4)
      market-filled card ruby-2 slot 1
      market-filled card emerald-2 slot 3
      turn-began bert turn 36
325  bert favorite emerald
      favorite-played bert fashion (emerald, amber, diamond, ruby) gem emerald
326  bert end-influence · buy necklace 9
      bought bert card necklace left 1 price 9 slot 4
328  bert end-purchase [2]
      purchase-ended bert lost 1
      prices-fell fallen (card ruby-1 price 2 slot 0, card ruby-2 price 6 slot 1, card confessor price 2 slot 2, card emerald-2 price 6 slot 3)
      market-filled card amber slot 4
      turn-began cleo turn 37
329  cleo end-influence · buy emerald-2 6
      bought cleo card emerald-2 left 4 price 6 slot 3
331  cleo buy ruby-1 2
      bought cleo card ruby-1 left 2 price 2 slot 0
332  cleo buy confessor 2
      bought cleo card confessor left 0 price 2 slot 2
333  cleo end-purchase [4, 1]
      purchase-ended cleo lost 0
      prices-fell fallen (card ruby-2 price 4 slot 1, card amber price 4 slot 4)
      market-filled card cardinal slot 0
      market-filled card diamond-1 slot 2
      merchant-came cleo merchant 3
      sale-began sale 3
334  anna show emerald-1 1 · show emerald-3 0 · show diamond-1 1 · show diamond-2 0 · show amber 0 · seal
      display-sealed anna
340  bert show ruby-1 2 · show diamond-3 0 · show amber 3 · necklace ruby · seal
      display-sealed bert
345  cleo show ruby-1 0 · show ruby-2 2 · show emerald-1 1 · show emerald-2 1 · show diamond-2 0 · show diamond-3 0 · show amber 3 · seal
      display-sealed cleo
353  dora show ruby-1 0 · show emerald-1 0 · show emerald-2 0 · show diamond-1 0 · show amber 0 · seal
      display-sealed dora
      displays-shown displays (anna gems (diamond-1 1 emerald-1 1), bert gems (amber 3 ruby-1 2) necklace ruby, cleo gems (amber 3 emerald-1 1 emerald-2 1 ruby-2 2), dora gems ()) laid (anna cards (emerald-1, diamond-1), bert cards (amber, amber, amber, ruby-1, ruby-1, necklace-with-ruby), cleo cards (emerald-1, emerald-2, amber, amber, amber, ruby-2, ruby-2), dora)
      sale-held displays (anna gems (diamond-1 1 emerald-1 1), bert gems (amber 3 ruby-1 2) necklace ruby, cleo gems (amber 3 emerald-1 1 emerald-2 1 ruby-2 2), dora gems ()) fashion (emerald, amber, diamond, ruby) prices (fashion 30 gem emerald price 50 rarity 20 shown 4, fashion 20 gem amber price 30 rarity 10 shown 6, fashion 10 gem diamond price 40 rarity 30 shown 1, fashion 0 gem ruby price 0 rarity 0 shown 6) sale 3 scores (200, 80, 200, 0) sold (cleo each 50 gem emerald jewels 1 pounds 50, bert each 30 gem amber jewels 1 pounds 30, cleo each 30 gem amber jewels 1 pounds 30, anna each 40 gem diamond jewels 1 pounds 40, cleo each 0 gem ruby jewels 1 pounds 0)
      game-ended standings (places (1, 3, 1, 4) scores (200, 80, 200, 0))
scores [200, 80, 200, 0] places [1, 3, 1, 4]
