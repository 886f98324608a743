//! `--interactive` on a terminal of its own: what is asked, what each letter does, and what is on disk afterwards.
#![cfg(target_os = "linux")]
#![expect(clippy::disallowed_methods, reason = "the program is run by `script`, which gives it a terminal")]

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

#[path = "scratch/folder.rs"]
mod scratch;
#[path = "interactive/terminal.rs"]
mod terminal;

use scratch::{COUNTS_LINES, Run, buffix, commit_all, folder, read_text, run_of, skipped, write};
use tempfile::TempDir;
use terminal::{BUFFIX, BYTES, IMPORT, QUESTION, answered, n_repaired, project, terminal, texts, typed};

#[test]
fn a_repair_is_made_where_the_answer_is_y_and_left_where_it_is_n() {
    let project = project();
    let Some(run) = answered(project.path(), "n\ny\ny\nn\n") else { return };
    let a = read_text(project.path().join("src/a.rs"));
    assert!(a.contains("Ok(File::open(path)?.bytes().filter(|it| matches!(it, Ok(b'\\n')))"), "{a}");
    assert!(a.contains("BufReader::new(File::open(path)?)") && a.contains(IMPORT), "{a}");
    assert_eq!(n_repaired(project.path(), "src/a.rs"), 1);
    assert_eq!(n_repaired(project.path(), "src/b.rs"), 1);
    assert_eq!(run.stdout.matches(QUESTION).count(), 4, "{}", run.stdout);
    assert_eq!(run.code, Some(1), "two are left");
    assert!(
        run.stdout.ends_with("buffix: repaired 2 findings in 2 files; 2 findings (2 safe to fix) remain\n")
    );
}

#[test]
fn each_question_shows_the_finding_its_way_and_its_own_part_of_the_diff() {
    let project = folder();
    write(project.path(), "src/lib.rs", COUNTS_LINES);
    let Some(run) = answered(project.path(), "y\n") else { return };
    let asked = run.stdout.split_once(QUESTION).map_or("", |it| it.0);
    let shown = asked.split_once("warning").map_or("", |it| it.1);
    insta::assert_snapshot!(format!("warning{shown}{QUESTION}"), @r"
    warning[unbuffered_read]: File is read one byte at a time
     --> src/lib.rs:7:17
      |
    5 |     let file = File::open(path)?;
      |                ---------------- the unbuffered File is made here
    6 |     let mut lines = 0;
    7 |     for byte in file.bytes() {
      |                 ^^^^^^^^^^^^ asks the system once per byte
      |
      = note: about 1,024 system calls per KiB; 0.13 with a buffer
    note: from where it is made to the call
     --> src/lib.rs:5:16
      |
    5 |     let file = File::open(path)?;
      |                -----------------
      |                |
      |                1. made here by `std::fs::File::open`
      |                2. bound to `file`
    6 |     let mut lines = 0;
    7 |     for byte in file.bytes() {
      |                 ------------ 3. read here by `std::io::Read::bytes`
    help: wrap it in a BufReader where it is made (safe)

    --- a/src/lib.rs
    +++ b/src/lib.rs
    @@ -2,7 +2,7 @@
     use std::io::{self, Read};
     
     pub fn count_lines(path: &str) -> io::Result<usize> {
    -    let file = File::open(path)?;
    +    let file = io::BufReader::new(File::open(path)?);
         let mut lines = 0;
         for byte in file.bytes() {
             if byte? == b'\n' {
    (1/1) make this repair [y,n,q,a,d,e,?]?
    ");
    assert_eq!(run.code, Some(0), "nothing is left");
}

#[test]
fn a_shared_import_comes_with_the_first_repair_that_is_accepted() {
    let project = project();
    let Some(run) = answered(project.path(), "n\ny\ny\ny\n") else { return };
    let asked: Vec<&str> = run.stdout.split(QUESTION).collect();
    let shows_import = |nth: usize| asked[nth].contains(&format!("+{IMPORT}"));
    assert_eq!([0, 1, 2, 3].map(shows_import), [true, true, true, false], "{}", run.stdout);
    assert_eq!(read_text(project.path().join("src/b.rs")).matches(IMPORT).count(), 1);
}

#[test]
fn a_and_d_answer_for_the_rest_of_their_file() {
    let project = project();
    let Some(run) = answered(project.path(), "a\nd\n") else { return };
    assert_eq!(n_repaired(project.path(), "src/a.rs"), 2);
    assert_eq!(read_text(project.path().join("src/b.rs")), BYTES);
    assert_eq!(run.stdout.matches(QUESTION).count(), 2);
}

#[test]
fn after_q_and_at_the_end_of_input_what_was_accepted_is_written() {
    for letters in ["y\nq\ny\ny\n", "y\n"] {
        let project = project();
        let Some(run) = answered(project.path(), letters) else { return };
        assert_eq!(n_repaired(project.path(), "src/a.rs"), 1, "{letters:?}");
        assert_eq!(read_text(project.path().join("src/b.rs")), BYTES);
        assert_eq!(run.stdout.matches(QUESTION).count(), 2);
        assert_eq!(run.code, Some(1));
    }
}

#[test]
fn what_is_no_answer_is_told_the_letters_and_asked_again() {
    for nonsense in ["?\n", "yes please\n", "\n", "\u{e9}\n", "yy\n"] {
        let project = project();
        let Some(run) = answered(project.path(), &format!("{nonsense}q\n")) else { return };
        assert_eq!(run.stdout.matches("a - make this repair and all later ones in src/a.rs\n").count(), 1);
        assert_eq!(run.stdout.matches(QUESTION).count(), 2, "{nonsense:?}");
        assert_eq!(texts(project.path()).values().filter(|it| **it == BYTES).count(), 2);
    }
}

#[test]
fn nothing_is_told_but_what_is_asked_and_the_summary() {
    let project = project();
    let Some(run) = answered(project.path(), "q\n") else { return };
    assert_eq!(run.stdout.matches("warning[unbuffered_read]").count(), 1, "{}", run.stdout);
    let listed = typed(&mut terminal(project.path(), &["--statistics", "."]), "q\n");
    assert!(listed.is_some_and(|it| it.stdout.contains("\ntotal ")));
}

/// An editor that does this with its file, `$1`.
fn editor(folder: &Path, script: &str) -> String {
    let path = write(folder, "editor.sh", script);
    format!("sh '{}'", path.display())
}

fn edited(folder: &Path, script: &str, letters: &str) -> Option<Run> {
    let mut command = terminal(folder, &["."]);
    command.env("EDITOR", editor(folder, script));
    typed(&mut command, letters)
}

#[test]
fn what_comes_back_from_the_editor_is_used() {
    let project = project();
    let script = "grep -q BufReader \"$1\" && sed -i 's/BufReader::new(File::open(path)?)/BufReader::with_capacity(99, File::open(path)?)/' \"$1\"";
    let Some(run) = edited(project.path(), script, "y\ne\nn\nn\n") else { return };
    let a = read_text(project.path().join("src/a.rs"));
    assert_eq!(
        a.matches("BufReader::with_capacity(99, File::open(path)?)").count(),
        2,
        "with the one before: {a}"
    );
    assert_eq!(read_text(project.path().join("src/b.rs")), BYTES, "{}", run.stdout);
    assert!(run.stdout.contains("repaired 2 findings in 1 file"), "{}", run.stdout);
    assert_eq!(run.stdout.matches(QUESTION).count(), 4, "it is not asked about again");
}

#[test]
fn what_does_not_parse_when_it_comes_back_is_not_used_and_the_work_is_kept() {
    let project = project();
    let script = "if grep -q '^fn (' \"$1\"; then sed -i 's/^fn (/fn mended() {}/' \"$1\"; else echo 'fn (' >> \"$1\"; fi";
    let Some(run) = edited(project.path(), script, "e\nq\n") else { return };
    assert!(
        run.stdout.contains("src/a.rs:11:4: does not parse as it came back; mend it with e, or answer n\n"),
        "{}",
        run.stdout
    );
    assert_eq!(run.stdout.matches(QUESTION).count(), 2);
    assert_eq!(read_text(project.path().join("src/a.rs")), BYTES);
    let Some(_) = edited(project.path(), script, "e\ne\nq\n") else { return };
    let a = read_text(project.path().join("src/a.rs"));
    assert!(a.ends_with("fn mended() {}\n") && a.contains("BufReader::new("), "{a}");
}

#[test]
fn an_editor_that_changes_nothing_makes_the_repair_and_one_that_takes_it_out_leaves_it() {
    let project = project();
    let Some(_) = edited(project.path(), "true", "e\nq\n") else { return };
    assert_eq!(n_repaired(project.path(), "src/a.rs"), 1);
    write(project.path(), "src/a.rs", BYTES);
    write(project.path(), "before.txt", BYTES);
    let script = format!("cp '{}' \"$1\"", project.path().join("before.txt").display());
    let Some(run) = edited(project.path(), &script, "e\nq\n") else { return };
    assert_eq!(read_text(project.path().join("src/a.rs")), BYTES, "{}", run.stdout);
}

#[test]
fn an_editor_that_fails_or_is_not_there_is_told_of() {
    let project = project();
    let Some(run) = edited(project.path(), "exit 3", "e\nq\n") else { return };
    assert!(
        run.stdout.contains("ended with exit status: 3, so what it left is not used\n"),
        "{}",
        run.stdout
    );
    let Some(run) = answered(project.path(), "e\nq\n") else { return };
    assert!(run.stdout.contains("no editor is named; set VISUAL or EDITOR\n"), "{}", run.stdout);
    assert_eq!(run.stdout.matches(QUESTION).count(), 2);
    assert_eq!(read_text(project.path().join("src/a.rs")), BYTES);
}

#[test]
fn the_visual_editor_goes_before_the_other() {
    let project = project();
    let mut command = terminal(project.path(), &["."]);
    command.env("EDITOR", "false").env("VISUAL", "true");
    let Some(_) = typed(&mut command, "e\nq\n") else { return };
    assert_eq!(n_repaired(project.path(), "src/a.rs"), 1);
}

/// Of the legacy sample, whose repairs bring others with them and share lines and imports.
fn legacy() -> TempDir {
    let copy = folder();
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/legacy");
    for (file, text) in texts(&from).into_iter().filter(|(file, _)| !file.starts_with("target/")) {
        write(copy.path(), &file, text);
    }
    copy
}

#[test]
fn where_all_is_accepted_the_files_are_as_after_fix() {
    for answer in ["y\n", "a\n"] {
        let (by_hand, at_once) = (legacy(), legacy());
        let Some(run) = answered(by_hand.path(), &answer.repeat(200)) else { return };
        buffix(at_once.path(), &["--fix", "--unsafe-fixes", "."]);
        let (by_hand, at_once) = (texts(by_hand.path()), texts(at_once.path()));
        assert_ne!(at_once, texts(legacy().path()), "nothing was repaired");
        assert_eq!(by_hand, at_once, "{}", run.stdout);
    }
}

#[test]
fn where_the_safe_ones_are_accepted_the_files_are_as_after_fix() {
    let (by_hand, at_once) = (project(), project());
    let Some(run) = answered(by_hand.path(), "y\ny\ny\ny\n") else { return };
    buffix(at_once.path(), &["--fix", "."]);
    assert_eq!(texts(by_hand.path()), texts(at_once.path()));
    assert_eq!(run.code, Some(0));
}

#[test]
fn a_repair_for_review_is_asked_about_with_its_concern() {
    let project = folder();
    let config = "review = [\"unbuffered_read\"]\n";
    write(project.path(), "buffix.toml", config);
    write(project.path(), "src/lib.rs", COUNTS_LINES);
    let Some(run) = answered(project.path(), "y\n") else { return };
    assert!(run.stdout.contains("(for review: the configuration asks for a look"), "{}", run.stdout);
    assert_ne!(read_text(project.path().join("src/lib.rs")), COUNTS_LINES);
}

#[test]
fn without_a_terminal_it_is_an_error_that_says_what_else_there_is() {
    let project = project();
    let run = buffix(project.path(), &["--interactive", "."]);
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""));
    let said = "buffix: --interactive asks on a terminal, and there is none; use --diff to see the repairs, or --fix to make the safe ones\n";
    assert_eq!(run.stderr, said);
    for other in ["--fix", "--diff", "--fix-only", "--unknown"] {
        let run = buffix(project.path(), &["--interactive", other, "."]);
        assert!(run.code == Some(2) && run.stderr.contains("cannot be used with"), "{}", run.stderr);
    }
}

#[test]
fn a_file_with_changes_of_its_own_is_not_asked_about() {
    let project = project();
    commit_all(project.path());
    write(project.path(), "src/a.rs", format!("{BYTES}// Mine.\n"));
    let Some(run) = answered(project.path(), "y\ny\ny\ny\n") else { return };
    assert_eq!(run.stdout.matches(QUESTION).count(), 2, "{}", run.stdout);
    assert!(
        run.stdout.contains("src/a.rs: has uncommitted changes; commit or stash them, or pass --allow-dirty")
    );
    assert_eq!((n_repaired(project.path(), "src/a.rs"), n_repaired(project.path(), "src/b.rs")), (0, 2));
    assert_eq!(run.code, Some(2));
    let Some(run) = typed(&mut terminal(project.path(), &["--allow-dirty", "src/a.rs"]), "y\ny\n") else {
        return;
    };
    assert_eq!((run.code, n_repaired(project.path(), "src/a.rs")), (Some(0), 2), "{}", run.stdout);
}

#[test]
fn what_a_build_refuses_is_put_back_and_the_other_answers_hold() {
    let project = project();
    // Refuses the second repair of the first file by its line.
    let check = "if grep -n 'BufReader::new.*b. .' src/a.rs > found; then echo 'error: no'; echo \" --> src/a.rs:$(cut -d: -f1 found):1\"; exit 1; fi";
    write(project.path(), "check.sh", check);
    let Some(run) = typed(&mut terminal(project.path(), &["--verify=sh check.sh", "."]), "y\ny\nn\ny\n")
    else {
        return;
    };
    assert!(run.stdout.contains("src/a.rs:9: the repair was put back"), "{}", run.stdout);
    let a = read_text(project.path().join("src/a.rs"));
    assert!(
        a.contains("BufReader::new(File::open(path)?)") && n_repaired(project.path(), "src/a.rs") == 1,
        "{a}"
    );
    let b = read_text(project.path().join("src/b.rs"));
    assert!(
        n_repaired(project.path(), "src/b.rs") == 1
            && b.contains("Ok(File::open(path)?.bytes().filter(|it| matches!(it, Ok(b'\\n')))"),
        "{b}"
    );
    assert_eq!(run.stdout.matches(QUESTION).count(), 4, "nobody is asked again");
    assert_eq!(run.code, Some(2));
}

#[test]
fn an_interrupt_leaves_every_file_as_it_was() {
    let project = project();
    // A test that runs in the background is deaf to interrupts, and so would be the program.
    let program = format!("env --default-signal=INT {BUFFIX} --interactive .");
    let mut command = Command::new("script");
    command.args(["-qec", &program, "/dev/null"]).current_dir(project.path());
    let spawned = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let Ok(mut child) = spawned else {
        return skipped("there is no `script` to run a program on a terminal");
    };
    let (mut stdin, mut stdout) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
    let mut seen = Vec::new();
    let mut until = |nth: usize| {
        let mut byte = [0];
        while String::from_utf8_lossy(&seen).matches(QUESTION).count() < nth {
            if stdout.read(&mut byte).is_ok_and(|it| it == 1) {
                seen.extend(byte);
            } else {
                return false;
            }
        }
        true
    };
    let mut has_asked = until(1);
    for typed in [&b"y\n"[..], b"\x03"] {
        if !has_asked {
            return skipped("there is no `env` that lets a program hear interrupts again");
        }
        stdin.write_all(typed).expect("it waits for an answer");
        has_asked = until(2);
    }
    let ended = stdout.read_to_end(&mut seen);
    assert!(ended.is_ok(), "the terminal is gone: {ended:?}");
    drop(stdin);
    let run = run_of(&child.wait_with_output().expect("the child is ours"));
    assert_ne!(run.code, Some(0));
    assert_eq!(texts(project.path()).values().filter(|it| **it == BYTES).count(), 2);
}

#[test]
fn it_is_coloured_unless_somebody_says_otherwise() {
    let project = project();
    let program = format!("{BUFFIX} --interactive .");
    let mut script = Command::new("script");
    script.args(["-qec", &program, "/dev/null"]).current_dir(project.path());
    for name in ["NO_COLOR", "CARGO_TERM_COLOR"] {
        script.env_remove(name);
    }
    script.env("TERM", "xterm");
    let Some(run) = typed(&mut script, "q\n") else { return };
    assert!(run.stdout.contains("\u{1b}[32m+") && run.stdout.contains("\u{1b}[31m-"), "{}", run.stdout);
    let Some(run) = typed(script.env("NO_COLOR", "1"), "q\n") else { return };
    assert!(!run.stdout.contains('\u{1b}'), "{}", run.stdout);
}
