//! People: accounts, who blocks whom, reports, and what an operator did about them.

use async_trait::async_trait;
use room::StoreError;

/// A guest who has claimed her name with a password.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    pub guest: String,
    /// The name she signs in with, in lower case; nobody else has it.
    pub login: String,
    /// As a hash that says how it was made.
    pub password: String,
    /// The recovery code, the same way.
    pub recovery: String,
    pub mail: Option<String>,
    /// When the last mail went out; seconds since 1970.
    pub mailed: i64,
    pub created: i64,
}

/// Somebody found fault with somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub id: String,
    pub reporter: String,
    pub about: String,
    pub table: String,
    pub reason: String,
    pub detail: String,
    pub at: i64,
    pub closed: bool,
}

/// What an operator did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audit {
    pub id: String,
    pub at: i64,
    pub operator: String,
    pub act: String,
    /// The guest or report it was done to.
    pub about: String,
    /// What is needed to undo it.
    pub detail: String,
    pub undone: bool,
}

/// The sanction of a guest whose name an operator has chosen.
pub const RENAMED: &str = "rename";

/// What an act of an operator changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OperatorEffect {
    Sanction {
        guest: String,
        kind: String,
        on: bool,
    },
    /// While `held` she cannot choose another: that is a sanction of kind [`RENAMED`].
    Rename {
        guest: String,
        name: String,
        held: bool,
    },
    CloseReport {
        report: String,
        closed: bool,
    },
}

/// Something about people to be written, all of it or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PersonWrite {
    Seen {
        guest: String,
        at: i64,
    },
    /// Taken if the login or the key of the name is somebody's, or was.
    Claim {
        account: Account,
        key: String,
    },
    /// The key of a name that was claimed before there were keys; nothing if it is taken.
    NameKey {
        guest: String,
        key: String,
    },
    Password {
        guest: String,
        password: String,
        recovery: Option<String>,
    },
    /// Cookies made before are no longer accepted.
    SignOut {
        guest: String,
    },
    Mail {
        guest: String,
        mail: Option<String>,
    },
    /// A letter goes out. Taken if another has since `before`.
    Mailed {
        guest: String,
        before: i64,
        at: i64,
    },
    Block {
        guest: String,
        other: String,
        on: bool,
    },
    Report(Report),
    /// An operator's act and the line in the log, together; `undoes` marks an earlier one.
    Act {
        audit: Audit,
        effect: OperatorEffect,
        undoes: Option<String>,
    },
    /// She leaves for good: everything that names her goes, the games stay.
    Forget {
        guest: String,
    },
}

/// What can be asked about people.
#[async_trait]
pub trait People: Send + Sync {
    async fn account(&self, guest: &str) -> Result<Option<Account>, StoreError>;
    async fn account_called(&self, login: &str) -> Result<Option<Account>, StoreError>;
    /// Whose name has this key; nobody's, if she has left for good. Nothing if it is free.
    async fn name_holder(&self, key: &str) -> Result<Option<Option<String>>, StoreError>;
    /// Accounts whose names have no key yet.
    async fn without_key(&self) -> Result<Vec<Account>, StoreError>;
    /// Accounts with a mail address.
    async fn with_mail(&self) -> Result<Vec<Account>, StoreError>;
    /// Whom this guest has blocked.
    async fn blocked_by(&self, guest: &str) -> Result<Vec<String>, StoreError>;
    async fn report(&self, id: &str) -> Result<Option<Report>, StoreError>;
    /// Newest first, open ones before closed ones.
    async fn reports(&self, most: u32) -> Result<Vec<Report>, StoreError>;
    async fn reports_of(&self, guest: &str) -> Result<Vec<Report>, StoreError>;
    /// The kinds of sanctions against this guest.
    async fn sanctions(&self, guest: &str) -> Result<Vec<String>, StoreError>;
    async fn audit(&self, id: &str) -> Result<Option<Audit>, StoreError>;
    /// Newest first.
    async fn audits(&self, most: u32) -> Result<Vec<Audit>, StoreError>;
    /// What operators did about this guest, oldest first.
    async fn audits_about(&self, guest: &str) -> Result<Vec<Audit>, StoreError>;
    /// Guests without an account or a seat who were last seen before then.
    async fn stale_guests(&self, before: i64, most: u32) -> Result<Vec<String>, StoreError>;
}
