queens-necklace · rules 1 · 2 seats · the house
  0       deal [0, 2, 1, 76, 44, 84, 25, 63, 67, 6, 49, 1, 1, 4, 6, 27, 57, 57, 66, 0]
      dealt deck 67 fashion (amber, emerald, diamond, ruby) first anna seats 2
      [anna alone] hand-dealt anna cards (emerald-2, amber, courtier, thief)
      [bert alone] hand-dealt bert cards (ruby-1, amber, ring, banker)
      market-laid cards (ruby-2, diamond-1, ring, ring, courtier)
      turn-began anna turn 1
  1  anna courtier
      courtier-played anna ducats 13
  2  anna thief 1 [3]
      thief-played anna target bert
      [anna, bert] stole card (up banker) thief anna victim bert
      [others] stole card down thief anna victim bert
  3  anna end-influence · buy ruby-2 8
      bought anna card ruby-2 left 5 price 8 slot 0
  5  anna end-purchase [60]
      purchase-ended anna lost 5
      prices-fell fallen (card diamond-1 price 4 slot 1, card ring price 7 slot 2, card ring price 7 slot 3, card courtier price 4 slot 4)
      market-filled card king slot 0
      turn-began bert turn 2
  6  bert end-influence · buy diamond-1 4
      bought bert card diamond-1 left 6 price 4 slot 1
  8  bert end-purchase [30]
      purchase-ended bert lost 6
      prices-fell fallen (card king price 9 slot 0, card ring price 5 slot 2, card ring price 5 slot 3, card courtier price 2 slot 4)
      market-filled card diamond-1 slot 1
  9  anna decline
 10  bert decline
      turn-began anna turn 3
 11  anna end-influence · buy ring 5
      bought anna card ring left 5 price 5 slot 2
 13  anna end-purchase [59]
      purchase-ended anna lost 5
      prices-fell fallen (card king price 7 slot 0, card diamond-1 price 4 slot 1, card ring price 3 slot 3, card courtier price 1 slot 4)
      market-filled card banker slot 2
      turn-began bert turn 4
 14  bert end-influence · buy diamond-1 4
      bought bert card diamond-1 left 6 price 4 slot 1
 16  bert buy courtier 1
      bought bert card courtier left 5 price 1 slot 4
 17  bert buy ring 3
      bought bert card ring left 2 price 3 slot 3
 18  bert end-purchase [65, 76, 81]
      purchase-ended bert lost 2
      prices-fell fallen (card king price 5 slot 0, card banker price 8 slot 2)
      market-filled card forger slot 1
      market-filled card cardinal slot 3
      market-filled card queen slot 4
      turn-began anna turn 5
 19  anna end-influence · buy queen 10
      bought anna card queen left 0 price 10 slot 4
 21  anna end-purchase [66, 22]
      purchase-ended anna lost 0
      prices-fell discarded (card king slot 0) fallen (card forger price 5 slot 1, card banker price 6 slot 2, card cardinal price 6 slot 3)
      market-filled card favorite slot 0
      market-filled card emerald-2 slot 4
 22  anna queen [35]
      queen-played anna card emerald-2 slot 4
      market-filled card diamond-3 slot 4
      turn-began bert turn 6
 23  bert courtier
      courtier-played bert ducats 13
 24  bert end-influence · buy favorite 8
      bought bert card favorite left 5 price 8 slot 0
 26  bert end-purchase [70]
      purchase-ended bert lost 5
      prices-fell fallen (card forger price 3 slot 1, card banker price 4 slot 2, card cardinal price 4 slot 3, card diamond-3 price 8 slot 4)
      market-filled card astrologer slot 0
      turn-began anna turn 7
 27  anna end-influence · buy astrologer 7 [44]
      bought anna card astrologer left 3 price 7 slot 0
      [anna] astrologer-drew anna card (up amber)
      [others] astrologer-drew anna card down
 29  anna end-purchase [62, 54]
      purchase-ended anna lost 3
      prices-fell discarded (card banker slot 2) fallen (card forger price 1 slot 1, card cardinal price 2 slot 3, card diamond-3 price 6 slot 4)
      market-filled card forger slot 0
      market-filled card king slot 2
      turn-began bert turn 8
 30  bert favorite ruby
      favorite-played bert fashion (ruby, amber, emerald, diamond) gem ruby
 31  bert end-influence · buy forger 7
      bought bert card forger left 3 price 7 slot 0
 33  bert buy forger 1
      bought bert card forger left 2 price 1 slot 1
 34  bert buy cardinal 2
      bought bert card cardinal left 0 price 2 slot 3
 35  bert end-purchase [41, 37, 43]
      purchase-ended bert lost 0
      prices-fell fallen (card king price 9 slot 2, card diamond-3 price 4 slot 4)
      market-filled card amber slot 0
      market-filled card amber slot 1
      market-filled card amber slot 3
      turn-began anna turn 9
 36  anna end-influence · buy king 9
      bought anna card king left 1 price 9 slot 2
 38  anna end-purchase [8]
      purchase-ended anna lost 1
      prices-fell discarded (card diamond-3 slot 4) fallen (card amber price 4 slot 0, card amber price 4 slot 1, card amber price 4 slot 3)
      market-filled card ruby-2 slot 2
      merchant-came anna merchant 1
 39  bert cardinal [22]
      cardinal-played bert
      sale-put-off bert
      market-filled card emerald-3 slot 4
      turn-began bert turn 10
 40  bert forger 0 ruby
      forger-played bert gem ruby target anna
 41  anna discard ruby-2
      gem-discarded anna card ruby-2
 42  bert forger 0 emerald
      forger-played bert gem emerald target anna
 43  anna discard emerald-2
      gem-discarded anna card emerald-2
 44  bert end-influence · buy emerald-3 10
      bought bert card emerald-3 left 0 price 10 slot 4
 46  bert end-purchase [30]
      purchase-ended bert lost 0
      prices-fell fallen (card amber price 2 slot 0, card amber price 2 slot 1, card ruby-2 price 6 slot 2, card amber price 2 slot 3)
      market-filled card diamond-2 slot 4
      sale-began sale 1
 47  anna show emerald-2 0 · show amber 0 · seal
      display-sealed anna
 50  bert show ruby-1 1 · show emerald-3 0 · show diamond-1 0 · show amber 1 · rings ruby 0 · rings amber 2 · seal
      display-sealed bert
      displays-shown displays (anna gems (), bert gems (amber 1 ruby-1 1) rings (0, 0, 0, 2)) laid (anna, bert cards (ruby-1, amber, ring-with-amber, ring-with-amber))
      sale-held displays (anna gems (), bert gems (amber 1 ruby-1 1) rings (0, 0, 0, 2)) fashion (ruby, amber, emerald, diamond) prices (fashion 30 gem ruby price 40 rarity 10 shown 1, fashion 20 gem amber price 20 rarity 0 shown 1, fashion 10 gem emerald price 40 rarity 30 shown 0, fashion 0 gem diamond price 20 rarity 20 shown 0) sale 1 scores (0, 100) sold (bert each 40 gem ruby jewels 1 pounds 40, bert each 20 gem amber jewels 3 pounds 60)
      turn-began anna turn 11
 57  anna end-influence · buy ruby-2 6
      bought anna card ruby-2 left 4 price 6 slot 2
 59  anna end-purchase [10]
      purchase-ended anna lost 4
      prices-fell fallen (card amber price 1 slot 0, card amber price 1 slot 1, card amber price 1 slot 3, card diamond-2 price 6 slot 4)
      market-filled card ruby-3 slot 2
      turn-began bert turn 12
 60  bert buy ruby-3 10
      bought bert card ruby-3 left 0 price 10 slot 2
 61  bert end-purchase [65, 44, 32, 34]
      purchase-ended bert lost 0
      prices-fell discarded (card amber slot 0, card amber slot 1, card amber slot 3) fallen (card diamond-2 price 4 slot 4)
      market-filled card musketeer slot 0
      market-filled card ring slot 1
      market-filled card amber slot 2
      market-filled card amber slot 3
      turn-began anna turn 13
 62  anna end-influence · buy amber 6
      bought anna card amber left 4 price 6 slot 2
 64  anna buy diamond-2 4
      bought anna card diamond-2 left 0 price 4 slot 4
 65  anna end-purchase [21, 35]
      purchase-ended anna lost 0
      prices-fell fallen (card musketeer price 5 slot 0, card ring price 7 slot 1, card amber price 4 slot 3)
      market-filled card diamond-1 slot 2
      market-filled card amber slot 4
      turn-began bert turn 14
 66  bert buy musketeer 5
      bought bert card musketeer left 5 price 5 slot 0
 67  bert buy amber 4
      bought bert card amber left 1 price 4 slot 3
 68  bert end-purchase [27, 58]
      purchase-ended bert lost 1
      prices-fell fallen (card ring price 5 slot 1, card diamond-1 price 4 slot 2, card amber price 4 slot 4)
      market-filled card diamond-2 slot 0
      market-filled card musketeer slot 3
      turn-began anna turn 15
 69  anna end-influence · buy amber 4
      bought anna card amber left 6 price 4 slot 4
 71  anna end-purchase [30]
      purchase-ended anna lost 6
      prices-fell fallen (card diamond-2 price 6 slot 0, card ring price 3 slot 1, card diamond-1 price 2 slot 2, card musketeer price 5 slot 3)
      market-filled card amber slot 4
      turn-began bert turn 16
 72  bert buy musketeer 5
      bought bert card musketeer left 5 price 5 slot 3
 73  bert end-purchase [50, 13]
      purchase-ended bert lost 5
      prices-fell discarded (card ring slot 1) fallen (card diamond-2 price 4 slot 0, card diamond-1 price 1 slot 2, card amber price 4 slot 4)
      market-filled card thief slot 1
      market-filled card emerald-1 slot 3
      turn-began anna turn 17
 74  anna end-influence · buy emerald-1 6
      bought anna card emerald-1 left 4 price 6 slot 3
 76  anna buy diamond-1 1
      bought anna card diamond-1 left 3 price 1 slot 2
 77  anna end-purchase [1, 35]
      purchase-ended anna lost 3
      prices-fell fallen (card diamond-2 price 2 slot 0, card thief price 6 slot 1, card amber price 2 slot 4)
      market-filled card ruby-1 slot 2
      market-filled card ring slot 3
      turn-began bert turn 18
 78  bert buy ruby-1 6
      bought bert card ruby-1 left 4 price 6 slot 2
 79  bert buy amber 2
      bought bert card amber left 2 price 2 slot 4
 80  bert buy diamond-2 2
      bought bert card diamond-2 left 0 price 2 slot 0
 81  bert end-purchase [8, 0, 12]
      purchase-ended bert lost 0
      prices-fell fallen (card thief price 4 slot 1, card ring price 7 slot 3)
      market-filled card ruby-3 slot 0
      market-filled card ruby-1 slot 2
      market-filled card emerald-1 slot 4
      turn-began anna turn 19
 82  anna end-influence · buy thief 4
      bought anna card thief left 6 price 4 slot 1
 84  anna end-purchase [18]
      purchase-ended anna lost 6
      prices-fell fallen (card ruby-3 price 8 slot 0, card ruby-1 price 4 slot 2, card ring price 5 slot 3, card emerald-1 price 4 slot 4)
      market-filled card diamond-1 slot 1
      turn-began bert turn 20
 85  bert buy diamond-1 6
      bought bert card diamond-1 left 4 price 6 slot 1
 86  bert buy ruby-1 4
      bought bert card ruby-1 left 0 price 4 slot 2
 87  bert end-purchase [46, 36]
      purchase-ended bert lost 0
      prices-fell fallen (card ruby-3 price 6 slot 0, card ring price 3 slot 3, card emerald-1 price 2 slot 4)
      market-filled card astrologer slot 1
      market-filled card confessor slot 2
      turn-began anna turn 21
 88  anna end-influence · buy ruby-3 6
      bought anna card ruby-3 left 4 price 6 slot 0
 90  anna buy ring 3
      bought anna card ring left 1 price 3 slot 3
 91  anna end-purchase [3]
      purchase-ended anna lost 1
      prices-fell fallen (card astrologer price 5 slot 1, card confessor price 4 slot 2, card emerald-1 price 1 slot 4)
      market-filled card ruby-1 slot 0
      merchant-came anna merchant 2
      sale-began sale 2
 92  anna show ruby-2 1 · show ruby-3 1 · show emerald-1 1 · show emerald-2 0 · show diamond-1 1 · show diamond-2 0 · show amber 4 · rings ruby 0 · rings emerald 1 · rings diamond 1 · king ruby · bankers 1 · seal
      display-sealed anna
105  bert show ruby-1 1 · show ruby-3 0 · show emerald-3 1 · show diamond-1 0 · show diamond-2 1 · show amber 1 · seal
      display-sealed bert
      displays-shown displays (anna bankers 1 gems (amber 4 diamond-1 1 emerald-1 1 ruby-2 1 ruby-3 1) king ruby rings (0, 1, 1, 0), bert gems (amber 1 diamond-2 1 emerald-3 1 ruby-1 1)) laid (anna cards (ruby-2, ruby-3, king-with-ruby, amber, amber, amber, amber, emerald-1, ring-with-emerald, diamond-1, ring-with-diamond, banker), bert cards (ruby-1, amber, emerald-3, diamond-2))
112  anna decline [32]
      sale-held displays (anna bankers 1 gems (amber 4 diamond-1 1 emerald-1 1 ruby-2 1 ruby-3 1) king ruby rings (0, 1, 1, 0), bert gems (amber 1 diamond-2 1 emerald-3 1 ruby-1 1)) fashion (ruby, amber, emerald, diamond) prices (fashion 30 forbidden true gem ruby price 30 rarity 0 shown 6, fashion 20 gem amber price 30 rarity 10 shown 5, fashion 10 gem emerald price 30 rarity 20 shown 4, fashion 0 gem diamond price 30 rarity 30 shown 3) sale 2 scores (40, 160) sold (anna each 40 gem amber jewels 1 pounds 40, bert each 30 gem emerald jewels 1 pounds 30, bert each 30 gem diamond jewels 1 pounds 30)
      market-filled card king slot 3
      turn-began bert turn 22
113  bert buy ruby-1 6
      bought bert card ruby-1 left 4 price 6 slot 0
114  bert end-purchase [43, 19]
      purchase-ended bert lost 4
      prices-fell discarded (card emerald-1 slot 4) fallen (card astrologer price 3 slot 1, card confessor price 2 slot 2, card king price 9 slot 3)
      market-filled card cardinal slot 0
      market-filled card diamond-2 slot 4
      turn-began anna turn 23
115  anna thief 1 [6]
      thief-played anna target bert
      [anna, bert] stole card (up amber) thief anna victim bert
      [others] stole card down thief anna victim bert
116  anna end-influence · buy astrologer 3 [24]
      bought anna card astrologer left 7 price 3 slot 1
      [anna] astrologer-drew anna card (up amber)
      [others] astrologer-drew anna card down
118  anna buy confessor 2
      bought anna card confessor left 5 price 2 slot 2
119  anna end-purchase [14, 28]
      purchase-ended anna lost 5
      prices-fell fallen (card cardinal price 6 slot 0, card king price 7 slot 3, card diamond-2 price 6 slot 4)
      market-filled card emerald-3 slot 1
      market-filled card necklace slot 2
      turn-began bert turn 24
120  bert end-influence · buy king 7
      bought bert card king left 3 price 7 slot 3
122  bert end-purchase [9]
      purchase-ended bert lost 3
      prices-fell fallen (card cardinal price 4 slot 0, card emerald-3 price 8 slot 1, card necklace price 11 slot 2, card diamond-2 price 4 slot 4)
      market-filled card emerald-1 slot 3
      turn-began anna turn 25
123  anna end-influence · buy diamond-2 4
      bought anna card diamond-2 left 6 price 4 slot 4
125  anna buy emerald-1 6
      bought anna card emerald-1 left 0 price 6 slot 3
126  anna end-purchase [5, 25]
      purchase-ended anna lost 0
      prices-fell fallen (card cardinal price 2 slot 0, card emerald-3 price 6 slot 1, card necklace price 9 slot 2)
      market-filled card ruby-2 slot 3
      market-filled card ring slot 4
      turn-began bert turn 26
127  bert end-influence · buy necklace 9
      bought bert card necklace left 1 price 9 slot 2
129  bert end-purchase [12, 1]
      purchase-ended bert lost 1
      prices-fell discarded (card cardinal slot 0) fallen (card emerald-3 price 4 slot 1, card ruby-2 price 6 slot 3, card ring price 7 slot 4)
      market-filled card diamond-1 slot 0
      market-filled card ruby-1 slot 2
      turn-began anna turn 27
130  anna confessor 1
      confessor-played anna target bert
      [anna alone] hand-seen anna cards (ruby-1, ruby-1, ruby-3, diamond-1, diamond-1, diamond-1, necklace, king, musketeer, musketeer) target bert
131  anna end-influence · buy diamond-1 6
      bought anna card diamond-1 left 4 price 6 slot 0
133  anna buy emerald-3 4
      bought anna card emerald-3 left 0 price 4 slot 1
134  anna end-purchase [17, 20]
      purchase-ended anna lost 0
      prices-fell fallen (card ruby-1 price 4 slot 2, card ruby-2 price 4 slot 3, card ring price 5 slot 4)
      market-filled card amber slot 0
      market-filled card amber slot 1
      turn-began bert turn 28
135  bert end-influence · buy ruby-1 4
      bought bert card ruby-1 left 6 price 4 slot 2
137  bert end-purchase [11]
      purchase-ended bert lost 6
      prices-fell fallen (card amber price 4 slot 0, card amber price 4 slot 1, card ruby-2 price 2 slot 3, card ring price 3 slot 4)
      market-filled card diamond-1 slot 2
      turn-began anna turn 29
138  anna end-influence · buy diamond-1 6
      bought anna card diamond-1 left 4 price 6 slot 2
140  anna end-purchase [2, 28, 13]
      purchase-ended anna lost 4
      prices-fell discarded (card ruby-2 slot 3, card ring slot 4) fallen (card amber price 2 slot 0, card amber price 2 slot 1)
      market-filled card ruby-2 slot 2
      market-filled card alchemist slot 3
      market-filled card diamond-3 slot 4
      turn-began bert turn 30
141  bert end-influence · buy alchemist 10
      bought bert card alchemist left 0 price 10 slot 3
143  bert end-purchase [25]
      purchase-ended bert lost 0
      prices-fell fallen (card amber price 1 slot 0, card amber price 1 slot 1, card ruby-2 price 6 slot 2, card diamond-3 price 8 slot 4)
      market-filled card thief slot 3
      turn-began anna turn 31
144  anna end-influence · buy thief 8
      bought anna card thief left 2 price 8 slot 3
146  anna buy amber 1
      bought anna card amber left 1 price 1 slot 0
147  anna end-purchase [19, 6, 25]
      purchase-ended anna lost 1
      prices-fell discarded (card amber slot 1) fallen (card ruby-2 price 4 slot 2, card diamond-3 price 6 slot 4)
      market-filled card confessor slot 0
      market-filled card emerald-1 slot 1
      market-filled card musketeer slot 3
      turn-began bert turn 32
148  bert end-influence · buy musketeer 7
      bought bert card musketeer left 3 price 7 slot 3
150  bert end-purchase [1]
      purchase-ended bert lost 3
      prices-fell fallen (card confessor price 4 slot 0, card emerald-1 price 4 slot 1, card ruby-2 price 2 slot 2, card diamond-3 price 4 slot 4)
      market-filled card ruby-1 slot 3
      turn-began anna turn 33
151  anna end-influence · buy diamond-3 4
      bought anna card diamond-3 left 6 price 4 slot 4
153  anna end-purchase [24, 9]
      purchase-ended anna lost 6
      prices-fell discarded (card ruby-2 slot 2) fallen (card confessor price 2 slot 0, card emerald-1 price 2 slot 1, card ruby-1 price 4 slot 3)
      market-filled card musketeer slot 2
      market-filled card diamond-2 slot 4
      turn-began bert turn 34
154  bert end-influence · buy ruby-1 4
      bought bert card ruby-1 left 6 price 4 slot 3
156  bert buy confessor 2
      bought bert card confessor left 4 price 2 slot 0
157  bert end-purchase
      purchase-ended bert lost 4
      prices-fell fallen (card emerald-1 price 1 slot 1, card musketeer price 5 slot 2, card diamond-2 price 6 slot 4)
      merchant-came bert merchant 3
      sale-began sale 3
158  anna show emerald-1 0 · show emerald-2 1 · show emerald-3 1 · show diamond-1 0 · show diamond-2 0 · show diamond-3 0 · show amber 2 · seal
      display-sealed anna
166  bert show ruby-1 0 · show ruby-3 1 · show diamond-1 0 · king ruby · necklace ruby · seal
      display-sealed bert
      displays-shown displays (anna gems (amber 2 emerald-2 1 emerald-3 1), bert gems (ruby-3 1) king ruby necklace ruby) laid (anna cards (amber, amber, emerald-2, emerald-3), bert cards (ruby-3, king-with-ruby, necklace-with-ruby))
172  bert transmute ruby-3 emerald
      alchemist-played bert card ruby-3 into emerald-3
      sale-held displays (anna gems (amber 2 emerald-2 1 emerald-3 1), bert gems (emerald-3 1) king ruby necklace ruby) fashion (ruby, amber, emerald, diamond) prices (fashion 30 gem ruby price 60 rarity 30 shown 0, fashion 20 gem amber price 30 rarity 10 shown 2, fashion 10 gem emerald price 10 rarity 0 shown 8, fashion 0 gem diamond price 20 rarity 20 shown 0) sale 3 scores (80, 160) sold (anna each 30 gem amber jewels 1 pounds 30, anna each 10 gem emerald jewels 1 pounds 10) transmuted (bert card ruby-3 into emerald-3)
      game-ended standings (places (2, 1) scores (80, 160))
scores [80, 160] places [2, 1]
