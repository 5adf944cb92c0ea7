//! A game of a few lines with room for one fault. Each holds a card; in each round a
//! leader draws a card face up, peeks at her neighbour's or passes; then all mark in
//! secret, up to twice, and seal; the marks are shown and count.

use crate::action::Action;
use crate::view::{Event, Memory, Options, PhaseView, View};
use std::cell::Cell;
use std::sync::atomic::{AtomicU32, Ordering};
use tabletop::{Chance, Dealer, Face, Game, Seat, SeatSet, Sees, Standings, Thing, Turn, Viewer};

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    None,
    DeadEnd,
    Unasked,
    Twice,
    Restless,
    Endless,
    Panics,
    Loses,
    Placeless,
    TurnHidden,
    LegalHidden,
    Leaks,
    LeaksHonoured,
    Dreams,
    DreamsLess,
    DreamsStuck,
    FirstGains,
    Waits,
    SealedLuck,
    Counts,
    CountsAloud,
    Traces,
    Listens,
    Notation,
    Code,
    Loose,
    Path,
    EventField,
    ViewField,
    OptionField,
    OptionOrder,
    UndoReveal,
    Blurts,
    Peeks,
    WhispersLoud,
    Unheard,
    Secretive,
    Progress,
}

thread_local! {
    static PLANTED: Cell<Fault> = const { Cell::new(Fault::None) };
}

/// The game of this test, which has its thread to itself, is played with this fault.
pub fn plant(fault: Fault) {
    PLANTED.set(fault);
}

/// The fault it is played with.
fn fault() -> Fault {
    PLANTED.get()
}

/// Whether this is the fault.
pub fn planted(this: Fault) -> bool {
    fault() == this
}

/// What rules must never have: something that outlives the state.
static COUNTER: AtomicU32 = AtomicU32::new(0);

fn count() -> u32 {
    COUNTER.fetch_add(1, Ordering::Relaxed)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Lead,
    Answer {
        owed: SeatSet,
        marks: [u8; 3],
        first: Option<Seat>,
    },
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tiny {
    pub seats: u8,
    long: bool,
    pub hands: [u8; 3],
    /// Cards unseen and cards face up, a bit for each of eight.
    pub bag: u8,
    shown: u8,
    scores: [i32; 3],
    round: u8,
    lead: Seat,
    pub phase: Phase,
    /// Whose card each has seen.
    pub peeked: [SeatSet; 3],
}

impl Tiny {
    fn rounds(&self) -> u8 {
        if self.long { 3 } else { 2 }
    }

    fn leader(&self) -> Seat {
        let highest = || Seat::all(self.seats).max_by_key(|seat| self.hands[seat.index()]);
        match fault() {
            Fault::TurnHidden => highest().expect("somebody sits at the table"),
            _ => self.lead,
        }
    }

    fn draw(&mut self, chance: &mut impl Chance) -> u8 {
        let pick = chance.pick(self.bag.count_ones()) as usize;
        let mut cards = (0..8).filter(|card| self.bag >> card & 1 == 1);
        let card = cards.nth(pick).expect("the pick is one of the bag");
        self.bag &= !(1 << card);
        card
    }

    fn ask_all(&mut self) {
        self.phase = Phase::Answer {
            owed: SeatSet::all(self.seats),
            marks: [0; 3],
            first: None,
        };
    }

    fn open(&mut self, marks: [u8; 3], first: Option<Seat>, dealer: &mut impl Dealer<Event>) {
        let event = || Event::Opened {
            marks: marks[..self.seats as usize].to_vec(),
        };
        if !planted(Fault::Unheard) {
            dealer.reveal(event);
        }
        for (score, mark) in self.scores.iter_mut().zip(marks) {
            *score += i32::from(mark);
        }
        match (fault(), first) {
            (Fault::FirstGains, Some(seat)) => self.scores[seat.index()] += 1,
            (Fault::Counts, _) => self.scores[0] += count() as i32,
            (Fault::Panics, _) if marks == [2, 2, 2] => panic!("nobody thought of this"),
            _ => {}
        }
        self.round += u8::from(!planted(Fault::Endless));
        self.lead = self.lead.next(self.seats);
        self.phase = match self.round < self.rounds() {
            true => Phase::Lead,
            false => Phase::Over,
        };
    }
}

impl Game for Tiny {
    const ID: &'static str = "tiny";
    const RULES_VERSION: u16 = 1;
    const SEATS: core::ops::RangeInclusive<u8> = 2..=3;
    const LONGEST: u32 = 3 * (1 + 3 * 3);
    const THINGS: &'static [&'static str] = &[];

    type Options = Options;
    fn variants(_: u8) -> Vec<Options> {
        let short = Options::default();
        let long = Options {
            long: true,
            forgotten: u8::from(planted(Fault::OptionField)),
        };
        match fault() {
            Fault::None => vec![short],
            Fault::OptionOrder => vec![long, short],
            _ => vec![short, long],
        }
    }

    type Action = Action;
    type Event = Event;
    type Memory = Memory;
    fn recall(memory: &mut Memory, _: Viewer, heard: &Event) {
        match heard {
            Event::Peeked {
                seat,
                card: Face::Up(card),
            } if !memory.known.contains(&(*seat, *card)) => memory.known.push((*seat, *card)),
            Event::Passed { .. } => memory.passes += 1,
            _ => {}
        }
    }
    type View = View;
    fn view(&self, viewer: Viewer, memory: &Memory) -> View {
        let knows = |seat: Seat| memory.known.iter().find(|(whose, _)| *whose == seat);
        let hand = |seat: Seat| {
            let leaks = [Fault::Leaks, Fault::LeaksHonoured].contains(&fault());
            if viewer.sees_hand_of(seat) || leaks {
                return Face::Up(self.hands[seat.index()]);
            }
            let peeked = viewer
                .seat()
                .filter(|me| self.peeked[me.index()].contains(seat));
            match (peeked, fault()) {
                (Some(_), Fault::Peeks) => Face::Up(self.hands[seat.index()]),
                _ => knows(seat).map_or(Face::Down, |(_, card)| Face::Up(*card)),
            }
        };
        let seats = || Seat::all(self.seats);
        let phase = match (self.phase, viewer) {
            (Phase::Lead, _) => PhaseView::Lead {},
            (Phase::Over, _) => PhaseView::Over {},
            (Phase::Answer { owed, marks, .. }, Viewer::Seat { seat }) => PhaseView::Answer {
                mark: marks[seat.index()],
                sealed: !owed.contains(seat),
            },
            (Phase::Answer { .. }, Viewer::Spectator {}) => PhaseView::Answer {
                mark: 0,
                sealed: false,
            },
            (Phase::Answer { owed, marks, .. }, Viewer::Open {}) => PhaseView::OpenAnswer {
                marks: marks.to_vec(),
                owed: owed.iter().collect(),
            },
        };
        View {
            long: self.long,
            me: viewer.seat(),
            hands: seats().map(hand).collect(),
            shown: self.shown,
            scores: self.scores[..self.seats as usize].to_vec(),
            round: self.round,
            lead: self.lead,
            phase,
            peeked: seats()
                .map(|seat| self.peeked[seat.index()].iter().collect())
                .collect(),
            passes: memory.passes,
            progress: match fault() {
                Fault::Progress => self.turn().owed().len(),
                _ => 0,
            },
            forgotten: u8::from(planted(Fault::ViewField)),
        }
    }
    fn remembered(view: &View) -> Memory {
        let mine = |seat: &Seat| view.me == Some(*seat);
        let seats = Seat::all(view.hands.len() as u8).filter(|seat| !mine(seat));
        let known = |seat: Seat| Some((seat, view.hands[seat.index()].up()?));
        Memory {
            known: seats.filter_map(known).collect(),
            passes: view.passes,
        }
    }

    fn deal(options: &Options, seats: u8, dealer: &mut impl Dealer<Event>) -> Self {
        let mut table = Tiny {
            seats,
            long: options.long,
            hands: [0; 3],
            bag: u8::MAX,
            shown: 0,
            scores: [0; 3],
            round: 0,
            lead: Seat(0),
            phase: Phase::Lead,
            peeked: [SeatSet::EMPTY; 3],
        };
        for seat in Seat::all(seats) {
            let card = table.draw(dealer);
            table.hands[seat.index()] = card;
            dealer.whisper(SeatSet::only(seat), |sees| Event::Dealt {
                seat,
                card: sees.face(card),
            });
        }
        table
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Lead => Turn::Solo(self.leader()),
            Phase::Answer { owed, .. } => Turn::Sealed {
                asked: SeatSet::all(self.seats),
                owed,
            },
            Phase::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Lead if self.leader() == seat => {
                if planted(Fault::DeadEnd) && self.round == 1 {
                    return;
                }
                let neighbour = self.hands[seat.next(self.seats).index()];
                out.push(Action::Draw {});
                if !planted(Fault::LegalHidden) || neighbour > 3 {
                    out.push(Action::Peek {});
                }
                out.push(Action::Pass {});
                match fault() {
                    Fault::Twice if self.round == 1 => out.push(Action::Draw {}),
                    Fault::Restless if count().is_multiple_of(3) => out.reverse(),
                    _ => {}
                }
            }
            Phase::Lead if planted(Fault::Unasked) => out.push(Action::Pass {}),
            Phase::Answer { owed, marks, .. } if owed.contains(seat) => {
                let waits = planted(Fault::Waits) && owed.len() < self.seats as usize;
                match marks[seat.index()] {
                    0 | 1 if !waits => out.extend([Action::Mark {}, Action::Seal {}]),
                    0..=2 => out.push(Action::Seal {}),
                    _ => {}
                }
            }
            Phase::Lead | Phase::Answer { .. } | Phase::Over => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, dealer: &mut impl Dealer<Event>) {
        let neighbour = seat.next(self.seats);
        match (action, &mut self.phase) {
            (Action::Draw {}, _) => {
                let card = self.draw(dealer);
                if !planted(Fault::Loses) {
                    self.shown |= 1 << card;
                }
                let forgotten = u8::from(planted(Fault::EventField));
                dealer.reveal(|| Event::Drew { card, forgotten });
                self.ask_all();
            }
            (Action::Peek {}, _) => {
                let card = self.hands[neighbour.index()];
                let event = |sees: Sees| Event::Peeked {
                    seat: neighbour,
                    card: match fault() {
                        Fault::WhispersLoud => Face::Up(card),
                        _ => sees.face(card),
                    },
                };
                match fault() {
                    Fault::Peeks => dealer.announce(|| event(Sees::Outside)),
                    Fault::UndoReveal => dealer.announce(|| event(Sees::Everything)),
                    _ => dealer.whisper(SeatSet::only(seat), event),
                }
                let seen = &mut self.peeked[seat.index()];
                *seen = seen.with(neighbour);
                self.ask_all();
            }
            (Action::Pass {}, _) => {
                let mut heard = false;
                let card = u32::from(self.hands[neighbour.index()]);
                let event = || {
                    heard = true;
                    let number = match fault() {
                        Fault::Blurts => card,
                        Fault::CountsAloud => count(),
                        _ => 0,
                    };
                    Event::Passed { seat, number }
                };
                if !planted(Fault::Secretive) {
                    dealer.announce(event);
                }
                if planted(Fault::Listens) && heard {
                    self.scores[0] += 1;
                }
                self.ask_all();
            }
            (Action::Mark {}, Phase::Answer { marks, first, .. }) => {
                marks[seat.index()] += 1;
                match fault() {
                    Fault::SealedLuck => self.scores[0] += dealer.pick(2) as i32,
                    Fault::Traces => *first = Some(Seat((count() % 2) as u8)),
                    _ => {}
                }
            }
            (Action::Seal {}, Phase::Answer { owed, marks, first }) => {
                *owed = owed.without(seat);
                if planted(Fault::FirstGains) {
                    first.get_or_insert(seat);
                }
                let (owed, marks, first) = (*owed, *marks, *first);
                if owed.is_empty() {
                    self.open(marks, first, dealer);
                }
            }
            (Action::Mark {} | Action::Seal {}, Phase::Lead | Phase::Over) => {
                unreachable!("legal only while all are asked")
            }
        }
    }

    fn standings(&self) -> Standings {
        let seats = self.seats as usize - usize::from(planted(Fault::Placeless));
        Standings::by_score(&self.scores[..seats])
    }

    type Belief = View;
    fn belief(view: &View) -> View {
        view.clone()
    }
    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        let seats = view.hands.len() as u8;
        let mut table = Tiny {
            seats,
            long: view.long,
            hands: [0; 3],
            bag: !view.shown,
            shown: view.shown,
            scores: [0; 3],
            round: view.round,
            lead: view.lead,
            phase: Phase::Lead,
            peeked: [SeatSet::EMPTY; 3],
        };
        table.scores[..seats as usize].copy_from_slice(&view.scores);
        for (set, seen) in table.peeked.iter_mut().zip(&view.peeked) {
            *set = seen.iter().copied().collect();
        }
        let seen = |seat: Seat| match view.hands[seat.index()] {
            _ if planted(Fault::Dreams) => None,
            Face::Up(_) if planted(Fault::Leaks) && view.me != Some(seat) => None,
            face => face.up(),
        };
        for seat in Seat::all(seats) {
            if let Some(card) = seen(seat) {
                table.bag &= !(1 << card);
            }
        }
        for seat in Seat::all(seats) {
            table.hands[seat.index()] = seen(seat).unwrap_or_else(|| table.draw(chance));
        }
        if planted(Fault::DreamsLess) {
            table.draw(chance);
        }
        let unseen = if planted(Fault::DreamsStuck) { 9 } else { 0 };
        let mut marks = [unseen; 3];
        let mut owed = SeatSet::all(seats);
        table.phase = match &view.phase {
            PhaseView::Lead {} => Phase::Lead,
            PhaseView::Over {} => Phase::Over,
            PhaseView::Answer { mark, sealed } => {
                if let Some(me) = view.me {
                    marks[me.index()] = *mark;
                    owed = if *sealed { owed.without(me) } else { owed };
                }
                Phase::Answer {
                    owed,
                    marks,
                    first: None,
                }
            }
            PhaseView::OpenAnswer { marks, owed } => Phase::Answer {
                owed: owed.iter().copied().collect(),
                marks: [marks[0], marks[1], marks[2]],
                first: None,
            },
        };
        table
    }

    fn pieces(&self) -> Vec<u16> {
        let held = |card: u8| {
            let hands = self.hands[..self.seats as usize].iter();
            let in_hand = hands.filter(|&&hand| hand == card).count() as u8;
            u16::from((self.bag >> card & 1) + (self.shown >> card & 1) + in_hand)
        };
        (0..8).map(held).collect()
    }

    fn touches(action: Action, out: &mut Vec<Thing>) {
        out.push(match action {
            Action::Mark {} if planted(Fault::Path) => "seal".into(),
            action => action.to_string(),
        });
    }

    fn is_secret(&self, _: Seat, action: Action) -> bool {
        match fault() {
            Fault::Secretive if action == (Action::Pass {}) => true,
            _ => self.turn().is_sealed(),
        }
    }
}
