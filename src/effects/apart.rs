//! Where the errors of a body are told apart: the value that it leaves with, followed through all that may come by it to
//! the conditions that ask which error it is.

use rustc_hash::FxHashSet;

use crate::effects::Query;
use crate::file::FileSpan;
use crate::index::{Ty, TypeId};
use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, LocalId, MacroCall, PatId, PatKind, Statement};
use crate::track::{At, Known, arguments, mentions};

/// What a value tells of the error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Tells {
    /// Whether there is one: a `Result`, or an `Option` of an error.
    Whether,
    /// Which one it is: the error, or what was made of it.
    Which,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Value {
    at: At,
    tells: Tells,
}

/// What a pattern does with a value.
#[derive(Default)]
struct Taken {
    /// It fits some errors and others not.
    is_choice: bool,
    names: Vec<(LocalId, Tells)>,
}

impl Taken {
    fn of_all(parts: impl IntoIterator<Item = Taken>) -> Self {
        parts.into_iter().fold(Self::default(), |mut all, it| {
            all.is_choice |= it.is_choice;
            all.names.extend(it.names);
            all
        })
    }
}

/// The search for the first condition.
struct Search<'a> {
    query: Query<'a>,
    open: Vec<Value>,
    seen: FxHashSet<Value>,
}

impl Query<'_> {
    /// The condition that asks which error it was that a body ended with, in whatever gets it; of the closure of the body that
    /// is given, where it is one's. What is kept in a field or sent away is not followed.
    pub fn told_apart(self, owner: BodyOwner, closure: Option<ExprId>) -> Option<FileSpan> {
        let mut search = Search { query: self, open: Vec::new(), seen: FxHashSet::default() };
        let known = self.program.known(owner)?;
        search.get(self.got_of(known, owner, closure), Tells::Whether);
        search.run().and_then(|it| self.place_of(it))
    }
}

impl Search<'_> {
    fn run(&mut self) -> Option<At> {
        while let Some(value) = self.open.pop() {
            if !self.seen.insert(value) {
                continue;
            }
            let Some(known) = self.query.program.known(value.at.owner) else { continue };
            if let Some(told) = self.used(known, value) {
                return Some(told);
            }
        }
        None
    }

    fn push(&mut self, owner: BodyOwner, expr: ExprId, tells: Tells) {
        self.open.push(Value { at: At { owner, expr }, tells });
    }

    fn names(&mut self, owner: BodyOwner, body: &Body, names: &[(LocalId, Tells)]) {
        for (local, tells) in names {
            for expr in mentions(body, *local) {
                self.push(owner, expr, *tells);
            }
        }
    }

    /// A pattern takes a value, in a place that is a condition if the pattern is.
    fn taken(&mut self, known: &Known, at: At, pat: PatId, tells: Tells) -> Option<At> {
        let taken = self.pattern(known, pat, tells);
        self.names(at.owner, &known.body, &taken.names);
        taken.is_choice.then_some(at)
    }

    /// What stands around a value, and does something with it. The condition, where it is one.
    fn used(&mut self, known: &Known, value: Value) -> Option<At> {
        let Value { at, tells } = value;
        let body = &known.body;
        let Some(parent) = body.expr(at.expr).parent else { return self.left(known, at, tells) };
        let outer = At { owner: at.owner, expr: parent };
        let is_which = tells == Tells::Which;
        match &body.expr(parent).kind {
            ExprKind::Block(block) if block.tail == Some(at.expr) => self.push(at.owner, parent, tells),
            ExprKind::Block(block) => {
                let bound = block.statements.iter().find_map(|it| match it {
                    Statement::Let { pat, value: Some(of), .. } if *of == at.expr => Some(*pat),
                    _ => None,
                });
                return self.taken(known, at, bound?, tells);
            }
            ExprKind::Let { pat, .. } => return self.taken(known, outer, *pat, tells),
            ExprKind::For { pat, iterable, .. } if *iterable == at.expr => {
                return self.taken(known, at, *pat, tells);
            }
            ExprKind::Match { value, arms } if *value == at.expr => {
                let arms: Vec<PatId> = arms.iter().map(|it| it.pat).collect();
                let told: Vec<_> = arms.into_iter().map(|it| self.taken(known, outer, it, tells)).collect();
                return told.into_iter().flatten().next();
            }
            ExprKind::Match { arms, .. } if arms.iter().any(|it| it.guard == Some(at.expr)) => {
                return is_which.then_some(at);
            }
            ExprKind::If { condition, .. } | ExprKind::While { condition, .. } if *condition == at.expr => {
                return is_which.then_some(at);
            }
            ExprKind::Closure { .. } => self.get(self.query.got_of_closure(known, outer), tells),
            ExprKind::Try(_) | ExprKind::Return(_) => return self.left(known, outer, tells),
            ExprKind::Break { target: Some(target), .. } => self.push(at.owner, *target, tells),
            ExprKind::Assign { place, value, .. } if *value == at.expr => {
                if let ExprKind::Local(local) = body.expr(*place).kind {
                    self.names(at.owner, body, &[(local, tells)]);
                }
            }
            ExprKind::Macro(call) => return self.given_to_macro(known, call, outer, tells),
            ExprKind::MethodCall { receiver, .. } if *receiver == at.expr => {
                return self.asked(known, at, outer, tells);
            }
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
                return self.given(known, at, outer, tells);
            }
            ExprKind::While { .. } | ExprKind::Loop { .. } | ExprKind::For { .. } => {}
            ExprKind::Binary { .. } => self.push(at.owner, parent, Tells::Which),
            _ => self.push(at.owner, parent, tells),
        }
        None
    }

    /// What is written is not asked.
    fn given_to_macro(&mut self, known: &Known, call: &MacroCall, at: At, tells: Tells) -> Option<At> {
        match call.path.name() {
            "matches" => {
                let pattern = call.args.get(1).map(|it| &known.body.expr(it.value).kind);
                let is_ok = matches!(pattern, Some(ExprKind::Call { callee, .. })
                    if matches!(&known.body.expr(*callee).kind, ExprKind::Path(path, _) if path.name() == "Ok"));
                (tells == Tells::Which || !is_ok).then_some(at)
            }
            "format" | "vec" => {
                self.push(at.owner, at.expr, tells);
                None
            }
            _ => None,
        }
    }

    /// A value is what a method is called on.
    fn asked(&mut self, known: &Known, at: At, call: At, tells: Tells) -> Option<At> {
        let receiver = known.inference.expr(at.expr).peeled();
        if tells == Tells::Which || !self.is_outcome(receiver) {
            return self.given(known, at, call, tells);
        }
        let error = receiver.adt().and_then(|(_, args)| args.last());
        let is_error = |ty: &Ty| *ty == Ty::Unknown || error.is_none_or(|it| ty.peeled() == it);
        for arg in arguments(&known.body, call.expr) {
            if let ExprKind::Closure { params, .. } = &known.body.expr(arg).kind {
                let names = params.iter().flat_map(|it| self.pattern(known, *it, Tells::Which).names);
                let names: Vec<_> = names.filter(|it| is_error(known.inference.local(it.0))).collect();
                self.names(at.owner, &known.body, &names);
            }
        }
        let made = known.inference.expr(call.expr);
        if self.is_outcome(made) && made.any(&mut |it| is_error(it)) {
            self.push(call.owner, call.expr, Tells::Whether);
        }
        None
    }

    /// A value is an argument of a call, or its receiver.
    fn given(&mut self, known: &Known, at: At, call: At, tells: Tells) -> Option<At> {
        let index = self.query.index();
        let made = known.inference.expr(call.expr);
        if let Some(Callee::Func(func, _)) = known.inference.callees.get(&call.expr) {
            let is_which = tells == Tells::Which;
            if is_which && index.func_marks(*func).is_some_and(|it| it.exits) {
                return Some(call);
            }
            if !index.is_stub(index.func_unit(*func)) {
                let nth = arguments(&known.body, call.expr).iter().position(|it| *it == at.expr);
                for owner in self.query.program.bodies_of(*func) {
                    let Some(known) = self.query.program.known(owner) else { continue };
                    let pat = nth.and_then(|it| known.body.params.get(it));
                    let taken = pat.map(|it| self.pattern(known, *it, tells)).unwrap_or_default();
                    self.names(owner, &known.body, &taken.names);
                }
                return None;
            }
        }
        let ends = matches!(made, Ty::Never) || *made == Ty::unit();
        // `Err(error)` and `Some(error)` are that for each error.
        let is_wrapped = matches!(known.inference.callees.get(&call.expr), Some(Callee::Constructor(..)));
        let tells = if is_wrapped && self.is_outcome(made) { Tells::Whether } else { tells };
        if !ends {
            self.push(call.owner, call.expr, tells);
        }
        None
    }

    /// A closure, a block or a body is left with a value. The system gets that of `main`, of which it shows an error in one way.
    fn left(&mut self, known: &Known, leaving: At, tells: Tells) -> Option<At> {
        let got = self.query.got_at(known, leaving);
        let is_status = || match leaving.owner {
            BodyOwner::Func(func) => self.query.index().is_main(func),
            BodyOwner::Value(_) => false,
        };
        if tells == Tells::Which && got.is_empty() && is_status() {
            return Some(At { expr: known.body.root?, ..leaving });
        }
        self.get(got, tells);
        None
    }

    fn get(&mut self, got: Vec<At>, tells: Tells) {
        self.open.extend(got.into_iter().map(|at| Value { at, tells }));
    }

    fn pattern(&self, known: &Known, pat: PatId, tells: Tells) -> Taken {
        let all =
            |items: &[PatId], tells| Taken::of_all(items.iter().map(|it| self.pattern(known, *it, tells)));
        let is_which = tells == Tells::Which;
        match &known.body.pat(pat).kind {
            PatKind::Bind { local, inner } => {
                let inner = inner.map(|it| self.pattern(known, it, tells));
                let own = Taken { is_choice: false, names: vec![(*local, tells)] };
                Taken::of_all(inner.into_iter().chain([own]))
            }
            PatKind::Ref(inner) => self.pattern(known, *inner, tells),
            PatKind::Or(items) => all(items, tells),
            PatKind::Tuple { items, .. } => all(items, tells),
            PatKind::TupleStruct { items, .. } => self.variant(known, pat, items, tells),
            PatKind::Struct { fields, .. } => {
                let items: Vec<PatId> = fields.iter().map(|it| it.1).collect();
                self.variant(known, pat, &items, tells)
            }
            PatKind::Path(..) | PatKind::Slice(_) | PatKind::Other => {
                Taken { is_choice: is_which, names: Vec::new() }
            }
            PatKind::Wild => Taken::default(),
        }
    }

    /// A pattern of a struct or a variant, by the patterns of its fields.
    fn variant(&self, known: &Known, pat: PatId, items: &[PatId], tells: Tells) -> Taken {
        let index = self.query.index();
        let variant = known.inference.pats.get(&pat);
        let is_of = |of: Option<TypeId>| variant.is_some_and(|(id, _)| Some(*id) == of);
        let each = |tells| Taken::of_all(items.iter().map(|it| self.pattern(known, *it, tells)));
        if tells == Tells::Which {
            let is_struct = variant.is_some_and(|it| it.1.is_none());
            let is_choice = !is_struct;
            return Taken::of_all([each(Tells::Which), Taken { is_choice, names: Vec::new() }]);
        }
        if is_of(index.known.result) && variant.is_some_and(|it| it.1 == Some(1))
            || variant.is_none() && known.body.is_error(pat)
        {
            return each(Tells::Which);
        }
        // What is in `Ok` and `Some` may be another result.
        let inner = each(Tells::Whether);
        let is_result = |local: LocalId| known.inference.local(local).any(&mut |it| self.is_outcome(it));
        let is_option = is_of(index.known.option);
        let names = inner.names.into_iter().filter_map(|(local, tells)| match tells {
            Tells::Whether if is_result(local) => Some((local, tells)),
            Tells::Whether => is_option.then_some((local, Tells::Which)),
            Tells::Which => Some((local, tells)),
        });
        Taken { is_choice: inner.is_choice, names: names.collect() }
    }

    fn is_outcome(&self, ty: &Ty) -> bool {
        let known = &self.query.index().known;
        ty.adt().is_some_and(|(id, _)| Some(id) == known.result || Some(id) == known.option)
    }
}
