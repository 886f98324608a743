//! Which file a call may look at: only names that are written out tell two files apart.

use smol_str::SmolStr;

use crate::index::Ty;
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, Literal};
use crate::repair::flush::Request;
use crate::repair::flush::region::{Effect, MAX_DEPTH, effects};
use crate::repair::scene::Scene;
use crate::track::{At, Def, Known, arguments};

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
    let is_linked =
        |it| matches!(body.called_name(it), "symlink" | "symlink_file" | "soft_link" | "hard_link");
    if body.expr_ids().any(is_linked) {
        return true;
    }
    let mut calls = body.within(body.expr(request.source.expr).span);
    let made = calls.find(|it| matches!(body.called_name(*it), "create" | "create_new" | "open"));
    let Some(made) = made else { return true };
    let names = Names { scene, owner: request.owner, known };
    let name = arguments(body, made).into_iter().find_map(|it| names.file_name(it));
    name.is_none_or(|name| names.may_look_at(&name, call, 0))
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

#[derive(Clone, Copy)]
struct Names<'a> {
    scene: Scene<'a>,
    owner: BodyOwner,
    known: &'a Known,
}

impl Names<'_> {
    fn may_look_at(self, name: &str, call: ExprId, depth: u32) -> bool {
        let index = self.scene.index();
        let func = match self.known.inference.callees.get(&call) {
            Some(Callee::Func(func, _)) => *func,
            _ => return true,
        };
        if index.func_marks(func).is_some_and(|it| it.observes) {
            let paths = arguments(&self.known.body, call);
            return paths.is_empty() || !paths.into_iter().all(|it| self.is_named_otherwise(name, it));
        }
        let owner = BodyOwner::Func(func);
        let Some(known) = self.scene.known(owner).filter(|_| depth < MAX_DEPTH) else { return true };
        let inner = Names { owner, known, ..self };
        let looks = |it: &ExprId| effects(self.scene, owner, *it, depth + 1).contains(&Effect::Observes);
        known.body.expr_ids().filter(looks).any(|it| inner.may_look_at(name, it, depth + 1))
    }

    /// Whether an argument is a path with another name, or no path at all.
    fn is_named_otherwise(self, name: &str, arg: ExprId) -> bool {
        if let Some(other) = self.file_name(arg) {
            return other != name;
        }
        let ty = self.known.inference.expr(arg).peeled().adt();
        ty.is_some_and(|(id, _)| self.scene.index().ty(id).name == "Permissions")
    }

    /// The last part of a path, where it is written out: `dir.join("name")`, `"dir/name"`.
    fn file_name(self, path: ExprId) -> Option<SmolStr> {
        let body = &self.known.body;
        match &body.expr(path).kind {
            ExprKind::Ref { inner, .. } => self.file_name(*inner),
            ExprKind::Local(local) if !body.local(*local).mutable => match self.known.facts.defs(*local) {
                [Def::Value(value)] => self.file_name(*value),
                _ => None,
            },
            ExprKind::MethodCall { name, args, .. } if name == "join" => {
                args.first().and_then(|it| self.file_name(*it))
            }
            ExprKind::Call { args, .. } if matches!(body.called_name(path), "new" | "from") => {
                args.first().and_then(|it| self.file_name(*it))
            }
            ExprKind::Path(path, scope) => {
                let index = self.scene.index();
                last_part(index.const_text(self.owner.unit(index), path, *scope)?)
            }
            ExprKind::Literal(Literal::Str { value, bytes: false }) => last_part(value),
            _ => None,
        }
    }
}

fn last_part(path: &str) -> Option<SmolStr> {
    let name = path.rsplit(['/', '\\']).next().filter(|it| !it.is_empty() && !matches!(*it, "." | ".."));
    name.map(SmolStr::new)
}

/// `File::open(path)` or `mark(line, path)` beside `File::create(path)`, which stands at `made` or within it.
pub fn opens_same(scene: Scene<'_>, known: &Known, made: At, expr: ExprId) -> bool {
    let body = &known.body;
    let source = body.expr(made.expr).span;
    let given = |call: ExprId| match &body.expr(call).kind {
        ExprKind::Call { args, .. } | ExprKind::MethodCall { args, .. } => &args[..],
        _ => &[],
    };
    let path_of = |call: ExprId| {
        let is_opened =
            matches!(body.expr(call).kind, ExprKind::Call { .. }) || body.called_name(call) == "open";
        given(call).first().copied().filter(|_| is_opened)
    };
    let paths: Vec<ExprId> = body.within(source).filter_map(path_of).collect();
    let is_same = |it: ExprId| paths.iter().any(|path| is_same_path(scene, known, made, *path, it));
    !source.contains(body.expr(expr).span) && given(expr).iter().any(|it| is_same(*it))
}

/// Whether two paths are the same name or read the same; a name that is bound anew is another one.
fn is_same_path(scene: Scene<'_>, known: &Known, made: At, one: ExprId, other: ExprId) -> bool {
    let body = &known.body;
    let bare = |it: ExprId| match body.expr(it).kind {
        ExprKind::Ref { inner, .. } => inner,
        _ => it,
    };
    let (one, other) = (bare(one), bare(other));
    let text = |it: ExprId| scene.text(At { expr: it, ..made });
    match (&body.expr(one).kind, &body.expr(other).kind) {
        (ExprKind::Local(one), ExprKind::Local(other)) => one == other,
        _ => text(one).is_some() && text(one) == text(other),
    }
}

/// Whether what a call gives back may be a handle, or hold one.
pub fn may_hold_handle(scene: Scene<'_>, ty: &Ty) -> bool {
    const VALUES: [&str; 4] = ["std::path::", "std::string::", "std::fs::Metadata", "std::time::"];
    let index = scene.index();
    let value = match ty.adt() {
        Some((id, args)) if Some(id) == index.known.result => args.first(),
        _ => Some(ty),
    };
    let is_value = |it: &Ty| match it {
        Ty::Never | Ty::Primitive(_) | Ty::Tuple(_) | Ty::Ref(..) => true,
        Ty::Adt(id, _) => {
            let path = index.type_path(*id);
            let holds = [index.known.option, index.known.vec].contains(&Some(*id));
            holds || VALUES.iter().any(|it| path.starts_with(it))
        }
        _ => false,
    };
    value.is_none_or(|it| it.any(&mut |it| !is_value(it)))
}
