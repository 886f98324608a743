//! What a function of the workspace does by itself and by what it calls.

use std::collections::BTreeSet;

use crate::effects::{is_of_std, is_panic};
use crate::file::FileSpan;
use crate::index::{FuncId, Index};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind};
use crate::track::{At, Exposure, Known, SinkSite, arguments};
use crate::why::missing::is_open;
use crate::why::origin::exposure;
use crate::why::types::takes_text;
use crate::why::{Kind, MAX_REASONS, Note, Reasons, View};

/// Most bodies that are looked into for one answer; what calls more is left to its own lines.
const MAX_BODIES: usize = 400;

/// Of a call of a function whose code is read.
pub fn of_read(view: View<'_>, func: FuncId) -> Reasons {
    let index = view.program.index;
    let def = index.func(func);
    let owner = BodyOwner::Func(func);
    let name = index.func_path(func);
    if index.file_of(owner.unit(index)).is_some_and(|it| view.program.is_dependency(it)) {
        let says = format!(
            "`{name}` is a function of a dependency, whose code is read: no small read or write on what it is given is in sight"
        );
        return (Kind::NotSmall, vec![Note::new(says)]);
    }
    let place = view.in_file(owner, def.name_span);
    if def.opens.is_none() {
        return of_declared(view, func, place);
    }
    let says = format!("`{name}` is a function of the workspace");
    match below(view, owner) {
        Below::Nothing => {
            let says = format!("{says}: no small read or write past a buffer is in it or in what it calls");
            (Kind::NotSmall, vec![Note::at(says, place)])
        }
        Below::Call(first) => {
            let says = format!("{says}: what it reads or writes is said of the lines where that is done");
            let call = format!("the first is {}", view.code(first));
            (Kind::Declared, vec![Note::at(says, place), Note::at(call, view.span(first))])
        }
        Below::Unknown(first) => {
            let says = format!("{says}: what it reads or writes is said of its own lines");
            let gap = format!("not all that it calls is known; {} is not", view.code(first));
            (Kind::Declared, vec![Note::at(says, place), Note::at(gap, view.span(first))])
        }
        Below::Much => {
            let says = format!("{says}: what it reads or writes is said of its own lines");
            (Kind::Declared, vec![Note::at(says, place)])
        }
    }
}

/// Of a call of a function that a trait declares, by what its impls come to.
fn of_declared(view: View<'_>, func: FuncId, place: Option<FileSpan>) -> Reasons {
    let index = view.program.index;
    let says = format!("`{}` is declared by a trait", index.func_path(func));
    let bodies = view.program.bodies_of(func).into_iter().filter(|it| has_body(index, *it));
    let impls: Vec<BodyOwner> = bodies.collect();
    let comes_to_nothing = |it: &BodyOwner| below(view, *it) == Below::Nothing;
    if !impls.is_empty() && impls.iter().all(comes_to_nothing) {
        let says =
            format!("{says}: no small read or write past a buffer is in its impls or in what they call");
        return (Kind::NotSmall, vec![Note::at(says, place)]);
    }
    let says = format!("{says}: what it reads or writes is said of the lines of its impls");
    let one = |it: &BodyOwner| match it {
        BodyOwner::Func(func) => {
            let at = view.in_file(*it, index.func(*func).name_span);
            Some(Note::at(format!("one is `{}`", index.func_path(*func)), at))
        }
        BodyOwner::Value(_) => None,
    };
    let named = impls.iter().filter_map(one).take(MAX_REASONS);
    (Kind::Declared, std::iter::once(Note::at(says, place)).chain(named).collect())
}

/// What a function comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Below {
    /// Everything that it calls is known, and nothing makes small calls of the system.
    Nothing,
    /// This call does, in itself or the nearest function that it calls.
    Call(At),
    /// This is not known, in itself or the nearest function that it calls.
    Unknown(At),
    /// It calls more than is looked into.
    Much,
}

/// What a body comes to, the nearest call first.
fn below(view: View<'_>, owner: BodyOwner) -> Below {
    let (mut open, mut seen) = (vec![owner], BTreeSet::from([owner]));
    let (mut at, mut gap, mut given) = (0, None, None);
    while let Some(owner) = open.get(at).copied().filter(|_| at < MAX_BODIES) {
        at += 1;
        let Some(known) = view.program.known(owner) else { return Below::Much };
        let asks = |it: &&SinkSite| asks_system(view, known, it.subject);
        let calls = known.facts.sinks.iter().filter(asks).map(|it| it.call);
        if let Some(expr) = calls.min_by_key(|it| known.body.expr(*it).span.start) {
            return Below::Call(At { owner, expr });
        }
        for call in known.body.expr_ids().filter(|it| known.body.is_call(*it)) {
            match called(view, known, call) {
                Some(owners) => open.extend(owners.into_iter().filter(|it| seen.insert(*it))),
                // What is given a handle tells more than what asks for a colour.
                None if is_given(view, known, call) => {
                    given = given.or(Some(At { owner, expr: call }));
                }
                None => gap = gap.or(Some(At { owner, expr: call })),
            }
        }
    }
    match given.or(gap) {
        Some(at) => Below::Unknown(at),
        None if at == open.len() => Below::Nothing,
        None => Below::Much,
    }
}

/// Whether small calls on a value may ask the system, by its type.
fn asks_system(view: View<'_>, known: &Known, subject: ExprId) -> bool {
    let ty = known.inference.expr(subject);
    exposure(view, ty) > Exposure::Shielded && !takes_text(view.program.index, ty)
}

/// Whether a call is given what reads or writes.
fn is_given(view: View<'_>, known: &Known, call: ExprId) -> bool {
    let holds = |it: &ExprId| asks_system(view, known, *it) && !is_open(known.inference.expr(*it));
    arguments(&known.body, call).iter().any(holds)
}

/// The bodies that a call may run; `None` where that is not known.
fn called(view: View<'_>, known: &Known, call: ExprId) -> Option<Vec<BodyOwner>> {
    let index = view.program.index;
    if let ExprKind::Macro(it) = &known.body.expr(call).kind {
        let name = it.path.name();
        let is_sink = known.facts.sinks.iter().any(|it| it.call == call);
        return (is_sink || is_of_std(name) || is_panic(name)).then(Vec::new);
    }
    match known.inference.callees.get(&call)? {
        Callee::Func(func, _) if index.is_stub(index.func_unit(*func)) => Some(Vec::new()),
        Callee::Func(func, _) => {
            Some(view.program.bodies_of(*func).into_iter().filter(|it| has_body(index, *it)).collect())
        }
        Callee::Constructor(..) | Callee::Closure(_) => Some(Vec::new()),
    }
}

fn has_body(index: &Index, owner: BodyOwner) -> bool {
    match owner {
        BodyOwner::Func(func) => index.func(func).opens.is_some(),
        BodyOwner::Value(_) => true,
    }
}
