//! Whether every use of a name still compiles once its type is a buffer around the handle.

use crate::file::FileSpan;
use crate::index::{FuncId, Index, Ty, TypeId};
use crate::infer::{BodyOwner, Callee, method_of};
use crate::items::{Body, ExprId, ExprKind, Literal, LocalId, Operator, PatKind, SelfParam, Statement};
use crate::judge::Concern;
use crate::repair::carried::carried_fits;
use crate::repair::param::are_given_buffers;
use crate::repair::retype::mentions_handle;
use crate::repair::scene::{Scene, cured, is_captured, is_hidden_in_macro};
use crate::repair::swap::Swap;
use crate::repair::{Change, ImportNeed, alias, dereferenced, renew};
use crate::track::{At, Known, LARGE, Size, arguments, is_terminal_macro, mentions, size_of};

mod argument;

pub use argument::{is_serialized, is_written_out};

/// Deepest chain of calls and names that a handle is passed on by: `let reader = Reader::new(file)`. Behind a longer one
/// something may need the handle itself.
pub const MAX_HOPS: u32 = 12;

/// What else has to change for the uses to fit.
#[derive(Clone, Debug, Default)]
pub struct Fitting {
    /// The name must be mutable.
    pub needs_mut: bool,
    /// `&name` that becomes `&mut name`.
    pub reborrows: Vec<ExprId>,
    /// Uses that give the value away.
    pub moves: Vec<ExprId>,
    /// Receivers of the handle's own methods, which go through `get_ref()`.
    pub through_ref: Vec<ExprId>,
    /// Mentions of the name that is given another handle there.
    pub renewed: Vec<ExprId>,
    /// Names that hold the handle further on.
    pub carriers: Vec<LocalId>,
    /// Names further on that must be mutable.
    pub muts: Vec<LocalId>,
    /// Types that are written out, here or elsewhere.
    pub changes: Vec<Change>,
    pub imports: Vec<ImportNeed>,
    pub concerns: Vec<Concern>,
    /// Functions whose result changes its type.
    pub returned: Vec<FuncId>,
    /// Parameters that change their type, `self` being 0.
    pub params: Vec<(FuncId, usize)>,
    /// Arguments for such parameters that are the buffer now.
    pub given: Vec<At>,
    /// Aliases that change what they stand for, each with a mention that follows.
    pub aliases: Vec<(TypeId, FileSpan)>,
    /// Types that dereference to what holds the buffer now, each with the handle that it held.
    pub dereferenced: Vec<(TypeId, TypeId)>,
    /// The value goes into a field or out of the function.
    pub leaves: bool,
}

impl Fitting {
    /// Whether no code names the new type or asks for what it holds, so that it may hold something else.
    pub fn is_opaque(&self) -> bool {
        self.changes.is_empty() && self.through_ref.is_empty()
    }

    /// Takes over what has to change in other bodies.
    pub fn absorb(&mut self, other: Fitting) {
        self.changes.extend(other.changes);
        self.imports.extend(other.imports);
        self.concerns.extend(other.concerns);
        self.returned = other.returned;
        self.params = other.params;
        self.given = other.given;
        self.aliases = other.aliases;
        self.dereferenced = other.dereferenced;
    }

    /// Whether everything else that names the new types takes or gives a buffer too.
    pub fn is_followed(&self, scene: Scene<'_>) -> bool {
        are_given_buffers(scene, self)
            && alias::are_followed(scene, self)
            && dereferenced::are_followed(scene, self)
    }

    /// How many written types follow so far, here and elsewhere.
    pub fn n_retyped(&self) -> usize {
        self.changes.len() + self.aliases.len()
    }

    /// For another body, whose names are not ours: what concerns all bodies goes along, and comes back by `absorb`.
    pub fn elsewhere(&mut self) -> Self {
        Self {
            returned: std::mem::take(&mut self.returned),
            params: std::mem::take(&mut self.params),
            given: std::mem::take(&mut self.given),
            aliases: std::mem::take(&mut self.aliases),
            dereferenced: std::mem::take(&mut self.dereferenced),
            ..Self::default()
        }
    }
}

/// How the uses of `local` take the new type; `None` where one of them cannot.
pub fn fitting(scene: Scene<'_>, owner: BodyOwner, local: LocalId, swap: Swap) -> Option<Fitting> {
    let mut fitting = Fitting::default();
    fit_local(scene, owner, local, swap, &mut fitting, 0).then_some(fitting)
}

pub fn fit_local(
    scene: Scene<'_>,
    owner: BodyOwner,
    local: LocalId,
    swap: Swap,
    out: &mut Fitting,
    hops: u32,
) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    let is_hidden = is_hidden_in_macro(&known.body, local);
    if hops > MAX_HOPS || is_hidden || (hops == 0 && is_captured(known, local)) {
        return false;
    }
    let uses = Uses { scene, owner, known, swap, direct: hops == 0 };
    if hops == 0 || !matches!(known.inference.local(local), Ty::Adt(id, _) if *id == swap.handle) {
        return mentions(&known.body, local).into_iter().all(|it| uses.fits(it, out, hops));
    }
    // The handle itself under another name: `Ok(file) => …`.
    let uses = Uses { direct: true, ..uses };
    let needed = std::mem::take(&mut out.needs_mut);
    let fits = mentions(&known.body, local).into_iter().all(|it| uses.fits(it, out, hops));
    if std::mem::replace(&mut out.needs_mut, needed) {
        out.muts.push(local);
    }
    fits
}

/// One body, and how its expressions take the new type.
pub struct Uses<'a> {
    pub scene: Scene<'a>,
    pub owner: BodyOwner,
    pub known: &'a Known,
    pub swap: Swap,
    /// Whether the expression is the handle itself.
    pub direct: bool,
}

impl Uses<'_> {
    fn body(&self) -> &Body {
        &self.known.body
    }

    fn new_ty(&self, expr: ExprId) -> Ty {
        cured(self.known.inference.expr(expr), self.swap.handle, self.swap.cure)
    }

    pub fn fits(&self, expr: ExprId, out: &mut Fitting, hops: u32) -> bool {
        let Some(parent) = self.body().expr(expr).parent else {
            return carried_fits(self.scene, self.owner, expr, self.swap, out, hops);
        };
        match &self.body().expr(parent).kind {
            ExprKind::MethodCall { receiver, name, .. } if *receiver == expr => {
                self.fits_receiver(expr, parent, name, out, hops)
            }
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
                self.fits_argument(expr, parent, None, out, hops)
            }
            ExprKind::Ref { mutable, .. } => self.fits_reference(expr, parent, *mutable, out, hops),
            ExprKind::Macro(call) => {
                let first = call.args.first().is_some_and(|it| it.value == expr);
                let name = call.path.name();
                let draws =
                    !self.direct && is_terminal_macro(self.scene.index(), &self.known.inference, call);
                let written = first
                    && (matches!(name, "write" | "writeln") || draws)
                    && self.swap.is_writer
                    && !self.is_shared(expr);
                out.needs_mut |= written && self.direct;
                written
            }
            ExprKind::Field { base, .. } if *base == expr && !self.direct => {
                self.result_fits(parent, out, hops)
            }
            ExprKind::Assign { place, value, plain: true } if *place == expr => {
                !mentions_handle(self.known.inference.expr(expr), self.swap)
                    || (self.direct && renew::fits(self, *place, *value, out))
            }
            ExprKind::Block(_)
            | ExprKind::For { .. }
            | ExprKind::Match { .. }
            | ExprKind::Let { .. }
            | ExprKind::Struct { .. }
            | ExprKind::Return(_) => carried_fits(self.scene, self.owner, expr, self.swap, out, hops),
            _ => false,
        }
    }

    /// Whether a `read` may come back with less, as it does where the buffer runs out: it hands its caller's block on, or
    /// what is around it goes on until nothing comes. One with a small block is a sink, and judged with its flow.
    fn takes_short_reads(&self, call: ExprId) -> bool {
        let index = self.scene.index();
        let block = arguments(self.body(), call).get(1).copied();
        let size = block.map(|it| size_of(index, self.body(), &self.known.inference, it));
        let is_sink = matches!(size, Some(Size::Exactly(bytes)) if bytes < LARGE);
        is_sink || self.is_read_itself() || self.goes_on_until_nothing_comes()
    }

    /// Whether a number is compared with zero somewhere, and none with another or with a length.
    fn goes_on_until_nothing_comes(&self) -> bool {
        let body = self.body();
        let is_zero = |it: ExprId| matches!(body.expr(it).kind, ExprKind::Literal(Literal::Int(0, _)));
        let asks_for_zero = |it: ExprId| match body.expr(it).kind {
            ExprKind::Binary { left, right, operator: Operator::Other } => is_zero(left) || is_zero(right),
            _ => false,
        };
        let asks_for_length = |it: ExprId| body.called_name(it) == "len";
        let text = self.scene.file(self.owner).map_or("", |it| &*it.text);
        let literals = body.pats.iter().filter(|it| matches!(it.kind, PatKind::Other));
        let numbers = literals.filter_map(|it| text.get(it.span.range())?.parse::<u64>().ok());
        let numbers: Vec<u64> = numbers.collect();
        (numbers.contains(&0) || body.expr_ids().any(asks_for_zero))
            && !body.expr_ids().any(asks_for_length)
            && numbers.iter().all(|it| *it == 0)
    }

    /// `fn read(&mut self, buf: &mut [u8])` of an `impl Read` promises no more than a buffer does.
    fn is_read_itself(&self) -> bool {
        let BodyOwner::Func(func) = self.owner else { return false };
        let index = self.scene.index();
        let declared = index.of_trait(func);
        index.func(declared).name == "read"
            && index.trait_of(declared).is_some_and(|it| Some(it) == index.known.read)
    }

    /// Whether a buffer would be lent out for reading alone; one around the reference itself is not.
    fn is_shared(&self, expr: ExprId) -> bool {
        !self.direct && matches!(self.known.inference.expr(expr), Ty::Ref(false, _))
    }

    fn fits_receiver(&self, expr: ExprId, call: ExprId, name: &str, out: &mut Fitting, hops: u32) -> bool {
        let index = self.scene.index();
        // `let rest: Stdio = file.into()` holds for the handle alone, and a handle cannot be cloned: `(&file).to_owned()` is
        // the same reference.
        if matches!(name, "into" | "try_into" | "to_owned" | "clone") && self.is_handle(expr) {
            return false;
        }
        if name == "read" && !self.swap.is_writer && !self.takes_short_reads(call) {
            out.concerns.push(Concern::ShortReads);
        }
        let ty = self.new_ty(expr);
        if let Some(func) = method_of(index, self.owner, &self.known.body, &ty, name) {
            let takes = index.header(func).self_param;
            // A shared reference to a file reads and writes; one to a buffer does not.
            if takes == Some(SelfParam::RefMut) && self.is_shared(expr) {
                return false;
            }
            if self.direct && takes == Some(SelfParam::Value) {
                out.moves.push(expr);
            }
            out.needs_mut |= self.direct && takes == Some(SelfParam::RefMut);
            return self.functions_fit(expr, call, out, hops) && self.result_fits(call, out, hops);
        }
        // `metadata`, `sync_all` and the like: the handle's own, by shared reference.
        let own = match self.known.inference.callees.get(&call) {
            Some(Callee::Func(func, _)) => Some(*func),
            _ => None,
        };
        let reachable = self.direct && own.is_some_and(|it| is_harmless(index, it));
        if reachable {
            out.through_ref.push(expr);
        }
        reachable || (!self.direct && own.is_none() && self.is_undescribed(call, out))
    }

    fn is_handle(&self, expr: ExprId) -> bool {
        matches!(self.known.inference.expr(expr).peeled(), Ty::Adt(id, _) if *id == self.swap.handle)
    }

    /// A call that nobody described, on or with a described type that is generic in what it holds: most often it is
    /// generic too, and where its value is not kept it cannot hand the handle out.
    fn is_undescribed(&self, call: ExprId, out: &mut Fitting) -> bool {
        let kept =
            match self.body().ancestors(call).find(|it| {
                !matches!(self.body().expr(*it).kind, ExprKind::Try(_) | ExprKind::MethodCall { .. })
            }) {
                Some(outer) => match &self.body().expr(outer).kind {
                    ExprKind::Block(block) => {
                        let span = self.body().expr(call).span;
                        !block.statements.iter().any(|it| match it {
                            Statement::Expr { semicolon: true, span: whole, .. } => whole.contains(span),
                            _ => false,
                        })
                    }
                    _ => true,
                },
                None => true,
            };
        if !kept {
            out.concerns.push(Concern::Undescribed);
        }
        !kept
    }

    fn fits_reference(
        &self,
        expr: ExprId,
        reference: ExprId,
        mutable: bool,
        out: &mut Fitting,
        hops: u32,
    ) -> bool {
        let Some(outer) = self.body().expr(reference).parent else { return false };
        match &self.body().expr(outer).kind {
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
                self.fits_argument(reference, outer, Some((expr, mutable)), out, hops)
            }
            ExprKind::Macro(_) if self.swap.is_writer => {
                if !mutable {
                    if !self.may_change_within(expr, out) {
                        return false;
                    }
                    out.reborrows.push(reference);
                }
                out.needs_mut |= self.direct;
                self.fits(reference, out, hops)
            }
            ExprKind::Block(_) | ExprKind::Match { .. } | ExprKind::Let { .. } if mutable || !self.direct => {
                out.needs_mut |= mutable && self.direct;
                carried_fits(self.scene, self.owner, reference, self.swap, out, hops)
            }
            _ => false,
        }
    }

    /// What a call gives back may hold the new type too; then so must everything that takes it.
    pub fn result_fits(&self, call: ExprId, out: &mut Fitting, hops: u32) -> bool {
        let old = self.known.inference.expr(call);
        if !old.any(&mut |it| matches!(it, Ty::Adt(id, _) if *id == self.swap.handle)) {
            return true;
        }
        carried_fits(self.scene, self.owner, call, self.swap, out, hops)
    }
}

/// Methods of the handle that neither move its position nor hand it out.
pub fn is_harmless(index: &Index, func: FuncId) -> bool {
    let it = index.func(func);
    let names = [
        "metadata",
        "set_permissions",
        "sync_all",
        "sync_data",
        "set_modified",
        "set_times",
        "peer_addr",
        "local_addr",
        "set_nodelay",
        "nodelay",
        "set_read_timeout",
        "set_write_timeout",
        "read_timeout",
        "write_timeout",
        "shutdown",
        "path",
    ];
    index.header(func).self_param == Some(SelfParam::Ref)
        && names.contains(&it.name.as_str())
        && index.is_stub(index.func_unit(func))
}
