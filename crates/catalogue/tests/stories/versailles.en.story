Slot 1 of the display shows the Water Theatre
Slot 2 of the display shows the Ambassadors’ Passage
Slot 3 of the display shows the Hall of Mirrors
Slot 4 of the display shows the Tapestry Corner Salon
Slot 5 of the display shows the Royal Bedchamber
Amy begins
Amy turns a coin: 2 workers go from the King’s favour to the marble quarry
Amy activates the marble quarry with 3 workers
Amy harvests 3 marble
Barnaby turns a coin: a worker jumps from the King’s favour over the marble quarry to the gold mine
Barnaby activates the gold mine with 2 workers
Barnaby harvests 1 gold
Charles turns a coin: a worker jumps from the King’s favour over the marble quarry to the gold mine
Charles activates the gold mine with 2 workers
Charles harvests 1 gold
Amy turns a coin: 2 workers go from the marble quarry to the gold mine
Amy activates the gold mine with 3 workers
Amy harvests 2 gold
Barnaby turns a coin: a worker jumps from the architects’ guild over the workshop to the sawmill
Barnaby activates the sawmill with 2 workers
Barnaby harvests 2 wood
Charles turns a coin: a worker jumps from the architects’ guild over the workshop to the sawmill
Charles activates the sawmill with 2 workers
Charles harvests 2 wood
Amy moves a worker from the gold mine to the architects’ guild
Amy activates the architects’ guild with 2 workers
Amy takes the Ambassadors’ Passage from slot 2 for one worker
Amy takes the Water Theatre from slot 1 for one worker
Amy has finished at the architects’ guild
Slot 4 of the display shows the Carpenters’ Corner
Slot 5 of the display shows the Statue Walk
Barnaby moves a worker from the marble quarry to the gold mine
Barnaby activates the gold mine with 3 workers
Barnaby harvests 2 gold
Charles moves a worker from the marble quarry to the gold mine
Charles activates the gold mine with 3 workers
Charles harvests 2 gold
Amy moves a worker from the marble quarry to the gold mine
Amy activates the gold mine with 3 workers
Amy harvests 2 gold
Barnaby moves a worker from the workshop to the sawmill
Barnaby activates the sawmill with 3 workers
Barnaby harvests 3 wood
Charles moves a worker from the workshop to the sawmill
Charles activates the sawmill with 3 workers
Charles harvests 3 wood
Amy moves a worker from the workshop to the sawmill
Amy activates the sawmill with one worker
Amy harvests 1 wood
Barnaby moves a worker from the gold mine to the architects’ guild
Barnaby activates the architects’ guild with one worker
Barnaby takes the Tapestry Corner Salon from slot 2 for one worker
Barnaby has finished at the architects’ guild
Slot 5 of the display shows the Fountain Arcade
Charles moves a worker from the gold mine to the architects’ guild
Charles activates the architects’ guild with one worker
Charles takes the Royal Bedchamber from slot 2 for one worker
Charles has finished at the architects’ guild
Slot 5 of the display shows the Fountain Terrace
Amy moves a worker from the gold mine to the architects’ guild
Amy activates the architects’ guild with 3 workers
Amy takes the Statue Walk from slot 3 for 2 workers
Amy takes the Carpenters’ Corner from slot 2 for one worker
Amy has finished at the architects’ guild
Slot 4 of the display shows the Service Corner
Slot 5 of the display shows the Orange Alley
Barnaby moves a worker from the architects’ guild to the workshop
Barnaby activates the workshop with one worker
Barnaby buys a tapestry for one worker, 1 gold, 1 wood
Charles moves a worker from the architects’ guild to the workshop
Charles activates the workshop with one worker
Charles buys an orange tree for one worker, 3 wood
Amy moves a worker from the architects’ guild to the workshop
Amy activates the workshop with one worker
Amy buys a tapestry for one worker, 1 gold, 1 wood
Barnaby moves a worker from the workshop to the sawmill
Barnaby activates the sawmill with 4 workers
Barnaby harvests 3 wood
Charles moves a worker from the gold mine to the architects’ guild
Charles activates the architects’ guild with one worker
Charles takes the Fountain Arcade from slot 2 for one worker
Charles has finished at the architects’ guild
Slot 5 of the display shows the Marble Colonnade
Amy moves a worker from the workshop to the sawmill
Amy activates the sawmill with 2 workers
Amy harvests 2 wood
Barnaby moves a worker from the gold mine to the architects’ guild
Barnaby activates the architects’ guild with one worker
Barnaby takes the Hall of Mirrors from slot 1 for one worker
Barnaby has finished at the architects’ guild
Slot 5 of the display shows the Gallery
Charles moves a worker from the architects’ guild to the workshop
Charles activates the workshop with 2 workers
Charles buys a tapestry for one worker, 1 gold, 1 wood
Charles buys a tapestry for one worker, 1 gold, 1 wood
Amy moves a worker from the architects’ guild to the workshop
Amy activates the workshop with one worker
Amy buys a tapestry for one worker, 1 gold, 1 wood
Barnaby moves a worker from the sawmill to the alchemists’ guild
Barnaby activates the alchemists’ guild with one worker
Barnaby reaches step 1 of the track of shared harvests for one worker, 1 gold
Charles moves a worker from the sawmill to the alchemists’ guild
Charles activates the alchemists’ guild with one worker
Charles reaches step 1 of the track of shared harvests for one worker, 1 gold
Amy moves a worker from the gold mine to the construction yard
Amy activates the construction yard with one worker
Barnaby moves a worker from the architects’ guild to the workshop
Barnaby activates the workshop with one worker
Barnaby buys an orange tree for one worker, 3 wood
Charles moves a worker from the workshop to the sawmill
Charles activates the sawmill with 3 workers
Charles harvests 3 wood
Barnaby harvests too, by technology: 3 wood
Amy moves a worker from the workshop to the sawmill
Amy activates the sawmill with 3 workers
Amy harvests 3 wood
Barnaby harvests too, by technology: 3 wood
Charles harvests too, by technology: 3 wood
Barnaby moves a worker from the gold mine to the architects’ guild
Barnaby activates the architects’ guild with one worker
Barnaby takes the Fountain Terrace from slot 1 for one worker
Barnaby has finished at the architects’ guild
Slot 5 of the display shows the Stone Steps
Charles moves a worker from the gold mine to the architects’ guild
Charles activates the architects’ guild with one worker
Charles takes the Orange Alley from slot 2 for one worker
Charles has finished at the architects’ guild
Slot 5 of the display shows the Orange Court
Amy moves a worker from the architects’ guild to the construction yard
Amy activates the construction yard with 2 workers
Amy builds the Ambassadors’ Passage at c4 for 2 workers, 1 gold, 2 marble, 2 wood: 7 points
Barnaby moves a worker from the architects’ guild to the workshop
Barnaby activates the workshop with 2 workers
Barnaby buys an orange tree for one worker, 3 wood
Barnaby buys an orange tree for one worker, 3 wood
Charles moves a worker from the architects’ guild to the workshop
Charles activates the workshop with 2 workers
Charles buys an orange tree for one worker, 3 wood
Amy moves a worker from the construction yard to the sawmill
Amy activates the sawmill with 4 workers
Amy harvests 3 wood
Barnaby harvests too, by technology: 3 wood
Charles harvests too, by technology: 3 wood
Barnaby moves a worker from the workshop to the sawmill
Barnaby activates the sawmill with 4 workers
Barnaby harvests 3 wood
Charles harvests too, by technology: 3 wood
Charles moves a worker from the workshop to the sawmill
Charles activates the sawmill with 4 workers
Charles harvests 3 wood
Barnaby harvests too, by technology: 3 wood
Amy moves a worker from the gold mine to the construction yard
Amy activates the construction yard with 2 workers
Amy builds the Carpenters’ Corner at a2 for 2 workers, 1 marble, 3 wood: 5 points
Barnaby moves a worker from the alchemists’ guild to the King’s favour
Barnaby does not activate the King’s favour
The King takes step 1 of 20
Charles moves a worker from the alchemists’ guild to the King’s favour
Charles does not activate the King’s favour
The King takes step 2 of 20
Amy moves a worker from the construction yard to the sawmill
Amy activates the sawmill with 5 workers
Amy harvests 3 wood
Barnaby harvests too, by technology: 3 wood
Charles harvests too, by technology: 3 wood
Barnaby moves a worker from the King’s favour to the marble quarry
Barnaby activates the marble quarry with one worker
Barnaby harvests 1 marble
Charles moves a worker from the workshop to the sawmill
Charles activates the sawmill with 5 workers
Charles harvests 3 wood
Barnaby harvests too, by technology: 3 wood
Amy moves a worker from the sawmill to the alchemists’ guild
Amy activates the alchemists’ guild with one worker
Amy reaches step 1 of the track of shared harvests for one worker, 1 gold
Barnaby moves a worker from the sawmill to the alchemists’ guild
Barnaby activates the alchemists’ guild with one worker
Barnaby reaches step 1 of the track of richer yields for one worker, 1 marble, 1 wood
Charles moves a worker from the King’s favour to the marble quarry
Charles activates the marble quarry with one worker
Charles harvests 1 marble
Amy moves a worker from the alchemists’ guild to the King’s favour
Amy does not activate the King’s favour
The King takes step 3 of 20
Barnaby moves a worker from the alchemists’ guild to the King’s favour
Barnaby does not activate the King’s favour
The King takes step 4 of 20
Charles moves a worker from the marble quarry to the construction yard
Charles activates the construction yard with one worker
Amy moves a worker from the King’s favour to the marble quarry
Amy activates the marble quarry with one worker
Amy harvests 1 marble
Barnaby moves a worker from the King’s favour to the marble quarry
Barnaby activates the marble quarry with 2 workers
Barnaby harvests 2 marble
Charles moves a worker from the construction yard to the sawmill
Charles activates the sawmill with 6 workers
Charles harvests 3 wood
Amy harvests too, by technology: 3 wood
Barnaby harvests too, by technology: 4 wood (1 of it by technology)
Amy moves a worker from the construction yard to the sawmill
Amy activates the sawmill with 5 workers
Amy harvests 3 wood
Barnaby harvests too, by technology: 4 wood (1 of it by technology)
Charles harvests too, by technology: 3 wood
Barnaby moves a worker from the workshop to the sawmill
Barnaby activates the sawmill with 4 workers
Barnaby harvests 4 wood (1 of it by technology)
Charles harvests too, by technology: 3 wood
Amy harvests too, by technology: 3 wood
Charles moves a worker from the sawmill to the alchemists’ guild
Charles activates the alchemists’ guild with one worker
Charles reaches step 1 of the track of richer yields for one worker, 1 marble, 1 wood
Amy moves a worker from the sawmill to the alchemists’ guild
Amy activates the alchemists’ guild with one worker
Amy reaches step 1 of the track of richer yields for one worker, 1 marble, 1 wood
Barnaby moves a worker from the sawmill to the alchemists’ guild
Barnaby activates the alchemists’ guild with one worker
Barnaby reaches step 2 of the track of richer yields for one worker, 1 marble, 2 wood
Charles moves a worker from the alchemists’ guild to the King’s favour
Charles does not activate the King’s favour
The King takes step 5 of 20
Amy moves a worker from the alchemists’ guild to the King’s favour
Amy does not activate the King’s favour
The King takes step 6 of 20
Barnaby moves a worker from the alchemists’ guild to the King’s favour
Barnaby does not activate the King’s favour
The King takes step 7 of 20
Charles moves a worker from the King’s favour to the marble quarry
Charles activates the marble quarry with one worker
Charles harvests 1 marble
Amy moves a worker from the King’s favour to the marble quarry
Amy activates the marble quarry with 2 workers
Amy harvests 2 marble
Barnaby moves a worker from the King’s favour to the marble quarry
Barnaby activates the marble quarry with 3 workers
Barnaby harvests 4 marble (1 of it by technology)
Charles moves a worker from the marble quarry to the construction yard
Charles activates the construction yard with one worker
Amy moves a worker from the marble quarry to the construction yard
Amy does not activate the construction yard
Barnaby moves a worker from the marble quarry to the gold mine
Barnaby activates the gold mine with one worker
Barnaby harvests 0 gold
Charles moves a worker from the construction yard to the sawmill
Charles activates the sawmill with 6 workers
Charles harvests 4 wood (1 of it by technology)
Amy harvests too, by technology: 4 wood (1 of it by technology)
Barnaby harvests too, by technology: 4 wood (1 of it by technology)
Amy moves a worker from the marble quarry to the gold mine
Amy does not activate the gold mine
Barnaby moves a worker from the gold mine to the architects’ guild
Barnaby activates the architects’ guild with one worker
Barnaby takes the Service Corner from slot 1 for one worker
Barnaby has finished at the architects’ guild
Slot 5 of the display shows the Timber Arcade Walk
Charles moves a worker from the sawmill to the alchemists’ guild
Charles activates the alchemists’ guild with one worker
Charles reaches step 2 of the track of richer yields for one worker, 1 marble, 2 wood
Amy moves a worker from the gold mine to the architects’ guild
Amy activates the architects’ guild with one worker
Amy takes the Gallery from slot 2 for one worker
Amy has finished at the architects’ guild
Slot 5 of the display shows the Small Fountain Court
Barnaby moves a worker from the architects’ guild to the workshop
Barnaby activates the workshop with one worker
Barnaby buys a statue for one worker, 3 marble
Charles moves a worker from the alchemists’ guild to the King’s favour
Charles does not activate the King’s favour
The King takes step 8 of 20
Amy moves a worker from the architects’ guild to the construction yard
Amy activates the construction yard with 2 workers
Amy builds the Gallery at d1 for 2 workers, 2 marble, 2 wood: 5 points
Barnaby moves a worker from the workshop to the construction yard
Barnaby activates the construction yard with one worker
Charles moves a worker from the King’s favour to the marble quarry
Charles activates the marble quarry with one worker
Charles harvests 2 marble (1 of it by technology)
Amy moves a worker from the construction yard to the sawmill
Amy does not activate the sawmill
Barnaby moves a worker from the marble quarry to the gold mine
Barnaby activates the gold mine with one worker
Barnaby harvests 0 gold
Charles moves a worker from the marble quarry to the gold mine
Charles does not activate the gold mine
Amy moves a worker from the sawmill to the alchemists’ guild
Amy does not activate the alchemists’ guild
Barnaby moves a worker from the marble quarry to the construction yard
Barnaby activates the construction yard with 2 workers
Barnaby builds the Service Corner at b2 for 2 workers, 2 marble, 2 wood: 5 points
Charles moves a worker from the sawmill to the alchemists’ guild
Charles activates the alchemists’ guild with one worker
Charles reaches step 1 of the track of shared specialists for one worker, 1 wood
Amy moves a worker from the alchemists’ guild to the King’s favour
Amy does not activate the King’s favour
The King takes step 9 of 20
Barnaby moves a worker from the construction yard to the sawmill
Barnaby activates the sawmill with 4 workers
Barnaby harvests 4 wood (1 of it by technology)
Charles harvests too, by technology: 4 wood (1 of it by technology)
Amy harvests too, by technology: 4 wood (1 of it by technology)
Charles moves a worker from the gold mine to the architects’ guild
Charles activates the architects’ guild with one worker
Charles takes the Stone Steps from slot 2 for one worker
Charles has finished at the architects’ guild
Slot 5 of the display shows the Dressing Room
Amy moves a worker from the King’s favour to the marble quarry
Amy activates the marble quarry with one worker
Amy harvests 1 marble
Barnaby moves a worker from the gold mine to the architects’ guild
Barnaby activates the architects’ guild with one worker
Barnaby takes the Marble Colonnade from slot 1 for one worker
Barnaby has finished at the architects’ guild
Slot 5 of the display shows the Kitchen Garden
Charles shares the architects’ guild with one worker
Charles takes the Timber Arcade Walk from slot 2 for one worker
Charles gives up the Fountain Arcade
Charles has finished at the architects’ guild
Slot 5 of the display shows the Grand Canal Basin
Charles moves a worker from the architects’ guild to the construction yard
Charles activates the construction yard with one worker
Charles builds the Stone Steps at d4 for one worker, 2 marble, 1 wood: 4 points
Amy moves a worker from the construction yard to the sawmill
Amy activates the sawmill with 5 workers
Amy harvests 4 wood (1 of it by technology)
Barnaby harvests too, by technology: 4 wood (1 of it by technology)
Charles harvests too, by technology: 4 wood (1 of it by technology)
Barnaby moves a worker from the architects’ guild to the construction yard
Barnaby does not activate the construction yard
Charles moves a worker from the construction yard to the sawmill
Charles activates the sawmill with 5 workers
Charles harvests 4 wood (1 of it by technology)
Amy harvests too, by technology: 4 wood (1 of it by technology)
Barnaby harvests too, by technology: 4 wood (1 of it by technology)
Amy moves a worker from the marble quarry to the gold mine
Amy does not activate the gold mine
Barnaby moves a worker from the sawmill to the alchemists’ guild
Barnaby does not activate the alchemists’ guild
Charles moves a worker from the alchemists’ guild to the King’s favour
Charles does not activate the King’s favour
The King takes step 10 of 20
Amy moves a worker from the gold mine to the architects’ guild
Amy activates the architects’ guild with one worker
Amy takes the Orange Court from slot 1 for one worker
Amy has finished at the architects’ guild
Slot 5 of the display shows the Orange Tree Loggia
Barnaby moves a worker from the alchemists’ guild to the King’s favour
Barnaby does not activate the King’s favour
The King takes step 11 of 20
Charles moves a worker from the sawmill to the alchemists’ guild
Charles activates the alchemists’ guild with one worker
Amy moves a worker from the architects’ guild to the construction yard
Amy does not activate the construction yard
Barnaby moves a worker from the King’s favour to the marble quarry
Barnaby activates the marble quarry with one worker
Barnaby harvests 2 marble (1 of it by technology)
Charles moves a worker from the King’s favour to the marble quarry
Charles activates the marble quarry with one worker
Charles harvests 2 marble (1 of it by technology)
Amy moves a worker from the construction yard to the sawmill
Amy activates the sawmill with 6 workers
Amy harvests 4 wood (1 of it by technology)
Barnaby harvests too, by technology: 4 wood (1 of it by technology)
Charles harvests too, by technology: 4 wood (1 of it by technology)
Barnaby moves a worker from the marble quarry to the construction yard
Barnaby activates the construction yard with 3 workers
Barnaby builds the Tapestry Corner Salon at d3 for 3 workers, 1 gold, 1 marble, 1 wood, with a tapestry: 10 points
Charles moves a worker from the alchemists’ guild to the King’s favour
Charles does not activate the King’s favour
The King takes step 12 of 20
Amy moves a worker from the sawmill to the alchemists’ guild
Amy does not activate the alchemists’ guild
Barnaby moves a worker from the construction yard to the sawmill
Barnaby activates the sawmill with 4 workers
Barnaby harvests 4 wood (1 of it by technology)
Charles harvests too, by technology: 4 wood (1 of it by technology)
Amy harvests too, by technology: 4 wood (1 of it by technology)
Charles moves a worker from the King’s favour to the marble quarry
Charles activates the marble quarry with 2 workers
Charles harvests 3 marble (1 of it by technology)
Amy moves a worker from the alchemists’ guild to the King’s favour
Amy does not activate the King’s favour
The King takes step 13 of 20
Barnaby moves a worker from the sawmill to the alchemists’ guild
Barnaby activates the alchemists’ guild with one worker
Barnaby has finished at the alchemists’ guild
Charles moves a worker from the marble quarry to the construction yard
Charles activates the construction yard with one worker
Charles builds the Timber Arcade Walk at e3 for one worker, 3 wood: 4 points
Amy moves a worker from the King’s favour to the marble quarry
Amy activates the marble quarry with one worker
Amy harvests 1 marble
Barnaby moves a worker from the construction yard to the sawmill
Barnaby activates the sawmill with 4 workers
Barnaby harvests 4 wood (1 of it by technology)
Charles harvests too, by technology: 4 wood (1 of it by technology)
Amy harvests too, by technology: 4 wood (1 of it by technology)
Charles moves a worker from the marble quarry to the gold mine
Charles activates the gold mine with one worker
Charles harvests 0 gold
Amy moves a worker from the marble quarry to the gold mine
Amy activates the gold mine with one worker
Amy harvests 0 gold
Barnaby moves a worker from the alchemists’ guild to the King’s favour
Barnaby does not activate the King’s favour
The King takes step 14 of 20
Charles moves a worker from the gold mine to the construction yard
Charles activates the construction yard with 2 workers
Charles builds the Orange Alley at b3 for 2 workers, 2 marble, 1 wood, with an orange tree: 8 points
Amy moves a worker from the gold mine to the architects’ guild
Amy activates the architects’ guild with one worker
Amy takes the Dressing Room from slot 2 for one worker
Amy has finished at the architects’ guild
Slot 5 of the display shows the Statue Loggia
Barnaby moves a worker from the King’s favour to the marble quarry
Barnaby activates the marble quarry with one worker
Barnaby harvests 2 marble (1 of it by technology)
Charles moves a worker from the construction yard to the sawmill
Charles activates the sawmill with 5 workers
Charles harvests 4 wood (1 of it by technology)
Amy harvests too, by technology: 4 wood (1 of it by technology)
Barnaby harvests too, by technology: 4 wood (1 of it by technology)
Amy moves a worker from the architects’ guild to the construction yard
Amy does not activate the construction yard
Barnaby moves a worker from the marble quarry to the construction yard
Barnaby activates the construction yard with 2 workers
Barnaby builds the Marble Colonnade at c3 for 2 workers, 3 marble, 1 wood: 5 points
Charles moves a worker from the sawmill to the alchemists’ guild
Charles activates the alchemists’ guild with one worker
Charles has finished at the alchemists’ guild
Amy moves a worker from the construction yard to the sawmill
Amy activates the sawmill with 6 workers
Amy harvests 4 wood (1 of it by technology)
Barnaby harvests too, by technology: 4 wood (1 of it by technology)
Charles harvests too, by technology: 4 wood (1 of it by technology)
Barnaby moves a worker from the construction yard to the sawmill
Barnaby activates the sawmill with 5 workers
Barnaby harvests 4 wood (1 of it by technology)
Charles harvests too, by technology: 4 wood (1 of it by technology)
Amy harvests too, by technology: 4 wood (1 of it by technology)
Charles moves a worker from the construction yard to the sawmill
Charles activates the sawmill with 5 workers
Charles harvests 4 wood (1 of it by technology)
Amy harvests too, by technology: 4 wood (1 of it by technology)
Barnaby harvests too, by technology: 4 wood (1 of it by technology)
Amy moves a worker from the sawmill to the alchemists’ guild
Amy activates the alchemists’ guild with one worker
Amy reaches step 2 of the track of richer yields for one worker, 1 marble, 2 wood
Barnaby moves a worker from the sawmill to the alchemists’ guild
Barnaby does not activate the alchemists’ guild
Charles moves a worker from the alchemists’ guild to the King’s favour
Charles does not activate the King’s favour
The King takes step 15 of 20
Amy moves a worker from the alchemists’ guild to the King’s favour
Amy does not activate the King’s favour
The King takes step 16 of 20
Barnaby moves a worker from the construction yard to the sawmill
Barnaby activates the sawmill with 5 workers
Barnaby harvests 4 wood (1 of it by technology)
Charles harvests too, by technology: 4 wood (1 of it by technology)
Amy harvests too, by technology: 4 wood (1 of it by technology)
Charles moves a worker from the King’s favour to the marble quarry
Charles activates the marble quarry with one worker
Charles harvests 2 marble (1 of it by technology)
Amy moves a worker from the King’s favour to the marble quarry
Amy activates the marble quarry with one worker
Amy harvests 2 marble (1 of it by technology)
Barnaby moves a worker from the alchemists’ guild to the King’s favour
Barnaby does not activate the King’s favour
The King takes step 17 of 20
Charles moves a worker from the marble quarry to the gold mine
Charles activates the gold mine with one worker
Charles harvests 0 gold
Amy moves a worker from the marble quarry to the gold mine
Amy activates the gold mine with one worker
Amy harvests 0 gold
Barnaby moves a worker from the King’s favour to the marble quarry
Barnaby activates the marble quarry with one worker
Barnaby harvests 2 marble (1 of it by technology)
Charles moves a worker from the gold mine to the architects’ guild
Charles activates the architects’ guild with one worker
Charles takes the Kitchen Garden from slot 2 for one worker
Charles has finished at the architects’ guild
Slot 5 of the display shows the Corner Pavilion
Amy moves a worker from the gold mine to the architects’ guild
Amy does not activate the architects’ guild
Barnaby moves a worker from the marble quarry to the construction yard
Barnaby activates the construction yard with one worker
Charles moves a worker from the architects’ guild to the workshop
Charles activates the workshop with one worker
Charles buys a statue for one worker, 3 marble
Amy moves a worker from the architects’ guild to the workshop
Amy activates the workshop with one worker
Amy buys a statue for one worker, 3 marble
Barnaby moves a worker from the construction yard to the sawmill
Barnaby activates the sawmill with 6 workers
Barnaby harvests 4 wood (1 of it by technology)
Charles harvests too, by technology: 4 wood (1 of it by technology)
Amy harvests too, by technology: 4 wood (1 of it by technology)
Charles moves a worker from the workshop to the construction yard
Charles activates the construction yard with one worker
Charles builds the Kitchen Garden at e2 for one worker, 2 wood: 3 points
Amy moves a worker from the workshop to the sawmill
Amy activates the sawmill with 6 workers
Amy harvests 4 wood (1 of it by technology)
Barnaby harvests too, by technology: 4 wood (1 of it by technology)
Charles harvests too, by technology: 4 wood (1 of it by technology)
Barnaby moves a worker from the sawmill to the alchemists’ guild
Barnaby activates the alchemists’ guild with one worker
Barnaby reaches step 1 of the track of shared specialists for one worker, 1 wood
Charles moves a worker from the construction yard to the sawmill
Charles activates the sawmill with 6 workers
Charles harvests 4 wood (1 of it by technology)
Amy harvests too, by technology: 4 wood (1 of it by technology)
Barnaby harvests too, by technology: 4 wood (1 of it by technology)
Amy moves a worker from the sawmill to the alchemists’ guild
Amy does not activate the alchemists’ guild
Barnaby moves a worker from the alchemists’ guild to the King’s favour
Barnaby does not activate the King’s favour
The King takes step 18 of 20
Charles moves a worker from the sawmill to the alchemists’ guild
Charles activates the alchemists’ guild with one worker
Charles reaches step 2 of the track of shared specialists for one worker, 1 marble, 1 wood
Amy moves a worker from the alchemists’ guild to the King’s favour
Amy activates the King’s favour with one worker
Amy turns a coin active again for one worker
The King takes step 19 of 20
Barnaby moves a worker from the King’s favour to the marble quarry
Barnaby activates the marble quarry with one worker
Barnaby harvests 2 marble (1 of it by technology)
Charles moves a worker from the alchemists’ guild to the King’s favour
Charles activates the King’s favour with one worker
Charles turns a coin active again for one worker
The King takes step 20 of 20
The King has arrived
Amy has 53 points: 17 for the palace, 23 for wood, 4 for tiles not built, 9 for decorations left
Barnaby has 62 points: 20 for the palace, 27 for wood, 1 for marble, 2 for tiles not built, 12 for decorations left
Charles has 57 points: 19 for the palace, 25 for wood, 1 for tiles not built, 12 for decorations left
Barnaby wins
