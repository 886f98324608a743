//! Names that lead to names, and macros in macros.

use crate::program::{HEAD, each, nest, writes};
use crate::said::{LOG, assert_said, in_loop, said};

/// A program whose log is handed on from module to module.
fn handed_on(modules: &str) -> String {
    format!(
        "{HEAD}{modules}
fn all(log: &mut m0::Log, xs: &[u8]) -> io::Result<()> {{ for x in xs {{ log.put(*x)?; }} Ok(()) }}
pub fn put(path: &str, xs: &[u8]) -> io::Result<()> {{
    let mut log = m0::Log {{ file: File::create(path)? }};
    all(&mut log, xs)?;
    log.file.sync_all()
}}\n"
    )
}

#[test]
fn a_chain_of_re_exports_is_followed_to_its_end() {
    let last =
        |nth| format!("mod m{nth} {{ use super::*; {} }}\n", LOG.replace("file: File", "pub file: File"));
    for export in ["Log", "*"] {
        let link = |it: usize| format!("mod m{it} {{ pub use crate::m{}::{export}; }}\n", it + 1);
        let program = |links| handed_on(&format!("{}{}", each(links, link), last(links)));
        assert_said(program, &[(7, "for review"), (8, "for review"), (200, "for review")]);
    }
}

#[test]
fn a_re_export_of_itself_ends() {
    for (one, other) in [
        ("pub use crate::m1::Log;", "pub use crate::m0::Log;"),
        ("pub use crate::m1::*;", "pub use crate::m0::*;"),
        (
            "pub use crate::m1::Log; pub use crate::m1::*;",
            "pub use super::m0::{self, *}; pub use m0::m0::Log;",
        ),
        ("pub use self::Log::Log;", "pub use Log::Log;"),
        ("pub type Log = crate::m1::Log;", "pub type Log = crate::m0::Log; pub use Log::*;"),
    ] {
        said(&handed_on(&format!("mod m0 {{ {one} }}\nmod m1 {{ {other} }}\n")));
    }
}

#[test]
fn re_exports_in_circles_are_looked_at_once() {
    let modules = |count: usize| {
        let uses = each(count, |it| format!("pub use crate::m{it}::*; pub use crate::m{it}::Log;"));
        each(count, |it| format!("mod m{it} {{ {uses} }}\n"))
    };
    said(&handed_on(&modules(40)));
}

#[test]
fn what_stands_in_too_many_macros_may_do_anything() {
    let looks = |core, links| {
        let call = format!("{};\n", nest(links, "assert!(", core, ")"));
        format!("{HEAD}{}", writes("put", &call))
    };
    assert_said(|it| looks("*n == 7", it), &[(16, "safe"), (17, "for review"), (200, "for review")]);
    assert_said(
        |it| looks("std::fs::read(path).is_ok()", it),
        &[(16, "for review"), (17, "for review"), (200, "for review")],
    );
}

#[test]
fn what_is_written_in_too_many_macros_is_not_told_of() {
    let written = |it| in_loop("", "", &format!("{};", nest(it, "dbg!(", "file.write_all(&[*x])?", ")")));
    assert_said(written, &[(16, "safe"), (17, "nothing")]);
    // A call beside it is, with all that the macros may do.
    let beside = |it| format!("{} file.write_all(&[1])?;", nest(it, "dbg!(", "file.write_all(&[*x])?", ");"));
    assert_said(|it| in_loop("", "", &beside(it).replace(");)", "))")), &[(17, "left")]);
}

#[test]
fn what_a_macro_writes_out_at_too_great_length_may_do_anything() {
    // Each statement is eleven bytes of the two thousand that are written out.
    let program = |core: &'static str| {
        move |count: usize| {
            let rules = format!("($f:expr, $n:expr) => {{{{ {core} {} }}}};", "let _ = 1; ".repeat(count));
            format!("{HEAD}macro_rules! m {{ {rules} }}\n{}", writes("put", "for x in xs { m!(file, *x); }"))
        }
    };
    let writes = program("$f.write_all(&[$n])?;");
    assert_said(writes, &[(0, "for review"), (100, "for review"), (300, "left")]);
}

#[test]
fn a_macro_that_ends_the_program_at_any_length_is_known_to() {
    let program = |count: usize| {
        let rules = format!(
            "($n:expr) => {{{{ {} if $n == 7 {{ std::process::exit(1); }} }}}};",
            "let _ = 1; ".repeat(count)
        );
        format!("{HEAD}macro_rules! m {{ {rules} }}\n{}", in_loop("", "", "m!(*x); file.write_all(&[*x])?;"))
    };
    assert_said(program, &[(0, "for review"), (100, "for review"), (300, "for review")]);
}
