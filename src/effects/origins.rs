//! Where a value comes from that may be called or iterated over: closures, functions and types, over all bodies.

use rustc_hash::FxHashSet;

use crate::effects::summary::{Node, Step};
use crate::effects::types::Through;
use crate::effects::{Place, Query};
use crate::index::{FuncId, TraitRef, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{Block, ExprId, ExprKind, LocalId};
use crate::track::{At, Def, Known, arguments, passed_to};

/// The search for what a value may be; each expression is looked at once.
struct Search<'a, 's> {
    query: Query<'a>,
    through: Through,
    open: Vec<At>,
    seen: FxHashSet<At>,
    params: FxHashSet<(FuncId, usize)>,
    /// The body whose parameters are told where they are given.
    told: Option<BodyOwner>,
    step: &'s mut Step,
    /// What is looked at has a type that may be called or iterated over, whatever its values are.
    is_open: bool,
    /// Where such a value comes from was not to be told.
    is_lost: bool,
}

impl<'a> Query<'a> {
    /// What calling a value, or driving it as an iterator, may run. What a parameter holds is told where it is given, so
    /// that only that of the judged body is looked for among its callers.
    pub(super) fn run_value(self, place: Place<'a>, value: ExprId, through: Through, step: &mut Step) {
        // What stands in a closure is an expression of the same body.
        let is_closure = matches!(place.known.body.expr(value).kind, ExprKind::Closure { .. });
        if is_closure || !self.may_run(place.known, At { owner: place.owner, expr: value }) {
            return;
        }
        let start = At { owner: place.owner, expr: value };
        let mut search = Search {
            query: self,
            through,
            open: vec![start],
            seen: FxHashSet::default(),
            params: FxHashSet::default(),
            told: (!place.is_judged).then_some(place.owner),
            step,
            is_open: false,
            is_lost: false,
        };
        while let Some(at) = search.open.pop() {
            if search.seen.insert(at) {
                search.look(at);
            }
        }
        if search.is_lost {
            step.is_opaque(self.span_of(place, value));
        }
    }

    /// Whether a value of a type, as the function at hand declares its parameters, may hold what runs when it is called or
    /// iterated over.
    fn may_run(self, known: &Known, at: At) -> bool {
        let find = |at: &At| self.may_run_in(at.owner, known.inference.expr(at.expr));
        self.steps.runs.get_or_put(at, find)
    }

    fn may_run_in(self, owner: BodyOwner, ty: &Ty) -> bool {
        ty.any(&mut |it| match it {
            Ty::Closure(_) | Ty::FnItem(..) | Ty::FnPtr(..) => true,
            Ty::Param(name) => self.bounds_of(owner, name).iter().any(|it| self.is_run(it)),
            Ty::Dyn(bounds) | Ty::Opaque(bounds) => bounds.iter().any(|it| self.is_run(it)),
            Ty::Adt(id, _) => self.role_of(*id).iterator,
            _ => false,
        })
    }

    pub(super) fn bounds_of(self, owner: BodyOwner, param: &str) -> &'a [TraitRef] {
        match owner {
            BodyOwner::Func(func) => self.index().signature(func).bounds(param),
            BodyOwner::Value(_) => &[],
        }
    }

    /// Whether a value of a type is one that is called.
    pub(super) fn is_function(self, ty: &Ty) -> bool {
        match ty.peeled() {
            Ty::Closure(_) | Ty::FnItem(..) | Ty::FnPtr(..) | Ty::Param(_) => true,
            Ty::Dyn(bounds) | Ty::Opaque(bounds) => bounds.iter().any(|it| self.index().is_fn_trait(it)),
            Ty::Adt(id, args) => {
                Some(*id) == self.index().known.boxed && args.iter().any(|it| self.is_function(it))
            }
            _ => false,
        }
    }

    /// Whether what has a trait may be called or iterated over, or may be a function that the trait is there for.
    fn is_run(self, bound: &TraitRef) -> bool {
        let index = self.index();
        let Some(id) = bound.id else { return index.is_fn_trait(bound) };
        let iterators = [index.known.iterator, index.known.into_iterator];
        let is_for_any = |it| matches!(index.impl_info(it).self_ty.peeled(), Ty::Param(_));
        index.is_fn_trait(bound)
            || iterators.into_iter().flatten().any(|of| index.is_a(id, of))
            || !index.is_stub(index.trait_unit(id)) && index.all_impls_of(id).any(is_for_any)
    }
}

/// The expressions whose values an expression hands on or puts together.
fn parts(known: &Known, expr: ExprId) -> Vec<ExprId> {
    match &known.body.expr(expr).kind {
        ExprKind::Ref { inner, .. }
        | ExprKind::Deref(inner)
        | ExprKind::Try(inner)
        | ExprKind::Await(inner)
        | ExprKind::Cast { inner, .. }
        | ExprKind::Index { base: inner, .. }
        | ExprKind::Repeat { value: inner, .. } => vec![*inner],
        ExprKind::Struct { fields, base, .. } => fields.iter().map(|it| it.value).chain(*base).collect(),
        ExprKind::Tuple(items) | ExprKind::Array(items) => items.clone(),
        ExprKind::Macro(call) => call.args.iter().map(|it| it.value).collect(),
        ExprKind::Block(Block { tail, .. }) => tail.iter().copied().collect(),
        ExprKind::If { then, otherwise, .. } => std::iter::once(*then).chain(*otherwise).collect(),
        ExprKind::Match { arms, .. } => arms.iter().map(|it| it.body).collect(),
        _ => Vec::new(),
    }
}

impl<'a> Search<'a, '_> {
    fn look(&mut self, at: At) {
        let Some(known) = self.query.program.known(at.owner) else { return };
        self.query.run_through_value(known, at, self.through, self.step);
        self.is_open = self.query.may_run(known, at);
        match &known.body.expr(at.expr).kind {
            ExprKind::Closure { .. } => self.step.calls(Node::Closure(at)),
            ExprKind::Local(local) => self.local(known, at.owner, *local),
            ExprKind::Path(..) => self.path(known, at),
            ExprKind::Field { base, name } => self.field(known, at, *base, name),
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } => self.call(known, at),
            ExprKind::Loop { .. } => self.push_all(known, at.owner, known.facts.breaks(at.expr)),
            _ => self.push_all(known, at.owner, &parts(known, at.expr)),
        }
    }

    fn push_all(&mut self, known: &Known, owner: BodyOwner, exprs: &[ExprId]) {
        for expr in exprs {
            self.push(known, At { owner, expr: *expr });
        }
    }

    /// One more expression to look at, where its type leaves room for what runs.
    fn push(&mut self, known: &Known, at: At) {
        let ty = known.inference.expr(at.expr);
        if *ty == Ty::Unknown || self.query.may_run(known, at) || self.is_own(ty) {
            self.open.push(at);
        }
    }

    fn is_own(&self, ty: &Ty) -> bool {
        self.through != Through::Foreign
            && ty.any(&mut |it| it.adt().is_some_and(|(id, _)| self.query.is_of_workspace(id)))
    }

    fn local(&mut self, known: &'a Known, owner: BodyOwner, local: LocalId) {
        for def in known.facts.defs(local) {
            match def {
                Def::Value(value) | Def::Item(value) => self.push(known, At { owner, expr: *value }),
                Def::Param(nth) => self.param(owner, *nth),
                Def::Field(key) => self.written(key),
                Def::ClosureParam(closure, _) => {
                    let given = passed_to(&known.body, *closure).map(|it| arguments(&known.body, it));
                    let given = given.unwrap_or_default().into_iter().filter(|it| it != closure);
                    self.push_all(known, owner, &given.collect::<Vec<_>>());
                }
            }
        }
    }

    /// What the callers of a function give it.
    fn param(&mut self, owner: BodyOwner, nth: usize) {
        let BodyOwner::Func(func) = owner else { return };
        if self.told == Some(owner) || !self.params.insert((func, nth)) {
            return;
        }
        let program = self.query.program;
        let callers = program.callers_through_traits(func);
        let is_open = self.is_open;
        let mut is_given = false;
        for caller in callers {
            let Some(known) = program.known(caller.owner) else { continue };
            if let Some(given) = arguments(&known.body, caller.expr).get(nth) {
                is_given = true;
                self.push(known, At { owner: caller.owner, expr: *given });
            }
        }
        self.is_lost |= is_open && !is_given;
    }

    fn written(&mut self, key: &crate::track::FieldKey) {
        let program = self.query.program;
        let values = program.writes(key);
        self.is_lost |= self.is_open && values.is_empty();
        for at in values {
            if let Some(known) = program.known(at.owner) {
                self.push(known, *at);
            }
        }
    }

    fn field(&mut self, known: &'a Known, at: At, base: ExprId, name: &smol_str::SmolStr) {
        match self.query.program.field_owner(known.inference.expr(base), name) {
            Some(id) if self.query.is_of_workspace(id) => self.written(&(id, None, name.clone())),
            _ => self.push(known, At { expr: base, ..at }),
        }
    }

    /// A function by its name, or the value of a const.
    fn path(&mut self, known: &'a Known, at: At) {
        match known.inference.callees.get(&at.expr) {
            Some(Callee::Func(func, _)) => self.query.called(at.owner, *func, self.step),
            Some(_) => {}
            None => match known.inference.expr(at.expr) {
                Ty::FnItem(func, _) => self.query.called(at.owner, *func, self.step),
                Ty::FnPtr(..) | Ty::Unknown | Ty::Dyn(_) => self.constant(known, at),
                _ => {}
            },
        }
    }

    fn constant(&mut self, known: &'a Known, at: At) {
        let ExprKind::Path(path, scope) = &known.body.expr(at.expr).kind else { return };
        let index = self.query.index();
        let value = index.value_at(at.owner.unit(index), path, *scope).map(BodyOwner::Value);
        if let Some((owner, there)) = value.and_then(|it| Some((it, self.query.program.known(it)?))) {
            self.push_all(there, owner, there.body.root.as_slice());
            return;
        }
        // A name alone that has no type is one of another crate.
        let is_typed = !matches!(known.inference.expr(at.expr), Ty::Unknown);
        self.is_lost |= is_typed || path.segments.len() > 1;
    }

    /// What a call gives back: of a function in sight what it returns, of any other what it was given.
    fn call(&mut self, known: &'a Known, at: At) {
        let program = self.query.program;
        if let Some(Callee::Func(func, _)) = known.inference.callees.get(&at.expr)
            && !self.query.is_described(*func)
        {
            for owner in self.query.bodies_of(at.owner, *func) {
                let Some(there) = program.known(owner) else { continue };
                self.push_all(there, owner, &there.facts.returns);
            }
            return;
        }
        if let Some(Callee::Closure(closure)) = known.inference.callees.get(&at.expr) {
            let returns = known.facts.closure_returns(*closure);
            self.push_all(known, at.owner, returns);
        }
        self.push_all(known, at.owner, &arguments(&known.body, at.expr));
    }
}
