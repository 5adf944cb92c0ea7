versailles · rules 1 · 2 seats
  0        deal [0, 2, 23, 36, 19, 34]
       Slot 1 of the display shows the Water Theatre
       Slot 2 of the display shows the Ambassadors’ Passage
       Slot 3 of the display shows the Hall of Mirrors
       Slot 4 of the display shows the Tapestry Corner Salon
       Slot 5 of the display shows the Royal Bedchamber
       Anna begins
  1  Anna  jump kings-favour mine
       Anna turns a coin: a worker jumps from the King’s favour over the marble quarry to the gold mine
  2  Anna  activate mine
       Anna activates the gold mine with 2 workers
       Anna harvests 1 gold
  3  Bert  jump sawmill kings-favour
       Bert turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
  4  Bert  activate kings-favour
       Bert activates the King’s favour with 3 workers
  5  Bert  turn-coins 1
       Bert turns a coin active again for one worker
  6  Bert  recruit 1
       Bert recruits a worker with 2 workers
       The King takes step 1 of 24
  7  Anna  jump workshop sawmill
       Anna turns a coin: a worker jumps from the workshop over the construction yard to the sawmill
  8  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
  9  Bert  move-pair kings-favour quarry
       Bert turns a coin: 2 workers go from the King’s favour to the marble quarry
 10  Bert  activate quarry
       Bert activates the marble quarry with 3 workers
       Bert harvests 3 marble
 11  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
 12  Anna  activate mine
       Anna activates the gold mine with 3 workers
       Anna harvests 2 gold
 13  Bert  move-pair quarry mine
       Bert turns a coin: 2 workers go from the marble quarry to the gold mine
 14  Bert  activate mine
       Bert activates the gold mine with 3 workers
       Bert harvests 2 gold
 15  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 16  Anna  activate architects
       Anna activates the architects’ guild with 2 workers
 17  Anna  take 4 tapestry-corner-salon
       Anna takes the Tapestry Corner Salon from slot 4 for 2 workers
 18  Anna  end [32]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Mirror Cabinet
 19  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
 20  Bert  activate architects
       Bert activates the architects’ guild with 2 workers
 21  Bert  remove-three water-theatre ambassadors-passage royal-bedchamber
       Bert removes the Water Theatre, the Ambassadors’ Passage and the Royal Bedchamber for 2 workers
 22  Bert  end [25, 29, 4]
       Bert has finished at the architects’ guild
       Slot 3 of the display shows the Guard Room
       Slot 4 of the display shows the Ballroom Wing
       Slot 5 of the display shows the Timber Arcade Walk
 23  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
 24  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
 25  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
 26  Bert  activate quarry
       Bert activates the marble quarry with 2 workers
       Bert harvests 2 marble
 27  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 28  Anna  activate architects
       Anna activates the architects’ guild with 3 workers
 29  Anna  remove-three ballroom-wing mirror-cabinet hall-of-mirrors
       Anna removes the Ballroom Wing, the Mirror Cabinet and the Hall of Mirrors for 2 workers
 30  Anna  take 2 timber-arcade-walk
       Anna takes the Timber Arcade Walk from slot 2 for one worker
 31  Anna  end [17, 23, 20, 2]
       Anna has finished at the architects’ guild
       Slot 2 of the display shows the Statue Loggia
       Slot 3 of the display shows the Council Room
       Slot 4 of the display shows the Fountain Arcade
       Slot 5 of the display shows the Grand Canal Basin
 32  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
 33  Bert  activate architects
       Bert activates the architects’ guild with 3 workers
 34  Bert  take 1 guard-room
       Bert takes the Guard Room from slot 1 for one worker
 35  Bert  take 3 council-room
       Bert takes the Council Room from slot 3 for 2 workers
 36  Bert  end [3, 8]
       Bert has finished at the architects’ guild
       Slot 4 of the display shows the Belvedere Gate
       Slot 5 of the display shows the Fountain Terrace
 37  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
 38  Anna  activate mine
       Anna activates the gold mine with 2 workers
       Anna harvests 1 gold
 39  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
 40  Bert  activate yard
       Bert activates the construction yard with one worker
 41  Bert  build guard-room a2 0
       Bert builds the Guard Room at a2 for one worker, 3 marble: 4 points
 42  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 43  Anna  activate architects
       Anna activates the architects’ guild with 4 workers
 44  Anna  remove-three grand-canal-basin fountain-terrace fountain-arcade
       Anna removes the Grand Canal Basin, the Fountain Terrace and the Fountain Arcade for 2 workers
 45  Anna  take 1 statue-loggia
       Anna takes the Statue Loggia from slot 1 for one worker
 46  Anna  take 2 belvedere-gate
       Anna takes the Belvedere Gate from slot 2 for one worker
 47  Anna  end [3, 8, 20, 3, 13]
       Anna has finished at the architects’ guild
       Slot 1 of the display shows the Orange Court
       Slot 2 of the display shows the Stone Steps
       Slot 3 of the display shows the Dressing Room
       Slot 4 of the display shows the Orange Alley
       Slot 5 of the display shows the Marble Colonnade
 48  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
 49  Bert  activate mine
       Bert activates the gold mine with 2 workers
       Bert harvests 1 gold
 50  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
 51  Anna  pass
       Anna does not activate the construction yard
 52  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
 53  Bert  activate architects
       Bert activates the architects’ guild with 4 workers
 54  Bert  remove-three orange-alley marble-colonnade dressing-room
       Bert removes the Orange Alley, the Marble Colonnade and the Dressing Room for 2 workers
 55  Bert  take 2 stone-steps
       Bert takes the Stone Steps from slot 2 for one worker
 56  Bert  take 1 orange-court
       Bert takes the Orange Court from slot 1 for one worker
 57  Bert  end [12, 18, 1, 5, 12]
       Bert has finished at the architects’ guild
       Slot 1 of the display shows the Gallery
       Slot 2 of the display shows the Queen’s Salon
       Slot 3 of the display shows the Orangery Parterre
       Slot 4 of the display shows the Corner Pavilion
       Slot 5 of the display shows the Tapestry Closet
 58  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 59  Anna  pass
       Anna does not activate the architects’ guild
 60  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
 61  Bert  activate quarry
       Bert activates the marble quarry with 2 workers
       Bert harvests 2 marble
 62  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
 63  Anna  activate sawmill
       Anna activates the sawmill with 2 workers
       Anna harvests 2 wood
 64  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
 65  Bert  activate mine
       Bert activates the gold mine with 2 workers
       Bert harvests 1 gold
 66  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
 67  Anna  pass
       Anna does not activate the construction yard
 68  Bert  move architects yard
       Bert moves a worker from the architects’ guild to the construction yard
 69  Bert  activate yard
       Bert activates the construction yard with 2 workers
 70  Bert  build council-room f4 0
       Bert builds the Council Room at f4 for 2 workers, 1 gold, 2 marble: 5 points
 71  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
 72  Anna  pass
       Anna does not activate the workshop
 73  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
 74  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 1 wood
 75  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
 76  Anna  activate yard
       Anna activates the construction yard with 2 workers
 77  Anna  build belvedere-gate e4 2
       Anna builds the Belvedere Gate at e4 for 2 workers, 1 gold, 2 wood: 5 points
 78  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
 79  Bert  pass
       Bert does not activate the gold mine
 80  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
 81  Anna  activate workshop
       Anna activates the workshop with one worker
 82  Anna  buy tapestry
       Anna buys a tapestry for one worker, 1 gold, 1 wood
 83  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
 84  Bert  activate architects
       Bert activates the architects’ guild with 4 workers
 85  Bert  remove-one orangery-parterre
       Bert removes the Orangery Parterre for one worker
 86  Bert  take 4 tapestry-closet
       Bert takes the Tapestry Closet from slot 4 for 2 workers
 87  Bert  take 2 queens-salon
       Bert takes the Queen’s Salon from slot 2 for one worker
 88  Bert  end [0, 11, 9]
       Bert has finished at the architects’ guild
       Slot 3 of the display shows the Bowling Green
       Slot 4 of the display shows the Tapestry Salon
       Slot 5 of the display shows the Chandelier Gallery
 89  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
 90  Anna  activate sawmill
       Anna activates the sawmill with 3 workers
       Anna harvests 3 wood
 91  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
 92  Bert  activate sawmill
       Bert activates the sawmill with 2 workers
       Bert harvests 2 wood
 93  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
 94  Anna  pass
       Anna does not activate the alchemists’ guild
 95  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
 96  Bert  activate workshop
       Bert activates the workshop with one worker
 97  Bert  buy tapestry
       Bert buys a tapestry for one worker, 1 gold, 1 wood
 98  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
 99  Anna  activate yard
       Anna activates the construction yard with 2 workers
100  Anna  build timber-arcade-walk e3 1
       Anna builds the Timber Arcade Walk at e3 for one worker, 3 wood: 4 points
101  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
102  Bert  activate architects
       Bert activates the architects’ guild with 4 workers
103  Bert  take 1 gallery
       Bert takes the Gallery from slot 1 for one worker
104  Bert  discard gallery
       Bert gives up the Gallery
105  Bert  remove-one chandelier-gallery
       Bert removes the Chandelier Gallery for one worker
106  Bert  take 2 bowling-green
       Bert takes the Bowling Green from slot 2 for one worker
107  Bert  discard stone-steps
       Bert gives up the Stone Steps
108  Bert  remove-one tapestry-salon
       Bert removes the Tapestry Salon for one worker
109  Bert  end [9, 4, 2, 4]
       Bert has finished at the architects’ guild
       Slot 2 of the display shows the Antechamber
       Slot 3 of the display shows the Service Corner
       Slot 4 of the display shows the Statue Grove
       Slot 5 of the display shows the Gilded Corner
110  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
111  Anna  pass
       Anna does not activate the workshop
112  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
113  Bert  activate yard
       Bert activates the construction yard with one worker
114  Bert  build bowling-green e2 0
       Bert builds the Bowling Green at e2 for one worker, 1 marble, 1 wood: 3 points
115  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
116  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 2 of 24
117  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
118  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
119  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
120  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
121  Anna  end
       Anna has finished at the alchemists’ guild
122  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
123  Bert  activate architects
       Bert activates the architects’ guild with 5 workers
124  Bert  remove-three statue-grove service-corner gilded-corner
       Bert removes the Statue Grove, the Service Corner and the Gilded Corner for 2 workers
125  Bert  take 1 corner-pavilion
       Bert takes the Corner Pavilion from slot 1 for one worker
126  Bert  remove-one antechamber
       Bert removes the Antechamber for one worker
127  Bert  turn-coins 1
       Bert turns a coin active again for one worker
128  Bert  end [6, 6, 1, 3, 3]
       Bert has finished at the architects’ guild
       Slot 1 of the display shows the Candle Room
       Slot 2 of the display shows the Inner Hall
       Slot 3 of the display shows the Statue Walk
       Slot 4 of the display shows the Orange Tree Loggia
       Slot 5 of the display shows the Mirror Corner Salon
129  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
130  Anna  activate kings-favour
       Anna activates the King’s favour with 3 workers
131  Anna  recruit 2
       Anna recruits a worker with 3 workers
       The King takes step 3 of 24
132  Bert  jump architects yard
       Bert turns a coin: a worker jumps from the architects’ guild over the workshop to the construction yard
133  Bert  activate yard
       Bert activates the construction yard with one worker
134  Bert  build corner-pavilion c4 2
       Bert builds the Corner Pavilion at c4 for one worker, 1 marble, 2 wood: 4 points
135  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
136  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
137  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
138  Bert  activate workshop
       Bert activates the workshop with one worker
139  Bert  buy tapestry
       Bert buys a tapestry for one worker, 1 gold, 1 wood
140  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
141  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
142  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
143  Bert  activate sawmill
       Bert activates the sawmill with 4 workers
       Bert harvests 3 wood
144  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
145  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
146  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
147  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
148  Bert  advance harvest
       Bert reaches step 1 of the track of shared harvests for one worker, 1 gold
149  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
150  Anna  activate mine
       Anna activates the gold mine with 2 workers
       Anna harvests 1 gold
151  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
152  Bert  activate yard
       Bert activates the construction yard with one worker
153  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
154  Anna  activate architects
       Anna activates the architects’ guild with one worker
155  Anna  take 2 inner-hall
       Anna takes the Inner Hall from slot 2 for one worker
156  Anna  end [2]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Carpenters’ Corner
157  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
158  Bert  activate workshop
       Bert activates the workshop with one worker
159  Bert  buy orange-tree
       Bert buys an orange tree for one worker, 3 wood
160  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
161  Anna  pass
       Anna does not activate the construction yard
162  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
163  Bert  activate yard
       Bert activates the construction yard with 2 workers
164  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
165  Anna  activate architects
       Anna activates the architects’ guild with 2 workers
166  Anna  remove-one statue-walk
       Anna removes the Statue Walk for one worker
167  Anna  take 2 orange-tree-loggia
       Anna takes the Orange Tree Loggia from slot 2 for one worker
168  Anna  end [1]
       Anna has finished at the architects’ guild
       Slot 4 of the display shows the Small Fountain Court
       Slot 5 of the display shows the Kitchen Garden, the last of the pile: 22 removed tiles become a new one
169  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
170  Bert  activate sawmill
       Bert activates the sawmill with 4 workers
       Bert harvests 3 wood
171  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
172  Anna  activate sawmill
       Anna activates the sawmill with 2 workers
       Anna harvests 2 wood
       Bert harvests too, by technology: 3 wood
173  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
174  Bert  pass
       Bert does not activate the alchemists’ guild
175  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
176  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
177  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
178  Bert  activate workshop
       Bert activates the workshop with one worker
179  Bert  buy orange-tree
       Bert buys an orange tree for one worker, 3 wood
180  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
181  Anna  activate yard
       Anna activates the construction yard with 3 workers
182  Anna  build tapestry-corner-salon d1 2
       Anna builds the Tapestry Corner Salon at d1 for 3 workers, 1 gold, 1 marble, 1 wood, with a tapestry: 10 points
183  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
184  Bert  pass
       Bert does not activate the alchemists’ guild
185  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
186  Anna  activate sawmill
       Anna activates the sawmill with 3 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 2 wood
187  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
188  Bert  activate kings-favour
       Bert activates the King’s favour with one worker
189  Bert  end
       Bert has finished at the King’s favour
       The King takes step 4 of 24
190  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
191  Anna  pass
       Anna does not activate the gold mine
192  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
193  Bert  activate workshop
       Bert activates the workshop with 2 workers
194  Bert  buy orange-tree
       Bert buys an orange tree for one worker, 3 wood
195  Bert  buy orange-tree
       Bert buys an orange tree for one worker, 3 wood
196  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
197  Anna  activate architects
       Anna activates the architects’ guild with 2 workers
198  Anna  take 3 carpenters-corner
       Anna takes the Carpenters’ Corner from slot 3 for 2 workers
199  Anna  end [6]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Fountain Terrace
200  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
201  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
202  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
203  Anna  activate yard
       Anna activates the construction yard with 3 workers
204  Anna  build carpenters-corner b1 2
       Anna builds the Carpenters’ Corner at b1 for 2 workers, 1 marble, 3 wood: 5 points
205  Anna  build inner-hall f3 0
       Anna builds the Inner Hall at f3 for one worker, 1 marble, 1 wood: 3 points
206  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
207  Bert  activate yard
       Bert activates the construction yard with 2 workers
208  Bert  build tapestry-closet a3 3
       Bert builds the Tapestry Closet at a3 for 2 workers, 1 marble, with a tapestry: 6 points
209  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
210  Anna  activate sawmill
       Anna activates the sawmill with 4 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 2 wood
211  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
212  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
213  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
214  Anna  activate workshop
       Anna activates the workshop with one worker
215  Anna  buy orange-tree
       Anna buys an orange tree for one worker, 3 wood
216  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
217  Bert  activate architects
       Bert activates the architects’ guild with one worker
218  Bert  take 1 candle-room
       Bert takes the Candle Room from slot 1 for one worker
219  Bert  end [3]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Orange Alley
220  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
221  Anna  activate yard
       Anna activates the construction yard with 3 workers
222  Anna  build orange-tree-loggia c3 3
       Anna builds the Orange Tree Loggia at c3 for 3 workers, 1 gold, 1 marble, with an orange tree: 9 points
223  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
224  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 5 of 24
225  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
226  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 2 wood
227  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
228  Bert  pass
       Bert does not activate the construction yard
229  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
230  Anna  pass
       Anna does not activate the alchemists’ guild
231  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
232  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
233  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
234  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 2 wood
235  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
236  Bert  pass
       Bert does not activate the gold mine
237  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
238  Anna  pass
       Anna does not activate the alchemists’ guild
239  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
240  Bert  activate architects
       Bert activates the architects’ guild with 2 workers
241  Bert  take 3 kitchen-garden
       Bert takes the Kitchen Garden from slot 3 for 2 workers
242  Bert  end [11]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Fountain Arcade
243  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
244  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 6 of 24
245  Bert  move architects yard
       Bert moves a worker from the architects’ guild to the construction yard
246  Bert  activate yard
       Bert activates the construction yard with 4 workers
247  Bert  build kitchen-garden d2 0
       Bert builds the Kitchen Garden at d2 for one worker, 2 wood: 3 points
248  Bert  build orange-court d4 2
       Bert builds the Orange Court at d4 for 2 workers, 1 marble, with an orange tree: 6 points
249  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
250  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
251  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
252  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
253  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
254  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
255  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
256  Bert  activate alchemists
       Bert activates the alchemists’ guild with 2 workers
257  Bert  end
       Bert has finished at the alchemists’ guild
258  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
259  Anna  activate alchemists
       Anna activates the alchemists’ guild with 2 workers
260  Anna  end
       Anna has finished at the alchemists’ guild
261  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
262  Bert  activate workshop
       Bert activates the workshop with one worker
263  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
264  Anna  pass
       Anna does not activate the architects’ guild
265  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
266  Bert  pass
       Bert does not activate the alchemists’ guild
267  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
268  Anna  activate workshop
       Anna activates the workshop with one worker
269  Anna  end
       Anna has finished at the workshop
270  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
271  Bert  activate sawmill
       Bert activates the sawmill with 2 workers
       Bert harvests 2 wood
272  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
273  Anna  pass
       Anna does not activate the construction yard
274  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
275  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 7 of 24
276  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
277  Anna  activate alchemists
       Anna activates the alchemists’ guild with 3 workers
278  Anna  advance specialists
       Anna reaches step 1 of the track of shared specialists for one worker, 1 wood
279  Anna  end
       Anna has finished at the alchemists’ guild
280  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
281  Bert  pass
       Bert does not activate the sawmill
282  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
283  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
284  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
285  Bert  activate yard
       Bert activates the construction yard with 2 workers
286  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
287  Anna  pass
       Anna does not activate the alchemists’ guild
288  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
289  Bert  pass
       Bert does not activate the sawmill
290  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
291  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
292  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
293  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
294  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
295  Anna  activate architects
       Anna activates the architects’ guild with one worker
296  Anna  remove-one orange-alley
       Anna removes the Orange Alley for one worker
297  Anna  end [1]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Water Theatre
298  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
299  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
300  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
301  Anna  activate workshop
       Anna activates the workshop with one worker
302  Anna  end
       Anna has finished at the workshop
303  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
304  Bert  activate architects
       Bert activates the architects’ guild with one worker
305  Bert  take 1 mirror-corner-salon
       Bert takes the Mirror Corner Salon from slot 1 for one worker
306  Bert  end [9]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Ambassadors’ Passage
307  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
308  Anna  pass
       Anna does not activate the sawmill
309  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
310  Bert  pass
       Bert does not activate the alchemists’ guild
311  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
312  Anna  pass
       Anna does not activate the alchemists’ guild
313  Bert  move architects yard
       Bert moves a worker from the architects’ guild to the construction yard
314  Bert  pass
       Bert does not activate the construction yard
315  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
316  Anna  pass
       Anna does not activate the construction yard
317  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
318  Bert  activate alchemists
       Bert activates the alchemists’ guild with 4 workers
319  Bert  end
       Bert has finished at the alchemists’ guild
320  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
321  Anna  activate sawmill
       Anna activates the sawmill with 2 workers
       Anna harvests 2 wood
       Bert harvests too, by technology: 2 wood
322  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
323  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
324  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
325  Anna  activate alchemists
       Anna activates the alchemists’ guild with 6 workers
326  Anna  end
       Anna has finished at the alchemists’ guild
327  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
328  Bert  activate alchemists
       Bert activates the alchemists’ guild with 5 workers
329  Bert  advance specialists
       Bert reaches step 1 of the track of shared specialists for one worker, 1 wood
330  Bert  end
       Bert has finished at the alchemists’ guild
331  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
332  Anna  activate sawmill
       Anna activates the sawmill with 2 workers
       Anna harvests 2 wood
       Bert harvests too, by technology: 2 wood
333  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
334  Bert  pass
       Bert does not activate the sawmill
335  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
336  Anna  activate kings-favour
       Anna activates the King’s favour with one worker
337  Anna  end
       Anna has finished at the King’s favour
       The King takes step 8 of 24
338  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
339  Bert  pass
       Bert does not activate the alchemists’ guild
340  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
341  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
342  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
343  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 9 of 24
344  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
345  Anna  pass
       Anna does not activate the gold mine
346  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
347  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
348  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
349  Anna  pass
       Anna does not activate the alchemists’ guild
350  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
351  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
352  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
353  Anna  activate architects
       Anna activates the architects’ guild with one worker
354  Anna  take 1 small-fountain-court
       Anna takes the Small Fountain Court from slot 1 for one worker
355  Anna  end [12]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Ballroom Wing
356  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
357  Bert  activate architects
       Bert activates the architects’ guild with one worker
358  Bert  take 2 fountain-arcade
       Bert takes the Fountain Arcade from slot 2 for one worker
359  Bert  end [3]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Statue Grove
360  Anna  take 2 water-theatre
       Anna shares the architects’ guild with one worker
       Anna takes the Water Theatre from slot 2 for one worker
361  Anna  end [13]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Royal Bedchamber
362  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
363  Anna  activate alchemists
       Anna activates the alchemists’ guild with 7 workers
364  Anna  advance harvest
       Anna reaches step 1 of the track of shared harvests for one worker, 1 gold
365  Anna  advance specialists
       Anna reaches step 2 of the track of shared specialists for one worker, 1 marble, 1 wood
366  Anna  end
       Anna has finished at the alchemists’ guild
367  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
368  Bert  pass
       Bert does not activate the alchemists’ guild
369  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
370  Anna  activate workshop
       Anna activates the workshop with one worker
371  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
372  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 10 of 24
373  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
374  Anna  activate yard
       Anna activates the construction yard with one worker
375  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
376  Bert  activate alchemists
       Bert activates the alchemists’ guild with 6 workers
377  Bert  advance yield
       Bert reaches step 1 of the track of richer yields for one worker, 1 marble, 1 wood
378  Bert  advance yield
       Bert reaches step 2 of the track of richer yields for one worker, 1 marble, 2 wood
379  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
380  Anna  activate kings-favour
       Anna activates the King’s favour with one worker
381  Anna  end
       Anna has finished at the King’s favour
       The King takes step 11 of 24
382  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
383  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 2 marble (1 of it by technology)
384  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
385  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
386  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
387  Bert  pass
       Bert does not activate the gold mine
388  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
389  Anna  activate alchemists
       Anna activates the alchemists’ guild with 7 workers
390  Anna  advance yield
       Anna reaches step 1 of the track of richer yields for one worker, 1 marble, 1 wood
391  Anna  advance yield
       Anna reaches step 2 of the track of richer yields for one worker, 1 marble, 2 wood
392  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
393  Bert  activate architects
       Bert activates the architects’ guild with 2 workers
394  Bert  take 1 fountain-terrace
       Bert takes the Fountain Terrace from slot 1 for one worker
395  Bert  discard candle-room
       Bert gives up the Candle Room
396  Bert  remove-one ballroom-wing
       Bert removes the Ballroom Wing for one worker
397  Bert  end [9, 12]
       Bert has finished at the architects’ guild
       Slot 4 of the display shows the Antechamber
       Slot 5 of the display shows the Hall of Mirrors
398  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
399  Anna  activate kings-favour
       Anna activates the King’s favour with 2 workers
400  Anna  recruit 1
       Anna recruits a worker with 2 workers
       The King takes step 12 of 24
401  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
402  Bert  activate kings-favour
       Bert activates the King’s favour with one worker
403  Bert  turn-coins 2
       Bert turns both coins active again for one worker
       The King takes step 13 of 24
404  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
405  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 2 marble (1 of it by technology)
406  Bert  move-pair architects workshop
       Bert turns a coin: 2 workers go from the architects’ guild to the workshop
407  Bert  activate workshop
       Bert activates the workshop with 2 workers
408  Bert  buy fountain
       Bert buys a fountain for 2 workers, 2 marble, 1 wood
409  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
410  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
411  Bert  move-pair alchemists kings-favour
       Bert turns a coin: 2 workers go from the alchemists’ guild to the King’s favour
412  Bert  activate kings-favour
       Bert activates the King’s favour with 3 workers
413  Bert  recruit 2
       Bert recruits a worker with 3 workers
       The King takes step 14 of 24
414  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
415  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 2 marble (1 of it by technology)
416  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
417  Bert  pass
       Bert does not activate the marble quarry
418  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
419  Anna  activate mine
       Anna activates the gold mine with 2 workers
       Anna harvests 1 gold
420  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
421  Bert  activate yard
       Bert activates the construction yard with one worker
422  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
423  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 2 marble (1 of it by technology)
424  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
425  Bert  activate quarry
       Bert activates the marble quarry with 2 workers
       Bert harvests 3 marble (1 of it by technology)
426  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
427  Anna  activate mine
       Anna activates the gold mine with 3 workers
       Anna harvests 2 gold
428  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
429  Bert  activate yard
       Bert activates the construction yard with 2 workers
430  Bert  build fountain-terrace c2 2
       Bert builds the Fountain Terrace at c2 for 2 workers, 1 marble, 1 wood, with a fountain: 8 points
431  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
432  Anna  activate architects
       Anna activates the architects’ guild with one worker
433  Anna  take 1 ambassadors-passage
       Anna takes the Ambassadors’ Passage from slot 1 for one worker
434  Anna  end [9]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Tapestry Salon
435  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
436  Bert  pass
       Bert does not activate the gold mine
437  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
438  Anna  activate workshop
       Anna activates the workshop with one worker
439  Anna  buy statue
       Anna buys a statue for one worker, 3 marble
440  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
441  Bert  activate architects
       Bert activates the architects’ guild with one worker
442  Bert  take 1 statue-grove
       Bert takes the Statue Grove from slot 1 for one worker
443  Bert  end [9]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Dressing Room
444  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
445  Anna  activate architects
       Anna activates the architects’ guild with one worker
446  Anna  take 2 antechamber
       Anna takes the Antechamber from slot 2 for one worker
447  Anna  discard water-theatre
       Anna gives up the Water Theatre
448  Anna  end [5]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Gilded Corner
449  Bert  take 2 hall-of-mirrors
       Bert shares the architects’ guild with one worker
       Bert takes the Hall of Mirrors from slot 2 for one worker
450  Bert  discard mirror-corner-salon
       Bert gives up the Mirror Corner Salon
451  Bert  end [6]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Marble Colonnade
452  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
453  Bert  activate quarry
       Bert activates the marble quarry with 2 workers
       Bert harvests 3 marble (1 of it by technology)
454  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
455  Anna  activate yard
       Anna activates the construction yard with one worker
456  Anna  build antechamber a4 1
       Anna builds the Antechamber at a4 for one worker, 2 marble: 3 points
457  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
458  Bert  pass
       Bert does not activate the gold mine
459  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
460  Anna  activate architects
       Anna activates the architects’ guild with 2 workers
461  Anna  take 4 gilded-corner
       Anna takes the Gilded Corner from slot 4 for 2 workers
462  Anna  end [4]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Service Corner
463  Bert  take 2 tapestry-salon
       Bert shares the architects’ guild with one worker
       Bert takes the Tapestry Salon from slot 2 for one worker
464  Bert  discard queens-salon
       Bert gives up the Queen’s Salon
465  Bert  end [6]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Mirror Cabinet
466  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
467  Bert  activate workshop
       Bert activates the workshop with one worker
468  Bert  buy statue
       Bert buys a statue for one worker, 3 marble
469  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
470  Anna  activate yard
       Anna activates the construction yard with 2 workers
471  Anna  build gilded-corner f1 2
       Anna builds the Gilded Corner at f1 for 2 workers, 1 gold, 1 marble, 1 wood: 5 points
472  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
473  Bert  activate yard
       Bert activates the construction yard with 3 workers
474  Bert  build statue-grove c1 1
       Bert builds the Statue Grove at c1 for 2 workers, 1 marble, 2 wood, with a statue: 8 points
475  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
476  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 15 of 24
477  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
478  Bert  activate mine
       Bert activates the gold mine with 2 workers
       Bert harvests 1 gold
479  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
480  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 2 marble (1 of it by technology)
481  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
482  Bert  activate architects
       Bert activates the architects’ guild with one worker
483  Bert  remove-one royal-bedchamber
       Bert removes the Royal Bedchamber for one worker
484  Bert  end [0]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Orangery Parterre
485  Anna  take 2 marble-colonnade
       Anna shares the architects’ guild with one worker
       Anna takes the Marble Colonnade from slot 2 for one worker
486  Anna  end [3]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Gallery
487  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
488  Anna  activate yard
       Anna activates the construction yard with 3 workers
489  Anna  build statue-loggia b2 3
       Anna builds the Statue Loggia at b2 for 3 workers, 1 gold, 1 wood, with a statue: 9 points
490  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
491  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 2 marble (1 of it by technology)
492  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
493  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
494  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
495  Bert  activate architects
       Bert activates the architects’ guild with 2 workers
496  Bert  take 2 service-corner
       Bert takes the Service Corner from slot 2 for one worker
497  Bert  remove-one gallery
       Bert removes the Gallery for one worker
498  Bert  end [0, 2]
       Bert has finished at the architects’ guild
       Slot 4 of the display shows the Grand Canal Basin
       Slot 5 of the display shows the Chandelier Gallery
499  Anna  move mine yard
       Anna moves a worker from the gold mine to the construction yard
500  Anna  activate yard
       Anna activates the construction yard with 4 workers
501  Anna  build ambassadors-passage b3 1
       Anna builds the Ambassadors’ Passage at b3 for 2 workers, 1 gold, 2 marble, 2 wood: 7 points
502  Bert  move architects yard
       Bert moves a worker from the architects’ guild to the construction yard
503  Bert  activate yard
       Bert activates the construction yard with 4 workers
504  Bert  build service-corner a1 1
       Bert builds the Service Corner at a1 for 2 workers, 2 marble, 2 wood: 5 points
505  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
506  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 2 wood (1 of it by technology)
507  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
508  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 16 of 24
509  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
510  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 17 of 24
511  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
512  Bert  activate quarry
       Bert activates the marble quarry with 2 workers
       Bert harvests 3 marble (1 of it by technology)
513  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
514  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 2 marble (1 of it by technology)
515  Bert  move architects yard
       Bert moves a worker from the architects’ guild to the construction yard
516  Bert  activate yard
       Bert activates the construction yard with 5 workers
517  Bert  build tapestry-salon b4 1
       Bert builds the Tapestry Salon at b4 for 2 workers, 2 marble, 1 wood, with a tapestry: 8 points
518  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
519  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 18 of 24
520  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
521  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 19 of 24
522  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
523  Anna  activate quarry
       Anna activates the marble quarry with 2 workers
       Anna harvests 3 marble (1 of it by technology)
524  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
525  Bert  activate quarry
       Bert activates the marble quarry with 3 workers
       Bert harvests 4 marble (1 of it by technology)
526  Anna  move quarry yard
       Anna moves a worker from the marble quarry to the construction yard
527  Anna  activate yard
       Anna activates the construction yard with 4 workers
528  Anna  build marble-colonnade f2 0
       Anna builds the Marble Colonnade at f2 for 2 workers, 3 marble, 1 wood: 5 points
529  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
530  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 2 wood (1 of it by technology)
       Anna harvests too, by technology: 2 wood (1 of it by technology)
531  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
532  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 20 of 24
533  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
534  Bert  activate alchemists
       Bert activates the alchemists’ guild with 2 workers
535  Bert  advance yield
       Bert reaches step 3 of the track of richer yields for 2 workers, 1 gold, 2 marble, 1 wood
536  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
537  Anna  activate quarry
       Anna activates the marble quarry with 2 workers
       Anna harvests 3 marble (1 of it by technology)
538  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
539  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 1 gold (1 of it by technology)
540  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
541  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
542  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
543  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 21 of 24
544  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
545  Anna  activate architects
       Anna activates the architects’ guild with one worker
546  Anna  take 2 mirror-cabinet
       Anna takes the Mirror Cabinet from slot 2 for one worker
547  Anna  end [0]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Statue Walk
548  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
549  Bert  activate architects
       Bert activates the architects’ guild with one worker
550  Bert  take 2 orangery-parterre
       Bert takes the Orangery Parterre from slot 2 for one worker
551  Bert  end
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Stone Steps, the last of the pile: 8 removed tiles become a new one
552  Anna  take 2 grand-canal-basin
       Anna shares the architects’ guild with one worker
       Anna takes the Grand Canal Basin from slot 2 for one worker
553  Anna  end [5]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Ballroom Wing
554  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
555  Anna  pass
       Anna does not activate the gold mine
556  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
557  Bert  activate workshop
       Bert activates the workshop with one worker
558  Bert  buy statue
       Bert buys a statue for one worker, 3 marble
559  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
560  Anna  activate architects
       Anna activates the architects’ guild with 2 workers
561  Anna  take 3 statue-walk
       Anna takes the Statue Walk from slot 3 for 2 workers
562  Anna  end [4]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Candle Room
563  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
564  Bert  activate yard
       Bert activates the construction yard with 5 workers
565  Bert  build orangery-parterre d3 0
       Bert builds the Orangery Parterre at d3 for 3 workers, 1 marble, 1 wood, with an orange tree and a statue: 12 points
566  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
567  Anna  activate workshop
       Anna activates the workshop with one worker
568  Anna  buy statue
       Anna buys a statue for one worker, 3 marble
569  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
570  Bert  activate quarry
       Bert activates the marble quarry with 3 workers
       Bert harvests 4 marble (1 of it by technology)
571  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
572  Anna  activate yard
       Anna activates the construction yard with 5 workers
573  Anna  build statue-walk e1 1
       Anna builds the Statue Walk at e1 for 2 workers, 1 wood, with a statue: 6 points
       The palace is complete
       Anna has 75 points: 71 for the palace, 1 for wood, 3 for tiles not built
       Bert has 82 points: 72 for the palace, 1 for wood, 1 for marble, 2 for tiles not built, 6 for decorations left
       Bert wins
Anna 75
Bert 82
