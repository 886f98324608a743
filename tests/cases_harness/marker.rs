//! What must be found where: the `//~` comments of a case, and the findings that answer them.

use serde_json::Value;

/// A sink on its line: what a marker promises, or what a finding shows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sighting {
    pub file: String,
    /// From 1.
    pub line: u64,
    /// `once per byte`, or the code of another rule.
    pub what: String,
}

impl std::fmt::Display for Sighting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// Each `//~ …` of a text; several on a line are several sinks.
pub fn markers(file: &str, text: &str) -> Vec<Sighting> {
    let mut markers = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        for what in text.split("//~").skip(1) {
            markers.push(Sighting { file: file.to_owned(), line, what: what.trim().to_owned() });
        }
    }
    markers
}

/// The sinks in the output of `--message-format json`, sorted: each finding's primary spans, and
/// other spans whose label says what they cost.
pub fn sightings(json: &str) -> Result<Vec<Sighting>, String> {
    let mut sightings = Vec::new();
    for line in json.lines() {
        let finding: Value =
            serde_json::from_str(line).map_err(|error| format!("not a diagnostic: {error}: {line}"))?;
        sightings.extend(sinks_of(&finding));
    }
    sightings.sort();
    Ok(sightings)
}

fn sinks_of(finding: &Value) -> Vec<Sighting> {
    let code = finding["code"]["code"].as_str().unwrap_or_default();
    let code = code.strip_prefix("buffix::").unwrap_or(code);
    let spans = finding["spans"].as_array().map(Vec::as_slice).unwrap_or_default();
    spans
        .iter()
        .filter_map(|span| {
            let label = once_per(span["label"].as_str().unwrap_or_default());
            let is_primary = span["is_primary"] == true;
            let cost = match label {
                Some(cost) => cost,
                None if is_primary => stated_cost(finding).unwrap_or_else(|| format!("{code} of no cost")),
                None => return None,
            };
            let what = if code.starts_with("unbuffered_") { cost } else { code.to_owned() };
            let file = span["file_name"].as_str().unwrap_or_default();
            let file = file.strip_prefix("./").unwrap_or(file).replace('\\', "/");
            Some(Sighting { file, line: span["line_start"].as_u64().unwrap_or_default(), what })
        })
        .collect()
}

/// The cost in the message, or else in a note below it.
fn stated_cost(finding: &Value) -> Option<String> {
    let children = finding["children"].as_array().map(Vec::as_slice).unwrap_or_default();
    std::iter::once(finding).chain(children).find_map(|it| once_per(it["message"].as_str()?))
}

fn once_per(text: &str) -> Option<String> {
    let (_, rest) = text.split_once("once per ")?;
    let word: String = rest.chars().take_while(char::is_ascii_alphabetic).collect();
    Some(format!("once per {word}"))
}

#[test]
fn a_line_may_carry_several_markers() {
    let text = "fn main() {\n    read(a, b); //~ once per byte //~ lost_read_ahead\n}\n";
    let found: Vec<_> = markers("src/main.rs", text).iter().map(ToString::to_string).collect();
    assert_eq!(found, ["src/main.rs:2: once per byte", "src/main.rs:2: lost_read_ahead"]);
}

#[test]
fn a_finding_is_seen_at_its_primary_span_with_its_cost() {
    let finding = serde_json::json!({
        "message": "`from_reader` asks the system once per byte",
        "code": { "code": "buffix::unbuffered_read" },
        "spans": [
            { "file_name": "src/main.rs", "line_start": 7, "is_primary": true, "label": null },
            { "file_name": "src/main.rs", "line_start": 6, "is_primary": false, "label": "opened here" },
        ],
        "children": [],
    });
    let found = sightings(&finding.to_string()).unwrap();
    let what = "once per byte".to_owned();
    assert_eq!(found, [Sighting { file: "src/main.rs".to_owned(), line: 7, what }]);
}
