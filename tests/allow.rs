//! What silences a finding, what silences nothing, and the comments that `--add-allow` writes.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "scratch/folder.rs"]
mod scratch;

use std::path::Path;

use scratch::{Run, buffix, commit_all, folder, read_text, write};

const HEAD: &str = "use std::fs::File;\nuse std::io::{self, Read, Write};\n\n";

/// A function with one finding, of `unbuffered_read`.
const COUNTS: &str = "pub fn f(p: &str) -> io::Result<usize> {\n    Ok(File::open(p)?.bytes().count())\n}\n";

const MANIFEST: &str = "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n[workspace]\n";

/// `line:column: code` for each finding in a file with this text.
fn found(text: &str) -> Vec<String> {
    found_with(text, &[])
}

fn found_with(text: &str, flags: &[&str]) -> Vec<String> {
    let folder = folder();
    write(folder.path(), "a.rs", text);
    places(&buffix(folder.path(), &[flags, &["--message-format", "short", "a.rs"]].concat()))
}

fn places(run: &Run) -> Vec<String> {
    let place = |line: &str| {
        let (place, rest) = line.split_once(": warning[").unwrap();
        let place = place.rsplit_once(".rs:").unwrap().1;
        format!("{place} {}", rest.split_once(']').unwrap().0)
    };
    run.stdout.lines().map(place).collect()
}

/// The codes alone.
fn codes(text: &str) -> Vec<String> {
    found(text).iter().map(|it| it.split_once(' ').unwrap().1.to_owned()).collect()
}

#[test]
fn a_comment_silences_its_line_or_the_one_below() {
    let line = "    Ok(File::open(p)?.bytes().count())";
    assert_eq!(codes(&format!("{HEAD}{COUNTS}")), ["unbuffered_read"]);
    for (above, behind) in [
        ("", " // buffix: allow(unbuffered_read) a device"),
        ("", " /* buffix: allow(unbuffered_read) */"),
        ("", " // counts // buffix: allow(buffix::unbuffered-read)"),
        ("    // buffix: allow(unbuffered_read)\n", ""),
        ("    // buffix: allow(unbuffered_read) a device\n    // that has no more\n", ""),
        ("    /* buffix: allow(unbuffered_read) */ ", ""),
    ] {
        let text = format!("{HEAD}{COUNTS}").replace(line, &format!("{above}{line}{behind}"));
        assert_eq!(found(&text), [""; 0], "{text}");
    }
}

#[test]
fn a_comment_with_an_empty_line_below_silences_nothing() {
    let text = format!("{HEAD}// buffix: allow(unbuffered_read)\n\n{COUNTS}");
    assert_eq!(codes(&text), ["unused_allow", "unbuffered_read"]);
}

#[test]
fn a_comment_holds_for_all_of_a_statement_that_has_no_block() {
    let text = |body: &str| format!("{HEAD}pub fn f(p: &str) -> io::Result<usize> {{\n{body}    Ok(n)\n}}\n");
    let comment = "    // buffix: allow(unbuffered_read)\n";
    let broken = "    let n =\n        File::open(p)?\n            .bytes()\n            .count();\n";
    assert_eq!(codes(&text(broken)), ["unbuffered_read"]);
    assert_eq!(found(&text(&format!("{comment}{broken}"))), [""; 0]);
    let behind = broken.replace(".count();", ".count(); // buffix: allow(unbuffered_read)");
    assert_eq!(codes(&text(&behind)), ["unbuffered_read", "unused_allow"]);
    let block = "    let n = if p.is_empty() {\n        0\n    } else {\n        File::open(p)?.bytes().count()\n    };\n";
    assert_eq!(codes(&text(&format!("{comment}{block}"))), ["unused_allow", "unbuffered_read"]);
}

#[test]
fn a_comment_at_the_source_silences_the_sink() {
    let text = format!(
        "{HEAD}pub fn f(p: &str) -> io::Result<usize> {{\n    let file = File::open(p)?; \
         // buffix: allow(unbuffered_read)\n    let n = 1;\n    Ok(n + file.bytes().count())\n}}\n"
    );
    assert_eq!(found(&text), [""; 0]);
}

#[test]
fn a_comment_above_an_item_silences_all_that_lies_in_it() {
    let comment = "// buffix: allow(unbuffered_read) all of it\n";
    let documented = format!("{comment}/// Counts.\n#[inline]\n{COUNTS}");
    let between = format!("#[inline]\n{comment}#[must_use]\n{COUNTS}");
    let module = format!(
        "{comment}pub mod m {{\n    use super::*;\n    {COUNTS}    pub mod n {{ use super::*; {COUNTS} }}\n}}\n"
    );
    let block = format!("pub struct S;\n{comment}impl S {{\n    {COUNTS}}}\n");
    let method = format!("pub struct S;\nimpl S {{\n    {comment}    {COUNTS}}}\n");
    let provided = format!(
        "{comment}pub trait T {{\n    fn f(p: &str) -> io::Result<usize> {{ Ok(File::open(p)?.bytes().count()) }}\n}}\n"
    );
    for item in [documented, between, module, block, method, provided] {
        assert_eq!(found(&format!("{HEAD}{item}")), [""; 0], "{item}");
        let without = item.replace(comment, "");
        assert!(!found(&format!("{HEAD}{without}")).is_empty(), "{without}");
        let beside = format!("{HEAD}{item}pub mod other {{ use super::*; {COUNTS} }}\n");
        assert_eq!(codes(&beside), ["unbuffered_read"], "{beside}");
    }
}

#[test]
fn an_inner_comment_silences_the_file_or_module_that_it_opens() {
    let comment = "//! buffix: allow(unbuffered_read) reads devices\n";
    assert_eq!(found(&format!("//! A file.\n{comment}\n{HEAD}{COUNTS}")), [""; 0]);
    let module = format!("pub mod m {{\n    {comment}\n    use super::*;\n{COUNTS}}}\n");
    assert_eq!(found(&format!("{HEAD}{module}")), [""; 0]);
    assert_eq!(
        codes(&format!("{HEAD}{module}pub mod n {{ use super::*; {COUNTS} }}\n")),
        ["unbuffered_read"]
    );
    // A comment that is not an inner one belongs to the item below it.
    assert_eq!(
        codes(&format!("// buffix: allow(unbuffered_read)\n{HEAD}{COUNTS}")),
        ["unused_allow", "unbuffered_read"]
    );
}

#[test]
fn a_comment_in_a_string_or_in_documentation_does_not_count() {
    let in_string = COUNTS.replace("Ok(", "let _s = \"// buffix: allow(unbuffered_read)\"; Ok(");
    assert_eq!(codes(&format!("{HEAD}{in_string}")), ["unbuffered_read"]);
    let raw =
        COUNTS.replace("    Ok(", "    let _s = r\"\n    // buffix: allow(unbuffered_read)\n    \"; Ok(");
    assert_eq!(codes(&format!("{HEAD}{raw}")), ["unbuffered_read"]);
    for doc in ["/// // buffix: allow(unbuffered_read)\n", "/// buffix: allow(unbuffered_read)\n"] {
        assert_eq!(codes(&format!("{HEAD}{doc}{COUNTS}")), ["unbuffered_read"]);
    }
    assert_eq!(
        codes(&format!("//! Write `// buffix: allow(unbuffered_read)`.\n{HEAD}{COUNTS}")),
        ["unbuffered_read"]
    );
}

#[test]
fn a_comment_in_a_macro_call_silences_its_line() {
    let body = |comment: &str| {
        format!(
            "{HEAD}pub fn f(p: &str) -> io::Result<()> {{\n    assert!(\n        {comment}File::open(p)?.bytes().count() > 1\n    );\n    Ok(())\n}}\n"
        )
    };
    assert_eq!(codes(&body("")), ["unbuffered_read"]);
    assert_eq!(found(&body("// buffix: allow(unbuffered_read)\n        ")), [""; 0]);
}

#[test]
fn one_comment_names_several_rules() {
    let line = "    let mut o = File::create(p)?; for i in 0..100 { o.write_all(&[i])?; } let n = File::open(p)?.bytes().count();\n";
    let text = |comment: &str| {
        format!("{HEAD}pub fn f(p: &str) -> io::Result<usize> {{\n{comment}{line}    Ok(n)\n}}\n")
    };
    let mut both = codes(&text(""));
    both.sort();
    assert_eq!(both, ["unbuffered_read", "unbuffered_write"]);
    assert_eq!(found(&text("    // buffix: allow(unbuffered_read, unbuffered_write) both\n")), [""; 0]);
    assert_eq!(codes(&text("    // buffix: allow(unbuffered_read)\n")), ["unbuffered_write"]);
}

#[test]
fn the_lint_of_clippy_is_heard_on_statement_item_and_file() {
    let statement = |it: &str| {
        format!(
            "{HEAD}pub fn g(p: &str) -> io::Result<usize> {{\n    {it}\n    let n = File::open(p)?.bytes().count();\n    Ok(n)\n}}\n"
        )
    };
    assert_eq!(found(&statement("#[allow(clippy::unbuffered_bytes)]")), [""; 0]);
    assert_eq!(found(&statement("#[expect(clippy::unbuffered_bytes, reason = \"a device\")]")), [""; 0]);
    assert_eq!(codes(&statement("#[warn(clippy::unbuffered_bytes)]")), ["unbuffered_read"]);
    let allow = "#[allow(dead_code, clippy::unbuffered_bytes)]\n";
    assert_eq!(found(&format!("{HEAD}{allow}{COUNTS}")), [""; 0]);
    assert_eq!(found(&format!("#![allow(clippy::unbuffered_bytes)]\n{HEAD}{COUNTS}")), [""; 0]);
    assert_eq!(found(&format!("{HEAD}{allow}pub mod m {{ use super::*; {COUNTS} }}\n")), [""; 0]);
    // It says nothing of what is no `bytes`.
    let exact = "pub fn h(p: &str) -> io::Result<()> {\n    let mut f = File::open(p)?;\n    let mut b = [0; 2];\n    loop { f.read_exact(&mut b)?; }\n}\n";
    assert_eq!(codes(&format!("{HEAD}{allow}{exact}")), ["unbuffered_read"]);
}

#[test]
fn the_lints_of_a_manifest_are_heard() {
    let lints = [
        ("[lints.clippy]\nunbuffered_bytes = \"allow\"\n", 0),
        ("[lints.clippy]\nunbuffered_bytes = { level = \"allow\", priority = 1 }\n", 0),
        ("[workspace.lints.clippy]\nunbuffered_bytes = \"allow\"\n\n[lints]\nworkspace = true\n", 0),
        ("[workspace.lints.clippy]\nunbuffered_bytes = \"allow\"\n", 1),
        ("[lints.clippy]\nunbuffered_bytes = \"warn\"\n", 1),
    ];
    for (lints, count) in lints {
        let folder = folder();
        let manifest = MANIFEST
            .replace("[workspace]\n", if lints.contains("[workspace") { "" } else { "[workspace]\n" });
        write(folder.path(), "Cargo.toml", format!("{manifest}{lints}"));
        write(folder.path(), "src/lib.rs", format!("{HEAD}{COUNTS}"));
        assert_eq!(places(&buffix(folder.path(), &["--message-format", "short"])).len(), count, "{lints}");
    }
}

/// A package whose only comment silences nothing, in a file that has nothing to do with I/O.
fn with_unused(text: &str) -> tempfile::TempDir {
    let folder = folder();
    write(folder.path(), "Cargo.toml", MANIFEST);
    write(folder.path(), "src/lib.rs", text);
    folder
}

const UNUSED: &str = "pub fn f() -> u8 {\r\n    let u = '\u{fc}'; // buffix: allow(unbuffered_read) gone\r\n    // buffix: allow(unbuffered_write, redundant_buffer) gone\r\n    u as u8\r\n}\r\n";

#[test]
fn a_comment_that_silences_nothing_is_told_of_in_every_format() {
    let folder = with_unused(UNUSED);
    let run = buffix(folder.path(), &["--message-format", "short"]);
    assert_eq!(
        run.stdout,
        "src/lib.rs:2:18: warning[unused_allow]: `allow(unbuffered_read)` silences nothing (safe)\n\
         src/lib.rs:3:5: warning[unused_allow]: `allow(unbuffered_write)` silences nothing (safe)\n"
    );
    assert_eq!(run.code, Some(1));
    for format in buffix::Format::ALL {
        let run = buffix(folder.path(), &["--message-format", format.name()]);
        assert!(run.stdout.contains("unused_allow"), "{}: {}", format.name(), run.stdout);
        assert!(run.stdout.contains("silences nothing"), "{}: {}", format.name(), run.stdout);
    }
}

#[test]
fn fix_takes_out_what_silences_nothing() {
    let folder = with_unused(UNUSED);
    let run = buffix(folder.path(), &["--fix"]);
    assert_eq!(run.code, Some(0), "{}{}", run.stdout, run.stderr);
    assert_eq!(
        read_text(folder.path().join("src/lib.rs")),
        "pub fn f() -> u8 {\r\n    let u = '\u{fc}';\r\n    // buffix: allow(redundant_buffer) gone\r\n    u as u8\r\n}\r\n"
    );
    let whole = with_unused(
        "//! Docs.\n//! buffix: allow(unbuffered_read)\n\n// buffix: allow(lost_read_ahead)\npub fn f() {}\n",
    );
    assert_eq!(buffix(whole.path(), &["--fix"]).code, Some(0));
    assert_eq!(read_text(whole.path().join("src/lib.rs")), "//! Docs.\n\npub fn f() {}\n");
}

#[test]
fn nothing_is_told_of_a_comment_whose_rule_is_not_looked_for() {
    let folder = with_unused(UNUSED);
    let n_found = |flags: &[&str]| {
        places(&buffix(folder.path(), &[flags, &["--message-format", "short"]].concat())).len()
    };
    assert_eq!(n_found(&["--select", "unbuffered_read,unused_allow"]), 1);
    assert_eq!(n_found(&["--select", "unbuffered_read"]), 0);
    assert_eq!(n_found(&["--ignore", "unused_allow"]), 0);
    assert_eq!(n_found(&["--ignore", "unbuffered_write"]), 1);
    assert_eq!(n_found(&["--select", "redundant_buffer,unused_allow"]), 1);
}

#[test]
fn nothing_is_told_of_a_comment_whose_finding_is_cheap() {
    let text = format!("{HEAD}// buffix: allow(unbuffered_read)\n{COUNTS}");
    assert_eq!(found_with(&text, &["--min-cost", "100000"]), [""; 0]);
}

#[test]
fn nothing_is_told_of_a_comment_where_a_part_of_the_package_is_looked_at() {
    let folder = with_unused(UNUSED);
    let n_found = |path: &str| places(&buffix(folder.path(), &["--message-format", "short", path])).len();
    assert_eq!((n_found("src/lib.rs"), n_found("src"), n_found(".")), (0, 0, 2));
}

#[test]
fn a_rule_that_there_is_not_is_told_of_with_the_nearest() {
    let text = format!("{HEAD}{}", COUNTS.replace("())", "()) // buffix: allow(unbuffered_raed)"));
    let folder = with_unused(&text);
    let run = buffix(folder.path(), &["--message-format", "short"]);
    let expected = "src/lib.rs:5:40: warning[unused_allow]: `allow(unbuffered_raed)` silences nothing: \
                    no such rule; did you mean `unbuffered_read`? (left)\n";
    assert!(run.stdout.contains(expected), "{}", run.stdout);
    buffix(folder.path(), &["--fix"]);
    assert!(read_text(folder.path().join("src/lib.rs")).contains("allow(unbuffered_raed)"));
}

#[test]
fn unused_allow_can_be_silenced_itself() {
    let text = "//! buffix: allow(unused_allow) kept for the next release\n\n// buffix: allow(unbuffered_read)\npub fn f() {}\n";
    assert_eq!(found(text), [""; 0]);
}

fn add_allow(folder: &Path, flags: &[&str]) -> Run {
    buffix(folder, &[&["--message-format", "short"], flags].concat())
}

const TWO: &str = "use std::fs::File;\r\nuse std::io::{self, Read, Write};\r\n\r\npub fn f(p: &str) -> io::Result<usize> {\r\n\tlet u = '\u{fc}';\r\n\tlet mut o = File::create(p)?; for i in 0..100 { o.write_all(&[i])?; } let n = File::open(p)?.bytes().count();\r\n\tOk(n + u as usize)\r\n}\r\n";

#[test]
fn add_allow_writes_a_comment_above_each_finding_once() {
    let folder = with_unused(TWO);
    let run = add_allow(folder.path(), &["--add-allow=known since the audit"]);
    assert_eq!((run.code, &*run.stdout), (Some(0), ""), "{}", run.stderr);
    assert_eq!(run.stderr, "buffix: silenced 2 findings in 1 file; none remain\n");
    let expected = TWO.replace(
        "\tlet mut o",
        "\t// buffix: allow(unbuffered_read, unbuffered_write) known since the audit\r\n\tlet mut o",
    );
    assert_eq!(read_text(folder.path().join("src/lib.rs")), expected);
    let run = add_allow(folder.path(), &["--add-allow"]);
    assert_eq!(run.stderr, "buffix: silenced 0 findings in 0 files; none remain\n");
    assert_eq!(read_text(folder.path().join("src/lib.rs")), expected);
    assert_eq!(buffix(folder.path(), &[]).code, Some(0));
}

#[test]
fn add_allow_names_one_more_rule_in_a_comment_that_is_there() {
    let folder = with_unused(TWO);
    add_allow(folder.path(), &["--add-allow", "--select", "unbuffered_write"]);
    let once = TWO.replace("\tlet mut o", "\t// buffix: allow(unbuffered_write)\r\n\tlet mut o");
    assert_eq!(read_text(folder.path().join("src/lib.rs")), once);
    add_allow(folder.path(), &["--add-allow=later"]);
    let twice = once.replace("unbuffered_write)", "unbuffered_write, unbuffered_read)");
    assert_eq!(read_text(folder.path().join("src/lib.rs")), twice);
}

#[test]
fn add_allow_says_where_no_comment_can_stand() {
    let text = format!("{HEAD}{}", COUNTS.replace("Ok(", "let _s = \"\n    \"; Ok("));
    let folder = with_unused(&text);
    let run = add_allow(folder.path(), &["--add-allow"]);
    assert_eq!(run.code, Some(2));
    let said = "buffix: src/lib.rs:6: no comment above this line would silence it; put one on its item or its file\n";
    assert!(run.stderr.contains(said), "{}", run.stderr);
    assert_eq!(read_text(folder.path().join("src/lib.rs")), text);
}

#[test]
fn add_allow_leaves_a_file_with_changes_alone() {
    let folder = with_unused(TWO);
    commit_all(folder.path());
    let changed = format!("{TWO}// changed\n");
    write(folder.path(), "src/lib.rs", &changed);
    let run = add_allow(folder.path(), &["--add-allow"]);
    assert_eq!(run.code, Some(2));
    assert!(run.stderr.contains("src/lib.rs: has uncommitted changes"), "{}", run.stderr);
    assert_eq!(read_text(folder.path().join("src/lib.rs")), changed);
    assert_eq!(add_allow(folder.path(), &["--add-allow", "--allow-dirty"]).code, Some(0));
    assert!(read_text(folder.path().join("src/lib.rs")).contains("// buffix: allow("));
}

#[test]
fn add_allow_takes_a_reason_of_one_line_and_no_other_mode() {
    let folder = with_unused(TWO);
    for flags in [&["--add-allow=a\nb"][..], &["--add-allow", "--fix"], &["--add-allow", "--diff"]] {
        assert_eq!(add_allow(folder.path(), flags).code, Some(2), "{flags:?}");
    }
    assert_eq!(read_text(folder.path().join("src/lib.rs")), TWO);
}
