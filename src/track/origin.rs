//! What a value is made of.

use std::collections::BTreeSet;

use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, LocalId};
use crate::track::facts::Def;
use crate::track::formatted::captured;
use crate::track::program::{At, Known, Program};

/// Whether something holds for an expression that a value is made of, by names and by what functions of the workspace give
/// back.
pub fn is_made_of(program: &Program<'_>, made: At, holds: impl Fn(&Known, ExprId) -> bool) -> bool {
    let (mut seen, mut asked) = (BTreeSet::new(), vec![made]);
    while let Some(at) = asked.pop() {
        let Some(known) = program.known(at.owner).filter(|_| seen.insert(at)) else { continue };
        for expr in known.body.within(known.body.expr(at.expr).span) {
            if holds(known, expr) {
                return true;
            }
            seen.insert(At { expr, ..at });
            asked.extend(origins(program, known, At { expr, ..at }));
        }
    }
    false
}

fn origins(program: &Program<'_>, known: &Known, at: At) -> Vec<At> {
    let names: Vec<LocalId> = match &known.body.expr(at.expr).kind {
        ExprKind::Local(local) => vec![*local],
        ExprKind::Macro(call) => {
            call.idents.iter().filter_map(|it| captured(&known.body, it, call)).collect()
        }
        _ => Vec::new(),
    };
    let defs = names.iter().flat_map(|it| known.facts.defs(*it));
    let values = defs.filter_map(|it| match it {
        Def::Value(value) => Some(At { expr: *value, ..at }),
        _ => None,
    });
    values.chain(given_back(program, known, at)).collect()
}

/// What the function of the workspace gives back that is called.
fn given_back(program: &Program<'_>, known: &Known, call: At) -> Vec<At> {
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call.expr) else { return Vec::new() };
    let owner = BodyOwner::Func(*func);
    let is_own = !program.index.is_stub(program.index.func_unit(*func)) && known.body.is_call(call.expr);
    let Some(there) = program.known(owner).filter(|_| is_own) else { return Vec::new() };
    there.facts.returns.iter().map(|it| At { owner, expr: value_of(&there.body, *it) }).collect()
}

/// Of a block the value that it ends with.
fn value_of(body: &Body, mut expr: ExprId) -> ExprId {
    while let ExprKind::Block(block) = &body.expr(expr).kind
        && let Some(tail) = block.tail
    {
        expr = tail;
    }
    expr
}
