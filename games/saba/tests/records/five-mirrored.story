saba · rules 1 · 5 seats
  0        deal [0, 4, 31, 5, 38, 20, 6, 2, 1, 35, 1, 17, 3, 5, 25, 8, 7, 27, 3, 8, 16, 4, 6, 4, 11, 2, 7, 13, 9, 2]
       Turned up: one ruby, laid at l1
       Turned up: one topaz, laid at o1
       Turned up: a joker, but put back
       Turned up: three pearls, laid at g3
       Turned up: two rubies, laid at d2
       Anna: Anna is dealt two rubies, four rubies, three pearls and four topazes
       others: Anna is dealt 4 cards
       Bert: Bert is dealt one emerald, 2 cards of three emeralds and one topaz
       others: Bert is dealt 4 cards
       Cleo: Cleo is dealt four rubies, one pearl, two sapphires and four topazes
       others: Cleo is dealt 4 cards
       Dora: Dora is dealt 2 cards of two emeralds, four emeralds and one sapphire
       others: Dora is dealt 4 cards
       Emil: Emil is dealt three rubies, four pearls, two sapphires and four sapphires
       others: Emil is dealt 4 cards
       Cleo holds the first auction
  1  Cleo  offer pearl-1
       Cleo puts one pearl up for auction
  2  Dora  pass
       Dora passes
  3  Emil  pass
       Emil passes
  4  Anna  bid 1
       Anna bids 1k
  5  Bert  bid 2
       Bert bids 2k
  6  Dora  bid 5
       Dora bids 5k
  7  Emil  pass
       Emil passes
  8  Anna  bid 7
       Anna bids 7k
  9  Bert  pass
       Bert passes
 10  Dora  pass
       Dora passes
 11  Emil  pass
       Emil passes
 12  Cleo  name-price 21
       Cleo finds that too low and asks 21k
       Nobody buys the single pearl
 13  Cleo  place pearl-1 g1
       Cleo lays one pearl at g1, unsold, and earns nothing
 14  Cleo  end-turn
       Cleo does not draw
 15  Dora  offer emerald-4
       Dora puts four emeralds up for auction
 16  Emil  bid 1
       Emil bids 1k
 17  Anna  bid 3
       Anna bids 3k
 18  Bert  bid 4
       Bert bids 4k
 19  Cleo  bid 6
       Cleo bids 6k
 20  Emil  pass
       Emil passes
 21  Anna  pass
       Anna passes
 22  Bert  pass
       Bert passes
 23  Dora  name-price 21
       Dora finds that too low and asks 21k
       Nobody buys the four emeralds
 24  Dora  place emerald-4 e3
       Dora lays four emeralds at e3, unsold, and earns nothing
 25  Dora  end-turn
       Dora does not draw
 26  Emil  offer pearl-4
       Emil puts four pearls up for auction
 27  Anna  bid 2
       Anna bids 2k
 28  Bert  pass
       Bert passes
 29  Cleo  bid 5
       Cleo bids 5k
 30  Dora  bid 7
       Dora bids 7k
 31  Anna  pass
       Anna passes
 32  Bert  pass
       Bert passes
 33  Cleo  pass
       Cleo passes
 34  Emil  name-price 10
       Emil finds that too low and asks 10k
 35  Anna  pass
       Anna passes
 36  Bert  pass
       Bert passes
 37  Cleo  pass
       Cleo passes
 38  Dora  pass
       Dora passes
       Nobody buys the four pearls
 39  Emil  place pearl-4 g4
       Emil lays four pearls at g4, unsold, and earns nothing
 40  Emil  draw [4]
       Emil: Emil draws one pearl for 2k
       others: Emil draws a hidden card for 2k
 41  Anna  offer ruby-2
       Anna puts two rubies up for auction
 42  Bert  bid 3
       Bert bids 3k
 43  Cleo  bid 6
       Cleo bids 6k
 44  Dora  bid 9
       Dora bids 9k
 45  Emil  pass
       Emil passes
 46  Bert  pass
       Bert passes
 47  Cleo  pass
       Cleo passes
 48  Anna  accept
       Dora buys the two rubies from Anna for 9k
 49  Dora  keep
       Dora keeps the two rubies
 50  Anna  end-turn
       Anna does not draw
 51  Bert  offer topaz-1
       Bert puts one topaz up for auction
 52  Cleo  bid 1
       Cleo bids 1k
 53  Dora  pass
       Dora passes
 54  Emil  bid 3
       Emil bids 3k
 55  Anna  bid 4
       Anna bids 4k
 56  Cleo  pass
       Cleo passes
 57  Dora  bid 7
       Dora bids 7k
 58  Emil  bid 10
       Emil bids 10k
 59  Anna  pass
       Anna passes
 60  Cleo  pass
       Cleo passes
 61  Dora  pass
       Dora passes
 62  Bert  name-price 12
       Bert finds that too low and asks 12k
 63  Cleo  pass
       Cleo passes
 64  Emil  pass
       Emil passes
 65  Anna  pass
       Anna passes
       Nobody buys the single topaz
       Bert lays one topaz at a1, unsold, and earns nothing
 66  Bert  draw [12]
       Bert: Bert draws two topazes for 2k
       others: Bert draws a hidden card for 2k
 67  Cleo  offer topaz-4
       Cleo puts four topazes up for auction
 68  Dora  bid 1
       Dora bids 1k
 69  Emil  bid 4
       Emil bids 4k
 70  Anna  pass
       Anna passes
 71  Bert  pass
       Bert passes
 72  Dora  pass
       Dora passes
 73  Cleo  accept
       Emil buys the four topazes from Cleo for 4k
 74  Emil  place topaz-4 f3
       Emil lays four topazes at f3 at once and earns double: 14k
 75  Cleo  draw [17]
       Cleo: Cleo draws a joker for 2k
       others: Cleo draws a hidden card for 2k
 76  Dora  offer ruby-2
       Dora puts two rubies up for auction
 77  Emil  bid 1
       Emil bids 1k
 78  Anna  bid 3
       Anna bids 3k
 79  Bert  bid 6
       Bert bids 6k
 80  Cleo  bid 9
       Cleo bids 9k
 81  Emil  pass
       Emil passes
 82  Anna  pass
       Anna passes
 83  Bert  pass
       Bert passes
 84  Dora  name-price 30
       Dora finds that too low and asks 30k
       Nobody buys the two rubies
       Dora lays two rubies at l2, unsold, and earns nothing
 85  Dora  end-turn
       Dora does not draw
 86  Emil  offer sapphire-4
       Emil puts four sapphires up for auction
 87  Anna  pass
       Anna passes
 88  Bert  bid 2
       Bert bids 2k
 89  Cleo  bid 5
       Cleo bids 5k
 90  Dora  pass
       Dora passes
 91  Anna  pass
       Anna passes
 92  Bert  bid 8
       Bert bids 8k
 93  Cleo  pass
       Cleo passes
 94  Dora  bid 9
       Dora bids 9k
 95  Anna  pass
       Anna passes
 96  Bert  pass
       Bert passes
 97  Cleo  pass
       Cleo passes
 98  Emil  accept
       Dora buys the four sapphires from Emil for 9k
 99  Dora  keep
       Dora keeps the four sapphires
100  Emil  end-turn
       Emil does not draw
101  Anna  offer topaz-4
       Anna puts four topazes up for auction
102  Bert  bid 1
       Bert bids 1k
103  Cleo  bid 4
       Cleo bids 4k
104  Emil  bid 5
       Emil bids 5k
105  Bert  pass
       Bert passes
106  Cleo  bid 7
       Cleo bids 7k
107  Emil  pass
       Emil passes
108  Bert  pass
       Bert passes
109  Anna  accept
       Cleo buys the four topazes from Anna for 7k
110  Cleo  keep
       Cleo keeps the four topazes
111  Anna  end-turn
       Anna does not draw
112  Bert  offer topaz-2
       Bert puts two topazes up for auction
113  Cleo  pass
       Cleo passes
114  Dora  bid 2
       Dora bids 2k
115  Emil  bid 5
       Emil bids 5k
116  Anna  bid 7
       Anna bids 7k
117  Cleo  pass
       Cleo passes
118  Emil  pass
       Emil passes
119  Bert  name-price 8
       Bert finds that too low and asks 8k
120  Cleo  pass
       Cleo passes
121  Emil  pass
       Emil passes
122  Anna  pass
       Anna passes
       Nobody buys the two topazes
123  Bert  place topaz-2 f1
       Bert lays two topazes at f1, unsold, and earns nothing
124  Bert  end-turn
       Bert does not draw
125  Cleo  offer ruby-4
       Cleo puts four rubies up for auction
126  Dora  bid 2
       Dora bids 2k
127  Emil  bid 5
       Emil bids 5k
128  Anna  pass
       Anna passes
129  Bert  bid 6
       Bert bids 6k
130  Emil  bid 7
       Emil bids 7k
131  Anna  pass
       Anna passes
132  Bert  pass
       Bert passes
133  Cleo  accept
       Emil buys the four rubies from Cleo for 7k
134  Emil  keep
       Emil keeps the four rubies
135  Cleo  end-turn
       Cleo does not draw
136  Dora  offer emerald-2
       Dora puts two emeralds up for auction
137  Emil  bid 2
       Emil bids 2k
138  Anna  bid 5
       Anna bids 5k
139  Bert  bid 8
       Bert bids 8k
140  Cleo  pass
       Cleo passes
141  Emil  pass
       Emil passes
142  Anna  pass
       Anna passes
143  Dora  name-price 9
       Dora finds that too low and asks 9k
144  Emil  pass
       Emil passes
145  Anna  bid 10
       Anna bids 10k
146  Bert  pass
       Bert passes
147  Cleo  pass
       Cleo passes
148  Emil  pass
       Emil passes
       Anna buys the two emeralds from Dora for 10k
149  Anna  place emerald-2 k1
       Anna lays two emeralds at k1 at once and earns double: 4k
150  Dora  draw [6]
       Dora: Dora draws four pearls for 2k
       others: Dora draws a hidden card for 2k
151  Emil  offer ruby-3
       Emil puts three rubies up for auction
152  Anna  bid 1
       Anna bids 1k
153  Bert  bid 4
       Bert bids 4k
154  Cleo  bid 6
       Cleo bids 6k
155  Dora  pass
       Dora passes
156  Anna  pass
       Anna passes
157  Bert  pass
       Bert passes
158  Emil  accept
       Cleo buys the three rubies from Emil for 6k
159  Cleo  place ruby-3 m1
       Cleo lays three rubies at m1 at once and earns double: 4k
160  Emil  end-turn
       Emil does not draw
161  Anna  offer ruby-4
       Anna puts four rubies up for auction
162  Bert  bid 1
       Bert bids 1k
163  Cleo  bid 2
       Cleo bids 2k
164  Dora  bid 3
       Dora bids 3k
165  Emil  bid 5
       Emil bids 5k
166  Bert  bid 6
       Bert bids 6k
167  Cleo  pass
       Cleo passes
168  Dora  pass
       Dora passes
169  Emil  pass
       Emil passes
170  Anna  accept
       Bert buys the four rubies from Anna for 6k
171  Bert  place ruby-4 c2
       Bert lays four rubies at c2 at once and earns double: 10k
172  Anna  draw [10]
       Anna: Anna draws two topazes for 2k
       others: Anna draws a hidden card for 2k
173  Bert  offer emerald-3
       Bert puts three emeralds up for auction
174  Cleo  bid 2
       Cleo bids 2k
175  Dora  pass
       Dora passes
176  Emil  pass
       Emil passes
177  Anna  bid 3
       Anna bids 3k
178  Cleo  bid 6
       Cleo bids 6k
179  Dora  pass
       Dora passes
180  Emil  bid 8
       Emil bids 8k
181  Anna  pass
       Anna passes
182  Cleo  pass
       Cleo passes
183  Dora  pass
       Dora passes
184  Bert  name-price 37
       Bert finds that too low and asks 37k
       Nobody buys the three emeralds
185  Bert  place emerald-3 e2
       Bert lays three emeralds at e2, unsold, and earns nothing
186  Bert  draw [9]
       Bert: Bert draws four sapphires for 2k
       others: Bert draws a hidden card for 2k
187  Cleo  offer joker
       Cleo puts a joker up for auction
188  Dora  bid 3
       Dora bids 3k
189  Emil  bid 6
       Emil bids 6k
190  Anna  pass
       Anna passes
191  Bert  bid 8
       Bert bids 8k
192  Dora  pass
       Dora passes
193  Emil  pass
       Emil passes
194  Anna  pass
       Anna passes
195  Cleo  accept
       Bert buys the joker from Cleo for 8k
196  Bert  keep
       Bert keeps the joker
197  Cleo  end-turn
       Cleo does not draw
198  Dora  offer emerald-2
       Dora puts two emeralds up for auction
199  Emil  bid 3
       Emil bids 3k
200  Anna  pass
       Anna passes
201  Bert  bid 6
       Bert bids 6k
202  Cleo  pass
       Cleo passes
203  Emil  pass
       Emil passes
204  Anna  pass
       Anna passes
205  Dora  accept
       Bert buys the two emeralds from Dora for 6k
206  Bert  place emerald-2 e1
       Bert lays two emeralds at e1 at once and earns double: 10k
207  Dora  draw [8]
       Dora: Dora draws three sapphires for 2k
       others: Dora draws a hidden card for 2k
208  Emil  offer sapphire-2
       Emil puts two sapphires up for auction
209  Anna  bid 3
       Anna bids 3k
210  Bert  bid 4
       Bert bids 4k
211  Cleo  pass
       Cleo passes
212  Dora  pass
       Dora passes
213  Anna  pass
       Anna passes
214  Emil  accept
       Bert buys the two sapphires from Emil for 4k
215  Bert  place sapphire-2 h2
       Bert lays two sapphires at h2 at once and earns double: 6k
216  Emil  draw [6]
       Emil: Emil draws one sapphire for 2k
       others: Emil draws a hidden card for 2k
217  Anna  offer pearl-3
       Anna puts three pearls up for auction
218  Bert  bid 1
       Bert bids 1k
219  Cleo  bid 4
       Cleo bids 4k
220  Dora  pass
       Dora passes
221  Emil  bid 6
       Emil bids 6k
222  Bert  pass
       Bert passes
223  Cleo  pass
       Cleo passes
224  Dora  bid 8
       Dora bids 8k
225  Emil  pass
       Emil passes
226  Bert  pass
       Bert passes
227  Cleo  pass
       Cleo passes
228  Anna  accept
       Dora buys the three pearls from Anna for 8k
229  Dora  keep
       Dora keeps the three pearls
230  Anna  draw [1]
       Anna: Anna draws three rubies for 2k
       others: Anna draws a hidden card for 2k
231  Bert  offer emerald-1
       Bert puts one emerald up for auction
232  Cleo  bid 2
       Cleo bids 2k
233  Dora  bid 3
       Dora bids 3k
234  Emil  bid 5
       Emil bids 5k
235  Anna  pass
       Anna passes
236  Cleo  pass
       Cleo passes
237  Dora  pass
       Dora passes
238  Bert  accept
       Emil buys the single emerald from Bert for 5k
239  Emil  keep
       Emil keeps the single emerald
240  Bert  end-turn
       Bert does not draw
241  Cleo  offer topaz-4
       Cleo puts four topazes up for auction
242  Dora  bid 3
       Dora bids 3k
243  Emil  bid 6
       Emil bids 6k
244  Anna  bid 8
       Anna bids 8k
245  Bert  pass
       Bert passes
246  Emil  pass
       Emil passes
247  Cleo  name-price 10
       Cleo finds that too low and asks 10k
248  Emil  pass
       Emil passes
249  Anna  pass
       Anna passes
250  Bert  pass
       Bert passes
       Nobody buys the four topazes
       Cleo lays four topazes at j3, unsold, and earns nothing
251  Cleo  draw [2]
       Cleo: Cleo draws four emeralds for 2k
       others: Cleo draws a hidden card for 2k
252  Dora  offer pearl-4
       Dora puts four pearls up for auction
253  Emil  bid 2
       Emil bids 2k
254  Anna  bid 4
       Anna bids 4k
255  Bert  pass
       Bert passes
256  Cleo  pass
       Cleo passes
257  Emil  bid 7
       Emil bids 7k
258  Anna  pass
       Anna passes
259  Bert  pass
       Bert passes
260  Cleo  pass
       Cleo passes
261  Dora  name-price 9
       Dora finds that too low and asks 9k
262  Emil  pass
       Emil passes
263  Anna  pass
       Anna passes
264  Bert  pass
       Bert passes
265  Cleo  bid 9
       Cleo bids 9k
266  Emil  pass
       Emil passes
267  Anna  pass
       Anna passes
268  Bert  pass
       Bert passes
       Cleo buys the four pearls from Dora for 9k
269  Cleo  keep
       Cleo keeps the four pearls
270  Dora  end-turn
       Dora does not draw
271  Emil  offer ruby-4
       Emil puts four rubies up for auction
272  Anna  bid 2
       Anna bids 2k
273  Bert  bid 5
       Bert bids 5k
274  Cleo  pass
       Cleo passes
275  Dora  pass
       Dora passes
276  Anna  bid 6
       Anna bids 6k
277  Bert  pass
       Bert passes
278  Cleo  pass
       Cleo passes
279  Dora  pass
       Dora passes
280  Emil  accept
       Anna buys the four rubies from Emil for 6k
281  Anna  keep
       Anna keeps the four rubies
282  Emil  draw [8]
       Emil: Emil draws a joker for 2k
       others: Emil draws a hidden card for 2k
283  Anna  offer topaz-2
       Anna puts two topazes up for auction
284  Bert  bid 1
       Bert bids 1k
285  Cleo  bid 3
       Cleo bids 3k
286  Dora  bid 4
       Dora bids 4k
287  Emil  pass
       Emil passes
288  Bert  bid 5
       Bert bids 5k
289  Cleo  bid 8
       Cleo bids 8k
290  Dora  pass
       Dora passes
291  Emil  pass
       Emil passes
292  Bert  pass
       Bert passes
293  Anna  accept
       Cleo buys the two topazes from Anna for 8k
294  Cleo  keep
       Cleo keeps the two topazes
295  Anna  draw [1]
       Anna: Anna draws one emerald for 2k
       others: Anna draws a hidden card for 2k
296  Bert  offer emerald-3
       Bert puts three emeralds up for auction
297  Cleo  bid 3
       Cleo bids 3k
298  Dora  bid 6
       Dora bids 6k
299  Emil  pass
       Emil passes
300  Anna  bid 7
       Anna bids 7k
301  Cleo  pass
       Cleo passes
302  Dora  pass
       Dora passes
303  Emil  pass
       Emil passes
304  Bert  name-price 8
       Bert finds that too low and asks 8k
305  Cleo  pass
       Cleo passes
306  Dora  pass
       Dora passes
307  Emil  pass
       Emil passes
308  Anna  pass
       Anna passes
       Nobody buys the three emeralds
       Bert lays three emeralds at k2, unsold, and earns nothing
309  Bert  draw [7]
       Bert: Bert draws a joker for 2k
       others: Bert draws a hidden card for 2k
310  Cleo  offer pearl-4
       Cleo puts four pearls up for auction
311  Dora  bid 2
       Dora bids 2k
312  Emil  pass
       Emil passes
313  Anna  bid 4
       Anna bids 4k
314  Bert  bid 6
       Bert bids 6k
315  Dora  pass
       Dora passes
316  Emil  bid 9
       Emil bids 9k
317  Anna  pass
       Anna passes
318  Bert  pass
       Bert passes
319  Dora  pass
       Dora passes
320  Cleo  name-price 11
       Cleo finds that too low and asks 11k
321  Dora  pass
       Dora passes
322  Emil  pass
       Emil passes
323  Anna  pass
       Anna passes
324  Bert  pass
       Bert passes
       Nobody buys the four pearls
       Cleo lays four pearls at i4, unsold, and earns nothing
325  Cleo  draw [1]
       Cleo: Cleo draws two pearls for 2k
       others: Cleo draws a hidden card for 2k
326  Dora  offer sapphire-3
       Dora puts three sapphires up for auction
327  Emil  bid 2
       Emil bids 2k
328  Anna  bid 4
       Anna bids 4k
329  Bert  pass
       Bert passes
330  Cleo  pass
       Cleo passes
331  Emil  bid 5
       Emil bids 5k
332  Anna  pass
       Anna passes
333  Bert  pass
       Bert passes
334  Cleo  pass
       Cleo passes
335  Dora  name-price 41
       Dora finds that too low and asks 41k
       Nobody buys the three sapphires
       Dora lays three sapphires at h3, unsold, and earns nothing
336  Dora  draw [2]
       Dora: Dora draws three sapphires for 2k
       others: Dora draws a hidden card for 2k
337  Emil  offer pearl-1
       Emil puts one pearl up for auction
338  Anna  bid 2
       Anna bids 2k
339  Bert  bid 3
       Bert bids 3k
340  Cleo  bid 5
       Cleo bids 5k
341  Dora  pass
       Dora passes
342  Anna  pass
       Anna passes
343  Bert  pass
       Bert passes
344  Emil  accept
       Cleo buys the single pearl from Emil for 5k
345  Cleo  place pearl-1 i1
       Cleo lays one pearl at i1 at once and earns double: 2k
346  Emil  end-turn
       Emil does not draw
347  Anna  offer ruby-4
       Anna puts four rubies up for auction
348  Bert  bid 3
       Bert bids 3k
349  Cleo  bid 4
       Cleo bids 4k
350  Dora  bid 6
       Dora bids 6k
351  Emil  pass
       Emil passes
352  Bert  pass
       Bert passes
353  Anna  accept
       Dora buys the four rubies from Anna for 6k
354  Dora  keep
       Dora keeps the four rubies
355  Anna  end-turn
       Anna does not draw
356  Bert  offer joker
       Bert puts a joker up for auction
357  Cleo  bid 3
       Cleo bids 3k
358  Dora  pass
       Dora passes
359  Emil  bid 4
       Emil bids 4k
360  Anna  bid 7
       Anna bids 7k
361  Emil  bid 9
       Emil bids 9k
362  Anna  pass
       Anna passes
363  Bert  name-price 47
       Bert finds that too low and asks 47k
       Nobody buys the joker
364  Bert  place joker h4
       Bert lays a joker at h4 for four sapphires, unsold, and earns nothing
365  Bert  draw [3]
       Bert: Bert draws three topazes for 2k
       others: Bert draws a hidden card for 2k
366  Cleo  offer sapphire-2
       Cleo puts two sapphires up for auction
367  Dora  bid 3
       Dora bids 3k
368  Emil  bid 4
       Emil bids 4k
369  Anna  bid 7
       Anna bids 7k
370  Bert  bid 8
       Bert bids 8k
371  Emil  pass
       Emil passes
372  Anna  pass
       Anna passes
373  Cleo  name-price 47
       Cleo finds that too low and asks 47k
       Nobody buys the two sapphires
       Cleo puts the two sapphires aside: a fake nobody wanted
374  Cleo  draw [1]
       Cleo: Cleo draws two pearls for 2k
       others: Cleo draws a hidden card for 2k
375  Dora  offer sapphire-4
       Dora puts four sapphires up for auction
376  Emil  bid 2
       Emil bids 2k
377  Anna  pass
       Anna passes
378  Bert  bid 4
       Bert bids 4k
379  Emil  pass
       Emil passes
380  Anna  pass
       Anna passes
381  Dora  accept
       Bert buys the four sapphires from Dora for 4k
       Bert keeps the four sapphires
382  Dora  draw [0]
       Dora: Dora draws one ruby for 2k
       others: Dora draws a hidden card for 2k
383  Emil  offer sapphire-1
       Emil puts one sapphire up for auction
384  Anna  bid 1
       Anna bids 1k
385  Bert  pass
       Bert passes
386  Cleo  bid 2
       Cleo bids 2k
387  Dora  pass
       Dora passes
388  Anna  pass
       Anna passes
389  Bert  bid 3
       Bert bids 3k
390  Dora  bid 4
       Dora bids 4k
391  Anna  bid 7
       Anna bids 7k
392  Bert  pass
       Bert passes
393  Dora  pass
       Dora passes
394  Emil  name-price 8
       Emil finds that too low and asks 8k
395  Anna  pass
       Anna passes
396  Bert  pass
       Bert passes
397  Dora  pass
       Dora passes
       Nobody buys the single sapphire
       Emil lays one sapphire at h1, unsold, and earns nothing
398  Emil  draw [0]
       Emil: Emil draws three topazes for 2k
       others: Emil draws a hidden card for 2k
399  Anna  offer ruby-3
       Anna puts three rubies up for auction
400  Bert  bid 3
       Bert bids 3k
401  Dora  bid 5
       Dora bids 5k
402  Emil  bid 7
       Emil bids 7k
403  Bert  pass
       Bert passes
404  Dora  bid 8
       Dora bids 8k
405  Emil  pass
       Emil passes
406  Bert  bid 9
       Bert bids 9k
407  Emil  pass
       Emil passes
408  Anna  name-price 41
       Anna finds that too low and asks 41k
       Nobody buys the three rubies
       Anna lays three rubies at c1, unsold, and earns nothing
409  Anna  draw
       Anna: Anna draws a joker for 2k
       others: Anna draws a hidden card for 2k
       The pile is empty. Anna begins to rebuild the necklace
410  Anna  place joker f2
       Anna lays a joker at f2 for three topazes and earns 12k
411  Bert  place joker j2
       Bert lays a joker at j2 for three topazes and earns 6k
412  Cleo  place pearl-2 g2
       Cleo lays two pearls at g2 and earns 16k
413  Dora  place ruby-4 m2
       Dora lays four rubies at m2 and earns 7k
414  Emil  place emerald-1 b1
       Emil lays one emerald at b1 and earns 11k
415  Anna  place emerald-1 n1
       Anna lays one emerald at n1 and earns 7k
416  Bert  discard sapphire-4
       Bert puts four sapphires aside, a fake
417  Cleo  place topaz-2 j1
       Cleo lays two topazes at j1 and earns 10k
418  Dora  discard sapphire-3
       Dora puts three sapphires aside, a fake
419  Emil  discard topaz-3
       Emil puts three topazes aside, a fake
420  Bert  discard topaz-3
       Bert puts three topazes aside, a fake
421  Cleo  place pearl-2 i2
       Cleo lays two pearls at i2 and earns 14k
422  Dora  discard sapphire-1
       Dora puts one sapphire aside, a fake
423  Emil  pass
       Emil passes: the only card left is a joker that waits for its place
424  Bert  discard sapphire-4
       Bert puts four sapphires aside, a fake
425  Cleo  place emerald-4 k3
       Cleo lays four emeralds at k3 and earns 17k
426  Dora  place ruby-1 d1
       Dora lays one ruby at d1 and earns 14k
427  Emil  pass
       Emil passes: the only card left is a joker that waits for its place
428  Dora  place pearl-3 i3
       Dora lays three pearls at i3 and earns 20k
429  Emil  discard joker
       Emil puts a joker aside, a fake
       The necklace is whole. Anna wins
Anna 63k
Bert 21k
Cleo 59k
Dora 50k
Emil 51k
