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
  3  Anna  take 2 statue-walk
       Anna takes the Statue Walk from slot 2 for one worker
  4  Anna  take 1 timber-arcade-walk
       Anna takes the Timber Arcade Walk from slot 1 for one worker
  5  Anna  end [0, 24]
       Anna has finished at the architects’ guild
       Slot 4 of the display shows the Bowling Green
       Slot 5 of the display shows the Tapestry Closet
  6  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
  7  Bert  activate architects
       Bert activates the architects’ guild with 2 workers
  8  Bert  take 1 tapestry-corner-salon
       Bert takes the Tapestry Corner Salon from slot 1 for one worker
  9  Bert  take 2 guard-room
       Bert takes the Guard Room from slot 2 for one worker
 10  Bert  end [15, 3]
       Bert has finished at the architects’ guild
       Slot 4 of the display shows the Statue Loggia
       Slot 5 of the display shows the Kitchen Garden
 11  Cleo  jump quarry architects
       Cleo turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
 12  Cleo  activate architects
       Cleo activates the architects’ guild with 2 workers
 13  Cleo  take 1 corner-pavilion
       Cleo takes the Corner Pavilion from slot 1 for one worker
 14  Cleo  take 2 bowling-green
       Cleo takes the Bowling Green from slot 2 for one worker
 15  Cleo  end [9, 3]
       Cleo has finished at the architects’ guild
       Slot 4 of the display shows the Stone Steps
       Slot 5 of the display shows the Belvedere Gate
 16  Dora  jump quarry architects
       Dora turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
 17  Dora  activate architects
       Dora activates the architects’ guild with 2 workers
 18  Dora  take 2 statue-loggia
       Dora takes the Statue Loggia from slot 2 for one worker
 19  Dora  take 1 tapestry-closet
       Dora takes the Tapestry Closet from slot 1 for one worker
 20  Dora  end [4, 2]
       Dora has finished at the architects’ guild
       Slot 4 of the display shows the Orange Alley
       Slot 5 of the display shows the Grand Canal Basin
 21  Emil  jump quarry architects
       Emil turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
 22  Emil  activate architects
       Emil activates the architects’ guild with 2 workers
 23  Emil  take 2 stone-steps
       Emil takes the Stone Steps from slot 2 for one worker
 24  Emil  take 1 kitchen-garden
       Emil takes the Kitchen Garden from slot 1 for one worker
 25  Emil  end [3, 18]
       Emil has finished at the architects’ guild
       Slot 4 of the display shows the Statue Grove
       Slot 5 of the display shows the Candle Room
 26  Anna  jump workshop sawmill
       Anna turns a coin: a worker jumps from the workshop over the construction yard to the sawmill
 27  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
 28  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
 29  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 1 wood
 30  Cleo  jump workshop sawmill
       Cleo turns a coin: a worker jumps from the workshop over the construction yard to the sawmill
 31  Cleo  pass
       Cleo does not activate the sawmill
 32  Dora  jump architects yard
       Dora turns a coin: a worker jumps from the architects’ guild over the workshop to the construction yard
 33  Dora  pass
       Dora does not activate the construction yard
 34  Emil  jump workshop sawmill
       Emil turns a coin: a worker jumps from the workshop over the construction yard to the sawmill
 35  Emil  activate sawmill
       Emil activates the sawmill with one worker
       Emil harvests 1 wood
 36  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
 37  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
 38  Anna  advance specialists
       Anna reaches step 1 of the track of shared specialists for one worker, 1 wood
 39  Bert  jump quarry architects
       Bert turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
 40  Bert  activate architects
       Bert activates the architects’ guild with 3 workers
 41  Bert  take 2 orange-alley
       Bert takes the Orange Alley from slot 2 for one worker
 42  Bert  take 3 grand-canal-basin
       Bert takes the Grand Canal Basin from slot 3 for 2 workers
 43  Bert  end [19, 6]
       Bert has finished at the architects’ guild
       Slot 4 of the display shows the Dressing Room
       Slot 5 of the display shows the Carpenters’ Corner
 44  Anna  take 2 statue-grove
       Anna shares the architects’ guild with 2 workers
       Anna takes the Statue Grove from slot 2 for one worker
 45  Anna  take 1 belvedere-gate
       Anna takes the Belvedere Gate from slot 1 for one worker
 46  Anna  end [5, 3]
       Anna has finished at the architects’ guild
       Slot 4 of the display shows the Service Corner
       Slot 5 of the display shows the Small Fountain Court
 47  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
 48  Cleo  activate architects
       Cleo activates the architects’ guild with 3 workers
 49  Cleo  take 1 candle-room
       Cleo takes the Candle Room from slot 1 for one worker
 50  Cleo  remove-one service-corner
       Cleo removes the Service Corner for one worker
 51  Cleo  take 2 carpenters-corner
       Cleo takes the Carpenters’ Corner from slot 2 for one worker
 52  Cleo  end [3, 7, 15]
       Cleo has finished at the architects’ guild
       Slot 3 of the display shows the Fountain Terrace
       Slot 4 of the display shows the Marble Colonnade
       Slot 5 of the display shows the Inner Hall
 53  Anna  remove-three marble-colonnade dressing-room inner-hall
       Anna shares the architects’ guild with 2 workers
       Anna removes the Marble Colonnade, the Dressing Room and the Inner Hall for 2 workers
 54  Anna  end [4, 14, 13]
       Anna has finished at the architects’ guild
       Slot 3 of the display shows the Orange Tree Loggia
       Slot 4 of the display shows the Royal Bedchamber
       Slot 5 of the display shows the Mirror Cabinet
 55  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
 56  Dora  activate architects
       Dora activates the architects’ guild with 2 workers
 57  Dora  take 1 small-fountain-court
       Dora takes the Small Fountain Court from slot 1 for one worker
 58  Dora  take 2 fountain-terrace
       Dora takes the Fountain Terrace from slot 2 for one worker
 59  Dora  end [8, 11]
       Dora has finished at the architects’ guild
       Slot 4 of the display shows the Chandelier Gallery
       Slot 5 of the display shows the Ballroom Wing
 60  Anna  remove-one mirror-cabinet
       Anna shares the architects’ guild with 2 workers
       Anna removes the Mirror Cabinet for one worker
 61  Anna  take 2 royal-bedchamber
       Anna takes the Royal Bedchamber from slot 2 for one worker
 62  Anna  discard belvedere-gate
       Anna gives up the Belvedere Gate
 63  Anna  end [11, 1]
       Anna has finished at the architects’ guild
       Slot 4 of the display shows the Hall of Mirrors
       Slot 5 of the display shows the Water Theatre
 64  Emil  move mine architects
       Emil moves a worker from the gold mine to the architects’ guild
 65  Emil  activate architects
       Emil activates the architects’ guild with 3 workers
 66  Emil  take 1 orange-tree-loggia
       Emil takes the Orange Tree Loggia from slot 1 for one worker
 67  Emil  take 3 ballroom-wing
       Emil takes the Ballroom Wing from slot 3 for 2 workers
 68  Emil  end [9, 1]
       Emil has finished at the architects’ guild
       Slot 4 of the display shows the Tapestry Salon
       Slot 5 of the display shows the Orange Court
 69  Anna  take 1 chandelier-gallery
       Anna shares the architects’ guild with 2 workers
       Anna takes the Chandelier Gallery from slot 1 for one worker
 70  Anna  discard statue-grove
       Anna gives up the Statue Grove
 71  Anna  remove-one orange-court
       Anna removes the Orange Court for one worker
 72  Anna  end [7, 6]
       Anna has finished at the architects’ guild
       Slot 4 of the display shows the Council Room
       Slot 5 of the display shows the Antechamber
 73  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 74  Anna  activate architects
       Anna activates the architects’ guild with 3 workers
 75  Anna  turn-coins 1
       Anna turns a coin active again for one worker
 76  Anna  take 3 tapestry-salon
       Anna takes the Tapestry Salon from slot 3 for 2 workers
 77  Anna  discard royal-bedchamber
       Anna gives up the Royal Bedchamber
 78  Anna  end [5]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Fountain Arcade
 79  Bert  jump architects yard
       Bert turns a coin: a worker jumps from the architects’ guild over the workshop to the construction yard
 80  Bert  pass
       Bert does not activate the construction yard
 81  Cleo  move architects yard
       Cleo moves a worker from the architects’ guild to the construction yard
 82  Cleo  pass
       Cleo does not activate the construction yard
 83  Dora  move workshop yard
       Dora moves a worker from the workshop to the construction yard
 84  Dora  pass
       Dora does not activate the construction yard
 85  Emil  move architects workshop
       Emil moves a worker from the architects’ guild to the workshop
 86  Emil  pass
       Emil does not activate the workshop
 87  Anna  jump alchemists quarry
       Anna turns a coin: a worker jumps from the alchemists’ guild over the King’s favour to the marble quarry
 88  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
       The King takes step 1 of 24
 89  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
 90  Bert  activate sawmill
       Bert activates the sawmill with 2 workers
       Bert harvests 2 wood
 91  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
 92  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
 93  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
 94  Dora  activate workshop
       Dora activates the workshop with one worker
 95  Emil  move workshop sawmill
       Emil moves a worker from the workshop to the sawmill
 96  Emil  activate sawmill
       Emil activates the sawmill with 2 workers
       Emil harvests 2 wood
 97  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
 98  Anna  pass
       Anna does not activate the gold mine
 99  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
100  Bert  activate workshop
       Bert activates the workshop with one worker
101  Bert  buy orange-tree
       Bert buys an orange tree for one worker, 3 wood
102  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
103  Cleo  activate sawmill
       Cleo activates the sawmill with one worker
       Cleo harvests 1 wood
104  Dora  move workshop yard
       Dora moves a worker from the workshop to the construction yard
105  Dora  activate yard
       Dora activates the construction yard with 3 workers
106  Emil  move sawmill alchemists
       Emil moves a worker from the sawmill to the alchemists’ guild
107  Emil  activate alchemists
       Emil activates the alchemists’ guild with one worker
108  Emil  end
       Emil has finished at the alchemists’ guild
109  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
110  Anna  activate architects
       Anna activates the architects’ guild with 4 workers
111  Anna  remove-one water-theatre
       Anna removes the Water Theatre for one worker
112  Anna  take 3 antechamber
       Anna takes the Antechamber from slot 3 for 2 workers
113  Anna  discard statue-walk
       Anna gives up the Statue Walk
114  Anna  remove-one hall-of-mirrors
       Anna removes the Hall of Mirrors for one worker
115  Anna  end [5, 3, 0]
       Anna has finished at the architects’ guild
       Slot 3 of the display shows the Queen’s Salon
       Slot 4 of the display shows the Gallery
       Slot 5 of the display shows the Orangery Parterre
116  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
117  Bert  pass
       Bert does not activate the construction yard
118  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
119  Cleo  pass
       Cleo does not activate the workshop
120  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
121  Dora  pass
       Dora does not activate the sawmill
122  Emil  move architects yard
       Emil moves a worker from the architects’ guild to the construction yard
123  Emil  activate yard
       Emil activates the construction yard with one worker
124  Emil  build kitchen-garden a2 0
       Emil builds the Kitchen Garden at a2 for one worker, 2 wood: 3 points
125  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
126  Anna  pass
       Anna does not activate the workshop
127  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
128  Bert  activate workshop
       Bert activates the workshop with one worker
129  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
130  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 2 of 24
131  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
132  Dora  activate workshop
       Dora activates the workshop with one worker
133  Emil  move alchemists kings-favour
       Emil moves a worker from the alchemists’ guild to the King’s favour
134  Emil  activate kings-favour
       Emil activates the King’s favour with one worker
135  Emil  end
       Emil has finished at the King’s favour
       The King takes step 3 of 24
136  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
137  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
138  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
139  Bert  pass
       Bert does not activate the construction yard
140  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
141  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
142  Dora  move workshop yard
       Dora moves a worker from the workshop to the construction yard
143  Dora  pass
       Dora does not activate the construction yard
144  Emil  move kings-favour quarry
       Emil moves a worker from the King’s favour to the marble quarry
145  Emil  activate quarry
       Emil activates the marble quarry with one worker
       Emil harvests 1 marble
146  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
147  Anna  activate yard
       Anna activates the construction yard with one worker
148  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
149  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
150  Cleo  move workshop yard
       Cleo moves a worker from the workshop to the construction yard
151  Cleo  activate yard
       Cleo activates the construction yard with one worker
152  Cleo  build bowling-green b1 0
       Cleo builds the Bowling Green at b1 for one worker, 1 marble, 1 wood: 3 points
153  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
154  Dora  pass
       Dora does not activate the alchemists’ guild
155  Emil  move quarry mine
       Emil moves a worker from the marble quarry to the gold mine
156  Emil  pass
       Emil does not activate the gold mine
157  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
158  Anna  activate sawmill
       Anna activates the sawmill with 2 workers
       Anna harvests 2 wood
159  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
160  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
161  Bert  advance specialists
       Bert reaches step 1 of the track of shared specialists for one worker, 1 wood
162  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
163  Cleo  pass
       Cleo does not activate the gold mine
164  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
165  Dora  pass
       Dora does not activate the King’s favour
       The King takes step 4 of 24
166  Emil  move mine architects
       Emil moves a worker from the gold mine to the architects’ guild
167  Emil  activate architects
       Emil activates the architects’ guild with 2 workers
168  Emil  take 2 fountain-arcade
       Emil takes the Fountain Arcade from slot 2 for one worker
169  Emil  take 1 council-room
       Emil takes the Council Room from slot 1 for one worker
170  Emil  discard orange-tree-loggia
       Emil gives up the Orange Tree Loggia
171  Emil  end [1, 0]
       Emil has finished at the architects’ guild
       Slot 4 of the display shows the Mirror Corner Salon
       Slot 5 of the display shows the Gilded Corner
172  Anna  remove-one mirror-corner-salon
       Anna shares the architects’ guild with 2 workers
       Anna removes the Mirror Corner Salon for one worker
173  Anna  remove-one queens-salon
       Anna removes the Queen’s Salon for one worker
174  Anna  end [13]
       Anna has finished at the architects’ guild
       Slot 4 of the display shows the Ambassadors’ Passage, the last of the pile: 15 removed tiles become a new one
       Slot 5 of the display shows the Hall of Mirrors
175  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
176  Anna  activate yard
       Anna activates the construction yard with one worker
177  Anna  build timber-arcade-walk f1 3
       Anna builds the Timber Arcade Walk at f1 for one worker, 3 wood: 4 points
178  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
179  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 5 of 24
180  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
181  Cleo  activate architects
       Cleo activates the architects’ guild with 2 workers
182  Cleo  take 2 orangery-parterre
       Cleo takes the Orangery Parterre from slot 2 for one worker
183  Cleo  take 1 gallery
       Cleo takes the Gallery from slot 1 for one worker
184  Cleo  discard gallery
       Cleo gives up the Gallery
185  Cleo  end [13, 2]
       Cleo has finished at the architects’ guild
       Slot 4 of the display shows the Queen’s Salon
       Slot 5 of the display shows the Orange Court
186  Anna  take 2 ambassadors-passage
       Anna shares the architects’ guild with one worker
       Anna takes the Ambassadors’ Passage from slot 2 for one worker
187  Anna  end [6]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Mirror Corner Salon
188  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
189  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 1 marble
190  Emil  move architects workshop
       Emil moves a worker from the architects’ guild to the workshop
191  Emil  pass
       Emil does not activate the workshop
192  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
193  Anna  activate workshop
       Anna activates the workshop with one worker
194  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
195  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
196  Cleo  move architects yard
       Cleo moves a worker from the architects’ guild to the construction yard
197  Cleo  pass
       Cleo does not activate the construction yard
198  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
199  Dora  pass
       Dora does not activate the gold mine
200  Emil  move yard sawmill
       Emil moves a worker from the construction yard to the sawmill
201  Emil  activate sawmill
       Emil activates the sawmill with 2 workers
       Emil harvests 2 wood
202  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
203  Anna  activate yard
       Anna activates the construction yard with 2 workers
204  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
205  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
206  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
207  Cleo  pass
       Cleo does not activate the sawmill
208  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
209  Dora  activate architects
       Dora activates the architects’ guild with one worker
210  Dora  take 2 hall-of-mirrors
       Dora takes the Hall of Mirrors from slot 2 for one worker
211  Dora  discard small-fountain-court
       Dora gives up the Small Fountain Court
212  Dora  end [0]
       Dora has finished at the architects’ guild
       Slot 5 of the display shows the Water Theatre
213  Emil  move architects workshop
       Emil moves a worker from the architects’ guild to the workshop
214  Emil  activate workshop
       Emil activates the workshop with 2 workers
215  Emil  buy orange-tree
       Emil buys an orange tree for one worker, 3 wood
216  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
217  Anna  pass
       Anna does not activate the alchemists’ guild
218  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
219  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
220  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
221  Cleo  activate workshop
       Cleo activates the workshop with one worker
222  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
223  Dora  pass
       Dora does not activate the sawmill
224  Emil  move workshop yard
       Emil moves a worker from the workshop to the construction yard
225  Emil  pass
       Emil does not activate the construction yard
226  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
227  Anna  activate sawmill
       Anna activates the sawmill with 2 workers
       Anna harvests 2 wood
228  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
229  Bert  activate architects
       Bert activates the architects’ guild with one worker
230  Bert  take 2 queens-salon
       Bert takes the Queen’s Salon from slot 2 for one worker
231  Bert  discard queens-salon
       Bert gives up the Queen’s Salon
232  Bert  end [9]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Royal Bedchamber
233  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
234  Cleo  activate sawmill
       Cleo activates the sawmill with 3 workers
       Cleo harvests 3 wood
235  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
236  Dora  pass
       Dora does not activate the alchemists’ guild
237  Emil  move yard sawmill
       Emil moves a worker from the construction yard to the sawmill
238  Emil  pass
       Emil does not activate the sawmill
239  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
240  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 6 of 24
241  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
242  Bert  activate workshop
       Bert activates the workshop with one worker
243  Bert  end
       Bert has finished at the workshop
244  Cleo  move workshop yard
       Cleo moves a worker from the workshop to the construction yard
245  Cleo  pass
       Cleo does not activate the construction yard
246  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
247  Dora  activate workshop
       Dora activates the workshop with one worker
248  Emil  move sawmill alchemists
       Emil moves a worker from the sawmill to the alchemists’ guild
249  Emil  pass
       Emil does not activate the alchemists’ guild
250  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
251  Anna  activate sawmill
       Anna activates the sawmill with 3 workers
       Anna harvests 3 wood
252  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
253  Bert  pass
       Bert does not activate the construction yard
254  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
255  Cleo  pass
       Cleo does not activate the alchemists’ guild
256  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
257  Dora  pass
       Dora does not activate the sawmill
258  Emil  move workshop sawmill
       Emil moves a worker from the workshop to the sawmill
259  Emil  activate sawmill
       Emil activates the sawmill with 3 workers
       Emil harvests 3 wood
260  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
261  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
262  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
263  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
264  Bert  end
       Bert has finished at the alchemists’ guild
265  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
266  Cleo  activate sawmill
       Cleo activates the sawmill with 3 workers
       Cleo harvests 3 wood
267  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
268  Dora  pass
       Dora does not activate the King’s favour
       The King takes step 7 of 24
269  Emil  move alchemists kings-favour
       Emil moves a worker from the alchemists’ guild to the King’s favour
270  Emil  pass
       Emil does not activate the King’s favour
       The King takes step 8 of 24
271  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
272  Anna  pass
       Anna does not activate the gold mine
273  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
274  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 9 of 24
275  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
276  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 10 of 24
277  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
278  Dora  activate sawmill
       Dora activates the sawmill with 2 workers
       Dora harvests 2 wood
279  Emil  move kings-favour quarry
       Emil moves a worker from the King’s favour to the marble quarry
280  Emil  activate quarry
       Emil activates the marble quarry with one worker
       Emil harvests 1 marble
281  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
282  Anna  activate architects
       Anna activates the architects’ guild with one worker
283  Anna  remove-one mirror-corner-salon
       Anna removes the Mirror Corner Salon for one worker
284  Anna  end [2]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Statue Grove
285  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
286  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
287  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
288  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
289  Dora  move workshop yard
       Dora moves a worker from the workshop to the construction yard
290  Dora  activate yard
       Dora activates the construction yard with one worker
291  Emil  move quarry mine
       Emil moves a worker from the marble quarry to the gold mine
292  Emil  pass
       Emil does not activate the gold mine
293  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
294  Anna  activate yard
       Anna activates the construction yard with one worker
295  Anna  build antechamber d4 1
       Anna builds the Antechamber at d4 for one worker, 2 marble: 3 points
296  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
297  Bert  activate yard
       Bert activates the construction yard with 2 workers
298  Bert  build orange-alley d3 3
       Bert builds the Orange Alley at d3 for 2 workers, 2 marble, 1 wood, with an orange tree: 8 points
299  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
300  Cleo  activate yard
       Cleo activates the construction yard with one worker
301  Cleo  build corner-pavilion d2 0
       Cleo builds the Corner Pavilion at d2 for one worker, 1 marble, 2 wood: 4 points
302  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
303  Dora  activate sawmill
       Dora activates the sawmill with 3 workers
       Dora harvests 3 wood
304  Emil  move mine architects
       Emil moves a worker from the gold mine to the architects’ guild
305  Emil  pass
       Emil does not activate the architects’ guild
306  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
307  Anna  activate sawmill
       Anna activates the sawmill with 4 workers
       Anna harvests 3 wood
308  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
309  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
310  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
311  Cleo  activate sawmill
       Cleo activates the sawmill with 4 workers
       Cleo harvests 3 wood
312  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
313  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 1 marble
314  Emil  move architects yard
       Emil moves a worker from the architects’ guild to the construction yard
315  Emil  activate yard
       Emil activates the construction yard with one worker
316  Emil  build stone-steps c1 1
       Emil builds the Stone Steps at c1 for one worker, 2 marble, 1 wood: 4 points
317  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
318  Anna  pass
       Anna does not activate the alchemists’ guild
319  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
320  Bert  pass
       Bert does not activate the alchemists’ guild
321  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
322  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
323  Cleo  end
       Cleo has finished at the alchemists’ guild
324  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
325  Dora  activate mine
       Dora activates the gold mine with one worker
       Dora harvests 0 gold
326  Emil  move yard sawmill
       Emil moves a worker from the construction yard to the sawmill
327  Emil  activate sawmill
       Emil activates the sawmill with 4 workers
       Emil harvests 3 wood
328  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
329  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 11 of 24
330  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
331  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 12 of 24
332  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
333  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 13 of 24
334  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
335  Dora  pass
       Dora does not activate the architects’ guild
336  Emil  move sawmill alchemists
       Emil moves a worker from the sawmill to the alchemists’ guild
337  Emil  activate alchemists
       Emil activates the alchemists’ guild with one worker
338  Emil  advance specialists
       Emil reaches step 1 of the track of shared specialists for one worker, 1 wood
339  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
340  Anna  pass
       Anna does not activate the marble quarry
341  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
342  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
343  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
344  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
345  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
346  Dora  activate workshop
       Dora activates the workshop with one worker
347  Dora  buy orange-tree
       Dora buys an orange tree for one worker, 3 wood
348  Emil  move alchemists kings-favour
       Emil moves a worker from the alchemists’ guild to the King’s favour
349  Emil  activate kings-favour
       Emil activates the King’s favour with one worker
350  Emil  end
       Emil has finished at the King’s favour
       The King takes step 14 of 24
351  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
352  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
353  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
354  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
355  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
356  Cleo  pass
       Cleo does not activate the gold mine
357  Dora  move workshop yard
       Dora moves a worker from the workshop to the construction yard
358  Dora  activate yard
       Dora activates the construction yard with one worker
359  Emil  move sawmill alchemists
       Emil moves a worker from the sawmill to the alchemists’ guild
360  Emil  activate alchemists
       Emil activates the alchemists’ guild with one worker
361  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
362  Anna  activate architects
       Anna activates the architects’ guild with one worker
363  Anna  take 1 gilded-corner
       Anna takes the Gilded Corner from slot 1 for one worker
364  Anna  end [3]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Orange Tree Loggia
365  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
366  Bert  activate architects
       Bert activates the architects’ guild with one worker
367  Bert  take 1 orange-court
       Bert takes the Orange Court from slot 1 for one worker
368  Bert  end [1]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Statue Walk
369  Anna  take 1 water-theatre
       Anna shares the architects’ guild with one worker
       Anna takes the Water Theatre from slot 1 for one worker
370  Anna  discard gilded-corner
       Anna gives up the Gilded Corner
371  Anna  end [1]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Service Corner
372  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
373  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
374  Cleo  take 1 royal-bedchamber
       Cleo takes the Royal Bedchamber from slot 1 for one worker
375  Cleo  end [4]
       Cleo has finished at the architects’ guild
       Slot 5 of the display shows the Inner Hall
376  Anna  remove-one statue-grove
       Anna shares the architects’ guild with one worker
       Anna removes the Statue Grove for one worker
377  Anna  end [0]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Belvedere Gate
378  Bert  remove-one belvedere-gate
       Bert shares the architects’ guild with one worker
       Bert removes the Belvedere Gate for one worker
379  Bert  end [0]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Marble Colonnade
380  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
381  Dora  pass
       Dora does not activate the alchemists’ guild
382  Emil  move alchemists kings-favour
       Emil moves a worker from the alchemists’ guild to the King’s favour
383  Emil  activate kings-favour
       Emil activates the King’s favour with 2 workers
384  Emil  turn-coins 1
       Emil turns a coin active again for one worker
385  Emil  end
       Emil has finished at the King’s favour
       The King takes step 15 of 24
386  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
387  Anna  activate workshop
       Anna activates the workshop with one worker
388  Anna  buy orange-tree
       Anna buys an orange tree for one worker, 3 wood
389  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
390  Bert  activate workshop
       Bert activates the workshop with one worker
391  Bert  buy orange-tree
       Bert buys an orange tree for one worker, 3 wood
392  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
393  Cleo  pass
       Cleo does not activate the workshop
394  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
395  Dora  pass
       Dora does not activate the King’s favour
       The King takes step 16 of 24
396  Emil  jump kings-favour mine
       Emil turns a coin: a worker jumps from the King’s favour over the marble quarry to the gold mine
397  Emil  pass
       Emil does not activate the gold mine
398  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
399  Anna  pass
       Anna does not activate the construction yard
400  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
401  Bert  activate yard
       Bert activates the construction yard with 2 workers
402  Bert  build orange-court f2 2
       Bert builds the Orange Court at f2 for 2 workers, 1 marble, with an orange tree: 6 points
403  Cleo  move workshop yard
       Cleo moves a worker from the workshop to the construction yard
404  Cleo  pass
       Cleo does not activate the construction yard
405  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
406  Dora  pass
       Dora does not activate the alchemists’ guild
407  Emil  move mine architects
       Emil moves a worker from the gold mine to the architects’ guild
408  Emil  activate architects
       Emil activates the architects’ guild with one worker
409  Emil  take 2 statue-walk
       Emil takes the Statue Walk from slot 2 for one worker
410  Emil  end [0]
       Emil has finished at the architects’ guild
       Slot 5 of the display shows the Dressing Room
411  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
412  Anna  activate sawmill
       Anna activates the sawmill with 4 workers
       Anna harvests 3 wood
413  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
414  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
415  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
416  Cleo  pass
       Cleo does not activate the sawmill
417  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
418  Dora  pass
       Dora does not activate the King’s favour
       The King takes step 17 of 24
419  Emil  move architects workshop
       Emil moves a worker from the architects’ guild to the workshop
420  Emil  pass
       Emil does not activate the workshop
421  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
422  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
423  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
424  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
425  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
426  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
427  Cleo  advance specialists
       Cleo reaches step 1 of the track of shared specialists for one worker, 1 wood
428  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
429  Dora  pass
       Dora does not activate the sawmill
430  Emil  move workshop yard
       Emil moves a worker from the workshop to the construction yard
431  Emil  pass
       Emil does not activate the construction yard
432  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
433  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 18 of 24
434  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
435  Bert  activate kings-favour
       Bert activates the King’s favour with one worker
436  Bert  turn-coins 1
       Bert turns a coin active again for one worker
       The King takes step 19 of 24
437  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
438  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 20 of 24
439  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
440  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 1 marble
441  Emil  move sawmill alchemists
       Emil moves a worker from the sawmill to the alchemists’ guild
442  Emil  activate alchemists
       Emil activates the alchemists’ guild with one worker
443  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
444  Anna  pass
       Anna does not activate the marble quarry
445  Bert  jump kings-favour mine
       Bert turns a coin: a worker jumps from the King’s favour over the marble quarry to the gold mine
446  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
447  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
448  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
449  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
450  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
451  Dora  advance specialists
       Dora reaches step 1 of the track of shared specialists for one worker, 1 wood
452  Emil  move kings-favour quarry
       Emil moves a worker from the King’s favour to the marble quarry
453  Emil  activate quarry
       Emil activates the marble quarry with one worker
       Emil harvests 1 marble
454  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
455  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
456  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
457  Bert  activate architects
       Bert activates the architects’ guild with one worker
458  Bert  take 1 orange-tree-loggia
       Bert takes the Orange Tree Loggia from slot 1 for one worker
459  Bert  end
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Mirror Cabinet
       There are too few tiles left for a new pile
       Anna has 16 points: 7 for the palace, 2 for wood, 4 for tiles not built, 3 for decorations left
       Bert has 20 points: 14 for the palace, 2 for wood, 4 for tiles not built
       Cleo has 13 points: 7 for the palace, 2 for wood, 4 for tiles not built
       Dora has 8 points: 0 for the palace, 1 for marble, 4 for tiles not built, 3 for decorations left
       Emil has 15 points: 7 for the palace, 1 for wood, 4 for tiles not built, 3 for decorations left
       Bert wins
Anna 16
Bert 20
Cleo 13
Dora 8
Emil 15
