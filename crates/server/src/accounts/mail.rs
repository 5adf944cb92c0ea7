//! Mail for slow games: one letter that lists every table that waits, and only while it
//! does. Without a mail server there is none.

use crate::house::House;
use crate::house::settings::MailSettings;
use crate::house::time::unix;
use lettre::message::header::ContentType;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use protocol::Pace;
use store::people::{Account, PersonWrite};
use store::{SavedTable, Stage, StoreError, Write};

/// Nobody gets more than one letter in this time, in seconds.
const BETWEEN: i64 = 12 * 3600;
/// A table has to wait so long before it is worth a letter, in seconds.
const PATIENCE: i64 = 600;
const MOST_TABLES: u32 = 50;

/// Writes to everybody who has a mail address and is waited for.
pub async fn digest(house: &House) -> Result<(), StoreError> {
    digest_at(house, unix()).await
}

pub async fn digest_at(house: &House, now: i64) -> Result<(), StoreError> {
    let Some(settings) = &house.settings().mail else {
        return Ok(());
    };
    for account in house.store().people().with_mail().await? {
        if account.mailed + BETWEEN > now {
            continue;
        }
        // Read now, so that what was answered meanwhile is not in the letter.
        let waiting = waiting_for(house, &account, now).await?;
        if waiting.is_empty() {
            continue;
        }
        // Written down first: rather no letter than two.
        let mailed = PersonWrite::Mailed {
            guest: account.guest.clone(),
            before: account.mailed,
            at: now,
        };
        match house.store().write(Write::Person(mailed)).await {
            Ok(()) => {}
            // Another node writes to her just now.
            Err(StoreError::Taken) => continue,
            Err(trouble) => return Err(trouble),
        }
        if let Err(why) = send(settings, &account, &waiting).await {
            tracing::warn!("a letter was not sent: {why}");
        }
    }
    Ok(())
}

async fn waiting_for(
    house: &House,
    account: &Account,
    now: i64,
) -> Result<Vec<SavedTable>, StoreError> {
    let tables = house.store().tables_of(&account.guest, MOST_TABLES).await?;
    let waits = |table: &SavedTable| {
        matches!(table.settings().pace, Pace::Slow { .. })
            && table.stage == Stage::Playing
            && table.waits_for(&account.guest)
            && table.schedule.touched + PATIENCE <= now
    };
    Ok(tables.into_iter().filter(waits).collect())
}

async fn send(
    settings: &MailSettings,
    account: &Account,
    tables: &[SavedTable],
) -> Result<(), String> {
    let said = |why: &dyn std::fmt::Display| why.to_string();
    let links: Vec<String> = tables
        .iter()
        .map(|table| {
            format!(
                "{}/tables/{}",
                settings.address.trim_end_matches('/'),
                table.id
            )
        })
        .collect();
    let text = format!(
        "It is your turn. / C’est à vous de jouer.\n\n{}\n\n\
         No more letters: empty the mail address in your account.\n\
         Pour ne plus rien recevoir : effacez l’adresse dans votre compte.\n{}/account\n",
        links.join("\n"),
        settings.address.trim_end_matches('/')
    );
    let to = account.mail.clone().unwrap_or_default();
    let message = Message::builder()
        .from(settings.from.parse().map_err(|why| said(&why))?)
        .to(to.parse().map_err(|why| said(&why))?)
        .subject("Parure: it is your turn / c’est à vous")
        .header(ContentType::TEXT_PLAIN)
        .body(text)
        .map_err(|why| said(&why))?;
    let (host, port) = settings.server.rsplit_once(':').ok_or("HOST:PORT")?;
    let port = port.parse().map_err(|why| said(&why))?;
    // The house speaks to a relay beside it; that one speaks to the world.
    let transport = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host).port(port);
    let transport = transport.build();
    transport.send(message).await.map_err(|why| said(&why))?;
    Ok(())
}
