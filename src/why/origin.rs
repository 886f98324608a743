//! Where a value comes from that no finding is about: what each way back from it ends at, through locals, fields, calls and
//! callers.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::catalogue::Direction;
use crate::file::FileSpan;
use crate::index::{FuncId, Index, Namespace, Resolved, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, LocalId};
use crate::track::{At, Carried, Def, Exposure, FieldKey, Known, arguments, carried};
use crate::why::gap::{of_callee, of_value};
use crate::why::missing::is_open;
use crate::why::types::{unwrapped, written};
use crate::why::{Note, View};

/// Most expressions that are looked at: an answer names no more than a few ends.
const MAX_NODES: usize = 400;

/// What a way back ends at.
#[derive(Clone, Debug)]
pub struct End {
    pub at: Option<FileSpan>,
    pub kind: EndKind,
    /// What hands the value on to another function on the way to there, nearest first.
    pub way: Vec<At>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndKind {
    /// A buffer of this type.
    Buffer(String),
    /// A value of this type, which neither reads nor writes what the system has.
    Memory(String),
    /// A value of this type, each call on which asks the system.
    Unbuffered(String),
    /// A parameter of a function that nothing calls.
    NoCaller { func: String, is_public: bool },
    /// A parameter of a function that is passed on by its name.
    ByName(String),
    /// A field that nothing fills.
    Unfilled(String),
    /// Something that is not known.
    Unknown(Note),
    /// A value whose type does not say what it holds.
    Open(String),
}

/// How much stands between a value of a type and the system, in whichever direction there is less.
pub fn exposure(view: View<'_>, ty: &Ty) -> Exposure {
    let of = |direction| Exposure::of(view.program, ty, direction);
    of(Direction::Read).max(of(Direction::Write))
}

/// The calls that were entered, innermost first.
#[derive(Debug, PartialEq, Eq)]
struct Entered {
    call: At,
    outer: Option<Rc<Entered>>,
}

struct Node {
    at: At,
    entered: Option<Rc<Entered>>,
    /// The node that led here; none of the first.
    from: Option<usize>,
}

struct Search<'a> {
    view: View<'a>,
    nodes: Vec<Node>,
    /// The one that is looked at.
    current: Option<usize>,
    seen: BTreeSet<(At, Option<At>)>,
    ends: Vec<End>,
}

/// What each way back from an expression ends at, each once, nearest first.
pub fn ends(view: View<'_>, at: At) -> Vec<End> {
    let mut search =
        Search { view, nodes: Vec::new(), current: None, seen: BTreeSet::new(), ends: Vec::new() };
    search.go(at, None);
    let mut next = 0;
    while next < search.nodes.len() && next < MAX_NODES {
        let Node { at, entered, .. } = &search.nodes[next];
        let (at, entered) = (*at, entered.clone());
        search.current = Some(next);
        search.expand(at, entered.as_ref());
        next += 1;
    }
    search.ends
}

impl<'a> Search<'a> {
    fn index(&self) -> &'a Index {
        self.view.program.index
    }

    fn go(&mut self, at: At, entered: Option<Rc<Entered>>) {
        if self.seen.insert((at, entered.as_ref().map(|it| it.call))) {
            self.nodes.push(Node { at, entered, from: self.current });
        }
    }

    fn end(&mut self, at: Option<FileSpan>, kind: EndKind) {
        if !self.ends.iter().any(|it| it.at == at && it.kind == kind) {
            self.ends.push(End { at, kind, way: self.way() });
        }
    }

    /// From the first node to the one that is looked at, those that lie in another function than the one before.
    fn way(&self) -> Vec<At> {
        let of = |at: Option<usize>| at.and_then(|it| self.nodes.get(it));
        let back = std::iter::successors(of(self.current), |it| of(it.from));
        let is_crossing = |it: &&Node| of(it.from).is_some_and(|from| from.at.owner != it.at.owner);
        let mut way: Vec<At> = back.filter(is_crossing).map(|it| it.at).collect();
        way.reverse();
        way
    }

    fn end_at(&mut self, at: At, kind: EndKind) {
        self.end(self.view.span(at), kind);
    }

    fn unknown(&mut self, note: Note) {
        self.end(note.at, EndKind::Unknown(note));
    }

    /// An end by what its type says.
    fn end_by_type(&mut self, known: &Known, at: At) {
        let ty = known.inference.expr(at.expr);
        let shown = written(self.index(), ty.peeled());
        match exposure(self.view, ty) {
            _ if matches!(ty.peeled(), Ty::Unknown | Ty::Var(_)) => self.unknown(of_value(self.view, at)),
            _ if matches!(ty.peeled(), Ty::External(..)) => self.unknown(of_callee(self.view, at)),
            Exposure::Nothing => self.end_at(at, EndKind::Memory(shown)),
            Exposure::Shielded => {
                let held = written(self.index(), unwrapped(self.index(), ty.peeled()));
                self.end_at(at, EndKind::Buffer(held));
            }
            Exposure::Unbuffered(_) => self.end_at(at, EndKind::Unbuffered(shown)),
            Exposure::Open if is_open(ty) => self.unknown(of_value(self.view, at)),
            Exposure::Open => self.end_at(at, EndKind::Open(shown)),
        }
    }

    fn expand(&mut self, at: At, entered: Option<&Rc<Entered>>) {
        let Some(known) = self.view.program.known(at.owner) else { return };
        let mut go = |expr: ExprId| self.go(At { expr, ..at }, entered.cloned());
        match &known.body.expr(at.expr).kind {
            ExprKind::Local(local) => self.local(known, at, *local, entered),
            ExprKind::Path(..) => self.path(known, at),
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } => self.call(known, at, entered),
            ExprKind::Field { base, name } => self.field(known, at, *base, name),
            ExprKind::Index { base: inner, .. }
            | ExprKind::Ref { inner, .. }
            | ExprKind::Deref(inner)
            | ExprKind::Try(inner)
            | ExprKind::Await(inner)
            | ExprKind::Cast { inner, .. } => go(*inner),
            ExprKind::Block(block) if block.tail.is_some() => block.tail.into_iter().for_each(go),
            ExprKind::If { then, otherwise, .. } => {
                [*then].into_iter().chain(*otherwise).for_each(go);
            }
            ExprKind::Match { arms, .. } => arms.iter().for_each(|it| go(it.body)),
            ExprKind::Struct { fields, .. } => {
                let held: Vec<ExprId> = fields.iter().map(|it| it.value).collect();
                self.held(known, at, held, entered);
            }
            ExprKind::Tuple(items) | ExprKind::Array(items) => self.held(known, at, items.clone(), entered),
            ExprKind::Return(_) | ExprKind::Break { .. } | ExprKind::Continue { .. } => {}
            _ => self.end_by_type(known, at),
        }
    }

    /// What a value is made of: the parts that may read or write.
    fn held(&mut self, known: &Known, at: At, parts: Vec<ExprId>, entered: Option<&Rc<Entered>>) {
        let may = |it: &ExprId| {
            let ty = known.inference.expr(*it);
            exposure(self.view, ty) > Exposure::Nothing || matches!(ty.peeled(), Ty::External(..))
        };
        let parts: Vec<ExprId> = parts.into_iter().filter(may).collect();
        if parts.is_empty() {
            self.end_by_type(known, at);
        }
        for expr in parts {
            self.go(At { expr, ..at }, entered.cloned());
        }
    }

    fn local(&mut self, known: &Known, at: At, local: LocalId, entered: Option<&Rc<Entered>>) {
        let defs: Vec<Def> = known.facts.defs_at(&known.body, false, local, at.expr).cloned().collect();
        if defs.is_empty() {
            self.unknown(of_value(self.view, at));
        }
        for def in defs {
            match def {
                Def::Value(value) | Def::Item(value) => self.go(At { expr: value, ..at }, entered.cloned()),
                Def::Param(nth) => self.param(at.owner, nth, entered),
                Def::Field(key) => self.writes(at, &key),
                Def::ClosureParam(..) => self.end_by_type(known, at),
            }
        }
    }

    fn param(&mut self, owner: BodyOwner, nth: usize, entered: Option<&Rc<Entered>>) {
        let BodyOwner::Func(func) = owner else { return };
        if let Some(entered) = entered {
            return self.argument(func, entered.call, nth, entered.outer.clone());
        }
        let callers = self.view.program.callers_through_traits(func);
        if callers.is_empty() {
            self.no_caller(owner, func);
        }
        for call in callers {
            self.argument(func, call, nth, None);
        }
    }

    /// What calls it may stand in a file that is not read, or be made on something that is not known.
    fn no_caller(&mut self, owner: BodyOwner, func: FuncId) {
        let def = self.index().func(func);
        let at = self.view.in_file(owner, def.name_span);
        if let Some(says) = self.view.unread_caller(func) {
            return self.unknown(Note::at(says, at));
        }
        if let Some(call) = self.unknown_call(func) {
            return self.unknown(of_callee(self.view, call));
        }
        let is_public = self.view.program.is_promise(owner.unit(self.index()), def.visibility);
        self.end(at, EndKind::NoCaller { func: def.name.to_string(), is_public });
    }

    /// A call by the name of a method of which is not known what it calls.
    fn unknown_call(&self, func: FuncId) -> Option<At> {
        let (program, index) = (self.view.program, self.index());
        index.type_of(func)?;
        let name = &index.func(func).name;
        let words = [format!(".{name}("), format!("::{name}(")];
        let bodies = program.bodies_with(&[&*words[0], &*words[1]], index.reach_of_func(func));
        bodies.into_iter().find_map(|owner| {
            let known = program.known(owner)?;
            let is_unknown = |it: &ExprId| {
                known.body.is_call(*it)
                    && known.body.called_name(*it) == name
                    && !known.inference.callees.contains_key(it)
            };
            Some(At { owner, expr: known.body.expr_ids().find(is_unknown)? })
        })
    }

    fn argument(&mut self, func: FuncId, call: At, nth: usize, outer: Option<Rc<Entered>>) {
        let Some(known) = self.view.program.known(call.owner) else { return };
        if let Some(arg) = arguments(&known.body, call.expr).get(nth) {
            return self.go(At { expr: *arg, ..call }, outer);
        }
        let name = self.index().func(func).name.to_string();
        self.end_at(call, EndKind::ByName(name));
    }

    fn path(&mut self, known: &Known, at: At) {
        let index = self.index();
        let ExprKind::Path(path, scope) = &known.body.expr(at.expr).kind else { return };
        let key = index.scope_key(at.owner.unit(index), *scope);
        match index.resolve(key, &path.names(), Namespace::Values) {
            Some((Resolved::Value(value), _)) => {
                let owner = BodyOwner::Value(value);
                match self.view.program.known(owner).and_then(|it| it.body.root) {
                    Some(expr) => self.go(At { owner, expr }, None),
                    None => self.end_by_type(known, at),
                }
            }
            // Nothing comes out of a `None`.
            Some((Resolved::Variant(..), _)) => {}
            _ => self.end_by_type(known, at),
        }
    }

    fn field(&mut self, known: &Known, at: At, base: ExprId, name: &str) {
        let index = self.index();
        match self.view.program.field_owner(known.inference.expr(base), name) {
            Some(ty) if !index.is_stub(index.type_unit(ty)) => self.writes(at, &(ty, None, name.into())),
            Some(_) => self.end_by_type(known, at),
            None if matches!(known.inference.expr(base).peeled(), Ty::Tuple(_)) => {
                self.go(At { expr: base, ..at }, None);
            }
            None => self.end_by_type(known, at),
        }
    }

    fn writes(&mut self, at: At, key: &FieldKey) {
        let writes = self.view.program.writes(key).to_vec();
        if writes.is_empty() {
            let name = format!("{}::{}", self.index().ty(key.0).name, key.2);
            self.end_at(at, EndKind::Unfilled(name));
        }
        for write in writes {
            self.go(write, None);
        }
    }

    fn call(&mut self, known: &Known, at: At, entered: Option<&Rc<Entered>>) {
        let index = self.index();
        match known.inference.callees.get(&at.expr) {
            Some(Callee::Func(func, _)) if index.is_stub(index.func_unit(*func)) => {
                if exposure(self.view, known.inference.expr(at.expr)) == Exposure::Shielded {
                    return self.end_by_type(known, at);
                }
                let values = carried(index, known, at.expr, *func);
                let values: Vec<ExprId> = values.into_iter().filter_map(value_of).collect();
                self.held(known, at, values, entered);
            }
            Some(Callee::Func(func, _)) => self.enter(known, at, *func, entered),
            Some(Callee::Constructor(..)) => {
                self.held(known, at, arguments(&known.body, at.expr), entered);
            }
            Some(Callee::Closure(closure)) => {
                for expr in known.facts.closure_returns(*closure) {
                    self.go(At { expr: *expr, ..at }, entered.cloned());
                }
            }
            None => match known.inference.expr(at.expr) {
                ty if is_open(ty) => self.unknown(of_callee(self.view, at)),
                _ => self.end_by_type(known, at),
            },
        }
    }

    /// What a function of the workspace returns.
    fn enter(&mut self, known: &Known, at: At, func: FuncId, entered: Option<&Rc<Entered>>) {
        let frame = Rc::new(Entered { call: at, outer: entered.cloned() });
        let mut returns: Vec<At> = Vec::new();
        for owner in self.view.program.bodies_of(func) {
            let Some(there) = self.view.program.known(owner) else { continue };
            returns.extend(there.facts.returns.iter().map(|expr| At { owner, expr: *expr }));
        }
        if returns.is_empty() {
            self.end_by_type(known, at);
        }
        for to in returns {
            self.go(to, Some(frame.clone()));
        }
    }
}

fn value_of(carried: Carried) -> Option<ExprId> {
    match carried {
        Carried::Value(value) => Some(value),
        Carried::Closure(_) | Carried::Func(..) => None,
    }
}
