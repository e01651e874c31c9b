//! The languages that players read.

/// A language that players read. Whoever shows words says in which; rules know none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    English,
    /// Polish.
    Polish,
}

impl Lang {
    /// Every language, English first.
    pub const ALL: [Lang; 2] = [Lang::English, Lang::Polish];

    /// Its code, such as `en`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::English => "en",
            Lang::Polish => "pl",
        }
    }

    /// The language of a code such as `en`, `en-GB` or `pl_PL.UTF-8`.
    pub fn by_code(code: &str) -> Option<Lang> {
        let language = code.split(['-', '_', '.']).next()?;
        Lang::ALL.into_iter().find(|l| l.code().eq_ignore_ascii_case(language))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_name_a_country() {
        for lang in Lang::ALL {
            assert_eq!(Lang::by_code(lang.code()), Some(lang));
        }
        assert_eq!(Lang::by_code("EN-gb"), Some(Lang::English));
        assert_eq!(Lang::by_code("pl_PL.UTF-8"), Some(Lang::Polish));
        assert_eq!(Lang::by_code("tlh"), None);
        assert_eq!(Lang::by_code(""), None);
    }
}
