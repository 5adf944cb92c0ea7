//! What a client knows of its table, from the frames it was sent: as the real client keeps it.

use protocol::{Brief, FromHouse, LogEntry, Said, SetOrder, TableInfo};
use serde_json::Value;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A place at a table or beside it.
#[derive(Clone, Default)]
pub(crate) struct Chair {
    pub table: Option<TableInfo>,
    pub brief: Option<Rc<Brief>>,
    /// Entries heard before those in `story`.
    pub heard_before: u32,
    pub story: Vec<LogEntry>,
    pub open_view: Option<Value>,
    pub orders: Vec<SetOrder>,
    pub talk: BTreeMap<u32, Said>,
    /// Whether she has blocked nobody.
    pub hears_all: bool,
    /// When a frame last said that a reaction is asked for.
    pub window_at: Option<i64>,
    /// How many welcomes came on this connection.
    pub welcomes: u32,
    pub seq: u32,
}

impl Chair {
    pub fn heard(&self) -> u32 {
        self.heard_before + self.story.len() as u32
    }

    /// Takes a frame into account, or says how it breaks the protocol. `brief` is the briefing
    /// after it, if that was found before.
    pub fn take(
        &mut self,
        frame: &FromHouse,
        brief: Option<&Rc<Brief>>,
        now: i64,
    ) -> Result<(), String> {
        match frame {
            FromHouse::Welcome {
                table,
                briefing,
                entries,
                seq,
                open_view,
                orders,
                ..
            } => {
                self.see_window(table.window, now);
                self.table = Some(table.clone());
                self.brief = match brief {
                    Some(brief) => Some(brief.clone()),
                    None => briefing.clone().map(Rc::new),
                };
                self.seq = *seq;
                self.open_view.clone_from(open_view);
                self.orders.clone_from(orders);
                self.welcomes += 1;
                self.listen(entries)?;
            }
            FromHouse::Moved {
                seq,
                events,
                entries,
                briefing,
                open_view,
                ..
            } => {
                if *seq != self.seq + 1 {
                    return Err(format!("frame {seq} came after {}", self.seq));
                }
                self.seq = *seq;
                let before = self.brief.take().ok_or("a move before any welcome")?;
                self.brief = Some(match brief {
                    Some(brief) => brief.clone(),
                    None => Rc::new(Rc::unwrap_or_clone(before).after(briefing.clone())),
                });
                self.open_view.clone_from(open_view);
                self.listen(&protocol::numbered(events.clone(), self.heard()))?;
                self.listen(entries)?;
            }
            FromHouse::Table { table, .. } => {
                self.see_window(table.window, now);
                self.table = Some(table.clone());
            }
            FromHouse::Clocks { window, .. } => self.see_window(*window, now),
            FromHouse::Said { said, .. } => {
                for line in said {
                    let last = self.talk.last_key_value().map(|(n, _)| *n);
                    if self.hears_all && last.is_some_and(|last| line.n > last + 1) {
                        return Err(format!("line {} was said after {last:?}", line.n));
                    }
                    self.talk.insert(line.n, line.clone());
                }
            }
            FromHouse::Ack { .. } | FromHouse::Refused { .. } | FromHouse::Beat { .. } => {}
        }
        Ok(())
    }

    fn see_window(&mut self, window: Option<u32>, now: i64) {
        if window.is_some() {
            self.window_at = Some(now);
        }
    }

    fn listen(&mut self, entries: &[LogEntry]) -> Result<(), String> {
        for entry in entries {
            if entry.n != self.heard() + 1 {
                let heard = self.heard();
                return Err(format!("entry {} came after entry {heard}", entry.n));
            }
            self.story.push(entry.clone());
        }
        Ok(())
    }
}
