//! What some builds leave out or have something else in place of: a repair of what a statement holds stays inside of
//! it, and one of what a name means may do for one of its meanings alone.

use std::collections::BTreeSet;

use crate::file::{Span, to_u32};
use crate::index::UnitId;
use crate::infer::BodyOwner;
use crate::items::{
    CONDITION, ExprKind, Func, Kind, Owner, Path, ScopeId, Statement, TypeRef, has_condition,
};
use crate::repair::scene::Scene;
use crate::repair::{Change, Repair};
use crate::track::{At, Tracked, Way};

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
        (own, Some(other)) => own != Some(other) && is_inside(other, it) && it.flushes(),
        _ => false,
    };
    repair.changes.iter().any(|it| Some(it.at.file) == file && root.contains(it.at.span) && leaves(it))
}

/// Whether builds differ in what a name means that the handle is made by, or that stands in a signature on its way.
pub fn differs_by_build(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let index = scene.index();
    let differs = |at: (UnitId, ScopeId), path: &Path| {
        let name = path.segments.first();
        name.is_some_and(|it| index.differs_by_build(index.scope_key(at.0, at.1), &it.name))
    };
    let is_made = |at: At| {
        let Some(body) = scene.known(at.owner).map(|it| &it.body) else { return false };
        body.within(body.expr(at.expr).span).any(|it| match &body.expr(it).kind {
            ExprKind::Path(path, scope) => differs((at.owner.unit(index), *scope), path),
            _ => false,
        })
    };
    let owners: BTreeSet<BodyOwner> = tracked.ways.iter().flat_map(Way::owners).collect();
    let is_signed = |owner: &BodyOwner| {
        let BodyOwner::Func(func) = *owner else { return false };
        let is_main = index.is_main(func);
        let (header, unit) = (index.header(func), index.func_unit(func));
        let Func { name, scope, owner, .. } = index.func(func);
        // What is handed to nobody may have any other function in its place, as `main` has that nobody calls.
        let is_met = owners.len() > 1 && !is_main && *owner == Owner::Scope;
        let types = header.params.iter().map(|it| &it.ty).chain(&header.ret);
        let mut paths = types.into_iter().flat_map(TypeRef::parts).flat_map(TypeRef::own_paths);
        is_met && index.differs_by_build(index.scope_key(unit, *scope), name)
            || paths.any(|it| differs((unit, *scope), it))
    };
    tracked.ways.iter().any(|it| is_made(it.made.at)) || owners.iter().any(is_signed)
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
