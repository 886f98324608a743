//! The properties of one case, each as the list of what is wrong with it.

use std::collections::{BTreeMap, BTreeSet};

use crate::case::{Case, Files, Kind, is_rust, write_tree};
use crate::marker::sightings;
use crate::run::{Behaviour, CANNOT_COUNT, Calls, run, run_counted, run_traced, run_unread};
use crate::scratch::Build;
use crate::suggestions;
use crate::tool::{Allowed, Checkout, repaired};
use crate::trace::{Moment, Thread};

/// One sentence a failure; empty where the property holds.
pub type Failures = Vec<String>;

/// A failure of the tool itself is one more way in which a property does not hold.
pub fn or_failure(result: Result<Failures, String>) -> Failures {
    result.unwrap_or_else(|error| vec![error])
}

/// Every marker has its finding, and every finding its marker.
pub fn markers_are_exact(case: &Case) -> Result<Failures, String> {
    let ran = Checkout::of(case).buffix(&["--message-format", "json"])?;
    let (expected, mut found) = (case.expected(), sightings(&ran.stdout)?);
    let mut failures = Failures::new();
    if i32::from(!found.is_empty()) != ran.code {
        failures.push(format!("exit code {} with {} findings", ran.code, found.len()));
    }
    for sighting in expected {
        match found.iter().position(|it| *it == sighting) {
            Some(idx) => drop(found.remove(idx)),
            None => failures.push(format!("not found: {sighting}")),
        }
    }
    failures.extend(found.iter().map(|sighting| format!("found but not marked: {sighting}")));
    Ok(failures)
}

/// What `--fix` writes is what the diff says, to `git apply` and to `patch -p1`, and it is Rust.
pub fn diff_and_fix_agree(case: &Case, allowed: Allowed) -> Result<Failures, String> {
    let original = Checkout::of(case);
    let before = original.files();
    let diff = original.buffix(allowed.diff())?.stdout;
    let mut failures = Failures::new();
    if original.files() != before {
        failures.push("`--diff` changed a file".to_owned());
    }
    if diff.is_empty() {
        failures.push("the diff is empty".to_owned());
        return Ok(failures);
    }
    let fixed = Checkout::of(case);
    fixed.buffix(allowed.fix())?;
    let fixed = fixed.files();
    failures.extend(not_rust(&fixed));
    let tools: [(&str, &[&str]); 2] =
        [("git", &["apply", "--whitespace=nowarn"]), ("patch", &["-p1", "-s", "-i"])];
    for (program, args) in tools {
        let patched = Checkout::of(case);
        match patched.apply(program, args, &diff) {
            Ok(()) => failures.extend(differences(
                &format!("{program} differs from --fix"),
                &fixed,
                &patched.files(),
            )),
            Err(error) => failures.push(error),
        }
    }
    Ok(failures)
}

/// What is made of the JSON, suggestion by suggestion, is what `--fix` makes.
pub fn rustfix_and_fix_agree(case: &Case, allowed: Allowed) -> Result<Failures, String> {
    let checkout = Checkout::of(case);
    let text = |(file, bytes): (String, Vec<u8>)| (file, String::from_utf8_lossy(&bytes).into_owned());
    let texts = |files: Files| files.into_iter().map(text).collect::<BTreeMap<String, String>>();
    let json = |files: &BTreeMap<String, String>| {
        write_tree(
            checkout.path(),
            &files.iter().map(|(file, it)| (file.clone(), it.clone().into_bytes())).collect(),
        );
        Ok(checkout.buffix(&["--message-format", "json"])?.stdout)
    };
    let filter = match allowed {
        Allowed::Safe => rustfix::Filter::MachineApplicableOnly,
        Allowed::Unsafe => rustfix::Filter::Everything,
    };
    let applied = suggestions::applied(texts(checkout.files()), filter, json)?;
    write_tree(checkout.path(), &applied.into_iter().map(|(file, it)| (file, it.into_bytes())).collect());
    let fixed = Checkout::of(case);
    fixed.buffix(allowed.fix())?;
    Ok(differences("rustfix", &fixed.files(), &checkout.files()))
}

/// What was repaired once stays as it is.
pub fn second_run_is_empty(case: &Case, allowed: Allowed) -> Result<Failures, String> {
    let checkout = Checkout::of(case);
    checkout.buffix(allowed.fix())?;
    let diff = checkout.buffix(allowed.diff())?.stdout;
    Ok(if diff.is_empty() { Vec::new() } else { vec![format!("a second run changes more:\n{diff}")] })
}

/// The safe repair is made and holds without `--unsafe-fixes`, and gives way to another one with it.
fn safe_repair_gives_way(case: &Case) -> Result<Failures, String> {
    let mut failures = diff_and_fix_agree(case, Allowed::Safe)?;
    failures.extend(second_run_is_empty(case, Allowed::Safe)?);
    if repaired(case, Allowed::Safe)? == repaired(case, Allowed::Unsafe)? {
        failures.push("`--unsafe-fixes` makes the safe repair".to_owned());
    }
    Ok(failures)
}

/// What is not safe is left as it is without `--unsafe-fixes`, and what is left, with them.
pub fn is_changed_on_demand(case: &Case) -> Result<Failures, String> {
    match case.kind {
        Kind::Fixed => Ok(Failures::new()),
        Kind::Review if case.safe_too => safe_repair_gives_way(case),
        Kind::Review | Kind::Open => stays_untouched(case, Allowed::Safe),
        Kind::Left => stays_untouched(case, Allowed::Unsafe),
    }
}

/// The diff is what somebody has read and put beside the case; `UPDATE_EXPECT=1` puts it there.
pub fn diff_is_as_read(case: &Case, allowed: Allowed) -> Result<Failures, String> {
    let checkout = Checkout::of(case);
    checkout.without_markers();
    let diff = checkout.buffix(allowed.diff())?.stdout;
    expect_test::expect_file![case.diff_path()].assert_eq(&diff);
    Ok(Failures::new())
}

/// rustfmt's own widths, and those of a project that sets its own: each case is held in the first style and one more.
pub fn styles(case: &Case) -> [&'static str; 2] {
    const OWN: [&str; 4] = [
        "max_width = 110\nuse_small_heuristics = \"Max\"\n",
        "max_width = 80\n",
        "tab_spaces = 2\n",
        "hard_tabs = true\n",
    ];
    let nth = case.name.bytes().fold(0usize, |sum, it| sum + usize::from(it)) % OWN.len();
    ["", OWN[nth]]
}

/// `--fix` with what is allowed leaves every file as it was.
fn stays_untouched(case: &Case, allowed: Allowed) -> Result<Failures, String> {
    let checkout = Checkout::of(case);
    let before = checkout.files();
    let diff = checkout.buffix(allowed.diff())?.stdout;
    checkout.buffix(allowed.fix())?;
    let mut failures = differences("changed", &before, &checkout.files());
    if !diff.is_empty() {
        failures.push(format!("a diff is not expected:\n{diff}"));
    }
    Ok(failures)
}

/// What rustfmt made is left as rustfmt would make it.
pub fn stays_formatted(case: &Case, allowed: Allowed, style: &str) -> Result<Failures, String> {
    let checkout = Checkout::of(case);
    checkout.without_markers();
    checkout.format(&case.edition, style)?;
    checkout.buffix(allowed.fix())?;
    let fixed = checkout.files();
    checkout.format(&case.edition, style)?;
    Ok(differences("rustfmt changes", &fixed, &checkout.files()))
}

/// As it stands, a case compiles, runs and ends well.
pub fn compiles_and_runs(case: &Case, build: &Build) -> Result<Failures, String> {
    let behaviour = run_side(case, build, "before", &[])?;
    let ended_well = behaviour.code == Some(0);
    Ok(if ended_well {
        Vec::new()
    } else {
        vec![format!("exit code {:?}: {}", behaviour.code, behaviour.stderr)]
    })
}

/// The repaired program compiles without new warnings; run, it does the same with fewer calls.
pub fn behaves_the_same(case: &Case, build: &Build) -> Result<Failures, String> {
    let mut failures = new_warnings(case, build);
    executable(case, build, "after")?;
    if case.kind == Kind::Review && !case.runs_same {
        return Ok(failures);
    }
    if CANNOT_COUNT.is_some() {
        let (before, after) = (run_side(case, build, "before", &[])?, run_side(case, build, "after", &[])?);
        failures.extend(behaviours_differ(&before, &after));
        return Ok(failures);
    }
    let counted = |side| {
        run_counted(executable(case, build, side)?, &case.stdin).map_err(|error| format!("{side}: {error}"))
    };
    let ((before, calls_before), (after, calls_after)) = (counted("before")?, counted("after")?);
    failures.extend(behaviours_differ(&before, &after));
    failures.extend(too_many_calls(case, calls_before, calls_after));
    Ok(failures)
}

fn as_f64(calls: u64) -> f64 {
    f64::from(u32::try_from(calls).unwrap_or(u32::MAX))
}

fn too_many_calls(case: &Case, before: Calls, after: Calls) -> Option<String> {
    let (counted, times) = (case.bound.counted, case.bound.times);
    let (before, after) = (before.of(counted), after.of(counted));
    if times.map_or(after < before, |times| as_f64(after) * times <= as_f64(before)) {
        return None;
    }
    let wanted = times.map_or("fewer".to_owned(), |times| format!("{times} times fewer"));
    Some(format!("{counted:?}: {before} before, {after} after, {wanted} wanted"))
}

/// A full disk is reported after the repair if it was before, or if that is what was repaired.
#[cfg(target_os = "linux")]
pub fn full_disk_is_reported(case: &Case, build: &Build) -> Result<Failures, String> {
    let before = run_side(case, build, "before", &["/dev/full"])?;
    let after = run_side(case, build, "after", &["/dev/full"])?;
    let mut failures = Failures::new();
    if loses_errors(case) {
        if before.code != Some(0) {
            failures.push(format!("full disk: exit code {:?} before, so that nothing was lost", before.code));
        }
        if after.code == Some(0) || after.stderr.is_empty() {
            failures.push(format!("full disk: exit code {:?} after, stderr {:?}", after.code, after.stderr));
        }
        return Ok(failures);
    }
    if (before.code != Some(0)) != (after.code != Some(0)) {
        failures.push(format!("full disk: exit code {:?} before, {:?} after", before.code, after.code));
    }
    if before.stderr.is_empty() != after.stderr.is_empty() {
        failures.push(format!("full disk: stderr {:?} before, {:?} after", before.stderr, after.stderr));
    }
    Ok(failures)
}

/// With the reader of its standard output gone, a program ends as it did, or tells the error that it had lost.
pub fn closed_pipe_is_noticed(case: &Case, build: &Build) -> Result<Failures, String> {
    let unread = |side| {
        run_unread(executable(case, build, side)?, &case.stdin).map_err(|error| format!("{side}: {error}"))
    };
    let (before, after) = (unread("before")?, unread("after")?);
    let mut failures = Failures::new();
    if loses_errors(case) && after.code != Some(0) && !after.stderr.is_empty() {
        return Ok(failures);
    }
    if before.code != after.code {
        failures.push(format!("closed pipe: exit code {:?} before, {:?} after", before.code, after.code));
    }
    if before.stderr.is_empty() != after.stderr.is_empty() {
        failures.push(format!("closed pipe: stderr {:?} before, {:?} after", before.stderr, after.stderr));
    }
    Ok(failures)
}

/// Whenever others may look, as much is written as before the repair.
pub fn is_seen_as_before(case: &Case, build: &Build) -> Result<Failures, String> {
    let writes = |text: &Vec<u8>| String::from_utf8_lossy(text).contains("BufWriter");
    if !repaired(case, Allowed::Safe)?.values().any(writes) {
        return Ok(Failures::new());
    }
    let traced = |side| {
        run_traced(executable(case, build, side)?, &case.stdin).map_err(|error| format!("{side}: {error}"))
    };
    let (before, after) = (traced("before")?, traced("after")?);
    let threads = before.iter().zip(&after).enumerate();
    let mut failures: Failures = threads
        .filter_map(|(idx, (before, after))| Some(format!("thread {idx}: {}", held_back(before, after)?)))
        .collect();
    if before.len() != after.len() {
        failures.push(format!("{} threads and processes before, {} after", before.len(), after.len()));
    }
    Ok(failures)
}

/// The first moment at which less is written than before.
fn held_back(before: &Thread, after: &Thread) -> Option<String> {
    let is_less = |before: &Moment, after: &Moment| {
        before.call != after.call
            || before.written.iter().any(|(file, bytes)| after.written.get(file).is_none_or(|it| it < bytes))
    };
    let (before, after) = (&before.moments, &after.moments);
    if before.len() != after.len() {
        let calls =
            |moments: &[Moment]| moments.iter().map(|it| it.call.as_str()).collect::<Vec<_>>().join(" ");
        return Some(format!("{} before, {} after", calls(before), calls(after)));
    }
    let (before, after) = before.iter().zip(after).find(|(before, after)| is_less(before, after))?;
    Some(format!("{before:?} before, {after:?} after"))
}

#[test]
fn what_is_written_later_than_before_is_held_back() {
    let thread = |bytes| {
        let written = [("output".to_owned(), bytes)].into();
        Thread { moments: vec![Moment { call: "rename".to_owned(), written }], ..Thread::default() }
    };
    assert!(held_back(&thread(16), &thread(8)).is_some());
    assert_eq!(held_back(&thread(16), &thread(16)), None);
    assert!(held_back(&thread(16), &Thread::default()).is_some());
}

/// Whether what is repaired is that an error goes unseen.
fn loses_errors(case: &Case) -> bool {
    case.expected().iter().any(|it| it.what == "unflushed_buffer")
}

fn executable<'a>(case: &Case, build: &'a Build, side: &str) -> Result<&'a std::path::Path, String> {
    let name = format!("{}_{side}", case.slug());
    let errors = build.errors.get(&name).or(build.errors.get("all programs"));
    build.executables.get(&name).map(std::path::PathBuf::as_path).ok_or_else(|| {
        format!("{side}: does not compile:\n{}", errors.map(|it| it.concat()).unwrap_or_default())
    })
}

fn run_side(case: &Case, build: &Build, side: &str, args: &[&str]) -> Result<Behaviour, String> {
    run(executable(case, build, side)?, &case.stdin, args).map_err(|error| format!("{side}: {error}"))
}

fn new_warnings(case: &Case, build: &Build) -> Failures {
    let none = BTreeSet::new();
    let of = |side| build.warnings.get(&format!("{}_{side}", case.slug())).unwrap_or(&none);
    of("after").difference(of("before")).map(|code| format!("a new warning: {code}")).collect()
}

fn behaviours_differ(before: &Behaviour, after: &Behaviour) -> Failures {
    let mut failures = differences("left behind", &before.files, &after.files);
    let aspects = [
        ("exit code", format!("{:?}", before.code), format!("{:?}", after.code)),
        ("stdout", before.stdout.clone(), after.stdout.clone()),
        ("stderr", before.stderr.clone(), after.stderr.clone()),
    ];
    for (aspect, before, after) in aspects.iter().filter(|(_, before, after)| before != after) {
        failures.push(format!("{aspect} was {before:?}, is {after:?}"));
    }
    failures
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

fn differences(what: &str, before: &Files, after: &Files) -> Failures {
    let paths: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let differ = paths.into_iter().filter(|path| before.get(*path) != after.get(*path));
    differ.map(|path| format!("{what}: {path}")).collect()
}
