//! Which files are opened, and by what name: what a path is made of, over all bodies, tells whether two calls may open
//! the same one. What is not known is taken to be another file.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::effects::file_name::{FileName, LONGEST_PATH, Root};
use crate::effects::summary::{Node, Step};
use crate::effects::{Place, Query};
use crate::index::{FuncId, Ty, TypeId};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, Literal, LocalId, MacroCall, Path, ScopeId};
use crate::track::{At, Def, FieldKey, FormatPart, Known, arguments, calls_of_closure, format_parts};

/// More names than these are as good as none.
const MAX_NAMES: usize = 32;

/// The files that a piece of code opens.
#[derive(Debug, Default)]
pub struct Opened {
    /// The paths, each where it is given.
    pub paths: Vec<At>,
    /// The bodies that it comes through.
    through: FxHashSet<BodyOwner>,
    /// The closures that it comes through.
    closures: Vec<At>,
}

impl Query<'_> {
    /// The files that evaluating an expression opens, also inside of what it calls.
    pub fn opened_by(self, at: At) -> Opened {
        let Some(known) = self.program.known(at.owner) else { return Opened::default() };
        let place = Place { owner: at.owner, known, is_judged: true };
        let mut opened = Opened::default();
        let mut open: VecDeque<Node> = VecDeque::new();
        let mut seen: FxHashSet<Node> = FxHashSet::default();
        let mut note = |step: &Step, opened: &mut Opened, open: &mut VecDeque<Node>| {
            opened.paths.extend(step.opens.iter().copied());
            open.extend(step.next.iter().filter(|it| seen.insert((*it).clone())).cloned());
        };
        note(&self.step_of_expr(place, at.expr), &mut opened, &mut open);
        while let Some(node) = open.pop_front() {
            match &node {
                Node::Body(owner) => {
                    opened.through.insert(*owner);
                }
                Node::Closure(at) | Node::Inside(at) => opened.closures.push(*at),
                Node::Unread(_) => {}
            }
            note(&self.step(&node), &mut opened, &mut open);
        }
        opened
    }

    /// The paths that some code opens by what they may be made of, given the calls and other expressions by which that code
    /// is come to.
    pub fn names_of(self, opened: &Opened, starts: &[At]) -> Vec<FileName> {
        let (known, open) = (FxHashMap::default(), FxHashSet::default());
        let mut names = Names { query: self, opened, starts, known, open };
        opened.paths.iter().flat_map(|it| names.of(*it)).collect()
    }

    /// The texts or paths that an expression may give.
    pub fn names_at(self, at: At) -> Vec<FileName> {
        self.names_of(&Opened { paths: vec![at], ..Opened::default() }, &[at])
    }

    /// Whether a value may hold an open file, itself or in a field. What another crate declares holds what its arguments say.
    pub fn may_hold_file(self, ty: &Ty) -> bool {
        let index = self.index();
        let mut is_one = |it: &Ty| match it {
            Ty::Adt(id, _) => {
                let marks = index.type_marks(*id);
                marks.unbuffered_read || marks.unbuffered_write
            }
            Ty::Dyn(_) | Ty::Opaque(_) | Ty::Param(_) => true,
            _ => false,
        };
        let fields = |id: &TypeId| index.field_types(*id).into_iter().flatten();
        *ty == Ty::Unknown
            || ty.any(&mut is_one)
            || self.types_in(ty, false).iter().flat_map(fields).any(|it| it.any(&mut is_one))
    }
}

/// The search for what paths are made of.
struct Names<'a, 'o> {
    query: Query<'a>,
    /// What the code comes through that opens the file: a parameter of these is what calls among these give.
    opened: &'o Opened,
    /// Where that code begins.
    starts: &'o [At],
    known: FxHashMap<At, Vec<FileName>>,
    /// What is made of itself is known by where it stands.
    open: FxHashSet<At>,
}

impl<'a> Names<'a, '_> {
    fn of(&mut self, at: At) -> Vec<FileName> {
        if let Some(known) = self.known.get(&at) {
            return known.clone();
        }
        let unknown = || vec![FileName::of(Root::Expr(at))];
        let Some(known) = self.query.program.known(at.owner).filter(|_| self.open.insert(at)) else {
            return unknown();
        };
        let mut found = self.of_kind(known, at);
        self.open.remove(&at);
        found.sort_unstable();
        found.dedup();
        if found.is_empty() || found.len() > MAX_NAMES {
            found = unknown();
        }
        self.known.insert(at, found.clone());
        found
    }

    fn of_all(&mut self, ats: impl IntoIterator<Item = At>) -> Vec<FileName> {
        ats.into_iter().flat_map(|it| self.of(it)).collect()
    }

    fn of_kind(&mut self, known: &'a Known, at: At) -> Vec<FileName> {
        let here = |expr: ExprId| At { expr, ..at };
        let body = &known.body;
        match &body.expr(at.expr).kind {
            ExprKind::Ref { inner, .. }
            | ExprKind::Deref(inner)
            | ExprKind::Try(inner)
            | ExprKind::Await(inner) => self.of(here(*inner)),
            ExprKind::Block(block) => self.of_all(block.tail.map(here)),
            ExprKind::If { then, otherwise, .. } => {
                self.of_all(otherwise.iter().chain([then]).copied().map(here))
            }
            ExprKind::Match { arms, .. } => self.of_all(arms.iter().map(|it| here(it.body))),
            ExprKind::Literal(Literal::Str { value, bytes: false }) => vec![FileName::of_text(value)],
            // The text of one that is mutable may be changed where it is.
            ExprKind::Local(local) if body.local(*local).mutable => Vec::new(),
            ExprKind::Local(local) => self.of_local(known, at.owner, *local),
            ExprKind::Field { base, name } => match known.inference.expr(*base).peeled().adt() {
                Some((ty, _)) => self.of_field(&(ty, None, name.clone())),
                None => Vec::new(),
            },
            ExprKind::Path(path, scope) => self.of_path(at, path, *scope),
            ExprKind::Macro(call) if call.path.name() == "format" => self.of_format(known, at.owner, call),
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } => self.of_call(known, at),
            _ => Vec::new(),
        }
    }

    fn of_path(&mut self, at: At, path: &Path, scope: ScopeId) -> Vec<FileName> {
        let index = self.query.index();
        let unit = at.owner.unit(index);
        match index.const_text(unit, path, scope) {
            Some(text) => vec![FileName::of_text(text)],
            None => index
                .value_at(unit, path, scope)
                .map(|it| FileName::of(Root::Static(it)))
                .into_iter()
                .collect(),
        }
    }

    fn of_local(&mut self, known: &'a Known, owner: BodyOwner, local: LocalId) -> Vec<FileName> {
        let itself = || vec![FileName::of(Root::Local(owner, local))];
        let of_def = |names: &mut Self, def: &Def| match def {
            Def::Value(value) if names.is_text(known.inference.expr(*value)) => {
                names.of(At { owner, expr: *value })
            }
            Def::Param(at) => match owner {
                BodyOwner::Func(func) => names.of_param(func, *at),
                BodyOwner::Value(_) => itself(),
            },
            Def::ClosureParam(closure, at) => match names.given_to_closure(known, owner, *closure, *at) {
                given if given.is_empty() => itself(),
                given => names.of_all(given),
            },
            Def::Field(key) if names.query.is_of_workspace(key.0) => names.of_field(key),
            _ => itself(),
        };
        let defs = known.facts.defs(local);
        if defs.is_empty() { itself() } else { defs.iter().flat_map(|it| of_def(self, it)).collect() }
    }

    /// Whether a value is a text or a path, or may be none.
    fn is_text(&self, ty: &Ty) -> bool {
        let index = self.query.index();
        match ty.peeled() {
            Ty::Adt(id, args) if [index.known.option, index.known.result].contains(&Some(*id)) => {
                args.first().is_some_and(|it| self.is_text(it))
            }
            Ty::Adt(id, _) => {
                let path = index.type_path(*id);
                ["std::path::", "std::string::", "std::ffi::", "std::borrow::"]
                    .iter()
                    .any(|it| path.starts_with(it))
            }
            Ty::Primitive(name) => name == "str",
            Ty::Unknown | Ty::Param(_) | Ty::Opaque(_) => true,
            _ => false,
        }
    }

    /// What callers give: those that the code comes through where it comes through the function, else all.
    fn of_param(&mut self, func: FuncId, place: usize) -> Vec<FileName> {
        let program = self.query.program;
        let mut callers = program.callers_through_traits(func);
        if callers.iter().any(|it| self.is_come_through(*it)) {
            callers.retain(|it| self.is_come_through(*it));
        }
        let given = |it: &At| {
            let known = program.known(it.owner)?;
            let expr = arguments(&known.body, it.expr).get(place).copied()?;
            Some(At { expr, ..*it })
        };
        let given: Option<Vec<At>> = callers.iter().map(given).collect();
        match given.filter(|it| !it.is_empty()) {
            Some(given) => self.of_all(given),
            None => vec![FileName::of(Root::Param(func, place))],
        }
    }

    /// What calls of a closure by its name give it: those where the code begins, if there are any.
    fn given_to_closure(&self, known: &Known, owner: BodyOwner, closure: ExprId, place: usize) -> Vec<At> {
        let calls = calls_of_closure(&known.inference, closure).into_iter().map(|expr| At { owner, expr });
        let (here, elsewhere): (Vec<At>, Vec<At>) = calls.partition(|it| self.is_come_through(*it));
        let calls = if here.is_empty() { elsewhere } else { here };
        let given = calls
            .into_iter()
            .filter_map(|it| Some(At { expr: arguments(&known.body, it.expr).get(place).copied()?, ..it }));
        given.collect()
    }

    /// Whether the code that opens the file comes through a call.
    fn is_come_through(&self, call: At) -> bool {
        let Opened { through, closures, .. } = self.opened;
        let Some(known) = self.query.program.known(call.owner) else { return false };
        let holds = |it: &At| {
            let body = &known.body;
            it.owner == call.owner && body.expr(it.expr).span.contains(body.expr(call.expr).span)
        };
        through.contains(&call.owner) || closures.iter().chain(self.starts).any(holds)
    }

    fn of_field(&mut self, key: &FieldKey) -> Vec<FileName> {
        // What lies in a value of std or of another crate is not told by their names.
        match self.query.program.writes(key) {
            _ if !self.query.is_of_workspace(key.0) => Vec::new(),
            [] => vec![FileName::of(Root::Field(key.clone()))],
            writes => self.of_all(writes.iter().copied()),
        }
    }

    fn of_format(&mut self, known: &'a Known, owner: BodyOwner, call: &'a MacroCall) -> Vec<FileName> {
        let mut names = vec![FileName::default()];
        for part in format_parts(&known.body, call) {
            let next = match part {
                FormatPart::Text(text) => {
                    vec![FileName::of_text(&text.replace("{{", "{").replace("}}", "}"))]
                }
                FormatPart::Given(expr, _) => self.of(At { owner, expr }),
                FormatPart::Captured(local, _) if known.body.local(local).mutable => Vec::new(),
                FormatPart::Captured(local, _) => self.of_local(known, owner, local),
            };
            names = each_then(&names, &next);
        }
        names
    }

    fn of_call(&mut self, known: &'a Known, at: At) -> Vec<FileName> {
        let given: Vec<At> =
            arguments(&known.body, at.expr).into_iter().map(|expr| At { expr, ..at }).collect();
        let index = self.query.index();
        match known.inference.callees.get(&at.expr) {
            Some(Callee::Func(func, _)) if index.is_stub(index.func_unit(*func)) => {
                let Some(marks) = index.func_marks(*func) else { return Vec::new() };
                match given[..] {
                    [it, ..] if marks.same => self.of(it),
                    [folder, name] if marks.below => {
                        let folders = each_then(&self.of(folder), &[FileName::of_text("/")]);
                        each_then(&folders, &self.of(name))
                    }
                    _ => Vec::new(),
                }
            }
            Some(Callee::Func(func, _)) => {
                let bodies = self.query.program.bodies_of(*func);
                let returns = bodies.into_iter().flat_map(|owner| {
                    let known = self.query.program.known(owner);
                    known
                        .into_iter()
                        .flat_map(|it| &it.facts.returns)
                        .map(move |expr| At { owner, expr: *expr })
                });
                let returns: Vec<At> = returns.collect();
                self.of_all(returns)
            }
            // `Ok(path)`
            Some(Callee::Constructor(ty, _))
                if [index.known.option, index.known.result].contains(&Some(*ty)) =>
            {
                self.of_all(given)
            }
            _ => Vec::new(),
        }
    }
}

/// Each of some names with each of others behind it; none where one is longer than any file's.
fn each_then(names: &[FileName], next: &[FileName]) -> Vec<FileName> {
    let longest = |of: &[FileName]| of.iter().map(FileName::length).max().unwrap_or(0);
    if longest(names) + longest(next) > LONGEST_PATH {
        return Vec::new();
    }
    let all = names.iter().flat_map(|it| next.iter().map(|next| it.clone().then(next)));
    all.take(MAX_NAMES + 1).collect()
}
