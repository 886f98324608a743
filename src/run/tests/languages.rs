//! The tree of a language, where each kind of node writes all others by its `Display`, is looked through once.

#![expect(clippy::disallowed_methods, reason = "a program is written to be looked at")]

use std::fmt::Write;
use std::fs;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

const KINDS: usize = 40;

fn program() -> String {
    let mut program = "use std::fmt;\nuse std::fs::File;\nuse std::io::{self, Write};\n".to_owned();
    for kind in 0..KINDS {
        let nodes: Vec<String> = (0..KINDS).map(|it| format!("V{it}(Box<T{it}>), ")).collect();
        let arms: Vec<String> =
            (0..KINDS).map(|it| format!("T{kind}::V{it}(it) => write!(f, \"{{}}\", it),\n")).collect();
        let (nodes, arms) = (nodes.concat(), arms.concat());
        write!(
            program,
            "pub enum T{kind} {{ {nodes} }}\nimpl fmt::Display for T{kind} {{\n\
             fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {{ match self {{ {arms} }} }}\n}}\n"
        )
        .unwrap();
    }
    program
        + "fn save(tree: &T0) -> io::Result<()> {\n    write!(File::create(\"a\")?, \"{tree}\")\n}\n\
           fn main() {\n    let tree: Option<T0> = None;\n    save(&tree.unwrap()).unwrap();\n}\n"
}

#[test]
fn the_tree_of_a_language_is_looked_through_in_a_moment() {
    let folder = tempfile::tempdir().unwrap();
    let main = folder.path().join("main.rs");
    fs::write(&main, program()).unwrap();
    let (over, is_over) = mpsc::channel();
    // It would go on for hours, and ends with the tests.
    thread::spawn(move || {
        crate::main(["buffix".into(), "-q".into(), "-j1".into(), main.into_os_string()]);
        over.send(())
    });
    assert!(is_over.recv_timeout(Duration::from_mins(1)).is_ok(), "the run does not end");
}
