//! Functions that nothing leads to, and files that are part of no crate: what they do slowly costs nobody anything.

use std::collections::BTreeSet;
use std::path::Path;

use crate::file::{has_word, words};
use crate::index::{FuncId, Reach};
use crate::infer::BodyOwner;
use crate::items::{ScopeId, bare};
use crate::track::program::Program;

/// Most functions, one calling the next, that are looked at.
const MAX_FUNCS: usize = 8;
/// Attributes that have nobody call a function.
const INERT: [&str; 10] = [
    "allow",
    "async_recursion",
    "cfg",
    "cold",
    "deprecated",
    "expect",
    "inline",
    "instrument",
    "rustfmt::skip",
    "tracing::instrument",
];

/// Whether a body is of a function that is not called from anywhere, and that no other crate can name.
pub fn is_unused(program: &Program<'_>, owner: BodyOwner) -> bool {
    is_of_no_crate(program, owner)
        || matches!(owner, BodyOwner::Func(func) if leads_from_nowhere(program, func, &mut BTreeSet::new()))
}

/// Whether a body stands in a file that was once a module of its package: the only `mod` of it is commented out.
fn is_of_no_crate(program: &Program<'_>, owner: BodyOwner) -> bool {
    let index = program.index;
    let unit = owner.unit(index);
    let Some(file) = index.file_of(unit).filter(|it| index.is_undeclared(*it)) else { return false };
    let Some(path) = program.path_in_package(file).filter(|_| !program.is_preliminary()) else {
        return false;
    };
    let stem = |it: &Path| it.file_stem().map(|it| it.to_string_lossy().into_owned());
    // A folder is a module by what its `mod.rs` says.
    let named = if path.ends_with("mod.rs") { path.parent().and_then(stem) } else { stem(path) };
    let Some(name) = named else { return false };
    let included = format!("{name}.rs");
    let texts = program.texts_within(file, Reach::Crate(index.scope_key(unit, ScopeId(0))));
    let mut was_declared = false;
    for text in texts.filter(|it| has_word(it, &name)) {
        if text.contains(&included) || declares(&bare(&text), &name) {
            return false;
        }
        was_declared |= declares(&text, &name);
    }
    was_declared
}

fn declares(text: &str, name: &str) -> bool {
    words(text, name).any(|at| {
        let before = &text[..at];
        before.strip_suffix("r#").unwrap_or(before).ends_with("mod ")
    })
}

fn leads_from_nowhere(program: &Program<'_>, func: FuncId, seen: &mut BTreeSet<FuncId>) -> bool {
    if !seen.insert(func) {
        return true;
    }
    if seen.len() > MAX_FUNCS || !is_for_its_crate(program, func) {
        return false;
    }
    let callers = program.callers(func);
    !program.is_preliminary()
        && callers.iter().all(
            |it| matches!(it.owner, BodyOwner::Func(caller) if leads_from_nowhere(program, caller, seen)),
        )
        && mentions(program, func).is_some_and(|it| it <= callers.len())
}

/// Whether only code of its own crate can call a function, and calls it by its name.
fn is_for_its_crate(program: &Program<'_>, func: FuncId) -> bool {
    let index = program.index;
    let item = index.func(func);
    let is_of_trait = index.trait_of(func).is_some()
        || index.impl_of(func).is_some_and(|it| index.impl_(it).trait_.is_some());
    let is_marked = || index.header(func).attributes.iter().any(|it| !INERT.contains(&it.name.as_str()));
    // A file without a manifest may be a part of anything.
    let package = program.package(BodyOwner::Func(func)).filter(|it| !it.crates.is_empty());
    !is_of_trait
        && item.name != "main"
        && package.is_some()
        && (is_said_to_be(program, func) || !program.is_promise(index.func_unit(func), item.visibility))
        && !is_marked()
        && !is_in_marked_impl(program, func)
}

/// `#[allow(dead_code)]`
fn is_said_to_be(program: &Program<'_>, func: FuncId) -> bool {
    let mut attributes = program.index.header(func).attributes.iter();
    attributes.any(|it| matches!(it.name.as_str(), "allow" | "expect") && it.value.contains("dead_code"))
}

/// `#[pymethods] impl` is called by what the attribute makes.
fn is_in_marked_impl(program: &Program<'_>, func: FuncId) -> bool {
    let index = program.index;
    let Some(of) = index.impl_of(func) else { return false };
    let text = index.unit(index.func_unit(func)).items.text.get(index.impl_(of).span.range());
    let head = text.and_then(|it| it.split_once("impl")).map(|(head, _)| head);
    head.is_none_or(|it| it.contains("#["))
}

/// How often the package of a function spells its name, where it is declared left out.
fn mentions(program: &Program<'_>, func: FuncId) -> Option<usize> {
    let index = program.index;
    let name = index.func(func).name.as_str();
    Some(program.texts_from(func)?.map(|it| uses(&it, name)).sum())
}

fn uses(text: &str, name: &str) -> usize {
    if !text.contains(name) {
        return 0;
    }
    let bare = bare(text);
    words(&bare, name).filter(|at| !bare[..*at].ends_with("fn ")).count()
}
