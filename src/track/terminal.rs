//! Stdout that is chosen for a terminal, and stdout that is made anew for each item.

use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, Visibility};
use crate::track::Made;
use crate::track::api::called_api;
use crate::track::facts::Def;
use crate::track::program::{Known, Program};
use crate::track::repeat::repeats;

/// Longest chain of names and functions that is followed. What asks by a longer one has chosen nothing that is known.
const MAX_DEPTH: u32 = 2;

/// Whether a branch on `is_terminal()` makes the handle: somebody has chosen where a buffer stands.
pub fn is_chosen(program: &Program<'_>, made: Made) -> bool {
    let Some(known) = program.known(made.at.owner) else { return false };
    let body = &known.body;
    let mut inner = made.at.expr;
    for outer in body.ancestors(made.at.expr) {
        let head = match &body.expr(outer).kind {
            ExprKind::If { condition, .. } => Some(*condition),
            ExprKind::Match { value, .. } => Some(*value),
            _ => None,
        };
        if head.is_some_and(|it| it != inner && asks_terminal(program, known, it, 0)) {
            return true;
        }
        inner = outer;
    }
    false
}

/// Whether an expression asks for a terminal, or a name or a function of the workspace in it does.
fn asks_terminal(program: &Program<'_>, known: &Known, within: ExprId, depth: u32) -> bool {
    let body = &known.body;
    let span = body.expr(within).span;
    let asks = |it: ExprId| {
        matches!(called_api(program.index, body, &known.inference, it), "is_terminal" | "is_tty")
            || depth < MAX_DEPTH && is_asked_by(program, known, it, depth)
    };
    body.within(span).any(|it| match &body.expr(it).kind {
        ExprKind::MethodCall { .. } => asks(it),
        ExprKind::Call { .. } => depth < MAX_DEPTH && is_asked_by(program, known, it, depth),
        ExprKind::Path(path, _) => path.segments.iter().any(|it| it.name == "atty"),
        ExprKind::Local(local) if depth < MAX_DEPTH => known.facts.defs(*local).iter().any(|it| match it {
            Def::Value(value) => asks_terminal(program, known, *value, depth + 1),
            _ => false,
        }),
        _ => false,
    })
}

fn is_asked_by(program: &Program<'_>, known: &Known, call: ExprId, depth: u32) -> bool {
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return false };
    if program.index.is_stub(program.index.func_unit(*func)) {
        return false;
    }
    let Some(known) = program.known(BodyOwner::Func(*func)) else { return false };
    known.facts.returns.iter().any(|it| asks_terminal(program, known, *it, depth + 1))
}

/// Whether a function that is called for each item of a loop makes the handle.
pub fn is_per_item(program: &Program<'_>, made: Made) -> bool {
    let here = program.known(made.at.owner).is_some_and(|it| repeats(it, made.at.expr, None));
    !here && matches!(made.at.owner, BodyOwner::Func(_)) && program.is_called_in_loop(made.at.owner)
}

/// Whether a public function makes the handle that nobody here calls: its users may call it for each item.
pub fn is_offered(program: &Program<'_>, made: Made) -> bool {
    let BodyOwner::Func(func) = made.at.owner else { return false };
    let def = program.index.func(func);
    def.visibility == Visibility::Public && !program.index.is_main(func) && program.callers(func).is_empty()
}
