//! How often a function is named where it can be called, by the words of the texts: what is resolved is only a part of it.

use std::path::Path;

use rustc_hash::FxHashSet;

use crate::discover::Package;
use crate::file::{Span, has_word, is_of_name, to_u32};
use crate::index::{FuncId, ImplId, Index};
use crate::infer::BodyOwner;
use crate::items::{ExprKind, TypeKind};
use crate::track::declared;
use crate::track::program::{At, Program, Text};
use crate::track::written::{Place, Written};

/// Most calls of others by the same name that are told apart from those of a function. Any further one may be one of its own.
const MAX_NAMESAKES: usize = 64;

/// Whether a function is named nowhere but where it is known to be called.
pub fn is_named_by_callers_alone(program: &Program<'_>, func: FuncId) -> bool {
    let callers = program.callers(func).len();
    let is_by_them = |others: &[Named<'_>]| is_mentioned_at_most(program, func, others, callers);
    is_by_them(&[]).unwrap_or(false) || {
        let others = calls_of_namesakes(program, func);
        !others.is_empty() && is_by_them(&others).unwrap_or(false)
    }
}

/// A name in a file.
struct Named<'a> {
    path: &'a Path,
    span: Span,
}

/// Where members of other types are called by a function's name. A type of the same name may be the one of another system.
fn calls_of_namesakes<'a>(program: &Program<'a>, func: FuncId) -> Vec<Named<'a>> {
    let index = program.index;
    let name = index.func(func).name.as_str();
    let ty = index.impl_of(func).map(|it| type_name(index, it));
    let is_of_another =
        |it: &FuncId| index.impl_of(*it).is_some_and(|it| ty.is_some_and(|ty| type_name(index, it) != ty));
    let named = |it: At| Some(Named { path: program.path(it.owner)?, span: called_by(program, it, name)? });
    let calls = program.calls_of_namesakes(func, is_of_another);
    calls.take(MAX_NAMESAKES).filter_map(named).collect()
}

/// The name by which a function is called, or given away.
fn called_by(program: &Program<'_>, call: At, name: &str) -> Option<Span> {
    let body = &program.known(call.owner)?.body;
    let path = match &body.expr(call.expr).kind {
        ExprKind::MethodCall { name_span, .. } => return Some(*name_span),
        ExprKind::Call { callee, .. } => body.expr(*callee),
        _ => body.expr(call.expr),
    };
    let end = path.span.end;
    matches!(path.kind, ExprKind::Path(..))
        .then(|| Some(Span::new(end.checked_sub(to_u32(name.len()))?, end)))?
}

/// Whether a function's name is spelled at most so often from where it can be called, its declaration, tests and others of
/// the name left out; `None` where nobody can tell from where.
fn is_mentioned_at_most(
    program: &Program<'_>,
    func: FuncId,
    others: &[Named<'_>],
    most: usize,
) -> Option<bool> {
    let index = program.index;
    let name = index.func(func).name.as_str();
    let package = program.package(BodyOwner::Func(func))?;
    let kept_within = package.kept_within.as_deref().filter(|_| Program::is_part_of_program(package));
    let is_promise = program.is_promise(index.func_unit(func), index.func(func).visibility);
    let file = index.file_of(index.func_unit(func))?;
    let texts: Box<dyn Iterator<Item = Text<'_>>> = match kept_within.filter(|_| is_promise) {
        Some(folder) => Box::new(program.texts_with(folder, name)),
        None => Box::new(program.texts_within(file, index.reach_of_func(func))),
    };
    let texts: Vec<Text<'_>> = texts.filter(|it| it.file.is_some() || it.text.contains(name)).collect();
    let is_for_tests = |it: &Text<'_>| is_for_tests(program, package, it);
    let renames_there = |it: &Text<'_>, ty: &str| renames(&it.text, ty) && !is_for_tests(it);
    let of = index.impl_of(func).map(|it| {
        let ty = type_name(index, it);
        let is_path =
            index.header(func).self_param.is_none() && !texts.iter().any(|it| renames_there(it, ty));
        Of { ty, by_path_alone: is_path && !ty.is_empty() }
    });
    let uses = |it: &Text<'_>| {
        if of.is_some_and(|of| of.by_path_alone && !has_word(&it.text, of.ty)) {
            return 0;
        }
        let here = others.iter().filter(|other| *other.path == *it.path).map(|other| other.span.start);
        let here: FxHashSet<u32> = here.collect();
        match it.file {
            Some(file) => program.written(file, name).map_or(0, |it| uses(it, name, of, &here)),
            None => uses(&Written::of(&it.text, None), name, of, &here),
        }
    };
    // Most names are soon known to be common, and what a file is for is dearer to learn than whether it has the name.
    let mut rest = texts.iter().map(|it| (it, uses(it))).filter(|(text, n)| *n > 0 && !is_for_tests(text));
    let is_above = rest.try_fold(0usize, |sum, (_, n)| Some(sum + n).filter(|it| *it <= most)).is_none();
    Some(!is_above)
}

/// The type that a member is of.
#[derive(Clone, Copy)]
struct Of<'a> {
    ty: &'a str,
    /// It has no `self`, before which there could be a dot, and its type no other name.
    by_path_alone: bool,
}

fn type_name(index: &Index, of: ImplId) -> &str {
    match &index.impl_(of).self_ty.kind {
        TypeKind::Path(it) => it.name(),
        _ => "",
    }
}

/// Whether a type has another name by a text: `use a::Type as B;`, `pub type B = Type<u8>;`.
fn renames(text: &str, ty: &str) -> bool {
    let is_alias = |it: &str| it.split_once("type ").is_some_and(|(before, _)| is_visibility(before.trim()));
    has_word(text, ty)
        && (text.contains(&format!("{ty} as ")) || text.lines().any(|it| is_alias(it) && has_word(it, ty)))
}

fn is_visibility(text: &str) -> bool {
    text.is_empty() || text == "pub" || text.starts_with("pub(") && text.ends_with(')')
}

/// Whether a text is one of tests or benchmarks, in the package of a function or in another of its workspace.
fn is_for_tests(program: &Program<'_>, package: &Package, text: &Text<'_>) -> bool {
    if let Some(file) = text.file {
        return program.is_file_for_tests(file);
    }
    let others = package.around.neighbours.packages().iter().chain([package]);
    let around = others.filter(|it| text.path.starts_with(&it.root));
    let nearest = around.max_by_key(|it| it.root.components().count());
    nearest.is_some_and(|it| declared::is_for_tests(it, &text.path))
}

/// The uses of a function of that name, which is a member of a type or none: neither where it is declared, nor a module
/// that is called the same. A bridge, `extern "Rust" { fn name(); }`, declares again what another language calls.
fn uses(written: &Written, name: &str, of: Option<Of<'_>>, others: &FxHashSet<u32>) -> usize {
    let is_use = |it: &Place<'_>| {
        let Place { offset, before, behind } = *it;
        if before.ends_with("fn ") {
            return behind.starts_with('(') && written.is_bridge;
        }
        !before.ends_with("mod ")
            && (!behind.starts_with("::") || behind.starts_with("::<"))
            && !others.contains(&offset)
            && !is_of_another(before, behind, of, name.starts_with(char::is_uppercase))
    };
    written.places(name).filter(is_use).count()
}

/// Whether a name is none of a member, which none is spelled by alone nor as a field, or a call of it none of a function,
/// by what stands around it.
fn is_of_another(before: &str, behind: &str, of: Option<Of<'_>>, is_listed: bool) -> bool {
    let before = before.trim_end();
    let Some(of) = of else {
        return behind.starts_with('(') && before.ends_with('.') && !before.ends_with("..");
    };
    let is_field = before.ends_with('.') && !behind.starts_with(['(', ':']);
    // What is called like a type is listed for a macro.
    let is_alone = !before.ends_with(['.', ':']) && !is_listed;
    is_field || is_alone || of.by_path_alone && !is_listed && is_path_of_another(before, of.ty)
}

/// `Other::new`, `module::new`: a path to something else by its name. A parameter, of one letter or two or of a macro, may be
/// any type.
fn is_path_of_another(before: &str, ty: &str) -> bool {
    let Some(path) = before.strip_suffix("::") else { return !before.ends_with(':') };
    let last = path.rsplit(|it| !is_of_name(it)).next().unwrap_or_default();
    let is_of_macro = path.strip_suffix(last).is_some_and(|it| it.ends_with('$'));
    let may_be_any =
        last.is_empty() || is_of_macro || last.len() <= 2 && last.starts_with(char::is_uppercase);
    !may_be_any && last != ty && last != "Self"
}
