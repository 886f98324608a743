//! What the quick look keeps, and what it makes of bytes.

use super::*;

#[test]
fn a_file_without_a_telling_word_is_seen_and_dropped() {
    let tree = Tree::new(&["a.rs"]).with("b.rs", "fn nothing() {}");
    let found = tree.find(&["."]);
    assert_eq!(shown(&found), ["a.rs"]);
    assert_eq!(found.n_seen, 2);
}

#[test]
fn a_named_file_needs_no_telling_word() {
    let tree = Tree::new(&[]).with("b.rs", "fn nothing() {}");
    assert_eq!(shown(&tree.find(&["b.rs"])), ["b.rs"]);
    assert_eq!(shown(&tree.find(&[".", "b.rs"])), ["b.rs"]);
}

#[test]
fn without_words_every_file_is_kept() {
    let tree = Tree::new(&[]).with("b.rs", "fn nothing() {}");
    let found = rust_files(&[PathBuf::from(".")], &tree.options(), &Telling::default());
    assert_eq!(shown(&found), ["b.rs"]);
}

#[test]
fn what_follows_a_module_is_looked_at_in_braces_too() {
    for (text, is_kept) in [
        ("use std::io::Read;", true),
        ("use std::io::{self, Read};", true),
        ("use std::{io::{Result, prelude::{Read as _}}};", true),
        ("use std::io::{self as other};", true),
        ("use std::io::{*};", true),
        ("use std::io::{self, Error};", false),
        ("use std::io::Error;", false),
        ("use mio::Read; x.studio::Read", false),
        ("use std::io::Reader;", false),
        ("use std::io::{Error,", false),
    ] {
        let tree = Tree::new(&[]).with("a.rs", text);
        assert_eq!(!tree.shown().is_empty(), is_kept, "{text}");
    }
}

#[test]
fn a_word_that_holds_a_shorter_one_tells_by_itself() {
    let words = ["io::pipe", "Stdio::piped", "json::to_writer", "json::to_writer_pretty"];
    let telling = Telling { words: words.map(str::to_owned).to_vec(), hints: Vec::new() };
    for text in words {
        let tree = Tree::new(&[]).with("a.rs", text);
        let found = rust_files(&[PathBuf::from(".")], &tree.options(), &telling);
        assert_eq!(shown(&found), ["a.rs"], "{text}");
    }
}

#[test]
fn a_file_with_a_hint_only_is_handed_out_apart() {
    let tree = Tree::new(&["a.rs"])
        .with("b.rs", "fn f() { print!(\"File\") }")
        .with("c.rs", "fn f() { print!(\"x\") }")
        .with("d.rs", "fn f() { eprint!(\"x\") }");
    let found = tree.find(&["."]);
    assert_eq!(shown(&found), ["a.rs", "b.rs"]);
    assert_eq!(found.hinted.iter().map(|it| it.shown.as_str()).collect::<Vec<_>>(), ["c.rs"]);
    assert_eq!(shown(&tree.find(&["c.rs"])), ["c.rs"], "it was named");
}

#[test]
fn module_roots_are_kept_where_their_package_has_a_survivor() {
    let tree = Tree::new(&["a/src/deep/file.rs"])
        .with("a/Cargo.toml", "[package]\nname = 'a'\n[[bin]]\nname = 'x'\npath = 'tool/x.rs'\n")
        .with("a/src/lib.rs", "mod deep;")
        .with("a/src/main.rs", "fn main() {}")
        .with("a/src/deep.rs", "mod file;\npub use file::F;")
        .with("a/src/other/mod.rs", "pub use super::deep::F;")
        .with("a/src/plain.rs", "use std::fmt;")
        .with("a/tool/x.rs", "use a::F;")
        .with("b/Cargo.toml", "[package]\nname = 'b'\n")
        .with("b/src/lib.rs", "mod nothing;");
    let kept = ["a/src/deep.rs", "a/src/deep/file.rs", "a/src/lib.rs", "a/src/other/mod.rs", "a/tool/x.rs"];
    assert_eq!(tree.shown(), kept);
    assert_eq!(tree.find(&["."]).packages.len(), 1);
}

#[test]
fn a_module_root_is_left_out_where_it_connects_nothing_that_is_kept() {
    let tree = Tree::new(&["src/deep/file.rs", "examples/long/part.rs"])
        .with("Cargo.toml", "[package]\nname = 'a'\n")
        .with("src/lib.rs", "mod deep; mod aside; mod moved; mod prelude;")
        .with("src/deep/mod.rs", "mod file;")
        .with("src/aside/mod.rs", "mod below;\npub use below::B;\npub(crate) use self::below::C;")
        .with("src/aside/below/mod.rs", "use std::fmt;")
        .with("src/moved/mod.rs", "#[path = \"../deep/file.rs\"] mod twin;")
        .with("src/calls/inner.rs", "")
        .with("src/prelude/mod.rs", "mod inner;")
        .with("src/prelude/inner/mod.rs", "pub use crate::deep::file::F;")
        .with("examples/short.rs", "use a::F;")
        .with("examples/long/main.rs", "mod part;");
    let kept = [
        "examples/long/main.rs",
        "examples/long/part.rs",
        "src/deep/file.rs",
        "src/deep/mod.rs",
        "src/lib.rs",
        "src/moved/mod.rs",
        "src/prelude/inner/mod.rs",
        "src/prelude/mod.rs",
    ];
    assert_eq!(tree.shown(), kept);
}

#[test]
fn a_byte_order_mark_is_no_part_of_the_text() {
    let tree = Tree::new(&[]).with("a.rs", "\u{feff}File\r\n");
    let file = &tree.find(&["."]).files[0];
    assert!(file.has_bom);
    assert_eq!(&*file.text, "File\r\n");
    assert_eq!(read_again(file).as_deref(), Ok("File\r\n"));
}

#[test]
fn line_ends_and_a_missing_last_one_stay() {
    let tree = Tree::new(&[]).with("a.rs", "File\r\n\n\tx\r");
    assert_eq!(&*tree.find(&["."]).files[0].text, "File\r\n\n\tx\r");
}

#[test]
fn bytes_that_are_no_text_are_a_problem_where_a_word_tells() {
    let tree = Tree::new(&[]);
    tree.write("a.rs", b"File \xff");
    tree.write("b.rs", b"File \0");
    tree.write("c.rs", b"nothing \xff");
    let found = tree.find(&["."]);
    let said: Vec<String> = found.problems.iter().map(ToString::to_string).collect();
    assert_eq!(said, ["a.rs: is not UTF-8; left as it is", "b.rs: holds a NUL byte; left as it is"]);
    assert!(found.files.is_empty());
}

#[test]
fn ten_megabytes_are_read_and_twenty_are_a_problem_where_a_word_tells() {
    let filler = "// nothing at all\n".repeat(560_000);
    let tree = Tree::new(&[]).with("big.rs", format!("{filler}File"));
    tree.write("huge.rs", [&filler, "\nFile", &filler].concat());
    tree.write("late.rs", [&filler, &filler, "\nFile"].concat());
    tree.write("none.rs", [&filler, filler.as_str()].concat());
    let found = tree.find(&["."]);
    let large: Vec<_> = found.problems.iter().map(|it| (it.shown.as_str(), &it.kind)).collect();
    assert_eq!(large, [("huge.rs", &ProblemKind::TooLarge), ("late.rs", &ProblemKind::TooLarge)]);
    assert_eq!(found.files[0].shown, "big.rs");
}

#[test]
fn a_word_across_two_pieces_of_a_large_file_is_seen() {
    let tree = Tree::new(&[]);
    for shift in 0..4 {
        let mut bytes = vec![b' '; (32 << 20) + 100];
        bytes[(32 << 20) - shift..][..4].copy_from_slice(b"File");
        tree.write("a.rs", bytes);
        assert_eq!(tree.find(&["."]).problems.len(), 1, "{shift} bytes before the edge");
    }
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let names: Vec<String> = (0..200).map(|it| format!("src/m{}/f{it}.rs", it % 7)).collect();
    let tree = Tree::new(&names.iter().map(String::as_str).collect::<Vec<_>>())
        .with("Cargo.toml", "[package]\nname = 'a'\n");
    let run = |n| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(n).build().unwrap();
        pool.install(|| shown(&tree.find(&["."])))
    };
    assert_eq!(run(1), run(4));
}

#[test]
fn a_file_that_is_gone_has_changed_meanwhile() {
    let tree = Tree::new(&["a.rs"]);
    let found = tree.find(&["."]);
    fs::remove_file(tree.path("a.rs")).unwrap();
    assert_eq!(read_again(&found.files[0]), Err(ProblemKind::ChangedMeanwhile));
}
