//! QN-V1..V4 A display in the making: private steps in a fixed order.

use crate::action::Action;
use crate::bag::Bag;
use crate::event::Shown;
use crate::pieces::{Card, Gem};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What a player has chosen to show so far, and which step comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Display {
    /// How many of each gem card, in the order of the cards.
    pub gems: [u8; Card::GEM_KINDS],
    /// Rings by row, in the order of the gems.
    pub rings: [u8; 4],
    pub king: Option<Gem>,
    pub necklace: Option<Gem>,
    pub bankers: u8,
    /// The step asked next: ten gem cards, four rows of Rings, King, Necklace, Bankers,
    /// seal.
    pub step: u8,
}

const RINGS: u8 = Card::GEM_KINDS as u8;
const KING: u8 = RINGS + 4;
const NECKLACE: u8 = KING + 1;
const BANKERS: u8 = NECKLACE + 1;
const SEAL: u8 = BANKERS + 1;

impl Display {
    /// The first step of a player with this hand.
    pub fn begin(hand: Bag) -> Display {
        let mut display = Display::default();
        display.skip_forced(hand);
        display
    }

    /// Gems of this type, as they count for majority and rarity.
    #[inline]
    pub fn count(&self, gem: Gem) -> u8 {
        let cards = gem.cards().iter();
        cards
            .map(|&card| self.gems[card.index()] * card.gems())
            .sum()
    }

    /// QN-V2 Whether there is a row of this type to lay other cards with.
    #[inline]
    fn has_row(&self, gem: Gem) -> bool {
        gem.cards().iter().any(|card| self.gems[card.index()] > 0)
    }

    #[inline]
    fn has_any_row(&self) -> bool {
        self.gems != [0; Card::GEM_KINDS]
    }

    /// Whether a true gem lies in it: what the Alchemist needs (QN-V5).
    pub fn has_true_gem(&self) -> bool {
        self.gems[..Card::Amber.index()]
            .iter()
            .any(|&count| count > 0)
    }

    fn rings_left(&self, hand: Bag) -> u8 {
        hand.count(Card::Ring) - self.rings.iter().sum::<u8>()
    }

    /// How many choices a step offers beyond "none".
    #[inline]
    fn choices(&self, step: u8, hand: Bag) -> u8 {
        match step {
            0..RINGS => hand.count(Card::ALL[step as usize]),
            RINGS..KING if self.has_row(Gem::ALL[(step - RINGS) as usize]) => self.rings_left(hand),
            KING if hand.has(Card::King) => self.has_any_row().into(),
            NECKLACE if hand.has(Card::Necklace) => self.has_any_row().into(),
            BANKERS if self.has_any_row() => hand.count(Card::Banker),
            SEAL => 1,
            _ => 0,
        }
    }

    #[inline]
    fn skip_forced(&mut self, hand: Bag) {
        if self.step < RINGS {
            self.step = hand.next_kind(self.step.into()).min(RINGS.into()) as u8;
            if self.step < RINGS {
                return;
            }
            if !self.has_any_row() {
                self.step = SEAL; // nothing to lay other cards with
            } else if !hand.has(Card::Ring) {
                self.step = KING;
            }
        }
        while self.choices(self.step, hand) == 0 {
            self.step += 1;
        }
    }

    /// What may be done at this step.
    pub fn legal(&self, hand: Bag, out: &mut Vec<Action>) {
        let most = self.choices(self.step, hand);
        match self.step {
            step @ 0..RINGS => {
                let card = Card::ALL[step as usize];
                out.extend((0..most + 1).map(|count| Action::Show { card, count }));
            }
            step @ RINGS..KING => {
                let gem = Gem::ALL[(step - RINGS) as usize];
                out.extend((0..most + 1).map(|count| Action::Rings { gem, count }));
            }
            KING => {
                out.push(Action::King { row: None });
                out.extend(self.rows().map(|gem| Action::King { row: Some(gem) }));
            }
            NECKLACE => {
                out.push(Action::Necklace { row: None });
                out.extend(self.rows().map(|gem| Action::Necklace { row: Some(gem) }));
            }
            BANKERS => out.extend((0..most + 1).map(|count| Action::Bankers { count })),
            _ => out.push(Action::Seal {}),
        }
    }

    fn rows(&self) -> impl Iterator<Item = Gem> + '_ {
        Gem::ALL.into_iter().filter(|&gem| self.has_row(gem))
    }

    /// Takes one step that is not the seal.
    pub fn choose(&mut self, action: Action, hand: Bag) {
        match action {
            Action::Show { card, count } => self.gems[card.index()] = count,
            Action::Rings { gem, count } => self.rings[gem.index()] = count,
            Action::King { row } => self.king = row,
            Action::Necklace { row } => self.necklace = row,
            Action::Bankers { count } => self.bankers = count,
            other => unreachable!("{other} is no step of a display"),
        }
        self.step += 1;
        self.skip_forced(hand);
    }

    /// QN-V5 One shown card becomes another true gem; what lay with it stays.
    pub fn transmute(&mut self, card: Card, into: Gem) {
        self.gems[card.index()] -= 1;
        self.gems[card.turned_into(into).index()] += 1;
    }

    /// Every card in it.
    pub fn cards(&self) -> Bag {
        let mut bag = Bag::EMPTY;
        for (card, &count) in Card::ALL.iter().zip(&self.gems) {
            bag.add_many(*card, count);
        }
        bag.add_many(Card::Ring, self.rings.iter().sum());
        bag.add_many(Card::King, self.king.is_some().into());
        bag.add_many(Card::Necklace, self.necklace.is_some().into());
        bag.add_many(Card::Banker, self.bankers);
        bag
    }

    /// As all see it.
    pub fn shown(&self, seat: Seat) -> Shown {
        let gems = Card::ALL.iter().zip(&self.gems);
        let mut bag = Bag::EMPTY;
        gems.for_each(|(&card, &count)| bag.add_many(card, count));
        Shown {
            seat,
            gems: bag,
            rings: self.rings,
            king: self.king,
            necklace: self.necklace,
            bankers: self.bankers,
        }
    }
}

impl From<&Shown> for Display {
    fn from(shown: &Shown) -> Display {
        let mut gems = [0; Card::GEM_KINDS];
        for (count, card) in gems.iter_mut().zip(Card::ALL) {
            *count = shown.gems.count(card);
        }
        Display {
            gems,
            rings: shown.rings,
            king: shown.king,
            necklace: shown.necklace,
            bankers: shown.bankers,
            step: SEAL,
        }
    }
}
