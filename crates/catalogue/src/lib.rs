//! The only list of games, and the only place where a game is chosen at run time.
//!
//! Everything generic stays generic below; here each game becomes an [`ErasedGame`], a
//! match a [`ErasedMatch`], and what crosses them is JSON.
//!
//! | file | idea |
//! |---|---|
//! | `erased_game.rs` | a game, whichever it is |
//! | `erased_match.rs` | a match of it |
//! | `worked.rs` | its worked examples, as JSON |
//! | `typed_game.rs` | an erased game for every `Game` |
//! | `typed_match.rs` | an erased match for every `Match` |
//! | `reading.rs` | actions, options and records from outside |
//! | `written.rs` | actions and events as JSON text |
//! | `changes.rs` | how a view became another one, as JSON text |
//! | `luck.rs` | where a table's luck comes from |
//! | `moments.rs` | a finished match, moment by moment |
//! | `players.rs` | computer players by name |
//! | `previews.rs` | what a player would see after steps of her own |
//! | `threads.rs` | a desk for computer players with threads |
//! | `types.rs` | which games can be written in TypeScript |
//! | `trouble.rs` | what can be wrong, and what would be right |
#![warn(missing_docs)]

mod changes;
mod erased_game;
mod erased_match;
mod luck;
mod moments;
mod players;
mod previews;
mod reading;
mod threads;
mod trouble;
mod typed_game;
mod typed_match;
mod types;
mod worked;
mod written;

pub use bots::{Desk, OneByOne};
pub use erased_game::{ErasedGame, Kinds};
pub use erased_match::{
    Clock, ErasedBrief, ErasedMatch, ErasedOffer, ErasedReaction, HeardSince, Other, Player,
    Question, SeenView, Sight, Steps, Thinking, Thought, VisibleAct,
};
pub use luck::Luck;
pub use moments::{ErasedMoment, Moments};
pub use players::{Level, Players, Strength, TurnPlayer};
pub use previews::Preview;
pub use threads::Threads;
pub use trouble::Trouble;
pub use typed_game::TypedGame;

#[cfg(feature = "fixtures")]
use bots::Uniform;
#[cfg(feature = "fixtures")]
use fixtures::{Kuhn, SealedBid};
use queens_necklace::QueensNecklace;
use queens_necklace_player::{Jeweller, Sales};
use saba::Saba;
use saba_player::{Merchant, Trade, Trader};
use tabletop::Game;
#[cfg(feature = "fixtures")]
use typed_game::fixture;
use typed_game::texts;
use versailles::Versailles;
use versailles_player::{Planner, Works};

/// How strong the levels of a game are that has no knowledge of its own.
#[cfg(feature = "fixtures")]
const UNKNOWING: [Strength; 4] = [
    Strength::Search(60),
    Strength::Search(250),
    Strength::Search(1000),
    Strength::Search(4000),
];

/// Positions with which a planner looks at its present turn alone.
const ONE_TURN: u32 = 1;

/// Something done with a game whose type is known.
pub trait GameVisitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Game>(self, players: &Players<G>) -> Self::Out;
}

/// The list of games: as objects, and as types for those who need them.
macro_rules! games {
    ($($(#[$only:meta])* $name:ident: $game:ty = $entry:expr;)*) => {
        $($(#[$only])* static $name: TypedGame<$game> = $entry;)*

        /// Every game there is.
        pub static GAMES: &[&dyn ErasedGame] = &[$($(#[$only])* &$name),*];

        /// Lets a visitor meet the game with this id.
        pub fn visit<V: GameVisitor>(id: &str, visitor: V) -> Result<V::Out, Trouble> {
            $($(#[$only])* if <$game>::ID == id {
                return Ok(visitor.visit($name.players()));
            })*
            Err(unknown(id))
        }
    };
}

games! {
    QUEENS_NECKLACE: QueensNecklace = TypedGame::new(
        texts!("games/queens-necklace"),
        queens_necklace::examples::EXAMPLES,
        Players::knowing::<Jeweller>([
            Strength::Whims(1.2),
            Strength::Greedy,
            Strength::Search(300),
            Strength::Search(12_000),
        ])
        .searching(|games, seed| queens_necklace_player::search(Jeweller::better(), games, seed))
        .learning(
            &Sales,
            |games, seed| queens_necklace_player::search(Jeweller::learned(), games, seed),
            |games, seed| queens_necklace_player::search(Jeweller::by_hand(), games, seed),
        ),
    );
    SABA: Saba = TypedGame::new(
        texts!("games/saba"),
        saba::examples::EXAMPLES,
        Players::knowing::<Merchant>([
            Strength::Whims(3.0),
            Strength::Greedy,
            Strength::Search(300),
            Strength::Search(3000),
        ])
        .searching(|iterations, seed| Box::new(Trader::new(Merchant::default(), iterations, seed)))
        .learning(
            &Trade,
            |iterations, seed| Box::new(Trader::new(Merchant::learned(), iterations, seed)),
            |iterations, seed| Box::new(Trader::new(Merchant::by_hand(), iterations, seed)),
        ),
    );
    VERSAILLES: Versailles = TypedGame::new(
        texts!("games/versailles"),
        versailles::examples::EXAMPLES,
        Players::of(
            |_, _| Box::new(Planner::learned(ONE_TURN)),
            |positions, _| Box::new(Planner::learned(positions)),
            [
                Strength::Search(20),
                Strength::Search(100),
                Strength::Search(2000),
                Strength::Search(40_000),
            ],
        )
        .learning(
            &Works,
            |positions, _| Box::new(Planner::learned(positions)),
            |positions, _| Box::new(Planner::by_hand(positions)),
        ),
    );
    #[cfg(feature = "fixtures")]
    KUHN: Kuhn = TypedGame::new(fixture!("kuhn"), &[], Players::knowing::<Uniform>(UNKNOWING));
    #[cfg(feature = "fixtures")]
    SEALED_BID: SealedBid =
        TypedGame::new(fixture!("sealed-bid"), &[], Players::knowing::<Uniform>(UNKNOWING));
}

fn unknown(id: &str) -> Trouble {
    Trouble::UnknownGame {
        game: id.to_owned(),
        known: GAMES.iter().map(|entry| entry.id()).collect(),
    }
}

/// The game with this id.
pub fn game(id: &str) -> Result<&'static dyn ErasedGame, Trouble> {
    GAMES
        .iter()
        .copied()
        .find(|entry| entry.id() == id)
        .ok_or_else(|| unknown(id))
}

/// The game that a record, in binary or JSON, is of.
pub fn game_of(record: &[u8]) -> Result<&'static dyn ErasedGame, Trouble> {
    game(&reading::game_of(record)?)
}
