//! Expressions, patterns, and which local a name means.

use super::*;
use insta::assert_snapshot;

#[test]
fn a_call_chain_keeps_its_order() {
    assert_snapshot!(body("BufReader::new(File::open(p)?).lines().count()"), @"{ (.count (.lines (BufReader::new (File::open p)?))) }");
}

#[test]
fn shadowing_makes_a_new_local_and_the_value_sees_the_old_one() {
    assert_snapshot!(body("let f = open(); let f = wrap(f); f"), @"{ let f#0 = (open); let f#1 = (wrap f#0); f#1 }");
}

#[test]
fn a_block_gives_names_back() {
    assert_snapshot!(body("let f = 1; { let f = 2; f; } f"), @"{ let f#0 = 1; { let f#1 = 2; f#1; } f#0 }");
}

#[test]
fn a_closure_sees_outer_locals_and_its_parameters() {
    assert_snapshot!(body("let f = 1; move |x: u8, (a, f)| g(f, x, a); f"), @"{ let f#0 = 1; (move |x#1: u8, (a#2 f#3)| (g f#3 x#1 a#2)); f#0 }");
}

#[test]
fn let_else_binds_after() {
    assert_snapshot!(body("let Some(x) = x() else { return x; }; x"), @"{ let (Some x#0) = (x) else { (return x); }; x#0 }");
}

#[test]
fn if_let_binds_for_the_then_branch_only() {
    assert_snapshot!(body("if let Ok(f) = f { f } else { f }"), @"{ (if (let (Ok f#0) f) { f#0 } { f }) }");
}

#[test]
fn a_chain_of_lets_binds_from_left_to_right() {
    assert_snapshot!(body("if let Some(a) = x && a > 1 && let Some(b) = a { b } else { a }"), @"{ (if (op (op (let (Some a#0) x) (op a#0 1)) (let (Some b#1) a#0)) { b#1 } { a }) }");
}

#[test]
fn while_let_binds_in_its_body() {
    assert_snapshot!(body("while let Some(l) = it.next() { l; } l"), @"{ (while (let (Some l#0) (.next it)) { l#0; }) l }");
}

#[test]
fn arms_and_guards_see_what_the_arm_binds() {
    assert_snapshot!(body("match e { Ok(n) if n == 0 => n, Err(n) | Other(n, ..) => n, None => n, _ => 1 }"), @"{ (match e [(Ok n#0) (op n#0 0) n#0] [(Err n#1)|(Other n#1 ..) n#1] [`None n] [_ 1]) }");
}

#[test]
fn a_guard_with_let_binds_for_its_arm() {
    assert_snapshot!(body("match e { Some(a) if let Ok(b) = a => b, _ => b }"), @"{ (match e [(Some a#0) (let (Ok b#1) a#0) b#1] [_ b]) }");
}

#[test]
fn upper_case_names_are_no_bindings() {
    assert_snapshot!(body("match e { None => 1, MAX => 2, other => 3, ref mut r => 4, N @ 1 => 5 }"), @"{ (match e [`None 1] [`MAX 2] [other#0 3] [ref mut r#1 4] [N#2 @ other 5]) }");
}

#[test]
fn struct_patterns_bind_their_shorthands() {
    assert_snapshot!(body("let S { a, ref mut b, c: Some(d), .. } = s; a"), @"{ let S {a: a#0, b: ref mut b#1, c: (Some d#2)} = s; a#0 }");
}

#[test]
fn slices_references_ranges_and_boxes_are_patterns_too() {
    assert_snapshot!(body("let [a, rest @ .., &b] = s; match x { 1..=3 | -1 => a, (ref c) => rest, box d => d }"), @"{ let [a#0 rest#1 @ other &b#2] = s; (match x [other|other a#0] [ref c#3 rest#1] [&d#4 d#4]) }");
}

#[test]
fn nested_functions_do_not_see_locals() {
    let items = lower("fn f(x: u8) { fn g() { x } x; const C: u8 = x.c(); }");
    assert_snapshot!(dump::body(func(&items, "f").body.as_ref().unwrap()), @"|x#0| { x#0; }");
    assert_snapshot!(dump::body(func(&items, "g").body.as_ref().unwrap()), @"{ x }");
    assert_snapshot!(dump::body(items.values[0].body.as_ref().unwrap()), @"(.c x)");
}

#[test]
fn self_is_a_local() {
    let items = lower("impl S { fn f(&mut self, n: usize) { self.file.read(n) } }");
    assert_snapshot!(dump::body(items.funcs[0].body.as_ref().unwrap()), @"|self#0, n#1| { (.read self#0.file n#1) }");
}

#[test]
fn parentheses_vanish_and_spans_are_of_the_inside() {
    let text = "fn f() { ((a + b)).c }";
    let items = lower(text);
    let body = items.funcs[0].body.as_ref().unwrap();
    assert_snapshot!(dump::body(body), @"{ (op a b).c }");
    let sum = body.exprs.iter().find(|it| matches!(it.kind, ExprKind::Binary { .. })).unwrap();
    assert_eq!(&text[sum.span.range()], "a + b");
}

#[test]
fn statement_spans_include_the_semicolon() {
    let text = "fn f() { g()? ; let x = 1 ; m!(x) ; loop {} }";
    let items = lower(text);
    let body = items.funcs[0].body.as_ref().unwrap();
    let ExprKind::Block(block) = &body.expr(body.root.unwrap()).kind else { panic!() };
    let spans = block.statements.iter().map(|it| match it {
        Statement::Let { span, .. } | Statement::Expr { span, .. } => &text[span.range()],
    });
    assert_eq!(spans.collect::<Vec<_>>(), ["g()? ;", "let x = 1 ;", "m!(x) ;"]);
    assert!(block.tail.is_some());
}

#[test]
fn attributes_are_not_part_of_an_expression() {
    let text = "fn f() { g(#[a] h(), #[cfg(x)] // why\n m!(1)) }";
    let items = lower(text);
    let body = items.funcs[0].body.as_ref().unwrap();
    let spans = body.exprs.iter().skip(2).map(|it| &text[it.span.range()]);
    assert_eq!(spans.collect::<Vec<_>>(), ["g", "h()", "h", "m!(1)", "1"]);
}

#[test]
fn every_expression_knows_what_it_stands_in() {
    let items = lower(
        "fn f() { let x = { a()? }; match x { _ if b => c, _ => |y| y + d }; if e {} else { vec![g; 2] }; S { h, i: 1, ..j } }",
    );
    let body = items.funcs[0].body.as_ref().unwrap();
    let block = |id: ExprId| matches!(body.expr(id).kind, ExprKind::Block(_));
    for id in body.expr_ids() {
        let Some(parent) = body.expr(id).parent else {
            assert_eq!(Some(id), body.root);
            continue;
        };
        assert!(body.expr(parent).span.contains(body.expr(id).span));
        assert!(body.ancestors(id).last() == body.root);
        // `{ a()? }` is a block in a block; any other child that starts where its parent does is shorter.
        assert!(block(parent) || body.expr(parent).span != body.expr(id).span);
    }
}

#[test]
fn blocks_have_their_kind() {
    assert_snapshot!(body("unsafe { a } ; async move { b.await }; const { 1 }; 'l: { break 'l 2 }"), @"{ Unsafe { a }; Async { b.await }; Const { 1 }; { (break '0 2) } }");
}

#[test]
fn a_label_names_what_is_left() {
    assert_snapshot!(body("'a: for x in y { 'b: loop { while z { break 'b; continue 'a; } let f = || break; 'a: { break 'a } } }"), @"{ (for x#0 y { (loop { (while z { (break '3); (continue '5); }) let f#1 = (|| (break nowhere)); { (break '0) } }) }) }");
}

#[test]
fn loops_break_with_values() {
    assert_snapshot!(body("let x = loop { break 1; }; for (i, c) in s.chars() { continue; } while x < 3 { return; }"), @"{ let x#0 = (loop { (break 1); }); (for (i#1 c#2) (.chars s) { (continue); }) (while (op x#0 3) { (return); }) }");
}

#[test]
fn operators_fields_and_ranges() {
    assert_snapshot!(body("x.0.1 += *y as u64 & !z; a[..] = b[1..=2]; -c..; &raw mut d"), @"{ (op= x.0.1 (op (as *y u64) (unary z))); (= a[(..)] b[(..= 1 2)]); (.. (unary c)); &mut d }");
}

#[test]
fn literals_keep_their_value() {
    assert_snapshot!(body(r##"("a\n", b"\xffb", 0x1_0u8, 1.5, 'c', true, r#"x"#, c"z", 99999999999999999999)"##), @r#"{ (tuple "a\n" b"?b" 16 lit lit true "x" lit lit) }"#);
}

#[test]
fn struct_literals_have_shorthands_and_a_base() {
    assert_snapshot!(body("let file = 1; io::S::<T> { file, name: n, 0: z, ..base() }"), @"{ let file#0 = 1; io::S<T> {file file#0, name: n, 0: z ..(base)} }");
}

#[test]
fn generics_of_methods_and_paths_are_kept() {
    assert_snapshot!(body("a.b::<Vec<_>, 3>(c); <F as io::Read>::read(d); <[u8]>::len(e); Vec::<u8>::new()"), @"{ (.b<Vec<_>><3> a c); (<F>::io::Read::read d); (<[u8]>::len e); (Vec<u8>::new) }");
}

#[test]
fn unknown_expressions_still_show_their_uses() {
    let items = lower("fn f(x: u8) { let c = || { yield x; do yeet x }; }");
    let body = items.funcs[0].body.as_ref().unwrap();
    let uses = body.exprs.iter().filter(|it| matches!(it.kind, ExprKind::Local(_))).count();
    assert_eq!(uses, 2);
}

#[test]
fn raw_names_lose_their_mark() {
    assert_snapshot!(body("let r#type = 1; r#type.r#fn(x.r#in, r#mod::T)"), @"{ let type#0 = 1; (.fn type#0 x.in mod::T) }");
}

#[test]
fn a_binding_ends_with_its_block_also_in_a_condition() {
    assert_snapshot!(body("if { let a = 1; a > 0 } { a } while { let b = 2; b } { b; }"), @"{ (if { let a#0 = 1; (op a#0 0) } { a }) (while { let b#1 = 2; b#1 } { b; }) }");
}
