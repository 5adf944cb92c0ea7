//! A match keeps the rules it began with, through every door of the catalogue.

use catalogue::{Luck, Trouble, game};
use serde_json::Value;
use tabletop::{Misfit, Viewer};

/// Games of rules 1, and a game of today's.
const RECORDS: [(&str, &[u8], u16); 4] = [
    (
        "saba",
        include_bytes!("../../../games/saba/tests/records/five-mirrored.json"),
        1,
    ),
    (
        "saba",
        include_bytes!("../../../games/saba/tests/records/three-mirrored-rules-2.json"),
        2,
    ),
    (
        "queens-necklace",
        include_bytes!("../../../games/queens-necklace/tests/records/two-cardinals.json"),
        1,
    ),
    (
        "queens-necklace",
        include_bytes!(
            "../../../games/queens-necklace/tests/records/purchases-that-end-by-themselves.json"
        ),
        2,
    ),
];

#[test]
fn a_record_is_replayed_by_its_own_rules() {
    for (id, record, rules) in RECORDS {
        let entry = game(id).expect("it is listed");
        let whole = entry.replay(record).expect("it replays");
        assert_eq!((whole.rules_version(), whole.is_over()), (rules, true));
        let moments = entry
            .moments(record, Viewer::Open {})
            .expect("moment by moment too");
        assert_eq!(moments.rows.len(), whole.rows().len());
    }
}

#[test]
fn a_match_goes_on_by_the_rules_it_began_with() {
    for (id, record, rules) in RECORDS {
        let entry = game(id).expect("it is listed");
        let whole = entry.replay(record).expect("it replays");
        let picks = whole.rows().iter().flat_map(|row| row.picks.clone());
        let luck = Luck::Told(picks.collect());
        let half = &whole.rows()[..whole.rows().len() / 2];
        let table = entry.resume(rules, &whole.options(), whole.seats(), half, luck);
        let table = table.expect("half of it was played");
        assert_eq!((table.rules_version(), table.is_over()), (rules, false));
    }
}

#[test]
fn rules_that_are_not_kept_are_refused() {
    for (id, ..) in RECORDS {
        let entry = game(id).expect("it is listed");
        for rules in [0, entry.rules_version() + 1] {
            let seats = *entry.seats().start();
            let started = entry.start_by(rules, &Value::Null, seats, Luck::Told(Vec::new()));
            let Err(Trouble::Astray(astray)) = started else {
                panic!("rules {rules} of {id} are not known")
            };
            assert!(matches!(astray.why, Misfit::OtherRules { .. }));
        }
    }
}
