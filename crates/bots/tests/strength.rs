//! Players on games whose values are known.

use bots::{Bot, Choice, Dice, Random, Sampler};
use fixtures::{Kuhn, SealedBid, kuhn};
use tabletop::{Briefing, Game, Match, Seat, Viewer};

fn ask<G: Game>(bot: &mut dyn Bot<G>, briefing: &Briefing<G>) -> Choice<G> {
    bot.choose(briefing, &mut || true)
}

/// Plays one match and says what share of the victory each seat has.
fn play<G: Game>(bots: &mut [&mut dyn Bot<G>], seed: u64) -> Vec<f64> {
    let mut luck = Dice::new(seed);
    let seats = bots.len() as u8;
    let mut play =
        Match::<G>::start(G::Options::default(), seats, &mut luck).expect("a table of the default");
    while let Some(seat) = play.state().turn().owed().iter().next() {
        let briefing = play.briefing(Viewer::at(seat));
        let choice = ask(bots[seat.index()], &briefing);
        play.submit(briefing.ply, seat, &[choice.action], &mut luck)
            .expect("bots choose legal actions");
    }
    play.state().standings().shares().collect()
}

/// The mean share of a sampler that sits in turn in each seat among random players.
fn share_against_random<G: Game>(seats: u8, games: u64, playouts: u32) -> f64 {
    let mut sum = 0.0;
    for game in 0..games {
        let me = (game % u64::from(seats)) as usize;
        let mut sampler = Sampler::new(playouts, game);
        let mut others: Vec<Random> = (0..seats).map(|seat| Random::new(seat.into())).collect();
        let mut bots: Vec<&mut dyn Bot<G>> = Vec::new();
        let mut sampler = Some(&mut sampler);
        for (seat, random) in others.iter_mut().enumerate() {
            match (seat == me).then(|| sampler.take()).flatten() {
                Some(sampler) => bots.push(sampler),
                None => bots.push(random),
            }
        }
        sum += play(&mut bots, 1000 + game)[me];
    }
    sum / games as f64
}

#[test]
fn the_sampler_beats_random_at_kuhn_poker() {
    let share = share_against_random::<Kuhn>(2, 2000, 60);
    assert!(share > 0.55, "{share}");
}

#[test]
fn the_sampler_beats_random_at_sealed_bids() {
    let share = share_against_random::<SealedBid>(3, 60, 300);
    assert!(share > 0.6, "{share}, a fair share is 0.33");
}

/// Nothing is better than calling a bet with the king, and it wins every time.
#[test]
fn the_sampler_knows_that_the_king_wins() {
    let briefing = king_and_a_bet();
    let choice = ask(&mut Sampler::new(200, 1), &briefing);
    assert_eq!(choice.action, kuhn::Action::Call {});
    assert_eq!(choice.worth, Some(1.0));
    assert_eq!(choice.next_best, Some((kuhn::Action::Fold {}, 0.0)));
}

/// The second player's briefing after a bet, when she holds the king.
fn king_and_a_bet() -> Briefing<Kuhn> {
    let holds_king = |play: &Match<Kuhn>| {
        let view = play.briefing(Viewer::at(Seat(1))).view;
        view.hands[1] == tabletop::Face::Up(kuhn::Card::King)
    };
    for seed in 0.. {
        let mut luck = Dice::new(seed);
        let mut play = Match::<Kuhn>::start(kuhn::Options {}, 2, &mut luck).expect("two can play");
        if holds_king(&play) {
            play.submit(0, Seat(0), &[kuhn::Action::Bet {}], &mut luck)
                .expect("the first may bet");
            return play.briefing(Viewer::at(Seat(1)));
        }
    }
    unreachable!("one deal in three gives it")
}

#[test]
fn the_same_seed_makes_the_same_choices() {
    let rounds = |seed| -> Vec<f64> {
        let mut sampler = Sampler::new(100, seed);
        let briefing = first_decision();
        let worth = |_| ask(&mut sampler, &briefing).worth.expect("it was weighed");
        (0..5).map(worth).collect()
    };
    assert_eq!(rounds(5), rounds(5));
    assert_ne!(rounds(5), rounds(6));
}

/// The first player's first decision.
fn first_decision() -> Briefing<Kuhn> {
    let mut luck = Dice::new(2);
    let play = Match::<Kuhn>::start(kuhn::Options {}, 2, &mut luck).expect("two can play");
    play.briefing(Viewer::at(Seat(0)))
}

#[test]
fn a_sampler_that_is_stopped_at_once_still_chooses() {
    let briefing = first_decision();
    let choice = Sampler::new(1_000_000, 1).choose(&briefing, &mut || false);
    assert!(briefing.actions.contains(&choice.action));
    assert_eq!(choice.worth, None);
}

#[test]
fn a_sampler_asks_whether_to_go_on() {
    let mut asked = 0;
    let briefing = first_decision();
    let choice = Sampler::new(1_000_000, 1).choose(&briefing, &mut || {
        asked += 1;
        asked < 50
    });
    assert_eq!(asked, 50);
    assert!(choice.worth.is_some());
}
