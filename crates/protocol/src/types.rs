//! The same, for the page: written to `web/src/lib/wire/protocol.ts`.

use crate::*;
use ts_rs::{Config, TS};

/// The whole file.
pub fn typescript() -> String {
    let config = Config::default();
    let mut out = String::from(
        "// Written by `cargo xtask codegen`; do not edit.\n\
         import type { Asked, Heard, Seat, Standings, Viewer } from \"./tabletop\";\n\n",
    );
    out += &format!("export const VERSION = {VERSION};\n\n");
    let declarations = [
        FromClient::decl(&config),
        FromHouse::decl(&config),
        Offer::decl(&config),
        LogEntry::decl(&config),
        Brief::decl(&config),
        BriefChange::decl(&config),
        Reason::decl(&config),
        Me::decl(&config),
        Rename::decl(&config),
        Variants::decl(&config),
        GameInfo::decl(&config),
        RulesText::decl(&config),
        SwitchInfo::decl(&config),
        WorkedExample::decl(&config),
        BotSeat::decl(&config),
        NewTable::decl(&config),
        JoinTable::decl(&config),
        SeatBot::decl(&config),
        SeatLevel::decl(&config),
        Stage::decl(&config),
        SeatInfo::decl(&config),
        TableInfo::decl(&config),
        TableList::decl(&config),
        HintStep::decl(&config),
        OtherHint::decl(&config),
        Hint::decl(&config),
        ErrorBody::decl(&config),
        Pace::decl(&config),
        UndoPolicy::decl(&config),
        Watch::decl(&config),
        HintRule::decl(&config),
        DeviceDeal::decl(&config),
        TableSettings::decl(&config),
        ClockInfo::decl(&config),
        UndoAsked::decl(&config),
        StandIn::decl(&config),
        UndoWish::decl(&config),
        Order::decl(&config),
        SetOrder::decl(&config),
        Say::decl(&config),
        Said::decl(&config),
        Person::decl(&config),
        AccountInfo::decl(&config),
        Credentials::decl(&config),
        Claimed::decl(&config),
        Recover::decl(&config),
        NewPassword::decl(&config),
        Mail::decl(&config),
        Leave::decl(&config),
        Unblock::decl(&config),
        Block::decl(&config),
        Fault::decl(&config),
        NewReport::decl(&config),
        ReportInfo::decl(&config),
        AuditInfo::decl(&config),
        OperatorDesk::decl(&config),
        Verdict::decl(&config),
        Judge::decl(&config),
        Undo::decl(&config),
        NewToken::decl(&config),
        Token::decl(&config),
        Replay::decl(&config),
        Moment::decl(&config),
        LuckProof::decl(&config),
        KeptSeat::decl(&config),
        KeepRecord::decl(&config),
    ];
    for declaration in declarations {
        out += &format!("export {declaration}\n\n");
    }
    out
}
