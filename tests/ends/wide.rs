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
fn many_writes_whose_errors_are_ignored_are_judged_once() {
    assert_wide(100, |_| "let _ = file.write_all(&[1]);\n".to_owned());
}

#[test]
fn many_formatted_writes_are_judged_once() {
    assert_wide(100, |_| "writeln!(file, \"{x}\")?;\n".to_owned());
}

#[test]
fn many_loops_of_writes_are_judged_once() {
    assert_wide(50, |_| "for _ in xs { file.write_all(&[1])?; }\n".to_owned());
}

#[test]
fn many_reads_in_line_are_judged_once() {
    assert_ends(500, |it| {
        let reads = each(it, |_| "file.read_exact(&mut [0; 1])?;\n".to_owned());
        let head = "pub fn read(path: &str) -> io::Result<()> { let mut file = File::open(path)?;\n";
        format!("{HEAD}{}{head}for _ in 0..9 {{ {reads} }} Ok(()) }}\n", writes("write", ""))
    });
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
fn many_handles_are_judged_once() {
    assert_wide(20, |it| {
        format!("let mut f{it} = File::create(path)?; for _ in xs {{ f{it}.write_all(&[1])?; }}\n")
    });
}

#[test]
fn many_handles_of_one_name_are_judged_once() {
    assert_wide(20, |_| {
        "let mut file = File::create(path)?; for _ in xs { file.write_all(&[1])?; }\n".to_owned()
    });
}

#[test]
fn many_handles_in_one_name_are_judged_once() {
    assert_wide(5, |_| "file = File::create(path)?; for _ in xs { file.write_all(&[1])?; }\n".to_owned());
}

#[test]
fn chains_of_names_are_judged_once() {
    let name = |it| if it == 0 { "let a0 = 1;\n".to_owned() } else { format!("let a{it} = a{};\n", it - 1) };
    assert_wide(200, name);
}

#[test]
fn chains_of_names_of_a_handle_are_judged_once() {
    assert_ends(400, |it| {
        let names = each(it, |nth| format!("let mut a{} = a{nth};\n", nth + 1));
        let write = format!("for _ in xs {{ a{it}.write_all(&[1])?; }}");
        format!("{HEAD}{}", writes("write", &format!("let mut a0 = File::create(path)?; {names}{write}")))
    });
}

#[test]
fn chains_of_borrows_of_a_handle_are_judged_once() {
    assert_ends(400, |it| {
        let names = each(it, |nth| format!("let mut a{} = &mut a{nth};\n", nth + 1));
        let write = format!("for _ in xs {{ a{it}.write_all(&[1])?; }}");
        format!("{HEAD}{}", writes("write", &format!("let mut a0 = File::create(path)?; {names}{write}")))
    });
}

#[test]
fn chains_of_closures_are_judged_once() {
    assert_ends(400, |it| {
        let names = each(it, |nth| format!("let mut a{} = || a{nth}();\n", nth + 1));
        let first = "let mut a0 = || file.write_all(&[1]);";
        format!("{HEAD}{}", writes("write", &format!("{first} {names} for _ in xs {{ a{it}()?; }}")))
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
fn many_closures_that_are_passed_on_are_judged_once() {
    assert_wide(40, |_| "(0..x).try_for_each(|it| file.write_all(&[it as u8]))?;\n".to_owned());
}

#[test]
fn many_arms_that_write_are_judged_once() {
    assert_ends(400, |it| {
        let arms = each(it, |nth| format!("{nth} => file.write_all(&[1])?,\n"));
        format!("{HEAD}{}", writes("write", &format!("for _ in xs {{ match x {{ {arms} _ => {{}} }} }}")))
    });
}

#[test]
fn many_arms_that_give_values_are_judged_once() {
    assert_ends(2_000, |it| {
        let arms = each(it, |nth| format!("{nth} => Some(x),\n"));
        format!("{HEAD}{}", writes("write", &format!("let _ = match x {{ {arms} _ => None }};")))
    });
}

#[test]
fn many_arms_with_guards_are_judged_once() {
    assert_ends(1_000, |it| {
        let arms = each(it, |nth| format!("a if a > {nth} => return Ok(()),\n"));
        format!("{HEAD}{}", writes("write", &format!("match x {{ {arms} _ => {{}} }}")))
    });
}

#[test]
fn many_branches_that_write_are_judged_once() {
    assert_wide(40, |it| format!("if x == {it} {{ file.write_all(&[1])?; }} else {{ let _ = x; }}\n"));
}

#[test]
fn many_returns_between_writes_are_judged_once() {
    assert_wide(50, |it| format!("if x == {it} {{ return Ok(()); }}\n"));
}

#[test]
fn many_returns_and_writes_are_judged_once() {
    assert_wide(30, |it| format!("if x == {it} {{ return Ok(()); }} file.write_all(&[1])?;\n"));
}

#[test]
fn many_tries_between_writes_are_judged_once() {
    assert_wide_with("fn other() -> io::Result<()> { Ok(()) }\n", 100, |_| "other()?;\n".to_owned());
}

#[test]
fn many_calls_between_writes_are_judged_once() {
    assert_wide_with("fn other() {}\n", 100, |_| "other();\n".to_owned());
}

#[test]
fn many_opaque_calls_between_writes_are_judged_once() {
    assert_wide(100, |it| format!("unseen{it}();\n"));
}

#[test]
fn many_calls_with_a_handle_are_judged_once() {
    assert_wide_with("fn other(file: &mut File) -> io::Result<()> { file.write_all(&[1]) }\n", 40, |_| {
        "other(&mut file)?;\n".to_owned()
    });
}

#[test]
fn many_panics_between_writes_are_judged_once() {
    assert_wide(50, |it| format!("assert!(x > {it});\n"));
}

#[test]
fn many_exits_between_writes_are_judged_once() {
    assert_wide(50, |it| format!("if x == {it} {{ std::process::exit(1); }}\n"));
}

#[test]
fn many_breaks_between_writes_are_judged_once() {
    assert_ends(400, |it| {
        let breaks = each(it, |nth| format!("if x == {nth} {{ break; }} file.write_all(&[1])?;\n"));
        format!("{HEAD}{}", writes("write", &format!("loop {{ {breaks} }}")))
    });
}

#[test]
fn many_continues_between_writes_are_judged_once() {
    assert_ends(400, |it| {
        let breaks = each(it, |nth| format!("if x == {nth} {{ continue 'outer; }} file.write_all(&[1])?;\n"));
        format!("{HEAD}{}", writes("write", &format!("'outer: for _ in xs {{ {breaks} }}")))
    });
}

#[test]
fn many_flushes_are_judged_once() {
    assert_wide(50, |_| "file.write_all(&[1])?; file.flush()?;\n".to_owned());
}

#[test]
fn many_syncs_are_judged_once() {
    assert_wide(50, |_| "file.write_all(&[1])?; file.sync_all()?;\n".to_owned());
}

#[test]
fn many_seeks_between_writes_are_judged_once() {
    assert_wide(50, |_| "file.write_all(&[1])?; file.rewind()?;\n".to_owned());
}

#[test]
fn many_looks_at_the_file_between_writes_are_judged_once() {
    assert_wide(30, |_| "let _ = std::fs::metadata(path)?.len(); file.write_all(&[1])?;\n".to_owned());
}

#[test]
fn many_prints_between_writes_are_judged_once() {
    assert_wide(50, |_| "println!(\"{x}\"); file.write_all(&[1])?;\n".to_owned());
}

#[test]
fn many_loops_of_prints_are_judged_once() {
    assert_wide(30, |_| "for it in xs { println!(\"{it}\"); }\n".to_owned());
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
fn many_buffered_writers_are_judged_once() {
    assert_wide(20, |it| {
        format!(
            "let mut w{it} = io::BufWriter::new(File::create(path)?); for _ in xs {{ w{it}.write_all(&[1])?; }}\n"
        )
    });
}

#[test]
fn many_buffered_readers_of_one_handle_are_judged_once() {
    assert_wide(20, |it| {
        format!("let mut r{it} = io::BufReader::new(&file); r{it}.read_exact(&mut [0; 4])?;\n")
    });
}

#[test]
fn many_macros_that_are_not_expanded_are_judged_once() {
    assert_wide(50, |it| format!("unseen!(path, {it} => x);\n"));
}

#[test]
fn many_macros_that_are_not_expanded_with_a_handle_are_judged_once() {
    assert_wide(30, |_| "unseen!(file => 1; x); file.write_all(&[1])?;\n".to_owned());
}

#[test]
fn many_unrelated_statements_are_judged_once() {
    assert_wide(200, |it| format!("let a{it} = xs.iter().map(|it| it + {}).count();\n", it % 100));
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
fn many_mentions_of_the_path_are_judged_once() {
    assert_wide(50, |_| "drop(path.to_owned()); file.write_all(&[1])?;\n".to_owned());
}

#[test]
fn many_assignments_before_a_use_are_judged_once() {
    assert_wide(5, |it| format!("if x == {it} {{ file = File::create(path)?; }}\n"));
}

#[test]
fn many_drops_in_branches_are_judged_once() {
    assert_wide(30, |it| format!("if x == {it} {{ drop(file); return Ok(()); }}\n"));
}

#[test]
fn many_parameters_are_judged_once() {
    assert_ends(400, |it| {
        let params = each(it, |nth| format!("p{nth}: &mut File, "));
        let body = each(it, |nth| format!("for _ in 0..9 {{ p{nth}.write_all(&[1])?; }}\n"));
        format!("{HEAD}{}pub fn many({params}) -> io::Result<()> {{ {body} Ok(()) }}\n", writes("write", ""))
    });
}

#[test]
fn many_nested_functions_of_one_body_are_judged_once() {
    assert_wide(30, |it| {
        format!("fn g{it}(file: &mut File) -> io::Result<()> {{ file.write_all(&[1]) }} g{it}(&mut file)?;\n")
    });
}

#[test]
fn types_that_double_with_each_name_are_judged_once() {
    assert_ends(20, |it| {
        let names = each(it, |nth| format!("let a{} = (a{nth}, a{nth});\n", nth + 1));
        let shape = format!("let a0 = x; {names}");
        format!("{HEAD}{}", each(40, |nth| writes(format!("f{nth}"), &shape)))
    });
}

#[test]
fn types_that_double_with_each_call_are_judged_once() {
    assert_ends(20, |it| {
        let names = each(it, |nth| format!("let a{} = pair(a{nth});\n", nth + 1));
        let shape = format!("let a0 = x; {names}");
        let pair = "fn pair<T: Copy>(it: T) -> (T, T) { (it, it) }\n";
        format!("{HEAD}{pair}{}", each(40, |nth| writes(format!("f{nth}"), &shape)))
    });
}

#[test]
fn types_that_double_and_are_not_known_yet_are_judged_once() {
    assert_ends(20, |it| {
        let names = each(it, |nth| format!("let a{} = (a{nth}.clone(), a{nth});\n", nth + 1));
        let shape = format!("let a0 = Vec::new(); {names} a{it}.1.push(1u8);");
        format!("{HEAD}{}", each(40, |nth| writes(format!("f{nth}"), &shape)))
    });
}

#[test]
fn types_that_double_around_a_handle_are_judged_once() {
    assert_ends(20, |it| {
        let names = each(it, |nth| format!("let a{} = (a{nth}, a{nth});\n", nth + 1));
        let out = format!("a{it}{}", ".0".repeat(it));
        let shape = format!("let a0 = &file; {names} for _ in xs {{ {out}.write_all(&[1])?; }}");
        format!("{HEAD}{}", each(40, |nth| writes(format!("f{nth}"), &shape)))
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
fn names_of_a_handle_that_are_given_the_one_before_ever_more_often_are_judged_once() {
    let link = |times: usize, last: &str| {
        let again = format!("NEXT = {last};\n").repeat(times);
        format!("let mut NEXT = {last};\n{again}")
    };
    assert_chain_of_values("&file", 14, link, "for _ in xs { LAST.write_all(&[1])?; }");
}

#[test]
fn blocks_that_are_taken_out_of_the_one_before_ever_more_often_are_judged_once() {
    let link =
        |times: usize, last: &str| format!("let NEXT = [{}].concat();\n", format!("{last}, ").repeat(times));
    assert_chain_of_values("xs", 14, link, "for it in LAST.chunks(3) { file.write_all(it)?; }");
}

#[test]
fn types_that_double_in_two_branches_are_judged_once() {
    assert_ends(20, |it| {
        let names = |name: &str| each(it, |nth| format!("let {name}{} = pair({name}{nth});\n", nth + 1));
        let shape = format!(
            "let a0 = x; let b0 = x; {}{} let _ = if x > 1 {{ a{it} }} else {{ b{it} }};",
            names("a"),
            names("b")
        );
        let pair = "fn pair<T: Copy>(it: T) -> (T, T) { (it, it) }\n";
        format!("{HEAD}{pair}{}", each(10, |nth| writes(format!("f{nth}"), &shape)))
    });
}
