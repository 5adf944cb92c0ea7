//! QN-I1..I10 The influence phase.

use crate::phase::Phase;
use crate::pieces::{Card, Gem};
use crate::{Action, Bag, Event, QueensNecklace};
use tabletop::{Dealer, Seat, SeatSet};

/// The cards whose number at the start of the turn matters (QN-I2), as `playable` counts
/// them.
pub const KINDS: [Card; 6] = [
    Card::Confessor,
    Card::Courtier,
    Card::Forger,
    Card::Favorite,
    Card::Thief,
    Card::Musketeer,
];

/// Where `playable` counts this one of [`KINDS`].
#[inline]
fn place_of(card: Card) -> usize {
    (card.index() - Card::Confessor.index()).min(KINDS.len() - 1)
}

/// One of each.
const ANY: Bag = Bag::of_kinds(&KINDS);

impl QueensNecklace {
    pub(crate) fn begin_turn(&mut self, seat: Seat, dealer: &mut impl Dealer<Event>) {
        self.current = seat;
        self.turn += 1;
        let hand = self.hand(seat);
        self.playable = if hand.has_any(ANY) {
            KINDS.map(|card| hand.count(card))
        } else {
            [0; 6]
        };
        self.unseen_playable = self.unseen(seat) as u8;
        dealer.announce(|| Event::TurnBegan {
            seat,
            turn: self.turn,
        });
        self.go_on_with_influence(10, dealer); // QN-P1
    }

    /// QN-Q1 If by public knowledge nothing can be played, the purchase begins.
    pub(crate) fn go_on_with_influence(&mut self, ducats: u8, dealer: &mut impl Dealer<Event>) {
        if self.could_influence() {
            self.phase = Phase::Influence { ducats };
        } else {
            self.begin_purchase(ducats, dealer);
        }
    }

    /// Whether the current player holds any influence card.
    #[inline]
    pub(crate) fn holds_influence(&self) -> bool {
        self.hand(self.current).has_any(ANY)
    }

    pub(crate) fn legal_influence(&self, out: &mut Vec<Action>) {
        let hand = self.hand(self.current);
        if !hand.has_any(ANY) {
            return out.push(Action::EndInfluence {});
        }
        let mut others = [self.current; 3];
        let mut other = self.current;
        for place in &mut others {
            other = other.next(self.seats);
            *place = other;
        }
        let others = &others[..usize::from(self.seats - 1)];
        let others = || others.iter().copied();
        for card in hand.kinds_among(ANY) {
            let copies = self.playable[place_of(card)].min(hand.count(card)); // QN-I2
            if copies == 0 {
                continue;
            }
            match card {
                // QN-I10 even one with an empty hand
                Card::Confessor => out.extend(others().map(|target| Action::Confessor { target })),
                Card::Courtier => out.push(Action::Courtier {}),
                Card::Forger => out.extend(
                    others().flat_map(|target| Gem::ALL.map(|gem| Action::Forger { target, gem })),
                ),
                Card::Favorite => out.extend(Gem::ALL.map(|gem| Action::Favorite { gem })),
                // QN-I7 not one with an empty hand
                Card::Thief => out.extend(
                    others()
                        .filter(|&target| !self.hand(target).is_empty())
                        .map(|target| Action::Thief { target }),
                ),
                _ if copies >= 3 && self.could_fetch_necklace() => {
                    out.push(Action::Musketeers {}); // QN-I9
                }
                _ => {}
            }
        }
        out.push(Action::EndInfluence {});
    }

    /// QN-I1 The card takes effect at once and is discarded.
    fn spend(&mut self, card: Card) {
        let seat = self.current;
        if !self.known[seat.index()].has(card) {
            self.unseen_playable = self.unseen_playable.saturating_sub(1);
        }
        self.discard(seat, card);
        self.playable[place_of(card)] -= 1;
    }

    pub(crate) fn play_influence(
        &mut self,
        action: Action,
        ducats: u8,
        dealer: &mut impl Dealer<Event>,
    ) {
        let seat = self.current;
        match action {
            Action::Confessor { target } => {
                self.spend(Card::Confessor);
                dealer.announce(|| Event::ConfessorPlayed { seat, target });
                self.show_hand(target, seat, dealer); // QN-I3
            }
            Action::Courtier {} => {
                self.spend(Card::Courtier);
                let ducats = ducats + 3; // QN-I4
                dealer.announce(|| Event::CourtierPlayed { seat, ducats });
                return self.go_on_with_influence(ducats, dealer);
            }
            Action::Forger { target, gem } => {
                self.spend(Card::Forger);
                return self.play_forger(target, gem, ducats, dealer);
            }
            Action::Favorite { gem } => {
                self.spend(Card::Favorite);
                let place = self.fashion.iter().position(|&other| other == gem);
                let place = place.expect("every gem has its tile");
                self.fashion[..=place].rotate_right(1); // QN-I6
                dealer.announce(|| Event::FavoritePlayed {
                    seat,
                    gem,
                    fashion: self.fashion,
                });
            }
            Action::Thief { target } => {
                self.spend(Card::Thief);
                dealer.announce(|| Event::ThiefPlayed { seat, target });
                self.steal(seat, target, dealer);
            }
            Action::Musketeers {} => self.fetch_necklace(dealer),
            _ => return self.begin_purchase(ducats, dealer),
        }
        self.go_on_with_influence(ducats, dealer);
    }

    /// One player alone sees all cards of a hand.
    pub(crate) fn show_hand(&self, of: Seat, to: Seat, dealer: &mut impl Dealer<Event>) {
        dealer.tell(SeatSet::only(to), || Event::HandSeen {
            seat: to,
            target: of,
            cards: self.hand(of).cards().collect(),
        });
    }

    /// QN-I9 Three Musketeers take the Queen's Necklace, card and jewel.
    fn fetch_necklace(&mut self, dealer: &mut impl Dealer<Event>) {
        let seat = self.current;
        let victim = self.wearer.expect("legal only while another wears it");
        for _ in 0..3 {
            self.spend(Card::Musketeer);
        }
        self.pass_necklace(victim, seat);
        dealer.announce(|| Event::MusketeersPlayed { seat, victim });
    }
}
