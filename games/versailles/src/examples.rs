//! The worked examples of the rulebook, on tables laid by hand.

use crate::Versailles;
use crate::action::Action;
use crate::arrange::table;
use crate::pieces::{Decoration, Track, Zone};
use tabletop::{Example, Outcome, Seat, Switch, Switches};

const ANNA: Seat = Seat(0);
const BERT: Seat = Seat(1);

/// Every example of the rulebook.
pub const EXAMPLES: &[Example<Versailles>] =
    &[FROM_THE_QUARRY, HARVEST, FOUR_WORKERS, BUILDING, THE_END];

const fn switch(name: &'static str, positions: &'static [&'static str]) -> Switch {
    Switch { name, positions }
}

/// What Anna does, in notation.
fn by_anna(acts: &str) -> Vec<(Seat, Action)> {
    let acts = acts.split(" · ").filter(|act| !act.is_empty());
    acts.map(|act| (ANNA, act.parse().expect("an action in notation")))
        .collect()
}

/// A number among the positions of a switch.
fn count<T: std::str::FromStr>(switches: &Switches, name: &str) -> T {
    let number = switches.at(name).parse();
    number.unwrap_or_else(|_| panic!("`{name}` stands on a number"))
}

/// VE-X2 Two workers in the quarry: where they may go, with the marker here or there.
const FROM_THE_QUARRY: Example<Versailles> = Example {
    name: "from-the-quarry",
    switches: || {
        vec![
            switch(
                "goes",
                &[
                    "jump-sawmill",
                    "jump-architects",
                    "move-mine",
                    "move-yard",
                    "pair-mine",
                    "pair-yard",
                ],
            ),
            switch("marker", &["mine", "yard", "sawmill", "architects"]),
            switch("coins", &["1", "0"]),
        ]
    },
    play: |switches| {
        let marker: Zone = switches.at("marker").parse().expect("a zone");
        let laid = table(2)
            .workers(ANNA, "quarry:2 mine sawmill")
            .coins(ANNA, count(&switches, "coins"))
            .marker(ANNA, marker)
            .to_move(ANNA);
        let (how, to) = switches.at("goes").split_once('-').expect("how and where");
        let how = if how == "pair" { "move-pair" } else { how };
        let acts = format!("{how} quarry {to} · activate {to}");
        Outcome::played(laid, [], by_anna(&acts))
    },
};

/// VE-H1 to VE-H3, VE-T1, VE-T2, VE-X5 What a place of harvest brings, and to whom.
const HARVEST: Example<Versailles> = Example {
    name: "harvest",
    switches: || {
        vec![
            switch("place", &["sawmill", "quarry", "mine"]),
            switch("workers", &["2", "1", "3", "4"]),
            switch("yield", &["0", "1", "2", "3"]),
            switch("neighbour", &["none", "untaught", "taught", "pair-taught"]),
        ]
    },
    play: |switches| {
        let place = switches.at("place");
        let zone: Zone = place.parse().expect("a zone");
        let neighbour = switches.at("neighbour");
        let standing = match neighbour {
            "none" => "workshop".to_owned(),
            "pair-taught" => format!("{place}:2"),
            _ => place.to_owned(),
        };
        let taught = if neighbour.ends_with("-taught") || neighbour == "taught" {
            3
        } else {
            0
        };
        let laid = table(2)
            .workers(ANNA, &format!("{place}:{}", switches.at("workers")))
            .technology(ANNA, Track::Yield, count(&switches, "yield"))
            .workers(BERT, &standing)
            .technology(BERT, Track::Harvest, taught)
            .activating(ANNA, zone);
        Outcome::played(laid, [], by_anna(&format!("activate {place}")))
    },
};

/// VE-X3 Four workers in the guild: which tiles, which coin, in which order.
const FOUR_WORKERS: Example<Versailles> = Example {
    name: "four-workers",
    switches: || {
        vec![
            switch("plan", &["top-coin", "low", "clear", "sweep"]),
            switch("gold", &["1", "0"]),
        ]
    },
    play: |switches| {
        let laid = table(2)
            .displayed("gallery stone-steps orange-court guard-room tapestry-salon")
            .workers(ANNA, "architects:4")
            .goods(ANNA, 0, 0, count(&switches, "gold"))
            .coins(ANNA, 0)
            .activating(ANNA, Zone::Architects);
        let plan = match switches.at("plan") {
            "low" => "take 1 gallery · take 2 stone-steps · take 3 orange-court",
            "clear" => {
                "remove-one gallery · take 2 orange-court · take 1 stone-steps · turn-coins 1"
            }
            "sweep" => {
                "remove-three stone-steps gallery guard-room · take 2 tapestry-salon \
                 · take 1 orange-court"
            }
            _ => "take 5 tapestry-salon · turn-coins 1 · take 1 gallery",
        };
        let acts = format!("activate architects · {plan} · end");
        Outcome::played(laid, [7, 11, 3], by_anna(&acts))
    },
};

/// VE-Y1 to VE-Y3 A tile, a cell and a turn: whether it may stand there.
const BUILDING: Example<Versailles> = Example {
    name: "building",
    switches: || {
        vec![
            switch("tile", &["tapestry-salon", "service-corner", "statue-walk"]),
            switch("cell", &["c4", "a3", "b3", "e1", "c2"]),
            switch("turns", &["0", "1", "2", "3"]),
            switch("workers", &["2", "1"]),
        ]
    },
    play: |switches| {
        let workers = switches.at("workers");
        let laid = table(2)
            .built("inner-hall@a4/0 guard-room@b4/2 bowling-green@f1/0")
            .tiles(ANNA, "tapestry-salon service-corner statue-walk")
            .goods(ANNA, 3, 2, 0)
            .decorated(ANNA, Decoration::Tapestry, 1)
            .decorated(ANNA, Decoration::Statue, 1)
            .workers(ANNA, &format!("yard:{workers}"))
            .activating(ANNA, Zone::Yard);
        let act = format!(
            "build {} {} {}",
            switches.at("tile"),
            switches.at("cell"),
            switches.at("turns")
        );
        Outcome::played(laid, [], by_anna(&format!("activate yard · {act}")))
    },
};

/// VE-K3, VE-E1, VE-E2 The King's last step, and what the stores still count.
const THE_END: Example<Versailles> = Example {
    name: "the-end",
    switches: || {
        vec![
            switch("marble", &["7", "6", "5", "0"]),
            switch("wood", &["5", "6", "0"]),
            switch("gold", &["3", "4", "1"]),
            switch("tiles", &["1", "0", "4"]),
            switch("decorations", &["1", "0", "2"]),
        ]
    },
    play: |switches| {
        let held = ["gallery", "inner-hall", "guard-room", "stone-steps"];
        let tiles: usize = count(&switches, "tiles");
        let laid = table(2)
            .workers(ANNA, "alchemists yard")
            .score(ANNA, 46)
            .goods(
                ANNA,
                count(&switches, "wood"),
                count(&switches, "marble"),
                count(&switches, "gold"),
            )
            .tiles(ANNA, &held[..tiles].join(" "))
            .decorated(ANNA, Decoration::Statue, count(&switches, "decorations"))
            .score(BERT, 50)
            .goods(BERT, 2, 4, 1)
            .tiles(BERT, "council-room candle-room")
            .king(19)
            .to_move(ANNA);
        let acts = "move alchemists kings-favour · pass";
        Outcome::played(laid, [], by_anna(acts))
    },
};
