//! Seats played for somebody: out of time, resigned, taken back; and standing orders, which
//! answer at slow tables.

use super::Actor;
use super::playing::Outcome;
use protocol::{Order, Pace, Reason, SetOrder, TableInfo};
use serde_json::Value;
use store::halls::Hall;
use store::{Sitter, Stage, Write};
use tabletop::{Seat, Viewer};

/// Answers that orders give in one go; no game asks for as many.
const MOST_ANSWERS: usize = 64;

impl Actor {
    /// Whether a person plays here for herself.
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        let place = &self.kept.places[seat.index()];
        matches!(place.sitter, Some(Sitter::Guest(_))) && place.stand_in.is_none()
    }

    /// The bot that decides here, if one does.
    pub(super) fn bot_at(&self, seat: Seat) -> Option<&str> {
        let place = &self.kept.places[seat.index()];
        match &place.sitter {
            Some(Sitter::Bot(bot)) => Some(bot),
            _ => place.stand_in.as_deref(),
        }
    }

    fn stand_in(&self) -> Option<String> {
        let usual = || crate::laying::usual_bot(self.game).map(str::to_owned);
        self.ways.stand_in.clone().or_else(usual)
    }

    pub(super) async fn keep_hall(&mut self, write: Hall) -> Result<(), Reason> {
        let table = self.kept.id.clone();
        let version = self.kept.version;
        let write = Write::Hall {
            table,
            version,
            write,
        };
        self.keep(write).await
    }

    /// Seats a bot for this person, or takes it away.
    async fn replace(
        &mut self,
        seat: Seat,
        bot: Option<String>,
        resigned: bool,
    ) -> Result<(), Reason> {
        let before = self.kept.places[seat.index()].clone();
        let place = &mut self.kept.places[seat.index()];
        place.stand_in = bot.clone();
        place.resigned = resigned;
        let clocks_before = self.clocks.clone();
        if bot.is_none() {
            self.refill(seat);
        }
        self.mind_window();
        let (clocks, tick) = self.next_tick();
        let write = Hall::StandIn {
            seat,
            bot,
            resigned,
            tick: tick.clone(),
        };
        if let Err(reason) = self.keep_hall(write).await {
            if !self.raced {
                self.kept.places[seat.index()] = before;
                self.clocks = clocks_before;
            }
            return Err(reason);
        }
        self.clocks = clocks;
        self.ticked(tick);
        self.thinking.remove(&seat);
        self.question = None;
        self.show_table();
        self.show_question();
        self.wake_bots();
        Ok(())
    }

    /// Whoever is out of time is played for.
    pub(super) async fn mind_clocks(&mut self) {
        for seat in self.out_of_time() {
            let Some(bot) = self.stand_in() else { return };
            tracing::info!(table = self.kept.id, %seat, "out of time");
            if self.replace(seat, Some(bot), false).await.is_err() {
                return;
            }
        }
    }

    fn in_play(&self, guest: &str) -> Result<Seat, Reason> {
        let seat = self.seat_of(guest).ok_or(Reason::NotSeated {})?;
        match self.kept.stage {
            Stage::Lobby => Err(Reason::NotStarted {}),
            Stage::Playing => Ok(seat),
            Stage::Over => Err(Reason::GameOver {}),
        }
    }

    /// Gives the seat up: a bot plays on, so that the others can finish.
    pub(super) async fn resign(&mut self, guest: &str) -> Result<TableInfo, Reason> {
        let seat = self.in_play(guest)?;
        let bot = self.stand_in().ok_or(Reason::NoSuchBot {})?;
        self.replace(seat, Some(bot), true).await?;
        Ok(self.info(Some(guest)))
    }

    /// Takes the seat back from the bot.
    pub(super) async fn come_back(&mut self, guest: &str) -> Result<TableInfo, Reason> {
        let seat = self.in_play(guest)?;
        let place = &self.kept.places[seat.index()];
        if place.resigned {
            return Err(Reason::Resigned {});
        }
        if place.stand_in.is_some() {
            self.replace(seat, None, false).await?;
            self.obey().await;
        }
        Ok(self.info(Some(guest)))
    }

    pub(super) async fn set_order(&mut self, guest: &str, wish: SetOrder) -> Result<(), Reason> {
        // An order belongs to whoever plays there, so not before it is settled who that is.
        let seat = self.in_play(guest)?;
        let known = wish.reaction.len() <= 32 && !wish.reaction.is_empty();
        if !known {
            return Err(Reason::TooLong { most: 32 });
        }
        let write = Hall::Order {
            seat,
            reaction: wish.reaction.clone(),
            choice: serde_json::to_string(&wish.order).ok(),
        };
        self.keep_hall(write).await?;
        self.orders.insert((seat, wish.reaction), wish.order);
        self.obey().await;
        Ok(())
    }

    /// The standing orders this guest gave, whichever device she gave them from.
    pub(super) fn orders_of(&self, guest: &str) -> Vec<SetOrder> {
        let Some(seat) = self.seat_of(guest) else {
            return Vec::new();
        };
        let hers = self.orders.iter().filter(|((of, _), _)| *of == seat);
        let order = |((_, reaction), order): (&(Seat, String), &Order)| SetOrder {
            reaction: reaction.clone(),
            order: *order,
        };
        hers.map(order).collect()
    }

    /// At slow tables standing orders answer at once, so that nobody waits days for a no.
    pub(super) async fn obey(&mut self) {
        if !matches!(self.ways.pace, Pace::Slow { .. }) {
            return;
        }
        for _ in 0..MOST_ANSWERS {
            self.forget_auctions().await;
            let Some((seat, ply, action)) = self.ordered() else {
                return;
            };
            match self.decide(seat, ply, &[action], None).await {
                Outcome::Done | Outcome::Again => {}
                Outcome::Refused(reason) => {
                    tracing::warn!(table = self.kept.id, %seat, "an order was refused: {reason}");
                    return;
                }
            }
        }
    }

    /// The next answer that an order gives.
    fn ordered(&self) -> Option<(Seat, u32, Value)> {
        let play = self.play.as_ref()?;
        self.people_owing().into_iter().find_map(|seat| {
            let brief = play.briefing(Viewer::at(seat));
            let question = brief.question()?;
            let order = self.orders.get(&(seat, question.name.clone()));
            let action = match order.copied() {
                Some(Order::Never {}) => question.decline,
                Some(Order::Ask {}) => return None,
                Some(Order::UpTo { price }) => {
                    let lowest = question.bids.into_iter().next();
                    let fits = lowest.filter(|(lowest, _)| *lowest <= u64::from(price));
                    fits.map_or(question.decline, |(_, bid)| bid)
                }
                Some(Order::Mine {}) | None if question.is_formal => question.decline,
                Some(Order::Mine {}) | None => return None,
            };
            Some((seat, brief.ply, action))
        })
    }

    /// "Bid up to" holds for one auction: once something else is asked, it is over.
    async fn forget_auctions(&mut self) {
        let Some(play) = &self.play else { return };
        let in_auction = play.owed().iter().any(|seat| {
            let question = play.briefing(Viewer::at(seat)).question();
            question.is_some_and(|question| !question.bids.is_empty())
        });
        if in_auction {
            return;
        }
        let bids = |order: &Order| matches!(order, Order::UpTo { .. });
        let over: Vec<(Seat, String)> = self
            .orders
            .iter()
            .filter(|(_, order)| bids(order))
            .map(|(key, _)| key.clone())
            .collect();
        for (seat, reaction) in over {
            let write = Hall::Order {
                seat,
                reaction: reaction.clone(),
                choice: None,
            };
            if self.keep_hall(write).await.is_ok() {
                self.orders.remove(&(seat, reaction));
            }
        }
    }
}
