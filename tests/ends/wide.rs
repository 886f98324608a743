//! Much of one kind, one behind the other, in the body of one function.

use crate::measure::assert_ends;
use crate::program::{HEAD, each, writes};

/// Functions of each program, so that it needs more time than the start of a process.
const COPIES: usize = 10;

/// Functions that hold many statements with their handle in scope.
fn assert_wide(count: usize, statement: impl Fn(usize) -> String) {
    assert_wide_with("", count, statement);
}

fn assert_wide_with(items: &str, count: usize, statement: impl Fn(usize) -> String) {
    assert_ends(count, |it| {
        let statements = each(it, &statement);
        format!("{HEAD}{items}{}", each(COPIES, |nth| writes(format!("f{nth}"), &statements)))
    });
}

#[test]
fn many_writes_in_line_are_judged_once() {
    assert_wide(100, |_| "file.write_all(&[1])?;\n".to_owned());
}

#[test]
fn many_loops_of_reads_are_judged_once() {
    assert_ends(500, |it| {
        let reads = each(it, |_| "for _ in xs { file.read_exact(&mut [0; 1])?; }\n".to_owned());
        let head = "pub fn read(path: &str, x: i32) -> io::Result<()> { let mut file = File::open(path)?;\n";
        format!("{HEAD}{}{head}{reads} Ok(()) }}\n", writes("write", ""))
    });
}

#[test]
fn chains_of_closures_that_call_twice_are_judged_once() {
    assert_ends(20, |it| {
        let names = each(it, |nth| format!("let mut a{} = || {{ a{nth}()?; a{nth}() }};\n", nth + 1));
        let first = "let mut a0 = || file.write_all(&[1]);";
        let shape = format!("{first} {names} for _ in xs {{ a{it}()?; }}");
        format!("{HEAD}{}", each(40, |nth| writes(format!("f{nth}"), &shape)))
    });
}

#[test]
fn many_closures_that_write_are_judged_once() {
    assert_wide(40, |it| format!("let mut c{it} = || file.write_all(&[1]); c{it}()?;\n"));
}

#[test]
fn many_arms_that_write_are_judged_once() {
    assert_ends(400, |it| {
        let arms = each(it, |nth| format!("{nth} => file.write_all(&[1])?,\n"));
        format!("{HEAD}{}", writes("write", &format!("for _ in xs {{ match x {{ {arms} _ => {{}} }} }}")))
    });
}

#[test]
fn many_returns_and_writes_are_judged_once() {
    assert_wide(30, |it| format!("if x == {it} {{ return Ok(()); }} file.write_all(&[1])?;\n"));
}

#[test]
fn many_prints_in_a_loop_are_judged_once() {
    assert_ends(500, |it| {
        let prints = each(it, |_| "println!(\"{it}\");\n".to_owned());
        format!("{HEAD}{}", writes("write", &format!("for it in xs {{ {prints} }}")))
    });
}

#[test]
fn many_threads_with_a_handle_are_judged_once() {
    assert_wide(20, |_| {
        "let mut own = file.try_clone()?; std::thread::spawn(move || own.write_all(&[1]));\n".to_owned()
    });
}

#[test]
fn many_statements_in_front_of_a_handle_are_judged_once() {
    assert_ends(2_000, |it| {
        let before = each(it, |nth| format!("let a{nth} = x + 1;\n"));
        let write = "let mut own = File::create(path)?; for _ in xs { own.write_all(&[1])?; }";
        format!("{HEAD}{}", writes("write", &format!("{before}{write}")))
    });
}

#[test]
fn many_names_of_one_value_are_judged_once() {
    assert_wide(100, |it| format!("let a{it} = &file; let _ = a{it}.metadata();\n"));
}

#[test]
fn types_that_double_with_each_call_are_judged_once() {
    assert_ends(60, |it| {
        let names = each(it, |nth| format!("let a{} = pair(a{nth});\n", nth + 1));
        let shape = format!("let a0 = x; {names}");
        let pair = "fn pair<T: Copy>(it: T) -> (T, T) { (it, it) }\n";
        format!("{HEAD}{pair}{}", each(10, |nth| writes(format!("f{nth}"), &shape)))
    });
}

/// A chain of names, each given what a statement makes of the one before it, and a write of the last.
fn assert_chain_of_values(first: &str, length: usize, link: impl Fn(usize, &str) -> String, write: &str) {
    assert_ends(3, |it| {
        let links = each(length, |nth| {
            let next = format!("a{}", nth + 1);
            link(it, &format!("a{nth}")).replace("NEXT", &next)
        });
        let write = write.replace("LAST", &format!("a{length}"));
        format!(
            "{HEAD}{}",
            each(40, |nth| writes(format!("f{nth}"), &format!("let a0 = {first};\n{links}{write}")))
        )
    });
}

#[test]
fn names_that_are_made_of_the_one_before_ever_more_often_are_judged_once() {
    let link =
        |times: usize, last: &str| format!("let NEXT = join({});\n", format!("{last}, ").repeat(times));
    let write = "for it in LAST.lines() { file.write_all(it.as_bytes())?; println!(\"{it}\"); }";
    assert_chain_of_values("String::new()", 14, link, write);
}

#[test]
fn names_that_are_written_as_they_are_made_of_the_one_before_are_judged_once() {
    let link = |times: usize, last: &str| {
        let again = format!("NEXT = {last};\n").repeat(times);
        format!("let mut NEXT = {last};\n{again}")
    };
    assert_chain_of_values("xs", 14, link, "for _ in xs { file.write_all(LAST)?; }");
}

#[test]
fn blocks_that_are_taken_out_of_the_one_before_ever_more_often_are_judged_once() {
    let link =
        |times: usize, last: &str| format!("let NEXT = [{}].concat();\n", format!("{last}, ").repeat(times));
    assert_chain_of_values("xs", 14, link, "for it in LAST.chunks(3) { file.write_all(it)?; }");
}

#[test]
fn writers_that_are_chosen_from_the_one_before_ever_more_often_are_judged_once() {
    let link = |times: usize, last: &str| {
        let arms = format!("1 => {last}, ").repeat(times);
        format!("let mut NEXT: Box<dyn Write> = match x {{ {arms} _ => {last} }};\n")
    };
    let first = "Box::new(File::create(path)?) as Box<dyn Write>";
    assert_chain_of_values(first, 14, link, "for _ in xs { LAST.write_all(&[1])?; }");
}

#[test]
fn paths_that_are_made_of_the_one_before_ever_more_often_are_judged_once() {
    let link =
        |times: usize, last: &str| format!("let NEXT = {last}{};\n", format!(".join(&{last})").repeat(times));
    assert_chain_of_values("std::path::PathBuf::from(path)", 14, link, "let _ = std::fs::read(&LAST)?;");
}

#[test]
fn many_fields_with_handles_are_judged_once() {
    assert_ends(100, |it| {
        let fields = each(it, |nth| format!("a{nth}: File, "));
        let values = each(it, |nth| format!("a{nth}: File::create(path)?, "));
        let write = |nth| {
            format!(
                "pub fn w{nth}(&mut self, xs: &[u8]) -> io::Result<()> {{ for n in xs {{ self.a{nth}.write_all(&[*n])?; }} Ok(()) }}\n"
            )
        };
        let new = format!("pub fn new(path: &str) -> io::Result<Self> {{ Ok(Log {{ {values} }}) }}");
        format!("{HEAD}pub struct Log {{ {fields} }}\nimpl Log {{ {new}\n{} }}\n", each(it, write))
    });
}

#[test]
fn chains_of_names_that_borrow_the_one_before_are_judged_once() {
    assert_ends(60, |it| {
        let links = each(it, |nth| format!("let mut a{} = &mut a{nth};\n", nth + 1));
        let write = format!("let mut a0 = &mut file;\n{links}for _ in xs {{ a{it}.write_all(&[1])?; }}\n");
        format!("{HEAD}{}", each(4 * COPIES, |nth| writes(format!("f{nth}"), &write)))
    });
}

#[test]
fn names_that_are_given_many_handles_are_judged_once() {
    assert_ends(40, |it| {
        let again = "file = File::create(path)?;\n".repeat(it);
        format!("{HEAD}{}", each(2 * COPIES, |nth| writes(format!("f{nth}"), &again)))
    });
}
