versailles · rules 1 · 4 seats
  0        deal [0, 2, 23, 36, 19, 34]
       Slot 1 of the display shows the Water Theatre
       Slot 2 of the display shows the Ambassadors’ Passage
       Slot 3 of the display shows the Hall of Mirrors
       Slot 4 of the display shows the Tapestry Corner Salon
       Slot 5 of the display shows the Royal Bedchamber
       Anna begins
  1  Anna  jump quarry architects
       Anna turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
  2  Anna  activate architects
       Anna activates the architects’ guild with 2 workers
  3  Anna  take 3 hall-of-mirrors
       Anna takes the Hall of Mirrors from slot 3 for 2 workers
  4  Anna  end [10]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Small Fountain Court
  5  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
  6  Bert  activate architects
       Bert activates the architects’ guild with 2 workers
  7  Bert  take 1 water-theatre
       Bert takes the Water Theatre from slot 1 for one worker
  8  Bert  take 2 ambassadors-passage
       Bert takes the Ambassadors’ Passage from slot 2 for one worker
  9  Bert  end [7, 11]
       Bert is done in the architects’ guild
       Slot 4 of the display shows the Orange Alley
       Slot 5 of the display shows the Stone Steps
 10  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
 11  Cleo  activate architects
       Cleo activates the architects’ guild with 2 workers
 12  Cleo  take 2 royal-bedchamber
       Cleo takes the Royal Bedchamber from slot 2 for one worker
 13  Cleo  take 1 tapestry-corner-salon
       Cleo takes the Tapestry Corner Salon from slot 1 for one worker
 14  Cleo  end [25, 28]
       Cleo is done in the architects’ guild
       Slot 4 of the display shows the Tapestry Salon
       Slot 5 of the display shows the Mirror Cabinet
 15  Dora  jump quarry architects
       Dora turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
 16  Dora  activate architects
       Dora activates the architects’ guild with 2 workers
 17  Dora  take 3 stone-steps
       Dora takes the Stone Steps from slot 3 for 2 workers
 18  Dora  end [17]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Gallery
 19  Anna  jump kings-favour mine
       Anna turns a coin: a worker jumps from the King’s favour over the marble quarry to the gold mine
 20  Anna  activate mine
       Anna activates the gold mine with 2 workers
       Anna harvests 1 gold
 21  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
 22  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 1 wood
 23  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
 24  Cleo  activate quarry
       Cleo activates the marble quarry with 2 workers
       Cleo harvests 2 marble
 25  Dora  jump mine sawmill
       Dora turns a coin: a worker jumps from the gold mine over the construction yard to the sawmill
 26  Dora  activate sawmill
       Dora activates the sawmill with 2 workers
       Dora harvests 2 wood
 27  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 28  Anna  activate architects
       Anna activates the architects’ guild with 3 workers
 29  Anna  take 4 mirror-cabinet
       Anna takes the Mirror Cabinet from slot 4 for 2 workers
 30  Anna  take 1 small-fountain-court
       Anna takes the Small Fountain Court from slot 1 for one worker
 31  Anna  end [25, 2]
       Anna is done in the architects’ guild
       Slot 4 of the display shows the Ballroom Wing
       Slot 5 of the display shows the Grand Canal Basin
 32  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
 33  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
 34  Bert  advance specialists
       Bert reaches step 1 of the track of shared specialists for one worker and 1 wood
 35  Cleo  jump quarry architects
       Cleo turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
 36  Cleo  activate architects
       Cleo activates the architects’ guild with 3 workers
 37  Cleo  take 3 gallery
       Cleo takes the Gallery from slot 3 for 2 workers
 38  Cleo  take 2 tapestry-salon
       Cleo takes the Tapestry Salon from slot 2 for one worker
 39  Cleo  end [24, 10]
       Cleo is done in the architects’ guild
       Slot 4 of the display shows the Dressing Room
       Slot 5 of the display shows the Service Corner
 40  Bert  take 1 orange-alley
       Bert shares the architects’ guild with 2 workers
       Bert takes the Orange Alley from slot 1 for one worker
 41  Bert  take 2 ballroom-wing
       Bert takes the Ballroom Wing from slot 2 for one worker
 42  Bert  end [1, 3]
       Bert is done in the architects’ guild
       Slot 4 of the display shows the Orangery Parterre
       Slot 5 of the display shows the Belvedere Gate
 43  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
 44  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
 45  Dora  advance specialists
       Dora reaches step 1 of the track of shared specialists for one worker and 1 wood
 46  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
 47  Anna  activate workshop
       Anna activates the workshop with 2 workers
 48  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
 49  Bert  activate kings-favour
       Bert activates the King’s favour with 2 workers
 50  Bert  recruit 1
       Bert recruits a worker with 2 workers
       The King takes step 1 of 24
 51  Cleo  jump architects yard
       Cleo turns a coin: a worker jumps from the architects’ guild over the workshop to the construction yard
 52  Cleo  activate yard
       Cleo activates the construction yard with one worker
 53  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
 54  Dora  activate kings-favour
       Dora activates the King’s favour with one worker
 55  Dora  turn-coins 2
       Dora turns both coins active again for one worker
       The King takes step 2 of 24
 56  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
 57  Anna  activate architects
       Anna activates the architects’ guild with 3 workers
 58  Anna  take 5 belvedere-gate
       Anna takes the Belvedere Gate from slot 5 for 2 workers and 1 gold
 59  Anna  end [8]
       Anna is done in the architects’ guild
       Slot 5 of the display shows the Carpenters’ Corner
 60  Bert  end
       Bert does not share the architects’ guild
 61  Dora  take 2 dressing-room
       Dora shares the architects’ guild with 2 workers
       Dora takes the Dressing Room from slot 2 for one worker
 62  Dora  end [16]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Guard Room
 63  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
 64  Bert  activate yard
       Bert activates the construction yard with one worker
 65  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
 66  Cleo  activate sawmill
       Cleo activates the sawmill with one worker
       Cleo harvests 1 wood
 67  Dora  jump workshop sawmill
       Dora turns a coin: a worker jumps from the workshop over the construction yard to the sawmill
 68  Dora  activate sawmill
       Dora activates the sawmill with 2 workers
       Dora harvests 2 wood
 69  Anna  move workshop yard
       Anna moves a worker from the workshop to the construction yard
 70  Anna  activate yard
       Anna activates the construction yard with one worker
 71  Bert  move-pair kings-favour quarry
       Bert turns a coin: 2 workers go from the King’s favour to the marble quarry
 72  Bert  activate quarry
       Bert activates the marble quarry with 2 workers
       Bert harvests 2 marble
 73  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
 74  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
 75  Cleo  advance specialists
       Cleo reaches step 1 of the track of shared specialists for one worker and 1 wood
 76  Dora  jump sawmill kings-favour
       Dora turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
 77  Dora  activate kings-favour
       Dora activates the King’s favour with 2 workers
 78  Dora  recruit 1
       Dora recruits a worker with 2 workers
       The King takes step 3 of 24
 79  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
 80  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
 81  Bert  jump quarry sawmill
       Bert turns a coin: a worker jumps from the marble quarry over the construction yard to the sawmill
 82  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 1 wood
 83  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
 84  Cleo  activate yard
       Cleo activates the construction yard with one worker
 85  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
 86  Dora  activate quarry
       Dora activates the marble quarry with one worker
       Dora harvests 1 marble
 87  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
 88  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
 89  Anna  advance specialists
       Anna reaches step 1 of the track of shared specialists for one worker and 1 wood
 90  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
 91  Bert  activate quarry
       Bert activates the marble quarry with 2 workers
       Bert harvests 2 marble
 92  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
 93  Cleo  activate kings-favour
       Cleo activates the King’s favour with one worker
 94  Cleo  turn-coins 2
       Cleo turns both coins active again for one worker
       The King takes step 4 of 24
 95  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
 96  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
 97  Dora  advance yield
       Dora reaches step 1 of the track of richer yields for one worker and 1 marble, 1 wood
 98  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
 99  Anna  activate kings-favour
       Anna activates the King’s favour with one worker
100  Anna  turn-coins 2
       Anna turns both coins active again for one worker
       The King takes step 5 of 24
101  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
102  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
103  Bert  advance specialists
       Bert reaches step 2 of the track of shared specialists for one worker and 1 marble, 1 wood
104  Cleo  jump architects sawmill
       Cleo turns a coin: a worker jumps from the architects’ guild over the workshop to the sawmill
105  Cleo  activate sawmill
       Cleo activates the sawmill with one worker
       Cleo harvests 1 wood
106  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
107  Dora  activate quarry
       Dora activates the marble quarry with 2 workers
       Dora harvests 2 marble
108  Anna  jump architects sawmill
       Anna turns a coin: a worker jumps from the architects’ guild over the workshop to the sawmill
109  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
110  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
111  Bert  activate workshop
       Bert activates the workshop with one worker
112  Bert  buy statue
       Bert buys a statue for one worker and 3 marble
113  Cleo  jump sawmill kings-favour
       Cleo turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
114  Cleo  activate kings-favour
       Cleo activates the King’s favour with 2 workers
115  Cleo  recruit 1
       Cleo recruits a worker with 2 workers
       The King takes step 6 of 24
116  Dora  move quarry yard
       Dora moves a worker from the marble quarry to the construction yard
117  Dora  activate yard
       Dora activates the construction yard with one worker
118  Dora  build stone-steps c1 2
       Dora builds the Stone Steps at c1 for one worker and 2 marble, 1 wood: 4 points
119  Anna  jump sawmill kings-favour
       Anna turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
120  Anna  activate kings-favour
       Anna activates the King’s favour with 2 workers
121  Anna  recruit 1
       Anna recruits a worker with 2 workers
       The King takes step 7 of 24
122  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
123  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 1 wood
124  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
125  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
126  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
127  Dora  activate quarry
       Dora activates the marble quarry with 2 workers
       Dora harvests 2 marble
128  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
129  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
130  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
131  Bert  activate kings-favour
       Bert activates the King’s favour with one worker
132  Bert  end
       Bert is done in the King’s favour
       The King takes step 8 of 24
133  Cleo  move workshop sawmill
       Cleo moves a worker from the workshop to the sawmill
134  Cleo  activate sawmill
       Cleo activates the sawmill with one worker
       Cleo harvests 1 wood
135  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
136  Dora  activate kings-favour
       Dora activates the King’s favour with one worker
137  Dora  turn-coins 2
       Dora turns both coins active again for one worker
       The King takes step 9 of 24
138  Anna  move architects yard
       Anna moves a worker from the architects’ guild to the construction yard
139  Anna  activate yard
       Anna activates the construction yard with 2 workers
140  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
141  Bert  activate sawmill
       Bert activates the sawmill with 2 workers
       Bert harvests 2 wood
142  Cleo  move quarry yard
       Cleo moves a worker from the marble quarry to the construction yard
143  Cleo  activate yard
       Cleo activates the construction yard with 2 workers
144  Cleo  build gallery b4 0
       Cleo builds the Gallery at b4 for 2 workers and 2 marble, 2 wood: 5 points
145  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
146  Dora  activate quarry
       Dora activates the marble quarry with 3 workers
       Dora harvests 3 marble
147  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
148  Anna  activate quarry
       Anna activates the marble quarry with 2 workers
       Anna harvests 2 marble
149  Bert  move architects workshop
       Bert moves a worker from the architects’ guild to the workshop
150  Bert  activate workshop
       Bert activates the workshop with one worker
151  Bert  buy orange-tree
       Bert buys an orange tree for one worker and 3 wood
152  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
153  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
154  Dora  jump quarry architects
       Dora turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
155  Dora  activate architects
       Dora activates the architects’ guild with 3 workers
156  Dora  take 3 orangery-parterre
       Dora takes the Orangery Parterre from slot 3 for 2 workers
157  Dora  take 2 service-corner
       Dora takes the Service Corner from slot 2 for one worker
158  Dora  end [1, 9]
       Dora is done in the architects’ guild
       Slot 4 of the display shows the Kitchen Garden
       Slot 5 of the display shows the Statue Loggia
159  Anna  turn-coins 1
       Anna shares the architects’ guild with one worker
       Anna turns a coin active again for one worker
160  Cleo  take 1 grand-canal-basin
       Cleo shares the architects’ guild with one worker
       Cleo takes the Grand Canal Basin from slot 1 for one worker
161  Cleo  end [0]
       Cleo is done in the architects’ guild
       Slot 5 of the display shows the Bowling Green
162  Anna  jump yard alchemists
       Anna turns a coin: a worker jumps from the construction yard over the sawmill to the alchemists’ guild
163  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
164  Anna  advance specialists
       Anna reaches step 2 of the track of shared specialists for one worker and 1 marble, 1 wood
165  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
166  Bert  activate quarry
       Bert activates the marble quarry with 3 workers
       Bert harvests 3 marble
167  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
168  Cleo  activate mine
       Cleo activates the gold mine with one worker
       Cleo harvests 0 gold
169  Dora  jump yard alchemists
       Dora turns a coin: a worker jumps from the construction yard over the sawmill to the alchemists’ guild
170  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
171  Dora  advance specialists
       Dora reaches step 2 of the track of shared specialists for one worker and 1 marble, 1 wood
172  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
173  Anna  activate mine
       Anna activates the gold mine with one worker
       Anna harvests 0 gold
174  Bert  move workshop sawmill
       Bert moves a worker from the workshop to the sawmill
175  Bert  activate sawmill
       Bert activates the sawmill with 3 workers
       Bert harvests 3 wood
176  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
177  Cleo  activate architects
       Cleo activates the architects’ guild with 2 workers
178  Cleo  turn-coins 1
       Cleo turns a coin active again for one worker
179  Cleo  end
       Cleo is done in the architects’ guild
180  Dora  take 1 carpenters-corner
       Dora shares the architects’ guild with 3 workers
       Dora takes the Carpenters’ Corner from slot 1 for one worker
181  Dora  end [4]
       Dora is done in the architects’ guild
       Slot 5 of the display shows the Fountain Terrace
182  Anna  end
       Anna does not share the architects’ guild
183  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
184  Dora  activate workshop
       Dora activates the workshop with one worker
185  Dora  buy statue
       Dora buys a statue for one worker and 3 marble
186  Anna  move kings-favour quarry
       Anna moves a worker from the King’s favour to the marble quarry
187  Anna  activate quarry
       Anna activates the marble quarry with 2 workers
       Anna harvests 2 marble
188  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
189  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
190  Bert  advance yield
       Bert reaches step 1 of the track of richer yields for one worker and 1 marble, 1 wood
191  Cleo  move architects yard
       Cleo moves a worker from the architects’ guild to the construction yard
192  Cleo  activate yard
       Cleo activates the construction yard with 3 workers
193  Dora  move alchemists kings-favour
       Dora moves a worker from the alchemists’ guild to the King’s favour
194  Dora  activate kings-favour
       Dora activates the King’s favour with one worker
195  Dora  turn-coins 1
       Dora turns a coin active again for one worker
       The King takes step 10 of 24
196  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
197  Anna  activate mine
       Anna activates the gold mine with 2 workers
       Anna harvests 1 gold
198  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
199  Bert  activate kings-favour
       Bert activates the King’s favour with one worker
200  Bert  turn-coins 2
       Bert turns both coins active again for one worker
       The King takes step 11 of 24
201  Cleo  jump sawmill kings-favour
       Cleo turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
202  Cleo  activate kings-favour
       Cleo activates the King’s favour with 2 workers
203  Cleo  turn-coins 1
       Cleo turns a coin active again for one worker
204  Cleo  turn-coins 1
       Cleo turns a coin active again for one worker
       The King takes step 12 of 24
205  Dora  jump quarry sawmill
       Dora turns a coin: a worker jumps from the marble quarry over the construction yard to the sawmill
206  Dora  activate sawmill
       Dora activates the sawmill with one worker
       Dora harvests 2 wood (1 of it by technology)
207  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
208  Anna  activate kings-favour
       Anna activates the King’s favour with one worker
209  Anna  turn-coins 2
       Anna turns both coins active again for one worker
       The King takes step 13 of 24
210  Bert  move-pair quarry yard
       Bert turns a coin: 2 workers go from the marble quarry to the construction yard
211  Bert  activate yard
       Bert activates the construction yard with 2 workers
212  Bert  build orange-alley f1 3
       Bert builds the Orange Alley at f1 for 2 workers and 2 marble, 1 wood, with an orange tree: 8 points
213  Cleo  jump architects sawmill
       Cleo turns a coin: a worker jumps from the architects’ guild over the workshop to the sawmill
214  Cleo  activate sawmill
       Cleo activates the sawmill with one worker
       Cleo harvests 1 wood
215  Dora  move kings-favour quarry
       Dora moves a worker from the King’s favour to the marble quarry
216  Dora  activate quarry
       Dora activates the marble quarry with 2 workers
       Dora harvests 2 marble
217  Anna  jump quarry sawmill
       Anna turns a coin: a worker jumps from the marble quarry over the construction yard to the sawmill
218  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 1 wood
219  Bert  jump sawmill kings-favour
       Bert turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
220  Bert  activate kings-favour
       Bert activates the King’s favour with 2 workers
221  Bert  turn-coins 2
       Bert turns both coins active again for one worker
       The King takes step 14 of 24
222  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
223  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
224  Cleo  end
       Cleo is done in the alchemists’ guild
225  Dora  move sawmill alchemists
       Dora moves a worker from the sawmill to the alchemists’ guild
226  Dora  activate alchemists
       Dora activates the alchemists’ guild with one worker
227  Dora  advance yield
       Dora reaches step 2 of the track of richer yields for one worker and 1 marble, 2 wood
228  Anna  jump kings-favour mine
       Anna turns a coin: a worker jumps from the King’s favour over the marble quarry to the gold mine
229  Anna  activate mine
       Anna activates the gold mine with 3 workers
       Anna harvests 2 gold
230  Bert  jump quarry architects
       Bert turns a coin: a worker jumps from the marble quarry over the gold mine to the architects’ guild
231  Bert  activate architects
       Bert activates the architects’ guild with one worker
232  Bert  take 1 guard-room
       Bert takes the Guard Room from slot 1 for one worker
233  Bert  end [11]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Antechamber
234  Dora  turn-coins 1
       Dora shares the architects’ guild with 2 workers
       Dora turns a coin active again for one worker
235  Dora  end
       Dora is done in the architects’ guild
236  Anna  turn-coins 1
       Anna shares the architects’ guild with one worker
       Anna turns a coin active again for one worker
237  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
238  Cleo  activate kings-favour
       Cleo activates the King’s favour with 3 workers
239  Cleo  recruit 2
       Cleo recruits a worker with 3 workers
       The King takes step 15 of 24
240  Dora  jump alchemists quarry
       Dora turns a coin: a worker jumps from the alchemists’ guild over the King’s favour to the marble quarry
241  Dora  activate quarry
       Dora activates the marble quarry with 3 workers
       Dora harvests 4 marble (1 of it by technology)
       The King takes step 16 of 24
242  Anna  jump sawmill kings-favour
       Anna turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
243  Anna  activate kings-favour
       Anna activates the King’s favour with one worker
244  Anna  turn-coins 2
       Anna turns both coins active again for one worker
       The King takes step 17 of 24
245  Bert  jump sawmill kings-favour
       Bert turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
246  Bert  activate kings-favour
       Bert activates the King’s favour with 3 workers
247  Bert  recruit 2
       Bert recruits a worker with 3 workers
       The King takes step 18 of 24
248  Cleo  move-pair kings-favour quarry
       Cleo turns a coin: 2 workers go from the King’s favour to the marble quarry
249  Cleo  activate quarry
       Cleo activates the marble quarry with 2 workers
       Cleo harvests 2 marble
250  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
251  Dora  activate mine
       Dora activates the gold mine with one worker
       Dora harvests 0 gold
252  Anna  jump kings-favour mine
       Anna turns a coin: a worker jumps from the King’s favour over the marble quarry to the gold mine
253  Anna  activate mine
       Anna activates the gold mine with 4 workers
       Anna harvests 2 gold
254  Bert  move yard sawmill
       Bert moves a worker from the construction yard to the sawmill
255  Bert  activate sawmill
       Bert activates the sawmill with one worker
       Bert harvests 2 wood (1 of it by technology)
256  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
257  Cleo  activate mine
       Cleo activates the gold mine with one worker
       Cleo harvests 0 gold
258  Dora  move workshop sawmill
       Dora moves a worker from the workshop to the sawmill
259  Dora  activate sawmill
       Dora activates the sawmill with one worker
       Dora harvests 2 wood (1 of it by technology)
260  Anna  move mine architects
       Anna moves a worker from the gold mine to the architects’ guild
261  Anna  activate architects
       Anna activates the architects’ guild with 2 workers
262  Anna  turn-coins 1
       Anna turns a coin active again for one worker
263  Anna  end
       Anna is done in the architects’ guild
264  Bert  turn-coins 1
       Bert shares the architects’ guild with one worker
       Bert turns a coin active again for one worker
265  Dora  end
       Dora does not share the architects’ guild
266  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
267  Bert  activate quarry
       Bert activates the marble quarry with one worker
       Bert harvests 1 marble
268  Cleo  move yard sawmill
       Cleo moves a worker from the construction yard to the sawmill
269  Cleo  activate sawmill
       Cleo activates the sawmill with one worker
       Cleo harvests 1 wood
270  Dora  move mine architects
       Dora moves a worker from the gold mine to the architects’ guild
271  Dora  activate architects
       Dora activates the architects’ guild with 3 workers
272  Dora  end
       Dora is done in the architects’ guild
273  Anna  end
       Anna does not share the architects’ guild
274  Bert  end
       Bert does not share the architects’ guild
275  Anna  jump yard alchemists
       Anna turns a coin: a worker jumps from the construction yard over the sawmill to the alchemists’ guild
276  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
277  Anna  advance yield
       Anna reaches step 1 of the track of richer yields for one worker and 1 marble, 1 wood
278  Bert  jump architects sawmill
       Bert turns a coin: a worker jumps from the architects’ guild over the workshop to the sawmill
279  Bert  activate sawmill
       Bert activates the sawmill with 2 workers
       Bert harvests 3 wood (1 of it by technology)
280  Cleo  move quarry mine
       Cleo moves a worker from the marble quarry to the gold mine
281  Cleo  activate mine
       Cleo activates the gold mine with 2 workers
       Cleo harvests 1 gold
282  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
283  Dora  activate mine
       Dora activates the gold mine with one worker
       Dora harvests 0 gold
284  Anna  jump alchemists quarry
       Anna turns a coin: a worker jumps from the alchemists’ guild over the King’s favour to the marble quarry
285  Anna  activate quarry
       Anna activates the marble quarry with one worker
       Anna harvests 1 marble
       The King takes step 19 of 24
286  Bert  move kings-favour quarry
       Bert moves a worker from the King’s favour to the marble quarry
287  Bert  activate quarry
       Bert activates the marble quarry with 2 workers
       Bert harvests 2 marble
288  Cleo  move sawmill alchemists
       Cleo moves a worker from the sawmill to the alchemists’ guild
289  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
290  Cleo  advance harvest
       Cleo reaches step 1 of the track of shared harvests for one worker and 1 gold
291  Dora  move mine yard
       Dora moves a worker from the gold mine to the construction yard
292  Dora  activate yard
       Dora activates the construction yard with one worker
293  Anna  move quarry mine
       Anna moves a worker from the marble quarry to the gold mine
294  Anna  activate mine
       Anna activates the gold mine with 4 workers
       Anna harvests 2 gold
295  Bert  move quarry yard
       Bert moves a worker from the marble quarry to the construction yard
296  Bert  activate yard
       Bert activates the construction yard with 2 workers
297  Bert  build guard-room f4 0
       Bert builds the Guard Room at f4 for one worker and 3 marble: 4 points
298  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
299  Cleo  activate kings-favour
       Cleo activates the King’s favour with 3 workers
300  Cleo  turn-coins 1
       Cleo turns a coin active again for one worker
301  Cleo  end
       Cleo is done in the King’s favour
       The King takes step 20 of 24
302  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
303  Dora  activate sawmill
       Dora activates the sawmill with 2 workers
       Dora harvests 3 wood (1 of it by technology)
304  Anna  move architects workshop
       Anna moves a worker from the architects’ guild to the workshop
305  Anna  activate workshop
       Anna activates the workshop with one worker
306  Anna  end
       Anna is done in the workshop
307  Bert  move quarry mine
       Bert moves a worker from the marble quarry to the gold mine
308  Bert  activate mine
       Bert activates the gold mine with one worker
       Bert harvests 0 gold
309  Cleo  jump yard alchemists
       Cleo turns a coin: a worker jumps from the construction yard over the sawmill to the alchemists’ guild
310  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
311  Cleo  advance yield
       Cleo reaches step 1 of the track of richer yields for one worker and 1 marble, 1 wood
312  Dora  move architects workshop
       Dora moves a worker from the architects’ guild to the workshop
313  Dora  activate workshop
       Dora activates the workshop with one worker
314  Dora  buy orange-tree
       Dora buys an orange tree for one worker and 3 wood
315  Anna  end
       Anna does not share the workshop
316  Anna  move workshop sawmill
       Anna moves a worker from the workshop to the sawmill
317  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 2 wood (1 of it by technology)
318  Bert  move mine architects
       Bert moves a worker from the gold mine to the architects’ guild
319  Bert  activate architects
       Bert activates the architects’ guild with one worker
320  Bert  take 1 kitchen-garden
       Bert takes the Kitchen Garden from slot 1 for one worker
321  Bert  end [11]
       Bert is done in the architects’ guild
       Slot 5 of the display shows the Council Room
322  Dora  end
       Dora does not share the architects’ guild
323  Anna  end
       Anna does not share the architects’ guild
324  Cleo  move kings-favour quarry
       Cleo moves a worker from the King’s favour to the marble quarry
325  Cleo  activate quarry
       Cleo activates the marble quarry with one worker
       Cleo harvests 1 marble
326  Dora  move architects yard
       Dora moves a worker from the architects’ guild to the construction yard
327  Dora  activate yard
       Dora activates the construction yard with one worker
328  Anna  move sawmill alchemists
       Anna moves a worker from the sawmill to the alchemists’ guild
329  Anna  activate alchemists
       Anna activates the alchemists’ guild with one worker
330  Anna  advance yield
       Anna reaches step 2 of the track of richer yields for one worker and 1 marble, 2 wood
331  Bert  move architects yard
       Bert moves a worker from the architects’ guild to the construction yard
332  Bert  activate yard
       Bert activates the construction yard with 3 workers
333  Bert  build kitchen-garden f2 3
       Bert builds the Kitchen Garden at f2 for one worker and 2 wood: 3 points
334  Cleo  move alchemists kings-favour
       Cleo moves a worker from the alchemists’ guild to the King’s favour
335  Cleo  activate kings-favour
       Cleo activates the King’s favour with 3 workers
336  Cleo  end
       Cleo is done in the King’s favour
       The King takes step 21 of 24
337  Dora  move yard sawmill
       Dora moves a worker from the construction yard to the sawmill
338  Dora  activate sawmill
       Dora activates the sawmill with 3 workers
       Dora harvests 4 wood (1 of it by technology)
339  Anna  move alchemists kings-favour
       Anna moves a worker from the alchemists’ guild to the King’s favour
340  Anna  activate kings-favour
       Anna activates the King’s favour with one worker
341  Anna  turn-coins 2
       Anna turns both coins active again for one worker
       The King takes step 22 of 24
342  Bert  move sawmill alchemists
       Bert moves a worker from the sawmill to the alchemists’ guild
343  Bert  activate alchemists
       Bert activates the alchemists’ guild with one worker
344  Cleo  move mine architects
       Cleo moves a worker from the gold mine to the architects’ guild
345  Cleo  activate architects
       Cleo activates the architects’ guild with one worker
346  Cleo  turn-coins 1
       Cleo turns a coin active again for one worker
347  Dora  turn-coins 1
       Dora shares the architects’ guild with one worker
       Dora turns a coin active again for one worker
348  Anna  end
       Anna does not share the architects’ guild
349  Dora  move quarry mine
       Dora moves a worker from the marble quarry to the gold mine
350  Dora  activate mine
       Dora activates the gold mine with one worker
       Dora harvests 0 gold
351  Anna  jump mine sawmill
       Anna turns a coin: a worker jumps from the gold mine over the construction yard to the sawmill
352  Anna  activate sawmill
       Anna activates the sawmill with one worker
       Anna harvests 2 wood (1 of it by technology)
353  Bert  move alchemists kings-favour
       Bert moves a worker from the alchemists’ guild to the King’s favour
354  Bert  activate kings-favour
       Bert activates the King’s favour with 3 workers
355  Bert  turn-coins 2
       Bert turns both coins active again for one worker
       The King takes step 23 of 24
356  Cleo  jump yard alchemists
       Cleo turns a coin: a worker jumps from the construction yard over the sawmill to the alchemists’ guild
357  Cleo  activate alchemists
       Cleo activates the alchemists’ guild with one worker
358  Cleo  advance specialists
       Cleo reaches step 2 of the track of shared specialists for one worker and 1 marble, 1 wood
359  Dora  jump sawmill kings-favour
       Dora turns a coin: a worker jumps from the sawmill over the alchemists’ guild to the King’s favour
360  Dora  activate kings-favour
       Dora activates the King’s favour with one worker
361  Dora  turn-coins 2
       Dora turns both coins active again for one worker
       The King takes step 24 of 24
       The King has arrived
       Anna has 8 points: 0 for tiles built, 0 for wood, 1 for marble, 3 for gold, 4 for tiles not built, 0 for decorations
       Bert has 22 points: 15 for tiles built, 1 for wood, 0 for marble, 0 for gold, 3 for tiles not built, 3 for decorations
       Cleo has 10 points: 5 for tiles built, 0 for wood, 1 for marble, 0 for gold, 4 for tiles not built, 0 for decorations
       Dora has 18 points: 4 for tiles built, 2 for wood, 2 for marble, 0 for gold, 4 for tiles not built, 6 for decorations
       Bert wins
Anna 8
Bert 22
Cleo 10
Dora 18
