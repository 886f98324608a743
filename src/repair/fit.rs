//! Whether every use of a name still compiles once its type is a buffer around the handle.

use crate::index::{FuncId, Index, Ty, TypeId};
use crate::infer::{BodyOwner, Callee, implements, method_of};
use crate::items::{Body, ExprId, ExprKind, LocalId, PatKind, SelfParam, Statement, TypeKind};
use crate::repair::scene::{Scene, cured, hidden_in_macro, mentions};
use crate::track::{Known, arguments};

/// Deepest chain of names that a handle is passed on by: `let reader = Reader::new(file)`.
const MAX_HOPS: u32 = 4;

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
}

/// The handle and what is put around it.
#[derive(Clone, Copy)]
pub struct Swap {
    pub handle: TypeId,
    pub cure: TypeId,
    /// The error that a flush reports makes the own methods of the handle reachable (a writer flushes before).
    pub is_writer: bool,
}

/// How the uses of `local` take the new type; `None` where one of them cannot.
pub fn fitting(scene: Scene<'_>, owner: BodyOwner, local: LocalId, swap: Swap) -> Option<Fitting> {
    let mut fitting = Fitting::default();
    fit_local(scene, owner, local, swap, &mut fitting, 0).then_some(fitting)
}

fn fit_local(
    scene: Scene<'_>,
    owner: BodyOwner,
    local: LocalId,
    swap: Swap,
    out: &mut Fitting,
    hops: u32,
) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    if hops > MAX_HOPS || hidden_in_macro(known.body, &known.body.local(local).name) {
        return false;
    }
    let uses = Uses { scene, owner, known, swap, direct: hops == 0 };
    mentions(known.body, local).into_iter().all(|it| uses.fits(it, out, hops))
}

struct Uses<'a> {
    scene: Scene<'a>,
    owner: BodyOwner,
    known: &'a Known<'a>,
    swap: Swap,
    /// Whether the name holds the handle itself.
    direct: bool,
}

impl Uses<'_> {
    fn body(&self) -> &Body {
        self.known.body
    }

    fn new_ty(&self, expr: ExprId) -> Ty {
        cured(self.known.inference.expr(expr), self.swap.handle, self.swap.cure)
    }

    fn fits(&self, expr: ExprId, out: &mut Fitting, hops: u32) -> bool {
        let Some(parent) = self.body().expr(expr).parent else { return false };
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
            ExprKind::Block(block) => self.fits_let(expr, &block.statements, out, hops),
            _ => false,
        }
    }

    fn fits_receiver(&self, expr: ExprId, call: ExprId, name: &str, out: &mut Fitting, hops: u32) -> bool {
        let index = self.scene.index();
        let ty = self.new_ty(expr);
        if let Some(func) = method_of(index, self.owner, self.known.body, &ty, name) {
            let takes = index.func(func).self_param;
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
        reachable
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
        let Some(Callee::Func(func, substs)) = self.known.inference.callees.get(&call) else {
            // Only the catalogue knows what a constructor or closure does with it.
            return false;
        };
        if self.names_handle(call) {
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
        if !self.accepts(declared, &given, signature, *func) {
            return false;
        }
        let _ = substs;
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
    fn names_handle(&self, call: ExprId) -> bool {
        let written = match &self.body().expr(call).kind {
            ExprKind::MethodCall { generics, .. } => !generics.is_empty(),
            ExprKind::Call { callee, .. } => match &self.body().expr(*callee).kind {
                ExprKind::Path(path, _) => path.segments.iter().any(|it| !it.args.is_empty()),
                _ => false,
            },
            _ => false,
        };
        let name = &self.scene.index().ty(self.swap.handle).name;
        let text = self.scene.text(crate::track::At { owner: self.owner, expr: call }).unwrap_or("");
        let head = text.split('(').next().unwrap_or("");
        written && head.split(|it: char| !it.is_alphanumeric() && it != '_').any(|it| it == name)
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

    fn fits_let(&self, expr: ExprId, statements: &[Statement], out: &mut Fitting, hops: u32) -> bool {
        statements.iter().any(|it| matches!(it, Statement::Let { value: Some(value), .. } if *value == expr))
            && carried_fits(self.scene, self.owner, expr, self.swap, out, hops)
    }
}

/// Whether the value of an expression that holds the handle may hold the buffer in its place.
pub fn carried_fits(
    scene: Scene<'_>,
    owner: BodyOwner,
    expr: ExprId,
    swap: Swap,
    out: &mut Fitting,
    hops: u32,
) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    let body = known.body;
    if becomes_dyn(scene, owner, expr) {
        return true;
    }
    let Some(parent) = body.expr(expr).parent else { return false };
    let uses = Uses { scene, owner, known, swap, direct: false };
    match &body.expr(parent).kind {
        ExprKind::Try(_) | ExprKind::Await(_) => carried_fits(scene, owner, parent, swap, out, hops),
        ExprKind::MethodCall { receiver, .. } if *receiver == expr => uses.fits(expr, out, hops + 1),
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } => uses.fits(expr, out, hops + 1),
        ExprKind::Ref { .. } => uses.fits(expr, out, hops + 1),
        ExprKind::For { iterable, .. } => *iterable == expr,
        ExprKind::Match { value, .. } | ExprKind::Let { value, .. } if *value == expr => false,
        ExprKind::Block(block) => block.statements.iter().any(|statement| match statement {
            Statement::Let { pat, ty, value: Some(value), .. } if *value == expr => {
                match &body.pat(*pat).kind {
                    PatKind::Bind { local, .. }
                        if ty.as_ref().is_none_or(|it| matches!(it.kind, TypeKind::Infer)) =>
                    {
                        out.carriers.push(*local);
                        fit_local(scene, owner, *local, swap, out, hops + 1)
                    }
                    PatKind::Wild => true,
                    _ => false,
                }
            }
            Statement::Expr { expr: it, semicolon: true, .. } => *it == expr,
            _ => false,
        }),
        _ => false,
    }
}

/// Whether a value is turned into a `dyn` or an opaque type before anyone can name it.
pub fn becomes_dyn(scene: Scene<'_>, owner: BodyOwner, expr: ExprId) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    let body = known.body;
    let erased = |ty: &Ty| ty.any(&mut |it| matches!(it, Ty::Dyn(_) | Ty::Opaque(_)));
    let Some(parent) = body.expr(expr).parent else {
        let BodyOwner::Func(func) = owner else { return false };
        return erased(&scene.index().signature(func).ret);
    };
    match &body.expr(parent).kind {
        ExprKind::Cast { ty, .. } => {
            matches!(ty.kind, TypeKind::Path(_) | TypeKind::Dyn(_) | TypeKind::Ref { .. })
        }
        ExprKind::Call { .. } => match known.inference.callees.get(&parent) {
            Some(Callee::Constructor(..)) => becomes_dyn(scene, owner, parent),
            Some(Callee::Func(func, _)) => {
                let signature = scene.index().signature(*func);
                let at = arguments(body, parent).iter().position(|it| *it == expr);
                let declared = at.and_then(|it| signature.params.get(it));
                declared.is_some_and(erased)
                    || (scene.index().func_path(*func) == "std::boxed::Box::new"
                        && becomes_dyn(scene, owner, parent))
            }
            _ => false,
        },
        ExprKind::Try(_) => false,
        ExprKind::If { condition, .. } if *condition != expr => becomes_dyn(scene, owner, parent),
        ExprKind::Match { value, .. } if *value != expr => becomes_dyn(scene, owner, parent),
        ExprKind::Return(_) => {
            let BodyOwner::Func(func) = owner else { return false };
            erased(&scene.index().signature(func).ret)
        }
        ExprKind::Block(block) if block.tail == Some(expr) => becomes_dyn(scene, owner, parent),
        ExprKind::Block(block) => block.statements.iter().any(|it| match it {
            Statement::Let { ty: Some(ty), value: Some(value), .. } if *value == expr => names_dyn(ty),
            _ => false,
        }),
        _ => false,
    }
}

fn names_dyn(ty: &crate::items::TypeRef) -> bool {
    match &ty.kind {
        TypeKind::Dyn(_) => true,
        TypeKind::Ref { inner, .. } => names_dyn(inner),
        TypeKind::Path(path) => path.segments.iter().any(|it| it.args.iter().any(names_dyn)),
        _ => false,
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
    it.self_param == Some(SelfParam::Ref)
        && names.contains(&it.name.as_str())
        && index.is_stub(index.func_unit(func))
}
