//! Programs that are put together at random do the same after their safe repairs: `cargo test --test generated`.
//! `GENERATED=10000 SEED=7` runs as many programs that are repaired, from another seed on.
#![cfg(target_os = "linux")]
#![allow(clippy::disallowed_methods, reason = "tests read, write and start what they need")]

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

#[path = "generated/builds.rs"]
mod builds;
#[path = "scratch/folder.rs"]
mod folder;
#[path = "generated/parts.rs"]
mod parts;
#[path = "generated/program.rs"]
mod program;
#[path = "generated/random.rs"]
mod random;
#[path = "generated/reading.rs"]
mod reading;
#[path = "generated/runs.rs"]
mod runs;

use builds::{MOST, build};
use runs::SCENARIOS;

/// So many are repaired, built and run at once.
const WAVE: u64 = 512;

/// A program that is not the same after its repair.
struct Failure {
    seed: u64,
    what: String,
    before: String,
    after: String,
}

#[test]
fn programs_do_the_same_after_their_safe_repairs() {
    let number = |name: &str, usual: u64| std::env::var(name).map_or(usual, |it| it.parse().unwrap());
    let (wanted, mut seed) = (number("GENERATED", 300), number("SEED", 1) << 32);
    let (mut n_repaired, mut failures) = (0, Vec::new());
    while n_repaired < wanted {
        let (repaired, failed) = wave(seed, usize::try_from(wanted - n_repaired).unwrap()).unwrap();
        n_repaired += repaired;
        failures.extend(failed);
        seed += WAVE;
    }
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generated");
    fs::remove_dir_all(&kept).ok();
    for Failure { seed, what, before, after } in &failures {
        folder::write(&kept, &format!("{seed}/before.rs"), before);
        folder::write(&kept, &format!("{seed}/after.rs"), after);
        folder::write(&kept, &format!("{seed}/what"), what);
    }
    let said: Vec<String> = failures.iter().map(|it| format!("{}: {}", it.seed, it.what)).collect();
    assert!(
        said.is_empty(),
        "{} of {n_repaired}, kept in {}:\n{}",
        said.len(),
        kept.display(),
        said.join("\n")
    );
}

/// How many of the programs of a wave are repaired, at most so many, and those of them that are not the same.
fn wave(first: u64, most: usize) -> io::Result<(u64, Vec<Failure>)> {
    let scratch = folder::folder();
    let source = |seed: u64| scratch.path().join(format!("p{seed}/src/main.rs"));
    let seeds: Vec<u64> = (first..first + WAVE).collect();
    for seed in &seeds {
        let manifest = format!("[package]\nname = \"p{seed}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
        folder::write(scratch.path(), &format!("p{seed}/Cargo.toml"), manifest);
        folder::write(scratch.path(), &format!("p{seed}/src/main.rs"), program::program(*seed));
    }
    let run = folder::buffix(
        scratch.path(),
        &["--fix-only", "--allow-dirty", "--isolated", "--no-read-dependencies", "--quiet"],
    );
    assert!(matches!(run.code, Some(0 | 1)), "{run:?}");
    let texts = seeds.into_iter().map(|seed| (seed, program::program(seed), folder::read_text(source(seed))));
    let repaired: Vec<(u64, String, String)> = texts.filter(|it| it.1 != it.2).take(most).collect();
    let batches: Vec<&[(u64, String, String)]> = repaired.chunks(MOST).collect();
    let failures = batches.into_par_iter().map(batch).collect::<io::Result<Vec<_>>>()?;
    Ok((repaired.len() as u64, failures.into_iter().flatten().collect()))
}

fn batch(programs: &[(u64, String, String)]) -> io::Result<Vec<Failure>> {
    let scratch = folder::folder();
    let numbers: Vec<u64> = programs.iter().map(|it| it.0).collect();
    let side = |name: &str, numbers: &[u64], text: fn(&(u64, String, String)) -> &String| {
        for it in programs {
            folder::write(scratch.path(), &format!("{name}/p{}.rs", it.0), text(it));
        }
        build(&scratch.path().join(name), numbers)
    };
    let (before, wrong) = side("before", &numbers, |it| &it.1)?;
    assert!(wrong.is_empty(), "a program of the generator does not compile: {}", wrong[0].1);
    let (after, wrong) = side("after", &numbers, |it| &it.2)?;
    let failure = |(seed, text, repaired): &(u64, String, String), what: String| Failure {
        seed: *seed,
        what,
        before: text.clone(),
        after: repaired.clone(),
    };
    let mut failures = Vec::new();
    for program in programs {
        if let Some((_, said)) = wrong.iter().find(|it| it.0 == program.0) {
            failures.push(failure(program, format!("does not compile: {said}")));
            continue;
        }
        let named = |of: &Path| -> io::Result<PathBuf> {
            let link = of.with_file_name(format!("p{}", program.0));
            fs::hard_link(of, &link)?;
            Ok(link)
        };
        let (before, after) = (named(&before)?, named(&after)?);
        let differences = SCENARIOS.iter().map(|it| it.difference(&before, &after, scratch.path()));
        let differences = differences.collect::<io::Result<Vec<_>>>()?;
        let said: Vec<String> = differences.into_iter().flatten().collect();
        if !said.is_empty() {
            failures.push(failure(program, said.join("\n")));
        }
    }
    Ok(failures)
}
