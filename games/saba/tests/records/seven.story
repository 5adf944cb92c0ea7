saba · rules 1 · 7 seats
  0        deal [0, 6, 19, 1, 37, 7, 34, 1, 6, 17, 2, 3, 1, 17, 2, 28, 22, 10, 14, 9, 13, 23, 17, 11, 22, 10, 2, 4, 6, 0]
       Turned up: one ruby, laid at n1
       Turned up: three pearls, laid at i3
       Turned up: four topazes, laid at e3
       Turned up: three topazes, laid at e2
       Anna: Anna is dealt two rubies, four rubies and two pearls
       others: Anna is dealt 3 cards
       Bert: Bert is dealt two rubies, three rubies and one sapphire
       others: Bert is dealt 3 cards
       Cleo: Cleo is dealt four rubies, four sapphires and four topazes
       others: Cleo is dealt 3 cards
       Dora: Dora is dealt four emeralds, one pearl and four pearls
       others: Dora is dealt 3 cards
       Emil: Emil is dealt one sapphire, four sapphires and a joker
       others: Emil is dealt 3 cards
       Faye: Faye is dealt two pearls, three pearls and a joker
       others: Faye is dealt 3 cards
       Greg: Greg is dealt one emerald, two emeralds and four emeralds
       others: Greg is dealt 3 cards
       Anna holds the first auction
  1  Anna  offer pearl-2
       Anna puts two pearls up for auction
  2  Bert  bid 1
       Bert bids 1k
  3  Cleo  bid 4
       Cleo bids 4k
  4  Dora  bid 6
       Dora bids 6k
  5  Emil  pass
       Emil passes
  6  Faye  pass
       Faye passes
  7  Greg  pass
       Greg passes
  8  Bert  pass
       Bert passes
  9  Cleo  pass
       Cleo passes
 10  Anna  name-price 21
       Anna finds that too low and asks 21k
       Nobody buys the two pearls
 11  Anna  place pearl-2 g2
       Anna lays two pearls at g2, unsold, and earns nothing
 12  Anna  draw [9]
       Anna: Anna draws two sapphires for 2k
       others: Anna draws a hidden card for 2k
 13  Bert  offer sapphire-1
       Bert puts one sapphire up for auction
 14  Cleo  bid 3
       Cleo bids 3k
 15  Dora  bid 4
       Dora bids 4k
 16  Emil  pass
       Emil passes
 17  Faye  bid 7
       Faye bids 7k
 18  Greg  pass
       Greg passes
 19  Anna  pass
       Anna passes
 20  Cleo  pass
       Cleo passes
 21  Dora  pass
       Dora passes
 22  Emil  pass
       Emil passes
 23  Bert  name-price 9
       Bert finds that too low and asks 9k
 24  Cleo  pass
       Cleo passes
 25  Dora  pass
       Dora passes
 26  Emil  pass
       Emil passes
 27  Faye  pass
       Faye passes
 28  Greg  pass
       Greg passes
 29  Anna  pass
       Anna passes
       Nobody buys the single sapphire
 30  Bert  place sapphire-1 l1
       Bert lays one sapphire at l1, unsold, and earns nothing
 31  Bert  draw [14]
       Bert: Bert draws two topazes for 2k
       others: Bert draws a hidden card for 2k
 32  Cleo  offer ruby-4
       Cleo puts four rubies up for auction
 33  Dora  pass
       Dora passes
 34  Emil  bid 3
       Emil bids 3k
 35  Faye  pass
       Faye passes
 36  Greg  bid 4
       Greg bids 4k
 37  Anna  pass
       Anna passes
 38  Bert  bid 5
       Bert bids 5k
 39  Dora  bid 8
       Dora bids 8k
 40  Emil  pass
       Emil passes
 41  Faye  pass
       Faye passes
 42  Greg  pass
       Greg passes
 43  Anna  bid 11
       Anna bids 11k
 44  Bert  pass
       Bert passes
 45  Dora  pass
       Dora passes
 46  Emil  pass
       Emil passes
 47  Faye  pass
       Faye passes
 48  Greg  pass
       Greg passes
 49  Cleo  accept
       Anna buys the four rubies from Cleo for 11k
 50  Anna  keep
       Anna keeps the four rubies
 51  Cleo  draw [16]
       Cleo: Cleo draws a joker for 2k
       others: Cleo draws a hidden card for 2k
 52  Dora  offer pearl-4
       Dora puts four pearls up for auction
 53  Emil  bid 3
       Emil bids 3k
 54  Faye  bid 6
       Faye bids 6k
 55  Greg  pass
       Greg passes
 56  Anna  bid 7
       Anna bids 7k
 57  Bert  bid 10
       Bert bids 10k
 58  Cleo  pass
       Cleo passes
 59  Emil  pass
       Emil passes
 60  Faye  pass
       Faye passes
 61  Greg  pass
       Greg passes
 62  Dora  name-price 11
       Dora finds that too low and asks 11k
 63  Emil  pass
       Emil passes
 64  Faye  pass
       Faye passes
 65  Greg  pass
       Greg passes
 66  Bert  pass
       Bert passes
 67  Cleo  pass
       Cleo passes
       Nobody buys the four pearls
 68  Dora  place pearl-4 i4
       Dora lays four pearls at i4, unsold, and earns nothing
 69  Dora  draw [5]
       Dora: Dora draws three emeralds for 2k
       others: Dora draws a hidden card for 2k
 70  Emil  offer sapphire-1
       Emil puts one sapphire up for auction
 71  Faye  bid 2
       Faye bids 2k
 72  Greg  bid 4
       Greg bids 4k
 73  Anna  pass
       Anna passes
 74  Bert  bid 6
       Bert bids 6k
 75  Cleo  bid 9
       Cleo bids 9k
 76  Dora  pass
       Dora passes
 77  Faye  pass
       Faye passes
 78  Greg  pass
       Greg passes
 79  Bert  pass
       Bert passes
 80  Emil  accept
       Cleo buys the single sapphire from Emil for 9k
 81  Cleo  keep
       Cleo keeps the single sapphire
 82  Emil  draw [11]
       Emil: Emil draws one topaz for 2k
       others: Emil draws a hidden card for 2k
 83  Faye  offer joker
       Faye puts a joker up for auction
 84  Greg  bid 3
       Greg bids 3k
 85  Anna  pass
       Anna passes
 86  Bert  pass
       Bert passes
 87  Cleo  bid 4
       Cleo bids 4k
 88  Dora  bid 5
       Dora bids 5k
 89  Emil  bid 6
       Emil bids 6k
 90  Greg  bid 9
       Greg bids 9k
 91  Bert  pass
       Bert passes
 92  Cleo  pass
       Cleo passes
 93  Dora  pass
       Dora passes
 94  Emil  pass
       Emil passes
 95  Faye  accept
       Greg buys the joker from Faye for 9k
 96  Greg  place joker k2
       Greg lays a joker at k2 for three topazes at once and earns double: 4k
 97  Faye  draw [4]
       Faye: Faye draws three emeralds for 2k
       others: Faye draws a hidden card for 2k
 98  Greg  offer emerald-2
       Greg puts two emeralds up for auction
 99  Anna  bid 1
       Anna bids 1k
100  Bert  bid 2
       Bert bids 2k
101  Cleo  bid 5
       Cleo bids 5k
102  Dora  pass
       Dora passes
103  Emil  bid 7
       Emil bids 7k
104  Faye  bid 9
       Faye bids 9k
105  Bert  pass
       Bert passes
106  Cleo  pass
       Cleo passes
107  Dora  pass
       Dora passes
108  Emil  pass
       Emil passes
109  Greg  name-price 28
       Greg finds that too low and asks 28k
       Nobody buys the two emeralds
       Greg lays two emeralds at h2, unsold, and earns nothing
110  Greg  end-turn
       Greg does not draw
111  Anna  offer sapphire-2
       Anna puts two sapphires up for auction
112  Bert  bid 2
       Bert bids 2k
113  Cleo  bid 4
       Cleo bids 4k
114  Dora  pass
       Dora passes
115  Emil  bid 7
       Emil bids 7k
116  Faye  pass
       Faye passes
117  Greg  pass
       Greg passes
118  Bert  pass
       Bert passes
119  Cleo  pass
       Cleo passes
120  Dora  pass
       Dora passes
121  Anna  name-price 28
       Anna finds that too low and asks 28k
       Nobody buys the two sapphires
122  Anna  place sapphire-2 d2
       Anna lays two sapphires at d2, unsold, and earns nothing
123  Anna  end-turn
       Anna does not draw
124  Bert  offer ruby-2
       Bert puts two rubies up for auction
125  Cleo  bid 2
       Cleo bids 2k
126  Dora  bid 3
       Dora bids 3k
127  Emil  bid 4
       Emil bids 4k
128  Faye  bid 7
       Faye bids 7k
129  Greg  pass
       Greg passes
130  Cleo  pass
       Cleo passes
131  Dora  pass
       Dora passes
132  Emil  pass
       Emil passes
133  Bert  name-price 28
       Bert finds that too low and asks 28k
       Nobody buys the two rubies
134  Bert  place ruby-2 j1
       Bert lays two rubies at j1, unsold, and earns nothing
135  Bert  end-turn
       Bert does not draw
136  Cleo  offer topaz-4
       Cleo puts four topazes up for auction
137  Dora  bid 2
       Dora bids 2k
138  Emil  bid 3
       Emil bids 3k
139  Faye  pass
       Faye passes
140  Greg  pass
       Greg passes
141  Anna  bid 6
       Anna bids 6k
142  Bert  pass
       Bert passes
143  Dora  pass
       Dora passes
144  Emil  pass
       Emil passes
145  Faye  bid 7
       Faye bids 7k
146  Greg  pass
       Greg passes
147  Bert  pass
       Bert passes
148  Dora  bid 9
       Dora bids 9k
149  Emil  pass
       Emil passes
150  Faye  pass
       Faye passes
151  Greg  pass
       Greg passes
152  Bert  pass
       Bert passes
153  Cleo  accept
       Dora buys the four topazes from Cleo for 9k
154  Dora  place topaz-4 k3
       Dora lays four topazes at k3 at once and earns double: 4k
155  Cleo  draw [6]
       Cleo: Cleo draws two sapphires for 2k
       others: Cleo draws a hidden card for 2k
156  Dora  offer emerald-3
       Dora puts three emeralds up for auction
157  Emil  bid 1
       Emil bids 1k
158  Faye  bid 4
       Faye bids 4k
159  Greg  bid 6
       Greg bids 6k
160  Anna  pass
       Anna passes
161  Bert  bid 8
       Bert bids 8k
162  Cleo  pass
       Cleo passes
163  Emil  pass
       Emil passes
164  Faye  pass
       Faye passes
165  Greg  pass
       Greg passes
166  Dora  name-price 28
       Dora finds that too low and asks 28k
       Nobody buys the three emeralds
       Dora lays three emeralds at h3, unsold, and earns nothing
167  Dora  end-turn
       Dora does not draw
168  Emil  offer joker
       Emil puts a joker up for auction
169  Faye  bid 1
       Faye bids 1k
170  Greg  pass
       Greg passes
171  Anna  bid 2
       Anna bids 2k
172  Bert  bid 3
       Bert bids 3k
173  Cleo  bid 4
       Cleo bids 4k
174  Dora  bid 7
       Dora bids 7k
175  Faye  pass
       Faye passes
176  Greg  pass
       Greg passes
177  Bert  pass
       Bert passes
178  Cleo  pass
       Cleo passes
179  Emil  accept
       Dora buys the joker from Emil for 7k
180  Dora  place joker g3
       Dora lays a joker at g3 for three pearls at once and earns double: 14k
181  Emil  draw [8]
       Emil: Emil draws one topaz for 2k
       others: Emil draws a hidden card for 2k
182  Faye  offer pearl-3
       Faye puts three pearls up for auction
183  Greg  bid 3
       Greg bids 3k
184  Anna  pass
       Anna passes
185  Bert  bid 4
       Bert bids 4k
186  Cleo  pass
       Cleo passes
187  Dora  pass
       Dora passes
188  Emil  pass
       Emil passes
189  Greg  pass
       Greg passes
190  Anna  bid 6
       Anna bids 6k
191  Bert  pass
       Bert passes
192  Cleo  bid 7
       Cleo bids 7k
193  Dora  bid 10
       Dora bids 10k
194  Emil  pass
       Emil passes
195  Greg  pass
       Greg passes
196  Bert  pass
       Bert passes
197  Cleo  pass
       Cleo passes
198  Faye  name-price 12
       Faye finds that too low and asks 12k
199  Greg  pass
       Greg passes
200  Bert  pass
       Bert passes
201  Cleo  pass
       Cleo passes
202  Dora  pass
       Dora passes
203  Emil  pass
       Emil passes
       Nobody buys the three pearls
       Faye puts the three pearls aside: a fake nobody wanted
204  Faye  end-turn
       Faye does not draw
205  Greg  offer emerald-4
       Greg puts four emeralds up for auction
206  Anna  bid 3
       Anna bids 3k
207  Bert  bid 5
       Bert bids 5k
208  Cleo  bid 6
       Cleo bids 6k
209  Dora  bid 8
       Dora bids 8k
210  Emil  pass
       Emil passes
211  Faye  pass
       Faye passes
212  Bert  pass
       Bert passes
213  Cleo  pass
       Cleo passes
214  Greg  accept
       Dora buys the four emeralds from Greg for 8k
215  Dora  place emerald-4 h4
       Dora lays four emeralds at h4 at once and earns double: 10k
216  Greg  end-turn
       Greg does not draw
217  Anna  offer ruby-2
       Anna puts two rubies up for auction
218  Bert  bid 1
       Bert bids 1k
219  Cleo  pass
       Cleo passes
220  Dora  pass
       Dora passes
221  Emil  bid 4
       Emil bids 4k
222  Faye  bid 5
       Faye bids 5k
223  Greg  pass
       Greg passes
224  Bert  bid 6
       Bert bids 6k
225  Cleo  pass
       Cleo passes
226  Dora  pass
       Dora passes
227  Emil  pass
       Emil passes
228  Faye  pass
       Faye passes
229  Greg  bid 9
       Greg bids 9k
230  Bert  pass
       Bert passes
231  Cleo  pass
       Cleo passes
232  Dora  pass
       Dora passes
233  Emil  pass
       Emil passes
234  Faye  pass
       Faye passes
235  Anna  name-price 33
       Anna finds that too low and asks 33k
       Nobody buys the two rubies
       Anna lays two rubies at f1, unsold, and earns nothing
236  Anna  draw [10]
       Anna: Anna draws a joker for 2k
       others: Anna draws a hidden card for 2k
237  Bert  offer topaz-2
       Bert puts two topazes up for auction
238  Cleo  bid 2
       Cleo bids 2k
239  Dora  bid 5
       Dora bids 5k
240  Emil  pass
       Emil passes
241  Faye  pass
       Faye passes
242  Greg  pass
       Greg passes
243  Cleo  bid 8
       Cleo bids 8k
244  Dora  pass
       Dora passes
245  Emil  pass
       Emil passes
246  Faye  pass
       Faye passes
247  Greg  bid 9
       Greg bids 9k
248  Cleo  pass
       Cleo passes
249  Dora  pass
       Dora passes
250  Emil  pass
       Emil passes
251  Faye  pass
       Faye passes
252  Bert  accept
       Greg buys the two topazes from Bert for 9k
253  Greg  place topaz-2 k1
       Greg lays two topazes at k1 at once and earns double: 14k
254  Bert  draw [7]
       Bert: Bert draws three sapphires for 2k
       others: Bert draws a hidden card for 2k
255  Cleo  offer sapphire-1
       Cleo puts one sapphire up for auction
256  Dora  bid 2
       Dora bids 2k
257  Emil  bid 5
       Emil bids 5k
258  Faye  pass
       Faye passes
259  Greg  bid 8
       Greg bids 8k
260  Bert  pass
       Bert passes
261  Dora  pass
       Dora passes
262  Emil  pass
       Emil passes
263  Faye  pass
       Faye passes
264  Cleo  name-price 10
       Cleo finds that too low and asks 10k
265  Dora  pass
       Dora passes
266  Emil  pass
       Emil passes
267  Faye  pass
       Faye passes
268  Greg  pass
       Greg passes
269  Bert  pass
       Bert passes
       Nobody buys the single sapphire
       Cleo lays one sapphire at d1, unsold, and earns nothing
270  Cleo  draw [7]
       Cleo: Cleo draws two topazes for 2k
       others: Cleo draws a hidden card for 2k
271  Dora  offer emerald-4
       Dora puts four emeralds up for auction
272  Emil  bid 1
       Emil bids 1k
273  Faye  bid 3
       Faye bids 3k
274  Greg  pass
       Greg passes
275  Anna  bid 4
       Anna bids 4k
276  Bert  bid 7
       Bert bids 7k
277  Cleo  pass
       Cleo passes
278  Emil  pass
       Emil passes
279  Faye  pass
       Faye passes
280  Greg  pass
       Greg passes
281  Dora  name-price 33
       Dora finds that too low and asks 33k
       Nobody buys the four emeralds
       Dora puts the four emeralds aside: a fake nobody wanted
282  Dora  draw [4]
       Dora: Dora draws one pearl for 2k
       others: Dora draws a hidden card for 2k
283  Emil  offer sapphire-4
       Emil puts four sapphires up for auction
284  Faye  bid 2
       Faye bids 2k
285  Greg  pass
       Greg passes
286  Anna  bid 5
       Anna bids 5k
287  Bert  pass
       Bert passes
288  Cleo  bid 6
       Cleo bids 6k
289  Dora  pass
       Dora passes
290  Faye  pass
       Faye passes
291  Greg  bid 9
       Greg bids 9k
292  Bert  pass
       Bert passes
293  Cleo  pass
       Cleo passes
294  Dora  pass
       Dora passes
295  Faye  pass
       Faye passes
296  Emil  name-price 29
       Emil finds that too low and asks 29k
       Nobody buys the four sapphires
297  Emil  place sapphire-4 c2
       Emil lays four sapphires at c2, unsold, and earns nothing
298  Emil  end-turn
       Emil does not draw
299  Faye  offer emerald-3
       Faye puts three emeralds up for auction
300  Greg  bid 2
       Greg bids 2k
301  Anna  pass
       Anna passes
302  Bert  pass
       Bert passes
303  Cleo  bid 4
       Cleo bids 4k
304  Dora  bid 7
       Dora bids 7k
305  Emil  pass
       Emil passes
306  Greg  pass
       Greg passes
307  Bert  pass
       Bert passes
308  Cleo  pass
       Cleo passes
309  Faye  name-price 9
       Faye finds that too low and asks 9k
310  Greg  bid 10
       Greg bids 10k
311  Bert  pass
       Bert passes
312  Cleo  pass
       Cleo passes
313  Dora  pass
       Dora passes
314  Emil  pass
       Emil passes
       Greg buys the three emeralds from Faye for 10k
       Greg keeps the three emeralds
315  Faye  end-turn
       Faye does not draw
316  Greg  offer emerald-3
       Greg puts three emeralds up for auction
317  Anna  bid 2
       Anna bids 2k
318  Bert  bid 4
       Bert bids 4k
319  Cleo  bid 6
       Cleo bids 6k
320  Dora  pass
       Dora passes
321  Emil  bid 8
       Emil bids 8k
322  Faye  pass
       Faye passes
323  Bert  bid 10
       Bert bids 10k
324  Cleo  pass
       Cleo passes
325  Dora  pass
       Dora passes
326  Emil  pass
       Emil passes
327  Faye  pass
       Faye passes
328  Greg  accept
       Bert buys the three emeralds from Greg for 10k
       Bert keeps the three emeralds
329  Greg  end-turn
       Greg does not draw
330  Anna  offer joker
       Anna puts a joker up for auction
331  Bert  bid 2
       Bert bids 2k
332  Cleo  bid 5
       Cleo bids 5k
333  Dora  bid 8
       Dora bids 8k
334  Emil  pass
       Emil passes
335  Faye  bid 9
       Faye bids 9k
336  Greg  pass
       Greg passes
337  Bert  pass
       Bert passes
338  Cleo  pass
       Cleo passes
339  Dora  pass
       Dora passes
340  Emil  pass
       Emil passes
341  Anna  name-price 38
       Anna finds that too low and asks 38k
       Nobody buys the joker
342  Anna  place joker f2
       Anna lays a joker at f2 for three rubies, unsold, and earns nothing
343  Anna  draw [5]
       Anna: Anna draws three sapphires for 2k
       others: Anna draws a hidden card for 2k
344  Bert  offer sapphire-3
       Bert puts three sapphires up for auction
345  Cleo  bid 3
       Cleo bids 3k
346  Dora  pass
       Dora passes
347  Emil  pass
       Emil passes
348  Faye  bid 5
       Faye bids 5k
349  Greg  pass
       Greg passes
350  Cleo  bid 8
       Cleo bids 8k
351  Dora  pass
       Dora passes
352  Emil  pass
       Emil passes
353  Faye  pass
       Faye passes
354  Greg  pass
       Greg passes
355  Bert  accept
       Cleo buys the three sapphires from Bert for 8k
356  Cleo  keep
       Cleo keeps the three sapphires
357  Bert  draw [0]
       Bert: Bert draws one ruby for 2k
       others: Bert draws a hidden card for 2k
358  Cleo  offer joker
       Cleo puts a joker up for auction
359  Dora  pass
       Dora passes
360  Emil  bid 2
       Emil bids 2k
361  Faye  bid 3
       Faye bids 3k
362  Greg  bid 5
       Greg bids 5k
363  Bert  bid 6
       Bert bids 6k
364  Dora  pass
       Dora passes
365  Emil  pass
       Emil passes
366  Faye  pass
       Faye passes
367  Greg  bid 7
       Greg bids 7k
368  Bert  pass
       Bert passes
369  Dora  pass
       Dora passes
370  Emil  pass
       Emil passes
371  Faye  pass
       Faye passes
372  Cleo  accept
       Greg buys the joker from Cleo for 7k
373  Greg  place joker g1
       Greg lays a joker at g1 for one pearl at once and earns double: 14k
374  Cleo  draw [0]
       Cleo: Cleo draws three rubies for 2k
       others: Cleo draws a hidden card for 2k
375  Dora  offer pearl-1
       Dora puts one pearl up for auction
376  Emil  pass
       Emil passes
377  Faye  bid 1
       Faye bids 1k
378  Greg  bid 4
       Greg bids 4k
379  Bert  pass
       Bert passes
380  Cleo  pass
       Cleo passes
381  Emil  pass
       Emil passes
382  Faye  bid 6
       Faye bids 6k
383  Greg  pass
       Greg passes
384  Bert  bid 8
       Bert bids 8k
385  Cleo  pass
       Cleo passes
386  Emil  pass
       Emil passes
387  Faye  bid 9
       Faye bids 9k
388  Greg  pass
       Greg passes
389  Bert  pass
       Bert passes
390  Cleo  pass
       Cleo passes
391  Emil  pass
       Emil passes
392  Dora  name-price 38
       Dora finds that too low and asks 38k
       Nobody buys the single pearl
       Dora lays one pearl at i1, unsold, and earns nothing
393  Dora  end-turn
       Dora does not draw
394  Emil  offer topaz-1
       Emil puts one topaz up for auction
395  Faye  bid 3
       Faye bids 3k
396  Greg  pass
       Greg passes
397  Bert  pass
       Bert passes
398  Cleo  pass
       Cleo passes
399  Dora  bid 5
       Dora bids 5k
400  Faye  bid 7
       Faye bids 7k
401  Greg  pass
       Greg passes
402  Bert  pass
       Bert passes
403  Cleo  pass
       Cleo passes
404  Dora  pass
       Dora passes
405  Emil  name-price 9
       Emil finds that too low and asks 9k
406  Faye  pass
       Faye passes
407  Greg  pass
       Greg passes
408  Bert  pass
       Bert passes
409  Cleo  pass
       Cleo passes
410  Dora  pass
       Dora passes
       Nobody buys the single topaz
411  Emil  place topaz-1 o1
       Emil lays one topaz at o1, unsold, and earns nothing
412  Emil  draw [2]
       Emil: Emil draws four pearls for 2k
       others: Emil draws a hidden card for 2k
413  Faye  offer pearl-2
       Faye puts two pearls up for auction
414  Greg  bid 3
       Greg bids 3k
415  Bert  bid 5
       Bert bids 5k
416  Cleo  pass
       Cleo passes
417  Dora  bid 6
       Dora bids 6k
418  Emil  pass
       Emil passes
419  Greg  pass
       Greg passes
420  Bert  pass
       Bert passes
421  Cleo  bid 9
       Cleo bids 9k
422  Dora  pass
       Dora passes
423  Emil  pass
       Emil passes
424  Greg  pass
       Greg passes
425  Bert  pass
       Bert passes
426  Faye  accept
       Cleo buys the two pearls from Faye for 9k
427  Cleo  keep
       Cleo keeps the two pearls
428  Faye  end-turn
       Faye does not draw
429  Greg  offer emerald-1
       Greg puts one emerald up for auction
430  Anna  pass
       Anna passes
431  Bert  bid 1
       Bert bids 1k
432  Cleo  bid 3
       Cleo bids 3k
433  Dora  pass
       Dora passes
434  Emil  bid 6
       Emil bids 6k
435  Faye  pass
       Faye passes
436  Bert  pass
       Bert passes
437  Cleo  bid 7
       Cleo bids 7k
438  Dora  pass
       Dora passes
439  Emil  pass
       Emil passes
440  Faye  bid 10
       Faye bids 10k
441  Bert  pass
       Bert passes
442  Cleo  pass
       Cleo passes
443  Dora  pass
       Dora passes
444  Emil  pass
       Emil passes
445  Greg  name-price 12
       Greg finds that too low and asks 12k
446  Bert  pass
       Bert passes
447  Cleo  pass
       Cleo passes
448  Dora  pass
       Dora passes
449  Emil  pass
       Emil passes
450  Faye  pass
       Faye passes
       Nobody buys the single emerald
       Greg lays one emerald at h1, unsold, and earns nothing
451  Greg  end-turn
       Greg does not draw
452  Anna  offer ruby-4
       Anna puts four rubies up for auction
453  Bert  bid 3
       Bert bids 3k
454  Cleo  pass
       Cleo passes
455  Dora  bid 4
       Dora bids 4k
456  Emil  pass
       Emil passes
457  Faye  pass
       Faye passes
458  Greg  pass
       Greg passes
459  Bert  bid 6
       Bert bids 6k
460  Cleo  bid 9
       Cleo bids 9k
461  Dora  pass
       Dora passes
462  Emil  pass
       Emil passes
463  Faye  pass
       Faye passes
464  Greg  pass
       Greg passes
465  Bert  pass
       Bert passes
466  Anna  accept
       Cleo buys the four rubies from Anna for 9k
467  Cleo  keep
       Cleo keeps the four rubies
468  Anna  end-turn
       Anna does not draw
469  Bert  offer ruby-1
       Bert puts one ruby up for auction
470  Cleo  bid 3
       Cleo bids 3k
471  Dora  bid 5
       Dora bids 5k
472  Emil  bid 8
       Emil bids 8k
473  Faye  pass
       Faye passes
474  Greg  pass
       Greg passes
475  Anna  pass
       Anna passes
476  Dora  pass
       Dora passes
477  Bert  accept
       Emil buys the single ruby from Bert for 8k
478  Emil  keep
       Emil keeps the single ruby
479  Bert  draw [2]
       Bert: Bert draws three topazes for 2k
       others: Bert draws a hidden card for 2k
480  Cleo  offer sapphire-3
       Cleo puts three sapphires up for auction
481  Dora  bid 3
       Dora bids 3k
482  Emil  bid 5
       Emil bids 5k
483  Faye  pass
       Faye passes
484  Greg  bid 6
       Greg bids 6k
485  Anna  pass
       Anna passes
486  Bert  pass
       Bert passes
487  Dora  pass
       Dora passes
488  Emil  pass
       Emil passes
489  Faye  pass
       Faye passes
490  Cleo  name-price 47
       Cleo finds that too low and asks 47k
       Nobody buys the three sapphires
491  Cleo  place sapphire-3 m1
       Cleo lays three sapphires at m1, unsold, and earns nothing
492  Cleo  draw [1]
       Cleo: Cleo draws two emeralds for 2k
       others: Cleo draws a hidden card for 2k
493  Dora  offer pearl-1
       Dora puts one pearl up for auction
494  Emil  pass
       Emil passes
495  Faye  bid 3
       Faye bids 3k
496  Greg  pass
       Greg passes
497  Anna  bid 6
       Anna bids 6k
498  Bert  pass
       Bert passes
499  Emil  bid 7
       Emil bids 7k
500  Faye  pass
       Faye passes
501  Greg  pass
       Greg passes
502  Anna  bid 8
       Anna bids 8k
503  Bert  pass
       Bert passes
504  Emil  pass
       Emil passes
505  Faye  pass
       Faye passes
506  Greg  pass
       Greg passes
507  Dora  accept
       Anna buys the single pearl from Dora for 8k
       Anna keeps the single pearl
508  Dora  end-turn
       Dora does not draw
509  Emil  offer ruby-1
       Emil puts one ruby up for auction
510  Faye  bid 2
       Faye bids 2k
511  Greg  bid 4
       Greg bids 4k
512  Bert  pass
       Bert passes
513  Dora  pass
       Dora passes
514  Faye  pass
       Faye passes
515  Emil  name-price 6
       Emil finds that too low and asks 6k
516  Faye  pass
       Faye passes
517  Greg  pass
       Greg passes
518  Bert  bid 8
       Bert bids 8k
519  Dora  pass
       Dora passes
520  Faye  pass
       Faye passes
521  Greg  pass
       Greg passes
       Bert buys the single ruby from Emil for 8k
522  Bert  keep
       Bert keeps the single ruby
523  Emil  draw
       Emil: Emil draws one emerald for 2k
       others: Emil draws a hidden card for 2k
       The pile is empty. Faye begins to rebuild the necklace
524  Anna  place ruby-4 f3
       Anna lays four rubies at f3 and earns 10k
525  Bert  place ruby-3 j2
       Bert lays three rubies at j2 and earns 11k
526  Cleo  place ruby-4 j3
       Cleo lays four rubies at j3 and earns 13k
527  Emil  discard emerald-1
       Emil puts one emerald aside, a fake
528  Anna  discard pearl-1
       Anna puts one pearl aside, a fake
529  Bert  discard emerald-3
       Bert puts three emeralds aside, a fake
530  Cleo  discard ruby-3
       Cleo puts three rubies aside, a fake
531  Emil  place topaz-1 a1
       Emil lays one topaz at a1 and earns 1k
532  Anna  place sapphire-3 c1
       Anna lays three sapphires at c1 and earns 9k
533  Bert  discard topaz-3
       Bert puts three topazes aside, a fake
534  Cleo  place sapphire-4 m2
       Cleo lays four sapphires at m2 and earns 8k
535  Emil  place pearl-4 g4
       Emil lays four pearls at g4 and earns 18k
536  Bert  place ruby-1 b1
       Bert lays one ruby at b1 and earns 11k
537  Cleo  discard emerald-2
       Cleo puts two emeralds aside, a fake
538  Cleo  place topaz-2 e1
       Cleo lays two topazes at e1 and earns 12k
539  Cleo  place sapphire-2 l2
       Cleo lays two sapphires at l2 and earns 15k
540  Cleo  place pearl-2 i2
       Cleo lays two pearls at i2 and earns 18k
       The necklace is whole. Cleo wins
Anna 23k
Bert 41k
Cleo 68k
Dora 28k
Emil 47k
Faye 46k
Greg 35k
