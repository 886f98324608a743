//! What a macro call does, by the name of a macro of std or by the words of a `macro_rules!` of the workspace, and what a
//! macro declares that stands among the items of a file.

use std::collections::BTreeSet;

use smol_str::SmolStr;

use crate::effects::summary::Step;
use crate::effects::{Effect, Place, Query};
use crate::file::{FileId, has_word, last_name};
use crate::infer::BodyOwner;
use crate::items::ExprId;

/// What a word tells that stands in a `macro_rules!`.
const TELLING: [(&str, Effect); 11] = [
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
    ("panic", Effect::Panics),
];

/// What a macro of std, log or tracing prints, by its name. A log goes to stderr most often, and tracing's own to stdout.
pub fn printed(name: &str) -> Option<Effect> {
    match name {
        "print" | "println" => Some(Effect::Prints),
        "eprint" | "eprintln" | "dbg" | "error" | "warn" | "info" => Some(Effect::PrintsErrors),
        _ => None,
    }
}

/// Whether a macro of std ends its thread by a message, always or on a condition.
pub fn is_panic(name: &str) -> bool {
    matches!(name, "panic" | "assert" | "assert_eq" | "assert_ne" | "unreachable" | "todo" | "unimplemented")
}

impl<'a> Query<'a> {
    /// What the macro of a name does where it is called in a body.
    pub(super) fn expanded(self, place: Place<'a>, call: ExprId, name: &str, step: &mut Step) {
        self.collect(place.owner, name, &mut BTreeSet::new(), step);
        // `include!` puts in what nobody has read.
        if name == "include" {
            step.is_opaque(self.span_of(place, call));
        }
    }

    /// A macro in a macro is looked into once. One of the workspace may bear the name of one of a crate.
    fn collect(self, owner: BodyOwner, name: &str, seen: &mut BTreeSet<SmolStr>, step: &mut Step) {
        let file = self.file_id(owner).filter(|_| !is_of_std(name) && seen.insert(name.into()));
        let unit = owner.unit(self.index());
        let is_read = || self.program.macros_read(unit, name).next().is_some();
        let file = file.filter(|file| is_read() || !self.is_imported(*file, name));
        let texts = file.map(|_| self.program.macros_named(unit, name)).unwrap_or_default();
        if texts.is_empty() {
            step.effects.extend(printed(name));
            step.effects.extend(is_panic(name).then_some(Effect::Panics));
        }
        for text in texts {
            let leaves = text.match_indices("return").any(|(at, word)| {
                let behind = text.get(at + word.len()..).unwrap_or_default().trim_start();
                !behind.starts_with("Err")
            });
            let is_word = |word: &&str| has_word(&text, word);
            let jumps =
                ["break", "continue"].iter().any(is_word) && !["for", "loop", "while"].iter().any(is_word);
            // What a `?` hands on that is no error is an end like any other.
            let asks = text.split("=>").skip(1).any(|it| it.contains('?')) && !self.returns_result(owner);
            if leaves || jumps || asks {
                step.does(Effect::Leaves);
            }
            self.told_by(owner, &text, seen, step);
        }
    }

    fn returns_result(self, owner: BodyOwner) -> bool {
        let BodyOwner::Func(func) = owner else { return false };
        let ret = self.index().signature(func).ret.adt();
        ret.is_some_and(|(id, _)| Some(id) == self.index().known.result)
    }

    /// What code does that is known as a text alone.
    fn told_by(self, owner: BodyOwner, text: &str, seen: &mut BTreeSet<SmolStr>, step: &mut Step) {
        for (word, effect) in TELLING {
            if has_word(text, word) {
                step.does(effect);
            }
        }
        let names: BTreeSet<&str> =
            text.match_indices('(').map(|(at, _)| last_name(text.get(..at).unwrap_or_default())).collect();
        for func in names.into_iter().flat_map(|it| self.program.funcs_named(owner.unit(self.index()), it)) {
            self.called(owner, func, step);
        }
        for (at, _) in text.match_indices('!') {
            let inner = last_name(text.get(..at).unwrap_or_default());
            self.collect(owner, inner, seen, step);
        }
    }

    /// Whether a macro is that of a crate for logs or errors, by what its file names: no file that is not part of the run
    /// has to be read for it.
    fn is_imported(self, file: FileId, name: &str) -> bool {
        const NAMES: [&str; 8] = ["anyhow", "bail", "debug", "ensure", "error", "info", "trace", "warn"];
        const CRATES: [&str; 5] = ["anyhow::", "eyre::", "log::", "slog::", "tracing::"];
        let text = self.files.get(file.0 as usize).map(|it| &it.text);
        NAMES.contains(&name) && text.is_some_and(|text| CRATES.iter().any(|it| text.contains(it)))
    }

    /// What is declared by a macro call among the items of a file, under a name that nothing else declares: a static of
    /// `thread_local!`, a function of `make!(stop)`. Whether there is such a call.
    pub(super) fn made_by_macro(self, place: Place<'a>, name: &str, step: &mut Step) -> bool {
        let calls = self.program.macro_calls_with(place.owner.unit(self.index()), name);
        for (of, text) in &calls {
            let mut seen = BTreeSet::new();
            self.told_by(place.owner, text, &mut seen, step);
            self.collect(place.owner, of, &mut seen, step);
        }
        !calls.is_empty()
    }
}

/// Macros of std that are met most often, so that no file is searched for them.
pub fn is_of_std(name: &str) -> bool {
    matches!(
        name,
        "" | "write"
            | "writeln"
            | "format"
            | "format_args"
            | "vec"
            | "matches"
            | "concat"
            | "include_str"
            | "stringify"
            | "env"
            | "cfg"
            | "debug_assert"
            | "debug_assert_eq"
            | "print"
            | "println"
            | "eprint"
            | "eprintln"
    )
}
