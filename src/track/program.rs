//! The bodies of the run with their types, as far as they were needed, and who calls whom and writes which field.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::file::{FileId, RustFile};
use crate::index::{FuncId, Index, Reach, Ty, TypeId};
use crate::infer::{BodyOwner, Callee, Inference, infer};
use crate::items::{Body, ExprId, ExprKind, Outline, Word, body_of};
use crate::track::facts::Facts;
use crate::track::repeat::repeats;
use crate::track::words::{Aliases, Queries, SinkWords};

/// An expression of some body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At {
    pub owner: BodyOwner,
    pub expr: ExprId,
}

/// A field of a type of the workspace: the type, the variant, the name.
pub type FieldKey = (TypeId, Option<u32>, SmolStr);

/// What is known of the run: the bodies that were needed so far, with their types.
///
/// A question about a body that is not known yet is noted, and answered as if that body did not exist;
/// `complete` learns it and asks again.
pub struct Program<'a> {
    pub index: &'a Index,
    sources: Sources<'a>,
    bodies: FxHashMap<BodyOwner, Known<'a>>,
    callers: FxHashMap<FuncId, Vec<At>>,
    field_writes: FxHashMap<FieldKey, Vec<At>>,
    /// Every function of the files that has a body, tests left out; nobody reports what a test does.
    candidates: Vec<Candidate>,
    aliases: Option<Aliases>,
    asked: Mutex<BTreeSet<Question>>,
    answered: BTreeSet<Question>,
}

/// The texts behind the index, by `FileId`.
#[derive(Clone, Copy)]
pub struct Sources<'a> {
    pub files: &'a [RustFile],
    pub outlines: &'a [Outline],
}

/// Bodies that were lowered on demand; they live as long as the index.
#[derive(Default)]
pub struct LateBodies(typed_arena::Arena<Body>);

/// One body with what was found out about it.
pub struct Known<'a> {
    pub body: &'a Body,
    pub inference: Inference,
    pub facts: Facts,
}

/// A function with a body, and where its outline is.
struct Candidate {
    func: FuncId,
    file: usize,
    /// By place in the outline; `None` for one that the outline missed.
    body: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Question {
    Body(BodyOwner),
    Callers(FuncId),
    Writes(FieldKey),
}

impl<'a> Program<'a> {
    /// Knows the bodies that may hold a sink, and the values of consts and statics.
    pub fn new(index: &'a Index, sources: Sources<'a>, sinks: &SinkWords) -> Self {
        let candidates = candidates(index, sources);
        let with_sinks = candidates.iter().filter(|it| match it.body {
            Some(body) => {
                let outline = &sources.outlines[it.file];
                sinks.are_in(outline, &outline.bodies[body])
            }
            None => true,
        });
        let owners =
            with_sinks.map(|it| BodyOwner::Func(it.func)).chain(index.values().map(BodyOwner::Value));
        let bodies = owners.filter_map(|it| Some((it, it.body(index)?))).collect();
        let mut program = Self {
            index,
            sources,
            bodies: FxHashMap::default(),
            callers: FxHashMap::default(),
            field_writes: FxHashMap::default(),
            candidates,
            aliases: None,
            asked: Mutex::default(),
            answered: BTreeSet::new(),
        };
        program.learn(bodies);
        program
    }

    /// Does the work, and does it again for as long as it asks about bodies that are not known.
    pub fn complete<T>(&mut self, late: &'a LateBodies, work: impl Fn(&Self) -> T) -> T {
        loop {
            let result = work(self);
            if !self.answer(late) {
                return result;
            }
        }
    }

    /// Whether anything was learnt.
    fn answer(&mut self, late: &'a LateBodies) -> bool {
        let asked = std::mem::take(&mut *self.asked.lock().unwrap_or_else(PoisonError::into_inner));
        let asked: Vec<Question> = asked.into_iter().filter(|it| !self.answered.contains(it)).collect();
        if asked.is_empty() {
            return false;
        }
        let aliases = self.aliases.get_or_insert_with(|| Aliases::new(self.index));
        let mut queries = Queries::default();
        let mut owners = FxHashSet::default();
        for question in &asked {
            match question {
                Question::Body(owner) => {
                    owners.insert(*owner);
                }
                Question::Callers(func) => queries.add_func(self.index, aliases, *func),
                Question::Writes(key) => queries.add_field(self.index, aliases, key),
            }
        }
        self.answered.extend(asked);
        let wanted: Vec<&Candidate> =
            self.candidates.par_iter().filter(|it| self.is_wanted(it, &owners, &queries)).collect();
        let bodies = self.bodies_of_candidates(&wanted, late);
        let any = !bodies.is_empty();
        self.learn(bodies);
        any
    }

    fn is_wanted(&self, candidate: &Candidate, owners: &FxHashSet<BodyOwner>, queries: &Queries) -> bool {
        let owner = BodyOwner::Func(candidate.func);
        if self.bodies.contains_key(&owner) {
            return false;
        }
        let outline = &self.sources.outlines[candidate.file];
        let fits = |body| queries.fit(self.index, owner, outline, &outline.bodies[body]);
        owners.contains(&owner) || candidate.body.is_none_or(fits)
    }

    /// Those that were lowered with their files, and the others lowered now.
    fn bodies_of_candidates(
        &self,
        wanted: &[&Candidate],
        late: &'a LateBodies,
    ) -> Vec<(BodyOwner, &'a Body)> {
        let func = |it: &Candidate| self.index.func(it.func);
        let (here, left_out): (Vec<&Candidate>, Vec<&Candidate>) =
            wanted.iter().partition(|it| func(it).body.is_some());
        let lower = |it: &&Candidate| {
            let body = body_of(&self.sources.files[it.file], func(it))?;
            Some((BodyOwner::Func(it.func), body))
        };
        let lowered: Vec<(BodyOwner, Body)> = left_out.par_iter().filter_map(lower).collect();
        let here =
            here.into_iter().filter_map(|it| Some((BodyOwner::Func(it.func), func(it).body.as_ref()?)));
        here.chain(lowered.into_iter().map(|(owner, body)| (owner, &*late.0.alloc(body)))).collect()
    }

    /// Infers the types of bodies and notes whom they call and what they store.
    fn learn(&mut self, bodies: Vec<(BodyOwner, &'a Body)>) {
        let index = self.index;
        let known: Vec<(BodyOwner, Known<'a>)> = bodies
            .into_par_iter()
            .map(|(owner, body)| {
                let inference = infer(index, owner, body);
                let facts = Facts::of(index, body, &inference);
                (owner, Known { body, inference, facts })
            })
            .collect();
        for (owner, known) in &known {
            self.note_calls(*owner, known);
        }
        // In the order of the text, whatever was learnt first.
        self.callers.values_mut().for_each(|it| it.sort_unstable());
        self.field_writes.values_mut().for_each(|it| it.sort_unstable());
        self.bodies.extend(known);
    }

    /// Whether a test of the package that a file belongs to holds all these names. What tests do is not followed, so
    /// it cannot be told whether they would still compile.
    pub fn is_tested(&self, file: FileId, names: &[&str]) -> bool {
        let words: Vec<Word> = names.iter().map(|it| Word::of(it)).collect();
        let Sources { files, outlines } = self.sources;
        let Some(package) = files.get(file.0 as usize).map(|it| it.package) else { return true };
        let of_package = files.iter().zip(outlines).filter(|(it, _)| it.package == package);
        of_package.into_iter().any(|(_, outline)| words.iter().all(|it| outline.is_tested(*it)))
    }

    fn ask(&self, question: Question) {
        if !self.answered.contains(&question) {
            self.asked.lock().unwrap_or_else(PoisonError::into_inner).insert(question);
        }
    }

    fn note_calls(&mut self, owner: BodyOwner, known: &Known<'_>) {
        for expr in known.body.expr_ids() {
            let at = At { owner, expr };
            if let Some(Callee::Func(func, _)) = known.inference.callees.get(&expr) {
                // A path that is called at once is noted at its call.
                if is_call(known.body, expr) || !known.body.is_called(expr) {
                    self.callers.entry(*func).or_default().push(at);
                }
            }
            match &known.body.expr(expr).kind {
                ExprKind::Struct { fields, .. } => {
                    let Some((ty, _)) = known.inference.expr(expr).adt() else { continue };
                    let variant = known.facts.variant_of(expr);
                    for field in fields {
                        let key = (ty, variant, field.name.clone());
                        self.field_writes.entry(key).or_default().push(At { owner, expr: field.value });
                    }
                }
                ExprKind::Call { args, .. } => {
                    let Some(Callee::Constructor(ty, variant)) = known.inference.callees.get(&expr) else {
                        continue;
                    };
                    for (n, arg) in args.iter().enumerate() {
                        let key = (*ty, *variant, SmolStr::from(n.to_string()));
                        self.field_writes.entry(key).or_default().push(At { owner, expr: *arg });
                    }
                }
                ExprKind::Assign { place, value, plain: true } => {
                    if let ExprKind::Field { base, name } = &known.body.expr(*place).kind {
                        let base = known.inference.expr(*base).peeled();
                        let Some((ty, _)) = base.adt() else { continue };
                        let key = (ty, None, name.clone());
                        self.field_writes.entry(key).or_default().push(At { owner, expr: *value });
                    }
                }
                _ => {}
            }
        }
    }

    pub fn known(&self, owner: BodyOwner) -> Option<&Known<'a>> {
        let known = self.bodies.get(&owner);
        if known.is_none() {
            self.ask(Question::Body(owner));
        }
        known
    }

    /// In the order of their owners, so that no result depends on the order of work.
    pub fn owners(&self) -> Vec<BodyOwner> {
        let mut owners: Vec<BodyOwner> = self.bodies.keys().copied().collect();
        owners.sort();
        owners
    }

    /// Where a function is called or passed on as a value.
    pub fn callers(&self, func: FuncId) -> &[At] {
        self.ask(Question::Callers(func));
        self.callers.get(&func).map_or(&[], Vec::as_slice)
    }

    /// The values that a field is given anywhere.
    pub fn field_writes(&self, key: &FieldKey) -> &[At] {
        self.ask(Question::Writes(key.clone()));
        self.field_writes.get(key).map_or(&[], Vec::as_slice)
    }

    /// The type that declares the field, references and smart pointers looked through.
    pub fn field_owner(&self, base: &Ty, name: &str) -> Option<TypeId> {
        let (id, args) = base.peeled().adt()?;
        if self.index.field(id, None, name).is_some() {
            return Some(id);
        }
        // `Box<Archive>`, `MutexGuard<Archive>`.
        args.iter().find_map(|it| self.field_owner(it, name))
    }

    /// Whether a method that works on a field is called again and again while the field lives.
    pub fn is_called_in_loop(&self, owner: BodyOwner, depth: u32) -> bool {
        let BodyOwner::Func(func) = owner else { return false };
        depth < 3
            && self.callers(func).iter().any(|call| {
                call.owner != owner
                    && (self.known(call.owner).is_some_and(|it| repeats(it, call.expr, None))
                        || self.is_called_in_loop(call.owner, depth + 1))
            })
    }

    /// Whether an expression is evaluated again and again, by a loop around it or around a call of its function.
    pub fn is_repeated(&self, at: At) -> bool {
        self.known(at.owner).is_some_and(|it| repeats(it, at.expr, None))
            || self.is_called_in_loop(at.owner, 0)
    }

    /// The functions and values from where something can be named, and in whose text one of the words stands.
    /// Tests are left out.
    pub fn bodies_with(&self, words: &[&str], reach: Reach) -> Vec<BodyOwner> {
        let index = self.index;
        let holds = |it: &Candidate| {
            let text = &self.sources.files[it.file].text;
            let body = it.body.map(|body| self.sources.outlines[it.file].bodies[body].text(text));
            words.iter().any(|it| body.unwrap_or(text).contains(it))
        };
        let sees = |it: &BodyOwner| index.is_within(it.unit(index), it.scope(index), reach);
        let funcs = self.candidates.iter().map(|it| (BodyOwner::Func(it.func), it));
        let funcs = funcs.filter(|(owner, it)| sees(owner) && holds(it)).map(|(owner, _)| owner);
        let values = index.values().map(BodyOwner::Value);
        funcs.chain(values.filter(|it| it.body(index).is_some() && sees(it))).collect()
    }

    /// A function's own body; for one that a trait declares, those of its impls too.
    pub fn bodies_of(&self, func: FuncId) -> Vec<BodyOwner> {
        let index = self.index;
        let mut owners = vec![BodyOwner::Func(func)];
        if let Some(trait_) = index.trait_of(func) {
            let name = index.func(func).name.clone();
            owners.extend(
                index.all_impls_of(trait_).filter_map(|it| index.impl_func(it, &name)).map(BodyOwner::Func),
            );
        }
        owners
    }
}

fn is_call(body: &Body, expr: ExprId) -> bool {
    matches!(body.expr(expr).kind, ExprKind::Call { .. } | ExprKind::MethodCall { .. })
}

fn candidates(index: &Index, sources: Sources<'_>) -> Vec<Candidate> {
    let funcs: Vec<FuncId> = index.funcs().collect();
    let candidate = |func: FuncId| {
        let def = index.func(func);
        let opens = def.opens.filter(|_| !def.test)?;
        let file = index.file_of(index.func_unit(func))?.0 as usize;
        Some(Candidate { func, file, body: sources.outlines.get(file)?.body_at(opens) })
    };
    funcs.into_par_iter().filter_map(candidate).collect()
}
