//! What is known of the run: the bodies that were needed so far, with their types.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::file::{FileId, to_u32};
use crate::index::{FuncId, Index};
use crate::infer::{BodyOwner, infer};
use crate::items::{Body, Word, body_of};
use crate::track::keeper::Keeper;
use crate::track::mentions::Mentions;
use crate::track::named::Named;
use crate::track::program::{At, Known, Program, Question};
use crate::track::sink_words::SinkWords;
use crate::track::unread::Unread;
use crate::track::words::{Aliases, Queries};
use crate::track::written::WrittenNames;

mod ahead;
mod line;
mod sources;

pub use sources::Sources;

/// So few that no thread is left alone with a large rest.
const BODIES_PER_JOB: usize = 16;

/// What is known of the run.
pub struct Knowledge<'a> {
    pub index: &'a Index,
    sources: Sources<'a>,
    pub unread: Unread<'a>,
    pub(super) named: Named,
    /// The dependencies that were looked for and lie nowhere on this machine: packages by place, each with what its code calls
    /// the dependency.
    pub unfetched: BTreeSet<(usize, String)>,
    pub(super) written: WrittenNames,
    pub bodies: FxHashMap<BodyOwner, Known>,
    /// Those that were read: `bodies`, and those that do not parse.
    read: FxHashSet<BodyOwner>,
    /// Those that were read first, by their own words alone.
    pub(super) first: FxHashSet<BodyOwner>,
    pub callers: FxHashMap<FuncId, Vec<At>>,
    pub writes: FxHashMap<Keeper, Vec<At>>,
    /// Every function of the files that has a body, tests left out; nobody reports what a test does.
    candidates: Vec<Candidate>,
    aliases: Option<Aliases>,
    pub answered: BTreeSet<Question>,
    /// Files with a body that was read and does not parse.
    pub unparsed: BTreeSet<FileId>,
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

impl<'a> Knowledge<'a> {
    /// Knows the bodies that hold a sink, and the values of consts and statics.
    pub fn new(index: &'a Index, sources: Sources<'a>, sinks: &SinkWords) -> Self {
        let mut knowledge = Self {
            index,
            sources,
            unread: Unread::new(sources),
            named: Named::default(),
            unfetched: BTreeSet::new(),
            written: WrittenNames::new(sources),
            bodies: FxHashMap::default(),
            read: FxHashSet::default(),
            first: FxHashSet::default(),
            callers: FxHashMap::default(),
            writes: FxHashMap::default(),
            candidates: candidates(index, sources),
            aliases: None,
            answered: BTreeSet::new(),
            unparsed: BTreeSet::new(),
        };
        let has_sink_word = |it: &&Candidate| {
            it.body.is_none_or(|body| {
                let outline = &sources.outlines[it.file];
                let body = &outline.bodies[body];
                sinks.are_in(sources.files[it.file].package, outline, body)
                    || has_own_macro(index, it.func, outline.words(body))
            })
        };
        let with_sinks: Vec<&Candidate> = knowledge.candidates.par_iter().filter(has_sink_word).collect();
        let values = index.values().map(BodyOwner::Value);
        let lowered = values.filter_map(|it| Some((it, it.body(index)?.clone())));
        let lowered: Vec<Reading<'_>> = lowered.map(|(owner, body)| Reading::Lowered(owner, body)).collect();
        let learnt: Vec<Learnt> = with_sinks
            .into_par_iter()
            .map(Reading::Text)
            .chain(lowered)
            .with_max_len(BODIES_PER_JOB)
            .filter_map(|it| knowledge.learn(it))
            .collect();
        knowledge.take_in(learnt);
        knowledge.first.clone_from(&knowledge.read);
        knowledge
    }

    /// Does a piece of work for every item, and does it again where it asked about bodies that were not known.
    /// `items` may grow with what is learnt.
    pub fn settle<I, T>(
        &mut self,
        items: impl Fn(&Self) -> Vec<I>,
        work: impl Fn(&Program<'_>, I) -> T + Sync,
    ) -> BTreeMap<I, T>
    where
        I: Copy + Ord + Send,
        T: Send,
    {
        let mut settled = BTreeMap::new();
        for round in 0.. {
            let open: Vec<I> = items(self).into_iter().filter(|it| !settled.contains_key(it)).collect();
            if open.is_empty() {
                break;
            }
            let (done, asked) = self.work_on(open, &work);
            settled.extend(done);
            self.answer(asked.into_iter().flatten().collect(), ahead::depth_at(round));
        }
        settled
    }

    /// The results that are final, and what the rest of the work asked in vain.
    fn work_on<I: Send + Copy, T: Send>(
        &self,
        items: Vec<I>,
        work: &(impl Fn(&Program<'_>, I) -> T + Sync),
    ) -> (Vec<(I, T)>, Vec<BTreeSet<Question>>) {
        let done = items.into_par_iter().map(|it| {
            let program = Program::new(self);
            let result = work(&program, it);
            (it, result, program.asked())
        });
        done.partition_map(|(item, result, asked)| {
            if asked.is_empty() {
                rayon::iter::Either::Left((item, result))
            } else {
                rayon::iter::Either::Right(asked)
            }
        })
    }

    /// Learns what was asked, and so many calls deep what that leads to.
    fn answer(&mut self, asked: BTreeSet<Question>, depth: u32) {
        let called = self.learn_bodies(asked);
        self.learn_callees(&called, depth);
        self.learn_callers(&called, depth);
    }

    /// Learns what was asked, which has no other answer from then on, and returns it.
    fn learn_bodies(&mut self, asked: BTreeSet<Question>) -> BTreeSet<Question> {
        if asked.is_empty() {
            return asked;
        }
        let (owners, queries) = self.queries(&asked);
        let wanted: Vec<&Candidate> =
            self.candidates.par_iter().filter(|it| self.is_wanted(it, &owners, &queries)).collect();
        let learnt: Vec<Learnt> = wanted
            .into_par_iter()
            .with_max_len(BODIES_PER_JOB)
            .filter_map(|it| self.learn(Reading::Text(it)))
            .collect();
        self.take_in(learnt);
        self.answered.extend(asked.iter().cloned());
        asked
    }

    /// The owners of the bodies that are asked for, and the words of all others that may answer a question.
    fn queries(&mut self, asked: &BTreeSet<Question>) -> (FxHashSet<BodyOwner>, Queries) {
        let aliases = self.aliases.get_or_insert_with(|| Aliases::new(self.index));
        let mut queries = Queries::default();
        let mut owners = FxHashSet::default();
        for question in asked {
            match question {
                Question::Body(owner) => {
                    owners.insert(*owner);
                }
                Question::Callers(func) => queries.add_func(self.index, aliases, *func),
                Question::Writes(Keeper::Field(key)) => queries.add_field(self.index, aliases, key),
                Question::Writes(Keeper::Static(value)) => {
                    queries.add_static(self.index, aliases, *value);
                }
            }
        }
        (owners, queries)
    }

    fn is_wanted(&self, candidate: &Candidate, owners: &FxHashSet<BodyOwner>, queries: &Queries) -> bool {
        let owner = BodyOwner::Func(candidate.func);
        let outline = &self.sources.outlines[candidate.file];
        let fits = |body| queries.fit(self.index, owner, outline, &outline.bodies[body]);
        !self.read.contains(&owner) && (owners.contains(&owner) || candidate.body.is_none_or(fits))
    }

    /// Lowers a body and infers its types. Whatever was read stays known: a fifth of it would be read again else
    /// (measured).
    fn learn(&self, reading: Reading<'_>) -> Option<Learnt> {
        let index = self.index;
        let (owner, body) = match reading {
            Reading::Lowered(owner, body) => (owner, body),
            Reading::Text(it) => {
                let owner = BodyOwner::Func(it.func);
                let items = &index.unit(owner.unit(index)).items;
                let macros_of =
                    |name: &str| self.macros_called(FileId(to_u32(it.file)), owner.unit(index), name);
                match body_of(&self.sources.files[it.file], index.func(it.func), items, &macros_of) {
                    Ok(body) => (owner, body?),
                    Err(_) => return Some(Learnt::unparsed(owner, FileId(to_u32(it.file)))),
                }
            }
        };
        let inference = infer(index, owner, &body);
        let known = Known::new(index, body, inference);
        let mentions = Mentions::of(index, &known.body, &known.inference, &known.facts);
        Some(Learnt { owner, mentions, known: Some(known.settled()), unparsed: None })
    }

    /// What a look at the chosen functions gives, those without a sink too: chosen by their file and the words of their bodies; there are none of one that
    /// a macro makes.
    pub fn over<T, C, L>(&self, is_chosen: C, look: L) -> Vec<T>
    where
        T: Send,
        C: Fn(FuncId, Option<(FileId, &[Word])>) -> bool + Sync,
        L: Fn(BodyOwner, &Known) -> Vec<T> + Sync,
    {
        let is_chosen = |it: &&Candidate| {
            let outline = &self.sources.outlines[it.file];
            let words = it.body.map(|body| outline.words(&outline.bodies[body]));
            is_chosen(it.func, words.map(|words| (FileId(to_u32(it.file)), words)))
        };
        let chosen: Vec<&Candidate> = self.candidates.par_iter().filter(is_chosen).collect();
        let seen = chosen.into_par_iter().with_max_len(BODIES_PER_JOB).map(|it| {
            let owner = BodyOwner::Func(it.func);
            if let Some(known) = self.bodies.get(&owner) {
                return Some(look(owner, known));
            }
            let learnt = self.learn(Reading::Text(it))?;
            learnt.known.map(|known| look(learnt.owner, &known))
        });
        seen.flatten().flatten_iter().collect()
    }

    fn take_in(&mut self, learnt: Vec<Learnt>) {
        let (mut called, mut written) = (FxHashSet::default(), FxHashSet::default());
        for Learnt { owner, mentions, known, unparsed } in learnt {
            self.unparsed.extend(unparsed);
            if self.read.insert(owner) {
                let is_of_tests = |it: FuncId| self.sources.is_of_tests(self.index, it);
                let is_apart = matches!(owner, BodyOwner::Func(func) if is_of_tests(func));
                for (func, expr) in mentions.calls.into_iter().filter(|it| !is_apart || is_of_tests(it.0)) {
                    for func in std::iter::once(func).chain(self.alternatives(func)) {
                        called.insert(func);
                        self.callers.entry(func).or_default().push(At { owner, expr });
                    }
                }
                for (key, expr) in mentions.writes.into_iter().filter(|_| !is_apart) {
                    written.insert(key.clone());
                    self.writes.entry(key).or_default().push(At { owner, expr });
                }
            }
            self.bodies.extend(known.map(|it| (owner, it)));
        }
        // In the order of the text, whatever was learnt first.
        for func in called {
            self.callers.entry(func).or_default().sort_unstable();
        }
        for key in written {
            self.writes.entry(key).or_default().sort_unstable();
        }
    }

    /// In their order, so that no result depends on the order of work.
    pub fn owners(&self) -> Vec<BodyOwner> {
        let mut owners: Vec<BodyOwner> = self.bodies.keys().copied().collect();
        owners.sort();
        owners
    }

    /// The functions that can see something, and in whose text one of the words stands.
    pub fn funcs_with(&self, words: &[&str], sees: impl Fn(&BodyOwner) -> bool) -> Vec<BodyOwner> {
        let holds = |it: &Candidate| {
            let text = &self.sources.files[it.file].text;
            let body = it.body.map(|body| self.sources.outlines[it.file].bodies[body].text(text));
            words.iter().any(|it| body.unwrap_or(text).contains(it))
        };
        let funcs = self.candidates.iter().map(|it| (BodyOwner::Func(it.func), it));
        funcs.filter(|(owner, it)| sees(owner) && holds(it)).map(|(owner, _)| owner).collect()
    }

    pub fn sources(&self) -> Sources<'a> {
        self.sources
    }

    /// Every function of the run that has a name.
    pub fn funcs(&self, name: &str) -> &[FuncId] {
        self.named.funcs(self.index, self.sources, name)
    }
}

/// Whether a macro that its file declares is called in a body: it may stand for one of std's.
fn has_own_macro(index: &Index, func: FuncId, words: &[Word]) -> bool {
    let macros = &index.unit(index.func_unit(func)).items.macros;
    macros.iter().any(|it| words.binary_search(&Word::of_macro(&it.name)).is_ok())
}

fn candidates(index: &Index, sources: Sources<'_>) -> Vec<Candidate> {
    let funcs: Vec<FuncId> = index.funcs().collect();
    let candidate = |func: FuncId| {
        let def = index.func(func);
        let opens = def.opens.filter(|_| sources.tests || !def.test)?;
        let file = index.file_of(index.func_unit(func))?.0 as usize;
        Some(Candidate { func, file, body: sources.outlines.get(file)?.body_at(opens) })
    };
    funcs.into_par_iter().filter_map(candidate).collect()
}
