//! What is found depends neither on where a run begins nor on what the program calls its things: packages, folders, files,
//! features, functions, types and comments.

#[path = "scratch/folder.rs"]
mod scratch;

use std::path::Path;

use scratch::{COUNTS_LINES, buffix, folder, write};

fn manifest(name: &str) -> String {
    format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n")
}

/// The findings of a run, a line each.
fn findings(folder: &Path, paths: &[&str]) -> Vec<String> {
    let run = buffix(folder, &[&["--message-format", "short"], paths].concat());
    assert!(matches!(run.code, Some(0 | 1)), "{}", run.stderr);
    run.stdout.lines().filter(|it| it.contains(".rs:")).map(str::to_owned).collect()
}

/// A workspace whose root has no package, with two members: a library, and a program that has one finding.
fn workspace(root: &Path, member: &str, library: &str) {
    write(root, "Cargo.toml", format!("[workspace]\nmembers = [\"core\", \"{member}\"]\nresolver = \"2\"\n"));
    write(root, "core/Cargo.toml", manifest("core-of-it"));
    write(root, "core/src/lib.rs", library);
    write(root, &format!("{member}/Cargo.toml"), manifest("tool"));
    let main = "mod lines;\n\nfn main() {\n    println!(\"{:?}\", lines::count_lines(\"input.txt\"));\n}\n";
    write(root, &format!("{member}/src/main.rs"), main);
    write(root, &format!("{member}/src/lines.rs"), COUNTS_LINES);
}

const SILENT: &str = "pub fn double(n: u32) -> u32 {\n    2 * n\n}\n";
const WITH_AN_EXTENSION: &str = "pub trait OrZero {\n    fn or_zero(self) -> u32;\n}\n\nimpl OrZero for Option<u32> {\n    fn or_zero(self) -> u32 {\n        self.unwrap_or(0)\n    }\n}\n";

#[test]
fn an_impl_elsewhere_changes_nothing_for_a_package_below_examples_or_tests() {
    for member in ["examples/tool", "tests/tool", "benches/tool", "tool"] {
        let [with, without] = [WITH_AN_EXTENSION, SILENT].map(|library| {
            let root = folder();
            workspace(root.path(), member, library);
            findings(root.path(), &["."])
        });
        assert_eq!(with, without, "{member}");
        assert_eq!(with.len(), 1, "{member}: {with:?}");
    }
}

#[test]
fn a_run_over_a_folder_says_what_a_run_over_all_says_of_it() {
    for member in ["examples/tool", "tests/tool", "tool"] {
        let root = folder();
        workspace(root.path(), member, WITH_AN_EXTENSION);
        let all = findings(root.path(), &["."]);
        let top = member.split('/').next().unwrap_or(member);
        assert_eq!(findings(root.path(), &[top]), all, "{member}");
        assert_eq!(findings(root.path(), &[]), all, "{member}");
    }
}

#[test]
fn the_targets_of_a_package_are_what_cargo_makes_of_them() {
    let root = folder();
    let odd = "[[bin]]\nname = \"odd\"\npath = \"examples/odd/main.rs\"\n";
    write(root.path(), "Cargo.toml", manifest("rows") + odd);
    write(root.path(), "src/lib.rs", SILENT);
    // An example is told of nothing that it writes line by line itself.
    let main = "use std::io::Write;\n\nfn main() {\n    let mut file = std::fs::File::create(\"a\").unwrap();\n    for n in 0..999 {\n        writeln!(file, \"{n} {n}\").unwrap();\n    }\n}\n";
    for file in ["examples/odd/main.rs", "examples/show.rs", "tests/it.rs", "benches/speed.rs", "build.rs"] {
        write(root.path(), file, main);
    }
    let all = findings(root.path(), &["."]);
    assert!(matches!(&all[..], [only] if only.starts_with("examples/odd/main.rs:")), "{all:?}");
    for folder in ["examples", "tests", "benches"] {
        let below: Vec<String> = all.iter().filter(|it| it.starts_with(folder)).cloned().collect();
        assert_eq!(findings(root.path(), &[folder]), below, "{folder}");
    }
}

#[test]
fn whom_a_library_is_for_is_told_by_manifests_that_are_not_part_of_the_run() {
    for (table, n_found) in [("dependencies", 1), ("dev-dependencies", 0), ("build-dependencies", 0)] {
        let root = folder();
        write(root.path(), "Cargo.toml", "[workspace]\nmembers = [\"lines\", \"user\"]\nresolver = \"2\"\n");
        write(root.path(), "lines/Cargo.toml", manifest("lines") + "publish = false\n");
        write(root.path(), "lines/src/lib.rs", COUNTS_LINES);
        let lists = format!("\n[{table}]\nlines = {{ path = \"../lines\" }}\n");
        write(root.path(), "user/Cargo.toml", manifest("user") + &lists);
        write(root.path(), "user/src/lib.rs", SILENT);
        let alone = findings(root.path(), &["lines"]);
        assert_eq!(alone, findings(root.path(), &["."]), "{table}");
        assert_eq!(alone.len(), n_found, "{table}: {alone:?}");
    }
}

/// What is found of one package: lines and verdicts, since names are longer or shorter.
fn verdicts(package: &str, file: &str, module: &str, text: &str) -> Vec<String> {
    let root = folder();
    write(root.path(), "Cargo.toml", manifest(package));
    let main = format!("mod {module};\n\nfn main() {{\n    {module}::start();\n}}\n");
    write(root.path(), "src/main.rs", main);
    write(root.path(), file, text);
    let verdict = |found: &String| {
        let (place, verdict) = found.split_once(": ").unwrap_or((found, ""));
        let line = place.split(':').nth(1).unwrap_or_default();
        format!("{line}: {verdict}")
    };
    findings(root.path(), &[]).iter().map(verdict).collect()
}

/// Reads bytes, and writes lines in four ways.
const PLAIN: &str = r#"use std::fs::File;
use std::io::{self, Read, Write};

struct Holder {
    file: File,
}

impl Holder {
    fn put(&mut self, rows: &[String]) -> io::Result<()> {
        for row in rows {
            writeln!(self.file, "{}: {row}", row.len())?;
        }
        Ok(())
    }
}

fn take(path: &str) -> io::Result<Vec<u8>> {
    // A remark.
    File::open(path)?.bytes().collect()
}

fn give(rows: &[String], path: &str) -> io::Result<()> {
    let mut sink = File::create(path)?;
    for row in rows {
        writeln!(sink, "{}: {row}", row.len())?;
    }
    Ok(())
}

fn show(rows: &[String]) -> io::Result<()> {
    let mut sink = io::stdout().lock();
    for row in rows {
        writeln!(sink, "{}: {row}", row.len())?;
    }
    Ok(())
}

fn weigh(row: &str) -> usize {
    row.len()
}

fn list(path: &str) -> io::Result<()> {
    let text = std::fs::read_to_string(path)?;
    for row in text.lines() {
        println!("{row}: {}", weigh(row));
    }
    Ok(())
}

pub fn start() {
    let text = String::from_utf8(take("input.txt").unwrap()).unwrap();
    let rows: Vec<String> = text.lines().map(str::to_owned).collect();
    give(&rows, "output").unwrap();
    show(&rows).unwrap();
    list("input.txt").unwrap();
    Holder { file: File::create("more").unwrap() }.put(&rows).unwrap();
}
"#;

#[test]
fn no_name_and_no_comment_decides_what_is_found() {
    let found = |text: &str| verdicts("rows", "src/rows.rs", "rows", text);
    let plain = found(PLAIN);
    assert_eq!(plain.len(), 5, "{plain:?}");
    let names = [
        ("take", "open_unbuffered"),
        ("take", "read_fifo"),
        ("give", "create_test_rows"),
        ("give", "start_fifo"),
        ("give", "test_rows"),
        ("show", "debug_print"),
        ("show", "print_debug"),
        ("show", "dump_debug"),
        ("put", "log"),
        ("Holder", "MockHolder"),
        ("Holder", "EventLogger"),
        ("weigh", "wait"),
        ("weigh", "sleep"),
        ("weigh", "recv"),
        ("weigh", "spawn"),
        ("weigh", "flush"),
        ("weigh", "status"),
        ("weigh", "print_debug"),
        ("{row}: {}", "Reading {row}: {} ..."),
        ("{row}: {}", "PASS: {row}: {}"),
        ("sink", "log"),
        ("sink", "debug_log"),
        ("file", "log_file"),
        ("rows", "newline"),
        ("row", "eol"),
        ("A remark.", "One byte at a time, on purpose."),
        ("A remark.", "SIGNAL SAFETY: must not allocate in a handler."),
        ("\"output\"", "\"app.log\""),
    ];
    for (from, to) in names {
        assert_eq!(found(&PLAIN.replace(from, to)), plain, "`{to}` in place of `{from}`");
    }
}

#[test]
fn neither_a_package_nor_a_file_is_told_of_by_its_name() {
    let plain = verdicts("rows", "src/rows.rs", "rows", PLAIN);
    for package in ["xtask", "codegen", "rows-build", "benchmarks", "test-utils", "integration-tests", "e2e"]
    {
        assert_eq!(verdicts(package, "src/rows.rs", "rows", PLAIN), plain, "package {package}");
    }
    let modules = [
        "bench_rows",
        "test_rows",
        "rows_test",
        "testing",
        "tests",
        "mock",
        "fixtures",
        "examples",
        "samples",
    ];
    for module in modules {
        let file = format!("src/{module}.rs");
        assert_eq!(verdicts("rows", &file, module, PLAIN), plain, "{file}");
        let folder = format!("src/{module}/mod.rs");
        assert_eq!(verdicts("rows", &folder, module, PLAIN), plain, "{folder}");
    }
}

#[test]
fn a_feature_called_for_tests_is_one_like_any_other() {
    let function = |cfg: &str| COUNTS_LINES.replace("pub fn", &format!("{cfg}pub fn"));
    for (cfg, n_found) in [
        ("", 1),
        ("#[cfg(feature = \"testing\")]\n", 1),
        ("#[cfg(any(test, feature = \"test-util\"))]\n", 1),
        ("#[cfg(test)]\n", 0),
    ] {
        let root = folder();
        write(root.path(), "Cargo.toml", manifest("rows") + "\n[features]\ntesting = []\ntest-util = []\n");
        write(root.path(), "src/lib.rs", function(cfg));
        let found = findings(root.path(), &[]);
        assert_eq!(found.len(), n_found, "{cfg}: {found:?}");
    }
}

#[test]
fn a_file_that_any_binary_may_put_in_is_a_part_of_each() {
    let root = folder();
    write(root.path(), "Cargo.toml", manifest("tools"));
    let stop = "macro_rules! stop {\n    ($row:expr) => {\n        if $row == 500 {\n            std::process::exit(1)\n        }\n    };\n}\n";
    write(root.path(), "src/stop.rs", stop);
    for name in ["first", "second"] {
        let writes = "use std::io::Write;\ninclude!(\"../stop.rs\");\n\nfn main() -> std::io::Result<()> {\n    let mut file = std::fs::File::create(\"output\")?;\n    for row in 0..1000 {\n        writeln!(file, \"{row} of 1000\")?;\n        stop!(row);\n    }\n    Ok(())\n}\n";
        write(root.path(), &format!("src/bin/{name}.rs"), writes);
    }
    let found = findings(root.path(), &["."]);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found.iter().all(|it| it.ends_with("(for review)")), "{found:?}");
}

const HOOK: &str = "use std::fs;\n\npub fn install() {\n    std::panic::set_hook(Box::new(|_| {\n        let text = fs::read_to_string(\"output\").unwrap_or_default();\n        eprintln!(\"so far: {text}\");\n        std::process::exit(3);\n    }));\n}\n";
const WORK: &str = "use std::fs::File;\nuse std::io::Write;\n\npub fn work(limit: u32) {\n    let mut file = File::create(\"output\").unwrap();\n    for row in 0..1000 {\n        writeln!(file, \"{row} of 1000\").unwrap();\n        assert!(row < limit);\n    }\n}\n";
const BOTH: &str = "fn main() {\n    hooks::install();\n    worker::work(500);\n}\n";

/// The verdict on a writer that a panic may stop, in a tree with a hook that ends the program, where `more` lies beside the
/// two.
fn verdict_beside_a_hook(more: &[(&str, &str)]) -> String {
    let root = folder();
    write(root.path(), "hooks/Cargo.toml", manifest("hooks"));
    write(root.path(), "hooks/src/lib.rs", HOOK);
    write(root.path(), "worker/Cargo.toml", manifest("worker"));
    write(root.path(), "worker/src/lib.rs", WORK);
    for (path, text) in more {
        write(root.path(), path, *text);
    }
    let found = findings(root.path(), &["."]);
    let [found] = &found[..] else { panic!("{found:?}") };
    found.split_once(" (").map_or("", |(_, verdict)| verdict).to_owned()
}

#[test]
fn a_hook_counts_for_what_may_be_one_program_with_it() {
    let app = manifest("app")
        + "\n[dependencies]\nhooks = { path = \"../hooks\" }\nworker = { path = \"../worker\" }\n";
    let named = manifest("app") + "\n[dependencies]\nhooks = \"0.1\"\nworker = \"0.1\"\n";
    let renamed = manifest("app")
        + "\n[dependencies]\nhooks = \"0.1\"\nother = { package = \"worker\", version = \"0.1\" }\n";
    let patched = manifest("app")
        + "\n[dependencies]\nbetween = \"1\"\n\n[patch.crates-io]\nhooks = { path = \"../hooks\" }\nworker = { path = \"../worker\" }\n";
    let workspace = "[workspace]\nmembers = [\"hooks\", \"worker\"]\n";
    let joined = [
        ("by a workspace", vec![("Cargo.toml", workspace)]),
        ("by a program", vec![("app/Cargo.toml", &*app), ("app/src/main.rs", BOTH)]),
        ("by name", vec![("app/Cargo.toml", &named), ("app/src/main.rs", BOTH)]),
        ("by another name", vec![("app/Cargo.toml", &renamed), ("app/src/main.rs", BOTH)]),
        ("by patches", vec![("app/Cargo.toml", &patched), ("app/src/main.rs", BOTH)]),
    ];
    for (how, more) in joined {
        assert_eq!(verdict_beside_a_hook(&more), "for review)", "{how}");
    }
}

#[test]
fn a_hook_of_another_tree_changes_nothing() {
    let alone = manifest("app") + "\n[dependencies]\nhooks = { path = \"../hooks\" }\n";
    assert_eq!(verdict_beside_a_hook(&[]), "safe)");
    let more = [("app/Cargo.toml", &*alone), ("app/src/main.rs", "fn main() {\n    hooks::install();\n}\n")];
    assert_eq!(verdict_beside_a_hook(&more), "safe)");
}
