//! Which of the rewritten files make a commit of their own, in which order, and under which words.

use std::collections::{BTreeMap, BTreeSet};

use crate::apply;
use crate::cli::CommitBy;
use crate::discover::Package;
use crate::edit::Rewrite;
use crate::file::{FileId, RustFile};
use crate::report::Outcome;
use crate::report::pull_request::{self, Form, Scope};

use super::Job;
use super::fix::{REWRITTEN, write};

/// Asks git before anything is rewritten.
///
/// # Errors
/// Why the files could not be committed.
pub(super) fn check(files: &[RustFile], rewrites: &[Rewrite]) -> anyhow::Result<()> {
    let rewritten: Vec<&RustFile> = rewrites.iter().filter_map(|it| files.get(it.file.0 as usize)).collect();
    match apply::cannot_commit(&rewritten) {
        Some(why) => anyhow::bail!("{why}; nothing was rewritten"),
        None => Ok(()),
    }
}

/// Commits what was written, and counts the commits. What git refuses is put back as it was in `original`, and so is what
/// would have come after it.
///
/// # Errors
/// What git or its hooks said.
pub(super) fn commit(
    job: Job<'_>,
    by: CommitBy,
    outcome: &mut Outcome,
    original: &[RustFile],
    disk: &mut [RustFile],
) -> anyhow::Result<()> {
    let groups = groups(by, outcome, job.packages);
    for (at, group) in groups.iter().enumerate() {
        let scope = Scope { packages: group.packages.clone() };
        let title = pull_request::title(outcome, &scope);
        let body = pull_request::body(outcome, &scope, Form::Commit, &job.config.command);
        let files: Vec<&RustFile> = group.files.iter().filter_map(|it| disk.get(it.0 as usize)).collect();
        match apply::commit(&files, &format!("{title}\n\n{body}")) {
            Ok(commits) => outcome.written.commits += commits,
            Err(why) => {
                let mut texts = disk.to_vec();
                for file in groups[at..].iter().flat_map(|it| &it.files).map(|it| it.0 as usize) {
                    texts[file].text = original[file].text.clone();
                }
                write(disk, &texts, &REWRITTEN, &mut outcome.problems);
                let said: Vec<String> = outcome.problems.iter().map(|it| format!("; {it}")).collect();
                anyhow::bail!(
                    "cannot commit \"{title}\" ({why}); what is not committed was put back{}",
                    said.concat()
                );
            }
        }
    }
    Ok(())
}

/// What goes into one commit.
struct Group {
    /// Empty for all.
    packages: BTreeSet<usize>,
    files: BTreeSet<FileId>,
}

/// Packages come behind those that they depend on; what one repair touches stays together.
fn groups(by: CommitBy, outcome: &Outcome, packages: &[Package]) -> Vec<Group> {
    let files: BTreeSet<FileId> = outcome.written.files.iter().copied().collect();
    if files.is_empty() {
        return Vec::new();
    }
    if by == CommitBy::All {
        return vec![Group { packages: BTreeSet::new(), files }];
    }
    let package = |it: &FileId| outcome.files.get(it.0 as usize).map_or(0, |it| it.package);
    let joined = joined(outcome, package);
    let mut groups: Vec<Group> = Vec::new();
    for package_at in in_build_order(packages) {
        let Some(with) = joined.get(&package_at) else { continue };
        if groups.iter().any(|it| it.packages == *with) {
            continue;
        }
        let files = files.iter().copied().filter(|it| with.contains(&package(it))).collect();
        groups.push(Group { packages: with.clone(), files });
    }
    groups
}

/// For each package with a rewritten file those that have to be committed with it, itself included.
fn joined(outcome: &Outcome, package: impl Fn(&FileId) -> usize) -> BTreeMap<usize, BTreeSet<usize>> {
    let touched = outcome.written.repaired.iter().map(|it| it.files.iter().map(&package).collect());
    let alone = outcome.written.files.iter().map(|it| BTreeSet::from([package(it)]));
    let mut joined: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for mut with in touched.chain(alone) {
        let known: Vec<BTreeSet<usize>> = with.iter().filter_map(|it| joined.get(it)).cloned().collect();
        with.extend(known.into_iter().flatten());
        for member in with.clone() {
            joined.insert(member, with.clone());
        }
    }
    joined
}

/// The places of the packages, each behind those that it depends on by path; a circle is cut where it is met first.
fn in_build_order(packages: &[Package]) -> Vec<usize> {
    let mut order = Vec::new();
    let mut seen = BTreeSet::new();
    for at in 0..packages.len() {
        place(at, packages, &mut seen, &mut order);
    }
    order
}

fn place(at: usize, packages: &[Package], seen: &mut BTreeSet<usize>, order: &mut Vec<usize>) {
    if !seen.insert(at) {
        return;
    }
    let paths = packages[at].dependencies.iter().filter_map(|it| it.path.as_ref());
    for path in paths {
        if let Some(below) = packages.iter().position(|it| it.root == *path) {
            place(below, packages, seen, order);
        }
    }
    order.push(at);
}
