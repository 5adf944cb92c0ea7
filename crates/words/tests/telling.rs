//! How facts become sentences.

use serde_json::{Value, json};
use words::{Lang, Words};

const GAME: &str = "
ring = Ring
    .a = a ring
    .many = rings
king = King
    .a = a king
event-bought = { SEAT($seat) } buys { NAME($card, form: \"a\") } for { $price ->
    [one] one ducat
   *[other] { $price } ducats
}
event-shown = { SEAT($seats) } show { NAME($cards, form: \"a\") } ({ $cards-count })
event-plain = { $cards }
event-sold = { $sales }
event-sold-sales = { SEAT($seat) }: { NAME($card) }
event-rows = { $rows }
event-rows-rows = { $item-1 } at { $item-2 }
event-deep = { $purse-ducats } { $purse-full -> 
    [yes] full
   *[no] not full
}
event-laid = { $cards ->
    [none] nothing
   *[other] { $cards }
}
event-laid-cards = { $count } x { NAME($item) }
event-second = { NAME($cards-2) }
event-broken = { $nothing }
option-queens = Queens: { $value }
option-length-short = A short game
";

fn english(event: Value) -> String {
    let names = ["Anna".to_owned(), "Bert".to_owned()];
    let words = Words::new(Lang::En, GAME).expect("it is well formed");
    words
        .event(&event, &names)
        .unwrap_or_else(|why| format!("! {why}"))
}

#[test]
fn seats_are_named_and_numbers_counted() {
    let bought = |price| json!({"type": "bought", "seat": 1, "card": "ring", "price": price});
    assert_eq!(english(bought(1)), "Bert buys a ring for one ducat");
    assert_eq!(english(bought(3)), "Bert buys a ring for 3 ducats");
}

#[test]
fn a_seat_without_a_name_is_called_by_its_number() {
    let bought = json!({"type": "bought", "seat": 2, "card": "ring", "price": 1});
    assert_eq!(english(bought), "Player 3 buys a ring for one ducat");
}

#[test]
fn french_elides_before_any_name() {
    let words = Words::new(
        Lang::Fr,
        "event-hands = la main { SEAT($seats, form: \"de\") }",
    );
    let words = words.expect("it is well formed");
    let told = |names: &[&str]| {
        let seats: Vec<usize> = (0..names.len()).collect();
        let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
        let event = json!({"type": "hands", "seats": seats});
        words.event(&event, &names).expect("it can be told")
    };
    for (name, said) in [
        ("Anne", "d’Anne"),
        ("Émile", "d’Émile"),
        ("Hélène", "d’Hélène"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Œdipe", "d’Œdipe"),
        ("Barnabé", "de Barnabé"),
        ("9 lives", "de 9 lives"),
    ] {
        assert_eq!(told(&[name]), format!("la main {said}"));
    }
    assert_eq!(told(&["Bert", "Anne"]), "la main de Bert et d’Anne");
    let unnamed = json!({"type": "hands", "seats": [2]});
    let said = words.event(&unnamed, &[]).expect("it can be told");
    assert_eq!(said, "la main de Joueur 3");
}

#[test]
fn a_card_face_down_is_a_hidden_card() {
    let up = json!({"type": "bought", "seat": 0, "card": {"up": "king"}, "price": 2});
    assert_eq!(english(up), "Anna buys a king for 2 ducats");
    let down = json!({"type": "bought", "seat": 0, "card": "down", "price": 2});
    assert_eq!(english(down), "Anna buys a hidden card for 2 ducats");
}

#[test]
fn lists_are_joined() {
    let shown =
        json!({"type": "shown", "seats": [0, 1], "cards": ["ring", {"up": "king"}, "down"]});
    let told = "Anna and Bert show a ring, a king and a hidden card (3)";
    assert_eq!(english(shown), told);
    let plain = json!({"type": "plain", "cards": ["ring", "king"]});
    assert_eq!(english(plain), "Ring and King");
    assert_eq!(
        english(json!({"type": "plain", "cards": [3, 4, 5]})),
        "3, 4 and 5"
    );
    assert_eq!(english(json!({"type": "plain", "cards": []})), "none");
    let second = json!({"type": "second", "cards": ["ring", "king"]});
    assert_eq!(english(second), "King");
}

#[test]
fn equal_things_are_counted() {
    let shown = json!({"type": "shown", "seats": [0], "cards": ["ring", "king", "ring"]});
    assert_eq!(english(shown), "Anna show 2 rings and a king (3)");
}

#[test]
fn lists_of_objects_are_told_one_by_one() {
    let sales = json!([{"seat": 0, "card": "ring"}, {"seat": 1, "card": "king"}]);
    let sold = json!({"type": "sold", "sales": sales});
    assert_eq!(english(sold), "Anna: Ring; Bert: King");
    let rows = json!({"type": "rows", "rows": [["ring", 2], ["king", 3]]});
    assert_eq!(english(rows), "ring at 2; king at 3");
}

#[test]
fn objects_are_flattened() {
    let deep = json!({"type": "deep", "purse": {"ducats": 4, "full": true}});
    assert_eq!(english(deep), "4 full");
}

#[test]
fn counts_are_told_one_by_one() {
    let laid = json!({"type": "laid", "cards": {"king": 1, "ring": 2}});
    assert_eq!(english(laid), "1 x King, 2 x Ring");
    assert_eq!(english(json!({"type": "laid", "cards": {}})), "nothing");
}

#[test]
fn what_is_missing_is_named() {
    let unknown = json!({"type": "never_heard_of"});
    assert_eq!(
        english(unknown),
        "! en: `event-never-heard-of`: there is no such message"
    );
    assert!(english(json!({"type": "broken"})).contains("event-broken"));
    let card = json!({"type": "bought", "seat": 0, "card": "ruby", "price": 2});
    assert_eq!(english(card), "! en: `ruby`: there is no such message");
    assert!(english(json!({"card": "ruby"})).contains("has no `type`"));
}

#[test]
fn options_have_their_sentences() {
    let words = Words::new(Lang::Fr, GAME).expect("it is well formed");
    let options = json!({"queens": 2, "length": "short"});
    let told = words.options(&options).expect("both have messages");
    assert_eq!(told, ["A short game", "Queens: 2"]);
}

#[test]
fn the_common_words_are_there_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::new(lang, "").expect("the common words are well formed");
        let heard = json!({"type": "taken_back", "seat": 0, "struck": [1]});
        words.heard(&heard, &[]).expect("it can be told");
    }
}
