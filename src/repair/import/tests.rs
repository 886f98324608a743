//! Facts about imports: a file before, the same file after.

use super::*;
use crate::file::{Edition, parse};
use crate::items::Bodies;

mod grouped;
mod rustfmt;

fn items_of(text: &str, edition: Edition) -> Items {
    Items::of(&parse(text, edition).unwrap(), edition, Bodies::All)
}

fn applied(text: &str, import: &Import) -> String {
    let mut text = text.to_owned();
    if let Some((span, inserted)) = &import.insert {
        text.replace_range(span.range(), inserted);
    }
    text
}

fn ask(text: &str, wanted: &[&str], as_trait: bool) -> (String, String) {
    let items = items_of(text, Edition::Edition2021);
    // The innermost scope of the text.
    let scope = ScopeId(u32::try_from(items.scopes.len() - 1).unwrap());
    let import = import(text, &items, scope, wanted, as_trait, None);
    (import.name.clone(), applied(text, &import))
}

/// The text with `std::io::BufReader` imported, which is then called so.
fn with_reader(text: &str) -> String {
    let (name, after) = ask(text, &["std", "io", "BufReader"], false);
    assert_eq!(name, "BufReader");
    parse(&after, Edition::Edition2021).unwrap();
    after
}

/// The text with the methods of `std::io::Write`.
fn with_write(text: &str) -> String {
    ask(text, &["std", "io", "Write"], true).1
}

/// How `BufReader` is spelled where nothing is inserted.
fn spelled(text: &str) -> String {
    let (name, after) = ask(text, &["std", "io", "BufReader"], false);
    assert_eq!(after, text);
    name
}

#[test]
fn an_imported_name_is_used() {
    assert_eq!(spelled("use std::io::{BufReader, Read};"), "BufReader");
}

#[test]
fn an_alias_is_used() {
    assert_eq!(spelled("use std::io::{self, BufReader as Reader};"), "Reader");
}

#[test]
fn a_glob_of_the_module_brings_the_name() {
    assert_eq!(spelled("use std::io::*;"), "BufReader");
    assert_eq!(with_write("use std::io::*;"), "use std::io::*;");
}

#[test]
fn an_import_by_way_of_an_imported_module_counts() {
    assert_eq!(spelled("use std::io;\nuse io::BufReader;"), "BufReader");
}

#[test]
fn a_block_sees_the_imports_around_it() {
    assert_eq!(spelled("use std::io::BufReader;\nfn f() { use a::b; }"), "BufReader");
}

#[test]
fn an_inline_module_inherits_nothing() {
    let before = "use std::io::BufReader;\n\nmod a {\n    fn f() {}\n}\n";
    let after = "use std::io::BufReader;\n\nmod a {\n    use std::io::BufReader;\n\n    fn f() {}\n}\n";
    assert_eq!(with_reader(before), after);
}

#[test]
fn an_inline_module_inherits_by_a_glob_of_super() {
    assert_eq!(spelled("use std::io::BufReader;\nmod a {\n    use super::*;\n}"), "BufReader");
    assert_eq!(spelled("use tokio::io::BufReader;\nmod a {\n    use super::*;\n}"), "std::io::BufReader");
}

#[test]
fn the_habit_of_spelling_the_module_is_kept() {
    assert_eq!(spelled("use std::io;\nfn f() -> io::Result<()> {}"), "io::BufReader");
    assert_eq!(spelled("use std::io::{self, Read};\nfn f() -> io::Result<()> {}"), "io::BufReader");
    assert_eq!(spelled("use std::io as sio;\nfn f() -> sio::Result<()> {}"), "sio::BufReader");
}

#[test]
fn there_is_no_such_habit_where_types_are_imported_by_name() {
    let before = "use std::io::{self, Stdin};\nfn f() -> io::Result<()> {}";
    assert_eq!(with_reader(before), "use std::io::{self, BufReader, Stdin};\nfn f() -> io::Result<()> {}");
}

#[test]
fn a_module_that_is_not_spelled_before_a_type_is_no_habit() {
    let before = "use std::io;\nfn f() { io::stdin(); tokio::io::Stdin }";
    assert_eq!(
        with_reader(before),
        "use std::io::{self, BufReader};\nfn f() { io::stdin(); tokio::io::Stdin }"
    );
}

#[test]
fn a_trait_is_imported_in_spite_of_the_habit() {
    let before = "use std::io;\nfn f() -> io::Result<()> {}";
    assert_eq!(with_write(before), "use std::io::{self, Write};\nfn f() -> io::Result<()> {}");
}

#[test]
fn a_trait_imported_without_a_name_is_enough() {
    assert_eq!(with_write("use std::io::Write as _;"), "use std::io::Write as _;");
    assert_eq!(with_write("use std::io::prelude::*;"), "use std::io::prelude::*;");
}

#[test]
fn the_prelude_of_io_has_traits_only() {
    let after = "use std::io::prelude::*;\nuse std::io::BufReader;\n";
    let sorted = "use std::io::BufReader;\nuse std::io::prelude::*;\n";
    let got = with_reader("use std::io::prelude::*;\n");
    assert!(got == after || got == sorted, "{got}");
    assert_eq!(ask("use std::io::prelude::*;\n", &["std", "io", "IsTerminal"], true).1.lines().count(), 2);
}

#[test]
fn a_name_goes_to_its_sorted_place() {
    assert_eq!(with_reader("use std::io::{self, Read};"), "use std::io::{self, BufReader, Read};");
    assert_eq!(with_reader("use std::io::{BufRead, Read};"), "use std::io::{BufRead, BufReader, Read};");
    assert_eq!(with_reader("use std::io::{copy, Read};"), "use std::io::{copy, BufReader, Read};");
    assert_eq!(
        with_reader("use std::io::{BufRead, BufWriter};"),
        "use std::io::{BufRead, BufReader, BufWriter};"
    );
    assert_eq!(with_write("use std::io::{self, Read};"), "use std::io::{self, Read, Write};");
}

#[test]
fn a_list_sorted_by_version_stays_so() {
    assert_eq!(with_reader("use std::io::{Read, copy};"), "use std::io::{BufReader, Read, copy};");
}

#[test]
fn edition_2024_sorts_by_version() {
    let text = "use std::io::{copy, empty};";
    let items = items_of(text, Edition::Edition2024);
    let import = import(text, &items, ScopeId(0), &["std", "io", "BufReader"], false, None);
    assert_eq!(applied(text, &import), "use std::io::{BufReader, copy, empty};");
    assert_eq!(with_reader(text), "use std::io::{copy, empty, BufReader};");
}

#[test]
fn a_lone_import_becomes_a_list() {
    assert_eq!(with_reader("use std::io::Read;"), "use std::io::{BufReader, Read};");
    assert_eq!(with_write("use std::io::Read;"), "use std::io::{Read, Write};");
    assert_eq!(with_write("use std::io::Read as _;"), "use std::io::{Read as _, Write as _};");
}

#[test]
fn one_import_a_line_stays_one_a_line() {
    let before = "use std::fs::File;\nuse std::io::Read;\nuse std::io::Write;\n";
    let after = "use std::fs::File;\nuse std::io::BufReader;\nuse std::io::Read;\nuse std::io::Write;\n";
    assert_eq!(with_reader(before), after);
}

#[test]
fn a_name_inside_a_nested_tree_becomes_a_list() {
    let before = "use std::{fs::File, io::Read};\n";
    let after = "use std::{\n    fs::File,\n    io::{BufReader, Read},\n};\n";
    assert_eq!(with_reader(before), after);
}

#[test]
fn a_nested_list_is_extended() {
    let before = "use std::{\n    fs::File,\n    io::{self, Read},\n};\n";
    let after = "use std::{\n    fs::File,\n    io::{self, BufReader, Read},\n};\n";
    assert_eq!(with_reader(before), after);
}

#[test]
fn a_nested_list_that_rustfmt_did_not_lay_out_is_extended_in_place() {
    let before = "use std::{ fs::File, io::{ self, Read } };";
    assert_eq!(with_reader(before), "use std::{ fs::File, io::{ self, BufReader, Read } };");
}

#[test]
fn a_module_in_a_list_becomes_a_list() {
    let before = "use std::{env, fs, io};\n";
    assert_eq!(with_reader(before), "use std::{\n    env, fs,\n    io::{self, BufReader},\n};\n");
}

#[test]
fn a_list_with_comments_gets_a_line() {
    let before = "use std::io::{\n    self, // errors\n    // for lines\n    Read, // r\n    Write,\n};\n";
    let after = "use std::io::{\n    self, // errors\n    BufReader,\n    // for lines\n    Read, // r\n    Write,\n};\n";
    assert_eq!(with_reader(before), after);
}

#[test]
fn the_first_and_the_last_line_of_a_list_are_places_too() {
    let before = "use std::io::{\n    Read, // r\n    Write // w\n};\n";
    assert_eq!(with_reader(before), "use std::io::{\n    BufReader,\n    Read, // r\n    Write // w\n};\n");
    let before = "use std::io::{\n    BufRead, // r\n    Read // w\n};\n";
    assert_eq!(with_write(before), "use std::io::{\n    BufRead, // r\n    Read, // w\n    Write\n};\n");
}

#[test]
fn a_list_with_one_name_a_line_keeps_its_layout() {
    let before = "use std::io::{\n\tRead,\n\tWrite,\n};\n";
    assert_eq!(with_reader(before), "use std::io::{\n\tBufReader,\n\tRead,\n\tWrite,\n};\n");
}

#[test]
fn a_line_that_grows_too_long_is_packed() {
    let before = "use std::io::{self, BufRead, Cursor, ErrorKind, LineWriter, Read, Seek, SeekFrom, Stdin, StdinLk};\n";
    let after = "use std::io::{\n    self, BufRead, BufReader, Cursor, ErrorKind, LineWriter, Read, Seek, SeekFrom, Stdin, StdinLk,\n};\n";
    assert_eq!(with_reader(before), after);
}

#[test]
fn the_indentation_of_a_file_is_kept() {
    let packed =
        |unit: &str, names: &str| format!("use std::{{\n{unit}{names},\n}};\n\nfn f() {{\n{unit}g();\n}}\n");
    for unit in ["  ", "    ", "\t"] {
        let after = packed(unit, &format!("fs::File,\n{unit}io::{{BufReader, Read}},\n{unit}path::Path"));
        let before = packed(unit, &format!("fs::File,\n{unit}io::Read,\n{unit}path::Path"));
        assert_eq!(with_reader(&before), after);
    }
}

#[test]
fn a_packed_list_is_packed_again() {
    let before = "use std::io::{\n    self, BufRead, Cursor, ErrorKind, LineWriter, Read, Seek, SeekFrom, Stdin, StdinLock, Stdout,\n    StdoutLock,\n};\n";
    let after = "use std::io::{\n    self, BufRead, BufReader, Cursor, ErrorKind, LineWriter, Read, Seek, SeekFrom, Stdin,\n    StdinLock, Stdout, StdoutLock,\n};\n";
    assert_eq!(with_reader(before), after);
    let uneven = before.replace("Cursor, ", "Cursor,\n    ");
    assert_eq!(with_reader(&uneven), after);
}

#[test]
fn the_width_of_a_file_is_kept() {
    let long = "use std::io::{self, BufRead, Cursor, ErrorKind, LineWriter, Read, Seek, SeekFrom, Stdin, StdinLock, Stdout};";
    assert!(with_write(long).ends_with("Stdout, Write};"));
}

#[test]
fn a_new_line_goes_to_its_group() {
    let before = "use anyhow::Result;\n\nuse std::fs::File;\nuse std::path::Path;\n\nuse crate::a;\n";
    let after = "use anyhow::Result;\n\nuse std::fs::File;\nuse std::io::BufReader;\nuse std::path::Path;\n\nuse crate::a;\n";
    assert_eq!(with_reader(before), after);
}

#[test]
fn a_lone_group_is_kept_sorted() {
    assert_eq!(
        with_reader("use anyhow::Result;\nuse zip::Zip;\n"),
        "use anyhow::Result;\nuse std::io::BufReader;\nuse zip::Zip;\n"
    );
    assert_eq!(with_reader("use zip::Zip;\n"), "use std::io::BufReader;\nuse zip::Zip;\n");
}

#[test]
fn a_group_of_its_own_stands_first() {
    let before = "//! Docs.\n\n// Others.\nuse anyhow::Result;\n\nuse crate::a;\n";
    let after = "//! Docs.\n\nuse std::io::BufReader;\n\n// Others.\nuse anyhow::Result;\n\nuse crate::a;\n";
    assert_eq!(with_reader(before), after);
}

#[test]
fn a_group_that_is_not_sorted_takes_the_line_after_its_kin() {
    let before = "use zip::Zip;\nuse std::fs::File; // f\nuse anyhow::Result;\n";
    let after = "use zip::Zip;\nuse std::fs::File; // f\nuse std::io::BufReader;\nuse anyhow::Result;\n";
    assert_eq!(with_reader(before), after);
}

#[test]
fn a_file_without_imports_gets_the_first() {
    let before = "//! Docs.\n#![allow(a)]\n\n/// Main.\nfn main() {}\n";
    let after = "//! Docs.\n#![allow(a)]\n\nuse std::io::BufReader;\n\n/// Main.\nfn main() {}\n";
    assert_eq!(with_reader(before), after);
    assert_eq!(with_reader("fn main() {}\n"), "use std::io::BufReader;\n\nfn main() {}\n");
    assert_eq!(with_reader("//! D"), "//! D\nuse std::io::BufReader;\n");
}

#[test]
fn attributes_stay_with_their_import() {
    let before = "use std::fs::File;\n#[cfg(unix)]\nuse std::os::unix;\n";
    let after = "use std::fs::File;\nuse std::io::BufReader;\n#[cfg(unix)]\nuse std::os::unix;\n";
    assert_eq!(with_reader(before), after);
    let before = "#[cfg(unix)]\nuse std::io::Read;\nuse std::path::Path;\n";
    let after = "use std::io::BufReader;\n#[cfg(unix)]\nuse std::io::Read;\nuse std::path::Path;\n";
    assert_eq!(with_reader(before), after);
}

#[test]
fn a_public_import_is_not_extended() {
    let before = "pub use std::io::Read;\n";
    assert_eq!(with_reader(before), "use std::io::BufReader;\n\npub use std::io::Read;\n");
}

#[test]
fn a_taken_name_is_spelled_whole() {
    for before in [
        "use tokio::io::BufReader;",
        "struct BufReader;",
        "fn BufReader() {}",
        "mod BufReader {\n    use super::X;\n}\nfn f() { use a::BufReader; }",
        "use a::B as BufReader;",
        "use a::*;\nfn f() { BufReader::new(x) }",
    ] {
        assert_eq!(spelled(before), "std::io::BufReader", "{before}");
    }
}

#[test]
fn a_name_that_a_block_takes_is_taken_there() {
    assert_eq!(spelled("use std::io::BufReader;\nfn f() { use a::BufReader; }"), "std::io::BufReader");
}

#[test]
fn a_trait_whose_name_is_taken_comes_without_one() {
    assert_eq!(with_write("use std::fmt::Write;\n"), "use std::fmt::Write;\nuse std::io::Write as _;\n");
    assert_eq!(
        with_write("use std::fmt::Write;\nuse std::io::{self, Read};\n"),
        "use std::fmt::Write;\nuse std::io::{self, Read, Write as _};\n"
    );
}

#[test]
fn a_trait_is_in_scope_where_its_name_is_hidden() {
    let before = "use std::io::Write;\nfn f() {\n    use std::fmt::Write;\n}\n";
    assert_eq!(with_write(before), before);
    let before = "use std::fs::File;\nfn f() {\n    use std::fmt::Write;\n}\n";
    assert!(with_write(before).starts_with("use std::fs::File;\nuse std::io::Write;\n"));
}

#[test]
fn a_shadowed_crate_is_marked() {
    assert_eq!(spelled("mod std;\nstruct BufReader;"), "::std::io::BufReader");
    assert_eq!(with_reader("mod std;\n"), "use ::std::io::BufReader;\n\nmod std;\n");
    assert_eq!(with_reader("extern crate std;\nfn f() {}\n").lines().count(), 4);
}

#[test]
fn a_block_that_imports_from_the_module_takes_the_name() {
    let before = "fn f() {\n    use std::io::Read;\n}\n";
    assert_eq!(with_reader(before), "fn f() {\n    use std::io::{BufReader, Read};\n}\n");
    let before = "fn f() {\n    use std::fs::File;\n}\n";
    assert_eq!(with_reader(before), "use std::io::BufReader;\n\nfn f() {\n    use std::fs::File;\n}\n");
}

#[test]
fn line_ends_are_kept() {
    let before = "use std::fs::File;\r\nuse std::path::Path;\r\n";
    assert_eq!(
        with_reader(before),
        "use std::fs::File;\r\nuse std::io::BufReader;\r\nuse std::path::Path;\r\n"
    );
    let before = "use std::io::{\r\n    Read,\r\n    Write, // w\r\n};\r\n";
    let after = "use std::io::{\r\n    BufReader,\r\n    Read,\r\n    Write, // w\r\n};\r\n";
    assert_eq!(with_reader(before), after);
    assert_eq!(with_reader("fn f() {}\r\n"), "use std::io::BufReader;\r\n\r\nfn f() {}\r\n");
}

#[test]
fn indentation_is_kept() {
    let before = "mod a {\n    use std::fs::File;\n    use x::y;\n}\n";
    let after = "mod a {\n    use std::fs::File;\n    use std::io::BufReader;\n    use x::y;\n}\n";
    assert_eq!(with_reader(before), after);
    assert_eq!(with_reader("mod a { use x::y; }"), "mod a { use std::io::BufReader; use x::y; }");
    assert_eq!(with_reader("mod a { fn f() {} }"), "mod a { use std::io::BufReader; fn f() {} }");
}

#[test]
fn a_second_import_joins_the_first() {
    let first = with_reader("use std::io::Read;");
    assert_eq!(with_write(&first), "use std::io::{BufReader, Read, Write};");
}

#[test]
fn names_of_other_crates_are_imported_alike() {
    let (name, after) = ask("use tokio::fs::File;\n", &["tokio", "io", "AsyncWriteExt"], true);
    assert_eq!(
        (name.as_str(), after.as_str()),
        ("AsyncWriteExt", "use tokio::fs::File;\nuse tokio::io::AsyncWriteExt;\n")
    );
}
