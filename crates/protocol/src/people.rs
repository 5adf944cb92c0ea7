//! Accounts, blocks, reports and operators, over plain requests.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Longest text that goes with a report, in characters.
pub const LONGEST_DETAIL: usize = 500;

/// Somebody, as others may refer to her.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Person {
    pub id: String,
    /// Empty if she has left for good.
    pub name: String,
}

/// `GET /api/account`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AccountInfo {
    pub id: String,
    pub name: String,
    /// The name to sign in with; absent for a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub login: Option<String>,
    /// Where slow games may write to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub mail: Option<String>,
    /// Whether the house can send mail at all.
    pub can_mail: bool,
    pub is_operator: bool,
    pub blocked: Vec<Person>,
}

/// `POST /api/account/claim`, `/sign-in`
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    pub name: String,
    pub password: String,
}

/// Answers a claim and a recovery. The code is shown this once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Claimed {
    pub account: AccountInfo,
    pub recovery: String,
}

/// `POST /api/account/recover`
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Recover {
    pub name: String,
    pub code: String,
    /// The new one.
    pub password: String,
}

/// `POST /api/account/password`
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    pub before: String,
    pub password: String,
}

/// `POST /api/account/mail`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mail {
    /// Absent to have no more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub mail: Option<String>,
}

/// `POST /api/account/delete`. An account asks for its password once more.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Leave {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub password: Option<String>,
}

/// `POST /api/account/unblock`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Unblock {
    pub id: String,
}

/// `POST /api/tables/ID/block`: whoever sits there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Block {
    pub seat: Seat,
}

/// What somebody is reported for.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Serialize,
    Deserialize,
    strum::VariantNames,
    strum::IntoStaticStr,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Fault {
    /// What she writes.
    Words,
    /// What she is called.
    Name,
    /// Leaving, stalling, playing for another.
    Play,
    Other,
}

/// `POST /api/tables/ID/report`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    pub seat: Seat,
    pub fault: Fault,
    #[serde(default)]
    pub detail: String,
}

/// A report, as operators read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ReportInfo {
    pub id: String,
    pub reporter: Person,
    pub about: Person,
    pub table: String,
    pub fault: String,
    pub detail: String,
    /// Seconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub at: i64,
    pub closed: bool,
    /// What holds against her now.
    pub sanctions: Vec<String>,
    /// What she wrote at that table, oldest first.
    pub said: Vec<String>,
}

/// One line of the audit log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AuditInfo {
    pub id: String,
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub at: i64,
    pub operator: Person,
    pub act: String,
    pub about: Person,
    pub undone: bool,
    /// Whether it can be undone.
    pub undoable: bool,
}

/// `GET /api/operator`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OperatorDesk {
    pub reports: Vec<ReportInfo>,
    pub log: Vec<AuditInfo>,
}

/// What an operator can do about a report. Everything can be undone.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Serialize,
    Deserialize,
    strum::VariantNames,
    strum::IntoStaticStr,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Verdict {
    /// She may not write at tables.
    Mute,
    /// She may not sit down at tables.
    Bar,
    /// She gets another name and keeps it until this is undone.
    Rename,
    /// The report is done with.
    Close,
}

/// `POST /api/operator/act`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Judge {
    pub report: String,
    pub verdict: Verdict,
}

/// `POST /api/operator/undo`: the id of a line in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    pub id: String,
}
