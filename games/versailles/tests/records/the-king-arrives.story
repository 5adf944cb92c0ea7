versailles · rules 1 · 3 seats
  0        deal [0, 2, 23, 36, 19, 34]
       Slot 1 of the display shows the Water Theatre
       Slot 2 of the display shows the Ambassadors’ Passage
       Slot 3 of the display shows the Hall of Mirrors
       Slot 4 of the display shows the Tapestry Corner Salon
       Slot 5 of the display shows the Royal Bedchamber
       Anna begins
  1  Anna  move-pair kings-favour quarry
       Anna turns a coin: 2 workers go from the King’s favour to the marble quarry
  2  Anna  activate quarry
       Anna activates the marble quarry with 3 workers
       Anna harvests 3 marble
  3  Bert  jump kings-favour mine
       Bert turns a coin: a worker jumps from the King’s favour over the marble quarry to the gold mine
  4  Bert  activate mine
       Bert activates the gold mine with 2 workers
       Bert harvests 1 gold
  5  Cleo  jump kings-favour mine
       Cleo turns a coin: a worker jumps from the King’s favour over the marble quarry to the gold mine
  6  Cleo  activate mine
       Cleo activates the gold mine with 2 workers
       Cleo harvests 1 gold
  7  Anna  move-pair quarry mine
       Anna turns a coin: 2 workers go from the marble quarry to the gold mine
  8  Anna  activate mine
       Anna activates the gold mine with 3 workers
       Anna harvests 2 gold
  9  Bert  jump architects sawmill
       Bert turns a coin: a worker jumps from the architects’ guild over the workshop to the sawmill
 10  Bert  activate sawmill
       Bert activates the sawmill with 2 workers
       Bert harvests 2 wood
 11  Cleo  jump architects sawmill
       Cleo turns a coin: a worker jumps from the architects’ guild over the workshop to the sawmill
 12  Cleo  activate sawmill
       Cleo activates the sawmill with 2 workers
       Cleo harvests 2 wood
 13  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 14  Anna  activate architects
       Anna activates the architects’ guild with 2 workers
 15  Anna  take 2 ambassadors-passage
       Anna takes the Ambassadors’ Passage from slot 2 for one worker
 16  Anna  take 1 water-theatre
       Anna takes the Water Theatre from slot 1 for one worker
 17  Anna  end [15, 8]
       Anna has finished at the architects’ guild
       Slot 4 of the display shows the Carpenters’ Corner
       Slot 5 of the display shows the Statue Walk
 18  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
 19  Bert  activate mine
       Bert activates the gold mine with 3 workers
       Bert harvests 2 gold
 20  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
 21  Cleo  activate mine
       Cleo activates the gold mine with 3 workers
       Cleo harvests 2 gold
 22  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
 23  Anna  activate mine
       Anna activates the gold mine with 3 workers
       Anna harvests 2 gold
 24  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
 25  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
 26  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
 27  Cleo  activate sawmill
       Cleo activates the sawmill with 3 workers
       Cleo harvests 3 wood
 28  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
 29  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
 30  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
 31  Bert  activate architects
       Bert activates the architects’ guild with one worker
 32  Bert  take 2 tapestry-corner-salon
       Bert takes the Tapestry Corner Salon from slot 2 for one worker
 33  Bert  end [20]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Fountain Arcade
 34  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
 35  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
 36  Cleo  take 2 royal-bedchamber
       Cleo takes the Royal Bedchamber from slot 2 for one worker
 37  Cleo  end [10]
       Cleo has finished at the architects’ guild
       Slot 5 of the display shows the Fountain Terrace
 38  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 39  Anna  activate architects
       Anna activates the architects’ guild with 3 workers
 40  Anna  take 3 statue-walk
       Anna takes the Statue Walk from slot 3 for 2 workers
 41  Anna  take 2 carpenters-corner
       Anna takes the Carpenters’ Corner from slot 2 for one worker
 42  Anna  end [12, 7]
       Anna has finished at the architects’ guild
       Slot 4 of the display shows the Service Corner
       Slot 5 of the display shows the Orange Alley
 43  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
 44  Bert  activate workshop
       Bert activates the workshop with one worker
 45  Bert  buy tapestry
       Bert buys a tapestry for one worker, 1 gold, 1 wood
 46  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
 47  Cleo  activate workshop
       Cleo activates the workshop with one worker
 48  Cleo  buy orange-tree
       Cleo buys an orange tree for one worker, 3 wood
 49  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
 50  Anna  activate workshop
       Anna activates the workshop with one worker
 51  Anna  buy tapestry
       Anna buys a tapestry for one worker, 1 gold, 1 wood
 52  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
 53  Bert  activate sawmill
       Bert activates the sawmill with 4 workers
       Bert harvests 3 wood
 54  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
 55  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
 56  Cleo  take 2 fountain-arcade
       Cleo takes the Fountain Arcade from slot 2 for one worker
 57  Cleo  end [16]
       Cleo has finished at the architects’ guild
       Slot 5 of the display shows the Marble Colonnade
 58  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
 59  Anna  activate sawmill
       Anna activates the sawmill with 2 workers
       Anna harvests 2 wood
 60  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
 61  Bert  activate architects
       Bert activates the architects’ guild with one worker
 62  Bert  take 1 hall-of-mirrors
       Bert takes the Hall of Mirrors from slot 1 for one worker
 63  Bert  end [15]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Gallery
 64  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
 65  Cleo  activate workshop
       Cleo activates the workshop with 2 workers
 66  Cleo  buy tapestry
       Cleo buys a tapestry for one worker, 1 gold, 1 wood
 67  Cleo  buy tapestry
       Cleo buys a tapestry for one worker, 1 gold, 1 wood
 68  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
 69  Anna  activate workshop
       Anna activates the workshop with one worker
 70  Anna  buy tapestry
       Anna buys a tapestry for one worker, 1 gold, 1 wood
 71  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
 72  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
 73  Bert  advance harvest
       Bert reaches step 1 of the track of shared harvests for one worker, 1 gold
 74  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
 75  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
 76  Cleo  advance harvest
       Cleo reaches step 1 of the track of shared harvests for one worker, 1 gold
 77  Anna  move mine yard
       Anna moves a worker from the gold mine to the construction yard
 78  Anna  activate yard
       Anna activates the construction yard with one worker
 79  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
 80  Bert  activate workshop
       Bert activates the workshop with one worker
 81  Bert  buy orange-tree
       Bert buys an orange tree for one worker, 3 wood
 82  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
 83  Cleo  activate sawmill
       Cleo activates the sawmill with 3 workers
       Cleo harvests 3 wood
       Bert harvests too, by technology: 3 wood
 84  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
 85  Anna  activate sawmill
       Anna activates the sawmill with 3 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 3 wood
       Cleo harvests too, by technology: 3 wood
 86  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
 87  Bert  activate architects
       Bert activates the architects’ guild with one worker
 88  Bert  take 1 fountain-terrace
       Bert takes the Fountain Terrace from slot 1 for one worker
 89  Bert  end [10]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Stone Steps
 90  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
 91  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
 92  Cleo  take 2 orange-alley
       Cleo takes the Orange Alley from slot 2 for one worker
 93  Cleo  end [6]
       Cleo has finished at the architects’ guild
       Slot 5 of the display shows the Orange Court
 94  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
 95  Anna  activate yard
       Anna activates the construction yard with 2 workers
 96  Anna  build ambassadors-passage c4 0
       Anna builds the Ambassadors’ Passage at c4 for 2 workers, 1 gold, 2 marble, 2 wood: 7 points
 97  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
 98  Bert  activate workshop
       Bert activates the workshop with 2 workers
 99  Bert  buy orange-tree
       Bert buys an orange tree for one worker, 3 wood
100  Bert  buy orange-tree
       Bert buys an orange tree for one worker, 3 wood
101  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
102  Cleo  activate workshop
       Cleo activates the workshop with 2 workers
103  Cleo  buy orange-tree
       Cleo buys an orange tree for one worker, 3 wood
104  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
105  Anna  activate sawmill
       Anna activates the sawmill with 4 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 3 wood
       Cleo harvests too, by technology: 3 wood
106  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
107  Bert  activate sawmill
       Bert activates the sawmill with 4 workers
       Bert harvests 3 wood
       Cleo harvests too, by technology: 3 wood
108  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
109  Cleo  activate sawmill
       Cleo activates the sawmill with 4 workers
       Cleo harvests 3 wood
       Bert harvests too, by technology: 3 wood
110  Anna  move mine yard
       Anna moves a worker from the gold mine to the construction yard
111  Anna  activate yard
       Anna activates the construction yard with 2 workers
112  Anna  build carpenters-corner a2 1
       Anna builds the Carpenters’ Corner at a2 for 2 workers, 1 marble, 3 wood: 5 points
113  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
114  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 1 of 20
115  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
116  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 2 of 20
117  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
118  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 3 wood
       Cleo harvests too, by technology: 3 wood
119  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
120  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
121  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
122  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 3 wood
       Bert harvests too, by technology: 3 wood
123  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
124  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
125  Anna  advance harvest
       Anna reaches step 1 of the track of shared harvests for one worker, 1 gold
126  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
127  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
128  Bert  advance yield
       Bert reaches step 1 of the track of richer yields for one worker, 1 marble, 1 wood
129  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
130  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
131  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
132  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 3 of 20
133  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
134  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 4 of 20
135  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
136  Cleo  activate yard
       Cleo activates the construction yard with one worker
137  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
138  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
139  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
140  Bert  activate quarry
       Bert activates the marble quarry with 2 workers
       Bert harvests 2 marble
141  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
142  Cleo  activate sawmill
       Cleo activates the sawmill with 6 workers
       Cleo harvests 3 wood
       Anna harvests too, by technology: 3 wood
       Bert harvests too, by technology: 4 wood (1 of it by technology)
143  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
144  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 3 wood
145  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
146  Bert  activate sawmill
       Bert activates the sawmill with 4 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 3 wood
       Anna harvests too, by technology: 3 wood
147  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
148  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
149  Cleo  advance yield
       Cleo reaches step 1 of the track of richer yields for one worker, 1 marble, 1 wood
150  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
151  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
152  Anna  advance yield
       Anna reaches step 1 of the track of richer yields for one worker, 1 marble, 1 wood
153  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
154  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
155  Bert  advance yield
       Bert reaches step 2 of the track of richer yields for one worker, 1 marble, 2 wood
156  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
157  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 5 of 20
158  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
159  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 6 of 20
160  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
161  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 7 of 20
162  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
163  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
164  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
165  Anna  activate quarry
       Anna activates the marble quarry with 2 workers
       Anna harvests 2 marble
166  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
167  Bert  activate quarry
       Bert activates the marble quarry with 3 workers
       Bert harvests 4 marble (1 of it by technology)
168  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
169  Cleo  activate yard
       Cleo activates the construction yard with one worker
170  Anna  move quarry yard
       Anna moves a worker from the marble quarry to the construction yard
171  Anna  pass
       Anna does not activate the construction yard
172  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
173  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
174  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
175  Cleo  activate sawmill
       Cleo activates the sawmill with 6 workers
       Cleo harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
176  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
177  Anna  pass
       Anna does not activate the gold mine
178  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
179  Bert  activate architects
       Bert activates the architects’ guild with one worker
180  Bert  take 1 service-corner
       Bert takes the Service Corner from slot 1 for one worker
181  Bert  end [4]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Timber Arcade Walk
182  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
183  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
184  Cleo  advance yield
       Cleo reaches step 2 of the track of richer yields for one worker, 1 marble, 2 wood
185  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
186  Anna  activate architects
       Anna activates the architects’ guild with one worker
187  Anna  take 2 gallery
       Anna takes the Gallery from slot 2 for one worker
188  Anna  end [6]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Small Fountain Court
189  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
190  Bert  activate workshop
       Bert activates the workshop with one worker
191  Bert  buy statue
       Bert buys a statue for one worker, 3 marble
192  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
193  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 8 of 20
194  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
195  Anna  activate yard
       Anna activates the construction yard with 2 workers
196  Anna  build gallery d1 1
       Anna builds the Gallery at d1 for 2 workers, 2 marble, 2 wood: 5 points
197  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
198  Bert  activate yard
       Bert activates the construction yard with one worker
199  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
200  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 2 marble (1 of it by technology)
201  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
202  Anna  pass
       Anna does not activate the sawmill
203  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
204  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
205  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
206  Cleo  pass
       Cleo does not activate the gold mine
207  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
208  Anna  pass
       Anna does not activate the alchemists’ guild
209  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
210  Bert  activate yard
       Bert activates the construction yard with 2 workers
211  Bert  build service-corner b2 3
       Bert builds the Service Corner at b2 for 2 workers, 2 marble, 2 wood: 5 points
212  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
213  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
214  Cleo  advance specialists
       Cleo reaches step 1 of the track of shared specialists for one worker, 1 wood
215  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
216  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 9 of 20
217  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
218  Bert  activate sawmill
       Bert activates the sawmill with 4 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
219  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
220  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
221  Cleo  take 2 stone-steps
       Cleo takes the Stone Steps from slot 2 for one worker
222  Cleo  end [19]
       Cleo has finished at the architects’ guild
       Slot 5 of the display shows the Dressing Room
223  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
224  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
225  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
226  Bert  activate architects
       Bert activates the architects’ guild with one worker
227  Bert  take 1 marble-colonnade
       Bert takes the Marble Colonnade from slot 1 for one worker
228  Bert  end [3]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Kitchen Garden
229  Cleo  take 2 timber-arcade-walk
       Cleo shares the architects’ guild with one worker
       Cleo takes the Timber Arcade Walk from slot 2 for one worker
230  Cleo  discard fountain-arcade
       Cleo gives up the Fountain Arcade
231  Cleo  end [2]
       Cleo has finished at the architects’ guild
       Slot 5 of the display shows the Grand Canal Basin
232  Cleo  move architects yard
       Cleo moves a worker from the architects’ guild to the construction yard
233  Cleo  activate yard
       Cleo activates the construction yard with one worker
234  Cleo  build stone-steps d4 1
       Cleo builds the Stone Steps at d4 for one worker, 2 marble, 1 wood: 4 points
235  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
236  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
237  Bert  move architects yard
       Bert moves a worker from the architects’ guild to the construction yard
238  Bert  pass
       Bert does not activate the construction yard
239  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
240  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
241  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
242  Anna  pass
       Anna does not activate the gold mine
243  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
244  Bert  pass
       Bert does not activate the alchemists’ guild
245  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
246  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 10 of 20
247  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
248  Anna  activate architects
       Anna activates the architects’ guild with one worker
249  Anna  take 1 orange-court
       Anna takes the Orange Court from slot 1 for one worker
250  Anna  end [6]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Orange Tree Loggia
251  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
252  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 11 of 20
253  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
254  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
255  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
256  Anna  pass
       Anna does not activate the construction yard
257  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
258  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 2 marble (1 of it by technology)
259  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
260  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 2 marble (1 of it by technology)
261  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
262  Anna  activate sawmill
       Anna activates the sawmill with 6 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
263  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
264  Bert  activate yard
       Bert activates the construction yard with 3 workers
265  Bert  build tapestry-corner-salon d3 0
       Bert builds the Tapestry Corner Salon at d3 for 3 workers, 1 gold, 1 marble, 1 wood, with a tapestry: 10 points
266  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
267  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 12 of 20
268  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
269  Anna  pass
       Anna does not activate the alchemists’ guild
270  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
271  Bert  activate sawmill
       Bert activates the sawmill with 4 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
272  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
273  Cleo  activate quarry
       Cleo activates the marble quarry with 2 workers
       Cleo harvests 3 marble (1 of it by technology)
274  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
275  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 13 of 20
276  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
277  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
278  Bert  end
       Bert has finished at the alchemists’ guild
279  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
280  Cleo  activate yard
       Cleo activates the construction yard with one worker
281  Cleo  build timber-arcade-walk e3 3
       Cleo builds the Timber Arcade Walk at e3 for one worker, 3 wood: 4 points
282  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
283  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
284  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
285  Bert  activate sawmill
       Bert activates the sawmill with 4 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
286  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
287  Cleo  activate mine
       Cleo activates the gold mine with one worker
       Cleo harvests 0 gold
288  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
289  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
290  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
291  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 14 of 20
292  Cleo  move mine yard
       Cleo moves a worker from the gold mine to the construction yard
293  Cleo  activate yard
       Cleo activates the construction yard with 2 workers
294  Cleo  build orange-alley b3 3
       Cleo builds the Orange Alley at b3 for 2 workers, 2 marble, 1 wood, with an orange tree: 8 points
295  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
296  Anna  activate architects
       Anna activates the architects’ guild with one worker
297  Anna  take 2 dressing-room
       Anna takes the Dressing Room from slot 2 for one worker
298  Anna  end [6]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Statue Loggia
299  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
300  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 2 marble (1 of it by technology)
301  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
302  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
303  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
304  Anna  pass
       Anna does not activate the construction yard
305  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
306  Bert  activate yard
       Bert activates the construction yard with 2 workers
307  Bert  build marble-colonnade c3 0
       Bert builds the Marble Colonnade at c3 for 2 workers, 3 marble, 1 wood: 5 points
308  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
309  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
310  Cleo  end
       Cleo has finished at the alchemists’ guild
311  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
312  Anna  activate sawmill
       Anna activates the sawmill with 6 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
313  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
314  Bert  activate sawmill
       Bert activates the sawmill with 5 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
315  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
316  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
317  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
318  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
319  Anna  advance yield
       Anna reaches step 2 of the track of richer yields for one worker, 1 marble, 2 wood
320  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
321  Bert  pass
       Bert does not activate the alchemists’ guild
322  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
323  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 15 of 20
324  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
325  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 16 of 20
326  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
327  Bert  activate sawmill
       Bert activates the sawmill with 5 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
328  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
329  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 2 marble (1 of it by technology)
330  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
331  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 2 marble (1 of it by technology)
332  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
333  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 17 of 20
334  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
335  Cleo  activate mine
       Cleo activates the gold mine with one worker
       Cleo harvests 0 gold
336  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
337  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
338  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
339  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 2 marble (1 of it by technology)
340  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
341  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
342  Cleo  take 2 kitchen-garden
       Cleo takes the Kitchen Garden from slot 2 for one worker
343  Cleo  end [4]
       Cleo has finished at the architects’ guild
       Slot 5 of the display shows the Corner Pavilion
344  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
345  Anna  pass
       Anna does not activate the architects’ guild
346  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
347  Bert  activate yard
       Bert activates the construction yard with one worker
348  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
349  Cleo  activate workshop
       Cleo activates the workshop with one worker
350  Cleo  buy statue
       Cleo buys a statue for one worker, 3 marble
351  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
352  Anna  activate workshop
       Anna activates the workshop with one worker
353  Anna  buy statue
       Anna buys a statue for one worker, 3 marble
354  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
355  Bert  activate sawmill
       Bert activates the sawmill with 6 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
356  Cleo  move workshop yard
       Cleo moves a worker from the workshop to the construction yard
357  Cleo  activate yard
       Cleo activates the construction yard with one worker
358  Cleo  build kitchen-garden e2 3
       Cleo builds the Kitchen Garden at e2 for one worker, 2 wood: 3 points
359  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
360  Anna  activate sawmill
       Anna activates the sawmill with 6 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
361  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
362  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
363  Bert  advance specialists
       Bert reaches step 1 of the track of shared specialists for one worker, 1 wood
364  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
365  Cleo  activate sawmill
       Cleo activates the sawmill with 6 workers
       Cleo harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
366  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
367  Anna  pass
       Anna does not activate the alchemists’ guild
368  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
369  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 18 of 20
370  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
371  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
372  Cleo  advance specialists
       Cleo reaches step 2 of the track of shared specialists for one worker, 1 marble, 1 wood
373  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
374  Anna  activate kings-favour
       Anna activates the King’s favour with one worker
375  Anna  turn-coins 1
       Anna turns a coin active again for one worker
       The King takes step 19 of 20
376  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
377  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 2 marble (1 of it by technology)
378  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
379  Cleo  activate kings-favour
       Cleo activates the King’s favour with one worker
380  Cleo  turn-coins 1
       Cleo turns a coin active again for one worker
       The King takes step 20 of 20
       The King has arrived
       Anna has 53 points: 17 for the palace, 23 for wood, 4 for tiles not built, 9 for decorations left
       Bert has 62 points: 20 for the palace, 27 for wood, 1 for marble, 2 for tiles not built, 12 for decorations left
       Cleo has 57 points: 19 for the palace, 25 for wood, 1 for tiles not built, 12 for decorations left
       Bert wins
Anna 53
Bert 62
Cleo 57
