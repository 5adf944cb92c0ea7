//! What a good player of Queen's Necklace thinks: opinions, not rules.
//!
//! [`Jeweller`] says what is likely to be done; [`greedy`] is the computer player that
//! tries each choice on tables it imagines, with jewellers in all seats afterwards.

use bots::{Bot, Dice, Knowledge, Sampler};
use queens_necklace::{Action, Card, Gem, QueensNecklace};
use tabletop::{Chance, Seat};

/// Playouts for one decision: some hundredths of a second.
const PLAYOUTS: u32 = 300;

/// The house's ordinary player.
pub fn greedy(seed: u64) -> Box<dyn Bot<QueensNecklace>> {
    Box::new(Sampler::knowing(Jeweller, PLAYOUTS, seed))
}

/// A plain-minded jeweller: spends on what is worth its ducats, plays influence when she
/// has it, and shows nearly everything at a sale.
#[derive(Clone, Copy, Debug, Default)]
pub struct Jeweller;

impl Knowledge<QueensNecklace> for Jeweller {
    #[inline]
    fn likely(
        &self,
        state: &QueensNecklace,
        seat: Seat,
        legal: &[Action],
        dice: &mut Dice,
    ) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let mut best = (0, i32::MIN);
        for (at, &action) in legal.iter().enumerate() {
            // A little luck in it, so that playouts differ.
            let liking = liking(state, seat, action) + dice.pick(60) as i32;
            if liking > best.1 {
                best = (at, liking);
            }
        }
        best.0
    }
}

/// How much a jeweller likes to do this, in tenths of a ducat beyond what it costs.
fn liking(state: &QueensNecklace, seat: Seat, action: Action) -> i32 {
    let last_sale = state.sales_held() == 2;
    match action {
        Action::Buy { card, price } => worth(state, card) - 5 * i32::from(price),
        Action::EndPurchase {} => 0,
        Action::Confessor { .. } => 20,
        Action::Courtier {} => 100,
        Action::Forger { target, .. } => i32::from(state.hand_size(target)) * 10,
        Action::Favorite { gem } => i32::from(state.gems_held(seat, gem)) * 20 - 10,
        Action::Thief { target } => 40 + i32::from(state.hand_size(target)),
        Action::Musketeers {} => 80,
        Action::EndInfluence {} => 30,
        Action::Discard { card } => 40 - 20 * i32::from(card.gems()),
        Action::ShowHand {} => 30,
        Action::Parry {} => 20,
        Action::Cardinal {} => 20,
        Action::Queen {} => 20,
        Action::Transmute { .. } => 10,
        Action::Decline {} => 40,
        Action::Show { count, .. } if last_sale => 100 * i32::from(count),
        Action::Show { count, .. } => 25 * i32::from(count),
        Action::Rings { gem, count } => i32::from(count) * (60 - 25 * rank(state, gem)),
        Action::King { row: Some(gem) } => 30 - 10 * rank(state, gem),
        Action::King { row: None } => 40,
        Action::Necklace { row } => row.map_or(20, |gem| 30 - 10 * rank(state, gem)),
        Action::Bankers { count } => 50 * i32::from(count),
        Action::Seal {} => 0,
    }
}

/// 0 for the gem that leads fashion, 3 for the last.
fn rank(state: &QueensNecklace, gem: Gem) -> i32 {
    let place = state.fashion().iter().position(|&other| other == gem);
    place.expect("every gem has its tile") as i32
}

/// What a card is worth, in tenths of a ducat.
fn worth(state: &QueensNecklace, card: Card) -> i32 {
    if let Some(gem) = card.gem() {
        return i32::from(card.gems()) * (50 - 7 * rank(state, gem));
    }
    match card {
        Card::Ring => 90,
        Card::Necklace => 60,
        Card::King => 60,
        Card::Banker => 80,
        Card::Courtier | Card::Astrologer => 50,
        Card::Favorite | Card::Queen => 60,
        Card::Thief => 75,
        Card::Forger | Card::Cardinal => 45,
        Card::Alchemist => 40,
        Card::Confessor | Card::Musketeer => 25,
        Card::Ruby1
        | Card::Ruby2
        | Card::Ruby3
        | Card::Emerald1
        | Card::Emerald2
        | Card::Emerald3
        | Card::Diamond1
        | Card::Diamond2
        | Card::Diamond3
        | Card::Amber => unreachable!("gems are weighed above"),
    }
}
