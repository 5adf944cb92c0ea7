//! Clients and their frames, as on a socket.

use crate::device::Device;
use crate::messages::{ForPage, Person};
use crate::rematches::Follower;
use protocol::{FromClient, FromHouse, Reason, Unread, VERSION, close};
use room::{ClientId, Input, Visitor};

/// A client, and where it is.
pub(crate) struct Connected {
    pub table: String,
    pub guest: String,
    /// Whether it has said hello.
    is_greeted: bool,
}

impl Device {
    pub(crate) fn open_client(&mut self, client: ClientId, table: String, guest: Person) {
        self.close_client(client);
        self.names.insert(guest.id.clone(), guest.name);
        if !self.tables.contains_key(&table) {
            let code = close::NO_SUCH_TABLE;
            return self.out.push(ForPage::Close { client, code });
        }
        let connected = Connected {
            table,
            guest: guest.id,
            is_greeted: false,
        };
        self.clients.insert(client, connected);
    }

    pub(crate) fn close_client(&mut self, client: ClientId) {
        if let Some(gone) = self.clients.remove(&client)
            && gone.is_greeted
        {
            self.tell(&gone.table, Input::Left { client });
        }
    }

    /// Says something to a client.
    pub(crate) fn send(&mut self, client: ClientId, frame: &FromHouse) {
        let text = frame.write();
        self.out.push(ForPage::Send { client, text });
    }

    pub(crate) fn refuse(&mut self, client: ClientId, id: Option<String>, reason: Reason) {
        let v = VERSION;
        self.send(client, &FromHouse::Refused { v, id, reason });
    }

    pub(crate) fn frame(&mut self, client: ClientId, text: &str) {
        let Some(at) = self.clients.get(&client) else {
            return self.misunderstood(format!("there is no client {client}; open it first"));
        };
        let (table, is_greeted) = (at.table.clone(), at.is_greeted);
        let frame = match FromClient::read(text) {
            Ok(frame) => frame,
            Err(Unread {
                reason: Reason::WrongVersion { .. },
                ..
            }) => {
                self.close_client(client);
                let code = close::WRONG_VERSION;
                return self.out.push(ForPage::Close { client, code });
            }
            Err(Unread { id, reason }) => return self.refuse(client, id, reason),
        };
        let not_understood = |why: &str| Reason::NotUnderstood { why: why.into() };
        match frame {
            FromClient::Beat { .. } => self.send(client, &FromHouse::Beat { v: VERSION }),
            FromClient::Hello { .. } if is_greeted => {
                self.refuse(client, None, not_understood("hello was said before"));
            }
            FromClient::Hello { seen, .. } => self.greet(client, seen),
            FromClient::Submit { id, .. }
            | FromClient::TakeBack { id, .. }
            | FromClient::Again { id, .. }
                if !is_greeted =>
            {
                self.refuse(client, Some(id), not_understood("say hello first"));
            }
            FromClient::Submit { id, ply, steps, .. } => {
                let submitted = Input::Submitted {
                    client,
                    id,
                    ply,
                    steps,
                };
                self.tell(&table, submitted);
            }
            FromClient::TakeBack { id, ply, .. } => {
                self.tell(&table, Input::TookBack { client, id, ply });
            }
            FromClient::Again { id, luck, .. } => {
                let guest = self.clients[&client].guest.clone();
                let follower = Follower::client(client, id, guest, luck);
                self.once_more(&table, follower, Vec::new());
            }
        }
    }

    /// A client comes to its table.
    pub(crate) fn greet(&mut self, client: ClientId, seen: u32) {
        let Some(at) = self.clients.get_mut(&client) else {
            return;
        };
        at.is_greeted = true;
        let (table, id) = (at.table.clone(), at.guest.clone());
        let joined = Input::Joined {
            client,
            visitor: Visitor {
                name: self.names.get(&id).cloned().unwrap_or_default(),
                id,
                epoch: 0,
                blocked: Vec::new(),
            },
            seen,
        };
        self.tell(&table, joined);
    }

    /// A client goes to another table, where everything is new to it.
    pub(crate) fn move_client(&mut self, client: ClientId, next: &str) {
        let Some(at) = self.clients.get_mut(&client) else {
            return;
        };
        let before = std::mem::replace(&mut at.table, next.to_owned());
        self.tell(&before, Input::Left { client });
        self.greet(client, 0);
    }
}
