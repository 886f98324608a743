//! A handle that is kept in a field: the buffer is made where the field is given its value.

use crate::file::Span;
use crate::index::Ty;
use crate::infer::Callee;
use crate::items::{ExprId, ExprKind, Kind, Literal, LocalId};
use crate::judge::{Concern, Reason};
use crate::repair::fit::Fitting;
use crate::repair::scene::Scene;
use crate::repair::swap::Swap;
use crate::repair::{Draft, Repair, code, field, kept};
use crate::track::{At, Def, Known, Rule, StepKind, Tracked, Way, arguments};

/// `file: BufReader<File>`, with each value that the field is given put into a buffer.
pub fn repair(scene: Scene<'_>, tracked: &Tracked, swap: Swap) -> Result<Draft, Reason> {
    let way = tracked.ways.first().ok_or(Reason::NoPlace)?;
    if swap.may_be_answered(scene) {
        return Err(Reason::Interactive);
    }
    let stored = way.path.iter().filter(|it| it.step == Some(StepKind::Stored));
    let key = stored
        .filter_map(|it| field::key_of(scene, it.at))
        .find(|key| field::declared(scene, key).is_some_and(|(_, ty)| holds(scene, &ty, swap).is_some()));
    let key = key.ok_or(Reason::StoredInField)?;
    let (_, declared) = field::declared(scene, &key).ok_or(Reason::StoredInField)?;
    let how = holds(scene, &declared, swap).ok_or(Reason::StoredInField)?;
    let mut out = Fitting::default();
    if !field::retyped(scene, &key, swap, &mut out) {
        return Err(Reason::NamedType);
    }
    for value in scene.program.writes(&key) {
        if !wrapped(scene, *value, how, swap, &mut out) {
            return Err(Reason::StoredInField);
        }
    }
    if !field::uses_fit(scene, &key, swap, &mut out, 0) || !out.is_followed(scene) {
        return Err(Reason::UsedAsItself);
    }
    if swap.is_writer {
        let (flushes, concerns) = kept::flushes(scene, tracked);
        // Whoever is shown lines by what lives on would see none until it ends.
        if tracked.flow.rule == Rule::LineBufferedStdout && concerns.contains(&Concern::Outlives) {
            return Err(Reason::StoredInField);
        }
        out.changes.extend(flushes);
        out.concerns.extend(concerns);
    }
    let buffer = swap.path.last().copied().unwrap_or_default();
    let help = format!("keep it in a {buffer} in the field `{}`", key.2);
    Ok((Repair { help, changes: out.changes, imports: out.imports }, out.concerns))
}

/// Whether no field on the way of a handle names its type: those take any.
pub fn fits_any_field(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let Some(way) = tracked.ways.first() else { return false };
    let names_it = |ty: &Ty| ty.any(&mut |it| matches!(it, Ty::Adt(id, _) if *id == way.made.ty));
    let stored = way.path.iter().filter(|it| it.step == Some(StepKind::Stored));
    let mut fields = stored.filter_map(|it| field::declared(scene, &field::key_of(scene, it.at)?)).peekable();
    fields.peek().is_some() && fields.all(|(_, ty)| !names_it(&ty))
}

/// Whether the code keeps what one of the writes refused, to write it again: a buffer takes it all at first, and refuses it
/// when it is flushed.
pub fn is_taken_back(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let is_stored = |it: &Way| it.path.iter().any(|it| it.step == Some(StepKind::Stored));
    tracked.ways.iter().any(|it| {
        scene.known(it.sink.owner).is_some_and(|known| {
            is_stored(it) && takes_back(known, it.sink.expr) || is_marked(known, it.sink.expr)
        })
    })
}

/// `writeln!(file, "{line}")?; item.dirty = false;`: what was refused is not marked, and is written another time.
fn is_marked(known: &Known, write: ExprId) -> bool {
    let body = &known.body;
    let Some(turn) = body.ancestors(write).find(|it| body.is_loop(*it)) else { return false };
    let end = body.expr(write).span.end;
    let assigned = body.those_within(body.all_of(Kind::Assign), body.expr(turn).span);
    let mut behind = assigned.filter(|it| body.expr(*it).span.start >= end);
    behind.any(|it| match body.expr(it).kind {
        ExprKind::Assign { place, value, plain: true } => {
            matches!(body.expr(place).kind, ExprKind::Field { .. })
                && is_of_item(known, place)
                && matches!(body.expr(value).kind, ExprKind::Literal(Literal::Bool(_)))
        }
        _ => false,
    })
}

/// Whether a place is a part of what a loop runs over: `item.flag`, `self.items[at].flag`.
fn is_of_item(known: &Known, place: ExprId) -> bool {
    match known.body.expr(place).kind {
        ExprKind::Field { base: inner, .. } | ExprKind::Deref(inner) => is_of_item(known, inner),
        ExprKind::Index { base, index } => is_of_item(known, index) || is_of_item(known, base),
        ExprKind::Local(local) => {
            known.facts.defs(local).iter().any(|it| matches!(it, Def::Item(_) | Def::ClosureParam(..)))
        }
        _ => false,
    }
}

/// `if self.out.write_all(&[byte]).is_err() { self.waiting.push_front(byte); }`
fn takes_back(known: &Known, write: ExprId) -> bool {
    let body = &known.body;
    let local = |it: ExprId| match body.expr(it).kind {
        ExprKind::Local(local) => Some(local),
        _ => None,
    };
    let given = arguments(body, write);
    let given = given.iter().skip(1).flat_map(|it| body.within(body.expr(*it).span));
    let written: Vec<LocalId> = given.filter_map(local).collect();
    let mut around = body.ancestors(write);
    let refused = around.find_map(|it| match body.expr(it).kind {
        ExprKind::If { condition, then, .. } if body.expr(condition).span.contains(body.expr(write).span) => {
            Some(then)
        }
        _ => None,
    });
    let Some(refused) = refused else { return false };
    body.within(body.expr(refused).span).any(|it| match &body.expr(it).kind {
        ExprKind::MethodCall { args, .. } => {
            args.iter().any(|it| local(*it).is_some_and(|it| written.contains(&it)))
        }
        _ => false,
    })
}

/// How a field holds the handle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Held {
    Itself,
    InOption,
}

fn holds(scene: Scene<'_>, ty: &Ty, swap: Swap) -> Option<Held> {
    let is_handle = |ty: &Ty| matches!(ty, Ty::Adt(id, _) if *id == swap.handle);
    match ty {
        ty if is_handle(ty) => Some(Held::Itself),
        Ty::Adt(id, args)
            if Some(*id) == scene.index().known.option && args.first().is_some_and(is_handle) =>
        {
            Some(Held::InOption)
        }
        _ => None,
    }
}

/// The buffer around one value of the field.
fn wrapped(scene: Scene<'_>, value: At, held: Held, swap: Swap, out: &mut Fitting) -> bool {
    let Some(known) = scene.known(value.owner) else { return false };
    if known.body.expr(value.expr).in_macro {
        return false;
    }
    if clones_handle(scene, value) {
        // Two readers of one position: what one of them has read ahead is missing for the other.
        if !swap.is_writer {
            return false;
        }
        out.concerns.push(Concern::SharedHandle);
    }
    let is_mapped = known
        .body
        .expr(value.expr)
        .parent
        .is_some_and(|it| matches!(known.body.expr(it).kind, ExprKind::MethodCall { .. }));
    match held {
        Held::Itself if is_mapped => mapped(scene, known, value, swap, out).is_some(),
        Held::InOption if is_mapped => false,
        Held::Itself => around(scene, known, value, swap, out).is_some(),
        Held::InOption => match &known.body.expr(value.expr).kind {
            ExprKind::Path(path, _) => path.name() == "None",
            ExprKind::Call { args, .. } if is_constructor(known, value.expr) => match &args[..] {
                [inner] => around(scene, known, At { expr: *inner, ..value }, swap, out).is_some(),
                _ => false,
            },
            _ => mapped(scene, known, value, swap, out).is_some(),
        },
    }
}

fn is_constructor(known: &Known, call: ExprId) -> bool {
    matches!(known.inference.callees.get(&call), Some(Callee::Constructor(..)))
}

fn around(scene: Scene<'_>, known: &Known, value: At, swap: Swap, out: &mut Fitting) -> Option<()> {
    let (name, need) = scene.name(value, swap.path, false)?;
    let (before, after) = scene.wrapped(&name);
    out.changes.extend(scene.around(value, &(written_out(known, value) + &before), &after)?);
    out.imports.push(need);
    Some(())
}

/// `value.map(BufReader::new)`.
fn mapped(scene: Scene<'_>, known: &Known, value: At, swap: Swap, out: &mut Fitting) -> Option<()> {
    let whole = known.body.expr(value.expr);
    let simple = matches!(
        whole.kind,
        ExprKind::Local(_) | ExprKind::Call { .. } | ExprKind::MethodCall { .. } | ExprKind::Try(_)
    );
    let (name, need) = scene.name(value, swap.path, false).filter(|_| simple)?;
    let field = written_out(known, value);
    if !field.is_empty() {
        out.changes.push(scene.change(value.owner, Span::at(whole.span.start), field)?);
    }
    let mapped = code::mapped(&name, scene.preferences.capacity);
    out.changes.push(scene.change(value.owner, Span::at(whole.span.end), mapped)?);
    out.imports.push(need);
    Some(())
}

/// `file: ` for a field that is given by its name alone.
fn written_out(known: &Known, value: At) -> String {
    let parent = known.body.expr(value.expr).parent.map(|it| &known.body.expr(it).kind);
    let Some(ExprKind::Struct { fields, .. }) = parent else { return String::new() };
    let field = fields.iter().find(|it| it.value == value.expr && it.shorthand);
    field.map_or_else(String::new, |it| format!("{}: ", it.name))
}

/// A second handle on the file that the body makes shares its position.
fn clones_handle(scene: Scene<'_>, value: At) -> bool {
    scene.known(value.owner).is_none_or(|known| !known.body.calls_named("try_clone").is_empty())
}
