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
    let text = |arg: ExprId| Some(scene.text(At { expr: arg, ..made })?.trim_start_matches('&'));
    let given = |call: ExprId| match &body.expr(call).kind {
        ExprKind::Call { args, .. } | ExprKind::MethodCall { args, .. } => &args[..],
        _ => &[],
    };
    let source = body.expr(made.expr).span;
    let is_inside = |it: ExprId| source.contains(body.expr(it).span);
    let path_of = |call: ExprId| {
        let is_opened =
            matches!(body.expr(call).kind, ExprKind::Call { .. }) || body.called_name(call) == "open";
        given(call).first().filter(|_| is_opened).and_then(|it| text(*it))
    };
    let paths: Vec<&str> = body.within(source).filter_map(path_of).collect();
    !is_inside(expr) && given(expr).iter().filter_map(|it| text(*it)).any(|it| paths.contains(&it))
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
