queens-necklace · rules 1 · 3 seats · the house
  0       deal [2, 0, 1, 17, 17, 93, 77, 9, 63, 71, 47, 48, 8, 68, 18, 1, 1, 4, 55, 47, 5, 80, 54, 0]
      dealt deck 86 fashion (amber, emerald, ruby, diamond) first anna seats 3
      [anna alone] hand-dealt anna cards (emerald-1, emerald-1, forger, musketeer)
      [bert alone] hand-dealt bert cards (ruby-2, amber, necklace, confessor)
      [cleo alone] hand-dealt cleo cards (ruby-2, emerald-2, amber, courtier)
      necklace-dealt bert
      market-laid cards (ring, amber, ruby-1, cardinal, ring)
      turn-began anna turn 1
  1  anna forger 2 diamond
      forger-played anna gem diamond target cleo
  2  cleo show-hand
      hand-proved cleo gem diamond to anna
      [anna alone] hand-seen anna cards (ruby-2, emerald-2, amber, courtier) target cleo
  3  anna end-influence · buy cardinal 8
      bought anna card cardinal left 2 price 8 slot 3
  5  anna end-purchase [32]
      purchase-ended anna lost 2
      prices-fell fallen (card ring price 7 slot 0, card amber price 4 slot 1, card ruby-1 price 4 slot 2, card ring price 7 slot 4)
      market-filled card diamond-2 slot 3
  6  anna decline
  7  bert decline
  8  cleo decline
      turn-began bert turn 2
  9  bert confessor 2
      confessor-played bert target cleo
      [bert alone] hand-seen bert cards (ruby-2, emerald-2, amber, courtier) target cleo
 10  bert end-influence · buy ruby-1 4
      bought bert card ruby-1 left 6 price 4 slot 2
 12  bert end-purchase [56]
      purchase-ended bert lost 6
      prices-fell fallen (card ring price 5 slot 0, card amber price 2 slot 1, card diamond-2 price 6 slot 3, card ring price 5 slot 4)
      market-filled card king slot 2
      turn-began cleo turn 3
 13  cleo courtier
      courtier-played cleo ducats 13
 14  cleo end-influence · buy king 11
      bought cleo card king left 2 price 11 slot 2
 16  cleo end-purchase [49]
      purchase-ended cleo lost 2
      prices-fell fallen (card ring price 3 slot 0, card amber price 1 slot 1, card diamond-2 price 4 slot 3, card ring price 3 slot 4)
      market-filled card ring slot 2
      turn-began anna turn 4
 17  anna end-influence · buy ring 9
      bought anna card ring left 1 price 9 slot 2
 19  anna buy amber 1
      bought anna card amber left 0 price 1 slot 1
 20  anna end-purchase [62, 66, 16]
      purchase-ended anna lost 0
      prices-fell discarded (card ring slot 0, card ring slot 4) fallen (card diamond-2 price 2 slot 3)
      market-filled card forger slot 0
      market-filled card thief slot 1
      market-filled card emerald-2 slot 2
 21  anna decline
 22  bert decline
 23  cleo decline [37]
      market-filled card amber slot 4
 24  anna decline
 25  bert decline
 26  cleo decline
      turn-began bert turn 5
 27  bert end-influence · buy diamond-2 2
      bought bert card diamond-2 left 8 price 2 slot 3
 29  bert buy amber 6
      bought bert card amber left 2 price 6 slot 4
 30  bert end-purchase [43]
      purchase-ended bert lost 2
      prices-fell fallen (card forger price 5 slot 0, card thief price 6 slot 1, card emerald-2 price 6 slot 2)
      market-filled card amber slot 3
 31  anna decline
 32  bert decline
 33  cleo decline [8]
      market-filled card ruby-2 slot 4
 34  anna decline
 35  bert decline
 36  cleo decline
      turn-began cleo turn 6
 37  cleo end-influence · buy ruby-2 8
      bought cleo card ruby-2 left 2 price 8 slot 4
 39  cleo end-purchase [13]
      purchase-ended cleo lost 2
      prices-fell fallen (card forger price 3 slot 0, card thief price 4 slot 1, card emerald-2 price 4 slot 2, card amber price 4 slot 3)
      market-filled card emerald-1 slot 4
 40  anna decline
 41  bert decline
 42  cleo decline
      turn-began anna turn 7
 43  anna end-influence · buy amber 4
      bought anna card amber left 6 price 4 slot 3
 45  anna buy thief 4
      bought anna card thief left 2 price 4 slot 1
 46  anna end-purchase [3]
      purchase-ended anna lost 2
      prices-fell fallen (card forger price 1 slot 0, card emerald-2 price 2 slot 2, card emerald-1 price 4 slot 4)
      market-filled card ruby-1 slot 1
 47  anna decline
 48  bert decline
 49  cleo decline [23]
      market-filled card diamond-1 slot 3
 50  anna decline
 51  bert decline
 52  cleo decline
      turn-began bert turn 8
 53  bert end-influence · buy emerald-1 4
      bought bert card emerald-1 left 6 price 4 slot 4
 55  bert buy forger 1
      bought bert card forger left 5 price 1 slot 0
 56  bert buy emerald-2 2
      bought bert card emerald-2 left 3 price 2 slot 2
 57  bert end-purchase [28]
      purchase-ended bert lost 3
      prices-fell fallen (card ruby-1 price 4 slot 1, card diamond-1 price 4 slot 3)
      market-filled card diamond-3 slot 0
 58  anna decline
 59  bert decline
 60  cleo decline [12]
      market-filled card emerald-1 slot 2
 61  anna decline
 62  bert decline
 63  cleo decline [60]
      market-filled card alchemist slot 4
      turn-began cleo turn 9
 64  cleo end-influence · buy ruby-1 4
      bought cleo card ruby-1 left 6 price 4 slot 1
 66  cleo buy emerald-1 6
      bought cleo card emerald-1 left 0 price 6 slot 2
 67  cleo end-purchase [45, 37]
      purchase-ended cleo lost 0
      prices-fell fallen (card diamond-3 price 8 slot 0, card diamond-1 price 2 slot 3, card alchemist price 8 slot 4)
      market-filled card king slot 1
      market-filled card amber slot 2
 68  anna decline
 69  bert decline
 70  cleo decline
      turn-began anna turn 10
 71  anna end-influence · buy diamond-3 8
      bought anna card diamond-3 left 2 price 8 slot 0
 73  anna end-purchase [33]
      purchase-ended anna lost 2
      prices-fell fallen (card king price 9 slot 1, card amber price 4 slot 2, card diamond-1 price 1 slot 3, card alchemist price 6 slot 4)
      market-filled card amber slot 0
 74  anna decline
 75  bert decline
 76  cleo decline
      turn-began bert turn 11
 77  bert forger 2 amber
      forger-played bert gem amber target cleo
 78  cleo discard amber
      gem-discarded cleo card amber
 79  bert end-influence · buy diamond-1 1
      bought bert card diamond-1 left 9 price 1 slot 3
 81  bert buy king 9
      bought bert card king left 0 price 9 slot 1
 82  bert end-purchase [13]
      purchase-ended bert lost 0
      prices-fell fallen (card amber price 4 slot 0, card amber price 2 slot 2, card alchemist price 4 slot 4)
      market-filled card emerald-2 slot 1
 83  anna decline
 84  bert decline
 85  cleo decline [7]
      market-filled card ruby-3 slot 3
 86  anna decline
 87  bert decline
 88  cleo decline
      turn-began cleo turn 12
 89  cleo end-influence · buy alchemist 4
      bought cleo card alchemist left 6 price 4 slot 4
 91  cleo buy amber 4
      bought cleo card amber left 2 price 4 slot 0
 92  cleo buy amber 2
      bought cleo card amber left 0 price 2 slot 2
 93  cleo end-purchase [58, 5]
      purchase-ended cleo lost 0
      prices-fell fallen (card emerald-2 price 6 slot 1, card ruby-3 price 8 slot 3)
      market-filled card cardinal slot 0
      market-filled card ruby-2 slot 2
 94  anna decline
 95  bert decline
 96  cleo decline [13]
      market-filled card emerald-3 slot 4
 97  anna decline
 98  bert decline
 99  cleo decline
      turn-began anna turn 13
100  anna thief 1 [9]
      thief-played anna target bert
      [anna, bert] stole card (up king) thief anna victim bert
      [others] stole card down thief anna victim bert
101  anna end-influence · buy ruby-3 8
      bought anna card ruby-3 left 2 price 8 slot 3
103  anna end-purchase
      purchase-ended anna lost 2
      prices-fell fallen (card cardinal price 6 slot 0, card emerald-2 price 4 slot 1, card ruby-2 price 6 slot 2, card emerald-3 price 8 slot 4)
      merchant-came anna merchant 1
      sale-began sale 1
104  anna show ruby-3 1 · show emerald-1 0 · show diamond-3 1 · show amber 1 · rings ruby 1 · king ruby · seal
      display-sealed anna
111  bert show ruby-1 1 · show ruby-2 1 · show emerald-1 1 · show emerald-2 0 · show diamond-1 1 · show diamond-2 0 · show amber 1 · necklace ruby · seal
      display-sealed bert
120  cleo show ruby-1 1 · show ruby-2 1 · show emerald-1 0 · show emerald-2 0 · show amber 2 · king ruby · seal
      display-sealed cleo
      displays-shown displays (anna gems (amber 1 diamond-3 1 ruby-3 1) king ruby rings (1, 0, 0, 0), bert gems (amber 1 diamond-1 1 emerald-1 1 ruby-1 1 ruby-2 1) necklace ruby, cleo gems (amber 2 ruby-1 1 ruby-2 1) king ruby) laid (anna cards (amber, ruby-3, ring-with-ruby, king-with-ruby, diamond-3), bert cards (amber, emerald-1, ruby-1, ruby-2, necklace-with-ruby, diamond-1), cleo cards (amber, amber, ruby-1, ruby-2, king-with-ruby))
127  cleo transmute ruby-1 diamond [58]
      alchemist-played cleo card ruby-1 into diamond-1
      sale-held displays (anna gems (amber 1 diamond-3 1 ruby-3 1) king ruby rings (1, 0, 0, 0), bert gems (amber 1 diamond-1 1 emerald-1 1 ruby-1 1 ruby-2 1) necklace ruby, cleo gems (amber 2 diamond-1 1 ruby-2 1) king ruby) fashion (amber, emerald, ruby, diamond) prices (fashion 30 gem amber price 50 rarity 20 shown 4, fashion 20 gem emerald price 50 rarity 30 shown 1, fashion 10 gem ruby price 10 rarity 0 shown 8, fashion 0 gem diamond price 10 rarity 10 shown 5) sale 1 scores (-20, 160, 0) sold (cleo each 50 gem amber jewels 1 pounds 50, bert each 50 gem emerald jewels 1 pounds 50, anna each 10 gem ruby jewels 2 pounds 20, bert each 10 gem ruby jewels 1 pounds 10, anna each 10 gem diamond jewels 1 pounds 10) transmuted (cleo card ruby-1 into diamond-1) tributes (from anna pounds 50 to bert, from cleo pounds 50 to bert)
      market-filled card musketeer slot 3
      turn-began bert turn 14
128  bert end-influence · buy cardinal 6
      bought bert card cardinal left 4 price 6 slot 0
130  bert end-purchase [56]
      purchase-ended bert lost 4
      prices-fell fallen (card emerald-2 price 2 slot 1, card ruby-2 price 4 slot 2, card musketeer price 5 slot 3, card emerald-3 price 6 slot 4)
      market-filled card musketeer slot 0
      turn-began cleo turn 15
131  cleo end-influence · buy ruby-2 4
      bought cleo card ruby-2 left 6 price 4 slot 2
133  cleo buy emerald-3 6
      bought cleo card emerald-3 left 0 price 6 slot 4
134  cleo end-purchase [49, 21]
      purchase-ended cleo lost 0
      prices-fell discarded (card emerald-2 slot 1) fallen (card musketeer price 5 slot 0, card musketeer price 3 slot 3)
      market-filled card favorite slot 1
      market-filled card diamond-2 slot 2
135  anna decline
136  bert decline
137  cleo decline [39]
      market-filled card banker slot 4
      turn-began anna turn 16
138  anna end-influence · buy diamond-2 8
      bought anna card diamond-2 left 2 price 8 slot 2
140  anna end-purchase [3]
      purchase-ended anna lost 2
      prices-fell fallen (card musketeer price 3 slot 0, card favorite price 6 slot 1, card musketeer price 1 slot 3, card banker price 8 slot 4)
      market-filled card ruby-1 slot 2
141  anna decline
142  bert decline
143  cleo decline
      turn-began bert turn 17
144  bert end-influence · buy favorite 6
      bought bert card favorite left 4 price 6 slot 1
146  bert buy musketeer 3
      bought bert card musketeer left 1 price 3 slot 0
147  bert end-purchase [6]
      purchase-ended bert lost 1
      prices-fell discarded (card musketeer slot 3) fallen (card ruby-1 price 4 slot 2, card banker price 6 slot 4)
      market-filled card emerald-1 slot 0
148  anna decline
149  bert decline
150  cleo decline [24]
      market-filled card amber slot 1
151  anna decline
152  bert decline
153  cleo decline [13]
      market-filled card diamond-1 slot 3
154  anna decline
155  bert decline
156  cleo decline
      turn-began cleo turn 18
157  cleo end-influence · buy banker 6
      bought cleo card banker left 4 price 6 slot 4
159  cleo buy ruby-1 4
      bought cleo card ruby-1 left 0 price 4 slot 2
160  cleo end-purchase [39, 35]
      purchase-ended cleo lost 0
      prices-fell fallen (card emerald-1 price 4 slot 0, card amber price 4 slot 1, card diamond-1 price 4 slot 3)
      market-filled card courtier slot 2
      market-filled card confessor slot 4
      turn-began anna turn 19
161  anna end-influence · buy courtier 6
      bought anna card courtier left 4 price 6 slot 2
163  anna buy amber 4
      bought anna card amber left 0 price 4 slot 1
164  anna end-purchase [20]
      purchase-ended anna lost 0
      prices-fell fallen (card emerald-1 price 2 slot 0, card diamond-1 price 2 slot 3, card confessor price 4 slot 4)
      market-filled card amber slot 1
165  anna decline
166  bert decline
167  cleo decline [6]
      market-filled card emerald-1 slot 2
168  anna decline
169  bert decline
170  cleo decline
      turn-began bert turn 20
171  bert favorite diamond
      favorite-played bert fashion (diamond, amber, emerald, ruby) gem diamond
172  bert end-influence · buy diamond-1 2
      bought bert card diamond-1 left 8 price 2 slot 3
174  bert buy emerald-1 2
      bought bert card emerald-1 left 6 price 2 slot 0
175  bert end-purchase [1]
      purchase-ended bert lost 6
      prices-fell fallen (card amber price 4 slot 1, card emerald-1 price 4 slot 2, card confessor price 2 slot 4)
      market-filled card ruby-1 slot 0
176  anna decline
177  bert decline
178  cleo decline [2]
      market-filled card ruby-1 slot 3
179  anna decline
180  bert decline
181  cleo decline
      turn-began cleo turn 21
182  cleo end-influence · buy ruby-1 6
      bought cleo card ruby-1 left 4 price 6 slot 0
184  cleo buy amber 4
      bought cleo card amber left 0 price 4 slot 1
185  cleo end-purchase [18]
      purchase-ended cleo lost 0
      prices-fell fallen (card emerald-1 price 2 slot 2, card ruby-1 price 4 slot 3, card confessor price 1 slot 4)
      market-filled card amber slot 0
186  anna decline
187  bert decline
188  cleo decline [25]
      market-filled card ring slot 1
      turn-began anna turn 22
189  anna courtier
      courtier-played anna ducats 13
190  anna end-influence · buy emerald-1 2
      bought anna card emerald-1 left 11 price 2 slot 2
192  anna buy ruby-1 4
      bought anna card ruby-1 left 7 price 4 slot 3
193  anna buy confessor 1
      bought anna card confessor left 6 price 1 slot 4
194  anna end-purchase [39, 34, 2]
      purchase-ended anna lost 6
      prices-fell fallen (card amber price 4 slot 0, card ring price 7 slot 1)
      market-filled card astrologer slot 2
      market-filled card favorite slot 3
      market-filled card ruby-2 slot 4
195  anna decline
196  bert decline
197  cleo decline
      turn-began bert turn 23
198  bert end-influence · buy ruby-2 8
      bought bert card ruby-2 left 2 price 8 slot 4
200  bert end-purchase [18]
      purchase-ended bert lost 2
      prices-fell fallen (card amber price 2 slot 0, card ring price 5 slot 1, card astrologer price 5 slot 2, card favorite price 6 slot 3)
      market-filled card amber slot 4
201  anna decline
202  bert decline
203  cleo decline
      turn-began cleo turn 24
204  cleo end-influence · buy amber 6
      bought cleo card amber left 4 price 6 slot 4
206  cleo end-purchase [15]
      purchase-ended cleo lost 4
      prices-fell fallen (card amber price 1 slot 0, card ring price 3 slot 1, card astrologer price 3 slot 2, card favorite price 4 slot 3)
      market-filled card diamond-3 slot 4
207  anna decline
208  bert decline
209  cleo decline
      turn-began anna turn 25
210  anna confessor 2
      confessor-played anna target cleo
      [anna alone] hand-seen anna cards (ruby-1, ruby-1, ruby-2, ruby-2, emerald-1, emerald-2, emerald-3, amber, amber, banker) target cleo
211  anna end-influence · buy ring 3
      bought anna card ring left 7 price 3 slot 1
213  anna buy astrologer 3 [16]
      bought anna card astrologer left 4 price 3 slot 2
      [anna] astrologer-drew anna card (up amber)
      [others] astrologer-drew anna card down
214  anna buy favorite 4
      bought anna card favorite left 0 price 4 slot 3
215  anna end-purchase [35, 17]
      purchase-ended anna lost 0
      prices-fell discarded (card amber slot 0) fallen (card diamond-3 price 8 slot 4)
      market-filled card musketeer slot 0
      market-filled card amber slot 1
216  anna decline
217  bert decline
218  cleo decline [19, 9]
      market-filled card ring slot 2
      market-filled card diamond-1 slot 3
219  anna decline
220  bert decline
221  cleo decline
      turn-began bert turn 26
222  bert end-influence · buy musketeer 7
      bought bert card musketeer left 3 price 7 slot 0
224  bert end-purchase [13]
      purchase-ended bert lost 3
      prices-fell fallen (card amber price 4 slot 1, card ring price 7 slot 2, card diamond-1 price 4 slot 3, card diamond-3 price 6 slot 4)
      market-filled card diamond-2 slot 0
225  anna decline
226  bert decline
227  cleo decline
      turn-began cleo turn 27
228  cleo end-influence · buy diamond-2 8
      bought cleo card diamond-2 left 2 price 8 slot 0
230  cleo end-purchase [10]
      purchase-ended cleo lost 2
      prices-fell fallen (card amber price 2 slot 1, card ring price 5 slot 2, card diamond-1 price 2 slot 3, card diamond-3 price 4 slot 4)
      market-filled card diamond-1 slot 0
231  anna decline
232  bert decline
233  cleo decline
      turn-began anna turn 28
234  anna favorite diamond
      favorite-played anna fashion (diamond, amber, emerald, ruby) gem diamond
235  anna end-influence · buy diamond-3 4
      bought anna card diamond-3 left 6 price 4 slot 4
237  anna buy diamond-1 2
      bought anna card diamond-1 left 4 price 2 slot 3
238  anna end-purchase
      purchase-ended anna lost 4
      prices-fell fallen (card diamond-1 price 4 slot 0, card amber price 1 slot 1, card ring price 3 slot 2)
      merchant-came anna merchant 2
239  bert decline
      cardinal-declined bert
      sale-began sale 2
240  anna show ruby-1 1 · show emerald-1 3 · show diamond-1 1 · show diamond-2 1 · show diamond-3 1 · show amber 2 · rings ruby 1 · seal
      display-sealed anna
248  bert show ruby-2 1 · show emerald-1 1 · show emerald-2 1 · show diamond-1 0 · show diamond-2 1 · show amber 1 · seal
      display-sealed bert
255  cleo show ruby-1 2 · show ruby-2 2 · show emerald-1 0 · show emerald-2 0 · show emerald-3 0 · show diamond-2 0 · show amber 2 · bankers 0 · seal [17, 15]
      display-sealed cleo
      displays-shown displays (anna gems (amber 2 diamond-1 1 diamond-2 1 diamond-3 1 emerald-1 3 ruby-1 1) rings (1, 0, 0, 0), bert gems (amber 1 diamond-2 1 emerald-1 1 emerald-2 1 ruby-2 1), cleo gems (amber 2 ruby-1 2 ruby-2 2)) laid (anna cards (diamond-1, diamond-2, diamond-3, amber, amber, emerald-1, emerald-1, emerald-1, ruby-1, ring-with-ruby), bert cards (diamond-2, amber, emerald-1, emerald-2, ruby-2), cleo cards (amber, amber, ruby-1, ruby-1, ruby-2, ruby-2))
      sale-held displays (anna gems (amber 2 diamond-1 1 diamond-2 1 diamond-3 1 emerald-1 3 ruby-1 1) rings (1, 0, 0, 0), bert gems (amber 1 diamond-2 1 emerald-1 1 emerald-2 1 ruby-2 1), cleo gems (amber 2 ruby-1 2 ruby-2 2)) fashion (diamond, amber, emerald, ruby) prices (fashion 30 gem diamond price 40 rarity 10 shown 8, fashion 20 gem amber price 50 rarity 30 shown 5, fashion 10 gem emerald price 30 rarity 20 shown 6, fashion 0 gem ruby price 0 rarity 0 shown 9) sale 2 scores (100, 190, 50) sold (anna each 40 gem diamond jewels 1 pounds 40, anna each 50 gem amber jewels 1 pounds 50, cleo each 50 gem amber jewels 1 pounds 50, anna each 30 gem emerald jewels 1 pounds 30, bert each 30 gem emerald jewels 1 pounds 30, cleo each 0 gem ruby jewels 1 pounds 0)
      market-filled card ring slot 3
      market-filled card amber slot 4
264  anna decline
265  cleo decline
      turn-began bert turn 29
266  bert buy ring 9
      bought bert card ring left 1 price 9 slot 3
267  bert end-purchase [19, 22, 23]
      purchase-ended bert lost 1
      prices-fell discarded (card amber slot 1, card ring slot 2) fallen (card diamond-1 price 2 slot 0, card amber price 4 slot 4)
      market-filled card confessor slot 1
      market-filled card thief slot 2
      market-filled card thief slot 3
      turn-began cleo turn 30
268  cleo end-influence · buy confessor 6
      bought cleo card confessor left 4 price 6 slot 1
270  cleo buy amber 4
      bought cleo card amber left 0 price 4 slot 4
271  cleo end-purchase [12]
      purchase-ended cleo lost 0
      prices-fell fallen (card diamond-1 price 1 slot 0, card thief price 6 slot 2, card thief price 6 slot 3)
      market-filled card amber slot 1
272  anna decline
273  cleo decline [18]
      market-filled card courtier slot 4
      turn-began anna turn 31
274  anna end-influence · buy courtier 6
      bought anna card courtier left 4 price 6 slot 4
276  anna buy diamond-1 1
      bought anna card diamond-1 left 3 price 1 slot 0
277  anna end-purchase [10]
      purchase-ended anna lost 3
      prices-fell fallen (card amber price 4 slot 1, card thief price 4 slot 2, card thief price 4 slot 3)
      market-filled card diamond-2 slot 0
278  anna decline
279  cleo decline [20]
      market-filled card astrologer slot 4
      turn-began bert turn 32
280  bert buy astrologer 7 [7]
      bought bert card astrologer left 3 price 7 slot 4
      [bert] astrologer-drew bert card (up diamond-1)
      [others] astrologer-drew bert card down
281  bert end-purchase [6]
      purchase-ended bert lost 3
      prices-fell fallen (card diamond-2 price 6 slot 0, card amber price 2 slot 1, card thief price 2 slot 2, card thief price 2 slot 3)
      market-filled card emerald-3 slot 4
282  anna decline
283  bert decline
284  cleo decline
      turn-began cleo turn 33
285  cleo confessor 0
      confessor-played cleo target anna
      [cleo alone] hand-seen cleo cards (diamond-1, amber, courtier, cardinal, musketeer) target anna
286  cleo end-influence · buy diamond-2 6
      bought cleo card diamond-2 left 4 price 6 slot 0
288  cleo buy thief 2
      bought cleo card thief left 2 price 2 slot 2
289  cleo buy amber 2
      bought cleo card amber left 0 price 2 slot 1
290  cleo end-purchase [16, 10]
      purchase-ended cleo lost 0
      prices-fell discarded (card thief slot 3) fallen (card emerald-3 price 8 slot 4)
      market-filled card favorite slot 0
      market-filled card amber slot 1
291  anna decline
292  bert decline
293  cleo decline [14, 8]
      market-filled card forger slot 2
      market-filled card diamond-2 slot 3
294  anna decline
295  bert decline
296  cleo decline
      turn-began anna turn 34
297  anna courtier
      courtier-played anna ducats 13
298  anna end-influence · buy diamond-2 8
      bought anna card diamond-2 left 5 price 8 slot 3
300  anna end-purchase [10]
      purchase-ended anna lost 5
      prices-fell fallen (card favorite price 6 slot 0, card amber price 4 slot 1, card forger price 5 slot 2, card emerald-3 price 6 slot 4)
      market-filled card king slot 3
      turn-began bert turn 35
301  bert end-influence · buy amber 4
      bought bert card amber left 6 price 4 slot 1
303  bert buy forger 5
      bought bert card forger left 1 price 5 slot 2
304  bert end-purchase [14, 3]
      purchase-ended bert lost 1
      prices-fell fallen (card favorite price 4 slot 0, card king price 9 slot 3, card emerald-3 price 4 slot 4)
      market-filled card queen slot 1
      market-filled card emerald-1 slot 2
      turn-began cleo turn 36
305  cleo thief 0 [4, 4]
      thief-played cleo target anna
      caught thief cleo victim anna
      [anna, cleo] stole card (up diamond-2) thief anna victim cleo
      [others] stole card down thief anna victim cleo
306  cleo end-influence · buy king 9
      bought cleo card king left 1 price 9 slot 3
308  cleo end-purchase [12, 5]
      purchase-ended cleo lost 1
      prices-fell discarded (card emerald-3 slot 4) fallen (card favorite price 2 slot 0, card queen price 8 slot 1, card emerald-1 price 4 slot 2)
      market-filled card astrologer slot 3
      market-filled card diamond-1 slot 4
      turn-began anna turn 37
309  anna end-influence · buy emerald-1 4
      bought anna card emerald-1 left 6 price 4 slot 2
311  anna buy diamond-1 6
      bought anna card diamond-1 left 0 price 6 slot 4
312  anna end-purchase [10, 1, 3]
      purchase-ended anna lost 0
      prices-fell discarded (card favorite slot 0) fallen (card queen price 6 slot 1, card astrologer price 5 slot 3)
      market-filled card thief slot 0
      market-filled card ruby-1 slot 2
      market-filled card emerald-2 slot 4
      turn-began bert turn 38
313  bert forger 0 diamond
      forger-played bert gem diamond target anna
314  anna discard diamond-1
      gem-discarded anna card diamond-1
315  bert end-influence · buy emerald-2 8
      bought bert card emerald-2 left 2 price 8 slot 4
317  bert end-purchase [3]
      purchase-ended bert lost 2
      prices-fell fallen (card thief price 6 slot 0, card queen price 4 slot 1, card ruby-1 price 4 slot 2, card astrologer price 3 slot 3)
      market-filled card diamond-1 slot 4
      turn-began cleo turn 39
318  cleo end-influence · buy diamond-1 6
      bought cleo card diamond-1 left 4 price 6 slot 4
320  cleo buy ruby-1 4
      bought cleo card ruby-1 left 0 price 4 slot 2
321  cleo end-purchase [5, 3, 2]
      purchase-ended cleo lost 0
      prices-fell discarded (card queen slot 1) fallen (card thief price 4 slot 0, card astrologer price 1 slot 3)
      market-filled card banker slot 1
      market-filled card amber slot 2
      market-filled card emerald-2 slot 4
      turn-began anna turn 40
322  anna end-influence · buy emerald-2 8
      bought anna card emerald-2 left 2 price 8 slot 4
324  anna end-purchase [3, 0]
      purchase-ended anna lost 2
      prices-fell discarded (card astrologer slot 3) fallen (card thief price 2 slot 0, card banker price 8 slot 1, card amber price 4 slot 2)
      market-filled card confessor slot 3
      market-filled card ruby-1 slot 4
      turn-began bert turn 41
325  bert buy confessor 6
      bought bert card confessor left 4 price 6 slot 3
326  bert buy thief 2
      bought bert card thief left 2 price 2 slot 0
327  bert end-purchase [0]
      purchase-ended bert lost 2
      prices-fell fallen (card banker price 6 slot 1, card amber price 2 slot 2, card ruby-1 price 4 slot 4)
      market-filled card ruby-3 slot 0
      market-filled card ring slot 3
      turn-began cleo turn 42
328  cleo buy amber 2
      bought cleo card amber left 8 price 2 slot 2
329  cleo buy ruby-1 4
      bought cleo card ruby-1 left 4 price 4 slot 4
330  cleo end-purchase
      purchase-ended cleo lost 4
      prices-fell fallen (card ruby-3 price 8 slot 0, card banker price 4 slot 1, card ring price 7 slot 3)
      merchant-came cleo merchant 3
331  anna decline
      cardinal-declined anna
332  bert decline
      cardinal-declined bert
      sale-began sale 3
333  anna show emerald-1 1 · show emerald-2 1 · show diamond-1 1 · show diamond-2 1 · show amber 1 · seal
      display-sealed anna
339  bert show emerald-2 0 · show diamond-1 2 · show amber 1 · rings diamond 1 · seal
      display-sealed bert
344  cleo show ruby-1 2 · show emerald-1 0 · show emerald-2 0 · show emerald-3 1 · show diamond-1 1 · show diamond-2 1 · show amber 3 · king ruby · bankers 0 · seal
      display-sealed cleo
      displays-shown displays (anna gems (amber 1 diamond-1 1 diamond-2 1 emerald-1 1 emerald-2 1), bert gems (amber 1 diamond-1 2) rings (0, 0, 1, 0), cleo gems (amber 3 diamond-1 1 diamond-2 1 emerald-3 1 ruby-1 2) king ruby) laid (anna cards (diamond-1, diamond-2, amber, emerald-1, emerald-2), bert cards (diamond-1, diamond-1, ring-with-diamond, amber), cleo cards (diamond-1, diamond-2, amber, amber, amber, emerald-3, ruby-1, ruby-1, king-with-ruby))
      sale-held displays (anna gems (amber 1 diamond-1 1 diamond-2 1 emerald-1 1 emerald-2 1), bert gems (amber 1 diamond-1 2) rings (0, 0, 1, 0), cleo gems (amber 3 diamond-1 1 diamond-2 1 emerald-3 1 ruby-1 2) king ruby) fashion (diamond, amber, emerald, ruby) prices (fashion 30 gem diamond price 30 rarity 0 shown 8, fashion 20 gem amber price 40 rarity 20 shown 5, fashion 10 gem emerald price 20 rarity 10 shown 6, fashion 0 forbidden true gem ruby price 30 rarity 30 shown 2) sale 3 scores (150, 190, 140) sold (anna each 30 gem diamond jewels 1 pounds 30, cleo each 30 gem diamond jewels 1 pounds 30, cleo each 40 gem amber jewels 1 pounds 40, anna each 20 gem emerald jewels 1 pounds 20, cleo each 20 gem emerald jewels 1 pounds 20)
      game-ended standings (places (2, 1, 3) scores (150, 190, 140))
scores [150, 190, 140] places [2, 1, 3]
