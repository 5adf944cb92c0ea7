//! A real game steered to its last cards: nobody has shown anything of the hands dealt.

use queens_necklace::arrange::*;
use queens_necklace::memory::Fact;
use queens_necklace::view::Stage;
use queens_necklace::{Action, Bag, Card, Options, QueensNecklace};
use tabletop::luck::{Seed, Stream};
use tabletop::{Chance, Game, Match, Scripted, Seat, Viewer};

type Play = Match<QueensNecklace>;

/// A match before and after some acts.
pub struct Late {
    pub start: Play,
    pub acts: Vec<(Seat, Action)>,
    pub end: Play,
}

const HANDS: [&str; 3] = [
    "amber*2 ring ruby-2",
    "ring ruby-1 musketeer amber",
    "ruby-1 ring courtier amber",
];
/// What stays in the deck to the end.
const LAST: &str = "musketeer ruby-1*2 amber*3 courtier king ring";

/// The first game in which all these acts are done, one after another. An act is an action,
/// or the beginning of one.
pub fn late_game(seats: u8, wanted: &[(Seat, &str)]) -> Late {
    (0..3000)
        .find_map(|seed| Steered::new(seats, seed).play(wanted))
        .expect("some game goes so")
}

struct Steered {
    play: Play,
    whims: Stream,
}

impl Steered {
    fn new(seats: u8, seed: u64) -> Self {
        let market = "amber emerald-1 diamond-1 emerald-2 banker";
        let picks = picks_of_deal(&HANDS[..seats as usize], [2, 2, 4], market, ANNA);
        let play = Match::start(Options::default(), seats, &mut Scripted::picks(picks));
        Steered {
            play: play.expect("two or three can play"),
            whims: Seed::from_number(seed).stream(),
        }
    }

    fn any<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.whims.pick(items.len() as u32) as usize]
    }

    /// Astrologers, then the last cards, come when nothing else is left.
    fn luck(&mut self) -> Scripted {
        let undrawn = self.play.state().hidden().undrawn;
        let last: Bag = cards(LAST).into_iter().collect();
        let mut soon: Vec<Card> = undrawn
            .minus(last)
            .cards()
            .filter(|&card| card != Card::Astrologer)
            .collect();
        self.whims.shuffle(&mut soon);
        let astrologers = undrawn.cards().filter(|&card| card == Card::Astrologer);
        soon.extend(astrologers);
        Scripted::picks(picks_of_draws(undrawn, soon))
    }

    fn submit(&mut self, seat: Seat, action: Action, luck: &mut (impl Chance + Clone)) {
        let ply = self.play.ply(Viewer::at(seat));
        self.play
            .submit(ply, seat, &[action], luck)
            .expect("what is legal is taken");
    }

    /// To the last cards by public acts alone, then through the acts that are wanted.
    fn play(mut self, wanted: &[(Seat, &str)]) -> Option<Late> {
        let needs = wanted.iter().filter_map(|(seat, act)| {
            let card: Card = act.split(' ').next()?.parse().ok()?;
            Some((*seat, card))
        });
        let needs: Vec<(Seat, Card)> = needs.collect();
        loop {
            let seat = self.play.state().turn().owed().iter().next()?;
            let briefing = self.play.briefing(Viewer::at(seat));
            let view = &briefing.view;
            if view.deck < 10 {
                return None; // past the last cards
            }
            if matches!(view.stage, Stage::Influence { .. })
                && view.deck <= 12
                && seat == wanted[0].0
            {
                let holds =
                    |(seat, card): &(Seat, Card)| view.players[seat.index()].known.has(*card);
                let drawn = |fact: &Fact| matches!(fact, Fact::Draws(_));
                let apt = needs.iter().all(holds) && !view.memory.facts.iter().any(drawn);
                return apt.then(|| self.go_on(wanted)).flatten();
            }
            let action = self.public_act(seat, &briefing.actions, &needs);
            let mut luck = self.luck();
            self.submit(seat, action, &mut luck);
        }
    }

    /// An act that shows nothing of a dealt hand.
    fn public_act(&mut self, seat: Seat, actions: &[Action], needs: &[(Seat, Card)]) -> Action {
        let known = self.play.state().hidden().known[seat.index()];
        let buys: Vec<Action> = actions
            .iter()
            .copied()
            .filter(
                |action| matches!(action, Action::Buy { card, .. } if *card != Card::Astrologer),
            )
            .collect();
        let needed = |action: &&Action| match action {
            Action::Buy { card, .. } => needs.contains(&(seat, *card)) && !known.has(*card),
            _ => false,
        };
        if let Some(&buy) = buys.iter().find(needed) {
            return buy;
        }
        let done = actions.iter().find(|action| {
            matches!(
                action,
                Action::EndInfluence {}
                    | Action::EndPurchase {}
                    | Action::Decline {}
                    | Action::Seal {}
            )
        });
        if let Some(&done) = done {
            return done;
        }
        if !buys.is_empty() {
            return self.any(&buys);
        }
        let shows_known = |action: &&Action| match **action {
            Action::Show { card, count } => count == known.count(card),
            Action::Rings { count, .. } => count == 0,
            Action::King { row } | Action::Necklace { row } => row.is_none(),
            Action::Bankers { count } => count == 0,
            _ => true,
        };
        *actions
            .iter()
            .find(shows_known)
            .expect("a sale can be passed")
    }

    /// The acts that are wanted, in order, with public ones between; luck is free now.
    fn go_on(mut self, wanted: &[(Seat, &str)]) -> Option<Late> {
        let start = self.play.clone();
        let mut acts = Vec::new();
        let mut left = wanted;
        let mut luck = self.whims.clone();
        while let Some(((who, act), rest)) = left.split_first() {
            let seat = self.play.state().turn().owed().iter().next()?;
            let briefing = self.play.briefing(Viewer::at(seat));
            if briefing.view.deck < 4 || matches!(briefing.view.stage, Stage::Sale { .. }) {
                return None;
            }
            let apt = |action: &&Action| *who == seat && action.to_string().starts_with(act);
            let action = match briefing.actions.iter().find(apt) {
                Some(&action) => {
                    left = rest;
                    action
                }
                None => self.answer(seat, &briefing.actions),
            };
            acts.push((seat, action));
            self.submit(seat, action, &mut luck);
        }
        // The answer to a last Forger.
        while let Stage::Obey { target, .. } = self.play.briefing(Viewer::Spectator {}).view.stage {
            let briefing = self.play.briefing(Viewer::at(target));
            let action = self.any(&briefing.actions);
            acts.push((target, action));
            self.submit(target, action, &mut luck);
        }
        Some(Late {
            start,
            acts,
            end: self.play,
        })
    }

    fn answer(&mut self, seat: Seat, actions: &[Action]) -> Action {
        let phase = self.play.briefing(Viewer::at(seat)).view.stage;
        match phase {
            Stage::Obey { .. } => self.any(actions),
            _ => self.public_act(seat, actions, &[]),
        }
    }
}
