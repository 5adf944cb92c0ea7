//! The rare cases, and the taste that makes them likelier.

use crate::search::Told;
use queens_necklace::arrange::{ANNA, BERT, CLEO, DORA};
use queens_necklace::event::SaleHeld;
use queens_necklace::{Action, Bag, Card, Event, Gem};
use tabletop::Viewer;

/// What a taste may look at.
pub struct Moment {
    /// Cards left in the deck.
    pub left: u8,
    pub hand: Bag,
}

/// One game to record.
pub struct Case {
    pub name: &'static str,
    pub seats: u8,
    pub smaller_hands: bool,
    /// Whose story is told beside the house's.
    pub viewer: Option<(&'static str, Viewer)>,
    /// How gladly each action is chosen.
    pub taste: fn(Action, &Moment) -> u32,
    /// Whether the game passes through the case.
    pub found: fn(&Told) -> bool,
}

const SPECTATOR: Option<(&str, Viewer)> = Some(("spectator", Viewer::Spectator {}));

/// Those of rules 1 stay; what is looked for today is of today's rules.
pub const CASES: &[Case] = &[
    Case {
        name: "purchases-that-end-by-themselves",
        seats: 3,
        smaller_hands: false,
        viewer: Some(("anna", Viewer::Seat { seat: ANNA })),
        taste: |action, _| match action {
            Action::Buy {
                card: Card::Astrologer,
                ..
            } => 9,
            _ => 1,
        },
        found: |told| {
            let ends = |row: &&Vec<Event>| {
                row.iter()
                    .any(|event| matches!(event, Event::PurchaseEnded { .. }))
            };
            let mut spent = told.iter().filter(ends);
            spent.any(|row| {
                row.iter()
                    .any(|event| matches!(event, Event::AstrologerDrew { .. }))
            })
        },
    },
    Case {
        name: "two-cardinals",
        seats: 4,
        smaller_hands: false,
        viewer: Some(("dora", Viewer::Seat { seat: DORA })),
        taste: |action, _| match action {
            Action::Buy {
                card: Card::Cardinal,
                ..
            } => 60,
            Action::Cardinal {} => 60,
            _ => 1,
        },
        found: |told| {
            in_a_game(told, |event| matches!(event, Event::CardinalPlayed { .. })) == 2
                && told.windows(2).any(|rows| {
                    let played = |row: &Vec<Event>| {
                        row.iter()
                            .any(|event| matches!(event, Event::CardinalPlayed { .. }))
                    };
                    played(&rows[0]) && played(&rows[1])
                })
        },
    },
    Case {
        name: "cardinal-on-the-last-merchant",
        seats: 2,
        smaller_hands: false,
        viewer: Some(("bert", Viewer::Seat { seat: BERT })),
        taste: |action, moment| match action {
            Action::Buy {
                card: Card::Cardinal,
                ..
            } => 60,
            Action::Buy {
                card: Card::Astrologer,
                ..
            } if moment.left > 0 => 1,
            Action::Buy {
                card: Card::Astrologer,
                ..
            } => 60,
            Action::Buy { price, .. } => u32::from(price).pow(2),
            Action::Cardinal {} if moment.left < 5 => 60,
            Action::Decline {} => 30,
            _ => 10,
        },
        found: |told| {
            let last = |event: &Event| matches!(event, Event::MerchantCame { merchant: 3, .. });
            let came = told.iter().position(|row| row.iter().any(last));
            let after = &told[came.unwrap_or(told.len())..];
            any(after, |event| matches!(event, Event::SalePutOff { .. }))
                && any(after, |event| matches!(event, Event::NothingToDraw { .. }))
        },
    },
    Case {
        name: "a-theft-in-three-steps",
        seats: 3,
        smaller_hands: false,
        viewer: Some(("cleo", Viewer::Seat { seat: CLEO })),
        taste: |action, _| match action {
            Action::Buy {
                card: Card::Musketeer | Card::Thief,
                ..
            } => 60,
            Action::Thief { .. } => 30,
            Action::Parry {} => 1,
            _ => 4,
        },
        found: |told| {
            told.iter().any(|row| {
                let caught = row
                    .iter()
                    .filter(|event| matches!(event, Event::Caught { .. }));
                let hidden = |event: &Event| match event {
                    Event::Stole {
                        thief,
                        victim,
                        card,
                    } => *thief != CLEO && *victim != CLEO && card.up() != Some(Card::Necklace),
                    _ => false,
                };
                caught.count() == 2 && row.iter().any(hidden)
            })
        },
    },
    Case {
        name: "nothing-to-take",
        seats: 2,
        smaller_hands: true,
        viewer: SPECTATOR,
        taste: |action, _| match action {
            Action::Buy {
                card: Card::Musketeer | Card::Thief,
                ..
            } => 60,
            Action::Buy { price, .. } => u32::from(price),
            Action::Show { count, .. } => 1 + 40 * u32::from(count),
            Action::Thief { .. } => 30,
            _ => 4,
        },
        found: |told| any(told, |event| matches!(event, Event::NothingToTake { .. })),
    },
    Case {
        name: "three-musketeers",
        seats: 2,
        smaller_hands: false,
        viewer: Some(("anna", Viewer::Seat { seat: ANNA })),
        taste: |action, _| match action {
            Action::Buy {
                card: Card::Musketeer | Card::Necklace,
                ..
            } => 60,
            Action::Thief { .. } | Action::Parry {} | Action::Necklace { row: Some(_) } => 1,
            Action::Musketeers {} => 60,
            _ => 4,
        },
        found: |told| {
            any(told, |event| {
                matches!(event, Event::MusketeersPlayed { .. })
            }) && any(told, |event| matches!(event, Event::AstrologerMet { .. }))
        },
    },
    Case {
        name: "the-necklace-against-two-kings",
        seats: 3,
        smaller_hands: false,
        viewer: None,
        taste: kings,
        found: |told| sales(told).any(|sale| sale.tributes == 2),
    },
    Case {
        name: "a-negative-score",
        seats: 4,
        smaller_hands: false,
        viewer: None,
        taste: kings,
        found: |told| {
            let last = sales(told).last();
            last.is_some_and(|sale| sale.scores.iter().any(|&score| score < 0))
                && any(told, |event| matches!(event, Event::NecklaceDealt { .. }))
        },
    },
    Case {
        name: "an-alchemist-empties-a-row",
        seats: 2,
        smaller_hands: false,
        viewer: None,
        taste: |action, _| match action {
            Action::Buy {
                card: Card::Alchemist | Card::King | Card::Ring,
                ..
            } => 60,
            Action::Transmute { .. } => 60,
            Action::King { row: Some(_) } => 60,
            Action::Rings { count, .. } => 1 + 20 * u32::from(count),
            _ => 4,
        },
        found: |told| sales(told).any(|sale| sale.king_alone),
    },
    Case {
        name: "a-tie-for-rarity",
        seats: 2,
        smaller_hands: true,
        viewer: None,
        taste: |_, _| 1,
        found: |told| sales(told).any(|sale| sale.tie_for_rarity),
    },
    Case {
        name: "a-shared-victory",
        seats: 4,
        smaller_hands: false,
        viewer: None,
        taste: |_, _| 1,
        found: |told| {
            any(told, |event| match event {
                Event::GameEnded { standings } => {
                    standings
                        .places()
                        .iter()
                        .filter(|&&place| place == 1)
                        .count()
                        > 1
                        && standings.scores().iter().any(|&score| score > 60)
                }
                _ => false,
            }) && any(told, |event| matches!(event, Event::QueenPlayed { .. }))
        },
    },
    Case {
        name: "an-astrologer-ends-the-game",
        seats: 3,
        smaller_hands: false,
        viewer: Some(("anna", Viewer::Seat { seat: ANNA })),
        taste: |action, moment| match action {
            Action::Buy {
                card: Card::Astrologer,
                ..
            } if moment.left > 8 => 1,
            Action::Buy {
                card: Card::Astrologer,
                ..
            } => 200,
            Action::Buy { .. } => 4,
            Action::Queen {} if moment.hand.len() > 3 => 20,
            _ => 4,
        },
        found: |told| {
            let met = |row: &Vec<Event>| {
                row.iter().any(|event| {
                    matches!(
                        event,
                        Event::Bought {
                            card: Card::Astrologer,
                            ..
                        }
                    )
                }) && row
                    .iter()
                    .any(|e| matches!(e, Event::MerchantCame { merchant: 3, .. }))
            };
            told.iter().any(met) && !any(told, |event| matches!(event, Event::SalePutOff { .. }))
        },
    },
];

/// A King, the Necklace and everything else with rubies.
fn kings(action: Action, _: &Moment) -> u32 {
    match action {
        Action::Buy {
            card: Card::King | Card::Necklace | Card::Courtier,
            ..
        } => 80,
        Action::Buy { card, .. } if card.gem() == Some(Gem::Ruby) => 20,
        Action::Courtier {} => 80,
        Action::Show { card, count } if card.gem() == Some(Gem::Ruby) => 1 + 9 * u32::from(count),
        Action::King {
            row: Some(Gem::Ruby),
        }
        | Action::Necklace {
            row: Some(Gem::Ruby),
        } => 80,
        Action::Thief { .. } | Action::Forger { .. } => 1,
        _ => 4,
    }
}

fn any(told: &[Vec<Event>], is: impl Fn(&Event) -> bool) -> bool {
    told.iter().flatten().any(is)
}

fn in_a_game(told: &Told, is: impl Fn(&Event) -> bool) -> usize {
    told.iter().flatten().filter(|event| is(event)).count()
}

struct Sale {
    tributes: usize,
    scores: Vec<i16>,
    /// A King whose row the Alchemist emptied.
    king_alone: bool,
    /// Two types of which equally many gems, and some, are shown.
    tie_for_rarity: bool,
}

fn sales(told: &Told) -> impl Iterator<Item = Sale> {
    told.iter().flatten().filter_map(|event| {
        let Event::SaleHeld(sale) = event else {
            return None;
        };
        let SaleHeld {
            displays,
            prices,
            tributes,
            scores,
            ..
        } = &**sale;
        let alone = |row: Gem, gems: Bag| !gems.kinds().any(|card| card.gem() == Some(row));
        let tied = |at: usize| {
            let shown = prices[at].shown;
            shown > 0 && prices[..at].iter().any(|other| other.shown == shown)
        };
        Some(Sale {
            tributes: tributes.len(),
            scores: scores.clone(),
            king_alone: displays
                .iter()
                .any(|shown| shown.king.is_some_and(|row| alone(row, shown.gems))),
            tie_for_rarity: (0..prices.len()).any(tied),
        })
    })
}
