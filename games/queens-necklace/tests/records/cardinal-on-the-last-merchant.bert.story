queens-necklace · rules 1 · 2 seats · bert
   1  dealt deck 90 fashion (emerald, amber, ruby, diamond) first anna seats 2
   2  hand-dealt bert cards (emerald-2, amber, ring, ring)
   3  necklace-dealt anna
   4  market-laid cards (king, amber, diamond-2, confessor, amber)
   5  turn-began anna turn 1
   6  courtier-played anna ducats 13
   7  bought anna card diamond-2 left 5 price 8 slot 2
   8  purchase-ended anna lost 5
   9  prices-fell fallen (card king price 9 slot 0, card amber price 4 slot 1, card confessor price 4 slot 3, card amber price 4 slot 4)
  10  market-filled card diamond-1 slot 2
  11  turn-began bert turn 2
  12  bought bert card king left 1 price 9 slot 0
  13  purchase-ended bert lost 1
  14  prices-fell fallen (card amber price 2 slot 1, card diamond-1 price 4 slot 2, card confessor price 2 slot 3, card amber price 2 slot 4)
  15  market-filled card amber slot 0
  16  turn-began anna turn 3
  17  bought anna card diamond-1 left 6 price 4 slot 2
  18  bought anna card amber left 0 price 6 slot 0
  19  purchase-ended anna lost 0
  20  prices-fell fallen (card amber price 1 slot 1, card confessor price 1 slot 3, card amber price 1 slot 4)
  21  market-filled card ruby-1 slot 0
  22  market-filled card forger slot 2
  23  turn-began bert turn 4
  24  bought bert card ruby-1 left 4 price 6 slot 0
  25  purchase-ended bert lost 4
  26  prices-fell discarded (card amber slot 1, card confessor slot 3, card amber slot 4) fallen (card forger price 5 slot 2)
  27  market-filled card diamond-2 slot 0
  28  market-filled card amber slot 1
  29  market-filled card favorite slot 3
  30  market-filled card astrologer slot 4
  31  turn-began anna turn 5
  32  bought anna card amber left 4 price 6 slot 1
  33  purchase-ended anna lost 4
  34  prices-fell fallen (card diamond-2 price 6 slot 0, card forger price 3 slot 2, card favorite price 6 slot 3, card astrologer price 5 slot 4)
  35  market-filled card emerald-1 slot 1
  36  turn-began bert turn 6
  37  bought bert card emerald-1 left 4 price 6 slot 1
  38  purchase-ended bert lost 4
  39  prices-fell fallen (card diamond-2 price 4 slot 0, card forger price 1 slot 2, card favorite price 4 slot 3, card astrologer price 3 slot 4)
  40  market-filled card king slot 1
  41  turn-began anna turn 7
  42  bought anna card favorite left 6 price 4 slot 3
  43  bought anna card diamond-2 left 2 price 4 slot 0
  44  purchase-ended anna lost 2
  45  prices-fell discarded (card forger slot 2) fallen (card king price 9 slot 1, card astrologer price 1 slot 4)
  46  market-filled card diamond-1 slot 0
  47  market-filled card confessor slot 2
  48  market-filled card amber slot 3
  49  turn-began bert turn 8
  50  bought bert card confessor left 4 price 6 slot 2
  51  purchase-ended bert lost 4
  52  prices-fell discarded (card astrologer slot 4) fallen (card diamond-1 price 4 slot 0, card king price 7 slot 1, card amber price 4 slot 3)
  53  market-filled card diamond-1 slot 2
  54  market-filled card ruby-1 slot 4
  55  turn-began anna turn 9
  56  bought anna card king left 3 price 7 slot 1
  57  purchase-ended anna lost 3
  58  prices-fell fallen (card diamond-1 price 2 slot 0, card diamond-1 price 4 slot 2, card amber price 2 slot 3, card ruby-1 price 4 slot 4)
  59  market-filled card ruby-1 slot 1
  60  turn-began bert turn 10
  61  confessor-played bert target anna
  62  hand-seen bert cards (ruby-3, emerald-2, diamond-1, diamond-2, diamond-2, amber, amber, necklace, king, favorite) target anna
  63  bought bert card ruby-1 left 6 price 4 slot 4
  64  bought bert card ruby-1 left 0 price 6 slot 1
  65  purchase-ended bert lost 0
  66  prices-fell fallen (card diamond-1 price 1 slot 0, card diamond-1 price 2 slot 2, card amber price 1 slot 3)
  67  market-filled card emerald-2 slot 1
  68  market-filled card diamond-1 slot 4
  69  turn-began anna turn 11
  70  favorite-played anna fashion (diamond, emerald, amber, ruby) gem diamond
  71  bought anna card emerald-2 left 2 price 8 slot 1
  72  purchase-ended anna lost 2
  73  prices-fell discarded (card diamond-1 slot 0, card amber slot 3) fallen (card diamond-1 price 1 slot 2, card diamond-1 price 4 slot 4)
  74  market-filled card favorite slot 0
  75  market-filled card ruby-3 slot 1
  76  market-filled card emerald-1 slot 3
  77  turn-began bert turn 12
  78  bought bert card favorite left 2 price 8 slot 0
  79  purchase-ended bert lost 2
  80  prices-fell discarded (card diamond-1 slot 2) fallen (card ruby-3 price 8 slot 1, card emerald-1 price 4 slot 3, card diamond-1 price 2 slot 4)
  81  market-filled card emerald-1 slot 0
  82  market-filled card amber slot 2
  83  turn-began anna turn 13
  84  bought anna card ruby-3 left 2 price 8 slot 1
  85  purchase-ended anna lost 2
  86  prices-fell fallen (card emerald-1 price 4 slot 0, card amber price 4 slot 2, card emerald-1 price 2 slot 3, card diamond-1 price 1 slot 4)
  87  market-filled card emerald-3 slot 1
  88  turn-began bert turn 14
  89  favorite-played bert fashion (emerald, diamond, amber, ruby) gem emerald
  90  bought bert card emerald-1 left 6 price 4 slot 0
  91  bought bert card amber left 2 price 4 slot 2
  92  bought bert card diamond-1 left 1 price 1 slot 4
  93  purchase-ended bert lost 1
  94  prices-fell fallen (card emerald-3 price 8 slot 1, card emerald-1 price 1 slot 3)
  95  market-filled card queen slot 0
  96  market-filled card diamond-2 slot 2
  97  market-filled card diamond-1 slot 4
  98  turn-began anna turn 15
  99  bought anna card diamond-2 left 2 price 8 slot 2
 100  purchase-ended anna lost 2
 101  prices-fell discarded (card emerald-1 slot 3) fallen (card queen price 8 slot 0, card emerald-3 price 6 slot 1, card diamond-1 price 4 slot 4)
 102  merchant-came anna merchant 1
 103  cardinal-declined bert
 104  sale-began sale 1
 105  display-sealed anna
 106  display-sealed bert
 107  displays-shown displays (anna gems (amber 2 diamond-1 1 diamond-2 2 emerald-2 1 ruby-3 2) king diamond, bert gems (amber 1 diamond-1 1 emerald-2 1 ruby-1 2) king emerald rings (0, 0, 2, 0)) laid (anna cards (emerald-2, diamond-1, diamond-2, diamond-2, king-with-diamond, amber, amber, ruby-3, ruby-3), bert cards (emerald-2, king-with-emerald, diamond-1, ring-with-diamond, ring-with-diamond, amber, ruby-1, ruby-1))
 108  sale-held displays (anna gems (amber 2 diamond-1 1 diamond-2 2 emerald-2 1 ruby-3 2) king diamond, bert gems (amber 1 diamond-1 1 emerald-2 1 ruby-1 2) king emerald rings (0, 0, 2, 0)) fashion (emerald, diamond, amber, ruby) prices (fashion 30 forbidden true gem emerald price 50 rarity 20 shown 4, fashion 20 forbidden true gem diamond price 30 rarity 10 shown 6, fashion 10 gem amber price 40 rarity 30 shown 3, fashion 0 gem ruby price 0 rarity 0 shown 8) sale 1 scores (40, 0) sold (anna each 40 gem amber jewels 1 pounds 40, anna each 0 gem ruby jewels 1 pounds 0)
 109  market-filled card ruby-2 slot 2
 110  market-filled card confessor slot 3
 111  turn-began bert turn 16
 112  bought bert card ruby-2 left 2 price 8 slot 2
 113  purchase-ended bert lost 2
 114  prices-fell fallen (card queen price 6 slot 0, card emerald-3 price 4 slot 1, card confessor price 4 slot 3, card diamond-1 price 2 slot 4)
 115  market-filled card thief slot 2
 116  turn-began anna turn 17
 117  bought anna card thief left 2 price 8 slot 2
 118  purchase-ended anna lost 2
 119  prices-fell discarded (card emerald-3 slot 1) fallen (card queen price 4 slot 0, card confessor price 2 slot 3, card diamond-1 price 1 slot 4)
 120  market-filled card thief slot 1
 121  market-filled card ruby-1 slot 2
 122  turn-began bert turn 18
 123  bought bert card ruby-1 left 4 price 6 slot 2
 124  bought bert card confessor left 2 price 2 slot 3
 125  bought bert card diamond-1 left 1 price 1 slot 4
 126  purchase-ended bert lost 1
 127  prices-fell discarded (card queen slot 0) fallen (card thief price 6 slot 1)
 128  market-filled card emerald-1 slot 0
 129  market-filled card courtier slot 2
 130  market-filled card banker slot 3
 131  market-filled card ruby-1 slot 4
 132  turn-began anna turn 19
 133  bought anna card thief left 4 price 6 slot 1
 134  purchase-ended anna lost 4
 135  prices-fell fallen (card emerald-1 price 4 slot 0, card courtier price 4 slot 2, card banker price 8 slot 3, card ruby-1 price 4 slot 4)
 136  market-filled card diamond-2 slot 1
 137  turn-began bert turn 20
 138  confessor-played bert target anna
 139  hand-seen bert cards (emerald-2, diamond-2, necklace, thief, thief) target anna
 140  bought bert card diamond-2 left 2 price 8 slot 1
 141  purchase-ended bert lost 2
 142  prices-fell fallen (card emerald-1 price 2 slot 0, card courtier price 2 slot 2, card banker price 6 slot 3, card ruby-1 price 2 slot 4)
 143  market-filled card amber slot 1
 144  turn-began anna turn 21
 145  bought anna card amber left 4 price 6 slot 1
 146  bought anna card emerald-1 left 2 price 2 slot 0
 147  bought anna card ruby-1 left 0 price 2 slot 4
 148  purchase-ended anna lost 0
 149  prices-fell fallen (card courtier price 1 slot 2, card banker price 4 slot 3)
 150  market-filled card astrologer slot 0
 151  market-filled card king slot 1
 152  market-filled card amber slot 4
 153  turn-began bert turn 22
 154  bought bert card amber left 4 price 6 slot 4
 155  purchase-ended bert lost 4
 156  prices-fell discarded (card courtier slot 2, card banker slot 3) fallen (card astrologer price 5 slot 0, card king price 9 slot 1)
 157  market-filled card amber slot 2
 158  market-filled card musketeer slot 3
 159  market-filled card ruby-1 slot 4
 160  turn-began anna turn 23
 161  thief-played anna target bert
 162  stole card (up amber) thief anna victim bert
 163  bought anna card musketeer left 3 price 7 slot 3
 164  purchase-ended anna lost 3
 165  prices-fell fallen (card astrologer price 3 slot 0, card king price 7 slot 1, card amber price 4 slot 2, card ruby-1 price 4 slot 4)
 166  market-filled card emerald-2 slot 3
 167  turn-began bert turn 24
 168  bought bert card king left 3 price 7 slot 1
 169  purchase-ended bert lost 3
 170  prices-fell fallen (card astrologer price 1 slot 0, card amber price 2 slot 2, card emerald-2 price 6 slot 3, card ruby-1 price 2 slot 4)
 171  market-filled card diamond-1 slot 1
 172  turn-began anna turn 25
 173  thief-played anna target bert
 174  stole card (up emerald-1) thief anna victim bert
 175  bought anna card diamond-1 left 4 price 6 slot 1
 176  bought anna card astrologer left 3 price 1 slot 0
 177  astrologer-drew anna card down
 178  purchase-ended anna lost 3
 179  prices-fell fallen (card amber price 1 slot 2, card emerald-2 price 4 slot 3, card ruby-1 price 1 slot 4)
 180  market-filled card diamond-3 slot 0
 181  market-filled card ring slot 1
 182  turn-began bert turn 26
 183  bought bert card ring left 1 price 9 slot 1
 184  purchase-ended bert lost 1
 185  prices-fell discarded (card amber slot 2, card ruby-1 slot 4) fallen (card diamond-3 price 8 slot 0, card emerald-2 price 2 slot 3)
 186  market-filled card courtier slot 1
 187  market-filled card amber slot 2
 188  market-filled card confessor slot 4
 189  turn-began anna turn 27
 190  bought anna card diamond-3 left 2 price 8 slot 0
 191  purchase-ended anna lost 2
 192  prices-fell discarded (card emerald-2 slot 3) fallen (card courtier price 4 slot 1, card amber price 4 slot 2, card confessor price 4 slot 4)
 193  market-filled card forger slot 0
 194  market-filled card emerald-2 slot 3
 195  turn-began bert turn 28
 196  bought bert card forger left 3 price 7 slot 0
 197  purchase-ended bert lost 3
 198  prices-fell fallen (card courtier price 2 slot 1, card amber price 2 slot 2, card emerald-2 price 6 slot 3, card confessor price 2 slot 4)
 199  market-filled card thief slot 0
 200  turn-began anna turn 29
 201  bought anna card emerald-2 left 4 price 6 slot 3
 202  purchase-ended anna lost 4
 203  prices-fell fallen (card thief price 6 slot 0, card courtier price 1 slot 1, card amber price 1 slot 2, card confessor price 1 slot 4)
 204  market-filled card ring slot 3
 205  turn-began bert turn 30
 206  forger-played bert gem diamond target anna
 207  gem-discarded anna card diamond-3
 208  bought bert card ring left 1 price 9 slot 3
 209  purchase-ended bert lost 1
 210  prices-fell discarded (card courtier slot 1, card amber slot 2, card confessor slot 4) fallen (card thief price 4 slot 0)
 211  market-filled card ruby-2 slot 1
 212  merchant-came bert merchant 2
 213  cardinal-declined anna
 214  sale-began sale 2
 215  display-sealed anna
 216  display-sealed bert
 217  displays-shown displays (anna gems (emerald-1 1 ruby-1 1) rings (1, 0, 0, 0), bert gems (amber 1 diamond-1 1 emerald-1 1 ruby-1 1 ruby-2 1) rings (0, 0, 1, 0)) laid (anna cards (emerald-1, ruby-1, ring-with-ruby), bert cards (emerald-1, diamond-1, ring-with-diamond, amber, ruby-1, ruby-2))
 218  sale-held displays (anna gems (emerald-1 1 ruby-1 1) rings (1, 0, 0, 0), bert gems (amber 1 diamond-1 1 emerald-1 1 ruby-1 1 ruby-2 1) rings (0, 0, 1, 0)) fashion (emerald, diamond, amber, ruby) prices (fashion 30 gem emerald price 40 rarity 10 shown 2, fashion 20 gem diamond price 50 rarity 30 shown 1, fashion 10 gem amber price 30 rarity 20 shown 1, fashion 0 gem ruby price 0 rarity 0 shown 4) sale 2 scores (80, 170) sold (anna each 40 gem emerald jewels 1 pounds 40, bert each 40 gem emerald jewels 1 pounds 40, bert each 50 gem diamond jewels 2 pounds 100, bert each 30 gem amber jewels 1 pounds 30, bert each 0 gem ruby jewels 1 pounds 0)
 219  market-filled card ruby-2 slot 2
 220  market-filled card amber slot 3
 221  market-filled card amber slot 4
 222  turn-began anna turn 31
 223  bought anna card ruby-2 left 2 price 8 slot 1
 224  purchase-ended anna lost 2
 225  prices-fell fallen (card thief price 2 slot 0, card ruby-2 price 6 slot 2, card amber price 4 slot 3, card amber price 4 slot 4)
 226  market-filled card ring slot 1
 227  turn-began bert turn 32
 228  bought bert card ring left 1 price 9 slot 1
 229  purchase-ended bert lost 1
 230  prices-fell discarded (card thief slot 0) fallen (card ruby-2 price 4 slot 2, card amber price 2 slot 3, card amber price 2 slot 4)
 231  market-filled card alchemist slot 0
 232  market-filled card favorite slot 1
 233  turn-began anna turn 33
 234  bought anna card alchemist left 0 price 10 slot 0
 235  purchase-ended anna lost 0
 236  prices-fell fallen (card favorite price 6 slot 1, card ruby-2 price 2 slot 2, card amber price 1 slot 3, card amber price 1 slot 4)
 237  market-filled card musketeer slot 0
 238  turn-began bert turn 34
 239  bought bert card favorite left 4 price 6 slot 1
 240  purchase-ended bert lost 4
 241  prices-fell discarded (card ruby-2 slot 2, card amber slot 3, card amber slot 4) fallen (card musketeer price 5 slot 0)
 242  market-filled card forger slot 1
 243  market-filled card emerald-1 slot 2
 244  market-filled card emerald-3 slot 3
 245  market-filled card amber slot 4
 246  turn-began anna turn 35
 247  bought anna card amber left 4 price 6 slot 4
 248  purchase-ended anna lost 4
 249  prices-fell fallen (card musketeer price 3 slot 0, card forger price 5 slot 1, card emerald-1 price 4 slot 2, card emerald-3 price 8 slot 3)
 250  market-filled card cardinal slot 4
 251  turn-began bert turn 36
 252  favorite-played bert fashion (emerald, diamond, amber, ruby) gem emerald
 253  bought bert card cardinal left 2 price 8 slot 4
 254  purchase-ended bert lost 2
 255  prices-fell fallen (card musketeer price 1 slot 0, card forger price 3 slot 1, card emerald-1 price 2 slot 2, card emerald-3 price 6 slot 3)
 256  market-filled card diamond-1 slot 4
 257  turn-began anna turn 37
 258  bought anna card emerald-3 left 4 price 6 slot 3
 259  purchase-ended anna lost 4
 260  prices-fell discarded (card musketeer slot 0) fallen (card forger price 1 slot 1, card emerald-1 price 1 slot 2, card diamond-1 price 4 slot 4)
 261  market-filled card diamond-2 slot 0
 262  market-filled card ring slot 3
 263  turn-began bert turn 38
 264  bought bert card ring left 1 price 9 slot 3
 265  bought bert card emerald-1 left 0 price 1 slot 2
 266  purchase-ended bert lost 0
 267  prices-fell discarded (card forger slot 1) fallen (card diamond-2 price 6 slot 0, card diamond-1 price 2 slot 4)
 268  market-filled card diamond-3 slot 1
 269  market-filled card cardinal slot 2
 270  market-filled card emerald-1 slot 3
 271  turn-began anna turn 39
 272  bought anna card diamond-3 left 0 price 10 slot 1
 273  purchase-ended anna lost 0
 274  prices-fell fallen (card diamond-2 price 4 slot 0, card cardinal price 6 slot 2, card emerald-1 price 4 slot 3, card diamond-1 price 1 slot 4)
 275  market-filled card amber slot 1
 276  turn-began bert turn 40
 277  bought bert card amber left 4 price 6 slot 1
 278  bought bert card emerald-1 left 0 price 4 slot 3
 279  purchase-ended bert lost 0
 280  prices-fell discarded (card diamond-1 slot 4) fallen (card diamond-2 price 2 slot 0, card cardinal price 4 slot 2)
 281  market-filled card musketeer slot 1
 282  market-filled card ruby-1 slot 3
 283  market-filled card thief slot 4
 284  turn-began anna turn 41
 285  bought anna card musketeer left 3 price 7 slot 1
 286  purchase-ended anna lost 3
 287  prices-fell discarded (card diamond-2 slot 0) fallen (card cardinal price 2 slot 2, card ruby-1 price 4 slot 3, card thief price 6 slot 4)
 288  market-filled card ruby-2 slot 0
 289  market-filled card emerald-1 slot 1
 290  turn-began bert turn 42
 291  bought bert card ruby-2 left 2 price 8 slot 0
 292  bought bert card cardinal left 0 price 2 slot 2
 293  purchase-ended bert lost 0
 294  prices-fell fallen (card emerald-1 price 4 slot 1, card ruby-1 price 2 slot 3, card thief price 4 slot 4)
 295  market-filled card musketeer slot 0
 296  market-filled card amber slot 2
 297  turn-began anna turn 43
 298  bought anna card amber left 4 price 6 slot 2
 299  purchase-ended anna lost 4
 300  prices-fell fallen (card musketeer price 5 slot 0, card emerald-1 price 2 slot 1, card ruby-1 price 1 slot 3, card thief price 2 slot 4)
 301  market-filled card amber slot 2
 302  turn-began bert turn 44
 303  bought bert card musketeer left 5 price 5 slot 0
 304  purchase-ended bert lost 5
 305  prices-fell discarded (card ruby-1 slot 3, card thief slot 4) fallen (card emerald-1 price 1 slot 1, card amber price 4 slot 2)
 306  market-filled card astrologer slot 0
 307  market-filled card ruby-2 slot 3
 308  market-filled card banker slot 4
 309  turn-began anna turn 45
 310  bought anna card banker left 0 price 10 slot 4
 311  purchase-ended anna lost 0
 312  prices-fell discarded (card emerald-1 slot 1) fallen (card astrologer price 5 slot 0, card amber price 2 slot 2, card ruby-2 price 6 slot 3)
 313  merchant-came anna merchant 3
 314  cardinal-played bert
 315  sale-put-off bert
 316  turn-began bert turn 46
 317  bought bert card amber left 8 price 2 slot 2
 318  bought bert card astrologer left 3 price 5 slot 0
 319  nothing-to-draw bert
 320  purchase-ended bert lost 3
 321  prices-fell fallen (card ruby-2 price 4 slot 3)
 322  sale-began sale 3
 323  display-sealed anna
 324  display-sealed bert
 325  displays-shown displays (anna gems (amber 2 diamond-1 1 diamond-3 1 emerald-1 1 emerald-2 2 emerald-3 1 ruby-2 1) necklace emerald, bert gems (amber 1 diamond-2 1 emerald-1 2 ruby-2 1) king diamond rings (3, 0, 0, 0)) laid (anna cards (emerald-1, emerald-2, emerald-2, emerald-3, necklace-with-emerald, diamond-1, diamond-3, amber, amber, ruby-2), bert cards (emerald-1, emerald-1, diamond-2, king-with-diamond, amber, ruby-2, ring-with-ruby, ring-with-ruby, ring-with-ruby))
 326  alchemist-played anna card emerald-1 into ruby-1
 327  sale-held displays (anna gems (amber 2 diamond-1 1 diamond-3 1 emerald-2 2 emerald-3 1 ruby-1 1 ruby-2 1) necklace emerald, bert gems (amber 1 diamond-2 1 emerald-1 2 ruby-2 1) king diamond rings (3, 0, 0, 0)) fashion (emerald, diamond, amber, ruby) prices (fashion 30 gem emerald price 30 rarity 0 shown 9, fashion 20 forbidden true gem diamond price 30 rarity 10 shown 6, fashion 10 gem amber price 40 rarity 30 shown 3, fashion 0 gem ruby price 20 rarity 20 shown 5) sale 3 scores (170, 170) sold (anna each 30 gem emerald jewels 1 pounds 30, anna each 40 gem amber jewels 1 pounds 40, anna each 20 gem ruby jewels 1 pounds 20) transmuted (anna card emerald-1 into ruby-1)
 328  game-ended standings (places (1, 1) scores (170, 170))
