//! A sale.

use queens_necklace::arrange::*;
use queens_necklace::event::{Price, Sold, Tribute};
use queens_necklace::view::Stage;
use queens_necklace::{Card, Event, Gem};
use tabletop::Viewer;

const SEATS: [tabletop::Seat; 4] = [ANNA, BERT, CLEO, DORA];

/// A sale in Anna's turn where each player holds exactly what she then shows; fashion
/// is ruby emerald diamond amber.
fn displays(shown: &[&str]) -> Table {
    let mut t = table(shown.len().max(2) as u8);
    for (&seat, text) in SEATS.iter().zip(shown) {
        let held: Vec<String> = text
            .split_whitespace()
            .map(|word| {
                let (name, count) = word.split_once('*').unwrap_or((word, "1"));
                let name = name.split_once('@').map_or(name, |(card, _)| card);
                format!("{name}*{count}")
            })
            .collect();
        t = t.hand(seat, &held.join(" "));
    }
    t.sale(ANNA)
}

/// The same, held.
fn sale(shown: &[&str]) -> Table {
    let mut t = displays(shown);
    for (&seat, text) in SEATS.iter().zip(shown) {
        if !text.is_empty() {
            t.show(seat, text);
        }
    }
    t
}

fn scores(t: &Table, seats: usize) -> Vec<i16> {
    SEATS[..seats].iter().map(|&seat| t.score(seat)).collect()
}

fn prices(t: &Table) -> Vec<(&'static str, u8)> {
    let prices = t.sale_held().prices;
    let row = |row: &Price| (row.gem.name(), row.price);
    prices.iter().map(row).collect()
}

fn sold(t: &Table) -> Vec<Sold> {
    t.sale_held().sold
}

/// QN-V1 All choose in secret: the others hear that a display is sealed, no more.
#[test]
fn a_sealed_display_is_not_seen() {
    let mut t = displays(&["ruby-1", "amber"]);
    t.show(ANNA, "ruby-1");
    assert_eq!(t.heard_by(BERT), [Event::DisplaySealed { seat: ANNA }]);
    let Stage::Sale { sealed, mine, .. } = t.view(Viewer::at(BERT)).stage else {
        panic!("the sale goes on")
    };
    assert!(sealed.contains(ANNA));
    assert_eq!(mine.expect("Bert chooses").cards().len(), 0);
}

/// QN-V1 They are revealed together.
#[test]
fn displays_are_shown_when_the_last_is_sealed() {
    let t = sale(&["ruby-1", "amber"]);
    let heard = t.heard(Viewer::Spectator {});
    let shown = heard.iter().find_map(|event| match event {
        Event::DisplaysShown { displays, .. } => Some(displays),
        _ => None,
    });
    let shown = shown.expect("all displays are shown");
    assert!(shown[0].gems.has(Card::Ruby1) && shown[1].gems.has(Card::Amber));
}

/// QN-V1 Any number, or none; the rest stay in hand.
#[test]
fn one_may_show_a_part_of_what_one_has() {
    let mut t = table(2).hand(ANNA, "amber*3 ruby-2 king thief").sale(ANNA);
    t.show(ANNA, "amber*2");
    assert_eq!(t.hand_of(ANNA), "ruby-2 amber king thief");
}

/// QN-V1 A sale where nobody shows anything counts as held.
#[test]
fn an_empty_sale_counts() {
    let mut t = table(2).hand(ANNA, "amber").sale(ANNA);
    t.show(ANNA, "");
    assert_eq!(t.sales_held(), 1);
    assert_eq!(scores(&t, 2), [0, 0]);
}

/// QN-V1 Blue and purple cards are not shown.
#[test]
fn only_gray_cards_are_shown() {
    let mut t = table(2)
        .hand(ANNA, "amber thief queen cardinal musketeer")
        .sale(ANNA);
    t.play(ANNA, "show amber 1");
    assert_eq!(t.legal(ANNA), ["seal"]);
}

/// QN-V2 A Ring, a King or the Necklace lies in a row with at least one gem card.
#[test]
fn other_jewels_need_a_row() {
    let mut t = table(2)
        .hand(ANNA, "ruby-1 amber ring king necklace")
        .sale(ANNA);
    t.play(ANNA, "show ruby-1 1").play(ANNA, "show amber 0");
    assert_eq!(t.legal(ANNA), ["rings ruby 0", "rings ruby 1"]);
    t.play(ANNA, "rings ruby 0");
    assert_eq!(t.legal(ANNA), ["king none", "king ruby"]);
    t.play(ANNA, "king none");
    assert_eq!(t.legal(ANNA), ["necklace none", "necklace ruby"]);
}

/// QN-V2 Rings may be spread over the rows.
#[test]
fn rings_are_shared_out_among_rows() {
    let mut t = table(2).hand(ANNA, "ruby-1 amber ring*3").sale(ANNA);
    t.show(ANNA, "ruby-1 amber ring@ruby ring@amber*2");
    assert_eq!(
        sold(&t).iter().map(|row| row.jewels).collect::<Vec<_>>(),
        [2, 3]
    );
}

/// QN-V3 A display without gems has no Banker.
#[test]
fn a_banker_needs_gems() {
    let mut t = table(2).hand(ANNA, "ruby-1 banker ring king").sale(ANNA);
    t.play(ANNA, "show ruby-1 0");
    assert_eq!(t.legal(ANNA), ["seal"]);
}

/// QN-V3 A Banker lies with any row.
#[test]
fn a_banker_lies_with_any_row() {
    let mut t = table(2).hand(ANNA, "amber banker").sale(ANNA);
    t.play(ANNA, "show amber 1");
    assert_eq!(t.legal(ANNA), ["bankers 0", "bankers 1"]);
}

/// QN-V4 At most one King in one sale.
#[test]
fn one_king_a_sale() {
    let mut t = table(2).hand(ANNA, "amber ruby-1 king*2").sale(ANNA);
    t.show(ANNA, "amber ruby-1 king@amber");
    assert_eq!(t.hand_of(ANNA), "king");
}

fn alchemist(hand: &str, shown: &str) -> Table {
    let mut t = table(2)
        .hand(ANNA, &format!("{hand} alchemist"))
        .hand(BERT, "emerald-2")
        .sale(ANNA);
    t.show(ANNA, shown).show(BERT, "emerald-2");
    t
}

/// QN-V5 The Alchemist turns one shown card, with all its gems, into another type.
#[test]
fn the_alchemist_turns_a_card() {
    let mut t = alchemist("ruby-3 ruby-1", "ruby-3 ruby-1");
    t.play(ANNA, "transmute ruby-3 emerald");
    let bests: Vec<_> = sold(&t).iter().map(|row| (row.seat, row.gem)).collect();
    assert_eq!(bests, [(ANNA, Gem::Ruby), (ANNA, Gem::Emerald)]);
    assert_eq!(t.gone("alchemist"), 1);
}

/// QN-V5 Right after all rows are revealed, among the three true gems only.
#[test]
fn the_alchemist_knows_no_amber() {
    let t = alchemist("diamond-2 amber", "diamond-2 amber");
    assert_eq!(
        t.legal(ANNA),
        [
            "transmute diamond-2 ruby",
            "transmute diamond-2 emerald",
            "decline"
        ]
    );
}

/// QN-V5 One who shows no true gem cannot play it.
#[test]
fn without_a_true_gem_no_alchemist() {
    let t = alchemist("amber", "amber");
    assert_eq!(t.sales_held(), 1);
    assert_eq!(t.hand_of(ANNA), "alchemist");
}

/// QN-V5 It may be kept.
#[test]
fn the_alchemist_may_be_kept() {
    let mut t = alchemist("ruby-1", "ruby-1");
    t.play(ANNA, "decline");
    assert_eq!(t.hand_of(ANNA), "alchemist");
    assert_eq!(t.sales_held(), 1);
}

/// QN-V5 A King stays in a row left without gems and works on.
#[test]
fn a_king_works_on_in_an_emptied_row() {
    let mut t = table(2)
        .hand(ANNA, "ruby-1 king alchemist")
        .hand(BERT, "ruby-2")
        .sale(ANNA);
    t.show(ANNA, "ruby-1 king@ruby").show(BERT, "ruby-2");
    t.play(ANNA, "transmute ruby-1 diamond");
    assert!(sold(&t).iter().all(|row| row.gem != Gem::Ruby));
    assert_eq!(t.score(BERT), 0);
}

/// QN-V5 A Banker there works on, a Ring wins nothing.
#[test]
fn a_ring_in_an_emptied_row_is_wasted() {
    let mut t = table(2)
        .hand(ANNA, "ruby-1 ring banker alchemist")
        .hand(BERT, "amber")
        .sale(ANNA);
    t.show(ANNA, "ruby-1 ring@ruby banker").show(BERT, "amber");
    t.play(ANNA, "transmute ruby-1 diamond");
    // Emerald and ruby are rarest, then diamond +10 (fashion +10), and the Banker's 10.
    let anna: Vec<_> = sold(&t)
        .into_iter()
        .filter(|row| row.seat == ANNA)
        .collect();
    assert_eq!(anna.len(), 1);
    assert_eq!(
        (anna[0].gem, anna[0].jewels, anna[0].each),
        (Gem::Diamond, 1, 30)
    );
}

/// QN-V5 A Necklace there works on.
#[test]
fn a_necklace_works_on_in_an_emptied_row() {
    let mut t = table(2)
        .hand(ANNA, "ruby-1 necklace alchemist")
        .hand(BERT, "ruby-2 king")
        .sale(ANNA);
    t.show(ANNA, "ruby-1 necklace@ruby")
        .show(BERT, "ruby-2 king@ruby");
    t.play(ANNA, "transmute ruby-1 diamond");
    let tributes = t.sale_held().tributes;
    assert_eq!(tributes.len(), 1);
    assert!(
        sold(&t)
            .iter()
            .any(|row| row.gem == Gem::Ruby && row.seat == BERT)
    );
}

/// QN-V6 Fewest gems shown is rarest: gems count, not cards.
#[test]
fn rarity_counts_gems() {
    let t = sale(&["ruby-3 amber*2", "emerald-1 diamond-2*2"]);
    let expected = [
        ("ruby", 40),
        ("emerald", 50),
        ("diamond", 10),
        ("amber", 20),
    ];
    assert_eq!(prices(&t), expected);
}

/// QN-V6 Rarity is set after the Alchemist.
#[test]
fn the_alchemist_changes_rarity() {
    let mut t = alchemist("ruby-3", "ruby-3");
    t.play(ANNA, "transmute ruby-3 diamond");
    assert_eq!(prices(&t)[0], ("ruby", 60));
}

/// QN-V6 A type nobody shows counts zero; of equals the more fashionable is rarer.
#[test]
fn ties_for_rarity_go_to_the_more_fashionable() {
    let t = sale(&["amber", ""]);
    let expected = [("ruby", 60), ("emerald", 40), ("diamond", 20), ("amber", 0)];
    assert_eq!(prices(&t), expected);
}

/// QN-V7 For each type the player showing most gems of it sells.
#[test]
fn the_most_gems_sell() {
    let t = sale(&["ruby-1*2", "ruby-3"]);
    let rows = sold(&t);
    assert_eq!(rows.len(), 1);
    assert_eq!((rows[0].seat, rows[0].jewels), (BERT, 1));
}

/// QN-V7 On a tie all tied players sell.
#[test]
fn tied_players_all_sell() {
    let t = sale(&["ruby-1*2", "ruby-2", "ruby-1"]);
    assert_eq!(scores(&t, 3), [30, 30, 0]);
}

/// QN-V8 A jewel's price is fashion plus rarity.
#[test]
fn a_price_is_fashion_plus_rarity() {
    let t = sale(&["ruby-1 emerald-1", "diamond-2 amber*2"]);
    assert_eq!(scores(&t, 2), [30 + 30 + 20 + 20, 10 + 10]);
}

/// QN-V9 One jewel, and one for each Ring in that row.
#[test]
fn rings_sell_more_jewels() {
    let t = sale(&["ruby-1 ring@ruby*2", "amber"]);
    assert_eq!(sold(&t)[0].jewels, 3);
}

/// QN-V9 Rings in rows that do not sell are wasted.
#[test]
fn a_ring_with_the_loser_is_wasted() {
    let t = sale(&["ruby-1 ring@ruby", "ruby-2"]);
    assert_eq!(t.score(ANNA), 0);
    assert_eq!(t.gone("ring"), 7 - 2);
}

/// QN-V10 A Banker adds 10 pounds to each jewel sold, in every row.
#[test]
fn a_banker_adds_ten_to_each_jewel() {
    let plain = sale(&["ruby-1 amber ring@amber", "emerald-1"]);
    let banker = sale(&["ruby-1 amber ring@amber banker", "emerald-1"]);
    assert_eq!(banker.score(ANNA), plain.score(ANNA) + 3 * 10);
    assert_eq!(banker.score(BERT), plain.score(BERT));
}

/// QN-V10 Two Bankers add 20.
#[test]
fn two_bankers_add_twenty() {
    let plain = sale(&["ruby-1", "emerald-1"]);
    let bankers = sale(&["ruby-1 banker*2", "emerald-1"]);
    assert_eq!(bankers.score(ANNA), plain.score(ANNA) + 20);
}

/// QN-V10 A Banker of one who sells nothing brings nothing.
#[test]
fn a_banker_needs_a_sale() {
    let t = sale(&["ruby-1 banker", "ruby-2"]);
    assert_eq!(t.score(ANNA), 0);
}

/// QN-V11 A King cancels the sale of his type for everybody.
#[test]
fn a_king_cancels_a_sale() {
    let t = sale(&["ruby-1 king@ruby", "ruby-2", "ruby-2 amber"]);
    assert!(sold(&t).iter().all(|row| row.gem == Gem::Amber));
    assert_eq!(scores(&t, 2), [0, 0]);
}

/// QN-V11 Its gems still count for rarity.
#[test]
fn forbidden_gems_count_for_rarity() {
    let t = sale(&["ruby-3 king@ruby", "emerald-1 diamond-1 amber"]);
    assert_eq!(prices(&t)[0], ("ruby", 30));
}

/// QN-V11 More Kings on one type do no more.
#[test]
fn two_kings_on_a_type_do_no_more() {
    let one = sale(&["ruby-1 king@ruby", "ruby-1", "amber"]);
    let two = sale(&["ruby-1 king@ruby", "ruby-1 king@ruby", "amber"]);
    assert_eq!(scores(&one, 3), scores(&two, 3));
}

/// QN-V12 Against the Necklace Kings do nothing, and each pays 50 pounds.
#[test]
fn the_necklace_beats_kings() {
    let t = sale(&[
        "ruby-1 king@ruby",
        "ruby-1 king@ruby",
        "ruby-3 necklace@ruby",
    ]);
    let tributes = t.sale_held().tributes;
    let tribute = |from| Tribute {
        from,
        to: CLEO,
        pounds: 50,
    };
    assert_eq!(tributes, [tribute(ANNA), tribute(BERT)]);
    assert_eq!(scores(&t, 3), [-50, -50, 100 + 30]);
}

/// QN-V12 Her own King costs her nothing.
#[test]
fn ones_own_king_costs_nothing() {
    let t = sale(&["ruby-1 king@ruby necklace@ruby", "amber"]);
    // Emerald and diamond are rarer: ruby +30 +10, amber nothing.
    assert_eq!(scores(&t, 2), [40, 0]);
}

/// QN-V12 The Necklace on another type does not help.
#[test]
fn the_necklace_must_lie_on_the_kings_type() {
    let t = sale(&["ruby-1 king@ruby", "ruby-1 amber necklace@amber"]);
    assert!(sold(&t).iter().all(|row| row.gem == Gem::Amber));
    assert_eq!(t.score(ANNA), 0);
}

/// QN-V13 All shown cards leave the game, the Necklace with its jewel too.
#[test]
fn shown_cards_leave_the_game() {
    let t = sale(&["ruby-3 necklace@ruby ring@ruby", "amber"]);
    assert_eq!(t.hand_of(ANNA), "");
    assert_eq!((t.gone("necklace"), t.gone("ruby-3")), (1, 2));
    assert_eq!(t.wearer(), None);
}

/// QN-V13 Fashion stays; rarity is set anew at each sale.
#[test]
fn fashion_stays_and_rarity_is_set_anew() {
    let mut t = table(2)
        .market("ring@9 ring@9 ring@9 ring@9 ring@9")
        .hand(ANNA, "ruby-3 amber")
        .waiting(ANNA)
        .waiting(ANNA)
        .filling(ANNA);
    t.show(ANNA, "ruby-3");
    assert_eq!(prices(&t)[0], ("ruby", 30));
    t.show(ANNA, "amber");
    assert_eq!(prices(&t)[0], ("ruby", 60));
    assert_eq!(t.fashion_now(), "ruby emerald diamond amber");
}

/// QN-V14 Rows are told most fashionable first.
#[test]
fn rows_are_listed_by_fashion() {
    let mut t = table(2)
        .fashion("amber diamond emerald ruby")
        .hand(ANNA, "ruby-1 amber")
        .sale(ANNA);
    t.show(ANNA, "ruby-1 amber");
    let gems: Vec<_> = prices(&t).into_iter().map(|row| row.0).collect();
    assert_eq!(gems, ["amber", "diamond", "emerald", "ruby"]);
    let gems: Vec<_> = sold(&t).into_iter().map(|row| row.gem).collect();
    assert_eq!(gems, [Gem::Amber, Gem::Ruby]);
}

/// QN-V14 Displays are told row by row, most fashionable first, with what lies beside each gem.
#[test]
fn displays_are_told_in_the_order_of_fashion() {
    let mut t = table(2)
        .fashion("amber diamond emerald ruby")
        .hand(ANNA, "ruby-3 ruby-1 diamond-1 amber*2 ring*3 king banker")
        .hand(BERT, "amber")
        .sale(ANNA);
    t.show(
        ANNA,
        "ruby-3 ruby-1 diamond-1 amber*2 ring@amber*2 ring@ruby king@diamond banker",
    );
    t.show(BERT, "");
    let heard = t.heard(Viewer::Spectator {});
    let laid = heard.iter().find_map(|event| match event {
        Event::DisplaysShown { laid, .. } => Some(&laid.0),
        _ => None,
    });
    let told: Vec<_> = laid.expect("they are shown").iter().collect();
    assert_eq!(
        told[0].cards.join(" "),
        "amber amber ring-with-amber ring-with-amber diamond-1 king-with-diamond \
         ruby-1 ruby-3 ring-with-ruby banker"
    );
    assert!(told[1].cards.is_empty());
}

/// QN-V14 Nothing in a sealed display can change.
#[test]
fn a_sealed_display_stays() {
    let mut t = displays(&["ruby-1", "amber"]);
    t.show(ANNA, "ruby-1");
    assert!(t.legal(ANNA).is_empty());
}
