//! The statement that an expression stands in.

use crate::file::Span;
use crate::items::{ExprId, ExprKind, Statement};
use crate::track::Known;

/// The innermost statement around an expression.
pub fn enclosing_statement(known: &Known, expr: ExprId) -> Option<Span> {
    let span = known.body.expr(expr).span;
    known.body.ancestors(expr).find_map(|it| match &known.body.expr(it).kind {
        ExprKind::Block(block) => {
            let statement = block.position_of(span).and_then(|it| block.statements.get(it));
            statement.map(Statement::span).or_else(|| block.tail.map(|it| known.body.expr(it).span))
        }
        _ => None,
    })
}

/// The same, if what stands in front of that statement is done before each time that the expression is evaluated: not
/// so for the condition of a loop.
pub fn statement_in_turn(known: &Known, expr: ExprId) -> Option<Span> {
    let body = &known.body;
    let statement = enclosing_statement(known, expr)?;
    let mut around = body.ancestors(expr).take_while(|it| statement.contains(body.expr(*it).span));
    let repeats = |it| matches!(body.expr(it).kind, ExprKind::While { .. } | ExprKind::Loop { .. });
    (!around.any(repeats)).then_some(statement)
}
