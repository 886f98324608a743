//! What a text alone names: macros and free functions of the run, by their names.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::file::{FileId, FileSpan, to_u32};
use crate::index::{FuncId, Index};
use crate::track::knowledge::Sources;

/// Made when somebody asks: most runs do not.
#[derive(Default)]
pub struct Named {
    macros: OnceLock<FxHashMap<SmolStr, Vec<FileSpan>>>,
    funcs: OnceLock<FxHashMap<SmolStr, Vec<FuncId>>>,
}

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

    /// Every function of a name, those of the catalogue left out.
    pub fn funcs(&self, index: &Index, name: &str) -> &[FuncId] {
        let all = self.funcs.get_or_init(|| {
            let mut all: FxHashMap<SmolStr, Vec<FuncId>> = FxHashMap::default();
            for func in index.funcs().filter(|it| !index.is_stub(index.func_unit(*it))) {
                all.entry(index.func(func).name.clone()).or_default().push(func);
            }
            all
        });
        all.get(name).map_or(&[], Vec::as_slice)
    }
}
