//! Which dependencies a run has to read: those that are given a handle and that nothing describes, and those of whose consts
//! the length is of what goes through a handle.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::discover::Package;
use crate::file::{FileId, to_u32};
use crate::index::{FuncId, Index, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, ImportKind, Word};
use crate::track::facts::arguments;
use crate::track::knowledge::Knowledge;
use crate::track::program::Known;
use crate::track::unjudged::{Handed, handed, handle_in, may_be_handle, undescribed};
use crate::track::words::{spelled, type_before};

/// The dependencies that are given a handle, or a reader or writer that may be one, by code of the run or by what that calls
/// in a dependency that is read already, or that say how long an array is which goes along with a handle: packages by place, each with what its code calls the dependency.
pub fn given_away(knowledge: &Knowledge<'_>) -> Wanted {
    let index = knowledge.index;
    let foreign = Foreign::of(knowledge, |krate| index.described(&[krate]).is_none());
    if foreign.is_empty() {
        return Wanted::default();
    }
    let makers = LazyLock::new(|| Makers::of(index));
    let is_of_run = |file: FileId| !knowledge.is_dependency(file);
    let may_give = |func: FuncId, body: Option<(FileId, &[Word])>| {
        let Some((file, words)) = body.filter(|(file, _)| is_of_run(*file)) else { return false };
        (foreign.are_named(knowledge, file, words) || takes_foreign_const(knowledge.index, func))
            && (makers.are_named(words) || takes_handle(knowledge.index, func))
    };
    let mut wanted = Wanted::default();
    let (mut open, mut seen) = (Vec::new(), FxHashSet::default());
    let mut note = |given: Vec<Given>, open: &mut Vec<FuncId>| {
        for it in given {
            match it {
                Given::Undescribed(package, krate) => {
                    wanted.crates.insert((package, krate));
                }
                Given::Length(package, path) => {
                    let (krate, name) = (path.split("::").next(), path.rsplit("::").next());
                    wanted.crates.extend(krate.map(|it| (package, it.to_owned())));
                    wanted.consts.extend(name.map(str::to_owned));
                }
                Given::Below(func) if seen.insert(func) => open.push(func),
                Given::Below(_) => {}
            }
        }
    };
    note(knowledge.over(may_give, |owner, known| given(knowledge, &foreign, owner, known)), &mut open);
    while !open.is_empty() {
        let called: FxHashSet<FuncId> = open.drain(..).collect();
        let is_called = |func: FuncId, _: Option<(FileId, &[Word])>| called.contains(&func);
        note(knowledge.over(is_called, |owner, known| given(knowledge, &foreign, owner, known)), &mut open);
    }
    wanted
}

/// The calls of the run, in the order of the text, that give what may be a handle to something that is not described.
pub fn handed_over(knowledge: &Knowledge<'_>) -> Vec<Handed> {
    let foreign = Foreign::of(knowledge, |_| true);
    if foreign.is_empty() {
        return Vec::new();
    }
    let makers = LazyLock::new(|| Makers::of(knowledge.index));
    let may_give = |func: FuncId, body: Option<(FileId, &[Word])>| {
        let own = body.filter(|(file, _)| !knowledge.is_dependency(*file));
        own.is_some_and(|(file, words)| {
            foreign.are_named(knowledge, file, words)
                && (makers.are_named(words) || takes_handle(knowledge.index, func))
        })
    };
    let mut found = knowledge.over(may_give, |owner, known| handed(knowledge, owner, known));
    found.sort_by_key(|it| it.call);
    found
}

/// What has to be read of dependencies.
#[derive(Default)]
pub struct Wanted {
    pub crates: BTreeSet<(usize, String)>,
    /// The names of their consts that say how long an array is.
    pub consts: BTreeSet<String>,
}

/// What takes a handle.
enum Given {
    Undescribed(usize, String),
    /// A const of a dependency, by its path, that says how long an array is which goes along.
    Length(usize, String),
    /// A function of a dependency that is read.
    Below(FuncId),
}

/// The dependencies that nothing describes, those among them that are read already, and where they are named.
struct Foreign {
    /// By package, what its code calls them.
    crates: Vec<BTreeSet<String>>,
    /// By file, what it imports from them.
    imported: Vec<Imported>,
    /// By package, the words for their names.
    words: Vec<Vec<Word>>,
}

#[derive(Default)]
struct Imported {
    crates: BTreeSet<String>,
    words: FxHashSet<Word>,
    has_glob: bool,
}

impl Foreign {
    /// Those chosen by the name of the crate.
    fn of(knowledge: &Knowledge<'_>, is_chosen: impl Fn(&str) -> bool) -> Self {
        let (index, sources) = (knowledge.index, knowledge.sources());
        let own = sources.packages.iter().filter(|it| !it.is_dependency);
        let own: FxHashSet<&str> = own.map(|it| it.name.as_str()).collect();
        let foreign = |package: &Package| {
            let names = package.dependencies.iter().filter(|it| !own.contains(it.package.as_str()));
            let names = names.filter(|it| is_chosen(&it.package.replace('-', "_")));
            names.map(|it| it.name.clone()).collect::<BTreeSet<String>>()
        };
        let crates: Vec<BTreeSet<String>> = sources.packages.iter().map(foreign).collect();
        let imported = sources.files.iter().enumerate().map(|(at, file)| {
            let of_package = crates.get(file.package).filter(|it| !it.is_empty());
            let unit = index.unit_of(FileId(to_u32(at))).filter(|_| of_package.is_some());
            let scopes = unit.into_iter().flat_map(|it| &index.unit(it).items.scopes);
            let mut imported = Imported::default();
            for import in scopes.flat_map(|it| &it.imports) {
                let krate =
                    import.path.first().filter(|it| of_package.is_some_and(|of| of.contains(it.as_str())));
                let Some(krate) = krate else { continue };
                imported.crates.insert(krate.to_string());
                match &import.kind {
                    ImportKind::Named(name) | ImportKind::ExternCrate(name) => {
                        imported.words.insert(Word::of(name));
                    }
                    ImportKind::Glob => imported.has_glob = true,
                }
            }
            imported
        });
        let imported = imported.collect();
        let words = crates.iter().map(|it| it.iter().map(|it| Word::of(it)).collect()).collect();
        Self { crates, imported, words }
    }

    fn is_empty(&self) -> bool {
        self.crates.iter().all(BTreeSet::is_empty)
    }

    /// Whether a path leads into one of those that a package names.
    fn have(&self, package: usize, path: &str) -> bool {
        let krate = path.split("::").next().unwrap_or_default();
        self.crates.get(package).is_some_and(|it| it.contains(krate))
    }

    /// Whether a body may name one of them, or what its file imports from one.
    fn are_named(&self, knowledge: &Knowledge<'_>, file: FileId, words: &[Word]) -> bool {
        let at = file.0 as usize;
        let package = knowledge.sources().files.get(at).map(|it| it.package);
        let mut named = package.and_then(|it| self.words.get(it)).into_iter().flatten();
        let imports = |it: &Imported| it.has_glob || words.iter().any(|word| it.words.contains(word));
        self.imported.get(at).is_some_and(imports) || named.any(|it| words.binary_search(it).is_ok())
    }
}

/// What the calls of a body give a handle to.
fn given(knowledge: &Knowledge<'_>, foreign: &Foreign, owner: BodyOwner, known: &Known) -> Vec<Given> {
    let index = knowledge.index;
    let Some(file) = index.file_of(owner.unit(index)) else { return Vec::new() };
    let Some(package) = knowledge.sources().files.get(file.0 as usize).map(|it| it.package) else {
        return Vec::new();
    };
    let may_be_handle = |it: ExprId| may_be_handle(index, owner, known.inference.expr(it));
    let mut found = Vec::new();
    for call in known.body.expr_ids() {
        match known.inference.callees.get(&call) {
            Some(Callee::Func(func, _)) => {
                let args = arguments(&known.body, call);
                if args.iter().copied().any(may_be_handle) {
                    let consts = args.iter().filter_map(|it| foreign_const(known.inference.expr(*it)));
                    let consts = consts.filter(|it| foreign.have(package, it));
                    found.extend(consts.map(|it| Given::Length(package, it.to_owned())));
                }
                let is_below =
                    index.file_of(index.func_unit(*func)).is_some_and(|it| knowledge.is_dependency(it));
                if is_below && args.into_iter().any(may_be_handle) {
                    found.push(Given::Below(*func));
                }
            }
            Some(_) => {}
            None => {
                let names = foreign_called(index, foreign, owner, known, call, (file, package));
                let given = arguments(&known.body, call).into_iter().any(may_be_handle);
                found.extend(names.filter(|_| given).map(|it| Given::Undescribed(package, it)));
            }
        }
    }
    found
}

/// The dependencies of which a call may be: the one that its path or the type of its receiver names, or those from which the
/// file has a trait where the receiver is the handle itself.
fn foreign_called(
    index: &Index,
    foreign: &Foreign,
    owner: BodyOwner,
    known: &Known,
    call: ExprId,
    (file, package): (FileId, usize),
) -> impl Iterator<Item = String> {
    let of_package = foreign.crates.get(package);
    let named = undescribed(index, owner, known, call).and_then(|(api, _)| {
        let krate = api.split("::").next()?;
        of_package?.get(krate).cloned()
    });
    let by_trait = match &known.body.expr(call).kind {
        ExprKind::MethodCall { receiver, .. }
            if named.is_none() && may_be_handle(index, owner, known.inference.expr(*receiver)) =>
        {
            foreign.imported.get(file.0 as usize).map(|it| &it.crates)
        }
        _ => None,
    };
    named.into_iter().chain(by_trait.into_iter().flatten().cloned())
}

/// The const of a dependency that says how long an array is.
fn foreign_const(ty: &Ty) -> Option<&str> {
    let Ty::Array(_, length) = ty.peeled() else { return None };
    if let Ty::Const(path) = &**length { Some(path) } else { None }
}

/// Whether a function takes an array that is as long as a const of a dependency says.
fn takes_foreign_const(index: &Index, func: FuncId) -> bool {
    index.signature(func).params.iter().any(|it| it.any(&mut |it| matches!(it, Ty::Const(_))))
}

/// Whether a function takes what may be a handle.
fn takes_handle(index: &Index, func: FuncId) -> bool {
    let owner = BodyOwner::Func(func);
    index.signature(func).params.iter().any(|it| may_be_handle(index, owner, it))
}

/// The functions of the catalogue by the words that bodies name them by, each with the word for the type that stands
/// before it.
struct Makers<'i> {
    index: &'i Index,
    by_word: FxHashMap<Word, Vec<(FuncId, Option<Word>)>>,
}

impl<'i> Makers<'i> {
    fn of(index: &'i Index) -> Self {
        let mut by_word: FxHashMap<Word, Vec<(FuncId, Option<Word>)>> = FxHashMap::default();
        for func in index.funcs().filter(|it| index.is_stub(index.func_unit(*it))) {
            let (items, def) = (&index.unit(index.func_unit(func)).items, index.func(func));
            let ty = type_before(items, def).map(|it| Word::of(&it));
            for word in spelled(items, def, &def.name) {
                by_word.entry(word).or_default().push((func, ty));
            }
        }
        Self { index, by_word }
    }

    /// Whether a body may name a function that makes a handle.
    fn are_named(&self, words: &[Word]) -> bool {
        let holds = |it: &Word| words.binary_search(it).is_ok();
        let mut named = words.iter().filter_map(|it| self.by_word.get(it)).flatten();
        named.any(|(func, ty)| ty.iter().all(holds) && self.makes(*func))
    }

    /// What makes one of another stands where that one is at hand.
    fn makes(&self, func: FuncId) -> bool {
        let is_handle = |it: &Ty| handle_in(self.index, it).is_some();
        let signature = self.index.signature(func);
        signature.ret.any(&mut |it| is_handle(it)) && !signature.params.iter().any(is_handle)
    }
}
