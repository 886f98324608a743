//! Where the programs of others are: in `$BUFFIX_TOOLS/bin`, which `.ci/consumers` fills, or in the path.

use std::path::PathBuf;
use std::process::Command;

use crate::root;
use crate::scratch::{Run, run_of, skipped};

/// The folder that `.ci/consumers` has filled; a relative one is one of the project.
pub fn tools() -> Option<PathBuf> {
    std::env::var_os("BUFFIX_TOOLS").map(|it| root().join(it))
}

/// Where a program is; says so where it is missing.
pub fn path_of(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let installed = tools().map(|it| it.join("bin"));
    let found = installed
        .into_iter()
        .chain(std::env::split_paths(&path))
        .map(|it| it.join(name))
        .find(|it| it.is_file());
    if found.is_none() {
        skipped(&format!("there is no {name}"));
    }
    found
}

/// A program, if it is there.
pub fn tool(name: &str) -> Option<Command> {
    path_of(name).map(Command::new)
}

/// Runs a program to its end.
pub fn output(command: &mut Command) -> Run {
    run_of(&command.output().unwrap_or_else(|error| panic!("{command:?}: {error}")))
}

/// The same, which must succeed.
pub fn accepted(command: &mut Command) -> Run {
    let run = output(command);
    assert_eq!(run.code, Some(0), "{command:?}\n{}{}", run.stdout, run.stderr);
    run
}
