//! Standing orders: how a seat bids while its player is away, and whether she wants to be asked for
//! her reactions at all. Only bids are answered by an order, at once. A reaction that could be
//! declined at once by whoever holds nothing would tell who holds something: it ends for everybody
//! at the same moment (`reactions.rs`).

use crate::saved::SavedOrder;
use catalogue::{ErasedReaction, Steps};
use protocol::{Order, SetOrder};
use std::collections::BTreeMap;
use tabletop::Seat;

/// The orders of a table, by seat and reaction.
#[derive(Clone, Default)]
pub struct Orders(BTreeMap<(Seat, String), Order>);

impl FromIterator<SavedOrder> for Orders {
    fn from_iter<T: IntoIterator<Item = SavedOrder>>(saved: T) -> Self {
        let read = |saved: SavedOrder| {
            let order = serde_json::from_str(&saved.order).ok()?;
            Some(((saved.seat, saved.reaction), order))
        };
        Orders(saved.into_iter().filter_map(read).collect())
    }
}

impl Orders {
    pub fn set(&mut self, seat: Seat, wish: SetOrder) {
        self.0.insert((seat, wish.reaction), wish.order);
    }

    /// The orders of one seat, whichever device they were given from.
    pub fn of(&self, seat: Seat) -> Vec<SetOrder> {
        let hers = self.0.iter().filter(|((of, _), _)| *of == seat);
        let order = |((_, reaction), order): (&(Seat, String), &Order)| SetOrder {
            reaction: reaction.clone(),
            order: *order,
        };
        hers.map(order).collect()
    }

    /// What the order of this seat answers in an auction, if it does.
    pub fn answer(&self, seat: Seat, reaction: ErasedReaction) -> Option<Steps> {
        let (lowest, bid) = reaction.lowest?;
        match self.0.get(&(seat, reaction.name.to_owned()))? {
            Order::Never {} => Some(reaction.decline),
            Order::UpTo { price } if lowest <= *price => Some(bid),
            Order::UpTo { .. } => Some(reaction.decline),
            Order::Ask {} | Order::Mine {} => None,
        }
    }

    /// Whether somebody bids up to a price.
    pub fn has_bids(&self) -> bool {
        self.0.values().any(is_bid)
    }

    /// Takes away the orders to bid up to a price: they hold for one auction.
    pub fn forget_bids(&mut self) -> Vec<(Seat, String)> {
        let over = self.0.extract_if(.., |_, order| is_bid(order));
        over.map(|(key, _)| key).collect()
    }
}

fn is_bid(order: &Order) -> bool {
    matches!(order, Order::UpTo { .. })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bid_order_holds_for_one_auction() {
        let order = |seat, reaction: &str, order: &str| SavedOrder {
            seat: Seat(seat),
            reaction: reaction.into(),
            order: order.into(),
        };
        let mut orders: Orders = [
            order(0, "auction", r#"{"type":"up_to","price":7}"#),
            order(1, "queen", r#"{"type":"never"}"#),
            order(1, "cardinal", "no order at all"),
        ]
        .into_iter()
        .collect();
        assert!(orders.has_bids());
        assert_eq!(
            orders.of(Seat(1)).len(),
            1,
            "what makes no sense is left out"
        );
        assert_eq!(orders.forget_bids(), [(Seat(0), "auction".to_owned())]);
        assert!(!orders.has_bids());
        assert_eq!(orders.of(Seat(1)).len(), 1);
    }
}
