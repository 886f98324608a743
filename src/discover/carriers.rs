//! Files that tell nothing themselves, and are kept since they hand on to a file with a telling word what may hold a
//! handle, takes one or calls what does: as what a function returns, in a field, or by another name. And those that say how long an
//! array is.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use super::Telling;
use super::heads::{HEADS, Head, Heads, Name, lengths, names, type_name};
use super::look::{self, Look, Scratch, Words};
use super::package::Package;
use super::walk::Seen;

/// Small enough to share the work evenly, large enough to reuse a thread's buffer.
const FILES_PER_JOB: usize = 16;

/// How far a handle is followed: from the type that has it to those that hold or return that, and from what a file with
/// a telling word names to what that holds or returns. Each step more costs as much as it finds ever less.
const STEPS: u32 = 1;

/// Modules of std whose types are or make handles.
const MODULES: [&str; 4] = ["fs", "io", "net", "process"];

/// A name among the packages that can name each other's types.
type Key = (usize, Name);

/// A file, by its place, with its heads.
struct Read {
    at: usize,
    group: usize,
    heads: Vec<Head>,
}

/// Keeps those files of the packages, each by its home, that hand on what may have to do with a handle.
pub fn keep(files: &[Seen], looks: &mut [Look], packages: &BTreeMap<usize, Package>, telling: &Telling) {
    let groups = groups(packages);
    let members = |wanted: fn(&Look) -> bool| -> Vec<(usize, usize)> {
        let places = (0..files.len()).filter(|at| wanted(&looks[*at]));
        places.filter_map(|at| Some((at, *groups.get(&files[at].home)?))).collect()
    };
    let told = members(|it| matches!(it, Look::Text { only_hints: false, .. }));
    let silent = members(|it| matches!(it, Look::Nothing | Look::Text { only_hints: true, .. }));
    if told.is_empty() || silent.is_empty() {
        return;
    }
    let heads = Heads::new();
    let words = Words::new(&Telling { words: HEADS.map(str::to_owned).to_vec(), hints: Vec::new() });
    let in_file = |scratch: &mut Scratch, (at, group): (usize, usize)| match look::for_others(
        &files[at].path,
        scratch,
        &words,
    ) {
        Look::Text { text, .. } => Read { at, group, heads: heads.of(&text) },
        _ => Read { at, group, heads: Vec::new() },
    };
    let silent = silent.into_par_iter().with_min_len(FILES_PER_JOB);
    let silent: Vec<Read> = silent.map_init(Scratch::default, in_file).collect();
    let text = |at: usize| match &looks[at] {
        Look::Text { text, .. } => &**text,
        _ => "",
    };
    let in_text = |&(at, group): &(usize, usize)| Read { at, group, heads: heads.of(text(at)) };
    let told: Vec<Read> = told.par_iter().with_min_len(FILES_PER_JOB).map(in_text).collect();
    let wanted: FxHashSet<Key> = silent.iter().flat_map(keys).collect();
    let named = told.par_iter().with_min_len(FILES_PER_JOB).flat_map_iter(|it| {
        let keys = names(text(it.at)).map(|name| (it.group, name));
        keys.filter(|key| wanted.contains(key)).collect::<FxHashSet<Key>>()
    });
    let named: FxHashSet<Key> = named.collect();
    let (own, live) = live(&told, &silent, &named, telling);
    let mut kept = turning(&silent, &own);
    kept.extend(carrying(&silent, named, &live));
    let counted = told.par_iter().with_min_len(FILES_PER_JOB);
    let counted = counted.flat_map_iter(|it| lengths(text(it.at)).map(|name| (it.group, name)));
    kept.extend(counting(&silent, &counted.collect()));
    let kept: Vec<usize> = kept.into_iter().collect();
    let again = |scratch: &mut Scratch, &at: &usize| look::for_others(&files[at].path, scratch, &words);
    let texts = kept.par_iter().with_min_len(FILES_PER_JOB).map_init(Scratch::default, again);
    for (at, look) in kept.iter().zip(texts.collect::<Vec<Look>>()) {
        looks[*at] = look;
    }
}

/// By which names others may come to what a file without a telling word declares.
fn keys(file: &Read) -> impl Iterator<Item = Key> {
    let exported = |head: &Head| if head.exports { head.types.clone() } else { Vec::new() };
    let names = file.heads.iter().flat_map(move |it| exported(it).into_iter().chain(it.name).chain(it.of));
    names.map(|it| (file.group, it))
}

/// The types that hold a handle, or have a method that takes or returns one; and with them those that hold or return such
/// a type.
fn live(
    told: &[Read],
    silent: &[Read],
    named: &FxHashSet<Key>,
    telling: &Telling,
) -> (FxHashSet<Key>, FxHashSet<Key>) {
    let handles: FxHashSet<Name> = telling.words.iter().filter_map(|it| handle(it)).collect();
    let (mut first, mut follow) = (Vec::new(), FxHashMap::<Key, Vec<Key>>::default());
    for (Read { group, heads, .. }, is_told) in
        told.iter().map(|it| (it, true)).chain(silent.iter().map(|it| (it, false)))
    {
        for head in heads {
            let Some(of) = head.of.map(|it| (*group, it)) else { continue };
            // What nobody calls hands on nothing.
            let is_method = head.name.filter(|_| !head.declares);
            if !is_told && is_method.is_some_and(|it| !named.contains(&(*group, it))) {
                continue;
            }
            let mut all = head.types.iter().chain(&head.takes).chain(&head.lent);
            if is_told && all.any(|it| handles.contains(it)) {
                first.push(of);
            }
            let lent = if is_told { &head.lent[..] } else { &[] };
            for name in head.types.iter().chain(lent) {
                follow.entry((*group, *name)).or_default().push(of);
            }
        }
    }
    let own = first.iter().copied().collect();
    let mut live = FxHashSet::default();
    spread(first, &mut live, |key| follow.remove(&key).unwrap_or_default());
    (own, live)
}

/// The places of the files in which a loop works on a type that has a handle of its own, whoever gives it that.
fn turning(silent: &[Read], own: &FxHashSet<Key>) -> FxHashSet<usize> {
    let turns = |file: &&Read| {
        let mut heads = file.heads.iter().filter(|it| it.turns);
        heads.any(|it| it.takes.iter().chain(&it.lent).any(|it| own.contains(&(file.group, *it))))
    };
    silent.iter().filter(turns).map(|it| it.at).collect()
}

/// The places of the files that declare how long an array is.
fn counting(silent: &[Read], lengths: &FxHashSet<Key>) -> FxHashSet<usize> {
    let is_length = |file: &Read, head: &Head| {
        head.counts && head.name.is_some_and(|it| lengths.contains(&(file.group, it)))
    };
    silent.iter().filter(|file| file.heads.iter().any(|it| is_length(file, it))).map(|it| it.at).collect()
}

/// The places of the files that hand on a live type to a file that names what hands it on.
fn carrying(silent: &[Read], named: FxHashSet<Key>, live: &FxHashSet<Key>) -> FxHashSet<usize> {
    let mut by_name: FxHashMap<Key, Vec<(&Read, &Head)>> = FxHashMap::default();
    for file in silent {
        let is_live = |it: &&Name| live.contains(&(file.group, **it));
        for head in &file.heads {
            let own = head.of.filter(|_| head.declares);
            let is_method = head.name.filter(|_| !head.declares && head.of.is_some());
            let is_named = is_method.is_none_or(|it| named.contains(&(file.group, it)));
            if !(is_named && (head.calls || head.types.iter().chain(&own).any(|it| is_live(&it)))) {
                continue;
            }
            let exported = head.types.iter().filter(|it| head.exports && is_live(it)).copied();
            for name in exported.chain(head.of.or(head.name)) {
                by_name.entry((file.group, name)).or_default().push((file, head));
            }
        }
    }
    let mut kept = FxHashSet::default();
    let first: Vec<Key> = named.into_iter().filter(|it| by_name.contains_key(it)).collect();
    spread(first, &mut FxHashSet::default(), |key| {
        let carriers = by_name.remove(&key).unwrap_or_default();
        kept.extend(carriers.iter().map(|it| it.0.at));
        let types = carriers.into_iter().flat_map(|it| &it.1.types);
        types.map(|it| (key.0, *it)).filter(|it| live.contains(it)).collect()
    });
    kept
}

/// Adds some names, and step by step those that follow from them.
fn spread(mut names: Vec<Key>, seen: &mut FxHashSet<Key>, mut next: impl FnMut(Key) -> Vec<Key>) {
    for _ in 0..=STEPS {
        let found = names.into_iter().filter(|it| seen.insert(*it)).collect::<Vec<_>>();
        names = found.into_iter().flat_map(&mut next).collect();
    }
}

/// The type that a telling word names, of those of std.
fn handle(word: &str) -> Option<Name> {
    let (module, name) = word.split_once("::")?;
    type_name(name).filter(|_| MODULES.contains(&module))
}

/// By home the packages that depend on each other by path.
fn groups(packages: &BTreeMap<usize, Package>) -> HashMap<usize, usize> {
    let homes: HashMap<&Path, usize> = packages.iter().map(|(home, it)| (it.root.as_path(), *home)).collect();
    let mut above: HashMap<usize, usize> = packages.keys().map(|it| (*it, *it)).collect();
    for (home, package) in packages {
        for other in package.dependencies.iter().filter_map(|it| homes.get(it.path.as_deref()?)) {
            let (one, other) = (top(&above, *home), top(&above, *other));
            above.insert(one, other);
        }
    }
    packages.keys().map(|it| (*it, top(&above, *it))).collect()
}

fn top(above: &HashMap<usize, usize>, mut at: usize) -> usize {
    while let Some(next) = above.get(&at).copied().filter(|it| *it != at) {
        at = next;
    }
    at
}
