//! The texts behind what is known: files with their outlines, and the packages that they belong to.

use std::path::Path;

use crate::discover::{CrateKind, Package};
use crate::file::{FileId, RustFile, to_u32};
use crate::index::{FuncId, Index};
use crate::items::Outline;
use crate::judge::Rows;
use crate::track::knowledge::Knowledge;

/// The texts behind the index, by `FileId`.
#[derive(Clone, Copy)]
pub struct Sources<'a> {
    pub files: &'a [RustFile],
    pub outlines: &'a [Outline],
    pub packages: &'a [Package],
    /// What is quiet, as the project has it.
    pub rows: &'a Rows,
    /// Whether tests are looked at like any other code.
    pub tests: bool,
}

impl Sources<'_> {
    /// Whether a function is one of a test or of what tests share, in a run that looks at these too: nothing else calls it, and
    /// what it does says nothing of other code.
    pub fn is_of_tests(&self, index: &Index, func: FuncId) -> bool {
        let target = || index.file_of(index.func_unit(func)).and_then(|it| index.target_of(it));
        self.tests && (index.func(func).test || target() == Some(CrateKind::Test))
    }

    /// Whether a file belongs to a dependency, of which nothing is told and in which nothing changes.
    pub fn is_dependency(&self, file: FileId) -> bool {
        let package = self.files.get(file.0 as usize).and_then(|it| self.packages.get(it.package));
        package.is_some_and(|it| it.is_dependency)
    }
}

impl<'a> Knowledge<'a> {
    pub fn package(&self, file: FileId) -> Option<&'a Package> {
        let Sources { files, packages, .. } = self.sources;
        packages.get(files.get(file.0 as usize)?.package)
    }

    /// Whether the source of a dependency, by what the code of a file calls it, was looked for and is not on this machine.
    pub fn is_unfetched(&self, file: FileId, krate: &str) -> bool {
        let package = self.sources.files.get(file.0 as usize).map(|it| it.package);
        package.is_some_and(|it| self.unfetched.contains(&(it, krate.to_owned())))
    }

    /// Whether a file belongs to a dependency, of which nothing is told and in which nothing changes.
    pub fn is_dependency(&self, file: FileId) -> bool {
        self.sources.is_dependency(file)
    }

    pub fn path(&self, file: FileId) -> Option<&'a Path> {
        self.sources.files.get(file.0 as usize).map(|it| it.path.as_path())
    }

    /// The `macro_rules!` of the package that a file belongs to, as they are written.
    pub fn macros_of_package(&self, file: FileId) -> impl Iterator<Item = &'a str> + use<'a> {
        let package = self.sources.files.get(file.0 as usize).map(|it| it.package);
        self.macros_of(move |it| Some(it.package) == package)
    }

    fn macros_of<F: Fn(&RustFile) -> bool>(&self, of: F) -> impl Iterator<Item = &'a str> + use<'a, F> {
        let (index, files) = (self.index, self.sources.files);
        let files = files.iter().enumerate().filter(move |(_, it)| of(it));
        files.flat_map(move |(at, it)| {
            let unit = index.unit_of(FileId(to_u32(at)));
            let macros = unit.map_or(&[][..], |id| &index.unit(id).items.macros);
            macros.iter().filter_map(|rules| it.text.get(rules.span.range()))
        })
    }

    /// The files of the package that a file belongs to, with their outlines.
    pub fn package_of(&self, file: FileId) -> impl Iterator<Item = (&'a RustFile, &'a Outline)> + use<'a> {
        let Sources { files, outlines, .. } = self.sources;
        let package = files.get(file.0 as usize).map(|it| it.package);
        files.iter().zip(outlines).filter(move |(it, _)| Some(it.package) == package)
    }
}
