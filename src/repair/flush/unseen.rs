//! What is called between two writes and stands in a file that is not part of the run: that file does no I/O itself, and
//! may yet call what prints, or ends the process, in one that does.

use std::collections::BTreeSet;
use std::path::Path;

use rustc_hash::FxHashMap;

use crate::file::is_of_name;
use crate::index::{FuncId, Outside, UnitId};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, Owner};
use crate::repair::flush::region::{Effect, MAX_DEPTH, effect_of_macro, effects_of};
use crate::repair::scene::Scene;
use crate::track::Known;

/// What the calls among some expressions that lead to no known function may do.
pub fn effects(scene: Scene<'_>, owner: BodyOwner, exprs: &[ExprId]) -> Vec<Effect> {
    let mut search = Search {
        scene,
        seen: BTreeSet::new(),
        named: BTreeSet::new(),
        methods: BTreeSet::new(),
        bodies: Vec::new(),
    };
    search.calls(owner, exprs.iter().copied(), 0);
    search.effects(owner.unit(scene.index()))
}

/// Whose function a call names, as far as its text tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Of<'t> {
    /// `name(`, `module::name(`
    Nothing,
    /// `Type::name(`
    Type(&'t str),
    /// `.name(`
    Value,
}

/// A function by its name and whose it is.
type Named<'t> = (Of<'t>, &'t str);

struct Search<'a> {
    scene: Scene<'a>,
    seen: BTreeSet<FuncId>,
    /// What was looked for, and below which folder.
    named: BTreeSet<(&'a Path, Option<String>, String)>,
    /// Methods of values whose type is not known.
    methods: BTreeSet<String>,
    /// What stands in the functions that were found, with their type.
    bodies: Vec<(Option<String>, String)>,
}

impl<'a> Search<'a> {
    fn calls(&mut self, owner: BodyOwner, exprs: impl Iterator<Item = ExprId>, depth: u32) {
        let Some(known) = self.scene.known(owner) else { return };
        for expr in exprs {
            match known.inference.callees.get(&expr) {
                Some(Callee::Func(func, _)) => self.func(*func, depth),
                Some(_) => {}
                None => {
                    if let Some((folder, named)) = self.missing(owner, known, expr, depth) {
                        self.follow(folder, named, depth);
                    }
                }
            }
        }
    }

    fn func(&mut self, func: FuncId, depth: u32) {
        let index = self.scene.index();
        if depth == MAX_DEPTH || index.is_stub(index.func_unit(func)) || !self.seen.insert(func) {
            return;
        }
        let owner = BodyOwner::Func(func);
        if let Some(known) = self.scene.known(owner) {
            self.calls(owner, known.body.expr_ids(), depth + 1);
        }
    }

    /// The function that is called, where no file of the run declares it, and the folder where it may be declared.
    fn missing<'k>(
        &self,
        owner: BodyOwner,
        known: &'k Known,
        expr: ExprId,
        depth: u32,
    ) -> Option<(&'a Path, Named<'k>)> {
        let index = self.scene.index();
        let unread = self.scene.program.unread();
        let file = self.scene.file_id(owner)?;
        match &known.body.expr(expr).kind {
            ExprKind::Call { callee, .. } => {
                let ExprKind::Path(path, scope) = &known.body.expr(*callee).kind else { return None };
                let outside = index.leads_out(index.scope_key(owner.unit(index), *scope), &path.names())?;
                let folder = match &outside {
                    Outside::Of(unit) => unread.folder(index.file_of(*unit)?, None)?,
                    Outside::Crate(name) => unread.folder(file, Some(name))?,
                };
                let (last, before) = path.segments.split_last()?;
                let of = before.last().map(|it| it.name.as_str()).filter(|it| is_of_type(it));
                Some((folder, (of.map_or(Of::Nothing, Of::Type), &last.name)))
            }
            // Further down nobody has said what the receiver is.
            ExprKind::MethodCall { name, .. } if depth == 0 => {
                Some((unread.folder(file, None)?, (Of::Value, name)))
            }
            _ => None,
        }
    }

    /// From body to body as far as the files below a folder are not part of the run.
    fn follow(&mut self, folder: &'a Path, (of, name): Named<'_>, depth: u32) {
        // `len` and the like are those of std, on a value that some other crate has made.
        if depth == MAX_DEPTH || of == Of::Value && self.scene.index().is_described_method(name) {
            return;
        }
        let ty = match of {
            Of::Type(ty) => Some(ty),
            Of::Nothing | Of::Value => None,
        };
        if of == Of::Value {
            self.methods.insert(name.to_owned());
        }
        if !self.named.insert((folder, ty.map(str::to_owned), name.to_owned())) {
            return;
        }
        for body in self.scene.program.unread().bodies(folder, ty, name) {
            for named in calls_in(&body, ty) {
                self.follow(folder, named, depth + 1);
            }
            self.bodies.push((ty.map(str::to_owned), body));
        }
    }

    /// What the functions do that were found, and those that bear the names of what they call.
    fn effects(self, from: UnitId) -> Vec<Effect> {
        let index = self.scene.index();
        let mut found = Vec::new();
        let mut called: FxHashMap<&str, BTreeSet<Of<'_>>> = FxHashMap::default();
        for name in &self.methods {
            called.entry(name).or_default().insert(Of::Value);
        }
        for (ty, body) in &self.bodies {
            found.extend(printed(body));
            for (of, name) in calls_in(body, ty.as_deref()).filter(|(of, _)| *of != Of::Value) {
                called.entry(name).or_default().insert(of);
            }
        }
        let funcs = (!called.is_empty()).then(|| index.funcs());
        for func in funcs.into_iter().flatten() {
            let named = called.get(index.func(func).name.as_str()).into_iter().flatten();
            let is_called = named.into_iter().any(|it| is_of(self.scene, *it, func));
            if is_called && index.can_meet(from, index.func_unit(func)) {
                found.extend(effects_of(self.scene, func, 1));
            }
        }
        found
    }
}

/// What the macros of std that stand in a text print.
fn printed(text: &str) -> impl Iterator<Item = Effect> + '_ {
    text.match_indices('!').filter_map(|(at, _)| effect_of_macro(last_name(text.get(..at)?)))
}

/// What the body of a function of a type calls by a name; what is handed on as a value is called by somebody else.
fn calls_in<'t>(text: &'t str, own: Option<&'t str>) -> impl Iterator<Item = Named<'t>> {
    text.match_indices('(').filter_map(move |(at, _)| {
        let before = text.get(..at)?;
        let (before, name) = before.split_at(before.len() - last_name(before).len());
        let of = match before.strip_suffix("::").map(last_name) {
            Some("Self") => own.map_or(Of::Value, Of::Type),
            Some(ty) if is_of_type(ty) => Of::Type(ty),
            None if before.ends_with("self.") => own.map_or(Of::Value, Of::Type),
            None if before.trim_end().ends_with('.') => Of::Value,
            _ => Of::Nothing,
        };
        (!name.is_empty()).then_some((of, name))
    })
}

fn last_name(text: &str) -> &str {
    text.rsplit(|it| !is_of_name(it)).next().unwrap_or_default()
}

fn is_of_type(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
}

fn is_of(scene: Scene<'_>, of: Of<'_>, func: FuncId) -> bool {
    let index = scene.index();
    match of {
        Of::Nothing => index.func(func).owner == Owner::Scope,
        Of::Type(ty) => {
            let own = index.impl_of(func).and_then(|it| index.impl_info(it).self_ty.adt());
            own.is_some_and(|(id, _)| index.ty(id).name == ty)
        }
        Of::Value => index.header(func).self_param.is_some(),
    }
}
