queens-necklace · rules 1 · 3 seats · cleo
   1  dealt deck 86 fashion (emerald, diamond, ruby, amber) first cleo seats 3
   2  hand-dealt cleo cards (amber, ring, favorite, cardinal)
   3  market-laid cards (ruby-2, ruby-2, ruby-1, king, banker)
   4  turn-began cleo turn 1
   5  favorite-played cleo fashion (ruby, emerald, diamond, amber) gem ruby
   6  bought cleo card banker left 0 price 10 slot 4
   7  purchase-ended cleo lost 0
   8  prices-fell fallen (card ruby-2 price 6 slot 0, card ruby-2 price 6 slot 1, card ruby-1 price 4 slot 2, card king price 9 slot 3)
   9  market-filled card emerald-2 slot 4
  10  turn-began anna turn 2
  11  thief-played anna target cleo
  12  stole card (up cardinal) thief anna victim cleo
  13  bought anna card ruby-1 left 6 price 4 slot 2
  14  purchase-ended anna lost 6
  15  prices-fell fallen (card ruby-2 price 4 slot 0, card ruby-2 price 4 slot 1, card king price 7 slot 3, card emerald-2 price 6 slot 4)
  16  market-filled card ring slot 2
  17  turn-began bert turn 3
  18  bought bert card emerald-2 left 4 price 6 slot 4
  19  purchase-ended bert lost 4
  20  prices-fell fallen (card ruby-2 price 2 slot 0, card ruby-2 price 2 slot 1, card ring price 7 slot 2, card king price 5 slot 3)
  21  market-filled card ring slot 4
  22  turn-began cleo turn 4
  23  bought cleo card ring left 3 price 7 slot 2
  24  bought cleo card ruby-2 left 1 price 2 slot 0
  25  purchase-ended cleo lost 1
  26  prices-fell discarded (card ruby-2 slot 1, card king slot 3) fallen (card ring price 7 slot 4)
  27  market-filled card emerald-3 slot 0
  28  market-filled card thief slot 1
  29  market-filled card ruby-1 slot 2
  30  market-filled card ring slot 3
  31  turn-began anna turn 5
  32  bought anna card ring left 3 price 7 slot 4
  33  purchase-ended anna lost 3
  34  prices-fell fallen (card emerald-3 price 8 slot 0, card thief price 6 slot 1, card ruby-1 price 4 slot 2, card ring price 7 slot 3)
  35  market-filled card ruby-1 slot 4
  36  turn-began bert turn 6
  37  bought bert card thief left 4 price 6 slot 1
  38  bought bert card ruby-1 left 0 price 4 slot 2
  39  purchase-ended bert lost 0
  40  prices-fell fallen (card emerald-3 price 6 slot 0, card ring price 5 slot 3, card ruby-1 price 4 slot 4)
  41  market-filled card ruby-2 slot 1
  42  market-filled card ring slot 2
  43  turn-began cleo turn 7
  44  bought cleo card ruby-2 left 2 price 8 slot 1
  45  purchase-ended cleo lost 2
  46  prices-fell fallen (card emerald-3 price 4 slot 0, card ring price 7 slot 2, card ring price 3 slot 3, card ruby-1 price 2 slot 4)
  47  market-filled card ruby-1 slot 1
  48  turn-began anna turn 8
  49  bought anna card emerald-3 left 6 price 4 slot 0
  50  bought anna card ruby-1 left 0 price 6 slot 1
  51  purchase-ended anna lost 0
  52  prices-fell discarded (card ring slot 3) fallen (card ring price 5 slot 2, card ruby-1 price 1 slot 4)
  53  market-filled card confessor slot 0
  54  market-filled card diamond-1 slot 1
  55  market-filled card musketeer slot 3
  56  turn-began bert turn 9
  57  thief-played bert target anna
  58  stole card down thief bert victim anna
  59  bought bert card musketeer left 3 price 7 slot 3
  60  bought bert card ruby-1 left 2 price 1 slot 4
  61  purchase-ended bert lost 2
  62  prices-fell fallen (card confessor price 4 slot 0, card diamond-1 price 4 slot 1, card ring price 3 slot 2)
  63  market-filled card ruby-1 slot 3
  64  market-filled card amber slot 4
  65  turn-began cleo turn 10
  66  bought cleo card confessor left 6 price 4 slot 0
  67  bought cleo card ring left 3 price 3 slot 2
  68  purchase-ended cleo lost 3
  69  prices-fell fallen (card diamond-1 price 2 slot 1, card ruby-1 price 4 slot 3, card amber price 4 slot 4)
  70  market-filled card emerald-1 slot 0
  71  market-filled card confessor slot 2
  72  turn-began anna turn 11
  73  bought anna card confessor left 4 price 6 slot 2
  74  purchase-ended anna lost 4
  75  prices-fell fallen (card emerald-1 price 4 slot 0, card diamond-1 price 1 slot 1, card ruby-1 price 2 slot 3, card amber price 2 slot 4)
  76  market-filled card emerald-1 slot 2
  77  turn-began bert turn 12
  78  bought bert card emerald-1 left 4 price 6 slot 2
  79  bought bert card ruby-1 left 2 price 2 slot 3
  80  bought bert card amber left 0 price 2 slot 4
  81  purchase-ended bert lost 0
  82  prices-fell discarded (card diamond-1 slot 1) fallen (card emerald-1 price 2 slot 0)
  83  market-filled card diamond-2 slot 1
  84  market-filled card confessor slot 2
  85  market-filled card ruby-2 slot 3
  86  market-filled card ruby-1 slot 4
  87  turn-began cleo turn 13
  88  confessor-played cleo target bert
  89  hand-seen cleo cards (ruby-1, ruby-1, ruby-1, emerald-1, emerald-2, emerald-3, diamond-1, diamond-1, amber, amber, banker, musketeer) target bert
  90  bought cleo card ruby-1 left 4 price 6 slot 4
  91  purchase-ended cleo lost 4
  92  prices-fell fallen (card emerald-1 price 1 slot 0, card diamond-2 price 6 slot 1, card confessor price 4 slot 2, card ruby-2 price 6 slot 3)
  93  market-filled card diamond-2 slot 4
  94  turn-began anna turn 14
  95  confessor-played anna target bert
  96  bought anna card ruby-2 left 4 price 6 slot 3
  97  purchase-ended anna lost 4
  98  prices-fell discarded (card emerald-1 slot 0) fallen (card diamond-2 price 4 slot 1, card confessor price 2 slot 2, card diamond-2 price 6 slot 4)
  99  merchant-came anna merchant 1
 100  cardinal-declined bert
 101  cardinal-declined cleo
 102  sale-began sale 1
 103  display-sealed anna
 104  display-sealed bert
 105  display-sealed cleo
 106  displays-shown displays (anna gems (ruby-2 1) king ruby rings (1, 0, 0, 0), bert gems (amber 2 diamond-1 1 emerald-1 1 emerald-2 1 emerald-3 1 ruby-1 1), cleo bankers 1 gems (amber 1 ruby-2 2)) laid (anna cards (ruby-2, ring-with-ruby, king-with-ruby), bert cards (ruby-1, emerald-1, emerald-2, emerald-3, diamond-1, amber, amber), cleo cards (ruby-2, ruby-2, amber, banker))
 107  sale-held displays (anna gems (ruby-2 1) king ruby rings (1, 0, 0, 0), bert gems (amber 2 diamond-1 1 emerald-1 1 emerald-2 1 emerald-3 1 ruby-1 1), cleo bankers 1 gems (amber 1 ruby-2 2)) fashion (ruby, emerald, diamond, amber) prices (fashion 30 forbidden true gem ruby price 30 rarity 0 shown 7, fashion 20 gem emerald price 30 rarity 10 shown 6, fashion 10 gem diamond price 40 rarity 30 shown 1, fashion 0 gem amber price 20 rarity 20 shown 3) sale 1 scores (0, 90, 0) sold (bert each 30 gem emerald jewels 1 pounds 30, bert each 40 gem diamond jewels 1 pounds 40, bert each 20 gem amber jewels 1 pounds 20)
 108  market-filled card astrologer slot 0
 109  market-filled card emerald-2 slot 3
 110  turn-began bert turn 15
 111  bought bert card diamond-2 left 4 price 6 slot 4
 112  bought bert card diamond-2 left 0 price 4 slot 1
 113  purchase-ended bert lost 0
 114  prices-fell fallen (card astrologer price 5 slot 0, card confessor price 1 slot 2, card emerald-2 price 6 slot 3)
 115  market-filled card favorite slot 1
 116  market-filled card thief slot 4
 117  turn-began cleo turn 16
 118  bought cleo card thief left 2 price 8 slot 4
 119  purchase-ended cleo lost 2
 120  prices-fell discarded (card confessor slot 2) fallen (card astrologer price 3 slot 0, card favorite price 6 slot 1, card emerald-2 price 4 slot 3)
 121  market-filled card forger slot 2
 122  market-filled card diamond-2 slot 4
 123  turn-began anna turn 17
 124  bought anna card forger left 3 price 7 slot 2
 125  purchase-ended anna lost 3
 126  prices-fell fallen (card astrologer price 1 slot 0, card favorite price 4 slot 1, card emerald-2 price 2 slot 3, card diamond-2 price 6 slot 4)
 127  market-filled card diamond-1 slot 2
 128  turn-began bert turn 18
 129  bought bert card astrologer left 9 price 1 slot 0
 130  astrologer-drew bert card down
 131  purchase-ended bert lost 9
 132  prices-fell discarded (card emerald-2 slot 3) fallen (card favorite price 2 slot 1, card diamond-1 price 4 slot 2, card diamond-2 price 4 slot 4)
 133  market-filled card ring slot 0
 134  market-filled card queen slot 3
 135  turn-began cleo turn 19
 136  thief-played cleo target anna
 137  stole card (up cardinal) thief cleo victim anna
 138  bought cleo card favorite left 8 price 2 slot 1
 139  purchase-ended cleo lost 8
 140  prices-fell fallen (card ring price 7 slot 0, card diamond-1 price 2 slot 2, card queen price 8 slot 3, card diamond-2 price 2 slot 4)
 141  market-filled card amber slot 1
 142  turn-began anna turn 20
 143  forger-played anna gem emerald target cleo
 144  hand-proved cleo gem emerald to anna
 145  bought anna card diamond-1 left 8 price 2 slot 2
 146  bought anna card queen left 0 price 8 slot 3
 147  purchase-ended anna lost 0
 148  prices-fell discarded (card diamond-2 slot 4) fallen (card ring price 5 slot 0, card amber price 4 slot 1)
 149  market-filled card king slot 2
 150  market-filled card courtier slot 3
 151  market-filled card favorite slot 4
 152  turn-began bert turn 21
 153  bought bert card courtier left 4 price 6 slot 3
 154  purchase-ended bert lost 4
 155  prices-fell fallen (card ring price 3 slot 0, card amber price 2 slot 1, card king price 9 slot 2, card favorite price 6 slot 4)
 156  market-filled card amber slot 3
 157  turn-began cleo turn 22
 158  favorite-played cleo fashion (emerald, ruby, diamond, amber) gem emerald
 159  bought cleo card amber left 8 price 2 slot 1
 160  bought cleo card favorite left 2 price 6 slot 4
 161  purchase-ended cleo lost 2
 162  prices-fell discarded (card ring slot 0) fallen (card king price 7 slot 2, card amber price 4 slot 3)
 163  market-filled card astrologer slot 0
 164  market-filled card musketeer slot 1
 165  market-filled card amber slot 4
 166  queen-played anna card amber slot 4
 167  market-filled card amber slot 4
 168  turn-began anna turn 23
 169  bought anna card musketeer left 3 price 7 slot 1
 170  purchase-ended anna lost 3
 171  prices-fell fallen (card astrologer price 5 slot 0, card king price 5 slot 2, card amber price 2 slot 3, card amber price 4 slot 4)
 172  market-filled card thief slot 1
 173  turn-began bert turn 24
 174  bought bert card thief left 2 price 8 slot 1
 175  purchase-ended bert lost 2
 176  prices-fell discarded (card king slot 2) fallen (card astrologer price 3 slot 0, card amber price 1 slot 3, card amber price 2 slot 4)
 177  market-filled card musketeer slot 1
 178  market-filled card confessor slot 2
 179  turn-began cleo turn 25
 180  favorite-played cleo fashion (emerald, ruby, diamond, amber) gem emerald
 181  bought cleo card musketeer left 3 price 7 slot 1
 182  bought cleo card astrologer left 0 price 3 slot 0
 183  astrologer-drew cleo card (up emerald-1)
 184  purchase-ended cleo lost 0
 185  prices-fell discarded (card amber slot 3) fallen (card confessor price 4 slot 2, card amber price 1 slot 4)
 186  market-filled card emerald-3 slot 0
 187  market-filled card alchemist slot 1
 188  market-filled card diamond-2 slot 3
 189  turn-began anna turn 26
 190  bought anna card diamond-2 left 2 price 8 slot 3
 191  purchase-ended anna lost 2
 192  prices-fell discarded (card amber slot 4) fallen (card emerald-3 price 8 slot 0, card alchemist price 8 slot 1, card confessor price 2 slot 2)
 193  market-filled card diamond-3 slot 3
 194  market-filled card courtier slot 4
 195  turn-began bert turn 27
 196  thief-played bert target anna
 197  caught thief bert victim anna
 198  caught thief anna victim bert
 199  stole card down thief bert victim anna
 200  bought bert card courtier left 4 price 6 slot 4
 201  purchase-ended bert lost 4
 202  prices-fell fallen (card emerald-3 price 6 slot 0, card alchemist price 6 slot 1, card confessor price 1 slot 2, card diamond-3 price 8 slot 3)
 203  market-filled card amber slot 4
 204  turn-began cleo turn 28
 205  bought cleo card confessor left 9 price 1 slot 2
 206  bought cleo card emerald-3 left 3 price 6 slot 0
 207  purchase-ended cleo lost 3
 208  prices-fell fallen (card alchemist price 4 slot 1, card diamond-3 price 6 slot 3, card amber price 4 slot 4)
 209  market-filled card amber slot 0
 210  market-filled card astrologer slot 2
 211  turn-began anna turn 29
 212  bought anna card astrologer left 3 price 7 slot 2
 213  merchant-came anna merchant 2
 214  cardinal-declined bert
 215  cardinal-declined cleo
 216  sale-began sale 2
 217  display-sealed anna
 218  display-sealed bert
 219  display-sealed cleo
 220  displays-shown displays (anna gems (amber 1 diamond-2 2), bert bankers 1 gems (diamond-1 1 diamond-2 2), cleo gems (emerald-1 1 ruby-1 1) rings (2, 1, 0, 0)) laid (anna cards (diamond-2, diamond-2, amber), bert cards (diamond-1, diamond-2, diamond-2, banker), cleo cards (emerald-1, ring-with-emerald, ruby-1, ring-with-ruby, ring-with-ruby))
 221  sale-held displays (anna gems (amber 1 diamond-2 2), bert bankers 1 gems (diamond-1 1 diamond-2 2), cleo gems (emerald-1 1 ruby-1 1) rings (2, 1, 0, 0)) fashion (emerald, ruby, diamond, amber) prices (fashion 30 gem emerald price 60 rarity 30 shown 1, fashion 20 gem ruby price 40 rarity 20 shown 1, fashion 10 gem diamond price 10 rarity 0 shown 9, fashion 0 gem amber price 10 rarity 10 shown 1) sale 2 scores (10, 110, 240) sold (cleo each 60 gem emerald jewels 2 pounds 120, cleo each 40 gem ruby jewels 3 pounds 120, bert each 20 gem diamond jewels 1 pounds 20, anna each 10 gem amber jewels 1 pounds 10)
 222  astrologer-drew anna card down
 223  purchase-ended anna lost 3
 224  prices-fell discarded (card alchemist slot 1) fallen (card amber price 4 slot 0, card diamond-3 price 4 slot 3, card amber price 2 slot 4)
 225  market-filled card emerald-1 slot 1
 226  market-filled card musketeer slot 2
 227  turn-began bert turn 30
 228  courtier-played bert ducats 13
 229  bought bert card emerald-1 left 7 price 6 slot 1
 230  bought bert card musketeer left 0 price 7 slot 2
 231  purchase-ended bert lost 0
 232  prices-fell discarded (card diamond-3 slot 3) fallen (card amber price 2 slot 0, card amber price 1 slot 4)
 233  market-filled card amber slot 1
 234  market-filled card ruby-2 slot 2
 235  market-filled card ruby-1 slot 3
 236  turn-began cleo turn 31
 237  bought cleo card ruby-2 left 2 price 8 slot 2
 238  bought cleo card amber left 1 price 1 slot 4
 239  purchase-ended cleo lost 1
 240  prices-fell fallen (card amber price 1 slot 0, card amber price 4 slot 1, card ruby-1 price 4 slot 3)
 241  market-filled card diamond-3 slot 2
 242  market-filled card diamond-1 slot 4
 243  turn-began anna turn 32
 244  bought anna card amber left 9 price 1 slot 0
 245  bought anna card ruby-1 left 5 price 4 slot 3
 246  purchase-ended anna lost 5
 247  prices-fell fallen (card amber price 2 slot 1, card diamond-3 price 8 slot 2, card diamond-1 price 4 slot 4)
 248  market-filled card necklace slot 0
 249  market-filled card ruby-3 slot 3
 250  turn-began bert turn 33
 251  bought bert card diamond-1 left 6 price 4 slot 4
 252  purchase-ended bert lost 6
 253  prices-fell fallen (card necklace price 11 slot 0, card amber price 1 slot 1, card diamond-3 price 6 slot 2, card ruby-3 price 8 slot 3)
 254  market-filled card emerald-1 slot 4
 255  turn-began cleo turn 34
 256  bought cleo card ruby-3 left 2 price 8 slot 3
 257  bought cleo card amber left 1 price 1 slot 1
 258  purchase-ended cleo lost 1
 259  prices-fell fallen (card necklace price 9 slot 0, card diamond-3 price 4 slot 2, card emerald-1 price 4 slot 4)
 260  market-filled card cardinal slot 1
 261  market-filled card forger slot 3
 262  turn-began anna turn 35
 263  bought anna card necklace left 1 price 9 slot 0
 264  purchase-ended anna lost 1
 265  prices-fell discarded (card diamond-3 slot 2) fallen (card cardinal price 6 slot 1, card forger price 5 slot 3, card emerald-1 price 2 slot 4)
 266  market-filled card emerald-1 slot 0
 267  market-filled card amber slot 2
 268  turn-began bert turn 36
 269  bought bert card forger left 5 price 5 slot 3
 270  purchase-ended bert lost 5
 271  prices-fell fallen (card emerald-1 price 4 slot 0, card cardinal price 4 slot 1, card amber price 4 slot 2, card emerald-1 price 1 slot 4)
 272  market-filled card amber slot 3
 273  turn-began cleo turn 37
 274  confessor-played cleo target bert
 275  hand-seen cleo cards (ruby-1, ruby-1, ruby-1, emerald-1, diamond-1, diamond-1, courtier, forger, musketeer) target bert
 276  bought cleo card amber left 6 price 4 slot 2
 277  bought cleo card emerald-1 left 5 price 1 slot 4
 278  bought cleo card cardinal left 1 price 4 slot 1
 279  purchase-ended cleo lost 1
 280  prices-fell fallen (card emerald-1 price 2 slot 0, card amber price 4 slot 3)
 281  market-filled card ruby-3 slot 1
 282  market-filled card emerald-2 slot 2
 283  market-filled card emerald-2 slot 4
 284  turn-began anna turn 38
 285  bought anna card emerald-1 left 8 price 2 slot 0
 286  bought anna card amber left 4 price 4 slot 3
 287  purchase-ended anna lost 4
 288  prices-fell fallen (card ruby-3 price 8 slot 1, card emerald-2 price 6 slot 2, card emerald-2 price 6 slot 4)
 289  market-filled card amber slot 0
 290  market-filled card amber slot 3
 291  turn-began bert turn 39
 292  courtier-played bert ducats 13
 293  bought bert card emerald-2 left 7 price 6 slot 2
 294  bought bert card amber left 1 price 6 slot 0
 295  purchase-ended bert lost 1
 296  prices-fell fallen (card ruby-3 price 6 slot 1, card amber price 4 slot 3, card emerald-2 price 4 slot 4)
 297  market-filled card diamond-1 slot 0
 298  market-filled card courtier slot 2
 299  turn-began cleo turn 40
 300  bought cleo card amber left 6 price 4 slot 3
 301  bought cleo card emerald-2 left 2 price 4 slot 4
 302  purchase-ended cleo lost 2
 303  prices-fell fallen (card diamond-1 price 4 slot 0, card ruby-3 price 4 slot 1, card courtier price 4 slot 2)
 304  market-filled card emerald-2 slot 3
 305  market-filled card amber slot 4
 306  turn-began anna turn 41
 307  bought anna card emerald-2 left 2 price 8 slot 3
 308  purchase-ended anna lost 2
 309  prices-fell discarded (card ruby-3 slot 1) fallen (card diamond-1 price 2 slot 0, card courtier price 2 slot 2, card amber price 4 slot 4)
 310  market-filled card emerald-1 slot 1
 311  market-filled card forger slot 3
 312  turn-began bert turn 42
 313  forger-played bert gem emerald target cleo
 314  gem-discarded cleo card emerald-2
 315  bought bert card diamond-1 left 8 price 2 slot 0
 316  bought bert card amber left 4 price 4 slot 4
 317  bought bert card courtier left 2 price 2 slot 2
 318  purchase-ended bert lost 2
 319  prices-fell fallen (card emerald-1 price 4 slot 1, card forger price 5 slot 3)
 320  market-filled card ring slot 0
 321  merchant-came bert merchant 3
 322  cardinal-declined cleo
 323  cardinal-declined anna
 324  sale-began sale 3
 325  display-sealed anna
 326  display-sealed bert
 327  display-sealed cleo
 328  displays-shown displays (anna gems (amber 2 diamond-1 1) necklace amber, bert gems (amber 1 emerald-1 1 emerald-2 1), cleo gems (amber 1 emerald-1 1 ruby-3 1)) laid (anna cards (diamond-1, amber, amber, necklace-with-amber), bert cards (emerald-1, emerald-2, amber), cleo cards (emerald-1, ruby-3, amber))
 329  sale-held displays (anna gems (amber 2 diamond-1 1) necklace amber, bert gems (amber 1 emerald-1 1 emerald-2 1), cleo gems (amber 1 emerald-1 1 ruby-3 1)) fashion (emerald, ruby, diamond, amber) prices (fashion 30 gem emerald price 40 rarity 10 shown 4, fashion 20 gem ruby price 40 rarity 20 shown 3, fashion 10 gem diamond price 40 rarity 30 shown 1, fashion 0 gem amber price 0 rarity 0 shown 4) sale 3 scores (50, 150, 280) sold (bert each 40 gem emerald jewels 1 pounds 40, cleo each 40 gem ruby jewels 1 pounds 40, anna each 40 gem diamond jewels 1 pounds 40, anna each 0 gem amber jewels 1 pounds 0)
 330  game-ended standings (places (3, 2, 1) scores (50, 150, 280))
