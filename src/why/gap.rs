//! The first thing on the way to a value that is not known: a macro that is not expanded, a function without a body in
//! sight, a type that no file of the run declares.

use std::collections::BTreeSet;

use smol_str::SmolStr;

use crate::file::Span;
use crate::index::{Index, Namespace, Resolved, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, LocalId, MacroCall, Path, ScopeId, Statement};
use crate::track::{At, Def, Known, arguments, passed_to};
use crate::why::bounds::{Bound, of_param};
use crate::why::missing::is_open;
use crate::why::types::written;
use crate::why::{Note, View};

/// Macros of std whose value is what they are given.
const HANDING_ON: [&str; 3] = ["dbg", "unwrap", "vec"];

/// The first thing on the way to an expression for which its type is not known.
pub fn of_value(view: View<'_>, at: At) -> Note {
    let found = Walk { view, seen: BTreeSet::new() }.value(at);
    found.unwrap_or_else(|| Note::at(format!("no type is found for {}", view.code(at)), view.span(at)))
}

/// The bound of a type parameter that no stub describes, where its type is one.
pub fn of_foreign_bound(view: View<'_>, at: At, ty: &Ty) -> Option<Note> {
    let Ty::Param(param) = ty.peeled() else { return None };
    let bounds = of_param(view.program.index, at.owner, param);
    let is_foreign = bounds.iter().any(|it| matches!(it, Bound::Foreign(_)));
    let walk = Walk { view, seen: BTreeSet::new() };
    is_foreign.then(|| walk.bounded(at, param, "", &view.code(at)))
}

/// Why it is not known what a call calls.
pub fn of_callee(view: View<'_>, at: At) -> Note {
    let found = Walk { view, seen: BTreeSet::new() }.callee(at);
    found.unwrap_or_else(|| Note::at(format!("what {} calls is not known", view.code(at)), view.span(at)))
}

struct Walk<'a> {
    view: View<'a>,
    seen: BTreeSet<At>,
}

impl<'a> Walk<'a> {
    fn index(&self) -> &'a Index {
        self.view.program.index
    }

    fn note(&self, at: At, says: String) -> Note {
        Note::at(says, self.view.span(at))
    }

    fn value(&mut self, at: At) -> Option<Note> {
        if !self.seen.insert(at) {
            return None;
        }
        let known = self.view.program.known(at.owner)?;
        let here = |expr: ExprId| At { expr, ..at };
        match &known.body.expr(at.expr).kind {
            ExprKind::Local(local) => self.local(known, at, *local),
            ExprKind::Path(path, scope) => self.path(at, path, *scope),
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } => self.result(known, at),
            ExprKind::Macro(call) => Some(self.expansion(known, at, call)),
            ExprKind::Field { base, name } => self.field(known, at, *base, name),
            ExprKind::Index { base: inner, .. }
            | ExprKind::Ref { inner, .. }
            | ExprKind::Deref(inner)
            | ExprKind::Try(inner)
            | ExprKind::Await(inner)
            | ExprKind::Unary(inner) => {
                let ty = known.inference.expr(*inner);
                if is_open(ty) {
                    return self.value(here(*inner));
                }
                let code = self.view.code(here(*inner));
                Some(self.note(at, format!("what comes out of {code}, a `{}`, is not known", self.shown(ty))))
            }
            ExprKind::Cast { ty, .. } => self.view.written_type(at.owner, ty),
            ExprKind::Block(block) => {
                let breaks = known.facts.breaks(at.expr).iter().copied();
                self.first(known, at, block.tail.into_iter().chain(breaks))
            }
            ExprKind::Loop { .. } => self.first(known, at, known.facts.breaks(at.expr).iter().copied()),
            ExprKind::If { then, otherwise, .. } => {
                self.first(known, at, [*then].into_iter().chain(*otherwise))
            }
            ExprKind::Match { arms, .. } => self.first(known, at, arms.iter().map(|it| it.body)),
            ExprKind::Struct { path, .. } => {
                Some(self.note(at, format!("`{}` is not declared in what is read", path.names().join("::"))))
            }
            ExprKind::Tuple(items) | ExprKind::Array(items) => self.first(known, at, items.iter().copied()),
            ExprKind::TooDeep => Some(self.note(at, "the code is nested too deep to be read".to_owned())),
            _ => None,
        }
    }

    /// The first of some values of which one is that of an expression.
    fn first(&mut self, known: &Known, at: At, exprs: impl Iterator<Item = ExprId>) -> Option<Note> {
        let open: Vec<ExprId> = exprs.filter(|it| is_open(known.inference.expr(*it))).collect();
        open.into_iter().find_map(|expr| self.value(At { expr, ..at }))
    }

    fn local(&mut self, known: &Known, at: At, local: LocalId) -> Option<Note> {
        let name = &known.body.local(local).name;
        let here = |expr: ExprId| At { expr, ..at };
        for def in known.facts.defs(local) {
            let found = match def {
                Def::Value(value) | Def::Item(value) if is_open(known.inference.expr(*value)) => {
                    self.value(here(*value))
                }
                Def::Value(value) => Some(self.part(known, at, local, *value, "what a pattern takes out of")),
                Def::Item(value) => Some(self.part(known, at, local, *value, "what a loop takes out of")),
                Def::Param(nth) => self.param(at.owner, *nth),
                Def::ClosureParam(closure, _) => self.closure_param(known, at, *closure, name),
                Def::Field((ty, variant, field)) => {
                    let found = self.view.field_type(*ty, *variant, field);
                    let of = &self.index().ty(*ty).name;
                    let says = || format!("the type of the field `{field}` of `{of}` is not known here");
                    found.or_else(|| Some(Note::new(says())))
                }
            };
            if found.is_some() {
                return found;
            }
        }
        if let Some(value) = bound_from(&known.body, local) {
            let is_open = is_open(known.inference.expr(value));
            let found = if is_open { self.value(here(value)) } else { None };
            return found.or_else(|| Some(self.part(known, at, local, value, "what a pattern takes out of")));
        }
        let span = self.view.in_file(at.owner, known.body.local(local).span);
        Some(Note::at(format!("no value is seen to be given to `{name}`"), span))
    }

    fn part(&self, known: &Known, at: At, local: LocalId, value: ExprId, what: &str) -> Note {
        let code = self.view.code(At { expr: value, ..at });
        let span = self.view.in_file(at.owner, known.body.local(local).span);
        let ty = self.shown(known.inference.expr(value));
        Note::at(format!("{what} {code}, a `{ty}`, is not known"), span)
    }

    fn param(&mut self, owner: BodyOwner, nth: usize) -> Option<Note> {
        let BodyOwner::Func(func) = owner else { return None };
        let signature = self.index().signature(func);
        let header = self.index().header(func);
        match nth.checked_sub(usize::from(signature.has_self)) {
            Some(nth) => self.view.written_type(owner, &header.params.get(nth)?.ty),
            None => Some(Note::new("the type that this `impl` is for is not known")),
        }
    }

    fn closure_param(&mut self, known: &Known, at: At, closure: ExprId, name: &str) -> Option<Note> {
        let call = passed_to(&known.body, closure);
        let Some(call) = call.map(|expr| At { expr, ..at }) else {
            let says = format!("no type is written for `{name}` of a closure");
            return Some(self.note(At { expr: closure, ..at }, says));
        };
        if !known.inference.callees.contains_key(&call.expr) {
            return self.callee(call);
        }
        let args = arguments(&known.body, call.expr).into_iter().filter(|it| *it != closure);
        let found = self.first(known, at, args);
        let called = known.body.called_name(call.expr);
        found
            .or_else(|| Some(self.note(call, format!("what `{called}` calls its closure with is not known"))))
    }

    fn path(&mut self, at: At, path: &Path, scope: ScopeId) -> Option<Note> {
        let index = self.index();
        let (names, unit) = (path.names(), at.owner.unit(index));
        match index.resolve(index.scope_key(unit, scope), &names, Namespace::Values) {
            Some((Resolved::Value(value), n)) if n == names.len() => {
                let ty = index.value(value).ty.clone();
                let owner = BodyOwner::Value(value);
                ty.and_then(|it| self.view.written_type(owner, &it))
            }
            Some((Resolved::External(path), _)) => Some(self.note(at, self.view.undescribed(unit, &path))),
            _ => Some(self.note(at, self.view.undeclared(unit, &names, "is not declared in what is read"))),
        }
    }

    fn field(&mut self, known: &Known, at: At, base: ExprId, name: &str) -> Option<Note> {
        let ty = known.inference.expr(base);
        if is_open(ty) && ty.peeled().adt().is_none() {
            return self.value(At { expr: base, ..at });
        }
        let Some(owner) = self.view.program.field_owner(ty, name) else {
            if is_open(ty) {
                return self.value(At { expr: base, ..at });
            }
            let says = format!("`{}` has no field `{name}` that is known", self.shown(ty.peeled()));
            return Some(self.note(at, says));
        };
        let found = self.view.field_type(owner, None, name);
        let of = &self.index().ty(owner).name;
        found.or_else(|| {
            Some(self.note(at, format!("the type of the field `{name}` of `{of}` is not known here")))
        })
    }

    fn expansion(&mut self, known: &Known, at: At, call: &MacroCall) -> Note {
        let name = call.path.name();
        if HANDING_ON.contains(&name)
            && let Some(found) = self.first(known, at, call.args.iter().map(|it| it.value))
        {
            return found;
        }
        if HANDING_ON.contains(&name) && call.args.is_empty() {
            return self.note(at, format!("nothing that is read says what an empty `{name}!` is to hold"));
        }
        self.note(at, format!("`{name}!` is not expanded"))
    }

    /// The value of a call.
    fn result(&mut self, known: &Known, at: At) -> Option<Note> {
        let index = self.index();
        let called = known.body.called_name(at.expr).to_owned();
        match known.inference.callees.get(&at.expr) {
            Some(Callee::Func(func, _)) => {
                let signature = index.signature(*func);
                let header = index.header(*func);
                if let Some(ret) = header.ret.as_ref().filter(|_| is_open(&signature.ret)) {
                    let found = self.view.written_type(BodyOwner::Func(*func), ret);
                    return found
                        .or_else(|| Some(self.note(at, format!("what `{called}` returns is not known"))));
                }
                let args = arguments(&known.body, at.expr);
                let found = self.first(known, at, args.into_iter());
                let ret = self.shown(&signature.ret);
                let says =
                    || format!("`{called}` returns `{ret}`, and nothing that is read says what that is here");
                found.or_else(|| Some(self.note(at, says())))
            }
            Some(Callee::Closure(closure)) => {
                let values = known.facts.closure_returns(*closure).to_vec();
                self.first(known, at, values.into_iter())
            }
            Some(Callee::Constructor(..)) => {
                self.first(known, at, arguments(&known.body, at.expr).into_iter())
            }
            None => self.callee(at),
        }
    }

    /// What keeps a call from being known.
    fn callee(&mut self, at: At) -> Option<Note> {
        let known = self.view.program.known(at.owner)?;
        match &known.body.expr(at.expr).kind {
            ExprKind::MethodCall { receiver, name, .. } => self.method(known, at, *receiver, name),
            ExprKind::Call { callee, .. } => {
                if let ExprKind::Path(path, scope) = &known.body.expr(*callee).kind {
                    return Some(self.function(at, path, *scope));
                }
                let code = self.view.code(At { expr: *callee, ..at });
                let says = format!("{code} is a function value, and which function it is was not followed");
                Some(self.note(at, says))
            }
            _ => None,
        }
    }

    fn function(&self, at: At, path: &Path, scope: ScopeId) -> Note {
        let index = self.index();
        let (names, unit) = (path.names(), at.owner.unit(index));
        let says = match index.resolve(index.scope_key(unit, scope), &names, Namespace::Values) {
            Some((Resolved::External(path), n)) => {
                let rest = names[n..].iter().map(SmolStr::as_str);
                let whole = std::iter::once(path.as_str()).chain(rest).collect::<Vec<_>>().join("::");
                self.view.undescribed(unit, &whole)
            }
            Some((Resolved::Type(ty), n)) if n < names.len() => {
                let of = index.type_path(ty);
                let name = &names[names.len() - 1];
                if index.is_stub(index.type_unit(ty)) {
                    format!("buffix knows `{of}`, and not what its `{name}` does")
                } else {
                    self.view.undeclared(unit, &names, "has no body in sight")
                }
            }
            _ => self.view.undeclared(unit, &names, "has no body in sight"),
        };
        self.note(at, says)
    }

    fn method(&mut self, known: &Known, at: At, receiver: ExprId, name: &str) -> Option<Note> {
        let index = self.index();
        let ty = dereferenced(index, known.inference.expr(receiver));
        let code = self.view.code(At { expr: receiver, ..at });
        let says = match ty {
            Ty::Unknown | Ty::Var(_) => {
                return self.value(At { expr: receiver, ..at });
            }
            Ty::Param(param) => return Some(self.bounded(at, param, name, &code)),
            Ty::External(path, _) => self.view.undescribed(at.owner.unit(index), path),
            Ty::Adt(id, _) if index.is_stub(index.type_unit(*id)) => {
                if is_open(ty)
                    && let Some(found) = self.value(At { expr: receiver, ..at })
                {
                    return Some(found);
                }
                format!("buffix knows `{}`, and not what its `{name}` does", index.type_path(*id))
            }
            Ty::Dyn(_) | Ty::Opaque(_) => {
                format!("no trait of `{}` with a method `{name}` is declared in what is read", self.shown(ty))
            }
            _ => format!("no method `{name}` of `{}` is declared in what is read", self.shown(ty)),
        };
        Some(self.note(at, says))
    }

    /// `R: ark_std::io::Read`: what the method of a foreign trait does is not known.
    fn bounded(&self, at: At, param: &str, name: &str, code: &str) -> Note {
        let bounds = of_param(self.index(), at.owner, param);
        let foreign: Vec<&str> = bounds
            .iter()
            .filter_map(|it| match it {
                Bound::Foreign(path) => Some(path.as_str()),
                Bound::Declared(_) => None,
            })
            .collect();
        let all: Vec<&str> = bounds.iter().map(Bound::path).collect();
        let param = if crate::why::types::is_unnamed(param) { "impl" } else { param };
        let says = match (&foreign[..], &all[..]) {
            ([], []) => format!("nothing says of which trait of `{param}` the method `{name}` is"),
            ([], all) => {
                format!("no trait of `{param}: {}` with a method `{name}` is known", all.join(" + "))
            }
            ([one, ..], _) => {
                let missing = self.view.missing_trait(at.owner.unit(self.index()), one);
                format!("the type of {code} is `{param}: {one}`, a trait that {missing}")
            }
        };
        Note::at(says, self.view.span(at))
    }

    fn shown(&self, ty: &Ty) -> String {
        written(self.index(), ty)
    }
}

/// Without the references and smart pointers of std around a type: `S` of `Arc<S>`.
fn dereferenced<'t>(index: &Index, ty: &'t Ty) -> &'t Ty {
    let ty = ty.peeled();
    let Ty::Adt(id, args) = ty else { return ty };
    let target = index.known.deref.and_then(|it| index.own_impl(*id, it)).and_then(|it| {
        let mut assoc = index.impl_info(it).assoc.iter();
        assoc.find(|(name, _)| name == "Target").map(|(_, ty)| ty)
    });
    // A `Vec<T>` is a slice of them.
    match (target, args.first()) {
        (Some(Ty::Param(_)), Some(inner)) if *inner != Ty::Unknown => dereferenced(index, inner),
        _ => ty,
    }
}

/// What a pattern in which a name stands is matched against, where nothing else says where the name comes from: the `e` of
/// `Err(e)`.
fn bound_from(body: &Body, local: LocalId) -> Option<ExprId> {
    let name = body.local(local).span;
    let binds = |pat: &crate::items::PatId| body.pat(*pat).span.contains(name);
    body.exprs.iter().find_map(|it| match &it.kind {
        ExprKind::Match { value, arms } => arms.iter().any(|it| binds(&it.pat)).then_some(*value),
        ExprKind::Let { pat, value } => binds(pat).then_some(*value),
        ExprKind::Block(block) => block.statements.iter().find_map(|it| match it {
            Statement::Let { pat, value: Some(value), .. } => binds(pat).then_some(*value),
            _ => None,
        }),
        _ => None,
    })
}

/// A macro call in which nothing was parsed, by what is looked for in it.
pub fn unread_macro(name: &str, at: Option<crate::file::FileSpan>) -> Note {
    let says = format!(
        "`{name}!` is not expanded, and what stands in it is no list of expressions, so that it is not read"
    );
    Note::at(says, at)
}

/// Whether two spans have a byte in common.
pub fn meets(a: Span, b: Span) -> bool {
    a.start < b.end && b.start < a.end
}
