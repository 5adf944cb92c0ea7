versailles · rules 1 · 5 seats
  0        deal [0, 5, 8, 18, 25, 11]
       Slot 1 of the display shows the Timber Arcade Walk
       Slot 2 of the display shows the Statue Walk
       Slot 3 of the display shows the Tapestry Corner Salon
       Slot 4 of the display shows the Guard Room
       Slot 5 of the display shows the Corner Pavilion
       Anna begins
  1  Anna  jump quarry architects
       Anna turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
  2  Anna  activate architects
       Anna activates the architects’ guild with 2 workers
  3  Anna  take 1 timber-arcade-walk
       Anna takes the Timber Arcade Walk from slot 1 for one worker
  4  Anna  take 2 statue-walk
       Anna takes the Statue Walk from slot 2 for one worker
  5  Anna  end [21, 24]
       Anna is done in the architects’ guild
       Slot 4 of the display shows the Fountain Arcade
       Slot 5 of the display shows the Tapestry Closet
  6  Bert  jump quarry architects
       Bert turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
  7  Bert  activate architects
       Bert activates the architects’ guild with 2 workers
  8  Bert  take 2 guard-room
       Bert takes the Guard Room from slot 2 for one worker
  9  Bert  take 1 tapestry-corner-salon
       Bert takes the Tapestry Corner Salon from slot 1 for one worker
 10  Bert  end [2, 20]
       Bert is done in the architects’ guild
       Slot 4 of the display shows the Water Theatre
       Slot 5 of the display shows the Chandelier Gallery
 11  Cleo  jump quarry architects
       Cleo turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
 12  Cleo  activate architects
       Cleo activates the architects’ guild with 2 workers
 13  Cleo  take 2 fountain-arcade
       Cleo takes the Fountain Arcade from slot 2 for one worker
 14  Cleo  take 1 corner-pavilion
       Cleo takes the Corner Pavilion from slot 1 for one worker
 15  Cleo  end [19, 21]
       Cleo is done in the architects’ guild
       Slot 4 of the display shows the Ambassadors’ Passage
       Slot 5 of the display shows the Tapestry Salon
 16  Dora  jump quarry architects
       Dora turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
 17  Dora  activate architects
       Dora activates the architects’ guild with 2 workers
 18  Dora  take 2 water-theatre
       Dora takes the Water Theatre from slot 2 for one worker
 19  Dora  take 1 tapestry-closet
       Dora takes the Tapestry Closet from slot 1 for one worker
 20  Dora  end [4, 11]
       Dora is done in the architects’ guild
       Slot 4 of the display shows the Belvedere Gate
       Slot 5 of the display shows the Carpenters’ Corner
 21  Emil  jump quarry architects
       Emil turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
 22  Emil  activate architects
       Emil activates the architects’ guild with 2 workers
 23  Emil  take 1 chandelier-gallery
       Emil takes the Chandelier Gallery from slot 1 for one worker
 24  Emil  take 2 ambassadors-passage
       Emil takes the Ambassadors’ Passage from slot 2 for one worker
 25  Emil  end [25, 24]
       Emil is done in the architects’ guild
       Slot 4 of the display shows the Hall of Mirrors
       Slot 5 of the display shows the Royal Bedchamber
 26  Anna  jump workshop sawmill
       Anna turns a coin: a worker jumps from the workshop over the construction yard to the sawmill
 27  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
 28  Bert  jump workshop sawmill
       Bert turns a coin: a worker jumps from the workshop over the construction yard to the sawmill
 29  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 1 wood
 30  Cleo  jump architects yard
       Cleo turns a coin: a worker jumps from the architects’ guild over the workshop to the construction yard
 31  Cleo  activate yard
       Cleo activates the construction yard with one worker
 32  Dora  jump workshop sawmill
       Dora turns a coin: a worker jumps from the workshop over the construction yard to the sawmill
 33  Dora  activate sawmill
       Dora activates the sawmill with one worker
       Dora harvests 1 wood
 34  Emil  jump architects sawmill
       Emil turns a coin: a worker jumps from the architects’ guild over the workshop to the sawmill
 35  Emil  activate sawmill
       Emil activates the sawmill with one worker
       Emil harvests 1 wood
 36  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 37  Anna  activate architects
       Anna activates the architects’ guild with 3 workers
 38  Anna  take 2 belvedere-gate
       Anna takes the Belvedere Gate from slot 2 for one worker
 39  Anna  take 3 carpenters-corner
       Anna takes the Carpenters’ Corner from slot 3 for 2 workers
 40  Anna  end [9, 8]
       Anna is done in the architects’ guild
       Slot 4 of the display shows the Stone Steps
       Slot 5 of the display shows the Fountain Terrace
 41  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
 42  Bert  activate architects
       Bert activates the architects’ guild with 3 workers
 43  Bert  take 4 stone-steps
       Bert takes the Stone Steps from slot 4 for 2 workers
 44  Bert  take 1 tapestry-salon
       Bert takes the Tapestry Salon from slot 1 for one worker
 45  Bert  end [16, 18]
       Bert is done in the architects’ guild
       Slot 4 of the display shows the Council Room
       Slot 5 of the display shows the Dressing Room
 46  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
 47  Cleo  activate architects
       Cleo activates the architects’ guild with 2 workers
 48  Cleo  take 2 royal-bedchamber
       Cleo takes the Royal Bedchamber from slot 2 for one worker
 49  Cleo  take 1 hall-of-mirrors
       Cleo takes the Hall of Mirrors from slot 1 for one worker
 50  Cleo  end [9, 19]
       Cleo is done in the architects’ guild
       Slot 4 of the display shows the Gilded Corner
       Slot 5 of the display shows the Queen’s Salon
 51  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
 52  Dora  activate architects
       Dora activates the architects’ guild with 3 workers
 53  Dora  take 1 fountain-terrace
       Dora takes the Fountain Terrace from slot 1 for one worker
 54  Dora  take 4 gilded-corner
       Dora takes the Gilded Corner from slot 4 for 2 workers
 55  Dora  end [2, 12]
       Dora is done in the architects’ guild
       Slot 4 of the display shows the Grand Canal Basin
       Slot 5 of the display shows the Marble Colonnade
 56  Emil  move mine architects
       Emil moves a worker from the gold mine to the architects’ guild
 57  Emil  activate architects
       Emil activates the architects’ guild with 2 workers
 58  Emil  take 1 council-room
       Emil takes the Council Room from slot 1 for one worker
 59  Emil  take 2 dressing-room
       Emil takes the Dressing Room from slot 2 for one worker
 60  Emil  end [5, 2]
       Emil is done in the architects’ guild
       Slot 4 of the display shows the Statue Grove
       Slot 5 of the display shows the Kitchen Garden
 61  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
 62  Anna  pass
       Anna does not activate the construction yard
 63  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
 64  Bert  pass
       Bert does not activate the workshop
 65  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
 66  Cleo  pass
       Cleo does not activate the workshop
 67  Dora  move architects yard
       Dora moves a worker from the architects’ guild to the construction yard
 68  Dora  activate yard
       Dora activates the construction yard with one worker
 69  Emil  move architects workshop
       Emil moves a worker from the architects’ guild to the workshop
 70  Emil  activate workshop
       Emil activates the workshop with 2 workers
 71  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
 72  Anna  activate sawmill
       Anna activates the sawmill with 2 workers
       Anna harvests 2 wood
 73  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
 74  Bert  pass
       Bert does not activate the construction yard
 75  Cleo  move workshop yard
       Cleo moves a worker from the workshop to the construction yard
 76  Cleo  pass
       Cleo does not activate the construction yard
 77  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
 78  Dora  activate sawmill
       Dora activates the sawmill with 2 workers
       Dora harvests 2 wood
 79  Emil  move workshop yard
       Emil moves a worker from the workshop to the construction yard
 80  Emil  pass
       Emil does not activate the construction yard
 81  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
 82  Anna  activate yard
       Anna activates the construction yard with one worker
 83  Anna  build timber-arcade-walk b4 2
       Anna builds the Timber Arcade Walk at b4 for one worker and 3 wood: 4 points
 84  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
 85  Bert  activate sawmill
       Bert activates the sawmill with 2 workers
       Bert harvests 2 wood
 86  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
 87  Cleo  pass
       Cleo does not activate the sawmill
 88  Dora  move architects yard
       Dora moves a worker from the architects’ guild to the construction yard
 89  Dora  pass
       Dora does not activate the construction yard
 90  Emil  move architects workshop
       Emil moves a worker from the architects’ guild to the workshop
 91  Emil  pass
       Emil does not activate the workshop
 92  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
 93  Anna  activate sawmill
       Anna activates the sawmill with 3 workers
       Anna harvests 3 wood
 94  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
 95  Bert  activate workshop
       Bert activates the workshop with one worker
 96  Bert  buy orange-tree
       Bert buys an orange tree for one worker and 3 wood
 97  Cleo  move workshop yard
       Cleo moves a worker from the workshop to the construction yard
 98  Cleo  activate yard
       Cleo activates the construction yard with 2 workers
 99  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
100  Dora  activate workshop
       Dora activates the workshop with one worker
101  Dora  buy orange-tree
       Dora buys an orange tree for one worker and 3 wood
102  Emil  move yard sawmill
       Emil moves a worker from the construction yard to the sawmill
103  Emil  activate sawmill
       Emil activates the sawmill with 2 workers
       Emil harvests 2 wood
104  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
105  Anna  activate workshop
       Anna activates the workshop with one worker
106  Anna  end
       Anna is done in the workshop
107  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
108  Bert  activate yard
       Bert activates the construction yard with one worker
109  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
110  Cleo  pass
       Cleo does not activate the sawmill
111  Dora  move workshop yard
       Dora moves a worker from the workshop to the construction yard
112  Dora  pass
       Dora does not activate the construction yard
113  Emil  move workshop yard
       Emil moves a worker from the workshop to the construction yard
114  Emil  activate yard
       Emil activates the construction yard with one worker
115  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
116  Anna  pass
       Anna does not activate the construction yard
117  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
118  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
119  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
120  Cleo  activate workshop
       Cleo activates the workshop with one worker
121  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
122  Dora  activate sawmill
       Dora activates the sawmill with 3 workers
       Dora harvests 3 wood
123  Emil  move yard sawmill
       Emil moves a worker from the construction yard to the sawmill
124  Emil  pass
       Emil does not activate the sawmill
125  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
126  Anna  activate sawmill
       Anna activates the sawmill with 4 workers
       Anna harvests 3 wood
127  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
128  Bert  activate workshop
       Bert activates the workshop with one worker
129  Bert  buy orange-tree
       Bert buys an orange tree for one worker and 3 wood
130  Cleo  move workshop yard
       Cleo moves a worker from the workshop to the construction yard
131  Cleo  activate yard
       Cleo activates the construction yard with 2 workers
132  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
133  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
134  Dora  advance specialists
       Dora reaches step 1 of the track of shared specialists for one worker and 1 wood
135  Emil  move workshop yard
       Emil moves a worker from the workshop to the construction yard
136  Emil  activate yard
       Emil activates the construction yard with one worker
137  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
138  Anna  pass
       Anna does not activate the alchemists’ guild
139  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
140  Bert  activate yard
       Bert activates the construction yard with one worker
141  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
142  Cleo  activate sawmill
       Cleo activates the sawmill with 3 workers
       Cleo harvests 3 wood
143  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
144  Dora  activate sawmill
       Dora activates the sawmill with 3 workers
       Dora harvests 3 wood
145  Emil  move yard sawmill
       Emil moves a worker from the construction yard to the sawmill
146  Emil  pass
       Emil does not activate the sawmill
147  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
148  Anna  activate kings-favour
       Anna activates the King’s favour with one worker
149  Anna  end
       Anna is done in the King’s favour
       The King takes step 1 of 24
150  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
151  Bert  activate sawmill
       Bert activates the sawmill with 4 workers
       Bert harvests 3 wood
152  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
153  Cleo  pass
       Cleo does not activate the alchemists’ guild
154  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
155  Dora  activate alchemists
       Dora activates the alchemists’ guild with 2 workers
156  Emil  move sawmill alchemists
       Emil moves a worker from the sawmill to the alchemists’ guild
157  Emil  activate alchemists
       Emil activates the alchemists’ guild with one worker
158  Emil  end
       Emil is done in the alchemists’ guild
159  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
160  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
161  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
162  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
163  Bert  end
       Bert is done in the alchemists’ guild
164  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
165  Cleo  activate sawmill
       Cleo activates the sawmill with 3 workers
       Cleo harvests 3 wood
166  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
167  Dora  pass
       Dora does not activate the King’s favour
       The King takes step 2 of 24
168  Emil  move alchemists kings-favour
       Emil moves a worker from the alchemists’ guild to the King’s favour
169  Emil  pass
       Emil does not activate the King’s favour
       The King takes step 3 of 24
170  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
171  Anna  pass
       Anna does not activate the gold mine
172  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
173  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 4 of 24
174  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
175  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 5 of 24
176  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
177  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 1 marble
178  Emil  move kings-favour quarry
       Emil moves a worker from the King’s favour to the marble quarry
179  Emil  activate quarry
       Emil activates the marble quarry with one worker
       Emil harvests 1 marble
180  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
181  Anna  activate architects
       Anna activates the architects’ guild with one worker
182  Anna  take 2 grand-canal-basin
       Anna takes the Grand Canal Basin from slot 2 for one worker
183  Anna  end [7]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Statue Loggia
184  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
185  Bert  pass
       Bert does not activate the marble quarry
186  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
187  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
188  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
189  Dora  activate mine
       Dora activates the gold mine with one worker
       Dora harvests 0 gold
190  Emil  move quarry mine
       Emil moves a worker from the marble quarry to the gold mine
191  Emil  pass
       Emil does not activate the gold mine
192  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
193  Anna  activate workshop
       Anna activates the workshop with one worker
194  Anna  end
       Anna is done in the workshop
195  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
196  Bert  pass
       Bert does not activate the gold mine
197  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
198  Cleo  activate mine
       Cleo activates the gold mine with one worker
       Cleo harvests 0 gold
199  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
200  Dora  activate architects
       Dora activates the architects’ guild with one worker
201  Dora  take 2 marble-colonnade
       Dora takes the Marble Colonnade from slot 2 for one worker
202  Dora  discard tapestry-closet
       Dora gives up the Tapestry Closet
203  Dora  end [8]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Gallery
204  Emil  move mine architects
       Emil moves a worker from the gold mine to the architects’ guild
205  Emil  activate architects
       Emil activates the architects’ guild with one worker
206  Emil  take 1 queens-salon
       Emil takes the Queen’s Salon from slot 1 for one worker
207  Emil  discard chandelier-gallery
       Emil gives up the Chandelier Gallery
208  Emil  end [10]
       Emil is done in the architects’ guild
       Slot 5 of the display shows the Ballroom Wing
209  Dora  take 2 kitchen-garden
       Dora shares the architects’ guild with one worker
       Dora takes the Kitchen Garden from slot 2 for one worker
210  Dora  discard marble-colonnade
       Dora gives up the Marble Colonnade
211  Dora  end [3]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Orange Alley
212  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
213  Anna  pass
       Anna does not activate the alchemists’ guild
214  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
215  Bert  activate architects
       Bert activates the architects’ guild with one worker
216  Bert  take 2 statue-loggia
       Bert takes the Statue Loggia from slot 2 for one worker
217  Bert  discard guard-room
       Bert gives up the Guard Room
218  Bert  end [7]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Antechamber
219  Dora  remove-one statue-grove
       Dora shares the architects’ guild with one worker
       Dora removes the Statue Grove for one worker
220  Dora  end [7]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Candle Room
221  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
222  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
223  Cleo  remove-one candle-room
       Cleo removes the Candle Room for one worker
224  Cleo  end [1]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Orangery Parterre
225  Dora  take 1 gallery
       Dora shares the architects’ guild with one worker
       Dora takes the Gallery from slot 1 for one worker
226  Dora  discard water-theatre
       Dora gives up the Water Theatre
227  Dora  end [3]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Service Corner
228  Dora  move architects yard
       Dora moves a worker from the architects’ guild to the construction yard
229  Dora  activate yard
       Dora activates the construction yard with one worker
230  Dora  build kitchen-garden d1 2
       Dora builds the Kitchen Garden at d1 for one worker and 2 wood: 3 points
231  Emil  move architects yard
       Emil moves a worker from the architects’ guild to the construction yard
232  Emil  activate yard
       Emil activates the construction yard with one worker
233  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
234  Anna  activate yard
       Anna activates the construction yard with one worker
235  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
236  Bert  activate workshop
       Bert activates the workshop with one worker
237  Bert  buy orange-tree
       Bert buys an orange tree for one worker and 3 wood
238  Cleo  move architects yard
       Cleo moves a worker from the architects’ guild to the construction yard
239  Cleo  activate yard
       Cleo activates the construction yard with one worker
240  Cleo  build corner-pavilion a3 2
       Cleo builds the Corner Pavilion at a3 for one worker and 1 marble, 2 wood: 4 points
241  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
242  Dora  activate sawmill
       Dora activates the sawmill with 3 workers
       Dora harvests 3 wood
243  Emil  move yard sawmill
       Emil moves a worker from the construction yard to the sawmill
244  Emil  activate sawmill
       Emil activates the sawmill with 4 workers
       Emil harvests 3 wood
245  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
246  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 6 of 24
247  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
248  Bert  activate yard
       Bert activates the construction yard with one worker
249  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
250  Cleo  activate sawmill
       Cleo activates the sawmill with 4 workers
       Cleo harvests 3 wood
251  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
252  Dora  pass
       Dora does not activate the alchemists’ guild
253  Emil  move sawmill alchemists
       Emil moves a worker from the sawmill to the alchemists’ guild
254  Emil  activate alchemists
       Emil activates the alchemists’ guild with one worker
255  Emil  end
       Emil is done in the alchemists’ guild
256  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
257  Anna  pass
       Anna does not activate the marble quarry
258  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
259  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
260  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
261  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
262  Cleo  end
       Cleo is done in the alchemists’ guild
263  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
264  Dora  activate kings-favour
       Dora activates the King’s favour with one worker
265  Dora  end
       Dora is done in the King’s favour
       The King takes step 7 of 24
266  Emil  move alchemists kings-favour
       Emil moves a worker from the alchemists’ guild to the King’s favour
267  Emil  pass
       Emil does not activate the King’s favour
       The King takes step 8 of 24
268  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
269  Anna  pass
       Anna does not activate the gold mine
270  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
271  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
272  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
273  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 9 of 24
274  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
275  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 1 marble
276  Emil  move kings-favour quarry
       Emil moves a worker from the King’s favour to the marble quarry
277  Emil  activate quarry
       Emil activates the marble quarry with one worker
       Emil harvests 1 marble
278  Anna  move mine yard
       Anna moves a worker from the gold mine to the construction yard
279  Anna  activate yard
       Anna activates the construction yard with 2 workers
280  Anna  build carpenters-corner f3 0
       Anna builds the Carpenters’ Corner at f3 for 2 workers and 1 marble, 3 wood: 5 points
281  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
282  Bert  activate alchemists
       Bert activates the alchemists’ guild with 2 workers
283  Bert  end
       Bert is done in the alchemists’ guild
284  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
285  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
286  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
287  Dora  activate mine
       Dora activates the gold mine with one worker
       Dora harvests 0 gold
288  Emil  move quarry mine
       Emil moves a worker from the marble quarry to the gold mine
289  Emil  activate mine
       Emil activates the gold mine with one worker
       Emil harvests 0 gold
290  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
291  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
292  Anna  end
       Anna is done in the alchemists’ guild
293  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
294  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 10 of 24
295  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
296  Cleo  activate mine
       Cleo activates the gold mine with one worker
       Cleo harvests 0 gold
297  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
298  Dora  activate architects
       Dora activates the architects’ guild with one worker
299  Dora  take 1 ballroom-wing
       Dora takes the Ballroom Wing from slot 1 for one worker
300  Dora  end [2]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Small Fountain Court
301  Emil  move mine architects
       Emil moves a worker from the gold mine to the architects’ guild
302  Emil  activate architects
       Emil activates the architects’ guild with one worker
303  Emil  take 2 antechamber
       Emil takes the Antechamber from slot 2 for one worker
304  Emil  discard council-room
       Emil gives up the Council Room
305  Emil  end [3]
       Emil is done in the architects’ guild
       Slot 5 of the display shows the Mirror Corner Salon
306  Dora  take 1 orange-alley
       Dora shares the architects’ guild with one worker
       Dora takes the Orange Alley from slot 1 for one worker
307  Dora  discard gilded-corner
       Dora gives up the Gilded Corner
308  Dora  end [4]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Inner Hall
309  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
310  Anna  pass
       Anna does not activate the sawmill
311  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
312  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
313  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
314  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
315  Cleo  take 1 orangery-parterre
       Cleo takes the Orangery Parterre from slot 1 for one worker
316  Cleo  end [1]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Orange Court
317  Dora  remove-one orange-court
       Dora shares the architects’ guild with one worker
       Dora removes the Orange Court for one worker
318  Dora  end [1]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Orange Tree Loggia
319  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
320  Dora  activate workshop
       Dora activates the workshop with one worker
321  Dora  end
       Dora is done in the workshop
322  Emil  move architects yard
       Emil moves a worker from the architects’ guild to the construction yard
323  Emil  activate yard
       Emil activates the construction yard with one worker
324  Emil  build antechamber f4 1
       Emil builds the Antechamber at f4 for one worker and 2 marble: 3 points
325  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
326  Anna  activate alchemists
       Anna activates the alchemists’ guild with 2 workers
327  Anna  end
       Anna is done in the alchemists’ guild
328  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
329  Bert  pass
       Bert does not activate the gold mine
330  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
331  Cleo  activate workshop
       Cleo activates the workshop with one worker
332  Cleo  buy orange-tree
       Cleo buys an orange tree for one worker and 3 wood
333  Dora  move workshop yard
       Dora moves a worker from the workshop to the construction yard
334  Dora  activate yard
       Dora activates the construction yard with one worker
335  Emil  move yard sawmill
       Emil moves a worker from the construction yard to the sawmill
336  Emil  activate sawmill
       Emil activates the sawmill with 4 workers
       Emil harvests 3 wood
337  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
338  Anna  activate sawmill
       Anna activates the sawmill with 2 workers
       Anna harvests 2 wood
339  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
340  Bert  activate architects
       Bert activates the architects’ guild with one worker
341  Bert  remove-one small-fountain-court
       Bert removes the Small Fountain Court for one worker
342  Bert  end [0]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Bowling Green
343  Cleo  move workshop yard
       Cleo moves a worker from the workshop to the construction yard
344  Cleo  pass
       Cleo does not activate the construction yard
345  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
346  Dora  pass
       Dora does not activate the King’s favour
       The King takes step 11 of 24
347  Emil  move sawmill alchemists
       Emil moves a worker from the sawmill to the alchemists’ guild
348  Emil  activate alchemists
       Emil activates the alchemists’ guild with one worker
349  Emil  advance specialists
       Emil reaches step 1 of the track of shared specialists for one worker and 1 wood
350  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
351  Anna  activate alchemists
       Anna activates the alchemists’ guild with 3 workers
352  Anna  advance specialists
       Anna reaches step 1 of the track of shared specialists for one worker and 1 wood
353  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
354  Bert  pass
       Bert does not activate the workshop
355  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
356  Cleo  pass
       Cleo does not activate the alchemists’ guild
357  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
358  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 1 marble
359  Emil  move alchemists kings-favour
       Emil moves a worker from the alchemists’ guild to the King’s favour
360  Emil  pass
       Emil does not activate the King’s favour
       The King takes step 12 of 24
361  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
362  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 13 of 24
363  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
364  Bert  activate alchemists
       Bert activates the alchemists’ guild with 2 workers
365  Bert  end
       Bert is done in the alchemists’ guild
366  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
367  Cleo  activate sawmill
       Cleo activates the sawmill with 3 workers
       Cleo harvests 3 wood
368  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
369  Dora  activate mine
       Dora activates the gold mine with one worker
       Dora harvests 0 gold
370  Emil  move kings-favour quarry
       Emil moves a worker from the King’s favour to the marble quarry
371  Emil  activate quarry
       Emil activates the marble quarry with one worker
       Emil harvests 1 marble
372  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
373  Anna  pass
       Anna does not activate the marble quarry
374  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
375  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 14 of 24
376  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
377  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with 2 workers
378  Cleo  end
       Cleo is done in the alchemists’ guild
379  Dora  move mine yard
       Dora moves a worker from the gold mine to the construction yard
380  Dora  activate yard
       Dora activates the construction yard with 2 workers
381  Dora  build orange-alley d4 2
       Dora builds the Orange Alley at d4 for 2 workers and 2 marble, 1 wood, with an orange tree: 8 points
382  Emil  move quarry mine
       Emil moves a worker from the marble quarry to the gold mine
383  Emil  activate mine
       Emil activates the gold mine with one worker
       Emil harvests 0 gold
384  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
385  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
386  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
387  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
388  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
389  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 15 of 24
390  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
391  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
392  Dora  advance specialists
       Dora reaches step 2 of the track of shared specialists for one worker and 1 marble, 1 wood
393  Emil  move mine architects
       Emil moves a worker from the gold mine to the architects’ guild
394  Emil  activate architects
       Emil activates the architects’ guild with one worker
395  Emil  take 2 mirror-corner-salon
       Emil takes the Mirror Corner Salon from slot 2 for one worker
396  Emil  end
       Emil is done in the architects’ guild
       Slot 5 of the display shows the Mirror Cabinet
       The 11 removed tiles become the new pile
397  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
398  Anna  activate architects
       Anna activates the architects’ guild with one worker
399  Anna  take 1 service-corner
       Anna takes the Service Corner from slot 1 for one worker
400  Anna  end [8]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Council Room
401  Emil  take 1 inner-hall
       Emil shares the architects’ guild with one worker
       Emil takes the Inner Hall from slot 1 for one worker
402  Emil  discard ambassadors-passage
       Emil gives up the Ambassadors’ Passage
403  Emil  end [2]
       Emil is done in the architects’ guild
       Slot 5 of the display shows the Statue Grove
404  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
405  Bert  activate yard
       Bert activates the construction yard with one worker
406  Bert  build stone-steps d2 0
       Bert builds the Stone Steps at d2 for one worker and 2 marble, 1 wood: 4 points
407  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
408  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
409  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
410  Dora  pass
       Dora does not activate the sawmill
411  Emil  move architects yard
       Emil moves a worker from the architects’ guild to the construction yard
412  Emil  activate yard
       Emil activates the construction yard with one worker
413  Emil  build inner-hall e2 0
       Emil builds the Inner Hall at e2 for one worker and 1 marble, 1 wood: 3 points
414  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
415  Anna  activate alchemists
       Anna activates the alchemists’ guild with 3 workers
416  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
417  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
418  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
419  Cleo  activate yard
       Cleo activates the construction yard with one worker
420  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
421  Dora  pass
       Dora does not activate the King’s favour
       The King takes step 16 of 24
422  Emil  move sawmill alchemists
       Emil moves a worker from the sawmill to the alchemists’ guild
423  Emil  pass
       Emil does not activate the alchemists’ guild
424  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
425  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 17 of 24
426  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
427  Bert  activate architects
       Bert activates the architects’ guild with one worker
428  Bert  take 1 orange-tree-loggia
       Bert takes the Orange Tree Loggia from slot 1 for one worker
429  Bert  end [5]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Chandelier Gallery
430  Anna  take 1 bowling-green
       Anna shares the architects’ guild with one worker
       Anna takes the Bowling Green from slot 1 for one worker
431  Anna  discard service-corner
       Anna gives up the Service Corner
432  Anna  end [4]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Marble Colonnade
433  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
434  Cleo  pass
       Cleo does not activate the sawmill
435  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
436  Dora  pass
       Dora does not activate the alchemists’ guild
437  Emil  move yard sawmill
       Emil moves a worker from the construction yard to the sawmill
438  Emil  activate sawmill
       Emil activates the sawmill with 3 workers
       Emil harvests 3 wood
439  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
440  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
441  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
442  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 18 of 24
443  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
444  Cleo  activate kings-favour
       Cleo activates the King’s favour with one worker
445  Cleo  turn-coins 1
       Cleo turns a coin active again for one worker
       The King takes step 19 of 24
446  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
447  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 1 marble
448  Emil  move alchemists kings-favour
       Emil moves a worker from the alchemists’ guild to the King’s favour
449  Emil  pass
       Emil does not activate the King’s favour
       The King takes step 20 of 24
450  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
451  Anna  activate yard
       Anna activates the construction yard with one worker
452  Anna  build bowling-green b1 0
       Anna builds the Bowling Green at b1 for one worker and 1 marble, 1 wood: 3 points
453  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
454  Bert  pass
       Bert does not activate the sawmill
455  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
456  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
457  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
458  Dora  activate mine
       Dora activates the gold mine with one worker
       Dora harvests 0 gold
459  Emil  move sawmill alchemists
       Emil moves a worker from the sawmill to the alchemists’ guild
460  Emil  pass
       Emil does not activate the alchemists’ guild
461  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
462  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
463  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
464  Bert  pass
       Bert does not activate the alchemists’ guild
465  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
466  Cleo  pass
       Cleo does not activate the gold mine
467  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
468  Dora  activate architects
       Dora activates the architects’ guild with one worker
469  Dora  take 1 mirror-cabinet
       Dora takes the Mirror Cabinet from slot 1 for one worker
470  Dora  end [6]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Candle Room
471  Emil  move kings-favour quarry
       Emil moves a worker from the King’s favour to the marble quarry
472  Emil  pass
       Emil does not activate the marble quarry
473  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
474  Anna  activate architects
       Anna activates the architects’ guild with one worker
475  Anna  take 1 council-room
       Anna takes the Council Room from slot 1 for one worker
476  Anna  end [5]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Tapestry Closet
477  Dora  take 1 statue-grove
       Dora shares the architects’ guild with one worker
       Dora takes the Statue Grove from slot 1 for one worker
478  Dora  discard statue-grove
       Dora gives up the Statue Grove
479  Dora  end [0]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Water Theatre
480  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
481  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
482  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
483  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
484  Cleo  remove-one water-theatre
       Cleo removes the Water Theatre for one worker
485  Cleo  end [0]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Orange Court
486  Dora  take 2 marble-colonnade
       Dora shares the architects’ guild with one worker
       Dora takes the Marble Colonnade from slot 2 for one worker
487  Dora  discard mirror-cabinet
       Dora gives up the Mirror Cabinet
488  Dora  end [2]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Guard Room
489  Anna  remove-one candle-room
       Anna shares the architects’ guild with one worker
       Anna removes the Candle Room for one worker
490  Anna  end [0]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Small Fountain Court
491  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
492  Dora  activate sawmill
       Dora activates the sawmill with 2 workers
       Dora harvests 2 wood
493  Emil  move quarry mine
       Emil moves a worker from the marble quarry to the gold mine
494  Emil  pass
       Emil does not activate the gold mine
495  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
496  Anna  pass
       Anna does not activate the sawmill
497  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
498  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
499  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
500  Cleo  pass
       Cleo does not activate the alchemists’ guild
501  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
502  Dora  pass
       Dora does not activate the alchemists’ guild
503  Emil  move mine architects
       Emil moves a worker from the gold mine to the architects’ guild
504  Emil  activate architects
       Emil activates the architects’ guild with one worker
505  Emil  take 1 chandelier-gallery
       Emil takes the Chandelier Gallery from slot 1 for one worker
506  Emil  end
       Emil is done in the architects’ guild
       Slot 5 of the display shows the Gilded Corner
       There are no tiles left for a new pile
       Anna has 17 points: 12 for tiles built, 1 for wood, 0 for marble, 0 for gold, 4 for tiles not built, 0 for decorations
       Bert has 17 points: 4 for tiles built, 0 for wood, 0 for marble, 0 for gold, 4 for tiles not built, 9 for decorations
       Cleo has 14 points: 4 for tiles built, 2 for wood, 1 for marble, 0 for gold, 4 for tiles not built, 3 for decorations
       Dora has 17 points: 11 for tiles built, 2 for wood, 0 for marble, 0 for gold, 4 for tiles not built, 0 for decorations
       Emil has 13 points: 6 for tiles built, 3 for wood, 0 for marble, 0 for gold, 4 for tiles not built, 0 for decorations
       Anna, Bert and Dora share the victory
Anna 17
Bert 17
Cleo 14
Dora 17
Emil 13
