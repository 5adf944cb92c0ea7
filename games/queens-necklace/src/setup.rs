//! Setting up, and the deck.

use crate::market::Slot;
use crate::phase::Phase;
use crate::pieces::{Card, Gem};
use crate::{Bag, Display, Event, Options, QueensNecklace};
use tabletop::{Chance, Dealer, Seat, SeatSet};

/// What comes off the top of the deck.
pub enum Drawn {
    Card(Card),
    Merchant,
    /// QN-D5 The deck is empty.
    Nothing,
}

impl Options {
    /// QN-S4, QN-O1 How many places the deck has with the Merchants in.
    pub fn deck_places(self, seats: u8) -> u8 {
        let left_out = if self.smaller_hands { 23 } else { 0 };
        103 - 4 * seats - left_out
    }

    /// QN-S4 The first and last place each Merchant may have, from the top.
    pub fn merchant_places(self, seats: u8) -> [(u8, u8); 3] {
        let places = self.deck_places(seats);
        let about = |middle: u8| (middle - 2, middle + 2);
        let two_thirds = (u16::from(places) * 2 / 3) as u8;
        [about(places / 3), about(two_thirds), (places - 4, places)]
    }
}

impl QueensNecklace {
    pub(crate) fn set_up(
        rules: u16,
        options: Options,
        seats: u8,
        dealer: &mut impl Dealer<Event>,
    ) -> Self {
        let mut fashion = Gem::ALL; // QN-S1
        dealer.shuffle(&mut fashion);
        let mut table = QueensNecklace {
            hands: [Bag::EMPTY; 4],
            known: [Bag::EMPTY; 4],
            undrawn: Bag::BOX,
            unlocated: Bag::BOX,
            displays: [Display::default(); 4],
            playable: [0; 6],
            scores: [0; 4],
            market: [None; 5],
            fashion,
            merchants: [0; 3],
            deck: options.deck_places(seats),
            waiting: [None; 3],
            wearer: None,
            unseen_playable: 0,
            sales: 0,
            current: Seat(0),
            seats,
            turn: 0,
            options,
            rules: rules as u8,
            phase: Phase::Over,
        };
        table.deal_hands(dealer);
        table.merchants = options.merchant_places(seats).map(|(first, last)| {
            first + dealer.pick(u32::from(last - first) + 1) as u8 // QN-S4
        });
        let market = core::array::from_fn(|_| table.draw_in_sight(dealer)); // QN-S5
        table.deck -= 5;
        table.market = market.map(|card| Some(Slot::new(card, 0)));
        let first = Seat(dealer.pick(u32::from(seats)) as u8); // QN-S7
        table.tell_deal(first, &market, dealer);
        table.begin_turn(first, dealer);
        table
    }

    /// QN-S2, QN-S3 Four cards each, none of them an Astrologer: to set a dealt one aside
    /// and take another card is to deal from the rest without them.
    fn deal_hands(&mut self, dealer: &mut impl Dealer<Event>) {
        for seat in Seat::all(self.seats) {
            for _ in 0..4 {
                let others = self.undrawn.without_all(Card::Astrologer);
                let card = others.nth(dealer.pick(others.len()));
                self.undrawn.remove(card);
                if card == Card::Necklace {
                    self.unlocated.remove(card);
                    self.gain_seen(seat, card); // QN-S6
                } else {
                    self.hands[seat.index()].add(card);
                }
            }
        }
    }

    fn tell_deal(&self, first: Seat, market: &[Card; 5], dealer: &mut impl Dealer<Event>) {
        dealer.reveal(|| Event::Dealt {
            seats: self.seats,
            first,
            fashion: self.fashion,
            deck: self.deck,
        });
        for seat in Seat::all(self.seats) {
            dealer.tell(SeatSet::only(seat), || Event::HandDealt {
                seat,
                cards: self.hand(seat).cards().collect(),
            });
        }
        if let Some(seat) = self.wearer {
            dealer.reveal(|| Event::NecklaceDealt { seat });
        }
        dealer.reveal(|| Event::MarketLaid {
            cards: market.to_vec(),
        });
    }

    /// A card from what may still come; each is as likely as any other.
    #[inline]
    fn draw_plain(&mut self, chance: &mut impl Chance) -> Card {
        let card = self.undrawn.nth(chance.pick(self.undrawn.len()));
        self.undrawn.remove(card);
        card
    }

    /// The same, seen by all.
    fn draw_in_sight(&mut self, chance: &mut impl Chance) -> Card {
        let card = self.draw_plain(chance);
        self.unlocated.remove(card);
        card
    }

    /// The top card of the deck.
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Drawn {
        if self.deck == 0 {
            return Drawn::Nothing;
        }
        self.deck -= 1;
        if self.merchants.contains(&self.drawn()) {
            return Drawn::Merchant;
        }
        Drawn::Card(self.draw_plain(chance))
    }

    /// Places of the deck drawn so far.
    #[inline]
    pub(crate) fn drawn(&self) -> u8 {
        self.options.deck_places(self.seats) - self.deck
    }

    /// Merchants met so far.
    pub(crate) fn merchants_met(&self) -> u8 {
        let drawn = self.drawn();
        self.merchants
            .iter()
            .filter(|&&place| place <= drawn)
            .count() as u8
    }
}
