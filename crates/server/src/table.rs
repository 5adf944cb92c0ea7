//! One table: an actor that owns it, from the first guest to the last card.
//!
//! Whatever concerns a table goes through its mailbox, one thing after the other; so
//! there are no locks, and nobody sees a decision before it is on the disk.

mod answered;
mod ask;
mod clocks;
mod consent;
mod elsewhere;
mod following;
mod hinting;
mod info;
mod lagging;
mod loading;
mod pausing;
mod playing;
mod seating;
mod showing;
mod standing;
mod talking;
mod thinking;
mod together;
mod windows;

pub use ask::{Ask, Mail, Mailbox, Reply};
pub use info::{from_kept, may_be_watched, seat_of, waits_for};
pub use loading::replayed;
pub use seating::luck_checked;
pub use together::Submission;

use crate::House;
use crate::line::Line;
use crate::live::Listed;
use catalogue::{Entry, Seen, Table};
use protocol::{Order, Ways, close};
use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};
use tabletop::luck::Secret;
use tabletop::{Asked, Seat, SeatSet, Viewer};
use tokio::time::{self, sleep_until};

/// A socket at the table.
struct Socket {
    number: u64,
    guest: String,
    /// How often she had signed out everywhere when it was opened.
    epoch: i64,
    /// Guests whose words she does not want.
    blocked: Vec<String>,
    line: Line,
}

/// What everybody who looks with the same eyes was last shown.
struct Shown {
    ply: u32,
    asked: Asked,
    view: Seen,
    can_take_back: bool,
    heard: u32,
    seq: u32,
}

/// The question on the table, as everybody may know it.
struct Question {
    asked: Asked,
    /// Who had not answered when this was last looked at: for the house alone.
    owed: SeatSet,
    /// What the clocks showed when it was put, and when that was.
    left: Vec<i64>,
    since: i64,
    in_window: bool,
}

struct Actor {
    house: House,
    mailbox: Mailbox,
    /// As it is kept.
    kept: store::Table,
    /// Guests at the table, by id.
    names: HashMap<String, String>,
    game: &'static dyn Entry,
    /// None before the game begins.
    play: Option<Box<dyn Table>>,
    /// Submissions that are on the disk.
    done: answered::Answered,
    sockets: Vec<Socket>,
    shown: HashMap<Viewer, Shown>,
    /// Bots that are thinking.
    thinking: BTreeMap<Seat, u64>,
    /// Bots in the middle of a sealed answer.
    mid_answer: HashMap<Seat, thinking::MidAnswer>,
    /// What the present turn of each bot has taken.
    turn_times: HashMap<Seat, thinking::TurnTime>,
    /// When each seat last asked for a hint.
    hinted: HashMap<Seat, Instant>,
    /// How the table is run.
    ways: Ways,
    clocks: clocks::Clocks,
    /// How far what is kept of that lags behind.
    lag: lagging::Lag,
    question: Option<Question>,
    /// The reaction that is open.
    window: Option<windows::Window>,
    orders: BTreeMap<(Seat, String), Order>,
    /// What was said last.
    talk: Vec<store::halls::Said>,
    /// Somebody asks to go back.
    request: Option<consent::Request>,
    /// What the luck comes from, to replay what other nodes wrote. For nothing else.
    secret: Option<Secret>,
    /// Whether this node plays the bots: it wrote last, or nobody has for a while.
    mine: bool,
    /// When something was last written, as far as this node knows.
    quiet_since: Instant,
    /// When to look again whether the store is back.
    paused: Option<Instant>,
    /// Whether the last write found that somebody else had written first.
    raced: bool,
    elsewhere: elsewhere::Elsewhere,
    /// The table leaves memory.
    gone: bool,
}

/// Does it again when another node wrote first: what is kept was read again meanwhile.
macro_rules! again {
    ($actor:expr, $done:expr) => {{
        let mut left = 5;
        loop {
            $actor.raced = false;
            let done = $done;
            if done.is_ok() || !$actor.raced || left == 0 {
                break done;
            }
            left -= 1;
        }
    }};
}

/// The life of an actor. `listed` keeps it on the list of live tables.
pub async fn run(house: House, id: String, mailbox: Mailbox, mut asks: Mail, listed: Listed) {
    match Actor::load(house, &id, mailbox).await {
        Ok(mut actor) => actor.live(&mut asks).await,
        Err(reason) => {
            asks.close();
            while let Some(ask) = asks.recv().await {
                ask::refuse(*ask, &reason);
            }
        }
    }
    drop(listed);
}

impl Actor {
    async fn live(&mut self, asks: &mut Mail) {
        Box::pin(self.go_on()).await;
        let house = self.house.clone();
        let closed = house.closed();
        tokio::pin!(closed);
        // To set an alarm earlier than any other costs a call to the system, and most of what is
        // due is put off again and again: what goes off too early is set anew then.
        let alarm = sleep_until(time::Instant::now() + self.house.settings().table_idle);
        tokio::pin!(alarm);
        while !self.gone {
            let wake = self.wakes_at();
            if let Some(wake) = wake.filter(|wake| *wake < alarm.deadline() || alarm.is_elapsed()) {
                alarm.as_mut().reset(wake);
            }
            tokio::select! {
                biased;
                // Whoever opens the same data next goes on with it; this house must not.
                () = &mut closed => return,
                // What is due leaves on time, however much mail there is.
                () = &mut alarm, if wake.is_some() => {
                    if wake.is_some_and(|wake| wake <= time::Instant::now()) {
                        Box::pin(self.mind_time()).await;
                    }
                }
                ask = asks.recv() => match ask.map(|ask| *ask) {
                    Some(Ask::Submit(first)) => self.hear_submissions(first, asks).await,
                    // Boxed here and elsewhere: what only few asks need room for is not kept
                    // for all of a table's life.
                    Some(ask) => Box::pin(self.hear(ask)).await,
                    None => return,
                },
                () = tokio::time::sleep(self.patience()), if self.is_idle() => break,
            }
            self.post();
        }
        // Nobody looks: no more mail, and what has come meanwhile is still answered.
        asks.close();
        while let Some(ask) = asks.recv().await {
            Box::pin(self.hear(*ask)).await;
        }
    }

    /// Nobody looks and nothing is under way. Clocks go on in the house's books.
    fn is_idle(&self) -> bool {
        let under_way = !self.thinking.is_empty() || self.window.is_some() || !self.mine;
        let under_way = under_way || self.lags_behind();
        self.sockets.is_empty() && !under_way
    }

    /// How long a table stays in memory that nobody looks at; a finished one has nothing
    /// left to wait for.
    fn patience(&self) -> Duration {
        match self.kept.stage {
            store::Stage::Over => Duration::ZERO,
            store::Stage::Lobby | store::Stage::Playing => self.house.settings().table_idle,
        }
    }

    /// When something is due: the end of a reaction, or of somebody's time; among several
    /// nodes, to take over or to say who is here; while paused, to look again.
    fn wakes_at(&self) -> Option<time::Instant> {
        if let Some(paused) = self.paused {
            return Some(paused.into());
        }
        let due = [
            self.window_ends(),
            self.time_is_up_at(),
            self.takes_over_at(),
            self.says_again_at(),
            self.ticks_at(),
        ];
        due.into_iter().flatten().min()
    }

    async fn mind_time(&mut self) {
        if self.paused.is_some() {
            return self.try_again().await;
        }
        self.mind_nodes().await;
        if self
            .window_ends()
            .is_some_and(|ends| ends <= time::Instant::now())
        {
            self.end_window().await;
        }
        self.mind_clocks().await;
        self.tick_at_last().await;
    }

    /// Whoever need not be waited for decides now.
    async fn go_on(&mut self) {
        // What was shown and answered need not wait for them.
        self.post();
        if !self.mine || self.paused.is_some() {
            return;
        }
        self.obey().await;
        self.wake_bots();
    }

    async fn hear(&mut self, ask: Ask) {
        if ask.is_based_on_all() {
            self.freshen().await;
        }
        let Some(ask) = self.unless_paused(ask) else {
            return;
        };
        match ask {
            Ask::Look { guest, reply } => drop(reply.send(Ok(self.info(guest.as_deref())))),
            Ask::Join { guest, wish, reply } => {
                let joined = again!(self, self.join(guest.clone(), wish.clone()).await);
                drop(reply.send(joined));
            }
            Ask::Leave { guest, reply } => drop(reply.send(again!(self, self.leave(&guest).await))),
            Ask::SeatBot { guest, wish, reply } => {
                let seated = again!(self, self.seat_bot(&guest, wish.clone()).await);
                drop(reply.send(seated));
            }
            Ask::Start { guest, reply } => drop(reply.send(again!(self, self.start(&guest).await))),
            Ask::Hint { guest, reply } => self.hint(&guest, reply),
            Ask::Rematch { guest, luck, reply } => {
                let next = again!(self, self.rematch(&guest, luck.clone()).await);
                drop(reply.send(next));
            }
            Ask::Again {
                guest,
                seat,
                luck,
                reply,
            } => {
                let sits = again!(self, self.sit_again(&guest, seat, &luck).await);
                drop(reply.send(sits));
            }
            Ask::Resign { guest, reply } => {
                drop(reply.send(again!(self, self.resign(&guest).await)))
            }
            Ask::ComeBack { guest, reply } => {
                drop(reply.send(again!(self, self.come_back(&guest).await)));
            }
            Ask::Order { guest, wish, reply } => {
                let set = again!(self, self.set_order(&guest, wish.clone()).await);
                drop(reply.send(set));
            }
            Ask::Undo { guest, wish, reply } => {
                let done = again!(self, self.undo(&guest, wish.clone()).await);
                drop(reply.send(done));
            }
            Ask::Say { guest, wish, reply } => {
                let said = again!(self, self.say(&guest, wish.clone()).await);
                drop(reply.send(said));
            }
            Ask::Blocks { guest, reply } => drop(reply.send(self.read_blocks(&guest).await)),
            Ask::Reached(mark) => self.follow(mark).await,
            Ask::Person(guest) => self.read_person(&guest).await,
            Ask::Elsewhere { node, guests } => self.note_elsewhere(node, guests),
            Ask::Tick => self.mind_time().await,
            Ask::Gone => {
                self.send_away(close::NO_SUCH_TABLE);
                self.gone = true;
            }
            Ask::Renamed(guest) => self.renamed(guest),
            Ask::Expel(guest) => {
                self.expel(&guest);
                self.forget_words(&guest);
            }
            Ask::Attach {
                socket,
                guest,
                seen,
                line,
            } => self.attach(socket, guest, seen, line).await,
            Ask::Detach { socket } => self.detach(socket),
            Ask::Submit(submission) => self.submit(submission).await,
            Ask::TakeBack { socket, id, ply } => self.take_back(socket, id, ply).await,
            Ask::Thought(decided) => self.bot_decided(decided).await,
        }
    }

    fn seat_of(&self, guest: &str) -> Option<Seat> {
        info::seat_of(&self.kept, guest)
    }

    fn viewer_of(&self, guest: &str) -> Viewer {
        self.seat_of(guest).map_or(Viewer::Spectator {}, Viewer::at)
    }
}
