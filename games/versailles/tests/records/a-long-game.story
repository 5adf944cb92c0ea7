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
  7  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
  8  Dora  activate mine
       Dora activates the gold mine with 2 workers
       Dora harvests 1 gold
  9  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
 10  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
 11  Bert  jump workshop sawmill
       Bert turns a coin: a worker jumps from the workshop over the construction yard to the sawmill
 12  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 1 wood
 13  Cleo  jump quarry sawmill
       Cleo turns a coin: a worker jumps from the marble quarry over the construction yard to the sawmill
 14  Cleo  activate sawmill
       Cleo activates the sawmill with one worker
       Cleo harvests 1 wood
 15  Dora  jump workshop sawmill
       Dora turns a coin: a worker jumps from the workshop over the construction yard to the sawmill
 16  Dora  activate sawmill
       Dora activates the sawmill with 2 workers
       Dora harvests 2 wood
 17  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
 18  Anna  activate mine
       Anna activates the gold mine with 3 workers
       Anna harvests 2 gold
 19  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
 20  Bert  activate mine
       Bert activates the gold mine with 3 workers
       Bert harvests 2 gold
 21  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
 22  Cleo  activate architects
       Cleo activates the architects’ guild with 2 workers
 23  Cleo  take 2 ambassadors-passage
       Cleo takes the Ambassadors’ Passage from slot 2 for one worker
 24  Cleo  take 1 water-theatre
       Cleo takes the Water Theatre from slot 1 for one worker
 25  Cleo  end [9, 30]
       Cleo is done in the architects’ guild
       Slot 4 of the display shows the Statue Grove
       Slot 5 of the display shows the Dressing Room
 26  Dora  move-pair mine architects
       Dora turns a coin: 2 workers go from the gold mine to the architects’ guild
 27  Dora  activate architects
       Dora activates the architects’ guild with 3 workers
 28  Dora  take 1 hall-of-mirrors
       Dora takes the Hall of Mirrors from slot 1 for one worker
 29  Dora  take 3 royal-bedchamber
       Dora takes the Royal Bedchamber from slot 3 for 2 workers
 30  Dora  end [18, 6]
       Dora is done in the architects’ guild
       Slot 4 of the display shows the Mirror Corner Salon
       Slot 5 of the display shows the Orange Court
 31  Anna  jump mine workshop
       Anna turns a coin: a worker jumps from the gold mine over the architects’ guild to the workshop
 32  Anna  activate workshop
       Anna activates the workshop with one worker
 33  Anna  buy tapestry
       Anna buys a tapestry for one worker and 1 gold, 1 wood
 34  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
 35  Bert  activate workshop
       Bert activates the workshop with one worker
 36  Bert  buy tapestry
       Bert buys a tapestry for one worker and 1 gold, 1 wood
 37  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
 38  Cleo  activate sawmill
       Cleo activates the sawmill with 2 workers
       Cleo harvests 2 wood
 39  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
 40  Dora  activate workshop
       Dora activates the workshop with one worker
 41  Dora  buy tapestry
       Dora buys a tapestry for one worker and 1 gold, 1 wood
 42  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
 43  Anna  activate sawmill
       Anna activates the sawmill with 2 workers
       Anna harvests 2 wood
 44  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
 45  Bert  activate sawmill
       Bert activates the sawmill with 2 workers
       Bert harvests 2 wood
 46  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
 47  Cleo  activate workshop
       Cleo activates the workshop with one worker
 48  Cleo  buy orange-tree
       Cleo buys an orange tree for one worker and 3 wood
 49  Dora  move workshop sawmill
       Dora moves a worker from the workshop to the sawmill
 50  Dora  activate sawmill
       Dora activates the sawmill with 3 workers
       Dora harvests 3 wood
 51  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 52  Anna  activate architects
       Anna activates the architects’ guild with 2 workers
 53  Anna  take 1 tapestry-corner-salon
       Anna takes the Tapestry Corner Salon from slot 1 for one worker
 54  Anna  take 2 statue-grove
       Anna takes the Statue Grove from slot 2 for one worker
 55  Anna  end [8, 14]
       Anna is done in the architects’ guild
       Slot 4 of the display shows the Small Fountain Court
       Slot 5 of the display shows the Orange Tree Loggia
 56  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
 57  Bert  activate architects
       Bert activates the architects’ guild with one worker
 58  Bert  take 1 dressing-room
       Bert takes the Dressing Room from slot 1 for one worker
 59  Bert  end [11]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Service Corner
 60  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
 61  Cleo  activate sawmill
       Cleo activates the sawmill with 3 workers
       Cleo harvests 3 wood
 62  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
 63  Dora  activate workshop
       Dora activates the workshop with one worker
 64  Dora  buy orange-tree
       Dora buys an orange tree for one worker and 3 wood
 65  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
 66  Anna  activate workshop
       Anna activates the workshop with one worker
 67  Anna  buy tapestry
       Anna buys a tapestry for one worker and 1 gold, 1 wood
 68  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
 69  Bert  activate workshop
       Bert activates the workshop with one worker
 70  Bert  buy tapestry
       Bert buys a tapestry for one worker and 1 gold, 1 wood
 71  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
 72  Cleo  activate workshop
       Cleo activates the workshop with one worker
 73  Cleo  buy orange-tree
       Cleo buys an orange tree for one worker and 3 wood
 74  Dora  move workshop sawmill
       Dora moves a worker from the workshop to the sawmill
 75  Dora  activate sawmill
       Dora activates the sawmill with 4 workers
       Dora harvests 3 wood
 76  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
 77  Anna  activate sawmill
       Anna activates the sawmill with 3 workers
       Anna harvests 3 wood
 78  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
 79  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
 80  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
 81  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
 82  Cleo  advance harvest
       Cleo reaches step 1 of the track of shared harvests for one worker and 1 gold
 83  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
 84  Dora  activate workshop
       Dora activates the workshop with one worker
 85  Dora  buy orange-tree
       Dora buys an orange tree for one worker and 3 wood
 86  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
 87  Anna  activate workshop
       Anna activates the workshop with one worker
 88  Anna  buy orange-tree
       Anna buys an orange tree for one worker and 3 wood
 89  Bert  move mine yard
       Bert moves a worker from the gold mine to the construction yard
 90  Bert  activate yard
       Bert activates the construction yard with one worker
 91  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
 92  Cleo  activate sawmill
       Cleo activates the sawmill with 3 workers
       Cleo harvests 3 wood
 93  Dora  move workshop sawmill
       Dora moves a worker from the workshop to the sawmill
 94  Dora  activate sawmill
       Dora activates the sawmill with 5 workers
       Dora harvests 3 wood
       Cleo harvests too, by technology: 3 wood
 95  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
 96  Anna  activate sawmill
       Anna activates the sawmill with 4 workers
       Anna harvests 3 wood
       Cleo harvests too, by technology: 3 wood
 97  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
 98  Bert  activate sawmill
       Bert activates the sawmill with 4 workers
       Bert harvests 3 wood
       Cleo harvests too, by technology: 3 wood
 99  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
100  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
101  Cleo  take 2 orange-court
       Cleo takes the Orange Court from slot 2 for one worker
102  Cleo  end [4]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Timber Arcade Walk
103  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
104  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
105  Dora  end
       Dora is done in the alchemists’ guild
106  Anna  move mine yard
       Anna moves a worker from the gold mine to the construction yard
107  Anna  activate yard
       Anna activates the construction yard with one worker
108  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
109  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
110  Bert  advance harvest
       Bert reaches step 1 of the track of shared harvests for one worker and 1 gold
111  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
112  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 1 of 24
113  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
114  Dora  activate kings-favour
       Dora activates the King’s favour with one worker
115  Dora  end
       Dora is done in the King’s favour
       The King takes step 2 of 24
116  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
117  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 3 wood
       Cleo harvests too, by technology: 3 wood
118  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
119  Bert  activate architects
       Bert activates the architects’ guild with one worker
120  Bert  take 2 small-fountain-court
       Bert takes the Small Fountain Court from slot 2 for one worker
121  Bert  end [5]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Orange Alley
122  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
123  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
124  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
125  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 1 marble
126  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
127  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
128  Anna  advance harvest
       Anna reaches step 1 of the track of shared harvests for one worker and 1 gold
129  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
130  Bert  pass
       Bert does not activate the workshop
131  Cleo  move architects yard
       Cleo moves a worker from the architects’ guild to the construction yard
132  Cleo  pass
       Cleo does not activate the construction yard
133  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
134  Dora  activate mine
       Dora activates the gold mine with one worker
       Dora harvests 0 gold
135  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
136  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 3 of 24
137  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
138  Bert  activate sawmill
       Bert activates the sawmill with 4 workers
       Bert harvests 3 wood
       Cleo harvests too, by technology: 3 wood
       Anna harvests too, by technology: 3 wood
139  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
140  Cleo  activate mine
       Cleo activates the gold mine with one worker
       Cleo harvests 0 gold
141  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
142  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
143  Dora  advance yield
       Dora reaches step 1 of the track of richer yields for one worker and 1 marble, 1 wood
144  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
145  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
146  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
147  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 4 of 24
148  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
149  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
150  Cleo  take 1 mirror-corner-salon
       Cleo takes the Mirror Corner Salon from slot 1 for one worker
151  Cleo  end [5]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Statue Walk
152  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
153  Dora  activate architects
       Dora activates the architects’ guild with one worker
154  Dora  take 2 service-corner
       Dora takes the Service Corner from slot 2 for one worker
155  Dora  end [2]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Grand Canal Basin
156  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
157  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
158  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
159  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
160  Cleo  move architects yard
       Cleo moves a worker from the architects’ guild to the construction yard
161  Cleo  activate yard
       Cleo activates the construction yard with 2 workers
162  Cleo  build orange-court b1 3
       Cleo builds the Orange Court at b1 for 2 workers and 1 marble, with an orange tree: 6 points
163  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
164  Dora  activate alchemists
       Dora activates the alchemists’ guild with 2 workers
165  Dora  advance specialists
       Dora reaches step 1 of the track of shared specialists for one worker and 1 wood
166  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
167  Anna  activate architects
       Anna activates the architects’ guild with one worker
168  Anna  take 2 timber-arcade-walk
       Anna takes the Timber Arcade Walk from slot 2 for one worker
169  Anna  end [3]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Belvedere Gate
170  Dora  take 1 orange-tree-loggia
       Dora shares the architects’ guild with one worker
       Dora takes the Orange Tree Loggia from slot 1 for one worker
171  Dora  end [4]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Corner Pavilion
172  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
173  Bert  pass
       Bert does not activate the gold mine
174  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
175  Cleo  activate sawmill
       Cleo activates the sawmill with 4 workers
       Cleo harvests 3 wood
       Anna harvests too, by technology: 3 wood
       Bert harvests too, by technology: 3 wood
176  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
177  Dora  activate workshop
       Dora activates the workshop with one worker
178  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
179  Anna  activate yard
       Anna activates the construction yard with one worker
180  Anna  build timber-arcade-walk b4 2
       Anna builds the Timber Arcade Walk at b4 for one worker and 3 wood: 4 points
181  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
182  Bert  activate architects
       Bert activates the architects’ guild with one worker
183  Bert  take 1 orange-alley
       Bert takes the Orange Alley from slot 1 for one worker
184  Bert  end [19]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Mirror Cabinet
185  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
186  Cleo  pass
       Cleo does not activate the alchemists’ guild
187  Dora  move workshop sawmill
       Dora moves a worker from the workshop to the sawmill
188  Dora  activate sawmill
       Dora activates the sawmill with 3 workers
       Dora harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 3 wood
       Bert harvests too, by technology: 3 wood
       Cleo harvests too, by technology: 3 wood
189  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
190  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 3 wood
       Bert harvests too, by technology: 3 wood
       Cleo harvests too, by technology: 3 wood
191  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
192  Bert  activate workshop
       Bert activates the workshop with one worker
193  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
194  Cleo  activate sawmill
       Cleo activates the sawmill with 4 workers
       Cleo harvests 3 wood
       Anna harvests too, by technology: 3 wood
       Bert harvests too, by technology: 3 wood
195  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
196  Dora  activate kings-favour
       Dora activates the King’s favour with one worker
197  Dora  end
       Dora is done in the King’s favour
       The King takes step 5 of 24
198  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
199  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
200  Anna  advance yield
       Anna reaches step 1 of the track of richer yields for one worker and 1 marble, 1 wood
201  Bert  move workshop yard
       Bert moves a worker from the workshop to the construction yard
202  Bert  pass
       Bert does not activate the construction yard
203  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
204  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 6 of 24
205  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
206  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 1 marble
207  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
208  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 7 of 24
209  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
210  Bert  activate sawmill
       Bert activates the sawmill with 5 workers
       Bert harvests 3 wood
       Cleo harvests too, by technology: 3 wood
       Anna harvests too, by technology: 4 wood (1 of it by technology)
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
215  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
216  Anna  pass
       Anna does not activate the marble quarry
217  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
218  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
219  Bert  advance yield
       Bert reaches step 1 of the track of richer yields for one worker and 1 marble, 1 wood
220  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
221  Cleo  pass
       Cleo does not activate the gold mine
222  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
223  Dora  activate quarry
       Dora activates the marble quarry with 2 workers
       Dora harvests 2 marble
224  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
225  Anna  pass
       Anna does not activate the gold mine
226  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
227  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 9 of 24
228  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
229  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
230  Cleo  take 1 statue-walk
       Cleo takes the Statue Walk from slot 1 for one worker
231  Cleo  end [11]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Chandelier Gallery
232  Dora  move quarry yard
       Dora moves a worker from the marble quarry to the construction yard
233  Dora  pass
       Dora does not activate the construction yard
234  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
235  Anna  activate architects
       Anna activates the architects’ guild with one worker
236  Anna  take 1 grand-canal-basin
       Anna takes the Grand Canal Basin from slot 1 for one worker
237  Anna  end [11]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Antechamber
238  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
239  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
240  Cleo  move architects workshop
       Cleo moves a worker from the architects’ guild to the workshop
241  Cleo  pass
       Cleo does not activate the workshop
242  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
243  Dora  pass
       Dora does not activate the gold mine
244  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
245  Anna  activate workshop
       Anna activates the workshop with one worker
246  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
247  Bert  pass
       Bert does not activate the gold mine
248  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
249  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
250  Cleo  advance yield
       Cleo reaches step 1 of the track of richer yields for one worker and 1 marble, 1 wood
251  Dora  move mine yard
       Dora moves a worker from the gold mine to the construction yard
252  Dora  activate yard
       Dora activates the construction yard with 2 workers
253  Dora  build service-corner a2 1
       Dora builds the Service Corner at a2 for 2 workers and 2 marble, 2 wood: 5 points
254  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
255  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
256  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
257  Bert  activate architects
       Bert activates the architects’ guild with one worker
258  Bert  take 2 corner-pavilion
       Bert takes the Corner Pavilion from slot 2 for one worker
259  Bert  end [11]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Guard Room
260  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
261  Cleo  activate sawmill
       Cleo activates the sawmill with 4 workers
       Cleo harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
262  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
263  Dora  activate sawmill
       Dora activates the sawmill with 4 workers
       Dora harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
264  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
265  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
266  Anna  end
       Anna is done in the alchemists’ guild
267  Bert  move architects yard
       Bert moves a worker from the architects’ guild to the construction yard
268  Bert  activate yard
       Bert activates the construction yard with one worker
269  Bert  build corner-pavilion b3 0
       Bert builds the Corner Pavilion at b3 for one worker and 1 marble, 2 wood: 4 points
270  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
271  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 10 of 24
272  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
273  Dora  pass
       Dora does not activate the alchemists’ guild
274  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
275  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 11 of 24
276  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
277  Bert  activate sawmill
       Bert activates the sawmill with 5 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
278  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
279  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
280  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
281  Dora  activate kings-favour
       Dora activates the King’s favour with one worker
282  Dora  end
       Dora is done in the King’s favour
       The King takes step 12 of 24
283  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
284  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
285  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
286  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
287  Bert  end
       Bert is done in the alchemists’ guild
288  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
289  Cleo  activate yard
       Cleo activates the construction yard with one worker
290  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
291  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
292  Dora  advance yield
       Dora reaches step 2 of the track of richer yields for one worker and 1 marble, 2 wood
293  Anna  move quarry yard
       Anna moves a worker from the marble quarry to the construction yard
294  Anna  pass
       Anna does not activate the construction yard
295  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
296  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 13 of 24
297  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
298  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
299  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
300  Dora  activate sawmill
       Dora activates the sawmill with 3 workers
       Dora harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
301  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
302  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
303  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
304  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
305  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
306  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
307  Cleo  advance yield
       Cleo reaches step 2 of the track of richer yields for one worker and 1 marble, 2 wood
308  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
309  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 2 marble (1 of it by technology)
310  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
311  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
312  Anna  advance yield
       Anna reaches step 2 of the track of richer yields for one worker and 1 marble, 2 wood
313  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
314  Bert  pass
       Bert does not activate the construction yard
315  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
316  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 14 of 24
317  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
318  Dora  pass
       Dora does not activate the King’s favour
       The King takes step 15 of 24
319  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
320  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 16 of 24
321  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
322  Bert  activate sawmill
       Bert activates the sawmill with 5 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
323  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
324  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 2 marble (1 of it by technology)
325  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
326  Dora  activate quarry
       Dora activates the marble quarry with 2 workers
       Dora harvests 3 marble (1 of it by technology)
327  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
328  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 2 marble (1 of it by technology)
329  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
330  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
331  Bert  advance yield
       Bert reaches step 2 of the track of richer yields for one worker and 1 marble, 2 wood
332  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
333  Cleo  pass
       Cleo does not activate the construction yard
334  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
335  Dora  activate mine
       Dora activates the gold mine with one worker
       Dora harvests 0 gold
336  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
337  Anna  pass
       Anna does not activate the gold mine
338  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
339  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 17 of 24
340  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
341  Cleo  activate sawmill
       Cleo activates the sawmill with 5 workers
       Cleo harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
342  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
343  Dora  activate architects
       Dora activates the architects’ guild with one worker
344  Dora  take 2 mirror-cabinet
       Dora takes the Mirror Cabinet from slot 2 for one worker
345  Dora  end [9]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Marble Colonnade
346  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
347  Anna  activate architects
       Anna activates the architects’ guild with one worker
348  Anna  take 1 belvedere-gate
       Anna takes the Belvedere Gate from slot 1 for one worker
349  Anna  end [14]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Ballroom Wing
350  Dora  take 2 antechamber
       Dora shares the architects’ guild with one worker
       Dora takes the Antechamber from slot 2 for one worker
351  Dora  discard hall-of-mirrors
       Dora gives up the Hall of Mirrors
352  Dora  end [3]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Fountain Terrace
353  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
354  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 2 marble (1 of it by technology)
355  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
356  Cleo  pass
       Cleo does not activate the alchemists’ guild
357  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
358  Dora  activate workshop
       Dora activates the workshop with one worker
359  Dora  buy statue
       Dora buys a statue for one worker and 3 marble
360  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
361  Anna  activate yard
       Anna activates the construction yard with one worker
362  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
363  Bert  activate yard
       Bert activates the construction yard with one worker
364  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
365  Cleo  pass
       Cleo does not activate the King’s favour
       The King takes step 18 of 24
366  Dora  move quarry yard
       Dora moves a worker from the marble quarry to the construction yard
367  Dora  activate yard
       Dora activates the construction yard with one worker
368  Dora  build antechamber c4 0
       Dora builds the Antechamber at c4 for one worker and 2 marble: 3 points
369  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
370  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
371  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
372  Bert  activate sawmill
       Bert activates the sawmill with 5 workers
       Bert harvests 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
373  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
374  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 2 marble (1 of it by technology)
375  Dora  move workshop sawmill
       Dora moves a worker from the workshop to the sawmill
376  Dora  activate sawmill
       Dora activates the sawmill with 4 workers
       Dora harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
377  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
378  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
379  Anna  advance specialists
       Anna reaches step 1 of the track of shared specialists for one worker and 1 wood
380  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
381  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
382  Bert  advance specialists
       Bert reaches step 1 of the track of shared specialists for one worker and 1 wood
383  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
384  Cleo  pass
       Cleo does not activate the gold mine
385  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
386  Dora  pass
       Dora does not activate the alchemists’ guild
387  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
388  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 19 of 24
389  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
390  Bert  pass
       Bert does not activate the King’s favour
       The King takes step 20 of 24
391  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
392  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
393  Cleo  take 2 guard-room
       Cleo takes the Guard Room from slot 2 for one worker
394  Cleo  discard statue-walk
       Cleo gives up the Statue Walk
395  Cleo  end [9]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Council Room
396  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
397  Dora  activate sawmill
       Dora activates the sawmill with 4 workers
       Dora harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
398  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
399  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 2 marble (1 of it by technology)
400  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
401  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 2 marble (1 of it by technology)
402  Cleo  move architects yard
       Cleo moves a worker from the architects’ guild to the construction yard
403  Cleo  activate yard
       Cleo activates the construction yard with one worker
404  Cleo  build guard-room d4 2
       Cleo builds the Guard Room at d4 for one worker and 3 marble: 4 points
405  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
406  Dora  pass
       Dora does not activate the alchemists’ guild
407  Anna  move quarry yard
       Anna moves a worker from the marble quarry to the construction yard
408  Anna  pass
       Anna does not activate the construction yard
409  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
410  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
411  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
412  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
413  Cleo  advance specialists
       Cleo reaches step 1 of the track of shared specialists for one worker and 1 wood
414  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
415  Dora  activate kings-favour
       Dora activates the King’s favour with one worker
416  Dora  turn-coins 2
       Dora turns both coins active again for one worker
       The King takes step 21 of 24
417  Anna  move yard sawmill
       Anna moves a worker from the construction yard to the sawmill
418  Anna  activate sawmill
       Anna activates the sawmill with 5 workers
       Anna harvests 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
       Cleo harvests too, by technology: 4 wood (1 of it by technology)
419  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
420  Bert  activate architects
       Bert activates the architects’ guild with one worker
421  Bert  take 1 chandelier-gallery
       Bert takes the Chandelier Gallery from slot 1 for one worker
422  Bert  end [13]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Queen’s Salon
423  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
424  Cleo  activate sawmill
       Cleo activates the sawmill with 4 workers
       Cleo harvests 4 wood (1 of it by technology)
       Anna harvests too, by technology: 4 wood (1 of it by technology)
       Bert harvests too, by technology: 4 wood (1 of it by technology)
425  Dora  jump alchemists quarry
       Dora turns a coin: a worker jumps from the alchemists’ guild over the King’s favour to the marble quarry
426  Dora  pass
       Dora does not activate the marble quarry
       The King takes step 22 of 24
427  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
428  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
429  Anna  advance specialists
       Anna reaches step 2 of the track of shared specialists for one worker and 1 marble, 1 wood
430  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
431  Bert  activate workshop
       Bert activates the workshop with one worker
432  Bert  buy statue
       Bert buys a statue for one worker and 3 marble
433  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
434  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with 2 workers
435  Cleo  advance specialists
       Cleo reaches step 2 of the track of shared specialists for one worker and 1 marble, 1 wood
436  Dora  jump quarry architects
       Dora turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
437  Dora  activate architects
       Dora activates the architects’ guild with one worker
438  Dora  take 2 ballroom-wing
       Dora takes the Ballroom Wing from slot 2 for one worker
439  Dora  end [5]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Gilded Corner
440  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
441  Anna  pass
       Anna does not activate the King’s favour
       The King takes step 23 of 24
442  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
443  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
444  Bert  advance specialists
       Bert reaches step 2 of the track of shared specialists for one worker and 1 marble, 1 wood
445  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
446  Cleo  activate kings-favour
       Cleo activates the King’s favour with one worker
447  Cleo  turn-coins 1
       Cleo turns a coin active again for one worker
       The King takes step 24 of 24
       The King has arrived
       Anna has 44 points: 4 for tiles built, 26 for wood, 1 for marble, 0 for gold, 4 for tiles not built, 9 for decorations
       Bert has 44 points: 4 for tiles built, 27 for wood, 0 for marble, 0 for gold, 4 for tiles not built, 9 for decorations
       Cleo has 45 points: 10 for tiles built, 29 for wood, 0 for marble, 0 for gold, 3 for tiles not built, 3 for decorations
       Dora has 30 points: 8 for tiles built, 6 for wood, 0 for marble, 0 for gold, 4 for tiles not built, 12 for decorations
       Cleo wins
Anna 44
Bert 44
Cleo 45
Dora 30
