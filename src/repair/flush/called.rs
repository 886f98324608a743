//! What is called without a name at the place: by the language, by std, or because a caller has given it.

use crate::index::{Head, Ty};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, MacroCall};
use crate::repair::effect::Effect;
use crate::repair::flush::region::{MAX_DEPTH, effects, effects_of, inside_of};
use crate::repair::handling::is_drop;
use crate::repair::returned::{is_public, is_used_unseen};
use crate::repair::scene::Scene;
use crate::track::{self, Known, arguments};

/// What the methods of a type of the workspace do that the language or std calls for the code at hand.
pub fn called_unseen(scene: Scene<'_>, ty: &Ty, names: &[&str], depth: u32) -> Vec<Effect> {
    let index = scene.index();
    let made = match ty.peeled().adt() {
        Some((id, args)) if [index.known.result, index.known.option].contains(&Some(id)) => {
            args.first().and_then(Ty::adt)
        }
        other => other,
    };
    let Some((id, _)) = made.filter(|(id, _)| !index.is_stub(index.type_unit(*id))) else {
        return Vec::new();
    };
    let methods = names.iter().flat_map(|it| index.methods_of(Head::Adt(id), it));
    methods.flat_map(|it| effects_of(scene, *it, depth + 1)).collect()
}

/// Methods of std's traits that its own functions call: `items.sort()` compares, `.collect()` asks for the next one.
const CALLED_BY_STD: [&str; 26] = [
    "as_mut",
    "as_ref",
    "borrow",
    "clone",
    "cmp",
    "default",
    "deref",
    "deref_mut",
    "eq",
    "extend",
    "from",
    "from_iter",
    "from_str",
    "hash",
    "into",
    "into_iter",
    "ne",
    "next",
    "next_back",
    "partial_cmp",
    "product",
    "sum",
    "to_owned",
    "try_from",
    "try_into",
    "write_str",
];

/// Functions of std that move values about and ask nothing of them.
const QUIET: [&str; 24] = [
    "and_then",
    "as_deref",
    "as_mut",
    "as_ref",
    "as_slice",
    "expect",
    "first",
    "get",
    "get_mut",
    "is_empty",
    "is_none",
    "is_some",
    "iter",
    "iter_mut",
    "last",
    "len",
    "map",
    "new",
    "pop",
    "push",
    "push_back",
    "swap",
    "take",
    "unwrap",
];

/// What a function of std does by the methods of the workspace's types that it is given, or that it makes.
pub fn called_by_std(scene: Scene<'_>, known: &Known, call: ExprId, depth: u32) -> Vec<Effect> {
    let index = scene.index();
    let mut found = Vec::new();
    if QUIET.contains(&known.body.called_name(call)) {
        return found;
    }
    for of in arguments(&known.body, call).into_iter().chain([call]) {
        known.inference.expr(of).any(&mut |ty| {
            if ty.adt().is_some_and(|(id, _)| !index.is_stub(index.type_unit(id))) {
                found.extend(called_unseen(scene, ty, &CALLED_BY_STD, depth));
            }
            false
        });
    }
    // Whether what it reads is live, `live` knows.
    found.retain(|it| !matches!(it, Effect::Reads | Effect::ReadsFile));
    found
}

/// What the language calls for an expression of the workspace's own types: an operator, the end of what a call has
/// made, or the closure of a static that is made when it is first named.
pub fn called_by_language(
    scene: Scene<'_>,
    owner: BodyOwner,
    known: &Known,
    expr: ExprId,
    depth: u32,
) -> Vec<Effect> {
    let body = &known.body;
    let ty = |it: ExprId| known.inference.expr(it);
    match &body.expr(expr).kind {
        ExprKind::Binary { left: it, .. }
        | ExprKind::Index { base: it, .. }
        | ExprKind::Unary(it)
        | ExprKind::Deref(it)
        | ExprKind::Assign { place: it, plain: false, .. } => {
            called_unseen(scene, ty(*it), &OPERATORS, depth)
        }
        ExprKind::Path(path, scope) if is_lazy(scene, ty(expr)) => {
            let made = scene.index().value_at(owner.unit(scene.index()), path, *scope);
            let Some((value, there)) = made
                .map(BodyOwner::Value)
                .and_then(|it| Some((it, scene.known(it)?)))
                .filter(|_| depth < MAX_DEPTH)
            else {
                return Vec::new();
            };
            there.body.expr_ids().flat_map(|it| effects(scene, value, it, depth + 1)).collect()
        }
        ExprKind::Assign { place: it, plain: true, .. } => called_unseen(scene, ty(*it), &["drop"], depth),
        ExprKind::Call { args, .. } if is_drop(scene, known, expr) => {
            args.iter().flat_map(|it| called_unseen(scene, ty(*it), &["drop"], depth)).collect()
        }
        ExprKind::MethodCall { receiver, name, .. } if name == "to_string" => {
            called_unseen(scene, ty(*receiver), &["fmt"], depth)
        }
        ExprKind::Macro(call) if !call.idents.is_empty() => captured(scene, known, call, depth),
        _ => at_its_end(scene, known, expr, depth),
    }
}

/// What the values do that a macro formats: its arguments, and whatever is called as it captures.
pub fn formatted(scene: Scene<'_>, known: &Known, call: &MacroCall) -> Vec<Effect> {
    let given = call.args.iter().map(|it| known.inference.expr(it.value));
    let done = given.flat_map(|it| called_unseen(scene, it, &["fmt"], 0));
    done.chain(captured(scene, known, call, 0)).collect()
}

/// `{size}` captures whatever is called so.
fn captured(scene: Scene<'_>, known: &Known, call: &MacroCall, depth: u32) -> Vec<Effect> {
    let locals = call.idents.iter().filter_map(|it| track::captured(&known.body, it, call));
    let types = locals.map(|it| known.inference.local(it));
    types.flat_map(|it| called_unseen(scene, it, &["fmt"], depth)).collect()
}

/// What is done where the value ends that a call or a literal makes.
pub fn at_its_end(scene: Scene<'_>, known: &Known, expr: ExprId, depth: u32) -> Vec<Effect> {
    let is_made = known.body.is_call(expr) || matches!(known.body.expr(expr).kind, ExprKind::Struct { .. });
    if is_made { called_unseen(scene, known.inference.expr(expr), &["drop"], depth) } else { Vec::new() }
}

/// The methods of `std::ops` and `std::cmp`.
const OPERATORS: [&str; 28] = [
    "add",
    "add_assign",
    "bitand",
    "bitand_assign",
    "bitor",
    "bitor_assign",
    "bitxor",
    "bitxor_assign",
    "cmp",
    "deref",
    "deref_mut",
    "div",
    "div_assign",
    "eq",
    "index",
    "index_mut",
    "mul",
    "mul_assign",
    "ne",
    "neg",
    "not",
    "partial_cmp",
    "rem",
    "rem_assign",
    "shl",
    "shr",
    "sub",
    "sub_assign",
];

fn is_lazy(scene: Scene<'_>, ty: &Ty) -> bool {
    let index = scene.index();
    ty.peeled().adt().is_some_and(|(id, _)| {
        index.is_stub(index.type_unit(id))
            && matches!(index.ty(id).name.as_str(), "LazyLock" | "LazyCell" | "Lazy")
    })
}

/// Whether a call goes to a function that a caller has given or a field holds.
pub fn calls_back(known: &Known, call: ExprId) -> bool {
    let ExprKind::Call { callee, .. } = known.body.expr(call).kind else { return false };
    let is_open = |it: &Ty| matches!(it, Ty::FnPtr(..) | Ty::Dyn(_) | Ty::Opaque(_) | Ty::Param(_));
    let ty = known.inference.expr(callee).peeled();
    is_open(ty) || ty.adt().is_some_and(|(_, args)| args.iter().any(is_open))
}

/// Whether what a function calls back was given to nobody on the way to it: a field or a list holds it. What a parameter
/// holds was given by code that is looked at itself, and one that answers yes or no, a filter, does nothing else.
pub fn calls_unseen(scene: Scene<'_>, owner: BodyOwner, known: &Known, call: ExprId) -> bool {
    let ExprKind::Call { callee, .. } = known.body.expr(call).kind else { return false };
    let is_own = |name: &str| match owner {
        BodyOwner::Func(func) => scene.index().header(func).generics.params.iter().any(|it| it.name == name),
        BodyOwner::Value(_) => false,
    };
    let answers = matches!(known.inference.expr(call), Ty::Primitive(it) if it == "bool");
    let is_given = param_called(known, call).is_some()
        || matches!(known.inference.expr(callee).peeled(), Ty::Param(name) if is_own(name));
    !answers && !is_given
}

fn param_called(known: &Known, call: ExprId) -> Option<usize> {
    let body = &known.body;
    let ExprKind::Call { callee, .. } = body.expr(call).kind else { return None };
    let ExprKind::Local(local) = body.expr(callee).kind else { return None };
    (0..body.params.len()).find(|it| body.param(*it) == Some(local))
}

/// What a function does that the callers of the one at hand give it; `None` where not all of them are seen.
pub fn given_effects(
    scene: Scene<'_>,
    owner: BodyOwner,
    known: &Known,
    call: ExprId,
    depth: u32,
) -> Option<Vec<Effect>> {
    let BodyOwner::Func(func) = owner else { return None };
    let at = param_called(known, call)?;
    if scene.index().is_of_trait(func) || is_public(scene, owner) || is_used_unseen(scene, func) {
        return None;
    }
    let mut found = Vec::new();
    for caller in scene.program.callers(func) {
        let there = scene.known(caller.owner)?;
        let given = *arguments(&there.body, caller.expr).get(at)?;
        found.extend(match there.inference.expr(given).peeled() {
            Ty::Closure(closure) => inside_of(scene, caller.owner, there, *closure, depth),
            Ty::FnItem(func, _) => effects_of(scene, *func, depth),
            _ => return None,
        });
    }
    Some(found)
}
