//! A handle that lives on after its writes: a buffer borrows it for the statements of one block that write, and is
//! flushed behind them.

use quote::quote;

use crate::file::Span;
use crate::index::{Ty, TypeId};
use crate::infer::BodyOwner;
use crate::items::{Block, ExprId, ExprKind, Statement, has_condition};
use crate::judge::{Concern, Reason};
use crate::repair::fit::{Fitting, Uses};
use crate::repair::flush::{self, Layout, Request};
use crate::repair::handling::is_said_of_error;
use crate::repair::inline::{NAMES, new_name};
use crate::repair::plain::is_plain;
use crate::repair::read::adjustments;
use crate::repair::returned::is_public;
use crate::repair::scene::{BUF_WRITER, Scene, WRITE, hidden_in_macro};
use crate::repair::swap::Swap;
use crate::repair::{Draft, Repair, code, live};
use crate::track::{At, Def, Known, OncePer, Rule, Sink, Tracked, Way, mentions};

mod alone;
mod blocks;
mod call;
mod choice;
mod holder;

pub use alone::has_company;
use choice::passes_on;
use holder::{Holder, Lending};

/// Most writes in a row that are left as they are: the head and the body of a message.
const FEW: usize = 3;
/// Pieces that a format string has at least, where it has arguments.
const FRAGMENTS: usize = 2;

/// The best repair for each body that writes in pieces to what it only borrows.
pub fn repair(scene: Scene<'_>, tracked: &Tracked, swap: Swap) -> Result<Draft, Reason> {
    if tracked.flow.rule == Rule::LineBufferedStdout {
        return Err(Reason::NoPlace);
    }
    let mut done: Vec<(Holder, Vec<ExprId>)> = Vec::new();
    let mut lendings: Vec<Lending> = Vec::new();
    let mut lent: Vec<At> = Vec::new();
    let mut whole: Option<Draft> = None;
    for way in &tracked.ways {
        for node in &way.path {
            if lent.contains(&node.at) {
                break;
            }
            if let Some(draft) = call::repair(scene, tracked, node.at, swap) {
                lent.push(node.at);
                add(&mut whole, draft);
                break;
            }
            let Some(holder) = Holder::of(scene, node.at) else { continue };
            // What a type of the workspace does with what it is given may depend on how much that is.
            if !is_handle(scene, holder.ty) && holder.owner != way.sink.owner {
                continue;
            }
            // Another stretch of the same handle may be lent a buffer of its own.
            if done.iter().any(|(it, uses)| *it == holder && uses.contains(&node.at.expr)) {
                break;
            }
            let lending = lendings.iter().position(|it| it.holder == holder).unwrap_or_else(|| {
                lendings.push(Lending::of(scene, tracked, holder));
                lendings.len() - 1
            });
            let lending = &lendings[lending];
            let Some((draft, uses)) = lending.lent(scene, tracked, swap, node.at.expr) else { continue };
            done.push((lending.holder.clone(), uses));
            add(&mut whole, draft);
            break;
        }
    }
    let is_lent = |at: At| {
        lent.contains(&at) || done.iter().any(|(it, uses)| it.owner == at.owner && uses.contains(&at.expr))
    };
    // What is told first, the costliest, must not stay as it is.
    let is_told = tracked.ways.first().is_some_and(|way| way.path.iter().any(|it| is_lent(it.at)));
    whole.ok_or(Reason::NoPlace).and_then(|it| if is_told { Ok(it) } else { Err(Reason::UsedAsItself) })
}

fn add(whole: &mut Option<Draft>, (repair, concerns): Draft) {
    let (all, all_concerns) = whole.get_or_insert_with(Draft::default);
    all.help = repair.help;
    all.changes.extend(repair.changes);
    all.imports.extend(repair.imports);
    all_concerns.extend(concerns);
}

/// The statements of a block from the first that uses the handle to the last.
struct Stretch<'a> {
    scene: Scene<'a>,
    known: &'a Known,
    holder: &'a Holder,
    block: ExprId,
    uses: &'a [ExprId],
}

/// `let mut name = wrapper::new(own);`.
fn bound(scene: Scene<'_>, name: &str, wrapper: &str, own: &str) -> String {
    let name = code::name(name);
    code::with(own, |own| {
        let made = code::made(wrapper, scene.preferences.capacity, &own);
        quote!(let mut #name = #made;)
    })
}

impl Stretch<'_> {
    fn draft(&self, tracked: &Tracked, swap: Swap) -> Option<Draft> {
        let swap = Swap { handle: self.holder.ty, ..swap };
        let Self { scene, known, holder, .. } = *self;
        let owner = holder.owner;
        let ExprKind::Block(block) = &known.body.expr(self.block).kind else { return None };
        let span = self.span(block)?;
        if !self.gathers(tracked, span)
            || !self.is_undisturbed(tracked, span)
            || self.is_conditional(block, span)
        {
            return None;
        }
        let fitted = self.fitted(swap)?;
        let name = self.name()?;
        let at = At { owner, expr: self.block };
        let (wrapper, need) = scene.name(at, BUF_WRITER, false)?;
        let layout = Layout::of(scene, owner)?;
        let (borrow, own) = self.borrow(known)?;
        let line = bound(scene, &name, &wrapper, &(borrow + own)) + &layout.break_before(span.start);
        let writes = self.writes();
        let request = Request {
            owner,
            handle: swap.handle,
            name: name.clone(),
            uses: &writes,
            through_ref: &[],
            renewed: &[],
            block: self.block,
            source: At { owner, expr: *writes.first()? },
            given_away: false,
        };
        let (mut flushes, mut concerns) = flush::plan(scene, tracked, &request)?;
        let is_known =
            |it: &Concern| matches!(it, Concern::SharedHandle | Concern::AppendedLines | Concern::Protocol);
        let is_lost = flushes.is_empty() && !concerns.is_empty();
        if is_lost || !concerns.iter().all(is_known) {
            return None;
        }
        if self.is_in_the_way(span) {
            if !self.is_free("drop") {
                return None;
            }
            let ending = format!("{}drop({name});", layout.break_before(span.start));
            flushes.iter_mut().find(|it| it.text.starts_with(['\n', '\r']))?.text.push_str(&ending);
        }
        let mut changes = vec![scene.change(owner, Span::at(layout.above(span.start)), line)?];
        for using in self.uses {
            let lent = if fitted.moves.contains(using) { "&mut " } else { "" };
            changes.push(scene.change(owner, known.body.expr(*using).span, format!("{lent}{name}"))?);
        }
        changes.extend(adjustments(scene, owner, None, &fitted)?);
        changes.extend(flushes);
        concerns.extend(fitted.concerns);
        let is_shared = self.is_shared() || self.is_cloned(tracked) || self.has_company(span);
        concerns.extend(is_shared.then_some(Concern::SharedHandle));
        concerns.extend(self.is_appended(tracked).then_some(Concern::AppendedLines));
        let imports = [Some(need), scene.trait_import(at, WRITE)].into_iter().flatten().collect();
        let help = "put a BufWriter around it for these writes and flush it behind them".to_owned();
        Some((Repair { help, changes, imports }, concerns))
    }

    fn is_use(&self, expr: ExprId) -> bool {
        self.uses.binary_search(&expr).is_ok()
    }

    /// The uses that are not for what is said of an error.
    fn writes(&self) -> Vec<ExprId> {
        self.uses.iter().copied().filter(|it| !is_said_of_error(self.known, *it)).collect()
    }

    /// Whether nobody writes past the buffer, opens the file again, or waits for what it holds.
    fn is_undisturbed(&self, tracked: &Tracked, span: Span) -> bool {
        let Self { scene, holder, .. } = *self;
        let is_alone =
            self.is_alone(span) && self.holds_all(tracked, span) && !self.is_reopened(tracked, span);
        let is_printed_past = || {
            !is_handle(scene, holder.ty)
                && choice::is_printed_past(scene, holder.ty, holder.owner, (span, self.uses))
        };
        // Who waits at the other end of a channel or socket would wait for the end of the loop.
        is_alone
            && !self.is_cloned_here()
            && !self.is_suspended(span)
            && !live::comes_in(scene, holder.owner, span, self.uses, None)
            && !is_printed_past()
    }

    fn span(&self, block: &Block) -> Option<Span> {
        let body = &self.known.body;
        let statements = block.statements.iter().map(Statement::span);
        let statements = statements.chain(block.tail.map(|it| body.expr(it).span));
        let is_used = |it: &Span| body.any_within(self.uses, *it);
        statements.filter(is_used).reduce(|all, it| Span::new(all.start.min(it.start), all.end.max(it.end)))
    }

    /// Writes in a loop, a call that writes in pieces, or more than a head and a body: what a buffer of its own for each
    /// time is worth.
    fn gathers(&self, tracked: &Tracked, span: Span) -> bool {
        let body = &self.known.body;
        let repeats =
            |it: ExprId| body.ancestors(it).any(|it| body.is_loop(it) && span.contains(body.expr(it).span));
        let through = tracked.ways.iter().zip(&tracked.flow.sinks).filter(|(way, _)| {
            let is_ours = |it: At| it.owner == self.holder.owner && self.is_use(it.expr);
            way.path.iter().any(|it| is_ours(it.at))
        });
        let pieces = |(_, sink): (_, &Sink)| if sink.once_per == OncePer::Fragment { FRAGMENTS } else { 1 };
        let in_pieces = |(way, sink): (&Way, &Sink)| {
            !matches!(sink.once_per, OncePer::Call | OncePer::Fragment)
                || self.scene.known(way.sink.owner).is_some_and(|it| {
                    way.sink.owner != self.holder.owner
                        && it.body.ancestors(way.sink.expr).any(|of| it.body.is_loop(of))
                })
        };
        self.uses.iter().any(|it| repeats(*it))
            || self.uses.len().max(through.clone().map(pieces).sum()) > FEW
            || through.into_iter().any(in_pieces)
    }

    /// Whether some builds leave one of the statements out.
    fn is_conditional(&self, block: &Block, span: Span) -> bool {
        let text = self.scene.file(self.holder.owner).map_or("", |it| &it.text);
        let mut statements = block.statements.iter().map(Statement::span).filter(|it| span.contains(*it));
        statements.any(|it| text.get(it.range()).is_none_or(has_condition))
    }

    /// What else has to change for every use to take the buffer; `None` where one of them cannot.
    fn fitted(&self, swap: Swap) -> Option<Fitting> {
        let uses =
            Uses { scene: self.scene, owner: self.holder.owner, known: self.known, swap, direct: true };
        let mut out = Fitting::default();
        let fits = self.uses.iter().all(|it| uses.fits(*it, &mut out, 0) && !self.is_held_by_value(*it));
        let stays = out.changes.is_empty()
            && out.through_ref.iter().all(|it| is_said_of_error(self.known, *it))
            && out.moves.iter().all(|it| self.is_lent_again(*it))
            && out.carriers.is_empty()
            && out.muts.is_empty()
            && out.returned.is_empty()
            && out.params.is_empty()
            && !out.leaves;
        (fits && stays).then_some(out)
    }

    /// Whether a use gives away no more than a reference, to a call that keeps nothing of it.
    fn is_lent_again(&self, using: ExprId) -> bool {
        let body = &self.known.body;
        let is_kept = |call: ExprId| match &body.expr(call).kind {
            ExprKind::Call { .. } => !is_plain(self.scene, self.known.inference.expr(call)),
            ExprKind::MethodCall { receiver, .. } => {
                *receiver == using || !is_plain(self.scene, self.known.inference.expr(call))
            }
            _ => true,
        };
        matches!(self.known.inference.expr(using), Ty::Ref(true, _))
            && body.expr(using).parent.is_some_and(|it| !is_kept(it))
    }

    /// Whether others may write through the same reference meanwhile, or are not seen.
    fn is_shared(&self) -> bool {
        let is_shared = |it: &Ty| matches!(it, Ty::Ref(false, _));
        let is_given = self.known.facts.defs(self.holder.base).iter().any(|it| matches!(it, Def::Param(_)));
        (self.holder.field.is_none() && is_given && is_public(self.scene, self.holder.owner))
            || is_shared(self.known.inference.local(self.holder.base))
            || self.uses.iter().any(|it| is_shared(self.known.inference.expr(*it)))
    }

    /// Whether every use borrows it only as `&file` does.
    fn is_lent_shared(&self) -> bool {
        let body = &self.known.body;
        self.uses.iter().all(|it| {
            let parent = body.expr(*it).parent.map(|it| &body.expr(it).kind);
            matches!(parent, Some(ExprKind::Ref { mutable: false, .. }))
        })
    }

    /// Whether nothing needs the reference after its only use, which gives it away.
    fn is_given_up(&self, using: ExprId) -> bool {
        let body = &self.known.body;
        let own = body.local(self.holder.base).span;
        // What a closure has from outside is not its own.
        let is_closure = |it: ExprId| {
            matches!(body.expr(it).kind, ExprKind::Closure { .. }) && !body.expr(it).span.contains(own)
        };
        self.is_lent_again(using)
            && mentions(body, self.holder.base).len() == 1
            && !body.ancestors(using).any(|it| body.is_loop(it) || is_closure(it))
    }

    /// `&mut ` and what it borrows.
    fn borrow(&self, known: &Known) -> Option<(String, &str)> {
        let using = *self.uses.first()?;
        let text = self.scene.text(At { owner: self.holder.owner, expr: using })?;
        let borrow = match (known.inference.expr(using), self.is_lent_shared()) {
            (Ty::Ref(true, _), _) if self.is_given_up(using) => "",
            // A name that may be bound anew is lent as it is, or it would not have to be mutable.
            (Ty::Ref(true, _), _) if self.may_be_bound_anew(known) && self.holder.field.is_none() => "&mut ",
            (Ty::Ref(true, _), _) => "&mut *",
            (Ty::Ref(false, _), true) => "",
            (_, true) => "&",
            (_, false) => "&mut ",
        };
        Some((borrow.to_owned(), text))
    }

    fn may_be_bound_anew(&self, known: &Known) -> bool {
        let base = known.body.local(self.holder.base);
        base.mutable && !base.by_ref
    }

    /// The field's own name where nothing else bears it.
    fn name(&self) -> Option<String> {
        let at = At { owner: self.holder.owner, expr: self.known.body.root? };
        let text = self.scene.text(at)?;
        let using = self.scene.text(At { expr: *self.uses.first()?, ..at })?;
        let is_usual = |it: &&str| {
            it.parse::<u32>().is_err() && !it.contains(char::is_uppercase) && !using.contains("r#")
        };
        let own = self.holder.field.as_deref().filter(is_usual).filter(|it| self.is_free(it));
        own.map(str::to_owned)
            .or_else(|| new_name(NAMES, text).filter(|it| self.is_free(it)).map(str::to_owned))
    }

    /// Whether nothing that could be meant here bears a name.
    fn is_free(&self, name: &str) -> bool {
        let body = &self.known.body;
        let is_named = |it: ExprId| matches!(&body.expr(it).kind, ExprKind::Path(path, _) if path.segments.len() == 1 && path.name() == name);
        let at = At { owner: self.holder.owner, expr: self.block };
        !body.locals.iter().any(|it| it.name == name)
            && (name == "drop" || !body.expr_ids().any(is_named))
            && !hidden_in_macro(body, name)
            && !self.scene.is_declared(at, name)
    }
}

/// Whether a type writes at once: what was made, or the `File` that a named temporary file lends.
fn is_handle(scene: Scene<'_>, id: TypeId) -> bool {
    scene.index().type_marks(id).unbuffered_write
}

/// `self: Pin<&mut Self>` lends its fields only as a whole.
fn is_pinned(scene: Scene<'_>, owner: BodyOwner) -> bool {
    let BodyOwner::Func(func) = owner else { return false };
    let text = scene.file(owner).and_then(|it| it.text.get(scene.index().func(func).span.range()));
    text.and_then(|it| it.split_once('{')).is_some_and(|(head, _)| head.contains("Pin<"))
}

/// A macro that a function declares may name whatever the function does.
fn has_macro_of_its_own(scene: Scene<'_>, owner: BodyOwner) -> bool {
    let root = scene.known(owner).and_then(|it| it.body.root);
    let text = root.and_then(|expr| scene.text(At { owner, expr }));
    text.is_none_or(|it| it.contains("macro_rules!"))
}
