//! Tables as the page keeps them: whole, as text that only a device reads. A page of tomorrow
//! must read what is written today: a new field has a default.

use crate::device::Device;
use crate::messages::{Fate, ForPage, Put, Seated, Summary};
use crate::rematches::Awaited;
use crate::rooms::Laid;
use protocol::{NewTable, Reason};
use room::{
    Change, Draft, HeldAnswer, Input, Revision, SavedOrder, SavedRoom, SavedTable, StoreError,
    TalkLine, Wish,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::luck::{Hex, Secret};
use tabletop::{Row, Seat};

/// The version of the text.
const VERSION: u32 = 1;

/// A table as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    v: u32,
    /// Its own clock, in milliseconds.
    clock: i64,
    table: SavedTable,
    secret: Option<Hex>,
    /// What the luck of its rematch will come from.
    next_secret: Hex,
    rows: Vec<Row>,
    submissions: Vec<(Seat, String)>,
    held: Vec<HeldAnswer>,
    orders: Vec<SavedOrder>,
    talk: Vec<TalkLine>,
    names: BTreeMap<String, String>,
}

fn written(saved: &SavedRoom, next_secret: &Secret, clock: i64) -> String {
    let SavedRoom {
        table,
        secret,
        rows,
        submissions,
        held,
        orders,
        talk,
        names,
    } = saved.clone();
    let kept = Kept {
        v: VERSION,
        clock,
        table,
        secret: secret.map(|secret| secret.reveal()),
        next_secret: next_secret.reveal(),
        rows,
        submissions,
        held,
        orders,
        talk,
        names: names.into_iter().collect(),
    };
    serde_json::to_string(&kept).expect("tables can be written")
}

/// The table, the secret of its rematch and its clock.
fn read(text: &str) -> Result<(SavedRoom, Secret, i64), String> {
    #[derive(Deserialize)]
    struct Peek {
        v: u32,
    }
    let Peek { v } = serde_json::from_str(text).map_err(|why| why.to_string())?;
    if v > VERSION {
        return Err(format!(
            "kept by a newer page, as version {v}; this one reads {VERSION}"
        ));
    }
    let kept: Kept = serde_json::from_str(text).map_err(|why| why.to_string())?;
    let saved = SavedRoom {
        table: kept.table,
        secret: kept.secret.map(Secret::from),
        rows: kept.rows,
        submissions: kept.submissions,
        held: kept.held,
        orders: kept.orders,
        talk: kept.talk,
        names: kept.names.into_iter().collect(),
    };
    Ok((saved, kept.next_secret.into(), kept.clock))
}

/// `rows.version.changes`
fn revision_text(revision: Revision) -> String {
    let Revision {
        rows,
        version,
        changes,
    } = revision;
    format!("{rows}.{version}.{changes}")
}

fn revision_read(text: &str) -> Option<Revision> {
    let mut parts = text.split('.');
    let revision = Revision {
        rows: parts.next()?.parse().ok()?,
        version: parts.next()?.parse().ok()?,
        changes: parts.next()?.parse().ok()?,
    };
    parts.next().is_none().then_some(revision)
}

fn summary(saved: &SavedRoom) -> Summary {
    let table = &saved.table;
    let seated = |guest: &String| {
        Some(Seated {
            id: guest.clone(),
            name: saved.names.get(guest).cloned().unwrap_or_default(),
            seat: table.seat_of(guest)?,
        })
    };
    Summary {
        id: table.id.clone(),
        game: table.game.clone(),
        options: table.options(),
        stage: table.stage,
        host: table.host.clone(),
        touched: table.schedule.touched.max(table.created),
        rows: saved.rows.len(),
        info: table.info(&saved.names, Some(&table.host)),
        guests: table.guests().filter_map(seated).collect(),
        rematch: table.rematch.clone(),
    }
}

/// A write of which nobody knows yet what became of it.
pub(crate) enum UnderWay {
    /// What a room wants written: the table after it, and the one it makes.
    Draft {
        table: String,
        after: Box<SavedRoom>,
        next: Option<(Box<SavedRoom>, Secret)>,
    },
    /// A new table, for a request of this guest.
    New {
        saved: Box<SavedRoom>,
        next_secret: Secret,
        request: u64,
        guest: String,
        begins: bool,
    },
}

impl Device {
    fn put(
        &self,
        saved: &SavedRoom,
        based_on: Option<Revision>,
        next_secret: &Secret,
        clock: i64,
    ) -> Put {
        Put {
            table: saved.table.id.clone(),
            based_on: based_on.map(revision_text),
            revision: revision_text(saved.revision()),
            saved: written(saved, next_secret, clock),
            summary: summary(saved),
        }
    }

    /// Those at a table by name.
    fn with_names(&self, mut saved: SavedRoom) -> SavedRoom {
        let named = |guest: &String| Some((guest.clone(), self.names.get(guest)?.clone()));
        let names: Vec<_> = saved.table.guests().filter_map(named).collect();
        saved.names.extend(names);
        saved
    }

    fn send_write(&mut self, puts: Vec<Put>, removes: Vec<String>, under_way: UnderWay) {
        let write = self.next_write;
        self.next_write += 1;
        self.writes.insert(write, under_way);
        self.out.push(ForPage::Write {
            write,
            puts,
            removes,
        });
    }

    /// A table as somebody wishes it.
    pub(crate) fn new_table(
        &mut self,
        request: u64,
        guest: &str,
        wish: &NewTable,
    ) -> Result<(), Reason> {
        let (secret, next_secret) = (self.new_secret(), self.new_secret());
        let unix = self.clock.unix();
        let table = SavedTable::laid(wish, guest, self.new_id(), &secret, unix)?;
        let saved = self.with_names(SavedRoom::new(table, secret));
        let put = self.put(&saved, None, &next_secret, 0);
        let under_way = UnderWay::New {
            saved: Box::new(saved),
            next_secret,
            request,
            guest: guest.to_owned(),
            begins: wish.play_now,
        };
        self.send_write(vec![put], Vec::new(), under_way);
        Ok(())
    }

    /// What a room wants written.
    pub(crate) fn write(&mut self, table: &str, draft: &Draft) {
        let counted = self.clock.counted();
        let Some(laid) = self.tables.get(table) else {
            return;
        };
        let (before, clock) = (&laid.saved, laid.clock(counted));
        if before.revision() != draft.based_on {
            return self.tell(table, Input::Written(Err(StoreError::Taken)));
        }
        let after = self.with_names(before.after(draft));
        let next_secret = laid.next_secret.clone();
        let mut puts = Vec::new();
        let (mut next, mut removes) = (None, Vec::new());
        for change in &draft.changes {
            match change {
                Change::Remove => removes.push(table.to_owned()),
                Change::Rematch { next: laid, secret } => {
                    let saved = SavedRoom::new((**laid).clone(), secret.clone());
                    next = Some(self.with_names(saved));
                }
                _ => {}
            }
        }
        if removes.is_empty() {
            puts.push(self.put(&after, Some(draft.based_on), &next_secret, clock));
        }
        let next = next.map(|next| (Box::new(next), self.new_secret()));
        if let Some((next, its_next_secret)) = &next {
            puts.push(self.put(next, None, its_next_secret, 0));
        }
        let under_way = UnderWay::Draft {
            table: table.to_owned(),
            after: Box::new(after),
            next,
        };
        self.send_write(puts, removes, under_way);
    }

    pub(crate) fn written(&mut self, write: u64, fate: Fate, why: String) {
        let result = match fate {
            Fate::Done => Ok(()),
            Fate::Taken => Err(StoreError::Taken),
            Fate::Failed => Err(StoreError::Failed(why)),
        };
        match self.writes.remove(&write) {
            None => self.misunderstood(format!("there is no write {write} under way")),
            Some(UnderWay::Draft { table, after, next }) => {
                if let (true, Some(laid)) = (result.is_ok(), self.tables.get_mut(&table)) {
                    laid.saved = *after;
                }
                if let (true, Some((next, its_next_secret))) = (result.is_ok(), next) {
                    self.lay_or_say(*next, its_next_secret, 0);
                }
                self.tell(&table, Input::Written(result));
            }
            Some(UnderWay::New {
                saved,
                next_secret,
                request,
                guest,
                begins,
            }) => {
                let table = saved.table.id.clone();
                if result.is_err() {
                    let reason = Reason::HouseTrouble {};
                    return self.out.push(ForPage::refused(request, reason));
                }
                self.lay_or_say(*saved, next_secret, 0);
                let wish = match begins {
                    true => Wish::Begin(None),
                    false => Wish::Look,
                };
                let awaited = Awaited::Request {
                    request,
                    table: table.clone(),
                };
                if let Err(reason) = self.ask_room(&table, &guest, wish, awaited) {
                    self.out.push(ForPage::refused(request, reason));
                }
            }
        }
    }

    /// Asks the page how a table is kept.
    pub(crate) fn read(&mut self, table: &str) {
        if let Some(laid) = self.tables.get_mut(table) {
            laid.is_read = true;
            let table = table.to_owned();
            self.out.push(ForPage::Read { table });
        }
    }

    /// A table as it is kept.
    pub(crate) fn restore(&mut self, table: &str, text: Option<&str>) {
        let found = text.map(read).transpose();
        let laid: Option<&mut Laid> = self.tables.get_mut(table);
        match (laid, found) {
            (Some(laid), found) if laid.is_read => {
                laid.is_read = false;
                let read = match found {
                    Ok(Some((saved, next_secret, _))) => {
                        laid.saved = saved.clone();
                        laid.next_secret = next_secret;
                        Ok(Some(saved))
                    }
                    Ok(None) => Ok(None),
                    Err(why) => Err(StoreError::Damaged(why)),
                };
                self.tell(table, Input::Read(Box::new(read)));
            }
            (Some(_), Ok(Some((saved, ..)))) => {
                let revision = saved.revision();
                self.tell(table, Input::Reached(revision));
            }
            (Some(_), _) => {}
            (None, Ok(Some((saved, next_secret, clock)))) => {
                self.lay_or_say(saved, next_secret, clock);
            }
            (None, Ok(None)) => {}
            (None, Err(why)) => self.damaged(
                table,
                Reason::SetAside {
                    why: protocol::SetAsideCause::Damaged,
                    row: None,
                },
                why,
            ),
        }
        self.lead_on(table);
    }

    pub(crate) fn reached(&mut self, table: &str, revision: &str) {
        match revision_read(revision) {
            Some(revision) => self.tell(table, Input::Reached(revision)),
            None => self.misunderstood(format!(
                "`{revision}` is no revision; one looks like 12.3.2"
            )),
        }
    }

    fn lay_or_say(&mut self, saved: SavedRoom, next_secret: Secret, clock: i64) {
        let table = saved.table.id.clone();
        if let Err(misfit) = self.lay(saved, next_secret, clock) {
            self.damaged(&table, misfit.reason, misfit.why);
        }
    }

    fn damaged(&mut self, table: &str, refused: Reason, why: String) {
        let table = table.to_owned();
        self.out.push(ForPage::Damaged {
            table,
            refused,
            why,
        });
    }
}
