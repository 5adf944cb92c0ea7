//! What changed from one view to the next. A house shows it to every viewer after every
//! decision; since most of a view stays as it is, the values are compared first and only those
//! that differ are written.

use serde::Serialize;

/// Takes down how an object changes. The values may be kept as long as those who look are shown
/// what they see, since others see the same.
pub trait Compare<'a> {
    /// All of it, by what is written: this alone or members, never both.
    fn whole<T: Serialize>(&mut self, before: &'a T, now: &'a T);

    /// A member, whatever it is.
    fn member<T: Serialize + PartialEq + 'static>(
        &mut self,
        name: &'static str,
        before: &'a T,
        now: &'a T,
    );

    /// A member that is a struct, which is compared in turn.
    fn inside(&mut self, name: &'static str, compare: impl FnOnce(&mut Self));

    /// A member that is written as a list.
    fn list<T: Serialize + PartialEq + 'static>(
        &mut self,
        name: &'static str,
        before: &'a [T],
        now: &'a [T],
    );

    /// A member that is written as an object of numbers from zero on.
    fn numbered<T: Serialize + PartialEq + 'static>(
        &mut self,
        name: &'static str,
        before: &'a [T],
        now: &'a [T],
    );
}

/// Compares two structs by members. All have to be named, so that none can be forgotten; those
/// after `but` are left to the caller.
///
/// ```
/// # use tabletop::{Compare, compare};
/// struct View { deck: u8, market: Vec<u8> }
/// fn views<'a>(before: &'a View, now: &'a View, to: &mut impl Compare<'a>) {
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
