saba · rules 1 · 4 seats
  0        deal [0, 3, 25, 6, 34, 6, 0, 32, 9, 1, 23, 6, 23, 22, 28, 10, 23, 23, 13, 6, 4, 11, 12, 17, 17, 3, 2, 2]
       Turned up: one ruby, laid at k1
       Turned up: two sapphires, laid at g2
       Turned up: three topazes, laid at f3
       Turned up: one ruby, laid at e1
       Anna: Anna is dealt two rubies, one emerald, two emeralds, three sapphires and two topazes
       others: Anna is dealt 5 cards
       Bert: Bert is dealt four emeralds, three sapphires, four sapphires, one topaz and four topazes
       others: Bert is dealt 5 cards
       Cleo: Cleo is dealt four rubies, two emeralds, two pearls, three pearls and two topazes
       others: Cleo is dealt 5 cards
       Dora: Dora is dealt three rubies, four rubies, four pearls, one topaz and three topazes
       others: Dora is dealt 5 cards
       Cleo holds the first auction
  1  Cleo  offer ruby-4
       Cleo puts four rubies up for auction
  2  Dora  bid 2
       Dora bids 2k
  3  Anna  bid 5
       Anna bids 5k
  4  Bert  bid 7
       Bert bids 7k
  5  Dora  pass
       Dora passes
  6  Anna  pass
       Anna passes
  7  Cleo  name-price 9
       Cleo finds that too low and asks 9k
  8  Dora  pass
       Dora passes
  9  Anna  pass
       Anna passes
 10  Bert  pass
       Bert passes
       Nobody buys the four rubies
 11  Cleo  place ruby-4 a1
       Cleo lays four rubies at a1, unsold, and earns nothing
 12  Cleo  end-turn
       Cleo does not draw
 13  Dora  offer topaz-3
       Dora puts three topazes up for auction
 14  Anna  bid 3
       Anna bids 3k
 15  Bert  pass
       Bert passes
 16  Cleo  bid 4
       Cleo bids 4k
 17  Anna  pass
       Anna passes
 18  Bert  bid 7
       Bert bids 7k
 19  Cleo  pass
       Cleo passes
 20  Anna  pass
       Anna passes
 21  Dora  name-price 21
       Dora finds that too low and asks 21k
       Nobody buys the three topazes
       Dora lays three topazes at j3, unsold, and earns nothing
 22  Dora  draw [6]
       Dora: Dora draws one pearl for 2k
       others: Dora draws a hidden card for 2k
 23  Anna  offer emerald-2
       Anna puts two emeralds up for auction
 24  Bert  pass
       Bert passes
 25  Cleo  bid 3
       Cleo bids 3k
 26  Dora  bid 5
       Dora bids 5k
 27  Bert  pass
       Bert passes
 28  Cleo  pass
       Cleo passes
 29  Anna  name-price 6
       Anna finds that too low and asks 6k
 30  Bert  pass
       Bert passes
 31  Cleo  pass
       Cleo passes
 32  Dora  pass
       Dora passes
       Nobody buys the two emeralds
 33  Anna  place emerald-2 h2
       Anna lays two emeralds at h2, unsold, and earns nothing
 34  Anna  end-turn
       Anna does not draw
 35  Bert  offer emerald-4
       Bert puts four emeralds up for auction
 36  Cleo  bid 1
       Cleo bids 1k
 37  Dora  bid 4
       Dora bids 4k
 38  Anna  pass
       Anna passes
 39  Cleo  bid 5
       Cleo bids 5k
 40  Dora  pass
       Dora passes
 41  Anna  bid 6
       Anna bids 6k
 42  Cleo  bid 9
       Cleo bids 9k
 43  Dora  pass
       Dora passes
 44  Anna  pass
       Anna passes
 45  Bert  name-price 11
       Bert finds that too low and asks 11k
 46  Cleo  pass
       Cleo passes
 47  Dora  pass
       Dora passes
 48  Anna  pass
       Anna passes
       Nobody buys the four emeralds
       Bert lays four emeralds at h4, unsold, and earns nothing
 49  Bert  draw [0]
       Bert: Bert draws two rubies for 2k
       others: Bert draws a hidden card for 2k
 50  Cleo  offer emerald-2
       Cleo puts two emeralds up for auction
 51  Dora  bid 1
       Dora bids 1k
 52  Anna  pass
       Anna passes
 53  Bert  bid 2
       Bert bids 2k
 54  Dora  pass
       Dora passes
 55  Anna  pass
       Anna passes
 56  Cleo  accept
       Bert buys the two emeralds from Cleo for 2k
       Bert keeps the two emeralds
 57  Cleo  draw [4]
       Cleo: Cleo draws four emeralds for 2k
       others: Cleo draws a hidden card for 2k
 58  Dora  offer topaz-1
       Dora puts one topaz up for auction
 59  Anna  pass
       Anna passes
 60  Bert  bid 2
       Bert bids 2k
 61  Cleo  pass
       Cleo passes
 62  Anna  bid 4
       Anna bids 4k
 63  Bert  bid 6
       Bert bids 6k
 64  Cleo  pass
       Cleo passes
 65  Anna  bid 8
       Anna bids 8k
 66  Bert  pass
       Bert passes
 67  Cleo  pass
       Cleo passes
 68  Dora  name-price 11
       Dora finds that too low and asks 11k
 69  Anna  pass
       Anna passes
 70  Bert  pass
       Bert passes
 71  Cleo  pass
       Cleo passes
       Nobody buys the single topaz
 72  Dora  place topaz-1 f1
       Dora lays one topaz at f1, unsold, and earns nothing
 73  Dora  end-turn
       Dora does not draw
 74  Anna  offer ruby-2
       Anna puts two rubies up for auction
 75  Bert  bid 2
       Bert bids 2k
 76  Cleo  pass
       Cleo passes
 77  Dora  bid 5
       Dora bids 5k
 78  Bert  pass
       Bert passes
 79  Cleo  bid 7
       Cleo bids 7k
 80  Dora  bid 8
       Dora bids 8k
 81  Bert  pass
       Bert passes
 82  Cleo  pass
       Cleo passes
 83  Anna  accept
       Dora buys the two rubies from Anna for 8k
 84  Dora  place ruby-2 k2
       Dora lays two rubies at k2 at once and earns double: 4k
 85  Anna  end-turn
       Anna does not draw
 86  Bert  offer sapphire-3
       Bert puts three sapphires up for auction
 87  Cleo  pass
       Cleo passes
 88  Dora  bid 1
       Dora bids 1k
 89  Anna  pass
       Anna passes
 90  Cleo  bid 4
       Cleo bids 4k
 91  Dora  bid 5
       Dora bids 5k
 92  Anna  bid 6
       Anna bids 6k
 93  Cleo  pass
       Cleo passes
 94  Dora  pass
       Dora passes
 95  Bert  name-price 29
       Bert finds that too low and asks 29k
       Nobody buys the three sapphires
 96  Bert  place sapphire-3 g3
       Bert lays three sapphires at g3, unsold, and earns nothing
 97  Bert  draw [0]
       Bert: Bert draws three rubies for 2k
       others: Bert draws a hidden card for 2k
 98  Cleo  offer pearl-3
       Cleo puts three pearls up for auction
 99  Dora  bid 1
       Dora bids 1k
100  Anna  pass
       Anna passes
101  Bert  pass
       Bert passes
102  Cleo  name-price 3
       Cleo finds that too low and asks 3k
103  Dora  bid 3
       Dora bids 3k
104  Anna  pass
       Anna passes
105  Bert  pass
       Bert passes
       Dora buys the three pearls from Cleo for 3k
106  Dora  keep
       Dora keeps the three pearls
107  Cleo  end-turn
       Cleo does not draw
108  Dora  offer pearl-1
       Dora puts one pearl up for auction
109  Anna  pass
       Anna passes
110  Bert  bid 3
       Bert bids 3k
111  Cleo  bid 6
       Cleo bids 6k
112  Anna  pass
       Anna passes
113  Bert  pass
       Bert passes
114  Dora  accept
       Cleo buys the single pearl from Dora for 6k
115  Cleo  keep
       Cleo keeps the single pearl
116  Dora  end-turn
       Dora does not draw
117  Anna  offer topaz-2
       Anna puts two topazes up for auction
118  Bert  bid 1
       Bert bids 1k
119  Cleo  bid 2
       Cleo bids 2k
120  Dora  pass
       Dora passes
121  Bert  bid 4
       Bert bids 4k
122  Cleo  pass
       Cleo passes
123  Dora  pass
       Dora passes
124  Anna  name-price 18
       Anna finds that too low and asks 18k
       Nobody buys the two topazes
125  Anna  place topaz-2 j2
       Anna lays two topazes at j2, unsold, and earns nothing
126  Anna  end-turn
       Anna does not draw
127  Bert  offer ruby-3
       Bert puts three rubies up for auction
128  Cleo  bid 3
       Cleo bids 3k
129  Dora  pass
       Dora passes
130  Anna  bid 6
       Anna bids 6k
131  Cleo  pass
       Cleo passes
132  Dora  bid 9
       Dora bids 9k
133  Anna  pass
       Anna passes
134  Cleo  pass
       Cleo passes
135  Bert  name-price 11
       Bert finds that too low and asks 11k
136  Cleo  pass
       Cleo passes
137  Dora  pass
       Dora passes
138  Anna  pass
       Anna passes
       Nobody buys the three rubies
139  Bert  place ruby-3 e3
       Bert lays three rubies at e3, unsold, and earns nothing
140  Bert  draw [6]
       Bert: Bert draws four pearls for 2k
       others: Bert draws a hidden card for 2k
141  Cleo  offer pearl-2
       Cleo puts two pearls up for auction
142  Dora  bid 3
       Dora bids 3k
143  Anna  bid 4
       Anna bids 4k
144  Bert  pass
       Bert passes
145  Dora  pass
       Dora passes
146  Cleo  name-price 29
       Cleo finds that too low and asks 29k
       Nobody buys the two pearls
147  Cleo  place pearl-2 m2
       Cleo lays two pearls at m2, unsold, and earns nothing
148  Cleo  draw [9]
       Cleo: Cleo draws four sapphires for 2k
       others: Cleo draws a hidden card for 2k
149  Dora  offer ruby-3
       Dora puts three rubies up for auction
150  Anna  bid 3
       Anna bids 3k
151  Bert  bid 6
       Bert bids 6k
152  Cleo  pass
       Cleo passes
153  Anna  pass
       Anna passes
154  Dora  name-price 29
       Dora finds that too low and asks 29k
       Nobody buys the three rubies
       Dora lays three rubies at k3, unsold, and earns nothing
155  Dora  end-turn
       Dora does not draw
156  Anna  offer sapphire-3
       Anna puts three sapphires up for auction
157  Bert  bid 2
       Bert bids 2k
158  Cleo  bid 3
       Cleo bids 3k
159  Dora  pass
       Dora passes
160  Bert  bid 5
       Bert bids 5k
161  Cleo  bid 6
       Cleo bids 6k
162  Dora  bid 9
       Dora bids 9k
163  Bert  pass
       Bert passes
164  Cleo  pass
       Cleo passes
165  Anna  accept
       Dora buys the three sapphires from Anna for 9k
166  Dora  keep
       Dora keeps the three sapphires
167  Anna  end-turn
       Anna does not draw
168  Bert  offer pearl-4
       Bert puts four pearls up for auction
169  Cleo  pass
       Cleo passes
170  Dora  bid 1
       Dora bids 1k
171  Anna  bid 2
       Anna bids 2k
172  Cleo  bid 3
       Cleo bids 3k
173  Dora  bid 4
       Dora bids 4k
174  Anna  bid 7
       Anna bids 7k
175  Cleo  pass
       Cleo passes
176  Dora  pass
       Dora passes
177  Bert  name-price 38
       Bert finds that too low and asks 38k
       Nobody buys the four pearls
178  Bert  place pearl-4 d2
       Bert lays four pearls at d2, unsold, and earns nothing
179  Bert  draw [8]
       Bert: Bert draws two sapphires for 2k
       others: Bert draws a hidden card for 2k
180  Cleo  offer pearl-1
       Cleo puts one pearl up for auction
181  Dora  bid 3
       Dora bids 3k
182  Anna  bid 6
       Anna bids 6k
183  Bert  bid 9
       Bert bids 9k
184  Anna  pass
       Anna passes
185  Cleo  name-price 38
       Cleo finds that too low and asks 38k
       Nobody buys the single pearl
186  Cleo  place pearl-1 c1
       Cleo lays one pearl at c1, unsold, and earns nothing
187  Cleo  end-turn
       Cleo does not draw
188  Dora  offer ruby-4
       Dora puts four rubies up for auction
189  Anna  bid 1
       Anna bids 1k
190  Bert  bid 2
       Bert bids 2k
191  Cleo  bid 5
       Cleo bids 5k
192  Anna  pass
       Anna passes
193  Bert  pass
       Bert passes
194  Dora  name-price 38
       Dora finds that too low and asks 38k
       Nobody buys the four rubies
       Dora lays four rubies at o1, unsold, and earns nothing
195  Dora  draw [7]
       Dora: Dora draws one sapphire for 2k
       others: Dora draws a hidden card for 2k
196  Anna  offer emerald-1
       Anna puts one emerald up for auction
197  Bert  bid 3
       Bert bids 3k
198  Cleo  bid 6
       Cleo bids 6k
199  Bert  pass
       Bert passes
200  Anna  name-price 16
       Anna finds that too low and asks 16k
       Nobody buys the single emerald
       Anna lays one emerald at h1, unsold, and earns nothing
201  Anna  draw [4]
       Anna: Anna draws two pearls for 2k
       others: Anna draws a hidden card for 2k
202  Bert  offer sapphire-2
       Bert puts two sapphires up for auction
203  Cleo  bid 1
       Cleo bids 1k
204  Dora  bid 3
       Dora bids 3k
205  Anna  pass
       Anna passes
206  Cleo  pass
       Cleo passes
207  Bert  name-price 5
       Bert finds that too low and asks 5k
208  Cleo  bid 6
       Cleo bids 6k
209  Anna  pass
       Anna passes
       Cleo buys the two sapphires from Bert for 6k
210  Cleo  keep
       Cleo keeps the two sapphires
211  Bert  end-turn
       Bert does not draw
212  Cleo  offer emerald-4
       Cleo puts four emeralds up for auction
213  Dora  bid 1
       Dora bids 1k
214  Anna  bid 2
       Anna bids 2k
215  Bert  bid 5
       Bert bids 5k
216  Dora  pass
       Dora passes
217  Anna  bid 6
       Anna bids 6k
218  Bert  bid 7
       Bert bids 7k
219  Anna  pass
       Anna passes
220  Cleo  accept
       Bert buys the four emeralds from Cleo for 7k
       Bert keeps the four emeralds
221  Cleo  end-turn
       Cleo does not draw
222  Dora  offer pearl-4
       Dora puts four pearls up for auction
223  Anna  bid 1
       Anna bids 1k
224  Bert  bid 2
       Bert bids 2k
225  Cleo  pass
       Cleo passes
226  Anna  bid 3
       Anna bids 3k
227  Bert  bid 5
       Bert bids 5k
228  Cleo  pass
       Cleo passes
229  Anna  pass
       Anna passes
230  Dora  name-price 6
       Dora finds that too low and asks 6k
231  Anna  pass
       Anna passes
232  Bert  pass
       Bert passes
233  Cleo  bid 7
       Cleo bids 7k
234  Anna  pass
       Anna passes
235  Bert  pass
       Bert passes
       Cleo buys the four pearls from Dora for 7k
236  Cleo  place pearl-4 l2
       Cleo lays four pearls at l2 at once and earns double: 14k
237  Dora  draw [6]
       Dora: Dora draws four topazes for 2k
       others: Dora draws a hidden card for 2k
238  Anna  offer pearl-2
       Anna puts two pearls up for auction
239  Bert  pass
       Bert passes
240  Cleo  bid 3
       Cleo bids 3k
241  Dora  pass
       Dora passes
242  Bert  pass
       Bert passes
243  Anna  accept
       Cleo buys the two pearls from Anna for 3k
244  Cleo  keep
       Cleo keeps the two pearls
245  Anna  draw [2]
       Anna: Anna draws three emeralds for 2k
       others: Anna draws a hidden card for 2k
246  Bert  offer emerald-4
       Bert puts four emeralds up for auction
247  Cleo  bid 1
       Cleo bids 1k
248  Dora  pass
       Dora passes
249  Anna  bid 3
       Anna bids 3k
250  Cleo  bid 5
       Cleo bids 5k
251  Dora  pass
       Dora passes
252  Anna  pass
       Anna passes
253  Bert  name-price 8
       Bert finds that too low and asks 8k
254  Cleo  pass
       Cleo passes
255  Dora  pass
       Dora passes
256  Anna  pass
       Anna passes
       Nobody buys the four emeralds
       Bert puts the four emeralds aside: a fake nobody wanted
257  Bert  draw [0]
       Bert: Bert draws one emerald for 2k
       others: Bert draws a hidden card for 2k
258  Cleo  offer topaz-2
       Cleo puts two topazes up for auction
259  Dora  bid 2
       Dora bids 2k
260  Anna  bid 3
       Anna bids 3k
261  Bert  bid 4
       Bert bids 4k
262  Dora  pass
       Dora passes
263  Anna  pass
       Anna passes
264  Cleo  name-price 37
       Cleo finds that too low and asks 37k
       Nobody buys the two topazes
       Cleo lays two topazes at f2, unsold, and earns nothing
265  Cleo  draw [3]
       Cleo: Cleo draws one sapphire for 2k
       others: Cleo draws a hidden card for 2k
266  Dora  offer pearl-3
       Dora puts three pearls up for auction
267  Anna  bid 2
       Anna bids 2k
268  Bert  pass
       Bert passes
269  Cleo  pass
       Cleo passes
270  Dora  accept
       Anna buys the three pearls from Dora for 2k
271  Anna  place pearl-3 l1
       Anna lays three pearls at l1 at once and earns double: 18k
272  Dora  end-turn
       Dora does not draw
273  Anna  offer emerald-3
       Anna puts three emeralds up for auction
274  Bert  bid 2
       Bert bids 2k
275  Cleo  bid 3
       Cleo bids 3k
276  Dora  bid 5
       Dora bids 5k
277  Bert  pass
       Bert passes
278  Cleo  bid 7
       Cleo bids 7k
279  Dora  bid 10
       Dora bids 10k
280  Cleo  pass
       Cleo passes
281  Anna  accept
       Dora buys the three emeralds from Anna for 10k
282  Dora  keep
       Dora keeps the three emeralds
283  Anna  end-turn
       Anna does not draw
284  Bert  offer emerald-2
       Bert puts two emeralds up for auction
285  Cleo  bid 3
       Cleo bids 3k
286  Anna  pass
       Anna passes
287  Bert  accept
       Cleo buys the two emeralds from Bert for 3k
       Cleo keeps the two emeralds
288  Bert  end-turn
       Bert does not draw
289  Cleo  offer emerald-2
       Cleo puts two emeralds up for auction
290  Dora  bid 1
       Dora bids 1k
291  Anna  bid 4
       Anna bids 4k
292  Bert  pass
       Bert passes
293  Cleo  name-price 63
       Cleo finds that too low and asks 63k
       Nobody buys the two emeralds
       Cleo puts the two emeralds aside: a fake nobody wanted
294  Cleo  end-turn
       Cleo does not draw
295  Dora  offer topaz-4
       Dora puts four topazes up for auction
296  Anna  bid 1
       Anna bids 1k
297  Bert  bid 2
       Bert bids 2k
298  Cleo  bid 3
       Cleo bids 3k
299  Anna  pass
       Anna passes
300  Bert  bid 4
       Bert bids 4k
301  Cleo  bid 6
       Cleo bids 6k
302  Anna  bid 8
       Anna bids 8k
303  Bert  pass
       Bert passes
304  Cleo  pass
       Cleo passes
305  Dora  accept
       Anna buys the four topazes from Dora for 8k
306  Anna  keep
       Anna keeps the four topazes
307  Dora  draw [2]
       Dora: Dora draws three pearls for 2k
       others: Dora draws a hidden card for 2k
308  Anna  offer topaz-4
       Anna puts four topazes up for auction
309  Bert  bid 2
       Bert bids 2k
310  Cleo  bid 4
       Cleo bids 4k
311  Dora  bid 5
       Dora bids 5k
312  Bert  bid 6
       Bert bids 6k
313  Cleo  pass
       Cleo passes
314  Dora  pass
       Dora passes
315  Anna  name-price 8
       Anna finds that too low and asks 8k
316  Bert  bid 10
       Bert bids 10k
317  Cleo  pass
       Cleo passes
       Bert buys the four topazes from Anna for 10k
318  Bert  place topaz-4 n1
       Bert lays four topazes at n1 at once and earns double: 14k
319  Anna  draw [1]
       Anna: Anna draws one pearl for 2k
       others: Anna draws a hidden card for 2k
320  Bert  offer ruby-2
       Bert puts two rubies up for auction
321  Cleo  bid 1
       Cleo bids 1k
322  Dora  bid 2
       Dora bids 2k
323  Anna  bid 5
       Anna bids 5k
324  Cleo  pass
       Cleo passes
325  Dora  pass
       Dora passes
326  Bert  name-price 63
       Bert finds that too low and asks 63k
       Nobody buys the two rubies
       Bert lays two rubies at e2, unsold, and earns nothing
327  Bert  draw
       Bert: Bert draws three emeralds for 2k
       others: Bert draws a hidden card for 2k
       The pile is empty. Anna begins to rebuild the necklace
328  Anna  place pearl-1 m1
       Anna lays one pearl at m1 and earns 8k
329  Bert  place topaz-1 j1
       Bert lays one topaz at j1 and earns 8k
330  Cleo  place sapphire-1 g1
       Cleo lays one sapphire at g1 and earns 9k
331  Dora  place sapphire-1 i1
       Dora lays one sapphire at i1 and earns 9k
332  Bert  place sapphire-4 i4
       Bert lays four sapphires at i4 and earns 9k
333  Cleo  place sapphire-2 i2
       Cleo lays two sapphires at i2 and earns 15k
334  Dora  place emerald-3 h3
       Dora lays three emeralds at h3 and earns 11k
335  Bert  place topaz-4 b1
       Bert lays four topazes at b1 and earns 4k
336  Cleo  place sapphire-4 g4
       Cleo lays four sapphires at g4 and earns 12k
337  Dora  place sapphire-3 i3
       Dora lays three sapphires at i3 and earns 20k
338  Bert  discard emerald-3
       Bert puts three emeralds aside, a fake
339  Cleo  place pearl-2 c2
       Cleo lays two pearls at c2 and earns 11k
340  Dora  place pearl-3 d1
       Dora lays three pearls at d1 and earns 14k
341  Bert  discard emerald-1
       Bert puts one emerald aside, a fake
       The necklace is whole. Anna wins
Anna 70k
Bert 33k
Cleo 62k
Dora 63k
