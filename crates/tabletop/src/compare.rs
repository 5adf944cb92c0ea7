//! What changed from one view to the next. A house shows it to every viewer after every
//! decision; since most of a view stays as it is, the values are compared first and only those
//! that differ are written.

use serde::Serialize;

/// Takes down how an object changes.
pub trait Compare {
    /// All of it, by what is written: this alone or members, never both.
    fn whole(&mut self, before: &impl Serialize, now: &impl Serialize);

    /// A member, whatever it is.
    fn member<T: Serialize + PartialEq>(&mut self, name: &str, before: &T, now: &T);

    /// A member that is a struct, which is compared in turn.
    fn inside(&mut self, name: &str, compare: impl FnOnce(&mut Self));

    /// A member that is written as a list.
    fn list<T: Serialize + PartialEq>(&mut self, name: &str, before: &[T], now: &[T]);

    /// A member that is written as an object of numbers from zero on.
    fn numbered<T: Serialize + PartialEq>(&mut self, name: &str, before: &[T], now: &[T]);
}

/// Compares two structs by members. All have to be named, so that none can be forgotten; those
/// after `but` are left to the caller.
///
/// ```
/// # use tabletop::{Compare, compare};
/// struct View { deck: u8, market: Vec<u8> }
/// fn views(before: &View, now: &View, to: &mut impl Compare) {
///     compare!(before, now, to, View { deck } but { market });
///     to.list("market", &before.market, &now.market);
/// }
/// ```
#[macro_export]
macro_rules! compare {
    (
        $before:expr, $now:expr, $to:expr,
        $view:ident { $($member:ident),* $(,)? } $(but { $($other:ident),* })?
    ) => {
        let $view { $($member,)* $($($other: _,)*)? } = $now;
        $($to.member(stringify!($member), &$before.$member, $member);)*
    };
}
