//! What a macro call does, by the name of a macro of std or by the words of a `macro_rules!` of the workspace.

use std::collections::BTreeSet;

use smol_str::SmolStr;

use crate::file::{has_word, last_name};
use crate::infer::BodyOwner;
use crate::repair::effect::Effect;
use crate::repair::flush::region::{MAX_DEPTH, effects_of};
use crate::repair::scene::Scene;

/// What a word tells that stands in a `macro_rules!`.
const TELLING: [(&str, Effect); 10] = [
    ("exit", Effect::Exits),
    ("abort", Effect::Exits),
    ("sleep", Effect::Waits),
    ("Command", Effect::Runs),
    ("spawn", Effect::Runs),
    ("fs", Effect::Observes),
    ("File", Effect::Observes),
    ("metadata", Effect::Observes),
    ("rename", Effect::Observes),
    ("stdout", Effect::Prints),
];

/// How deep down the call stands is said by `depth`, for what the macro calls itself.
pub fn effects(scene: Scene<'_>, owner: BodyOwner, name: &str, depth: u32) -> Vec<Effect> {
    let mut found = Vec::new();
    collect(scene, (owner, depth), name, &mut BTreeSet::new(), &mut found);
    found
}

/// What a macro of std, log or tracing prints, by its name. A log goes to stderr most often, and tracing's own to stdout.
pub fn printed(name: &str) -> Option<Effect> {
    match name {
        "print" | "println" => Some(Effect::Prints),
        "eprint" | "eprintln" | "dbg" | "error" | "warn" | "info" => Some(Effect::PrintsErrors),
        _ => None,
    }
}

/// A macro in a macro is looked into once. One of the workspace may bear the name of one of a crate.
fn collect(
    scene: Scene<'_>,
    (owner, depth): (BodyOwner, u32),
    name: &str,
    seen: &mut BTreeSet<SmolStr>,
    found: &mut Vec<Effect>,
) {
    let file = scene.file_id(owner).filter(|_| !is_of_std(name) && seen.insert(name.into()));
    let file =
        file.filter(|_| scene.program.macros_read(name).next().is_some() || !is_imported(scene, owner, name));
    let texts = file.map(|it| scene.program.macros_named(it, name)).unwrap_or_default();
    if texts.is_empty() {
        found.extend(printed(name));
    }
    for text in texts {
        found.extend(TELLING.iter().filter(|(word, _)| has_word(&text, word)).map(|(_, it)| *it));
        let leaves = text.match_indices("return").any(|(at, word)| {
            let behind = text.get(at + word.len()..).unwrap_or_default().trim_start();
            !behind.starts_with("Err")
        });
        let is_word = |word: &&str| has_word(&text, word);
        let jumps =
            ["break", "continue"].iter().any(is_word) && !["for", "loop", "while"].iter().any(is_word);
        found.extend((leaves || jumps).then_some(Effect::Leaves));
        found.extend(called(scene, &text, depth));
        for (at, _) in text.match_indices('!') {
            let inner = last_name(text.get(..at).unwrap_or_default());
            collect(scene, (owner, depth), inner, seen, found);
        }
    }
}

/// Whether a macro is that of a crate for logs or errors, by what its file names: no file that is not part of the run has
/// to be read for it.
fn is_imported(scene: Scene<'_>, owner: BodyOwner, name: &str) -> bool {
    const NAMES: [&str; 8] = ["anyhow", "bail", "debug", "ensure", "error", "info", "trace", "warn"];
    const CRATES: [&str; 5] = ["anyhow::", "eyre::", "log::", "slog::", "tracing::"];
    NAMES.contains(&name)
        && scene.file(owner).is_some_and(|file| CRATES.iter().any(|it| file.text.contains(it)))
}

/// What the functions of the workspace do that a macro calls, by their names alone.
fn called(scene: Scene<'_>, text: &str, depth: u32) -> Vec<Effect> {
    if depth >= MAX_DEPTH {
        return Vec::new();
    }
    let names: BTreeSet<&str> =
        text.match_indices('(').map(|(at, _)| last_name(text.get(..at).unwrap_or_default())).collect();
    let funcs = names.into_iter().flat_map(|it| scene.program.funcs_named(it));
    funcs.flat_map(|it| effects_of(scene, it, depth + 1)).collect()
}

/// Macros of std that are met most often, so that no file is searched for them.
fn is_of_std(name: &str) -> bool {
    matches!(
        name,
        "" | "write"
            | "writeln"
            | "format"
            | "format_args"
            | "vec"
            | "matches"
            | "panic"
            | "assert"
            | "assert_eq"
            | "assert_ne"
            | "debug_assert"
            | "unreachable"
            | "todo"
            | "unimplemented"
            | "concat"
            | "include_str"
            | "stringify"
            | "env"
            | "cfg"
            | "print"
            | "println"
            | "eprint"
            | "eprintln"
    )
}
