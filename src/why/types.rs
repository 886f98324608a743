//! Types as people write them, and what a type means for a call.

use crate::index::{Generic, Index, Resolved, TraitId, TraitRef, Ty, TypeId};
use crate::infer::implements;

/// Deepest type within a type that is written out.
const MAX_DEPTH: u32 = 6;

/// The `impl Trait` of a parameter, whose bounds the type does not have with it.
pub const UNNAMED: &str = "impl _";

/// A type by its names: `&mut std::fs::File`, `Result<std::fs::File, std::io::Error>`. `_` stands for what is not known.
pub fn written(index: &Index, ty: &Ty) -> String {
    written_at(index, ty, 0)
}

fn written_at(index: &Index, ty: &Ty, depth: u32) -> String {
    if depth > MAX_DEPTH {
        return "…".to_owned();
    }
    let inner = |ty: &Ty| written_at(index, ty, depth + 1);
    let list = |items: &[Ty]| items.iter().map(inner).collect::<Vec<_>>().join(", ");
    let applied = |name: String, args: &[Ty]| {
        // What was never said of a parameter would be a row of `_`.
        let args = if args.iter().all(|it| *it == Ty::Unknown) { &[] } else { args };
        if args.is_empty() { name } else { format!("{name}<{}>", list(args)) }
    };
    match ty {
        Ty::Unknown | Ty::Var(_) => "_".to_owned(),
        Ty::Never => "!".to_owned(),
        Ty::Primitive(name) => name.trim_matches(['{', '}']).to_owned(),
        Ty::Adt(id, args) => {
            let known = &index.known;
            let is_prelude =
                [known.result, known.option, known.vec, known.boxed, known.string].contains(&Some(*id));
            let name = if is_prelude { index.ty(*id).name.to_string() } else { index.type_path(*id) };
            applied(name, args)
        }
        Ty::External(path, args) => applied(path.to_string(), args),
        Ty::Ref(true, it) => format!("&mut {}", inner(it)),
        Ty::Ref(false, it) => format!("&{}", inner(it)),
        Ty::Tuple(items) => format!("({})", list(items)),
        Ty::Slice(it) => format!("[{}]", inner(it)),
        Ty::Array(it, length) => format!("[{}; {}]", inner(it), inner(length)),
        Ty::Number(number) => number.to_string(),
        Ty::Const(path) => path.to_string(),
        Ty::Param(name) if is_unnamed(name) => UNNAMED.to_owned(),
        Ty::Param(name) => name.to_string(),
        Ty::Dyn(bounds) => format!("dyn {}", traits(index, bounds)),
        Ty::Opaque(bounds) => format!("impl {}", traits(index, bounds)),
        Ty::Projection(base, name) => format!("{}::{name}", inner(base)),
        Ty::FnPtr(params, _) => format!("fn({})", list(params)),
        Ty::FnItem(func, _) => format!("fn {}", index.func_path(*func)),
        Ty::Constructor(id, _) => format!("fn {}", index.type_path(*id)),
        Ty::Closure(_) => "a closure".to_owned(),
    }
}

/// Whether a type parameter stands for an `impl Trait` that a parameter is written with.
pub fn is_unnamed(param: &str) -> bool {
    param.starts_with("impl ")
}

/// `std::io::Read + Seek`.
pub fn traits(index: &Index, bounds: &[TraitRef]) -> String {
    let name = |it: &TraitRef| it.id.map_or_else(|| it.name.to_string(), |id| index.trait_path(id));
    bounds.iter().map(name).collect::<Vec<_>>().join(" + ")
}

/// Whether a value of a type is, or holds, something that reads or writes: `Result<File, Error>` too.
pub fn holds_io(index: &Index, bounds: &[Generic], ty: &Ty) -> bool {
    ty.any(&mut |it| match it {
        Ty::Adt(id, _) => is_marked(index, *id),
        Ty::Param(_) | Ty::Dyn(_) | Ty::Opaque(_) => has_io_trait(index, bounds, it),
        _ => false,
    })
}

/// Whether reads or writes can be made on a value of a type itself: on `Take<File>`, and not on `Bytes<File>`.
pub fn is_io(index: &Index, bounds: &[Generic], ty: &Ty) -> bool {
    let ty = ty.peeled();
    let is_itself = match ty {
        Ty::Adt(id, _) => is_marked(index, *id) || has_io_trait(index, bounds, ty),
        Ty::Param(_) | Ty::Dyn(_) | Ty::Opaque(_) => true,
        _ => false,
    };
    is_itself && holds_io(index, bounds, ty)
}

fn is_marked(index: &Index, id: TypeId) -> bool {
    let marks = index.type_marks(id);
    let is_unbuffered = marks.unbuffered_read || marks.unbuffered_write || marks.line_buffered;
    is_unbuffered || marks.cure.is_some() || marks.buffers
}

fn has_io_trait(index: &Index, bounds: &[Generic], ty: &Ty) -> bool {
    let traits = [index.known.read, index.known.write];
    traits.into_iter().flatten().any(|of| implements(index, bounds, ty, of))
}

/// `std::fmt::Write`, by which text is put into memory.
pub fn text_trait(index: &Index) -> Option<TraitId> {
    match index.described(&["std", "fmt", "Write"]) {
        Some(Resolved::Trait(id)) => Some(id),
        _ => None,
    }
}

/// What a result or an option holds.
pub fn unwrapped<'t>(index: &Index, ty: &'t Ty) -> &'t Ty {
    let known = &index.known;
    match ty.adt() {
        Some((id, args)) if [known.result, known.option].contains(&Some(id)) => {
            args.first().map_or(ty, |it| unwrapped(index, it))
        }
        _ => ty,
    }
}

/// What a type that reads or writes means for a call on it, in words that go behind its name.
pub fn meaning(index: &Index, ty: &Ty) -> Option<String> {
    let Ty::Adt(id, args) = ty.peeled() else { return None };
    let marks = index.type_marks(*id);
    let known = &index.known;
    if known.boxed == Some(*id) {
        return args.first().and_then(|it| meaning(index, it));
    }
    if marks.line_buffered {
        Some("line-buffered: each line is handed on to the system by itself".to_owned())
    } else if marks.unbuffered_read || marks.unbuffered_write {
        Some("unbuffered: each call asks the system".to_owned())
    } else if marks.cure.is_some() || marks.buffers {
        Some("buffered: small calls on it stay in memory".to_owned())
    } else {
        None
    }
}

/// Whether a value takes text by `std::fmt::Write`, and no bytes.
pub fn takes_text(index: &Index, ty: &Ty) -> bool {
    let has = |of: Option<TraitId>| of.is_some_and(|of| implements(index, &[], ty.peeled(), of));
    has(text_trait(index)) && !has(index.known.write)
}
