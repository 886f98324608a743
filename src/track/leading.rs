//! The loops by which a sink repeats, in its own body and in those that lead to it.

use std::collections::BTreeSet;

use crate::infer::BodyOwner;
use crate::track::StepKind;
use crate::track::program::{At, Program};
use crate::track::turns::loops;
use crate::track::worth::Pair;

/// The loops by which a sink repeats: those on the way to it, and, where a field keeps the handle from call to call, those
/// around the calls of its function.
pub fn loops_around(program: &Program<'_>, pair: &Pair) -> BTreeSet<At> {
    let mut found = loops(program, &pair.trace.path, pair.at);
    if !pair.trace.path.iter().any(|it| it.step == Some(StepKind::Stored)) {
        return found;
    }
    let root = program.known(pair.at.owner).and_then(|it| it.body.root).unwrap_or(pair.at.expr);
    let leading = program.answers.loops_once(At { expr: root, ..pair.at }, || {
        loops_of_callers(program, pair.at.owner).into_iter().collect()
    });
    found.extend(leading.iter().copied());
    found
}

/// The loops around the calls that lead to a body.
pub fn loops_of_callers(program: &Program<'_>, owner: BodyOwner) -> BTreeSet<At> {
    let (mut open, mut seen, mut found) = (vec![owner], BTreeSet::new(), BTreeSet::new());
    while let Some(owner) = open.pop() {
        let BodyOwner::Func(func) = owner else { continue };
        if seen.insert(func) {
            let calls = program.callers_through_traits(func);
            open.extend(calls.iter().map(|it| it.owner));
            found.extend(calls.into_iter().flat_map(|it| loops(program, &[], it)));
        }
    }
    found
}
