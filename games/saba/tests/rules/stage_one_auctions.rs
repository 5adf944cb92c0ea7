use crate::table::*;
use saba::Saba;
use saba::arrange::{cards, table};
use saba::event::Event;
use saba::necklaces::finished_necklaces;
use saba::phase::Phase;
use saba::pieces::Card;
use saba::places::Place;
use tabletop::{Face, Seat};

/// Anna offers the first card of her hand and the others answer in turn.
fn auction(game: Saba, offer: &str, answers: &[(Seat, &str)]) -> Played {
    let mut t = at(game);
    t.play(ANNA, offer);
    for (seat, answer) in answers {
        t.play(*seat, answer);
    }
    t
}

/// A whole necklace, as `card@place` words, but for the last `missing` places.
fn laid_but(missing: usize) -> String {
    let necklace = finished_necklaces()[0];
    let words = Place::all()
        .take(36 - missing)
        .map(|place| format!("{}@{place}", necklace[place.half()]));
    words.collect::<Vec<_>>().join(" ")
}

/// SA-A1 The auctioneer must offer one card of her hand; equal cards are one kind.
#[test]
fn the_auctioneer_offers_a_card_and_cannot_pass() {
    let t = at(table(3).hand(ANNA, "ruby-1 ruby-1 joker"));
    assert_eq!(t.legal(ANNA), ["offer ruby-1", "offer joker"]);
}

/// SA-A1 Clockwise, each player in turn is auctioneer.
#[test]
fn the_auctioneers_follow_one_another_clockwise() {
    let game = table(3).hand(ANNA, "ruby-1").hand(BERT, "ruby-2");
    let mut t = auction(game, "offer ruby-1", &[(BERT, "bid 1"), (CLEO, "pass")]);
    t.play(ANNA, "accept");
    t.play(BERT, "keep");
    t.play(ANNA, "end-turn");
    assert_eq!(t.game.phase_now(), Phase::Offer { auctioneer: BERT });
}

/// SA-A1 With no card in hand there is no auction, but she may still draw.
#[test]
fn an_auctioneer_without_cards_may_still_draw() {
    let mut t = at(table(3)
        .hand(BERT, "ruby-1")
        .hand(ANNA, "joker")
        .phase(Phase::Draw { auctioneer: BERT }));
    t.play(BERT, "end-turn");
    assert!(t.heard(&Event::NothingToOffer { seat: CLEO }));
    assert_eq!(t.legal(CLEO), ["draw", "end-turn"]);
}

/// SA-A2 Bids in turn from her left, each above the highest; one who passed may come back.
#[test]
fn bids_go_round_and_one_who_passed_comes_back() {
    let game = table(4).hand(ANNA, "ruby-1");
    let mut t = auction(game, "offer ruby-1", &[(BERT, "pass"), (CLEO, "bid 5")]);
    t.play(DORA, "bid 7");
    assert_eq!(t.asked(), Some(BERT));
    assert!(!t.may(BERT, "bid 7"));
    t.play(BERT, "bid 8");
    assert_eq!(t.asked(), Some(CLEO));
}

/// SA-A2 The auctioneer never bids.
#[test]
fn the_auctioneer_never_bids() {
    let game = table(3).hand(ANNA, "ruby-1");
    let t = auction(game, "offer ruby-1", &[(BERT, "pass"), (CLEO, "bid 2")]);
    assert_eq!(t.asked(), Some(BERT));
}

/// SA-A3 Whole k, from 1k up to one's cash.
#[test]
fn bids_run_from_one_to_ones_cash() {
    let game = table(3).hand(ANNA, "ruby-1").cash(BERT, 3);
    let t = auction(game, "offer ruby-1", &[]);
    assert_eq!(t.legal(BERT), ["pass", "bid 1", "bid 2", "bid 3"]);
}

/// SA-A4 After a bid, it ends when all the others have passed in a row.
#[test]
fn bidding_ends_when_all_others_pass_after_a_bid() {
    let game = table(4).hand(ANNA, "ruby-1");
    let answers = [(BERT, "bid 1"), (CLEO, "bid 2"), (DORA, "pass")];
    let mut t = auction(game, "offer ruby-1", &answers);
    assert_eq!(t.asked(), Some(BERT));
    t.play(BERT, "pass");
    assert_eq!(t.asked(), Some(ANNA));
    assert!(t.may(ANNA, "accept"));
}

/// SA-A4 Without a bid, it ends when all have passed.
#[test]
fn bidding_ends_when_all_pass() {
    let game = table(4).hand(ANNA, "ruby-1");
    let answers = [(BERT, "pass"), (CLEO, "pass"), (DORA, "pass")];
    let t = auction(game, "offer ruby-1", &answers);
    let unsold = Event::Unsold {
        seat: ANNA,
        card: card("ruby-1"),
    };
    assert!(t.heard(&unsold));
}

/// SA-A4 One who cannot pay more can only pass, and is not asked.
#[test]
fn one_who_cannot_pay_more_is_passed_over() {
    let game = table(4).hand(ANNA, "ruby-1").cash(CLEO, 6);
    let t = auction(game, "offer ruby-1", &[(BERT, "bid 6")]);
    assert_eq!(t.asked(), Some(DORA));
}

/// SA-A4 With no cash among them there is no bid.
#[test]
fn without_cash_there_is_no_bid() {
    let game = table(3).hand(ANNA, "ruby-1").cash(BERT, 0).cash(CLEO, 0);
    let t = auction(game, "offer ruby-1", &[]);
    let unsold = Phase::Unsold {
        auctioneer: ANNA,
        card: card("ruby-1"),
    };
    assert_eq!(t.game.phase_now(), unsold);
}

/// SA-A5 She accepts, or names a price above the bid, up to one above the richest other.
#[test]
fn a_price_is_above_the_bid_and_at_most_one_above_the_richest() {
    let game = table(3).hand(ANNA, "ruby-1").cash(CLEO, 22);
    let t = auction(game, "offer ruby-1", &[(BERT, "bid 20"), (CLEO, "pass")]);
    let expected = ["accept", "name-price 21", "name-price 22", "name-price 23"];
    assert_eq!(t.legal(ANNA), expected);
}

/// SA-A5 Each who can pay is asked, from her left, the highest bidder included.
#[test]
fn the_named_price_is_open_to_all_who_can_pay() {
    let game = table(4).hand(ANNA, "ruby-1").cash(CLEO, 8);
    let answers = [(BERT, "bid 5"), (CLEO, "pass"), (DORA, "pass")];
    let mut t = auction(game, "offer ruby-1", &answers);
    t.play(ANNA, "name-price 9");
    assert_eq!(t.asked(), Some(BERT));
    assert_eq!(t.legal(BERT)[..2], ["pass", "bid 9"]);
    t.play(BERT, "pass");
    assert_eq!(t.asked(), Some(DORA));
}

/// SA-A5 Once taken, bidding goes on from the left of the taker, and all may come back.
#[test]
fn bidding_goes_on_once_the_named_price_is_taken() {
    let game = table(4).hand(ANNA, "ruby-1");
    let answers = [(BERT, "bid 5"), (CLEO, "pass"), (DORA, "pass")];
    let mut t = auction(game, "offer ruby-1", &answers);
    t.play(ANNA, "name-price 9");
    t.play(BERT, "pass");
    t.play(CLEO, "bid 10");
    assert_eq!(t.asked(), Some(DORA));
    t.play(DORA, "pass");
    assert_eq!(t.legal(BERT)[..2], ["pass", "bid 11"]);
}

/// SA-A5 Only once per auction: the sale is then bound to happen.
#[test]
fn after_a_named_price_is_taken_the_sale_is_bound_to_happen() {
    let game = table(3).hand(ANNA, "ruby-1");
    let mut t = auction(game, "offer ruby-1", &[(BERT, "bid 5"), (CLEO, "pass")]);
    t.play(ANNA, "name-price 9");
    t.play(BERT, "bid 9");
    t.play(CLEO, "pass");
    assert_eq!(t.asked(), Some(BERT));
    assert_eq!(t.cash(), [29, 11, 20]);
}

/// SA-A6 If nobody takes the price, the bid before it lapses and the card is put down
/// on the place she likes.
#[test]
fn a_card_whose_price_nobody_takes_is_put_down_unpaid() {
    let game = table(3).hand(ANNA, "ruby-1");
    let mut t = auction(game, "offer ruby-1", &[(BERT, "bid 5"), (CLEO, "pass")]);
    t.play(ANNA, "name-price 9");
    t.play(BERT, "pass");
    t.play(CLEO, "pass");
    assert_eq!(t.legal(ANNA).len(), 15);
    t.play(ANNA, "place ruby-1 h1");
    assert_eq!(t.cash(), [20; 3]);
    assert_eq!(t.game.necklace().filled(), places([(0, 0)]));
}

/// SA-A6 A price nobody can pay is refused at once.
#[test]
fn a_price_nobody_can_pay_leaves_the_card_unsold() {
    let game = table(3).hand(ANNA, "ruby-1");
    let mut t = auction(game, "offer ruby-1", &[(BERT, "bid 5"), (CLEO, "pass")]);
    t.play(ANNA, "name-price 21");
    assert_eq!(t.asked(), Some(ANNA));
    assert!(t.may(ANNA, "place ruby-1 h1"));
}

/// SA-A6 An unsold fake is put aside.
#[test]
fn an_unsold_fake_is_put_aside() {
    let game = table(3).laid("ruby-1@h1").hand(ANNA, "ruby-1");
    let t = auction(game, "offer ruby-1", &[(BERT, "pass"), (CLEO, "pass")]);
    assert_eq!(t.game.fakes_now(), cards("ruby-1"));
    assert!(t.may(ANNA, "draw"));
}

/// SA-A6 An unsold joker with no place goes back to her hand.
#[test]
fn an_unsold_joker_without_a_place_goes_back() {
    let game = table(3).hand(ANNA, "joker");
    let t = auction(game, "offer joker", &[(BERT, "pass"), (CLEO, "pass")]);
    assert_eq!(t.game.hand_of(ANNA), cards("joker"));
    assert!(t.heard(&Event::Returned {
        seat: ANNA,
        card: Card::JOKER
    }));
}

/// SA-A6 With the necklace full an unsold joker is a fake.
#[test]
fn an_unsold_joker_is_put_aside_once_the_necklace_is_full() {
    let game = table(3).laid(&laid_but(0)).hand(ANNA, "joker");
    let t = auction(game, "offer joker", &[(BERT, "pass"), (CLEO, "pass")]);
    assert_eq!(t.game.fakes_now(), cards("joker"));
}

/// SA-A7 The highest bidder pays the auctioneer and gets the card.
#[test]
fn the_highest_bidder_pays_the_auctioneer() {
    let game = table(3).hand(ANNA, "ruby-1");
    let mut t = auction(game, "offer ruby-1", &[(BERT, "bid 5"), (CLEO, "pass")]);
    t.play(ANNA, "accept");
    t.play(BERT, "keep");
    assert_eq!(t.cash(), [25, 15, 20]);
    assert_eq!(t.game.hand_of(BERT), cards("ruby-1"));
}

/// SA-A8 The buyer keeps the card or puts it down at once.
#[test]
fn the_buyer_keeps_the_card_or_puts_it_down() {
    let game = table(3).laid("ruby-3@h3").hand(ANNA, "ruby-1");
    let mut t = auction(game, "offer ruby-1", &[(BERT, "bid 5"), (CLEO, "pass")]);
    t.play(ANNA, "accept");
    assert_eq!(t.legal(BERT), ["keep", "place ruby-1 h1"]);
}

/// SA-A8 A card kept may be auctioned again.
#[test]
fn a_bought_card_may_be_auctioned_again() {
    let game = table(3).hand(ANNA, "ruby-1");
    let mut t = auction(game, "offer ruby-1", &[(BERT, "bid 5"), (CLEO, "pass")]);
    t.play(ANNA, "accept");
    t.play(BERT, "keep");
    t.play(ANNA, "end-turn");
    assert_eq!(t.legal(BERT), ["offer ruby-1"]);
}

/// SA-A8 A bought fake, or a joker with no place yet, can only be kept.
#[test]
fn a_bought_fake_or_waiting_joker_is_kept() {
    for (laid, offered) in [("ruby-1@h1", "ruby-1"), ("", "joker")] {
        let game = table(3).laid(laid).hand(ANNA, offered);
        let offer = format!("offer {offered}");
        let mut t = auction(game, &offer, &[(BERT, "bid 5"), (CLEO, "pass")]);
        t.play(ANNA, "accept");
        assert_eq!(t.game.hand_of(BERT), cards(offered));
        assert_eq!(t.asked(), Some(ANNA));
    }
}

/// SA-A9 After the auction she may draw for 2k, unseen by the others; then her turn ends.
#[test]
fn the_auctioneer_draws_for_2k_unseen() {
    let mut t = at(table(3)
        .hand(BERT, "ruby-1")
        .pile("pearl-1 pearl-2")
        .phase(Phase::Draw { auctioneer: ANNA }));
    t.play(ANNA, "draw");
    assert_eq!(t.game.cash_of(ANNA), 18);
    assert_eq!(t.game.hand_of(ANNA), cards("pearl-1"));
    let drew = |card| Event::Drew {
        seat: ANNA,
        card,
        paid: 2,
        left: 1,
    };
    assert!(t.said.events.contains(&drew(Face::Up(card("pearl-1")))));
    assert!(t.said.outside.contains(&drew(Face::Down)));
    assert_eq!(t.asked(), Some(BERT));
}

/// SA-A9 With money just earned too.
#[test]
fn the_draw_may_be_paid_from_the_sale() {
    let game = table(3).hand(ANNA, "ruby-1").cash(ANNA, 0);
    let mut t = auction(game, "offer ruby-1", &[(BERT, "bid 2"), (CLEO, "pass")]);
    t.play(ANNA, "accept");
    t.play(BERT, "keep");
    t.play(ANNA, "draw");
    assert_eq!(t.game.cash_of(ANNA), 0);
}

/// SA-A9 No credit.
#[test]
fn one_who_has_less_than_2k_does_not_draw() {
    let game = table(3)
        .hand(ANNA, "ruby-1")
        .hand(BERT, "pearl-1")
        .cash(ANNA, 0);
    let mut t = auction(game, "offer ruby-1", &[(BERT, "bid 1"), (CLEO, "pass")]);
    t.play(ANNA, "accept");
    t.play(BERT, "keep");
    assert_eq!(t.game.phase_now(), Phase::Offer { auctioneer: BERT });
}

/// SA-A10 The stage ends at once when the last card is drawn.
#[test]
fn the_stage_ends_when_the_last_card_is_drawn() {
    let mut t = at(table(3)
        .hand(BERT, "ruby-1")
        .pile("pearl-1")
        .phase(Phase::Draw { auctioneer: ANNA }));
    t.play(ANNA, "draw");
    assert_eq!(t.game.phase_now(), Phase::Rebuild { player: BERT });
}

/// SA-A11 After 2n turns without a draw the next auctioneer has to draw.
#[test]
fn after_two_rounds_without_a_draw_one_has_to_draw() {
    let mut t = at(table(3)
        .hand(BERT, "ruby-1 ruby-2")
        .hand(CLEO, "pearl-1")
        .turns_without_draw(5)
        .phase(Phase::Draw { auctioneer: ANNA }));
    t.play(ANNA, "end-turn");
    t.play(BERT, "offer ruby-1");
    t.play(CLEO, "bid 1");
    t.play(ANNA, "pass");
    t.play(BERT, "accept");
    t.play(CLEO, "keep");
    assert_eq!(t.game.hand_of(BERT).len(), 2);
    assert_eq!(t.game.cash_of(BERT), 20 + 1 - 2);
    assert!(t.heard(&Event::HasToDraw {
        seat: BERT,
        turns: 6
    }));
    assert_eq!(t.asked(), Some(CLEO));
}

/// SA-A11 Who draws of her own will is not said to be forced; rules 1 said it of nobody.
#[test]
fn only_a_forced_draw_is_told_as_forced() {
    let draws = |turns: u8, rules: u8, action: &str| {
        let mut t = at(table(3)
            .by_rules(rules)
            .turns_without_draw(turns)
            .phase(Phase::Draw { auctioneer: ANNA }));
        t.play(ANNA, action);
        let forced = |event: &&Event| matches!(event, Event::HasToDraw { .. });
        t.said.events.iter().filter(forced).count()
    };
    assert_eq!(draws(5, 2, "draw"), 0);
    assert_eq!(draws(5, 2, "end-turn"), 1);
    assert_eq!(draws(5, 1, "end-turn"), 0);
}

/// SA-A11 One turn earlier she still has the choice.
#[test]
fn one_turn_earlier_she_may_leave_the_pile_alone() {
    let mut t = at(table(3)
        .turns_without_draw(4)
        .phase(Phase::Draw { auctioneer: ANNA }));
    t.play(ANNA, "end-turn");
    assert_eq!(t.legal(BERT), ["draw", "end-turn"]);
}

/// SA-A11 Free if she has less; turns without an auction count.
#[test]
fn the_forced_draw_is_free_for_the_poor() {
    let mut t = at(table(3)
        .cash(BERT, 1)
        .cash(CLEO, 1)
        .turns_without_draw(4)
        .phase(Phase::Draw { auctioneer: ANNA }));
    t.play(ANNA, "end-turn");
    assert_eq!(t.game.hand_of(BERT).len(), 0);
    assert_eq!(t.game.hand_of(CLEO).len(), 1);
    assert_eq!(t.game.cash_of(CLEO), 1);
    assert_eq!(t.asked(), Some(ANNA));
}

/// SA-A12 In stage one cards in hand only wait: none can be put down from there.
#[test]
fn in_stage_one_no_card_goes_from_hand_to_necklace() {
    let game = table(3).laid("ruby-3@h3").hand(ANNA, "ruby-1 pearl-1");
    let mut t = at(game);
    let only_offers = |legal: Vec<String>| legal.iter().all(|text| text.starts_with("offer"));
    assert!(only_offers(t.legal(ANNA)));
    t.play(ANNA, "offer pearl-1");
    t.play(BERT, "bid 1");
    t.play(CLEO, "pass");
    t.play(ANNA, "accept");
    assert!(!t.may(BERT, "place ruby-1 h1"));
    t.play(BERT, "keep");
    assert_eq!(t.legal(ANNA), ["draw", "end-turn"]);
}
