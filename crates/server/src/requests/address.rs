//! Where a request comes from: what limits are counted by for whoever has no account.

use crate::house::House;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};

/// The other end of a connection; noted when it is accepted.
#[derive(Clone, Copy)]
pub struct Peer(pub IpAddr);

/// The address limits are counted by. Whoever has one IPv6 address has its whole network of 64
/// bits, so that is what counts.
pub struct Address(pub String);

impl FromRequestParts<House> for Address {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<Peer>().map(|peer| peer.0);
        let forwarded = parts.headers.get("x-forwarded-for");
        let forwarded = forwarded.filter(|_| house.settings().behind_proxy);
        let forwarded = forwarded.and_then(|list| last_of(list.to_str().ok()?));
        Ok(Address(match forwarded.or(peer) {
            Some(address) => network(address),
            None => String::new(),
        }))
    }
}

/// The proxy adds whom it heard at the end; what comes before was said by others.
fn last_of(list: &str) -> Option<IpAddr> {
    list.rsplit(',').next()?.trim().parse().ok()
}

fn network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).to_string()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_counts_as_one_address() {
        let of = |text: &str| network(text.parse().expect("an address"));
        assert_eq!(of("2001:db8:1:2:3::4"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }

    #[test]
    fn what_others_put_before_the_proxys_word_is_not_believed() {
        let last = last_of("10.0.0.1, 192.0.2.7");
        assert_eq!(last, "192.0.2.7".parse().ok());
        assert_eq!(last_of("unknown"), None);
    }
}
