//! SARIF 2.1.0, as GitHub's code scanning and other dashboards read it: rules, places, flows and repairs.

use std::io;

use serde_json::{Value, json};

use crate::file::{FileSpan, RustFile};
use crate::report::{Offer, Report, explanation, fingerprint, primary, words};
use crate::track::{Flow, Rule};

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

pub fn write(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    let fingerprints = fingerprint::fingerprints(report);
    let results = fingerprints.iter().enumerate().map(|(at, it)| result(report, at, it));
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": driver() },
            // Of the line; the default would be the code units of UTF-16.
            "columnKind": "unicodeCodePoints",
            "results": results.collect::<Vec<Value>>(),
        }],
    });
    serde_json::to_writer_pretty(&mut *out, &log)?;
    out.write_all(b"\n")
}

fn driver() -> Value {
    json!({
        "name": "buffix",
        "semanticVersion": env!("CARGO_PKG_VERSION"),
        "informationUri": env!("CARGO_PKG_REPOSITORY"),
        "rules": Rule::ALL.map(rule),
    })
}

fn rule(rule: Rule) -> Value {
    let page = explanation(rule);
    let body = page.split_once("\n\n").map_or(page.as_str(), |(_, body)| body);
    let first = body.split("\n\n").next().unwrap_or(body).replace('\n', " ");
    let tag = if rule.is_about_calls() { "performance" } else { "correctness" };
    json!({
        "id": rule.code(),
        "shortDescription": { "text": rule.code().replace('_', " ") },
        "fullDescription": { "text": first },
        "help": { "text": page },
        "defaultConfiguration": { "level": "warning" },
        "properties": { "tags": [tag], "precision": "high", "problem.severity": "warning" },
    })
}

fn result(report: &Report<'_>, at: usize, fingerprint: &str) -> Value {
    let finding = &report.findings[at];
    let flow = &finding.flow;
    let fixes: Vec<Value> = report.offers(at).map(|it| fix(report, &it)).collect();
    let mut result = json!({
        "ruleId": flow.rule.code(),
        "ruleIndex": Rule::ALL.iter().position(|it| *it == flow.rule),
        "level": "warning",
        "message": { "text": words::line(finding) },
        "locations": [location(report, primary(flow), None)],
        "relatedLocations": [location(report, flow.source.at, Some(words::source_label(flow)))],
        "codeFlows": [{ "threadFlows": [{ "locations": steps(report, flow) }] }],
        "partialFingerprints": { "buffix/v1": fingerprint },
    });
    // An empty list of repairs is no list to the schema's readers.
    if !fixes.is_empty() {
        result["fixes"] = Value::Array(fixes);
    }
    result
}

fn steps(report: &Report<'_>, flow: &Flow) -> Vec<Value> {
    words::way(flow).map(|(at, label)| json!({ "location": location(report, at, Some(label)) })).collect()
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
        let replacements = edits.iter().map(
            |it| json!({ "deletedRegion": region(file, it.at), "insertedContent": { "text": it.text } }),
        );
        json!({
            "artifactLocation": { "uri": uri(&file.shown) },
            "replacements": replacements.collect::<Vec<Value>>(),
        })
    });
    let description = format!("{} ({})", offer.repair.help, words::safety(offer.safety));
    json!({ "description": { "text": description }, "artifactChanges": changes.collect::<Vec<Value>>() })
}

/// A path as a relative reference of RFC 3986: what is not unreserved is percent-encoded.
fn uri(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
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
    }
}
