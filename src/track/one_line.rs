//! Files that get no more than one line: pieces without a line end, in code that writes none.

use crate::catalogue::{Direction, OncePer};
use crate::items::{Body, ExprId, ExprKind, Literal};
use crate::track::api::called_api;
use crate::track::asked::Asked;
use crate::track::formatted::is_of_many_lines;
use crate::track::line_end;
use crate::track::many::is_over_items;
use crate::track::program::{At, Program};
use crate::track::worth::Pair;

/// Whether all writes are pieces of one line, one for each item of a list, by what the functions say that make them.
pub fn are_of_one_line(program: &Program<'_>, pairs: &[Pair]) -> bool {
    pairs.iter().all(|it| {
        it.site.direction == Direction::Write
            && it.site.once_per == OncePer::Fragment
            && it.site.within_line
            && (!it.trace.in_loop || is_over_items(program, it))
            && writes_no_line(program, it.at)
            && !is_of_many_lines(program, it)
    })
}

/// Whether no line end stands in the body of a call.
fn writes_no_line(program: &Program<'_>, call: At) -> bool {
    let Some(body) = program.known(call.owner).map(|it| &it.body) else { return false };
    let whole = At { expr: body.root.unwrap_or(call.expr), ..call };
    program.answers.once(Asked::WritesNoLine, whole, || !ends_lines(body, body.expr_ids()))
}

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
