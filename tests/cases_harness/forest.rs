//! Many cases in one tree, so that one run looks at all of them.

use std::collections::{BTreeMap, BTreeSet};

use super::case::{Case, Files, write_tree};
use super::marker::{Sighting, sightings};
use super::package::manifest;
use super::tool::{JSON, buffix};

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

/// The JSON of what is told of the cases when they lie in one tree, those for which the same rule is selected.
pub fn told(cases: &[Case]) -> Result<Vec<String>, String> {
    let selected: BTreeSet<&Option<String>> = cases.iter().map(|it| &it.selected).collect();
    let told = |selected: &Option<String>| {
        let dir = tempfile::tempdir().unwrap();
        write_tree(dir.path(), &packages(cases.iter().filter(|it| it.selected == *selected)));
        Ok(buffix(dir.path(), &JSON, selected.as_deref())?.stdout)
    };
    selected.into_iter().map(told).collect()
}

/// What is found in each case when they lie in one tree, by its folder there.
pub fn found(cases: &[Case]) -> Result<BTreeMap<String, Vec<Sighting>>, String> {
    let mut found: BTreeMap<String, Vec<Sighting>> = BTreeMap::new();
    for json in told(cases)? {
        for sighting in sightings(&json)? {
            let mut steps = sighting.file.splitn(3, '/');
            let (Some(edition), Some(slug), Some(file)) = (steps.next(), steps.next(), steps.next()) else {
                return Err(format!("{sighting} is in no case"));
            };
            let of_case = found.entry(format!("{edition}/{slug}")).or_default();
            of_case.push(Sighting { file: file.to_owned(), ..sighting.clone() });
        }
    }
    Ok(found)
}

/// What is found in one case, of what is found in all.
pub fn of_case<'a>(found: &'a BTreeMap<String, Vec<Sighting>>, case: &Case) -> &'a [Sighting] {
    found.get(&folder(case)).map_or(&[], Vec::as_slice)
}
