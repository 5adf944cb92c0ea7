//! Two matches that one viewer cannot tell apart: the same to her eyes and ears, with
//! something she may not know different. Found by trying picks until they fit.

use catalogue::{ErasedGame, ErasedMatch, Luck};
use serde_json::{Value, json};
use tabletop::{Row, Seat, Viewer};

/// Values tried for one pick; no pick of our games has more options.
const OPTIONS: u32 = 110;

/// One match, from told picks.
#[derive(Clone)]
pub struct Twin {
    game: &'static str,
    seats: u8,
    pub picks: Vec<u32>,
    rows: Vec<Row>,
}

/// One decision in both matches: the same in the open, perhaps not in secret.
#[allow(dead_code, reason = "two tests share it, and each reads a part")]
pub struct Step {
    pub seat: Seat,
    pub actions: [Value; 2],
    /// Whether the question may be declined, in each match.
    pub optional: [bool; 2],
    /// Whether the viewer notices.
    pub noticed: bool,
    /// Whether everybody notices: the question was answered by all.
    pub settled: bool,
}

/// A small generator: the test must find the same twins every time.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, options: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % options.max(1) as u64) as usize
    }
}

fn entry(game: &str) -> &'static dyn ErasedGame {
    catalogue::game(game).expect("it is there")
}

/// All that a viewer was given.
fn seen(table: &dyn ErasedMatch, viewer: Viewer) -> Value {
    json!([table.briefing(viewer), table.heard(viewer, 0)])
}

/// In how many places two values differ.
fn apart(one: &Value, two: &Value) -> usize {
    match (one, two) {
        (Value::Object(one), Value::Object(two)) => {
            let missing = two.keys().filter(|key| !one.contains_key(*key)).count();
            let null = Value::Null;
            let differ =
                |(key, value): (&String, &Value)| apart(value, two.get(key).unwrap_or(&null));
            missing + one.iter().map(differ).sum::<usize>()
        }
        (Value::Array(one), Value::Array(two)) => {
            let lengths = one.len().abs_diff(two.len());
            let differ = one.iter().zip(two).map(|(one, two)| apart(one, two));
            10 * lengths + differ.sum::<usize>()
        }
        _ => usize::from(one != two),
    }
}

impl Twin {
    /// The match so far, with these picks to come.
    fn table(&self, more: &[u32]) -> Box<dyn ErasedMatch> {
        let picks = [self.picks.as_slice(), more].concat();
        let (entry, luck) = (entry(self.game), Luck::Told(picks));
        match self.rows.is_empty() {
            true => entry.start(&Value::Null, self.seats, luck).expect("dealt"),
            false => {
                let (rules, rows) = (entry.rules_version(), &self.rows);
                let table = entry.resume(rules, &Value::Null, self.seats, rows, luck);
                table.expect("it was played")
            }
        }
    }

    /// The match after one more decision, or the deal, with these picks.
    fn after(
        &self,
        decision: Option<(Seat, &Value)>,
        more: &[u32],
    ) -> Option<Box<dyn ErasedMatch>> {
        let mut table = self.table(more);
        if let Some((seat, action)) = decision {
            let ply = table.ply(Viewer::at(seat));
            table.submit(ply, seat, std::slice::from_ref(action)).ok()?;
        }
        Some(table)
    }

    fn advance(&mut self, table: &dyn ErasedMatch) {
        let new = &table.rows()[self.rows.len()..];
        self.picks
            .extend(new.iter().flat_map(|row| row.picks.clone()));
        self.rows = table.rows().to_vec();
    }

    /// Picks after which `viewer` has been given `aim`, starting from a guess.
    fn steer(
        &self,
        decision: Option<(Seat, &Value)>,
        viewer: Viewer,
        aim: &Value,
        mut picks: Vec<u32>,
        fixed: usize,
    ) -> Option<Vec<u32>> {
        let far = |picks: &[u32]| {
            let table = self.after(decision, picks);
            table.map_or(usize::MAX, |table| apart(aim, &seen(&*table, viewer)))
        };
        let mut best = far(&picks);
        for at in fixed..picks.len() {
            if best == 0 {
                break;
            }
            let mut chosen = picks[at];
            for value in 0..OPTIONS {
                picks[at] = value;
                let now = far(&picks);
                if now < best {
                    (best, chosen) = (now, value);
                }
            }
            picks[at] = chosen;
        }
        (best == 0).then_some(picks)
    }
}

/// Two deals that `viewer` cannot tell apart.
pub fn dealt(game: &'static str, seats: u8, viewer: Viewer, dice: &mut Dice) -> [Twin; 2] {
    for _ in 0..200 {
        let blank = Twin {
            game,
            seats,
            picks: Vec::new(),
            rows: Vec::new(),
        };
        let guess: Vec<u32> = (0..64)
            .map(|_| dice.roll(OPTIONS as usize) as u32)
            .collect();
        let first = blank.after(None, &guess).expect("dealt");
        let mut one = blank.clone();
        one.advance(&*first);
        let aim = seen(&*first, viewer);
        let changed = dice.roll(one.picks.len());
        let mut picks = one.picks.clone();
        picks[changed] = dice.roll(OPTIONS as usize) as u32;
        let Some(picks) = blank.steer(None, viewer, &aim, picks, changed + 1) else {
            continue;
        };
        let second = blank.after(None, &picks).expect("dealt");
        let open = Viewer::Open {};
        if first.briefing(open).view != second.briefing(open).view {
            let mut two = blank.clone();
            two.advance(&*second);
            return [one, two];
        }
    }
    panic!("no two deals of {game} look alike");
}

/// Plays both on by up to `most` decisions that the viewer cannot tell apart. In sealed
/// questions rivals may decide differently; everywhere else they do the same.
pub fn played(twins: &mut [Twin; 2], viewer: Viewer, most: usize, dice: &mut Dice) -> Vec<Step> {
    let mut steps = Vec::new();
    while steps.len() < most {
        let Some(step) = (0..12).find_map(|_| next(twins, viewer, dice)) else {
            break;
        };
        steps.push(step);
    }
    steps
}

fn next(twins: &mut [Twin; 2], viewer: Viewer, dice: &mut Dice) -> Option<Step> {
    let tables = [twins[0].table(&[]), twins[1].table(&[])];
    let owed: Vec<Seat> = tables[0]
        .owed()
        .iter()
        .filter(|seat| tables[1].owed().contains(*seat))
        .collect();
    let seat = *owed.get(dice.roll(owed.len()))?;
    let offers = |at: usize| tables[at].briefing(Viewer::at(seat)).actions;
    let (here, there) = (offers(0), offers(1));
    let action = here[dice.roll(here.len())].action.clone();
    let sealed = tables[0].owed().len() > 1 && Viewer::at(seat) != viewer;
    let other = match sealed && dice.roll(2) == 0 {
        true => there[dice.roll(there.len())].action.clone(),
        false => action.clone(),
    };
    let before = seen(&*tables[0], viewer);
    let guess: Vec<u32> = (0..64)
        .map(|_| dice.roll(OPTIONS as usize) as u32)
        .collect();
    let first = twins[0].after(Some((seat, &action)), &guess)?;
    if first.is_over() {
        return None;
    }
    let drawn: usize = first.rows()[twins[0].rows.len()..]
        .iter()
        .map(|row| row.picks.len())
        .sum();
    let aim = seen(&*first, viewer);
    let decision = Some((seat, &other));
    let picks = twins[1].steer(decision, viewer, &aim, guess[..drawn].to_vec(), 0)?;
    let second = twins[1].after(decision, &picks)?;
    let spectator = Viewer::Spectator {};
    // Both must go on from here: whoever is owed was asked, and the viewer sees the same.
    twins[0].advance(&*first);
    twins[1].advance(&*second);
    Some(Step {
        seat,
        actions: [action, other],
        optional: tables.each_ref().map(|table| table.is_optional(seat)),
        settled: first.ply(spectator) != tables[0].ply(spectator),
        noticed: aim != before,
    })
}

impl Twin {
    /// The whole truth.
    pub fn truth(&self) -> Value {
        self.table(&[]).briefing(Viewer::Open {}).view
    }
}
