//! What buffix does with files and moments that nobody wishes for: it names them, and harms nothing.
#![cfg_attr(
    unix,
    expect(clippy::disallowed_methods, reason = "the tests write the input and look at the result")
)]

#[path = "scratch/folder.rs"]
mod scratch;

use std::collections::BTreeMap;
use std::fmt::Write as _;
#[cfg(unix)]
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::thread::sleep;
use std::time::Instant;

use scratch::{COUNTS_LINES, Run, buffix, command, commit_all, folder, git, read, read_text, write};

/// Has one finding, whose safe repair adds a line that flushes.
const WRITES_SQUARES: &str = r#"use std::fs::File;
use std::io::{self, Write};

pub fn write_squares(path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    for n in 0..1000u64 {
        writeln!(file, "{} {}", n, n * n)?;
    }
    Ok(())
}
"#;

fn lines_naming<'a>(text: &'a str, file: &str) -> Vec<&'a str> {
    text.lines().filter(|line| line.contains(file)).collect()
}

fn assert_no_panic(run: &Run) {
    let code = run.code.expect("no signal ends the run");
    assert!((0..=2).contains(&code), "exit code {code}: {}", run.stderr);
    for word in ["panicked", "overflow", "RUST_BACKTRACE"] {
        assert!(!run.stderr.contains(word), "{}", run.stderr);
    }
}

/// `file` stays as it was and is named in one line; its good neighbour is repaired; the exit code tells.
fn assert_left_and_named(folder: &Path, file: &str, run: &Run, before: &[u8]) {
    assert_no_panic(run);
    assert_eq!(run.code, Some(2), "{}", run.stderr);
    assert_eq!(lines_naming(&run.stderr, file).len(), 1, "{}", run.stderr);
    assert_eq!(read(folder.join(file)), before);
    assert_ne!(read_text(folder.join("src/good.rs")), COUNTS_LINES, "the run did not go on");
}

fn assert_bad_text_is_left_and_named(text: &[u8]) {
    let folder = folder();
    write(folder.path(), "src/good.rs", COUNTS_LINES);
    write(folder.path(), "src/bad.rs", text);
    let run = buffix(folder.path(), &["--fix", "."]);
    assert_left_and_named(folder.path(), "src/bad.rs", &run, text);
}

#[test]
fn a_file_that_is_not_utf8_is_left_and_named_and_the_run_goes_on() {
    let mut text = b"// caf\xe9\n".to_vec();
    text.extend_from_slice(COUNTS_LINES.as_bytes());
    assert_bad_text_is_left_and_named(&text);
}

#[test]
fn a_function_that_does_not_parse_keeps_its_whole_file_from_being_repaired() {
    let text = format!("{WRITES_SQUARES}\nfn broken() -> u8 {{\n    let x = ;\n    x\n}}\n");
    assert_bad_text_is_left_and_named(text.as_bytes());
}

#[test]
fn a_file_that_does_not_parse_is_left_and_named_and_the_run_goes_on() {
    assert_bad_text_is_left_and_named(format!("{COUNTS_LINES}\nfn half( {{\n").as_bytes());
}

#[test]
fn conflict_markers_are_not_rust() {
    let text = format!("<<<<<<< HEAD\n{COUNTS_LINES}=======\n{WRITES_SQUARES}>>>>>>> topic\n");
    assert_bad_text_is_left_and_named(text.as_bytes());
}

#[test]
fn ten_thousand_nested_parentheses_are_left_and_named_and_the_run_goes_on() {
    let nested = format!("{}1{}", "(".repeat(10_000), ")".repeat(10_000));
    let text = format!("{COUNTS_LINES}\nfn deep() -> u8 {{\n    {nested}\n}}\n");
    assert_bad_text_is_left_and_named(text.as_bytes());
}

#[test]
fn no_nesting_overflows_the_stack() {
    let deep = 10_000;
    let around = |open: &str, close: &str| format!("{}1{}", open.repeat(deep), close.repeat(deep));
    let expressions = [
        around("[", "]"),
        around("{", "}"),
        around("f(", ")"),
        around("!", ""),
        around("&", ""),
        around("a = ", ""),
        around("|x| ", ""),
        around("if x { 1 } else ", "").replace("else 1", "else { 1 }"),
        around("1 + ", ""),
        around("", ".abs()"),
        around("", "?"),
        around("m!(", ")"),
        format!("let x: {}u8{} = y;", "V<".repeat(deep), ">".repeat(deep)),
        format!("/*{}{}*/", "/*".repeat(deep), "*/".repeat(deep)),
        "(".repeat(deep),
        "fn f() { mod a {".repeat(deep),
    ];
    for expression in expressions {
        let folder = folder();
        let text = format!("{COUNTS_LINES}\nfn deep() {{ {expression} }}\n");
        let file = write(folder.path(), "src/deep.rs", &text);
        let run = buffix(folder.path(), &["--diff", "--unsafe-fixes", "."]);
        assert_no_panic(&run);
        assert_eq!(read_text(file), text);
    }
}

#[test]
fn a_name_that_is_given_its_own_rest_is_followed_no_further() {
    let folder = folder();
    let text = "use std::{fs::File, io::Write};
fn main() {
    let mut file = File::create(\"rest\").unwrap();
    let mut write = |mut rest: &[u8]| {
        while rest.len() > 3 {
            rest = &rest[3..];
            file.write_all(rest).unwrap();
        }
    };
    write(b\"abcdefghi\");
}
";
    write(folder.path(), "src/main.rs", text);
    assert_no_panic(&buffix(folder.path(), &[]));
}

#[test]
fn a_generated_file_of_ten_megabytes_is_read_to_its_end() {
    let mut table = String::from("pub static TABLE: &[u64] = &[\n");
    while table.len() < 10_000_000 {
        let length = table.len();
        let _ = writeln!(table, "    {length}, \"{}\".len() as u64,", "x".repeat(400));
    }
    table.push_str("];\n\n");
    table.push_str(COUNTS_LINES);
    let folder = folder();
    write(folder.path(), "src/table.rs", &table);
    let run = buffix(folder.path(), &["--message-format", "short", "."]);
    assert_no_panic(&run);
    assert_eq!(run.code, Some(1), "{}", run.stderr);
    assert!(run.stdout.contains("src/table.rs"), "{}", run.stdout);
}

#[test]
fn an_empty_file_is_no_trouble() {
    let folder = folder();
    write(folder.path(), "src/empty.rs", "");
    write(folder.path(), "src/mark.rs", "\u{feff}");
    assert_eq!(buffix(folder.path(), &["--fix", "."]).code, Some(0));
    assert_eq!(read(folder.path().join("src/mark.rs")), "\u{feff}".as_bytes());
}

#[cfg(unix)]
mod permissions {
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    fn set_mode(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("the test owns the file");
    }

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).expect("the file is there").permissions().mode() & 0o7777
    }

    #[test]
    fn an_unreadable_file_is_left_and_named_and_the_run_goes_on() {
        let folder = folder();
        write(folder.path(), "src/good.rs", COUNTS_LINES);
        let file = write(folder.path(), "src/bad.rs", COUNTS_LINES);
        set_mode(&file, 0o000);
        if fs::read(&file).is_ok() {
            scratch::skipped("nothing is unreadable for this user");
            return;
        }
        let run = buffix(folder.path(), &["--fix", "."]);
        set_mode(&file, 0o644);
        assert_left_and_named(folder.path(), "src/bad.rs", &run, COUNTS_LINES.as_bytes());
    }

    #[test]
    fn a_read_only_file_is_left_and_named_and_the_run_goes_on() {
        let folder = folder();
        write(folder.path(), "src/good.rs", COUNTS_LINES);
        let file = write(folder.path(), "src/bad.rs", COUNTS_LINES);
        set_mode(&file, 0o444);
        let run = buffix(folder.path(), &["--fix", "."]);
        assert_no_panic(&run);
        assert_eq!(run.code, Some(2), "{}", run.stderr);
        assert!(run.stderr.contains("src/bad.rs"), "{}", run.stderr);
        assert_eq!(read_text(&file), COUNTS_LINES);
        assert_eq!(mode(&file), 0o444);
        assert_ne!(read_text(folder.path().join("src/good.rs")), COUNTS_LINES, "the run did not go on");
    }

    #[test]
    fn permissions_stay() {
        let folder = folder();
        for permissions in [0o755, 0o600, 0o664] {
            let file = write(folder.path(), "src/lib.rs", COUNTS_LINES);
            set_mode(&file, permissions);
            assert_eq!(buffix(folder.path(), &["--fix", "."]).code, Some(0));
            assert_ne!(read_text(&file), COUNTS_LINES);
            assert_eq!(mode(&file), permissions);
        }
    }

    #[test]
    fn a_symlink_stays_a_symlink_and_its_target_is_repaired() {
        let folder = folder();
        let target = write(folder.path(), "elsewhere/real.rs", COUNTS_LINES);
        let link = folder.path().join("link.rs");
        symlink("elsewhere/real.rs", &link).expect("a link can be made");
        assert_eq!(buffix(folder.path(), &["--fix", "link.rs"]).code, Some(0));
        assert!(link.is_symlink());
        assert_ne!(read_text(target), COUNTS_LINES);
    }

    #[test]
    fn a_loop_of_symlinks_is_harmless() {
        let folder = folder();
        write(folder.path(), "src/lib.rs", COUNTS_LINES);
        symlink("..", folder.path().join("src/up")).expect("a link can be made");
        symlink("itself", folder.path().join("src/itself")).expect("a link can be made");
        let run = buffix(folder.path(), &["--message-format", "short", "."]);
        assert_eq!(run.code, Some(1), "{}", run.stderr);
        assert_eq!(lines_naming(&run.stdout, "unbuffered_read").len(), 1, "{}", run.stdout);
    }
}

/// The text after `--fix`.
fn repaired(text: &str) -> String {
    let folder = folder();
    let file = write(folder.path(), "src/lib.rs", text);
    let run = buffix(folder.path(), &["--fix", "."]);
    assert_eq!(run.code, Some(0), "{}{}", run.stdout, run.stderr);
    let after = read_text(file);
    assert_ne!(after, text);
    after
}

#[test]
fn windows_line_ends_stay_and_new_lines_get_them() {
    for text in [COUNTS_LINES, WRITES_SQUARES] {
        let after = repaired(&text.replace('\n', "\r\n"));
        assert_eq!(after.matches('\n').count(), after.matches("\r\n").count(), "{after:?}");
        assert_eq!(after.replace("\r\n", "\n"), repaired(text));
    }
}

#[test]
fn a_byte_order_mark_stays_the_first_character_and_the_only_one() {
    let after = repaired(&format!("\u{feff}{COUNTS_LINES}"));
    assert_eq!(after, format!("\u{feff}{}", repaired(COUNTS_LINES)));
}

#[test]
fn code_indented_with_tabs_stays_so() {
    let after = repaired(&WRITES_SQUARES.replace("    ", "\t"));
    assert_eq!(after, repaired(WRITES_SQUARES).replace("    ", "\t"));
}

#[test]
fn a_missing_last_newline_stays_missing() {
    let after = repaired(COUNTS_LINES.trim_end());
    assert_eq!(after, repaired(COUNTS_LINES).trim_end());
}

/// A clean repository with two files that can be repaired, the first changed since.
fn dirty_repository(folder: &Path) -> String {
    let dirty = format!("{COUNTS_LINES}// not committed\n");
    write(folder, "src/dirty.rs", COUNTS_LINES);
    write(folder, "src/good.rs", COUNTS_LINES);
    commit_all(folder);
    write(folder, "src/dirty.rs", &dirty);
    dirty
}

#[test]
fn a_file_with_uncommitted_changes_is_rewritten_only_when_allowed() {
    let folder = folder();
    let dirty = dirty_repository(folder.path());
    let run = buffix(folder.path(), &["--fix", "."]);
    assert_no_panic(&run);
    assert_ne!(run.code, Some(0));
    assert!(!lines_naming(&run.stderr, "src/dirty.rs").is_empty(), "{}", run.stderr);
    assert!(run.stderr.contains("--allow-dirty"), "{}", run.stderr);
    assert_eq!(read_text(folder.path().join("src/dirty.rs")), dirty);
    assert_ne!(read_text(folder.path().join("src/good.rs")), COUNTS_LINES, "the run did not go on");
    assert_eq!(buffix(folder.path(), &["--fix", "--allow-dirty", "."]).code, Some(0));
    assert_ne!(read_text(folder.path().join("src/dirty.rs")), dirty);
}

#[test]
fn a_file_with_staged_changes_is_rewritten_only_when_allowed() {
    let folder = folder();
    let dirty = dirty_repository(folder.path());
    git(folder.path(), &["add", "--all"]);
    let run = buffix(folder.path(), &["--fix", "."]);
    assert_ne!(run.code, Some(0));
    assert!(run.stderr.contains("--allow-staged"), "{}", run.stderr);
    assert_eq!(read_text(folder.path().join("src/dirty.rs")), dirty);
    buffix(folder.path(), &["--fix", "--allow-staged", "."]);
    assert_ne!(read_text(folder.path().join("src/dirty.rs")), dirty);
}

#[test]
fn a_diff_needs_no_clean_repository() {
    let folder = folder();
    dirty_repository(folder.path());
    let run = buffix(folder.path(), &["--diff", "."]);
    assert_eq!(run.code, Some(1), "{}", run.stderr);
    assert!(run.stdout.contains("+++ b/src/dirty.rs"), "{}", run.stdout);
}

/// Every file below `folder` with its bytes, named from it.
fn tree(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = walkdir::WalkDir::new(folder).into_iter().map(|it| it.expect("a readable folder"));
    let files = entries.filter(|it| it.file_type().is_file());
    files
        .map(|it| {
            let name = it.path().strip_prefix(folder).expect("walked from it").to_string_lossy().into_owned();
            (name, read(it.path()))
        })
        .collect()
}

const FILES: usize = 400;

fn write_many(folder: &Path) {
    for number in 0..FILES {
        write(folder, &format!("src/m{number:03}.rs"), COUNTS_LINES);
    }
}

/// Each file is old or new, whole, and what else lies there is hidden from the next run.
fn assert_whole(folder: &Path, new: &str) -> usize {
    let mut rewritten = 0;
    let mut sources = 0;
    for (name, bytes) in tree(folder) {
        let file = name.rsplit(['/', '\\']).next().unwrap_or(&name);
        if file.starts_with('.') {
            continue;
        }
        sources += 1;
        assert!(bytes == COUNTS_LINES.as_bytes() || bytes == new.as_bytes(), "{name} is torn");
        rewritten += usize::from(bytes == new.as_bytes());
    }
    assert_eq!(sources, FILES, "a file is gone, or one came that the next run would read");
    rewritten
}

#[test]
fn killed_at_any_moment_each_file_is_old_or_new() {
    let new = repaired(COUNTS_LINES);
    let folder = folder();
    write_many(folder.path());
    let start = Instant::now();
    assert_eq!(buffix(folder.path(), &["--fix", "."]).code, Some(0));
    let whole_run = start.elapsed();
    for eighth in 1..=8u32 {
        write_many(folder.path());
        let mut child = command(folder.path(), &["--fix", "."])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary starts");
        sleep(whole_run * eighth / 9);
        child.kill().expect("the child is ours");
        child.wait().expect("the child is ours");
        assert_whole(folder.path(), &new);
    }
    assert_eq!(buffix(folder.path(), &["--fix", "."]).code, Some(0));
    assert_eq!(assert_whole(folder.path(), &new), FILES);
}
