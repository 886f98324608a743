//! Whether a function takes the new type where it took the handle: its parameters, and what is written in the call.

use crate::file::has_word;
use crate::index::{FuncId, Index, Signature, Ty};
use crate::infer::{Callee, implements};
use crate::items::{ExprId, ExprKind, PatKind, Path, ScopeId, Statement, TypeKind, TypeRef};
use crate::judge::Concern;
use crate::repair::carried::{bound_fits, carried_fits};
use crate::repair::erased::becomes_dyn;
use crate::repair::fit::{Fitting, Uses};
use crate::repair::lent::is_discarded;
use crate::repair::retype::{self, mentions_handle};
use crate::repair::scene::{Scene, closure_around};
use crate::repair::{alias, field, param};
use crate::track::{At, Known, arguments, mentions};

impl Uses<'_> {
    /// `receiver.map(function)`: what is given by name or as a closure is called with the new type.
    pub(super) fn functions_fit(&self, receiver: ExprId, call: ExprId, out: &mut Fitting, hops: u32) -> bool {
        let index = self.scene.index();
        let args = arguments(self.body(), call);
        args.into_iter().skip(1).all(|arg| match self.known.inference.expr(arg) {
            Ty::Closure(closure) => match &self.body().expr(*closure).kind {
                ExprKind::Closure { params, .. } => params.iter().all(|pat| {
                    bound_fits(self.scene, self.owner, self.known, *pat, self.swap, out, hops + 1)
                }),
                _ => true,
            },
            Ty::FnItem(func, _) => {
                !index.signature(*func).params.iter().any(|it| mentions_handle(it, self.swap))
            }
            Ty::Constructor(..) => {
                let value = At { owner: self.owner, expr: receiver };
                field::declared_at(self.scene, value).is_none_or(|(key, ty)| {
                    !mentions_handle(&ty, self.swap)
                        || field::crosses(self.scene, value, &key, self.swap, out, hops + 1)
                })
            }
            _ => true,
        })
    }

    /// An argument whose declared type is generic enough; `by_ref` for `&name`, with whether it is `&mut`.
    pub(super) fn fits_argument(
        &self,
        arg: ExprId,
        call: ExprId,
        by_ref: Option<(ExprId, bool)>,
        out: &mut Fitting,
        hops: u32,
    ) -> bool {
        let index = self.scene.index();
        let func = match self.known.inference.callees.get(&call) {
            Some(Callee::Func(func, _)) => func,
            Some(Callee::Constructor(..)) if by_ref.is_none() => {
                if self.direct {
                    out.moves.push(arg);
                }
                return carried_fits(self.scene, self.owner, arg, self.swap, out, hops);
            }
            // A callback that takes any writer.
            None if matches!(by_ref, Some((_, true)))
                && becomes_dyn(self.scene, self.owner, arg, self.swap) =>
            {
                out.needs_mut |= self.direct;
                return self.result_fits(call, out, hops);
            }
            None if !self.direct && is_serialized(self.scene, self.known, arg, call) => return true,
            None if !self.direct && matches!(by_ref, Some((_, true))) => {
                out.concerns.push(Concern::Undescribed);
                return true;
            }
            None => return !self.direct && self.is_undescribed(call, out),
            // Nobody knows what a closure does with it.
            _ => return false,
        };
        if !self.written_fits(call, out) {
            return false;
        }
        let Some(at) = arguments(self.body(), call).iter().position(|it| *it == arg) else { return false };
        let signature = index.signature(*func);
        let Some(declared) = signature.params.get(at) else { return false };
        let mut given = self.new_ty(arg);
        let mut reborrowed = false;
        let is_shared = match by_ref {
            Some((_, mutable)) => !mutable,
            None => matches!(self.body().expr(arg).kind, ExprKind::Ref { mutable: false, .. }),
        };
        if let (true, Ty::Ref(_, inner)) = (is_shared, &given) {
            // A shared reference to a file reads and writes; one to a buffer does not.
            reborrowed = self.wants_io(declared, signature);
            if reborrowed {
                given = inner.as_ref().clone().reference(true);
            }
        }
        // The value that is made of `&file` reads and writes by it later.
        let holds_shared = self.direct
            && is_shared
            && !reborrowed
            && by_ref.is_some()
            && mentions_handle(self.known.inference.expr(call), self.swap);
        if holds_shared || reborrowed && !self.may_be_changed((arg, call), out) {
            return false;
        }
        let accepts = self.accepts(declared, &given, signature, *func);
        if !accepts && param::crosses(self.scene, *func, at, self.swap, out, hops + 1) {
            out.given.push(At { owner: self.owner, expr: arg });
        } else if !accepts || self.shares_type(signature, at, call) || self.is_named_beside(arg, call) {
            return false;
        }
        self.note_use(arg, by_ref, reborrowed, out);
        let may_hold = by_ref.is_none() && is_given_back_unseen(index, *func, declared);
        (!may_hold || is_discarded(self.known, call)) && self.result_fits(call, out, hops)
    }

    /// What an argument that fits asks of the name that it is.
    fn note_use(&self, arg: ExprId, by_ref: Option<(ExprId, bool)>, reborrowed: bool, out: &mut Fitting) {
        if self.direct {
            match by_ref {
                None => out.moves.push(arg),
                Some((_, false)) if reborrowed => {
                    out.reborrows.push(arg);
                    out.needs_mut = true;
                }
                Some((_, mutable)) => out.needs_mut |= mutable,
            }
        }
    }

    /// `run(&mut archive, helper)`: a function among the arguments that names the type it is called with.
    fn is_named_beside(&self, arg: ExprId, call: ExprId) -> bool {
        let index = self.scene.index();
        let others = arguments(self.body(), call).into_iter().filter(|it| *it != arg);
        others.into_iter().any(|it| match self.known.inference.expr(it) {
            Ty::FnItem(func, _) => {
                index.signature(*func).params.iter().any(|it| mentions_handle(it, self.swap))
            }
            Ty::Closure(closure) => match &self.body().expr(*closure).kind {
                ExprKind::Closure { param_types, scope, .. } => {
                    let place = retype::Place::of_body(self.scene, self.owner, *scope);
                    let names_handle = |it| {
                        place
                            .as_ref()
                            .is_none_or(|place| mentions_handle(&place.lowered(self.scene, it), self.swap))
                    };
                    param_types.iter().flatten().any(names_handle)
                }
                _ => true,
            },
            _ => false,
        })
    }

    /// `mem::replace(&mut self.file, other)`: two handles that must be of one type.
    fn shares_type(&self, signature: &Signature, at: usize, call: ExprId) -> bool {
        let args = arguments(self.body(), call);
        let Some(declared) = signature.params.get(at) else { return true };
        signature.params.iter().zip(&args).enumerate().any(|(other, (ty, arg))| {
            other != at
                && mentions_handle(self.known.inference.expr(*arg), self.swap)
                && ty.any(&mut |it| matches!(it, Ty::Param(_)) && declared.any(&mut |own| own == it))
        })
    }

    /// Whether a parameter is read from or written to.
    fn wants_io(&self, declared: &Ty, signature: &Signature) -> bool {
        let index = self.scene.index();
        let name = match declared.peeled() {
            Ty::Param(name) => name,
            Ty::Dyn(_) => return true,
            _ => return false,
        };
        signature.bounds(name).iter().filter_map(|it| it.id).any(|it| {
            [index.known.read, index.known.write].into_iter().flatten().any(|of| index.is_a(it, of))
        })
    }

    fn accepts(&self, declared: &Ty, given: &Ty, signature: &Signature, func: FuncId) -> bool {
        let index = self.scene.index();
        let bounds = self.scene.bounds(self.owner);
        match (declared, given) {
            // A parameter of the trait itself is settled by the impl, which knows the handle: `Stdio::from(file)`.
            (Ty::Param(name), _) if self.is_of_trait(func, name) => false,
            (Ty::Param(name), given) => {
                // `T: Into<Stdio>` holds for the handle and not for a buffer.
                let holds = |id| implements(index, bounds, given, id);
                signature.bounds(name).iter().all(|it| it.args.is_empty() && it.id.is_none_or(holds))
            }
            (Ty::Ref(_, declared), Ty::Ref(_, given)) => self.accepts(declared, given, signature, func),
            (Ty::Dyn(wanted), given) => {
                wanted.iter().all(|it| it.id.is_none_or(|it| implements(index, bounds, given, it)))
            }
            (Ty::Adt(x, xs), Ty::Adt(y, ys)) if x == y => {
                xs.iter().zip(ys.iter()).all(|(x, y)| self.accepts(x, y, signature, func))
            }
            (declared, given) => declared == given,
        }
    }

    /// `slot.get_or_init(|| file)`: what the closure gives back must be of the type that another argument holds.
    pub fn is_tied(&self, closure: ExprId, call: ExprId) -> bool {
        let Some(Callee::Func(func, _)) = self.known.inference.callees.get(&call) else { return true };
        let signature = self.scene.index().signature(*func);
        let args = arguments(self.body(), call);
        let given = signature.params.iter().zip(&args);
        let declared = given.clone().find(|(_, it)| **it == closure).map(|(declared, _)| declared.peeled());
        let Some(Ty::Param(name)) = declared else { return true };
        let outputs = signature.bounds(name).iter().flat_map(|it| it.assoc.iter().map(|(_, ty)| ty));
        let mentions = |ty: &Ty, param: &Ty| ty.any(&mut |it| it == param);
        outputs.into_iter().any(|output| {
            given.clone().any(|(declared, arg)| {
                let shares = output.any(&mut |it| matches!(it, Ty::Param(_)) && mentions(declared, it));
                *arg != closure && shares && mentions_handle(self.known.inference.expr(*arg), self.swap)
            })
        })
    }

    /// `from_reader::<File, Config>(file)` has the type of the handle written out, `FileReader::new(file)` its alias.
    pub fn written_fits(&self, call: ExprId, out: &mut Fitting) -> bool {
        let (written, scope) = match &self.body().expr(call).kind {
            ExprKind::MethodCall { generics, scope, .. } => (generics.args().iter().collect(), *scope),
            ExprKind::Call { callee, .. } => match &self.body().expr(*callee).kind {
                ExprKind::Path(path, scope) => {
                    let args = path.segments.iter().flat_map(|it| it.args.iter());
                    let args = args.chain(path.qualified.as_deref()).collect::<Vec<_>>();
                    if !self.alias_fits(path, (*callee, *scope), out) {
                        return false;
                    }
                    (args, *scope)
                }
                _ => return true,
            },
            _ => return true,
        };
        let Some(place) = retype::Place::of_body(self.scene, self.owner, scope) else { return false };
        written.into_iter().all(|it| retype::rewrite(self.scene, &place, it, self.swap, out))
    }

    /// Whether `&mut` may stand where an argument is shared.
    fn may_be_changed(&self, (arg, call): (ExprId, ExprId), out: &mut Fitting) -> bool {
        !is_written_out(self.scene, self.known, call, arg) && self.may_change_within(arg, out)
    }

    /// Whether what is borrowed in a closure may be changed there: the closure takes no more than its turns by that, and
    /// its name is made `mut`.
    pub(super) fn may_change_within(&self, expr: ExprId, out: &mut Fitting) -> bool {
        let body = self.body();
        let named = body.within(body.expr(expr).span).find_map(|it| match body.expr(it).kind {
            ExprKind::Local(local) => Some(body.local(local).span),
            _ => None,
        });
        let is_captured = |it: &ExprId| named.is_some_and(|named| !body.expr(*it).span.contains(named));
        let Some(closure) = closure_around(body, expr).filter(is_captured) else { return true };
        let Some(parent) = body.expr(closure).parent else { return false };
        let ExprKind::Block(block) = &body.expr(parent).kind else { return body.is_call(parent) };
        let name = block.statements.iter().find_map(|it| match it {
            Statement::Let { pat, value: Some(value), .. } if *value == closure => {
                match body.pat(*pat).kind {
                    PatKind::Bind { local, .. } => Some(local),
                    _ => None,
                }
            }
            _ => None,
        });
        let is_called = |it: ExprId| {
            let call = body.expr(it).parent.map(|it| &body.expr(it).kind);
            matches!(call, Some(ExprKind::Call { callee, .. }) if *callee == it)
        };
        let called = name.filter(|it| mentions(body, *it).into_iter().all(is_called));
        out.muts.extend(called);
        called.is_some()
    }

    fn alias_fits(&self, path: &Path, (callee, scope): (ExprId, ScopeId), out: &mut Fitting) -> bool {
        let Some(place) = retype::Place::of_body(self.scene, self.owner, scope) else { return false };
        let mut names = path.names();
        names.pop();
        let Some(alias) = place.alias(self.scene, &names) else { return true };
        !alias::mentions(self.scene, alias, self.swap)
            || alias::rewrite(self.scene, &place, &names, self.body().expr(callee).span, self.swap, out)
    }

    fn is_of_trait(&self, func: FuncId, name: &str) -> bool {
        let index = self.scene.index();
        let trait_ = index.trait_of(func);
        trait_.is_some_and(|it| index.trait_(it).generics.params.iter().any(|it| it.name == name))
    }
}

/// `value.serialize(&mut serializer)`: a derived impl is nowhere written, and takes any serializer.
pub fn is_serialized(scene: Scene<'_>, known: &Known, arg: ExprId, call: ExprId) -> bool {
    let ExprKind::MethodCall { name, args, .. } = &known.body.expr(call).kind else { return false };
    let index = scene.index();
    let ty = known.inference.expr(arg).peeled().adt();
    name == "serialize"
        && args[..] == [arg]
        && ty.is_some_and(|(id, _)| index.is_stub(index.type_unit(id)) && index.ty(id).name == "Serializer")
}

/// Whether a call spells the type of an argument that it is made for: `write::<&File>(&file)`.
pub fn is_written_out(scene: Scene<'_>, known: &Known, call: ExprId, arg: ExprId) -> bool {
    let ty = known.inference.expr(arg).peeled().adt().map(|(id, _)| &scene.index().ty(id).name);
    let names = |it: &TypeRef| match &it.kind {
        TypeKind::Path(path) => ty.is_some_and(|it| *it == path.name()),
        TypeKind::Ref { inner, .. } => {
            matches!(&inner.kind, TypeKind::Path(path) if ty.is_some_and(|it| *it == path.name()))
        }
        _ => false,
    };
    match &known.body.expr(call).kind {
        ExprKind::MethodCall { generics, .. } => generics.args().iter().any(names),
        ExprKind::Call { callee, .. } => match &known.body.expr(*callee).kind {
            ExprKind::Path(path, _) => path.segments.iter().any(|it| it.args.iter().any(names)),
            _ => false,
        },
        _ => false,
    }
}

/// Whether a function may give back what it takes in a type that nobody knows: `-> LibResult<Self>`, of an alias in a file
/// that was not read.
fn is_given_back_unseen(index: &Index, func: FuncId, taken: &Ty) -> bool {
    let Ty::Param(taken) = taken else { return false };
    let header = index.header(func);
    let ret = header.ret.as_ref().map(|it| it.span.range());
    let text = ret.and_then(|it| index.unit(index.func_unit(func)).items.text.get(it)).unwrap_or_default();
    // A type of its own is no part of the one that it is a function of.
    let is_own = header.generics.params.iter().any(|it| it.name == *taken);
    index.signature(func).ret.any(&mut |it| *it == Ty::Unknown)
        && (has_word(text, taken) || !is_own && has_word(text, "Self"))
}
