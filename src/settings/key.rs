//! The keys of a configuration: what each is called, takes and means.

use toml::Value;

use crate::track::Rule;

/// What stands behind a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An array of codes.
    Rules,
    /// System calls per KiB.
    Cost,
    /// An array of texts.
    Texts,
    Text,
    /// `true` or `false`.
    Choice,
}

#[derive(Debug)]
pub struct Key {
    pub name: &'static str,
    pub kind: Kind,
    /// One sentence for whoever writes the file.
    pub says: &'static str,
}

pub const KEYS: [Key; 8] = [
    Key { name: "select", kind: Kind::Rules, says: "Look for these rules only." },
    Key { name: "ignore", kind: Kind::Rules, says: "Do not look for these rules." },
    Key {
        name: "min-cost",
        kind: Kind::Cost,
        says: "Keep findings of at least so many system calls per KiB.",
    },
    Key {
        name: "catalogue",
        kind: Kind::Texts,
        says: "Stubs to read beside those of buffix; paths start at the folder of this file.",
    },
    Key {
        name: "read-dependencies",
        kind: Kind::Choice,
        says: "Follow values into the sources of dependencies, as far as cargo has fetched them.",
    },
    Key {
        name: "exclude-paths",
        kind: Kind::Texts,
        says: "Leave these files and folders out, each as a line of a .gitignore beside this file.",
    },
    Key {
        name: "force-exclude",
        kind: Kind::Choice,
        says: "Leave out what is ignored or excluded also where it is named.",
    },
    Key {
        name: "baseline",
        kind: Kind::Text,
        says: "Leave out the findings that this file knows; its path starts at the folder of this file.",
    },
];

impl Key {
    pub fn named(name: &str) -> Result<&'static Key, String> {
        KEYS.iter().find(|it| it.name == name).ok_or_else(|| {
            let names = KEYS.map(|it| it.name);
            match similar::get_close_matches(name, &names, 1, 0.6).first() {
                Some(close) => format!("unknown key `{name}`; did you mean `{close}`?"),
                None => format!("unknown key `{name}`; there are {}", names.join(", ")),
            }
        })
    }

    /// Of a value that the key does not take.
    pub fn wrong(&self, value: &Value) -> String {
        let takes = match self.kind {
            Kind::Rules => "an array of rules",
            Kind::Cost => "a number of system calls per KiB",
            Kind::Texts => "an array of strings",
            Kind::Text => "a string",
            Kind::Choice => "true or false",
        };
        format!("`{}` takes {takes}, not {value}", self.name)
    }

    pub fn texts<'v>(&self, value: &'v Value) -> Result<Vec<&'v str>, String> {
        let texts = value.as_array().map(|it| it.iter().map(Value::as_str).collect::<Option<Vec<_>>>());
        texts.flatten().ok_or_else(|| self.wrong(value))
    }

    pub fn rules(&self, value: &Value) -> Result<Vec<Rule>, String> {
        let rule = |it: &str| Rule::named(it).map_err(|why| format!("`{}`: `{it}`: {why}", self.name));
        self.texts(value)?.into_iter().map(rule).collect()
    }

    pub fn cost(&self, value: &Value) -> Result<f64, String> {
        #[expect(clippy::cast_precision_loss, reason = "nobody asks for 2^53 calls per KiB")]
        let number = value.as_float().or_else(|| value.as_integer().map(|it| it as f64));
        number.filter(|it| *it >= 0.0 && it.is_finite()).ok_or_else(|| self.wrong(value))
    }
}
