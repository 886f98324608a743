//! Statements that some builds leave out: a repair of what such a one holds stays inside of it.

use crate::file::{Span, to_u32};
use crate::infer::BodyOwner;
use crate::items::{CONDITION, ExprKind, Kind, Statement, has_condition};
use crate::repair::scene::Scene;
use crate::repair::{Change, Repair};
use crate::track::Tracked;

/// Whether a repair would put code where builds without the handle compile it too, or a flush where only some builds do.
pub fn is_left_by(scene: Scene<'_>, tracked: &Tracked, repair: &Repair) -> bool {
    let Some(made) = tracked.ways.first().map(|it| it.made.at) else { return false };
    let Some(body) = scene.known(made.owner).map(|it| &it.body) else { return false };
    let Some(root) = body.root.map(|it| body.expr(it).span) else { return false };
    let text = scene.file(made.owner).and_then(|it| it.text.get(root.range()));
    if !text.is_some_and(|it| it.contains(CONDITION)) {
        return false;
    }
    let file = scene.file_id(made.owner);
    let of_handle = statement(scene, made.owner, body.expr(made.expr).span);
    // At either end it is a statement of its own.
    let is_inside = |of: Span, it: &Change| of.start < it.at.span.start && it.at.span.end < of.end;
    let leaves = |it: &Change| match (of_handle, statement(scene, made.owner, it.at.span)) {
        (Some(own), _) if !is_inside(own, it) => true,
        (own, Some(other)) => own != Some(other) && is_inside(other, it) && it.text.contains("flush()"),
        _ => false,
    };
    repair.changes.iter().any(|it| Some(it.at.file) == file && root.contains(it.at.span) && leaves(it))
}

/// The narrowest statement around a place of a body that a `cfg` stands before, without that.
fn statement(scene: Scene<'_>, owner: BodyOwner, place: Span) -> Option<Span> {
    let body = &scene.known(owner)?.body;
    let text = &scene.file(owner)?.text;
    let blocks = body.all_of(Kind::Block).iter().filter_map(|it| match &body.expr(*it).kind {
        ExprKind::Block(block) if body.expr(*it).span.contains(place) => Some((block, body.expr(*it).span)),
        _ => None,
    });
    let conditional = blocks.filter_map(|(block, span)| {
        let tail = block.tail.map(|it| body.expr(it).span).filter(|it| it.contains(place));
        let at = block.position_of(place).or(tail.map(|_| block.statements.len()))?;
        let statement = |at: usize| block.statements.get(at).map(Statement::span);
        // The attributes of a last value stand in front of it.
        let start = at.checked_sub(1).and_then(statement).map_or(span.start + 1, |it| it.end);
        let whole = Span::new(start, statement(at).or(tail)?.end);
        let said = text.get(whole.range()).filter(|it| has_condition(it))?;
        let code = without_attributes(said);
        Some(Span::new(whole.end - to_u32(code.len()), whole.end))
    });
    conditional.min_by_key(|it| it.end - it.start)
}

/// A statement without the comments and attributes that it begins with.
fn without_attributes(statement: &str) -> &str {
    let mut code = statement.trim_start();
    while let Some((_, behind)) = match code.get(..2) {
        Some("//") => code.split_once('\n'),
        Some("#[") => code.split_once(']'),
        _ => None,
    } {
        code = behind.trim_start();
    }
    code
}
