//! All that one viewer sees now and remembers.

use crate::QueensNecklace;
use crate::bag::Bag;
use crate::display::Display;
use crate::event::Shown;
use crate::memory::Memory;
use crate::options::Options;
use crate::phase::influence::KINDS;
use crate::phase::{Phase, Then};
use crate::pieces::{Card, Gem};
use serde::{Deserialize, Serialize};
use tabletop::{Compare, Face, Seat, SeatSet, Viewer, compare, first_rules, is_first_rules};

/// QN-S8 What lies open, and what this viewer holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    pub options: Options,
    /// The version of the rules the table is played by; left out if it is the first.
    #[serde(default = "first_rules", skip_serializing_if = "is_first_rules")]
    #[cfg_attr(feature = "types", ts(as = "Option<u16>", optional))]
    pub rules: u16,
    /// Turns begun so far.
    pub turn: u16,
    /// Whose turn it is.
    pub current: Seat,
    pub stage: Stage,
    /// QN-I2 While influence lasts: what the current player held of influence cards when
    /// the turn began, less what she has played.
    #[cfg_attr(
        feature = "types",
        ts(type = "{ up: Partial<Record<Card, number>> } | \"down\"")
    )]
    pub playable: Face<Bag>,
    /// How many of the current player's unseen cards may be playable, as all know.
    pub unseen_playable: u8,
    /// Most fashionable first: +30, +20, +10, +0.
    pub fashion: [Gem; 4],
    /// Five places, left to right.
    pub market: Vec<Place>,
    /// Cards left in the deck, Merchants too.
    pub deck: u8,
    /// QN-S4 Where the Merchants still to come may lie, the top of the deck being 1.
    pub merchants: Vec<Depth>,
    /// Every card discarded or out of the game.
    #[cfg_attr(feature = "types", ts(type = "Partial<Record<Card, number>>"))]
    pub gone: Bag,
    pub players: Vec<Player>,
    /// Sales held so far.
    pub sales: u8,
    /// QN-K2 Whose next turn's end a sale waits for, the earlier Merchant's first.
    pub waiting: Vec<Seat>,
    /// What this viewer was told and can still trace.
    #[cfg_attr(feature = "types", ts(type = "Record<string, unknown>"))]
    pub memory: Memory,
}

impl View {
    /// What changed, for the house that shows it.
    pub(crate) fn compare<'a>(before: &'a View, now: &'a View, to: &mut impl Compare<'a>) {
        compare!(
            before, now, to,
            View {
                viewer, options, rules, turn, current, stage, playable, unseen_playable, fashion,
                market, deck, merchants, gone, sales, waiting,
            } but { players, memory }
        );
        to.list("players", &before.players, &now.players);
        to.inside("memory", |to| {
            Memory::compare(&before.memory, &now.memory, to)
        });
    }
}

/// One place of the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Place {
    /// A card; `step` is how often its ring has moved down.
    Offer { card: Card, price: u8, step: u8 },
    /// QN-D5 A gap that stays.
    Gap {},
}

/// A range of places in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Depth {
    pub from: u8,
    pub to: u8,
}

/// One player as this viewer sees her.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Player {
    pub score: i16,
    /// Cards in hand.
    pub cards: u8,
    /// The hand itself, for its owner (and for all once the game is over).
    #[cfg_attr(
        feature = "types",
        ts(type = "{ up: Partial<Record<Card, number>> } | \"down\"")
    )]
    pub hand: Face<Bag>,
    /// Cards everybody knows to be in this hand.
    #[cfg_attr(feature = "types", ts(type = "Partial<Record<Card, number>>"))]
    pub known: Bag,
    /// QN-S6 Wears the Queen's Necklace, so holds its card.
    pub necklace: bool,
}

/// Where in the turn we are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Stage {
    /// QN-I1 The current player may play blue cards.
    Influence { ducats: u8 },
    /// QN-I5, QN-M3 The target of a Forger answers.
    Obey { target: Seat, gem: Gem, ducats: u8 },
    /// QN-P1 The current player buys.
    Purchase { ducats: u8, bought: bool },
    /// QN-K1 This player is asked for a Cardinal; `by` has played one.
    Cardinal {
        asked: Seat,
        by: Option<Seat>,
        then: Then,
    },
    /// QN-D4 The card in this slot may be taken with the Queen.
    Queen {
        slot: u8,
        card: Card,
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        asked: SeatSet,
        mine: Answer,
    },
    /// QN-V1 Displays are being chosen.
    Sale {
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        asked: SeatSet,
        /// Who has sealed.
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        sealed: SeatSet,
        /// The viewer's own display so far.
        mine: Option<Display>,
        then: Then,
    },
    /// QN-V5 The displays lie open; the Alchemist may be played.
    Alchemist {
        displays: Vec<Shown>,
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        asked: SeatSet,
        mine: Answer,
        then: Then,
    },
    /// QN-E1 The game is over.
    Over {},
}

/// The viewer's own answer to a sealed question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// Not asked, or only watching.
    NotAsked {},
    /// Still to be given.
    Owed {},
    /// No.
    Declined {},
    /// Yes: the Queen.
    Accepted {},
    /// Yes: the Alchemist, on this card.
    Transmuting { card: Card, into: Gem },
}

impl QueensNecklace {
    pub(crate) fn seen_by(&self, viewer: Viewer, memory: &Memory) -> View {
        View {
            viewer,
            options: self.options,
            rules: self.rules.into(),
            turn: self.turn,
            current: self.current,
            stage: self.stage_seen_by(viewer),
            playable: self.playable_seen_by(viewer),
            unseen_playable: self.unseen_playable,
            fashion: self.fashion,
            market: self
                .market
                .iter()
                .map(|slot| place(*slot, self.rules))
                .collect(),
            deck: self.deck,
            merchants: self.depths(),
            gone: self.gone(),
            players: Seat::all(self.seats)
                .map(|seat| self.player_seen_by(seat, viewer))
                .collect(),
            sales: self.sales,
            waiting: self.waiting.iter().flatten().copied().collect(),
            memory: memory.clone(),
        }
    }

    fn player_seen_by(&self, seat: Seat, viewer: Viewer) -> Player {
        let hand = self.hand(seat);
        Player {
            score: self.scores[seat.index()],
            cards: hand.len() as u8,
            hand: if viewer.sees_hand_of(seat) {
                Face::Up(hand)
            } else {
                Face::Down
            },
            known: self.known[seat.index()],
            necklace: self.wearer == Some(seat),
        }
    }

    fn playable_seen_by(&self, viewer: Viewer) -> Face<Bag> {
        let influence = matches!(self.phase, Phase::Influence { .. } | Phase::Obey { .. });
        if !influence || !viewer.sees_hand_of(self.current) {
            return Face::Down;
        }
        let mut playable = Bag::EMPTY;
        for (&card, &count) in KINDS.iter().zip(&self.playable) {
            playable.add_many(card, count);
        }
        Face::Up(playable)
    }

    /// QN-S4 Nobody sees where; all can count.
    fn depths(&self) -> Vec<Depth> {
        let drawn = self.drawn();
        let places = self.options.merchant_places(self.seats);
        places[self.merchants_met() as usize..]
            .iter()
            .map(|&(first, last)| Depth {
                from: first.max(drawn + 1) - drawn,
                to: last - drawn,
            })
            .collect()
    }

    fn stage_seen_by(&self, viewer: Viewer) -> Stage {
        let me = viewer.seat();
        let answer = |asked: SeatSet, owed: SeatSet, yes: Option<Answer>| match me {
            Some(me) if owed.contains(me) => Answer::Owed {},
            Some(me) if asked.contains(me) => yes.unwrap_or(Answer::Declined {}),
            _ => Answer::NotAsked {},
        };
        match self.phase {
            Phase::Influence { ducats } => Stage::Influence { ducats },
            Phase::Obey {
                target,
                gem,
                ducats,
            } => Stage::Obey {
                target,
                gem,
                ducats,
            },
            Phase::Purchase { ducats, bought } => Stage::Purchase { ducats, bought },
            Phase::Cardinal { asked, by, then } => Stage::Cardinal { asked, by, then },
            Phase::Queen {
                slot,
                asked,
                owed,
                taker,
            } => Stage::Queen {
                slot,
                card: self.market[slot as usize]
                    .expect("the gem lies there")
                    .card(),
                asked,
                mine: answer(
                    asked,
                    owed,
                    (taker.is_some() && taker == me).then_some(Answer::Accepted {}),
                ),
            },
            Phase::Sale { asked, owed, then } => Stage::Sale {
                asked,
                sealed: asked.iter().filter(|&seat| !owed.contains(seat)).collect(),
                mine: me
                    .filter(|&me| asked.contains(me))
                    .map(|me| self.displays[me.index()]),
                then,
            },
            Phase::Alchemist {
                asked,
                owed,
                change,
                then,
            } => Stage::Alchemist {
                displays: self.shown(),
                asked,
                mine: answer(
                    asked,
                    owed,
                    change
                        .filter(|change| Some(change.seat) == me)
                        .map(|change| Answer::Transmuting {
                            card: change.card,
                            into: change.into,
                        }),
                ),
                then,
            },
            Phase::Over => Stage::Over {},
        }
    }
}

fn place(slot: Option<crate::market::Slot>, rules: u8) -> Place {
    match slot {
        Some(slot) => Place::Offer {
            card: slot.card(),
            price: slot.price(rules),
            step: slot.step(),
        },
        None => Place::Gap {},
    }
}
