//! The languages.

use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language the games speak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// Its code, as in file names and addresses.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// What every game says alike.
    pub(crate) fn common(self) -> &'static str {
        match self {
            Lang::En => include_str!("../common/en.ftl"),
            Lang::Fr => include_str!("../common/fr.ftl"),
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("our codes are well formed")
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(code: &str) -> Result<Self, String> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code() == code)
            .ok_or_else(|| format!("no language `{code}`; there are en and fr"))
    }
}
