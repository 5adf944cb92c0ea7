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
use crate::memory::Fact;
use crate::phase::influence::KINDS;
use crate::pieces::Card;
use crate::view::{Place, View};
use std::collections::HashMap;
use tabletop::{Chance, Face, Seat};

/// Where hidden cards can be: unknown dealt cards by seat, unseen draws and unseen thefts
/// as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Places {
    dealt: [u8; 4],
    draws: u8,
    thefts: u8,
}

/// One way the cards of a kind can lie, and how likely its luck was.
#[derive(Clone, Copy, Debug)]
struct Lie {
    at: Places,
    likely: f64,
}

/// A lie with the number of ways to complete it, added up along the list.
#[derive(Clone, Copy, Debug)]
struct Way {
    up_to: f64,
    lie: Places,
    rest: Places,
}

/// What can be sampled.
#[derive(Clone, Debug)]
pub struct Chances {
    facts: Vec<Fact>,
    turn_at: usize,
    current: Seat,
    /// Kinds something was said about, in the order of the layers.
    named: Vec<Card>,
    /// Cards of the other kinds that may be hidden.
    free: Bag,
    all: Places,
    layers: Vec<HashMap<Places, Vec<Way>>>,
}

/// The hands, and what the current player may still play of influence cards.
pub struct Sample {
    pub hands: [Bag; 4],
    pub playable: Bag,
}

impl Chances {
    pub fn of(view: &View) -> Chances {
        let facts: Vec<Fact> = view.memory.facts.values().copied().collect();
        let all = places(&facts, view.players.len());
        let pool = pool(view, &facts);
        let me = view.viewer.seat();
        let named: Vec<Card> = Card::ALL
            .into_iter()
            .filter(|&card| may_hide(card) && is_named(card, &facts, me))
            .collect();
        let mut free = pool;
        for &card in &named {
            free = free.without_all(card);
        }
        let lies: Vec<Vec<Lie>> = named
            .iter()
            .map(|&card| lies(Some(card), &facts, all, pool.count(card).into()))
            .collect();
        let mut chances = Chances {
            facts,
            turn_at: view.memory.turn_at as usize,
            current: view.current,
            layers: vec![HashMap::new(); named.len()],
            named,
            free,
            all,
        };
        let sizes: Vec<u32> = chances
            .named
            .iter()
            .map(|&card| pool.count(card).into())
            .collect();
        let ways = chances.ways(0, all, &lies, &sizes, &mut HashMap::new());
        debug_assert!(ways > 0.0, "what happened was possible");
        chances
    }

    /// In how many ways, weighted by their luck, kinds from `layer` on can fill the places
    /// left.
    fn ways(
        &mut self,
        layer: usize,
        left: Places,
        lies: &[Vec<Lie>],
        sizes: &[u32],
        ends: &mut HashMap<Places, f64>,
    ) -> f64 {
        if layer == lies.len() {
            if let Some(&known) = ends.get(&left) {
                return known;
            }
            let likely = likely(None, &self.facts, left);
            let ways = likely * falling(self.free.len(), size(left));
            ends.insert(left, ways);
            return ways;
        }
        if let Some(ways) = self.layers[layer].get(&left) {
            return ways.last().map_or(0.0, |way| way.up_to);
        }
        let mut list = Vec::new();
        let mut total = 0.0;
        for lie in &lies[layer] {
            let Some(rest) = left.without(lie.at) else {
                continue;
            };
            let rest_ways = self.ways(layer + 1, rest, lies, sizes, ends);
            if rest_ways == 0.0 {
                continue;
            }
            total +=
                rest_ways * lie.likely * falling(sizes[layer], size(lie.at)) * left.choices(lie.at);
            list.push(Way {
                up_to: total,
                lie: lie.at,
                rest,
            });
        }
        self.layers[layer].insert(left, list);
        total
    }

    /// One fair sample.
    pub fn sample(&self, chance: &mut impl Chance) -> Sample {
        let mut dealt = [Bag::EMPTY; 4];
        let mut drawn: [Option<Card>; 8] = [None; 8];
        let mut stolen: [Option<Card>; 8] = [None; 8];
        let mut left = self.all;
        for (layer, &card) in self.layers.iter().zip(&self.named) {
            let ways = &layer[&left];
            let way = choose(ways, chance);
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
            left = way.rest;
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
                    *hand = hand.plus(cards);
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

impl Places {
    fn without(self, other: Places) -> Option<Places> {
        let fits = self
            .dealt
            .iter()
            .zip(other.dealt)
            .all(|(&left, taken)| taken <= left)
            && other.draws & !self.draws == 0
            && other.thefts & !self.thefts == 0;
        let mut dealt = self.dealt;
        for (left, taken) in dealt.iter_mut().zip(other.dealt) {
            *left = left.wrapping_sub(taken);
        }
        fits.then_some(Places {
            dealt,
            draws: self.draws & !other.draws,
            thefts: self.thefts & !other.thefts,
        })
    }

    /// In how many ways the dealt cards of `other` can be chosen among those left.
    fn choices(self, other: Places) -> f64 {
        let pairs = self.dealt.iter().zip(other.dealt);
        pairs
            .map(|(&left, taken)| {
                falling(left.into(), taken.into()) / falling(taken.into(), taken.into())
            })
            .product()
    }
}

/// How many cards lie in these places (a theft only moves one).
fn size(places: Places) -> u32 {
    places
        .dealt
        .iter()
        .map(|&count| u32::from(count))
        .sum::<u32>()
        + places.draws.count_ones()
}

/// n (n - 1) (n - 2) ... with k factors.
fn falling(n: u32, k: u32) -> f64 {
    (0..k).map(|i| f64::from(n.saturating_sub(i))).product()
}

/// The places hidden cards can be in.
fn places(facts: &[Fact], seats: usize) -> Places {
    let mut all = Places {
        dealt: [0; 4],
        draws: 0,
        thefts: 0,
    };
    all.dealt[..seats].fill(4);
    let (mut draws, mut thefts) = (0, 0);
    for fact in facts {
        match *fact {
            Fact::Dealt(seat, cards) => all.dealt[seat.index()] -= cards.len() as u8,
            Fact::Draws(_) => draws += 1,
            Fact::Moves(_, _, Face::Down) => thefts += 1,
            _ => {}
        }
    }
    all.draws = (1 << draws) - 1;
    all.thefts = ((1u16 << thefts) - 1) as u8;
    all
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
            Fact::Dealt(_, cards) => came = came.plus(cards),
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
/// many of it are hidden.
fn is_named(card: Card, facts: &[Fact], me: Option<Seat>) -> bool {
    let other = |seat: Seat| Some(seat) != me;
    let unseen_theft = facts
        .iter()
        .any(|fact| matches!(fact, Fact::Moves(_, _, Face::Down)));
    let whole_hand = facts.iter().any(|fact| matches!(fact, Fact::Holds(..)));
    if unseen_theft && card == Card::Musketeer {
        return true; // would have been caught
    }
    let mut counts = [0i8; 4];
    for fact in facts {
        match *fact {
            Fact::Lacks(seat, gem) if other(seat) && card.gem() == Some(gem) => return true,
            Fact::Holds(seat, cards) if other(seat) && cards.has(card) => return true,
            Fact::Moves(from, to, Face::Up(moved)) if moved == card => {
                if other(from) {
                    return true; // its luck speaks of how many there were
                }
                if let Some(to) = to {
                    counts[to.index()] += 1;
                }
            }
            Fact::Gains(seat, gained) if gained == card && other(seat) => {
                counts[seat.index()] += 1;
            }
            Fact::Loses(seat, lost) if lost == card && other(seat) => {
                counts[seat.index()] -= 1;
            }
            _ => {}
        }
        if counts.iter().any(|&count| count < 0) {
            return true; // one of it was hidden
        }
        if (unseen_theft || whole_hand) && counts.iter().any(|&count| count > 0) {
            return true;
        }
    }
    false
}

/// Every way the cards of a kind can lie.
fn lies(card: Option<Card>, facts: &[Fact], all: Places, copies: u32) -> Vec<Lie> {
    let mut lies = Vec::new();
    let mut at = Places {
        dealt: [0; 4],
        draws: 0,
        thefts: 0,
    };
    for a in 0..=all.dealt[0] {
        for b in 0..=all.dealt[1] {
            for c in 0..=all.dealt[2] {
                for d in 0..=all.dealt[3] {
                    at.dealt = [a, b, c, d];
                    for draws in 0..=all.draws {
                        at.draws = draws;
                        if size(at) > copies {
                            continue;
                        }
                        for thefts in 0..=all.thefts {
                            at.thefts = thefts;
                            let likely = likely(card, facts, at);
                            if likely > 0.0 {
                                lies.push(Lie { at, likely });
                            }
                        }
                    }
                }
            }
        }
    }
    lies
}

/// How likely the luck was if the cards of this kind (or, without one, of all kinds about
/// which nothing was said) lay so; 0 if it contradicts a fact.
fn likely(card: Option<Card>, facts: &[Fact], at: Places) -> f64 {
    let is = |other: Card| card == Some(other);
    let mut counts = at.dealt;
    let mut likely = 1.0;
    let (mut draws, mut thefts) = (0, 0);
    for fact in facts {
        match *fact {
            Fact::Dealt(seat, cards) => {
                counts[seat.index()] += card.map_or(0, |card| cards.count(card));
            }
            Fact::Gains(seat, gained) if is(gained) => counts[seat.index()] += 1,
            Fact::Loses(seat, lost) if is(lost) => {
                if counts[seat.index()] == 0 {
                    return 0.0;
                }
                counts[seat.index()] -= 1;
            }
            Fact::Draws(seat) => {
                counts[seat.index()] += at.draws >> draws & 1;
                draws += 1;
            }
            Fact::Moves(from, to, face) => {
                let moves = match face {
                    Face::Up(moved) => is(moved),
                    Face::Down => {
                        thefts += 1;
                        at.thefts >> (thefts - 1) & 1 == 1
                    }
                };
                if moves {
                    let count = &mut counts[from.index()];
                    if *count == 0 || (face == Face::Down && is(Card::Musketeer)) {
                        return 0.0;
                    }
                    likely *= f64::from(*count);
                    *count -= 1;
                    if let Some(to) = to {
                        counts[to.index()] += 1;
                    }
                }
            }
            Fact::Holds(seat, cards) => {
                if counts[seat.index()] != card.map_or(0, |card| cards.count(card)) {
                    return 0.0;
                }
            }
            Fact::Lacks(seat, gem) => {
                if card.and_then(Card::gem) == Some(gem) && counts[seat.index()] > 0 {
                    return 0.0;
                }
            }
            Fact::Gains(..) | Fact::Loses(..) => {}
        }
    }
    likely
}
