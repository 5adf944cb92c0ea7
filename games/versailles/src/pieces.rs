//! Zones, goods, decorations and technologies: plain data and printed prices.

use crate::tables;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use strum::{EnumString, IntoStaticStr};

/// A text that names no zone, tile, cell or action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(pub String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read `{}`", self.0)
    }
}

impl std::error::Error for Unreadable {}

/// A closed list of names: its members in order, its notation, and reading it.
macro_rules! named {
    ($what:ident: $($member:ident),+) => {
        impl $what {
            pub const ALL: [$what; [$($what::$member),+].len()] = [$($what::$member),+];

            pub const fn index(self) -> usize {
                self as usize
            }

            pub fn from_index(index: usize) -> Option<$what> {
                $what::ALL.get(index).copied()
            }

            /// As written on the wire and in notation.
            pub fn name(self) -> &'static str {
                self.into()
            }
        }

        impl fmt::Display for $what {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

/// The eight zones, in the order of the circuit; the yard lies beside it.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
pub enum Zone {
    KingsFavour,
    Quarry,
    Mine,
    Architects,
    Workshop,
    Sawmill,
    Alchemists,
    Yard,
}
named!(Zone: KingsFavour, Quarry, Mine, Architects, Workshop, Sawmill, Alchemists, Yard);

impl Zone {
    /// VE-M5 Where the arrows lead.
    pub const fn near(self) -> Zones {
        Zones(tables::NEAR[self as usize])
    }

    /// VE-M3 What lies two arrows on.
    pub const fn far(self) -> Zones {
        Zones(tables::FAR[self as usize])
    }

    /// VE-M3 What is jumped on the way to a zone two arrows on.
    pub fn between(self, to: Zone) -> Zone {
        Zone::ALL[usize::from(tables::BETWEEN[self.index()][to.index()])]
    }

    /// VE-H1 to VE-H3 What is harvested here.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Zone::Quarry => Some(Resource::Marble),
            Zone::Sawmill => Some(Resource::Wood),
            Zone::Mine => Some(Resource::Gold),
            Zone::KingsFavour
            | Zone::Architects
            | Zone::Workshop
            | Zone::Alchemists
            | Zone::Yard => None,
        }
    }

    /// VE-T2, VE-T3 The technology that lets one share it, and from which step on; VE-T5
    /// none for the King's favour and the alchemists.
    pub const fn shared_from(self) -> Option<(Track, u8)> {
        match self {
            Zone::Sawmill => Some((Track::Harvest, 1)),
            Zone::Quarry => Some((Track::Harvest, 2)),
            Zone::Mine => Some((Track::Harvest, 3)),
            Zone::Architects => Some((Track::Specialists, 1)),
            Zone::Workshop => Some((Track::Specialists, 2)),
            Zone::Yard => Some((Track::Specialists, 3)),
            Zone::KingsFavour | Zone::Alchemists => None,
        }
    }
}

/// A set of zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zones(pub(crate) u8);

impl Zones {
    pub const fn has(self, zone: Zone) -> bool {
        self.0 >> zone as u8 & 1 == 1
    }

    /// The set without this zone, if any.
    pub(crate) fn but(self, zone: Option<Zone>) -> Zones {
        Zones(self.0 & !zone.map_or(0, |zone| 1 << zone as u8))
    }

    /// The members, in the order of the zones.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Zone> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let zone = Zone::ALL[left.trailing_zeros() as usize];
                left &= left - 1;
                zone
            })
        })
    }
}

/// VE-C1 Without limit.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
pub enum Resource {
    Wood,
    Marble,
    Gold,
}
named!(Resource: Wood, Marble, Gold);

/// So much of each resource. Written on the wire as a map without the zeros.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "BTreeMap<Resource, u16>", from = "BTreeMap<Resource, u16>")]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(as = "BTreeMap<Resource, u16>")
)]
pub struct Goods {
    pub wood: u16,
    pub marble: u16,
    pub gold: u16,
}

impl Goods {
    pub const NONE: Goods = Goods::new(0, 0, 0);

    pub const fn new(wood: u16, marble: u16, gold: u16) -> Goods {
        Goods { wood, marble, gold }
    }

    /// So much of one.
    pub const fn of(resource: Resource, count: u16) -> Goods {
        match resource {
            Resource::Wood => Goods::new(count, 0, 0),
            Resource::Marble => Goods::new(0, count, 0),
            Resource::Gold => Goods::new(0, 0, count),
        }
    }

    #[inline]
    pub const fn covers(self, price: Goods) -> bool {
        self.wood >= price.wood && self.marble >= price.marble && self.gold >= price.gold
    }

    pub(crate) const fn add(&mut self, more: Goods) {
        self.wood += more.wood;
        self.marble += more.marble;
        self.gold += more.gold;
    }

    /// Takes out what it covers.
    pub(crate) const fn pay(&mut self, price: Goods) {
        self.wood -= price.wood;
        self.marble -= price.marble;
        self.gold -= price.gold;
    }

    /// What this lacks of a price.
    pub const fn short_of(self, price: Goods) -> Goods {
        Goods {
            wood: price.wood.saturating_sub(self.wood),
            marble: price.marble.saturating_sub(self.marble),
            gold: price.gold.saturating_sub(self.gold),
        }
    }
}

impl From<Goods> for BTreeMap<Resource, u16> {
    fn from(goods: Goods) -> Self {
        let counts = [goods.wood, goods.marble, goods.gold];
        let named = Resource::ALL.into_iter().zip(counts);
        named.filter(|(_, count)| *count > 0).collect()
    }
}

impl From<BTreeMap<Resource, u16>> for Goods {
    fn from(map: BTreeMap<Resource, u16>) -> Goods {
        let mut goods = Goods::NONE;
        for (resource, count) in map {
            goods.add(Goods::of(resource, count));
        }
        goods
    }
}

/// What something asks: workers who serve it, and goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Price {
    pub workers: u8,
    pub goods: Goods,
}

impl Price {
    pub(crate) const fn of([workers, wood, marble, gold]: [u8; 4]) -> Price {
        Price {
            workers,
            goods: Goods::new(wood as u16, marble as u16, gold as u16),
        }
    }
}

/// VE-C1, VE-C2 Five of each in the box.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
pub enum Decoration {
    OrangeTree,
    Statue,
    Fountain,
    Tapestry,
    Chandelier,
    Mirror,
}
named!(Decoration: OrangeTree, Statue, Fountain, Tapestry, Chandelier, Mirror);

/// VE-C1
pub const COPIES: u8 = 5;

const DECORATION_PRICES: [Price; 6] = {
    let mut prices = [Price::of([0; 4]); 6];
    let mut at = 0;
    while at < prices.len() {
        prices[at] = Price::of(tables::DECORATION_PRICES[at]);
        at += 1;
    }
    prices
};

impl Decoration {
    /// VE-W1
    pub const fn price(self) -> Price {
        DECORATION_PRICES[self as usize]
    }
}

/// VE-T1 to VE-T3 The three technology tracks.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
pub enum Track {
    Yield,
    Harvest,
    Specialists,
}
named!(Track: Yield, Harvest, Specialists);

/// Steps of each track after its first space.
pub const STEPS: u8 = 3;

impl Track {
    /// VE-L1 What the step to this number costs, counted from 1.
    pub const fn price(self, step: u8) -> Price {
        Price::of(tables::STEP_PRICES[self as usize][step as usize - 1])
    }
}

/// VE-K1 What the worker waiting on this line of the recruitment board asks, counted
/// from 1: two workers and three.
pub const fn recruiters(line: u8) -> u8 {
    line + 1
}

/// VE-G1 Workers and gold for the tile in this slot, counted from 1, the lowest.
pub const fn slot_price(slot: u8) -> Price {
    let [workers, gold] = tables::SLOTS[slot as usize - 1];
    Price::of([workers, 0, 0, gold])
}
