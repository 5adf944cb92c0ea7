versailles · rules 1 · 4 seats
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
  3  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
  4  Bert  activate mine
       Bert activates the gold mine with 2 workers
       Bert harvests 1 gold
  5  Cleo  jump kings-favour mine
       Cleo turns a coin: a worker jumps from the King’s favour over the marble quarry to the gold mine
  6  Cleo  activate mine
       Cleo activates the gold mine with 2 workers
       Cleo harvests 1 gold
  7  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
  8  Dora  activate mine
       Dora activates the gold mine with 2 workers
       Dora harvests 1 gold
  9  Anna  jump architects sawmill
       Anna turns a coin: a worker jumps from the architects’ guild over the workshop to the sawmill
 10  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
 11  Bert  jump mine sawmill
       Bert turns a coin: a worker jumps from the gold mine over the construction yard to the sawmill
 12  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 1 wood
 13  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
 14  Cleo  activate sawmill
       Cleo activates the sawmill with one worker
       Cleo harvests 1 wood
 15  Dora  jump mine sawmill
       Dora turns a coin: a worker jumps from the gold mine over the construction yard to the sawmill
 16  Dora  activate sawmill
       Dora activates the sawmill with 2 workers
       Dora harvests 2 wood
 17  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
 18  Anna  activate mine
       Anna activates the gold mine with 3 workers
       Anna harvests 2 gold
 19  Bert  jump kings-favour mine
       Bert turns a coin: a worker jumps from the King’s favour over the marble quarry to the gold mine
 20  Bert  activate mine
       Bert activates the gold mine with 2 workers
       Bert harvests 1 gold
 21  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
 22  Cleo  activate mine
       Cleo activates the gold mine with 3 workers
       Cleo harvests 2 gold
 23  Dora  jump workshop alchemists
       Dora turns a coin: a worker jumps from the workshop over the sawmill to the alchemists’ guild
 24  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
 25  Dora  advance harvest
       Dora reaches step 1 of the track of shared harvests for one worker, 1 gold
 26  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 27  Anna  activate architects
       Anna activates the architects’ guild with one worker
 28  Anna  take 2 ambassadors-passage
       Anna takes the Ambassadors’ Passage from slot 2 for one worker
 29  Anna  end [1]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Orangery Parterre
 30  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
 31  Bert  activate architects
       Bert activates the architects’ guild with 2 workers
 32  Bert  take 3 tapestry-corner-salon
       Bert takes the Tapestry Corner Salon from slot 3 for 2 workers
 33  Bert  end [23]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Antechamber
 34  Cleo  move-pair mine architects
       Cleo turns a coin: 2 workers go from the gold mine to the architects’ guild
 35  Cleo  activate architects
       Cleo activates the architects’ guild with 3 workers
 36  Cleo  take 3 royal-bedchamber
       Cleo takes the Royal Bedchamber from slot 3 for 2 workers
 37  Cleo  take 2 hall-of-mirrors
       Cleo takes the Hall of Mirrors from slot 2 for one worker
 38  Cleo  end [31, 23]
       Cleo has finished at the architects’ guild
       Slot 4 of the display shows the Inner Hall
       Slot 5 of the display shows the Guard Room
 39  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
 40  Dora  pass
       Dora does not activate the King’s favour
       The King takes step 1 of 24
 41  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
 42  Anna  activate sawmill
       Anna activates the sawmill with 2 workers
       Anna harvests 2 wood
       Dora harvests too, by technology: 2 wood
 43  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
 44  Bert  activate sawmill
       Bert activates the sawmill with 2 workers
       Bert harvests 2 wood
       Dora harvests too, by technology: 2 wood
 45  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
 46  Cleo  activate workshop
       Cleo activates the workshop with one worker
 47  Cleo  buy tapestry
       Cleo buys a tapestry for one worker, 1 gold, 1 wood
 48  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
 49  Dora  activate architects
       Dora activates the architects’ guild with 2 workers
 50  Dora  take 2 orangery-parterre
       Dora takes the Orangery Parterre from slot 2 for one worker
 51  Dora  take 1 water-theatre
       Dora takes the Water Theatre from slot 1 for one worker
 52  Dora  end [4, 26]
       Dora has finished at the architects’ guild
       Slot 4 of the display shows the Belvedere Gate
       Slot 5 of the display shows the Ballroom Wing
 53  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
 54  Anna  activate workshop
       Anna activates the workshop with one worker
 55  Anna  buy orange-tree
       Anna buys an orange tree for one worker, 3 wood
 56  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
 57  Bert  activate architects
       Bert activates the architects’ guild with 3 workers
 58  Bert  take 4 belvedere-gate
       Bert takes the Belvedere Gate from slot 4 for 2 workers
 59  Bert  take 2 inner-hall
       Bert takes the Inner Hall from slot 2 for one worker
 60  Bert  end [22, 14]
       Bert has finished at the architects’ guild
       Slot 4 of the display shows the Council Room
       Slot 5 of the display shows the Gilded Corner
 61  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
 62  Cleo  activate sawmill
       Cleo activates the sawmill with 2 workers
       Cleo harvests 2 wood
       Dora harvests too, by technology: 2 wood
 63  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
 64  Dora  activate workshop
       Dora activates the workshop with one worker
 65  Dora  buy orange-tree
       Dora buys an orange tree for one worker, 3 wood
 66  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
 67  Anna  activate sawmill
       Anna activates the sawmill with 3 workers
       Anna harvests 3 wood
       Dora harvests too, by technology: 2 wood
 68  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
 69  Bert  activate workshop
       Bert activates the workshop with one worker
 70  Bert  buy orange-tree
       Bert buys an orange tree for one worker, 3 wood
 71  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
 72  Cleo  activate workshop
       Cleo activates the workshop with one worker
 73  Cleo  buy tapestry
       Cleo buys a tapestry for one worker, 1 gold, 1 wood
 74  Dora  move workshop sawmill
       Dora moves a worker from the workshop to the sawmill
 75  Dora  activate sawmill
       Dora activates the sawmill with 3 workers
       Dora harvests 3 wood
 76  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 77  Anna  activate architects
       Anna activates the architects’ guild with one worker
 78  Anna  take 2 guard-room
       Anna takes the Guard Room from slot 2 for one worker
 79  Anna  end [14]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Orange Tree Loggia
 80  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
 81  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
       Dora harvests too, by technology: 3 wood
 82  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
 83  Cleo  activate sawmill
       Cleo activates the sawmill with 3 workers
       Cleo harvests 3 wood
       Dora harvests too, by technology: 3 wood
 84  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
 85  Dora  activate workshop
       Dora activates the workshop with one worker
 86  Dora  buy orange-tree
       Dora buys an orange tree for one worker, 3 wood
 87  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
 88  Anna  activate workshop
       Anna activates the workshop with one worker
 89  Anna  buy orange-tree
       Anna buys an orange tree for one worker, 3 wood
 90  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
 91  Bert  activate workshop
       Bert activates the workshop with one worker
 92  Bert  buy tapestry
       Bert buys a tapestry for one worker, 1 gold, 1 wood
 93  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
 94  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
 95  Cleo  advance harvest
       Cleo reaches step 1 of the track of shared harvests for one worker, 1 gold
 96  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
 97  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 1 marble
 98  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
 99  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
100  Anna  advance harvest
       Anna reaches step 1 of the track of shared harvests for one worker, 1 gold
101  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
102  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
103  Bert  advance harvest
       Bert reaches step 1 of the track of shared harvests for one worker, 1 gold
104  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
105  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 2 of 24
106  Dora  move workshop sawmill
       Dora moves a worker from the workshop to the sawmill
107  Dora  activate sawmill
       Dora activates the sawmill with 4 workers
       Dora harvests 3 wood
       Anna harvests too, by technology: 2 wood
       Bert harvests too, by technology: 2 wood
       Cleo harvests too, by technology: 2 wood
108  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
109  Anna  activate architects
       Anna activates the architects’ guild with one worker
110  Anna  take 1 antechamber
       Anna takes the Antechamber from slot 1 for one worker
111  Anna  end [1]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Grand Canal Basin
112  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
113  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
       Cleo harvests too, by technology: 2 wood
       Dora harvests too, by technology: 3 wood
       Anna harvests too, by technology: 2 wood
114  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
115  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
116  Dora  move quarry yard
       Dora moves a worker from the marble quarry to the construction yard
117  Dora  pass
       Dora does not activate the construction yard
118  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
119  Anna  activate workshop
       Anna activates the workshop with 2 workers
120  Anna  buy tapestry
       Anna buys a tapestry for one worker, 1 gold, 1 wood
121  Anna  buy tapestry
       Anna buys a tapestry for one worker, 1 gold, 1 wood
122  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
123  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 3 of 24
124  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
125  Cleo  activate yard
       Cleo activates the construction yard with one worker
126  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
127  Dora  activate sawmill
       Dora activates the sawmill with 5 workers
       Dora harvests 3 wood
       Anna harvests too, by technology: 2 wood
       Bert harvests too, by technology: 3 wood
       Cleo harvests too, by technology: 2 wood
128  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
129  Anna  activate sawmill
       Anna activates the sawmill with 3 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 3 wood
       Cleo harvests too, by technology: 2 wood
       Dora harvests too, by technology: 3 wood
130  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
131  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
132  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
133  Cleo  pass
       Cleo does not activate the sawmill
134  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
135  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
136  Dora  advance yield
       Dora reaches step 1 of the track of richer yields for one worker, 1 marble, 1 wood
137  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
138  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 4 of 24
139  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
140  Bert  activate workshop
       Bert activates the workshop with one worker
141  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
142  Cleo  activate architects
       Cleo activates the architects’ guild with 2 workers
143  Cleo  take 2 council-room
       Cleo takes the Council Room from slot 2 for one worker
144  Cleo  take 1 ballroom-wing
       Cleo takes the Ballroom Wing from slot 1 for one worker
145  Cleo  end [2, 9]
       Cleo has finished at the architects’ guild
       Slot 4 of the display shows the Timber Arcade Walk
       Slot 5 of the display shows the Stone Steps
146  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
147  Dora  pass
       Dora does not activate the King’s favour
       The King takes step 5 of 24
148  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
149  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
150  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
151  Bert  pass
       Bert does not activate the sawmill
152  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
153  Cleo  pass
       Cleo does not activate the workshop
154  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
155  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 1 marble
156  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
157  Anna  activate sawmill
       Anna activates the sawmill with 4 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 3 wood
       Cleo harvests too, by technology: 3 wood
       Dora harvests too, by technology: 4 wood (1 of it by technology)
158  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
159  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
160  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
161  Cleo  pass
       Cleo does not activate the sawmill
162  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
163  Dora  activate mine
       Dora activates the gold mine with one worker
       Dora harvests 0 gold
164  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
165  Anna  pass
       Anna does not activate the gold mine
166  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
167  Bert  activate architects
       Bert activates the architects’ guild with one worker
168  Bert  take 1 gilded-corner
       Bert takes the Gilded Corner from slot 1 for one worker
169  Bert  end [6]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Small Fountain Court
170  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
171  Cleo  activate workshop
       Cleo activates the workshop with one worker
172  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
173  Dora  activate architects
       Dora activates the architects’ guild with one worker
174  Dora  take 2 grand-canal-basin
       Dora takes the Grand Canal Basin from slot 2 for one worker
175  Dora  end [11]
       Dora has finished at the architects’ guild
       Slot 5 of the display shows the Mirror Corner Salon
176  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
177  Anna  activate architects
       Anna activates the architects’ guild with one worker
178  Anna  take 2 timber-arcade-walk
       Anna takes the Timber Arcade Walk from slot 2 for one worker
179  Anna  end [16]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Tapestry Salon
180  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
181  Bert  activate workshop
       Bert activates the workshop with one worker
182  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
183  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 3 wood
       Dora harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 3 wood
       Bert harvests too, by technology: 3 wood
184  Dora  move architects yard
       Dora moves a worker from the architects’ guild to the construction yard
185  Dora  activate yard
       Dora activates the construction yard with one worker
186  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
187  Anna  activate yard
       Anna activates the construction yard with one worker
188  Anna  build timber-arcade-walk e1 1
       Anna builds the Timber Arcade Walk at e1 for one worker, 3 wood: 4 points
189  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
190  Bert  pass
       Bert does not activate the sawmill
191  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
192  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
193  Cleo  advance yield
       Cleo reaches step 1 of the track of richer yields for one worker, 1 marble, 1 wood
194  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
195  Dora  activate sawmill
       Dora activates the sawmill with 5 workers
       Dora harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 3 wood
       Bert harvests too, by technology: 3 wood
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
196  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
197  Anna  pass
       Anna does not activate the sawmill
198  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
199  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
200  Bert  advance yield
       Bert reaches step 1 of the track of richer yields for one worker, 1 marble, 1 wood
201  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
202  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 6 of 24
203  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
204  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
205  Dora  advance yield
       Dora reaches step 2 of the track of richer yields for one worker, 1 marble, 2 wood
206  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
207  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
208  Anna  advance yield
       Anna reaches step 1 of the track of richer yields for one worker, 1 marble, 1 wood
209  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
210  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 7 of 24
211  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
212  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
213  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
214  Dora  pass
       Dora does not activate the King’s favour
       The King takes step 8 of 24
215  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
216  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 9 of 24
217  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
218  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
219  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
220  Cleo  pass
       Cleo does not activate the construction yard
221  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
222  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 2 marble (1 of it by technology)
223  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
224  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
225  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
226  Bert  activate yard
       Bert activates the construction yard with one worker
227  Bert  build inner-hall f3 0
       Bert builds the Inner Hall at f3 for one worker, 1 marble, 1 wood: 3 points
228  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
229  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 4 wood (1 of it by technology)
       Dora harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
230  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
231  Dora  activate mine
       Dora activates the gold mine with one worker
       Dora harvests 0 gold
232  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
233  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
234  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
235  Bert  activate sawmill
       Bert activates the sawmill with 5 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Dora harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
236  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
237  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
238  Cleo  advance yield
       Cleo reaches step 2 of the track of richer yields for one worker, 1 marble, 2 wood
239  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
240  Dora  activate architects
       Dora activates the architects’ guild with one worker
241  Dora  take 2 stone-steps
       Dora takes the Stone Steps from slot 2 for one worker
242  Dora  end [6]
       Dora has finished at the architects’ guild
       Slot 5 of the display shows the Fountain Terrace
243  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
244  Anna  activate architects
       Anna activates the architects’ guild with one worker
245  Anna  take 2 small-fountain-court
       Anna takes the Small Fountain Court from slot 2 for one worker
246  Anna  end [5]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Statue Grove
247  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
248  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
249  Bert  end
       Bert has finished at the alchemists’ guild
250  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
251  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 10 of 24
252  Dora  move architects yard
       Dora moves a worker from the architects’ guild to the construction yard
253  Dora  activate yard
       Dora activates the construction yard with one worker
254  Dora  build stone-steps a1 1
       Dora builds the Stone Steps at a1 for one worker, 2 marble, 1 wood: 4 points
255  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
256  Anna  pass
       Anna does not activate the construction yard
257  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
258  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 11 of 24
259  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
260  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 2 marble (1 of it by technology)
261  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
262  Dora  activate sawmill
       Dora activates the sawmill with 5 workers
       Dora harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
263  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
264  Anna  pass
       Anna does not activate the sawmill
265  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
266  Bert  pass
       Bert does not activate the marble quarry
267  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
268  Cleo  pass
       Cleo does not activate the construction yard
269  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
270  Dora  pass
       Dora does not activate the alchemists’ guild
271  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
272  Anna  pass
       Anna does not activate the alchemists’ guild
273  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
274  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
275  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
276  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 4 wood (1 of it by technology)
       Dora harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
277  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
278  Dora  pass
       Dora does not activate the King’s favour
       The King takes step 12 of 24
279  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
280  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 13 of 24
281  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
282  Bert  activate architects
       Bert activates the architects’ guild with one worker
283  Bert  take 1 orange-tree-loggia
       Bert takes the Orange Tree Loggia from slot 1 for one worker
284  Bert  end [6]
       Bert has finished at the architects’ guild
       Slot 5 of the display shows the Service Corner
285  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
286  Cleo  pass
       Cleo does not activate the alchemists’ guild
287  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
288  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 2 marble (1 of it by technology)
289  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
290  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
291  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
292  Bert  pass
       Bert does not activate the workshop
293  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
294  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 14 of 24
295  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
296  Dora  activate mine
       Dora activates the gold mine with one worker
       Dora harvests 0 gold
297  Anna  move quarry yard
       Anna moves a worker from the marble quarry to the construction yard
298  Anna  activate yard
       Anna activates the construction yard with one worker
299  Anna  build antechamber a4 1
       Anna builds the Antechamber at a4 for one worker, 2 marble: 3 points
300  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
301  Bert  pass
       Bert does not activate the sawmill
302  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
303  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 2 marble (1 of it by technology)
304  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
305  Dora  activate architects
       Dora activates the architects’ guild with one worker
306  Dora  take 2 tapestry-salon
       Dora takes the Tapestry Salon from slot 2 for one worker
307  Dora  end [14]
       Dora has finished at the architects’ guild
       Slot 5 of the display shows the Dressing Room
308  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
309  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Dora harvests too, by technology: 4 wood (1 of it by technology)
310  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
311  Bert  pass
       Bert does not activate the alchemists’ guild
312  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
313  Cleo  pass
       Cleo does not activate the gold mine
314  Dora  move architects yard
       Dora moves a worker from the architects’ guild to the construction yard
315  Dora  activate yard
       Dora activates the construction yard with one worker
316  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
317  Anna  pass
       Anna does not activate the alchemists’ guild
318  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
319  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 15 of 24
320  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
321  Cleo  pass
       Cleo does not activate the architects’ guild
322  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
323  Dora  activate sawmill
       Dora activates the sawmill with 5 workers
       Dora harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
324  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
325  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 16 of 24
326  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
327  Bert  pass
       Bert does not activate the marble quarry
328  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
329  Cleo  activate workshop
       Cleo activates the workshop with one worker
330  Cleo  buy statue
       Cleo buys a statue for one worker, 3 marble
331  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
332  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
333  Dora  advance specialists
       Dora reaches step 1 of the track of shared specialists for one worker, 1 wood
334  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
335  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
336  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
337  Bert  activate yard
       Bert activates the construction yard with one worker
338  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
339  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 4 wood (1 of it by technology)
       Dora harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
340  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
341  Dora  pass
       Dora does not activate the King’s favour
       The King takes step 17 of 24
342  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
343  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
344  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
345  Bert  activate sawmill
       Bert activates the sawmill with 5 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Dora harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
346  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
347  Cleo  pass
       Cleo does not activate the alchemists’ guild
348  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
349  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 2 marble (1 of it by technology)
350  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
351  Anna  activate architects
       Anna activates the architects’ guild with one worker
352  Anna  take 1 mirror-corner-salon
       Anna takes the Mirror Corner Salon from slot 1 for one worker
353  Anna  end [3]
       Anna has finished at the architects’ guild
       Slot 5 of the display shows the Orange Alley
354  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
355  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
356  Bert  advance specialists
       Bert reaches step 1 of the track of shared specialists for one worker, 1 wood
357  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
358  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 18 of 24
359  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
360  Dora  activate mine
       Dora activates the gold mine with one worker
       Dora harvests 0 gold
361  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
362  Anna  pass
       Anna does not activate the workshop
363  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
364  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 19 of 24
365  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
366  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 2 marble (1 of it by technology)
367  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
368  Dora  pass
       Dora does not activate the architects’ guild
369  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
370  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Dora harvests too, by technology: 4 wood (1 of it by technology)
371  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
372  Bert  pass
       Bert does not activate the marble quarry
373  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
374  Cleo  activate mine
       Cleo activates the gold mine with one worker
       Cleo harvests 0 gold
375  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
376  Dora  activate workshop
       Dora activates the workshop with one worker
377  Dora  buy statue
       Dora buys a statue for one worker, 3 marble
378  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
379  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
380  Anna  advance specialists
       Anna reaches step 1 of the track of shared specialists for one worker, 1 wood
381  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
382  Bert  activate yard
       Bert activates the construction yard with one worker
383  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
384  Cleo  pass
       Cleo does not activate the architects’ guild
385  Dora  move workshop sawmill
       Dora moves a worker from the workshop to the sawmill
386  Dora  activate sawmill
       Dora activates the sawmill with 5 workers
       Dora harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
387  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
388  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 20 of 24
389  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
390  Bert  activate sawmill
       Bert activates the sawmill with 5 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Dora harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
391  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
392  Cleo  activate workshop
       Cleo activates the workshop with one worker
393  Cleo  buy statue
       Cleo buys a statue for one worker, 3 marble
394  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
395  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
396  Dora  advance specialists
       Dora reaches step 2 of the track of shared specialists for one worker, 1 marble, 1 wood
397  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
398  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
399  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
400  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
401  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
402  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 4 wood (1 of it by technology)
       Dora harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
403  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
404  Dora  activate kings-favour
       Dora activates the King’s favour with one worker
405  Dora  turn-coins 1
       Dora turns a coin active again for one worker
       The King takes step 21 of 24
406  Anna  move quarry yard
       Anna moves a worker from the marble quarry to the construction yard
407  Anna  activate yard
       Anna activates the construction yard with one worker
408  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
409  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 22 of 24
410  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
411  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
412  Cleo  advance specialists
       Cleo reaches step 1 of the track of shared specialists for one worker, 1 wood
413  Dora  jump kings-favour yard
       Dora turns a coin: a worker jumps from the King’s favour over the marble quarry to the construction yard
414  Dora  pass
       Dora does not activate the construction yard
415  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
416  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Dora harvests too, by technology: 4 wood (1 of it by technology)
417  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
418  Bert  pass
       Bert does not activate the marble quarry
419  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
420  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 23 of 24
421  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
422  Dora  activate sawmill
       Dora activates the sawmill with 5 workers
       Dora harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
423  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
424  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
425  Anna  advance specialists
       Anna reaches step 2 of the track of shared specialists for one worker, 1 marble, 1 wood
426  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
427  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
428  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
429  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 2 marble (1 of it by technology)
430  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
431  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
432  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
433  Anna  activate kings-favour
       Anna activates the King’s favour with one worker
434  Anna  turn-coins 1
       Anna turns a coin active again for one worker
       The King takes step 24 of 24
       The King has arrived
       Anna has 45 points: 7 for the palace, 22 for wood, 4 for tiles not built, 12 for decorations left
       Bert has 38 points: 3 for the palace, 25 for wood, 4 for tiles not built, 6 for decorations left
       Cleo has 40 points: 0 for the palace, 24 for wood, 4 for tiles not built, 12 for decorations left
       Dora has 46 points: 4 for the palace, 29 for wood, 4 for tiles not built, 9 for decorations left
       Dora wins
Anna 45
Bert 38
Cleo 40
Dora 46
