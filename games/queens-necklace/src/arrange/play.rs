//! Playing at a laid table, and looking at it.

use super::{NAMES, Table, priced, written};
use crate::event::SaleHeld;
use crate::memory::Memory;
use crate::phase::Phase;
use crate::pieces::Card;
use crate::{Action, Bag, Event, QueensNecklace, View};
use tabletop::{Chance, Dealer, Game, Hearers, Scripted, Seat, SeatSet, Sees, Told, Turn, Viewer};

/// A dealer with scripted luck who writes down what is told.
pub(super) struct Director {
    luck: Scripted,
    told: Vec<Told<Event>>,
}

impl Director {
    fn say(&mut self, audience: Hearers, event: Event, outside: Option<Box<Event>>, closes: bool) {
        self.told.push(Told {
            audience,
            event,
            outside,
            closes,
        });
    }
}

impl Chance for Director {
    fn pick(&mut self, options: u32) -> u32 {
        self.luck.pick(options)
    }
}

impl Dealer<Event> for Director {
    fn announce(&mut self, event: impl FnOnce() -> Event) {
        self.say(Hearers::All {}, event(), None, false);
    }
    fn reveal(&mut self, event: impl FnOnce() -> Event) {
        self.say(Hearers::All {}, event(), None, true);
    }
    fn whisper(&mut self, insiders: SeatSet, event: impl Fn(Sees) -> Event) {
        let outside = Some(Box::new(event(Sees::Outside)));
        let audience = Hearers::Whispered { insiders };
        self.say(audience, event(Sees::Everything), outside, true);
    }
    fn tell(&mut self, only: SeatSet, event: impl FnOnce() -> Event) {
        self.say(Hearers::Only { seats: only }, event(), None, true);
    }
}

/// The pick by which `card` is drawn from `bag`; none is made of a single card.
fn pick_of(bag: Bag, card: Card) -> Option<u32> {
    assert!(bag.has(card), "no {card} among {bag:?}");
    let before = bag.cards().position(|other| other == card);
    (bag.len() > 1).then(|| before.expect("it is there") as u32)
}

/// The picks by which a deck gives these cards in this order.
pub fn picks_of_draws(mut undrawn: Bag, cards: impl IntoIterator<Item = Card>) -> Vec<u32> {
    let mut picks = Vec::new();
    for card in cards {
        picks.extend(pick_of(undrawn, card));
        undrawn.remove(card);
    }
    picks
}

/// The picks of a deal: fashion ruby emerald diamond amber, these hands, each Merchant on
/// this of his five places (from 0), this market, this first player.
pub fn picks_of_deal(hands: &[&str], merchants: [u32; 3], market: &str, first: Seat) -> Vec<u32> {
    let mut undrawn = Bag::BOX;
    let mut picks = vec![3, 2, 1];
    for card in hands.iter().flat_map(|hand| super::cards(hand)) {
        picks.extend(pick_of(undrawn.without_all(Card::Astrologer), card));
        undrawn.remove(card);
    }
    picks.extend(merchants);
    picks.extend(picks_of_draws(undrawn, super::cards(market)));
    picks.push(first.0.into());
    picks
}

/// The words of an action, with players by name.
fn action(text: &str) -> Action {
    let words = text.split(' ').map(|word| {
        let seat = NAMES.iter().position(|&name| name == word);
        seat.map_or(word.to_string(), |seat| seat.to_string())
    });
    let words: Vec<String> = words.collect();
    let parsed = words.join(" ").parse();
    parsed.unwrap_or_else(|()| panic!("`{text}` is no action"))
}

impl Table {
    pub(super) fn direct(&mut self, what: impl FnOnce(&mut QueensNecklace, &mut Director)) {
        self.direct_theft(None, what);
    }

    fn direct_theft(
        &mut self,
        theft: Option<(Seat, Seat)>,
        what: impl FnOnce(&mut QueensNecklace, &mut Director),
    ) {
        let undrawn = self.state.undrawn;
        let mut picks = theft.map_or(Vec::new(), |(thief, victim)| self.theft(thief, victim));
        picks.extend(picks_of_draws(undrawn, self.draws.iter().copied()));
        let mut director = Director {
            luck: Scripted::picks(picks),
            told: Vec::new(),
        };
        what(&mut self.state, &mut director);
        let drawn = undrawn.len() - self.state.undrawn.len();
        self.draws.drain(..self.draws.len().min(drawn as usize));
        self.last = director.told;
        if theft.is_some() {
            self.steals.clear();
        }
        assert_eq!(self.state.pieces(), self.pieces, "a piece is lost");
    }

    /// The picks of a theft that draws what was asked for, Musketeers turning it round.
    fn theft(&self, thief: Seat, victim: Seat) -> Vec<u32> {
        let mut hands = self.state.hands;
        hands[thief.index()].remove(Card::Thief);
        let (mut to, mut from) = (thief, victim);
        let mut picks = Vec::new();
        for &card in &self.steals {
            picks.extend(pick_of(hands[from.index()], card));
            hands[from.index()].remove(card);
            (to, from) = (from, to);
        }
        picks
    }

    /// `seat` does this; it must be legal.
    pub fn play(&mut self, seat: Seat, text: &str) -> &mut Self {
        let action = action(&priced(text));
        let legal = self.legal(seat);
        assert!(
            legal.contains(&action.to_string()),
            "{} may not `{text}`, only {legal:?}",
            NAMES[seat.index()]
        );
        let theft = match action {
            Action::Thief { target } => Some((seat, target)),
            _ => None,
        };
        self.direct_theft(theft, |state, dealer| state.apply(seat, action, dealer));
        self
    }

    /// `seat` chooses and seals this display: `ruby-2 ring@ruby*2 king@ruby banker`.
    pub fn show(&mut self, seat: Seat, text: &str) -> &mut Self {
        let mut wanted: Vec<(&str, u8)> = Vec::new();
        for word in text.split_whitespace() {
            let (name, count) = word.split_once('*').unwrap_or((word, "1"));
            wanted.push((name, count.parse().expect("a count follows the star")));
        }
        let count = |name: &str| {
            wanted
                .iter()
                .find(|(other, _)| *other == name)
                .map_or(0, |w| w.1)
        };
        loop {
            let next = self.legal(seat)[0].clone();
            let words: Vec<&str> = next.split(' ').collect();
            let row = |card: &str| {
                let at = wanted.iter().find_map(|(name, _)| {
                    name.strip_prefix(card)
                        .and_then(|rest| rest.strip_prefix('@'))
                });
                at.unwrap_or("none").to_string()
            };
            let step = match words[0] {
                "show" => format!("show {} {}", words[1], count(words[1])),
                "rings" => format!(
                    "rings {} {}",
                    words[1],
                    count(&format!("ring@{}", words[1]))
                ),
                "king" | "necklace" => format!("{} {}", words[0], row(words[0])),
                "bankers" => format!("bankers {}", count("banker")),
                _ => "seal".into(),
            };
            self.play(seat, &step);
            if step == "seal" {
                return self;
            }
        }
    }

    /// What `seat` may do, in notation.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal_actions(seat, &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// Whether `seat` may do this.
    pub fn may(&self, seat: Seat, text: &str) -> bool {
        self.legal(seat).contains(&action(text).to_string())
    }

    /// What `viewer` heard of the last play.
    pub fn heard(&self, viewer: Viewer) -> Vec<Event> {
        let heard = self.last.iter().filter_map(|told| told.heard_by(viewer));
        heard.cloned().collect()
    }

    /// What `seat` heard of the last play.
    pub fn heard_by(&self, seat: Seat) -> Vec<Event> {
        self.heard(Viewer::at(seat))
    }

    /// The last sale told in the last play.
    pub fn sale_held(&self) -> SaleHeld {
        let mut sale = self.last.iter().rev().filter_map(|told| match &told.event {
            Event::SaleHeld(sale) => Some(&**sale),
            _ => None,
        });
        sale.next().expect("a sale was held").clone()
    }

    /// What `viewer` sees, remembering nothing.
    pub fn view(&self, viewer: Viewer) -> View {
        self.state.view(viewer, &Memory::default())
    }

    /// The state itself.
    pub fn state(&self) -> &QueensNecklace {
        &self.state
    }

    /// Who owes a decision, by name.
    pub fn asked(&self) -> Vec<&'static str> {
        let owed = self.state.turn().owed();
        owed.iter().map(|seat| NAMES[seat.index()]).collect()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    /// Whose turn it is.
    pub fn current(&self) -> Seat {
        self.state.current
    }

    /// The name of the phase.
    pub fn phase(&self) -> &'static str {
        match self.state.phase {
            Phase::Influence { .. } => "influence",
            Phase::Obey { .. } => "obey",
            Phase::Purchase { .. } => "purchase",
            Phase::Cardinal { .. } => "cardinal",
            Phase::Queen { .. } => "queen",
            Phase::Sale { .. } => "sale",
            Phase::Alchemist { .. } => "alchemist",
            Phase::Over => "over",
        }
    }

    /// The ducats of the current player.
    pub fn ducats(&self) -> u8 {
        match self.state.phase {
            Phase::Influence { ducats }
            | Phase::Obey { ducats, .. }
            | Phase::Purchase { ducats, .. } => ducats,
            Phase::Cardinal { .. }
            | Phase::Queen { .. }
            | Phase::Sale { .. }
            | Phase::Alchemist { .. }
            | Phase::Over => panic!("nobody has ducats now"),
        }
    }

    /// The hand of `seat`, in the order of the cards.
    pub fn hand_of(&self, seat: Seat) -> String {
        written(self.state.hand(seat))
    }

    /// What all know of the hand of `seat`.
    pub fn known_of(&self, seat: Seat) -> String {
        written(self.state.known[seat.index()])
    }

    /// Pounds of `seat`.
    pub fn score(&self, seat: Seat) -> i16 {
        self.state.scores[seat.index()]
    }

    /// What the first such card of the market costs.
    pub fn price_of(&self, name: &str) -> u8 {
        let mut offers = self.state.market.iter().flatten();
        let slot = offers.find(|slot| slot.card().name() == name);
        slot.unwrap_or_else(|| panic!("no {name} in the market"))
            .price(self.state.rules)
    }

    /// The market as it is laid.
    pub fn market_now(&self) -> String {
        let words = self.state.market.iter().map(|slot| match slot {
            Some(slot) => format!("{}@{}", slot.card(), slot.price(self.state.rules)),
            None => "-".into(),
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// Gem tiles, most fashionable first.
    pub fn fashion_now(&self) -> String {
        self.state.fashion.map(|gem| gem.name()).join(" ")
    }

    /// How many of this card are discarded or out of the game.
    pub fn gone(&self, name: &str) -> u8 {
        self.state.gone().count(super::cards(name)[0])
    }

    /// Cards left in the deck.
    pub fn deck_left(&self) -> u8 {
        self.state.deck
    }

    /// Sales held so far.
    pub fn sales_held(&self) -> u8 {
        self.state.sales
    }

    /// Whose turn's end sales wait for.
    pub fn waits_for(&self) -> Vec<&'static str> {
        let waiting = self.state.waiting.iter().flatten();
        waiting.map(|seat| NAMES[seat.index()]).collect()
    }

    /// Who wears the necklace.
    pub fn wearer(&self) -> Option<Seat> {
        self.state.wearer
    }
}
