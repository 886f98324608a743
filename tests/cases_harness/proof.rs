//! The properties of what buffix says and makes of a case, each as the list of what is wrong with it.

use std::collections::{BTreeMap, BTreeSet};

use rustfix::Filter;
use similar::Algorithm;
use similar::udiff::unified_diff;

use super::case::{Allowed, Case, Files, is_rust};
use super::folder::Run;
use super::marker::{Quieted, Sighting, Verdict, sightings};
use super::suggestions;
use super::tool::{Checkout, HAS_PATCH, JSON, Repair, repair};

/// One sentence a failure; empty where the property holds.
pub type Failures = Vec<String>;

/// A failure of the tool itself is one more way in which a property does not hold.
pub fn or_failure(result: Result<Failures, String>) -> Failures {
    result.unwrap_or_else(|error| vec![error])
}

/// What a run says of a case.
pub fn told(case: &Case) -> Result<Run, String> {
    Checkout::of(case).buffix(&JSON)
}

/// Every marker has its finding, and every finding its marker; what a marker leaves open is not found yet.
pub fn markers_are_exact(case: &Case, told: &Run) -> Result<Failures, String> {
    let found = sightings(&told.stdout)?;
    let mut failures = Failures::new();
    if told.code != Some(i32::from(!found.is_empty())) {
        failures.push(format!("exit code {:?} with {} findings", told.code, found.len()));
    }
    failures.extend(differ_from_markers(case.expected(), found));
    Ok(failures)
}

fn differ_from_markers(expected: Vec<Sighting>, found: Vec<Sighting>) -> Failures {
    let (open, expected): (Vec<_>, Vec<_>) = expected.into_iter().partition(|it| it.verdict == Verdict::Open);
    let (missing, found) = without_shared(expected, found);
    let is_open = |it: &Sighting| open.iter().any(|open| (&open.file, open.line) == (&it.file, it.line));
    let found = found.iter().map(|it| {
        let how =
            if is_open(it) { "found, and its marker says that it is open" } else { "found but not marked" };
        format!("{how}: {it}")
    });
    missing.iter().map(|it| format!("not found: {it}")).chain(found).collect()
}

/// Every finding that is quiet is marked with its row, and every marker of a row has its finding.
pub fn rows_are_exact(case: &Case, quiet: Vec<Quieted>) -> Failures {
    let (missing, found) = without_shared(case.rows(), quiet);
    let missing = missing.iter().map(|it| format!("not quiet: {it}"));
    missing.chain(found.iter().map(|it| format!("quiet but not marked: {it}"))).collect()
}

/// What is left of each where one takes away one of the other.
fn without_shared<T: PartialEq>(left: Vec<T>, mut right: Vec<T>) -> (Vec<T>, Vec<T>) {
    let mut alone = Vec::new();
    for sighting in left {
        match right.iter().position(|it| *it == sighting) {
            Some(idx) => drop(right.remove(idx)),
            None => alone.push(sighting),
        }
    }
    (alone, right)
}

#[test]
fn what_is_left_open_is_not_held_and_not_found() {
    let sightings = |text: &str| super::marker::markers("src/main.rs", text);
    let marked = sightings("a(); //~ open once per call\nb(); //~ left once per call\n");
    let said = |found: &str| differ_from_markers(marked.clone(), sightings(found)).join("\n");
    assert_eq!(said("\nb(); //~ left once per call\n"), "");
    assert_eq!(said(""), "not found: src/main.rs:2: left once per call");
    assert_eq!(
        said("a(); //~ left once per byte\nb(); //~ left once per call\n"),
        "found, and its marker says that it is open: src/main.rs:1: left once per byte"
    );
    assert_eq!(
        said("\nb(); //~ left once per call\nc(); //~ safe once per byte\n"),
        "found but not marked: src/main.rs:3: safe once per byte"
    );
}

/// What is found in a case does not depend on what lies beside it.
pub fn is_told_alike(told: &Run, together: Vec<Sighting>) -> Result<Failures, String> {
    Ok(differ_among_others(sightings(&told.stdout)?, together))
}

fn differ_among_others(alone: Vec<Sighting>, together: Vec<Sighting>) -> Failures {
    let (lost, added) = without_shared(alone, together);
    let lost = lost.iter().map(|it| format!("only alone: {it}"));
    lost.chain(added.iter().map(|it| format!("only among others: {it}"))).collect()
}

#[test]
fn what_is_told_twice_among_others_is_not_told_alike() {
    let told = |text: &str| super::marker::markers("src/main.rs", text);
    let (once, twice) =
        (told("a(); //~ left once per call"), told("a(); //~ left once per call //~ left once per call"));
    assert_eq!(differ_among_others(twice.clone(), twice.clone()), Failures::new());
    assert_eq!(
        differ_among_others(once.clone(), twice.clone()),
        ["only among others: src/main.rs:1: left once per call"]
    );
    assert_eq!(differ_among_others(twice, once), ["only alone: src/main.rs:1: left once per call"]);
}

/// What `--fix` writes is what the diff says, to `git apply` and to `patch -p1`, and it is Rust.
pub fn diff_and_fix_agree(case: &Case, repair: &Repair) -> Failures {
    if repair.diff.is_empty() {
        return vec!["the diff is empty".to_owned()];
    }
    let mut failures = not_rust(&repair.files);
    let tools: [(&str, &[&str]); 2] = [("git", &["apply", "--whitespace=nowarn"]), ("patch", &["-p1", "-s"])];
    for (program, args) in tools.into_iter().filter(|(program, _)| *program != "patch" || *HAS_PATCH) {
        let patched = Checkout::of(case);
        match patched.apply(program, args, &repair.diff) {
            Ok(()) => failures.extend(differences(
                &format!("{program} differs from --fix"),
                &repair.files,
                &patched.files(),
            )),
            Err(error) => failures.push(error),
        }
    }
    failures
}

/// What is made of the JSON, suggestion by suggestion, is what `--fix` makes, and of that nothing is suggested any more.
///
/// `told`: the JSON of the case as it stands.
pub fn rustfix_and_fix_agree(
    case: &Case,
    told: &Run,
    allowed: Allowed,
    repair: &Repair,
) -> Result<Failures, String> {
    let checkout = Checkout::of(case);
    let (original, fixed) = (texts(checkout.files()), texts(repair.files.clone()));
    let json = |files: &BTreeMap<String, String>| {
        if *files == original {
            return Ok(told.stdout.clone());
        }
        checkout.write(files);
        Ok(checkout.buffix(&JSON)?.stdout)
    };
    let filter = match allowed {
        Allowed::Safe => Filter::MachineApplicableOnly,
        Allowed::Unsafe => Filter::Everything,
    };
    let again = suggestions::applied(fixed.clone(), filter, json)?;
    if again != fixed {
        return Ok(differences("a second run changes", &fixed, &again));
    }
    if case.rustfix_differs {
        return Ok(Failures::new());
    }
    // What is repaired already was asked a moment ago.
    let json =
        |files: &BTreeMap<String, String>| if *files == fixed { Ok(String::new()) } else { json(files) };
    Ok(differences("rustfix", &fixed, &suggestions::applied(original.clone(), filter, json)?))
}

fn texts(files: Files) -> BTreeMap<String, String> {
    files.into_iter().map(|(file, bytes)| (file, String::from_utf8_lossy(&bytes).into_owned())).collect()
}

/// The safe repair is made and holds without `--unsafe-fixes`, and gives way to another one with it.
fn safe_repair_gives_way(case: &Case, told: &Run, stronger: &Repair) -> Result<Failures, String> {
    let safe = repair(case, Allowed::Safe)?;
    let mut failures = diff_and_fix_agree(case, &safe);
    failures.extend(rustfix_and_fix_agree(case, told, Allowed::Safe, &safe)?);
    if safe.files == stronger.files {
        failures.push("`--unsafe-fixes` makes the safe repair".to_owned());
    }
    Ok(failures)
}

/// What is not safe is left as it is without `--unsafe-fixes`, and what is left, with them.
///
/// `changed`: of the files of the case, where `--fix` must change none.
pub fn is_changed_on_demand(
    case: &Case,
    told: &Run,
    repair: Option<&Repair>,
    changed: Result<Failures, String>,
) -> Result<Failures, String> {
    match repair {
        _ if case.untouched_by().is_some() => changed,
        Some(stronger) if case.safe_too => safe_repair_gives_way(case, told, stronger),
        _ => Ok(Failures::new()),
    }
}

/// The diff is what somebody has read and put beside the case; `UPDATE_EXPECT=1` puts it there.
pub fn diff_is_as_read(case: &Case, repair: &Repair) -> Result<Failures, String> {
    let path = case.diff_path();
    let read = std::fs::read_to_string(&path).unwrap_or_default();
    if read == repair.diff {
        return Ok(Failures::new());
    }
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, &repair.diff).map_err(|error| error.to_string())?;
        return Ok(Failures::new());
    }
    let changes = unified_diff(Algorithm::Myers, &read, &repair.diff, 3, Some(("read", "made")));
    Ok(vec![format!("the diff is not the one beside the case; UPDATE_EXPECT=1 writes it:\n{changes}")])
}

/// The files that are not the same in both.
pub fn differences<T: PartialEq>(
    what: &str,
    before: &BTreeMap<String, T>,
    after: &BTreeMap<String, T>,
) -> Failures {
    let paths: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let differ = paths.into_iter().filter(|path| before.get(*path) != after.get(*path));
    differ.map(|path| format!("{what}: {path}")).collect()
}

fn not_rust(files: &Files) -> Failures {
    files
        .iter()
        .filter(|(path, _)| is_rust(path))
        .filter_map(|(path, bytes)| {
            let error = syn::parse_file(&String::from_utf8_lossy(bytes)).err()?;
            Some(format!("{path} does not parse: {error}"))
        })
        .collect()
}
