//! What a macro call does, by the name of a macro of std or by the words of a `macro_rules!` of the workspace.

use std::collections::BTreeSet;

use smol_str::SmolStr;

use crate::file::{has_word, last_name};
use crate::infer::BodyOwner;
use crate::repair::effect::Effect;
use crate::repair::scene::Scene;

/// What a word tells that stands in a `macro_rules!`.
const TELLING: [(&str, Effect); 9] = [
    ("exit", Effect::Exits),
    ("abort", Effect::Exits),
    ("sleep", Effect::Waits),
    ("Command", Effect::Runs),
    ("spawn", Effect::Runs),
    ("fs", Effect::Observes),
    ("File", Effect::Observes),
    ("metadata", Effect::Observes),
    ("stdout", Effect::Prints),
];

pub fn effects(scene: Scene<'_>, owner: BodyOwner, name: &str) -> Vec<Effect> {
    let mut found = Vec::new();
    collect(scene, owner, name, &mut BTreeSet::new(), &mut found);
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

/// A macro in a macro is looked into once.
fn collect(
    scene: Scene<'_>,
    owner: BodyOwner,
    name: &str,
    seen: &mut BTreeSet<SmolStr>,
    found: &mut Vec<Effect>,
) {
    if let Some(effect) = printed(name) {
        found.push(effect);
        return;
    }
    let Some(file) = scene.file_id(owner).filter(|_| !is_of_others(name)) else { return };
    if !seen.insert(name.into()) {
        return;
    }
    for text in scene.program.macros_named(file, name) {
        found.extend(TELLING.iter().filter(|(word, _)| has_word(&text, word)).map(|(_, it)| *it));
        let leaves = text.match_indices("return").any(|(at, word)| {
            let behind = text.get(at + word.len()..).unwrap_or_default().trim_start();
            !behind.starts_with("Err")
        });
        found.extend(leaves.then_some(Effect::Leaves));
        for (at, _) in text.match_indices('!') {
            let inner = last_name(text.get(..at).unwrap_or_default());
            collect(scene, owner, inner, seen, found);
        }
    }
}

/// Macros of std and of anyhow that are met most often, so that no file is searched for them.
fn is_of_others(name: &str) -> bool {
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
            | "bail"
            | "anyhow"
            | "ensure"
    )
}
