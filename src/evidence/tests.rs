//! A trace as strace wrote it, over debug information made by hand.

use super::*;

/// As strace 6.1 wrote it, shortened: two threads, one of them interrupted in its first read.
const TRACE: &str = r#"12  read(3, "\177ELF\2"..., 832)      = 832
 > /lib/ld-linux.so(_dl_catch_error+0x86f4) [0x20b74]
12  write(3, "1-2\n", 4)              = 4
 > /lib/libc.so.6(__write+0x10) [0xf8350]
 > /bin/slow(std::io::Write::write_all+0x89) [0x759]
 > /bin/slow(slow::one+0x2d) [0xded]
 > /bin/slow(slow::main+0x129) [0xf29]
13  read(4,  <unfinished ...>
12  write(3, "1-2\n", 4)              = 4
 > /lib/libc.so.6(__write+0x10) [0xf8350]
 > /bin/slow(slow::one+0x2d) [0xded]
13  <... read resumed>"1", 1)         = 1
 > /lib/libc.so.6(read+0x4c) [0xf82ec]
 > /bin/slow(slow::count+0xf8) [0xc48]
13  read(4, "", 1)                    = 0
 > /lib/libc.so.6(read+0x4c) [0xf82ec]
 > /bin/slow(slow::count+0xf8) [0xc48]
13  +++ exited with 0 +++
"#;

fn files(shown: &[&str]) -> Vec<RustFile> {
    let file = |shown: &&str| RustFile {
        path: format!("/no/such/folder/{shown}").into(),
        shown: (*shown).to_owned(),
        ..RustFile::sample("")
    };
    shown.iter().map(file).collect()
}

fn place(path: &str, line: u32) -> Place {
    Place { path: path.to_owned(), line }
}

/// The debug information of a program that was compiled on another machine.
fn places(frame: &Frame) -> Vec<Place> {
    match frame.address {
        0x759 => vec![place("/rustc/abc/library/std/src/io/mod.rs", 1877)],
        0xded => vec![place("/build/app/src/slow.rs", 15)],
        0xc48 => vec![place("/rustc/abc/library/std/src/io/mod.rs", 9), place("/build/app/src/slow.rs", 7)],
        0xf29 => vec![place("/build/app/src/main.rs", 20)],
        _ => vec![],
    }
}

#[test]
fn a_call_counts_for_the_innermost_line_of_ours() {
    let evidence = gather(TRACE.as_bytes(), &files(&["src/main.rs", "src/slow.rs"]), places).unwrap();
    let slow = FileId(1);
    assert_eq!(evidence.at(slow, 15), Some(Calls { reads: 0, writes: 2, bytes: 8 }));
    assert_eq!(evidence.at(slow, 7), Some(Calls { reads: 2, writes: 0, bytes: 1 }));
    assert_eq!(evidence.calls.len(), 2);
}

#[test]
fn a_file_that_is_not_looked_at_leaves_its_calls_to_its_callers() {
    let evidence = gather(TRACE.as_bytes(), &files(&["src/main.rs"]), places).unwrap();
    assert_eq!(evidence.at(FileId(0), 20), Some(Calls { reads: 0, writes: 1, bytes: 4 }));
}

#[test]
fn a_rewritten_file_is_forgotten() {
    let mut evidence = gather(TRACE.as_bytes(), &files(&["src/main.rs", "src/slow.rs"]), places).unwrap();
    evidence.forget(FileId(1));
    assert_eq!(evidence, Evidence::default());
}

#[test]
fn a_trace_that_says_nothing_is_an_error() {
    let error = |trace: &str| gather(trace.as_bytes(), &files(&["src/other.rs"]), places).unwrap_err();
    let stackless: String = TRACE.split_inclusive('\n').filter(|it| !it.starts_with(" > ")).collect();
    assert_eq!(error(""), EvidenceError::NoCalls);
    assert_eq!(error("fn main() {}\n"), EvidenceError::NoCalls);
    assert_eq!(error(&stackless), EvidenceError::NoStacks);
    assert!(error(&stackless).to_string().contains("strace -f -k"));
    assert_eq!(error(TRACE), EvidenceError::NotFromHere(5));
    let unreadable = read(Path::new("no-such-trace"), &[]);
    assert!(matches!(unreadable, Err(EvidenceError::Unreadable(_))), "{unreadable:?}");
}

#[test]
fn a_path_of_another_machine_is_found_by_its_end() {
    let mut sources = Sources::of(&files(&["main.rs", "a/src/main.rs", "/srv/b/src/main.rs", "../c.rs"]));
    let mut found = |path| sources.find(path).map(|it| it.0);
    assert_eq!(found("/build/a/./src/main.rs"), Some(1));
    assert_eq!(found("/build/b/src/main.rs"), None);
    assert_eq!(found("/build/a/src/main_rs"), None);
    assert_eq!(found("/home/me/.cargo/registry/src/index/csv-1.3/a/src/main.rs"), None);
    assert_eq!(found("/build/c.rs"), None);
}
