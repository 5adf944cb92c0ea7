queens-necklace · rules 2 · 3 seats · anna
   1  dealt deck 86 fashion (amber, emerald, diamond, ruby) first anna seats 3
   2  hand-dealt anna cards (emerald-2, amber, courtier, thief)
   3  market-laid cards (courtier, ruby-1, ruby-2, musketeer, ruby-2)
   4  turn-began anna turn 1
   5  courtier-played anna ducats 13
   6  thief-played anna target cleo
   7  stole card (up emerald-2) thief anna victim cleo
   8  bought anna card courtier left 7 price 6 slot 0
   9  bought anna card ruby-1 left 1 price 6 slot 1
  10  purchase-ended anna lost 1
  11  prices-fell fallen (card ruby-2 price 6 slot 2, card musketeer price 5 slot 3, card ruby-2 price 6 slot 4)
  12  market-filled card astrologer slot 0
  13  market-filled card queen slot 1
  14  turn-began bert turn 2
  15  bought bert card astrologer left 3 price 7 slot 0
  16  astrologer-drew bert card down
  17  purchase-ended bert lost 3
  18  prices-fell fallen (card queen price 8 slot 1, card ruby-2 price 4 slot 2, card musketeer price 3 slot 3, card ruby-2 price 4 slot 4)
  19  market-filled card diamond-1 slot 0
  20  turn-began cleo turn 3
  21  bought cleo card ruby-2 left 6 price 4 slot 2
  22  bought cleo card musketeer left 3 price 3 slot 3
  23  purchase-ended cleo lost 3
  24  prices-fell fallen (card diamond-1 price 4 slot 0, card queen price 6 slot 1, card ruby-2 price 2 slot 4)
  25  market-filled card amber slot 2
  26  market-filled card alchemist slot 3
  27  turn-began anna turn 4
  28  courtier-played anna ducats 13
  29  bought anna card diamond-1 left 9 price 4 slot 0
  30  bought anna card queen left 3 price 6 slot 1
  31  bought anna card ruby-2 left 1 price 2 slot 4
  32  purchase-ended anna lost 1
  33  prices-fell fallen (card amber price 4 slot 2, card alchemist price 8 slot 3)
  34  market-filled card amber slot 0
  35  queen-played anna card amber slot 0
  36  market-filled card forger slot 0
  37  market-filled card king slot 1
  38  market-filled card amber slot 4
  39  turn-began bert turn 5
  40  bought bert card amber left 4 price 6 slot 4
  41  purchase-ended bert lost 4
  42  prices-fell fallen (card forger price 5 slot 0, card king price 9 slot 1, card amber price 2 slot 2, card alchemist price 6 slot 3)
  43  market-filled card amber slot 4
  44  turn-began cleo turn 6
  45  bought cleo card forger left 5 price 5 slot 0
  46  purchase-ended cleo lost 5
  47  prices-fell fallen (card king price 7 slot 1, card amber price 1 slot 2, card alchemist price 4 slot 3, card amber price 4 slot 4)
  48  market-filled card amber slot 0
  49  turn-began anna turn 7
  50  bought anna card amber left 4 price 6 slot 0
  51  bought anna card amber left 3 price 1 slot 2
  52  purchase-ended anna lost 3
  53  prices-fell discarded (card alchemist slot 3) fallen (card king price 5 slot 1, card amber price 2 slot 4)
  54  market-filled card ruby-3 slot 0
  55  market-filled card diamond-1 slot 2
  56  market-filled card diamond-3 slot 3
  57  turn-began bert turn 8
  58  forger-played bert gem ruby target cleo
  59  gem-discarded cleo card ruby-2
  60  bought bert card diamond-3 left 0 price 10 slot 3
  61  purchase-ended bert lost 0
  62  prices-fell discarded (card king slot 1) fallen (card ruby-3 price 8 slot 0, card diamond-1 price 4 slot 2, card amber price 1 slot 4)
  63  market-filled card emerald-1 slot 1
  64  market-filled card musketeer slot 3
  65  turn-began cleo turn 9
  66  forger-played cleo gem diamond target anna
  67  gem-discarded anna card diamond-1
  68  bought cleo card ruby-3 left 2 price 8 slot 0
  69  purchase-ended cleo lost 2
  70  prices-fell discarded (card amber slot 4) fallen (card emerald-1 price 4 slot 1, card diamond-1 price 2 slot 2, card musketeer price 5 slot 3)
  71  market-filled card necklace slot 0
  72  market-filled card amber slot 4
  73  turn-began anna turn 10
  74  bought anna card emerald-1 left 6 price 4 slot 1
  75  bought anna card amber left 0 price 6 slot 4
  76  purchase-ended anna lost 0
  77  prices-fell fallen (card necklace price 11 slot 0, card diamond-1 price 1 slot 2, card musketeer price 3 slot 3)
  78  market-filled card amber slot 1
  79  market-filled card diamond-1 slot 4
  80  turn-began bert turn 11
  81  bought bert card diamond-1 left 9 price 1 slot 2
  82  purchase-ended bert lost 9
  83  prices-fell fallen (card necklace price 9 slot 0, card amber price 4 slot 1, card musketeer price 1 slot 3, card diamond-1 price 4 slot 4)
  84  market-filled card amber slot 2
  85  turn-began cleo turn 12
  86  bought cleo card amber left 4 price 6 slot 2
  87  bought cleo card amber left 0 price 4 slot 1
  88  purchase-ended cleo lost 0
  89  prices-fell discarded (card musketeer slot 3) fallen (card necklace price 7 slot 0, card diamond-1 price 2 slot 4)
  90  market-filled card diamond-3 slot 1
  91  market-filled card musketeer slot 2
  92  market-filled card amber slot 3
  93  turn-began anna turn 13
  94  bought anna card diamond-1 left 8 price 2 slot 4
  95  bought anna card musketeer left 1 price 7 slot 2
  96  purchase-ended anna lost 1
  97  prices-fell discarded (card necklace slot 0) fallen (card diamond-3 price 8 slot 1, card amber price 4 slot 3)
  98  market-filled card thief slot 0
  99  merchant-came anna merchant 1
 100  cardinal-declined bert
 101  cardinal-declined cleo
 102  sale-began sale 1
 103  display-sealed anna
 104  display-sealed bert
 105  display-sealed cleo
 106  displays-shown displays (anna gems (emerald-1 1 emerald-2 1 ruby-1 1), bert bankers 1 gems (amber 2 diamond-3 1), cleo gems (amber 2 emerald-1 1 emerald-3 1 ruby-3 1)) laid (anna cards (emerald-1, emerald-2, ruby-1), bert cards (amber, amber, diamond-3, banker), cleo cards (amber, amber, emerald-1, emerald-3, ruby-3))
 107  sale-held displays (anna gems (emerald-1 1 emerald-2 1 ruby-1 1), bert bankers 1 gems (amber 2 diamond-3 1), cleo gems (amber 2 emerald-1 1 emerald-3 1 ruby-3 1)) fashion (amber, emerald, diamond, ruby) prices (fashion 30 gem amber price 50 rarity 20 shown 4, fashion 20 gem emerald price 20 rarity 0 shown 7, fashion 10 gem diamond price 40 rarity 30 shown 3, fashion 0 gem ruby price 10 rarity 10 shown 4) sale 1 scores (0, 110, 80) sold (bert each 60 gem amber jewels 1 pounds 60, cleo each 50 gem amber jewels 1 pounds 50, cleo each 20 gem emerald jewels 1 pounds 20, bert each 50 gem diamond jewels 1 pounds 50, cleo each 10 gem ruby jewels 1 pounds 10)
 108  market-filled card emerald-1 slot 2
 109  market-filled card ruby-1 slot 4
 110  turn-began bert turn 14
 111  bought bert card amber left 6 price 4 slot 3
 112  purchase-ended bert lost 6
 113  prices-fell fallen (card thief price 6 slot 0, card diamond-3 price 6 slot 1, card emerald-1 price 4 slot 2, card ruby-1 price 4 slot 4)
 114  market-filled card ring slot 3
 115  turn-began cleo turn 15
 116  bought cleo card thief left 4 price 6 slot 0
 117  bought cleo card emerald-1 left 0 price 4 slot 2
 118  purchase-ended cleo lost 0
 119  prices-fell fallen (card diamond-3 price 4 slot 1, card ring price 7 slot 3, card ruby-1 price 2 slot 4)
 120  market-filled card emerald-1 slot 0
 121  market-filled card ruby-1 slot 2
 122  turn-began anna turn 16
 123  bought anna card ruby-1 left 4 price 6 slot 2
 124  purchase-ended anna lost 4
 125  prices-fell discarded (card diamond-3 slot 1) fallen (card emerald-1 price 4 slot 0, card ring price 5 slot 3, card ruby-1 price 1 slot 4)
 126  market-filled card emerald-2 slot 1
 127  market-filled card diamond-2 slot 2
 128  turn-began bert turn 17
 129  bought bert card ruby-1 left 9 price 1 slot 4
 130  bought bert card diamond-2 left 1 price 8 slot 2
 131  purchase-ended bert lost 1
 132  prices-fell fallen (card emerald-1 price 2 slot 0, card emerald-2 price 6 slot 1, card ring price 3 slot 3)
 133  market-filled card astrologer slot 2
 134  market-filled card confessor slot 4
 135  turn-began cleo turn 18
 136  thief-played cleo target bert
 137  stole card down thief cleo victim bert
 138  bought cleo card astrologer left 3 price 7 slot 2
 139  astrologer-drew cleo card down
 140  bought cleo card ring left 0 price 3 slot 3
 141  purchase-ended cleo lost 0
 142  prices-fell fallen (card emerald-1 price 1 slot 0, card emerald-2 price 4 slot 1, card confessor price 4 slot 4)
 143  market-filled card diamond-2 slot 2
 144  market-filled card amber slot 3
 145  turn-began anna turn 19
 146  bought anna card emerald-1 left 9 price 1 slot 0
 147  bought anna card amber left 3 price 6 slot 3
 148  purchase-ended anna lost 3
 149  prices-fell fallen (card emerald-2 price 2 slot 1, card diamond-2 price 6 slot 2, card confessor price 2 slot 4)
 150  market-filled card cardinal slot 0
 151  market-filled card ring slot 3
 152  turn-began bert turn 20
 153  bought bert card confessor left 8 price 2 slot 4
 154  bought bert card emerald-2 left 6 price 2 slot 1
 155  purchase-ended bert lost 6
 156  prices-fell fallen (card cardinal price 6 slot 0, card diamond-2 price 4 slot 2, card ring price 7 slot 3)
 157  market-filled card diamond-1 slot 1
 158  market-filled card banker slot 4
 159  turn-began cleo turn 21
 160  bought cleo card cardinal left 4 price 6 slot 0
 161  bought cleo card diamond-2 left 0 price 4 slot 2
 162  purchase-ended cleo lost 0
 163  prices-fell fallen (card diamond-1 price 4 slot 1, card ring price 5 slot 3, card banker price 8 slot 4)
 164  market-filled card emerald-2 slot 0
 165  market-filled card ruby-3 slot 2
 166  turn-began anna turn 22
 167  bought anna card banker left 2 price 8 slot 4
 168  purchase-ended anna lost 2
 169  prices-fell fallen (card emerald-2 price 6 slot 0, card diamond-1 price 2 slot 1, card ruby-3 price 8 slot 2, card ring price 3 slot 3)
 170  market-filled card king slot 4
 171  turn-began bert turn 23
 172  bought bert card ring left 7 price 3 slot 3
 173  bought bert card diamond-1 left 5 price 2 slot 1
 174  purchase-ended bert lost 5
 175  prices-fell fallen (card emerald-2 price 4 slot 0, card ruby-3 price 6 slot 2, card king price 9 slot 4)
 176  market-filled card diamond-1 slot 1
 177  market-filled card ruby-1 slot 3
 178  turn-began cleo turn 24
 179  bought cleo card ruby-1 left 4 price 6 slot 3
 180  purchase-ended cleo lost 4
 181  prices-fell fallen (card emerald-2 price 2 slot 0, card diamond-1 price 4 slot 1, card ruby-3 price 4 slot 2, card king price 7 slot 4)
 182  market-filled card amber slot 3
 183  turn-began anna turn 25
 184  bought anna card emerald-2 left 8 price 2 slot 0
 185  bought anna card ruby-3 left 4 price 4 slot 2
 186  bought anna card diamond-1 left 0 price 4 slot 1
 187  purchase-ended anna lost 0
 188  prices-fell fallen (card amber price 4 slot 3, card king price 5 slot 4)
 189  market-filled card ring slot 0
 190  market-filled card diamond-2 slot 1
 191  market-filled card ruby-2 slot 2
 192  turn-began bert turn 26
 193  confessor-played bert target cleo
 194  bought bert card ruby-2 left 2 price 8 slot 2
 195  purchase-ended bert lost 2
 196  prices-fell discarded (card king slot 4) fallen (card ring price 7 slot 0, card diamond-2 price 6 slot 1, card amber price 2 slot 3)
 197  market-filled card thief slot 2
 198  market-filled card amber slot 4
 199  turn-began cleo turn 27
 200  bought cleo card thief left 2 price 8 slot 2
 201  purchase-ended cleo lost 2
 202  prices-fell fallen (card ring price 5 slot 0, card diamond-2 price 4 slot 1, card amber price 1 slot 3, card amber price 4 slot 4)
 203  merchant-came cleo merchant 2
 204  cardinal-declined anna
 205  cardinal-declined bert
 206  sale-began sale 2
 207  display-sealed anna
 208  display-sealed bert
 209  display-sealed cleo
 210  displays-shown displays (anna bankers 1 gems (amber 5 ruby-1 1), bert gems (amber 1 ruby-1 1) rings (1, 0, 0, 1), cleo gems (emerald-1 1 ruby-1 1) rings (1, 0, 0, 0)) laid (anna cards (amber, amber, amber, amber, amber, ruby-1, banker), bert cards (amber, ring-with-amber, ruby-1, ring-with-ruby), cleo cards (emerald-1, ruby-1, ring-with-ruby))
 211  sale-held displays (anna bankers 1 gems (amber 5 ruby-1 1), bert gems (amber 1 ruby-1 1) rings (1, 0, 0, 1), cleo gems (emerald-1 1 ruby-1 1) rings (1, 0, 0, 0)) fashion (amber, emerald, diamond, ruby) prices (fashion 30 gem amber price 30 rarity 0 shown 6, fashion 20 gem emerald price 40 rarity 20 shown 1, fashion 10 gem diamond price 40 rarity 30 shown 0, fashion 0 gem ruby price 10 rarity 10 shown 3) sale 2 scores (60, 130, 140) sold (anna each 40 gem amber jewels 1 pounds 40, cleo each 40 gem emerald jewels 1 pounds 40, anna each 20 gem ruby jewels 1 pounds 20, bert each 10 gem ruby jewels 2 pounds 20, cleo each 10 gem ruby jewels 2 pounds 20)
 212  market-filled card favorite slot 2
 213  turn-began anna turn 28
 214  bought anna card favorite left 2 price 8 slot 2
 215  purchase-ended anna lost 2
 216  prices-fell discarded (card amber slot 3) fallen (card ring price 3 slot 0, card diamond-2 price 2 slot 1, card amber price 2 slot 4)
 217  market-filled card confessor slot 2
 218  market-filled card emerald-2 slot 3
 219  turn-began bert turn 29
 220  bought bert card emerald-2 left 2 price 8 slot 3
 221  bought bert card diamond-2 left 0 price 2 slot 1
 222  purchase-ended bert lost 0
 223  prices-fell discarded (card ring slot 0) fallen (card confessor price 4 slot 2, card amber price 1 slot 4)
 224  market-filled card cardinal slot 0
 225  market-filled card ruby-2 slot 1
 226  market-filled card musketeer slot 3
 227  turn-began cleo turn 30
 228  thief-played cleo target anna
 229  stole card (up ruby-3) thief cleo victim anna
 230  bought cleo card ruby-2 left 2 price 8 slot 1
 231  purchase-ended cleo lost 2
 232  prices-fell discarded (card amber slot 4) fallen (card cardinal price 6 slot 0, card confessor price 2 slot 2, card musketeer price 5 slot 3)
 233  market-filled card favorite slot 1
 234  market-filled card ruby-1 slot 4
 235  turn-began anna turn 31
 236  favorite-played anna fashion (emerald, amber, diamond, ruby) gem emerald
 237  bought anna card ruby-1 left 4 price 6 slot 4
 238  purchase-ended anna lost 4
 239  prices-fell fallen (card cardinal price 4 slot 0, card favorite price 6 slot 1, card confessor price 1 slot 2, card musketeer price 3 slot 3)
 240  market-filled card courtier slot 4
 241  turn-began bert turn 32
 242  bought bert card courtier left 4 price 6 slot 4
 243  bought bert card confessor left 3 price 1 slot 2
 244  bought bert card musketeer left 0 price 3 slot 3
 245  purchase-ended bert lost 0
 246  prices-fell fallen (card cardinal price 2 slot 0, card favorite price 4 slot 1)
 247  market-filled card ruby-2 slot 2
 248  market-filled card emerald-3 slot 3
 249  market-filled card emerald-1 slot 4
 250  turn-began cleo turn 33
 251  bought cleo card ruby-2 left 2 price 8 slot 2
 252  purchase-ended cleo lost 2
 253  prices-fell discarded (card cardinal slot 0) fallen (card favorite price 2 slot 1, card emerald-3 price 8 slot 3, card emerald-1 price 4 slot 4)
 254  market-filled card diamond-2 slot 0
 255  market-filled card confessor slot 2
 256  turn-began anna turn 34
 257  bought anna card favorite left 8 price 2 slot 1
 258  bought anna card diamond-2 left 0 price 8 slot 0
 259  purchase-ended anna lost 0
 260  prices-fell fallen (card confessor price 4 slot 2, card emerald-3 price 6 slot 3, card emerald-1 price 2 slot 4)
 261  market-filled card amber slot 0
 262  market-filled card astrologer slot 1
 263  turn-began bert turn 35
 264  bought bert card astrologer left 3 price 7 slot 1
 265  astrologer-drew bert card down
 266  bought bert card emerald-1 left 1 price 2 slot 4
 267  purchase-ended bert lost 1
 268  prices-fell fallen (card amber price 4 slot 0, card confessor price 2 slot 2, card emerald-3 price 4 slot 3)
 269  market-filled card diamond-2 slot 1
 270  market-filled card confessor slot 4
 271  turn-began cleo turn 36
 272  bought cleo card amber left 6 price 4 slot 0
 273  purchase-ended cleo lost 6
 274  prices-fell discarded (card emerald-3 slot 3) fallen (card diamond-2 price 6 slot 1, card confessor price 1 slot 2, card confessor price 4 slot 4)
 275  market-filled card ring slot 0
 276  market-filled card emerald-1 slot 3
 277  turn-began anna turn 37
 278  favorite-played anna fashion (ruby, emerald, amber, diamond) gem ruby
 279  bought anna card diamond-2 left 4 price 6 slot 1
 280  bought anna card confessor left 3 price 1 slot 2
 281  purchase-ended anna lost 3
 282  prices-fell fallen (card ring price 7 slot 0, card emerald-1 price 4 slot 3, card confessor price 2 slot 4)
 283  market-filled card amber slot 1
 284  market-filled card thief slot 2
 285  turn-began bert turn 38
 286  courtier-played bert ducats 13
 287  confessor-played bert target anna
 288  bought bert card confessor left 11 price 2 slot 4
 289  purchase-ended bert lost 11
 290  prices-fell fallen (card ring price 5 slot 0, card amber price 4 slot 1, card thief price 6 slot 2, card emerald-1 price 2 slot 3)
 291  market-filled card favorite slot 4
 292  turn-began cleo turn 39
 293  bought cleo card emerald-1 left 8 price 2 slot 3
 294  bought cleo card amber left 4 price 4 slot 1
 295  purchase-ended cleo lost 4
 296  prices-fell fallen (card ring price 3 slot 0, card thief price 4 slot 2, card favorite price 6 slot 4)
 297  market-filled card emerald-1 slot 1
 298  market-filled card forger slot 3
 299  turn-began anna turn 40
 300  confessor-played anna target cleo
 301  hand-seen anna cards (ruby-1, ruby-2, ruby-2, ruby-3, emerald-1, diamond-2, diamond-2, amber, amber, ring, cardinal, musketeer) target cleo
 302  bought anna card thief left 6 price 4 slot 2
 303  bought anna card ring left 3 price 3 slot 0
 304  purchase-ended anna lost 3
 305  prices-fell fallen (card emerald-1 price 4 slot 1, card forger price 5 slot 3, card favorite price 4 slot 4)
 306  market-filled card king slot 0
 307  market-filled card amber slot 2
 308  turn-began bert turn 41
 309  confessor-played bert target cleo
 310  bought bert card amber left 4 price 6 slot 2
 311  bought bert card emerald-1 left 0 price 4 slot 1
 312  purchase-ended bert lost 0
 313  prices-fell fallen (card king price 9 slot 0, card forger price 3 slot 3, card favorite price 2 slot 4)
 314  merchant-came bert merchant 3
 315  cardinal-declined cleo
 316  sale-began sale 3
 317  display-sealed anna
 318  display-sealed bert
 319  display-sealed cleo
 320  displays-shown displays (anna gems (amber 1 diamond-1 2 diamond-2 1 emerald-1 1 emerald-2 1 ruby-2 1) rings (0, 0, 1, 0), bert gems (diamond-1 2 diamond-2 1 emerald-2 1), cleo gems (amber 1 diamond-2 1 emerald-1 1 ruby-2 1) rings (1, 0, 0, 0)) laid (anna cards (ruby-2, emerald-1, emerald-2, amber, diamond-1, diamond-1, diamond-2, ring-with-diamond), bert cards (emerald-2, diamond-1, diamond-1, diamond-2), cleo cards (ruby-2, ring-with-ruby, emerald-1, amber, diamond-2))
 321  sale-held displays (anna gems (amber 1 diamond-1 2 diamond-2 1 emerald-1 1 emerald-2 1 ruby-2 1) rings (0, 0, 1, 0), bert gems (diamond-1 2 diamond-2 1 emerald-2 1), cleo gems (amber 1 diamond-2 1 emerald-1 1 ruby-2 1) rings (1, 0, 0, 0)) fashion (ruby, emerald, amber, diamond) prices (fashion 30 gem ruby price 50 rarity 20 shown 4, fashion 20 gem emerald price 30 rarity 10 shown 6, fashion 10 gem amber price 40 rarity 30 shown 2, fashion 0 gem diamond price 0 rarity 0 shown 10) sale 3 scores (180, 130, 280) sold (anna each 50 gem ruby jewels 1 pounds 50, cleo each 50 gem ruby jewels 2 pounds 100, anna each 30 gem emerald jewels 1 pounds 30, anna each 40 gem amber jewels 1 pounds 40, cleo each 40 gem amber jewels 1 pounds 40, anna each 0 gem diamond jewels 2 pounds 0, bert each 0 gem diamond jewels 1 pounds 0)
 322  game-ended standings (places (2, 3, 1) scores (180, 130, 280))
