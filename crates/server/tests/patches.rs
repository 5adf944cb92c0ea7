//! What the house sends of a view that changed makes the old one the new one, in every game.

use catalogue::{ErasedMatch, GAMES, Luck, SeenView};
use patch::merge;
use serde_json::Value;
use tabletop::{Seat, Viewer};

/// One who was shown the table and is told from then on what changed.
struct Looker {
    viewer: Viewer,
    seen: SeenView,
    view: Value,
}

impl Looker {
    fn at(table: &dyn ErasedMatch, viewer: Viewer) -> Looker {
        Looker {
            viewer,
            seen: table.sight(viewer).view,
            view: table.briefing(viewer).view,
        }
    }

    fn look_again(&mut self, table: &dyn ErasedMatch) {
        let (now, whole) = (
            table.sight(self.viewer).view,
            table.briefing(self.viewer).view,
        );
        if let Some(patch) = table.patch(&self.seen, &now) {
            let patch = serde_json::from_str(&patch).expect("a patch is JSON");
            merge(&mut self.view, &patch);
        }
        assert_eq!(self.view, whole, "{:?} at {}", self.viewer, table.game());
        self.seen = now;
    }
}

/// A game of random decisions, some of which are taken back.
fn watched(table: &mut dyn ErasedMatch, mut seed: u64) {
    let seats = (0..table.seats()).map(|seat| Viewer::at(Seat(seat)));
    let viewers = seats.chain([Viewer::Spectator {}, Viewer::Open {}]);
    let mut lookers: Vec<Looker> = viewers.map(|viewer| Looker::at(table, viewer)).collect();
    let mut any = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) as usize % below
    };
    while let Some(seat) = table.owed().iter().next() {
        let briefing = table.briefing(Viewer::at(seat));
        let action = briefing.actions[any(briefing.actions.len())].action.clone();
        let taken = table.submit(briefing.ply, seat, &[action]);
        taken.expect("it was offered");
        lookers.iter_mut().for_each(|each| each.look_again(table));
        let now = table.briefing(Viewer::at(seat));
        if now.can_take_back && any(4) == 0 {
            table.take_back(now.ply, seat).expect("it may be");
            lookers.iter_mut().for_each(|each| each.look_again(table));
        }
    }
}

#[test]
fn a_patched_view_is_the_next_view() {
    for game in GAMES {
        for seats in game.seats() {
            let luck = Luck::Number(u64::from(seats));
            let table = game.start(&Value::Null, seats, luck);
            watched(&mut *table.expect("so many can play"), 7);
        }
    }
}
