//! Files that import all they need in one item without a path of its own.

use super::with_reader;

#[test]
fn one_item_for_all_imports_takes_the_name_too() {
    assert_eq!(
        with_reader("use {\n    crate::a,\n    std::{\n        fs::File,\n        io::Write,\n    },\n};\n"),
        "use {\n    crate::a,\n    std::{\n        fs::File,\n        io::{BufReader, Write},\n    },\n};\n"
    );
    assert_eq!(
        with_reader("use {\n    crate::a,\n    std::fs::File,\n};\n"),
        "use {\n    crate::a,\n    std::fs::File,\n    std::io::BufReader,\n};\n"
    );
    assert_eq!(
        with_reader("use {crate::a, crate::b};\nuse std::fs::File;\n"),
        "use {crate::a, crate::b};\nuse std::fs::File;\nuse std::io::BufReader;\n"
    );
}

#[test]
fn an_outer_list_takes_a_path() {
    assert_eq!(
        with_reader("use std::{fs::File, path::Path};"),
        "use std::{fs::File, io::BufReader, path::Path};"
    );
}
