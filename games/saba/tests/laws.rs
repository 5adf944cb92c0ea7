//! What every game must obey.

use saba::Saba;
use saba::pieces::Cards;
use tabletop::{Chance, Game, Seat, Viewer};

#[test]
fn the_laws_hold() {
    laws::hold_for::<Saba>();
}

#[test]
fn secrets_are_kept() {
    laws::keeps_secrets::<Saba>(scramble);
}

/// Gathers the hidden hands and the pile, and deals them again to the same sizes.
fn scramble(game: &Saba, viewer: Viewer, luck: &mut laws::LawLuck) -> Saba {
    let hidden = |seat: &Seat| !viewer.sees_hand_of(*seat);
    let seats: Vec<Seat> = Seat::all(game.seats()).filter(hidden).collect();
    let mut cards: Vec<_> = game.pile_now().iter().collect();
    cards.extend(seats.iter().flat_map(|&seat| game.hand_of(seat).iter()));
    luck.shuffle(&mut cards);
    let mut hands: [Cards; saba::MOST_SEATS] = std::array::from_fn(|_| Cards::NONE);
    for seat in Seat::all(game.seats()) {
        let held = game.hand_of(seat);
        hands[seat.index()] = if seats.contains(&seat) {
            cards.drain(..held.len() as usize).collect()
        } else {
            held
        };
    }
    game.with_hands(hands, cards.into_iter().collect())
}
