queens-necklace · rules 2 · 3 seats · the house
  0       deal [0, 2, 1, 76, 44, 84, 25, 63, 67, 6, 49, 24, 23, 54, 16, 4, 2, 2, 66, 5, 9, 81, 6, 0]
      dealt deck 86 fashion (amber, emerald, diamond, ruby) first anna seats 3
      [anna alone] hand-dealt anna cards (emerald-2, amber, courtier, thief)
      [bert alone] hand-dealt bert cards (ruby-1, amber, ring, banker)
      [cleo alone] hand-dealt cleo cards (emerald-1, emerald-2, emerald-3, ring)
      market-laid cards (courtier, ruby-1, ruby-2, musketeer, ruby-2)
      turn-began anna turn 1
  1  anna courtier
      courtier-played anna ducats 13
  2  anna thief 2 [1]
      thief-played anna target cleo
      [anna, cleo] stole card (up emerald-2) thief anna victim cleo
      [others] stole card down thief anna victim cleo
  3  anna end-influence · buy courtier 6
      bought anna card courtier left 7 price 6 slot 0
  5  anna buy ruby-1 6 [76, 81]
      bought anna card ruby-1 left 1 price 6 slot 1
      purchase-ended anna lost 1
      prices-fell fallen (card ruby-2 price 6 slot 2, card musketeer price 5 slot 3, card ruby-2 price 6 slot 4)
      market-filled card astrologer slot 0
      market-filled card queen slot 1
      turn-began bert turn 2
  6  bert end-influence · buy astrologer 7 [66, 22]
      bought bert card astrologer left 3 price 7 slot 0
      [bert] astrologer-drew bert card (up forger)
      [others] astrologer-drew bert card down
      purchase-ended bert lost 3
      prices-fell fallen (card queen price 8 slot 1, card ruby-2 price 4 slot 2, card musketeer price 3 slot 3, card ruby-2 price 4 slot 4)
      market-filled card diamond-1 slot 0
      turn-began cleo turn 3
  8  cleo end-influence · buy ruby-2 4
      bought cleo card ruby-2 left 6 price 4 slot 2
 10  cleo buy musketeer 3 [35, 70]
      bought cleo card musketeer left 3 price 3 slot 3
      purchase-ended cleo lost 3
      prices-fell fallen (card diamond-1 price 4 slot 0, card queen price 6 slot 1, card ruby-2 price 2 slot 4)
      market-filled card amber slot 2
      market-filled card alchemist slot 3
      turn-began anna turn 4
 11  anna courtier
      courtier-played anna ducats 13
 12  anna end-influence · buy diamond-1 4
      bought anna card diamond-1 left 9 price 4 slot 0
 14  anna buy queen 6
      bought anna card queen left 3 price 6 slot 1
 15  anna buy ruby-2 2 [44]
      bought anna card ruby-2 left 1 price 2 slot 4
      purchase-ended anna lost 1
      prices-fell fallen (card amber price 4 slot 2, card alchemist price 8 slot 3)
      market-filled card amber slot 0
 16  anna queen [62, 54, 41]
      queen-played anna card amber slot 0
      market-filled card forger slot 0
      market-filled card king slot 1
      market-filled card amber slot 4
      turn-began bert turn 5
 17  bert end-influence · buy amber 6
      bought bert card amber left 4 price 6 slot 4
 19  bert end-purchase [37]
      purchase-ended bert lost 4
      prices-fell fallen (card forger price 5 slot 0, card king price 9 slot 1, card amber price 2 slot 2, card alchemist price 6 slot 3)
      market-filled card amber slot 4
      turn-began cleo turn 6
 20  cleo end-influence · buy forger 5
      bought cleo card forger left 5 price 5 slot 0
 22  cleo end-purchase [43]
      purchase-ended cleo lost 5
      prices-fell fallen (card king price 7 slot 1, card amber price 1 slot 2, card alchemist price 4 slot 3, card amber price 4 slot 4)
      market-filled card amber slot 0
      turn-began anna turn 7
 23  anna end-influence · buy amber 6
      bought anna card amber left 4 price 6 slot 0
 25  anna buy amber 1 [8, 22, 30]
      bought anna card amber left 3 price 1 slot 2
      purchase-ended anna lost 3
      prices-fell discarded (card alchemist slot 3) fallen (card king price 5 slot 1, card amber price 2 slot 4)
      market-filled card ruby-3 slot 0
      market-filled card diamond-1 slot 2
      market-filled card diamond-3 slot 3
      turn-began bert turn 8
 26  bert forger 2 ruby
      forger-played bert gem ruby target cleo
 27  cleo discard ruby-2
      gem-discarded cleo card ruby-2
 28  bert end-influence · buy diamond-3 10 [10, 65]
      bought bert card diamond-3 left 0 price 10 slot 3
      purchase-ended bert lost 0
      prices-fell discarded (card king slot 1) fallen (card ruby-3 price 8 slot 0, card diamond-1 price 4 slot 2, card amber price 1 slot 4)
      market-filled card emerald-1 slot 1
      market-filled card musketeer slot 3
      turn-began cleo turn 9
 30  cleo forger 0 diamond
      forger-played cleo gem diamond target anna
 31  anna discard diamond-1
      gem-discarded anna card diamond-1
 32  cleo end-influence · buy ruby-3 8
      bought cleo card ruby-3 left 2 price 8 slot 0
 34  cleo end-purchase [44, 32]
      purchase-ended cleo lost 2
      prices-fell discarded (card amber slot 4) fallen (card emerald-1 price 4 slot 1, card diamond-1 price 2 slot 2, card musketeer price 5 slot 3)
      market-filled card necklace slot 0
      market-filled card amber slot 4
      turn-began anna turn 10
 35  anna end-influence · buy emerald-1 4
      bought anna card emerald-1 left 6 price 4 slot 1
 37  anna buy amber 6 [34, 21]
      bought anna card amber left 0 price 6 slot 4
      purchase-ended anna lost 0
      prices-fell fallen (card necklace price 11 slot 0, card diamond-1 price 1 slot 2, card musketeer price 3 slot 3)
      market-filled card amber slot 1
      market-filled card diamond-1 slot 4
      turn-began bert turn 11
 38  bert end-influence · buy diamond-1 1
      bought bert card diamond-1 left 9 price 1 slot 2
 40  bert end-purchase [35]
      purchase-ended bert lost 9
      prices-fell fallen (card necklace price 9 slot 0, card amber price 4 slot 1, card musketeer price 1 slot 3, card diamond-1 price 4 slot 4)
      market-filled card amber slot 2
      turn-began cleo turn 12
 41  cleo end-influence · buy amber 6
      bought cleo card amber left 4 price 6 slot 2
 43  cleo buy amber 4 [27, 58, 30]
      bought cleo card amber left 0 price 4 slot 1
      purchase-ended cleo lost 0
      prices-fell discarded (card musketeer slot 3) fallen (card necklace price 7 slot 0, card diamond-1 price 2 slot 4)
      market-filled card diamond-3 slot 1
      market-filled card musketeer slot 2
      market-filled card amber slot 3
      turn-began anna turn 13
 44  anna end-influence · buy diamond-1 2
      bought anna card diamond-1 left 8 price 2 slot 4
 46  anna buy musketeer 7 [50]
      bought anna card musketeer left 1 price 7 slot 2
      purchase-ended anna lost 1
      prices-fell discarded (card necklace slot 0) fallen (card diamond-3 price 8 slot 1, card amber price 4 slot 3)
      market-filled card thief slot 0
      merchant-came anna merchant 1
 47  bert decline
      cardinal-declined bert
 48  cleo decline
      cardinal-declined cleo
      sale-began sale 1
 49  anna show ruby-1 1 · show ruby-2 0 · show emerald-1 1 · show emerald-2 1 · show diamond-1 0 · show amber 0 · seal
      display-sealed anna
 56  bert show ruby-1 0 · show diamond-1 0 · show diamond-3 1 · show amber 2 · rings diamond 0 · rings amber 0 · bankers 1 · seal
      display-sealed bert
 64  cleo show ruby-3 1 · show emerald-1 1 · show emerald-3 1 · show amber 2 · rings ruby 0 · rings emerald 0 · rings amber 0 · seal [13, 1]
      display-sealed cleo
      displays-shown displays (anna gems (emerald-1 1 emerald-2 1 ruby-1 1), bert bankers 1 gems (amber 2 diamond-3 1), cleo gems (amber 2 emerald-1 1 emerald-3 1 ruby-3 1)) laid (anna cards (emerald-1, emerald-2, ruby-1), bert cards (amber, amber, diamond-3, banker), cleo cards (amber, amber, emerald-1, emerald-3, ruby-3))
      sale-held displays (anna gems (emerald-1 1 emerald-2 1 ruby-1 1), bert bankers 1 gems (amber 2 diamond-3 1), cleo gems (amber 2 emerald-1 1 emerald-3 1 ruby-3 1)) fashion (amber, emerald, diamond, ruby) prices (fashion 30 gem amber price 50 rarity 20 shown 4, fashion 20 gem emerald price 20 rarity 0 shown 7, fashion 10 gem diamond price 40 rarity 30 shown 3, fashion 0 gem ruby price 10 rarity 10 shown 4) sale 1 scores (0, 110, 80) sold (bert each 60 gem amber jewels 1 pounds 60, cleo each 50 gem amber jewels 1 pounds 50, cleo each 20 gem emerald jewels 1 pounds 20, bert each 50 gem diamond jewels 1 pounds 50, cleo each 10 gem ruby jewels 1 pounds 10)
      market-filled card emerald-1 slot 2
      market-filled card ruby-1 slot 4
      turn-began bert turn 14
 72  bert end-influence · buy amber 4
      bought bert card amber left 6 price 4 slot 3
 74  bert end-purchase [35]
      purchase-ended bert lost 6
      prices-fell fallen (card thief price 6 slot 0, card diamond-3 price 6 slot 1, card emerald-1 price 4 slot 2, card ruby-1 price 4 slot 4)
      market-filled card ring slot 3
      turn-began cleo turn 15
 75  cleo end-influence · buy thief 6
      bought cleo card thief left 4 price 6 slot 0
 77  cleo buy emerald-1 4 [8, 0]
      bought cleo card emerald-1 left 0 price 4 slot 2
      purchase-ended cleo lost 0
      prices-fell fallen (card diamond-3 price 4 slot 1, card ring price 7 slot 3, card ruby-1 price 2 slot 4)
      market-filled card emerald-1 slot 0
      market-filled card ruby-1 slot 2
      turn-began anna turn 16
 78  anna end-influence · buy ruby-1 6
      bought anna card ruby-1 left 4 price 6 slot 2
 80  anna end-purchase [12, 18]
      purchase-ended anna lost 4
      prices-fell discarded (card diamond-3 slot 1) fallen (card emerald-1 price 4 slot 0, card ring price 5 slot 3, card ruby-1 price 1 slot 4)
      market-filled card emerald-2 slot 1
      market-filled card diamond-2 slot 2
      turn-began bert turn 17
 81  bert end-influence · buy ruby-1 1
      bought bert card ruby-1 left 9 price 1 slot 4
 83  bert buy diamond-2 8 [46, 36]
      bought bert card diamond-2 left 1 price 8 slot 2
      purchase-ended bert lost 1
      prices-fell fallen (card emerald-1 price 2 slot 0, card emerald-2 price 6 slot 1, card ring price 3 slot 3)
      market-filled card astrologer slot 2
      market-filled card confessor slot 4
      turn-began cleo turn 18
 84  cleo thief 1 [3]
      thief-played cleo target bert
      [bert, cleo] stole card (up diamond-2) thief cleo victim bert
      [others] stole card down thief cleo victim bert
 85  cleo end-influence · buy astrologer 7 [0]
      bought cleo card astrologer left 3 price 7 slot 2
      [cleo] astrologer-drew cleo card (up ruby-1)
      [others] astrologer-drew cleo card down
 87  cleo buy ring 3 [16, 19]
      bought cleo card ring left 0 price 3 slot 3
      purchase-ended cleo lost 0
      prices-fell fallen (card emerald-1 price 1 slot 0, card emerald-2 price 4 slot 1, card confessor price 4 slot 4)
      market-filled card diamond-2 slot 2
      market-filled card amber slot 3
      turn-began anna turn 19
 88  anna end-influence · buy emerald-1 1
      bought anna card emerald-1 left 9 price 1 slot 0
 90  anna buy amber 6 [42, 24]
      bought anna card amber left 3 price 6 slot 3
      purchase-ended anna lost 3
      prices-fell fallen (card emerald-2 price 2 slot 1, card diamond-2 price 6 slot 2, card confessor price 2 slot 4)
      market-filled card cardinal slot 0
      market-filled card ring slot 3
      turn-began bert turn 20
 91  bert end-influence · buy confessor 2
      bought bert card confessor left 8 price 2 slot 4
 93  bert buy emerald-2 2
      bought bert card emerald-2 left 6 price 2 slot 1
 94  bert end-purchase [14, 28]
      purchase-ended bert lost 6
      prices-fell fallen (card cardinal price 6 slot 0, card diamond-2 price 4 slot 2, card ring price 7 slot 3)
      market-filled card diamond-1 slot 1
      market-filled card banker slot 4
      turn-began cleo turn 21
 95  cleo end-influence · buy cardinal 6
      bought cleo card cardinal left 4 price 6 slot 0
 97  cleo buy diamond-2 4 [9, 5]
      bought cleo card diamond-2 left 0 price 4 slot 2
      purchase-ended cleo lost 0
      prices-fell fallen (card diamond-1 price 4 slot 1, card ring price 5 slot 3, card banker price 8 slot 4)
      market-filled card emerald-2 slot 0
      market-filled card ruby-3 slot 2
      turn-began anna turn 22
 98  anna end-influence · buy banker 8 [25]
      bought anna card banker left 2 price 8 slot 4
      purchase-ended anna lost 2
      prices-fell fallen (card emerald-2 price 6 slot 0, card diamond-1 price 2 slot 1, card ruby-3 price 8 slot 2, card ring price 3 slot 3)
      market-filled card king slot 4
      turn-began bert turn 23
100  bert end-influence · buy ring 3
      bought bert card ring left 7 price 3 slot 3
102  bert buy diamond-1 2 [12, 1]
      bought bert card diamond-1 left 5 price 2 slot 1
      purchase-ended bert lost 5
      prices-fell fallen (card emerald-2 price 4 slot 0, card ruby-3 price 6 slot 2, card king price 9 slot 4)
      market-filled card diamond-1 slot 1
      market-filled card ruby-1 slot 3
      turn-began cleo turn 24
103  cleo end-influence · buy ruby-1 6
      bought cleo card ruby-1 left 4 price 6 slot 3
105  cleo end-purchase [17]
      purchase-ended cleo lost 4
      prices-fell fallen (card emerald-2 price 2 slot 0, card diamond-1 price 4 slot 1, card ruby-3 price 4 slot 2, card king price 7 slot 4)
      market-filled card amber slot 3
      turn-began anna turn 25
106  anna end-influence · buy emerald-2 2
      bought anna card emerald-2 left 8 price 2 slot 0
108  anna buy ruby-3 4
      bought anna card ruby-3 left 4 price 4 slot 2
109  anna buy diamond-1 4 [20, 11, 2]
      bought anna card diamond-1 left 0 price 4 slot 1
      purchase-ended anna lost 0
      prices-fell fallen (card amber price 4 slot 3, card king price 5 slot 4)
      market-filled card ring slot 0
      market-filled card diamond-2 slot 1
      market-filled card ruby-2 slot 2
      turn-began bert turn 26
110  bert confessor 2
      confessor-played bert target cleo
      [bert alone] hand-seen bert cards (ruby-1, ruby-1, emerald-1, diamond-2, diamond-2, ring, ring, cardinal, musketeer) target cleo
111  bert end-influence · buy ruby-2 8 [28, 13]
      bought bert card ruby-2 left 2 price 8 slot 2
      purchase-ended bert lost 2
      prices-fell discarded (card king slot 4) fallen (card ring price 7 slot 0, card diamond-2 price 6 slot 1, card amber price 2 slot 3)
      market-filled card thief slot 2
      market-filled card amber slot 4
      turn-began cleo turn 27
113  cleo end-influence · buy thief 8
      bought cleo card thief left 2 price 8 slot 2
115  cleo end-purchase
      purchase-ended cleo lost 2
      prices-fell fallen (card ring price 5 slot 0, card diamond-2 price 4 slot 1, card amber price 1 slot 3, card amber price 4 slot 4)
      merchant-came cleo merchant 2
116  anna decline
      cardinal-declined anna
117  bert decline
      cardinal-declined bert
      sale-began sale 2
118  anna show ruby-1 1 · show ruby-2 0 · show ruby-3 0 · show emerald-1 0 · show emerald-2 0 · show diamond-1 0 · show amber 5 · bankers 1 · seal
      display-sealed anna
127  bert show ruby-1 1 · show ruby-2 0 · show emerald-2 0 · show diamond-1 0 · show amber 1 · rings ruby 1 · rings amber 1 · seal
      display-sealed bert
135  cleo show ruby-1 1 · show emerald-1 1 · show diamond-2 0 · rings ruby 1 · rings emerald 0 · seal [25]
      display-sealed cleo
      displays-shown displays (anna bankers 1 gems (amber 5 ruby-1 1), bert gems (amber 1 ruby-1 1) rings (1, 0, 0, 1), cleo gems (emerald-1 1 ruby-1 1) rings (1, 0, 0, 0)) laid (anna cards (amber, amber, amber, amber, amber, ruby-1, banker), bert cards (amber, ring-with-amber, ruby-1, ring-with-ruby), cleo cards (emerald-1, ruby-1, ring-with-ruby))
      sale-held displays (anna bankers 1 gems (amber 5 ruby-1 1), bert gems (amber 1 ruby-1 1) rings (1, 0, 0, 1), cleo gems (emerald-1 1 ruby-1 1) rings (1, 0, 0, 0)) fashion (amber, emerald, diamond, ruby) prices (fashion 30 gem amber price 30 rarity 0 shown 6, fashion 20 gem emerald price 40 rarity 20 shown 1, fashion 10 gem diamond price 40 rarity 30 shown 0, fashion 0 gem ruby price 10 rarity 10 shown 3) sale 2 scores (60, 130, 140) sold (anna each 40 gem amber jewels 1 pounds 40, cleo each 40 gem emerald jewels 1 pounds 40, anna each 20 gem ruby jewels 1 pounds 20, bert each 10 gem ruby jewels 2 pounds 20, cleo each 10 gem ruby jewels 2 pounds 20)
      market-filled card favorite slot 2
      turn-began anna turn 28
141  anna end-influence · buy favorite 8
      bought anna card favorite left 2 price 8 slot 2
143  anna end-purchase [19, 6]
      purchase-ended anna lost 2
      prices-fell discarded (card amber slot 3) fallen (card ring price 3 slot 0, card diamond-2 price 2 slot 1, card amber price 2 slot 4)
      market-filled card confessor slot 2
      market-filled card emerald-2 slot 3
      turn-began bert turn 29
144  bert end-influence · buy emerald-2 8
      bought bert card emerald-2 left 2 price 8 slot 3
146  bert buy diamond-2 2 [25, 1, 24]
      bought bert card diamond-2 left 0 price 2 slot 1
      purchase-ended bert lost 0
      prices-fell discarded (card ring slot 0) fallen (card confessor price 4 slot 2, card amber price 1 slot 4)
      market-filled card cardinal slot 0
      market-filled card ruby-2 slot 1
      market-filled card musketeer slot 3
      turn-began cleo turn 30
147  cleo thief 0 [1]
      thief-played cleo target anna
      [anna, cleo] stole card (up ruby-3) thief cleo victim anna
      [others] stole card down thief cleo victim anna
148  cleo end-influence · buy ruby-2 8
      bought cleo card ruby-2 left 2 price 8 slot 1
150  cleo end-purchase [20, 0]
      purchase-ended cleo lost 2
      prices-fell discarded (card amber slot 4) fallen (card cardinal price 6 slot 0, card confessor price 2 slot 2, card musketeer price 5 slot 3)
      market-filled card favorite slot 1
      market-filled card ruby-1 slot 4
      turn-began anna turn 31
151  anna favorite emerald
      favorite-played anna fashion (emerald, amber, diamond, ruby) gem emerald
152  anna end-influence · buy ruby-1 6
      bought anna card ruby-1 left 4 price 6 slot 4
154  anna end-purchase [17]
      purchase-ended anna lost 4
      prices-fell fallen (card cardinal price 4 slot 0, card favorite price 6 slot 1, card confessor price 1 slot 2, card musketeer price 3 slot 3)
      market-filled card courtier slot 4
      turn-began bert turn 32
155  bert end-influence · buy courtier 6
      bought bert card courtier left 4 price 6 slot 4
157  bert buy confessor 1
      bought bert card confessor left 3 price 1 slot 2
158  bert buy musketeer 3 [0, 3, 0]
      bought bert card musketeer left 0 price 3 slot 3
      purchase-ended bert lost 0
      prices-fell fallen (card cardinal price 2 slot 0, card favorite price 4 slot 1)
      market-filled card ruby-2 slot 2
      market-filled card emerald-3 slot 3
      market-filled card emerald-1 slot 4
      turn-began cleo turn 33
159  cleo end-influence · buy ruby-2 8
      bought cleo card ruby-2 left 2 price 8 slot 2
161  cleo end-purchase [5, 12]
      purchase-ended cleo lost 2
      prices-fell discarded (card cardinal slot 0) fallen (card favorite price 2 slot 1, card emerald-3 price 8 slot 3, card emerald-1 price 4 slot 4)
      market-filled card diamond-2 slot 0
      market-filled card confessor slot 2
      turn-began anna turn 34
162  anna end-influence · buy favorite 2
      bought anna card favorite left 8 price 2 slot 1
164  anna buy diamond-2 8 [7, 14]
      bought anna card diamond-2 left 0 price 8 slot 0
      purchase-ended anna lost 0
      prices-fell fallen (card confessor price 4 slot 2, card emerald-3 price 6 slot 3, card emerald-1 price 2 slot 4)
      market-filled card amber slot 0
      market-filled card astrologer slot 1
      turn-began bert turn 35
165  bert end-influence · buy astrologer 7 [3]
      bought bert card astrologer left 3 price 7 slot 1
      [bert] astrologer-drew bert card (up diamond-1)
      [others] astrologer-drew bert card down
167  bert buy emerald-1 2 [3, 8]
      bought bert card emerald-1 left 1 price 2 slot 4
      purchase-ended bert lost 1
      prices-fell fallen (card amber price 4 slot 0, card confessor price 2 slot 2, card emerald-3 price 4 slot 3)
      market-filled card diamond-2 slot 1
      market-filled card confessor slot 4
      turn-began cleo turn 36
168  cleo end-influence · buy amber 4
      bought cleo card amber left 6 price 4 slot 0
170  cleo end-purchase [5, 0]
      purchase-ended cleo lost 6
      prices-fell discarded (card emerald-3 slot 3) fallen (card diamond-2 price 6 slot 1, card confessor price 1 slot 2, card confessor price 4 slot 4)
      market-filled card ring slot 0
      market-filled card emerald-1 slot 3
      turn-began anna turn 37
171  anna favorite ruby
      favorite-played anna fashion (ruby, emerald, amber, diamond) gem ruby
172  anna end-influence · buy diamond-2 6
      bought anna card diamond-2 left 4 price 6 slot 1
174  anna buy confessor 1 [3, 7]
      bought anna card confessor left 3 price 1 slot 2
      purchase-ended anna lost 3
      prices-fell fallen (card ring price 7 slot 0, card emerald-1 price 4 slot 3, card confessor price 2 slot 4)
      market-filled card amber slot 1
      market-filled card thief slot 2
      turn-began bert turn 38
175  bert courtier
      courtier-played bert ducats 13
176  bert confessor 0
      confessor-played bert target anna
      [bert alone] hand-seen bert cards (ruby-1, ruby-2, emerald-1, emerald-2, emerald-2, diamond-1, diamond-1, diamond-2, diamond-2, amber, confessor, musketeer) target anna
177  bert end-influence · buy confessor 2
      bought bert card confessor left 11 price 2 slot 4
179  bert end-purchase [6]
      purchase-ended bert lost 11
      prices-fell fallen (card ring price 5 slot 0, card amber price 4 slot 1, card thief price 6 slot 2, card emerald-1 price 2 slot 3)
      market-filled card favorite slot 4
      turn-began cleo turn 39
180  cleo end-influence · buy emerald-1 2
      bought cleo card emerald-1 left 8 price 2 slot 3
182  cleo buy amber 4 [0, 4]
      bought cleo card amber left 4 price 4 slot 1
      purchase-ended cleo lost 4
      prices-fell fallen (card ring price 3 slot 0, card thief price 4 slot 2, card favorite price 6 slot 4)
      market-filled card emerald-1 slot 1
      market-filled card forger slot 3
      turn-began anna turn 40
183  anna confessor 2
      confessor-played anna target cleo
      [anna alone] hand-seen anna cards (ruby-1, ruby-2, ruby-2, ruby-3, emerald-1, diamond-2, diamond-2, amber, amber, ring, cardinal, musketeer) target cleo
184  anna buy thief 4
      bought anna card thief left 6 price 4 slot 2
185  anna buy ring 3 [3, 1]
      bought anna card ring left 3 price 3 slot 0
      purchase-ended anna lost 3
      prices-fell fallen (card emerald-1 price 4 slot 1, card forger price 5 slot 3, card favorite price 4 slot 4)
      market-filled card king slot 0
      market-filled card amber slot 2
      turn-began bert turn 41
186  bert confessor 2
      confessor-played bert target cleo
      [bert alone] hand-seen bert cards (ruby-1, ruby-2, ruby-2, ruby-3, emerald-1, diamond-2, diamond-2, amber, amber, ring, cardinal, musketeer) target cleo
187  bert buy amber 6
      bought bert card amber left 4 price 6 slot 2
188  bert buy emerald-1 4
      bought bert card emerald-1 left 0 price 4 slot 1
      purchase-ended bert lost 0
      prices-fell fallen (card king price 9 slot 0, card forger price 3 slot 3, card favorite price 2 slot 4)
      merchant-came bert merchant 3
189  cleo decline
      cardinal-declined cleo
      sale-began sale 3
190  anna show ruby-1 0 · show ruby-2 1 · show emerald-1 1 · show emerald-2 1 · show diamond-1 2 · show diamond-2 1 · show amber 1 · rings ruby 0 · rings emerald 0 · rings diamond 1 · seal
      display-sealed anna
201  bert show ruby-1 0 · show ruby-2 0 · show emerald-1 0 · show emerald-2 1 · show diamond-1 2 · show diamond-2 1 · show amber 0 · seal
      display-sealed bert
209  cleo show ruby-1 0 · show ruby-2 1 · show ruby-3 0 · show emerald-1 1 · show diamond-2 1 · show amber 1 · rings ruby 1 · seal
      display-sealed cleo
      displays-shown displays (anna gems (amber 1 diamond-1 2 diamond-2 1 emerald-1 1 emerald-2 1 ruby-2 1) rings (0, 0, 1, 0), bert gems (diamond-1 2 diamond-2 1 emerald-2 1), cleo gems (amber 1 diamond-2 1 emerald-1 1 ruby-2 1) rings (1, 0, 0, 0)) laid (anna cards (ruby-2, emerald-1, emerald-2, amber, diamond-1, diamond-1, diamond-2, ring-with-diamond), bert cards (emerald-2, diamond-1, diamond-1, diamond-2), cleo cards (ruby-2, ring-with-ruby, emerald-1, amber, diamond-2))
      sale-held displays (anna gems (amber 1 diamond-1 2 diamond-2 1 emerald-1 1 emerald-2 1 ruby-2 1) rings (0, 0, 1, 0), bert gems (diamond-1 2 diamond-2 1 emerald-2 1), cleo gems (amber 1 diamond-2 1 emerald-1 1 ruby-2 1) rings (1, 0, 0, 0)) fashion (ruby, emerald, amber, diamond) prices (fashion 30 gem ruby price 50 rarity 20 shown 4, fashion 20 gem emerald price 30 rarity 10 shown 6, fashion 10 gem amber price 40 rarity 30 shown 2, fashion 0 gem diamond price 0 rarity 0 shown 10) sale 3 scores (180, 130, 280) sold (anna each 50 gem ruby jewels 1 pounds 50, cleo each 50 gem ruby jewels 2 pounds 100, anna each 30 gem emerald jewels 1 pounds 30, anna each 40 gem amber jewels 1 pounds 40, cleo each 40 gem amber jewels 1 pounds 40, anna each 0 gem diamond jewels 2 pounds 0, bert each 0 gem diamond jewels 1 pounds 0)
      game-ended standings (places (2, 3, 1) scores (180, 130, 280))
scores [180, 130, 280] places [2, 3, 1]
