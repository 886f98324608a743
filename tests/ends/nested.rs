//! Expressions, patterns and statements that stand in one another.

use crate::measure::assert_ends;
use crate::program::{HEAD, around, between, each, functions, nest, writes};

/// Functions of each program, so that it needs more time than the start of a process.
const COPIES: usize = 40;
/// Deeper than what anybody writes; what grows with the depth is bounded by that of what is parsed at all.
const DEPTH: usize = 40;

fn assert_nested(open: &str, core: &str, close: &str) {
    assert_ends(DEPTH, |it| between(COPIES, &format!("let _ = {};", nest(it, open, core, close))));
}

/// The writes of a loop stand in the middle.
fn assert_nested_around(open: &str, close: &str) {
    assert_ends(DEPTH, |it| {
        functions(COPIES, |nth| around(format!("f{nth}"), &open.repeat(it), &close.repeat(it)))
    });
}

#[test]
fn nested_ranges_are_inferred_once() {
    assert_nested(".. ", "1", "");
}

#[test]
fn ranges_that_begin_with_ranges_are_inferred_once() {
    assert_nested("(", "1", "..)");
}

#[test]
fn long_chains_of_conditions_are_walked_once() {
    assert_ends(1_000, |it| {
        functions(4, |nth| {
            let test = format!("if {} true {{", "x > 1 && ".repeat(it));
            around(format!("f{nth}"), &test, "}")
        })
    });
}

#[test]
fn wide_arrays_are_walked_once() {
    assert_ends(2_000, |it| between(10, &format!("let _ = [{}];", "x, ".repeat(it))));
}

#[test]
fn nested_calls_of_generic_functions_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let shape = format!("let _ = {};", nest(it, "id(", "x", ")"));
        format!("{}fn id<T>(it: T) -> T {{ it }}\n", between(COPIES, &shape))
    });
}

#[test]
fn nested_calls_around_a_handle_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let shape = nest(it, "id(", "&mut file", ")");
        let shape = format!("for _ in xs {{ {shape}.write_all(&[1])?; }}");
        format!("{}fn id<T>(it: T) -> T {{ it }}\n", between(COPIES, &shape))
    });
}

#[test]
fn chains_of_2_000_methods_are_walked_once() {
    assert_ends(2_000, |it| between(4, &format!("let _ = x{};", ".max(1)".repeat(it))));
}

#[test]
fn chains_of_2_000_methods_on_a_handle_are_walked_once() {
    assert_ends(2_000, |it| {
        let chain = format!("file.by_ref(){}.write_all(&[1])?;", ".by_ref()".repeat(it));
        between(4, &format!("for _ in xs {{ {chain} }}"))
    });
}

#[test]
fn nested_closures_that_are_passed_to_functions_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let shape = format!("let _ = {};", nest(it, "call(|x| ", "x", ")"));
        format!("{}fn call<T>(it: impl Fn(i32) -> T) -> T {{ it(1) }}\n", between(COPIES, &shape))
    });
}

#[test]
fn nested_blocks_around_writes_are_walked_once() {
    assert_nested_around("{ ", " }");
}

#[test]
fn nested_ifs_around_writes_are_walked_once() {
    assert_nested_around("if x > 1 { ", " }");
}

#[test]
fn long_chains_of_else_if_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let branches = "if x == 2 { file.write_all(&[1])?; } else ".repeat(it);
        functions(COPIES, |nth| around(format!("f{nth}"), &format!("{branches} {{}}"), ""))
    });
}

#[test]
fn nested_matches_of_matches_are_walked_once() {
    assert_nested("match ", "x", " { 1 => 2, x => x }");
}

#[test]
fn nested_matches_around_writes_are_walked_once() {
    assert_nested_around("match x { 1 => {} 2 => return Ok(()), _ => { ", " } }");
}

#[test]
fn nested_let_elses_in_elses_are_walked_once() {
    assert_nested("{ let Some(x) = Some(x) else { return Ok(", "()", ") }; }");
}

#[test]
fn nested_formats_are_walked_once() {
    assert_nested("format!(\"{}\", ", "x", ")");
}

#[test]
fn nested_macros_of_the_program_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let shape = format!("let _ = {};", nest(it, "same!(", "x", ")"));
        let same = "macro_rules! same { ($it:expr) => { $it }; }\n";
        format!("{HEAD}{same}{}", each(COPIES, |nth| writes(format!("f{nth}"), &shape)))
    });
}

#[test]
fn nested_patterns_of_options_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let option = nest(it, "Some(", "x", ")");
        between(COPIES, &format!("if let {option} = {option} {{ return Ok(()); }}"))
    });
}

#[test]
fn nested_functions_are_walked_once() {
    // Each is read by itself, and with it what stands in it.
    assert_ends(5, |it| {
        let open = each(it, |nth| format!("fn f{nth}(file: &mut File) {{ let _ = file.write_all(&[1]); "));
        between(COPIES, &format!("{open}{}", "}".repeat(it)))
    });
}

#[test]
fn nested_boxes_around_a_handle_are_walked_once() {
    assert_ends(DEPTH / 2, |it| {
        let own = nest(it, "Box::new(", "File::create(path)?", ")");
        between(COPIES / 2, &format!("let mut own = {own}; for _ in xs {{ own.write_all(&[1])?; }}"))
    });
}

#[test]
fn chains_of_closures_that_pick_items_are_walked_once() {
    assert_ends(DEPTH / 2, |it| {
        let chain = ".filter(|a| **a > 1)".repeat(it);
        between(COPIES, &format!("let _ = xs.iter(){chain}.count();"))
    });
}

#[test]
fn called_closures_that_stand_in_one_another_are_walked_once() {
    assert_ends(15, |it| {
        let own = nest(it, "|| { let mut c = ", "|| file.write_all(&[1])", "; c()?; c() }");
        between(2 * COPIES, &format!("let mut c = {own}; c()?;"))
    });
}

#[test]
fn nested_closures_around_writes_are_walked_once() {
    assert_ends(DEPTH / 2, |it| {
        let close = format!("Ok::<(), io::Error>(()) {}", "})()?; ".repeat(it));
        functions(2 * COPIES, |nth| around(format!("f{nth}"), &"(|| { ".repeat(it), &close))
    });
}
