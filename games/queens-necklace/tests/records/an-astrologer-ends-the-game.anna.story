queens-necklace · rules 1 · 3 seats · anna
   1  dealt deck 86 fashion (ruby, amber, diamond, emerald) first bert seats 3
   2  hand-dealt anna cards (ruby-2, emerald-2, diamond-2, diamond-3)
   3  market-laid cards (thief, amber, king, amber, favorite)
   4  turn-began bert turn 1
   5  confessor-played bert target anna
   6  bought bert card favorite left 2 price 8 slot 4
   7  purchase-ended bert lost 2
   8  prices-fell fallen (card thief price 6 slot 0, card amber price 4 slot 1, card king price 9 slot 2, card amber price 4 slot 3)
   9  market-filled card amber slot 4
  10  queen-played bert card amber slot 4
  11  market-filled card ring slot 4
  12  turn-began cleo turn 2
  13  bought cleo card ring left 1 price 9 slot 4
  14  purchase-ended cleo lost 1
  15  prices-fell fallen (card thief price 4 slot 0, card amber price 2 slot 1, card king price 7 slot 2, card amber price 2 slot 3)
  16  market-filled card amber slot 4
  17  turn-began anna turn 3
  18  bought anna card amber left 4 price 6 slot 4
  19  purchase-ended anna lost 4
  20  prices-fell fallen (card thief price 2 slot 0, card amber price 1 slot 1, card king price 5 slot 2, card amber price 1 slot 3)
  21  market-filled card forger slot 4
  22  turn-began bert turn 4
  23  favorite-played bert fashion (emerald, ruby, amber, diamond) gem emerald
  24  bought bert card forger left 3 price 7 slot 4
  25  bought bert card thief left 1 price 2 slot 0
  26  bought bert card amber left 0 price 1 slot 1
  27  purchase-ended bert lost 0
  28  prices-fell discarded (card king slot 2, card amber slot 3)
  29  market-filled card musketeer slot 0
  30  market-filled card courtier slot 1
  31  market-filled card musketeer slot 2
  32  market-filled card amber slot 3
  33  market-filled card banker slot 4
  34  turn-began cleo turn 5
  35  bought cleo card courtier left 4 price 6 slot 1
  36  purchase-ended cleo lost 4
  37  prices-fell fallen (card musketeer price 5 slot 0, card musketeer price 5 slot 2, card amber price 4 slot 3, card banker price 8 slot 4)
  38  market-filled card amber slot 1
  39  turn-began anna turn 6
  40  bought anna card banker left 2 price 8 slot 4
  41  purchase-ended anna lost 2
  42  prices-fell fallen (card musketeer price 3 slot 0, card amber price 4 slot 1, card musketeer price 3 slot 2, card amber price 2 slot 3)
  43  market-filled card confessor slot 4
  44  turn-began bert turn 7
  45  thief-played bert target anna
  46  stole card (up diamond-3) thief bert victim anna
  47  forger-played bert gem amber target anna
  48  gem-discarded anna card amber
  49  bought bert card amber left 6 price 4 slot 1
  50  bought bert card amber left 4 price 2 slot 3
  51  bought bert card musketeer left 1 price 3 slot 0
  52  purchase-ended bert lost 1
  53  prices-fell fallen (card musketeer price 1 slot 2, card confessor price 4 slot 4)
  54  market-filled card ruby-2 slot 0
  55  market-filled card king slot 1
  56  market-filled card ruby-2 slot 3
  57  turn-began cleo turn 8
  58  courtier-played cleo ducats 13
  59  bought cleo card confessor left 9 price 4 slot 4
  60  purchase-ended cleo lost 9
  61  prices-fell discarded (card musketeer slot 2) fallen (card ruby-2 price 6 slot 0, card king price 9 slot 1, card ruby-2 price 6 slot 3)
  62  market-filled card emerald-2 slot 2
  63  market-filled card ruby-1 slot 4
  64  turn-began anna turn 9
  65  bought anna card king left 1 price 9 slot 1
  66  purchase-ended anna lost 1
  67  prices-fell fallen (card ruby-2 price 4 slot 0, card emerald-2 price 6 slot 2, card ruby-2 price 4 slot 3, card ruby-1 price 4 slot 4)
  68  market-filled card emerald-1 slot 1
  69  turn-began bert turn 10
  70  bought bert card emerald-1 left 4 price 6 slot 1
  71  bought bert card ruby-1 left 0 price 4 slot 4
  72  purchase-ended bert lost 0
  73  prices-fell fallen (card ruby-2 price 2 slot 0, card emerald-2 price 4 slot 2, card ruby-2 price 2 slot 3)
  74  market-filled card king slot 1
  75  market-filled card forger slot 4
  76  turn-began cleo turn 11
  77  bought cleo card emerald-2 left 6 price 4 slot 2
  78  bought cleo card ruby-2 left 4 price 2 slot 0
  79  purchase-ended cleo lost 4
  80  prices-fell discarded (card ruby-2 slot 3) fallen (card king price 9 slot 1, card forger price 5 slot 4)
  81  market-filled card alchemist slot 0
  82  market-filled card ruby-3 slot 2
  83  market-filled card diamond-3 slot 3
  84  turn-began anna turn 12
  85  bought anna card diamond-3 left 0 price 10 slot 3
  86  purchase-ended anna lost 0
  87  prices-fell fallen (card alchemist price 8 slot 0, card king price 7 slot 1, card ruby-3 price 8 slot 2, card forger price 3 slot 4)
  88  merchant-came anna merchant 1
  89  cardinal-declined bert
  90  cardinal-declined cleo
  91  sale-began sale 1
  92  display-sealed anna
  93  display-sealed bert
  94  display-sealed cleo
  95  displays-shown displays (anna gems (diamond-3 1 ruby-2 1) king ruby, bert gems (amber 1 emerald-1 1) rings (0, 0, 0, 1), cleo gems (amber 1 emerald-3 1) rings (0, 1, 0, 0)) laid (anna cards (ruby-2, king-with-ruby, diamond-3), bert cards (emerald-1, amber, ring-with-amber), cleo cards (emerald-3, ring-with-emerald, amber))
  96  sale-held displays (anna gems (diamond-3 1 ruby-2 1) king ruby, bert gems (amber 1 emerald-1 1) rings (0, 0, 0, 1), cleo gems (amber 1 emerald-3 1) rings (0, 1, 0, 0)) fashion (emerald, ruby, amber, diamond) prices (fashion 30 gem emerald price 30 rarity 0 shown 4, fashion 20 forbidden true gem ruby price 50 rarity 30 shown 2, fashion 10 gem amber price 30 rarity 20 shown 2, fashion 0 gem diamond price 10 rarity 10 shown 3) sale 1 scores (10, 60, 90) sold (cleo each 30 gem emerald jewels 2 pounds 60, bert each 30 gem amber jewels 2 pounds 60, cleo each 30 gem amber jewels 1 pounds 30, anna each 10 gem diamond jewels 1 pounds 10)
  97  market-filled card ruby-1 slot 3
  98  turn-began bert turn 13
  99  bought bert card king left 3 price 7 slot 1
 100  bought bert card forger left 0 price 3 slot 4
 101  purchase-ended bert lost 0
 102  prices-fell fallen (card alchemist price 6 slot 0, card ruby-3 price 6 slot 2, card ruby-1 price 4 slot 3)
 103  market-filled card diamond-1 slot 1
 104  market-filled card ruby-2 slot 4
 105  turn-began cleo turn 14
 106  confessor-played cleo target anna
 107  bought cleo card ruby-1 left 6 price 4 slot 3
 108  bought cleo card diamond-1 left 0 price 6 slot 1
 109  purchase-ended cleo lost 0
 110  prices-fell fallen (card alchemist price 4 slot 0, card ruby-3 price 4 slot 2, card ruby-2 price 6 slot 4)
 111  market-filled card diamond-1 slot 1
 112  market-filled card ruby-1 slot 3
 113  turn-began anna turn 15
 114  bought anna card alchemist left 6 price 4 slot 0
 115  bought anna card ruby-3 left 2 price 4 slot 2
 116  purchase-ended anna lost 2
 117  prices-fell fallen (card diamond-1 price 4 slot 1, card ruby-1 price 4 slot 3, card ruby-2 price 4 slot 4)
 118  market-filled card diamond-1 slot 0
 119  market-filled card favorite slot 2
 120  turn-began bert turn 16
 121  forger-played bert gem emerald target anna
 122  gem-discarded anna card emerald-2
 123  bought bert card ruby-2 left 6 price 4 slot 4
 124  bought bert card diamond-1 left 0 price 6 slot 0
 125  purchase-ended bert lost 0
 126  prices-fell fallen (card diamond-1 price 2 slot 1, card favorite price 6 slot 2, card ruby-1 price 2 slot 3)
 127  market-filled card emerald-1 slot 0
 128  market-filled card favorite slot 4
 129  turn-began cleo turn 17
 130  bought cleo card emerald-1 left 4 price 6 slot 0
 131  bought cleo card diamond-1 left 2 price 2 slot 1
 132  purchase-ended cleo lost 2
 133  prices-fell fallen (card favorite price 4 slot 2, card ruby-1 price 1 slot 3, card favorite price 6 slot 4)
 134  market-filled card ruby-3 slot 0
 135  market-filled card amber slot 1
 136  turn-began anna turn 18
 137  bought anna card favorite left 6 price 4 slot 2
 138  bought anna card favorite left 0 price 6 slot 4
 139  purchase-ended anna lost 0
 140  prices-fell discarded (card ruby-1 slot 3) fallen (card ruby-3 price 8 slot 0, card amber price 4 slot 1)
 141  market-filled card necklace slot 2
 142  market-filled card ring slot 3
 143  market-filled card ruby-1 slot 4
 144  turn-began bert turn 19
 145  bought bert card ruby-3 left 2 price 8 slot 0
 146  purchase-ended bert lost 2
 147  prices-fell fallen (card amber price 2 slot 1, card necklace price 11 slot 2, card ring price 7 slot 3, card ruby-1 price 4 slot 4)
 148  market-filled card banker slot 0
 149  turn-began cleo turn 20
 150  bought cleo card ruby-1 left 6 price 4 slot 4
 151  purchase-ended cleo lost 6
 152  prices-fell fallen (card banker price 8 slot 0, card amber price 1 slot 1, card necklace price 9 slot 2, card ring price 5 slot 3)
 153  market-filled card ruby-2 slot 4
 154  turn-began anna turn 21
 155  bought anna card banker left 2 price 8 slot 0
 156  bought anna card amber left 1 price 1 slot 1
 157  purchase-ended anna lost 1
 158  prices-fell fallen (card necklace price 7 slot 2, card ring price 3 slot 3, card ruby-2 price 6 slot 4)
 159  market-filled card courtier slot 0
 160  market-filled card emerald-3 slot 1
 161  turn-began bert turn 22
 162  bought bert card ring left 7 price 3 slot 3
 163  bought bert card ruby-2 left 1 price 6 slot 4
 164  purchase-ended bert lost 1
 165  prices-fell discarded (card necklace slot 2) fallen (card courtier price 4 slot 0, card emerald-3 price 8 slot 1)
 166  market-filled card ruby-1 slot 2
 167  market-filled card thief slot 3
 168  market-filled card emerald-1 slot 4
 169  turn-began cleo turn 23
 170  bought cleo card courtier left 6 price 4 slot 0
 171  bought cleo card ruby-1 left 0 price 6 slot 2
 172  purchase-ended cleo lost 0
 173  prices-fell fallen (card emerald-3 price 6 slot 1, card thief price 6 slot 3, card emerald-1 price 4 slot 4)
 174  market-filled card musketeer slot 0
 175  market-filled card ring slot 2
 176  turn-began anna turn 24
 177  favorite-played anna fashion (amber, emerald, ruby, diamond) gem amber
 178  favorite-played anna fashion (amber, emerald, ruby, diamond) gem amber
 179  bought anna card emerald-3 left 4 price 6 slot 1
 180  purchase-ended anna lost 4
 181  prices-fell fallen (card musketeer price 5 slot 0, card ring price 7 slot 2, card thief price 4 slot 3, card emerald-1 price 2 slot 4)
 182  market-filled card ring slot 1
 183  turn-began bert turn 25
 184  bought bert card ring left 1 price 9 slot 1
 185  purchase-ended bert lost 1
 186  prices-fell fallen (card musketeer price 3 slot 0, card ring price 5 slot 2, card thief price 2 slot 3, card emerald-1 price 1 slot 4)
 187  market-filled card emerald-2 slot 1
 188  turn-began cleo turn 26
 189  bought cleo card emerald-2 left 2 price 8 slot 1
 190  bought cleo card thief left 0 price 2 slot 3
 191  purchase-ended cleo lost 0
 192  prices-fell discarded (card emerald-1 slot 4) fallen (card musketeer price 1 slot 0, card ring price 3 slot 2)
 193  market-filled card emerald-2 slot 1
 194  market-filled card diamond-2 slot 3
 195  market-filled card confessor slot 4
 196  turn-began anna turn 27
 197  bought anna card ring left 7 price 3 slot 2
 198  bought anna card confessor left 1 price 6 slot 4
 199  purchase-ended anna lost 1
 200  prices-fell discarded (card musketeer slot 0) fallen (card emerald-2 price 6 slot 1, card diamond-2 price 6 slot 3)
 201  market-filled card diamond-1 slot 0
 202  market-filled card cardinal slot 2
 203  market-filled card ruby-1 slot 4
 204  turn-began bert turn 28
 205  bought bert card diamond-2 left 4 price 6 slot 3
 206  purchase-ended bert lost 4
 207  prices-fell fallen (card diamond-1 price 4 slot 0, card emerald-2 price 4 slot 1, card cardinal price 6 slot 2, card ruby-1 price 4 slot 4)
 208  merchant-came bert merchant 2
 209  cardinal-declined cleo
 210  cardinal-declined anna
 211  sale-began sale 2
 212  display-sealed anna
 213  display-sealed bert
 214  display-sealed cleo
 215  displays-shown displays (anna bankers 1 gems (diamond-2 1 emerald-3 1 ruby-3 1) rings (1, 0, 0, 0), bert gems (amber 2 diamond-1 1 ruby-1 1 ruby-2 2 ruby-3 1) rings (2, 0, 0, 0), cleo gems (diamond-1 3 emerald-1 1 emerald-2 2)) laid (anna cards (emerald-3, ruby-3, ring-with-ruby, diamond-2, banker), bert cards (amber, amber, ruby-1, ruby-2, ruby-2, ruby-3, ring-with-ruby, ring-with-ruby, diamond-1), cleo cards (emerald-1, emerald-2, emerald-2, diamond-1, diamond-1, diamond-1))
 216  sale-held displays (anna bankers 1 gems (diamond-2 1 emerald-3 1 ruby-3 1) rings (1, 0, 0, 0), bert gems (amber 2 diamond-1 1 ruby-1 1 ruby-2 2 ruby-3 1) rings (2, 0, 0, 0), cleo gems (diamond-1 3 emerald-1 1 emerald-2 2)) fashion (amber, emerald, ruby, diamond) prices (fashion 30 gem amber price 60 rarity 30 shown 2, fashion 20 gem emerald price 30 rarity 10 shown 8, fashion 10 gem ruby price 10 rarity 0 shown 11, fashion 0 gem diamond price 20 rarity 20 shown 6) sale 2 scores (10, 150, 140) sold (bert each 60 gem amber jewels 1 pounds 60, cleo each 30 gem emerald jewels 1 pounds 30, bert each 10 gem ruby jewels 3 pounds 30, cleo each 20 gem diamond jewels 1 pounds 20)
 217  market-filled card astrologer slot 3
 218  turn-began cleo turn 29
 219  bought cleo card emerald-2 left 6 price 4 slot 1
 220  bought cleo card diamond-1 left 2 price 4 slot 0
 221  purchase-ended cleo lost 2
 222  prices-fell fallen (card cardinal price 4 slot 2, card astrologer price 5 slot 3, card ruby-1 price 2 slot 4)
 223  market-filled card forger slot 0
 224  market-filled card ring slot 1
 225  turn-began anna turn 30
 226  bought anna card forger left 3 price 7 slot 0
 227  bought anna card ruby-1 left 1 price 2 slot 4
 228  purchase-ended anna lost 1
 229  prices-fell fallen (card ring price 7 slot 1, card cardinal price 2 slot 2, card astrologer price 3 slot 3)
 230  market-filled card amber slot 0
 231  market-filled card amber slot 4
 232  turn-began bert turn 31
 233  bought bert card ring left 3 price 7 slot 1
 234  bought bert card cardinal left 1 price 2 slot 2
 235  purchase-ended bert lost 1
 236  prices-fell fallen (card amber price 4 slot 0, card astrologer price 1 slot 3, card amber price 4 slot 4)
 237  market-filled card cardinal slot 1
 238  market-filled card amber slot 2
 239  turn-began cleo turn 32
 240  courtier-played cleo ducats 13
 241  bought cleo card amber left 9 price 4 slot 0
 242  bought cleo card amber left 5 price 4 slot 4
 243  purchase-ended cleo lost 5
 244  prices-fell discarded (card astrologer slot 3) fallen (card cardinal price 6 slot 1, card amber price 4 slot 2)
 245  market-filled card amber slot 0
 246  market-filled card diamond-1 slot 3
 247  market-filled card diamond-2 slot 4
 248  turn-began anna turn 33
 249  bought anna card amber left 4 price 6 slot 0
 250  bought anna card amber left 0 price 4 slot 2
 251  purchase-ended anna lost 0
 252  prices-fell fallen (card cardinal price 4 slot 1, card diamond-1 price 4 slot 3, card diamond-2 price 6 slot 4)
 253  market-filled card ring slot 0
 254  market-filled card amber slot 2
 255  turn-began bert turn 34
 256  bought bert card ring left 1 price 9 slot 0
 257  purchase-ended bert lost 1
 258  prices-fell fallen (card cardinal price 2 slot 1, card amber price 4 slot 2, card diamond-1 price 2 slot 3, card diamond-2 price 4 slot 4)
 259  market-filled card emerald-1 slot 0
 260  turn-began cleo turn 35
 261  bought cleo card amber left 6 price 4 slot 2
 262  bought cleo card diamond-2 left 2 price 4 slot 4
 263  purchase-ended cleo lost 2
 264  prices-fell discarded (card cardinal slot 1) fallen (card emerald-1 price 4 slot 0, card diamond-1 price 1 slot 3)
 265  market-filled card thief slot 1
 266  market-filled card emerald-1 slot 2
 267  market-filled card diamond-1 slot 4
 268  turn-began anna turn 36
 269  forger-played anna gem emerald target cleo
 270  gem-discarded cleo card emerald-2
 271  confessor-played anna target bert
 272  hand-seen anna cards (emerald-1, diamond-2, diamond-3, amber, ring, ring, king, cardinal, musketeer) target bert
 273  bought anna card diamond-1 left 9 price 1 slot 3
 274  purchase-ended anna lost 9
 275  prices-fell fallen (card emerald-1 price 2 slot 0, card thief price 6 slot 1, card emerald-1 price 4 slot 2, card diamond-1 price 4 slot 4)
 276  market-filled card courtier slot 3
 277  turn-began bert turn 37
 278  bought bert card emerald-1 left 8 price 2 slot 0
 279  bought bert card courtier left 2 price 6 slot 3
 280  purchase-ended bert lost 2
 281  prices-fell fallen (card thief price 4 slot 1, card emerald-1 price 2 slot 2, card diamond-1 price 2 slot 4)
 282  market-filled card amber slot 0
 283  market-filled card emerald-1 slot 3
 284  turn-began cleo turn 38
 285  bought cleo card emerald-1 left 8 price 2 slot 2
 286  bought cleo card thief left 4 price 4 slot 1
 287  purchase-ended cleo lost 4
 288  prices-fell fallen (card amber price 4 slot 0, card emerald-1 price 4 slot 3, card diamond-1 price 1 slot 4)
 289  market-filled card emerald-2 slot 1
 290  market-filled card amber slot 2
 291  turn-began anna turn 39
 292  bought anna card emerald-2 left 2 price 8 slot 1
 293  bought anna card diamond-1 left 1 price 1 slot 4
 294  purchase-ended anna lost 1
 295  prices-fell fallen (card amber price 2 slot 0, card amber price 4 slot 2, card emerald-1 price 2 slot 3)
 296  market-filled card diamond-2 slot 1
 297  market-filled card confessor slot 4
 298  turn-began bert turn 40
 299  courtier-played bert ducats 13
 300  bought bert card diamond-2 left 5 price 8 slot 1
 301  bought bert card emerald-1 left 3 price 2 slot 3
 302  bought bert card amber left 1 price 2 slot 0
 303  purchase-ended bert lost 1
 304  prices-fell fallen (card amber price 2 slot 2, card confessor price 4 slot 4)
 305  market-filled card astrologer slot 0
 306  market-filled card diamond-2 slot 1
 307  market-filled card amber slot 3
 308  turn-began cleo turn 41
 309  thief-played cleo target anna
 310  stole card (up amber) thief cleo victim anna
 311  thief-played cleo target bert
 312  stole card down thief cleo victim bert
 313  bought cleo card astrologer left 3 price 7 slot 0
 314  merchant-came cleo merchant 3
 315  cardinal-declined anna
 316  cardinal-declined bert
 317  sale-began sale 3
 318  display-sealed anna
 319  display-sealed bert
 320  display-sealed cleo
 321  displays-shown displays (anna bankers 1 gems (amber 2 diamond-1 2 ruby-1 1), bert gems (amber 1 diamond-2 2 emerald-1 2) king diamond rings (0, 0, 0, 2), cleo gems (amber 4)) laid (anna cards (amber, amber, ruby-1, diamond-1, diamond-1, banker), bert cards (amber, ring-with-amber, ring-with-amber, emerald-1, emerald-1, diamond-2, diamond-2, king-with-diamond), cleo cards (amber, amber, amber, amber))
 322  sale-held displays (anna bankers 1 gems (amber 2 diamond-1 2 ruby-1 1), bert gems (amber 1 diamond-2 2 emerald-1 2) king diamond rings (0, 0, 0, 2), cleo gems (amber 4)) fashion (amber, emerald, ruby, diamond) prices (fashion 30 gem amber price 30 rarity 0 shown 7, fashion 20 gem emerald price 40 rarity 20 shown 2, fashion 10 gem ruby price 40 rarity 30 shown 1, fashion 0 forbidden true gem diamond price 10 rarity 10 shown 6) sale 3 scores (60, 190, 170) sold (cleo each 30 gem amber jewels 1 pounds 30, bert each 40 gem emerald jewels 1 pounds 40, anna each 50 gem ruby jewels 1 pounds 50)
 323  game-ended standings (places (3, 1, 2) scores (60, 190, 170))
