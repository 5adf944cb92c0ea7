queens-necklace · rules 1 · 2 seats · spectator
   1  dealt deck 67 fashion (diamond, amber, ruby, emerald) first bert seats 2
   2  market-laid cards (diamond-1, amber, emerald-2, amber, thief)
   3  turn-began bert turn 1
   4  bought bert card thief left 2 price 8 slot 4
   5  purchase-ended bert lost 2
   6  prices-fell fallen (card diamond-1 price 4 slot 0, card amber price 4 slot 1, card emerald-2 price 6 slot 2, card amber price 4 slot 3)
   7  market-filled card diamond-1 slot 4
   8  turn-began anna turn 2
   9  forger-played anna gem emerald target bert
  10  gem-discarded bert card emerald-3
  11  bought anna card amber left 6 price 4 slot 1
  12  bought anna card amber left 2 price 4 slot 3
  13  purchase-ended anna lost 2
  14  prices-fell fallen (card diamond-1 price 2 slot 0, card emerald-2 price 4 slot 2, card diamond-1 price 4 slot 4)
  15  market-filled card diamond-1 slot 1
  16  market-filled card astrologer slot 3
  17  turn-began bert turn 3
  18  thief-played bert target anna
  19  stole card down thief bert victim anna
  20  bought bert card astrologer left 3 price 7 slot 3
  21  astrologer-drew bert card down
  22  purchase-ended bert lost 3
  23  prices-fell fallen (card diamond-1 price 1 slot 0, card diamond-1 price 4 slot 1, card emerald-2 price 2 slot 2, card diamond-1 price 2 slot 4)
  24  market-filled card diamond-1 slot 3
  25  turn-began anna turn 4
  26  bought anna card diamond-1 left 6 price 4 slot 1
  27  purchase-ended anna lost 6
  28  prices-fell discarded (card diamond-1 slot 0, card emerald-2 slot 2) fallen (card diamond-1 price 4 slot 3, card diamond-1 price 1 slot 4)
  29  market-filled card ring slot 0
  30  market-filled card amber slot 1
  31  market-filled card confessor slot 2
  32  turn-began bert turn 5
  33  bought bert card ring left 1 price 9 slot 0
  34  purchase-ended bert lost 1
  35  prices-fell discarded (card diamond-1 slot 4) fallen (card amber price 4 slot 1, card confessor price 4 slot 2, card diamond-1 price 2 slot 3)
  36  market-filled card amber slot 0
  37  market-filled card amber slot 4
  38  turn-began anna turn 6
  39  bought anna card confessor left 6 price 4 slot 2
  40  bought anna card amber left 2 price 4 slot 1
  41  purchase-ended anna lost 2
  42  prices-fell fallen (card amber price 4 slot 0, card diamond-1 price 1 slot 3, card amber price 4 slot 4)
  43  market-filled card ruby-1 slot 1
  44  market-filled card ruby-3 slot 2
  45  turn-began bert turn 7
  46  favorite-played bert fashion (diamond, amber, ruby, emerald) gem diamond
  47  bought bert card ruby-1 left 4 price 6 slot 1
  48  purchase-ended bert lost 4
  49  prices-fell discarded (card diamond-1 slot 3) fallen (card amber price 2 slot 0, card ruby-3 price 8 slot 2, card amber price 2 slot 4)
  50  market-filled card ruby-2 slot 1
  51  market-filled card musketeer slot 3
  52  turn-began anna turn 8
  53  confessor-played anna target bert
  54  bought anna card ruby-2 left 2 price 8 slot 1
  55  purchase-ended anna lost 2
  56  prices-fell fallen (card amber price 1 slot 0, card ruby-3 price 6 slot 2, card musketeer price 5 slot 3, card amber price 1 slot 4)
  57  market-filled card confessor slot 1
  58  turn-began bert turn 9
  59  bought bert card musketeer left 5 price 5 slot 3
  60  purchase-ended bert lost 5
  61  prices-fell discarded (card amber slot 0, card amber slot 4) fallen (card confessor price 4 slot 1, card ruby-3 price 4 slot 2)
  62  market-filled card ring slot 0
  63  market-filled card musketeer slot 3
  64  market-filled card musketeer slot 4
  65  turn-began anna turn 10
  66  bought anna card confessor left 6 price 4 slot 1
  67  purchase-ended anna lost 6
  68  prices-fell discarded (card ruby-3 slot 2) fallen (card ring price 7 slot 0, card musketeer price 5 slot 3, card musketeer price 5 slot 4)
  69  market-filled card emerald-2 slot 1
  70  market-filled card ring slot 2
  71  turn-began bert turn 11
  72  bought bert card emerald-2 left 2 price 8 slot 1
  73  purchase-ended bert lost 2
  74  prices-fell fallen (card ring price 5 slot 0, card ring price 7 slot 2, card musketeer price 3 slot 3, card musketeer price 3 slot 4)
  75  merchant-came bert merchant 1
  76  cardinal-declined anna
  77  sale-began sale 1
  78  display-sealed anna
  79  display-sealed bert
  80  displays-shown displays (anna bankers 1 gems (amber 3 diamond-1 1 ruby-2 1), bert gems (amber 1 emerald-2 1 ruby-1 1 ruby-2 1) king ruby rings (2, 0, 0, 0)) laid (anna cards (diamond-1, amber, amber, amber, ruby-2, banker), bert cards (amber, ruby-1, ruby-2, ring-with-ruby, ring-with-ruby, king-with-ruby, emerald-2))
  81  sale-held displays (anna bankers 1 gems (amber 3 diamond-1 1 ruby-2 1), bert gems (amber 1 emerald-2 1 ruby-1 1 ruby-2 1) king ruby rings (2, 0, 0, 0)) fashion (diamond, amber, ruby, emerald) prices (fashion 30 gem diamond price 60 rarity 30 shown 1, fashion 20 gem amber price 30 rarity 10 shown 4, fashion 10 forbidden true gem ruby price 10 rarity 0 shown 5, fashion 0 gem emerald price 20 rarity 20 shown 2) sale 1 scores (110, 20) sold (anna each 70 gem diamond jewels 1 pounds 70, anna each 40 gem amber jewels 1 pounds 40, bert each 20 gem emerald jewels 1 pounds 20)
  82  market-filled card musketeer slot 1
  83  turn-began anna turn 12
  84  confessor-played anna target bert
  85  bought anna card musketeer left 7 price 3 slot 3
  86  bought anna card musketeer left 0 price 7 slot 1
  87  purchase-ended anna lost 0
  88  prices-fell fallen (card ring price 3 slot 0, card ring price 5 slot 2, card musketeer price 1 slot 4)
  89  market-filled card emerald-1 slot 1
  90  market-filled card diamond-1 slot 3
  91  turn-began bert turn 13
  92  bought bert card musketeer left 9 price 1 slot 4
  93  bought bert card diamond-1 left 3 price 6 slot 3
  94  bought bert card ring left 0 price 3 slot 0
  95  purchase-ended bert lost 0
  96  prices-fell fallen (card emerald-1 price 4 slot 1, card ring price 3 slot 2)
  97  market-filled card diamond-2 slot 0
  98  market-filled card diamond-2 slot 3
  99  market-filled card amber slot 4
 100  turn-began anna turn 14
 101  bought anna card ring left 7 price 3 slot 2
 102  bought anna card amber left 1 price 6 slot 4
 103  purchase-ended anna lost 1
 104  prices-fell fallen (card diamond-2 price 6 slot 0, card emerald-1 price 2 slot 1, card diamond-2 price 6 slot 3)
 105  market-filled card forger slot 2
 106  market-filled card ruby-1 slot 4
 107  turn-began bert turn 15
 108  bought bert card diamond-2 left 4 price 6 slot 0
 109  purchase-ended bert lost 4
 110  prices-fell fallen (card emerald-1 price 1 slot 1, card forger price 5 slot 2, card diamond-2 price 4 slot 3, card ruby-1 price 4 slot 4)
 111  market-filled card emerald-1 slot 0
 112  turn-began anna turn 16
 113  bought anna card emerald-1 left 4 price 6 slot 0
 114  bought anna card diamond-2 left 0 price 4 slot 3
 115  purchase-ended anna lost 0
 116  prices-fell discarded (card emerald-1 slot 1) fallen (card forger price 3 slot 2, card ruby-1 price 2 slot 4)
 117  market-filled card queen slot 0
 118  market-filled card thief slot 1
 119  market-filled card emerald-2 slot 3
 120  turn-began bert turn 17
 121  bought bert card queen left 0 price 10 slot 0
 122  purchase-ended bert lost 0
 123  prices-fell fallen (card thief price 6 slot 1, card forger price 1 slot 2, card emerald-2 price 6 slot 3, card ruby-1 price 1 slot 4)
 124  market-filled card thief slot 0
 125  turn-began anna turn 18
 126  bought anna card emerald-2 left 4 price 6 slot 3
 127  purchase-ended anna lost 4
 128  prices-fell discarded (card forger slot 2, card ruby-1 slot 4) fallen (card thief price 6 slot 0, card thief price 4 slot 1)
 129  market-filled card courtier slot 2
 130  market-filled card courtier slot 3
 131  market-filled card ruby-2 slot 4
 132  queen-played bert card ruby-2 slot 4
 133  market-filled card diamond-3 slot 4
 134  turn-began bert turn 19
 135  bought bert card thief left 6 price 4 slot 1
 136  bought bert card thief left 0 price 6 slot 0
 137  purchase-ended bert lost 0
 138  prices-fell fallen (card courtier price 4 slot 2, card courtier price 4 slot 3, card diamond-3 price 8 slot 4)
 139  market-filled card ring slot 0
 140  market-filled card ruby-2 slot 1
 141  turn-began anna turn 20
 142  bought anna card ring left 1 price 9 slot 0
 143  purchase-ended anna lost 1
 144  prices-fell fallen (card ruby-2 price 6 slot 1, card courtier price 2 slot 2, card courtier price 2 slot 3, card diamond-3 price 6 slot 4)
 145  market-filled card thief slot 0
 146  turn-began bert turn 21
 147  thief-played bert target anna
 148  stole card down thief bert victim anna
 149  thief-played bert target anna
 150  stole card down thief bert victim anna
 151  bought bert card thief left 2 price 8 slot 0
 152  purchase-ended bert lost 2
 153  prices-fell fallen (card ruby-2 price 4 slot 1, card courtier price 1 slot 2, card courtier price 1 slot 3, card diamond-3 price 4 slot 4)
 154  market-filled card ruby-1 slot 0
 155  turn-began anna turn 22
 156  bought anna card diamond-3 left 6 price 4 slot 4
 157  bought anna card ruby-1 left 0 price 6 slot 0
 158  purchase-ended anna lost 0
 159  prices-fell discarded (card courtier slot 2, card courtier slot 3) fallen (card ruby-2 price 2 slot 1)
 160  market-filled card banker slot 0
 161  market-filled card amber slot 2
 162  merchant-came anna merchant 2
 163  cardinal-declined bert
 164  sale-began sale 2
 165  display-sealed anna
 166  display-sealed bert
 167  displays-shown displays (anna gems (amber 2 diamond-2 1 diamond-3 1 emerald-1 1 ruby-1 1) rings (1, 0, 0, 0), bert gems (diamond-1 1 diamond-2 1 emerald-2 1 ruby-2 1) rings (2, 0, 0, 0)) laid (anna cards (diamond-2, diamond-3, amber, amber, ruby-1, ring-with-ruby, emerald-1), bert cards (diamond-1, diamond-2, ruby-2, ring-with-ruby, ring-with-ruby, emerald-2))
 168  sale-held displays (anna gems (amber 2 diamond-2 1 diamond-3 1 emerald-1 1 ruby-1 1) rings (1, 0, 0, 0), bert gems (diamond-1 1 diamond-2 1 emerald-2 1 ruby-2 1) rings (2, 0, 0, 0)) fashion (diamond, amber, ruby, emerald) prices (fashion 30 gem diamond price 30 rarity 0 shown 8, fashion 20 gem amber price 50 rarity 30 shown 2, fashion 10 gem ruby price 30 rarity 20 shown 3, fashion 0 gem emerald price 10 rarity 10 shown 3) sale 2 scores (190, 120) sold (anna each 30 gem diamond jewels 1 pounds 30, anna each 50 gem amber jewels 1 pounds 50, bert each 30 gem ruby jewels 3 pounds 90, bert each 10 gem emerald jewels 1 pounds 10)
 169  market-filled card amber slot 3
 170  market-filled card emerald-3 slot 4
 171  turn-began bert turn 23
 172  thief-played bert target anna
 173  caught thief bert victim anna
 174  caught thief anna victim bert
 175  caught thief bert victim anna
 176  caught thief anna victim bert
 177  nothing-to-take thief bert victim anna
 178  bought bert card amber left 4 price 6 slot 2
 179  bought bert card ruby-2 left 2 price 2 slot 1
 180  purchase-ended bert lost 2
 181  prices-fell fallen (card banker price 8 slot 0, card amber price 4 slot 3, card emerald-3 price 8 slot 4)
 182  market-filled card diamond-2 slot 1
 183  market-filled card emerald-1 slot 2
 184  turn-began anna turn 24
 185  bought anna card banker left 2 price 8 slot 0
 186  purchase-ended anna lost 2
 187  prices-fell fallen (card diamond-2 price 6 slot 1, card emerald-1 price 4 slot 2, card amber price 2 slot 3, card emerald-3 price 6 slot 4)
 188  market-filled card king slot 0
 189  turn-began bert turn 25
 190  bought bert card amber left 8 price 2 slot 3
 191  bought bert card diamond-2 left 2 price 6 slot 1
 192  purchase-ended bert lost 2
 193  prices-fell fallen (card king price 9 slot 0, card emerald-1 price 2 slot 2, card emerald-3 price 4 slot 4)
 194  market-filled card emerald-1 slot 1
 195  market-filled card amber slot 3
 196  turn-began anna turn 26
 197  bought anna card king left 1 price 9 slot 0
 198  purchase-ended anna lost 1
 199  prices-fell discarded (card emerald-3 slot 4) fallen (card emerald-1 price 4 slot 1, card emerald-1 price 1 slot 2, card amber price 4 slot 3)
 200  market-filled card emerald-1 slot 0
 201  market-filled card emerald-2 slot 4
 202  turn-began bert turn 27
 203  bought bert card emerald-2 left 2 price 8 slot 4
 204  bought bert card emerald-1 left 1 price 1 slot 2
 205  purchase-ended bert lost 1
 206  prices-fell fallen (card emerald-1 price 4 slot 0, card emerald-1 price 2 slot 1, card amber price 2 slot 3)
 207  market-filled card amber slot 2
 208  market-filled card diamond-1 slot 4
 209  turn-began anna turn 28
 210  bought anna card emerald-1 left 6 price 4 slot 0
 211  purchase-ended anna lost 6
 212  prices-fell fallen (card emerald-1 price 1 slot 1, card amber price 4 slot 2, card amber price 1 slot 3, card diamond-1 price 4 slot 4)
 213  market-filled card alchemist slot 0
 214  turn-began bert turn 29
 215  bought bert card alchemist left 0 price 10 slot 0
 216  purchase-ended bert lost 0
 217  prices-fell discarded (card emerald-1 slot 1, card amber slot 3) fallen (card amber price 2 slot 2, card diamond-1 price 2 slot 4)
 218  market-filled card emerald-2 slot 0
 219  market-filled card ring slot 1
 220  market-filled card astrologer slot 3
 221  turn-began anna turn 30
 222  bought anna card ring left 1 price 9 slot 1
 223  purchase-ended anna lost 1
 224  prices-fell fallen (card emerald-2 price 6 slot 0, card amber price 1 slot 2, card astrologer price 5 slot 3, card diamond-1 price 1 slot 4)
 225  market-filled card confessor slot 1
 226  turn-began bert turn 31
 227  bought bert card emerald-2 left 4 price 6 slot 0
 228  purchase-ended bert lost 4
 229  prices-fell discarded (card amber slot 2, card diamond-1 slot 4) fallen (card confessor price 4 slot 1, card astrologer price 3 slot 3)
 230  market-filled card amber slot 0
 231  merchant-came bert merchant 3
 232  sale-began sale 3
 233  display-sealed anna
 234  display-sealed bert
 235  displays-shown displays (anna gems (emerald-1 1) rings (0, 1, 0, 0), bert gems (amber 2 diamond-2 1 emerald-1 1 emerald-2 2 ruby-2 1)) laid (anna cards (emerald-1, ring-with-emerald), bert cards (diamond-2, amber, amber, ruby-2, emerald-1, emerald-2, emerald-2))
 236  alchemist-played bert card emerald-2 into ruby-2
 237  sale-held displays (anna gems (emerald-1 1) rings (0, 1, 0, 0), bert gems (amber 2 diamond-2 1 emerald-1 1 emerald-2 1 ruby-2 2)) fashion (diamond, amber, ruby, emerald) prices (fashion 30 gem diamond price 60 rarity 30 shown 2, fashion 20 gem amber price 40 rarity 20 shown 2, fashion 10 gem ruby price 20 rarity 10 shown 4, fashion 0 gem emerald price 0 rarity 0 shown 4) sale 3 scores (190, 240) sold (bert each 60 gem diamond jewels 1 pounds 60, bert each 40 gem amber jewels 1 pounds 40, bert each 20 gem ruby jewels 1 pounds 20, bert each 0 gem emerald jewels 1 pounds 0) transmuted (bert card emerald-2 into ruby-2)
 238  game-ended standings (places (2, 1) scores (190, 240))
