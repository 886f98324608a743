//! What must be found where: the `//~` comments of a case, and the findings that answer them.

use serde_json::Value;

/// A sink on its line: what a marker promises, or what a finding shows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sighting {
    pub file: String,
    /// From 1.
    pub line: u64,
    pub verdict: Verdict,
    /// `once per byte`, or the code of another rule.
    pub what: String,
}

/// What is done about a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    Safe,
    Review,
    Left,
    /// Some day; it is not held today.
    Open,
}

const VERDICTS: [(&str, Verdict); 4] =
    [("safe", Verdict::Safe), ("review", Verdict::Review), ("left", Verdict::Left), ("open", Verdict::Open)];

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let named = VERDICTS.iter().find(|(_, it)| it == self);
        f.write_str(named.map_or("", |(name, _)| name))
    }
}

impl std::fmt::Display for Sighting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {} {}", self.file, self.line, self.verdict, self.what)
    }
}

/// A small call of which nothing is found, and must not be.
const SILENT: &str = "silent";

/// A call that is found and not told of; the row that decides it follows.
const QUIET: &str = "quiet ";

/// A finding that is not shown by default.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Quieted {
    pub file: String,
    /// From 1.
    pub line: u64,
    pub row: String,
}

impl std::fmt::Display for Quieted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {QUIET}{}", self.file, self.line, self.row)
    }
}

/// Each `//~` of a text with its line.
fn comments(text: &str) -> impl Iterator<Item = (u64, &str)> {
    let lines = (1..).zip(text.lines());
    lines.flat_map(|(line, text)| text.split("//~").skip(1).map(move |it| (line, it.trim())))
}

/// The rows that a text names.
pub fn rows(file: &str, text: &str) -> Vec<Quieted> {
    let row = |(line, marker): (u64, &str)| {
        let row = marker.strip_prefix(QUIET)?.to_owned();
        Some(Quieted { file: file.to_owned(), line, row })
    };
    comments(text).filter_map(row).collect()
}

/// Each `//~ …` of a text that promises a finding; several on a line are several sinks.
pub fn markers(file: &str, text: &str) -> Vec<Sighting> {
    let mut markers = Vec::new();
    for (line, marker) in comments(text).filter(|(_, it)| *it != SILENT && !it.starts_with(QUIET)) {
        let (verdict, what) = marker.split_once(' ').unwrap_or((marker, ""));
        let named = VERDICTS.iter().find(|(name, _)| *name == verdict);
        let Some((_, verdict)) = named else { panic!("{file}:{line}: no verdict: `//~ {marker}`") };
        markers.push(Sighting { file: file.to_owned(), line, verdict: *verdict, what: what.to_owned() });
    }
    markers
}

/// A line without its markers, with its end.
pub fn unmarked(line: &str) -> String {
    let Some((code, _)) = line.split_once("//~") else { return line.to_owned() };
    let end = &line[line.trim_end_matches(['\r', '\n']).len()..];
    code.trim_end().to_owned() + end
}

/// The sinks in the output of `--message-format json`, sorted: each finding's primary spans, and
/// other spans whose label says what they cost.
pub fn sightings(json: &str) -> Result<Vec<Sighting>, String> {
    sorted(json, sinks_of)
}

/// The primary spans of what is quiet in the same, sorted.
pub fn quieted(json: &str) -> Result<Vec<Quieted>, String> {
    sorted(json, |finding| {
        let children = finding["children"].as_array().map(Vec::as_slice).unwrap_or_default();
        let mut messages = children.iter().filter_map(|it| it["message"].as_str());
        let Some(row) = messages.find_map(|it| it.strip_prefix("quiet (")?.split(')').next()) else {
            return Vec::new();
        };
        let spans = finding["spans"].as_array().into_iter().flatten();
        let quieted = |span: &Value| {
            let (file, line) = place(span);
            Quieted { file, line, row: row.to_owned() }
        };
        spans.filter(|it| it["is_primary"] == true).map(quieted).collect()
    })
}

fn sorted<T: Ord>(json: &str, of_finding: impl Fn(&Value) -> Vec<T>) -> Result<Vec<T>, String> {
    let mut all = Vec::new();
    for line in json.lines() {
        let finding: Value =
            serde_json::from_str(line).map_err(|error| format!("not a diagnostic: {error}: {line}"))?;
        all.extend(of_finding(&finding));
    }
    all.sort();
    Ok(all)
}

/// The file and the line of a span.
fn place(span: &Value) -> (String, u64) {
    let file = span["file_name"].as_str().unwrap_or_default();
    let file = file.strip_prefix("./").unwrap_or(file).replace('\\', "/");
    (file, span["line_start"].as_u64().unwrap_or_default())
}

fn sinks_of(finding: &Value) -> Vec<Sighting> {
    let code = finding["code"]["code"].as_str().unwrap_or_default();
    let code = code.strip_prefix("buffix::").unwrap_or(code);
    let spans = finding["spans"].as_array().map(Vec::as_slice).unwrap_or_default();
    let verdict = verdict(finding);
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
            let (file, line) = place(span);
            Some(Sighting { file, line, verdict, what })
        })
        .collect()
}

/// By the first replacement that a finding suggests: a machine may make it, or a person has to read it.
fn verdict(finding: &Value) -> Verdict {
    let children = finding["children"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut spans = children.iter().filter_map(|it| it["spans"].as_array()).flatten();
    match spans.find(|it| !it["suggested_replacement"].is_null()) {
        Some(span) if span["suggestion_applicability"] == "MachineApplicable" => Verdict::Safe,
        Some(_) => Verdict::Review,
        None => Verdict::Left,
    }
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
    let text = "fn main() {\n    read(a, b); //~ safe once per byte //~ left lost_read_ahead\n    read(c); //~ silent\n}\n";
    let found: Vec<_> = markers("src/main.rs", text).iter().map(ToString::to_string).collect();
    assert_eq!(found, ["src/main.rs:2: safe once per byte", "src/main.rs:2: left lost_read_ahead"]);
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
    let (file, what) = ("src/main.rs".to_owned(), "once per byte".to_owned());
    assert_eq!(found, [Sighting { file, line: 7, verdict: Verdict::Left, what }]);
}
