//! Which arguments of a described function live on in what it returns; its signature says so.

use smol_str::SmolStr;

use crate::index::{FuncId, Generic, Index, Ty};
use crate::infer::Callee;
use crate::items::{ExprId, ExprKind};
use crate::track::facts::arguments;
use crate::track::program::Known;

/// What the value of a call comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carried {
    /// An argument itself, or a part of it.
    Value(ExprId),
    /// What a closure returns.
    Closure(ExprId),
    /// What a function returns that is passed by its name, by this path.
    Func(FuncId, ExprId),
}

/// `Option::map` carries what its closure returns, `Read::take` its receiver, `File::open` nothing.
pub fn carried(index: &Index, known: &Known, call: ExprId, func: FuncId) -> Vec<Carried> {
    let signature = index.signature(func);
    let params = mentioned(&signature.ret, &signature.generics);
    if params.is_empty() {
        return Vec::new();
    }
    let args = arguments(&known.body, call);
    let mut all = Vec::new();
    for (declared, arg) in signature.params.iter().zip(&args) {
        if is_function(known, *arg) {
            if let Some(name) = single_param(declared)
                && returns_one_of(signature.bounds(name), &params)
            {
                all.extend(function(known, *arg));
            }
        } else if !mentioned(declared, &signature.generics).is_disjoint(&params)
            || is_self_like(declared, known, *arg)
        {
            all.push(Carried::Value(*arg));
        }
    }
    all
}

/// A trait's `Self` hides what it holds: `Context` for `Result<T, E>` returns a `T` that only the impl names.
fn is_self_like(declared: &Ty, known: &Known, arg: ExprId) -> bool {
    let is_self = matches!(declared.peeled(), Ty::Param(name) if name == "Self");
    is_self && matches!(known.inference.expr(arg).peeled(), Ty::Adt(_, args) if !args.is_empty())
}

type Names = std::collections::BTreeSet<SmolStr>;

/// The type parameters that a type mentions.
fn mentioned(ty: &Ty, generics: &[Generic]) -> Names {
    let mut names = Names::new();
    ty.any(&mut |it| {
        if let Ty::Param(name) = it
            && generics.iter().any(|it| it.name == *name)
        {
            names.insert(name.clone());
        }
        false
    });
    names
}

fn single_param(ty: &Ty) -> Option<&SmolStr> {
    match ty.peeled() {
        Ty::Param(name) => Some(name),
        _ => None,
    }
}

fn returns_one_of(bounds: &[crate::index::TraitRef], params: &Names) -> bool {
    bounds.iter().flat_map(|it| it.assoc.iter()).any(|(name, ty)| {
        name == "Output" && ty.any(&mut |it| matches!(it, Ty::Param(name) if params.contains(name)))
    })
}

fn is_function(known: &Known, arg: ExprId) -> bool {
    matches!(known.inference.expr(arg), Ty::Closure(_) | Ty::FnItem(..) | Ty::Constructor(..))
}

fn function(known: &Known, arg: ExprId) -> Option<Carried> {
    if let Ty::Closure(closure) = known.inference.expr(arg) {
        return Some(Carried::Closure(*closure));
    }
    match known.inference.callees.get(&arg) {
        Some(Callee::Func(func, _)) => Some(Carried::Func(*func, arg)),
        // A constructor holds what it is given: the receiver of the call it is passed to.
        Some(Callee::Constructor(..)) => receiver(known, arg).map(Carried::Value),
        _ => None,
    }
}

fn receiver(known: &Known, arg: ExprId) -> Option<ExprId> {
    let parent = known.body.expr(arg).parent?;
    match &known.body.expr(parent).kind {
        ExprKind::MethodCall { receiver, .. } => Some(*receiver),
        _ => None,
    }
}
