//! Files that get no more than one line: pieces without a line end, in code that writes none.

use crate::catalogue::{Direction, OncePer};
use crate::items::{Body, ExprId, ExprKind, Literal};
use crate::track::many::is_over_items;
use crate::track::program::Program;
use crate::track::worth::Pair;

/// Whether all writes are pieces of one line, one for each item of a list, by what the functions say that make them.
pub fn are_of_one_line(program: &Program<'_>, pairs: &[Pair]) -> bool {
    pairs.iter().all(|it| {
        it.site.direction == Direction::Write
            && it.site.once_per == OncePer::Fragment
            && it.site.within_line
            && (!it.trace.in_loop || is_over_items(program, it))
            && program.known(it.at.owner).is_some_and(|known| !ends_lines(&known.body))
    })
}

fn ends_lines(body: &Body) -> bool {
    let ends = |it: ExprId| match &body.expr(it).kind {
        ExprKind::Literal(Literal::Str { value, .. }) => value.contains("\\n") || value.contains('\n'),
        ExprKind::Literal(Literal::Byte(byte)) => *byte == b'\n',
        ExprKind::Macro(call) => call.path.name() == "writeln",
        _ => false,
    };
    body.expr_ids().any(ends)
}
