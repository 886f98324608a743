//! Chains that tell that I/O costs little: what ends one is told of as if it cost much, and what is repaired stays right.

use crate::program::{HEAD, each, nest};
use crate::said::{assert_said, in_loop};

/// So many functions, each of which calls the next, with a parameter that is handed on.
fn chain(links: usize, param: &str, arg: &str, ret: &str, last: &str) -> String {
    let link = |it: usize| format!("fn f{it}({param}) -> {ret} {{ f{}({arg}) }}\n", it + 1);
    format!("{}fn f{links}({param}) -> {ret} {{ {last} }}\n", each(links, link))
}

#[test]
fn a_handle_in_many_boxes_is_told_of_by_where_it_is_made() {
    let boxed = |made: &str, links| {
        let made = nest(links, "Box::new(", made, ")");
        let write = "for x in xs { own.write_all(&[*x])?; }";
        in_loop("", &format!("let mut own = {made};\n{write} own.flush()?;"), "")
    };
    assert_said(|it| boxed("File::create(path)?", it), &[(12, "left"), (13, "left"), (40, "left")]);
    for made in ["io::BufWriter::new(File::create(path)?)", "Vec::new()"] {
        assert_said(|it| boxed(made, it), &[(12, "nothing"), (13, "nothing"), (40, "nothing")]);
    }
}

#[test]
fn a_block_behind_many_names_is_written_as_a_block() {
    let written = |size: usize, links: usize| {
        let names = each(links, |it| format!("let b{} = &b{it}[..];\n", it + 1));
        in_loop("", &format!("let b0 = [0u8; {size}];\n{names}"), &format!("file.write_all(b{links})?;"))
    };
    assert_said(|it| written(4, it), &[(1, "safe"), (1_000, "safe")]);
    // Of what is unknown it would be told as well.
    assert_said(|it| written(65_536, it), &[(1, "nothing"), (1_000, "nothing")]);
}

#[test]
fn a_read_into_a_buffer_behind_many_names_is_of_unknown_size() {
    let read = |size: usize, links: usize| {
        let names = each(links, |it| format!("let b{} = &mut b{it}[..];\n", it + 1));
        format!(
            "{HEAD}pub fn get(path: &str, xs: &[u8]) -> io::Result<u64> {{
    let (mut file, mut sum) = (File::open(path)?, 0);
    let mut b0 = [0u8; {size}];
    {names}
    for _ in xs {{ file.read_exact(b{links})?; sum += u64::from(b{links}[0]); }}
    Ok(sum)
}}\n"
        )
    };
    assert_said(|it| read(4, it), &[(2, "safe"), (3, "nothing"), (100, "nothing")]);
    assert_said(|it| read(65_536, it), &[(2, "nothing"), (3, "nothing"), (100, "nothing")]);
}

#[test]
fn a_buffer_that_many_functions_hand_on_has_a_size() {
    let read = |size: usize, links| {
        let param = "file: &mut File, bytes: &mut [u8]";
        let functions = chain(links, param, "file, bytes", "io::Result<()>", "file.read_exact(bytes)");
        format!(
            "{HEAD}{functions}pub fn get(path: &str, n: usize) -> io::Result<u64> {{
    let (mut file, mut sum) = (File::open(path)?, 0);
    for _ in 0..n {{ let mut b = [0; {size}]; f0(&mut file, &mut b)?; sum += u64::from(b[0]); }}
    Ok(sum)
}}\n"
        )
    };
    assert_said(|it| read(4, it), &[(3, "safe"), (4, "safe"), (40, "safe")]);
    assert_said(|it| read(65_536, it), &[(3, "nothing"), (4, "nothing"), (40, "nothing")]);
}

#[test]
fn a_whole_file_behind_many_names_may_be_a_piece_of_one() {
    let written = |links: usize| {
        let names = each(links, |it| format!("let b{} = &b{it}[4..];\n", it + 1));
        let whole = format!("let b0 = std::fs::read(\"a\")?;\n{names}");
        in_loop("", &whole, &format!("file.write_all(b{links})?;"))
    };
    assert_said(written, &[(1, "nothing"), (7, "safe"), (40, "safe")]);
}

#[test]
fn turns_that_many_methods_hand_on_may_be_many() {
    let over = |list: &str, links| {
        let turns = format!("for x in {list}.iter(){}", ".rev()".repeat(links));
        in_loop("", &format!("{turns} {{ file.write_all(&[*x])?; }}"), "")
    };
    assert_said(|it| over("[1, 2, 3]", it), &[(11, "nothing"), (12, "safe"), (40, "safe")]);
    assert_said(|it| over("[1; 3000]", it), &[(11, "safe"), (12, "safe"), (40, "safe")]);
}

#[test]
fn one_of_many_callers_may_say_a_large_number() {
    let called = |turns: usize, callers| {
        let write = "let mut file = File::create(path)?; for x in 0..n { file.write_all(&[x as u8])?; } file.sync_all()";
        let call = |it| format!("pub fn c{it}(path: &str) -> io::Result<()> {{ go(path, {turns}) }}\n");
        let go = format!("fn go(path: &str, n: usize) -> io::Result<()> {{ {write} }}\n");
        format!("{HEAD}{go}{}", each(callers, call))
    };
    assert_said(|it| called(3, it), &[(16, "nothing"), (17, "safe"), (100, "safe")]);
    assert_said(|it| called(5_000, it), &[(16, "safe"), (17, "safe"), (100, "safe")]);
}

#[test]
fn writes_beside_a_file_that_is_made_deep_below_are_quiet() {
    let made = |links| {
        let make = chain(links, "path: &str", "path", "io::Result<()>", "std::fs::write(path, b\"x\")");
        in_loop(&make, "", "f0(\"a\")?; file.write_all(&[*x])?;")
    };
    assert_said(made, &[(1, "nothing"), (2, "nothing"), (40, "nothing")]);
}

#[test]
fn a_position_that_is_set_deep_below_is_taken_to_stay() {
    let sought = |links| {
        let seek = "file.seek(io::SeekFrom::Start(7))?; Ok(())";
        let functions = chain(links, "file: &mut File", "file", "io::Result<()>", seek);
        format!(
            "{HEAD}{functions}
fn head(file: &mut File) -> io::Result<u8> {{ let mut b = [0; 4]; file.read_exact(&mut b)?; Ok(b[0]) }}
pub fn get(path: &str, xs: &[u8]) -> io::Result<u8> {{
    let (mut file, mut sum) = (File::open(path)?, 0);
    for _ in xs {{ f0(&mut file)?; sum += head(&mut file)?; }}
    Ok(sum)
}}\n"
        )
    };
    // A buffer around it reads the same: it only saves less.
    assert_said(sought, &[(1, "nothing"), (2, "safe"), (40, "safe")]);
}

#[test]
fn a_terminal_that_is_asked_for_deep_below_has_chosen_nothing() {
    let asked = |links| {
        let ask = chain(links, "", "", "bool", "io::stdout().is_terminal()");
        format!(
            "{HEAD}use std::io::IsTerminal;\n{ask}fn main() {{
    if f0() {{ let mut out = io::stdout(); for x in 0..100_000 {{ writeln!(out, \"{{x}}\").unwrap(); }} }}
}}\n"
        )
    };
    assert_said(asked, &[(1, "nothing"), (2, "safe"), (40, "safe")]);
}

#[test]
fn a_value_of_very_many_types_may_be_of_many_lines() {
    let shown = |last: &str, links: usize| {
        let of = |nth: usize, held: &str, fmt: &str| {
            format!(
                "pub struct V{nth}({held});\nimpl std::fmt::Display for V{nth} {{
fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {{ {fmt} }} }}\n"
            )
        };
        let link = |it: usize| of(it, &format!("V{}", it + 1), "write!(f, \"{}\", self.0)");
        let types = format!("{}{}", each(links, link), of(links, "Vec<u8>", last));
        let write = "let mut file = File::create(path)?; write!(file, \"{v}\")?; file.sync_all()";
        format!("{HEAD}{types}pub fn put(path: &str, v: &V0) -> io::Result<()> {{ {write} }}\n")
    };
    assert_said(|it| shown("write!(f, \"{}\", self.0.len())", it), &[(100, "nothing"), (513, "safe")]);
    let lines = "for x in &self.0 { writeln!(f, \"{x}\")?; } Ok(())";
    assert_said(|it| shown(lines, it), &[(100, "safe")]);
}

/// A program whose functions all hand their own file to one.
fn handed(callers: usize, go: &str) -> String {
    let call = |it| {
        format!(
            "pub fn c{it}(path: &str, xs: &[u8]) -> io::Result<()> {{
    let mut file = File::create(path)?;
    go(&mut file, xs)?;
    file.sync_all()
}}\n"
        )
    };
    format!("{HEAD}{}{go}", each(callers, call))
}

#[test]
fn a_function_that_very_many_call_is_told_of() {
    let go = "fn go(file: &mut File, xs: &[u8]) -> io::Result<()> { for x in xs { file.write_all(&[*x])?; } Ok(()) }\n";
    assert_said(|it| handed(it, go), &[(3, "safe"), (1_100, "safe")]);
}

#[test]
fn a_parameter_stands_for_handles_that_are_too_many_to_be_named() {
    // So many calls share what may be looked at that not all callers can be followed.
    let writes = "file.write_all(&[*x])?; ".repeat(200);
    let go = format!(
        "fn go(file: &mut File, xs: &[u8]) -> io::Result<()> {{ for x in xs {{ {writes} }} Ok(()) }}\n"
    );
    assert_said(|it| handed(it, &go), &[(3, "safe"), (1_200, "for review")]);
}
