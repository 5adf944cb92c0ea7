# The rulebook, whichever game it is of.
book-rulebook = Rulebook
book-chapters = In this book
book-find = Find a card, a rule or a word
book-found = { $count ->
    [0] Nothing found. Try one word of it.
    [one] One place
   *[other] { $count } places
}
book-clear = Clear the search
book-here = At this table
book-rule = The judge’s reference, { $id }
book-link = Copy the link to “{ $title }”
book-copied = The link is copied.
book-players = { $players } players
book-minutes = { $minutes } minutes
example-told = As it is told
example-try = Try:
example-changes = What you may change
example-asking = The house does the sum…
example-failed = The house could not be asked, so the example stands as it was. Try again.
