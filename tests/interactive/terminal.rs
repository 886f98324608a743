//! A project of four findings, and somebody who types at a terminal.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use crate::scratch::{Run, folder, read_text, skipped, with_input, write};

pub const BYTES: &str = "use std::fs::File;
use std::io::Read;

pub fn lines(path: &str) -> std::io::Result<usize> {
    Ok(File::open(path)?.bytes().filter(|it| matches!(it, Ok(b'\\n'))).count())
}

pub fn words(path: &str) -> std::io::Result<usize> {
    Ok(File::open(path)?.bytes().filter(|it| matches!(it, Ok(b' '))).count())
}
";

/// For a shell, whatever the folder is called that it lies in.
pub const BUFFIX: &str = concat!("'", env!("CARGO_BIN_EXE_buffix"), "'");

pub const QUESTION: &str = "make this repair [y,n,q,a,d,e,?]?";
pub const IMPORT: &str = "use std::io::{BufReader, Read};";

/// Two files with two findings each, all safe; in each file they share an import.
pub fn project() -> TempDir {
    let folder = folder();
    write(folder.path(), "src/a.rs", BYTES);
    write(folder.path(), "src/b.rs", BYTES);
    folder
}

/// `script` runs the program on a terminal.
pub fn terminal(folder: &Path, arguments: &[&str]) -> Command {
    let quoted: Vec<String> = arguments.iter().map(|it| format!("'{it}'")).collect();
    let program = format!("{BUFFIX} --interactive --color never {}", quoted.join(" "));
    let mut script = Command::new("script");
    script.args(["-qec", &program, "/dev/null"]).current_dir(folder);
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "VISUAL", "EDITOR", "CI"] {
        script.env_remove(name);
    }
    script
}

/// Runs it while somebody types, and then ends his input.
pub fn typed(command: &mut Command, letters: &str) -> Option<Run> {
    let run = with_input(command, letters).ok();
    if run.is_none() {
        skipped("there is no `script` to run a program on a terminal");
    }
    run.map(|it| Run { stdout: it.stdout.replace("\r\n", "\n"), ..it })
}

pub fn answered(folder: &Path, letters: &str) -> Option<Run> {
    typed(&mut terminal(folder, &["."]), letters)
}

pub fn texts(folder: &Path) -> BTreeMap<String, String> {
    let files = walkdir::WalkDir::new(folder).into_iter().filter_map(Result::ok);
    let files =
        files.filter(|it| it.file_type().is_file() && it.path().extension().is_some_and(|it| it == "rs"));
    files
        .map(|it| {
            (
                it.path().strip_prefix(folder).expect("walked from it").display().to_string(),
                read_text(it.path()),
            )
        })
        .collect()
}

pub fn n_repaired(folder: &Path, file: &str) -> usize {
    read_text(folder.join(file)).matches("BufReader::new(").count()
}
