//! Which files are kept for what they hand on, and which of those like them are not.

use super::*;

const TOLD: &str = "
use std::io::Write;
pub struct Rows;
impl Rows {
    fn put(&self, w: &mut dyn Write) {}
}
";

/// Whether a file is kept beside one that declares `Rows`, and one that names what either makes.
fn is_kept(text: &str) -> bool {
    let tree = Tree::new(&[])
        .with("Cargo.toml", "[package]\nname = \"a\"\n")
        .with("src/rows.rs", TOLD)
        .with(
            "src/user.rs",
            "use std::io::Read; fn f() { mk(); Table; get(); Rows; }\nfn g(a: &[u8; sizes::SECTOR]) {}",
        )
        .with("src/other.rs", text);
    let words = ["io::Read", "io::Write"].map(str::to_owned).to_vec();
    let telling = Telling { words, hints: Vec::new() };
    let found = rust_files(&[PathBuf::from(".")], &tree.options(), &telling);
    shown(&found).contains(&"src/other.rs".to_owned())
}

#[test]
fn what_hands_on_a_type_that_writes_is_kept() {
    for text in [
        "pub fn mk() -> Rows { loop {} }",
        "pub fn mk<T: Into<u8>>(it: [u8; 4]) -> std::io::Result<Option<Box<Rows>>> { loop {} }",
        "pub struct Table { pub rows: Rows }",
        "pub struct Table(u8, pub Rows);",
        "pub enum Table { Empty, Full(Rows) }",
        "pub type Table = Rows;",
        "pub use crate::rows::Rows;",
        "pub fn mk<F: FnMut(u8)>(with: F) {}",
        "pub struct Table;\nimpl Table {\n    fn get(&self) -> Rows { loop {} }\n}",
        "pub trait Table {\n    fn get(&self) -> Box<dyn Rows>;\n}",
        "impl Rows {\n    pub fn mk() -> Self { loop {} }\n}",
        "pub const SECTOR: usize = 512;",
    ] {
        assert!(is_kept(text), "{text}");
    }
}

#[test]
fn what_hands_on_nothing_that_is_asked_for_is_dropped() {
    for text in [
        "pub fn mk() -> Lines { loop {} }",
        "pub fn unasked() -> Rows { loop {} }",
        "pub fn mk(rows: &Rows) -> u8 { 0 }",
        "pub fn unasked(with: impl FnMut(u8)) {}",
        "pub struct Unasked { pub rows: Rows }",
        "pub struct Table<Rows> { pub rows: Rows }",
        "pub enum Table { Rows, Empty }",
        "pub fn mk() -> Result<u8, RowsError> { loop {} }",
        "// mk() -> Rows, struct: Table",
        "pub const UNASKED: usize = 512;",
        "pub const SECTOR: &str = \"512\";",
        "pub const fn SECTOR() -> usize { 512 }",
    ] {
        assert!(!is_kept(text), "{text}");
    }
}

#[test]
fn a_type_of_another_package_counts_where_a_path_leads_to_it() {
    for (dependency, is_kept) in [("b = { path = \"../b\" }", true), ("b = \"1\"", false)] {
        let tree = Tree::new(&[])
            .with("a/Cargo.toml", format!("[package]\nname = \"a\"\n[dependencies]\n{dependency}\n"))
            .with("a/src/main.rs", "mod other; File other::mk")
            .with("a/src/other.rs", "pub fn mk() -> Rows { loop {} }")
            .with("b/Cargo.toml", "[package]\nname = \"b\"\n")
            .with("b/src/lib.rs", "pub struct Rows { pub file: Box<dyn io::Read> }");
        let words = ["File", "io::Read"].map(str::to_owned).to_vec();
        let found = rust_files(&[PathBuf::from(".")], &tree.options(), &Telling { words, hints: Vec::new() });
        let shown = shown(&found);
        assert_eq!(shown.contains(&"a/src/other.rs".to_owned()), is_kept, "{shown:?}");
    }
}
