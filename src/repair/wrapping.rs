//! How a writer is put into its buffer: the words before and after it, and the names in them.

use crate::file::to_u32;
use crate::index::Ty;
use crate::items::{ExprId, ExprKind};
use crate::repair::code;
use crate::repair::scene::Scene;
use crate::repair::swap::Swap;
use crate::repair::{ImportNeed, Repair, descriptor};
use crate::track::{At, Known};

const LOCK: &str = ".lock()";
/// What is said of a repair that has a flush of its own.
pub const AND_FLUSH: &str = " and flush it at its end";

/// `BufWriter::new(` … `)` around an expression; in front of Stdout with a larger buffer.
pub fn wrap(scene: Scene<'_>, at: At, swap: Swap) -> Option<Repair> {
    let wrapping = wrapping(scene, at, swap)?;
    let at = arm_of_value(scene, at);
    let mut changes = scene.around(at, &wrapping.before, &wrapping.after)?;
    // A descriptor has no lock, and this one would be given back at once.
    if swap.past_stdout && scene.text(at)?.ends_with(LOCK) {
        changes[1].at.span.start -= to_u32(LOCK.len());
    }
    Some(Repair {
        help: format!("wrap it in a BufWriter where it is made{AND_FLUSH}"),
        changes: changes.to_vec(),
        imports: wrapping.imports,
    })
}

/// `file` of `match File::create(p) { Ok(file) => file, Err(e) => return … }`; anything else as it is.
pub fn arm_of_value(scene: Scene<'_>, at: At) -> At {
    let Some(known) = scene.known(at.owner) else { return at };
    let ExprKind::Match { arms, .. } = &known.body.expr(at.expr).kind else { return at };
    let mut values = arms.iter().map(|it| it.body).filter(|it| *known.inference.expr(*it) != Ty::Never);
    match (values.next(), values.next()) {
        (Some(expr), None) if matches!(known.body.expr(expr).kind, ExprKind::Local(_)) => At { expr, ..at },
        _ => at,
    }
}

/// What stands before and after the handle, and the names in it.
pub struct Wrapping {
    pub before: String,
    pub after: String,
    pub imports: Vec<ImportNeed>,
}

pub fn wrapping(scene: Scene<'_>, at: At, swap: Swap) -> Option<Wrapping> {
    if swap.past_stdout {
        return descriptor::wrapping(scene, at);
    }
    if swap.is_there {
        return Some(Wrapping { before: String::new(), after: String::new(), imports: Vec::new() });
    }
    let (name, need) = scene.name(at, swap.path, false)?;
    let known = scene.known(at.owner)?;
    let ty = known.inference.expr(at.expr).peeled().adt().map(|(id, _)| id)?;
    let path = scene.index().type_path(ty);
    if path.ends_with("Lock") && awaits_after(known, at.expr) {
        return None;
    }
    let (before, after) = match path.as_str() {
        // No lock of its own: kept for as long as the buffer it would stop every other thread that prints.
        "std::io::Stdout" | "std::io::StdoutLock" => code::over_stdout(&name, scene.preferences.capacity),
        _ => scene.wrapped(&name),
    };
    Some(Wrapping { before, after, imports: vec![need] })
}

/// A lock of stdout is not held across an `await`: the task may go on in another thread.
fn awaits_after(known: &Known, made: ExprId) -> bool {
    let start = known.body.expr(made).span.end;
    known.body.exprs.iter().any(|it| matches!(it.kind, ExprKind::Await(_)) && it.span.end > start)
}
