//! The calls into dependencies that take a bare handle and that nobody described: what no finding can be about.

use crate::file::{FileId, FileSpan};
use crate::index::{Index, Namespace, Resolved, TraitRef, Ty, TypeId};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, Path, ScopeId};
use crate::track::knowledge::Knowledge;
use crate::track::program::{At, Known, Program};

/// The crates of the standard library, of which nothing undescribed takes a handle that could be wrapped.
const STD: [&str; 3] = ["std", "core", "alloc"];

/// The type of a receiver of which nothing is known: most often what an undescribed function gave.
const UNKNOWN: &str = "_";

/// An API and a type of handle that it is given.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Unjudged {
    /// As far as the names of the code tell it: `shapefile::Reader::new`, `_::read_from` for a method of what is not
    /// known.
    pub api: String,
    /// The unbuffered type: `std::fs::File`.
    pub handle: String,
    /// The calls, in the order of the text.
    pub at: Vec<FileSpan>,
}

fn is_of_dependency(knowledge: &Knowledge<'_>, api: &str, file: FileId) -> bool {
    let krate = api.split("::").next().unwrap_or_default();
    let package = knowledge.package(file).filter(|it| !it.name.is_empty());
    if package.is_some_and(|it| it.is_dependency) {
        return false;
    }
    krate == UNKNOWN
        || !STD.contains(&krate) && package.is_none_or(|it| it.dependencies.iter().any(|it| it.name == krate))
}

/// The method that an API names of a type that is not known, `read_from` of `_::read_from`.
pub fn method_of_unknown(api: &str) -> Option<&str> {
    api.strip_prefix(UNKNOWN)?.strip_prefix("::")
}

/// A call that gives what may be a handle to something that is not described.
#[derive(Clone, Debug)]
pub struct Handed {
    pub call: At,
    pub arg: ExprId,
    /// As in [`Unjudged`].
    pub api: String,
}

/// Those of a body, as far as what is called is of a dependency.
pub fn handed(knowledge: &Knowledge<'_>, owner: BodyOwner, known: &Known) -> Vec<Handed> {
    let index = knowledge.index;
    let Some(file) = index.file_of(owner.unit(index)) else { return Vec::new() };
    let calls = known.body.expr_ids().filter(|it| !known.inference.callees.contains_key(it));
    let called = calls.filter_map(|expr| Some((expr, undescribed(index, owner, known, expr)?)));
    let found = called.filter(|(_, (api, _))| is_of_dependency(knowledge, api, file)).flat_map(
        |(expr, (api, args))| {
            let handles = args.iter().filter(|it| may_be_handle(index, owner, known.inference.expr(**it)));
            handles.map(move |it| Handed { call: At { owner, expr }, arg: *it, api: api.clone() })
        },
    );
    found.collect()
}

impl Program<'_> {
    /// Whether the source of what a body calls, by its path, was looked for and is not on this machine.
    pub fn is_unfetched(&self, owner: BodyOwner, api: &str) -> bool {
        let krate = api.split("::").next().unwrap_or_default();
        self.index.file_of(owner.unit(self.index)).is_some_and(|it| self.knowledge.is_unfetched(it, krate))
    }
}

/// Whether a value is a handle or hands one on, or may be one by what its type parameter or its trait object is bound by.
pub fn may_be_handle(index: &Index, owner: BodyOwner, ty: &Ty) -> bool {
    let asks = |it: &TraitRef| {
        let io = [index.known.read, index.known.write];
        it.id.is_some_and(|id| io.into_iter().flatten().any(|of| index.is_a(id, of)))
    };
    let bounds = |name: &str| match owner {
        BodyOwner::Func(func) => index.signature(func).bounds(name).iter().any(asks),
        BodyOwner::Value(_) => false,
    };
    handle_in(index, ty).is_some()
        || ty.any(&mut |it| match it {
            Ty::Param(name) => bounds(name),
            Ty::Dyn(traits) => traits.iter().any(asks),
            _ => false,
        })
}

/// What is called and not described, by the name that the code gives it, and with what.
pub fn undescribed<'k>(
    index: &Index,
    owner: BodyOwner,
    known: &'k Known,
    call: ExprId,
) -> Option<(String, &'k [ExprId])> {
    match &known.body.expr(call).kind {
        ExprKind::Call { callee, args } => match &known.body.expr(*callee).kind {
            ExprKind::Path(path, scope) => Some((named(index, owner, path, *scope)?, args)),
            _ => None,
        },
        ExprKind::MethodCall { receiver, name, args, .. } => {
            let of = match known.inference.expr(*receiver).peeled() {
                Ty::External(path, _) => path.to_string(),
                Ty::Adt(id, _) if index.is_stub(index.type_unit(*id)) => index.type_path(*id),
                Ty::Unknown => UNKNOWN.to_owned(),
                _ => return None,
            };
            Some((format!("{of}::{name}"), args))
        }
        _ => None,
    }
}

/// A path into what is not described, or into what is and does not say it.
fn named(index: &Index, owner: BodyOwner, path: &Path, scope: ScopeId) -> Option<String> {
    let names = path.names();
    let scope = index.scope_key(owner.unit(index), scope);
    let (resolved, n) = index.resolve(scope, &names, Namespace::Values)?;
    let of = match resolved {
        Resolved::External(path) => path.to_string(),
        Resolved::Type(id) if index.is_stub(index.type_unit(id)) => index.type_path(id),
        _ => return None,
    };
    let rest = names[n..].iter().map(smol_str::SmolStr::as_str);
    Some(std::iter::once(of.as_str()).chain(rest).collect::<Vec<_>>().join("::"))
}

/// The bare handle that a value is or hands on; one behind a buffer is none.
pub fn handle_in(index: &Index, ty: &Ty) -> Option<TypeId> {
    let Ty::Adt(id, args) = ty.peeled() else { return None };
    let marks = index.type_marks(*id);
    if marks.unbuffered_read || marks.unbuffered_write || marks.line_buffered {
        return Some(*id);
    }
    let is_buffered = marks.cure.is_some() || marks.buffers;
    args.iter().filter(|_| !is_buffered).find_map(|it| handle_in(index, it))
}
