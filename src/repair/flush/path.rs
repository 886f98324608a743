//! Which file a call may look at: only names that are written out tell two files apart.

use crate::effects::Effect;
use crate::index::FuncId;
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, LocalId};
use crate::repair::flush::Request;
use crate::repair::flush::spelling::{Speller, may_hold_handle};
use crate::repair::lent::bound_to;
use crate::repair::scene::Scene;
use crate::track::{At, Def, Known, arguments, is_device, mentions};

/// What opens a file for reading alone, or reads all of it.
const READS: [&str; 3] = ["std::fs::File::open", "std::fs::read", "std::fs::read_to_string"];

/// Whether a call that looks at files, itself or deeper down, may look at the one that is written.
pub fn may_be_written(scene: Scene<'_>, request: &Request<'_>, known: &Known, call: ExprId) -> bool {
    if request.source.owner != request.owner || request.source.expr == request.block {
        return true;
    }
    let body = &known.body;
    if reads_next(scene, known, call) {
        return false;
    }
    // `latest.log` may be another name of what is written.
    let is_linked = |it| {
        matches!(body.called_name(it), "symlink" | "symlink_file" | "soft_link" | "hard_link" | "rename")
    };
    if body.expr_ids().any(is_linked) {
        return true;
    }
    let mut calls = body.within(body.expr(request.source.expr).span);
    let made = calls.find(|it| matches!(body.called_name(*it), "create" | "create_new" | "open"));
    let Some(made) = made else { return true };
    let speller = Speller { scene, owner: request.owner, known };
    let name = arguments(body, made).into_iter().find_map(|it| file_name(speller, it));
    may_look_at(speller, name.as_deref(), call, &mut Vec::new())
}

/// `for path in paths { let text = fs::read(path)?; … }`: like an open file, each of them is most often another one.
fn reads_next(scene: Scene<'_>, known: &Known, call: ExprId) -> bool {
    let body = &known.body;
    let is_read = match known.inference.callees.get(&call) {
        Some(Callee::Func(func, _)) => {
            matches!(scene.index().func_path(*func).as_str(), "std::fs::read" | "std::fs::read_to_string")
        }
        _ => false,
    };
    let path = arguments(body, call).first().map(|it| body.expr(*it).span);
    let mut named =
        path.into_iter().flat_map(|it| body.within(it)).filter_map(|it| match body.expr(it).kind {
            ExprKind::Local(local) => Some(body.local(local).span),
            _ => None,
        });
    let is_bound_in_loop =
        |bound| body.ancestors(call).any(|it| body.is_loop(it) && body.expr(it).span.contains(bound));
    is_read && named.any(is_bound_in_loop)
}

fn may_look_at(at: Speller<'_>, name: Option<&str>, call: ExprId, seen: &mut Vec<FuncId>) -> bool {
    let index = at.scene.index();
    let func = match at.known.inference.callees.get(&call) {
        Some(Callee::Func(func, _)) => *func,
        _ => return true,
    };
    if index.func_marks(func).is_some_and(|it| it.observes) {
        let paths = arguments(&at.known.body, call);
        let is_other = |it: ExprId| {
            let is_of_system = || at.spelling(it).is_some_and(|it| is_device(&it));
            is_input(at, it) || is_of_system() || name.is_some_and(|name| is_named_otherwise(at, name, it))
        };
        return paths.is_empty() || !paths.into_iter().all(is_other);
    }
    let owner = BodyOwner::Func(func);
    if seen.contains(&func) {
        return false;
    }
    seen.push(func);
    let Some(known) = at.scene.known(owner) else { return true };
    let inner = Speller { owner, known, ..at };
    let looks = |it: &ExprId| at.scene.effects().of_expr(owner, *it).contains(&Effect::Observes);
    let looking: Vec<ExprId> = known.body.expr_ids().filter(looks).collect();
    // What no call does is done by what the call has made, when it is dropped.
    looking.is_empty() || looking.into_iter().any(|it| may_look_at(inner, name, it, seen))
}

/// Whether an argument is a file that the same function opens to read: `let size = input.metadata()?.len()`.
fn is_input(at: Speller<'_>, arg: ExprId) -> bool {
    let body = &at.known.body;
    let opens = |call: ExprId| match at.known.inference.callees.get(&call) {
        Some(Callee::Func(func, _)) => READS.contains(&at.scene.index().func_path(*func).as_str()),
        _ => false,
    };
    let Some(root) = root(at.known, arg) else { return false };
    let name = &body.local(root).name;
    let is_named = |path: &ExprId| self::root(at.known, *path).is_some_and(|it| body.local(it).name == *name);
    let is_handle = || {
        let opened = |value: &ExprId| body.within(body.expr(*value).span).any(opens);
        let values = at.known.facts.defs(root);
        !values.is_empty() && values.iter().all(|it| matches!(it, Def::Value(value) if opened(value)))
    };
    let is_path = at
        .known
        .inference
        .local(root)
        .peeled()
        .adt()
        .is_none_or(|(id, _)| !at.scene.index().type_marks(id).unbuffered_write);
    name != "self"
        && if is_path {
            body.expr_ids().any(|it| opens(it) && arguments(body, it).iter().any(is_named))
        } else {
            is_handle()
        }
}

/// The name that an expression looks at: `path` of `Path::new(&path)`.
fn root(known: &Known, expr: ExprId) -> Option<LocalId> {
    let body = &known.body;
    match &body.expr(expr).kind {
        ExprKind::Local(local) => Some(*local),
        ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) => root(known, *inner),
        ExprKind::MethodCall { receiver, args, .. } if args.is_empty() => root(known, *receiver),
        ExprKind::Call { args, .. } => match &args[..] {
            [only] if body.called_name(expr) == "new" => root(known, *only),
            _ => None,
        },
        _ => None,
    }
}

/// Whether an argument is a path with another name, or no path at all.
fn is_named_otherwise(at: Speller<'_>, name: &str, arg: ExprId) -> bool {
    if let Some(other) = file_name(at, arg) {
        return other != name;
    }
    let ty = at.known.inference.expr(arg).peeled().adt();
    ty.is_some_and(|(id, _)| at.scene.index().type_path(id) == "std::fs::Permissions")
}

/// The last part of a path, where it is written out: `dir.join("name")`, `"dir/name"`.
fn file_name(at: Speller<'_>, path: ExprId) -> Option<String> {
    let spelled = at.spelling(path)?;
    let name = spelled.rsplit(['/', '\\']).next()?;
    (!name.is_empty() && !name.starts_with('#') && !matches!(name, "." | "..")).then(|| name.to_owned())
}

/// Those of some expressions that open the file which is made at `made` or within it: `File::open(path)` or
/// `mark(line, path)` beside `File::create(path)`.
pub fn opening_same<'a>(
    scene: Scene<'a>,
    known: &'a Known,
    made: At,
    exprs: impl Iterator<Item = ExprId>,
) -> impl Iterator<Item = ExprId> {
    exprs.filter(move |it| is_of_same(scene, known, made, *it, Speller::looks_at))
}

/// Whether a call does by its path what is asked for to the file that is made at `made`.
fn is_of_same<'a>(
    scene: Scene<'a>,
    known: &'a Known,
    made: At,
    expr: ExprId,
    does: impl Fn(Speller<'a>, &str, ExprId) -> bool,
) -> bool {
    let body = &known.body;
    let source = body.expr(made.expr).span;
    if source.contains(body.expr(expr).span) || !body.is_call(expr) {
        return false;
    }
    let speller = Speller { scene, owner: made.owner, known };
    let given = |call: ExprId| match &body.expr(call).kind {
        ExprKind::Call { args, .. } | ExprKind::MethodCall { args, .. } => &args[..],
        _ => &[],
    };
    let path_of = |call: ExprId| {
        let is_opened =
            matches!(body.expr(call).kind, ExprKind::Call { .. }) || body.called_name(call) == "open";
        given(call).first().copied().filter(|_| is_opened)
    };
    let text = |it: ExprId| scene.text(At { expr: it, ..made });
    let mut is_same = |path: ExprId| match speller.spelling(path) {
        Some(name) => does(speller, &name, expr),
        None => given(expr).iter().any(|it| text(*it).is_some() && text(*it) == text(path)),
    };
    body.within(source).filter_map(path_of).any(&mut is_same)
}

/// Those of some expressions that open the same file, and whose handle is used behind the place where this one is made.
pub fn open_beside<'a>(
    scene: Scene<'a>,
    known: &'a Known,
    made: At,
    exprs: impl Iterator<Item = ExprId>,
) -> impl Iterator<Item = ExprId> {
    let body = &known.body;
    let end = body.expr(made.expr).span.end;
    let is_used_behind = move |it: LocalId| {
        may_hold_handle(scene, known.inference.local(it))
            && mentions(body, it).iter().any(|it| body.expr(*it).span.start > end)
    };
    opening_same(scene, known, made, exprs).filter(move |it| bound_to(known, *it).is_some_and(is_used_behind))
}

/// Whether another handle on a file that is read may write to it meanwhile: a buffer would give what was there before.
pub fn is_written_beside(scene: Scene<'_>, made: At, reads: &[ExprId]) -> bool {
    let Some(known) = scene.known(made.owner) else { return false };
    let body = &known.body;
    let Some(last) = reads.iter().map(|it| body.expr(*it).span.end).max() else { return false };
    let only_reads = |it: ExprId| match known.inference.callees.get(&it) {
        Some(Callee::Func(func, _)) => READS.contains(&scene.index().func_path(*func).as_str()),
        _ => false,
    };
    let earlier = body.expr_ids().filter(|it| body.expr(*it).span.start < last);
    // A loop that comes by a read comes by all that stands in it.
    let is_read_in = |of: ExprId| reads.iter().any(|it| body.expr(of).span.contains(body.expr(*it).span));
    let comes_again = |it: ExprId| body.ancestors(it).any(|it| body.is_loop(it) && is_read_in(it));
    let start = body.expr(made.expr).span.end;
    let meanwhile = body.expr_ids().filter(|it| {
        let at = body.expr(*it).span.start;
        at >= start && (at < last || comes_again(*it))
    });
    open_beside(scene, known, made, earlier).any(|it| !only_reads(it))
        || meanwhile
            .filter(|it| is_of_same(scene, known, made, *it, Speller::asks_for))
            .any(|it| !only_reads(it))
}
