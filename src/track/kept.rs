//! What a method of a container keeps: `files.push(file)`, `slot.insert(file)`, `cell.get_or_init(|| file)`.

use crate::index::{Index, Ty};
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
    let values: Vec<ExprId> = params.filter(|(declared, _)| is_own(declared)).map(|(_, arg)| arg).collect();
    (!values.is_empty()).then_some((*receiver, values))
}
