//! The findings that a project lives with for now, in a file of its own: known again by what stands in their lines, and
//! named from the folder of that file.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::discover::shown_from;
use crate::file::{FileId, RustFile};
use crate::repair::Finding;
use crate::report::fingerprints_of;
use crate::track::Rule;

/// Of what is written in the file.
const VERSION: u64 = 1;

/// What becomes of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// What is no longer found is taken out, and nothing else; without a file all that is found is put in.
    Shrink,
    /// What is found is put in too.
    All,
}

/// One finding; sorted by file, then by rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Entry {
    /// From the folder of the baseline, with `/` between the parts.
    pub file: String,
    pub rule: String,
    pub fingerprint: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Baseline {
    pub path: PathBuf,
    /// Of `path`, with symbolic links followed.
    folder: PathBuf,
    /// `None` where there is no such file yet.
    pub entries: Option<BTreeSet<Entry>>,
}

#[derive(Serialize, Deserialize)]
struct Written {
    version: u64,
    #[serde(default)]
    findings: Vec<Entry>,
}

#[derive(Debug)]
pub enum BaselineError {
    Missing(PathBuf),
    Unreadable(PathBuf, io::Error),
    NotOne(PathBuf, serde_json::Error),
    Version(PathBuf, u64),
}

impl fmt::Display for BaselineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BaselineError::Missing(path) => {
                write!(f, "{}: there is no such baseline; make it with --update-baseline", path.display())
            }
            BaselineError::Unreadable(path, error) => {
                write!(f, "{}: cannot be read ({error})", path.display())
            }
            BaselineError::NotOne(path, error) => {
                write!(
                    f,
                    "{}: is no baseline ({error}); remove it, and make it with --update-baseline",
                    path.display()
                )
            }
            BaselineError::Version(path, version) => write!(
                f,
                "{}: has version {version}, and this buffix knows version {VERSION}; remove it, and make it with \
                 --update-baseline",
                path.display()
            ),
        }
    }
}

impl std::error::Error for BaselineError {}

impl Baseline {
    /// The file at a path that begins at `current_dir`; without `may_be_missing` it has to be there.
    ///
    /// # Errors
    /// Where it is not, or is no baseline.
    pub fn read(path: &Path, current_dir: &Path, may_be_missing: bool) -> Result<Self, BaselineError> {
        let absolute = current_dir.join(path);
        let folder = absolute.parent().unwrap_or(current_dir);
        let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_path_buf());
        let entries = match text_of(&absolute) {
            Ok(text) => Some(entries_in(path, &text)?),
            Err(error) if error.kind() == io::ErrorKind::NotFound && may_be_missing => None,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(BaselineError::Missing(path.to_path_buf()));
            }
            Err(error) => return Err(BaselineError::Unreadable(path.to_path_buf(), error)),
        };
        Ok(Self { path: path.to_path_buf(), folder, entries })
    }

    /// As the baseline would have each of some findings, in their order.
    pub fn entries_of(&self, findings: &[Finding], files: &[RustFile]) -> Vec<Entry> {
        let mut names: BTreeMap<FileId, String> = BTreeMap::new();
        for finding in findings {
            let id = finding.flow.primary().file;
            let name = |file: &RustFile| {
                let real = file.path.canonicalize().unwrap_or_else(|_| file.path.clone());
                shown_from(&self.folder, &real)
            };
            names.entry(id).or_insert_with(|| files.get(id.0 as usize).map(name).unwrap_or_default());
        }
        let name = |it: FileId| names.get(&it).map_or("", String::as_str);
        let entry = |(finding, fingerprint): (&Finding, String)| Entry {
            file: name(finding.flow.primary().file).to_owned(),
            rule: finding.flow.rule.code().to_owned(),
            fingerprint,
        };
        findings.iter().zip(fingerprints_of(findings, files, &name)).map(entry).collect()
    }

    pub fn knows(&self, entry: &Entry) -> bool {
        self.entries.iter().any(|it| it.contains(entry))
    }

    /// With what a run has found: `reported` of all that is `found`. What it could not find stays: files outside of the
    /// folders that it has looked at, and rules that it has not looked for.
    pub fn updated(&self, update: Update, run: &Run<'_>) -> Self {
        let old = self.entries.clone().unwrap_or_default();
        let mut entries: BTreeSet<Entry> =
            old.into_iter().filter(|it| run.found.contains(it) || !self.could_find(it, run)).collect();
        if update == Update::All || self.entries.is_none() {
            entries.extend(run.reported.iter().cloned());
        }
        Self { entries: Some(entries), ..self.clone() }
    }

    fn could_find(&self, entry: &Entry, run: &Run<'_>) -> bool {
        let is_looked_for = Rule::named(&entry.rule).is_ok_and(|it| run.rules.contains(&it));
        let file = self.folder.join(&entry.file);
        let real = file.canonicalize().ok();
        let is_looked_at = real.is_none_or(|it| run.folders.iter().any(|folder| it.starts_with(folder)));
        is_looked_for && is_looked_at
    }

    /// An entry a line, sorted, so that a change of one is a change of one line.
    pub fn text(&self) -> String {
        let lines = self.entries.iter().flatten().filter_map(|it| serde_json::to_string(it).ok());
        let lines: Vec<String> = lines.map(|it| format!("    {it}")).collect();
        let findings =
            if lines.is_empty() { "[]".to_owned() } else { format!("[\n{}\n  ]", lines.join(",\n")) };
        format!("{{\n  \"version\": {VERSION},\n  \"findings\": {findings}\n}}\n")
    }
}

/// What a run came to.
pub struct Run<'a> {
    /// Whatever their cost.
    pub found: &'a BTreeSet<Entry>,
    pub reported: &'a [Entry],
    pub rules: &'a BTreeSet<Rule>,
    /// Or files; with symbolic links followed.
    pub folders: &'a [PathBuf],
}

#[expect(clippy::disallowed_methods, reason = "the baseline is no file of the project's code")]
fn text_of(path: &Path) -> io::Result<String> {
    std::fs::read_to_string(path)
}

fn entries_in(path: &Path, text: &str) -> Result<BTreeSet<Entry>, BaselineError> {
    let written: Written =
        serde_json::from_str(text).map_err(|it| BaselineError::NotOne(path.to_path_buf(), it))?;
    if written.version != VERSION {
        return Err(BaselineError::Version(path.to_path_buf(), written.version));
    }
    Ok(written.findings.into_iter().collect())
}
