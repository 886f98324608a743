//! Whether every use of a name still compiles once its type is a buffer around the handle.

use crate::index::{FuncId, Index, Ty};
use crate::infer::{BodyOwner, Callee, implements, method_of};
use crate::items::{Body, ExprId, ExprKind, LocalId, SelfParam, Statement};
use crate::repair::carried::carried_fits;
use crate::repair::retype::{self, mentions_handle};
use crate::repair::scene::{Scene, cured, hidden_in_macro, mentions};
use crate::repair::swap::Swap;
use crate::repair::{Change, Concern, ImportNeed};
use crate::track::{Known, arguments};

/// Deepest chain of calls and names that a handle is passed on by: `let reader = Reader::new(file)`.
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
    }

    /// For another body, whose names are not ours.
    pub fn elsewhere(&self) -> Self {
        Self { returned: self.returned.clone(), ..Self::default() }
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
    if hops > MAX_HOPS || hidden_in_macro(&known.body, &known.body.local(local).name) {
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
                let name = call.path.segments.last().map_or("", |it| it.name.as_str());
                let written = first && matches!(name, "write" | "writeln") && self.swap.is_writer;
                out.needs_mut |= written && self.direct;
                written
            }
            ExprKind::Field { base, .. } if *base == expr && !self.direct => {
                self.result_fits(parent, out, hops)
            }
            ExprKind::Assign { place, plain: true, .. } if *place == expr => {
                !mentions_handle(self.known.inference.expr(expr), self.swap)
            }
            ExprKind::Block(_)
            | ExprKind::Match { .. }
            | ExprKind::Let { .. }
            | ExprKind::Struct { .. }
            | ExprKind::Return(_) => carried_fits(self.scene, self.owner, expr, self.swap, out, hops),
            _ => false,
        }
    }

    fn fits_receiver(&self, expr: ExprId, call: ExprId, name: &str, out: &mut Fitting, hops: u32) -> bool {
        let index = self.scene.index();
        let ty = self.new_ty(expr);
        if let Some(func) = method_of(index, self.owner, &self.known.body, &ty, name) {
            let takes = index.header(func).self_param;
            if self.direct && takes == Some(SelfParam::Value) {
                out.moves.push(expr);
            }
            out.needs_mut |= self.direct && takes == Some(SelfParam::RefMut);
            return self.result_fits(call, out, hops);
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

    /// An argument whose declared type is generic enough; `by_ref` for `&name`, with whether it is `&mut`.
    fn fits_argument(
        &self,
        arg: ExprId,
        call: ExprId,
        by_ref: Option<(ExprId, bool)>,
        out: &mut Fitting,
        hops: u32,
    ) -> bool {
        let index = self.scene.index();
        let func = match self.known.inference.callees.get(&call) {
            Some(Callee::Func(func, _)) => func,
            Some(Callee::Constructor(..)) if by_ref.is_none() => {
                if self.direct {
                    out.moves.push(arg);
                }
                return carried_fits(self.scene, self.owner, arg, self.swap, out, hops);
            }
            None if !self.direct && self.is_serialized(arg, call) => return true,
            None => return !self.direct && self.is_undescribed(call, out),
            // Nobody knows what a closure does with it.
            _ => return false,
        };
        if !self.written_fits(call, out) {
            return false;
        }
        let Some(at) = arguments(self.body(), call).iter().position(|it| *it == arg) else { return false };
        let signature = index.signature(*func);
        let Some(declared) = signature.params.get(at) else { return false };
        let mut given = self.new_ty(arg);
        let mut reborrowed = false;
        if let (Some((_, false)), Ty::Ref(_, inner)) = (by_ref, &given) {
            // A shared reference to a file reads and writes; one to a buffer does not.
            reborrowed = self.wants_io(declared, signature);
            if reborrowed {
                given = inner.as_ref().clone().reference(true);
            }
        }
        if !self.accepts(declared, &given, signature, *func) || self.shares_type(signature, at, call) {
            return false;
        }
        if self.direct {
            match by_ref {
                None => out.moves.push(arg),
                Some((_, false)) if reborrowed => {
                    out.reborrows.push(arg);
                    out.needs_mut = true;
                }
                Some((_, mutable)) => out.needs_mut |= mutable,
            }
        }
        self.result_fits(call, out, hops)
    }

    /// `value.serialize(&mut serializer)`: a derived impl is nowhere written, and takes any serializer.
    fn is_serialized(&self, arg: ExprId, call: ExprId) -> bool {
        let ExprKind::MethodCall { name, args, .. } = &self.body().expr(call).kind else { return false };
        let index = self.scene.index();
        let ty = self.known.inference.expr(arg).peeled().adt();
        name == "serialize"
            && args[..] == [arg]
            && ty.is_some_and(|(id, _)| {
                index.is_stub(index.type_unit(id)) && index.ty(id).name == "Serializer"
            })
    }

    /// `mem::replace(&mut self.file, other)`: two handles that must be of one type.
    fn shares_type(&self, signature: &crate::index::Signature, at: usize, call: ExprId) -> bool {
        let args = arguments(self.body(), call);
        let Some(declared) = signature.params.get(at) else { return true };
        signature.params.iter().zip(&args).enumerate().any(|(other, (ty, arg))| {
            other != at
                && mentions_handle(self.known.inference.expr(*arg), self.swap)
                && ty.any(&mut |it| matches!(it, Ty::Param(_)) && declared.any(&mut |own| own == it))
        })
    }

    /// Whether a parameter is read from or written to.
    fn wants_io(&self, declared: &Ty, signature: &crate::index::Signature) -> bool {
        let index = self.scene.index();
        let name = match declared.peeled() {
            Ty::Param(name) => name,
            Ty::Dyn(_) => return true,
            _ => return false,
        };
        signature.bounds(name).iter().filter_map(|it| it.id).any(|it| {
            [index.known.read, index.known.write].into_iter().flatten().any(|of| index.is_a(it, of))
        })
    }

    fn accepts(&self, declared: &Ty, given: &Ty, signature: &crate::index::Signature, func: FuncId) -> bool {
        let index = self.scene.index();
        let bounds = self.scene.bounds(self.owner);
        match (declared, given) {
            // A parameter of the trait itself is settled by the impl, which knows the handle: `Stdio::from(file)`.
            (Ty::Param(name), _) if self.is_of_trait(func, name) => false,
            (Ty::Param(name), given) => {
                // `T: Into<Stdio>` holds for the handle and not for a buffer.
                let holds = |id| implements(index, bounds, given, id);
                signature.bounds(name).iter().all(|it| it.args.is_empty() && it.id.is_none_or(holds))
            }
            (Ty::Ref(_, declared), Ty::Ref(_, given)) => self.accepts(declared, given, signature, func),
            (Ty::Dyn(wanted), given) => {
                wanted.iter().all(|it| it.id.is_none_or(|it| implements(index, bounds, given, it)))
            }
            (Ty::Adt(x, xs), Ty::Adt(y, ys)) if x == y => {
                xs.iter().zip(ys.iter()).all(|(x, y)| self.accepts(x, y, signature, func))
            }
            (declared, given) => declared == given,
        }
    }

    /// `from_reader::<File, Config>(file)` has the type of the handle written out.
    fn written_fits(&self, call: ExprId, out: &mut Fitting) -> bool {
        let (written, scope) = match &self.body().expr(call).kind {
            ExprKind::MethodCall { generics, scope, .. } => (generics.args().iter().collect(), *scope),
            ExprKind::Call { callee, .. } => match &self.body().expr(*callee).kind {
                ExprKind::Path(path, scope) => {
                    let args = path.segments.iter().flat_map(|it| it.args.iter());
                    (args.chain(path.qualified.as_deref()).collect::<Vec<_>>(), *scope)
                }
                _ => return true,
            },
            _ => return true,
        };
        let Some(place) = retype::Place::of_body(self.scene, self.owner, scope) else { return false };
        written.into_iter().all(|it| retype::rewrite(self.scene, &place, it, self.swap, out))
    }

    fn is_of_trait(&self, func: FuncId, name: &str) -> bool {
        let index = self.scene.index();
        let trait_ = index.trait_of(func);
        trait_.is_some_and(|it| index.trait_(it).generics.params.iter().any(|it| it.name == name))
    }

    /// What a call gives back may hold the new type too; then so must everything that takes it.
    fn result_fits(&self, call: ExprId, out: &mut Fitting, hops: u32) -> bool {
        let old = self.known.inference.expr(call);
        if !old.any(&mut |it| matches!(it, Ty::Adt(id, _) if *id == self.swap.handle)) {
            return true;
        }
        carried_fits(self.scene, self.owner, call, self.swap, out, hops)
    }
}

/// Methods of the handle that neither move its position nor hand it out.
fn is_harmless(index: &Index, func: FuncId) -> bool {
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
