//! The steps of a flow as they are told: by the name that the value is bound to, its field, its function.

use crate::index::{FuncId, Index};
use crate::infer::{BodyOwner, Callee};
use crate::items::ExprKind;
use crate::track::flow::span;
use crate::track::program::{At, Known, Program};
use crate::track::{PathNode, Step, StepKind};

/// The steps that are worth telling, from source to sink.
pub fn steps(program: &Program<'_>, path: &[PathNode]) -> Vec<Step> {
    let mut steps = Vec::new();
    for (at, node) in path.iter().enumerate() {
        let Some(kind) = node.step else { continue };
        let (Some(known), Some(place)) = (program.known(node.at.owner), span(program, node.at)) else {
            continue;
        };
        let next = path.get(at + 1).map(|it| it.at);
        let (kind, name) = told(program, known, node.at, kind, next);
        let step = Step { at: place, kind, name };
        if steps.last() != Some(&step) {
            steps.push(step);
        }
    }
    steps
}

fn told(
    program: &Program<'_>,
    known: &Known,
    at: At,
    kind: StepKind,
    next: Option<At>,
) -> (StepKind, String) {
    let index = program.index;
    let name = match kind {
        StepKind::Bound => next.and_then(|it| local(program, it)),
        // What a closure is called with has a name there and no function of its own.
        StepKind::Passed => match next {
            Some(it) if it.owner == at.owner => {
                return (StepKind::Bound, local(program, it).unwrap_or_else(|| owner(index, at.owner)));
            }
            next => next.map(|it| owner(index, it.owner)),
        },
        StepKind::Called => next.map(|it| owner(index, it.owner)),
        StepKind::Stored => stored(index, known, at),
        StepKind::Wrapped => next.and_then(|it| wrapper(program, it)),
        StepKind::Returned => None,
    };
    (kind, name.unwrap_or_else(|| owner(index, at.owner)))
}

fn local(program: &Program<'_>, at: At) -> Option<String> {
    let known = program.known(at.owner)?;
    let ExprKind::Local(local) = known.body.expr(at.expr).kind else { return None };
    Some(known.body.local(local).name.to_string())
}

fn wrapper(program: &Program<'_>, at: At) -> Option<String> {
    let (ty, _) = program.known(at.owner)?.inference.expr(at.expr).peeled().adt()?;
    Some(program.index.ty(ty).name.to_string())
}

/// `Archive::file`, or the variant or tuple struct that a constructor makes.
fn stored(index: &Index, known: &Known, at: At) -> Option<String> {
    let of = |ty, name: &str| format!("{}::{name}", index.ty(ty).name);
    let parent = known.body.expr(at.expr).parent?;
    match &known.body.expr(parent).kind {
        ExprKind::Struct { fields, .. } => {
            let field = fields.iter().find(|it| it.value == at.expr)?;
            let (ty, _) = known.inference.expr(parent).adt()?;
            Some(of(ty, &field.name))
        }
        ExprKind::Call { args, .. } => {
            let Some(Callee::Constructor(ty, _)) = known.inference.callees.get(&parent) else { return None };
            let place = args.iter().position(|it| *it == at.expr)?;
            Some(of(*ty, &place.to_string()))
        }
        ExprKind::Assign { place, .. } => match &known.body.expr(*place).kind {
            ExprKind::Field { base, name } => {
                let (ty, _) = known.inference.expr(*base).peeled().adt()?;
                Some(of(ty, name))
            }
            _ => None,
        },
        _ => None,
    }
}

/// `Archive::open`, `main`; a const or static by its name.
fn owner(index: &Index, owner: BodyOwner) -> String {
    match owner {
        BodyOwner::Func(func) => function(index, func),
        BodyOwner::Value(value) => index.value(value).name.to_string(),
    }
}

fn function(index: &Index, func: FuncId) -> String {
    let name = &index.func(func).name;
    match index.type_of(func) {
        Some(ty) => format!("{}::{name}", index.ty(ty).name),
        None => name.to_string(),
    }
}
