//! Turns that write no more than one line together: items, and what stands between two of them.

use crate::items::{Body, ExprId, ExprKind, Literal};
use crate::track::api::called_api;
use crate::track::line_end;
use crate::track::program::{At, Program};

/// Whether each turn joins one item to a line: it writes what stands between two, and no line end.
pub fn is_joined(program: &Program<'_>, call: At) -> bool {
    let Some(known) = program.known(call.owner) else { return false };
    let body = &known.body;
    let Some(turns) = body.ancestors(call.expr).find(|it| body.is_loop(*it)) else { return false };
    let is_between = |it: ExprId| match &body.expr(it).kind {
        ExprKind::MethodCall { args, .. } => {
            args.iter().any(|it| line_end::of(body, *it) == Some(false))
                && called_api(program.index, body, &known.inference, it).starts_with("write")
        }
        _ => false,
    };
    let mut within = body.within(body.expr(turns).span);
    within.any(is_between) && !ends_lines(body, body.within(body.expr(turns).span))
}

fn ends_lines(body: &Body, mut within: impl Iterator<Item = ExprId>) -> bool {
    let ends = |it: ExprId| match &body.expr(it).kind {
        ExprKind::Literal(Literal::Str { value, .. }) => value.contains("\\n") || value.contains('\n'),
        ExprKind::Literal(Literal::Byte(byte)) => *byte == b'\n',
        ExprKind::Macro(call) => call.path.name() == "writeln",
        _ => false,
    };
    within.any(ends)
}
