queens-necklace · rules 1 · 4 seats · dora
   1  dealt deck 82 fashion (ruby, diamond, emerald, amber) first dora seats 4
   2  hand-dealt dora cards (emerald-1, emerald-1, diamond-1, diamond-2)
   3  market-laid cards (musketeer, ruby-2, ring, courtier, diamond-3)
   4  turn-began dora turn 1
   5  bought dora card diamond-3 left 0 price 10 slot 4
   6  purchase-ended dora lost 0
   7  prices-fell fallen (card musketeer price 5 slot 0, card ruby-2 price 6 slot 1, card ring price 7 slot 2, card courtier price 4 slot 3)
   8  market-filled card diamond-2 slot 4
   9  turn-began anna turn 2
  10  favorite-played anna fashion (amber, ruby, diamond, emerald) gem amber
  11  bought anna card ruby-2 left 4 price 6 slot 1
  12  bought anna card courtier left 0 price 4 slot 3
  13  purchase-ended anna lost 0
  14  prices-fell fallen (card musketeer price 3 slot 0, card ring price 5 slot 2, card diamond-2 price 6 slot 4)
  15  market-filled card amber slot 1
  16  market-filled card ruby-3 slot 3
  17  turn-began bert turn 3
  18  bought bert card diamond-2 left 4 price 6 slot 4
  19  purchase-ended bert lost 4
  20  prices-fell fallen (card musketeer price 1 slot 0, card amber price 4 slot 1, card ring price 3 slot 2, card ruby-3 price 8 slot 3)
  21  market-filled card thief slot 4
  22  turn-began cleo turn 4
  23  bought cleo card ring left 7 price 3 slot 2
  24  bought cleo card amber left 3 price 4 slot 1
  25  purchase-ended cleo lost 3
  26  prices-fell discarded (card musketeer slot 0) fallen (card ruby-3 price 6 slot 3, card thief price 6 slot 4)
  27  market-filled card banker slot 0
  28  market-filled card astrologer slot 1
  29  market-filled card ruby-1 slot 2
  30  turn-began dora turn 5
  31  bought dora card banker left 0 price 10 slot 0
  32  purchase-ended dora lost 0
  33  prices-fell fallen (card astrologer price 5 slot 1, card ruby-1 price 4 slot 2, card ruby-3 price 4 slot 3, card thief price 4 slot 4)
  34  market-filled card cardinal slot 0
  35  turn-began anna turn 6
  36  courtier-played anna ducats 13
  37  bought anna card cardinal left 5 price 8 slot 0
  38  bought anna card astrologer left 0 price 5 slot 1
  39  astrologer-drew anna card down
  40  purchase-ended anna lost 0
  41  prices-fell discarded (card ruby-3 slot 3) fallen (card ruby-1 price 2 slot 2, card thief price 2 slot 4)
  42  market-filled card confessor slot 0
  43  market-filled card musketeer slot 1
  44  market-filled card cardinal slot 3
  45  turn-began bert turn 7
  46  bought bert card cardinal left 2 price 8 slot 3
  47  bought bert card thief left 0 price 2 slot 4
  48  purchase-ended bert lost 0
  49  prices-fell fallen (card confessor price 4 slot 0, card musketeer price 5 slot 1, card ruby-1 price 1 slot 2)
  50  market-filled card ruby-1 slot 3
  51  market-filled card amber slot 4
  52  turn-began cleo turn 8
  53  bought cleo card musketeer left 5 price 5 slot 1
  54  purchase-ended cleo lost 5
  55  prices-fell discarded (card ruby-1 slot 2) fallen (card confessor price 2 slot 0, card ruby-1 price 4 slot 3, card amber price 4 slot 4)
  56  market-filled card musketeer slot 1
  57  market-filled card musketeer slot 2
  58  turn-began dora turn 9
  59  bought dora card confessor left 8 price 2 slot 0
  60  bought dora card musketeer left 1 price 7 slot 1
  61  purchase-ended dora lost 1
  62  prices-fell fallen (card musketeer price 5 slot 2, card ruby-1 price 2 slot 3, card amber price 2 slot 4)
  63  market-filled card ruby-1 slot 0
  64  market-filled card amber slot 1
  65  turn-began anna turn 10
  66  bought anna card amber left 4 price 6 slot 1
  67  bought anna card ruby-1 left 2 price 2 slot 3
  68  purchase-ended anna lost 2
  69  prices-fell fallen (card ruby-1 price 4 slot 0, card musketeer price 3 slot 2, card amber price 1 slot 4)
  70  market-filled card ruby-2 slot 1
  71  market-filled card forger slot 3
  72  turn-began bert turn 11
  73  thief-played bert target dora
  74  stole card (up banker) thief bert victim dora
  75  bought bert card ruby-2 left 2 price 8 slot 1
  76  bought bert card amber left 1 price 1 slot 4
  77  purchase-ended bert lost 1
  78  prices-fell fallen (card ruby-1 price 2 slot 0, card musketeer price 1 slot 2, card forger price 5 slot 3)
  79  market-filled card confessor slot 1
  80  market-filled card forger slot 4
  81  turn-began cleo turn 12
  82  bought cleo card musketeer left 9 price 1 slot 2
  83  bought cleo card forger left 2 price 7 slot 4
  84  purchase-ended cleo lost 2
  85  prices-fell fallen (card ruby-1 price 1 slot 0, card confessor price 4 slot 1, card forger price 3 slot 3)
  86  merchant-came cleo merchant 1
  87  cardinal-played anna
  88  cardinal-played bert
  89  sale-put-off bert
  90  market-filled card ruby-2 slot 2
  91  market-filled card king slot 4
  92  turn-began dora turn 13
  93  confessor-played dora target bert
  94  hand-seen dora cards (ruby-1, ruby-2, diamond-2, amber, amber, amber, amber, banker) target bert
  95  bought dora card ruby-1 left 9 price 1 slot 0
  96  bought dora card confessor left 5 price 4 slot 1
  97  bought dora card forger left 2 price 3 slot 3
  98  purchase-ended dora lost 2
  99  prices-fell fallen (card ruby-2 price 6 slot 2, card king price 9 slot 4)
 100  market-filled card emerald-1 slot 0
 101  market-filled card confessor slot 1
 102  market-filled card diamond-1 slot 3
 103  turn-began anna turn 14
 104  bought anna card confessor left 4 price 6 slot 1
 105  purchase-ended anna lost 4
 106  prices-fell fallen (card emerald-1 price 4 slot 0, card ruby-2 price 4 slot 2, card diamond-1 price 4 slot 3, card king price 7 slot 4)
 107  market-filled card astrologer slot 1
 108  turn-began bert turn 15
 109  bought bert card emerald-1 left 6 price 4 slot 0
 110  bought bert card diamond-1 left 2 price 4 slot 3
 111  purchase-ended bert lost 2
 112  prices-fell fallen (card astrologer price 5 slot 1, card ruby-2 price 2 slot 2, card king price 5 slot 4)
 113  market-filled card emerald-2 slot 0
 114  market-filled card courtier slot 3
 115  sale-began sale 1
 116  display-sealed anna
 117  display-sealed bert
 118  display-sealed cleo
 119  display-sealed dora
 120  displays-shown displays (anna gems (amber 1 diamond-1 1 ruby-1 1), bert gems (amber 4 diamond-2 1 ruby-2 1), cleo gems (diamond-2 1 emerald-1 1) rings (0, 1, 0, 0), dora gems (diamond-1 1 diamond-2 1 emerald-1 1)) laid (anna cards (amber, ruby-1, diamond-1), bert cards (amber, amber, amber, amber, ruby-2, diamond-2), cleo cards (diamond-2, emerald-1, ring-with-emerald), dora cards (diamond-1, diamond-2, emerald-1))
 121  alchemist-played cleo card diamond-2 into ruby-2
 122  sale-held displays (anna gems (amber 1 diamond-1 1 ruby-1 1), bert gems (amber 4 diamond-2 1 ruby-2 1), cleo gems (emerald-1 1 ruby-2 1) rings (0, 1, 0, 0), dora gems (diamond-1 1 diamond-2 1 emerald-1 1)) fashion (amber, ruby, diamond, emerald) prices (fashion 30 gem amber price 50 rarity 20 shown 5, fashion 20 gem ruby price 30 rarity 10 shown 5, fashion 10 gem diamond price 10 rarity 0 shown 6, fashion 0 gem emerald price 30 rarity 30 shown 2) sale 1 scores (0, 80, 90, 40) sold (bert each 50 gem amber jewels 1 pounds 50, bert each 30 gem ruby jewels 1 pounds 30, cleo each 30 gem ruby jewels 1 pounds 30, dora each 10 gem diamond jewels 1 pounds 10, cleo each 30 gem emerald jewels 2 pounds 60, dora each 30 gem emerald jewels 1 pounds 30) transmuted (cleo card diamond-2 into ruby-2)
 123  turn-began cleo turn 16
 124  forger-played cleo gem diamond target bert
 125  gem-discarded bert card diamond-1
 126  bought cleo card king left 5 price 5 slot 4
 127  purchase-ended cleo lost 5
 128  prices-fell discarded (card ruby-2 slot 2) fallen (card emerald-2 price 6 slot 0, card astrologer price 3 slot 1, card courtier price 4 slot 3)
 129  market-filled card amber slot 2
 130  market-filled card favorite slot 4
 131  turn-began dora turn 17
 132  forger-played dora gem ruby target anna
 133  gem-discarded anna card ruby-2
 134  confessor-played dora target anna
 135  hand-seen dora cards (emerald-3, amber, amber, confessor) target anna
 136  bought dora card amber left 4 price 6 slot 2
 137  purchase-ended dora lost 4
 138  prices-fell fallen (card emerald-2 price 4 slot 0, card astrologer price 1 slot 1, card courtier price 2 slot 3, card favorite price 6 slot 4)
 139  market-filled card necklace slot 2
 140  turn-began anna turn 18
 141  confessor-played anna target bert
 142  bought anna card astrologer left 9 price 1 slot 1
 143  astrologer-drew anna card down
 144  bought anna card favorite left 3 price 6 slot 4
 145  bought anna card courtier left 1 price 2 slot 3
 146  purchase-ended anna lost 1
 147  prices-fell fallen (card emerald-2 price 2 slot 0, card necklace price 11 slot 2)
 148  market-filled card emerald-3 slot 1
 149  market-filled card thief slot 3
 150  market-filled card ring slot 4
 151  turn-began bert turn 19
 152  bought bert card emerald-2 left 8 price 2 slot 0
 153  purchase-ended bert lost 8
 154  prices-fell fallen (card emerald-3 price 8 slot 1, card necklace price 9 slot 2, card thief price 6 slot 3, card ring price 7 slot 4)
 155  market-filled card emerald-1 slot 0
 156  turn-began cleo turn 20
 157  bought cleo card emerald-1 left 4 price 6 slot 0
 158  purchase-ended cleo lost 4
 159  prices-fell fallen (card emerald-3 price 6 slot 1, card necklace price 7 slot 2, card thief price 4 slot 3, card ring price 5 slot 4)
 160  market-filled card ring slot 0
 161  turn-began dora turn 21
 162  bought dora card emerald-3 left 4 price 6 slot 1
 163  bought dora card thief left 0 price 4 slot 3
 164  purchase-ended dora lost 0
 165  prices-fell discarded (card necklace slot 2) fallen (card ring price 7 slot 0, card ring price 3 slot 4)
 166  market-filled card ruby-2 slot 1
 167  market-filled card ring slot 2
 168  market-filled card amber slot 3
 169  turn-began anna turn 22
 170  favorite-played anna fashion (amber, ruby, diamond, emerald) gem amber
 171  bought anna card amber left 4 price 6 slot 3
 172  bought anna card ring left 1 price 3 slot 4
 173  purchase-ended anna lost 1
 174  prices-fell fallen (card ring price 5 slot 0, card ruby-2 price 6 slot 1, card ring price 7 slot 2)
 175  market-filled card thief slot 3
 176  market-filled card amber slot 4
 177  turn-began bert turn 23
 178  bought bert card amber left 4 price 6 slot 4
 179  purchase-ended bert lost 4
 180  prices-fell fallen (card ring price 3 slot 0, card ruby-2 price 4 slot 1, card ring price 5 slot 2, card thief price 6 slot 3)
 181  market-filled card ruby-1 slot 4
 182  turn-began cleo turn 24
 183  bought cleo card ring left 5 price 5 slot 2
 184  purchase-ended cleo lost 5
 185  prices-fell discarded (card ring slot 0) fallen (card ruby-2 price 2 slot 1, card thief price 4 slot 3, card ruby-1 price 4 slot 4)
 186  market-filled card ring slot 0
 187  market-filled card ring slot 2
 188  turn-began dora turn 25
 189  thief-played dora target bert
 190  stole card (up banker) thief dora victim bert
 191  bought dora card ruby-1 left 6 price 4 slot 4
 192  bought dora card ruby-2 left 4 price 2 slot 1
 193  bought dora card thief left 0 price 4 slot 3
 194  purchase-ended dora lost 0
 195  prices-fell fallen (card ring price 7 slot 0, card ring price 7 slot 2)
 196  market-filled card emerald-1 slot 1
 197  market-filled card emerald-2 slot 3
 198  merchant-came dora merchant 2
 199  sale-began sale 2
 200  display-sealed anna
 201  display-sealed bert
 202  display-sealed cleo
 203  display-sealed dora
 204  displays-shown displays (anna gems (amber 3 emerald-1 1) rings (0, 1, 0, 0), bert gems (ruby-1 1), cleo gems (amber 1 emerald-2 1) king amber rings (0, 1, 0, 0), dora bankers 1 gems (amber 1 emerald-3 1 ruby-1 2 ruby-2 1)) laid (anna cards (amber, amber, amber, emerald-1, ring-with-emerald), bert cards (ruby-1), cleo cards (amber, king-with-amber, emerald-2, ring-with-emerald), dora cards (amber, ruby-1, ruby-1, ruby-2, emerald-3, banker))
 205  sale-held displays (anna gems (amber 3 emerald-1 1) rings (0, 1, 0, 0), bert gems (ruby-1 1), cleo gems (amber 1 emerald-2 1) king amber rings (0, 1, 0, 0), dora bankers 1 gems (amber 1 emerald-3 1 ruby-1 2 ruby-2 1)) fashion (amber, ruby, diamond, emerald) prices (fashion 30 forbidden true gem amber price 50 rarity 20 shown 5, fashion 20 gem ruby price 30 rarity 10 shown 5, fashion 10 gem diamond price 40 rarity 30 shown 0, fashion 0 gem emerald price 0 rarity 0 shown 6) sale 2 scores (0, 80, 90, 90) sold (dora each 40 gem ruby jewels 1 pounds 40, dora each 10 gem emerald jewels 1 pounds 10)
 206  market-filled card queen slot 4
 207  turn-began anna turn 26
 208  courtier-played anna ducats 13
 209  bought anna card queen left 3 price 10 slot 4
 210  purchase-ended anna lost 3
 211  prices-fell fallen (card ring price 5 slot 0, card emerald-1 price 4 slot 1, card ring price 5 slot 2, card emerald-2 price 6 slot 3)
 212  market-filled card diamond-1 slot 4
 213  turn-began bert turn 27
 214  bought bert card emerald-2 left 4 price 6 slot 3
 215  bought bert card emerald-1 left 0 price 4 slot 1
 216  purchase-ended bert lost 0
 217  prices-fell fallen (card ring price 3 slot 0, card ring price 3 slot 2, card diamond-1 price 4 slot 4)
 218  market-filled card ruby-1 slot 1
 219  market-filled card diamond-2 slot 3
 220  queen-played anna card diamond-2 slot 3
 221  market-filled card king slot 3
 222  turn-began cleo turn 28
 223  bought cleo card diamond-1 left 6 price 4 slot 4
 224  bought cleo card ruby-1 left 0 price 6 slot 1
 225  purchase-ended cleo lost 0
 226  prices-fell discarded (card ring slot 0, card ring slot 2) fallen (card king price 9 slot 3)
 227  market-filled card ring slot 0
 228  market-filled card ruby-3 slot 1
 229  market-filled card king slot 2
 230  market-filled card amber slot 4
 231  turn-began dora turn 29
 232  bought dora card amber left 4 price 6 slot 4
 233  purchase-ended dora lost 4
 234  prices-fell fallen (card ring price 7 slot 0, card ruby-3 price 8 slot 1, card king price 9 slot 2, card king price 7 slot 3)
 235  market-filled card amber slot 4
 236  turn-began anna turn 30
 237  bought anna card amber left 4 price 6 slot 4
 238  purchase-ended anna lost 4
 239  prices-fell fallen (card ring price 5 slot 0, card ruby-3 price 6 slot 1, card king price 7 slot 2, card king price 5 slot 3)
 240  market-filled card confessor slot 4
 241  turn-began bert turn 31
 242  bought bert card confessor left 4 price 6 slot 4
 243  purchase-ended bert lost 4
 244  prices-fell discarded (card king slot 3) fallen (card ring price 3 slot 0, card ruby-3 price 4 slot 1, card king price 5 slot 2)
 245  market-filled card emerald-2 slot 3
 246  market-filled card amber slot 4
 247  turn-began cleo turn 32
 248  bought cleo card king left 5 price 5 slot 2
 249  purchase-ended cleo lost 5
 250  prices-fell discarded (card ring slot 0, card ruby-3 slot 1) fallen (card emerald-2 price 6 slot 3, card amber price 4 slot 4)
 251  market-filled card forger slot 0
 252  market-filled card banker slot 1
 253  market-filled card ruby-1 slot 2
 254  turn-began dora turn 33
 255  thief-played dora target anna
 256  stole card (up diamond-2) thief dora victim anna
 257  bought dora card banker left 0 price 10 slot 1
 258  purchase-ended dora lost 0
 259  prices-fell fallen (card forger price 5 slot 0, card ruby-1 price 4 slot 2, card emerald-2 price 4 slot 3, card amber price 2 slot 4)
 260  market-filled card diamond-1 slot 1
 261  turn-began anna turn 34
 262  bought anna card ruby-1 left 6 price 4 slot 2
 263  bought anna card forger left 1 price 5 slot 0
 264  purchase-ended anna lost 1
 265  prices-fell fallen (card diamond-1 price 4 slot 1, card emerald-2 price 2 slot 3, card amber price 1 slot 4)
 266  market-filled card diamond-3 slot 0
 267  market-filled card thief slot 2
 268  turn-began bert turn 35
 269  bought bert card amber left 9 price 1 slot 4
 270  bought bert card thief left 1 price 8 slot 2
 271  purchase-ended bert lost 1
 272  prices-fell discarded (card emerald-2 slot 3) fallen (card diamond-3 price 8 slot 0, card diamond-1 price 2 slot 1)
 273  market-filled card emerald-2 slot 2
 274  market-filled card amber slot 3
 275  market-filled card diamond-1 slot 4
 276  turn-began cleo turn 36
 277  bought cleo card amber left 4 price 6 slot 3
 278  purchase-ended cleo lost 4
 279  prices-fell fallen (card diamond-3 price 6 slot 0, card diamond-1 price 1 slot 1, card emerald-2 price 6 slot 2, card diamond-1 price 4 slot 4)
 280  market-filled card diamond-2 slot 3
 281  turn-began dora turn 37
 282  bought dora card emerald-2 left 4 price 6 slot 2
 283  bought dora card diamond-1 left 0 price 4 slot 4
 284  purchase-ended dora lost 0
 285  prices-fell discarded (card diamond-1 slot 1) fallen (card diamond-3 price 4 slot 0, card diamond-2 price 6 slot 3)
 286  market-filled card diamond-1 slot 1
 287  market-filled card amber slot 2
 288  market-filled card ruby-2 slot 4
 289  turn-began anna turn 38
 290  forger-played anna gem diamond target bert
 291  hand-proved bert gem diamond to anna
 292  bought anna card ruby-2 left 2 price 8 slot 4
 293  purchase-ended anna lost 2
 294  prices-fell discarded (card diamond-3 slot 0) fallen (card diamond-1 price 4 slot 1, card amber price 4 slot 2, card diamond-2 price 4 slot 3)
 295  market-filled card favorite slot 0
 296  market-filled card astrologer slot 4
 297  turn-began bert turn 39
 298  bought bert card diamond-1 left 6 price 4 slot 1
 299  bought bert card diamond-2 left 2 price 4 slot 3
 300  purchase-ended bert lost 2
 301  prices-fell fallen (card favorite price 6 slot 0, card amber price 2 slot 2, card astrologer price 5 slot 4)
 302  market-filled card amber slot 1
 303  merchant-came bert merchant 3
 304  sale-began sale 3
 305  display-sealed anna
 306  display-sealed bert
 307  display-sealed cleo
 308  display-sealed dora
 309  displays-shown displays (anna gems (amber 1), bert gems (amber 1 emerald-1 2 emerald-2 1), cleo gems (diamond-1 1 emerald-1 1 ruby-1 1), dora gems (diamond-1 1 diamond-3 1 emerald-1 1 emerald-2 1)) laid (anna cards (amber), bert cards (amber, emerald-1, emerald-1, emerald-2), cleo cards (ruby-1, diamond-1, emerald-1), dora cards (diamond-1, diamond-3, emerald-1, emerald-2))
 310  sale-held displays (anna gems (amber 1), bert gems (amber 1 emerald-1 2 emerald-2 1), cleo gems (diamond-1 1 emerald-1 1 ruby-1 1), dora gems (diamond-1 1 diamond-3 1 emerald-1 1 emerald-2 1)) fashion (amber, ruby, diamond, emerald) prices (fashion 30 gem amber price 50 rarity 20 shown 2, fashion 20 gem ruby price 50 rarity 30 shown 1, fashion 10 gem diamond price 20 rarity 10 shown 5, fashion 0 gem emerald price 0 rarity 0 shown 8) sale 3 scores (50, 130, 140, 110) sold (anna each 50 gem amber jewels 1 pounds 50, bert each 50 gem amber jewels 1 pounds 50, cleo each 50 gem ruby jewels 1 pounds 50, dora each 20 gem diamond jewels 1 pounds 20, bert each 0 gem emerald jewels 1 pounds 0)
 311  game-ended standings (places (4, 2, 1, 3) scores (50, 130, 140, 110))
