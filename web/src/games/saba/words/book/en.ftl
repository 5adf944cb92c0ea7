# The Necklace of Saba: the rulebook's pictures and examples.

saba-book-anna = Anna
saba-book-bert = Bert
saba-book-cleo = Cleo
saba-book-dora = Dora

saba-book-coordinates = The 36 places: the name of each, and under it its column x and doubled height y
saba-book-earned = from the bank
saba-book-lines = Cards of the lines: touch one to take it away or put it back
saba-book-is-fake = Nowhere: it is a fake.
saba-book-waits = Nowhere yet: it waits.
saba-book-may-lie = { $count ->
    [one] May lie here: { $places }.
   *[other] May lie on { $count } places: { $places }.
}
saba-book-fakes = { $count ->
    [0] No card has become a fake.
    [one] has become a fake.
   *[other] have become fakes.
}
saba-book-left = { $count ->
    [one] finished necklace is still possible
   *[other] finished necklaces are still possible
}

saba-book-sold = { SEAT($seat) } pays { $price }k; { $earned ->
    [0] the card is kept and has earned nothing yet.
   *[other] laid at once the card earns { $earned }k.
}
saba-book-unsold = Nobody pays that. { SEAT($seat) } has to lay the card, for nothing.
saba-book-building-said = { NAME($card, form: "the") }: { $fake ->
    [yes] a fake now.
   *[no] { $count ->
        [0] no place yet.
       *[other] { $places }.
    }
} Finished necklaces still possible: { $left }.
saba-book-reward-said = { $times ->
    [0] { $sum }, but unsold: nothing.
    [2] { $sum }, twice: { $earned }k.
   *[other] { $sum }: { $earned }k.
}
saba-book-joker-said = The joker stands for { NAME($card, form: "a") }. Fakes now: { NAME($cards, form: "a") }.

example-auction-answer = Anna answers the bid of 5k
example-auction-answer-name-8 = She names 8k
example-auction-answer-sell = She sells for 5k
example-auction-answer-name-15 = She names 15k
example-auction-use = The buyer
example-auction-use-lay = lays the card at once
example-auction-use-keep = keeps it
example-building-first = The first three rubies lie at
example-building-first-h3 = h3, in the middle
example-building-first-i3 = i3, in a column of four
example-building-first-j2 = j2, in a column of three
example-building-first-l1 = l1, in a column of two
example-building-next = Where may this card lie?
example-building-next-ruby-3 = the second three rubies
example-building-next-ruby-1 = one ruby
example-building-next-emerald-4 = four emeralds
example-building-next-joker = a joker
example-double-stage = The three sapphires
example-double-stage-bought = are bought and laid at once
example-double-stage-rebuilding = are laid in the second stage
example-double-stage-unsold = are laid unsold
example-double-place = on
example-double-place-j2 = j2
example-double-place-f2 = f2
example-joker-lion = The joker lies at
example-joker-lion-h2 = h2, in the middle
example-joker-lion-j2 = j2
example-joker-lion-f1 = f1

saba-book-here-cash = You have { $k }k.
saba-book-here-necklace = { $filled } of 36 places are filled; { $left ->
    [one] one finished necklace is still possible.
   *[other] { $left } finished necklaces are still possible.
}
