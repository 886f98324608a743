//! The calls into dependencies that take a bare handle and that nobody described: what no finding can be about.

use std::collections::{BTreeMap, BTreeSet};

use crate::file::FileSpan;
use crate::index::{Index, Namespace, Resolved, Ty, TypeId};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, Path, ScopeId};
use crate::track::knowledge::Knowledge;
use crate::track::program::Known;

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

/// Every such API of the run, by its name.
pub fn unjudged(knowledge: &Knowledge<'_>) -> Vec<Unjudged> {
    let index = knowledge.index;
    let calls = knowledge.over_all(|owner, known| calls_of(index, owner, known));
    let mut places: BTreeMap<(String, TypeId), BTreeSet<FileSpan>> = BTreeMap::new();
    for (api, handle, at) in calls {
        if is_of_dependency(knowledge, &api, at) {
            places.entry((api, handle)).or_default().insert(at);
        }
    }
    let named = |((api, handle), at): ((String, TypeId), BTreeSet<FileSpan>)| Unjudged {
        api,
        handle: index.type_path(handle),
        at: at.into_iter().collect(),
    };
    places.into_iter().map(named).collect()
}

fn is_of_dependency(knowledge: &Knowledge<'_>, api: &str, at: FileSpan) -> bool {
    let krate = api.split("::").next().unwrap_or_default();
    let package = knowledge.package(at.file).filter(|it| !it.name.is_empty());
    if package.is_some_and(|it| it.is_dependency) {
        return false;
    }
    krate == UNKNOWN
        || !STD.contains(&krate) && package.is_none_or(|it| it.dependencies.iter().any(|it| it.name == krate))
}

fn calls_of(index: &Index, owner: BodyOwner, known: &Known) -> Vec<(String, TypeId, FileSpan)> {
    let Some(file) = index.file_of(owner.unit(index)) else { return Vec::new() };
    let calls = known.body.expr_ids().filter(|it| !known.inference.callees.contains_key(it));
    let found = calls.filter_map(|call| {
        let (api, args) = undescribed(index, owner, known, call)?;
        let handle = args.iter().find_map(|it| handle_in(index, known.inference.expr(*it)))?;
        Some((api, handle, FileSpan { file, span: known.body.expr(call).span }))
    });
    found.collect()
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
