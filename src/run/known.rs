//! What is known of the files of a run, with the sources of the dependencies that are given a handle.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::Job;
use crate::catalogue::{Catalogue, StubTexts};
use crate::cli::Config;
use crate::discover::{self, Package, Problem, Telling};
use crate::file::RustFile;
use crate::index::{Index, Workspace};
use crate::items::{self, Lowered};
use crate::track::{self, Knowledge, SinkWords, Sources};

/// How the sources of dependencies are found.
pub(super) struct Below<'a> {
    /// Those of the run; the dependencies that are read come behind them.
    pub packages: &'a mut Vec<Package>,
    pub current_dir: &'a Path,
    pub telling: &'a Telling,
}

/// The texts of a run, with what they declare and which described crates they name.
struct Texts<'a> {
    lowered: Lowered,
    /// By package.
    named: BTreeMap<usize, BTreeSet<&'a str>>,
    catalogue: Catalogue,
}

/// What is known of some files, for whoever looks at them; with it come the files that parse.
pub(super) fn known<T>(
    job: Job<'_>,
    files: Vec<RustFile>,
    problems: &mut Vec<Problem>,
    look: impl FnOnce(&mut Knowledge<'_>, &[RustFile], &mut Vec<Problem>) -> T,
) -> anyhow::Result<(Vec<RustFile>, T)> {
    let mut texts = Texts::of(job.stubs, job.config, job.packages, files)?;
    problems.append(&mut texts.lowered.problems);
    let seen = texts.know(job, |knowledge| look(knowledge, &texts.lowered.files, problems));
    Ok((texts.lowered.files, seen))
}

/// The same with the sources of the dependencies that are given a handle, and of those that these give it to.
pub(super) fn known_below<T>(
    job: Job<'_>,
    Below { packages, current_dir, telling }: Below<'_>,
    files: Vec<RustFile>,
    problems: &mut Vec<Problem>,
    look: impl FnOnce(Job<'_>, &mut Knowledge<'_>, &[RustFile], &mut Vec<Problem>) -> T,
) -> anyhow::Result<(Vec<RustFile>, T)> {
    let mut texts = Texts::of(job.stubs, job.config, packages, files)?;
    problems.append(&mut texts.lowered.problems);
    let (mut look, mut tried) = (Some(look), BTreeSet::new());
    let Job { stubs, config, .. } = job;
    loop {
        let job = Job { packages, ..job };
        let mut more = discover::Found::default();
        let seen = texts.know(job, |knowledge| {
            if config.read_dependencies {
                let given = track::given_away(knowledge);
                let wanted: BTreeSet<(usize, String)> = given.crates.difference(&tried).cloned().collect();
                let telling = telling.with_consts(&given.consts);
                more = discover::dependencies(job.packages, &wanted, current_dir, &telling);
                tried.extend(wanted);
            }
            let look = look.take_if(|_| more.files.is_empty())?;
            knowledge.unfetched = discover::unfetched(job.packages, &tried);
            Some(look(job, knowledge, &texts.lowered.files, problems))
        });
        if let Some(seen) = seen {
            return Ok((texts.lowered.files, seen));
        }
        packages.append(&mut more.packages);
        // Nobody who runs this can mend a dependency: what is wrong there is not told.
        texts.extend(stubs, Texts::of(stubs, config, packages, more.files)?)?;
    }
}

impl<'a> Texts<'a> {
    fn of(
        stubs: &'a StubTexts,
        config: &Config,
        packages: &[Package],
        files: Vec<RustFile>,
    ) -> anyhow::Result<Self> {
        let is_of_dependency = |it: &RustFile| packages.get(it.package).is_some_and(|it| it.is_dependency);
        let with_tests = |it: &RustFile| config.preferences.all && !is_of_dependency(it);
        let outlines = items::outlines(&files, with_tests);
        let packages = packages.iter().enumerate();
        let renamed: Vec<(usize, &str, String)> =
            packages.flat_map(|(at, it)| it.renamed().map(move |(name, own)| (at, name, own))).collect();
        let named = items::names_by_package(&files, &outlines, &stubs.crates(), &renamed);
        let is_std_wanted = !files.is_empty();
        let (catalogue, lowered) =
            rayon::join(|| catalogue(stubs, &named, is_std_wanted), || items::lower_all(files, outlines));
        Ok(Self { lowered, named, catalogue: catalogue? })
    }

    fn extend(&mut self, stubs: &'a StubTexts, others: Self) -> anyhow::Result<()> {
        self.lowered.extend(others.lowered);
        for (package, names) in others.named {
            self.named.entry(package).or_default().extend(names);
        }
        self.catalogue = catalogue(stubs, &self.named, true)?;
        Ok(())
    }

    fn know<T>(&self, job: Job<'_>, look: impl FnOnce(&mut Knowledge<'_>) -> T) -> T {
        let Self { lowered: Lowered { files, outlines, items, .. }, named, catalogue } = self;
        let macros = files.iter().zip(items).flat_map(|(file, items)| {
            items.macros.iter().filter_map(|it| Some((it.name.as_str(), file.text.get(it.span.range())?)))
        });
        let sinks = SinkWords::of(catalogue, named, job.packages).with_macros(macros);
        let index = Index::new(catalogue, &Workspace { files, packages: job.packages, named }, items);
        let sources = Sources {
            files,
            outlines,
            packages: job.packages,
            rows: &job.config.rows,
            tests: job.config.preferences.all,
        };
        let mut knowledge = Knowledge::new(&index, sources, &sinks);
        let seen = look(&mut knowledge);
        // The process is about to end, or to look once more: giving back every small piece would cost as much time as
        // inferring all types did.
        std::mem::forget(knowledge);
        std::mem::forget(index);
        seen
    }
}

/// What is described of the crates that are named.
fn catalogue(
    stubs: &StubTexts,
    named: &BTreeMap<usize, BTreeSet<&str>>,
    is_std_wanted: bool,
) -> anyhow::Result<Catalogue> {
    let is_named = |krate: &str| match krate {
        "std" => is_std_wanted,
        _ => named.values().any(|it| it.contains(krate)),
    };
    Ok(Catalogue::of(stubs, is_named)?)
}
