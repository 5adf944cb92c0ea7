//! Law 7: a record replays to the same state and story.

use crate::hearing::Protocol;
use crate::undoing::same_table;
use crate::walk::{Ended, Step};
use crate::{Holds, Law, LawLuck, broken};
use tabletop::{Chance, Game, Match, Record, Silent, Viewer, luck};

/// The same decisions and picks give the same state, story and record.
pub const REPLAYS: &str = "7: a record replays to the same state and story";
/// The state does not depend on whether anybody listens.
pub const SILENCE: &str = "7: what is told changes nothing";

/// Law 7.
pub fn recording<G: Game>() -> Law<'static, G> {
    Law::new().at_each_step(look).at_each_end(look_back)
}

fn look<G: Game>(step: &Step<'_, G>, luck: &mut LawLuck) -> Holds {
    let (mut aloud, mut silent) = (*step.before.state(), *step.before.state());
    let mut dealer = Protocol::new(step.cards.clone());
    aloud.apply(step.seat, step.action, &mut dealer);
    let after = step.after.state();
    if aloud != *after {
        return broken(
            REPLAYS,
            format!("once\n  {after:?}\n  and then\n  {aloud:?}"),
        );
    }
    silent.apply(step.seat, step.action, &mut Silent(step.cards.clone()));
    if silent != *after {
        return broken(
            SILENCE,
            format!("aloud\n  {after:?}\n  silent\n  {silent:?}"),
        );
    }
    if luck.pick(32) == 0 {
        replays(step.after)?;
    }
    Ok(())
}

fn look_back<G: Game>(ended: &Ended<'_, G>, luck: &mut LawLuck) -> Holds {
    let play = ended.play;
    replays(play)?;
    let mut cards = luck::Seed::from_number(ended.number).stream();
    if let Err(astray) = Match::resume(&play.record(), &mut cards) {
        return broken(REPLAYS, astray.to_string());
    }
    if cards.word() != ended.cards.clone().word() {
        return broken(REPLAYS, "the luck stands elsewhere afterwards");
    }
    let mut back = play.clone();
    let row = 1 + luck.pick(back.rows().len() as u32);
    if let Err(refused) = back.rewind(row) {
        return broken(REPLAYS, format!("cannot go back to {row}: {refused}"));
    }
    replays(&back)
}

/// From the record itself, its bytes and its text.
pub(crate) fn replays<G: Game>(play: &Match<G>) -> Holds {
    let record = play.record();
    match Record::from_bytes(&record.to_bytes()) {
        Ok(read) if read == record => {}
        read => return broken(REPLAYS, format!("its bytes are read as {read:?}")),
    }
    let text = serde_json::to_string(&record).expect("a record can be written");
    match serde_json::from_str::<Record<G>>(&text) {
        Ok(read) if read == record => {}
        read => return broken(REPLAYS, format!("{text}\n  is read as {read:?}")),
    }
    let again = match Match::replay(&record) {
        Ok(again) => again,
        Err(astray) => return broken(REPLAYS, astray.to_string()),
    };
    if let Err(difference) = same_table(play, &again) {
        return broken(REPLAYS, difference);
    }
    for viewer in Viewer::all(play.seats()) {
        let (then, now) = (play.heard(viewer, 0), again.heard(viewer, 0));
        if then != now {
            let detail = format!("{viewer:?} heard\n  {then:?}\n  and now\n  {now:?}");
            return broken(REPLAYS, detail);
        }
        let (then, now) = (play.ply(viewer), again.ply(viewer));
        if then != now {
            return broken(
                REPLAYS,
                format!("{viewer:?} was at ply {then}, now at {now}"),
            );
        }
    }
    Ok(())
}
