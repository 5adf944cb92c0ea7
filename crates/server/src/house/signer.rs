//! What the house signs: cookies and tokens. The key is in the data file.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tabletop::luck::Secret;

/// Signs and checks.
pub struct Signer([u8; 32]);

impl Signer {
    pub fn new(key: [u8; 32]) -> Self {
        Signer(key)
    }

    fn mac(&self, id: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any length will do");
        mac.update(b"parure guest 1 ");
        mac.update(id.as_bytes());
        mac
    }

    /// What the luck of the rematch of a table comes from. Every node comes to the same, so
    /// its commitment can be told before there is such a table: nobody has to give a text
    /// to the luck before she knows what the house is bound to.
    pub fn secret_after(&self, table: &str) -> Secret {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any length will do");
        mac.update(b"parure rematch 1 ");
        mac.update(table.as_bytes());
        Secret::new(mac.finalize().into_bytes().into())
    }

    /// What stands for a text that is not to be kept or told itself.
    pub fn digest(&self, what: &str, text: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any length will do");
        mac.update(format!("parure {what} 1 ").as_bytes());
        mac.update(text.as_bytes());
        tabletop::luck::Hex(mac.finalize().into_bytes().into()).to_string()
    }

    pub fn sign(&self, id: &str) -> String {
        let tag = self.mac(id).finalize().into_bytes();
        let tag: String = tag.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{id}.{tag}")
    }

    /// What the house signed, if it did.
    pub fn check<'a>(&self, value: &'a str) -> Option<&'a str> {
        let (text, tag) = value.split_once('.')?;
        let tag: tabletop::luck::Hex = tag.parse().ok()?;
        self.mac(text).verify_slice(&tag.0).ok().map(|()| text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_house_signed_is_believed() {
        let signer = Signer::new([1; 32]);
        let signed = signer.sign("anna");
        assert_eq!(signer.check(&signed), Some("anna"));
        assert_eq!(Signer::new([2; 32]).check(&signed), None);
        assert_eq!(signer.check(&signed.replace("anna", "bert")), None);
        for wrong in ["", ".", "anna", "anna.", "anna.00", "é.é"] {
            assert_eq!(signer.check(wrong), None, "{wrong}");
        }
    }
}
