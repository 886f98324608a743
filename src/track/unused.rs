//! Functions that nothing leads to, and files that are part of no crate: what they do slowly costs nobody anything.

use std::collections::BTreeSet;
use std::path::Path;

use crate::discover::{CrateKind, CrateRoot, Package};
use crate::file::has_word;
use crate::index::{FuncId, Reach};
use crate::infer::BodyOwner;
use crate::items::{ExprKind, Outline, ScopeId, bare};
use crate::track::declared::{declares, declaring};
use crate::track::program::{At, Program, Text};
use crate::track::spelled::is_named_by_callers_alone;
use crate::track::worth::is_test;

/// Most functions, one calling the next, that are looked at. What a longer chain leads to may be used.
const MAX_FUNCS: usize = 8;
/// Most modules, one within the next, that are looked at. What is deeper may be part of the program.
const MAX_FOLDERS: u32 = 4;
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
        || program.is_for_builds(owner)
        || matches!(owner, BodyOwner::Func(func) if leads_from_nowhere(program, func, &mut BTreeSet::new()))
}

/// Whether a body stands in a file that is a module of tests, or no module of its package although the file is there that
/// would declare it.
fn is_of_no_crate(program: &Program<'_>, owner: BodyOwner) -> bool {
    let index = program.index;
    let unit = owner.unit(index);
    let Some(file) = index.file_of(unit) else { return false };
    let (Some(path), Some(package)) = (program.path(owner), program.package(owner)) else { return false };
    let texts = || program.texts_within(file, Reach::Crate(index.scope_key(unit, ScopeId(0))));
    index.is_undeclared(file) && !program.is_preliminary() && is_left_out(&texts, package, path, MAX_FOLDERS)
}

/// Whether the file that would declare a module is there, and declares it for tests at most.
fn is_left_out<'a, I: Iterator<Item = Text<'a>>>(
    texts: &dyn Fn() -> I,
    package: &Package,
    path: &Path,
    depth: u32,
) -> bool {
    let Some((parents, name)) = declaring(package, path).filter(|_| depth > 0) else { return false };
    let included = [format!("{name}.rs\""), format!("{name}/mod.rs\"")];
    let is_root = |it: &Path| package.crates.iter().any(|root| root.path == it);
    let mut is_seen = parents.iter().any(|it| is_root(it));
    for Text { path: from, text, outline, .. } in texts() {
        is_seen |= parents.iter().any(|it| **it == *from);
        // What a file says of itself leads nowhere.
        if !has_word(&text, &name) || *from == *path {
            continue;
        }
        let released = || match outline {
            Some(outline) => outline.without_tests(&text),
            None => Outline::of(&text).without_tests(&text),
        };
        let is_left_out = |it: &Path| {
            !is_root(it) && parents.iter().any(|of| of == it) && is_left_out(texts, package, it, depth - 1)
        };
        if included.iter().any(|it| text.contains(it))
            || declares(&bare(&released()), &name) && !is_left_out(&from)
        {
            return false;
        }
    }
    is_seen
}

fn leads_from_nowhere(program: &Program<'_>, func: FuncId, seen: &mut BTreeSet<FuncId>) -> bool {
    if !seen.insert(func) {
        return true;
    }
    if seen.len() > MAX_FUNCS || !is_for_its_crate(program, func) {
        return false;
    }
    let callers = program.callers(func);
    let is_from_nowhere = |call: &At| match call.owner {
        BodyOwner::Func(caller) => {
            is_test(program, call.owner)
                || is_debug_assertion(program, *call)
                || leads_from_nowhere(program, caller, seen)
        }
        BodyOwner::Value(_) => false,
    };
    !program.is_preliminary()
        && callers.iter().all(is_from_nowhere)
        && is_named_by_callers_alone(program, func)
}

/// `debug_assert!(check(&table))`, of which a program that is released has nothing.
fn is_debug_assertion(program: &Program<'_>, call: At) -> bool {
    let Some(known) = program.known(call.owner) else { return false };
    known.body.ancestors(call.expr).any(|it| match &known.body.expr(it).kind {
        ExprKind::Macro(it) => it.path.name().starts_with("debug_assert"),
        _ => false,
    })
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
        && !index.is_main(func)
        && package.is_some()
        && (is_said_to_be(program, func)
            || !program.is_promise(index.func_unit(func), item.visibility)
            || package.is_some_and(Program::is_part_of_program)
            || is_of_program(program, func))
        && !is_marked()
        && !is_in_marked_impl(program, func)
}

/// Whether the package of a function is a program, whose library is a place for its own code and tests: what a macro that
/// makes its `main` calls there nobody can tell.
fn is_of_program(program: &Program<'_>, func: FuncId) -> bool {
    let index = program.index;
    let Some(package) = program.package(BodyOwner::Func(func)) else { return false };
    let Some(file) = index.file_of(index.func_unit(func)) else { return false };
    // Below `src/bin` and elsewhere lie the tools of a library.
    let is_program = |it: &&CrateRoot| {
        it.kind == CrateKind::Bin
            && it.path.starts_with(package.root.join("src"))
            && !it.path.starts_with(package.root.join("src/bin"))
    };
    let mains: Vec<&Path> = package.crates.iter().filter(is_program).map(|it| it.path.as_path()).collect();
    let is_main = |it: Text<'_>| mains.contains(&&*it.path) && it.text.contains("fn main(");
    !mains.is_empty() && program.texts_within(file, index.reach_of_func(func)).any(is_main)
}

/// `#[allow(dead_code)]`, on the function or its impl.
fn is_said_to_be(program: &Program<'_>, func: FuncId) -> bool {
    let mut attributes = program.index.header(func).attributes.iter();
    attributes.any(|it| matches!(it.name.as_str(), "allow" | "expect") && says_unused(&it.value))
        || head_of_impl(program, func).is_some_and(says_unused)
}

fn says_unused(attribute: &str) -> bool {
    has_word(attribute, "dead_code") || has_word(attribute, "unused")
}

/// `#[pymethods] impl` is called by what the attribute makes.
fn is_in_marked_impl(program: &Program<'_>, func: FuncId) -> bool {
    let Some(head) = head_of_impl(program, func) else { return false };
    head.split("#[").skip(1).any(|it| !INERT.iter().any(|inert| it.starts_with(inert)))
}

/// What stands before the `impl` that a function is in.
fn head_of_impl<'a>(program: &Program<'a>, func: FuncId) -> Option<&'a str> {
    let index = program.index;
    let text = &index.unit(index.func_unit(func)).items.text;
    let text = text.get(index.impl_(index.impl_of(func)?).span.range())?;
    text.split_once("impl").map(|(head, _)| head)
}
