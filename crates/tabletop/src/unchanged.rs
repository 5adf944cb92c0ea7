//! Which members of a view are as they were.

/// Members of a struct, by name, in its order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unchanged {
    all: &'static [&'static str],
    these: u64,
}

impl Unchanged {
    /// Of `all` members, at most 64, those whose bit is set.
    pub fn new(all: &'static [&'static str], these: u64) -> Self {
        Unchanged { all, these }
    }

    /// Their names.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let is_in = move |at: &usize| self.these >> at & 1 == 1;
        (0..self.all.len()).filter(is_in).map(|at| self.all[at])
    }

    /// Whether nothing changed.
    pub fn is_everything(self) -> bool {
        !self.all.is_empty() && self.these.count_ones() as usize == self.all.len()
    }
}

/// Compares two structs of one type member by member. All members have to be named, in the
/// order in which they are written.
///
/// ```
/// struct View { deck: u8, market: Vec<u8> }
/// let before = View { deck: 5, market: vec![1] };
/// let now = View { deck: 4, market: vec![1] };
/// let same = tabletop::unchanged!(&before, &now, View { deck, market });
/// assert_eq!(same.names().collect::<Vec<_>>(), ["market"]);
/// assert!(!same.is_everything());
/// ```
#[macro_export]
macro_rules! unchanged {
    ($before:expr, $now:expr, $view:ident { $($member:ident),* $(,)? }) => {{
        let $view { $($member),* } = $now;
        let mut these = 0;
        let mut bit = 1;
        $(
            if *$member == $before.$member {
                these |= bit;
            }
            bit <<= 1;
        )*
        let _ = bit;
        $crate::Unchanged::new(&[$(stringify!($member)),*], these)
    }};
}
