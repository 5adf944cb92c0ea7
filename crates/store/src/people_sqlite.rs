//! People in the SQLite file.

use crate::people::{Account, Audit, Effect, People, Person, Report};
use crate::{Sqlite, Trouble};
use async_trait::async_trait;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

/// Runs one statement with these texts and numbers, in this order.
macro_rules! run {
    ($to:expr, $sql:expr $(, $value:expr)*) => {
        sqlx::query($sql)$(.bind($value))*.execute(&mut *$to).await?
    };
}

pub(crate) async fn carry_out(write: &Person, to: &mut SqliteConnection) -> Result<(), Trouble> {
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
        Person::Mailed { guest, at } => {
            run!(
                to,
                "update accounts set mailed = ? where guest = ?",
                at,
                guest
            );
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
                i64::from(report.closed)
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
    to: &mut SqliteConnection,
) -> Result<(), Trouble> {
    match effect {
        Effect::Sanction { guest, kind, on } => {
            run!(
                to,
                "delete from sanctions where guest = ? and kind = ?",
                guest,
                kind
            );
            if *on {
                run!(
                    to,
                    "insert into sanctions (guest, kind) values (?, ?)",
                    guest,
                    kind
                );
            }
        }
        Effect::Rename { guest, name } => {
            run!(to, "update guests set name = ? where id = ?", name, guest);
        }
        Effect::CloseReport { report, closed } => {
            run!(
                to,
                "update reports set closed = ? where id = ?",
                i64::from(*closed),
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
        i64::from(audit.undone)
    );
    Ok(())
}

async fn forget(guest: &str, to: &mut SqliteConnection) -> Result<(), Trouble> {
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

fn account(row: &SqliteRow) -> Result<Account, Trouble> {
    Ok(Account {
        guest: row.try_get("guest")?,
        login: row.try_get("login")?,
        password: row.try_get("password")?,
        recovery: row.try_get("recovery")?,
        mail: row.try_get("mail")?,
        mailed: row.try_get("mailed")?,
        created: row.try_get("created")?,
    })
}

fn report(row: &SqliteRow) -> Result<Report, Trouble> {
    Ok(Report {
        id: row.try_get("id")?,
        reporter: row.try_get("reporter")?,
        about: row.try_get("about")?,
        table: row.try_get("table_id")?,
        reason: row.try_get("reason")?,
        detail: row.try_get("detail")?,
        at: row.try_get("at")?,
        closed: row.try_get::<i64, _>("closed")? != 0,
    })
}

fn audit(row: &SqliteRow) -> Result<Audit, Trouble> {
    Ok(Audit {
        id: row.try_get("id")?,
        at: row.try_get("at")?,
        operator: row.try_get("operator")?,
        act: row.try_get("act")?,
        about: row.try_get("about")?,
        detail: row.try_get("detail")?,
        undone: row.try_get::<i64, _>("undone")? != 0,
    })
}

#[async_trait]
impl People for Sqlite {
    async fn account(&self, guest: &str) -> Result<Option<Account>, Trouble> {
        let query = sqlx::query("select * from accounts where guest = ?").bind(guest);
        let row = query.fetch_optional(&self.read).await?;
        row.as_ref().map(account).transpose()
    }

    async fn account_called(&self, login: &str) -> Result<Option<Account>, Trouble> {
        let query = sqlx::query("select * from accounts where login = ?").bind(login);
        let row = query.fetch_optional(&self.read).await?;
        row.as_ref().map(account).transpose()
    }

    async fn with_mail(&self) -> Result<Vec<Account>, Trouble> {
        let query = sqlx::query("select * from accounts where mail is not null order by guest");
        let rows = query.fetch_all(&self.read).await?;
        rows.iter().map(account).collect()
    }

    async fn blocked_by(&self, guest: &str) -> Result<Vec<String>, Trouble> {
        let query = sqlx::query("select other from blocks where guest = ? order by other");
        let rows = query.bind(guest).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(row.try_get("other")?)).collect()
    }

    async fn report(&self, id: &str) -> Result<Option<Report>, Trouble> {
        let query = sqlx::query("select * from reports where id = ?").bind(id);
        let row = query.fetch_optional(&self.read).await?;
        row.as_ref().map(report).transpose()
    }

    async fn reports(&self, most: u32) -> Result<Vec<Report>, Trouble> {
        let query = sqlx::query("select * from reports order by closed, at desc, id limit ?");
        let rows = query.bind(most).fetch_all(&self.read).await?;
        rows.iter().map(report).collect()
    }

    async fn reports_of(&self, guest: &str) -> Result<Vec<Report>, Trouble> {
        let query = sqlx::query("select * from reports where reporter = ? order by at, id");
        let rows = query.bind(guest).fetch_all(&self.read).await?;
        rows.iter().map(report).collect()
    }

    async fn sanctions(&self, guest: &str) -> Result<Vec<String>, Trouble> {
        let query = sqlx::query("select kind from sanctions where guest = ? order by kind");
        let rows = query.bind(guest).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(row.try_get("kind")?)).collect()
    }

    async fn audit(&self, id: &str) -> Result<Option<Audit>, Trouble> {
        let query = sqlx::query("select * from audit where id = ?").bind(id);
        let row = query.fetch_optional(&self.read).await?;
        row.as_ref().map(audit).transpose()
    }

    async fn audits(&self, most: u32) -> Result<Vec<Audit>, Trouble> {
        let query = sqlx::query("select * from audit order by at desc, id limit ?");
        let rows = query.bind(most).fetch_all(&self.read).await?;
        rows.iter().map(audit).collect()
    }

    async fn stale_guests(&self, before: i64, most: u32) -> Result<Vec<String>, Trouble> {
        let rows = sqlx::query(
            "select id from guests where gone = 0 and seen < ? and created < ? \
             and not exists (select 1 from accounts where guest = guests.id) \
             and not exists (select 1 from seats where guest = guests.id) \
             and not exists (select 1 from tables where host = guests.id) \
             order by id limit ?",
        )
        .bind(before)
        .bind(before)
        .bind(most)
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }
}
