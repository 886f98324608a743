//! What a method of a container keeps: `files.push(file)`, `slot.insert(file)`, `cell.get_or_init(|| file)`.

use crate::index::{FuncId, Index, TraitRef, Ty};
use crate::infer::{Callee, Inference};
use crate::items::{Body, ExprId, ExprKind, SelfParam};
use crate::track::facts::arguments;

/// The receiver of a call and the arguments that stay in it: those that its impl declares as its own type parameters.
pub fn kept(
    index: &Index,
    body: &Body,
    inference: &Inference,
    call: ExprId,
) -> Option<(ExprId, Vec<ExprId>)> {
    given(index, body, inference, call, |_, declared, is_own| is_own(declared))
}

/// The same for the closures whose results stay in the receiver.
pub fn kept_results(
    index: &Index,
    body: &Body,
    inference: &Inference,
    call: ExprId,
) -> Option<(ExprId, Vec<ExprId>)> {
    given(index, body, inference, call, |func, declared, is_own| {
        let Ty::Param(name) = declared else { return false };
        let makes = |it: &TraitRef| index.is_fn_trait(it) && it.assoc.iter().any(|(_, it)| is_own(it));
        index.signature(func).bounds(name).iter().any(makes)
    })
}

/// The receiver of a call of a described method that borrows it, and the arguments that are chosen: by the function, the
/// declared type, and whether a type is a parameter of the impl.
fn given(
    index: &Index,
    body: &Body,
    inference: &Inference,
    call: ExprId,
    is_chosen: impl Fn(FuncId, &Ty, &dyn Fn(&Ty) -> bool) -> bool,
) -> Option<(ExprId, Vec<ExprId>)> {
    let ExprKind::MethodCall { receiver, .. } = &body.expr(call).kind else { return None };
    let Callee::Func(func, _) = inference.callees.get(&call)? else { return None };
    let is_lent = matches!(index.header(*func).self_param, Some(SelfParam::Ref | SelfParam::RefMut));
    let impl_ = index.impl_of(*func).filter(|_| is_lent && index.is_stub(index.func_unit(*func)))?;
    let info = index.impl_info(impl_);
    let is_own = |ty: &Ty| match ty {
        Ty::Param(name) => info.generics.iter().any(|it| it.name == *name),
        _ => false,
    };
    let params = index.signature(*func).params.iter().zip(arguments(body, call)).skip(1);
    let chosen = params.filter(|(declared, _)| is_chosen(*func, declared, &is_own));
    let values: Vec<ExprId> = chosen.map(|(_, arg)| arg).collect();
    (!values.is_empty()).then_some((*receiver, values))
}
