//! Which bodies may hold a sink, told by the words in them.

use std::collections::{BTreeMap, BTreeSet};

use memchr::memmem;
use rustc_hash::FxHashMap;

use crate::catalogue::{Catalogue, Stub};
use crate::discover::Package;
use crate::file::is_of_ascii_name;
use crate::items::{Func, Outline, OutlinedBody, Owner, Word};
use crate::telling::PRINTS;
use crate::track::sink::MACROS;
use crate::track::words::{spelled, type_before};

/// Who makes one of these may forget to flush it, or what it has read ahead.
const BUFFERS: [&str; 2] = ["BufReader", "BufWriter"];
const LOOPS: [&str; 3] = ["for", "while", "loop"];

/// The words of which every body with a sink holds some.
pub struct SinkWords {
    /// Names of functions and macros that are sinks.
    alone: FxHashMap<Word, Crates>,
    /// Names of associated functions, each with the types of which one must stand before it.
    of_type: FxHashMap<Word, Vec<(Word, Crates)>>,
    /// Names of functions of std, each with the module that stands before it where it is not imported.
    of_module: FxHashMap<Word, Word>,
    /// By package.
    seen: Vec<Crates>,
}

/// Described crates, a bit each. A value of theirs is only met where the crate is named, or by who depends on that.
#[derive(Clone, Copy, Default)]
struct Crates(u128);

impl Crates {
    /// Of std, or where it is not known.
    const ANY: Self = Self(u128::MAX);

    fn of(krate: &str, all: &[&str]) -> Self {
        let bit =
            all.iter().position(|it| *it == krate).and_then(|it| 1u128.checked_shl(u32::try_from(it).ok()?));
        bit.map_or(Self::ANY, Self)
    }

    /// Whether some crate of these is among those that a package sees.
    fn are_met(self, seen: Self) -> bool {
        self.0 == Self::ANY.0 || self.0 & seen.0 != 0
    }
}

impl SinkWords {
    /// `named` are the described crates that the files of each package name, by its place.
    pub fn of(catalogue: &Catalogue, named: &BTreeMap<usize, BTreeSet<&str>>, packages: &[Package]) -> Self {
        let all: Vec<&str> = named.values().flatten().copied().collect::<BTreeSet<_>>().into_iter().collect();
        let macros = MACROS.into_iter().filter(|it| !PRINTS.contains(it));
        let mut words = Self {
            alone: macros
                .map(|it| (Word::of_macro(it), Crates::ANY))
                .chain(BUFFERS.map(|it| (Word::of(it), Crates::ANY)))
                .collect(),
            of_type: FxHashMap::default(),
            of_module: FxHashMap::default(),
            seen: seen(named, packages, &all),
        };
        for stub in &catalogue.stubs {
            let crates = Crates::of(stub.module.split("::").next().unwrap_or(""), &all);
            for func in sinks(stub) {
                words.add(stub, func, crates);
            }
        }
        words
    }

    fn add(&mut self, stub: &Stub, func: &Func, crates: Crates) {
        if let (Owner::Scope, Some(module)) = (func.owner, stub.module.strip_prefix("std::")) {
            self.of_module.insert(Word::of(&func.name), Word::of(module));
            return;
        }
        for word in spelled(&stub.items, func, &func.name) {
            match type_before(&stub.items, func) {
                Some(ty) => self.of_type.entry(word).or_default().push((Word::of(&ty), crates)),
                None => self.alone.entry(word).or_default().0 |= crates.0,
            }
        }
    }

    /// With the macros, by name and as they are written, that hold one of the words: their calls stand for that.
    pub fn with_macros<'m>(mut self, macros: impl Iterator<Item = (&'m str, &'m str)>) -> Self {
        let outlined = |(name, text): (&'m str, &'m str)| {
            let rules = text.split_once("macro_rules!").and_then(|(_, it)| it.split_once(['{', '(', '[']));
            let outline = Outline::of(&format!("fn m() {{ {} }}", rules.map_or("", |it| it.1)));
            (Word::of_macro(name), outline)
        };
        let mut left: Vec<(Word, Outline)> = macros.map(outlined).collect();
        // One may call another.
        loop {
            let holds = |(_, outline): &(Word, Outline)| {
                outline.bodies.iter().any(|it| self.are_in(usize::MAX, outline, it))
            };
            let (found, others): (Vec<_>, Vec<_>) = left.into_iter().partition(holds);
            if found.is_empty() {
                return self;
            }
            self.alone.extend(found.into_iter().map(|(name, _)| (name, Crates::ANY)));
            left = others;
        }
    }

    /// Whether a body may hold a sink.
    pub fn are_in(&self, package: usize, outline: &Outline, body: &OutlinedBody) -> bool {
        let words = outline.words(body);
        let seen = self.seen.get(package).copied().unwrap_or(Crates::ANY);
        let alone = |it: &Word| self.alone.get(it).is_some_and(|it| it.are_met(seen));
        // `use ratatui::backend::CrosstermBackend as Backend;`, or an alias.
        let may_rename = || ["as", "type"].iter().any(|it| outline.declares(Word::of(it)));
        let is_named = |ty: Word| words.binary_search(&ty).is_ok() || outline.declares(ty) && may_rename();
        let of_type = |it: &Word| {
            let mut types = self.of_type.get(it).into_iter().flatten();
            types.any(|(ty, crates)| crates.are_met(seen) && is_named(*ty))
        };
        let hides_module = || outline.declares(Word::of("as")) || outline.declares(Word::GLOB);
        let of_module = |it: &Word| {
            self.of_module.get(it).is_some_and(|module| {
                let is_named = words.binary_search(module).is_ok();
                is_named || outline.declares(*it) || hides_module() && outline.declares(*module)
            })
        };
        let is_sink = |it: &Word| alone(it) || of_type(it) || of_module(it);
        !body.formats && (words.iter().any(is_sink) || prints(words))
    }
}

/// For each package the crates that it or one it depends on names.
fn seen(named: &BTreeMap<usize, BTreeSet<&str>>, packages: &[Package], all: &[&str]) -> Vec<Crates> {
    let own =
        |at: usize| named.get(&at).into_iter().flatten().fold(0, |bits, it| bits | Crates::of(it, all).0);
    let mut seen: Vec<u128> = (0..packages.len()).map(own).collect();
    let mut places: FxHashMap<&str, Vec<usize>> = FxHashMap::default();
    for (at, package) in packages.iter().enumerate() {
        places.entry(package.name.as_str()).or_default().push(at);
    }
    loop {
        let before = seen.clone();
        for (at, package) in packages.iter().enumerate() {
            let below =
                package.dependencies.iter().filter_map(|it| places.get(it.package.as_str())).flatten();
            seen[at] |= below.fold(0, |bits, it| bits | before[*it]);
        }
        if seen == before {
            break;
        }
    }
    let is_known = |package: &Package| !package.name.is_empty();
    seen.into_iter()
        .zip(packages)
        .map(|(bits, it)| if is_known(it) { Crates(bits) } else { Crates::ANY })
        .collect()
}

/// Whether a function of a file may print in a loop.
pub fn may_print_in_loop(text: &str) -> bool {
    let prints = |outline: Outline| {
        outline.bodies.iter().any(|it| !it.formats && prints_repeatedly(outline.words(it)))
    };
    prints_below_loop(text) && prints(Outline::of(text))
}

/// The same by the lines alone: whether a loop seems to begin between the head of a function and a `print`. Most files
/// that print have none, and need not be lexed.
fn prints_below_loop(text: &str) -> bool {
    let mut seen = 0;
    memmem::find_iter(text.as_bytes(), PRINTS[0]).any(|at| {
        let lines = text[seen..at].rsplit('\n');
        seen = at;
        // The head too: a function may stand in one line.
        let head = lines.clone().position(is_head).map_or(usize::MAX, |it| it + 1);
        lines.take(head).any(begins_loop)
    })
}

/// Whether a function may begin in this line.
fn is_head(line: &str) -> bool {
    !line.trim_start().starts_with("//") && words(line).any(|it| it == b"fn")
}

fn begins_loop(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or(line);
    // Not `impl A for B`; a pattern may stand on lines of its own.
    let is_for = || {
        code.contains(" in ")
            || code.trim_start().starts_with("for")
            || code.trim_end().ends_with(['(', '{', '['])
    };
    words(code).any(|it| LOOPS.iter().any(|name| name.as_bytes() == it) && (it != b"for" || is_for()))
}

fn words(line: &str) -> impl Iterator<Item = &[u8]> {
    line.as_bytes().split(|it| !is_of_ascii_name(*it))
}

fn prints(words: &[Word]) -> bool {
    PRINTS.map(Word::of_macro).into_iter().any(|it| words.binary_search(&it).is_ok())
}

/// `println!` matters in a loop only.
fn prints_repeatedly(words: &[Word]) -> bool {
    let holds = |it: Word| words.binary_search(&it).is_ok();
    PRINTS.map(Word::of_macro).into_iter().any(holds) && LOOPS.map(Word::of).into_iter().any(holds)
}

fn sinks(stub: &Stub) -> impl Iterator<Item = &Func> {
    let sinks = stub.funcs.iter().filter(|(_, marks)| marks.sink.is_some());
    sinks.filter_map(|(at, _)| stub.items.funcs.get(*at))
}

#[cfg(test)]
mod tests {
    use super::may_print_in_loop;

    #[test]
    fn a_print_below_a_loop_of_its_function_may_repeat() {
        for (text, may) in [
            ("fn f() { for a in b { println!(\"{a}\"); } }", true),
            ("fn f() {\n    println!();\n    while a {\n        print!(\".\");\n    }\n}", true),
            ("fn f() {\n    loop {\n        // As fn g does.\n        print!(\".\");\n    }\n}", true),
            ("fn f() {\n    for\n        a\n        in b\n    {\n        print!(\".\");\n    }\n}", true),
            ("fn f() { for a in b {} }\nfn g() { println!(); }", false),
            ("impl A for B {\n    fn g() { println!(); }\n}", false),
            ("fn f() { for a in b { eprintln!(\"{a}\"); } }", false),
        ] {
            assert_eq!(may_print_in_loop(text), may, "{text}");
        }
    }
}
