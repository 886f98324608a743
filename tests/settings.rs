//! `buffix.toml`: where it is looked for, what each key does, and which flag takes its place.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "scratch/folder.rs"]
mod scratch;

use std::path::Path;

use scratch::{Run, buffix, folder, write};
use tempfile::TempDir;

const READ: &str = "pub fn load(path: &str) -> serde_json::Result<u8> {
    serde_json::from_reader(std::fs::File::open(path).unwrap())
}
";

const WRITE: &str = "use std::io::Write;

pub fn save(path: &str) -> std::io::Result<()> {
    let mut file = std::fs::File::create(path)?;
    for number in 0..1000 {
        writeln!(file, \"{number} {}\", number * number)?;
    }
    Ok(())
}
";

const MANIFEST: &str = "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2024\"\n";

/// A package with a read in one file and a write in another.
fn package() -> TempDir {
    let folder = folder();
    write(folder.path(), "Cargo.toml", MANIFEST);
    write(folder.path(), "src/lib.rs", "mod read;\nmod gen_write;\n");
    write(folder.path(), "src/read.rs", READ);
    write(folder.path(), "src/gen_write.rs", WRITE);
    folder
}

/// The files in which something is found.
fn found(folder: &Path, args: &[&str]) -> Vec<String> {
    let run = buffix(folder, &[&["--message-format", "short"], args].concat());
    assert!(run.code.is_some_and(|it| it < 2), "{}", run.stderr);
    let file = |line: &str| line.split(':').next().unwrap_or_default().to_owned();
    run.stdout.lines().map(file).collect()
}

fn refused(run: &Run) -> &str {
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""));
    &run.stderr
}

const CONFIG: &str = "select = [\"unbuffered_read\"]
min-cost = 2
severity = { unbuffered_read = \"error\" }
review = [\"unflushed_buffer\"]
capacity = 65536
imports = \"module\"
";

const BOTH: [&str; 2] = ["src/gen_write.rs", "src/read.rs"];
const READS: [&str; 1] = ["src/read.rs"];
const WRITES: [&str; 1] = ["src/gen_write.rs"];

#[test]
fn every_key_does_what_its_flag_does_and_the_flag_wins() {
    let package = package();
    let with = |text: &str, args: &[&str]| {
        write(package.path(), "buffix.toml", text);
        found(package.path(), args)
    };
    assert_eq!(with("", &[]), BOTH);
    assert_eq!(with("select = [\"unbuffered_read\"]", &[]), READS);
    assert_eq!(with("select = [\"unbuffered_read\"]", &["--select", "unbuffered_write"]), WRITES);
    assert_eq!(with("ignore = [\"unbuffered_read\"]", &[]), WRITES);
    assert_eq!(with("ignore = [\"unbuffered_read\"]", &["--ignore", "unbuffered_write"]), READS);
    assert_eq!(with("min-cost = 1000", &[]), READS);
    assert_eq!(with("min-cost = 1000", &["--min-cost", "1"]), BOTH);
    assert_eq!(with("exclude-paths = [\"gen_*.rs\"]", &[]), READS);
    assert_eq!(with("exclude-paths = [\"gen_*.rs\"]", &["src/gen_write.rs"]), WRITES);
    assert!(with("exclude-paths = [\"gen_*.rs\"]\nforce-exclude = true", &["src/gen_write.rs"]).is_empty());
    assert_eq!(with("exclude-paths = [\"/read.rs\"]", &[]), BOTH, "it starts at the folder of the file");
}

#[test]
fn stubs_are_found_from_the_folder_of_the_file() {
    let package = package();
    let stub = "//! `ours`\nuse std::io::{Read, Result};\n/// Asks for one byte at a time.\n#[sink(once_per = \"byte\")]\npub fn parse<R: Read>(reader: R) -> Result<u8>;\n";
    write(package.path(), "stubs/ours.rs", stub);
    write(package.path(), "buffix.toml", "catalogue = [\"stubs/ours.rs\"]");
    write(package.path(), "Cargo.toml", format!("{MANIFEST}\n[dependencies]\nours = \"1\"\n"));
    write(
        package.path(),
        "src/lib.rs",
        "pub fn f() { ours::parse(std::fs::File::open(\"a\").unwrap()).unwrap(); }\n",
    );
    assert!(found(package.path(), &[]).contains(&"src/lib.rs".to_owned()));
    assert!(found(&package.path().join("src"), &[]).contains(&"lib.rs".to_owned()));
    let known = buffix(package.path(), &["catalogue", "ours"]);
    assert!(known.stdout.starts_with("ours::parse"), "{}", known.stderr);
}

#[test]
fn the_nearest_file_counts_and_no_other() {
    let package = package();
    let at = package.path();
    let only = |rule: &str| format!("select = [\"{rule}\"]\n");
    write(at, "Cargo.toml", format!("{MANIFEST}\n[workspace.metadata.buffix]\n{}", only("unflushed_buffer")));
    assert!(found(at, &[]).is_empty(), "of the workspace");
    let metadata = format!("\n[package.metadata.buffix]\n{}", only("unbuffered_write"));
    let of_workspace = format!("\n[workspace.metadata.buffix]\n{}", only("unflushed_buffer"));
    write(at, "Cargo.toml", format!("{MANIFEST}{metadata}{of_workspace}"));
    assert_eq!(found(at, &[]), WRITES, "of the package before its workspace");
    write(at, ".buffix.toml", only("unbuffered_read"));
    assert_eq!(found(at, &[]), READS, "of the hidden file before the manifest");
    write(at, "buffix.toml", "");
    assert_eq!(found(at, &[]), BOTH, "of the file before the hidden one");
    write(at, "src/buffix.toml", only("unbuffered_write"));
    assert_eq!(found(at, &["src"]), WRITES, "of the folder that is looked at");
    assert_eq!(found(at, &["src", "."]), BOTH, "of the folder that holds all that is looked at");
    assert_eq!(found(Path::new("/"), &["--manifest-path", at.join("Cargo.toml").to_str().unwrap()]).len(), 2);
}

#[test]
fn another_file_is_read_where_it_is_named_and_none_where_it_is_not_wanted() {
    let package = package();
    write(package.path(), "buffix.toml", "select = [\"unflushed_buffer\"]");
    write(package.path(), "ci/reads.toml", "select = [\"unbuffered_read\"]");
    assert!(found(package.path(), &[]).is_empty());
    assert_eq!(found(package.path(), &["--config", "ci/reads.toml"]), READS);
    assert_eq!(found(package.path(), &["--isolated"]), BOTH);
    let missing = buffix(package.path(), &["--config", "none.toml"]);
    assert_eq!(
        refused(&missing),
        "buffix: none.toml: there is no such file; name another one with --config, or leave the flag out\n"
    );
    assert_eq!(buffix(package.path(), &["--isolated", "--config", "ci/reads.toml"]).code, Some(2));
}

#[test]
fn a_mistake_ends_the_run_before_it_begins() {
    let package = package();
    write(package.path(), "buffix.toml", "ingore = []");
    let said = "buffix: buffix.toml: unknown key `ingore`; did you mean `ignore`?\n";
    assert_eq!(refused(&buffix(package.path(), &[])), said);
    assert_eq!(refused(&buffix(&package.path().join("src"), &["--fix"])), said.replace(": b", ": ../b"));
    write(package.path(), "buffix.toml", "ignore = [");
    assert!(refused(&buffix(package.path(), &[])).starts_with("buffix: buffix.toml: does not parse ("));
}

#[test]
fn the_settings_are_shown_as_a_file_that_would_say_the_same() {
    let package = package();
    let shown = |args: &[&str]| buffix(package.path(), &[&["--show-settings"], args].concat()).stdout;
    assert!(shown(&[]).starts_with("# no configuration\n"));
    write(package.path(), "buffix.toml", CONFIG);
    let settings = shown(&["--ignore", "lost_read_ahead"]);
    insta::assert_snapshot!(settings, @r#"
    # buffix.toml
    capacity = 65536
    catalogue = []
    exclude-paths = []
    force-exclude = false
    ignore = ["lost_read_ahead"]
    imports = "module"
    min-cost = 2.0
    quiet = []
    read-dependencies = true
    review = ["unflushed_buffer"]
    select = ["unbuffered_read"]
    tell = []

    [severity]
    unbuffered_read = "error"
    "#);
    write(package.path(), "again.toml", &settings);
    let again = shown(&["--config", "again.toml"]);
    assert_eq!(again.lines().skip(1).collect::<Vec<_>>(), settings.lines().skip(1).collect::<Vec<_>>());
}

#[test]
fn the_settings_of_a_run_without_configuration_find_what_it_finds() {
    let package = package();
    let settings = buffix(package.path(), &["--show-settings"]).stdout;
    assert!(settings.contains("\"unbuffered_read\"") && !settings.contains("redundant_buffer"), "{settings}");
    write(package.path(), "buffix.toml", &settings);
    assert_eq!(found(package.path(), &[]), BOTH);
}
