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
  9  Bert  jump quarry sawmill
       Bert turns a coin: a worker jumps from the marble quarry over the construction yard to the sawmill
 10  Bert  activate sawmill
       Bert activates the sawmill with 2 workers
       Bert harvests 2 wood
 11  Cleo  jump workshop sawmill
       Cleo turns a coin: a worker jumps from the workshop over the construction yard to the sawmill
 12  Cleo  activate sawmill
       Cleo activates the sawmill with 2 workers
       Cleo harvests 2 wood
 13  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
 14  Anna  activate workshop
       Anna activates the workshop with 2 workers
 15  Anna  buy chandelier
       Anna buys a chandelier for 2 workers and 2 gold
 16  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
 17  Bert  activate architects
       Bert activates the architects’ guild with 2 workers
 18  Bert  take 1 water-theatre
       Bert takes the Water Theatre from slot 1 for one worker
 19  Bert  take 2 ambassadors-passage
       Bert takes the Ambassadors’ Passage from slot 2 for one worker
 20  Bert  end [6, 4]
       Bert is done in the architects’ guild
       Slot 4 of the display shows the Orange Court
       Slot 5 of the display shows the Timber Arcade Walk
 21  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
 22  Cleo  activate mine
       Cleo activates the gold mine with 3 workers
       Cleo harvests 2 gold
 23  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
 24  Anna  activate mine
       Anna activates the gold mine with 4 workers
       Anna harvests 2 gold
 25  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
 26  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
 27  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
 28  Cleo  activate workshop
       Cleo activates the workshop with one worker
 29  Cleo  buy tapestry
       Cleo buys a tapestry for one worker and 1 gold, 1 wood
 30  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 31  Anna  activate architects
       Anna activates the architects’ guild with one worker
 32  Anna  take 1 hall-of-mirrors
       Anna takes the Hall of Mirrors from slot 1 for one worker
 33  Anna  end [6]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Statue Walk
 34  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
 35  Bert  activate architects
       Bert activates the architects’ guild with 3 workers
 36  Bert  take 4 timber-arcade-walk
       Bert takes the Timber Arcade Walk from slot 4 for 2 workers
 37  Bert  take 2 royal-bedchamber
       Bert takes the Royal Bedchamber from slot 2 for one worker
 38  Bert  end [19, 29]
       Bert is done in the architects’ guild
       Slot 4 of the display shows the Fountain Arcade
       Slot 5 of the display shows the Inner Hall
 39  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
 40  Cleo  activate sawmill
       Cleo activates the sawmill with 3 workers
       Cleo harvests 3 wood
 41  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
 42  Anna  activate workshop
       Anna activates the workshop with 3 workers
 43  Anna  buy mirror
       Anna buys a mirror for 2 workers and 1 gold, 1 marble
 44  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
 45  Bert  activate workshop
       Bert activates the workshop with one worker
 46  Bert  buy orange-tree
       Bert buys an orange tree for one worker and 3 wood
 47  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
 48  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
 49  Cleo  take 1 tapestry-corner-salon
       Cleo takes the Tapestry Corner Salon from slot 1 for one worker
 50  Cleo  end [3]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Kitchen Garden
 51  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 52  Anna  activate architects
       Anna activates the architects’ guild with one worker
 53  Anna  take 1 orange-court
       Anna takes the Orange Court from slot 1 for one worker
 54  Anna  end [12]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Gilded Corner
 55  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
 56  Bert  activate sawmill
       Bert activates the sawmill with 4 workers
       Bert harvests 3 wood
 57  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
 58  Cleo  activate workshop
       Cleo activates the workshop with one worker
 59  Cleo  buy tapestry
       Cleo buys a tapestry for one worker and 1 gold, 1 wood
 60  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
 61  Anna  activate yard
       Anna activates the construction yard with one worker
 62  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
 63  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
 64  Bert  advance harvest
       Bert reaches step 1 of the track of shared harvests for one worker and 1 gold
 65  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
 66  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
 67  Cleo  take 2 fountain-arcade
       Cleo takes the Fountain Arcade from slot 2 for one worker
 68  Cleo  end [11]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Carpenters’ Corner
 69  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 70  Anna  activate architects
       Anna activates the architects’ guild with 2 workers
 71  Anna  take 2 inner-hall
       Anna takes the Inner Hall from slot 2 for one worker
 72  Anna  take 1 statue-walk
       Anna takes the Statue Walk from slot 1 for one worker
 73  Anna  end [25, 8]
       Anna is done in the architects’ guild
       Slot 4 of the display shows the Mirror Cabinet
       Slot 5 of the display shows the Corner Pavilion
 74  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
 75  Bert  activate workshop
       Bert activates the workshop with one worker
 76  Bert  buy orange-tree
       Bert buys an orange tree for one worker and 3 wood
 77  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
 78  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
 79  Cleo  advance harvest
       Cleo reaches step 1 of the track of shared harvests for one worker and 1 gold
 80  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
 81  Anna  activate yard
       Anna activates the construction yard with 2 workers
 82  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
 83  Bert  activate sawmill
       Bert activates the sawmill with 4 workers
       Bert harvests 3 wood
       Cleo harvests too, by technology: 2 wood
 84  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
 85  Cleo  activate sawmill
       Cleo activates the sawmill with 3 workers
       Cleo harvests 3 wood
       Bert harvests too, by technology: 3 wood
 86  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
 87  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
       Bert harvests too, by technology: 3 wood
       Cleo harvests too, by technology: 3 wood
 88  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
 89  Bert  activate workshop
       Bert activates the workshop with one worker
 90  Bert  buy orange-tree
       Bert buys an orange tree for one worker and 3 wood
 91  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
 92  Cleo  activate architects
       Cleo activates the architects’ guild with 2 workers
 93  Cleo  take 1 kitchen-garden
       Cleo takes the Kitchen Garden from slot 1 for one worker
 94  Cleo  take 2 gilded-corner
       Cleo takes the Gilded Corner from slot 2 for one worker
 95  Cleo  end [15, 18]
       Cleo is done in the architects’ guild
       Slot 4 of the display shows the Chandelier Gallery
       Slot 5 of the display shows the Tapestry Closet
 96  Anna  move mine yard
       Anna moves a worker from the gold mine to the construction yard
 97  Anna  activate yard
       Anna activates the construction yard with 3 workers
 98  Anna  build hall-of-mirrors f3 0
       Anna builds the Hall of Mirrors at f3 for 3 workers and 1 marble, 1 wood, with a chandelier and a mirror: 13 points
 99  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
100  Bert  activate sawmill
       Bert activates the sawmill with 5 workers
       Bert harvests 3 wood
       Cleo harvests too, by technology: 3 wood
101  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
102  Cleo  activate workshop
       Cleo activates the workshop with one worker
103  Cleo  buy orange-tree
       Cleo buys an orange tree for one worker and 3 wood
104  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
105  Anna  activate sawmill
       Anna activates the sawmill with 2 workers
       Anna harvests 2 wood
       Bert harvests too, by technology: 3 wood
       Cleo harvests too, by technology: 3 wood
106  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
107  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 1 of 20
108  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
109  Cleo  activate sawmill
       Cleo activates the sawmill with 4 workers
       Cleo harvests 3 wood
       Bert harvests too, by technology: 3 wood
110  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
111  Anna  activate workshop
       Anna activates the workshop with one worker
112  Anna  buy tapestry
       Anna buys a tapestry for one worker and 1 gold, 1 wood
113  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
114  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
115  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
116  Cleo  activate workshop
       Cleo activates the workshop with one worker
117  Cleo  buy orange-tree
       Cleo buys an orange tree for one worker and 3 wood
118  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
119  Anna  activate sawmill
       Anna activates the sawmill with 3 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 3 wood
       Cleo harvests too, by technology: 3 wood
120  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
121  Bert  activate yard
       Bert activates the construction yard with one worker
122  Bert  build timber-arcade-walk a2 0
       Bert builds the Timber Arcade Walk at a2 for one worker and 3 wood: 4 points
123  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
124  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 3 wood
       Bert harvests too, by technology: 3 wood
125  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
126  Anna  activate yard
       Anna activates the construction yard with 2 workers
127  Anna  build inner-hall e4 0
       Anna builds the Inner Hall at e4 for one worker and 1 marble, 1 wood: 3 points
128  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
129  Bert  activate sawmill
       Bert activates the sawmill with 6 workers
       Bert harvests 3 wood
       Cleo harvests too, by technology: 3 wood
130  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
131  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 2 of 20
132  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
133  Anna  activate sawmill
       Anna activates the sawmill with 4 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 3 wood
       Cleo harvests too, by technology: 3 wood
134  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
135  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
136  Bert  advance yield
       Bert reaches step 1 of the track of richer yields for one worker and 1 marble, 1 wood
137  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
138  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
139  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
140  Anna  pass
       Anna does not activate the alchemists’ guild
141  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
142  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 3 of 20
143  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
144  Cleo  activate yard
       Cleo activates the construction yard with one worker
145  Cleo  build kitchen-garden e1 1
       Cleo builds the Kitchen Garden at e1 for one worker and 2 wood: 3 points
146  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
147  Anna  activate sawmill
       Anna activates the sawmill with 4 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 3 wood
148  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
149  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
150  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
151  Cleo  activate sawmill
       Cleo activates the sawmill with 6 workers
       Cleo harvests 3 wood
       Bert harvests too, by technology: 4 wood (1 of it by technology)
152  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
153  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 4 of 20
154  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
155  Bert  pass
       Bert does not activate the construction yard
156  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
157  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
158  Cleo  advance yield
       Cleo reaches step 1 of the track of richer yields for one worker and 1 marble, 1 wood
159  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
160  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
161  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
162  Bert  activate sawmill
       Bert activates the sawmill with 6 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
163  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
164  Cleo  activate kings-favour
       Cleo activates the King’s favour with one worker
165  Cleo  end
       Cleo is done in the King’s favour
       The King takes step 5 of 20
166  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
167  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
168  Anna  advance yield
       Anna reaches step 1 of the track of richer yields for one worker and 1 marble, 1 wood
169  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
170  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
171  Bert  advance yield
       Bert reaches step 2 of the track of richer yields for one worker and 1 marble, 2 wood
172  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
173  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
174  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
175  Anna  activate sawmill
       Anna activates the sawmill with 4 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
176  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
177  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 6 of 20
178  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
179  Cleo  pass
       Cleo does not activate the construction yard
180  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
181  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 7 of 20
182  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
183  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 2 marble (1 of it by technology)
184  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
185  Cleo  pass
       Cleo does not activate the alchemists’ guild
186  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
187  Anna  activate quarry
       Anna activates the marble quarry with 2 workers
       Anna harvests 2 marble
188  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
189  Bert  pass
       Bert does not activate the construction yard
190  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
191  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
192  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
193  Anna  pass
       Anna does not activate the alchemists’ guild
194  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
195  Bert  activate sawmill
       Bert activates the sawmill with 6 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
196  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
197  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 8 of 20
198  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
199  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 9 of 20
200  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
201  Bert  pass
       Bert does not activate the alchemists’ guild
202  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
203  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
204  Cleo  advance yield
       Cleo reaches step 2 of the track of richer yields for one worker and 1 marble, 2 wood
205  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
206  Anna  activate quarry
       Anna activates the marble quarry with 3 workers
       Anna harvests 3 marble
207  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
208  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 10 of 20
209  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
210  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 2 marble (1 of it by technology)
211  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
212  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
213  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
214  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 2 marble (1 of it by technology)
215  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
216  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 11 of 20
217  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
218  Anna  activate architects
       Anna activates the architects’ guild with one worker
219  Anna  take 1 carpenters-corner
       Anna takes the Carpenters’ Corner from slot 1 for one worker
220  Anna  end [18]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Tapestry Salon
221  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
222  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
223  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
224  Cleo  activate quarry
       Cleo activates the marble quarry with 2 workers
       Cleo harvests 3 marble (1 of it by technology)
225  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
226  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
227  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
228  Bert  activate architects
       Bert activates the architects’ guild with one worker
229  Bert  take 2 corner-pavilion
       Bert takes the Corner Pavilion from slot 2 for one worker
230  Bert  end [12]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Mirror Corner Salon
231  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
232  Cleo  activate mine
       Cleo activates the gold mine with one worker
       Cleo harvests 0 gold
233  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
234  Anna  activate workshop
       Anna activates the workshop with one worker
235  Anna  buy statue
       Anna buys a statue for one worker and 3 marble
236  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
237  Bert  activate workshop
       Bert activates the workshop with one worker
238  Bert  buy statue
       Bert buys a statue for one worker and 3 marble
239  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
240  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
241  Cleo  take 1 mirror-cabinet
       Cleo takes the Mirror Cabinet from slot 1 for one worker
242  Cleo  end [2]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Grand Canal Basin
243  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
244  Anna  activate mine
       Anna activates the gold mine with 2 workers
       Anna harvests 1 gold
245  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
246  Bert  activate yard
       Bert activates the construction yard with one worker
247  Bert  build corner-pavilion b2 1
       Bert builds the Corner Pavilion at b2 for one worker and 1 marble, 2 wood: 4 points
248  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
249  Cleo  activate workshop
       Cleo activates the workshop with one worker
250  Cleo  buy statue
       Cleo buys a statue for one worker and 3 marble
251  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
252  Anna  activate yard
       Anna activates the construction yard with one worker
253  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
254  Bert  activate sawmill
       Bert activates the sawmill with 6 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
255  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
256  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
257  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
258  Anna  activate architects
       Anna activates the architects’ guild with one worker
259  Anna  take 1 chandelier-gallery
       Anna takes the Chandelier Gallery from slot 1 for one worker
260  Anna  end [18]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Dressing Room
261  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
262  Bert  pass
       Bert does not activate the alchemists’ guild
263  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
264  Cleo  activate yard
       Cleo activates the construction yard with one worker
265  Anna  move mine yard
       Anna moves a worker from the gold mine to the construction yard
266  Anna  activate yard
       Anna activates the construction yard with 2 workers
267  Anna  build carpenters-corner e3 1
       Anna builds the Carpenters’ Corner at e3 for 2 workers and 1 marble, 3 wood: 5 points
268  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
269  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 12 of 20
270  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
271  Cleo  activate sawmill
       Cleo activates the sawmill with 6 workers
       Cleo harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
272  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
273  Anna  activate sawmill
       Anna activates the sawmill with 4 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
274  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
275  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 2 marble (1 of it by technology)
276  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
277  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
278  Cleo  advance specialists
       Cleo reaches step 1 of the track of shared specialists for one worker and 1 wood
279  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
280  Anna  activate yard
       Anna activates the construction yard with 2 workers
281  Anna  build statue-walk b3 0
       Anna builds the Statue Walk at b3 for 2 workers and 1 wood, with a statue: 6 points
282  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
283  Bert  activate yard
       Bert activates the construction yard with one worker
284  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
285  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 13 of 20
286  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
287  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
288  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
289  Bert  activate sawmill
       Bert activates the sawmill with 6 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
290  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
291  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 2 marble (1 of it by technology)
292  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
293  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
294  Anna  advance harvest
       Anna reaches step 1 of the track of shared harvests for one worker and 1 gold
295  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
296  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
297  Bert  advance specialists
       Bert reaches step 1 of the track of shared specialists for one worker and 1 wood
298  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
299  Cleo  activate mine
       Cleo activates the gold mine with one worker
       Cleo harvests 0 gold
300  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
301  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
302  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
303  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 14 of 20
304  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
305  Cleo  pass
       Cleo does not activate the architects’ guild
306  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
307  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 15 of 20
308  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
309  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 2 marble (1 of it by technology)
310  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
311  Cleo  activate workshop
       Cleo activates the workshop with one worker
312  Cleo  buy statue
       Cleo buys a statue for one worker and 3 marble
313  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
314  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
315  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
316  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
317  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
318  Cleo  activate sawmill
       Cleo activates the sawmill with 6 workers
       Cleo harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
319  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
320  Anna  pass
       Anna does not activate the gold mine
321  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
322  Bert  activate architects
       Bert activates the architects’ guild with one worker
323  Bert  take 1 tapestry-closet
       Bert takes the Tapestry Closet from slot 1 for one worker
324  Bert  end [15]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Council Room
325  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
326  Cleo  pass
       Cleo does not activate the alchemists’ guild
327  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
328  Anna  activate architects
       Anna activates the architects’ guild with one worker
329  Anna  take 1 tapestry-salon
       Anna takes the Tapestry Salon from slot 1 for one worker
330  Anna  end [15]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Candle Room
331  Bert  remove-one dressing-room
       Bert shares the architects’ guild with one worker
       Bert removes the Dressing Room for one worker
332  Bert  end [6]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Fountain Terrace
333  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
334  Bert  activate workshop
       Bert activates the workshop with one worker
335  Bert  buy statue
       Bert buys a statue for one worker and 3 marble
336  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
337  Cleo  activate kings-favour
       Cleo activates the King’s favour with one worker
338  Cleo  end
       Cleo is done in the King’s favour
       The King takes step 16 of 20
339  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
340  Anna  pass
       Anna does not activate the construction yard
341  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
342  Bert  activate sawmill
       Bert activates the sawmill with 6 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
343  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
344  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 2 marble (1 of it by technology)
345  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
346  Anna  pass
       Anna does not activate the alchemists’ guild
347  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
348  Bert  pass
       Bert does not activate the alchemists’ guild
349  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
350  Cleo  pass
       Cleo does not activate the construction yard
351  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
352  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 17 of 20
353  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
354  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 18 of 20
355  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
356  Cleo  activate sawmill
       Cleo activates the sawmill with 6 workers
       Cleo harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
357  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
358  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
359  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
360  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 2 marble (1 of it by technology)
361  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
362  Cleo  pass
       Cleo does not activate the alchemists’ guild
363  Anna  move quarry yard
       Anna moves a worker from the marble quarry to the construction yard
364  Anna  activate yard
       Anna activates the construction yard with 2 workers
365  Anna  build tapestry-salon c3 0
       Anna builds the Tapestry Salon at c3 for 2 workers and 2 marble, 1 wood, with a tapestry: 8 points
366  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
367  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
368  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
369  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 19 of 20
370  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
371  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
372  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
373  Bert  activate architects
       Bert activates the architects’ guild with one worker
374  Bert  remove-one mirror-corner-salon
       Bert removes the Mirror Corner Salon for one worker
375  Bert  end [9]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Statue Loggia
376  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
377  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 2 marble (1 of it by technology)
378  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
379  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
380  Anna  advance specialists
       Anna reaches step 1 of the track of shared specialists for one worker and 1 wood
381  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
382  Bert  pass
       Bert does not activate the workshop
383  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
384  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
385  Cleo  advance specialists
       Cleo reaches step 2 of the track of shared specialists for one worker and 1 marble, 1 wood
386  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
387  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
388  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
389  Bert  activate sawmill
       Bert activates the sawmill with 6 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
390  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
391  Cleo  activate mine
       Cleo activates the gold mine with one worker
       Cleo harvests 0 gold
392  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
393  Anna  pass
       Anna does not activate the alchemists’ guild
394  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
395  Bert  pass
       Bert does not activate the alchemists’ guild
396  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
397  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
398  Cleo  take 1 grand-canal-basin
       Cleo takes the Grand Canal Basin from slot 1 for one worker
399  Cleo  discard grand-canal-basin
       Cleo gives up the Grand Canal Basin
400  Cleo  end [5]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Small Fountain Court
401  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
402  Anna  activate kings-favour
       Anna activates the King’s favour with one worker
403  Anna  turn-coins 1
       Anna turns a coin active again for one worker
       The King takes step 20 of 20
       The King has arrived
       Anna has 51 points: 35 for tiles built, 14 for wood, 0 for marble, 0 for gold, 2 for tiles not built, 0 for decorations
       Bert has 60 points: 8 for tiles built, 32 for wood, 1 for marble, 0 for gold, 4 for tiles not built, 15 for decorations
       Cleo has 57 points: 3 for tiles built, 31 for wood, 1 for marble, 0 for gold, 4 for tiles not built, 18 for decorations
       Bert wins
Anna 51
Bert 60
Cleo 57
