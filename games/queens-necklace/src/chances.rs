//! The exact distribution of the hidden cards.
//!
//! Hidden cards enter hands in three ways: dealt, drawn by an Astrologer, or moved by a
//! Thief unseen. Every fact a viewer has speaks of one kind of card at a time, so for each
//! kind alone it can be said which numbers of it (dealt to each seat, drawn at each
//! unseen draw, moved by each unseen theft) fit all facts, and how likely the luck in
//! them was. The kinds only compete for the same places; a table over the places still
//! free, filled kind by kind, counts all ways exactly and is then walked to sample one.
//!
//! Kinds about which nothing was said are alike, and stand as one at the end.

use crate::bag::Bag;
use crate::belief::may_hide;
use crate::lies::{Grid, Places, falling, lies};
use crate::memory::Fact;
use crate::phase::influence::KINDS;
use crate::pieces::Card;
use crate::view::{Place, View};
use std::sync::Arc;
use tabletop::{Chance, Face, Seat};

/// One way a kind can lie, with the number of ways to complete it, added up along the list.
#[derive(Clone, Copy, Debug)]
struct Way {
    up_to: f64,
    lie: Places,
}

/// What can be sampled.
#[derive(Clone, Debug)]
pub struct Chances {
    facts: Arc<Vec<Fact>>,
    turn_at: usize,
    current: Seat,
    /// Kinds something was said about, in the order of the layers.
    named: Vec<Card>,
    /// Cards of the other kinds that may be hidden.
    free: Bag,
    all: Places,
    grid: Grid,
    /// For each kind and each part of the places that can be left, how it can lie.
    layers: Vec<Vec<Option<Vec<Way>>>>,
}

/// The hands, and what the current player may still play of influence cards.
pub struct Sample {
    pub hands: [Bag; 4],
    pub playable: Bag,
}

/// What the table is filled from.
struct Filling {
    /// For each kind: how many may be hidden, and how likely each way to lie is.
    kinds: Vec<(u32, Vec<f64>)>,
    /// The same for the kinds about which nothing was said.
    rest: (u32, Vec<f64>),
}

impl Chances {
    pub fn of(view: &View) -> Chances {
        let facts = view.memory.facts.clone();
        let all = places(&facts, view.players.len());
        let grid = Grid::of(all);
        let pool = pool(view, &facts);
        let me = view.viewer.seat();
        let mut kinds: Vec<_> = Card::ALL
            .into_iter()
            .filter(|&card| may_hide(card) && is_named(card, &facts, me))
            .map(|card| {
                let copies = pool.count(card).into();
                let (ways, lies) = lies(Some(card), &facts, (all, &grid), copies);
                (ways, card, (copies, lies))
            })
            .collect();
        // The fewer ways a kind has, the fewer places are left for the next.
        kinds.sort_by_key(|&(ways, ..)| ways);
        let named: Vec<Card> = kinds.iter().map(|&(_, card, _)| card).collect();
        let free = named
            .iter()
            .fold(pool, |free, &card| free.without_all(card));
        let (_, rest) = lies(None, &facts, (all, &grid), free.len());
        let filling = Filling {
            kinds: kinds.into_iter().map(|(.., kind)| kind).collect(),
            rest: (free.len(), rest),
        };
        let mut chances = Chances {
            facts,
            turn_at: view.memory.turn_at as usize,
            current: view.current,
            layers: vec![vec![None; grid.len]; named.len()],
            named,
            free,
            all,
            grid,
        };
        let ways = chances.ways(0, all, &filling);
        debug_assert!(ways > 0.0, "what happened was possible");
        chances
    }

    /// In how many ways, weighted by their luck, kinds from `layer` on can fill the places
    /// left.
    fn ways(&mut self, layer: usize, left: Places, filling: &Filling) -> f64 {
        let number = self.grid.at(left);
        let Some((copies, likely)) = filling.kinds.get(layer) else {
            let (copies, likely) = &filling.rest;
            return likely[number] * falling(*copies, left.size());
        };
        if let Some(ways) = &self.layers[layer][number] {
            return ways.last().map_or(0.0, |way| way.up_to);
        }
        let mut list = Vec::new();
        let mut total = 0.0;
        left.parts(*copies, |lie| {
            let luck = likely[self.grid.at(lie)];
            if luck == 0.0 {
                return;
            }
            let rest = self.ways(layer + 1, left.without(lie), filling);
            if rest > 0.0 {
                total += rest * luck * falling(*copies, lie.size()) * left.choices(lie);
                list.push(Way { up_to: total, lie });
            }
        });
        self.layers[layer][number] = Some(list);
        total
    }

    /// One fair sample.
    pub fn sample(&self, chance: &mut impl Chance) -> Sample {
        let mut dealt = [Bag::EMPTY; 4];
        let mut drawn: [Option<Card>; 8] = [None; 8];
        let mut stolen: [Option<Card>; 8] = [None; 8];
        let mut left = self.all;
        for (layer, &card) in self.layers.iter().zip(&self.named) {
            let ways = layer[self.grid.at(left)].as_ref();
            let way = choose(ways.expect("walked when the table was filled"), chance);
            for (bag, &count) in dealt.iter_mut().zip(&way.lie.dealt) {
                bag.add_many(card, count);
            }
            for (bit, slot) in drawn.iter_mut().enumerate() {
                if way.lie.draws >> bit & 1 == 1 {
                    *slot = Some(card);
                }
            }
            for (bit, slot) in stolen.iter_mut().enumerate() {
                if way.lie.thefts >> bit & 1 == 1 {
                    *slot = Some(card);
                }
            }
            left = left.without(way.lie);
        }
        let mut free = self.free;
        let mut any = |chance: &mut _| take_any(&mut free, chance);
        for (bag, &count) in dealt.iter_mut().zip(&left.dealt) {
            for _ in 0..count {
                bag.add(any(chance));
            }
        }
        for (bit, slot) in drawn.iter_mut().enumerate() {
            if left.draws >> bit & 1 == 1 {
                *slot = Some(any(chance));
            }
        }
        self.play_back(dealt, &drawn, &stolen, chance)
    }

    /// Goes through the facts with every hidden card given, to the hands as they are now.
    fn play_back(
        &self,
        mut hands: [Bag; 4],
        drawn: &[Option<Card>; 8],
        stolen: &[Option<Card>; 8],
        chance: &mut impl Chance,
    ) -> Sample {
        let (mut draws, mut thefts) = (0, 0);
        let mut playable = Bag::EMPTY;
        for (at, fact) in self.facts.iter().enumerate() {
            if at == self.turn_at {
                playable = influence_cards(hands[self.current.index()]);
            }
            match *fact {
                Fact::Dealt(seat, cards) => {
                    let hand = &mut hands[seat.index()];
                    *hand = hand.plus(cards.into());
                }
                Fact::Gains(seat, card) => hands[seat.index()].add(card),
                Fact::Loses(seat, card) => {
                    hands[seat.index()].remove(card);
                    if at >= self.turn_at && seat == self.current {
                        playable.take(card);
                    }
                }
                Fact::Draws(seat) => {
                    hands[seat.index()].add(drawn[draws].expect("every draw got its card"));
                    draws += 1;
                }
                Fact::Moves(from, to, face) => {
                    let card = match face {
                        Face::Up(card) => card,
                        Face::Down => {
                            thefts += 1;
                            stolen[thefts - 1].unwrap_or_else(|| {
                                let mut could = self.free_in(hands[from.index()]);
                                take_any(&mut could, chance)
                            })
                        }
                    };
                    hands[from.index()].remove(card);
                    if let Some(to) = to {
                        hands[to.index()].add(card);
                    }
                }
                Fact::Holds(..) | Fact::Lacks(..) => {}
            }
        }
        if self.turn_at == self.facts.len() {
            playable = influence_cards(hands[self.current.index()]);
        }
        Sample { hands, playable }
    }

    /// The cards of a hand about whose kinds nothing was said.
    fn free_in(&self, hand: Bag) -> Bag {
        let mut free = hand.without_all(Card::Necklace);
        for &card in &self.named {
            free = free.without_all(card);
        }
        free
    }
}

fn influence_cards(hand: Bag) -> Bag {
    let mut cards = Bag::EMPTY;
    for card in KINDS {
        cards.add_many(card, hand.count(card));
    }
    cards
}

fn take_any(from: &mut Bag, chance: &mut impl Chance) -> Card {
    let card = from.nth(chance.pick(from.len()));
    from.remove(card);
    card
}

/// A way, each as likely as its share.
fn choose<'a>(ways: &'a [Way], chance: &mut impl Chance) -> &'a Way {
    let last = ways.last().expect("what happened was possible");
    if ways.len() == 1 {
        return last;
    }
    const HALF: u32 = 1 << 26;
    let high = f64::from(chance.pick(HALF));
    let low = f64::from(chance.pick(HALF));
    let unit = (high + low / f64::from(HALF)) / f64::from(HALF);
    let at = ways.partition_point(|way| way.up_to <= unit * last.up_to);
    ways.get(at).unwrap_or(last)
}

/// The places hidden cards can be in.
fn places(facts: &[Fact], seats: usize) -> Places {
    let mut dealt = [0; 4];
    dealt[..seats].fill(4);
    let (mut draws, mut thefts) = (0, 0);
    for fact in facts {
        match *fact {
            Fact::Dealt(seat, cards) => dealt[seat.index()] -= Bag::from(cards).len() as u8,
            Fact::Draws(_) => draws += 1,
            Fact::Moves(_, _, Face::Down) => thefts += 1,
            _ => {}
        }
    }
    Places {
        dealt,
        draws: ((1u16 << draws) - 1) as u8,
        thefts: ((1u16 << thefts) - 1) as u8,
    }
}

/// Cards that have not come openly from the deck: hidden somewhere at some time, or not
/// drawn yet.
fn pool(view: &View, facts: &[Fact]) -> Bag {
    let mut pool = Bag::BOX;
    for place in &view.market {
        if let Place::Offer { card, .. } = *place {
            pool.remove(card);
        }
    }
    let mut left_hands = Bag::EMPTY;
    for fact in facts {
        match *fact {
            Fact::Loses(_, card) | Fact::Moves(_, None, Face::Up(card)) => left_hands.add(card),
            _ => {}
        }
    }
    let mut came = Bag::EMPTY;
    for fact in facts {
        match *fact {
            Fact::Dealt(_, cards) => came = came.plus(cards.into()),
            // Fetched by Musketeers, the Necklace leaves one hand for another.
            Fact::Gains(_, Card::Necklace) if left_hands.take(Card::Necklace) => {}
            Fact::Gains(_, card) => came.add(card),
            _ => {}
        }
    }
    let mut hidden = Bag::EMPTY;
    for card in Card::ALL.into_iter().filter(|&card| may_hide(card)) {
        let known = view.gone.count(card) + came.count(card);
        hidden.add_many(card, pool.count(card) + left_hands.count(card) - known);
    }
    hidden
}

/// Whether anything was said about this kind in the hands of others that matters for how
/// many of it are hidden: one was seen that had been hidden, its number was counted or
/// tried by luck, or a known one may be what a Thief took unseen.
fn is_named(card: Card, facts: &[Fact], me: Option<Seat>) -> bool {
    let other = |seat: Seat| Some(seat) != me;
    let unseen = |fact: &Fact| matches!(fact, Fact::Moves(_, _, Face::Down));
    if card == Card::Musketeer && facts.iter().any(unseen) {
        return true; // would have been caught
    }
    let mut known = [0i8; 4];
    for fact in facts {
        match *fact {
            Fact::Lacks(seat, gem) if other(seat) && card.gem() == Some(gem) => return true,
            Fact::Holds(seat, cards)
                if other(seat) && (Bag::from(cards).has(card) || known[seat.index()] > 0) =>
            {
                return true;
            }
            Fact::Moves(from, _, Face::Down) if known[from.index()] > 0 => return true,
            Fact::Moves(from, to, Face::Up(moved)) if moved == card => {
                if other(from) {
                    return true;
                }
                if let Some(to) = to {
                    known[to.index()] += 1;
                }
            }
            Fact::Gains(seat, gained) if gained == card && other(seat) => {
                known[seat.index()] += 1;
            }
            Fact::Loses(seat, lost) if lost == card && other(seat) => {
                known[seat.index()] -= 1;
                if known[seat.index()] < 0 {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}
