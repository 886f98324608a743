//! What is known without a question: the bodies that may read, write or print by their own words, and the calls in them.

use crate::index::FuncId;
use crate::infer::BodyOwner;
use crate::track::program::{At, Known, Program};

impl Program<'_> {
    /// A body that reads, writes or prints itself: no other body is read for the answer, and none that another question has
    /// led to changes it.
    pub fn beside_sinks(&self, owner: BodyOwner) -> Option<&Known> {
        let known = self.knowledge.bodies.get(&owner).filter(|_| self.knowledge.first.contains(&owner))?;
        (!known.facts.sinks.is_empty() || !known.facts.gathered.is_empty()).then_some(known)
    }

    /// The calls of a function that stand in such bodies.
    pub fn callers_beside_sinks(&self, func: FuncId) -> Vec<At> {
        let declared = self.index.of_trait(func);
        let noted = |func: FuncId| self.knowledge.callers.get(&func).into_iter().flatten().copied();
        let is_beside = |it: &At| self.beside_sinks(it.owner).is_some();
        let mut callers: Vec<At> = noted(func).filter(is_beside).collect();
        if declared != func && !self.index.is_stub(self.index.func_unit(declared)) {
            callers.extend(noted(declared).filter(is_beside).filter(|it| self.may_reach(*it, func)));
        }
        callers
    }
}
