//! Lines that `println!` prints in a loop: one buffered writer for the loop, flushed behind it.

use quote::quote;

use crate::effects::Effect;
use crate::file::{Span, has_word};
use crate::index::Ty;
use crate::infer::{Callee, implements};
use crate::items::{ExprId, ExprKind, Statement};
use crate::judge::{Concern, Reason};
use crate::repair::errors::accepts_io_error;
use crate::repair::flush::Layout;
use crate::repair::scene::{BUF_WRITER, STDOUT, Scene, WRITE, closure_around};
use crate::repair::{Change, Draft, Repair, code, live};
use crate::track::{At, Known};

/// Names for the writer, in the order they are tried.
const NAMES: [&str; 3] = ["out", "lines", "printed"];

/// `writeln!(stdout, …)` in place of each `println!(…)` of the loop at `repeated`.
pub fn repair(scene: Scene<'_>, repeated: At) -> Result<Draft, Reason> {
    let known = scene.known(repeated.owner).ok_or(Reason::NoPlace)?;
    let (start, end) = statement(known, repeated.expr).ok_or(Reason::NoPlace)?;
    let prints: Vec<ExprId> = prints(known, repeated.expr);
    if prints_what_comes(scene, known, repeated) {
        return Err(Reason::Interactive);
    }
    let is_awaited = takes_its_time(scene, known, repeated, &prints);
    let mut concerns = vec![if is_awaited { Concern::Interactive } else { Concern::NoPanic }];
    between(scene, known, repeated, &prints, &mut concerns)?;
    let body_text = scene
        .file(repeated.owner)
        .zip(known.body.root)
        .and_then(|(file, root)| file.text.get(known.body.expr(root).span.range()))
        .unwrap_or("");
    let name = NAMES.into_iter().find(|it| !has_word(body_text, it)).ok_or(Reason::NoPlace)?;
    let place = At { expr: repeated.expr, ..repeated };
    let layout = Layout::of(scene, repeated.owner).ok_or(Reason::NoPlace)?;
    let (writer, need_writer) = scene.name(place, BUF_WRITER, false).ok_or(Reason::NoPlace)?;
    let stdout = spelled_stdout(scene, place).ok_or(Reason::NoPlace)?;
    let (before, after) = code::over_stdout(&writer, scene.preferences.capacity);
    // Whoever held the lock and waited for a thread that prints would wait for ever.
    let (binding, own) = (code::name(name), format!("{before}{stdout}(){after}"));
    let line = code::with(&own, |own| quote!(let mut #binding = #own;)) + &layout.break_before(start);
    let flush = code::with(handled(scene, place), |handled| quote!(#binding.flush() #handled;));
    let after = layout.break_before(start) + &flush;
    let mut changes =
        vec![scene.change(repeated.owner, Span::at(layout.above(start)), line).ok_or(Reason::NoPlace)?];
    for print in &prints {
        let at = At { expr: *print, ..repeated };
        changes.extend(written(scene, known, at, name).ok_or(Reason::InMacro)?);
    }
    let end = Span::at(layout.line_end(end));
    changes.push(scene.change(repeated.owner, end, after).ok_or(Reason::NoPlace)?);
    let home = closure_around(&known.body, repeated.expr);
    if prints.iter().any(|it| closure_around(&known.body, *it) != home) {
        return Err(Reason::PrintedElsewhere);
    }
    let help = "print to one BufWriter in the loop and flush it behind".to_owned();
    let imports = [Some(need_writer), scene.trait_import(place, WRITE)].into_iter().flatten().collect();
    Ok((Repair { help, changes, imports }, concerns))
}

/// `for line in reader.lines()` on a reader that nobody here knows: a child's, most often, whose lines are shown as they
/// come.
fn prints_what_comes(scene: Scene<'_>, known: &Known, repeated: At) -> bool {
    let ExprKind::For { iterable, .. } = known.body.expr(repeated.expr).kind else { return false };
    let ExprKind::MethodCall { receiver, name, .. } = &known.body.expr(iterable).kind else { return false };
    let is_read = scene.index().known.read.is_some_and(|it| {
        let ty = known.inference.expr(*receiver);
        implements(scene.index(), scene.bounds(repeated.owner), ty.peeled(), it)
    });
    let is_strange = |it: &Ty| matches!(it, Ty::Unknown | Ty::External(..));
    name == "lines" && is_read && known.inference.expr(*receiver).any(&mut |it| is_strange(it))
}

/// Whether a turn of the loop waits for something, or does more than a look at what is in memory.
fn takes_its_time(scene: Scene<'_>, known: &Known, repeated: At, prints: &[ExprId]) -> bool {
    let (body, index) = (&known.body, scene.index());
    let span = body.expr(repeated.expr).span;
    let is_printed = |it: ExprId| prints.iter().any(|of| body.expr(*of).span.contains(body.expr(it).span));
    let is_work = |it: ExprId| match (&body.expr(it).kind, known.inference.callees.get(&it)) {
        (ExprKind::Await(_), _) => true,
        (ExprKind::Call { .. } | ExprKind::MethodCall { .. }, Some(Callee::Func(func, _))) => {
            !index.is_stub(index.func_unit(*func))
        }
        (ExprKind::Call { .. } | ExprKind::MethodCall { .. }, None) => true,
        _ => false,
    };
    live::comes_in(scene, repeated.owner, span, &[], None)
        || body.within(span).any(|it| !is_printed(it) && is_work(it))
}

/// A name of our own could be taken for a function `stdout` that is imported.
fn spelled_stdout(scene: Scene<'_>, at: At) -> Option<String> {
    let (name, _) = scene.name(at, STDOUT, false)?;
    if name.contains("::") {
        return Some(name);
    }
    let old = scene.file(at.owner)?.edition == crate::file::Edition::Edition2015;
    Some(format!("{}{}", if old { "::" } else { "" }, STDOUT.join("::")))
}

/// What somebody else prints in between would come too early; what ends the process would lose lines.
fn between(
    scene: Scene<'_>,
    known: &Known,
    repeated: At,
    prints: &[ExprId],
    concerns: &mut Vec<Concern>,
) -> Result<(), Reason> {
    let span = known.body.expr(repeated.expr).span;
    for expr in known.body.within(span).filter(|it| !prints.contains(it)) {
        if matches!(known.body.expr(expr).kind, ExprKind::Return(_)) {
            concerns.push(Concern::FlushNotReached);
        }
        if is_unknown(known, expr) || is_strange_macro(known, expr) {
            concerns.push(Concern::OutputOrder);
        }
        for effect in scene.effects().of_expr(repeated.owner, expr) {
            match effect {
                Effect::Prints | Effect::PrintsGiven => return Err(Reason::PrintedElsewhere),
                Effect::ReadsInput | Effect::Waits => return Err(Reason::Interactive),
                Effect::PrintsErrors => concerns.push(Concern::OutputOrder),
                Effect::Exits => concerns.push(Concern::MayExit),
                _ => {}
            }
        }
    }
    Ok(())
}

/// A call that leads nowhere we can look may print.
fn is_unknown(known: &Known, expr: ExprId) -> bool {
    known.body.is_call(expr) && !known.inference.callees.contains_key(&expr)
}

/// A macro that std does not have may print, or report an error.
fn is_strange_macro(known: &Known, expr: ExprId) -> bool {
    let ExprKind::Macro(call) = &known.body.expr(expr).kind else { return false };
    let name = call.path.name();
    let quiet = ["format", "vec", "matches", "write", "writeln", "concat", "env", "include_str", "line"];
    !quiet.contains(&name) && !name.starts_with("assert") && !name.starts_with("debug_assert")
}

fn prints(known: &Known, repeated: ExprId) -> Vec<ExprId> {
    let span = known.body.expr(repeated).span;
    known
        .body
        .within(span)
        .filter(|it| match &known.body.expr(*it).kind {
            ExprKind::Macro(call) => crate::track::is_print(call),
            _ => false,
        })
        .collect()
}

/// From where to where the statement of the loop goes.
fn statement(known: &Known, repeated: ExprId) -> Option<(u32, u32)> {
    let parent = known.body.expr(repeated).parent?;
    let ExprKind::Block(block) = &known.body.expr(parent).kind else { return None };
    let span = known.body.expr(repeated).span;
    let is_own = |it: &&Statement| matches!(it, Statement::Expr { expr, .. } if *expr == repeated);
    let of = block.statements.iter().find(is_own).map(Statement::span);
    let is_plain = matches!(known.body.expr(repeated).kind, ExprKind::For { .. } | ExprKind::While { .. });
    match of {
        Some(span) => Some((span.start, span.end)),
        None => (block.tail == Some(repeated) && is_plain).then_some((span.start, span.end)),
    }
}

/// `println!(` becomes `writeln!(name, `; what a write error does stays as near as it can.
fn written(scene: Scene<'_>, known: &Known, at: At, name: &str) -> Option<Vec<Change>> {
    let text = scene.text(at)?;
    let open = text.find(['(', '[', '{'])?;
    let is_line = text.get(..open)?.contains("println");
    let inside = text.get(open + 1..text.len() - 1)?;
    let span = known.body.expr(at.expr).span;
    // Where each argument has a line of its own, so has the name.
    let gap = inside.get(..inside.len() - inside.trim_start().len()).filter(|it| it.contains('\n'));
    let name = match (inside.trim().is_empty(), gap) {
        (true, _) => name.to_owned(),
        (false, Some(gap)) => format!("{gap}{name},"),
        (false, None) => format!("{name}, "),
    };
    let head = format!("{}!{}{name}", if is_line { "writeln" } else { "write" }, &text[open..=open]);
    if known.body.expr(at.expr).in_macro || !matches!(known.body.expr(at.expr).kind, ExprKind::Macro(_)) {
        return None;
    }
    let head_end = span.start + crate::file::to_u32(open) + 1;
    Some(vec![
        scene.change(at.owner, Span::new(span.start, head_end), head)?,
        scene.change(at.owner, Span::at(span.end), handled(scene, at))?,
    ])
}

/// `println!` panics where it cannot write.
fn handled(scene: Scene<'_>, at: At) -> &'static str {
    if accepts_io_error(scene, at) { "?" } else { ".unwrap()" }
}
