saba · rules 2 · 3 seats
  0        deal [0, 13, 26, 7, 10, 0, 21, 6, 39, 30, 31, 36, 11, 12, 14, 21, 18, 5, 9, 12, 22, 26, 16, 19, 2, 14, 20, 11, 3, 2]
       Turned up: one ruby, laid at b1
       Turned up: two sapphires, laid at m2
       Turned up: two emeralds, laid at h2
       Turned up: four pearls, laid at e3
       Anna: Anna is dealt three emeralds, four emeralds, two pearls, two topazes, three topazes and 2 jokers
       others: Anna is dealt 7 cards
       Bert: Bert is dealt four rubies, three emeralds, two pearls, one sapphire, three sapphires, two topazes and a joker
       others: Bert is dealt 7 cards
       Cleo: Cleo is dealt two rubies, three rubies, three pearls, one sapphire, two sapphires, one topaz and four topazes
       others: Cleo is dealt 7 cards
       Cleo holds the first auction
  1  Cleo  offer topaz-4
       Cleo puts four topazes up for auction
  2  Anna  bid 2
       Anna bids 2k
  3  Bert  bid 3
       Bert bids 3k
  4  Anna  bid 6
       Anna bids 6k
  5  Bert  pass
       Bert passes
  6  Cleo  accept
       Anna buys the four topazes from Cleo for 6k
  7  Anna  keep
       Anna keeps the four topazes
  8  Cleo  end-turn
       Cleo does not draw
  9  Anna  offer emerald-4
       Anna puts four emeralds up for auction
 10  Bert  bid 3
       Bert bids 3k
 11  Cleo  pass
       Cleo passes
 12  Anna  name-price 4
       Anna finds that too low and asks 4k
 13  Bert  bid 6
       Bert bids 6k
 14  Cleo  pass
       Cleo passes
       Bert buys the four emeralds from Anna for 6k
 15  Bert  place emerald-4 h4
       Bert lays four emeralds at h4 at once and earns double: 2k
 16  Anna  end-turn
       Anna does not draw
 17  Bert  offer emerald-3
       Bert puts three emeralds up for auction
 18  Cleo  bid 2
       Cleo bids 2k
 19  Anna  bid 3
       Anna bids 3k
 20  Cleo  bid 6
       Cleo bids 6k
 21  Anna  pass
       Anna passes
 22  Bert  name-price 8
       Bert finds that too low and asks 8k
 23  Cleo  pass
       Cleo passes
 24  Anna  pass
       Anna passes
       Nobody buys the three emeralds
       Bert lays three emeralds at h3, unsold, and earns nothing
 25  Bert  draw [3]
       Bert: Bert draws four rubies for 2k
       others: Bert draws a hidden card for 2k
 26  Cleo  offer ruby-2
       Cleo puts two rubies up for auction
 27  Anna  bid 1
       Anna bids 1k
 28  Bert  bid 4
       Bert bids 4k
 29  Anna  pass
       Anna passes
 30  Cleo  accept
       Bert buys the two rubies from Cleo for 4k
 31  Bert  place ruby-2 f1
       Bert lays two rubies at f1 at once and earns double: 2k
 32  Cleo  end-turn
       Cleo does not draw
 33  Anna  offer emerald-3
       Anna puts three emeralds up for auction
 34  Bert  bid 3
       Bert bids 3k
 35  Cleo  pass
       Cleo passes
 36  Anna  accept
       Bert buys the three emeralds from Anna for 3k
       Bert keeps the three emeralds
 37  Anna  draw [4]
       Anna: Anna draws one emerald for 2k
       others: Anna draws a hidden card for 2k
 38  Bert  offer ruby-4
       Bert puts four rubies up for auction
 39  Cleo  bid 1
       Cleo bids 1k
 40  Anna  bid 3
       Anna bids 3k
 41  Cleo  pass
       Cleo passes
 42  Bert  accept
       Anna buys the four rubies from Bert for 3k
 43  Anna  place ruby-4 j3
       Anna lays four rubies at j3 at once and earns double: 2k
 44  Bert  end-turn
       Bert does not draw
 45  Cleo  offer sapphire-2
       Cleo puts two sapphires up for auction
 46  Anna  bid 3
       Anna bids 3k
 47  Bert  bid 4
       Bert bids 4k
 48  Anna  pass
       Anna passes
 49  Cleo  name-price 21
       Cleo finds that too low and asks 21k
       Nobody buys the two sapphires
       Cleo lays two sapphires at c2, unsold, and earns nothing
 50  Cleo  end-turn
       Cleo does not draw
 51  Anna  offer topaz-4
       Anna puts four topazes up for auction
 52  Bert  bid 3
       Bert bids 3k
 53  Cleo  pass
       Cleo passes
 54  Anna  accept
       Bert buys the four topazes from Anna for 3k
 55  Bert  place topaz-4 g4
       Bert lays four topazes at g4 at once and earns double: 8k
 56  Anna  end-turn
       Anna does not draw
 57  Bert  offer emerald-3
       Bert puts three emeralds up for auction
 58  Cleo  bid 3
       Cleo bids 3k
 59  Anna  pass
       Anna passes
 60  Bert  name-price 6
       Bert finds that too low and asks 6k
 61  Cleo  bid 8
       Cleo bids 8k
 62  Anna  pass
       Anna passes
       Cleo buys the three emeralds from Bert for 8k
       Cleo keeps the three emeralds
 63  Bert  draw [1]
       Bert: Bert draws two rubies for 2k
       others: Bert draws a hidden card for 2k
 64  Cleo  offer emerald-3
       Cleo puts three emeralds up for auction
 65  Anna  bid 2
       Anna bids 2k
 66  Bert  bid 4
       Bert bids 4k
 67  Anna  pass
       Anna passes
 68  Cleo  name-price 24
       Cleo finds that too low and asks 24k
       Nobody buys the three emeralds
       Cleo puts the three emeralds aside: a fake nobody wanted
 69  Cleo  draw [5]
       Cleo: Cleo draws one pearl for 2k
       others: Cleo draws a hidden card for 2k
 70  Anna  offer topaz-3
       Anna puts three topazes up for auction
 71  Bert  bid 3
       Bert bids 3k
 72  Cleo  pass
       Cleo passes
 73  Anna  name-price 24
       Anna finds that too low and asks 24k
       Nobody buys the three topazes
 74  Anna  place topaz-3 i3
       Anna lays three topazes at i3, unsold, and earns nothing
 75  Anna  end-turn
       Anna does not draw
 76  Bert  offer sapphire-3
       Bert puts three sapphires up for auction
 77  Cleo  bid 3
       Cleo bids 3k
 78  Anna  pass
       Anna passes
 79  Bert  name-price 24
       Bert finds that too low and asks 24k
       Nobody buys the three sapphires
 80  Bert  place sapphire-3 d1
       Bert lays three sapphires at d1, unsold, and earns nothing
 81  Bert  draw [11]
       Bert: Bert draws one topaz for 2k
       others: Bert draws a hidden card for 2k
 82  Cleo  offer sapphire-1
       Cleo puts one sapphire up for auction
 83  Anna  pass
       Anna passes
 84  Bert  bid 2
       Bert bids 2k
 85  Anna  bid 3
       Anna bids 3k
 86  Bert  bid 6
       Bert bids 6k
 87  Anna  pass
       Anna passes
 88  Cleo  name-price 7
       Cleo finds that too low and asks 7k
 89  Anna  bid 7
       Anna bids 7k
 90  Bert  bid 10
       Bert bids 10k
 91  Anna  pass
       Anna passes
       Bert buys the single sapphire from Cleo for 10k
 92  Bert  place sapphire-1 m1
       Bert lays one sapphire at m1 at once and earns double: 4k
 93  Cleo  end-turn
       Cleo does not draw
 94  Anna  offer topaz-2
       Anna puts two topazes up for auction
 95  Bert  bid 2
       Bert bids 2k
 96  Cleo  bid 4
       Cleo bids 4k
 97  Bert  bid 6
       Bert bids 6k
 98  Cleo  bid 9
       Cleo bids 9k
 99  Bert  pass
       Bert passes
100  Anna  name-price 31
       Anna finds that too low and asks 31k
       Nobody buys the two topazes
101  Anna  place topaz-2 i2
       Anna lays two topazes at i2, unsold, and earns nothing
102  Anna  end-turn
       Anna does not draw
103  Bert  offer topaz-1
       Bert puts one topaz up for auction
104  Cleo  bid 1
       Cleo bids 1k
105  Anna  bid 2
       Anna bids 2k
106  Cleo  bid 5
       Cleo bids 5k
107  Anna  pass
       Anna passes
108  Bert  name-price 7
       Bert finds that too low and asks 7k
109  Cleo  pass
       Cleo passes
110  Anna  pass
       Anna passes
       Nobody buys the single topaz
111  Bert  place topaz-1 g1
       Bert lays one topaz at g1, unsold, and earns nothing
112  Bert  end-turn
       Bert does not draw
113  Cleo  offer ruby-3
       Cleo puts three rubies up for auction
114  Anna  pass
       Anna passes
115  Bert  pass
       Bert passes
       Nobody buys the three rubies
116  Cleo  place ruby-3 f2
       Cleo lays three rubies at f2, unsold, and earns nothing
117  Cleo  end-turn
       Cleo does not draw
118  Anna  offer emerald-1
       Anna puts one emerald up for auction
119  Bert  bid 3
       Bert bids 3k
120  Cleo  bid 6
       Cleo bids 6k
121  Bert  bid 8
       Bert bids 8k
122  Cleo  pass
       Cleo passes
123  Anna  name-price 31
       Anna finds that too low and asks 31k
       Nobody buys the single emerald
       Anna lays one emerald at h1, unsold, and earns nothing
124  Anna  end-turn
       Anna does not draw
125  Bert  offer pearl-2
       Bert puts two pearls up for auction
126  Cleo  bid 1
       Cleo bids 1k
127  Anna  bid 3
       Anna bids 3k
128  Cleo  pass
       Cleo passes
129  Bert  name-price 4
       Bert finds that too low and asks 4k
130  Cleo  pass
       Cleo passes
131  Anna  pass
       Anna passes
       Nobody buys the two pearls
132  Bert  place pearl-2 e1
       Bert lays two pearls at e1, unsold, and earns nothing
133  Bert  end-turn
       Bert does not draw
134  Cleo  offer pearl-1
       Cleo puts one pearl up for auction
135  Anna  bid 2
       Anna bids 2k
136  Bert  pass
       Bert passes
137  Cleo  name-price 24
       Cleo finds that too low and asks 24k
       Nobody buys the single pearl
138  Cleo  place pearl-1 a1 [2]
       Cleo lays one pearl at a1, unsold, and earns nothing
       Nobody has drawn for 6 turns: Cleo has to draw
       Cleo: Cleo draws one emerald for 2k
       others: Cleo draws a hidden card for 2k
139  Anna  offer pearl-2
       Anna puts two pearls up for auction
140  Bert  bid 1
       Bert bids 1k
141  Cleo  bid 4
       Cleo bids 4k
142  Bert  bid 5
       Bert bids 5k
143  Cleo  pass
       Cleo passes
144  Anna  name-price 6
       Anna finds that too low and asks 6k
145  Bert  pass
       Bert passes
146  Cleo  pass
       Cleo passes
       Nobody buys the two pearls
       Anna lays two pearls at k1, unsold, and earns nothing
147  Anna  draw [10]
       Anna: Anna draws three topazes for 2k
       others: Anna draws a hidden card for 2k
148  Bert  offer sapphire-1
       Bert puts one sapphire up for auction
149  Cleo  bid 2
       Cleo bids 2k
150  Anna  pass
       Anna passes
151  Bert  accept
       Cleo buys the single sapphire from Bert for 2k
152  Cleo  keep
       Cleo keeps the single sapphire
153  Bert  end-turn
       Bert does not draw
154  Cleo  offer pearl-3
       Cleo puts three pearls up for auction
155  Anna  bid 3
       Anna bids 3k
156  Bert  bid 4
       Bert bids 4k
157  Anna  bid 6
       Anna bids 6k
158  Bert  bid 7
       Bert bids 7k
159  Anna  pass
       Anna passes
160  Cleo  accept
       Bert buys the three pearls from Cleo for 7k
161  Bert  place pearl-3 k2
       Bert lays three pearls at k2 at once and earns double: 4k
162  Cleo  draw [0]
       Cleo: Cleo draws one ruby for 2k
       others: Cleo draws a hidden card for 2k
163  Anna  offer topaz-3
       Anna puts three topazes up for auction
164  Bert  pass
       Bert passes
165  Cleo  bid 1
       Cleo bids 1k
166  Bert  pass
       Bert passes
167  Anna  accept
       Cleo buys the three topazes from Anna for 1k
168  Cleo  place topaz-3 g3
       Cleo lays three topazes at g3 at once and earns double: 18k
169  Anna  end-turn
       Anna does not draw
170  Bert  offer ruby-2
       Bert puts two rubies up for auction
171  Cleo  pass
       Cleo passes
172  Anna  bid 3
       Anna bids 3k
173  Cleo  pass
       Cleo passes
174  Bert  accept
       Anna buys the two rubies from Bert for 3k
175  Anna  place ruby-2 j1
       Anna lays two rubies at j1 at once and earns double: 16k
176  Bert  end-turn
       Bert does not draw
177  Cleo  offer topaz-1
       Cleo puts one topaz up for auction
178  Anna  pass
       Anna passes
179  Bert  bid 1
       Bert bids 1k
180  Anna  bid 4
       Anna bids 4k
181  Bert  pass
       Bert passes
182  Cleo  name-price 5
       Cleo finds that too low and asks 5k
183  Anna  bid 7
       Anna bids 7k
184  Bert  pass
       Bert passes
       Anna buys the single topaz from Cleo for 7k
185  Anna  keep
       Anna keeps the single topaz
186  Cleo  end-turn
       Cleo does not draw
187  Anna  offer topaz-1
       Anna puts one topaz up for auction
188  Bert  bid 3
       Bert bids 3k
189  Cleo  bid 5
       Cleo bids 5k
190  Bert  bid 8
       Bert bids 8k
191  Cleo  pass
       Cleo passes
192  Anna  accept
       Bert buys the single topaz from Anna for 8k
193  Bert  keep
       Bert keeps the single topaz
194  Anna  draw [1]
       Anna: Anna draws two emeralds for 2k
       others: Anna draws a hidden card for 2k
195  Bert  offer topaz-1
       Bert puts one topaz up for auction
196  Cleo  bid 3
       Cleo bids 3k
197  Anna  bid 5
       Anna bids 5k
198  Cleo  pass
       Cleo passes
199  Bert  accept
       Anna buys the single topaz from Bert for 5k
200  Anna  place topaz-1 i1
       Anna lays one topaz at i1 at once and earns double: 16k
201  Bert  end-turn
       Bert does not draw
202  Cleo  offer sapphire-1
       Cleo puts one sapphire up for auction
203  Anna  bid 3
       Anna bids 3k
204  Bert  pass
       Bert passes
205  Cleo  accept
       Anna buys the single sapphire from Cleo for 3k
206  Anna  keep
       Anna keeps the single sapphire
207  Cleo  end-turn
       Cleo does not draw
208  Anna  offer sapphire-1
       Anna puts one sapphire up for auction
209  Bert  bid 3
       Bert bids 3k
210  Cleo  bid 4
       Cleo bids 4k
211  Bert  bid 6
       Bert bids 6k
212  Cleo  pass
       Cleo passes
213  Anna  name-price 59
       Anna finds that too low and asks 59k
       Nobody buys the single sapphire
       Anna lays one sapphire at c1, unsold, and earns nothing
214  Anna  draw [7]
       Anna: Anna draws four sapphires for 2k
       others: Anna draws a hidden card for 2k
215  Bert  offer ruby-4
       Bert puts four rubies up for auction
216  Cleo  bid 2
       Cleo bids 2k
217  Anna  pass
       Anna passes
218  Bert  accept
       Cleo buys the four rubies from Bert for 2k
219  Cleo  place ruby-4 f3
       Cleo lays four rubies at f3 at once and earns double: 28k
220  Bert  draw [0]
       Bert: Bert draws three rubies for 2k
       others: Bert draws a hidden card for 2k
221  Cleo  offer emerald-1
       Cleo puts one emerald up for auction
222  Anna  bid 1
       Anna bids 1k
223  Bert  bid 2
       Bert bids 2k
224  Anna  bid 3
       Anna bids 3k
225  Bert  bid 6
       Bert bids 6k
226  Anna  pass
       Anna passes
227  Cleo  name-price 41
       Cleo finds that too low and asks 41k
       Nobody buys the single emerald
       Cleo puts the single emerald aside: a fake nobody wanted
228  Cleo  end-turn
       Cleo does not draw
229  Anna  offer emerald-2
       Anna puts two emeralds up for auction
230  Bert  bid 2
       Bert bids 2k
231  Cleo  bid 4
       Cleo bids 4k
232  Bert  pass
       Bert passes
233  Anna  name-price 85
       Anna finds that too low and asks 85k
       Nobody buys the two emeralds
       Anna puts the two emeralds aside: a fake nobody wanted
234  Anna  end-turn
       Anna does not draw
235  Bert  offer topaz-2
       Bert puts two topazes up for auction
236  Cleo  bid 1
       Cleo bids 1k
237  Anna  pass
       Anna passes
238  Bert  name-price 85
       Bert finds that too low and asks 85k
       Nobody buys the two topazes
       Bert lays two topazes at g2, unsold, and earns nothing
239  Bert  end-turn
       Bert does not draw
240  Cleo  offer ruby-1
       Cleo puts one ruby up for auction
241  Anna  bid 1
       Anna bids 1k
242  Bert  pass
       Bert passes
243  Cleo  name-price 4
       Cleo finds that too low and asks 4k
244  Anna  pass
       Anna passes
245  Bert  bid 6
       Bert bids 6k
246  Anna  pass
       Anna passes
       Bert buys the single ruby from Cleo for 6k
247  Bert  keep
       Bert keeps the single ruby
248  Cleo  end-turn
       Cleo does not draw
249  Anna  offer sapphire-4
       Anna puts four sapphires up for auction
250  Bert  bid 1
       Bert bids 1k
251  Cleo  bid 2
       Cleo bids 2k
252  Bert  bid 3
       Bert bids 3k
253  Cleo  bid 6
       Cleo bids 6k
254  Bert  pass
       Bert passes
255  Anna  name-price 7
       Anna finds that too low and asks 7k
256  Bert  pass
       Bert passes
257  Cleo  pass
       Cleo passes
       Nobody buys the four sapphires
258  Anna  place sapphire-4 l2
       Anna lays four sapphires at l2, unsold, and earns nothing
259  Anna  draw [7]
       Anna: Anna draws a joker for 2k
       others: Anna draws a hidden card for 2k
260  Bert  offer ruby-1
       Bert puts one ruby up for auction
261  Cleo  bid 1
       Cleo bids 1k
262  Anna  bid 3
       Anna bids 3k
263  Cleo  bid 5
       Cleo bids 5k
264  Anna  pass
       Anna passes
265  Bert  name-price 91
       Bert finds that too low and asks 91k
       Nobody buys the single ruby
       Bert lays one ruby at n1, unsold, and earns nothing
266  Bert  draw [0]
       Bert: Bert draws four emeralds for 2k
       others: Bert draws a hidden card for 2k
       Cleo has no card to offer
267  Cleo  draw [1]
       Cleo: Cleo draws three pearls for 2k
       others: Cleo draws a hidden card for 2k
268  Anna  offer joker
       Anna puts a joker up for auction
269  Bert  bid 2
       Bert bids 2k
270  Cleo  bid 5
       Cleo bids 5k
271  Bert  bid 6
       Bert bids 6k
272  Cleo  bid 8
       Cleo bids 8k
273  Anna  name-price 89
       Anna finds that too low and asks 89k
       Nobody buys the joker
       Anna puts the joker aside: a fake nobody wanted
274  Anna  end-turn
       Anna does not draw
275  Bert  offer ruby-3
       Bert puts three rubies up for auction
276  Cleo  bid 3
       Cleo bids 3k
277  Anna  bid 6
       Anna bids 6k
278  Cleo  pass
       Cleo passes
279  Bert  name-price 9
       Bert finds that too low and asks 9k
280  Cleo  pass
       Cleo passes
281  Anna  pass
       Anna passes
       Nobody buys the three rubies
       Bert lays three rubies at j2, unsold, and earns nothing
282  Bert  draw [0]
       Bert: Bert draws one pearl for 2k
       others: Bert draws a hidden card for 2k
283  Cleo  offer pearl-3
       Cleo puts three pearls up for auction
284  Anna  bid 1
       Anna bids 1k
285  Bert  bid 3
       Bert bids 3k
286  Anna  pass
       Anna passes
287  Cleo  name-price 39
       Cleo finds that too low and asks 39k
       Nobody buys the three pearls
       Cleo lays three pearls at e2, unsold, and earns nothing
288  Cleo  draw [2]
       Cleo: Cleo draws four sapphires for 2k
       others: Cleo draws a hidden card for 2k
289  Anna  offer joker
       Anna puts a joker up for auction
290  Bert  bid 3
       Bert bids 3k
291  Cleo  pass
       Cleo passes
292  Anna  accept
       Bert buys the joker from Anna for 3k
       Bert keeps the joker
293  Anna  end-turn
       Anna does not draw
294  Bert  offer pearl-1
       Bert puts one pearl up for auction
295  Cleo  bid 1
       Cleo bids 1k
296  Anna  bid 4
       Anna bids 4k
297  Cleo  bid 6
       Cleo bids 6k
298  Anna  pass
       Anna passes
299  Bert  accept
       Cleo buys the single pearl from Bert for 6k
300  Cleo  place pearl-1 o1
       Cleo lays one pearl at o1 at once and earns double: 8k
301  Bert  draw [1]
       Bert: Bert draws three sapphires for 2k
       others: Bert draws a hidden card for 2k
302  Cleo  offer sapphire-4
       Cleo puts four sapphires up for auction
303  Anna  bid 2
       Anna bids 2k
304  Bert  pass
       Bert passes
305  Cleo  accept
       Anna buys the four sapphires from Cleo for 2k
306  Anna  place sapphire-4 d2
       Anna lays four sapphires at d2 at once and earns double: 30k
307  Cleo  draw [0]
       Cleo: Cleo draws four pearls for 2k
       others: Cleo draws a hidden card for 2k
308  Anna  offer joker
       Anna puts a joker up for auction
309  Bert  bid 2
       Bert bids 2k
310  Cleo  bid 5
       Cleo bids 5k
311  Anna  accept
       Cleo buys the joker from Anna for 5k
       Cleo keeps the joker
312  Anna  draw
       Anna: Anna draws four topazes for 2k
       others: Anna draws a hidden card for 2k
       The pile is empty. Cleo begins to rebuild the necklace
313  Cleo  discard joker
       Cleo puts a joker aside, a fake
314  Anna  place topaz-4 i4
       Anna lays four topazes at i4 and earns 15k
315  Bert  place sapphire-3 l1
       Bert lays three sapphires at l1 and earns 14k
316  Cleo  place pearl-4 k3
       Cleo lays four pearls at k3 and earns 17k
317  Bert  discard emerald-4
       Bert puts four emeralds aside, a fake
318  Bert  discard joker
       Bert puts a joker aside, a fake
319  Bert  discard joker
       Bert puts a joker aside, a fake
       The necklace is whole. Cleo wins
Anna 87k
Bert 19k
Cleo 100k
