//! What runs without being named: the functions of the impls that a type has, and the types in it.

use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::effects::Query;
use crate::effects::summary::{Node, Step};
use crate::index::{ImplId, Index, TraitRef, Ty, TypeId};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId};
use crate::track::{At, Def, Known};

/// By what a function of an impl is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Through {
    /// The value ends.
    Drop,
    /// It is formatted.
    Format,
    /// It stands beside an operator or an index.
    Operator,
    /// What it dereferences to is asked for.
    Deref,
    /// It is iterated over.
    Iterate,
    /// An error is made of it by `?`.
    Convert,
    /// It is given to code of std or of another crate, which asks whatever that declares; it is not dropped there.
    Foreign,
}

/// What lies in a value of a type of the workspace, whatever its arguments are.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    /// Types of the workspace, itself included.
    types: Vec<TypeId>,
}

/// What a trait is to the language.
fn class_of(index: &Index, of: &TraitRef) -> Option<Through> {
    let Some(id) = of.id else { return Some(Through::Foreign) };
    if !index.is_stub(index.trait_unit(id)) {
        return None;
    }
    let path = index.trait_path(id);
    Some(match path.as_str() {
        "std::ops::Drop" => Through::Drop,
        "std::ops::Deref" | "std::ops::DerefMut" => Through::Deref,
        "std::fmt::Write" => Through::Foreign,
        "std::convert::From" | "std::convert::TryFrom" => Through::Convert,
        path if path.starts_with("std::fmt::") => Through::Format,
        path if path.starts_with("std::ops::") || path.starts_with("std::cmp::") => Through::Operator,
        path if path.starts_with("std::iter::") => Through::Iterate,
        _ => Through::Foreign,
    })
}

fn is_asked(through: Through, class: Through) -> bool {
    through == class || through == Through::Foreign && class != Through::Drop
}

/// What a type of std is to what is looked for.
#[derive(Clone, Copy, Debug)]
pub struct Role {
    pub stdout: bool,
    pub stderr: bool,
    /// An adaptor of an iterator keeps its closure where its type does not show it.
    pub iterator: bool,
}

/// The standard streams that are written to, and the handles on them.
pub const STDOUT: [&str; 2] = ["std::io::Stdout", "std::io::StdoutLock"];
pub const STDERR: [&str; 2] = ["std::io::Stderr", "std::io::StderrLock"];

impl<'a> Query<'a> {
    pub(super) fn role_of(self, id: TypeId) -> Role {
        self.steps.roles.get_or_put(id, |id| {
            let path = self.index().type_path(*id);
            Role {
                stdout: STDOUT.contains(&path.as_str()),
                stderr: STDERR.contains(&path.as_str()),
                iterator: path.starts_with("std::iter::"),
            }
        })
    }

    pub(super) fn is_of_workspace(self, id: TypeId) -> bool {
        !self.index().is_stub(self.index().type_unit(id))
    }

    /// The functions that run through a value of a type.
    pub(super) fn run_through(self, ty: &Ty, through: Through, step: &mut Step) {
        self.run_types(&self.types_in(ty, through == Through::Drop), through, step);
    }

    /// The same for the value of an expression.
    pub(super) fn run_through_value(self, known: &Known, at: At, through: Through, step: &mut Step) {
        let is_owned = through == Through::Drop;
        let find = |_: &_| self.types_in(known.inference.expr(at.expr), is_owned).into();
        self.run_types(&self.steps.types.get_or_put((at, is_owned), find), through, step);
    }

    fn run_types(self, types: &[TypeId], through: Through, step: &mut Step) {
        for &id in types {
            for impl_ in self.impls_asked(id, through) {
                for func in self.index().funcs_of_impl(impl_) {
                    step.calls(Node::Body(BodyOwner::Func(func)));
                }
            }
        }
    }

    /// The functions that run through a value that dereferences to something: of the type itself alone.
    pub(super) fn run_deref(self, ty: &Ty, step: &mut Step) {
        let Some((id, _)) = ty.peeled().adt().filter(|(id, _)| self.is_of_workspace(*id)) else { return };
        for impl_ in self.impls_asked(id, Through::Deref) {
            for func in self.index().funcs_of_impl(impl_) {
                step.calls(Node::Body(BodyOwner::Func(func)));
            }
        }
    }

    /// The functions of whatever type of the workspace has one of these bounds by a trait that is not the workspace's.
    pub(super) fn run_through_bounds(
        self,
        owner: BodyOwner,
        bounds: &[TraitRef],
        through: Through,
        step: &mut Step,
    ) {
        let index = self.index();
        let asked = bounds.iter().filter(|it| class_of(index, it).is_some_and(|it| is_asked(through, it)));
        for id in asked.filter_map(|it| it.id) {
            let funcs = index.all_impls_of(id).flat_map(|it| index.funcs_of_impl(it));
            step.calls_each(funcs.map(BodyOwner::Func).filter(|it| self.runs_with(owner, *it)));
        }
    }

    /// Whether there is a program that two bodies are parts of.
    pub(super) fn runs_with(self, owner: BodyOwner, other: BodyOwner) -> bool {
        let index = self.index();
        index.may_run_together(owner.unit(index), other.unit(index))
    }

    fn impls_asked(self, id: TypeId, through: Through) -> impl Iterator<Item = ImplId> + 'a {
        let index = self.index();
        index.trait_impls_of(id).iter().copied().filter(move |it| {
            let class = index.impl_info(*it).trait_.as_ref().and_then(|it| class_of(index, it));
            class.is_some_and(|it| is_asked(through, it))
        })
    }

    /// The types of the workspace that a value may hold, those behind references left out where only what it owns counts.
    pub(super) fn types_in(self, ty: &Ty, is_owned: bool) -> Vec<TypeId> {
        let mut found = Vec::new();
        self.note_types(ty, is_owned, &mut found);
        found.sort_unstable();
        found.dedup();
        found
    }

    fn note_types(self, ty: &Ty, is_owned: bool, found: &mut Vec<TypeId>) {
        match ty {
            Ty::Adt(id, args) => {
                if self.is_of_workspace(*id) {
                    found.extend(&self.parts(*id).types);
                }
                self.note_all(args, is_owned, found);
            }
            Ty::External(_, items) | Ty::Tuple(items) => self.note_all(items, is_owned, found),
            Ty::Ref(_, inner) if !is_owned => self.note_types(inner, is_owned, found),
            Ty::Slice(inner) | Ty::Array(inner, _) => self.note_types(inner, is_owned, found),
            Ty::Dyn(bounds) => found.extend(self.implementors(bounds)),
            _ => {}
        }
    }

    fn note_all(self, types: &[Ty], is_owned: bool, found: &mut Vec<TypeId>) {
        for ty in types {
            self.note_types(ty, is_owned, found);
        }
    }

    /// The types of the workspace that have a trait of the workspace.
    fn implementors(self, bounds: &[TraitRef]) -> Vec<TypeId> {
        let index = self.index();
        let own = bounds.iter().filter_map(|it| it.id).filter(|it| !index.is_stub(index.trait_unit(*it)));
        let impls = own.flat_map(|it| index.all_impls_of(it));
        impls.filter_map(|it| Some(index.impl_info(it).self_ty.peeled().adt()?.0)).collect()
    }

    fn parts(self, id: TypeId) -> Arc<Parts> {
        self.steps.parts.get_or_put(id, |_| Arc::new(self.find_parts(id)))
    }

    fn find_parts(self, id: TypeId) -> Parts {
        let mut seen = FxHashSet::from_iter([id]);
        let mut open = vec![id];
        while let Some(at) = open.pop() {
            for ty in self.index().field_types(at).into_iter().flatten() {
                ty.any(&mut |it| {
                    match it {
                        Ty::Adt(inner, _) if self.is_of_workspace(*inner) => {
                            open.extend(seen.insert(*inner).then_some(*inner));
                        }
                        Ty::Dyn(bounds) => {
                            open.extend(self.implementors(bounds).into_iter().filter(|it| seen.insert(*it)));
                        }
                        _ => {}
                    }
                    false
                });
            }
        }
        let mut types: Vec<TypeId> = seen.into_iter().collect();
        types.sort_unstable();
        Parts { types }
    }

    /// What ends with the value of an expression that makes or takes one.
    pub(super) fn end_of(self, known: &Known, at: At, step: &mut Step) {
        if is_made(known, at.expr) || is_taken(known, at.expr) {
            self.run_through_value(known, at, Through::Drop, step);
        }
    }

    /// What ends with a closure that has moved names into itself.
    pub(super) fn end_of_captured(self, known: &Known, closure: ExprId, step: &mut Step) {
        let inside = known.body.expr(closure).span;
        let locals = known.body.within(inside).filter_map(|it| match known.body.expr(it).kind {
            ExprKind::Local(local) => Some(local),
            _ => None,
        });
        let is_outer = |it: &LocalId| !inside.contains(known.body.local(*it).span);
        for local in locals.filter(is_outer) {
            self.run_through(known.inference.local(local), Through::Drop, step);
        }
    }
}

/// Whether an expression makes a value: a call, a literal, a unit or a const.
fn is_made(known: &Known, expr: ExprId) -> bool {
    match &known.body.expr(expr).kind {
        ExprKind::Struct { .. } => true,
        ExprKind::Path(..) => !known.body.is_called(expr),
        _ => known.body.is_call(expr),
    }
}

/// Whether a name gives its value to another one, a call, a literal or a loop.
fn is_taken(known: &Known, expr: ExprId) -> bool {
    let body = &known.body;
    let ExprKind::Local(local) = body.expr(expr).kind else { return false };
    let Some(parent) = body.expr(expr).parent else { return false };
    let is_item = || known.facts.defs(local).iter().any(|it| matches!(it, Def::Item(_)));
    match &body.expr(parent).kind {
        ExprKind::Block(_) | ExprKind::Struct { .. } | ExprKind::Tuple(_) | ExprKind::Array(_) => true,
        ExprKind::Call { .. } | ExprKind::For { .. } => true,
        ExprKind::MethodCall { .. } => is_item(),
        _ => false,
    }
}
