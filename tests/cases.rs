//! Proves every case under `tests/cases`: one test a property, each naming all cases that fail it.
#![cfg(unix)]
#![allow(clippy::disallowed_methods, reason = "tests read, write and start what they need")]

#[path = "cases_harness/case.rs"]
mod case;
#[path = "cases_harness/input.rs"]
mod input;
#[path = "cases_harness/marker.rs"]
mod marker;
#[path = "cases_harness/proof.rs"]
mod proof;
#[path = "cases_harness/run.rs"]
mod run;
#[path = "cases_harness/scratch.rs"]
mod scratch;
#[path = "consumers/suggestions.rs"]
mod suggestions;
#[path = "cases_harness/tool.rs"]
mod tool;
#[path = "cases_harness/trace.rs"]
mod trace;

use std::collections::BTreeSet;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use rayon::prelude::*;

use case::{Case, Kind};
use proof::{Failures, or_failure};
use scratch::Build;
use tool::{Allowed, Checkout};

static CASES: LazyLock<Vec<Case>> = LazyLock::new(case::all);
static BUILD: LazyLock<Build> = LazyLock::new(|| scratch::build(&CASES));

/// Checks all cases at once and fails with everything that is wrong.
fn prove(check: impl Fn(&Case) -> Failures + Sync) {
    let failed: Vec<String> = CASES
        .par_iter()
        .filter_map(|case| {
            let failures = check(case);
            let list: Vec<&str> = failures.iter().map(|it| it.trim_end()).collect();
            (!list.is_empty()).then(|| format!("{}\n    {}\n", case.path.display(), list.join("\n    ")))
        })
        .collect();
    assert!(failed.is_empty(), "{} of {} cases:\n{}", failed.len(), CASES.len(), failed.concat());
}

#[test]
fn every_name_is_used_once() {
    let names: BTreeSet<&str> = CASES.iter().map(|case| case.name.as_str()).collect();
    assert_eq!(names.len(), CASES.len());
}

/// `dangers.tsv`: how buffering goes wrong, and the case that shows what is done about it.
#[test]
fn each_danger_has_its_case() {
    for line in include_str!("dangers.tsv").lines() {
        let (danger, case) = line.split_once('\t').unwrap();
        assert!(CASES.iter().any(|it| it.path == Path::new("tests/cases").join(case)), "{danger}: no {case}");
    }
}

#[test]
fn what_is_repaired_is_marked() {
    prove(|case| {
        let is_unmarked = !matches!(case.kind, Kind::Left | Kind::Open) && case.expected().is_empty();
        if is_unmarked { vec!["no line carries a `//~` marker".to_owned()] } else { Failures::new() }
    });
}

#[test]
fn every_case_compiles_and_runs() {
    prove(|case| or_failure(proof::compiles_and_runs(case, &BUILD)));
}

#[test]
fn markers_are_exact() {
    prove(|case| match case.kind {
        Kind::Open => Failures::new(),
        _ => or_failure(proof::markers_are_exact(case)),
    });
}

#[test]
fn the_diff_and_the_rewriting_agree() {
    prove(|case| match case.kind {
        Kind::Fixed => or_failure(proof::diff_and_fix_agree(case, Allowed::Safe)),
        Kind::Review => or_failure(proof::diff_and_fix_agree(case, Allowed::Unsafe)),
        Kind::Left | Kind::Open => Failures::new(),
    });
}

/// Of two repairs made one by one each brings its own import, where together one import serves both.
const IMPORTS_TWICE: &str = "a_block_needs_no_import_of_what_its_file_imports";

#[test]
fn rustfix_makes_of_the_json_what_fix_makes() {
    prove(|case| match case.kind {
        _ if case.name == IMPORTS_TWICE => Failures::new(),
        Kind::Fixed => or_failure(proof::rustfix_and_fix_agree(case, Allowed::Safe)),
        Kind::Review => or_failure(proof::rustfix_and_fix_agree(case, Allowed::Unsafe)),
        Kind::Left | Kind::Open => Failures::new(),
    });
}

/// rustfmt's own widths, and those of projects that set their own.
const STYLES: [&str; 5] = [
    "",
    "max_width = 110\nuse_small_heuristics = \"Max\"\n",
    "max_width = 80\n",
    "tab_spaces = 2\n",
    "hard_tabs = true\n",
];

#[test]
fn what_is_formatted_stays_formatted() {
    if Command::new("rustfmt").arg("--version").output().is_err() {
        writeln!(io::stderr(), "skipped: there is no rustfmt").ok();
        return;
    }
    for style in STYLES {
        prove(|case| match case.kind {
            Kind::Fixed => or_failure(proof::stays_formatted(case, Allowed::Safe, style)),
            Kind::Review => or_failure(proof::stays_formatted(case, Allowed::Unsafe, style)),
            Kind::Left | Kind::Open => Failures::new(),
        });
    }
}

#[test]
fn a_second_run_changes_nothing() {
    prove(|case| match case.kind {
        Kind::Fixed => or_failure(proof::second_run_is_empty(case, Allowed::Safe)),
        Kind::Review => or_failure(proof::second_run_is_empty(case, Allowed::Unsafe)),
        Kind::Left | Kind::Open => Failures::new(),
    });
}

#[test]
fn what_is_not_safe_is_changed_only_on_demand() {
    prove(|case| match case.kind {
        Kind::Fixed => Failures::new(),
        Kind::Review if case.safe_too => or_failure(proof::safe_repair_gives_way(case)),
        Kind::Review | Kind::Open => or_failure(proof::stays_untouched(case, Allowed::Safe)),
        Kind::Left => or_failure(proof::stays_untouched(case, Allowed::Unsafe)),
    });
}

#[test]
fn repaired_programs_do_the_same_with_fewer_calls() {
    if let Some(why) = &*run::CANNOT_COUNT {
        // Past the capture of the test runner: whoever reads the log should know what was not proved.
        writeln!(io::stderr(), "skipped: the system calls of {} cases are not counted: {why}", CASES.len())
            .ok();
    }
    prove(|case| match case.kind {
        Kind::Left | Kind::Open => Failures::new(),
        Kind::Fixed | Kind::Review => or_failure(proof::behaves_the_same(case, &BUILD)),
    });
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_still_reported() {
    use std::os::unix::fs::FileTypeExt;

    // Root can rename a file onto it, and then no disk is full any more.
    let is_device = || std::fs::metadata("/dev/full").is_ok_and(|it| it.file_type().is_char_device());
    assert!(is_device(), "/dev/full is no device");
    prove(|case| match case.kind {
        Kind::Fixed if case.writes_to_argument() => or_failure(proof::full_disk_is_reported(case, &BUILD)),
        _ => Failures::new(),
    });
    assert!(is_device(), "a case has put another file in the place of /dev/full");
}

#[test]
fn a_closed_pipe_ends_the_program_as_before() {
    prove(|case| match case.kind {
        Kind::Fixed => or_failure(proof::closed_pipe_is_noticed(case, &BUILD)),
        _ => Failures::new(),
    });
}

#[test]
fn another_process_sees_as_much_as_before() {
    if run::CANNOT_COUNT.is_some() {
        return;
    }
    prove(|case| match case.kind {
        Kind::Fixed => or_failure(proof::is_seen_as_before(case, &BUILD)),
        _ => Failures::new(),
    });
}

/// The findings and the diff, as a user sees them.
fn shown(case: &Case) -> String {
    let checkout = Checkout::of(case);
    let allowed = if case.kind == Kind::Review { Allowed::Unsafe } else { Allowed::Safe };
    let run = |args: &[&str]| checkout.buffix(args).map_or_else(|error| error, |ran| ran.stdout);
    format!("{}\n{}", run(&[]), run(allowed.diff()))
}

#[test]
fn snapshots_show_findings_and_diff() {
    let with_snapshot: Vec<&Case> = CASES
        .iter()
        .filter(|case| case.kind != Kind::Open && (case.kind != Kind::Left || !case.expected().is_empty()))
        .collect();
    // Markers come first, so that accepting snapshots never accepts a missed sink.
    let misses = with_snapshot.par_iter().map(|case| or_failure(proof::markers_are_exact(case)));
    let misses: usize = misses.map(|failures| failures.len()).sum();
    assert_eq!(misses, 0, "the markers do not hold; snapshots were not looked at");
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots/cases");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let texts: Vec<(&Case, String)> = with_snapshot.par_iter().map(|case| (*case, shown(case))).collect();
    let changed: Vec<&str> = texts
        .iter()
        .filter(|(case, text)| {
            let mut settings = settings.clone();
            settings.set_input_file(&case.path);
            let same = || settings.bind(|| insta::assert_snapshot!(case.name.as_str(), text));
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(same)).is_err()
        })
        .map(|(case, _)| case.name.as_str())
        .collect();
    assert!(changed.is_empty(), "{} snapshots differ:\n{}", changed.len(), changed.join("\n"));
}

#[test]
fn every_snapshot_has_its_case() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots/cases");
    let snapshots = walkdir::WalkDir::new(dir).into_iter().filter_map(Result::ok);
    let names = snapshots.filter_map(|it| it.file_name().to_str()?.strip_suffix(".snap").map(str::to_owned));
    let strangers: Vec<String> = names.filter(|name| CASES.iter().all(|case| case.name != *name)).collect();
    assert!(strangers.is_empty(), "snapshots without a case: {strangers:?}");
}
