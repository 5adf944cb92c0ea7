//! What an ending, or a lead, is worth to each seat.

use crate::maths::exp;
use tabletop::Standings;

/// Something between 0 and 1 for each seat: the share of the victory, with a little for
/// the lead. Seats beyond the table have 0.
pub type Shares = [f32; 8];

/// How much of it is for the lead.
const LEAD: f32 = 0.15;

/// The share of the victory, and a little for the lead; a lead of `half` points counts
/// half of what leads can count.
pub fn judged(standings: &Standings, half: f32) -> Shares {
    let mut shares = [0.0; 8];
    for (share, of) in shares.iter_mut().zip(standings.shares()) {
        *share = of as f32;
    }
    let scores = standings.scores();
    let mut points = [0.0; 8];
    for (points, &score) in points.iter_mut().zip(scores) {
        *points = score as f32;
    }
    with_leads(shares, &points[..scores.len()], half)
}

/// The shares that points promise when the game is not over: each seat's chance falls
/// with its distance to the others, by a factor of e for each `spread` points.
pub fn shares_of_lead(points: &[f32], spread: f32, half: f32) -> Shares {
    let best = points.iter().copied().fold(f32::MIN, f32::max);
    let mut shares = [0.0; 8];
    let mut sum = 0.0;
    for (share, &points) in shares.iter_mut().zip(points) {
        *share = exp((points - best) / spread);
        sum += *share;
    }
    shares.iter_mut().for_each(|share| *share /= sum);
    with_leads(shares, points, half)
}

fn with_leads(mut shares: Shares, points: &[f32], half: f32) -> Shares {
    for (seat, share) in shares.iter_mut().enumerate().take(points.len()) {
        let rivals = points
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != seat);
        let best = rivals.map(|(_, &points)| points).fold(f32::MIN, f32::max);
        let lead = points[seat] - best;
        *share = (1.0 - LEAD) * *share + LEAD * (0.5 + 0.5 * lead / (lead.abs() + half));
    }
    shares
}
