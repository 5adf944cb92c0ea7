//! Exponential and logarithm by sums and products alone. Those of the system differ in the last
//! bit from one to the next, and a search that differs in a bit may choose something else: a
//! computer player is to play the same in a house and in a browser.

/// Rounds to a whole number when it is added and taken away again (1.5 times 2 to the 52nd).
const WHOLE: f64 = 6_755_399_441_055_744.0;

/// e to the power of `x`.
#[inline]
pub(crate) fn exp(x: f32) -> f32 {
    // Below, less than any f32; above, more.
    let x = f64::from(x.clamp(-104.0, 89.0));
    let twos = (x * std::f64::consts::LOG2_E + WHOLE) - WHOLE;
    let rest = x - twos * std::f64::consts::LN_2;
    // Taylor's sum: the rest is at most 0.35, so what is left out is less than 1e-9 of it.
    let sum = 1.0 / 5040.0;
    let sum = sum * rest + 1.0 / 720.0;
    let sum = sum * rest + 1.0 / 120.0;
    let sum = sum * rest + 1.0 / 24.0;
    let sum = sum * rest + 1.0 / 6.0;
    let sum = sum * rest + 0.5;
    let sum = sum * rest + 1.0;
    let sum = sum * rest + 1.0;
    let scale = f64::from_bits(((twos as i64 + 1023) as u64) << 52);
    (sum * scale) as f32
}

/// The natural logarithm of a positive number.
pub(crate) fn ln(x: f32) -> f32 {
    let bits = f64::from(x).to_bits();
    let twos = (bits >> 52) as i64 - 1023;
    let part = f64::from_bits((bits & ((1 << 52) - 1)) | (1023 << 52));
    // ln((1 + y) / (1 - y)) is twice y + y^3/3 + y^5/5...; y is at most a third.
    let y = (part - 1.0) / (part + 1.0);
    let square = y * y;
    let mut sum = 0.0;
    let mut odd = 31.0;
    while odd >= 1.0 {
        sum = sum * square + 1.0 / odd;
        odd -= 2.0;
    }
    (2.0 * y * sum + twos as f64 * std::f64::consts::LN_2) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_as_exact_as_the_systems() {
        let near = |ours: f32, theirs: f64| (f64::from(ours) - theirs).abs() <= theirs.abs() * 7e-8;
        for step in -8000..8000 {
            let x = step as f32 / 100.0;
            assert!(near(exp(x), f64::from(x).exp()), "exp {x}: {}", exp(x));
        }
        for step in 1..20_000 {
            let x = step as f32 / 1000.0;
            let theirs = f64::from(x).ln();
            let off = (f64::from(ln(x)) - theirs).abs();
            assert!(off <= theirs.abs() * 7e-8 + 1e-12, "ln {x}: {}", ln(x));
        }
    }

    #[test]
    fn what_is_too_small_or_too_great_is_said_so() {
        assert_eq!(exp(f32::MIN), 0.0);
        assert_eq!(exp(0.0), 1.0);
        assert_eq!(exp(f32::MAX), f32::INFINITY);
    }
}
