//! A case: the files of one program, and what its first lines ask of the harness.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::marker::{self, Quieted, Sighting, Verdict};

/// Files by their path below one directory, `/`-separated.
pub type Files = BTreeMap<String, Vec<u8>>;

/// What may be done to a case, by the verdicts of its markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A safe repair is expected.
    Fixed,
    /// A repair is expected, but only with `--unsafe-fixes`.
    Review,
    /// Nothing may change, whatever the flags.
    Left,
    /// What buffix should do one day and does not yet: nothing may be made worse.
    Open,
}

impl Kind {
    fn of(expected: &[Sighting], safe_too: bool) -> Self {
        let has = |verdict| expected.iter().any(|it| it.verdict == verdict);
        match () {
            () if has(Verdict::Open) => Kind::Open,
            () if has(Verdict::Review) || safe_too => Kind::Review,
            () if has(Verdict::Safe) => Kind::Fixed,
            () => Kind::Left,
        }
    }
}

/// What the tool may do to a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowed {
    Safe,
    Unsafe,
}

/// How many fewer calls the repaired program makes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CallBound {
    pub counted: Counted,
    /// `None`: at least one fewer.
    pub times: Option<f64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    Reads,
    Writes,
    Calls,
}

pub struct Case {
    /// Its topic and its fact: `flush/labels/continue_leaves_block_of_file`.
    pub name: String,
    pub kind: Kind,
    /// Below the project's root.
    pub path: PathBuf,
    /// As a package: `src/main.rs`, or what the case's own `Cargo.toml` says.
    pub files: Files,
    pub edition: String,
    /// `//! runs: same`: a repair for review that is nevertheless run.
    pub runs_same: bool,
    /// `//! safe: too`: for review is what stands in for a weaker repair that is safe.
    pub safe_too: bool,
    pub bound: CallBound,
    /// `//! rustfix: differs`: of two repairs made one by one each brings its own import, where together one serves both.
    pub rustfix_differs: bool,
    /// `//! select: RULE`: for a rule that is off by default.
    pub selected: Option<String>,
    /// `//! stdin: FILE`: its standard input, by its name among the inputs.
    pub stdin: String,
    /// Brings its own `Cargo.toml`.
    pub has_manifest: bool,
}

impl Case {
    /// The sinks its markers promise, sorted.
    pub fn expected(&self) -> Vec<Sighting> {
        let mut expected = markers(&self.files);
        expected.sort();
        expected
    }

    /// The rows that its markers name, sorted.
    pub fn rows(&self) -> Vec<Quieted> {
        let mut rows: Vec<Quieted> = each_text(&self.files, marker::rows).collect();
        rows.sort();
        rows
    }

    /// What may be done to it; `None` where nothing is repaired.
    pub fn allowed(&self) -> Option<Allowed> {
        match self.kind {
            Kind::Fixed => Some(Allowed::Safe),
            Kind::Review => Some(Allowed::Unsafe),
            Kind::Left | Kind::Open => None,
        }
    }

    /// What must leave it as it is; `None` where what is safe is made.
    pub fn untouched_by(&self) -> Option<Allowed> {
        match self.kind {
            Kind::Fixed => None,
            Kind::Review if self.safe_too => None,
            Kind::Review | Kind::Open => Some(Allowed::Safe),
            Kind::Left => Some(Allowed::Unsafe),
        }
    }

    /// Its files without their markers, which rustfmt would set below one another.
    pub fn unmarked(&self) -> Files {
        let unmarked = |text: &[u8]| -> String {
            String::from_utf8_lossy(text).split_inclusive('\n').map(marker::unmarked).collect()
        };
        let text = |(path, bytes): (&String, &Vec<u8>)| {
            (path.clone(), if is_rust(path) { unmarked(bytes).into_bytes() } else { bytes.clone() })
        };
        self.files.iter().map(text).collect()
    }

    /// The folder that it lies in, below all cases.
    pub fn topic(&self) -> &str {
        self.name.rsplit_once('/').map_or("", |(topic, _)| topic)
    }

    /// As part of the name of a program: no other case has the same.
    pub fn slug(&self) -> String {
        self.name.replace('/', "-")
    }

    /// What its repair makes of it, as a diff that lies beside it.
    pub fn diff_path(&self) -> PathBuf {
        absolute(&self.path.with_extension("diff"))
    }

    pub fn uses_sockets(&self) -> bool {
        self.files.values().any(|bytes| String::from_utf8_lossy(bytes).contains("Stream"))
    }

    /// A program that writes to the path in its first argument.
    #[cfg(target_os = "linux")]
    pub fn writes_to_argument(&self) -> bool {
        self.files.values().any(|bytes| String::from_utf8_lossy(bytes).contains("nth(1)"))
    }
}

pub fn is_rust(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|it| it == "rs")
}

/// Where the cases lie, below the project's root.
const ROOT: &str = "tests/cases";

/// All cases, sorted by topic and fact.
pub fn all() -> Vec<Case> {
    let mut paths = Vec::new();
    find(Path::new(ROOT), &mut paths);
    paths.sort();
    paths.into_iter().map(load).collect()
}

fn absolute(path: &Path) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The files and folders of cases below a topic; a folder of a case is the root of its package or of its modules.
fn find(topic: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(absolute(topic)).unwrap() {
        let path = topic.join(entry.unwrap().file_name());
        let holds = |file: &str| absolute(&path).join(file).exists();
        if !absolute(&path).is_dir() {
            found.extend(Some(path).filter(|it| is_rust(&it.to_string_lossy())));
        } else if holds("main.rs") || holds("Cargo.toml") {
            found.push(path);
        } else {
            find(&path, found);
        }
    }
}

fn load(path: PathBuf) -> Case {
    let name = path.with_extension("").strip_prefix(ROOT).unwrap().to_str().unwrap().replace('\\', "/");
    let absolute = &absolute(&path);
    let mut files = Files::new();
    if absolute.is_dir() {
        files = read_tree(absolute);
    } else {
        files.insert("main.rs".to_owned(), fs::read(absolute).unwrap());
    }
    let has_manifest = files.contains_key("Cargo.toml");
    if !has_manifest {
        files = files.into_iter().map(|(path, bytes)| (format!("src/{path}"), bytes)).collect();
    }
    let main = files.get("src/main.rs").unwrap_or_else(|| panic!("{} has no main.rs", path.display()));
    let directives = Directives::of(&String::from_utf8_lossy(main), &name);
    let Directives { edition, runs_same, safe_too, rustfix_differs, bound, selected, stdin } = directives;
    let kind = Kind::of(&markers(&files), safe_too);
    Case {
        name,
        kind,
        path,
        files,
        edition,
        runs_same,
        safe_too,
        bound,
        rustfix_differs,
        selected,
        stdin,
        has_manifest,
    }
}

fn markers(files: &Files) -> Vec<Sighting> {
    each_text(files, marker::markers).collect()
}

fn each_text<T>(files: &Files, of_text: fn(&str, &str) -> Vec<T>) -> impl Iterator<Item = T> {
    let texts = files.iter().filter(|(path, _)| is_rust(path));
    texts.flat_map(move |(path, bytes)| of_text(path, &String::from_utf8_lossy(bytes)))
}

/// Every file below `dir`, but what cargo leaves behind.
pub fn read_tree(dir: &Path) -> Files {
    walkdir::WalkDir::new(dir)
        .into_iter()
        .filter_entry(|entry| entry.depth() != 1 || entry.file_name() != "target")
        .map(Result::unwrap)
        .filter(|entry| entry.file_type().is_file())
        .map(|entry| {
            let relative = entry.path().strip_prefix(dir).unwrap().to_str().unwrap().replace('\\', "/");
            (relative, fs::read(entry.path()).unwrap())
        })
        .collect()
}

/// Writes only what differs, so that cargo sees no change where there is none.
pub fn write_tree(dir: &Path, files: &Files) {
    for (path, bytes) in files {
        let path = dir.join(path);
        if fs::read(&path).is_ok_and(|old| old == *bytes) {
            continue;
        }
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
}

struct Directives {
    edition: String,
    runs_same: bool,
    safe_too: bool,
    rustfix_differs: bool,
    bound: CallBound,
    selected: Option<String>,
    stdin: String,
}

impl Directives {
    fn of(text: &str, name: &str) -> Directives {
        let text = text.trim_start_matches('\u{feff}');
        assert!(text.starts_with("//! "), "{name}: the first line says why the case matters");
        let mut directives = Directives {
            edition: "2024".to_owned(),
            runs_same: false,
            safe_too: false,
            rustfix_differs: false,
            bound: CallBound { counted: Counted::Calls, times: Some(2.0) },
            selected: None,
            stdin: "input.txt".to_owned(),
        };
        for line in text.lines().map_while(|line| line.strip_prefix("//! ")) {
            match line.split_once(": ") {
                Some(("edition", year)) => year.trim().clone_into(&mut directives.edition),
                Some(("runs", "same")) => directives.runs_same = true,
                Some(("safe", "too")) => directives.safe_too = true,
                Some(("rustfix", "differs")) => directives.rustfix_differs = true,
                Some(("stdin", file)) => file.trim().clone_into(&mut directives.stdin),
                Some(("select", rule)) => directives.selected = Some(rule.trim().to_owned()),
                Some(("calls", bound)) => {
                    directives.bound =
                        call_bound(bound).unwrap_or_else(|| panic!("{name}: cannot read `calls: {bound}`"));
                }
                _ => {}
            }
        }
        directives
    }
}

/// `fewer`, `fewer reads`, `1000 times fewer reads`, `no more`.
fn call_bound(text: &str) -> Option<CallBound> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (times, counted) = match words[..] {
        ["fewer"] => (None, "calls"),
        ["no", "more"] => (Some(1.0), "calls"),
        ["fewer", counted] => (None, counted),
        [times, "times", "fewer", counted] => (Some(times.parse().ok()?), counted),
        _ => return None,
    };
    let counted = match counted {
        "reads" => Counted::Reads,
        "writes" => Counted::Writes,
        "calls" => Counted::Calls,
        _ => return None,
    };
    Some(CallBound { counted, times })
}

#[test]
fn a_call_bound_names_its_factor_and_what_is_counted() {
    let bound = |counted, times| Some(CallBound { counted, times });
    assert_eq!(call_bound("fewer"), bound(Counted::Calls, None));
    assert_eq!(call_bound("1000 times fewer reads"), bound(Counted::Reads, Some(1000.0)));
    assert_eq!(call_bound("no more"), bound(Counted::Calls, Some(1.0)));
    assert_eq!(call_bound("a lot"), None);
}
