//! The properties of the programs of a case, before and after its repair, each as the list of what is wrong with it.

use std::collections::BTreeSet;

use super::case::{Case, Kind};
use super::proof::{Failures, differences};
use super::run::{
    self, Behaviour, CANNOT_COUNT, Calls, HAS_LIMITS, Watched, run, run_counted, run_limited, run_traced,
    run_unread,
};
use super::scratch::Build;
use super::tool::Repair;
use super::trace::{Moment, Thread};

/// As it stands, a case compiles, runs and ends well.
pub fn compiles_and_runs(case: &Case, build: &Build) -> Result<Failures, String> {
    Ok(ended_badly(&run_side(case, build, "before", &[])?))
}

fn ended_badly(behaviour: &Behaviour) -> Failures {
    match behaviour.code {
        Some(0) => Failures::new(),
        code => vec![format!("exit code {code:?}: {}", behaviour.stderr)],
    }
}

/// The repaired program compiles without new warnings.
pub fn compiles_repaired(case: &Case, build: &Build) -> Result<Failures, String> {
    executable(case, build, "after")?;
    Ok(new_warnings(case, build))
}

/// It ends well, and repaired does the same with fewer calls; and whenever others may look, as much is written as
/// before the repair. Also how many bytes the largest file holds that it leaves.
pub fn behaves_the_same(case: &Case, build: &Build, repair: &Repair) -> Result<(Failures, u64), String> {
    if CANNOT_COUNT.is_some() {
        let (before, after) = (run_side(case, build, "before", &[])?, run_side(case, build, "after", &[])?);
        let mut failures = ended_badly(&before);
        failures.extend(behaviours_differ(&before, &after));
        return Ok((failures, largest(&before)));
    }
    let is_observed = case.kind == Kind::Fixed && repair.writes_through_buffer();
    // What the kernel adds up is files and pipes only.
    let watch = if is_observed || case.uses_sockets() { run_traced } else { run_counted };
    let watched =
        |side| watch(executable(case, build, side)?, &case.stdin).map_err(|error| format!("{side}: {error}"));
    let (before, after) = (watched("before")?, watched("after")?);
    let mut failures = ended_badly(&before.behaviour);
    failures.extend(behaviours_differ(&before.behaviour, &after.behaviour));
    failures.extend(too_many_calls(case, before.calls, after.calls));
    if is_observed {
        failures.extend(seen_otherwise(&before, &after));
    }
    Ok((failures, largest(&before.behaviour)))
}

fn largest(behaviour: &Behaviour) -> u64 {
    let written = behaviour.files.iter().filter(|(name, _)| !run::is_input(name));
    written.map(|(_, bytes)| bytes.len() as u64).max().unwrap_or_default()
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

/// Where another process sees less than before.
fn seen_otherwise(before: &Watched, after: &Watched) -> Failures {
    let (before, after) = (&before.threads, &after.threads);
    let threads = before.iter().zip(after).enumerate();
    let mut failures: Failures = threads
        .filter_map(|(idx, (before, after))| Some(format!("thread {idx}: {}", held_back(before, after)?)))
        .collect();
    if before.len() != after.len() {
        failures.push(format!("{} threads and processes before, {} after", before.len(), after.len()));
    }
    failures
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
    failures.extend(ends_otherwise("full disk", &before, &after));
    Ok(failures)
}

/// Where the last of so many bytes, of the largest file that is left, does not fit, that is reported after the repair as it
/// was before: a buffer that is larger than what is written meets it in its last flush.
#[cfg(target_os = "linux")]
pub fn last_byte_is_reported(case: &Case, build: &Build, bytes: u64) -> Result<Failures, String> {
    if !*HAS_LIMITS || bytes <= 1 || loses_errors(case) {
        return Ok(Failures::new());
    }
    let limited = |side| {
        let run = run_limited(executable(case, build, side)?, &case.stdin, bytes - 1);
        run.map_err(|error| format!("{side}: {error}"))
    };
    let (before, after) = (limited("before")?, limited("after")?);
    Ok(ends_otherwise("last byte", &before, &after).into_iter().collect())
}

/// With the reader of its standard output gone, a program ends as it did, or tells the error that it had lost.
pub fn closed_pipe_is_noticed(case: &Case, build: &Build) -> Result<Failures, String> {
    let unread = |side| {
        run_unread(executable(case, build, side)?, &case.stdin).map_err(|error| format!("{side}: {error}"))
    };
    let (before, after) = (unread("before")?, unread("after")?);
    if loses_errors(case) && after.code != Some(0) && !after.stderr.is_empty() {
        return Ok(Failures::new());
    }
    Ok(ends_otherwise("closed pipe", &before, &after).into_iter().collect())
}

/// A program that meets an error ends as before, and says something where it did.
fn ends_otherwise(what: &str, before: &Behaviour, after: &Behaviour) -> Option<String> {
    let ended = |it: &Behaviour| (it.code, it.stderr.is_empty());
    let said = |it: &Behaviour| format!("exit code {:?}, stderr {:?}", it.code, it.stderr);
    (ended(before) != ended(after)).then(|| format!("{what}: {} before, {} after", said(before), said(after)))
}

/// Whether what is repaired is that an error goes unseen.
fn loses_errors(case: &Case) -> bool {
    case.expected().iter().any(|it| it.what == "unflushed_buffer")
}

fn executable<'a>(case: &Case, build: &'a Build, side: &str) -> Result<&'a std::path::Path, String> {
    let name = format!("{}_{side}", case.slug());
    let errors = build.errors.get(&name);
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
