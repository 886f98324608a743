//! Bodies that somebody asks about by a place in a file, those of tests too, which no other work looks at.

use crate::file::{FileId, Span};
use crate::index::FuncId;
use crate::infer::BodyOwner;
use crate::track::knowledge::{Candidate, Knowledge, Reading};

impl Knowledge<'_> {
    /// The functions and values with a body that touches a part of a file, outermost first; all of them are known from then
    /// on. A test is called by nobody, and its calls are kept out of what is known of others.
    pub fn learn_within(&mut self, file: FileId, span: Span) -> Vec<BodyOwner> {
        let index = self.index;
        let Some(unit) = index.unit_of(file) else { return Vec::new() };
        let touches = |it: Span| it.start < span.end.max(span.start + 1) && span.start < it.end;
        let funcs = index.funcs().filter(|it| index.func_unit(*it) == unit && touches(index.func(*it).span));
        let mut owners: Vec<BodyOwner> = Vec::new();
        for func in funcs {
            let owner = BodyOwner::Func(func);
            if !self.bodies.contains_key(&owner) {
                self.learn_alone(file, func);
            }
            owners.extend(self.bodies.contains_key(&owner).then_some(owner));
        }
        let root = |it: &BodyOwner| self.bodies.get(it).and_then(|it| Some(it.body.expr(it.body.root?).span));
        let values = index.values().filter(|it| index.value_unit(*it) == unit).map(BodyOwner::Value);
        owners.extend(values.filter(|it| root(it).is_some_and(touches)));
        owners
    }

    fn learn_alone(&mut self, file: FileId, func: FuncId) {
        let at = file.0 as usize;
        let Some(opens) = self.index.func(func).opens else { return };
        let body = self.sources.outlines.get(at).and_then(|it| it.body_at(opens));
        let candidate = Candidate { func, file: at, body };
        let Some(learnt) = self.learn(Reading::Text(&candidate)) else { return };
        if self.index.func(func).test {
            self.bodies.extend(learnt.known.map(|it| (learnt.owner, it)));
        } else {
            self.take_in(vec![learnt]);
        }
    }
}
