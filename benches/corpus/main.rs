//! How fast buffix is on a whole corpus, against reading it and against its peers, all in one run.
//! `cargo bench --bench corpus -- [FOLDER]`; without a folder, the sources in cargo's registry.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a benchmark prints its figures")]
#![expect(
    clippy::disallowed_methods,
    reason = "a benchmark reads the corpus and starts the programs it compares"
)]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use crate::measure::{Program, best_of_five, peak_memory};
use crate::table::{Bar, Row};
use crate::tree::Tree;

mod catalogue;
mod measure;
mod table;
mod tree;

const MIN_LINES: usize = 1_000_000;

/// What stands in a file that may hold unbuffered I/O; the search that ripgrep is given.
pub const TELLING_WORDS: [&str; 17] = [
    "File::open",
    "File::create",
    "File::options",
    "OpenOptions",
    "TcpStream",
    "TcpListener",
    "UnixStream",
    "UnixListener",
    "stdout()",
    "stdin()",
    "stderr()",
    "Stdio::piped",
    "ChildStdin",
    "ChildStdout",
    "io::pipe",
    "tempfile",
    "fs_err",
];

/// One of the shapes that buffix knows, as a pattern of ast-grep.
const PATTERN: &str = "serde_json::from_reader(File::open($P)?)";

fn main() -> ExitCode {
    let folder = std::env::args().skip(1).find(|it| !it.starts_with('-')).map(PathBuf::from);
    match folder.map_or_else(tree::registry_with_a_million_lines, |it| Tree::of(&it)) {
        Ok(tree) => {
            run(&tree);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(tree: &Tree) {
    println!("{}", tree.description());
    if tree.lines < MIN_LINES {
        println!("fewer than a million lines: fixed costs weigh more than they should");
    }
    let mut rows = whole_corpus(tree);
    rows.extend(one_crate(tree));
    match catalogue::packages() {
        Ok(packages) => rows.extend(whole_catalogue(&packages)),
        Err(error) => println!("skipped: the whole catalogue: {error}"),
    }
    rows.extend(memory(tree));
    match twice_the_code(tree) {
        Ok(more) => rows.extend(more),
        Err(error) => println!("skipped: twice the code: {error}"),
    }
    println!("\n{}", table::render(&rows));
}

fn buffix(threads: &str, folder: &Path) -> Program {
    Program::new(env!("CARGO_BIN_EXE_buffix"), &["-j", threads]).on(folder)
}

/// Checks, reads and searches take turns, so that a busy moment of the machine meets all of them.
fn whole_corpus(tree: &Tree) -> Vec<Row> {
    let mut ripgrep = Program::new("rg", &["-l", "-F", "-j", "2", "-g", "*.rs"]);
    for word in TELLING_WORDS {
        ripgrep = ripgrep.with(&["-e", word]);
    }
    let ast_grep = Program::new("ast-grep", &["run", "--threads", "2", "-l", "rust", "-p", PATTERN]);
    let (ripgrep, ast_grep) = (ripgrep.on(&tree.root), ast_grep.on(&tree.root));
    let (two, one) = (buffix("2", &tree.root), buffix("1", &tree.root));
    let times = best_of_five(&mut [
        &mut || Some(tree.walk_and_read()),
        &mut || two.time(),
        &mut || one.time(),
        &mut || ripgrep.time(),
        &mut || ast_grep.time(),
    ]);
    let [read, two, one, ripgrep, ast_grep] = times[..] else { return Vec::new() };
    let Some(check) = two else {
        println!("buffix cannot be run on {}", tree.root.display());
        return Vec::new();
    };
    let of_check = |other: Option<Duration>| other.map(|it| check.as_secs_f64() / it.as_secs_f64());
    let against_check = |other: Option<Duration>| other.map(|it| it.as_secs_f64() / check.as_secs_f64());
    vec![
        Row::time("walk and read every .rs file, two threads", read),
        Row::time("buffix -j2", two),
        Row::time("buffix -j1", one),
        Row::time("rg -l for the telling words", ripgrep),
        Row::time("ast-grep run, one pattern", ast_grep),
        Row::ratio("buffix -j2 / walk and read", of_check(read), Bar::at_most(20.0, 8.0)),
        Row::ratio("ast-grep / buffix -j2", against_check(ast_grep), Bar::at_least(8.0, 20.0)),
        Row::ratio("buffix -j2 / rg -l", of_check(ripgrep), Bar::at_most(18.0, 8.0)),
        Row::ratio("buffix -j1 / buffix -j2", against_check(one), Bar::at_least(1.7, 1.9)),
    ]
}

fn one_crate(tree: &Tree) -> Vec<Row> {
    let Some((folder, lines)) = tree.crate_of_about(20_000) else {
        println!("skipped: one crate: no folder with a Cargo.toml");
        return Vec::new();
    };
    let check = buffix("2", &folder);
    let times = best_of_five(&mut [&mut || check.time()]);
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let what = format!("one crate, {name}, {lines} lines");
    vec![Row::milliseconds(&what, times[0], Bar::at_most(30.0, 10.0))]
}

fn whole_catalogue(packages: &catalogue::Packages) -> Vec<Row> {
    let (all, none) = (buffix("2", &packages.all()), buffix("2", &packages.none()));
    let times = best_of_five(&mut [&mut || all.time(), &mut || none.time()]);
    let above = times[0].zip(times[1]).map(|(all, none)| all.saturating_sub(none));
    vec![
        Row::time("a program that names no described crate", times[1]),
        Row::milliseconds("one that names them all, on top of that", above, Bar::at_most(5.0, 2.0)),
    ]
}

/// The texts of the files that are worth a parse may be held; the bar is for what comes on top.
fn memory(tree: &Tree) -> Vec<Row> {
    let peak = peak_memory(&buffix("2", &tree.root)).map(table::megabytes);
    let texts = table::megabytes(tree.telling_bytes());
    vec![
        Row::figure("peak memory of buffix -j2", peak, "MB"),
        Row::figure("texts of the files with a telling word", Some(texts), "MB"),
        Row::judged(
            "peak memory above these texts",
            peak.map(|it| it - texts),
            "MB",
            Bar::at_most(200.0, 60.0),
        ),
    ]
}

fn twice_the_code(tree: &Tree) -> Result<Vec<Row>, String> {
    let scratch = tempfile::Builder::new().prefix("buffix-bench-").tempdir().map_err(|it| it.to_string())?;
    let (single, double) = (scratch.path().join("single"), scratch.path().join("double"));
    tree.copy_to(&single.join("a"))?;
    tree.copy_to(&double.join("a"))?;
    tree.copy_to(&double.join("b"))?;
    let (once, twice) = (buffix("2", &single), buffix("2", &double));
    let times = best_of_five(&mut [&mut || once.time(), &mut || twice.time()]);
    let time = times[0].zip(times[1]).map(|(once, twice)| twice.as_secs_f64() / once.as_secs_f64());
    let memory = peak_memory(&once).zip(peak_memory(&twice)).map(|(once, twice)| {
        let (once, twice) = (table::megabytes(once), table::megabytes(twice));
        twice / once
    });
    Ok(vec![
        Row::ratio("twice the code: time", time, Bar::at_most(2.2, 2.0)),
        Row::ratio("twice the code: memory", memory, Bar::at_most(2.2, 2.0)),
    ])
}
