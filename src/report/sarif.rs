//! SARIF 2.1.0, as GitHub's code scanning and other dashboards read it: rules, places, flows and repairs.

use std::io;

use serde_json::{Value, json};

use crate::file::{FileSpan, RustFile};
use crate::repair::Finding;
use crate::report::{
    Explained, Offer, Report, by_cost, explanation, fingerprint, further, primary, rates, words,
};
use crate::settings::Severity;
use crate::track::{Flow, Rule};

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// What GitHub takes of one run; more results or places make it refuse the whole file.
const MAX_RESULTS: usize = 25_000;
const MAX_PLACES: usize = 1_000;

pub fn write(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    let fingerprints = fingerprint::fingerprints(report);
    let kept = kept(report);
    let mut run = json!({
        "tool": { "driver": driver(report) },
        // Of the line; the default would be the code units of UTF-16.
        "columnKind": "unicodeCodePoints",
        "results": kept.iter().map(|&at| result(report, at, &fingerprints[at])).collect::<Vec<Value>>(),
    });
    let notes = notes(report, &kept);
    if !notes.is_empty() {
        run["invocations"] = json!([{ "executionSuccessful": true, "toolExecutionNotifications": notes }]);
    }
    let log = json!({ "$schema": SCHEMA, "version": "2.1.0", "runs": [run] });
    serde_json::to_writer_pretty(&mut *out, &log)?;
    out.write_all(b"\n")
}

/// The findings that are results: those that cost most, in the order of the report.
fn kept(report: &Report<'_>) -> Vec<usize> {
    let mut kept: Vec<usize> = (0..report.findings.len()).collect();
    if kept.len() > MAX_RESULTS {
        kept.sort_by(|&a, &b| by_cost(&report.findings[a], &report.findings[b]));
        kept.truncate(MAX_RESULTS);
        kept.sort_unstable();
    }
    kept
}

/// What is missing.
fn notes(report: &Report<'_>, kept: &[usize]) -> Vec<Value> {
    let note = |count: usize, noun: &str, what: &str| {
        let text = format!("{} {what}", rates::counted(count, noun));
        (count > 0).then(|| json!({ "level": "note", "message": { "text": text } }))
    };
    let is_short = |&&at: &&usize| {
        let finding = &report.findings[at];
        words::way(&finding.flow).count() > MAX_PLACES || related(report, finding).count() > MAX_PLACES
    };
    let n_short = kept.iter().filter(is_short).count();
    let n_left = report.findings.len() - kept.len();
    let left = note(n_left, "finding", "that cost least are left out, since GitHub takes no more results");
    let short = note(n_short, "finding", "of many places name the first of them only");
    left.into_iter().chain(short).collect()
}

fn driver(report: &Report<'_>) -> Value {
    json!({
        "name": "buffix",
        "semanticVersion": env!("CARGO_PKG_VERSION"),
        "informationUri": env!("CARGO_PKG_REPOSITORY"),
        "rules": Rule::ALL.map(|it| rule(it, report.severity_of(it))),
    })
}

fn rule(rule: Rule, severity: Severity) -> Value {
    let page = explanation(Explained::Rule(rule));
    let body = page.split_once("\n\n").map_or(page.as_str(), |(_, body)| body);
    let first = body.split("\n\n").next().unwrap_or(body).replace('\n', " ");
    let tag = if rule.is_about_calls() { "performance" } else { "correctness" };
    json!({
        "id": rule.code(),
        "shortDescription": { "text": rule.code().replace('_', " ") },
        "fullDescription": { "text": first },
        "help": { "text": page },
        "defaultConfiguration": { "level": severity.name() },
        "properties": { "tags": [tag], "precision": "high", "problem.severity": problem_severity(severity) },
    })
}

/// As GitHub calls it.
fn problem_severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "recommendation",
    }
}

fn result(report: &Report<'_>, at: usize, fingerprint: &str) -> Value {
    let finding = &report.findings[at];
    let flow = &finding.flow;
    let fixes: Vec<Value> = report.offers(at).map(|it| fix(report, &it)).collect();
    let mut result = json!({
        "ruleId": flow.rule.code(),
        "ruleIndex": Rule::ALL.iter().position(|it| *it == flow.rule),
        "level": report.severity(finding).name(),
        "message": { "text": words::line(finding) },
        "locations": [location(report, primary(flow), None)],
        "relatedLocations": related(report, finding).take(MAX_PLACES).collect::<Vec<Value>>(),
        "codeFlows": [{ "threadFlows": [{ "locations": steps(report, flow) }] }],
        "partialFingerprints": { "buffix/v1": fingerprint },
    });
    // An empty list of repairs is no list to the schema's readers.
    if !fixes.is_empty() {
        result["fixes"] = Value::Array(fixes);
    }
    result
}

/// From the source to the sink, which stays the last one where there are too many between.
fn steps(report: &Report<'_>, flow: &Flow) -> Vec<Value> {
    let way: Vec<(FileSpan, String)> = words::way(flow).collect();
    let n_first = if way.len() > MAX_PLACES { MAX_PLACES - 1 } else { way.len() };
    let last = way[n_first..].last();
    let steps = way[..n_first].iter().chain(last);
    steps.map(|(at, label)| json!({ "location": location(report, *at, Some(label.clone())) })).collect()
}

/// Where the value is made, what else it suffers, and who else comes to the same call.
fn related<'a>(report: &'a Report<'_>, finding: &'a Finding) -> impl Iterator<Item = Value> + 'a {
    let flow = &finding.flow;
    let source = std::iter::once((flow.source.at, words::source_label(flow)));
    let sinks = further(flow).into_iter().map(|it| (it.at, words::sink_label(flow, Some(it)).to_owned()));
    let twins = finding.twins.iter().map(|it| (it.at, words::twin(report, it)));
    source.chain(sinks).chain(twins).map(|(at, label)| location(report, at, Some(label)))
}

fn location(report: &Report<'_>, at: FileSpan, label: Option<String>) -> Value {
    let file = report.file(at.file);
    let mut location = json!({
        "physicalLocation": { "artifactLocation": { "uri": uri(&file.shown) }, "region": region(file, at) },
    });
    if let Some(label) = label {
        location["message"] = json!({ "text": label });
    }
    location
}

fn region(file: &RustFile, at: FileSpan) -> Value {
    let (start, end) = (file.line_column(at.span.start), file.line_column(at.span.end));
    json!({
        "startLine": start.line,
        "startColumn": start.column,
        "endLine": end.line,
        "endColumn": end.column,
    })
}

fn fix(report: &Report<'_>, offer: &Offer<'_>) -> Value {
    let changes = offer.edits.chunk_by(|a, b| a.at.file == b.at.file).map(|edits| {
        let file = report.file(edits[0].at.file);
        let replacements = edits.iter().map(|it| {
            let mut replacement = json!({ "deletedRegion": region(file, it.at) });
            // GitHub takes no empty text; without any the region is deleted.
            if !it.text.is_empty() {
                replacement["insertedContent"] = json!({ "text": it.text });
            }
            replacement
        });
        json!({
            "artifactLocation": { "uri": uri(&file.shown) },
            "replacements": replacements.collect::<Vec<Value>>(),
        })
    });
    let description = format!("{} ({})", offer.repair.help, words::safety(report, offer.safety));
    json!({ "description": { "text": description }, "artifactChanges": changes.collect::<Vec<Value>>() })
}

/// A path as a reference of RFC 3986, relative unless the path is absolute: what is not unreserved is percent-encoded.
fn uri(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
    let path = match path.as_bytes() {
        [b'/', ..] => {
            uri.push_str("file://");
            path
        }
        [drive, b':', b'/', ..] if drive.is_ascii_alphabetic() => {
            uri.extend(["file:///", &path[..2]]);
            &path[2..]
        }
        _ => path,
    };
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                uri.push(char::from(byte));
            }
            _ => uri.extend(['%', digit(byte >> 4), digit(byte & 15)]),
        }
    }
    uri
}

fn digit(half: u8) -> char {
    char::from_digit(u32::from(half), 16).unwrap_or('0').to_ascii_uppercase()
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn a_path_with_blanks_and_other_letters_is_a_uri() {
        assert_eq!(uri("src/a b/é.rs"), "src/a%20b/%C3%A9.rs");
        assert_eq!(uri("/crates/a:b.rs"), "file:///crates/a%3Ab.rs");
        assert_eq!(uri("C:/crates/a.rs"), "file:///C:/crates/a.rs");
    }
}
