//! QN-V1..V4, QN-V13 A sale: sealed displays, revealed together.

use crate::display::Display;
use crate::event::SaleHeld;
use crate::laid::{InRows, Laid};
use crate::phase::{Change, Phase, Then};
use crate::pieces::Card;
use crate::score::Outcome;
use crate::{Action, Event, QueensNecklace};
use tabletop::{Dealer, Game, Seat};

impl QueensNecklace {
    /// QN-V1 All who could have a gem choose in secret.
    pub(crate) fn begin_sale(&mut self, then: Then, dealer: &mut impl Dealer<Event>) {
        dealer.announce(|| Event::SaleBegan {
            sale: self.sales + 1,
        });
        let asked = self.who_could_hold_a_gem();
        self.displays = [Display::default(); 4];
        for seat in asked.iter() {
            self.displays[seat.index()] = Display::begin(self.hand(seat));
        }
        if asked.is_empty() {
            self.show_displays(then, dealer);
        } else {
            self.phase = Phase::Sale {
                asked,
                owed: asked,
                then,
            };
        }
    }

    pub(crate) fn play_display(
        &mut self,
        seat: Seat,
        action: Action,
        dealer: &mut impl Dealer<Event>,
    ) {
        let Phase::Sale { asked, owed, then } = self.phase else {
            unreachable!("displays are chosen only in this phase")
        };
        if !matches!(action, Action::Seal {}) {
            let hand = self.hand(seat);
            return self.displays[seat.index()].choose(action, hand);
        }
        dealer.announce(|| Event::DisplaySealed { seat });
        let owed = owed.without(seat);
        if owed.is_empty() {
            self.show_displays(then, dealer);
        } else {
            self.phase = Phase::Sale { asked, owed, then };
        }
    }

    /// QN-V13 What is shown is out of the game from here on, the Necklace with its jewel;
    /// the displays themselves still lie on the table.
    fn show_displays(&mut self, then: Then, dealer: &mut impl Dealer<Event>) {
        for seat in Seat::all(self.seats) {
            let shown = self.displays[seat.index()].cards();
            self.discard_all(seat, shown);
        }
        dealer.reveal(|| Event::DisplaysShown {
            displays: self.shown(),
            laid: self.in_rows(),
        });
        self.ask_for_alchemist(then, dealer);
    }

    /// All displays as they lie open.
    pub(crate) fn shown(&self) -> Vec<crate::event::Shown> {
        Seat::all(self.seats)
            .map(|seat| self.displays[seat.index()].shown(seat))
            .collect()
    }

    /// QN-V14 The same, in the order in which the rows are opened.
    fn in_rows(&self) -> InRows {
        let all = Seat::all(self.seats);
        InRows(
            all.map(|seat| Laid::of(seat, &self.displays[seat.index()], self.fashion))
                .collect(),
        )
    }

    /// QN-V5..V13, QN-E1 The sale is held; the third ends the game at once.
    pub(crate) fn hold_sale(
        &mut self,
        change: Option<Change>,
        then: Then,
        dealer: &mut impl Dealer<Event>,
    ) {
        if let Some(Change { seat, card, into }) = change {
            self.discard(seat, Card::Alchemist);
            self.displays[seat.index()].transmute(card, into);
            dealer.reveal(|| Event::AlchemistPlayed {
                seat,
                card,
                into: card.turned_into(into),
            });
        }
        let outcome = Outcome::of(&self.displays[..self.seats as usize], self.fashion);
        for (score, earned) in self.scores.iter_mut().zip(outcome.earned) {
            *score += earned;
        }
        self.sales += 1;
        dealer.reveal(|| self.held(&outcome, change));
        if self.sales == 3 {
            self.phase = Phase::Over;
            return dealer.reveal(|| Event::GameEnded {
                standings: self.standings(),
            });
        }
        self.resume(then, dealer);
    }

    fn held(&self, outcome: &Outcome, change: Option<Change>) -> Event {
        Event::SaleHeld(Box::new(SaleHeld {
            sale: self.sales,
            fashion: self.fashion,
            displays: self.shown(),
            transmuted: change.map(|Change { seat, card, into }| crate::event::Transmuted {
                seat,
                card,
                into: card.turned_into(into),
            }),
            prices: outcome.prices(self.fashion),
            sold: outcome.sold(self.fashion),
            tributes: outcome.tributes(),
            scores: self.scores[..self.seats as usize].to_vec(),
        }))
    }
}
