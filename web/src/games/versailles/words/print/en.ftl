# Versailles: what is printed.

ver-print-turn = A turn
ver-print-turn-1 = Move one worker along one arrow.
ver-print-turn-2 = Or turn an active coin for a double move: two workers together along one arrow, or one worker along two, jumping the place between.
ver-print-turn-3 = No worker may stop where your own activation marker stands. Then put it on the place you moved to.
ver-print-turn-4 = You may activate that place with all your workers there; each serves one purpose.
ver-print-turn-5 = If the King’s favour was entered or jumped, the King takes one step at the end of the turn.
ver-print-places = Places
ver-print-place = Place
ver-print-gives = What it gives
ver-print-slot = Slot, the lowest first
ver-print-cost = Costs
ver-print-end = The end
ver-print-end-1 = The game ends at once when the yard is full, when the King reaches his gate, or when seven tiles or fewer are left for a new pile.
ver-print-end-2 = Each tile built has scored its points. Add 1 for every 3 wood, 3 marble and 2 gold, 1 for each tile not built, and 3 for each decoration left.
ver-print-end-3 = Whoever has most points wins; equal points share the victory.
ver-print-count-built = Tiles built
ver-print-count-wood = Wood, 1 for 3
ver-print-count-marble = Marble, 1 for 3
ver-print-count-gold = Gold, 1 for 2
ver-print-count-tiles = Tiles not built, 1 each
ver-print-count-decorations = Decorations left, 3 each
