//! Why there is no finding: what stands between a call and the system, what moves blocks anyway, and where nothing is seen to
//! come from.

use crate::file::FileSpan;
use crate::index::{FuncId, Index, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, MacroCall};
use crate::telling::COMPLAINTS;
use crate::track::{
    At, Exposure, Known, arguments, is_print, is_terminal_macro, print_left_out, sink_left_out,
};
use crate::why::below::of_read;
use crate::why::call::{is_write, says};
use crate::why::gap::{of_callee, of_foreign_bound, of_value};
use crate::why::missing::is_open;
use crate::why::origin::{End, EndKind, ends, exposure};
use crate::why::types::{holds_io, is_io, takes_text, unwrapped, written};
use crate::why::uses::uses;
use crate::why::{Kind, MAX_REASONS, Note, Reasons, View};

fn one(kind: Kind, says: impl Into<String>) -> Reasons {
    (kind, vec![Note::new(says)])
}

/// Of a call, given what it works on.
pub fn of_call(view: View<'_>, known: &Known, at: At, subject: Option<ExprId>) -> Reasons {
    let index = view.program.index;
    match &known.body.expr(at.expr).kind {
        ExprKind::Macro(call) => of_macro(view, known, at, call, subject),
        _ => match known.inference.callees.get(&at.expr) {
            None => (Kind::Unknown, vec![of_callee(view, at)]),
            Some(Callee::Closure(closure)) => {
                let closure = view.span(At { expr: *closure, ..at });
                (
                    Kind::Declared,
                    vec![Note::at("it calls a closure, whose own lines say what it does", closure)],
                )
            }
            Some(Callee::Func(func, _)) if !index.is_stub(index.func_unit(index.of_trait(*func))) => {
                of_read(view, *func)
            }
            Some(_) => of_described(view, known, at, subject),
        },
    }
}

fn of_macro(view: View<'_>, known: &Known, at: At, call: &MacroCall, subject: Option<ExprId>) -> Reasons {
    let name = call.path.name();
    if COMPLAINTS.contains(&name) {
        return one(
            Kind::NotSmall,
            format!("`{name}!` writes to stderr, where a message must not wait: it is never reported"),
        );
    }
    if is_print(call) {
        let ends_line = known.facts.sinks.iter().any(|it| it.call == at.expr && it.ends_line);
        let unsaid = if ends_line {
            "nothing shows that its lines are many"
        } else {
            "it ends no line, and stdout gathers what ends none"
        };
        let why = print_left_out(view.program, at).unwrap_or(unsaid);
        return one(Kind::NotSmall, why);
    }
    let is_sink = is_write(call) || is_terminal_macro(view.program.index, &known.inference, call);
    match subject {
        Some(subject) if is_sink => of_subject(view, known, at, subject),
        Some(subject) => {
            let code = view.code(At { expr: subject, ..at });
            let says = format!("`{name}!` is not expanded, so that what it does with {code} is not known");
            (Kind::Unknown, vec![Note::new(says)])
        }
        None => one(Kind::Unknown, format!("`{name}!` is not expanded")),
    }
}

/// Of a call of a function that the catalogue describes.
fn of_described(view: View<'_>, known: &Known, at: At, subject: Option<ExprId>) -> Reasons {
    let index = view.program.index;
    let made = known.inference.expr(at.expr);
    let held = |it: &Ty| holds_io(index, at.owner.generics(index), it);
    let args = arguments(&known.body, at.expr);
    let is_given = args.iter().any(|it| held(known.inference.expr(*it)));
    let is_sink = known.facts.sinks.iter().any(|it| it.call == at.expr);
    let is_open_still = || exposure(view, made) > Exposure::Shielded && holds_handle(view, at.owner, made);
    if held(made) && !is_given || is_given && !is_sink && is_open_still() {
        return of_made(view, known, at);
    }
    if is_given && exposure(view, made) == Exposure::Shielded && !is_shielded(view, known, &args) {
        let what = args.iter().find(|it| held(known.inference.expr(**it)));
        let code = what.map(|it| view.code(At { expr: *it, ..at })).unwrap_or_default();
        return one(Kind::Buffered, format!("it puts a buffer around {code}"));
    }
    if let Some(why) = sink_left_out(index, &known.body, &known.inference, at.expr).filter(|_| !is_sink) {
        let (kind, reasons) =
            subject.map_or((Kind::NotSmall, Vec::new()), |it| of_subject(view, known, at, it));
        return if kind == Kind::NotSmall { one(Kind::NotSmall, why) } else { (kind, reasons) };
    }
    match subject {
        Some(subject) if is_sink => of_subject(view, known, at, subject),
        Some(subject) => match exposure(view, known.inference.expr(subject)) {
            Exposure::Shielded => of_subject(view, known, at, subject),
            Exposure::Nothing if takes_text(index, known.inference.expr(subject)) => {
                one(Kind::Memory, in_memory(index, known.inference.expr(subject).peeled()))
            }
            _ => one(Kind::NotSmall, says_or_plain(view, known, at)),
        },
        None => one(Kind::NotSmall, says_or_plain(view, known, at)),
    }
}

/// Whether reads or writes can be made on what a value is, or on what a result of it holds.
fn holds_handle(view: View<'_>, owner: BodyOwner, ty: &Ty) -> bool {
    let index = view.program.index;
    is_io(index, owner.generics(index), unwrapped(index, ty))
}

/// What the catalogue says of a call that it describes.
fn says_or_plain(view: View<'_>, known: &Known, at: At) -> String {
    let (index, call) = (view.program.index, at.expr);
    says(view, known, at).unwrap_or_else(|| {
        let name = match known.inference.callees.get(&call) {
            Some(Callee::Func(func, _)) => index.func_path(index.of_trait(*func)),
            _ => known.body.called_name(call).to_owned(),
        };
        format!("`{name}` makes no small reads or writes, by what buffix knows of it")
    })
}

fn is_shielded(view: View<'_>, known: &Known, args: &[ExprId]) -> bool {
    args.iter().any(|it| exposure(view, known.inference.expr(*it)) == Exposure::Shielded)
}

/// Of a call that would make small calls on what it works on, if that were unbuffered.
fn of_subject(view: View<'_>, known: &Known, at: At, subject: ExprId) -> Reasons {
    let subject = At { expr: subject, ..at };
    of_value_at(view, known, subject).unwrap_or_else(|| {
        let index = view.program.index;
        let why = sink_left_out(index, &known.body, &known.inference, at.expr);
        one(Kind::NotSmall, why.unwrap_or("nothing shows that the calls on it are many"))
    })
}

/// Of a value, by where it comes from; `None` where that is something unbuffered.
pub fn of_value_at(view: View<'_>, known: &Known, at: At) -> Option<Reasons> {
    let ty = known.inference.expr(at.expr);
    if matches!(ty.peeled(), Ty::Unknown | Ty::Var(_)) {
        return Some((Kind::Unknown, vec![of_value(view, at)]));
    }
    if let Ty::External(path, _) = ty.peeled() {
        return Some((
            Kind::Unknown,
            vec![Note::at(view.undescribed(at.owner.unit(view.program.index), path), view.span(at))],
        ));
    }
    if exposure(view, ty) == Exposure::Nothing && !is_open(ty) {
        return Some(one(Kind::Memory, in_memory(view.program.index, ty.peeled())));
    }
    let bounds = at.owner.generics(view.program.index);
    if !holds_io(view.program.index, bounds, ty)
        && let Some(note) = of_foreign_bound(view, at, ty)
    {
        return Some((Kind::Unknown, vec![note]));
    }
    let is_buffer = exposure(view, ty) == Exposure::Shielded;
    let buffered =
        || one(Kind::Buffered, format!("a `{}` is buffered", written(view.program.index, ty.peeled())));
    // Whatever comes in besides, a buffer stands between.
    let is_told = |it: &End| !is_buffer || matches!(it.kind, EndKind::Buffer(_));
    let ends: Vec<End> = ends(view, at).into_iter().filter(is_told).collect();
    let (kind, notes) = of_ends(&ends).or_else(|| is_buffer.then(buffered))?;
    let body = known.body.root.and_then(|it| view.span(At { expr: it, ..at }));
    let is_here = |it: FileSpan| body.is_some_and(|of| of.file == it.file && of.span.contains(it.span));
    let is_far = kind == Kind::Unknown && notes.first().is_some_and(|it| !it.at.is_some_and(is_here));
    let far = |it: Note| Note { says: format!("something that comes in is not known: {}", it.says), ..it };
    let way = || ends.iter().find(|it| matches!(it.kind, EndKind::Unknown(_))).map(|it| way(view, &it.way));
    let far = || notes.iter().cloned().map(far).chain(way().unwrap_or_default()).collect();
    Some((kind, if is_far { far() } else { notes }))
}

/// The first places that hand a value on from another function, the nearest first.
fn way(view: View<'_>, way: &[At]) -> Vec<Note> {
    let note = |it: &At| Note::at(format!("it is handed on by {}", view.code(*it)), view.span(*it));
    way.iter().take(MAX_REASONS).map(note).collect()
}

/// Why no call on a type asks the system.
fn in_memory(index: &Index, ty: &Ty) -> String {
    let shown = written(index, ty);
    if takes_text(index, ty) {
        format!("text is put into a `{shown}`, and only who writes that out asks the system")
    } else {
        format!("no call on a `{shown}` asks the system")
    }
}

/// What the ends of all ways back come to.
pub fn of_ends(ends: &[End]) -> Option<Reasons> {
    let unknown = ends.iter().find_map(|it| match &it.kind {
        EndKind::Unknown(note) => Some(note.clone()),
        _ => None,
    });
    if let Some(note) = unknown {
        return Some((Kind::Unknown, vec![note]));
    }
    if ends.is_empty() || ends.iter().any(|it| matches!(it.kind, EndKind::Unbuffered(_))) {
        return None;
    }
    let is_all = |holds: fn(&EndKind) -> bool| ends.iter().all(|it| holds(&it.kind));
    let kind = if is_all(|it| matches!(it, EndKind::Buffer(_))) {
        Kind::Buffered
    } else if is_all(|it| matches!(it, EndKind::Memory(_))) {
        Kind::Memory
    } else {
        Kind::NoSource
    };
    let mut notes: Vec<Note> = ends.iter().take(MAX_REASONS).map(note).collect();
    if ends.len() > MAX_REASONS {
        notes.push(Note::new(format!("and {} more of that kind", ends.len() - MAX_REASONS)));
    }
    Some((kind, notes))
}

fn note(end: &End) -> Note {
    let says = match &end.kind {
        EndKind::Buffer(ty) => format!("it comes from a `{ty}`, which is buffered"),
        EndKind::Memory(ty) => format!("it comes from a `{ty}`, no call on which asks the system"),
        EndKind::Unbuffered(ty) => format!("it comes from a `{ty}`, which is unbuffered"),
        EndKind::NoCaller { func, is_public: true } => {
            format!(
                "no caller of `{func}` outside of tests is in sight, and those of other crates are not seen"
            )
        }
        EndKind::NoCaller { func, is_public: false } => {
            format!(
                "no caller of `{func}` outside of tests is in sight, so that nothing unbuffered is seen to come in"
            )
        }
        EndKind::ByName(func) => {
            format!("`{func}` is passed on by its name, and who calls it was not followed")
        }
        EndKind::Unfilled(field) => format!("nothing in sight gives the field `{field}` a value"),
        EndKind::Unknown(note) => return note.clone(),
        EndKind::Open(ty) => format!("it comes from a `{ty}`, whose type does not say what it holds"),
    };
    Note::at(says, end.at)
}

/// Of a call that makes a handle, by where that goes.
fn of_made(view: View<'_>, known: &Known, at: At) -> Reasons {
    let index = view.program.index;
    let ty = known.inference.expr(at.expr);
    if exposure(view, ty) == Exposure::Shielded {
        let ty = written(index, unwrapped(index, ty));
        return one(Kind::Buffered, format!("it makes a `{ty}`, which is buffered"));
    }
    let is_sink = |it: ExprId| known.facts.sinks.iter().any(|site| site.call == it);
    let mut kind = Kind::NotSmall;
    let is_handed_on = |call: ExprId| match known.inference.callees.get(&call) {
        Some(Callee::Func(func, _)) if index.is_stub(index.func_unit(*func)) => {
            let made = known.inference.expr(call);
            !is_sink(call) && exposure(view, made) > Exposure::Shielded && holds_handle(view, at.owner, made)
        }
        _ => false,
    };
    let is_handle =
        |it: &Ty| exposure(view, it) > Exposure::Nothing || matches!(it.peeled(), Ty::External(..));
    let uses = uses(known, at.expr, &is_handle, &is_handed_on);
    let says = if uses.iter().any(|it| is_sink(*it)) {
        "no call on what it makes comes to a finding"
    } else {
        "no small read or write on what it makes is in sight"
    };
    let mut reasons = vec![Note::new(says)];
    for expr in uses.into_iter().take(MAX_REASONS) {
        let (use_kind, note) = of_use(view, known, At { expr, ..at });
        if use_kind == Kind::Unknown {
            return (Kind::Unknown, vec![note]);
        }
        kind = if use_kind == Kind::Buffered { use_kind } else { kind };
        reasons.push(note);
    }
    (kind, reasons)
}

/// One use of a handle, in a sentence.
fn of_use(view: View<'_>, known: &Known, at: At) -> (Kind, Note) {
    let index = view.program.index;
    let place = view.span(at);
    let code = view.code(at);
    let note = |kind: Kind, says: String| (kind, Note::at(says, place));
    let body = &known.body;
    match &body.expr(at.expr).kind {
        ExprKind::Struct { path, .. } => {
            note(Kind::NotSmall, format!("it is kept in a field of `{}`", path.names().join("::")))
        }
        ExprKind::Return(_) => note(Kind::NotSmall, returned(view, at.owner)),
        _ if body.root == Some(at.expr) => (Kind::NotSmall, Note::new(returned(view, at.owner))),
        ExprKind::Closure { .. } => note(Kind::NotSmall, "a closure returns it".to_owned()),
        ExprKind::Macro(call) => note(Kind::NotSmall, format!("it is given to `{}!`", call.path.name())),
        ExprKind::Path(..) => match known.inference.expr(at.expr).peeled() {
            Ty::FnItem(func, _) => {
                note(Kind::NotSmall, format!("it goes on to `{}`", index.func_path(*func)))
            }
            _ => note(Kind::NotSmall, format!("it goes on to {code}")),
        },
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } => match known.inference.callees.get(&at.expr) {
            None => {
                let gap = of_callee(view, at);
                note(Kind::Unknown, format!("it goes to {code}, and {}", gap.says))
            }
            Some(Callee::Func(func, _)) if index.is_stub(index.func_unit(*func)) => {
                if exposure(view, known.inference.expr(at.expr)) == Exposure::Shielded {
                    return note(Kind::Buffered, format!("{code} puts a buffer around it"));
                }
                note(Kind::NotSmall, says_or_plain(view, known, at))
            }
            Some(Callee::Func(func, _)) => {
                let goes_on = format!("it goes on to `{}`", index.func_path(*func));
                match buffered_within(view, known, at, *func) {
                    Some(code) => {
                        note(Kind::Buffered, format!("{goes_on}, where {code} puts a buffer around it"))
                    }
                    None => note(Kind::NotSmall, goes_on),
                }
            }
            Some(_) => note(Kind::NotSmall, format!("it is kept in {code}")),
        },
        _ => note(Kind::NotSmall, format!("it goes on to {code}")),
    }
}

/// The call by which a function puts a buffer around the handle that it is given.
fn buffered_within(view: View<'_>, known: &Known, at: At, func: FuncId) -> Option<String> {
    let is_handle = |it: &Ty| exposure(view, it) > Exposure::Shielded;
    let args = arguments(&known.body, at.expr);
    let nth = args.iter().position(|it| is_handle(known.inference.expr(*it)))?;
    let owner = BodyOwner::Func(func);
    let within = view.program.known(owner)?;
    let is_buffer = |it: &ExprId| {
        within.body.is_call(*it) && exposure(view, within.inference.expr(*it)) == Exposure::Shielded
    };
    let mentions = within.body.mentions(within.body.param(nth)?).iter();
    let mut calls = mentions.flat_map(|it| uses(within, *it, &is_handle, &|_| false));
    calls.find(is_buffer).map(|expr| view.code(At { owner, expr }))
}

fn returned(view: View<'_>, owner: BodyOwner) -> String {
    let BodyOwner::Func(func) = owner else { return "it is the value of a const or a static".to_owned() };
    let name = &view.program.index.func(func).name;
    if view.program.callers_through_traits(func).is_empty() {
        format!("`{name}` returns it, and no caller of that outside of tests is in sight")
    } else {
        format!("`{name}` returns it")
    }
}
