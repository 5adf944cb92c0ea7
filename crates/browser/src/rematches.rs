//! What rooms answer, and the way from a finished table to the next.

use crate::device::Device;
use crate::messages::ForPage;
use crate::thinking::Task;
use protocol::{FromHouse, Reason, SeatLevel, VERSION};
use room::{Answer, ClientId, RequestId, Wish};
use serde_json::json;
use tabletop::Seat;

/// Who waits for the answer of a room, and what for.
pub(crate) enum Awaited {
    /// A request of the page.
    Request { request: u64, table: String },
    /// Somebody asked for a rematch: where is it?
    Rematch(Follower),
    /// Somebody sits down there.
    Seat { follower: Follower, next: String },
}

/// Somebody on her way to the table of a rematch.
#[derive(Clone)]
pub(crate) struct Follower {
    by: Way,
    guest: String,
    luck: Option<String>,
    /// Where she goes, and the seat she had, once that is known.
    to: Option<(String, Seat)>,
}

#[derive(Clone)]
enum Way {
    Request(u64),
    /// A client, and the id of its frame.
    Client(ClientId, String),
}

impl Follower {
    pub fn client(client: ClientId, id: String, guest: String, luck: Option<String>) -> Self {
        let by = Way::Client(client, id);
        Follower {
            by,
            guest,
            luck,
            to: None,
        }
    }

    pub fn request(request: u64, guest: String, luck: Option<String>) -> Self {
        let by = Way::Request(request);
        Follower {
            by,
            guest,
            luck,
            to: None,
        }
    }
}

impl Device {
    pub(crate) fn replied(&mut self, request: RequestId, answer: Result<Answer, Reason>) {
        match (self.awaited.remove(&request), answer) {
            (None, _) => {}
            (Some(Awaited::Request { request, table }), answer) => {
                self.answered(request, &table, answer);
            }
            (Some(Awaited::Rematch(follower)), Ok(Answer::Rematch { next, seat })) => {
                let to = Some((next, seat));
                self.follow(Follower { to, ..follower });
            }
            (Some(Awaited::Seat { follower, next }), Ok(_)) => self.arrived(follower, &next),
            (Some(Awaited::Rematch(follower) | Awaited::Seat { follower, .. }), answer) => {
                let reason = answer.err().unwrap_or(Reason::HouseTrouble {});
                self.stayed(follower, reason);
            }
        }
    }

    fn answered(&mut self, request: u64, table: &str, answer: Result<Answer, Reason>) {
        let effect = match answer {
            Ok(Answer::Table(info)) => ForPage::granted(request, &*info),
            Ok(Answer::Done | Answer::Rematch { .. }) => ForPage::granted(request, &json!({})),
            Ok(Answer::Hint { player, question }) => {
                // A person waits for it: before what computer players think about.
                let task = Task::of_hint(table, request, player, question);
                return self.tasks.push_front(task);
            }
            Err(reason) => ForPage::refused(request, reason),
        };
        self.out.push(effect);
    }

    /// From a finished table to the next, which is made if there is none yet.
    pub(crate) fn once_more(&mut self, table: &str, follower: Follower, levels: Vec<SeatLevel>) {
        let wish = Wish::Rematch {
            next: self.new_id(),
            luck: follower.luck.clone(),
            levels,
        };
        let (guest, awaited) = (follower.guest.clone(), Awaited::Rematch(follower.clone()));
        if let Err(reason) = self.ask_room(table, &guest, wish, awaited) {
            self.stayed(follower, reason);
        }
    }

    /// Sits down at the next table; one that is not in memory is read first.
    pub(crate) fn follow(&mut self, follower: Follower) {
        let Some((next, seat)) = follower.to.clone() else {
            return;
        };
        if !self.tables.contains_key(&next) {
            self.out.push(ForPage::Read {
                table: next.clone(),
            });
            return self.followers.push(follower);
        }
        let guest = follower.guest.clone();
        let wish = Wish::JoinRematch {
            name: self.names.get(&guest).cloned().unwrap_or_default(),
            seat,
            luck: follower.luck.clone(),
        };
        let awaited = Awaited::Seat {
            follower,
            next: next.clone(),
        };
        // It was just seen to be there.
        let _ = self.ask_room(&next, &guest, wish, awaited);
    }

    /// A table was read, or is not there: whoever waited for it goes on.
    pub(crate) fn lead_on(&mut self, table: &str) {
        let waits = |follower: &mut Follower| follower.to.as_ref().is_some_and(|to| to.0 == table);
        let waiting: Vec<_> = self.followers.extract_if(.., waits).collect();
        for follower in waiting {
            match self.tables.contains_key(table) {
                true => self.follow(follower),
                false => self.stayed(follower, Reason::NoSuchTable {}),
            }
        }
    }

    fn arrived(&mut self, follower: Follower, next: &str) {
        match follower.by {
            Way::Request(request) => {
                let awaited = Awaited::Request {
                    request,
                    table: next.to_owned(),
                };
                if let Err(reason) = self.ask_room(next, &follower.guest, Wish::Look, awaited) {
                    self.out.push(ForPage::refused(request, reason));
                }
            }
            Way::Client(client, id) => {
                self.send(client, &FromHouse::Ack { v: VERSION, id });
                self.move_client(client, next);
            }
        }
    }

    fn stayed(&mut self, follower: Follower, reason: Reason) {
        match follower.by {
            Way::Request(request) => self.out.push(ForPage::refused(request, reason)),
            Way::Client(client, id) => self.refuse(client, Some(id), reason),
        }
    }
}
