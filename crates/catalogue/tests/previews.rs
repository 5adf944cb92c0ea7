//! A preview is what the table later shows, or says that it cannot be known.

use catalogue::{GAMES, Luck, Preview};
use serde_json::Value;
use tabletop::{Asked, Seat, Viewer};

/// Any number below another one.
struct Any(u64);

impl Any {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

/// How many cases of each game are tried, `PARURE_PREVIEWS` of them if that is set.
fn cases() -> usize {
    let wanted = std::env::var("PARURE_PREVIEWS").ok();
    wanted.and_then(|text| text.parse().ok()).unwrap_or(3400)
}

#[test]
fn a_preview_is_what_the_table_later_shows() {
    for game in GAMES {
        let (mut tried, mut shown, mut number) = (0, 0, 0);
        while tried < cases() {
            number += 1;
            let mut any = Any(number);
            let seats = game.seats();
            let seats = *seats.start() + any.below(seats.count()) as u8;
            let variants = game.variants(seats);
            let options = &variants[any.below(variants.len())];
            let luck = Luck::Number(number);
            let mut play = game.start(options, seats, luck).expect("it begins");
            while !play.is_over() {
                let seat = play.owed().iter().next().expect("somebody is asked");
                let brief = play.briefing(Viewer::at(seat));
                let action = brief.actions[any.below(brief.actions.len())].action.clone();
                let steps = [action];
                // A few cases of every game, all over it.
                let looks = any.below(4) == 0 && tried < cases();
                let preview = looks.then(|| {
                    let preview = game.preview(seat, &brief.view, &steps);
                    preview.unwrap_or_else(|why| panic!("{}: {why}", game.id()))
                });
                play.submit(brief.ply, seat, &steps).expect("it is legal");
                let Some(preview) = preview else { continue };
                tried += 1;
                shown += usize::from(matches!(preview, Preview::Shown { .. }));
                compare(game.id(), &*play, seat, &brief.asked, preview);
            }
        }
        // Two small games are all secrets.
        let is_open = !["kuhn", "sealed-bid"].contains(&game.id());
        println!("{}: {shown} of {tried} can be shown", game.id());
        assert!(
            !is_open || shown * 5 > tried,
            "{}: {shown} of {tried}",
            game.id()
        );
    }
}

fn compare(
    game: &str,
    play: &dyn catalogue::ErasedMatch,
    seat: Seat,
    asked_before: &Asked,
    preview: Preview,
) {
    let now = play.briefing(Viewer::at(seat));
    match preview {
        Preview::Shown {
            asked,
            view,
            actions,
        } => {
            assert_eq!(view, now.view, "{game}: {:?}", play.rows().last());
            assert_eq!(asked, now.asked, "{game}");
            assert_eq!(actions, now.actions, "{game}");
        }
        Preview::Luck {} => {}
        Preview::Others {} => {
            let shared = matches!(asked_before, Asked::Sealed { asked, .. } if asked.len() > 1);
            assert!(shared, "{game}: nobody else was asked");
        }
    }
}

#[test]
fn what_is_not_legal_has_no_preview() {
    let game = catalogue::game("versailles").expect("it is there");
    let play = game
        .start(&Value::Null, 2, Luck::Number(1))
        .expect("it begins");
    let brief = play.briefing(Viewer::at(Seat(0)));
    let wrong = game.preview(Seat(0), &brief.view, &[]);
    assert!(wrong.is_err());
    let wrong = game.preview(Seat(0), &brief.view, &["nonsense".into()]);
    assert!(wrong.is_err());
    let wrong = game.preview(Seat(0), &Value::Null, &[brief.actions[0].action.clone()]);
    assert!(wrong.is_err_and(|why| why.to_string().contains("no view")));
}
