queens-necklace · rules 1 · 2 seats · anna
   1  dealt deck 90 fashion (amber, diamond, emerald, ruby) first bert seats 2
   2  hand-dealt anna cards (emerald-2, diamond-3, amber, ring)
   3  market-laid cards (amber, ruby-1, astrologer, musketeer, forger)
   4  turn-began bert turn 1
   5  bought bert card musketeer left 3 price 7 slot 3
   6  purchase-ended bert lost 3
   7  prices-fell fallen (card amber price 4 slot 0, card ruby-1 price 4 slot 1, card astrologer price 5 slot 2, card forger price 5 slot 4)
   8  market-filled card confessor slot 3
   9  turn-began anna turn 2
  10  bought anna card ruby-1 left 6 price 4 slot 1
  11  purchase-ended anna lost 6
  12  prices-fell fallen (card amber price 2 slot 0, card astrologer price 3 slot 2, card confessor price 4 slot 3, card forger price 3 slot 4)
  13  market-filled card ring slot 1
  14  turn-began bert turn 3
  15  bought bert card amber left 8 price 2 slot 0
  16  bought bert card confessor left 4 price 4 slot 3
  17  purchase-ended bert lost 4
  18  prices-fell fallen (card ring price 7 slot 1, card astrologer price 1 slot 2, card forger price 1 slot 4)
  19  market-filled card favorite slot 0
  20  market-filled card diamond-1 slot 3
  21  turn-began anna turn 4
  22  bought anna card astrologer left 9 price 1 slot 2
  23  astrologer-met anna
  24  astrologer-met anna
  25  astrologer-drew anna card (up diamond-2)
  26  bought anna card ring left 2 price 7 slot 1
  27  purchase-ended anna lost 2
  28  prices-fell discarded (card forger slot 4) fallen (card favorite price 6 slot 0, card diamond-1 price 4 slot 3)
  29  market-filled card emerald-2 slot 1
  30  market-filled card diamond-2 slot 2
  31  market-filled card banker slot 4
  32  turn-began bert turn 5
  33  bought bert card diamond-2 left 2 price 8 slot 2
  34  purchase-ended bert lost 2
  35  prices-fell fallen (card favorite price 4 slot 0, card emerald-2 price 6 slot 1, card diamond-1 price 2 slot 3, card banker price 8 slot 4)
  36  market-filled card king slot 2
  37  turn-began anna turn 6
  38  bought anna card diamond-1 left 8 price 2 slot 3
  39  bought anna card favorite left 4 price 4 slot 0
  40  purchase-ended anna lost 4
  41  prices-fell fallen (card emerald-2 price 4 slot 1, card king price 9 slot 2, card banker price 6 slot 4)
  42  market-filled card courtier slot 0
  43  market-filled card ruby-1 slot 3
  44  turn-began bert turn 7
  45  bought bert card king left 1 price 9 slot 2
  46  purchase-ended bert lost 1
  47  prices-fell fallen (card courtier price 4 slot 0, card emerald-2 price 2 slot 1, card ruby-1 price 4 slot 3, card banker price 4 slot 4)
  48  market-filled card emerald-2 slot 2
  49  turn-began anna turn 8
  50  favorite-played anna fashion (emerald, amber, diamond, ruby) gem emerald
  51  bought anna card courtier left 6 price 4 slot 0
  52  bought anna card ruby-1 left 2 price 4 slot 3
  53  bought anna card emerald-2 left 0 price 2 slot 1
  54  purchase-ended anna lost 0
  55  prices-fell discarded (card banker slot 4) fallen (card emerald-2 price 6 slot 2)
  56  market-filled card confessor slot 0
  57  market-filled card ruby-1 slot 1
  58  market-filled card queen slot 3
  59  market-filled card ruby-2 slot 4
  60  turn-began bert turn 9
  61  bought bert card emerald-2 left 4 price 6 slot 2
  62  purchase-ended bert lost 4
  63  prices-fell fallen (card confessor price 4 slot 0, card ruby-1 price 4 slot 1, card queen price 8 slot 3, card ruby-2 price 6 slot 4)
  64  market-filled card forger slot 2
  65  turn-began anna turn 10
  66  courtier-played anna ducats 13
  67  bought anna card ruby-2 left 7 price 6 slot 4
  68  bought anna card confessor left 3 price 4 slot 0
  69  purchase-ended anna lost 3
  70  prices-fell fallen (card ruby-1 price 2 slot 1, card forger price 5 slot 2, card queen price 6 slot 3)
  71  market-filled card ruby-2 slot 0
  72  market-filled card confessor slot 4
  73  turn-began bert turn 11
  74  confessor-played bert target anna
  75  bought bert card forger left 5 price 5 slot 2
  76  purchase-ended bert lost 5
  77  prices-fell fallen (card ruby-2 price 6 slot 0, card ruby-1 price 1 slot 1, card queen price 4 slot 3, card confessor price 4 slot 4)
  78  market-filled card amber slot 2
  79  turn-began anna turn 12
  80  bought anna card ruby-2 left 4 price 6 slot 0
  81  bought anna card queen left 0 price 4 slot 3
  82  purchase-ended anna lost 0
  83  prices-fell discarded (card ruby-1 slot 1) fallen (card amber price 4 slot 2, card confessor price 2 slot 4)
  84  market-filled card amber slot 0
  85  merchant-came anna merchant 1
  86  cardinal-declined bert
  87  sale-began sale 1
  88  display-sealed anna
  89  display-sealed bert
  90  displays-shown displays (anna gems (emerald-2 1 ruby-1 1 ruby-2 1) rings (1, 0, 0, 0), bert gems (amber 2 emerald-1 1) king emerald) laid (anna cards (emerald-2, ruby-1, ruby-2, ring-with-ruby), bert cards (emerald-1, king-with-emerald, amber, amber))
  91  sale-held displays (anna gems (emerald-2 1 ruby-1 1 ruby-2 1) rings (1, 0, 0, 0), bert gems (amber 2 emerald-1 1) king emerald) fashion (emerald, amber, diamond, ruby) prices (fashion 30 forbidden true gem emerald price 40 rarity 10 shown 3, fashion 20 gem amber price 40 rarity 20 shown 2, fashion 10 gem diamond price 40 rarity 30 shown 0, fashion 0 gem ruby price 0 rarity 0 shown 3) sale 1 scores (0, 40) sold (bert each 40 gem amber jewels 1 pounds 40, anna each 0 gem ruby jewels 2 pounds 0)
  92  market-filled card thief slot 1
  93  market-filled card diamond-2 slot 3
  94  queen-played anna card diamond-2 slot 3
  95  market-filled card ruby-3 slot 3
  96  turn-began bert turn 13
  97  forger-played bert gem diamond target anna
  98  gem-discarded anna card diamond-3
  99  bought bert card ruby-3 left 0 price 10 slot 3
 100  purchase-ended bert lost 0
 101  prices-fell fallen (card amber price 4 slot 0, card thief price 6 slot 1, card amber price 2 slot 2, card confessor price 1 slot 4)
 102  market-filled card diamond-1 slot 3
 103  turn-began anna turn 14
 104  confessor-played anna target bert
 105  hand-seen anna cards (ruby-3, emerald-2, diamond-2, ring, banker, musketeer) target bert
 106  bought anna card confessor left 9 price 1 slot 4
 107  bought anna card diamond-1 left 3 price 6 slot 3
 108  bought anna card amber left 1 price 2 slot 2
 109  purchase-ended anna lost 1
 110  prices-fell fallen (card amber price 2 slot 0, card thief price 4 slot 1)
 111  market-filled card diamond-2 slot 2
 112  market-filled card ring slot 3
 113  market-filled card emerald-1 slot 4
 114  turn-began bert turn 15
 115  bought bert card emerald-1 left 4 price 6 slot 4
 116  bought bert card thief left 0 price 4 slot 1
 117  purchase-ended bert lost 0
 118  prices-fell fallen (card amber price 1 slot 0, card diamond-2 price 6 slot 2, card ring price 7 slot 3)
 119  market-filled card ruby-1 slot 1
 120  market-filled card emerald-3 slot 4
 121  turn-began anna turn 16
 122  bought anna card emerald-3 left 0 price 10 slot 4
 123  purchase-ended anna lost 0
 124  prices-fell discarded (card amber slot 0) fallen (card ruby-1 price 4 slot 1, card diamond-2 price 4 slot 2, card ring price 5 slot 3)
 125  market-filled card ruby-1 slot 0
 126  market-filled card favorite slot 4
 127  turn-began bert turn 17
 128  thief-played bert target anna
 129  stole card (up amber) thief bert victim anna
 130  bought bert card ruby-1 left 4 price 6 slot 0
 131  purchase-ended bert lost 4
 132  prices-fell fallen (card ruby-1 price 2 slot 1, card diamond-2 price 2 slot 2, card ring price 3 slot 3, card favorite price 6 slot 4)
 133  market-filled card emerald-2 slot 0
 134  turn-began anna turn 18
 135  confessor-played anna target bert
 136  hand-seen anna cards (ruby-1, ruby-3, emerald-1, emerald-2, diamond-2, amber, ring, banker, musketeer) target bert
 137  bought anna card diamond-2 left 8 price 2 slot 2
 138  bought anna card favorite left 2 price 6 slot 4
 139  bought anna card ruby-1 left 0 price 2 slot 1
 140  purchase-ended anna lost 0
 141  prices-fell discarded (card ring slot 3) fallen (card emerald-2 price 6 slot 0)
 142  market-filled card ruby-3 slot 1
 143  market-filled card diamond-2 slot 2
 144  market-filled card cardinal slot 3
 145  market-filled card diamond-3 slot 4
 146  turn-began bert turn 19
 147  bought bert card diamond-3 left 0 price 10 slot 4
 148  purchase-ended bert lost 0
 149  prices-fell fallen (card emerald-2 price 4 slot 0, card ruby-3 price 8 slot 1, card diamond-2 price 6 slot 2, card cardinal price 6 slot 3)
 150  market-filled card musketeer slot 4
 151  turn-began anna turn 20
 152  favorite-played anna fashion (amber, emerald, diamond, ruby) gem amber
 153  bought anna card musketeer left 3 price 7 slot 4
 154  purchase-ended anna lost 3
 155  prices-fell fallen (card emerald-2 price 2 slot 0, card ruby-3 price 6 slot 1, card diamond-2 price 4 slot 2, card cardinal price 4 slot 3)
 156  market-filled card ruby-2 slot 4
 157  turn-began bert turn 21
 158  bought bert card ruby-3 left 4 price 6 slot 1
 159  bought bert card emerald-2 left 2 price 2 slot 0
 160  purchase-ended bert lost 2
 161  prices-fell fallen (card diamond-2 price 2 slot 2, card cardinal price 2 slot 3, card ruby-2 price 6 slot 4)
 162  market-filled card ruby-1 slot 0
 163  market-filled card diamond-1 slot 1
 164  turn-began anna turn 22
 165  bought anna card diamond-2 left 8 price 2 slot 2
 166  purchase-ended anna lost 8
 167  prices-fell discarded (card cardinal slot 3) fallen (card ruby-1 price 4 slot 0, card diamond-1 price 4 slot 1, card ruby-2 price 4 slot 4)
 168  market-filled card emerald-1 slot 2
 169  market-filled card ruby-2 slot 3
 170  turn-began bert turn 23
 171  bought bert card emerald-1 left 4 price 6 slot 2
 172  bought bert card diamond-1 left 0 price 4 slot 1
 173  purchase-ended bert lost 0
 174  prices-fell fallen (card ruby-1 price 2 slot 0, card ruby-2 price 6 slot 3, card ruby-2 price 2 slot 4)
 175  market-filled card thief slot 1
 176  market-filled card amber slot 2
 177  turn-began anna turn 24
 178  bought anna card ruby-2 left 4 price 6 slot 3
 179  bought anna card ruby-2 left 2 price 2 slot 4
 180  purchase-ended anna lost 2
 181  prices-fell fallen (card ruby-1 price 1 slot 0, card thief price 6 slot 1, card amber price 4 slot 2)
 182  market-filled card emerald-1 slot 3
 183  market-filled card favorite slot 4
 184  turn-began bert turn 25
 185  bought bert card amber left 6 price 4 slot 2
 186  bought bert card ruby-1 left 5 price 1 slot 0
 187  purchase-ended bert lost 5
 188  prices-fell fallen (card thief price 4 slot 1, card emerald-1 price 4 slot 3, card favorite price 6 slot 4)
 189  market-filled card necklace slot 0
 190  market-filled card amber slot 2
 191  turn-began anna turn 26
 192  bought anna card amber left 4 price 6 slot 2
 193  purchase-ended anna lost 4
 194  prices-fell fallen (card necklace price 11 slot 0, card thief price 2 slot 1, card emerald-1 price 2 slot 3, card favorite price 4 slot 4)
 195  market-filled card diamond-1 slot 2
 196  turn-began bert turn 27
 197  bought bert card favorite left 6 price 4 slot 4
 198  bought bert card emerald-1 left 4 price 2 slot 3
 199  purchase-ended bert lost 4
 200  prices-fell discarded (card thief slot 1) fallen (card necklace price 9 slot 0, card diamond-1 price 4 slot 2)
 201  market-filled card cardinal slot 1
 202  market-filled card courtier slot 3
 203  merchant-came bert merchant 2
 204  sale-began sale 2
 205  display-sealed anna
 206  display-sealed bert
 207  displays-shown displays (anna gems (amber 1 diamond-1 2 diamond-2 1 emerald-2 1 emerald-3 1 ruby-1 1 ruby-2 2) rings (0, 1, 0, 0), bert bankers 1 gems (emerald-1 2 ruby-1 2 ruby-3 1) rings (1, 0, 0, 0)) laid (anna cards (amber, emerald-2, emerald-3, ring-with-emerald, diamond-1, diamond-1, diamond-2, ruby-1, ruby-2, ruby-2), bert cards (emerald-1, emerald-1, ruby-1, ruby-1, ruby-3, ring-with-ruby, banker))
 208  sale-held displays (anna gems (amber 1 diamond-1 2 diamond-2 1 emerald-2 1 emerald-3 1 ruby-1 1 ruby-2 2) rings (0, 1, 0, 0), bert bankers 1 gems (emerald-1 2 ruby-1 2 ruby-3 1) rings (1, 0, 0, 0)) fashion (amber, emerald, diamond, ruby) prices (fashion 30 gem amber price 60 rarity 30 shown 1, fashion 20 gem emerald price 30 rarity 10 shown 7, fashion 10 gem diamond price 30 rarity 20 shown 4, fashion 0 gem ruby price 0 rarity 0 shown 10) sale 2 scores (150, 60) sold (anna each 60 gem amber jewels 1 pounds 60, anna each 30 gem emerald jewels 2 pounds 60, anna each 30 gem diamond jewels 1 pounds 30, anna each 0 gem ruby jewels 1 pounds 0, bert each 10 gem ruby jewels 2 pounds 20)
 209  market-filled card amber slot 4
 210  turn-began anna turn 28
 211  bought anna card necklace left 1 price 9 slot 0
 212  purchase-ended anna lost 1
 213  prices-fell fallen (card cardinal price 6 slot 1, card diamond-1 price 2 slot 2, card courtier price 4 slot 3, card amber price 4 slot 4)
 214  market-filled card emerald-3 slot 0
 215  turn-began bert turn 29
 216  favorite-played bert fashion (ruby, amber, emerald, diamond) gem ruby
 217  bought bert card emerald-3 left 0 price 10 slot 0
 218  purchase-ended bert lost 0
 219  prices-fell fallen (card cardinal price 4 slot 1, card diamond-1 price 1 slot 2, card courtier price 2 slot 3, card amber price 2 slot 4)
 220  market-filled card king slot 0
 221  turn-began anna turn 30
 222  bought anna card cardinal left 6 price 4 slot 1
 223  purchase-ended anna lost 6
 224  prices-fell discarded (card diamond-1 slot 2) fallen (card king price 9 slot 0, card courtier price 1 slot 3, card amber price 1 slot 4)
 225  market-filled card diamond-1 slot 1
 226  market-filled card thief slot 2
 227  turn-began bert turn 31
 228  bought bert card diamond-1 left 4 price 6 slot 1
 229  bought bert card courtier left 3 price 1 slot 3
 230  bought bert card amber left 2 price 1 slot 4
 231  purchase-ended bert lost 2
 232  prices-fell fallen (card king price 7 slot 0, card thief price 6 slot 2)
 233  market-filled card amber slot 1
 234  market-filled card amber slot 3
 235  market-filled card diamond-1 slot 4
 236  turn-began anna turn 32
 237  bought anna card thief left 4 price 6 slot 2
 238  purchase-ended anna lost 4
 239  prices-fell fallen (card king price 5 slot 0, card amber price 4 slot 1, card amber price 4 slot 3, card diamond-1 price 4 slot 4)
 240  market-filled card emerald-1 slot 2
 241  turn-began bert turn 33
 242  courtier-played bert ducats 13
 243  bought bert card diamond-1 left 9 price 4 slot 4
 244  bought bert card emerald-1 left 3 price 6 slot 2
 245  purchase-ended bert lost 3
 246  prices-fell discarded (card king slot 0) fallen (card amber price 2 slot 1, card amber price 2 slot 3)
 247  market-filled card courtier slot 0
 248  market-filled card amber slot 2
 249  market-filled card alchemist slot 4
 250  turn-began anna turn 34
 251  bought anna card amber left 4 price 6 slot 2
 252  bought anna card amber left 2 price 2 slot 1
 253  purchase-ended anna lost 2
 254  prices-fell fallen (card courtier price 4 slot 0, card amber price 1 slot 3, card alchemist price 8 slot 4)
 255  market-filled card musketeer slot 1
 256  market-filled card amber slot 2
 257  turn-began bert turn 35
 258  bought bert card musketeer left 3 price 7 slot 1
 259  bought bert card amber left 2 price 1 slot 3
 260  purchase-ended bert lost 2
 261  prices-fell fallen (card courtier price 2 slot 0, card amber price 4 slot 2, card alchemist price 6 slot 4)
 262  market-filled card ruby-1 slot 1
 263  market-filled card king slot 3
 264  turn-began anna turn 36
 265  bought anna card courtier left 8 price 2 slot 0
 266  bought anna card ruby-1 left 2 price 6 slot 1
 267  purchase-ended anna lost 2
 268  prices-fell fallen (card amber price 2 slot 2, card king price 9 slot 3, card alchemist price 4 slot 4)
 269  market-filled card ring slot 0
 270  market-filled card emerald-1 slot 1
 271  turn-began bert turn 37
 272  bought bert card ring left 1 price 9 slot 0
 273  purchase-ended bert lost 1
 274  prices-fell discarded (card alchemist slot 4) fallen (card emerald-1 price 4 slot 1, card amber price 1 slot 2, card king price 7 slot 3)
 275  market-filled card emerald-1 slot 0
 276  market-filled card ruby-2 slot 4
 277  turn-began anna turn 38
 278  courtier-played anna ducats 13
 279  bought anna card emerald-1 left 9 price 4 slot 1
 280  bought anna card king left 2 price 7 slot 3
 281  bought anna card amber left 1 price 1 slot 2
 282  purchase-ended anna lost 1
 283  prices-fell fallen (card emerald-1 price 4 slot 0, card ruby-2 price 6 slot 4)
 284  market-filled card amber slot 1
 285  market-filled card amber slot 2
 286  market-filled card musketeer slot 3
 287  turn-began bert turn 39
 288  bought bert card musketeer left 3 price 7 slot 3
 289  purchase-ended bert lost 3
 290  prices-fell fallen (card emerald-1 price 2 slot 0, card amber price 4 slot 1, card amber price 4 slot 2, card ruby-2 price 4 slot 4)
 291  market-filled card ring slot 3
 292  turn-began anna turn 40
 293  bought anna card emerald-1 left 8 price 2 slot 0
 294  bought anna card ruby-2 left 4 price 4 slot 4
 295  purchase-ended anna lost 4
 296  prices-fell fallen (card amber price 2 slot 1, card amber price 2 slot 2, card ring price 7 slot 3)
 297  market-filled card forger slot 0
 298  market-filled card amber slot 4
 299  turn-began bert turn 41
 300  musketeers-played bert victim anna
 301  bought bert card amber left 8 price 2 slot 1
 302  purchase-ended bert lost 8
 303  prices-fell fallen (card forger price 5 slot 0, card amber price 1 slot 2, card ring price 5 slot 3, card amber price 4 slot 4)
 304  market-filled card thief slot 1
 305  turn-began anna turn 42
 306  bought anna card forger left 5 price 5 slot 0
 307  bought anna card amber left 4 price 1 slot 2
 308  purchase-ended anna lost 4
 309  prices-fell fallen (card thief price 6 slot 1, card ring price 3 slot 3, card amber price 2 slot 4)
 310  market-filled card emerald-2 slot 0
 311  market-filled card amber slot 2
 312  turn-began bert turn 43
 313  bought bert card thief left 4 price 6 slot 1
 314  bought bert card ring left 1 price 3 slot 3
 315  purchase-ended bert lost 1
 316  prices-fell fallen (card emerald-2 price 6 slot 0, card amber price 4 slot 2, card amber price 1 slot 4)
 317  market-filled card confessor slot 1
 318  merchant-came bert merchant 3
 319  cardinal-declined anna
 320  sale-began sale 3
 321  display-sealed anna
 322  display-sealed bert
 323  displays-shown displays (anna gems (diamond-2 1 emerald-1 1 ruby-2 1) king ruby, bert gems (amber 1 diamond-1 1 diamond-3 1 emerald-1 1 emerald-2 2 emerald-3 1 ruby-3 1) rings (1, 0, 0, 0)) laid (anna cards (ruby-2, king-with-ruby, emerald-1, diamond-2), bert cards (ruby-3, ring-with-ruby, amber, emerald-1, emerald-2, emerald-2, emerald-3, diamond-1, diamond-3))
 324  sale-held displays (anna gems (diamond-2 1 emerald-1 1 ruby-2 1) king ruby, bert gems (amber 1 diamond-1 1 diamond-3 1 emerald-1 1 emerald-2 2 emerald-3 1 ruby-3 1) rings (1, 0, 0, 0)) fashion (ruby, amber, emerald, diamond) prices (fashion 30 forbidden true gem ruby price 50 rarity 20 shown 5, fashion 20 gem amber price 50 rarity 30 shown 1, fashion 10 gem emerald price 10 rarity 0 shown 9, fashion 0 gem diamond price 10 rarity 10 shown 6) sale 3 scores (150, 130) sold (bert each 50 gem amber jewels 1 pounds 50, bert each 10 gem emerald jewels 1 pounds 10, bert each 10 gem diamond jewels 1 pounds 10)
 325  game-ended standings (places (1, 2) scores (150, 130))
