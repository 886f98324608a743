//! Many cases in one tree, so that one run looks at all of them.

use std::collections::{BTreeMap, BTreeSet};

use tempfile::TempDir;

use super::case::{Allowed, Case, Files, read_tree, write_tree};
use super::marker::{Quieted, Sighting, quieted, sightings};
use super::package::manifest;
use super::tool::{DIFF_CHANGES, JSON, buffix};

/// Each case as a package of its own, by edition and name.
pub fn packages<'a>(cases: impl Iterator<Item = &'a Case>) -> Files {
    let mut files = Files::new();
    for case in cases {
        let dir = folder(case);
        if !case.has_manifest {
            files.insert(format!("{dir}/Cargo.toml"), manifest(&case.slug(), &case.edition).into_bytes());
        }
        files.extend(case.unmarked().into_iter().map(|(path, bytes)| (format!("{dir}/{path}"), bytes)));
    }
    files
}

/// Below the tree.
pub fn folder(case: &Case) -> String {
    format!("{}/{}", case.edition, case.slug())
}

/// A path below the tree: the folder of its case, and the path below that.
fn split(path: &str) -> Result<(&str, &str), String> {
    let ends = path.match_indices('/').nth(1).map(|(end, _)| (&path[..end], &path[end + 1..]));
    ends.ok_or_else(|| format!("{path} is in no case"))
}

/// Some cases for which the same rule is selected.
struct Tree<'a> {
    dir: TempDir,
    files: Files,
    selected: Option<&'a str>,
}

impl Tree<'_> {
    fn buffix(&self, args: &[&str]) -> Result<String, String> {
        Ok(buffix(self.dir.path(), args, self.selected)?.stdout)
    }

    /// The files that are not as they were.
    fn changed(&self) -> Vec<String> {
        let now = read_tree(self.dir.path());
        let paths: BTreeSet<&String> = self.files.keys().chain(now.keys()).collect();
        paths.into_iter().filter(|it| self.files.get(*it) != now.get(*it)).cloned().collect()
    }
}

fn trees(cases: &[Case], is_in: impl Fn(&Case) -> bool) -> Vec<Tree<'_>> {
    let cases: Vec<&Case> = cases.iter().filter(|it| is_in(it)).collect();
    let selected: BTreeSet<Option<&str>> = cases.iter().map(|it| it.selected.as_deref()).collect();
    let tree = |selected| {
        let of_tree = cases.iter().copied().filter(|it| it.selected.as_deref() == selected);
        let (dir, files) = (super::folder::folder(), packages(of_tree));
        write_tree(dir.path(), &files);
        Tree { dir, files, selected }
    };
    selected.into_iter().map(tree).collect()
}

/// The JSON of what is told of the cases when they lie in one tree.
pub fn told(cases: &[Case]) -> Result<Vec<String>, String> {
    trees(cases, |_| true).iter().map(|it| it.buffix(&JSON)).collect()
}

/// What is found in each case when they lie in one tree, by its folder there.
pub fn found(cases: &[Case]) -> Result<BTreeMap<String, Vec<Sighting>>, String> {
    let mut found: BTreeMap<String, Vec<Sighting>> = BTreeMap::new();
    for json in told(cases)? {
        for sighting in sightings(&json)? {
            let (folder, file) = split(&sighting.file)?;
            let of_case = found.entry(folder.to_owned()).or_default();
            of_case.push(Sighting { file: file.to_owned(), ..sighting.clone() });
        }
    }
    Ok(found)
}

/// What is quiet in each case when they lie in one tree, by its folder there, once for each of some sets of rows that are
/// told.
pub fn quiet(cases: &[Case], sets: &[Vec<&str>]) -> Result<Vec<BTreeMap<String, Vec<Quieted>>>, String> {
    let trees = trees(cases, |_| true);
    let with = |told: &Vec<&str>| {
        let mut quiet: BTreeMap<String, Vec<Quieted>> = BTreeMap::new();
        for tree in &trees {
            let configuration = [("buffix.toml".to_owned(), format!("tell = {told:?}\n").into_bytes())];
            write_tree(tree.dir.path(), &configuration.into());
            for quieted in quieted(&tree.buffix(&[&JSON[..], &["--all"]].concat())?)? {
                let (folder, file) = split(&quieted.file)?;
                let of_case = quiet.entry(folder.to_owned()).or_default();
                of_case.push(Quieted { file: file.to_owned(), ..quieted.clone() });
            }
        }
        Ok(quiet)
    };
    sets.iter().map(with).collect()
}

/// What is changed, by the folder of its case, where nothing may be.
pub fn changed(cases: &[Case]) -> Result<BTreeMap<String, Vec<String>>, String> {
    let mut changed: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for allowed in [Allowed::Safe, Allowed::Unsafe] {
        for tree in trees(cases, |it| it.untouched_by() == Some(allowed)) {
            tree.buffix(allowed.fix())?;
            for path in tree.changed() {
                let (folder, file) = split(&path)?;
                changed.entry(folder.to_owned()).or_default().push(format!("changed: {file}"));
            }
        }
    }
    Ok(changed)
}

/// The diffs of the cases that are repaired, as if each lay alone, by their folders.
pub fn diffs(cases: &[Case]) -> Result<BTreeMap<String, String>, String> {
    let mut diffs = BTreeMap::new();
    for allowed in [Allowed::Safe, Allowed::Unsafe] {
        for tree in trees(cases, |it| it.allowed() == Some(allowed)) {
            share_out(&tree.buffix(allowed.diff())?, &mut diffs)?;
            if !tree.changed().is_empty() {
                return Err(DIFF_CHANGES.to_owned());
            }
        }
    }
    Ok(diffs)
}

/// Gives each case its part of a diff.
fn share_out(diff: &str, diffs: &mut BTreeMap<String, String>) -> Result<(), String> {
    let (mut folder, mut is_head) = ("", false);
    for line in diff.split_inclusive('\n') {
        if let Some(path) = line.strip_prefix("diff --git a/") {
            (folder, is_head) = (split(path)?.0, true);
        }
        is_head &= !line.starts_with("@@");
        let line = if is_head { line.replace(&format!("{folder}/"), "") } else { line.to_owned() };
        diffs.entry(folder.to_owned()).or_default().push_str(&line);
    }
    Ok(())
}

#[test]
fn each_case_has_its_part_of_a_diff() {
    let part = |folder: &str, file: &str| {
        format!(
            "diff --git a/{folder}{file} b/{folder}{file}\n--- a/{folder}{file}\n+++ b/{folder}{file}\n@@ -1 +1 @@\n-{folder}\n+b\n"
        )
    };
    let all = [("2024/one/", "src/main.rs"), ("2024/one/", "src/a.rs"), ("2021/two/", "src/main.rs")];
    let all: String = all.iter().map(|(folder, file)| part(folder, file)).collect();
    let mut diffs = BTreeMap::new();
    share_out(&all, &mut diffs).unwrap();
    let alone = |folder: &str, file| part("", file).replace("\n-\n", &format!("\n-{folder}\n"));
    let wanted = [
        ("2021/two", alone("2021/two/", "src/main.rs")),
        ("2024/one", alone("2024/one/", "src/main.rs") + &alone("2024/one/", "src/a.rs")),
    ];
    assert_eq!(diffs, wanted.map(|(folder, diff)| (folder.to_owned(), diff)).into());
}
