//! Chains that tell that a repair fits: what ends one may need what it had.

use crate::program::{HEAD, each};
use crate::said::{assert_said, in_loop, said_of};

#[test]
fn a_handle_behind_many_names_may_be_needed_itself() {
    let named = |links: usize| {
        let names = each(links, |it| format!("let f{} = f{it};\n", it + 1));
        let before = format!(
            "for x in xs {{ file.write_all(&[*x])?; }} let f0 = &mut file;\n{names}
for x in xs {{ f{links}.write_all(&[*x])?; }}"
        );
        in_loop("", &before, "")
    };
    assert_said(named, &[(10, "for review"), (14, "left"), (100, "left")]);
}

#[test]
fn the_type_of_a_buffer_behind_many_names_may_be_written() {
    let program = |links: usize| {
        let names = each(links, |it| format!("let mut f{} = id(f{it});\n", it + 1));
        format!(
            "{HEAD}use std::io::{{BufRead, BufReader}};\nfn id<T>(it: T) -> T {{ it }}
pub fn get(xs: &[u8]) -> io::Result<usize> {{
    let mut f0 = BufReader::new(xs);
    {names}
    f{links}.read_line(&mut String::new())
}}
pub fn other(path: &str) -> io::Result<usize> {{
    BufReader::new(File::open(path)?).read_line(&mut String::new())
}}\n"
        )
    };
    for (links, expected) in [(3, "safe"), (6, "left"), (100, "left")] {
        let said = said_of(&[("src/main.rs", &program(links))], &["--select", "redundant_buffer"]);
        assert_eq!(said, expected, "{links} links");
    }
}

#[test]
fn more_than_three_flushes_are_for_somebody_to_look_at() {
    let looks = "for x in xs { file.write_all(&[*x])?; } let _ = std::fs::metadata(path)?;\n";
    let program = |links| in_loop("", &looks.repeat(links), "");
    assert_said(program, &[(1, "safe"), (3, "safe"), (4, "for review"), (40, "for review")]);
}

#[test]
fn a_path_as_long_as_any_system_has_is_known() {
    let joined =
        |of: &str, links: usize| format!("dir{}", format!(".join(\"{}\")", of.repeat(100)).repeat(links));
    let program = |read: &str, links: usize| {
        format!(
            "{HEAD}use std::path::Path;
pub fn put(dir: &Path, xs: &[u8]) -> io::Result<()> {{
    let a = {};
    let b = {};
    let mut file = File::create(&a)?;
    for x in xs {{ file.write_all(&[*x])?; std::fs::read(&b)?; file.write_all(&[*x, 1])?; }}
    file.sync_all()
}}\n",
            joined("x", links),
            joined(read, links)
        )
    };
    assert_said(|it| program("x", it), &[(1, "for review"), (41, "for review"), (100, "for review")]);
    assert_said(|it| program("y", it), &[(1, "safe"), (41, "safe"), (100, "safe")]);
}
