//! The keys of a configuration: what each is called, takes and means.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use toml::Value;

use crate::judge::{Quiet, Rows};
use crate::nearest::nearest;
use crate::repair::Imports;
use crate::settings::{Severities, Severity};
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
    /// A severity for each code.
    Severities,
    /// How many, within `CAPACITIES`.
    Bytes,
    /// A way to import.
    Imports,
    /// An array of rows that are told.
    Told,
    /// An array of rows that are quiet.
    Quieted,
}

impl Kind {
    /// The rows that an array of this kind may hold.
    pub fn rows(self) -> Vec<Quiet> {
        match self {
            Kind::Told => Quiet::all().filter(|it| *it != Quiet::Warm).collect(),
            Kind::Quieted => Rows::TO_QUIET.to_vec(),
            _ => Vec::new(),
        }
    }
}

#[derive(Debug)]
pub struct Key {
    pub name: &'static str,
    pub kind: Kind,
    /// One sentence for whoever writes the file.
    pub says: &'static str,
}

/// Less gains little over none, and each handle has its buffer in memory.
pub const CAPACITIES: RangeInclusive<usize> = 1 << 10..=1 << 30;

pub const KEYS: [Key; 14] = [
    Key { name: "select", kind: Kind::Rules, says: "Look for these rules only." },
    Key { name: "ignore", kind: Kind::Rules, says: "Do not look for these rules." },
    Key {
        name: "tell",
        kind: Kind::Told,
        says: "Show what is quiet by these rows alone, and count it as any other finding.",
    },
    Key {
        name: "quiet",
        kind: Kind::Quieted,
        says: "Show with --all only what is in an example, or what is not hot.",
    },
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
        says: "Follow handles into the sources of the dependencies that they are given to, as far as cargo has fetched them.",
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
    Key {
        name: "severity",
        kind: Kind::Severities,
        says: "What the findings of a rule are called in every format; a warning where nothing is said.",
    },
    Key {
        name: "review",
        kind: Kind::Rules,
        says: "Make no repair of these rules without --unsafe-fixes or --interactive.",
    },
    Key {
        name: "capacity",
        kind: Kind::Bytes,
        says: "How many bytes each buffer holds that a repair puts in.",
    },
    Key {
        name: "imports",
        kind: Kind::Imports,
        says: "How a buffer is named where its file does not know it yet: by itself, by its module or by its whole path.",
    },
];

impl Key {
    pub fn named(name: &str) -> Result<&'static Key, String> {
        KEYS.iter().find(|it| it.name == name).ok_or_else(|| {
            let names = KEYS.map(|it| it.name);
            match nearest(name, &names) {
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
            Kind::Severities => "a table of rules, each \"error\", \"warning\" or \"note\"",
            Kind::Bytes => "a number of bytes from 1024 to 1073741824",
            Kind::Imports => "\"item\", \"module\" or \"qualified\"",
            Kind::Told | Kind::Quieted => "an array of rows",
        };
        format!("`{}` takes {takes}, not {value}", self.name)
    }

    pub fn severities(&self, value: &Value) -> Result<Severities, String> {
        let table = value.as_table().ok_or_else(|| self.wrong(value))?;
        let severity = |(code, value): (&String, &Value)| {
            let rule = self.rule(code)?;
            let named = |it: &Severity| value.as_str() == Some(it.name());
            match Severity::ALL.into_iter().find(named) {
                Some(severity) => Ok((rule, severity)),
                None => Err(format!(
                    "`{}.{code}` takes \"error\", \"warning\" or \"note\", not {value}",
                    self.name
                )),
            }
        };
        table.iter().map(severity).collect()
    }

    pub fn capacity(&self, value: &Value) -> Result<usize, String> {
        let bytes = value.as_integer().and_then(|it| usize::try_from(it).ok());
        bytes.filter(|it| CAPACITIES.contains(it)).ok_or_else(|| self.wrong(value))
    }

    pub fn imports(&self, value: &Value) -> Result<Imports, String> {
        let named = |it: &Imports| value.as_str() == Some(it.name());
        Imports::ALL.into_iter().find(named).ok_or_else(|| self.wrong(value))
    }

    pub fn texts<'v>(&self, value: &'v Value) -> Result<Vec<&'v str>, String> {
        let texts = value.as_array().map(|it| it.iter().map(Value::as_str).collect::<Option<Vec<_>>>());
        texts.flatten().ok_or_else(|| self.wrong(value))
    }

    pub fn rules(&self, value: &Value) -> Result<Vec<Rule>, String> {
        self.texts(value)?.into_iter().map(|it| self.rule(it)).collect()
    }

    fn rule(&self, code: &str) -> Result<Rule, String> {
        Rule::named(code).map_err(|why| format!("`{}`: `{code}`: {why}", self.name))
    }

    pub fn rows(&self, value: &Value) -> Result<BTreeSet<Quiet>, String> {
        let takes = self.kind.rows();
        let row = |id: &str| {
            let row = Quiet::named(id).map_err(|why| format!("`{}`: `{id}`: {why}", self.name))?;
            let ids: Vec<&str> = takes.iter().map(|it| it.id()).collect();
            let wrong = || format!("`{}` takes no row `{id}`; there are {}", self.name, ids.join(", "));
            takes.contains(&row).then_some(row).ok_or_else(wrong)
        };
        self.texts(value)?.into_iter().map(row).collect()
    }

    pub fn cost(&self, value: &Value) -> Result<f64, String> {
        #[expect(clippy::cast_precision_loss, reason = "nobody asks for 2^53 calls per KiB")]
        let number = value.as_float().or_else(|| value.as_integer().map(|it| it as f64));
        number.filter(|it| *it >= 0.0 && it.is_finite()).ok_or_else(|| self.wrong(value))
    }
}
