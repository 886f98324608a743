//! What a project says of how it is to be looked at, key by key, from `buffix.toml` or its manifest.
//! A flag of the same name says it for one run.

use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};

use toml::{Table, Value};

use crate::discover::ConfigFile;
use crate::judge::{Quiet, Rows};
use crate::repair::Imports;
use crate::track::Rule;

mod key;
mod severity;
#[cfg(test)]
mod tests;

use key::{CAPACITIES, KEYS, Key, Kind};

pub use severity::{Severities, Severity};

/// What a configuration says; what it does not say is as without one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    /// Where all of it stands.
    pub file: Option<PathBuf>,
    pub select: Option<Vec<Rule>>,
    pub ignore: Option<Vec<Rule>>,
    /// The rows of what is quiet that are turned over.
    pub rows: Rows,
    /// In system calls per KiB.
    pub min_cost: Option<f64>,
    /// Stubs, by their paths from the folder of `file`.
    pub catalogue: Vec<PathBuf>,
    /// Lines as of a `.gitignore` in the folder of `file`.
    pub exclude_paths: Vec<String>,
    pub force_exclude: bool,
    /// Where nothing is said, they are read.
    pub read_dependencies: Option<bool>,
    /// By its path from the folder of `file`.
    pub baseline: Option<PathBuf>,
    pub severity: Severities,
    /// Rules none of whose repairs is made without a look.
    pub review: Vec<Rule>,
    /// Of each buffer that a repair puts in, in bytes.
    pub capacity: Option<usize>,
    pub imports: Imports,
}

/// What is wrong in a configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsError {
    pub file: PathBuf,
    pub what: String,
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file.display(), self.what)
    }
}

impl std::error::Error for SettingsError {}

impl Settings {
    /// Of the nearest configuration in a folder or above it; both paths are absolute, and files are named from the
    /// second.
    ///
    /// # Errors
    /// The first thing that is wrong in it.
    pub fn above(folder: &Path, current_dir: &Path) -> Result<Self, SettingsError> {
        let found =
            ConfigFile::above(folder, current_dir).map_err(|(file, what)| SettingsError { file, what })?;
        found.map_or_else(|| Ok(Self::default()), |it| Self::of(&it))
    }

    /// Of the file that was named.
    ///
    /// # Errors
    /// The first thing that is wrong in it.
    pub fn at(path: &Path) -> Result<Self, SettingsError> {
        let found = ConfigFile::at(path).map_err(|what| SettingsError { file: path.to_owned(), what })?;
        Self::of(&found)
    }

    fn of(found: &ConfigFile) -> Result<Self, SettingsError> {
        let mut settings = Self { file: Some(found.path.clone()), ..Self::default() };
        for (name, value) in &found.table {
            settings.set(name, value).map_err(|what| SettingsError { file: found.path.clone(), what })?;
        }
        Ok(settings)
    }

    fn set(&mut self, name: &str, value: &Value) -> Result<(), String> {
        let key = Key::named(name)?;
        let wrong = || key.wrong(value);
        match key.name {
            "select" => self.select = Some(key.rules(value)?),
            "ignore" => self.ignore = Some(key.rules(value)?),
            "tell" => self.rows.told = key.rows(value)?,
            "quiet" => self.rows.quiet = key.rows(value)?,
            "min-cost" => self.min_cost = Some(key.cost(value)?),
            "catalogue" => {
                let folder = self.folder();
                self.catalogue = key.texts(value)?.into_iter().map(|it| folder.join(it)).collect();
            }
            "baseline" => self.baseline = Some(self.folder().join(value.as_str().ok_or_else(wrong)?)),
            "exclude-paths" => {
                self.exclude_paths = key.texts(value)?.into_iter().map(str::to_owned).collect();
            }
            "read-dependencies" => self.read_dependencies = Some(value.as_bool().ok_or_else(wrong)?),
            "force-exclude" => self.force_exclude = value.as_bool().ok_or_else(wrong)?,
            "severity" => self.severity = key.severities(value)?,
            "review" => self.review = key.rules(value)?,
            "capacity" => self.capacity = Some(key.capacity(value)?),
            "imports" => self.imports = key.imports(value)?,
            _ => return Err(wrong()),
        }
        Ok(())
    }

    fn folder(&self) -> PathBuf {
        self.file.as_deref().and_then(Path::parent).unwrap_or(Path::new("")).to_path_buf()
    }

    /// As a configuration spells it, every key.
    pub fn table(&self) -> Table {
        let codes = |rules: &[Rule]| Value::Array(rules.iter().map(|it| Value::from(it.code())).collect());
        let severities = || {
            let named = |(rule, severity): (&Rule, &Severity)| (rule.code(), Value::from(severity.name()));
            Value::Table(self.severity.iter().map(named).map(|(code, it)| (code.to_owned(), it)).collect())
        };
        let rows =
            |rows: &BTreeSet<Quiet>| Value::Array(rows.iter().map(|it| Value::from(it.id())).collect());
        let paths = self.catalogue.iter().map(|it| Value::from(it.to_string_lossy().into_owned()));
        let value = |key: &Key| match key.name {
            "select" => Some(codes(self.select.as_deref().unwrap_or_default())),
            "ignore" => Some(codes(self.ignore.as_deref().unwrap_or_default())),
            "tell" => Some(rows(&self.rows.told)),
            "quiet" => Some(rows(&self.rows.quiet)),
            "min-cost" => self.min_cost.map(Value::Float),
            "catalogue" => Some(Value::Array(paths.clone().collect())),
            "exclude-paths" => {
                Some(Value::Array(self.exclude_paths.iter().cloned().map(Value::String).collect()))
            }
            "baseline" => self.baseline.as_ref().map(|it| Value::from(it.to_string_lossy().into_owned())),
            "read-dependencies" => Some(Value::Boolean(self.read_dependencies.unwrap_or(true))),
            "force-exclude" => Some(Value::Boolean(self.force_exclude)),
            "severity" => Some(severities()),
            "review" => Some(codes(&self.review)),
            "capacity" => self.capacity.and_then(|it| i64::try_from(it).ok()).map(Value::Integer),
            "imports" => Some(Value::from(self.imports.name())),
            _ => None,
        };
        KEYS.iter().filter_map(|key| Some((key.name.to_owned(), value(key)?))).collect()
    }
}

/// The JSON schema of a configuration, for editors.
pub fn schema() -> serde_json::Value {
    let codes = Rule::ALL.map(Rule::code);
    let property = |key: &Key| {
        let mut property = match key.kind {
            Kind::Rules => {
                serde_json::json!({ "type": "array", "items": { "enum": codes }, "uniqueItems": true })
            }
            Kind::Severities => {
                let severity = serde_json::json!({ "enum": Severity::ALL.map(Severity::name) });
                let by_code: serde_json::Map<String, serde_json::Value> =
                    codes.iter().map(|it| ((*it).to_owned(), severity.clone())).collect();
                serde_json::json!({ "type": "object", "properties": by_code, "additionalProperties": false })
            }
            Kind::Bytes => serde_json::json!({
                "type": "integer", "minimum": CAPACITIES.start(), "maximum": CAPACITIES.end(),
            }),
            Kind::Imports => serde_json::json!({ "enum": Imports::ALL.map(Imports::name) }),
            Kind::Told | Kind::Quieted => {
                let ids: Vec<&str> = key.kind.rows().into_iter().map(Quiet::id).collect();
                serde_json::json!({ "type": "array", "items": { "enum": ids }, "uniqueItems": true })
            }
            Kind::Cost => serde_json::json!({ "type": "number", "minimum": 0 }),
            Kind::Texts => serde_json::json!({ "type": "array", "items": { "type": "string" } }),
            Kind::Text => serde_json::json!({ "type": "string" }),
            Kind::Choice => serde_json::json!({ "type": "boolean" }),
        };
        property["description"] = key.says.into();
        (key.name.to_owned(), property)
    };
    let properties: serde_json::Map<String, serde_json::Value> = KEYS.iter().map(property).collect();
    serde_json::json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "buffix.toml",
        "type": "object",
        "additionalProperties": false,
        "properties": properties,
    })
}
