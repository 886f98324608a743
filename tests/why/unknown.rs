//! Where the view ends: the answer names the first thing that is not known.

use crate::scratch::{folder, write};
use crate::{MANIFEST, ask, package, said};

#[test]
fn a_generic_writer_without_callers_says_so() {
    let put = "fn put<W: Write>(mut out: W) -> io::Result<()> {
    out.write_all(b\"abc\")
}
";
    insta::assert_snapshot!(said(put, "4"), @r#"
    src/lib.rs:4:5: `out.write_all(b"abc")`
      type     `out` is a `W`, where `W: std::io::Write`
      call     `std::io::Write::write_all` makes a system call each time on an unbuffered handle, here of 3 bytes
      why      no caller of `put` outside of tests is in sight, so that nothing unbuffered is seen to come in (src/lib.rs:3:4)
    "#);
    let public = said(&format!("pub {put}"), "3");
    assert!(
        public.contains(
            "no caller of `put` outside of tests is in sight, and those of other crates are not seen"
        ),
        "{public}"
    );
}

#[test]
fn a_macro_that_is_not_expanded_is_the_first_thing_that_is_not_known() {
    let log = "shared_static! {
    static ref LOG: std::sync::Mutex<File> = std::sync::Mutex::new(File::create(\"a\").unwrap());
}
pub fn log(x: &[u8]) {
    LOG.lock().unwrap().write_all(x).unwrap();
}
";
    insta::assert_snapshot!(said(log, "7"), @r"
    src/lib.rs:7:5: `LOG.lock().unwrap().write_all(x)`
      type     that of `LOG.lock().unwrap()` is not known
      unknown  `LOG` is declared by `shared_static!`, which is not expanded (src/lib.rs:7:5)
    ");
    assert!(said(log, "4").contains("it stands in `shared_static!`, which is not expanded (src/lib.rs:3:1)"));
}

#[test]
fn what_has_no_body_in_sight_is_named() {
    let read = "pub fn read(x: &mut [u8]) -> io::Result<()> {
    let mut file = open_it()?;
    file.read_exact(x)
}
";
    let said = said(read, "5");
    assert!(said.contains("  type     that of `file` is not known\n"), "{said}");
    assert!(said.contains("  unknown  `open_it` has no body in sight (src/lib.rs:4:20)\n"), "{said}");
}

#[test]
fn a_trait_that_is_called_as_one_of_stds_is_none_of_std() {
    let read = "pub fn read<R: portable_io::Read>(mut reader: R, x: &mut [u8]) {
    reader.read_exact(x).unwrap();
}
";
    let bound = "the type of `reader` is `R: portable_io::Read`, a trait that is not std's and that is described nowhere";
    for line in ["3", "4"] {
        let said = said(read, line);
        assert!(said.contains(bound), "{said}");
    }
}

#[test]
fn what_is_declared_in_a_macro_or_given_to_one_is_not_seen() {
    let give = "pub fn give(path: &str) -> io::Result<()> {
    let file = File::create(path)?;
    emit!(file, 1);
    select! { x = file.write_all() => x }
    Ok(())
}
";
    let given = said(give, "5");
    assert!(
        given.contains("`emit!` is not expanded, so that what it does with `file` is not known"),
        "{given}"
    );
    assert!(said(give, "6").contains("`select!` is not expanded"), "{}", said(give, "6"));
}

#[test]
fn a_file_that_tells_of_nothing_is_read_all_the_same() {
    let root = folder();
    write(root.path(), "Cargo.toml", MANIFEST);
    write(root.path(), "src/lib.rs", "pub fn one() {\n    println!(\"1\");\n}\n");
    let run = ask(root.path(), "src/lib.rs:2");
    assert!(run.stdout.contains("no loop is in sight that it stands in"), "{run:?}");
}

#[test]
fn what_is_declared_in_a_file_that_is_not_read_names_the_file() {
    let root = package(
        "mod quiet;\npub fn put<S: quiet::Take>(s: S) {\n    s.write_all(1);\n    quiet::open(2);\n}\n",
    );
    write(
        root.path(),
        "src/quiet.rs",
        "pub trait Take { fn write_all(&self, x: u8); }\npub fn open(_: u8) {}\n",
    );
    let unread = "is declared in `src/quiet.rs`, which buffix did not read, as it has none of the words by which files are chosen";
    for (line, named) in [(5, "`S: quiet::Take`, a trait that "), (6, "`quiet::open` ")] {
        let run = ask(root.path(), &format!("src/lib.rs:{line}"));
        assert!(run.stdout.contains(&format!("{named}{unread}")), "{run:?}");
    }
}

#[test]
fn a_call_by_the_name_on_what_is_not_known_may_be_one() {
    let print = "pub struct Tree;
impl Tree {
    fn print<W: Write>(&self, out: &mut W) -> io::Result<()> {
        out.write_all(b\"a\")
    }
}
pub fn all(trees: &map::Map<Tree>, out: &mut File) -> io::Result<()> {
    trees.values().try_for_each(|tree| tree.print(out))
}
";
    let shown = said(print, "6");
    assert!(
        shown.contains("  unknown  something that comes in is not known: the type `map::Map` is not"),
        "{shown}"
    );
}

#[test]
fn a_file_that_calls_and_is_not_read_is_named() {
    let root = package(
        "mod run;\npub fn put<W: Write>(out: &mut W) -> io::Result<()> {\n    out.write_all(b\"a\")\n}\n",
    );
    write(root.path(), "src/run.rs", "pub fn run<T>(out: &mut T) { crate::put(out).ok(); }\n");
    let shown = ask(root.path(), "src/lib.rs:5").stdout;
    assert!(
        shown.contains(
            "a `put` is called in `src/run.rs`, which buffix did not read, as it has none of the words"
        ),
        "{shown}"
    );
}
