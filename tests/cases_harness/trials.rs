//! One entry a case, each proved by all of its properties; only the programs of the cases that are chosen are built.

mod batch;
mod behaviour;
pub mod case;
#[path = "../scratch/folder.rs"]
mod folder;
mod forest;
mod input;
mod marker;
mod package;
mod proof;
mod rows;
mod run;
mod scratch;
#[path = "../consumers/suggestions.rs"]
mod suggestions;
mod tool;
mod trace;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::{Arc, LazyLock};

use libtest_mimic::{Arguments, Failed, Trial};

use case::{Case, Kind};
use folder::{Run, skipped};
use marker::{Quieted, Sighting};
use proof::{Failures, or_failure};
use scratch::Build;
use tool::Repair;

/// What is made once for all cases that are chosen.
struct Made {
    programs: Build,
    /// What is found in each of them where they lie in one tree.
    together: Result<BTreeMap<String, Vec<Sighting>>, String>,
    /// What is quiet in them there.
    quiet: Result<BTreeMap<String, Vec<Quieted>>, String>,
    /// What is changed of them there, where nothing may be.
    changed: Result<BTreeMap<String, Failures>, String>,
}

type Once = LazyLock<Made, Box<dyn FnOnce() -> Made + Send>>;

pub fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let cases: Arc<[Case]> = case::all().into_iter().filter(|it| is_chosen(&arguments, &it.name)).collect();
    if !arguments.list {
        say_what_is_not_proved(cases.len());
    }
    let chosen = Arc::clone(&cases);
    let prepare = move || Made {
        programs: scratch::build(&chosen),
        together: forest::found(&chosen),
        quiet: forest::quiet(&chosen, &[Vec::new()]).map(|it| it.into_iter().next().unwrap_or_default()),
        changed: forest::changed(&chosen),
    };
    let made: Arc<Once> = Arc::new(LazyLock::new(Box::new(prepare)));
    let trials = (0..cases.len()).map(|at| {
        let (cases, made) = (Arc::clone(&cases), Arc::clone(&made));
        Trial::test(cases[at].name.clone(), move || prove(&cases[at], &made))
    });
    let of_rows = Trial::test(OF_ROWS, || rows::change_what_names_them().map_err(Failed::from));
    let of_rows = Some(of_rows).filter(|_| is_chosen(&arguments, OF_ROWS));
    libtest_mimic::run(&arguments, trials.chain(of_rows).collect()).exit_code()
}

/// The one test of all cases at once.
const OF_ROWS: &str = "each_row_decides_what_names_it";

/// As the usual test runner chooses.
fn is_chosen(arguments: &Arguments, name: &str) -> bool {
    let fits =
        |wanted: &String| if arguments.exact { name == wanted } else { name.contains(wanted.as_str()) };
    arguments.filter.as_ref().is_none_or(fits) && !arguments.skip.iter().any(fits)
}

fn say_what_is_not_proved(n_cases: usize) {
    if let Some(why) = &*run::CANNOT_COUNT {
        skipped(&format!("the system calls of {n_cases} cases are not counted: {why}"));
    }
    if !*tool::HAS_PATCH {
        skipped(&format!("no diff of {n_cases} cases is applied by patch: there is none"));
    }
    if !*run::HAS_LIMITS {
        skipped(&format!("no file of {n_cases} cases is limited: there is no prlimit"));
    }
}

/// Fails with everything that is wrong.
fn prove(case: &Case, made: &Made) -> Result<(), Failed> {
    let programs = &made.programs;
    let mut wrong = Vec::new();
    let mut hold = |property: &str, found: Result<Failures, String>| {
        wrong.extend(or_failure(found).iter().map(|it| format!("{property}: {}", it.trim_end())));
    };
    let repair = match programs.repairs.get(&case.name).map(Result::as_ref).transpose() {
        Ok(repair) => repair,
        Err(error) => return Err(format!("{}\n{error}", case.path.display()).into()),
    };
    match proof::told(case) {
        Ok(told) => {
            let found = of_case(&made.together, case).and_then(|it| proof::is_told_alike(&told, it));
            hold("among all cases as alone", found);
            let found = of_case(&made.quiet, case).map(|it| proof::rows_are_exact(case, it));
            hold("what is quiet names its row", found);
            let changed = of_case(&made.changed, case);
            let found = proof::is_changed_on_demand(case, &told, repair, changed);
            hold("nothing is changed but on demand", found);
            prove_text(case, &told, repair, &mut hold);
        }
        Err(error) => hold("it is looked at", Err(error)),
    }
    prove_program(case, programs, repair, &mut hold);
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(format!("{}\n{}", case.path.display(), wrong.join("\n")).into())
    }
}

/// Of what was made of all cases at once.
fn of_case<T: Clone>(made: &Result<BTreeMap<String, Vec<T>>, String>, case: &Case) -> Result<Vec<T>, String> {
    let made = made.as_ref().map_err(Clone::clone)?;
    Ok(made.get(&forest::folder(case)).cloned().unwrap_or_default())
}

/// The properties of what is said and made of it.
fn prove_text(
    case: &Case,
    told: &Run,
    repair: Option<&Repair>,
    hold: &mut impl FnMut(&str, Result<Failures, String>),
) {
    let found = proof::markers_are_exact(case, told);
    hold("each marker has its finding, and each finding its marker", found);
    let Some((allowed, repair)) = case.allowed().zip(repair) else { return };
    hold("the diff and the rewriting agree", Ok(proof::diff_and_fix_agree(case, repair)));
    let found = proof::rustfix_and_fix_agree(case, told, allowed, repair);
    hold("rustfix makes the same of the JSON, and a second run nothing", found);
    hold("its diff is the one beside it", proof::diff_is_as_read(case, repair));
}

/// The properties of the programs, before and after the repair.
fn prove_program(
    case: &Case,
    programs: &Build,
    repair: Option<&Repair>,
    hold: &mut impl FnMut(&str, Result<Failures, String>),
) {
    let Some(repair) = repair else {
        return hold("it compiles and runs", behaviour::compiles_and_runs(case, programs));
    };
    hold("repaired, it compiles without new warnings", behaviour::compiles_repaired(case, programs));
    if case.kind == Kind::Review && !case.runs_same {
        return hold("it compiles and runs", behaviour::compiles_and_runs(case, programs));
    }
    let found = behaviour::behaves_the_same(case, programs, repair);
    #[cfg(target_os = "linux")]
    let largest = found.as_ref().map_or(0, |(_, largest)| *largest);
    let found = found.map(|(failures, _)| failures);
    hold("repaired, it does the same with fewer calls, and others see as much", found);
    if case.kind != Kind::Fixed {
        return;
    }
    #[cfg(target_os = "linux")]
    if case.writes_to_argument() {
        hold("a full disk is still reported", behaviour::full_disk_is_reported(case, programs));
    }
    #[cfg(target_os = "linux")]
    hold(
        "a last byte that does not fit is reported",
        behaviour::last_byte_is_reported(case, programs, largest),
    );
    hold("a closed pipe ends it as before", behaviour::closed_pipe_is_noticed(case, programs));
}
