//! The task of one table: hands what comes to its room, and carries out what the room says must
//! follow. The room decides; here are the socket, the disk, the clock and the threads.

use super::insist;
use crate::house::mailbox::{Client, FrameSink, Incoming, Mailbox, Message};
use crate::house::thinkers::Task;
use crate::house::{House, of_store, random};
use bus::News;
use catalogue::ErasedMatch;
use protocol::{FromHouse, Reason, SetAsideCause, VERSION, close};
use room::{
    Answer, ClientId, Effect, Input, Note, RequestId, Room, SavedRoom, SavedTable, Setup,
    StoreError, Unreplayable,
};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::time::{Duration, Instant};
use store::Write;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::oneshot;
use tokio::time::{self, Sleep};

/// What a table waits for from the store.
type Waiting = Pin<Box<dyn Future<Output = Input> + Send>>;

struct Runner {
    house: House,
    id: String,
    mailbox: Mailbox,
    room: Room,
    /// The outboxes of the sockets at the table.
    outboxes: HashMap<ClientId, Box<dyn FrameSink>>,
    /// Who waits for an answer.
    requests: HashMap<RequestId, oneshot::Sender<Result<Answer, Reason>>>,
    next_request: RequestId,
    /// The write or the read that is under way.
    waiting: Option<Waiting>,
    began: Instant,
    wakes_at: Option<time::Instant>,
    is_gone: bool,
}

/// Runs a table until nobody needs it. `number` tells it from an earlier task of the same table.
pub async fn run(house: House, id: String, number: u64, mailbox: Mailbox, mut mail: Incoming) {
    let mut unheard = match Runner::open(&house, &id, mailbox).await {
        Ok(mut runner) => runner.live(&mut mail).await,
        Err(reason) => {
            mail.close();
            while let Some(message) = mail.recv().await {
                refuse(*message, &reason);
            }
            Vec::new()
        }
    };
    mail.close();
    while let Ok(message) = mail.try_recv() {
        unheard.push(message);
    }
    house.registry().stopped(&id, number);
    // Messages that came while the table left memory go to its next task.
    for message in unheard.into_iter().filter(|_| !house.is_closing()) {
        let (house, id) = (house.clone(), id.clone());
        tokio::spawn(async move { insist(&house, &id, message).await });
    }
}

/// The game of a table as it is written, to be looked at.
pub async fn replayed(
    house: &House,
    table: &SavedTable,
) -> Result<Box<dyn ErasedMatch>, Unreplayable> {
    let unread = |error: StoreError| Unreplayable {
        why: error.to_string(),
        reason: of_store(&error),
    };
    let secret = house.store().secret(&table.id).await.map_err(unread)?;
    let rows = house.store().rows(&table.id).await.map_err(unread)?;
    let (table, luck) = (table.clone(), house.settings().luck.clone());
    // A long game takes milliseconds: not on a thread that others wait for.
    let replaying =
        tokio::task::spawn_blocking(move || room::replayed(&table, &rows, secret, &luck));
    replaying.await.unwrap_or_else(|_| Err(panicked()))
}

/// The rules failed.
fn panicked() -> Unreplayable {
    let reason = Reason::SetAside {
        why: SetAsideCause::Damaged,
        row: None,
    };
    let why = "the rules panicked".to_owned();
    Unreplayable { why, reason }
}

fn setup(house: &House, id: &str) -> Setup {
    let settings = house.settings();
    let ms = |duration: Duration| duration.as_millis() as u64;
    Setup {
        bot_pause: ms(settings.bot_pause),
        bot_thinks: ms(settings.bot_thinks) as u32,
        window: ms(settings.window),
        slow_window: ms(settings.slow_window),
        gone_for: ms(settings.gone_for),
        is_alone: house.is_alone(),
        luck: settings.luck.clone(),
        rematch_secret: house.signer().secret_after(id),
        seed: random::number(),
    }
}

impl Runner {
    async fn open(house: &House, id: &str, mailbox: Mailbox) -> Result<Runner, Reason> {
        if house.registry().is_set_aside(id) {
            return Err(panicked().reason);
        }
        let saved = house.store().room(id).await.map_err(|error| {
            tracing::error!(table = id, "cannot be read: {error}");
            match error {
                StoreError::Damaged(_) => panicked().reason,
                error => of_store(&error),
            }
        })?;
        let saved = saved.ok_or(Reason::NoSuchTable {})?;
        let (room, effects) = open_room(house, id, saved).await?;
        let mut runner = Runner {
            house: house.clone(),
            id: id.to_owned(),
            mailbox,
            room,
            outboxes: HashMap::new(),
            requests: HashMap::new(),
            next_request: 0,
            waiting: None,
            began: Instant::now(),
            wakes_at: None,
            is_gone: false,
        };
        runner.carry_out(effects);
        // Computer players go on, and what is due is done.
        runner.handle(Input::Alarm);
        Ok(runner)
    }

    /// Runs until the table leaves memory. Returns the messages that came too late.
    async fn live(&mut self, mail: &mut Incoming) -> Vec<Box<Message>> {
        let house = self.house.clone();
        let closed = house.closed();
        tokio::pin!(closed);
        let patience = self.house.settings().table_idle;
        let alarm = time::sleep(patience);
        tokio::pin!(alarm);
        while !self.is_gone {
            self.set(alarm.as_mut());
            let patience = match self.room.is_over() {
                true => Duration::ZERO,
                false => patience,
            };
            tokio::select! {
                biased;
                // The house is closing: whoever opens the data next goes on with the table.
                () = &mut closed => return Vec::new(),
                // What is due happens on time, however much mail there is.
                () = &mut alarm, if self.wakes_at.is_some() => self.wake(),
                input = async { self.waiting.as_mut().expect("checked").await },
                    if self.waiting.is_some() =>
                {
                    self.waiting = None;
                    match input {
                        Input::Read(_) => off_the_workers(|| self.handle(input)),
                        input => self.handle(input),
                    }
                }
                message = mail.recv() => match message {
                    Some(message) => {
                        if let Some(unheard) = self.hear(message).await {
                            return vec![unheard];
                        }
                    }
                    None => return Vec::new(),
                },
                // Nobody looks.
                () = time::sleep(patience), if self.is_idle() => break,
            }
        }
        Vec::new()
    }

    fn is_idle(&self) -> bool {
        self.waiting.is_none() && self.room.is_idle()
    }

    /// To set an alarm earlier costs a call to the system, and most of what is due is put off
    /// again and again: one that goes off too early is set anew then.
    fn set(&self, alarm: Pin<&mut Sleep>) {
        if let Some(at) = self.wakes_at
            && (at < alarm.deadline() || alarm.is_elapsed())
        {
            alarm.reset(at);
        }
    }

    fn wake(&mut self) {
        if self.wakes_at.is_some_and(|at| at <= time::Instant::now()) {
            self.wakes_at = None;
            self.handle(Input::Alarm);
        }
    }

    /// Given back if the table has gone on at another node and is to be read anew.
    async fn hear(&mut self, message: Box<Message>) -> Option<Box<Message>> {
        if !matches!(*message, Message::Input(_)) {
            self.catch_up().await;
            if self.is_gone {
                return Some(message);
            }
        }
        match *message {
            Message::Input(input) => {
                if let Input::Left { client } = input {
                    self.outboxes.remove(&client);
                }
                self.handle(input);
            }
            Message::Join(Client {
                id: client,
                visitor,
                seen,
                outbox,
            }) => {
                self.outboxes.insert(client, outbox);
                self.handle(Input::Joined {
                    client,
                    visitor,
                    seen,
                });
            }
            Message::Ask { guest, wish, reply } => {
                let request = self.next_request;
                self.next_request += 1;
                self.requests.insert(request, reply);
                self.handle(Input::Asked {
                    request,
                    guest,
                    wish,
                });
            }
        }
        None
    }

    /// Whoever comes from another node has heard what that one knew: asks the store how far the
    /// table is.
    async fn catch_up(&mut self) {
        if self.house.is_alone() {
            return;
        }
        let ids = [self.id.clone()];
        // If it cannot be read now, the room finds out with its next write.
        if let Ok(found) = self.house.store().tables().revisions(&ids).await
            && let Some((_, revision)) = found.into_iter().next()
        {
            self.handle(Input::Reached(revision));
        }
    }

    /// Hands something to the room and does what must follow. Should the rules panic, this
    /// table is set aside, and all others go on.
    fn handle(&mut self, input: Input) {
        let (now, room) = (self.house.clock(), &mut self.room);
        let handled = catch_unwind(AssertUnwindSafe(|| {
            let mut effects = Vec::new();
            room.handle(input, now, &mut effects);
            effects
        }));
        match handled {
            Ok(effects) => self.carry_out(effects),
            Err(_) => self.set_aside(),
        }
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut lost = Vec::new();
        for effect in effects {
            match effect {
                Effect::Send { to, frame } => {
                    let outbox = self.outboxes.get(&to);
                    if outbox.is_some_and(|outbox| !outbox.put(&frame)) {
                        lost.push(to);
                    }
                }
                Effect::Close { client, code } => {
                    if let Some(outbox) = self.outboxes.remove(&client) {
                        outbox.flush();
                        outbox.close(code);
                    }
                }
                Effect::Write(draft) => {
                    let store = self.house.store_handle();
                    self.began = Instant::now();
                    self.waiting = Some(Box::pin(async move {
                        Input::Written(store.write(Write::Table(draft)).await)
                    }));
                }
                Effect::Read => {
                    let (store, id) = (self.house.store_handle(), self.id.clone());
                    self.waiting = Some(Box::pin(async move {
                        Input::Read(Box::new(store.room(&id).await))
                    }));
                }
                Effect::Reply { request, answer } => {
                    if let Some(reply) = self.requests.remove(&request) {
                        // Whoever no longer waits needs no answer.
                        let _ = reply.send(answer);
                    }
                }
                Effect::Think {
                    seat,
                    player,
                    question,
                    most,
                    pause,
                    stop,
                } => {
                    let (house, mailbox) = (self.house.clone(), self.mailbox.clone());
                    let task = Task {
                        host: self.room.host().to_owned(),
                        player,
                        question,
                        most,
                        stop,
                        is_wide: false,
                    };
                    tokio::spawn(async move {
                        // The answer comes when the pause is over, however hard it was to find.
                        let until = time::Instant::now() + Duration::from_millis(pause);
                        let (thought, player) = house.thinkers().think(task).await.unzip();
                        time::sleep_until(until).await;
                        let chose = Input::BotChose {
                            seat,
                            thought,
                            player,
                        };
                        // A table that left memory meanwhile asks again when it is back.
                        let _ = mailbox.send(Box::new(Message::Input(chose))).await;
                    });
                }
                Effect::WakeAt(ms) => self.wakes_at = Some(self.house.instant(ms).into()),
                Effect::Announce(revision) => self.house.bus().tell(News::Table {
                    table: self.id.clone(),
                    rows: revision.rows,
                    version: revision.version,
                    changes: revision.changes,
                }),
                Effect::AnnounceGuests(guests) => self.house.bus().tell(News::Here {
                    node: self.house.node().to_owned(),
                    table: self.id.clone(),
                    guests,
                }),
                Effect::Log(note) => self.log(note),
                Effect::Discard => self.is_gone = true,
            }
        }
        // All that one socket was sent goes out in one call to the system.
        self.outboxes.values().for_each(|outbox| outbox.flush());
        for client in lost {
            self.outboxes.remove(&client);
            self.handle(Input::Left { client });
        }
    }

    fn log(&self, note: Note) {
        let (table, meters) = (self.id.as_str(), self.house.meters());
        match note {
            Note::Decided(rows) => meters.decided(rows, self.began.elapsed()),
            Note::Refused => meters.refusals.one(),
            Note::LostRace => meters.races.one(),
            Note::NotWritten(why) => {
                meters.write_failures.one();
                tracing::error!(table, "a draft was not written: {why}");
            }
            Note::Paused(why) => tracing::warn!(table, "waits for the store: {why}"),
            Note::Resumed => tracing::info!(table, "goes on"),
            Note::SetAside(why) => tracing::error!(table, "cannot be replayed: {why}"),
            Note::OutOfTime(seat) => tracing::info!(table, %seat, "out of time"),
            Note::WentBack(row) => tracing::info!(table, row, "went back by consent of all"),
            Note::BotFailed(seat, why) => {
                tracing::warn!(table, %seat, "a computer player failed: {why}");
            }
        }
    }

    /// The rules panicked: this table does not run again until the house is restarted.
    fn set_aside(&mut self) {
        tracing::error!(table = self.id, "set aside: the rules panicked");
        self.house.meters().tables_set_aside.one();
        self.house.registry().set_aside(&self.id);
        let reason = panicked().reason;
        for (_, outbox) in self.outboxes.drain() {
            turn_away(&*outbox, &reason, close::AGAIN);
        }
        for (_, reply) in self.requests.drain() {
            let _ = reply.send(Err(reason.clone()));
        }
        self.waiting = None;
        self.is_gone = true;
    }
}

/// Does what may take long, such as replaying a whole game, while the other tasks of this thread
/// go on at another one. A runtime of a single thread has no other one.
fn off_the_workers(work: impl FnOnce()) {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => tokio::task::block_in_place(work),
        _ => work(),
    }
}

/// Replays a table's game, off the threads that others wait for.
async fn open_room(
    house: &House,
    id: &str,
    saved: SavedRoom,
) -> Result<(Room, Vec<Effect>), Reason> {
    let (setup, now) = (setup(house, id), house.clock());
    let opening = move || {
        let mut effects = Vec::new();
        Room::open(saved, setup, now, &mut effects).map(|room| (room, effects))
    };
    let opened = tokio::task::spawn_blocking(opening).await;
    opened
        .unwrap_or_else(|_| Err(panicked()))
        .map_err(|misfit| {
            tracing::error!(table = id, "cannot be replayed: {}", misfit.why);
            misfit.reason
        })
}

/// Says what is wrong with the table, then closes.
fn turn_away(outbox: &dyn FrameSink, reason: &Reason, code: u16) {
    let refused = FromHouse::Refused {
        v: VERSION,
        id: None,
        reason: reason.clone(),
    };
    outbox.put(&refused.write());
    outbox.close(code);
}

/// Answers for a table that is not there.
fn refuse(message: Message, reason: &Reason) {
    let code = match reason {
        Reason::NoSuchTable {} => close::NO_SUCH_TABLE,
        _ => close::AGAIN,
    };
    match message {
        Message::Join(client) => turn_away(&*client.outbox, reason, code),
        // Whoever no longer waits needs no answer.
        Message::Ask { reply, .. } => drop(reply.send(Err(reason.clone()))),
        Message::Input(_) => {}
    }
}
