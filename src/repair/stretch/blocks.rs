//! Blocks in which a buffer could stand for the writes in them, the widest first.

use rustc_hash::FxHashSet;

use crate::items::{Body, ExprId, ExprKind, LocalId};
use crate::repair::stretch::Holder;
use crate::track::{At, Known, Tracked};

/// A block, and the uses of a handle that would go through the buffer in it.
pub type Candidate = (ExprId, Vec<ExprId>);

impl Holder {
    /// The block around all uses, that around those which write, and that around each loop that writes, each with the
    /// blocks around the loops that it stands in.
    pub fn blocks(&self, known: &Known, tracked: &Tracked) -> Vec<Candidate> {
        let body = &known.body;
        let uses = self.uses(known);
        let on_way: FxHashSet<At> =
            tracked.ways.iter().flat_map(|way| way.path.iter().map(|node| node.at)).collect();
        let is_written = |it: &ExprId| {
            let at = At { owner: self.owner, expr: *it };
            on_way.contains(&at)
        };
        let written: Vec<ExprId> = uses.iter().copied().filter(is_written).collect();
        let mut blocks = outward(body, self.base, &uses);
        blocks.extend(outward(body, self.base, &written));
        let mut seen = FxHashSet::default();
        for using in &uses {
            for around in loops(body, self.base, *using).into_iter().rev() {
                if !seen.insert(around) {
                    continue;
                }
                let span = body.expr(around).span;
                let inside = body.those_within(&uses, span).collect();
                blocks.extend(block_around(body, around).map(|it| (it, inside)));
            }
        }
        blocks.dedup();
        blocks
    }
}

/// The innermost block around all of some uses, and the blocks around its loops, the widest first.
fn outward(body: &Body, base: LocalId, uses: &[ExprId]) -> Vec<Candidate> {
    let holds_all = |it: &ExprId| uses.iter().all(|of| body.expr(*it).span.contains(body.expr(*of).span));
    let first = uses.first();
    let inner = first.and_then(|it| body.ancestors(*it).filter(|it| is_block(body, *it)).find(holds_all));
    let Some(inner) = inner else { return Vec::new() };
    let around = loops(body, base, inner).into_iter().filter_map(|it| block_around(body, it));
    let mut blocks: Vec<Candidate> =
        std::iter::once(inner).chain(around).map(|it| (it, uses.to_vec())).collect();
    blocks.reverse();
    blocks
}

/// The loops around an expression that do not make the handle anew each time, nearest first.
fn loops(body: &Body, base: LocalId, inner: ExprId) -> Vec<ExprId> {
    let made = body.local(base).span;
    let outer = body.ancestors(inner).take_while(|it| !body.expr(*it).span.contains(made));
    outer.filter(|it| body.is_loop(*it)).collect()
}

fn block_around(body: &Body, inner: ExprId) -> Option<ExprId> {
    body.ancestors(inner).find(|it| is_block(body, *it))
}

fn is_block(body: &Body, expr: ExprId) -> bool {
    matches!(body.expr(expr).kind, ExprKind::Block(_))
}
