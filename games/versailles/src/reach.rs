//! Where a player's workers may go, and what each zone would yield to them.

use crate::Versailles;
use crate::action::Action;
use crate::phase::Phase;
use crate::pieces::{Decoration, Resource, Track, Zone};
use crate::tiles::Tile;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Turn};

/// One move, and what would follow if the zone were activated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Reach {
    pub from: Zone,
    /// VE-M3 The zone jumped.
    pub over: Option<Zone>,
    pub to: Zone,
    /// How many move: two together for a coin.
    pub workers: u8,
    /// VE-M3 Whether it costs a coin.
    pub coin: bool,
    /// VE-K3 Whether the King steps.
    pub king: bool,
    /// VE-A2 Her workers there, these included.
    pub standing: u8,
    pub gives: Gives,
    /// VE-T2, VE-T3 The others who would take part.
    pub shared: Vec<Shared>,
}

/// What activating a zone yields: what is harvested, or all that one could do there first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Gives {
    /// VE-H1 to VE-H3, VE-T1
    Harvest { resource: Resource, count: u8 },
    /// VE-G1 Tiles she could take; whether she could turn a coin.
    Guild { tiles: Vec<Tile>, coin: bool },
    /// VE-W1
    Workshop { decorations: Vec<Decoration> },
    /// VE-L1
    Alchemists { tracks: Vec<Track> },
    /// VE-Y1 Tiles she could build.
    Yard { tiles: Vec<Tile> },
    /// VE-K1, VE-K2 Lines she could recruit from, coins she could turn.
    Favour { lines: Vec<u8>, coins: u8 },
}

/// Another player who would take part: how much she harvests; 0 where she may act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Shared {
    pub seat: Seat,
    pub count: u8,
}

impl Versailles {
    /// Every move of this player as if her turn began now; none once the game is over.
    pub(crate) fn reach_of(&self, player: Seat) -> Vec<Reach> {
        if self.phase.turn() == Turn::Over {
            return Vec::new();
        }
        let mut moves = Vec::new();
        self.legal_moves(player, &mut moves);
        moves
            .into_iter()
            .filter_map(|action| self.reach_by(player, action))
            .collect()
    }

    fn reach_by(&self, player: Seat, action: Action) -> Option<Reach> {
        let step = action.step()?;
        let mut after = *self;
        after.walk(player, step);
        let to = step.to;
        let shared = player.others(self.seats).filter_map(|seat| {
            let other = &self.players[seat.index()];
            let (own, more) = other.harvest(to, other.workers.at(to));
            other.shares(to).then_some(Shared {
                seat,
                count: own + more,
            })
        });
        Some(Reach {
            from: step.from,
            over: step.over,
            to,
            workers: step.workers,
            coin: step.coin,
            king: step.passes_king(),
            standing: after.players[player.index()].workers.at(to),
            gives: after.gives(player, to),
            shared: shared.collect(),
        })
    }

    pub(crate) fn gives(&self, player: Seat, zone: Zone) -> Gives {
        let mut here = *self;
        here.phase = Phase::Work(here.work_of(player, player, zone, false));
        let mut first = Vec::new();
        here.answers(&mut first);
        match zone {
            Zone::Quarry | Zone::Mine | Zone::Sawmill => {
                let player = &self.players[player.index()];
                let (own, more) = player.harvest(zone, player.workers.at(zone));
                Gives::Harvest {
                    resource: zone.resource().expect("a zone of harvest"),
                    count: own + more,
                }
            }
            Zone::Architects => Gives::Guild {
                tiles: named(&first, |action| {
                    if let Action::Take { tile, .. } = action {
                        Some(tile)
                    } else {
                        None
                    }
                }),
                coin: first.contains(&Action::TurnCoins { coins: 1 }),
            },
            Zone::Workshop => Gives::Workshop {
                decorations: named(&first, |action| {
                    if let Action::Buy { decoration } = action {
                        Some(decoration)
                    } else {
                        None
                    }
                }),
            },
            Zone::Alchemists => Gives::Alchemists {
                tracks: named(&first, |action| {
                    if let Action::Advance { track } = action {
                        Some(track)
                    } else {
                        None
                    }
                }),
            },
            Zone::Yard => Gives::Yard {
                tiles: named(&first, |action| {
                    if let Action::Build { tile, .. } = action {
                        Some(tile)
                    } else {
                        None
                    }
                }),
            },
            Zone::KingsFavour => {
                let coins = named(&first, |action| {
                    if let Action::TurnCoins { coins } = action {
                        Some(coins)
                    } else {
                        None
                    }
                });
                Gives::Favour {
                    lines: named(&first, |action| {
                        if let Action::Recruit { line } = action {
                            Some(line)
                        } else {
                            None
                        }
                    }),
                    coins: coins.into_iter().max().unwrap_or(0),
                }
            }
        }
    }
}

/// What these actions name, each once.
fn named<T: PartialEq>(actions: &[Action], name: impl Fn(Action) -> Option<T>) -> Vec<T> {
    let mut found = Vec::new();
    for thing in actions.iter().filter_map(|action| name(*action)) {
        if !found.contains(&thing) {
            found.push(thing);
        }
    }
    found
}
