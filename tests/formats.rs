//! One report made by hand, through every format; nothing else tests formats.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "formats/sample.rs"]
mod sample;

use std::collections::HashSet;

use buffix::{Concern, FileId, FileSpan, Format, Look, Outcome, Repair, Safety, Span, StepKind};
use sample::{after, at, file, insert, outcome, step};

fn findings(format: Format, look: Look) -> String {
    let mut out = Vec::new();
    buffix::write_findings(&mut out, &outcome().report(), format, look).unwrap();
    String::from_utf8(out).unwrap()
}

fn assert_snapshot(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots/formats");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

#[test]
fn human() {
    assert_snapshot("human", &findings(Format::Human, Look::default()));
}

#[test]
fn human_verbose() {
    assert_snapshot("human_verbose", &findings(Format::Human, Look { verbose: true, styled: false }));
}

#[test]
fn human_styled_differs_in_escapes_only() {
    let styled = findings(Format::Human, Look { styled: true, verbose: false });
    assert!(styled.contains("\u{1b}["));
    assert_eq!(anstream::adapter::strip_str(&styled).to_string(), findings(Format::Human, Look::default()));
}

#[test]
fn short() {
    assert_snapshot("short", &findings(Format::Short, Look::default()));
}

#[test]
fn github() {
    assert_snapshot("github", &findings(Format::Github, Look::default()));
}

#[test]
fn github_is_given_what_costs_most_and_told_of_the_rest() {
    let mut outcome = outcome();
    let costs = [3.0, 1024.0, 17.0, 256.0];
    let (findings, edits) = (outcome.findings.clone(), outcome.edits.clone());
    for _ in 0..3 {
        outcome.findings.extend(findings.clone());
        outcome.edits.extend(edits.clone());
    }
    for (at, finding) in outcome.findings.iter_mut().enumerate() {
        finding.flow.cost.calls_per_kib = costs[at % costs.len()];
    }
    let mut out = Vec::new();
    buffix::write_findings(&mut out, &outcome.report(), Format::Github, Look::default()).unwrap();
    let lines = String::from_utf8(out).unwrap();
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!(lines.len(), 11);
    assert!(lines[..4].iter().all(|it| it.contains("1,024")), "{lines:?}");
    assert_eq!(lines[10], "::notice title=buffix::6 further findings, which GitHub has no room for");
}

#[test]
fn gitlab() {
    assert_snapshot("gitlab", &findings(Format::Gitlab, Look::default()));
}

#[test]
fn gitlab_knows_two_findings_of_one_line_apart_and_one_that_has_moved_again() {
    let fingerprints = |outcome: &Outcome| {
        let mut out = Vec::new();
        buffix::write_findings(&mut out, &outcome.report(), Format::Gitlab, Look::default()).unwrap();
        let entries: Vec<serde_json::Value> = serde_json::from_slice(&out).unwrap();
        entries.into_iter().map(|it| it["fingerprint"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let mut outcome = outcome();
    let before = fingerprints(&outcome);
    outcome.findings.push(outcome.findings[0].clone());
    let twice = fingerprints(&outcome);
    assert_eq!(twice[..4], before);
    assert!(!before.contains(&twice[4]));
    outcome.findings.pop();
    let shift = u32::try_from("// one more line\n".len()).unwrap();
    let first = outcome.findings[0].flow.sinks[0].at.file;
    let moved = &mut outcome.files[first.0 as usize];
    moved.text = format!("// one more line\n{}", moved.text).into();
    for sink in outcome.findings.iter_mut().flat_map(|it| &mut it.flow.sinks).filter(|it| it.at.file == first)
    {
        sink.at.span = Span::new(sink.at.span.start + shift, sink.at.span.end + shift);
    }
    assert_eq!(fingerprints(&outcome), before);
}

#[test]
fn sarif() {
    let version = concat!("\"semanticVersion\": \"", env!("CARGO_PKG_VERSION"), "\"");
    let log = findings(Format::Sarif, Look::default());
    assert!(log.contains(version));
    assert_snapshot("sarif", &log.replace(version, "\"semanticVersion\": \"VERSION\""));
}

#[test]
fn rdjson() {
    let whole = findings(Format::Rdjson, Look::default());
    assert_snapshot("rdjson", &whole);
    let whole: serde_json::Value = serde_json::from_str(&whole).unwrap();
    let lines = findings(Format::Rdjsonl, Look::default());
    let lines: Vec<serde_json::Value> = lines.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    assert_eq!(whole["diagnostics"].as_array().unwrap(), &lines);
}

#[test]
fn markdown() {
    assert_snapshot("markdown", &findings(Format::Markdown, Look::default()));
}

#[test]
fn junit() {
    assert_snapshot("junit", &findings(Format::Junit, Look::default()));
    let mut out = Vec::new();
    buffix::write_findings(&mut out, &Outcome::default().report(), Format::Junit, Look::default()).unwrap();
    assert!(
        String::from_utf8(out).unwrap().contains("<testcase name=\"no findings\" classname=\"buffix\"/>")
    );
}

#[test]
fn checkstyle() {
    assert_snapshot("checkstyle", &findings(Format::Checkstyle, Look::default()));
}

#[test]
fn json() {
    let lines = findings(Format::Json, Look::default());
    let pretty = lines.lines().map(|it| {
        let value: serde_json::Value = serde_json::from_str(it).unwrap();
        serde_json::to_string_pretty(&value).unwrap()
    });
    assert_snapshot("json", &pretty.collect::<Vec<_>>().join("\n"));
}

#[test]
fn statistics() {
    let mut out = Vec::new();
    buffix::write_statistics(&mut out, &outcome().report()).unwrap();
    assert_snapshot("statistics", &String::from_utf8(out).unwrap());
}

#[test]
fn diff() {
    let mut out = Vec::new();
    buffix::write_diff(&mut out, &outcome().report()).unwrap();
    let diff = String::from_utf8(out).unwrap();
    assert!(diff.contains(" \u{feff}fn open(path: &str) -> Scanner {\r\n"), "{diff}");
    assert_snapshot("diff", &diff.replace('\u{feff}', "<BOM>").replace('\r', "<CR>"));
}

#[test]
fn rustfix_applies_the_json() {
    let outcome = outcome();
    let json = findings(Format::Json, Look::default());
    let suggestions =
        rustfix::get_suggestions_from_json(&json, &HashSet::<String>::new(), rustfix::Filter::Everything)
            .unwrap();
    assert_eq!(suggestions.len(), 3);
    for (suggestion, rewrite) in suggestions.iter().zip(&outcome.rewrites) {
        let file = &outcome.files[rewrite.file.0 as usize];
        let bom = if file.has_bom { "\u{feff}" } else { "" };
        let after =
            rustfix::apply_suggestions(&format!("{bom}{}", file.text), std::slice::from_ref(suggestion));
        assert_eq!(after.unwrap(), format!("{bom}{}", rewrite.after));
    }
    let safe = rustfix::Filter::MachineApplicableOnly;
    let suggestions = rustfix::get_suggestions_from_json(&json, &HashSet::<String>::new(), safe).unwrap();
    assert_eq!(suggestions.len(), 2);
}

#[test]
fn a_stronger_repair_is_a_help_of_its_own() {
    let mut outcome = outcome();
    let source = at(&outcome, 4, "File::create(\"rows\")?");
    let help = "do without it".to_owned();
    let safety = Safety::NeedsReview(vec![Concern::PastStdout]);
    outcome.findings[3].stronger = Some((Repair { help, changes: vec![], imports: vec![] }, safety));
    outcome.stronger_edits = vec![vec![], vec![], vec![], vec![insert(after(source), ".more()")]];
    let written = |format| {
        let mut out = Vec::new();
        buffix::write_findings(&mut out, &outcome.report(), format, Look::default()).unwrap();
        String::from_utf8(out).unwrap()
    };
    let json = written(Format::Json);
    let line: serde_json::Value = serde_json::from_str(json.lines().nth(3).unwrap()).unwrap();
    let children = line["children"].as_array().unwrap().iter().filter(|it| it["level"] == "help");
    let applicability = |it: &serde_json::Value| {
        let spans = it["spans"].as_array().unwrap();
        spans.iter().find(|it| it["suggested_replacement"].is_string()).unwrap()["suggestion_applicability"]
            .clone()
    };
    assert_eq!(children.map(applicability).collect::<Vec<_>>(), ["MachineApplicable", "MaybeIncorrect"]);
    let concern = Concern::PastStdout.sentence();
    assert!(written(Format::Human).contains(&format!("help: do without it (for review: {concern})")));
    let safe = rustfix::Filter::MachineApplicableOnly;
    let suggestions = rustfix::get_suggestions_from_json(&json, &HashSet::<String>::new(), safe).unwrap();
    assert_eq!(suggestions[1].solutions.len(), 1);
}

#[test]
fn an_editor_is_offered_the_whole_expression() {
    let json = findings(Format::Json, Look::default());
    assert!(json.contains(r#""suggested_replacement":"BufReader::new(File::open(path)?)""#), "{json}");
}

#[test]
fn cargo_metadata_reads_the_cargo_json() {
    let json = findings(Format::CargoJson, Look::default());
    let messages: Vec<_> =
        cargo_metadata::Message::parse_stream(json.as_bytes()).map(Result::unwrap).collect();
    assert_eq!(messages.len(), 4);
    for message in &messages {
        let cargo_metadata::Message::CompilerMessage(message) = message else { panic!("{message:?}") };
        assert_eq!(message.package_id.repr, "path+file:///project#sample-app@1.2.3");
        assert_eq!(message.target.name, "sample_app");
        assert!(message.message.code.as_ref().unwrap().code.starts_with("buffix::unbuffered_"));
    }
    // As this system joins the two parts.
    let joined = format!("/project{}src/load.rs", std::path::MAIN_SEPARATOR.escape_default());
    let first = json.lines().next().unwrap().replace(&joined, "/project/src/load.rs");
    assert_snapshot("cargo_json_first_line", &first);
}

/// Text with everything that has no width, two widths, or more than one byte.
const ODD: &str = "\ta\r\n日\u{200d}é\u{301}\n\n\u{7}\"{}\r b";

#[test]
fn no_span_breaks_a_format() {
    let spans: Vec<Span> = (0..=ODD.len() + 2)
        .flat_map(|start| (start..=ODD.len() + 2).map(move |end| (start, end)))
        .map(|(start, end)| Span::new(u32::try_from(start).unwrap(), u32::try_from(end).unwrap()))
        .collect();
    let mut outcome = Outcome { files: vec![file("odd.rs", ODD, true)], ..Outcome::default() };
    let sample = sample::outcome().findings.remove(0);
    for &span in &spans {
        let place = |span| FileSpan { file: FileId(0), span };
        let mut finding = sample.clone();
        finding.flow.source.at = place(spans[(span.start * 31 + span.end * 7) as usize % spans.len()]);
        finding.flow.sinks[0].at = place(span);
        finding.flow.steps = vec![step(place(span), StepKind::Passed, "f")];
        outcome.findings.push(finding);
        outcome.edits.push(vec![insert(place(span), "x\n"), insert(place(Span::at(span.end)), "y")]);
    }
    for format in Format::ALL {
        let look = Look { styled: true, verbose: true };
        buffix::write_findings(&mut std::io::sink(), &outcome.report(), format, look).unwrap();
    }
}
