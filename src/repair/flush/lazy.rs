//! Iterators that are made before a loop: what their closures do is done at each of its turns.

use crate::index::Ty;
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, LocalId};
use crate::repair::scene::Scene;
use crate::track::{Def, Known};

/// Methods of an iterator that call nothing yet.
const ADAPTORS: [&str; 27] = [
    "by_ref",
    "chain",
    "cloned",
    "copied",
    "cycle",
    "enumerate",
    "filter",
    "filter_map",
    "flat_map",
    "flatten",
    "fuse",
    "inspect",
    "into_iter",
    "map",
    "map_while",
    "peekable",
    "rev",
    "scan",
    "skip",
    "skip_while",
    "step_by",
    "take",
    "take_while",
    "tuple_windows",
    "unique_by",
    "zip",
    "zip_eq",
];
/// Functions that make an iterator of a closure or of others, or hold one.
const MAKERS: [&str; 7] = ["Ok", "Some", "from_fn", "new", "repeat_with", "successors", "zip"];
/// Most names, adaptors and functions, one made of the next, that are followed.
const MAX_DEPTH: u32 = 12;

/// What was found on the way, and the names that it led through: one that is given itself anew comes up again.
#[derive(Default)]
struct Found {
    closures: Vec<(BodyOwner, ExprId)>,
    locals: Vec<(BodyOwner, LocalId)>,
}

/// The closures that an iterator calls, each with the body that it stands in.
pub fn closures(
    scene: Scene<'_>,
    owner: BodyOwner,
    known: &Known,
    iterator: ExprId,
) -> Vec<(BodyOwner, ExprId)> {
    let mut found = Found::default();
    of_value(scene, owner, known, iterator, 0, &mut found);
    found.closures
}

fn of_local(
    scene: Scene<'_>,
    owner: BodyOwner,
    known: &Known,
    local: LocalId,
    depth: u32,
    found: &mut Found,
) {
    if found.locals.contains(&(owner, local)) {
        return;
    }
    found.locals.push((owner, local));
    for def in known.facts.defs(local) {
        if let Def::Value(value) = def {
            of_value(scene, owner, known, *value, depth, found);
        }
    }
}

fn of_value(scene: Scene<'_>, owner: BodyOwner, known: &Known, value: ExprId, depth: u32, found: &mut Found) {
    if depth > MAX_DEPTH {
        return;
    }
    let body = &known.body;
    let parts: Vec<ExprId> = match &body.expr(value).kind {
        ExprKind::Local(local) => return of_local(scene, owner, known, *local, depth + 1, found),
        ExprKind::Ref { inner, .. } | ExprKind::Try(inner) => vec![*inner],
        ExprKind::Block(block) => block.tail.into_iter().collect(),
        ExprKind::Struct { fields, .. } => fields.iter().map(|it| it.value).collect(),
        ExprKind::MethodCall { receiver, name, args, .. } if ADAPTORS.contains(&name.as_str()) => {
            args.iter().copied().chain([*receiver]).collect()
        }
        ExprKind::Call { args, .. } if MAKERS.contains(&body.called_name(value)) => args.to_vec(),
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
            return returned(scene, known, value, depth, found);
        }
        _ => return,
    };
    for part in parts {
        match known.inference.expr(part) {
            Ty::Closure(closure) => found.closures.push((owner, *closure)),
            _ => of_value(scene, owner, known, part, depth + 1, found),
        }
    }
}

/// What a function of the workspace gives back: `fn rows() -> impl Iterator<Item = Row>`.
fn returned(scene: Scene<'_>, known: &Known, call: ExprId, depth: u32, found: &mut Found) {
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return };
    let is_lazy = |ty: &Ty| matches!(ty, Ty::Opaque(_) | Ty::Dyn(_));
    if !scene.index().signature(*func).ret.any(&mut |it| is_lazy(it)) {
        return;
    }
    let owner = BodyOwner::Func(*func);
    let Some(there) = scene.known(owner) else { return };
    for value in &there.facts.returns {
        of_value(scene, owner, there, *value, depth + 1, found);
    }
}
