//! Faults that can be planted around the rooms, to see that the checks find them.

/// Something that the shell, the store or the bus does wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PlantedFault {
    /// A submission is acknowledged when its write begins.
    AckBeforeWrite,
    /// The room is told that it is written when the write begins.
    ShowBeforeWrite,
    /// The room is told that it is written though the store failed.
    OkThoughFailed,
    /// What is written is written twice.
    AppliedTwice,
    /// Of several rows in one write the last is lost.
    LastRowLost,
    /// Nobody looks whether others wrote in between.
    VersionIgnored,
    /// Rows are appended whichever number they have.
    RowKeyIgnored,
    /// A held answer is not written.
    HeldForgotten,
    /// Held answers stay after they have counted.
    HeldStays,
    /// The frame with clocks and windows is not sent.
    ClocksFrameDropped,
    /// A clock that stops loses its time twice.
    ClockChargedTwice,
    /// The house's time goes on while no node is up.
    DowntimeCharged,
    /// Reactions end early because an alarm comes with a time that is ahead.
    AlarmEarly,
    /// The alarm never comes.
    AlarmLost,
    /// Every node takes itself for the only one.
    BotsOnTwoNodes,
    /// The answer of a computer player is given twice.
    BotAnswersTwice,
    /// A frame goes to somebody else at the table.
    WrongViewer,
    /// A frame about the game is lost.
    FrameDropped,
    /// Two frames about the game change places.
    FramesSwapped,
    /// What is said is not written.
    TalkLost,
    /// What is said is written twice.
    TalkDoubled,
    /// Ids of submissions are not read when a room is made.
    DedupForgotten,
    /// The request to go back is not read when a room is made.
    ConsentLost,
    /// A standing order is not written.
    OrderLost,
    /// A room is made with the secret of another table.
    WrongSecret,
    /// A submission is given to the room a second time under another id.
    SubmissionDoubled,
    /// The result of a game is not written.
    ResultLost,
    /// That a computer player stands in is not written.
    StandInLost,
    /// The rematch gets another secret than was promised.
    RematchSecretSwapped,
    /// What guests elsewhere announce is never told.
    PresenceLost,
    /// Another node's writes are never told.
    NewsLost,
    /// A client is taken for that of the host.
    TakenForHost,
}

impl PlantedFault {
    pub const ALL: [PlantedFault; 32] = [
        PlantedFault::AckBeforeWrite,
        PlantedFault::ShowBeforeWrite,
        PlantedFault::OkThoughFailed,
        PlantedFault::AppliedTwice,
        PlantedFault::LastRowLost,
        PlantedFault::VersionIgnored,
        PlantedFault::RowKeyIgnored,
        PlantedFault::HeldForgotten,
        PlantedFault::HeldStays,
        PlantedFault::ClocksFrameDropped,
        PlantedFault::ClockChargedTwice,
        PlantedFault::DowntimeCharged,
        PlantedFault::AlarmEarly,
        PlantedFault::AlarmLost,
        PlantedFault::BotsOnTwoNodes,
        PlantedFault::BotAnswersTwice,
        PlantedFault::WrongViewer,
        PlantedFault::FrameDropped,
        PlantedFault::FramesSwapped,
        PlantedFault::TalkLost,
        PlantedFault::TalkDoubled,
        PlantedFault::DedupForgotten,
        PlantedFault::ConsentLost,
        PlantedFault::OrderLost,
        PlantedFault::WrongSecret,
        PlantedFault::SubmissionDoubled,
        PlantedFault::ResultLost,
        PlantedFault::StandInLost,
        PlantedFault::RematchSecretSwapped,
        PlantedFault::PresenceLost,
        PlantedFault::NewsLost,
        PlantedFault::TakenForHost,
    ];
}
