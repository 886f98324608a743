//! No walk ends early with a wrong answer: chains may be as long as a program likes, and what is too much to be looked at
//! may do anything.

#[path = "bounds/followed.rs"]
mod followed;
#[path = "bounds/names.rs"]
mod names;
#[path = "ends/program.rs"]
#[expect(dead_code, reason = "the shapes need more pieces than these programs")]
mod program;
#[path = "bounds/repaired.rs"]
mod repaired;
#[path = "bounds/said.rs"]
mod said;
#[path = "scratch/folder.rs"]
mod scratch;
#[path = "bounds/types.rs"]
mod types;
#[path = "bounds/used.rs"]
mod used;

use program::{HEAD, each, writes};
use said::{assert_said, said};

#[test]
fn a_file_that_forty_functions_hand_back_is_found() {
    let links = each(40, |it| format!("fn f{it}(path: &str) -> io::Result<File> {{ f{}(path) }}\n", it + 1));
    let last = "fn f40(path: &str) -> io::Result<File> { File::create(path) }\n";
    let write = "pub fn put(xs: &[u8]) -> io::Result<()> { let mut file = f0(\"a\")?;
for it in xs { writeln!(file, \"{it}\")?; } file.sync_all() }\n";
    assert_eq!(said(&format!("{HEAD}{links}{last}{write}")), "safe");
}

#[test]
fn a_loop_forty_calls_away_from_a_write_is_seen() {
    let links =
        each(40, |it| format!("fn f{it}(&mut self, x: u8) -> io::Result<()> {{ self.f{}(x) }}\n", it + 1));
    let last = "fn f40(&mut self, x: u8) -> io::Result<()> { writeln!(self.file, \"{x}\") }\n";
    let log = format!("struct Log {{ file: File }}\nimpl Log {{ {links}{last} }}\n");
    let write = "pub fn put(path: &str, xs: &[u8]) -> io::Result<()> {
let mut log = Log { file: File::create(path)? }; for it in xs { log.f0(*it)?; } Ok(()) }\n";
    assert_eq!(said(&format!("{HEAD}{log}{write}")), "for review");
}

#[test]
fn what_is_nested_too_deep_may_do_anything() {
    let program = |links: usize| {
        let chain = format!("let _ = {{ std::process::id() }}{};\n", ".min(1)".repeat(links));
        format!("{HEAD}{}", writes("put", &chain))
    };
    assert_said(program, &[(20, "safe"), (900, "for review")]);
}

#[test]
fn a_value_that_is_made_of_itself_ends() {
    for itself in ["a", "&a", "a.into()", "a?", "Some(a)", "{ a }", "if x > 1 { a } else { a }", "a.join(a)"]
    {
        for using in
            ["a.write_all(&[1])?;", "file.write_all(a)?;", "std::fs::read(a)?;", "write!(file, \"{a}\")?;"]
        {
            let between = format!("let mut a;\na = {itself};\nfor _ in xs {{ {using} }}\n");
            said(&format!("{HEAD}{}", writes("put", &between)));
        }
    }
}
