//! What a text alone names: macros and free functions of the run, by their names.

use std::sync::{Arc, OnceLock};

use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::file::{FileId, FileSpan, RustFile, is_of_name, to_u32};
use crate::index::{FuncId, Index, Memo, UnitId};
use crate::infer::BodyOwner;
use crate::items::Rules;
use crate::marks::FuncMarks;
use crate::track::knowledge::{Knowledge, Sources};
use crate::track::program::Program;

/// Made when somebody asks: most runs do not.
#[derive(Default)]
pub struct Named {
    macros: OnceLock<FxHashMap<SmolStr, Vec<FileSpan>>>,
    funcs: OnceLock<FxHashMap<SmolStr, Vec<FuncId>>>,
    made: OnceLock<FxHashMap<SmolStr, Vec<MadeBy>>>,
    rules: Memo<FileSpan, Arc<Rules>>,
    described: OnceLock<FxHashMap<SmolStr, Vec<FuncId>>>,
    /// By name.
    alternatives: Memo<SmolStr, Arc<InOnePlace>>,
}

/// The functions of which several stand in one place, each with all of that place.
type InOnePlace = FxHashMap<FuncId, Arc<[FuncId]>>;

/// A macro call among the items of a file: the macro, and where the call stands.
pub type MadeBy = (SmolStr, FileSpan);

impl Named {
    /// Where every `macro_rules!` of a name stands.
    pub fn macros(&self, index: &Index, sources: Sources<'_>, name: &str) -> &[FileSpan] {
        let all = self.macros.get_or_init(|| {
            let mut all: FxHashMap<SmolStr, Vec<FileSpan>> = FxHashMap::default();
            for file in (0..to_u32(sources.files.len())).map(FileId) {
                let Some(unit) = index.unit_of(file) else { continue };
                for rules in &index.unit(unit).items.macros {
                    all.entry(rules.name.clone()).or_default().push(FileSpan { file, span: rules.span });
                }
            }
            all
        });
        all.get(name).map_or(&[], Vec::as_slice)
    }

    /// The macro calls among the items of the files in which a name stands, those of dependencies left out.
    pub fn macro_calls(&self, index: &Index, sources: Sources<'_>, name: &str) -> &[MadeBy] {
        let all = self.made.get_or_init(|| {
            let mut all: FxHashMap<SmolStr, Vec<MadeBy>> = FxHashMap::default();
            for (file, it) in (0..).map(FileId).zip(sources.files) {
                let Some(unit) = index.unit_of(file).filter(|_| !sources.is_dependency(file)) else {
                    continue;
                };
                for call in &index.unit(unit).items.macro_calls {
                    let text = it.text.get(call.span.range()).unwrap_or_default();
                    let names: FxHashSet<&str> = text.split(|it| !is_of_name(it)).collect();
                    for name in names.into_iter().filter(|it| !it.is_empty()) {
                        let made = (call.name.clone(), FileSpan { file, span: call.span });
                        all.entry(name.into()).or_default().push(made);
                    }
                }
            }
            all
        });
        all.get(name).map_or(&[], Vec::as_slice)
    }

    /// The functions of the catalogue that have a name and do what others may see: they start or end a program, look at files,
    /// or wait.
    pub fn described(&self, index: &Index, name: &str) -> &[FuncId] {
        let all = self.described.get_or_init(|| {
            let mut all: FxHashMap<SmolStr, Vec<FuncId>> = FxHashMap::default();
            let does = |it: &FuncMarks| it.exits || it.observes || it.prints || it.runs.is_some() || it.waits;
            for func in index.funcs().filter(|it| index.func_marks(*it).is_some_and(does)) {
                all.entry(index.func(func).name.clone()).or_default().push(func);
            }
            all
        });
        all.get(name).map_or(&[], Vec::as_slice)
    }

    /// Every function of a name, those of the catalogue left out, and those of dependencies: what nobody resolves is no more
    /// likely to mean one of these than one of a dependency that is not read.
    pub fn funcs(&self, index: &Index, sources: Sources<'_>, name: &str) -> &[FuncId] {
        let all = self.funcs.get_or_init(|| {
            let mut all: FxHashMap<SmolStr, Vec<FuncId>> = FxHashMap::default();
            let is_own = |it: &FuncId| {
                index.file_of(index.func_unit(*it)).is_some_and(|it| !sources.is_dependency(it))
            };
            let may_be_meant = |it: &FuncId| is_own(it) && !sources.is_of_tests(index, *it);
            for func in index.funcs().filter(may_be_meant) {
                all.entry(index.func(func).name.clone()).or_default().push(func);
            }
            all
        });
        all.get(name).map_or(&[], Vec::as_slice)
    }
}

impl<'k> Knowledge<'k> {
    /// The rules of the macros that a name may mean in a file: those that it declares itself, or else those of others.
    pub(super) fn macros_called(&self, file: FileId, unit: UnitId, name: &str) -> Vec<Arc<Rules>> {
        let named = self.named.macros(self.index, self.sources(), name);
        let is_own = |it: &&FileSpan| it.file == file;
        let declares = named.iter().any(|it| is_own(&it));
        let meant =
            named.iter().filter(|it| if declares { is_own(it) } else { self.runs_with(unit, it.file) });
        let rules = |at: &FileSpan| Arc::new(Rules::of(self.text_at(at).unwrap_or_default()));
        meant.map(|it| self.named.rules.get_or_put(*it, rules)).collect()
    }

    /// The other functions that stand in the place of one, of which a build has one or the other, by `cfg`.
    pub(super) fn alternatives(&self, func: FuncId) -> Vec<FuncId> {
        if self.index.is_stub(self.index.func_unit(func)) {
            return Vec::new();
        }
        let name = &self.index.func(func).name;
        // Most names stand for one function.
        if self.funcs(name).len() < 2 {
            return Vec::new();
        }
        let found =
            self.named.alternatives.get_or_put(name.clone(), |name| Arc::new(self.in_one_place(name)));
        let beside = found.get(&func).map_or(&[][..], |it| it);
        beside.iter().copied().filter(|it| *it != func).collect()
    }

    /// The functions of a name of which several stand in one place, each with all of that place.
    fn in_one_place(&self, name: &str) -> InOnePlace {
        let index = self.index;
        let mut by_place: FxHashMap<(u32, String), Vec<FuncId>> = FxHashMap::default();
        for func in self.funcs(name).iter().copied() {
            let place = (index.crate_of(index.func_unit(func)), index.place_of_func(func));
            by_place.entry(place).or_default().push(func);
        }
        let mut found = InOnePlace::default();
        for all in by_place.into_values().filter(|it| it.len() > 1) {
            let all: Arc<[FuncId]> = all.into();
            found.extend(all.iter().map(|it| (*it, Arc::clone(&all))));
        }
        found
    }

    fn text_at(&self, at: &FileSpan) -> Option<&'k str> {
        self.sources().files.get(at.file.0 as usize)?.text.get(at.span.range())
    }

    fn runs_with(&self, unit: UnitId, file: FileId) -> bool {
        self.index.unit_of(file).is_none_or(|it| self.index.may_run_together(unit, it))
    }

    /// The rules of the macros of a name, as they are written in the files of the programs that a unit is a part of.
    pub(super) fn macros_read(
        &self,
        unit: UnitId,
        name: &str,
    ) -> impl Iterator<Item = &'k str> + use<'_, 'k> {
        let named = self.named.macros(self.index, self.sources(), name).iter();
        named.filter(move |it| self.runs_with(unit, it.file)).filter_map(|it| self.text_at(it))
    }
}

impl<'a> Program<'a> {
    /// The functions that have a name, methods among them, in the programs that a unit is a part of.
    pub fn funcs_of_name(&self, unit: UnitId, name: &str) -> impl Iterator<Item = FuncId> {
        let runs = move |it: &FuncId| self.index.may_run_together(unit, self.index.func_unit(*it));
        self.funcs_of_name_anywhere(name).filter(runs)
    }

    /// The functions of the run that have a name.
    pub fn funcs_of_name_anywhere(&self, name: &str) -> impl Iterator<Item = FuncId> + use<'a> {
        self.knowledge.funcs(name).iter().copied()
    }

    /// The other functions of which a build may have one in the place of this one, by `cfg`.
    pub fn alternatives(&self, func: FuncId) -> Vec<FuncId> {
        self.knowledge.alternatives(func)
    }

    /// The functions of the catalogue that have a name and do what others may see.
    pub fn described_of_name(&self, name: &str) -> &'a [FuncId] {
        self.knowledge.named.described(self.index, name)
    }

    /// The free ones among them.
    pub fn funcs_named(&self, unit: UnitId, name: &str) -> impl Iterator<Item = FuncId> {
        self.funcs_of_name(unit, name).filter(|it| self.index.impl_of(*it).is_none())
    }

    /// The `macro_rules!` of a name: those of the programs that a unit is a part of, and those of its package.
    pub fn macros_named(&self, unit: UnitId, name: &str) -> Vec<String> {
        let is_named = |text: &str| {
            // Its attributes may stand before it.
            let head = text.split_once("macro_rules!").map_or("", |(_, it)| it);
            head.split(['{', '(', '[']).next().is_some_and(|it| it.trim() == name)
        };
        let folder = self.index.file_of(unit).and_then(|it| self.unread().folder(it, None));
        let unread = folder.map(|it| self.unread().macros(it));
        let unread = unread.iter().flat_map(|it| it.iter()).filter(|it| is_named(it)).cloned();
        self.macros_read(unit, name).map(str::to_owned).chain(unread).collect()
    }

    /// Those of files that are part of the run.
    pub fn macros_read(&self, unit: UnitId, name: &str) -> impl Iterator<Item = &'a str> {
        self.knowledge.macros_read(unit, name)
    }

    /// The macro calls among the items of the programs that a unit is a part of in which a name stands: the macro's name, and
    /// the call as it is written.
    pub fn macro_calls_with(&self, unit: UnitId, name: &str) -> Vec<(&'a str, &'a str)> {
        let calls = self.macro_calls(name).iter().filter(|(_, it)| self.knowledge.runs_with(unit, it.file));
        calls.filter_map(|(of, it)| Some((of.as_str(), self.knowledge.text_at(it)?))).collect()
    }

    /// Whether the package of a body puts in code by `include!`, which nobody reads.
    pub fn includes_code(&self, owner: BodyOwner) -> bool {
        let package = |it: FileId| self.files().get(it.0 as usize).map(|it| it.package);
        let Some(own) = self.index.file_of(owner.unit(self.index)) else { return true };
        let mut calls = self.macro_calls("include").iter();
        calls.any(|(of, it)| of == "include" && package(it.file) == package(own))
    }

    fn macro_calls(&self, name: &str) -> &'a [MadeBy] {
        self.knowledge.named.macro_calls(self.index, self.knowledge.sources(), name)
    }

    fn files(&self) -> &'a [RustFile] {
        self.knowledge.sources().files
    }
}
