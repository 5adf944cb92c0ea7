//! What is remembered is true, and what is imagined is fair.

use saba::arrange::{cards, table};
use saba::phase::Phase;
use saba::pieces::{Card, Cards};
use saba::{Action, Memory, Options, Saba};
use tabletop::{Chance, Game, Match, Seat, Turn, Viewer};

#[derive(Clone)]
struct Luck(u64);

impl Chance for Luck {
    fn pick(&mut self, options: u32) -> u32 {
        if options <= 1 {
            return 0;
        }
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(options)) >> 32) as u32
    }
}

#[test]
fn what_everybody_knows_is_in_the_hand() {
    let mut luck = Luck(0x5aba);
    let mut known = 0;
    for seats in [3, 5, 7] {
        let mut game: Match<Saba> =
            Match::start(Options::default(), seats, &mut luck).expect("a table");
        while let Turn::Solo(seat) = game.state().turn() {
            let briefing = game.briefing(Viewer::at(seat));
            for (of, player) in Seat::all(seats).zip(&briefing.view.players) {
                let hand = game.state().hand_of(of);
                for card in Card::kinds() {
                    assert!(player.known.count(card) <= hand.count(card), "{of} {card}");
                }
                known += player.known.len();
            }
            let at = luck.pick(briefing.actions.len() as u32) as usize;
            let action = briefing.actions[at];
            game.submit(briefing.ply, seat, &[action], &mut luck)
                .expect("a legal action");
        }
    }
    assert!(known > 1000, "too little was remembered to say anything");
}

/// Bert bought a ruby in the open; of Cleo nothing is known.
fn seen_by_anna() -> (Saba, Memory) {
    let game = table(3)
        .laid("ruby-3@h3")
        .hand(Seat(0), "pearl-1 pearl-2")
        .hand(Seat(1), "ruby-1 emerald-1 joker")
        .hand(Seat(2), "ruby-2 emerald-2")
        .phase(Phase::Offer {
            auctioneer: Seat(0),
        });
    let mut memory = Memory::default();
    let kept = saba::Event::Kept {
        seat: Seat(1),
        card: "ruby-1".parse().expect("a card"),
    };
    Saba::recall(&mut memory, Viewer::at(Seat(0)), &kept);
    (game, memory)
}

#[test]
fn what_is_known_is_imagined_and_the_rest_is_spread_evenly() {
    let (game, memory) = seen_by_anna();
    let belief = Saba::belief(&game.view(Viewer::at(Seat(0)), &memory));
    let mut luck = Luck(77);
    let rounds = 40_000;
    let mut jokers_of_cleo = 0;
    let mut rubies_of_bert = 0;
    for _ in 0..rounds {
        let imagined = Saba::imagine(&belief, &mut luck);
        assert_eq!(imagined.hand_of(Seat(0)), cards("pearl-1 pearl-2"));
        assert_eq!(imagined.hand_of(Seat(1)).len(), 3);
        let ruby = "ruby-1".parse().expect("a card");
        assert!(imagined.hand_of(Seat(1)).has(ruby));
        jokers_of_cleo += imagined.hand_of(Seat(2)).jokers();
        rubies_of_bert += u32::from(imagined.hand_of(Seat(1)).count(ruby) == 2);
    }
    // 40 cards are unseen, 4 of them jokers, one of them the other ruby; Cleo holds two
    // of them, Bert two beside the ruby he is known to have.
    let expected = f64::from(rounds) * 2.0 / 40.0;
    let close = |count: u32, expected: f64| (f64::from(count) / expected - 1.0).abs() < 0.06;
    assert!(close(jokers_of_cleo, expected * 4.0), "{jokers_of_cleo}");
    assert!(close(rubies_of_bert, expected), "{rubies_of_bert}");
}

/// Bert shows an emerald, draws, shows a joker, draws: what does he hold? Against every
/// deal that lets the same be seen, met by dealing at random and playing it again.
#[test]
fn hidden_cards_are_as_likely_as_luck_and_what_was_shown_make_them() {
    let steps = [
        (1, "offer emerald-1"),
        (2, "pass"),
        (0, "pass"),
        (1, "place emerald-1 i1"),
        (1, "draw"),
        (2, "end-turn"),
        (0, "offer pearl-1"),
        (1, "pass"),
        (2, "pass"),
        (0, "place pearl-1 j1"),
        (0, "end-turn"),
        (1, "offer joker"),
        (2, "pass"),
        (0, "pass"),
        (1, "place joker i2"),
        (1, "draw"),
    ]
    .map(|(seat, text)| (Seat(seat), text.parse::<Action>().expect("an action")));
    let mut luck = Luck(0x1234_5678);
    let mut met = Counts::default();
    let mut belief = None;
    for _ in 0..400_000 {
        if let Some((game, heard)) = same_play(&steps, &mut luck) {
            met.count(&game);
            belief.get_or_insert_with(|| {
                let mut memory = Memory::default();
                for event in &heard {
                    Saba::recall(&mut memory, Viewer::at(Seat(0)), event);
                }
                Saba::belief(&game.view(Viewer::at(Seat(0)), &memory))
            });
        }
    }
    let belief = belief.expect("the play is met");
    let mut imagined = Counts::default();
    for _ in 0..100_000 {
        imagined.count(&Saba::imagine(&belief, &mut luck));
    }
    assert!(met.tables > 5_000, "{met:?}");
    let share = |counts: &Counts, of: f64| of / counts.tables as f64;
    let (a, b) = (
        share(&met, met.emeralds as f64),
        share(&imagined, imagined.emeralds as f64),
    );
    assert!((a / b - 1.0).abs() < 0.15, "a second emerald: {a} or {b}");
    let (a, b) = (
        share(&met, met.jokers as f64),
        share(&imagined, imagined.jokers as f64),
    );
    assert!((a / b - 1.0).abs() < 0.08, "jokers: {a} or {b}");
}

#[derive(Debug, Default)]
struct Counts {
    tables: u64,
    emeralds: u64,
    jokers: u64,
}

impl Counts {
    fn count(&mut self, game: &Saba) {
        let hand = game.hand_of(Seat(1));
        self.tables += 1;
        self.emeralds += u64::from(hand.has("emerald-1".parse().expect("a card")));
        self.jokers += u64::from(hand.jokers());
    }
}

/// Deals Bert three cards at random and plays the steps, as long as they are legal.
fn same_play(steps: &[(Seat, Action)], luck: &mut Luck) -> Option<(Saba, Vec<saba::Event>)> {
    let mut game = table(3).hand(Seat(0), "pearl-1");
    let mut hands = [Cards::NONE; saba::MOST_SEATS];
    hands[0] = game.hand_of(Seat(0));
    let mut pile = game.pile_now();
    for _ in 0..3 {
        let card = pile.nth(luck.pick(pile.len()));
        pile.remove(card);
        hands[1].add(card);
    }
    if !steps.iter().all(|(_, action)| match action {
        Action::Offer { card } => hands.iter().any(|hand| hand.has(*card)) || card.is_joker(),
        _ => true,
    }) {
        return None;
    }
    game = game.with_hands(hands, pile).phase(Phase::Offer {
        auctioneer: Seat(1),
    });
    let dealt = saba::Event::Dealt {
        seat: Seat(1),
        count: 3,
        cards: vec![],
    };
    let mut heard = Heard(vec![dealt], luck.clone());
    let mut legal = Vec::new();
    for &(seat, action) in steps {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        if !legal.contains(&action) {
            *luck = heard.1;
            return None;
        }
        game.apply(seat, action, &mut heard);
    }
    *luck = heard.1;
    Some((game, heard.0))
}

#[test]
fn a_pass_in_stage_two_shows_jokers_and_nothing_else() {
    let start = table(3)
        .hand(Seat(0), "joker joker")
        .hand(Seat(1), "ruby-1")
        .hand(Seat(2), "pearl-1")
        .phase(Phase::Rebuild { player: Seat(0) });
    let mut game = start;
    let mut heard = Heard(vec![], Luck(1));
    game.apply(Seat(0), Action::Pass {}, &mut heard);
    let mut memory = Memory::default();
    for event in &heard.0 {
        Saba::recall(&mut memory, Viewer::at(Seat(1)), event);
    }
    let belief = Saba::belief(&game.view(Viewer::at(Seat(1)), &memory));
    let mut luck = Luck(5);
    for _ in 0..100 {
        let imagined = Saba::imagine(&belief, &mut luck);
        assert_eq!(imagined.hand_of(Seat(0)), cards("joker joker"));
    }
}

/// A dealer who keeps what he says to all.
struct Heard(Vec<saba::Event>, Luck);

impl Chance for Heard {
    fn pick(&mut self, options: u32) -> u32 {
        self.1.pick(options)
    }
}

impl tabletop::Dealer<saba::Event> for Heard {
    fn announce(&mut self, event: impl FnOnce() -> saba::Event) {
        self.0.push(event());
    }
    fn reveal(&mut self, event: impl FnOnce() -> saba::Event) {
        self.0.push(event());
    }
    fn whisper(&mut self, _: tabletop::SeatSet, event: impl Fn(tabletop::Sees) -> saba::Event) {
        self.0.push(event(tabletop::Sees::Outside));
    }
    fn tell(&mut self, _: tabletop::SeatSet, _: impl FnOnce() -> saba::Event) {}
}
