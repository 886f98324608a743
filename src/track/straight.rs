//! How many small calls one pass over the code makes on one handle: of branches the larger count, through each function
//! that is given the handle, and as often as a loop says that it turns. A seek begins the count anew.
//! Turns that are many, or that nobody can count, are one here: they are for `worth` and `many` to judge.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::index::{Ty, TypeId};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, LocalId};
use crate::track::Made;
use crate::track::facts::{Def, arguments};
use crate::track::paths::Paths;
use crate::track::program::{At, Known, Program};
use crate::track::repeat::{outlives, owner_of};
use crate::track::row::Row;
use crate::track::size::Size;
use crate::track::threshold::{BLOCK, MANY_CALLS, MANY_PACKETS, MANY_RENEWED, PIECES_OF_LINE};
use crate::track::turns::is_made_again;
use crate::track::worth::Pair;

/// Whether one pass makes so many small calls on a handle that they are worth a buffer. `small` are those that are known
/// to move little; of `others`, which may move anything, each counts where a small one does.
pub fn are_many(program: &Program<'_>, made: Made, small: &[Pair], others: &[Pair]) -> bool {
    let marks = program.index.type_marks(made.ty);
    if small.is_empty() || marks.line_buffered {
        return false;
    }
    let (per_call, many, renewed) = if marks.live {
        (1, MANY_PACKETS, MANY_PACKETS)
    } else {
        (PIECES_OF_LINE, MANY_CALLS * PIECES_OF_LINE, MANY_RENEWED * PIECES_OF_LINE)
    };
    let is_small = |it: &&Pair| !matches!(it.site.size, Size::Exactly(n) | Size::AtMost(n) if n >= BLOCK);
    let small: Vec<&Pair> = small.iter().filter(is_small).collect();
    let open: Vec<&Pair> = others.iter().filter(|it| it.site.size == Size::Unknown).collect();
    let most = |pairs: &[&Pair]| Count::new(program, made, pairs, per_call).most();
    let surely = most(&small);
    let found = if open.is_empty() || surely >= many || surely * 2 < renewed {
        surely
    } else {
        most(&[&small[..], &open].concat()).min(surely * 2)
    };
    let comes_from = || small.iter().map(|it| it.trace.returned_to().last().copied().unwrap_or(made.at));
    found >= many || (found >= renewed && comes_from().any(|it| is_made_again(program, it)))
}

/// The calls on one handle, and all that is known to be that handle.
pub struct Count<'a> {
    pub program: &'a Program<'a>,
    made: Made,
    /// Where a function has given the handle back.
    returned_to: BTreeSet<At>,
    /// What each call works on, and how much it counts.
    pub calls: BTreeMap<At, (ExprId, u32)>,
    locals: BTreeSet<(BodyOwner, LocalId)>,
    places: BTreeSet<At>,
    fields: BTreeSet<(TypeId, SmolStr)>,
    /// Bodies that find the handle in a field of what they are given.
    holders: BTreeSet<BodyOwner>,
    /// The bodies that the handle comes by.
    owners: BTreeSet<BodyOwner>,
    pub rows: BTreeMap<BodyOwner, Row>,
    /// What `base` has found.
    bases: RefCell<FxHashMap<At, (bool, Root)>>,
}

impl<'a> Count<'a> {
    fn new(program: &'a Program<'a>, made: Made, pairs: &[&Pair], per_call: u32) -> Self {
        let mut count = Self {
            program,
            made,
            returned_to: BTreeSet::new(),
            calls: BTreeMap::new(),
            locals: BTreeSet::new(),
            places: BTreeSet::new(),
            fields: BTreeSet::new(),
            holders: BTreeSet::new(),
            owners: BTreeSet::new(),
            rows: BTreeMap::new(),
            bases: RefCell::default(),
        };
        for pair in pairs {
            count.calls.insert(pair.at, (pair.site.subject, pair.site.pieces.max(per_call)));
            count.owners.insert(pair.at.owner);
            count.returned_to.extend(pair.trace.returned_to());
            for at in pair.trace.path.iter().map(|it| it.at) {
                count.places.insert(at);
                count.owners.insert(at.owner);
                let Some(known) = program.known(at.owner) else { continue };
                match &known.body.expr(at.expr).kind {
                    ExprKind::Local(local) => _ = count.locals.insert((at.owner, *local)),
                    ExprKind::Field { base, name } => count.fields.extend(field(program, known, *base, name)),
                    _ => {}
                }
            }
        }
        count.add_holders(pairs);
        count
    }

    /// Who calls a body that finds the handle in a field of what it is given holds its owner, up to where that comes from.
    fn add_holders(&mut self, pairs: &[&Pair]) {
        let mut entered = Vec::new();
        for at in pairs.iter().flat_map(|it| it.trace.path.iter().map(|it| it.at)) {
            let Some(known) = self.program.known(at.owner) else { continue };
            let is_taken = match &known.body.expr(at.expr).kind {
                ExprKind::Field { .. } => lives_on(known, at.expr),
                ExprKind::Local(local) => {
                    known.facts.defs(*local).iter().any(|it| matches!(it, Def::Field(_)))
                }
                _ => false,
            };
            entered.extend(is_taken.then_some(at.owner).filter(|it| self.holders.insert(*it)));
        }
        while let Some(owner) = entered.pop() {
            let BodyOwner::Func(func) = owner else { continue };
            for call in self.program.callers_through_traits(func) {
                self.owners.insert(call.owner);
                let passes = |it: &Known| owner_of(it, call.expr).is_some() && outlives(it, call.expr);
                let is_passed = self.program.known(call.owner).is_some_and(passes);
                if is_passed && self.holders.insert(call.owner) {
                    entered.push(call.owner);
                }
            }
        }
    }

    fn most(mut self) -> u32 {
        for owner in self.callees_first() {
            let Some(known) = self.program.known(owner) else { continue };
            let row = Paths::of(&self, owner, known).longest();
            self.rows.insert(owner, row);
        }
        self.rows.values().map(|it| it.most).max().unwrap_or(0)
    }

    /// The bodies in such an order that what a body calls comes before it, but for those that call each other.
    fn callees_first(&self) -> Vec<BodyOwner> {
        let (mut order, mut seen) = (Vec::new(), BTreeSet::new());
        for root in &self.owners {
            let mut stack = vec![(*root, false)];
            while let Some((owner, is_done)) = stack.pop() {
                if is_done {
                    order.push(owner);
                } else if seen.insert(owner) {
                    stack.push((owner, true));
                    stack.extend(self.callees(owner).into_iter().map(|it| (it, false)));
                }
            }
        }
        order
    }

    fn callees(&self, owner: BodyOwner) -> BTreeSet<BodyOwner> {
        let Some(known) = self.program.known(owner) else { return BTreeSet::new() };
        known.inference.callees.values().flat_map(|it| self.bodies(it)).collect()
    }

    /// The bodies of a callee that the handle comes by.
    pub fn bodies(&self, callee: &Callee) -> Vec<BodyOwner> {
        let Callee::Func(func, _) = callee else { return Vec::new() };
        if self.program.index.is_stub(self.program.index.func_unit(*func)) {
            return Vec::new();
        }
        let bodies = self.program.bodies_of(*func).into_iter();
        bodies.filter(|it| self.owners.contains(it)).collect()
    }

    /// By which name an expression is reached that is the handle or is made of it; `None` where it is no such.
    pub fn root(&self, known: &Known, at: At) -> Option<Root> {
        let (is_handle, root) = self.base(known, at);
        is_handle.then_some(root)
    }

    /// The name that an expression begins with, and whether the handle is met on the way there.
    fn base(&self, known: &Known, at: At) -> (bool, Root) {
        let (mut passed, mut expr, mut seen) = (Vec::new(), at.expr, BTreeSet::new());
        let (mut is_handle, root) = loop {
            if let Some(found) = self.bases.borrow().get(&At { expr, ..at }) {
                break *found;
            }
            passed.push(expr);
            expr = match &known.body.expr(expr).kind {
                ExprKind::Local(local) => match known.facts.defs(*local) {
                    // A name that only borrows.
                    [Def::Value(value)]
                        if matches!(known.inference.local(*local), Ty::Ref(..)) && seen.insert(*local) =>
                    {
                        *value
                    }
                    _ => break (false, Root::Local(*local)),
                },
                ExprKind::Field { base: inner, .. }
                | ExprKind::Ref { inner, .. }
                | ExprKind::Deref(inner)
                | ExprKind::Try(inner)
                | ExprKind::Await(inner)
                | ExprKind::Cast { inner, .. }
                | ExprKind::Index { base: inner, .. }
                | ExprKind::MethodCall { receiver: inner, .. } => *inner,
                ExprKind::Call { args, .. } if !args.is_empty() => args[0],
                _ => break (false, Root::Elsewhere),
            };
        };
        for expr in passed.into_iter().rev() {
            let at = At { expr, ..at };
            is_handle |= self.is_met(known, at);
            self.bases.borrow_mut().insert(at, (is_handle, root));
        }
        (is_handle, root)
    }

    /// Whether an expression itself is where the handle comes by.
    fn is_met(&self, known: &Known, at: At) -> bool {
        self.places.contains(&at)
            || match &known.body.expr(at.expr).kind {
                ExprKind::Local(local) => self.locals.contains(&(at.owner, *local)),
                ExprKind::Field { base, name } => {
                    field(self.program, known, *base, name).is_some_and(|it| self.fields.contains(&it))
                }
                _ => false,
            }
    }

    /// Where in a body the handle is made, or comes back from the function that makes it.
    pub fn made_in(&self, owner: BodyOwner) -> impl Iterator<Item = ExprId> + '_ {
        let made = self.returned_to.iter().chain([&self.made.at]);
        made.filter(move |it| it.owner == owner).map(|it| it.expr)
    }

    /// Whose the handle is that a call gives to a body, or has back from there.
    pub fn given(&self, known: &Known, call: At, body: BodyOwner) -> Option<Root> {
        let args = arguments(&known.body, call.expr);
        if body == self.made.at.owner {
            return self.root(known, call).filter(|_| self.returned_to.contains(&call));
        }
        let there = self.program.known(body)?;
        let is_param =
            |nth: &usize| there.body.param(*nth).is_some_and(|it| self.locals.contains(&(body, it)));
        let mut params = (0..there.body.params.len()).filter(is_param).peekable();
        if params.peek().is_none() && self.holders.contains(&body) {
            // What lies in a field comes along with its owner.
            return Some(self.base(known, At { expr: *args.first()?, ..call }).1);
        }
        params.find_map(|nth| self.root(known, At { expr: *args.get(nth)?, ..call }))
    }
}

/// The name that a handle is reached by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Root {
    Local(LocalId),
    Elsewhere,
}

/// Whether what a field is of is there before its function is called.
fn lives_on(known: &Known, field: ExprId) -> bool {
    let body = &known.body;
    let around = std::iter::successors(Some(field), |it| match &body.expr(*it).kind {
        ExprKind::Field { base: inner, .. }
        | ExprKind::Ref { inner, .. }
        | ExprKind::Deref(inner)
        | ExprKind::Index { base: inner, .. }
        | ExprKind::MethodCall { receiver: inner, .. } => Some(*inner),
        _ => None,
    });
    match around.last().map(|it| &body.expr(it).kind) {
        Some(ExprKind::Local(local)) => {
            let is_param = |it: &Def| matches!(it, Def::Param(_) | Def::Field(_));
            known.facts.defs(*local).iter().any(is_param)
        }
        _ => false,
    }
}

fn field(program: &Program<'_>, known: &Known, base: ExprId, name: &SmolStr) -> Option<(TypeId, SmolStr)> {
    let owner = program.field_owner(known.inference.expr(base), name)?;
    Some((owner, name.clone()))
}
