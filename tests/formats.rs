//! One report made by hand, through every format; nothing else tests formats.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::HashSet;
use std::path::PathBuf;

use buffix::{
    Concern, Cost, Direction, Edit, Edition, FileId, FileSpan, Finding, Flow, Format, Look, OncePer, Outcome,
    PackageOf, Problem, ProblemKind, Reason, Repair, Rewrite, Rule, RustFile, Safety, Sink, Source, Span,
    Step, StepKind, Verdict,
};

const LOAD: &str = "\
use std::fs::File;

pub fn load(path: &Path) -> anyhow::Result<Config> {
    // Größe: the columns of the next line are chars.
    let näme = 1; let config = serde_json::from_reader(File::open(path)?)?;
    Ok(config)
}
";

const OPEN: &str = "\
fn open(path: &str) -> Scanner {\r
\tlet file = File::open(path).unwrap();\r
\tScanner { file }\r
}\r
";

const SCAN: &str = "\
impl Scanner {
    fn count(&mut self) -> usize {
        let n = self.file.by_ref().bytes().count();
        let mut tag = [0; 4];
        self.file.read_exact(&mut tag).ok();
        n
    }
}
";

const LOG: &str = "\
static LOG: Mutex<Option<File>> = Mutex::new(None);
fn log(line: &str) {
    for word in line.split(' ') {
        writeln!(LOG.lock().unwrap().as_mut().unwrap(), \"{word}\").unwrap();
    }
}
fn init() {
    *LOG.lock().unwrap() = Some(File::create(\"log\").unwrap());
}
";

const SAVE: &str = "\
use std::fs::File;
use std::io::Write;

fn save(rows: &[Row]) -> std::io::Result<()> {
    let mut file = File::create(\"rows\")?;
    for row in rows {
        writeln!(file, \"{} {}\", row.id, row.name)?;
    }
    Ok(())
}
";

fn outcome() -> Outcome {
    let files = vec![
        file("src/load.rs", LOAD, false),
        file("src/log.rs", LOG, false),
        file("src/open.rs", OPEN, true),
        file("src/scan.rs", SCAN, false),
        file("src/save.rs", SAVE, false),
    ];
    let mut outcome = Outcome { n_files: 120, files, ..Outcome::default() };
    outcome.packages = vec![PackageOf {
        name: "sample-app".to_owned(),
        version: "1.2.3".to_owned(),
        manifest_path: PathBuf::from("/project/Cargo.toml"),
    }];
    outcome.problems = vec![Problem { shown: "src/latin1.rs".to_owned(), kind: ProblemKind::NotUtf8 }];
    for (finding, edits) in [safe(&outcome), left(&outcome), review(&outcome), flushed(&outcome)] {
        outcome.findings.push(finding);
        outcome.edits.push(edits);
    }
    outcome.rewrites = [0, 2, 4].map(|it| rewrite(&outcome, FileId(it))).to_vec();
    outcome
}

/// Within one expression, the import added at the top.
fn safe(outcome: &Outcome) -> (Finding, Vec<Edit>) {
    let source = at(outcome, 0, "File::open(path)?");
    let sink = at(outcome, 0, "serde_json::from_reader(File::open(path)?)");
    let flow = Flow {
        rule: Rule::UnbufferedRead,
        source: Source { at: source, api: "std::fs::File::open".to_owned(), ty: "std::fs::File".to_owned() },
        steps: vec![],
        sinks: vec![reads(sink, "serde_json::from_reader", OncePer::Byte)],
        cost: Cost { calls_per_kib: 1024.0, buffered_per_kib: 0.125, is_guess: false },
    };
    let help = "wrap it in a BufReader where it is opened".to_owned();
    let verdict = Verdict::Fix(Repair { help, changes: vec![], imports: vec![] }, Safety::Safe);
    let edits = vec![
        insert(after(at(outcome, 0, "use std::fs::File;\n")), "use std::io::BufReader;\n"),
        insert(before(source), "BufReader::new("),
        insert(after(source), ")"),
    ];
    (Finding { flow, verdict, twins: vec![], stronger: None }, edits)
}

/// Made in one file and read in another, in two places.
fn review(outcome: &Outcome) -> (Finding, Vec<Edit>) {
    let source = at(outcome, 2, "File::open(path).unwrap()");
    let sinks = vec![
        reads(at(outcome, 3, "self.file.by_ref().bytes()"), "std::io::Read::bytes", OncePer::Byte),
        reads(at(outcome, 3, "self.file.read_exact(&mut tag)"), "std::io::Read::read_exact", OncePer::Call),
    ];
    let flow = Flow {
        rule: Rule::UnbufferedRead,
        source: Source { at: source, api: "std::fs::File::open".to_owned(), ty: "std::fs::File".to_owned() },
        steps: vec![
            step(at(outcome, 2, "file"), StepKind::Bound, "file"),
            step(at(outcome, 2, "Scanner { file }"), StepKind::Stored, "Scanner::file"),
        ],
        sinks,
        cost: Cost { calls_per_kib: 1024.0, buffered_per_kib: 0.125, is_guess: false },
    };
    let help = "wrap it in a BufReader where it is opened".to_owned();
    let safety = Safety::NeedsReview(vec![Concern::ReadAheadLost]);
    let verdict = Verdict::Fix(Repair { help, changes: vec![], imports: vec![] }, safety);
    let edits = vec![insert(before(source), "std::io::BufReader::new("), insert(after(source), ")")];
    (Finding { flow, verdict, twins: vec![], stronger: None }, edits)
}

/// Wrapped where it is made and flushed where it ends.
fn flushed(outcome: &Outcome) -> (Finding, Vec<Edit>) {
    let source = at(outcome, 4, "File::create(\"rows\")?");
    let sink = at(outcome, 4, "writeln!(file, \"{} {}\", row.id, row.name)");
    let flow = Flow {
        rule: Rule::UnbufferedWrite,
        source: Source {
            at: source,
            api: "std::fs::File::create".to_owned(),
            ty: "std::fs::File".to_owned(),
        },
        steps: vec![step(at(outcome, 4, "file"), StepKind::Bound, "file")],
        sinks: vec![Sink {
            direction: Direction::Write,
            in_loop: true,
            ..reads(sink, "writeln!", OncePer::Fragment)
        }],
        cost: Cost { calls_per_kib: 256.0, buffered_per_kib: 0.125, is_guess: false },
    };
    let help = "wrap it in a BufWriter and flush it at the end".to_owned();
    let verdict = Verdict::Fix(Repair { help, changes: vec![], imports: vec![] }, Safety::Safe);
    let edits = vec![
        Edit { at: at(outcome, 4, "Write"), text: "{BufWriter, Write}".to_owned() },
        insert(before(source), "BufWriter::new("),
        insert(after(source), ")"),
        insert(before(at(outcome, 4, "Ok(())")), "file.flush()?;\n    "),
    ];
    (Finding { flow, verdict, twins: vec![], stronger: None }, edits)
}

fn left(outcome: &Outcome) -> (Finding, Vec<Edit>) {
    let sink = at(outcome, 1, "writeln!(LOG.lock().unwrap().as_mut().unwrap(), \"{word}\")");
    let source = at(outcome, 1, "File::create(\"log\").unwrap()");
    let flow = Flow {
        rule: Rule::UnbufferedWrite,
        source: Source {
            at: source,
            api: "std::fs::File::create".to_owned(),
            ty: "std::fs::File".to_owned(),
        },
        steps: vec![step(at(outcome, 1, "Some(File::create(\"log\").unwrap())"), StepKind::Stored, "LOG")],
        sinks: vec![Sink {
            direction: Direction::Write,
            in_loop: true,
            ..reads(sink, "writeln!", OncePer::Fragment)
        }],
        cost: Cost { calls_per_kib: 170.66, buffered_per_kib: 0.125, is_guess: false },
    };
    (Finding { flow, verdict: Verdict::Left(Reason::NoPlace), twins: vec![], stronger: None }, vec![])
}

fn file(shown: &str, text: &str, has_bom: bool) -> RustFile {
    RustFile {
        path: PathBuf::from("/project").join(shown),
        shown: shown.to_owned(),
        text: text.into(),
        has_bom,
        edition: Edition::Edition2024,
        package: 0,
    }
}

fn reads(at: FileSpan, api: &str, once_per: OncePer) -> Sink {
    Sink {
        at,
        within: None,
        api: api.to_owned(),
        direction: Direction::Read,
        once_per,
        bytes_per_call: None,
        pieces: 1,
        in_loop: false,
    }
}

fn step(at: FileSpan, kind: StepKind, name: &str) -> Step {
    Step { at, kind, name: name.to_owned() }
}

/// The first place in a file where `text` stands.
fn at(outcome: &Outcome, file: u32, text: &str) -> FileSpan {
    let start = outcome.files[file as usize].text.find(text).unwrap();
    let offset = |it: usize| u32::try_from(it).unwrap();
    FileSpan { file: FileId(file), span: Span::new(offset(start), offset(start + text.len())) }
}

fn before(at: FileSpan) -> FileSpan {
    FileSpan { span: Span::at(at.span.start), ..at }
}

fn after(at: FileSpan) -> FileSpan {
    FileSpan { span: Span::at(at.span.end), ..at }
}

fn insert(at: FileSpan, text: &str) -> Edit {
    Edit { at, text: text.into() }
}

fn rewrite(outcome: &Outcome, file: FileId) -> Rewrite {
    let mut after = outcome.files[file.0 as usize].text.to_string();
    let mut edits: Vec<&Edit> = outcome.edits.iter().flatten().filter(|it| it.at.file == file).collect();
    edits.sort();
    for edit in edits.into_iter().rev() {
        after.replace_range(edit.at.span.range(), &edit.text);
    }
    Rewrite { file, after, findings: vec![] }
}

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
    let applicability = |it: &serde_json::Value| it["spans"][0]["suggestion_applicability"].clone();
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
    let sample = self::outcome().findings.remove(0);
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
