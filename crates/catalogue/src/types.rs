//! Which games can be written in TypeScript: all of them, when that is asked for.

use tabletop::Game;

/// A game whose words can be written in TypeScript. Without the feature `types` nobody
/// asks, and every game will do.
pub trait Typed {
    /// What crosses the wire, for the page.
    #[cfg(feature = "types")]
    fn typescript() -> String;
}

#[cfg(not(feature = "types"))]
impl<G: Game> Typed for G {}

#[cfg(feature = "types")]
impl<G: Game> Typed for G
where
    G::Options: ts_rs::TS,
    G::Action: ts_rs::TS,
    G::Event: ts_rs::TS,
    G::View: ts_rs::TS,
{
    fn typescript() -> String {
        tabletop::types::typescript_of::<G>()
    }
}
