//! The operator's desk: reports, what can be done about them, and the log of what was done.
//! Everything can be undone, and the undoing is in the log as well.

use super::guests::Changing;
use super::names;
use crate::house::time::unix;
use crate::house::{House, random};
use crate::requests::{Body, JsonAnswer, Refusal};
use crate::tables::person_changed;
use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use protocol::{
    AuditInfo, Judge, OperatorDesk, Person as PersonInfo, Reason, ReportInfo, Undo, Verdict,
};
use store::people::{Audit, OperatorEffect, PersonWrite, Report};
use store::{SavedGuest, Write};

const MOST: u32 = 200;
/// Lines of talk shown with a report.
const MOST_SAID: usize = 30;

pub fn routes() -> Router<House> {
    Router::new()
        .route("/api/operator", get(desk))
        .route("/api/operator/act", post(act))
        .route("/api/operator/undo", post(undo))
}

fn for_operator(house: &House, guest: &SavedGuest) -> Result<(), Refusal> {
    match house.is_operator(&guest.id) {
        true => Ok(()),
        false => Err(Refusal(Reason::NotOperator {})),
    }
}

async fn named(house: &House, id: &str) -> Result<PersonInfo, Refusal> {
    let guest = house.store().guest(id).await?;
    Ok(PersonInfo {
        id: id.into(),
        name: guest.map(|guest| guest.name).unwrap_or_default(),
    })
}

async fn shown(house: &House, report: Report) -> Result<ReportInfo, Refusal> {
    let said = house.store().tables().said_by(&report.about).await?;
    let here = said.into_iter().filter(|(table, _)| *table == report.table);
    let mut said: Vec<String> = here
        .map(|(_, said)| said.phrase.unwrap_or(said.said))
        .collect();
    let early = said.len().saturating_sub(MOST_SAID);
    Ok(ReportInfo {
        reporter: named(house, &report.reporter).await?,
        about: named(house, &report.about).await?,
        sanctions: house.store().people().sanctions(&report.about).await?,
        said: said.split_off(early),
        id: report.id,
        table: report.table,
        fault: report.reason,
        detail: report.detail,
        at: report.at,
        closed: report.closed,
    })
}

async fn read(house: &House) -> JsonAnswer<OperatorDesk> {
    let people = house.store().people();
    let mut reports = Vec::new();
    for report in people.reports(MOST).await? {
        reports.push(shown(house, report).await?);
    }
    let mut log = Vec::new();
    for audit in people.audits(MOST).await? {
        log.push(AuditInfo {
            operator: named(house, &audit.operator).await?,
            about: named(house, &audit.about).await?,
            undoable: !audit.undone && !audit.act.starts_with("undo"),
            id: audit.id,
            at: audit.at,
            act: audit.act,
            undone: audit.undone,
        });
    }
    Ok(Json(OperatorDesk { reports, log }))
}

async fn desk(State(house): State<House>, Changing(guest): Changing) -> JsonAnswer<OperatorDesk> {
    for_operator(&house, &guest)?;
    read(&house).await
}

async fn act(
    State(house): State<House>,
    Changing(guest): Changing,
    Body(wish): Body<Judge>,
) -> JsonAnswer<OperatorDesk> {
    for_operator(&house, &guest)?;
    let report = house.store().people().report(&wish.report).await?;
    let report = report.ok_or(Reason::NoSuchReport {})?;
    let about = report.about.clone();
    let act: &'static str = wish.verdict.into();
    let sanction = |kind: &str| OperatorEffect::Sanction {
        guest: about.clone(),
        kind: kind.into(),
        on: true,
    };
    let before = house.store().guest(&about).await?;
    let before = before.ok_or(Reason::NoSuchReport {})?;
    let (effect, detail) = match wish.verdict {
        Verdict::Mute | Verdict::Bar => (sanction(act), String::new()),
        Verdict::Rename => {
            let name = names::for_guest();
            let rename = OperatorEffect::Rename {
                guest: about.clone(),
                name,
                held: true,
            };
            (rename, before.name.clone())
        }
        Verdict::Close => {
            let id = report.id.clone();
            let effect = OperatorEffect::CloseReport {
                report: id.clone(),
                closed: true,
            };
            (effect, id)
        }
    };
    done(&house, &guest, act, &before, effect, detail, None).await?;
    read(&house).await
}

async fn undo(
    State(house): State<House>,
    Changing(guest): Changing,
    Body(wish): Body<Undo>,
) -> JsonAnswer<OperatorDesk> {
    for_operator(&house, &guest)?;
    let audit = house.store().people().audit(&wish.id).await?;
    let audit = audit.filter(|audit| !audit.undone);
    let audit = audit.ok_or(Reason::NoSuchReport {})?;
    let effect = match audit.act.as_str() {
        "mute" | "bar" => OperatorEffect::Sanction {
            guest: audit.about.clone(),
            kind: audit.act.clone(),
            on: false,
        },
        "rename" => OperatorEffect::Rename {
            guest: audit.about.clone(),
            name: audit.detail.clone(),
            held: false,
        },
        "close" => OperatorEffect::CloseReport {
            report: audit.detail.clone(),
            closed: false,
        },
        _ => return Err(Refusal(Reason::NoSuchReport {})),
    };
    let about = house.store().guest(&audit.about).await?;
    let about = about.ok_or(Reason::NoSuchReport {})?;
    let act = format!("undo_{}", audit.act);
    done(
        &house,
        &guest,
        &act,
        &about,
        effect,
        String::new(),
        Some(audit.id),
    )
    .await?;
    read(&house).await
}

/// Does it and writes it into the log, together; then her tables hear of a new name.
async fn done(
    house: &House,
    operator: &SavedGuest,
    act: &str,
    about: &SavedGuest,
    effect: OperatorEffect,
    detail: String,
    undoes: Option<String>,
) -> Result<(), Refusal> {
    let audit = Audit {
        id: random::id(12),
        at: unix(),
        operator: operator.id.clone(),
        act: act.into(),
        about: about.id.clone(),
        detail,
        undone: false,
    };
    let write = PersonWrite::Act {
        audit,
        effect,
        undoes,
    };
    house.store().write(Write::Person(write)).await?;
    person_changed(house, &about.id).await;
    Ok(())
}
