//! The worked examples of the rulebook, on tables laid by hand.

use crate::phase::Phase;
use crate::{Saba, arrange::table};
use tabletop::{Example, Outcome, Seat, Switch, Switches};

const ANNA: Seat = Seat(0);
const BERT: Seat = Seat(1);
const CLEO: Seat = Seat(2);
const DORA: Seat = Seat(3);

/// Every example of the rulebook.
pub const EXAMPLES: &[Example<Saba>] = &[
    Example {
        name: "auction",
        switches: || vec![ANSWER, USE],
        play: auction,
    },
    Example {
        name: "building",
        switches: || vec![FIRST, NEXT],
        play: building,
    },
    Example {
        name: "reward",
        switches: || LINES.iter().map(|(switch, _)| *switch).collect(),
        play: reward,
    },
    Example {
        name: "double",
        switches: || vec![STAGE, PLACE],
        play: double,
    },
    Example {
        name: "joker",
        switches: || vec![LION],
        play: joker,
    },
];

/// Where three sapphires earn 6k, in three lines of two.
const SAPPHIRES: &str = "sapphire-4@j3 ruby-3@i3 topaz-4@k3 pearl-1@c1";

/// SA-A5 What the auctioneer says to a bid of 5k.
const ANSWER: Switch = Switch {
    name: "answer",
    positions: &["name-8", "sell", "name-15"],
};
/// SA-A8 What the buyer does with the card.
const USE: Switch = Switch {
    name: "use",
    positions: &["lay", "keep"],
};

fn auction(switches: Switches) -> Outcome<Saba> {
    let start = table(4)
        .laid(SAPPHIRES)
        .hand(ANNA, "sapphire-3 emerald-2 topaz-1")
        .hand(BERT, "pearl-2 ruby-1 joker")
        .hand(CLEO, "emerald-4 topaz-3 sapphire-2")
        .hand(DORA, "pearl-4 ruby-4 emerald-1");
    let bids = [
        (ANNA, "offer sapphire-3"),
        (BERT, "bid 3"),
        (CLEO, "bid 5"),
        (DORA, "pass"),
        (BERT, "pass"),
    ];
    let answer: &[(Seat, &str)] = match switches.at(ANSWER.name) {
        "sell" => &[(ANNA, "accept")],
        "name-8" => &[
            (ANNA, "name-price 8"),
            (BERT, "pass"),
            (CLEO, "pass"),
            (DORA, "bid 8"),
            (BERT, "pass"),
            (CLEO, "bid 9"),
            (DORA, "pass"),
            (BERT, "pass"),
        ],
        _ => &[
            (ANNA, "name-price 15"),
            (BERT, "pass"),
            (CLEO, "pass"),
            (DORA, "pass"),
            (ANNA, "place sapphire-3 f2"),
        ],
    };
    let used = match switches.at(USE.name) {
        "keep" => "keep",
        _ => "place sapphire-3 j2",
    };
    // Nobody uses what nobody bought: that is not legal then, and left out.
    let end = [(CLEO, used), (ANNA, "draw")];
    played(start, [&bids, answer, &end].concat())
}

/// SA-X2 Where the first three rubies lie.
const FIRST: Switch = Switch {
    name: "first",
    positions: &["h3", "i3", "j2", "l1"],
};
/// The card that is looked at then.
const NEXT: Switch = Switch {
    name: "next",
    positions: &["ruby-3", "ruby-1", "emerald-4", "joker"],
};

fn building(switches: Switches) -> Outcome<Saba> {
    let next = switches.at(NEXT.name);
    let start = table(3)
        .hand(ANNA, "ruby-3")
        .hand(BERT, next)
        .phase(Phase::Rebuild { player: ANNA });
    let lays = format!("place ruby-3 {}", switches.at(FIRST.name));
    played(start, [(ANNA, &*lays)])
}

const LAID: &[&str] = &["laid", "away"];
const AWAY: &[&str] = &["away", "laid"];

const fn on_line(name: &'static str, positions: &'static [&'static str]) -> Switch {
    Switch { name, positions }
}

/// SA-X6 The booklet's reward, by its places, and two that would make its lines longer.
const LINES: [(Switch, &str); 9] = [
    (on_line("h3", LAID), "emerald-3"),
    (on_line("g4", LAID), "ruby-4"),
    (on_line("f3", LAID), "sapphire-4"),
    (on_line("i4", LAID), "ruby-4"),
    (on_line("j3", LAID), "sapphire-4"),
    (on_line("k3", LAID), "topaz-4"),
    (on_line("l2", LAID), "pearl-4"),
    (on_line("h2", AWAY), "emerald-2"),
    (on_line("e3", AWAY), "topaz-4"),
];

fn reward(switches: Switches) -> Outcome<Saba> {
    let lies = |(switch, _): &&(Switch, &str)| switches.at(switch.name) == "laid";
    let laid: Vec<String> = LINES
        .iter()
        .filter(lies)
        .map(|(switch, card)| format!("{card}@{}", switch.name))
        .collect();
    let start = table(3)
        .laid(&laid.join(" "))
        .hand(ANNA, "emerald-4")
        .hand(BERT, "pearl-1")
        .phase(Phase::Rebuild { player: ANNA });
    played(start, [(ANNA, "place emerald-4 h4")])
}

/// SA-R2, SA-R3, SA-R4 How the card comes to be laid.
const STAGE: Switch = Switch {
    name: "stage",
    positions: &["bought", "rebuilding", "unsold"],
};
const PLACE: Switch = Switch {
    name: "place",
    positions: &["j2", "f2"],
};

fn double(switches: Switches) -> Outcome<Saba> {
    let start = table(3).laid(SAPPHIRES);
    let lays = format!("place sapphire-3 {}", switches.at(PLACE.name));
    match switches.at(STAGE.name) {
        "bought" => played(
            start.hand(ANNA, "sapphire-3"),
            [
                (ANNA, "offer sapphire-3"),
                (BERT, "bid 5"),
                (CLEO, "pass"),
                (ANNA, "accept"),
                (BERT, &lays),
            ],
        ),
        "unsold" => played(
            start.hand(ANNA, "sapphire-3"),
            [
                (ANNA, "offer sapphire-3"),
                (BERT, "pass"),
                (CLEO, "pass"),
                (ANNA, &lays),
            ],
        ),
        _ => played(
            start
                .hand(BERT, "sapphire-3")
                .phase(Phase::Rebuild { player: BERT }),
            [(BERT, &*lays)],
        ),
    }
}

/// SA-B7 Where the joker lies.
const LION: Switch = Switch {
    name: "lion",
    positions: &["h2", "j2", "f1"],
};

fn joker(switches: Switches) -> Outcome<Saba> {
    let start = table(3)
        .laid("emerald-3@h3 ruby-2@j1")
        .hand(ANNA, "joker")
        .hand(BERT, "emerald-2 ruby-3")
        .phase(Phase::Rebuild { player: ANNA });
    let lays = format!("place joker {}", switches.at(LION.name));
    played(start, [(ANNA, &*lays)])
}

/// Plays these decisions at this table.
fn played<'a>(table: Saba, decisions: impl IntoIterator<Item = (Seat, &'a str)>) -> Outcome<Saba> {
    let read = |(seat, text): (Seat, &str)| (seat, text.parse().expect("an action"));
    Outcome::played(table, [], decisions.into_iter().map(read))
}
