//! The report made by hand: four findings in five files, with every kind of verdict.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::PathBuf;

use buffix::{
    Concern, Cost, Direction, Edit, Edition, FileId, FileSpan, Finding, Flow, OncePer, Outcome, PackageOf,
    Problem, ProblemKind, Rank, Reason, Repair, Rewrite, Rule, RustFile, Safety, Sink, Source, Span, Step,
    StepKind, Verdict,
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

pub fn outcome() -> Outcome {
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
pub fn safe(outcome: &Outcome) -> (Finding, Vec<Edit>) {
    let source = at(outcome, 0, "File::open(path)?");
    let sink = at(outcome, 0, "serde_json::from_reader(File::open(path)?)");
    let flow = Flow {
        rule: Rule::UnbufferedRead,
        source: Source {
            at: source,
            comes_in: false,
            api: "std::fs::File::open".to_owned(),
            ty: "std::fs::File".to_owned(),
        },
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
    (Finding { flow, verdict, twins: vec![], stronger: None, rank: Rank::Warm, quiet: None }, edits)
}

/// Made in one file and read in another, in two places.
pub fn review(outcome: &Outcome) -> (Finding, Vec<Edit>) {
    let source = at(outcome, 2, "File::open(path).unwrap()");
    let sinks = vec![
        reads(at(outcome, 3, "self.file.by_ref().bytes()"), "std::io::Read::bytes", OncePer::Byte),
        reads(at(outcome, 3, "self.file.read_exact(&mut tag)"), "std::io::Read::read_exact", OncePer::Call),
    ];
    let flow = Flow {
        rule: Rule::UnbufferedRead,
        source: Source {
            at: source,
            comes_in: false,
            api: "std::fs::File::open".to_owned(),
            ty: "std::fs::File".to_owned(),
        },
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
    (Finding { flow, verdict, twins: vec![], stronger: None, rank: Rank::Warm, quiet: None }, edits)
}

/// Wrapped where it is made and flushed where it ends.
pub fn flushed(outcome: &Outcome) -> (Finding, Vec<Edit>) {
    let source = at(outcome, 4, "File::create(\"rows\")?");
    let sink = at(outcome, 4, "writeln!(file, \"{} {}\", row.id, row.name)");
    let flow = Flow {
        rule: Rule::UnbufferedWrite,
        source: Source {
            comes_in: false,
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
    (Finding { flow, verdict, twins: vec![], stronger: None, rank: Rank::Warm, quiet: None }, edits)
}

pub fn left(outcome: &Outcome) -> (Finding, Vec<Edit>) {
    let sink = at(outcome, 1, "writeln!(LOG.lock().unwrap().as_mut().unwrap(), \"{word}\")");
    let source = at(outcome, 1, "File::create(\"log\").unwrap()");
    let flow = Flow {
        rule: Rule::UnbufferedWrite,
        source: Source {
            comes_in: false,
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
    (
        Finding {
            flow,
            verdict: Verdict::Left(Reason::NoPlace),
            twins: vec![],
            stronger: None,
            rank: Rank::Warm,
            quiet: None,
        },
        vec![],
    )
}

pub fn file(shown: &str, text: &str, has_bom: bool) -> RustFile {
    RustFile {
        path: PathBuf::from("/project").join(shown),
        shown: shown.to_owned(),
        text: text.into(),
        has_bom,
        edition: Edition::Edition2024,
        package: 0,
    }
}

pub fn reads(at: FileSpan, api: &str, once_per: OncePer) -> Sink {
    Sink {
        at,
        within: None,
        api: api.to_owned(),
        direction: Direction::Read,
        once_per,
        bytes_per_call: None,
        pieces: 1,
        formats_lines: false,
        in_loop: false,
    }
}

pub fn step(at: FileSpan, kind: StepKind, name: &str) -> Step {
    Step { at, kind, name: name.to_owned() }
}

/// The first place in a file where `text` stands.
pub fn at(outcome: &Outcome, file: u32, text: &str) -> FileSpan {
    let start = outcome.files[file as usize].text.find(text).unwrap();
    let offset = |it: usize| u32::try_from(it).unwrap();
    FileSpan { file: FileId(file), span: Span::new(offset(start), offset(start + text.len())) }
}

pub fn before(at: FileSpan) -> FileSpan {
    FileSpan { span: Span::at(at.span.start), ..at }
}

pub fn after(at: FileSpan) -> FileSpan {
    FileSpan { span: Span::at(at.span.end), ..at }
}

pub fn insert(at: FileSpan, text: &str) -> Edit {
    Edit { at, text: text.into() }
}

pub fn rewrite(outcome: &Outcome, file: FileId) -> Rewrite {
    let mut after = outcome.files[file.0 as usize].text.to_string();
    let mut edits: Vec<&Edit> = outcome.edits.iter().flatten().filter(|it| it.at.file == file).collect();
    edits.sort();
    for edit in edits.into_iter().rev() {
        after.replace_range(edit.at.span.range(), &edit.text);
    }
    Rewrite { file, after, findings: vec![] }
}
