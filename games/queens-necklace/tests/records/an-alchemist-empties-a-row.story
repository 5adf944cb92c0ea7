queens-necklace · rules 1 · 2 seats · the house
  0       deal [0, 2, 0, 46, 68, 33, 1, 19, 20, 88, 41, 3, 4, 4, 77, 52, 23, 81, 22, 1]
      dealt deck 90 fashion (emerald, amber, diamond, ruby) first bert seats 2
      [anna alone] hand-dealt anna cards (ruby-1, diamond-1, amber, king)
      [bert alone] hand-dealt bert cards (emerald-1, emerald-2, amber, musketeer)
      market-laid cards (favorite, amber, emerald-3, astrologer, emerald-2)
      turn-began bert turn 1
  1  bert end-influence · buy emerald-3 10
      bought bert card emerald-3 left 0 price 10 slot 2
  3  bert end-purchase [69]
      purchase-ended bert lost 0
      prices-fell fallen (card favorite price 6 slot 0, card amber price 4 slot 1, card astrologer price 5 slot 3, card emerald-2 price 6 slot 4)
      market-filled card forger slot 2
      turn-began anna turn 2
  4  anna end-influence · buy forger 7
      bought anna card forger left 3 price 7 slot 2
  6  anna end-purchase [29]
      purchase-ended anna lost 3
      prices-fell fallen (card favorite price 4 slot 0, card amber price 2 slot 1, card astrologer price 3 slot 3, card emerald-2 price 4 slot 4)
      market-filled card diamond-2 slot 2
  7  anna decline
  8  bert decline
      turn-began bert turn 3
  9  bert end-influence · buy favorite 4
      bought bert card favorite left 6 price 4 slot 0
 11  bert end-purchase [66]
      purchase-ended bert lost 6
      prices-fell fallen (card amber price 1 slot 1, card diamond-2 price 6 slot 2, card astrologer price 1 slot 3, card emerald-2 price 2 slot 4)
      market-filled card courtier slot 0
      turn-began anna turn 4
 12  anna forger 1 amber
      forger-played anna gem amber target bert
 13  bert parry
      forger-parried bert forger anna
 14  anna end-influence · buy diamond-2 6
      bought anna card diamond-2 left 4 price 6 slot 2
 16  anna end-purchase [79, 40]
      purchase-ended anna lost 4
      prices-fell discarded (card amber slot 1, card astrologer slot 3, card emerald-2 slot 4) fallen (card courtier price 4 slot 0)
      market-filled card cardinal slot 1
      market-filled card amber slot 2
 17  anna decline
 18  bert decline [78, 46]
      market-filled card musketeer slot 3
      market-filled card amber slot 4
 19  anna decline
 20  bert decline
      turn-began bert turn 5
 21  bert favorite emerald
      favorite-played bert fashion (emerald, amber, diamond, ruby) gem emerald
 22  bert end-influence · buy amber 6
      bought bert card amber left 4 price 6 slot 2
 24  bert buy courtier 4
      bought bert card courtier left 0 price 4 slot 0
 25  bert end-purchase [54, 0]
      purchase-ended bert lost 0
      prices-fell fallen (card cardinal price 6 slot 1, card musketeer price 5 slot 3, card amber price 4 slot 4)
      market-filled card necklace slot 0
      market-filled card ruby-1 slot 2
 26  anna decline
 27  bert decline
      turn-began anna turn 6
 28  anna end-influence · buy ruby-1 6
      bought anna card ruby-1 left 4 price 6 slot 2
 30  anna buy amber 4
      bought anna card amber left 0 price 4 slot 4
 31  anna end-purchase [64, 73]
      purchase-ended anna lost 0
      prices-fell fallen (card necklace price 11 slot 0, card cardinal price 4 slot 1, card musketeer price 3 slot 3)
      market-filled card forger slot 2
      market-filled card cardinal slot 4
      turn-began bert turn 7
 32  bert end-influence · buy cardinal 4
      bought bert card cardinal left 6 price 4 slot 1
 34  bert buy musketeer 3
      bought bert card musketeer left 3 price 3 slot 3
 35  bert end-purchase [26]
      purchase-ended bert lost 3
      prices-fell fallen (card necklace price 9 slot 0, card forger price 5 slot 2, card cardinal price 6 slot 4)
      market-filled card diamond-1 slot 1
 36  anna decline
 37  bert decline [54]
      market-filled card banker slot 3
      turn-began anna turn 8
 38  anna end-influence · buy necklace 9
      bought anna card necklace left 1 price 9 slot 0
 40  anna end-purchase [53]
      purchase-ended anna lost 1
      prices-fell fallen (card diamond-1 price 4 slot 1, card forger price 3 slot 2, card banker price 8 slot 3, card cardinal price 4 slot 4)
      market-filled card king slot 0
      turn-began bert turn 9
 41  bert courtier
      courtier-played bert ducats 13
 42  bert end-influence · buy king 11
      bought bert card king left 2 price 11 slot 0
 44  bert end-purchase [67]
      purchase-ended bert lost 2
      prices-fell fallen (card diamond-1 price 2 slot 1, card forger price 1 slot 2, card banker price 6 slot 3, card cardinal price 2 slot 4)
      market-filled card alchemist slot 0
      turn-began anna turn 10
 45  anna end-influence · buy alchemist 10
      bought anna card alchemist left 0 price 10 slot 0
 47  anna end-purchase [18]
      purchase-ended anna lost 0
      prices-fell discarded (card forger slot 2, card cardinal slot 4) fallen (card diamond-1 price 1 slot 1, card banker price 4 slot 3)
      market-filled card emerald-2 slot 0
 48  anna decline
 49  bert decline [0]
      market-filled card ruby-1 slot 2
 50  anna decline
 51  bert decline [0]
      market-filled card ruby-1 slot 4
 52  anna decline
 53  bert decline
      turn-began bert turn 11
 54  bert end-influence · buy diamond-1 1
      bought bert card diamond-1 left 9 price 1 slot 1
 56  bert buy emerald-2 8
      bought bert card emerald-2 left 1 price 8 slot 0
 57  bert end-purchase [29]
      purchase-ended bert lost 1
      prices-fell discarded (card banker slot 3) fallen (card ruby-1 price 4 slot 2, card ruby-1 price 4 slot 4)
      market-filled card diamond-3 slot 0
 58  anna decline
 59  bert decline [1]
      market-filled card ruby-1 slot 1
 60  anna decline
 61  bert decline [27]
      market-filled card diamond-3 slot 3
 62  anna decline
 63  bert decline
      turn-began anna turn 12
 64  anna end-influence · buy ruby-1 4
      bought anna card ruby-1 left 6 price 4 slot 2
 66  anna end-purchase [21]
      purchase-ended anna lost 6
      prices-fell fallen (card diamond-3 price 8 slot 0, card ruby-1 price 4 slot 1, card diamond-3 price 8 slot 3, card ruby-1 price 2 slot 4)
      market-filled card diamond-1 slot 2
 67  anna decline
 68  bert decline
      turn-began bert turn 13
 69  bert end-influence · buy diamond-1 6
      bought bert card diamond-1 left 4 price 6 slot 2
 71  bert end-purchase [63]
      purchase-ended bert lost 4
      prices-fell fallen (card diamond-3 price 6 slot 0, card ruby-1 price 2 slot 1, card diamond-3 price 6 slot 3, card ruby-1 price 1 slot 4)
      market-filled card musketeer slot 2
      turn-began anna turn 14
 72  anna end-influence · buy ruby-1 1
      bought anna card ruby-1 left 9 price 1 slot 4
 74  anna buy diamond-3 6
      bought anna card diamond-3 left 3 price 6 slot 0
 75  anna buy ruby-1 2
      bought anna card ruby-1 left 1 price 2 slot 1
 76  anna end-purchase [42, 62, 43]
      purchase-ended anna lost 1
      prices-fell fallen (card musketeer price 5 slot 2, card diamond-3 price 4 slot 3)
      market-filled card ring slot 0
      market-filled card queen slot 1
      market-filled card ring slot 4
      turn-began bert turn 15
 77  bert end-influence · buy diamond-3 4
      bought bert card diamond-3 left 6 price 4 slot 3
 79  bert buy musketeer 5
      bought bert card musketeer left 1 price 5 slot 2
 80  bert end-purchase
      purchase-ended bert lost 1
      prices-fell fallen (card ring price 7 slot 0, card queen price 8 slot 1, card ring price 7 slot 4)
      merchant-came bert merchant 1
      sale-began sale 1
 81  anna show ruby-1 2 · show diamond-1 1 · show diamond-2 0 · show diamond-3 0 · show amber 1 · king diamond · necklace amber · seal
      display-sealed anna
 89  bert show emerald-1 1 · show emerald-2 0 · show emerald-3 0 · show diamond-1 0 · show diamond-3 0 · show amber 0 · king none · seal
      display-sealed bert
      displays-shown displays (anna gems (amber 1 diamond-1 1 ruby-1 2) king diamond necklace amber, bert gems (emerald-1 1)) laid (anna cards (amber, necklace-with-amber, diamond-1, king-with-diamond, ruby-1, ruby-1), bert cards (emerald-1))
 97  anna transmute diamond-1 emerald [9, 20]
      alchemist-played anna card diamond-1 into emerald-1
      sale-held displays (anna gems (amber 1 emerald-1 1 ruby-1 2) king diamond necklace amber, bert gems (emerald-1 1)) fashion (emerald, amber, diamond, ruby) prices (fashion 30 gem emerald price 40 rarity 10 shown 2, fashion 20 gem amber price 40 rarity 20 shown 1, fashion 10 forbidden true gem diamond price 40 rarity 30 shown 0, fashion 0 gem ruby price 0 rarity 0 shown 2) sale 1 scores (80, 40) sold (anna each 40 gem emerald jewels 1 pounds 40, bert each 40 gem emerald jewels 1 pounds 40, anna each 40 gem amber jewels 1 pounds 40, anna each 0 gem ruby jewels 1 pounds 0) transmuted (anna card diamond-1 into emerald-1)
      market-filled card emerald-1 slot 2
      market-filled card diamond-1 slot 3
      turn-began anna turn 16
 98  anna end-influence · buy emerald-1 6
      bought anna card emerald-1 left 4 price 6 slot 2
100  anna end-purchase [17]
      purchase-ended anna lost 4
      prices-fell fallen (card ring price 5 slot 0, card queen price 6 slot 1, card diamond-1 price 4 slot 3, card ring price 5 slot 4)
      market-filled card diamond-1 slot 2
      turn-began bert turn 17
101  bert end-influence · buy ring 5
      bought bert card ring left 5 price 5 slot 0
103  bert buy ring 5
      bought bert card ring left 0 price 5 slot 4
104  bert end-purchase [22, 48]
      purchase-ended bert lost 0
      prices-fell fallen (card queen price 4 slot 1, card diamond-1 price 4 slot 2, card diamond-1 price 2 slot 3)
      market-filled card diamond-2 slot 0
      market-filled card favorite slot 4
      turn-began anna turn 18
105  anna end-influence · buy queen 4
      bought anna card queen left 6 price 4 slot 1
107  anna buy diamond-1 4
      bought anna card diamond-1 left 2 price 4 slot 2
108  anna buy diamond-1 2
      bought anna card diamond-1 left 0 price 2 slot 3
109  anna end-purchase [45, 33]
      purchase-ended anna lost 0
      prices-fell fallen (card diamond-2 price 6 slot 0, card favorite price 6 slot 4)
      market-filled card courtier slot 1
      market-filled card amber slot 2
110  anna queen [34, 22]
      queen-played anna card amber slot 2
      market-filled card ring slot 2
      market-filled card amber slot 3
      turn-began bert turn 19
111  bert end-influence · buy ring 9
      bought bert card ring left 1 price 9 slot 2
113  bert end-purchase [20]
      purchase-ended bert lost 1
      prices-fell fallen (card diamond-2 price 4 slot 0, card courtier price 4 slot 1, card amber price 4 slot 3, card favorite price 4 slot 4)
      market-filled card diamond-2 slot 2
      turn-began anna turn 20
114  anna end-influence · buy courtier 4
      bought anna card courtier left 6 price 4 slot 1
116  anna buy favorite 4
      bought anna card favorite left 2 price 4 slot 4
117  anna end-purchase [32, 31]
      purchase-ended anna lost 2
      prices-fell fallen (card diamond-2 price 2 slot 0, card diamond-2 price 6 slot 2, card amber price 2 slot 3)
      market-filled card ring slot 1
      market-filled card ring slot 4
      turn-began bert turn 21
118  bert end-influence · buy ring 9
      bought bert card ring left 1 price 9 slot 1
120  bert end-purchase [34, 11]
      purchase-ended bert lost 1
      prices-fell discarded (card diamond-2 slot 0) fallen (card diamond-2 price 4 slot 2, card amber price 1 slot 3, card ring price 7 slot 4)
      market-filled card banker slot 0
      market-filled card emerald-1 slot 1
      turn-began anna turn 22
121  anna courtier
      courtier-played anna ducats 13
122  anna favorite amber
      favorite-played anna fashion (amber, emerald, diamond, ruby) gem amber
123  anna end-influence · buy ring 7
      bought anna card ring left 6 price 7 slot 4
125  anna buy emerald-1 6
      bought anna card emerald-1 left 0 price 6 slot 1
126  anna end-purchase [8, 45, 40]
      purchase-ended anna lost 0
      prices-fell discarded (card amber slot 3) fallen (card banker price 8 slot 0, card diamond-2 price 2 slot 2)
      market-filled card ruby-3 slot 1
      market-filled card musketeer slot 3
      market-filled card thief slot 4
      turn-began bert turn 23
127  bert end-influence · buy thief 8
      bought bert card thief left 2 price 8 slot 4
129  bert buy diamond-2 2
      bought bert card diamond-2 left 0 price 2 slot 2
130  bert end-purchase [39, 21]
      purchase-ended bert lost 0
      prices-fell fallen (card banker price 6 slot 0, card ruby-3 price 8 slot 1, card musketeer price 5 slot 3)
      market-filled card thief slot 2
      market-filled card amber slot 4
      turn-began anna turn 24
131  anna end-influence · buy musketeer 5
      bought anna card musketeer left 5 price 5 slot 3
133  anna end-purchase [8]
      purchase-ended anna lost 5
      prices-fell fallen (card banker price 4 slot 0, card ruby-3 price 6 slot 1, card thief price 6 slot 2, card amber price 4 slot 4)
      market-filled card emerald-1 slot 3
      turn-began bert turn 25
134  bert end-influence · buy banker 4
      bought bert card banker left 6 price 4 slot 0
136  bert end-purchase [23]
      purchase-ended bert lost 6
      prices-fell fallen (card ruby-3 price 4 slot 1, card thief price 4 slot 2, card emerald-1 price 4 slot 3, card amber price 2 slot 4)
      market-filled card amber slot 0
      turn-began anna turn 26
137  anna end-influence · buy amber 2
      bought anna card amber left 8 price 2 slot 4
139  anna buy emerald-1 4
      bought anna card emerald-1 left 4 price 4 slot 3
140  anna buy thief 4
      bought anna card thief left 0 price 4 slot 2
141  anna end-purchase [8, 21, 1, 17]
      purchase-ended anna lost 0
      prices-fell discarded (card ruby-3 slot 1) fallen (card amber price 4 slot 0)
      market-filled card emerald-1 slot 1
      market-filled card amber slot 2
      market-filled card ruby-1 slot 3
      market-filled card amber slot 4
      turn-began bert turn 27
142  bert thief 0 [7]
      thief-played bert target anna
      [anna, bert] stole card (up diamond-1) thief bert victim anna
      [others] stole card down thief bert victim anna
143  bert end-influence · buy amber 4
      bought bert card amber left 6 price 4 slot 0
145  bert buy ruby-1 6
      bought bert card ruby-1 left 0 price 6 slot 3
146  bert end-purchase [10, 10]
      purchase-ended bert lost 0
      prices-fell fallen (card emerald-1 price 4 slot 1, card amber price 4 slot 2, card amber price 4 slot 4)
      market-filled card emerald-2 slot 0
      market-filled card emerald-3 slot 3
      turn-began anna turn 28
147  anna thief 1 [6]
      thief-played anna target bert
      [anna, bert] stole card (up diamond-1) thief anna victim bert
      [others] stole card down thief anna victim bert
148  anna end-influence · buy emerald-3 10
      bought anna card emerald-3 left 0 price 10 slot 3
150  anna end-purchase [14]
      purchase-ended anna lost 0
      prices-fell fallen (card emerald-2 price 6 slot 0, card emerald-1 price 2 slot 1, card amber price 2 slot 2, card amber price 2 slot 4)
      market-filled card amber slot 3
      turn-began bert turn 29
151  bert end-influence · buy emerald-1 2
      bought bert card emerald-1 left 8 price 2 slot 1
153  bert buy amber 6
      bought bert card amber left 2 price 6 slot 3
154  bert buy amber 2
      bought bert card amber left 0 price 2 slot 2
155  bert end-purchase [16, 7, 2]
      purchase-ended bert lost 0
      prices-fell fallen (card emerald-2 price 4 slot 0, card amber price 1 slot 4)
      market-filled card amber slot 1
      market-filled card emerald-1 slot 2
      market-filled card ruby-2 slot 3
      turn-began anna turn 30
156  anna end-influence · buy ruby-2 8
      bought anna card ruby-2 left 2 price 8 slot 3
158  anna end-purchase [7]
      purchase-ended anna lost 2
      prices-fell discarded (card amber slot 4) fallen (card emerald-2 price 2 slot 0, card amber price 4 slot 1, card emerald-1 price 4 slot 2)
      market-filled card emerald-2 slot 3
      merchant-came anna merchant 2
159  bert cardinal [24]
      cardinal-played bert
      sale-put-off bert
      market-filled card favorite slot 4
      turn-began bert turn 31
160  bert end-influence · buy amber 4
      bought bert card amber left 6 price 4 slot 1
162  bert end-purchase [4, 15]
      purchase-ended bert lost 6
      prices-fell discarded (card emerald-2 slot 0) fallen (card emerald-1 price 2 slot 2, card emerald-2 price 6 slot 3, card favorite price 6 slot 4)
      market-filled card ruby-2 slot 0
      market-filled card ring slot 1
      sale-began sale 2
163  anna show ruby-1 0 · show ruby-2 0 · show emerald-1 0 · show emerald-3 1 · show diamond-1 0 · show diamond-2 0 · show diamond-3 0 · show amber 0 · rings emerald 1 · seal
      display-sealed anna
173  bert show ruby-1 1 · show emerald-1 1 · show emerald-2 1 · show emerald-3 0 · show diamond-1 1 · show diamond-2 0 · show diamond-3 0 · show amber 0 · rings ruby 3 · rings emerald 1 · king ruby · bankers 0 · seal
      display-sealed bert
      displays-shown displays (anna gems (emerald-3 1) rings (0, 1, 0, 0), bert gems (diamond-1 1 emerald-1 1 emerald-2 1 ruby-1 1) king ruby rings (3, 1, 0, 0)) laid (anna cards (emerald-3, ring-with-emerald), bert cards (emerald-1, emerald-2, ring-with-emerald, diamond-1, ruby-1, ring-with-ruby, ring-with-ruby, ring-with-ruby, king-with-ruby))
      sale-held displays (anna gems (emerald-3 1) rings (0, 1, 0, 0), bert gems (diamond-1 1 emerald-1 1 emerald-2 1 ruby-1 1) king ruby rings (3, 1, 0, 0)) fashion (amber, emerald, diamond, ruby) prices (fashion 30 gem amber price 60 rarity 30 shown 0, fashion 20 gem emerald price 20 rarity 0 shown 6, fashion 10 gem diamond price 30 rarity 20 shown 1, fashion 0 forbidden true gem ruby price 10 rarity 10 shown 1) sale 2 scores (120, 110) sold (anna each 20 gem emerald jewels 2 pounds 40, bert each 20 gem emerald jewels 2 pounds 40, bert each 30 gem diamond jewels 1 pounds 30)
      turn-began anna turn 32
186  anna end-influence · buy ring 9
      bought anna card ring left 1 price 9 slot 1
188  anna end-purchase [20]
      purchase-ended anna lost 1
      prices-fell fallen (card ruby-2 price 6 slot 0, card emerald-1 price 1 slot 2, card emerald-2 price 4 slot 3, card favorite price 4 slot 4)
      market-filled card courtier slot 1
      turn-began bert turn 33
189  bert end-influence · buy ruby-2 6
      bought bert card ruby-2 left 4 price 6 slot 0
191  bert buy emerald-1 1
      bought bert card emerald-1 left 3 price 1 slot 2
192  bert end-purchase [5, 18]
      purchase-ended bert lost 3
      prices-fell fallen (card courtier price 4 slot 1, card emerald-2 price 2 slot 3, card favorite price 2 slot 4)
      market-filled card emerald-1 slot 0
      market-filled card confessor slot 2
      turn-began anna turn 34
193  anna end-influence · buy favorite 2
      bought anna card favorite left 8 price 2 slot 4
195  anna buy emerald-2 2
      bought anna card emerald-2 left 6 price 2 slot 3
196  anna end-purchase [21, 17]
      purchase-ended anna lost 6
      prices-fell fallen (card emerald-1 price 4 slot 0, card courtier price 2 slot 1, card confessor price 4 slot 2)
      market-filled card astrologer slot 3
      market-filled card confessor slot 4
      turn-began bert turn 35
197  bert end-influence · buy emerald-1 4
      bought bert card emerald-1 left 6 price 4 slot 0
199  bert buy courtier 2
      bought bert card courtier left 4 price 2 slot 1
200  bert buy confessor 4
      bought bert card confessor left 0 price 4 slot 2
201  bert end-purchase [4, 14, 15]
      purchase-ended bert lost 0
      prices-fell fallen (card astrologer price 5 slot 3, card confessor price 4 slot 4)
      market-filled card ruby-3 slot 0
      market-filled card confessor slot 1
      market-filled card forger slot 2
      turn-began anna turn 36
202  anna favorite emerald
      favorite-played anna fashion (emerald, amber, diamond, ruby) gem emerald
203  anna end-influence · buy forger 7
      bought anna card forger left 3 price 7 slot 2
205  anna end-purchase [2]
      purchase-ended anna lost 3
      prices-fell fallen (card ruby-3 price 8 slot 0, card confessor price 4 slot 1, card astrologer price 3 slot 3, card confessor price 2 slot 4)
      market-filled card ruby-2 slot 2
      turn-began bert turn 37
206  bert end-influence · buy astrologer 3 [10]
      bought bert card astrologer left 7 price 3 slot 3
      [bert] astrologer-drew bert card (up amber)
      [others] astrologer-drew bert card down
208  bert buy confessor 4
      bought bert card confessor left 3 price 4 slot 1
209  bert buy confessor 2
      bought bert card confessor left 1 price 2 slot 4
210  bert end-purchase [15, 0, 12]
      purchase-ended bert lost 1
      prices-fell fallen (card ruby-3 price 6 slot 0, card ruby-2 price 6 slot 2)
      market-filled card astrologer slot 1
      market-filled card ruby-1 slot 3
      market-filled card thief slot 4
      turn-began anna turn 38
211  anna forger 1 amber
      forger-played anna gem amber target bert
212  bert parry
      forger-parried bert forger anna
213  anna end-influence · buy ruby-3 6
      bought anna card ruby-3 left 4 price 6 slot 0
215  anna end-purchase [1]
      purchase-ended anna lost 4
      prices-fell fallen (card astrologer price 5 slot 1, card ruby-2 price 4 slot 2, card ruby-1 price 4 slot 3, card thief price 6 slot 4)
      market-filled card ruby-2 slot 0
      turn-began bert turn 39
216  bert confessor 0
      confessor-played bert target anna
      [bert alone] hand-seen bert cards (ruby-1, ruby-1, ruby-1, ruby-2, ruby-3, emerald-1, emerald-1, emerald-1, emerald-2, diamond-1, diamond-1, diamond-2, diamond-3, amber, amber, amber, ring, musketeer) target anna
217  bert courtier
      courtier-played bert ducats 13
218  bert confessor 0
      confessor-played bert target anna
      [bert alone] hand-seen bert cards (ruby-1, ruby-1, ruby-1, ruby-2, ruby-3, emerald-1, emerald-1, emerald-1, emerald-2, diamond-1, diamond-1, diamond-2, diamond-3, amber, amber, amber, ring, musketeer) target anna
219  bert confessor 0
      confessor-played bert target anna
      [bert alone] hand-seen bert cards (ruby-1, ruby-1, ruby-1, ruby-2, ruby-3, emerald-1, emerald-1, emerald-1, emerald-2, diamond-1, diamond-1, diamond-2, diamond-3, amber, amber, amber, ring, musketeer) target anna
220  bert end-influence · buy ruby-2 8
      bought bert card ruby-2 left 5 price 8 slot 0
222  bert end-purchase [10]
      purchase-ended bert lost 5
      prices-fell fallen (card astrologer price 3 slot 1, card ruby-2 price 2 slot 2, card ruby-1 price 2 slot 3, card thief price 4 slot 4)
      market-filled card confessor slot 0
      turn-began anna turn 40
223  anna end-influence · buy astrologer 3 [10]
      bought anna card astrologer left 7 price 3 slot 1
      [anna] astrologer-drew anna card (up thief)
      [others] astrologer-drew anna card down
225  anna buy thief 4
      bought anna card thief left 3 price 4 slot 4
226  anna buy ruby-2 2
      bought anna card ruby-2 left 1 price 2 slot 2
227  anna end-purchase [9, 4, 7]
      purchase-ended anna lost 1
      prices-fell fallen (card confessor price 4 slot 0, card ruby-1 price 1 slot 3)
      market-filled card king slot 1
      market-filled card diamond-2 slot 2
      market-filled card ring slot 4
      turn-began bert turn 41
228  bert end-influence · buy ring 9
      bought bert card ring left 1 price 9 slot 4
230  bert buy ruby-1 1
      bought bert card ruby-1 left 0 price 1 slot 3
231  bert end-purchase [1, 1]
      purchase-ended bert lost 0
      prices-fell fallen (card confessor price 2 slot 0, card king price 9 slot 1, card diamond-2 price 6 slot 2)
      market-filled card diamond-1 slot 3
      market-filled card diamond-1 slot 4
      turn-began anna turn 42
232  anna thief 1 [1]
      thief-played anna target bert
      [anna, bert] stole card (up ruby-2) thief anna victim bert
      [others] stole card down thief anna victim bert
233  anna thief 1 [8]
      thief-played anna target bert
      [anna, bert] stole card (up diamond-3) thief anna victim bert
      [others] stole card down thief anna victim bert
234  anna buy king 9
      bought anna card king left 1 price 9 slot 1
235  anna end-purchase [2]
      purchase-ended anna lost 1
      prices-fell fallen (card confessor price 1 slot 0, card diamond-2 price 4 slot 2, card diamond-1 price 4 slot 3, card diamond-1 price 4 slot 4)
      market-filled card amber slot 1
      turn-began bert turn 43
236  bert buy confessor 1
      bought bert card confessor left 9 price 1 slot 0
237  bert buy diamond-1 4
      bought bert card diamond-1 left 5 price 4 slot 3
238  bert end-purchase [3, 1]
      purchase-ended bert lost 5
      prices-fell fallen (card amber price 4 slot 1, card diamond-2 price 2 slot 2, card diamond-1 price 2 slot 4)
      market-filled card amber slot 0
      market-filled card diamond-2 slot 3
      turn-began anna turn 44
239  anna buy diamond-1 2
      bought anna card diamond-1 left 8 price 2 slot 4
240  anna end-purchase [0]
      purchase-ended anna lost 8
      prices-fell discarded (card diamond-2 slot 2) fallen (card amber price 4 slot 0, card amber price 2 slot 1, card diamond-2 price 6 slot 3)
      market-filled card ruby-2 slot 2
      market-filled card amber slot 4
      turn-began bert turn 45
241  bert end-influence · buy ruby-2 8
      bought bert card ruby-2 left 2 price 8 slot 2
243  bert buy amber 2
      bought bert card amber left 0 price 2 slot 1
244  bert end-purchase
      purchase-ended bert lost 0
      prices-fell fallen (card amber price 2 slot 0, card diamond-2 price 4 slot 3, card amber price 4 slot 4)
      merchant-came bert merchant 3
      sale-began sale 3
245  anna show ruby-1 3 · show ruby-2 2 · show ruby-3 0 · show emerald-1 3 · show emerald-2 1 · show diamond-1 1 · show diamond-2 1 · show diamond-3 2 · show amber 0 · rings ruby 1 · king diamond · seal
      display-sealed anna
257  bert show ruby-1 1 · show ruby-2 1 · show emerald-1 1 · show emerald-2 1 · show emerald-3 0 · show diamond-1 1 · show diamond-2 0 · show amber 3 · rings ruby 1 · bankers 0 · seal
      display-sealed bert
      displays-shown displays (anna gems (diamond-1 1 diamond-2 1 diamond-3 2 emerald-1 3 emerald-2 1 ruby-1 3 ruby-2 2) king diamond rings (1, 0, 0, 0), bert gems (amber 3 diamond-1 1 emerald-1 1 emerald-2 1 ruby-1 1 ruby-2 1) rings (1, 0, 0, 0)) laid (anna cards (emerald-1, emerald-1, emerald-1, emerald-2, diamond-1, diamond-2, diamond-3, diamond-3, king-with-diamond, ruby-1, ruby-1, ruby-1, ruby-2, ruby-2, ring-with-ruby), bert cards (emerald-1, emerald-2, amber, amber, amber, diamond-1, ruby-1, ruby-2, ring-with-ruby))
      sale-held displays (anna gems (diamond-1 1 diamond-2 1 diamond-3 2 emerald-1 3 emerald-2 1 ruby-1 3 ruby-2 2) king diamond rings (1, 0, 0, 0), bert gems (amber 3 diamond-1 1 emerald-1 1 emerald-2 1 ruby-1 1 ruby-2 1) rings (1, 0, 0, 0)) fashion (emerald, amber, diamond, ruby) prices (fashion 30 gem emerald price 50 rarity 20 shown 8, fashion 20 gem amber price 50 rarity 30 shown 3, fashion 10 forbidden true gem diamond price 20 rarity 10 shown 10, fashion 0 gem ruby price 0 rarity 0 shown 10) sale 3 scores (170, 160) sold (anna each 50 gem emerald jewels 1 pounds 50, bert each 50 gem amber jewels 1 pounds 50, anna each 0 gem ruby jewels 2 pounds 0)
      game-ended standings (places (1, 2) scores (170, 160))
scores [170, 160] places [1, 2]
