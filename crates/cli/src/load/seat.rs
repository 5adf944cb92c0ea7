//! One guest of a load: reads as little of each frame as she needs, plays anything legal.

use super::Load;
use client::{Chair, Gone, Guest};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tabletop::Asked;

/// What was seen and counted while it was measured.
#[derive(Default)]
pub struct Seen {
    /// In microseconds, one for each decision acknowledged.
    pub latencies: Vec<u32>,
    pub stale: u64,
    /// `moved` frames, and their bytes without the mover's action list.
    pub frames: u64,
    pub bytes: u64,
    pub action_bytes: u64,
}

impl Seen {
    pub fn add(&mut self, other: Seen) {
        self.latencies.extend(other.latencies);
        self.stale += other.stale;
        self.frames += other.frames;
        self.bytes += other.bytes;
        self.action_bytes += other.action_bytes;
    }
}

/// The times at which a table's decisions are due.
pub struct Slots {
    first: Instant,
    interval: Option<Duration>,
    next: AtomicU64,
}

impl Slots {
    pub fn new(first: Instant, interval: Option<Duration>) -> Self {
        let next = AtomicU64::new(0);
        Slots {
            first,
            interval,
            next,
        }
    }

    /// When the next decision is due; now if there is no schedule.
    fn take(&self) -> Instant {
        match self.interval {
            None => Instant::now(),
            Some(interval) => {
                let slot = self.next.fetch_add(1, Ordering::Relaxed);
                self.first + interval.mul_f64(slot as f64)
            }
        }
    }

    /// While a table is laid, nothing is due.
    fn skip_to_now(&self) {
        if let Some(interval) = self.interval {
            let passed = self.first.elapsed().as_secs_f64() / interval.as_secs_f64();
            self.next.fetch_max(passed.ceil() as u64, Ordering::Relaxed);
        }
    }
}

/// As much of a frame as is needed to play on.
#[derive(Deserialize)]
struct Frame<'a> {
    kind: &'a str,
    id: Option<&'a str>,
    /// Of a welcome.
    #[serde(borrow)]
    briefing: Option<Briefing<'a>>,
    // Of a move, which has these beside the others.
    ply: Option<u32>,
    asked: Option<Asked>,
    #[serde(default, borrow)]
    actions: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Briefing<'a> {
    ply: Option<u32>,
    asked: Option<Asked>,
    /// Read when one of them is to be chosen.
    #[serde(default, borrow)]
    actions: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Offer {
    action: Value,
}

struct Player<'a> {
    chair: Chair,
    load: &'a Load,
    seen: Seen,
    ply: u32,
    asked: Option<Asked>,
    /// A list; empty text if there is nothing to do.
    actions: String,
    random: u64,
}

/// Plays from one seat, game after game, all on one socket.
pub async fn sit(
    guest: &Guest,
    table: &str,
    seed: u64,
    load: &Load,
    slots: &Slots,
) -> Result<Seen, Gone> {
    let mut player = Player {
        chair: Chair::connect(guest, table).await?,
        load,
        seen: Seen::default(),
        ply: 0,
        asked: None,
        actions: String::new(),
        random: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
    };
    player.chair.say_hello(0).await?;
    player.hear("").await?;
    load.seated.fetch_add(1, Ordering::Relaxed);
    slots.skip_to_now();
    let mut sent = 0;
    while !load.stop.load(Ordering::Relaxed) {
        sent += 1;
        let id = format!("{seed}-{sent}");
        if player.asked == Some(Asked::Over {}) {
            load.places_played.fetch_add(1, Ordering::Relaxed);
            player.go_to_rematch(&id, slots).await?;
        } else if player.actions.is_empty() {
            player.hear_for_a_while("").await?;
        } else {
            player.decide(&id, slots.take()).await?;
        }
    }
    Ok(player.seen)
}

impl Player<'_> {
    async fn decide(&mut self, id: &str, due: Instant) -> Result<(), Gone> {
        if due > Instant::now() {
            tokio::time::sleep_until(due.into()).await;
        }
        self.random = self
            .random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let actions = std::mem::take(&mut self.actions);
        let mut offers: Vec<&RawValue> = serde_json::from_str(&actions).expect("a list of offers");
        let offer = offers.swap_remove((self.random >> 33) as usize % offers.len());
        let Offer { action } = serde_json::from_str(offer.get()).expect("an offer");
        self.chair.submit_at(self.ply, id, vec![action]).await?;
        loop {
            let Some(is_done) = self.hear(id).await? else {
                continue;
            };
            if self.load.measuring.load(Ordering::Relaxed) {
                match is_done {
                    true => self.seen.latencies.push(due.elapsed().as_micros() as u32),
                    false => self.seen.stale += 1,
                }
            }
            return Ok(());
        }
    }

    /// Once more with the same people: until the next game has begun.
    async fn go_to_rematch(&mut self, id: &str, slots: &Slots) -> Result<(), Gone> {
        self.asked = None;
        self.chair.ask_again(id, None).await?;
        while self.asked.is_none() && !self.load.stop.load(Ordering::Relaxed) {
            if self.hear_for_a_while(id).await? == Some(false) {
                return Err(Gone { code: None });
            }
        }
        slots.skip_to_now();
        Ok(())
    }

    /// Like [`Player::hear`], unless nothing comes for a while: then it may be time to stop.
    async fn hear_for_a_while(&mut self, id: &str) -> Result<Option<bool>, Gone> {
        let next = tokio::time::timeout(Duration::from_millis(200), self.hear(id));
        next.await.unwrap_or(Ok(None))
    }

    /// Hears the next frame: if it answers this id, whether that was done.
    async fn hear(&mut self, id: &str) -> Result<Option<bool>, Gone> {
        let text = self.chair.hear_text().await?;
        let frame: Frame = serde_json::from_str(&text)
            .unwrap_or_else(|why| panic!("the house sent {text}: {why}"));
        let moved = frame.kind == "moved";
        let change = moved.then_some(Briefing {
            ply: frame.ply,
            asked: frame.asked,
            actions: frame.actions,
        });
        if let Some(brief) = frame.briefing.or(change) {
            self.ply = brief.ply.unwrap_or(self.ply + 1);
            self.asked = brief.asked.or(self.asked);
            let actions = brief.actions.map(RawValue::get);
            self.actions.clear();
            self.actions
                .push_str(actions.filter(|list| *list != "[]").unwrap_or_default());
            if moved && self.load.measuring.load(Ordering::Relaxed) {
                let list = list_in(&text);
                self.seen.frames += 1;
                self.seen.action_bytes += list as u64;
                self.seen.bytes += (text.len() - list) as u64;
            }
        }
        Ok((frame.id == Some(id)).then_some(frame.kind == "ack"))
    }
}

/// How many bytes of a `moved` frame are the list of actions. It comes after the patch
/// and nothing in a list follows it but the open view, once nobody has actions any more.
fn list_in(text: &str) -> usize {
    let Some(start) = text.rfind("\"actions\":[{\"action\"") else {
        return 0;
    };
    let end = text[start..].rfind("}]");
    end.map_or(0, |end| end + "}],".len())
}
