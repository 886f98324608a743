//! What is called and stands in a file that is not part of the run: that file does no I/O itself, and may yet call what
//! prints, or ends the process, in one that does. Such code is known by the names that stand in it alone.

use std::path::Path;
use std::sync::Arc;

use rustc_hash::FxHashSet;
use smol_str::SmolStr;

use crate::effects::expanded::printed;
use crate::effects::summary::{Node, Step};
use crate::effects::{Place, Query};
use crate::file::last_name;
use crate::index::{FuncId, Outside, Ty};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, Owner, ScopeId};
use crate::track::{Def, UnreadBody};

/// Whose function a call names, as far as its text tells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Of {
    /// `name(`
    Nothing,
    /// `module::name(`
    Module,
    /// `Type::name(`
    Type(SmolStr),
    /// `.name(`
    Value,
}

/// A function that is looked for below a folder.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UnreadFunc {
    folder: Arc<Path>,
    of: Of,
    name: SmolStr,
}

/// What the language and std call of a type whose impls nobody has read.
const CALLED_UNNAMED: [&str; 2] = ["drop", "fmt"];

impl<'a> Query<'a> {
    /// A function that is called by a path to which no file of the run has a declaration.
    pub(super) fn unread_path(
        self,
        place: Place<'a>,
        call: ExprId,
        path: &[SmolStr],
        scope: ScopeId,
        step: &mut Step,
    ) {
        // What is dear is not looked up for an answer that is not final.
        if self.program.is_preliminary() {
            return;
        }
        let mut is_found = false;
        for (folder, of, name) in self.places(place.owner, path, scope) {
            is_found |= self.unread(&folder, of.clone(), &name, step);
            if !is_found {
                // `pub use crate::emit::show;` in the file that the path leads to.
                let met =
                    |it: FuncId| self.runs_with(place.owner, BodyOwner::Func(it)) && self.is_of(&of, it);
                self.called_by_name(&name, met, step);
            }
            if let Of::Type(_) = of {
                for name in CALLED_UNNAMED {
                    self.unread(&folder, of.clone(), name, step);
                }
            }
        }
        let name = path.last().map_or("", SmolStr::as_str);
        if !is_found
            && !self.made_by_macro(place, name, step)
            && self.program.includes_code(place.owner)
            && !self.is_of_other_crate(place.owner, path, scope)
            && !self.leads_into_stub(place.owner, path, scope)
        {
            step.is_opaque(self.span_of(place, call));
        }
    }

    /// The folders in which a path may be declared, and what it is there.
    fn places(self, owner: BodyOwner, path: &[SmolStr], scope: ScopeId) -> Vec<(Arc<Path>, Of, SmolStr)> {
        let index = self.index();
        let outside = index.leads_out(index.scope_key(owner.unit(index), scope), path);
        let places = outside.into_iter().filter_map(|(outside, names)| {
            let (of, name) = self.named_there(owner, &names)?;
            Some((self.folder(owner, Some(&outside))?, of, name))
        });
        places.collect()
    }

    /// Whether a function of a module is called that a described crate has; a member of a type may be one of a trait that
    /// the workspace declares.
    fn leads_into_stub(self, owner: BodyOwner, path: &[SmolStr], scope: ScopeId) -> bool {
        let index = self.index();
        let is_of_module = path.iter().rev().nth(1).is_some_and(|it| !is_of_type(it));
        is_of_module && index.leads_into_stub(index.scope_key(owner.unit(index), scope), path)
    }

    fn is_of_other_crate(self, owner: BodyOwner, path: &[SmolStr], scope: ScopeId) -> bool {
        let index = self.index();
        let outside = index.leads_out(index.scope_key(owner.unit(index), scope), path);
        outside.iter().any(|(outside, _)| self.folder(owner, Some(outside)).is_none())
    }

    /// A method of a value for which no file of the run has one.
    pub(super) fn unread_method(
        self,
        place: Place<'a>,
        call: ExprId,
        receiver: ExprId,
        name: &SmolStr,
        step: &mut Step,
    ) {
        if self.program.is_preliminary() {
            return;
        }
        let index = self.index();
        let ty = place.known.inference.expr(receiver).peeled();
        let own = match ty {
            Ty::Adt(id, _) if self.is_of_workspace(*id) => Some(index.ty(*id).name.clone()),
            Ty::Unknown => self.unread_type(place, receiver),
            _ => None,
        };
        if let Some(own) = own {
            let folder = self.folder(place.owner, None);
            let is_found = folder.is_some_and(|it| self.unread(&it, Of::Type(own), name, step));
            if !is_found && !self.made_by_macro(place, name, step) && self.program.includes_code(place.owner)
            {
                step.is_opaque(self.span_of(place, call));
            }
            return;
        }
        let met = |func: FuncId| self.runs_with(place.owner, BodyOwner::Func(func));
        match ty {
            Ty::External(path, _) => {
                let krate = path.split("::").next().map(|it| Outside::Crate(it.into()));
                let last = path.rsplit("::").next().unwrap_or_default();
                if let Some(folder) = krate.and_then(|it| self.folder(place.owner, Some(&it))) {
                    self.unread(&folder, Of::Type(last.into()), name, step);
                }
            }
            // A trait of the workspace may have added it to a type that is not its own.
            Ty::Adt(..) | Ty::Primitive(_) | Ty::Slice(_) | Ty::Array(..) | Ty::Tuple(_) => {
                self.called_by_name(name, |it| met(it) && index.is_of_trait(it), step);
            }
            // `len` and the like are those of std, on a value that some other crate has made.
            _ if index.is_described_method(name) => {}
            _ => {
                self.called_by_name(name, |it| met(it) && index.header(it).self_param.is_some(), step);
                if let Some(folder) = self.folder(place.owner, None) {
                    self.unread(&folder, Of::Value, name, step);
                }
            }
        }
    }

    /// The type of a value that a function makes which no file of the run declares, by the path of that.
    fn unread_type(self, place: Place<'a>, value: ExprId) -> Option<SmolStr> {
        let known = place.known;
        let mut seen = FxHashSet::default();
        let mut at = value;
        while seen.insert(at) {
            at = match &known.body.expr(at).kind {
                ExprKind::Local(local) => match known.facts.defs(*local) {
                    [Def::Value(made)] => *made,
                    _ => return None,
                },
                ExprKind::Ref { inner, .. } | ExprKind::Try(inner) => *inner,
                ExprKind::Call { callee, .. } => {
                    let ExprKind::Path(path, scope) = &known.body.expr(*callee).kind else { return None };
                    let mut places = self.places(place.owner, &path.names(), *scope).into_iter();
                    return places.find_map(|(_, of, _)| match of {
                        Of::Type(name) => Some(name),
                        _ => None,
                    });
                }
                _ => return None,
            };
        }
        None
    }

    /// The functions of the run that have a name and may be meant.
    fn called_by_name(self, name: &str, is_meant: impl Fn(FuncId) -> bool, step: &mut Step) {
        for func in self.program.funcs_of_name_anywhere(name).filter(|it| is_meant(*it)) {
            step.calls(Node::Body(BodyOwner::Func(func)));
        }
    }

    /// The folder of the package that a body stands in, or of what is outside of its files; `None` where that is a crate
    /// whose sources are not the workspace's.
    fn folder(self, owner: BodyOwner, outside: Option<&Outside>) -> Option<Arc<Path>> {
        let (index, unread) = (self.index(), self.program.unread());
        let folder = match outside {
            Some(Outside::Of(unit)) => unread.folder(index.file_of(*unit)?, None),
            Some(Outside::Crate(name)) => unread.folder(self.file_id(owner)?, Some(name)),
            None => unread.folder(self.file_id(owner)?, None),
        };
        folder.map(Arc::from)
    }

    fn named_there(self, owner: BodyOwner, path: &[SmolStr]) -> Option<(Of, SmolStr)> {
        let (name, before) = path.split_last()?;
        let of = match before.last() {
            None => Of::Nothing,
            Some(own) if own == "Self" => {
                let BodyOwner::Func(func) = owner else { return None };
                Of::Type(self.index().type_of(func).map(|it| self.index().ty(it).name.clone())?)
            }
            Some(ty) if is_of_type(ty) => Of::Type(ty.clone()),
            Some(_) => Of::Module,
        };
        Some((of, name.clone()))
    }

    /// Whether a function of a name stands below a folder in what is not part of the run; then the step calls it.
    fn unread(self, folder: &Arc<Path>, of: Of, name: &str, step: &mut Step) -> bool {
        let ty = match &of {
            Of::Type(ty) => Some(ty.clone()),
            _ => None,
        };
        let is_found = !self.program.unread().bodies(folder, ty, &SmolStr::new(name)).is_empty();
        if is_found {
            step.calls(Node::Unread(UnreadFunc { folder: folder.clone(), of, name: name.into() }));
        }
        is_found
    }

    pub(super) fn step_of_unread(self, func: &UnreadFunc) -> Step {
        let mut step = Step::default();
        let ty = match &func.of {
            Of::Type(ty) => Some(ty.clone()),
            _ => None,
        };
        let bodies = self.program.unread().bodies(&func.folder, ty.clone(), &func.name);
        for body in bodies.iter() {
            step.effects.extend(printed_in(&body.code));
            self.described_in(body, &mut step);
            for (of, name) in calls_in(body, ty.as_ref()) {
                if of == Of::Value && self.index().is_described_method(&name) {
                    continue;
                }
                self.unread(&func.folder, of.clone(), &name, &mut step);
                // A neighbour comes before what bears its name elsewhere.
                let is_neighbour = of == Of::Nothing && body.neighbours.contains(name.as_str());
                if of != Of::Value && !is_neighbour {
                    self.called_by_name(&name, |it| self.is_of(&of, it), &mut step);
                }
            }
        }
        step
    }

    /// What the functions of the catalogue do whose names are called in a body: a method of whatever value, and anything else
    /// by a path that leads there.
    fn described_in(self, body: &UnreadBody, step: &mut Step) {
        for (before, name) in called_in(&body.code) {
            for func in self.program.described_of_name(name) {
                if self.is_named_by(*func, before, &body.from_std) {
                    self.described(*func, step);
                }
            }
        }
    }

    /// Whether what stands before the name of a called function may lead to that of the catalogue.
    fn is_named_by(self, func: FuncId, before: &str, from_std: &FxHashSet<String>) -> bool {
        let index = self.index();
        let Some(path) = before.strip_suffix("::").map(without_arguments) else {
            let is_method = index.header(func).self_param.is_some();
            let is_imported = || from_std.contains(index.func(func).name.as_str());
            return if before.ends_with('.') {
                is_method && !before.ends_with("self.")
            } else {
                is_imported()
            };
        };
        let own = index.func_path(func);
        let mut names = own.rsplit("::").skip(1);
        names.next() == Some(last_name(path))
    }

    fn is_of(self, of: &Of, func: FuncId) -> bool {
        let index = self.index();
        match of {
            Of::Nothing | Of::Module => index.func(func).owner == Owner::Scope,
            Of::Type(ty) => index.type_of(func).is_some_and(|it| index.ty(it).name == *ty),
            Of::Value => index.header(func).self_param.is_some(),
        }
    }
}

/// What the macros of std print that stand in a code.
fn printed_in(code: &str) -> impl Iterator<Item = crate::effects::Effect> + '_ {
    code.match_indices('!').filter_map(|(at, _)| printed(last_name(code.get(..at)?)))
}

/// What the body of a function of a type calls by a name, std left out as far as it is imported; what is handed on as a
/// value is called by somebody else.
fn calls_in<'t>(body: &'t UnreadBody, own: Option<&'t SmolStr>) -> impl Iterator<Item = (Of, SmolStr)> + 't {
    let UnreadBody { code, from_std, .. } = body;
    called_in(code).filter_map(move |(before, name)| {
        let own = || own.map_or(Of::Value, |it| Of::Type(it.clone()));
        let path = before.strip_suffix("::").map(without_arguments);
        let of = match path.map(last_name) {
            Some(of) if from_std.contains(of) && !is_of_type(of) && is_whole(path, of) => return None,
            Some("Self") => own(),
            Some(ty) if is_of_type(ty) => Of::Type(SmolStr::new(ty)),
            Some(_) => Of::Module,
            None if before.ends_with("self.") => own(),
            None if before.ends_with('.') => Of::Value,
            None => Of::Nothing,
        };
        Some((of, SmolStr::new(name)))
    })
}

/// The names before which brackets open, each with all that stands before it.
fn called_in(code: &str) -> impl Iterator<Item = (&str, &str)> {
    code.match_indices('(').filter_map(|(at, _)| {
        let path = without_arguments(code.get(..at)?);
        let name = last_name(path);
        Some((path.strip_suffix(name)?, name)).filter(|_| !name.is_empty())
    })
}

/// Whether a path is no more than its last name, at the most behind `std`.
fn is_whole(path: Option<&str>, last: &str) -> bool {
    let before = path.and_then(|it| it.strip_suffix(last));
    before.is_some_and(|it| {
        it.strip_suffix("::")
            .map_or(!it.ends_with(':'), |it| last_name(it) == "std" && !it.ends_with("::std"))
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
