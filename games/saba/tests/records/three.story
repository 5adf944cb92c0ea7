saba · rules 1 · 3 seats
  0        deal [0, 2, 29, 7, 6, 2, 1, 0, 13, 25, 13, 4, 16, 17, 10, 2, 18, 7, 7, 4, 15, 25, 23, 7, 12, 10, 15, 9, 3, 1]
       Turned up: one ruby, laid at j1
       Turned up: four sapphires, laid at g4
       Turned up: four rubies, laid at b1
       Turned up: two rubies, laid at j2
       Anna: Anna is dealt four rubies, four emeralds, 2 cards of one pearl, four pearls, one sapphire and three sapphires
       others: Anna is dealt 7 cards
       Bert: Bert is dealt three rubies, one emerald, 2 cards of three emeralds, three sapphires, four sapphires and a joker
       others: Bert is dealt 7 cards
       Cleo: Cleo is dealt one emerald, two pearls, three pearls, four pearls, two sapphires, two topazes and a joker
       others: Cleo is dealt 7 cards
       Bert holds the first auction
  1  Bert  offer ruby-3
       Bert puts three rubies up for auction
  2  Cleo  bid 1
       Cleo bids 1k
  3  Anna  bid 3
       Anna bids 3k
  4  Cleo  bid 4
       Cleo bids 4k
  5  Anna  pass
       Anna passes
  6  Bert  accept
       Cleo buys the three rubies from Bert for 4k
  7  Cleo  keep
       Cleo keeps the three rubies
  8  Bert  draw [17]
       Bert: Bert draws a joker for 2k
       others: Bert draws a hidden card for 2k
  9  Cleo  offer pearl-3
       Cleo puts three pearls up for auction
 10  Anna  bid 2
       Anna bids 2k
 11  Bert  bid 5
       Bert bids 5k
 12  Anna  pass
       Anna passes
 13  Cleo  name-price 6
       Cleo finds that too low and asks 6k
 14  Anna  pass
       Anna passes
 15  Bert  pass
       Bert passes
       Nobody buys the three pearls
 16  Cleo  place pearl-3 k2
       Cleo lays three pearls at k2, unsold, and earns nothing
 17  Cleo  draw [15]
       Cleo: Cleo draws four topazes for 2k
       others: Cleo draws a hidden card for 2k
 18  Anna  offer pearl-4
       Anna puts four pearls up for auction
 19  Bert  bid 3
       Bert bids 3k
 20  Cleo  bid 4
       Cleo bids 4k
 21  Bert  bid 5
       Bert bids 5k
 22  Cleo  pass
       Cleo passes
 23  Anna  accept
       Bert buys the four pearls from Anna for 5k
 24  Bert  place pearl-4 k3
       Bert lays four pearls at k3 at once and earns double: 8k
 25  Anna  end-turn
       Anna does not draw
 26  Bert  offer emerald-1
       Bert puts one emerald up for auction
 27  Cleo  bid 1
       Cleo bids 1k
 28  Anna  pass
       Anna passes
 29  Bert  accept
       Cleo buys the single emerald from Bert for 1k
 30  Cleo  place emerald-1 c1
       Cleo lays one emerald at c1 at once and earns double: 4k
 31  Bert  end-turn
       Bert does not draw
 32  Cleo  offer sapphire-2
       Cleo puts two sapphires up for auction
 33  Anna  bid 1
       Anna bids 1k
 34  Bert  pass
       Bert passes
 35  Cleo  accept
       Anna buys the two sapphires from Cleo for 1k
 36  Anna  place sapphire-2 g2
       Anna lays two sapphires at g2 at once and earns double: 2k
 37  Cleo  end-turn
       Cleo does not draw
 38  Anna  offer sapphire-3
       Anna puts three sapphires up for auction
 39  Bert  bid 3
       Bert bids 3k
 40  Cleo  bid 4
       Cleo bids 4k
 41  Bert  pass
       Bert passes
 42  Anna  name-price 7
       Anna finds that too low and asks 7k
 43  Bert  pass
       Bert passes
 44  Cleo  pass
       Cleo passes
       Nobody buys the three sapphires
 45  Anna  place sapphire-3 i3
       Anna lays three sapphires at i3, unsold, and earns nothing
 46  Anna  draw [0]
       Anna: Anna draws one ruby for 2k
       others: Anna draws a hidden card for 2k
 47  Bert  offer sapphire-4
       Bert puts four sapphires up for auction
 48  Cleo  bid 3
       Cleo bids 3k
 49  Anna  pass
       Anna passes
 50  Bert  name-price 5
       Bert finds that too low and asks 5k
 51  Cleo  bid 7
       Cleo bids 7k
 52  Anna  pass
       Anna passes
       Cleo buys the four sapphires from Bert for 7k
 53  Cleo  keep
       Cleo keeps the four sapphires
 54  Bert  draw [5]
       Bert: Bert draws two pearls for 2k
       others: Bert draws a hidden card for 2k
 55  Cleo  offer topaz-4
       Cleo puts four topazes up for auction
 56  Anna  bid 2
       Anna bids 2k
 57  Bert  pass
       Bert passes
 58  Cleo  accept
       Anna buys the four topazes from Cleo for 2k
 59  Anna  keep
       Anna keeps the four topazes
 60  Cleo  end-turn
       Cleo does not draw
 61  Anna  offer pearl-1
       Anna puts one pearl up for auction
 62  Bert  bid 2
       Bert bids 2k
 63  Cleo  pass
       Cleo passes
 64  Anna  name-price 32
       Anna finds that too low and asks 32k
       Nobody buys the single pearl
 65  Anna  place pearl-1 a1
       Anna lays one pearl at a1, unsold, and earns nothing
 66  Anna  draw [2]
       Anna: Anna draws two emeralds for 2k
       others: Anna draws a hidden card for 2k
 67  Bert  offer pearl-2
       Bert puts two pearls up for auction
 68  Cleo  bid 3
       Cleo bids 3k
 69  Anna  pass
       Anna passes
 70  Bert  name-price 21
       Bert finds that too low and asks 21k
       Nobody buys the two pearls
 71  Bert  place pearl-2 e1
       Bert lays two pearls at e1, unsold, and earns nothing
 72  Bert  end-turn
       Bert does not draw
 73  Cleo  offer pearl-4
       Cleo puts four pearls up for auction
 74  Anna  bid 1
       Anna bids 1k
 75  Bert  bid 3
       Bert bids 3k
 76  Anna  bid 4
       Anna bids 4k
 77  Bert  bid 5
       Bert bids 5k
 78  Anna  pass
       Anna passes
 79  Cleo  accept
       Bert buys the four pearls from Cleo for 5k
 80  Bert  place pearl-4 e3
       Bert lays four pearls at e3 at once and earns double: 2k
 81  Cleo  end-turn
       Cleo does not draw
 82  Anna  offer sapphire-1
       Anna puts one sapphire up for auction
 83  Bert  bid 3
       Bert bids 3k
 84  Cleo  bid 6
       Cleo bids 6k
 85  Bert  pass
       Bert passes
 86  Anna  name-price 8
       Anna finds that too low and asks 8k
 87  Bert  bid 9
       Bert bids 9k
 88  Cleo  pass
       Cleo passes
       Bert buys the single sapphire from Anna for 9k
 89  Bert  place sapphire-1 g1
       Bert lays one sapphire at g1 at once and earns double: 4k
 90  Anna  draw [9]
       Anna: Anna draws two topazes for 2k
       others: Anna draws a hidden card for 2k
 91  Bert  offer emerald-3
       Bert puts three emeralds up for auction
 92  Cleo  bid 2
       Cleo bids 2k
 93  Anna  bid 3
       Anna bids 3k
 94  Cleo  pass
       Cleo passes
 95  Bert  name-price 28
       Bert finds that too low and asks 28k
       Nobody buys the three emeralds
 96  Bert  place emerald-3 d1
       Bert lays three emeralds at d1, unsold, and earns nothing
 97  Bert  end-turn
       Bert does not draw
 98  Cleo  offer topaz-2
       Cleo puts two topazes up for auction
 99  Anna  bid 1
       Anna bids 1k
100  Bert  bid 3
       Bert bids 3k
101  Anna  bid 6
       Anna bids 6k
102  Bert  bid 8
       Bert bids 8k
103  Anna  bid 11
       Anna bids 11k
104  Bert  pass
       Bert passes
105  Cleo  accept
       Anna buys the two topazes from Cleo for 11k
106  Anna  keep
       Anna keeps the two topazes
107  Cleo  draw [11]
       Cleo: Cleo draws four topazes for 2k
       others: Cleo draws a hidden card for 2k
108  Anna  offer emerald-2
       Anna puts two emeralds up for auction
109  Bert  bid 1
       Bert bids 1k
110  Cleo  bid 4
       Cleo bids 4k
111  Bert  pass
       Bert passes
112  Anna  accept
       Cleo buys the two emeralds from Anna for 4k
113  Cleo  place emerald-2 m2
       Cleo lays two emeralds at m2 at once and earns double: 2k
114  Anna  end-turn
       Anna does not draw
115  Bert  offer emerald-3
       Bert puts three emeralds up for auction
116  Cleo  bid 3
       Cleo bids 3k
117  Anna  bid 4
       Anna bids 4k
118  Cleo  bid 6
       Cleo bids 6k
119  Anna  pass
       Anna passes
120  Bert  accept
       Cleo buys the three emeralds from Bert for 6k
121  Cleo  place emerald-3 l1
       Cleo lays three emeralds at l1 at once and earns double: 12k
122  Bert  draw [1]
       Bert: Bert draws three rubies for 2k
       others: Bert draws a hidden card for 2k
123  Cleo  offer topaz-4
       Cleo puts four topazes up for auction
124  Anna  bid 3
       Anna bids 3k
125  Bert  bid 4
       Bert bids 4k
126  Anna  bid 5
       Anna bids 5k
127  Bert  pass
       Bert passes
128  Cleo  accept
       Anna buys the four topazes from Cleo for 5k
129  Anna  keep
       Anna keeps the four topazes
130  Cleo  end-turn
       Cleo does not draw
131  Anna  offer topaz-4
       Anna puts four topazes up for auction
132  Bert  bid 3
       Bert bids 3k
133  Cleo  pass
       Cleo passes
134  Anna  accept
       Bert buys the four topazes from Anna for 3k
135  Bert  place topaz-4 h4
       Bert lays four topazes at h4 at once and earns double: 4k
136  Anna  end-turn
       Anna does not draw
137  Bert  offer ruby-3
       Bert puts three rubies up for auction
138  Cleo  bid 1
       Cleo bids 1k
139  Anna  bid 2
       Anna bids 2k
140  Cleo  bid 5
       Cleo bids 5k
141  Anna  pass
       Anna passes
142  Bert  name-price 37
       Bert finds that too low and asks 37k
       Nobody buys the three rubies
143  Bert  place ruby-3 j3
       Bert lays three rubies at j3, unsold, and earns nothing
144  Bert  end-turn
       Bert does not draw
145  Cleo  offer sapphire-4
       Cleo puts four sapphires up for auction
146  Anna  bid 1
       Anna bids 1k
147  Bert  bid 2
       Bert bids 2k
148  Anna  bid 4
       Anna bids 4k
149  Bert  bid 5
       Bert bids 5k
150  Anna  pass
       Anna passes
151  Cleo  accept
       Bert buys the four sapphires from Cleo for 5k
152  Bert  place sapphire-4 i4
       Bert lays four sapphires at i4 at once and earns double: 14k
153  Cleo  draw [6]
       Cleo: Cleo draws one topaz for 2k
       others: Cleo draws a hidden card for 2k
154  Anna  offer pearl-1
       Anna puts one pearl up for auction
155  Bert  bid 2
       Bert bids 2k
156  Cleo  bid 5
       Cleo bids 5k
157  Bert  pass
       Bert passes
158  Anna  accept
       Cleo buys the single pearl from Anna for 5k
159  Cleo  keep
       Cleo keeps the single pearl
160  Anna  draw [5]
       Anna: Anna draws two sapphires for 2k
       others: Anna draws a hidden card for 2k
161  Bert  offer sapphire-3
       Bert puts three sapphires up for auction
162  Cleo  bid 2
       Cleo bids 2k
163  Anna  bid 5
       Anna bids 5k
164  Cleo  bid 8
       Cleo bids 8k
165  Anna  pass
       Anna passes
166  Bert  accept
       Cleo buys the three sapphires from Bert for 8k
167  Cleo  place sapphire-3 g3
       Cleo lays three sapphires at g3 at once and earns double: 10k
168  Bert  end-turn
       Bert does not draw
169  Cleo  offer pearl-2
       Cleo puts two pearls up for auction
170  Anna  bid 3
       Anna bids 3k
171  Bert  bid 6
       Bert bids 6k
172  Anna  pass
       Anna passes
173  Cleo  name-price 9
       Cleo finds that too low and asks 9k
174  Anna  bid 10
       Anna bids 10k
175  Bert  pass
       Bert passes
       Anna buys the two pearls from Cleo for 10k
176  Anna  keep
       Anna keeps the two pearls
177  Cleo  end-turn
       Cleo does not draw
178  Anna  offer ruby-4
       Anna puts four rubies up for auction
179  Bert  bid 2
       Bert bids 2k
180  Cleo  bid 3
       Cleo bids 3k
181  Bert  bid 4
       Bert bids 4k
182  Cleo  pass
       Cleo passes
183  Anna  accept
       Bert buys the four rubies from Anna for 4k
184  Bert  keep
       Bert keeps the four rubies
185  Anna  end-turn
       Anna does not draw
186  Bert  offer ruby-4
       Bert puts four rubies up for auction
187  Cleo  bid 3
       Cleo bids 3k
188  Anna  bid 5
       Anna bids 5k
189  Cleo  pass
       Cleo passes
190  Bert  name-price 6
       Bert finds that too low and asks 6k
191  Cleo  pass
       Cleo passes
192  Anna  pass
       Anna passes
       Nobody buys the four rubies
       Bert lays four rubies at n1, unsold, and earns nothing
193  Bert  end-turn
       Bert does not draw
194  Cleo  offer topaz-1
       Cleo puts one topaz up for auction
195  Anna  bid 1
       Anna bids 1k
196  Bert  bid 4
       Bert bids 4k
197  Anna  bid 7
       Anna bids 7k
198  Bert  pass
       Bert passes
199  Cleo  name-price 9
       Cleo finds that too low and asks 9k
200  Anna  pass
       Anna passes
201  Bert  pass
       Bert passes
       Nobody buys the single topaz
       Cleo lays one topaz at h1, unsold, and earns nothing
202  Cleo  draw [3]
       Cleo: Cleo draws three pearls for 2k
       others: Cleo draws a hidden card for 2k
203  Anna  offer sapphire-2
       Anna puts two sapphires up for auction
204  Bert  bid 2
       Bert bids 2k
205  Cleo  pass
       Cleo passes
206  Anna  name-price 3
       Anna finds that too low and asks 3k
207  Bert  bid 4
       Bert bids 4k
208  Cleo  bid 7
       Cleo bids 7k
209  Bert  pass
       Bert passes
       Cleo buys the two sapphires from Anna for 7k
210  Cleo  keep
       Cleo keeps the two sapphires
211  Anna  end-turn
       Anna does not draw
212  Bert  offer joker
       Bert puts a joker up for auction
213  Cleo  bid 3
       Cleo bids 3k
214  Anna  pass
       Anna passes
215  Bert  name-price 38
       Bert finds that too low and asks 38k
       Nobody buys the joker
216  Bert  place joker d2
       Bert lays a joker at d2 for four emeralds, unsold, and earns nothing
217  Bert  draw [6]
       Bert: Bert draws three topazes for 2k
       others: Bert draws a hidden card for 2k
218  Cleo  offer ruby-3
       Cleo puts three rubies up for auction
219  Anna  bid 3
       Anna bids 3k
220  Bert  pass
       Bert passes
221  Cleo  name-price 40
       Cleo finds that too low and asks 40k
       Nobody buys the three rubies
       Cleo lays three rubies at f3, unsold, and earns nothing
222  Cleo  end-turn
       Cleo does not draw
223  Anna  offer topaz-2
       Anna puts two topazes up for auction
224  Bert  bid 3
       Bert bids 3k
225  Cleo  bid 6
       Cleo bids 6k
226  Bert  pass
       Bert passes
227  Anna  accept
       Cleo buys the two topazes from Anna for 6k
228  Cleo  keep
       Cleo keeps the two topazes
229  Anna  draw [1]
       Anna: Anna draws two emeralds for 2k
       others: Anna draws a hidden card for 2k
230  Bert  offer topaz-3
       Bert puts three topazes up for auction
231  Cleo  bid 2
       Cleo bids 2k
232  Anna  bid 3
       Anna bids 3k
233  Cleo  bid 4
       Cleo bids 4k
234  Anna  bid 7
       Anna bids 7k
235  Cleo  pass
       Cleo passes
236  Bert  accept
       Anna buys the three topazes from Bert for 7k
237  Anna  place topaz-3 h3
       Anna lays three topazes at h3 at once and earns double: 26k
238  Bert  end-turn
       Bert does not draw
239  Cleo  offer pearl-3
       Cleo puts three pearls up for auction
240  Anna  bid 3
       Anna bids 3k
241  Bert  bid 6
       Bert bids 6k
242  Anna  pass
       Anna passes
243  Cleo  name-price 7
       Cleo finds that too low and asks 7k
244  Anna  bid 7
       Anna bids 7k
245  Bert  bid 9
       Bert bids 9k
246  Anna  pass
       Anna passes
       Bert buys the three pearls from Cleo for 9k
247  Bert  keep
       Bert keeps the three pearls
248  Cleo  draw [2]
       Cleo: Cleo draws one sapphire for 2k
       others: Cleo draws a hidden card for 2k
249  Anna  offer emerald-4
       Anna puts four emeralds up for auction
250  Bert  bid 3
       Bert bids 3k
251  Cleo  bid 4
       Cleo bids 4k
252  Bert  pass
       Bert passes
253  Anna  name-price 39
       Anna finds that too low and asks 39k
       Nobody buys the four emeralds
       Anna lays four emeralds at l2, unsold, and earns nothing
254  Anna  draw [3]
       Anna: Anna draws three topazes for 2k
       others: Anna draws a hidden card for 2k
255  Bert  offer pearl-3
       Bert puts three pearls up for auction
256  Cleo  bid 3
       Cleo bids 3k
257  Anna  pass
       Anna passes
258  Bert  name-price 5
       Bert finds that too low and asks 5k
259  Cleo  pass
       Cleo passes
260  Anna  bid 5
       Anna bids 5k
261  Cleo  pass
       Cleo passes
       Anna buys the three pearls from Bert for 5k
262  Anna  keep
       Anna keeps the three pearls
263  Bert  end-turn
       Bert does not draw
264  Cleo  offer sapphire-2
       Cleo puts two sapphires up for auction
265  Anna  bid 1
       Anna bids 1k
266  Bert  bid 4
       Bert bids 4k
267  Anna  pass
       Anna passes
268  Cleo  accept
       Bert buys the two sapphires from Cleo for 4k
269  Bert  keep
       Bert keeps the two sapphires
270  Cleo  draw [0]
       Cleo: Cleo draws two rubies for 2k
       others: Cleo draws a hidden card for 2k
271  Anna  offer topaz-3
       Anna puts three topazes up for auction
272  Bert  bid 1
       Bert bids 1k
273  Cleo  bid 3
       Cleo bids 3k
274  Bert  bid 4
       Bert bids 4k
275  Cleo  pass
       Cleo passes
276  Anna  accept
       Bert buys the three topazes from Anna for 4k
       Bert keeps the three topazes
277  Anna  draw [1]
       Anna: Anna draws one topaz for 2k
       others: Anna draws a hidden card for 2k
278  Bert  offer topaz-3
       Bert puts three topazes up for auction
279  Cleo  bid 3
       Cleo bids 3k
280  Anna  bid 5
       Anna bids 5k
281  Cleo  bid 8
       Cleo bids 8k
282  Anna  pass
       Anna passes
283  Bert  accept
       Cleo buys the three topazes from Bert for 8k
       Cleo keeps the three topazes
284  Bert  draw [1]
       Bert: Bert draws a joker for 2k
       others: Bert draws a hidden card for 2k
285  Cleo  offer topaz-3
       Cleo puts three topazes up for auction
286  Anna  pass
       Anna passes
287  Bert  bid 3
       Bert bids 3k
288  Anna  pass
       Anna passes
289  Cleo  accept
       Bert buys the three topazes from Cleo for 3k
       Bert keeps the three topazes
290  Cleo  end-turn
       Cleo does not draw
291  Anna  offer topaz-2
       Anna puts two topazes up for auction
292  Bert  bid 1
       Bert bids 1k
293  Cleo  bid 2
       Cleo bids 2k
294  Bert  pass
       Bert passes
295  Anna  name-price 38
       Anna finds that too low and asks 38k
       Nobody buys the two topazes
       Anna lays two topazes at h2, unsold, and earns nothing
296  Anna  end-turn
       Anna does not draw
297  Bert  offer joker
       Bert puts a joker up for auction
298  Cleo  bid 2
       Cleo bids 2k
299  Anna  bid 4
       Anna bids 4k
300  Cleo  bid 7
       Cleo bids 7k
301  Anna  pass
       Anna passes
302  Bert  accept
       Cleo buys the joker from Bert for 7k
303  Cleo  place joker i2
       Cleo lays a joker at i2 for two sapphires at once and earns double: 30k
304  Bert  end-turn
       Bert does not draw
305  Cleo  offer sapphire-1
       Cleo puts one sapphire up for auction
306  Anna  bid 2
       Anna bids 2k
307  Bert  bid 3
       Bert bids 3k
308  Anna  bid 5
       Anna bids 5k
309  Bert  bid 8
       Bert bids 8k
310  Anna  pass
       Anna passes
311  Cleo  accept
       Bert buys the single sapphire from Cleo for 8k
312  Bert  keep
       Bert keeps the single sapphire
313  Cleo  end-turn
       Cleo does not draw
314  Anna  offer pearl-2
       Anna puts two pearls up for auction
315  Bert  bid 3
       Bert bids 3k
316  Cleo  bid 5
       Cleo bids 5k
317  Bert  pass
       Bert passes
318  Anna  name-price 6
       Anna finds that too low and asks 6k
319  Bert  pass
       Bert passes
320  Cleo  pass
       Cleo passes
       Nobody buys the two pearls
       Anna lays two pearls at k1, unsold, and earns nothing
321  Anna  draw
       Anna: Anna draws four emeralds for 2k
       others: Anna draws a hidden card for 2k
       The pile is empty. Cleo begins to rebuild the necklace
322  Cleo  place joker f2
       Cleo lays a joker at f2 for two rubies and earns 11k
323  Anna  discard emerald-4
       Anna puts four emeralds aside, a fake
324  Bert  discard topaz-3
       Bert puts three topazes aside, a fake
325  Cleo  discard ruby-2
       Cleo puts two rubies aside, a fake
326  Anna  place ruby-1 f1
       Anna lays one ruby at f1 and earns 12k
327  Bert  place joker m1
       Bert lays a joker at m1 for one emerald and earns 11k
328  Cleo  discard emerald-1
       Cleo puts one emerald aside, a fake
329  Anna  discard topaz-4
       Anna puts four topazes aside, a fake
330  Bert  discard sapphire-2
       Bert puts two sapphires aside, a fake
331  Cleo  place pearl-1 o1
       Cleo lays one pearl at o1 and earns 8k
332  Anna  place pearl-3 e2
       Anna lays three pearls at e2 and earns 17k
333  Bert  place sapphire-1 i1
       Bert lays one sapphire at i1 and earns 13k
334  Cleo  discard topaz-2
       Cleo puts two topazes aside, a fake
335  Anna  discard topaz-1
       Anna puts one topaz aside, a fake
336  Anna  place emerald-2 c2
       Anna lays two emeralds at c2 and earns 14k
       The necklace is whole. Cleo wins
Anna 81k
Bert 60k
Cleo 85k
