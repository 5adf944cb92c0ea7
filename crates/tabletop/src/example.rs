//! Worked examples: positions set up and played out on the rules themselves, in which a
//! reader changes something from a closed list.

use crate::{Chance, Dealer, Game, Scripted, Seat, SeatSet, Sees, Viewer};

/// Something a reader may change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switch {
    /// Its name in the example.
    pub name: &'static str,
    /// What it may stand on; as the example is told, on the first.
    pub positions: &'static [&'static str],
}

/// How the switches of an example stand.
#[derive(Clone, Copy, Debug)]
pub struct Switches<'a>(&'a [(Switch, &'static str)]);

impl<'a> Switches<'a> {
    /// Each switch on one of its own positions.
    pub fn new(standing: &'a [(Switch, &'static str)]) -> Self {
        Switches(standing)
    }

    /// What this switch stands on. The example has it.
    pub fn at(&self, name: &str) -> &'static str {
        let found = self.0.iter().find(|(switch, _)| switch.name == name);
        found.expect("an example asks for its own switches").1
    }
}

/// What came of an example, as anybody may see it: examples have no secrets.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome<G: Game> {
    /// The table before.
    pub before: G::View,
    /// What happened.
    pub events: Vec<G::Event>,
    /// The table after.
    pub after: G::View,
}

/// A worked example. Any positions of its switches can be played out.
pub struct Example<G: Game> {
    /// Its name in the rulebook and in addresses.
    pub name: &'static str,
    /// What may be changed.
    pub switches: fn() -> Vec<Switch>,
    /// Sets it up and plays it out.
    pub play: fn(Switches) -> Outcome<G>,
}

impl<G: Game> Outcome<G> {
    /// Plays these decisions at a table laid by hand. Luck comes from `picks`, in order;
    /// past their end the first of what there is. A decision that is not legal where it
    /// stands is left out: what a reader cannot do does not happen.
    pub fn played(
        mut table: G,
        picks: impl IntoIterator<Item = u32>,
        decisions: impl IntoIterator<Item = (Seat, G::Action)>,
    ) -> Self {
        let before = seen(&table);
        let mut dealer = Narrator {
            luck: Scripted::picks(picks),
            events: Vec::new(),
        };
        let mut legal = Vec::new();
        for (seat, action) in decisions {
            legal.clear();
            table.legal_actions(seat, &mut legal);
            if legal.contains(&action) {
                table.apply(seat, action, &mut dealer);
            }
        }
        Outcome {
            before,
            events: dealer.events,
            after: seen(&table),
        }
    }
}

fn seen<G: Game>(table: &G) -> G::View {
    table.view(Viewer::Open {}, &G::Memory::default())
}

/// A dealer with scripted luck who writes down everything that happens.
struct Narrator<E> {
    luck: Scripted,
    events: Vec<E>,
}

impl<E> Chance for Narrator<E> {
    fn pick(&mut self, options: u32) -> u32 {
        self.luck.pick(options)
    }
}

impl<E> Dealer<E> for Narrator<E> {
    fn announce(&mut self, event: impl FnOnce() -> E) {
        self.events.push(event());
    }
    fn reveal(&mut self, event: impl FnOnce() -> E) {
        self.events.push(event());
    }
    fn whisper(&mut self, _insiders: SeatSet, event: impl Fn(Sees) -> E) {
        self.events.push(event(Sees::Everything));
    }
    fn tell(&mut self, _only: SeatSet, event: impl FnOnce() -> E) {
        self.events.push(event());
    }
}
