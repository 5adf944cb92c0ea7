//! The statements and queries about people.

use crate::SqlStore;
use crate::people::{Account, Audit, OperatorEffect, People, PersonWrite, RENAMED, Report};
use crate::sql_store::id;
use crate::statement::{SqlRow, Statement, sql};
use async_trait::async_trait;
use room::StoreError;

/// What a write about people does to the database.
pub fn person(write: &PersonWrite, to: &mut Vec<Statement>) {
    match write {
        PersonWrite::Seen { guest, at } => {
            to.push(sql!("update guests set seen = ? where id = ?", *at, guest));
        }
        PersonWrite::Claim { account, key } => {
            let insert = "insert into names (key, guest) values (?, ?)";
            to.push(sql!(insert, key, &account.guest));
            to.push(sql!(
                "insert into accounts (guest, login, password, recovery, mail, mailed, created) \
                 values (?, ?, ?, ?, ?, ?, ?)",
                &account.guest,
                &account.login,
                &account.password,
                &account.recovery,
                &account.mail,
                account.mailed,
                account.created
            ));
        }
        PersonWrite::NameKey { guest, key } => to.push(sql!(
            "insert into names (key, guest) values (?, ?) on conflict (key) do nothing",
            key,
            guest
        )),
        PersonWrite::Password {
            guest,
            password,
            recovery,
        } => to.push(sql!(
            "update accounts set password = ?, recovery = coalesce(?, recovery) where guest = ?",
            password,
            recovery,
            guest
        )),
        PersonWrite::SignOut { guest } => {
            let next = "update guests set epoch = epoch + 1 where id = ?";
            to.push(sql!(next, guest));
        }
        PersonWrite::Mail { guest, mail } => {
            let set = "update accounts set mail = ? where guest = ?";
            to.push(sql!(set, mail, guest));
        }
        PersonWrite::Mailed { guest, before, at } => {
            let set = "update accounts set mailed = ? where guest = ? and mailed = ?";
            to.push(sql!(set, *at, guest, *before).or_taken());
        }
        PersonWrite::Block { guest, other, on } => {
            let delete = "delete from blocks where guest = ? and other = ?";
            to.push(sql!(delete, guest, other));
            if *on {
                let insert = "insert into blocks (guest, other) values (?, ?)";
                to.push(sql!(insert, guest, other));
            }
        }
        PersonWrite::Report(report) => to.push(sql!(
            "insert into reports (id, reporter, about, table_id, reason, detail, at, closed) \
             values (?, ?, ?, ?, ?, ?, ?, ?)",
            &report.id,
            &report.reporter,
            &report.about,
            &report.table,
            &report.reason,
            &report.detail,
            report.at,
            report.closed
        )),
        PersonWrite::Act {
            audit,
            effect,
            undoes,
        } => act(audit, effect, undoes.as_deref(), to),
        PersonWrite::Forget { guest } => forget(guest, to),
    }
}

fn act(audit: &Audit, effect: &OperatorEffect, undoes: Option<&str>, to: &mut Vec<Statement>) {
    match effect {
        OperatorEffect::Sanction { guest, kind, on } => sanction(guest, kind, *on, to),
        OperatorEffect::Rename { guest, name, held } => {
            to.push(sql!("update guests set name = ? where id = ?", name, guest));
            sanction(guest, RENAMED, *held, to);
        }
        OperatorEffect::CloseReport { report, closed } => {
            let set = "update reports set closed = ? where id = ?";
            to.push(sql!(set, *closed, report));
        }
    }
    if let Some(before) = undoes {
        to.push(sql!("update audit set undone = 1 where id = ?", before));
    }
    to.push(sql!(
        "insert into audit (id, at, operator, act, about, detail, undone) \
         values (?, ?, ?, ?, ?, ?, ?)",
        &audit.id,
        audit.at,
        &audit.operator,
        &audit.act,
        &audit.about,
        &audit.detail,
        audit.undone
    ));
}

fn sanction(guest: &str, kind: &str, on: bool, to: &mut Vec<Statement>) {
    let delete = "delete from sanctions where guest = ? and kind = ?";
    to.push(sql!(delete, guest, kind));
    if on {
        let insert = "insert into sanctions (guest, kind) values (?, ?)";
        to.push(sql!(insert, guest, kind));
    }
}

/// Everything that names her goes; her games stay.
fn forget(guest: &str, to: &mut Vec<Statement>) {
    to.extend([
        sql!(
            "update guests set name = '', gone = 1, epoch = epoch + 1 where id = ?",
            guest
        ),
        sql!("update names set guest = null where guest = ?", guest),
        sql!("delete from accounts where guest = ?", guest),
        sql!(
            "delete from blocks where guest = ? or other = ?",
            guest,
            guest
        ),
        sql!(
            "update reports set detail = '' where reporter = ? or about = ?",
            guest,
            guest
        ),
        sql!("delete from chat where guest = ?", guest),
        sql!("delete from sanctions where guest = ?", guest),
        sql!("update audit set detail = '' where about = ?", guest),
    ]);
}

fn account(row: &SqlRow) -> Result<Account, StoreError> {
    Ok(Account {
        guest: row.text("guest")?,
        login: row.text("login")?,
        password: row.text("password")?,
        recovery: row.text("recovery")?,
        mail: row.maybe_text("mail")?,
        mailed: row.int("mailed")?,
        created: row.int("created")?,
    })
}

fn report(row: &SqlRow) -> Result<Report, StoreError> {
    Ok(Report {
        id: row.text("id")?,
        reporter: row.text("reporter")?,
        about: row.text("about")?,
        table: row.text("table_id")?,
        reason: row.text("reason")?,
        detail: row.text("detail")?,
        at: row.int("at")?,
        closed: row.is("closed")?,
    })
}

fn audit(row: &SqlRow) -> Result<Audit, StoreError> {
    Ok(Audit {
        id: row.text("id")?,
        at: row.int("at")?,
        operator: row.text("operator")?,
        act: row.text("act")?,
        about: row.text("about")?,
        detail: row.text("detail")?,
        undone: row.is("undone")?,
    })
}

#[async_trait]
impl People for SqlStore {
    async fn account(&self, guest: &str) -> Result<Option<Account>, StoreError> {
        let select = "select * from accounts where guest = ?";
        self.lookup_one(sql!(select, guest), account).await
    }

    async fn account_called(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let select = "select * from accounts where login = ?";
        self.lookup_one(sql!(select, login), account).await
    }

    async fn name_holder(&self, key: &str) -> Result<Option<Option<String>>, StoreError> {
        let select = "select guest from names where key = ?";
        self.lookup_one(sql!(select, key), |row| row.maybe_text("guest"))
            .await
    }

    async fn without_key(&self) -> Result<Vec<Account>, StoreError> {
        let select = "select * from accounts where guest not in \
                      (select guest from names where guest is not null) order by guest";
        self.list(sql!(select), account).await
    }

    async fn with_mail(&self) -> Result<Vec<Account>, StoreError> {
        let select = "select * from accounts where mail is not null order by guest";
        self.list(sql!(select), account).await
    }

    async fn blocked_by(&self, guest: &str) -> Result<Vec<String>, StoreError> {
        let select = "select other from blocks where guest = ? order by other";
        self.lookup(sql!(select, guest), |row| row.text("other"))
            .await
    }

    async fn report(&self, id: &str) -> Result<Option<Report>, StoreError> {
        let select = "select * from reports where id = ?";
        self.lookup_one(sql!(select, id), report).await
    }

    async fn reports(&self, most: u32) -> Result<Vec<Report>, StoreError> {
        let select = "select * from reports order by closed, at desc, id limit ?";
        self.list(sql!(select, most), report).await
    }

    async fn reports_of(&self, guest: &str) -> Result<Vec<Report>, StoreError> {
        let select = "select * from reports where reporter = ? order by at, id";
        self.list(sql!(select, guest), report).await
    }

    async fn sanctions(&self, guest: &str) -> Result<Vec<String>, StoreError> {
        let select = "select kind from sanctions where guest = ? order by kind";
        self.lookup(sql!(select, guest), |row| row.text("kind"))
            .await
    }

    async fn audit(&self, id: &str) -> Result<Option<Audit>, StoreError> {
        let select = "select * from audit where id = ?";
        self.lookup_one(sql!(select, id), audit).await
    }

    async fn audits(&self, most: u32) -> Result<Vec<Audit>, StoreError> {
        let select = "select * from audit order by at desc, id limit ?";
        self.list(sql!(select, most), audit).await
    }

    async fn audits_about(&self, guest: &str) -> Result<Vec<Audit>, StoreError> {
        let select = "select * from audit where about = ? order by at, id";
        self.list(sql!(select, guest), audit).await
    }

    async fn stale_guests(&self, before: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let select = "select id from guests where gone = 0 and seen < ? and created < ? \
                      and not exists (select 1 from accounts where guest = guests.id) \
                      and not exists (select 1 from seats where guest = guests.id) \
                      and not exists (select 1 from tables where host = guests.id) \
                      order by id limit ?";
        self.list(sql!(select, before, before, most), id).await
    }
}
