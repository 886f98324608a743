//! The bodies of the run with their types, as far as they were needed, and who calls whom and writes which field.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::file::{FileId, RustFile, to_u32};
use crate::index::{FuncId, Index, Reach, Ty, TypeId};
use crate::infer::{BodyOwner, Inference, infer};
use crate::items::{Body, ExprId, Outline, Word, body_of};
use crate::track::facts::Facts;
use crate::track::mentions::Mentions;
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
    bodies: FxHashMap<BodyOwner, Known>,
    /// Whose mentions are noted; only those of them that matter stay known.
    read: FxHashSet<BodyOwner>,
    callers: FxHashMap<FuncId, Vec<At>>,
    field_writes: FxHashMap<FieldKey, Vec<At>>,
    /// Every function of the files that has a body, tests left out; nobody reports what a test does.
    candidates: Vec<Candidate>,
    aliases: Option<Aliases>,
    asked: Mutex<BTreeSet<Question>>,
    answered: BTreeSet<Question>,
    /// Files with a body that was read and does not parse.
    pub unparsed: BTreeSet<FileId>,
}

/// The texts behind the index, by `FileId`.
#[derive(Clone, Copy)]
pub struct Sources<'a> {
    pub files: &'a [RustFile],
    pub outlines: &'a [Outline],
}

/// One body with what was found out about it.
pub struct Known {
    pub body: Body,
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

/// A body that is to be learnt.
enum Reading<'c> {
    Text(&'c Candidate),
    /// With its file.
    Lowered(BodyOwner, Body),
}

impl<'c> Reading<'c> {
    fn of(candidate: &'c Candidate) -> Self {
        Self::Text(candidate)
    }
}

struct Learnt {
    owner: BodyOwner,
    mentions: Mentions,
    known: Option<Known>,
    /// The file, where the body does not parse.
    unparsed: Option<FileId>,
}

impl Learnt {
    fn unparsed(owner: BodyOwner, file: FileId) -> Self {
        Self { owner, mentions: Mentions::default(), known: None, unparsed: Some(file) }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Question {
    Body(BodyOwner),
    Callers(FuncId),
    Writes(FieldKey),
}

impl<'a> Program<'a> {
    /// Knows the bodies that hold a sink, and the values of consts and statics.
    pub fn new(index: &'a Index, sources: Sources<'a>, sinks: &SinkWords) -> Self {
        let mut program = Self {
            index,
            sources,
            bodies: FxHashMap::default(),
            read: FxHashSet::default(),
            callers: FxHashMap::default(),
            field_writes: FxHashMap::default(),
            candidates: candidates(index, sources),
            aliases: None,
            asked: Mutex::default(),
            answered: BTreeSet::new(),
            unparsed: BTreeSet::new(),
        };
        let has_sink_word = |it: &&Candidate| {
            it.body.is_none_or(|body| {
                let outline = &sources.outlines[it.file];
                sinks.are_in(outline, &outline.bodies[body])
            })
        };
        let with_sinks = program.candidates.iter().filter(has_sink_word);
        let values = index.values().map(BodyOwner::Value);
        let lowered = values.filter_map(|it| Some((it, it.body(index)?.clone())));
        let learnt: Vec<Learnt> = with_sinks
            .map(Reading::of)
            .chain(lowered.map(|(owner, body)| Reading::Lowered(owner, body)))
            .collect::<Vec<_>>()
            .into_par_iter()
            .filter_map(|it| {
                program.learn(it, |owner, known, _| {
                    !known.facts.sinks.is_empty() || shows_what_it_holds(index, owner)
                })
            })
            .collect();
        program.take_in(learnt);
        program
    }

    /// Does the work, and does it again for as long as it asks about bodies that are not known.
    pub fn complete<T>(&mut self, work: impl Fn(&Self) -> T) -> T {
        loop {
            let result = work(self);
            if !self.answer() {
                return result;
            }
        }
    }

    /// Whether anything was learnt.
    fn answer(&mut self) -> bool {
        let asked = std::mem::take(&mut *self.asked.lock().unwrap_or_else(PoisonError::into_inner));
        let asked: BTreeSet<Question> = asked.into_iter().filter(|it| !self.answered.contains(it)).collect();
        if asked.is_empty() {
            return false;
        }
        let (owners, queries) = self.queries(&asked);
        let wanted = self.candidates.par_iter().filter(|it| self.is_wanted(it, &owners, &queries));
        let answers = |owner: BodyOwner, mentions: &Mentions| {
            let calls = |(it, _): &(FuncId, _)| asked.contains(&Question::Callers(*it));
            let writes = |(it, _): &(FieldKey, _)| asked.contains(&Question::Writes(it.clone()));
            owners.contains(&owner) || mentions.calls.iter().any(calls) || mentions.writes.iter().any(writes)
        };
        let learnt: Vec<Learnt> = wanted
            .filter_map(|it| self.learn(Reading::of(it), |owner, _, mentions| answers(owner, mentions)))
            .collect();
        let any = learnt.iter().any(|it| it.known.is_some());
        self.take_in(learnt);
        self.answered.extend(asked);
        any
    }

    /// The owners of the bodies that are asked for, and the words of all others that may answer a question.
    fn queries(&mut self, asked: &BTreeSet<Question>) -> (FxHashSet<BodyOwner>, Queries) {
        let aliases = self.aliases.get_or_insert_with(|| Aliases::new(self.index));
        let mut queries = Queries::default();
        let mut owners = FxHashSet::default();
        // Of a body that was read before, only its mentions may have been kept.
        let again = |ats: Option<&Vec<At>>| ats.into_iter().flatten().map(|it| it.owner).collect::<Vec<_>>();
        for question in asked {
            match question {
                Question::Body(owner) => {
                    owners.insert(*owner);
                }
                Question::Callers(func) => {
                    owners.extend(again(self.callers.get(func)));
                    queries.add_func(self.index, aliases, *func);
                }
                Question::Writes(key) => {
                    owners.extend(again(self.field_writes.get(key)));
                    queries.add_field(self.index, aliases, key);
                }
            }
        }
        (owners, queries)
    }

    fn is_wanted(&self, candidate: &Candidate, owners: &FxHashSet<BodyOwner>, queries: &Queries) -> bool {
        let owner = BodyOwner::Func(candidate.func);
        if self.bodies.contains_key(&owner) {
            return false;
        }
        let outline = &self.sources.outlines[candidate.file];
        let fits = |body| queries.fit(self.index, owner, outline, &outline.bodies[body]);
        owners.contains(&owner) || !self.read.contains(&owner) && candidate.body.is_none_or(fits)
    }

    /// Lowers a body and infers its types; it stays known only if it is worth keeping.
    fn learn(
        &self,
        reading: Reading<'_>,
        is_kept: impl Fn(BodyOwner, &Known, &Mentions) -> bool,
    ) -> Option<Learnt> {
        let index = self.index;
        let (owner, body) = match reading {
            Reading::Lowered(owner, body) => (owner, body),
            Reading::Text(it) => {
                let owner = BodyOwner::Func(it.func);
                let scopes = &index.unit(owner.unit(index)).items.scopes;
                match body_of(&self.sources.files[it.file], index.func(it.func), scopes) {
                    Ok(body) => (owner, body?),
                    Err(_) => return Some(Learnt::unparsed(owner, FileId(to_u32(it.file)))),
                }
            }
        };
        let inference = infer(index, owner, &body);
        let facts = Facts::of(index, &body, &inference);
        let mentions = Mentions::of(&body, &inference, &facts);
        let known = Known { body, inference, facts };
        let kept = is_kept(owner, &known, &mentions);
        Some(Learnt { owner, mentions, known: kept.then_some(known), unparsed: None })
    }

    fn take_in(&mut self, learnt: Vec<Learnt>) {
        for Learnt { owner, mentions, known, unparsed } in learnt {
            self.unparsed.extend(unparsed);
            if self.read.insert(owner) {
                for (func, expr) in mentions.calls {
                    self.callers.entry(func).or_default().push(At { owner, expr });
                }
                for (key, expr) in mentions.writes {
                    self.field_writes.entry(key).or_default().push(At { owner, expr });
                }
            }
            self.bodies.extend(known.map(|it| (owner, it)));
        }
        // In the order of the text, whatever was learnt first.
        self.callers.values_mut().for_each(|it| it.sort_unstable());
        self.field_writes.values_mut().for_each(|it| it.sort_unstable());
    }

    /// Whether a test of the package that a file belongs to holds all these names. What tests do is not followed, so
    /// it cannot be told whether they would still compile.
    pub fn is_tested(&self, file: FileId, names: &[&str]) -> bool {
        let words: Vec<Word> = names.iter().map(|it| Word::of(it)).collect();
        self.package_of(file).any(|it| words.iter().all(|word| it.is_tested(*word)))
    }

    /// Whether one of these words stands in the package that a file belongs to, tests left out.
    pub fn is_spelled(&self, file: FileId, words: &[Word]) -> bool {
        self.package_of(file).any(|it| it.names().any(|word| words.contains(&word)))
    }

    /// The outlines of the files of the package that a file belongs to.
    fn package_of(&self, file: FileId) -> impl Iterator<Item = &'a Outline> + use<'a> {
        let Sources { files, outlines } = self.sources;
        let package = files.get(file.0 as usize).map(|it| it.package);
        let of_package = files.iter().zip(outlines).filter(move |(it, _)| Some(it.package) == package);
        of_package.map(|(_, outline)| outline)
    }

    fn ask(&self, question: Question) {
        if !self.answered.contains(&question) {
            self.asked.lock().unwrap_or_else(PoisonError::into_inner).insert(question);
        }
    }

    pub fn known(&self, owner: BodyOwner) -> Option<&Known> {
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

/// The value of a const or static, or the `read` or `write` by which a type stands for another.
fn shows_what_it_holds(index: &Index, owner: BodyOwner) -> bool {
    let BodyOwner::Func(func) = owner else { return true };
    matches!(index.func(func).name.as_str(), "read" | "write")
        && index.impl_of(func).is_some_and(|it| index.impl_(it).trait_.is_some())
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
