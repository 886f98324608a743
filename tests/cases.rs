//! Proves every case under `tests/cases`, one entry a case: `cargo test --test cases flush/labels` proves one topic.
//! Only the programs of the cases that are chosen are built.
#![cfg_attr(not(unix), allow(unused, reason = "the programs are watched as Unix shows them"))]
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

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::sync::{Arc, LazyLock};

use libtest_mimic::{Arguments, Failed, Trial};

use case::{Case, Kind};
use proof::{Failures, or_failure};
use scratch::Build;
use tool::Allowed;

type Programs = LazyLock<Build, Box<dyn FnOnce() -> Build + Send>>;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let cases: Arc<[Case]> = case::all().into_iter().filter(|it| is_chosen(&arguments, &it.name)).collect();
    if !arguments.list {
        say_what_is_not_proved(cases.len());
    }
    let building = Arc::clone(&cases);
    let programs: Arc<Programs> = Arc::new(LazyLock::new(Box::new(move || scratch::build(&building))));
    let trials = (0..cases.len()).map(|at| {
        let (cases, programs) = (Arc::clone(&cases), Arc::clone(&programs));
        Trial::test(cases[at].name.clone(), move || prove(&cases[at], &programs))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}

/// As the usual test runner chooses.
fn is_chosen(arguments: &Arguments, name: &str) -> bool {
    let fits =
        |wanted: &String| if arguments.exact { name == wanted } else { name.contains(wanted.as_str()) };
    arguments.filter.as_ref().is_none_or(fits) && !arguments.skip.iter().any(fits)
}

fn say_what_is_not_proved(n_cases: usize) {
    if let Some(why) = &*run::CANNOT_COUNT {
        // Past the capture of a test runner: whoever reads the log should know.
        writeln!(io::stderr(), "skipped: the system calls of {n_cases} cases are not counted: {why}").ok();
    }
    if !*tool::HAS_RUSTFMT {
        writeln!(io::stderr(), "skipped: there is no rustfmt").ok();
    }
}

/// Fails with everything that is wrong.
fn prove(case: &Case, programs: &Programs) -> Result<(), Failed> {
    let mut wrong = Vec::new();
    let mut hold = |property: &str, found: Failures| {
        wrong.extend(found.iter().map(|it| format!("{property}: {}", it.trim_end())));
    };
    if case.kind != Kind::Open {
        hold(
            "each marker has its finding, and each finding its marker",
            or_failure(proof::markers_are_exact(case)),
        );
    }
    hold("nothing is changed but on demand", or_failure(proof::is_changed_on_demand(case)));
    let allowed = match case.kind {
        Kind::Fixed => Some(Allowed::Safe),
        Kind::Review => Some(Allowed::Unsafe),
        Kind::Left | Kind::Open => None,
    };
    if let Some(allowed) = allowed {
        hold("the diff and the rewriting agree", or_failure(proof::diff_and_fix_agree(case, allowed)));
        if !case.rustfix_differs {
            hold(
                "rustfix makes the same of the JSON",
                or_failure(proof::rustfix_and_fix_agree(case, allowed)),
            );
        }
        hold("a second run changes nothing", or_failure(proof::second_run_is_empty(case, allowed)));
        for style in proof::styles(case).into_iter().filter(|_| *tool::HAS_RUSTFMT) {
            let found = or_failure(proof::stays_formatted(case, allowed, style));
            hold("what is formatted stays formatted", found);
        }
        hold("its diff is the one beside it", or_failure(proof::diff_is_as_read(case, allowed)));
    }
    prove_program(case, programs, &mut hold);
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(format!("{}\n{}", case.path.display(), wrong.join("\n")).into())
    }
}

/// The properties of the programs, before and after the repair.
fn prove_program(case: &Case, programs: &Programs, hold: &mut impl FnMut(&str, Failures)) {
    hold("it compiles and runs", or_failure(proof::compiles_and_runs(case, programs)));
    if matches!(case.kind, Kind::Fixed | Kind::Review) {
        let found = or_failure(proof::behaves_the_same(case, programs));
        hold("repaired, it does the same with fewer calls", found);
    }
    if case.kind != Kind::Fixed {
        return;
    }
    #[cfg(target_os = "linux")]
    if case.writes_to_argument() {
        hold("a full disk is still reported", or_failure(proof::full_disk_is_reported(case, programs)));
    }
    let found = or_failure(proof::closed_pipe_is_noticed(case, programs));
    hold("a closed pipe ends it as before", found);
    if run::CANNOT_COUNT.is_none() {
        let found = or_failure(proof::is_seen_as_before(case, programs));
        hold("another process sees as much as before", found);
    }
}
