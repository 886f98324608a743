//! What is seen and not shown by default: counted in the last line by its row, and shown with `--all`.

#[path = "scratch/folder.rs"]
mod scratch;

use scratch::{Run, buffix, folder, read_text, write};

const THREE_WRITES: &str = "use std::fs::File;\nuse std::io::{self, Write};\n\npub fn save(path: &str) -> io::Result<()> {\n    let mut file = File::create(path)?;\n    file.write_all(b\"one\")?;\n    file.write_all(b\"two\")?;\n    file.write_all(b\"three\")?;\n    Ok(())\n}\n";

fn run(program: &str, flags: &[&str]) -> (Run, String) {
    let root = folder();
    write(root.path(), "Cargo.toml", "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
    let file = write(root.path(), "src/lib.rs", program);
    let run = buffix(root.path(), flags);
    (run, read_text(file))
}

#[test]
fn three_writes_are_counted_as_quiet() {
    let (run, _) = run(THREE_WRITES, &[]);
    assert_eq!((run.code, &*run.stdout), (Some(0), ""));
    let said = "buffix: no findings in 1 file; 1 quiet finding (few-calls; --all shows them)\n";
    assert_eq!(run.stderr, said);
}

#[test]
fn three_writes_are_one_with_all() {
    let (shown, _) = run(THREE_WRITES, &["--all", "--message-format", "short"]);
    let said =
        "src/lib.rs:6:5: note[unbuffered_write]: File is written piece by piece (safe, quiet: few-calls)\n";
    assert_eq!((shown.code, &*shown.stdout), (Some(1), said));
    let (_, fixed) = run(THREE_WRITES, &["--all", "--fix", "--allow-no-vcs"]);
    let made = THREE_WRITES
        .replace("File::create(path)?", "io::BufWriter::new(File::create(path)?)")
        .replace("    Ok(())", "    file.flush()?;\n    Ok(())");
    assert_eq!(fixed, made);
}

#[test]
fn tests_are_looked_at_with_all() {
    let in_test = |name: &str| {
        format!(
            "    #[test]\n    fn {name}() {{\n        let mut file = std::fs::File::create(\"{name}\").unwrap();\n        for at in 0..1000 {{\n            writeln!(file, \"{{at}}\").unwrap();\n        }}\n    }}\n"
        )
    };
    let root = folder();
    write(root.path(), "Cargo.toml", "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
    let module = format!("#[cfg(test)]\nmod tests {{\n    use std::io::Write;\n{}}}\n", in_test("inside"));
    write(root.path(), "src/lib.rs", module);
    write(root.path(), "tests/it.rs", format!("use std::io::Write;\n{}", in_test("beside")));
    let usual = buffix(root.path(), &[]);
    assert_eq!(usual.stderr, "buffix: no findings in 1 file\n");
    let all = buffix(root.path(), &["--all", "--message-format", "short"]);
    let said =
        "note[unbuffered_write]: File is written one piece of a format string at a time (safe, quiet: test)";
    assert_eq!(all.stdout, format!("src/lib.rs:8:13: {said}\ntests/it.rs:6:13: {said}\n"));
}

#[test]
fn the_call_that_repeats_with_the_input_is_shown_before_one_that_is_made_for_a_few() {
    let program = "use std::fs::File;
use std::io::{self, Write};

fn head(out: &mut File, names: &[String]) -> io::Result<()> {
    for name in names {
        write!(out, \"{name} {}\", name.len())?;
    }
    Ok(())
}

pub fn save(path: &str, names: &[String], input: &mut dyn io::BufRead) -> io::Result<()> {
    let mut out = File::create(path)?;
    head(&mut out, names)?;
    for line in input.lines() {
        let line = line?;
        write!(out, \"{line} {}\", line.len())?;
    }
    Ok(())
}
";
    let (shown, _) = run(program, &["--message-format", "short"]);
    assert!(shown.stdout.starts_with("src/lib.rs:16:9: warning[unbuffered_write]"), "{}", shown.stdout);
}

/// A program of each row, between the head and the end of a function that takes `path` and `xs`.
const ROWS: [(&str, &str); 7] = [
    ("blocks", "let mut file = File::create(path)?;\nfor _ in xs { file.write_all(&[0; 65536])?; }"),
    ("device", "let mut file = File::create(\"/dev/ttyS0\")?;\nfor x in xs { file.write_all(&[*x])?; }"),
    (
        "few-calls",
        "let mut file = File::create(path)?;\nfile.write_all(&xs[..2])?;\nfile.write_all(b\"a\")?;",
    ),
    ("in-vain", "let mut file = File::open(path)?;\nfor x in xs { file.write_all(&[*x])?; }"),
    ("stderr", "let mut out = io::stderr();\nfor x in xs { writeln!(out, \"{x}\")?; }"),
    ("flushed", "let mut out = io::stdout().lock();\nfor x in xs { out.write_all(&[*x])?; }"),
    (
        "beside",
        "let mut file = File::create(path)?;\nfor x in xs { std::fs::write(format!(\"{path}{x}\"), xs)?; file.write_all(&[*x])?; }",
    ),
];

const DEFLATED: &str = "use std::fs::{self, File};\nuse std::io::Write;\n\nuse zip::ZipWriter;\nuse zip::result::ZipResult;\nuse zip::write::SimpleFileOptions;\n\nfn begin(path: &str) -> ZipResult<ZipWriter<File>> {\n    let mut archive = ZipWriter::new(File::create(path)?);\n    archive.start_file(\"a\", SimpleFileOptions::default())?;\n    Ok(archive)\n}\n\nfn main() -> ZipResult<()> {\n    let mut archive = begin(\"output\")?;\n    for line in fs::read_to_string(\"input.txt\")?.lines() {\n        writeln!(archive, \"{line}\")?;\n    }\n    archive.finish_into_readable()?;\n    Ok(())\n}\n";

#[test]
fn lines_of_a_deflated_entry_are_compressed() {
    let root = folder();
    let manifest =
        "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n[dependencies]\nzip = \"8\"\n";
    write(root.path(), "Cargo.toml", manifest);
    write(root.path(), "src/main.rs", DEFLATED);
    let shown = buffix(root.path(), &["--all", "--message-format", "short"]).stdout;
    let line = |it: &&str| it.starts_with("src/main.rs:17:9: ");
    assert!(shown.lines().find(line).is_some_and(|it| it.contains("quiet: compressed)")), "{shown}");
    write(root.path(), "buffix.toml", "tell = [\"compressed\"]");
    let told = buffix(root.path(), &["--message-format", "short"]).stdout;
    assert!(told.lines().find(line).is_some_and(|it| it.contains("warning[")), "{told}");
}

fn program(body: &str) -> String {
    format!(
        "use std::fs::File;\nuse std::io::{{self, Write}};\n\npub fn save(path: &str, xs: &[u8]) -> io::Result<()> {{\n{body}\nOk(())\n}}\n"
    )
}

#[test]
fn each_row_is_named_where_it_decides() {
    for (row, body) in ROWS {
        let program = program(body);
        let (shown, _) = run(&program, &["--all", "--message-format", "short"]);
        assert!(shown.stdout.contains(&format!("quiet: {row})")), "{row}: {}{}", shown.stdout, shown.stderr);
        let (silent, _) = run(&program, &[]);
        assert!(silent.stderr.contains(&format!("({row}; --all shows them)")), "{row}: {}", silent.stderr);
    }
}

#[test]
fn nothing_is_safe_where_each_call_is_felt() {
    for (row, says) in [("device", "the other side may wait"), ("stderr", "somebody may wait")] {
        let (_, body) = ROWS.into_iter().find(|it| it.0 == row).expect("one of the rows");
        let program = program(body);
        let (shown, _) = run(&program, &["--all"]);
        assert!(shown.stdout.contains("(for review: ") && shown.stdout.contains(says), "{}", shown.stdout);
        let (_, after) = run(&program, &["--all", "--fix", "--allow-no-vcs"]);
        assert_eq!(after, program, "{row}");
    }
}

fn configured(program: &str, configuration: &str, flags: &[&str]) -> Run {
    let root = folder();
    write(root.path(), "Cargo.toml", "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
    write(root.path(), "buffix.toml", configuration);
    write(root.path(), "src/lib.rs", program);
    buffix(root.path(), flags)
}

#[test]
fn blocks_on_stderr_are_felt_as_they_are_written() {
    let program = program(
        "let mut error = io::stderr().lock();\nlet block = [0; 8192];\nfor _ in xs { error.write_all(&block)?; }",
    );
    let (shown, _) = run(&program, &["--all"]);
    assert!(shown.stdout.contains("that moves a block"), "{}", shown.stdout);
    assert!(shown.stdout.contains("somebody may wait"), "{}", shown.stdout);
    let (_, after) = run(&program, &["--all", "--fix", "--allow-no-vcs"]);
    assert_eq!(after, program);
}

#[test]
fn each_row_that_is_told_makes_a_finding_of_what_it_alone_hides() {
    for (row, body) in ROWS {
        let shown =
            configured(&program(body), &format!("tell = [\"{row}\"]"), &["--message-format", "short"]);
        let is_told = shown.stdout.contains("warning[") && !shown.stdout.contains("quiet:");
        // What is flushed or beside dear turns is told of elsewhere by another row behind.
        let behind =
            shown.stderr.contains("; --all shows them)") && !shown.stderr.contains(&format!("({row};"));
        assert!(is_told || behind, "{row}: {}{}", shown.stdout, shown.stderr);
    }
}

#[test]
fn what_is_felt_is_for_review_where_its_row_is_told() {
    for row in ["device", "stderr"] {
        let (_, body) = ROWS.into_iter().find(|it| it.0 == row).expect("one of the rows");
        let shown =
            configured(&program(body), &format!("tell = [\"{row}\"]"), &["--message-format", "short"]);
        assert!(!shown.stdout.contains("(safe"), "{row}: {}", shown.stdout);
    }
}

#[test]
fn what_is_warm_or_an_example_is_quiet_on_demand() {
    let warm = program("let mut file = File::create(path)?;\nfor x in xs { file.write_all(&[*x])?; }");
    let usual = configured(&warm, "", &["--message-format", "short"]);
    assert!(usual.stdout.contains("warning["), "{}{}", usual.stdout, usual.stderr);
    let quiet = configured(&warm, "quiet = [\"warm\"]", &[]);
    assert_eq!((quiet.code, &*quiet.stdout), (Some(0), ""));
    assert!(quiet.stderr.contains("1 quiet finding (warm; --all shows them)"), "{}", quiet.stderr);
}

#[test]
fn a_row_is_explained() {
    let page = buffix(folder().path(), &["--explain", "few-calls"]).stdout;
    assert_eq!(
        page,
        "few-calls\n\nQuiet: nothing shows that the calls are many.\n\n`--all` shows such findings, each with its row.\n`tell = [\"few-calls\"]` in the configuration shows what is quiet by it alone.\n"
    );
}

#[test]
fn a_row_that_a_key_does_not_take_is_an_error() {
    let said = configured(THREE_WRITES, "quiet = [\"few-calls\"]", &[]);
    assert_eq!(said.code, Some(2));
    assert!(
        said.stderr.contains("`quiet` takes no row `few-calls`; there are example, warm"),
        "{}",
        said.stderr
    );
}
