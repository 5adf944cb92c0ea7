versailles · rules 1 · 3 seats
  0        deal [0, 2, 23, 36, 19, 34]
       Slot 1 of the display shows the Water Theatre
       Slot 2 of the display shows the Ambassadors’ Passage
       Slot 3 of the display shows the Hall of Mirrors
       Slot 4 of the display shows the Tapestry Corner Salon
       Slot 5 of the display shows the Royal Bedchamber
       Anna begins
  1  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
  2  Anna  activate architects
       Anna activates the architects’ guild with 2 workers
  3  Anna  take 2 ambassadors-passage
       Anna takes the Ambassadors’ Passage from slot 2 for one worker
  4  Anna  take 1 water-theatre
       Anna takes the Water Theatre from slot 1 for one worker
  5  Anna  end [5, 32]
       Anna is done in the architects’ guild
       Slot 4 of the display shows the Belvedere Gate
       Slot 5 of the display shows the Inner Hall
  6  Bert  jump sawmill kings-favour
       Bert turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
  7  Bert  activate kings-favour
       Bert activates the King’s favour with 2 workers
  8  Bert  recruit 1
       Bert recruits a worker with 2 workers
       The King takes step 1 of 20
  9  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
 10  Cleo  activate architects
       Cleo activates the architects’ guild with 2 workers
 11  Cleo  take 4 belvedere-gate
       Cleo takes the Belvedere Gate from slot 4 for 2 workers
 12  Cleo  end [15]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Gilded Corner
 13  Anna  move-pair kings-favour quarry
       Anna turns a coin: 2 workers go from the King’s favour to the marble quarry
 14  Anna  activate quarry
       Anna activates the marble quarry with 3 workers
       Anna harvests 3 marble
 15  Bert  jump quarry architects
       Bert turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
 16  Bert  activate architects
       Bert activates the architects’ guild with 2 workers
 17  Bert  take 3 royal-bedchamber
       Bert takes the Royal Bedchamber from slot 3 for 2 workers
 18  Bert  end [18]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Gallery
 19  Cleo  jump sawmill kings-favour
       Cleo turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
 20  Cleo  activate kings-favour
       Cleo activates the King’s favour with 2 workers
 21  Cleo  recruit 1
       Cleo recruits a worker with 2 workers
       The King takes step 2 of 20
 22  Anna  move-pair architects workshop
       Anna turns a coin: 2 workers go from the architects’ guild to the workshop
 23  Anna  activate workshop
       Anna activates the workshop with 3 workers
 24  Anna  buy statue
       Anna buys a statue for one worker and 3 marble
 25  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
 26  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 1 wood
 27  Cleo  jump quarry architects
       Cleo turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
 28  Cleo  activate architects
       Cleo activates the architects’ guild with 3 workers
 29  Cleo  take 2 tapestry-corner-salon
       Cleo takes the Tapestry Corner Salon from slot 2 for one worker
 30  Cleo  take 4 gilded-corner
       Cleo takes the Gilded Corner from slot 4 for 2 workers
 31  Cleo  end [6, 13]
       Cleo is done in the architects’ guild
       Slot 4 of the display shows the Orange Alley
       Slot 5 of the display shows the Carpenters’ Corner
 32  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
 33  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
 34  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
 35  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
 36  Bert  advance specialists
       Bert reaches step 1 of the track of shared specialists for one worker and 1 wood
 37  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
 38  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
 39  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 40  Anna  activate architects
       Anna activates the architects’ guild with one worker
 41  Anna  take 2 inner-hall
       Anna takes the Inner Hall from slot 2 for one worker
 42  Anna  end [16]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Marble Colonnade
 43  Bert  take 4 carpenters-corner
       Bert shares the architects’ guild with 2 workers
       Bert takes the Carpenters’ Corner from slot 4 for 2 workers
 44  Bert  end [7]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Statue Grove
 45  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
 46  Bert  activate kings-favour
       Bert activates the King’s favour with 4 workers
 47  Bert  recruit 2
       Bert recruits a worker with 3 workers
 48  Bert  end
       Bert is done in the King’s favour
       The King takes step 3 of 20
 49  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
 50  Cleo  activate sawmill
       Cleo activates the sawmill with one worker
       Cleo harvests 1 wood
 51  Anna  move quarry yard
       Anna moves a worker from the marble quarry to the construction yard
 52  Anna  activate yard
       Anna activates the construction yard with one worker
 53  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
 54  Bert  activate architects
       Bert activates the architects’ guild with 3 workers
 55  Bert  take 4 marble-colonnade
       Bert takes the Marble Colonnade from slot 4 for 2 workers
 56  Bert  take 1 hall-of-mirrors
       Bert takes the Hall of Mirrors from slot 1 for one worker
 57  Bert  end [22, 25]
       Bert is done in the architects’ guild
       Slot 4 of the display shows the Candle Room
       Slot 5 of the display shows the Queen’s Salon
 58  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
 59  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
 60  Cleo  advance specialists
       Cleo reaches step 1 of the track of shared specialists for one worker and 1 wood
 61  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
 62  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
 63  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
 64  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
 65  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
 66  Cleo  activate kings-favour
       Cleo activates the King’s favour with 3 workers
 67  Cleo  recruit 2
       Cleo recruits a worker with 3 workers
       The King takes step 4 of 20
 68  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
 69  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
 70  Anna  advance specialists
       Anna reaches step 1 of the track of shared specialists for one worker and 1 wood
 71  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
 72  Bert  activate workshop
       Bert activates the workshop with one worker
 73  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
 74  Cleo  activate mine
       Cleo activates the gold mine with one worker
       Cleo harvests 0 gold
 75  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
 76  Anna  activate kings-favour
       Anna activates the King’s favour with one worker
 77  Anna  end
       Anna is done in the King’s favour
       The King takes step 5 of 20
 78  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
 79  Bert  activate quarry
       Bert activates the marble quarry with 2 workers
       Bert harvests 2 marble
 80  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
 81  Cleo  activate architects
       Cleo activates the architects’ guild with 4 workers
 82  Cleo  take 2 orange-alley
       Cleo takes the Orange Alley from slot 2 for one worker
 83  Cleo  end [12]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Orange Tree Loggia
 84  Anna  take 1 gallery
       Anna shares the architects’ guild with one worker
       Anna takes the Gallery from slot 1 for one worker
 85  Anna  end [22]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Dressing Room
 86  Bert  turn-coins 1
       Bert shares the architects’ guild with 2 workers
       Bert turns a coin active again for one worker
 87  Bert  end
       Bert is done in the architects’ guild
 88  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
 89  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
 90  Bert  jump architects sawmill
       Bert turns a coin: a worker jumps from the architects’ guild over the workshop to the sawmill
 91  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 1 wood
 92  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
 93  Cleo  activate workshop
       Cleo activates the workshop with one worker
 94  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
 95  Anna  activate workshop
       Anna activates the workshop with 3 workers
 96  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
 97  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
 98  Bert  advance specialists
       Bert reaches step 2 of the track of shared specialists for one worker and 1 marble, 1 wood
 99  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
100  Cleo  activate sawmill
       Cleo activates the sawmill with one worker
       Cleo harvests 1 wood
101  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
102  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
103  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
104  Bert  activate kings-favour
       Bert activates the King’s favour with 4 workers
105  Bert  turn-coins 1
       Bert turns a coin active again for one worker
106  Bert  end
       Bert is done in the King’s favour
       The King takes step 6 of 20
107  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
108  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
109  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
110  Anna  activate mine
       Anna activates the gold mine with 2 workers
       Anna harvests 1 gold
111  Bert  move-pair kings-favour quarry
       Bert turns a coin: 2 workers go from the King’s favour to the marble quarry
112  Bert  activate quarry
       Bert activates the marble quarry with 4 workers
       Bert harvests 3 marble
113  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
114  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
115  Cleo  advance specialists
       Cleo reaches step 2 of the track of shared specialists for one worker and 1 marble, 1 wood
116  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
117  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
118  Bert  move architects yard
       Bert moves a worker from the architects’ guild to the construction yard
119  Bert  activate yard
       Bert activates the construction yard with one worker
120  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
121  Cleo  activate quarry
       Cleo activates the marble quarry with 2 workers
       Cleo harvests 2 marble
122  Anna  move mine yard
       Anna moves a worker from the gold mine to the construction yard
123  Anna  activate yard
       Anna activates the construction yard with one worker
124  Anna  build inner-hall d4 0
       Anna builds the Inner Hall at d4 for one worker and 1 marble, 1 wood: 3 points
125  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
126  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 1 wood
127  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
128  Cleo  activate kings-favour
       Cleo activates the King’s favour with 3 workers
129  Cleo  turn-coins 1
       Cleo turns a coin active again for one worker
130  Cleo  turn-coins 1
       Cleo turns a coin active again for one worker
       The King takes step 7 of 20
131  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
132  Anna  activate architects
       Anna activates the architects’ guild with one worker
133  Anna  take 1 statue-grove
       Anna takes the Statue Grove from slot 1 for one worker
134  Anna  end [4]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Timber Arcade Walk
135  Cleo  end
       Cleo does not share the architects’ guild
136  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
137  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
138  Bert  advance yield
       Bert reaches step 1 of the track of richer yields for one worker and 1 marble, 1 wood
139  Cleo  move-pair kings-favour quarry
       Cleo turns a coin: 2 workers go from the King’s favour to the marble quarry
140  Cleo  activate quarry
       Cleo activates the marble quarry with 4 workers
       Cleo harvests 3 marble
141  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
142  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
143  Anna  advance harvest
       Anna reaches step 1 of the track of shared harvests for one worker and 1 gold
144  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
145  Bert  activate kings-favour
       Bert activates the King’s favour with 3 workers
146  Bert  turn-coins 2
       Bert turns both coins active again for one worker
       The King takes step 8 of 20
147  Cleo  move-pair quarry mine
       Cleo turns a coin: 2 workers go from the marble quarry to the gold mine
148  Cleo  activate mine
       Cleo activates the gold mine with 2 workers
       Cleo harvests 1 gold
149  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
150  Anna  activate kings-favour
       Anna activates the King’s favour with one worker
151  Anna  end
       Anna is done in the King’s favour
       The King takes step 9 of 20
152  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
153  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 2 wood (1 of it by technology)
154  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
155  Cleo  activate yard
       Cleo activates the construction yard with one worker
156  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
157  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
158  Bert  move-pair quarry yard
       Bert turns a coin: 2 workers go from the marble quarry to the construction yard
159  Bert  activate yard
       Bert activates the construction yard with 2 workers
160  Bert  build marble-colonnade e1 1
       Bert builds the Marble Colonnade at e1 for 2 workers and 3 marble, 1 wood: 5 points
161  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
162  Cleo  activate mine
       Cleo activates the gold mine with 3 workers
       Cleo harvests 2 gold
163  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
164  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
165  Bert  move-pair kings-favour quarry
       Bert turns a coin: 2 workers go from the King’s favour to the marble quarry
166  Bert  activate quarry
       Bert activates the marble quarry with 4 workers
       Bert harvests 3 marble
167  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
168  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
169  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
170  Anna  activate sawmill
       Anna activates the sawmill with 2 workers
       Anna harvests 2 wood
171  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
172  Bert  activate sawmill
       Bert activates the sawmill with 2 workers
       Bert harvests 3 wood (1 of it by technology)
       Anna harvests too, by technology: 2 wood
173  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
174  Cleo  activate mine
       Cleo activates the gold mine with 4 workers
       Cleo harvests 2 gold
175  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
176  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
177  Anna  advance yield
       Anna reaches step 1 of the track of richer yields for one worker and 1 marble, 1 wood
178  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
179  Bert  activate yard
       Bert activates the construction yard with 2 workers
180  Bert  build carpenters-corner f1 2
       Bert builds the Carpenters’ Corner at f1 for 2 workers and 1 marble, 3 wood: 5 points
181  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
182  Cleo  activate architects
       Cleo activates the architects’ guild with 4 workers
183  Cleo  turn-coins 1
       Cleo turns a coin active again for one worker
184  Cleo  end
       Cleo is done in the architects’ guild
185  Anna  end
       Anna does not share the architects’ guild
186  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
187  Anna  activate kings-favour
       Anna activates the King’s favour with one worker
188  Anna  turn-coins 1
       Anna turns a coin active again for one worker
       The King takes step 10 of 20
189  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
190  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 2 wood (1 of it by technology)
191  Cleo  jump architects sawmill
       Cleo turns a coin: a worker jumps from the architects’ guild over the workshop to the sawmill
192  Cleo  activate sawmill
       Cleo activates the sawmill with one worker
       Cleo harvests 1 wood
       Anna harvests too, by technology: 2 wood (1 of it by technology)
193  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
194  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
195  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
196  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
197  Bert  advance yield
       Bert reaches step 2 of the track of richer yields for one worker and 1 marble, 2 wood
198  Cleo  move mine yard
       Cleo moves a worker from the gold mine to the construction yard
199  Cleo  activate yard
       Cleo activates the construction yard with 2 workers
200  Cleo  build gilded-corner d3 2
       Cleo builds the Gilded Corner at d3 for 2 workers and 1 gold, 1 marble, 1 wood: 5 points
201  Anna  jump sawmill kings-favour
       Anna turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
202  Anna  activate kings-favour
       Anna activates the King’s favour with 2 workers
203  Anna  recruit 1
       Anna recruits a worker with 2 workers
       The King takes step 11 of 20
204  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
205  Bert  activate kings-favour
       Bert activates the King’s favour with 2 workers
206  Bert  turn-coins 2
       Bert turns both coins active again for one worker
       The King takes step 12 of 20
207  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
208  Cleo  activate sawmill
       Cleo activates the sawmill with 2 workers
       Cleo harvests 2 wood
209  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
210  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 2 wood (1 of it by technology)
211  Bert  jump quarry architects
       Bert turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
212  Bert  activate architects
       Bert activates the architects’ guild with one worker
213  Bert  take 1 candle-room
       Bert takes the Candle Room from slot 1 for one worker
214  Bert  end [9]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Stone Steps
215  Cleo  take 1 queens-salon
       Cleo shares the architects’ guild with 3 workers
       Cleo takes the Queen’s Salon from slot 1 for one worker
216  Cleo  turn-coins 1
       Cleo turns a coin active again for one worker
217  Cleo  end [2]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Grand Canal Basin
218  Anna  turn-coins 1
       Anna shares the architects’ guild with one worker
       Anna turns a coin active again for one worker
219  Cleo  jump architects yard
       Cleo turns a coin: a worker jumps from the architects’ guild over the workshop to the construction yard
220  Cleo  activate yard
       Cleo activates the construction yard with 2 workers
221  Cleo  build belvedere-gate a1 1
       Cleo builds the Belvedere Gate at a1 for 2 workers and 1 gold, 2 wood: 5 points
222  Anna  jump sawmill kings-favour
       Anna turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
223  Anna  activate kings-favour
       Anna activates the King’s favour with 4 workers
224  Anna  recruit 2
       Anna recruits a worker with 3 workers
225  Anna  turn-coins 1
       Anna turns a coin active again for one worker
       The King takes step 13 of 20
226  Bert  jump sawmill kings-favour
       Bert turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
227  Bert  activate kings-favour
       Bert activates the King’s favour with 3 workers
228  Bert  turn-coins 2
       Bert turns both coins active again for one worker
       The King takes step 14 of 20
229  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
230  Cleo  activate architects
       Cleo activates the architects’ guild with 3 workers
231  Cleo  take 4 stone-steps
       Cleo takes the Stone Steps from slot 4 for 2 workers
232  Cleo  turn-coins 1
       Cleo turns a coin active again for one worker
233  Cleo  end [14]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Guard Room
234  Anna  turn-coins 1
       Anna shares the architects’ guild with one worker
       Anna turns a coin active again for one worker
235  Bert  take 1 orange-tree-loggia
       Bert shares the architects’ guild with one worker
       Bert takes the Orange Tree Loggia from slot 1 for one worker
236  Bert  end [5]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Small Fountain Court
237  Anna  move-pair kings-favour quarry
       Anna turns a coin: 2 workers go from the King’s favour to the marble quarry
238  Anna  activate quarry
       Anna activates the marble quarry with 2 workers
       Anna harvests 2 marble
239  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
240  Bert  activate workshop
       Bert activates the workshop with one worker
241  Bert  buy orange-tree
       Bert buys an orange tree for one worker and 3 wood
242  Cleo  jump sawmill kings-favour
       Cleo turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
243  Cleo  activate kings-favour
       Cleo activates the King’s favour with one worker
244  Cleo  turn-coins 2
       Cleo turns both coins active again for one worker
       The King takes step 15 of 20
245  Anna  jump mine workshop
       Anna turns a coin: a worker jumps from the gold mine over the architects’ guild to the workshop
246  Anna  activate workshop
       Anna activates the workshop with 2 workers
247  Anna  buy fountain
       Anna buys a fountain for 2 workers and 2 marble, 1 wood
248  Bert  jump sawmill kings-favour
       Bert turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
249  Bert  activate kings-favour
       Bert activates the King’s favour with 4 workers
250  Bert  turn-coins 1
       Bert turns a coin active again for one worker
       The King takes step 16 of 20
251  Cleo  move-pair architects workshop
       Cleo turns a coin: 2 workers go from the architects’ guild to the workshop
252  Cleo  activate workshop
       Cleo activates the workshop with 2 workers
253  Cleo  buy mirror
       Cleo buys a mirror for 2 workers and 1 gold, 1 marble
254  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
255  Anna  activate quarry
       Anna activates the marble quarry with 3 workers
       Anna harvests 3 marble
256  Bert  jump workshop sawmill
       Bert turns a coin: a worker jumps from the workshop over the construction yard to the sawmill
257  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 2 wood (1 of it by technology)
258  Cleo  move-pair workshop sawmill
       Cleo turns a coin: 2 workers go from the workshop to the sawmill
259  Cleo  activate sawmill
       Cleo activates the sawmill with 3 workers
       Cleo harvests 3 wood
260  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
261  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 2 wood (1 of it by technology)
262  Bert  jump sawmill kings-favour
       Bert turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
263  Bert  activate kings-favour
       Bert activates the King’s favour with 5 workers
264  Bert  end
       Bert is done in the King’s favour
       The King takes step 17 of 20
265  Cleo  move architects yard
       Cleo moves a worker from the architects’ guild to the construction yard
266  Cleo  activate yard
       Cleo activates the construction yard with 3 workers
267  Cleo  build stone-steps c3 1
       Cleo builds the Stone Steps at c3 for one worker and 2 marble, 1 wood: 4 points
268  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
269  Anna  activate quarry
       Anna activates the marble quarry with 4 workers
       Anna harvests 3 marble
270  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
271  Bert  activate quarry
       Bert activates the marble quarry with 3 workers
       Bert harvests 4 marble (1 of it by technology)
272  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
273  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
274  Cleo  take 2 timber-arcade-walk
       Cleo takes the Timber Arcade Walk from slot 2 for one worker
275  Cleo  end [3]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Orange Court
276  Anna  turn-coins 1
       Anna shares the architects’ guild with one worker
       Anna turns a coin active again for one worker
277  Anna  move-pair quarry yard
       Anna turns a coin: 2 workers go from the marble quarry to the construction yard
278  Anna  activate yard
       Anna activates the construction yard with 2 workers
279  Anna  build statue-grove f2 0
       Anna builds the Statue Grove at f2 for 2 workers and 1 marble, 2 wood, with a statue: 8 points
280  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
281  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
282  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
283  Cleo  activate workshop
       Cleo activates the workshop with one worker
284  Cleo  buy tapestry
       Cleo buys a tapestry for one worker and 1 gold, 1 wood
285  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
286  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
287  Anna  advance specialists
       Anna reaches step 2 of the track of shared specialists for one worker and 1 marble, 1 wood
288  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
289  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 2 wood (1 of it by technology)
290  Cleo  move workshop yard
       Cleo moves a worker from the workshop to the construction yard
291  Cleo  activate yard
       Cleo activates the construction yard with 4 workers
292  Cleo  build tapestry-corner-salon c2 0
       Cleo builds the Tapestry Corner Salon at c2 for 3 workers and 1 gold, 1 marble, 1 wood, with a tapestry: 10 points
293  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
294  Anna  activate yard
       Anna activates the construction yard with 3 workers
295  Anna  build gallery b1 1
       Anna builds the Gallery at b1 for 2 workers and 2 marble, 2 wood: 5 points
296  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
297  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
298  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
299  Cleo  activate sawmill
       Cleo activates the sawmill with 4 workers
       Cleo harvests 3 wood
300  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
301  Anna  activate kings-favour
       Anna activates the King’s favour with 2 workers
302  Anna  turn-coins 2
       Anna turns both coins active again for one worker
       The King takes step 18 of 20
303  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
304  Bert  activate kings-favour
       Bert activates the King’s favour with 5 workers
305  Bert  turn-coins 1
       Bert turns a coin active again for one worker
306  Bert  end
       Bert is done in the King’s favour
       The King takes step 19 of 20
307  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
308  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
309  Anna  jump quarry architects
       Anna turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
310  Anna  activate architects
       Anna activates the architects’ guild with one worker
311  Anna  take 1 dressing-room
       Anna takes the Dressing Room from slot 1 for one worker
312  Anna  end [12]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Council Room
313  Bert  move-pair quarry mine
       Bert turns a coin: 2 workers go from the marble quarry to the gold mine
314  Bert  activate mine
       Bert activates the gold mine with 3 workers
       Bert harvests 2 gold
315  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
316  Cleo  activate yard
       Cleo activates the construction yard with 4 workers
317  Cleo  build timber-arcade-walk b3 0
       Cleo builds the Timber Arcade Walk at b3 for one worker and 3 wood: 4 points
318  Anna  move-pair kings-favour quarry
       Anna turns a coin: 2 workers go from the King’s favour to the marble quarry
319  Anna  activate quarry
       Anna activates the marble quarry with 3 workers
       Anna harvests 3 marble
320  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
321  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 2 marble (1 of it by technology)
322  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
323  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 3 wood
324  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
325  Anna  activate workshop
       Anna activates the workshop with 2 workers
326  Anna  end
       Anna is done in the workshop
327  Bert  move mine yard
       Bert moves a worker from the gold mine to the construction yard
328  Bert  activate yard
       Bert activates the construction yard with one worker
329  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
330  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
331  Cleo  advance yield
       Cleo reaches step 1 of the track of richer yields for one worker and 1 marble, 1 wood
332  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
333  Anna  activate yard
       Anna activates the construction yard with 4 workers
334  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
335  Bert  activate mine
       Bert activates the gold mine with 3 workers
       Bert harvests 2 gold
336  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
337  Cleo  activate kings-favour
       Cleo activates the King’s favour with one worker
338  Cleo  turn-coins 2
       Cleo turns both coins active again for one worker
       The King takes step 20 of 20
       The King has arrived
       Anna has 25 points: 16 for tiles built, 2 for wood, 1 for marble, 0 for gold, 3 for tiles not built, 3 for decorations
       Bert has 22 points: 10 for tiles built, 1 for wood, 2 for marble, 2 for gold, 4 for tiles not built, 3 for decorations
       Cleo has 33 points: 28 for tiles built, 0 for wood, 0 for marble, 0 for gold, 2 for tiles not built, 3 for decorations
       Cleo wins
Anna 25
Bert 22
Cleo 33
