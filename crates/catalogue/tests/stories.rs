//! A whole game of each kind as a reader hears it, in every language: to be read, and to
//! notice when a sentence changes. `UPDATE=1` writes them again.

use catalogue::game;
use std::path::PathBuf;
use tabletop::Viewer;
use words::Lang;

/// A recorded game of each kind.
const TOLD: [(&str, &[u8]); 3] = [
    (
        "queens-necklace",
        include_bytes!(
            "../../../games/queens-necklace/tests/records/purchases-that-end-by-themselves.json"
        ),
    ),
    (
        "saba",
        include_bytes!("../../../games/saba/tests/records/three-mirrored-rules-2.json"),
    ),
    (
        "versailles",
        include_bytes!("../../../games/versailles/tests/records/the-king-arrives.json"),
    ),
];

/// Names that ask something of the sentences around them.
fn names(lang: Lang) -> Vec<String> {
    let names = match lang {
        Lang::En => ["Amy", "Barnaby", "Charles", "Helen", "Yann"],
        Lang::Fr => ["Anne", "Barnabé", "Charles", "Hélène", "Yann"],
    };
    names.map(str::to_owned).to_vec()
}

#[test]
fn a_whole_game_reads_as_a_story_in_every_language() {
    for (id, record) in TOLD {
        let entry = game(id).expect("it is listed");
        let played = entry.replay(record).expect("it replays");
        for lang in Lang::ALL {
            let words = entry.words(lang);
            let mut story = String::new();
            for (_, heard) in played.heard(Viewer::Open {}, 0) {
                let line = words.heard(&heard, &names(lang));
                story += &line.unwrap_or_else(|why| panic!("{id}: {why}"));
                story += "\n";
            }
            compare(&format!("{id}.{lang}.story"), &story);
        }
    }
}

fn compare(name: &str, story: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/stories")
        .join(name);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().expect("it has one")).expect("it can be made");
        std::fs::write(&path, story).expect("it can be written");
        return;
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    let first = written.lines().zip(story.lines()).find(|(a, b)| a != b);
    assert!(
        written == story,
        "{name} reads otherwise, first: {first:?}; UPDATE=1 writes it again"
    );
}
