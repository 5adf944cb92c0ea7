//! The house: guests, tables, sockets. Holds no rules.
//!
//! | file | idea |
//! |---|---|
//! | `settings.rs` | what can be set, with good defaults |
//! | `house.rs` | everything the handlers share |
//! | `live.rs` | the tables in memory: loaded when asked for, dropped when idle |
//! | `waking.rs` | unfinished games when the house opens |
//! | `laying.rs` | a new table |
//! | `rematch.rs` | once more with the same people |
//! | `table.rs`, `table/` | one table: an actor that owns it |
//! | `door.rs` | connections, and how long one may stand in the door |
//! | `socket.rs` | one socket: frames in, answers, limits |
//! | `line.rs` | what a table sends to a socket |
//! | `routes.rs` | requests |
//! | `replays.rs` | finished games, by table or from a record somebody brings |
//! | `tokens.rs` | the rights of one seat, for programs |
//! | `refusal.rs` | refusals as answers to requests |
//! | `guests.rs`, `names.rs` | guests by signed cookie, and what they are called |
//! | `accounts.rs`, `passwords.rs` | a guest claims a name, signs in, leaves for good |
//! | `export.rs` | everything kept about somebody, as one file |
//! | `halls.rs` | requests about tables beyond the game |
//! | `operators.rs` | reports and what is done about them |
//! | `keeping.rs` | the house's time, clocks that are up, what is stale |
//! | `nodes.rs` | several nodes, one house |
//! | `mail.rs` | letters for slow games |
//! | `guard.rs` | same origin, security headers |
//! | `limits.rs` | how much is too much |
//! | `metrics.rs` | what the house counts, for Prometheus |
//! | `openapi.rs` | what can be asked, described for programs |
//! | `page.rs` | the built page, from inside the binary |
//! | `random.rs` | the system's randomness |

mod accounts;
mod door;
mod export;
mod guard;
mod guests;
mod halls;
mod house;
mod keeping;
mod laying;
mod limits;
mod line;
mod live;
mod mail;
mod metrics;
mod names;
mod nodes;
mod openapi;
mod operators;
mod page;
mod passwords;
mod random;
mod refusal;
mod rematch;
mod replays;
mod routes;
mod settings;
mod socket;
mod table;
mod tokens;
mod waking;

pub use door::serve;
pub use house::House;
pub use routes::app;
pub use settings::{MailSettings, Settings};
pub use waking::Woken;
