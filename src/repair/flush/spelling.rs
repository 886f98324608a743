//! What a path is called, however it is spelled: `dir.join("a")`, a clone of it and `"dir/./a"` are one file.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::effects::LONGEST_PATH;
use crate::index::{FuncId, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, Literal, LocalId};
use crate::repair::scene::Scene;
use crate::track::{Def, Known, arguments};

/// One body and where it stands.
#[derive(Clone, Copy)]
pub struct Speller<'a> {
    pub scene: Scene<'a>,
    pub owner: BodyOwner,
    pub known: &'a Known,
}

impl Speller<'_> {
    /// One text for all spellings of a path that are known to mean the same; `None` where it is made by a call that
    /// may give another path each time. What is not written out begins with `#` and the number of its local.
    pub fn spelling(self, path: ExprId) -> Option<String> {
        self.parts(path, &mut FxHashMap::default()).map(|it| normal(&it))
    }

    /// `spelled` holds the locals that were met; one that is made of itself is known by its number.
    fn parts(self, path: ExprId, spelled: &mut FxHashMap<LocalId, String>) -> Option<String> {
        let body = &self.known.body;
        let mut again = |it: ExprId| self.parts(it, spelled);
        match &body.expr(path).kind {
            ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) => again(*inner),
            ExprKind::Local(local) => Some(self.spelled(*local, spelled)),
            ExprKind::Field { base, name } => again(*base).map(|it| format!("{it}.{name}")),
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
                let Some(Callee::Func(func, _)) = self.known.inference.callees.get(&path) else {
                    return None;
                };
                let marks = self.scene.index().func_marks(*func)?;
                match arguments(body, path)[..] {
                    [only] if marks.same => again(only),
                    [folder, name] if marks.below => {
                        let joined = format!("{}/{}", again(folder)?, again(name)?);
                        (joined.len() <= LONGEST_PATH).then_some(joined)
                    }
                    _ => None,
                }
            }
            ExprKind::Path(path, scope) => {
                let index = self.scene.index();
                index.const_text(self.owner.unit(index), path, *scope).map(str::to_owned)
            }
            ExprKind::Literal(Literal::Str { value, bytes: false }) => Some(value.to_string()),
            _ => None,
        }
    }

    fn spelled(self, local: LocalId, spelled: &mut FxHashMap<LocalId, String>) -> String {
        if let Some(known) = spelled.get(&local) {
            return known.clone();
        }
        let by_number = format!("#{}", local.0);
        spelled.insert(local, by_number.clone());
        let value = match self.known.facts.defs(local) {
            [Def::Value(value)] if !self.known.body.local(local).mutable && self.is_path(*value) => {
                self.parts(*value, spelled)
            }
            _ => None,
        };
        let text = value.unwrap_or(by_number);
        spelled.insert(local, text.clone());
        text
    }

    fn is_path(self, expr: ExprId) -> bool {
        let index = self.scene.index();
        match self.known.inference.expr(expr).peeled() {
            Ty::Adt(id, _) => {
                let path = index.type_path(*id);
                ["std::path::", "std::string::", "std::ffi::"].iter().any(|it| path.starts_with(it))
            }
            Ty::Primitive(name) => name == "str",
            _ => false,
        }
    }

    /// Whether a call opens or asks for the file of a name, itself or deeper down, or hands the name to who may.
    pub fn looks_at(self, name: &str, call: ExprId) -> bool {
        self.hands_over(name, call) || self.asks_for(name, call)
    }

    /// Whether a call of code that is not in sight is given the name of a file and gives back what may hold a handle on it.
    fn hands_over(self, name: &str, call: ExprId) -> bool {
        let body = &self.known.body;
        let behind_receiver = usize::from(matches!(body.expr(call).kind, ExprKind::MethodCall { .. }));
        let mut given = arguments(body, call).into_iter().skip(behind_receiver);
        let is_unseen = match self.known.inference.callees.get(&call) {
            Some(Callee::Func(func, _)) => self.scene.known(BodyOwner::Func(*func)).is_none(),
            _ => false,
        };
        is_unseen
            && given.any(|it| self.spelling(it).is_some_and(|it| it == name))
            && may_hold_handle(self.scene, self.known.inference.expr(call))
    }

    /// The same as `looks_at`, without the calls that may do so later by what they give back.
    pub fn asks_for(self, name: &str, call: ExprId) -> bool {
        self.looks_anew_at(name, call, &mut FxHashSet::default())
    }

    /// The same, with the functions that are looked into already, each with what the name is called in it.
    fn looks_anew_at(self, name: &str, call: ExprId, seen: &mut FxHashSet<(FuncId, String)>) -> bool {
        let index = self.scene.index();
        let body = &self.known.body;
        let given = arguments(body, call);
        let is_named = |it: &ExprId| self.spelling(*it).is_some_and(|it| it == name);
        let is_given = |from: usize| given.iter().skip(from).any(is_named);
        // What is asked of a path by its own method is most often a text.
        let behind_receiver = usize::from(matches!(body.expr(call).kind, ExprKind::MethodCall { .. }));
        let func = match self.known.inference.callees.get(&call) {
            Some(Callee::Func(func, _)) => *func,
            Some(_) => return false,
            None => return is_given(behind_receiver),
        };
        if index.is_stub(index.func_unit(func)) {
            let is_of_files = || index.func_path(func).starts_with("std::fs::");
            let observes = index.func_marks(func).is_some_and(|it| it.observes);
            // A command may do anything to the file that it is told of.
            let is_of_command = index.func_path(func).starts_with("std::process::Command::");
            return is_given(0) && (observes || is_of_files()) || is_of_command && is_given(behind_receiver);
        }
        let owner = BodyOwner::Func(func);
        let Some(known) = self.scene.known(owner) else { return is_given(0) };
        let inner = Speller { owner, known, ..self };
        let mut looks = |name: String| {
            seen.insert((func, name.clone()))
                && known
                    .body
                    .expr_ids()
                    .any(|it| inner.hands_over(&name, it) || inner.looks_anew_at(&name, it, seen))
        };
        self.names_inside(name, &given, known).into_iter().any(&mut looks)
    }

    /// What a name is called in the function that is called: as it is where it is written out, and by what is given.
    fn names_inside(self, name: &str, given: &[ExprId], called: &Known) -> Vec<String> {
        let written = (!name.starts_with('#')).then(|| name.to_owned());
        let by_param = given.iter().enumerate().filter_map(|(at, arg)| {
            let spelled = self.spelling(*arg)?;
            let rest =
                name.strip_prefix(&spelled).filter(|it| it.is_empty() || it.starts_with(['.', '/']))?;
            Some(format!("#{}{rest}", called.body.param(at)?.0))
        });
        by_param.chain(written).collect()
    }
}

/// Without `.` and `name/..`, which lead nowhere.
fn normal(path: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "." => {}
            "" if !parts.is_empty() => {}
            ".." if parts.last().is_some_and(|it| !matches!(*it, "" | "..") && !it.starts_with('#')) => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    parts.join("/")
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
