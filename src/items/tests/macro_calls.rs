//! Macro calls: what is an argument, and where it stands in the file.

use super::*;
use insta::assert_snapshot;

/// The text of each expression inside macro calls, in the order of lowering.
fn spans_in_macros(text: &str) -> Vec<String> {
    let items = lower(text);
    let body = items.funcs[0].body.as_ref().unwrap();
    let inside = body.exprs.iter().filter(|it| it.in_macro);
    inside.map(|it| text[it.span.range()].to_owned()).collect()
}

#[test]
fn arguments_are_expressions_of_the_body() {
    assert_snapshot!(body(r#"let w = 1; writeln!(w, "{} {x}", a.b()?)?; w"#), @r#"{ let w#0 = 1; (writeln! w#0 "{} {x}" (.b a)? with x)?; w#0 }"#);
}

#[test]
fn spans_lead_back_to_the_file() {
    let spans = spans_in_macros("fn f() { write!(out, \"x\", a + 1, g(b)) }");
    assert_eq!(spans, ["out", "\"x\"", "a + 1", "a", "1", "g(b)", "g", "b"]);
}

#[test]
fn spans_are_right_after_text_that_is_not_ascii() {
    assert_eq!(
        spans_in_macros("fn f() { /* ä→ */ p!( \"ü→\" , größe, é.ö() ) }"),
        ["\"ü→\"", "größe", "é.ö()", "é"]
    );
}

#[test]
fn spans_are_right_after_comments() {
    let spans = spans_in_macros("fn f() { p!(// one,\n a, /* two, */ b // three\n) }");
    assert_eq!(spans, ["a", "b"]);
}

#[test]
fn spans_are_right_between_other_brackets() {
    assert_eq!(spans_in_macros("fn f() { m!{ a , b }; v![ c , d ] }"), ["a", "b", "c", "d"]);
}

#[test]
fn spans_are_right_in_nested_calls() {
    let spans = spans_in_macros("fn f() { println!(\"{}\", format!(\"ö\", vec![x, m!( y.z )])) }");
    assert_eq!(
        spans,
        [
            "\"{}\"",
            "format!(\"ö\", vec![x, m!( y.z )])",
            "\"ö\"",
            "vec![x, m!( y.z )]",
            "x",
            "m!( y.z )",
            "y.z",
            "y"
        ]
    );
}

#[test]
fn spans_are_right_over_several_lines_with_crlf() {
    assert_eq!(spans_in_macros("fn f() {\r\n  p!(\r\n    a,\r\n    b.c(),\r\n  )\r\n}"), ["a", "b.c()", "b"]);
}

#[test]
fn a_repeat_keeps_its_spans() {
    assert_snapshot!(body("vec![0u8; n * 2]"), @"{ (vec! (repeat 0 (op n 2))) }");
    assert_eq!(spans_in_macros("fn f() { vec![ é; n ] }"), ["[ é; n ]", "é", "n"]);
}

#[test]
fn named_arguments_have_their_name() {
    assert_snapshot!(body(r#"format!("{w} {v}", w = 3, u = z)"#), @r#"{ (format! "{w} {v}" w=3 u=z with v) }"#);
}

#[test]
fn captures_are_remembered() {
    assert_snapshot!(body(r#"print!("{a} {b:?} {{c}} {0} {:w$.p$} {} {d:>width$}", x)"#), @r#"{ (print! "{a} {b:?} {{c}} {0} {:w$.p$} {} {d:>width$}" x with a,b,d,p,w,width) }"#);
}

#[test]
fn what_does_not_parse_keeps_its_identifiers() {
    assert_snapshot!(body(r#"select! { x = a.recv() => { use_(b, "{c}") } }"#), @r#"{ (select! unparsed with a,b,c,recv,use_,x) }"#);
}

#[test]
fn the_fields_of_tracing_are_expressions() {
    assert_snapshot!(body(r#"let (p, n) = x(); info!(target: "a", path = ?p.k(), %n, size = n % 2, "b");"#), @r#"{ let (p#0 n#1) = (x); (info! "a" path=(.k p#0) n#1 size=(op n#1 2) "b"); }"#);
    assert_snapshot!(body("let p = 1; warn!({ p }, q = f(?p));"), @"{ let p#0 = 1; (warn! unparsed with f,p,q); }");
}

#[test]
fn the_first_argument_of_matches_is_an_expression() {
    assert_snapshot!(body("let e = 1; matches!(e.kind(), Some(x) if x > y)"), @"{ let e#0 = 1; (matches! (.kind e#0) with Some,x,y) }");
    assert_eq!(spans_in_macros("fn f() { matches!( e.k(a, b) , Some(x)) }"), ["e.k(a, b)", "e", "a", "b"]);
}

#[test]
fn macro_calls_are_statements_and_tails() {
    assert_snapshot!(body("a!(); b! {} c![]; d!(1)"), @"{ (a!); (b!) (c!); (d! 1) }");
}

#[test]
fn locals_are_bound_inside_arguments_too() {
    assert_snapshot!(body("let x = 1; m!({ let x = 2; x }, |y| y + x); y"), @"{ let x#0 = 1; (m! { let x#1 = 2; x#1 } (|y#2| (op y#2 x#0))); y }");
}

#[test]
fn items_inside_arguments_are_declared_with_their_spans() {
    let text = "fn f() { ö!(1, { fn inner() { q } inner() }) }";
    let items = lower(text);
    let inner = func(&items, "inner");
    assert_eq!(&text[inner.span.range()], "fn inner() { q }");
    assert_eq!(&text[inner.name_span.range()], "inner");
    assert_eq!(items.scopes[inner.scope.0 as usize].kind, ScopeKind::Block);
}

#[test]
fn macro_rules_are_declared_and_not_looked_into() {
    let items = lower(
        "macro_rules! m { ($x:expr) => { fn hidden() { $x } } } fn f() { macro_rules! n { () => {} } }",
    );
    let names: Vec<_> = items.macros.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["m", "n"]);
    assert_eq!(items.funcs.len(), 1);
}
