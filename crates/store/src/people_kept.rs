//! People in the database.

use crate::base::{Hand, Line, find, look, run};
use crate::people::{Account, Audit, Effect, People, Person, RENAMED, Report};
use crate::{Book, Trouble};
use async_trait::async_trait;

pub(crate) async fn carry_out(write: &Person, to: &mut dyn Hand) -> Result<(), Trouble> {
    match write {
        Person::Seen { guest, at } => {
            run!(to, "update guests set seen = ? where id = ?", at, guest);
        }
        Person::Claim(account) => {
            run!(
                to,
                "insert into accounts (guest, login, password, recovery, mail, mailed, created) \
                 values (?, ?, ?, ?, ?, ?, ?)",
                &account.guest,
                &account.login,
                &account.password,
                &account.recovery,
                &account.mail,
                account.mailed,
                account.created
            );
        }
        Person::Password {
            guest,
            password,
            recovery,
        } => {
            run!(
                to,
                "update accounts set password = ?, recovery = coalesce(?, recovery) where guest = ?",
                password,
                recovery,
                guest
            );
        }
        Person::SignOut { guest } => {
            run!(
                to,
                "update guests set epoch = epoch + 1 where id = ?",
                guest
            );
        }
        Person::Mail { guest, mail } => {
            run!(
                to,
                "update accounts set mail = ? where guest = ?",
                mail,
                guest
            );
        }
        Person::Mailed { guest, before, at } => {
            let sql = "update accounts set mailed = ? where guest = ? and mailed = ?";
            if run!(to, sql, at, guest, before) == 0 {
                return Err(Trouble::Taken);
            }
        }
        Person::Block { guest, other, on } => {
            run!(
                to,
                "delete from blocks where guest = ? and other = ?",
                guest,
                other
            );
            if *on {
                run!(
                    to,
                    "insert into blocks (guest, other) values (?, ?)",
                    guest,
                    other
                );
            }
        }
        Person::Report(report) => {
            run!(
                to,
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
            );
        }
        Person::Act {
            audit,
            effect,
            undoes,
        } => act(audit, effect, undoes.as_deref(), to).await?,
        Person::Forget { guest } => forget(guest, to).await?,
    }
    Ok(())
}

async fn act(
    audit: &Audit,
    effect: &Effect,
    undoes: Option<&str>,
    to: &mut dyn Hand,
) -> Result<(), Trouble> {
    match effect {
        Effect::Sanction { guest, kind, on } => sanction(guest, kind, *on, to).await?,
        Effect::Rename { guest, name, held } => {
            run!(to, "update guests set name = ? where id = ?", name, guest);
            sanction(guest, RENAMED, *held, to).await?;
        }
        Effect::CloseReport { report, closed } => {
            run!(
                to,
                "update reports set closed = ? where id = ?",
                *closed,
                report
            );
        }
    }
    if let Some(before) = undoes {
        run!(to, "update audit set undone = 1 where id = ?", before);
    }
    run!(
        to,
        "insert into audit (id, at, operator, act, about, detail, undone) \
         values (?, ?, ?, ?, ?, ?, ?)",
        &audit.id,
        audit.at,
        &audit.operator,
        &audit.act,
        &audit.about,
        &audit.detail,
        audit.undone
    );
    Ok(())
}

/// It holds against her from now on, or no longer.
async fn sanction(guest: &str, kind: &str, on: bool, to: &mut dyn Hand) -> Result<(), Trouble> {
    run!(
        to,
        "delete from sanctions where guest = ? and kind = ?",
        guest,
        kind
    );
    if on {
        let sql = "insert into sanctions (guest, kind) values (?, ?)";
        run!(to, sql, guest, kind);
    }
    Ok(())
}

async fn forget(guest: &str, to: &mut dyn Hand) -> Result<(), Trouble> {
    run!(
        to,
        "update guests set name = '', gone = 1, epoch = epoch + 1 where id = ?",
        guest
    );
    run!(to, "delete from accounts where guest = ?", guest);
    run!(
        to,
        "delete from blocks where guest = ? or other = ?",
        guest,
        guest
    );
    run!(
        to,
        "update reports set detail = '' where reporter = ? or about = ?",
        guest,
        guest
    );
    run!(to, "delete from chat where guest = ?", guest);
    run!(to, "delete from sanctions where guest = ?", guest);
    run!(to, "update audit set detail = '' where about = ?", guest);
    Ok(())
}

fn account(row: &Line) -> Result<Account, Trouble> {
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

fn report(row: &Line) -> Result<Report, Trouble> {
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

fn audit(row: &Line) -> Result<Audit, Trouble> {
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

fn texts(rows: &[Line], column: &str) -> Result<Vec<String>, Trouble> {
    rows.iter().map(|row| row.text(column)).collect()
}

#[async_trait]
impl People for Book {
    async fn account(&self, guest: &str) -> Result<Option<Account>, Trouble> {
        let rows = look!(self.base, "select * from accounts where guest = ?", guest);
        rows.first().map(account).transpose()
    }

    async fn account_called(&self, login: &str) -> Result<Option<Account>, Trouble> {
        let rows = look!(self.base, "select * from accounts where login = ?", login);
        rows.first().map(account).transpose()
    }

    async fn with_mail(&self) -> Result<Vec<Account>, Trouble> {
        let rows = find!(
            self.base,
            "select * from accounts where mail is not null order by guest"
        );
        rows.iter().map(account).collect()
    }

    async fn blocked_by(&self, guest: &str) -> Result<Vec<String>, Trouble> {
        let sql = "select other from blocks where guest = ? order by other";
        texts(&look!(self.base, sql, guest), "other")
    }

    async fn report(&self, id: &str) -> Result<Option<Report>, Trouble> {
        let rows = look!(self.base, "select * from reports where id = ?", id);
        rows.first().map(report).transpose()
    }

    async fn reports(&self, most: u32) -> Result<Vec<Report>, Trouble> {
        let sql = "select * from reports order by closed, at desc, id limit ?";
        find!(self.base, sql, most).iter().map(report).collect()
    }

    async fn reports_of(&self, guest: &str) -> Result<Vec<Report>, Trouble> {
        let sql = "select * from reports where reporter = ? order by at, id";
        find!(self.base, sql, guest).iter().map(report).collect()
    }

    async fn sanctions(&self, guest: &str) -> Result<Vec<String>, Trouble> {
        let sql = "select kind from sanctions where guest = ? order by kind";
        texts(&look!(self.base, sql, guest), "kind")
    }

    async fn audit(&self, id: &str) -> Result<Option<Audit>, Trouble> {
        let rows = look!(self.base, "select * from audit where id = ?", id);
        rows.first().map(audit).transpose()
    }

    async fn audits(&self, most: u32) -> Result<Vec<Audit>, Trouble> {
        let sql = "select * from audit order by at desc, id limit ?";
        find!(self.base, sql, most).iter().map(audit).collect()
    }

    async fn audits_about(&self, guest: &str) -> Result<Vec<Audit>, Trouble> {
        let sql = "select * from audit where about = ? order by at, id";
        find!(self.base, sql, guest).iter().map(audit).collect()
    }

    async fn stale_guests(&self, before: i64, most: u32) -> Result<Vec<String>, Trouble> {
        let rows = find!(
            self.base,
            "select id from guests where gone = 0 and seen < ? and created < ? \
             and not exists (select 1 from accounts where guest = guests.id) \
             and not exists (select 1 from seats where guest = guests.id) \
             and not exists (select 1 from tables where host = guests.id) \
             order by id limit ?",
            before,
            before,
            most
        );
        texts(&rows, "id")
    }
}
