//! A match of a known game behind the [`ErasedMatch`] interface.

use crate::luck::Picks;
use crate::reading::{self, write};
use crate::{
    ErasedBrief, ErasedMatch, ErasedOffer, ErasedReaction, HeardSince, Luck, Player, Players,
    Question, SeenView, Sight, Steps, Trouble, VisibleAct, changes, written,
};
use serde_json::Value;
use std::ops::Range;
use tabletop::luck::{Hex, Secret};
use tabletop::{
    Asked, Briefing, Coded, Game, Match, Record, Refused, Row, Seat, SeatSet, Standings, Told,
    Viewer,
};

/// A match with its luck.
pub struct TypedMatch<G: Game> {
    play: Match<G>,
    luck: Option<Picks>,
    secret: Option<Secret>,
    players: Players<G>,
}

impl<G: Game> TypedMatch<G> {
    pub fn start(
        rules_version: u16,
        options: &Value,
        seats: u8,
        luck: Luck,
        players: Players<G>,
    ) -> Result<Self, Trouble> {
        Match::<G>::keeps_rules(rules_version)?;
        let mut picks = luck.picks(G::ID, seats)?;
        let options = reading::options::<G>(options, seats)?;
        let mut play = Match::start_by(rules_version, options, seats, &mut picks)?;
        play.fairness = luck.fairness();
        Ok(TypedMatch {
            play,
            luck: Some(picks),
            secret: luck.secret(),
            players,
        })
    }

    pub fn resume(mut record: Record<G>, luck: Luck, players: Players<G>) -> Result<Self, Trouble> {
        let mut picks = luck.picks(G::ID, record.seats)?;
        record.fairness = luck.fairness();
        Ok(TypedMatch {
            play: Match::resume(&record, &mut picks)?,
            luck: Some(picks),
            secret: luck.secret(),
            players,
        })
    }

    /// A match read from a record: to look at, not to play on.
    pub fn read(play: Match<G>, players: Players<G>) -> Self {
        TypedMatch {
            play,
            luck: None,
            secret: None,
            players,
        }
    }

    fn written(&self) -> Record<G> {
        let mut record = self.play.record();
        if let (true, Some(fairness), Some(secret)) =
            (self.play.is_over(), &mut record.fairness, &self.secret)
        {
            fairness.secret = Some(secret.reveal());
        }
        record
    }

    /// Once the game is over its secret may be known, so nobody goes back any more.
    fn still_open(&self) -> Result<(), Refused> {
        match self.play.is_over() {
            true => Err(Refused::GameOver {}),
            false => Ok(()),
        }
    }

    fn given(&self, viewer: Viewer) -> Briefing<G> {
        let mut given = self.play.briefing(viewer);
        given.can_take_back &= self.still_open().is_ok();
        given
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.play.state().legal_actions(seat, &mut legal);
        legal
    }

    fn sits_here(&self, seat: Seat) -> Result<(), Refused> {
        match seat.0 < self.play.seats() {
            true => Ok(()),
            false => Err(Refused::NotYourTurn {}),
        }
    }
}

pub fn offers<G: Game>(actions: &[G::Action]) -> Vec<ErasedOffer> {
    let offer = |action: &G::Action| {
        let mut path = Vec::new();
        G::touches(*action, &mut path);
        ErasedOffer {
            action: write(action),
            notation: action.to_string(),
            path,
        }
    };
    actions.iter().map(offer).collect()
}

/// One action, ready to be played.
fn steps_of<G: Game>(action: G::Action) -> Steps {
    Steps(Box::new(vec![action]))
}

/// What was done in a row, if `viewer` may know.
pub fn act_in<G: Game>(play: &Match<G>, row: u32, viewer: Viewer) -> Option<VisibleAct> {
    let written = play.rows().get(row as usize)?;
    if !play.knows_act(row, viewer) {
        return None;
    }
    let (act, action, notation) = match written.act {
        tabletop::Act::Deal => ("deal", None, "deal".to_owned()),
        tabletop::Act::TakeBack => ("take_back", None, "take-back".to_owned()),
        tabletop::Act::Rewind(to) => ("rewind", None, format!("rewind {to}")),
        tabletop::Act::Play(code) => {
            let action = G::Action::decode(code).expect("it was played");
            ("play", Some(write(&action)), action.to_string())
        }
    };
    Some(VisibleAct {
        seat: written.by,
        act,
        action,
        notation,
        stands: play.stands(row),
    })
}

/// Whether these are the very same events, not only equal ones.
fn are_same<E>(one: &[&E], two: &[&E]) -> bool {
    let same = |(one, two): (&&E, &&E)| std::ptr::eq(*one, *two);
    one.len() == two.len() && one.iter().zip(two).all(same)
}

impl<G: Game> ErasedMatch for TypedMatch<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u16 {
        self.play.rules_version()
    }

    fn seats(&self) -> u8 {
        self.play.seats()
    }

    fn options(&self) -> Value {
        write(self.play.options())
    }

    fn briefing(&self, viewer: Viewer) -> ErasedBrief {
        let given = self.given(viewer);
        ErasedBrief {
            viewer,
            ply: given.ply,
            asked: given.asked,
            view: write(&given.view),
            actions: offers::<G>(&given.actions),
            can_take_back: given.can_take_back,
        }
    }

    fn sight(&self, viewer: Viewer) -> Sight {
        let given = self.given(viewer);
        Sight {
            ply: given.ply,
            asked: given.asked,
            view: SeenView(Box::new(given.view)),
            actions: written::offers::<G>(&given.actions),
            can_take_back: given.can_take_back,
        }
    }

    fn patches(&self, pairs: &[(&SeenView, &SeenView)]) -> Vec<Option<String>> {
        fn view<G: Game>(seen: &SeenView) -> &G::View {
            seen.0.downcast_ref().expect("of this game")
        }
        let views = pairs.iter();
        changes::between::<G>(views.map(|(before, now)| (view::<G>(before), view::<G>(now))))
    }

    fn asked(&self, viewer: Viewer) -> Asked {
        self.play.asked(viewer)
    }

    fn ply(&self, viewer: Viewer) -> u32 {
        self.play.ply(viewer)
    }

    fn owed(&self) -> SeatSet {
        self.play.state().turn().owed()
    }

    fn is_over(&self) -> bool {
        self.play.is_over()
    }

    fn standings(&self) -> Standings {
        self.play.state().standings()
    }

    fn read(&self, seat: Seat, steps: &[Value]) -> Result<Steps, Trouble> {
        self.sits_here(seat)?;
        let steps = reading::steps::<G>(steps, &self.legal(seat))?;
        Ok(Steps(Box::new(steps)))
    }

    fn play(&mut self, ply: u32, seat: Seat, steps: &Steps) -> Result<Range<usize>, Trouble> {
        self.sits_here(seat)?;
        let steps = steps.0.downcast_ref::<Vec<G::Action>>();
        let steps = steps.expect("of this game");
        let luck = self.luck.as_mut().ok_or(Trouble::NoLuck)?;
        let played = self.play.submit(ply, seat, steps, luck);
        played.map_err(|why| match why {
            Refused::IllegalAction { step: 0 } => Trouble::Refused {
                why,
                legal: reading::spell_out(&self.legal(seat)),
            },
            why => why.into(),
        })
    }

    fn check(&self, ply: u32, seat: Seat, steps: &[Value]) -> Result<(), Trouble> {
        self.sits_here(seat)?;
        let luck = self.luck.as_ref().ok_or(Trouble::NoLuck)?;
        let steps = reading::steps::<G>(steps, &self.legal(seat))?;
        Ok(self.play.check(ply, seat, &steps, luck)?)
    }

    fn any_step(&self, seat: Seat, number: usize) -> Option<Steps> {
        let legal = self.legal(seat);
        let any = legal.get(number % legal.len().max(1))?;
        Some(steps_of::<G>(*any))
    }

    fn reaction(&self, seat: Seat) -> Option<ErasedReaction> {
        Some(match self.play.state().reaction(seat)? {
            tabletop::Reaction::Optional { name, decline } => ErasedReaction {
                name,
                decline: steps_of::<G>(decline),
                lowest: None,
            },
            tabletop::Reaction::Auction { pass, lowest } => ErasedReaction {
                name: "auction",
                decline: steps_of::<G>(pass),
                lowest: Some((lowest.0, steps_of::<G>(lowest.1))),
            },
        })
    }

    fn is_optional(&self, seat: Seat) -> bool {
        let reaction = self.play.state().reaction(seat);
        matches!(reaction, Some(tabletop::Reaction::Optional { .. }))
    }

    fn is_auction(&self, seat: Seat) -> bool {
        let reaction = self.play.state().reaction(seat);
        matches!(reaction, Some(tabletop::Reaction::Auction { .. }))
    }

    fn take_back(&mut self, ply: u32, seat: Seat) -> Result<(), Trouble> {
        self.sits_here(seat)?;
        let now = self.play.ply(Viewer::at(seat));
        if ply != now {
            return Err(Refused::Stale { answered: ply, now }.into());
        }
        self.still_open()?;
        Ok(self.play.take_back(seat)?)
    }

    fn rewind(&mut self, rows: u32) -> Result<(), Trouble> {
        self.still_open()?;
        Ok(self.play.rewind(rows)?)
    }

    fn heard(&self, viewer: Viewer, seen: u32) -> Vec<(u32, Value)> {
        let entries = self.play.heard(viewer, seen);
        entries
            .iter()
            .map(|(number, heard)| (*number, write(heard)))
            .collect()
    }

    fn entries(&self, viewer: Viewer) -> u32 {
        self.play.entries(viewer)
    }

    fn news(&self, listeners: &[(Viewer, u32)]) -> Vec<HeardSince> {
        // Most of what happens is told to all: what was written for one serves the next.
        let mut last: Option<(Vec<&G::Event>, String)> = None;
        let news = |&(viewer, seen): &(Viewer, u32)| {
            let Some(events) = self.play.events_heard(viewer, seen) else {
                return HeardSince {
                    events: String::new(),
                    entries: self.heard(viewer, seen),
                };
            };
            let (_, text) = match last.take() {
                Some(same) if are_same(&same.0, &events) => last.insert(same),
                _ => {
                    let text = written::list(&events);
                    last.insert((events, text))
                }
            };
            HeardSince {
                events: text.clone(),
                entries: Vec::new(),
            }
        };
        listeners.iter().map(news).collect()
    }

    fn told_in(&self, row: u32) -> Vec<Told<Value>> {
        let told = self.play.told_in(row);
        told.map(|told| Told {
            audience: told.audience,
            event: write(&told.event),
            outside: told.outside.as_deref().map(|event| Box::new(write(event))),
            closes: told.closes,
        })
        .collect()
    }

    fn act(&self, row: u32, viewer: Viewer) -> Option<VisibleAct> {
        act_in(&self.play, row, viewer)
    }

    fn rows(&self) -> &[Row] {
        self.play.rows()
    }

    fn commitment(&self) -> Option<Hex> {
        let fairness = self.play.fairness.as_ref();
        fairness.map(|fairness| fairness.commitment)
    }

    fn record(&self) -> Value {
        write(&self.written())
    }

    fn record_bytes(&self) -> Vec<u8> {
        self.written().to_bytes()
    }

    fn player(&self, bot: &str, seed: u64) -> Result<Box<dyn Player>, Trouble> {
        Ok(Box::new(self.players.make(bot, seed)?))
    }

    fn adviser(&self, seat: Seat) -> Box<dyn Player> {
        let given = self.play.briefing(Viewer::at(seat));
        let mut seed = 0;
        let mut see = |text: &str| {
            let bytes = text.bytes().map(u64::from);
            seed = bytes.fold(seed, |seed, byte| bots::mix(seed ^ byte));
        };
        see(&write(&given.view).to_string());
        for action in &given.actions {
            see(&action.to_string());
        }
        Box::new(self.players.adviser(seed))
    }

    fn ask(&self, seat: Seat) -> Result<Question, Trouble> {
        if self.is_over() {
            return Err(Refused::GameOver {}.into());
        }
        if !self.owed().contains(seat) {
            return Err(Refused::NotYourTurn {}.into());
        }
        Ok(Question(Box::new(self.play.briefing(Viewer::at(seat)))))
    }
}
