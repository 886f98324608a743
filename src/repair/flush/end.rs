//! The flush behind the last write.

use crate::items::{ExprId, ExprKind, Statement};
use crate::judge::Concern;
use crate::repair::Change;
use crate::repair::flush::{Planner, already, enclosing_statement, pending, policy, tail};
use crate::repair::handling::{Handling, ends_value};

/// The flush after the last write.
pub fn flushed(
    planner: &Planner<'_>,
    handling: &Handling,
    changes: &mut Vec<Change>,
    concerns: &mut Vec<Concern>,
) -> Option<()> {
    let last = planner.last_write()?;
    let end = planner.known.body.expr(last).span.end;
    if pending::is_looked_at_behind(planner, end)
        || already::is_flushed_by(planner, last)
        || already::is_flushed_within(planner, last)
    {
        changes.extend(already::made_heard(planner, last, handling));
        return Some(());
    }
    if let Some(call) = dropped_by(planner, last) {
        let statement = enclosing_statement(planner.known, call)?;
        changes.extend(already::flushed_before(planner, statement, handling)?);
        return Some(());
    }
    let at = planner.place_of(asked_behind(planner, last).unwrap_or(last));
    match planner.block.statements.get(at) {
        Some(statement) if ends_here(planner, statement) => {
            changes.push(planner.before(statement.span(), handling)?);
        }
        // A way out like any other.
        Some(Statement::Expr { expr, .. })
            if matches!(planner.known.body.expr(*expr).kind, ExprKind::Return(_)) => {}
        Some(statement) => match tail::attached_in_head(planner, statement, last) {
            Some(change) => changes.push(change),
            None => changes.push(planner.after(statement.span(), handling)?),
        },
        None => match tail::flushed(planner, handling, last) {
            Some(found) => changes.extend(found),
            None => concerns.push(Concern::FlushNotReached),
        },
    }
    Some(())
}

/// Where the result of a write is asked for by its name, in a statement of its own.
fn asked_behind(planner: &Planner<'_>, last: ExprId) -> Option<ExprId> {
    let value = |it: &Statement| match it {
        Statement::Let { value, .. } => *value,
        Statement::Expr { .. } => None,
    };
    let statement = planner.block.statements.get(planner.place_of(last))?;
    policy::asked_by_name(planner.known, planner.block, value(statement)?)
}

/// A statement behind which nothing is reached: `return x;`.
fn ends_here(planner: &Planner<'_>, statement: &Statement) -> bool {
    match statement {
        Statement::Expr { expr, .. } => {
            matches!(planner.known.body.expr(*expr).kind, ExprKind::Return(None))
        }
        Statement::Let { .. } => false,
    }
}

/// `drop(name)`.
fn dropped_by(planner: &Planner<'_>, last: ExprId) -> Option<ExprId> {
    planner.known.body.expr(last).parent.filter(|it| ends_value(planner.scene, planner.known, *it))
}
