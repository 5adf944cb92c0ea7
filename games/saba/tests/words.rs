//! The sentences about where the game is: one for each phase, in each language. (Those
//! of events and actions are told in the records, and for all games in the catalogue.)

use saba::Saba;
use saba::phase::{Highest, Phase};
use tabletop::Seat;
use words::{Lang, Words};

fn phases() -> [Phase; 9] {
    let (auctioneer, asked) = (Seat(0), Seat(1));
    let card = "ruby-1".parse().expect("a card");
    let highest = Highest {
        bidder: Seat(2),
        price: 3,
    };
    [
        Phase::Offer { auctioneer },
        Phase::Bid {
            auctioneer,
            card,
            highest: None,
            named: None,
            asked,
        },
        Phase::Answer {
            auctioneer,
            card,
            highest,
        },
        Phase::Take {
            auctioneer,
            card,
            named: 9,
            asked,
        },
        Phase::Bought {
            auctioneer,
            card,
            buyer: asked,
            price: 3,
        },
        Phase::Unsold { auctioneer, card },
        Phase::Draw { auctioneer },
        Phase::Rebuild { player: asked },
        Phase::Over {},
    ]
}

#[test]
fn every_phase_says_what_is_asked_and_for_whom_one_waits() {
    let texts = [
        (Lang::En, include_str!("../words/en.ftl")),
        (Lang::Fr, include_str!("../words/fr.ftl")),
    ];
    for (lang, text) in texts {
        let words = Words::new(lang, text).expect("well formed");
        for phase in phases() {
            let json = serde_json::to_value(phase).expect("a phase");
            let kind = json["type"].as_str().expect("a type");
            for about in ["stage", "ask", "wait"] {
                words
                    .say(&format!("{about}-{kind}"), &json, &[])
                    .unwrap_or_else(|why| panic!("{why}"));
            }
        }
        for thing in <Saba as tabletop::Game>::THINGS {
            words.name(thing, "many").expect("a name");
        }
    }
}
