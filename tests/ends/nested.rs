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
fn ranges_that_end_with_ranges_are_inferred_once() {
    assert_nested("(0..", "1", ")");
}

#[test]
fn nested_references_are_walked_once() {
    assert_nested("& ", "x", "");
}

#[test]
fn nested_dereferences_are_walked_once() {
    assert_nested("*", "xs", "");
}

#[test]
fn nested_negations_are_walked_once() {
    assert_nested("!", "x", "");
}

#[test]
fn sums_are_walked_once() {
    assert_nested("x + ", "x", "");
}

#[test]
fn nested_sums_are_walked_once() {
    assert_nested("(x + ", "x", ")");
}

#[test]
fn chains_of_conditions_are_walked_once() {
    assert_ends(DEPTH, |it| {
        functions(COPIES, |nth| {
            let test = format!("if {} true {{", "x > 1 && ".repeat(it));
            around(format!("f{nth}"), &test, "}")
        })
    });
}

#[test]
fn chains_of_let_conditions_are_walked_once() {
    assert_ends(DEPTH, |it| {
        functions(COPIES, |nth| {
            let test = format!("if {} true {{", "let Some(x) = Some(x) && ".repeat(it));
            around(format!("f{nth}"), &test, "}")
        })
    });
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
fn nested_tuples_are_walked_once() {
    assert_nested("(", "x", ", 1)");
}

#[test]
fn nested_arrays_are_walked_once() {
    assert_nested("[", "x", "]");
}

#[test]
fn nested_repeats_are_walked_once() {
    assert_nested("[", "x", "; 1]");
}

#[test]
fn wide_arrays_are_walked_once() {
    assert_ends(2_000, |it| between(10, &format!("let _ = [{}];", "x, ".repeat(it))));
}

#[test]
fn wide_tuples_are_walked_once() {
    assert_ends(2_000, |it| between(10, &format!("let _ = ({});", "x, ".repeat(it))));
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
fn nested_options_are_walked_once() {
    assert_nested("Some(", "x", ")");
}

#[test]
fn nested_boxes_are_walked_once() {
    assert_nested("Box::new(", "x", ")");
}

#[test]
fn nested_boxes_around_a_handle_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let shape = nest(it, "Box::new(", "&mut file", ")");
        between(COPIES, &format!("let mut out = {shape};\nfor _ in xs {{ out.write_all(&[1])?; }}"))
    });
}

#[test]
fn nested_arguments_of_methods_are_walked_once() {
    assert_nested("x.max(", "x", ")");
}

#[test]
fn chains_of_methods_are_walked_once() {
    assert_nested("", "x", ".max(1)");
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
fn chains_of_adaptors_are_walked_once() {
    assert_nested("", "(0..9)", ".map(|it| it + 1)");
}

#[test]
fn chains_of_filters_are_walked_once() {
    assert_nested("", "xs.iter()", ".filter(|it| **it > 1)");
}

#[test]
fn chains_of_options_are_walked_once() {
    assert_nested("", "Some(x)", ".and_then(|it| Some(it))");
}

#[test]
fn nested_closures_are_walked_once() {
    assert_nested("|| ", "x", "");
}

#[test]
fn nested_closures_with_parameters_are_walked_once() {
    assert_nested("|a: i32, b| ", "x", "");
}

#[test]
fn nested_closures_that_are_called_are_walked_once() {
    assert_nested("(|| ", "x", ")()");
}

#[test]
fn nested_closures_that_are_passed_on_are_walked_once() {
    assert_nested("Some(x).map(|x| ", "x", ")");
}

#[test]
fn nested_closures_that_are_passed_to_functions_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let shape = format!("let _ = {};", nest(it, "call(|x| ", "x", ")"));
        format!("{}fn call<T>(it: impl Fn(i32) -> T) -> T {{ it(1) }}\n", between(COPIES, &shape))
    });
}

#[test]
fn nested_closures_around_writes_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let open = "(0..x).try_for_each(|_| { ";
        let shape = nest(it, open, "file.write_all(&[1])", " })");
        between(COPIES, &format!("{shape}?;"))
    });
}

#[test]
fn nested_blocks_are_walked_once() {
    assert_nested("{ ", "x", " }");
}

#[test]
fn nested_blocks_around_writes_are_walked_once() {
    assert_nested_around("{ ", " }");
}

#[test]
fn nested_unsafe_blocks_are_walked_once() {
    assert_nested_around("unsafe { ", " }");
}

#[test]
fn nested_labelled_blocks_are_walked_once() {
    assert_nested_around("'a: { if x == 1 { break 'a; } ", " }");
}

#[test]
fn nested_async_blocks_are_walked_once() {
    assert_nested("async { ", "x", " }.await");
}

#[test]
fn nested_ifs_are_walked_once() {
    assert_nested("if x == 1 { ", "x", " } else { 1 }");
}

#[test]
fn nested_ifs_around_writes_are_walked_once() {
    assert_nested_around("if x > 1 { ", " }");
}

#[test]
fn nested_elses_around_writes_are_walked_once() {
    assert_nested_around("if x > 1 { file.write_all(&[1])?; } else { ", " }");
}

#[test]
fn long_chains_of_else_if_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let branches = "if x == 2 { file.write_all(&[1])?; } else ".repeat(it);
        functions(COPIES, |nth| around(format!("f{nth}"), &format!("{branches} {{}}"), ""))
    });
}

#[test]
fn nested_if_lets_around_writes_are_walked_once() {
    assert_nested_around("if let Some(x) = Some(x) { ", " }");
}

#[test]
fn nested_conditions_are_walked_once() {
    assert_nested("if ", "true", " { true } else { false }");
}

#[test]
fn nested_matches_are_walked_once() {
    assert_nested("match x { 1 => 2, _ => ", "x", " }");
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
fn nested_guards_are_walked_once() {
    assert_nested("match x { 1 if ", "true", " => true, _ => false }");
}

#[test]
fn nested_loops_around_writes_are_walked_once() {
    assert_nested_around("loop { ", " }");
}

#[test]
fn nested_whiles_around_writes_are_walked_once() {
    assert_nested_around("while x > 1 { ", " }");
}

#[test]
fn nested_fors_around_writes_are_walked_once() {
    assert_nested_around("for x in 0..x { ", " }");
}

#[test]
fn nested_loops_that_are_left_around_writes_are_walked_once() {
    assert_nested_around("'a: loop { if x == 1 { break 'a; } if x == 2 { continue; } ", " break; }");
}

#[test]
fn nested_loops_that_give_values_are_walked_once() {
    assert_nested("loop { break ", "x", " }");
}

#[test]
fn nested_let_elses_are_walked_once() {
    assert_nested_around("let Some(x) = Some(x) else { return Ok(()) }; { ", " }");
}

#[test]
fn nested_let_elses_in_elses_are_walked_once() {
    assert_nested("{ let Some(x) = Some(x) else { return Ok(", "()", ") }; }");
}

#[test]
fn nested_returns_are_walked_once() {
    assert_nested("return ", "Ok(())", "");
}

#[test]
fn nested_tries_are_walked_once() {
    assert_nested("", "Some(x)", "?");
}

#[test]
fn nested_tries_of_calls_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let shape = format!("let _ = {};", nest(it, "f0(\"\", ", "x", ", &[])?"));
        between(COPIES, &shape)
    });
}

#[test]
fn nested_awaits_are_walked_once() {
    assert_nested("", "x", ".await");
}

#[test]
fn nested_indices_are_walked_once() {
    assert_nested("xs[", "0", " as usize]");
}

#[test]
fn chains_of_indices_are_walked_once() {
    assert_nested("", "xs", "[0]");
}

#[test]
fn chains_of_fields_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let shape = format!("let _ = |it: Link| it{}.value;", ".next".repeat(it));
        format!("{}struct Link {{ next: Box<Link>, value: i32 }}\n", between(COPIES, &shape))
    });
}

#[test]
fn chains_of_fields_of_a_handle_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let shape = format!("for _ in xs {{ link{}.file.write_all(&[1])?; }}", ".next".repeat(it));
        let function =
            |nth| format!("pub fn f{nth}(link: &mut Link, x: i32) -> io::Result<()> {{ {shape} Ok(()) }}\n");
        let all = functions(COPIES, function);
        let sink = writes("write", "");
        format!("{all}{sink}pub struct Link {{ next: Box<Link>, file: File }}\n")
    });
}

#[test]
fn chains_of_tuple_fields_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let shape = format!("let it = {}; let _ = it{};", nest(it, "(", "x", ",)"), ".0".repeat(it));
        between(COPIES, &shape)
    });
}

#[test]
fn chains_of_casts_are_walked_once() {
    assert_nested("", "x", " as i32");
}

#[test]
fn nested_struct_literals_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let shape = format!("let _ = {};", nest(it, "Link { next: ", "0", " }"));
        format!("{}struct Link<T> {{ next: T }}\n", between(COPIES, &shape))
    });
}

#[test]
fn nested_struct_updates_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let shape = format!("let _ = {};", nest(it, "Link { next: 1, ..", "link()", " }"));
        let link =
            "struct Link<T> { next: T, other: T }\nfn link() -> Link<i32> { Link { next: 1, other: 2 } }\n";
        format!("{}{link}", between(COPIES, &shape))
    });
}

#[test]
fn chains_of_assignments_are_walked_once() {
    assert_ends(DEPTH, |it| between(COPIES, &format!("let mut a; {}();", "a = ".repeat(it))));
}

#[test]
fn nested_macros_are_walked_once() {
    assert_nested("vec![", "x", "]");
}

#[test]
fn nested_formats_are_walked_once() {
    assert_nested("format!(\"{}\", ", "x", ")");
}

#[test]
fn nested_debugs_are_walked_once() {
    assert_nested("dbg!(", "x", ")");
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
fn nested_macros_around_writes_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let same = "macro_rules! same { ($($it:tt)*) => { $($it)* }; }\n";
        let function = |nth| around(format!("f{nth}"), &"same!{ ".repeat(it), &"}".repeat(it));
        format!("{HEAD}{same}{}{}", writes("write", ""), each(COPIES, function))
    });
}

#[test]
fn nested_asserts_of_writes_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let shape = nest(it, "assert!(", "file.write_all(&[1]).is_ok()", ")");
        between(COPIES, &format!("for _ in xs {{ {shape}; }}"))
    });
}

#[test]
fn nested_tuple_patterns_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let shape = format!("let {} = {};", nest(it, "(", "a", ", _)"), nest(it, "(", "x", ", 1)"));
        between(COPIES, &shape)
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
fn nested_patterns_of_references_are_walked_once() {
    assert_ends(DEPTH, |it| between(COPIES, &format!("let {}a = xs;", "& ".repeat(it))));
}

#[test]
fn nested_patterns_of_slices_are_walked_once() {
    assert_ends(DEPTH, |it| between(COPIES, &format!("let {} = xs;", nest(it, "[", "a", ", ..]"))));
}

#[test]
fn nested_or_patterns_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let pattern = nest(it, "(1 | ", "2", ")");
        between(COPIES, &format!("match x {{ {pattern} => {{}} _ => {{}} }}"))
    });
}

#[test]
fn nested_bindings_are_walked_once() {
    assert_ends(DEPTH, |it| {
        let pattern: String = (0..it).map(|nth| format!("a{nth} @ ")).collect();
        between(COPIES, &format!("match x {{ {pattern}1 => {{}} _ => {{}} }}"))
    });
}

#[test]
fn nested_functions_are_walked_once() {
    // Each is read by itself, and with it what stands in it.
    assert_ends(5, |it| {
        let open: String = (0..it)
            .map(|nth| format!("fn f{nth}(file: &mut File) {{ let _ = file.write_all(&[1]); "))
            .collect();
        between(COPIES, &format!("{open}{}", "}".repeat(it)))
    });
}

#[test]
fn nested_types_are_walked_once() {
    assert_ends(DEPTH, |it| {
        between(COPIES, &format!("let a: {}; drop(a);", nest(it, "Option<", "File", ">")))
    });
}

#[test]
fn nested_reference_types_are_walked_once() {
    assert_ends(DEPTH, |it| between(COPIES, &format!("let a: {}File; drop(a);", "&mut ".repeat(it))));
}
