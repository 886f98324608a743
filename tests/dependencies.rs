//! `--read-dependencies`: values are followed into what cargo has fetched, and nothing is told of it or changed there.
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
    let without = fetched.buffix(&[]);
    assert_eq!((without.code, without.stdout.as_str()), (Some(0), ""), "it is off by default");
    let run = fetched.buffix(&["-v", "--read-dependencies"]);
    insta::with_settings!({ snapshot_path => "../snapshots/dependencies", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("followed", run.stdout);
    });
    write(&fetched.package(), "buffix.toml", "read-dependencies = true");
    assert_eq!(fetched.buffix(&["-v"]).stdout, run.stdout, "the key says what the flag does");
}

#[test]
fn the_primary_place_is_never_in_a_dependency() {
    let run = Fetched::new().buffix(&["--read-dependencies", "--message-format", "json"]);
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
    let run = fetched.buffix(&["--fix", "--unsafe-fixes", "--read-dependencies"]);
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
    let run = fetched.buffix(&["--read-dependencies"]);
    assert_eq!(run.stderr, "buffix: no findings in 1 file\n");
    fetched.is_shapes("\0");
    assert_eq!(fetched.buffix(&["--read-dependencies"]).code, Some(0));
}

#[test]
fn one_version_of_two_is_no_guess() {
    let fetched = Fetched::new();
    let two = LOCK.to_owned() + "\n[[package]]\nname = \"shapes\"\nversion = \"1.0.0\"\n";
    write(&fetched.package(), "Cargo.lock", two);
    assert_eq!(fetched.buffix(&["--read-dependencies"]).stdout, "");
    std::fs::remove_file(fetched.package().join("Cargo.lock")).unwrap();
    assert_eq!(fetched.buffix(&["--read-dependencies"]).stdout, "");
}

#[test]
fn what_is_read_is_judged() {
    let fetched = Fetched::new();
    assert!(fetched.buffix(&["--unknown"]).stdout.contains("shapes::parse"));
    assert_eq!(fetched.buffix(&["--unknown", "--read-dependencies"]).stdout, "");
    assert!(Path::new(&fetched.package()).join("Cargo.lock").is_file());
}
