//! What is called between two writes and stands in a file that is not part of the run: that file does no I/O itself, and
//! may yet call what prints, or ends the process, in one that does.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::file::last_name;
use crate::index::{FuncId, Outside, UnitId};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, Owner};
use crate::repair::effect::Effect;
use crate::repair::flush::expanded;
use crate::repair::flush::region::{MAX_DEPTH, effects_of};
use crate::repair::scene::Scene;
use crate::track::{Known, UnreadBody, passed_to};

/// What the calls among some expressions that lead to no known function may do.
pub fn effects(scene: Scene<'_>, owner: BodyOwner, exprs: &[ExprId]) -> Vec<Effect> {
    let mut search = Search {
        scene,
        seen: BTreeSet::new(),
        named: BTreeSet::new(),
        methods: BTreeSet::new(),
        missing: Vec::new(),
        bodies: Vec::new(),
        found: Vec::new(),
    };
    search.calls(owner, exprs.iter().copied(), 0);
    if scene.program.is_preliminary() {
        return Vec::new();
    }
    search.follow_missing();
    search.effects(owner.unit(scene.index()))
}

/// Whose function a call names, as far as its text tells.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Of {
    /// `name(`
    Nothing,
    /// `module::name(`
    Module,
    /// `Type::name(`
    Type(SmolStr),
    /// `.name(`
    Value,
}

/// A function by its name and whose it is.
type Named = (Of, SmolStr);

struct Search<'a> {
    scene: Scene<'a>,
    seen: BTreeSet<FuncId>,
    /// What was looked for, and below which folder.
    named: BTreeSet<(&'a Path, Named)>,
    /// Methods of values whose type is not known.
    methods: BTreeSet<SmolStr>,
    /// What no file of the run declares, where it may be declared, and how deep down it is called.
    missing: Vec<(&'a Path, Named, u32)>,
    /// The functions that were found, with their type.
    bodies: Vec<(Option<SmolStr>, Arc<[UnreadBody]>)>,
    found: Vec<Effect>,
}

impl<'a> Search<'a> {
    fn calls(&mut self, owner: BodyOwner, exprs: impl Iterator<Item = ExprId>, depth: u32) {
        let Some(known) = self.scene.known(owner) else { return };
        for expr in exprs {
            match known.inference.callees.get(&expr) {
                Some(Callee::Func(func, _)) => self.func(*func, depth),
                Some(_) => {}
                None => {
                    let missing = self.places(owner, known, expr, depth).into_iter();
                    self.missing.extend(missing.map(|(folder, named)| (folder, named, depth)));
                }
            }
        }
    }

    fn func(&mut self, func: FuncId, depth: u32) {
        let index = self.scene.index();
        if depth == MAX_DEPTH || index.is_stub(index.func_unit(func)) || !self.seen.insert(func) {
            return;
        }
        for owner in self.scene.program.bodies_of(func) {
            if let Some(known) = self.scene.known(owner) {
                self.calls(owner, known.body.expr_ids(), depth + 1);
            }
            // Which impl of a trait is meant, only its callers know.
            if let BodyOwner::Func(of_impl) = owner
                && of_impl != func
            {
                self.found.extend(effects_of(self.scene, of_impl, depth));
            }
        }
    }

    /// What a function may be that is called or handed on and that no file of the run declares, and the folders where
    /// it may be declared.
    fn places(&self, owner: BodyOwner, known: &Known, expr: ExprId, depth: u32) -> Vec<(&'a Path, Named)> {
        let body = &known.body;
        let (path, scope) = match &body.expr(expr).kind {
            ExprKind::Path(path, scope) if body.is_called(expr) || passed_to(body, expr).is_some() => {
                (path.names(), *scope)
            }
            // Further down nobody has said what the receiver is.
            ExprKind::MethodCall { name, .. } if depth == 0 => {
                let own = self.folder(owner, None);
                return own.map(|it| (it, (Of::Value, name.clone()))).into_iter().collect();
            }
            _ => return Vec::new(),
        };
        let index = self.scene.index();
        let outside = index.leads_out(index.scope_key(owner.unit(index), scope), &path);
        let places = outside.into_iter().filter_map(|(outside, names)| {
            Some((self.folder(owner, Some(&outside))?, self.named(owner, &names)?))
        });
        places.collect()
    }

    /// The folder of the package that a body stands in, or of what is outside of its files.
    fn folder(&self, owner: BodyOwner, outside: Option<&Outside>) -> Option<&'a Path> {
        let (index, unread) = (self.scene.index(), self.scene.program.unread());
        match outside {
            Some(Outside::Of(unit)) => unread.folder(index.file_of(*unit)?, None),
            Some(Outside::Crate(name)) => unread.folder(self.scene.file_id(owner)?, Some(name)),
            None => unread.folder(self.scene.file_id(owner)?, None),
        }
    }

    fn named(&self, owner: BodyOwner, path: &[SmolStr]) -> Option<Named> {
        let (name, before) = path.split_last()?;
        let of = match before.last() {
            None => Of::Nothing,
            Some(own) if own == "Self" => Of::Type(self.self_type(owner)?),
            Some(ty) if is_of_type(ty) => Of::Type(ty.clone()),
            Some(_) => Of::Module,
        };
        Some((of, name.clone()))
    }

    fn self_type(&self, owner: BodyOwner) -> Option<SmolStr> {
        let BodyOwner::Func(func) = owner else { return None };
        type_of(self.scene, func).map(SmolStr::new)
    }

    fn follow_missing(&mut self) {
        for (folder, named, depth) in std::mem::take(&mut self.missing) {
            self.follow(folder, named, depth);
        }
    }

    /// From body to body as far as the files below a folder are not part of the run.
    fn follow(&mut self, folder: &'a Path, (of, name): Named, depth: u32) {
        // `len` and the like are those of std, on a value that some other crate has made.
        if depth == MAX_DEPTH || of == Of::Value && self.scene.index().is_described_method(&name) {
            return;
        }
        if of == Of::Value {
            self.methods.insert(name.clone());
        }
        let ty = match &of {
            Of::Type(ty) => Some(ty.clone()),
            _ => None,
        };
        if !self.named.insert((folder, (of, name.clone()))) {
            return;
        }
        let bodies = self.scene.program.unread().bodies(folder, ty.clone(), &name);
        for body in bodies.iter() {
            for named in calls_in(&body.code, ty.as_ref()) {
                self.follow(folder, named, depth + 1);
            }
        }
        self.bodies.push((ty, bodies));
    }

    /// What the functions do that were found, and those that bear the names of what they call.
    fn effects(self, from: UnitId) -> Vec<Effect> {
        let index = self.scene.index();
        let mut found = self.found;
        let mut called: FxHashMap<SmolStr, BTreeSet<Of>> = FxHashMap::default();
        for name in self.methods {
            called.entry(name).or_default().insert(Of::Value);
        }
        for (ty, body) in self.bodies.iter().flat_map(|(ty, all)| all.iter().map(move |it| (ty, it))) {
            found.extend(printed(&body.code));
            for (of, name) in calls_in(&body.code, ty.as_ref()) {
                // A neighbour comes before what bears its name elsewhere.
                let is_neighbour = of == Of::Nothing && body.neighbours.contains(name.as_str());
                if of != Of::Value && !is_neighbour {
                    called.entry(name).or_default().insert(of);
                }
            }
        }
        let funcs = (!called.is_empty()).then(|| index.funcs_met(from));
        for func in funcs.into_iter().flatten() {
            let named = called.get(&index.func(func).name).into_iter().flatten();
            let is_called = named.into_iter().any(|it| is_of(self.scene, it, func));
            if is_called {
                found.extend(effects_of(self.scene, func, 1));
            }
        }
        found
    }
}

/// What the macros of std print that stand in a code.
fn printed(code: &str) -> impl Iterator<Item = Effect> + '_ {
    code.match_indices('!').filter_map(|(at, _)| expanded::printed(last_name(code.get(..at)?)))
}

/// What the body of a function of a type calls by a name; what is handed on as a value is called by somebody else.
fn calls_in<'t>(code: &'t str, own: Option<&'t SmolStr>) -> impl Iterator<Item = Named> + 't {
    code.match_indices('(').filter_map(move |(at, _)| {
        let before = without_arguments(code.get(..at)?);
        let name = last_name(before);
        let before = before.get(..before.len() - name.len())?;
        let own = || own.map_or(Of::Value, |it| Of::Type(it.clone()));
        let of = match before.strip_suffix("::").map(|it| last_name(without_arguments(it))) {
            Some("Self") => own(),
            Some(ty) if is_of_type(ty) => Of::Type(SmolStr::new(ty)),
            Some(_) => Of::Module,
            None if before.ends_with("self.") => own(),
            None if before.ends_with('.') => Of::Value,
            None => Of::Nothing,
        };
        (!name.is_empty()).then(|| (of, SmolStr::new(name)))
    })
}

/// A path without the `<…>` or `::<…>` that it ends with.
fn without_arguments(code: &str) -> &str {
    if !code.ends_with('>') {
        return code;
    }
    let mut depth = 0usize;
    let mut brackets = code.rmatch_indices(['<', '>']);
    let opens = brackets.find(|(_, it)| {
        depth = if *it == ">" { depth + 1 } else { depth.saturating_sub(1) };
        depth == 0
    });
    let path = opens.and_then(|(at, _)| code.get(..at)).unwrap_or_default();
    path.strip_suffix("::").unwrap_or(path)
}

fn is_of_type(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
}

/// The name of the type whose function it is.
fn type_of(scene: Scene<'_>, func: FuncId) -> Option<&str> {
    let index = scene.index();
    index.type_of(func).map(|it| index.ty(it).name.as_str())
}

fn is_of(scene: Scene<'_>, of: &Of, func: FuncId) -> bool {
    match of {
        Of::Nothing | Of::Module => scene.index().func(func).owner == Owner::Scope,
        Of::Type(ty) => type_of(scene, func).is_some_and(|it| it == ty),
        Of::Value => scene.index().header(func).self_param.is_some(),
    }
}
