//! Handles are followed into the dependencies that they are given to, as far as cargo has fetched those; nothing is told of
//! what lies there, or changed.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "scratch/folder.rs"]
mod scratch;

use std::path::{Path, PathBuf};

use scratch::{Run, command, folder, read_text, run_of, write};
use tempfile::TempDir;

const MANIFEST: &str =
    "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[dependencies]\nshapes = \"2\"\n";

const LOCK: &str = "version = 4\n\n[[package]]\nname = \"shapes\"\nversion = \"2.0.1\"\n";

const USES: &str = "use std::fs::File;
use std::io;

pub fn load(path: &str) -> io::Result<Vec<u8>> {
    shapes::parse(File::open(path)?)
}

pub fn load_buffered(path: &str) -> io::Result<Vec<u8>> {
    shapes::parse(io::BufReader::new(File::open(path)?))
}

pub fn save(path: &str, shapes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    shapes::save_all(&mut file, shapes)
}
";

/// A dependency that reads byte by byte, writes number by number, and has handles of its own.
const SHAPES: &str = "use std::fs::File;
use std::io::{self, Read, Write};

pub fn parse<R: Read>(reader: R) -> io::Result<Vec<u8>> {
    reader.bytes().collect()
}

pub fn save_all(file: &mut File, shapes: &[u8]) -> io::Result<()> {
    for at in 0..shapes.len() {
        writeln!(file, \"{at} {}\", shapes[at])?;
    }
    Ok(())
}

pub fn own(path: &str) -> io::Result<Vec<u8>> {
    parse(File::open(path)?)
}
";

/// The package, and cargo's home with the sources of what it depends on.
struct Fetched {
    all: TempDir,
}

impl Fetched {
    fn new() -> Self {
        let all = folder();
        write(all.path(), "a/Cargo.toml", MANIFEST);
        write(all.path(), "a/Cargo.lock", LOCK);
        write(all.path(), "a/src/lib.rs", USES);
        write(
            all.path(),
            "home/registry/src/index/shapes-2.0.1/Cargo.toml",
            "[package]\nname = \"shapes\"\nversion = \"2.0.1\"\n",
        );
        let fetched = Self { all };
        fetched.is_shapes(SHAPES);
        fetched
    }

    fn is_shapes(&self, text: &str) {
        write(self.all.path(), "home/registry/src/index/shapes-2.0.1/src/lib.rs", text);
    }

    fn package(&self) -> PathBuf {
        self.all.path().join("a")
    }

    fn buffix(&self, args: &[&str]) -> Run {
        let mut command = command(&self.package(), args);
        run_of(&command.env("CARGO_HOME", self.all.path().join("home")).output().unwrap())
    }
}

#[test]
fn a_handle_is_followed_into_a_dependency_and_told_where_it_is_given() {
    let fetched = Fetched::new();
    let run = fetched.buffix(&["-v"]);
    insta::with_settings!({ snapshot_path => "../snapshots/dependencies", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("followed", run.stdout);
    });
}

#[test]
fn a_flag_and_a_key_say_that_no_dependency_is_read() {
    let fetched = Fetched::new();
    let run = fetched.buffix(&["--no-read-dependencies"]);
    assert_eq!((run.code, run.stdout.as_str()), (Some(0), ""));
    write(&fetched.package(), "buffix.toml", "read-dependencies = false");
    assert_eq!(fetched.buffix(&[]).stdout, "");
}

#[test]
fn the_primary_place_is_never_in_a_dependency() {
    let run = Fetched::new().buffix(&["--message-format", "json"]);
    let messages: Vec<serde_json::Value> =
        run.stdout.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    assert_eq!(messages.len(), 2, "{}", run.stdout);
    for span in messages.iter().flat_map(|it| it["spans"].as_array().unwrap()) {
        assert_eq!(span["file_name"], "src/lib.rs");
    }
    let note =
        messages[0]["children"].as_array().unwrap().iter().flat_map(|it| it["spans"].as_array().unwrap());
    assert!(note.clone().any(|it| it["file_name"].as_str().unwrap().ends_with("shapes-2.0.1/src/lib.rs")));
}

#[test]
fn nothing_in_a_dependency_is_changed() {
    let fetched = Fetched::new();
    let before = read_text(fetched.all.path().join("home/registry/src/index/shapes-2.0.1/src/lib.rs"));
    let run = fetched.buffix(&["--fix", "--unsafe-fixes"]);
    assert!(run.stderr.contains("repaired 1 finding in 1 file"), "{}", run.stderr);
    assert!(
        read_text(fetched.package().join("src/lib.rs"))
            .contains("shapes::parse(io::BufReader::new(File::open(path)?))")
    );
    assert_eq!(read_text(fetched.all.path().join("home/registry/src/index/shapes-2.0.1/src/lib.rs")), before);
}

#[test]
fn nothing_is_said_of_what_is_wrong_in_a_dependency() {
    let fetched = Fetched::new();
    fetched.is_shapes(&format!("{SHAPES}\nstruct Broken(\n"));
    let run = fetched.buffix(&[]);
    assert_eq!(run.stderr, "buffix: no findings in 1 file\n");
    fetched.is_shapes("\0");
    assert_eq!(fetched.buffix(&[]).code, Some(0));
}

#[test]
fn of_two_versions_the_one_is_read_that_the_manifest_asks_for() {
    let fetched = Fetched::new();
    let found = fetched.buffix(&[]).stdout;
    assert!(!found.is_empty());
    let two = |other: &str| format!("{LOCK}\n[[package]]\nname = \"shapes\"\nversion = \"{other}\"\n");
    write(&fetched.package(), "Cargo.lock", two("1.0.0"));
    assert_eq!(fetched.buffix(&[]).stdout, found);
    write(&fetched.package(), "Cargo.lock", two("2.1.0"));
    assert_eq!(fetched.buffix(&[]).stdout, "", "either fits");
    std::fs::remove_file(fetched.package().join("Cargo.lock")).unwrap();
    assert_eq!(fetched.buffix(&[]).stdout, "");
}

#[test]
fn a_dependency_of_a_dependency_is_read_where_it_is_given_the_handle() {
    let fetched = Fetched::new();
    let below = "index/points-1.0.0";
    let manifest = "[package]\nname = \"shapes\"\nversion = \"2.0.1\"\n\n[dependencies]\npoints = \"1\"\n";
    let write_home = |name: &str, text: &str| {
        write(fetched.all.path(), &format!("home/registry/src/{name}"), text);
    };
    write_home("index/shapes-2.0.1/Cargo.toml", manifest);
    fetched.is_shapes(
        "use std::fs::File;
use std::io::{self, Read, Write};

pub fn parse<R: Read>(reader: R) -> io::Result<Vec<u8>> {
    points::of(reader)
}

pub fn save_all(file: &mut File, shapes: &[u8]) -> io::Result<()> {
    file.write_all(shapes)
}
",
    );
    write(
        &fetched.package(),
        "Cargo.lock",
        format!("{LOCK}\n[[package]]\nname = \"points\"\nversion = \"1.0.0\"\n"),
    );
    assert_eq!(fetched.buffix(&[]).stdout, "", "points is not fetched");
    write_home(&format!("{below}/Cargo.toml"), "[package]\nname = \"points\"\nversion = \"1.0.0\"\n");
    write_home(
        &format!("{below}/src/lib.rs"),
        "pub fn of<R: std::io::Read>(reader: R) -> std::io::Result<Vec<u8>> {\n    reader.bytes().collect()\n}\n",
    );
    let found = fetched.buffix(&["--message-format", "short"]).stdout;
    assert_eq!(found, "src/lib.rs:5:5: warning[unbuffered_read]: File is read one byte at a time (safe)\n");
}

#[test]
fn a_dependency_from_git_or_by_path_is_read_as_well() {
    let fetched = Fetched::new();
    let found = fetched.buffix(&["--message-format", "short"]).stdout;
    let all = fetched.all.path();
    let sources = all.join("home/registry/src/index/shapes-2.0.1");
    let moved = |to: &str| {
        std::fs::create_dir_all(all.join(to)).unwrap();
        std::fs::create_dir_all(all.join(to).join("src")).unwrap();
        for name in ["Cargo.toml", "src/lib.rs"] {
            std::fs::copy(sources.join(name), all.join(to).join(name)).unwrap();
        }
    };
    moved("home/git/checkouts/shapes-0f0f/0123456/shapes");
    moved("elsewhere/shapes");
    std::fs::remove_dir_all(all.join("home/registry")).unwrap();
    let manifest =
        |dependency: &str| write(&fetched.package(), "Cargo.toml", MANIFEST.replace("\"2\"", dependency));
    manifest("{ git = \"https://example.org/shapes\" }");
    let source = "source = \"git+https://example.org/shapes#0123456789abcdef\"\n";
    write(&fetched.package(), "Cargo.lock", format!("{LOCK}{source}"));
    assert_eq!(fetched.buffix(&["--message-format", "short"]).stdout, found, "from git");
    manifest("{ path = \"../elsewhere/shapes\" }");
    write(&fetched.package(), "Cargo.lock", LOCK);
    assert_eq!(fetched.buffix(&["--message-format", "short"]).stdout, found, "by path");
}

#[test]
fn what_is_read_is_judged() {
    let fetched = Fetched::new();
    assert!(fetched.buffix(&["--unknown", "--no-read-dependencies"]).stdout.contains("shapes::parse"));
    assert_eq!(fetched.buffix(&["--unknown"]).stdout, "");
    assert!(Path::new(&fetched.package()).join("Cargo.lock").is_file());
}

#[test]
fn how_long_an_array_is_may_stand_in_a_dependency() {
    let fetched = Fetched::new();
    let put = "use std::io::Write;

pub fn put(path: &str, xs: &[[u8; shapes::sizes::SHAPE]]) -> std::io::Result<()> {
    let mut file = std::fs::File::create(path)?;
    for x in xs {
        file.write_all(x)?;
    }
    Ok(())
}
";
    write(&fetched.package(), "src/lib.rs", put);
    let declared = [("src/lib.rs", "pub mod sizes;\n"), ("src/sizes.rs", "pub const SHAPE: usize = 24;\n")];
    for (file, text) in declared {
        write(fetched.all.path(), &format!("home/registry/src/index/shapes-2.0.1/{file}"), text);
    }
    let shown = fetched.buffix(&["--message-format", "short"]).stdout;
    assert_eq!(
        shown,
        "src/lib.rs:6:9: warning[unbuffered_write]: File is written 24 bytes at a time (safe)\n"
    );
}

#[test]
fn what_is_not_on_this_machine_is_told_of_with_what_brings_it() {
    let fetched = Fetched::new();
    std::fs::remove_dir_all(fetched.all.path().join("home")).unwrap();
    let shown = fetched.buffix(&["--all"]).stdout;
    assert!(shown.contains("File is given to `shapes::parse`, which nothing describes"), "{shown}");
    assert!(shown.contains("`cargo fetch` brings it"), "{shown}");
    let lines = fetched.buffix(&["--all", "--message-format", "short"]).stdout;
    let places: Vec<&str> = lines.lines().filter_map(|it| it.split(": note").next()).collect();
    assert_eq!(places, ["src/lib.rs:5:5", "src/lib.rs:14:5"], "{lines}");
    let listed = fetched.buffix(&["--unknown"]).stdout;
    assert!(places.iter().all(|it| listed.contains(it)), "{listed}");
    let why = fetched.buffix(&["why", "src/lib.rs:5"]).stdout;
    assert!(why.contains("undescribed") && why.contains("`cargo fetch` brings it"), "{why}");
    let counted = fetched.buffix(&[]);
    assert!(
        counted.stderr.contains("2 quiet findings (undescribed; --all shows them)"),
        "{}",
        counted.stderr
    );
}

#[test]
fn what_a_dependency_hides_is_told_of_with_how_to_describe_it() {
    let fetched = Fetched::new();
    fetched.is_shapes("pub use other::{parse, save_all};\n");
    let shown = fetched.buffix(&["--all"]).stdout;
    assert!(shown.contains("File is given to `shapes::parse`, which nothing describes"), "{shown}");
    assert!(shown.contains("describe it with --catalogue") && !shown.contains("cargo fetch"), "{shown}");
}

#[test]
fn what_a_dependency_does_with_a_handle_is_not_said_of_lines_of_the_workspace() {
    let fetched = Fetched::new();
    fetched.is_shapes(
        "pub fn parse<R: std::io::Read>(mut reader: R) -> std::io::Result<Vec<u8>> {
    let mut all = Vec::new();
    reader.read_to_end(&mut all)?;
    Ok(all)
}
",
    );
    let said = fetched.buffix(&["why", "src/lib.rs:5"]).stdout;
    let of_shapes =
        "`shapes::parse` is a function of a dependency, whose code is read: no small read or write";
    assert!(said.contains(of_shapes), "{said}");
}
