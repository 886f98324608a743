//! The file that is written, opened by its name once more: what its path is made of tells, whatever it goes through.

use rustc_hash::FxHashSet;

use crate::effects::{Effect, FileName};
use crate::file::{Span, to_u32};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, LocalId, Statement};
use crate::repair::flush::Request;
use crate::repair::scene::Scene;
use crate::track::{At, Known, Way, arguments, mentions};

/// The names of a file by where its handle is made, and the calls that this comes out of; none where it is not opened by
/// one.
pub fn names(scene: Scene<'_>, ways: &[Way]) -> Vec<FileName> {
    let effects = scene.effects();
    // Ways to many sinks come out of one place.
    let starts = |way: &Way| way.path.iter().map(|it| it.at).chain([way.made.at]).collect::<Vec<At>>();
    let all: FxHashSet<(At, Vec<At>)> = ways.iter().map(|it| (it.made.at, starts(it))).collect();
    let of_one = |(made, starts): (At, Vec<At>)| {
        let known = scene.known(made.owner).into_iter();
        let within = known.flat_map(|it| it.body.within(it.body.expr(made.expr).span));
        let opened = within.map(|expr| effects.opened_by(At { expr, ..made }));
        opened.flat_map(|it| effects.names_of(&it, &starts)).collect::<Vec<_>>()
    };
    all.into_iter().flat_map(of_one).collect()
}

/// Whether an expression opens a file that may be one of these names.
pub fn opens_one_of(scene: Scene<'_>, owner: BodyOwner, names: &[FileName], expr: ExprId) -> bool {
    let (effects, at) = (scene.effects(), At { owner, expr });
    let opened = effects.opened_by(at);
    !opened.paths.is_empty()
        && effects.names_of(&opened, &[at]).iter().any(|it| names.iter().any(|name| name.may_be(it)))
}

/// What is older than the handle on a file.
pub struct Older<'a> {
    scene: Scene<'a>,
    known: &'a Known,
    owner: BodyOwner,
    /// Where the handle is made.
    source: Span,
    /// The statements before that, with those around them.
    statements: Vec<&'a Statement>,
}

impl<'a> Older<'a> {
    /// What a request has around its source; what makes the handle itself, within some spans, is left out.
    pub fn of(scene: Scene<'a>, request: &Request<'_>, known: &'a Known, made: &[Span]) -> Self {
        let body = &known.body;
        let source = body.expr(request.source.expr).span;
        let blocks = body.ancestors(request.source.expr).filter_map(|it| match &body.expr(it).kind {
            ExprKind::Block(block) => Some(block),
            _ => None,
        });
        let is_older = |it: &&Statement| {
            it.span().end <= source.start && !made.iter().any(|made| it.span().contains(*made))
        };
        let statements = blocks.flat_map(|it| &it.statements).filter(is_older).collect();
        Self { scene, known, owner: request.owner, source, statements }
    }

    /// Whether another handle on the file of these names is made there, and used behind the place where this one is made.
    pub fn hold(&self, names: &[FileName]) -> bool {
        let body = &self.known.body;
        let is_held = |it: LocalId| {
            self.scene.effects().may_hold_file(self.known.inference.local(it))
                && mentions(body, it).iter().any(|it| body.expr(*it).span.start > self.source.end)
        };
        let holds = |it: &&Statement| match it {
            Statement::Let { pat, .. } => {
                let bound = (0..to_u32(body.locals.len())).map(LocalId);
                bound.filter(|it| body.pat(*pat).span.contains(body.local(*it).span)).any(is_held)
            }
            Statement::Expr { .. } => false,
        };
        let mut opening = self.statements.iter().filter(|it| self.calls(it).any(|it| self.opens(names, it)));
        opening.any(holds)
    }

    /// Whether a thread that is started there opens it, or a process is told of it there. What stands in a closure is a part
    /// of the statement.
    pub fn run_with(&self, names: &[FileName]) -> bool {
        let effects = self.scene.effects();
        let runs = |it: ExprId| effects.of_expr(self.owner, it).contains(&Effect::Runs);
        let mut running = self.statements.iter().filter(|it| self.calls(it).any(runs)).peekable();
        running.peek().is_some()
            && (running.any(|it| self.calls(it).any(|it| self.opens(names, it)))
                || self.statements.iter().flat_map(|it| self.calls(it)).any(|it| self.tells(names, it)))
    }

    fn calls(&self, statement: &Statement) -> impl Iterator<Item = ExprId> {
        let body = &self.known.body;
        body.within(statement.span()).filter(|it| body.is_call(*it))
    }

    fn opens(&self, names: &[FileName], call: ExprId) -> bool {
        opens_one_of(self.scene, self.owner, names, call)
    }

    /// Whether a call hands the name on to another process.
    fn tells(&self, names: &[FileName], call: ExprId) -> bool {
        let Some(Callee::Func(func, _)) = self.known.inference.callees.get(&call) else { return false };
        let tells = self.scene.index().func_marks(*func).is_some_and(|it| it.tells);
        let told = arguments(&self.known.body, call).into_iter().skip(1);
        let at = |expr| At { owner: self.owner, expr };
        let mut texts = told.filter(|_| tells).flat_map(|it| self.scene.effects().names_at(at(it)));
        texts.any(|text| names.iter().any(|it| text.holds(it)))
    }
}
