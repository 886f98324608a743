//! What is found without a walk is what a walk would find.

use super::*;
use crate::file::Span;
use crate::items::{ExprId, ExprKind, Kind, LocalId};

const TEXT: &str = r#"
macro_rules! out { ($to:expr, $($rest:tt)*) => { writeln!($to, $($rest)*)? }; }
fn f(a: &mut W, b: u8) -> R {
    let c = |d: u8| { a.write(&[d])?; Ok(()) };
    for e in 0..b { if e == 1 { continue; } c(e)?; out!(a, "{b} {}", e); }
    match b { 1 => a.write(&[b]), e if e > 2 => { let b = e; g(a, b) } _ => return Err(unparsed![a => b]) }
}
"#;

fn with_body(look: impl Fn(&Body)) {
    let items = lower(TEXT);
    look(func(&items, "f").body.as_deref().expect("it has a body"));
}

fn scan(body: &Body, is: impl Fn(ExprId) -> bool) -> Vec<ExprId> {
    body.expr_ids().filter(|it| is(*it)).collect()
}

#[test]
fn what_stands_in_a_span_is_found_by_where_it_begins() {
    with_body(|body| {
        for around in body.expr_ids() {
            let whole = body.expr(around).span;
            for span in [whole, Span::new(whole.start + 1, whole.end), Span::at(whole.start)] {
                let expected = scan(body, |it| span.contains(body.expr(it).span));
                assert_eq!(body.within(span).collect::<Vec<_>>(), expected);
                let calls = body.all_of(Kind::Call);
                let within = scan(body, |it| calls.contains(&it) && span.contains(body.expr(it).span));
                assert_eq!(body.those_within(calls, span).collect::<Vec<_>>(), within);
                assert_eq!(body.count_within(calls, span), within.len());
                assert_eq!(body.any_within(calls, span), !within.is_empty());
            }
        }
    });
}

#[test]
fn mentions_calls_and_macros_are_found_by_their_names() {
    with_body(|body| {
        for local in (0..body.locals.len()).map(|it| LocalId(crate::file::to_u32(it))) {
            let expected = scan(body, |it| matches!(body.expr(it).kind, ExprKind::Local(of) if of == local));
            assert_eq!(body.mentions(local), expected);
        }
        for name in ["write", "g", "c", "Ok", "missing"] {
            assert_eq!(body.calls_named(name), scan(body, |it| body.called_name(it) == name), "{name}");
        }
        assert_eq!(body.macros_naming("b").len(), 2);
        assert_eq!(body.macros_naming("d").len(), 0);
    });
}

#[test]
fn a_local_is_at_home_in_the_innermost_block_around_its_name() {
    with_body(|body| {
        for (at, local) in body.locals.iter().enumerate() {
            let blocks = scan(body, |it| {
                matches!(body.expr(it).kind, ExprKind::Block(_)) && body.expr(it).span.contains(local.span)
            });
            let narrowest = blocks.into_iter().min_by_key(|it| body.expr(*it).span.range().len());
            assert_eq!(body.home(LocalId(crate::file::to_u32(at))), narrowest, "{}", local.name);
        }
    });
}

#[test]
fn the_statement_around_a_place_is_found_by_where_it_ends() {
    with_body(|body| {
        let blocks = body.exprs.iter().filter_map(|it| match &it.kind {
            ExprKind::Block(block) => Some(block),
            _ => None,
        });
        for block in blocks {
            for expr in &body.exprs {
                let found = block.statements.iter().position(|it| it.span().contains(expr.span));
                assert_eq!(block.position_of(expr.span), found);
            }
        }
    });
}
