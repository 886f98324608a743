//! Functions that nothing leads to, and files that are part of no crate: what they do slowly costs nobody anything.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::discover::{CrateKind, Package};
use crate::file::{has_word, is_of_name, words};
use crate::index::{FuncId, Reach};
use crate::infer::BodyOwner;
use crate::items::{ExprKind, Outline, ScopeId, bare};
use crate::track::program::{At, Program, Text};
use crate::track::worth::is_test;

/// Most functions, one calling the next, that are looked at.
const MAX_FUNCS: usize = 8;
/// Most modules, one within the next, that are looked at.
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
        || program.package(owner).is_some_and(|it| program.is_for_builds(it))
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
    for Text { path: from, text, outline } in texts() {
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

/// The files that may declare a module, and the name of that: a folder is one by what its `mod.rs` says.
fn declaring(package: &Package, path: &Path) -> Option<(Vec<PathBuf>, String)> {
    let module = if path.ends_with("mod.rs") { path.parent()? } else { path };
    let folder = module.parent()?;
    let roots = package.crates.iter().map(|it| it.path.clone());
    let beside = roots.filter(|it| it.parent() == Some(folder));
    let parents = beside.chain([folder.join("mod.rs"), folder.with_extension("rs")]).collect();
    Some((parents, module.file_stem()?.to_string_lossy().into_owned()))
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
        && mentions(program, func).is_some_and(|it| it <= callers.len())
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
        && item.name != "main"
        && package.is_some()
        && (is_said_to_be(program, func)
            || !program.is_promise(index.func_unit(func), item.visibility)
            || package.is_some_and(|it| program.is_part_of_program(it))
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
    let main = package.root.join("src/main.rs");
    let is_main = |it: Text<'_>| *it.path == *main && it.text.contains("fn main(");
    package.crates.iter().any(|it| it.kind == CrateKind::Bin && it.path == main)
        && program.texts_within(file, index.reach_of_func(func)).any(is_main)
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

/// How often a function's name is spelled from where it can be called, its declaration and tests left out.
fn mentions(program: &Program<'_>, func: FuncId) -> Option<usize> {
    let index = program.index;
    let name = index.func(func).name.as_str();
    let package = program.package(BodyOwner::Func(func))?;
    let kept_within = package.kept_within.as_deref().filter(|_| program.is_part_of_program(package));
    let is_promise = program.is_promise(index.func_unit(func), index.func(func).visibility);
    let file = index.file_of(index.func_unit(func))?;
    let (root, texts): (_, Box<dyn Iterator<Item = Text<'_>>>) = match kept_within.filter(|_| is_promise) {
        Some(folder) => (folder, Box::new(program.texts_with(folder, name))),
        None => (&package.root, Box::new(program.texts_within(file, index.reach_of_func(func)))),
    };
    let is_member = index.impl_of(func).is_some();
    let uses = |it: Text<'_>| match it.outline {
        _ if !it.text.contains(name) => 0,
        Some(outline) => uses(&outline.without_tests(&it.text), name, is_member),
        None => uses(&it.text, name, is_member),
    };
    Some(texts.filter(|it| !is_for_tests(it.path.strip_prefix(root).unwrap_or(&it.path))).map(uses).sum())
}

/// Whether a file of a package stands below `tests` or is called so.
fn is_for_tests(path: &Path) -> bool {
    path.with_extension("").components().any(|it| it.as_os_str() == "tests" || it.as_os_str() == "benches")
}

/// The uses of a function of that name, which is a member of a type or none: neither where it is declared, nor a module
/// that is called the same. A bridge, `extern "Rust" { fn name(); }`, declares again what another language calls.
fn uses(text: &str, name: &str, is_member: bool) -> usize {
    let bare = without_imports(&bare(text));
    let is_use = |at: &usize| {
        let (before, behind) = (&bare[..*at], &bare[at + name.len()..]);
        if before.ends_with("fn ") {
            return behind.starts_with('(') && text.contains("extern \"Rust\"");
        }
        !before.ends_with("mod ")
            && (!behind.starts_with("::") || behind.starts_with("::<"))
            && !is_of_another(before, behind, is_member)
    };
    words(&bare, name).filter(is_use).count()
}

/// A text whose tokens stand next to each other, without its `use …;`, which call nothing, unless by another name.
fn without_imports(bare: &str) -> String {
    let mut parts = bare.split("use ");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let begins = !kept.chars().next_back().is_some_and(is_of_name);
        let import = part.split_once(';').filter(|(it, _)| begins && !it.contains(" as "));
        let behind = import.map_or(part, |(_, it)| it);
        kept.push_str(behind);
    }
    kept
}

/// Whether a name is none of a member, which none is spelled by alone nor as a field, or a call of it none of a function,
/// by what stands around it.
fn is_of_another(before: &str, behind: &str, is_member: bool) -> bool {
    let before = before.trim_end();
    if is_member {
        let is_field = before.ends_with('.') && !behind.starts_with(['(', ':']);
        return is_field || !before.ends_with(['.', ':']);
    }
    behind.starts_with('(') && before.ends_with('.') && !before.ends_with("..")
}
