//! The ways through a block as a graph of points, to ask what a write reaches before the buffer is emptied.
//! Knows in which order expressions are evaluated; what a call does it is told.

use rustc_hash::FxHashMap;

use crate::items::{Arm, Block, BlockKind, Body, ExprId, ExprKind, Statement};

/// What a call does to a buffer, or to the way that it stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Something may be left in the buffer.
    Writes,
    /// Nothing is left in it.
    Empties,
    /// Nothing behind it is reached.
    Ends,
    /// A loop or closure around it may be left or go on.
    MayJump,
}

type Point = u32;

/// The points that are reached with something in the buffer.
pub struct Ways {
    is_reached: Vec<bool>,
    before: FxHashMap<ExprId, Point>,
    lines: Vec<(u32, Point)>,
}

impl Ways {
    /// The ways through an expression, given what its calls do, where lines stand that empty the buffer, in bytes, and
    /// whether something is in it where the ways begin.
    pub fn through(
        body: &Body,
        block: ExprId,
        events: FxHashMap<ExprId, Event>,
        mut lines: Vec<u32>,
        is_pending: bool,
    ) -> Self {
        lines.sort_unstable();
        lines.dedup();
        let mut builder = Builder { body, events, offsets: lines, ..Builder::default_of(body) };
        let start = builder.point();
        builder.writes.extend(is_pending.then_some(start));
        builder.expr(block, start);
        let mut is_reached = vec![false; builder.next.len()];
        let mut open = builder.writes;
        while let Some(at) = open.pop() {
            if !std::mem::replace(&mut is_reached[at as usize], true) {
                open.extend(&builder.next[at as usize]);
            }
        }
        Self { is_reached, before: builder.before, lines: builder.lines }
    }

    /// Whether something may be left in the buffer when an expression has come as far as to do its own work. What no way
    /// leads to is taken to be reached.
    pub fn is_pending_at(&self, expr: ExprId) -> bool {
        self.before.get(&expr).is_none_or(|it| self.is_reached[*it as usize])
    }

    /// The same in front of a line that empties it.
    pub fn is_pending_at_line(&self, offset: u32) -> bool {
        let mut points = self.lines.iter().filter(|(it, _)| *it == offset).peekable();
        points.peek().is_none() || points.any(|(_, it)| self.is_reached[*it as usize])
    }
}

/// The graph as it grows: each of its methods adds what stands behind a point, and gives the point behind that.
struct Builder<'a> {
    body: &'a Body,
    events: FxHashMap<ExprId, Event>,
    /// Of the lines that empty the buffer.
    offsets: Vec<u32>,
    next: Vec<Vec<Point>>,
    writes: Vec<Point>,
    before: FxHashMap<ExprId, Point>,
    lines: Vec<(u32, Point)>,
    /// Of each loop where its turns begin, and of that and each labelled block where it ends.
    targets: FxHashMap<ExprId, (Point, Point)>,
    /// Where what may jump from the loops and closures around may come.
    jumps: Vec<Point>,
    /// The ends of the closures around.
    closures: Vec<Point>,
}

impl<'a> Builder<'a> {
    fn default_of(body: &'a Body) -> Self {
        Self {
            body,
            events: FxHashMap::default(),
            offsets: Vec::new(),
            next: Vec::new(),
            writes: Vec::new(),
            before: FxHashMap::default(),
            lines: Vec::new(),
            targets: FxHashMap::default(),
            jumps: Vec::new(),
            closures: Vec::new(),
        }
    }

    /// A point that nothing leads to yet.
    fn point(&mut self) -> Point {
        self.next.push(Vec::new());
        crate::file::to_u32(self.next.len() - 1)
    }

    fn lead(&mut self, from: Point, to: Point) {
        self.next[from as usize].push(to);
    }

    fn join(&mut self, ends: &[Point]) -> Point {
        let end = self.point();
        for from in ends {
            self.lead(*from, end);
        }
        end
    }

    fn all(&mut self, exprs: impl IntoIterator<Item = ExprId>, at: Point) -> Point {
        exprs.into_iter().fold(at, |at, it| self.expr(it, at))
    }

    fn expr(&mut self, expr: ExprId, at: Point) -> Point {
        let body = self.body;
        match &body.expr(expr).kind {
            ExprKind::Block(block) => self.block(expr, block, at),
            ExprKind::If { condition, then, otherwise } => {
                let asked = self.expr(*condition, at);
                let then = self.expr(*then, asked);
                let otherwise = otherwise.map_or(asked, |it| self.expr(it, asked));
                self.join(&[then, otherwise])
            }
            ExprKind::Match { value, arms } => {
                let asked = self.expr(*value, at);
                self.arms(arms, asked)
            }
            ExprKind::Loop { body } => self.turns(expr, None, *body, at),
            ExprKind::While { condition, body } => self.turns(expr, Some(*condition), *body, at),
            ExprKind::For { iterable, body, .. } => {
                let asked = self.expr(*iterable, at);
                self.turns_over(expr, *body, asked)
            }
            ExprKind::Closure { body, .. } => self.apart(at, |it, at| it.expr(*body, at)),
            ExprKind::Return(value) => {
                let at = self.work(expr, *value, at);
                if let Some(end) = self.closures.last() {
                    self.lead(at, *end);
                }
                self.point()
            }
            ExprKind::Break { target, value } => {
                let at = self.work(expr, *value, at);
                self.jump(*target, at, |(_, end)| end)
            }
            ExprKind::Continue { target } => {
                let at = self.work(expr, None, at);
                self.jump(*target, at, |(head, _)| head)
            }
            ExprKind::Try(inner) => {
                let at = self.work(expr, Some(*inner), at);
                if let Some(end) = self.closures.last() {
                    self.lead(at, *end);
                }
                at
            }
            // What stands behind `&&` may be left out.
            ExprKind::Binary { left, right, .. } => {
                let left = self.expr(*left, at);
                let right = self.expr(*right, left);
                self.join(&[left, right])
            }
            _ => {
                let at = self.all(parts(body, expr), at);
                self.done(expr, at)
            }
        }
    }

    /// The work of a way out, which comes behind its value.
    fn work(&mut self, expr: ExprId, value: Option<ExprId>, at: Point) -> Point {
        let at = self.all(value, at);
        self.before.insert(expr, at);
        at
    }

    fn done(&mut self, expr: ExprId, at: Point) -> Point {
        self.before.insert(expr, at);
        match self.events.get(&expr) {
            None => at,
            Some(Event::Writes) => {
                let behind = self.join(&[at]);
                self.writes.push(behind);
                behind
            }
            Some(Event::Empties | Event::Ends) => self.point(),
            Some(Event::MayJump) => {
                if let Some(jump) = self.jumps.last() {
                    self.lead(at, *jump);
                }
                at
            }
        }
    }

    /// The target of a jump that is not known may be that of any.
    fn jump(&mut self, target: Option<ExprId>, at: Point, to: impl Fn((Point, Point)) -> Point) -> Point {
        let known = target.and_then(|it| self.targets.get(&it)).map(|it| to(*it));
        if let Some(to) = known.or(self.jumps.last().copied()) {
            self.lead(at, to);
        }
        self.point()
    }

    fn block(&mut self, expr: ExprId, block: &Block, at: Point) -> Point {
        if !matches!(block.kind, BlockKind::Plain | BlockKind::Unsafe) {
            return self.apart(at, |it, at| it.statements(block, at));
        }
        let end = self.point();
        self.targets.insert(expr, (end, end));
        let inner = self.statements(block, at);
        self.lead(inner, end);
        end
    }

    fn statements(&mut self, block: &Block, at: Point) -> Point {
        let mut from = block.span.start + 1;
        let mut at = at;
        for statement in &block.statements {
            let span = statement.span();
            at = self.gap(from, span.start, at);
            from = span.end;
            at = match statement {
                Statement::Let { value, otherwise, .. } => {
                    let at = self.all(*value, at);
                    self.all(*otherwise, at);
                    at
                }
                Statement::Expr { expr, .. } => self.expr(*expr, at),
            };
        }
        if let Some(tail) = block.tail {
            let span = self.body.expr(tail).span;
            at = self.gap(from, span.start, at);
            from = span.end;
            at = self.expr(tail, at);
        }
        self.gap(from, block.span.end.saturating_sub(1), at)
    }

    /// The lines between two statements.
    fn gap(&mut self, from: u32, to: u32, at: Point) -> Point {
        let first = self.offsets.partition_point(|it| *it < from);
        let mut at = at;
        for nth in first..self.offsets.len() {
            let offset = self.offsets[nth];
            if offset > to {
                break;
            }
            self.lines.push((offset, at));
            at = self.point();
        }
        at
    }

    fn arms(&mut self, arms: &[Arm], asked: Point) -> Point {
        let mut asked = asked;
        let mut ends = Vec::with_capacity(arms.len());
        for arm in arms {
            let guarded = self.all(arm.guard, asked);
            ends.push(self.expr(arm.body, guarded));
            asked = if arm.guard.is_some() { self.join(&[asked, guarded]) } else { asked };
        }
        self.join(&ends)
    }

    fn turns(&mut self, of: ExprId, condition: Option<ExprId>, body: ExprId, at: Point) -> Point {
        let (head, end) = self.begin(of, at);
        let asked = self.all(condition, head);
        if condition.is_some() {
            self.lead(asked, end);
        }
        let turned = self.expr(body, asked);
        self.over(turned, (head, end))
    }

    fn turns_over(&mut self, of: ExprId, body: ExprId, at: Point) -> Point {
        let (head, end) = self.begin(of, at);
        self.lead(head, end);
        let turned = self.expr(body, head);
        self.over(turned, (head, end))
    }

    fn begin(&mut self, of: ExprId, at: Point) -> (Point, Point) {
        let (head, end) = (self.join(&[at]), self.point());
        self.targets.insert(of, (head, end));
        let jump = self.point();
        self.lead(jump, head);
        self.lead(jump, end);
        if let Some(outer) = self.jumps.last() {
            self.lead(jump, *outer);
        }
        self.jumps.push(jump);
        (head, end)
    }

    fn over(&mut self, turned: Point, (head, end): (Point, Point)) -> Point {
        self.jumps.pop();
        self.lead(turned, head);
        end
    }

    /// What may be run here, later, again or never.
    fn apart(&mut self, at: Point, inner: impl FnOnce(&mut Self, Point) -> Point) -> Point {
        let (start, end) = (self.join(&[at]), self.join(&[at]));
        self.closures.push(end);
        self.jumps.push(end);
        let ran = inner(self, start);
        self.jumps.pop();
        self.closures.pop();
        self.lead(ran, start);
        self.lead(ran, end);
        end
    }
}

/// The parts of an expression that has no ways of its own, as they are evaluated.
fn parts(body: &Body, expr: ExprId) -> Vec<ExprId> {
    match &body.expr(expr).kind {
        ExprKind::Call { callee: first, args } | ExprKind::MethodCall { receiver: first, args, .. } => {
            std::iter::once(*first).chain(args.iter().copied()).collect()
        }
        ExprKind::Macro(call) => call.args.iter().map(|it| it.value).collect(),
        ExprKind::Index { base, index } => vec![*base, *index],
        ExprKind::Assign { place, value, .. } => vec![*value, *place],
        ExprKind::Range { start, end, .. } => start.iter().chain(end).copied().collect(),
        ExprKind::Struct { fields, base, .. } => fields.iter().map(|it| it.value).chain(*base).collect(),
        ExprKind::Tuple(items) | ExprKind::Array(items) => items.clone(),
        ExprKind::Repeat { value, length } => vec![*value, *length],
        ExprKind::Field { base: inner, .. }
        | ExprKind::Ref { inner, .. }
        | ExprKind::Deref(inner)
        | ExprKind::Unary(inner)
        | ExprKind::Cast { inner, .. }
        | ExprKind::Await(inner)
        | ExprKind::Let { value: inner, .. } => vec![*inner],
        _ => Vec::new(),
    }
}
