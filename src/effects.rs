//! What code does besides its value: one summary a function, over all that it may call, to a fixpoint.
//! Calls that no name shows count: drops, operators, formatting, callbacks. What cannot be told is `Effect::Opaque`.

use std::sync::Arc;

use crate::file::{FileId, FileSpan, RustFile};
use crate::index::{Index, Memo, Resolved, TypeId};
use crate::infer::BodyOwner;
use crate::items::ExprId;
use crate::track::{At, Known, Program, arguments};

mod summary;
mod fixpoint;
mod types;
mod origins;
mod expanded;
mod unread;
mod call;
mod expression;
mod file_name;
mod files;
mod left;
mod apart;
mod forgiven;

pub use expanded::{is_of_std, is_panic};
pub use file_name::{FileName, LONGEST_PATH};
use summary::{Node, Step};
use types::{Parts, Role, Through};
pub use types::{STDERR, STDOUT};

/// What evaluating code does besides its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    Prints,
    /// To the stdout that it is given.
    PrintsGiven,
    PrintsErrors,
    /// Ends by a message on stderr, unless it is caught.
    Panics,
    /// From stdin.
    ReadsInput,
    Reads,
    /// From a reader that its caller has given to it, whose type does not tell what it is.
    ReadsGiven,
    /// What waits for nobody.
    ReadsFile,
    Observes,
    /// Another process or thread.
    Runs,
    /// The same, which has ended when the call is over.
    RunsToEnd,
    Exits,
    /// Somebody is to see what there is so far.
    Waits,
    /// Other tasks run.
    Awaits,
    /// The function is left.
    Leaves,
    /// Anything, the end of the process included: no body of what is called here is in sight.
    Opaque(FileSpan),
}

/// What was worked out for one finding in one round: what is learnt between two rounds may change it.
#[derive(Debug, Default)]
pub struct Memory {
    steps: Memo<Node, Arc<Step>>,
    summaries: Memo<Node, Arc<[Effect]>>,
}

/// What was worked out from what is known for good, for all findings.
#[derive(Debug, Default)]
pub struct Steps {
    of_nodes: Memo<Node, Arc<Step>>,
    parts: Memo<TypeId, Arc<Parts>>,
    roles: Memo<TypeId, Role>,
    /// The types of the workspace in the value of an expression, and in what it owns.
    types: Memo<(At, bool), Arc<[TypeId]>>,
    /// Whether the value of an expression may hold what runs when it is called or iterated over.
    runs: Memo<At, bool>,
}

/// A body that is looked at.
#[derive(Clone, Copy)]
struct Place<'a> {
    owner: BodyOwner,
    known: &'a Known,
    /// It is the one that is judged, and not one that it calls: what its own parameters do, its callers tell.
    is_judged: bool,
}

/// Answers what code does.
#[derive(Clone, Copy)]
pub struct Query<'a> {
    pub program: &'a Program<'a>,
    pub files: &'a [RustFile],
    pub memory: &'a Memory,
    pub steps: &'a Steps,
}

impl<'a> Query<'a> {
    /// What evaluating an expression does besides its value, also inside of what it calls. The body that it stands in is
    /// the one that is judged: what its own parameters do, its callers tell.
    pub fn of_expr(self, owner: BodyOwner, expr: ExprId) -> Vec<Effect> {
        let Some(known) = self.program.known(owner) else { return Vec::new() };
        let place = Place { owner, known, is_judged: true };
        self.whole(&self.step_of_expr(place, expr))
    }

    /// What is done where the value of a call, a literal or a unit ends.
    pub fn at_end_of(self, known: &Known, at: At) -> Vec<Effect> {
        let mut step = Step::default();
        self.end_of(known, at, &mut step);
        self.whole(&step)
    }

    /// What formatting the arguments and the captured names of a macro call does.
    pub fn of_formatting(self, owner: BodyOwner, known: &Known, call: ExprId) -> Vec<Effect> {
        let mut step = Step::default();
        let place = Place { owner, known, is_judged: true };
        self.formatting(place, call, &mut step);
        self.whole(&step)
    }

    /// What the hooks do that the programs of a body set for their panics: they run before anything is dropped.
    pub fn of_panic_hooks(self, owner: BodyOwner) -> Vec<Effect> {
        let Some(Resolved::Func(setter)) = self.index().described(&["std", "panic", "set_hook"]) else {
            return Vec::new();
        };
        let mut step = Step::default();
        for call in self.program.callers(setter).iter().filter(|it| self.runs_with(owner, it.owner)) {
            let Some(known) = self.program.known(call.owner) else { continue };
            let place = Place { owner: call.owner, known, is_judged: true };
            for hook in arguments(&known.body, call.expr) {
                self.run_value(place, hook, Through::Foreign, &mut step);
            }
        }
        self.whole(&step)
    }

    fn whole(self, step: &Step) -> Vec<Effect> {
        let mut found = step.effects.clone();
        // What a macro leaves is the function that calls it, and what asserts there speaks of a mistake in that.
        let is_of_callee = |it: &&Effect| !matches!(it, Effect::Leaves | Effect::Panics);
        for node in step.next.iter() {
            found.extend(self.summary(node).iter().filter(is_of_callee));
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    fn index(self) -> &'a Index {
        self.program.index
    }

    fn file_id(self, owner: BodyOwner) -> Option<FileId> {
        self.index().file_of(owner.unit(self.index()))
    }

    fn run_in(self, place: Place<'_>, expr: ExprId, through: Through, step: &mut Step) {
        self.run_through_value(place.known, At { owner: place.owner, expr }, through, step);
    }

    fn span_of(self, place: Place<'_>, expr: ExprId) -> FileSpan {
        let span = place.known.body.expr(expr).span;
        FileSpan { file: self.file_id(place.owner).unwrap_or(FileId(0)), span }
    }
}
